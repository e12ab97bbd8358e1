// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import/audit_import.h"

#include "gpu/core/units.h"
#include "gpu/formats/csv.h"
#include "gpu/report/import/file_kind.h"
#include "gpu/report/import/results.h"

namespace qs {

namespace {

/// 'name,n,mean (us),…' of the rows whose figures the file states; those with samples are computed from these here.
std::string statedTable(const std::vector<ImportedRun>& runs)
{
    std::string table = "name,n,mean (us),std (us),min (us),median (us),max (us)\n";
    const auto cell = [](double value) {
        return value > 0 ? "," + std::string(formatNumber(value, 12)) : std::string(",");
    };
    for (const ImportedRun& run : runs)
        for (const ModeResult& row : run.result.segments.back().modes) {
            const Summary& s = row.latency;
            table += csvCell(row.requested) + "," + (s.n > 0 ? std::to_string(s.n) : "") + cell(s.mean) + cell(s.std) +
                     cell(s.min) + cell(s.p50) + cell(s.max) + "\n";
        }
    return table;
}

AuditFinding findingOf(const StatedOtherwise& stated)
{
    AuditFinding finding;
    finding.code = AuditCode::DerivedMismatch;
    finding.table = 1;
    finding.row = stated.row;
    finding.column = stated.statistic;
    finding.printed = formatDuration(Microseconds{stated.statedUs});
    finding.follows = formatDuration(Microseconds{stated.samplesUs});
    finding.sentence = Message::tr("%1: the %2 is given as %3, but the samples in the file give %4.")
                           .arg(stated.row, Message::marked(stated.statistic), finding.printed, finding.follows);
    finding.values = {{"stated", stated.statedUs}, {"samples", stated.samplesUs}};
    return finding;
}

} // namespace

bool isAuditedAsImport(const std::filesystem::path& path)
{
    const auto look = lookAtFile(path);
    const std::string ending = path.extension().string();
    return look && look->kind == FileKind::ForeignResults && ending != ".csv" && ending != ".tsv" && ending != ".md";
}

Result<AuditResult> auditImported(const std::filesystem::path& path)
{
    const auto runs = importResults({path});
    if (!runs) return runs.error();
    auto result = audit(statedTable(*runs), PublishedForm::Csv);
    if (!result) return result;
    for (const ImportedRun& run : *runs)
        for (const StatedOtherwise& stated : run.contradictions)
            result->findings.push_back(findingOf(stated));
    return result;
}

} // namespace qs
