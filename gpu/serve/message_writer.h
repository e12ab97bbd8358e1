// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/spsc_ring.h"
#include "gpu/results/run_event.h"
#include "gpu/serve/outlet.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace qs {

/// Everything that a worker reports, written by a thread of its own, so that nobody who measures waits for a reader.
/// Where the reader is behind, samples are dropped, and counted, and of tables and progress the newest goes; everything
/// else arrives.
class MessageWriter final : public EventSink
{
public:
    /// `outlet` has to live as long as this.
    explicit MessageWriter(Outlet& outlet);
    ~MessageWriter() override;
    MessageWriter(const MessageWriter&) = delete;
    MessageWriter& operator=(const MessageWriter&) = delete;

    /// Arrives; waits where much is still to be written. Not for timed regions.
    void send(nlohmann::ordered_json head, std::string payload = {});
    /// Never waits; dropped where the reader is far behind.
    void offer(std::function<nlohmann::ordered_json()> head);
    /// From here to endRun() events and samples are those of the run with this number.
    void beginRun(int id);
    /// Waits a moment for the samples to be taken; drops those that are not.
    void endRun();
    /// Segments, phases and notes arrive; waits where thousands of them are still to be written. Tables and progress
    /// never wait.
    void event(const RunEvent& event) override;
    void sample(const SampleEvent& sample) override { m_ring.push(sample); }
    /// The reader has room for so many samples more.
    void addCredit(std::int64_t samples);
    /// Another reader, or the same one again, which has all its room.
    void renewCredit();
    /// Signs of life each second while something is in work.
    void setBusy(bool busy);

private:
    struct Item
    {
        std::function<nlohmann::ordered_json()> head;
        std::string payload;
        bool newest = false; ///< of use now or never
    };
    void loop();
    void writeSamples();
    nlohmann::ordered_json eventHead(const RunEvent& event) const;
    void queue(Item item);
    void waitForRoom(std::unique_lock<std::mutex>& lock);
    void flushHeld();

    Outlet& m_outlet;
    SpscRing<SampleEvent> m_ring;
    std::mutex m_mutex;
    std::condition_variable m_changed, m_written;
    std::deque<Item> m_items;
    std::size_t m_bytes = 0;                     ///< of payloads that wait
    std::optional<RunEvent> m_table, m_progress; ///< of which the newest counts
    std::atomic<std::int64_t> m_credit{0};
    std::atomic<int> m_run{0}; ///< 0: none
    std::uint64_t m_droppedBefore = 0;
    std::uint64_t m_sent = 0, m_unread = 0; ///< samples of the run: on their way, and those that nobody was there for
    bool m_busy = false, m_closing = false, m_writing = false;
    std::vector<SampleEvent> m_batch;
    std::thread m_thread;
};

} // namespace qs
