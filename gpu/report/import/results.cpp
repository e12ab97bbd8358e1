// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import/results.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/gzip.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/report/import/csv_import.h"
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
        return {
            ErrorCode::BadInput,
            Message::tr("%1 is a layer profile of trtexec --exportProfile, which contains no query times.").arg(where),
            Message::tr("Use the output of trtexec --exportTimes.")};
    const json& object = document.is_array() && !document.empty() ? document.front() : document;
    std::vector<std::string> keys;
    if (object.is_object())
        for (const auto& [key, value] : object.items())
            if (keys.size() < 6) keys.push_back(key);
    return {
        ErrorCode::BadInput,
        keys.empty()
            ? Message::tr("Unsupported file format: %1.").arg(where)
            : Message::tr("Unsupported file format: %1. Its keys are %2.").arg(where, nameList(keys, object.size())),
        readableImports()};
}

/// llama-bench writes one object per line (JSONL).
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
        if (rows.size() > kMaxImportRows)
            return Error{ErrorCode::BadInput,
                         Message::tr("%1 contains more than %2 rows (the limit).").arg(where, kMaxImportRows),
                         Message::tr("Use a part of them.")};
    }
    return rows;
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
    if (rows + scores == 0) in.fail(Message::tr("it contains neither a row with a time nor a score"));
    if (in.error()) return *in.error();
    const Message came = Message::list(
        {rows > 0 ? Message::tr("%n rows", "%n row", static_cast<std::int64_t>(rows)) : Message(),
         scores > 0 ? Message::tr("%n scores", "%n score", static_cast<std::int64_t>(scores)) : Message()});
    const Message note = Message::tr("Imported from %1: %2").arg(in.source(), came);
    run.note = note.english();
    run.result.notes.push_back(Message::tr("%1; not measured by Quantoscope.").arg(note));
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
    segment.cacheEffective = Message::tr("according to the other tool");
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

/// A table of another tool. Nsight Compute writes lines that begin with == before it, where both go to one stream.
Result<ImportedRun> importTable(ImportReader& in, std::string_view text, const std::string& where)
{
    std::size_t line = 1;
    for (; text.starts_with("=="); ++line)
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    CsvReader reader(text, where, line);
    std::vector<std::string_view> cells;
    const auto any = reader.next(cells);
    if (!any) return any.error();
    const CsvHeader header(cells.begin(), cells.end());
    const CsvFormat* format = csvFormatOf(header);
    if (!format)
        return Error{ErrorCode::BadInput,
                     Message::tr("%1 is not the output of a supported tool; it begins with %2.")
                         .arg(where, quotedText(text.substr(0, text.find('\n')))),
                     readableImports()};
    in.run().tool = format->tool;
    if (const auto read = format->read(in, reader, header); !read) return read.error();
    return finished(in);
}

/// JSON, JSON Lines or CSV.
Result<ImportedRun> importText(ImportReader& in, std::string_view text, const std::string& where, bool isLines)
{
    const auto first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    const bool isJson = first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
    if (!isJson) return importTable(in, text, where);
    auto document = parseJson(text, JsonLimits{}, where);
    // several objects one after the other are no JSON document, but JSONL
    if (!document && text[first] == '{' && (isLines || text.find("\n{") != std::string_view::npos)) {
        const auto rows = rowsOfLines(text, where);
        return rows || isLines ? importRows(in, rows, where) : Result<ImportedRun>(document.error());
    }
    if (!document) return document.error();
    const JsonRelease release(*document);
    const ImportFormat* format = importFormatOf(*document);
    if (!format) return unknownKind(where, *document);
    in.run().tool = format->tool;
    in.run().evaluation = format->evaluation;
    format->read(in, *document);
    return finished(in);
}

Result<ImportedRun> importFile(const fs::path& path)
{
    if (isItemsFile(path)) return importItems(path);
    const auto file = MappedFile::open(path);
    if (!file) return file.error();
    const std::string where = quotedPath(path);
    ImportedRun run = emptyRun(path);
    ImportReader in(printable(path.filename().string()), where, run);
    const auto read = [&](std::span<const std::byte> bytes) {
        const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        return importText(in, text, where, path.extension() == ".jsonl");
    };
    if (!looksLikeGzip(file->bytes())) return file->checked(read(file->bytes()));
    const auto inflated = file->checked(inflateGzip(file->bytes(), JsonLimits{}.maxBytes, where));
    return inflated ? read(*inflated) : Result<ImportedRun>(inflated.error());
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
