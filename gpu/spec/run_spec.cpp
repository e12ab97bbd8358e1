// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/spec/run_spec.h"

#include "gpu/core/units.h"
#include "gpu/formats/json_read.h"
#include "gpu/spec/command_line.h"
#include "gpu/spec/seed.h"
#include "gpu/spec/usage.h"

#include <cmath>

namespace qs {

namespace {

Result<void> checkTiming(const RunSpec& spec)
{
    if (spec.launchesPerSample < 0 || spec.launchesPerSample > 1000)
        return usage("Launches per graph have to be 1 to 1,000, or 0 to choose them for each mode.");
    if (!(spec.warmupMs >= 0 && spec.warmupMs <= 60'000)) return usage("The warm-up time has to be 0 to 60,000 ms.");
    if (!(spec.timeLimitSeconds > 0 && spec.timeLimitSeconds <= 86'400))
        return usage("The time limit has to be above 0 and at most 86,400 s.");
    if (spec.coldBy == ColdMethod::ReadSweep && spec.method == TimingMethod::Graph && spec.cache != CacheMode::Hot)
        return usage("A read sweep makes each single launch cold; it cannot be used inside a graph.",
                     "Rotate the buffers, or time every launch by itself.");
    return {};
}

Result<void> checkAxes(const RunSpec& spec)
{
    if (spec.axes.empty()) return {};
    if (spec.axes.size() > 2) return usage("A sweep has one or two axes.");
    if (spec.live) return usage("A sweep cannot be live.", "Switch Live off, or take the axes away.");
    if (spec.input.isFile())
        return usage("A sweep changes the size of the input, which a file gives.", "Choose random input.");
    std::size_t points = 1;
    for (const SweepAxis& axis : spec.axes) {
        if (axis.values.empty())
            return usage("The sweep's axis " + std::string(parameterName(axis.parameter)) + " has no values.");
        points *= axis.values.size();
        if (points > kMaxSweepPoints)
            return usage("The sweep has more than " + formatCount(static_cast<std::int64_t>(kMaxSweepPoints)) +
                             " points.",
                         "Take larger steps.");
        for (const SweepAxis& other : spec.axes)
            if (&other != &axis && (other.parameter == axis.parameter || other.parameter == SweepParameter::Elements))
                return usage("The axes of a sweep have to be num-tokens and hidden-size, or elements alone.");
    }
    for (RunSpec point : sweepPoints(spec)) {
        if (auto r = validate(point); !r)
            return usage("The sweep's point " + point.shape.text() + ": " + r.error().message, r.error().hint);
    }
    return {};
}
} // namespace

namespace {
Result<void> checkVariants(const RunSpec& spec)
{
    const std::string operation(operationName(spec.operation));
    if (spec.variants.empty())
        return usage("No variant is chosen.", "Choose at least one variant of " + operation + ".");
    for (std::size_t i = 0; i < spec.variants.size(); ++i) {
        if (!findVariant(spec.operation, spec.variants[i])) {
            std::string known;
            for (const VariantInfo& info : variantsOf(spec.operation))
                known += (known.empty() ? "" : ", ") + std::string(info.name);
            return usage("There is no variant '" + spec.variants[i] + "' of " + operation + ".",
                         "Variants are: " + known + ".");
        }
        for (std::size_t j = 0; j < i; ++j)
            if (spec.variants[i] == spec.variants[j]) return usage("Variant " + spec.variants[i] + " is named twice.");
    }
    return {};
}

Result<void> checkModes(const RunSpec& spec)
{
    if (!takesModes(spec.operation)) return checkVariants(spec);
    if (spec.modes.empty()) return usage("No mode is chosen.", "Choose at least one quantization mode.");
    for (std::size_t i = 0; i < spec.modes.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (spec.modes[i] == spec.modes[j]) return usage("Mode " + schemeName(spec.modes[i]) + " is named twice.");
    return {};
}

/// What only some operations have.
Result<void> checkOperation(const RunSpec& spec)
{
    const std::string title(operationTitle(spec.operation));
    if (spec.operation == Operation::Quantize) return {};
    if (spec.input.isFile())
        return usage(title + " makes its operands itself; a file can be quantized only.", "Choose random input.");
    if (spec.isSweep() && !takesTensor(spec.operation))
        return usage("A sweep is over the sizes of a tensor; " + title + " has others.", "Take the axes away.");
    if (spec.scale || spec.zeroPoint) return usage("A given scale is for quantize only.", "Leave it out.");
    return {};
}
} // namespace

Work workOf(const RunSpec& spec, int index)
{
    const auto at = static_cast<std::size_t>(index);
    if (takesModes(spec.operation)) return {0, trafficBytes(spec.modes[at], spec.shape, spec.dtype)};
    const VariantInfo* info = findVariant(spec.operation, spec.variants[at]);
    return info && info->work ? info->work(spec, *info) : Work{};
}

Result<void> validate(const RunSpec& spec)
{
    if (auto r = validateSize(spec); !r) return r;
    if (auto r = checkModes(spec); !r) return r;
    if (auto r = checkOperation(spec); !r) return r;
    if (spec.dtype != DType::F16 && spec.dtype != DType::BF16 && spec.dtype != DType::F32)
        return usage("The input type has to be half, bfloat16 or float.");
    if (spec.warmup < 0 || spec.warmup > kMaxIterations)
        return usage("The number of warm-up iterations has to be 0 to 10,000,000.");
    if (spec.iterations < 1 || spec.iterations > kMaxIterations)
        return usage("The number of iterations has to be 1 to 10,000,000.");
    if (auto r = checkTiming(spec); !r) return r;
    if (auto r = checkAxes(spec); !r) return r;
    if (spec.scale && !(std::isfinite(*spec.scale) && *spec.scale > 0))
        return usage("The static scale has to be a finite number above 0.");
    if (spec.device < 0) return usage("The device index has to be 0 or more.");
    return {};
}

std::string_view cacheName(CacheMode mode)
{
    return mode == CacheMode::Cold ? "cold" : mode == CacheMode::Hot ? "hot" : "both";
}
std::string_view coldMethodName(ColdMethod method) { return method == ColdMethod::Rotation ? "rotate" : "sweep"; }
std::string_view methodName(TimingMethod method)
{
    return method == TimingMethod::Events ? "events" : method == TimingMethod::Graph ? "graph" : "auto";
}
std::string_view stopRuleName(StopRule rule) { return rule == StopRule::Fixed ? "fixed" : "until-resolved"; }
std::string_view backendName(BackendChoice choice)
{
    return choice == BackendChoice::Auto ? "auto" : choice == BackendChoice::Cpu ? "cpu" : "cuda";
}

std::optional<CacheMode> parseCache(std::string_view name)
{
    if (name == "cold") return CacheMode::Cold;
    if (name == "hot") return CacheMode::Hot;
    if (name == "both") return CacheMode::Both;
    return std::nullopt;
}

std::optional<ColdMethod> parseColdMethod(std::string_view name)
{
    if (name == "rotate") return ColdMethod::Rotation;
    if (name == "sweep") return ColdMethod::ReadSweep;
    return std::nullopt;
}

std::optional<StopRule> parseStopRule(std::string_view name)
{
    if (name == "fixed") return StopRule::Fixed;
    if (name == "until-resolved") return StopRule::UntilResolved;
    return std::nullopt;
}

std::optional<TimingMethod> parseMethod(std::string_view name)
{
    if (name == "events") return TimingMethod::Events;
    if (name == "graph") return TimingMethod::Graph;
    if (name == "auto") return TimingMethod::Auto;
    return std::nullopt;
}

std::optional<BackendChoice> parseBackend(std::string_view name)
{
    if (name == "auto") return BackendChoice::Auto;
    if (name == "cpu") return BackendChoice::Cpu;
    if (name == "cuda") return BackendChoice::Cuda;
    return std::nullopt;
}

namespace {
/// Operations beside quantize; what an operation does not use is left out.
void writeOperation(nlohmann::ordered_json& j, const RunSpec& spec)
{
    j["operation"] = operationName(spec.operation);
    if (!takesModes(spec.operation)) j["variants"] = spec.variants;
    const OperationSize& s = spec.size;
    if (!takesTensor(spec.operation))
        j["size"] = {{"batch", s.batch},   {"heads", s.heads}, {"tokens", s.tokens}, {"head_dim", s.headDim},
                     {"causal", s.causal}, {"m", s.m},         {"n", s.n},           {"k", s.k}};
}
} // namespace

nlohmann::ordered_json toJson(const RunSpec& spec)
{
    nlohmann::ordered_json j;
    j["study"] = spec.isSweep() ? "sweep" : spec.operation == Operation::Quantize ? "quantize" : "kernels";
    if (spec.operation != Operation::Quantize) writeOperation(j, spec);
    j["num_tokens"] = spec.shape.tokens;
    j["hidden_size"] = spec.shape.hidden;
    j["dtype"] = dtypeName(spec.dtype);
    auto& modes = j["modes"] = nlohmann::ordered_json::array();
    for (const QuantScheme& scheme : spec.modes)
        modes.push_back(schemeName(scheme));
    if (spec.input.isFile())
        j["input"] = {{"file", spec.input.path}, {"tensor", spec.input.tensor}};
    else
        j["input"] = {{"random", "normal"}};
    j["seed"] = spec.seed;
    j["num_warmup_iters"] = spec.warmup;
    j["num_iters"] = spec.iterations;
    j["warmup_ms"] = spec.warmupMs;
    j["stop"] = stopRuleName(spec.stop);
    j["time_limit_s"] = spec.timeLimitSeconds;
    j["cache"] = cacheName(spec.cache);
    j["cold_by"] = coldMethodName(spec.coldBy);
    j["method"] = methodName(spec.method);
    j["launches_per_graph"] = spec.launchesPerSample;
    j["backend"] = backendName(spec.backend);
    j["device"] = spec.device;
    j["scale"] = spec.scale ? nlohmann::ordered_json(*spec.scale) : nlohmann::ordered_json(nullptr);
    j["zero_point"] = spec.zeroPoint ? nlohmann::ordered_json(*spec.zeroPoint) : nlohmann::ordered_json(nullptr);
    j["profile"] = spec.profile;
    j["live"] = spec.live;
    for (const SweepAxis& axis : spec.axes)
        j["axes"].push_back({{"parameter", parameterName(axis.parameter)}, {"values", axis.values}});
    return j;
}

namespace {
void readModes(ObjectReader& in, RunSpec& spec)
{
    const auto* modes = in.find("modes");
    if (!modes) return;
    if (!modes->is_array() || modes->size() > 64) return in.fail("modes", "a list of at most 64 mode names");
    for (const auto& name : *modes) {
        if (!name.is_string()) return in.fail("modes", "a list of mode names");
        const auto scheme = parseScheme(name.get<std::string>());
        if (!scheme) return in.fail("modes", "a list of known modes; '" + name.get<std::string>() + "' is none");
        spec.modes.push_back(*scheme);
    }
}

void readVariants(ObjectReader& in, RunSpec& spec)
{
    const auto* variants = in.find("variants");
    if (!variants) return;
    if (!variants->is_array() || variants->size() > 64) return in.fail("variants", "a list of at most 64 names");
    for (const auto& name : *variants) {
        if (!name.is_string()) return in.fail("variants", "a list of names");
        spec.variants.push_back(name.get<std::string>());
    }
}

void readSize(ObjectReader& in, OperationSize& size)
{
    const auto* json = in.find("size");
    if (!json) return;
    ObjectReader one(*json, "spec.size");
    constexpr double most = 1e12;
    one.readInt("batch", size.batch, 1, most);
    one.readInt("heads", size.heads, 1, most);
    one.readInt("tokens", size.tokens, 1, most);
    one.readInt("head_dim", size.headDim, 1, most);
    one.read("causal", size.causal);
    one.readInt("m", size.m, 1, most);
    one.readInt("n", size.n, 1, most);
    one.readInt("k", size.k, 1, most);
    if (one.error()) in.fail("size", "an object of whole numbers above 0");
}

void readInput(ObjectReader& in, RunSpec& spec)
{
    const auto* input = in.find("input");
    if (!input) return;
    ObjectReader file(*input, "spec.input");
    file.read("file", spec.input.path);
    file.read("tensor", spec.input.tensor);
    if (file.error()) in.fail("input", "an object with 'file' and 'tensor', or 'random'");
}

template <typename T>
void readName(ObjectReader& in, const char* key, T& out, std::optional<T> (*parse)(std::string_view))
{
    std::string name;
    in.read(key, name);
    if (name.empty()) return;
    if (const auto value = parse(name))
        out = *value;
    else
        in.fail(key, "a known name; '" + name + "' is none");
}
} // namespace

namespace {
void readAxes(ObjectReader& in, RunSpec& spec)
{
    const auto* axes = in.find("axes");
    if (!axes) return;
    if (!axes->is_array() || axes->size() > 2) return in.fail("axes", "a list of at most two axes");
    for (const auto& json : *axes) {
        ObjectReader one(json, "spec.axes[]");
        std::string name;
        one.read("parameter", name);
        SweepAxis axis;
        const auto* values = one.find("values");
        const auto parameter = parseParameter(name);
        if (one.error() || !parameter || !values || !values->is_array() || values->size() > kMaxSweepPoints)
            return in.fail("axes", "axes with a known parameter and a list of values");
        axis.parameter = *parameter;
        for (const auto& value : *values) {
            if (!value.is_number_integer()) return in.fail("axes", "axes whose values are whole numbers");
            axis.values.push_back(value.get<std::int64_t>());
        }
        spec.axes.push_back(std::move(axis));
    }
}

/// What a file of before the protocol means: every launch by itself, or K in a graph.
void readTiming(ObjectReader& in, RunSpec& spec)
{
    readName(in, "cache", spec.cache, parseCache);
    readName(in, "cold_by", spec.coldBy, parseColdMethod);
    readName(in, "method", spec.method, parseMethod);
    in.readInt("launches_per_graph", spec.launchesPerSample, 0, 1000);
    in.read("warmup_ms", spec.warmupMs);
    readName(in, "stop", spec.stop, parseStopRule);
    in.read("time_limit_s", spec.timeLimitSeconds);
}
} // namespace

Result<RunSpec> runSpecFromJson(const nlohmann::json& json)
{
    RunSpec spec;
    ObjectReader in(json, "spec");
    in.readInt("num_tokens", spec.shape.tokens, 1, static_cast<double>(kMaxTokens));
    in.readInt("hidden_size", spec.shape.hidden, 1, static_cast<double>(kMaxHidden));
    readName(in, "dtype", spec.dtype, parseDType);
    readName(in, "operation", spec.operation, parseOperation);
    readModes(in, spec);
    readVariants(in, spec);
    readSize(in, spec.size);
    readInput(in, spec);
    in.readInt("seed", spec.seed, 0, static_cast<double>(kMaxSeed));
    in.readInt("num_warmup_iters", spec.warmup, 0, kMaxIterations);
    in.readInt("num_iters", spec.iterations, 1, kMaxIterations);
    readTiming(in, spec);
    readAxes(in, spec);
    readName(in, "backend", spec.backend, parseBackend);
    in.readInt("device", spec.device, 0, 1e6);
    double scale = 0;
    in.read("scale", scale);
    if (in.find("scale")) spec.scale = static_cast<float>(scale);
    std::int32_t zeroPoint = 0;
    in.readInt("zero_point", zeroPoint, -2147483648.0, 2147483647.0);
    if (in.find("zero_point")) spec.zeroPoint = zeroPoint;
    in.read("profile", spec.profile);
    in.read("live", spec.live);
    if (in.error()) return *in.error();
    if (auto valid = validate(spec); !valid)
        return Error{ErrorCode::BadInput, valid.error().message, valid.error().hint};
    return spec;
}

namespace {
std::string joined(const RunSpec& spec)
{
    std::string all;
    for (std::size_t i = 0; i < spec.count(); ++i)
        all += (i == 0 ? "" : ",") + spec.nameOf(i);
    return all;
}

/// Command and what it is about: 'quantoscope kernels gemm --shape … --variants …'.
std::string lineStart(const RunSpec& spec)
{
    std::string axes;
    for (const SweepAxis& axis : spec.axes)
        axes += " --axis " + sweepAxisText(axis);
    const std::string type = " --dtype " + std::string(dtypeName(spec.dtype));
    if (spec.operation != Operation::Quantize)
        return "quantoscope kernels " + std::string(operationName(spec.operation)) + axes + " --shape " +
               (takesTensor(spec.operation)
                    ? std::to_string(spec.shape.tokens) + "x" + std::to_string(spec.shape.hidden)
                    : sizeText(spec)) +
               type + (takesModes(spec.operation) ? " --modes " : " --variants ") + joined(spec);
    return std::string("quantoscope ") + (spec.isSweep() ? "sweep" : "quantize") + axes + " --num-tokens " +
           std::to_string(spec.shape.tokens) + " --hidden-size " + std::to_string(spec.shape.hidden) + type +
           " --modes " + joined(spec);
}
} // namespace

std::string commandLine(const RunSpec& spec)
{
    std::string line = lineStart(spec);
    if (spec.input.isFile())
        line += " --input " + shellWord(spec.input.path + (spec.input.tensor.empty() ? "" : ":" + spec.input.tensor));
    else
        line += " --seed " + std::to_string(spec.seed);
    line += " --num-warmup-iters " + std::to_string(spec.warmup) + " --num-iters " + std::to_string(spec.iterations) +
            (spec.cache == CacheMode::Both ? " --cold --hot" : " --" + std::string(cacheName(spec.cache))) +
            " --method " + std::string(methodName(spec.method));
    if (spec.warmupMs != RunSpec{}.warmupMs) line += " --warmup-ms " + formatShortest(spec.warmupMs);
    if (spec.stop == StopRule::UntilResolved)
        line += " --until-resolved --time-limit " + formatShortest(spec.timeLimitSeconds);
    if (spec.coldBy != ColdMethod::Rotation) line += " --cold-by " + std::string(coldMethodName(spec.coldBy));
    if (spec.launchesPerSample > 0 && spec.method != TimingMethod::Events)
        line += " --launches-per-graph " + std::to_string(spec.launchesPerSample);
    line += " --backend " + std::string(backendName(spec.backend));
    if (spec.device != 0) line += " --device " + std::to_string(spec.device);
    if (spec.scale) line += " --scale " + formatShortest(*spec.scale);
    if (spec.zeroPoint) line += " --zero-point " + std::to_string(*spec.zeroPoint);
    if (spec.profile) line += " --profile";
    return line;
}

} // namespace qs
