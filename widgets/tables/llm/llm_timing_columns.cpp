// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/llm/llm_timing_columns.h"

#include <algorithm>
#include <utility>

namespace qs::llmcells {

LlmColumn secondsColumn(const QString& title, const QString& toolTip, std::function<double(const LlmRow&)> value)
{
    return {title, toolTip, true, [value = std::move(value)](const LlmRow& row, const QLocale& locale) {
                const double v = value(row);
                return v < 0 ? unknown() : LlmCell{v, fixed(v, v < 10 ? 3 : 1, locale)};
            }};
}

/// The row that has most timings: what was asked for.
std::vector<LlmTiming> timingsOf(const LlmStudyResult& study)
{
    const LlmRow* most = nullptr;
    for (const LlmRow& row : study.rows)
        if (!most || row.timings.size() > most->timings.size()) most = &row;
    std::vector<LlmTiming> all;
    for (const LlmTiming& t : most ? most->timings : std::vector<LlmTiming>()) {
        all.emplace_back();
        all.back().batch = t.batch;
        all.back().promptLength = t.promptLength;
    }
    return all;
}

LlmColumn speedColumn(const LlmStudyResult& study, const LlmTiming& like, const QString& title)
{
    return {title,
            LlmColumns::tr("Time per token relative to the baseline, from pairs of the same round. A difference must "
                           "exceed that between two measurements of the baseline. This is the median of the ratios of "
                           "the rounds, not the ratio of the ms/token columns."),
            false, [&study, like](const LlmRow& row, const QLocale& locale) {
                const LlmTiming* t = timingOf(row, like);
                return t ? speedCell(t->stepSpeed, &row == study.baseline(), row.inspection.simulated, locale)
                         : unknown();
            }};
}

LlmColumn timingColumn(const QString& title, const QString& toolTip, const LlmTiming& like,
                       LlmCell (*cell)(const LlmTiming*, const QLocale&))
{
    return {title, toolTip, true,
            [like, cell](const LlmRow& row, const QLocale& locale) { return cell(timingOf(row, like), locale); }};
}

LlmColumn throughputColumn(const QString& at, const LlmTiming& like)
{
    return timingColumn(LlmColumns::tr("Throughput (tokens/s), %1").arg(at),
                        LlmColumns::tr("All decoded tokens of all sequences over the wall time of all steps, disturbed "
                                       "ones included."),
                        like, throughputCell);
}

void addEnergy(Columns& columns, const LlmStudyResult& study, const QString& at, const LlmTiming& like)
{
    if (!asksEnergy(study)) return;
    const QString about =
        LlmColumns::tr("Energy of the whole GPU, idle power included, by its energy counter over at "
                       "least 2 s of decoding. Shown only where power readings agree within 5%. There "
                       "is no interval.");
    columns.push_back(timingColumn(LlmColumns::tr("Tokens per joule, %1").arg(at), about, like, tokensPerJouleCell));
    columns.push_back(timingColumn(LlmColumns::tr("Energy (J/token), %1").arg(at), about, like, decodeEnergyCell));
}

namespace {

/// What a step read of the weights, and how fast.
void addWeightReads(Columns& columns, const LlmStudyResult& study, const QString& at, const LlmTiming& like)
{
    if (!countsWeights(study)) return;
    columns.push_back(
        {LlmColumns::tr("Weights read per step, %1").arg(at),
         LlmColumns::tr("Bytes of weights that a step read, counted while it ran, in the mean; of experts "
                        "only those that tokens were routed to."),
         true, [like](const LlmRow& row, const QLocale& locale) {
             const LlmTiming* t = timingOf(row, like);
             if (!t || t->stepWeightBytes <= 0) return unknown();
             const double share = 100 * t->stepWeightBytes / static_cast<double>(row.memory.weights);
             return LlmCell{t->stepWeightBytes, llmMemoryText(t->stepWeightBytes, locale),
                            LlmColumns::tr("%1% of the weights").arg(fixed(share, 1, locale))};
         }});
    columns.push_back({LlmColumns::tr("Weights (GB/s), %1").arg(at),
                       LlmColumns::tr("Weights read per step over the time of the median step."), true,
                       [like](const LlmRow& row, const QLocale& locale) {
                           const LlmTiming* t = timingOf(row, like);
                           const double rate = t ? weightGbps(*t) : 0;
                           return rate > 0 ? LlmCell{rate, fixed(rate, rate < 10 ? 2 : 1, locale)} : unknown();
                       }});
}

} // namespace

/// Of a study that was dealt out: where a row was measured.
void addDevice(Columns& columns, const LlmStudyResult& study)
{
    if (study.devices.empty()) return;
    columns.push_back({LlmColumns::tr("Device"),
                       LlmColumns::tr("The configurations were dealt out over several devices. Each is compared with "
                                      "the baseline of its own device; different devices are not interleaved."),
                       false, [&study](const LlmRow& row, const QLocale&) {
                           const LlmDevice* device = study.deviceOf(row);
                           if (!device) return unknown();
                           const QString name = QString::fromStdString(device->name);
                           const QString about = device->uuid.empty()
                                                     ? QString()
                                                     : LlmColumns::tr("%1, PCI bus %2")
                                                           .arg(QString::fromStdString(device->uuid),
                                                                QString::fromStdString(device->pciBusId));
                           return LlmCell{name, name, about};
                       }});
}

Columns latencyColumns(const LlmStudyResult& study)
{
    Columns columns;
    std::vector<int> prompts;
    for (const LlmTiming& like : timingsOf(study)) {
        if (std::find(prompts.begin(), prompts.end(), like.promptLength) == prompts.end()) {
            prompts.push_back(like.promptLength);
            columns.push_back(timingColumn(
                LlmColumns::tr("First token (ms), prompt %1").arg(like.promptLength),
                LlmColumns::tr("From a new prompt to its first output token (TTFT); median."), like, prefillCell));
            if (asksEnergy(study))
                columns.push_back(timingColumn(
                    LlmColumns::tr("Energy (J/prompt token), prompt %1").arg(like.promptLength),
                    LlmColumns::tr("Energy of the whole GPU for reading the prompt, divided by its tokens."), like,
                    promptEnergyCell));
        }
        const QString at = prompts.size() > 1
                               ? LlmColumns::tr("batch %1, prompt %2").arg(like.batch).arg(like.promptLength)
                               : LlmColumns::tr("batch %1").arg(like.batch);
        columns.push_back(timingColumn(
            LlmColumns::tr("ms/token, %1").arg(at),
            LlmColumns::tr("Time per output token (TPOT): one more token of all sequences; median."), like, stepCell));
        columns.push_back(timingColumn(LlmColumns::tr("p95 (ms), %1").arg(at),
                                       LlmColumns::tr("95% of the steps take no longer. Left out below 59 steps."),
                                       like, p95Cell));
        columns.push_back(timingColumn(LlmColumns::tr("p99 (ms), %1").arg(at),
                                       LlmColumns::tr("99% of the steps take no longer. Left out below 299 steps."),
                                       like, p99Cell));
        columns.push_back(speedColumn(study, like, LlmColumns::tr("Speed, %1").arg(at)));
        columns.push_back(throughputColumn(at, like));
        columns.push_back(timingColumn(
            LlmColumns::tr("Median step (tokens/s), %1").arg(at),
            LlmColumns::tr("Tokens per second of all sequences at the median step, as without disturbed steps."), like,
            medianStepCell));
        addWeightReads(columns, study, at, like);
        columns.push_back(
            secondsColumn(LlmColumns::tr("Request (s), %1").arg(at),
                          LlmColumns::tr("All prompts one after another, then their tokens together; computed "
                                         "from the mean prompt and the mean step."),
                          [like](const LlmRow& row) {
                              const LlmTiming* t = timingOf(row, like);
                              return t && t->step.n > 0 ? t->requestSeconds() : -1;
                          }));
        addEnergy(columns, study, at, like);
    }
    addDevice(columns, study);
    return columns;
}

} // namespace qs::llmcells
