// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/cpu/common/page_buffer.h"
#include "gpu/formats/tensor_view.h"
#include "gpu/numerics/oracle.h"
#include "gpu/spec/run_spec.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>

namespace qs {

/// What rounding a file's values to the type of the run did to them; over values that are finite in the file.
struct InputConversion
{
    DType from = DType::F32, to = DType::F32;
    std::int64_t elements = 0;
    std::int64_t overflowed = 0; ///< became infinite
    std::int64_t flushed = 0;    ///< became zero, not having been it
    std::int64_t denormal = 0;   ///< became denormal numbers, which have fewer digits, not having been it

    void merge(const InputConversion& other);
    /// 'The FP32 values of the file were rounded to FP16: 3 of 1,024 overflowed to infinity, …'
    Message text() const;
};

/// The input of a run in host memory, in the run's dtype, owning its bytes.
class InputTensor
{
public:
    /// Normal numbers from spec.seed, or the file's tensor converted (round to nearest even) to spec.dtype.
    /// `capacity` elements are made (at least those of the shape); files give exactly their shape.
    /// Refuses, before allocating, what does not fit into free memory. Parallel over the cores.
    static Result<InputTensor> make(const RunSpec& spec, std::int64_t capacity, std::stop_token stop = {});

    /// The first shape.elements() elements as [tokens, hidden].
    HostTensor view(Shape shape) const { return {m_dtype, shape, m_bytes.data()}; }
    std::int64_t capacity() const { return m_capacity; }
    DType dtype() const { return m_dtype; }
    /// None for random numbers and for files of the run's own type.
    const std::optional<InputConversion>& conversion() const { return m_conversion; }

private:
    PageBuffer m_bytes; ///< whole pages, so that the CPU backend measures in it instead of in a copy
    std::int64_t m_capacity = 0;
    DType m_dtype = DType::F32;
    std::optional<InputConversion> m_conversion;
};

/// What a file's tensor is: its shape as [tokens, hidden] and its own type.
struct InputFileInfo
{
    Shape shape;
    DType dtype = DType::F32;
};
/// The error states what is wrong with the file.
Result<InputFileInfo> inputFileInfo(const InputSource& source);

} // namespace qs
