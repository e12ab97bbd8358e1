// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support/format_files.h"

#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/folder_lock.h"
#include "gpu/formats/io/staged_folder.h"

#include <atomic>
#include <doctest/doctest.h>
#include <set>
#include <sys/stat.h>
#include <thread>

using namespace qs;
using namespace qs::testing;

TEST_CASE("files come into a folder together, and take the places of those that were there")
{
    const ScratchFolder folder;
    const fs::path place = folder / "new/report";
    {
        auto staged = StagedFolder::open(place);
        REQUIRE(staged);
        REQUIRE(staged->add("a.md", "one"));
        REQUIRE(staged->add("artifacts/b.png", "two"));
        CHECK_FALSE(fs::exists(place / "a.md"));
        const auto written = staged->publish();
        REQUIRE(written);
        CHECK(*written == std::vector<std::string>{(place / "a.md").string(), (place / "artifacts/b.png").string()});
    }
    CHECK(readRaw(place / "a.md") == "one");
    CHECK(readRaw(place / "artifacts/b.png") == "two");
    writeRaw(place / "mine.txt", "mine");
    REQUIRE(::chmod((place / "a.md").c_str(), 0600) == 0);
    fs::rename(place / "artifacts/b.png", folder / "elsewhere.png");
    fs::create_symlink(folder / "elsewhere.png", place / "artifacts/b.png");
    auto again = StagedFolder::open(place);
    REQUIRE(again);
    REQUIRE(again->add("a.md", "three"));
    REQUIRE(again->add("artifacts/b.png", "four"));
    REQUIRE(again->publish());
    CHECK(readRaw(place / "a.md") == "three");
    CHECK(readRaw(place / "mine.txt") == "mine");
    CHECK((fs::status(place / "a.md").permissions() & fs::perms::all) ==
          (fs::perms::owner_read | fs::perms::owner_write));
    CHECK(fs::is_symlink(place / "artifacts/b.png"));
    CHECK(readRaw(folder / "elsewhere.png") == "four");
}

TEST_CASE("a report over an older one is seen old or new, with what else is in its folder")
{
    const ScratchFolder folder;
    const fs::path place = folder / "report";
    constexpr int kVersions = 150;
    const auto write = [&](int version) {
        std::vector<NamedText> files;
        for (char name = 'a'; name <= 'j'; ++name)
            files.push_back({std::string("files/") + name, std::to_string(version), {}});
        return writeTextsAtomically(place.string(), files).ok();
    };
    REQUIRE(write(1));
    writeRaw(place / "mine.txt", "mine");
    fs::create_directories(place / "files/more");
    writeRaw(place / "files/more/x", "theirs");
    fs::create_symlink("nowhere", place / "link");
    REQUIRE(::chmod(place.c_str(), 0750) == 0);
    std::atomic<bool> done{false};
    int mixed = 0, looks = 0;
    std::thread reader([&] {
        for (; !done; ++looks) { // a kill at any moment would leave what is seen then
            const std::string first = readRaw(place / "files/a"), last = readRaw(place / "files/j");
            mixed += last.empty() || first.empty() || std::stoi(last) < std::stoi(first);
        }
    });
    bool all = true;
    for (int version = 2; version <= kVersions; ++version)
        all = write(version) && all;
    done = true;
    reader.join();
    CHECK(all);
    CHECK(looks > 0);
    CHECK(mixed == 0);
    CHECK(readRaw(place / "files/j") == std::to_string(kVersions));
    CHECK(readRaw(place / "mine.txt") == "mine");
    CHECK(readRaw(place / "files/more/x") == "theirs");
    CHECK(fs::is_symlink(place / "link"));
    CHECK(fs::status(place).permissions() == static_cast<fs::perms>(0750));
    CHECK(folder.entries() == 1); // nothing of the older ones is left
}

TEST_CASE("the current folder stays the current folder")
{
    const ScratchFolder folder;
    fs::create_directory(folder / "report");
    const fs::path before = fs::current_path();
    fs::current_path(folder / "report");
    const NamedText files[] = {{"a", "1", {}}, {"b", "2", {}}};
    CHECK(writeTextsAtomically(".", files));
    CHECK(fs::exists(fs::current_path() / "b"));
    fs::current_path(before);
    CHECK(readRaw(folder / "report/a") == "1");
    CHECK(folder.entries() == 1);
}

TEST_CASE("what is given up leaves the folder as it was, or none")
{
    const ScratchFolder folder;
    {
        auto staged = StagedFolder::open(folder / "a/b");
        REQUIRE(staged);
        REQUIRE(staged->add("x/y.md", "one"));
    }
    CHECK(folder.entries() == 0);
    writeRaw(folder / "report.md", "mine");
    {
        auto staged = StagedFolder::open(folder.path());
        REQUIRE(staged);
        REQUIRE(staged->add("report.md", "new"));
    }
    CHECK(folder.entries() == 1);
    CHECK(readRaw(folder / "report.md") == "mine");
    { // somebody puts something into a folder that was made for it
        auto staged = StagedFolder::open(folder / "shared");
        REQUIRE(staged);
        writeRaw(folder / "shared/theirs.txt", "theirs");
    }
    CHECK(readRaw(folder / "shared/theirs.txt") == "theirs");
    CHECK(std::distance(fs::directory_iterator(folder / "shared"), fs::directory_iterator()) == 1);
}

TEST_CASE("what cannot be replaced is said by its own name, before anything is")
{
    const ScratchFolder folder;
    writeRaw(folder / "artifacts", "a file");
    fs::create_directory(folder / "report.md");
    auto staged = StagedFolder::open(folder.path());
    REQUIRE(staged);
    const auto below = staged->add("artifacts/a.png", "x");
    REQUIRE_FALSE(below);
    CHECK(contains(below.error().message.english(), "is a file, not a folder"));
    const auto taken = staged->add("report.md", "x");
    REQUIRE_FALSE(taken);
    CHECK(contains(taken.error().message.english(), "report.md"));
    REQUIRE(staged->add("results.json", "{}"));
    REQUIRE(staged->add("later.md", "x"));
    fs::create_directory(folder / "later.md"); // since then
    CHECK_FALSE(staged->publish());
    CHECK_FALSE(fs::exists(folder / "results.json"));
    CHECK_FALSE(StagedFolder::open(folder / "artifacts"));
}

TEST_CASE("a folder is locked for one at a time")
{
    const ScratchFolder folder;
    std::atomic<int> inside{0}, most{0};
    std::vector<std::thread> all;
    for (int i = 0; i < 6; ++i)
        all.emplace_back([&] {
            for (int j = 0; j < 200; ++j) {
                const FolderLock lock = FolderLock::ofFile(folder / "not there yet.quantoscope");
                most = std::max(most.load(), ++inside);
                std::this_thread::yield();
                --inside;
            }
        });
    for (std::thread& one : all)
        one.join();
    CHECK(most == 1);
    CHECK(folder.entries() == 0);
    const FolderLock none(folder / "missing"); // keeps nobody out, and waits for nobody
}

TEST_CASE("files that are written into one folder at the same time belong together")
{
    const ScratchFolder folder;
    std::vector<std::thread> all;
    for (int i = 0; i < 4; ++i)
        all.emplace_back([&, i] {
            const std::string word(20'000, static_cast<char>('a' + i));
            const NamedText files[] = {{"results.json", word}, {"samples.csv", word}, {"report.md", word}};
            for (int j = 0; j < 10; ++j)
                (void)writeTextsAtomically(folder.path().string(), files);
        });
    for (std::thread& one : all)
        one.join();
    CHECK(std::set<std::string>{readRaw(folder / "results.json"), readRaw(folder / "samples.csv"),
                                readRaw(folder / "report.md")}
              .size() == 1);
}
