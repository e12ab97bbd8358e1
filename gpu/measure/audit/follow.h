// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/audit/audit.h"
#include "gpu/measure/audit/interval.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace qs {

/// A figure that others may explain.
struct DerivedClaim
{
    PrintedNumber number; ///< in the unit of the explanations
    double scale = 1;     ///< value of one printed unit
    std::string printed;  ///< as in the cell
    AuditFinding place;   ///< table, line, row and column of it
    std::string formats;  ///< 'fp8', 'w4a16' in the labels of the row: other bytes per element are no error
};

/// One way in which the claims may have been computed.
struct Explanation
{
    Message formula;
    bool anyFactor = false;                      ///< up to a factor that the claims have in common
    bool byFormat = false;                       ///< rows of another number format may have another factor
    bool isDefinition = false;                   ///< holds by the names of the columns
    std::vector<std::optional<Interval>> values; ///< a claim each; nothing where an input is missing
    std::vector<double> spans; ///< how far a figure could lie elsewhere; empty: as far as its own size
    std::function<std::string(std::size_t claim)> inputs; ///< 'M 16, N 4096, Time (us) 6.12'
};

/// Reports the claims that do not follow the explanation which most others follow. Silent where one explains all, where
/// none explains enough to be no chance, and where several claims follow another convention.
void reportUnexplained(const std::vector<DerivedClaim>& claims, const std::vector<Explanation>& explanations,
                       std::vector<AuditFinding>& out);

} // namespace qs
