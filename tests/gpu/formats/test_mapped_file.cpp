// SPDX-License-Identifier: GPL-3.0-or-later
// Files that others shorten, change, replace and delete while they are read.
#include <doctest/doctest.h>

#include "gpu/formats/io/mapped_file.h"
#include "gpu/formats/npy.h"
#include "gpu/studies/protocol/input_tensor.h"

#include "tests/gpu/support/format_files.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <unistd.h>

using namespace qs;
using namespace qs::testing;

namespace {

constexpr std::size_t kSize = 40'000;

MappedFile mapped(const fs::path& path)
{
    writeRaw(path, std::string(kSize, 'a'));
    auto file = MappedFile::open(path);
    REQUIRE(file);
    return std::move(*file);
}

std::size_t countOf(const MappedFile& file, char c)
{
    return static_cast<std::size_t>(std::count(file.bytes().begin(), file.bytes().end(), static_cast<std::byte>(c)));
}

} // namespace

TEST_CASE("a file that is shortened while it is mapped reads as zeros, and says so")
{
    const ScratchFolder folder;
    MappedFile file = mapped(folder / "a.npy");
    REQUIRE(::truncate((folder / "a.npy").c_str(), 10) == 0);
    CHECK(countOf(file, 'a') == 10);
    CHECK(countOf(file, '\0') == kSize - 10);
    REQUIRE_FALSE(file.unchanged());
    CHECK(file.unchanged().error().code == ErrorCode::BadInput);
    CHECK(file.unchanged().error().message.english().find("was truncated while it was being read") !=
          std::string::npos);
    CHECK_FALSE(file.checked(Result<int>(1)).ok());

    const MappedFile moved = std::move(file); // the guard goes with the mapping
    CHECK(countOf(moved, 'a') == 10);
    CHECK_FALSE(moved.unchanged());
}

TEST_CASE("a file that is written to while it is mapped says so; one that is replaced or deleted is whole")
{
    const ScratchFolder folder;
    const MappedFile changed = mapped(folder / "a");
    CHECK(changed.unchanged());
    std::this_thread::sleep_for(std::chrono::milliseconds(20)); // file systems count time in steps
    writeRaw(folder / "a", std::string(kSize, 'b'));
    REQUIRE_FALSE(changed.unchanged());
    CHECK(changed.unchanged().error().message.english().find("was changed while it was being read") !=
          std::string::npos);

    const MappedFile replaced = mapped(folder / "c");
    writeRaw(folder / "d", "short");
    fs::rename(folder / "d", folder / "c");
    CHECK(countOf(replaced, 'a') == kSize);
    CHECK(replaced.unchanged());
    CHECK(replaced.checked(Result<int>(1)).ok());

    const MappedFile deleted = mapped(folder / "e");
    fs::remove(folder / "e");
    CHECK(countOf(deleted, 'a') == kSize);
    CHECK(deleted.unchanged());
}

TEST_CASE("guards are given back: a thousand mappings one after the other, and many at a time")
{
    const ScratchFolder folder;
    for (int i = 0; i < 1000; ++i) {
        const MappedFile file = mapped(folder / "a");
        if (i % 100 != 99) continue;
        REQUIRE(::truncate((folder / "a").c_str(), 1) == 0);
        CHECK(countOf(file, 'a') == 1);
    }
    std::vector<MappedFile> many;
    for (int i = 0; i < 4'200; ++i) // a checkpoint may have 4,096 shards
        many.push_back(mapped(folder / "b"));
    CHECK(countOf(many.back(), 'a') == kSize);
    REQUIRE(::truncate((folder / "b").c_str(), 1) == 0);
    CHECK(std::all_of(many.begin(), many.end(), [](const MappedFile& file) { return countOf(file, 'a') == 1; }));
}

TEST_CASE("an input that is cut off during a run's start is refused, and nothing crashes")
{
    const ScratchFolder folder;
    const std::vector<float> values(std::size_t{1} << 20, 1.0f);
    const std::int64_t shape[] = {1024, 1024};
    RunSpec spec;
    spec.shape = {1024, 1024};
    spec.dtype = DType::F16;
    spec.input.path = (folder / "x.npy").native();
    int refused = 0;
    for (int i = 0; i < 20; ++i) {
        REQUIRE(writeNpy(spec.input.path, DType::F32, shape, std::as_bytes(std::span(values))));
        std::thread other([&] {
            std::this_thread::sleep_for(std::chrono::microseconds(100 * i));
            (void)!::truncate(spec.input.path.c_str(), 4096);
        });
        const auto input = InputTensor::make(spec, 0);
        other.join();
        if (!input) {
            ++refused;
            CHECK(input.error().code == ErrorCode::BadInput);
        } else {
            CHECK(loadFloat(input->view({1024, 1024}).data, DType::F16, values.size() - 1) == 1.0f);
        }
    }
    MESSAGE(refused << " of 20 were refused");
}
