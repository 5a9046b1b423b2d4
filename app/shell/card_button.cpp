#include "app/shell/card_button.h"

#include "app/play/title_font.h"
#include "app/shell/theme.h"
#include "table/art/recolour.h"
#include "table/model/bidi.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QTextOption>

#include <algorithm>

namespace zama::shell {
namespace {

constexpr int kMargin = 12;
constexpr int kGap = 3;
constexpr double kRadius = 8.0;

} // namespace

CardButton::CardButton(Shape shape, double titleFactor, QWidget *parent)
    : QAbstractButton(parent),
      m_shape(shape),
      m_titleFactor(titleFactor)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CardButton::show(const CardFace &face)
{
    const bool saysOther = !face.saysSameAs(m_face);
    m_face = face;
    setAccessibleName(face.title);
    setAccessibleDescription(face.note.isEmpty() ? face.text
                                                 : tr("%1. %2", "lines of a card").arg(face.text, face.note));
    update();
    if (saysOther) { // a picture has its room already
        updateGeometry();
    }
}

void CardButton::setPictureSize(QSize size)
{
    m_pictureSize = size;
    updateGeometry();
}

void CardButton::setFaint(bool isFaint)
{
    m_isFaint = isFaint;
    setCursor(isFaint ? Qt::ArrowCursor : Qt::PointingHandCursor);
    update();
}

void CardButton::setPrimary(bool isPrimary)
{
    m_isPrimary = isPrimary;
    update();
}

// Reckoned for left to right; mirrored() turns it round.
CardButton::Places CardButton::placesIn(int width) const
{
    Places places;
    QRect text(kMargin, kMargin, width - 2 * kMargin, 0);
    if (m_shape == Shape::Tall && !m_pictureSize.isEmpty()) {
        const int height = width * m_pictureSize.height() / m_pictureSize.width();
        places.picture = QRect(0, 0, width, height);
        text.moveTop(height + kMargin - 2);
    } else if (!m_pictureSize.isEmpty()) {
        places.picture = QRect(QPoint(kMargin, kMargin), m_pictureSize);
        text.setLeft(places.picture.right() + kMargin + 1);
    }
    const auto add = [&](const QString &words, const QFont &face, QPalette::ColorRole role) {
        if (words.isEmpty()) {
            return;
        }
        const QRect space(text.left(), text.top(), std::max(text.width(), 1), 10'000);
        const int height = QFontMetrics(face).boundingRect(space, Qt::TextWordWrap, words).height();
        places.lines.push_back({words, face, role, QRect(space.topLeft(), QSize(space.width(), height))});
        text.moveTop(text.top() + height + kGap);
    };
    add(m_face.title, play::titleFont(font(), m_titleFactor), QPalette::WindowText);
    add(m_face.text, font(), QPalette::WindowText);
    add(m_face.note, font(), QPalette::PlaceholderText);
    const int below = m_shape == Shape::Wide ? places.picture.bottom() + kMargin + 1 : 0;
    const int written = text.top() - kGap + kMargin;
    places.height = std::max(written, below);
    for (Line &line : places.lines) { // in the middle of a picture that is higher
        line.box.translate(0, (places.height - written) / 2);
    }
    return places;
}

QRect CardButton::mirrored(const QRect &box, int width) const
{
    return layoutDirection() == Qt::RightToLeft
               ? QRect(width - box.left() - box.width(), box.top(), box.width(), box.height())
               : box;
}

QSize CardButton::sizeHint() const
{
    const int letters = fontMetrics().averageCharWidth();
    const int width = m_shape == Shape::Tall ? letters * 30 : letters * 36 + m_pictureSize.width();
    return {width, heightForWidth(width)};
}

QSize CardButton::minimumSizeHint() const
{
    const int width =
        fontMetrics().averageCharWidth() * 16 + (m_shape == Shape::Wide ? m_pictureSize.width() : 0);
    return {width, fontMetrics().height() + 2 * kMargin};
}

int CardButton::heightForWidth(int width) const
{
    return placesIn(width).height;
}

QColor CardButton::ground() const
{
    const QPalette &p = palette();
    QColor colour = p.color(QPalette::Base);
    if (m_isPrimary) {
        colour = table::mixed(colour, p.color(QPalette::Highlight), 0.16);
    }
    if (isChecked()) {
        colour = table::mixed(colour, p.color(QPalette::Highlight), 0.10);
    }
    if (isDown()) {
        return table::mixed(colour, p.color(QPalette::Highlight), 0.20);
    }
    return underMouse() && !m_isFaint ? table::mixed(colour, p.color(QPalette::Highlight), 0.08) : colour;
}

void CardButton::paintGround(QPainter &painter) const
{
    const bool isStrong = isChecked() || m_isPrimary;
    const double width = isChecked() ? 2.5 : 1.2;
    const QRectF card = QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5);
    painter.setPen(QPen(palette().color(isStrong ? QPalette::Highlight : QPalette::Mid), width));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card, kRadius, kRadius);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Link), 2.0));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kRadius + 1.5, kRadius + 1.5);
    }
}

void CardButton::paintPicture(QPainter &painter, const QRect &box) const
{
    if (m_face.picture.isNull() || box.isEmpty()) {
        return;
    }
    painter.setOpacity(m_isFaint ? 0.4 : 1.0);
    const QSizeF size = m_face.picture.deviceIndependentSize().scaled(
        box.size(), m_shape == Shape::Tall ? Qt::KeepAspectRatioByExpanding : Qt::KeepAspectRatio);
    QRectF place(QPointF(), size);
    place.moveCenter(QRectF(box).center());
    painter.drawPixmap(place, m_face.picture, QRectF(m_face.picture.rect()));
    painter.setOpacity(1.0);
}

// At the side where reading begins, but each text in its own direction: authors' words are not translated.
void CardButton::paintLine(QPainter &painter, const Line &line) const
{
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    QTextOption option(Qt::AlignAbsolute | Qt::AlignTop | (isMirrored ? Qt::AlignRight : Qt::AlignLeft));
    option.setTextDirection(table::beginsRightToLeft(line.text) ? Qt::RightToLeft : Qt::LeftToRight);
    option.setWrapMode(QTextOption::WordWrap);
    painter.setFont(line.font);
    painter.setPen(palette().color(m_isFaint ? QPalette::PlaceholderText : line.role));
    // A little room, because this measures lines by parts of a pixel.
    painter.drawText(QRectF(mirrored(line.box, width())).adjusted(-1, 0, 1, 4), line.text, option);
}

void CardButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const Places places = placesIn(width());
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5), kRadius, kRadius);
    painter.fillPath(outline, ground());
    painter.save();
    const QRect picture = mirrored(places.picture, width());
    painter.setClipPath(outline);
    painter.setClipRect(picture, Qt::IntersectClip);
    paintPicture(painter, picture);
    painter.restore();
    for (const Line &line : places.lines) {
        paintLine(painter, line);
    }
    paintGround(painter);
}

void CardButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void CardButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

void CardButton::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        updateGeometry();
    }
}

// Return presses it as the space bar does.
void CardButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        animateClick();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

} // namespace zama::shell
