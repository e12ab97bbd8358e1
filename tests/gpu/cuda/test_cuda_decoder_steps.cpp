// SPDX-License-Identifier: GPL-3.0-or-later
// The decoder engine on a GPU against the one on the CPU: prompts of every length, single steps, batches, and the order
// of calls.
#include <doctest/doctest.h>

#include "tests/gpu/support/cuda_decoder_cases.h"
#include "tests/gpu/support/needs_gpu.h"

#include <cstdlib>

QS_NEEDS_GPU;

using namespace qs;
using namespace qs::test;

TEST_CASE("Long prompts, cut anywhere, with and without a window")
{
    for (const auto& [size, heads, kvHeads] : {std::tuple{128, 4, 1}, {64, 6, 2}})
        for (const std::int64_t window : {0, 50})
            for (const std::int64_t rows : {512, 130, 37}) {
                DecoderCase c = made(size, heads, kvHeads);
                c.model.shape.kinds[0].window = window;
                DecoderEngineOptions options = optionsFor(DType::F16, 512);
                options.prefillRows = rows;
                expect(c.name + ", window " + std::to_string(window) + ", " + std::to_string(rows) + " rows at once",
                       compare(c, options, dense(DType::F16), 290, 6), allowed(DType::F16));
            }
}

/// Short prompts go through packed matrices in one kernel, longer ones in another, from some hundred rows on through
/// restored matrices: every length about where that changes, with rows of a width of large models, of which not every
/// plan finds room in shared memory.
TEST_CASE("Prompts of every length through packed matrices of large widths")
{
    const auto all = forms();
    std::vector<std::size_t> lengths;
    for (std::size_t rows = 1; rows <= 130; rows += quick() ? 19 : 1)
        lengths.push_back(rows);
    lengths.insert(lengths.end(), {200, 255, 256, 257, 385, 511, 512, 513, 600});
    DecoderCase cases[] = {made(128, 32, 8, 14336, false, 256), made(64, 4, 2, 200, true, 4096),
                           made(64, 5, 1, 1000, true, 328)};
    for (DecoderCase& c : cases) {
        for (std::uint64_t i = c.prompt.size(); i < lengths.back(); ++i)
            c.prompt.push_back(static_cast<std::int32_t>(uniformAt(78, i) * 203));
        for (const Form& form : all) {
            if (form.name != "INT4, groups of 128" && form.name != "INT4 with zero points, groups of 128" &&
                form.name != "INT8, groups of 128")
                continue;
            for (const DType type : {DType::F16, DType::BF16}) {
                const Put put = formed(form, type);
                const DecoderEngineOptions options = optionsFor(type, 1024);
                auto cpu = filled(makeCpuDecoderEngine(), c, options, put), gpu = filled(onGpu(), c, options, put);
                const std::int64_t n = c.model.shape.vocabulary;
                const Floats expected = logitsOf(*cpu, c.prompt, n);
                Floats last(static_cast<std::size_t>(n));
                double worst = 0;
                for (const std::size_t rows : lengths) {
                    REQUIRE(gpu->rewind(0, 0).ok());
                    const auto done = gpu->prefill(0, std::span(c.prompt).first(rows), LogitsWanted::Last, last);
                    REQUIRE_MESSAGE(done.ok(), done.error().text());
                    const double found = off(last, rowAt(expected, rows - 1, n));
                    CAPTURE(form.name);
                    CAPTURE(rows);
                    CHECK(found < allowed(type));
                    worst = std::max(worst, found);
                }
                std::printf("  %s, %zu lengths to %zu, width %lld: %.2e\n", form.name.c_str(), lengths.size(),
                            lengths.back(),
                            static_cast<long long>(std::max(c.model.shape.hidden, c.model.shape.intermediate)), worst);
            }
        }
    }
}

/// One row goes through the matrices in kernels of several products each: rows of activations that end within a group,
/// or that threads do not keep in registers; layers whose matrices have one form and layers whose have two.
TEST_CASE("Single rows of odd sizes")
{
    const auto all = forms();
    for (const std::int64_t hidden :
         quick() ? std::vector<std::int64_t>{264} : std::vector<std::int64_t>{264, 1000, 8328})
        for (const DType type : quick() ? std::vector{DType::BF16} : std::vector{DType::F16, DType::BF16}) {
            const DecoderCase c = made(32, 4, 2, 72, true, hidden);
            const std::string where = ", hidden " + std::to_string(hidden) + ", " + nameOf(type);
            expect("dense" + where, compare(c, optionsFor(type), dense(type), 20, 3), allowed(type));
            for (const Form& form : all) {
                if (form.name != "INT4, groups of 128" && form.name != "INT4 with zero points, groups of 128" &&
                    form.name != "INT8, groups of 128")
                    continue;
                const Put other = [&](DecoderEngine& engine, const MatrixPlace& place, const Floats& w,
                                      std::int64_t out, std::int64_t in) {
                    const bool second = place.role == DecoderMatrix::Down || place.role == DecoderMatrix::Output;
                    return engine.putMatrix(
                        place, (second ? configured(w, out, in, llm_weights::channels(NumberFormat::Int8), type)
                                       : form.make(w, out, in, type))
                                   .view());
                };
                expect(form.name + where, compare(c, optionsFor(type), formed(form, type), 20, 3), allowed(type));
                if (!quick())
                    expect(form.name + " and INT8" + where, compare(c, optionsFor(type), other, 20, 3), allowed(type));
            }
            using enum DecoderMatrix;
            for (const QuantScheme& weights :
                 {llm_weights::channels(NumberFormat::Int8), llm_weights::channels(NumberFormat::E4M3),
                  llm_weights::blocks(NumberFormat::E4M3)}) // of one product, as nothing may follow that could flip
                for (const auto& alone : {std::vector{Query, Key, Value}, {Output}, {Gate, Up}, {Down}}) {
                    const Put put = [&](DecoderEngine& engine, const MatrixPlace& place, const Floats& w,
                                        std::int64_t out, std::int64_t in) {
                        if (std::ranges::find(alone, place.role) == alone.end() || place.layer != 1)
                            return engine.putMatrix(place, denseMatrix(w, out, in, type).matrix);
                        LlmMatrix m = configured(w, out, in, weights, type);
                        m.form.quantizedActivations = true;
                        return engine.putMatrix(place, m.view());
                    };
                    const bool coarse = weights.format == NumberFormat::E4M3; // a code that flips is a step of 1/16
                    expect((coarse ? "FP8 × FP8 of role " : "INT8 × INT8 of role ") +
                               std::to_string(static_cast<int>(alone.front())) + where,
                           compare(c, optionsFor(type), put, 20, 3),
                           coarse ? allowedQuantized(type, quantizationOf(c, optionsFor(type), put, dense(type), 20))
                                  : std::max(allowed(type), 1e-2));
                }
        }
}

/// More blocks share a context from 1024 tokens on, which is another graph of the same step.
TEST_CASE("Steps on both sides of 1024 tokens")
{
    DecoderCase c = made(64, 4, 2);
    while (c.prompt.size() < 1100)
        c.prompt.push_back(c.prompt[c.prompt.size() - 300]);
    for (const DType type : {DType::F32, DType::BF16}) {
        expect("1020 tokens, " + nameOf(type), compare(c, optionsFor(type, 1200), dense(type), 1020, 8), allowed(type));
        auto cpu = filled(makeCpuDecoderEngine(), c, optionsFor(DType::F32, 1200), dense(DType::F32)),
             gpu = filled(onGpu(), c, optionsFor(DType::F32, 1200), dense(DType::F32));
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
    const DecoderCase c = made(64, 4, 2);
    const std::int64_t n = c.model.shape.vocabulary;
    const std::span<const std::int32_t> prompt = c.prompt;
    const auto all = forms();
    const auto find = [&](const std::string& name) {
        return std::find_if(all.begin(), all.end(), [&](const Form& f) { return f.name == name; });
    };
    std::map<std::string, Put> puts{{"dense", dense(DType::F16)}};
    std::map<std::string, double> limits;
    for (const char* name :
         {"INT4, groups of 128", "INT8, groups of 128", "INT4 with zero points, groups of 128", "NVFP4",
          "INT8 per channel, quantized activations", "FP8 per channel, quantized activations"})
        puts[name] = formed(*find(name), DType::F16);
    for (const char* name : {"INT8 per channel, quantized activations", "FP8 per channel, quantized activations"})
        limits[name] = allowedQuantized(DType::F16, quantizationOf(c, optionsFor(DType::F16), puts[name],
                                                                   formed(*find(name), DType::F16, false), 80));
    for (const auto& [name, put] : puts) {
        DecoderEngineOptions options = optionsFor(DType::F16, 128);
        options.sequences = 70;
        auto engine = filled(onGpu(), c, options, put);
        const auto expected = logitsOf(*engine, prompt.first(80), n);
        REQUIRE(engine->rewind(0, 0).ok());
        for (const std::size_t batch : {1, 2, 3, 4, 5, 8, 9, 17, 33, 64, 70}) {
            std::vector<std::int32_t> next(batch);
            for (std::size_t i = 0; i < batch; ++i) { // sequence i has 3 + i % 60 tokens
                const std::size_t length = 3 + i % 60;
                REQUIRE(engine->rewind(static_cast<std::int64_t>(i), 0).ok());
                REQUIRE(
                    engine->prefill(static_cast<std::int64_t>(i), prompt.first(length), LogitsWanted::None, {}).ok());
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

TEST_CASE("Batches of so many rows that a block of attention takes a row's tokens alone")
{
    const DecoderCase c = made(64, 8, 2); // four query heads share a key and value head
    const std::int64_t n = c.model.shape.vocabulary;
    const std::span<const std::int32_t> prompt = c.prompt;
    for (const KvFormat kv : {KvFormat::F16, KvFormat::E4M3, KvFormat::Int8}) {
        DecoderEngineOptions options = optionsFor(DType::F16, 128);
        options.kv = kv;
        options.sequences = 250;
        auto engine = filled(onGpu(), c, options, dense(DType::F16));
        const auto lengthOf = [](std::size_t i) { return 3 + i % 60; };
        std::vector<Floats> expected(60); // one row at a time
        std::vector<std::int32_t> next(250);
        for (std::size_t i = 0; i < next.size(); ++i) {
            const auto sequence = static_cast<std::int64_t>(i);
            REQUIRE(engine->prefill(sequence, prompt.first(lengthOf(i)), LogitsWanted::None, {}).ok());
            next[i] = prompt[lengthOf(i)];
            if (i >= expected.size()) continue;
            expected[i].resize(static_cast<std::size_t>(n));
            REQUIRE(engine->rewind(0, 0).ok());
            REQUIRE(engine->prefill(0, prompt.first(lengthOf(i)), LogitsWanted::None, {}).ok());
            REQUIRE(engine->decode({&next[i], 1}, expected[i]).ok());
        }
        REQUIRE(engine->rewind(0, 0).ok());
        REQUIRE(engine->prefill(0, prompt.first(lengthOf(0)), LogitsWanted::None, {}).ok());
        Floats logits(next.size() * static_cast<std::size_t>(n));
        REQUIRE(engine->decode(next, logits).ok());
        double worst = 0;
        for (std::size_t i = 0; i < next.size(); ++i)
            worst = std::max(worst, off(rowAt(logits, i, n), expected[i % 60]));
        CAPTURE(static_cast<int>(kv));
        CHECK(worst < 1e-2);
        if (std::getenv("QS_TEST_QUICK")) break; // under compute-sanitizer
    }
}

TEST_CASE("Greedy steps of a batch, rewinding and copying")
{
    const DecoderCase c = decoderCases()[0];
    const std::int64_t n = c.model.shape.vocabulary;
    const std::span<const std::int32_t> prompt = c.prompt;
    auto engine = filled(onGpu(), c, optionsFor(DType::F32), dense(DType::F32));
    REQUIRE(engine->prefill(0, prompt.first(40), LogitsWanted::None, {}).ok());
    REQUIRE(engine->prefill(1, prompt.first(20), LogitsWanted::None, {}).ok());
    const std::int32_t next[2] = {prompt[40], prompt[20]};
    std::vector<std::int32_t> chosen(2 * 37), expected;
    REQUIRE(engine->decodeGreedy(next, 37, chosen, {}).ok());
    auto cpu = filled(makeCpuDecoderEngine(), c, optionsFor(DType::F32), dense(DType::F32));
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
    const DecoderCase c = decoderCases()[0];
    const auto inputs = [&](std::unique_ptr<DecoderEngine> engine) {
        auto ready = filled(std::move(engine), c, optionsFor(DType::F32), dense(DType::F32));
        std::map<std::pair<int, std::int64_t>, Floats> seen;
        REQUIRE(ready
                    ->captureInputs(
                        1, 3,
                        [&](const MatrixPlace& place, std::int64_t rows, std::int64_t in, const float* values) {
                            seen[{static_cast<int>(place.role), place.layer}].assign(values, values + rows * in);
                        })
                    .ok());
        REQUIRE(ready->prefill(0, c.prompt, LogitsWanted::None, {}).ok());
        REQUIRE(ready->captureInputs(0, 0, {}).ok());
        const std::size_t count = seen.size();
        REQUIRE(ready->prefill(1, c.prompt, LogitsWanted::None, {}).ok());
        CHECK(seen.size() == count);
        return seen;
    };
    const auto gpu = inputs(onGpu()), cpu = inputs(makeCpuDecoderEngine());
    CHECK(cpu.size() == 8); // four inputs in two layers
    REQUIRE(gpu.size() == cpu.size());
    for (const auto& [key, values] : cpu)
        CHECK(off(gpu.at(key), values) < 1e-4);
}

TEST_CASE("Wrong calls are refused in words")
{
    const DecoderCase c = decoderCases()[0];
    auto engine = onGpu();
    const auto none = engine->begin(c.model.shape, rotaryFrequencies(c.model.shape), optionsFor(DType::F16),
                                    {std::uint64_t{1} << 50});
    REQUIRE(!none.ok());
    CHECK(none.error().code == ErrorCode::Memory);
    CHECK(none.error().message.english().find("for weights") != std::string::npos);
    CHECK(!engine->finish().ok());
    DecoderCase twice = c;
    REQUIRE(engine->begin(c.model.shape, rotaryFrequencies(c.model.shape), optionsFor(DType::F16), {}).ok());
    const auto norm = twice.model.vector(DecoderVector::FinalNorm, 0);
    CHECK(engine->putVector(DecoderVector::FinalNorm, 0, norm).ok());
    CHECK(engine->putVector(DecoderVector::FinalNorm, 0, norm).error().message.english() ==
          "A vector of the model was passed twice.");
    engine = filled(std::move(engine), c, optionsFor(DType::F16), dense(DType::F16));
    const std::int32_t outside[1] = {160};
    CHECK(engine->prefill(0, outside, LogitsWanted::None, {}).error().code == ErrorCode::Usage);
    const std::vector<std::int32_t> longer(257, 1);
    CHECK(engine->prefill(0, longer, LogitsWanted::None, {}).error().message.english().find("257") !=
          std::string::npos);
    engine->setInterrupt([] { return true; });
    CHECK(engine->prefill(0, c.prompt, LogitsWanted::None, {}).error().code == ErrorCode::Interrupted);
    engine->setInterrupt({});
    // The same engine with another model.
    const DecoderCase other = decoderCases()[2];
    engine = filled(std::move(engine), other, optionsFor(DType::F32), dense(DType::F32));
    const auto logits = logitsOf(*engine, other.prompt, other.model.shape.vocabulary);
    CHECK(off(rowAt(logits, other.rows[0], other.model.shape.vocabulary), other.fp32[0]) < 1e-4);
}
