// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support/decoder_cases.h"

#include <map>
#include <set>

using namespace qs;
using namespace qs::test;

namespace {

std::unique_ptr<DecoderEngine> engineFor(const DecoderCase& c, DType type, const CpuDecoderOptions& cpu = {},
                                         std::int64_t prefillRows = 512)
{
    auto engine = makeCpuDecoderEngine(cpu);
    DecoderEngineOptions options = optionsFor(type);
    options.prefillRows = prefillRows;
    const auto begun = engine->begin(c.model.shape, rotaryFrequencies(c.model.shape, options.context), options, {});
    REQUIRE_MESSAGE(begun.ok(), begun.error().text());
    fillDense(*engine, c.model, type);
    return engine;
}

std::vector<float> allLogits(DecoderEngine& engine, const DecoderCase& c)
{
    std::vector<float> logits(c.prompt.size() * static_cast<std::size_t>(c.model.shape.vocabulary));
    const auto done = engine.prefill(0, c.prompt, LogitsWanted::All, logits);
    REQUIRE_MESSAGE(done.ok(), done.error().text());
    return logits;
}

std::span<const float> rowOf(const std::vector<float>& logits, const DecoderCase& c, std::size_t row)
{
    const auto n = static_cast<std::size_t>(c.model.shape.vocabulary);
    return std::span(logits).subspan(row * n, n);
}

/// BF16 weights, as checkpoints have them.
DecoderCase inBf16(DecoderCase c)
{
    const auto round = [](std::vector<float>& values) {
        for (float& v : values)
            v = roundedTo(DType::BF16, v);
    };
    round(c.model.finalNorm);
    round(c.model.finalNormBias);
    c.model.eachMatrix(round);
    for (auto& layer : c.model.layers)
        for (auto& v : layer.vectors)
            round(v);
    return c;
}

/// How far two computations in BF16 may be apart: they round at other places, so each is as far from the values in
/// FP32.
double bf16Bound(const DecoderCase& c, std::size_t i) { return std::max(2e-2, 1.5 * relative(c.bf16[i], c.fp32[i])); }

} // namespace

TEST_CASE("The reference computes what transformers computes")
{
    for (const DecoderCase& c : allCases()) {
        CAPTURE(c.name);
        const auto fp32 = referenceLogits(c.model, c.prompt);
        const auto bf16 = referenceLogits(inBf16(c).model, c.prompt, DType::BF16);
        for (std::size_t i = 0; i < c.rows.size(); ++i) {
            CHECK(relative(rowOf(fp32, c, c.rows[i]), c.fp32[i]) < 1e-5);
            const double off = relative(rowOf(bf16, c, c.rows[i]), c.bf16[i]);
            MESSAGE(c.name << " row " << c.rows[i] << ": BF16 off by " << off);
            CHECK(off < bf16Bound(c, i));
        }
    }
}

TEST_CASE("The CPU engine computes what transformers computes, with every instruction set")
{
    for (const DecoderCase& c : allCases())
        for (int isa = 0; isa <= 2; ++isa) {
            CAPTURE(c.name);
            CAPTURE(isa);
            auto engine = engineFor(c, DType::F32, {.isa = isa});
            const auto fp32 = allLogits(*engine, c);
            auto half = engineFor(c, DType::BF16, {.isa = isa});
            const auto bf16 = allLogits(*half, c);
            for (std::size_t i = 0; i < c.rows.size(); ++i) {
                CHECK(relative(rowOf(fp32, c, c.rows[i]), c.fp32[i]) < 1e-5);
                CHECK(relative(rowOf(bf16, c, c.rows[i]), c.bf16[i]) < bf16Bound(c, i));
            }
            // Greedy in FP32: identical to transformers' for 64 tokens.
            std::vector<float> last(static_cast<std::size_t>(c.model.shape.vocabulary));
            REQUIRE(engine->rewind(0, 0).ok());
            REQUIRE(engine->prefill(0, c.prompt, LogitsWanted::Last, last).ok());
            std::vector<std::int32_t> chosen(c.greedy.size() - 1);
            const auto first = static_cast<std::int32_t>(std::max_element(last.begin(), last.end()) - last.begin());
            CHECK(first == c.greedy[0]);
            std::vector<float> times(chosen.size());
            REQUIRE(engine->decodeGreedy(std::span(&first, 1), static_cast<std::int64_t>(chosen.size()), chosen, times)
                        .ok());
            CHECK(std::equal(chosen.begin(), chosen.end(), c.greedy.begin() + 1));
            CHECK(std::all_of(times.begin(), times.end(), [](float us) { return us > 0; }));
        }
}

TEST_CASE("Rounded activations follow the reference")
{
    for (const DecoderCase& c : allCases())
        for (const DType type : {DType::F16, DType::BF16}) {
            CAPTURE(c.name);
            const DecoderCase rounded = type == DType::BF16 ? inBf16(c) : c;
            auto engine = engineFor(rounded, type);
            const auto found = allLogits(*engine, rounded);
            auto plain = engineFor(c, DType::F32);
            const auto unrounded = allLogits(*plain, c);
            ReferenceDecoder held = rounded.model;
            held.eachMatrix([&](std::vector<float>& values) { // weights of F16 are rounded on their way in
                for (float& v : values)
                    v = roundedTo(type, v);
            });
            const auto expected = referenceLogits(held, rounded.prompt, type);
            const double off = relative(found, expected);
            MESSAGE(c.name << " " << dtypeLabel(type) << ": off the reference by " << off << ", off FP32 by "
                           << relative(found, unrounded));
            CHECK(off < (type == DType::F16 ? 2e-3 : 1.5e-2));
        }
}

TEST_CASE("Threads, cuts of the prompt, decoding and batches change no bit")
{
    for (const DecoderCase& c : allCases())
        for (const DType type : {DType::F32, DType::F16}) {
            CAPTURE(c.name);
            auto whole = engineFor(c, type);
            const auto expected = allLogits(*whole, c);
            auto cut = engineFor(c, type, {.threads = 1}, 7);
            CHECK(allLogits(*cut, c) == expected);
            // Two sequences of different lengths decoded together.
            const auto n = static_cast<std::size_t>(c.model.shape.vocabulary);
            auto batch = engineFor(c, type);
            const std::span<const std::int32_t> prompt = c.prompt;
            REQUIRE(batch->prefill(0, prompt.first(40), LogitsWanted::None, {}).ok());
            REQUIRE(batch->prefill(1, prompt.first(20), LogitsWanted::None, {}).ok());
            std::vector<float> logits(2 * n);
            for (std::size_t i = 0; i < 10; ++i) {
                const std::int32_t next[2] = {prompt[40 + i], prompt[20 + i]};
                REQUIRE(batch->decode(next, logits).ok());
                CHECK(std::equal(logits.begin(), logits.begin() + static_cast<std::ptrdiff_t>(n),
                                 rowOf(expected, c, 40 + i).begin()));
                CHECK(std::equal(logits.begin() + static_cast<std::ptrdiff_t>(n), logits.end(),
                                 rowOf(expected, c, 20 + i).begin()));
            }
            // Rewound and copied.
            REQUIRE(batch->rewind(0, 30).ok());
            REQUIRE(batch->copySequence(0, 2).ok());
            CHECK(batch->length(2) == 30);
            std::vector<float> row(n);
            REQUIRE(batch->prefill(2, prompt.subspan(30, 5), LogitsWanted::Last, row).ok());
            CHECK(std::equal(row.begin(), row.end(), rowOf(expected, c, 34).begin()));
        }
}

TEST_CASE("Parts in other combinations and sizes follow the reference")
{
    auto cases = partCases();
    for (DecoderCase& c : mixtureCases())
        cases.push_back(std::move(c));
    for (const DecoderCase& c : cases)
        for (int isa = 0; isa <= 2; ++isa) {
            CAPTURE(c.name);
            CAPTURE(isa);
            DecoderCase part = c;
            part.prompt.resize(80);
            auto engine = engineFor(part, DType::F32, {.isa = isa});
            CHECK(relative(allLogits(*engine, part), referenceLogits(part.model, part.prompt)) < 1e-5);
        }
}

TEST_CASE("Every token gets the experts that transformers gives it, with every instruction set")
{
    std::size_t mixtures = 0;
    for (const DecoderCase& c : allCases()) {
        if (c.routing.empty()) continue;
        ++mixtures;
        CAPTURE(c.name);
        std::vector<std::vector<std::int32_t>> reference;
        referenceLogits(c.model, c.prompt, DType::F32, &reference);
        CHECK(reference == c.routing);
        for (int isa = 0; isa <= 2; ++isa) {
            CAPTURE(isa);
            auto engine = engineFor(c, DType::F32, {.isa = isa});
            std::map<std::pair<std::int64_t, std::size_t>, std::vector<std::int32_t>> seen; // by layer and token
            for (std::size_t t = 0; t < c.prompt.size(); ++t) { // one by one, so that it is known whose they are
                REQUIRE(
                    engine
                        ->captureInputs(0, c.model.shape.layers,
                                        [&](const MatrixPlace& place, std::int64_t rows, std::int64_t, const float*) {
                                            if (place.role != DecoderMatrix::ExpertDown) return;
                                            CHECK(rows == 1);
                                            seen[{place.layer, t}].push_back(static_cast<std::int32_t>(place.expert));
                                        })
                        .ok());
                REQUIRE(engine->prefill(0, std::span(c.prompt).subspan(t, 1), LogitsWanted::None, {}).ok());
            }
            std::vector<std::vector<std::int32_t>> found;
            for (auto& [place, experts] : seen)
                found.push_back(experts);
            CHECK(found == c.routing);
        }
    }
    CHECK(mixtures == 6);
}

TEST_CASE("Weights that are read are counted: of a mixture the experts that rows were routed to")
{
    for (const DecoderCase& c : allCases()) {
        CAPTURE(c.name);
        const DecoderShape& s = c.model.shape;
        auto engine = engineFor(c, DType::F16);
        std::set<std::pair<std::int64_t, std::int64_t>> used;
        REQUIRE(engine
                    ->captureInputs(0, s.layers,
                                    [&](const MatrixPlace& place, std::int64_t, std::int64_t, const float*) {
                                        if (place.role == DecoderMatrix::ExpertDown)
                                            used.emplace(place.layer, place.expert);
                                    })
                    .ok());
        std::vector<float> logits(static_cast<std::size_t>(s.vocabulary));
        const std::span<const std::int32_t> prompt = c.prompt;
        std::int64_t layers = 0, expert = 0; // bytes
        for (std::int64_t l = 0; l < s.layers; ++l) {
            for (int r = 0; r < kDecoderMatrices; ++r) {
                const auto role = static_cast<DecoderMatrix>(r);
                const auto [out, in] = matrixSize(s, role);
                if (perLayer(role) && !isExpert(role)) layers += 2 * out * in * matrixCount(s, role, l);
            }
            for (int v = 0; v < kDecoderVectors; ++v)
                if (const auto role = static_cast<DecoderVector>(v);
                    perLayer(role) && hasVector(s, role, l) && !isExpert(role))
                    layers += vectorSize(s, role) * (staysFp32(role) ? 4 : 2);
        }
        expert = 2 * 3 * s.mixture.intermediate * s.hidden +
                 (s.mixture.expertBias ? 2 * (2 * s.mixture.intermediate + s.hidden) : 0);
        const std::int64_t table = 2 * s.vocabulary * s.hidden,
                           head = table + 2 * s.hidden * (1 + (vectorSize(s, DecoderVector::FinalNormBias) > 0));
        for (const std::int64_t rows : {1, 7}) {
            used.clear();
            REQUIRE(engine->rewind(0, 0).ok());
            const WeightReads before = *engine->weightReads();
            REQUIRE(engine->prefill(0, prompt.first(static_cast<std::size_t>(rows)), LogitsWanted::Last, logits).ok());
            const WeightReads after = *engine->weightReads();
            CHECK(after.steps - before.steps == 1);
            const std::int64_t embedding = s.tiedHead ? 0 : rows * 2 * s.hidden,
                               experts = static_cast<std::int64_t>(used.size()) * expert;
            CHECK(static_cast<std::int64_t>(after.bytes.value - before.bytes.value) ==
                  layers + head + embedding + experts);
            if (rows == 1 && s.mixture.experts > 0)
                CHECK(after.bytes.value - before.bytes.value < engine->memory().weights.value);
        }
    }
}

TEST_CASE("A sliding window hides what lies before it")
{
    DecoderCase c = decoderCases()[1];
    c.model.shape.kinds[0].window = 9;
    const auto expected = referenceLogits(c.model, c.prompt);
    auto engine = engineFor(c, DType::F32);
    CHECK(relative(allLogits(*engine, c), expected) < 1e-5);
    c.model.shape.kinds[0].window = 0;
    CHECK(relative(expected, referenceLogits(c.model, c.prompt)) > 1e-2); // it does hide something
}

TEST_CASE("Wrong calls are refused in words")
{
    DecoderCase c = decoderCases()[0];
    auto engine = makeCpuDecoderEngine({.availableMemory = {100'000}});
    const auto none =
        engine->begin(c.model.shape, rotaryFrequencies(c.model.shape), optionsFor(DType::F16), {5'000'000});
    REQUIRE(!none.ok());
    CHECK(none.error().code == ErrorCode::Memory);
    CHECK(none.error().message.english().find("4.77 MiB for weights") != std::string::npos);
    CHECK(!engineFor(c, DType::F16)
               ->begin(c.model.shape, rotaryFrequencies(c.model.shape), optionsFor(DType::F16, 257), {})
               .ok());
    auto ready = engineFor(c, DType::F16);
    const std::int32_t outside[1] = {160};
    CHECK(ready->prefill(0, outside, LogitsWanted::None, {}).error().code == ErrorCode::Usage);
    const std::vector<std::int32_t> longer(257, 1);
    const auto tooLong = ready->prefill(0, longer, LogitsWanted::None, {});
    REQUIRE(!tooLong.ok());
    CHECK(tooLong.error().message.english().find("257") != std::string::npos);
    CHECK(ready->length(0) == 0);
    ready->setInterrupt([] { return true; });
    const auto stopped = ready->prefill(0, c.prompt, LogitsWanted::None, {});
    REQUIRE(!stopped.ok());
    CHECK(stopped.error().code == ErrorCode::Interrupted);
    auto begun = makeCpuDecoderEngine();
    REQUIRE(begun->begin(c.model.shape, rotaryFrequencies(c.model.shape), optionsFor(DType::F16), {}).ok());
    CHECK(!begun->finish().ok());
    CHECK(!begun->prefill(0, c.prompt, LogitsWanted::None, {}).ok());
    // Every matrix and vector once, as on a GPU.
    const auto norm = c.model.vector(DecoderVector::FinalNorm, 0);
    CHECK(begun->putVector(DecoderVector::FinalNorm, 0, norm).ok());
    CHECK(begun->putVector(DecoderVector::FinalNorm, 0, norm).error().message.english() ==
          "A vector of the model was passed twice.");
    const auto [out, in] = matrixSize(c.model.shape, DecoderMatrix::Embedding);
    const DenseMatrix embedding = denseMatrix(c.model.matrix(DecoderMatrix::Embedding, 0), out, in, DType::F16);
    CHECK(begun->putMatrix({DecoderMatrix::Embedding}, embedding.matrix).ok());
    const std::uint64_t once = begun->memory().weights.value;
    CHECK(begun->putMatrix({DecoderMatrix::Embedding}, embedding.matrix).error().message.english() ==
          "A matrix of the model was passed twice.");
    CHECK(begun->memory().weights.value == once);
    REQUIRE(
        begun->begin(c.model.shape, rotaryFrequencies(c.model.shape), optionsFor(DType::F16), {}).ok()); // starts anew
    CHECK(begun->putMatrix({DecoderMatrix::Embedding}, embedding.matrix).ok());
}
