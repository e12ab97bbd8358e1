// SPDX-License-Identifier: GPL-3.0-or-later
// How often two series of the same process are told apart, how often one that is 3% faster is found, how wide the 95%
// interval is, and how often it has the true value in it: by the kind of noise (tests/gpu/support/noise_models.h), the
// number of samples, paired and unpaired; the same where one looks repeatedly and stops at the first verdict, as 'until
// resolved' does; and the coverage of the median of one series. No device is needed.
// usage: bench_comparisons [REPETITIONS [RESULTS.json]] [--check] QS_COMMIT names the commit.
// --check: exits 1 where (what a fair share of that many repetitions may add is allowed) identical processes are called
// different in more than 5% from 30 samples and 30 memories of the noise on, or in more than 10% from 5 memories on;
// where looking repeatedly calls identical processes different in more than 5% from 30 memories on at the first look;
// where intervals of unpaired series of independent noise cover less than 93%, those of medians less than 92% or more
// than 99%; or 3% are found in less of independent noise than the aims.
#include "tests/gpu/support/noise_models.h"

#include "gpu/core/host_info.h"
#include "gpu/measure/comparison.h"
#include "gpu/results/resolution.h"

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
constexpr std::size_t kCounts[] = {6, 10, 20, 30, 100, 300, 1000, 4000};
constexpr double kEnoughMemories = 30, kSomeMemories = 5;

struct Cell
{
    int repetitions = 0, different = 0, found = 0, covered = 0, cautious = 0, cautiousAndDifferent = 0;
    double halfWidths = 0;

    double share(int count) const { return std::round(1e4 * count / repetitions) / 1e4; }
    double slack(double p) const { return 4 * std::sqrt(p * (1 - p) / repetitions); }
    double halfWidth() const { return std::round(1e5 * halfWidths / repetitions) / 1e5; }
};

struct Bench
{
    int repetitions = 2000;
    nlohmann::ordered_json rows = nlohmann::ordered_json::array(), looks = rows, medians = rows;
    bool missed = false;

    /// Long series take their time: fewer of them.
    int repetitionsOf(std::size_t n) const { return std::max(50, n > 300 ? repetitions / 4 : repetitions); }
    Cell measure(const noise::Model& model, bool paired, std::size_t n) const;
    void check(const noise::Model& model, bool paired, std::size_t n, const Cell& cell);
    void run(const noise::Model& model, bool paired);
    void look(const noise::Model& model);
    void coverage(double r);
    void miss(const std::string& name, std::size_t n)
    {
        std::printf("   missed: %s, n = %zu\n", name.c_str(), n);
        missed = true;
    }
};

Cell Bench::measure(const noise::Model& model, bool paired, std::size_t n) const
{
    noise::Random random(1000 + n);
    Cell cell;
    cell.repetitions = repetitionsOf(n);
    for (int i = 0; i < cell.repetitions; ++i) {
        auto [a, b] = model.make(random, n);
        const ComparisonRule rule{paired, 0.01, 0};
        const auto compared = [&] { return compare(std::span<const double>(a), std::span<const double>(b), rule); };
        const Comparison same = compared();
        cell.different += same.resolved();
        cell.covered += same.low <= 1 && 1 <= same.high;
        cell.cautious += same.caution != Caution::None;
        cell.cautiousAndDifferent += same.resolved() && same.caution != Caution::None;
        cell.halfWidths += std::log(same.high / same.low) / 2;
        for (double& us : b)
            us /= kFaster;
        cell.found += compared().verdict == Verdict::Faster;
    }
    return cell;
}

void Bench::check(const noise::Model& model, bool paired, std::size_t n, const Cell& cell)
{
    // Nearly what is found where every sample is taken for independent: 0.94, 0.94, 0.71, 1.00, 0.88, 1.00.
    static const std::map<std::string, double> power{
        {"independent", 0.88}, {"common drift 10%", 0.88}, {"t, 2 degrees of freedom", 0.62},
        {"Cauchy", 0.95},      {"spikes 5%", 0.80},        {"timer of 1%", 0.95}};
    const double memories = model.memory > 0 ? static_cast<double>(n) / model.memory : kEnoughMemories;
    const bool enough = n >= 30 && memories >= kEnoughMemories;
    const double limit = enough ? 0.05 : n >= 30 && memories >= kSomeMemories ? 0.1 : 1.0;
    bool bad = cell.share(cell.different) > limit + cell.slack(std::min(limit, 0.5));
    if (!paired && model.memory == 1 && model.name != "common drift 10%")
        bad = bad || cell.share(cell.covered) < 0.93 - cell.slack(0.93);
    if (const auto aim = power.find(model.name); paired && n == 100 && aim != power.end())
        bad = bad || cell.share(cell.found) < aim->second - cell.slack(aim->second);
    if (bad) miss(model.name, n);
}

void Bench::run(const noise::Model& model, bool paired)
{
    std::printf("%-30s %-8s", model.name.c_str(), paired ? "paired" : "unpaired");
    for (const std::size_t n : kCounts) {
        const Cell cell = measure(model, paired, n);
        std::printf("  %.3f %.2f %.3f %.3f", cell.share(cell.different), cell.share(cell.found),
                    cell.share(cell.covered), cell.halfWidth());
        rows.push_back({{"noise", model.name},
                        {"paired", paired},
                        {"n", n},
                        {"identical_called_different", cell.share(cell.different)},
                        {"faster_found", cell.share(cell.found)},
                        {"covered", cell.share(cell.covered)},
                        {"half_width", cell.halfWidth()},
                        {"cautions", cell.share(cell.cautious)},
                        {"different_with_caution", cell.share(cell.cautiousAndDifferent)}});
        check(model, paired, n, cell);
    }
    std::printf("\n");
    std::fflush(stdout);
}

/// The verdict of paired series at the first look that has one, and the rounds until then: as the protocol looks.
std::pair<Verdict, std::size_t> firstVerdict(std::span<const double> a, std::span<const double> b)
{
    std::size_t n = kResolvedRounds;
    while (true) {
        const Verdict verdict = compare(a.first(n), b.first(n), {true, 0.01, 0}).verdict;
        if (verdict != Verdict::NotResolved || n == a.size()) return {verdict, n};
        n = std::min(a.size(), n + std::max<std::size_t>(8, n / 10));
    }
}

/// Looks at every tenth of more rounds, up to the most of kCounts, and stops at the first verdict.
void Bench::look(const noise::Model& model)
{
    constexpr std::size_t most = kCounts[std::size(kCounts) - 1];
    noise::Random random(7);
    Cell cell;
    cell.repetitions = repetitionsOf(most);
    std::vector<std::size_t> rounds;
    for (int i = 0; i < cell.repetitions; ++i) {
        auto [a, b] = model.make(random, most);
        const auto [verdict, n] = firstVerdict(a, b);
        cell.different += verdict == Verdict::Faster || verdict == Verdict::Slower;
        rounds.push_back(n);
        for (double& us : b)
            us /= kFaster;
        cell.found += firstVerdict(a, b).first == Verdict::Faster;
    }
    std::nth_element(rounds.begin(), rounds.begin() + rounds.size() / 2, rounds.end());
    const std::size_t median = rounds[rounds.size() / 2];
    std::printf("%-30s until resolved: %.3f called different, %.3f found, %zu rounds\n", model.name.c_str(),
                cell.share(cell.different), cell.share(cell.found), median);
    std::fflush(stdout);
    looks.push_back({{"noise", model.name},
                     {"identical_called_different", cell.share(cell.different)},
                     {"faster_found", cell.share(cell.found)},
                     {"rounds_median", median}});
    const bool enough = model.memory > 0 && kResolvedRounds >= kEnoughMemories * model.memory;
    if (enough && cell.share(cell.different) > 0.05 + cell.slack(0.05))
        miss(model.name + ", looked at repeatedly", most);
}

/// Of the median of an autoregressive series with lag-1 correlation r.
void Bench::coverage(double r)
{
    std::printf("median, AR(%.2f)%-25s", r, "");
    for (const std::size_t n : {100u, 300u, 1000u, 4000u}) {
        noise::Random random(n);
        Cell cell;
        cell.repetitions = repetitionsOf(n);
        for (int i = 0; i < cell.repetitions; ++i) {
            const stats::MedianBounds m = stats::medianBounds(noise::autoregressive(random, n, r));
            cell.covered += m.low <= 0 && 0 <= m.high;
            cell.halfWidths += (m.high - m.low) / 2;
        }
        std::printf("  %zu: %.3f ± %.4f", n, cell.share(cell.covered), cell.halfWidth());
        medians.push_back(
            {{"correlation", r}, {"n", n}, {"covered", cell.share(cell.covered)}, {"half_width", cell.halfWidth()}});
        const double covered = cell.share(cell.covered);
        if (n >= 300 && (covered < 0.92 - cell.slack(0.92) || covered > 0.99 + cell.slack(0.99))) miss("median", n);
    }
    std::printf("\n");
}

} // namespace

int main(int argc, char** argv)
{
    const bool check = argc > 1 && std::strcmp(argv[argc - 1], "--check") == 0;
    argc -= check;
    Bench bench;
    if (argc > 1) bench.repetitions = std::max(1, std::atoi(argv[1]));
    std::printf(
        "%d repetitions, a quarter of them above n = 300; of each n: share of identical processes called different, of "
        "3%% faster ones found, of intervals with the true ratio; half the width of the interval\n%-39s",
        bench.repetitions, "");
    for (const std::size_t n : kCounts)
        std::printf("  n = %-18zu", n);
    std::printf("\n");
    std::vector<noise::Model> models = noise::models();
    for (const noise::Model& model : noise::slowModels())
        models.push_back(model);
    for (const noise::Model& model : models)
        for (const bool paired : {true, false})
            bench.run(model, paired);
    for (const noise::Model& model : models)
        bench.look(model);
    for (const double r : {0.0, 0.5, 0.8, 0.9, 0.95})
        bench.coverage(r);
    const char* commit = std::getenv("QS_COMMIT");
    const nlohmann::ordered_json result = {
        {"what", "verdicts on made series of identical processes and of one that is 3% faster, by the kind of noise; "
                 "coverage of the 95% interval of the median of autoregressive series"},
        {"repetitions", bench.repetitions},
        {"repetitions_above_300", bench.repetitionsOf(1000)},
        {"true_ratio", kFaster},
        {"rows", bench.rows},
        {"until_resolved", bench.looks},
        {"medians", bench.medians},
        {"commit", commit ? commit : "unknown"},
        {"date", utcNow().substr(0, 10)}};
    if (argc > 2) std::ofstream(argv[2]) << result.dump(1) << "\n";
    return check && bench.missed ? 1 : 0;
}
