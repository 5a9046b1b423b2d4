#pragma once
// Keeps the table equal to the document: rows, frame, who is picked.

#include <QLocale>
#include <QObject>

#include "editor/document.h"
#include "editor/scenario_rows.h"
#include "table/model/table_model.h"
#include "table/scene/table_scene.h"

namespace zama::editor {

class ScenarioTable : public QObject
{
    Q_OBJECT
public:
    /// The document must outlive it.
    explicit ScenarioTable(ScenarioDocument &document, QObject *parent = nullptr);

    [[nodiscard]] ScenarioDocument &document() const { return m_document; }
    [[nodiscard]] table::TableScene &scene() { return m_scene; }
    [[nodiscard]] const ScenarioRows &rows() const { return m_rows; }
    /// The row of a piece; null where it is not on the table.
    [[nodiscard]] const table::TableEntry *entryOf(const Piece &piece) const;

    [[nodiscard]] const table::MessageFormatter &formatter() const { return m_formatter; }
    /// Names and lengths in this language and unit from now on.
    void setReader(const QLocale &locale, table::LengthUnit unit);

private:
    void refresh();
    void showPicks();

    ScenarioDocument &m_document;
    table::MessageFormatter m_formatter;
    ScenarioRows m_rows;
    table::TableModel m_model;
    table::TableScene m_scene;
};

} // namespace zama::editor
