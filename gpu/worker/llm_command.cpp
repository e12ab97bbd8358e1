// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/worker/llm_command.h"

#include "gpu/core/units.h"
#include "gpu/formats/atomic_file.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/report/llm_report.h"
#include "gpu/studies/llm_session.h"
#include "gpu/studies/llm_study.h"
#include "gpu/studies/worker_llm_study.h"
#include "gpu/studies/worker_mode_study.h"
#include "gpu/worker/interrupt_watch.h"
#include "gpu/worker/quantize_command.h"
#include "gpu/worker/study_output.h"
#include "gpu/worker/terminal_line.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace qs {

namespace {

/// '11,800' or '9.87'.
std::string rateText(double perSecond)
{
    return perSecond >= 1000 && perSecond < 1e12 ? formatCount(std::llround(perSecond / 100) * 100) : formatNumber(perSecond, 3);
}

/// Where the study is and how fast, as one line that is overwritten on a terminal; notes as lines of their own.
class ProgressLine final : public LlmStudySink
{
public:
    explicit ProgressLine(bool quiet) : m_quiet(quiet) {}

    void event(const LlmStudyEvent& e) override
    {
        if (m_quiet) return;
        if (e.kind == LlmStudyEvent::Kind::Note) m_line.note(e.text);
        if (e.kind == LlmStudyEvent::Kind::Speed) m_speed = ", " + e.text + (e.batch > 1 ? " of " + std::to_string(e.batch) : "") + " " + rateText(e.tokensPerSecond) + " tok/s";
        if (e.kind == LlmStudyEvent::Kind::Phase) m_line.show(formatFixed(100 * e.fraction, 0) + " % " + e.text + m_speed + leftText(e.secondsLeft));
    }

private:
    bool m_quiet;
    TerminalLine m_line;
    std::string m_speed;
};

void printResult(const LlmStudyResult& result)
{
    std::printf("%s: %s\non %s\n\n%s\n", result.checkpoint.c_str(), result.model.c_str(), result.environment.device.c_str(), llmSummaryTable(result).plain().c_str());
    for (const std::string& sentence : llmFindings(result))
        std::printf("- %s\n", sentence.c_str());
    std::printf("\np after Holm; --export DIR writes the whole report.\n");
}

/// Everything that was asked for as output; the first failure decides the status, the others are still tried.
int writeOutputs(const LlmCommand& command, const LlmStudyResult& result, const LlmReportSink& writeReport)
{
    FirstFailure failure;
    writeStudyOutputs(command, result, failure, printResult, writeReport);
    flushOutput(failure);
    return failure.status();
}

/// `study`: an LlmStudy, or one in a worker process.
template <typename Study> int runStudy(const LlmCommand& command, const LlmReportSink& writeReport, InterruptWatch& watch, Study&& study)
{
    return runStudyCommand<ProgressLine>(
        command, watch, study, [](const std::stop_token&) { return Result<void>(); }, [&] { return writeOutputs(command, study.result(), writeReport); });
}

LlmSession sessionOf(const LlmCommand& command)
{
    return LlmSession({command.spec.model, command.configuration, command.spec.calibration, command.spec.backend, command.spec.device});
}

Result<void> quantize(const LlmCommand& command, std::stop_token stop)
{
    const auto bytes = sessionOf(command).save(command.outFolder, std::move(stop));
    if (!bytes) return bytes.error();
    if (!command.quiet)
        std::fprintf(stderr, "quantoscope: %s written to %s, %s bytes of weights\n", std::string(findLlmConfiguration(command.configuration)->name).c_str(), command.outFolder.c_str(), formatCount(*bytes).c_str());
    return {};
}

Result<void> generate(const LlmCommand& command, std::stop_token stop)
{
    bool any = false;
    const auto piece = [&](const std::string& text) {
        any = true;
        std::fputs(text.c_str(), stdout);
        return std::fflush(stdout) == 0 && !stop.stop_requested();
    };
    const auto made = sessionOf(command).generate({command.prompt, command.tokens, piece}, stop);
    if (made || any) std::printf("\n");
    if (!made) return made.error();
    if (std::fflush(stdout) != 0) return Error{ErrorCode::Io, "Standard output could not be written.", "Is the disk full, or the pipe closed?"};
    const double rest = made->seconds - made->promptSeconds;
    if (!command.quiet && made->tokens.size() > 1 && rest > 0)
        std::fprintf(stderr, "quantoscope: %s tokens, %s; first token after %s, then %s tokens/s\n", formatCount(static_cast<std::int64_t>(made->tokens.size())).c_str(),
                     made->ended ? "end of the text" : "length reached", formatDuration(Microseconds{made->promptSeconds * 1e6}).c_str(),
                     rateText(static_cast<double>(made->tokens.size() - 1) / rest).c_str());
    return {};
}

} // namespace

int llmMain(const std::string& program, const std::vector<std::string>& arguments, const LlmReportSink& writeReport)
{
    const auto command = parseLlmFlags(arguments);
    if (!command) return printError(command.error());
    if (command->help) return std::printf("%s", llmHelp(program).c_str()), 0;
    if (command->action == LlmCommand::Action::Configurations) return std::printf("%s", llmConfigurationList().c_str()), 0;
    InterruptWatch watch; // before there are other threads
    if (command->action == LlmCommand::Action::Study && command->isolate)
        return runStudy(*command, writeReport, watch, WorkerLlmStudy(command->spec, std::make_shared<WorkerLink>(modeStudyOptions())));
    if (command->action == LlmCommand::Action::Study) return runStudy(*command, writeReport, watch, LlmStudy(command->spec));
    const auto done = command->action == LlmCommand::Action::Generate ? generate(*command, watch.token()) : quantize(*command, watch.token());
    if (watch.interrupted()) return 130;
    return done ? 0 : printError(done.error());
}

Result<std::vector<std::string>> writeLlmTextReport(const LlmStudyResult& result, const std::string& folder)
{
    const NamedText files[] = {{"report.md", writeLlmReport(result, {})}, {"results.json", resultText(result)}};
    return writeTextsAtomically(folder, files);
}

} // namespace qs
