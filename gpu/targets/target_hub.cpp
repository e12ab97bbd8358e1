// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/target_hub.h"

#include "gpu/core/host_info.h"
#include "gpu/core/user_folders.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/folder_lock.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace qs {

namespace {

constexpr std::size_t kMaxTargets = 1'000, kMaxFileBytes = std::size_t{4} << 20;

std::string usualFile()
{
    const std::string folder = userFolder("XDG_CONFIG_HOME", ".config");
    return folder.empty() ? folder : folder + "/quantoscope/targets.json";
}

/// What a phase of a run reports about a step.
Message phaseText(const StepReport& report, const std::string& target)
{
    switch (report.step) {
    case TargetStep::Resolve:
    case TargetStep::Connect:
        return Message::tr("connecting to %1").arg(target);
    case TargetStep::Upload:
        return report.detail.empty() ? Message::tr("checking the worker on %1").arg(target)
                                     : Message::tr("uploading the worker to %1: %2").arg(target, report.detail);
    default:
        return Message::tr("checking the worker on %1").arg(target);
    }
}

} // namespace

TargetHub::TargetHub(std::string file, TargetQuestions questions)
    : m_file(file.empty() ? usualFile() : std::move(file)), m_questions(std::move(questions))
{
    refresh();
}

/// With the lock held: reads the file again where it has changed.
void TargetHub::refresh() const
{
    std::error_code failed;
    std::pair<std::filesystem::file_time_type, std::uintmax_t> now{};
    if (!m_file.empty() && std::filesystem::exists(m_file, failed))
        now = {std::filesystem::last_write_time(m_file, failed), std::filesystem::file_size(m_file, failed)};
    if (now == m_read) return;
    m_read = now;
    load();
}

/// Where the file cannot be used, what was there before stays.
void TargetHub::load() const
{
    m_problem.reset();
    std::error_code failed;
    if (m_file.empty() || !std::filesystem::exists(m_file, failed)) return m_targets.clear();
    std::ifstream in(m_file, std::ios::binary);
    std::string text(kMaxFileBytes + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    const auto json =
        parseJson(text, {.maxBytes = kMaxFileBytes, .maxNodes = 200'000}, Message::tr("the list of targets"));
    const auto problem = [this](const Error& error) {
        m_problem =
            Error{ErrorCode::BadInput,
                  Message::tr("The list of targets, %1, cannot be used: %2").arg(quotedPath(m_file), error.message),
                  Message::tr("Correct the file, or delete it.")};
    };
    if (!json) return problem(json.error());
    const auto list = json->is_object() ? json->find("targets") : json->end();
    if (!json->is_object() || list == json->end() || !list->is_array() || list->size() > kMaxTargets)
        return problem({ErrorCode::BadInput, Message::tr("It has no list 'targets'."), {}});
    std::vector<Target> targets;
    for (const auto& one : *list) {
        auto target = targetFromJson(one);
        if (!target) return problem(target.error());
        targets.push_back(std::move(*target));
    }
    m_targets = std::move(targets);
}

/// Changes the list as it is in the file now, and keeps other programs from changing it meanwhile.
Result<void> TargetHub::change(const std::function<Result<void>(std::vector<Target>&)>& edit)
{
    const std::lock_guard lock(m_mutex);
    if (m_file.empty())
        return Error{ErrorCode::Io, Message::tr("There is no folder for the list of targets."),
                     Message::tr("Set HOME.")};
    if (auto made = ensureDirectory(std::filesystem::path(m_file).parent_path()); !made) return made;
    const FolderLock alone = FolderLock::ofFile(m_file);
    load();
    if (m_problem) return *m_problem;
    const std::vector<Target> before = m_targets;
    auto changed = edit(m_targets);
    if (changed) changed = save();
    if (!changed) m_targets = before;
    return changed;
}

Result<void> TargetHub::save() const
{
    auto list = nlohmann::ordered_json::array();
    for (const Target& target : m_targets)
        list.push_back(toJson(target));
    return writeFileAtomically(m_file, dumpJson({{"schema", 1}, {"targets", std::move(list)}}, 2) + "\n");
}

std::vector<Target> TargetHub::targets() const
{
    const std::lock_guard lock(m_mutex);
    refresh();
    return m_targets;
}

std::string TargetHub::folder() const { return std::filesystem::path(m_file).parent_path().string(); }

std::optional<Error> TargetHub::problem() const
{
    const std::lock_guard lock(m_mutex);
    return m_problem;
}

Result<void> TargetHub::save(const Target& target)
{
    if (auto valid = validate(target); !valid) return valid;
    if (isTargetText(target.name))
        return Error{ErrorCode::Usage, Message::tr("%1 cannot be the name of a target.").arg(quotedText(target.name)),
                     Message::tr("Choose a name without a colon.")};
    return change([&target](std::vector<Target>& targets) -> Result<void> {
        const auto same = std::ranges::find(targets, target.name, &Target::name);
        if (same == targets.end() && targets.size() >= kMaxTargets)
            return Error{ErrorCode::Usage, Message::tr("There are too many targets."), Message::tr("Remove some.")};
        if (same == targets.end())
            targets.push_back(target);
        else
            *same = target;
        return {};
    });
}

Result<void> TargetHub::remove(const std::string& name)
{
    auto removed = change([&name](std::vector<Target>& targets) -> Result<void> {
        if (std::erase_if(targets, [&](const Target& t) { return t.name == name; }) == 0)
            return Error{ErrorCode::Usage, Message::tr("There is no target named %1.").arg(quotedText(name)), {}};
        return {};
    });
    const std::lock_guard lock(m_mutex);
    if (removed) m_connections.erase(name);
    return removed;
}

Result<Target> TargetHub::find(const std::string& nameOrText) const
{
    const std::lock_guard lock(m_mutex);
    refresh();
    const auto found = std::ranges::find(m_targets, nameOrText, &Target::name);
    if (found != m_targets.end()) return *found;
    if (isTargetText(nameOrText)) return targetFromText(nameOrText);
    if (m_problem) return *m_problem;
    std::vector<std::string> names;
    for (const Target& target : m_targets)
        names.push_back(target.name);
    return Error{
        ErrorCode::Usage, Message::tr("There is no target named %1.").arg(quotedText(nameOrText)),
        Message::sentences(
            {names.empty()
                 ? Message()
                 : Message::tr("The targets are %1.").arg(nameList(nearestNames(nameOrText, names), names.size())),
             Message::tr("Write ssh:HOST, slurm:HOST/PARTITION or 'exec:PREFIX' for one that is "
                         "not in the list.")})};
}

std::shared_ptr<TargetConnection> TargetHub::connection(const Target& target)
{
    const std::lock_guard lock(m_mutex);
    auto& known = m_connections[target.name];
    Target agreed = target;
    if (known) {
        agreed.mayUpload = agreed.mayUpload || known->mayUpload();
        Target same = known->target();
        same.mayUpload = agreed.mayUpload;
        if (same == agreed) return known;
    }
    std::shared_ptr<SshMaster> master;
    const bool remote = target.kind == TargetKind::Ssh || (target.kind == TargetKind::Slurm && !target.host.empty());
    if (remote) {
        auto& shared = m_masters[target.host];
        master = shared.lock();
        if (!master) shared = master = std::make_shared<SshMaster>(target.host);
    }
    known = std::make_shared<TargetConnection>(agreed, std::move(master), m_questions);
    return known;
}

void TargetHub::noteAgreed(const TargetConnection& connection)
{
    if (!connection.mayUpload()) return;
    const std::string& name = connection.target().name;
    {
        const std::lock_guard lock(m_mutex);
        const auto found = std::ranges::find(m_targets, name, &Target::name);
        if (found == m_targets.end() || found->mayUpload) return;
    }
    (void)change([&name](std::vector<Target>& targets) -> Result<void> { // else the question comes again
        const auto found = std::ranges::find(targets, name, &Target::name);
        if (found != targets.end()) found->mayUpload = true;
        return {};
    });
}

void TargetPlace::choose(std::optional<Target> target)
{
    const std::lock_guard lock(m_mutex);
    if (target == m_target) return;
    m_target = std::move(target);
    ++m_version;
}

std::optional<Target> TargetPlace::chosen() const
{
    const std::lock_guard lock(m_mutex);
    return m_target;
}

Result<WorkerStart> TargetPlace::prepare(std::stop_token stop, const StartingText& report)
{
    const auto target = chosen();
    std::shared_ptr<TargetConnection> connection = target ? m_hub->connection(*target) : nullptr;
    {
        const std::lock_guard lock(m_mutex);
        m_connection = connection;
    }
    if (!connection) {
        auto found = findWorker();
        if (!found) return found.error();
        WorkerStart start;
        start.command = {std::move(*found), {"serve"}, m_environment};
        return start;
    }
    auto start = connection->prepare(
        std::move(stop),
        [&](const StepReport& step) {
            if (report && step.state == StepReport::State::Running) report(phaseText(step, target->name));
        },
        m_environment);
    if (start) m_hub->noteAgreed(*connection);
    return start;
}

std::string TargetPlace::host() const
{
    const std::lock_guard lock(m_mutex);
    return m_target ? m_connection ? m_connection->facts().name : std::string() : hostName();
}

std::shared_ptr<TargetConnection> TargetPlace::current() const
{
    const std::lock_guard lock(m_mutex);
    return m_connection;
}

std::optional<Error> TargetPlace::explain(const WorkerFate& fate, const std::string& words)
{
    const auto connection = current();
    return connection ? connection->explain(fate, words) : std::nullopt;
}

Message TargetPlace::waiting(const std::string& words, std::stop_token stop)
{
    const auto connection = current();
    return connection ? connection->waiting(words, std::move(stop)) : Message();
}

void TargetPlace::abandon(const WorkerStart& start)
{
    if (const auto connection = current()) connection->abandon(start.job);
}

} // namespace qs
