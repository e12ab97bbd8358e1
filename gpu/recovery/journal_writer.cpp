// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/recovery/journal_writer.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/private_folder.h"
#include "gpu/formats/message_json.h"
#include "gpu/results/run_result.h"

#include "qs_version.h"

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <fcntl.h>
#include <unistd.h>

namespace qs {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

std::uint64_t bootNanoseconds()
{
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    return static_cast<std::uint64_t>(now.tv_sec) * 1'000'000'000u + static_cast<std::uint64_t>(now.tv_nsec);
}

JournalWriter::JournalWriter(fs::path folder, int run, const RunSpec& spec, JournalLimits limits)
    : m_folder(std::move(folder)), m_run(run), m_spec(spec), m_limits(limits)
{
    if (auto made = ensurePrivateFolder(m_folder); !made)
        m_error = made.error();
    else
        open();
}

JournalWriter::~JournalWriter() { close(); }

void JournalWriter::open()
{
    const fs::path path = m_folder / journal::partName(m_run, m_part);
    m_file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_APPEND, 0600);
    if (m_file < 0) {
        m_error = fileError(Message::tr("Cannot write the journal %1: %2.").arg(quotedPath(path)), errno);
        return;
    }
    m_bytes = 0;
    const Json begin = {{"format", "quantoscope-journal"},
                        {"schema", 1},
                        {"program", {{"version", QS_VERSION}, {"commit", QS_COMMIT}}},
                        {"run", m_run},
                        {"part", m_part},
                        {"spec", toJson(m_spec)}};
    const std::string head = std::string(journal::kMagic) + journal::record(journal::Kind::Begin, dumpJson(begin, -1));
    m_bytes = head.size();
    if (::write(m_file, head.data(), head.size()) != static_cast<ssize_t>(head.size())) {
        m_error = fileError(Message::tr("Cannot write the journal %1: %2.").arg(quotedPath(path)), errno);
        close();
    }
}

void JournalWriter::close()
{
    if (m_file >= 0) ::close(m_file);
    m_file = -1;
}

void JournalWriter::write(journal::Kind kind, std::string_view payload)
{
    if (m_file < 0 || m_error) return;
    const std::string bytes = journal::record(kind, payload);
    std::string_view rest = bytes;
    while (!rest.empty()) {
        const ssize_t n = ::write(m_file, rest.data(), rest.size());
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) {
            // A torn record is cut off when it is read; what stands before it is whole.
            m_error = fileError(Message::tr("Cannot write the journal of the run: %1."), errno);
            return close();
        }
        rest.remove_prefix(static_cast<std::size_t>(n));
    }
    m_bytes += bytes.size();
    m_dirty = true;
}

void JournalWriter::segment(const RunEvent& event)
{
    const bool begins = event.kind == RunEvent::Kind::Segment;
    if (begins) flushBlock();
    const auto found = m_known.find(event.segment);
    if (!begins && found == m_known.end()) return; // of a segment that never began here
    Known& known = m_known[event.segment];
    if (begins) {
        known.spec = event.spec;
        known.cache = event.text;
        known.environment = event.environment;
    }
    known.modes = event.modes;
    writeSegment(event.segment);
    while (m_known.size() > 256) // a sweep comes back to its points; Live never does
        m_known.erase(m_known.begin());
}

void JournalWriter::writeSegment(int number)
{
    const auto found = m_known.find(number);
    if (found == m_known.end()) return;
    RunResult light;
    light.programVersion = QS_VERSION;
    light.programCommit = QS_COMMIT;
    light.environment = found->second.environment;
    Segment segment;
    segment.spec = found->second.spec;
    segment.cacheEffective = found->second.cache;
    segment.modes = found->second.modes;
    light.segments.push_back(std::move(segment));
    write(journal::Kind::Segment, dumpJson({{"segment", number}, {"result", toJson(light)}}, -1));
}

void JournalWriter::note(const Message& text)
{
    nlohmann::ordered_json json;
    writeMessage(json, "text", text);
    write(journal::Kind::Note, dumpJson(json, -1));
}

void JournalWriter::samples(const std::vector<SampleEvent>& samples, std::uint64_t time)
{
    m_time = time;
    for (const SampleEvent& sample : samples) {
        if (sample.segment != (m_segment & 0xffff) || m_segment < 0) {
            flushBlock();
            m_segment = sample.segment;
            m_counts.clear();
        }
        if (sample.mode >= m_counts.size()) m_counts.resize(sample.mode + std::size_t{1}, 0);
        const auto flags = static_cast<std::uint16_t>(sample.flags);
        if (flags == SampleEvent::None) ++m_counts[sample.mode];
        if (m_block.empty()) m_block.resize(journal::kSamplesHead);
        journal::putFloat(m_block, sample.us);
        journal::putU16(m_block, sample.mode);
        journal::putU16(m_block, flags);
        if (m_bytes + m_block.size() > m_limits.partBytes && atCompleteRound())
            turnOver();
        else if (m_block.size() >= (std::size_t{1} << 20))
            flushBlock();
    }
    flushBlock();
}

void JournalWriter::flushBlock()
{
    if (m_block.empty()) return;
    std::string head;
    journal::putU64(head, m_time);
    journal::putU32(head, static_cast<std::uint32_t>(m_segment));
    std::copy(head.begin(), head.end(), m_block.begin());
    write(journal::Kind::Samples, m_block);
    m_block.clear();
}

bool JournalWriter::atCompleteRound() const
{
    const auto known = m_known.find(m_segment);
    if (known != m_known.end() && m_counts.size() < known->second.spec.count()) return false;
    return std::all_of(m_counts.begin(), m_counts.end(),
                       [this](std::int64_t count) { return count == m_counts.front(); });
}

/// The next part; what it needs to be understood alone stands in it.
void JournalWriter::turnOver()
{
    flushBlock();
    if (m_error) return;
    close();
    ++m_part;
    open();
    writeSegment(m_segment);
    std::error_code ignored;
    if (m_part >= m_limits.parts) fs::remove(m_folder / journal::partName(m_run, m_part - m_limits.parts), ignored);
}

void JournalWriter::end()
{
    flushBlock();
    write(journal::Kind::End, {});
    sync();
}

void JournalWriter::sync()
{
    if (m_file < 0 || !m_dirty) return;
    m_dirty = false;
    if (::fdatasync(m_file) != 0 && errno != EINVAL && errno != ENOTSUP)
        m_error = fileError(Message::tr("Cannot write the journal of the run: %1."), errno);
}

} // namespace qs
