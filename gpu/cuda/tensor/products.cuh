// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/products/lt_product.cuh"
#include "gpu/cuda/tensor/step.cuh"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace qs::cuda {

/// The tensor machine's products: by cuBLASLt with the algorithm that it recommends first, so that nothing is timed and
/// the same device takes the same one; by a kernel of our own where the library is missing or has none for the
/// operands' alignment.
class MachineProducts
{
public:
    /// Opens the library, allocates its workspace and finds the algorithm; run() then does nothing that a capture
    /// forbids.
    void prepare(const MachineStep& step);
    void run(const MachineStep& step);
    /// Empty where there is no product of that type.
    std::string arithmetic(DType type);

private:
    /// Type, flags, sizes, strides, factors' bits, alignment.
    using Key = std::array<std::int64_t, 12>;
    using Plan = std::optional<LtProduct>; ///< none: our own kernel

    LtSession* session();
    const Plan& planOf(const MachineStep& step);

    bool m_searched = false;
    std::unique_ptr<LtSession> m_session; ///< null: there is no library
    std::map<Key, Plan> m_plans;
    std::map<DType, std::string> m_texts;
};

} // namespace qs::cuda
