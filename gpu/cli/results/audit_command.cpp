// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/commands.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/report/import/audit_import.h"
#include "gpu/report/text/audit_report.h"

namespace qs {

int auditMain(const Arguments& arguments)
{
    Flags flags("audit", "FILE.md|csv|txt|json [--fail-on-findings] [--json]",
                "Lists figures and claims in a published table that do not follow from its other figures; of a result "
                "of another tool, in\nthe figures of its rows.");
    bool json = false, failOnFindings = false;
    flags.toggle("--fail-on-findings", "exit with status 1 if there is a finding of any severity", failOnFindings);
    flags.toggle("--json", "print the findings as JSON", json);
    flags.files(1, 1);
    flags.footer("\nExit status: 0 success, 1 findings (--fail-on-findings), 2 invalid arguments or a file that cannot "
                 "be read or has\nnothing to audit, 3 an output that cannot be written.\n");
    if (const auto status = readFlags(flags, arguments)) return *status;
    const std::string& file = flags.files().front();
    const auto result = isAuditedAsImport(file) ? auditImported(file) : auditFile(file);
    if (!result) return printError(result.error());
    if (result->tables == 0 && result->sentences == 0 && result->findings.empty())
        return printError(Error{ErrorCode::BadInput, quotedPath(file) + " contains no table.",
                                "Provide Markdown or CSV with a header and columns such as mean, std, min, max, or "
                                "lines such as '23.4 us over 4M elements: 5.9 ns/element'."});
    const int printed = json ? printAnswer(dumpJson(toJson(*result), 1) + "\n") : printText(auditText(*result));
    return printed != 0 ? printed : failOnFindings && !result->findings.empty() ? 1 : 0;
}

} // namespace qs
