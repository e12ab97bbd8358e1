// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/recovery.h"

#include "app/recovery/recovery_index.h"
#include "app/session/native_path.h"
#include "app/session/session_file.h"
#include "gpu/recovery/journal_format.h"
#include "gpu/recovery/journal_read.h"
#include "widgets/language/message_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>

namespace qs {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Recovery)
};

QString words(const Error& error) { return messageText(error); }

/// Journals of runs that the index does not hold yet.
std::vector<int> openJournals(const RecoveryPlace& place, int done)
{
    std::vector<int> runs = journaledRuns(nativePath(place.folder()));
    std::erase_if(runs, [done](int run) { return run <= done; });
    return runs;
}

/// Nothing that could be restored: the program had saved everything, or had nothing yet.
bool isEmpty(const RecoveryPlace& place)
{
    const bool isCleared = QFile::exists(place.cleared()) && !QFile::exists(place.index()) &&
                           !QFile::exists(place.study()) && journaledRuns(nativePath(place.folder())).empty();
    return isCleared || QDir(place.folder()).isEmpty(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
}

/// Copies that are the only ones of their runs.
bool hasCopies(const RecoveryPlace& place)
{
    return QFile::exists(place.index()) || (!QFile::exists(place.cleared()) && !copiesIn(place).isEmpty());
}

/// What can be told without reading the runs.
LeftSession describe(const RecoveryPlace& place)
{
    LeftSession left;
    left.place = place;
    int done = 0;
    if (const auto index = readRecoveryIndex(place)) {
        left.file = index->file.path;
        done = index->journalsDone;
        for (const RecoveryIndex::Run& run : index->runs)
            left.runs << run.name;
    } else if (hasCopies(place)) {
        left.problem = words(index.error());
        left.runs = copiesIn(place);
    }
    left.interrupted = static_cast<int>(openJournals(place, done).size()) + (QFile::exists(place.study()) ? 1 : 0);
    const auto files = QDir(place.folder()).entryInfoList(QDir::Files);
    for (const QFileInfo& file : files) {
        left.bytes += file.size();
        if (!left.saved.isValid() || file.lastModified() > left.saved) left.saved = file.lastModified();
    }
    return left;
}

QString recoveredName(const QString& name) { return Words::tr("%1 (recovered)").arg(name); }

void addStudy(const RecoveryPlace& place, RestoredSession& out)
{
    if (!QFile::exists(place.study())) return;
    auto session = loadSession(place.study());
    if (!session || session->runs.isEmpty()) {
        out.problems << (session ? Words::tr("The interrupted study is empty.") : words(session.error()));
        return;
    }
    StoredRun run = session->runs.first();
    run.id.clear();
    run.name = recoveredName(run.llm()     ? Words::tr("Language model")
                             : run.modes() ? Words::tr("Accuracy study")
                                           : run.name);
    out.data.runs.push_back(std::move(run));
}

void addJournals(const RecoveryPlace& place, int done, RestoredSession& out)
{
    for (const int number : openJournals(place, done)) {
        auto recovered = readJournal(nativePath(place.folder()), number);
        if (!recovered) {
            if (recovered.error().code == ErrorCode::Interrupted)
                out.unmeasured << words(recovered.error());
            else
                out.problems << words(recovered.error());
            continue;
        }
        if (recovered->isDamaged)
            out.problems << Words::tr("The journal of run %1 is damaged; its intact samples are restored.").arg(number);
        out.samples += recovered->samples;
        out.lastTime = std::max<quint64>(out.lastTime, recovered->lastTime);
        StoredRun run;
        run.name = recoveredName(Words::tr("Interrupted run"));
        run.result = std::make_shared<const RunResult>(std::move(recovered->result));
        out.data.runs.push_back(std::move(run));
    }
}

/// Ids of what came out of journals.
void nameTheNew(SessionData& data)
{
    int number = 0;
    for (StoredRun& run : data.runs)
        while (run.id.isEmpty()) {
            const QString id = QStringLiteral("recovered-%1").arg(++number);
            if (std::none_of(data.runs.begin(), data.runs.end(),
                             [&](const StoredRun& other) { return other.id == id; }))
                run.id = id;
        }
}

/// The session keeps its file where that is as it was and the session is whole. Else the one would take the place of
/// the other at the next save.
void takeFile(const SessionFile& file, RestoredSession& out)
{
    if (file.path.isEmpty()) return;
    const QString name = QDir::toNativeSeparators(file.path);
    if (!out.problems.isEmpty())
        out.parted = Words::tr("It is not complete, so saving it will not overwrite %1.").arg(name);
    else if (file.isUnchanged())
        out.file = file;
    else if (stampOf(file.path).exists)
        out.parted = Words::tr("%1 has changed since it was last read or saved here, so saving will not overwrite it.")
                         .arg(name);
    else
        out.parted = Words::tr("%1 is missing, so saving will ask for a name.").arg(name);
}

} // namespace

QString defaultRecoveryRoot()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recovery");
}

std::shared_ptr<QLockFile> claim(const RecoveryPlace& place)
{
    auto lock = std::make_shared<QLockFile>(place.lock());
    lock->setStaleLockTime(0); // an hour is nothing; what counts is whether the process is alive
    if (!lock->tryLock(0)) return nullptr;
    return lock;
}

std::vector<LeftSession> leftSessions(const QString& root)
{
    std::vector<LeftSession> all;
    const auto folders = QDir(root).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString& id : folders) {
        const RecoveryPlace place{root, id};
        auto lock = claim(place);
        if (!lock) continue;
        if (isEmpty(place))
            discardSession(place, lock);
        else
            all.push_back(describe(place));
    }
    const auto locks = QDir(root).entryList({QStringLiteral("*.lock")},
                                            QDir::Files); // of programs that were killed before they had anything
    for (const QString& lock : locks)
        if (const RecoveryPlace place{root, lock.chopped(5)}; !QDir(place.folder()).exists())
            if (const auto claimed = claim(place)) claimed->unlock();
    std::sort(all.begin(), all.end(), [](const LeftSession& a, const LeftSession& b) { return a.saved > b.saved; });
    return all;
}

Result<RestoredSession> restoreSession(const RecoveryPlace& place)
{
    RestoredSession out;
    int done = 0;
    SessionFile file;
    if (const auto index = readRecoveryIndex(place)) {
        done = index->journalsDone;
        file = index->file;
        out.data = sessionOf(*index, place, out.problems);
    } else if (hasCopies(place)) {
        out.problems << words(index.error());
        out.data = sessionOfCopies(place, out.problems);
    }
    addStudy(place, out);
    addJournals(place, done, out);
    nameTheNew(out.data);
    takeFile(file, out);
    if (out.data.runs.isEmpty() && out.problems.isEmpty() && !out.unmeasured.isEmpty())
        return Error{ErrorCode::BadInput, out.unmeasured.join(QLatin1Char(' ')).toStdString(),
                     Words::tr("There is nothing to restore; discard it.").toStdString()};
    if (out.data.runs.isEmpty() && !out.problems.isEmpty())
        return Error{ErrorCode::BadInput,
                     Words::tr("Nothing can be restored: %1").arg(out.problems.join(QLatin1Char(' '))).toStdString(),
                     Words::tr("The files stay in %1.").arg(place.folder()).toStdString()};
    return out;
}

void discardSession(const RecoveryPlace& place, const std::shared_ptr<QLockFile>& claimed)
{
    QDir(place.folder()).removeRecursively();
    if (claimed) claimed->unlock();
}

} // namespace qs
