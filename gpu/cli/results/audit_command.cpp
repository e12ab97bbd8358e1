// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/commands.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/report/import/audit_import.h"
#include "gpu/report/text/audit_report.h"

namespace qs {

int auditMain(const Arguments& arguments)
{
    Flags flags("audit", "FILE.md|csv|txt|json [--json]",
                "Lists figures and claims in a published table that do not follow from its other figures; of a result "
                "of another tool, in\nthe figures of its rows.");
    bool json = false;
    flags.toggle("--json", "print the findings as JSON", json);
    flags.files(1, 1);
    if (const auto status = readFlags(flags, arguments)) return *status;
    const std::string& file = flags.files().front();
    const auto result = isAuditedAsImport(file) ? auditImported(file) : auditFile(file);
    if (!result) return printError(result.error());
    if (result->tables == 0 && result->findings.empty())
        return printError(Error{ErrorCode::BadInput, quotedPath(file) + " contains no table.",
                                "Provide Markdown or CSV with a header and columns such as mean, std, min, max, or "
                                "lines such as '23.4 us over 4M elements: 5.9 ns/element'."});
    return json ? printAnswer(dumpJson(toJson(*result), 1) + "\n") : printText(auditText(*result));
}

} // namespace qs
