// SPDX-License-Identifier: GPL-3.0-or-later
// watch: measures by a command of the user, again each time a file changes, and compares with what was before.
#include "gpu/cli/commands.h"
#include "gpu/cli/interrupt_watch.h"
#include "gpu/cli/results/watch_history.h"
#include "gpu/core/stop_wait.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/describe.h"
#include "gpu/targets/run_command.h"
#include "gpu/targets/words.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <optional>
#include <unistd.h>

namespace qs {

namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr auto kPoll = 300ms;
constexpr auto kQuiet = 1s; ///< a linker writes for a while: so long nothing may have changed any more
constexpr auto kLongest = 24h;
constexpr std::size_t kMaxOutput = std::size_t{1} << 30;

struct WatchRequest
{
    std::vector<std::string> files;
    std::string against, folder, failOnRegression, badge;
    int runs = 0; ///< 0: until interrupted
    bool sameMachine = false, markdown = false, history = false;
};

/// The newest change of a file, or of a folder and what is directly in it; the beginning of time where there is none.
fs::file_time_type changeOf(const fs::path& path)
{
    std::error_code failed;
    fs::file_time_type newest = fs::last_write_time(path, failed);
    if (failed) return fs::file_time_type::min();
    if (fs::is_directory(path, failed))
        for (const auto& entry : fs::directory_iterator(path, failed))
            if (const auto time = entry.last_write_time(failed); !failed) newest = std::max(newest, time);
    return newest;
}

fs::file_time_type newestOf(const std::vector<std::string>& files)
{
    fs::file_time_type newest = fs::file_time_type::min();
    for (const std::string& file : files)
        newest = std::max(newest, changeOf(file));
    return newest;
}

/// Waits for a change after `seen`, and until nothing changes any more; the time of the change. None after a stop.
std::optional<fs::file_time_type> nextChange(const std::vector<std::string>& files, fs::file_time_type seen,
                                             const std::stop_token& stop)
{
    fs::file_time_type last = seen;
    auto since = std::chrono::steady_clock::now();
    while (!stop.stop_requested()) {
        sleepUnlessStopped(kPoll, stop);
        const fs::file_time_type now = newestOf(files);
        if (now != last) {
            last = now;
            since = std::chrono::steady_clock::now();
        } else if (last != seen && std::chrono::steady_clock::now() - since >= kQuiet) {
            return last;
        }
    }
    return std::nullopt;
}

/// Runs the command; what it prints is the file of the result.
Result<void> measure(const Arguments& command, const std::string& file, const std::stop_token& stop)
{
    const auto answer = runCommand({command.front(), {command.begin() + 1, command.end()}}, {}, stop,
                                   {.time = kLongest, .output = kMaxOutput});
    if (!answer) return answer.error();
    if (answer->status != 0)
        return Error{ErrorCode::Usage,
                     "The command ended with status " + std::to_string(answer->status) + ": " + lastLines(answer->err),
                     "Check it by itself; it has to print results that 'compare' reads."};
    if (answer->out.empty())
        return Error{ErrorCode::BadInput, "The command printed nothing on standard output.",
                     "Let it print its results, with --json - for example."};
    return writeFileAtomically(file, answer->out);
}

std::string clockText()
{
    const std::time_t now = std::time(nullptr);
    char text[16] = {};
    std::tm local{};
    if (localtime_r(&now, &local)) std::strftime(text, sizeof text, "%H:%M:%S", &local);
    return text;
}

/// Measures and compares, run after run; the status of the last comparison.
class Watch
{
public:
    Watch(WatchRequest request, Arguments command, std::string folder)
        : m_request(std::move(request)), m_command(std::move(command)), m_folder(std::move(folder)),
          m_before(m_request.against)
    {}

    int run(const InterruptWatch& interrupt)
    {
        const std::stop_token stop = interrupt.token();
        fs::file_time_type seen = newestOf(m_request.files);
        for (int number = 1; m_request.runs == 0 || number <= m_request.runs; ++number) {
            if (number > 1) {
                printNote("waiting for a change of " + joinWords(m_request.files));
                const auto changed = nextChange(m_request.files, seen, stop);
                if (!changed) break;
                seen = *changed;
            }
            once(number, stop);
            if (stop.stop_requested()) break;
        }
        return m_status;
    }

private:
    void once(int number, const std::stop_token& stop)
    {
        char name[32];
        std::snprintf(name, sizeof name, "/run-%03d", number);
        const std::string file = m_folder + name;
        const std::string version = m_request.history ? versionOf(m_request.files) : std::string();
        if (auto measured = measure(m_command, file, stop); !measured) { // a build may fail, and be mended
            if (!stop.stop_requested()) m_status = printError(measured.error());
            return;
        }
        printText("run " + std::to_string(number) + ", " + clockText() +
                  (m_before.empty() ? ": measured\n" : ", against " + m_beforeName + ":\n"));
        if (!m_before.empty()) m_status = compareMain(compareArguments(file));
        if (m_request.history) showHistory(file, version);
        if (!m_request.against.empty()) return;
        m_before = file;
        m_beforeName = "run " + std::to_string(number);
    }

    Arguments compareArguments(const std::string& file) const
    {
        Arguments arguments{m_before, file};
        if (!m_request.failOnRegression.empty())
            arguments.insert(arguments.begin(), {"--fail-on-regression", m_request.failOnRegression});
        if (m_request.sameMachine) arguments.insert(arguments.begin(), "--same-machine");
        if (m_request.markdown) arguments.insert(arguments.begin(), "--markdown");
        if (!m_request.badge.empty()) arguments.insert(arguments.begin(), {"--badge", m_request.badge});
        return arguments;
    }

    void showHistory(const std::string& file, const std::string& version)
    {
        if (const auto added = m_history.add(file, version); !added) {
            printError(added.error());
            return;
        }
        if (m_history.size() < 3) return;
        if (const auto text = m_history.text(m_request.markdown))
            printText(*text);
        else
            printError(text.error());
    }

    WatchRequest m_request;
    Arguments m_command;
    WatchHistory m_history; ///< of all runs so far, where it is asked for
    std::string m_folder, m_before, m_beforeName = quotedPath(m_request.against);
    int m_status = 0;
};

Result<std::string> keptFolder(const std::string& folder)
{
    if (auto made = ensureDirectory(folder); !made) return made.error();
    return folder;
}

Result<std::string> temporaryFolder()
{
    std::error_code failed;
    std::string name = (fs::temp_directory_path(failed) / "quantoscope-watch-XXXXXX").string();
    if (failed || !::mkdtemp(name.data()))
        return Error{ErrorCode::Io, "A folder for the results of the runs could not be made.",
                     "Name one with --keep, or set TMPDIR to a folder that can be written to."};
    return name;
}

void addWatchFlags(Flags& flags, WatchRequest& request)
{
    flags.flag("--file", "PATH",
               "a file, or a folder with its files, whose change starts the next run; repeat for several (the program "
               "of the command, where that is a path)",
               [&request](const std::string& path) -> Result<void> {
                   request.files.push_back(path);
                   return {};
               });
    flags.text("--against", "FILE", "compare each run with this result, instead of with the run before it",
               request.against);
    flags.number("--runs", "N", "end after so many runs; without it, go on until interrupted", request.runs, 1, 100000);
    flags.text("--keep", "DIR", "keep the result of each run there (run-001, run-002, …)", request.folder);
    flags.text("--fail-on-regression", "PERCENT", "as compare has it: the exit status is that of the last comparison",
               request.failOnRegression);
    flags.toggle("--same-machine", "as compare has it", request.sameMachine);
    flags.toggle("--markdown", "as compare has it", request.markdown);
    flags.toggle(
        "--history",
        "after each run, show the first and the last ones side by side, and a strip of all: faster, slower, or "
        "within what runs without a change were apart (write the file again as it is, with touch, for such a "
        "run)",
        request.history);
    flags.text("--badge", "FILE.svg", "as compare has it: written anew after each run", request.badge);
    flags.files(1, 256);
    flags.footer(
        "\nExample: quantoscope watch --file build/bench -- build/bench --benchmark_format=json\n\nExit status: "
        "0 success, 1 regression (--fail-on-regression), else that of the last error.\n");
}

} // namespace

int watchMain(const Arguments& arguments)
{
    WatchRequest request;
    Flags flags("watch", "[flags] -- COMMAND …",
                "Runs a command that prints results, of this program (--json -) or of a tool that 'import' reads, and "
                "again each time a file changes. Each run is compared with the one before: speed-up, interval and "
                "verdict.");
    addWatchFlags(flags, request);
    if (const auto status = readFlags(flags, arguments)) return *status;
    const Arguments& command = flags.files();
    if (request.files.empty() && command.front().find('/') != std::string::npos)
        request.files.push_back(command.front());
    if (request.files.empty() && request.runs != 1)
        return printError(flags.wrong("--file is required: " + quotedPath(command.front()) +
                                      " is looked for on PATH, and nothing says which change to wait for."));
    const bool isKept = !request.folder.empty();
    const auto folder = isKept ? keptFolder(request.folder) : temporaryFolder();
    if (!folder) return printError(folder.error());
    InterruptWatch interrupt;
    const int status = Watch(std::move(request), command, *folder).run(interrupt);
    std::error_code failed;
    if (!isKept) fs::remove_all(*folder, failed);
    return status;
}

} // namespace qs
