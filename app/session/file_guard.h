// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>

namespace qs {

/// What tells one state of a file from another, without reading it. Not the number of its device: of network folders
/// and some file systems that is another one after each start of the machine.
struct FileStamp
{
    bool exists = false;
    qint64 size = 0, mtimeNs = 0;
    quint64 inode = 0;
    bool operator==(const FileStamp&) const = default;
};
FileStamp stampOf(const QString& path);

/// The file of a session, and its state when it was read or written last.
struct SessionFile
{
    QString path; ///< empty: the session has none
    FileStamp stamp;
    bool isUnchanged() const { return stampOf(path) == stamp; }
    bool operator==(const SessionFile&) const = default;
};
/// With its state as it is now.
inline SessionFile fileNow(const QString& path) { return {path, stampOf(path)}; }

/// Watches over the file of a session: whether another window has it open, and whether something else replaced or
/// removed it since it was read or written here. The lock stands in a folder of the user's own, by the file's canonical
/// path, so that nothing is put beside the file itself.
class FileGuard : public QObject
{
    Q_OBJECT

public:
    explicit FileGuard(QString lockFolder, QObject* parent = nullptr);

    enum class Change { None, Replaced, Removed };
    /// Who else has the file open.
    struct Holder
    {
        qint64 pid = 0;
        QString host;
    };

    /// From here this is the session's file; what differs from its stamp was changed by others.
    void setFile(const SessionFile& file);
    /// The same with its state as it is now.
    void setFile(const QString& path) { setFile(fileNow(path)); }
    const QString& path() const { return m_file.path; }
    const SessionFile& file() const { return m_file; }
    /// What happened to it since.
    Change change() const;
    /// Tries to get the lock where somebody else has it; who that is, if it did not succeed.
    std::optional<Holder> otherHolder();
    /// Who has another file open; nothing where it is the file that is held here.
    std::optional<Holder> holderOf(const QString& path) const;
    /// Whether `path` is another name of the file that is held.
    bool isHeld(const QString& path) const;

signals:
    /// Something else changed the file. Said once for each change.
    void changedOutside(qs::FileGuard::Change change);

private:
    void check();

    std::unique_ptr<QLockFile> lockOf(const QString& path) const;

    QString m_folder;
    SessionFile m_file;
    FileStamp m_reported; ///< the state that was reported last
    QFileSystemWatcher m_watcher;
    QTimer m_settle; ///< others may still be writing
    std::unique_ptr<QLockFile> m_lock;
    bool m_locked = false;
};

} // namespace qs
