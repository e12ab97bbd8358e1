// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/atomic_file.h"

#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/file_descriptor.h"
#include "gpu/formats/io/staged_folder.h"
#include "gpu/formats/io/temporary_name.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <optional>
#include <string>
#include <sys/stat.h>

namespace qs {
namespace {

namespace fs = std::filesystem;
/// What is to be written.
class Content
{
public:
    virtual ~Content() = default;
    /// All of it to `fd`; 0 or the errno value. `written` counts what arrived.
    virtual int writeTo(int fd, std::size_t& written) const = 0;
    virtual std::optional<std::uint64_t> total() const { return std::nullopt; }
};
using Pieces = const Content&;

Error writeError(const fs::path& path, int code)
{
    if (code == ENOENT)
        return {ErrorCode::Io, Message::tr("Cannot write %1: its folder does not exist.").arg(quotedPath(path)),
                Message::tr("Create the folder or choose another one.")};
    if (code == ENXIO)
        return {ErrorCode::Io,
                Message::tr("Cannot write %1: no program is reading from the pipe.").arg(quotedPath(path)),
                Message::tr("Start the reading program first.")};
    return fileError(Message::tr("Cannot write %1: %2.").arg(quotedPath(path)), code);
}

Error fullDiskError(const fs::path& path, int code, std::size_t written, Pieces pieces)
{
    const std::string file = quotedPath(path), part = formatBytes({written});
    if (const auto total = pieces.total())
        return fileError(
            Message::tr("Cannot write %1: %4 (%2 of %3 were written).").arg(file, part, formatBytes({*total})), code);
    return fileError(Message::tr("Cannot write %1: %3 (%2 were written).").arg(file, part), code);
}

/// Removes the temporary file unless it was renamed.
class TemporaryFile
{
public:
    explicit TemporaryFile(fs::path path) : m_path(std::move(path)) {}
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile()
    {
        if (m_kept) return;
        const int code = errno;
        ::unlink(m_path.c_str());
        errno = code;
    }
    const fs::path& path() const { return m_path; }
    void keep() { m_kept = true; }

private:
    fs::path m_path;
    bool m_kept = false;
};

/// Writes all of it; 0 or the errno value. `written` counts what arrived.
int writeAll(int fd, std::string_view piece, std::size_t& written)
{
    constexpr std::size_t most = std::size_t{1} << 30; // the kernel takes less than 2 GiB at once
    while (!piece.empty()) {
        const ssize_t n = ::write(fd, piece.data(), std::min(piece.size(), most));
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return errno;
        piece.remove_prefix(static_cast<std::size_t>(n));
        written += static_cast<std::size_t>(n);
    }
    return 0;
}

int writeAll(int fd, Pieces pieces, std::size_t& written) { return pieces.writeTo(fd, written); }

class WholePieces final : public Content
{
public:
    explicit WholePieces(std::span<const std::string_view> pieces) : m_pieces(pieces) {}
    int writeTo(int fd, std::size_t& written) const override
    {
        for (const std::string_view piece : m_pieces)
            if (const int code = writeAll(fd, piece, written)) return code;
        return 0;
    }
    std::optional<std::uint64_t> total() const override
    {
        std::uint64_t all = 0;
        for (const auto piece : m_pieces)
            all += piece.size();
        return all;
    }

private:
    std::span<const std::string_view> m_pieces;
};

/// Gathers small pieces, so that not each of them costs a call.
class FileSink final : public TextSink
{
public:
    FileSink(int fd, std::size_t& written) : m_fd(fd), m_written(written) { m_buffer.reserve(kBuffer); }
    void write(std::string_view text) override
    {
        if (m_code != 0) return;
        if (m_buffer.size() + text.size() > kBuffer) flush();
        if (text.size() > kBuffer)
            m_code = m_code != 0 ? m_code : writeAll(m_fd, text, m_written);
        else
            m_buffer += text;
    }
    /// Writes what is left; 0 or the errno value of the first failure.
    int flush()
    {
        if (m_code == 0) m_code = writeAll(m_fd, m_buffer, m_written);
        m_buffer.clear();
        return m_code;
    }

private:
    static constexpr std::size_t kBuffer = std::size_t{1} << 20;
    int m_fd;
    std::size_t& m_written;
    std::string m_buffer;
    int m_code = 0;
};

class MadeContent final : public Content
{
public:
    explicit MadeContent(const std::function<void(TextSink&)>& make) : m_make(make) {}
    int writeTo(int fd, std::size_t& written) const override
    {
        FileSink sink(fd, written);
        m_make(sink);
        return sink.flush();
    }

private:
    const std::function<void(TextSink&)>& m_make;
};

/// Follows symbolic links to the file that is to be replaced, which need not exist. Empty with errno
/// set if they go round in a circle.
std::optional<fs::path> resolveLinks(fs::path path)
{
    constexpr int longest = 40; // as the kernel
    for (int i = 0; i <= longest; ++i) {
        std::error_code failed;
        if (!fs::is_symlink(fs::symlink_status(path, failed))) return path;
        const fs::path target = fs::read_symlink(path, failed);
        if (failed) return path;
        path = target.is_absolute() ? target : path.parent_path() / target;
    }
    errno = ELOOP;
    return std::nullopt;
}

/// Devices, pipes and descriptors cannot be replaced, only written to.
bool isStream(const fs::path& path, const struct stat* existing)
{
    const std::string& text = path.native();
    for (const char* prefix : {"/dev/std", "/dev/fd/", "/proc/"})
        if (text.starts_with(prefix)) return true;
    return existing && !S_ISREG(existing->st_mode);
}

Result<void> writeStream(const fs::path& path, Pieces pieces)
{
    // Non-blocking, or a pipe without a reader would hang here for ever.
    FileDescriptor file(::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
    if (!file.valid()) return writeError(path, errno);
    ::fcntl(file.get(), F_SETFL, ::fcntl(file.get(), F_GETFL) & ~O_NONBLOCK);
    std::size_t written = 0;
    if (const int code = writeAll(file.get(), pieces, written)) return fullDiskError(path, code, written, pieces);
    if (!file.close()) return writeError(path, errno);
    return {};
}

fs::path folderOf(const fs::path& path) { return path.has_parent_path() ? path.parent_path() : fs::path("."); }

/// Makes the rename itself survive a power cut. Some file systems cannot; the content is safe already.
void syncFolder(const fs::path& folder)
{
    const FileDescriptor file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (file.valid()) (void)::fsync(file.get());
}

Result<void> replaceFile(const fs::path& path, const struct stat* existing, Pieces pieces)
{
    if (existing && ::access(path.c_str(), W_OK) != 0) return writeError(path, errno);
    const fs::path folder = folderOf(path);
    removeLeftBehind(folder);
    // What only its owner may read shall not be there for others while it is written.
    const TemporaryName name = TemporaryName::file(folder, existing ? existing->st_mode & 0600 : 0666);
    FileDescriptor file(name.fd());
    if (!file.valid()) return writeError(path, errno);
    TemporaryFile temporary(name.path());
    std::size_t written = 0;
    if (const int code = writeAll(file.get(), pieces, written)) return fullDiskError(path, code, written, pieces);
    // Who owns the file may differ from who writes it: then its permissions cannot be kept, which is no loss
    // of data.
    if (existing) (void)::fchmod(file.get(), existing->st_mode & 07777);
    if (::fsync(file.get()) != 0 && errno != EINVAL && errno != ENOTSUP && errno != ENOSYS)
        return fullDiskError(path, errno, written, pieces);
    if (!file.close()) return fullDiskError(path, errno, written, pieces);
    if (::rename(temporary.path().c_str(), path.c_str()) != 0) return writeError(path, errno);
    temporary.keep();
    syncFolder(folder);
    return {};
}

/// What is to be written to: a stream, or the file at the end of links, with its state where it exists.
struct Target
{
    fs::path path;
    bool stream = false, exists = false;
    struct stat info
    {};
};

Result<Target> targetOf(const fs::path& path)
{
    if (path.empty())
        return Error{ErrorCode::Usage, Message::tr("Cannot write a file without a name."),
                     Message::tr("Specify a file name.")};
    if (path.native().find('\0') != std::string::npos)
        return Error{ErrorCode::Usage,
                     Message::tr("Cannot write %1: the name contains a zero byte.").arg(quotedPath(path)),
                     Message::tr("Choose another name.")};
    Target target;
    target.exists = ::stat(path.c_str(), &target.info) == 0;
    if (!target.exists && errno != ENOENT) return writeError(path, errno);
    if ((target.exists && S_ISDIR(target.info.st_mode)) || !path.has_filename()) return writeError(path, EISDIR);
    target.stream = isStream(path, target.exists ? &target.info : nullptr);
    const auto resolved = target.stream ? path : resolveLinks(path);
    if (!resolved) return writeError(path, errno);
    target.path = *resolved;
    return target;
}

Result<void> writePieces(const fs::path& path, Pieces pieces)
{
    const auto target = targetOf(path);
    if (!target) return target.error();
    if (target->stream) return writeStream(path, pieces);
    return replaceFile(target->path, target->exists ? &target->info : nullptr, pieces);
}

Result<void> tryPlace(const fs::path& path)
{
    const auto target = targetOf(path);
    if (!target) return target.error();
    if (target->exists && ::access(path.c_str(), W_OK) != 0) return writeError(path, errno);
    if (target->stream && !target->exists) return writeError(path, ENOENT);
    if (target->stream) return {};
    const TemporaryName name = TemporaryName::file(folderOf(target->path), 0600);
    const FileDescriptor file(name.fd());
    if (!file.valid()) return writeError(path, errno);
    const TemporaryFile removed(name.path());
    return {};
}

/// The part of `path` that is there but is no folder; empty if there is none.
fs::path obstacle(const fs::path& path)
{
    fs::path part;
    for (const fs::path& name : path) {
        part /= name;
        struct stat info
        {};
        if (::stat(part.c_str(), &info) == 0 && !S_ISDIR(info.st_mode)) return part;
    }
    return {};
}

} // namespace

Result<void> writeFileAtomically(const fs::path& path, std::string_view bytes)
{
    return writeFileAtomically(path, std::span(&bytes, 1));
}

Result<void> writeFileAtomically(const fs::path& path, std::span<const std::string_view> pieces)
{
    return guarded(Message::mark("the file to write"), [&] { return writePieces(path, WholePieces(pieces)); });
}

Result<void> writeFileAtomically(const fs::path& path, const std::function<void(TextSink&)>& make)
{
    return guarded(Message::mark("the file to write"), [&] { return writePieces(path, MadeContent(make)); });
}

Result<void> checkWritable(const fs::path& path)
{
    return guarded(Message::mark("the file to write"), [&] { return tryPlace(path); });
}

Result<void> ensureDirectory(const fs::path& path)
{
    return guarded(Message::mark("the folder to create"), [&]() -> Result<void> {
        if (path.empty())
            return Error{ErrorCode::Usage, Message::tr("Cannot create a folder without a name."),
                         Message::tr("Specify a folder name.")};
        if (path.native().find('\0') != std::string::npos)
            return Error{
                ErrorCode::Usage,
                Message::tr("Cannot create the folder %1: the name contains a zero byte.").arg(quotedPath(path)),
                Message::tr("Choose another name.")};
        if (const fs::path file = obstacle(path); !file.empty())
            return Error{ErrorCode::Io,
                         Message::tr("Cannot create the folder %1: %2 is a file, not a folder.")
                             .arg(quotedPath(path), quotedPath(file)),
                         Message::tr("Choose another folder or remove the file.")};
        std::error_code failed;
        fs::create_directories(path, failed);
        if (failed)
            return fileError(Message::tr("Cannot create the folder %1: %2.").arg(quotedPath(path)), failed.value());
        if (::access(path.c_str(), W_OK | X_OK) != 0)
            return fileError(Message::tr("Cannot write into the folder %1: %2.").arg(quotedPath(path)), errno);
        return {};
    });
}

Result<std::vector<std::string>> writeTextsAtomically(const std::string& folder, std::span<const NamedText> files)
{
    auto staged = StagedFolder::open(folder);
    if (!staged) return staged.error();
    for (const NamedText& file : files)
        if (auto added = staged->add(file); !added) return added.error();
    return staged->publish();
}

} // namespace qs
