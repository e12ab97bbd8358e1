// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/file_guard.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sys/stat.h>

namespace qs {
namespace {

constexpr int kSettleMs = 250;

/// The same for every way to write the same path, also where the file does not exist yet.
QString canonical(const QString& path)
{
    const QFileInfo info(path);
    const QString whole = info.canonicalFilePath();
    if (!whole.isEmpty()) return whole;
    const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    return (folder.isEmpty() ? info.absolutePath() : folder) + QLatin1Char('/') + info.fileName();
}

QString lockName(const QString& path)
{
    const QByteArray hash = QCryptographicHash::hash(canonical(path).toUtf8(), QCryptographicHash::Sha1);
    return QStringLiteral("file-") + QString::fromLatin1(hash.toHex()) + QStringLiteral(".lock");
}

} // namespace

FileStamp stampOf(const QString& path)
{
    struct stat info
    {};
    if (path.isEmpty() || ::stat(QFile::encodeName(path).constData(), &info) != 0) return {};
    return {true, info.st_size, qint64(info.st_mtim.tv_sec) * 1'000'000'000 + info.st_mtim.tv_nsec, info.st_ino,
            info.st_dev};
}

FileGuard::FileGuard(QString lockFolder, QObject* parent) : QObject(parent), m_folder(std::move(lockFolder))
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    connect(&m_settle, &QTimer::timeout, this, &FileGuard::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_settle, qOverload<>(&QTimer::start));
}

void FileGuard::hold(const QString& path)
{
    m_settle.stop();
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    const bool another = path.isEmpty() || !m_lock || canonical(path) != canonical(m_path);
    m_path = path;
    m_stamp = m_told = stampOf(path);
    if (another) {
        m_lock.reset();
        m_locked = false;
    }
    if (path.isEmpty()) return;
    m_watcher.addPath(path);
    m_watcher.addPath(QFileInfo(path).absolutePath()); // a file that is replaced is another one
    if (!another) return;
    QDir().mkpath(m_folder);
    m_lock = std::make_unique<QLockFile>(m_folder + QLatin1Char('/') + lockName(path));
    m_lock->setStaleLockTime(0);
    m_locked = m_lock->tryLock(0);
}

FileGuard::Change FileGuard::change() const
{
    if (m_path.isEmpty() || !m_stamp.exists) return Change::None;
    const FileStamp now = stampOf(m_path);
    return now == m_stamp ? Change::None : now.exists ? Change::Replaced : Change::Removed;
}

std::optional<FileGuard::Holder> FileGuard::otherHolder()
{
    if (!m_lock || m_locked) return std::nullopt;
    m_locked = m_lock->tryLock(0);
    if (m_locked || m_lock->error() != QLockFile::LockFailedError)
        return std::nullopt; // a folder without locks protects nobody
    Holder holder;
    QString program;
    m_lock->getLockInfo(&holder.pid, &holder.host, &program);
    return holder;
}

void FileGuard::look()
{
    const FileStamp now = stampOf(m_path);
    if (now.exists && !m_watcher.files().contains(m_path)) m_watcher.addPath(m_path);
    if (m_path.isEmpty() || now == m_stamp || now == m_told) return;
    m_told = now;
    emit changedOutside(change());
}

} // namespace qs
