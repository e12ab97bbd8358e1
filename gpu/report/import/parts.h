// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/import/results.h"

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <optional>
#include <string_view>

namespace qs {

/// What the readers of single kinds share. They report a wrong file by the first error that they remember here.
class ImportReader
{
public:
    ImportReader(std::string file, std::string where, ImportedRun& run)
        : m_file(std::move(file)), m_where(std::move(where)), m_run(run)
    {}

    /// 'nvbench, copy.json'
    std::string source() const { return m_run.tool + ", " + m_file; }
    /// 'copy.json'
    const std::string& file() const { return m_file; }
    ImportedRun& run() { return m_run; }
    RunResult& result() { return m_run.result; }

    /// Members by name; null where they are missing or null.
    static const nlohmann::json* find(const nlohmann::json& object, const char* key);
    /// A text, or a number as text; empty where it is missing.
    static std::string text(const nlohmann::json& object, const char* key);
    /// A finite number; nothing where it is missing or no number. Numbers in strings count ('1.5e-05').
    static std::optional<double> number(const nlohmann::json& object, const char* key);
    static std::optional<double> numberIn(const nlohmann::json& value);
    /// The nearest count; 0 for what is none, and never beyond what a session can hold.
    static std::int64_t count(double value);

    /// A list of times, scaled to microseconds; nulls and lists inside are taken apart where `nested`.
    std::vector<float> times(const nlohmann::json& object, const char* key, double toUs, bool nested = false);

    /// A row; its statistics from the samples where there are some.
    ModeResult& addRow(const std::string& name, const std::string& effective, std::vector<float> samplesUs = {});
    void addScore(const std::string& task, const std::string& metric, double value, bool higherIsBetter);
    void fail(const Message& why);
    const std::optional<Error>& error() const { return m_error; }

private:
    std::string m_file, m_where;
    ImportedRun& m_run;
    std::optional<Error> m_error;
};

/// A format of another tool's results in one row of a table (formats.cpp, which declares the readers, too).
struct ImportFormat
{
    std::string_view tool;
    bool evaluation;
    bool (*looksLike)(const nlohmann::json& document);
    void (*read)(ImportReader& in, const nlohmann::json& document);
};
/// Null where no format looks like this.
const ImportFormat* importFormatOf(const nlohmann::json& document);
/// For messages: what is read.
Message readableImports();
/// Whether an object has all of these members.
bool hasAll(const nlohmann::json& object, std::initializer_list<const char*> keys);

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
};
/// Reads a samples file line by line; BadInput with its line.
Result<LmEvalItems> readLmEvalItems(const std::filesystem::path& path);
/// Gives scores their items; returns how many got some.
int attachItems(std::vector<Score>& scores, const LmEvalItems& items);
/// Scores of a samples file without its results file.
void importLmEvalItems(ImportReader& in, const LmEvalItems& items);

} // namespace qs
