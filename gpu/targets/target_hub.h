// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/backend.h"
#include "gpu/remote/worker_link.h"
#include "gpu/targets/target_connection.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace qs {

/// The targets of the user, kept in a file that other programs may change, too, and the connections to them. One of a
/// program; any thread.
class TargetHub
{
public:
    /// `file`: where they are kept; empty: targets.json in the user's configuration folder. What is wrong with the file
    /// is the error of the first change, so that nothing overwrites it.
    explicit TargetHub(std::string file = {}, TargetQuestions questions = {});

    /// In the order in which they were added.
    std::vector<Target> targets() const;
    /// Why the file could not be read; empty: it could, or there is none.
    std::optional<Error> problem() const;
    /// Where the list is kept, and what belongs to it.
    std::string folder() const;
    /// Adds it, or replaces the one of the same name.
    Result<void> save(const Target& target);
    /// Without effect on what runs there now. Usage where there is none of that name.
    Result<void> remove(const std::string& name);
    /// The target of a name, or what 'ssh:HOST' and the like describe; Usage lists the names.
    Result<Target> find(const std::string& nameOrText) const;

    /// The connection to a target; the same one as long as the target is the same and somebody holds it.
    std::shared_ptr<TargetConnection> connection(const Target& target);
    /// Keeps that the user agreed to an upload.
    void noteAgreed(const TargetConnection& connection);

private:
    Result<void> change(const std::function<Result<void>(std::vector<Target>&)>& edit);
    Result<void> save() const;
    void load() const;
    void refresh() const;

    const std::string m_file;
    const TargetQuestions m_questions;
    mutable std::mutex m_mutex;
    mutable std::vector<Target> m_targets; ///< as the file had it when it was read last
    mutable std::optional<Error> m_problem;
    mutable std::pair<std::filesystem::file_time_type, std::uintmax_t> m_read{}; ///< its date and size then
    std::map<std::string, std::shared_ptr<TargetConnection>> m_connections;      ///< by the target's name
    std::map<std::string, std::weak_ptr<SshMaster>> m_masters;                   ///< by host
};

/// The place of a link's workers that the user chooses while the program runs: a target, or this computer.
class TargetPlace final : public WorkerPlace
{
public:
    explicit TargetPlace(std::shared_ptr<TargetHub> hub) : m_hub(std::move(hub)) {}

    /// Empty: this computer. Workers that run elsewhere end with the next request.
    void choose(std::optional<Target> target);
    std::optional<Target> chosen() const;
    bool isHere() const { return !chosen().has_value(); }
    /// 'NAME=value' of the workers, plain words; before any is started.
    void setEnvironment(std::vector<std::string> environment) { m_environment = std::move(environment); }
    /// The computer of the worker that was started last, as it calls itself; empty before that.
    std::string host() const;
    TargetHub& hub() { return *m_hub; }
    const std::shared_ptr<TargetHub>& sharedHub() const { return m_hub; }

    Result<WorkerStart> prepare(std::stop_token stop, const StartingText& report) override;
    std::uint64_t version() const override { return m_version; }
    std::optional<Error> explain(const WorkerFate& fate, const std::string& words) override;
    Message waiting(const std::string& words, std::stop_token stop) override;
    void abandon(const WorkerStart& start) override;
    /// From now on what is in work in kept sessions goes on without this program.
    void leave() { m_left = true; }
    bool isLeft() const override { return m_left; }

private:
    std::shared_ptr<TargetConnection> current() const;

    std::shared_ptr<TargetHub> m_hub;
    mutable std::mutex m_mutex;
    std::optional<Target> m_target;
    std::shared_ptr<TargetConnection> m_connection; ///< of the worker that was started last
    std::vector<std::string> m_environment;
    std::atomic<std::uint64_t> m_version{1};
    std::atomic<bool> m_left{false};
};

/// The devices that a worker sees.
Result<std::vector<DeviceListing>> devicesOf(WorkerLink& link, std::stop_token stop);

/// Goes through all steps up to the list of devices, with a worker of its own that ends afterwards; each is reported to
/// `steps`, also those that a failure leaves out. Returns the devices.
Result<std::vector<DeviceListing>> checkTarget(TargetConnection& connection, std::stop_token stop,
                                               const StepSink& steps);

} // namespace qs
