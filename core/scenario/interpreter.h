#pragma once
// Whoever knows scenarios' texts in languages that their authors did not write.

#include <string>

namespace zama {

class Interpreter
{
public:
    Interpreter() = default;
    virtual ~Interpreter() = default;
    Interpreter(const Interpreter &) = delete;
    Interpreter &operator=(const Interpreter &) = delete;
    Interpreter(Interpreter &&) = delete;
    Interpreter &operator=(Interpreter &&) = delete;

    /// `english` in `language` ("eo", "pt-PT"); null where he does not know it. What he gives stays where it
    /// is as long as the program runs. He is asked from every thread.
    [[nodiscard]] virtual const std::string *inLanguage(const std::string &language,
                                                        const std::string &english) const = 0;
};

/// From now on LocalText::in() asks him about English texts before it takes the author's default; null: asks
/// nobody, as at the start. Only what people read may depend on it: no rule does, and no file.
void setInterpreter(const Interpreter *interpreter);

} // namespace zama
