// SPDX-License-Identifier: GPL-3.0-or-later
// How the work of cuda/weight_only/gemm.cu may be laid out for a size, by a model of what each layout takes the best
// first.
#include "gpu/cuda/weight_only/form.cuh"

#include <algorithm>
#include <cmath>
#include <utility>

namespace qs::cuda {

namespace {

using Ranked = std::vector<std::pair<double, WeightOnlyPlan>>;

/// About what a plan takes in microseconds, with constants read off timelines of an H200: A's way to a block, the sums'
/// starts, the busiest multiprocessor's weights, the sums' way out.
double costOf(const WeightOnlySize& size, const WeightOnlyFormFacts& f, const WeightOnlyPlan& plan)
{
    const int warpsN = plan.warps / plan.warpsK;
    const double tiles = static_cast<double>((f.tiles(size) + plan.columns - 1) / plan.columns);
    const double rounds = std::ceil(tiles / warpsN),
                 steps = std::ceil(static_cast<double>(plan.groupsPerSlice) / plan.warpsK);
    const double weights = rounds * steps * plan.warps * plan.perSm * f.rows * (size.bits() / 4.0); // KB
    const double activations = static_cast<double>(size.m * plan.groupsPerSlice) * plan.perSm / 4;  // KB
    const double starts = f.columns > 1 ? 0.1 * f.columns * plan.groupsPerSlice / plan.warps : 0.0;
    const double apart = plan.splits == 1 ? (plan.warpsK > 1 ? 0.7 : 0.3) * rounds
                         : plan.clustered ? 0.5 + 0.5 * rounds
                                          : 2.5 + 0.5 * rounds + 0.05 * plan.splits;
    return 0.5 + 0.02 * activations + starts + weights * (0.02 + 0.006 * f.columns) + apart;
}

constexpr int kMaxClustered = 8; ///< blocks that a cluster may have everywhere

/// Adds the plans of a form. `atOnce` tells how many blocks of a clustered plan run at a time.
template <typename AtOnce>
void rankPlans(Ranked& plans, const WeightOnlySize& size, const WeightOnlyFormFacts& facts, int form,
               int multiprocessors, std::int64_t sharedBytesPerBlock, AtOnce&& atOnce)
{
    const auto groups = static_cast<int>(size.groups());
    const auto add = [&](WeightOnlyPlan plan) {
        plan.sharedBytes = sharedBytesOf(size, facts, plan);
        if (plan.sharedBytes > sharedBytesPerBlock / plan.perSm) return;
        int resident = multiprocessors * plan.perSm;
        if (plan.clustered) resident = std::min(resident, atOnce(plan));
        plan.columns = static_cast<int>(std::min<std::int64_t>(resident / plan.splits, facts.tiles(size)));
        if (plan.columns > 0) plans.emplace_back(costOf(size, facts, plan), plan);
    };
    const auto consider = [&](WeightOnlyPlan plan) {
        for (const bool clustered : {false, true})
            for (const bool weightsFirst : {false, true}) {
                if (clustered && (plan.splits == 1 || plan.splits > kMaxClustered)) continue;
                plan.clustered = clustered;
                plan.weightsFirst = weightsFirst;
                for (plan.warpsK = 1;
                     plan.warps % plan.warpsK == 0 && (plan.warpsK <= plan.groupsPerSlice || plan.warpsK == 1);
                     plan.warpsK *= 2)
                    add(plan);
            }
    };
    for (int warps = facts.maxWarps; warps >= 8; warps /= 2)
        for (int perSm = 1; perSm <= facts.maxWarps / warps; ++perSm)
            for (int splits = 1; splits <= std::min(groups, 64); ++splits) {
                WeightOnlyPlan plan;
                plan.form = form, plan.warps = warps, plan.perSm = perSm, plan.splits = splits;
                plan.groupsPerSlice = (groups + splits - 1) / splits;
                if ((groups + plan.groupsPerSlice - 1) / plan.groupsPerSlice == splits) consider(plan);
            }
}

} // namespace

std::vector<WeightOnlyPlan> weightOnlyPlans(const WeightOnlySize& size, int multiprocessors,
                                            std::int64_t sharedBytesPerBlock)
{
    Ranked plans;
    for (int form = 0; form < weightOnlyForms(size.m); ++form)
        rankPlans(plans, size, factsOf(size, form), form, multiprocessors, sharedBytesPerBlock,
                  [&](const WeightOnlyPlan& plan) { return clusteredBlocks(size, plan); });
    std::stable_sort(plans.begin(), plans.end(), [](const auto& x, const auto& y) { return x.first < y.first; });
    std::vector<WeightOnlyPlan> sorted;
    for (const auto& entry : plans)
        sorted.push_back(entry.second);
    return sorted;
}

std::int64_t partialBytes(const WeightOnlySize& size, const WeightOnlyPlan& plan)
{
    const WeightOnlyFormFacts f = factsOf(size, plan.form);
    return plan.splits > 1 && !plan.clustered ? f.tiles(size) * f.rows * f.columns * plan.splits * 512 : 0;
}

std::int64_t counterBytes(const WeightOnlySize& size)
{
    std::int64_t most = 0;
    for (int form = 0; form < weightOnlyForms(size.m); ++form) {
        const WeightOnlyFormFacts f = factsOf(size, form);
        most = std::max<std::int64_t>(most, f.tiles(size) * f.rows * f.columns * 4);
    }
    return most;
}

} // namespace qs::cuda
