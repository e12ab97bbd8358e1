// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/staged_folder.h"

#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/file_descriptor.h"
#include "gpu/formats/io/folder_lock.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/formats/io/temporary_name.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace qs {
namespace {

namespace fs = std::filesystem;

/// Entries of a folder besides the files that are published, up to which it is exchanged: they are linked into the new
/// one, and what has more is no folder of a report.
constexpr std::size_t kMaxOtherEntries = 256;

/// What is in a folder and those within it, relative to it, folders before their files.
std::vector<fs::path> contentOf(const fs::path& folder)
{
    std::vector<fs::path> names;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        names.push_back(entry.path().lexically_relative(folder));
    std::ranges::sort(names);
    return names;
}

/// Those of `folder` and the folders above it that do not exist, the outermost first.
std::vector<fs::path> missingFolders(const fs::path& folder)
{
    std::vector<fs::path> missing;
    std::error_code failed;
    for (fs::path path = folder; !path.empty() && !fs::exists(path, failed) && !failed; path = path.parent_path()) {
        if (path.has_filename()) missing.insert(missing.begin(), path);
        if (path == path.parent_path()) break;
    }
    return missing;
}

Error placeError(const fs::path& path, int code)
{
    return fileError(Message::tr("Cannot write %1: %2.").arg(quotedPath(path)), code);
}

/// Whether the current folder is within `folder`: it would be that of the old files.
bool holdsCurrent(const fs::path& folder)
{
    std::error_code failed;
    const fs::path inner = fs::current_path(failed).lexically_relative(folder);
    return failed || (!inner.empty() && *inner.begin() != "..");
}

/// Where files for `folder` are gathered: beside it where one folder can take the place of the other with owner, group
/// and file system alike, else within it.
fs::path stagingPlace(const fs::path& folder)
{
    std::error_code failed;
    const fs::path whole = fs::canonical(folder, failed);
    struct stat own
    {
    }, above{};
    if (failed || ::stat(whole.c_str(), &own) != 0 || ::stat(whole.parent_path().c_str(), &above) != 0) return folder;
    const bool alike = own.st_dev == above.st_dev && own.st_uid == ::geteuid() && own.st_gid == ::getegid() &&
                       ((own.st_mode | above.st_mode) & S_ISGID) == 0;
    return alike && !holdsCurrent(whole) && ::access(whole.parent_path().c_str(), W_OK | X_OK) == 0
               ? whole.parent_path()
               : folder;
}

/// Through a link, or into a device: what has no name of its own to be replaced.
Result<void> copyInto(const fs::path& from, const fs::path& to)
{
    if (fs::file_size(from) == 0) return writeFileAtomically(to, "");
    const auto file = MappedFile::open(from);
    if (!file) return file.error();
    return writeFileAtomically(to, {reinterpret_cast<const char*>(file->bytes().data()), file->bytes().size()});
}

} // namespace

StagedFolder::StagedFolder(fs::path folder, fs::path path, int fd, std::vector<fs::path> made)
    : m_folder(std::move(folder)), m_path(std::move(path)), m_fd(fd), m_made(std::move(made))
{}

StagedFolder::StagedFolder(StagedFolder&& other) noexcept
    : m_folder(std::move(other.m_folder)), m_path(std::move(other.m_path)), m_fd(std::exchange(other.m_fd, -1)),
      m_made(std::exchange(other.m_made, {})), m_added(std::move(other.m_added))
{
    other.m_path.clear();
}

StagedFolder::~StagedFolder()
{
    std::error_code ignored;
    if (!m_path.empty()) fs::remove_all(m_path, ignored);
    for (auto made = m_made.rbegin(); made != m_made.rend(); ++made)
        if (!fs::remove(*made, ignored)) break; // somebody has put something into it
    if (m_fd >= 0) ::close(m_fd);
}

Result<StagedFolder> StagedFolder::open(const fs::path& folder)
{
    return guarded(Message::mark("the folder to write"), [&]() -> Result<StagedFolder> {
        std::vector<fs::path> missing = missingFolders(folder);
        if (auto made = ensureDirectory(folder); !made) return made.error();
        const fs::path place = stagingPlace(folder);
        for (const fs::path& looked : {folder, place})
            removeLeftBehind(looked);
        const TemporaryName name = TemporaryName::folder(place);
        if (name.fd() < 0)
            return fileError(Message::tr("Cannot write into the folder %1: %2.").arg(quotedPath(folder)), errno);
        return StagedFolder(folder, name.path(), name.fd(), std::move(missing));
    });
}

Result<void> StagedFolder::add(const std::string& name, std::string_view bytes)
{
    return addBy(name, [bytes](const fs::path& at) { return writeFileAtomically(at, bytes); });
}

Result<void> StagedFolder::add(const NamedText& file)
{
    return addBy(file.name, [&file](const fs::path& at) {
        return file.make ? writeFileAtomically(at, file.make) : writeFileAtomically(at, std::string_view(file.text));
    });
}

Result<void> StagedFolder::addBy(const std::string& name, const std::function<Result<void>(const fs::path& at)>& write)
{
    return guarded(Message::mark("the file to write"), [&]() -> Result<void> {
        const fs::path staged = m_path / name;
        std::error_code failed;
        for (fs::path above = fs::path(name).parent_path(); !above.empty(); above = above.parent_path())
            if (fs::exists(m_folder / above, failed) && !fs::is_directory(m_folder / above, failed))
                return Error{ErrorCode::Io,
                             Message::tr("Cannot write %1: %2 is a file, not a folder.")
                                 .arg(quotedPath(m_folder / name), quotedPath(m_folder / above)),
                             Message::tr("Choose another folder or remove the file.")};
        fs::create_directories(staged.parent_path(), failed);
        if (failed) return placeError(m_folder / name, failed.value());
        if (auto free = check(name); !free) return free;
        if (auto written = write(staged); !written) return named(written.error());
        m_added.push_back(name);
        return {};
    });
}

namespace {

/// `by` in the place of `text`, wherever that stands.
void replaceAll(Message& message, const std::string& text, const std::string& by)
{
    for (std::size_t at = message.source.find(text); at != std::string::npos; at = message.source.find(text, at))
        message.source.replace(at, text.size(), by);
    for (Message& argument : message.arguments)
        replaceAll(argument, text, by);
}

} // namespace

Error StagedFolder::named(Error error) const
{
    std::error_code failed;
    const fs::path whole = fs::canonical(m_folder, failed);
    const bool beside = !failed && whole.parent_path() == m_path.parent_path();
    replaceAll(error.message, m_path.filename().native() + "/", beside ? whole.filename().native() + "/" : "");
    return error;
}

/// What would stop place().
Result<void> StagedFolder::check(const fs::path& name) const
{
    const fs::path to = m_folder / name;
    if (fs::is_directory(m_path / name)) return ensureDirectory(to);
    struct stat there
    {};
    if (::stat(to.c_str(), &there) != 0) return {};
    if (S_ISDIR(there.st_mode)) return placeError(to, EISDIR);
    if (::access(to.c_str(), W_OK) != 0) return placeError(to, errno);
    return {};
}

Result<void> StagedFolder::place(const fs::path& name) const
{
    const fs::path from = m_path / name, to = m_folder / name;
    if (fs::is_directory(from)) return {};
    struct stat there
    {};
    const bool exists = ::lstat(to.c_str(), &there) == 0;
    if (exists && !S_ISREG(there.st_mode)) return copyInto(from, to);
    if (exists) (void)::chmod(from.c_str(), there.st_mode & 07777);
    if (::rename(from.c_str(), to.c_str()) != 0) return placeError(to, errno);
    return {};
}

/// Links what else is in the folder into the staged one. False: something of it cannot be.
bool StagedFolder::adoptOthers(const std::vector<fs::path>& names) const
{
    std::size_t others = 0;
    std::error_code failed;
    for (auto at = fs::recursive_directory_iterator(m_folder, failed);
         !failed && at != fs::recursive_directory_iterator(); at.increment(failed)) {
        const fs::directory_entry& entry = *at;
        const fs::path name = entry.path().lexically_relative(m_folder), to = m_path / name;
        struct stat there
        {};
        if (::lstat(entry.path().c_str(), &there) != 0 || isTemporaryName(entry.path())) return false;
        const bool isFolder = S_ISDIR(there.st_mode);
        if (std::ranges::binary_search(names, name)) {
            if (!isFolder && !S_ISREG(there.st_mode)) return false; // a link or a device, which is written through
            if (::chmod(to.c_str(), there.st_mode & 07777) != 0) return false;
            continue;
        }
        if (++others > kMaxOtherEntries || there.st_uid != ::geteuid()) return false;
        if (isFolder ? ::mkdir(to.c_str(), there.st_mode & 07777) != 0
                     : ::linkat(AT_FDCWD, entry.path().c_str(), AT_FDCWD, to.c_str(), 0) != 0)
            return false;
    }
    return !failed;
}

/// What others wrote into the folder between adoptOthers() and the exchange.
void StagedFolder::moveLate() const
{
    for (const fs::path& name : contentOf(m_path)) {
        struct stat there
        {};
        if (::lstat((m_folder / name).c_str(), &there) != 0 && errno == ENOENT)
            (void)::rename((m_path / name).c_str(), (m_folder / name).c_str());
    }
}

/// Puts the staged folder in the place of the folder in one step; false: it cannot, and nothing has changed.
bool StagedFolder::exchange(const std::vector<fs::path>& names)
{
    std::error_code failed;
    const fs::path whole = fs::canonical(m_folder, failed);
    struct stat there
    {};
    if (failed || whole.parent_path() != m_path.parent_path() || holdsCurrent(whole) ||
        ::stat(whole.c_str(), &there) != 0 || !adoptOthers(names) ||
        ::chmod(m_path.c_str(), there.st_mode & 07777) != 0)
        return false;
    (void)::fsync(m_fd);
    if (::renameat2(AT_FDCWD, m_path.c_str(), AT_FDCWD, whole.c_str(), RENAME_EXCHANGE) != 0) return false;
    const FileDescriptor above(::open(m_path.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (above.valid()) (void)::fsync(above.get());
    moveLate();
    return true;
}

Result<std::vector<std::string>> StagedFolder::publish()
{
    return guarded(Message::mark("the folder to write"), [&]() -> Result<std::vector<std::string>> {
        const FolderLock lock(m_folder); // a report is of one run, whoever else writes one here
        const FileDescriptor folder(::open(m_folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        const auto names = contentOf(m_path);
        for (const fs::path& name : names)
            if (auto free = check(name); !free) return free.error();
        if (!exchange(names)) {
            for (const fs::path& name : names)
                if (auto placed = place(name); !placed) return placed.error();
            if (folder.valid()) (void)::fsync(folder.get());
        }
        m_made.clear();
        std::vector<std::string> paths;
        for (const std::string& name : m_added)
            paths.push_back((m_folder / name).string());
        return paths;
    });
}

} // namespace qs
