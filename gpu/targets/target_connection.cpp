// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/target_connection.h"

#include "gpu/core/random_hex.h"
#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"
#include "gpu/slurm/slurm.h"
#include "gpu/targets/words.h"
#include "gpu/targets/worker_upload.h"

#include <algorithm>
#include <csignal>
#include <sys/wait.h>

namespace qs {

using namespace std::chrono_literals;

namespace {

constexpr auto kHello = 60s;        ///< a shared file system may be slow to bring the program
constexpr auto kQueued = 24h * 365; ///< a job may wait for days; the user stops it
constexpr auto kPing = 5s, kSilence = 10s;

/// Another one for each job, so that it can be cancelled before its number is known.
std::string jobName() { return "quantoscope-" + randomHex(); }

Error noSlurm(const std::string& host)
{
    return {
        ErrorCode::Device, Message::tr("The command srun was not found on %1.").arg(host),
        Message::tr("Choose a login host of the cluster, or add the folder of Slurm's commands to PATH in the start-up "
                    "files of the shell there.")};
}

Error uploadRefused(const UploadQuestion& q)
{
    return {ErrorCode::Usage, Message::tr("The worker is not on %1 yet.").arg(q.host),
            Message::tr("Agree to put it there (%1 compressed, into %2): run 'quantoscope targets test %3 --upload'.")
                .arg(formatBytes(Bytes{q.bytes}), q.folder, joinWords({q.target.name}))};
}

} // namespace

TargetConnection::TargetConnection(Target target, std::shared_ptr<SshMaster> master, TargetQuestions questions)
    : m_target(std::move(target)), m_master(std::move(master)), m_questions(std::move(questions))
{}

ShellAccess TargetConnection::shell() const
{
    ShellAccess access;
    if (m_master) {
        access.joinsWords = true;
        access.command = [master = m_master](const std::vector<std::string>& words) { return master->command(words); };
        access.explain = [master = m_master](const CommandAnswer& answer) -> std::optional<Error> {
            if (answer.status != 255) return std::nullopt;
            return sshError(master->host(), answer.err + master->endIfGone());
        };
        return access;
    }
    access.command = [prefix = m_target.prefix](const std::vector<std::string>& words) {
        std::vector<std::string> all = prefix;
        all.insert(all.end(), words.begin(), words.end());
        WorkerCommand command;
        command.program = all.front();
        command.arguments.assign(all.begin() + 1, all.end());
        command.ownSession = true;
        return command;
    };
    return access;
}

/// Does one step and says how it went.
Result<void> TargetConnection::step(TargetStep step, const StepSink& steps,
                                    const std::function<Result<Message>()>& work)
{
    const auto say = [&](StepReport::State state, Message detail, Message hint = {}) {
        if (steps) steps({step, state, std::move(detail), std::move(hint)});
    };
    say(StepReport::State::Running, {});
    const auto done = work();
    if (!done) {
        say(StepReport::State::Failed, done.error().message, done.error().hint);
        return done.error();
    }
    say(StepReport::State::Done, *done);
    return {};
}

Result<WorkerStart> TargetConnection::prepare(std::stop_token stop, const StepSink& steps,
                                              const std::vector<std::string>& environment)
{
    const std::lock_guard lock(m_mutex);
    if (!m_words.empty() && m_master && !m_master->isConnected()) // the worker is still where it was
        if (auto r = step(TargetStep::Connect, steps, [&] { return connect(stop); }); !r) return r.error();
    if (!m_words.empty()) return start(environment);
    const std::pair<TargetStep, std::function<Result<Message>()>> work[] = {
        {TargetStep::Resolve, [&] { return resolve(stop); }},
        {TargetStep::Connect, [&] { return connect(stop); }},
        {TargetStep::Shell,
         [&]() -> Result<Message> {
             auto facts = probeHost(shell(), stop);
             if (!facts) return facts.error();
             m_facts = std::move(*facts);
             if (m_target.kind == TargetKind::Slurm && !m_facts.hasSlurm) return noSlurm(m_facts.name);
             return Message(m_facts.name);
         }},
        {TargetStep::Architecture, [&] { return chooseWorker(); }},
        {TargetStep::CLibrary, [&] { return checkLibrary(); }},
        {TargetStep::Folder, [&] { return findFolder(stop); }},
        {TargetStep::Upload, [&] { return upload(stop, steps); }}};
    for (const auto& [which, what] : work) {
        if (!m_master && (which == TargetStep::Resolve || which == TargetStep::Connect)) {
            if (steps) steps({which, StepReport::State::Skipped, Message::tr("no connection is needed"), {}});
            continue;
        }
        if (auto r = step(which, steps, what); !r) return r.error();
    }
    return start(environment);
}

Result<void> TargetConnection::reach(std::stop_token stop)
{
    const std::lock_guard lock(m_mutex);
    if (!m_master || m_master->isConnected()) return {};
    const auto connected = connect(std::move(stop));
    return connected ? Result<void>() : Result<void>(connected.error());
}

Result<Message> TargetConnection::resolve(std::stop_token stop) const
{
    const auto answer = runCommand(sshCommand({"-G"}, m_master->host()), {}, std::move(stop), {15'000ms, 65'536});
    if (!answer) return answer.error();
    if (answer->status != 0) return sshError(m_master->host(), answer->err);
    const auto value = [&](const std::string& key) {
        const std::size_t at = ("\n" + answer->out).find("\n" + key + " ");
        if (at == std::string::npos) return std::string();
        const std::size_t first = at + key.size() + 1;
        return printable(
            answer->out.substr(first, std::min(answer->out.find('\n', first), answer->out.size()) - first));
    };
    const std::string jump = value("proxyjump");
    Message found = Message::tr("%1@%2, port %3").arg(value("user"), value("hostname"), value("port"));
    return jump.empty() || jump == "none" ? found : Message::tr("%1, through %2").arg(std::move(found), jump);
}

Result<Message> TargetConnection::connect(std::stop_token stop)
{
    if (auto r = m_master->connect(m_questions.ssh, std::move(stop)); !r) return r.error();
    return Message::tr("connected");
}

Result<Message> TargetConnection::chooseWorker()
{
    if (m_facts.system != "Linux")
        return Error{ErrorCode::Device, Message::tr("%1 runs %2.").arg(m_facts.name, quotedText(m_facts.system)),
                     Message::tr("Workers run on Linux only.")};
    auto set = workerSetFor(m_facts.machine, m_facts.glibc);
    if (!set) return set.error();
    m_set = std::move(*set);
    return Message(m_facts.machine);
}

/// workerSetFor() compares versions where it has a worker that was made for old systems.
Result<Message> TargetConnection::checkLibrary() const
{
    if (m_facts.glibc.empty())
        return Error{ErrorCode::Device, Message::tr("%1 has no GNU C library (glibc).").arg(m_facts.name),
                     Message::tr("The worker requires glibc; systems with musl, such as Alpine, are not supported.")};
    return Message("glibc " + m_facts.glibc);
}

Result<Message> TargetConnection::findFolder(std::stop_token stop)
{
    const bool shared = m_target.kind == TargetKind::Slurm;
    std::uint64_t needed = 0;
    for (const WorkerPart& part : m_set->parts)
        needed += part.bytes;
    const auto folders = probeFolders(shell(), m_target.folder, shared, m_set->id, Bytes{needed}, std::move(stop));
    if (!folders) return folders.error();
    std::string tried;
    const FolderFacts* chosen = nullptr;
    for (const FolderFacts& folder : *folders) {
        if (folder.problem.empty())
            chosen = &folder;
        else
            tried += (tried.empty() ? "" : "; ") + folder.path + ": " + folder.problem;
    }
    if (!chosen)
        return Error{ErrorCode::Io,
                     Message::tr("No folder on %1 can hold and run the worker. Tried: %2.").arg(m_facts.name, tried),
                     Message::tr("Set a folder for this target: one of your own, in which programs can be executed.")};
    m_folder = chosen->path;
    m_version = chosen->version;
    return Message(m_folder);
}

Result<Message> TargetConnection::upload(std::stop_token stop, const StepSink& steps)
{
    const bool there = !m_version.empty();
    if (!there) {
        if (auto packed = m_set->pack(); !packed) return packed.error();
        const UploadQuestion question{m_target, m_facts.name, m_folder, m_set->packedBytes()};
        if (!m_target.mayUpload && (!m_questions.upload || !m_questions.upload(question)))
            return uploadRefused(question);
        m_target.mayUpload = true;
        const auto sent = [&](std::uint64_t bytes) {
            if (steps)
                steps({TargetStep::Upload,
                       StepReport::State::Running,
                       Message::tr("%1 of %2").arg(formatBytes(Bytes{bytes}), formatBytes(Bytes{question.bytes})),
                       {}});
        };
        if (auto r = uploadWorker(shell(), *m_set, m_folder, m_facts.unpacks, stop, sent); !r) return r.error();
    }
    auto words = prepareStart(shell(), *m_set, m_folder, m_target.setup, stop);
    if (!words) return words.error();
    m_words = std::move(*words);
    m_words.push_back("serve");
    return there ? Message::tr("already there")
                 : Message::tr("%1, checked").arg(formatBytes(Bytes{m_set->packedBytes()}));
}

std::vector<std::string> TargetConnection::slurmWords(const std::string& job) const
{
    if (m_target.kind != TargetKind::Slurm) return {};
    const SlurmRequest& s = m_target.slurm;
    std::vector<std::string> words{"srun", "-n1", "--job-name=" + job};
    const auto add = [&words](const char* flag, const std::string& value) {
        if (!value.empty()) words.push_back(flag + value);
    };
    add("--partition=", s.partition);
    add("--account=", s.account);
    add("--gpus=", s.gpus);
    add("--time=", s.time);
    words.insert(words.end(), s.directives.begin(), s.directives.end());
    return words;
}

WorkerStart TargetConnection::start(const std::vector<std::string>& environment) const
{
    WorkerStart start;
    if (m_target.kind == TargetKind::Slurm) start.job = jobName();
    std::vector<std::string> words = slurmWords(start.job);
    if (!environment.empty()) {
        words.push_back("env");
        words.insert(words.end(), environment.begin(), environment.end());
    }
    words.insert(words.end(), m_words.begin(), m_words.end());
    start.command = shell().command(words);
    start.target = m_target.name;
    start.hello =
        m_target.kind == TargetKind::Slurm ? std::chrono::milliseconds(kQueued) : std::chrono::milliseconds(kHello);
    start.ping = kPing;
    start.silence = kSilence;
    start.echo = true;
    start.keeps = m_target.keptMinutes() > 0;
    start.keepGrace = std::chrono::minutes(m_target.keptMinutes());
    return start;
}

Message TargetConnection::waiting(const std::string& words, std::stop_token stop)
{
    const auto job = m_target.kind == TargetKind::Slurm ? slurm::queuedJob(words) : std::nullopt;
    if (!job) return {};
    const auto now = std::chrono::steady_clock::now();
    {
        const std::lock_guard lock(m_waitMutex);
        Wait& wait = m_waits[*job];
        if (now < wait.next) return wait.text;
        wait.next = now + slurm::pollInterval(wait.looks++, true);
    }
    const auto lines = askShell(shell(), "squeue -h -j " + *job + " -o '" + std::string(slurm::kSqueueFormat) + "'",
                                std::move(stop), {10s, 65'536});
    const auto entries = lines ? slurm::entriesOfSqueue(*lines) : std::vector<slurm::Entry>{};
    Message text = Message::tr("waiting in the queue: job %1").arg(*job);
    if (!entries.empty()) {
        const slurm::Entry& entry = entries.front();
        if (!entry.reason.empty()) text = Message::tr("waiting in the queue: job %1, %2").arg(*job, entry.reason);
        if (!entry.start.empty()) text = Message::tr("%1, expected to start at %2").arg(text, entry.start);
    }
    const std::lock_guard lock(m_waitMutex);
    return m_waits[*job].text = std::move(text);
}

void TargetConnection::abandon(const std::string& job)
{
    if (job.empty()) return;
    // srun that loses its connection does not cancel what waits in the queue.
    (void)runCommand(shell().command({"scancel", "--name=" + job}), {}, {}, {10s, 4'096});
}

std::optional<Error> TargetConnection::explain(const WorkerFate& fate, const std::string& words)
{
    const std::string& said = words;
    if (auto setup = setupError(said)) return setup;
    if (m_target.kind == TargetKind::Slurm)
        if (auto known = slurm::jobError(said)) return known;
    if (!fate.ended || fate.signal() != 0) return std::nullopt;
    const int status = WEXITSTATUS(fate.status);
    const Message kept = Message::tr("All samples received so far are kept.");
    if (m_master && status == 255) {
        Error lost = sshError(m_master->host(), said + m_master->endIfGone());
        if (lost.code != ErrorCode::Refused) lost.code = ErrorCode::Device;
        lost.hint = Message::sentences({kept, lost.hint});
        return lost;
    }
    if (status == 126 || status == 127) {
        const std::lock_guard lock(m_mutex);
        m_words.clear(); // it is looked for, and put there, anew
        return Error{ErrorCode::Device,
                     Message::tr("The worker could not be started on %1: %2").arg(m_target.name, lastLines(said)),
                     Message::tr("Test the target.")};
    }
    if (status > 128 && status < 128 + 64)
        return Error{ErrorCode::Device,
                     Message::tr("The worker on %1 was ended by signal %2 (%3).")
                         .arg(m_target.name, status - 128, ::strsignal(status - 128)),
                     kept};
    return std::nullopt;
}

} // namespace qs
