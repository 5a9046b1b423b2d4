#include "editor/sequence_editor.h"

#include "core/design/army.h"
#include "table/model/message_formatter.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace zama::editor {
namespace {

QString nameOfSide(const Scenario &scenario, const std::string &id)
{
    const auto side = std::ranges::find(scenario.sides, id, &SideSpec::id);
    const QString name =
        side == scenario.sides.end() ? QString() : table::MessageFormatter{QLocale()}.text(side->name);
    return name.isEmpty() ? QString::fromStdString(id) : name;
}

QString nameOfStep(const Scenario &scenario, const StepSpec &step)
{
    const QString side = nameOfSide(scenario, step.side);
    switch (step.kind) {
    case StepKind::Move:
        return SequenceEditor::tr("%1: move").arg(side);
    case StepKind::Shoot:
        return SequenceEditor::tr("%1: shoot").arg(side);
    case StepKind::Charge:
        return SequenceEditor::tr("Both sides: charge");
    case StepKind::Melee:
        return SequenceEditor::tr("Both sides: melee");
    }
    return {};
}

} // namespace

SequenceEditor::SequenceEditor(ScenarioDocument &document, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_firstCaption(new QLabel(this)),
      m_first(new QComboBox(this)),
      m_caption(new QLabel(this)),
      m_steps(new QListWidget(this)),
      m_earlier(new QPushButton(this)),
      m_later(new QPushButton(this)),
      m_usual(new QPushButton(this))
{
    m_firstCaption->setBuddy(m_first);
    m_first->setFocusPolicy(Qt::StrongFocus); // not by the wheel
    m_first->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_first->setMinimumContentsLength(10);
    m_caption->setBuddy(m_steps);
    m_steps->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_firstCaption);
    layout->addWidget(m_first);
    layout->addWidget(m_caption);
    layout->addWidget(m_steps);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_earlier);
    buttons->addWidget(m_later);
    buttons->addStretch();
    layout->addLayout(buttons);
    layout->addWidget(m_usual, 0, Qt::AlignLeading);
    connect(m_first, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index == 1) {
            m_document.change(Message("edit.first_side", {}),
                              [](Scenario &scenario) { design::swapSides(scenario); });
        }
    });
    connect(m_steps, &QListWidget::currentRowChanged, this, &SequenceEditor::enableButtons);
    connect(m_earlier, &QPushButton::clicked, this, [this] { moveStep(-1); });
    connect(m_later, &QPushButton::clicked, this, [this] { moveStep(1); });
    connect(m_usual, &QPushButton::clicked, this, &SequenceEditor::reset);
    connect(&document, &ScenarioDocument::changed, this, [this](const Scenario &before) {
        if (isAnother(before, m_document.scenario())) {
            takeOver();
        }
    });
    retranslate();
}

std::vector<StepSpec> SequenceEditor::usualSequence(const Scenario &scenario)
{
    Scenario usual;
    usual.sides = scenario.sides;
    return sequenceOf(usual);
}

bool SequenceEditor::hasOwnOrder(const Scenario &scenario)
{
    return !scenario.sequence.empty() && scenario.sequence != usualSequence(scenario);
}

bool SequenceEditor::isAnother(const Scenario &before, const Scenario &now)
{
    const auto isSame = [](const SideSpec &a, const SideSpec &b) { return a.id == b.id && a.name == b.name; };
    return before.sequence != now.sequence || !std::ranges::equal(before.sides, now.sides, isSame);
}

void SequenceEditor::reset()
{
    m_document.change(Message("edit.sequence", {}), [](Scenario &scenario) { scenario.sequence.clear(); });
}

// The usual order is not written down, so that it follows the sides.
void SequenceEditor::moveStep(int by)
{
    const int row = m_steps->currentRow();
    const int next = row + by;
    m_document.change(Message("edit.sequence", {}), [row, next](Scenario &scenario) {
        std::vector<StepSpec> steps = sequenceOf(scenario);
        std::swap(steps.at(static_cast<std::size_t>(row)), steps.at(static_cast<std::size_t>(next)));
        scenario.sequence = steps == usualSequence(scenario) ? std::vector<StepSpec>() : std::move(steps);
    });
    m_steps->setCurrentRow(next);
}

void SequenceEditor::takeOver()
{
    fillSides();
    fillSteps();
}

void SequenceEditor::fillSides()
{
    const QSignalBlocker quiet(m_first);
    const auto &sides = m_document.scenario().sides;
    m_first->clear();
    for (const SideSpec &side : sides) {
        m_first->addItem(nameOfSide(m_document.scenario(), side.id));
    }
    m_first->setCurrentIndex(sides.empty() ? -1 : 0);
    m_first->setEnabled(sides.size() == 2);
}

void SequenceEditor::fillSteps()
{
    const QSignalBlocker quiet(m_steps);
    const int row = m_steps->currentRow();
    const std::vector<StepSpec> steps = sequenceOf(m_document.scenario());
    while (m_steps->count() > static_cast<int>(steps.size())) {
        delete m_steps->takeItem(m_steps->count() - 1);
    }
    for (int i = 0; i < static_cast<int>(steps.size()); ++i) {
        if (i >= m_steps->count()) {
            m_steps->addItem(QString());
        }
        m_steps->item(i)->setText(
            tr("%1. %2").arg(QLocale().toString(i + 1),
                             nameOfStep(m_document.scenario(), steps.at(static_cast<std::size_t>(i)))));
    }
    m_steps->setCurrentRow(std::min(std::max(row, 0), m_steps->count() - 1));
    m_steps->setFixedHeight((m_steps->sizeHintForRow(0) + 1) * std::clamp(m_steps->count(), 1, 12) +
                            2 * m_steps->frameWidth() + 2);
    enableButtons();
}

void SequenceEditor::enableButtons()
{
    m_earlier->setEnabled(m_steps->currentRow() > 0);
    m_later->setEnabled(m_steps->currentRow() >= 0 && m_steps->currentRow() + 1 < m_steps->count());
    m_usual->setEnabled(hasOwnOrder(m_document.scenario()));
}

void SequenceEditor::retranslate()
{
    m_firstCaption->setText(tr("Who acts first"));
    m_first->setAccessibleName(tr("Who acts first"));
    m_caption->setText(tr("Steps of a turn"));
    m_steps->setAccessibleName(tr("Steps of a turn"));
    m_earlier->setText(tr("Earlier"));
    m_earlier->setAccessibleName(tr("Play this step earlier"));
    m_later->setText(tr("Later"));
    m_later->setAccessibleName(tr("Play this step later"));
    m_usual->setText(tr("The usual order"));
    takeOver();
}

void SequenceEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        fillSteps();
    }
}

} // namespace zama::editor
