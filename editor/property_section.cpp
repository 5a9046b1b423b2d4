#include "editor/property_section.h"

#include "editor/issue_names.h"
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <unordered_map>

namespace zama::editor {
namespace {

constexpr int kCaptionLetters = 18;

bool isAtOrBelow(const std::string &path, const std::string &place)
{
    return path.starts_with(place) && (path.size() == place.size() || path[place.size()] == '/');
}

// The first, and how many there are in all: many pieces have much the same fault.
QString summaryOf(const std::vector<const Issue *> &issues, const IssueNames &names)
{
    if (issues.empty()) {
        return {};
    }
    const QString first = names.sentenceOf(*issues.front());
    return issues.size() == 1
               ? first
               : PropertySection::tr("%1 Problems in all: %2.").arg(first, QLocale().toString(issues.size()));
}

void say(QLabel &label, const QString &text)
{
    label.setText(text);
    label.setVisible(!text.isEmpty());
}

} // namespace

PropertySection::PropertySection(ScenarioDocument &document, std::optional<PieceKind> kind)
    : m_document(document),
      m_kind(kind),
      m_language(document.scenario().language),
      m_title(new QLabel),
      m_grid(new QGridLayout),
      m_problem(new QLabel)
{
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    m_title->hide(); // until it has one
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setForegroundRole(QPalette::BrightText);
    m_problem->hide();
    m_grid->setColumnStretch(1, 1);
    m_grid->setVerticalSpacing(4);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_problem);
    layout->addLayout(m_grid);
    connect(&document, &ScenarioDocument::interrupted, this, [this] { m_visited = nullptr; });
}

QLabel *PropertySection::addLine(QPalette::ColorRole role)
{
    auto *line = new QLabel;
    line->setWordWrap(true);
    line->setTextFormat(Qt::PlainText);
    line->setForegroundRole(role);
    line->hide();
    m_grid->addWidget(line, m_grid->rowCount(), 0, 1, 2);
    return line;
}

void PropertySection::add(PropertyRow row)
{
    auto *caption = new QLabel;
    caption->setBuddy(row.editor->widget());
    caption->setWordWrap(true);
    const int line = m_grid->rowCount();
    m_grid->addWidget(caption, line, 0);
    m_grid->addWidget(row.editor->widget(), line, 1);
    QLabel *explanation = addLine(QPalette::PlaceholderText);
    QLabel *problem = addLine(QPalette::BrightText);
    m_fields.push_back(std::make_unique<Field>(Field{std::move(row), caption, explanation, problem}));
    const Field &field = *m_fields.back();
    const PropertyEditor *editor = field.row.editor;
    connect(editor, &PropertyEditor::entered, this, [this] { m_visited = nullptr; });
    connect(editor, &PropertyEditor::edited, this,
            [this, &field](const QVariant &value) { edit(field, value); });
    connect(editor, &PropertyEditor::undoWanted, &m_document, &ScenarioDocument::undo);
    connect(editor, &PropertyEditor::redoWanted, &m_document, &ScenarioDocument::redo);
}

void PropertySection::edit(const Field &field, const QVariant &value)
{
    if (m_visited != field.row.editor) {
        m_visited = field.row.editor;
        m_visit = m_document.newGesture();
    }
    m_document.change(
        Message(field.row.property.step, {}),
        [&](Scenario &next) {
            for (const PiecePlace &at : m_places) {
                field.row.property.write(next, at, value);
            }
        },
        m_visit);
}

void PropertySection::show(const std::set<Piece> &pieces)
{
    PiecePlaces places = m_kind ? placesOf(m_document.scenario(), pieces, *m_kind) : PiecePlaces(1);
    if (!std::ranges::equal(places, m_places, {}, &PiecePlace::path, &PiecePlace::path)) {
        m_visited = nullptr; // what is typed now is about others
    }
    m_places = std::move(places);
    setVisible(!m_places.empty());
    for (const auto &field : m_fields) {
        if (!m_places.empty()) {
            fill(*field);
        }
    }
}

void PropertySection::fill(const Field &field)
{
    const Scenario &scenario = m_document.scenario();
    if (field.row.choices) {
        static_cast<ChoiceEditor *>(field.row.editor)->setChoices(field.row.choices(scenario, m_places));
    }
    field.row.editor->widget()->setEnabled(!field.row.isOpen || field.row.isOpen(scenario, m_places));
    field.row.editor->show(commonOf(field.row.property, scenario, m_places));
}

void PropertySection::setLanguage(const std::string &tag)
{
    m_language = tag;
    m_visited = nullptr;
    for (const auto &field : m_fields) {
        field->row.editor->setTextLanguage(tag);
    }
}

void PropertySection::setLengthUnit(table::LengthUnit unit)
{
    for (const auto &field : m_fields) {
        field->row.editor->setLengthUnit(unit);
    }
}

void PropertySection::setTitle(const QString &title)
{
    say(*m_title, title);
}

std::vector<std::string> PropertySection::paths() const
{
    std::vector<std::string> paths;
    paths.reserve(m_places.size());
    for (const PiecePlace &at : m_places) {
        paths.push_back(m_kind ? at.path() : std::string());
    }
    return paths;
}

// What is wrong with a field is said below it; with the piece, at its head; with what belongs to the piece
// and is selected by itself, there.
void PropertySection::tell(const Issues &issues)
{
    const std::vector<std::string> pieces = paths();
    std::unordered_map<const Field *, std::vector<const Issue *>> found;
    for (const Issue &issue : issues) {
        const auto piece = std::ranges::find_if(
            pieces, [&issue](const std::string &path) { return isAtOrBelow(issue.path, path); });
        if (piece == pieces.end() || (!m_kind && !issue.path.starts_with("/table"))) {
            continue;
        }
        const std::string key = issue.path.substr(piece->size());
        const auto field = std::ranges::find_if(
            m_fields, [&key](const auto &f) { return isAtOrBelow(key, f->row.property.key); });
        const bool isElsewhere = m_isElsewhere && m_isElsewhere(key);
        const bool isOwn = field != m_fields.end() || (!isElsewhere && std::ranges::count(key, '/') <= 1);
        if (isOwn) {
            found[field == m_fields.end() ? nullptr : field->get()].push_back(&issue);
        }
    }
    const IssueNames names(m_document.scenario(), table::MessageFormatter(locale()));
    say(*m_problem, summaryOf(found[nullptr], names));
    for (const auto &field : m_fields) {
        say(*field->problem, summaryOf(found[field.get()], names));
        field->row.editor->widget()->setAccessibleDescription(field->problem->text());
    }
}

bool PropertySection::hasField(const std::string &key) const
{
    return fieldFor(key) != nullptr;
}

// The one that is about it most closely: "/shooting/range" rather than "/shooting".
const PropertySection::Field *PropertySection::fieldFor(const std::string &key) const
{
    const Field *best = nullptr;
    for (const auto &field : m_fields) {
        const std::string &own = field->row.property.key;
        if (isAtOrBelow(key, own) && (best == nullptr || own.size() > best->row.property.key.size())) {
            best = field.get();
        }
    }
    return best;
}

int PropertySection::problems() const
{
    return static_cast<int>(
               std::ranges::count_if(m_fields, [](const auto &f) { return !f->problem->text().isEmpty(); })) +
           (m_problem->text().isEmpty() ? 0 : 1);
}

const PropertySection::Field *PropertySection::fieldAt(const std::string &path) const
{
    for (const std::string &piece : paths()) {
        const Field *field = isAtOrBelow(path, piece) ? fieldFor(path.substr(piece.size())) : nullptr;
        if (field != nullptr) {
            return field;
        }
    }
    return nullptr;
}

PropertyEditor *PropertySection::editorAt(const std::string &path) const
{
    const Field *field = fieldAt(path);
    return field == nullptr ? nullptr : field->row.editor;
}

QString PropertySection::problemAt(const std::string &path) const
{
    const Field *field = fieldAt(path);
    return field == nullptr ? QString() : field->problem->text();
}

// Captions share a column as wide as the longest, but no wider than leaves room for the fields.
void PropertySection::retranslate()
{
    int widest = 0;
    for (const auto &field : m_fields) {
        const QString caption = field->row.caption();
        field->caption->setText(caption);
        field->row.editor->widget()->setAccessibleName(caption);
        say(*field->explanation, field->row.explanation ? field->row.explanation() : QString());
        widest = std::max(widest, fontMetrics().horizontalAdvance(caption));
    }
    m_grid->setColumnMinimumWidth(0, std::min(widest, fontMetrics().averageCharWidth() * kCaptionLetters));
}

PropertySection *sectionWith(std::span<PropertySection *const> sections, const std::string &path)
{
    const auto found = std::ranges::find_if(
        sections, [&path](const PropertySection *section) { return section->editorAt(path) != nullptr; });
    return found == sections.end() ? nullptr : *found;
}

QWidget *fieldAt(std::span<PropertySection *const> sections, const std::string &path)
{
    const PropertySection *section = sectionWith(sections, path);
    return section == nullptr ? nullptr : section->editorAt(path)->widget();
}

QString problemAt(std::span<PropertySection *const> sections, const std::string &path)
{
    const PropertySection *section = sectionWith(sections, path);
    return section == nullptr ? QString() : section->problemAt(path);
}

} // namespace zama::editor
