// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/decoder_shape.h"

#include <cstdint>
#include <vector>

namespace qs {

/// An expert of a row and what its result is multiplied by.
struct ExpertChoice
{
    std::int32_t expert = 0;
    float weight = 0;
};

/// The experts of one row, by rising number. `products`: those of the router, bias included, [experts]; they are
/// overwritten. `correction`: RouterCorrection, or null. `chosen`: [perToken]. `order`: memory for the choice. Products
/// that are NaN are chosen last.
void chooseExperts(const Mixture& mixture, const float* correction, float* products, ExpertChoice* chosen,
                   std::vector<std::int32_t>& order);

} // namespace qs
