#include "core/report/scribe.h"

#include "core/base/contract.h"

#include <algorithm>

namespace zama::report {

Sentence Scribe::sentence(Rows rows, Refs events, std::initializer_list<MessageArg> args)
{
    require(!events.empty(), "a sentence of the report rests on events");
    std::sort(events.begin(), events.end());
    events.erase(std::unique(events.begin(), events.end()), events.end());
    std::size_t choice = (events.front().entry * 7 + events.front().event) % rows.size();
    const auto last = m_last.find(rows.data());
    if (last != m_last.end() && last->second == choice) {
        choice = (choice + 1) % rows.size();
    }
    m_last[rows.data()] = choice;
    return {Message(rows[choice], args), std::move(events)};
}

void Scribe::write(Rows rows, Refs events, std::initializer_list<MessageArg> args)
{
    m_paragraph.push_back(sentence(rows, std::move(events), args));
}

void add(Refs &refs, const Refs &more)
{
    refs.insert(refs.end(), more.begin(), more.end());
}

} // namespace zama::report
