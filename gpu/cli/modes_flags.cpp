// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/modes_flags.h"
#include "gpu/cli/modes_command.h"
#include "gpu/cli/study_flags.h"
#include "gpu/spec/seed.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace qs {

namespace {

struct ParsedModesFlags : ParsedFlags<ModesCommand>
{
    std::string modes = "default";
    bool withQat = true, modesGiven = false;
};
using Flag = StudyFlag<ParsedModesFlags>;

template <class Int, class Set> auto whole(const char* name, Int low, Int high, Set set)
{
    return [=](ParsedModesFlags& p, const std::string& text) {
        const auto value = wholeNumber<Int>(text);
        if (!value || *value < low || *value > high)
            return p.fail(std::string(name) + ": '" + printable(text) + "' is not allowed.",
                          "It takes a whole number from " + std::to_string(low) + " to " + std::to_string(high) + ".");
        set(p, *value);
    };
}

auto count(const char* name, std::int64_t ModeStudySpec::*member)
{
    return whole<std::int64_t>(name, 1, 10'000'000,
                               [member](ParsedModesFlags& p, std::int64_t value) { p.command.spec.*member = value; });
}

auto number(const char* name, int low, int high, int ModeStudySpec::*member)
{
    return whole<int>(name, low, high, [member](ParsedModesFlags& p, int value) { p.command.spec.*member = value; });
}

void applySaveMode(ParsedModesFlags& p, const std::string& value)
{
    const std::size_t equals = value.find('=');
    const std::string mode = value.substr(0, equals);
    if (equals == std::string::npos || equals + 1 == value.size())
        return p.fail("--save-mode: '" + printable(value) + "' is not allowed.", "It takes MODE=FILE.safetensors.");
    const auto parsed = parseStudyModes(mode);
    if (!parsed) return p.fail(parsed.error().message, parsed.error().hint);
    if (parsed->size() != 1)
        return p.fail("--save-mode: '" + printable(mode) + "' names " + std::to_string(parsed->size()) + " modes.",
                      "Name one, and give it several times for several.");
    p.command.saveModes.emplace_back(parsed->front(), value.substr(equals + 1));
}

std::vector<Flag> dataFlags()
{
    using S = ModeStudySpec;
    return {
        {"--data", "DIR|FILE",
         "IDX files (MNIST's kind, gzip too), CSV with a label column, or a pair of .npy; without it characters are "
         "drawn",
         specText(&S::data)},
        {"--classes", "10|36", "of the drawn characters: digits, or digits and letters (10)",
         number("--classes", 2, 1000, &S::classes)},
        {"--train", "N", "items to train on (20000)", count("--train", &S::trainCount)},
        {"--calibration", "N", "items to calibrate on (2000)", count("--calibration", &S::calibrationCount)},
        {"--test", "N", "items to judge on (10000)", count("--test", &S::testCount)},
        {"--model", "tiny|mlp|transformer|FILE", "to train, or a .safetensors file that --save wrote (mlp)",
         specText(&S::model)},
        {"--epochs", "N", "of the training; 0: what suits the model (0)", number("--epochs", 0, 10'000, &S::epochs)},
        {"--seed", "N", "of data, weights and order (0)",
         whole<std::uint64_t>("--seed", 0, kMaxSeed,
                              [](ParsedModesFlags& p, std::uint64_t v) { p.command.spec.seed = v; })},
        {"--outliers", nullptr, "scale a few channels up, as large language models have them",
         [](ParsedModesFlags& p, const std::string&) { p.command.spec.outliers = true; }},
    };
}

std::vector<Flag> modeFlags()
{
    using S = ModeStudySpec;
    return {
        {"--modes", "LIST", "names from --list, 'int4-*', 'default', 'all'; without it 'default' and two QAT modes",
         [](ParsedModesFlags& p, const std::string& v) {
             p.modes = v;
             p.modesGiven = true;
         }},
        {"--qat-epochs", "N", "of quantization-aware training (4)", number("--qat-epochs", 1, 10'000, &S::qatEpochs)},
        {"--no-qat", nullptr, "leave the QAT modes out",
         [](ParsedModesFlags& p, const std::string&) { p.withQat = false; }},
        {"--group-size", "N", "weights that share a scale in INT4 (128)",
         number("--group-size", 8, 65'536, &S::groupSize)},
        {"--no-sensitivity", nullptr, "do not quantize single layers",
         [](ParsedModesFlags& p, const std::string&) { p.command.spec.sensitivity = false; }},
        {"--budget", "KIB", "suggest and measure a plan of mixed modes whose file has at most so many KiB",
         whole<std::int64_t>("--budget", 1, std::int64_t{1} << 32,
                             [](ParsedModesFlags& p, std::int64_t v) { p.command.budget = v * 1024; })},
        {"--batch", "N", "items a call, of the latency (256)", number("--batch", 1, 1'000'000, &S::batch)},
        {"--iters", "N", "measured calls a mode (100)", number("--iters", 6, 1'000'000, &S::iterations)},
        {"--backend", "auto|cpu|cuda", "where to compute (auto)", applyBackend<ParsedModesFlags>},
        {"--device", "N", "index of the GPU (0)", number("--device", 0, 1'000, &S::device)},
        {"--isolate", nullptr, "compute in a process of its own, which a fault ends instead of this one",
         commandSwitch(&ModesCommand::isolate)},
        {"--export", "DIR", "write a report into DIR", commandText(&ModesCommand::exportFolder)},
        {"--json", "FILE", "write the result as JSON; - for standard output instead of the table",
         commandText(&ModesCommand::jsonFile)},
        {"--save", "FILE", "save the trained model as safetensors", commandText(&ModesCommand::saveModel)},
        {"--save-mode", "MODE=FILE", "save the model as a mode stores it; may be given several times", applySaveMode},
        {"--list", nullptr, "list the modes and what they do", commandSwitch(&ModesCommand::list)},
        {"--quiet", nullptr, "no progress on standard error", commandSwitch(&ModesCommand::quiet)},
    };
}

std::vector<Flag> allFlags()
{
    std::vector<Flag> all = dataFlags();
    for (Flag& flag : modeFlags())
        all.push_back(std::move(flag));
    return all;
}

void unknownFlag(ParsedModesFlags& p, const std::string& name)
{
    p.fail("There is no flag '" + printable(name) + "'.", "'modes --help' lists them.");
}

Result<void> chooseModes(ParsedModesFlags& p)
{
    auto chosen = parseStudyModes(p.modes);
    if (!chosen) return chosen.error();
    if (!p.modesGiven) *chosen = defaultStudyModes(p.withQat);
    if (!p.withQat) std::erase_if(*chosen, [](const std::string& name) { return findStudyMode(name)->isQat(); });
    p.command.spec.modes = std::move(*chosen);
    for (const auto& [mode, file] : p.command.saveModes)
        if (std::find(p.command.spec.modes.begin(), p.command.spec.modes.end(), mode) == p.command.spec.modes.end() &&
            findStudyMode(mode)->isQat())
            return Error{ErrorCode::Usage, "--save-mode names " + mode + ", which is not among the modes of the study.",
                         "Add it to --modes."};
    if (p.command.budget > 0 && !p.command.spec.sensitivity)
        return Error{ErrorCode::Usage, "--budget suggests a plan from the sensitivity of single layers.",
                     "Leave --no-sensitivity out."};
    return validate(p.command.spec);
}

} // namespace

Result<ModesCommand> parseModesFlags(const std::vector<std::string>& arguments)
{
    ParsedModesFlags p;
    const auto flags = allFlags();
    for (std::size_t i = 0; i < arguments.size() && !p.error;) {
        if (arguments[i] == "--help" || arguments[i] == "-h") {
            p.command.help = true;
            return p.command;
        }
        i += applyFlag<ParsedModesFlags>(p, flags, arguments, i,
                                         [&p](const std::string& name) { unknownFlag(p, name); });
    }
    if (p.error) return *p.error;
    if (p.command.list) return p.command;
    if (auto r = chooseModes(p); !r) return r.error();
    return p.command;
}

std::string modesHelp(const std::string& program)
{
    return "Usage: " + program +
           " modes [flags]\n\n"
           "Trains a model, or takes one, puts it into every mode, and says what that does to accuracy, loss, size and "
           "time,\n"
           "with intervals and verdicts against the FP32 baseline. The data are split into parts to train, to "
           "calibrate and to\n"
           "judge on, which share no item.\n\n" +
           flagsHelp(allFlags());
}

std::string modesList()
{
    std::string out;
    for (const StudyMode& mode : studyModes())
        out += std::string(mode.name) + (mode.byDefault ? "" : " (not by default)") + "\n    " +
               std::string(mode.explanation) + "\n";
    return out + "Names of the published comparison: baseline, int8, fp8, qat.\n";
}

} // namespace qs
