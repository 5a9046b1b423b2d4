#include "editor/evening_panel.h"

#include "core/sim/balance_words.h"
#include "editor/proposal_card.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <set>

namespace zama::editor {
namespace {

constexpr int kMostStands = 5;
constexpr int kRowsOfTypes = 6;
// In hundredths of a per cent.
constexpr int kEven = 5000;
constexpr int kFar = 3500; // from even: 85 to 15

bool isFarFromEven(const sim::Statistics &statistics)
{
    return std::abs(statistics.balance(SideId(0U)).estimate - kEven) >= kFar;
}

QLabel *wordsLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText); // authors' names are not markup
    return label;
}

} // namespace

EveningPanel::EveningPanel(QWidget *parent)
    : QWidget(parent),
      m_formatter(locale()),
      m_title(wordsLabel(this)),
      m_intro(wordsLabel(this)),
      m_stands(new QCheckBox(this)),
      m_mostStands(new QSpinBox(this)),
      m_positions(new QCheckBox(this)),
      m_turns(new QCheckBox(this)),
      m_hits(new QCheckBox(this)),
      m_hitTypes(new QListWidget(this)),
      m_start(new QPushButton(this)),
      m_progress(new QProgressBar(this)),
      m_stage(wordsLabel(this)),
      m_finding(wordsLabel(this)),
      m_list(new QVBoxLayout)
{
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_stands->setChecked(true);
    m_positions->setChecked(true);
    m_mostStands->setRange(1, kMostStands);
    m_mostStands->setValue(2);
    m_progress->setTextVisible(false);
    makeLayout();
    for (QCheckBox *box : {m_stands, m_positions, m_turns, m_hits}) {
        connect(box, &QCheckBox::toggled, this, &EveningPanel::enable);
    }
    connect(m_hitTypes, &QListWidget::itemChanged, this, &EveningPanel::enable);
    connect(m_start, &QPushButton::clicked, this, [this] { m_isRunning ? emit stopped() : emit sought(); });
    retranslate();
    enable();
}

void EveningPanel::makeLayout()
{
    auto *stands = new QHBoxLayout;
    stands->addWidget(m_stands, 1);
    stands->addWidget(m_mostStands);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_intro);
    layout->addLayout(stands);
    for (QWidget *widget : {static_cast<QWidget *>(m_positions), static_cast<QWidget *>(m_turns),
                            static_cast<QWidget *>(m_hits), static_cast<QWidget *>(m_hitTypes),
                            static_cast<QWidget *>(m_start), static_cast<QWidget *>(m_progress),
                            static_cast<QWidget *>(m_stage), static_cast<QWidget *>(m_finding)}) {
        layout->addWidget(widget);
    }
    layout->addLayout(m_list);
}

void EveningPanel::setTypes(const Scenario &scenario, const table::MessageFormatter &formatter)
{
    const std::vector<std::string> kept = allowance().hitTypes;
    const std::set<std::string> chosenTypes(kept.begin(), kept.end());
    const QSignalBlocker quiet(m_hitTypes);
    m_hitTypes->clear();
    m_types.clear();
    for (const UnitTypeSpec &type : scenario.types) {
        const QString name = formatter.text(type.name);
        auto *item = new QListWidgetItem(name.isEmpty() ? QString::fromStdString(type.id) : name, m_hitTypes);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(chosenTypes.contains(type.id) ? Qt::Checked : Qt::Unchecked);
        m_types.push_back(type.id);
    }
    const int rows = std::clamp(m_hitTypes->count(), 1, kRowsOfTypes);
    m_hitTypes->setFixedHeight(std::max(m_hitTypes->sizeHintForRow(0), fontMetrics().height()) * rows +
                               2 * m_hitTypes->frameWidth());
    enable();
}

sim::Allowance EveningPanel::allowance() const
{
    sim::Allowance allowance;
    allowance.stands = m_stands->isChecked() ? m_mostStands->value() : 0;
    allowance.positions = m_positions->isChecked();
    allowance.turnLimit = m_turns->isChecked();
    for (std::size_t i = 0; m_hits->isChecked() && i < m_types.size(); ++i) {
        if (m_hitTypes->item(static_cast<int>(i))->checkState() == Qt::Checked) {
            allowance.hitTypes.push_back(m_types[i]);
        }
    }
    return allowance;
}

void EveningPanel::setRunning(bool isRunning)
{
    m_isRunning = isRunning;
    m_underway.reset();
    m_progress->setRange(0, 0); // busy, until the first progress is told
    retranslate();
    enable();
}

void EveningPanel::setAvailable(bool isAvailable, const QString &why)
{
    m_isAvailable = isAvailable;
    m_start->setToolTip(why);
    enable();
}

void EveningPanel::enable()
{
    const sim::Allowance now = allowance();
    const bool mayChange = now.stands > 0 || now.positions || now.turnLimit || !now.hitTypes.empty();
    for (QWidget *widget : {static_cast<QWidget *>(m_stands), static_cast<QWidget *>(m_positions),
                            static_cast<QWidget *>(m_turns), static_cast<QWidget *>(m_hits),
                            static_cast<QWidget *>(m_hitTypes)}) {
        widget->setEnabled(!m_isRunning);
    }
    m_mostStands->setEnabled(!m_isRunning && m_stands->isChecked());
    m_hitTypes->setVisible(m_hits->isChecked());
    m_start->setEnabled(m_isRunning || (m_isAvailable && mayChange));
    m_progress->setVisible(m_isRunning);
    m_stage->setVisible(m_isRunning);
}

void EveningPanel::showProgress(const sim::EveningProgress &progress, const SetupPtr &setup,
                                const table::MessageFormatter &formatter)
{
    m_underway = Underway{setup, progress};
    m_formatter = formatter;
    m_progress->setRange(0, static_cast<int>(progress.of));
    m_progress->setValue(static_cast<int>(progress.done));
    showStage();
}

void EveningPanel::showStage()
{
    if (!m_underway) {
        m_stage->clear();
        return;
    }
    const sim::EveningProgress &progress = m_underway->progress;
    const QString count =
        m_formatter.sentence(sim::progressInWords(progress.done, progress.of), *m_underway->setup);
    switch (progress.stage) {
    case sim::EveningStage::Measuring:
        m_stage->setText(tr("The battle as it is: %1").arg(count));
        return;
    case sim::EveningStage::Trying:
        m_stage->setText(tr("Trying one change at a time: %1").arg(count));
        return;
    case sim::EveningStage::Combining:
        m_stage->setText(tr("Trying changes together: %1").arg(count));
        return;
    case sim::EveningStage::Confirming:
        m_stage->setText(tr("Testing the best again, with other dice: %1").arg(count));
        return;
    }
}

void EveningPanel::show(const SetupPtr &setup, const sim::Evening &evening,
                        const table::MessageFormatter &formatter)
{
    m_found = Found{setup, evening, allowance()};
    m_formatter = formatter;
    refresh();
}

void EveningPanel::setOutdated(bool isOutdated)
{
    m_isOutdated = isOutdated;
    refresh();
}

void EveningPanel::setFormatter(const table::MessageFormatter &formatter)
{
    m_formatter = formatter;
    refresh();
}

void EveningPanel::forget()
{
    m_found.reset();
    refresh();
}

// What is not allowed, the strongest remedy first; before that, whether small changes are a remedy at all.
QStringList EveningPanel::whatWouldHelp() const
{
    const sim::Allowance &allowed = m_found->allowance;
    QStringList hints;
    if (allowed.stands == 0) {
        hints << tr("More or fewer stands help most: tick “Stands of a unit”.");
    } else if (allowed.stands < kMostStands) {
        hints << tr("Allow a unit more stands: the number beside “Stands of a unit” may be up to %1.")
                     .arg(locale().toString(kMostStands));
    }
    if (allowed.hitTypes.empty()) {
        hints << tr("Other hit numbers help, too: tick “Hit numbers of …” and the troops.");
    }
    if (!allowed.positions) {
        hints << tr("Other places may help: tick “Places”.");
    }
    if (!allowed.turnLimit && m_found->setup->scenario.options.turnLimit) {
        hints << tr("A longer or shorter battle may help: tick “Turn limit”.");
    }
    const auto &proposals = m_found->evening.proposals;
    const bool isFar = isFarFromEven(proposals.empty() ? *m_found->evening.before : proposals.front().after);
    if (isFar || (proposals.empty() && hints.isEmpty())) {
        hints.prepend(tr("The sides are too unequal for small changes alone: give the weaker one more units, "
                         "or the stronger one fewer."));
    } else if (!proposals.empty()) {
        hints.prepend(tr("Use the nearest and seek again: small changes may do the rest."));
    }
    return hints;
}

QStringList EveningPanel::howFar() const
{
    const sim::Evening &evening = m_found->evening;
    const sim::Statistics &before = *evening.before;
    const SideId stronger(before.balance(SideId(0U)).estimate >= kEven ? 0U : 1U);
    const auto said = [this](const Message &message) {
        return m_formatter.sentence(message, *m_found->setup);
    };
    if (evening.proposals.empty()) {
        return {tr("Nothing of what may be changed brings this battle nearer to even."),
                said(sim::standingInWords(stronger, before))};
    }
    return {tr("Nothing of what may be changed makes this battle quite even."),
            said(sim::standingInWords(stronger, before)),
            said(sim::bestInWords(stronger, evening.proposals.front().after))};
}

QString EveningPanel::finding() const
{
    const sim::Evening &evening = m_found->evening;
    if (m_isOutdated) {
        return evening.proposals.empty()
                   ? tr("The battle has been changed since changes were sought.")
                   : tr("These changes were found for an earlier version of the battle. Seek again to use "
                        "one.");
    }
    if (evening.proposals.empty() && evening.isStopped) {
        return tr("Stopped before anything was found.");
    }
    if (!evening.before) {
        return {}; // a fault, which is said elsewhere
    }
    if (sim::isEven(*evening.before)) {
        return tr("This battle is even as it is.");
    }
    QStringList lines;
    if (!evening.isEnough && !evening.isStopped) {
        lines << howFar() << whatWouldHelp();
    }
    if (!evening.proposals.empty()) {
        lines << tr("Each was tested again with other dice. A draw counts half for each side.");
    }
    return lines.join(QLatin1Char('\n'));
}

void EveningPanel::refresh()
{
    showStage();
    m_finding->setVisible(m_found.has_value());
    const auto proposals = m_found ? m_found->evening.proposals : std::vector<sim::Proposal>();
    while (m_cards.size() > proposals.size()) {
        delete m_cards.back();
        m_cards.pop_back();
    }
    while (m_cards.size() < proposals.size()) {
        auto *card = new ProposalCard(this);
        connect(card, &ProposalCard::used, this, [this, number = m_cards.size()] { emit chosen(number); });
        m_list->addWidget(card);
        m_cards.push_back(card);
    }
    for (std::size_t i = 0; i < proposals.size(); ++i) {
        m_cards[i]->show(*m_found->setup, proposals[i], m_formatter);
        m_cards[i]->setOutdated(m_isOutdated);
    }
    m_finding->setText(m_found ? finding() : QString());
}

QString EveningPanel::text() const
{
    QStringList lines{m_finding->text()};
    for (const ProposalCard *card : m_cards) {
        lines << card->text();
    }
    return lines.join(QLatin1Char('\n'));
}

void EveningPanel::retranslate()
{
    m_title->setText(tr("Make it even"));
    m_intro->setText(
        tr("Looks for small changes that bring the battle near to 50 to 50. What may be changed?"));
    m_stands->setText(tr("Stands of a unit, up to"));
    m_mostStands->setAccessibleName(tr("Stands more or fewer in a unit, at most"));
    m_positions->setText(tr("Places"));
    m_turns->setText(tr("Turn limit"));
    m_hits->setText(tr("Hit numbers of …"));
    m_stands->setToolTip(tr("A unit may have so many stands more or fewer"));
    m_positions->setToolTip(tr("Units and whole armies may stand a little farther forward or back"));
    m_turns->setToolTip(tr("The battle may be a turn or two longer or shorter"));
    m_hits->setToolTip(tr("Each hit number of the troops that you tick may be one more or less"));
    m_hitTypes->setAccessibleName(tr("Troops whose hit numbers may change"));
    m_progress->setAccessibleName(tr("Progress of the search"));
    m_start->setText(m_isRunning ? tr("Stop seeking") : tr("Make it even"));
    refresh();
}

void EveningPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::editor
