// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/quantize_command.h"

#include "gpu/cli/interrupt_watch.h"
#include "gpu/cli/study_output.h"
#include "gpu/cli/terminal_line.h"
#include "gpu/core/units.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/remote/kernel_run_host.h"
#include "gpu/report/session/session_report.h"
#include "gpu/report/text/advice.h"
#include "gpu/report/text/parts.h"
#include "gpu/report/text/sweep_report.h"
#include "gpu/results/result_stream.h"
#include "gpu/spec/usage.h"
#include "gpu/studies/protocol/input_tensor.h"
#include "gpu/studies/protocol/quantize_run.h"

#include <cstdio>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace qs {

namespace {

std::string tableText(const RunResult& result)
{
    const Segment* last = result.last();
    if (!last) return {};
    const std::string where =
        " on " + placedDevice(result.environment) + ", " + std::string(dtypeLabel(last->spec.operandType()));
    if (result.sweep) return "sweep" + where + "\n" + sweepTable(result, result.baseline()).plain();
    const std::string what =
        last->spec.operation == Operation::Quantize ? "" : std::string(operationName(last->spec.operation)) + " ";
    std::string text = what + sizeText(last->spec) + where + ", " + last->cacheEffective.english() + "\n" +
                       summaryTable(*last).plain();
    if (!last->controlMode.empty())
        text +=
            "verdicts against " + last->controlMode + "; A/A control: " + verdictText(last->control).english() + "\n";
    return text;
}

void printTable(const RunResult& result)
{
    printText(tableText(result));
    if (const Segment* last = result.last(); last && !result.sweep)
        for (const std::string& sentence : findings(*last))
            printNote(sentence);
    if (result.sweep)
        for (const Message& sentence : payingSizes(result.segments, result.baseline()))
            printNote(sentence.english());
}

/// Places are tried before the run, so that a typing error does not cost a measurement.
Result<void> checkOutputs(const QuantizeCommand& command)
{
    for (const std::string* folder : {&command.exportFolder, &command.dumpFolder})
        if (!folder->empty())
            if (auto r = ensureDirectory(*folder); !r) return r;
    return checkJsonFile(command.jsonFile);
}

} // namespace

void writeOutputs(const QuantizeCommand& command, const RunResult& result, const ReportSink& writeReport,
                  FirstFailure& failure)
{
    const auto write = [&result](TextSink& sink) { writeResult(result, sink); };
    writeJsonFile(command.jsonFile, write, failure);
    writeReportFolder(command.exportFolder, result, failure, writeReport);
    if (!command.dumpFolder.empty() && result.last())
        if (auto r = dumpCodes(result.last()->spec, command.dumpFolder); !r) failure.note(r.error());
    if (command.jsonFile == "-")
        printAnswer(resultText(result));
    else
        printTable(result);
    saveElsewhere(write, failure);
}

Result<void> resolveInput(QuantizeCommand& command)
{
    RunSpec& spec = command.spec;
    if (!spec.input.isFile()) return {};
    if (command.on) {
        if (command.tokensGiven && command.hiddenGiven && command.dtypeGiven) return validate(spec);
        return usage("--input names a file of the target, whose shape is not known here.",
                     "Add --num-tokens, --hidden-size and --dtype.");
    }
    const auto file = inputFileInfo(spec.input);
    if (!file) return file.error();
    if (!command.tokensGiven) spec.shape.tokens = file->shape.tokens;
    if (!command.hiddenGiven) spec.shape.hidden = file->shape.hidden;
    if (!command.dtypeGiven) spec.dtype = inputTypeFor(file->dtype);
    return validate(spec);
}

int runQuantizeCommand(const QuantizeCommand& asked, const ReportSink& writeReport)
{
    if (asked.answer) return printAnswer(*asked.answer);
    QuantizeCommand command = asked;
    if (auto r = resolveInput(command); !r) return printError(r.error());
    if (auto r = checkOutputs(command); !r) return printError(r.error());
    for (const std::string& note : command.notes)
        printNote(note);
    if (isOnSeveral(command)) return runOnSeveralDevices(command, writeReport);
    const auto workers = workersOn(command.on);
    if (!workers) return printError(workers.error());
    InterruptWatch watch;
    SpecSource specs(command.spec);
    KernelRunOutcome outcome;
    const auto journal = commandJournal(command.keepsJournal);
    {
        TerminalSink sink;
        const KernelRunFunction run =
            journal->journaled(command.isolate || command.on ? makeIsolatedKernelRun(*workers) : runKernels);
        outcome = run(specs, watch.token(), sink);
    }
    int status = 0;
    if (outcome.error) status = printError(*outcome.error);
    if (!outcome.result.segments.empty()) {
        FirstFailure failure;
        writeOutputs(command, outcome.result, writeReport, failure);
        endJournal(*journal, failure);
        if (status == 0) status = failure.status();
    }
    if (watch.interrupted()) {
        printNote(outcome.result.segments.empty() ? "interrupted before anything was measured."
                                                  : "interrupted; the samples measured so far are kept.");
        return 130;
    }
    return status;
}

int quantizeMain(const Arguments& arguments, const ReportSink& writeReport, const std::string& name)
{
    RunSpec defaults;
    defaults.modes = defaultSpec(BackendChoice::Cuda).modes;
    const auto command = parseQuantizeFlags(arguments, defaults, name);
    if (!command) return printError(command.error());
    if (name == "sweep" && !command->answer && !command->spec.isSweep())
        return printError(
            usage("A sweep requires an axis.", "For example: --axis num-tokens=1:65536:x2. Use two axes for a grid."));
    return runQuantizeCommand(*command, writeReport);
}

std::string reportTitle(const RunResult& result)
{
    const Segment* last = result.last();
    if (!last || last->spec.operation == Operation::Quantize) return "Quantization modes";
    return std::string(operationTitle(last->spec.operation)) + ", " + sizeText(last->spec);
}

Result<std::vector<std::string>> writeRunsReport(const std::vector<ReportSection>& sections, const std::string& folder)
{
    const std::string baseline = sections.front().result->baseline();
    const NamedText files[] = {{"report.md", writeReport(sections, baseline)},
                               {"results.json", {}, [&](TextSink& sink) { writeResultsJson(sections, sink); }},
                               {"series.csv", writeSeriesCsv(sections)},
                               {"samples.csv", {}, [&](TextSink& sink) { writeSamplesCsv(sections, sink); }}};
    return writeTextsAtomically(folder, files);
}

Result<std::vector<std::string>> writeTextReport(const RunResult& result, const std::string& folder)
{
    return writeRunsReport(std::vector<ReportSection>{{reportTitle(result), "", &result, {}}}, folder);
}

} // namespace qs
