// SPDX-License-Identifier: GPL-3.0-or-later
// The Llama engine on a GPU against the one on the CPU: every form of weights and of the cache, batches, cuts, and what transformers computes.
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include "device_test.h"
#include "gpu/studies/llm_matrix.h"
#include "llama_cases.h"

#include <map>
#include <numeric>

using namespace qs;
using namespace qs::test;

namespace {

using Floats = std::vector<float>;
using Put = std::function<Result<void>(LlamaEngine&, LlamaMatrix, std::int64_t layer, const Floats&, std::int64_t out, std::int64_t in)>;

std::unique_ptr<LlamaEngine> onGpu()
{
    auto engine = makeCudaLlamaEngine(0);
    REQUIRE_MESSAGE(engine.ok(), engine.error().text());
    return std::move(engine).value();
}

/// Infinite where something is not a number.
double off(std::span<const float> found, std::span<const float> expected)
{
    for (const float x : found)
        if (!std::isfinite(x)) return INFINITY;
    return relative(found, expected);
}

/// A model with sizes of a test's own and random weights.
LlamaCase made(std::int64_t headSize, std::int64_t heads, std::int64_t kvHeads, std::int64_t intermediate = 384, bool biases = false, std::int64_t hidden = 256)
{
    LlamaCase c;
    c.name = "made, heads of " + std::to_string(headSize);
    LlamaShape& s = c.model.shape;
    s.vocabulary = 203;
    s.hidden = hidden;
    s.layers = 2;
    s.heads = heads;
    s.kvHeads = kvHeads;
    s.headSize = headSize;
    s.intermediate = intermediate;
    s.context = 2048;
    s.qkvBias = s.outputBias = s.mlpBias = biases;
    c.model.layers.resize(2);
    std::uint64_t seed = 900;
    const auto fill = [&seed](Floats& to, std::int64_t count, double width, double add) {
        to.resize(static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < to.size(); ++i)
            to[i] = static_cast<float>((uniformAt(seed, i) - 0.5) * 2 * width + add);
        ++seed;
    };
    for (int r = 0; r < kLlamaMatrices; ++r)
        for (std::int64_t l = 0; l < (perLayer(static_cast<LlamaMatrix>(r)) ? s.layers : 1); ++l) {
            const auto [out, in] = matrixSize(s, static_cast<LlamaMatrix>(r));
            fill(c.model.matrix(static_cast<LlamaMatrix>(r), l), out * in, 1.7 / std::sqrt(static_cast<double>(in)), 0);
        }
    for (int v = 0; v < kLlamaVectors; ++v)
        for (std::int64_t l = 0; l < (perLayer(static_cast<LlamaVector>(v)) ? s.layers : 1); ++l)
            fill(c.model.vector(static_cast<LlamaVector>(v), l), vectorSize(s, static_cast<LlamaVector>(v)), 0.2, biasOf(static_cast<LlamaVector>(v)) ? 0 : 1);
    for (std::uint64_t i = 0; i < 300; ++i)
        c.prompt.push_back(static_cast<std::int32_t>(uniformAt(77, i) * 203));
    return c;
}

Put dense(DType type)
{
    return [type](LlamaEngine& engine, LlamaMatrix role, std::int64_t layer, const Floats& w, std::int64_t out, std::int64_t in) {
        return engine.putMatrix(role, layer, denseMatrix(w, out, in, type).matrix);
    };
}

std::unique_ptr<LlamaEngine> filled(std::unique_ptr<LlamaEngine> engine, const LlamaCase& c, const LlamaEngineOptions& options, const Put& put)
{
    const auto begun = engine->begin(c.model.shape, rotaryFrequencies(c.model.shape), options, {});
    REQUIRE_MESSAGE(begun.ok(), begun.error().text());
    fillEngine(*engine, c.model, options.activations,
               [&](LlamaMatrix role, std::int64_t layer, const Floats& w, std::int64_t out, std::int64_t in) { return put(*engine, role, layer, w, out, in); });
    return engine;
}

Floats logitsOf(LlamaEngine& engine, std::span<const std::int32_t> tokens, std::int64_t vocabulary, std::int64_t sequence = 0)
{
    Floats logits(tokens.size() * static_cast<std::size_t>(vocabulary));
    const auto done = engine.prefill(sequence, tokens, LogitsWanted::All, logits);
    REQUIRE_MESSAGE(done.ok(), done.error().text());
    return logits;
}

std::span<const float> rowAt(const Floats& logits, std::size_t row, std::int64_t vocabulary)
{
    const auto n = static_cast<std::size_t>(vocabulary);
    return std::span(logits).subspan(row * n, n);
}

/// Prompt and some decoded tokens on both; what the GPU is off by.
struct Compared
{
    double prompt = 0, decoded = 0;
};
Compared compare(const LlamaCase& c, const LlamaEngineOptions& options, const Put& put, std::size_t promptLength, std::size_t decoded = 4)
{
    auto cpu = filled(makeCpuLlamaEngine(), c, options, put), gpu = filled(onGpu(), c, options, put);
    const std::span<const std::int32_t> tokens = c.prompt;
    const std::int64_t n = c.model.shape.vocabulary;
    Compared found;
    found.prompt = off(logitsOf(*gpu, tokens.first(promptLength), n), logitsOf(*cpu, tokens.first(promptLength), n));
    Floats ours(static_cast<std::size_t>(n)), theirs(static_cast<std::size_t>(n));
    for (std::size_t i = 0; i < decoded; ++i) {
        REQUIRE(cpu->decode(tokens.subspan(promptLength + i, 1), theirs).ok());
        const auto done = gpu->decode(tokens.subspan(promptLength + i, 1), ours);
        REQUIRE_MESSAGE(done.ok(), done.error().text());
        found.decoded = std::max(found.decoded, off(ours, theirs));
    }
    return found;
}

std::string nameOf(DType type) { return std::string(dtypeLabel(type)); }
constexpr DType kTypes[] = {DType::F32, DType::F16, DType::BF16};
double allowed(DType type) { return type == DType::F32 ? 1e-4 : type == DType::F16 ? 8e-3 : 5e-2; }

/// What quantizing the activations changes on the CPU: the worst row of the logits of a prompt.
double quantizationOf(const LlamaCase& c, const LlamaEngineOptions& options, const Put& quantized, const Put& plain, std::size_t length)
{
    const std::span<const std::int32_t> tokens = std::span<const std::int32_t>(c.prompt).first(length);
    const std::int64_t n = c.model.shape.vocabulary;
    auto one = filled(makeCpuLlamaEngine(), c, options, quantized), other = filled(makeCpuLlamaEngine(), c, options, plain);
    const Floats with = logitsOf(*one, tokens, n), without = logitsOf(*other, tokens, n);
    double worst = 0;
    for (std::size_t row = 0; row < length; ++row)
        worst = std::max(worst, off(rowAt(with, row, n), rowAt(without, row, n)));
    return worst;
}

/// With activations quantized on the way a last bit may flip a code, which is a step of 1/127 or 1/16, and that flips more in the next product:
/// noise of 1e-7 in FP32 is 1e-2 after four products and stays below what the quantization itself changes, which is the limit. What each
/// product computes alone is held in "One matrix with quantized activations computes what the CPU computes".
double allowedQuantized(DType type, double quantization) { return allowed(type) + quantization; }

void expect(const std::string& what, const Compared& found, double limit)
{
    std::printf("  %-64s prompt %.2e  decoded %.2e  (%.0e)\n", what.c_str(), found.prompt, found.decoded, limit);
    std::fflush(stdout);
    CAPTURE(what);
    CHECK(found.prompt < limit);
    CHECK(found.decoded < limit);
}

LlmMatrix uniform(const Floats& w, std::int64_t out, std::int64_t in, int bits, bool symmetric, int group, DType scales)
{
    return matrixOfCodes(quantizeUniform({.bits = bits, .symmetric = symmetric, .groupSize = group, .scaleType = scales}, w, out, in), 0, out, scales);
}
LlmMatrix configured(const Floats& w, std::int64_t out, std::int64_t in, LlmWeights weights, DType type)
{
    LlmConfiguration configuration;
    configuration.weights = weights;
    configuration.activations = type;
    return roundedMatrix(rowsOf(w, out, in), configuration);
}

struct Form
{
    std::string name;
    std::function<LlmMatrix(const Floats&, std::int64_t out, std::int64_t in, DType type)> make;
    bool quantizes = false; ///< activations
};

std::vector<Form> forms()
{
    using W = const Floats&;
    using N = std::int64_t;
    std::vector<Form> all;
    for (const int bits : {4, 8})
        for (const bool symmetric : {true, false})
            for (const int group : {128, 16, 36, 0})
                all.push_back({"INT" + std::to_string(bits) + (symmetric ? ", " : " with zero points, ") + (group ? "groups of " + std::to_string(group) : "rows"),
                               [=](W w, N out, N in, DType type) { return uniform(w, out, in, bits, symmetric, group, type); }});
    all.push_back({"INT4, groups of 128, FP32 scales", [](W w, N out, N in, DType) { return uniform(w, out, in, 4, true, 128, DType::F32); }});
    const std::pair<const char*, LlmWeights> named[] = {{"INT8 by channel", LlmWeights::Int8Channel}, {"FP8 by channel", LlmWeights::E4M3Channel},
                                                        {"NF4", LlmWeights::NF4},                     {"MXFP4", LlmWeights::MXFP4},
                                                        {"NVFP4", LlmWeights::NVFP4}};
    for (const auto& [name, weights] : named)
        all.push_back({name, [w2 = weights](W w, N out, N in, DType type) { return configured(w, out, in, w2, type); }});
    for (const auto& [name, weights] : {named[0], named[1]})
        all.push_back({std::string(name) + ", quantized activations",
                       [w2 = weights](W w, N out, N in, DType type) {
                           LlmMatrix m = configured(w, out, in, w2, type);
                           m.form.quantizedActivations = true;
                           return m;
                       },
                       true});
    return all;
}

Put formed(const Form& form, DType type, bool quantizes = true)
{
    return [&form, type, quantizes](LlamaEngine& engine, LlamaMatrix role, std::int64_t layer, const Floats& w, std::int64_t out, std::int64_t in) {
        LlmMatrix m = form.make(w, out, in, type);
        m.form.quantizedActivations = m.form.quantizedActivations && quantizes;
        return engine.putMatrix(role, layer, m.view());
    };
}

} // namespace

TEST_CASE("Dense models compute what the CPU computes")
{
    for (const LlamaCase& c : llamaCases())
        for (const DType type : kTypes)
            expect(c.name + ", " + nameOf(type), compare(c, optionsFor(type), dense(type), 90), allowed(type));
    for (const auto& [size, heads, kvHeads] : {std::tuple{128, 4, 1}, {64, 4, 2}, {80, 3, 3}, {24, 10, 2}, {6, 4, 4}, {256, 2, 1}})
        for (const DType type : kTypes) {
            const LlamaCase c = made(size, heads, kvHeads, 200, size == 64);
            expect(c.name + ", " + nameOf(type), compare(c, optionsFor(type, 320), dense(type), 150), allowed(type));
        }
}

TEST_CASE("Greedy continuations in FP32 are those of transformers")
{
    for (const LlamaCase& c : llamaCases()) {
        CAPTURE(c.name);
        auto engine = filled(onGpu(), c, optionsFor(DType::F32), dense(DType::F32));
        const auto logits = logitsOf(*engine, c.prompt, c.model.shape.vocabulary);
        for (std::size_t i = 0; i < c.rows.size(); ++i)
            CHECK(off(rowAt(logits, c.rows[i], c.model.shape.vocabulary), c.fp32[i]) < 1e-4);
        const auto last = rowAt(logits, c.prompt.size() - 1, c.model.shape.vocabulary);
        const auto first = static_cast<std::int32_t>(std::max_element(last.begin(), last.end()) - last.begin());
        CHECK(first == c.greedy[0]);
        std::vector<std::int32_t> chosen(c.greedy.size() - 1);
        Floats times(chosen.size());
        const auto done = engine->decodeGreedy(std::span(&first, 1), static_cast<std::int64_t>(chosen.size()), chosen, times);
        REQUIRE_MESSAGE(done.ok(), done.error().text());
        CHECK(std::equal(chosen.begin(), chosen.end(), c.greedy.begin() + 1));
        CHECK(std::all_of(times.begin(), times.end(), [](float us) { return us > 0; }));
        CHECK(engine->length(0) == static_cast<std::int64_t>(c.prompt.size() + chosen.size()));
    }
}

TEST_CASE("Every form of weights computes what the CPU computes")
{
    const LlamaCase small = llamaCases()[0], wide = made(64, 4, 2);
    for (const Form& form : forms())
        for (const DType type : kTypes) {
            for (const auto& [name, c, length] : {std::tuple{"small", &small, std::size_t{60}}, {"wide", &wide, std::size_t{120}}}) {
                const Put put = formed(form, type);
                const double limit = form.quantizes ? allowedQuantized(type, quantizationOf(*c, optionsFor(type), put, formed(form, type, false), length)) : allowed(type);
                expect(form.name + ", " + name + ", " + nameOf(type), compare(*c, optionsFor(type), put, length, 2), limit);
            }
        }
    // With biases; gate and up of a multiple of eight rows, which lie beside each other, and not.
    for (const Form& form : forms())
        if (!form.quantizes && (form.name.find("groups of 128") != std::string::npos || form.name == "INT8 by channel"))
            for (const auto& [size, heads, kvHeads, intermediate] : {std::tuple{64, 4, 2, 196}, {80, 3, 3, 200}, {64, 10, 2, 328}})
                for (const DType type : {DType::F16, DType::BF16}) {
                    const LlamaCase c = made(size, heads, kvHeads, intermediate, true);
                    expect(form.name + ", biases, " + std::to_string(intermediate) + ", " + nameOf(type), compare(c, optionsFor(type), formed(form, type), 80, 3), allowed(type));
                }
}

/// A code flips where an input that is off by its last bits lies beside the border of two codes; what that changes flips more codes in the
/// next product, until the two runs are as far apart as the quantization itself puts them from none. With one quantized matrix alone
/// nothing follows that could flip: rows of eight go through kernels with FP32 sums, more through the tensor cores.
TEST_CASE("One matrix with quantized activations computes what the CPU computes")
{
    const LlamaCase c = made(64, 4, 2);
    for (const LlmWeights weights : {LlmWeights::Int8Channel, LlmWeights::E4M3Channel})
        for (const std::int64_t rows : {8, 120})
            for (const auto& [alone, name] : {std::pair{LlamaMatrix::Query, "query"}, {LlamaMatrix::Output, "output"}, {LlamaMatrix::Gate, "gate"}, {LlamaMatrix::Down, "down"}})
                for (const DType type : kTypes) {
                    const Put put = [weights, type, alone = alone](LlamaEngine& engine, LlamaMatrix role, std::int64_t layer, const Floats& w, std::int64_t out, std::int64_t in) {
                        if (role != alone || layer != 1) return engine.putMatrix(role, layer, denseMatrix(w, out, in, type).matrix);
                        LlmMatrix m = configured(w, out, in, weights, type);
                        m.form.quantizedActivations = true;
                        return engine.putMatrix(role, layer, m.view());
                    };
                    LlamaEngineOptions options = optionsFor(type);
                    options.prefillRows = rows;
                    const double limit = std::max(allowed(type), type == DType::F32 ? 2e-3 : 1e-2);
                    expect(std::string(weights == LlmWeights::Int8Channel ? "INT8" : "FP8") + " of " + name + " alone, " + std::to_string(rows) + " rows, " + nameOf(type),
                           compare(c, options, put, 120, 2), limit);
                }
}

TEST_CASE("Inputs are multiplied and put in order")
{
    const LlamaCase c = made(64, 4, 2);
    for (const int which : {0, 1, 2})
        for (const DType type : {DType::F32, DType::F16}) {
            const auto putWith = [which, type](bool quantizes) -> Put {
                return [which, type, quantizes](LlamaEngine& engine, LlamaMatrix role, std::int64_t layer, const Floats& w, std::int64_t out, std::int64_t in) {
                    Floats factors(static_cast<std::size_t>(in));
                    std::vector<std::int32_t> order(static_cast<std::size_t>(in));
                    std::iota(order.rbegin(), order.rend(), 0);
                    std::rotate(order.begin(), order.begin() + 5, order.end());
                    for (std::size_t i = 0; i < factors.size(); ++i)
                        factors[i] = i % 3 == 0 ? 2.0f : 0.5f;
                    LlmMatrix m = which == 0 ? uniform(w, out, in, 4, true, 128, type) : configured(w, out, in, which == 1 ? LlmWeights::Int8Channel : LlmWeights::E4M3Channel, type);
                    m.form.quantizedActivations = which > 0 && quantizes;
                    EngineMatrix view = m.view();
                    view.inputMultiplier = factors;
                    if (role != LlamaMatrix::Key) view.inputOrder = order; // key apart from query and value
                    return engine.putMatrix(role, layer, view);
                };
            };
            const double limit = which == 0 ? allowed(type) : allowedQuantized(type, quantizationOf(c, optionsFor(type), putWith(true), putWith(false), 100));
            expect("multiplier and order " + std::to_string(which) + ", " + nameOf(type), compare(c, optionsFor(type), putWith(true), 100), limit);
        }
}

TEST_CASE("Matrices of one layer may differ in form")
{
    const LlamaCase c = made(64, 4, 2);
    const auto all = forms();
    for (const DType type : kTypes) {
        const Put put = [&all, type](LlamaEngine& engine, LlamaMatrix role, std::int64_t layer, const Floats& w, std::int64_t out, std::int64_t in) {
            const auto turn = static_cast<std::size_t>(role) + 3 * static_cast<std::size_t>(layer);
            if (turn % 4 == 0) return engine.putMatrix(role, layer, denseMatrix(w, out, in, DType::BF16).matrix);
            const LlmMatrix m = all[turn % all.size()].make(w, out, in, type);
            return engine.putMatrix(role, layer, m.view());
        };
        expect("mixed, " + nameOf(type), compare(c, optionsFor(type), put, 100), allowed(type));
    }
}

TEST_CASE("Every form of the cache computes what the CPU computes")
{
    for (const auto& [size, kvHeads] : {std::pair{128, 1}, {64, 2}, {24, 4}}) {
        const LlamaCase c = made(size, 4, kvHeads);
        for (const KvFormat kv : {KvFormat::F32, KvFormat::F16, KvFormat::BF16, KvFormat::E4M3, KvFormat::Int8})
            for (const DType type : kTypes) {
                LlamaEngineOptions options = optionsFor(type, 512);
                options.kv = kv;
                const bool coarse = kv == KvFormat::E4M3 || kv == KvFormat::Int8;
                const double limit = std::max(allowed(type), coarse ? 1e-2 : kv == KvFormat::F32 || type == DType::F32 ? 2e-3 : 2e-2);
                expect(c.name + ", cache of " + kvFormatLabel(kv) + ", " + nameOf(type), compare(c, options, dense(type), 200, 6), limit);
            }
    }
}

TEST_CASE("Long prompts, cut anywhere, with and without a window")
{
    for (const auto& [size, heads, kvHeads] : {std::tuple{128, 4, 1}, {64, 6, 2}})
        for (const std::int64_t window : {0, 50})
            for (const std::int64_t rows : {512, 130, 37}) {
                LlamaCase c = made(size, heads, kvHeads);
                c.model.shape.slidingWindow = window;
                LlamaEngineOptions options = optionsFor(DType::F16, 512);
                options.prefillRows = rows;
                expect(c.name + ", window " + std::to_string(window) + ", " + std::to_string(rows) + " rows at once", compare(c, options, dense(DType::F16), 290, 6), allowed(DType::F16));
            }
}

/// Short prompts go through packed matrices in own kernels, longer ones through restored matrices: every length about where that changes, with
/// rows of a width of large models, of which not every plan finds room in shared memory.
TEST_CASE("Prompts of every length through packed matrices of large widths")
{
    const auto all = forms();
    const std::size_t most = quick() ? 70 : 130;
    const LlamaCase cases[] = {made(128, 32, 8, 14336, false, 256), made(64, 4, 2, 200, false, 4096)};
    for (const LlamaCase& c : cases)
        for (const Form& form : all) {
            if (form.name != "INT4, groups of 128" && form.name != "INT4 with zero points, groups of 128" && form.name != "INT8, groups of 128") continue;
            const Put put = formed(form, DType::F16);
            auto cpu = filled(makeCpuLlamaEngine(), c, optionsFor(DType::F16), put), gpu = filled(onGpu(), c, optionsFor(DType::F16), put);
            const std::span<const std::int32_t> prompt = std::span(c.prompt).first(most);
            const std::int64_t n = c.model.shape.vocabulary;
            const Floats expected = logitsOf(*cpu, prompt, n);
            Floats last(static_cast<std::size_t>(n));
            double worst = 0;
            for (std::size_t rows = 1; rows <= most; rows += quick() ? 7 : 1) {
                REQUIRE(gpu->rewind(0, 0).ok());
                const auto done = gpu->prefill(0, prompt.first(rows), LogitsWanted::Last, last);
                REQUIRE_MESSAGE(done.ok(), done.error().text());
                const double found = off(last, rowAt(expected, rows - 1, n));
                CAPTURE(form.name);
                CAPTURE(rows);
                CHECK(found < allowed(DType::F16));
                worst = std::max(worst, found);
            }
            std::printf("  %s, 1 to %zu rows, width %lld: %.2e\n", form.name.c_str(), most, static_cast<long long>(std::max(c.model.shape.hidden, c.model.shape.intermediate)), worst);
        }
}

/// One row goes through the matrices in kernels of several products each: rows of activations that end within a group, or that threads do not
/// keep in registers; layers whose matrices have one form and layers whose have two.
TEST_CASE("Single rows of odd sizes")
{
    const auto all = forms();
    for (const std::int64_t hidden : quick() ? std::vector<std::int64_t>{264} : std::vector<std::int64_t>{264, 1000, 8328})
        for (const DType type : quick() ? std::vector{DType::BF16} : std::vector{DType::F16, DType::BF16}) {
            const LlamaCase c = made(32, 4, 2, 72, true, hidden);
            const std::string where = ", hidden " + std::to_string(hidden) + ", " + nameOf(type);
            expect("dense" + where, compare(c, optionsFor(type), dense(type), 20, 3), allowed(type));
            for (const Form& form : all) {
                if (form.name != "INT4, groups of 128" && form.name != "INT4 with zero points, groups of 128" && form.name != "INT8, groups of 128") continue;
                const Put other = [&](LlamaEngine& engine, LlamaMatrix role, std::int64_t layer, const Floats& w, std::int64_t out, std::int64_t in) {
                    const bool second = role == LlamaMatrix::Down || role == LlamaMatrix::Output;
                    return engine.putMatrix(role, layer, (second ? configured(w, out, in, LlmWeights::Int8Channel, type) : form.make(w, out, in, type)).view());
                };
                expect(form.name + where, compare(c, optionsFor(type), formed(form, type), 20, 3), allowed(type));
                if (!quick()) expect(form.name + " and INT8" + where, compare(c, optionsFor(type), other, 20, 3), allowed(type));
            }
            using enum LlamaMatrix;
            for (const LlmWeights weights : {LlmWeights::Int8Channel, LlmWeights::E4M3Channel}) // of one product, as nothing may follow that could flip
                for (const auto& alone : {std::vector{Query, Key, Value}, {Output}, {Gate, Up}, {Down}}) {
                    const Put put = [&](LlamaEngine& engine, LlamaMatrix role, std::int64_t layer, const Floats& w, std::int64_t out, std::int64_t in) {
                        if (std::ranges::find(alone, role) == alone.end() || layer != 1) return engine.putMatrix(role, layer, denseMatrix(w, out, in, type).matrix);
                        LlmMatrix m = configured(w, out, in, weights, type);
                        m.form.quantizedActivations = true;
                        return engine.putMatrix(role, layer, m.view());
                    };
                    const bool coarse = weights == LlmWeights::E4M3Channel; // a code that flips is a step of 1/16
                    expect((coarse ? "FP8 × FP8 of role " : "INT8 × INT8 of role ") + std::to_string(static_cast<int>(alone.front())) + where, compare(c, optionsFor(type), put, 20, 3),
                           coarse ? allowedQuantized(type, quantizationOf(c, optionsFor(type), put, dense(type), 20)) : std::max(allowed(type), 1e-2));
                }
        }
}

/// More blocks share a context from 1024 tokens on, which is another graph of the same step.
TEST_CASE("Steps on both sides of 1024 tokens")
{
    LlamaCase c = made(64, 4, 2);
    while (c.prompt.size() < 1100)
        c.prompt.push_back(c.prompt[c.prompt.size() - 300]);
    for (const DType type : {DType::F32, DType::BF16}) {
        expect("1020 tokens, " + nameOf(type), compare(c, optionsFor(type, 1200), dense(type), 1020, 8), allowed(type));
        auto cpu = filled(makeCpuLlamaEngine(), c, optionsFor(DType::F32, 1200), dense(DType::F32)), gpu = filled(onGpu(), c, optionsFor(DType::F32, 1200), dense(DType::F32));
        std::vector<std::int32_t> chosen(24), expected(24);
        for (const auto& [engine, to] : {std::pair{cpu.get(), &expected}, {gpu.get(), &chosen}}) {
            REQUIRE(engine->prefill(0, std::span(c.prompt).first(1015), LogitsWanted::None, {}).ok());
            REQUIRE(engine->decodeGreedy(std::span(c.prompt).subspan(1015, 1), 24, *to, {}).ok());
        }
        CHECK(chosen == expected);
    }
}

TEST_CASE("Batches compute what single sequences compute")
{
    const LlamaCase c = made(64, 4, 2);
    const std::int64_t n = c.model.shape.vocabulary;
    const std::span<const std::int32_t> prompt = c.prompt;
    const auto all = forms();
    const auto find = [&](const std::string& name) { return std::find_if(all.begin(), all.end(), [&](const Form& f) { return f.name == name; }); };
    std::map<std::string, Put> puts{{"dense", dense(DType::F16)}};
    std::map<std::string, double> limits;
    for (const char* name : {"INT4, groups of 128", "INT8, groups of 128", "INT4 with zero points, groups of 128", "NVFP4", "INT8 by channel, quantized activations", "FP8 by channel, quantized activations"})
        puts[name] = formed(*find(name), DType::F16);
    for (const char* name : {"INT8 by channel, quantized activations", "FP8 by channel, quantized activations"})
        limits[name] = allowedQuantized(DType::F16, quantizationOf(c, optionsFor(DType::F16), puts[name], formed(*find(name), DType::F16, false), 80));
    for (const auto& [name, put] : puts) {
        LlamaEngineOptions options = optionsFor(DType::F16, 128);
        options.sequences = 70;
        auto engine = filled(onGpu(), c, options, put);
        const auto expected = logitsOf(*engine, prompt.first(80), n);
        REQUIRE(engine->rewind(0, 0).ok());
        for (const std::size_t batch : {1, 2, 3, 4, 5, 8, 9, 17, 33, 64, 70}) {
            std::vector<std::int32_t> next(batch);
            for (std::size_t i = 0; i < batch; ++i) { // sequence i has 3 + i % 60 tokens
                const std::size_t length = 3 + i % 60;
                REQUIRE(engine->rewind(static_cast<std::int64_t>(i), 0).ok());
                REQUIRE(engine->prefill(static_cast<std::int64_t>(i), prompt.first(length), LogitsWanted::None, {}).ok());
                next[i] = prompt[length];
            }
            Floats logits(batch * static_cast<std::size_t>(n));
            const auto done = engine->decode(next, logits);
            REQUIRE_MESSAGE(done.ok(), done.error().text());
            double worst = 0;
            for (std::size_t i = 0; i < batch; ++i)
                worst = std::max(worst, off(rowAt(logits, i, n), rowAt(expected, 3 + i % 60, n)));
            std::printf("  %-48s batch %2zu: %.2e\n", name.c_str(), batch, worst);
            CAPTURE(name);
            CAPTURE(batch);
            CHECK(worst < (limits.contains(name) ? limits[name] : 1e-2));
        }
    }
}

TEST_CASE("Greedy steps of a batch, rewinding and copying")
{
    const LlamaCase c = llamaCases()[0];
    const std::int64_t n = c.model.shape.vocabulary;
    const std::span<const std::int32_t> prompt = c.prompt;
    auto engine = filled(onGpu(), c, optionsFor(DType::F32), dense(DType::F32));
    REQUIRE(engine->prefill(0, prompt.first(40), LogitsWanted::None, {}).ok());
    REQUIRE(engine->prefill(1, prompt.first(20), LogitsWanted::None, {}).ok());
    const std::int32_t next[2] = {prompt[40], prompt[20]};
    std::vector<std::int32_t> chosen(2 * 37), expected;
    REQUIRE(engine->decodeGreedy(next, 37, chosen, {}).ok());
    auto cpu = filled(makeCpuLlamaEngine(), c, optionsFor(DType::F32), dense(DType::F32));
    REQUIRE(cpu->prefill(0, prompt.first(40), LogitsWanted::None, {}).ok());
    REQUIRE(cpu->prefill(1, prompt.first(20), LogitsWanted::None, {}).ok());
    expected.resize(chosen.size());
    REQUIRE(cpu->decodeGreedy(next, 37, expected, {}).ok());
    CHECK(chosen == expected);
    REQUIRE(engine->rewind(0, 30).ok());
    REQUIRE(engine->copySequence(0, 2).ok());
    CHECK(engine->length(2) == 30);
    Floats row(static_cast<std::size_t>(n)), wanted(static_cast<std::size_t>(n));
    REQUIRE(engine->prefill(2, prompt.subspan(30, 5), LogitsWanted::Last, row).ok());
    REQUIRE(cpu->rewind(0, 30).ok());
    REQUIRE(cpu->prefill(0, prompt.subspan(30, 5), LogitsWanted::Last, wanted).ok());
    CHECK(off(row, wanted) < 1e-4);
    const auto memory = engine->memory();
    CHECK(memory.weights.value == cpu->memory().weights.value);
    CHECK(memory.kvPerToken.value == cpu->memory().kvPerToken.value);
    CHECK(memory.peak.value >= memory.resident.value + memory.kvCache.value);
    CHECK(memory.free.value > 0);
}

TEST_CASE("Calibration sees the inputs that it sees on the CPU")
{
    const LlamaCase c = llamaCases()[0];
    const auto inputs = [&](std::unique_ptr<LlamaEngine> engine) {
        auto ready = filled(std::move(engine), c, optionsFor(DType::F32), dense(DType::F32));
        std::map<std::pair<int, std::int64_t>, Floats> seen;
        REQUIRE(ready->captureInputs(1, 3, [&](LlamaMatrix role, std::int64_t layer, std::int64_t rows, std::int64_t in, const float* values) {
                         seen[{static_cast<int>(role), layer}].assign(values, values + rows * in);
                     }).ok());
        REQUIRE(ready->prefill(0, c.prompt, LogitsWanted::None, {}).ok());
        REQUIRE(ready->captureInputs(0, 0, {}).ok());
        const std::size_t count = seen.size();
        REQUIRE(ready->prefill(1, c.prompt, LogitsWanted::None, {}).ok());
        CHECK(seen.size() == count);
        return seen;
    };
    const auto gpu = inputs(onGpu()), cpu = inputs(makeCpuLlamaEngine());
    CHECK(cpu.size() == 8); // four inputs in two layers
    REQUIRE(gpu.size() == cpu.size());
    for (const auto& [key, values] : cpu)
        CHECK(off(gpu.at(key), values) < 1e-4);
}

TEST_CASE("Wrong calls are refused in words")
{
    const LlamaCase c = llamaCases()[0];
    auto engine = onGpu();
    const auto none = engine->begin(c.model.shape, rotaryFrequencies(c.model.shape), optionsFor(DType::F16), {std::uint64_t{1} << 50});
    REQUIRE(!none.ok());
    CHECK(none.error().code == ErrorCode::Memory);
    CHECK(none.error().message.find("of weights") != std::string::npos);
    CHECK(!engine->finish().ok());
    engine = filled(std::move(engine), c, optionsFor(DType::F16), dense(DType::F16));
    const std::int32_t outside[1] = {160};
    CHECK(engine->prefill(0, outside, LogitsWanted::None, {}).error().code == ErrorCode::Usage);
    const std::vector<std::int32_t> longer(257, 1);
    CHECK(engine->prefill(0, longer, LogitsWanted::None, {}).error().message.find("257") != std::string::npos);
    engine->setInterrupt([] { return true; });
    CHECK(engine->prefill(0, c.prompt, LogitsWanted::None, {}).error().code == ErrorCode::Interrupted);
    engine->setInterrupt({});
    // The same engine with another model.
    const LlamaCase other = llamaCases()[2];
    engine = filled(std::move(engine), other, optionsFor(DType::F32), dense(DType::F32));
    const auto logits = logitsOf(*engine, other.prompt, other.model.shape.vocabulary);
    CHECK(off(rowAt(logits, other.rows[0], other.model.shape.vocabulary), other.fp32[0]) < 1e-4);
}

int main(int argc, char** argv) { return runOnDevice(argc, argv); }
