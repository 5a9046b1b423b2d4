#pragma once
// What a battle is called, when and where it was, and what both sides are told: by language.

#include <QWidget>

#include "editor/document.h"
#include "editor/scenario_texts.h"

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace zama::editor {

class LanguageAdder;
class OfferLine;
class TextBox;

class TextsPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit TextsPanel(ScenarioDocument &document, QWidget *parent = nullptr);

    /// The language being written. One that nothing is written in yet is remembered by the panel alone.
    [[nodiscard]] const std::string &language() const { return m_language; }
    void setLanguage(const std::string &tag);
    /// Brings the field of that JSON pointer ("/sides/1/briefing/de") into sight, in its language. False:
    /// it is no place of this panel.
    bool showPlace(const std::string &path);
    /// The box in which a text is written; null where the scenario has no such field.
    [[nodiscard]] TextBox *box(TextField field) const;

protected:
    void changeEvent(QEvent *event) override;

private:
    /// A text with its caption, the same in the default language, and what is wrong with its length.
    struct Row {
        TextField field;
        QLabel *caption = nullptr;
        TextBox *original = nullptr;
        TextBox *box = nullptr;
        QLabel *excess = nullptr;
    };

    void buildTop(QVBoxLayout &layout);
    void buildRows();
    [[nodiscard]] Row makeRow(TextField field);
    void connectRow(const Row &row);
    void write(TextField field, const QString &text);
    void takeOver(const Scenario &before);
    void fillLanguages();
    void fillRow(const Row &row);
    [[nodiscard]] QString captionOf(TextField field) const;
    [[nodiscard]] std::vector<std::string> languages() const;
    [[nodiscard]] bool isDefault() const { return m_language == m_document.scenario().language; }
    void makeDefault();
    void removeThisLanguage();
    void retranslate();
    void sayTexts();

    ScenarioDocument &m_document;
    std::string m_language;
    std::vector<std::string> m_added; ///< languages that nothing is written in yet
    Gesture m_visit;
    bool m_isRemoving = false;
    QLabel *m_languageCaption;
    QComboBox *m_languages;
    QLabel *m_progress;
    QPushButton *m_add;
    QPushButton *m_default;
    QPushButton *m_remove;
    LanguageAdder *m_adder;
    OfferLine *m_offer;
    QScrollArea *m_area;
    std::vector<Row> m_rows;
};

} // namespace zama::editor
