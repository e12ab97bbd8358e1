// SPDX-License-Identifier: GPL-3.0-or-later
// The INT8 ladder as an operation: operand 0 in FP32, one scale and zero point, every rung a variant.
// Traffic: input once (4 B an element), codes once (1 B an element); the unfused rung moves 37 B an element.
#include "gpu/cuda/common/variant.cuh"
#include "gpu/cuda/ladder/kernels.cuh"
#include "gpu/numerics/reference/ladder.h"

namespace qs::cuda {

namespace {

struct Rung
{
    const char* name;
    void (*launch)(const LadderTask&);
    const char* text;
    bool scratch = false; ///< needs the FP32 intermediates
};

template <int PerThread> void launchVectorOf(const LadderTask& t) { launchLadderVector(PerThread, t); }

constexpr Rung kRungs[] = {
    {"ladder-unfused", launchLadderUnfused, "5 kernels over FP32 intermediates, 4 elements per thread, blocks of 256",
     true},
    {"ladder-fused-division", launchLadderDivision, "one kernel, IEEE division, one element per thread, blocks of 256"},
    {"ladder-reciprocal", launchLadderReciprocal,
     "one kernel, multiplication and addition, one element per thread, blocks of 256"},
    {"ladder-fma", launchLadderFma, "one kernel, fused multiply-add, one element per thread, blocks of 256"},
    {"ladder-4", launchVectorOf<4>, "float4 loads, char4 stores, 4 elements per thread, blocks of 256"},
    {"ladder-8", launchVectorOf<8>, "float4 loads, char4 stores, 8 elements per thread, blocks of 256"},
    {"ladder-16", launchVectorOf<16>, "float4 loads, char4 stores, 16 elements per thread, blocks of 256"},
    {"ladder-packed", launchLadderPacked,
     "coalesced 16-byte loads and stores, packed conversion, 16 elements per thread, blocks of 64 to 256"},
};

class LadderVariant final : public LabVariant
{
public:
    LadderVariant(const LabRequest& request, const Rung& rung)
        : m_request(request), m_rung(rung), m_elements(request.tokens * request.hidden)
    {}

    std::int64_t viewBytes() const override { return m_elements * 5; }
    std::int64_t bytesFor(int views) const override
    {
        const std::int64_t scratch = m_rung.scratch ? 2 * ViewBuffer::strideOf(m_elements * 4) : 0;
        return views * (ViewBuffer::strideOf(m_elements * 4) + ViewBuffer::strideOf(m_elements)) + scratch;
    }
    void prepare(int views, cudaStream_t stream) override
    {
        m_input = ViewBuffer(m_elements * 4, views);
        m_codes = ViewBuffer(m_elements, views);
        m_scratch = ViewBuffer(m_rung.scratch ? m_elements * 4 : 0, m_rung.scratch ? 2 : 0);
        for (int view = 0; view < views; ++view)
            fillOperand(CUDA_R_32F, m_input.at(view), m_elements, m_request.seed, 0, 1.0f, stream);
        check(cudaStreamSynchronize(stream), Message::mark("filling operands"));
    }
    void launch(int view, cudaStream_t stream) override
    {
        LadderTask task;
        task.input = m_input.as<float>(view);
        task.codes = m_codes.as<std::int8_t>(view);
        if (m_rung.scratch) {
            task.scratch[0] = m_scratch.as<float>(0);
            task.scratch[1] = m_scratch.as<float>(1);
        }
        task.elements = m_elements;
        task.scale = kLadderScale;
        task.reciprocal = 1.0f / kLadderScale;
        task.zeroPoint = static_cast<float>(kLadderZeroPoint);
        task.stream = stream;
        m_rung.launch(task);
    }
    LabOutput output(int view) const override
    {
        return {m_codes.at(view), CUDA_R_8I, m_request.tokens, m_request.hidden, 1.0};
    }
    std::string effective() const override { return m_rung.text; }

private:
    LabRequest m_request;
    const Rung& m_rung;
    std::int64_t m_elements = 0;
    ViewBuffer m_input, m_codes, m_scratch;
};

} // namespace

std::unique_ptr<LabVariant> makeLadder(const LabRequest& request, const std::string& name)
{
    for (const Rung& rung : kRungs)
        if (name == rung.name) return std::make_unique<LadderVariant>(request, rung);
    throw Failure::make(QsCudaUsage, "", Message::mark("Unknown ladder variant '%1'."), name);
}

} // namespace qs::cuda
