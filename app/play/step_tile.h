#pragma once
// One step of the turn in the step bar.

#include <QWidget>

#include "core/scenario/scenario.h"

#include <optional>

namespace zama::play {

/// What a tile shows.
struct StepFace {
    int number = 1;
    QString name;                 ///< "Move"
    QString who;                  ///< "Romans", "Both sides"
    std::vector<Livery> liveries; ///< of those who act
    bool isCurrent = false;
    bool isDone = false;
    bool isFirst = false;

    bool operator==(const StepFace &) const = default;
};

/// How much a tile says, where room is short: its name is always whole, and its side's colours are always
/// there.
enum class TileDetail : std::uint8_t {
    Full,  ///< number, name and who acts
    Brief, ///< number and name
    Least, ///< the number smaller, below the name
};

class StepTile final : public QWidget
{
    Q_OBJECT
public:
    explicit StepTile(QWidget *parent = nullptr);

    void show(const StepFace &face);
    [[nodiscard]] const StepFace &face() const { return m_face; }
    [[nodiscard]] TileDetail detail() const { return m_detail; }
    void setDetail(TileDetail detail);
    /// What it would need to say so much.
    [[nodiscard]] int widthFor(TileDetail detail) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Boxes {
        QRectF number;
        QRectF name;
        QRectF liveries;
        QRectF who;
    };
    [[nodiscard]] Boxes boxes() const;
    [[nodiscard]] QPainterPath outline() const;
    void paintLine(QPainter &painter, const QRectF &box, const QFont &face, const QString &text) const;
    void paintNumber(QPainter &painter, const QRectF &box) const;
    void paintLiveries(QPainter &painter, const QRectF &box) const;

    [[nodiscard]] double discSize() const;
    [[nodiscard]] double wordsBegin(TileDetail detail) const;

    StepFace m_face;
    TileDetail m_detail = TileDetail::Full;
};

} // namespace zama::play
