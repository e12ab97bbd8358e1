// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/float8.h"
#include "gpu/core/random.h"
#include "gpu/device/tensor_op.h"
#include "tests/gpu/support/machine/reference.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <initializer_list>
#include <limits>
#include <string>
#include <utility>
#include <vector>

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

inline std::string sizeText(std::initializer_list<std::int64_t> sizes)
{
    std::string text;
    for (const std::int64_t size : sizes)
        text += (text.empty() ? "" : "×") + std::to_string(size);
    return text;
}

} // namespace qs::test
