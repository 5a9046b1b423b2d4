#pragma once
// A language that nobody speaks: every text of the program that goes through translation comes out without a
// single plain letter, longer, and in brackets. What still has plain letters was never translated.

#include <QString>
#include <QTranslator>

namespace zama::test {

class PseudoLocale final : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *comment,
                                    int n) const override;

    /// "&Open %1" as "[&Óƥëñ %1···]": placeholders, markup and the place of the mnemonic are kept.
    [[nodiscard]] static QString pseudo(const QString &source);
};

} // namespace zama::test
