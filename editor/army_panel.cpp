#include "editor/army_panel.h"

#include "core/io/atomic_file.h"
#include "editor/army_tree.h"
#include "editor/offer_line.h"
#include "table/model/issue_sentence.h"
#include "table/model/message_formatter.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QToolButton>

#include <algorithm>

namespace zama::editor {
namespace {

// Who was copied, for whoever pastes them here; the text beside it is for everybody else.
const QString kCopiedUnits = QStringLiteral("application/x-zama-units");

constexpr qint64 kMaxTableBytes = 10'000'000; // far more than the largest army

QString filter()
{
    return ArmyPanel::tr("Tables (*.csv *.tsv *.txt);;All files (*)");
}

// A name in a menu: what looks like the mark of a letter is none.
QString inMenu(QString name)
{
    return name.replace(u'&', QStringLiteral("&&"));
}

QToolButton *buttonIn(QHBoxLayout &layout)
{
    auto *button = new QToolButton;
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::TabFocus);
    layout.addWidget(button);
    return button;
}

} // namespace

struct ArmyPanel::Entry {
    Deed deed;
    QAction *action;
};

ArmyPanel::ArmyPanel(ScenarioDocument &document, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_commands(document),
      m_tree(new ArmyTree(document)),
      m_hint(new QLabel),
      m_notice(new OfferLine),
      m_addMenu(new QMenu(this)),
      m_units(new QMenu(this)),
      m_into(new QMenu(this)),
      m_moreMenu(new QMenu(this)),
      m_context(new QMenu(this))
{
    build();
    make(Deed::AddCommand, {}, &ArmyPanel::addCommand);
    make(Deed::AddGeneral, {}, &ArmyPanel::addGeneral);
    make(Deed::AddSide, {}, &ArmyPanel::addSide);
    make(Deed::Duplicate, QKeySequence(Qt::CTRL | Qt::Key_D), &ArmyPanel::duplicate);
    make(Deed::Delete, QKeySequence::Delete, &ArmyPanel::removeSelected);
    make(Deed::Rename, QKeySequence(Qt::Key_F2), &ArmyPanel::rename);
    make(Deed::MoreStands, {}, &ArmyPanel::moreStands);
    make(Deed::FewerStands, {}, &ArmyPanel::fewerStands);
    make(Deed::Up, QKeySequence(Qt::ALT | Qt::Key_Up), &ArmyPanel::up);
    make(Deed::Down, QKeySequence(Qt::ALT | Qt::Key_Down), &ArmyPanel::down);
    make(Deed::ChangeSides, {}, &ArmyPanel::changeSides);
    make(Deed::Chief, {}, &ArmyPanel::chief);
    make(Deed::Attach, {}, &ArmyPanel::attach);
    make(Deed::Detach, {}, &ArmyPanel::detach);
    make(Deed::Copy, QKeySequence::Copy, &ArmyPanel::copy);
    make(Deed::Paste, QKeySequence::Paste, &ArmyPanel::paste);
    make(Deed::Import, {}, &ArmyPanel::importAny);
    make(Deed::Replace, {}, &ArmyPanel::replaceByAny);
    make(Deed::Export, {}, &ArmyPanel::exportAny);
    action(Deed::Chief)->setCheckable(true);
    fillMenus();
    connect(&document, &ScenarioDocument::changed, this, [this] {
        m_notice->hide();
        update();
    });
    connect(m_notice, &OfferLine::taken, &document, &ScenarioDocument::undo);
    connect(&document.selection(), &Selection::changed, this, &ArmyPanel::update);
    connect(m_tree, &ArmyTree::standsWanted, this, [this](int by, bool isRepeat) {
        m_held = isRepeat ? m_held : m_document.newGesture();
        m_commands.changeStands(by, m_held);
    });
    connect(m_tree, &QWidget::customContextMenuRequested, this,
            [this](QPoint at) { m_context->popup(m_tree->viewport()->mapToGlobal(at)); });
    connect(m_tree, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        emit m_document.selection().shown(m_tree->army().pieceOf(index));
    });
    retranslate();
}

ArmyPanel::~ArmyPanel() = default;

void ArmyPanel::build()
{
    auto *buttons = new QHBoxLayout;
    m_add = buttonIn(*buttons);
    m_duplicate = buttonIn(*buttons);
    m_delete = buttonIn(*buttons);
    m_more = buttonIn(*buttons);
    buttons->addStretch();
    for (QToolButton *button : {m_add, m_more}) {
        button->setPopupMode(QToolButton::InstantPopup);
    }
    m_add->setMenu(m_addMenu);
    m_more->setMenu(m_moreMenu);
    m_hint->setWordWrap(true);
    m_hint->setMargin(6);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(buttons);
    layout->addWidget(m_hint);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_notice);
    connect(m_units, &QMenu::triggered, this,
            [this](const QAction *type) { m_commands.addUnit(type->data().toString().toStdString()); });
    connect(m_units, &QMenu::aboutToShow, this, &ArmyPanel::fillUnits);
    connect(m_into, &QMenu::triggered, this, [this](const QAction *command) {
        m_commands.moveInto(command->data().toString().toStdString());
    });
    connect(m_into, &QMenu::aboutToShow, this, &ArmyPanel::fillCommands);
}

// The tree answers to the keys: an action that did so by itself would quarrel with those of the window.
void ArmyPanel::make(Deed deed, const QKeySequence &keys, void (ArmyPanel::*act)())
{
    auto *action = new QAction(this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, [this, act] { (this->*act)(); });
    m_deeds.push_back({deed, action});
}

QAction *ArmyPanel::action(Deed deed) const
{
    return std::ranges::find(m_deeds, deed, &Entry::deed)->action;
}

void ArmyPanel::fillMenus()
{
    m_duplicate->setDefaultAction(action(Deed::Duplicate));
    m_delete->setDefaultAction(action(Deed::Delete));
    m_addMenu->addMenu(m_units);
    for (const Deed deed : {Deed::AddCommand, Deed::AddGeneral, Deed::AddSide}) {
        m_addMenu->addAction(action(deed));
    }
    m_context->addMenu(m_addMenu);
    for (QMenu *menu : {m_addMenu, m_context, m_moreMenu}) {
        menu->setToolTipsVisible(true);
    }
    for (QMenu *menu : {m_context, m_moreMenu}) {
        menu->addAction(action(Deed::Rename));
        for (const Deed deed : {Deed::Duplicate, Deed::Delete}) {
            if (menu == m_context) {
                menu->addAction(action(deed));
            }
        }
        menu->addSeparator();
        for (const Deed deed :
             {Deed::MoreStands, Deed::FewerStands, Deed::Up, Deed::Down, Deed::ChangeSides}) {
            menu->addAction(action(deed));
        }
        menu->addMenu(m_into);
        menu->addSeparator();
        for (const Deed deed : {Deed::Chief, Deed::Attach, Deed::Detach}) {
            menu->addAction(action(deed));
        }
        menu->addSeparator();
        menu->addAction(action(Deed::Copy));
        menu->addAction(action(Deed::Paste));
    }
    m_moreMenu->addSeparator();
    for (const Deed deed : {Deed::Import, Deed::Replace, Deed::Export}) {
        m_moreMenu->addAction(action(deed));
    }
    QList<QAction *> keys;
    for (const Entry &entry : m_deeds) {
        keys.append(entry.action);
    }
    m_tree->setKeys(keys);
}

void ArmyPanel::fillUnits()
{
    const table::MessageFormatter formatter(locale());
    m_units->clear();
    for (const UnitTypeSpec &type : m_document.scenario().types) {
        const QString id = QString::fromStdString(type.id);
        const QString name = formatter.text(type.name);
        m_units->addAction(inMenu(name.isEmpty() ? id : name))->setData(id);
    }
}

void ArmyPanel::fillCommands()
{
    const ArmyModel &army = m_tree->army();
    m_into->clear();
    for (int s = 0; s < army.rowCount(); ++s) {
        const QModelIndex side = army.index(s, ArmyModel::NameColumn);
        for (int c = 0; c < army.rowCount(side); ++c) {
            const QModelIndex command = army.index(c, ArmyModel::NameColumn, side);
            const std::string id = army.pieceOf(command).id;
            const QString name = tr("%1: %2", "a side and one of its commands")
                                     .arg(side.data().toString(), command.data().toString());
            QAction *action = m_into->addAction(inMenu(name));
            action->setData(QString::fromStdString(id));
            action->setEnabled(m_commands.canMoveInto(id));
        }
    }
}

bool ArmyPanel::isPossible(Deed deed) const
{
    switch (deed) {
    case Deed::AddGeneral:
        return m_commands.canAddGeneral();
    case Deed::AddSide:
        return m_commands.canAddSide();
    case Deed::Duplicate:
        return m_commands.canDuplicate();
    case Deed::Delete:
        return m_commands.canRemove();
    case Deed::Rename:
        return m_document.selection().single() != nullptr;
    case Deed::MoreStands:
    case Deed::FewerStands:
        return m_commands.canChangeStands();
    case Deed::Up:
        return m_commands.canStep(false);
    case Deed::Down:
        return m_commands.canStep(true);
    case Deed::ChangeSides:
        return m_commands.canChangeSides();
    case Deed::Chief:
        return m_commands.canMakeChief();
    case Deed::Attach:
        return m_commands.canAttach();
    case Deed::Detach:
        return m_commands.canDetach();
    case Deed::Copy:
        return m_commands.canCopy();
    case Deed::AddCommand:
    case Deed::Paste:
    case Deed::Import:
    case Deed::Replace:
    case Deed::Export:
        break;
    }
    return true;
}

void ArmyPanel::update()
{
    for (const Entry &entry : m_deeds) {
        entry.action->setEnabled(isPossible(entry.deed));
    }
    action(Deed::AddSide)->setVisible(m_commands.canAddSide());
    action(Deed::Chief)->setChecked(m_commands.isChief());
    m_into->menuAction()->setEnabled(!m_document.selection().isEmpty());
    m_units->menuAction()->setEnabled(!m_document.scenario().types.empty());
    m_hint->setText(hint());
    m_hint->setVisible(!m_hint->text().isEmpty());
}

// What to do next, as long as there is nobody.
QString ArmyPanel::hint() const
{
    const Scenario &scenario = m_document.scenario();
    if (scenario.types.empty()) {
        return tr("Nobody can be added yet: first make a unit type.");
    }
    const bool hasCommand =
        std::ranges::any_of(scenario.sides, [](const SideSpec &side) { return !side.commands.empty(); });
    for (const SideSpec &side : scenario.sides) {
        if (std::ranges::any_of(side.commands, [](const CommandSpec &c) { return !c.units.empty(); })) {
            return {};
        }
    }
    return hasCommand
               ? tr("There are no units yet. Choose a command, then “Add” and a type; or paste a table "
                    "from a spreadsheet.")
               : tr("There is nobody here yet. Choose “Add” and a unit: its side and command are made "
                    "with it. Or paste a table from a spreadsheet.");
}

void ArmyPanel::retranslate()
{
    m_add->setText(tr("&Add"));
    m_more->setText(tr("&More"));
    m_addMenu->setTitle(tr("Add"));
    m_units->setTitle(tr("Unit"));
    m_into->setTitle(tr("Into the command"));
    m_tree->setAccessibleName(tr("Order of battle"));
    sayDeeds();
    m_tree->army().setLocale(locale());
    update();
}

// What each does, and for whom, so that one that is grey says why.
void ArmyPanel::sayDeeds()
{
    setText(Deed::AddCommand, tr("Command"));
    setText(Deed::AddGeneral, tr("General"), tr("For a command that has none."));
    setText(Deed::AddSide, tr("Side"));
    setText(Deed::Duplicate, tr("D&uplicate"), tr("Units, generals and commands; their names count on."));
    setText(Deed::Delete, tr("De&lete"), tr("Units, generals and commands. Sides stay."));
    setText(Deed::Rename, tr("Rename"), tr("One at a time."));
    setText(Deed::MoreStands, tr("One stand more\t+"), tr("For units, within what their types allow."));
    setText(Deed::FewerStands, tr("One stand fewer\t−"), tr("For units, within what their types allow."));
    setText(Deed::Up, tr("Move up"), tr("Units, one general, or commands."));
    setText(Deed::Down, tr("Move down"), tr("Units, one general, or commands."));
    setText(Deed::ChangeSides, tr("To the other side"), tr("Units and commands of one side."));
    setText(Deed::Chief, tr("Commander-in-chief"), tr("For one general: a side has one."));
    setText(Deed::Attach, tr("General joins this unit"),
            tr("For one unit: the general of its command joins it, or the one that is selected with it."));
    setText(Deed::Detach, tr("General stands by himself"), tr("For generals who are with a unit."));
    setText(Deed::Copy, tr("Copy as a table"), tr("Units, for this order of battle or for a spreadsheet."));
    setText(Deed::Paste, tr("Paste"),
            tr("Units that were copied here, or rows of a spreadsheet with their column names."));
    setText(
        Deed::Import, tr("Import from a table…"),
        tr("Units of the table are changed or added; others stay. A table is a CSV file of a spreadsheet."));
    setText(Deed::Replace, tr("Replace by a table…"), tr("The same; units that are not in the table go."));
    setText(Deed::Export, tr("Export as a table…"), tr("A CSV file that every spreadsheet opens."));
}

void ArmyPanel::setText(Deed deed, const QString &text, const QString &whom)
{
    action(deed)->setText(text);
    action(deed)->setToolTip(whom.isEmpty() ? QString(text).remove(u'&') : whom);
}

void ArmyPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
    }
}

void ArmyPanel::rename()
{
    m_tree->rename();
}

// ---- tables ----

// The offer to take it back goes with the next edit, which it would take back instead.
void ArmyPanel::say(const Told &told)
{
    if (!told.text.isEmpty()) {
        m_notice->show([told] { return told.text; },
                       [isDone = told.isDone] { return isDone ? tr("Take it back") : QString(); });
        emit noticed();
    }
}

// A spreadsheet of a country with decimal commas wants those, and semicolons between cells.
design::TableStyle ArmyPanel::style(bool isFile) const
{
    const bool hasComma = locale().decimalPoint() == QLatin1String(",");
    design::TableStyle style;
    style.decimal = hasComma ? ',' : '.';
    style.separator = !isFile ? '\t' : hasComma ? ';' : ',';
    style.withMark = isFile;
    return style;
}

void ArmyPanel::copy()
{
    if (!m_commands.canCopy()) {
        return;
    }
    QByteArray ids;
    for (const std::string &id : m_commands.unitsWithin()) {
        ids += QByteArray::fromStdString(id) + '\n';
    }
    auto *mime = new QMimeData; // the clipboard owns it
    mime->setText(QString::fromStdString(m_commands.copied(style(false))));
    mime->setData(kCopiedUnits, ids);
    QGuiApplication::clipboard()->setMimeData(mime);
}

void ArmyPanel::paste()
{
    const QMimeData *mime = QGuiApplication::clipboard()->mimeData();
    if (mime == nullptr || !mime->hasText()) {
        say({tr("There is no table to paste. Copy units here, or rows of a spreadsheet with their column "
                "names.")});
        return;
    }
    std::vector<std::string> units;
    for (const QByteArray &id : mime->data(kCopiedUnits).split('\n')) {
        if (!id.isEmpty()) {
            units.push_back(id.toStdString());
        }
    }
    say(m_commands.paste(units, mime->text().toStdString()));
}

void ArmyPanel::importTable(const QString &path, design::TableUse use)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        say({tr("The table was not put in. %1").arg(file.errorString())});
        return;
    }
    const QByteArray bytes = file.read(kMaxTableBytes);
    say(m_commands.read({bytes.constData(), static_cast<std::size_t>(bytes.size())}, use));
}

void ArmyPanel::exportTable(const QString &path)
{
    if (const auto issue =
            saveAtomically(QFile::encodeName(path).toStdString(), m_commands.table(style(true)))) {
        say({table::sentenceOf(*issue)});
    }
}

QString ArmyPanel::askForTable(const QString &title)
{
    return QFileDialog::getOpenFileName(this, title, QString(), filter());
}

void ArmyPanel::importAny()
{
    if (const QString path = askForTable(tr("Import from a table")); !path.isEmpty()) {
        importTable(path, design::TableUse::Amend);
    }
}

void ArmyPanel::replaceByAny()
{
    if (const QString path = askForTable(tr("Replace by a table")); !path.isEmpty()) {
        importTable(path, design::TableUse::Replace);
    }
}

void ArmyPanel::exportAny()
{
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Export as a table"), QStringLiteral("army.csv"), filter());
    if (!path.isEmpty()) {
        exportTable(path);
    }
}

} // namespace zama::editor
