#pragma once
// The properties of pieces of one kind, one below the other, with what is wrong under each.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QWidget>

#include "core/scenario/issue.h"
#include "editor/document.h"
#include "editor/property_editor.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

class QGridLayout;
class QLabel;

namespace zama::editor {

using PiecePlaces = std::vector<PiecePlace>;

/// A property with the words around it.
struct PropertyRow {
    Property property;
    PropertyEditor *editor = nullptr; ///< the section takes it over
    std::function<QString()> caption;
    std::function<QString()> explanation = {};
    /// Of a choice: what there is to choose from.
    std::function<std::vector<ChoiceEditor::Choice>(const Scenario &, const PiecePlaces &)> choices = {};
    /// Can it be changed? Always, if there is no such function.
    std::function<bool(const Scenario &, const PiecePlaces &)> isOpen = {};
};

/// Each visit of a field is one step of undo, however much is typed; in many pieces, only what was changed is
/// set, in all of them.
class PropertySection final : public QWidget
{
    Q_OBJECT
public:
    /// Of pieces of that kind; without a kind, of the scenario as a whole.
    PropertySection(ScenarioDocument &document, std::optional<PieceKind> kind);

    void add(PropertyRow row);
    [[nodiscard]] std::optional<PieceKind> kind() const { return m_kind; }
    /// Keys of which somebody else says what is wrong with them; without it, all that no field shows is told
    /// at the head.
    void setElsewhere(std::function<bool(const std::string &key)> isElsewhere)
    {
        m_isElsewhere = std::move(isElsewhere);
    }
    /// Has it a field for the key?
    [[nodiscard]] bool hasField(const std::string &key) const;
    /// How many of its fields, or its head, say that something is wrong.
    [[nodiscard]] int problems() const;
    /// The language of names.
    [[nodiscard]] const std::string &language() const { return m_language; }
    void setLanguage(const std::string &tag);
    void setLengthUnit(table::LengthUnit unit);
    void setTitle(const QString &title);

    /// Shows the pieces that are selected; is hidden where there are none.
    void show(const std::set<Piece> &pieces);
    using QWidget::show;
    [[nodiscard]] const PiecePlaces &places() const { return m_places; }
    /// Says what is wrong with them.
    void tell(const Issues &issues);
    /// The editor of the property at that JSON pointer; null if it shows none.
    [[nodiscard]] PropertyEditor *editorAt(const std::string &path) const;
    /// The line below it that says what is wrong.
    [[nodiscard]] QString problemAt(const std::string &path) const;
    void retranslate();

private:
    struct Field {
        PropertyRow row;
        QLabel *caption;
        QLabel *explanation;
        QLabel *problem;
    };

    void edit(const Field &field, const QVariant &value);
    void fill(const Field &field);
    [[nodiscard]] QLabel *addLine(QPalette::ColorRole role);
    [[nodiscard]] const Field *fieldFor(const std::string &key) const;
    [[nodiscard]] const Field *fieldAt(const std::string &path) const;
    [[nodiscard]] std::vector<std::string> paths() const;

    ScenarioDocument &m_document;
    std::optional<PieceKind> m_kind;
    std::function<bool(const std::string &)> m_isElsewhere;
    std::string m_language;
    PiecePlaces m_places;
    QLabel *m_title;
    QGridLayout *m_grid;
    QLabel *m_problem; ///< of the piece as a whole
    std::vector<std::unique_ptr<Field>> m_fields;
    const PropertyEditor *m_visited = nullptr;
    Gesture m_visit;
};

/// The section that shows the property of that JSON pointer; null where none does.
[[nodiscard]] PropertySection *sectionWith(std::span<PropertySection *const> sections,
                                           const std::string &path);
/// The widget of that property; null where it is not shown.
[[nodiscard]] QWidget *fieldAt(std::span<PropertySection *const> sections, const std::string &path);
/// What is said to be wrong with it; empty where nothing is, or where it is not shown.
[[nodiscard]] QString problemAt(std::span<PropertySection *const> sections, const std::string &path);

} // namespace zama::editor
