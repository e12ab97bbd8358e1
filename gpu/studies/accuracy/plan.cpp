// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/accuracy/plan.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <optional>

namespace qs {

namespace {

constexpr std::size_t kMaxStates = 20'000;

/// A way to choose for the first layers; `before` is a state of the layer before.
struct State
{
    std::int64_t bytes = 0;
    double loss = 0;
    int option = -1, before = -1;
};
using Front = std::vector<State>; ///< by bytes, losses falling

struct Solution
{
    LayerPlan plan;
    std::int64_t bytes = 0;
    double loss = std::numeric_limits<double>::infinity();
};

using Allowed = std::function<bool(const std::string&)>;
using Layers = std::vector<std::vector<LayerOption>>;

/// Keeps what no other state beats in both.
void prune(Front& states)
{
    std::sort(states.begin(), states.end(),
              [](const State& a, const State& b) { return a.bytes != b.bytes ? a.bytes < b.bytes : a.loss < b.loss; });
    Front kept;
    for (const State& state : states)
        if (kept.empty() || state.loss < kept.back().loss) kept.push_back(state);
    if (kept.size() > kMaxStates) {
        Front thin;
        for (std::size_t i = 0; i < kMaxStates; ++i)
            thin.push_back(kept[i * (kept.size() - 1) / (kMaxStates - 1)]);
        kept = std::move(thin);
    }
    states = std::move(kept);
}

std::optional<Solution> solve(const Layers& layers, std::int64_t budget, const Allowed& allowed)
{
    std::vector<Front> fronts{{State{}}};
    for (const auto& options : layers) {
        Front next;
        for (std::size_t s = 0; s < fronts.back().size(); ++s)
            for (std::size_t o = 0; o < options.size(); ++o) {
                const State& from = fronts.back()[s];
                const std::int64_t bytes = from.bytes + options[o].bytes;
                if (bytes > budget || !allowed(options[o].mode)) continue;
                next.push_back(
                    {bytes, from.loss + std::max(0.0, options[o].loss), static_cast<int>(o), static_cast<int>(s)});
            }
        prune(next);
        if (next.empty()) return std::nullopt;
        fronts.push_back(std::move(next));
    }
    Solution best;
    int at = static_cast<int>(fronts.back().size()) - 1; // the largest has the least loss
    best.bytes = fronts.back().back().bytes;
    best.loss = fronts.back().back().loss;
    best.plan.resize(layers.size());
    for (std::size_t layer = layers.size(); layer > 0; --layer) {
        const State& state = fronts[layer][static_cast<std::size_t>(at)];
        best.plan[layer - 1] = layers[layer - 1][static_cast<std::size_t>(state.option)].mode;
        at = state.before;
    }
    return best;
}

} // namespace

LayerPlan leastLoss(const std::vector<std::vector<LayerOption>>& layers, std::int64_t bytes, double tolerance)
{
    const auto any = solve(layers, bytes, [](const std::string&) { return true; });
    if (!any) return {};
    std::vector<std::string> names;
    for (const auto& options : layers)
        for (const LayerOption& option : options)
            if (std::find(names.begin(), names.end(), option.mode) == names.end()) names.push_back(option.mode);
    // Sums in another order may differ in the last bits.
    const double enough = any->loss + tolerance + 1e-12 * (1 + any->loss);
    std::optional<Solution> fewest;
    const auto consider = [&](const Allowed& allowed) {
        const auto found = solve(layers, bytes, allowed);
        if (found && found->loss <= enough && (!fewest || found->loss < fewest->loss)) fewest = found;
    };
    for (const std::string& one : names)
        consider([&](const std::string& mode) { return mode == one; });
    if (fewest) return fewest->plan;
    for (std::size_t i = 0; i < names.size(); ++i)
        for (std::size_t j = i + 1; j < names.size(); ++j)
            consider([&](const std::string& mode) { return mode == names[i] || mode == names[j]; });
    return fewest ? fewest->plan : any->plan;
}

LayerPlan fewestBytes(const std::vector<std::vector<LayerOption>>& layers)
{
    LayerPlan plan;
    for (const auto& options : layers)
        plan.push_back(std::min_element(options.begin(), options.end(), [](const LayerOption& a, const LayerOption& b) {
                           return a.bytes != b.bytes ? a.bytes < b.bytes : a.loss < b.loss;
                       })->mode);
    return plan;
}

} // namespace qs
