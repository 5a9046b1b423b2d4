#include "app/print/print_font.h"

namespace zama::print {

QFont printFont(bool isJoined)
{
    QFont font;
    font.setFamilies(
        {QStringLiteral("DejaVu Serif"), QStringLiteral("Noto Serif"), QStringLiteral("Liberation Serif")});
    font.setStyleHint(QFont::Serif);
    if (!isJoined) {
        font.setLetterSpacing(QFont::AbsoluteSpacing, 0.02);
    }
    return font;
}

} // namespace zama::print
