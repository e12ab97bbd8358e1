// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/llm/report.h"

#include "gpu/core/units.h"
#include "gpu/report/text/parts.h"
#include "gpu/report/text/setup.h"
#include "gpu/results/llm_rates.h"
#include "gpu/spec/command_line.h"

#include <algorithm>

namespace qs {

namespace {

std::string listText(const std::vector<int>& values)
{
    std::vector<std::string> texts;
    for (const int v : values)
        texts.push_back(formatCount(v));
    return nameList(texts).english();
}

std::string configurations(const LlmStudyResult& result)
{
    std::string out;
    for (const LlmRow& row : result.rows)
        if (const LlmConfiguration* c = findLlmConfiguration(row.configuration))
            out += "- **" + escapeMarkdown(std::string(c->name)) +
                   "**: " + escapeMarkdown(std::string(c->description)) + "\n";
    return out.empty() ? out : out + "\n";
}

std::string unusedTensors(const LlmStudyResult& result)
{
    std::vector<std::string> names;
    for (const LlmUnusedTensors& unused : result.unusedTensors)
        names.push_back(unused.name + " (" + formatCount(unused.count) + ")");
    return commaList(names);
}

std::string methodology(const LlmStudyResult& result)
{
    const LlmStudySpec& s = result.spec;
    std::string out = "| What | |\n| --- | --- |\n";
    appendRow(out, "Model", result.checkpoint.english() + ": " + result.model.english());
    appendRow(out, "Text", llmTextBasis(result).english());
    appendRow(out, "Perplexity",
              "standard errors and differences from blocks of 32 consecutive tokens, paired bootstrap (BCa, 2,000 "
              "resamples); p Holm-adjusted over the configurations; equivalent: the 95% interval of the ratio is "
              "within ±0.5%");
    appendRow(out, "Divergence", "KL(baseline ‖ configuration) over the whole vocabulary, per token, in nats");
    if (!result.unusedTensors.empty()) appendRow(out, "Tensors not used", unusedTensors(result));
    for (const LlmTaskInfo& t : result.tasks)
        appendRow(out, t.title,
                  t.source.english() + "; " + formatCount(t.items) + " items" +
                      (t.leftOut > 0 ? ", " + formatCount(t.leftOut) + " skipped" : "") +
                      (t.shots > 0 ? ", " + std::to_string(t.shots) + " examples before each" : "") +
                      (t.chance > 0 ? ", chance level " + formatFixed(100 * t.chance, 1) + "%" : ""));
    if (!result.tasks.empty())
        appendRow(out, "Tasks",
                  "prompts and scoring as in lm-eval; acc: largest log-likelihood, acc_norm: largest per character; "
                  "exact McNemar test against the baseline on the same items, p Holm-adjusted over the configurations; "
                  "equivalent: the 90% interval is within ±0.5 points");
    if (!measuresSpeed(result)) appendRow(out, "Latency", "not measured");
    if (measuresSpeed(result))
        appendRow(out, "Latency",
                  "prompts of " + listText(s.promptLengths) + " tokens, then " + formatCount(s.generate) +
                      " generated, batches of " + listText(s.batches) + "; " + formatCount(s.rounds) + " rounds" +
                      (!result.devices.empty() ? ", dealt out over the devices; see Devices"
                       : result.interleaved
                           ? ", all configurations in each, in random order; the baseline, measured twice "
                             "in each round, differed from itself by up to " +
                                 formatFixed(100 * result.aaBand, 2) + "%"
                           : ", configurations one after another"));
    if (measuresSpeed(result))
        appendRow(out, "Sequence and batch latency",
                  "one prompt and its tokens; all prompts of the largest batch one after another, then their tokens "
                  "together. Computed from the median prompt time and the mean step time");
    appendRow(out, "Weights",
              "exact bytes of codes, scales and zero points, embedding, head and norms; a tied head counts once");
    return out + "\n";
}

std::string devices(const LlmStudyResult& result)
{
    if (result.devices.empty()) return {};
    return llmDeviceTable(result).markdown() +
           "\nEach configuration is compared with the baseline of its own device, which was measured in the same "
           "rounds. Figures of different devices are not interleaved: a difference between them can be one of the "
           "devices.\n\n";
}

std::string loading(const LlmStudyResult& result, const std::vector<ReportPicture>& pictures)
{
    std::string out = llmLoadingTable(result).markdown() +
                      "\nLoading reads the checkpoint, quantizes it and transfers it to the device. A checkpoint that "
                      "is already quantized does not need the second step. ";
    const LlmRow* baseline = result.rows.empty() ? nullptr : &result.rows.front();
    if (baseline && baseline->cold)
        out += "Cold: the files (" + formatCount(result.checkpointBytes) +
               " bytes) were dropped from the page cache before loading. This is done once, for the first "
               "configuration, because all configurations read the same files. ";
    if (result.firstTokenSeconds >= 0)
        out += "The first token of the study was available after " + formatFixed(result.firstTokenSeconds, 2) + " s. ";
    return out + "\n\n" + pictureText(pictures, "load_time.png");
}

std::string inference(const LlmStudyResult& result, const std::vector<ReportPicture>& pictures)
{
    std::string out = llmInferenceTable(result).markdown() + "\n";
    if (std::any_of(result.rows.begin(), result.rows.end(), [](const LlmRow& row) { return row.inspection.simulated; }))
        out += "\\* simulated: the time is not representative of the format.\n\n";
    const TextTable serving = llmServingTable(result);
    if (!serving.rows.empty())
        out +=
            "### By batch size and prompt length\n\n" + serving.markdown() +
            "\nTime per token is the time between two tokens of a sequence: one step, which decodes one token of "
            "every sequence of the batch. Throughput is the number of decoded tokens of all sequences divided by the "
            "wall time of all steps, including disturbed ones; per sequence, it is divided by the batch size. p95 "
            "and p99 are left out where there are too few steps for them." +
            std::string(countsWeights(result)
                            ? " Weights read are the bytes that a step of decoding read, counted while it ran, in the "
                              "mean; of experts only those that tokens were routed to. GB/s is over the time of the "
                              "median step."
                            : "") +
            "\n\n";
    return out + pictureText(pictures, "throughput.png") + pictureText(pictures, "throughput_latency.png");
}

std::string energy(const LlmStudyResult& result)
{
    if (!asksEnergy(result)) return {};
    std::string out;
    for (const std::string& note : llmEnergyNotes(result))
        out += escapeMarkdown(note) + "\n\n";
    return out;
}

std::string tasks(const LlmStudyResult& result, const std::vector<ReportPicture>& pictures)
{
    std::string out;
    int number = 1;
    for (const LlmTaskInfo& task : result.tasks) {
        out += "### " + std::to_string(number++) + ". " + escapeMarkdown(task.title) + "\n\n" +
               llmTaskTable(result, task).markdown() + "\n";
        std::vector<Message> sentences;
        for (const std::string& metric : task.metrics)
            if (Message best = llmBestSentence(result, task, metric); !best.empty())
                sentences.push_back(std::move(best));
        out += bulletsText(sentences);
    }
    return out.empty() ? out : out + pictureText(pictures, "tasks.png");
}

std::string deviceInsights(const LlmStudyResult& result)
{
    std::vector<std::string> sentences;
    for (const LlmRow& row : result.rows) {
        if (!row.failed.empty()) continue;
        const LlmInspection& i = row.inspection;
        if (i.simulated)
            sentences.push_back(row.title() + " was requested with " + i.activationType.english() +
                                " activations and ran as: " + i.arithmetic.english() + ".");
        if (!i.notes.empty()) sentences.push_back(row.title() + ": " + escapeMarkdown(i.notes.english()));
    }
    if (sentences.empty() && !result.rows.empty())
        sentences.emplace_back("All configurations ran with the requested weights and activations.");
    return bulletsText(sentences);
}

std::string samples(const LlmStudyResult& result)
{
    if (result.rows.empty()) return {};
    std::string out = "The most likely continuation of “" + escapeMarkdown(result.prompt) +
                      "”, and the number of its tokens that match the baseline before the first difference.\n\n";
    for (const LlmRow& row : result.rows)
        if (row.sampleTokens > 0)
            out += "- **" + escapeMarkdown(row.title()) + "** (" + formatCount(row.sampleAgrees) + " of " +
                   formatCount(row.sampleTokens) + "): " + escapeMarkdown(row.sample) + "\n";
    return out + "\n";
}

} // namespace

std::string writeLlmReport(const LlmStudyResult& result, const std::vector<ReportPicture>& pictures)
{
    std::string out =
        "# LLM quantization analysis\n\n## Overview\n\n" +
        escapeMarkdown(result.checkpoint.english() + " (" + result.model.english() + ") on " + llmDeviceText(result)) +
        ".\n\n";
    if (!result.stopReason.empty()) out += "Ended early: " + escapeMarkdown(result.stopReason.english()) + "\n\n";
    out += sectionText("Configurations", configurations(result));
    out += sectionText("Environment", environmentText(result)) + sectionText("Devices", devices(result)) +
           sectionText("Methodology", methodology(result));
    if (!result.rows.empty()) {
        out += sectionText("Model inspection", llmInspectionTable(result).markdown() + "\n");
        out += sectionText("Model loading", loading(result, pictures));
        if (measuresSpeed(result)) out += sectionText("Inference", inference(result, pictures));
        out += sectionText("Energy", energy(result));
        out += sectionText("Memory", llmMemoryTable(result).markdown() +
                                         "\nRoom left: the number of tokens of one sequence that fit into the "
                                         "available memory with this configuration loaded.\n\n" +
                                         pictureText(pictures, "memory.png"));
        out += sectionText("Text: perplexity and divergence", llmTextTable(result).markdown() + "\n" +
                                                                  escapeMarkdown(llmTextBasis(result).english()) +
                                                                  ".\n\n" + pictureText(pictures, "perplexity.png"));
        out += sectionText("Tasks", tasks(result, pictures));
        out += sectionText("Trade-off",
                           llmTradeOffTable(result).markdown() + "\n" + pictureText(pictures, "trade_off.png"));
    }
    std::vector<Message> findings = llmFindings(result);
    for (Message& failure : llmFailures(result))
        findings.push_back(std::move(failure));
    out += sectionText("Key findings", bulletsText(findings));
    out += sectionText("Recommendations", bulletsText(llmRecommendations(result)));
    out += sectionText("Requested and effective", deviceInsights(result));
    out += sectionText("Generated text", samples(result));
    out += sectionText("Notes", bulletsText(result.notes));
    return out + otherPicturesText(pictures, kLlmPictures) +
           reproduceText(commandLine(result.spec), result.environment);
}

} // namespace qs
