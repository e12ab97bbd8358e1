// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/worker/quantize_command.h"

#include "gpu/core/units.h"
#include "gpu/formats/atomic_file.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/report/report_writer.h"
#include "gpu/report/sweep_report.h"
#include "gpu/spec/result_stream.h"
#include "gpu/studies/input_tensor.h"
#include "gpu/studies/quantize_study.h"
#include "gpu/studies/study_host.h"
#include "gpu/worker/interrupt_watch.h"
#include "gpu/worker/terminal_line.h"

#include <cstdio>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace qs {

namespace {

/// Shows where a run is on a terminal; says nothing in a pipe, apart from notes.
class TerminalSink final : public EventSink
{
public:
    void event(const RunEvent& e) override
    {
        switch (e.kind) {
        case RunEvent::Kind::Phase: m_line.show(e.text); break;
        case RunEvent::Kind::Progress: m_line.show(progress(e)); break;
        case RunEvent::Kind::Note: m_line.note(e.text); break;
        default: break;
        }
    }
    void sample(const SampleEvent&) override {}

private:
    static std::string progress(const RunEvent& e)
    {
        const std::string line = "measuring " + formatFixed(100 * e.fraction, 0) + " %" + leftText(e.secondsLeft);
        return e.text.empty() ? line : line + " · " + e.text;
    }

    TerminalLine m_line;
};

/// A file's tensor gives the sizes and the type that were not given.
Result<void> resolveInput(QuantizeCommand& command)
{
    RunSpec& spec = command.spec;
    if (!spec.input.isFile()) return {};
    const auto file = inputFileInfo(spec.input);
    if (!file) return file.error();
    if (!command.tokensGiven) spec.shape.tokens = file->shape.tokens;
    if (!command.hiddenGiven) spec.shape.hidden = file->shape.hidden;
    if (!command.dtypeGiven) spec.dtype = inputTypeFor(file->dtype);
    return validate(spec);
}

void printTable(const RunResult& result)
{
    const Segment* last = result.last();
    if (!last) return;
    if (result.sweep) {
        std::printf("sweep on %s, %s\n%s", result.environment.device.c_str(), std::string(dtypeLabel(last->spec.operandType())).c_str(), sweepTable(result).plain().c_str());
        return;
    }
    const std::string what = last->spec.operation == Operation::Quantize ? "" : std::string(operationName(last->spec.operation)) + " ";
    std::printf("%s%s on %s, %s, %s\n", what.c_str(), sizeText(last->spec).c_str(), result.environment.device.c_str(),
                std::string(dtypeLabel(last->spec.operandType())).c_str(), last->cacheEffective.c_str());
    std::printf("%s", summaryTable(*last).plain().c_str());
    if (!last->controlMode.empty())
        std::printf("verdicts against %s; A/A control: %s\n", last->controlMode.c_str(), last->control.text().c_str());
    for (const std::string& sentence : findings(*last))
        std::fprintf(stderr, "quantoscope: %s\n", sentence.c_str());
}

std::string resultText(const RunResult& result) { return dumpJson(toJson(result), 1) + "\n"; }

/// Everything that was asked for as output; the first failure is reported, the others are still tried.
int writeOutputs(const QuantizeCommand& command, const RunResult& result, const ReportSink& writeReport)
{
    int status = 0;
    if (command.jsonFile == "-") {
        std::printf("%s", resultText(result).c_str());
    } else {
        printTable(result);
        if (!command.jsonFile.empty())
            if (auto r = writeFileAtomically(command.jsonFile, [&](TextSink& sink) { writeResult(result, sink); }); !r) status = printError(r.error());
    }
    if (!command.exportFolder.empty()) {
        const auto files = writeReport(result, command.exportFolder);
        if (!files) status = printError(files.error());
        else std::fprintf(stderr, "quantoscope: report written to %s\n", command.exportFolder.c_str());
    }
    if (!command.dumpFolder.empty() && result.last())
        if (auto r = dumpCodes(result.last()->spec, command.dumpFolder); !r) status = printError(r.error());
    if (std::fflush(stdout) != 0)
        status = printError(Error{ErrorCode::Io, "Standard output could not be written.", "Is the disk full, or the pipe closed?"});
    return status;
}

/// Folders are tried before the run, so that a typing error does not cost a measurement.
Result<void> checkOutputs(const QuantizeCommand& command)
{
    for (const std::string* folder : {&command.exportFolder, &command.dumpFolder})
        if (!folder->empty())
            if (auto r = ensureDirectory(*folder); !r) return r;
    return {};
}

} // namespace

int printError(const Error& error)
{
    std::fprintf(stderr, "quantoscope: %s\n", error.text().c_str());
    return error.exitStatus();
}

int runQuantizeCommand(const QuantizeCommand& asked, const ReportSink& writeReport)
{
    QuantizeCommand command = asked;
    if (auto r = resolveInput(command); !r) return printError(r.error());
    if (auto r = checkOutputs(command); !r) return printError(r.error());
    InterruptWatch watch;
    SpecSource specs(command.spec);
    StudyOutcome outcome;
    {
        TerminalSink sink;
        StudyHost host(command.isolate ? StudyHost::Place::WorkerProcess : StudyHost::Place::Here);
        outcome = host.run(specs, watch.token(), sink);
    }
    int status = 0;
    if (outcome.error) status = printError(*outcome.error);
    if (!outcome.result.segments.empty())
        if (const int written = writeOutputs(command, outcome.result, writeReport); written != 0 && status == 0) status = written;
    if (watch.interrupted()) {
        std::fprintf(stderr, "quantoscope: interrupted; the samples so far are kept.\n");
        return 130;
    }
    return status;
}

int quantizeMain(const std::string& program, const std::vector<std::string>& arguments, const ReportSink& writeReport, const std::string& name)
{
    RunSpec defaults;
    defaults.modes = defaultSpec("cuda").modes;
    const auto command = parseQuantizeFlags(arguments, defaults);
    if (!command) return printError(command.error());
    if (command->help) {
        std::printf("%s", quantizeHelp(program, name).c_str());
        return 0;
    }
    if (name == "sweep" && !command->spec.isSweep())
        return printError(Error{ErrorCode::Usage, "A sweep needs an axis.", "For example --axis num-tokens=1:65536:x2; twice for a grid."});
    return runQuantizeCommand(*command, writeReport);
}

std::string reportTitle(const RunResult& result)
{
    const Segment* last = result.last();
    if (!last || last->spec.operation == Operation::Quantize) return "Quantization modes";
    return std::string(operationTitle(last->spec.operation)) + ", " + sizeText(last->spec);
}

Result<std::vector<std::string>> writeTextReport(const RunResult& result, const std::string& folder)
{
    const std::vector<ReportSection> sections{{reportTitle(result), "", &result, {}}};
    const NamedText files[] = {
        {"report.md", writeReport(sections, "baseline-copy")},
        {"results.json", {}, [&](TextSink& sink) { writeResultsJson(sections, sink); }},
        {"series.csv", writeSeriesCsv(sections)},
        {"samples.csv", {}, [&](TextSink& sink) { writeSamplesCsv(sections, sink); }}};
    return writeTextsAtomically(folder, files);
}

} // namespace qs
