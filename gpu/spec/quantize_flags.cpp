// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/spec/quantize_flags.h"

#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"
#include "gpu/spec/seed.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <optional>

namespace qs {

namespace {

struct Parsed
{
    QuantizeCommand command;
    std::optional<std::string> quantDtype, granularity, modes;
    bool staticScale = false, coldGiven = false, hotGiven = false, seedGiven = false;
    std::optional<Error> error;

    void fail(std::string message, std::string hint = {})
    {
        if (!error) error = Error{ErrorCode::Usage, std::move(message), std::move(hint)};
    }
};

struct Flag
{
    const char* name;
    const char* value; ///< what it takes, for the help; null: a switch
    const char* help;
    std::function<void(Parsed&, const std::string&)> apply;
};

void refuse(Parsed& p, const char* flag, const std::string& text, const std::string& allowed)
{
    p.fail(std::string(flag) + ": '" + printable(text) + "' is not allowed.", "It takes " + allowed + ".");
}

template <typename Int> auto whole(const char* flag, Int low, Int high, std::function<void(Parsed&, Int)> set)
{
    return [=](Parsed& p, const std::string& text) {
        Int value{};
        const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (code != std::errc{} || end != text.data() + text.size() || value < low || value > high)
            return refuse(p, flag, text, "a whole number from " + std::to_string(low) + " to " + std::to_string(high));
        set(p, value);
    };
}

template <typename T>
auto choice(const char* flag, const char* allowed, std::optional<T> (*parse)(std::string_view), T RunSpec::*member)
{
    return [=](Parsed& p, const std::string& text) {
        const auto value = parse(text);
        if (!value) return refuse(p, flag, text, allowed);
        p.command.spec.*member = *value;
    };
}

auto oneOf(const char* flag, std::vector<std::string> allowed, std::optional<std::string> Parsed::*member)
{
    return [=](Parsed& p, const std::string& text) {
        std::string list;
        for (const std::string& name : allowed) {
            if (name == text) return void(p.*member = text);
            list += (list.empty() ? "" : ", ") + name;
        }
        refuse(p, flag, text, list);
    };
}

auto text(std::string QuantizeCommand::*member)
{
    return [member](Parsed& p, const std::string& value) { p.command.*member = value; };
}

void applyScale(Parsed& p, const std::string& text)
{
    double value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    const auto scale = static_cast<float>(value);
    if (code != std::errc{} || end != text.data() + text.size() || !std::isfinite(scale) || !(scale > 0))
        return refuse(p, "--scale", text, "a finite number above 0");
    p.command.spec.scale = scale;
}

void applyDType(Parsed& p, const std::string& text)
{
    choice<DType>("--dtype", "half, bfloat16 or float", parseDType, &RunSpec::dtype)(p, text);
    p.command.dtypeGiven = true;
}

/// FILE or FILE:TENSOR. The part behind the last colon names a tensor only behind a .safetensors file.
void applyInput(Parsed& p, const std::string& text)
{
    if (text.empty()) return refuse(p, "--input", text, "FILE.npy, FILE.safetensors or FILE.safetensors:TENSOR");
    const std::string ending = ".safetensors:";
    const auto at = text.rfind(ending);
    const auto cut = at == std::string::npos ? std::string::npos : at + ending.size() - 1;
    p.command.spec.input.path = text.substr(0, cut);
    p.command.spec.input.tensor = cut == std::string::npos ? "" : text.substr(cut + 1);
}

void applyAxis(Parsed& p, const std::string& text)
{
    auto axis = parseSweepAxis(text);
    if (!axis) return p.fail(axis.error().message, axis.error().hint);
    p.command.spec.axes.push_back(std::move(*axis));
}

/// A number of this unit from `low` to `high`.
auto decimal(const char* flag, double low, double high, double RunSpec::*member)
{
    return [=](Parsed& p, const std::string& text) {
        double value = 0;
        const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (code != std::errc{} || end != text.data() + text.size() || !(value >= low && value <= high))
            return refuse(p, flag, text, "a number from " + formatNumber(low) + " to " + formatNumber(high));
        p.command.spec.*member = value;
    };
}

/// How samples are taken: caches, timing, warm-up and when to stop.
void addTimingFlags(std::vector<Flag>& all)
{
    all.push_back({"--warmup-ms", "MS", "warm up for at least so long (25)",
                   decimal("--warmup-ms", 0, 60'000, &RunSpec::warmupMs)});
    all.push_back({"--until-resolved", nullptr,
                   "measure until the interval of every median is within ±1 %, instead of --num-iters",
                   [](Parsed& p, const std::string&) { p.command.spec.stop = StopRule::UntilResolved; }});
    all.push_back({"--time-limit", "S", "of --until-resolved (10)",
                   decimal("--time-limit", 0.001, 86'400, &RunSpec::timeLimitSeconds)});
    all.push_back({"--cold", nullptr,
                   "buffers rotate beyond the last-level cache (default); with --hot both, in the same rounds",
                   [](Parsed& p, const std::string&) { p.coldGiven = true; }});
    all.push_back(
        {"--hot", nullptr, "the same buffer every time", [](Parsed& p, const std::string&) { p.hotGiven = true; }});
    all.push_back({"--cold-by", "rotate|sweep", "rotate buffers, or read twice the cache before each sample (rotate)",
                   choice<ColdMethod>("--cold-by", "rotate or sweep", parseColdMethod, &RunSpec::coldBy)});
    all.push_back({"--method", "auto|events|graph",
                   "time every launch, or graphs of launches, or graphs for kernels near the timer's floor (auto)",
                   choice<TimingMethod>("--method", "auto, events or graph", parseMethod, &RunSpec::method)});
    all.push_back(
        {"--launches-per-graph", "K", "launches in one graph; 0: chosen for each mode (0)",
         whole<int>("--launches-per-graph", 0, 1000, [](Parsed& p, int v) { p.command.spec.launchesPerSample = v; })});
}

std::vector<Flag> flags()
{
    using C = QuantizeCommand;
    std::vector<Flag> all;
    all.push_back({"--axis", "NAME=VALUES",
                   "sweep num-tokens, hidden-size or elements: 1:65536:x2, 1024:8192:+1024 or a list; twice for a grid",
                   applyAxis});
    all.push_back({"--num-tokens", "N", "rows of the input tensor (4096)",
                   whole<std::int64_t>("--num-tokens", 1, kMaxTokens, [](Parsed& p, std::int64_t v) {
                       p.command.spec.shape.tokens = v;
                       p.command.tokensGiven = true;
                   })});
    all.push_back({"--hidden-size", "N", "columns of the input tensor (8192)",
                   whole<std::int64_t>("--hidden-size", 1, kMaxHidden, [](Parsed& p, std::int64_t v) {
                       p.command.spec.shape.hidden = v;
                       p.command.hiddenGiven = true;
                   })});
    all.push_back({"--quant-dtype", "int8|fp8", "one mode of this format, with --granularity and --static-scale",
                   oneOf("--quant-dtype", {"int8", "fp8"}, &Parsed::quantDtype)});
    all.push_back({"--static-scale", nullptr, "a scale given before the launch instead of one found by the kernel",
                   [](Parsed& p, const std::string&) { p.staticScale = true; }});
    all.push_back({"--granularity", "tensor|token|group", "what shares a scale (INT8: token, FP8: tensor)",
                   oneOf("--granularity", {"tensor", "token", "group"}, &Parsed::granularity)});
    all.push_back(
        {"--modes", "LIST",
         "modes by name, separated by commas, or all (in their standard dialects); instead of the three flags above",
         [](Parsed& p, const std::string& v) { p.modes = v; }});
    all.push_back({"--dtype", "half|bfloat16|float", "type of the input (half; of a file, its own)", applyDType});
    all.push_back({"--input", "FILE[:TENSOR]", "data from a .npy or .safetensors file instead of random normal numbers",
                   applyInput});
    all.push_back({"--seed", "N", "of the random input (0)",
                   whole<std::uint64_t>("--seed", 0, kMaxSeed, [](Parsed& p, std::uint64_t v) {
                       p.command.spec.seed = v;
                       p.seedGiven = true;
                   })});
    all.push_back(
        {"--num-warmup-iters", "N", "iterations before the measured ones (5)",
         whole<int>("--num-warmup-iters", 0, kMaxIterations, [](Parsed& p, int v) { p.command.spec.warmup = v; })});
    all.push_back(
        {"--num-iters", "N", "measured iterations of every mode (100)",
         whole<int>("--num-iters", 1, kMaxIterations, [](Parsed& p, int v) { p.command.spec.iterations = v; })});
    all.push_back({"--profile", nullptr,
                   "one iteration a mode between cudaProfilerStart and cudaProfilerStop, in a named NVTX range",
                   [](Parsed& p, const std::string&) { p.command.spec.profile = true; }});
    addTimingFlags(all);
    all.push_back({"--scale", "X", "static scale, instead of one from the input's own extremes", applyScale});
    all.push_back({"--zero-point", "Z", "zero point of int8-tensor-affine and int8-tensor-static-azp, with --scale",
                   whole<std::int32_t>("--zero-point", INT32_MIN, INT32_MAX,
                                       [](Parsed& p, std::int32_t v) { p.command.spec.zeroPoint = v; })});
    all.push_back({"--backend", "auto|cpu|cuda", "where to run (auto: CUDA where there is a GPU)",
                   choice<BackendChoice>("--backend", "auto, cpu or cuda", parseBackend, &RunSpec::backend)});
    all.push_back({"--device", "N", "which GPU (0)",
                   whole<int>("--device", 0, 1'000'000, [](Parsed& p, int v) { p.command.spec.device = v; })});
    all.push_back({"--isolate", nullptr,
                   "run the kernels in a process of their own, which a fault ends instead of this one",
                   [](Parsed& p, const std::string&) { p.command.isolate = true; }});
    all.push_back({"--export", "DIR", "write the report into a folder", text(&C::exportFolder)});
    all.push_back({"--json", "FILE", "write results.json to a file; - for standard output", text(&C::jsonFile)});
    all.push_back({"--dump", "DIR", "write codes, scales and zero points of every mode as .npy", text(&C::dumpFolder)});
    all.push_back({"--help", nullptr, "this text", [](Parsed& p, const std::string&) { p.command.help = true; }});
    return all;
}

/// Mode of --quant-dtype, --granularity and --static-scale, with vLLM's defaults.
void chooseByProperties(Parsed& p)
{
    const std::string format = p.quantDtype.value_or("int8");
    std::string granularity = p.granularity.value_or(p.staticScale ? "tensor" : format == "int8" ? "token" : "tensor");
    if (granularity == "group") granularity = "group128";
    const std::string name =
        (format == "int8" ? "int8-" : "fp8-e4m3-") + granularity + (p.staticScale ? "-static" : "-dynamic");
    const auto scheme = parseScheme(name);
    if (!scheme) return p.fail("There is no " + name + ".", scheme.error().hint);
    p.command.spec.modes = {*scheme};
}

void chooseByName(Parsed& p)
{
    if (p.quantDtype || p.granularity || p.staticScale)
        return p.fail("--modes cannot stand together with --quant-dtype, --granularity or --static-scale.",
                      "Use --modes alone, or the others.");
    p.command.spec.modes.clear();
    std::size_t start = 0;
    while (start <= p.modes->size()) {
        const std::size_t comma = std::min(p.modes->find(',', start), p.modes->size());
        const std::string name = p.modes->substr(start, comma - start);
        start = comma + 1;
        if (name == "all" && p.modes->size() == 3) {
            p.command.spec.modes.assign(allSchemes().begin(), allSchemes().end());
            return;
        }
        const auto scheme = parseScheme(name);
        if (!scheme) return p.fail("--modes: " + scheme.error().message, scheme.error().hint);
        p.command.spec.modes.push_back(*scheme);
    }
}

/// What an operation other than quantize would not look at.
void refuseUnused(Parsed& p)
{
    const Operation operation = p.command.spec.operation;
    const auto refuseFor = [&](bool given, const char* flag, const char* instead) {
        if (given) p.fail(std::string(operationName(operation)) + " does not take " + flag + ".", instead);
    };
    if (!takesTensor(operation)) {
        refuseFor(p.command.tokensGiven, "--num-tokens", "--shape gives its size.");
        refuseFor(p.command.hiddenGiven, "--hidden-size", "--shape gives its size.");
    }
    if (takesModes(operation)) return;
    refuseFor(p.modes.has_value(), "--modes", "--variants chooses what is measured.");
    refuseFor(p.quantDtype.has_value(), "--quant-dtype", "--variants chooses what is measured.");
    refuseFor(p.granularity.has_value(), "--granularity", "--variants chooses what is measured.");
    refuseFor(p.staticScale, "--static-scale", "--variants chooses what is measured.");
    refuseFor(!p.command.dumpFolder.empty(), "--dump", "Only modes of quantization have codes to be written.");
}

void finish(Parsed& p)
{
    if (p.command.help) return;
    refuseUnused(p);
    if (p.error) return;
    if (p.modes)
        chooseByName(p);
    else if (p.quantDtype || p.granularity || p.staticScale)
        chooseByProperties(p);
    if (p.error) return;
    if (p.seedGiven && p.command.spec.input.isFile())
        p.command.notes.emplace_back("--seed has no effect: --input gives the values.");
    const auto& modes = p.command.spec.modes;
    const bool anyStatic =
        std::any_of(modes.begin(), modes.end(), [](const QuantScheme& s) { return s.isStatic() && !s.isCopy(); });
    if (p.command.spec.scale && !anyStatic)
        p.fail("--scale has no effect: no static mode is chosen.", "Leave it out, or choose a static mode.");
    if (p.command.spec.zeroPoint && !p.command.spec.scale)
        p.fail("--zero-point needs --scale.", "Give both, or neither.");
    if (p.hotGiven)
        p.command.spec.cache = p.coldGiven ? CacheMode::Both : CacheMode::Hot;
    else if (p.coldGiven)
        p.command.spec.cache = CacheMode::Cold;
    if (auto valid = validate(p.command.spec); !valid) p.fail(valid.error().message, valid.error().hint);
}

} // namespace

Result<QuantizeCommand> parseQuantizeFlags(const std::vector<std::string>& arguments, const RunSpec& defaults)
{
    Parsed p;
    p.command.spec = defaults;
    const std::vector<Flag> known = flags();
    const auto apply = [&p](const Flag& flag, const std::string& value) {
        if (value.empty())
            p.fail(std::string(flag.name) + " needs a value.", std::string("It takes ") + flag.value + ".");
        else
            flag.apply(p, value);
    };
    for (std::size_t i = 0; i < arguments.size() && !p.error; ++i) {
        const std::size_t equals = arguments[i].rfind("--", 0) == 0 ? arguments[i].find('=') : std::string::npos;
        const std::string name = arguments[i].substr(0, equals);
        const Flag* flag = nullptr;
        for (const Flag& candidate : known)
            if (name == candidate.name || (name == "-h" && std::string_view(candidate.name) == "--help"))
                flag = &candidate;
        if (!flag) {
            p.fail("There is no flag '" + printable(name) + "'.", "--help lists the flags.");
        } else if (!flag->value) {
            if (equals != std::string::npos)
                p.fail(name + " takes no value.");
            else
                flag->apply(p, {});
        } else if (equals != std::string::npos) {
            apply(*flag, arguments[i].substr(equals + 1));
        } else {
            apply(*flag, i + 1 < arguments.size() ? arguments[++i] : std::string());
        }
    }
    if (!p.error) finish(p);
    if (p.error) return *p.error;
    return p.command;
}

std::string quantizeHelp(const std::string& program, const std::string& command)
{
    std::string out =
        "Usage: " + program + " " + command +
        " [flags]\n\nMeasures quantization of a [num_tokens, hidden_size] tensor: latency, bandwidth, error, size.\n\n";
    for (const Flag& flag : flags()) {
        std::string left = "  " + std::string(flag.name) + (flag.value ? " " + std::string(flag.value) : "");
        left.resize(std::max<std::size_t>(left.size() + 2, 36), ' ');
        out += left + flag.help + "\n";
    }
    out += "\nModes:\n";
    for (const QuantScheme& scheme : allSchemes())
        out += "  " + schemeName(scheme) + "\n";
    out += "\nThe same in other dialects (of compressed-tensors, AWQ, torchao and GGUF):\n";
    for (const QuantScheme& scheme : dialectSchemes())
        out += "  " + schemeName(scheme) + "\n";
    return out + "\nExit status: 0 done, 2 wrong usage, 3 the device or memory failed, 130 interrupted.\n";
}

} // namespace qs
