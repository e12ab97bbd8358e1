// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/quantize_flags.h"

#include "gpu/spec/seed.h"
#include "gpu/spec/usage.h"
#include "gpu/studies/protocol/quantize_run.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

/// FILE or FILE:TENSOR. The part behind the last colon names a tensor only behind a .safetensors file.
Result<void> applyInput(const std::string& text, InputSource& input)
{
    const std::string ending = ".safetensors:";
    const auto at = text.rfind(ending);
    const auto cut = at == std::string::npos ? std::string::npos : at + ending.size() - 1;
    input.path = text.substr(0, cut);
    input.tensor = cut == std::string::npos ? "" : text.substr(cut + 1);
    return {};
}

Result<void> applyScale(const std::string& text, std::optional<float>& target)
{
    const auto scale = static_cast<float>(parseNumber<double>(text).value_or(0));
    if (!std::isfinite(scale) || !(scale > 0)) return notAllowed("--scale", text, "a finite number above 0");
    target = scale;
    return {};
}

Result<void> applyZeroPoint(const std::string& text, std::optional<std::int32_t>& target)
{
    target = parseNumber<std::int32_t>(text);
    if (!target) return notAllowed("--zero-point", text, "a whole number from -2147483648 to 2147483647");
    return {};
}

Arguments modeNames() { return namesOf(dialectSchemes(), schemeName, namesOf(allSchemes(), schemeName, {"all"})); }

std::string modesText()
{
    std::string out = "Modes:\n";
    for (const QuantScheme& scheme : allSchemes())
        out += "  " + schemeName(scheme) + "\n";
    out += "\nThe same modes in other dialects (compressed-tensors, AWQ, torchao and GGUF):\n";
    for (const QuantScheme& scheme : dialectSchemes())
        out += "  " + schemeName(scheme) + "\n";
    return out + "\nExit status: 0 success, 2 invalid arguments, 3 device or memory failure, 130 interrupted.\n";
}

/// What an axis of each operation can be: 'gemm, linear-gelu: m, k and n; attention, block: …'.
std::string axisNames()
{
    std::vector<std::pair<std::string, std::string>> lists; // operations, dimensions
    for (const Operation operation : allOperations()) {
        const std::string name(operationName(operation)), dimensions = dimensionNames(operation);
        if (!lists.empty() && lists.back().second == dimensions)
            lists.back().first += ", " + name;
        else
            lists.emplace_back(name, dimensions);
    }
    std::string all;
    for (const auto& [operations, dimensions] : lists) {
        if (!all.empty()) all += "; ";
        all.append(operations).append(": ").append(dimensions);
    }
    return all;
}

void addInput(Flags& flags, RunSpec& spec)
{
    flags.group("Input");
    const auto addAxis = [&spec](const std::string& text) -> Result<void> {
        auto axis = parseSweepAxis(text);
        if (!axis) return axis.error();
        spec.axes.push_back(std::move(*axis));
        return {};
    };
    flags.flag("--axis", "NAME=VALUES",
               "sweep a dimension: num-tokens=1:65536:x2, k=1024:8192:+1024 or a list of values; repeat for a grid. " +
                   axisNames(),
               addAxis);
    flags.proposes("--axis", [] {
        return namesOf(allDimensions(), [](Dimension each) { return std::string(dimensionName(each)) + "="; });
    });
    flags.number("--num-tokens", "N", "rows of the input tensor", spec.shape.tokens, 1, kMaxTokens);
    flags.number("--hidden-size", "N", "columns of the input tensor", spec.shape.hidden, 1, kMaxHidden);
    flags.choice("--dtype", "half|bfloat16|float", "data type of the input (half; for a file, the type in the file)",
                 spec.dtype, parseDType);
    flags.flag("--input", "FILE[:TENSOR]",
               "read the input from a .npy or .safetensors file instead of using random normal numbers",
               [&spec](const std::string& text) { return applyInput(text, spec.input); });
    flags.number("--seed", "N", "seed of the random input", spec.seed, 0, kMaxSeed);
}

void addModes(Flags& flags, MeasuringFlags& m)
{
    RunSpec& spec = m.command.spec;
    flags.group("Modes");
    flags.choice("--quant-dtype", "int8|fp8", "measure one mode of this format, with --granularity and --static-scale",
                 m.quantDtype);
    flags.toggle("--static-scale", "use a static scale instead of one computed by the kernel", m.staticScale);
    flags.choice("--granularity", "tensor|token|group", "what shares one scale (INT8: token, FP8: tensor)",
                 m.granularity);
    flags.text("--modes", "LIST",
               "mode names separated by commas, or all (in their standard dialects); replaces the three flags above",
               m.modes);
    flags.proposes("--modes", modeNames);
    flags.flag("--scale", "X", "static scale (default: computed from the minimum and maximum of the input)",
               [&spec](const std::string& text) { return applyScale(text, spec.scale); });
    flags.flag("--zero-point", "Z", "zero point of int8-tensor-affine and int8-tensor-static-azp, with --scale",
               [&spec](const std::string& text) { return applyZeroPoint(text, spec.zeroPoint); });
}

void addSamples(Flags& flags, MeasuringFlags& m)
{
    RunSpec& spec = m.command.spec;
    flags.group("Measurement");
    flags.number("--num-warmup-iters", "N", "number of warm-up iterations", spec.warmup, 0, kMaxIterations);
    flags.number("--warmup-ms", "MS", "minimum warm-up time", spec.warmupMs, 0, 60'000);
    flags.number("--num-iters", "N", "fixed number of measured iterations per mode, instead of --until-resolved",
                 spec.iterations, 1, kMaxIterations);
    flags.toggle("--until-resolved",
                 "measure at least 300 iterations and until the 95% interval of every median is within ±1% and every "
                 "comparison with the baseline is resolved or equally narrow (default)",
                 m.untilResolved);
    spec.timeLimitSeconds = defaultSpec(spec.backend).timeLimitSeconds; // as help shows it
    flags.number("--time-limit", "S", "time limit of --until-resolved, in seconds; of a sweep, per point",
                 spec.timeLimitSeconds, 0.001, 86'400);
    flags.toggle("--energy",
                 "measure the energy per call as well, in a pass of its own of some seconds per mode (GPU only)",
                 spec.energy);
    flags.toggle("--profile",
                 "run one iteration per mode between cudaProfilerStart and cudaProfilerStop, in a named NVTX range",
                 spec.profile);
}

void addTiming(Flags& flags, MeasuringFlags& m)
{
    RunSpec& spec = m.command.spec;
    flags.group("Caches and timing");
    flags.toggle(
        "--cold",
        "rotate buffers that exceed the last-level cache (default); with --hot, measure both in the same rounds",
        m.cold);
    flags.toggle("--hot", "use the same buffer in each iteration", m.hot);
    flags.choice("--cold-by", "rotate|sweep",
                 "rotate buffers, or read twice the cache size before each sample (rotate)", spec.coldBy,
                 parseColdMethod);
    flags.choice("--method", "auto|events|graph",
                 "time each launch, graphs of launches, or graphs only for kernels close to the timer floor (auto)",
                 spec.method, parseMethod);
    flags.number("--launches-per-graph", "K", "launches per graph; 0: chosen for each mode", spec.launchesPerSample, 0,
                 1000);
}

void addSeveralDevices(Flags& flags, QuantizeCommand& command)
{
    addDevices(flags,
               "measure on several GPUs, for example 0,1, and compare them. A sweep is dealt out: its points are "
               "divided among the GPUs, which work at the same time",
               command.devices);
    flags.toggle("--alternate",
                 "with several devices of one computer: take turns in blocks of rounds instead of measuring one device "
                 "after another; a sweep is then measured as a whole on each",
                 command.alternate);
}

/// What does not go together with several devices.
Result<void> checkSeveral(const Flags& flags, const QuantizeCommand& command)
{
    const bool several = isOnSeveral(command);
    if (command.alternate && !several)
        return usage("--alternate requires several devices.", "Use --devices or repeat --on.");
    if (!several) return {};
    for (const char* name : {"--dump", "--profile"})
        if (flags.given(name))
            return usage(std::string(name) + " cannot be used with several devices.", "Measure one device for that.");
    return checkDevices(flags, command.devices, command.spec.backend);
}

/// What an operation other than quantize would not look at.
Result<void> refuseUnused(const Flags& flags, Operation operation)
{
    const auto refused = [&](std::initializer_list<const char*> names, const char* instead) -> Result<void> {
        for (const char* name : names)
            if (flags.given(name))
                return usage(std::string(operationName(operation)) + " does not take " + name + ".", instead);
        return {};
    };
    if (!takesTensor(operation))
        if (auto r = refused({"--num-tokens", "--hidden-size"}, "Specify its size with --shape."); !r) return r;
    if (takesModes(operation)) return {};
    if (auto r = refused({"--modes", "--quant-dtype", "--granularity", "--static-scale"},
                         "Use --variants to choose what is measured.");
        !r)
        return r;
    return refused({"--dump"}, "Codes can be written for quantization modes only.");
}

bool byProperties(const MeasuringFlags& m) { return !m.quantDtype.empty() || !m.granularity.empty() || m.staticScale; }

/// Mode of --quant-dtype, --granularity and --static-scale, with vLLM's defaults.
Result<void> chooseByProperties(MeasuringFlags& m)
{
    const bool int8 = m.quantDtype != "fp8";
    std::string granularity = m.granularity;
    if (granularity.empty()) granularity = int8 && !m.staticScale ? "token" : "tensor";
    if (granularity == "group") granularity = "group128";
    const std::string name = (int8 ? "int8-" : "fp8-e4m3-") + granularity + (m.staticScale ? "-static" : "-dynamic");
    const auto scheme = parseScheme(name);
    if (!scheme) return usage("Unknown mode " + name + ".", scheme.error().hint);
    m.command.spec.modes = {*scheme};
    return {};
}

Result<void> chooseByName(MeasuringFlags& m)
{
    if (byProperties(m))
        return usage("--modes cannot be combined with --quant-dtype, --granularity or --static-scale.",
                     "Use either --modes or the other flags.");
    auto& modes = m.command.spec.modes;
    modes.clear();
    const auto names = splitList(m.modes);
    for (const std::string& name : names) {
        if (name == "all" && names.size() == 1) {
            modes.assign(allSchemes().begin(), allSchemes().end());
            return {};
        }
        const auto scheme = parseScheme(name);
        if (!scheme) return usage("--modes: " + scheme.error().message.english(), scheme.error().hint);
        modes.push_back(*scheme);
    }
    return {};
}

/// Of what is measured.
Result<void> checkBaseline(const RunSpec& spec)
{
    if (!spec.isSweep())
        return usage("--baseline applies to a sweep.", "Add an axis, for example --axis num-tokens=1:65536:x2.");
    if (spec.measures(spec.baseline)) return {};
    std::string names;
    for (std::size_t i = 0; i < spec.count(); ++i)
        names += (i > 0 ? ", " : "") + spec.nameOf(i);
    return usage("--baseline " + spec.baseline + " is not among what is measured.",
                 "Choose one of " + names + ", or measure it as well (--modes, --variants).");
}

Result<void> checkScale(const RunSpec& spec)
{
    const bool anyStatic =
        std::ranges::any_of(spec.modes, [](const QuantScheme& s) { return s.isStatic() && !s.isCopy(); });
    if (spec.scale && !anyStatic)
        return usage("--scale has no effect: no static mode is selected.", "Remove it, or choose a static mode.");
    if (spec.zeroPoint && !spec.scale) return usage("--zero-point requires --scale.", "Specify both or neither.");
    return {};
}

} // namespace

void addMeasuringFlags(Flags& flags, MeasuringFlags& measuring, const RunSpec& defaults)
{
    measuring.command.spec = defaults;
    addInput(flags, measuring.command.spec);
    addModes(flags, measuring);
    addSamples(flags, measuring);
    addTiming(flags, measuring);
    addDevice(flags, measuring.command.spec.backend, measuring.command.spec.device);
    addSeveralDevices(flags, measuring.command);
    addOutput(flags, measuring.command, true);
    flags.text("--baseline", "NAME",
               "of a sweep: the mode or variant that speed-ups, verdicts and crossings are given against",
               measuring.command.spec.baseline);
    flags.text("--dump", "DIR", "write codes, scales and zero points of each mode as .npy files",
               measuring.command.dumpFolder);
}

Result<QuantizeCommand> finish(const Flags& flags, MeasuringFlags& m)
{
    QuantizeCommand& command = m.command;
    RunSpec& spec = command.spec;
    command.answer = flags.answer();
    if (command.answer) return command;
    command.tokensGiven = flags.given("--num-tokens");
    command.hiddenGiven = flags.given("--hidden-size");
    command.dtypeGiven = flags.given("--dtype");
    if (auto r = refuseUnused(flags, spec.operation); !r) return r.error();
    if (!m.modes.empty() || byProperties(m))
        if (auto r = m.modes.empty() ? chooseByProperties(m) : chooseByName(m); !r) return r.error();
    if (flags.given("--seed") && spec.input.isFile())
        command.notes.emplace_back("--seed has no effect: the values come from --input.");
    if (auto r = checkScale(spec); !r) return r.error();
    spec.stop = m.untilResolved || !flags.given("--num-iters") ? StopRule::UntilResolved : StopRule::Fixed;
    if (!flags.given("--time-limit"))
        spec.timeLimitSeconds = (spec.stop == StopRule::Fixed ? RunSpec{} : defaultSpec(spec.backend)).timeLimitSeconds;
    if (m.hot || m.cold) spec.cache = !m.hot ? CacheMode::Cold : m.cold ? CacheMode::Both : CacheMode::Hot;
    if (auto r = checkSeveral(flags, command); !r) return r.error();
    if (auto valid = validate(spec); !valid) return valid.error();
    if (flags.given("--baseline"))
        if (auto r = checkBaseline(spec); !r) return r.error();
    return command;
}

Result<QuantizeCommand> parseQuantizeFlags(const Arguments& arguments, const RunSpec& defaults, const std::string& name)
{
    Flags flags(name, "[flags]",
                "Measures quantization of a [num_tokens, hidden_size] tensor: latency, bandwidth, error and size.");
    flags.footer(modesText());
    MeasuringFlags measuring;
    addMeasuringFlags(flags, measuring, defaults);
    if (auto r = flags.read(arguments); !r) return r.error();
    return finish(flags, measuring);
}

} // namespace qs
