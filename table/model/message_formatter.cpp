#include "table/model/message_formatter.h"

#include "core/text/english.h"
#include "core/text/names.h"

#include <QCoreApplication>

#include <cstdlib>

namespace zama::table {
namespace {

struct ArgText {
    const MessageFormatter &formatter;
    const Setup &setup;
    const QLocale &locale;
    const std::string &language;

    [[nodiscard]] QString named(const std::string &name) const { return QString::fromStdString(name); }
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

// Without a number Qt gives the source text back untouched, %n and all.
bool isTranslated(const EnglishRow &row)
{
    return QCoreApplication::translate("Message", row.text) != QString::fromUtf8(row.text);
}

} // namespace

MessageFormatter::MessageFormatter(const QLocale &locale, LengthUnit unit)
    : m_locale(locale),
      m_language(locale.bcp47Name().toStdString()),
      m_unit(unit)
{
}

// English has its singulars in the source table, and so has what no translation was loaded for; other
// languages have theirs in the translation files.
QString MessageFormatter::pattern(const Message &message) const
{
    const EnglishRow *row = findEnglish(message.id);
    if (row == nullptr) {
        return QString::fromUtf8(message.id.data(), static_cast<qsizetype>(message.id.size()));
    }
    if (m_locale.language() == QLocale::English || !isTranslated(*row)) {
        return QString::fromUtf8(row->one != nullptr && countOf(message) == 1 ? row->one : row->text);
    }
    return QCoreApplication::translate("Message", row->text, nullptr,
                                       row->one != nullptr ? countOf(message) : -1);
}

QString MessageFormatter::sentence(const Message &message, const Setup &setup) const
{
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
            out += m_locale.toString(countOf(message));
        } else if (place < message.args().size()) {
            const std::string name = text(message.args()[place], setup).toStdString();
            out += QString::fromStdString(nameBehind(out.toStdString(), name));
        }
    }
    return capitalised(out);
}

QString MessageFormatter::text(const MessageArg &arg, const Setup &setup) const
{
    return std::visit(ArgText{*this, setup, m_locale, m_language}, arg);
}

QString MessageFormatter::text(const LocalText &text) const
{
    return QString::fromStdString(text.in(m_language));
}

QString MessageFormatter::length(Mils mils) const
{
    if (m_unit == LengthUnit::Centimetres) { // 1 in is 2.54 cm
        return QCoreApplication::translate("MessageFormatter", "%1 cm", "centimetres")
            .arg(number(std::int64_t{mils} * 254, std::int64_t{kInch} * 100));
    }
    return QCoreApplication::translate("MessageFormatter", "%1 in", "inches").arg(number(mils, kInch));
}

// Neither "0%" for what can happen nor "100%" for what need not.
QString MessageFormatter::perCent(int permille) const
{
    if (permille > 0 && permille < 10) {
        return QCoreApplication::translate("MessageFormatter", "under %1%").arg(m_locale.toString(1));
    }
    if (permille > 990 && permille < 1000) {
        return QCoreApplication::translate("MessageFormatter", "over %1%").arg(m_locale.toString(99));
    }
    return QCoreApplication::translate("MessageFormatter", "%1%").arg(m_locale.toString((permille + 5) / 10));
}

QString MessageFormatter::number(std::int64_t value, std::int64_t scale) const
{
    const std::int64_t hundredths = (std::abs(value) * 100 + scale / 2) / scale;
    const int decimals = hundredths % 100 == 0 ? 0 : hundredths % 10 == 0 ? 1 : 2;
    const double shown = static_cast<double>(hundredths) / 100.0;
    return m_locale.toString(value < 0 ? -shown : shown, 'f', decimals);
}

} // namespace zama::table
