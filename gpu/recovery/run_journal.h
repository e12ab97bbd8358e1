// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/recovery/journal_writer.h"
#include "gpu/remote/kernel_run_host.h"

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>

namespace qs {

/// The journals of one program: where they are, and which run is the newest. Shared by the window and the threads of
/// its studies, of which one that hangs may outlive the window.
class JournalFolder
{
public:
    explicit JournalFolder(std::filesystem::path path) : m_path(std::move(path)) {}

    const std::filesystem::path& path() const { return m_path; }
    /// Number of a new run.
    int begin() { return ++m_newest; }
    /// Number of the newest run so far; 0 without any.
    int newest() const { return m_newest; }
    /// `trouble` is called on a thread of a journal that cannot go on; its run goes on without it.
    void listen(std::function<void(const Error&)> trouble);
    /// Nobody is notified any more, for the listener is gone.
    void silence() { listen({}); }
    void report(const Error& error);

private:
    std::filesystem::path m_path;
    std::atomic<int> m_newest{0};
    std::mutex m_mutex;
    std::function<void(const Error&)> m_trouble;
};

/// `study` with a journal: its samples and what is known of its segments are written while it runs, by a thread of
/// their own that wakes ten times a second. What a killed program loses is at most what came since. The study itself
/// only pushes each sample into a ring (some nanoseconds, where it passes the sample to the window anyway, outside of
/// timed regions). Also notices that the whole program stood still (suspended, stopped, the machine asleep) and notes
/// it in the result.
KernelRunFunction journaled(KernelRunFunction study, std::shared_ptr<JournalFolder> folder, JournalLimits limits = {});

} // namespace qs
