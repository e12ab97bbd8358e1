// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support/format_files.h"

#include "gpu/formats/safetensors.h"
#include "gpu/formats/safetensors_write.h"

#include <cstring>
#include <doctest/doctest.h>

using namespace qs;
using namespace qs::testing;

namespace {

TensorToWrite tensor(std::string name, std::string type, std::vector<std::int64_t> shape, std::string_view data)
{
    return {std::move(name), std::move(type), std::move(shape), asBytes(data)};
}

std::string why(const std::vector<TensorToWrite>& tensors)
{
    const ScratchFolder folder;
    const auto written = writeSafetensors(folder / "a.safetensors", tensors, {});
    REQUIRE_FALSE(written.ok());
    CHECK(written.error().code == ErrorCode::Usage);
    CHECK(folder.entries() == 0);
    return written.error().message.english();
}

} // namespace

TEST_CASE("what is written is read back, byte by byte and in the given order")
{
    const ScratchFolder folder;
    const std::string weights = "abcdefghijklmnop", scales = "ABCDEFGH", packed = "xyz", codes = "1234", empty;
    const std::vector<TensorToWrite> tensors{
        tensor("z.weight", "F32", {2, 2}, weights), tensor("a.scales", "F8_E8M0", {8}, scales),
        tensor("a.codes", "F4", {2, 3}, packed),    tensor("ü \"q\"", "I8", {4}, codes),
        tensor("nothing", "F16", {0, 7}, empty),    tensor("one", "U8", {}, "!")};
    const std::map<std::string, std::string> metadata{{"format", "pt"}, {"note", "a \"quoted\" line\nand another"}};
    const auto path = folder / "a.safetensors";
    REQUIRE(writeSafetensors(path, tensors, metadata).ok());
    std::uint64_t size = safetensorsHeader(tensors, metadata).size();
    for (const TensorToWrite& each : tensors)
        size += each.data.size();
    CHECK(fs::file_size(path) == size);
    const auto file = SafetensorsFile::open(path);
    REQUIRE(file.ok());
    CHECK(file->metadata() == metadata);
    REQUIRE(file->tensors().size() == tensors.size());
    const std::string raw = readRaw(path);
    std::size_t at = raw.size() - weights.size() - scales.size() - packed.size() - codes.size() - 1;
    CHECK(at % 8 == 0);
    CHECK(at == safetensorsHeader(tensors, metadata).size());
    for (const TensorToWrite& wanted : tensors) {
        const auto found =
            std::ranges::find_if(file->tensors(), [&](const auto& e) { return e.info.name == wanted.name; });
        REQUIRE(found != file->tensors().end());
        CHECK(found->info.dtypeText == wanted.dtypeText);
        CHECK(found->info.shape == wanted.shape);
        CHECK(found->offset == at);
        CHECK(std::memcmp(raw.data() + at, wanted.data.data(), wanted.data.size()) == 0);
        at += wanted.data.size();
    }
    CHECK(file->tensor("z.weight")->data.size() == 16);
}

TEST_CASE("no tensors and no metadata make a file as well")
{
    const ScratchFolder folder;
    REQUIRE(writeSafetensors(folder / "a", {}, {}).ok());
    CHECK(fs::file_size(folder / "a") == 16);
    CHECK(SafetensorsFile::open(folder / "a")->tensors().empty());
}

TEST_CASE("tensors that do not fit the format are refused before anything is written")
{
    CHECK(contains(why({tensor("a", "F32", {2}, "1234")}), "64 bits, but the data has 4 bytes"));
    CHECK(contains(why({tensor("a", "F4", {3}, "12")}), "12 bits"));
    CHECK(contains(why({tensor("a", "FP8", {2}, "12")}), "no type \"FP8\""));
    CHECK(contains(why({tensor("", "U8", {2}, "12")}), "empty or reserved"));
    CHECK(contains(why({tensor("__metadata__", "U8", {2}, "12")}), "reserved"));
    CHECK(contains(why({tensor("a", "U8", {-1}, "12")}), "invalid"));
    CHECK(contains(why({tensor("\xff", "U8", {2}, "12")}), "UTF-8"));
    CHECK(contains(why({tensor("a", "U8", {2}, "12"), tensor("a", "U8", {1}, "1")}), "same name"));
    CHECK(writeSafetensors("/nowhere/at/all/a", {}, {}).error().code == ErrorCode::Io);
}

TEST_CASE("random sets survive the round trip")
{
    const ScratchFolder folder;
    std::mt19937_64 random(3);
    const char* types[] = {"U8", "I8", "F16", "BF16", "I32", "F32", "F64", "F8_E4M3", "F8_E5M2", "F8_E8M0", "F4"};
    const std::size_t bits[] = {8, 8, 16, 16, 32, 32, 64, 8, 8, 8, 4};
    for (int round = 0; round < 100; ++round) {
        std::vector<TensorToWrite> tensors;
        std::vector<std::string> data(random() % 12);
        for (std::size_t k = 0; k < data.size(); ++k) {
            const std::size_t type = random() % 11;
            const auto rows = static_cast<std::int64_t>(random() % 5),
                       columns = static_cast<std::int64_t>(2 * (random() % 9));
            data[k].assign(static_cast<std::size_t>(rows * columns) * bits[type] / 8, static_cast<char>(random()));
            tensors.push_back(tensor("t" + std::to_string(k), types[type], {rows, columns}, data[k]));
        }
        REQUIRE(writeSafetensors(folder / "a", tensors, {{"k", std::string(random() % 20, 'v')}}).ok());
        const auto file = SafetensorsFile::open(folder / "a");
        REQUIRE(file.ok());
        CHECK(file->tensors().size() == tensors.size());
    }
}
