#pragma once
// The texts of shipped battles in a language that has one file only: they stand in its file, too.

#include "core/scenario/interpreter.h"
#include "table/model/translation.h"

#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <utility>

namespace zama::table {

/// Answers from the context "Scenario" of the languages that were read (scripts/l10n/scenario_texts.py).
/// Texts that are alike in English get the first answer that there is, whether they name a unit or its type.
class BattleWords final : public Interpreter
{
public:
    /// The one of the program, which LocalText asks from the first call on.
    [[nodiscard]] static BattleWords &ofProgram();

    /// A file of words takes the place of an earlier one of its language.
    void add(const std::string &language, const std::shared_ptr<const Translation> &words);
    [[nodiscard]] const std::string *inLanguage(const std::string &language,
                                                const std::string &english) const override;

private:
    using Question = std::pair<std::string, std::string>; ///< a language, an English text

    [[nodiscard]] const std::string *ask(const Question &question) const;

    mutable std::mutex m_mutex;
    std::map<std::string, std::shared_ptr<const Translation>> m_words;
    mutable std::map<Question, const std::string *> m_known;
    mutable std::set<std::string> m_texts; ///< every answer that was ever given
};

} // namespace zama::table
