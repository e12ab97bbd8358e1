// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support/data_test_files.h"

#include "gpu/formats/gzip.h"
#include "gpu/formats/idx.h"

#include <doctest/doctest.h>

using namespace qs;
using namespace qs::testing;

namespace {

std::string why(const Result<IdxArray>& array)
{
    REQUIRE_FALSE(array.ok());
    CHECK(array.error().code == ErrorCode::BadInput);
    CHECK_FALSE(array.error().hint.empty());
    return array.error().message.english();
}

} // namespace

TEST_CASE("every element type is read in big-endian order")
{
    const auto bytes = parseIdx(asBytes(idxText(8, {3}, std::string("\x00\x7f\xff", 3))), "a");
    REQUIRE(bytes.ok());
    CHECK(bytes->shape == std::vector<std::int64_t>{3});
    CHECK(bytes->at(0) == 0);
    CHECK(bytes->at(2) == 255);
    CHECK(parseIdx(asBytes(idxText(9, {1}, "\xff")), "a")->at(0) == -1);
    CHECK(parseIdx(asBytes(idxText(0x0b, {1}, std::string("\xff\xfe", 2))), "a")->at(0) == -2);
    CHECK(parseIdx(asBytes(idxText(0x0c, {1}, std::string("\x00\x01\x00\x02", 4))), "a")->at(0) == 65538);
    CHECK(parseIdx(asBytes(idxText(0x0d, {1}, std::string("\xbf\xc0\x00\x00", 4))), "a")->at(0) == -1.5);
    CHECK(parseIdx(asBytes(idxText(0x0e, {1}, std::string("\x40\x04\x00\x00\x00\x00\x00\x00", 8))), "a")->at(0) == 2.5);
}

TEST_CASE("what is too short, too long or of another kind is refused with both numbers")
{
    const std::string whole = idxText(8, {2, 2, 2}, "12345678");
    CHECK(contains(why(parseIdx(asBytes(whole.substr(0, whole.size() - 3)), "a.idx")),
                   "requires 8 bytes, but the file has only 5"));
    CHECK(contains(why(parseIdx(asBytes(whole + "x"), "a.idx")), "the file has more"));
    CHECK(contains(why(parseIdx(asBytes(whole.substr(0, 10)), "a.idx")),
                   "its header requires 16 bytes, but the file has only 10"));
    CHECK(contains(why(parseIdx(asBytes(std::string("PNG\x01", 4)), "a.idx")), "is not an IDX file"));
    CHECK(contains(why(parseIdx(asBytes(std::string("\0\0", 2)), "a.idx")), "begins with 4 bytes"));
    // 2^32 − 1 squared elements: no memory is asked for.
    CHECK(contains(why(parseIdx(asBytes(idxText(8, {0xffffffffu, 0xffffffffu, 0xffffffffu}, "")), "a.idx")),
                   "the limit"));
    CHECK(contains(why(parseIdx(asBytes(idxText(8, {1u << 30}, "1")), "a.idx")), "but the file has only 1"));
}

TEST_CASE("gzip: plain, of two members, truncated, damaged, and a bomb")
{
    const ScratchFolder folder;
    const std::string whole = idxText(8, {4, 50}, std::string(200, '\x07'));
    writeRaw(folder / "plain", whole);
    writeRaw(folder / "one.gz", gzipped(whole));
    writeRaw(folder / "two.gz", gzipped(whole.substr(0, 20)) + gzipped(whole.substr(20)));
    for (const char* name : {"plain", "one.gz", "two.gz"}) {
        const auto array = readIdx(folder / name);
        REQUIRE(array.ok());
        CHECK(array->elements() == 200);
        CHECK(array->at(199) == 7);
    }
    const std::string packed = gzipped(whole);
    writeRaw(folder / "cut.gz", packed.substr(0, packed.size() - 10));
    CHECK(contains(why(readIdx(folder / "cut.gz")), "ends unexpectedly"));
    std::string broken = packed;
    broken[packed.size() - 6] ^= 1; // in the CRC
    writeRaw(folder / "broken.gz", broken);
    CHECK(contains(why(readIdx(folder / "broken.gz")), "damaged"));
    writeRaw(folder / "short.gz", gzipped(whole.substr(0, 100)));
    CHECK(contains(why(readIdx(folder / "short.gz")), "requires 200 bytes, but the file has only 88"));
    writeRaw(folder / "bomb.gz", gzipped(idxText(8, {2}, std::string(std::size_t{64} << 20, '\0'))));
    CHECK(contains(why(readIdx(folder / "bomb.gz")), "requires 2 bytes, but the file has more"));
    CHECK_FALSE(inflateGzip(asBytes(gzipped(std::string(1 << 20, 'a'))), 1000, "a").ok());
    CHECK(inflateGzip(asBytes(gzipped(std::string(1 << 20, 'a'))), 1 << 20, "a")->size() == 1 << 20);
    CHECK(inflateGzip(asBytes(gzipped("")), 10, "a")->empty());
}

TEST_CASE("gzip: members that are cut anywhere by the pieces that zlib is given")
{
    // zlib counts in 32 bits, so that a large file comes in pieces; here in small ones.
    const std::string text = "the first member", more = " and the second";
    const std::string packed = gzipped(text) + gzipped(more) + "behind it";
    for (std::size_t piece = 2; piece <= packed.size(); ++piece) {
        auto reader = GzipReader::open(asBytes(packed), "a", piece);
        REQUIRE(reader.ok());
        std::string out(100, ' ');
        const auto made = reader->read(std::as_writable_bytes(std::span(out)));
        REQUIRE(made.ok());
        CAPTURE(piece);
        CHECK(out.substr(0, *made) == text + more);
    }
}

TEST_CASE("flipped bits never do more than fail")
{
    const ScratchFolder folder;
    std::mt19937_64 random(5);
    const std::string plain = idxText(0x0b, {6, 3, 2}, std::string(72, 'a')), packed = gzipped(plain);
    int refused = 0;
    for (int i = 0; i < 3000; ++i) {
        const auto bytes = exactCopy(flipped(plain, random).substr(0, 1 + random() % plain.size()));
        refused += !parseIdx(bytes, "a").ok();
        writeRaw(folder / "a.gz", flipped(packed, random));
        const auto array = readIdx(folder / "a.gz");
        if (array)
            CHECK(static_cast<std::size_t>(array->elements()) <= array->data.size());
        else
            refused++;
    }
    CHECK(refused > 3000);
}
