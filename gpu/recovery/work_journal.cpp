// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/recovery/work_journal.h"

#include "gpu/core/host_info.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/private_folder.h"

#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <cstdio>
#include <mutex>
#include <sys/random.h>
#include <sys/stat.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace qs {

namespace fs = std::filesystem;

namespace {

constexpr auto kBetweenWrites = std::chrono::milliseconds(500);

/// Between a study and its listener: a thread puts the result so far together and writes it.
class StudyTee final : public StudySink
{
public:
    StudyTee(StudySink& inner, std::shared_ptr<StudyResult> soFar, fs::path file,
             const std::function<void(const Error&)>& trouble)
        : m_inner(inner), m_file(std::move(file)), m_trouble(trouble), m_soFar(std::move(soFar))
    {
        try {
            m_thread = std::jthread([this](const std::stop_token& end) { work(end); });
        } catch (const std::system_error&) {
            m_trouble(noThreadError());
        }
    }

    void event(const StudyEvent& event) override
    {
        if (event.part || event.kind == StudyEvent::Kind::Note) {
            const std::lock_guard lock(m_mutex);
            m_events.push_back(event);
        }
        m_inner.event(event);
    }

private:
    void work(const std::stop_token& end)
    {
        std::unique_lock lock(m_mutex);
        while (!end.stop_requested()) {
            m_wake.wait_for(lock, end, kBetweenWrites, [] { return false; });
            const std::vector<StudyEvent> events = std::exchange(m_events, {});
            lock.unlock();
            if (!events.empty()) write(events);
            lock.lock();
        }
    }

    void write(const std::vector<StudyEvent>& events)
    {
        const auto written = guarded(Message::mark("the study"), [&]() -> Result<void> {
            for (const StudyEvent& event : events)
                m_soFar->apply(event);
            return m_soFar->hasRows() ? writeStudySoFar(m_file, *m_soFar) : Result<void>();
        });
        if (!written && !m_errorReported) m_trouble(written.error());
        m_errorReported = !written;
    }

    StudySink& m_inner;
    const fs::path m_file;
    const std::function<void(const Error&)>& m_trouble;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::vector<StudyEvent> m_events; ///< that the thread has not taken
    // Of the thread:
    std::shared_ptr<StudyResult> m_soFar;
    bool m_errorReported = false;
    std::jthread m_thread; ///< last: it uses all of the others
};

/// No other program's; the time first, so that they are listed in order.
std::string newId()
{
    std::uint32_t number = 0;
    if (::getrandom(&number, sizeof number, GRND_NONBLOCK) != sizeof number)
        number = static_cast<std::uint32_t>(::getpid());
    std::string stamp = utcNow();
    std::erase_if(stamp, [](char c) { return c == ':' || c == '-'; });
    char end[16] = {};
    std::snprintf(end, sizeof end, "-%08x", number);
    return stamp + end;
}

Error cannotKeep(const fs::path& folder, int code)
{
    return fileError(
        Message::tr("No copy of the samples can be kept in %1 while measuring: %2.").arg(quotedPath(folder)), code);
}

} // namespace

WorkJournal::WorkJournal(const fs::path& root, std::function<void(const Error&)> trouble)
    : m_trouble(std::move(trouble))
{
    if (root.empty()) return; // no home, and nobody who would look
    m_place.root = root;
    m_place.id = newId();
    std::error_code failed;
    fs::create_directories(root.parent_path(), failed);
    if (ensurePrivateFolder(root)) m_lock = PlaceLock::take(root, m_place.id);
    if (m_lock && !ensurePrivateFolder(m_place.folder())) m_lock.reset();
    if (!m_lock) {
        m_trouble(cannotKeep(root, failed ? failed.value() : errno));
        return;
    }
    m_runs = std::make_shared<JournalFolder>(m_place.folder());
    m_runs->listen(m_trouble);
}

WorkJournal::~WorkJournal()
{
    if (m_runs) m_runs->silence();
    std::error_code ignored;
    if (m_lock && !m_keeps) fs::remove_all(m_place.folder(), ignored);
}

KernelRunFunction WorkJournal::journaled(KernelRunFunction study) const
{
    return m_lock ? qs::journaled(std::move(study), m_runs) : std::move(study);
}

std::optional<Error> WorkJournal::run(Study& study, std::stop_token stop, StudySink& sink) const
{
    if (!m_lock) return study.run(std::move(stop), sink);
    StudyTee tee(sink, study.result().copy(), m_place.study(), m_trouble);
    return study.run(std::move(stop), tee);
}

bool WorkJournal::keep()
{
    std::error_code failed;
    m_keeps = m_lock && !fs::is_empty(m_place.folder(), failed) && !failed;
    return m_keeps;
}

} // namespace qs
