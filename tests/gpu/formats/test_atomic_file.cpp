// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support/format_files.h"

#include "gpu/core/host_identity.h"
#include "gpu/formats/io/atomic_file.h"

#include <csignal>
#include <cstdio>
#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>

using namespace qs;
using namespace qs::testing;

namespace {

std::string why(const Result<void>& result)
{
    REQUIRE_FALSE(result.ok());
    CHECK_FALSE(result.error().hint.empty());
    return result.error().text();
}

/// Lets files grow to `bytes` only while it lives; writing more fails with EFBIG, as on a disk that is full.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t bytes) : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit now = m_before;
        now.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &now);
    }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;
    ~FileSizeLimit()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_before{};
    void (*m_handler)(int);
};

} // namespace

TEST_CASE("a file is made and replaced, and nothing else stays behind")
{
    const ScratchFolder folder;
    REQUIRE(writeFileAtomically(folder / "a.txt", "one").ok());
    CHECK(readRaw(folder / "a.txt") == "one");
    REQUIRE(writeFileAtomically(folder / "a.txt", std::string(100'000, 'x')).ok());
    CHECK(readRaw(folder / "a.txt") == std::string(100'000, 'x'));
    REQUIRE(writeFileAtomically(folder / "a.txt", "").ok());
    CHECK(readRaw(folder / "a.txt").empty());
    const std::string_view pieces[] = {"ab", "", "cd"};
    REQUIRE(writeFileAtomically(folder / "a.txt", pieces).ok());
    CHECK(readRaw(folder / "a.txt") == "abcd");
    CHECK(folder.entries() == 1);
}

TEST_CASE("permissions: the user's mask for a new file, the old ones for a replaced one")
{
    const ScratchFolder folder;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    REQUIRE(writeFileAtomically(folder / "a", "x").ok());
    struct stat info
    {};
    REQUIRE(::stat((folder / "a").c_str(), &info) == 0);
    CHECK((info.st_mode & 0777) == (0666 & ~mask));
    REQUIRE(::chmod((folder / "a").c_str(), 0640) == 0);
    REQUIRE(writeFileAtomically(folder / "a", "y").ok());
    REQUIRE(::stat((folder / "a").c_str(), &info) == 0);
    CHECK((info.st_mode & 0777) == 0640);
}

TEST_CASE("symbolic links stay links, also those to nothing yet")
{
    const ScratchFolder folder;
    fs::create_directory(folder / "sub");
    writeRaw(folder / "sub/target", "old");
    fs::create_symlink("sub/target", folder / "link");
    fs::create_symlink("link", folder / "link2");
    REQUIRE(writeFileAtomically(folder / "link2", "new").ok());
    CHECK(fs::is_symlink(folder / "link"));
    CHECK(fs::is_symlink(folder / "link2"));
    CHECK(readRaw(folder / "sub/target") == "new");
    fs::create_symlink("sub/later", folder / "dangling");
    REQUIRE(writeFileAtomically(folder / "dangling", "first").ok());
    CHECK(fs::is_symlink(folder / "dangling"));
    CHECK(readRaw(folder / "sub/later") == "first");
    fs::create_symlink("loop2", folder / "loop1");
    fs::create_symlink("loop1", folder / "loop2");
    CHECK(contains(why(writeFileAtomically(folder / "loop1", "x")), "form a loop"));
}

TEST_CASE("impossible places are told in plain words and nothing is left")
{
    const ScratchFolder folder;
    writeRaw(folder / "file", "x");
    fs::create_directory(folder / "dir");
    CHECK(contains(why(writeFileAtomically(folder / "dir", "x")), "it is a folder"));
    CHECK(contains(why(writeFileAtomically(folder / "new/", "x")), "it is a folder"));
    CHECK(contains(why(writeFileAtomically(folder / "none/a", "x")), "its folder does not exist. Create the folder"));
    CHECK(contains(why(writeFileAtomically(folder / "file/a", "x")), "is a file, not a folder"));
    CHECK(contains(why(writeFileAtomically(folder / std::string(300, 'n'), "x")), "too long"));
    CHECK(contains(why(writeFileAtomically(folder / std::string(5000, 'n'), "x")), "too long"));
    CHECK(writeFileAtomically("", "x").error().code == ErrorCode::Usage);
    CHECK(writeFileAtomically(folder / std::string_view("a\0b", 3), "x").error().code == ErrorCode::Usage);
    CHECK(folder.entries() == 2);
}

TEST_CASE("a full device")
{
    if (!fs::exists("/dev/full")) {
        MESSAGE("skipped: there is no /dev/full here");
        return;
    }
    const auto result = writeFileAtomically("/dev/full", "hello");
    const std::string text = why(result);
    CHECK(contains(text, "the disk is full"));
    CHECK(contains(text, "/dev/full"));
    CHECK(contains(text, "(0 B of 5 B were written)"));
    CHECK(result.error().exitStatus() == 3);
}

TEST_CASE("a write that fails half-way keeps the old file and removes the new one")
{
    const ScratchFolder folder;
    writeRaw(folder / "a", "old");
    Result<void> result;
    {
        const FileSizeLimit limit(4096);
        result = writeFileAtomically(folder / "a", std::string(65'536, 'x'));
    }
    CHECK(contains(why(result), "(4.00 KiB of 64.0 KiB were written)"));
    CHECK(readRaw(folder / "a") == "old");
    CHECK(folder.entries() == 1);
}

TEST_CASE("devices are written to, not replaced")
{
    CHECK(writeFileAtomically("/dev/null", "x").ok());
    CHECK_FALSE(fs::is_regular_file("/dev/null"));
    std::FILE* file = std::tmpfile();
    REQUIRE(file);
    const auto result = writeFileAtomically("/dev/fd/" + std::to_string(::fileno(file)), "hello");
    CHECK(result.ok());
    char text[16] = {};
    std::rewind(file);
    CHECK(std::fread(text, 1, sizeof text, file) == 5);
    CHECK(std::string(text) == "hello");
    std::fclose(file);
}

TEST_CASE("folders and files without permission")
{
    const ScratchFolder folder;
    fs::create_directory(folder / "closed");
    writeRaw(folder / "locked", "x");
    REQUIRE(::chmod((folder / "closed").c_str(), 0555) == 0);
    REQUIRE(::chmod((folder / "locked").c_str(), 0444) == 0);
    if (::geteuid() == 0) {
        MESSAGE("skipped: the superuser may write everywhere");
        return;
    }
    CHECK(contains(why(writeFileAtomically(folder / "closed/a", "x")), "permission denied"));
    CHECK(contains(why(writeFileAtomically(folder / "locked", "y")), "permission denied"));
    CHECK(readRaw(folder / "locked") == "x");
    CHECK(contains(why(ensureDirectory(folder / "closed")), "permission denied"));
    CHECK(contains(why(ensureDirectory(folder / "closed/sub")), "permission denied"));
}

TEST_CASE("read-only file systems refuse with a plain sentence")
{
    // /proc takes neither new folders nor new files, whoever asks.
    CHECK_FALSE(ensureDirectory("/proc/quantoscope").ok());
    CHECK_FALSE(writeFileAtomically("/proc/quantoscope", "x").ok());
}

TEST_CASE("readers see the old or the new content, never a part; two writers do not disturb each other")
{
    const ScratchFolder folder;
    const fs::path path = folder / "a";
    REQUIRE(writeFileAtomically(path, std::string(20'000, '0')).ok());
    const auto writer = [&](char letter) {
        for (int i = 0; i < 30; ++i)
            if (!writeFileAtomically(path, std::string(20'000, letter)).ok()) std::abort();
    };
    std::jthread first(writer, '1');
    std::jthread second(writer, '2');
    for (int i = 0; i < 200; ++i) {
        const std::string seen = readRaw(path);
        REQUIRE(seen.size() == 20'000);
        REQUIRE(seen.find_first_not_of(seen[0]) == std::string::npos);
    }
    first.join();
    second.join();
    CHECK(folder.entries() == 1);
}

TEST_CASE("folders are made with those above them")
{
    const ScratchFolder folder;
    REQUIRE(ensureDirectory(folder / "a/b/c").ok());
    CHECK(fs::is_directory(folder / "a/b/c"));
    CHECK(ensureDirectory(folder / "a/b/c").ok());
    CHECK(ensureDirectory(folder / "a/b/c/").ok());
    writeRaw(folder / "file", "x");
    CHECK(contains(why(ensureDirectory(folder / "file")), "is a file, not a folder"));
    CHECK(contains(why(ensureDirectory(folder / "file/sub/x")), "file\" is a file, not a folder"));
    CHECK(contains(why(ensureDirectory(folder / std::string(300, 'n'))), "too long"));
    CHECK(ensureDirectory("").error().code == ErrorCode::Usage);
    fs::create_directory_symlink("a", folder / "link");
    CHECK(ensureDirectory(folder / "link/d").ok());
    CHECK(fs::is_directory(folder / "a/d"));
}

TEST_CASE("the files of a folder: made with it, named in order, and what fails is said")
{
    const ScratchFolder folder;
    const std::string place = (folder / "new/report").string();
    const NamedText files[] = {{"a.md", "one\n"}, {"b.json", ""}};
    const auto written = writeTextsAtomically(place, files);
    REQUIRE(written.ok());
    CHECK(*written == std::vector<std::string>{place + "/a.md", place + "/b.json"});
    CHECK(readRaw(place + "/a.md") == "one\n");
    CHECK(fs::file_size(place + "/b.json") == 0);
    writeRaw(folder / "file", "x");
    CHECK(writeTextsAtomically((folder / "file").string(), files).error().code == ErrorCode::Io);
    const NamedText below[] = {{"a.md", "two\n"}, {"b.json/c.json", ""}};
    CHECK(writeTextsAtomically(place, below).error().code == ErrorCode::Io);
    CHECK(readRaw(place + "/a.md") == "one\n"); // all or none
}

namespace {

/// The number of a process that has ended.
pid_t endedProcess()
{
    const pid_t process = ::fork();
    if (process == 0) ::_exit(0);
    ::waitpid(process, nullptr, 0);
    return process;
}

std::string leftName(pid_t process, const std::string& number = "12ab", const std::string& host = host::hostTag())
{
    return ".quantoscope-" + host + "-" + std::to_string(process) + "-" + number + ".tmp";
}

mode_t modeOf(const fs::path& path)
{
    struct stat info
    {};
    return ::stat(path.c_str(), &info) == 0 ? info.st_mode & 0777 : 0;
}

} // namespace

TEST_CASE("what a killed process left half-written is removed by the next write, and nothing else")
{
    const ScratchFolder folder;
    const pid_t gone = endedProcess();
    writeRaw(folder / leftName(gone), "half");
    fs::create_directories(folder / leftName(gone, "9") / "artifacts");
    writeRaw(folder / leftName(gone, "9") / "artifacts/a.png", "half");
    // On a shared file system another machine may have a process of that number, whose lock is not seen here.
    const std::string kept[] = {leftName(::getppid()),
                                leftName(::getpid()),
                                leftName(gone, "12ab", "0123456789ab"),
                                ".quantoscope-" + std::to_string(gone) + "-12ab.tmp",
                                ".quantoscope-x.tmp",
                                "a.tmp"};
    for (const std::string& name : kept)
        writeRaw(folder / name, "x");
    // Another process's, seen from a container where it has no such number: it holds the lock.
    const std::string locked = leftName(gone, "77");
    writeRaw(folder / locked, "x");
    const int fd = ::open((folder / locked).c_str(), O_RDONLY | O_CLOEXEC);
    REQUIRE(::flock(fd, LOCK_EX) == 0);
    REQUIRE(writeFileAtomically(folder / "a", "x").ok());
    for (const std::string& name : kept)
        CHECK(fs::exists(folder / name));
    CHECK(fs::exists(folder / locked));
    CHECK(folder.entries() == 1 + std::size(kept) + 1);
    ::close(fd);
}

TEST_CASE("the content of a private file is private while it is written too")
{
    const ScratchFolder folder;
    writeRaw(folder / "secret", "old");
    REQUIRE(::chmod((folder / "secret").c_str(), 0600) == 0);
    const pid_t process = ::fork();
    if (process == 0) { // is killed in the middle, so that what it had begun can be looked at
        std::signal(SIGXFSZ, SIG_DFL);
        const rlimit small{4096, 4096}, noCore{0, 0};
        ::setrlimit(RLIMIT_FSIZE, &small);
        ::setrlimit(RLIMIT_CORE, &noCore);
        (void)writeFileAtomically(folder / "secret", std::string(65'536, 'x'));
        ::_exit(0);
    }
    int status = 0;
    REQUIRE(::waitpid(process, &status, 0) == process);
    REQUIRE(WIFSIGNALED(status));
    REQUIRE(folder.entries() == 2);
    for (const auto& entry : fs::directory_iterator(folder.path()))
        CHECK(modeOf(entry.path()) == 0600);
    REQUIRE(writeFileAtomically(folder / "secret", "new").ok());
    CHECK(folder.entries() == 1);
    CHECK(modeOf(folder / "secret") == 0600);
    CHECK(readRaw(folder / "secret") == "new");
}

TEST_CASE("no program is reading from the pipe is refused at once, one that is read is written to")
{
    const ScratchFolder folder;
    const fs::path pipe = folder / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    CHECK(contains(why(writeFileAtomically(pipe, "x")), "no program is reading from the pipe"));
    const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    REQUIRE(reader >= 0);
    CHECK(writeFileAtomically(pipe, "hello").ok());
    char text[8] = {};
    CHECK(::read(reader, text, sizeof text) == 5);
    ::close(reader);
}

TEST_CASE("whether a file could be written is known before, and trying leaves nothing")
{
    const ScratchFolder folder;
    CHECK(checkWritable(folder / "new").ok());
    CHECK(folder.entries() == 0);
    writeRaw(folder / "old", "x");
    CHECK(checkWritable(folder / "old").ok());
    CHECK(readRaw(folder / "old") == "x");
    CHECK(checkWritable("/dev/null").ok());
    CHECK(contains(why(checkWritable(folder / "none/a")), "its folder does not exist"));
    CHECK(contains(why(checkWritable(folder.path())), "it is a folder"));
    CHECK(contains(why(checkWritable(folder / "old/a")), "is a file, not a folder"));
    CHECK_FALSE(checkWritable("/proc/quantoscope").ok());
    CHECK_FALSE(checkWritable("").ok());
    CHECK(folder.entries() == 1);
}

TEST_CASE("files of a folder appear together, or the folder stays as it was")
{
    const ScratchFolder folder;
    const fs::path place = folder / "report";
    const std::string large(65'536, 'x');
    const NamedText files[] = {{"a.md", "one"}, {"b.json", large}};
    {
        const FileSizeLimit limit(4096);
        const auto failed = writeTextsAtomically(place.string(), files);
        REQUIRE_FALSE(failed.ok());
        CHECK(contains(failed.error().message.english(), (place / "b.json").string()));
    }
    CHECK_FALSE(fs::exists(place)); // it was made for this
    fs::create_directory(place);
    writeRaw(place / "a.md", "old");
    REQUIRE(::chmod((place / "a.md").c_str(), 0640) == 0);
    writeRaw(place / "mine", "kept");
    {
        const FileSizeLimit limit(4096);
        CHECK_FALSE(writeTextsAtomically(place.string(), files).ok());
    }
    CHECK(readRaw(place / "a.md") == "old");
    CHECK(std::distance(fs::directory_iterator(place), fs::directory_iterator()) == 2);
    fs::create_symlink("../elsewhere", place / "b.json");
    REQUIRE(writeTextsAtomically(place.string(), files).ok());
    CHECK(readRaw(place / "a.md") == "one");
    CHECK(modeOf(place / "a.md") == 0640);
    CHECK(fs::is_symlink(place / "b.json"));
    CHECK(readRaw(folder / "elsewhere") == large);
    CHECK(readRaw(place / "mine") == "kept");
    CHECK(std::distance(fs::directory_iterator(place), fs::directory_iterator()) == 3);
    const NamedText inTheWay[] = {{"a.md", "two"}, {"mine", ""}, {"dir", ""}};
    fs::create_directory(place / "dir");
    CHECK_FALSE(writeTextsAtomically(place.string(), inTheWay).ok());
    CHECK(readRaw(place / "a.md") == "one");
}

TEST_CASE("two processes that write a report at one place leave one of them, not a mixture")
{
    const ScratchFolder folder;
    const std::string place = (folder / "report").string();
    const auto write = [&](char letter) {
        const NamedText files[] = {
            {"a", std::string(3000, letter)}, {"b", std::string(3000, letter)}, {"c", std::string(3000, letter)}};
        for (int i = 0; i < 15; ++i)
            if (!writeTextsAtomically(place, files).ok()) std::abort();
    };
    {
        std::jthread first(write, '1'), second(write, '2');
    }
    CHECK(readRaw(folder / "report/a") == readRaw(folder / "report/b"));
    CHECK(readRaw(folder / "report/a") == readRaw(folder / "report/c"));
    CHECK(std::distance(fs::directory_iterator(place), fs::directory_iterator()) == 3);
}
