// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import/results.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/csv.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/report/import/parts.h"
#include "gpu/results/analysis.h"

#include <algorithm>
#include <array>
#include <map>

namespace qs {

namespace {

using nlohmann::json;
namespace fs = std::filesystem;

/// trtexec --exportProfile: a count, then layers with sums over all queries, and no time of a query.
bool isTrtexecProfile(const json& document)
{
    return document.is_array() && document.size() > 1 && hasAll(document[0], {"count"}) &&
           (hasAll(document[1], {"averageMs"}) || hasAll(document[1], {"timeMs"}));
}

Error unknownKind(const std::string& where, const json& document)
{
    if (isTrtexecProfile(document))
        return {ErrorCode::BadInput,
                Message::tr("%1 is a profile of layers by trtexec --exportProfile, which holds no times of queries.")
                    .arg(where),
                Message::tr("Give what trtexec --exportTimes writes.")};
    const json& object = document.is_array() && !document.empty() ? document.front() : document;
    std::vector<std::string> keys;
    if (object.is_object())
        for (const auto& [key, value] : object.items())
            if (keys.size() < 6) keys.push_back(key);
    return {
        ErrorCode::BadInput,
        keys.empty()
            ? Message::tr("%1 is of no kind that is known.").arg(where)
            : Message::tr("%1 is of no kind that is known; its keys are %2.").arg(where, nameList(keys, object.size())),
        readableImports()};
}

/// llama-bench writes one object a line (JSONL) or a table (CSV).
Result<std::vector<json>> rowsOfLines(std::string_view text, const std::string& where)
{
    std::vector<json> rows;
    for (std::size_t line = 1; !text.empty(); ++line) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view row = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (row.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        auto parsed = parseJson(row, JsonLimits{}, Message::tr("%1, line %2").arg(where, line));
        if (!parsed) return parsed.error();
        rows.push_back(std::move(*parsed));
        if (rows.size() > 100'000)
            return Error{ErrorCode::BadInput, Message::tr("%1 holds more than 100,000 rows, the limit.").arg(where),
                         Message::tr("Give a part of them.")};
    }
    return rows;
}

Result<std::vector<json>> rowsOfCsv(std::string_view text, const std::string& where)
{
    CsvReader reader(text, where);
    std::vector<std::string_view> cells;
    std::vector<std::string> header;
    std::vector<json> rows;
    for (;;) {
        const auto more = reader.next(cells);
        if (!more) return more.error();
        if (!*more) return rows;
        if (header.empty()) {
            header.assign(cells.begin(), cells.end());
            if (std::ranges::find(header, "avg_ns") == header.end() ||
                std::ranges::find(header, "build_commit") == header.end())
                return Error{
                    ErrorCode::BadInput,
                    Message::tr("%1 is CSV, but not of llama-bench: it has no columns build_commit and avg_ns.")
                        .arg(where),
                    readableImports()};
            continue;
        }
        json row = json::object();
        for (std::size_t c = 0; c < header.size() && c < cells.size(); ++c)
            row[header[c]] = printable(cells[c], 400);
        rows.push_back(std::move(row));
        if (rows.size() > 100'000)
            return Error{ErrorCode::BadInput, Message::tr("%1 holds more than 100,000 rows, the limit.").arg(where),
                         Message::tr("Give a part of them.")};
    }
}

bool isItemsFile(const fs::path& path)
{
    const std::string name = path.filename().string();
    return name.starts_with("samples_") && path.extension() == ".jsonl";
}

/// samples_*.jsonl of the same date beside a results_<date>.json.
std::vector<fs::path> itemsBeside(const fs::path& results)
{
    std::vector<fs::path> found;
    const std::string stem = results.stem().string();
    if (!stem.starts_with("results_")) return found;
    std::error_code failed;
    for (fs::directory_iterator it(results.parent_path().empty() ? fs::path(".") : results.parent_path(), failed), end;
         !failed && it != end && found.size() < 1000; it.increment(failed))
        if (isItemsFile(it->path()) && it->path().stem().string().ends_with("_" + stem.substr(8)))
            found.push_back(it->path());
    std::ranges::sort(found);
    return found;
}

/// Rows are told apart by their names: the second of one name gets a number.
void nameApart(std::vector<ModeResult>& rows)
{
    std::map<std::string, int> seen;
    for (ModeResult& row : rows)
        if (const int number = ++seen[row.requested]; number > 1) row.requested += " (" + std::to_string(number) + ")";
}

/// The run is complete: what it holds, or what is missing.
Result<ImportedRun> finished(ImportReader& in)
{
    if (in.error()) return *in.error();
    ImportedRun& run = in.run();
    const std::size_t rows = run.result.segments.back().modes.size(), scores = run.result.scores.size();
    if (rows + scores == 0) in.fail(Message::tr("it holds no row with a time and no score"));
    if (in.error()) return *in.error();
    const Message came = Message::list(
        {rows > 0 ? Message::tr("%n rows", "%n row", static_cast<std::int64_t>(rows)) : Message(),
         scores > 0 ? Message::tr("%n scores", "%n score", static_cast<std::int64_t>(scores)) : Message()});
    const Message note = Message::tr("Imported from %1: %2").arg(in.source(), came);
    run.note = note.english();
    run.result.notes.push_back(Message::tr("%1; not measured here.").arg(note));
    nameApart(run.result.segments.back().modes);
    analyse(run.result.segments.back(), nullptr);
    return run;
}

ImportedRun emptyRun(const fs::path& path)
{
    ImportedRun run;
    run.name = printable(path.stem().string(), 120);
    Segment segment;
    segment.spec.modes = {QuantScheme{}};
    segment.cacheEffective = Message::tr("as the other tool says");
    segment.stopReason = Message::tr("imported");
    run.result.segments.push_back(std::move(segment));
    run.result.stopReason = Message::tr("imported");
    return run;
}

Result<ImportedRun> importItems(const fs::path& path)
{
    const auto items = readLmEvalItems(path);
    if (!items) return items.error();
    ImportedRun run = emptyRun(path);
    run.tool = kLmEval;
    ImportReader in(printable(path.filename().string()), quotedPath(path), run);
    importLmEvalItems(in, *items);
    return finished(in);
}

/// Rows of llama-bench that are no single JSON document.
Result<ImportedRun> importRows(ImportReader& in, const Result<std::vector<json>>& rows, const std::string& where)
{
    if (!rows) return rows.error();
    if (rows->empty() || !isLlamaBenchRow(rows->front()))
        return unknownKind(where, rows->empty() ? json() : rows->front());
    in.run().tool = kLlamaBench;
    importLlamaBench(in, *rows);
    return finished(in);
}

Result<ImportedRun> importFile(const fs::path& path)
{
    if (isItemsFile(path)) return importItems(path);
    const auto file = MappedFile::open(path);
    if (!file) return file.error();
    const std::string_view text(reinterpret_cast<const char*>(file->bytes().data()), file->bytes().size());
    const std::string where = quotedPath(path);
    ImportedRun run = emptyRun(path);
    ImportReader in(printable(path.filename().string()), where, run);
    const auto first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    const bool isJson = first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
    if (!isJson) return importRows(in, file->checked(rowsOfCsv(text, where)), where);
    const auto document = file->checked(parseJson(text, JsonLimits{}, where));
    // several objects one after the other are no JSON document, but JSONL
    if (!document && text[first] == '{' &&
        (path.extension() == ".jsonl" || text.find("\n{") != std::string_view::npos)) {
        const auto rows = rowsOfLines(text, where);
        return rows || path.extension() == ".jsonl" ? importRows(in, rows, where)
                                                    : Result<ImportedRun>(document.error());
    }
    if (!document) return document.error();
    const ImportFormat* format = importFormatOf(*document);
    if (!format) return unknownKind(where, *document);
    run.tool = format->tool;
    run.evaluation = format->evaluation;
    format->read(in, *document);
    return finished(in);
}

/// Items given beside a results file belong to it where its tasks and, if both have one, dates agree.
Result<void> attachAll(ImportedRun& run, const fs::path& results, std::vector<fs::path>& given)
{
    std::vector<fs::path> used;
    for (const fs::path& path : given)
        if (path.parent_path() == results.parent_path() || given.size() == 1) used.push_back(path);
    for (const fs::path& path : itemsBeside(results))
        if (std::ranges::find(used, path) == used.end()) used.push_back(path);
    for (const fs::path& path : used) {
        const auto items = readLmEvalItems(path);
        if (!items) return items.error();
        const std::string stem = results.stem().string();
        if (!items->date.empty() && stem.starts_with("results_20") && stem.substr(8) != items->date) continue;
        if (attachItems(run.result.scores, *items) > 0) std::erase(given, path);
    }
    return {};
}

} // namespace

Result<std::vector<ImportedRun>> importResults(const std::vector<fs::path>& files)
{
    return guarded(Message::mark("the import"), [&]() -> Result<std::vector<ImportedRun>> {
        std::vector<ImportedRun> runs;
        std::vector<fs::path> items, others;
        for (const fs::path& file : files)
            (isItemsFile(file) ? items : others).push_back(file);
        for (const fs::path& file : others) {
            auto run = importFile(file);
            if (!run) return run.error();
            if (run->evaluation)
                if (auto attached = attachAll(*run, file, items); !attached) return attached.error();
            runs.push_back(std::move(*run));
        }
        for (const fs::path& file : items) { // those that belong to no results file stand by themselves
            auto run = importFile(file);
            if (!run) return run.error();
            runs.push_back(std::move(*run));
        }
        return runs;
    });
}

} // namespace qs
