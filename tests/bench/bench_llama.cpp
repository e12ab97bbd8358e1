// SPDX-License-Identifier: GPL-3.0-or-later
// The decoder engine on a GPU in the shape of Llama 3 8B with random weights (the same ones in every layer; each layer
// has its own copy in GPU memory): decoding by batch and context, prefill by length. usage: bench_llama FILE.json
// [CONFIGURATION,…] [quick | rows | layers] [ROWS,…]; configurations: bf16, fp16, int8-w8a16, int4-w4a16, int4-awq,
// int8-w8a8, fp8-w8a8, fp8-w8a16, nf4, mxfp8, mxfp4, nvfp4. rows: steps of 1 to 256 rows and a prompt, and what of them
// breaks the limits that formats are held to (or the ROWS given, of which 512 is the prompt). layers: the same for some
// layers of smaller and larger models with next to no vocabulary. Needs about 60 GB of GPU memory and 3 GB of the
// computer's.
#include "gpu/core/random.h"
#include "gpu/device/decoder_engine.h"
#include "gpu/measure/statistics.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fstream>
#include <functional>
#include <map>

using namespace qs;

namespace {

DecoderShape decoderOf(std::int64_t vocabulary, std::int64_t layers, std::int64_t hidden, std::int64_t intermediate,
                       std::int64_t heads, std::int64_t headSize)
{
    DecoderShape s;
    s.vocabulary = vocabulary;
    s.hidden = hidden;
    s.layers = layers;
    s.heads = heads;
    s.kvHeads = 8;
    s.headSize = headSize;
    s.intermediate = intermediate;
    s.context = 8192;
    s.rmsEpsilon = 1e-5;
    s.ropes[0].theta = 500000;
    return s;
}
DecoderShape llama8b() { return decoderOf(128256, 32, 4096, 14336, 32, 128); }

/// Layers of other sizes, enough of them that L2 does not hold the weights of a format from step to step.
struct LayersShape
{
    const char* name;
    DecoderShape shape;
};
std::vector<LayersShape> layersShapes()
{
    constexpr std::int64_t vocabulary = 1024;
    return {{"1b", decoderOf(vocabulary, 16, 2048, 8192, 32, 64)},
            {"3b", decoderOf(vocabulary, 16, 3072, 8192, 24, 128)},
            {"70b", decoderOf(vocabulary, 4, 8192, 28672, 64, 128)}};
}

/// Bytes that matrices point into: normal numbers in 16 bits, and bytes of any value.
struct Pool
{
    std::vector<std::byte> numbers, codes, scales, small, zeros;
    DType type;

    explicit Pool(DType t)
        : numbers(std::size_t{128256} * 4096 * 2), codes(std::size_t{28672} * 8192),
          scales(std::size_t{28672} * 8192 / 16 * 4), type(t)
    {
        constexpr std::size_t pattern = std::size_t{1} << 22;
        std::vector<std::byte> some(pattern * 2);
        for (std::size_t i = 0; i < pattern; ++i)
            storeFloat(some.data(), type, i, normalAt(1, i) * 0.02f);
        for (std::size_t at = 0; at < numbers.size(); at += some.size())
            std::memcpy(numbers.data() + at, some.data(), std::min(some.size(), numbers.size() - at));
        for (std::size_t i = 0; i < codes.size(); ++i) // NaN of E4M3 left out
            codes[i] = static_cast<std::byte>(static_cast<std::uint8_t>(i * 2654435761u >> 13) & 0xf7u);
    }
    /// Scales that make the matrix about as large as the dense ones.
    void fillScales(DType kind, float value)
    {
        for (std::size_t i = 0; i < scales.size() / sizeOf(kind); ++i)
            storeFloat(scales.data(), kind, i, value);
    }
    void fillScaleBytes(std::uint8_t byte) { std::fill(scales.begin(), scales.end(), static_cast<std::byte>(byte)); }
};

struct Configuration
{
    DType type = DType::BF16;
    EngineMatrix form; ///< of the layers' matrices
};

Configuration configurationOf(const std::string& name)
{
    Configuration c;
    EngineMatrix& f = c.form;
    if (name == "fp16") c.type = DType::F16;
    f.dtype = c.type;
    const auto uniform = [&](int bits, bool symmetric) {
        f.form = WeightForm::Uniform;
        f.bits = bits;
        f.symmetric = symmetric;
        f.groupSize = 128;
    };
    const auto packed = [&](NumberFormat format, int group, DType scales) {
        f.form = WeightForm::Packed;
        f.dtype = scales;
        f.scheme = {format, Granularity::Group, ScaleMode::Dynamic, ZeroPointRule::None, group, Dialect::Standard};
    };
    if (name == "int8-w8a16") uniform(8, true);
    if (name == "int4-w4a16") uniform(4, true);
    if (name == "int4-awq") uniform(4, false);
    if (name == "int8-w8a8") f.form = WeightForm::Int8Channel, f.quantizedActivations = true;
    if (name == "fp8-w8a16") f.form = WeightForm::E4M3Channel;
    if (name == "mxfp8") packed(NumberFormat::MXFP8, 32, DType::F32);
    if (name == "fp8-block128") {
        f.form = WeightForm::E4M3Block;
        f.dtype = DType::F32;
        f.quantizedActivations = true;
        f.groupSize = kScaleBlock;
    }
    if (name == "fp8-w8a8") f.form = WeightForm::E4M3Channel, f.quantizedActivations = true;
    if (name == "nf4") packed(NumberFormat::NF4, 64, DType::F32);
    if (name == "mxfp4") packed(NumberFormat::MXFP4, 32, DType::F32);
    if (name == "nvfp4") packed(NumberFormat::NVFP4, 16, DType::F32);
    return c;
}

/// A matrix of a form, out of the pool.
EngineMatrix matrixFrom(const Pool& pool, const EngineMatrix& form, std::int64_t out, std::int64_t in)
{
    EngineMatrix m = form;
    m.out = out;
    m.in = in;
    const auto part = [](const std::vector<std::byte>& from, std::int64_t bytes) {
        return std::span(from).first(static_cast<std::size_t>(bytes));
    };
    const auto size = static_cast<std::int64_t>(sizeOf(m.dtype));
    switch (m.form) {
    case WeightForm::Dense:
        m.codes = part(pool.numbers, out * in * size);
        break;
    case WeightForm::Uniform:
        m.codes = part(pool.codes, out * in * m.bits / 8);
        m.scales = part(pool.scales, out * m.groups() * size);
        if (!m.symmetric) m.zeroPoints = part(pool.codes, out * m.groups() * m.bits / 8);
        break;
    case WeightForm::Packed:
        m.codes = part(pool.codes, m.scheme.format == NumberFormat::MXFP8 ? out * in : out * in / 2);
        m.scales = part(pool.scales, out * (in / m.scheme.groupSize) * (m.scheme.format == NumberFormat::NF4 ? 4 : 1));
        break;
    case WeightForm::E4M3Block:
        m.codes = part(pool.codes, out * in);
        m.scales = part(pool.scales, m.scaleRows() * m.groups() * size);
        break;
    default:
        m.codes = part(pool.codes, out * in);
        m.scales = part(pool.scales, out * size);
    }
    return m;
}

std::int64_t bytesOf(const EngineMatrix& m) { return m.bytes(); }

[[noreturn]] void fail(const Error& error)
{
    std::fprintf(stderr, "%s\n", error.text().c_str());
    std::exit(1);
}
template <class T> void need(const Result<T>& result)
{
    if (!result) fail(result.error());
}

nlohmann::json summaryOf(std::vector<float> us)
{
    std::sort(us.begin(), us.end());
    const std::size_t n = us.size(),
                      low = static_cast<std::size_t>(std::max(0.0, n / 2.0 - 0.98 * std::sqrt(double(n)))),
                      high = std::min(n - 1, static_cast<std::size_t>(n / 2.0 + 0.98 * std::sqrt(double(n))));
    return {{"n", n}, {"median_us", us[n / 2]}, {"low_us", us[low]}, {"high_us", us[high]}};
}

/// Fills the engine; returns what is told of it.
nlohmann::json load(DecoderEngine& engine, const std::string& name, const DecoderShape& shape,
                    const DecoderEngineOptions& options)
{
    using Clock = std::chrono::steady_clock;
    const Configuration c = configurationOf(name);
    static std::map<DType, Pool> pools;
    Pool& pool = pools.try_emplace(c.type, c.type).first->second;
    if (c.form.form == WeightForm::Packed && c.form.scheme.format != NumberFormat::NF4)
        pool.fillScaleBytes(c.form.scheme.format == NumberFormat::MXFP4   ? 120
                            : c.form.scheme.format == NumberFormat::MXFP8 ? 114
                                                                          : 0x08);
    else
        pool.fillScales(c.form.dtype, c.form.form == WeightForm::Packed ? 0.05f
                                      : c.form.form == WeightForm::E4M3Channel || c.form.form == WeightForm::E4M3Block
                                          ? 1e-4f
                                      : c.form.bits == 8 ? 3e-4f
                                                         : 5e-3f);
    EngineMatrix dense;
    dense.dtype = c.type;
    std::int64_t weights = 0;
    const auto each = [&](const auto& put) {
        for (int r = 0; r < kDecoderMatrices; ++r) {
            const auto role = static_cast<DecoderMatrix>(r);
            const auto [out, in] = matrixSize(shape, role);
            for (std::int64_t l = 0; matrixCount(shape, role, l) > 0 && l < (perLayer(role) ? shape.layers : 1); ++l)
                put(role, l, matrixFrom(pool, perLayer(role) ? c.form : dense, out, in));
        }
    };
    each([&](DecoderMatrix, std::int64_t, const EngineMatrix& m) { weights += bytesOf(m); });
    std::vector<float> frequencies;
    for (std::int64_t i = 0; i < shape.headSize / 2; ++i)
        frequencies.push_back(static_cast<float>(
            std::pow(shape.ropes[0].theta, -2.0 * static_cast<double>(i) / static_cast<double>(shape.headSize))));
    const auto start = Clock::now();
    need(engine.begin(shape, frequencies, options, {static_cast<std::uint64_t>(weights)}));
    each([&](DecoderMatrix role, std::int64_t l, const EngineMatrix& m) { need(engine.putMatrix({role, l}, m)); });
    const std::vector<float> ones(static_cast<std::size_t>(shape.hidden), 1.0f);
    for (const DecoderVector role : {DecoderVector::AttentionNorm, DecoderVector::MlpNorm, DecoderVector::FinalNorm})
        for (std::int64_t l = 0; l < (perLayer(role) ? shape.layers : 1); ++l)
            need(engine.putVector(role, l, ones));
    need(engine.finish());
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    const auto memory = engine.memory();
    std::printf("%-12s loaded in %.1f s; weights %.3f GB, resident %.3f, cache %.2f, workspace %.2f; %s\n",
                name.c_str(), seconds, memory.weights.value / 1e9, memory.resident.value / 1e9,
                memory.kvCache.value / 1e9, memory.workspace.value / 1e9,
                engine.arithmetic(c.form, c.type).text.english().c_str());
    return {{"configuration", name},
            {"weights", memory.weights.value},
            {"resident", memory.resident.value},
            {"load_s", seconds}};
}

DecoderEngineOptions optionsFor(const std::string& name, std::int64_t sequences, std::int64_t context,
                                std::int64_t prefillRows)
{
    DecoderEngineOptions options;
    options.activations = configurationOf(name).type;
    options.kv = options.activations == DType::F16 ? KvFormat::F16 : KvFormat::BF16;
    options.sequences = sequences;
    options.context = context;
    options.prefillRows = prefillRows;
    return options;
}

std::vector<std::int32_t> promptOf(const DecoderShape& shape, std::size_t length)
{
    std::vector<std::int32_t> prompt(length);
    for (std::size_t i = 0; i < prompt.size(); ++i)
        prompt[i] = static_cast<std::int32_t>(i * 7919 % static_cast<std::size_t>(shape.vocabulary));
    return prompt;
}

/// Microseconds of `turns` prompts, after one that finds out how.
std::vector<float> prefillTimes(DecoderEngine& engine, const DecoderShape& shape, std::size_t length, int turns)
{
    using Clock = std::chrono::steady_clock;
    const std::vector<std::int32_t> prompt = promptOf(shape, length);
    std::vector<float> us, logits(static_cast<std::size_t>(shape.vocabulary));
    for (int turn = -1; turn < turns; ++turn) {
        need(engine.rewind(0, 0));
        const auto begin = Clock::now();
        need(engine.prefill(0, prompt, LogitsWanted::Last, logits));
        if (turn >= 0) us.push_back(std::chrono::duration<float, std::micro>(Clock::now() - begin).count());
    }
    if (!std::ranges::all_of(logits, [](float x) { return std::isfinite(x); })) std::printf("  NOT FINITE\n");
    return us;
}

nlohmann::json showPrefill(const std::vector<float>& us, std::size_t length)
{
    const auto summary = summaryOf(us);
    std::printf("  prefill %4zu: %9.0f us [%.0f, %.0f], %.0f tokens/s\n", length, summary["median_us"].get<double>(),
                summary["low_us"].get<double>(), summary["high_us"].get<double>(),
                1e6 * static_cast<double>(length) / summary["median_us"].get<double>());
    return summary;
}

/// Microseconds of steps of `batch` sequences after the first one's first `context` tokens.
std::vector<float> decodeTimes(DecoderEngine& engine, std::size_t batch, std::int64_t context, std::int64_t steps)
{
    need(engine.rewind(0, std::min(context, engine.length(0))));
    for (std::size_t i = 1; i < batch; ++i)
        need(engine.copySequence(0, static_cast<std::int64_t>(i)));
    std::vector<std::int32_t> next(batch, 17), chosen(batch * static_cast<std::size_t>(steps));
    std::vector<float> us(static_cast<std::size_t>(steps));
    need(engine.decodeGreedy(next, steps, chosen, us));
    us.erase(us.begin(), us.begin() + 16); // the graph's first launches
    need(engine.rewind(0, context));
    return us;
}

nlohmann::json showDecode(const std::vector<float>& us, std::size_t batch, std::int64_t context)
{
    const auto summary = summaryOf(us);
    std::printf("  decode batch %3zu context %4lld: %8.1f us [%.1f, %.1f], %.0f tokens/s\n", batch,
                static_cast<long long>(context), summary["median_us"].get<double>(), summary["low_us"].get<double>(),
                summary["high_us"].get<double>(),
                1e6 * static_cast<double>(batch) / summary["median_us"].get<double>());
    std::fflush(stdout);
    return summary;
}

/// Everything of one configuration; prints a line for each figure.
nlohmann::json measure(DecoderEngine& engine, const std::string& name, const DecoderShape& shape, bool quick)
{
    nlohmann::json all = load(engine, name, shape, optionsFor(name, 64, 4352, 4096));
    for (const std::size_t length : {16, 32, 50, 64, 65, 100, 128, 256, 512, 1024, 2048, 4096})
        all["prefill"].push_back(
            {{"tokens", length}, {"time", showPrefill(prefillTimes(engine, shape, length, quick ? 4 : 7), length)}});
    for (const std::int64_t context :
         quick ? std::vector<std::int64_t>{128, 4096} : std::vector<std::int64_t>{128, 1024, 4096}) {
        for (const std::size_t batch : quick&& context > 128 ? std::vector<std::size_t>{1}
                                       : quick               ? std::vector<std::size_t>{1, 8, 64}
                                                             : std::vector<std::size_t>{1, 2, 4, 8, 16, 32, 64})
            all["decode"].push_back(
                {{"batch", batch},
                 {"context", context},
                 {"time", showDecode(decodeTimes(engine, batch, context, batch == 1 ? 128 : 48), batch, context)}});
        if (context < 4096) { // longer for the next
            need(engine.rewind(0, 0));
            need(engine.prefill(0, promptOf(shape, 4096), LogitsWanted::None, {}));
        }
    }
    return all;
}

constexpr int kPromptTokens = 512;
const std::vector<int> kRows = {1, 2, 3, 4, 5, 8, 9, 16, 17, 24, 25, 32, 33, 48, 64, 65, 96, 128, 256, kPromptTokens};

/// Large steps and prompts take what power the GPU has, and so run at the clock that its temperature leaves: from so
/// many rows on BF16 is measured beside a format, in turn.
constexpr int kRowsBeside = 96, kTurnsBeside = 3;

/// Fills the engine, and its first sequence with a prompt, of which steps continue the beginning.
void loadForRows(DecoderEngine& engine, const std::string& name, const DecoderShape& shape)
{
    load(engine, name, shape, optionsFor(name, 256, 640, kPromptTokens));
    need(engine.prefill(0, promptOf(shape, kPromptTokens), LogitsWanted::None, {}));
}

/// Adds a configuration's figures to report["rows"] and report["prefill"], with those of BF16 from large sizes on.
void measureRows(DecoderEngine& engine, DecoderEngine& bf16, const std::string& name, const DecoderShape& shape,
                 const std::vector<int>& allRows, nlohmann::json& report)
{
    loadForRows(engine, name, shape);
    const bool isOther = name != "bf16";
    const auto medianMs = [](const std::vector<float>& us) { return summaryOf(us)["median_us"].get<double>() / 1e3; };
    const auto inTurn = [&](nlohmann::json row, const auto& times, const auto& show) {
        std::vector<float> own, other;
        for (int turn = 0; turn < kTurnsBeside; ++turn) {
            const std::vector<float> us = times(engine);
            own.insert(own.end(), us.begin(), us.end());
            if (!isOther) break;
            const std::vector<float> others = times(bf16);
            other.insert(other.end(), others.begin(), others.end());
        }
        row["ms"] = show(own)["median_us"].template get<double>() / 1e3;
        if (isOther) {
            row["bf16_ms"] = medianMs(other);
            std::printf("  BF16 beside it: %.1f us\n", medianMs(other) * 1e3);
        }
        return row;
    };
    for (const int rows : allRows) {
        if (rows == kPromptTokens) {
            report["prefill"].push_back(inTurn(
                {{"configuration", name}, {"tokens", kPromptTokens}},
                [&](DecoderEngine& e) { return prefillTimes(e, shape, kPromptTokens, 8); },
                [](const std::vector<float>& us) { return showPrefill(us, kPromptTokens); }));
            continue;
        }
        const auto batch = static_cast<std::size_t>(rows);
        const auto show = [&](const std::vector<float>& us) { return showDecode(us, batch, 128); };
        nlohmann::json row{{"configuration", name}, {"rows", rows}};
        if (rows >= kRowsBeside) {
            row = inTurn(std::move(row), [&](DecoderEngine& e) { return decodeTimes(e, batch, 128, 36); }, show);
        } else {
            row["ms"] = show(decodeTimes(engine, batch, 128, 48))["median_us"].get<double>() / 1e3;
        }
        report["rows"].push_back(std::move(row));
    }
}

/// Works until the GPU is as warm as it will be: large steps take what power it has, and a cool GPU takes less for the
/// same clock, so that what is measured first would seem the fastest.
void warmUp(DecoderEngine& engine, const std::string& name, const DecoderShape& shape)
{
    loadForRows(engine, name, shape);
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(15);
    while (std::chrono::steady_clock::now() < end)
        (void)decodeTimes(engine, 256, 128, 48);
}

/// What of the figures breaks the limits, a sentence each.
std::vector<std::string> brokenLimits(const nlohmann::json& report)
{
    std::vector<std::string> broken;
    std::map<std::string, std::map<int, double>> steps;
    std::map<std::pair<std::string, int>, double> beside; // BF16's, where that was measured in turn
    for (const auto& row : report.value("rows", nlohmann::json::array())) {
        steps[row["configuration"]][row["rows"]] = row["ms"];
        if (row.contains("bf16_ms")) beside[{row["configuration"], row["rows"]}] = row["bf16_ms"];
    }
    const auto say = [&](const std::string& name, const std::string& what, double ms, const std::string& than,
                         double limit) {
        char text[160];
        std::snprintf(text, sizeof text, "%s, %s: %.2f ms, %s %.2f", name.c_str(), what.c_str(), ms, than.c_str(),
                      limit);
        broken.emplace_back(text);
    };
    const auto isOfWeightsAlone = [](const std::string& name) {
        const EngineMatrix form = configurationOf(name).form;
        return form.form != WeightForm::Dense && !form.quantizedActivations;
    };
    for (const auto& [name, times] : steps) {
        for (auto it = times.begin(); it != times.end(); ++it) {
            const std::string what = std::to_string(it->first) + " rows";
            const auto found = beside.find({name, it->first});
            const bool known = found != beside.end() || steps.contains("bf16");
            if (known && isOfWeightsAlone(name)) {
                const double other = found != beside.end() ? found->second : steps["bf16"][it->first],
                             limit = other * (it->first <= 128 ? 1.0 : 1.03);
                if (it->second > limit) say(name, what, it->second, "BF16's limit is", limit);
            }
            const auto next = std::next(it);
            if (next == times.end()) break;
            if (next->second < 0.96 * it->second)
                say(name, what, it->second, std::to_string(next->first) + " rows take", next->second);
            if (next->first == it->first + 1 && next->second > 1.15 * it->second)
                say(name, what, it->second, "one row more takes", next->second);
        }
    }
    for (const auto& row : report.value("prefill", nlohmann::json::array())) {
        const std::string name = row["configuration"];
        if (!row.contains("bf16_ms") || !isOfWeightsAlone(name)) continue;
        if (const double limit = 1.03 * row["bf16_ms"].get<double>(); row["ms"] > limit)
            say(name, "prompt of 512", row["ms"], "BF16's limit is", limit);
    }
    return broken;
}

/// Configurations of a list, one after the other, with their rows; what breaks the limits is printed. Returns how many
/// do.
std::size_t measureAllRows(DecoderEngine& engine, const std::vector<std::string>& names, const DecoderShape& shape,
                           const std::vector<int>& rows, nlohmann::json& report, const std::function<void()>& save)
{
    auto bf16 = makeCudaDecoderEngine(0);
    need(bf16);
    if (std::ranges::max(rows) >= kRowsBeside) loadForRows(**bf16, "bf16", shape);
    for (const std::string& name : names) {
        measureRows(engine, **bf16, name, shape, rows, report);
        save();
    }
    const std::vector<std::string> broken = brokenLimits(report);
    for (const std::string& text : broken)
        std::printf("%s\n", text.c_str());
    report["broken"] = broken;
    save();
    return broken.size();
}

/// The same for each of the other sizes, in report["shapes"].
std::size_t measureLayers(DecoderEngine& engine, const std::vector<std::string>& names, const std::vector<int>& rows,
                          nlohmann::json& report, const std::function<void()>& save)
{
    std::size_t broken = 0;
    for (const auto& [name, shape] : layersShapes()) {
        std::printf("%s: %lld layers\n", name, static_cast<long long>(shape.layers));
        report["shapes"].push_back({{"shape", name},
                                    {"layers", shape.layers},
                                    {"hidden", shape.hidden},
                                    {"intermediate", shape.intermediate},
                                    {"heads", shape.heads},
                                    {"head_size", shape.headSize},
                                    {"vocabulary", shape.vocabulary}});
        broken += measureAllRows(engine, names, shape, rows, report["shapes"].back(), save);
    }
    return broken;
}

std::vector<std::string> namesIn(const std::string& list)
{
    std::vector<std::string> names;
    for (std::size_t at = 0; at < list.size();) {
        const std::size_t end = std::min(list.find(',', at), list.size());
        names.push_back(list.substr(at, end - at));
        at = end + 1;
    }
    return names;
}

std::string today()
{
    const std::time_t now = std::time(nullptr);
    char text[16];
    std::strftime(text, sizeof text, "%Y-%m-%d", std::gmtime(&now));
    return text;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "usage: bench_llama FILE.json [CONFIGURATION,...] [quick | rows | layers] [ROWS,...]\n");
        return 2;
    }
    auto engine = makeCudaDecoderEngine(0);
    if (!engine) {
        std::printf("skipped: %s\n", engine.error().text().c_str());
        return 77;
    }
    const std::vector<std::string> names = namesIn(
        argc > 2 ? argv[2]
                 : "bf16,fp16,int8-w8a16,int4-w4a16,int4-awq,int8-w8a8,fp8-w8a8,fp8-block128,fp8-w8a16,nf4,mxfp8,"
                   "mxfp4,nvfp4");
    const std::string mode = argc > 3 ? argv[3] : "";
    std::vector<int> rows = kRows;
    if (argc > 4) {
        rows.clear();
        for (const std::string& row : namesIn(argv[4]))
            rows.push_back(std::clamp(std::atoi(row.c_str()), 1, kPromptTokens));
    }
    const DeviceInfo device = (*engine)->info();
    const char* const commit = std::getenv("QS_COMMIT");
    nlohmann::json report{{"device", device.name},          {"driver", device.driver},
                          {"runtime", device.runtime},      {"date", today()},
                          {"commit", commit ? commit : ""}, {"weights", "random, the same in every layer"}};
    const auto save = [&] { std::ofstream(argv[1]) << report.dump(1) << '\n'; };
    if ((mode == "rows" || mode == "layers") && std::ranges::max(rows) >= kRowsBeside)
        warmUp(**engine, names.front(), llama8b());
    if (mode == "rows") return measureAllRows(**engine, names, llama8b(), rows, report, save) == 0 ? 0 : 1;
    if (mode == "layers") return measureLayers(**engine, names, rows, report, save) == 0 ? 0 : 1;
    for (const std::string& name : names) {
        report["results"].push_back(measure(**engine, name, llama8b(), mode == "quick"));
        save();
    }
    return 0;
}
