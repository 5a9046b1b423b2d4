#include "table/model/message_formatter.h"

#include "core/text/english.h"
#include "core/text/names.h"
#include "table/model/bidi.h"

#include <QCoreApplication>

#include <cstdlib>

namespace zama::table {
namespace {

struct ArgText {
    const MessageFormatter &formatter;
    const Setup &setup;
    const QLocale &locale;
    const std::string &language;

    [[nodiscard]] QString named(const std::string &name) const
    {
        return withDigitsOf(locale, QString::fromStdString(name));
    }
    QString operator()(int count) const { return locale.toString(count); }
    QString operator()(UnitId unit) const { return named(nameOf(setup, unit, language)); }
    QString operator()(GeneralId general) const { return named(nameOf(setup, general, language)); }
    QString operator()(SideId side) const { return named(nameInText(setup, side, language)); }
    QString operator()(CommandId command) const { return named(nameOf(setup, command, language)); }
    QString operator()(TypeId type) const { return named(nameOf(setup, type, language)); }
    QString operator()(Length length) const { return formatter.length(length.mils); }
    QString operator()(Angle angle) const { return formatter.number(angle.value, 100) + QChar(0x00b0); }
    QString operator()(Chance chance) const { return formatter.perCent(chance.permille); }
    QString operator()(Tenths tenths) const { return formatter.number(tenths.value, 10); }
};

QString capitalised(QString text)
{
    if (!text.isEmpty()) {
        text[0] = text[0].toUpper();
    }
    return text;
}

bool isPlaceholder(QChar c)
{
    return c == QLatin1Char('n') || (c >= QLatin1Char('1') && c <= QLatin1Char('9'));
}

// A value as it is written, and what tells it from equal texts.
struct Pattern {
    const char *text;
    const char *comment = nullptr;
};
constexpr const char *kValues = "MessageFormatter";
constexpr Pattern kCentimetres QT_TRANSLATE_NOOP3("MessageFormatter", "%1 cm", "centimetres");
constexpr Pattern kInches QT_TRANSLATE_NOOP3("MessageFormatter", "%1 in", "inches");
constexpr Pattern kCentimetreWord QT_TRANSLATE_NOOP3("MessageFormatter", "cm", "centimetres");
constexpr Pattern kInchWord QT_TRANSLATE_NOOP3("MessageFormatter", "in", "inches");
constexpr Pattern kPerCent{QT_TRANSLATE_NOOP("MessageFormatter", "%1%")};
constexpr Pattern kUnder{QT_TRANSLATE_NOOP("MessageFormatter", "under %1%")};
constexpr Pattern kOver{QT_TRANSLATE_NOOP("MessageFormatter", "over %1%")};
constexpr Pattern kLastOfList{QT_TRANSLATE_NOOP("List", "%1 and %2")};
constexpr Pattern kNextOfList{QT_TRANSLATE_NOOP("List", "%1, %2")};

Language languageFor(const QLocale &locale)
{
    Language spoken = spokenLanguage();
    if (spoken.locale == locale) {
        return spoken;
    }
    return {locale.bcp47Name(), locale, nullptr};
}

} // namespace

MessageFormatter::MessageFormatter(Language language, LengthUnit unit, LengthDetail detail)
    : m_language(std::move(language)),
      m_tag(m_language.tag.toStdString()),
      m_unit(unit),
      m_detail(detail)
{
}

MessageFormatter::MessageFormatter(const QLocale &locale, LengthUnit unit)
    : MessageFormatter(languageFor(locale), unit)
{
}

// Null where there is no translation. Without a number Qt gives the source text back untouched, %n and all.
QString MessageFormatter::translated(const char *context, const char *source, const char *comment,
                                     int n) const
{
    if (m_language.words != nullptr) {
        return withDigitsOf(locale(), m_language.words->translate(context, source, comment, n));
    }
    if (isEnglish() || QCoreApplication::translate(context, source, comment) == QString::fromUtf8(source)) {
        return {};
    }
    return QCoreApplication::translate(context, source, comment, n);
}

QString MessageFormatter::words(const char *context, const char *source, const char *comment) const
{
    const QString form = translated(context, source, comment);
    return form.isNull() ? QString::fromUtf8(source) : form;
}

// English has its singulars in the source table, and so has what no translation was loaded for; other
// languages have theirs in the translation files.
QString MessageFormatter::pattern(const Message &message) const
{
    const EnglishRow *row = findEnglish(message.id);
    if (row == nullptr) {
        return QString::fromUtf8(message.id.data(), static_cast<qsizetype>(message.id.size()));
    }
    const QString form =
        translated("Message", row->text, nullptr, row->one != nullptr ? countOf(message) : -1);
    return !form.isNull()
               ? form
               : QString::fromUtf8(row->one != nullptr && countOf(message) == 1 ? row->one : row->text);
}

// A name as it stands behind `before`. English alone has articles that change in a sentence.
QString MessageFormatter::insertion(const QString &before, const MessageArg &arg, const Setup &setup) const
{
    const QString plain = text(arg, setup);
    const QString name =
        isEnglish() ? QString::fromStdString(nameBehind(before.toStdString(), plain.toStdString())) : plain;
    const bool isIsolated = before.endsWith(QChar(0x2068)); // by the translation
    return !isIsolated && hasRightToLeft(name) ? isolated(name) : name;
}

QString MessageFormatter::sentence(const Message &message, const Setup &setup) const
{
    const EnglishRow *row = findEnglish(message.id);
    const QString form = pattern(message);
    QString out;
    for (qsizetype i = 0; i < form.size(); ++i) {
        if (form[i] != QLatin1Char('%') || i + 1 == form.size() || !isPlaceholder(form[i + 1])) {
            out += form[i];
            continue;
        }
        const QChar letter = form[++i];
        const auto place = static_cast<std::size_t>(letter.unicode() - u'1');
        if (letter == QLatin1Char('n')) {
            out += locale().toString(countOf(message));
        } else if (const int *stands = row == nullptr ? nullptr : lossAt(*row, message, place)) {
            out += pattern(lossCount(*stands)).replace(QLatin1String("%n"), locale().toString(*stands));
        } else if (place < message.args().size()) {
            out += insertion(out, message.args()[place], setup);
        }
    }
    return capitalised(out);
}

QString MessageFormatter::text(const MessageArg &arg, const Setup &setup) const
{
    return std::visit(ArgText{*this, setup, m_language.locale, m_tag}, arg);
}

QString MessageFormatter::text(const LocalText &text) const
{
    return withDigitsOf(locale(), QString::fromStdString(text.in(m_tag)));
}

QString MessageFormatter::list(const QStringList &names) const
{
    if (names.size() < 2) {
        return names.join(QString());
    }
    QString all = names.first();
    for (qsizetype i = 1; i < names.size(); ++i) {
        const bool isLast = i + 1 == names.size();
        const Pattern &pair = isLast ? kLastOfList : kNextOfList;
        all = words("List", pair.text).arg(all, names[i]);
    }
    return all;
}

QString MessageFormatter::length(Mils mils) const
{
    const Pattern &pattern = m_unit == LengthUnit::Centimetres ? kCentimetres : kInches;
    const QString length = words(kValues, pattern.text, pattern.comment).arg(plainLength(mils));
    return m_detail == LengthDetail::Measured ? QString(length).replace(QLatin1Char(' '), QChar::Nbsp)
                                              : length;
}

QString MessageFormatter::plainLength(Mils mils) const
{
    if (m_unit == LengthUnit::Inches) {
        return number(mils, kInch);
    }
    const std::int64_t micrometres = std::int64_t{mils} * 254 / 10; // 1 in is 2.54 cm
    return m_detail == LengthDetail::Measured ? number((micrometres + (mils < 0 ? -500 : 500)) / 1000, 10)
                                              : number(std::int64_t{mils} * 254, std::int64_t{kInch} * 100);
}

QString MessageFormatter::unitWord() const
{
    return m_unit == LengthUnit::Centimetres ? words(kValues, kCentimetreWord.text, kCentimetreWord.comment)
                                             : words(kValues, kInchWord.text, kInchWord.comment);
}

// Neither "0%" for what can happen nor "100%" for what need not.
QString MessageFormatter::perCent(int permille) const
{
    if (permille > 0 && permille < 10) {
        return words(kValues, kUnder.text).arg(locale().toString(1));
    }
    if (permille > 990 && permille < 1000) {
        return words(kValues, kOver.text).arg(locale().toString(99));
    }
    return words(kValues, kPerCent.text).arg(locale().toString((permille + 5) / 10));
}

QString MessageFormatter::number(std::int64_t value, std::int64_t scale) const
{
    const std::int64_t hundredths = (std::abs(value) * 100 + scale / 2) / scale;
    const int decimals = hundredths % 100 == 0 ? 0 : hundredths % 10 == 0 ? 1 : 2;
    const double shown = static_cast<double>(hundredths) / 100.0;
    return locale().toString(value < 0 ? -shown : shown, 'f', decimals);
}

QString saidToAll(const MessageFormatter &first, const std::function<QString(const MessageFormatter &)> &say)
{
    QString words = say(first);
    const std::optional<Language> second = readers().second;
    if (!second) {
        return words;
    }
    const Speaking speaking(*second);
    const QString below = say(MessageFormatter(*second, first.lengthUnit()));
    if (below == words) { // a number, a name
        return words;
    }
    const Qt::LayoutDirection direction = first.language().direction();
    return direction == second->direction()
               ? words + QLatin1Char('\n') + below
               : isolated(words, direction) + QLatin1Char('\n') + isolated(below, second->direction());
}

} // namespace zama::table
