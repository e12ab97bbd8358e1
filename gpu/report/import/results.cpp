// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import/results.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/gzip.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/lfs_pointer.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/report/import/csv_import.h"
#include "gpu/report/import/json_source.h"
#include "gpu/report/import/json_text.h"
#include "gpu/report/import/log_import.h"
#include "gpu/report/import/trace_events.h"
#include "gpu/results/analysis.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <functional>
#include <istream>
#include <memory>

namespace qs {

namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr std::size_t kTraceHead = std::size_t{256} << 10; ///< in which a trace says that it is one

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

/// The run is complete: what it holds, or what is missing.
Result<ImportedRun> finished(ImportReader& in)
{
    in.finish();
    if (in.error()) return *in.error();
    ImportedRun& run = in.run();
    const std::size_t rows = run.result.segments.back().modes.size(), scores = run.result.scores.size();
    const Message came = Message::list(
        {rows > 0 ? Message::tr("%n rows", "%n row", static_cast<std::int64_t>(rows)) : Message(),
         scores > 0 ? Message::tr("%n scores", "%n score", static_cast<std::int64_t>(scores)) : Message()});
    const Message note = Message::tr("Imported from %1: %2").arg(in.source(), came);
    run.note = note.english();
    run.result.notes.push_back(Message::tr("%1; not measured by Quantoscope.").arg(note));
    analyse(run.result.segments.back(), nullptr);
    return run;
}

ImportedRun emptyRun(const fs::path& path)
{
    ImportedRun run;
    run.name = printable(path.stem().string(), 120);
    run.file = printable(path.filename().string());
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
    ImportReader in(path, printable(path.filename().string()), quotedPath(path), run);
    importLmEvalItems(in, *items);
    return finished(in);
}

/// A table of another tool. Nsight Compute writes lines that begin with == before it, where both go to one stream.
Result<ImportedRun> importTable(ImportReader& in, std::string_view text, const std::string& where)
{
    const TableStart start = tableStart(text);
    if (!start.format)
        return Error{ErrorCode::BadInput,
                     Message::tr("%1 is not the output of a supported tool; it begins with %2.")
                         .arg(where, quotedText(text.substr(0, text.find('\n')))),
                     readableImports()};
    const CsvFormat* const format = start.format;
    CsvReader reader(text.substr(start.at), where, start.line);
    std::vector<std::string_view> cells;
    if (const auto any = reader.next(cells); !any) return any.error();
    const CsvHeader header(cells.begin(), cells.end());
    in.setFormat(format->is);
    if (const auto read = format->read(in, reader, header); !read) return read.error();
    return finished(in);
}

/// What Quantoscope wrote: a result, a study or a session.
bool isOwnResult(const json& document)
{
    const auto isOurs = [&](const char* key) { return ImportReader::text(document, key).starts_with("quantoscope"); };
    return isOurs("format") || isOurs("kind") || hasAll(document, {"schema", "environment"}) ||
           hasAll(document, {"schema", "spec"});
}

/// A file of our own, which is opened and not imported.
Error ownFile(const std::string& where)
{
    return {ErrorCode::Usage,
            Message::tr("%1 is a result of Quantoscope itself; there is nothing to import.").arg(where),
            Message::tr("Open it in the window, or give it to 'quantoscope compare', 'diagnose' or 'decide' as it is. "
                        "To put rows of other tools beside it, use --beside.")};
}

/// The document of a text that a format reads: of several, all of them as a list where that is one, else the first.
struct ChosenJson
{
    json document;
    const ImportFormat* format = nullptr;
    std::size_t unused = 0;
};

ChosenJson chosenOf(std::vector<json> documents)
{
    ChosenJson chosen;
    if (documents.size() == 1) {
        chosen.document = std::move(documents.front());
        chosen.format = importFormatOf(chosen.document);
        return chosen;
    }
    chosen.unused = documents.size();
    chosen.document = json(std::move(documents));
    if ((chosen.format = importFormatOf(chosen.document))) {
        chosen.unused = 0;
        return chosen;
    }
    for (json& one : chosen.document)
        if (const ImportFormat* format = importFormatOf(one)) {
            json taken = std::move(one);
            return {std::move(taken), format, chosen.unused - 1};
        }
    chosen.document = json(chosen.document.front());
    chosen.format = nullptr;
    return chosen;
}

Result<ImportedRun> importJson(ImportReader& in, std::string_view text, const std::string& where)
{
    auto read = readJsonText(text, where, kMaxImportRows);
    if (!read) return read.error();
    if (read->documents.size() > kMaxImportRows)
        return Error{ErrorCode::BadInput,
                     Message::tr("%1 contains more than %2 rows (the limit).").arg(where, kMaxImportRows),
                     Message::tr("Use a part of them.")};
    ChosenJson chosen = chosenOf(std::move(read->documents));
    const JsonRelease release(chosen.document);
    if (!chosen.format) return isOwnResult(chosen.document) ? ownFile(where) : unknownKind(where, chosen.document);
    in.setFormat(chosen.format->is);
    in.sawNonFinite(read->nonFinite);
    for (std::int64_t i = 0; i < read->badLines; ++i)
        in.skipEntry(read->firstBad);
    if (read->otherLines > 0)
        in.note(Message::tr("%n lines around the JSON were skipped: they are a log.",
                            "%n line around the JSON was skipped: it is a log.", read->otherLines));
    if (chosen.unused > 0)
        in.note(Message::tr("Further JSON values in the file were not imported: %1.").arg(chosen.unused));
    chosen.format->read(in, chosen.document);
    return finished(in);
}

/// A trace is read as a stream, whatever its size. `open` begins it anew.
Result<ImportedRun> importStream(ImportReader& in, const std::function<Result<TextSupply>()>& open, std::size_t skipped,
                                 const std::string& where)
{
    std::string problem;
    for (const bool lenient : {false, true}) {
        auto supply = open();
        if (!supply) return supply.error();
        JsonSource source(std::move(*supply), skipped, lenient);
        std::istream stream(&source);
        ImportReader fresh = in;
        TraceEvents events(fresh);
        problem = readTrace(stream, events);
        if (source.error()) return *source.error();
        if (!problem.empty()) continue;
        importTrace(fresh, events);
        return finished(fresh);
    }
    return Error{ErrorCode::BadInput, Message::tr("%1 is not valid JSON: %2.").arg(where, problem),
                 Message::tr("Correct it, or check that the file is complete and UTF-8.")};
}

/// A file, through a buffer and not as memory: a trace may be larger than that.
Result<TextSupply> supplyOf(const fs::path& path)
{
    auto file = std::make_shared<std::ifstream>(path, std::ios::binary);
    if (!*file) return fileError(Message::tr("Cannot read %1: %2.").arg(quotedPath(path)), errno);
    return TextSupply([file](std::span<std::byte> out) -> Result<std::size_t> {
        file->read(reinterpret_cast<char*>(out.data()), static_cast<std::streamsize>(out.size()));
        return static_cast<std::size_t>(file->gcount());
    });
}

Result<TextSupply> supplyOfGzip(std::span<const std::byte> bytes, const std::string& where)
{
    auto opened = GzipReader::open(bytes, where);
    if (!opened) return opened.error();
    auto reader = std::make_shared<GzipReader>(std::move(*opened));
    return TextSupply([reader](std::span<std::byte> out) { return reader->read(out); });
}

std::string_view textOf(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// JSON, JSON Lines, CSV or a log; a trace for which its beginning did not tell is read again as one.
Result<ImportedRun> importText(ImportReader& in, std::span<const std::byte> bytes, const std::string& where)
{
    const std::string_view text = textOf(bytes);
    if (const auto pointer = lfsPointerError(text, where)) return *pointer;
    if (const LogFormat* log = logFormatOf(text)) {
        in.setFormat(log->is);
        log->read(in, text);
        return finished(in);
    }
    if (firstDocument(text) < text.size()) return importJson(in, text, where);
    return importTable(in, text, where);
}

Result<ImportedRun> importFile(const fs::path& path)
{
    if (isItemsFile(path)) return importItems(path);
    const auto file = MappedFile::open(path);
    if (!file) return file.error();
    const std::string where = quotedPath(path);
    ImportedRun run = emptyRun(path);
    ImportReader in(path, printable(path.filename().string()), where, run);
    const bool zipped = looksLikeGzip(file->bytes());
    const auto open = [&]() -> Result<TextSupply> {
        return zipped ? supplyOfGzip(file->bytes(), where) : supplyOf(path);
    };
    std::vector<std::byte> head(kTraceHead);
    auto supply = open();
    const auto got = supply ? (*supply)(head) : Result<std::size_t>(supply.error());
    if (!got) return file->checked(Result<ImportedRun>(got.error()));
    const std::string_view begin = textOf(std::span(head).first(*got));
    if (const std::size_t at = firstDocument(begin); at < begin.size() && beginsTrace(begin.substr(at)))
        return file->checked(importStream(in, open, at, where));
    if (!zipped) return file->checked(importText(in, file->bytes(), where));
    const auto inflated = file->checked(inflateGzip(file->bytes(), JsonLimits{}.maxBytes, where));
    return inflated ? importText(in, *inflated, where) : Result<ImportedRun>(inflated.error());
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

/// Runs of one model are distinguished by what differs between their settings, and in the end by their files.
void nameApart(std::vector<ImportedRun>& runs)
{
    std::vector<FieldedName> all;
    for (const ImportedRun& run : runs)
        all.push_back({run.name, run.fields});
    const std::vector<std::string> bySettings = namesByDifference(all);
    for (std::size_t i = 0; i < runs.size(); ++i)
        all[i] = {bySettings[i], {{"file", runs[i].file}}};
    const std::vector<std::string> names = namesByDifference(all);
    for (std::size_t i = 0; i < runs.size(); ++i) {
        for (Score& score : runs[i].result.scores)
            if (score.name == runs[i].name) score.name = names[i];
        runs[i].name = names[i];
    }
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
        nameApart(runs);
        return runs;
    });
}

} // namespace qs
