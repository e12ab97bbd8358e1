// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/recovery/run_journal.h"

#include "gpu/core/spsc_ring.h"
#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <ctime>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace qs {
namespace {

using namespace std::chrono_literals;

constexpr auto kTick = 100ms;
constexpr auto kTableInterval = 1s;
constexpr auto kSyncInterval = 1s;
/// A machine that is merely busy wakes a thread sooner.
constexpr std::uint64_t kStandstill = 2'000'000'000;
constexpr std::size_t kRing = std::size_t{1} << 19;
constexpr std::size_t kBatch = std::size_t{1} << 16;

std::uint64_t processNanoseconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<std::uint64_t>(now.tv_sec) * 1'000'000'000u + static_cast<std::uint64_t>(now.tv_nsec);
}

/// Notices from between two ticks of a thread that the whole process did not run.
class StandstillWatch
{
public:
    /// Seconds that the process stood still since the last call; 0: it ran.
    double seconds()
    {
        const std::uint64_t now = bootNanoseconds(), used = processNanoseconds();
        const std::uint64_t gap = m_last ? now - m_last : 0, work = used - m_used;
        m_last = now;
        m_used = used;
        // Where the process used the time it was only this thread that waited.
        return gap > kStandstill && work < gap / 10 ? static_cast<double>(gap) * 1e-9 : 0.0;
    }

private:
    std::uint64_t m_last = 0, m_used = 0;
};

/// Between a study and its listener: passes everything on and keeps it for the journal's thread.
class JournalTee : public EventSink
{
public:
    JournalTee(EventSink& inner, JournalFolder& folder, const RunSpec& spec, JournalLimits limits)
        : m_inner(inner), m_folder(folder), m_ring(kRing), m_writer(folder.path(), folder.begin(), spec, limits),
          m_start(bootNanoseconds()), m_thread([this](std::stop_token stop) { work(stop); })
    {}

    void event(const RunEvent& event) override
    {
        keep(event);
        m_inner.event(event);
        passNotes();
    }

    void sample(const SampleEvent& sample) override
    {
        push(sample);
        m_inner.sample(sample);
    }

    /// After the study has returned. What this noticed is part of the result.
    void end(RunResult& result)
    {
        m_thread.request_stop();
        m_thread.join();
        passNotes();
        result.notes.insert(result.notes.end(), m_noted.begin(), m_noted.end());
    }

private:
    /// Where the journal cannot keep up, a piece is left out up to a round that is complete, since rounds are pairs.
    void push(const SampleEvent& sample)
    {
        if (sample.segment != m_segment) {
            m_segment = sample.segment;
            m_counts.clear();
        }
        if (sample.mode >= m_counts.size()) m_counts.resize(sample.mode + std::size_t{1}, 0);
        if (!m_gap) m_gap = !m_ring.push(sample);
        if (sample.flags == SampleEvent::None) ++m_counts[sample.mode];
        if (!m_gap || m_ring.size() > kRing / 2 ||
            !std::all_of(m_counts.begin(), m_counts.end(), [this](auto n) { return n == m_counts.front(); }))
            return;
        m_gap = !m_ring.push({0, 0, sample.segment, journal::kRestartFlag});
    }

    void keep(const RunEvent& event)
    {
        const std::lock_guard lock(m_mutex);
        if (event.kind == RunEvent::Kind::Segment)
            m_segments.push_back(event);
        else if (event.kind == RunEvent::Kind::Table)
            m_table = event;
        else if (event.kind == RunEvent::Kind::Note)
            m_notes.push_back(event.text);
    }

    /// What the journal's thread noticed, said on the study's.
    void passNotes()
    {
        std::vector<Message> fresh;
        {
            const std::lock_guard lock(m_mutex);
            fresh.swap(m_fresh);
        }
        for (const Message& text : fresh) {
            m_noted.push_back(text);
            RunEvent note;
            note.kind = RunEvent::Kind::Note;
            note.text = text;
            m_inner.event(note);
        }
    }

    /// Memory may run out here, too; that ends the journal and no measurement.
    void work(std::stop_token stop)
    {
        try {
            keepUp(stop);
        } catch (const std::exception&) {
            m_folder.report(caughtError(Message::tr("the journal of the run")));
        }
    }

    void keepUp(const std::stop_token& stop)
    {
        std::mutex unused;
        std::condition_variable_any wake;
        while (!stop.stop_requested()) {
            std::unique_lock lock(unused);
            wake.wait_for(lock, stop, kTick, [] { return false; });
            if (const double still = m_watch.seconds(); still > 0) noteStandstill(still);
            if (!stop.stop_requested()) writeDown(false);
        }
        writeDown(true); // also where the study was quicker than this thread
        m_writer.end();
    }

    void noteStandstill(double seconds)
    {
        const double at = static_cast<double>(bootNanoseconds() - m_start) * 1e-9 - seconds;
        Message text = Message::tr("The program was paused for %1 s (stopped, suspended or without CPU time) about %2 "
                                   "s after the run began. Samples from that time may include the pause.")
                           .arg(formatNumber(seconds), formatNumber(std::max(0.0, at)));
        m_writer.note(text);
        const std::lock_guard lock(m_mutex);
        m_fresh.push_back(std::move(text));
    }

    void writeDown(bool last)
    {
        writeEvents(last);
        m_batch.resize(kBatch);
        std::vector<SampleEvent> part;
        while (const std::size_t count = m_ring.pop(m_batch)) {
            part.assign(m_batch.begin(), m_batch.begin() + static_cast<std::ptrdiff_t>(count));
            m_writer.samples(part, bootNanoseconds());
        }
        const auto now = std::chrono::steady_clock::now();
        if (now - m_synced >= kSyncInterval) {
            m_synced = now;
            m_writer.sync();
        }
        if (m_writer.error() && !std::exchange(m_errorReported, true)) m_folder.report(*m_writer.error());
    }

    void writeEvents(bool last)
    {
        std::vector<RunEvent> segments;
        std::optional<RunEvent> table;
        std::vector<Message> notes;
        const auto now = std::chrono::steady_clock::now();
        {
            const std::lock_guard lock(m_mutex);
            segments.swap(m_segments);
            notes.swap(m_notes);
            if (last || now - m_tabled >= kTableInterval) table.swap(m_table);
        }
        for (const RunEvent& segment : segments)
            m_writer.segment(segment);
        for (const Message& note : notes)
            m_writer.note(note);
        if (!table) return;
        m_writer.segment(*table);
        m_tabled = now;
    }

    EventSink& m_inner;
    JournalFolder& m_folder;
    // Of the study's thread:
    std::vector<std::int64_t> m_counts;
    std::vector<Message> m_noted;
    int m_segment = -1;
    bool m_gap = false;
    // Between both:
    SpscRing<SampleEvent> m_ring;
    std::mutex m_mutex;
    std::vector<RunEvent> m_segments;
    std::optional<RunEvent> m_table;
    std::vector<Message> m_notes, m_fresh;
    // Of the journal's thread:
    JournalWriter m_writer;
    StandstillWatch m_watch;
    std::vector<SampleEvent> m_batch;
    std::chrono::steady_clock::time_point m_tabled{}, m_synced{};
    const std::uint64_t m_start;
    bool m_errorReported = false;
    std::jthread m_thread; ///< last: it uses all of the others
};

/// Null where there is neither thread nor memory to be had, which ends no measurement.
std::unique_ptr<JournalTee> teeOf(EventSink& sink, JournalFolder& folder, const RunSpec& spec, JournalLimits limits)
{
    try {
        return std::make_unique<JournalTee>(sink, folder, spec, limits);
    } catch (const std::exception&) {
        folder.report(caughtError(Message::tr("the journal of the run")));
        return nullptr;
    }
}

} // namespace

void JournalFolder::listen(std::function<void(const Error&)> trouble)
{
    const std::lock_guard lock(m_mutex);
    m_trouble = std::move(trouble);
}

void JournalFolder::report(const Error& error)
{
    const std::lock_guard lock(m_mutex);
    if (m_trouble) m_trouble(error);
}

KernelRunFunction journaled(KernelRunFunction study, std::shared_ptr<JournalFolder> folder, JournalLimits limits)
{
    return [study = std::move(study), folder = std::move(folder), limits](SpecSource& specs, std::stop_token stop,
                                                                          EventSink& sink) {
        const auto tee = teeOf(sink, *folder, specs.latest(), limits);
        if (!tee) return study(specs, stop, sink);
        KernelRunOutcome outcome = study(specs, stop, *tee);
        tee->end(outcome.result);
        return outcome;
    };
}

} // namespace qs
