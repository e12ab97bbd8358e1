// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/numerics/oracle.h"
#include "gpu/spec/run_spec.h"

#include <cstddef>
#include <memory>
#include <stop_token>

namespace qs {

/// The input of a run in host memory, in the run's dtype, owning its bytes.
class InputTensor
{
public:
    /// Normal numbers from spec.seed, or the file's tensor converted (round to nearest even) to spec.dtype.
    /// `capacity` elements are made (at least those of the shape); files give exactly their shape.
    /// Refuses, before allocating, what does not fit into free memory. Parallel over the cores.
    static Result<InputTensor> make(const RunSpec& spec, std::int64_t capacity, std::stop_token stop = {});

    /// The first shape.elements() elements as [tokens, hidden].
    HostTensor view(Shape shape) const { return {m_dtype, shape, m_bytes.get()}; }
    std::int64_t capacity() const { return m_capacity; }
    DType dtype() const { return m_dtype; }

private:
    std::shared_ptr<std::byte[]> m_bytes;
    std::int64_t m_capacity = 0;
    DType m_dtype = DType::F32;
};

/// Shape of a file's tensor as [tokens, hidden]; the error says what is wrong with the file.
Result<Shape> inputFileShape(const InputSource& source);

} // namespace qs
