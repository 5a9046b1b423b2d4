#pragma once
// Makes sentences of the core's messages in the reader's language. Nothing else in the program does.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QLocale>
#include <QString>

#include "core/scenario/setup.h"
#include "core/text/message.h"

namespace zama::table {

using zama::LengthUnit;

class MessageFormatter
{
public:
    /// For a reader of `locale`, with the translators the application has installed.
    explicit MessageFormatter(const QLocale &locale, LengthUnit unit = LengthUnit::Inches);

    /// The sentence; its first letter is a capital.
    [[nodiscard]] QString sentence(const Message &message, const Setup &setup) const;
    [[nodiscard]] QString text(const MessageArg &arg, const Setup &setup) const;
    /// An author's text in the reader's language or its fallback.
    [[nodiscard]] QString text(const LocalText &text) const;
    [[nodiscard]] LengthUnit lengthUnit() const { return m_unit; }
    /// "2.85 in" or "7.24 cm", with the reader's decimal point.
    [[nodiscard]] QString length(Mils mils) const;
    /// A probability in thousandths as "87%".
    [[nodiscard]] QString perCent(int permille) const;
    /// At most two decimals, no idle zeros.
    [[nodiscard]] QString number(std::int64_t value, std::int64_t scale) const;

private:
    [[nodiscard]] QString pattern(const Message &message) const;

    QLocale m_locale;
    std::string m_language;
    LengthUnit m_unit;
};

} // namespace zama::table
