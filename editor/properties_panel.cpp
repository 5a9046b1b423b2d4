#include "editor/properties_panel.h"

#include "editor/army_rows.h"
#include "editor/language_box.h"
#include "editor/piece_properties.h"
#include "table/model/message_formatter.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QTimer>

#include <algorithm>

namespace zama::editor {
namespace {

constexpr qsizetype kTitleLetters = 120; // names can be of any length

QString titleOf(PieceKind kind, const QString &name)
{
    switch (kind) {
    case PieceKind::Unit:
        return PropertiesPanel::tr("Unit: %1").arg(name);
    case PieceKind::General:
        return PropertiesPanel::tr("General: %1").arg(name);
    case PieceKind::Command:
        return PropertiesPanel::tr("Command: %1").arg(name);
    case PieceKind::Side:
    case PieceKind::Type:
        break;
    }
    return PropertiesPanel::tr("Side: %1").arg(name);
}

QString titleOf(PieceKind kind, std::size_t count)
{
    const QString number = QLocale().toString(static_cast<int>(count));
    switch (kind) {
    case PieceKind::Unit:
        return PropertiesPanel::tr("Units: %1", "how many").arg(number);
    case PieceKind::General:
        return PropertiesPanel::tr("Generals: %1", "how many").arg(number);
    case PieceKind::Command:
        return PropertiesPanel::tr("Commands: %1", "how many").arg(number);
    case PieceKind::Side:
    case PieceKind::Type:
        break;
    }
    return PropertiesPanel::tr("Sides: %1", "how many").arg(number);
}

} // namespace

PropertiesPanel::PropertiesPanel(ScenarioDocument &document, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_language(languageToBeginWith(document.scenario(), locale())),
      m_hint(new QLabel),
      m_languageRow(new QWidget),
      m_languageCaption(new QLabel),
      m_languages(new LanguageBox),
      m_area(new QScrollArea),
      m_soon(new QTimer(this))
{
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_languageCaption->setBuddy(m_languages);
    auto *row = new QHBoxLayout(m_languageRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_languageCaption);
    row->addWidget(m_languages, 1);
    auto *page = new QWidget;
    auto *sections = new QVBoxLayout(page);
    sections->setContentsMargins(0, 0, 4, 0);
    sections->setSpacing(14);
    for (PropertySection *section :
         {makeSection(PieceKind::Unit, addUnitProperties),
          makeSection(PieceKind::General, addGeneralProperties),
          makeSection(PieceKind::Command, addCommandProperties),
          makeSection(PieceKind::Side, addSideProperties), makeSection({}, addTableProperties)}) {
        m_sections.push_back(section);
        sections->addWidget(section);
    }
    sections->addStretch(1);
    m_area->setWidget(page);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_languageRow);
    layout->addWidget(m_hint);
    layout->addWidget(m_area, 1);
    connect(&document, &ScenarioDocument::changed, this, &PropertiesPanel::refresh);
    // Who is selected while an edit is under way is not worth judging the scenario for in the middle of it.
    m_soon->setSingleShot(true);
    connect(&document.selection(), &Selection::changed, this, [this] {
        refresh();
        m_soon->start(0);
    });
    connect(m_soon, &QTimer::timeout, this, &PropertiesPanel::tellIssues);
    connect(&document, &ScenarioDocument::issuesChanged, this, &PropertiesPanel::tellIssues);
    connect(m_languages, &LanguageBox::chosen, this, &PropertiesPanel::setTextLanguage);
    retranslate();
    tellIssues();
}

PropertySection *PropertiesPanel::makeSection(std::optional<PieceKind> kind, void (*fill)(PropertySection &))
{
    auto *section = new PropertySection(m_document, kind);
    fill(*section);
    return section;
}

void PropertiesPanel::setLengthUnit(table::LengthUnit unit)
{
    for (PropertySection *section : m_sections) {
        section->setLengthUnit(unit);
    }
}

void PropertiesPanel::setTextLanguage(const std::string &tag)
{
    m_isLanguageChosen = true;
    showLanguage(tag);
}

void PropertiesPanel::showLanguage(const std::string &tag)
{
    m_language = tag;
    for (PropertySection *section : m_sections) {
        section->setLanguage(tag);
    }
    refresh();
}

void PropertiesPanel::refresh()
{
    const std::set<Piece> &pieces = m_document.selection().pieces();
    for (PropertySection *section : m_sections) {
        if (section->kind()) {
            section->show(pieces);
        }
    }
    const bool isNobody = std::ranges::all_of(m_sections, [](const PropertySection *section) {
        return !section->kind() || section->places().empty();
    });
    m_sections.back()->show(pieces);
    m_sections.back()->setVisible(isNobody);
    m_languageRow->setVisible(!isNobody);
    m_hint->setVisible(isNobody);
    m_languages->offer(m_document.scenario(), m_language);
    sayTitles();
}

void PropertiesPanel::sayTitles()
{
    const table::MessageFormatter formatter(locale());
    for (PropertySection *section : m_sections) {
        if (!section->kind()) {
            section->setTitle(tr("The table"));
        } else if (section->places().size() == 1) {
            const std::string id = m_document.selection().ids(*section->kind()).front();
            const LocalText *name = nameOf(m_document.scenario(), {*section->kind(), id});
            const QString text = name == nullptr ? QString() : formatter.text(*name);
            section->setTitle(titleOf(
                *section->kind(), (text.isEmpty() ? QString::fromStdString(id) : text).left(kTitleLetters)));
        } else {
            section->setTitle(titleOf(*section->kind(), section->places().size()));
        }
    }
}

void PropertiesPanel::tellIssues()
{
    const Issues &issues = m_document.issues();
    for (PropertySection *section : m_sections) {
        section->tell(issues);
    }
}

QWidget *PropertiesPanel::field(const std::string &path) const
{
    return fieldAt(m_sections, path);
}

QString PropertiesPanel::problem(const std::string &path) const
{
    return problemAt(m_sections, path);
}

bool PropertiesPanel::showPlace(const std::string &path)
{
    QWidget *widget = field(path);
    if (widget == nullptr) {
        return false;
    }
    m_area->ensureWidgetVisible(widget);
    widget->setFocus(Qt::OtherFocusReason);
    return true;
}

void PropertiesPanel::retranslate()
{
    if (!m_isLanguageChosen) {
        showLanguage(languageToBeginWith(m_document.scenario(), locale()));
    }
    m_languageCaption->setText(tr("Names in"));
    m_languages->setAccessibleName(tr("Language of the names"));
    m_hint->setText(
        tr("Select units, generals, commands or sides to change them: on the table or in the order of "
           "battle. Several can be changed at once."));
    for (PropertySection *section : m_sections) {
        section->retranslate();
    }
    refresh();
    tellIssues();
}

void PropertiesPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
    }
}

} // namespace zama::editor
