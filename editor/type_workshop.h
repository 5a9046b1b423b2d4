#pragma once
// The dock of unit types: every number and trait of the rulebook, how they look, and how they do against one
// another.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QWidget>

#include "editor/document.h"
#include "table/model/message_formatter.h"

#include <array>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QMenu;
class QTabWidget;
class QToolButton;

namespace zama::table {
struct FigureLook;
struct SceneColours;
} // namespace zama::table

namespace zama::editor {

class LanguageBox;
class OddsTable;
class OfferLine;
class PropertySection;
class StandPreview;
class TypeLooks;

class TypeWorkshop final : public QWidget
{
    Q_OBJECT
public:
    /// The document must outlive the workshop.
    explicit TypeWorkshop(ScenarioDocument &document, QWidget *parent = nullptr);

    void setLengthUnit(table::LengthUnit unit);
    /// The colours of the table in the preview.
    void setColours(const table::SceneColours &colours);
    /// The language names are shown and written in.
    [[nodiscard]] const std::string &textLanguage() const { return m_language; }
    /// From now on, whatever language the window speaks.
    void setTextLanguage(const std::string &tag);

    /// The type on the bench; empty: none.
    [[nodiscard]] const std::string &current() const { return m_current; }
    void setCurrent(const std::string &type);

    /// Shows the place of an issue ("/types/2/melee/hit") and gives its field the focus. False: there is
    /// none.
    bool showPlace(const std::string &path);
    /// The widget of a property; null where it is not shown.
    [[nodiscard]] QWidget *field(const std::string &path) const;
    /// What is said to be wrong with it.
    [[nodiscard]] QString problem(const std::string &path) const;

    [[nodiscard]] QListWidget *list() const { return m_list; }
    [[nodiscard]] QMenu *addMenu() const { return m_addMenu; }
    /// Of a type that units have: what they become instead; filled as it opens.
    [[nodiscard]] QMenu *replaceMenu() const { return m_replaceMenu; }
    [[nodiscard]] QToolButton *duplicateButton() const { return m_duplicate; }
    [[nodiscard]] QToolButton *deleteButton() const { return m_delete; }
    [[nodiscard]] TypeLooks &looks() const { return *m_looks; }
    [[nodiscard]] OddsTable &odds() const { return *m_odds; }
    [[nodiscard]] StandPreview &preview() const { return *m_preview; }
    [[nodiscard]] QTabWidget *pages() const { return m_pages; }

signals:
    /// Somebody wants to see the library.
    void libraryWanted();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void makeBar();
    void makePages();
    void connectAll();
    PropertySection *makeSection(void (*fill)(PropertySection &));
    void takeOver(const zama::Scenario &before);
    void followSelection();
    void refresh();
    void fillList();
    void dress(QListWidgetItem &item, const table::FigureLook &look);
    void offerDeletion();
    void fillReplacements();
    void tellIssues();
    void add(int kind);
    void duplicate();
    void remove(const std::string &replacement);
    void select(const std::string &type);
    [[nodiscard]] QString nameOf(const UnitTypeSpec &type) const;
    void showLanguage(const std::string &tag);
    void retranslate();

    ScenarioDocument &m_document;
    std::string m_current;
    std::string m_language;
    bool m_isLanguageChosen = false; ///< else it follows the window's
    QListWidget *m_list;
    QToolButton *m_add;
    QToolButton *m_duplicate;
    QToolButton *m_delete;
    QToolButton *m_library;
    QMenu *m_addMenu;
    QMenu *m_replaceMenu;
    OfferLine *m_notice;
    QLabel *m_hint;
    StandPreview *m_preview;
    QWidget *m_languageRow;
    QLabel *m_languageCaption;
    LanguageBox *m_languages;
    QTabWidget *m_pages;
    std::array<PropertySection *, 3> m_sections{};
    TypeLooks *m_looks;
    OddsTable *m_odds;
    bool m_isStale = false; ///< something changed while nobody looked
};

} // namespace zama::editor
