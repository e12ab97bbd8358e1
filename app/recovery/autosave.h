// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/recovery/recovery_index.h"
#include "app/session/run_store.h"
#include "gpu/recovery/run_journal.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>

namespace qs {

class RecoveryWriter;

/// Keeps a copy of what is not saved, so that a crash or a kill loses at most what a run measured in the last moments:
/// a fifth of a second after each change what changed is written, by a thread of its own. Where everything is saved
/// there is no copy. Nothing here depends on the wall clock.
class Autosave : public QObject
{
    Q_OBJECT

public:
    /// Keeps the copy under `root`, which is made when it is needed.
    Autosave(RunStore& store, QString root, QObject* parent = nullptr);
    /// Removes the copy where it is not needed: after discard(), or where nothing is unsaved. What a study that hangs
    /// has measured stays.
    ~Autosave() override;

    const QString& root() const { return m_place.root; }
    const RecoveryPlace& place() const { return m_place; }
    /// Where studies write their journals; see journaled().
    const std::shared_ptr<JournalFolder>& journals() const { return m_journals; }

    /// The file that the session belongs to, as it was read or written.
    void setFile(const SessionFile& file);
    /// A run or a study begins. From here its journal counts.
    void begin();
    /// It has ended, and what it measured is in the store.
    void end();
    /// The result so far of the study that is going on.
    void setStudySoFar(StudyResultPtr soFar)
    {
        if (!m_active) return;
        m_writeStudy = [soFar = std::move(soFar)](RecoveryWriter& writer) { (void)writer.writeStudy(*soFar); };
        if (!m_studyTimer.isActive()) m_studyTimer.start();
    }
    /// A left session is now in the store: its folder is removed once the own copy is written.
    void adopt(const RecoveryPlace& place, std::shared_ptr<QLockFile> claimed);
    /// The user has decided that nothing of this is wanted any more.
    void discard() { m_discarded = true; }
    /// How long a change waits for those that follow, so that there is one copy for all of them: a fifth of a second at
    /// least, which is what it is at first.
    void setDelay(std::chrono::milliseconds delay);
    /// Writes what waits and returns when it is written.
    void flush();

signals:
    /// The copy cannot be written (any more); said once until it can be again.
    void failed(const qs::Error& error);
    void saved();

private:
    void changed();
    void write();
    void onWritten(const Result<void>& result);
    bool isNeeded() const { return m_store.isModified() || m_active; }
    bool lockFolder();

    RunStore& m_store;
    RecoveryPlace m_place;
    std::shared_ptr<JournalFolder> m_journals;
    std::shared_ptr<RecoveryWriter> m_writer;
    std::shared_ptr<QLockFile> m_lock;
    std::vector<std::pair<RecoveryPlace, std::shared_ptr<QLockFile>>> m_adopted;
    QThreadPool m_pool;
    QTimer m_timer, m_studyTimer;
    std::function<void(RecoveryWriter&)> m_writeStudy; ///< what is known of the study that is going on; empty: nothing
    SessionFile m_file;
    int m_done = 0;            ///< journals up to this number are in the store
    bool m_active = false;     ///< a run or a study is going on
    std::size_t m_covered = 0; ///< of m_adopted, by the copy that is being written
    bool m_writing = false, m_again = false;
    bool m_failed = false, m_discarded = false;
};

} // namespace qs
