// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/recovery_index.h"

#include "app/session/native_path.h"
#include "app/session/session_file.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/json_read.h"
#include "gpu/recovery/journal_format.h"
#include "gpu/recovery/journal_read.h"
#include "gpu/recovery/kept_place.h"
#include "widgets/language/message_text.h"

#include <QDir>
#include <QFile>
#include <QSet>

#include <algorithm>

namespace qs {
namespace {

constexpr char kKey[] = "recovery";
constexpr std::size_t kMostRuns = 10'000;

Error damaged(const Message& what)
{
    return {ErrorCode::BadInput, Message::tr("The index of the recovery copy is damaged: %1.").arg(what),
            Message::tr("Its journals and run files are still there.")};
}

/// A name that cannot lead out of the folder.
bool isPlain(const std::string& name) { return !name.empty() && name.find('/') == std::string::npos && name[0] != '.'; }

Result<RecoveryIndex> indexOf(SessionData head)
{
    RecoveryIndex index;
    const auto found = head.unknown.find(kKey);
    if (found == head.unknown.end()) return damaged(Message::tr("it does not list its runs"));
    const nlohmann::json block = *found;
    head.unknown.erase(kKey);
    std::string file, baseline;
    ObjectReader in(block, "recovery");
    in.read("file", file);
    in.read("baseline", baseline);
    in.read("in_file", index.isInFile);
    in.readInt("journals_done", index.journalsDone, 0, 2e9);
    if (in.error()) return damaged(in.error()->message);
    const auto* runs = in.find("runs");
    if (!runs || !runs->is_array() || runs->size() > kMostRuns) return damaged(Message::tr("it has no list of runs"));
    for (const auto& json : *runs) {
        RecoveryIndex::Run run;
        std::string name, id, title, note;
        ObjectReader one(json, "recovery.runs[]");
        one.read("file", name);
        one.read("id", id);
        one.read("name", title);
        one.read("note", note);
        one.read("overlay", run.overlay);
        if (one.error() || (!index.isInFile && !isPlain(name))) return damaged(Message::tr("a run has no file"));
        run.file = QString::fromStdString(name);
        run.id = QString::fromStdString(id);
        run.name = QString::fromStdString(title);
        run.note = QString::fromStdString(note);
        index.runs.push_back(std::move(run));
    }
    head.baseline = QString::fromStdString(baseline);
    index.head = std::move(head);
    index.file = QString::fromStdString(file);
    return index;
}

} // namespace

Result<RecoveryIndex> readRecoveryIndex(const RecoveryPlace& place)
{
    auto head = loadSession(place.index());
    if (!head) return head.error();
    return indexOf(std::move(*head));
}

SessionData sessionOf(const RecoveryIndex& index, const RecoveryPlace& place, QStringList& problems)
{
    if (index.isInFile) {
        auto saved = loadSession(index.file);
        if (saved) return std::move(*saved);
        problems << messageText(saved.error());
        return index.head;
    }
    SessionData session = index.head;
    for (const RecoveryIndex::Run& run : index.runs) {
        auto read = loadSession(place.folder() + QLatin1Char('/') + run.file);
        if (!read || read->runs.isEmpty()) {
            problems << (read ? run.name : run.name + QStringLiteral(": ") + messageText(read.error()));
            continue;
        }
        StoredRun stored = std::move(read->runs.first());
        stored.id = run.id;
        stored.name = run.name;
        stored.note = run.note;
        stored.overlay = run.overlay;
        session.runs.push_back(std::move(stored));
    }
    return session;
}

Result<void> RecoveryWriter::writeRun(const StoredRun& run)
{
    Written& written = m_written[run.id];
    if (!written.file.isEmpty() && written.result == run.result && written.study == run.study &&
        QFile::exists(m_place.folder() + QLatin1Char('/') + written.file))
        return {};
    SessionData one;
    one.runs.push_back(run);
    const QString file = QStringLiteral("run-%1.%2")
                             .arg(++m_number)
                             .arg(QLatin1String(kSessionSuffix)); // the old one belongs to the old index
    if (auto saved = saveSession(m_place.folder() + QLatin1Char('/') + file, one); !saved) return saved;
    written = {file, run.result, run.study};
    return {};
}

Result<void> RecoveryWriter::write(const SessionData& session, const QString& file, bool isInFile, int journalsDone)
{
    if (auto made = ensureDirectory(nativePath(m_place.folder())); !made) return made;
    nlohmann::json runs = nlohmann::json::array();
    QSet<QString> ids;
    for (const StoredRun& run : session.runs) {
        if (auto written = isInFile ? Result<void>() : writeRun(run); !written) return written;
        ids.insert(run.id);
        runs.push_back({{"file", isInFile ? std::string() : m_written[run.id].file.toStdString()},
                        {"id", run.id.toStdString()},
                        {"name", run.name.toStdString()},
                        {"note", run.note.toStdString()},
                        {"overlay", run.overlay}});
    }
    SessionData head = session;
    head.runs.clear();
    head.baseline = SessionData().baseline; // that of the session may be a row of one of the runs
    head.unknown[kKey] = {{"file", file.toStdString()},
                          {"in_file", isInFile},
                          {"baseline", session.baseline.toStdString()},
                          {"journals_done", journalsDone},
                          {"runs", std::move(runs)}};
    if (auto saved = saveSession(m_place.index(), head); !saved) return saved;
    std::erase_if(m_written, [&](const auto& entry) { return !ids.contains(entry.first); });
    removeOldRuns();
    removeJournals(journalsDone);
    return {};
}

void RecoveryWriter::removeOldRuns()
{
    QSet<QString> needed;
    for (const auto& [id, written] : m_written)
        needed.insert(written.file);
    const auto files = QDir(m_place.folder()).entryList({QStringLiteral("run-*")}, QDir::Files);
    for (const QString& file : files)
        if (!needed.contains(file)) QFile::remove(m_place.folder() + QLatin1Char('/') + file);
}

void RecoveryWriter::removeJournals(int upTo) const
{
    const auto files = QDir(m_place.folder()).entryList({QStringLiteral("journal-*")}, QDir::Files);
    for (const QString& file : files) {
        int run = 0, part = 0;
        if (journal::parsePartName(file.toStdString(), run, part) && run <= upTo)
            QFile::remove(m_place.folder() + QLatin1Char('/') + file);
    }
}

void RecoveryWriter::clear(int journalsDone)
{
    QFile::remove(m_place.index());
    removeJournals(journalsDone);
}

Result<void> RecoveryWriter::writeStudy(const StudyResult& study)
{
    if (auto made = ensureDirectory(nativePath(m_place.folder())); !made) return made;
    return writeStudySoFar(nativePath(m_place.study()), study);
}

void RecoveryWriter::removeStudy() { QFile::remove(m_place.study()); }

} // namespace qs
