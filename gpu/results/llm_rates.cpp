// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/llm_rates.h"

#include <algorithm>
#include <numeric>

namespace qs {

double decodeThroughput(const LlmTiming& timing)
{
    return timing.step.mean > 0 ? timing.batch * 1e6 / timing.step.mean : 0;
}

std::vector<double> roundThroughput(const LlmTiming& timing)
{
    std::vector<double> rates;
    const auto each = static_cast<std::size_t>(std::max(1, timing.generate));
    for (std::size_t at = 0; at + each <= timing.stepUs.size(); at += each) {
        const auto begin = timing.stepUs.begin() + static_cast<std::ptrdiff_t>(at);
        const double all = std::accumulate(begin, begin + static_cast<std::ptrdiff_t>(each), 0.0);
        rates.push_back(all > 0 ? timing.batch * static_cast<double>(each) / all * 1e6 : 0);
    }
    return rates;
}

} // namespace qs
