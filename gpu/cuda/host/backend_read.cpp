// SPDX-License-Identifier: GPL-3.0-or-later
// What comes back from the device: codes, scales, rows of results.
#include "gpu/cuda/host/backend.h"

#include "gpu/numerics/packed_formats.h"

namespace qs {

bool CudaBackend::needsParams(const KernelVariant& v)
{
    if (v.ceiling || v.scheme.isCopy()) return false;
    return v.scheme.isPacked() ? descriptorOf(v.scheme.format).hasTensorScale() : v.scheme.isStatic();
}

Result<Readback> CudaBackend::readBack(int variant)
{
    if (!known(variant) || m_variants[static_cast<std::size_t>(variant)].ceiling)
        return Error{ErrorCode::Usage, Message::tr("Variant %1 has no result to read back.").arg(variant), ""};
    const QuantScheme& scheme = m_variants[static_cast<std::size_t>(variant)].scheme;
    if (scheme.isPacked()) return readPacked(variant);
    Readback result;
    result.codes.resize(codeBytes(scheme, m_shape, m_dtype).value);
    result.scales.resize(static_cast<std::size_t>(scaleCount(scheme, m_shape)));
    if (scheme.hasZeroPoint()) result.zeroPoints.resize(result.scales.size());
    const bool fromDevice = !scheme.isCopy() && !scheme.isStatic();
    const QsCudaReadback target{sizeof(QsCudaReadback),
                                result.codes.writable(),
                                result.codes.size(),
                                fromDevice ? result.scales.data() : nullptr,
                                fromDevice && scheme.hasZeroPoint() ? result.zeroPoints.data() : nullptr,
                                result.scales.size(),
                                nullptr,
                                0,
                                nullptr,
                                0};
    if (auto done = call([&](QsCudaStatus* status) { return m_table.readBack(m_context, variant, &target, status); });
        !done)
        return done.error();
    if (needsParams(m_variants[static_cast<std::size_t>(variant)])) {
        const ScaleParams& params = m_params[static_cast<std::size_t>(variant)];
        result.scales[0] = params.scale;
        if (scheme.hasZeroPoint()) result.zeroPoints[0] = params.zeroPoint;
    }
    return result;
}

Result<Readback> CudaBackend::readPacked(int variant)
{
    const QuantScheme& scheme = m_variants[static_cast<std::size_t>(variant)].scheme;
    const PackedLayout layout = packedLayout(scheme, m_shape, m_dtype);
    Readback result;
    result.codes.resize(static_cast<std::size_t>(layout.codeBytes()));
    result.scaleBytes.resize(static_cast<std::size_t>(layout.scaleBytes()));
    result.zeroPointBytes.resize(static_cast<std::size_t>(layout.zeroPointBytes()));
    const auto orNull = [](std::vector<std::uint8_t>& bytes) { return bytes.empty() ? nullptr : bytes.data(); };
    const QsCudaReadback target{sizeof(QsCudaReadback),
                                result.codes.writable(),
                                result.codes.size(),
                                nullptr,
                                nullptr,
                                0,
                                orNull(result.scaleBytes),
                                result.scaleBytes.size(),
                                orNull(result.zeroPointBytes),
                                result.zeroPointBytes.size()};
    auto done = call([&](QsCudaStatus* status) { return m_table.readBack(m_context, variant, &target, status); });
    if (!done) return done.error();
    result.globalScale = layout.globalScale ? m_globalScales[static_cast<std::size_t>(variant)] : 1.0f;
    return result;
}

Result<OutputRows> CudaBackend::readOutput(int variant, std::span<const std::int64_t> rows)
{
    OutputRows out;
    QsCudaRows r{sizeof(QsCudaRows), static_cast<std::int32_t>(rows.size()), rows.data(), nullptr, 0};
    const auto read = [&] {
        return call([&](QsCudaStatus* status) { return m_table.readOutput(m_context, variant, &r, status); });
    };
    if (auto done = read(); !done) return done.error();
    out.columns = r.columns;
    out.values.resize(rows.size() * static_cast<std::size_t>(r.columns));
    r.values = out.values.data();
    if (auto done = read(); !done) return done.error();
    return out;
}

Result<Timing> CudaBackend::profileOnce(int variant, const std::string& range)
{
    QsCudaTiming timing{};
    auto done =
        call([&](QsCudaStatus* status) { return m_table.profile(m_context, variant, range.c_str(), &timing, status); });
    if (!done) return done.error();
    return Timing{timing.variant, timing.us, timing.clockMHz};
}

} // namespace qs
