#pragma once
// How a kind of troops looks: its figure, an army's colours, single colours.

#include <QWidget>

#include "editor/document.h"
#include "table/art/figure_pixmaps.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace zama::editor {

class ColourField;
class OfferLine;

class TypeLooks final : public QWidget
{
    Q_OBJECT
public:
    /// The pixmaps know the scenario's art; both must outlive this.
    TypeLooks(ScenarioDocument &document, table::FigurePixmaps &pixmaps, QWidget *parent = nullptr);

    /// Edits that type; without one, nothing can be changed.
    void setType(const std::string &type);
    /// Shows the scenario as it is, after the pixmaps have got its art.
    void refresh();

    /// Says what is wrong with how the type looks.
    void tell(const Issues &issues);
    [[nodiscard]] QString problem() const;

    /// Takes a drawing into the scenario and gives it to the type: one step.
    void useDrawing(const QString &fileName, const table::ImportedArt &art);
    /// Takes a drawing as what the type's own figure looks like from behind. Nothing happens where
    /// canHaveBack() says no.
    void useBack(const table::ImportedArt &art);
    /// The figure is seen from the front only, again.
    void removeBack();
    /// Does the type wear a drawing of the scenario?
    [[nodiscard]] bool canHaveBack() const;
    [[nodiscard]] QPushButton *backButton() const { return m_back; }
    [[nodiscard]] QPushButton *removeBackButton() const { return m_removeBack; }
    /// A drawing leaves the scenario, with its back; types that wear it keep its name, which is told.
    void removeDrawing(const QString &id);
    /// Another figure for the type.
    void setFigure(const QString &figure);
    /// The field of a colour slot of the figure; null if it has no such slot.
    [[nodiscard]] ColourField *slotField(const QString &slot) const;
    [[nodiscard]] QComboBox *palette() const { return m_palette; }
    [[nodiscard]] QPushButton *resetAll() const { return m_resetAll; }

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QString slot;
        QLabel *caption;
        ColourField *field;
        QToolButton *reset;
    };

    [[nodiscard]] const UnitTypeSpec *type() const;
    void change(const char *step, const std::function<void(UnitTypeSpec &)> &edit, Gesture gesture = {});
    void choose();
    void import();
    void importBack();
    void showBack();
    [[nodiscard]] bool hasBack() const;
    [[nodiscard]] std::string backId() const;
    void setColour(const QString &slot, const QString &colour);
    void fillPalettes();
    void fillSlots();
    void makeRows(const QStringList &slotNames);
    void retranslate();

    ScenarioDocument &m_document;
    table::FigurePixmaps &m_pixmaps;
    std::string m_type;
    QPushButton *m_figure;
    QLabel *m_figureName;
    QLabel *m_problem;
    QPushButton *m_import;
    QPushButton *m_back;
    QPushButton *m_removeBack;
    QLabel *m_paletteCaption;
    QComboBox *m_palette;
    QLabel *m_slotHint;
    QGridLayout *m_grid;
    std::vector<Row> m_rows;
    QPushButton *m_resetAll;
    QString m_gestureSlot;
    Gesture m_gesture;
};

} // namespace zama::editor
