// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/worker/modes_command.h"

#include "gpu/core/units.h"
#include "gpu/formats/atomic_file.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/report/mode_report.h"
#include "gpu/report/mode_tables.h"
#include "gpu/studies/worker_mode_study.h"
#include "gpu/worker/interrupt_watch.h"
#include "gpu/worker/modes_flags.h"
#include "gpu/worker/quantize_command.h"

#include <cstdio>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace qs {

namespace {

/// Where the study is, as one line that is overwritten on a terminal; notes as lines of their own.
class ProgressLine final : public ModeStudySink
{
public:
    explicit ProgressLine(bool quiet) : m_quiet(quiet), m_terminal(isatty(STDERR_FILENO) != 0) {}
    ~ProgressLine() override { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void event(const ModeStudyEvent& e) override
    {
        if (m_quiet) return;
        if (e.kind == ModeStudyEvent::Kind::Note) {
            clear();
            std::fprintf(stderr, "quantoscope: %s\n", e.text.c_str());
        }
        if (e.kind == ModeStudyEvent::Kind::Training && !e.curve.loss.empty())
            m_training = ", loss " + formatNumber(e.curve.loss.back(), 3) + ", accuracy " + formatFixed(100 * e.curve.accuracy.back(), 1) + " %";
        if (e.kind == ModeStudyEvent::Kind::Phase) show(e);
    }

private:
    void show(const ModeStudyEvent& e)
    {
        if (!m_terminal) return;
        if (e.text.find("training") == std::string::npos) m_training.clear();
        std::string line = formatFixed(100 * e.fraction, 0) + " % " + e.text + m_training;
        if (e.secondsLeft >= 0) line += ", " + formatDuration(Microseconds{e.secondsLeft * 1e6}) + " left";
        std::fprintf(stderr, "\r\x1b[K%s", line.c_str());
        std::fflush(stderr);
        m_shown = true;
    }
    void clear()
    {
        if (m_shown) std::fprintf(stderr, "\r\x1b[K");
        m_shown = false;
    }

    bool m_quiet, m_terminal, m_shown = false;
    std::string m_training;
};

std::string resultText(const ModeStudyResult& result) { return dumpJson(toJson(result), 1) + "\n"; }

void printResult(const ModeStudyResult& result)
{
    std::printf("%s\n%s\non %s\n\n%s", result.model.c_str(), result.data.c_str(), result.environment.device.c_str(), modeSummaryTable(result).plain().c_str());
    if (const TextTable pairs = modePairTable(result); !pairs.rows.empty()) std::printf("\n%s", pairs.plain().c_str());
    std::printf("\np after Holm; equivalent: 90 %% interval within ±0.5 points of the baseline's accuracy. --export DIR writes the whole report.\n");
}

/// The plan within a budget, measured as the modes were.
template <typename Study> Result<void> tryBudget(const ModesCommand& command, Study& study, std::stop_token stop)
{
    if (command.budget <= 0) return {};
    auto plan = study.suggestPlan(command.budget);
    if (!plan) return plan.error();
    auto row = study.tryPlan(*plan, "within " + std::to_string(command.budget / 1024) + " KiB", std::move(stop));
    if (!row) return row.error();
    return {};
}

/// Everything that was asked for as output; the first failure decides the status, the others are still tried.
template <typename Study> int writeOutputs(const ModesCommand& command, const Study& study, const ModeReportSink& writeReport)
{
    int status = 0;
    const auto note = [&](const Error& error) { status = status == 0 ? printError(error) : (printError(error), status); };
    const ModeStudyResult& result = study.result();
    if (command.jsonFile == "-") std::printf("%s", resultText(result).c_str());
    else if (!result.rows.empty()) printResult(result);
    if (!command.jsonFile.empty() && command.jsonFile != "-")
        if (auto r = writeFileAtomically(command.jsonFile, resultText(result)); !r) note(r.error());
    if (!command.exportFolder.empty()) {
        const auto files = writeReport(result, command.exportFolder);
        if (!files) note(files.error());
        else std::fprintf(stderr, "quantoscope: report written to %s\n", command.exportFolder.c_str());
    }
    if (!command.saveModel.empty())
        if (auto r = study.saveModel(command.saveModel); !r) note(r.error());
    for (const auto& [mode, file] : command.saveModes)
        if (auto r = study.saveQuantized(mode, file); !r) note(r.error());
    if (std::fflush(stdout) != 0) note({ErrorCode::Io, "Standard output could not be written.", "Is the disk full, or the pipe closed?"});
    return status;
}

/// `study`: a ModeStudy, or one in a worker process.
template <typename Study> int runModes(const ModesCommand& command, const ModeReportSink& writeReport, InterruptWatch& watch, Study&& study)
{
    if (!command.exportFolder.empty()) // tried first: a typing error shall not cost a study
        if (auto r = ensureDirectory(command.exportFolder); !r) return printError(r.error());
    int status = 0;
    {
        ProgressLine line(command.quiet);
        if (const auto error = study.run(watch.token(), line); error && error->code != ErrorCode::Interrupted) status = printError(*error);
        else if (!error)
            if (auto r = tryBudget(command, study, watch.token()); !r) status = printError(r.error());
    }
    if (const int written = study.result().rows.empty() && status != 0 ? 0 : writeOutputs(command, study, writeReport); status == 0) status = written;
    if (watch.interrupted()) {
        std::fprintf(stderr, "quantoscope: interrupted; what was done so far is kept.\n");
        return 130;
    }
    return status;
}

} // namespace

int modesMain(const std::string& program, const std::vector<std::string>& arguments, const ModeReportSink& writeReport)
{
    const auto command = parseModesFlags(arguments);
    if (!command) return printError(command.error());
    if (command->help) return std::printf("%s", modesHelp(program).c_str()), 0;
    if (command->list) return std::printf("%s", modesList().c_str()), 0;
    InterruptWatch watch; // before there are other threads
    if (!command->isolate) return runModes(*command, writeReport, watch, ModeStudy(command->spec));
    return runModes(*command, writeReport, watch, WorkerModeStudy(command->spec, std::make_shared<WorkerLink>(modeStudyOptions())));
}

Result<std::vector<std::string>> writeModeTextReport(const ModeStudyResult& result, const std::string& folder)
{
    const NamedText files[] = {{"report.md", writeModeReport(result, {})}, {"results.json", resultText(result)}};
    return writeTextsAtomically(folder, files);
}

} // namespace qs
