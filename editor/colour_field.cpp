#include "editor/colour_field.h"

#include <QColorDialog>
#include <QCoreApplication>
#include <QEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace zama::editor {
namespace {

using NamedColour = std::pair<const char *, const char *>;

// Muted, as cloth and paint were; told apart by how light they are as well.
constexpr std::array<NamedColour, 12> kColours{{
    {"#b23f2d", QT_TRANSLATE_NOOP("ColourField", "Terracotta")},
    {"#7a1f2b", QT_TRANSLATE_NOOP("ColourField", "Wine red")},
    {"#d98c3a", QT_TRANSLATE_NOOP("ColourField", "Orange")},
    {"#e0b64c", QT_TRANSLATE_NOOP("ColourField", "Gold")},
    {"#4f7136", QT_TRANSLATE_NOOP("ColourField", "Green")},
    {"#4e9a94", QT_TRANSLATE_NOOP("ColourField", "Sea green")},
    {"#7fb0d2", QT_TRANSLATE_NOOP("ColourField", "Sky blue")},
    {"#28487a", QT_TRANSLATE_NOOP("ColourField", "Deep blue")},
    {"#6a3a78", QT_TRANSLATE_NOOP("ColourField", "Purple")},
    {"#f3dca6", QT_TRANSLATE_NOOP("ColourField", "Cream")},
    {"#f4efe4", QT_TRANSLATE_NOOP("ColourField", "White")},
    {"#33302f", QT_TRANSLATE_NOOP("ColourField", "Black")},
}};

QString wordFor(const QString &colour)
{
    const auto named = std::find_if(kColours.begin(), kColours.end(), [&colour](const NamedColour &c) {
        return colour == QLatin1String(c.first);
    });
    // The mark keeps "#" in front in a window from right to left.
    return named == kColours.end() ? QChar(0x200e) + colour
                                   : QCoreApplication::translate("ColourField", named->second);
}

} // namespace

ColourField::ColourField(QWidget *parent)
    : QPushButton(parent),
      m_menu(new QMenu(this))
{
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &ColourField::fillMenu);
    connect(m_menu, &QMenu::triggered, this, [this](const QAction *action) {
        const QString colour = action->data().toString();
        colour.isEmpty() ? askForAny() : emit picked(colour);
    });
    showFace();
}

void ColourField::show(const QString &colour, const QString &placeholder)
{
    m_colour = colour;
    m_placeholder = placeholder;
    showFace();
}

void ColourField::showFace()
{
    const QColor colour(m_colour);
    setText(m_colour.isEmpty() ? m_placeholder : wordFor(m_colour));
    setIcon(colour.isValid() ? swatch(colour) : QIcon());
}

QIcon ColourField::swatch(const QColor &colour) const
{
    const int side = fontMetrics().height();
    QPixmap patch(QSize(side, side) * devicePixelRatioF());
    patch.setDevicePixelRatio(devicePixelRatioF());
    patch.fill(colour);
    QPainter painter(&patch);
    painter.setPen(palette().color(QPalette::ButtonText));
    painter.drawRect(QRectF(0.5, 0.5, side - 1, side - 1));
    return QIcon(patch);
}

void ColourField::fillMenu()
{
    m_menu->clear();
    for (const NamedColour &named : kColours) {
        const QString colour = QLatin1String(named.first);
        m_menu->addAction(swatch(QColor(colour)), wordFor(colour))->setData(colour);
    }
    m_menu->addSeparator();
    m_menu->addAction(tr("Another colour…"));
}

void ColourField::askForAny()
{
    auto *dialog = new QColorDialog(QColor(m_colour), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Colour"));
    connect(dialog, &QColorDialog::currentColorChanged, this,
            [this](const QColor &colour) { emit picked(colour.name()); });
    connect(dialog, &QDialog::rejected, this, [this, before = m_colour] {
        if (!before.isEmpty()) {
            emit picked(before);
        }
    });
    dialog->open();
}

void ColourField::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        showFace();
    }
}

} // namespace zama::editor
