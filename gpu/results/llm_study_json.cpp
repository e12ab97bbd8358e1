// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/llm_rates.h"
#include "gpu/results/llm_study.h"
#include "gpu/results/study_json.h"
#include "gpu/spec/seed.h"

#include <limits>

namespace qs {

using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kLlmStudyKind = "quantoscope-llm-study";
constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

Json loadJson(const LlmLoad& load)
{
    return {{"seconds", numberOrNull(load.seconds)},
            {"quantize_seconds", numberOrNull(load.quantizeSeconds)},
            {"put_seconds", numberOrNull(load.putSeconds)},
            {"cached_before", load.cachedBefore >= 0 ? numberOrNull(load.cachedBefore) : Json(nullptr)}};
}

Json inspectionJson(const LlmInspection& i)
{
    return {{"stored_type", i.storedType},
            {"weight_format", i.weightFormat},
            {"weight_type", i.weightType},
            {"activation_type", i.activationType},
            {"kv_type", i.kvType},
            {"arithmetic", i.arithmetic},
            {"effective_activations", i.effectiveActivations},
            {"simulated", i.simulated},
            {"reason", i.reason},
            {"notes", i.notes}};
}

Json memoryJson(const LlmMemory& m)
{
    return {
        {"weights", m.weights},     {"resident", m.resident}, {"kv_cache", m.kvCache}, {"kv_per_token", m.kvPerToken},
        {"workspace", m.workspace}, {"peak", m.peak},         {"free", m.free},        {"kv_room_tokens", m.kvRoom()}};
}

Json comparisonJson(const Comparison& c)
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

Json timingJson(const LlmTiming& t)
{
    Json j = {{"batch", t.batch}, {"prompt_length", t.promptLength}, {"generate", t.generate}};
    j["prefill_us"] = latencyJson(t.prefill);
    j["step_us"] = latencyJson(t.step);
    j["decode_tokens_per_second"] = numberOrNull(t.decodeTokensPerSecond());
    j["mean_tokens_per_second"] = numberOrNull(decodeThroughput(t));
    j["request_seconds"] = numberOrNull(t.requestSeconds());
    j["request_tokens_per_second"] = numberOrNull(t.requestTokensPerSecond());
    if (t.prefillSpeed.n > 0) j["prefill_speed"] = comparisonJson(t.prefillSpeed);
    if (t.stepSpeed.n > 0) j["step_speed"] = comparisonJson(t.stepSpeed);
    j["prefill_samples_us"] = floatsJson(t.prefillUs);
    j["step_samples_us"] = floatsJson(t.stepUs);
    return j;
}

Json textJson(const LlmText& t)
{
    Json j = {{"tokens", t.tokens},
              {"perplexity", numberOrNull(t.perplexity)},
              {"perplexity_error", numberOrNull(t.perplexityError)}};
    j["loss_difference"] = differenceJson(t.loss);
    j["p_holm"] = numberOrNull(t.adjustedP);
    j["verdict"] = accuracyVerdictName(t.verdict);
    j["ratio"] = numberOrNull(t.ratio);
    j["ratio_low"] = numberOrNull(t.ratioLow);
    j["ratio_high"] = numberOrNull(t.ratioHigh);
    j["divergence"] = {{"tokens", t.compared},
                       {"mean", numberOrNull(t.meanDivergence)},
                       {"error", numberOrNull(t.divergenceError)},
                       {"median", numberOrNull(t.medianDivergence)},
                       {"p99", numberOrNull(t.divergence99)},
                       {"largest", numberOrNull(t.largestDivergence)}};
    j["agreed"] = t.agreed;
    j["seconds"] = numberOrNull(t.seconds);
    j["token_loss"] = floatsJson(t.tokenLoss);
    j["token_divergence"] = floatsJson(t.tokenDivergence);
    return j;
}

Json metricJson(const LlmMetric& m)
{
    return {{"task", m.task},
            {"metric", m.metric},
            {"correct", m.correct},
            {"total", m.total},
            {"share", numberOrNull(m.share())},
            {"standard_error", numberOrNull(m.standardError)},
            {"gained", m.gained},
            {"lost", m.lost},
            {"p", numberOrNull(m.p)},
            {"p_holm", numberOrNull(m.adjustedP)},
            {"difference", numberOrNull(m.difference.difference)},
            {"low95", numberOrNull(m.difference.low95)},
            {"high95", numberOrNull(m.difference.high95)},
            {"verdict", accuracyVerdictName(m.verdict)},
            {"outcomes", m.outcomes}};
}

Json rowJson(const LlmRow& row)
{
    Json j = {{"configuration", row.configuration}, {"name", row.title()}};
    if (!row.failed.empty()) j["failed"] = row.failed;
    if (!row.problems.empty()) j["problems"] = row.problems;
    j["inspection"] = inspectionJson(row.inspection);
    if (row.cold) j["load_cold"] = loadJson(*row.cold);
    j["load"] = loadJson(row.load);
    j["memory_bytes"] = memoryJson(row.memory);
    j["timings"] = Json::array();
    for (const LlmTiming& t : row.timings)
        j["timings"].push_back(timingJson(t));
    if (row.text) j["text"] = textJson(*row.text);
    j["metrics"] = Json::array();
    for (const LlmMetric& m : row.metrics)
        j["metrics"].push_back(metricJson(m));
    j["sample"] = {{"text", row.sample}, {"tokens", row.sampleTokens}, {"agrees", row.sampleAgrees}};
    return j;
}

void readLoad(ObjectReader& outer, const char* key, LlmLoad& load)
{
    const auto* json = outer.find(key);
    if (!json) return;
    ObjectReader in(*json, "load");
    in.read("seconds", load.seconds);
    in.read("quantize_seconds", load.quantizeSeconds);
    in.read("put_seconds", load.putSeconds);
    in.read("cached_before", load.cachedBefore);
    if (in.error()) outer.fail(key, "an object of times");
}

/// Bytes, which are never negative.
void readCount(ObjectReader& in, const char* key, std::int64_t& out) { in.readInt(key, out, 0, kManyItems); }

void readInspection(ObjectReader& outer, LlmInspection& i)
{
    const auto* json = outer.find("inspection");
    if (!json) return;
    ObjectReader in(*json, "rows[].inspection");
    in.read("stored_type", i.storedType);
    in.read("weight_format", i.weightFormat);
    in.read("weight_type", i.weightType);
    in.read("activation_type", i.activationType);
    in.read("kv_type", i.kvType);
    in.read("arithmetic", i.arithmetic);
    in.read("effective_activations", i.effectiveActivations);
    in.read("simulated", i.simulated);
    in.read("reason", i.reason);
    in.read("notes", i.notes);
    if (in.error()) outer.fail("inspection", "an object of texts");
}

void readMemory(ObjectReader& outer, LlmMemory& m)
{
    const auto* json = outer.find("memory_bytes");
    if (!json) return;
    ObjectReader in(*json, "rows[].memory_bytes");
    readCount(in, "weights", m.weights);
    readCount(in, "resident", m.resident);
    readCount(in, "kv_cache", m.kvCache);
    readCount(in, "kv_per_token", m.kvPerToken);
    readCount(in, "workspace", m.workspace);
    readCount(in, "peak", m.peak);
    readCount(in, "free", m.free);
    if (in.error()) outer.fail("memory_bytes", "an object of byte counts");
}

Result<LlmTiming> timingFromJson(const nlohmann::json& json)
{
    LlmTiming t;
    ObjectReader in(json, "rows[].timings[]");
    in.readInt("batch", t.batch, 1, 1e6);
    in.readInt("prompt_length", t.promptLength, 0, 1e9);
    in.readInt("generate", t.generate, 1, 1e9);
    readSamples(in, "prefill_samples_us", t.prefillUs);
    readSamples(in, "step_samples_us", t.stepUs);
    if (in.error()) return *in.error();
    return t;
}

Result<LlmText> textFromJson(const nlohmann::json& json)
{
    LlmText t;
    ObjectReader in(json, "rows[].text");
    readCount(in, "tokens", t.tokens);
    in.readInt("agreed", t.agreed, 0, static_cast<double>(t.tokens));
    t.perplexity = t.perplexityError = t.ratio = t.ratioLow = t.ratioHigh = kMissing;
    in.read("perplexity", t.perplexity);
    in.read("perplexity_error", t.perplexityError);
    in.read("ratio", t.ratio);
    in.read("ratio_low", t.ratioLow);
    in.read("ratio_high", t.ratioHigh);
    in.read("seconds", t.seconds);
    readLossDifference(in, t.loss);
    if (const auto* d = in.find("divergence")) {
        ObjectReader l(*d, "divergence");
        readCount(l, "tokens", t.compared);
        l.read("mean", t.meanDivergence);
        l.read("error", t.divergenceError);
        l.read("median", t.medianDivergence);
        l.read("p99", t.divergence99);
        l.read("largest", t.largestDivergence);
        if (l.error()) in.fail("divergence", "an object of numbers");
    }
    readNumbers(in, "token_loss", t.tokenLoss);
    readNumbers(in, "token_divergence", t.tokenDivergence);
    if (in.error()) return *in.error();
    return t;
}

Result<LlmMetric> metricFromJson(const nlohmann::json& json)
{
    LlmMetric m;
    ObjectReader in(json, "rows[].metrics[]");
    in.read("task", m.task);
    in.read("metric", m.metric);
    in.read("outcomes", m.outcomes);
    if (m.outcomes.find_first_not_of("01") != std::string::npos) in.fail("outcomes", "a text of 0 and 1");
    if (in.error()) return *in.error();
    return m;
}

Result<LlmRow> llmRowFromJson(const nlohmann::json& json)
{
    LlmRow row;
    ObjectReader in(json, "rows[]");
    in.read("configuration", row.configuration);
    in.read("failed", row.failed);
    readTexts(in.find("problems"), row.problems);
    readInspection(in, row.inspection);
    if (in.find("load_cold")) readLoad(in, "load_cold", row.cold.emplace());
    readLoad(in, "load", row.load);
    readMemory(in, row.memory);
    if (auto r = readList(in, "timings", row.timings, timingFromJson); !r) return r.error();
    if (const auto* text = in.find("text")) {
        auto read = textFromJson(*text);
        if (!read) return read.error();
        row.text = std::move(*read);
    }
    if (auto r = readList(in, "metrics", row.metrics, metricFromJson); !r) return r.error();
    if (const auto* sample = in.find("sample")) {
        ObjectReader s(*sample, "sample");
        s.read("text", row.sample);
        readCount(s, "tokens", row.sampleTokens);
        readCount(s, "agrees", row.sampleAgrees);
        if (s.error()) in.fail("sample", "an object of a text and two counts");
    }
    if (in.error()) return *in.error();
    if (!findLlmConfiguration(row.configuration))
        return Error{ErrorCode::BadInput,
                     "The study has a configuration '" + row.configuration + "' that this program does not know.",
                     "Open it with a newer version of Quantoscope."};
    return row;
}

Json taskJson(const LlmTaskInfo& t)
{
    return {{"id", t.id},
            {"title", t.title},
            {"source", t.source},
            {"metrics", t.metrics},
            {"items", t.items},
            {"available", t.available},
            {"left_out", t.leftOut},
            {"shots", t.shots},
            {"chance", numberOrNull(t.chance)}};
}

Result<LlmTaskInfo> taskFromJson(const nlohmann::json& json)
{
    LlmTaskInfo t;
    ObjectReader in(json, "tasks[]");
    in.read("id", t.id);
    in.read("title", t.title);
    in.read("source", t.source);
    readTexts(in.find("metrics"), t.metrics);
    readCount(in, "items", t.items);
    readCount(in, "available", t.available);
    readCount(in, "left_out", t.leftOut);
    in.readInt("shots", t.shots, 0, 1e6);
    in.read("chance", t.chance);
    if (in.error()) return *in.error();
    return t;
}

void readWholes(ObjectReader& in, const char* key, std::vector<int>& out)
{
    const auto* list = in.find(key);
    if (!list) return;
    out.clear();
    if (!list->is_array()) return in.fail(key, "a list of whole numbers");
    for (const auto& v : *list) {
        if (!v.is_number_integer() || v.get<std::int64_t>() < 0 || v.get<std::int64_t>() > 1'000'000'000)
            return in.fail(key, "a list of whole numbers");
        out.push_back(static_cast<int>(v.get<std::int64_t>()));
    }
}

} // namespace

Json toJson(const LlmStudySpec& spec)
{
    Json j = {{"model", spec.model},
              {"configurations", spec.configurations},
              {"text", spec.text},
              {"text_tokens", spec.textTokens},
              {"calibration", spec.calibration}};
    j["tasks"] = Json::array();
    for (const LlmTaskFile& t : spec.tasks)
        j["tasks"].push_back({{"task", t.task}, {"file", t.file}});
    j["limit"] = spec.limit;
    j["shots"] = spec.shots;
    j["cloze_items"] = spec.clozeItems;
    j["batches"] = spec.batches;
    j["prompt_lengths"] = spec.promptLengths;
    j["generate"] = spec.generate;
    j["rounds"] = spec.rounds;
    j["seed"] = spec.seed;
    j["backend"] = backendName(spec.backend);
    j["device"] = spec.device;
    return j;
}

Result<LlmStudySpec> llmStudySpecFromJson(const nlohmann::json& json)
{
    LlmStudySpec spec;
    ObjectReader in(json, "spec");
    in.read("model", spec.model);
    readTexts(in.find("configurations"), spec.configurations);
    in.read("text", spec.text);
    in.readInt("text_tokens", spec.textTokens, 0, kManyItems);
    in.read("calibration", spec.calibration);
    const auto task = [](const nlohmann::json& one) -> Result<LlmTaskFile> {
        LlmTaskFile t;
        ObjectReader r(one, "spec.tasks[]");
        r.read("task", t.task);
        r.read("file", t.file);
        if (r.error()) return *r.error();
        return t;
    };
    if (auto r = readList(in, "tasks", spec.tasks, task); !r) return r.error();
    in.readInt("limit", spec.limit, 0, kManyItems);
    in.readInt("shots", spec.shots, 0, 1e6);
    in.readInt("cloze_items", spec.clozeItems, 0, kManyItems);
    readWholes(in, "batches", spec.batches);
    readWholes(in, "prompt_lengths", spec.promptLengths);
    in.readInt("generate", spec.generate, 0, 1e9);
    in.readInt("rounds", spec.rounds, 0, 1e9);
    in.readInt("seed", spec.seed, 0, static_cast<double>(kMaxSeed));
    readPlace(in, spec.backend, spec.device);
    if (in.error()) return *in.error();
    return validOfFile(std::move(spec));
}

Json toJson(const LlmStudyResult& result)
{
    Json j = studyHead(kLlmStudyKind, result);
    j["model"] = result.model;
    j["checkpoint"] = result.checkpoint;
    j["parameters"] = result.parameters;
    j["context"] = result.context;
    j["checkpoint_bytes"] = result.checkpointBytes;
    j["text"] = result.text;
    j["prompt"] = result.prompt;
    j["text_pieces"] = result.textPieces;
    j["tasks"] = Json::array();
    for (const LlmTaskInfo& t : result.tasks)
        j["tasks"].push_back(taskJson(t));
    j["rows"] = Json::array();
    for (const LlmRow& row : result.rows)
        j["rows"].push_back(rowJson(row));
    j["interleaved"] = result.interleaved;
    j["aa_band"] = numberOrNull(result.aaBand);
    if (result.firstTokenSeconds >= 0) j["first_token_seconds"] = numberOrNull(result.firstTokenSeconds);
    writeStudyEnd(j, result);
    return j;
}

bool looksLikeLlmStudy(const nlohmann::json& json) { return hasKind(json, kLlmStudyKind); }

Result<LlmStudyResult> llmStudyResultFromJson(const nlohmann::json& json)
{
    if (!looksLikeLlmStudy(json))
        return Error{ErrorCode::BadInput, "This is no LLM study of Quantoscope.",
                     "Choose a file that 'quantoscope llm --json' wrote."};
    LlmStudyResult result;
    ObjectReader in(json, "study");
    if (auto head = readStudyHead(in, result, llmStudySpecFromJson); !head) return head.error();
    in.read("model", result.model);
    in.read("checkpoint", result.checkpoint);
    readCount(in, "parameters", result.parameters);
    readCount(in, "context", result.context);
    readCount(in, "checkpoint_bytes", result.checkpointBytes);
    in.read("text", result.text);
    in.read("prompt", result.prompt);
    readTexts(in.find("text_pieces"), result.textPieces);
    if (auto r = readList(in, "tasks", result.tasks, taskFromJson); !r) return r.error();
    if (auto r = readList(in, "rows", result.rows, llmRowFromJson); !r) return r.error();
    in.read("interleaved", result.interleaved);
    in.read("aa_band", result.aaBand);
    in.read("first_token_seconds", result.firstTokenSeconds);
    readStudyEnd(in, result);
    if (in.error()) return *in.error();
    judge(result);
    return result;
}

} // namespace qs
