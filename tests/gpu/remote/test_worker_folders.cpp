// SPDX-License-Identifier: GPL-3.0-or-later
// Folders and files as a worker tells them: what can be chosen there, and what is wrong.
#include <doctest/doctest.h>

#include "tests/gpu/support/data_test_files.h"
#include "tests/gpu/support/scratch_folder.h"
#include "tests/gpu/support/worker_cases.h"

#include "gpu/remote/worker_folders.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sys/stat.h>

using namespace qs;

namespace {

void write(const std::filesystem::path& path, const std::string& text) { std::ofstream(path) << text; }

std::vector<std::string> namesOf(const FolderListing& listing)
{
    std::vector<std::string> names;
    for (const FolderEntry& entry : listing.entries)
        names.push_back(entry.name + (entry.folder ? "/" : ":" + std::to_string(entry.bytes)));
    return names;
}

} // namespace

TEST_CASE("a worker tells the folders and regular files of a folder, folders first")
{
    const qs::testing::ScratchFolder scratch;
    const auto folder = scratch.path() / "a 'b'\n$(c)";
    std::filesystem::create_directories(folder / "sub");
    write(folder / "data.npy", "12345");
    std::filesystem::create_symlink(folder / "data.npy", folder / "link");
    std::filesystem::create_symlink(folder / "nowhere", folder / "dangling");
    REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0); // opening it would wait for ever
    write(folder / "bad\xff name", "");
    WorkerLink link(test::real());
    const auto listing = folderAt(link, folder.string(), {});
    REQUIRE_MESSAGE(bool(listing), listing.error().text());
    CHECK(listing->path == std::filesystem::canonical(folder).string());
    CHECK(namesOf(*listing) == std::vector<std::string>{"sub/", "data.npy:5", "link:5"});
    CHECK(listing->leftOut == 1);
}

TEST_CASE("a folder that is too large is told in part, with how much is missing")
{
    const qs::testing::ScratchFolder scratch;
    for (std::size_t i = 0; i < kMaxFolderEntries + 3; ++i)
        std::ofstream(scratch.path() / std::to_string(i));
    const auto listing = listFolder(scratch.path().string());
    REQUIRE(bool(listing));
    CHECK(listing->entries.size() == kMaxFolderEntries);
    CHECK(listing->leftOut == 3);
}

TEST_CASE("what cannot be read is said, and the worker goes on")
{
    const qs::testing::ScratchFolder scratch;
    write(scratch.path() / "file", "x");
    WorkerLink link(test::real());
    for (const std::string& path :
         {std::string("/nowhere/at/all"), (scratch.path() / "file").string(), std::string("relative-nowhere")}) {
        const auto listing = folderAt(link, path, {});
        REQUIRE_FALSE(bool(listing));
        CHECK(listing.error().code == ErrorCode::Io);
    }
    CHECK_FALSE(bool(tensorsAt(link, (scratch.path() / "file").string(), {})));
    CHECK(bool(folderAt(link, "", {}))); // home
    CHECK(link.generation() == 1);
}

TEST_CASE("a worker tells the tensors of a file as this program would read them")
{
    const qs::testing::ScratchFolder scratch;
    const auto file = scratch.path() / "x.npy";
    write(file, qs::testing::npyText("<f4", "(3, 8)", std::string(96, '\0')));
    WorkerLink link(test::real());
    const auto tensors = tensorsAt(link, file.string(), {});
    REQUIRE_MESSAGE(bool(tensors), tensors.error().text());
    REQUIRE(tensors->size() == 1);
    CHECK(tensors->front().shape == std::vector<std::int64_t>{3, 8});
    CHECK(tensors->front().dtype == DType::F32);
    CHECK(tensors->front().bytes == 96);
}

TEST_CASE("a worker reads a tensor as this program would, large ones in evenly taken rows")
{
    const qs::testing::ScratchFolder scratch;
    const auto file = scratch.path() / "x.npy";
    std::string bytes(40 * 8 * sizeof(float), '\0');
    for (int i = 0; i < 40 * 8; ++i) {
        const auto value = static_cast<float>(i);
        std::memcpy(bytes.data() + static_cast<std::size_t>(i) * sizeof value, &value, sizeof value);
    }
    write(file, qs::testing::npyText("<f4", "(40, 8)", bytes));
    WorkerLink link(test::real());
    for (const std::int64_t elements : {1'000, 80, 1}) {
        const auto here = readTensorRows(file.string(), "", elements);
        const auto there = tensorRowsAt(link, file.string(), "", elements, {});
        REQUIRE_MESSAGE(there.ok(), there.error().text());
        REQUIRE(here.ok());
        CHECK(there->rows == std::clamp<std::int64_t>(elements / 8, 1, 40));
        CHECK(there->rows == here->rows);
        CHECK(there->columns == 8);
        CHECK(there->ofRows == 40);
        CHECK(there->values == here->values);
        CHECK(there->values[static_cast<std::size_t>(there->rows - 1) * 8] ==
              static_cast<float>((there->rows - 1) * 40 / there->rows * 8));
    }
    const auto missing = tensorRowsAt(link, (scratch.path() / "none.npy").string(), "", 10, {});
    REQUIRE_FALSE(missing.ok());
    CHECK(missing.error().message == readTensorRows((scratch.path() / "none.npy").string(), "", 10).error().message);
    CHECK_FALSE(tensorRowsAt(link, file.string(), "", 0, {}).ok());
    CHECK(link.generation() == 1);
}
