// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/serve/message_writer.h"

#include "gpu/results/run_event_json.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace qs {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t kRing = std::size_t{1} << 20;
constexpr std::size_t kBatch = 32'768;
constexpr std::int64_t kFirstCredit = 1 << 18;
constexpr std::size_t kMaxQueuedBytes = std::size_t{64} << 20; ///< bytes of payloads before send() waits
constexpr std::size_t kMaxQueuedItems = 4'096;                 ///< before send() and event() wait, and offer() drops
constexpr auto kInterval = 10ms;                               ///< between batches of samples
constexpr auto kAlive = 1s;
constexpr auto kLastSamples = 1s; ///< that the reader has for taking them

} // namespace

MessageWriter::MessageWriter(Outlet& outlet)
    : m_outlet(outlet), m_ring(kRing), m_batch(kBatch), m_thread([this] { loop(); })
{}

MessageWriter::~MessageWriter()
{
    {
        const std::lock_guard lock(m_mutex);
        m_closing = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void MessageWriter::queue(Item item)
{
    m_bytes += item.payload.size();
    m_items.push_back(std::move(item));
}

void MessageWriter::send(nlohmann::ordered_json head, std::string payload)
{
    std::unique_lock lock(m_mutex);
    waitForRoom(lock);
    flushHeld();
    queue({[head = std::move(head)] { return head; }, std::move(payload), false});
    lock.unlock();
    m_changed.notify_one();
}

void MessageWriter::waitForRoom(std::unique_lock<std::mutex>& lock)
{
    m_written.wait(
        lock, [this] { return (m_bytes < kMaxQueuedBytes && m_items.size() < kMaxQueuedItems) || m_outlet.broken(); });
}

void MessageWriter::offer(std::function<nlohmann::ordered_json()> head)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_items.size() >= kMaxQueuedItems) return;
        queue({std::move(head), {}, true});
    }
    m_changed.notify_one();
}

nlohmann::ordered_json MessageWriter::eventHead(const RunEvent& event) const
{
    nlohmann::ordered_json head{{"id", m_run.load()}, {"event", toJson(event)}};
    if (event.kind == RunEvent::Kind::Phase && event.phase == RunPhase::Closing) head["closing"] = true;
    return head;
}

/// With the lock held: what was held back comes before what follows.
void MessageWriter::flushHeld()
{
    for (auto* held : {&m_table, &m_progress})
        if (*held) queue({[this, event = std::move(**held)] { return eventHead(event); }, {}, true});
    m_table.reset();
    m_progress.reset();
}

void MessageWriter::event(const RunEvent& event)
{
    {
        std::unique_lock lock(m_mutex);
        if (event.kind == RunEvent::Kind::Table)
            m_table = event;
        else if (event.kind == RunEvent::Kind::Progress)
            m_progress = event;
        else {
            // Without its segment the other side could not place a single sample of it.
            waitForRoom(lock);
            flushHeld();
            queue({[this, event] { return eventHead(event); }, {}, false});
        }
    }
    m_changed.notify_one();
}

void MessageWriter::beginRun(int id)
{
    while (m_ring.size() > 0 && !m_outlet.broken()) { // of the run before, not taken by its reader
        setBusy(true);
        std::this_thread::sleep_for(1ms);
    }
    m_droppedBefore = m_ring.dropped();
    m_sent = m_unread = 0;
    m_credit = kFirstCredit;
    m_run = id;
}

void MessageWriter::endRun()
{
    auto until = std::chrono::steady_clock::now() + kLastSamples;
    std::size_t left = m_ring.size();
    while (left > 0 && std::chrono::steady_clock::now() < until && !m_outlet.broken()) {
        std::this_thread::sleep_for(1ms);
        const std::size_t now = m_ring.size();
        if (now < left) until = std::chrono::steady_clock::now() + kLastSamples;
        left = now;
    }
    // All that was said of the run is written before it counts as over; the rest of its samples is not.
    std::unique_lock lock(m_mutex);
    flushHeld();
    m_changed.notify_one();
    m_written.wait(lock, [this] { return (m_items.empty() && !m_writing) || m_outlet.broken(); });
    m_run = 0;
}

void MessageWriter::addCredit(std::int64_t samples)
{
    m_credit += samples;
    m_changed.notify_one();
}

void MessageWriter::renewCredit()
{
    m_credit = kFirstCredit;
    m_changed.notify_one();
}

void MessageWriter::setBusy(bool busy)
{
    {
        const std::lock_guard lock(m_mutex);
        m_busy = busy;
    }
    m_changed.notify_one();
}

void MessageWriter::writeSamples()
{
    const int id = m_run;
    while (true) {
        const auto room = id == 0 ? kBatch : static_cast<std::size_t>(std::clamp<std::int64_t>(m_credit, 0, kBatch));
        const std::size_t count = room > 0 ? m_ring.pop(std::span(m_batch).first(room)) : 0;
        if (count == 0) return;
        if (id == 0) continue; // of a run that is over
        m_credit -= static_cast<std::int64_t>(count);
        const std::uint64_t lost = m_ring.dropped() - m_droppedBefore + m_unread;
        const bool read = m_outlet.offer({{"id", id}, {"samples", count}, {"dropped", lost}, {"before", m_sent}},
                                         {reinterpret_cast<const char*>(m_batch.data()), count * sizeof(SampleEvent)});
        (read ? m_sent : m_unread) += count;
        if (!read) m_credit += static_cast<std::int64_t>(count);
    }
}

void MessageWriter::loop()
{
    auto lastAlive = std::chrono::steady_clock::now();
    std::unique_lock lock(m_mutex);
    while (true) {
        m_writing = false;
        m_written.notify_all();
        const auto pause = m_run != 0 ? std::chrono::milliseconds(kInterval) : std::chrono::milliseconds(kAlive);
        m_changed.wait_for(lock, pause,
                           [this] { return !m_items.empty() || m_closing || (m_run == 0 && m_ring.size() > 0); });
        if (m_closing && m_items.empty()) return;
        flushHeld();
        m_writing = true;
        std::deque<Item> items = std::exchange(m_items, {});
        m_bytes = 0;
        m_written.notify_all(); // there is room, whether or not anybody reads what is written now
        const bool busy = m_busy;
        lock.unlock();
        for (Item& item : items) {
            if (item.newest)
                m_outlet.offer(item.head(), item.payload);
            else
                m_outlet.send(item.head(), item.payload);
        }
        items.clear();
        writeSamples();
        const auto now = std::chrono::steady_clock::now();
        if (busy && now - lastAlive >= kAlive) {
            lastAlive = now;
            m_outlet.offer({{"alive", true}});
        }
        lock.lock();
    }
}

} // namespace qs
