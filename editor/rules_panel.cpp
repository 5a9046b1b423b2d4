#include "editor/rules_panel.h"

#include "editor/changed_rules.h"
#include "editor/number_field.h"
#include "editor/option_chooser.h"
#include "editor/sequence_editor.h"
#include "table/widgets/upright_area.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace zama::editor {
namespace {

QString changedTo(const QString &rule, const QString &value)
{
    return RulesPanel::tr("%1: %2").arg(rule, value);
}

} // namespace

RulesPanel::RulesPanel(ScenarioDocument &document, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_page(new QWidget),
      m_area(new table::UprightArea(*m_page, this)),
      m_changes(new ChangedRules(numberOf(kOtherRules), m_page)),
      m_hasLimit(new QCheckBox),
      m_turns(new NumberField),
      m_limitMeaning(new QLabel),
      m_slightCaption(new QLabel),
      m_slight(new NumberField),
      m_greatCaption(new QLabel),
      m_great(new NumberField),
      m_victoryMeaning(new QLabel),
      m_sequence(new SequenceEditor(document))
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_area);
    auto *layout = new QVBoxLayout(m_page);
    layout->setSpacing(10);
    layout->addWidget(m_changes);
    buildOptions(*layout);
    m_area->setFocusPolicy(Qt::NoFocus);
    connect(m_changes, &ChangedRules::visited, this, &RulesPanel::visit);
    connect(m_changes, &ChangedRules::reset, this, &RulesPanel::reset);
    connect(m_changes, &ChangedRules::resetAll, this, &RulesPanel::resetAll);
    connect(qApp, &QApplication::focusChanged, this, &RulesPanel::beginVisit);
    connect(&document, &ScenarioDocument::changed, this, [this](const Scenario &before) {
        const Scenario &now = m_document.scenario();
        if (before.options != now.options || before.victory != now.victory ||
            SequenceEditor::isAnother(before, now)) {
            takeOver();
        }
    });
    connect(&document, &ScenarioDocument::interrupted, this, [this] { m_visit = m_document.newGesture(); });
    retranslate();
}

// The focus moves once more when a window goes, and nobody is left to be told.
RulesPanel::~RulesPanel()
{
    qApp->disconnect(this);
}

int RulesPanel::numberOf(Rule rule)
{
    return static_cast<int>(optionTable().size()) + rule;
}

QLabel *RulesPanel::addHeading(QVBoxLayout &layout)
{
    auto *heading = new QLabel(m_page);
    QFont font = heading->font();
    font.setPointSizeF(font.pointSizeF() * 1.2);
    font.setBold(true);
    heading->setFont(font);
    heading->setWordWrap(true);
    layout.addSpacing(8);
    layout.addWidget(heading);
    return heading;
}

QToolButton *RulesPanel::makeRuleButton(const char *clause)
{
    const QString text = QString::fromLatin1(clause);
    m_rules.push_back(new QToolButton);
    m_rules.back()->setText(text);
    m_rules.back()->setFocusPolicy(Qt::StrongFocus);
    connect(m_rules.back(), &QToolButton::clicked, this, [this, text] { emit ruleRequested(text); });
    return m_rules.back();
}

void RulesPanel::buildBattle(QVBoxLayout &layout)
{
    auto *box = new QWidget(m_page);
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_hasLimit, 0, 0, 1, 2);
    grid->addWidget(makeRuleButton("Q07"), 0, 2);
    grid->addWidget(m_limitMeaning, 1, 0);
    grid->addWidget(m_turns, 1, 1, 1, 2, Qt::AlignTop);
    grid->addWidget(m_slightCaption, 2, 0);
    grid->addWidget(m_slight, 2, 1, 1, 2);
    grid->addWidget(m_greatCaption, 3, 0);
    grid->addWidget(m_great, 3, 1, 1, 2);
    grid->addWidget(m_victoryMeaning, 4, 0, 1, 2);
    grid->addWidget(makeRuleButton("Q09"), 4, 2, Qt::AlignTop);
    m_slightCaption->setBuddy(m_slight);
    m_greatCaption->setBuddy(m_great);
    for (QLabel *label : {m_limitMeaning, m_slightCaption, m_greatCaption, m_victoryMeaning}) {
        label->setWordWrap(true);
    }
    layout.addWidget(box);
    auto *order = new QHBoxLayout;
    order->addWidget(m_sequence, 1);
    order->addWidget(makeRuleButton("T1"), 0, Qt::AlignBottom);
    layout.addLayout(order);
    m_sequence->firstSide()->installEventFilter(this);
    connect(m_hasLimit, &QCheckBox::toggled, this, &RulesPanel::setTurnLimit);
    connect(m_turns, &NumberField::edited, this, &RulesPanel::setTurnLimit);
    connect(m_slight, &NumberField::edited, this, &RulesPanel::setVictory);
    connect(m_great, &NumberField::edited, this, &RulesPanel::setVictory);
    for (NumberField *field : {m_turns, m_slight, m_great}) {
        connect(field, &NumberField::undoWanted, &m_document, &ScenarioDocument::undo);
        connect(field, &NumberField::redoWanted, &m_document, &ScenarioDocument::redo);
    }
    m_turns->setRange(1, kMaxTurnLimit);
    m_turns->setValue(Options().turnLimit);
    m_slight->setRange(0, 100);
    m_great->setRange(0, 100);
}

void RulesPanel::buildOptions(QVBoxLayout &layout)
{
    m_choosers.resize(optionTable().size());
    for (int chapter = 0; chapter < kOptionChapters; ++chapter) {
        m_headings.push_back(addHeading(layout));
        if (chapter == 0) {
            buildBattle(layout);
        }
        for (const OptionWords &words : optionWords()) {
            if (words.chapter != static_cast<OptionChapter>(chapter)) {
                continue;
            }
            const auto option = std::ranges::find(optionTable(), words.key, &OptionRow::key);
            const int number = static_cast<int>(option - optionTable().begin());
            auto *chooser = new OptionChooser(*option, words, m_page);
            layout.addWidget(chooser);
            m_choosers.at(static_cast<std::size_t>(number)) = chooser;
            connect(chooser, &OptionChooser::chosen, this,
                    [this, number](int value) { setOption(number, value); });
            connect(chooser, &OptionChooser::ruleRequested, this, &RulesPanel::ruleRequested);
        }
    }
    layout.addStretch();
}

OptionChooser *RulesPanel::chooser(std::string_view key) const
{
    const auto found = std::find_if(m_choosers.begin(), m_choosers.end(),
                                    [key](const OptionChooser *c) { return c->option().key == key; });
    return found == m_choosers.end() ? nullptr : *found;
}

void RulesPanel::setOption(int number, int value)
{
    const OptionRow &option = optionTable()[static_cast<std::size_t>(number)];
    m_document.change(
        Message("edit.rule", {}), [&](Scenario &scenario) { option.set(scenario.options, value); }, m_visit);
}

void RulesPanel::setTurnLimit()
{
    m_document.change(
        Message("edit.turn_limit", {}),
        [this](Scenario &scenario) {
            scenario.options.turnLimit = m_hasLimit->isChecked() ? m_turns->value() : std::nullopt;
        },
        m_visit);
}

void RulesPanel::setVictory()
{
    m_document.change(
        Message("edit.victory", {}),
        [this](Scenario &scenario) {
            scenario.victory.slightEdge = m_slight->value().value_or(0);
            scenario.victory.greatVictory = m_great->value().value_or(0);
        },
        m_visit);
}

void RulesPanel::reset(int number)
{
    if (number < numberOf(TurnLimit)) {
        m_document.change(Message("edit.rule", {}), [number](Scenario &scenario) {
            optionTable()[static_cast<std::size_t>(number)].set(scenario.options, 0);
        });
    } else if (number == numberOf(TurnLimit)) {
        m_document.change(Message("edit.turn_limit", {}),
                          [](Scenario &scenario) { scenario.options.turnLimit = Options().turnLimit; });
    } else if (number == numberOf(SlightEdge)) {
        m_document.change(Message("edit.victory", {}),
                          [](Scenario &scenario) { scenario.victory.slightEdge = VictorySpec().slightEdge; });
    } else if (number == numberOf(GreatVictory)) {
        m_document.change(Message("edit.victory", {}), [](Scenario &scenario) {
            scenario.victory.greatVictory = VictorySpec().greatVictory;
        });
    } else {
        m_sequence->reset();
    }
}

void RulesPanel::resetAll()
{
    m_document.change(Message("edit.rule", {}), [](Scenario &scenario) {
        scenario.options = Options();
        scenario.victory.slightEdge = VictorySpec().slightEdge;
        scenario.victory.greatVictory = VictorySpec().greatVictory;
        scenario.sequence.clear();
    });
}

void RulesPanel::visit(int number)
{
    if (number < numberOf(TurnLimit)) {
        OptionChooser *chooser = m_choosers.at(static_cast<std::size_t>(number));
        m_area->ensureWidgetVisible(chooser);
        chooser->takeFocus();
    } else if (number == numberOf(TurnLimit)) {
        lookAt(m_hasLimit);
    } else if (number == numberOf(Sequence)) {
        lookAt(m_sequence->steps());
    } else {
        lookAt(number == numberOf(SlightEdge) ? m_slight : m_great);
    }
}

void RulesPanel::lookAt(QWidget *widget)
{
    m_area->ensureWidgetVisible(widget);
    widget->setFocus(Qt::OtherFocusReason);
}

bool RulesPanel::showPlace(const std::string &path)
{
    const auto isIn = [&path](const std::string &place) {
        return path == place || path.rfind(place + "/", 0) == 0;
    };
    for (std::size_t i = 0; i < m_choosers.size(); ++i) {
        if (isIn("/rules/options/" + std::string(optionTable()[i].key))) {
            visit(static_cast<int>(i));
            return true;
        }
    }
    if (isIn("/rules/sequence")) {
        lookAt(m_sequence->steps());
    } else if (isIn("/rules/victory")) {
        lookAt(isIn("/rules/victory/great_victory") ? m_great : m_slight);
    } else if (isIn("/rules")) {
        lookAt(m_hasLimit);
    } else {
        return false;
    }
    return true;
}

// The child of the page in which the widget is.
const QWidget *RulesPanel::groupOf(const QWidget *widget) const
{
    while (widget != nullptr && widget->parentWidget() != m_page) {
        widget = widget->parentWidget();
    }
    return widget;
}

void RulesPanel::beginVisit(const QWidget *old, const QWidget *now)
{
    if (groupOf(old) != groupOf(now) || qobject_cast<const NumberField *>(now) != nullptr) {
        m_visit = m_document.newGesture();
    }
}

void RulesPanel::takeOver()
{
    for (std::size_t i = 0; i < m_choosers.size(); ++i) {
        m_choosers[i]->show(optionTable()[i].get(m_document.scenario().options));
    }
    fillNumbers();
    fillChanges();
}

void RulesPanel::fillNumbers()
{
    const Scenario &scenario = m_document.scenario();
    const std::optional<int> limit = scenario.options.turnLimit;
    const QSignalBlocker quiet(m_hasLimit);
    m_hasLimit->setChecked(limit.has_value());
    m_turns->setEnabled(limit.has_value());
    if (limit) {
        m_turns->setValue(limit);
    }
    m_limitMeaning->setText(limit ? tr("When they are over, the losses say who has won. As shipped: %1.")
                                        .arg(QLocale().toString(Options().turnLimit.value_or(0)))
                                  : tr("The battle ends when a side has nobody left, or after %1 whole turns "
                                       "without a loss.")
                                        .arg(QLocale().toString(kIdleTurns)));
    m_slight->setValue(scenario.victory.slightEdge);
    m_great->setValue(scenario.victory.greatVictory);
}

void RulesPanel::fillChanges()
{
    const Scenario &scenario = m_document.scenario();
    const QLocale locale;
    for (std::size_t i = 0; i < m_choosers.size(); ++i) {
        const int value = optionTable()[i].get(scenario.options);
        m_changes->set(static_cast<int>(i),
                       value == 0 ? QString()
                                  : changedTo(m_choosers[i]->name(), m_choosers[i]->valueName(value)));
    }
    const auto set = [this](Rule rule, bool isChanged, const QString &name, const QString &value) {
        m_changes->set(numberOf(rule), isChanged ? changedTo(name, value) : QString());
    };
    const std::optional<int> limit = scenario.options.turnLimit;
    set(TurnLimit, limit != Options().turnLimit, tr("Turns"),
        limit ? locale.toString(*limit) : tr("no limit"));
    set(SlightEdge, scenario.victory.slightEdge != VictorySpec().slightEdge, m_slightCaption->text(),
        locale.toString(scenario.victory.slightEdge));
    set(GreatVictory, scenario.victory.greatVictory != VictorySpec().greatVictory, m_greatCaption->text(),
        locale.toString(scenario.victory.greatVictory));
    set(Sequence, SequenceEditor::hasOwnOrder(scenario), tr("Steps of a turn"), tr("an order of their own"));
}

void RulesPanel::retranslate()
{
    for (int chapter = 0; chapter < kOptionChapters; ++chapter) {
        m_headings.at(static_cast<std::size_t>(chapter))
            ->setText(
                QCoreApplication::translate("RuleOption", chapterName(static_cast<OptionChapter>(chapter))));
    }
    m_hasLimit->setText(tr("Limited number of turns"));
    m_turns->setAccessibleName(tr("Number of turns"));
    m_slightCaption->setText(tr("Points for a slight edge"));
    m_slight->setAccessibleName(tr("Points for a slight edge"));
    m_greatCaption->setText(tr("Points for a great victory"));
    m_great->setAccessibleName(tr("Points for a great victory"));
    for (QToolButton *rule : m_rules) {
        rule->setToolTip(tr("Opens the rulebook here."));
        rule->setAccessibleName(tr("Open the rule %1").arg(rule->text()));
    }
    m_victoryMeaning->setText(tr("How many per cent more of its stands the other side has lost; below a "
                                 "slight edge nobody has won. As shipped: %1 and %2.")
                                  .arg(QLocale().toString(VictorySpec().slightEdge),
                                       QLocale().toString(VictorySpec().greatVictory)));
    takeOver();
}

// Scrolling past a box changes nothing in it.
bool RulesPanel::eventFilter(QObject *watched, QEvent *event)
{
    const auto *widget = qobject_cast<QWidget *>(watched);
    if (event->type() == QEvent::Wheel && widget != nullptr && !widget->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void RulesPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::editor
