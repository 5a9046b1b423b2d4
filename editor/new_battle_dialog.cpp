#include "editor/new_battle_dialog.h"

#include "core/design/library.h"
#include "core/scenario/validate.h"
#include "editor/deployment_picture.h"
#include "table/model/issue_sentence.h"
#include "table/model/message_formatter.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace zama::editor {
namespace {

constexpr int kLesson = 50; // minutes
constexpr int kMostUnits = 60;
constexpr std::array kTables{design::kSmallTable, design::kMediumTable, design::kLargeTable};

table::MessageFormatter formatter()
{
    return table::MessageFormatter{QLocale()};
}

bool hasTroops(const SideSpec &side)
{
    return std::any_of(side.commands.begin(), side.commands.end(),
                       [](const CommandSpec &command) { return !command.units.empty(); });
}

// "The army of Scipio" of a file with one side; of one with two, the name of the side too.
QString labelOf(const Scenario &army, const LibraryEntry &entry, bool isOneOfTwo)
{
    const QString side = formatter().text(army.sides.front().name);
    return isOneOfTwo ? NewBattleDialog::tr("%1 (%2)").arg(side, titleOf(entry)) : titleOf(entry);
}

// The smallest table on which so many units have room to move.
int tableFor(int units)
{
    return units <= 10 ? 0 : units <= 20 ? 1 : 2;
}

LocalText written(const std::string &language, const QString &text)
{
    return text.isEmpty() ? LocalText{} : LocalText{{{language, text.toStdString()}}};
}

} // namespace

NewBattleDialog::NewBattleDialog(ArmyLibrary library, QWidget *parent)
    : QDialog(parent),
      m_army{new QComboBox(this), new QComboBox(this)},
      m_name{new QLineEdit(this), new QLineEdit(this)},
      m_versus(new QLabel(this)),
      m_minutesCaption(new QLabel(this)),
      m_minutes(new QSpinBox(this)),
      m_unitsCaption(new QLabel(this)),
      m_units(new QSpinBox(this)),
      m_tableCaption(new QLabel(this)),
      m_table(new QComboBox(this)),
      m_kind(new QButtonGroup(this)),
      m_kindMeaning(new QLabel(this)),
      m_title(new QLineEdit(this)),
      m_firstCaption(new QLabel(this)),
      m_first(new QComboBox(this)),
      m_hasLimit(new QCheckBox(this)),
      m_turns(new QSpinBox(this)),
      m_picture(new DeploymentPicture(this)),
      m_summary(new QLabel(this)),
      m_create(new QPushButton(this)),
      m_cancel(new QPushButton(this))
{
    library.read();
    findArmies(library);
    auto *columns = new QHBoxLayout;
    columns->addLayout(makeQuestions(), 1);
    columns->addSpacing(12);
    columns->addLayout(makePreview(), 1);
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(m_create, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    m_create->setDefault(true);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    chooseFirstArmies();
    fitSize();
    retranslate();
    m_create->setFocus();
}

// As wide as what there is to choose, within reason: what is longer is told when one points at it.
void NewBattleDialog::showWhole(QComboBox &choice)
{
    constexpr qsizetype kMostLetters = 34;
    qsizetype longest = 6;
    for (int i = 0; i < choice.count(); ++i) {
        longest = std::max(longest, choice.itemText(i).size());
        choice.setItemData(i, choice.itemText(i), Qt::ToolTipRole);
    }
    choice.setMinimumContentsLength(static_cast<int>(std::min(longest, kMostLetters)));
}

void NewBattleDialog::findArmies(const ArmyLibrary &library)
{
    for (const LibraryEntry &entry : library.entries()) {
        for (const SideSpec &side : entry.piece.sides) {
            if (hasTroops(side)) {
                m_armies.push_back({entry.fileName(), design::pieceOfSide(entry.piece, side.id)});
                const QString label = labelOf(m_armies.back().army, entry, entry.piece.sides.size() > 1);
                m_army[0]->addItem(label);
                m_army[1]->addItem(label);
            }
        }
    }
    for (QComboBox *army : m_army) {
        showWhole(*army);
    }
}

// Two different ones where there are two.
void NewBattleDialog::chooseFirstArmies()
{
    const auto find = [this](const char *file, int otherwise) {
        const auto found = std::find_if(m_armies.begin(), m_armies.end(), [file](const Choice &choice) {
            return choice.file == QLatin1String(file);
        });
        return found == m_armies.end() ? otherwise : static_cast<int>(found - m_armies.begin());
    };
    const int last = static_cast<int>(m_armies.size()) - 1;
    const QSignalBlocker quietFirst(m_army[0]);
    const QSignalBlocker quietSecond(m_army[1]);
    m_army[0]->setCurrentIndex(find("romans.json", std::min(0, last)));
    m_army[1]->setCurrentIndex(find("carthaginians.json", std::min(1, last)));
}

QVBoxLayout *NewBattleDialog::makeQuestions()
{
    auto *grid = new QGridLayout;
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
    askForArmies(*grid);
    askForSize(*grid);
    askForKind(*grid);
    askForTitle(*grid);
    askForBeginning(*grid);
    auto *column = new QVBoxLayout;
    column->addLayout(grid);
    column->addStretch();
    return column;
}

QLabel *NewBattleDialog::addQuestion(QGridLayout &grid)
{
    auto *question = new QLabel(this);
    QFont bold = question->font();
    bold.setBold(true);
    question->setFont(bold);
    question->setContentsMargins(0, m_questions.empty() ? 0 : 10, 0, 0);
    grid.addWidget(question, grid.rowCount(), 0, 1, 2);
    m_questions.push_back(question);
    return question;
}

void NewBattleDialog::askForArmies(QGridLayout &grid)
{
    addQuestion(grid);
    const int row = grid.rowCount();
    for (int army = 0; army < 2; ++army) {
        QComboBox *choice = m_army.at(static_cast<std::size_t>(army));
        QLineEdit *name = m_name.at(static_cast<std::size_t>(army));
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        name->setMaxLength(60);
        grid.addWidget(choice, row + army, 0);
        grid.addWidget(name, row + army, 1);
        connect(choice, &QComboBox::currentIndexChanged, this, &NewBattleDialog::takeOver);
        connect(name, &QLineEdit::textChanged, this, &NewBattleDialog::takeOver);
    }
    m_versus->setWordWrap(true);
    grid.addWidget(m_versus, row + 2, 0, 1, 2);
    setTabOrder(m_army[0], m_name[0]);
    setTabOrder(m_name[0], m_army[1]);
    setTabOrder(m_army[1], m_name[1]);
}

void NewBattleDialog::askForSize(QGridLayout &grid)
{
    addQuestion(grid);
    m_minutes->setRange(15, 240);
    m_minutes->setSingleStep(5);
    m_minutes->setValue(kLesson);
    m_units->setRange(2, kMostUnits);
    m_minutesCaption->setBuddy(m_minutes);
    m_unitsCaption->setBuddy(m_units);
    m_tableCaption->setBuddy(m_table);
    m_table->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for ([[maybe_unused]] const Extent &size : kTables) {
        m_table->addItem(QString());
    }
    for (QLabel *label : {m_minutesCaption, m_unitsCaption, m_tableCaption}) {
        label->setWordWrap(true);
    }
    const int row = grid.rowCount();
    grid.addWidget(m_minutesCaption, row, 0);
    grid.addWidget(m_minutes, row, 1);
    grid.addWidget(m_unitsCaption, row + 1, 0);
    grid.addWidget(m_units, row + 1, 1);
    grid.addWidget(m_tableCaption, row + 2, 0);
    grid.addWidget(m_table, row + 2, 1);
    connect(m_minutes, &QSpinBox::valueChanged, this, [this] {
        fitSize();
        takeOver();
    });
    connect(m_units, &QSpinBox::valueChanged, this, [this](int units) {
        m_areUnitsChosen = true;
        if (!m_isTableChosen) {
            const QSignalBlocker quiet(m_table);
            m_table->setCurrentIndex(tableFor(units));
        }
        takeOver();
    });
    connect(m_table, &QComboBox::currentIndexChanged, this, [this] {
        m_isTableChosen = true;
        takeOver();
    });
}

void NewBattleDialog::askForKind(QGridLayout &grid)
{
    addQuestion(grid);
    const int row = grid.rowCount();
    for (int kind = 0; kind < design::kBattleKinds; ++kind) {
        auto *button = new QRadioButton(this);
        m_kind->addButton(button, kind);
        grid.addWidget(button, row + kind / 2, kind % 2);
    }
    m_kind->button(0)->setChecked(true);
    m_kindMeaning->setWordWrap(true);
    grid.addWidget(m_kindMeaning, row + 2, 0, 1, 2);
    connect(m_kind, &QButtonGroup::idToggled, this, [this](int, bool isOn) {
        if (isOn) {
            retranslate();
        }
    });
}

void NewBattleDialog::askForTitle(QGridLayout &grid)
{
    addQuestion(grid)->setBuddy(m_title);
    m_title->setMaxLength(120);
    grid.addWidget(m_title, grid.rowCount(), 0, 1, 2);
    connect(m_title, &QLineEdit::textChanged, this, &NewBattleDialog::takeOver);
}

void NewBattleDialog::askForBeginning(QGridLayout &grid)
{
    addQuestion(grid);
    m_firstCaption->setBuddy(m_first);
    m_firstCaption->setWordWrap(true);
    m_first->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_turns->setRange(1, kMaxTurnLimit);
    m_turns->setValue(Options().turnLimit.value_or(1));
    m_hasLimit->setChecked(true);
    const int row = grid.rowCount();
    grid.addWidget(m_firstCaption, row, 0);
    grid.addWidget(m_first, row, 1);
    grid.addWidget(m_hasLimit, row + 1, 0);
    grid.addWidget(m_turns, row + 1, 1);
    connect(m_first, &QComboBox::currentIndexChanged, this, &NewBattleDialog::takeOver);
    connect(m_turns, &QSpinBox::valueChanged, this, &NewBattleDialog::takeOver);
    connect(m_hasLimit, &QCheckBox::toggled, this, [this](bool isLimited) {
        m_turns->setEnabled(isLimited);
        takeOver();
    });
}

QVBoxLayout *NewBattleDialog::makePreview()
{
    m_summary->setWordWrap(true);
    auto *column = new QVBoxLayout;
    column->addWidget(m_picture, 1);
    column->addWidget(m_summary);
    return column;
}

// A longer lesson has room for more units, and those need a larger table.
void NewBattleDialog::fitSize()
{
    const QSignalBlocker quietUnits(m_units);
    const QSignalBlocker quietTable(m_table);
    if (!m_areUnitsChosen) {
        m_units->setValue(design::unitsForMinutes(m_minutes->value()));
    }
    if (!m_isTableChosen) {
        m_table->setCurrentIndex(tableFor(m_units->value()));
    }
}

void NewBattleDialog::setColours(const table::SceneColours &colours)
{
    m_picture->setColours(colours);
}

design::Wish NewBattleDialog::wish() const
{
    design::Wish wish;
    // Where the program speaks no other language its texts are English, whatever the reader's is.
    const bool isTranslated = tr("First Command") != QLatin1String("First Command");
    wish.language =
        isTranslated ? formatter().language().tag.section(QLatin1Char('-'), 0, 0).toStdString() : "en";
    for (std::size_t army = 0; army < 2; ++army) {
        const int chosen = m_army.at(army)->currentIndex();
        if (chosen >= 0) {
            wish.armies.at(army) = m_armies.at(static_cast<std::size_t>(chosen)).army;
        }
        wish.names.at(army) = written(wish.language, m_name.at(army)->text().trimmed());
    }
    wish.kind = static_cast<design::BattleKind>(m_kind->checkedId());
    wish.units = m_units->value();
    wish.table = kTables.at(static_cast<std::size_t>(std::max(0, m_table->currentIndex())));
    wish.first = m_first->currentIndex() == 1 ? 1 : 0;
    wish.turnLimit = m_hasLimit->isChecked() ? std::optional<int>(m_turns->value()) : std::nullopt;
    wish.texts.title = written(wish.language, m_title->text().trimmed());
    wish.texts.headquarters = written(wish.language, tr("Headquarters"));
    wish.texts.leftWing = written(wish.language, tr("Left Wing"));
    wish.texts.rightWing = written(wish.language, tr("Right Wing"));
    wish.texts.command = written(wish.language, tr("First Command"));
    return wish;
}

QString NewBattleDialog::nameOfArmy(std::size_t army) const
{
    const int chosen = m_army.at(army)->currentIndex();
    return chosen < 0
               ? QString()
               : formatter().text(m_armies.at(static_cast<std::size_t>(chosen)).army.sides.front().name);
}

QString NewBattleDialog::nameOfSide(std::size_t army) const
{
    const QString given = m_name.at(army)->text().trimmed();
    return given.isEmpty() ? nameOfArmy(army) : given;
}

void NewBattleDialog::fillSides()
{
    const QSignalBlocker quiet(m_first);
    const int chosen = std::max(0, m_first->currentIndex());
    m_first->clear();
    for (std::size_t army = 0; army < 2; ++army) {
        m_first->addItem(nameOfSide(army));
        m_name.at(army)->setPlaceholderText(nameOfArmy(army));
    }
    m_first->setCurrentIndex(chosen);
    showWhole(*m_first);
}

QString NewBattleDialog::summary() const
{
    const Issues issues = validate(m_scenario);
    if (m_armies.empty()) {
        return tr("There is no army in the library. Save one there from any battle.");
    }
    if (hasErrors(issues)) {
        return table::sentenceOf(issues.front());
    }
    QStringList lines;
    const QLocale locale;
    for (const SideSpec &side : m_scenario.sides) {
        qsizetype units = 0;
        int stands = 0;
        for (const CommandSpec &command : side.commands) {
            units += static_cast<qsizetype>(command.units.size());
            for (const UnitSpec &unit : command.units) {
                stands += unit.stands;
            }
        }
        lines << tr("%1: units %2, stands %3")
                     .arg(formatter().text(side.name), locale.toString(units), locale.toString(stands));
    }
    return lines.join(QLatin1Char('\n'));
}

void NewBattleDialog::takeOver()
{
    fillSides();
    m_scenario = design::newBattle(wish());
    m_picture->show(m_scenario);
    m_picture->setAccessibleDescription(summary());
    m_summary->setText(summary());
    m_create->setEnabled(!hasErrors(validate(m_scenario)));
    m_title->setPlaceholderText(formatter().text(m_scenario.title));
}

void NewBattleDialog::retranslate()
{
    setWindowTitle(tr("New battle"));
    const std::array<QString, 5> questions{tr("1. Who fights whom?"), tr("2. How large is it?"),
                                           tr("3. What kind of battle?"), tr("4. What is it called?"),
                                           tr("5. Who begins, and how long does it last?")};
    for (std::size_t i = 0; i < questions.size(); ++i) {
        m_questions.at(i)->setText(questions.at(i));
    }
    m_army[0]->setAccessibleName(tr("First army"));
    m_army[1]->setAccessibleName(tr("Second army"));
    m_name[0]->setAccessibleName(tr("Name of the first army"));
    m_name[1]->setAccessibleName(tr("Name of the second army"));
    m_versus->setText(tr("You may give them other names."));
    m_minutesCaption->setText(tr("Minutes of class"));
    m_minutes->setAccessibleName(tr("Minutes of class"));
    m_unitsCaption->setText(tr("Units of the first army"));
    m_units->setAccessibleName(tr("Units of the first army"));
    m_unitsCaption->setToolTip(tr("The other army gets as much as makes the battle fair."));
    m_tableCaption->setText(tr("Table"));
    m_table->setAccessibleName(tr("Table"));
    for (int i = 0; i < m_table->count(); ++i) {
        const Extent size = kTables.at(static_cast<std::size_t>(i));
        m_table->setItemText(
            i, tr("%1 by %2").arg(formatter().length(size.width), formatter().length(size.depth)));
    }
    showWhole(*m_table);
    const std::array<QString, design::kBattleKinds> kinds{tr("Pitched battle"), tr("Ambush"), tr("Elephants"),
                                                          tr("Last stand")};
    const std::array<QString, design::kBattleKinds> meanings{
        tr("Two lines meet face to face."),
        tr("The first army marches in a column; the second waits for it on both sides."),
        tr("A pitched battle in which both armies have elephants in front."),
        tr("The first army stands back to back in the middle; the second comes from both sides.")};
    for (int kind = 0; kind < design::kBattleKinds; ++kind) {
        m_kind->button(kind)->setText(kinds.at(static_cast<std::size_t>(kind)));
        m_kind->button(kind)->setAccessibleDescription(meanings.at(static_cast<std::size_t>(kind)));
    }
    m_kindMeaning->setText(meanings.at(static_cast<std::size_t>(m_kind->checkedId())));
    m_title->setAccessibleName(tr("Title"));
    m_firstCaption->setText(tr("Acts first"));
    m_first->setAccessibleName(tr("Acts first"));
    m_hasLimit->setText(tr("Limited number of turns"));
    m_turns->setAccessibleName(tr("Number of turns"));
    m_picture->setAccessibleName(tr("How the armies stand"));
    m_create->setText(tr("Begin with this"));
    m_cancel->setText(tr("Cancel"));
    takeOver();
}

void NewBattleDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::editor
