#include "app/cli/commands.h"

#include <exception>

namespace {

using zama::cli::Exit;

int finish(Exit exit)
{
    return static_cast<int>(exit);
}

} // namespace

int main(int count, char **words)
{
    zama::cli::listenForInterrupts();
    try {
        const auto parsed = zama::cli::parseArguments(count, words);
        if (const int *code = std::get_if<int>(&parsed)) {
            return *code;
        }
        return finish(std::visit([](const auto &arguments) { return zama::cli::run(arguments); },
                                 std::get<zama::cli::Arguments>(parsed)));
    } catch (const zama::cli::WrongUsage &error) {
        zama::cli::complain(error.what());
        return finish(Exit::Usage);
    } catch (const zama::cli::UnreadableFile &error) {
        zama::cli::complain(error.what(), {{{}, {}, error.issue}});
        return finish(Exit::BadInput);
    } catch (const zama::cli::OutputLost &error) {
        if (error.isClosed) {
            return finish(Exit::Done);
        }
        zama::cli::complain(std::string("standard output cannot be written: ") + error.what());
        return finish(Exit::BadInput);
    } catch (const std::exception &error) {
        zama::cli::complain(std::string("this is a bug of the program: ") + error.what());
        return finish(Exit::BadInput);
    }
}
