// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/program.h"
#include "gpu/cli/quantize_flags.h"
#include "gpu/report/text/writer.h"
#include "gpu/results/run_result.h"

#include <functional>
#include <string>
#include <vector>

namespace qs {

class FirstFailure;

/// Writes the report of a result into a folder; the desktop program's adds pictures.
using ReportSink = std::function<Result<std::vector<std::string>>(const RunResult& result, const std::string& folder)>;

/// `quantize` of both programs: parses, runs with a progress line on a terminal, prints results to standard
/// output and messages to standard error. Interrupt and terminate signals stop it and keep the samples.
/// Returns the exit status: 0 done, 2 wrong usage, 3 the device or memory failed, 130 interrupted.
/// `name` is how the command was called: quantize, or sweep, which needs an axis.
int quantizeMain(const Arguments& arguments, const ReportSink& writeReport, const std::string& name);

/// A file's tensor gives the sizes and the type that were not given; Usage where the file is another computer's.
Result<void> resolveInput(QuantizeCommand& command);

/// The same for a command that is parsed already.
int runQuantizeCommand(const QuantizeCommand& command, const ReportSink& writeReport);

/// What --on, repeated, and --devices ask for: the devices one after another or in turn, and then side by side; a sweep
/// over --devices dealt out. Exit status as above.
int runOnSeveralDevices(const QuantizeCommand& command, const ReportSink& writeReport);

/// Everything that was asked for as output, files before standard output, whose reader may be gone; the first failure
/// decides, the others are still tried. A result that is nowhere then goes into the folder of kept results.
void writeOutputs(const QuantizeCommand& command, const RunResult& result, const ReportSink& writeReport,
                  FirstFailure& failure);

/// `kernels OPERATION [flags]` and `kernels --list`. Returns the exit status.
int kernelsMain(const Arguments& arguments, const ReportSink& writeReport);

/// What follows `kernels`, without running it. `backend` ('cuda', 'cpu') decides defaults where the flags leave it
/// open; empty: CUDA where there is a device.
Result<QuantizeCommand> parseKernelsFlags(const Arguments& arguments, BackendChoice backend = BackendChoice::Auto);

/// Every operation with its variants, as text.
std::string kernelsList();

/// What a report calls a run that was given no name: 'Quantization modes', 'Attention, b4h16s2048d128c'.
std::string reportTitle(const RunResult& result);

/// The report without pictures: report.md, results.json, samples.csv, series.csv.
Result<std::vector<std::string>> writeTextReport(const RunResult& result, const std::string& folder);
/// The same of several runs, one at least.
Result<std::vector<std::string>> writeRunsReport(const std::vector<ReportSection>& sections, const std::string& folder);

/// Writes <mode>.codes.npy, <mode>.scales.npy and <mode>.zero_points.npy of every mode, as the backend computes
/// them for this specification.
Result<void> dumpCodes(const RunSpec& spec, const std::string& folder);

} // namespace qs
