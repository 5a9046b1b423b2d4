#include "app/shell/playing.h"

#include "app/play/guide.h"
#include "app/play/last_folder.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QRandomGenerator>

namespace zama::shell {
namespace {

play::PlayTerms termsOf(const PlayChoice &choice, bool isGuided)
{
    play::PlayTerms terms;
    terms.players = choice.players;
    terms.typesDice = choice.dice == DiceChoice::Real;
    terms.undo = choice.undo;
    terms.isGuided = isGuided;
    return terms;
}

} // namespace

Playing::Playing(play::PlayWindow &window, BattlePlaces places)
    : QObject(&window),
      m_window(window),
      m_places(std::move(places))
{
    connect(&window, &play::PlayWindow::journalChanged, this, &Playing::keep);
    connect(&window, &play::PlayWindow::branched, this, &Playing::branch);
}

Playing::~Playing() = default;

void Playing::begin(Journal journal, const PlayChoice &play, const LiveWords &notice, bool isGuided)
{
    m_kind = Kind::Battle;
    put(std::move(journal), std::make_unique<BattleKeeper>(m_places, play), notice, isGuided);
}

void Playing::goOn(ResumedBattle battle)
{
    m_kind = Kind::Battle;
    put(std::move(battle.journal), std::move(battle.keeper), battle.notice, false);
}

void Playing::beginAgain()
{
    const bool isGuided = m_window.terms().isGuided;
    const std::uint64_t seed = isGuided ? play::Guide::kSeed : QRandomGenerator::global()->generate64();
    const PlayChoice play = m_keeper->play();
    begin(Journal(m_window.session().setupPtr(), seed), play, {}, isGuided);
}

void Playing::beginTest(const SetupPtr &setup)
{
    m_kind = Kind::Test;
    const PlayChoice play{{Player::Person, Player::Veteran}, {}, {}};
    put(Journal(setup, QRandomGenerator::global()->generate64()),
        std::make_unique<BattleKeeper>(m_places, play), {}, false);
}

void Playing::put(Journal journal, std::unique_ptr<BattleKeeper> keeper, const LiveWords &notice,
                  bool isGuided)
{
    if (m_keeper != nullptr) {
        m_keeper->close();
    }
    m_keeper = std::move(keeper);
    emit opened();
    m_window.play(std::move(journal), termsOf(m_keeper->play(), isGuided));
    if (notice) {
        emit said(notice, false);
    }
    keep();
    emit begun();
}

void Playing::keepTest()
{
    noteKept();
    keep();
    const QString path = m_keeper->path();
    emit said([path] { return tr("This battle is kept in %1.").arg(path); }, false);
}

void Playing::noteKept()
{
    if (m_kind == Kind::Test) {
        m_kind = Kind::KeptTest;
        emit testKept();
    }
}

void Playing::putAway()
{
    keep();
    m_kind = Kind::Battle;
    m_window.leave();
    close();
    m_keeper.reset();
}

void Playing::close()
{
    if (m_keeper != nullptr) {
        m_keeper->close();
    }
}

// After every order: what is shown as done is on the disk.
void Playing::keep()
{
    if (!isOpen() || !m_window.isPlaying() || m_kind == Kind::Test) {
        return;
    }
    if (const auto problem = m_keeper->keep(m_window.session().journal())) {
        emit said(problem->words, problem->kind != KeepProblem::Kind::Mended);
    }
}

// The battle as it was stays in its file; the new one gets a file of its own.
void Playing::branch()
{
    const State &state = m_window.session().state();
    m_keeper->close();
    m_keeper = std::make_unique<BattleKeeper>(m_places, m_keeper->play());
    m_keeper->setBranch({state.turn, state.step});
    keep();
}

void Playing::saveAs()
{
    QString path =
        QFileDialog::getSaveFileName(m_window.window(), tr("Save the battle as"), play::lastFolder(),
                                     tr("Battles under way (*%1)").arg(journalSuffix()));
    if (path.isEmpty()) {
        return;
    }
    path += path.endsWith(journalSuffix()) ? QString() : journalSuffix();
    play::rememberFolder(path);
    saveTo(path);
}

void Playing::saveTo(const QString &path)
{
    const Journal &journal = m_window.session().journal();
    auto problem = m_keeper->saveAs(path, journal);
    if (problem && problem->mayReplace &&
        QMessageBox::question(m_window.window(), tr("Replace?"), problem->text) == QMessageBox::Yes) {
        problem = m_keeper->saveAs(path, journal, Replace::Anything);
    }
    if (problem) {
        emit said(problem->words, true);
        return;
    }
    noteKept();
    emit said([path] { return tr("Saved. The battle is kept in %1 from now on.").arg(path); }, false);
}

void Playing::setPlay(const PlayChoice &play)
{
    m_keeper->setPlay(play);
    const play::PlayTerms terms = termsOf(play, false);
    m_window.setTypesDice(terms.typesDice);
    m_window.setUndoPolicy(terms.undo);
    m_window.setPlayers(terms.players);
    emit playChanged();
}

} // namespace zama::shell
