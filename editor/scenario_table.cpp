#include "editor/scenario_table.h"

namespace zama::editor {

ScenarioTable::ScenarioTable(ScenarioDocument &document, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_formatter(QLocale()),
      m_scene(m_model)
{
    m_scene.setZonesShown(true);
    connect(&document, &ScenarioDocument::changed, this, &ScenarioTable::refresh);
    connect(&document.selection(), &Selection::changed, this, &ScenarioTable::showPicks);
    refresh();
}

void ScenarioTable::setReader(const QLocale &locale, table::LengthUnit unit)
{
    m_formatter = table::MessageFormatter(locale, unit);
    refresh();
}

const table::TableEntry *ScenarioTable::entryOf(const Piece &piece) const
{
    const auto id = m_rows.find(piece);
    return id ? m_model.find(*id) : nullptr;
}

void ScenarioTable::refresh()
{
    m_rows = rowsOf(m_document.scenario(), m_formatter);
    m_model.setFrame(frameOf(m_document.scenario()));
    m_model.reconcile(m_rows.entries);
    showPicks();
}

void ScenarioTable::showPicks()
{
    std::set<table::EntryId> picked;
    for (const Piece &piece : withCommands(m_document.scenario(), m_document.selection().pieces())) {
        if (const auto id = m_rows.find(piece)) {
            picked.insert(*id);
        }
    }
    m_scene.setPicked(std::move(picked));
}

} // namespace zama::editor
