// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/quantize_command.h"

#include "gpu/cli/interrupt_watch.h"
#include "gpu/cli/study_output.h"
#include "gpu/cli/terminal_line.h"
#include "gpu/remote/devices/several_devices.h"
#include "gpu/report/text/side_by_side_text.h"
#include "gpu/targets/devices/device_choice.h"

#include <algorithm>

namespace qs {

namespace {

/// The points of a sweep go to devices that work at the same time, where these are of one computer.
bool mayDealOut(const QuantizeCommand& command)
{
    return command.spec.isSweep() && !command.devices.empty() && !command.alternate;
}

DeviceRequest requestOf(const QuantizeCommand& command)
{
    DeviceRequest request;
    if (command.on) request.targets.push_back(command.on.target);
    request.targets.insert(request.targets.end(), command.on.more.begin(), command.on.more.end());
    request.devices = command.devices;
    request.device = command.spec.device;
    request.backend = command.spec.backend;
    request.upload = command.on.upload;
    request.atOnce = mayDealOut(command);
    return request;
}

/// results.json of several runs: the first at the top level, the others under "other_runs".
std::string runsText(const std::vector<DeviceOutcome>& all)
{
    nlohmann::ordered_json document;
    for (const DeviceOutcome& device : all) {
        if (device.outcome.result.segments.empty()) continue;
        nlohmann::ordered_json one = toJson(device.outcome.result);
        one["name"] = device.name;
        if (document.empty())
            document = std::move(one);
        else
            document["other_runs"].push_back(std::move(one));
    }
    return dumpJson(document, 1) + "\n";
}

void printSideBySide(const std::vector<const RunResult*>& runs, FirstFailure& failure)
{
    const auto compared = sideBySide(runs, 0);
    if (!compared) return failure.note(compared.error());
    std::string text = sideBySideTable(*compared).plain();
    for (const std::string& note : sideBySideNotes(*compared))
        text += note + "\n";
    printText(text);
}

void writeSeveral(const QuantizeCommand& command, const std::vector<DeviceOutcome>& all, const ReportSink& writeReport,
                  FirstFailure& failure)
{
    std::vector<const RunResult*> runs;
    std::vector<ReportSection> sections;
    for (const DeviceOutcome& device : all) {
        if (device.outcome.error)
            failure.note({device.outcome.error->code,
                          Message::tr("%1: %2").arg(device.name, device.outcome.error->message),
                          device.outcome.error->hint});
        if (device.outcome.result.segments.empty()) continue;
        runs.push_back(&device.outcome.result);
        sections.push_back({device.name, "", &device.outcome.result, {}});
    }
    if (runs.empty()) return;
    if (runs.size() == 1) {
        writeOutputs(command, *runs.front(), writeReport, failure);
        return printNote("Only one of the devices was measured, so there is nothing to compare.");
    }
    const auto write = [&all](TextSink& sink) { sink.write(runsText(all)); };
    writeJsonFile(command.jsonFile, write, failure);
    writeReportFolder(command.exportFolder, sections, failure, writeRunsReport);
    if (command.jsonFile == "-")
        printAnswer(runsText(all));
    else
        printSideBySide(runs, failure);
    saveElsewhere(write, failure);
}

void dealOut(const QuantizeCommand& command, const RunSpec& spec, const std::vector<NamedDevice>& devices,
             InterruptWatch& watch, const ReportSink& writeReport, FirstFailure& failure)
{
    DealtSweep dealt;
    {
        TerminalSink sink;
        dealt = dealOutSweep(spec, devices, watch.token(), sink);
    }
    if (dealt.error) failure.note(*dealt.error);
    for (const CouplingCheck& check : dealt.coupling)
        if (check.isFinding()) printNote(check.text().english());
    if (!dealt.result.segments.empty()) writeOutputs(command, dealt.result, writeReport, failure);
}

} // namespace

int runOnSeveralDevices(const QuantizeCommand& command, const ReportSink& writeReport)
{
    InterruptWatch watch; // before there are other threads
    auto placed = placedDevices(requestOf(command), watch.token());
    if (!placed) return printError(placed.error());
    for (TargetDevice& device : *placed)
        device.options.patience = kCommandPatience;
    if (command.alternate && !areOfOneHost(*placed))
        return printError(usage("--alternate requires devices of one computer.",
                                "Without it, the devices are measured one after another."));
    const RunSpec& spec = command.spec;
    const auto journal = commandJournal(command.keepsJournal);
    std::vector<NamedDevice> devices = namedDevices(*placed);
    for (NamedDevice& device : devices)
        device.run = journal->journaled(std::move(device.run));
    FirstFailure failure;
    if (mayDealOut(command) && areOfOneHost(*placed)) {
        dealOut(command, spec, devices, watch, writeReport, failure);
    } else {
        std::vector<DeviceOutcome> all;
        {
            TerminalSink sink;
            all = measureInTurn(spec, devices, command.alternate, watch.token(), sink);
        }
        writeSeveral(command, all, writeReport, failure);
    }
    endJournal(*journal, failure);
    if (!watch.interrupted()) return failure.status();
    printNote("interrupted; the samples measured so far are kept.");
    return 130;
}

} // namespace qs
