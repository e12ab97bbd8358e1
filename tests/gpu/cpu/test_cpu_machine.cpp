// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/cpu/tensor/machine.h"
#include "tests/gpu/support/cpu_test_options.h"
#include "tests/gpu/support/machine/cases.h"

#include <functional>
#include <set>

using namespace qs;
using namespace qs::test;

namespace {

using K = TensorOpKind;

CpuMachineOptions with(CpuIsa isa, int threads = 2, CpuProducts products = CpuProducts::Blas, bool vnni = true)
{
    CpuMachineOptions options;
    options.isa = isa;
    options.threads = threads;
    options.products = products;
    options.vnni = vnni;
    return options;
}

bool runs(const TensorMachine& machine, const MachineCase& c)
{
    return c.op.kind != K::Gemm || !machine.arithmetic(c.op.type).empty();
}

void checkAll(
    CpuMachine& machine,
    const std::function<bool(const MachineCase&)>& chosen = [](const MachineCase&) { return true; })
{
    for (const MachineCase& c : machineCases())
        if (runs(machine, c) && chosen(c)) CHECK_EQ(differenceOf(machine, c), "");
}

/// Results of one instruction with inputs and outputs of floats, each in a buffer of its own.
std::vector<Doubles> resultsOf(TensorOp op, const std::vector<std::vector<float>>& inputs,
                               const std::vector<std::int64_t>& outputs)
{
    CpuMachine machine;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        op.in[i] = {machine.allocate(static_cast<std::int64_t>(inputs[i].size()) * 4).value(), 0, 0};
        REQUIRE(machine.upload(op.in[i], std::as_bytes(std::span(inputs[i]))));
    }
    for (std::size_t i = 0; i < outputs.size(); ++i)
        op.out[i] = {machine.allocate(outputs[i] * 4).value(), 0, 0};
    REQUIRE(machine.run({&op, 1}));
    std::vector<Doubles> results;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        std::vector<float> values(static_cast<std::size_t>(outputs[i]));
        REQUIRE(machine.download(op.out[i], std::as_writable_bytes(std::span(values))));
        results.emplace_back(values.begin(), values.end());
    }
    return results;
}

std::vector<float> randoms(std::int64_t n, std::uint64_t seed)
{
    std::vector<float> values(static_cast<std::size_t>(n));
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = normalAt(seed, i);
    return values;
}

Doubles wide(const std::vector<float>& values) { return {values.begin(), values.end()}; }

std::vector<float> narrow(const Doubles& values)
{
    std::vector<float> result;
    for (const double v : values)
        result.push_back(static_cast<float>(v));
    return result;
}

double dot(const Doubles& a, const std::vector<float>& b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += a[i] * static_cast<double>(b[i]);
    return sum;
}

/// `gradient` against central differences of `loss` at x.
void checkGradient(const Doubles& gradient, Doubles x, const std::function<double(const Doubles&)>& loss)
{
    constexpr double step = 1e-5;
    REQUIRE(gradient.size() == x.size());
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double before = x[i];
        x[i] = before + step;
        const double above = loss(x);
        x[i] = before - step;
        const double below = loss(x);
        x[i] = before;
        CHECK(gradient[i] == doctest::Approx((above - below) / (2 * step)).epsilon(2e-4).scale(1.0));
    }
}

TensorOp opOf(K kind, std::initializer_list<std::int64_t> n, std::initializer_list<float> f = {},
              std::uint32_t flags = 0)
{
    TensorOp op;
    op.kind = kind;
    op.flags = flags;
    std::copy(n.begin(), n.end(), op.n);
    std::copy(f.begin(), f.end(), op.f);
    return op;
}

} // namespace

TEST_CASE("every instruction gives what its reference gives, on every instruction set, with and without a BLAS")
{
    std::set<TensorOpKind> kinds;
    for (const MachineCase& c : machineCases())
        kinds.insert(c.op.kind);
    CHECK(kinds.size() == static_cast<std::size_t>(kTensorOpKinds));
    for (const CpuIsa isa : isas()) {
        CpuMachine machine(with(isa));
        CAPTURE(machine.info().detail);
        checkAll(machine);
        CpuMachine plain(with(isa, 2, CpuProducts::Own, false));
        CAPTURE(plain.arithmetic(DType::I8).english());
        checkAll(plain, [](const MachineCase& c) { return c.op.kind == K::Gemm; });
    }
}

TEST_CASE("a wrong result is noticed")
{
    CpuMachine machine;
    for (MachineCase c : machineCases()) {
        if (c.op.kind != K::LayerNorm || c.op.n[0] * c.op.n[1] < 300) continue;
        CHECK_EQ(differenceOf(machine, c), "");
        c.tolerance = 0; // float arithmetic does not give the rounded results of doubles everywhere
        CHECK_NE(differenceOf(machine, c), "");
    }
}

TEST_CASE("the number of threads changes no bit")
{
    for (const CpuProducts by : {CpuProducts::Blas, CpuProducts::Own}) {
        CpuMachine one(with(chosenIsa(), 1, by)), two(with(chosenIsa(), 2, by)), five(with(chosenIsa(), 5, by));
        for (const MachineCase& c : machineCases()) {
            if (!runs(one, c)) continue;
            std::vector<HostBytes> results[3];
            (void)differenceOf(one, c, &results[0]);
            (void)differenceOf(two, c, &results[1]);
            (void)differenceOf(five, c, &results[2]);
            CAPTURE(c.name);
            CHECK(results[0].size() == c.buffers.size());
            CHECK(results[0] == results[1]);
            CHECK(results[0] == results[2]);
        }
    }
}

TEST_CASE("large products are cut the same way whatever the threads, and are right")
{
    for (const CpuProducts by : {CpuProducts::Blas, CpuProducts::Own})
        for (const std::uint32_t flags : {0u, tensorflag::kTransposeA, tensorflag::kTransposeB}) {
            const std::int64_t m = 385, n = 200, k = 901;
            const MachineCase c = CaseBuilder(K::Gemm, "large")
                                      .sizes({m, n, k, 1})
                                      .flags(flags)
                                      .factors({0.5f, 2.0f})
                                      .random(0, m * k)
                                      .random(1, n * k)
                                      .outRandom(0, m * n)
                                      .close(3e-6, 30)
                                      .done();
            CpuMachine one(with(chosenIsa(), 1, by)), three(with(chosenIsa(), 3, by));
            std::vector<HostBytes> results[2];
            CHECK_EQ(differenceOf(one, c, &results[0]), "");
            CHECK_EQ(differenceOf(three, c, &results[1]), "");
            CHECK(results[0] == results[1]);
        }
}

TEST_CASE("gradients are those that finite differences of the reference give")
{
    const std::int64_t rows = 5, columns = 19, all = rows * columns;
    const std::vector<float> x = randoms(all, 1), w = randoms(all, 2), gamma = randoms(columns, 3),
                             beta = randoms(columns, 4);

    SUBCASE("activations")
    {
        for (const std::uint32_t flag : {tensorflag::kRelu, tensorflag::kGelu}) {
            const auto dx = resultsOf(opOf(K::ActivationGrad, {all}, {}, flag), {x, w}, {all});
            checkGradient(dx[0], wide(x), [&](const Doubles& v) {
                Doubles y = v;
                for (double& value : y)
                    value = flag == tensorflag::kRelu ? naive::relu(value) : naive::gelu(value);
                return dot(y, w);
            });
        }
    }
    SUBCASE("layer norm")
    {
        constexpr double epsilon = 1e-5;
        const auto forward =
            resultsOf(opOf(K::LayerNorm, {rows, columns}, {1e-5f}), {x, gamma, beta}, {all, rows, rows});
        const auto grads = resultsOf(opOf(K::LayerNormGrad, {rows, columns}),
                                     {x, gamma, narrow(forward[1]), narrow(forward[2]), w}, {all, columns, columns});
        const auto loss = [&](const Doubles& v, const Doubles& g, const Doubles& b) {
            return dot(naive::layerNorm(v, g, b, rows, columns, epsilon).out, w);
        };
        checkGradient(grads[0], wide(x), [&](const Doubles& v) { return loss(v, wide(gamma), wide(beta)); });
        checkGradient(grads[1], wide(gamma), [&](const Doubles& g) { return loss(wide(x), g, wide(beta)); });
        checkGradient(grads[2], wide(beta), [&](const Doubles& b) { return loss(wide(x), wide(gamma), b); });
    }
    SUBCASE("softmax")
    {
        const auto y = resultsOf(opOf(K::Softmax, {rows, columns}, {0.7f}), {x}, {all});
        const auto dx = resultsOf(opOf(K::SoftmaxGrad, {rows, columns}, {0.7f}), {narrow(y[0]), w}, {all});
        checkGradient(dx[0], wide(x), [&](const Doubles& v) { return dot(naive::softmax(v, rows, columns, 0.7f), w); });
    }
    SUBCASE("cross entropy")
    {
        const std::vector<std::int32_t> labels{0, 18, 7, 7, 3};
        std::vector<float> words(labels.size());
        std::memcpy(words.data(), labels.data(), words.size() * 4);
        const auto result = resultsOf(opOf(K::CrossEntropy, {rows, columns}, {0.2f}), {x, words}, {rows, rows, all});
        checkGradient(result[2], wide(x), [&](const Doubles& v) {
            double sum = 0;
            for (std::int64_t r = 0; r < rows; ++r)
                sum += naive::crossEntropy(v.data() + r * columns, columns, labels[static_cast<std::size_t>(r)]);
            return 0.2 * sum;
        });
    }
    SUBCASE("mean over an axis")
    {
        const std::vector<float> small = randoms(3 * 7, 5);
        const auto dx = resultsOf(opOf(K::MeanAxisGrad, {3, 5, 7}), {small}, {3 * 5 * 7});
        checkGradient(dx[0], wide(randoms(3 * 5 * 7, 6)), [&](const Doubles& v) {
            double sum = 0;
            for (std::size_t i = 0; i < v.size(); ++i)
                sum += v[i] / 5 * static_cast<double>(small[i / 35 * 7 + i % 7]);
            return sum;
        });
    }
}

TEST_CASE("gradients of products, biases and swapped axes")
{
    const std::int64_t m = 4, n = 6, k = 5;
    const std::vector<float> x = randoms(m * k, 1), w = randoms(n * k, 2), dy = randoms(m * n, 3);
    const auto loss = [&](const Doubles& a, const Doubles& b) {
        return dot(naive::product(a, b, m, n, k, false, true), dy);
    };
    const auto dx = resultsOf(opOf(K::Gemm, {m, k, n, 1}, {1, 0}), {dy, w}, {m * k});
    const auto dw = resultsOf(opOf(K::Gemm, {n, k, m, 1}, {1, 0}, tensorflag::kTransposeA), {dy, x}, {n * k});
    checkGradient(dx[0], wide(x), [&](const Doubles& v) { return loss(v, wide(w)); });
    checkGradient(dw[0], wide(w), [&](const Doubles& v) { return loss(wide(x), v); });
    const auto db = resultsOf(opOf(K::SumRows, {m, n}), {dy}, {n});
    checkGradient(db[0], Doubles(static_cast<std::size_t>(n)), [&](const Doubles& b) {
        double sum = 0;
        for (std::size_t i = 0; i < dy.size(); ++i)
            sum += b[i % b.size()] * static_cast<double>(dy[i]);
        return sum;
    });
    // A permutation's gradient is the way back: <swap(a), b> = <a, inverse(b)>.
    const std::vector<float> a = randoms(2 * 3 * 4 * 5, 4), b = randoms(2 * 3 * 4 * 5, 5);
    const auto there = resultsOf(opOf(K::SwapAxes, {2, 3, 4, 5, 20}), {a}, {120});
    const auto back = resultsOf(opOf(K::SwapAxes, {2, 3, 4, 5, 20}, {}, tensorflag::kInverse), {b}, {120});
    CHECK(dot(there[0], b) == doctest::Approx(dot(back[0], a)));
}

TEST_CASE("gradients of fake quantization: straight through, and the step size with its rounding held")
{
    const std::int64_t rows = 3, columns = 20, group = 8, groups = rows * 3;
    const std::vector<float> x = randoms(rows * columns, 1), dy = randoms(rows * columns, 2);
    std::vector<float> scales = randoms(groups, 3);
    for (float& s : scales)
        s = 0.05f + 0.2f * std::fabs(s); // some values are clamped
    const auto grads = resultsOf(opOf(K::FakeQuantGrad, {rows, columns, group}, {-8, 7, 0.5f}), {x, scales, dy},
                                 {rows * columns, groups});
    const auto groupOf = [&](std::size_t i) { return i / 20 * 3 + i % 20 / 8; };
    // s·(clamp(x/s) + r), r what rounding adds at the point in question.
    const auto loss = [&](const Doubles& v, const Doubles& s) {
        double sum = 0;
        for (std::size_t i = 0; i < v.size(); ++i) {
            const double at = static_cast<double>(x[i]) / static_cast<double>(scales[groupOf(i)]),
                         q = v[i] / s[groupOf(i)];
            const double r = at < -8 || at > 7 ? 0.0 : std::nearbyint(at) - at;
            sum += static_cast<double>(dy[i]) * s[groupOf(i)] * (std::clamp(q, -8.0, 7.0) + r);
        }
        return sum;
    };
    checkGradient(grads[0], wide(x), [&](const Doubles& v) { return loss(v, wide(scales)); });
    checkGradient(grads[1], wide(scales), [&](const Doubles& s) { return 0.5 * loss(wide(x), s); });
    std::int64_t clamped = 0;
    for (const double g : grads[0])
        clamped += g == 0.0 ? 1 : 0;
    CHECK(clamped > 0);
    CHECK(clamped < rows * columns / 2);
}

TEST_CASE("instructions that reach beyond their buffers are refused")
{
    CpuMachine machine;
    const std::int32_t small = machine.allocate(64).value(), large = machine.allocate(1 << 20).value();
    const TensorPlace s{small, 0, 0}, l{large, 0, 0}, none;
    const auto refused = [&](K kind, std::initializer_list<TensorPlace> in, std::initializer_list<TensorPlace> out,
                             std::initializer_list<std::int64_t> n, std::uint32_t flags = 0, DType type = DType::F32) {
        TensorOp op = opOf(kind, n, {1, 0}, flags);
        op.type = type;
        std::copy(in.begin(), in.end(), op.in);
        std::copy(out.begin(), out.end(), op.out);
        const auto result = machine.run({&op, 1});
        if (!result) CHECK(result.error().message.english().find(tensorOpName(kind)) == 0);
        CHECK(machine.record({&op, 1}).ok() == result.ok());
        return !result.ok();
    };
    const std::int64_t huge = std::int64_t{1} << 62;
    CHECK_FALSE(refused(K::Fill, {}, {s}, {16}));
    CHECK(refused(K::Fill, {}, {s}, {17}));
    CHECK(refused(K::Fill, {}, {s}, {0}));
    CHECK(refused(K::Fill, {}, {s}, {-1}));
    CHECK(refused(K::Fill, {}, {s}, {huge}));
    CHECK(refused(K::Fill, {}, {none}, {1}));
    CHECK(refused(K::Fill, {}, {{small, 0, 2}}, {1})); // not aligned
    CHECK(refused(K::Fill, {}, {{small, 0, -4}}, {1}));
    CHECK(refused(K::Fill, {}, {{small, 0, 64}}, {1}));
    CHECK(refused(K::Fill, {}, {{small, 0, huge}}, {1}));
    CHECK(refused(K::Fill, {}, {{99, 0, 0}}, {1}));
    CHECK(refused(K::Copy, {s}, {{small, 0, 8}}, {16})); // overlaps
    CHECK_FALSE(refused(K::Copy, {s}, {{small, 0, 16}}, {16}));
    CHECK(refused(K::Gather, {l, s}, {{large, 0, 4096}}, {4, 1 << 20, 4}));
    CHECK(refused(K::Gemm, {l, l}, {s}, {4, 4, 4, 2, 0, 0, 16}));
    CHECK(refused(K::Gemm, {l, l}, {{large, 0, 4096}}, {4, 4, 4, 2, 0, 0, 4})); // results of the batch overlap
    CHECK(refused(K::Gemm, {l, l}, {s}, {huge, huge, huge, 1}));
    CHECK(refused(K::Gemm, {l, l}, {s}, {1, 1, std::int64_t{1} << 31, 1}));
    CHECK(refused(K::Gemm, {l, l}, {s}, {4, 4, 16, 1}, tensorflag::kTransposeB, DType::I8)); // n is no multiple of 16
    CHECK(refused(K::Gemm, {l, l}, {{large, 0, 4096}}, {4, 16, 16, 1}, 0, DType::I8));       // B is not transposed
    CHECK(refused(K::Gemm, {l, l}, {{large, 0, 4096}}, {4, 16, 16, 1}, tensorflag::kTransposeB, DType::F16));
    CHECK(refused(K::Gemm, {l, l}, {{large, 0, 4096}}, {4, 16, 16, 1}, tensorflag::kTransposeB, DType::U8));
    CHECK(refused(K::AddBias, {l, l}, {s}, {huge, 4}));
    CHECK(refused(K::AddBias, {l}, {s}, {1, 4}));
    CHECK(refused(K::Activation, {s}, {s}, {4}));
    CHECK(refused(K::Activation, {s}, {s}, {4}, tensorflag::kRelu | tensorflag::kGelu));
    CHECK_FALSE(refused(K::Activation, {s}, {s}, {4}, tensorflag::kRelu));
    CHECK(refused(K::Softmax, {s}, {{small, 0, 4}}, {2, 4}));
    CHECK(refused(K::LayerNorm, {s, s, s}, {{large, 0, 0}, {large, 0, 0}, {large, 0, 64}}, {2, 4}));
    CHECK(refused(K::SwapAxes, {l}, {s}, {2, 2, 2, 2, 3}));
    CHECK(refused(K::SwapAxes, {s}, {l}, {2, 2, 2, 2, huge}));
    CHECK(refused(K::AbsmaxScale, {l}, {s}, {5, 5, 1}));
    CHECK(refused(K::FakeQuant, {l, s}, {{large, 0, 4096}}, {5, 5, -1}));
    CHECK(refused(K::QuantizeRows, {s}, {l, {large, 0, 8}}, {2, 8, 8}, tensorflag::kDynamic,
                  DType::I8)); // results overlap
    CHECK(refused(K::QuantizeRows, {s}, {l, {large, 0, 64}}, {2, 8, 7}, tensorflag::kDynamic, DType::I8));
    CHECK(refused(K::QuantizeRows, {s, {large, 0, 4096}}, {l}, {2, 8, 8}, 0, DType::F32));
    CHECK(refused(K::Convert, {s}, {l}, {2, 8, 8}, 0, DType::I8));
    CHECK(refused(static_cast<K>(99), {s}, {l}, {2, 8, 8}));
    CHECK(refused(static_cast<K>(-1), {s}, {l}, {2, 8, 8}));
}

TEST_CASE("buffers: zero, reused, bounded")
{
    CpuMachineOptions options;
    options.availableMemory = qs::Bytes{1 << 20};
    CpuMachine machine(options);
    const std::int32_t id = machine.allocate(100).value();
    std::vector<std::byte> bytes(100, std::byte{1});
    REQUIRE(machine.download({id, 0, 0}, bytes));
    CHECK(bytes == std::vector<std::byte>(100));
    CHECK_FALSE(machine.upload({id, 0, 1}, bytes).ok());
    CHECK_FALSE(machine.download({id, 0, -1}, bytes).ok());
    CHECK_FALSE(machine.download({id + 1, 0, 0}, bytes).ok());
    CHECK_FALSE(machine.allocate(-1).ok());
    const auto tooLarge = machine.allocate((1 << 20) + 1);
    REQUIRE_FALSE(tooLarge.ok());
    CHECK(tooLarge.error().code == ErrorCode::Memory);
    CHECK(tooLarge.error().message.english().find("1.00 MiB") != std::string::npos);
    bytes.assign(100, std::byte{7});
    REQUIRE(machine.upload({id, 0, 0}, bytes));
    machine.release(id);
    machine.release(id);
    machine.release(12345);
    CHECK_FALSE(machine.upload({id, 0, 0}, bytes).ok());
    CHECK(machine.allocate(100).value() == id);
    REQUIRE(machine.download({id, 0, 0}, bytes));
    CHECK(bytes == std::vector<std::byte>(100));
}

TEST_CASE("recorded programs: replayed, timed, forgotten")
{
    const auto made = makeCpuMachine();
    TensorMachine& machine = *made;
    CHECK(machine.info().backend == BackendChoice::Cpu);
    CHECK_FALSE(machine.arithmetic(DType::F32).empty());
    CHECK_FALSE(machine.arithmetic(DType::I8).empty());
    CHECK(machine.arithmetic(DType::F16).empty());
    const std::int32_t counter = machine.allocate(4).value();
    TensorOp op = opOf(K::Advance, {});
    op.out[0].buffer = counter;
    const std::vector<TensorOp> twice{op, op};
    const std::int32_t program = machine.record(twice).value();
    const auto value = [&] {
        std::int32_t count = -1;
        REQUIRE(machine.download({counter, 0, 0}, std::as_writable_bytes(std::span(&count, 1))));
        return count;
    };
    CHECK(value() == 0);
    REQUIRE(machine.replay(program, 3));
    CHECK(value() == 6);
    std::vector<float> us;
    REQUIRE(machine.timeReplays(program, 5, us));
    CHECK(us.size() == 5);
    for (const float time : us)
        CHECK(time > 0);
    CHECK(value() == 16);
    CHECK(machine.wait().ok());
    machine.release(counter);
    CHECK_FALSE(machine.replay(program, 1).ok()); // its buffer has gone
    machine.forget(program);
    machine.forget(program);
    CHECK_FALSE(machine.replay(program, 1).ok());
    CHECK_FALSE(machine.replay(-1, 1).ok());
}
