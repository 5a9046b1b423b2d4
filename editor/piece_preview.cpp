#include "editor/piece_preview.h"

#include "editor/library_model.h"
#include "editor/stand_preview.h"
#include "table/model/message_formatter.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::editor {
namespace {

constexpr int kFigureHeight = 64;
constexpr int kShownRows = 4;

enum Column : int { Name, MeleeHit, Move, Shooting, Charge, Stands, kColumns };

QString hitText(HitNumber hit)
{
    return hit >= kNeverHits ? PiecePreview::tr("never")
                             : PiecePreview::tr("%1+").arg(QLocale().toString(hit));
}

QString shootingText(const UnitTypeSpec &type, const table::MessageFormatter &formatter)
{
    if (!type.shooting || type.shooting->hit >= kNeverHits) {
        return type.shooting ? hitText(type.shooting->hit) : QStringLiteral("–");
    }
    return PiecePreview::tr("%1 on %2+", "range of shooting, hit number")
        .arg(formatter.length(type.shooting->range), QLocale().toString(type.shooting->hit));
}

QString meleeText(const UnitTypeSpec &type)
{
    if (type.elephant) {
        return PiecePreview::tr("tramples");
    }
    return type.melee.hit ? hitText(*type.melee.hit) : QStringLiteral("–");
}

QString standsText(const UnitTypeSpec &type)
{
    const QLocale locale;
    return type.minStands == type.maxStands
               ? locale.toString(type.minStands)
               : PiecePreview::tr("%1 to %2", "stands of a unit")
                     .arg(locale.toString(type.minStands), locale.toString(type.maxStands));
}

struct Strength {
    int units = 0;
    int stands = 0;
    int generals = 0;
};

Strength strengthOf(const Scenario &piece)
{
    Strength all;
    for (const SideSpec &side : piece.sides) {
        for (const CommandSpec &command : side.commands) {
            all.generals += command.general ? 1 : 0;
            all.units += static_cast<int>(command.units.size());
            for (const UnitSpec &unit : command.units) {
                all.stands += std::clamp(unit.stands, 0, kMaxStands);
            }
        }
    }
    return all;
}

} // namespace

PiecePreview::PiecePreview(table::FigurePixmaps &pixmaps, QWidget *parent)
    : QWidget(parent),
      m_pixmaps(pixmaps),
      m_figures(new QLabel(this)),
      m_strength(new QLabel(this)),
      m_numbers(new QTableWidget(0, kColumns, this))
{
    m_figures->setMinimumWidth(1);
    m_figures->setFixedHeight(kFigureHeight + 4);
    m_figures->setFocusPolicy(Qt::NoFocus);
    m_strength->setWordWrap(true);
    m_numbers->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_numbers->setSelectionMode(QAbstractItemView::NoSelection);
    m_numbers->setTabKeyNavigation(false);
    m_numbers->setWordWrap(true);
    m_numbers->verticalHeader()->hide();
    m_numbers->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_numbers->horizontalHeader()->setSectionResizeMode(Name, QHeaderView::Interactive);
    m_numbers->horizontalHeader()->setHighlightSections(false);
    m_numbers->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_figures);
    layout->addWidget(m_strength);
    layout->addWidget(m_numbers);
    retranslate();
}

void PiecePreview::show(const Scenario &piece)
{
    m_piece = piece;
    retranslate();
    paintFigures();
}

void PiecePreview::fillRow(int row, const UnitTypeSpec &type)
{
    const table::MessageFormatter formatter{QLocale()};
    const auto put = [this, row](Column column, const QString &text) {
        m_numbers->setItem(row, column, new QTableWidgetItem(text));
    };
    const QString name = formatter.text(type.name);
    put(Name, name.isEmpty() ? QString::fromStdString(type.id) : name);
    put(Move, formatter.length(type.move));
    put(Charge, formatter.length(type.charge));
    put(Shooting, shootingText(type, formatter));
    put(MeleeHit, meleeText(type));
    put(Stands, standsText(type));
}

void PiecePreview::fillNumbers()
{
    m_numbers->setRowCount(static_cast<int>(m_piece.types.size()));
    for (std::size_t i = 0; i < m_piece.types.size(); ++i) {
        fillRow(static_cast<int>(i), m_piece.types[i]);
    }
    fitTable();
}

void PiecePreview::fitTable()
{
    m_numbers->setColumnWidth(Name, std::max(100, width() / 3));
    m_numbers->resizeRowsToContents();
    int height = m_numbers->horizontalHeader()->sizeHint().height() + 2 * m_numbers->frameWidth() +
                 m_numbers->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    for (int row = 0; row < std::min(m_numbers->rowCount(), kShownRows); ++row) {
        height += m_numbers->rowHeight(row);
    }
    m_numbers->setFixedHeight(height);
}

// As many figures side by side as there is room for: a picture of the army, not of every type.
void PiecePreview::paintFigures()
{
    const double ratio = devicePixelRatioF();
    QPixmap picture(QSize(std::max(width(), 1), kFigureHeight) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    double x = 0;
    m_pixmaps.setOwnArt(table::ScenarioArt(m_piece.art, m_pixmaps.catalogue().ownArt()));
    for (const UnitTypeSpec &type : m_piece.types) {
        const QPixmap figure =
            m_pixmaps.stand(wornLook(m_piece, type), table::FigureView::Front, kFigureHeight * ratio);
        if (figure.isNull()) {
            continue;
        }
        const double wide = static_cast<double>(figure.width()) * kFigureHeight / figure.height();
        if (x + wide > width()) {
            break;
        }
        painter.drawPixmap(QRectF(x, 0, wide, kFigureHeight), figure, QRectF(figure.rect()));
        x += wide + 6;
    }
    painter.end();
    m_figures->setPixmap(picture);
    m_figures->setVisible(x > 0);
}

void PiecePreview::retranslate()
{
    m_figures->setAccessibleName(tr("Figures"));
    m_numbers->setAccessibleName(tr("Types of units"));
    m_numbers->setHorizontalHeaderLabels(
        {tr("Type"), tr("Melee"), tr("Move"), tr("Shoots"), tr("Charge"), tr("Stands")});
    const Strength strength = strengthOf(m_piece);
    const QLocale locale;
    m_strength->setVisible(!m_piece.sides.empty());
    m_strength->setText(tr("Units: %1, stands: %2, generals: %3")
                            .arg(locale.toString(strength.units), locale.toString(strength.stands),
                                 locale.toString(strength.generals)));
    fillNumbers();
    setVisible(!m_piece.types.empty());
}

void PiecePreview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void PiecePreview::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    paintFigures();
    fitTable();
}

} // namespace zama::editor
