// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/audit/quantity.h"

#include <span>
#include <vector>

namespace qs {

/// What a relation takes for settled beside the figures of the row.
enum class RelationFactor : std::uint8_t {
    Listed,     ///< one of `factors`, the same for all rows
    Any,        ///< any factor that most rows agree on, as bytes of traffic
    AnyOfFormat ///< the same, which may be another one for rows of another number format, as bytes per element
};

/// How two quantities of a row follow from others. A new kind of derived column is one more row in relations().
struct Relation
{
    Quantity claim;
    std::vector<Quantity> inputs;
    const char* formula; ///< of Message::mark, for the sentence; %1, %2, … are the inputs' names
    Interval (*value)(std::span<const Interval> inputs, double factor);
    std::vector<double> factors = {1.0};
    RelationFactor factor = RelationFactor::Listed;
    bool sameStatistic = false; ///< only between figures of one percentile, or of means
    bool isDefinition = false;  ///< the names alone say that it holds: one row that does not is enough
};

const std::vector<Relation>& relations();

} // namespace qs
