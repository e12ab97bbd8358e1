// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/float8.h"
#include "gpu/cpu/llama/kernels.h"
#include "gpu/numerics/packed_formats.h"
#include "gpu/studies/llm/matrix.h"
#include "tests/gpu/support/llama_cases.h"

#include <numeric>

using namespace qs;
using namespace qs::test;

namespace {

/// How a matrix becomes another form in a test.
struct Form
{
    const char* name;
    std::function<LlmMatrix(const std::vector<float>&, std::int64_t out, std::int64_t in)> make;
};

LlmMatrix uniform(const std::vector<float>& w, std::int64_t out, std::int64_t in, int bits, bool symmetric, int group,
                  DType scales)
{
    const UniformRule rule{.bits = bits, .symmetric = symmetric, .groupSize = group, .scaleType = scales};
    LlmMatrix m = matrixOfCodes(quantizeUniform(rule, w, out, in), 0, out, scales);
    return m;
}

LlmMatrix configured(const std::vector<float>& w, std::int64_t out, std::int64_t in, LlmWeights weights)
{
    LlmConfiguration c;
    c.weights = weights;
    return roundedMatrix(rowsOf(w, out, in), c);
}

std::vector<Form> forms()
{
    using W = const std::vector<float>&;
    using N = std::int64_t;
    std::vector<Form> all;
    for (const int bits : {4, 8})
        for (const bool symmetric : {true, false}) {
            all.push_back({"uniform, groups of 16",
                           [=](W w, N out, N in) { return uniform(w, out, in, bits, symmetric, 16, DType::F16); }});
            all.push_back({"uniform, groups of 36 and a shorter one",
                           [=](W w, N out, N in) { return uniform(w, out, in, bits, symmetric, 36, DType::F32); }});
            all.push_back({"uniform, rows",
                           [=](W w, N out, N in) { return uniform(w, out, in, bits, symmetric, 0, DType::BF16); }});
        }
    all.push_back({"dense BF16", [](W w, N out, N in) { return denseMatrix(rowsOf(w, out, in), DType::BF16); }});
    all.push_back({"dense F16", [](W w, N out, N in) { return denseMatrix(rowsOf(w, out, in), DType::F16); }});
    for (const LlmWeights weights :
         {LlmWeights::Int8Channel, LlmWeights::E4M3Channel, LlmWeights::NF4, LlmWeights::MXFP4, LlmWeights::NVFP4})
        all.push_back({"by configuration", [=](W w, N out, N in) { return configured(w, out, in, weights); }});
    all.push_back({"MXFP8", [](W w, N out, N in) {
                       LlmMatrix m;
                       m.form.out = out;
                       m.form.in = in;
                       m.form.form = WeightForm::Packed;
                       m.form.dtype = DType::F32;
                       m.form.scheme = {
                           NumberFormat::MXFP8, Granularity::Group, ScaleMode::Dynamic, ZeroPointRule::None, 32,
                           Dialect::Standard};
                       const Quantized q = quantizeOracle(m.form.scheme, {DType::F32, {out, in}, w.data()});
                       const auto bytes = [](const std::vector<std::uint8_t>& from) {
                           const auto view = std::as_bytes(std::span(from));
                           return std::vector<std::byte>(view.begin(), view.end());
                       };
                       m.codes = bytes(q.codes);
                       m.scales = bytes(q.scaleBytes);
                       return m;
                   }});
    return all;
}

template <class Put> std::vector<float> logitsWith(const LlamaCase& c, int isa, const Put& put)
{
    auto engine = makeCpuLlamaEngine({.isa = isa});
    REQUIRE(engine->begin(c.model.shape, rotaryFrequencies(c.model.shape), optionsFor(DType::F32), {}).ok());
    fillEngine(*engine, c.model, DType::F32,
               [&](LlamaMatrix role, std::int64_t layer, const std::vector<float>& w, std::int64_t out,
                   std::int64_t in) { return put(*engine, role, layer, w, out, in); });
    std::vector<float> logits(c.prompt.size() * static_cast<std::size_t>(c.model.shape.vocabulary));
    REQUIRE(engine->prefill(0, c.prompt, LogitsWanted::All, logits).ok());
    return logits;
}

} // namespace

TEST_CASE("A weight-only form computes what its restored weights compute, to the bit")
{
    const LlamaCase c = llamaCases()[0];
    for (const Form& form : forms())
        for (int isa = 0; isa <= 2; ++isa) {
            CAPTURE(form.name);
            CAPTURE(isa);
            const auto coded = logitsWith(c, isa,
                                          [&](LlamaEngine& engine, LlamaMatrix role, std::int64_t layer,
                                              const std::vector<float>& w, std::int64_t out, std::int64_t in) {
                                              const LlmMatrix m = form.make(w, out, in);
                                              REQUIRE(checkEngineMatrix(m.view()).ok());
                                              return engine.putMatrix(role, layer, m.view());
                                          });
            const auto restored =
                logitsWith(c, isa,
                           [&](LlamaEngine& engine, LlamaMatrix role, std::int64_t layer, const std::vector<float>& w,
                               std::int64_t out, std::int64_t in) {
                               const auto values = restoreEngineMatrix(form.make(w, out, in).view());
                               CHECK(relative(values, w) < 0.35); // the same matrix, less precise
                               return engine.putMatrix(role, layer, denseMatrix(values, out, in, DType::F32).matrix);
                           });
            CHECK(coded == restored);
        }
}

TEST_CASE("Inputs are multiplied and put in order")
{
    const LlamaCase c = llamaCases()[0];
    const auto plain = logitsWith(
        c, 2,
        [&](LlamaEngine& engine, LlamaMatrix role, std::int64_t layer, const std::vector<float>& w, std::int64_t out,
            std::int64_t in) { return engine.putMatrix(role, layer, denseMatrix(w, out, in, DType::F32).matrix); });
    const auto changed =
        logitsWith(c, 2,
                   [&](LlamaEngine& engine, LlamaMatrix role, std::int64_t layer, const std::vector<float>& w,
                       std::int64_t out, std::int64_t in) {
                       std::vector<float> turned(w.size()), factors(static_cast<std::size_t>(in));
                       std::vector<std::int32_t> order(static_cast<std::size_t>(in));
                       std::iota(order.rbegin(), order.rend(), 0);
                       std::rotate(order.begin(), order.begin() + 5, order.end());
                       for (std::int64_t i = 0; i < in; ++i)
                           factors[static_cast<std::size_t>(i)] = i % 3 == 0 ? 4.0f : 0.5f;
                       for (std::int64_t o = 0; o < out; ++o)
                           for (std::int64_t j = 0; j < in; ++j) {
                               const auto i = order[static_cast<std::size_t>(j)];
                               turned[static_cast<std::size_t>(o * in + j)] =
                                   w[static_cast<std::size_t>(o * in + i)] / factors[static_cast<std::size_t>(i)];
                           }
                       DenseMatrix m = denseMatrix(turned, out, in, DType::F32);
                       m.matrix.inputMultiplier = factors;
                       m.matrix.inputOrder = order;
                       return engine.putMatrix(role, layer, m.matrix);
                   });
    CHECK(relative(changed, plain) < 1e-5);
    CHECK(changed != plain); // summed in another order
}

TEST_CASE("Products of INT8 are exact with every instruction set")
{
    for (const auto isa : {CpuIsa::Portable, CpuIsa::Avx2, CpuIsa::Avx512})
        for (const bool vnni : {false, true}) {
            const LaidDots& dots = laidDotsFor(kernelsFor(isa), vnni);
            CAPTURE(dots.name);
            for (const std::int64_t k : {16, 80, 640}) {
                const std::int64_t m = 9;
                std::vector<std::int8_t> a(static_cast<std::size_t>(m * k)), b(static_cast<std::size_t>(64 * k));
                for (std::size_t i = 0; i < a.size(); ++i)
                    a[i] = static_cast<std::int8_t>(i % 7 == 0 ? -128 : static_cast<int>(splitmix64(1, i) % 256) - 128);
                for (std::size_t i = 0; i < b.size(); ++i)
                    b[i] = static_cast<std::int8_t>(i % 5 == 0 ? -128 : static_cast<int>(splitmix64(2, i) % 256) - 128);
                std::vector<std::uint8_t> laidB(static_cast<std::size_t>(laidBytes(dots, k) + 64)),
                    laidA(static_cast<std::size_t>(m * k * dots.codeBytes));
                dots.layOutB(b.data(), k, laidB.data());
                for (std::int64_t r = 0; r < m; ++r)
                    dots.layOutA(a.data() + r * k, k, laidA.data() + r * k * dots.codeBytes);
                std::vector<std::int32_t> found(static_cast<std::size_t>(m * 64)), expected(found.size());
                dots.multiply(laidA.data(), m, k, laidB.data(), found.data(), 64);
                for (std::int64_t r = 0; r < m; ++r)
                    for (std::int64_t c = 0; c < 64; ++c)
                        for (std::int64_t i = 0; i < k; ++i)
                            expected[static_cast<std::size_t>(r * 64 + c)] +=
                                int{a[static_cast<std::size_t>(r * k + i)]} *
                                int{b[static_cast<std::size_t>(c * k + i)]};
                CHECK(found == expected);
            }
        }
}

TEST_CASE("Quantized activations are those of vLLM's rules")
{
    LlamaCase c = llamaCases()[0];
    for (const LlmWeights weights : {LlmWeights::Int8Channel, LlmWeights::E4M3Channel})
        for (int isa = 0; isa <= 2; ++isa) {
            // The head is the only quantized matrix; a head of the identity in another engine shows what it is fed.
            LlmConfiguration config;
            config.weights = weights;
            config.quantizedActivations = true;
            config.activations = DType::F32;
            const LlmMatrix head =
                roundedMatrix(rowsOf(c.model.head, c.model.shape.vocabulary, c.model.shape.hidden), config);
            const auto exact = restoreEngineMatrix(head.view());
            auto quantized = makeCpuLlamaEngine({.isa = isa});
            REQUIRE(quantized->begin(c.model.shape, rotaryFrequencies(c.model.shape), optionsFor(DType::F32), {}).ok());
            LlamaCase unit = c;
            const std::int64_t hidden = c.model.shape.hidden, vocabulary = c.model.shape.vocabulary;
            unit.model.head.assign(static_cast<std::size_t>(vocabulary * hidden), 0.0f);
            for (std::int64_t i = 0; i < hidden; ++i)
                unit.model.head[static_cast<std::size_t>(i * hidden + i)] = 1.0f;
            auto shows = makeCpuLlamaEngine({.isa = isa});
            REQUIRE(shows->begin(c.model.shape, rotaryFrequencies(c.model.shape), optionsFor(DType::F32), {}).ok());
            fillDense(*shows, unit.model, DType::F32);
            std::vector<float> x(static_cast<std::size_t>(vocabulary)), found(x.size());
            REQUIRE(shows->prefill(0, c.prompt, LogitsWanted::Last, x).ok());
            for (int r = 0; r < kLlamaMatrices; ++r) {
                const auto role = static_cast<LlamaMatrix>(r);
                const auto [out, in] = matrixSize(c.model.shape, role);
                for (std::int64_t l = 0; l < (perLayer(role) ? c.model.shape.layers : 1); ++l)
                    REQUIRE(quantized
                                ->putMatrix(role, l,
                                            role == LlamaMatrix::Head
                                                ? head.view()
                                                : denseMatrix(c.model.matrix(role, l), out, in, DType::F32).matrix)
                                .ok());
            }
            for (int r = 0; r < kLlamaVectors; ++r) {
                const auto role = static_cast<LlamaVector>(r);
                if (vectorSize(c.model.shape, role) == 0) continue;
                for (std::int64_t l = 0; l < (perLayer(role) ? c.model.shape.layers : 1); ++l)
                    REQUIRE(quantized->putVector(role, l, c.model.vector(role, l)).ok());
            }
            REQUIRE(quantized->finish().ok());
            REQUIRE(quantized->prefill(0, c.prompt, LogitsWanted::Last, found).ok());
            float most = 0;
            for (std::int64_t i = 0; i < hidden; ++i)
                most = std::max(most, std::fabs(x[static_cast<std::size_t>(i)]));
            std::vector<float> expected(found.size());
            for (std::int64_t v = 0; v < vocabulary; ++v) {
                double sum = 0;
                for (std::int64_t i = 0; i < hidden; ++i) {
                    const float value = x[static_cast<std::size_t>(i)], scale = most / 448.0f;
                    const double q = weights == LlmWeights::Int8Channel
                                         ? std::nearbyint(value * (127.0f / most)) * (most / 127.0f)
                                         : decodeE4M3(encodeE4M3(value / scale)) * scale;
                    sum += q * exact[static_cast<std::size_t>(v * hidden + i)];
                }
                expected[static_cast<std::size_t>(v)] = static_cast<float>(sum);
            }
            CHECK(relative(found, expected) < 1e-6);
            CHECK(quantized->arithmetic(head.view(), DType::F32).simulated == (weights == LlmWeights::E4M3Channel));
        }
}

TEST_CASE("Keys and values are kept as asked, and decoding sees what prefilling saw")
{
    const LlamaCase c = llamaCases()[0];
    std::vector<float> exact;
    for (const KvFormat kv : {KvFormat::F32, KvFormat::F16, KvFormat::BF16, KvFormat::Int8, KvFormat::E4M3}) {
        const std::string label = kvFormatLabel(kv);
        CAPTURE(label);
        auto engine = makeCpuLlamaEngine();
        LlamaEngineOptions options = optionsFor(DType::F32);
        options.kv = kv;
        REQUIRE(engine->begin(c.model.shape, rotaryFrequencies(c.model.shape), options, {}).ok());
        fillDense(*engine, c.model, DType::F32);
        const auto n = static_cast<std::size_t>(c.model.shape.vocabulary);
        std::vector<float> all(c.prompt.size() * n), row(n);
        REQUIRE(engine->prefill(0, c.prompt, LogitsWanted::All, all).ok());
        REQUIRE(engine->rewind(0, 50).ok());
        REQUIRE(engine->decode(std::span(c.prompt).subspan(50, 1), row).ok());
        CHECK(std::equal(row.begin(), row.end(), all.begin() + static_cast<std::ptrdiff_t>(50 * n)));
        if (exact.empty()) exact = all;
        const double off = relative(all, exact);
        MESSAGE(label << " keys and values: logits off by " << off);
        CHECK(off <= (kv == KvFormat::F32 ? 0 : kv == KvFormat::F16 ? 1e-3 : kv == KvFormat::E4M3 ? 6e-2 : 1e-2));
        CHECK((kv == KvFormat::F32 || off > 1e-5));
        const LlamaEngineMemory memory = engine->memory();
        const std::uint64_t each = kv == KvFormat::F32    ? 128
                                   : kv == KvFormat::E4M3 ? 32
                                   : kv == KvFormat::Int8 ? 40
                                                          : 64; // two vectors of 16
        CHECK(memory.kvPerToken.value == each * 3 * 2);
        CHECK(memory.kvCache.value == memory.kvPerToken.value * 256 * 3);
    }
}

namespace {

/// Random words, and what points at them as a checkpoint would.
struct StoredCase
{
    std::string name;
    std::vector<std::uint32_t> codes, zeros;
    std::vector<std::uint8_t> bytes, blockScales;
    std::vector<float> scales;
    std::vector<std::int32_t> groupIndex;
    CheckpointMatrix matrix;

    StoredCase(std::string name_, MatrixStorage storage, int bits, std::int64_t groupSize) : name(std::move(name_))
    {
        matrix.out = 32;
        matrix.in = 64;
        matrix.format = {
            .storage = storage, .bits = bits, .symmetric = false, .groupSize = groupSize, .activations = ""};
        matrix.scaleType = DType::F32;
        codes.resize(static_cast<std::size_t>(matrix.out * matrix.in * bits / 32));
        zeros.resize(static_cast<std::size_t>(matrix.out * matrix.groups() * bits / 32 + 8));
        scales.resize(static_cast<std::size_t>(matrix.out * matrix.groups()));
        for (std::size_t i = 0; i < codes.size(); ++i)
            codes[i] = static_cast<std::uint32_t>(splitmix64(5, i));
        for (std::size_t i = 0; i < zeros.size(); ++i) // none is 15, which version 1 of GPTQ makes 16
            zeros[i] = static_cast<std::uint32_t>(splitmix64(6, i)) & (bits == 8 ? 0x7f7f7f7fu : 0x77777777u);
        for (std::size_t i = 0; i < scales.size(); ++i)
            scales[i] = static_cast<float>(uniformAt(7, i)) + 0.1f;
        matrix.codes = std::as_bytes(std::span(codes));
        matrix.scales = std::as_bytes(std::span(scales));
        matrix.zeroPoints = std::as_bytes(std::span(zeros));
    }
    void order()
    {
        groupIndex.resize(static_cast<std::size_t>(matrix.in));
        for (std::size_t i = 0; i < groupIndex.size(); ++i)
            groupIndex[i] = static_cast<std::int32_t>(i * 7 % groupIndex.size()) /
                            static_cast<std::int32_t>(matrix.format.groupSize);
        matrix.format.ordered = true;
        matrix.groupIndex = std::as_bytes(std::span(groupIndex));
    }
    /// Of what an engine would be given, in the order of the checkpoint's columns.
    std::vector<float> restored(const LlmMatrix& m) const
    {
        const auto values = restoreEngineMatrix(m.view());
        std::vector<float> out(values.size());
        for (std::int64_t r = 0; r < matrix.out; ++r)
            for (std::int64_t j = 0; j < matrix.in; ++j) {
                const std::int64_t column = m.inputOrder.empty() ? j : m.inputOrder[static_cast<std::size_t>(j)];
                out[static_cast<std::size_t>(r * matrix.in + column)] =
                    values[static_cast<std::size_t>(r * matrix.in + j)];
            }
        return out;
    }
    void check(WeightForm form) const
    {
        CAPTURE(name);
        const LlmMatrix made = storedMatrix(matrix, DType::F32);
        REQUIRE(checkEngineMatrix(made.view()).ok());
        CHECK(made.form.form == form);
        CHECK(made.inputOrder.empty() == (groupIndex.empty() || matrix.groups() == 1));
        std::vector<float> expected(static_cast<std::size_t>(matrix.out * matrix.in));
        restoreRows(matrix, 0, matrix.out, expected);
        CHECK(restored(made) == expected);
    }
};

} // namespace

TEST_CASE("Matrices of quantized checkpoints keep their codes")
{
    for (const int bits : {4, 8}) {
        StoredCase("pack-quantized", MatrixStorage::PackedInt, bits, 16).check(WeightForm::Uniform);
        StoredCase("pack-quantized rows", MatrixStorage::PackedInt, bits, 0).check(WeightForm::Uniform);
        StoredCase("GPTQ version 1", MatrixStorage::Gptq, bits, 16).check(WeightForm::Uniform);
        StoredCase ordered("GPTQ in the order of activations", MatrixStorage::Gptq, bits, 16);
        ordered.order();
        ordered.check(WeightForm::Uniform);
        StoredCase wholeRows("GPTQ of whole rows with a g_idx", MatrixStorage::Gptq, bits, 0);
        wholeRows.groupIndex.assign(64, 0); // of no groups: 0 everywhere
        wholeRows.matrix.format.ordered = true;
        wholeRows.matrix.groupIndex = std::as_bytes(std::span(wholeRows.groupIndex));
        wholeRows.check(WeightForm::Uniform);
        StoredCase unequal("groups of different sizes", MatrixStorage::Gptq, bits, 16);
        unequal.order();
        unequal.groupIndex[0] = 1 - unequal.groupIndex[0];
        const LlmMatrix dense = storedMatrix(unequal.matrix, DType::F32);
        CHECK(dense.form.form == WeightForm::Dense); // no group form fits: restored
        StoredCase symmetric("pack-quantized symmetric", MatrixStorage::PackedInt, bits, 16);
        symmetric.matrix.zeroPoints = {};
        symmetric.matrix.format.symmetric = true;
        symmetric.check(WeightForm::Uniform);
        CHECK(storedMatrix(symmetric.matrix, DType::F32).zeroPoints.empty());
        StoredCase claims("calls itself symmetric and is not", MatrixStorage::Gptq, bits, 16);
        claims.matrix.format.symmetric = true;
        claims.check(WeightForm::Uniform);
        StoredCase sixteen("a zero point that is no code", MatrixStorage::Gptq, bits, 16);
        sixteen.zeros[0] = 0xffffffffu;
        CHECK(storedMatrix(sixteen.matrix, DType::F32).form.form == WeightForm::Dense);
    }
    StoredCase("AWQ", MatrixStorage::AwqGemm, 4, 16).check(WeightForm::Uniform);
    for (const char* activations : {"", "INT8 per token, dynamic"}) {
        StoredCase whole("int-quantized", MatrixStorage::WholeInt, 8, 0);
        whole.matrix.zeroPoints = {};
        whole.matrix.format.symmetric = true;
        whole.matrix.format.activations = activations;
        whole.check(WeightForm::Int8Channel);
        CHECK(storedMatrix(whole.matrix, DType::F16).form.quantizedActivations == (*activations != 0));
        whole.matrix.format.activations += ", asymmetric"; // which no engine computes
        CHECK_FALSE(storedMatrix(whole.matrix, DType::F16).form.quantizedActivations);
    }
    StoredCase floats("float-quantized", MatrixStorage::WholeFloat, 8, 0);
    for (std::uint32_t& word : floats.codes)
        word &= 0xbfbfbfbfu; // no NaN
    floats.matrix.zeroPoints = {};
    floats.check(WeightForm::E4M3Channel);
    for (const auto storage : {MatrixStorage::Mxfp4, MatrixStorage::Nvfp4}) {
        StoredCase blocks("blocks", storage, 4, storage == MatrixStorage::Mxfp4 ? 32 : 16);
        blocks.blockScales.assign(static_cast<std::size_t>(32 * blocks.matrix.groups()),
                                  storage == MatrixStorage::Mxfp4 ? 120 : 0x38);
        blocks.matrix.scales = std::as_bytes(std::span(blocks.blockScales));
        blocks.matrix.zeroPoints = {};
        blocks.matrix.globalScale = storage == MatrixStorage::Nvfp4 ? 0.25f : 1.0f;
        blocks.check(WeightForm::Packed);
    }
}

TEST_CASE("Groups are whole: those asked for, a smaller power of two, or the row")
{
    const LlmConfiguration& c = *findLlmConfiguration("int4-w4a16");
    const std::pair<std::int64_t, std::int64_t> widths[] = {{4096, 128}, {128, 128}, {576, 64},  {1504, 32}, {64, 64},
                                                            {96, 32},    {48, 48},   {200, 200}, {100, 100}, {1, 1}};
    for (const auto& [in, group] : widths) {
        CAPTURE(in);
        CHECK(c.groupSizeOf(in) == group);
        const std::vector<float> w(static_cast<std::size_t>(2 * in), 0.5f);
        const LlmMatrix made = roundedMatrix(rowsOf(w, 2, in), c);
        CHECK(checkEngineMatrix(made.view()).ok());
        CHECK(made.form.groups() * group == in);
        CHECK(made.view().bytes() == matrixBytes(c, 2, in));
    }
}

TEST_CASE("Weights that are not finite are counted where they get codes")
{
    std::vector<float> w(64 * 128, 0.25f);
    w[5] = std::numeric_limits<float>::quiet_NaN();
    w[4000] = -std::numeric_limits<float>::infinity();
    for (const char* id :
         {"int8-w8a16", "int8-w8a8", "int4-w4a16", "fp8-w8a8", "nf4-w4a16", "mxfp4-w4a16", "nvfp4-w4a16"}) {
        CAPTURE(id);
        CHECK(roundedMatrix(rowsOf(w, 64, 128), *findLlmConfiguration(id)).notFinite == 2);
    }
    CHECK(roundedMatrix(rowsOf(std::span(w).subspan(4096), 32, 128), *findLlmConfiguration("int4-w4a16")).notFinite ==
          0);
}

TEST_CASE("The search of scales finds what trying all finds")
{
    const std::int64_t out = 64, in = 512;
    std::vector<float> w(static_cast<std::size_t>(out * in));
    for (std::size_t i = 0; i < w.size(); ++i)
        w[i] = 0.02f * normalAt(11, i);
    LlmConfiguration c;
    c.weights = LlmWeights::Int4Group;
    const auto error = [&](const std::vector<float>& restored) {
        double sum = 0;
        for (std::size_t i = 0; i < w.size(); ++i)
            sum += std::pow(std::fabs(double(restored[i]) - w[i]), 2.4);
        return sum;
    };
    const double nearest = error(restoreEngineMatrix(roundedMatrix(rowsOf(w, out, in), c).view()));
    c.method = LlmMethod::MseSearch;
    const double searched = error(restoreEngineMatrix(roundedMatrix(rowsOf(w, out, in), c).view()));
    const UniformRule all{.bits = 4,
                          .symmetric = true,
                          .dialect = Dialect::CompressedTensors,
                          .groupSize = 128,
                          .mseSearch = true,
                          .scaleType = DType::F16};
    const double best = error(restoreUniform(quantizeUniform(all, w, out, in)));
    CHECK(best < 0.95 * nearest);
    CHECK(searched < 1.003 * best);
    CHECK(searched >= best * 0.99999);
}

TEST_CASE("the error on a grid is that of doubles, with every instruction set, for any length")
{
    for (const CpuIsa isa : {CpuIsa::Portable, CpuIsa::Avx2, CpuIsa::Avx512}) {
        const LlamaKernels& kernels =
            llamaKernelsFor(kernelsFor(isa)); // the portable ones where this processor does not have them
        for (const std::int64_t n : {1, 2, 7, 16, 33, 127, 128}) {
            for (const float size : {1e-6f, 0.02f, 300.0f}) {
                std::vector<float> x(static_cast<std::size_t>(n));
                float most = 0;
                for (std::size_t i = 0; i < x.size(); ++i) {
                    x[i] = size * normalAt(static_cast<std::uint64_t>(n), i);
                    most = std::max(most, std::fabs(x[i]));
                }
                const float scale = 0.9f * most / 127; // some are cut
                double want = 0;
                for (const float v : x)
                    want += std::pow(
                        std::fabs(std::clamp(std::nearbyint(v / scale), -128.0f, 127.0f) * scale - double(v)), 2.4);
                CHECK(kernels.gridError(x.data(), n, scale, -128, 127) ==
                      doctest::Approx(want).epsilon(size < 1e-5f ? 1e-2 : 2e-4));
            }
        }
    }
}

TEST_CASE("a matrix in the memory of another one is the same as in its own, and dense ones of the type that is asked "
          "for are not copied")
{
    constexpr std::int64_t kOut = 24, kIn = 128;
    std::vector<float> w(kOut * kIn);
    for (std::size_t i = 0; i < w.size(); ++i)
        w[i] = static_cast<float>(normalAt(3, i)) * 0.1f;
    const auto same = [](const LlmMatrix& a, const LlmMatrix& b) {
        const EngineMatrix x = a.view(), y = b.view();
        return std::ranges::equal(x.codes, y.codes) && std::ranges::equal(x.scales, y.scales) &&
               std::ranges::equal(x.zeroPoints, y.zeroPoints) && a.inputOrder == b.inputOrder;
    };
    for (const LlmConfiguration& c : llmConfigurations()) {
        if (c.weights == LlmWeights::Stored || c.needsCalibration()) continue;
        LlmMatrix before; // with more in it than is needed, and nothing clean
        for (auto* bytes : {&before.codes, &before.scales, &before.zeroPoints})
            bytes->assign(std::size_t{1} << 16, std::byte{0xa5});
        before.inputOrder = {3, 1};
        before.mapped = before.scales;
        CHECK_MESSAGE(
            same(roundedMatrix(rowsOf(w, kOut, kIn), c, std::move(before)), roundedMatrix(rowsOf(w, kOut, kIn), c)),
            c.name);
    }
    CheckpointMatrix stored;
    stored.out = kOut;
    stored.in = kIn;
    stored.dtype = DType::BF16;
    std::vector<std::byte> values(w.size() * 2);
    storeFloats(values.data(), DType::BF16, 0, w.size(), w.data());
    stored.codes = values;
    const LlmMatrix asItIs = denseMatrix(stored, DType::BF16);
    CHECK(asItIs.view().codes.data() == values.data());
    CHECK(asItIs.codes.empty());
    CHECK(same(asItIs, denseMatrix(rowsOf(stored), DType::BF16)));
    const LlmMatrix half = denseMatrix(stored, DType::F16);
    for (std::size_t i = 0; i < w.size(); ++i)
        CHECK(loadFloat(half.view().codes.data(), DType::F16, i) ==
              roundedTo(DType::F16, loadFloat(values.data(), DType::BF16, i)));
}
