// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/atomic_file.h"

#include "gpu/core/units.h"
#include "gpu/formats/describe.h"
#include "gpu/formats/file_descriptor.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
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
    Error error = fileError("write " + quotedPath(path), code);
    if (code == ENOENT) {
        error.message = "Cannot write " + quotedPath(path) + ": its folder does not exist.";
        error.hint = "Create the folder or choose another one.";
    }
    return error;
}

Error fullDiskError(const fs::path& path, int code, std::size_t written, Pieces pieces)
{
    const auto total = pieces.total();
    Error error = writeError(path, code);
    error.message.pop_back();
    error.message += " (" + formatBytes({written}) + (total ? " of " + formatBytes({*total}) : "") + " were written).";
    return error;
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
        if (text.size() > kBuffer) m_code = m_code != 0 ? m_code : writeAll(m_fd, text, m_written);
        else m_buffer += text;
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
    FileDescriptor file(::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY));
    if (!file.valid()) return writeError(path, errno);
    std::size_t written = 0;
    if (const int code = writeAll(file.get(), pieces, written))
        return fullDiskError(path, code, written, pieces);
    if (!file.close()) return writeError(path, errno);
    return {};
}

fs::path folderOf(const fs::path& path)
{
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

/// Opens a new file in `folder` under a name that nobody has; `name` receives it.
int openUnique(const fs::path& folder, fs::path& name)
{
    const auto now = static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count());
    for (std::uint64_t attempt = 0; attempt < 100; ++attempt) {
        char text[64];
        std::snprintf(text, sizeof text, ".quantoscope-%ld-%llx.tmp", static_cast<long>(::getpid()),
                      static_cast<unsigned long long>(now + attempt));
        name = folder / text;
        const int fd = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (fd >= 0 || errno != EEXIST) return fd;
    }
    return -1;
}

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
    fs::path name;
    FileDescriptor file(openUnique(folder, name));
    if (!file.valid()) return writeError(path, errno);
    TemporaryFile temporary(name);
    std::size_t written = 0;
    if (const int code = writeAll(file.get(), pieces, written))
        return fullDiskError(path, code, written, pieces);
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

Result<void> writePieces(const fs::path& path, Pieces pieces)
{
    if (path.empty()) return Error{ErrorCode::Usage, "Cannot write a file without a name.", "Name a file."};
    if (path.native().find('\0') != std::string::npos)
        return Error{ErrorCode::Usage, "Cannot write " + quotedPath(path) + ": the name holds a zero byte.",
                     "Choose another name."};
    struct stat info
    {};
    const bool exists = ::stat(path.c_str(), &info) == 0;
    if (!exists && errno != ENOENT) return writeError(path, errno);
    if ((exists && S_ISDIR(info.st_mode)) || !path.has_filename()) return writeError(path, EISDIR);
    if (isStream(path, exists ? &info : nullptr)) return writeStream(path, pieces);
    const auto target = resolveLinks(path);
    if (!target) return writeError(path, errno);
    return replaceFile(*target, exists ? &info : nullptr, pieces);
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
    return guarded("the file to write", [&] { return writePieces(path, WholePieces(pieces)); });
}

Result<void> writeFileAtomically(const fs::path& path, const std::function<void(TextSink&)>& make)
{
    return guarded("the file to write", [&] { return writePieces(path, MadeContent(make)); });
}

Result<void> ensureDirectory(const fs::path& path)
{
    return guarded("the folder to make", [&]() -> Result<void> {
        if (path.empty())
            return Error{ErrorCode::Usage, "Cannot make a folder without a name.", "Name a folder."};
        if (path.native().find('\0') != std::string::npos)
            return Error{ErrorCode::Usage,
                         "Cannot make the folder " + quotedPath(path) + ": the name holds a zero byte.",
                         "Choose another name."};
        const std::string action = "make the folder " + quotedPath(path);
        if (const fs::path file = obstacle(path); !file.empty())
            return Error{ErrorCode::Io,
                         "Cannot " + action + ": " + quotedPath(file) + " is a file, not a folder.",
                         "Choose another folder or remove the file."};
        std::error_code failed;
        fs::create_directories(path, failed);
        if (failed) return fileError(action, failed.value());
        if (::access(path.c_str(), W_OK | X_OK) != 0)
            return fileError("write into the folder " + quotedPath(path), errno);
        return {};
    });
}

Result<std::vector<std::string>> writeTextsAtomically(const std::string& folder, std::span<const NamedText> files)
{
    if (auto r = ensureDirectory(folder); !r) return r.error();
    std::vector<std::string> written;
    for (const auto& [name, text, make] : files) {
        const std::string path = folder + "/" + name;
        if (auto r = make ? writeFileAtomically(path, make) : writeFileAtomically(path, std::string_view(text)); !r) return r.error();
        written.push_back(path);
    }
    return written;
}

} // namespace qs
