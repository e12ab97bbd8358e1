// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/input_tensor.h"

#include "gpu/core/host_system.h"
#include "gpu/core/parallel.h"
#include "gpu/core/random.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/tensor_file.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <span>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

namespace qs {

namespace {

constexpr std::int64_t kGrain = 1 << 16;
constexpr std::int64_t kFileGrain = 1 << 20; ///< elements of a file that are copied before its pages are given back

std::string fileSpec(const InputSource& source)
{
    return source.tensor.empty() ? source.path : source.path + ":" + source.tensor;
}

Result<void> checkMemory(const RunSpec& spec, std::int64_t elements)
{
    const Bytes need{static_cast<std::uint64_t>(elements) * sizeOf(spec.dtype)};
    const Bytes have = host::availableMemory();
    if (have.value == 0 || need.value < have.value) return {};
    const NumberText needed = formatBytes(need), free = formatBytes(have);
    return Error{ErrorCode::Memory,
                 spec.input.isFile()
                     ? Message::tr("The input from %1 requires %2 of memory; %3 is available.")
                           .arg(quotedPath(spec.input.path), needed, free)
                     : Message::tr("The input requires %1 of memory; %2 is available.").arg(needed, free),
                 host::memoryHint(Message::tr("Choose fewer tokens, a smaller hidden size or a 16-bit type."))};
}

/// Whole pages of a mapped file: read again, they come from the file anew.
void release(std::span<const std::byte> mapped)
{
    static const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    const auto begin = reinterpret_cast<std::uintptr_t>(mapped.data());
    const std::uintptr_t first = (begin + page - 1) / page * page, last = (begin + mapped.size()) / page * page;
    if (first < last) (void)::madvise(reinterpret_cast<void*>(first), last - first, MADV_DONTNEED);
}

/// Smallest normal number of a float type.
double leastNormal(DType type)
{
    switch (type) {
    case DType::F16:
    case DType::F8E5M2:
        return 0x1p-14;
    case DType::F8E4M3:
        return 0x1p-6;
    case DType::F64:
        return 0x1p-1022;
    default:
        return 0x1p-126;
    }
}

void copyRange(const TensorView& view, std::byte* out, std::int64_t first, std::int64_t last)
{
    const auto size = static_cast<std::int64_t>(sizeOf(view.dtype));
    std::memcpy(out + first * size, view.data.data() + first * size, static_cast<std::size_t>((last - first) * size));
}

/// Rounds elements and counts what does not survive it.
InputConversion roundRange(const TensorView& view, std::byte* out, DType dtype, std::int64_t first, std::int64_t last)
{
    InputConversion counts{view.dtype, dtype, last - first};
    for (std::int64_t i = first; i < last; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const float value = loadFloat(view.data.data(), view.dtype, at);
        double exact = value;
        if (view.dtype == DType::F64) std::memcpy(&exact, view.data.data() + at * sizeof exact, sizeof exact);
        storeFloat(out, dtype, at, value);
        if (!std::isfinite(exact)) continue;
        const double before = std::fabs(exact), after = std::fabs(static_cast<double>(loadFloat(out, dtype, at)));
        if (std::isinf(after))
            ++counts.overflowed;
        else if (after == 0 && before > 0)
            ++counts.flushed;
        else if (after > 0 && after < leastNormal(dtype) && before >= leastNormal(view.dtype))
            ++counts.denormal;
    }
    return counts;
}

/// Copies (same type) or rounds the file's tensor to `dtype`, row major. What is done of the file leaves the memory: it
/// would be there twice.
std::optional<InputConversion> convert(const LoadedTensor& from, std::byte* out, DType dtype, std::int64_t elements)
{
    const TensorView& view = from.view;
    std::vector<InputConversion> parts(static_cast<std::size_t>(workerThreads()));
    parallelFor(elements, kFileGrain, [&](std::int64_t first, std::int64_t last, int worker) {
        if (view.dtype == dtype)
            copyRange(view, out, first, last);
        else
            parts[static_cast<std::size_t>(worker)].merge(roundRange(view, out, dtype, first, last));
        const std::size_t stored = sizeOf(view.dtype);
        if (from.converted.empty())
            release(view.data.subspan(static_cast<std::size_t>(first) * stored,
                                      static_cast<std::size_t>(last - first) * stored));
    });
    if (view.dtype == dtype) return std::nullopt;
    InputConversion all{view.dtype, dtype};
    for (const InputConversion& part : parts)
        all.merge(part);
    return all;
}

Result<LoadedTensor> openFor(const RunSpec& spec)
{
    auto file = openTensor(fileSpec(spec.input));
    if (!file) return file.error();
    const auto shape = asMatrix(file->view);
    if (!shape) return shape.error();
    if (spec.shape.hidden != shape->hidden || spec.shape.tokens > shape->tokens)
        return Error{ErrorCode::Usage,
                     Message::tr("The tensor in %1 is %2, but %3 was requested.")
                         .arg(spec.input.path, shape->text(), spec.shape.text()),
                     Message::tr("Remove the sizes, or use its hidden size and at most its number of tokens.")};
    return file;
}

} // namespace

void InputConversion::merge(const InputConversion& other)
{
    elements += other.elements;
    overflowed += other.overflowed;
    flushed += other.flushed;
    denormal += other.denormal;
}

Message InputConversion::text() const
{
    if (overflowed + flushed + denormal == 0)
        return Message::tr(
                   "The %1 values of the file were rounded to %2: none overflowed, and none was flushed to zero.")
            .arg(dtypeLabel(from), dtypeLabel(to));
    return Message::tr(
               "The %1 values of the file were rounded to %2: %3 of %4 overflowed to infinity, %5 were flushed to "
               "zero, %6 became denormal.")
        .arg(dtypeLabel(from), dtypeLabel(to), formatCount(overflowed), formatCount(elements), formatCount(flushed),
             formatCount(denormal));
}

Result<InputTensor> InputTensor::make(const RunSpec& spec, std::int64_t capacity, std::stop_token stop)
{
    const std::int64_t elements =
        spec.input.isFile() ? spec.shape.elements() : std::max(capacity, spec.shape.elements());
    if (auto fits = checkMemory(spec, elements); !fits) return fits.error();
    InputTensor tensor;
    tensor.m_dtype = spec.dtype;
    tensor.m_capacity = elements;
    tensor.m_bytes = PageBuffer(static_cast<std::uint64_t>(elements) * sizeOf(spec.dtype));
    if (!tensor.m_bytes.data())
        return Error{ErrorCode::Memory,
                     spec.input.isFile()
                         ? Message::tr("Not enough memory for an input of %1 elements from %2.")
                               .arg(formatCount(elements), quotedPath(spec.input.path))
                         : Message::tr("Not enough memory for an input of %1 elements.").arg(formatCount(elements)),
                     Message::tr("Choose fewer tokens or a smaller hidden size.")};
    auto* out = reinterpret_cast<std::byte*>(tensor.m_bytes.data());
    if (spec.input.isFile()) {
        auto file = openFor(spec);
        if (!file) return file.error();
        tensor.m_conversion = convert(*file, out, spec.dtype, elements);
        if (const auto same = file->file.unchanged(); !same) return same.error();
        return tensor;
    }
    parallelFor(elements, kGrain, [&](std::int64_t first, std::int64_t last, int) {
        if (stop.stop_requested()) return;
        for (std::int64_t i = first; i < last; ++i)
            storeFloat(out, spec.dtype, static_cast<std::size_t>(i),
                       normalAt(spec.seed, static_cast<std::uint64_t>(i)));
    });
    if (stop.stop_requested())
        return Error{ErrorCode::Interrupted, Message::tr("Stopped while the input was being generated."), {}};
    return tensor;
}

Result<InputFileInfo> inputFileInfo(const InputSource& source)
{
    auto file = openTensor(fileSpec(source));
    if (!file) return file.error();
    const auto shape = asMatrix(file->view);
    if (!shape) return shape.error();
    return InputFileInfo{*shape, file->view.dtype};
}

} // namespace qs
