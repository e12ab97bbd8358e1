// SPDX-License-Identifier: GPL-3.0-or-later
// What the header of a published table says about its columns.
#include "gpu/measure/audit/column.h"

#include "gpu/core/utf8.h"

#include <algorithm>
#include <array>

namespace qs {

namespace {

struct RoleWord
{
    std::string_view word;
    ColumnRole role;
};
constexpr std::array<RoleWord, 44> kRoleWords{{
    {"mean", ColumnRole::Mean},
    {"avg", ColumnRole::Mean},
    {"average", ColumnRole::Mean},
    {"std", ColumnRole::Std},
    {"stdev", ColumnRole::Std},
    {"stddev", ColumnRole::Std},
    {"sd", ColumnRole::Std},
    {"sigma", ColumnRole::Std},
    {"σ", ColumnRole::Std},
    {"deviation", ColumnRole::Std},
    {"min", ColumnRole::Min},
    {"minimum", ColumnRole::Min},
    {"max", ColumnRole::Max},
    {"maximum", ColumnRole::Max},
    {"median", ColumnRole::Median},
    {"p50", ColumnRole::Median},
    {"p95", ColumnRole::P95},
    {"p99", ColumnRole::P99},
    {"n", ColumnRole::Count},
    {"runs", ColumnRole::Count},
    {"samples", ColumnRole::Count},
    {"iterations", ColumnRole::Count},
    {"iters", ColumnRole::Count},
    {"reps", ColumnRole::Count},
    {"rounds", ColumnRole::Count},
    {"repeats", ColumnRole::Count},
    {"cv", ColumnRole::Cv},
    {"rsd", ColumnRole::Cv},
    {"stdrel", ColumnRole::Cv},
    {"accuracy", ColumnRole::Accuracy},
    {"acc", ColumnRole::Accuracy},
    {"em", ColumnRole::Accuracy},
    {"score", ColumnRole::Accuracy},
    {"f1", ColumnRole::Accuracy},
    {"elements", ColumnRole::Elements},
    {"numel", ColumnRole::Elements},
    {"tokens", ColumnRole::Tokens},
    {"num_tokens", ColumnRole::Tokens},
    {"hidden", ColumnRole::Hidden},
    {"hidden_size", ColumnRole::Hidden},
    {"mad", ColumnRole::None},
    {"mu", ColumnRole::Mean},
    {"µ", ColumnRole::Mean},
    {"μ", ColumnRole::Mean},
}};

constexpr std::array<std::string_view, 33> kDerivedWords{
    "speedup",     "speed-up",    "vs",     "versus",   "relative",  "ratio",   "change", "delta",    "Δ",
    "improvement", "gain",        "faster", "slower",   "overhead",  "savings", "saving", "diff",     "difference",
    "reduction",   "compression", "rel",    "slowdown", "slow-down", "uplift",  "drop",   "increase", "decrease",
    "degradation", "savings%",    "Δ%",     "recovery", "retention", "retained"};
constexpr std::array<std::string_view, 12> kFiller{"baseline",  "the", "of",   "to", "over",  "against",
                                                   "reference", "ref", "base", "in", "speed", "up"};
constexpr std::array<std::string_view, 14> kRates{"throughput", "bandwidth", "tflops", "gflops",    "tflop",
                                                  "tops",       "qps",       "fps",    "ops",       "ips",
                                                  "rps",        "/s",        "/sec",   "per second"};

template <typename List> bool listed(const List& list, std::string_view word)
{
    return std::ranges::find(list, word) != list.end();
}

/// 'Mean (ms)', 'mean_ms', 'Mean, ms', 'Mean [ms]'.
UnitName headerUnit(const std::string& name)
{
    for (const auto& [open, close] : {std::pair{'(', ')'}, std::pair{'[', ']'}}) {
        const auto from = name.rfind(open);
        const auto to = from == std::string::npos ? from : name.find(close, from);
        if (to == std::string::npos) continue;
        std::string_view inside = std::string_view(name).substr(from + 1, to - from - 1);
        if (inside.starts_with("in ")) inside.remove_prefix(3);
        if (inside.starts_with("time in ")) inside.remove_prefix(8);
        if (const auto unit = parseUnit(inside)) return *unit;
    }
    const auto last = name.find_last_of(" _,");
    if (last == std::string::npos)
        return name.size() > 1 && name != "ps" ? parseUnit(name).value_or(UnitName{}) : UnitName{};
    const std::string_view word = std::string_view(name).substr(last + 1);
    if (word.size() < 2 && name[last] != '_' && word != "%") return {};
    return word == "x" || word == "X" ? UnitName{} : parseUnit(word).value_or(UnitName{});
}

/// Bytes of a sign for differences at the beginning of `text`: Greek Δ, or the sign of increments.
std::size_t deltaSign(std::string_view text)
{
    for (const std::string_view sign : {"Δ", "∆"})
        if (text.starts_with(sign)) return sign.size();
    return 0;
}

bool isWordPart(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || (c & 0x80); }

/// 'ΔPPL' is 'Δ' and 'ppl'; 'Δp' is a quantity of its own.
std::vector<std::string> headerWords(const std::string& lower)
{
    std::vector<std::string> words;
    std::string word;
    const auto end = [&] {
        const std::size_t sign = deltaSign(word);
        if (sign > 0) word = word.size() == sign ? "Δ" : word.size() > sign + 1 ? word.substr(sign) : word;
        if (sign > 0 && word != "Δ" && deltaSign(word) == 0) words.emplace_back("Δ");
        if (!word.empty()) words.push_back(word);
        word.clear();
    };
    for (std::size_t i = 0; i <= lower.size(); ++i)
        if (i < lower.size() && isWordPart(lower[i]))
            word += lower[i];
        else
            end();
    return words;
}

/// 'p99', '99th'; not 'p40' and 'p100', which are GPUs.
std::optional<double> percentileOf(std::string_view word)
{
    const bool th = word.size() > 2 && word.ends_with("th");
    if (!th && !word.starts_with('p')) return std::nullopt;
    const std::string_view digits = th ? word.substr(0, word.size() - 2) : word.substr(1);
    for (const auto& [name, value] : {std::pair<std::string_view, double>{"1", 1},
                                      {"5", 5},
                                      {"10", 10},
                                      {"25", 25},
                                      {"50", 50},
                                      {"75", 75},
                                      {"80", 80},
                                      {"90", 90},
                                      {"95", 95},
                                      {"98", 98},
                                      {"99", 99},
                                      {"995", 99.5},
                                      {"999", 99.9},
                                      {"9999", 99.99}})
        if (digits == name) return value;
    return std::nullopt;
}

std::optional<double> percentileOf(ColumnRole role)
{
    return role == ColumnRole::Median ? std::optional(50.0)
           : role == ColumnRole::Min  ? std::optional(0.0)
           : role == ColumnRole::Max  ? std::optional(100.0)
                                      : std::nullopt;
}

/// The last byte of a sign for differences.
bool endsDelta(std::string_view text, std::size_t i)
{
    return (i >= 1 && deltaSign(text.substr(i - 1)) == 2) || (i >= 2 && deltaSign(text.substr(i - 2)) == 3);
}

/// ' peak bandwidth gb/s % '
std::string phraseOf(const std::string& lower)
{
    std::string phrase = " ";
    for (std::size_t i = 0; i < lower.size(); ++i) {
        const char c = lower[i];
        const bool part = (isWordPart(c) && c != '-') || c == '/' || c == '%' || c == '@';
        if (part) phrase += c;
        if ((!part || c == '%' || endsDelta(lower, i)) && phrase.back() != ' ') phrase += ' ';
    }
    if (phrase.back() != ' ') phrase += ' ';
    return phrase;
}

bool isPerElement(const std::string& lower)
{
    return lower.find("/elem") != std::string::npos || lower.find("per elem") != std::string::npos ||
           lower.find("_per_elem") != std::string::npos;
}

/// The words that say what is counted; 'latency' and 'time' count as one.
void keepSubjects(PublishedColumn& column, const std::vector<std::string>& words)
{
    for (const std::string& word : words) {
        const bool isRole = std::ranges::find(kRoleWords, word, &RoleWord::word) != kRoleWords.end();
        const bool keepRole =
            word == "accuracy" || word == "acc" || word == "tokens" || word == "elements" || word == "score";
        if ((isRole && !keepRole) || listed(kDerivedWords, word) || listed(kFiller, word) || parseUnit(word) ||
            percentileOf(word))
            continue;
        column.words.insert(word == "acc"                                                  ? "accuracy"
                            : word == "normalized" || word == "norm" || word == "acc_norm" ? "norm"
                                                                                           : word);
    }
}

} // namespace

PublishedColumn describeColumn(const std::string& name)
{
    PublishedColumn column;
    column.name = name;
    column.unit = headerUnit(name);
    const std::string lower = lowerCase(name);
    const auto words = headerWords(lower);
    for (const std::string& word : words) {
        const auto found = std::ranges::find(kRoleWords, word, &RoleWord::word);
        if (found != kRoleWords.end() && column.role == ColumnRole::None) column.role = found->role;
        column.isDerived |= listed(kDerivedWords, word);
        if (!column.percentile) column.percentile = percentileOf(word);
    }
    if (!column.percentile) column.percentile = percentileOf(column.role);
    // 'p99.9'
    if (const auto point = lower.find("p99.9"); point != std::string::npos)
        column.percentile = lower.substr(point).starts_with("p99.99") ? 99.99 : 99.9;
    column.phrase = phraseOf(lower);
    if (lower.find("exact match") != std::string::npos || lower.find("exact_match") != std::string::npos ||
        lower.find("pass@") != std::string::npos)
        column.role = ColumnRole::Accuracy;
    // 'std dev' and 'coefficient of variation' are named by two words; a mean in '(mean ± σ)' is the mean
    if (lower.find("variation") != std::string::npos || lower.find("cv") == 0) column.role = ColumnRole::Cv;
    column.isRate =
        std::ranges::any_of(kRates, [&](std::string_view rate) { return lower.find(rate) != std::string::npos; });
    if (column.isRate && column.role == ColumnRole::Count) column.role = ColumnRole::None;
    if (isPerElement(lower)) {
        column.role = ColumnRole::PerElement;
        const auto slash = lower.find('/');
        const auto from = slash == std::string::npos ? std::string::npos : lower.find_last_of(" ([_,", slash);
        const auto begin = from == std::string::npos ? 0 : from + 1;
        column.unit = slash == std::string::npos
                          ? column.unit
                          : parseUnit(std::string_view(name).substr(begin, slash - begin)).value_or(column.unit);
    }
    if (column.role == ColumnRole::Accuracy && column.isDerived) column.role = ColumnRole::None;
    // a time until something has recovered
    if (column.unit.unit == PrintedUnit::Time && column.hasPhrase("recovery,retention,retained"))
        column.isDerived = false;
    if (lower.find("speed up") != std::string::npos) column.isDerived = true;
    keepSubjects(column, words);
    return column;
}

bool PublishedColumn::hasPhrase(std::string_view phrases) const
{
    while (!phrases.empty()) {
        const auto end = std::min(phrases.find(','), phrases.size());
        if (phrase.find(" " + std::string(phrases.substr(0, end)) + " ") != std::string::npos) return true;
        phrases.remove_prefix(std::min(end + 1, phrases.size()));
    }
    return false;
}

bool isSummaryLabel(std::string_view label)
{
    const std::string lower = lowerCase(label);
    for (const std::string_view word : {"average", "avg", "avg.", "mean", "total", "sum", "geomean", "geo mean",
                                        "geometric mean", "overall", "median", "harmonic mean", "all", "average score",
                                        "mean score", "overall average", "average recovery", "overall score"})
        if (lower == word || lower == std::string(word) + ":" || lower.starts_with(std::string(word) + " ("))
            return true;
    return false;
}

std::optional<std::size_t> PublishedTable::column(ColumnRole role, const std::set<std::string>& like) const
{
    std::optional<std::size_t> best;
    std::ptrdiff_t bestScore = 0;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        if (columns[c].role != role || columns[c].isDerived) continue;
        std::ptrdiff_t score = 0;
        for (const std::string& word : columns[c].words)
            score += like.contains(word) ? 1 : -1;
        if (!best || score > bestScore) {
            best = c;
            bestScore = score;
        }
    }
    return best;
}

bool isBlankCell(const std::string& plain)
{
    return plain.empty() || plain == "-" || plain == "—" || plain == "–" || plain == "--" || plain == "−";
}

bool isReferenceCell(const std::string& plain, const std::optional<PrintedNumber>& number)
{
    const std::string lower = lowerCase(plain);
    if (isBlankCell(plain) || lower.find("baseline") != std::string::npos ||
        lower.find("reference") != std::string::npos || lower == "ref" || lower == "base")
        return true;
    if (!number) return false;
    if (number->unit == PrintedUnit::Percent) return number->value == 0 || (number->value == 100 && !number->isSigned);
    return number->value == 1;
}

} // namespace qs
