// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/remote/session_folder.h"

#include "gpu/core/user_folders.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/file_descriptor.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace qs {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kLongestId = 20;
constexpr std::size_t kLongestPath = 99;
constexpr std::size_t kLargestNote = 16'384;
constexpr std::string_view kNoteEnding = ".json";

/// Made where it is missing; whether only this user can enter it.
bool isPrivate(const std::string& folder)
{
    if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST) return false;
    struct stat found
    {};
    return ::lstat(folder.c_str(), &found) == 0 && S_ISDIR(found.st_mode) && found.st_uid == ::geteuid() &&
           (found.st_mode & 0077) == 0;
}

std::string lockPath(const std::string& folder, const std::string& id) { return socketPath(folder, id) + ".lock"; }

/// Empty: it is another file.
std::optional<SessionNote> noteIn(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    std::string text(kLargestNote, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    const auto json = parseJson(text, {.maxBytes = kLargestNote, .maxNodes = 100}, Message::tr("a session"));
    auto note = json ? sessionNoteFromJson(*json) : std::nullopt;
    return note && file.stem() == note->id ? note : std::nullopt;
}

} // namespace

bool isSessionId(std::string_view id)
{
    return !id.empty() && id.size() <= kLongestId &&
           std::ranges::all_of(id, [](unsigned char c) { return std::isalnum(c) || c == '-' || c == '_'; });
}

std::optional<ProcessMark> markOf(pid_t pid)
{
    std::ifstream in("/proc/" + std::to_string(pid) + "/stat");
    std::string text;
    if (pid <= 0 || !std::getline(in, text)) return std::nullopt;
    const std::size_t name = text.rfind(')'); // which may hold anything
    if (name == std::string::npos) return std::nullopt;
    std::istringstream rest(text.substr(name + 1));
    constexpr int kBefore = 19; // fields between the name and when it began
    std::string state, skipped;
    rest >> state;
    if (state == "Z") return std::nullopt; // it only waits for somebody to take its status
    for (int i = 1; i < kBefore; ++i)
        rest >> skipped;
    ProcessMark mark{pid, 0};
    if (!(rest >> mark.start)) return std::nullopt;
    return mark;
}

nlohmann::ordered_json toJson(const SessionNote& note)
{
    return {{"id", note.id},       {"version", note.version}, {"log", note.log},
            {"began", note.began}, {"pid", note.process.pid}, {"start", note.process.start}};
}

std::optional<SessionNote> sessionNoteFromJson(const nlohmann::json& json)
{
    if (!json.is_object()) return std::nullopt;
    const auto text = [&json](const char* key) {
        const auto found = json.find(key);
        return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    const auto pid = json.find("pid"), start = json.find("start");
    SessionNote note{text("id"), text("version"), text("log"), text("began"), {}};
    if (!isSessionId(note.id) || pid == json.end() || !pid->is_number_integer() || start == json.end() ||
        !start->is_number_unsigned())
        return std::nullopt;
    note.process = {pid->get<pid_t>(), start->get<std::uint64_t>()};
    return note;
}

Result<std::string> socketFolder()
{
    const std::string runtime = environmentVariable("XDG_RUNTIME_DIR"),
                      temporary = "/tmp/qs-" + std::to_string(::geteuid());
    for (const std::string& folder : {temporary, runtime.empty() ? runtime : runtime + "/qs"})
        if (!folder.empty() && folder.size() + 1 + kLongestId + kNoteEnding.size() <= kLongestPath && isPrivate(folder))
            return folder;
    return Error{ErrorCode::Io,
                 Message::tr("There is no folder for kept sessions: %1 is not a folder that only you can enter.")
                     .arg(quotedPath(temporary)),
                 Message::tr("Remove it, or turn off that sessions are kept on this target.")};
}

std::string socketPath(const std::string& folder, const std::string& id) { return folder + "/" + id; }
std::string notePath(const std::string& folder, const std::string& id)
{
    return folder + "/" + id + std::string(kNoteEnding);
}

Result<std::string> stateFolder()
{
    const std::string root = userFolder("XDG_STATE_HOME", ".local/state");
    if (!root.empty()) {
        const std::string folder = root + "/quantoscope/sessions";
        if (ensureDirectory(fs::path(folder).parent_path()) && isPrivate(folder) && ::access(folder.c_str(), W_OK) == 0)
            return folder;
    }
    return socketFolder();
}

int lockSession(const std::string& folder, const std::string& id)
{
    const std::string file = lockPath(folder, id);
    while (true) {
        const int fd = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (fd < 0) return fd;
        const bool held = ::flock(fd, LOCK_EX | LOCK_NB) == 0;
        const int reason = errno == EWOULDBLOCK ? EEXIST : errno;
        struct stat found
        {};
        if (held && ::fstat(fd, &found) == 0 && found.st_nlink > 0) return fd;
        ::close(fd);
        if (!held) return errno = reason, -1;
    } // it was removed in between
}

void removeSession(const std::string& folder, const SessionNote& note)
{
    const auto there = noteIn(notePath(folder, note.id));
    if (there && !(there->process == note.process)) return;
    for (const std::string& file : {socketPath(folder, note.id), notePath(folder, note.id), lockPath(folder, note.id)})
        ::unlink(file.c_str());
}

bool isSessionNote(const std::string& file) { return noteIn(file).has_value(); }

Result<std::vector<SessionNote>> liveSessions()
{
    auto folder = socketFolder();
    if (!folder) return folder.error();
    std::vector<SessionNote> live;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(*folder, failed)) {
        if (entry.path().extension() != kNoteEnding) continue;
        auto note = noteIn(entry.path());
        if (!note) continue; // a result, where there is no home to keep it in
        if (markOf(note->process.pid) == note->process) {
            live.push_back(std::move(*note));
            continue;
        }
        const FileDescriptor lock(lockSession(*folder, note->id));
        if (lock.valid()) removeSession(*folder, *note);
    }
    std::ranges::sort(live, {}, &SessionNote::began);
    return live;
}

int connectTo(const std::string& socket)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (socket.size() >= sizeof address.sun_path) return errno = ENAMETOOLONG, -1;
    std::memcpy(address.sun_path, socket.c_str(), socket.size());
    const int fd = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0) return -1;
    if (::connect(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) return fd;
    const int reason = errno;
    ::close(fd);
    errno = reason;
    return -1;
}

} // namespace qs
