// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/quantize_command.h"
#include "gpu/formats/io/staged_folder.h"
#include "gpu/formats/npy.h"
#include "gpu/numerics/packed_formats.h"
#include "gpu/studies/protocol/input_tensor.h"
#include "gpu/studies/protocol/quantize_run.h"

namespace qs {

namespace {

template <typename T> std::span<const std::byte> bytesOf(const std::vector<T>& values)
{
    return std::as_bytes(std::span(values));
}
std::span<const std::byte> bytesOf(const CodeBytes& codes) { return std::as_bytes(codes.bytes()); }

using Sides = std::vector<std::int64_t>;

/// [1], [tokens] or [tokens, groups].
std::vector<std::int64_t> scaleShape(const QuantScheme& scheme, Shape shape)
{
    if (scheme.granularity == Granularity::Tensor) return {1};
    if (scheme.granularity == Granularity::Token) return {shape.tokens};
    return {shape.tokens, scaleCount(scheme, Shape{1, shape.hidden})};
}

/// Packed formats as they are stored: rows of bytes (see packed_formats.h), scales in their own type where .npy has it.
Result<void> writePacked(const QuantScheme& scheme, const RunSpec& spec, const Readback& back, const std::string& stem)
{
    const PackedLayout layout = packedLayout(scheme, spec.shape, spec.dtype);
    const Sides codesShape{layout.tokens, layout.codeRowBytes};
    if (auto r = writeNpy(stem + ".codes.npy", DType::U8, codesShape, bytesOf(back.codes)); !r) return r;
    if (layout.scaleSize > 0) {
        // .npy has neither E8M0 nor E4M3: their bytes.
        const DType type = layout.scaleSize == 4   ? DType::F32
                           : layout.scaleSize == 2 ? packedScaleType(spec.dtype)
                                                   : DType::U8;
        if (auto r = writeNpy(stem + ".scales.npy", type, Sides{layout.tokens, layout.groupsPerRow},
                              bytesOf(back.scaleBytes));
            !r)
            return r;
    }
    if (layout.globalScale) {
        const std::vector<float> global{back.globalScale};
        if (auto r = writeNpy(stem + ".global_scale.npy", DType::F32, Sides{1}, bytesOf(global)); !r) return r;
    }
    if (!scheme.hasZeroPoint()) return {};
    return writeNpy(stem + ".zero_points.npy", DType::U8, Sides{layout.tokens, layout.zeroPointRowBytes},
                    bytesOf(back.zeroPointBytes));
}

Result<void> writeMode(const QuantScheme& scheme, const RunSpec& spec, const Readback& back, const std::string& stem)
{
    if (scheme.isPacked()) return writePacked(scheme, spec, back, stem);
    // The baseline's 'codes' are the input's bytes as they are.
    const auto bytesPerElement = scheme.isCopy() ? static_cast<std::int64_t>(sizeOf(spec.dtype)) : 1;
    const std::vector<std::int64_t> codesShape{spec.shape.tokens, spec.shape.hidden * bytesPerElement};
    const DType type = scheme.format == NumberFormat::Int8 ? DType::I8 : DType::U8;
    if (auto r = writeNpy(stem + ".codes.npy", type, codesShape, bytesOf(back.codes)); !r) return r;
    if (scheme.isCopy()) return {};
    const auto shape = scaleShape(scheme, spec.shape);
    if (auto r = writeNpy(stem + ".scales.npy", DType::F32, shape, bytesOf(back.scales)); !r) return r;
    if (!scheme.hasZeroPoint()) return {};
    return writeNpy(stem + ".zero_points.npy", DType::I32, shape, bytesOf(back.zeroPoints));
}

} // namespace

Result<void> dumpCodes(const RunSpec& spec, const std::string& folder)
{
    auto staged = StagedFolder::open(folder);
    if (!staged) return staged.error();
    auto opened = openBackend(spec.backend, spec.device);
    if (!opened) return opened.error();
    const auto input = InputTensor::make(spec, spec.shape.elements());
    if (!input) return input.error();
    Workload workload;
    workload.input = input->view(spec.shape);
    workload.capacity = input->capacity();
    workload.given = spec.given();
    for (const QuantScheme& scheme : spec.modes)
        workload.variants.push_back(KernelVariant::mode(scheme, false));
    if (auto r = opened->backend->prepare(workload); !r) return r;
    for (std::size_t i = 0; i < spec.modes.size(); ++i) {
        const auto back = opened->backend->readBack(static_cast<int>(i));
        if (!back) return back.error();
        if (auto r = writeMode(spec.modes[i], spec, *back, (staged->path() / schemeName(spec.modes[i])).string()); !r)
            return staged->named(r.error());
    }
    if (auto r = staged->publish(); !r) return r.error();
    return {};
}

} // namespace qs
