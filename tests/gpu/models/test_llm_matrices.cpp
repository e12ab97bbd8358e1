// SPDX-License-Identifier: GPL-3.0-or-later
// Matrices in the forms that engines take: made from values, and from the codes of quantized checkpoints.
#include "gpu/core/float8.h"
#include "gpu/cpu/decoder/kernels.h"
#include "gpu/studies/llm/matrix.h"
#include "tests/gpu/support/decoder_cases.h"

using namespace qs;
using namespace qs::test;

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
        matrix.format.storage = storage;
        matrix.format.bits = bits;
        matrix.format.symmetric = false;
        matrix.format.groupSize = groupSize;
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
    for (const ValueFormat& activations :
         {ValueFormat{}, ValueFormat{.bits = 8, .strategy = "token", .dynamic = true}}) {
        StoredCase whole("int-quantized", MatrixStorage::WholeInt, 8, 0);
        whole.matrix.zeroPoints = {};
        whole.matrix.format.symmetric = true;
        whole.matrix.format.activations = activations;
        whole.check(WeightForm::Int8Channel);
        CHECK(storedMatrix(whole.matrix, DType::F16).form.quantizedActivations == activations.quantized());
        whole.matrix.format.activations.symmetric = false; // which no engine computes
        CHECK_FALSE(storedMatrix(whole.matrix, DType::F16).form.quantizedActivations);
    }
    StoredCase floats("float-quantized", MatrixStorage::WholeFloat, 8, 0);
    for (std::uint32_t& word : floats.codes)
        word &= 0xbfbfbfbfu; // no NaN
    floats.matrix.zeroPoints = {};
    floats.check(WeightForm::E4M3Channel);
    for (const auto format : {NumberFormat::MXFP4, NumberFormat::NVFP4}) {
        const bool hasExponents = format == NumberFormat::MXFP4;
        StoredCase blocks("blocks", MatrixStorage::Blocks, 4, hasExponents ? 32 : 16);
        blocks.matrix.format.blocks = format;
        blocks.blockScales.assign(static_cast<std::size_t>(32 * blocks.matrix.groups()), hasExponents ? 120 : 0x38);
        blocks.matrix.scales = std::as_bytes(std::span(blocks.blockScales));
        blocks.matrix.zeroPoints = {};
        blocks.matrix.globalScale = hasExponents ? 1.0f : 0.25f;
        blocks.check(WeightForm::Packed);
    }
}

TEST_CASE("FP8 in blocks of 128 keeps its codes and scales; blocks of another size are restored")
{
    const std::int64_t out = 200, in = 300; // 2 × 3 blocks, those at the edges smaller
    std::vector<std::uint8_t> codes(static_cast<std::size_t>(out * in));
    for (std::size_t i = 0; i < codes.size(); ++i)
        codes[i] = static_cast<std::uint8_t>(splitmix64(3, i)) & 0xbfu; // no NaN
    for (const DType type : {DType::F32, DType::BF16})
        for (const int size : {128, 64}) {
            CheckpointMatrix m;
            m.out = out;
            m.in = in;
            m.format = {
                .storage = MatrixStorage::WholeFloat,
                .bits = 8,
                .groupSize = size,
                .blockRows = size,
                .activations = {.floats = true, .bits = 8, .strategy = "group", .groupSize = 128, .dynamic = true},
                .outputs = {}};
            m.codes = std::as_bytes(std::span(codes));
            std::vector<std::byte> scales(static_cast<std::size_t>(((out + size - 1) / size) * m.groups()) *
                                          sizeOf(type));
            for (std::size_t i = 0; i < scales.size() / sizeOf(type); ++i)
                storeFloat(scales.data(), type, i, 0.001f * static_cast<float>(i + 1));
            m.scales = scales;
            m.scaleType = type;
            std::vector<float> expected(codes.size());
            restoreRows(m, 0, out, expected);
            CHECK(expected[129 * in + 299] ==
                  decodeE4M3(codes[129 * in + 299]) *
                      loadFloat(scales.data(), type, static_cast<std::size_t>(129 / size * m.groups() + 299 / size)));
            const LlmMatrix made = storedMatrix(m, DType::F32);
            REQUIRE(checkEngineMatrix(made.view()).ok());
            CHECK(made.form.form == (size == 128 ? WeightForm::E4M3Block : WeightForm::Dense));
            CHECK(made.form.quantizedActivations == (size == 128));
            CHECK(restoreEngineMatrix(made.view()) == expected);
            m.format.activations = {.floats = true, .bits = 8, .strategy = "tensor"};
            CHECK_FALSE(storedMatrix(m, DType::F32).form.quantizedActivations);
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
    for (const char* id : {"int8-w8a16", "int8-w8a8", "int4-w4a16", "fp8-w8a8", "fp8-w8a16", "fp8-block128-w8a8",
                           "mxfp8-w8a16", "nf4-w4a16", "mxfp4-w4a16", "nvfp4-w4a16"}) {
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
    c.weights = llm_weights::groups(NumberFormat::Int4);
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
        const DecoderKernels& kernels =
            decoderKernelsFor(kernelsFor(isa)); // the portable ones where this processor does not have them
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
        if (c.stored || c.needsCalibration()) continue;
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
