// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/random.h"
#include "gpu/device/tensor_machine.h"
#include "tests/gpu/support/machine_reference.h"

#include <string>
#include <utility>
#include <vector>

/// Single instructions with data, for every TensorMachine:
///     for (const MachineCase& c : machineCases()) CHECK(differenceOf(machine, c) == "");
namespace qs::test {

/// How the results may differ from the reference: |difference| <= tolerance · (|expected| + magnitude). 0: not in a
/// bit.
struct MachineCase
{
    std::string name;
    TensorOp op;
    std::vector<HostBytes> buffers;
    double tolerance = 0, magnitude = 1;
    bool hostile = false; ///< indices or counters that point nowhere
};

/// Builds a case: each operand in a buffer of its own, between bytes that nothing may write.
class CaseBuilder
{
public:
    static constexpr std::size_t guard = 64;

    CaseBuilder(TensorOpKind kind, std::string name, std::uint64_t seed = 1) : m_seed(seed)
    {
        m_case.op.kind = kind;
        m_case.name = std::string(tensorOpName(kind)) + " " + std::move(name);
    }
    CaseBuilder& flags(std::uint32_t flags)
    {
        m_case.op.flags = flags;
        return *this;
    }
    CaseBuilder& type(DType type)
    {
        m_case.op.type = type;
        return *this;
    }
    CaseBuilder& sizes(std::initializer_list<std::int64_t> n)
    {
        std::copy(n.begin(), n.end(), m_case.op.n);
        return *this;
    }
    CaseBuilder& factors(std::initializer_list<float> f)
    {
        std::copy(f.begin(), f.end(), m_case.op.f);
        return *this;
    }
    CaseBuilder& close(double tolerance, double magnitude = 1)
    {
        m_case.tolerance = tolerance;
        m_case.magnitude = magnitude;
        return *this;
    }
    CaseBuilder& hostile()
    {
        m_case.hostile = true;
        return *this;
    }

    template <class T> CaseBuilder& in(int i, const std::vector<T>& values)
    {
        m_case.op.in[i] = buffer(values.data(), values.size() * sizeof(T));
        return *this;
    }
    /// Normal random numbers; with `odd` also zeros, denormals, infinities and NaN here and there.
    CaseBuilder& random(int i, std::int64_t count, float scale = 1, bool odd = false)
    {
        return in(i, numbers(count, scale, odd));
    }
    CaseBuilder& positive(int i, std::int64_t count, float scale)
    {
        auto values = numbers(count, scale, false);
        for (float& v : values)
            v = std::fabs(v) + 0.25f * scale;
        return in(i, values);
    }
    CaseBuilder& bytes(int i, std::int64_t count)
    {
        std::vector<std::uint8_t> codes(static_cast<std::size_t>(count));
        for (std::size_t c = 0; c < codes.size(); ++c)
            codes[c] = static_cast<std::uint8_t>(splitmix64(m_seed + static_cast<std::uint64_t>(i), c));
        return in(i, codes);
    }
    /// Something that is there before, so that what is not written shows.
    CaseBuilder& out(int i, std::int64_t count, std::size_t elementBytes = 4)
    {
        const std::vector<std::uint8_t> before(static_cast<std::size_t>(count) * elementBytes, 0x3f);
        m_case.op.out[i] = buffer(before.data(), before.size());
        return *this;
    }
    CaseBuilder& outRandom(int i, std::int64_t count, float scale = 1)
    {
        const auto values = numbers(count, scale, false);
        m_case.op.out[i] = buffer(values.data(), values.size() * 4);
        return *this;
    }
    CaseBuilder& inPlace(int outIndex, int inIndex)
    {
        m_case.op.out[outIndex] = m_case.op.in[inIndex];
        m_case.name += ", in place";
        return *this;
    }
    MachineCase done() const { return m_case; }

    std::vector<float> numbers(std::int64_t count, float scale, bool odd)
    {
        static constexpr float kOdd[] = {0.0f,
                                         -0.0f,
                                         1e-42f,
                                         std::numeric_limits<float>::infinity(),
                                         -std::numeric_limits<float>::infinity(),
                                         std::numeric_limits<float>::quiet_NaN(),
                                         3e38f,
                                         -1e-38f};
        std::vector<float> values(static_cast<std::size_t>(count));
        ++m_seed;
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = scale * normalAt(m_seed, i);
            if (odd && splitmix64(m_seed, i) % 11 == 0) values[i] = kOdd[i % std::size(kOdd)];
        }
        return values;
    }

private:
    TensorPlace buffer(const void* data, std::size_t size)
    {
        HostBytes all(size + 2 * guard, std::byte{0xa5});
        std::memcpy(all.data() + guard, data, size);
        m_case.buffers.push_back(std::move(all));
        return {static_cast<std::int32_t>(m_case.buffers.size()) - 1, 0, static_cast<std::int64_t>(guard)};
    }

    MachineCase m_case;
    std::uint64_t m_seed;
};

inline std::vector<HostBytes> expectedOf(const MachineCase& c)
{
    std::vector<HostBytes> buffers = c.buffers;
    ReferenceMachine(buffers).run(c.op);
    return buffers;
}

/// Whether four bytes are the same, or floats that are close enough.
inline bool closeWords(const std::byte* got, const std::byte* wanted, const MachineCase& c)
{
    if (std::memcmp(got, wanted, 4) == 0) return true;
    float a, b;
    std::memcpy(&a, got, 4);
    std::memcpy(&b, wanted, 4);
    if (std::isnan(a) || std::isnan(b)) return std::isnan(a) && std::isnan(b);
    if (a == b) return true; // zeros of either sign
    return c.tolerance > 0 &&
           std::fabs(static_cast<double>(a) - b) <= c.tolerance * (std::fabs(static_cast<double>(b)) + c.magnitude);
}

/// Runs a case; "" where every byte of every buffer is as the reference has it, within the case's tolerance.
inline std::string differenceOf(TensorMachine& machine, const MachineCase& c, std::vector<HostBytes>* results = nullptr)
{
    TensorOp op = c.op;
    std::vector<std::int32_t> ids;
    for (const HostBytes& bytes : c.buffers) {
        auto id = machine.allocate(static_cast<std::int64_t>(bytes.size()));
        if (!id) return c.name + ": " + id.error().text();
        ids.push_back(*id);
        if (auto done = machine.upload({*id, 0, 0}, bytes); !done) return c.name + ": " + done.error().text();
    }
    for (TensorPlace* place :
         {&op.in[0], &op.in[1], &op.in[2], &op.in[3], &op.in[4], &op.out[0], &op.out[1], &op.out[2]})
        if (place->isThere()) place->buffer = ids[static_cast<std::size_t>(place->buffer)];
    std::string difference;
    if (auto done = machine.run({&op, 1}); !done) difference = done.error().text();
    const std::vector<HostBytes> wanted = expectedOf(c);
    for (std::size_t b = 0; b < ids.size() && difference.empty(); ++b) {
        HostBytes got(wanted[b].size());
        if (auto done = machine.download({ids[b], 0, 0}, got); !done) difference = done.error().text();
        const bool words = got.size() % 4 == 0 && (c.tolerance > 0 || sizeOf(c.op.type) == 4);
        for (std::size_t i = 0; i < got.size() && difference.empty(); i += words ? 4 : 1) {
            if (words ? closeWords(&got[i], &wanted[b][i], c) : got[i] == wanted[b][i]) continue;
            float values[2] = {};
            if (words) {
                std::memcpy(values, &got[i], 4);
                std::memcpy(values + 1, &wanted[b][i], 4);
            } else {
                values[0] = static_cast<float>(got[i]);
                values[1] = static_cast<float>(wanted[b][i]);
            }
            difference = "buffer " + std::to_string(b) + ", byte " + std::to_string(static_cast<std::int64_t>(i) - 64) +
                         ": " + std::to_string(values[0]) + " instead of " + std::to_string(values[1]);
        }
        if (results) results->push_back(std::move(got));
    }
    for (const std::int32_t id : ids)
        machine.release(id);
    return difference.empty() ? difference : c.name + ": " + difference;
}

inline std::string sizeText(std::initializer_list<std::int64_t> sizes)
{
    std::string text;
    for (const std::int64_t size : sizes)
        text += (text.empty() ? "" : "×") + std::to_string(size);
    return text;
}

inline void addMoves(std::vector<MachineCase>& all)
{
    using K = TensorOpKind;
    for (const std::int64_t n : {1, 7, 513, 40000}) {
        all.push_back(CaseBuilder(K::Fill, sizeText({n})).sizes({n}).factors({2.5f}).out(0, n).done());
        all.push_back(CaseBuilder(K::Copy, sizeText({n})).sizes({n}).type(DType::I8).bytes(0, n).out(0, n, 1).done());
        all.push_back(
            CaseBuilder(K::Add, sizeText({n})).sizes({n}).random(0, n, 1, true).random(1, n).out(0, n).done());
        all.push_back(CaseBuilder(K::Add, sizeText({n})).sizes({n}).random(0, n).random(1, n).inPlace(0, 1).done());
    }
    all.push_back(CaseBuilder(K::Advance, "").in(0, std::vector<std::int32_t>{41}).inPlace(0, 0).done());
    const std::vector<std::int32_t> order{3, 0, 2, 2, 1, 6, 5};
    for (const std::int32_t counter : {0, 1, 5, 100000}) {
        all.push_back(CaseBuilder(K::Gather, "counter " + std::to_string(counter))
                          .sizes({5, 9, 7})
                          .random(0, 7 * 9)
                          .in(1, order)
                          .in(2, std::vector<std::int32_t>{counter})
                          .out(0, 45)
                          .done());
        all.push_back(CaseBuilder(K::Gather, "large, counter " + std::to_string(counter))
                          .sizes({300, 784, 7})
                          .random(0, 7 * 784)
                          .in(1, order)
                          .in(2, std::vector<std::int32_t>{counter})
                          .out(0, 300 * 784)
                          .done());
    }
    all.push_back(CaseBuilder(K::Gather, "no counter").sizes({4, 1, 7}).random(0, 7).in(1, order).out(0, 4).done());
    all.push_back(CaseBuilder(K::Gather, "no such rows")
                      .sizes({3, 100, 3})
                      .random(0, 300)
                      .in(1, std::vector<std::int32_t>{2, -1, 1 << 30})
                      .out(0, 300)
                      .hostile()
                      .done());
    for (const auto& [a, b, c, d, gap] :
         {std::tuple{1, 1, 1, 1, 0}, {3, 49, 4, 16, 64}, {128, 49, 4, 16, 128}, {2, 7, 3, 5, 1}}) {
        const std::int64_t stride = c * d + gap, rows = (a * b - 1) * stride + c * d,
                           dense = std::int64_t{a} * b * c * d;
        all.push_back(CaseBuilder(K::SwapAxes, sizeText({a, b, c, d}))
                          .sizes({a, b, c, d, stride})
                          .random(0, rows)
                          .out(0, dense)
                          .done());
        all.push_back(CaseBuilder(K::SwapAxes, "back " + sizeText({a, b, c, d}))
                          .sizes({a, b, c, d, stride})
                          .flags(tensorflag::kInverse)
                          .random(0, dense)
                          .out(0, rows)
                          .done());
    }
}

inline void addRows(std::vector<MachineCase>& all)
{
    using K = TensorOpKind;
    for (const auto& [m, n] : {std::pair<std::int64_t, std::int64_t>{1, 1}, {7, 49}, {513, 7}, {49, 513}, {300, 192}}) {
        const std::string size = sizeText({m, n});
        for (const bool odd : {false, true}) {
            const std::string name = odd ? size + ", odd values" : size;
            all.push_back(
                CaseBuilder(K::AddBias, name).sizes({m, n}).random(0, m * n, 1, odd).random(1, n).out(0, m * n).done());
            all.push_back(CaseBuilder(K::ScaleColumns, name)
                              .sizes({m, n})
                              .random(0, m * n, 1, odd)
                              .random(1, n)
                              .out(0, m * n)
                              .done());
            all.push_back(CaseBuilder(K::Softmax, name)
                              .sizes({m, n})
                              .factors({0.25f})
                              .random(0, m * n, 8, odd)
                              .out(0, m * n)
                              .close(2e-6, 1e-3)
                              .done());
        }
        all.push_back(CaseBuilder(K::AddBias, size).sizes({m, n}).random(0, m * n).random(1, n).inPlace(0, 0).done());
        all.push_back(
            CaseBuilder(K::ScaleColumns, size).sizes({m, n}).random(0, m * n).random(1, n).inPlace(0, 0).done());
        all.push_back(CaseBuilder(K::Softmax, size)
                          .sizes({m, n})
                          .factors({-1.5f})
                          .random(0, m * n)
                          .inPlace(0, 0)
                          .close(2e-6, 1e-3)
                          .done());
        all.push_back(CaseBuilder(K::SumRows, size).sizes({m, n}).random(0, m * n).out(0, n).close(1e-5, 3).done());
        all.push_back(CaseBuilder(K::SumRows, size + ", added")
                          .sizes({m, n})
                          .factors({0, 0.5f})
                          .random(0, m * n)
                          .outRandom(0, n)
                          .close(1e-5, 3)
                          .done());
        all.push_back(CaseBuilder(K::SoftmaxGrad, size)
                          .sizes({m, n})
                          .factors({0.25f})
                          .random(0, m * n)
                          .random(1, m * n)
                          .out(0, m * n)
                          .close(1e-5, 10)
                          .done());
        all.push_back(CaseBuilder(K::SoftmaxGrad, size)
                          .sizes({m, n})
                          .factors({0.25f})
                          .random(0, m * n)
                          .random(1, m * n)
                          .inPlace(0, 1)
                          .close(1e-5, 10)
                          .done());
        all.push_back(CaseBuilder(K::LayerNorm, size)
                          .sizes({m, n})
                          .factors({1e-5f})
                          .random(0, m * n, 3)
                          .random(1, n)
                          .random(2, n)
                          .out(0, m * n)
                          .out(1, m)
                          .out(2, m)
                          .close(1e-5, n == 1 ? 10 : 1)
                          .done());
        all.push_back(CaseBuilder(K::LayerNormGrad, size)
                          .sizes({m, n})
                          .random(0, m * n)
                          .random(1, n)
                          .random(2, m, 0.1f)
                          .positive(3, m, 1)
                          .random(4, m * n)
                          .out(0, m * n)
                          .out(1, n)
                          .out(2, n)
                          .close(1e-5, 20)
                          .done());
    }
    for (const auto& [a, b, c] : {std::tuple{1, 1, 1}, {3, 49, 64}, {128, 49, 65}})
        for (const auto kind : {K::MeanAxis, K::MeanAxisGrad}) {
            const std::int64_t large = std::int64_t{a} * b * c, small = std::int64_t{a} * c;
            all.push_back(CaseBuilder(kind, sizeText({a, b, c}))
                              .sizes({a, b, c})
                              .random(0, kind == K::MeanAxis ? large : small)
                              .out(0, kind == K::MeanAxis ? small : large)
                              .close(1e-6)
                              .done());
        }
}

inline void addModel(std::vector<MachineCase>& all)
{
    using K = TensorOpKind;
    for (const std::int64_t n : {1, 7, 513, 40000})
        for (const std::uint32_t flag : {tensorflag::kRelu, tensorflag::kGelu}) {
            const std::string name = sizeText({n}) + (flag == tensorflag::kRelu ? " ReLU" : " GELU");
            for (const bool odd : {false, true})
                all.push_back(CaseBuilder(K::Activation, name)
                                  .sizes({n})
                                  .flags(flag)
                                  .random(0, n, 3, odd)
                                  .out(0, n)
                                  .close(5e-7)
                                  .done());
            all.push_back(CaseBuilder(K::Activation, name)
                              .sizes({n})
                              .flags(flag)
                              .random(0, n, 3)
                              .inPlace(0, 0)
                              .close(5e-7)
                              .done());
            all.push_back(CaseBuilder(K::ActivationGrad, name)
                              .sizes({n})
                              .flags(flag)
                              .random(0, n, 2)
                              .random(1, n)
                              .out(0, n)
                              .close(1e-6)
                              .done());
            all.push_back(CaseBuilder(K::ActivationGrad, name)
                              .sizes({n})
                              .flags(flag)
                              .random(0, n, 2)
                              .random(1, n)
                              .inPlace(0, 1)
                              .close(1e-6)
                              .done());
        }
    for (const auto& [m, n] : {std::pair<std::int64_t, std::int64_t>{1, 1}, {7, 10}, {513, 36}, {3000, 10}, {5, 700}}) {
        std::vector<std::int32_t> labels(static_cast<std::size_t>(m));
        for (std::size_t i = 0; i < labels.size(); ++i)
            labels[i] = static_cast<std::int32_t>(splitmix64(5, i) % static_cast<std::uint64_t>(n));
        const std::string size = sizeText({m, n});
        for (const bool odd : {false, true})
            all.push_back(CaseBuilder(K::CrossEntropy, odd ? size + ", odd values" : size)
                              .sizes({m, n})
                              .factors({0.125f})
                              .random(0, m * n, 4, odd)
                              .in(1, labels)
                              .out(0, m)
                              .out(1, m)
                              .out(2, m * n)
                              .close(4e-6)
                              .done());
        all.push_back(CaseBuilder(K::CrossEntropy, size + ", no gradient")
                          .sizes({m, n})
                          .random(0, m * n, 4)
                          .in(1, labels)
                          .out(0, m)
                          .out(1, m)
                          .close(4e-6)
                          .done());
        all.push_back(CaseBuilder(K::CrossEntropy, size + ", all the same")
                          .sizes({m, n})
                          .factors({1.0f})
                          .in(0, std::vector<float>(static_cast<std::size_t>(m * n), 2.0f))
                          .in(1, labels)
                          .out(0, m)
                          .out(1, m)
                          .out(2, m * n)
                          .close(4e-6)
                          .done());
        all.push_back(CaseBuilder(K::LogStep, size)
                          .sizes({m})
                          .random(0, m)
                          .in(1, labels)
                          .in(2, std::vector<std::int32_t>{2})
                          .out(0, 8)
                          .close(1e-5)
                          .done());
    }
    all.push_back(CaseBuilder(K::CrossEntropy, "labels that are no class")
                      .sizes({3, 10})
                      .factors({1.0f})
                      .random(0, 30)
                      .in(1, std::vector<std::int32_t>{10, -1, 3})
                      .out(0, 3)
                      .out(1, 3)
                      .close(4e-6)
                      .hostile()
                      .done());
    all.push_back(CaseBuilder(K::LogStep, "beyond the log")
                      .sizes({3})
                      .random(0, 3)
                      .in(1, std::vector<std::int32_t>{1, 0, 1})
                      .in(2, std::vector<std::int32_t>{1 << 30})
                      .out(0, 8)
                      .close(1e-6)
                      .hostile()
                      .done());
    for (const std::int64_t n : {1, 7, 513, 40000})
        for (const std::int32_t step : {0, 3, 19})
            all.push_back(CaseBuilder(K::Adam, sizeText({n}) + " step " + std::to_string(step))
                              .sizes({n})
                              .factors({0.9f, 0.999f, 1e-8f, 0.01f})
                              .random(0, n, 0.01f)
                              .positive(1, 20, 1e-3f)
                              .in(2, std::vector<std::int32_t>{step})
                              .outRandom(0, n, 0.05f)
                              .outRandom(1, n, 0.001f)
                              .in(3, std::vector<float>(static_cast<std::size_t>(n), 1e-4f))
                              .inPlace(2, 3)
                              .close(3e-6, 0.05)
                              .done());
    all.push_back(CaseBuilder(K::Adam, "beyond the learning rates")
                      .sizes({9})
                      .factors({0.9f, 0.999f, 1e-8f, 0.01f})
                      .random(0, 9)
                      .random(1, 2)
                      .in(2, std::vector<std::int32_t>{-1})
                      .outRandom(0, 9)
                      .outRandom(1, 9)
                      .outRandom(2, 9)
                      .close(1e-6)
                      .hostile()
                      .done());
}

inline void addProducts(std::vector<MachineCase>& all)
{
    using K = TensorOpKind;
    using Four = std::tuple<std::int64_t, std::int64_t, std::int64_t, std::int64_t>;
    for (const auto& [m, n, k, batch] : {Four{1, 1, 1, 1},
                                         {7, 49, 513, 1},
                                         {49, 49, 16, 24},
                                         {49, 16, 49, 24},
                                         {128, 10, 256, 1},
                                         {1, 513, 49, 1},
                                         {129, 70, 97, 1},
                                         {513, 7, 130, 1},
                                         {70, 65, 80, 3}})
        for (const std::uint32_t flags : {0u, tensorflag::kTransposeA, tensorflag::kTransposeB,
                                          tensorflag::kTransposeA | tensorflag::kTransposeB}) {
            // A little room between the matrices of a batch; not written.
            const std::int64_t a = m * k + 3, b = n * k + 1, c = m * n + 2;
            const std::string name =
                sizeText({m, n, k}) + " batch " + std::to_string(batch) + " flags " + std::to_string(flags);
            all.push_back(CaseBuilder(K::Gemm, name)
                              .sizes({m, n, k, batch, a, b, c})
                              .flags(flags)
                              .factors({1.0f, 0.0f})
                              .random(0, a * batch)
                              .random(1, b * batch)
                              .out(0, c * batch)
                              .close(2e-6, std::sqrt(static_cast<double>(k)))
                              .done());
            all.push_back(CaseBuilder(K::Gemm, name + ", added")
                              .sizes({m, n, k, batch, a, b, c})
                              .flags(flags)
                              .factors({0.5f, 0.75f})
                              .random(0, a * batch)
                              .random(1, b * batch)
                              .outRandom(0, c * batch)
                              .close(2e-6, std::sqrt(static_cast<double>(k)))
                              .done());
        }
    for (const DType type : {DType::I8, DType::F8E4M3, DType::F8E5M2, DType::F16, DType::BF16})
        for (const auto& [m, n, k] : {std::tuple{1, 16, 16}, {7, 48, 112}, {300, 256, 784}, {49, 80, 528}}) {
            CaseBuilder c(K::Gemm, std::string(dtypeLabel(type)) + " " + sizeText({m, n, k}));
            c.sizes({m, n, k, 1}).type(type).flags(tensorflag::kTransposeB).factors({1.0f, 0.0f});
            for (int side = 0; side < 2; ++side) {
                const std::int64_t count = side ? std::int64_t{n} * k : std::int64_t{m} * k;
                if (type == DType::I8) {
                    c.bytes(side, count);
                    continue;
                }
                const DType stored = type == DType::F8E5M2 && side ? DType::F8E4M3 : type;
                std::vector<std::uint8_t> codes(static_cast<std::size_t>(count) * sizeOf(stored));
                const auto values = c.numbers(count, 1, false);
                for (std::size_t i = 0; i < values.size(); ++i) {
                    if (stored == DType::F8E4M3)
                        codes[i] = encodeE4M3(values[i]);
                    else if (stored == DType::F8E5M2)
                        codes[i] = encodeE5M2(values[i]);
                    else
                        storeFloat(codes.data(), stored, i, values[i]);
                }
                c.in(side, codes);
            }
            c.out(0, std::int64_t{m} * n);
            // FP8 tensor cores may keep fewer than 24 bits of their sums.
            if (type != DType::I8) c.close(sizeOf(type) == 1 ? 1e-3 : 2e-6, std::sqrt(static_cast<double>(k)));
            all.push_back(c.done());
        }
    // Extremes: the largest sums, and every lane at −128.
    for (const int value : {-128, 127}) {
        const std::vector<std::int8_t> full(16 * 1024, static_cast<std::int8_t>(value)), low(16 * 1024, -128);
        all.push_back(CaseBuilder(K::Gemm, "INT8 extremes " + std::to_string(value))
                          .sizes({16, 16, 1024, 1})
                          .type(DType::I8)
                          .flags(tensorflag::kTransposeB)
                          .factors({1.0f, 0.0f})
                          .in(0, low)
                          .in(1, full)
                          .out(0, 256)
                          .done());
    }
}

inline void addQuantized(std::vector<MachineCase>& all)
{
    using K = TensorOpKind;
    for (const auto& [m, n] : {std::pair<std::int64_t, std::int64_t>{1, 1}, {7, 49}, {49, 513}, {300, 192}}) {
        for (const std::int64_t group : {std::int64_t{0}, std::int64_t{32}, n, n + 5}) {
            const std::int64_t groups = group == 0 ? 1 : m * ((n + group - 1) / group);
            const std::string name = sizeText({m, n}) + " groups of " + std::to_string(group);
            all.push_back(CaseBuilder(K::AbsmaxScale, name)
                              .sizes({m, n, group})
                              .factors({127.0f})
                              .random(0, m * n)
                              .out(0, groups)
                              .done());
            all.push_back(CaseBuilder(K::AbsmaxScale, name + ", odd values")
                              .sizes({m, n, group})
                              .factors({7.0f})
                              .random(0, m * n, 1, true)
                              .out(0, groups)
                              .done());
            all.push_back(CaseBuilder(K::FakeQuant, name)
                              .sizes({m, n, group})
                              .factors({-8.0f, 7.0f})
                              .random(0, m * n)
                              .positive(1, groups, 0.2f)
                              .out(0, m * n)
                              .done());
            all.push_back(CaseBuilder(K::FakeQuant, name + ", odd values")
                              .sizes({m, n, group})
                              .factors({-128.0f, 127.0f})
                              .random(0, m * n, 1, true)
                              .random(1, groups, 0.1f)
                              .out(0, m * n)
                              .done());
            for (const bool slopes : {true, false}) {
                CaseBuilder c(K::FakeQuantGrad, slopes ? name : name + ", no slopes");
                c.sizes({m, n, group})
                    .factors({-8.0f, 7.0f, 0.3f})
                    .random(0, m * n)
                    .positive(1, groups, 0.1f)
                    .random(2, m * n)
                    .out(0, m * n);
                if (slopes) c.out(1, groups);
                all.push_back(c.close(1e-5, group == 0 ? 300 : 30).done());
            }
        }
        for (const DType type : {DType::I8, DType::F8E4M3, DType::F8E5M2})
            for (const bool odd : {false, true})
                for (const bool factors : {false, true})
                    for (const bool dynamic : {false, true}) {
                        CaseBuilder c(K::QuantizeRows, std::string(dtypeLabel(type)) + " " + sizeText({m, n}) +
                                                           (odd ? ", odd values" : "") + (factors ? ", factors" : "") +
                                                           (dynamic ? ", dynamic" : ""));
                        c.sizes({m, n, n + 15}).type(type).random(0, m * n, 3, odd).out(0, m * (n + 15), 1);
                        if (factors) c.positive(2, n, 1);
                        if (dynamic)
                            c.flags(tensorflag::kDynamic).out(1, m);
                        else
                            c.in(1, std::vector<float>{type == DType::I8 ? 0.03f : 0.007f});
                        all.push_back(c.done());
                    }
        all.push_back(CaseBuilder(K::QuantizeRows, "zeros " + sizeText({m, n}))
                          .sizes({m, n, n})
                          .type(DType::I8)
                          .flags(tensorflag::kDynamic)
                          .in(0, std::vector<float>(static_cast<std::size_t>(m * n)))
                          .out(0, m * n, 1)
                          .out(1, m)
                          .done());
        for (const DType type : {DType::I8, DType::F32})
            for (const std::uint32_t flags : {0u, tensorflag::kOneRowScale}) {
                CaseBuilder c(K::Rescale, std::string(dtypeLabel(type)) + " " + sizeText({m, n}) + " flags " +
                                              std::to_string(flags));
                c.sizes({m, n, n + 7})
                    .type(type)
                    .flags(flags)
                    .random(1, flags ? 1 : m)
                    .random(2, n)
                    .out(0, m * n)
                    .close(1e-6, 1e4);
                std::vector<std::int32_t> sums(static_cast<std::size_t>(m * (n + 7)));
                for (std::size_t i = 0; i < sums.size(); ++i)
                    sums[i] = static_cast<std::int32_t>(splitmix64(3, i) % 2000001) - 1000000;
                if (type == DType::I8)
                    c.in(0, sums);
                else
                    c.random(0, m * (n + 7), 1e5f);
                if (flags) c.random(3, n);
                all.push_back(c.done());
            }
        for (const DType type : {DType::F16, DType::BF16})
            for (const float scale : {1.0f, 1e-6f, 1e5f})
                all.push_back(
                    CaseBuilder(K::Convert, std::string("to ") + std::string(dtypeLabel(type)) + " " + sizeText({m, n}))
                        .sizes({m, n, n + 9})
                        .type(type)
                        .random(0, m * n, scale, true)
                        .out(0, m * (n + 9), 2)
                        .done());
        for (const DType type : {DType::F16, DType::BF16, DType::F8E4M3, DType::F8E5M2, DType::I8})
            all.push_back(
                CaseBuilder(K::Convert, std::string("from ") + std::string(dtypeLabel(type)) + " " + sizeText({m, n}))
                    .sizes({m, n, n + 9})
                    .type(type)
                    .flags(tensorflag::kInverse)
                    .bytes(0, m * (n + 9) * static_cast<std::int64_t>(sizeOf(type)))
                    .out(0, m * n)
                    .close(1e-30, 1e-30)
                    .done());
    }
}

inline std::vector<MachineCase> machineCases()
{
    std::vector<MachineCase> all;
    addMoves(all);
    addRows(all);
    addModel(all);
    addProducts(all);
    addQuantized(all);
    return all;
}

} // namespace qs::test
