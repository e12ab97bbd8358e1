// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/timing.h"

#include "gpu/results/llm_rates.h"
#include "gpu/studies/llm/generate.h"
#include "gpu/studies/protocol/energy_pass.h"

#include <atomic>
#include <chrono>
#include <optional>
#include <thread>

namespace qs {

namespace {

std::vector<std::int32_t> promptOf(std::span<const std::int32_t> tokens, int length)
{
    std::vector<std::int32_t> prompt;
    for (std::size_t i = 0; i < static_cast<std::size_t>(length); ++i)
        prompt.push_back(tokens.empty() ? 0 : tokens[i % tokens.size()]);
    return prompt;
}

/// Gives all sequences of a batch the prompt that sequence 0 holds.
Result<void> sharePrompt(DecoderEngine& engine, int batch)
{
    for (std::int64_t s = 1; s < batch; ++s)
        if (auto done = engine.copySequence(0, s); !done) return done;
    return {};
}

/// What the sequences of a batch go on with after the same prompt: the first with the token that follows it, the others
/// with tokens of the text, so that they do not all take the same experts.
std::vector<std::int32_t> fedTokens(std::int32_t first, std::span<const std::int32_t> tokens, int batch)
{
    std::vector<std::int32_t> fed(static_cast<std::size_t>(batch), first);
    for (std::size_t i = 1; i < fed.size() && !tokens.empty(); ++i)
        fed[i] = tokens[i % tokens.size()];
    return fed;
}

/// Steps of one batch size after a prompt that all of its sequences hold, and still hold afterwards.
Result<void> timeSteps(DecoderEngine& engine, std::span<const std::int32_t> fed, LlmTiming& timing)
{
    const auto batch = static_cast<std::size_t>(timing.batch);
    std::vector<std::int32_t> chosen(batch * static_cast<std::size_t>(timing.generate));
    timing.stepUs.resize(static_cast<std::size_t>(timing.generate));
    const auto before = engine.weightReads();
    if (auto done = engine.decodeGreedy(fed, timing.generate, chosen, timing.stepUs); !done) return done;
    if (const auto after = engine.weightReads(); before && after && after->steps > before->steps)
        timing.stepWeightBytes = static_cast<double>(after->bytes.value - before->bytes.value) /
                                 static_cast<double>(after->steps - before->steps);
    for (std::int64_t s = 0; s < timing.batch; ++s)
        if (auto done = engine.rewind(s, timing.promptLength); !done) return done;
    return {};
}

void append(std::vector<LlmTiming>& timings, std::vector<LlmTiming>&& round)
{
    if (timings.size() != round.size()) {
        timings = std::move(round);
        return;
    }
    for (std::size_t i = 0; i < round.size(); ++i) {
        const auto rounds = static_cast<double>(timings[i].prefillUs.size()); // of as many steps each
        timings[i].stepWeightBytes += (round[i].stepWeightBytes - timings[i].stepWeightBytes) / (rounds + 1);
        timings[i].prefillUs.insert(timings[i].prefillUs.end(), round[i].prefillUs.begin(), round[i].prefillUs.end());
        timings[i].stepUs.insert(timings[i].stepUs.end(), round[i].stepUs.begin(), round[i].stepUs.end());
    }
}

} // namespace

Result<void> timeLlmRound(DecoderEngine& engine, std::int64_t vocabulary, std::span<const std::int32_t> tokens,
                          const LlmStudySpec& spec, std::vector<LlmTiming>& timings, const LlmSpeedReport& report)
{
    std::vector<LlmTiming> round;
    std::vector<float> logits(static_cast<std::size_t>(vocabulary));
    for (const int length : spec.promptLengths) {
        const auto prompt = promptOf(tokens, length);
        if (auto done = engine.rewind(0, 0); !done) return done;
        const auto start = std::chrono::steady_clock::now();
        if (auto done = engine.prefill(0, prompt, LogitsWanted::Last, logits); !done) return done;
        const std::int32_t token = largestLogit(logits);
        const auto us = std::chrono::duration<float, std::micro>(std::chrono::steady_clock::now() - start).count();
        const bool first = length == spec.promptLengths.front(); // what is reported is of one prompt length
        if (report && first) report("prefill", 1, static_cast<double>(length) / static_cast<double>(us) * 1e6);
        for (const int batch : spec.batches) {
            LlmTiming timing;
            timing.batch = batch;
            timing.promptLength = length;
            timing.generate = spec.generate;
            timing.prefillUs = {us};
            if (auto done = sharePrompt(engine, batch); !done) return done;
            if (auto done = timeSteps(engine, fedTokens(token, tokens, batch), timing); !done) return done;
            const std::vector<double> rates = roundThroughput(timing);
            if (report && first && !rates.empty() && rates.back() > 0) report("decode", batch, rates.back());
            round.push_back(std::move(timing));
        }
    }
    for (std::int64_t s = 0; s < spec.batches.back(); ++s)
        if (auto done = engine.rewind(s, 0); !done) return done;
    append(timings, std::move(round));
    return {};
}

namespace {

/// Does `once` again and again, which says how many calls that were, while another thread reads the counter.
Result<EnergyFigure> energyWhile(const DecoderEngine& engine, double idleWatts,
                                 const std::function<bool()>& interrupted, const std::function<Result<double>()>& once)
{
    std::atomic<double> calls{0};
    std::atomic<bool> known{false}, failed{false};
    Result<EnergyFigure> figure = EnergyFigure{};
    Result<void> worked;
    {
        const std::jthread reader([&] {
            EnergyDrive drive =
                clockDrive([&engine] { return engine.energy(); }, [&] { return failed || interrupted(); });
            drive.launch = [] { return Result<void>(); };
            drive.hungry = [] { return false; }; // the other thread keeps the device busy
            drive.completed = [&calls]() -> Result<double> { return calls.load(); };
            figure = runEnergyPass(drive, idleWatts);
            known = true;
        });
        while (!known && worked) {
            const auto done = once();
            if (done)
                calls = calls + *done;
            else
                worked = done.error(), failed = true;
        }
    }
    if (!worked) return worked.error();
    return figure;
}

Result<EnergyFigure> decodeEnergy(DecoderEngine& engine, std::span<const std::int32_t> fed, LlmTiming timing,
                                  double idleWatts, const std::function<bool()>& interrupted)
{
    // Before the counter is read: copies of the cache are no part of decoding, and steps leave the prompts as they are.
    if (auto done = sharePrompt(engine, timing.batch); !done) return done.error();
    return energyWhile(engine, idleWatts, interrupted, [&]() -> Result<double> {
        if (auto done = timeSteps(engine, fed, timing); !done) return done.error();
        return timing.generate;
    });
}

} // namespace

Result<void> measureLlmEnergy(DecoderEngine& engine, std::int64_t vocabulary, std::span<const std::int32_t> tokens,
                              double idleWatts, const std::function<bool()>& interrupted,
                              const std::function<void(double fraction)>& at, std::vector<LlmTiming>& timings)
{
    std::vector<float> logits(static_cast<std::size_t>(vocabulary));
    const LlmTiming* before = nullptr;
    for (LlmTiming& timing : timings) {
        if (interrupted()) return {};
        if (at) at(static_cast<double>(&timing - timings.data()) / static_cast<double>(timings.size()));
        const auto prompt = promptOf(tokens, timing.promptLength);
        const auto read = [&]() -> Result<double> {
            if (auto done = engine.rewind(0, 0); !done) return done.error();
            if (auto done = engine.prefill(0, prompt, LogitsWanted::Last, logits); !done) return done.error();
            return 1;
        };
        if (!before || before->promptLength != timing.promptLength) {
            auto figure = energyWhile(engine, idleWatts, interrupted, read);
            if (!figure) return figure.error();
            timing.prefillEnergy = std::move(*figure);
        } else {
            timing.prefillEnergy = before->prefillEnergy;
            if (auto done = read(); !done) return done.error();
        }
        auto figure =
            decodeEnergy(engine, fedTokens(largestLogit(logits), tokens, timing.batch), timing, idleWatts, interrupted);
        if (!figure) return figure.error();
        timing.decodeEnergy = std::move(*figure);
        for (std::int64_t s = 0; s < timing.batch; ++s)
            if (auto done = engine.rewind(s, 0); !done) return done;
        before = &timing;
    }
    return {};
}

} // namespace qs
