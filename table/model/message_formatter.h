#pragma once
// Makes sentences of the core's messages in the reader's language. Nothing else in the program does.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QLocale>
#include <QString>

#include "core/scenario/setup.h"
#include "core/text/message.h"
#include "table/model/language.h"

#include <functional>

namespace zama::table {

using zama::LengthUnit;

/// How exactly lengths are told.
enum class LengthDetail : std::uint8_t {
    Reckoned, ///< as the program knows them: "7.24 cm"
    Measured, ///< as a ruler beside the table shows them, on paper: "7.2 cm"; number and unit stay on one
              ///< line
};

class MessageFormatter
{
public:
    /// For a reader of `language`, whatever the window speaks.
    explicit MessageFormatter(Language language, LengthUnit unit = LengthUnit::Inches,
                              LengthDetail detail = LengthDetail::Reckoned);
    /// For a reader of `locale`: of the language spoken, if that is how it writes numbers, else with the
    /// translators the application has installed.
    explicit MessageFormatter(const QLocale &locale, LengthUnit unit = LengthUnit::Inches);

    /// The sentence; its first letter is a capital. Names that run the other way than the sentence are
    /// isolated from it.
    [[nodiscard]] QString sentence(const Message &message, const Setup &setup) const;
    [[nodiscard]] QString text(const MessageArg &arg, const Setup &setup) const;
    /// An author's text in the reader's language or its fallback.
    [[nodiscard]] QString text(const LocalText &text) const;
    /// "Hanno, Mago and Hasdrubal".
    [[nodiscard]] QString list(const QStringList &names) const;
    [[nodiscard]] LengthUnit lengthUnit() const { return m_unit; }
    [[nodiscard]] const Language &language() const { return m_language; }
    [[nodiscard]] const QLocale &locale() const { return m_language.locale; }
    /// "2.85 in" or "7.24 cm", with the reader's decimal point.
    [[nodiscard]] QString length(Mils mils) const;
    /// The same without its unit, for tables whose head names that.
    [[nodiscard]] QString plainLength(Mils mils) const;
    /// That unit: "in" or "cm".
    [[nodiscard]] QString unitWord() const;
    /// A probability in thousandths as "87%".
    [[nodiscard]] QString perCent(int permille) const;
    /// At most two decimals, no idle zeros.
    [[nodiscard]] QString number(std::int64_t value, std::int64_t scale) const;

private:
    [[nodiscard]] QString pattern(const Message &message) const;
    [[nodiscard]] QString insertion(const QString &before, const MessageArg &arg, const Setup &setup) const;
    [[nodiscard]] bool isEnglish() const { return m_language.locale.language() == QLocale::English; }
    [[nodiscard]] QString translated(const char *context, const char *source, const char *comment = nullptr,
                                     int n = -1) const;
    [[nodiscard]] QString words(const char *context, const char *source, const char *comment = nullptr) const;

    Language m_language;
    std::string m_tag; ///< of the language, for authors' texts
    LengthUnit m_unit;
    LengthDetail m_detail = LengthDetail::Reckoned;
};

/// What `say` says with a formatter: with `first` and, where there is a second reader, on a line below with
/// one for him. tr() in it is in his language then, too.
[[nodiscard]] QString saidToAll(const MessageFormatter &first,
                                const std::function<QString(const MessageFormatter &)> &say);

} // namespace zama::table
