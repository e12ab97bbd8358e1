// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/file_guard.h"

#include "app/session/native_path.h"
#include "gpu/formats/io/private_folder.h"
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sys/stat.h>

namespace qs {
namespace {

constexpr int kCheckDelayMs = 250;

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

/// Who has a lock that could not be got; nobody where the folder has no locks, and protects nobody.
std::optional<FileGuard::Holder> holderBehind(const QLockFile& lock)
{
    if (lock.error() != QLockFile::LockFailedError) return std::nullopt;
    FileGuard::Holder holder;
    QString program;
    lock.getLockInfo(&holder.pid, &holder.host, &program);
    return holder;
}

} // namespace

FileStamp stampOf(const QString& path)
{
    struct stat info
    {};
    if (path.isEmpty() || ::stat(QFile::encodeName(path).constData(), &info) != 0) return {};
    return {true, info.st_size, qint64(info.st_mtim.tv_sec) * 1'000'000'000 + info.st_mtim.tv_nsec, info.st_ino};
}

FileGuard::FileGuard(QString lockFolder, QObject* parent) : QObject(parent), m_folder(std::move(lockFolder))
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(kCheckDelayMs);
    connect(&m_settle, &QTimer::timeout, this, &FileGuard::check);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_settle, qOverload<>(&QTimer::start));
}

void FileGuard::setFile(const SessionFile& file)
{
    m_settle.stop();
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    const bool another = file.path.isEmpty() || !m_lock || !isHeld(file.path);
    m_file = file;
    m_reported = file.stamp;
    if (another) {
        m_lock.reset();
        m_locked = false;
    }
    if (file.path.isEmpty()) return;
    m_watcher.addPath(file.path);
    m_watcher.addPath(QFileInfo(file.path).absolutePath()); // a file that is replaced is another one
    if (!file.isUnchanged()) m_settle.start();
    if (!another) return;
    (void)ensurePrivateFolder(nativePath(m_folder)); // without it there are no locks
    m_lock = lockOf(file.path);
    m_locked = m_lock->tryLock(0);
}

bool FileGuard::isHeld(const QString& path) const
{
    return !m_file.path.isEmpty() && canonical(path) == canonical(m_file.path);
}

FileGuard::Change FileGuard::change() const
{
    if (m_file.path.isEmpty() || m_file.isUnchanged()) return Change::None;
    return stampOf(m_file.path).exists ? Change::Replaced : Change::Removed;
}

std::unique_ptr<QLockFile> FileGuard::lockOf(const QString& path) const
{
    auto lock = std::make_unique<QLockFile>(m_folder + QLatin1Char('/') + lockName(path));
    lock->setStaleLockTime(0);
    return lock;
}

std::optional<FileGuard::Holder> FileGuard::otherHolder()
{
    if (!m_lock || m_locked) return std::nullopt;
    m_locked = m_lock->tryLock(0);
    return m_locked ? std::nullopt : holderBehind(*m_lock);
}

std::optional<FileGuard::Holder> FileGuard::holderOf(const QString& path) const
{
    if (isHeld(path)) return std::nullopt;
    const auto lock = lockOf(path);
    return lock->tryLock(0) ? std::nullopt : holderBehind(*lock);
}

void FileGuard::check()
{
    const FileStamp now = stampOf(m_file.path);
    if (now.exists && !m_watcher.files().contains(m_file.path)) m_watcher.addPath(m_file.path);
    if (m_file.path.isEmpty() || now == m_file.stamp || now == m_reported) return;
    m_reported = now;
    emit changedOutside(change());
}

} // namespace qs
