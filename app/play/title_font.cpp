#include "app/play/title_font.h"

#include <QStringList>

namespace zama::play {

QFont titleFont(const QFont &body, double factor)
{
    QFont font = body;
    font.setFamilies({QStringLiteral("Palatino Linotype"), QStringLiteral("Palatino"), QStringLiteral("P052"),
                      QStringLiteral("Gentium"), QStringLiteral("DejaVu Serif")});
    font.setStyleHint(QFont::Serif);
    font.setPointSizeF(body.pointSizeF() * factor);
    font.setBold(true);
    return font;
}

} // namespace zama::play
