// SPDX-License-Identifier: GPL-3.0-or-later
// The decoder engine on a GPU against the one on the CPU: every form of weights and of the cache, and what transformers
// computes.
#include <doctest/doctest.h>

#include "tests/gpu/support/cuda_decoder_cases.h"
#include "tests/gpu/support/needs_gpu.h"

QS_NEEDS_GPU;

using namespace qs;
using namespace qs::test;

TEST_CASE("Dense models compute what the CPU computes")
{
    for (const DecoderCase& c : casesOfGpus())
        for (const DType type : kTypes)
            expect(c.name + ", " + nameOf(type), compare(c, optionsFor(type), dense(type), 90), allowed(type));
    for (const auto& [size, heads, kvHeads] :
         {std::tuple{128, 4, 1}, {64, 4, 2}, {80, 3, 3}, {24, 10, 2}, {6, 4, 4}, {256, 2, 1}})
        for (const DType type : kTypes) {
            const DecoderCase c = made(size, heads, kvHeads, 200, size == 64);
            expect(c.name + ", " + nameOf(type), compare(c, optionsFor(type, 320), dense(type), 150), allowed(type));
        }
}

TEST_CASE("Greedy continuations in FP32 are those of transformers")
{
    for (const DecoderCase& c : casesOfGpus()) {
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
        const auto done =
            engine->decodeGreedy(std::span(&first, 1), static_cast<std::int64_t>(chosen.size()), chosen, times);
        REQUIRE_MESSAGE(done.ok(), done.error().text());
        CHECK(std::equal(chosen.begin(), chosen.end(), c.greedy.begin() + 1));
        CHECK(std::all_of(times.begin(), times.end(), [](float us) { return us > 0; }));
        CHECK(engine->length(0) == static_cast<std::int64_t>(c.prompt.size() + chosen.size()));
    }
}

TEST_CASE("Every form of weights computes what the CPU computes")
{
    const DecoderCase small = decoderCases()[0], wide = made(64, 4, 2);
    for (const Form& form : forms())
        for (const DType type : kTypes) {
            for (const auto& [name, c, length] :
                 {std::tuple{"small", &small, std::size_t{60}}, {"wide", &wide, std::size_t{120}}}) {
                const Put put = formed(form, type);
                const double limit = form.quantizes
                                         ? allowedQuantized(type, quantizationOf(*c, optionsFor(type), put,
                                                                                 formed(form, type, false), length))
                                         : allowed(type);
                expect(form.name + ", " + name + ", " + nameOf(type), compare(*c, optionsFor(type), put, length, 2),
                       limit);
            }
        }
    // With biases; gate and up of a multiple of eight rows, which lie beside each other, and not.
    for (const Form& form : forms())
        if (!form.quantizes &&
            (form.name.find("groups of 128") != std::string::npos || form.name == "INT8 per channel"))
            for (const auto& [size, heads, kvHeads, intermediate] :
                 {std::tuple{64, 4, 2, 196}, {80, 3, 3, 200}, {64, 10, 2, 328}})
                for (const DType type : {DType::F16, DType::BF16}) {
                    const DecoderCase c = made(size, heads, kvHeads, intermediate, true);
                    expect(form.name + ", biases, " + std::to_string(intermediate) + ", " + nameOf(type),
                           compare(c, optionsFor(type), formed(form, type), 80, 3), allowed(type));
                }
}

/// A code flips where an input that is off by its last bits lies beside the border of two codes; what that changes
/// flips more codes in the next product, until the two runs are as far apart as the quantization itself puts them from
/// none. With one quantized matrix alone nothing follows that could flip: rows of eight go through kernels with FP32
/// sums, more through the tensor cores.
TEST_CASE("One matrix with quantized activations computes what the CPU computes")
{
    const auto check = [](const DecoderCase& c, const std::string& name, const QuantScheme& weights,
                          std::int64_t rows) {
        for (const auto& [alone, role] : {std::pair{DecoderMatrix::Query, "query"},
                                          {DecoderMatrix::Output, "output"},
                                          {DecoderMatrix::Gate, "gate"},
                                          {DecoderMatrix::Down, "down"}})
            for (const DType type : kTypes) {
                const Put put = [weights, type, alone = alone](DecoderEngine& engine, const MatrixPlace& place,
                                                               const Floats& w, std::int64_t out, std::int64_t in) {
                    if (place.role != alone || place.layer != 1)
                        return engine.putMatrix(place, denseMatrix(w, out, in, type).matrix);
                    LlmMatrix m = configured(w, out, in, weights, type);
                    m.form.quantizedActivations = true;
                    return engine.putMatrix(place, m.view());
                };
                DecoderEngineOptions options = optionsFor(type);
                options.prefillRows = rows;
                const double limit = std::max(allowed(type), type == DType::F32 ? 2e-3 : 1e-2);
                expect(name + " of " + role + " alone, " + std::to_string(rows) + " rows, " + nameOf(type),
                       compare(c, options, put, 120, 2), limit);
            }
    };
    const DecoderCase c = made(64, 4, 2), cut = made(80, 3, 3, 200); // of which blocks of 128 are whole, and not
    for (const std::int64_t rows : {8, 120}) {
        check(c, "INT8", llm_weights::channels(NumberFormat::Int8), rows);
        check(c, "FP8", llm_weights::channels(NumberFormat::E4M3), rows);
    }
    for (const std::int64_t rows : {2, 7, 40, 120}) // our own kernel; rows that the library wants more of
        check(c, "FP8 in blocks", llm_weights::blocks(NumberFormat::E4M3), rows);
    for (const std::int64_t rows : {7, 120})
        check(cut, "FP8 in cut blocks", llm_weights::blocks(NumberFormat::E4M3), rows);
}

TEST_CASE("Inputs are multiplied and put in order")
{
    const DecoderCase c = made(64, 4, 2);
    for (const int which : {0, 1, 2, 3})
        for (const DType type : {DType::F32, DType::F16}) {
            const auto putWith = [which, type](bool quantizes) -> Put {
                return [which, type, quantizes](DecoderEngine& engine, const MatrixPlace& place, const Floats& w,
                                                std::int64_t out, std::int64_t in) {
                    Floats factors(static_cast<std::size_t>(in));
                    std::vector<std::int32_t> order(static_cast<std::size_t>(in));
                    std::iota(order.rbegin(), order.rend(), 0);
                    std::rotate(order.begin(), order.begin() + 5, order.end());
                    for (std::size_t i = 0; i < factors.size(); ++i)
                        factors[i] = i % 3 == 0 ? 2.0f : 0.5f;
                    LlmMatrix m = which == 0 ? uniform(w, out, in, 4, true, 128, type)
                                             : configured(w, out, in,
                                                          which == 1   ? llm_weights::channels(NumberFormat::Int8)
                                                          : which == 2 ? llm_weights::channels(NumberFormat::E4M3)
                                                                       : llm_weights::blocks(NumberFormat::E4M3),
                                                          type);
                    m.form.quantizedActivations = which > 0 && quantizes;
                    EngineMatrix view = m.view();
                    view.inputMultiplier = factors;
                    if (place.role != DecoderMatrix::Key) view.inputOrder = order; // key apart from query and value
                    return engine.putMatrix(place, view);
                };
            };
            const double limit =
                which == 0
                    ? allowed(type)
                    : allowedQuantized(type, quantizationOf(c, optionsFor(type), putWith(true), putWith(false), 100));
            expect("multiplier and order " + std::to_string(which) + ", " + nameOf(type),
                   compare(c, optionsFor(type), putWith(true), 100), limit);
        }
}

TEST_CASE("Matrices of one layer may differ in form")
{
    const DecoderCase c = made(64, 4, 2);
    const auto all = forms();
    for (const DType type : kTypes) {
        const Put put = [&all, type](DecoderEngine& engine, const MatrixPlace& place, const Floats& w, std::int64_t out,
                                     std::int64_t in) {
            const auto turn = static_cast<std::size_t>(place.role) + 3 * static_cast<std::size_t>(place.layer);
            if (turn % 4 == 0) return engine.putMatrix(place, denseMatrix(w, out, in, DType::BF16).matrix);
            const LlmMatrix m = all[turn % all.size()].make(w, out, in, type);
            return engine.putMatrix(place, m.view());
        };
        expect("mixed, " + nameOf(type), compare(c, optionsFor(type), put, 100), allowed(type));
    }
}

TEST_CASE("Every form of the cache computes what the CPU computes")
{
    for (const auto& [size, kvHeads] : {std::pair{128, 1}, {64, 2}, {24, 4}}) {
        const DecoderCase c = made(size, 4, kvHeads);
        for (const KvFormat kv : {KvFormat::F32, KvFormat::F16, KvFormat::BF16, KvFormat::E4M3, KvFormat::Int8})
            for (const DType type : kTypes) {
                DecoderEngineOptions options = optionsFor(type, 512);
                options.kv = kv;
                const bool coarse = kv == KvFormat::E4M3 || kv == KvFormat::Int8;
                const double limit = std::max(allowed(type), coarse                                      ? 1e-2
                                                             : kv == KvFormat::F32 || type == DType::F32 ? 2e-3
                                                                                                         : 2e-2);
                expect(c.name + ", cache of " + kvFormatLabel(kv) + ", " + nameOf(type),
                       compare(c, options, dense(type), 200, 6), limit);
            }
    }
}
