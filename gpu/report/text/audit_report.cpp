// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/text/audit_report.h"

#include "gpu/core/utf8.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/formats/json_read.h"

#include <set>

namespace qs {

namespace {

const char* severityName(Severity severity)
{
    return severity == Severity::Error ? "error" : severity == Severity::Warning ? "warning" : "info";
}

std::string countOf(int n, const char* one, const char* many)
{
    return std::to_string(n) + " " + (n == 1 ? one : many);
}

} // namespace

Result<AuditResult> auditFile(const std::filesystem::path& path)
{
    const auto file = MappedFile::open(path);
    if (!file) return file.error();
    const auto bytes = file->bytes();
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const std::string suffix = lowerCase(path.extension().string());
    const bool table = suffix == ".csv" || suffix == ".tsv";
    auto result = file->checked(audit(text, table ? PublishedForm::Csv : PublishedForm::Document));
    if (!result) {
        Error error = result.error();
        error.message = quotedPath(path) + ": " + error.message.english();
        return error;
    }
    return result;
}

std::string auditText(const AuditResult& result)
{
    std::string text =
        countOf(result.tables, "table", "tables") + ", " + countOf(result.rows, "row", "rows") + ", " +
        (result.sentences == 0 ? std::string()
                               : countOf(result.sentences, "statement in the text", "statements in the text") + ", ") +
        (result.findings.empty() ? "no findings"
                                 : countOf(static_cast<int>(result.findings.size()), "finding", "findings")) +
        "\n";
    if (result.unchecked > 0)
        text += "Not checked: " +
                countOf(result.unchecked, "ratio in the text that names no figures",
                        "ratios in the text that name no figures") +
                ".\n";
    std::set<AuditCode> codes;
    for (const AuditFinding& f : result.findings) {
        text += std::string(codeName(f.code)) + "  " + f.sentence.english() + "\n";
        codes.insert(f.code);
    }
    for (const AuditCode code : codes)
        text += "\n" + std::string(codeName(code)) + ": " + explanation(code).english() + "\n";
    return text;
}

nlohmann::ordered_json toJson(const AuditResult& result)
{
    using Json = nlohmann::ordered_json;
    Json findings = Json::array();
    for (const AuditFinding& f : result.findings) {
        Json j;
        j["code"] = codeName(f.code);
        j["severity"] = severityName(f.severity);
        j["table"] = f.table > 0 ? Json(f.table) : Json(nullptr);
        j["title"] = f.tableTitle;
        j["line"] = f.line;
        j["row"] = f.row;
        j["column"] = f.column;
        j["printed"] = f.printed;
        j["follows"] = f.follows.english();
        j["sentence"] = f.sentence.english();
        j["why"] = explanation(f.code).english();
        Json values = Json::object();
        for (const auto& [name, value] : f.values)
            values[name] = numberOrNull(value);
        j["values"] = std::move(values);
        j["lines"] = f.lines;
        findings.push_back(std::move(j));
    }
    return {{"tables", result.tables},
            {"rows", result.rows},
            {"sentences", result.sentences},
            {"unchecked", result.unchecked},
            {"findings", std::move(findings)}};
}

} // namespace qs
