// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/autosave.h"

#include "app/session/native_path.h"
#include "gpu/formats/io/private_folder.h"

#include <QCoreApplication>
#include <QDir>
#include <QPointer>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace qs {
namespace {

constexpr int kDelayMs = 200;
constexpr int kStudyMs = 500;

} // namespace

Autosave::Autosave(RunStore& store, QString root, QObject* parent)
    : QObject(parent), m_store(store), m_place{std::move(root), QUuid::createUuid().toString(QUuid::WithoutBraces)},
      m_journals(std::make_shared<JournalFolder>(nativePath(m_place.folder()))),
      m_writer(std::make_shared<RecoveryWriter>(m_place))
{
    m_journals->listen([self = QPointer<Autosave>(this), this](const Error& error) {
        QMetaObject::invokeMethod(
            this,
            [self, error] {
                if (self) emit self->failed(error);
            },
            Qt::QueuedConnection);
    });
    m_pool.setMaxThreadCount(1); // one after the other
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDelayMs);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::write);
    m_studyTimer.setSingleShot(true);
    m_studyTimer.setInterval(kStudyMs);
    connect(&m_studyTimer, &QTimer::timeout, this, [this] {
        if (m_active && m_writeStudy && lockFolder())
            m_pool.start([writer = m_writer, write = m_writeStudy] { write(*writer); });
    });
    connect(&m_store, &RunStore::changed, this, &Autosave::changed);
    connect(&m_store, &RunStore::modifiedChanged, this, &Autosave::changed);
}

void Autosave::setDelay(std::chrono::milliseconds delay)
{
    const int wanted = static_cast<int>(delay.count());
    m_timer.setInterval(std::max(kDelayMs, wanted));
    m_studyTimer.setInterval(std::max(kStudyMs, wanted));
}

Autosave::~Autosave()
{
    m_journals->silence();
    const bool keep = m_active || (!m_discarded && m_store.isModified());
    if (keep && m_lock)
        m_pool.start([writer = m_writer, session = m_store.data(), file = m_file, done = m_done] {
            (void)writer->write(session, file, false, done);
        });
    m_pool.waitForDone();
    if (!m_lock) return;
    if (!keep) QDir(m_place.folder()).removeRecursively();
    m_lock->unlock();
}

void Autosave::setFile(const SessionFile& file)
{
    if (m_file == file) return;
    m_file = file;
    // A session that was just saved is not to come back as one that its file differs from.
    isNeeded() ? changed() : write();
}

/// Makes the folder ours before anything is in it.
bool Autosave::lockFolder()
{
    if (m_lock) return true;
    auto made = ensurePrivateFolder(nativePath(m_place.root));
    if (made) {
        m_lock = claim(m_place);
        if (!m_lock)
            made = Error{ErrorCode::Io, Message::tr("The recovery folder cannot be locked."),
                         Message::tr("Check the permissions of %1.").arg(m_place.root.toStdString())};
    }
    if (made) return true;
    if (!std::exchange(m_failed, true)) emit failed(made.error());
    return false;
}

void Autosave::begin()
{
    m_active = true;
    m_writeStudy = nullptr;
    if (lockFolder()) write(); // what the run stands beside
}

void Autosave::end()
{
    m_active = false;
    m_done = m_journals->newest();
    m_studyTimer.stop();
    m_writeStudy = nullptr;
    m_timer.stop();
    write();
}

void Autosave::adopt(const RecoveryPlace& place, std::shared_ptr<QLockFile> claimed)
{
    m_adopted.emplace_back(place, std::move(claimed));
    write();
}

void Autosave::changed()
{
    if (!m_timer.isActive()) m_timer.start();
}

void Autosave::write()
{
    m_timer.stop();
    if (m_writing) {
        m_again = true;
        return;
    }
    if (!isNeeded() && !m_lock) return; // there never was anything
    if (!lockFolder()) return;
    m_writing = true;
    m_covered = m_adopted.size();
    const bool isInFile = !m_file.path.isEmpty() && !m_store.isModified();
    m_pool.start([this, self = QPointer<Autosave>(this), writer = m_writer, needed = isNeeded(), isInFile,
                  active = m_active, session = m_store.data(), file = m_file, done = m_done] {
        Result<void> result;
        if (needed)
            result = writer->write(session, file, isInFile, done);
        else
            writer->clear(done);
        if (!active) writer->removeStudy();
        QMetaObject::invokeMethod(
            this,
            [self, result] {
                if (self) self->onWritten(result);
            },
            Qt::QueuedConnection);
    });
}

void Autosave::onWritten(const Result<void>& result)
{
    m_writing = false;
    if (result) {
        m_failed = false;
        for (std::size_t i = 0; i < m_covered; ++i)
            discardSession(m_adopted[i].first, std::move(m_adopted[i].second));
        m_adopted.erase(m_adopted.begin(), m_adopted.begin() + static_cast<std::ptrdiff_t>(m_covered));
        m_covered = 0;
        emit saved();
    } else if (!std::exchange(m_failed, true)) {
        emit failed(result.error());
    }
    if (std::exchange(m_again, false)) write();
}

void Autosave::flush()
{
    if (m_timer.isActive()) write();
    while (m_writing || m_again) {
        m_pool.waitForDone();
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    }
    m_pool.waitForDone();
}

} // namespace qs
