// Runs a fuzz target without libFuzzer: over every file of the given folders, and over damaged copies of
// each, always the same ones.

#include "core/base/hash.h"

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

namespace {

constexpr std::uint64_t kDamagedCopies = 60;

void run(const std::string &bytes)
{
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size());
}

/// A few random edits: a byte changed, a piece removed, doubled or moved.
std::string damaged(std::string bytes, std::uint64_t seed)
{
    const auto random = [&](std::size_t below) {
        seed = zama::mix64(seed);
        return static_cast<std::size_t>(seed % below);
    };
    for (std::size_t edits = 1 + random(4); edits > 0 && !bytes.empty(); --edits) {
        const std::size_t at = random(bytes.size());
        const std::string piece = bytes.substr(at, 1 + random(20));
        switch (random(4)) {
        case 0:
            bytes[at] = static_cast<char>(random(256));
            break;
        case 1:
            bytes.erase(at, piece.size());
            break;
        case 2:
            bytes.insert(at, piece);
            break;
        default:
            bytes.insert(random(bytes.size()), piece);
        }
    }
    return bytes;
}

std::vector<std::string> filesIn(const char *folder)
{
    std::vector<std::string> paths;
    if (std::filesystem::is_directory(folder)) {
        for (const auto &entry : std::filesystem::recursive_directory_iterator(folder)) {
            if (entry.is_regular_file()) {
                paths.push_back(entry.path().string());
            }
        }
    }
    return paths;
}

} // namespace

int main(int count, char **arguments)
{
    std::size_t runs = 0;
    for (int i = 1; i < count; ++i) {
        for (const std::string &path : filesIn(arguments[i])) {
            std::ifstream in(path, std::ios::binary);
            const std::string bytes{std::istreambuf_iterator<char>(in), {}};
            run(bytes);
            for (std::uint64_t copy = 0; copy < kDamagedCopies; ++copy, ++runs) {
                run(damaged(bytes, copy));
            }
        }
    }
    std::printf("%zu runs\n", runs);
    return runs > 0 ? 0 : 1;
}
