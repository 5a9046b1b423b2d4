#pragma once
// A new battle from five questions. Every answer has a sensible one already: Enter at once begins.

#include <QDialog>

#include "core/design/new_battle.h"
#include "editor/army_library.h"
#include "table/scene/scene_style.h"

#include <array>
#include <vector>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QSpinBox;
class QVBoxLayout;

namespace zama::editor {

class DeploymentPicture;

class NewBattleDialog final : public QDialog
{
    Q_OBJECT
public:
    /// Armies are those of the library, each side of a piece as one.
    explicit NewBattleDialog(ArmyLibrary library = ArmyLibrary::standard(), QWidget *parent = nullptr);

    /// The battle as answered so far.
    [[nodiscard]] const Scenario &scenario() const { return m_scenario; }
    /// The answers.
    [[nodiscard]] design::Wish wish() const;
    /// The colours of the preview.
    void setColours(const table::SceneColours &colours);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// An army that can be chosen.
    struct Choice {
        QString file;
        Scenario army; ///< with one side
    };
    static void showWhole(QComboBox &choice);
    void findArmies(const ArmyLibrary &library);
    [[nodiscard]] QVBoxLayout *makeQuestions();
    void askForArmies(QGridLayout &grid);
    void askForSize(QGridLayout &grid);
    void askForKind(QGridLayout &grid);
    void askForTitle(QGridLayout &grid);
    void askForBeginning(QGridLayout &grid);
    QLabel *addQuestion(QGridLayout &grid);
    [[nodiscard]] QVBoxLayout *makePreview();
    void chooseFirstArmies();
    void fitSize();
    void takeOver();
    void fillSides();
    [[nodiscard]] QString nameOfArmy(std::size_t army) const;
    [[nodiscard]] QString nameOfSide(std::size_t army) const;
    [[nodiscard]] QString summary() const;
    void retranslate();

    std::vector<Choice> m_armies;
    Scenario m_scenario;
    bool m_isTableChosen = false;
    bool m_areUnitsChosen = false; ///< then the minutes do not choose them any more
    std::vector<QLabel *> m_questions;
    std::array<QComboBox *, 2> m_army;
    std::array<QLineEdit *, 2> m_name;
    QLabel *m_versus;
    QLabel *m_minutesCaption;
    QSpinBox *m_minutes;
    QLabel *m_unitsCaption;
    QSpinBox *m_units;
    QLabel *m_tableCaption;
    QComboBox *m_table;
    QButtonGroup *m_kind;
    QLabel *m_kindMeaning;
    QLineEdit *m_title;
    QLabel *m_firstCaption;
    QComboBox *m_first;
    QCheckBox *m_hasLimit;
    QSpinBox *m_turns;
    DeploymentPicture *m_picture;
    QLabel *m_summary;
    QPushButton *m_create;
    QPushButton *m_cancel;
};

} // namespace zama::editor
