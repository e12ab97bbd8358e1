// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/core/units.h"
#include "gpu/report/text/audit_report.h"
#include "tests/sanitized.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <random>
#include <set>

using namespace qs;

namespace {

AuditResult published(const char* number)
{
    auto result = auditFile(std::string(QS_SOURCE_DIR) + "/tests/gpu/data/published_" + number + ".md");
    REQUIRE(result);
    return std::move(*result);
}

AuditResult audited(const std::string& text, PublishedForm form = PublishedForm::Document)
{
    auto result = audit(text, form);
    REQUIRE(result);
    return std::move(*result);
}

std::vector<const AuditFinding*> of(const AuditResult& result, AuditCode code)
{
    std::vector<const AuditFinding*> found;
    for (const AuditFinding& f : result.findings)
        if (f.code == code) found.push_back(&f);
    return found;
}

const AuditFinding* at(const AuditResult& result, AuditCode code, const std::string& row)
{
    for (const AuditFinding* f : of(result, code))
        if (f->row == row) return f;
    return nullptr;
}

std::string sentences(const AuditResult& result)
{
    std::string all;
    for (const AuditFinding& f : result.findings)
        all += f.sentence.english() + "\n";
    return all;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// The three rows of the documents that one sample owns.
void checkOwnedRows(const AuditResult& result, const std::string& matmul)
{
    const AuditFinding* attention = at(result, AuditCode::OneSampleOwnsVariance, "torch");
    REQUIRE(attention);
    CHECK(attention->values.at("n") == 10);
    CHECK(attention->values.at("steady_low") == doctest::Approx(228.3).epsilon(0.001));
    CHECK(attention->values.at("steady_high") == doctest::Approx(240.6).epsilon(0.001));
    const AuditFinding* product = at(result, AuditCode::OneSampleOwnsVariance, matmul);
    REQUIRE(product);
    CHECK(product->values.at("n") == 10);
    CHECK(product->values.at("steady_low") < 40);
    CHECK(product->values.at("steady_high") > 40);
    const AuditFinding* linear = at(result, AuditCode::OneSampleOwnsVariance, "baseline_linear_gelu");
    REQUIRE(linear);
    CHECK(linear->values.at("n") == 10);
    CHECK(has(linear->follows.english(), "0.069–0.082 ms"));
    CHECK(at(result, AuditCode::OneSampleOwnsVariance, "fused_linear_gelu") ==
          nullptr); // deviation printed to one digit
    CHECK(of(result, AuditCode::OneSampleOwnsVariance).size() == 3);
    REQUIRE(of(result, AuditCode::RowsAgreeOnN).size() == 1);
    CHECK(of(result, AuditCode::RowsAgreeOnN).front()->values.at("rows") == 3);
}

std::string fixed(double v, int decimals) { return formatFixed(v, decimals); }

struct Generator
{
    std::mt19937_64 bits;
    double uniform(double a, double b) { return std::uniform_real_distribution<>(a, b)(bits); }
    int integer(int a, int b) { return std::uniform_int_distribution<>(a, b)(bits); }
};

/// A table as a benchmark script prints it: statistics of simulated samples, and columns that derive from them,
/// computed before rounding.
std::string cleanTable(Generator& g)
{
    const int rows = g.integer(4, 20), decimals = g.integer(1, 4), n = g.integer(10, 300), form = g.integer(0, 4);
    const double heavy = g.uniform(0, 1) < 0.5 ? 0.15 : 0.02;
    const double bytes = g.uniform(1e6, 1e9);
    static const char* const headers[] = {
        "| Kernel | Mean (us) | Std (us) | Min (us) | Max (us) | CV (%) | Speedup |\n|---|---|---|---|---|---|---|\n",
        "| Kernel | Mean (ms) | Std (ms) | Min (ms) | Max (ms) | vs Baseline |\n|---|---|---|---|---|---|\n",
        ("| Kernel | Time (us) | Min (us) | Max (us) | Throughput (GB/s) | Throughput vs Baseline "
         "|\n|---|---|---|---|---|---|\n"),
        "| Kernel | PyTorch (us) | Triton (us) | Speedup |\n|---|---|---|---|\n",
        "| Model | Accuracy | Size (MB) | Size vs Baseline | Latency (ms) | Reduction |\n|---|---|---|---|---|---|\n"};
    std::string text = std::string("## Results\n\n") + headers[form];
    double baseMean = 0, baseSize = 0;
    for (int r = 0; r < rows; ++r) {
        std::vector<double> samples;
        const double level = g.uniform(5, 500);
        for (int i = 0; i < n; ++i)
            samples.push_back(level * std::exp(heavy * std::normal_distribution<>()(g.bits)));
        double mean = 0, squares = 0;
        for (const double x : samples)
            mean += x / n;
        for (const double x : samples)
            squares += (x - mean) * (x - mean);
        const double sd = std::sqrt(squares / (n - (g.bits() % 2 ? 1 : 0)));
        const double low = *std::ranges::min_element(samples), high = *std::ranges::max_element(samples),
                     size = g.uniform(100, 9000);
        if (r == 0) baseMean = mean, baseSize = size;
        const std::string name = "| " + std::string(r == 0 ? "baseline" : "variant_" + std::to_string(r)) + " | ";
        const auto cells = [&](std::initializer_list<std::string> list) {
            text += name;
            for (const std::string& cell : list)
                text += cell + " | ";
            text += "\n";
        };
        const std::string m = fixed(mean, decimals), speed = fixed(baseMean / mean, 2) + "x";
        const std::string change = fixed(100 * (mean / baseMean - 1), 1);
        switch (form) {
        case 0:
            cells({m, fixed(sd, decimals), fixed(low, decimals), fixed(high, decimals), fixed(100 * sd / mean, 1) + "%",
                   speed});
            break;
        case 1:
            cells({m, fixed(sd, decimals), fixed(low, decimals), fixed(high, decimals),
                   r == 0 ? "—" : (change[0] == '-' ? "" : "+") + change + "%"});
            break;
        case 2:
            cells({m, fixed(low, decimals), fixed(high, decimals), fixed(bytes / mean * 1e-3, 1),
                   fixed(baseMean / mean, 2) + "x"});
            break;
        case 3:
            cells({m, fixed(mean / 1.7 * (1 + 0.01 * r), decimals), fixed(1.7 / (1 + 0.01 * r), 2) + "x"});
            break;
        default:
            cells({fixed(g.uniform(0.3, 0.9), 4), fixed(size, 1), r == 0 ? "—" : fixed(size / baseSize, 2) + "x", m,
                   r == 0 ? "baseline" : fixed(100 * (1 - mean / baseMean), 1) + "%"});
            break;
        }
    }
    return text;
}

} // namespace

TEST_CASE(
    "Samuelson's bound gives n and the steady mean of the published rows, and nothing where figures are too coarse")
{
    // values of the reference implementation
    const auto attention = ownedVariance(24.62, 73.16, 244.09, 0.005);
    REQUIRE(attention);
    CHECK(attention->n == 10);
    CHECK(attention->steady.first == doctest::Approx(0.2283333));
    CHECK(attention->steady.second == doctest::Approx(0.2405556));
    CHECK(attention->inflation == doctest::Approx(105.02).epsilon(0.001));
    const auto linear = ownedVariance(0.76, 2.05, 6.92, 0.005);
    REQUIRE(linear);
    CHECK(linear->n == 10);
    CHECK_FALSE(ownedVariance(0.05, 0.01, 0.07, 0.005));
    CHECK_FALSE(ownedVariance(100, 0.5, 101.9, 0.05)); // clean
    CHECK(ownedVariance(24.62, 73.16, 244.09, 0.005, 10));
    CHECK_FALSE(ownedVariance(24.62, 73.16, 244.09, 0.005, 20));
    CHECK_FALSE(ownedVariance(24.62, 0, 244.09, 0.005));
}

TEST_CASE("document 000: three cold starts, the 15.2x that rests on one, eight items, simulated modes")
{
    const AuditResult result = published("000");
    checkOwnedRows(result, "512×512×512");
    const auto speedup = of(result, AuditCode::SpeedupDoesNotFollow);
    REQUIRE(speedup.size() == 1);
    CHECK(speedup.front()->printed == "15.2x");
    CHECK(has(speedup.front()->follows.english(), "1.26–1.81× on steady means"));
    CHECK(has(speedup.front()->follows.english(), "0.78–1.29× on minima"));
    CHECK(speedup.front()->lines.size() >= 4); // '15x' in the words
    const auto grid = of(result, AuditCode::AccuracyGranularity);
    REQUIRE(grid.size() == 1);
    CHECK(grid.front()->values.at("n") == 8);
    CHECK(of(result, AuditCode::TinyModel).size() == 1);
    CHECK(at(result, AuditCode::SimulatedMode, "FP8"));
    CHECK(at(result, AuditCode::SimulatedMode, "QAT"));
    CHECK(of(result, AuditCode::DerivedMismatch).empty()); // its CV and size columns are right
}

TEST_CASE("document 001: the same rows without a claimed speed-up")
{
    const AuditResult result = published("001");
    checkOwnedRows(result, "512x512x512");
    const auto speedup = of(result, AuditCode::SpeedupDoesNotFollow);
    REQUIRE(speedup.size() == 1);
    CHECK(has(speedup.front()->printed, "15.2"));
    CHECK(of(result, AuditCode::AccuracyGranularity).size() == 1);
    CHECK(of(result, AuditCode::SimulatedMode).size() == 2);
}

TEST_CASE("document 002: times per element wrong by 1000, one row by 100, which turns the conclusion round")
{
    const AuditResult result = published("002");
    const auto wrong = of(result, AuditCode::PerElementMismatch);
    REQUIRE(wrong.size() == 6);
    int thousand = 0;
    for (const AuditFinding* f : wrong)
        thousand += has(f->sentence.english(), "too large by 1,000.");
    CHECK(thousand == 5);
    const AuditFinding* small = at(result, AuditCode::PerElementMismatch, "12.345 us");
    REQUIRE(small);
    CHECK(has(small->sentence.english(), "too large by 100."));
    CHECK(has(small->follows.english(), "0.0118 ns = 11.8 ps"));
    const AuditFinding* large = at(result, AuditCode::PerElementMismatch, "87.345 us");
    REQUIRE(large);
    CHECK(large->values.at("ns") == doctest::Approx(87345.0 / 33554432));
    REQUIRE(of(result, AuditCode::PerElementOrder).size() == 1);
    CHECK(of(result, AuditCode::PerElementOrder).front()->row == "12.345 us");
    CHECK(of(result, AuditCode::PlaceholderFigures).size() == 1);
}

TEST_CASE("derived columns that do not follow are named with what follows")
{
    const std::string table = "| Mode | Mean (ms) | Std (ms) | CV (%) | Size (MB) | Size vs Baseline | Speedup "
                              "|\n|---|---|---|---|---|---|---|\n"
                              "| **fp16** | 8.00 | 0.40 | 5.0% | 100 | — | 1.00x |\n"
                              "| int8 | 4.00 | 0.20 | 15.0% | 50 | -50.0% | 2.00x |\n"
                              "| fp8 | 5.00 | 0.25 | 5.0% | 60 | -60.0% | **2.60x** |\n"
                              "| int4 | 2.00 | 0.10 | 5.0% | 25 | -75.0% | 4.00x |\n";
    const AuditResult result = audited(table);
    const auto wrong = of(result, AuditCode::DerivedMismatch);
    CAPTURE(sentences(result));
    REQUIRE(wrong.size() == 3);
    CHECK(result.findings.size() == 3);
    CHECK(wrong[0]->row == "int8");
    CHECK(wrong[0]->column == "CV (%)");
    CHECK(has(wrong[0]->follows.english(), "5"));
    CHECK(wrong[1]->row == "fp8");
    CHECK(wrong[1]->column == "Size vs Baseline");
    CHECK(has(wrong[1]->follows.english(), "-40"));
    CHECK(wrong[2]->printed == "2.60x");
    CHECK(has(wrong[2]->follows.english(), "1.60"));
}

TEST_CASE("a single wrong speed-up beside its baseline is found, units in cells and ± included")
{
    const AuditResult result = audited(
        "Variant | Latency | Speedup\n--- | --- | ---\nbaseline | 2.0 ± 0.1 ms | 1.0x\nours | 800 ± 20 µs | 3.5×\n");
    CAPTURE(sentences(result));
    REQUIRE(result.findings.size() == 1);
    CHECK(has(result.findings[0].follows.english(), "2.5"));
    CHECK(
        audited(
            "Variant | Latency | Speedup\n--- | --- | ---\nbaseline | 2.0 ± 0.1 ms | 1.0x\nours | 800 ± 20 µs | 2.5×\n")
            .findings.empty());
}

TEST_CASE("statistics in other orders, units and forms are read: columns, '±', metrics as rows, CSV, aligned text")
{
    const auto owns = [](const std::string& text, PublishedForm form = PublishedForm::Document) {
        return of(audited(text, form), AuditCode::OneSampleOwnsVariance).size();
    };
    CHECK(owns("| Max [s] | Std [s] | op | Avg [s] |\n|-|-|-|-|\n| 244.09 | 73.16 | `a` | **24.62** |\n") == 1);
    CHECK(owns("| op | Time | Max |\n|-|-|-|\n| a | 24.62 ± 73.16 ms | 244.09 ms |\n") == 1);
    CHECK(owns("| Metric | a | b |\n|-|-|-|\n| Mean (ms) | 24.62 | 16.70 |\n| Std (ms) | 73.16 | 49.97 |\n| Max (ms) | "
               "244.09 | 166.62 |\n") == 2);
    CHECK(owns("op,mean_ms,std_ms,max_ms\na,24.62,73.16,244.09\n", PublishedForm::Csv) == 1);
    CHECK(owns("op,mean_ms,std_ms,max_ms\na,24.62,73.16,244.09\n") == 1);
    CHECK(owns("op       mean (ms)   std (ms)   max (ms)\na  24.62   73.16   244.09\nb  16.70  49.97   166.62\n") == 2);
    CHECK(owns("| op | n | mean (ms) | std (ms) | max (ms) |\n|-|-|-|-|-|\n| a | 10 | 24.62 | 73.16 | 244.09 |\n| b | "
               "40 | 24.62 | 73.16 | 244.09 |\n") == 1);
}

TEST_CASE("accuracies on 250 items are recognised where something is claimed on them")
{
    std::string table = "### GSM8K\n\n| Model | Strict Accuracy | Flexible Accuracy | vs Baseline "
                        "|\n|---|---|---|---|\n| Baseline (FP16) | 0.736 | 0.732 | Baseline |\n"
                        "| A | 0.752 | 0.748 | +2.2% |\n| B | 0.756 | 0.756 | +2.7% |\n| C | 0.728 | 0.716 | -1.1% "
                        "|\n| D | 0.720 | 0.720 | -2.2% |\n| E | 0.764 | 0.760 | **+3.8%** |\n"
                        "| F | 0.780 | 0.740 | +6.0% |\n\n**Best:** E\n";
    const AuditResult result = audited(table);
    const auto grid = of(result, AuditCode::AccuracyGranularity);
    REQUIRE(grid.size() == 1);
    CHECK(grid.front()->values.at("n") == 250);
    CHECK(grid.front()->values.at("standard_error") == doctest::Approx(0.028).epsilon(0.05));
    CHECK(grid.front()->severity == Severity::Info);
    const auto unresolved = of(result, AuditCode::AccuracyNotResolved);
    REQUIRE_FALSE(unresolved.empty());
    const auto flexible = std::ranges::find_if(unresolved, [](const AuditFinding* f) { return f->row == "E"; });
    REQUIRE(flexible != unresolved.end());
    CHECK((*flexible)->values.at("z") == doctest::Approx(0.72).epsilon(0.01));
    CHECK(of(result, AuditCode::DerivedMismatch).empty());
}

TEST_CASE("summaries that no samples can have")
{
    const AuditResult result =
        audited("| op | Mean (us) | Std (us) | Min (us) | Max (us) |\n|-|-|-|-|-|\n| a | 5.0 | 0.5 | 6.0 | 7.0 |\n| b "
                "| 5.0 | 9.0 | 4.0 | 6.0 |\n| c | 5.0 | 0.5 | 4.0 | 6.0 |\n");
    const auto impossible = of(result, AuditCode::ImpossibleSummary);
    REQUIRE(impossible.size() == 2);
    CHECK(has(impossible[0]->sentence.english(), "below the minimum"));
    CHECK(has(impossible[1]->sentence.english(), "range"));
}

TEST_CASE("clean tables of the usual forms give no finding")
{
    for (const char* text : {
             // hyperfine
             "| Command | Mean [ms] | Min [ms] | Max [ms] | Relative |\n|:---|---:|---:|---:|---:|\n| `a` | 102.5 ± "
             "1.9 | 99.8 | 107.0 | 1.00 |\n| `b` | 205.3 ± 2.5 | 201.1 | 211.9 | 2.00 ± 0.04 |\n| `c` | 153.8 ± 2.0 | "
             "150.0 | 158.2 | 1.50 ± 0.03 |\n",
             // sizes with two implementations and their ratio
             "| N | torch (us) | ours (us) | speedup |\n|--|--|--|--|\n| 1024 | 12.3 | 4.1 | 3.0x |\n| 2048 | 20.1 | "
             "9.9 | 2.03x |\n| 4096 | 41.7 | 21.3 | 1.96x |\n",
             // batch sizes with a baseline each
             "| Batch | Mode | Latency (ms) | Speedup |\n|-|-|-|-|\n| 1 | fp16 | 8.1 | 1.0x |\n| 1 | int8 | 4.9 | "
             "1.65x |\n| 8 | fp16 | 20.4 | 1.0x |\n| 8 | int8 | 11.0 | 1.85x |\n",
             // load times, throughputs, and words for directions
             "| Model | Load Time (s) | Load Time vs Baseline | Throughput (tok/s) | Throughput vs Baseline | Gain "
             "|\n|-|-|-|-|-|-|\n| **Baseline** | 132.01 | 1.00x (baseline) | 161.27 | 1.00x | - |\n| A | 84.08 | "
             "**0.64x** (36% faster) | 296.15 | **1.84x** | 84% faster |\n| B | 101.10 | 0.77x (23% faster) | 472.68 | "
             "2.93x | 193% faster |\n",
             // per element, in the right unit
             "- 4M elements: 23.456 us → 5.86 ps/element\n- 32M elements: 87.3 us -> 0.0026 ns/element\n",
             "| Elements | Time (us) | ns/element |\n|-|-|-|\n| 1,000,000 | 50.0 | 0.05 |\n| 33,554,432 | 87.345 | "
             "0.0026 |\n",
             "Prose, with commas, and 3 numbers\nin lines, like 4, and 5\n",
         }) {
        const AuditResult result = audited(text);
        CAPTURE(text);
        CAPTURE(sentences(result));
        CHECK(result.findings.empty());
    }
}

TEST_CASE("of 1000 random clean tables at most 1% give a finding")
{
    Generator g{std::mt19937_64(20240607)};
    int flagged = 0;
    std::string first;
    for (int i = 0; i < 1000; ++i) {
        const std::string text = cleanTable(g);
        const AuditResult result = audited(text);
        REQUIRE(result.tables == 1);
        if (!result.findings.empty() && first.empty()) first = text + sentences(result);
        flagged += !result.findings.empty();
    }
    CAPTURE(first);
    CHECK(flagged <= 10);
    MESSAGE(flagged << " of 1000 clean tables gave a finding");
}

TEST_CASE("a figure changed in a clean table is found most of the time")
{
    Generator g{std::mt19937_64(7)};
    int found = 0, tried = 0;
    while (tried < 200) {
        std::string text = cleanTable(g);
        const auto last = text.rfind("x | \n");
        if (last == std::string::npos || text.find("Speedup |") == std::string::npos) continue;
        const auto begin = text.rfind("| ", last) + 2;
        const double v = std::stod(text.substr(begin, last - begin));
        text.replace(begin, last - begin, fixed(v * 1.5 + 0.2, 2));
        ++tried;
        found += !audited(text).findings.empty();
    }
    CHECK(found >= 190);
}

TEST_CASE("hostile documents end quickly and say why")
{
    CHECK_FALSE(audit(std::string(40'000'000, '[')));
    CHECK_FALSE(audit(std::string(2'000'000, '\n')));
    CHECK_FALSE(audit(std::string_view("a\0b", 3)));
    CHECK(audited(std::string(3'000'000, '|')).findings.empty());
    CHECK(audited("").tables == 0);
    std::string wide = "|a";
    for (int i = 0; i < 3000; ++i)
        wide += "|Mean";
    CHECK(audited(wide + "|\n|-|\n" + wide + "|\n").findings.empty());
    std::string tall = "| op | Mean (us) | Std (us) | Max (us) | Speedup |\n|-|-|-|-|-|\n";
    for (int i = 0; i < 100'000; ++i)
        tall += "| a | nan | -1 | 1e308 | 9x |\n";
    CHECK(audited(tall).tables >= 1);
}

TEST_CASE("the JSON of an audit names table, row, claim and what follows")
{
    const auto j = toJson(published("001"));
    CHECK(j["tables"] == 4);
    for (const auto& f : j["findings"])
        for (const char* key : {"code", "table", "row", "sentence", "printed", "follows", "why", "line", "values"})
            CHECK(f.contains(key));
}

TEST_CASE("a list of figures longer than a table may be, and many claims, are read once and not line by line again")
{
    std::string text = "| v | Mean (ms) | Std (ms) | Min (ms) | Max (ms) | Speedup |\n|---|---|---|---|---|---|\n| a | "
                       "24.62 | 73.16 | 0.17 | 244.09 | 1.0x |\n";
    for (int i = 0; i < 60'000; ++i)
        text += "| r" + std::to_string(i) + " | 0.20 | 0.01 | 0.17 | 0.22 | 123.1x |\n";
    for (int i = 0; i < 20'000; ++i)
        text += "It is 123x faster.\n";
    const auto start = std::chrono::steady_clock::now();
    const auto result = qs::audit(text);
    CHECK(std::chrono::steady_clock::now() - start <
          kPatience * std::chrono::seconds(4)); // line by line it takes minutes
    REQUIRE(result);
    CHECK(result->tables == 1);
    CHECK(result->rows == 10'000);
    const auto claim = std::find_if(result->findings.begin(), result->findings.end(), [](const qs::AuditFinding& f) {
        return f.code == qs::AuditCode::SpeedupDoesNotFollow;
    });
    REQUIRE(claim != result->findings.end());
    CHECK(claim->lines.size() == 100); // enough to show; the text has more
}
