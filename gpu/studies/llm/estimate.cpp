// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/estimate.h"

#include "gpu/core/host_system.h"
#include "gpu/core/units.h"
#include "gpu/models/classifier/default_model.h"
#include "gpu/results/study_json.h"
#include "gpu/studies/llm/ledger.h"
#include "gpu/studies/llm/matrix.h"
#include "gpu/studies/study.h"

#include <algorithm>

namespace qs {

namespace {

constexpr const char* kEstimate = "estimate"; ///< the question

/// A matrix of the form that a configuration's weights have; small, since only its form is asked about.
EngineMatrix formOf(const LlmConfiguration& configuration)
{
    constexpr std::int64_t kOut = 16, kIn = 128;
    std::vector<float> values(kOut * kIn);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<float>(i % 7) - 3.0f;
    const LlmRows rows = rowsOf(values, kOut, kIn);
    LlmMatrix matrix =
        configuration.quantizes() ? roundedMatrix(rows, configuration) : denseMatrix(rows, configuration.activations);
    matrix.form.symmetric = matrix.form.symmetric && configuration.symmetric();
    return matrix.form;
}

} // namespace

Message llmModelText(const HfCheckpoint& checkpoint)
{
    const DecoderConfig& config = checkpoint.config();
    const bool quantized = !checkpoint.quantization().empty();
    Message text =
        quantized ? Message::tr("%1, %2 parameters, %3 layers, width %4, vocabulary %5, context %6, quantized (%7)")
                  : Message::tr("%1, %2 parameters, %3 layers, width %4, vocabulary %5, context %6");
    text = std::move(text).arg(config.architecture, formatCount(config.parameters()), formatCount(config.shape.layers),
                               formatCount(config.shape.hidden), formatCount(config.shape.vocabulary),
                               formatCount(config.shape.context));
    return quantized ? std::move(text).arg(checkpoint.quantization()) : text;
}

const LlmEstimateRow* LlmEstimate::row(std::string_view configuration) const
{
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const LlmEstimateRow& r) { return r.configuration == configuration; });
    return found == rows.end() ? nullptr : &*found;
}

DecoderEngineOptions engineOptionsOf(const LlmStudySpec& spec, std::int64_t context)
{
    const std::int64_t prompt = spec.promptLengths.empty() ? 0 : spec.promptLengths.back();
    DecoderEngineOptions options;
    options.context = std::min(context, std::max({kLongestTextWindow, spec.context, prompt + spec.generate}));
    options.sequences = spec.batches.empty() ? 1 : spec.batches.back();
    options.prefillRows = std::clamp<std::int64_t>(prompt, 512, 4096);
    return options;
}

Result<LlmEstimate> estimateLlm(const LlmStudySpec& spec, const DecoderEngineOpener& open)
{
    std::filesystem::path folder = spec.model;
    if (folder.empty()) {
        const auto found = findDefaultModel();
        if (!found) return found.error();
        folder = found->folder;
    }
    const auto checkpoint = HfCheckpoint::open(folder);
    if (!checkpoint) return checkpoint.error();
    Message reason;
    const auto engine = open(spec.backend, spec.device, reason);
    if (!engine) return engine.error();
    const DecoderShape& shape = checkpoint->shape();
    LlmEstimate outlook;
    outlook.model = llmModelText(*checkpoint);
    outlook.quantization = checkpoint->quantization();
    outlook.chat = lookForChatTemplate(folder);
    outlook.parameters = checkpoint->config().parameters();
    outlook.context = shape.context;
    outlook.fileBytes = checkpoint->fileBytes();
    const DeviceInfo info = (*engine)->info();
    outlook.device = info.name;
    outlook.free = static_cast<std::int64_t>(info.backend == BackendChoice::Cpu ? host::availableMemory().value
                                                                                : info.freeMemory.value);
    DecoderEngineOptions options = engineOptionsOf(spec, shape.context);
    for (const LlmConfiguration& c : llmConfigurations()) {
        LlmEstimateRow row;
        row.configuration = std::string(c.id);
        row.weights = llmLedger(shape, c).total();
        options.activations = c.activations;
        options.kv = c.kv;
        const auto needs = (*engine)->needs(shape, options);
        if (!needs) return needs.error();
        row.kvCache = static_cast<std::int64_t>(needs->kvCache.value);
        row.workspace = static_cast<std::int64_t>(needs->workspace.value);
        const EngineArithmetic arithmetic = (*engine)->arithmetic(formOf(c), c.activations);
        row.arithmetic = arithmetic.text.english();
        row.simulated = arithmetic.simulated;
        outlook.rows.push_back(std::move(row));
    }
    return outlook;
}

double llmStudyCost(const LlmStudySpec& spec, std::int64_t parameters)
{
    constexpr double kClozeTokens = 160, kTaskTokens = 300,
                     kTaskItems = 1000; // of an item, and of a task whose length is not known
    constexpr double kCalibration = 4;  // AWQ and GPTQ, in scored texts of 20,000 tokens
    const std::vector<std::string> ids = spec.configurations.empty() ? defaultLlmConfigurations() : spec.configurations;
    const double text = spec.textTokens > 0 ? static_cast<double>(spec.textTokens) : 1e5;
    const double window = static_cast<double>(spec.context > 0 ? spec.context : kLongestTextWindow);
    double tokens =
        spec.stride > 0 ? text * window / static_cast<double>(spec.stride) : text; // overlaps are read again
    if (spec.tasks.empty())
        tokens += kClozeTokens * static_cast<double>(spec.clozeItems);
    else
        tokens += kTaskTokens * static_cast<double>(spec.tasks.size()) *
                  (spec.limit > 0 ? static_cast<double>(spec.limit) : kTaskItems);
    double round = 0;
    for (const int prompt : spec.promptLengths)
        for (const int batch : spec.batches)
            round +=
                prompt + static_cast<double>(spec.generate) * (1 + 0.5 * (batch - 1)); // a batch shares what is read
    if (spec.rounds > 0) tokens += round * (spec.rounds + 1);
    double all = 0;
    for (const std::string& id : ids) {
        const LlmConfiguration* c = findLlmConfiguration(id);
        all += tokens + (c && c->needsCalibration() ? kCalibration * 2e4 : 0);
    }
    return all * static_cast<double>(parameters);
}

template <class V> void fields(V& v, Visited<V, LlmEstimateRow>& row)
{
    v("configuration", row.configuration);
    v("weights", row.weights, kCount);
    v("kv_cache", row.kvCache, kCount);
    v("workspace", row.workspace, kCount);
    v("arithmetic", row.arithmetic);
    v("simulated", row.simulated);
}

template <class V> void fields(V& v, Visited<V, LlmEstimate>& estimate)
{
    v("model", estimate.model);
    v("quantization", estimate.quantization);
    v("has_chat_template", estimate.chat.present);
    v("uses_chat_template", estimate.chat.usable);
    v("parameters", estimate.parameters, kCount);
    v("context", estimate.context, kCount);
    v("file_bytes", estimate.fileBytes, kCount);
    v("free", estimate.free, kCount);
    v("device", estimate.device);
    v("rows", estimate.rows, List{at("estimate.rows[]")});
}

bool isEstimateQuestion(const nlohmann::json& question) { return questionName(question) == kEstimate; }

nlohmann::ordered_json toJson(const LlmEstimate& estimate) { return writeFields(estimate); }

Result<LlmEstimate> askEstimate(Study& study, std::stop_token stop)
{
    SilentSink silent;
    const auto answer = study.ask({{"ask", kEstimate}}, std::move(stop), silent);
    if (!answer) return answer.error();
    return readFields<LlmEstimate>(answer->head, "estimate");
}

} // namespace qs
