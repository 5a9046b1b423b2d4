#pragma once
// A button as a card: a picture, a title and a few lines. To be pressed, or to be chosen among others.

#include <QAbstractButton>
#include <QPixmap>

namespace zama::shell {

/// What a card shows. Words are plain text, never markup.
struct CardFace {
    QString title;
    QString text;
    QString note; ///< in a quieter colour
    QPixmap picture;

    [[nodiscard]] bool saysSameAs(const CardFace &other) const
    {
        return title == other.title && text == other.text && note == other.note;
    }
};

class CardButton final : public QAbstractButton
{
    Q_OBJECT
public:
    enum class Shape : std::uint8_t {
        Tall, ///< the picture on top, as wide as the card
        Wide, ///< the picture at the leading side
    };

    /// `titleFactor`: size of the title against other text.
    CardButton(Shape shape, double titleFactor, QWidget *parent = nullptr);

    /// The accessible name is the title, the accessible description the rest.
    void show(const CardFace &face);
    [[nodiscard]] const CardFace &face() const { return m_face; }
    /// Device-independent size for its picture; on a tall card only its shape counts.
    void setPictureSize(QSize size);
    [[nodiscard]] QSize pictureSize() const { return m_pictureSize; }
    /// Shown in quiet colours: there is something wrong with what it stands for.
    void setFaint(bool isFaint);
    /// Drawn in the colour of what is to be done first.
    void setPrimary(bool isPrimary);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Line {
        QString text;
        QFont font;
        QPalette::ColorRole role;
        QRect box;
    };
    struct Places {
        QRect picture;
        std::vector<Line> lines;
        int height = 0;
    };
    [[nodiscard]] Places placesIn(int width) const;
    [[nodiscard]] QRect mirrored(const QRect &box, int width) const;
    [[nodiscard]] QColor ground() const;
    void paintGround(QPainter &painter) const;
    void paintPicture(QPainter &painter, const QRect &box) const;
    void paintLine(QPainter &painter, const Line &line) const;

    Shape m_shape;
    double m_titleFactor;
    CardFace m_face;
    QSize m_pictureSize;
    bool m_isFaint = false;
    bool m_isPrimary = false;
};

} // namespace zama::shell
