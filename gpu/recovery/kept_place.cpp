// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/recovery/kept_place.h"

#include "gpu/core/host_identity.h"
#include "gpu/core/user_folders.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/describe.h"
#include "gpu/recovery/journal_read.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <functional>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace qs {

namespace fs = std::filesystem;

namespace {

std::string absoluteVariable(const char* name)
{
    std::string value = environmentVariable(name);
    return value.starts_with('/') ? value : std::string();
}

/// Both kinds of locks, as QLockFile: within a machine, and over file systems that pass only the second on. False: a
/// living process holds one of them.
bool lockedByUs(int fd)
{
    if (::flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return false;
    struct flock whole
    {};
    whole.l_type = F_WRLCK;
    whole.l_whence = SEEK_SET;
    return ::fcntl(fd, F_SETLK, &whole) == 0 || (errno != EACCES && errno != EAGAIN);
}

/// Whether the process that wrote a lock file is gone for certain.
bool isStale(const fs::path& file)
{
    std::ifstream in(file);
    std::array<std::string, 5> lines; // pid, program, host, machine, start of the machine
    for (std::string& line : lines)
        std::getline(in, line);
    pid_t pid = 0;
    const std::string& number = lines[0];
    std::from_chars(number.data(), number.data() + number.size(), pid);
    if (pid <= 0) return true; // its writer was killed in between, or holds the lock
    const bool here =
        lines[3].empty() ? lines[2].empty() || lines[2] == host::hostName() : lines[3] == host::machineId();
    if (!here) return false;
    if (!lines[4].empty() && lines[4] != host::bootId()) return true;
    const std::string program = host::programOf(pid);
    return !host::isAlive(pid) || (!program.empty() && program != lines[1]);
}

void removeStale(const fs::path& file)
{
    const FileDescriptor old(::open(file.c_str(), O_WRONLY | O_CLOEXEC | O_NOFOLLOW));
    if (old.valid() && lockedByUs(old.get())) ::unlink(file.c_str());
}

bool isEmpty(const KeptPlace& place)
{
    std::error_code ignored;
    return !place.hasSession && !fs::exists(place.study(), ignored) && journaledRuns(place.folder()).empty();
}

void describe(KeptPlace& place)
{
    std::error_code ignored;
    place.interrupted =
        static_cast<int>(journaledRuns(place.folder()).size()) + (fs::exists(place.study(), ignored) ? 1 : 0);
    for (const auto& entry : fs::directory_iterator(place.folder(), ignored)) {
        struct stat info
        {};
        if (::stat(entry.path().c_str(), &info) != 0 || !S_ISREG(info.st_mode)) continue;
        place.bytes += static_cast<std::uint64_t>(info.st_size);
        place.written = std::max<std::int64_t>(place.written, info.st_mtime);
    }
}

} // namespace

fs::path recoveryRoot()
{
    std::string data = absoluteVariable("XDG_DATA_HOME");
    if (data.empty() && !absoluteVariable("HOME").empty()) data = absoluteVariable("HOME") + "/.local/share";
    return data.empty() ? fs::path() : fs::path(data) / "quantoscope/recovery";
}

std::unique_ptr<PlaceLock> PlaceLock::take(const fs::path& root, const std::string& id)
{
    const fs::path file = root / (id + ".lock");
    for (int attempt = 0; attempt < 2; ++attempt) {
        const int fd = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (fd < 0 && (errno != EEXIST || !isStale(file))) return nullptr;
        if (fd < 0) {
            removeStale(file);
            continue;
        }
        std::unique_ptr<PlaceLock> lock(new PlaceLock(file, fd));
        const std::string text = std::to_string(::getpid()) + "\n" + host::programOf(::getpid()) + "\n" +
                                 host::hostName() + "\n" + host::machineId() + "\n" + host::bootId() + "\n";
        if (!lockedByUs(fd) || ::write(fd, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
            return nullptr;
        return lock;
    }
    return nullptr;
}

PlaceLock::~PlaceLock() { ::unlink(m_file.c_str()); }

std::vector<KeptPlace> keptPlaces(const fs::path& root)
{
    std::vector<KeptPlace> all;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(root, failed)) {
        std::error_code ignored;
        if (!entry.is_directory(ignored)) continue;
        KeptPlace place{root, entry.path().filename().string()};
        const auto lock = PlaceLock::take(root, place.id);
        if (!lock) continue;
        place.hasSession = fs::exists(place.folder() / "index.quantoscope", ignored);
        if (isEmpty(place)) {
            fs::remove_all(place.folder(), ignored);
            continue;
        }
        describe(place);
        all.push_back(std::move(place));
    }
    std::ranges::sort(all, std::greater(), &KeptPlace::written);
    return all;
}

Result<void> discardPlace(const KeptPlace& place)
{
    const auto lock = PlaceLock::take(place.root, place.id);
    if (!lock)
        return Error{ErrorCode::Io, Message::tr("The session is open in another process."),
                     Message::tr("Close that process first.")};
    std::error_code failed;
    fs::remove_all(place.folder(), failed);
    if (failed) return fileError(Message::tr("Cannot remove %1: %2.").arg(quotedPath(place.folder())), failed.value());
    return {};
}

Result<void> writeStudySoFar(const fs::path& file, const StudyResult& study)
{
    const auto soFar = study.copy();
    soFar->complete = false;
    soFar->stopReason = recoveredReason();
    return writeFileAtomically(file, dumpJson(soFar->json(), -1));
}

} // namespace qs
