#include "editor/issue_names.h"

#include "table/model/issue_sentence.h"

namespace zama::editor {

IssueNames::IssueNames(const Scenario &scenario, const table::MessageFormatter &formatter)
{
    const auto said = [&formatter](const LocalText &text) { return formatter.text(text).toStdString(); };
    for (const SideSpec &side : scenario.sides) {
        add(side.id, said(side.name));
        for (const CommandSpec &command : side.commands) {
            add(command.id, said(command.name));
            if (command.general) {
                add(command.general->id, said(command.general->name));
            }
            for (const UnitSpec &unit : command.units) {
                add(unit.id, said(unit.name));
            }
        }
    }
    for (const UnitTypeSpec &type : scenario.types) {
        add(type.id, said(type.name));
    }
}

void IssueNames::add(const std::string &id, const std::string &name)
{
    if (m_names.emplace(id, name).second) {
        ++m_bearers[name];
    }
}

std::string IssueNames::of(const std::string &id) const
{
    const auto at = m_names.find(id);
    if (at == m_names.end() || at->second.empty()) {
        return id;
    }
    return m_bearers.at(at->second) == 1 ? at->second : at->second + " (" + id + ")";
}

QString IssueNames::sentenceOf(const Issue &issue) const
{
    Issue named = issue;
    for (std::string &argument : named.args) {
        argument = of(argument);
    }
    return table::sentenceOf(named);
}

} // namespace zama::editor
