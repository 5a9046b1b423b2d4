#pragma once
// The dock of properties: of one piece or of many at once; of the table where nothing is selected.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QWidget>

#include "editor/document.h"
#include "editor/property_editor.h"

#include <optional>
#include <vector>

class QLabel;
class QScrollArea;
class QTimer;

namespace zama::editor {

class LanguageBox;
class PropertySection;

class PropertiesPanel final : public QWidget
{
    Q_OBJECT
public:
    /// The document must outlive the panel.
    explicit PropertiesPanel(ScenarioDocument &document, QWidget *parent = nullptr);

    void setLengthUnit(table::LengthUnit unit);
    /// The language names are shown and written in.
    [[nodiscard]] const std::string &textLanguage() const { return m_language; }
    /// From now on, whatever language the window speaks.
    void setTextLanguage(const std::string &tag);

    /// The widget of the property at a JSON pointer ("/sides/0/commands/2/units/1/stands") of a selected
    /// piece or the table; null where none is shown.
    [[nodiscard]] QWidget *field(const std::string &path) const;
    /// What is said to be wrong with it.
    [[nodiscard]] QString problem(const std::string &path) const;
    /// Gives it the focus, as a click on an issue does. False: it is not shown.
    bool showPlace(const std::string &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    PropertySection *makeSection(std::optional<PieceKind> kind, void (*fill)(PropertySection &));
    void refresh();
    void tellIssues();
    void sayTitles();
    void showLanguage(const std::string &tag);
    void retranslate();

    ScenarioDocument &m_document;
    std::string m_language;
    bool m_isLanguageChosen = false; ///< else it follows the window's
    QLabel *m_hint;
    QWidget *m_languageRow;
    QLabel *m_languageCaption;
    LanguageBox *m_languages;
    QScrollArea *m_area;
    QTimer *m_soon;                            ///< runs until the faults of who is newly selected are told
    std::vector<PropertySection *> m_sections; ///< the last one is the table's
};

} // namespace zama::editor
