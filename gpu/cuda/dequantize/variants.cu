// SPDX-License-Identifier: GPL-3.0-or-later
// Dequantization as an operation: the codes of a mode, made from operand 0, restored to the type they came from.
// Traffic: codes, scales and zero points once, output once (2 or 4 B an element).
#include "gpu/cuda/common/variant.cuh"
#include "gpu/cuda/dequantize/dequantize.cuh"
#include "gpu/cuda/quantize/packed/packed.cuh"

#include <cstdio>

namespace qs::cuda {

namespace {

/// One mode; every view has codes, scales, zero points and output of its own.
class DequantizeVariant final : public LabVariant
{
public:
    explicit DequantizeVariant(const LabRequest& request) : m_request(request), m_scheme(request.scheme)
    {
        const auto bytes = [&](auto part) { return part(m_scheme, request.type, request.tokens, request.hidden); };
        m_codeBytes = bytes(codeBytesOf);
        m_scaleBytes = bytes(scaleBytesOf);
        m_zeroPointBytes = bytes(zeroPointBytesOf);
        m_outputBytes = request.tokens * request.hidden * bytesOf(request.type);
    }

    std::int64_t viewBytes() const override { return m_codeBytes + m_scaleBytes + m_zeroPointBytes + m_outputBytes; }
    std::int64_t bytesFor(int views) const override
    {
        std::int64_t bytes = ViewBuffer::strideOf(m_outputBytes) + kScratch; // the input while the codes are made
        for (const std::int64_t part : {m_codeBytes, m_scaleBytes, m_zeroPointBytes, m_outputBytes})
            bytes += ViewBuffer::strideOf(part) * views;
        return bytes;
    }
    void prepare(int views, cudaStream_t stream) override
    {
        m_codes = ViewBuffer(m_codeBytes, views);
        m_scales = ViewBuffer(m_scaleBytes, views);
        m_zeroPoints = ViewBuffer(m_zeroPointBytes, views);
        m_output = ViewBuffer(m_outputBytes, views);
        quantizeFirst(stream);
        for (int view = 1; view < views; ++view) {
            copyPart(m_codes, m_codeBytes, view, stream);
            copyPart(m_scales, m_scaleBytes, view, stream);
            copyPart(m_zeroPoints, m_zeroPointBytes, view, stream);
        }
        check(cudaStreamSynchronize(stream), Message::mark("making the codes"));
    }
    void launch(int view, cudaStream_t stream) override { run(view, stream, nullptr); }
    LabOutput output(int view) const override
    {
        return {m_output.at(view), cudaType(m_request.type), m_request.tokens, m_request.hidden, 1.0};
    }
    std::string effective() const override
    {
        Note note;
        run(0, nullptr, &note);
        return note.text;
    }

private:
    static constexpr std::int64_t kScratch = 3 * kMaxPartials * 4 + 256;

    void quantizeFirst(cudaStream_t stream)
    {
        const ViewBuffer input(m_outputBytes, 1);
        const DeviceMemory partials(kScratch);
        fillOperand(cudaType(m_request.type), input.at(0), m_request.tokens * m_request.hidden, m_request.seed, 0, 1.0f,
                    stream);
        Launch l;
        l.type = m_request.type;
        l.input = input.at(0);
        l.codes = m_codes.as<std::uint8_t>(0);
        l.scales = m_scales.as<float>(0);
        l.zeroPoints = m_zeroPoints.as<int>(0);
        l.partials = reinterpret_cast<float*>(partials.data());
        l.tokens = m_request.tokens;
        l.hidden = m_request.hidden;
        l.multiprocessors = m_request.multiprocessors;
        l.stream = stream;
        m_globalScale = makeCodes(m_scheme, l);
        check(cudaStreamSynchronize(stream), Message::mark("making the codes"));
    }
    static void copyPart(const ViewBuffer& buffer, std::int64_t bytes, int view, cudaStream_t stream)
    {
        check(cudaMemcpyAsync(buffer.at(view), buffer.at(0), static_cast<std::size_t>(bytes), cudaMemcpyDeviceToDevice,
                              stream),
              Message::mark("copying operands"));
    }
    void run(int view, cudaStream_t stream, Note* note) const
    {
        if (isCopy(m_scheme)) {
            Launch l;
            l.type = m_request.type;
            l.input = m_codes.at(view);
            l.codes = m_output.as<std::uint8_t>(view);
            l.tokens = m_request.tokens;
            l.hidden = m_request.hidden;
            l.multiprocessors = m_request.multiprocessors;
            l.stream = stream;
            l.note = note;
            return launchCopy(l);
        }
        const Restore r{m_request.type,
                        m_codes.as<std::uint8_t>(view),
                        m_scales.at(view),
                        m_zeroPoints.at(view),
                        m_output.at(view),
                        m_request.tokens,
                        m_request.hidden,
                        m_globalScale,
                        stream,
                        note,
                        false};
        if (isPacked(m_scheme))
            launchDequantizePacked(m_scheme, r);
        else
            launchDequantizeBytes(m_scheme, r);
    }

    LabRequest m_request;
    QsCudaVariant m_scheme;
    std::int64_t m_codeBytes = 0, m_scaleBytes = 0, m_zeroPointBytes = 0, m_outputBytes = 0;
    ViewBuffer m_codes, m_scales, m_zeroPoints, m_output;
    float m_globalScale = 1.0f;
};

} // namespace

std::unique_ptr<LabVariant> makeDequantize(const LabRequest& request, const std::string& name)
{
    if (!name.empty())
        throw Failure::make(QsCudaUsage, "", Message::mark("Dequantization requires modes, not '%1'."), name);
    return std::make_unique<DequantizeVariant>(request);
}

} // namespace qs::cuda
