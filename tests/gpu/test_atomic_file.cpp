// SPDX-License-Identifier: GPL-3.0-or-later
#include "format_files.h"

#include "gpu/formats/atomic_file.h"

#include <csignal>
#include <cstdio>
#include <doctest/doctest.h>
#include <sys/resource.h>
#include <sys/stat.h>
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
    CHECK(contains(why(writeFileAtomically(folder / "loop1", "x")), "circle"));
}

TEST_CASE("impossible places are told in plain words and nothing is left")
{
    const ScratchFolder folder;
    writeRaw(folder / "file", "x");
    fs::create_directory(folder / "dir");
    CHECK(contains(why(writeFileAtomically(folder / "dir", "x")), "it is a folder"));
    CHECK(contains(why(writeFileAtomically(folder / "new/", "x")), "it is a folder"));
    CHECK(contains(why(writeFileAtomically(folder / "none/a", "x")),
                   "its folder does not exist. Create the folder"));
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
    const NamedText below[] = {{"a.md", "two\n"}, {"missing/b.json", ""}};
    CHECK(writeTextsAtomically(place, below).error().code == ErrorCode::Io);
    CHECK(readRaw(place + "/a.md") == "two\n");
}
