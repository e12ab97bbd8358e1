// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/results/watch_history.h"

#include "gpu/report/text/history_text.h"
#include "gpu/report/text/side_by_side_text.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace qs {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostShown = 7; ///< runs of the table beside the first one

using Files = std::vector<RecordingFile>;

/// FNV-1a: a change is to be seen, nobody has to be kept from forging one.
struct Hash
{
    std::uint64_t value = 14695981039346656037ULL;
    void add(const char* bytes, std::size_t count)
    {
        for (std::size_t i = 0; i < count; ++i)
            value = (value ^ static_cast<unsigned char>(bytes[i])) * 1099511628211ULL;
    }
};

bool addFile(Hash& hash, const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::vector<char> block(std::size_t{1} << 20);
    while (file) {
        file.read(block.data(), static_cast<std::streamsize>(block.size()));
        hash.add(block.data(), static_cast<std::size_t>(file.gcount()));
    }
    return file.eof();
}

std::vector<const RunResult*> runsOf(const Files& files)
{
    std::vector<const RunResult*> runs;
    for (const RecordingFile& file : files)
        if (file.runs.size() == 1) runs.push_back(&file.runs.front());
    return runs;
}

/// Of files that hold bare samples.
RunHistory historyOfSamples(const Files& files)
{
    RunHistory history;
    for (const NamedRecording& first : files.front().recordings) {
        HistoryRow row{first.name, {std::nullopt}};
        for (std::size_t i = 1; i < files.size(); ++i) {
            const auto& all = files[i].recordings;
            const auto same = std::ranges::find(all, first.name, &NamedRecording::name);
            row.runs.push_back(same == all.end()
                                   ? std::nullopt
                                   : std::optional(compare(std::span<const double>(first.recording.us),
                                                           std::span<const double>(same->recording.us), kBetweenRuns)));
        }
        history.rows.push_back(std::move(row));
    }
    return history;
}

/// The first run and the last ones.
Result<std::string> tableOfLast(const std::vector<const RunResult*>& runs, bool markdown)
{
    std::vector<const RunResult*> shown{runs.front()};
    std::vector<std::string> names{"run 1"};
    const std::size_t from = runs.size() - std::min(runs.size() - 1, kMostShown);
    for (std::size_t i = from; i < runs.size(); ++i) {
        shown.push_back(runs[i]);
        names.push_back("run " + std::to_string(i + 1));
    }
    auto beside = sideBySide(shown, 0);
    if (!beside) return beside.error();
    beside->names = names;
    const TextTable table = sideBySideTable(*beside);
    std::string text = markdown ? table.markdown() + "\n" : table.plain();
    for (const std::string& note : sideBySideNotes(*beside))
        text += note + "\n";
    return text;
}

} // namespace

std::string versionOf(const std::vector<std::string>& files)
{
    Hash hash;
    bool isRead = !files.empty();
    for (const std::string& name : files) {
        std::error_code failed;
        if (!fs::is_directory(name, failed)) {
            isRead = addFile(hash, name) && isRead;
            continue;
        }
        std::vector<fs::path> inside;
        for (const auto& entry : fs::directory_iterator(name, failed))
            if (entry.is_regular_file(failed)) inside.push_back(entry.path());
        std::ranges::sort(inside);
        for (const fs::path& path : inside) {
            hash.add(path.c_str(), path.native().size());
            isRead = addFile(hash, path) && isRead;
        }
    }
    return isRead ? std::to_string(hash.value) : std::string();
}

Result<void> WatchHistory::add(const std::string& file, std::string version)
{
    auto read = readRecordingFile(file);
    if (!read) return read.error();
    m_files.push_back(std::move(*read));
    m_versions.push_back(std::move(version));
    return {};
}

Result<std::string> WatchHistory::text(bool markdown) const
{
    const auto runs = runsOf(m_files);
    std::string text = "all runs against run 1:\n";
    RunHistory history;
    if (runs.size() == m_files.size()) {
        const auto table = tableOfLast(runs, markdown);
        if (!table) return table.error();
        text += *table;
        const auto beside = sideBySide(runs, 0);
        if (!beside) return beside.error();
        history = historyOf(*beside, m_versions);
    } else {
        history = historyOfSamples(m_files);
        countUnchanged(history, m_versions);
    }
    const std::string strip = historyStrip(history);
    return text + (markdown ? "```\n" + strip + "```\n" : strip);
}

} // namespace qs
