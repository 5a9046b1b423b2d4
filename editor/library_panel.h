#pragma once
// Types and armies to use again: look, put into this battle, save from it.

#include <QWidget>

#include "editor/army_library.h"
#include "editor/document.h"
#include "table/art/figure_pixmaps.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QScrollArea;
class QSortFilterProxyModel;

namespace zama::editor {

class LibraryModel;
class OfferLine;
class PiecePreview;

class LibraryPanel final : public QWidget
{
    Q_OBJECT
public:
    /// With the armies of the program and the user's own folder.
    explicit LibraryPanel(ScenarioDocument &document, QWidget *parent = nullptr);
    LibraryPanel(ScenarioDocument &document, ArmyLibrary library, QWidget *parent = nullptr);
    ~LibraryPanel() override;

    [[nodiscard]] QListView *list() const { return m_list; }
    [[nodiscard]] LibraryModel &model() const { return *m_model; }
    /// The entry that is looked at; null: none.
    [[nodiscard]] const LibraryEntry *current() const;

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    [[nodiscard]] QWidget *makeBelow();
    void makeSaving();
    void connectAll();
    void reload();
    void lookAt(const QString &path);
    void takeOver(const Scenario &before);
    void fillSides();
    void lookAtCurrent();
    [[nodiscard]] bool canSave() const;
    void enableSaving();
    void add();
    void replace();
    void selectInserted(const std::vector<std::string> &types, const std::vector<std::string> &bodies);
    void beginSaving();
    void save();
    void endSaving();
    void deleteCurrent();
    void putBack();
    [[nodiscard]] Scenario selectedPiece() const;
    [[nodiscard]] std::string sideChosen() const;
    void retranslate();

    ScenarioDocument &m_document;
    ArmyLibrary m_library;
    table::FigurePixmaps m_pixmaps;
    LibraryModel *m_model;
    QSortFilterProxyModel *m_found;
    std::optional<TakenOut> m_takenOut;
    QLineEdit *m_search;
    QListView *m_list;
    QLabel *m_nothing;
    QScrollArea *m_below; ///< a closer look; as much as a low window has room for
    PiecePreview *m_preview;
    QLabel *m_sideCaption;
    QComboBox *m_side;
    QPushButton *m_add;
    QPushButton *m_replace;
    QPushButton *m_delete;
    QPushButton *m_beginSaving;
    QLabel *m_saveReason; ///< why nothing can be saved now
    QWidget *m_saving;
    QLabel *m_nameCaption;
    QLineEdit *m_name;
    QPushButton *m_save;
    QPushButton *m_cancel;
    OfferLine *m_offer;
};

} // namespace zama::editor
