// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/input_tensor.h"

#include "gpu/core/host_system.h"
#include "gpu/core/parallel.h"
#include "gpu/core/random.h"
#include "gpu/formats/tensor_file.h"

#include <cstring>
#include <new>

namespace qs {

namespace {

constexpr std::int64_t kGrain = 1 << 16;

std::string fileSpec(const InputSource& source)
{
    return source.tensor.empty() ? source.path : source.path + ":" + source.tensor;
}

Result<void> checkMemory(std::int64_t elements, DType dtype)
{
    const Bytes need{static_cast<std::uint64_t>(elements) * sizeOf(dtype)};
    const Bytes have = host::availableMemory();
    if (have.value == 0 || need.value < have.value) return {};
    return Error{ErrorCode::Memory,
                 "The input needs " + formatBytes(need) + " of memory, and " + formatBytes(have) + " are free.",
                 "Choose fewer tokens, a smaller hidden size or a 16-bit type."};
}

/// Copies (same type) or rounds `view` to `dtype`, row major.
void convert(const TensorView& view, std::byte* out, DType dtype, std::int64_t elements)
{
    parallelFor(elements, kGrain, [&](std::int64_t first, std::int64_t last, int) {
        const auto size = static_cast<std::int64_t>(sizeOf(dtype));
        if (view.dtype == dtype) {
            std::memcpy(out + first * size, view.data.data() + first * size, static_cast<std::size_t>((last - first) * size));
            return;
        }
        for (std::int64_t i = first; i < last; ++i)
            storeFloat(out, dtype, static_cast<std::size_t>(i), loadFloat(view.data.data(), view.dtype, static_cast<std::size_t>(i)));
    });
}

Result<LoadedTensor> openFor(const RunSpec& spec)
{
    auto file = openTensor(fileSpec(spec.input));
    if (!file) return file.error();
    const auto shape = asMatrix(file->view);
    if (!shape) return shape.error();
    if (spec.shape.hidden != shape->hidden || spec.shape.tokens > shape->tokens)
        return Error{ErrorCode::Usage,
                     "The tensor in " + spec.input.path + " is " + shape->text() + "; " + spec.shape.text() + " was asked for.",
                     "Leave the sizes out, or take its hidden size and at most its tokens."};
    return file;
}

} // namespace

Result<InputTensor> InputTensor::make(const RunSpec& spec, std::int64_t capacity, std::stop_token stop)
{
    const std::int64_t elements = spec.input.isFile() ? spec.shape.elements() : std::max(capacity, spec.shape.elements());
    if (auto fits = checkMemory(elements, spec.dtype); !fits) return fits.error();
    InputTensor tensor;
    tensor.m_dtype = spec.dtype;
    tensor.m_capacity = elements;
    try {
        tensor.m_bytes = std::make_shared_for_overwrite<std::byte[]>(static_cast<std::size_t>(elements) * sizeOf(spec.dtype));
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::Memory, "No memory for an input of " + formatCount(elements) + " elements.",
                     "Choose fewer tokens or a smaller hidden size."};
    }
    std::byte* out = tensor.m_bytes.get();
    if (spec.input.isFile()) {
        auto file = openFor(spec);
        if (!file) return file.error();
        convert(file->view, out, spec.dtype, elements);
        if (const auto same = file->file.unchanged(); !same) return same.error();
        return tensor;
    }
    parallelFor(elements, kGrain, [&](std::int64_t first, std::int64_t last, int) {
        if (stop.stop_requested()) return;
        for (std::int64_t i = first; i < last; ++i)
            storeFloat(out, spec.dtype, static_cast<std::size_t>(i), normalAt(spec.seed, static_cast<std::uint64_t>(i)));
    });
    if (stop.stop_requested()) return Error{ErrorCode::Interrupted, "Stopped while the input was made.", {}};
    return tensor;
}

Result<Shape> inputFileShape(const InputSource& source)
{
    auto file = openTensor(fileSpec(source));
    if (!file) return file.error();
    return asMatrix(file->view);
}

} // namespace qs
