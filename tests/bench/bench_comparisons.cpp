// SPDX-License-Identifier: GPL-3.0-or-later
// How often two series of the same process are told apart, how often one that is 3% faster is found, and how often the
// 95% interval has the true ratio in it: by the kind of noise (tests/gpu/support/noise_models.h), the number of
// samples, paired and unpaired. usage: bench_comparisons [REPETITIONS [RESULTS.json]] [--check] No device is needed.
// QS_COMMIT names the commit. --check: exits 1 where identical processes are called different in more than 5% (from 30
// samples on; what a fair share of that many repetitions may add is allowed), intervals of unpaired series of
// independent noise cover less than 93%, or 3% are found in less of independent noise than the aims say.
#include "tests/gpu/support/noise_models.h"

#include "gpu/core/host_info.h"
#include "gpu/measure/comparison.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>

using namespace qs;

namespace {

constexpr double kFaster = 1.03;
constexpr std::size_t kCounts[] = {6, 10, 20, 30, 100, 300};

struct Cell
{
    int different = 0, found = 0, covered = 0, cautious = 0;
    double halfWidths = 0;
};

struct Bench
{
    int repetitions = 2000;
    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    bool missed = false;

    Cell measure(const noise::Model& model, bool paired, std::size_t n) const;
    void check(const noise::Model& model, bool paired, std::size_t n, const Cell& cell);
    void run(const noise::Model& model, bool paired);
};

Cell Bench::measure(const noise::Model& model, bool paired, std::size_t n) const
{
    noise::Random random(1000 + n);
    Cell cell;
    for (int i = 0; i < repetitions; ++i) {
        auto [a, b] = model.make(random, n);
        const ComparisonRule rule{paired, 0.01, 0};
        const auto compared = [&] { return compare(std::span<const double>(a), std::span<const double>(b), rule); };
        const Comparison same = compared();
        cell.different += same.resolved();
        cell.covered += same.low <= 1 && 1 <= same.high;
        cell.cautious += same.caution != Caution::None;
        cell.halfWidths += std::log(same.high / same.low) / 2;
        for (double& us : b)
            us /= kFaster;
        cell.found += compared().verdict == Verdict::Faster;
    }
    return cell;
}

void Bench::check(const noise::Model& model, bool paired, std::size_t n, const Cell& cell)
{
    const auto share = [&](int count) { return count / static_cast<double>(repetitions); };
    const auto slack = [&](double p) { return 4 * std::sqrt(p * (1 - p) / repetitions); };
    // Nearly what is found where every sample is taken for independent: 0.94, 0.94, 0.71, 1.00, 0.88, 1.00.
    static const std::map<std::string, double> power{
        {"independent", 0.88}, {"common drift 10%", 0.88}, {"t, 2 degrees of freedom", 0.62},
        {"Cauchy", 0.95},      {"spikes 5%", 0.80},        {"timer of 1%", 0.95}};
    bool bad = n >= 30 && share(cell.different) > 0.05 + slack(0.05);
    if (!paired && model.independent && model.name != "common drift 10%")
        bad = bad || share(cell.covered) < 0.93 - slack(0.93);
    if (const auto aim = power.find(model.name); paired && n == 100 && aim != power.end())
        bad = bad || share(cell.found) < aim->second - slack(aim->second);
    if (bad) std::printf("   missed: %s, n = %zu\n", model.name.c_str(), n);
    missed = missed || bad;
}

void Bench::run(const noise::Model& model, bool paired)
{
    std::printf("%-30s %-8s", model.name.c_str(), paired ? "paired" : "unpaired");
    for (const std::size_t n : kCounts) {
        const Cell cell = measure(model, paired, n);
        const auto share = [&](int count) { return std::round(1e4 * count / repetitions) / 1e4; };
        std::printf("  %.3f %.2f %.3f", share(cell.different), share(cell.found), share(cell.covered));
        rows.push_back({{"noise", model.name},
                        {"paired", paired},
                        {"n", n},
                        {"identical_called_different", share(cell.different)},
                        {"faster_found", share(cell.found)},
                        {"covered", share(cell.covered)},
                        {"half_width", std::round(1e5 * cell.halfWidths / repetitions) / 1e5},
                        {"cautions", share(cell.cautious)}});
        check(model, paired, n, cell);
    }
    std::printf("\n");
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    const bool check = argc > 1 && std::strcmp(argv[argc - 1], "--check") == 0;
    argc -= check;
    Bench bench;
    if (argc > 1) bench.repetitions = std::max(1, std::atoi(argv[1]));
    std::printf("%d repetitions; of each n: share of identical processes called different, of 3%% faster ones found, "
                "of intervals with the true ratio\n%-39s",
                bench.repetitions, "");
    for (const std::size_t n : kCounts)
        std::printf("  n = %-12zu", n);
    std::printf("\n");
    for (const noise::Model& model : noise::models())
        for (const bool paired : {true, false})
            bench.run(model, paired);
    const char* commit = std::getenv("QS_COMMIT");
    const nlohmann::ordered_json result = {
        {"what", "verdicts on made series of identical processes and of one that is 3% faster, by the kind of noise"},
        {"repetitions", bench.repetitions},
        {"true_ratio", kFaster},
        {"rows", bench.rows},
        {"commit", commit ? commit : "unknown"},
        {"date", utcNow().substr(0, 10)}};
    if (argc > 2) std::ofstream(argv[2]) << result.dump(1) << "\n";
    return check && bench.missed ? 1 : 0;
}
