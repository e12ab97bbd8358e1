// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/llm_command.h"

#include "gpu/cli/interrupt_watch.h"
#include "gpu/cli/quantize_command.h"
#include "gpu/cli/study_output.h"
#include "gpu/cli/terminal_line.h"
#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/remote/devices/several_devices.h"
#include "gpu/remote/study_kinds.h"
#include "gpu/report/llm/report.h"
#include "gpu/report/session/session_report.h"
#include "gpu/results/llm_rates.h"
#include "gpu/studies/llm/session.h"
#include "gpu/targets/devices/target_device.h"
#include "gpu/targets/on_target.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <stop_token>
#include <unistd.h>
#include <utility>

namespace qs {

namespace {

/// '11,800' or '9.87'.
std::string rateText(double perSecond)
{
    return perSecond >= 1000 && perSecond < 1e12 ? formatCount(std::llround(perSecond / 100) * 100)
                                                 : formatNumber(perSecond, 3);
}

/// Where the study is and how fast, as one line that is overwritten on a terminal; notes as lines of their own.
class LlmProgressLine final : public StudySink
{
public:
    explicit LlmProgressLine(bool quiet) : m_quiet(quiet) {}

    void event(const StudyEvent& e) override
    {
        if (m_quiet) return;
        if (e.kind == StudyEvent::Kind::Note) m_line.note(e.text.english());
        if (e.kind == StudyEvent::Kind::Speed)
            m_speed = ", " + e.what + (e.count > 1 ? " of " + std::to_string(e.count) : "") + " " + rateText(e.rate) +
                      " tok/s";
        if (e.kind == StudyEvent::Kind::Phase)
            m_line.show(formatFixed(100 * e.fraction, 0) + "% " + e.text.english() + m_speed + leftText(e.secondsLeft));
    }

private:
    bool m_quiet;
    TerminalLine m_line;
    std::string m_speed;
};

void printLlmResult(const LlmStudyResult& result)
{
    std::string text = result.checkpoint.english() + ": " + result.model.english() + "\non " + llmDeviceText(result) +
                       "\n\n" + llmSummaryTable(result).plain() + "\n";
    for (const Message& note : llmNotAsRequested(result))
        text += note.english() + "\n";
    text += "Text: " + llmTextBasis(result).english() + ".\n";
    if (!result.devices.empty()) text += llmDeviceTable(result).plain() + "\n";
    if (const TextTable serving = llmServingTable(result); !serving.rows.empty()) text += serving.plain() + "\n";
    for (const std::string& note : llmEnergyNotes(result))
        text += note + "\n";
    for (const auto& sentences : {llmFindings(result), llmFailures(result)})
        for (const Message& sentence : sentences)
            text += "- " + sentence.english() + "\n";
    if (!result.devices.empty()) // what of them holds for the figures above
        for (const Message& note : result.notes)
            text += "- " + note.english() + "\n";
    printText(text + "\np: Holm-adjusted; --export DIR writes the full report.\n");
}

/// The study over the devices that were asked for, each with a worker of its own, which sees no other one.
Result<std::unique_ptr<Study>> studyOnDevices(const LlmCommand& command, std::stop_token stop)
{
    DeviceRequest request;
    if (command.on) request.targets.push_back(command.on.target);
    request.devices = command.devices;
    request.backend = command.spec.backend;
    request.upload = command.on.upload;
    auto placed = placedDevices(request, std::move(stop));
    if (!placed) return placed.error();
    std::vector<LlmStudyDevice> devices;
    for (TargetDevice& device : *placed) {
        device.options.patience = kCommandPatience;
        devices.push_back({device.name, isolatedStudies<LlmStudyResult>(device.options)});
    }
    LlmStudySpec spec = command.spec;
    spec.device = 0; // the only one that a worker sees
    return dealtStudy(spec, std::move(devices));
}

Result<std::unique_ptr<Study>> studyOf(const LlmCommand& command, std::stop_token stop)
{
    if (!command.devices.empty()) return studyOnDevices(command, std::move(stop));
    const auto workers = workersOn(command.on);
    if (!workers) return workers.error();
    return newStudy<LlmStudyResult>(command.spec, command.isolate || command.on, *workers);
}

int runLlm(const LlmCommand& command, const LlmReportSink& writeReport, InterruptWatch& watch)
{
    const auto study = studyOf(command, watch.token());
    if (!study) return printError(study.error());
    return runStudyCommand<LlmProgressLine>(
        command, watch, **study, [](const std::stop_token&) { return Result<void>(); },
        [&](FirstFailure& failure) {
            writeStudyOutputs(command, resultOf<LlmStudyResult>(**study), failure, printLlmResult, writeReport);
        });
}

LlmSessionSpec sessionOf(const LlmCommand& command)
{
    return {command.spec.model,   command.configuration, command.spec.calibration,
            command.spec.backend, command.spec.device,   command.against};
}

/// What is not as it was asked for.
void printNotes(const std::vector<Message>& notes)
{
    for (const Message& note : notes)
        printNote("note: " + note.english());
}

/// A session here or on the target.
Result<std::unique_ptr<Study>> openSession(const LlmCommand& command)
{
    const auto workers = workersOn(command.on);
    if (!workers) return workers.error();
    return command.on ? isolatedSessions(*workers)(sessionOf(command)) : localStudy(sessionOf(command));
}

/// What a session does, as one line that is overwritten on a terminal, and what it writes.
class SessionLine final : public StudySink
{
public:
    explicit SessionLine(bool quiet, std::function<void(const std::string& text)> write = {})
        : m_quiet(quiet), m_write(std::move(write))
    {}

    void event(const StudyEvent& e) override
    {
        if (e.kind == StudyEvent::Kind::Token) {
            m_line.clear();
            if (m_write) m_write(e.what);
        } else if (e.kind == StudyEvent::Kind::Phase && !m_quiet) {
            m_line.show((e.fraction > 0 ? formatFixed(100 * e.fraction, 0) + "% " : std::string()) + e.text.english());
        } else if (e.kind == StudyEvent::Kind::Note && !m_quiet) {
            m_line.note(e.text.english());
        }
    }

private:
    bool m_quiet;
    std::function<void(const std::string& text)> m_write;
    TerminalLine m_line;
};

/// ' on gpu1'; empty for this computer.
std::string whereText(const LlmCommand& command) { return command.on ? " on " + command.on.target : std::string(); }

/// An error that another computer's worker sent names that computer.
Error fromTarget(const LlmCommand& command, Error error)
{
    if (command.on && error.message.english().find(command.on.target) == std::string::npos)
        error.message = Message::tr("%1: %2").arg(command.on.target, error.message);
    return error;
}

Result<void> quantize(const LlmCommand& command, std::stop_token stop)
{
    const auto session = openSession(command);
    if (!session) return session.error();
    const auto saved = [&] {
        SessionLine line(command.quiet);
        return save(**session, command.outFolder, std::move(stop), line);
    }();
    if (!saved) return fromTarget(command, saved.error());
    if (command.quiet) return {};
    printNote(std::string(findLlmConfiguration(command.configuration)->name) + " written to " + command.outFolder +
              whereText(command) + ", " + formatCount(saved->bytes) + " bytes of weights");
    printNotes(saved->notes);
    return {};
}

/// Pieces of what a model writes; on a terminal without the characters that would steer it. (A piece may end within a
/// character.)
void printPiece(std::string text)
{
    if (isatty(STDOUT_FILENO) != 0)
        std::replace_if(
            text.begin(), text.end(),
            [](char c) { return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') || c == 0x7f; }, '?');
    std::fwrite(text.data(), 1, text.size(), stdout);
}

/// '48 tokens, length reached; first token after 4.20 ms, then 310 tokens/s over wall time, median step 3.2 ms'
std::string timingText(const LlmGeneration& made)
{
    const std::string begin = formatCount(static_cast<std::int64_t>(made.tokens.size())) + " tokens, " +
                              (made.ended ? "end of text" : "length limit reached") + "; first token after " +
                              formatDuration(Microseconds{made.promptSeconds * 1e6});
    return made.stepUs.empty() ? begin
                               : begin + ", then " + rateText(made.tokensPerSecond()) + " tokens/s (median step " +
                                     formatDuration(Microseconds{made.medianStepMs() * 1e3}) + ")";
}

std::string nameOf(const LlmGeneration& made)
{
    const LlmConfiguration* known = findLlmConfiguration(made.configuration);
    return known ? std::string(known->name) : made.configuration;
}

/// Both texts, which came at the same time, one after the other; then where they differ.
void printPair(const std::vector<LlmGeneration>& made)
{
    for (const LlmGeneration& one : made) {
        std::printf("%s:\n", nameOf(one).c_str());
        printPiece(one.text);
        std::printf("\n\n");
    }
    std::printf("%s\n", differenceText(made.front(), made.back()).english().c_str());
}

Result<void> generate(const LlmCommand& command, const std::stop_token& stop)
{
    const auto session = openSession(command);
    if (!session) return session.error();
    const bool pair = !command.against.empty();
    bool any = false;
    std::stop_source ended; // by a signal, or by a reader of the text that has gone
    const std::stop_callback passOn(stop, [&ended] { ended.request_stop(); });
    const auto write = [&](const std::string& text) {
        if (pair) return;
        any = true;
        printPiece(text);
        if (std::fflush(stdout) != 0) ended.request_stop();
    };
    const auto made = [&] {
        SessionLine line(command.quiet, write);
        return generate(**session, command.prompt, ended.get_token(), line);
    }();
    if (!pair && (made || any)) std::printf("\n");
    if (!made) return fromTarget(command, made.error());
    if (pair) printPair(*made);
    if (command.quiet) return {};
    printNotes(made->front().notes);
    for (const LlmGeneration& one : *made)
        printNote((pair ? nameOf(one) + ": " : std::string()) + timingText(one) + whereText(command));
    return {};
}

} // namespace

int llmMain(LlmCommand::Action action, const Arguments& arguments, const LlmReportSink& writeReport)
{
    const auto command = parseLlmFlags(action, arguments);
    if (!command) return printError(command.error());
    if (command->answer) return printAnswer(*command->answer);
    if (command->action != LlmCommand::Action::Study)
        for (const std::string& note : command->notes)
            printNote(note);
    InterruptWatch watch; // before there are other threads
    if (command->action == LlmCommand::Action::Study) return runLlm(*command, writeReport, watch);
    const auto done = command->action == LlmCommand::Action::Generate ? generate(*command, watch.token())
                                                                      : quantize(*command, watch.token());
    if (watch.interrupted()) return 130;
    return done ? 0 : printError(done.error());
}

int llmConfigurationsMain(const Arguments& arguments)
{
    Flags flags("llm configs", "", "Lists the configurations in which a language model can be measured.");
    if (const auto status = readFlags(flags, arguments)) return *status;
    return printAnswer(llmConfigurationList());
}

Result<std::vector<std::string>> writeLlmTextReport(const LlmStudyResult& result, const std::string& folder)
{
    const NamedText files[] = {{"report.md", writeStudyReport(result, {})}, {"results.json", resultText(result)}};
    return writeTextsAtomically(folder, files);
}

} // namespace qs
