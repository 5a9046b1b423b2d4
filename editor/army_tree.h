#pragma once
// The order of battle to look through: its selection and that of the document are one.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QTreeView>

#include "editor/army_model.h"
#include "table/art/figure_pixmaps.h"

namespace zama::editor {

class Selection;

/// Keys that belong to an action of the tree are the tree's while it has the focus, whatever else they mean
/// in the window. Plus and minus are told where units are selected, and open and close rows elsewhere.
class ArmyTree final : public QTreeView
{
    Q_OBJECT
public:
    /// The document must outlive the tree.
    explicit ArmyTree(ScenarioDocument &document, QWidget *parent = nullptr);

    [[nodiscard]] ArmyModel &army() const { return *m_army; }
    /// Actions whose keys work here.
    void setKeys(const QList<QAction *> &actions) { m_keys = actions; }
    /// Begins to rename the selected piece.
    void rename();

signals:
    /// More stands, or fewer; `isRepeat` while a key is held down.
    void standsWanted(int by, bool isRepeat);

protected:
    /// The type of a unit takes no more room than its name can spare.
    [[nodiscard]] int sizeHintForColumn(int column) const override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showSelection();
    void takeSelection();
    void bringIntoSight(const Piece &piece);
    [[nodiscard]] QAction *actionOf(const QKeyEvent &event) const;
    [[nodiscard]] int standsOf(const QKeyEvent &event) const;

    Selection &m_selection;
    ArmyModel *m_army;
    table::FigurePixmaps m_pixmaps;
    QList<QAction *> m_keys;
    bool m_isShowing = false; ///< what is selected comes from the document
    bool m_isTaking = false;  ///< and goes there
};

} // namespace zama::editor
