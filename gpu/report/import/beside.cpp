// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import/beside.h"

#include "gpu/results/analysis.h"

#include <algorithm>
#include <set>

namespace qs {

namespace {

std::size_t rowsOf(const std::vector<ImportedRun>& imported)
{
    std::size_t rows = 0;
    for (const ImportedRun& run : imported)
        if (const Segment* last = run.result.last()) rows += last->modes.size();
    return rows;
}

std::optional<Error> refusal(const RunResult& measured, std::size_t added)
{
    if (measured.sweep)
        return Error{ErrorCode::Usage,
                     Message::tr("Results cannot be added to a sweep, because its points have different sizes."),
                     Message::tr("Import them as a separate run, or add them to a run of one size.")};
    if (!takesRowsBeside(measured))
        return Error{ErrorCode::Usage, Message::tr("The run contains no row measured by Quantoscope."),
                     Message::tr("Import the results as a separate run.")};
    if (added == 0)
        return Error{ErrorCode::Usage,
                     Message::tr("The file contains only scores, so there are no rows to add to the run."),
                     Message::tr("Import the results as a separate run.")};
    const auto& rows = measured.last()->modes;
    const auto there = static_cast<std::size_t>(std::ranges::count_if(rows, &ModeResult::isImported));
    if (there + added > kMaxRowsBeside)
        return Error{
            ErrorCode::Usage,
            Message::tr("The run would contain %1 imported rows; the limit is %2.").arg(there + added, kMaxRowsBeside),
            Message::tr("Import a part of them, or import them as a separate run.")};
    return std::nullopt;
}

/// 'name', or 'name (2)' where a row has that name.
std::string freeName(const std::string& name, std::set<std::string>& taken)
{
    std::string free = name;
    for (int number = 2; !taken.insert(free).second; ++number)
        free = name + " (" + std::to_string(number) + ")";
    return free;
}

/// Another device than the run's is told, where the file says which.
void addNotes(RunResult& result, const ImportedRun& run)
{
    result.notes.insert(result.notes.end(), run.result.notes.begin(), run.result.notes.end());
    const std::string& device = run.result.environment.device;
    if (!device.empty() && device != result.environment.device)
        result.notes.push_back(Message::tr("According to the file, the rows from %1 were measured on %2.")
                                   .arg(run.result.importedFrom(), device));
}

} // namespace

bool takesRowsBeside(const RunResult& result)
{
    const Segment* last = result.last();
    return !result.sweep && last &&
           std::ranges::any_of(last->modes, [](const ModeResult& mode) { return !mode.isImported(); });
}

Result<RunResult> besideMeasured(const RunResult& measured, const std::vector<ImportedRun>& imported)
{
    if (auto refused = refusal(measured, rowsOf(imported))) return *refused;
    RunResult result = measured;
    Segment& segment = result.segments.back();
    std::set<std::string> taken;
    for (const ModeResult& mode : segment.modes)
        taken.insert(mode.requested);
    for (const ImportedRun& run : imported) {
        if (const Segment* last = run.result.last())
            for (const ModeResult& row : last->modes) {
                segment.modes.push_back(row);
                segment.modes.back().requested = freeName(row.requested, taken);
            }
        result.scores.insert(result.scores.end(), run.result.scores.begin(), run.result.scores.end());
        addNotes(result, run);
    }
    analyse(segment, result.calibration ? &*result.calibration : nullptr);
    return result;
}

} // namespace qs
