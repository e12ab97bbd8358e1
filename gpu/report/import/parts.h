// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/import/names.h"
#include "gpu/report/import/results.h"

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <optional>
#include <string_view>

namespace qs {

/// What a row of the tables of formats says first.
struct FormatId
{
    std::string_view id;   ///< of its examples: tests/data/imports/<id>/
    std::string_view tool; ///< as it calls itself
    Timed timed = Timed::Kernels;
    bool evaluation = false; ///< of a model, with scores
};

/// What the readers of single kinds share. A file that is no result of its tool at all is reported by fail(); of a
/// readable one each entry and value that means nothing is left out, counted, and reported in a note of the run. That
/// is decided here, for all readers alike.
class ImportReader
{
public:
    ImportReader(std::filesystem::path path, std::string file, std::string where, ImportedRun& run)
        : m_path(std::move(path)), m_file(std::move(file)), m_where(std::move(where)), m_run(run)
    {}

    /// 'nvbench, copy.json'
    std::string source() const { return m_run.tool + ", " + m_file; }
    /// 'copy.json'
    const std::string& file() const { return m_file; }
    /// For what lies beside it.
    const std::filesystem::path& path() const { return m_path; }
    ImportedRun& run() { return m_run; }
    RunResult& result() { return m_run.result; }
    Environment& environment() { return m_run.result.environment; }

    /// Members by name; null where they are missing or null.
    static const nlohmann::json* find(const nlohmann::json& object, const char* key);
    /// A text, or a number as text; empty where it is missing.
    static std::string text(const nlohmann::json& object, const char* key);
    /// A finite number; nothing where it is missing or no number. Numbers in strings count ('1.5e-05').
    static std::optional<double> number(const nlohmann::json& object, const char* key);
    static std::optional<double> numberIn(const nlohmann::json& value);
    static bool isTrue(const nlohmann::json& object, const char* key);
    /// The nearest count; 0 for what is none, and never beyond what a session can hold.
    static std::int64_t count(double value);
    /// ISO 8601 in UTC of seconds since 1970, and of '20250102-030405'; other texts as they are.
    static std::string date(const nlohmann::json& object, const char* key);

    /// The format that the file has.
    void setFormat(const FormatId& format);
    /// What the times of the rows from here on are of; see Timed.
    void timesOf(Timed timed) { m_timed = timed; }
    /// Whether a value in microseconds is a time. 0 and −1 stand for 'nothing was measured'; what is none is counted as
    /// left out.
    bool keeps(double us);
    /// A list of times, scaled to microseconds; lists inside are taken apart where `nested`. What is no time is left
    /// out, counted.
    std::vector<float> times(const nlohmann::json& object, const char* key, double toUs, bool nested = false);
    /// A time in microseconds; 0, counted, for a number that is none, and where it is missing, which does not count.
    double time(const nlohmann::json& object, const char* key, double toUs);

    /// A row; its statistics from the samples where there are some, of which those that are no times are left out.
    /// Rows of one name are distinguished by what differs between their `fields`. A row that gets no figure is left out
    /// in the end, named.
    ModeResult& addRow(const std::string& name, const std::string& effective, std::vector<float> samplesUs = {},
                       NameFields fields = {});
    /// What the file states of the row that was added last and has samples, for what these do not bear out.
    void states(const Summary& stated);
    void addScore(const std::string& task, const std::string& metric, double value, bool higherIsBetter);
    void note(Message note) { m_run.result.notes.push_back(std::move(note)); }
    /// What names the run where several would have one name: 'dtype', 'float16'.
    void about(std::string key, std::string value);

    /// One entry of the file is unusable, for a reason: 'event 10 has no duration'.
    void skipEntry(const Message& entry);
    /// So many numbers in the text of the file are NaN or infinite.
    void sawNonFinite(std::int64_t numbers) { m_nonFinite = numbers; }
    void fail(const Message& why);
    const std::optional<Error>& error() const { return m_error; }
    /// Names rows, leaves those without a figure out, and tells what was left out; fails where nothing is left.
    void finish();

private:
    void nameRows();
    void dropEmptyRows();
    void noteSkipped();
    void findContradictions();

    std::filesystem::path m_path;
    std::string m_file, m_where;
    ImportedRun& m_run;
    std::optional<Error> m_error;
    Timed m_timed = Timed::Kernels;
    std::vector<std::pair<std::size_t, Summary>> m_stated;    ///< by row
    std::vector<NameFields> m_fields;                         ///< of each row
    std::int64_t m_none = 0, m_noNumber = 0, m_nonFinite = 0; ///< values that are 0 or below, and no numbers
    std::int64_t m_entries = 0;
    Message m_firstEntry;
};

/// Keys of the figures of an object; those that a tool does not write are null.
struct FigureKeys
{
    const char *mean = nullptr, *std = nullptr, *median = nullptr, *min = nullptr, *max = nullptr, *p25 = nullptr,
               *p75 = nullptr, *p95 = nullptr, *p99 = nullptr, *n = nullptr;
};
/// The statistics that a file states, times scaled to microseconds; of rows without samples.
Summary statedFigures(ImportReader& in, const nlohmann::json& object, const FigureKeys& keys, double toUs);

/// A format of another tool's results in one row of a table (formats.cpp, which declares the readers, too). A document
/// of several objects, one a line, comes as a list.
struct ImportFormat
{
    FormatId is;
    bool (*looksLike)(const nlohmann::json& document);
    void (*read)(ImportReader& in, const nlohmann::json& document);
};
/// Null where no format looks like this.
const ImportFormat* importFormatOf(const nlohmann::json& document);
/// All formats; each has examples of its own.
std::vector<FormatId> importFormats();
/// For messages: what is read.
Message readableImports();
/// Whether an object has all of these members.
bool hasAll(const nlohmann::json& object, std::initializer_list<const char*> keys);
/// The "name" of each object of a list, each once, with commas.
std::string deviceNames(const nlohmann::json& document, const char* key);
/// The first of a list of objects; the document itself where it is an object.
const nlohmann::json& firstOf(const nlohmann::json& document);

/// `rows` are objects; of a CSV file, objects of strings.
void importLlamaBench(ImportReader& in, const std::vector<nlohmann::json>& rows);
inline constexpr const char* kLlamaBench = "llama-bench";
bool isLlamaBenchRow(const nlohmann::json& row);
void importLmEval(ImportReader& in, const nlohmann::json& document);
inline constexpr const char* kLmEval = "lm-eval";

/// Items of one samples_<task>_<date>.jsonl: by task, filter and metric.
struct LmEvalItems
{
    std::string task, date; ///< from the file's name
    struct Series
    {
        std::string filter, metric;
        std::vector<std::string> ids;
        std::vector<double> values;
    };
    std::vector<Series> series;
    std::int64_t badLines = 0; ///< left out
    Message firstBad;
};
/// Reads a samples file line by line; BadInput where no line is an item.
Result<LmEvalItems> readLmEvalItems(const std::filesystem::path& path);
/// Gives scores their items; returns how many got some.
int attachItems(std::vector<Score>& scores, const LmEvalItems& items);
/// Lines that were no items, as left out.
void noteBadItems(ImportReader& in, const LmEvalItems& items);
/// Scores of a samples file without its results file.
void importLmEvalItems(ImportReader& in, const LmEvalItems& items);

} // namespace qs
