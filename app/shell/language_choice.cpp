#include "app/shell/language_choice.h"

#include <QDir>
#include <QLocale>
#include <QSettings>

#include <algorithm>
#include <array>
#include <utility>

namespace zama::shell {
namespace {

const QString kFirst = QStringLiteral("language/first");
const QString kSecond = QStringLiteral("language/second");
const QString kDigits = QStringLiteral("language/arabic-digits");
const QString kUse = QStringLiteral("language/second-is-of-other-side");

// As the settings name them.
constexpr std::array kDigitNames{"country", "western", "eastern"};

table::ArabicDigits digitsNamed(const QString &name)
{
    const auto found =
        std::ranges::find_if(kDigitNames, [&](const char *known) { return name == QLatin1String(known); });
    return found == kDigitNames.end() ? table::ArabicDigits::OfCountry
                                      : static_cast<table::ArabicDigits>(found - kDigitNames.begin());
}

QString nameOf(table::ArabicDigits digits)
{
    return QLatin1String(kDigitNames.at(static_cast<std::size_t>(digits)));
}

bool isArabic(const QString &tag)
{
    return QLocale(tag).language() == QLocale::Arabic;
}

} // namespace

LanguageChoice::LanguageChoice(QObject *parent)
    : LanguageChoice(table::Languages::standard(), parent)
{
}

LanguageChoice::LanguageChoice(table::Languages languages, QObject *parent)
    : QObject(parent),
      m_languages(std::move(languages)),
      m_first(table::readers().first.tag)
{
    const QSettings settings;
    m_second = m_languages.tagFor(settings.value(kSecond).toString());
    table::setArabicDigits(digitsNamed(settings.value(kDigits).toString()));
    m_use = settings.value(kUse).toBool() ? SecondUse::OtherSide : SecondUse::Under;
}

void LanguageChoice::begin(const QString &wish)
{
    const QString kept = QSettings().value(kFirst).toString();
    m_first = m_languages.firstOf(QStringList{wish, kept} + QLocale::system().uiLanguages());
    if (m_second == m_first) { // they change places for this time
        const QString other = m_languages.tagFor(kept);
        m_second = other == m_first ? QString() : other;
    }
    apply();
}

QString LanguageChoice::problem() const
{
    const auto mistake = m_languages.mistakeOf(m_first);
    return !mistake ? QString()
                    : tr("%1 cannot be read from line %2 on, so English is spoken.")
                          .arg(QDir::toNativeSeparators(mistake->path), QString::number(mistake->line));
}

void LanguageChoice::choose(QString tag)
{
    if (tag == m_second) {
        m_second = m_first;
    }
    m_first = std::move(tag);
    keep();
}

void LanguageChoice::chooseSecond(const QString &tag)
{
    m_second = tag == m_first ? QString() : tag;
    keep();
}

void LanguageChoice::setUse(SecondUse use)
{
    m_use = use;
    keep();
}

bool LanguageChoice::hasDigits() const
{
    return isArabic(m_first) || isArabic(m_second);
}

void LanguageChoice::setDigits(table::ArabicDigits digits)
{
    table::setArabicDigits(digits);
    keep();
}

void LanguageChoice::follow(int side)
{
    const bool isOther = side != m_side;
    m_side = side;
    if (isOther && m_use == SecondUse::OtherSide && !m_second.isEmpty()) {
        apply();
    }
}

void LanguageChoice::keep()
{
    QSettings settings;
    settings.setValue(kFirst, m_first);
    settings.setValue(kSecond, m_second);
    settings.setValue(kDigits, nameOf(table::arabicDigits()));
    settings.setValue(kUse, m_use == SecondUse::OtherSide);
    apply();
    emit changed();
}

void LanguageChoice::apply()
{
    table::speak(readers());
}

table::Readers LanguageChoice::readers() const
{
    const table::Language &first = m_languages.language(m_first);
    if (m_second.isEmpty()) {
        return {first, {}};
    }
    const table::Language &second = m_languages.language(m_second);
    if (m_use == SecondUse::OtherSide) {
        return {m_side == 1 ? second : first, {}};
    }
    return {first, second};
}

} // namespace zama::shell
