// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/llm/matrix.h"
#include "tests/gpu/support/decoder_cases.h"
#include "tests/gpu/support/device_test.h"

#include <cstdlib>
#include <functional>
#include <map>
#include <numeric>

/// What the tests of the decoder engine on a GPU have in common: models and forms of weights, and the comparison with
/// the CPU.
namespace qs::test {

using Floats = std::vector<float>;
using Put =
    std::function<Result<void>(DecoderEngine&, const MatrixPlace&, const Floats&, std::int64_t out, std::int64_t in)>;

inline std::unique_ptr<DecoderEngine> onGpu()
{
    setenv("QUANTOSCOPE_UNCHECKED_KERNELS", "1", 1); // what these tests check is refused until they have passed
    auto engine = makeCudaDecoderEngine(0);
    REQUIRE_MESSAGE(engine.ok(), engine.error().text());
    return std::move(engine).value();
}

/// Infinite where something is not a number.
inline double off(std::span<const float> found, std::span<const float> expected)
{
    for (const float x : found)
        if (!std::isfinite(x)) return INFINITY;
    return relative(found, expected);
}

/// Without mixtures of experts.
inline std::vector<DecoderCase> casesOfGpus()
{
    auto cases = allCases();
    std::erase_if(cases, [](const DecoderCase& c) { return c.model.shape.mixture.experts > 0; });
    return cases;
}

inline Put dense(DType type)
{
    return [type](DecoderEngine& engine, const MatrixPlace& place, const Floats& w, std::int64_t out, std::int64_t in) {
        return engine.putMatrix(place, denseMatrix(w, out, in, type).matrix);
    };
}

inline std::unique_ptr<DecoderEngine> filled(std::unique_ptr<DecoderEngine> engine, const DecoderCase& c,
                                             const DecoderEngineOptions& options, const Put& put)
{
    const auto begun = engine->begin(c.model.shape, rotaryFrequencies(c.model.shape, options.context), options, {});
    REQUIRE_MESSAGE(begun.ok(), begun.error().text());
    fillEngine(*engine, c.model, options.activations,
               [&](const MatrixPlace& place, const Floats& w, std::int64_t out, std::int64_t in) {
                   return put(*engine, place, w, out, in);
               });
    return engine;
}

inline Floats logitsOf(DecoderEngine& engine, std::span<const std::int32_t> tokens, std::int64_t vocabulary,
                       std::int64_t sequence = 0)
{
    Floats logits(tokens.size() * static_cast<std::size_t>(vocabulary));
    const auto done = engine.prefill(sequence, tokens, LogitsWanted::All, logits);
    REQUIRE_MESSAGE(done.ok(), done.error().text());
    return logits;
}

inline std::span<const float> rowAt(const Floats& logits, std::size_t row, std::int64_t vocabulary)
{
    const auto n = static_cast<std::size_t>(vocabulary);
    return std::span(logits).subspan(row * n, n);
}

/// Prompt and some decoded tokens on both; what the GPU is off by.
struct Compared
{
    double prompt = 0, decoded = 0;
};
inline Compared compare(const DecoderCase& c, const DecoderEngineOptions& options, const Put& put,
                        std::size_t promptLength, std::size_t decoded = 4)
{
    auto cpu = filled(makeCpuDecoderEngine(), c, options, put), gpu = filled(onGpu(), c, options, put);
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

inline std::string nameOf(DType type) { return std::string(dtypeLabel(type)); }
inline constexpr DType kTypes[] = {DType::F32, DType::F16, DType::BF16};
inline double allowed(DType type) { return type == DType::F32 ? 1e-4 : type == DType::F16 ? 8e-3 : 5e-2; }

/// What quantizing the activations changes on the CPU: the worst row of the logits of a prompt.
inline double quantizationOf(const DecoderCase& c, const DecoderEngineOptions& options, const Put& quantized,
                             const Put& plain, std::size_t length)
{
    const std::span<const std::int32_t> tokens = std::span<const std::int32_t>(c.prompt).first(length);
    const std::int64_t n = c.model.shape.vocabulary;
    auto one = filled(makeCpuDecoderEngine(), c, options, quantized),
         other = filled(makeCpuDecoderEngine(), c, options, plain);
    const Floats with = logitsOf(*one, tokens, n), without = logitsOf(*other, tokens, n);
    double worst = 0;
    for (std::size_t row = 0; row < length; ++row)
        worst = std::max(worst, off(rowAt(with, row, n), rowAt(without, row, n)));
    return worst;
}

/// With activations quantized on the way a last bit may flip a code, which is a step of 1/127 or 1/16, and that flips
/// more in the next product: noise of 1e-7 in FP32 is 1e-2 after four products and stays below what the quantization
/// itself changes, which is the limit. What each product computes alone is held in "One matrix with quantized
/// activations computes what the CPU computes".
inline double allowedQuantized(DType type, double quantization) { return allowed(type) + quantization; }

inline void expect(const std::string& what, const Compared& found, double limit)
{
    std::printf("  %-64s prompt %.2e  decoded %.2e  (%.0e)\n", what.c_str(), found.prompt, found.decoded, limit);
    std::fflush(stdout);
    CAPTURE(what);
    CHECK(found.prompt < limit);
    CHECK(found.decoded < limit);
}

inline LlmMatrix uniform(const Floats& w, std::int64_t out, std::int64_t in, int bits, bool symmetric, int group,
                         DType scales)
{
    return matrixOfCodes(
        quantizeUniform({.bits = bits, .symmetric = symmetric, .groupSize = group, .scaleType = scales}, w, out, in), 0,
        out, scales);
}
inline LlmMatrix configured(const Floats& w, std::int64_t out, std::int64_t in, const QuantScheme& weights, DType type)
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

inline std::vector<Form> forms()
{
    using W = const Floats&;
    using N = std::int64_t;
    std::vector<Form> all;
    for (const int bits : {4, 8})
        for (const bool symmetric : {true, false})
            for (const int group : {128, 64, 32, 36, 0})
                all.push_back(
                    {"INT" + std::to_string(bits) + (symmetric ? ", " : " with zero points, ") +
                         (group ? "groups of " + std::to_string(group) : "rows"),
                     [=](W w, N out, N in, DType type) { return uniform(w, out, in, bits, symmetric, group, type); }});
    all.push_back({"INT4, groups of 128, FP32 scales",
                   [](W w, N out, N in, DType) { return uniform(w, out, in, 4, true, 128, DType::F32); }});
    const std::pair<const char*, QuantScheme> named[] = {
        {"INT8 per channel", llm_weights::channels(NumberFormat::Int8)},
        {"FP8 per channel", llm_weights::channels(NumberFormat::E4M3)},
        {"FP8 in blocks", llm_weights::blocks(NumberFormat::E4M3)},
        {"NF4", llm_weights::groups(NumberFormat::NF4)},
        {"MXFP8", llm_weights::groups(NumberFormat::MXFP8)},
        {"MXFP4", llm_weights::groups(NumberFormat::MXFP4)},
        {"NVFP4", llm_weights::groups(NumberFormat::NVFP4)}};
    for (const auto& [name, weights] : named)
        all.push_back(
            {name, [w2 = weights](W w, N out, N in, DType type) { return configured(w, out, in, w2, type); }});
    for (const auto& [name, weights] : {named[0], named[1], named[2]})
        all.push_back({std::string(name) + ", quantized activations",
                       [w2 = weights](W w, N out, N in, DType type) {
                           LlmMatrix m = configured(w, out, in, w2, type);
                           m.form.quantizedActivations = true;
                           return m;
                       },
                       true});
    return all;
}

inline Put formed(const Form& form, DType type, bool quantizes = true)
{
    return [&form, type, quantizes](DecoderEngine& engine, const MatrixPlace& place, const Floats& w, std::int64_t out,
                                    std::int64_t in) {
        LlmMatrix m = form.make(w, out, in, type);
        m.form.quantizedActivations = m.form.quantizedActivations && quantizes;
        return engine.putMatrix(place, m.view());
    };
}

} // namespace qs::test
