#include "editor/type_workshop.h"

#include "core/design/unit_types.h"
#include "editor/language_box.h"
#include "editor/odds_table.h"
#include "editor/offer_line.h"
#include "editor/stand_preview.h"
#include "editor/type_looks.h"
#include "editor/type_odds.h"
#include "editor/type_properties.h"
#include "editor/usual_types.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QScrollArea>
#include <QSplitter>
#include <QStyle>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::editor {
namespace {

constexpr int kIcon = 36;

bool isAboutLooks(const std::string &key)
{
    return std::ranges::any_of(std::array{"/figure", "/palette", "/colours"},
                               [&key](const char *start) { return key.starts_with(start); });
}

QScrollArea *scrolled(QWidget *content)
{
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    area->setFocusPolicy(Qt::NoFocus); // its fields bring themselves into sight
    area->setWidget(content);
    return area;
}

} // namespace

TypeWorkshop::TypeWorkshop(ScenarioDocument &document, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_language(languageToBeginWith(document.scenario(), locale())),
      m_list(new QListWidget),
      m_add(new QToolButton),
      m_duplicate(new QToolButton),
      m_delete(new QToolButton),
      m_library(new QToolButton),
      m_addMenu(new QMenu(this)),
      m_replaceMenu(new QMenu(this)),
      m_notice(new OfferLine),
      m_hint(new QLabel),
      m_preview(new StandPreview),
      m_languageRow(new QWidget),
      m_languageCaption(new QLabel),
      m_languages(new LanguageBox),
      m_pages(new QTabWidget),
      m_looks(new TypeLooks(document, m_preview->pixmaps())),
      m_odds(new OddsTable(document))
{
    build();
    connectAll();
    if (!document.scenario().types.empty()) {
        setCurrent(document.scenario().types.front().id);
    }
    retranslate();
}

void TypeWorkshop::build()
{
    makeBar();
    makePages();
    m_list->setIconSize(QSize(kIcon * 3 / 2, kIcon));
    m_list->setUniformItemSizes(true);
    m_hint->setWordWrap(true);
    m_notice->hide();
    auto *top = new QWidget;
    auto *topLayout = new QVBoxLayout(top);
    topLayout->setContentsMargins(0, 0, 0, 0);
    auto *bar = new QHBoxLayout;
    for (QToolButton *button : {m_add, m_duplicate, m_delete, m_library}) {
        bar->addWidget(button);
    }
    bar->addStretch(1);
    topLayout->addLayout(bar);
    topLayout->addWidget(m_list, 1);
    auto *bench = new QWidget;
    auto *benchLayout = new QVBoxLayout(bench);
    benchLayout->setContentsMargins(0, 0, 0, 0);
    benchLayout->addWidget(m_notice);
    benchLayout->addWidget(m_hint);
    benchLayout->addWidget(m_preview);
    benchLayout->addWidget(m_pages, 1);
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(top);
    splitter->addWidget(bench);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({170, 480});
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(splitter);
}

void TypeWorkshop::makeBar()
{
    for (QToolButton *button : {m_add, m_duplicate, m_delete, m_library}) {
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
    }
    m_add->setMenu(m_addMenu);
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_delete->setPopupMode(QToolButton::InstantPopup);
}

PropertySection *TypeWorkshop::makeSection(void (*fill)(PropertySection &))
{
    auto *section = new PropertySection(m_document, PieceKind::Type);
    fill(*section);
    // Whatever has a field on another page is told there; the rest at the head of the first.
    section->setElsewhere([this, section](const std::string &key) {
        return section != m_sections.front() || isAboutLooks(key) ||
               std::ranges::any_of(m_sections, [&key](const auto *other) { return other->hasField(key); });
    });
    return section;
}

void TypeWorkshop::makePages()
{
    m_sections = {makeSection(addTypeBasics), makeSection(addTypeFighting), makeSection(addTypeTraits)};
    auto *row = new QHBoxLayout(m_languageRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_languageCaption);
    row->addWidget(m_languages, 1);
    m_languageCaption->setBuddy(m_languages);
    for (PropertySection *section : m_sections) {
        auto *page = new QWidget;
        auto *layout = new QVBoxLayout(page);
        if (section == m_sections.front()) {
            layout->addWidget(m_languageRow);
        }
        layout->addWidget(section);
        layout->addStretch(1);
        m_pages->addTab(scrolled(page), {});
    }
    m_pages->addTab(scrolled(m_looks), {});
    m_pages->addTab(m_odds, {});
    m_pages->setDocumentMode(true);
    m_pages->setUsesScrollButtons(true);
}

void TypeWorkshop::connectAll()
{
    connect(&m_document, &ScenarioDocument::changed, this, &TypeWorkshop::takeOver);
    connect(&m_document, &ScenarioDocument::issuesChanged, this, &TypeWorkshop::tellIssues);
    connect(&m_document.selection(), &Selection::changed, this, &TypeWorkshop::followSelection);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        const auto &types = m_document.scenario().types;
        if (row >= 0 && row < static_cast<int>(types.size())) {
            select(types[static_cast<std::size_t>(row)].id);
        }
    });
    connect(m_languages, &LanguageBox::chosen, this, &TypeWorkshop::setTextLanguage);
    connect(m_duplicate, &QToolButton::clicked, this, &TypeWorkshop::duplicate);
    connect(m_delete, &QToolButton::clicked, this, [this] {
        if (m_delete->menu() == nullptr) {
            remove({});
        }
    });
    connect(m_replaceMenu, &QMenu::aboutToShow, this, &TypeWorkshop::fillReplacements);
    connect(m_library, &QToolButton::clicked, this, &TypeWorkshop::libraryWanted);
    connect(m_notice, &OfferLine::taken, &m_document, &ScenarioDocument::undo);
}

// ---- what is on the bench ----

void TypeWorkshop::select(const std::string &type)
{
    setCurrent(type);
    m_document.selection().set({{PieceKind::Type, type}});
}

void TypeWorkshop::followSelection()
{
    const std::vector<std::string> ids = m_document.selection().ids(PieceKind::Type);
    if (!ids.empty() && ids.front() != m_current) {
        setCurrent(ids.front());
    }
}

void TypeWorkshop::setCurrent(const std::string &type)
{
    m_current = type;
    refresh();
    tellIssues();
}

// A type that is gone leaves the bench to its neighbour.
void TypeWorkshop::takeOver(const Scenario &before)
{
    const Scenario &now = m_document.scenario();
    if (!differInTypes(before, now)) {
        return;
    }
    m_isStale = !isVisible();
    if (findType(now, m_current) == nullptr) {
        const auto at = std::ranges::find(before.types, m_current, &UnitTypeSpec::id);
        const auto index = static_cast<std::size_t>(at - before.types.begin());
        m_current = now.types.empty() ? std::string() : now.types[std::min(index, now.types.size() - 1)].id;
        tellIssues();
    }
    if (!m_isStale) {
        refresh();
    }
}

// Behind another dock nobody pays for it.
void TypeWorkshop::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale) {
        refresh();
    }
}

void TypeWorkshop::refresh()
{
    m_isStale = false;
    const Scenario &scenario = m_document.scenario();
    const auto at = std::ranges::find(scenario.types, m_current, &UnitTypeSpec::id);
    const bool isThere = at != scenario.types.end();
    m_preview->show(scenario, static_cast<std::size_t>(at - scenario.types.begin()));
    for (PropertySection *section : m_sections) {
        section->show({{PieceKind::Type, m_current}});
    }
    m_looks->setType(m_current);
    m_odds->setType(m_current);
    m_pages->setEnabled(isThere);
    m_hint->setVisible(!isThere);
    m_duplicate->setEnabled(isThere && scenario.types.size() < kMaxTypes);
    m_add->setEnabled(scenario.types.size() < kMaxTypes);
    fillList();
    m_languages->offer(m_document.scenario(), m_language);
    offerDeletion();
}

QString TypeWorkshop::nameOf(const UnitTypeSpec &type) const
{
    const QString name = table::MessageFormatter(locale()).text(type.name);
    return name.isEmpty() ? QString::fromStdString(type.id) : name;
}

// Pictures are made anew only where somebody looks otherwise.
void TypeWorkshop::dress(QListWidgetItem &item, const table::FigureLook &look)
{
    const double ratio = devicePixelRatioF();
    const QPixmap drawn = m_preview->pixmaps().stand(look, table::FigureView::Front, kIcon * ratio);
    if (item.data(Qt::UserRole).toLongLong() == drawn.cacheKey()) {
        return;
    }
    item.setData(Qt::UserRole, drawn.cacheKey());
    QPixmap picture = drawn.isNull() ? drawn
                                     : drawn.scaled((QSizeF(kIcon * 1.5, kIcon) * ratio).toSize(),
                                                    Qt::KeepAspectRatio, Qt::SmoothTransformation);
    picture.setDevicePixelRatio(ratio);
    item.setIcon(picture);
}

// In place, so that the list keeps where it is.
void TypeWorkshop::fillList()
{
    const QSignalBlocker silence(m_list);
    const Scenario &scenario = m_document.scenario();
    const int count = static_cast<int>(scenario.types.size());
    while (m_list->count() > count) {
        delete m_list->takeItem(m_list->count() - 1);
    }
    for (int row = 0; row < count; ++row) {
        const UnitTypeSpec &type = scenario.types[static_cast<std::size_t>(row)];
        QListWidgetItem *item = row < m_list->count() ? m_list->item(row) : new QListWidgetItem(m_list);
        item->setText(nameOf(type));
        dress(*item, wornLook(scenario, type));
        if (type.id == m_current) {
            m_list->setCurrentRow(row);
        }
    }
}

// A type that nobody has is deleted at once; of another the menu asks what its units become.
void TypeWorkshop::offerDeletion()
{
    const Scenario &scenario = m_document.scenario();
    const bool isThere = findType(scenario, m_current) != nullptr;
    const bool isUsed = isThere && !design::unitsOfType(scenario, m_current).empty();
    m_delete->setMenu(isUsed ? m_replaceMenu : nullptr);
    m_delete->setEnabled(isThere && (!isUsed || scenario.types.size() > 1));
}

// The likest first.
void TypeWorkshop::fillReplacements()
{
    const Scenario &scenario = m_document.scenario();
    m_replaceMenu->clear();
    const UnitTypeSpec *own = findType(scenario, m_current);
    if (own == nullptr) {
        return;
    }
    const std::string likest = design::likestType(scenario, *own);
    const auto offer = [this](const UnitTypeSpec &type) {
        QAction *action = m_replaceMenu->addAction(tr("Its units become: %1").arg(nameOf(type)));
        connect(action, &QAction::triggered, this, [this, id = type.id] { remove(id); });
    };
    if (const UnitTypeSpec *first = findType(scenario, likest)) {
        offer(*first);
        m_replaceMenu->addSeparator();
    }
    for (const UnitTypeSpec &type : scenario.types) {
        if (type.id != m_current && type.id != likest) {
            offer(type);
        }
    }
}

// ---- changes ----

void TypeWorkshop::add(int kind)
{
    std::string id;
    m_document.change(Message("edit.add_type", {}),
                      [&](Scenario &next) { id = addUsualType(next, static_cast<UsualType>(kind)); });
    if (!id.empty()) {
        select(id);
    }
}

void TypeWorkshop::duplicate()
{
    std::string id;
    m_document.change(Message("edit.duplicate_type", {}), [&](Scenario &next) {
        id = design::duplicateType(next, m_current);
        if (UnitTypeSpec *copy = design::findType(next, id)) {
            copy->plural = {}; // it will get another name, and lists follow the name
        }
    });
    if (!id.empty()) {
        select(id);
    }
}

void TypeWorkshop::remove(const std::string &replacement)
{
    const UnitTypeSpec *type = findType(m_document.scenario(), m_current);
    if (type == nullptr) {
        return;
    }
    const QString name = nameOf(*type);
    const bool isDone = m_document.change(Message("edit.delete_type", {}), [&](Scenario &next) {
        design::removeType(next, m_current, replacement);
    });
    if (isDone) {
        m_notice->show([name] { return tr("%1 is deleted.", "a unit type").arg(name); },
                       [] { return tr("Undo"); });
    }
}

// ---- pages ----

void TypeWorkshop::setLengthUnit(table::LengthUnit unit)
{
    for (PropertySection *section : m_sections) {
        section->setLengthUnit(unit);
    }
}

void TypeWorkshop::setColours(const table::SceneColours &colours)
{
    m_preview->setColours(colours);
}

void TypeWorkshop::setTextLanguage(const std::string &tag)
{
    m_isLanguageChosen = true;
    showLanguage(tag);
}

void TypeWorkshop::showLanguage(const std::string &tag)
{
    m_language = tag;
    for (PropertySection *section : m_sections) {
        section->setLanguage(tag);
    }
    refresh();
}

void TypeWorkshop::tellIssues()
{
    const QIcon warning = style()->standardIcon(QStyle::SP_MessageBoxWarning);
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        m_sections.at(i)->tell(m_document.issues());
        m_pages->setTabIcon(static_cast<int>(i), m_sections.at(i)->problems() > 0 ? warning : QIcon());
    }
    m_looks->tell(m_document.issues());
    m_pages->setTabIcon(static_cast<int>(m_sections.size()),
                        m_looks->problem().isEmpty() ? QIcon() : warning);
}

QWidget *TypeWorkshop::field(const std::string &path) const
{
    return fieldAt(m_sections, path);
}

QString TypeWorkshop::problem(const std::string &path) const
{
    return problemAt(m_sections, path);
}

bool TypeWorkshop::showPlace(const std::string &path)
{
    const auto &types = m_document.scenario().types;
    for (std::size_t i = 0; i < types.size(); ++i) {
        const std::string own = "/types/" + std::to_string(i);
        if (path == own || path.starts_with(own + "/")) {
            setCurrent(types[i].id);
        }
    }
    const auto at = std::ranges::find(m_sections, sectionWith(m_sections, path));
    if (at == m_sections.end()) {
        const std::size_t key = path.find('/', std::string("/types/").size());
        const bool isLooks = key != std::string::npos && isAboutLooks(path.substr(key));
        m_pages->setCurrentIndex(isLooks ? static_cast<int>(m_sections.size()) : m_pages->currentIndex());
        return isLooks;
    }
    m_pages->setCurrentIndex(static_cast<int>(at - m_sections.begin()));
    QWidget *widget = field(path);
    qobject_cast<QScrollArea *>(m_pages->currentWidget())->ensureWidgetVisible(widget);
    widget->setFocus(Qt::OtherFocusReason);
    return true;
}

void TypeWorkshop::retranslate()
{
    if (!m_isLanguageChosen) {
        showLanguage(languageToBeginWith(m_document.scenario(), locale()));
    }
    m_add->setText(tr("&Add"));
    m_duplicate->setText(tr("D&uplicate"));
    m_delete->setText(tr("De&lete"));
    m_library->setText(tr("L&ibrary…"));
    m_library->setToolTip(tr("Types and armies to use again"));
    m_list->setAccessibleName(tr("Unit types"));
    m_hint->setText(tr("This battle has no unit types yet. Add one, or take some from the library."));
    m_languageCaption->setText(tr("Names in"));
    m_languages->setAccessibleName(tr("Language of the names"));
    m_addMenu->clear();
    for (int kind = 0; kind < kUsualTypes; ++kind) {
        QAction *action = m_addMenu->addAction(usualName(static_cast<UsualType>(kind)));
        connect(action, &QAction::triggered, this, [this, kind] { add(kind); });
    }
    const QStringList titles{tr("Basics"), tr("Fighting"), tr("Traits"), tr("Looks"), tr("Odds")};
    for (int page = 0; page < titles.size(); ++page) {
        m_pages->setTabText(page, titles[page]);
    }
    m_pages->setAccessibleName(tr("The unit type"));
    for (PropertySection *section : m_sections) {
        section->retranslate();
    }
    refresh();
    tellIssues();
}

void TypeWorkshop::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
    }
}

} // namespace zama::editor
