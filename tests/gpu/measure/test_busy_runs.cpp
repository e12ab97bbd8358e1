// SPDX-License-Identifier: GPL-3.0-or-later
// Verdicts on runs that were recorded on busy machines (tests/data/busy_runs.json): what is plain there has to be said,
// and no interval may leave what was measured.
#include <doctest/doctest.h>

#include "gpu/measure/comparison.h"
#include "gpu/measure/distributions.h"
#include "gpu/measure/robust.h"
#include "gpu/measure/text/speed_up.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>

using namespace qs;

namespace {

using Series = std::vector<double>;

struct Recorded
{
    std::string name;
    std::map<std::string, Series> series;
};

std::vector<Recorded> recordedRuns()
{
    std::ifstream file(QS_SOURCE_DIR "/tests/data/busy_runs.json");
    std::vector<Recorded> all;
    for (const auto& run : nlohmann::json::parse(file))
        all.push_back({run.at("name"), run.at("series").get<std::map<std::string, Series>>()});
    return all;
}

const Recorded& recorded(const std::string& name)
{
    static const std::vector<Recorded> all = recordedRuns();
    const auto found = std::ranges::find(all, name, &Recorded::name);
    REQUIRE(found != all.end());
    return *found;
}

Comparison paired(const Series& a, const Series& b, double aaBand = 0)
{
    return compare(std::span<const double>(a), std::span<const double>(b), {true, 0.01, aaBand});
}

Series logRatios(const Series& a, const Series& b)
{
    Series ratios;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        ratios.push_back(std::log(a[i] / b[i]));
    return ratios;
}

/// Half the width of Student's interval from `count` batch medians, widened by their own lag-1 correlation.
double halfOfBatches(const Series& values, std::size_t count)
{
    Series medians;
    for (std::size_t b = 0; b < count; ++b) {
        const auto at = [&](std::size_t k) {
            return values.begin() + static_cast<std::ptrdiff_t>(k * values.size() / count);
        };
        medians.push_back(stats::median(Series(at(b), at(b + 1))));
    }
    const double middle = stats::mean(medians), deviation = stats::deviation(medians), n = static_cast<double>(count);
    double products = 0;
    for (std::size_t i = 1; i < count; ++i)
        products += (medians[i] - middle) * (medians[i - 1] - middle);
    const double r = std::clamp(products / (deviation * deviation * (n - 1)) + 1 / n, 0.0, 0.9);
    return stats::studentQuantile(n - 1) * deviation / std::sqrt(n) * std::sqrt((1 + r) / (1 - r));
}

} // namespace

TEST_CASE("what three of four rounds and all batches of a busy run agree on is resolved, and tightly")
{
    int plain = 0;
    for (const char* name : {"hog", "busy"}) {
        const Recorded& run = recorded(name);
        const Series& baseline = run.series.at("baseline-copy");
        for (const auto& [mode, samples] : run.series) {
            if (mode == "baseline-copy") continue;
            CAPTURE(name);
            CAPTURE(mode);
            const Series ratios = logRatios(baseline, samples);
            const stats::MedianBounds bounds = stats::medianBounds(ratios, stats::MedianOf::Ratio);
            const Comparison c = paired(baseline, samples);
            CAPTURE(verdictText(c).english());
            REQUIRE(bounds.batches.size() == 10);
            const auto [least, largest] = std::ranges::minmax(bounds.batches);
            const double range = largest - least;
            CHECK(std::log(c.high / c.ratio) <= std::max(1.5 * range, bounds.plainHigh - bounds.plainLow) + 1e-9);
            CHECK(std::log(c.ratio / c.low) <= std::max(1.5 * range, bounds.plainHigh - bounds.plainLow) + 1e-9);
            CHECK(std::log(c.high / c.low) / 2 <= 2 * std::max(halfOfBatches(ratios, 10), halfOfBatches(ratios, 20)));
            const auto slower = std::ranges::count_if(ratios, [](double x) { return x < 0; });
            const double share = static_cast<double>(slower) / static_cast<double>(ratios.size());
            if (ratios.size() < 1000) continue;
            if (share >= 0.75 && largest < -0.01) {
                ++plain;
                CHECK(c.verdict == Verdict::Slower);
            } else if (share <= 0.25 && least > 0.01) {
                ++plain;
                CHECK(c.verdict == Verdict::Faster);
            }
        }
    }
    CHECK(plain >= 5);
}

TEST_CASE("1.8 times in 516 of 544 rounds is slower, between the ratios of the parts of the run")
{
    const Recorded& run = recorded("busy");
    const Comparison c = paired(run.series.at("baseline-copy"), run.series.at("fp8-e4m3-token-dynamic"));
    CAPTURE(verdictText(c).english());
    CHECK(c.verdict == Verdict::Slower);
    CHECK(c.low > 0.48);
    CHECK(c.high < 0.64);
}

TEST_CASE("of two recordings no interval goes beyond what their parts differed by")
{
    for (const auto& [one, other] : {std::pair{"one", "other"}, std::pair{"short one", "short other"}}) {
        const Recorded &a = recorded(one), &b = recorded(other);
        for (const auto& [mode, samples] : a.series) {
            const auto found = b.series.find(mode);
            if (found == b.series.end()) continue;
            CAPTURE(mode);
            const Comparison c = compare(std::span<const double>(samples), std::span<const double>(found->second),
                                         {.paired = false, .minEffect = 0.01, .aaBand = 0});
            CAPTURE(verdictText(c).english());
            const auto rangeOf = [](const Series& us) {
                Series logs;
                for (const double x : us)
                    logs.push_back(std::log(x));
                const auto batches = stats::medianBounds(logs, stats::MedianOf::OneOfTwo).batches;
                const auto [least, largest] = std::ranges::minmax(batches);
                return largest - least;
            };
            const double most = 1.5 * (rangeOf(samples) + rangeOf(found->second)) + 0.05;
            CHECK(std::log(c.high / c.ratio) <= most);
            CHECK(std::log(c.ratio / c.low) <= most);
            CHECK(c.high < 4);
            CHECK(c.low > 0.25);
        }
    }
}
