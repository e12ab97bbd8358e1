// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/accuracy_study.h"

#include "gpu/core/units.h"
#include "gpu/measure/proportion.h"
#include "gpu/results/study_merge.h"
#include "gpu/spec/command_line.h"
#include "gpu/spec/usage.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace qs {

namespace {

using StudyKind = StudyEvent::Kind;

constexpr std::int64_t kMaxItems = 10'000'000;

/// Everything that one set of rows says about itself: intervals, tests corrected for their number, verdicts.
void judgeRows(std::vector<ModeRow>& rows, const ModeRow& baseline)
{
    const double unknown = std::numeric_limits<double>::quiet_NaN();
    std::vector<double> ofAccuracy, ofLoss;
    for (const ModeRow& row : rows) {
        const bool counts = &row != &baseline && row.failed.empty() && row.total > 0;
        ofAccuracy.push_back(counts ? mcnemarExact(row.gained, row.lost) : unknown);
        ofLoss.push_back(counts && row.lossDifference.n > 0 ? row.lossDifference.p : unknown);
    }
    const auto accuracies = holm(ofAccuracy), losses = holm(ofLoss);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        ModeRow& row = rows[i];
        if (row.total > 0) {
            const ProportionInterval wilson = wilsonInterval(row.correct, row.total);
            row.accuracyLow = wilson.low;
            row.accuracyHigh = wilson.high;
        }
        if (std::isnan(ofAccuracy[i])) continue;
        row.p = ofAccuracy[i];
        row.adjustedP = accuracies[i];
        row.lossAdjustedP = std::isnan(losses[i]) ? 1.0 : losses[i];
        row.accuracyDifference = tango(row.gained, row.lost, row.total);
        row.verdict = accuracyVerdict(row.accuracyDifference, row.adjustedP);
    }
}

void judgePairs(std::vector<ModePair>& pairs)
{
    std::vector<double> p;
    for (const ModePair& pair : pairs)
        p.push_back(pair.total > 0 ? mcnemarExact(pair.gained, pair.lost) : std::numeric_limits<double>::quiet_NaN());
    const auto adjusted = holm(p);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (std::isnan(p[i])) continue;
        pairs[i].p = p[i];
        pairs[i].adjustedP = adjusted[i];
        pairs[i].difference = tango(pairs[i].gained, pairs[i].lost, pairs[i].total);
        pairs[i].verdict = accuracyVerdict(pairs[i].difference, adjusted[i]);
    }
}

} // namespace

Result<void> validate(const AccuracyStudySpec& spec)
{
    for (const std::string& mode : spec.modes)
        if (!findAccuracyMode(mode))
            return usage(Message::tr("Unknown mode '%1'.").arg(mode),
                         Message::tr("'quantoscope modes --list' lists all modes."));
    if (spec.modes.empty())
        return usage(Message::tr("No mode is selected."),
                     Message::tr("Choose at least one; the FP32 baseline is always measured."));
    if (spec.data.empty() && spec.classes != 10 && spec.classes != 36)
        return usage(Message::tr("Generated characters have 10 or 36 classes, not %1.").arg(spec.classes), "");
    if (spec.model.empty())
        return usage(Message::tr("No model was specified."),
                     Message::tr("Use tiny, mlp, transformer, or a .safetensors file."));
    const FlagLimit limits[] = {
        {"--train", spec.trainCount, 1, kMaxItems},  {"--calibration", spec.calibrationCount, 1, kMaxItems},
        {"--test", spec.testCount, 1, kMaxItems},    {"--epochs", spec.epochs, 0, 10'000},
        {"--qat-epochs", spec.qatEpochs, 1, 10'000}, {"--group-size", spec.groupSize, 8, 65'536},
        {"--batch", spec.batch, 1, 1'000'000},       {"--iters", spec.iterations, 6, 1'000'000}};
    for (const FlagLimit& limit : limits)
        if (auto r = checkLimit(limit); !r) return r;
    if (spec.groupSize % 8 != 0)
        return usage(Message::tr("--group-size is %1; it must be a multiple of 8.").arg(spec.groupSize),
                     Message::tr("128 is usual."));
    return {};
}

std::string commandLine(const AccuracyStudySpec& spec)
{
    const AccuracyStudySpec usual;
    CommandLine line("quantoscope modes");
    line.given("--data", spec.data);
    line.number("--classes", spec.classes, usual.classes);
    line.number("--train", spec.trainCount, usual.trainCount);
    line.number("--calibration", spec.calibrationCount, usual.calibrationCount);
    line.number("--test", spec.testCount, usual.testCount);
    line.text("--model", spec.model);
    line.text("--modes", commaList(spec.modes));
    line.number("--epochs", spec.epochs, usual.epochs);
    line.number("--qat-epochs", spec.qatEpochs, usual.qatEpochs);
    if (spec.outliers) line.flag("--outliers");
    line.number("--group-size", spec.groupSize, usual.groupSize);
    if (!spec.sensitivity) line.flag("--no-sensitivity");
    line.number("--batch", spec.batch, usual.batch);
    line.number("--iters", spec.iterations, usual.iterations);
    line.runOn(spec.seed, spec.backend, spec.device);
    return line.line();
}

const ModeRow* AccuracyStudyResult::row(std::string_view mode) const
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const ModeRow& r) { return r.mode == mode; });
    return found == rows.end() ? nullptr : &*found;
}

Message AccuracyStudyResult::dataName() const
{
    return data.arguments.empty() ? Message(data.source.substr(0, data.source.find(':'))) : data.arguments.front();
}

void judge(AccuracyStudyResult& result)
{
    if (result.rows.empty()) return;
    const ModeRow& baseline = result.rows.front();
    judgeRows(result.rows, baseline);
    judgeRows(result.plans, baseline);
    judgePairs(result.pairs);
}

std::vector<std::pair<std::string, std::string>> pairsOf(const std::vector<std::string>& modes)
{
    static constexpr std::pair<const char*, const char*> kAll[] = {{"int4-rtn", "int4-gptq"},
                                                                   {"int4-rtn", "int4-awq"},
                                                                   {"int4-rtn", "qat-int4"},
                                                                   {"int4-rtn", "qat-int4-lsq"},
                                                                   {"int8-dynamic", "int8-smoothquant"},
                                                                   {"int8-dynamic", "qat-int8"},
                                                                   {"int8-dynamic", "qat-int8-lsq"},
                                                                   {"int8-static-absmax", "int8-static-mse"}};
    const auto has = [&](const char* mode) { return std::find(modes.begin(), modes.end(), mode) != modes.end(); };
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const auto& [from, to] : kAll)
        if (has(from) && has(to)) pairs.emplace_back(from, to);
    return pairs;
}

std::vector<FrontPlace> paretoFront(const AccuracyStudyResult& result)
{
    const ModeRow* baseline = result.baseline();
    std::vector<WeighedPoint> points;
    for (const auto* rows : {&result.rows, &result.plans})
        for (const ModeRow& row : *rows) {
            WeighedPoint point{static_cast<double>(row.size.total()), row.accuracy(), row.accuracy(), row.accuracy(),
                               row.failed.empty() && row.total > 0};
            if (&row != baseline && baseline) {
                point.low = baseline->accuracy() + row.accuracyDifference.low95;
                point.high = baseline->accuracy() + row.accuracyDifference.high95;
            }
            points.push_back(point);
        }
    return frontPlaces(points);
}

Message verdictText(const ModeRow& row)
{
    if (!row.failed.empty()) return Message::tr("failed: %1").arg(row.failed);
    if (row.mode == "fp32" && row.plan.empty()) return Message::tr("baseline");
    return accuracyVerdictText(row.accuracyDifference, row.adjustedP);
}

nlohmann::ordered_json AccuracyStudyResult::json() const { return toJson(*this); }

Result<std::shared_ptr<StudyResult>> AccuracyStudyResult::parse(const nlohmann::json& json) const
{
    auto read = accuracyStudyResultFromJson(json);
    if (!read) return read.error();
    return std::shared_ptr<StudyResult>(std::make_shared<AccuracyStudyResult>(std::move(*read)));
}

bool AccuracyStudyResult::holds(StudyEvent::Kind kind) const
{
    return (kind != StudyKind::Training || training.size() == 1) && (kind != StudyKind::Cell || !cells.empty()) &&
           (kind != StudyKind::Row || !rows.empty() || !plans.empty());
}

void AccuracyStudyResult::apply(const StudyEvent& event)
{
    if (event.kind == StudyKind::Note) notes.push_back(event.text);
    if (!event.part) return;
    const auto& part = event.of<AccuracyStudyResult>();
    if (event.kind == StudyKind::Started) {
        auto curves = std::move(training);
        auto said = std::move(notes);
        *this = part;
        if (training.empty()) training = std::move(curves);
        if (notes.empty()) notes = std::move(said);
    } else if (event.kind == StudyKind::Training) {
        merge(training, part.training.front());
    } else if (event.kind == StudyKind::Row) {
        part.plans.empty() ? merge(rows, part.rows.back()) : merge(plans, part.plans.back());
    } else if (event.kind == StudyKind::Cell) {
        cells.insert(cells.end(), part.cells.begin(), part.cells.end());
    } else if (event.kind == StudyKind::Rows) {
        rows = part.rows;
        plans = part.plans;
        pairs = part.pairs;
        aaBand = part.aaBand;
    }
}

void AccuracyStudyResult::judgeRows() { judge(*this); }

} // namespace qs
