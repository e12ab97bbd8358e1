// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/slurm/slurm.h"

#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace qs::slurm {

namespace {

constexpr int kMaxTasks = 100'000;

struct Known
{
    std::string_view word;
    Phase phase;
    bool final;
    const char* text;
};

/// As squeue and sacct call them. Not listed: LAUNCH_FAILED and others that stand beside a state.
constexpr Known kStates[] = {{"PENDING", Phase::Waiting, false, Message::mark("waiting")},
                             {"REQUEUED", Phase::Waiting, false, Message::mark("requeued")},
                             {"REQUEUE_HOLD", Phase::Waiting, false, Message::mark("requeued and held")},
                             {"REQUEUE_FED", Phase::Waiting, false, Message::mark("requeued")},
                             {"SPECIAL_EXIT", Phase::Waiting, false, Message::mark("requeued and held")},
                             {"RESV_DEL_HOLD", Phase::Waiting, false, Message::mark("held")},
                             {"RUNNING", Phase::Running, false, Message::mark("running")},
                             {"CONFIGURING", Phase::Running, false, Message::mark("starting")},
                             {"COMPLETING", Phase::Running, false, Message::mark("ending")},
                             {"STAGE_OUT", Phase::Running, false, Message::mark("ending")},
                             {"SIGNALING", Phase::Running, false, Message::mark("running")},
                             {"RESIZING", Phase::Running, false, Message::mark("running")},
                             {"SUSPENDED", Phase::Running, false, Message::mark("suspended")},
                             {"STOPPED", Phase::Running, false, Message::mark("suspended")},
                             {"COMPLETED", Phase::Done, true, Message::mark("done")},
                             {"CANCELLED", Phase::Cancelled, true, Message::mark("cancelled")},
                             {"REVOKED", Phase::Cancelled, true, Message::mark("cancelled")},
                             {"FAILED", Phase::Failed, true, Message::mark("failed")},
                             {"BOOT_FAIL", Phase::Failed, true, Message::mark("failed: a node did not start")},
                             {"NODE_FAIL", Phase::Failed, true, Message::mark("failed: a node failed")},
                             {"OUT_OF_MEMORY", Phase::Failed, true, Message::mark("failed: out of memory")},
                             {"PREEMPTED", Phase::Failed, true, Message::mark("preempted")},
                             {"TIMEOUT", Phase::Failed, true, Message::mark("time limit reached")},
                             {"DEADLINE", Phase::Failed, true, Message::mark("deadline reached")}};

std::vector<std::string> columns(const std::string& line)
{
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= line.size();) {
        const std::size_t end = std::min(line.find('|', at), line.size());
        parts.push_back(line.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

bool isNumber(std::string_view text)
{
    return !text.empty() && text.size() < 19 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// One entry for each task that the number of a job stands for: '12', '12_3', '12_[4-6,9%2]'.
void addEntries(std::vector<Entry>& all, const std::string& number, const Entry& what)
{
    const std::size_t bar = number.find('_');
    const std::string job = number.substr(0, bar);
    if (!isNumber(job)) return;
    Entry entry = what;
    entry.job = job;
    if (bar == std::string::npos) return all.push_back(entry);
    std::string tasks = number.substr(bar + 1);
    if (tasks.size() > 1 && tasks.front() == '[' && tasks.back() == ']') tasks = tasks.substr(1, tasks.size() - 2);
    for (const int task : taskNumbers(tasks)) {
        entry.task = task;
        all.push_back(entry);
    }
}

std::string known(const std::string& text)
{
    return text == "N/A" || text == "n/a" || text == "(null)" || text == "None" || text == "None assigned"
               ? std::string()
               : printable(text, 100);
}

/// The last line of `words` that has this in it.
std::string lineWith(const std::string& words, std::string_view what)
{
    const std::size_t at = words.rfind(what);
    if (at == std::string::npos) return {};
    const std::size_t before = at == 0 ? std::string::npos : words.rfind('\n', at - 1);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    return printable(words.substr(begin, std::min(words.find('\n', at), words.size()) - begin), 300);
}

/// The lines of Slurm's own: the worker prints where they come, too.
std::string slurmsOwn(std::string_view words)
{
    std::string own;
    while (!words.empty()) {
        const std::string_view line = words.substr(0, words.find('\n'));
        words.remove_prefix(std::min(line.size() + 1, words.size()));
        for (const std::string_view program : {"srun:", "slurmstepd", "salloc:"}) // 'slurmstepd-NODE:', too
            if (line.starts_with(program)) own += std::string(line) + "\n";
    }
    return own;
}

} // namespace

State stateOf(std::string_view text)
{
    // 'CANCELLED by 1000', and 'CANCELLED+' where a column was too narrow
    const std::string word(text.substr(0, text.find_first_of(" +")));
    const auto found = std::ranges::find(kStates, word, &Known::word);
    return found == std::end(kStates) ? State{Phase::Unknown, false, printable(word, 40)}
                                      : State{found->phase, found->final, word};
}

Message stateText(const State& state)
{
    const auto found = std::ranges::find(kStates, state.word, &Known::word);
    if (found != std::end(kStates)) return Message::marked(found->text);
    return state.word.empty() ? Message::tr("not listed by Slurm") : Message(state.word);
}

std::vector<int> taskNumbers(std::string_view text)
{
    std::vector<int> numbers;
    text = text.substr(0, text.find('%'));
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find(','));
        text.remove_prefix(std::min(part.size() + 1, text.size()));
        const std::size_t dash = part.find('-');
        int first = 0, last = 0;
        const auto read = [](std::string_view digits, int& value) {
            if (!isNumber(digits)) return false;
            const auto [end, bad] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
            return bad == std::errc{};
        };
        if (!read(part.substr(0, dash), first)) return {};
        last = first;
        if (dash != std::string_view::npos && !read(part.substr(dash + 1), last)) return {};
        if (last < first || last >= kMaxTasks) return {};
        for (int n = first; n <= last; ++n)
            numbers.push_back(n);
    }
    return numbers;
}

std::vector<Entry> entriesOfSqueue(const std::vector<std::string>& lines)
{
    constexpr std::string_view kCluster = "CLUSTER: ";
    std::vector<Entry> all;
    std::string cluster;
    for (const std::string& line : lines) {
        if (line.starts_with(kCluster)) cluster = known(line.substr(kCluster.size()));
        if (const auto part = columns(line); part.size() == 5 || part.size() == 6)
            addEntries(all, part[0],
                       {{},
                        -1,
                        stateOf(part[1]),
                        known(part[2]),
                        known(part[3]),
                        known(part[4]),
                        part.size() == 6 ? known(part[5]) : std::string(),
                        cluster});
    }
    return all;
}

std::vector<Entry> entriesOfSacct(const std::vector<std::string>& lines)
{
    std::vector<Entry> all;
    for (const std::string& line : lines)
        if (const auto part = columns(line); part.size() == 3 || part.size() == 4)
            addEntries(all, part[0],
                       {{}, -1, stateOf(part[1]), {}, {}, known(part[2]), {}, part.size() == 4 ? known(part[3]) : ""});
    return all;
}

std::optional<Submitted> submittedJob(const std::vector<std::string>& lines)
{
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        const std::size_t end = line->find(';');
        const std::string job = line->substr(0, end);
        if (isNumber(job))
            return Submitted{job, end == std::string::npos ? std::string() : printable(line->substr(end + 1), 64)};
        // Older and customised ones: 'Submitted batch job 12'
        constexpr std::string_view kSentence = "Submitted batch job ";
        if (line->starts_with(kSentence) && isNumber(line->substr(kSentence.size())))
            return Submitted{line->substr(kSentence.size()), {}};
    }
    return std::nullopt;
}

bool isControllerAway(std::string_view words)
{
    for (const std::string_view away :
         {"Socket timed out", "Unable to contact slurm controller", "Unable to contact controller",
          "Connection refused", "Transport endpoint is not connected", "slurm_persist_conn_open",
          "Resource temporarily unavailable", "Zero Bytes were transmitted", "Connection timed out",
          "backup controller"})
        if (words.find(away) != std::string_view::npos) return true;
    return false;
}

std::chrono::seconds pollInterval(int looks, bool watched)
{
    constexpr std::array kSteps{2, 5, 10, 20, 30};
    if (!watched) return std::chrono::seconds(120);
    return std::chrono::seconds(kSteps[static_cast<std::size_t>(std::clamp(looks, 0, 4))]);
}

std::optional<std::string> queuedJob(std::string_view words)
{
    constexpr std::string_view kJob = "srun: job ";
    const std::size_t waits = words.rfind(" queued and waiting");
    if (waits == std::string_view::npos) return std::nullopt;
    if (words.find(" has been allocated", waits) != std::string_view::npos) return std::nullopt;
    const std::size_t at = words.rfind(kJob, waits);
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view number = words.substr(at + kJob.size(), waits - at - kJob.size());
    return isNumber(number) ? std::optional<std::string>(number) : std::nullopt;
}

std::optional<Error> jobError(const std::string& all)
{
    const std::string words = slurmsOwn(all);
    struct Reason
    {
        std::string_view words;
        const char* text;
        const char* hint;
    };
    constexpr const char* kLonger = Message::mark("Set a longer time for this target.");
    constexpr const char* kAgain = Message::mark("Run again; Slurm chooses another node or waits for a free one.");
    constexpr const char* kCheck = Message::mark("Check the target's partition, GPUs, account and options.");
    constexpr const char* kLater = Message::mark("Try again later.");
    constexpr const char* kMemory = Message::mark("Choose smaller sizes, or add --mem to the target's options.");
    constexpr Reason kReasons[] = {
        {"DUE TO TIME LIMIT", Message::mark("The job reached its time limit."), kLonger},
        {"DUE TO PREEMPTION", Message::mark("The job was preempted by another one."), kAgain},
        {"DUE TO NODE FAILURE", Message::mark("The node of the job failed."), kAgain},
        {"Node failure", Message::mark("The node of the job failed."), kAgain},
        {"oom_kill", Message::mark("The job ran out of memory."), kMemory},
        {"Out Of Memory", Message::mark("The job ran out of memory."), kMemory},
        {"Unable to contact slurm controller", Message::mark("The Slurm controller does not respond."), kLater},
        {"Socket timed out", Message::mark("The Slurm controller does not respond."), kLater},
        {"CANCELLED", Message::mark("The job was cancelled."), kAgain},
        {"has been revoked", Message::mark("The job was cancelled."), kAgain},
        {"Force Terminated", Message::mark("The job was cancelled."), kAgain},
        {"Unable to allocate", Message::mark("Slurm did not start the job."), kCheck},
        {"allocation failure", Message::mark("Slurm did not start the job."), kCheck},
        {"Invalid ", Message::mark("Slurm did not start the job."), kCheck},
        {"Requested ", Message::mark("Slurm did not start the job."), kCheck},
        {"srun: error", Message::mark("Slurm did not run the worker."), kCheck}};
    for (const Reason& reason : kReasons) {
        const std::string line = lineWith(words, reason.words);
        if (line.empty()) continue;
        return Error{
            ErrorCode::Device, Message::tr("%1 Slurm reported: %2").arg(Message::marked(reason.text), line),
            Message::sentences({Message::tr("All samples received so far are kept."), Message::marked(reason.hint)})};
    }
    return std::nullopt;
}

} // namespace qs::slurm
