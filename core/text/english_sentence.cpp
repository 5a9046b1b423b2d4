#include "core/text/english.h"
#include "core/text/names.h"
#include "core/text/phrase.h"

#include <cstdlib>

namespace zama {
namespace {

const std::string kLanguage = "en";

// `value` in units of 1/`scale` with two decimals at most, halves up, no idle zeros: 2850 of 1000 is "2.85".
std::string decimal(std::int64_t value, std::int64_t scale)
{
    const std::int64_t hundredths = (std::abs(value) * 100 + scale / 2) / scale;
    std::string text = std::to_string(hundredths / 100);
    const auto rest = static_cast<int>(hundredths % 100);
    if (rest != 0) {
        text += '.';
        text += static_cast<char>('0' + rest / 10);
        if (rest % 10 != 0) {
            text += static_cast<char>('0' + rest % 10);
        }
    }
    return value < 0 && hundredths > 0 ? "-" + text : text;
}

// 1 in is 2.54 cm.
std::string lengthText(Mils mils, LengthUnit unit)
{
    return unit == LengthUnit::Inches ? decimal(mils, kInch) + " in"
                                      : decimal(std::int64_t{mils} * 254, std::int64_t{kInch} * 100) + " cm";
}

// Neither "0%" for what can happen nor "100%" for what need not.
std::string perCent(int permille)
{
    if (permille > 0 && permille < 10) {
        return "under 1%";
    }
    if (permille > 990 && permille < 1000) {
        return "over 99%";
    }
    return std::to_string((permille + 5) / 10) + "%";
}

struct ArgText {
    const Setup &setup;
    LengthUnit lengths;

    std::string operator()(int count) const { return std::to_string(count); }
    std::string operator()(UnitId unit) const { return nameOf(setup, unit, kLanguage); }
    std::string operator()(GeneralId general) const { return nameOf(setup, general, kLanguage); }
    std::string operator()(SideId side) const { return nameInText(setup, side, kLanguage); }
    std::string operator()(CommandId command) const { return nameOf(setup, command, kLanguage); }
    std::string operator()(TypeId type) const { return nameOf(setup, type, kLanguage); }
    std::string operator()(Length length) const { return lengthText(length.mils, lengths); }
    std::string operator()(Angle angle) const { return decimal(angle.value, 100) + "\u00b0"; }
    std::string operator()(Chance chance) const { return perCent(chance.permille); }
    std::string operator()(Tenths tenths) const { return decimal(tenths.value, 10); }
};

std::string lossText(int stands)
{
    const EnglishRow &row = *findEnglish(lossCount(stands).id);
    return stands == 1 ? row.one : std::to_string(stands) + std::string(row.text).substr(2); // behind %n
}

// What stands for the placeholder letter behind a '%'.
std::string placeholder(char letter, const EnglishRow &row, const Message &message, const Setup &setup,
                        LengthUnit unit)
{
    if (letter == 'n') {
        return std::to_string(countOf(message));
    }
    const auto place = static_cast<std::size_t>(letter - '1');
    if (const int *stands = lossAt(row, message, place)) {
        return lossText(*stands);
    }
    return place < message.args().size() ? englishFor(message.args()[place], setup, unit) : "?";
}

bool isPlaceholder(char letter)
{
    return letter == 'n' || (letter >= '1' && letter <= '9');
}

std::string capitalised(std::string text)
{
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    }
    return text;
}

} // namespace

const int *lossAt(const EnglishRow &row, const Message &message, std::size_t place)
{
    const bool isLoss = place < message.args().size() && place < row.args.size() && row.args[place] == 'k';
    return isLoss ? std::get_if<int>(&message.arg.at(place)) : nullptr;
}

std::string englishFor(const MessageArg &arg, const Setup &setup, LengthUnit unit)
{
    return std::visit(ArgText{setup, unit}, arg);
}

std::string englishFor(const Message &message, const Setup &setup, LengthUnit unit)
{
    const EnglishRow *row = findEnglish(message.id);
    if (row == nullptr) {
        return std::string(message.id);
    }
    const bool singular = row->one != nullptr && countOf(message) == 1;
    const std::string_view form = singular ? row->one : row->text;
    std::string sentence;
    for (std::size_t i = 0; i < form.size(); ++i) {
        if (form[i] == '%' && i + 1 < form.size() && isPlaceholder(form[i + 1])) {
            sentence += nameBehind(sentence, placeholder(form[++i], *row, message, setup, unit));
        } else {
            sentence += form[i];
        }
    }
    return capitalised(std::move(sentence));
}

std::string englishFor(const Refusal &refusal, const State &state)
{
    return englishFor(messageFor(refusal), *state.setup) + " [" + std::string(refusal.clause) + "]";
}

} // namespace zama
