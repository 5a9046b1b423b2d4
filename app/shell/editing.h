#pragma once
// The editor inside the window of the program: which scenario is on the desk, its file, and what is asked
// before work could be lost.

#include <QObject>

#include "core/game/state.h"
#include "editor/scenario_keeper.h"
#include "table/model/message_formatter.h"

#include <functional>
#include <memory>

class QWidget;

namespace zama::editor {
class EditorWindow;
}

namespace zama::table {
struct SceneColours;
}

namespace zama::shell {

class Editing final : public QObject
{
    Q_OBJECT
public:
    /// Dialogs belong to `window`.
    Editing(QWidget &window, editor::EditorPlaces places);
    ~Editing() override;

    [[nodiscard]] bool isOpen() const { return m_desk != nullptr; }
    /// The window of the scenario on the desk; isOpen() comes first.
    [[nodiscard]] editor::EditorWindow &editorWindow() const;
    [[nodiscard]] editor::ScenarioKeeper &keeper() const;

    // Each asks first about unsaved work on the desk and returns false if that is to stay, or if what was
    // asked for cannot be opened; then the reason has been said.

    /// A scenario file, as broken as it may be. What comes with the program (":/...") is opened as a copy.
    bool openFile(const QString &path);
    /// A scenario without a file.
    bool openNew(Scenario scenario);
    /// A new battle, after a few questions; drawings in the dialog have these colours.
    bool openAsked(const table::SceneColours &colours);
    /// A battle that begins in that moment of another. What a scenario cannot say is told.
    bool openPosition(const State &state);
    /// Unsaved work of a window that went down; it is unsaved still.
    bool openLeftover(const editor::Leftover &leftover);
    /// Puts the scenario away.
    bool close();
    /// Asks what becomes of unsaved work. False: the person wants to go on with it.
    [[nodiscard]] bool mayLeave();

    /// Saves; asks for a name where there is none. False: not saved.
    bool save();
    bool saveAs();
    /// Takes over what the file holds now, if somebody else has changed it.
    void readAgain();
    /// The scenario on the desk, to be played as it is now. None where it cannot be; then the reason has been
    /// said.
    [[nodiscard]] SetupPtr readyToPlay();

    /// "Cannae* – Zama" without the program's name.
    [[nodiscard]] QString title() const;
    void setLengthUnit(table::LengthUnit unit);
    [[nodiscard]] const editor::EditorPlaces &places() const { return m_places; }

    /// Lets the layout of docks come back at the next scenario and the next start.
    void rememberLayout();

signals:
    /// Another scenario is on the desk, or none.
    void opened();
    void closed();
    void titleChanged();
    /// For the message line.
    void said(const std::function<QString()> &words, bool isProblem);

private:
    struct Desk;

    void put(std::unique_ptr<Desk> desk);
    [[nodiscard]] bool report(editor::Saving saving);
    [[nodiscard]] QString suggestedPath() const;
    [[nodiscard]] QString name() const;
    bool saveTo(const QString &path);
    void tellOfChange();
    void rememberPace();

    QWidget &m_window;
    editor::EditorPlaces m_places;
    std::unique_ptr<Desk> m_desk;
    table::LengthUnit m_unit = table::LengthUnit::Inches;
};

} // namespace zama::shell
