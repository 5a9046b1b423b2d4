#include "app/play/title_font.h"

#include <QApplication>
#include <QEvent>
#include <QStringList>
#include <QWidget>

namespace zama::play {
namespace {

// A font that was set on a widget no longer follows the application's; this makes a title follow.
class TitleFace final : public QObject
{
public:
    TitleFace(QWidget &widget, double factor)
        : QObject(&widget),
          m_widget(widget),
          m_factor(factor)
    {
        setObjectName(QStringLiteral("titleFace"));
        qApp->installEventFilter(this);
        dress();
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == qApp && event->type() == QEvent::ApplicationFontChange) {
            dress();
        }
        return false;
    }

private:
    void dress() { m_widget.setFont(titleFont(QApplication::font(), m_factor)); }

    QWidget &m_widget;
    double m_factor;
};

} // namespace

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

void useTitleFont(QWidget &widget, double factor)
{
    delete widget.findChild<QObject *>(QStringLiteral("titleFace"), Qt::FindDirectChildrenOnly);
    new TitleFace(widget, factor);
}

} // namespace zama::play
