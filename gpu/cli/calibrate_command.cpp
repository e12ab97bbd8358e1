// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/quantize_command.h"
#include "gpu/cli/terminal_line.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/report/text/markdown.h"
#include "gpu/studies/protocol/kept_calibration.h"
#include "gpu/studies/protocol/quantize_study.h"

#include <charconv>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace qs {

namespace {

struct Asked
{
    BackendChoice backend = BackendChoice::Auto;
    int device = 0;
    bool json = false, help = false;
};

Result<Asked> parse(const std::vector<std::string>& arguments)
{
    Asked asked;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& a = arguments[i];
        const std::string next = i + 1 < arguments.size() ? arguments[i + 1] : "";
        if (a == "--json")
            asked.json = true;
        else if (a == "--help" || a == "-h")
            asked.help = true;
        else if (a == "--backend" && parseBackend(next))
            asked.backend = *parseBackend(next), ++i;
        else if (a == "--device" && !next.empty() &&
                 std::from_chars(next.data(), next.data() + next.size(), asked.device).ec == std::errc{})
            ++i;
        else
            return Error{ErrorCode::Usage,
                         "calibrate: '" + printable(a) + "' is no flag, or its value is missing or wrong.",
                         "Usage: calibrate [--backend auto|cpu|cuda] [--device N] [--json]"};
    }
    return asked;
}

std::string micro(double us) { return us > 0 ? formatNumber(us, 3) + " µs" : "unknown"; }

TextTable tableOf(const Calibration& c)
{
    TextTable t;
    t.header = {"what", "measured"};
    t.numeric = {false, true};
    t.rows = {{"timer quantum", micro(c.timerQuantumUs)},
              {"interval around an empty kernel, p50", micro(c.emptyIntervalUs)},
              {"the same, p95", micro(c.emptyIntervalHighUs)},
              {"launches are batched below", micro(c.batchBelowUs())},
              {"host time of a launch", micro(c.launchUs)},
              {"empty launch and waiting for it", micro(c.emptyWallUs)},
              {"step of the device's clock", micro(c.clockStepUs)},
              {"clock stamps around a sample add (outside its events)", micro(c.stampUs)},
              {"one poll of the device's state", micro(c.pollUs)},
              {"large copy, read + written", formatFixed(c.copyGbps, 0) + " GB/s (" + formatFixed(c.copyGbpsLow, 0) +
                                                 "–" + formatFixed(c.copyGbpsHigh, 0) + ")"},
              {"copy within the cache", formatFixed(c.cacheGbps, 0) + " GB/s"}};
    for (const auto& [type, rate] : c.matrixTflops) {
        const auto size = c.matrixSizes.find(type);
        const std::string at = size != c.matrixSizes.end() ? " at " + std::to_string(size->second) + "³" : "";
        t.rows.push_back({"matrix rate " + type, formatFixed(rate, 2) + (type == "int8" ? " TOP/s" : " TFLOP/s") + at});
    }
    for (const auto& [what, why] : c.missing)
        t.rows.push_back({what, "– (" + why + ")"});
    return t;
}

} // namespace

int calibrateMain(const std::vector<std::string>& arguments)
{
    const auto asked = parse(arguments);
    if (!asked) return printError(asked.error());
    if (asked->help) return std::printf("Usage: calibrate [--backend auto|cpu|cuda] [--device N] [--json]\n"), 0;
    auto opened = openBackend(asked->backend, asked->device);
    if (!opened) return printError(opened.error());
    TerminalLine line;
    const auto measured =
        calibrationOf(*opened->backend, [&line](const std::string& what) { line.show("calibrating: " + what); }, true);
    line.clear();
    if (!measured) return printError(measured.error());
    if (asked->json)
        std::printf("%s\n", dumpJson(toJson(*measured), 1).c_str());
    else
        printText(measured->device + "\n" + tableOf(*measured).plain());
    return 0;
}

} // namespace qs
