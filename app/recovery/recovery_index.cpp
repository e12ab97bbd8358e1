// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/recovery_index.h"

#include "app/session/native_path.h"
#include "app/session/session_file.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/private_folder.h"
#include "gpu/formats/json_read.h"
#include "gpu/recovery/journal_format.h"
#include "gpu/recovery/journal_read.h"
#include "gpu/recovery/kept_place.h"
#include "widgets/language/message_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <optional>

namespace qs {
namespace {

struct IndexWords
{
    Q_DECLARE_TR_FUNCTIONS(Recovery)
};

constexpr char kKey[] = "recovery";
constexpr std::size_t kMaxRuns = 10'000;

Error damaged(const Message& what)
{
    return {ErrorCode::BadInput, Message::tr("The index of the recovery copy is damaged: %1.").arg(what),
            Message::tr("Its journals and run files are still there.")};
}

/// A name that cannot lead out of the folder.
bool isPlain(const std::string& name) { return !name.empty() && name.find('/') == std::string::npos && name[0] != '.'; }

/// Of all that the index says, the same after it was written and read.
std::uint32_t checksumOf(const SessionData& head)
{
    const nlohmann::json all = {
        {"run", head.baselineRun.toStdString()},
        {"presentation", head.presentation},
        {"annotations", head.annotations},
        {"decision", head.decision},
        {"unknown", head.unknown},
    };
    return journal::crc32(dumpJson(all, -1));
}

nlohmann::json jsonOf(const FileStamp& stamp)
{
    if (!stamp.exists) return nullptr;
    return {{"size", stamp.size}, {"mtime_ns", stamp.mtimeNs}, {"inode", stamp.inode}};
}

FileStamp stampFrom(const nlohmann::json& json)
{
    const auto number = [&](const char* key) { return json.value(key, nlohmann::json()); };
    if (!json.is_object() || !number("size").is_number_integer() || !number("mtime_ns").is_number_integer() ||
        !number("inode").is_number_integer())
        return {};
    return {true, number("size").get<qint64>(), number("mtime_ns").get<qint64>(), number("inode").get<quint64>()};
}

Result<RecoveryIndex::Run> runOf(const nlohmann::json& json, bool isInFile)
{
    RecoveryIndex::Run run;
    std::string name, id, title, note;
    ObjectReader in(json, "recovery.runs[]");
    in.read("file", name);
    in.read("id", id);
    in.read("name", title);
    in.read("note", note);
    in.read("overlay", run.overlay);
    if (in.error() || (!isInFile && !isPlain(name))) return damaged(Message::tr("a run has no file"));
    run.file = QString::fromStdString(name);
    run.id = QString::fromStdString(id);
    run.name = QString::fromStdString(title);
    run.note = QString::fromStdString(note);
    return run;
}

/// Takes the checksum out of the block of the index; whether it is that of the rest.
bool isAsWritten(SessionData& head)
{
    const auto block = head.unknown.find(kKey);
    const auto sum = block->find("crc32");
    if (sum == block->end() || !sum->is_number_unsigned()) return false;
    const auto written = sum->get<std::uint64_t>();
    block->erase("crc32");
    return written == checksumOf(head);
}

Result<RecoveryIndex> indexOf(SessionData head)
{
    const auto found = head.unknown.find(kKey);
    if (found == head.unknown.end() || !found->is_object()) return damaged(Message::tr("it does not list its runs"));
    if (!isAsWritten(head)) return damaged(Message::tr("its checksum is wrong"));
    RecoveryIndex index;
    const nlohmann::json block = *found;
    std::string path, baseline, copy;
    ObjectReader in(block, "recovery");
    in.read("file", path);
    in.read("baseline", baseline);
    in.read("in_file", index.isInFile);
    in.read("copy", copy);
    in.readInt("journals_done", index.journalsDone, 0, 2e9);
    if (in.error()) return damaged(in.error()->message);
    if (!copy.empty() && !isPlain(copy)) return damaged(Message::tr("it does not list its runs"));
    const auto* runs = in.find("runs");
    if (!runs || !runs->is_array() || runs->size() > kMaxRuns) return damaged(Message::tr("it has no list of runs"));
    for (const auto& json : *runs) {
        auto run = runOf(json, index.isInFile);
        if (!run) return run.error();
        index.runs.push_back(std::move(*run));
    }
    index.file = {QString::fromStdString(path), stampFrom(block.value("stamp", nlohmann::json()))};
    index.copy = QString::fromStdString(copy);
    head.unknown.erase(kKey);
    head.baseline = QString::fromStdString(baseline);
    index.head = std::move(head);
    return index;
}

/// Takes the run out of `runs` that the index means. In a file that may be of another session, where ids repeat, its
/// name has to be the same as well.
std::optional<StoredRun> take(QVector<StoredRun>& runs, const RecoveryIndex::Run& run, bool mayBeOthers)
{
    auto found = std::ranges::find_if(runs, [&](const StoredRun& stored) {
        return stored.id == run.id && (!mayBeOthers || stored.name == run.name);
    });
    if (found == runs.end() && !mayBeOthers) found = std::ranges::find(runs, run.name, &StoredRun::name);
    if (found == runs.end()) return std::nullopt;
    StoredRun stored = std::move(*found);
    runs.erase(found);
    return stored;
}

/// The runs that stood in the session's file: from its copy, or as far as the file has them still.
std::vector<std::optional<StoredRun>> runsOfFile(const RecoveryIndex& index, const RecoveryPlace& place,
                                                 QStringList& problems)
{
    std::vector<std::optional<StoredRun>> found(index.runs.size());
    QStringList troubles;
    for (const QString& file : {index.copy.isEmpty() ? QString() : place.file(index.copy), index.file.path}) {
        if (file.isEmpty() || std::ranges::all_of(found, [](const auto& run) { return run.has_value(); })) continue;
        auto read = loadSession(file);
        if (!read) {
            troubles << messageText(read.error());
            continue;
        }
        for (std::size_t i = 0; i < found.size(); ++i)
            if (!found[i]) found[i] = take(read->runs, index.runs[i], file == index.file.path);
    }
    if (std::ranges::any_of(found, [](const auto& run) { return !run.has_value(); })) problems << troubles;
    return found;
}

/// Which of all copies it is, in the order in which they were written.
int numberOf(const QString& copy) { return copy.section(QLatin1Char('-'), 1).section(QLatin1Char('.'), 0, 0).toInt(); }

/// The runs of a copy, in the places of those that it is newer than.
void addCopy(const QString& file, SessionData& session, QStringList& problems)
{
    auto read = loadSession(file);
    if (!read) return void(problems << messageText(read.error()));
    for (StoredRun& run : read->runs) {
        const auto before = std::ranges::find(session.runs, run.id, &StoredRun::id);
        if (before == session.runs.end())
            session.runs.push_back(std::move(run));
        else
            *before = std::move(run);
    }
}

/// What was written after the index, before it could be written anew.
void addNewerCopies(const RecoveryIndex& index, const RecoveryPlace& place, SessionData& session, QStringList& problems)
{
    int newest = numberOf(index.copy);
    for (const RecoveryIndex::Run& run : index.runs)
        newest = std::max(newest, numberOf(run.file));
    if (index.isInFile && index.copy.isEmpty()) return; // nobody knows which those are
    for (const QString& copy : copiesIn(place))
        if (numberOf(copy) > newest) addCopy(place.file(copy), session, problems);
}

/// What was written for a run; its name may have changed since.
Result<StoredRun> runOfCopy(const QString& file, const RecoveryIndex::Run& run)
{
    auto read = loadSession(file);
    if (!read) return read.error();
    auto stored = take(read->runs, run, false);
    if (!stored)
        return Error{ErrorCode::BadInput,
                     Message::tr("%1: %2").arg(quotedPath(nativePath(file)), Message::tr("it contains another run.")),
                     {}};
    return std::move(*stored);
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
    SessionData session = index.head;
    auto inFile = index.isInFile ? runsOfFile(index, place, problems) : std::vector<std::optional<StoredRun>>();
    for (std::size_t i = 0; i < index.runs.size(); ++i) {
        const RecoveryIndex::Run& run = index.runs[i];
        StoredRun stored;
        if (index.isInFile) {
            if (!inFile[i]) {
                problems << IndexWords::tr("%1 is in no file any more.").arg(run.name);
                continue;
            }
            stored = std::move(*inFile[i]);
        } else {
            auto read = runOfCopy(place.file(run.file), run);
            if (!read) {
                problems << run.name + QStringLiteral(": ") + messageText(read.error());
                continue;
            }
            stored = std::move(*read);
        }
        stored.id = run.id;
        stored.name = run.name;
        stored.note = run.note;
        stored.overlay = run.overlay;
        session.runs.push_back(std::move(stored));
    }
    addNewerCopies(index, place, session, problems);
    return session;
}

QStringList copiesIn(const RecoveryPlace& place)
{
    QStringList copies =
        QDir(place.folder()).entryList({QStringLiteral("run-*"), QStringLiteral("saved-*")}, QDir::Files);
    std::ranges::sort(copies, {}, numberOf);
    return copies;
}

SessionData sessionOfCopies(const RecoveryPlace& place, QStringList& problems)
{
    SessionData session;
    for (const QString& copy : copiesIn(place))
        addCopy(place.file(copy), session, problems);
    return session;
}

Result<void> RecoveryWriter::writeRun(const StoredRun& run)
{
    Written& written = m_written[run.id];
    if (!written.file.isEmpty() && written.result == run.result && written.study == run.study &&
        QFile::exists(m_place.file(written.file)))
        return {};
    SessionData one;
    one.runs.push_back(run);
    const QString file = QStringLiteral("run-%1.%2")
                             .arg(++m_number)
                             .arg(QLatin1String(kSessionSuffix)); // the old one belongs to the old index
    if (auto saved = saveSession(m_place.file(file), one); !saved) return saved;
    makePrivate(nativePath(m_place.file(file)));
    written = {file, run.result, run.study};
    return {};
}

/// What the index reports about the runs, which are written where no file holds them.
Result<nlohmann::json> RecoveryWriter::writeRuns(const SessionData& session, bool isInFile)
{
    nlohmann::json runs = nlohmann::json::array();
    for (const StoredRun& run : session.runs) {
        if (auto written = isInFile ? Result<void>() : writeRun(run); !written) return written.error();
        runs.push_back({{"file", isInFile ? std::string() : m_written[run.id].file.toStdString()},
                        {"id", run.id.toStdString()},
                        {"name", run.name.toStdString()},
                        {"note", run.note.toStdString()},
                        {"overlay", run.overlay}});
    }
    return runs;
}

/// A run beside a saved session must not cost the writing of all of it anew: the kernel copies the file, or lets both
/// share their blocks. Nothing is copied of a file that has changed meanwhile.
Result<void> RecoveryWriter::copyFile(const SessionFile& file)
{
    if (!m_copy.isEmpty() && m_copied == file && QFile::exists(m_place.file(m_copy))) return {};
    m_copy.clear();
    if (!file.isUnchanged()) return {}; // by now it may be anything, also a pipe
    const QString name = QStringLiteral("saved-%1.%2").arg(++m_number).arg(QLatin1String(kSessionSuffix));
    QFile from(file.path);
    const bool copied = from.copy(m_place.file(name));
    if (!copied || !file.isUnchanged() || QFileInfo(m_place.file(name)).size() != file.stamp.size) {
        QFile::remove(m_place.file(name));
        return Error{
            ErrorCode::Io,
            Message::tr("Cannot copy %1: %2").arg(quotedPath(nativePath(file.path)), from.errorString().toStdString()),
            {}};
    }
    makePrivate(nativePath(m_place.file(name)));
    m_copied = file;
    m_copy = name;
    return {};
}

Result<void> RecoveryWriter::write(const SessionData& session, const SessionFile& file, bool isInFile, int journalsDone)
{
    if (auto made = ensurePrivateFolder(nativePath(m_place.folder())); !made) return made;
    const Result<void> copied = isInFile ? copyFile(file) : Result<void>();
    isInFile = isInFile && file.isUnchanged(); // else the runs are what is known of it
    auto runs = writeRuns(session, isInFile);
    if (!runs) return runs.error();
    if (!isInFile) m_copy.clear();
    SessionData head = session;
    head.runs.clear();
    head.baseline = SessionData().baseline; // that of the session may be a row of one of the runs
    head.unknown[kKey] = {{"file", file.path.toStdString()},
                          {"stamp", jsonOf(file.stamp)},
                          {"in_file", isInFile},
                          {"copy", m_copy.toStdString()},
                          {"baseline", session.baseline.toStdString()},
                          {"journals_done", journalsDone},
                          {"runs", std::move(*runs)}};
    const std::uint32_t sum = checksumOf(head);
    head.unknown[kKey]["crc32"] = sum;
    if (auto saved = saveSession(m_place.index(), head); !saved) return saved;
    makePrivate(nativePath(m_place.index()));
    QFile::remove(m_place.cleared());
    std::erase_if(m_written, [&](const auto& entry) {
        return std::ranges::none_of(session.runs, [&](const StoredRun& run) { return run.id == entry.first; });
    });
    removeOldCopies();
    removeJournals(journalsDone);
    return isInFile ? copied : Result<void>();
}

void RecoveryWriter::removeOldCopies()
{
    QSet<QString> needed{m_copy};
    for (const auto& [id, written] : m_written)
        needed.insert(written.file);
    for (const QString& file : copiesIn(m_place))
        if (!needed.contains(file)) QFile::remove(m_place.file(file));
}

void RecoveryWriter::removeJournals(int upTo) const
{
    const auto files = QDir(m_place.folder()).entryList({QStringLiteral("journal-*")}, QDir::Files);
    for (const QString& file : files) {
        int run = 0, part = 0;
        if (journal::parsePartName(file.toStdString(), run, part) && run <= upTo) QFile::remove(m_place.file(file));
    }
}

void RecoveryWriter::clear(int journalsDone)
{
    // First that the copies are not needed, since without an index they would be taken for all that is left.
    if (!copiesIn(m_place).isEmpty()) (void)writeFileAtomically(nativePath(m_place.cleared()), std::string_view());
    QFile::remove(m_place.index());
    removeJournals(journalsDone);
}

Result<void> RecoveryWriter::writeStudy(const StudyResult& study)
{
    if (auto made = ensurePrivateFolder(nativePath(m_place.folder())); !made) return made;
    auto written = writeStudySoFar(nativePath(m_place.study()), study);
    makePrivate(nativePath(m_place.study()));
    return written;
}

void RecoveryWriter::removeStudy() { QFile::remove(m_place.study()); }

} // namespace qs
