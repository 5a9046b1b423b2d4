#pragma once
// The languages names can be written in, to choose one.

#include <QComboBox>

#include "core/scenario/scenario.h"

#include <string>
#include <vector>

namespace zama::editor {

/// The language to show names in before anybody chooses one: that of a reader of `locale` where something of
/// the scenario is written in it, else the scenario's own.
[[nodiscard]] std::string languageToBeginWith(const Scenario &scenario, const QLocale &locale);

class LanguageBox final : public QComboBox
{
    Q_OBJECT
public:
    explicit LanguageBox(QWidget *parent = nullptr);

    /// Offers those in which something of the scenario is written, then those of the program; `chosen` is
    /// among them, and is shown.
    void offer(const Scenario &scenario, const std::string &chosen);

signals:
    /// Somebody wants another.
    void chosen(const std::string &tag);

private:
    std::vector<std::string> m_tags;
};

} // namespace zama::editor
