// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/spec/run_spec.h"

#include "gpu/core/units.h"
#include "gpu/formats/json_fields.h"
#include "gpu/spec/command_line.h"
#include "gpu/spec/seed.h"
#include "gpu/spec/usage.h"

#include <cmath>

namespace qs {

namespace {

Result<void> checkTiming(const RunSpec& spec)
{
    if (spec.launchesPerSample < 0 || spec.launchesPerSample > 1000)
        return usage(Message::tr("Launches per graph must be 1 to 1,000, or 0 to choose them for each mode."));
    if (!(spec.warmupMs >= 0 && spec.warmupMs <= 60'000))
        return usage(Message::tr("The warm-up time must be 0 to 60,000 ms."));
    if (!(spec.timeLimitSeconds > 0 && spec.timeLimitSeconds <= 86'400))
        return usage(Message::tr("The time limit must be above 0 and at most 86,400 s."));
    if (spec.coldBy == ColdMethod::ReadSweep && spec.method == TimingMethod::Graph && spec.cache != CacheMode::Hot)
        return usage(Message::tr("A read sweep makes each single launch cold and cannot be used inside a graph."),
                     Message::tr("Rotate the buffers, or time each launch separately."));
    return {};
}

Result<void> checkAxes(const RunSpec& spec)
{
    if (spec.axes.empty()) return {};
    if (spec.axes.size() > 2) return usage(Message::tr("A sweep has one or two axes."));
    if (spec.live)
        return usage(Message::tr("A sweep cannot be live."), Message::tr("Turn off Live, or remove the axes."));
    if (spec.input.isFile())
        return usage(Message::tr("A sweep changes the size of the input, but the size of a file is fixed."),
                     Message::tr("Turn off the sweep to measure the file at its size, or sweep with random input."));
    std::size_t points = 1;
    for (const SweepAxis& axis : spec.axes) {
        if (axis.values.empty())
            return usage(Message::tr("The sweep's axis %1 has no values.").arg(dimensionName(axis.parameter)));
        if (!hasDimension(spec.operation, axis.parameter))
            return usage(
                Message::tr("%1 has no %2.").arg(operationTitle(spec.operation), dimensionName(axis.parameter)),
                Message::tr("%1 can be swept over %2.")
                    .arg(operationName(spec.operation), dimensionNames(spec.operation)));
        points *= axis.values.size();
        if (points > kMaxSweepPoints)
            return usage(Message::tr("The sweep has more than %1 points.")
                             .arg(formatCount(static_cast<std::int64_t>(kMaxSweepPoints))),
                         Message::tr("Use larger steps."));
        for (const SweepAxis& other : spec.axes)
            if (&other != &axis && (other.parameter == axis.parameter || isDerived(other.parameter)))
                return usage(Message::tr("The two axes of a sweep must be different dimensions; 'elements' cannot be "
                                         "combined with another axis."));
    }
    for (RunSpec point : sweepPoints(spec)) {
        if (auto r = validate(point); !r)
            return usage(Message::tr("Sweep point %1: %2").arg(pointText(point), r.error().message), r.error().hint);
    }
    return {};
}
} // namespace

namespace {
Result<void> checkVariants(const RunSpec& spec)
{
    const std::string operation(operationName(spec.operation));
    if (spec.variants.empty())
        return usage(Message::tr("No variant is selected."),
                     Message::tr("Choose at least one variant of %1.").arg(operation));
    for (std::size_t i = 0; i < spec.variants.size(); ++i) {
        if (!findVariant(spec.operation, spec.variants[i])) {
            std::string known;
            for (const VariantInfo& info : variantsOf(spec.operation))
                known += (known.empty() ? "" : ", ") + std::string(info.name);
            return usage(Message::tr("%2 has no variant '%1'.").arg(spec.variants[i], operation),
                         Message::tr("Available variants: %1.").arg(known));
        }
        for (std::size_t j = 0; j < i; ++j)
            if (spec.variants[i] == spec.variants[j])
                return usage(Message::tr("Variant %1 is listed twice.").arg(spec.variants[i]));
    }
    return {};
}

Result<void> checkModes(const RunSpec& spec)
{
    if (!takesModes(spec.operation)) return checkVariants(spec);
    if (spec.modes.empty())
        return usage(Message::tr("No mode is selected."), Message::tr("Choose at least one quantization mode."));
    for (std::size_t i = 0; i < spec.modes.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (spec.modes[i] == spec.modes[j])
                return usage(Message::tr("Mode %1 is listed twice.").arg(schemeName(spec.modes[i])));
    return {};
}

/// What only some operations have.
Result<void> checkOperation(const RunSpec& spec)
{
    const std::string title(operationTitle(spec.operation));
    if (spec.operation == Operation::Quantize) return {};
    if (spec.input.isFile())
        return usage(Message::tr("%1 generates its operands; a file can be used for quantization only.").arg(title),
                     Message::tr("Choose random input."));
    if (spec.scale || spec.zeroPoint)
        return usage(Message::tr("A static scale can be set for quantization only."), Message::tr("Remove it."));
    return {};
}
} // namespace

bool RunSpec::measures(std::string_view name) const
{
    for (std::size_t i = 0; i < count(); ++i)
        if (nameOf(i) == name) return true;
    return false;
}

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
        return usage(Message::tr("The input type must be half, bfloat16 or float."));
    if (spec.warmup < 0 || spec.warmup > kMaxIterations)
        return usage(Message::tr("The number of warm-up iterations must be 0 to 10,000,000."));
    if (spec.iterations < 1 || spec.iterations > kMaxIterations)
        return usage(Message::tr("The number of iterations must be 1 to 10,000,000."));
    if (auto r = checkTiming(spec); !r) return r;
    if (auto r = checkAxes(spec); !r) return r;
    if (spec.scale && !(std::isfinite(*spec.scale) && *spec.scale > 0))
        return usage(Message::tr("The static scale must be a finite number above 0."));
    if (spec.device < 0) return usage(Message::tr("The device index must be 0 or more."));
    return {};
}

std::string_view cacheName(CacheMode mode)
{
    return mode == CacheMode::Cold  ? Message::mark("cold")
           : mode == CacheMode::Hot ? Message::mark("hot")
                                    : Message::mark("both");
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

using Json = nlohmann::ordered_json;

Json modesJson(const std::vector<QuantScheme>& modes)
{
    Json names = Json::array();
    for (const QuantScheme& scheme : modes)
        names.push_back(schemeName(scheme));
    return names;
}

void readModes(ObjectReader& in, const char* key, std::vector<QuantScheme>& out)
{
    const auto* modes = in.find(key);
    if (!modes) return;
    if (!modes->is_array() || modes->size() > 64) return in.fail(key, Message::tr("a list of at most 64 mode names"));
    for (const auto& name : *modes) {
        if (!name.is_string()) return in.fail(key, Message::tr("a list of mode names"));
        const auto scheme = parseScheme(name.get<std::string>());
        if (!scheme)
            return in.fail(key, Message::tr("a list of known modes; '%1' is unknown").arg(name.get<std::string>()));
        out.push_back(*scheme);
    }
}

void readVariants(ObjectReader& in, const char* key, std::vector<std::string>& out)
{
    const auto* variants = in.find(key);
    if (!variants) return;
    if (!variants->is_array() || variants->size() > 64) return in.fail(key, Message::tr("a list of at most 64 names"));
    for (const auto& name : *variants) {
        if (!name.is_string()) return in.fail(key, Message::tr("a list of names"));
        out.push_back(name.get<std::string>());
    }
}

Json axesJson(const std::vector<SweepAxis>& axes)
{
    Json list = Json::array();
    for (const SweepAxis& axis : axes)
        list.push_back({{"parameter", dimensionName(axis.parameter)}, {"values", axis.values}});
    return list;
}

void readAxes(ObjectReader& in, const char* key, std::vector<SweepAxis>& out)
{
    const auto* axes = in.find(key);
    if (!axes) return;
    if (!axes->is_array() || axes->size() > 2) return in.fail(key, Message::tr("a list of at most two axes"));
    for (const auto& json : *axes) {
        ObjectReader one(json, "spec.axes[]");
        std::string name;
        one.read("parameter", name);
        SweepAxis axis;
        const auto* values = one.find("values");
        const auto parameter = parseDimension(name);
        if (one.error() || !parameter || !values || !values->is_array() || values->size() > kMaxSweepPoints)
            return in.fail(key, Message::tr("axes with a known parameter and a list of values"));
        axis.parameter = *parameter;
        for (const auto& value : *values) {
            if (!value.is_number_integer()) return in.fail(key, Message::tr("axes whose values are whole numbers"));
            axis.values.push_back(value.get<std::int64_t>());
        }
        out.push_back(std::move(axis));
    }
}

void readScale(ObjectReader& in, const char* key, std::optional<float>& scale)
{
    double value = 0;
    in.read(key, value);
    if (in.find(key)) scale = static_cast<float>(value);
}

} // namespace

template <class V> void fields(V& v, Visited<V, OperationSize>& size)
{
    constexpr Within count{1, 1e12};
    v("batch", size.batch, count);
    v("heads", size.heads, count);
    v("tokens", size.tokens, count);
    v("head_dim", size.headDim, count);
    v("causal", size.causal);
    v("m", size.m, count);
    v("n", size.n, count);
    v("k", size.k, count);
}

template <class V> void fields(V& v, Visited<V, InputSource>& input)
{
    if (v.when(input.isFile())) {
        v("file", input.path);
        v("tensor", input.tensor);
    } else {
        v.derived("random", "normal");
    }
}

/// What only some operations have is left out of the others.
template <class V> void fields(V& v, Visited<V, RunSpec>& spec)
{
    v.derived("study", spec.isSweep() ? "sweep" : spec.operation == Operation::Quantize ? "quantize" : "kernels");
    if (v.when(spec.operation != Operation::Quantize)) {
        v("operation", spec.operation, Named{operationName, parseOperation});
        if (v.when(!takesModes(spec.operation)))
            v("variants", spec.variants, Special{[](const auto& names) { return Json(names); }, readVariants});
        if (v.when(!takesTensor(spec.operation)))
            v("size", spec.size, Object{allOf("an object of whole numbers above 0")});
    }
    v("num_tokens", spec.shape.tokens, Within{1, static_cast<double>(kMaxTokens)});
    v("hidden_size", spec.shape.hidden, Within{1, static_cast<double>(kMaxHidden)});
    v("dtype", spec.dtype, Named{dtypeName, parseDType});
    v("modes", spec.modes, Special{modesJson, readModes});
    v("input", spec.input, Object{allOf("an object with 'file' and 'tensor', or 'random'")});
    v("seed", spec.seed, Within{0, static_cast<double>(kMaxSeed)});
    v("num_warmup_iters", spec.warmup, Within{0, kMaxIterations});
    v("num_iters", spec.iterations, Within{1, kMaxIterations});
    v("warmup_ms", spec.warmupMs);
    v("stop", spec.stop, Named{stopRuleName, parseStopRule});
    v("time_limit_s", spec.timeLimitSeconds);
    v("cache", spec.cache, Named{cacheName, parseCache});
    v("cold_by", spec.coldBy, Named{coldMethodName, parseColdMethod});
    v("method", spec.method, Named{methodName, parseMethod});
    v("launches_per_graph", spec.launchesPerSample, Within{0, 1000});
    v("backend", spec.backend, Named{backendName, parseBackend});
    v("device", spec.device, Within{0, 1e6});
    v("scale", spec.scale, Special{orNull<float>, readScale});
    v("zero_point", spec.zeroPoint, Within{-2147483648.0, 2147483647.0});
    if (v.when(spec.energy)) v("energy", spec.energy);
    v("profile", spec.profile);
    v("live", spec.live);
    if (v.when(spec.isSweep())) v("axes", spec.axes, Special{axesJson, readAxes});
    if (v.when(spec.isSweep() && spec.baseline != RunSpec{}.baseline)) v("baseline", spec.baseline);
}

Json toJson(const RunSpec& spec) { return writeFields(spec); }

Result<RunSpec> runSpecFromJson(const nlohmann::json& json) { return specFromJson<RunSpec>(json); }

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
    if (spec.energy) line += " --energy";
    if (spec.isSweep() && spec.measures(spec.baseline) && spec.baseline != RunSpec{}.baseline)
        line += " --baseline " + spec.baseline;
    if (spec.profile) line += " --profile";
    return line;
}

} // namespace qs
