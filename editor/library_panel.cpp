#include "editor/library_panel.h"

#include "core/design/library.h"
#include "editor/library_model.h"
#include "editor/offer_line.h"
#include "editor/piece_preview.h"
#include "table/model/issue_sentence.h"
#include "table/model/message_formatter.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <utility>

namespace zama::editor {

LibraryPanel::LibraryPanel(ScenarioDocument &document, QWidget *parent)
    : LibraryPanel(document, ArmyLibrary::standard(), parent)
{
}

LibraryPanel::LibraryPanel(ScenarioDocument &document, ArmyLibrary library, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_library(std::move(library)),
      m_model(new LibraryModel(m_pixmaps, this)),
      m_found(new QSortFilterProxyModel(this)),
      m_search(new QLineEdit(this)),
      m_list(new QListView(this)),
      m_nothing(new QLabel(this)),
      m_below(new QScrollArea(this)),
      m_preview(new PiecePreview(m_pixmaps)),
      m_sideCaption(new QLabel(this)),
      m_side(new QComboBox(this)),
      m_add(new QPushButton(this)),
      m_replace(new QPushButton(this)),
      m_delete(new QPushButton),
      m_beginSaving(new QPushButton(this)),
      m_saveReason(new QLabel(this)),
      m_saving(new QWidget(this)),
      m_nameCaption(new QLabel(m_saving)),
      m_name(new QLineEdit(m_saving)),
      m_save(new QPushButton(m_saving)),
      m_cancel(new QPushButton(m_saving)),
      m_offer(new OfferLine(this))
{
    m_found->setSourceModel(m_model);
    m_found->setFilterRole(LibraryModel::SearchRole);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    build();
    connectAll();
    retranslate();
}

LibraryPanel::~LibraryPanel() = default;

void LibraryPanel::build()
{
    m_list->setModel(m_found);
    m_list->setIconSize(QSize(48, 40));
    m_list->setWordWrap(true);
    m_list->setTextElideMode(Qt::ElideNone);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_search->setClearButtonEnabled(true);
    m_sideCaption->setBuddy(m_side);
    m_nameCaption->setBuddy(m_name);
    for (QLabel *label : {m_nothing, m_saveReason}) {
        label->setWordWrap(true);
    }
    m_list->setMinimumHeight(2 * (m_list->iconSize().height() + 4));
    auto *use = new QGridLayout;
    use->addWidget(m_sideCaption, 0, 0);
    use->addWidget(m_side, 0, 1);
    use->addWidget(m_add, 1, 0, 1, 2);
    use->addWidget(m_replace, 2, 0, 1, 2);
    use->setColumnStretch(1, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 3);
    layout->addWidget(m_nothing);
    layout->addLayout(use);
    layout->addWidget(m_below, 4);
    layout->addWidget(m_beginSaving);
    layout->addWidget(m_saveReason);
    layout->addWidget(m_saving);
    layout->addWidget(m_offer);
    m_below->setWidgetResizable(true);
    m_below->setFrameShape(QFrame::NoFrame);
    m_below->setFocusPolicy(Qt::NoFocus);
    m_below->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_below->setMinimumHeight(m_list->iconSize().height());
    m_below->setWidget(makeBelow());
    makeSaving();
}

void LibraryPanel::makeSaving()
{
    auto *saving = new QGridLayout(m_saving);
    saving->setContentsMargins(0, 0, 0, 0);
    saving->addWidget(m_nameCaption, 0, 0, 1, 2);
    saving->addWidget(m_name, 1, 0, 1, 2);
    saving->addWidget(m_save, 2, 0);
    saving->addWidget(m_cancel, 2, 1);
    m_saving->hide();
}

QWidget *LibraryPanel::makeBelow()
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_preview);
    layout->addWidget(m_delete);
    layout->addStretch();
    return page;
}

void LibraryPanel::connectAll()
{
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_found->setFilterFixedString(text.trimmed());
        lookAtCurrent();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &LibraryPanel::lookAtCurrent);
    connect(m_list, &QListView::activated, this, &LibraryPanel::add);
    connect(m_add, &QPushButton::clicked, this, &LibraryPanel::add);
    connect(m_replace, &QPushButton::clicked, this, &LibraryPanel::replace);
    connect(m_delete, &QPushButton::clicked, this, &LibraryPanel::deleteCurrent);
    connect(m_beginSaving, &QPushButton::clicked, this, &LibraryPanel::beginSaving);
    connect(m_save, &QPushButton::clicked, this, &LibraryPanel::save);
    connect(m_name, &QLineEdit::returnPressed, this, &LibraryPanel::save);
    connect(m_name, &QLineEdit::textChanged, this,
            [this](const QString &name) { m_save->setEnabled(!name.trimmed().isEmpty()); });
    connect(m_cancel, &QPushButton::clicked, this, &LibraryPanel::endSaving);
    connect(m_offer, &OfferLine::taken, this, &LibraryPanel::putBack);
    connect(&m_document, &ScenarioDocument::changed, this, &LibraryPanel::takeOver);
    connect(&m_document.selection(), &Selection::changed, this, &LibraryPanel::enableSaving);
}

// Files are read when somebody looks, not when the editor starts.
void LibraryPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_library.read();
    reload();
}

void LibraryPanel::reload()
{
    m_model->setEntries(m_library.entries());
    if (!m_list->currentIndex().isValid()) {
        m_list->setCurrentIndex(m_found->index(0, 0));
    }
    lookAtCurrent();
}

void LibraryPanel::lookAt(const QString &path)
{
    m_search->clear();
    const int row = m_model->rowOf(path);
    m_list->setCurrentIndex(m_found->mapFromSource(m_model->index(row)));
    m_list->scrollTo(m_list->currentIndex());
}

const LibraryEntry *LibraryPanel::current() const
{
    const QModelIndex index = m_found->mapToSource(m_list->currentIndex());
    return index.isValid() ? &m_model->entry(index.row()) : nullptr;
}

// Every change comes here, also each step of a drag: what is not shown is not compared.
void LibraryPanel::takeOver(const Scenario &before)
{
    const auto isSame = [](const SideSpec &a, const SideSpec &b) { return a.id == b.id && a.name == b.name; };
    if (!std::ranges::equal(before.sides, m_document.scenario().sides, isSame)) {
        fillSides();
        lookAtCurrent();
    }
    enableSaving();
}

void LibraryPanel::fillSides()
{
    const QSignalBlocker quiet(m_side);
    const std::string chosen = sideChosen();
    m_side->clear();
    for (const SideSpec &side : m_document.scenario().sides) {
        const QString name = table::MessageFormatter{QLocale()}.text(side.name);
        const QString id = QString::fromStdString(side.id);
        m_side->addItem(name.isEmpty() ? id : name, id);
    }
    m_side->setCurrentIndex(std::max(0, m_side->findData(QString::fromStdString(chosen))));
}

std::string LibraryPanel::sideChosen() const
{
    return m_side->currentData().toString().toStdString();
}

void LibraryPanel::lookAtCurrent()
{
    const LibraryEntry *entry = current();
    const bool isUsable = entry != nullptr && entry->problem.isEmpty();
    const bool isArmy = isUsable && entry->isArmy();
    const bool hasSides = m_side->count() > 0;
    m_preview->show(isUsable ? entry->piece : Scenario());
    m_add->setEnabled(isUsable && (!isArmy || hasSides));
    m_replace->setVisible(isArmy);
    m_replace->setEnabled(hasSides);
    m_sideCaption->setVisible(isArmy);
    m_side->setVisible(isArmy);
    m_delete->setVisible(entry != nullptr && entry->isOwn);
    m_list->setVisible(m_model->rowCount() > 0);
    m_nothing->setVisible(m_found->rowCount() == 0);
    m_nothing->setText(m_model->rowCount() == 0 ? tr("The library is empty. Select a side, a command or "
                                                     "types of units and save them here.")
                                                : tr("Nothing in the library has these words."));
}

bool LibraryPanel::canSave() const
{
    const Piece *one = m_document.selection().single();
    const bool isArmy = one != nullptr && (one->kind == PieceKind::Command || one->kind == PieceKind::Side);
    return isArmy ? !selectedPiece().types.empty() : !m_document.selection().ids(PieceKind::Type).empty();
}

void LibraryPanel::enableSaving()
{
    const bool isPossible = canSave();
    m_beginSaving->setEnabled(isPossible);
    m_saveReason->setVisible(!isPossible);
}

// A command or a side where one is selected, else the types that are selected.
Scenario LibraryPanel::selectedPiece() const
{
    const Scenario &scenario = m_document.scenario();
    if (const Piece *one = m_document.selection().single()) {
        if (one->kind == PieceKind::Command) {
            return design::pieceOfCommand(scenario, one->id);
        }
        if (one->kind == PieceKind::Side) {
            return design::pieceOfSide(scenario, one->id);
        }
    }
    return design::pieceOfTypes(scenario, m_document.selection().ids(PieceKind::Type));
}

void LibraryPanel::add()
{
    const LibraryEntry *entry = current();
    if (entry == nullptr || !m_add->isEnabled()) {
        return;
    }
    design::Inserted inserted;
    m_document.change(Message("edit.library", {}), [&](Scenario &scenario) {
        inserted = entry->isArmy() ? design::insertArmy(scenario, sideChosen(), entry->piece)
                                   : design::insertTypes(scenario, entry->piece);
    });
    selectInserted(inserted.types, inserted.bodies);
}

void LibraryPanel::replace()
{
    const LibraryEntry *entry = current();
    if (entry == nullptr || !entry->isArmy()) {
        return;
    }
    design::Inserted inserted;
    m_document.change(Message("edit.library", {}), [&](Scenario &scenario) {
        inserted = design::replaceArmy(scenario, sideChosen(), entry->piece);
    });
    selectInserted(inserted.types, inserted.bodies);
}

void LibraryPanel::selectInserted(const std::vector<std::string> &types,
                                  const std::vector<std::string> &bodies)
{
    if (types.empty()) {
        m_offer->show(
            [] { return tr("It does not fit: a battle has room for so many units and types only."); }, {});
        return;
    }
    std::set<Piece> pieces;
    for (const std::string &id : bodies) {
        const bool isUnit = bool(findUnit(m_document.scenario(), id));
        pieces.insert({isUnit ? PieceKind::Unit : PieceKind::General, id});
    }
    for (const std::string &id : bodies.empty() ? types : std::vector<std::string>()) {
        pieces.insert({PieceKind::Type, id});
    }
    m_document.selection().set(std::move(pieces));
}

void LibraryPanel::beginSaving()
{
    const Scenario piece = selectedPiece();
    const table::MessageFormatter formatter{QLocale()};
    const LocalText &name = !piece.sides.empty() && !piece.sides.front().commands.empty() &&
                                    m_document.selection().single()->kind == PieceKind::Command
                                ? piece.sides.front().commands.front().name
                            : !piece.sides.empty() ? piece.sides.front().name
                                                   : piece.types.front().name;
    m_name->setText(formatter.text(name));
    m_save->setEnabled(!m_name->text().trimmed().isEmpty());
    m_saving->show();
    m_beginSaving->hide();
    m_below->hide(); // in a low window there is room for one of the two
    m_name->selectAll();
    m_name->setFocus(Qt::OtherFocusReason);
}

void LibraryPanel::save()
{
    const Scenario piece = selectedPiece();
    const QString name = m_name->text().trimmed();
    if (piece.types.empty() || name.isEmpty()) {
        return;
    }
    QStringList before;
    for (const LibraryEntry &entry : m_library.entries()) {
        before << entry.path;
    }
    const auto problem = m_library.save(piece, name);
    reload();
    endSaving();
    if (problem) {
        m_offer->show([problem] { return table::sentenceOf(*problem); }, {});
        return;
    }
    const auto &entries = m_library.entries();
    const auto added = std::find_if(entries.begin(), entries.end(), [&before](const LibraryEntry &entry) {
        return !before.contains(entry.path);
    });
    if (added != entries.end()) {
        const QString title = titleOf(*added);
        lookAt(added->path);
        m_offer->show([title] { return tr("“%1” is in the library.").arg(title); }, {});
    }
}

void LibraryPanel::endSaving()
{
    m_saving->hide();
    m_below->show();
    m_beginSaving->show();
    m_beginSaving->setFocus(Qt::OtherFocusReason);
}

void LibraryPanel::deleteCurrent()
{
    const LibraryEntry *entry = current();
    if (entry == nullptr || !entry->isOwn) {
        return;
    }
    const QString title = titleOf(*entry);
    m_takenOut = m_library.takeOut(entry->path);
    reload();
    if (m_takenOut) {
        m_offer->show([title] { return tr("“%1” is deleted from the library.").arg(title); },
                      [] { return tr("Put it back"); });
    } else {
        m_offer->show([title] { return tr("“%1” could not be deleted.").arg(title); }, {});
    }
}

void LibraryPanel::putBack()
{
    if (!m_takenOut) {
        return;
    }
    const auto problem = m_library.putBack(*m_takenOut);
    reload();
    if (problem) {
        m_offer->show([problem] { return table::sentenceOf(*problem); }, [] { return tr("Try again"); });
        return;
    }
    lookAt(m_takenOut->path);
    m_takenOut.reset();
}

void LibraryPanel::retranslate()
{
    m_search->setPlaceholderText(tr("Search the library"));
    m_search->setAccessibleName(tr("Search the library"));
    m_list->setAccessibleName(tr("Library of types and armies"));
    m_sideCaption->setText(tr("For"));
    m_side->setAccessibleName(tr("For which side"));
    m_add->setText(tr("Add to this battle"));
    m_replace->setText(tr("Take the place of its army"));
    m_replace->setToolTip(tr("The side gives up the units it has and fights with these."));
    m_delete->setText(tr("Delete from the library"));
    m_beginSaving->setText(tr("Save what is selected here…"));
    m_saveReason->setText(tr("To save something here, select a side, a command or types of units."));
    m_nameCaption->setText(tr("Name in the library"));
    m_name->setAccessibleName(tr("Name in the library"));
    m_save->setText(tr("Save"));
    m_save->setAccessibleName(tr("Save in the library"));
    m_cancel->setText(tr("Cancel"));
    m_model->retranslate();
    fillSides();
    lookAtCurrent();
    enableSaving();
}

void LibraryPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (isVisible()) { // why a file cannot be used is said while it is read
            m_library.read();
            reload();
        }
    }
}

} // namespace zama::editor
