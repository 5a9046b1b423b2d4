#pragma once
// Where die faces come from. The rules never draw: they say which roll is due, and a source supplies the
// faces of the Roll command (ruling Q89).

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

namespace zama {

/// The most dice one roll can have; a scenario that could need more does not compile.
inline constexpr int kMaxDice = 60;

/// The faces of one roll in the order drawn; each 1 to 6.
struct Faces {
    std::uint8_t count = 0;
    std::array<std::uint8_t, kMaxDice> face{};

    Faces() = default;
    Faces(std::initializer_list<int> faces);
    /// Throws ContractViolation beyond kMaxDice.
    void push(int value);
    [[nodiscard]] std::span<const std::uint8_t> view() const { return {face.data(), count}; }
    bool operator==(const Faces &other) const;
};

/// The d6 of draw number `index` under `seed`: a pure function, the same everywhere; bias-free by
/// rejection. The first thousand dice of seed 1 are kept in tests/core/dice_golden.txt.
[[nodiscard]] int seededDie(std::uint64_t seed, std::uint64_t index);

/// `count` dice of `seed`, beginning with draw number `firstIndex`.
[[nodiscard]] Faces seededFaces(std::uint64_t seed, std::uint64_t firstIndex, int count);

/// Supplies the faces of the rolls a battle asks for.
class DiceSource
{
public:
    virtual ~DiceSource() = default;
    /// `count` faces for a roll whose first die is draw number `firstIndex` of the battle; an empty result
    /// says that the source has run out.
    [[nodiscard]] virtual Faces draw(std::uint64_t firstIndex, int count) = 0;
};

/// Dice from a seed.
class SeededDice final : public DiceSource
{
public:
    explicit SeededDice(std::uint64_t seed)
        : m_seed(seed)
    {
    }
    [[nodiscard]] Faces draw(std::uint64_t firstIndex, int count) override;

private:
    std::uint64_t m_seed;
};

/// Dice from a list, used up in order: tests, replays, scripted play.
class ScriptedDice final : public DiceSource
{
public:
    explicit ScriptedDice(std::vector<int> faces)
        : m_faces(std::move(faces))
    {
    }
    [[nodiscard]] Faces draw(std::uint64_t firstIndex, int count) override;
    /// How many dice have not been used.
    [[nodiscard]] std::size_t left() const { return m_faces.size() - m_next; }

private:
    std::vector<int> m_faces;
    std::size_t m_next = 0;
};

} // namespace zama
