// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/batch/batch_queue.h"

#include "gpu/core/stop_wait.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/describe.h"
#include "gpu/targets/words.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace qs {

using namespace std::chrono_literals;

namespace {

const CommandLimits kQuestion{60s, std::size_t{16} << 20, {}};
using Lines = std::vector<std::string>;

std::string joined(const Lines& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

template <class Number> std::optional<Number> number(std::string_view text)
{
    Number value{};
    const auto [end, bad] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (bad != std::errc{} || end == text.data()) return std::nullopt;
    return value;
}

/// What a command printed that was followed by 'echo "=NAME $?"', and its status; nothing where it did not end.
struct Said
{
    Lines lines;
    std::optional<int> status;
};
Said take(Lines& lines, const std::string& name)
{
    Said said;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!lines[i].starts_with("=" + name + " ")) continue;
        said.status = number<int>(std::string_view(lines[i]).substr(name.size() + 2));
        said.lines.assign(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(i));
        lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        break;
    }
    return said;
}

std::string clusterOption(const std::string& clusters)
{
    return clusters.empty() ? "" : " -M " + shellQuoted(clusters);
}

/// The numbers of jobs of a name; an error where neither squeue nor sacct can be asked.
Result<std::optional<std::string>> jobNamed(const TargetConnection& connection, const std::string& name,
                                            std::stop_token stop)
{
    auto lines = askShell(connection.shell(),
                          "squeue --me -h -t all --name=" + shellQuoted(name) +
                              " -o '%A'; echo \"=queue $?\"\nsacct -X -n -P --name=" + shellQuoted(name) +
                              " -o JobID; echo \"=sacct $?\"",
                          std::move(stop), kQuestion);
    if (!lines) return lines.error();
    const Said queue = take(*lines, "queue"), sacct = take(*lines, "sacct");
    for (const Said* said : {&queue, &sacct}) {
        if (said->status != 0) continue;
        for (const std::string& line : said->lines)
            if (const std::string job = line.substr(0, line.find_first_of("_ |"));
                !job.empty() && job.find_first_not_of("0123456789") == std::string::npos)
                return std::optional(job);
    }
    if (queue.status == 0) return std::optional<std::string>();
    return Error{ErrorCode::Io, Message::tr("Slurm reported: %1").arg(lastLines(joined(queue.lines))), {}};
}

/// One attempt; an empty number where the answer is lost.
Result<slurm::Submitted> trySubmit(const TargetConnection& connection, const std::string& script, std::stop_token stop)
{
    const std::string end = "QS_SCRIPT_" + newBatchId();
    const std::string text = script.ends_with('\n') ? script : script + "\n";
    // From within a job its variables would be taken for options.
    auto lines =
        askShell(connection.shell(),
                 "for v in $(env | sed -n 's/^\\(S[A-Z]*_[A-Za-z0-9_]*\\)=.*/\\1/p'); do\n"
                 "  case $v in SLURM_CONF | SLURM_CLUSTERS) ;; SLURM_* | SBATCH_EXPORT) unset $v ;; esac\ndone\n"
                 "sbatch --parsable <<'" +
                     end + "'\n" + text + end + "\necho \"=sbatch $?\"",
                 std::move(stop), kQuestion);
    if (!lines)
        return lines.error().code == ErrorCode::Interrupted ? Result<slurm::Submitted>(lines.error())
                                                            : slurm::Submitted{};
    const Said said = take(*lines, "sbatch");
    if (said.status == 0)
        if (auto job = slurm::submittedJob(said.lines)) return *job;
    const std::string words = joined(said.lines);
    if (!said.status || said.status == 0 || slurm::isControllerAway(words)) return slurm::Submitted{};
    return Error{ErrorCode::Usage, Message::tr("Slurm refused the job: %1").arg(lastLines(words, 400)),
                 Message::tr("Check the target's partition, GPUs, account and options, and the script.")};
}

/// What a program said last, without its own name.
std::string lastWords(std::string_view line)
{
    constexpr std::string_view kProgram = "quantoscope: ";
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    if (line.starts_with(kProgram)) line.remove_prefix(kProgram.size());
    return printable(std::string(line), 400);
}

/// Words after the blank of 'file|ID|NAME|TEXT'.
void takeFile(const std::string& line, std::span<Batch> batches, std::vector<BatchSight>& sights)
{
    if (!line.starts_with("file|")) return;
    const std::size_t name = line.find('|', 5), text = name == std::string::npos ? name : line.find('|', name + 1);
    if (text == std::string::npos) return;
    const auto batch = std::ranges::find(batches, line.substr(5, name - 5), &Batch::id);
    const std::string_view file = std::string_view(line).substr(name + 1, text - name - 1);
    const auto task = number<int>(file.substr(std::min(file.size(), file.find('-') + 1)));
    if (batch == batches.end() || !task) return;
    BatchSight& sight = sights[static_cast<std::size_t>(batch - batches.begin())];
    const std::string_view words = std::string_view(line).substr(text + 1);
    if (file.starts_with("result-")) sight.results.push_back(*task);
    if (file.starts_with("exit-"))
        if (const auto status = number<int>(words)) {
            const std::size_t said = words.find(' ');
            sight.exits.push_back(
                {*task, *status, *status == 0 ? std::string() : lastWords(words.substr(std::min(said, words.size())))});
        }
    if (file.starts_with("state-"))
        if (const auto fraction = number<double>(words)) sight.progress.emplace_back(*task, *fraction);
}

/// 'jobs of all of them with commas between', and their clusters.
std::string listOf(std::span<const Batch> batches, std::string Batch::*member)
{
    std::set<std::string> all;
    for (const Batch& batch : batches)
        if (!(batch.*member).empty()) all.insert(batch.*member);
    std::string text;
    for (const std::string& one : all)
        text += (text.empty() ? "" : ",") + one;
    return text;
}

std::string filesScript(std::span<const Batch> batches)
{
    std::string script;
    for (const Batch& batch : batches)
        script +=
            "if cd " + shellQuoted(batch.folder) +
            " 2>/dev/null; then ls >/dev/null; for f in result-*.json exit-* state-*; do case $f in *.part) continue "
            ";; esac\n"
            "[ -f \"$f\" ] || continue; t=; case $f in result-*) ;; *) t=$(head -c 200 \"$f\" | tr '\\n' ' ') ;; esac\n"
            "case $f in exit-*) [ \"$t\" = '0 ' ] || t=\"$t$(tail -n 1 \"log-${f#exit-}.txt\" 2>/dev/null | head -c "
            "600)\" ;; esac\n"
            "printf '%s\\n' \"file|" + // what tasks print may have backslashes
            batch.id +
            "|$f|$t\"; done; fi\n";
    return script;
}

bool isMissing(const Batch& batch, const BatchSight& sight)
{
    if (batch.job.empty() || batch.isOver()) return false;
    std::size_t listed = 0;
    for (const slurm::Entry& entry : sight.queue)
        listed += isOf(entry, batch) ? 1 : 0;
    return listed < batch.tasks.size();
}

} // namespace

std::string batchFolder(const TargetConnection& connection, const std::string& id)
{
    return connection.folder() + "/batches/" + id;
}

Result<void> putTasks(const TargetConnection& connection, const Batch& batch,
                      const std::vector<nlohmann::ordered_json>& specs, std::stop_token stop)
{
    const std::string end = "QS_TASK_" + batch.id;
    std::string script =
        "umask 077; mkdir -p " + shellQuoted(batch.folder) + " && cd " + shellQuoted(batch.folder) + " || exit\n";
    for (std::size_t i = 0; i < specs.size(); ++i) {
        script += "cat > task-" + std::to_string(i) + ".json <<'" + end + "' || exit\n";
        script += dumpJson({{"schema", 1}, {"kind", batch.kind}, {"spec", specs[i]}}, -1) + "\n" + end + "\n";
    }
    const auto lines = askShell(connection.shell(), script + "echo written=yes", std::move(stop), kQuestion);
    if (!lines) return lines.error();
    if (std::ranges::find(*lines, "written=yes") != lines->end()) return {};
    return Error{ErrorCode::Io,
                 Message::tr("The tasks could not be written into %1: %2")
                     .arg(quotedPath(batch.folder), lastLines(joined(*lines))),
                 Message::tr("Free some space there, or set another folder for this target.")};
}

Result<void> submitBatch(const TargetConnection& connection, Batch& batch, const std::string& script,
                         std::stop_token stop, std::chrono::milliseconds patience)
{
    Message reason;
    for (int attempt = 0; attempt < 2; ++attempt) {
        auto submitted = trySubmit(connection, script, stop);
        if (!submitted) return submitted.error();
        if (!submitted->job.empty()) {
            batch.job = submitted->job;
            batch.cluster = submitted->cluster;
            return {};
        }
        sleepUnlessStopped(patience, stop);
        if (stop.stop_requested()) return stoppedError();
        const auto there = jobNamed(connection, batch.name, stop);
        if (there && *there) {
            batch.job = **there;
            return {};
        }
        if (!there) reason = there.error().message;
        if (!there) break; // nobody knows: a second job is worse than a late answer
    }
    return Error{
        ErrorCode::DeviceLost,
        Message::sentences({Message::tr("Slurm did not answer; whether the job was submitted is unknown."), reason}),
        Message::tr("The job is kept in the list and looked for by its name: run 'batch list' later.")};
}

Result<Message> refreshBatches(const TargetConnection& connection, std::span<Batch> batches, std::stop_token stop)
{
    for (Batch& batch : batches)
        if (batch.job.empty())
            if (const auto job = jobNamed(connection, batch.name, stop); job && *job) batch.job = **job;
    std::vector<BatchSight> sights(batches.size());
    const std::string clusters = clusterOption(listOf(batches, &Batch::cluster)), jobs = listOf(batches, &Batch::job);
    auto lines = askShell(connection.shell(),
                          "squeue --me -h -t all" + clusters + " -o '" + std::string(slurm::kSqueueFormat) +
                              "'; echo \"=queue $?\"\n" + filesScript(batches) + "echo \"=files $?\"",
                          stop, kQuestion);
    if (!lines) return lines.error();
    const Said queue = take(*lines, "queue"), files = take(*lines, "files");
    for (const std::string& line : files.lines)
        takeFile(line, batches, sights);
    bool missing = false;
    const auto entries = queue.status == 0 ? slurm::entriesOfSqueue(queue.lines) : std::vector<slurm::Entry>{};
    for (std::size_t i = 0; i < batches.size(); ++i) {
        sights[i].queueAnswered = queue.status == 0;
        sights[i].queue = entries;
        missing = missing || isMissing(batches[i], sights[i]);
    }
    if (missing && queue.status == 0) {
        auto more = askShell(connection.shell(),
                             "sacct -X -P -n" + clusters + " -o " + std::string(slurm::kSacctFormat) + " -j " +
                                 shellQuoted(jobs) + "; echo \"=sacct $?\"",
                             stop, kQuestion);
        if (more)
            if (const Said sacct = take(*more, "sacct"); sacct.status == 0)
                for (BatchSight& sight : sights)
                    sight.ended = slurm::entriesOfSacct(sacct.lines);
    }
    for (std::size_t i = 0; i < batches.size(); ++i)
        applySight(batches[i], sights[i]);
    if (queue.status == 0) return Message();
    return Message::tr("Slurm did not report the state of the jobs: %1").arg(lastLines(joined(queue.lines)));
}

Result<void> cancelBatch(const TargetConnection& connection, const Batch& batch, std::stop_token stop)
{
    const std::string which = batch.job.empty() ? "--name=" + batch.name : batch.job;
    auto lines =
        askShell(connection.shell(),
                 "scancel" + clusterOption(batch.cluster) + " " + shellQuoted(which) + "; echo \"=scancel $?\"",
                 std::move(stop), kQuestion);
    if (!lines) return lines.error();
    const Said said = take(*lines, "scancel");
    const std::string words = joined(said.lines);
    if (said.status == 0 || words.find("Invalid job id") != std::string::npos ||
        words.find("already completing or completed") != std::string::npos)
        return {};
    return Error{ErrorCode::Io, Message::tr("Slurm did not cancel the job: %1").arg(lastLines(words)),
                 Message::tr("Try again.")};
}

Result<int> gatherBatch(const TargetConnection& connection, Batch& batch, const std::string& folder,
                        std::stop_token stop)
{
    if (auto made = ensureDirectory(folder); !made) return made.error();
    int count = 0;
    for (std::size_t i = 0; i < batch.tasks.size(); ++i) {
        BatchTask& task = batch.tasks[i];
        if (task.gathered || !task.isOver()) continue;
        const std::string name =
            "/" + std::string(task.finished ? "result-" : "partial-") + std::to_string(i) + ".json";
        const auto text = fetchText(connection.shell(), batch.folder + name, stop);
        if (!text) return text.error();
        if (text->empty()) continue; // it ended before anything was measured
        if (auto written = writeFileAtomically(folder + name, *text); !written) return written.error();
        if (!task.finished) continue;
        task.gathered = true;
        ++count;
    }
    return count;
}

Result<void> removeBatch(const TargetConnection& connection, const Batch& batch, std::stop_token stop)
{
    if (!batch.folder.ends_with("/batches/" + batch.id)) return {}; // not one of ours
    return removeThere(connection.shell(), batch.folder, std::move(stop));
}

} // namespace qs
