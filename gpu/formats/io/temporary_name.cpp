// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/temporary_name.h"

#include "gpu/core/host_identity.h"
#include "gpu/formats/io/file_descriptor.h"

#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fcntl.h>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

namespace qs {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBegin = ".quantoscope-", kEnd = ".tmp";

fs::path nameOf(std::uint64_t number)
{
    char text[96];
    std::snprintf(text, sizeof text, "%s%s-%ld-%llx%s", kBegin.data(), host::hostTag().c_str(),
                  static_cast<long>(::getpid()), static_cast<unsigned long long>(number), kEnd.data());
    return text;
}

/// The process of this machine that made a thing of this name; 0: there is none. On a shared file system another
/// machine's process may be writing it: its number means nothing here, and its lock may not be seen.
pid_t makerOf(std::string_view name)
{
    const std::string own = std::string(kBegin) + host::hostTag() + "-";
    if (!name.starts_with(own) || !name.ends_with(kEnd)) return 0;
    name.remove_prefix(own.size());
    pid_t pid = 0;
    const auto [end, code] = std::from_chars(name.data(), name.data() + name.size(), pid);
    return code == std::errc{} && *end == '-' ? pid : 0;
}

bool isGone(pid_t pid) { return pid > 0 && !host::isAlive(pid); }

/// False where somebody holds the lock, or has removed the thing between its making and the lock.
bool locked(int fd)
{
    if (::flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return false; // file systems without locks are used all the same
    struct stat info
    {};
    return ::fstat(fd, &info) == 0 && info.st_nlink > 0;
}

/// Tries names until `make` has made something of one and its lock is held; the descriptor, or below 0 with errno.
template <typename Make> int made(const fs::path& folder, fs::path& path, const Make& make)
{
    const auto now = static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count());
    for (std::uint64_t attempt = 0; attempt < 100; ++attempt) {
        path = folder / nameOf(now + attempt);
        const int fd = make(path);
        if (fd < 0 && errno != EEXIST) return fd;
        if (fd >= 0 && locked(fd)) return fd;
        if (fd >= 0) ::close(fd);
    }
    errno = EEXIST;
    return -1;
}

void removeIfLeft(const fs::path& path)
{
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    struct stat info
    {};
    if (!file.valid() || ::fstat(file.get(), &info) != 0 || info.st_uid != ::geteuid() ||
        ::flock(file.get(), LOCK_EX | LOCK_NB) != 0)
        return;
    std::error_code ignored;
    if (S_ISDIR(info.st_mode))
        fs::remove_all(path, ignored);
    else if (S_ISREG(info.st_mode))
        ::unlink(path.c_str());
}

} // namespace

TemporaryName TemporaryName::file(const fs::path& folder, unsigned mode)
{
    TemporaryName name;
    name.m_fd = made(folder, name.m_path, [mode](const fs::path& path) {
        return ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    });
    return name;
}

TemporaryName TemporaryName::folder(const fs::path& folder)
{
    TemporaryName name;
    name.m_fd = made(folder, name.m_path, [](const fs::path& path) {
        return ::mkdir(path.c_str(), 0777) == 0 ? ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
    });
    return name;
}

bool isTemporaryName(const fs::path& path)
{
    const std::string name = path.filename().native();
    return name.starts_with(kBegin) && name.ends_with(kEnd);
}

void removeLeftBehind(const fs::path& folder)
{
    static std::mutex mutex;
    static std::set<fs::path> seen;
    std::error_code failed;
    {
        const std::lock_guard lock(mutex);
        if (!seen.insert(fs::absolute(folder, failed)).second) return;
    }
    const int before = errno;
    for (auto entry = fs::directory_iterator(folder, failed); !failed && entry != fs::directory_iterator();
         entry.increment(failed))
        if (isGone(makerOf(entry->path().filename().native()))) removeIfLeft(entry->path());
    errno = before;
}

} // namespace qs
