// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/accuracy/study.h"

#include "gpu/core/seconds_since.h"
#include "gpu/studies/accuracy/file.h"
#include "gpu/studies/accuracy/plan.h"
#include "gpu/studies/accuracy/study_state.h"
#include "gpu/studies/accuracy/timing.h"
#include "gpu/studies/study_events.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace qs {

namespace {

/// Plans whose expected losses differ by less are equally good; then fewer modes are better.
constexpr double kSameLoss = 1e-3;

/// What a cell may cost: the farther end of its interval, whichever side of 0 that is. The direction of small changes
/// is luck, and a mean would make coarse formats look free wherever noise lowered the loss.
double possibleLoss(const SensitivityCell& cell)
{
    const MeanDifference& d = cell.lossDifference;
    return std::isfinite(d.high) && std::isfinite(d.low) ? std::max(std::fabs(d.low), std::fabs(d.high))
                                                         : std::fabs(d.difference);
}

Error notYet()
{
    return {ErrorCode::Usage, Message::tr("No model has been trained yet."), Message::tr("Run the study first.")};
}

constexpr int kPlanSamples = 30, kPreviewRounds = 12;
/// Everything that a pass costs beside its products, in multiply-adds an item.

std::size_t placeOf(const std::string& mode)
{
    return static_cast<std::size_t>(findAccuracyMode(mode) - accuracyModes().data());
}

} // namespace

AccuracyStudy::AccuracyStudy(AccuracyStudySpec spec) : m_state(std::make_unique<State>(std::move(spec))) {}
AccuracyStudy::~AccuracyStudy() = default;

std::optional<Error> AccuracyStudy::run(std::stop_token stop, StudySink& sink)
{
    m_state->sink = &sink;
    m_state->stop = std::move(stop);
    m_state->progress.setSink(&sink);
    auto error = m_state->run();
    m_state->progress.setSink(nullptr);
    m_state->sink = nullptr;
    return error;
}

const AccuracyStudyResult& AccuracyStudy::result() const { return m_state->result; }

double AccuracyStudy::expectedCost() const { return m_state->totalCost(); }

Result<ModeRow> AccuracyStudy::tryPlan(const LayerPlan& plan, const std::string& name, std::stop_token stop)
{
    if (!m_state->bench || m_state->scores.empty()) return notYet();
    m_state->stop = std::move(stop);
    auto row = m_state->measurePlan(plan, name);
    if (!row) return row;
    auto& plans = m_state->result.plans;
    const auto same = std::find_if(plans.begin(), plans.end(), [&](const ModeRow& r) { return r.mode == name; });
    const std::size_t at = static_cast<std::size_t>(same - plans.begin());
    if (same == plans.end())
        plans.push_back(std::move(*row));
    else
        *same = std::move(*row);
    judge(m_state->result);
    return plans[at];
}

Result<LayerPlan> AccuracyStudy::suggestPlan(std::int64_t bytes, std::stop_token stop) const
{
    if (!m_state->bench) return notYet();
    const auto& layers = m_state->bench->layers();
    std::vector<std::vector<LayerOption>> options(layers.size());
    for (const SensitivityCell& cell : m_state->result.cells)
        options[static_cast<std::size_t>(cell.layer)].push_back({cell.mode, cell.bytes, possibleLoss(cell)});
    for (std::size_t i = 0; i < layers.size(); ++i)
        options[i].push_back({"fp32", layers[i].in * layers[i].out * 4, 0});
    if (m_state->result.cells.empty())
        return Error{ErrorCode::Usage,
                     Message::tr("Plans require the sensitivity of single layers, which has not been measured."),
                     Message::tr("Remove --no-sensitivity.")};
    auto plain = sizeOf(LayerPlan(layers.size(), "fp32"), stop);
    if (!plain) return plain.error();
    // The header's length depends on the plan; what the file has too much is taken from the layers until it fits.
    std::int64_t forLayers = bytes - plain->unquantized - plain->overhead;
    while (true) {
        if (stop.stop_requested()) return stoppedError();
        const LayerPlan plan = leastLoss(options, forLayers, kSameLoss);
        if (plan.empty()) break;
        auto size = sizeOf(plan, stop);
        if (!size) return size.error();
        if (size->total() <= bytes) return plan;
        forLayers -= size->total() - bytes;
    }
    // Nothing was found: either what is smallest fits, or its size says how much is needed.
    const LayerPlan least = fewestBytes(options);
    auto size = sizeOf(least, stop);
    if (!size) return size.error();
    if (size->total() <= bytes) return least;
    return Error{ErrorCode::Usage,
                 Message::tr("No plan fits into %1 bytes; the smallest plan has %2.")
                     .arg(formatCount(bytes), formatCount(size->total())),
                 Message::tr("Increase the limit, or choose smaller formats.")};
}

Result<SizeLedger> AccuracyStudy::sizeOf(const LayerPlan& plan, std::stop_token stop) const
{
    if (!m_state->bench) return notYet();
    return m_state->sizeOf(plan, std::move(stop));
}

Result<void> AccuracyStudy::saveModel(const std::filesystem::path& path) const
{
    if (!m_state->bench) return notYet();
    return saveClassifier(m_state->bench->model(), path);
}

Result<void> AccuracyStudy::saveQuantized(const LayerPlan& plan, const std::filesystem::path& path) const
{
    if (!m_state->bench) return notYet();
    auto choice = m_state->bench->choice(plan, {});
    if (!choice) return choice.error();
    std::vector<const QuantizedLayer*> layers;
    for (std::size_t i = 0; i < choice->size(); ++i)
        layers.push_back(&(*choice)[i]->layers[i]);
    const ModelFile file = modelFile(choice->front()->of->model, plan, layers, m_state->spec.groupSize);
    return writeSafetensors(path, file.tensors, file.metadata);
}

Result<void> AccuracyStudy::saveQuantized(const std::string& mode, const std::filesystem::path& path) const
{
    if (!m_state->bench) return notYet();
    return saveQuantized(LayerPlan(m_state->bench->layers().size(), mode), path);
}

std::vector<std::string> AccuracyStudy::tensorNames() const
{
    std::vector<std::string> names;
    if (!m_state->bench) return names;
    for (const LinearLayer& layer : m_state->bench->layers())
        for (const char* part : {".weight", ".input"})
            names.push_back(layer.name + part);
    return names;
}

Result<NamedTensor> AccuracyStudy::tensor(const std::string& name, std::stop_token stop) const
{
    if (!m_state->bench) return notYet();
    ModeWorkbench& bench = *m_state->bench;
    for (std::size_t i = 0; i < bench.layers().size(); ++i) {
        const LinearLayer& layer = bench.layers()[i];
        if (name == layer.name + ".weight")
            return NamedTensor{name, layer.out, layer.in,
                               bench.model().parameters[static_cast<std::size_t>(layer.weight)].values};
        if (name != layer.name + ".input") continue;
        if (auto r = bench.capture({.stop = std::move(stop)}); !r) return r.error();
        const LayerInputs& inputs = *bench.inputs(i);
        return NamedTensor{name, inputs.keptRows, inputs.columns, inputs.kept};
    }
    return Error{ErrorCode::Usage, Message::tr("The model has no tensor '%1'.").arg(name),
                 Message::tr("Weights and inputs of its linear layers are available.")};
}

double AccuracyStudy::State::costOf(const AccuracyMode& mode) const
{
    double items = static_cast<double>(spec.testCount);
    if (needsCalibration(mode)) items += static_cast<double>(spec.calibrationCount);
    if (mode.method == ModeMethod::Awq) items += 15'000;
    if (mode.method == ModeMethod::Gptq) items += 5'000;
    if (mode.isQat()) items += 4.5 * spec.qatEpochs * static_cast<double>(spec.trainCount);
    return items * itemCost();
}

double AccuracyStudy::State::sensitivityCost() const
{
    if (!spec.sensitivity) return 0;
    const double cells =
        static_cast<double>(modes(false).size()) * std::max<double>(3, static_cast<double>(result.layers.size()));
    return std::min(cells * 2000 * itemCost(), 2e11);
}

double AccuracyStudy::State::timingCost() const
{
    return static_cast<double>(spec.modes.size()) * (spec.iterations + 5) * spec.batch * itemCost();
}

double AccuracyStudy::State::totalCost() const
{
    double total = 3e5 * static_cast<double>(spec.trainCount + spec.calibrationCount + spec.testCount);
    if (!bench) total += 3.0 * epochs() * static_cast<double>(spec.trainCount) * itemCost();
    for (const bool trained : {false, true})
        for (const AccuracyMode* mode : modes(trained))
            total += costOf(*mode);
    return total + sensitivityCost() +
           (modes(true).empty() ? 1.0 : 1.0 + static_cast<double>(kPreviewRounds) / spec.iterations) * timingCost();
}

std::vector<const AccuracyMode*> AccuracyStudy::State::modes(bool trained) const
{
    std::vector<const AccuracyMode*> chosen;
    for (const AccuracyMode& mode : accuracyModes()) {
        const bool asked = std::find(spec.modes.begin(), spec.modes.end(), mode.name) != spec.modes.end();
        if (mode.isQat() == trained && (asked || (mode.isBaseline() && !trained))) chosen.push_back(&mode);
    }
    // The first rows are there at once; what looks at calibration inputs or searches comes later.
    std::stable_sort(chosen.begin(), chosen.end(), [](const AccuracyMode* a, const AccuracyMode* b) {
        return needsCalibration(*a) < needsCalibration(*b);
    });
    return chosen;
}

void AccuracyStudy::State::sendRows()
{
    if (!sink) return;
    AccuracyStudyResult rows = part();
    rows.rows = result.rows;
    rows.plans = result.plans;
    rows.pairs = result.pairs;
    sink->event(partEvent(StudyEvent::Kind::Rows, std::move(rows)));
}

std::optional<Error> AccuracyStudy::State::run()
{
    const auto start = std::chrono::steady_clock::now();
    Result<void> done = validate(spec);
    if (done) done = steps();
    result.seconds += secondsSince(start);
    judge(result);
    result.complete = done.ok();
    result.stopReason = done ? Message() : stopReasonOf(done.error());
    if (done) return std::nullopt;
    return done.error();
}

Result<void> AccuracyStudy::State::steps()
{
    progress.expect(totalCost());
    using Step = Result<void> (State::*)();
    for (const Step step : {&State::open, &State::makeData, &State::makeModel, &State::trainModel})
        if (auto r = (this->*step)(); !r) return r;
    if (auto r = measureModes(false); !r) return r;
    // QAT takes long: until it is done a few rounds have to do, then all modes are measured together.
    const bool more = !modes(true).empty();
    if (auto r = timeModes(more ? std::min(spec.iterations, kPreviewRounds) : spec.iterations); !r) return r;
    if (auto r = sense(); !r) return r;
    if (auto r = measureModes(true); !r) return r;
    return timeModes(spec.iterations);
}

Result<void> AccuracyStudy::State::measureModes(bool trained)
{
    for (const AccuracyMode* mode : modes(trained))
        if (auto r = measureMode(*mode); !r) return r;
    if (auto r = comparePairs(); !r) return r;
    sendRows();
    return {};
}

Result<void> AccuracyStudy::State::measureMode(const AccuracyMode& mode)
{
    progress.begin(mode.isQat() ? Message::tr("training %1").arg(mode.title) : Message(mode.title), costOf(mode));
    if (const ModeRow* row = result.row(mode.name); !row || !row->failed.empty()) {
        if (stop.stop_requested()) return stoppedError();
        auto fresh = measured(mode);
        if (!fresh) {
            if (endsStudy(fresh.error()) || mode.isBaseline()) return fresh.error();
            ModeRow failed;
            failed.mode = mode.name;
            failed.failed = fresh.error().message;
            fresh = failed;
        }
        insert(std::move(*fresh));
    }
    progress.end();
    return {};
}

Result<const PreparedMode*> AccuracyStudy::State::prepared(const AccuracyMode& mode)
{
    if (!mode.isQat()) return bench->prepare(mode, stop);
    if (auto r = trainQat(mode); !r) return r.error();
    if (const PreparedMode* there = bench->find(std::string(mode.name))) return there;
    return bench->prepareTrained(mode, qat.at(std::string(mode.name)));
}

Result<ModeRow> AccuracyStudy::State::measured(const AccuracyMode& mode)
{
    const std::string name(mode.name);
    auto ready = prepared(mode);
    if (!ready) return ready.error();
    auto found = bench->evaluate(bench->uniform(**ready), sets->test, stop);
    if (!found) return found.error();
    scores[name] = std::move(*found);
    ModeRow row;
    row.mode = name;
    const ModeArithmetic arithmetic = arithmeticOf(mode, *machine);
    row.effective = arithmetic.effective;
    row.simulated = arithmetic.simulated;
    row.quantizeMs = mode.isBaseline() ? 0 : (*ready)->quantizeMs;
    if (mode.isQat()) row.trainSeconds = curveOf(name).seconds;
    fillFrom(row, scores.at(name));
    auto size = sizeOf(LayerPlan(bench->layers().size(), name), stop);
    if (!size) return size.error();
    row.size = *size;
    return row;
}

void AccuracyStudy::State::fillFrom(ModeRow& row, const ItemScores& of) const
{
    const ItemScores& baseline = scores.at("fp32");
    row.correct = of.correctCount();
    row.total = static_cast<std::int64_t>(of.correct.size());
    row.loss = of.meanLoss();
    if (&of == &baseline) return;
    for (std::size_t i = 0; i < of.correct.size(); ++i) {
        row.gained += of.correct[i] && !baseline.correct[i];
        row.lost += !of.correct[i] && baseline.correct[i];
    }
    row.lossDifference = bootstrapMeanDifference(baseline.loss, of.loss);
}

void AccuracyStudy::State::insert(ModeRow row)
{
    const std::string name = row.mode;
    auto& rows = result.rows;
    std::erase_if(rows, [&](const ModeRow& r) { return r.mode == name; });
    const auto place =
        std::find_if(rows.begin(), rows.end(), [&](const ModeRow& r) { return placeOf(r.mode) > placeOf(name); });
    rows.insert(place, std::move(row));
    judge(result);
    AccuracyStudyResult fresh = part();
    if (const ModeRow* baseline = result.baseline(); baseline->mode != name) fresh.rows.push_back(*baseline);
    fresh.rows.push_back(*result.row(name));
    sink->event(partEvent(StudyEvent::Kind::Row, std::move(fresh)));
}

Result<void> AccuracyStudy::State::comparePairs()
{
    std::vector<std::string> there;
    there.reserve(scores.size());
    for (const auto& [name, found] : scores)
        there.push_back(name);
    result.pairs.clear();
    for (const auto& [from, to] : pairsOf(there)) {
        const ItemScores &a = scores.at(from), &b = scores.at(to);
        ModePair pair;
        pair.from = from;
        pair.to = to;
        pair.total = static_cast<std::int64_t>(a.correct.size());
        for (std::size_t i = 0; i < a.correct.size(); ++i) {
            pair.gained += b.correct[i] && !a.correct[i];
            pair.lost += !b.correct[i] && a.correct[i];
        }
        pair.lossDifference = bootstrapMeanDifference(a.loss, b.loss);
        result.pairs.push_back(std::move(pair));
    }
    judge(result);
    return {};
}

Result<void> AccuracyStudy::State::sense()
{
    if (!spec.sensitivity) return {};
    std::vector<const PreparedMode*> mixing;
    for (const AccuracyMode* mode : modes(false))
        if (const PreparedMode* ready = bench->find(std::string(mode->name)); ready && !mode->isBaseline())
            mixing.push_back(ready);
    const std::size_t layers = bench->layers().size(), all = mixing.size() * layers;
    progress.begin(Message::tr("sensitivity of single layers"), sensitivityCost());
    if (all > 0 && result.cells.size() < all) {
        if (auto r = bench->capture({.stop = stop}); !r) return r;
        if (!sensitivity) {
            auto made = LayerSensitivity::make(*bench, LayerSensitivity::itemsFor(*bench, mixing.size()), stop);
            if (!made) return made.error();
            sensitivity = std::move(*made);
        }
        for (std::size_t i = result.cells.size(); i < all; ++i) {
            auto cell = sensitivity->measure(*mixing[i / layers], static_cast<int>(i % layers), stop);
            if (!cell) return cell.error();
            result.cells.push_back(*cell);
            AccuracyStudyResult fresh = part();
            fresh.cells.push_back(std::move(*cell));
            sink->event(partEvent(StudyEvent::Kind::Cell, std::move(fresh)));
            progress.at(static_cast<double>(i + 1) / static_cast<double>(all));
        }
    }
    progress.end();
    return {};
}

Result<void> AccuracyStudy::State::timeModes(int rounds)
{
    std::vector<LayerChoice> choices;
    std::vector<std::string> names;
    for (const ModeRow& row : result.rows)
        if (const PreparedMode* ready = bench->find(row.mode); ready && row.failed.empty()) {
            choices.push_back(bench->uniform(*ready));
            names.push_back(row.mode);
        }
    if (names == timed && rounds <= timedRounds) return {};
    progress.begin(Message::tr("latency"), timingCost() * rounds / spec.iterations);
    TimedChoices times;
    auto done = timeChoices(*machine, sets->test, choices,
                            {.batch = spec.batch,
                             .iterations = rounds,
                             .seed = spec.seed,
                             .stop = stop,
                             .progress = [this](double f) { progress.at(f); }},
                            times);
    if (!done && !endsStudy(done.error())) note(Message::tr("Cannot measure latency: %1").arg(done.error().message));
    if (!times.control.empty()) {
        result.aaBand = aaBand(times.us.front(), times.control);
        for (std::size_t i = 0; i < names.size(); ++i) {
            ModeRow& row = *std::find_if(result.rows.begin(), result.rows.end(),
                                         [&](const ModeRow& r) { return r.mode == names[i]; });
            row.samplesUs = times.us[i];
            row.latency = summarize(row.samplesUs);
            if (i > 0) row.speed = compare(times.us.front(), times.us[i], {.aaBand = result.aaBand});
        }
    }
    if (!done && endsStudy(done.error())) return done;
    timed = names;
    timedRounds = rounds;
    progress.end();
    sendRows();
    return {};
}

Result<SizeLedger> AccuracyStudy::State::sizeOf(const LayerPlan& plan, std::stop_token token)
{
    auto choice = bench->choice(plan, token);
    if (!choice) return choice.error();
    std::vector<const QuantizedLayer*> layers;
    for (std::size_t i = 0; i < choice->size(); ++i)
        layers.push_back(&(*choice)[i]->layers[i]);
    return modelFile(choice->front()->of->model, plan, layers, spec.groupSize).size;
}

Result<ModeRow> AccuracyStudy::State::measurePlan(const LayerPlan& plan, const std::string& name)
{
    auto choice = bench->choice(plan, stop);
    if (!choice) return choice.error();
    auto found = bench->evaluate(*choice, sets->test, stop);
    if (!found) return found.error();
    ModeRow row;
    row.mode = name;
    row.plan = plan;
    std::vector<Message> effective;
    for (const PreparedMode* mode : *choice) {
        const ModeArithmetic arithmetic = arithmeticOf(*mode->mode, *machine);
        row.simulated |= arithmetic.simulated;
        addOnce(effective, arithmetic.effective);
    }
    row.effective = withSemicolons(effective);
    std::vector<const PreparedMode*> different(*choice);
    std::sort(different.begin(), different.end());
    different.erase(std::unique(different.begin(), different.end()), different.end());
    for (const PreparedMode* mode : different)
        if (!mode->mode->isBaseline()) row.quantizeMs += mode->quantizeMs;
    fillFrom(row, *found);
    auto size = sizeOf(plan, stop);
    if (!size) return size.error();
    row.size = *size;
    TimedChoices times;
    const auto done = timeChoices(*machine, sets->test, {*choice},
                                  {.batch = spec.batch,
                                   .iterations = std::min(spec.iterations, kPlanSamples),
                                   .seed = spec.seed,
                                   .stop = stop,
                                   .progress = {}},
                                  times);
    if (!done) return done.error();
    row.samplesUs = times.us.front();
    row.latency = summarize(row.samplesUs);
    if (const ModeRow* baseline = result.baseline(); baseline && !baseline->samplesUs.empty())
        row.speed = compare(baseline->samplesUs, row.samplesUs, {.paired = false, .aaBand = result.aaBand});
    return row;
}

} // namespace qs
