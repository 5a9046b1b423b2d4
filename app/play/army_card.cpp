#include "app/play/army_card.h"

#include "app/play/title_font.h"
#include "core/text/phrase.h"
#include "table/model/unit_sign.h"
#include "table/scene/livery_painter.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace zama::play {
namespace {

constexpr int kBand = 12; // width of the band in the side's colours
constexpr double kRadius = 7.0;

QLabel *plainLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText); // authors' names are not markup
    return label;
}

} // namespace

ArmyCard::ArmyCard(table::FigurePixmaps &pixmaps, QWidget *parent)
    : QFrame(parent),
      m_pixmaps(pixmaps),
      m_name(plainLabel({}, this)),
      m_strength(plainLabel({}, this)),
      m_grid(new QGridLayout)
{
    useTitleFont(*m_name, 1.3);
    m_strength->setWordWrap(true);
    m_grid->setContentsMargins(0, 4, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(3);
    m_grid->setColumnStretch(1, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(2);
    layout->addWidget(m_name);
    layout->addWidget(m_strength);
    layout->addLayout(m_grid);
    keepClearOfBand();
}

// Layouts mirror their contents in right-to-left languages, not their margins.
void ArmyCard::keepClearOfBand()
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    layout()->setContentsMargins(mirrored ? 12 : kBand + 12, 9, mirrored ? kBand + 12 : 12, 10);
}

QString ArmyCard::strength() const
{
    return m_strength->text();
}

void ArmyCard::show(const State &state, SideId side, const table::MessageFormatter &formatter)
{
    const Setup &setup = *state.setup;
    const table::Muster muster = table::musterOf(state);
    const table::Strength &sum = muster.sides.at(side.index());
    const auto say = [&](const Message &message) { return formatter.sentence(message, setup); };
    if (const Livery &livery = setup.scenario.sides.at(side.index()).livery; livery != m_livery) {
        m_livery = livery;
        update();
    }
    m_name->setText(formatter.text(setup.scenario.sides.at(side.index()).name));
    m_strength->setText(
        tr("%1, %2, %3", "units, stands, generals")
            .arg(say(unitCount(sum.units)), say(standCount(sum.stands)), say(generalCount(sum.generals))));
    setAccessibleName(m_name->text());
    setAccessibleDescription(m_strength->text());
    setRows(rowsOf(setup, muster.types.at(side.index()), formatter));
}

// Numbers change with every volley, rows only when the last unit of a kind is gone.
void ArmyCard::setRows(std::vector<Row> rows)
{
    const bool isAlike =
        std::ranges::equal(rows, m_rows, [](const Row &a, const Row &b) { return a.isLike(b); });
    m_rows = std::move(rows);
    if (!isAlike) {
        fill();
        return;
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_numbers[i][0]->setText(m_rows[i].units);
        m_numbers[i][1]->setText(m_rows[i].stands);
    }
}

std::vector<ArmyCard::Row> ArmyCard::rowsOf(const Setup &setup, const std::vector<table::Strength> &types,
                                            const table::MessageFormatter &formatter) const
{
    std::vector<Row> rows;
    for (std::size_t t = 0; t < types.size(); ++t) {
        if (types[t].units > 0) {
            const UnitTypeSpec &spec = setup.scenario.types[t];
            const QString name = formatter.text(spec.plural.isEmpty() ? spec.name : spec.plural);
            rows.push_back({table::signOf(setup.types[t]), name, locale().toString(types[t].units),
                            locale().toString(types[t].stands)});
        }
    }
    return rows;
}

void ArmyCard::fill()
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_numbers.clear();
    addHeading(tr("Units"), 2);
    addHeading(tr("Stands"), 3);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        addRow(m_rows[i], static_cast<int>(i) + 1);
    }
}

void ArmyCard::addHeading(const QString &text, int column)
{
    auto *heading = plainLabel(text, this);
    heading->setForegroundRole(QPalette::PlaceholderText);
    m_grid->addWidget(heading, 0, column, Qt::AlignTrailing);
}

void ArmyCard::addRow(const Row &row, int line)
{
    const int size = fontMetrics().height() + 2;
    const double ratio = devicePixelRatioF();
    QPixmap pixmap =
        m_pixmaps.icon(row.icon, palette().color(QPalette::WindowText), static_cast<int>(size * ratio));
    pixmap.setDevicePixelRatio(ratio);
    auto *icon = new QLabel(this);
    icon->setPixmap(pixmap);
    m_grid->addWidget(icon, line, 0, Qt::AlignTop);
    auto *name = plainLabel(row.name, this);
    name->setWordWrap(true);
    m_grid->addWidget(name, line, 1, Qt::AlignTop);
    m_numbers.push_back({plainLabel(row.units, this), plainLabel(row.stands, this)});
    m_grid->addWidget(m_numbers.back()[0], line, 2, Qt::AlignTrailing | Qt::AlignTop);
    m_grid->addWidget(m_numbers.back()[1], line, 3, Qt::AlignTrailing | Qt::AlignTop);
}

void ArmyCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(card, kRadius, kRadius);
    painter.fillPath(outline, palette().color(QPalette::Base));
    painter.save();
    painter.setClipPath(outline);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    table::fillWithLivery(
        painter, QRectF(mirrored ? card.right() - kBand : card.left(), card.top(), kBand, card.height()),
        m_livery, 9.0);
    painter.restore();
    painter.setPen(QPen(palette().color(QPalette::Mid), 1.0));
    painter.drawPath(outline);
}

void ArmyCard::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange ||
        event->type() == QEvent::FontChange) {
        fill(); // icons are drawn in the colour and size of the text
    } else if (event->type() == QEvent::LayoutDirectionChange) {
        keepClearOfBand();
    }
}

} // namespace zama::play
