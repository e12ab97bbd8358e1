// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/audit_command.h"

#include "gpu/cli/file_arguments.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/report/text/audit_report.h"

namespace qs {

int auditMain(const std::vector<std::string>& arguments)
{
    const FileArguments parsed("audit", "audit FILE.md|csv|txt [--json]", {"--json"}, arguments);
    if (parsed.help("Says which figures and claims of a published table do not follow from the figures beside them."))
        return 0;
    if (const auto error = parsed.error(1, 1)) return parsed.fail(*error);
    const auto result = auditFile(parsed.files().front());
    if (!result) return parsed.fail(result.error());
    if (result->tables == 0 && result->findings.empty())
        return parsed.fail(Error{ErrorCode::BadInput, quotedPath(parsed.files().front()) + " holds no table.",
                                 "Give Markdown or CSV with a header and columns such as mean, std, min, max, or lines "
                                 "such as '23.4 us over 4M elements: 5.9 ns/element'."});
    return parsed.print(parsed.has("--json") ? dumpJson(toJson(*result), 1) + "\n" : auditText(*result));
}

} // namespace qs
