// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/modes_command.h"

#include "gpu/cli/interrupt_watch.h"
#include "gpu/cli/quantize_command.h"
#include "gpu/cli/study_output.h"
#include "gpu/cli/terminal_line.h"
#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/remote/study_kinds.h"
#include "gpu/report/modes/report.h"
#include "gpu/report/modes/tables.h"
#include "gpu/report/session/session_report.h"
#include "gpu/report/text/parts.h"
#include "gpu/studies/accuracy/questions.h"

#include <cstdio>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace qs {

namespace {

/// Where the study is, as one line that is overwritten on a terminal; notes as lines of their own.
class ModesProgressLine final : public StudySink
{
public:
    explicit ModesProgressLine(bool quiet) : m_quiet(quiet) {}

    void event(const StudyEvent& e) override
    {
        if (m_quiet) return;
        if (e.kind == StudyEvent::Kind::Note) m_line.note(e.text.english());
        if (e.kind == StudyEvent::Kind::Training) {
            const TrainingCurve& curve = e.of<AccuracyStudyResult>().training.front();
            if (!curve.loss.empty())
                m_training = ", loss " + formatNumber(curve.loss.back(), 3) + ", accuracy " +
                             formatFixed(100 * curve.accuracy.back(), 1) + "%";
        }
        if (e.kind == StudyEvent::Kind::Phase) show(e);
    }

private:
    void show(const StudyEvent& e)
    {
        if (e.text != m_phase) m_training.clear();
        m_phase = e.text;
        m_line.show(formatFixed(100 * e.fraction, 0) + "% " + e.text.english() + m_training + leftText(e.secondsLeft));
    }

    bool m_quiet;
    TerminalLine m_line;
    Message m_phase;
    std::string m_training; ///< of that phase
};

void printModesResult(const AccuracyStudyResult& result)
{
    std::string text = result.model.english() + "\n" + result.data.english() + "\non " +
                       placedDevice(result.environment) + "\n\n" + modeSummaryTable(result).plain();
    if (const TextTable pairs = modePairTable(result); !pairs.rows.empty()) text += "\n" + pairs.plain();
    printText(text + "\np: Holm-adjusted; equivalent: 90% interval within ±0.5 points of the baseline accuracy. "
                     "--export DIR writes the full report.\n");
}

/// The plan within a budget, measured as the modes were.
Result<void> tryBudget(const ModesCommand& command, Study& study, std::stop_token stop)
{
    if (command.budgetKiB <= 0) return {};
    auto plan = modes::suggestPlan(study, command.budgetKiB * 1024);
    if (!plan) return plan.error();
    const std::string name = "within " + std::to_string(command.budgetKiB) + " KiB";
    auto row = modes::tryPlan(study, *plan, name, std::move(stop));
    if (!row) return row.error();
    return {};
}

/// Everything that was asked for as output; the first failure decides the status, the others are still tried.
void writeOutputs(const ModesCommand& command, Study& study, const ModeReportSink& writeReport, FirstFailure& failure)
{
    if (!command.saveModel.empty())
        if (auto r = modes::saveModel(study, command.saveModel); !r) failure.note(r.error());
    for (const auto& [mode, file] : command.saveModes)
        if (auto r = modes::saveQuantized(study, mode, file); !r) failure.note(r.error());
    writeStudyOutputs(command, resultOf<AccuracyStudyResult>(study), failure, printModesResult, writeReport);
}

/// The files of models are tried before a study, as the other outputs are.
Result<void> checkFiles(const ModesCommand& command)
{
    if (!command.saveModel.empty())
        if (auto r = checkWritable(command.saveModel); !r) return r;
    for (const auto& [mode, file] : command.saveModes)
        if (auto r = checkWritable(file); !r) return r;
    return {};
}

} // namespace

int modesMain(const Arguments& arguments, const ModeReportSink& writeReport)
{
    const auto command = parseModesFlags(arguments);
    if (!command) return printError(command.error());
    if (command->answer) return printAnswer(*command->answer);
    if (auto r = checkFiles(*command); !r) return printError(r.error());
    const auto workers = workersOn(command->on);
    if (!workers) return printError(workers.error());
    InterruptWatch watch; // before there are other threads
    const std::unique_ptr<Study> study =
        newStudy<AccuracyStudyResult>(command->spec, command->isolate || command->on, *workers);
    return runStudyCommand<ModesProgressLine>(
        *command, watch, *study, [&](std::stop_token stop) { return tryBudget(*command, *study, std::move(stop)); },
        [&](FirstFailure& failure) { writeOutputs(*command, *study, writeReport, failure); });
}

Result<std::vector<std::string>> writeModeTextReport(const AccuracyStudyResult& result, const std::string& folder)
{
    const NamedText files[] = {{"report.md", writeStudyReport(result, {})}, {"results.json", resultText(result)}};
    return writeTextsAtomically(folder, files);
}

} // namespace qs
