#include "editor/odds_table.h"

#include "table/model/message_formatter.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace zama::editor {
namespace {

constexpr int kRowsAtOnce = 3;
const QString kNothing = QStringLiteral("–");

table::MessageFormatter formatterOf(const QWidget &widget)
{
    return table::MessageFormatter(widget.locale());
}

QString nameOf(const UnitTypeSpec &type, const table::MessageFormatter &formatter)
{
    const QString name = formatter.text(type.name);
    return name.isEmpty() ? QString::fromStdString(type.id) : name;
}

QString percentOf(double chance, const table::MessageFormatter &formatter)
{
    const int permille = static_cast<int>(std::lround(chance * 1000.0));
    return formatter.perCent(std::clamp(permille, chance > 0.0 ? 1 : 0, chance < 1.0 ? 999 : 1000));
}

QString standsOf(double stands, const table::MessageFormatter &formatter)
{
    return formatter.number(std::lround(stands * 10.0), 10);
}

} // namespace

OddsTable::OddsTable(ScenarioDocument &document, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_head(new QLabel),
      m_table(new QTableWidget(0, kColumns)),
      m_work(new QTimer(this))
{
    m_head->setWordWrap(true);
    m_head->setTextFormat(Qt::PlainText);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->setAlternatingRowColors(true);
    m_table->horizontalHeader()->setMinimumSectionSize(56);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(Enemy, QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignCenter |
                                                     static_cast<Qt::Alignment>(Qt::TextWordWrap));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_head);
    layout->addWidget(m_table, 1);
    m_work->setInterval(0);
    connect(m_work, &QTimer::timeout, this, &OddsTable::workOn);
    connect(&document, &ScenarioDocument::changed, this, &OddsTable::takeOver);
    retranslate();
}

void OddsTable::setType(const std::string &type)
{
    if (m_type != type) {
        m_type = type;
        begin();
    }
}

void OddsTable::takeOver(const Scenario &before)
{
    if (differInTypes(before, m_document.scenario())) {
        begin();
    }
}

// Names at once; numbers follow while nobody waits for anything.
void OddsTable::begin()
{
    m_isStale = !isVisible();
    m_work->stop();
    m_next = m_rows = 0;
    if (m_isStale) {
        return;
    }
    const auto &types = m_document.scenario().types;
    const bool isThere = std::ranges::find(types, m_type, &UnitTypeSpec::id) != types.end();
    m_rows = isThere ? static_cast<int>(types.size()) : 0;
    m_table->setRowCount(m_rows);
    const auto formatter = formatterOf(*this);
    for (int row = 0; row < m_rows; ++row) {
        const QString name = nameOf(types[static_cast<std::size_t>(row)], formatter);
        put(row, Enemy, name, name);
    }
    if (m_rows > 0) {
        m_work->start();
    }
}

void OddsTable::workOn()
{
    const Scenario &scenario = m_document.scenario();
    const auto own = std::ranges::find(scenario.types, m_type, &UnitTypeSpec::id);
    for (int i = 0; i < kRowsAtOnce && m_next < m_rows && own != scenario.types.end(); ++i, ++m_next) {
        const auto index = static_cast<std::size_t>(own - scenario.types.begin());
        fill(m_next, duelOf(scenario, index, static_cast<std::size_t>(m_next), m_fights));
    }
    if (isComplete()) {
        m_work->stop();
    }
}

void OddsTable::fill(int row, const std::optional<TypeDuel> &duel)
{
    const auto formatter = formatterOf(*this);
    const auto ofCharge = [&](Column column, const std::optional<TypeDuel::Charge> &charge) {
        if (!charge) {
            put(row, column, kNothing, tr("does not come about"));
        } else if (charge->isTrampling) {
            const double lost = std::max(charge->costs, charge->strikes);
            put(row, column, tr("%1 lost", "stands").arg(standsOf(lost, formatter)),
                tr("The elephant costs the other side %1 stands on average.").arg(standsOf(lost, formatter)));
        } else {
            put(row, column, percentOf(charge->wins, formatter),
                tr("Wins %1, loses %2; %3 stands lost for %4 of the enemy’s.", "chances, average numbers")
                    .arg(percentOf(charge->wins, formatter), percentOf(charge->loses, formatter),
                         standsOf(charge->costs, formatter), standsOf(charge->strikes, formatter)));
        }
    };
    const auto ofVolley = [&](Column column, const std::optional<double> &lost) {
        const QString stands = lost ? standsOf(*lost, formatter) : kNothing;
        put(row, column, stands,
            lost ? tr("%1 stands lost on average").arg(stands) : tr("does not come about"));
    };
    ofCharge(Charging, duel ? duel->charging : std::nullopt);
    ofCharge(Charged, duel ? duel->charged : std::nullopt);
    ofVolley(Volley, duel ? duel->volley : std::nullopt);
    ofVolley(Struck, duel ? duel->struck : std::nullopt);
}

void OddsTable::put(int row, Column column, const QString &text, const QString &spoken)
{
    QTableWidgetItem *item = m_table->item(row, column);
    if (item == nullptr) {
        item = new QTableWidgetItem;
        item->setTextAlignment(column == Enemy ? Qt::AlignVCenter | Qt::AlignLeading
                                               : static_cast<Qt::Alignment>(Qt::AlignCenter));
        m_table->setItem(row, column, item);
    }
    item->setText(text);
    item->setToolTip(spoken);
    item->setData(Qt::AccessibleDescriptionRole, spoken);
}

void OddsTable::retranslate()
{
    m_head->setText(tr("One unit against one, both of their usual strength, without generals, to the end. "
                       "Per cent are chances to win; volleys in stands lost on average."));
    m_table->setAccessibleName(tr("Odds against every kind of troops"));
    m_table->setHorizontalHeaderLabels(
        {tr("Against"), tr("It\ncharges"), tr("It is\ncharged"), tr("Its\nvolley"), tr("Their\nvolley")});
    begin();
}

void OddsTable::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
    }
}

void OddsTable::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale) {
        begin();
    }
}

} // namespace zama::editor
