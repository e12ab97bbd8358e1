// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/modes_command.h"

#include "gpu/formats/io/describe.h"
#include "gpu/spec/seed.h"
#include "gpu/spec/usage.h"

#include <algorithm>

namespace qs {

namespace {

constexpr std::int64_t kMaxItems = 10'000'000;

Result<void> applySaveMode(const std::string& value, ModesCommand& command)
{
    const std::size_t equals = value.find('=');
    const std::string mode = value.substr(0, equals);
    if (equals == std::string::npos || equals + 1 == value.size())
        return notAllowed("--save-mode", value, "MODE=FILE.safetensors");
    const auto parsed = parseAccuracyModes(mode);
    if (!parsed) return parsed.error();
    if (parsed->size() != 1)
        return usage("--save-mode: '" + printable(mode) + "' names " + std::to_string(parsed->size()) + " modes.",
                     "Specify one mode; repeat the flag for several.");
    command.saveModes.emplace_back(parsed->front(), value.substr(equals + 1));
    return {};
}

void addData(Flags& flags, AccuracyStudySpec& spec)
{
    flags.group("Data and model");
    flags.text("--data", "DIR|FILE",
               "IDX files (as MNIST, also gzip-compressed), CSV with a label column, or a pair of .npy files (default: "
               "generated characters)",
               spec.data);
    flags.number("--classes", "10|36", "classes of the generated characters: digits, or digits and letters",
                 spec.classes, 2, 1000);
    flags.number("--train", "N", "training items", spec.trainCount, 1, kMaxItems);
    flags.number("--calibration", "N", "calibration items", spec.calibrationCount, 1, kMaxItems);
    flags.number("--test", "N", "test items", spec.testCount, 1, kMaxItems);
    flags.text("--model", "tiny|mlp|transformer|FILE", "model to train, or a .safetensors file written by --save (mlp)",
               spec.model);
    flags.number("--epochs", "N", "training epochs; 0: chosen for the model", spec.epochs, 0, 10'000);
    flags.number("--seed", "N", "random seed of data, weights and order", spec.seed, 0, kMaxSeed);
    flags.toggle("--outliers", "scale up a few channels, to imitate the outliers of large language models",
                 spec.outliers);
}

/// What is chosen by --modes and --no-qat.
struct ModeChoice
{
    std::string modes;
    bool withQat = true;
};

void addModes(Flags& flags, ModesCommand& command, ModeChoice& choice)
{
    AccuracyStudySpec& spec = command.spec;
    flags.group("Modes");
    flags.text("--modes", "LIST",
               "names from --list, 'int4-*', 'default' or 'all' (default: 'default' and two QAT modes)", choice.modes);
    flags.proposes("--modes", [] { return namesOf(accuracyModes(), &AccuracyMode::name, {"default", "all"}); });
    flags.number("--qat-epochs", "N", "epochs of quantization-aware training", spec.qatEpochs, 1, 10'000);
    flags.toggle("--no-qat", "omit the QAT modes", choice.withQat, false);
    flags.number("--group-size", "N", "number of weights per scale in INT4", spec.groupSize, 8, 65'536);
    flags.toggle("--no-sensitivity", "do not quantize single layers", spec.sensitivity, false);
    flags.number("--budget", "KIB", "suggest and measure a mixed-precision plan whose file has at most KIB KiB",
                 command.budgetKiB, 1, std::int64_t{1} << 32);
    flags.answers("--list", "list the modes with descriptions", modesList);
}

void addRunning(Flags& flags, ModesCommand& command)
{
    AccuracyStudySpec& spec = command.spec;
    flags.group("Measurement");
    flags.number("--batch", "N", "items per call in the latency measurement", spec.batch, 1, 1'000'000);
    flags.number("--iters", "N", "measured calls per mode", spec.iterations, 6, 1'000'000);
    addDevice(flags, spec.backend, spec.device);
    addOutput(flags, command);
    addQuiet(flags, command);
    flags.text("--save", "FILE", "save the trained model as safetensors", command.saveModel);
    flags.flag("--save-mode", "MODE=FILE", "save the model in this mode; may be repeated",
               [&command](const std::string& text) { return applySaveMode(text, command); });
}

Result<void> chooseModes(ModesCommand& command, const ModeChoice& choice)
{
    auto& modes = command.spec.modes;
    modes = defaultAccuracyModes(choice.withQat);
    if (!choice.modes.empty()) {
        auto chosen = parseAccuracyModes(choice.modes);
        if (!chosen) return chosen.error();
        modes = std::move(*chosen);
    }
    if (!choice.withQat) std::erase_if(modes, [](const std::string& name) { return findAccuracyMode(name)->isQat(); });
    for (const auto& [mode, file] : command.saveModes)
        if (std::find(modes.begin(), modes.end(), mode) == modes.end() && findAccuracyMode(mode)->isQat())
            return usage("--save-mode names " + mode + ", which is not one of the modes of the study.",
                         "Add it to --modes.");
    if (command.budgetKiB > 0 && !command.spec.sensitivity)
        return usage("--budget requires the sensitivity of single layers.", "Remove --no-sensitivity.");
    return validate(command.spec);
}

} // namespace

Result<ModesCommand> parseModesFlags(const Arguments& arguments)
{
    Flags flags(
        "modes", "[flags]",
        "Trains or loads a model, quantizes it in each mode, and measures accuracy, loss, size and time, with "
        "intervals and\nverdicts against the FP32 baseline. Training, calibration and test data share no items.");
    ModesCommand command;
    ModeChoice choice;
    addData(flags, command.spec);
    addModes(flags, command, choice);
    addRunning(flags, command);
    if (auto r = flags.read(arguments); !r) return r.error();
    command.answer = flags.answer();
    if (command.answer) return command;
    if (auto r = chooseModes(command, choice); !r) return r.error();
    return command;
}

std::string modesList()
{
    std::string out;
    for (const AccuracyMode& mode : accuracyModes())
        out += std::string(mode.name) + (mode.byDefault ? "" : " (not by default)") + "\n    " +
               std::string(mode.explanation) + "\n";
    return out + "Names in the published comparison: baseline, int8, fp8, qat.\n";
}

} // namespace qs
