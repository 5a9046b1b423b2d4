#pragma once
// All figures to choose from, as pictures: those of the program by groups, and the drawings of the scenario.

#include <QDialog>

#include "table/art/figure_pixmaps.h"

class QComboBox;
class QDialogButtonBox;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace zama::editor {

class FigurePicker final : public QDialog
{
    Q_OBJECT
public:
    /// Figures are drawn dressed as `look` is; its own is chosen to begin with.
    FigurePicker(table::FigurePixmaps &pixmaps, const table::FigureLook &look, const Scenario &scenario,
                 QWidget *parent = nullptr);

    /// The figure chosen: a stand of the catalogue or art of the scenario.
    [[nodiscard]] QString figure() const;
    [[nodiscard]] QListWidget *list() const { return m_list; }
    [[nodiscard]] QLineEdit *search() const { return m_search; }
    [[nodiscard]] QComboBox *groups() const { return m_groups; }
    /// Closes with this result where a drawing is to be imported instead.
    static constexpr int kImport = 2;
    /// Closes with this result where the drawing chosen is to leave the scenario: nobody wears it.
    static constexpr int kRemove = 3;
    [[nodiscard]] QPushButton *removeButton() const { return m_remove; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void add(const QString &figure, const QString &words);
    void filter();
    void offerRemoval();
    void retranslate();

    table::FigurePixmaps &m_pixmaps;
    table::FigureLook m_look;
    QLineEdit *m_search;
    QComboBox *m_groups;
    QListWidget *m_list;
    QStringList m_unworn; ///< drawings that no type has
    QPushButton *m_import;
    QPushButton *m_remove;
    QDialogButtonBox *m_buttons;
};

} // namespace zama::editor
