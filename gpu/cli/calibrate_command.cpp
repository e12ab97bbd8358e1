// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/commands.h"
#include "gpu/cli/interrupt_watch.h"
#include "gpu/cli/terminal_line.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/report/text/markdown.h"
#include "gpu/studies/kept/kept_calibration.h"
#include "gpu/studies/protocol/quantize_run.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qs {

namespace {

std::string micro(double us) { return us > 0 ? formatNumber(us, 3) + " µs" : "unknown"; }

TextTable tableOf(const Calibration& c)
{
    TextTable t;
    t.header = {"what", "measured"};
    t.numeric = {false, true};
    t.rows = {{"timer resolution", micro(c.timerQuantumUs)},
              {"time of an empty kernel, p50", micro(c.emptyIntervalUs)},
              {"the same, p95", micro(c.emptyIntervalHighUs)},
              {"launches are batched below", micro(c.batchBelowUs())},
              {"host time per launch", micro(c.launchUs)},
              {"empty launch and synchronization", micro(c.emptyWallUs)},
              {"resolution of the device clock", micro(c.clockStepUs)},
              {"clock stamps per sample add (outside the timed interval)", micro(c.stampUs)},
              {"one query of the device state", micro(c.pollUs)},
              {"large copy, read + written", formatFixed(c.copyGbps, 0) + " GB/s (" + formatFixed(c.copyGbpsLow, 0) +
                                                 "–" + formatFixed(c.copyGbpsHigh, 0) + ")"},
              {"copy within the cache", formatFixed(c.cacheGbps, 0) + " GB/s"}};
    for (const auto& [type, rate] : c.matrixTflops) {
        const auto size = c.matrixSizes.find(type);
        const std::string at = size != c.matrixSizes.end() ? " at " + std::to_string(size->second) + "³" : "";
        t.rows.push_back({"matrix rate " + type, formatFixed(rate, 2) + (type == "int8" ? " TOP/s" : " TFLOP/s") + at});
    }
    for (const auto& [what, why] : c.missing)
        t.rows.push_back({what, "– (" + why.english() + ")"});
    return t;
}

} // namespace

int calibrateMain(const Arguments& arguments)
{
    Flags flags("calibrate", "[--backend auto|cpu|cuda] [--device N] [--on TARGET] [--json]",
                "Measures the timer and the ceilings of the device again, stores and prints the results.");
    BackendChoice backend = BackendChoice::Auto;
    int device = 0;
    bool json = false;
    addDevice(flags, backend, device);
    OnTarget on;
    addOnTarget(flags, on);
    flags.group("Output");
    flags.toggle("--json", "print the results as JSON", json);
    if (const auto status = readFlags(flags, arguments)) return *status;
    if (on) {
        Arguments there{"calibrate", "--backend", std::string(backendName(backend)), "--device",
                        std::to_string(device)};
        if (json) there.push_back("--json");
        InterruptWatch watch;
        auto answer = runThere(on, there, watch.token());
        // Which device it is is told there, where it is here.
        if (answer && answer->status == 0 && !json)
            answer->out.insert(std::min(answer->out.find('\n'), answer->out.size()), " on " + on.target);
        return printAnswerOf(answer);
    }
    auto opened = openBackend(backend, device);
    if (!opened) return printError(opened.error());
    TerminalLine line;
    const auto measured = calibrationOf(
        *opened->backend, [&line](const Message& what) { line.show("calibrating: " + what.english()); }, true);
    line.clear();
    if (!measured) return printError(measured.error());
    if (json) return printAnswer(dumpJson(toJson(*measured), 1) + "\n");
    return printText(measured->device + "\n" + tableOf(*measured).plain());
}

} // namespace qs
