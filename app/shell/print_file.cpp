#include "app/shell/print_file.h"

#include "app/print/pdf_file.h"
#include "app/shell/error_stream.h"
#include "app/shell/opening.h"
#include "core/io/journal_file.h"
#include "editor/scenario_texts.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

namespace zama::shell {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PrintFile)
};

using ScenarioPtr = std::shared_ptr<const Scenario>;

// Null where it cannot be read, which has been said then.
template<class Loaded, class Take>
ScenarioPtr taken(const std::string &path, Loaded loaded, Take take)
{
    if (!loaded) {
        complain(path, loaded.error().issues);
        return nullptr;
    }
    return std::make_shared<const Scenario>(take(loaded.value()));
}

ScenarioPtr scenarioIn(const QString &file)
{
    const std::string path = QFile::encodeName(file).toStdString();
    if (file != QLatin1String("-") && isJournalFile(file)) {
        return taken(path, loadJournal(path), [&path](const JournalFile &journal) {
            complain(path, journal.notices);
            return journal.journal.state().setup->scenario;
        });
    }
    return taken(path, loadScenario(path, Reading::Draft), [&path](const ScenarioFile &scenario) {
        complain(path, scenario.warnings);
        return scenario.scenario;
    });
}

// "fr" is spoken by a scenario that says something in "fr-CA".
bool isSpoken(const Scenario &scenario, const QString &tag)
{
    const auto baseOf = [](const QString &t) { return t.section(QLatin1Char('-'), 0, 0); };
    return std::ranges::any_of(editor::languagesOf(scenario), [&](const std::string &spoken) {
        return baseOf(QString::fromStdString(spoken)) == baseOf(tag);
    });
}

void chooseLanguages(print::PrintOrder &order)
{
    const QString own = QString::fromStdString(order.scenario->language);
    for (const QString &tag : std::as_const(order.languages)) {
        if (!isSpoken(*order.scenario, tag)) {
            complain(
                Words::tr(
                    "The scenario says nothing in \"%1\"; its texts are printed in its own language, \"%2\".")
                    .arg(tag, own),
                kDone);
        }
    }
    if (order.languages.isEmpty()) {
        order.languages << own;
    }
}

// The first id that is not among the known ones, as a complaint; empty: all are.
QString unknownIn(const std::set<std::string> &ids, const QStringList &known, const QString &complaint)
{
    for (const std::string &id : ids) {
        if (!known.contains(QString::fromStdString(id))) {
            return complaint.arg(QString::fromStdString(id), known.join(QStringLiteral(", ")));
        }
    }
    return {};
}

QString objectTo(const print::SoldierChoice &soldiers, const Scenario &scenario)
{
    QStringList commands;
    for (const SideSpec &side : scenario.sides) {
        for (const CommandSpec &command : side.commands) {
            commands << QString::fromStdString(command.id);
        }
    }
    QStringList types;
    for (const UnitTypeSpec &type : scenario.types) {
        types << QString::fromStdString(type.id);
    }
    const QString problem = unknownIn(soldiers.commands, commands,
                                      Words::tr("There is no command \"%1\" in this battle; there are: %2."));
    return problem.isEmpty()
               ? unknownIn(soldiers.types, types,
                           Words::tr("There is no type of unit \"%1\" in this battle; there are: %2."))
               : problem;
}

int write(const print::PrintOrder &order, const QString &out)
{
    const auto document = print::printDocument(order);
    if (!document) {
        return complain(document.error().words, kBadInput);
    }
    for (const QString &omission : document.value().omissions) {
        complain(omission, kDone);
    }
    const QString problem = print::writePdf(document.value(), out);
    return problem.isEmpty() ? kDone : complain(problem, kBadInput);
}

} // namespace

int writePrintFile(PrintCall call)
{
    if (isSameFile(call.file, call.out)) {
        return complain(Words::tr("%1 is what is being read.").arg(call.out), kWrongUsage);
    }
    if (!call.mayReplace && call.out != QLatin1String("-") && QFile::exists(call.out)) {
        return complain(Words::tr("%1 is there already; --force replaces it.").arg(call.out), kWrongUsage);
    }
    call.order.scenario = scenarioIn(call.file);
    if (call.order.scenario == nullptr) {
        return kBadInput;
    }
    const QString problem = objectTo(call.order.soldiers, *call.order.scenario);
    if (!problem.isEmpty()) {
        return complain(problem, kWrongUsage);
    }
    chooseLanguages(call.order);
    return write(call.order, call.out);
}

} // namespace zama::shell
