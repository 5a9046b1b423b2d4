#pragma once
// Which languages the window speaks: what was chosen, what the system speaks where nothing was, and who acts.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QObject>

#include "table/model/language.h"

namespace zama::shell {

/// What the second language is for.
enum class SecondUse {
    Under,     ///< below the first, in the log, fights, the sequence of play, the report
    OtherSide, ///< of the second side: the window speaks it while that side acts
};

class LanguageChoice final : public QObject
{
    Q_OBJECT
public:
    explicit LanguageChoice(QObject *parent = nullptr);
    explicit LanguageChoice(table::Languages languages, QObject *parent = nullptr);

    [[nodiscard]] const table::Languages &languages() const { return m_languages; }
    /// Tag of the language of the window, or of the first side.
    [[nodiscard]] const QString &first() const { return m_first; }
    /// Tag of the second language; empty: none.
    [[nodiscard]] const QString &second() const { return m_second; }
    /// Why the first is not spoken but English, for the error stream; empty: it is spoken.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] SecondUse use() const { return m_use; }

    /// Speaks what the settings say or, at the first start, what the system speaks. `wish` ("fr", "pt_PT")
    /// comes before both, for this time only.
    void begin(const QString &wish = {});
    /// Speaks it at once and from now on. Choosing the second as the first swaps them.
    void choose(QString tag);
    /// "": no second language.
    void chooseSecond(const QString &tag);
    void setUse(SecondUse use);
    /// Is one of the two Arabic, so that there is a choice of digits?
    [[nodiscard]] bool hasDigits() const;
    /// Of Arabic, from now on.
    void setDigits(table::ArabicDigits digits);
    /// Side 0 or 1 acts now: with SecondUse::OtherSide the window speaks its language.
    void follow(int side);

signals:
    /// Something else is chosen.
    void changed();

private:
    void keep();
    void apply();
    [[nodiscard]] table::Readers readers() const;

    table::Languages m_languages;
    QString m_first;
    QString m_second;
    SecondUse m_use = SecondUse::Under;
    int m_side = 0;
};

} // namespace zama::shell
