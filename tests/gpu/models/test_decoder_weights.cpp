// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/float8.h"
#include "gpu/cpu/decoder/row_codes.h"
#include "gpu/cpu/decoder/weights.h"
#include "gpu/numerics/packed_formats.h"
#include "gpu/studies/llm/matrix.h"
#include "tests/gpu/support/decoder_cases.h"

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

LlmMatrix configured(const std::vector<float>& w, std::int64_t out, std::int64_t in, const QuantScheme& weights)
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
    for (const QuantScheme& weights :
         {llm_weights::channels(NumberFormat::Int8), llm_weights::channels(NumberFormat::E4M3),
          llm_weights::blocks(NumberFormat::E4M3), llm_weights::groups(NumberFormat::NF4),
          llm_weights::groups(NumberFormat::MXFP4), llm_weights::groups(NumberFormat::NVFP4)})
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

/// A head with quantized activations is the only quantized matrix; a head of the identity in another engine shows what
/// it is fed. The vocabulary has at least as many tokens as rows have elements.
void checkQuantizedHead(DecoderCase& c, const QuantScheme& weights, int isa)
{
    CAPTURE(c.name);
    const std::string scheme = schemeName(weights);
    CAPTURE(scheme);
    CAPTURE(isa);
    const std::int64_t hidden = c.model.shape.hidden, vocabulary = c.model.shape.vocabulary;
    LlmConfiguration config;
    config.weights = weights;
    config.quantizedActivations = true;
    config.activations = DType::F32;
    const LlmMatrix head = roundedMatrix(rowsOf(c.model.head, vocabulary, hidden), config);
    const auto exact = restoreEngineMatrix(head.view());
    const auto lastWith = [&](const EngineMatrix& its, std::vector<float>& logits) {
        auto engine = makeCpuDecoderEngine({.isa = isa});
        REQUIRE(engine->begin(c.model.shape, rotaryFrequencies(c.model.shape), optionsFor(DType::F32), {}).ok());
        for (int r = 0; r < kDecoderMatrices; ++r) {
            const auto role = static_cast<DecoderMatrix>(r);
            const auto [out, in] = matrixSize(c.model.shape, role);
            if (role > DecoderMatrix::Head) break; // a mixture's
            for (std::int64_t l = 0; l < (perLayer(role) ? c.model.shape.layers : 1); ++l)
                REQUIRE(
                    engine
                        ->putMatrix({role, l}, role == DecoderMatrix::Head
                                                   ? its
                                                   : denseMatrix(c.model.matrix(role, l), out, in, DType::F32).matrix)
                        .ok());
        }
        for (int r = 0; r < kDecoderVectors; ++r) {
            const auto role = static_cast<DecoderVector>(r);
            if (vectorSize(c.model.shape, role) == 0) continue;
            for (std::int64_t l = 0; l < (perLayer(role) ? c.model.shape.layers : 1); ++l)
                REQUIRE(engine->putVector(role, l, c.model.vector(role, l)).ok());
        }
        REQUIRE(engine->finish().ok());
        logits.resize(static_cast<std::size_t>(vocabulary));
        REQUIRE(engine->prefill(0, std::span(c.prompt).first(40), LogitsWanted::Last, logits).ok());
        CHECK(engine->arithmetic(head.view(), DType::F32).simulated == (weights.format == NumberFormat::E4M3));
    };
    std::vector<float> unit(static_cast<std::size_t>(vocabulary * hidden)), x, found;
    for (std::int64_t i = 0; i < hidden; ++i)
        unit[static_cast<std::size_t>(i * hidden + i)] = 1.0f;
    lastWith(denseMatrix(unit, vocabulary, hidden, DType::F32).matrix, x);
    lastWith(head.view(), found);
    const std::int64_t group = weights.granularity == Granularity::Block ? 128 : hidden;
    std::vector<double> q(static_cast<std::size_t>(hidden));
    for (std::int64_t first = 0; first < hidden; first += group) {
        const std::span values = std::span(x).subspan(static_cast<std::size_t>(first),
                                                      static_cast<std::size_t>(std::min(group, hidden - first)));
        float most = 0;
        for (const float v : values)
            most = std::max(most, std::fabs(v));
        for (std::size_t i = 0; i < values.size(); ++i)
            q[static_cast<std::size_t>(first) + i] =
                weights.format == NumberFormat::Int8
                    ? std::nearbyint(values[i] * (127.0f / most)) * double(most / 127.0f)
                    : decodeE4M3(encodeE4M3(values[i] / (most / 448.0f))) * double(most / 448.0f);
    }
    std::vector<float> expected(found.size());
    for (std::int64_t v = 0; v < vocabulary; ++v) {
        double sum = 0;
        for (std::int64_t i = 0; i < hidden; ++i)
            sum += q[static_cast<std::size_t>(i)] * exact[static_cast<std::size_t>(v * hidden + i)];
        expected[static_cast<std::size_t>(v)] = static_cast<float>(sum);
    }
    CHECK(relative(found, expected) < 1e-6);
}

template <class Put> std::vector<float> logitsWith(const DecoderCase& c, int isa, const Put& put)
{
    auto engine = makeCpuDecoderEngine({.isa = isa});
    REQUIRE(engine->begin(c.model.shape, rotaryFrequencies(c.model.shape), optionsFor(DType::F32), {}).ok());
    fillEngine(*engine, c.model, DType::F32,
               [&](const MatrixPlace& place, const std::vector<float>& w, std::int64_t out, std::int64_t in) {
                   return put(*engine, place, w, out, in);
               });
    std::vector<float> logits(c.prompt.size() * static_cast<std::size_t>(c.model.shape.vocabulary));
    REQUIRE(engine->prefill(0, c.prompt, LogitsWanted::All, logits).ok());
    return logits;
}

} // namespace

TEST_CASE("A weight-only form computes what its restored weights compute, to the bit")
{
    DecoderCase experts = mixtureCases()[0];
    experts.prompt.resize(40);
    for (const DecoderCase& c : {decoderCases()[0], experts})
        for (const Form& form : forms())
            for (int isa = 0; isa <= 2; ++isa) {
                CAPTURE(c.name);
                CAPTURE(form.name);
                CAPTURE(isa);
                const auto coded = logitsWith(c, isa,
                                              [&](DecoderEngine& engine, const MatrixPlace& place,
                                                  const std::vector<float>& w, std::int64_t out, std::int64_t in) {
                                                  const LlmMatrix m = form.make(w, out, in);
                                                  REQUIRE(checkEngineMatrix(m.view()).ok());
                                                  return engine.putMatrix(place, m.view());
                                              });
                const auto restored =
                    logitsWith(c, isa,
                               [&](DecoderEngine& engine, const MatrixPlace& place, const std::vector<float>& w,
                                   std::int64_t out, std::int64_t in) {
                                   const auto values = restoreEngineMatrix(form.make(w, out, in).view());
                                   CHECK(relative(values, w) < 0.35); // the same matrix, less precise
                                   return engine.putMatrix(place, denseMatrix(values, out, in, DType::F32).matrix);
                               });
                CHECK(coded == restored);
            }
}

TEST_CASE("Inputs are multiplied and put in order")
{
    const DecoderCase c = decoderCases()[0];
    const auto plain = logitsWith(
        c, 2,
        [&](DecoderEngine& engine, const MatrixPlace& place, const std::vector<float>& w, std::int64_t out,
            std::int64_t in) { return engine.putMatrix(place, denseMatrix(w, out, in, DType::F32).matrix); });
    const auto changed =
        logitsWith(c, 2,
                   [&](DecoderEngine& engine, const MatrixPlace& place, const std::vector<float>& w, std::int64_t out,
                       std::int64_t in) {
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
                       return engine.putMatrix(place, m.matrix);
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
    DecoderCase small = decoderCases()[0], wide = made(80, 3, 3, 200, false, 328, 333);
    for (const QuantScheme& weights :
         {llm_weights::channels(NumberFormat::Int8), llm_weights::channels(NumberFormat::E4M3),
          llm_weights::blocks(NumberFormat::E4M3)})
        for (int isa = 0; isa <= 2; ++isa)
            for (DecoderCase* c : {&small, &wide})
                checkQuantizedHead(*c, weights, isa);
}

/// Every group of 128 columns by itself in double, codes and scales found anew.
TEST_CASE("Products of FP8 in blocks are sums of groups times both scales, with every instruction set")
{
    struct Size
    {
        std::int64_t rows, out, in;
    };
    constexpr Size sizes[] = {{1, 1, 1}, {2, 64, 128}, {7, 130, 300}, {13, 257, 513}, {3, 300, 129}, {8, 127, 127}};
    const auto groupsOf = [](std::int64_t n) { return (n + 127) / 128; };
    const auto at = [](std::int64_t i) { return static_cast<std::size_t>(i); };
    for (const Size& s : sizes) {
        CAPTURE(s.out);
        CAPTURE(s.in);
        std::vector<float> w(at(s.out * s.in)), x(at(s.rows * s.in));
        for (std::int64_t i = 0; i < s.out * s.in; ++i) // blocks of zeros, of large and of very small values
            w[at(i)] = normalAt(1, at(i)) * (i / s.in < 128 && i % s.in >= 256   ? 0.0f
                                             : i / s.in >= 128 && i % s.in < 128 ? 3e4f
                                             : i / s.in >= 256                   ? 1e-12f
                                                                                 : 0.03f);
        for (std::int64_t i = 0; i < s.rows * s.in; ++i)
            x[at(i)] = normalAt(2, at(i)) * (i / s.in == 1    ? 0.0f
                                             : i % s.in < 128 ? 1e4f
                                             : i / s.in == 2  ? 1e-7f
                                                              : 1.0f);
        const std::int64_t groups = groupsOf(s.in);
        std::vector<double> wScales(at(groupsOf(s.out) * groups)), xScales(at(s.rows * groups));
        for (std::int64_t i = 0; i < s.out * s.in; ++i) {
            double& most = wScales[at(i / s.in / 128 * groups + i % s.in / 128)];
            most = std::max(most, double(std::fabs(w[at(i)])));
        }
        for (std::int64_t i = 0; i < s.rows * s.in; ++i) {
            double& most = xScales[at(i / s.in * groups + i % s.in / 128)];
            most = std::max(most, double(std::fabs(x[at(i)])));
        }
        for (double& scale : wScales)
            scale = scale > 0 ? double(static_cast<float>(scale) / 448.0f) : 1.0;
        for (double& scale : xScales)
            scale = std::max(static_cast<float>(scale) / 448.0f, 1.0f / (448.0f * 512.0f));
        const LlmMatrix m = roundedMatrix(rowsOf(w, s.out, s.in), *findLlmConfiguration("fp8-block128-w8a8"));
        REQUIRE(checkEngineMatrix(m.view()).ok());
        REQUIRE(m.form.form == WeightForm::E4M3Block);
        CHECK(m.view().bytes() == s.out * s.in + groupsOf(s.out) * groups * 4);
        CHECK(m.view().bytes() == matrixBytes(*findLlmConfiguration("fp8-block128-w8a8"), s.out, s.in));
        for (std::size_t i = 0; i < wScales.size(); ++i)
            CHECK(loadFloat(m.scales.data(), DType::F32, i) == static_cast<float>(wScales[i]));
        const auto value = [](float v, double scale) {
            return double(decodeE4M3(encodeE4M3(v / static_cast<float>(scale))));
        };
        for (const auto isa : {CpuIsa::Portable, CpuIsa::Avx2, CpuIsa::Avx512}) {
            const CpuKernels& kernels = kernelsFor(isa);
            const auto made = PanelMatrix::make(m.view(), laidDotsFor(kernels, false));
            REQUIRE(made.ok());
            REQUIRE(made->takesE4M3Groups());
            std::vector<std::uint8_t> codes(at(s.in));
            std::vector<float> values(x.size()), scales(xScales.size()), out(at(s.rows * 64));
            for (std::int64_t r = 0; r < s.rows; ++r)
                quantizeE4M3Groups(kernels, x.data() + r * s.in, s.in, 128, codes.data(), values.data() + r * s.in,
                                   scales.data() + r * groups);
            for (std::int64_t panel = 0; panel < made->panels(); ++panel) {
                PanelCall call = made->call(panel);
                call.a = values.data();
                call.aStride = s.in;
                call.rows = s.rows;
                call.rowScales = scales.data();
                call.out = out.data();
                call.outStride = 64;
                decoderKernelsFor(kernels).product(call);
                for (std::int64_t r = 0; r < s.rows; ++r)
                    for (std::int64_t o = panel * 64; o < std::min(s.out, panel * 64 + 64); ++o) {
                        double sum = 0, size = 0;
                        for (std::int64_t i = 0; i < s.in; ++i) {
                            const double wScale = wScales[at(o / 128 * groups + i / 128)],
                                         xScale = xScales[at(r * groups + i / 128)];
                            const double term = value(w[at(o * s.in + i)], wScale) * wScale *
                                                value(x[at(r * s.in + i)], xScale) * xScale;
                            sum += term;
                            size += std::fabs(term);
                        }
                        const double off = std::fabs(out[at(r * 64 + o % 64)] - sum);
                        CHECK((off <= 1e-5 * size || off == 0));
                        if (r == 1) CHECK(out[at(r * 64 + o % 64)] == 0.0f);
                    }
            }
        }
    }
}

TEST_CASE("Keys and values are kept as asked, and decoding sees what prefilling saw")
{
    const DecoderCase c = decoderCases()[0];
    std::vector<float> exact;
    for (const KvFormat kv : {KvFormat::F32, KvFormat::F16, KvFormat::BF16, KvFormat::Int8, KvFormat::E4M3}) {
        const std::string label = kvFormatLabel(kv);
        CAPTURE(label);
        auto engine = makeCpuDecoderEngine();
        DecoderEngineOptions options = optionsFor(DType::F32);
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
        const DecoderEngineMemory memory = engine->memory();
        const std::uint64_t each = kv == KvFormat::F32    ? 128
                                   : kv == KvFormat::E4M3 ? 32
                                   : kv == KvFormat::Int8 ? 40
                                                          : 64; // two vectors of 16
        CHECK(memory.kvPerToken.value == each * 3 * 2);
        CHECK(memory.kvCache.value == memory.kvPerToken.value * 256 * 3);
    }
}
