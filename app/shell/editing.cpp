#include "app/shell/editing.h"

#include "app/play/last_folder.h"
#include "app/shell/design_corner.h"
#include "app/shell/opening.h"
#include "core/design/position.h"
#include "editor/balance_panel.h"
#include "editor/balance_result.h"
#include "editor/document.h"
#include "editor/editor_window.h"
#include "editor/issue_names.h"
#include "editor/new_battle_dialog.h"
#include "table/model/issue_sentence.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QSettings>
#include <QTimer>
#include <QWidget>

#include <algorithm>

namespace zama::shell {

using editor::Saving;

namespace {

const QString kLayout = QStringLiteral("editor/docks");
const QString kPace = QStringLiteral("editor/secondsAnOrder");
constexpr int kDockLayout = 2; // raised when docks are added, so that an old layout is not restored

bool isShipped(const QString &path)
{
    return path.startsWith(QLatin1String(":/"));
}

Result<ScenarioFile, LoadError> readDraft(const QString &path)
{
    if (!isShipped(path)) {
        return loadScenario(QFile::encodeName(path).toStdString(), Reading::Draft);
    }
    QFile file(path);
    const bool isThere = file.open(QIODevice::ReadOnly);
    return readScenario(isThere ? file.readAll().toStdString() : std::string(), Reading::Draft);
}

} // namespace

// Everything that belongs to one scenario and is put away with it.
struct Editing::Desk {
    /// From a file.
    Desk(const editor::EditorPlaces &places, const QString &path, const ScenarioFile &file)
        : document(file.scenario),
          keeper(document, places, path, file),
          window(new editor::EditorWindow(document))
    {
    }
    /// Without one.
    Desk(const editor::EditorPlaces &places, Scenario scenario)
        : document(std::move(scenario)),
          keeper(document, places),
          window(new editor::EditorWindow(document))
    {
    }
    ~Desk() { delete window; } // wherever it is shown

    editor::ScenarioDocument document;
    editor::ScenarioKeeper keeper;
    editor::EditorWindow *window;
};

Editing::Editing(QWidget &window, editor::EditorPlaces places)
    : QObject(&window),
      m_window(window),
      m_places(std::move(places))
{
}

Editing::~Editing() = default;

editor::EditorWindow &Editing::editorWindow() const
{
    return *m_desk->window;
}

editor::ScenarioKeeper &Editing::keeper() const
{
    return m_desk->keeper;
}

bool Editing::openFile(const QString &path)
{
    auto file = readDraft(path);
    if (!file) {
        const QString name = QFileInfo(path).fileName();
        const std::vector<FileIssue> issues = file.error().issues;
        emit said(
            [name, issues] {
                return tr("%1 cannot be opened. %2").arg(name, summaryOf(issues, Severity::Error));
            },
            true);
        return false;
    }
    if (!mayLeave()) {
        return false;
    }
    if (!isShipped(path)) {
        noteRecentScenario(path);
    }
    put(std::make_unique<Desk>(m_places, isShipped(path) ? QString() : path, file.value()));
    return true;
}

bool Editing::openNew(Scenario scenario)
{
    if (!mayLeave()) {
        return false;
    }
    put(std::make_unique<Desk>(m_places, std::move(scenario)));
    return true;
}

bool Editing::openAsked(const table::SceneColours &colours)
{
    editor::NewBattleDialog dialog(editor::ArmyLibrary::standard(), &m_window);
    dialog.setColours(colours);
    return dialog.exec() == QDialog::Accepted && openNew(dialog.scenario());
}

bool Editing::openPosition(const State &state)
{
    const design::Position position = design::positionOf(state);
    if (!openNew(position.scenario)) {
        return false;
    }
    if (!position.lost.empty()) {
        emit said(
            [this, lost = position.lost] {
                const table::MessageFormatter formatter(m_window.locale());
                QStringList sentences;
                for (const Message &message : lost) {
                    sentences << formatter.sentence(message, Setup{});
                }
                return sentences.join(QLatin1Char(' '));
            },
            false);
    }
    return true;
}

SetupPtr Editing::readyToPlay()
{
    const Scenario &scenario = m_desk->document.scenario();
    const auto setup = compile(scenario);
    if (setup) {
        return setup.value();
    }
    const Issues &issues = setup.error();
    const auto first = std::ranges::find(issues, Severity::Error, &Issue::severity);
    const Issue issue = first == issues.end() ? issues.front() : *first;
    emit said(
        [this, issue, scenario] {
            const editor::IssueNames names(scenario, table::MessageFormatter(m_window.locale()));
            return tr("This cannot be played yet. %1").arg(names.sentenceOf(issue));
        },
        true);
    return {};
}

bool Editing::openLeftover(const editor::Leftover &leftover)
{
    auto file = readDraft(leftover.path);
    if (!file) {
        return openFile(leftover.path); // says why not
    }
    if (!mayLeave()) {
        return false;
    }
    const auto origin = leftover.origin.isEmpty() ? std::optional<Result<ScenarioFile, LoadError>>()
                                                  : readDraft(leftover.origin);
    if (origin && origin->ok()) {
        auto desk = std::make_unique<Desk>(m_places, leftover.origin, origin->value());
        desk->document.change(Message("edit.restore", {}), file.value().scenario);
        put(std::move(desk));
    } else {
        put(std::make_unique<Desk>(m_places, std::move(file.value().scenario)));
    }
    m_desk->keeper.shadow();
    editor::ScenarioKeeper::remove(leftover);
    return true;
}

void Editing::put(std::unique_ptr<Desk> desk)
{
    rememberLayout();
    if (m_desk != nullptr) {
        emit closed();
    }
    m_desk = std::move(desk);
    connect(&m_desk->document, &editor::ScenarioDocument::modifiedChanged, this, &Editing::titleChanged);
    connect(&m_desk->document, &editor::ScenarioDocument::changed, this, &Editing::titleChanged);
    connect(&m_desk->keeper, &editor::ScenarioKeeper::pathChanged, this, &Editing::titleChanged);
    connect(&m_desk->keeper, &editor::ScenarioKeeper::changedOutside, this, &Editing::tellOfChange);
    connect(&m_desk->keeper, &editor::ScenarioKeeper::shadowFailed, this, [this](const Issue &issue) {
        emit said(
            [issue] {
                return tr("Unsaved work cannot be kept safe. %1 Save soon.").arg(table::sentenceOf(issue));
            },
            true);
    });
    m_desk->window->setLengthUnit(m_unit);
    rememberPace();
    emit opened();
    // Widths mean something only in a window that has its size.
    QTimer::singleShot(0, m_desk->window, [window = m_desk->window] {
        if (!window->restoreState(QSettings().value(kLayout).toByteArray(), kDockLayout)) {
            window->resetLayout();
        }
    });
    emit titleChanged();
}

// How fast a class plays is a matter of the class, not of the scenario.
void Editing::rememberPace()
{
    editor::BalanceResult &result = m_desk->window->balance().result();
    if (const int seconds = QSettings().value(kPace).toInt(); seconds > 0) {
        result.setSecondsAnOrder(seconds);
    }
    connect(&result, &editor::BalanceResult::secondsAnOrderChanged, this,
            [](int seconds) { QSettings().setValue(kPace, seconds); });
}

void Editing::rememberLayout()
{
    if (m_desk != nullptr) {
        QSettings().setValue(kLayout, m_desk->window->saveState(kDockLayout));
    }
}

bool Editing::close()
{
    if (m_desk == nullptr) {
        return true;
    }
    if (!mayLeave()) {
        return false;
    }
    rememberLayout();
    emit closed();
    m_desk.reset();
    emit titleChanged();
    return true;
}

bool Editing::mayLeave()
{
    if (m_desk == nullptr || !m_desk->document.isModified()) {
        return true;
    }
    QMessageBox box(QMessageBox::Question, tr("Save the scenario?"),
                    tr("“%1” has changes that are not saved.").arg(name()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return save();
    case QMessageBox::Discard:
        m_desk->keeper.discard();
        m_desk->document.setSaved(); // nothing of it is wanted
        return true;
    default:
        return false;
    }
}

bool Editing::save()
{
    const Saving saving = m_desk->keeper.save();
    if (saving == Saving::Unnamed) {
        return saveAs();
    }
    if (saving != Saving::ChangedOutside) {
        return report(saving);
    }
    const QString path = m_desk->keeper.path();
    const auto answer = QMessageBox::question(
        &m_window, tr("Replace what somebody else saved?"),
        tr("%1 was changed by another program since it was opened here. If you replace it, that version is "
           "kept among the earlier versions.")
            .arg(QFileInfo(path).fileName()),
        QMessageBox::Save | QMessageBox::Cancel, QMessageBox::Cancel);
    return answer == QMessageBox::Save && saveTo(path);
}

void Editing::readAgain()
{
    const QString name = QFileInfo(m_desk->keeper.path()).fileName();
    const bool isRead = !name.isEmpty() && m_desk->keeper.readAgain();
    emit said(
        [name, isRead] {
            return name.isEmpty() ? tr("This scenario is in no file yet.")
                   : isRead       ? tr("This is what %1 holds. Undo brings your version back.").arg(name)
                                  : tr("%1 cannot be read. Your version stays as it is.").arg(name);
        },
        !isRead);
}

QString Editing::suggestedPath() const
{
    if (!m_desk->keeper.path().isEmpty()) {
        return m_desk->keeper.path();
    }
    const QString name = play::asFileName(this->name());
    return play::lastFolder() + QLatin1Char('/') + name + editor::scenarioSuffix();
}

bool Editing::saveAs()
{
    QString path = QFileDialog::getSaveFileName(&m_window, tr("Save the scenario as"), suggestedPath(),
                                                tr("Scenarios (*%1)").arg(editor::scenarioSuffix()));
    if (path.isEmpty()) {
        return false;
    }
    path += path.endsWith(editor::scenarioSuffix()) ? QString() : editor::scenarioSuffix();
    play::rememberFolder(path);
    return saveTo(path);
}

// A battle under way is never replaced by a scenario.
bool Editing::saveTo(const QString &path)
{
    if (isJournalFile(path)) {
        emit said([path] { return tr("%1 is a battle under way. Choose another name.").arg(path); }, true);
        return false;
    }
    return report(m_desk->keeper.saveAs(path));
}

bool Editing::report(Saving saving)
{
    if (saving == Saving::Done) {
        const QString path = m_desk->keeper.path();
        noteRecentScenario(path);
        emit said([path] { return tr("Saved in %1.").arg(path); }, false);
        emit titleChanged();
        return true;
    }
    const Issue issue = *m_desk->keeper.problem();
    emit said([issue] { return tr("Not saved. %1").arg(table::sentenceOf(issue)); }, true);
    return false;
}

void Editing::tellOfChange()
{
    const QString name = QFileInfo(m_desk->keeper.path()).fileName();
    emit said(
        [name] {
            return tr("%1 was changed by another program. What you see here is your version; Scenario > Read "
                      "the file again shows the other. Before yours replaces it, you will be asked.")
                .arg(name);
        },
        false);
}

QString Editing::name() const
{
    const table::MessageFormatter formatter(m_window.locale());
    const QString title = formatter.text(m_desk->document.scenario().title);
    return title.isEmpty() ? tr("Battle without a title") : title;
}

QString Editing::title() const
{
    if (m_desk == nullptr) {
        return {};
    }
    const QString shown = name();
    return m_desk->document.isModified() ? tr("%1*", "a scenario with unsaved changes").arg(shown) : shown;
}

void Editing::setLengthUnit(table::LengthUnit unit)
{
    m_unit = unit;
    if (m_desk != nullptr) {
        m_desk->window->setLengthUnit(unit);
    }
}

} // namespace zama::shell
