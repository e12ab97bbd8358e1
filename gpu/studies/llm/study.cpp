// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/study.h"

#include "gpu/core/random.h"
#include "gpu/core/seconds_since.h"
#include "gpu/core/units.h"
#include "gpu/studies/llm/estimate.h"
#include "gpu/studies/llm/ledger.h"
#include "gpu/studies/llm/study_state.h"
#include "gpu/studies/protocol/energy_pass.h"
#include "gpu/studies/protocol/page_cache.h"
#include "gpu/studies/study_events.h"
#include "qs_version.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace qs {
namespace {

constexpr std::int64_t kSampleTokens = 48;
constexpr std::size_t kViewTokens = 2000; ///< of the text whose divergence is kept by token
constexpr double kCold = 0.02;            ///< share of the pages that may be left in the page cache
constexpr double kOfFree = 0.6;           ///< of the free memory that all configurations together may take

LlmMemory memoryOf(const DecoderEngineMemory& m)
{
    const auto of = [](Bytes bytes) { return static_cast<std::int64_t>(bytes.value); };
    return {of(m.weights), of(m.resident), of(m.kvCache), of(m.kvPerToken), of(m.workspace), of(m.peak), of(m.free)};
}

LlmText textOfScores(const TextScores& scores, const TextComparison& compared, bool isBaseline)
{
    LlmText text;
    text.tokens = static_cast<std::int64_t>(scores.loss.size());
    text.perplexity = scores.perplexity();
    text.perplexityError = scores.perplexityError();
    text.seconds = scores.seconds;
    text.tokenLoss.assign(scores.loss.begin(),
                          scores.loss.begin() + static_cast<std::ptrdiff_t>(std::min(scores.loss.size(), kViewTokens)));
    if (isBaseline) return text;
    text.loss = compared.loss;
    text.ratio = compared.ratio;
    text.ratioLow = compared.ratioLow;
    text.ratioHigh = compared.ratioHigh;
    text.compared = compared.compared;
    text.meanDivergence = compared.meanDivergence;
    text.divergenceError = compared.divergenceError;
    text.medianDivergence = compared.medianDivergence;
    text.divergence99 = compared.divergence99;
    text.largestDivergence = compared.largestDivergence;
    text.agreed = compared.agreed;
    text.tokenDivergence.assign(scores.divergence.begin(),
                                scores.divergence.begin() +
                                    static_cast<std::ptrdiff_t>(std::min(scores.divergence.size(), kViewTokens)));
    return text;
}

/// The text that the first scored tokens stand for, in a piece for each.
std::vector<std::string> piecesOf(const TextTokenizer& tokenizer, const std::vector<std::int32_t>& tokens)
{
    StreamDecoder decoder(tokenizer, false);
    std::vector<std::string> pieces;
    for (std::size_t i = 0; i < std::min(tokens.size(), kViewTokens); ++i)
        pieces.push_back(decoder.push(tokens[i]));
    if (!pieces.empty()) pieces.back() += decoder.finish();
    return pieces;
}

NumberText percent(double share) { return formatFixed(100 * share, 0) + "%"; }

} // namespace

LlmStudy::LlmStudy(LlmStudySpec spec, DecoderEngineOpener open) : m_spec(std::move(spec)), m_open(std::move(open)) {}

std::optional<Error> LlmStudy::run(std::stop_token stop, StudySink& sink)
{
    m_result = {};
    const auto state = std::make_unique<State>(m_spec, m_open);
    state->sink = &sink;
    state->stop = std::move(stop);
    state->progress.setSink(&sink);
    auto error = state->run();
    m_result = std::move(state->result);
    return error;
}

Result<StudyAnswer> LlmStudy::ask(const nlohmann::json& question, std::stop_token, StudySink&)
{
    if (!isEstimateQuestion(question)) return noSuchQuestion(question);
    const auto estimate = estimateLlm(m_spec, m_open);
    if (!estimate) return estimate.error();
    return StudyAnswer{toJson(*estimate), {}};
}

std::optional<Error> LlmStudy::State::run()
{
    m_start = Clock::now();
    result.spec = spec;
    result.programVersion = QS_VERSION;
    result.programCommit = QS_COMMIT;
    Result<void> done = validate(spec);
    if (done) done = setUp();
    if (done) done = measureAll();
    result.seconds = std::chrono::duration<double>(Clock::now() - m_start).count();
    judge(result);
    m_loaded.clear();
    if (!done) {
        result.stopReason = stopReasonOf(done.error());
        return done.error();
    }
    result.complete = true;
    const auto failed =
        std::find_if(result.rows.begin(), result.rows.end(), [](const LlmRow& row) { return row.failed.empty(); });
    if (failed == result.rows.end() && !result.rows.empty())
        return Error{ErrorCode::Device,
                     Message::tr("No configuration could be measured: %1").arg(result.rows.front().failed), ""};
    return std::nullopt;
}

LlmRow& LlmStudy::State::rowOf(const std::string& configuration)
{
    auto found = std::find_if(result.rows.begin(), result.rows.end(),
                              [&](const LlmRow& row) { return row.configuration == configuration; });
    if (found != result.rows.end()) return *found;
    result.rows.emplace_back();
    result.rows.back().configuration = configuration;
    return result.rows.back();
}

double LlmStudy::State::qualityCost(const LlmConfiguration& configuration) const
{
    return configuration.needsCalibration() ? 2.2 : 1.0;
}

void LlmStudy::State::sendSpeed(const std::string& configuration, const std::string& what, int batch,
                                double tokensPerSecond)
{
    const auto now = Clock::now();
    // Each kind for itself: of kinds that take turns, one clock for all would let only the slowest through.
    Clock::time_point& told = m_speedReported[configuration + '/' + what + std::to_string(batch)];
    if (!sink || now - told < std::chrono::milliseconds(33)) return;
    told = now;
    StudyEvent event;
    event.kind = StudyEvent::Kind::Speed;
    event.what = what;
    event.subject = configuration;
    event.count = batch;
    event.rate = tokensPerSecond;
    sink->event(event);
}

void LlmStudy::State::sendRow(const LlmRow& row)
{
    judge(result);
    if (!sink) return;
    LlmStudyResult part;
    part.spec = spec;
    part.tasks = result.tasks;
    part.rows = {row};
    sink->event(partEvent(StudyEvent::Kind::Row, std::move(part)));
}

void LlmStudy::State::sendRows()
{
    judge(result);
    if (!sink) return;
    LlmStudyResult part;
    part.spec = spec;
    part.tasks = result.tasks;
    part.rows = result.rows;
    part.textPieces = result.textPieces;
    part.interleaved = result.interleaved;
    part.aaBand = result.aaBand;
    part.firstTokenSeconds = result.firstTokenSeconds;
    sink->event(partEvent(StudyEvent::Kind::Rows, std::move(part)));
}

Result<void> LlmStudy::State::measureAll()
{
    double total = 0;
    for (const LlmConfiguration& c : m_configurations)
        total += qualityCost(c) + timingCost() + energyCost();
    progress.expect(total);
    result.rows.reserve(m_configurations.size()); // rows are referred to while others come
    for (const LlmConfiguration& c : m_configurations) {
        if (stop.stop_requested()) return stoppedError();
        if (auto done = measure(c); !done) {
            LlmRow& row = rowOf(std::string(c.id));
            const bool ends = endsStudy(done.error()) || !m_checkpoint;
            if (!endsStudy(done.error()))
                row.failed = done.error().sentences();
            else if (row.memory.weights == 0)
                result.rows.pop_back(); // stopped before there was anything to keep
            if (!ends || !row.failed.empty()) sendRow(row);
            if (ends) return done;
        }
        progress.end();
    }
    if (!result.interleaved) return {};
    if (auto done = timeTogether(); !done) return done;
    return measureEnergies();
}

Result<void> LlmStudy::State::measure(const LlmConfiguration& configuration)
{
    const std::string id(configuration.id);
    progress.begin(std::string(configuration.name),
                   qualityCost(configuration) + (result.interleaved ? 0 : timingCost() + energyCost()));
    LlmRow& row = rowOf(id);
    auto engine = load(configuration, row);
    if (!engine) return engine.error();
    LoadedLlm loaded{id, std::move(*engine)};
    loaded.engine->setInterrupt([this] { return stop.stop_requested(); });
    if (&row == &result.rows.front()) decideInterleaving(*loaded.engine);
    if (auto done = part(row, Message::tr("text"), readText(*loaded.engine, row)); !done) return done;
    if (auto done = askTasks(*loaded.engine, row); !done) return done;
    if (!result.interleaved && spec.rounds > 0)
        if (auto done = part(row, Message::tr("speed"), timeAlone(loaded, row)); !done) return done;
    sendRow(row);
    if (result.interleaved) m_loaded.push_back(std::move(loaded));
    return {};
}

Result<void> LlmStudy::State::part(LlmRow& row, const Message& what, const Result<void>& done)
{
    if (done) return {};
    if (endsStudy(done.error())) return done;
    const Error& error = done.error();
    const Error explained = error.code == ErrorCode::BadInput ? explainNotFinite(*m_checkpoint, error) : error;
    addOnce(row.problems, Message::tr("%1: %2").arg(what, explained.sentences())); // the first is loaded twice
    return {};
}

Result<std::unique_ptr<DecoderEngine>> LlmStudy::State::load(const LlmConfiguration& configuration, LlmRow& row)
{
    std::unique_ptr<DecoderEngine> engine = std::move(m_first);
    if (!engine) {
        Message reason;
        auto opened = open(spec.backend, spec.device, reason);
        if (!opened) return opened.error();
        engine = std::move(*opened);
    }
    const bool first = &row == &result.rows.front();
    progress.part(0, first ? 0.15 : 0.35); // the first is loaded twice
    if (first)
        if (auto done = loadCold(*engine, configuration, row); !done) return done.error();
    if (first && row.cold) // the first token is not to wait for the second load
        if (auto done = part(row, Message::tr("sample"), writeSample(*engine, row)); !done) return done.error();
    if (first) progress.part(0.15, 0.35);
    auto warm = build(*engine, configuration, row);
    if (!warm) return warm.error();
    row.load = *warm;
    row.memory = memoryOf(engine->memory());
    if (row.sampleTokens == 0)
        if (auto done = part(row, Message::tr("sample"), writeSample(*engine, row)); !done) return done.error();
    return engine;
}

Result<LlmLoad> LlmStudy::State::build(DecoderEngine& engine, const LlmConfiguration& configuration, LlmRow& row)
{
    LlmLoad load;
    load.cachedBefore = cachedShare(m_checkpoint->files());
    LlmBuildOptions options = m_build;
    options.progress.at = [this](const Message& what, double fraction) { this->progress.at(fraction, what); };
    options.progress.interrupted = [this] { return stop.stop_requested(); };
    const auto start = Clock::now();
    const auto built = buildLlm(engine, *m_checkpoint, configuration, options);
    if (!built) return built.error();
    load.seconds = secondsSince(start);
    load.quantizeSeconds = built->quantizeSeconds;
    load.putSeconds = built->putSeconds;
    inspect(configuration, *built, row);
    return load;
}

/// A file that is mapped keeps its pages: the checkpoint is closed, its pages are dropped, and opening it again belongs
/// to the cold load.
Result<void> LlmStudy::State::loadCold(DecoderEngine& engine, const LlmConfiguration& configuration, LlmRow& row)
{
    const auto files = m_checkpoint->files();
    m_checkpoint.reset();
    dropCached(files);
    const double left = cachedShare(files);
    const auto start = Clock::now();
    auto again = HfCheckpoint::open(m_folder);
    if (!again) return again.error();
    m_checkpoint.emplace(std::move(*again));
    const double opening = secondsSince(start);
    if (left < 0 || left > kCold) {
        note(left < 0 ? Message::tr("The load time with a cold page cache is not available: the system does not report "
                                    "which pages of these files are cached.")
                      : Message::tr("The load time with a cold page cache is not available: %1 of the files' pages "
                                    "remained in the cache.")
                            .arg(percent(left)));
        return {};
    }
    auto cold = build(engine, configuration, row);
    if (!cold) return cold.error();
    cold->seconds += opening;
    cold->cachedBefore = left;
    row.cold = *cold;
    return {};
}

void LlmStudy::State::inspect(const LlmConfiguration& configuration, const LlmBuilt& built, LlmRow& row) const
{
    LlmInspection& i = row.inspection;
    const std::string& quantization = m_checkpoint->quantization();
    i.storedType =
        quantization.empty()
            ? (m_checkpoint->config().dtype ? std::string(dtypeLabel(*m_checkpoint->config().dtype)) : "dense")
            : quantization;
    i.weightFormat = configuration.weightFormat();
    i.weightType = configuration.stored ? Message::tr("as stored: %1").arg(built.weightType) : built.weightType;
    i.activationType = built.askedActivations;
    i.kvType = kvFormatLabel(built.kv);
    i.arithmetic = built.linear;
    i.simulated = built.simulated;
    i.effectiveActivations = built.simulated ? Message::tr("%1 (simulated)").arg(built.activations) : built.activations;
    i.reason = built.simulated ? built.linear : Message();
    i.notes = built.notes;
    i.repeatsBaseline = configuration.stored && !built.quantizedActivations && built.kv == KvFormat::F16;
}

void LlmStudy::State::decideInterleaving(const DecoderEngine& engine)
{
    if (spec.rounds == 0) return; // nothing is timed
    const LlmMemory memory = memoryOf(engine.memory());
    double need = 0;
    for (std::size_t i = 1; i < m_configurations.size(); ++i) {
        const LlmConfiguration& c = m_configurations[i];
        const double weights =
            static_cast<double>(c.stored ? m_checkpoint->storedBytes() : llmLedger(m_checkpoint->shape(), c).total());
        need +=
            1.25 * weights + 2.0 * static_cast<double>(memory.kvCache) + 1.5 * static_cast<double>(memory.workspace);
    }
    result.interleaved = memory.free > 0 && need < kOfFree * static_cast<double>(memory.free);
    if (!result.interleaved && m_configurations.size() > 1)
        note(Message::tr(
                 "The configurations were timed one after another, not in rounds, because together they require about "
                 "%1 of the available %2. A change of the clock during the measurement can appear as a difference.")
                 .arg(formatBytes(Bytes{static_cast<std::uint64_t>(need)}),
                      formatBytes(Bytes{static_cast<std::uint64_t>(memory.free)})));
}

Result<void> LlmStudy::State::writeSample(DecoderEngine& engine, LlmRow& row)
{
    engine.setInterrupt([this] { return stop.stop_requested(); });
    bool first = true;
    const auto piece = [&](const std::string& text) {
        if (first && result.firstTokenSeconds < 0) result.firstTokenSeconds = secondsSince(m_start);
        StudyEvent event;
        event.kind = StudyEvent::Kind::Token;
        event.subject = row.configuration;
        event.what = text;
        event.count = 1;
        if (first) event.fraction = 0;
        first = false;
        if (sink) sink->event(event);
        return true;
    };
    const std::int64_t most = std::min(kSampleTokens, m_build.context - static_cast<std::int64_t>(m_prompt.size()));
    auto made = generateText(engine, m_checkpoint->config(), *m_tokenizer, m_prompt, m_build.context,
                             {.most = most, .piece = piece});
    if (!made) return made.error();
    if (stop.stop_requested()) return stoppedError(); // it may be cut short
    row.sample = made->text;
    row.sampleTokens = static_cast<std::int64_t>(made->tokens.size());
    if (&row == &result.rows.front()) m_baselineSample = made->tokens;
    const auto [a, b] =
        std::mismatch(made->tokens.begin(), made->tokens.end(), m_baselineSample.begin(), m_baselineSample.end());
    row.sampleAgrees = a - made->tokens.begin();
    return {};
}

Result<void> LlmStudy::State::readText(DecoderEngine& engine, LlmRow& row)
{
    const bool first = &row == &result.rows.front();
    progress.part(0.35, m_tasks.empty() ? 1.0 : 0.75);
    const auto start = Clock::now();
    TextScoreOptions options;
    options.windows = m_windows;
    if (first)
        options.keep = &m_predictions;
    else if (m_baselineScores)
        options.baseline = &m_predictions;
    options.interrupted = [this] { return stop.stop_requested(); };
    options.progress = [&](double fraction, std::int64_t tokens) {
        progress.at(fraction, Message::tr("text"));
        sendSpeed(row.configuration, "text", 1, static_cast<double>(tokens) / std::max(1e-9, secondsSince(start)));
    };
    auto scores = scoreText(engine, m_checkpoint->shape(), m_text, options);
    if (!scores) return scores.error();
    if (first) result.textPieces = piecesOf(*m_tokenizer, scores->tokens);
    const TextComparison compared =
        m_baselineScores ? compareScores(*m_baselineScores, *scores, spec.seed + 1) : TextComparison{};
    row.text = textOfScores(*scores, compared, !m_baselineScores);
    if (first) row.text->agreed = row.text->tokens;
    if (first && m_predictions.rows() < row.text->tokens)
        note(Message::tr(
                 "The KL divergence is that of %1 of the %2 tokens, spread evenly over the text: the predictions "
                 "of all of them would take %3.")
                 .arg(formatCount(m_predictions.rows()), formatCount(row.text->tokens),
                      formatBytes(Bytes{static_cast<std::uint64_t>(row.text->tokens * m_predictions.vocabulary * 4)})));
    if (first) m_baselineScores = std::move(*scores);
    if (first)
        sendRows(); // the pieces of the text are known now
    else
        sendRow(row);
    return {};
}

Result<void> LlmStudy::State::askTasks(DecoderEngine& engine, LlmRow& row)
{
    progress.part(m_tasks.empty() ? 1.0 : 0.75, 1);
    for (std::size_t t = 0; t < m_tasks.size(); ++t) {
        const LlmPreparedTask& task = m_tasks[t];
        const auto start = Clock::now();
        LlmTaskScoring options;
        options.sequences = m_build.sequences;
        options.interrupted = [this] { return stop.stop_requested(); };
        options.progress = [&](double fraction, std::int64_t tokens) {
            progress.at((static_cast<double>(t) + fraction) / static_cast<double>(m_tasks.size()), task.info.title);
            sendSpeed(row.configuration, "task", 1, static_cast<double>(tokens) / std::max(1e-9, secondsSince(start)));
        };
        auto scored = scoreTask(engine, m_checkpoint->config(), *m_tokenizer, task, options);
        if (!scored) {
            if (auto done = part(row, task.info.title, scored.error()); !done) return done;
            continue;
        }
        row.metrics.insert(row.metrics.end(), scored->begin(), scored->end());
        sendRow(row);
    }
    return {};
}

LlmSpeedReport LlmStudy::State::speedReporter(const std::string& configuration)
{
    return [this, configuration](const char* what, int batch, double speed) {
        sendSpeed(configuration, what, batch, speed);
    };
}

Result<void> LlmStudy::State::timeAlone(LoadedLlm& loaded, LlmRow& row)
{
    std::vector<LlmTiming> warmUp;
    if (auto done = timeLlmRound(*loaded.engine, m_checkpoint->shape().vocabulary, m_text, spec, warmUp, {}); !done)
        return done;
    for (int round = 0; round < spec.rounds; ++round) {
        if (&row == &result.rows.front()) addPoll(round, *loaded.engine);
        progress.at(0.99, Message::tr("speed"));
        if (auto done = timeLlmRound(*loaded.engine, m_checkpoint->shape().vocabulary, m_text, spec, row.timings,
                                     speedReporter(row.configuration));
            !done)
            return done;
    }
    return measureEnergy(loaded, row);
}

/// A device that says nothing of itself has none.
void LlmStudy::State::addPoll(int round, const DecoderEngine& engine)
{
    if (DeviceState state = engine.state(); state != DeviceState()) result.polls.push_back({round, std::move(state)});
}

/// After the rounds, which are not to be warmer for it.
Result<void> LlmStudy::State::measureEnergy(LoadedLlm& loaded, LlmRow& row)
{
    if (!spec.energy) return {};
    const auto interrupted = [this] { return stop.stop_requested(); };
    const EnergyReading first = loaded.engine->energy();
    if (!first.joules) {
        for (LlmTiming& timing : row.timings)
            timing.decodeEnergy.reason = timing.prefillEnergy.reason = first.why;
        return {};
    }
    progress.at(0, Message::tr("energy"));
    if (!m_idleWatts) m_idleWatts = idlePower(clockDrive([&loaded] { return loaded.engine->energy(); }, interrupted));
    return measureLlmEnergy(
        *loaded.engine, m_checkpoint->shape().vocabulary, m_text, *m_idleWatts, interrupted,
        [this](double fraction) { progress.at(fraction, Message::tr("energy")); }, row.timings);
}

Result<void> LlmStudy::State::measureEnergies()
{
    if (!spec.energy) return {};
    for (LoadedLlm& loaded : m_loaded) {
        if (stop.stop_requested()) return stoppedError();
        LlmRow& row = rowOf(loaded.configuration);
        progress.begin(std::string(row.title()), energyCost());
        if (auto done = part(row, Message::tr("energy"), measureEnergy(loaded, row)); !done) return done;
        progress.end();
        sendRow(row);
    }
    return {};
}

/// Every configuration in each round, in an order drawn anew, and the baseline twice: how far it differs from itself is
/// what a difference has to exceed.
Result<void> LlmStudy::State::timeTogether()
{
    progress.begin(Message::tr("Speed"), timingCost() * static_cast<double>(m_loaded.size()));
    std::vector<LlmTiming> control;
    for (int round = -1; round < spec.rounds; ++round) { // the first warms up
        std::vector<std::size_t> order(m_loaded.size() + 1);
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        for (std::size_t i = order.size() - 1; i > 0; --i)
            std::swap(order[i],
                      order[splitmix64(spec.seed, static_cast<std::uint64_t>(round + 1) * 1000 + i) % (i + 1)]);
        std::vector<std::string> lost;
        if (round >= 0) addPoll(round, *m_loaded.front().engine);
        for (std::size_t k = 0; k < order.size(); ++k) {
            const bool again = order[k] == m_loaded.size();
            const LoadedLlm& loaded = m_loaded[again ? 0 : order[k]];
            if (std::find(lost.begin(), lost.end(), loaded.configuration) != lost.end()) continue;
            LlmRow& row = rowOf(loaded.configuration);
            std::vector<LlmTiming> warmUp;
            const bool stored = round >= 0 && !again; // what is reported is what is in the result
            auto done = timeLlmRound(*loaded.engine, m_checkpoint->shape().vocabulary, m_text, spec,
                                     round < 0 ? warmUp
                                     : again   ? control
                                               : row.timings,
                                     stored ? speedReporter(row.configuration) : LlmSpeedReport());
            if (!done && endsStudy(done.error())) return done;
            if (!done)
                lost.push_back(loaded.configuration),
                    row.problems.push_back(Message::tr("%1: %2").arg(Message::tr("speed"), done.error().sentences()));
            progress.at((round + 1 + static_cast<double>(k + 1) / static_cast<double>(order.size())) /
                            (spec.rounds + 1),
                        row.title());
        }
        std::erase_if(m_loaded, [&](const LoadedLlm& l) {
            return std::find(lost.begin(), lost.end(), l.configuration) != lost.end();
        });
        if (m_loaded.empty()) break;
        const LlmRow* baseline = result.baseline();
        if (baseline && !control.empty() && !baseline->timings.empty())
            result.aaBand = aaBand(baseline->timings.front().roundUs(), control.front().roundUs());
        sendRows();
    }
    progress.end();
    return {};
}

} // namespace qs
