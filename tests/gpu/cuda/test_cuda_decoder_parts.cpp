// SPDX-License-Identifier: GPL-3.0-or-later
// The decoder engine on a GPU with parts of other families: against the one on the CPU, in every type, form and cache,
// and with batches and captured inputs.
#include <doctest/doctest.h>

#include "tests/gpu/support/cuda_decoder_cases.h"
#include "tests/gpu/support/needs_gpu.h"

QS_NEEDS_GPU;

using namespace qs;
using namespace qs::test;

TEST_CASE("Models with other parts compute what the CPU computes")
{
    for (const DecoderCase& c : partCases())
        for (const DType type : kTypes) // 290: several tiles of the prefill kernel, beyond every window
            expect(c.name + ", " + nameOf(type), compare(c, optionsFor(type, 320), dense(type), 290, 6), allowed(type));
}

TEST_CASE("Models with other parts take every form of weights")
{
    for (const DecoderCase& c : partCases())
        for (const Form& form : forms()) {
            const DType type = DType::F16;
            const Put put = formed(form, type);
            const double limit =
                form.quantizes
                    ? allowedQuantized(type, quantizationOf(c, optionsFor(type), put, formed(form, type, false), 60))
                    : allowed(type);
            expect(c.name + ", " + form.name, compare(c, optionsFor(type), put, 60, 2), limit);
        }
}

TEST_CASE("Models with other parts take every kind of cache")
{
    for (const DecoderCase& c : partCases())
        for (const KvFormat kv : {KvFormat::F32, KvFormat::BF16, KvFormat::E4M3, KvFormat::Int8}) {
            DecoderEngineOptions options = optionsFor(DType::F16, 320);
            options.kv = kv;
            // A last bit may flip a code of the cache.
            const double limit = kv == KvFormat::E4M3 ? 8e-2 : kv == KvFormat::Int8 ? 2e-2 : allowed(DType::F16);
            expect(c.name + ", cache in " + kvFormatLabel(kv), compare(c, options, dense(DType::F16), 100, 4), limit);
        }
}

TEST_CASE("Models with other parts: prompts in pieces, batches and greedy steps")
{
    for (const DecoderCase& c : partCases()) {
        CAPTURE(c.name);
        const std::int64_t n = c.model.shape.vocabulary;
        DecoderEngineOptions options = optionsFor(DType::F32, 320);
        auto whole = filled(onGpu(), c, options, dense(DType::F32));
        options.prefillRows = 37;
        auto cut = filled(onGpu(), c, options, dense(DType::F32));
        const std::span<const std::int32_t> tokens = c.prompt;
        const Floats expected = logitsOf(*whole, tokens.first(120), n);
        CHECK(off(logitsOf(*cut, tokens.first(120), n), expected) < 1e-5);
        // Two sequences of different lengths in one step.
        REQUIRE(cut->rewind(0, 100).ok());
        REQUIRE(cut->prefill(1, tokens.first(50), LogitsWanted::None, {}).ok());
        Floats both(static_cast<std::size_t>(2 * n));
        const std::int32_t next[] = {tokens[100], tokens[50]};
        REQUIRE(cut->decode(next, both).ok());
        CHECK(off(rowAt(both, 0, n), rowAt(expected, 100, n)) < 1e-5);
        CHECK(off(rowAt(both, 1, n), rowAt(expected, 50, n)) < 1e-5);
        // Greedy steps are those of one by one.
        REQUIRE(whole->rewind(0, 60).ok());
        REQUIRE(cut->rewind(0, 60).ok());
        std::vector<std::int32_t> chosen(20);
        REQUIRE(whole->decodeGreedy(tokens.subspan(60, 1), 20, chosen, {}).ok());
        std::int32_t token = tokens[60];
        Floats row(static_cast<std::size_t>(n));
        for (const std::int32_t choice : chosen) {
            REQUIRE(cut->decode(std::span(&token, 1), row).ok());
            token = static_cast<std::int32_t>(std::max_element(row.begin(), row.end()) - row.begin());
            CHECK(token == choice);
        }
    }
}

TEST_CASE("Models with other parts report the inputs that the CPU reports")
{
    for (const DecoderCase& c : partCases()) {
        CAPTURE(c.name);
        std::map<std::pair<DecoderMatrix, std::int64_t>, Floats> inputs[2];
        int which = 0;
        for (auto& engine : {filled(makeCpuDecoderEngine(), c, optionsFor(DType::F32), dense(DType::F32)),
                             filled(onGpu(), c, optionsFor(DType::F32), dense(DType::F32))}) {
            auto& to = inputs[which++];
            REQUIRE(engine
                        ->captureInputs(
                            0, c.model.shape.layers,
                            [&](const MatrixPlace& place, std::int64_t rows, std::int64_t in, const float* values) {
                                to[{place.role, place.layer}].assign(values, values + rows * in);
                            })
                        .ok());
            REQUIRE(engine->prefill(0, std::span<const std::int32_t>(c.prompt).first(40), LogitsWanted::None, {}).ok());
        }
        CHECK(inputs[0].size() == static_cast<std::size_t>(4 * c.model.shape.layers));
        REQUIRE(inputs[1].size() == inputs[0].size());
        for (const auto& [key, values] : inputs[0])
            CHECK(off(inputs[1][key], values) < 1e-4);
    }
}
