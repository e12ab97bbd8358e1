// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/llm_rates.h"
#include "gpu/results/llm_study.h"
#include "gpu/results/study_json.h"
#include "gpu/spec/seed.h"

namespace qs {

using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kLlmStudyKind = "quantoscope-llm-study";
constexpr Wholes kSizes{0, 1'000'000'000};
constexpr Object kEnergy{allOf(Message::mark("an object of numbers"))};

Json speedJson(const Comparison& c)
{
    Json j = {{"verdict", verdictName(c.verdict)},
              {"ratio", numberOrNull(c.ratio)},
              {"low", numberOrNull(c.low)},
              {"high", numberOrNull(c.high)},
              {"n", c.n},
              {"n_eff", numberOrNull(c.nEff)}};
    if (c.caution != Caution::None) j["caution"] = cautionName(c.caution);
    return j;
}

} // namespace

template <class V> void fields(V& v, Visited<V, LlmLoad>& load)
{
    v("seconds", load.seconds);
    v("quantize_seconds", load.quantizeSeconds);
    v("put_seconds", load.putSeconds);
    v("cached_before", load.cachedBefore,
      Special{[](double share) { return share >= 0 ? numberOrNull(share) : Json(nullptr); },
              [](ObjectReader& in, const char* key, double& share) { in.read(key, share); }});
}

template <class V> void fields(V& v, Visited<V, LlmInspection>& i)
{
    v("stored_type", i.storedType);
    v("weight_format", i.weightFormat);
    v("weight_type", i.weightType);
    v("activation_type", i.activationType);
    v("kv_type", i.kvType);
    v("arithmetic", i.arithmetic);
    v("effective_activations", i.effectiveActivations);
    v("simulated", i.simulated);
    v("reason", i.reason);
    v("notes", i.notes);
    if (v.when(i.repeatsBaseline)) v("repeats_baseline", i.repeatsBaseline);
    v.derived("as_requested", i.asRequested());
}

template <class V> void fields(V& v, Visited<V, LlmMemory>& m)
{
    v("weights", m.weights, kCount);
    v("resident", m.resident, kCount);
    v("kv_cache", m.kvCache, kCount);
    v("kv_per_token", m.kvPerToken, kCount);
    v("workspace", m.workspace, kCount);
    v("peak", m.peak, kCount);
    v("free", m.free, kCount);
    v.derived("kv_room_tokens", m.kvRoom());
}

template <class V> void fields(V& v, Visited<V, LlmTiming>& t)
{
    v("batch", t.batch, Within{1, 1e6});
    v("prompt_length", t.promptLength, Within{0, 1e9});
    v("generate", t.generate, Within{1, 1e9});
    v.derived("prefill_us", [&] { return writeFields(t.prefill); });
    v.derived("step_us", [&] { return writeFields(t.step); });
    v.derived("throughput_tokens_per_second", [&] { return decodeThroughput(t); });
    v.derived("median_step_tokens_per_second", t.medianStepTokensPerSecond());
    v.derived("request_seconds", t.requestSeconds());
    v.derived("request_tokens_per_second", t.requestTokensPerSecond());
    if (v.when(t.prefillSpeed.n > 0)) v.derived("prefill_speed", [&] { return speedJson(t.prefillSpeed); });
    if (v.when(t.stepSpeed.n > 0)) v.derived("step_speed", [&] { return speedJson(t.stepSpeed); });
    if (v.when(t.stepWeightBytes > 0)) v("step_weight_bytes", t.stepWeightBytes);
    if (v.when(t.stepWeightBytes > 0)) v.derived("step_weight_gbps", weightGbps(t));
    if (v.when(t.decodeEnergy.asked())) v("decode_energy", t.decodeEnergy, kEnergy);
    if (v.when(t.prefillEnergy.asked())) v("prefill_energy", t.prefillEnergy, kEnergy);
    if (v.when(t.decodeEnergy.known())) v.derived("joules_per_token", joulesPerToken(t));
    if (v.when(t.decodeEnergy.known())) v.derived("tokens_per_joule", tokensPerJoule(t));
    if (v.when(t.prefillEnergy.known())) v.derived("prompt_joules_per_token", promptJoulesPerToken(t));
    v("prefill_samples_us", t.prefillUs, kSamples);
    v("step_samples_us", t.stepUs, kSamples);
}

template <class V> void fields(V& v, Visited<V, LlmText>& t)
{
    v("tokens", t.tokens, kCount);
    v("perplexity", t.perplexity, kOrNan);
    v("perplexity_error", t.perplexityError, kOrNan);
    v("loss_difference", t.loss, Object{allOf(Message::mark("an object of numbers"))});
    v.derived("p_holm", t.adjustedP);
    v.derived("verdict", accuracyVerdictName(t.verdict));
    v("ratio", t.ratio, kOrNan);
    v("ratio_low", t.ratioLow, kOrNan);
    v("ratio_high", t.ratioHigh, kOrNan);
    v.object("divergence", allOf(Message::mark("an object of numbers")), [&](auto& divergence) {
        divergence("tokens", t.compared, kCount);
        divergence("mean", t.meanDivergence);
        divergence("error", t.divergenceError);
        divergence("median", t.medianDivergence);
        divergence("p99", t.divergence99);
        divergence("largest", t.largestDivergence);
    });
    v("agreed", t.agreed, Within{0, static_cast<double>(t.tokens)});
    v("seconds", t.seconds);
    v.derived("listed_tokens", t.tokenLoss.size());
    v("token_loss", t.tokenLoss, kNumbers);
    v("token_divergence", t.tokenDivergence, kNumbers);
}

template <class V> void fields(V& v, Visited<V, LlmMetric>& m)
{
    v("task", m.task);
    v("metric", m.metric);
    v.derived("correct", m.correct);
    v.derived("total", m.total);
    v.derived("share", m.share());
    v.derived("standard_error", m.standardError);
    v.derived("gained", m.gained);
    v.derived("lost", m.lost);
    v.derived("p", m.p);
    v.derived("p_holm", m.adjustedP);
    v.derived("difference", m.difference.difference);
    v.derived("low95", m.difference.low95);
    v.derived("high95", m.difference.high95);
    v.derived("verdict", accuracyVerdictName(m.verdict));
    v("outcomes", m.outcomes);
    if constexpr (V::kReads)
        if (m.outcomes.find_first_not_of("01") != std::string::npos)
            v.fail("outcomes", Message::tr("a string of 0 and 1"));
}

template <class V> void fields(V& v, Visited<V, LlmRow>& row)
{
    v("configuration", row.configuration);
    v.derived("name", [&] { return row.title(); });
    if (v.when(!row.device.empty())) v("device", row.device);
    if (v.when(!row.failed.empty())) v("failed", row.failed);
    if (v.when(!row.problems.empty())) v("problems", row.problems);
    v("inspection", row.inspection, Object{allOf(Message::mark("an object of strings"))});
    if (v.when(row.cold.has_value())) v("load_cold", row.cold, Object{allOf(Message::mark("an object of times"))});
    v("load", row.load, Object{allOf(Message::mark("an object of times"))});
    v("memory_bytes", row.memory, Object{allOf(Message::mark("an object of byte counts"))});
    v("timings", row.timings, List{at("rows[].timings[]")});
    if (v.when(row.text.has_value())) v("text", row.text, Object{at("rows[].text")});
    v("metrics", row.metrics, List{at("rows[].metrics[]")});
    v.object("sample", allOf(Message::mark("an object of a string and two counts")), [&](auto& sample) {
        sample("text", row.sample);
        sample("tokens", row.sampleTokens, kCount);
        sample("agrees", row.sampleAgrees, kCount);
    });
    if constexpr (V::kReads)
        if (!findLlmConfiguration(row.configuration))
            v.fail({ErrorCode::BadInput,
                    Message::tr("The study contains an unknown configuration '%1'.").arg(row.configuration),
                    Message::tr("Open it with a newer version of Quantoscope.")});
}

template <class V> void fields(V& v, Visited<V, LlmDevice>& device)
{
    v("name", device.name);
    v("uuid", device.uuid);
    v("pci_bus_id", device.pciBusId);
    v("interleaved", device.interleaved);
    v("aa_band", device.aaBand);
    if (v.when(!device.baseline.empty())) v("baseline", device.baseline, List{at("devices[].baseline[]")});
}

template <class V> void fields(V& v, Visited<V, LlmTaskInfo>& t)
{
    v("id", t.id);
    v("title", t.title);
    v("source", t.source);
    v("metrics", t.metrics);
    v("items", t.items, kCount);
    v("available", t.available, kCount);
    v("left_out", t.leftOut, kCount);
    v("shots", t.shots, Within{0, 1e6});
    v("chance", t.chance);
}

template <class V> void fields(V& v, Visited<V, LlmTextWindow>& w)
{
    v("context", w.context, kCount);
    v("stride", w.stride, kCount);
    v.derived("overlap", w.overlap());
    v("bos_token_id", w.begin, Within{-1, 1e9});
}

template <class V> void fields(V& v, Visited<V, LlmUnusedTensors>& t)
{
    v("name", t.name);
    v("count", t.count, kCount);
}

template <class V> void fields(V& v, Visited<V, LlmTaskFile>& t)
{
    v("task", t.task);
    v("file", t.file);
}

template <class V> void fields(V& v, Visited<V, LlmStudySpec>& spec)
{
    v("model", spec.model);
    v("configurations", spec.configurations);
    v("text", spec.text);
    v("text_tokens", spec.textTokens, kCount);
    if (v.when(spec.context > 0)) v("context", spec.context, kCount);
    if (v.when(spec.stride > 0)) v("stride", spec.stride, kCount);
    v("calibration", spec.calibration);
    v("tasks", spec.tasks, List{at("spec.tasks[]")});
    v("limit", spec.limit, kCount);
    v("shots", spec.shots, Within{0, 1e6});
    v("cloze_items", spec.clozeItems, kCount);
    v("batches", spec.batches, kSizes);
    v("prompt_lengths", spec.promptLengths, kSizes);
    v("generate", spec.generate, Within{0, 1e9});
    v("rounds", spec.rounds, Within{0, 1e9});
    if (v.when(spec.energy)) v("energy", spec.energy);
    v("seed", spec.seed, Within{0, static_cast<double>(kMaxSeed)});
    placeFields(v, spec);
}

template <class V> void fields(V& v, Visited<V, LlmStudyResult>& result)
{
    studyHead(v, kLlmStudyKind, result, llmStudySpecFromJson);
    v("model", result.model);
    v("checkpoint", result.checkpoint);
    v("parameters", result.parameters, kCount);
    v("context", result.context, kCount);
    v("checkpoint_bytes", result.checkpointBytes, kCount);
    if (v.when(!result.unusedTensors.empty()))
        v("tensors_not_used", result.unusedTensors, List{at("tensors_not_used[]")});
    v("text", result.text);
    if (v.when(result.window.context > 0)) v("text_window", result.window, Object{at("text_window")});
    v("prompt", result.prompt);
    v("text_pieces", result.textPieces);
    v("tasks", result.tasks, List{at("tasks[]")});
    v("rows", result.rows, List{at("rows[]")});
    v("interleaved", result.interleaved);
    v("aa_band", result.aaBand);
    if (v.when(!result.polls.empty())) v("polls", result.polls, List{kLenient, nullptr});
    if (v.when(!result.devices.empty())) v("devices", result.devices, List{at("devices[]")});
    if (v.when(result.firstTokenSeconds >= 0)) v("first_token_seconds", result.firstTokenSeconds);
    studyEnd(v, result);
}

Json toJson(const LlmStudySpec& spec) { return writeFields(spec); }

Result<LlmStudySpec> llmStudySpecFromJson(const nlohmann::json& json) { return specFromJson<LlmStudySpec>(json); }

Json toJson(const LlmStudyResult& result) { return writeFields(result); }

bool looksLikeLlmStudy(const nlohmann::json& json) { return hasKind(json, kLlmStudyKind); }

Result<LlmStudyResult> llmStudyResultFromJson(const nlohmann::json& json)
{
    if (!looksLikeLlmStudy(json))
        return Error{ErrorCode::BadInput, Message::tr("This is not an LLM study of Quantoscope."),
                     Message::tr("Choose a file written by 'quantoscope llm --json'.")};
    auto result = readFields<LlmStudyResult>(json, "study");
    if (result) judge(*result);
    return result;
}

} // namespace qs
