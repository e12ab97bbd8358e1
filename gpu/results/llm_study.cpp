// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/llm_study.h"

#include "gpu/core/units.h"
#include "gpu/measure/robust.h"
#include "gpu/spec/command_line.h"
#include "gpu/spec/usage.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

namespace qs {

using Json = nlohmann::ordered_json;

namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
constexpr double kLevel = 0.05;
constexpr std::int64_t kMinWindow = 8; ///< tokens

std::string listText(const std::vector<int>& values)
{
    std::string out;
    for (const int v : values)
        out += (out.empty() ? "" : ",") + std::to_string(v);
    return out;
}

Result<void> checkList(const char* flag, const std::vector<int>& values, int most)
{
    if (values.empty() || values.size() > 16) return usage(Message::tr("%1 requires 1 to 16 numbers.").arg(flag), "");
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i] < 1 || values[i] > most || (i > 0 && values[i] <= values[i - 1]))
            return usage(Message::tr("%1 is %2; it requires increasing whole numbers from 1 to %3.")
                             .arg(flag, listText(values), formatCount(most)),
                         "");
    return {};
}

void judgeTexts(std::vector<LlmRow>& rows, const LlmRow* baseline)
{
    std::vector<double> p;
    for (const LlmRow& row : rows)
        p.push_back(&row != baseline && baseline && row.text && row.text->loss.n > 0 && !row.inspection.repeatsBaseline
                        ? row.text->loss.p
                        : kUnknown);
    const auto adjusted = holm(p);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].text) continue;
        LlmText& text = *rows[i].text;
        text.agreement = wilsonInterval(text.agreed, text.tokens);
        if (rows[i].inspection.repeatsBaseline) text.verdict = AccuracyVerdict::NotJudged;
        if (std::isnan(p[i])) continue;
        text.adjustedP = adjusted[i];
        text.verdict = ratioVerdict(text.ratio, text.ratioLow, text.ratioHigh, text.adjustedP);
    }
}

void count(LlmMetric& metric)
{
    metric.total = static_cast<std::int64_t>(metric.outcomes.size());
    metric.correct = std::count(metric.outcomes.begin(), metric.outcomes.end(), '1');
    const double share = metric.share();
    metric.standardError =
        metric.total > 1 ? std::sqrt(share * (1 - share) / static_cast<double>(metric.total - 1)) : kUnknown;
}

std::pair<std::int64_t, std::int64_t> changes(const LlmMetric& from, const LlmMetric& to)
{
    std::int64_t gained = 0, lost = 0;
    for (std::size_t i = 0; i < std::min(from.outcomes.size(), to.outcomes.size()); ++i) {
        gained += from.outcomes[i] == '0' && to.outcomes[i] == '1' ? 1 : 0;
        lost += from.outcomes[i] == '1' && to.outcomes[i] == '0' ? 1 : 0;
    }
    return {gained, lost};
}

void judgeMetric(LlmStudyResult& result, const std::string& task, const std::string& name)
{
    for (LlmDevice& device : result.devices)
        for (LlmRow& row : device.baseline)
            if (auto* metric = const_cast<LlmMetric*>(row.metric(task, name))) count(*metric);
    std::vector<LlmMetric*> metrics;
    std::vector<double> p;
    for (LlmRow& row : result.rows) {
        auto* metric = const_cast<LlmMetric*>(row.metric(task, name));
        if (!metric) continue;
        count(*metric);
        metrics.push_back(metric);
        const LlmRow* baseline = result.baselineOf(row);
        const LlmMetric* base = baseline ? baseline->metric(task, name) : nullptr;
        const bool counts = base && metric != base && metric->total == static_cast<std::int64_t>(base->outcomes.size());
        if (counts) std::tie(metric->gained, metric->lost) = changes(*base, *metric);
        if (row.inspection.repeatsBaseline) metric->verdict = AccuracyVerdict::NotJudged;
        p.push_back(counts && !row.inspection.repeatsBaseline ? mcnemarExact(metric->gained, metric->lost) : kUnknown);
    }
    const auto adjusted = holm(p);
    for (std::size_t i = 0; i < metrics.size(); ++i) {
        if (std::isnan(p[i])) continue;
        metrics[i]->p = p[i];
        metrics[i]->adjustedP = adjusted[i];
        metrics[i]->difference = tango(metrics[i]->gained, metrics[i]->lost, metrics[i]->total);
        metrics[i]->verdict = accuracyVerdict(metrics[i]->difference, adjusted[i]);
    }
}

void summarizeTimings(LlmRow& row)
{
    for (LlmTiming& t : row.timings) {
        t.prefill = summarize(t.prefillUs);
        t.step = summarize(t.stepUs);
    }
}

void judgeTimings(LlmStudyResult& result)
{
    for (LlmDevice& device : result.devices)
        std::ranges::for_each(device.baseline, summarizeTimings);
    for (LlmRow& row : result.rows) {
        summarizeTimings(row);
        const LlmRow* baseline = result.baselineOf(row);
        const ComparisonRule rule = result.ruleOf(row);
        for (LlmTiming& t : row.timings) {
            const LlmTiming* base = baseline ? baseline->timing(t.batch, t.promptLength) : nullptr;
            if (!base || base == &t) continue;
            const auto a = base->roundUs(), b = t.roundUs();
            t.stepSpeed = compare(a, b, rule);
            t.prefillSpeed = compare(base->prefillUs, t.prefillUs, rule);
        }
    }
}

using LlmKind = StudyEvent::Kind;

constexpr std::size_t kMaxSamples =
    200'000; ///< that an event brings: a line of the protocol has its limits, and the result at the end has all

/// Leaves the samples of the newest rounds, where there are more than an event may bring.
void shorten(std::vector<LlmRow>& rows)
{
    std::size_t all = 0, perRound = 0;
    for (const LlmRow& row : rows)
        for (const LlmTiming& t : row.timings) {
            all += t.prefillUs.size() + t.stepUs.size();
            perRound += 1 + static_cast<std::size_t>(std::max(1, t.generate));
        }
    if (all <= kMaxSamples) return;
    const std::size_t rounds = kMaxSamples / perRound;
    const auto keepLast = [](std::vector<float>& v, std::size_t n) {
        v.erase(v.begin(), v.end() - static_cast<std::ptrdiff_t>(std::min(n, v.size())));
    };
    for (LlmRow& row : rows)
        for (LlmTiming& t : row.timings) {
            keepLast(t.prefillUs, rounds);
            keepLast(t.stepUs, rounds * static_cast<std::size_t>(std::max(1, t.generate)));
        }
}

} // namespace

std::vector<std::string> defaultLlmConfigurations()
{
    std::vector<std::string> ids;
    for (const LlmConfiguration& c : llmConfigurations())
        if (c.id != "fp32") ids.emplace_back(c.id);
    return ids;
}

Result<void> validate(const LlmStudySpec& spec)
{
    for (const std::string& id : spec.configurations)
        if (!findLlmConfiguration(id))
            return usage(Message::tr("Unknown configuration '%1'.").arg(id),
                         Message::tr("'quantoscope llm configs' lists them."));
    if (auto r = checkList("--batch", spec.batches, 1024); !r) return r;
    if (auto r = checkList("--prompt-len", spec.promptLengths, 1'000'000); !r) return r;
    const FlagLimit limits[] = {
        {"--gen-len", spec.generate, 2, 100'000},   {"--rounds", spec.rounds, 0, 10'000},
        {"--limit", spec.limit, 0, 10'000'000},     {"--shots", spec.shots, 0, 64},
        {"--cloze", spec.clozeItems, 0, 1'000'000}, {"--text-tokens", spec.textTokens, 0, 1'000'000'000},
        {"--context", spec.context, 0, 1'000'000},  {"--stride", spec.stride, 0, 1'000'000}};
    for (const FlagLimit& limit : limits)
        if (auto r = checkLimit(limit); !r) return r;
    if (spec.textTokens == 1)
        return usage(Message::tr("--text-tokens is 1; at least two tokens are required."),
                     Message::tr("Use 0 for the whole text."));
    if (spec.context > 0 && spec.context < kMinWindow)
        return usage(Message::tr("--context is %1; a window has at least %2 tokens.").arg(spec.context, kMinWindow),
                     Message::tr("Use 0 for the usual window."));
    if (spec.context > 0 && spec.stride >= spec.context)
        return usage(Message::tr("--stride is %1; it must be smaller than the window of %2 tokens.")
                         .arg(spec.stride, spec.context),
                     Message::tr("Use 0 for windows without overlap."));
    if (spec.rounds == 0 && spec.energy)
        return usage(Message::tr("--energy requires rounds, but the speed is not measured (--rounds 0 or --no-speed)."),
                     Message::tr("Remove one of them."));
    for (std::size_t i = 0; i < spec.tasks.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (spec.tasks[i].task == spec.tasks[k].task)
                return usage(Message::tr("%1 contains %2 twice.").arg("--tasks", spec.tasks[i].task),
                             Message::tr("Specify one file per task."));
    return {};
}

std::string commandLine(const LlmStudySpec& spec)
{
    const LlmStudySpec usual;
    CommandLine line("quantoscope llm");
    line.given("--model", spec.model);
    if (spec.configurations != defaultLlmConfigurations()) line.given("--configs", commaList(spec.configurations));
    line.given("--text", spec.text);
    line.number("--text-tokens", spec.textTokens, usual.textTokens);
    line.number("--context", spec.context, usual.context);
    line.number("--stride", spec.stride, usual.stride);
    line.given("--calibration", spec.calibration);
    std::vector<std::string> tasks;
    for (const LlmTaskFile& task : spec.tasks)
        tasks.push_back(task.task + "=" + task.file);
    line.given("--tasks", commaList(tasks));
    line.number("--limit", spec.limit, usual.limit);
    line.number("--shots", spec.shots, usual.shots);
    line.number("--cloze", spec.clozeItems, usual.clozeItems);
    if (spec.batches != usual.batches) line.given("--batch", listText(spec.batches));
    if (spec.promptLengths != usual.promptLengths) line.given("--prompt-len", listText(spec.promptLengths));
    line.number("--gen-len", spec.generate, usual.generate);
    line.number("--rounds", spec.rounds, usual.rounds);
    if (spec.energy) line.flag("--energy");
    line.runOn(spec.seed, spec.backend, spec.device);
    return line.line();
}

double LlmTiming::requestTokensPerSecond() const
{
    const double seconds = requestSeconds();
    return seconds > 0 ? batch * generate / seconds : 0;
}

std::vector<float> LlmTiming::roundUs() const
{
    std::vector<float> medians;
    const auto each = static_cast<std::size_t>(std::max(1, generate));
    for (std::size_t at = 0; at + each <= stepUs.size(); at += each) {
        std::vector<float> steps(stepUs.begin() + static_cast<std::ptrdiff_t>(at),
                                 stepUs.begin() + static_cast<std::ptrdiff_t>(at + each));
        std::sort(steps.begin(), steps.end());
        medians.push_back(static_cast<float>(stats::quantileSorted(steps, 0.5)));
    }
    return medians;
}

const LlmTiming* LlmRow::timing(int batch, int promptLength) const
{
    const auto found = std::find_if(timings.begin(), timings.end(), [&](const LlmTiming& t) {
        return t.batch == batch && t.promptLength == promptLength;
    });
    return found == timings.end() ? nullptr : &*found;
}

const LlmMetric* LlmRow::metric(std::string_view task, std::string_view name) const
{
    const auto found = std::find_if(metrics.begin(), metrics.end(),
                                    [&](const LlmMetric& m) { return m.task == task && m.metric == name; });
    return found == metrics.end() ? nullptr : &*found;
}

std::string LlmRow::title() const
{
    const LlmConfiguration* known = findLlmConfiguration(configuration);
    return known ? std::string(known->name) : configuration;
}

std::int64_t LlmRow::memoryBytes() const
{
    if (memory.weights == 0) return 0;
    return !inspection.simulated && memory.peak > 0 ? memory.peak : memory.weights + memory.kvCache + memory.workspace;
}

const LlmRow* LlmStudyResult::row(std::string_view configuration) const
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const LlmRow& r) { return r.configuration == configuration; });
    return found == rows.end() ? nullptr : &*found;
}

Message LlmStudyResult::architecture() const
{
    return model.arguments.empty() ? Message(model.source.substr(0, model.source.find(','))) : model.arguments.front();
}

const LlmRow* LlmStudyResult::baseline() const
{
    const LlmRow* first = row("fp16");
    return first && first->failed.empty() ? first : nullptr;
}

const LlmDevice* LlmStudyResult::deviceOf(const LlmRow& row) const
{
    const auto found = std::ranges::find(devices, row.device, &LlmDevice::name);
    return row.device.empty() || found == devices.end() ? nullptr : &*found;
}

const LlmRow* LlmStudyResult::baselineOf(const LlmRow& row) const
{
    if (devices.empty()) return baseline();
    if (const LlmDevice* device = deviceOf(row); device && !device->baseline.empty()) return &device->baseline.front();
    const LlmRow* first = baseline();
    return first && first->device == row.device ? first : nullptr;
}

ComparisonRule LlmStudyResult::ruleOf(const LlmRow& row) const
{
    const LlmDevice* device = deviceOf(row);
    return {.paired = device ? device->interleaved : interleaved, .aaBand = device ? device->aaBand : aaBand};
}

void judge(LlmStudyResult& result)
{
    judgeTexts(result.rows, result.baseline());
    for (const LlmTaskInfo& task : result.tasks)
        for (const std::string& metric : task.metrics)
            judgeMetric(result, task.id, metric);
    judgeTimings(result);
}

LlmBest bestOf(const LlmStudyResult& result, std::string_view task, std::string_view metric)
{
    LlmBest best;
    std::vector<std::pair<const LlmRow*, const LlmMetric*>> all;
    for (const LlmRow& row : result.rows)
        if (const LlmMetric* m = row.metric(task, metric); m && m->total > 0 && row.failed.empty())
            all.emplace_back(&row, m);
    if (all.empty()) return best;
    const auto top = std::max_element(
        all.begin(), all.end(), [](const auto& a, const auto& b) { return a.second->correct < b.second->correct; });
    best.configuration = top->first->configuration;
    std::vector<double> p;
    for (auto it = all.begin(); it != all.end(); ++it) {
        if (it == top) continue;
        const auto [gained, lost] = changes(*it->second, *top->second);
        p.push_back(mcnemarExact(gained, lost));
    }
    best.others = static_cast<std::int64_t>(p.size());
    const auto adjusted = holm(p);
    best.apart = std::count_if(adjusted.begin(), adjusted.end(), [](double q) { return q < kLevel; });
    best.resolved = best.others > 0 && best.apart == best.others;
    return best;
}

Message textVerdictText(const LlmText& text)
{
    const auto percent = [](double ratio) {
        const double p = 100 * (ratio - 1);
        return (p < 0 ? "−" : "+") + formatFixed(std::fabs(p), 2) + "%";
    };
    const Message interval =
        Message::tr("%1, 95% %2 to %3").arg(percent(text.ratio), percent(text.ratioLow), percent(text.ratioHigh));
    const Message certain = Message::tr("%1, p = %2").arg(interval, formatNumber(text.adjustedP, 2));
    switch (text.verdict) {
    case AccuracyVerdict::Equivalent:
        return Message::tr("equivalent within ±0.5% (%1)").arg(interval);
    case AccuracyVerdict::Better:
        return Message::tr("lower (%1)").arg(certain);
    case AccuracyVerdict::Worse:
        return Message::tr("higher (%1)").arg(certain);
    case AccuracyVerdict::NotJudged:
        return Message::tr("not judged: the baseline is this checkpoint, dequantized (%1)").arg(interval);
    case AccuracyVerdict::NotResolved:
        break;
    }
    return Message::tr("not resolved (%1)").arg(interval);
}

Message metricVerdictText(const LlmMetric& metric)
{
    return metric.verdict == AccuracyVerdict::NotJudged
               ? Message::tr("not judged: the baseline is this checkpoint, dequantized")
               : accuracyVerdictText(metric.difference, metric.adjustedP);
}

Message textWindowText(const LlmTextWindow& window)
{
    if (window.context <= 0) return {};
    const std::string context = formatCount(window.context);
    const Message windows =
        window.overlap() > 0
            ? Message::tr("windows of %1 tokens with a stride of %2").arg(context, formatCount(window.stride))
            : Message::tr("windows of %1 tokens without overlap").arg(context);
    return (window.begin >= 0 ? Message::tr("%1, each after BOS") : Message::tr("%1, without BOS")).arg(windows);
}

Json LlmStudyResult::json() const { return toJson(*this); }

Json LlmStudyResult::partJson() const
{
    LlmStudyResult part = *this;
    shorten(part.rows);
    judge(part);
    return toJson(part);
}

Result<std::shared_ptr<StudyResult>> LlmStudyResult::parse(const nlohmann::json& json) const
{
    auto read = llmStudyResultFromJson(json);
    if (!read) return read.error();
    return std::shared_ptr<StudyResult>(std::make_shared<LlmStudyResult>(std::move(*read)));
}

bool LlmStudyResult::holds(StudyEvent::Kind kind) const { return kind != LlmKind::Row || rows.size() == 1; }

void LlmStudyResult::apply(const StudyEvent& event)
{
    if (event.kind == LlmKind::Note) notes.push_back(event.text);
    if (!event.part) return;
    const auto& part = event.of<LlmStudyResult>();
    if (event.kind == LlmKind::Started) {
        auto said = std::move(notes);
        *this = part;
        if (notes.empty()) notes = std::move(said);
    } else if (event.kind == LlmKind::Row) {
        const LlmRow& fresh = part.rows.back();
        const auto found = std::find_if(rows.begin(), rows.end(),
                                        [&](const LlmRow& r) { return r.configuration == fresh.configuration; });
        if (found == rows.end())
            rows.push_back(fresh);
        else
            *found = fresh;
        judge(*this);
    } else if (event.kind == LlmKind::Rows) {
        rows = part.rows;
        aaBand = part.aaBand;
        interleaved = part.interleaved;
        firstTokenSeconds = part.firstTokenSeconds;
        if (!part.textPieces.empty()) textPieces = part.textPieces; // those that are known stay
    }
}

void LlmStudyResult::judgeRows() { judge(*this); }

} // namespace qs
