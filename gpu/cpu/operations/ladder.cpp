// SPDX-License-Identifier: GPL-3.0-or-later
// The INT8 ladder on the CPU: FP32 input, operand 0, to INT8 codes with one scale and zero point. The rungs of so many
// elements a thread are a matter of GPUs; here the last rung is the vectorized kernel of quantization.
#include "gpu/numerics/reference/ladder.h"
#include "gpu/cpu/common/page_buffer.h"
#include "gpu/cpu/operations/variant.h"

#include <algorithm>
#include <new>

namespace qs {

namespace {

constexpr LadderStep kStep{kLadderScale, static_cast<float>(kLadderZeroPoint)};
constexpr std::int64_t kMinChunk = 8192, kMaxChunk = 65536; ///< elements of a chunk

/// Elements [first, first + n) of a pass.
struct Part
{
    std::int64_t first = 0, n = 0;
};

/// What all rungs share: operand, result, cutting into chunks.
class LadderRung : public CpuLabVariant
{
public:
    LadderRung(const CpuLabRequest& request, const CpuLabTools& tools)
        : m_tools(tools), m_shape(request.shape), m_n(boundedProduct({m_shape.tokens, m_shape.hidden})),
          m_cold(request.cold)
    {}
    LabNeeds needs() const override { return {.operands = {{0, m_n, 1.0f, DType::F32}}, .outputBytes = m_n}; }
    LabResult result() const override { return {m_shape.tokens, m_shape.hidden, true}; }

protected:
    template <class Body> bool pass(const Body& body) const
    {
        const std::int64_t even = m_n / (std::int64_t{4} * m_tools.pool.threads());
        const std::int64_t size = std::clamp(even, kMinChunk, kMaxChunk) / 128 * 128;
        return m_tools.pool.run((m_n + size - 1) / size, m_tools.pool.threads(), [&](std::int64_t chunk, int) {
            body(Part{chunk * size, std::min(size, m_n - chunk * size)});
        });
    }

    CpuLabTools m_tools;
    Shape m_shape;
    std::int64_t m_n;
    bool m_cold;
};

/// As eager PyTorch does it: divide, round, add the zero point, clamp, convert, each a pass over memory of its own.
/// Traffic an element: 4 passes of 4 bytes read and 4 written, then 4 read and 1 written: 37 bytes.
class UnfusedLadder final : public LadderRung
{
public:
    using LadderRung::LadderRung;
    LabNeeds needs() const override
    {
        LabNeeds needs = LadderRung::needs();
        needs.scratchBytes = boundedProduct({2, scratchStride(), sizeof(float)});
        return needs;
    }
    void prepare(int) override
    {
        m_scratch = PageBuffer(static_cast<std::uint64_t>(2 * scratchStride()) * sizeof(float));
        if (!m_scratch.data()) throw std::bad_alloc();
    }
    bool launch(const LabView& view) override
    {
        const LabKernels& k = m_tools.lab;
        const float* in = view.operands[0];
        auto* out = reinterpret_cast<std::int8_t*>(view.output);
        auto* one = reinterpret_cast<float*>(m_scratch.data());
        float* two = one + scratchStride();
        return pass([&](Part p) { k.ladderDivide(in + p.first, p.n, one + p.first, kStep.scale); }) &&
               pass([&](Part p) { k.ladderRound(one + p.first, p.n, two + p.first); }) &&
               pass([&](Part p) { k.ladderAdd(two + p.first, p.n, one + p.first, kStep.zeroPoint); }) &&
               pass([&](Part p) { k.ladderClamp(one + p.first, p.n, two + p.first); }) &&
               pass([&](Part p) { k.ladderConvert(two + p.first, p.n, out + p.first); });
    }
    std::string effective() const override
    {
        return std::string("FP32 → INT8, five passes over floats in memory, ") + m_tools.kernels.name;
    }

private:
    std::int64_t scratchStride() const { return std::min(kMaxLabBytes, m_n + 1024) / 64 * 64; }
    PageBuffer m_scratch;
};

/// One pass of a plain loop. Traffic an element: 4 bytes read, 1 written.
class FusedLadder final : public LadderRung
{
public:
    using Kernel = void (*)(const float*, std::int64_t, std::int8_t*, const LadderStep&);
    FusedLadder(const CpuLabRequest& request, const CpuLabTools& tools, Kernel kernel, std::string words)
        : LadderRung(request, tools), m_kernel(kernel), m_words(std::move(words))
    {}
    bool launch(const LabView& view) override
    {
        auto* out = reinterpret_cast<std::int8_t*>(view.output);
        return pass([&](Part p) { m_kernel(view.operands[0] + p.first, p.n, out + p.first, kStep); });
    }
    std::string effective() const override { return "FP32 → INT8, " + m_words + ", " + m_tools.kernels.name; }

private:
    Kernel m_kernel;
    std::string m_words;
};

/// The vectorized kernel of quantization: packed conversion, and stores around the caches for large cold results.
/// Traffic as above.
class PackedLadder final : public LadderRung
{
public:
    using LadderRung::LadderRung;
    bool launch(const LabView& view) override
    {
        ElementRule rule;
        rule.arithmetic = ElementRule::Arithmetic::Fma;
        rule.factor = 1.0f / kStep.scale;
        rule.addend = kStep.zeroPoint;
        return pass([&](Part p) {
            m_tools.kernels.quantize(rule, DType::F32, view.operands[0] + p.first, p.n, view.output + p.first,
                                     streams());
        });
    }
    std::string effective() const override
    {
        return std::string("FP32 → INT8, packed conversion, ") + m_tools.kernels.name +
               (streams() ? ", streaming stores" : "");
    }

private:
    bool streams() const { return m_cold && m_n >= std::int64_t{1} << 20; }
};

} // namespace

LabVariantResult makeLabLadder(const CpuLabRequest& request, const std::string& name, const CpuLabTools& tools)
{
    const auto fused = [&](FusedLadder::Kernel kernel, const char* words) {
        return std::unique_ptr<CpuLabVariant>(std::make_unique<FusedLadder>(request, tools, kernel, words));
    };
    if (name == "ladder-unfused")
        return std::unique_ptr<CpuLabVariant>(std::make_unique<UnfusedLadder>(request, tools));
    if (name == "ladder-fused-division") return fused(tools.lab.ladderFusedDivision, "one pass with a division");
    if (name == "ladder-reciprocal") return fused(tools.lab.ladderReciprocal, "one pass, times the reciprocal");
    if (name == "ladder-fma") return fused(tools.lab.ladderFma, "one pass with a fused multiply-add");
    if (name == "ladder-packed") return std::unique_ptr<CpuLabVariant>(std::make_unique<PackedLadder>(request, tools));
    return std::unique_ptr<CpuLabVariant>();
}

} // namespace qs
