// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/recovery/kept_place.h"
#include "gpu/recovery/run_journal.h"
#include "gpu/studies/study.h"

#include <functional>
#include <memory>
#include <optional>

namespace qs {

/// What a command keeps of its work until the results are written: the samples of runs, the result so far of a study.
/// Where the process is killed the window and `recover` find it. The place is made at once, and removed at the end.
class WorkJournal
{
public:
    /// `trouble` is called, on any thread, where nothing can be kept (any more); the work goes on without.
    WorkJournal(const std::filesystem::path& root, std::function<void(const Error&)> trouble);
    ~WorkJournal();
    WorkJournal(const WorkJournal&) = delete;
    WorkJournal& operator=(const WorkJournal&) = delete;

    /// `study`, whose runs are kept; see journaled().
    KernelRunFunction journaled(KernelRunFunction study) const;
    /// Study::run(); the result so far is written by a thread of its own, twice a second at most.
    std::optional<Error> run(Study& study, std::stop_token stop, StudySink& sink) const;
    /// The results could not be written: what is here stays. False: there is nothing.
    bool keep();

private:
    std::function<void(const Error&)> m_trouble;
    KeptPlace m_place;
    std::unique_ptr<PlaceLock> m_lock; ///< null: nothing is kept
    std::shared_ptr<JournalFolder> m_runs;
    bool m_keeps = false;
};

} // namespace qs
