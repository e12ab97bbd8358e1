// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support/format_files.h"

#include "gpu/formats/safetensors.h"
#include "gpu/formats/tensor_file.h"

#include <doctest/doctest.h>

#include <tuple>

using namespace qs;
using namespace qs::testing;

namespace {

std::string image(const std::string& header, const std::string& data)
{
    std::string out;
    for (int i = 0; i < 8; ++i)
        out += static_cast<char>(header.size() >> (8 * i) & 0xff);
    return out + header + data;
}

std::string entry(const std::string& name, const std::string& dtype, const std::string& shape, std::size_t begin,
                  std::size_t end)
{
    return "\"" + name + R"(":{"dtype":")" + dtype + R"(","shape":)" + shape + R"(,"data_offsets":[)" +
           std::to_string(begin) + "," + std::to_string(end) + "]}";
}

std::string why(const std::string& bytes)
{
    const auto header = parseSafetensorsHeader(asBytes(bytes), "m.safetensors");
    REQUIRE_FALSE(header.ok());
    CHECK(header.error().code == ErrorCode::BadInput);
    CHECK_FALSE(header.error().hint.empty());
    CHECK(contains(header.error().message.english(), "m.safetensors"));
    return header.error().text();
}

/// Three tensors, out of order in the header, the last one of a type without a DType, and metadata.
std::string sample()
{
    const std::string header = '{' + entry("b", "F16", "[2,2]", 12, 20) + "," + entry("a", "F32", "[3]", 0, 12) + "," +
                               entry("ids", "I64", "[1]", 20, 28) + R"(,"__metadata__":{"format":"pt"}}   )";
    return image(header, std::string(28, 'x'));
}

} // namespace

TEST_CASE("tensors, types and metadata are read")
{
    const std::string bytes = sample();
    const auto header = parseSafetensorsHeader(asBytes(bytes), "m.safetensors");
    REQUIRE(header.ok());
    REQUIRE(header->tensors.size() == 3);
    CHECK(header->metadata.at("format") == "pt");
    const auto& b = header->tensors[1];
    CHECK(b.info.name == "b");
    CHECK(b.info.dtype == DType::F16);
    CHECK(b.info.dtypeText == "F16");
    CHECK(b.info.shape == std::vector<std::int64_t>{2, 2});
    CHECK(b.info.bytes == 8);
    CHECK(b.offset == bytes.size() - 16);
    CHECK(header->tensors[2].info.dtypeText == "I64");
    CHECK_FALSE(header->tensors[2].info.dtype.has_value());
}

TEST_CASE("every type of the format is listed with its size checked")
{
    struct Case
    {
        const char* dtype;
        std::size_t bytesOfEight;
        std::optional<DType> type;
    };
    for (const Case& c : {Case{"BOOL", 8, {}},
                          {"F4", 4, {}},
                          {"F6_E2M3", 6, {}},
                          {"F6_E3M2", 6, {}},
                          {"U8", 8, DType::U8},
                          {"I8", 8, DType::I8},
                          {"F8_E5M2", 8, DType::F8E5M2},
                          {"F8_E4M3", 8, DType::F8E4M3},
                          {"F8_E8M0", 8, {}},
                          {"F8_E4M3FNUZ", 8, {}},
                          {"F8_E5M2FNUZ", 8, {}},
                          {"I16", 16, {}},
                          {"U16", 16, {}},
                          {"F16", 16, DType::F16},
                          {"BF16", 16, DType::BF16},
                          {"I32", 32, DType::I32},
                          {"U32", 32, {}},
                          {"F32", 32, DType::F32},
                          {"C64", 64, {}},
                          {"F64", 64, DType::F64},
                          {"I64", 64, {}},
                          {"U64", 64, {}}}) {
        CAPTURE(c.dtype);
        const std::size_t n = c.bytesOfEight;
        const auto good = parseSafetensorsHeader(
            asBytes(image('{' + entry("t", c.dtype, "[8]", 0, n) + "}", std::string(n, 'x'))), "m");
        REQUIRE(good.ok());
        CHECK(good->tensors[0].info.dtype == c.type);
        CHECK(contains(why(image('{' + entry("t", c.dtype, "[8]", 0, n + 1) + "}", std::string(n + 1, 'x'))),
                       "but its data_offsets specify"));
    }
    CHECK(contains(why(image('{' + entry("t", "F4", "[3]", 0, 2) + "}", "xx")), "whole number of bytes"));
    CHECK(parseSafetensorsHeader(asBytes(image('{' + entry("t", "F3_NEW", "[3]", 0, 2) + "}", "xx")), "m").ok());
}

TEST_CASE("empty tensors and empty files of tensors are allowed")
{
    CHECK(parseSafetensorsHeader(asBytes(image("{}", "")), "m").ok());
    const std::string header = '{' + entry("z", "F32", "[0,5]", 4, 4) + "," + entry("s", "F32", "[]", 0, 4) + "," +
                               entry("y", "F32", "[0]", 0, 0) + "}";
    CHECK(parseSafetensorsHeader(asBytes(image(header, "xxxx")), "m").ok());
}

TEST_CASE("overlaps, holes and wrong offsets are refused")
{
    const auto two = [](std::size_t b0, std::size_t e0, std::size_t b1, std::size_t e1, std::size_t size) {
        return image('{' + entry("a", "U8", '[' + std::to_string(e0 - b0) + "]", b0, e0) + "," +
                         entry("b", "U8", '[' + std::to_string(e1 - b1) + "]", b1, e1) + "}",
                     std::string(size, 'x'));
    };
    CHECK(parseSafetensorsHeader(asBytes(two(0, 4, 4, 8, 8)), "m").ok());
    CHECK(contains(why(two(0, 4, 3, 8, 8)), "tensor \"b\" overlaps"));
    CHECK(contains(why(two(0, 4, 0, 4, 4)), "overlaps"));
    CHECK(contains(why(two(0, 4, 5, 8, 8)), "1 bytes before tensor \"b\" belong to no tensor"));
    CHECK(contains(why(two(1, 4, 4, 8, 8)), "1 bytes before tensor \"a\""));
    CHECK(contains(why(two(0, 4, 4, 8, 9)), "1 bytes at its end belong to no tensor"));
    CHECK(contains(why(two(0, 4, 4, 8, 7)), "but the file contains only 7 bytes of data. The file is truncated"));
    CHECK(contains(why(image('{' + entry("a", "U8", "[1]", 5, 4) + "}", std::string(8, 'x'))),
                   "whose end is before the start"));
    const std::string top = std::to_string(~std::uint64_t{0});
    CHECK(contains(why(image(R"({"a":{"dtype":"U8","shape":[1],"data_offsets":[0,)" + top + "]}}", "x")),
                   "not whole numbers"));
    CHECK(contains(
        why(image(R"({"a":{"dtype":"U8","shape":[1],"data_offsets":[9223372036854775807,9223372036854775807]}})", "x")),
        "contains only 1 bytes"));
}

TEST_CASE("headers that lie are refused")
{
    const std::string data(8, 'x');
    const auto one = [&](const std::string& inside) { return why(image("{\"a\":" + inside + "}", data)); };
    CHECK(contains(why(""), "too short"));
    CHECK(contains(why(image("[]", data)), "does not begin with '{'"));
    CHECK(contains(why(image(" {}", "")), "does not begin with '{'"));
    CHECK(contains(why(std::string(8, '\xff') + "{}"),
                   "header size is 18446744073709551615 bytes; the limit is 100000000"));
    CHECK(contains(why(std::string("\x01\xe1\xf5\x05\0\0\0\0", 8) + "{}"),
                   "header size is 100000001 bytes; the limit is"));
    CHECK(contains(why(std::string("\x00\xe1\xf5\x05\0\0\0\0", 8) + "{}"), "but only 2 follow"));
    CHECK(contains(why(image("{\"a\":", data)), "line 1, column"));
    CHECK(contains(why(image("{\"a\":" + std::string(1'000'000, '[') + "}", data)), "nested deeper than 8"));
    CHECK(contains(why(image('{' + entry("a", "U8", "[8]", 0, 8) + "," + entry("a", "U8", "[8]", 0, 8) + "}", data)),
                   "\"a\" occurs twice"));
    CHECK(contains(one("3"), "not an object"));
    CHECK(contains(one(R"({"shape":[8],"data_offsets":[0,8]})"), "no dtype"));
    CHECK(contains(one(R"({"dtype":5,"shape":[8],"data_offsets":[0,8]})"), "no dtype"));
    CHECK(contains(one(R"({"dtype":"U8","data_offsets":[0,8]})"), "no shape"));
    CHECK(contains(one(R"({"dtype":"U8","shape":8,"data_offsets":[0,8]})"), "no shape"));
    CHECK(contains(one(R"({"dtype":"U8","shape":[8]})"), "no pair of data_offsets"));
    CHECK(contains(one(R"({"dtype":"U8","shape":[8],"data_offsets":[0,8,8]})"), "no pair of data_offsets"));
    CHECK(contains(one(R"({"dtype":"U8","shape":[-8],"data_offsets":[0,8]})"), "not a whole number"));
    CHECK(contains(one(R"({"dtype":"U8","shape":[8.0],"data_offsets":[0,8]})"), "not a whole number"));
    CHECK(contains(one(R"({"dtype":"F32","shape":[9223372036854775807],"data_offsets":[0,8]})"), "invalid size"));
    CHECK(contains(one(R"({"dtype":"F32","shape":[4294967296,4294967296],"data_offsets":[0,0]})"), "invalid size"));
    CHECK(contains(one(R"({"dtype":"F32","shape":[0,4294967296,4294967296],"data_offsets":[0,0]})"), "invalid size"));
    CHECK(contains(why(image(R"({"__metadata__":{"a":1}})", "")), "not a string"));
    CHECK(contains(why(image(R"({"__metadata__":[]})", "")), "not an object"));
    CHECK(contains(why(image("{\"\xff\":1}", data)), "UTF-8"));
}

TEST_CASE("truncation at every byte is an error, never a crash")
{
    const std::string whole = sample();
    for (std::size_t size = 0; size < whole.size(); ++size)
        CHECK_FALSE(parseSafetensorsHeader(exactCopy(whole.substr(0, size)), "m").ok());
    CHECK(parseSafetensorsHeader(exactCopy(whole), "m").ok());
}

TEST_CASE("random damage never crashes and never yields data outside the file")
{
    std::mt19937_64 random(11);
    const std::string whole = sample();
    int accepted = 0;
    for (int i = 0; i < 5000; ++i) {
        const auto bytes = exactCopy(flipped(whole, random));
        const auto header = parseSafetensorsHeader(bytes, "m");
        if (!header) continue;
        ++accepted;
        for (const auto& tensor : header->tensors) {
            REQUIRE(tensor.offset <= bytes.size());
            REQUIRE(tensor.info.bytes <= bytes.size() - tensor.offset);
        }
    }
    CHECK(accepted > 0);
    CHECK(accepted < 5000);
}

TEST_CASE("tensors are found in the mapped file")
{
    const ScratchFolder folder;
    writeRaw(folder / "m.safetensors", sample());
    auto opened = SafetensorsFile::open(folder / "m.safetensors");
    REQUIRE(opened.ok());
    const SafetensorsFile file = std::move(opened).value();
    CHECK(file.tensors().size() == 3);
    CHECK(file.metadata().size() == 1);
    const auto b = file.tensor("b");
    REQUIRE(b.ok());
    CHECK(b->data.size() == 8);
    CHECK(std::to_integer<char>(b->data[7]) == 'x');
    CHECK(contains(file.tensor("ids").error().text(), "I64, which is not supported"));
    CHECK(file.tensor("c").error().code == ErrorCode::Usage);
    CHECK(contains(file.tensor("id").error().text(), "It contains: \"ids\""));
}

TEST_CASE("an unknown name lists the eight nearest")
{
    const ScratchFolder folder;
    std::string header;
    for (std::size_t i = 0; i < 20; ++i)
        header += (i ? ',' : '{') +
                  entry(std::string("layers.").append(std::to_string(i)) + ".weight", "U8", "[1]", i, i + 1);
    writeRaw(folder / "m.safetensors", image(header + "}", std::string(20, 'x')));
    const auto file = SafetensorsFile::open(folder / "m.safetensors");
    REQUIRE(file.ok());
    const std::string text = file->tensor("layer.17.weight").error().text();
    CHECK(contains(text, "It contains: \"layers.17.weight\""));
    CHECK(contains(text, "and 12 more"));
}

TEST_CASE("FILE and FILE:TENSOR")
{
    const ScratchFolder folder;
    const std::string path = (folder / "m.safetensors").string();
    writeRaw(path, sample());
    const auto b = openTensor(path + ":b");
    REQUIRE(b.ok());
    CHECK(b->view.shape == std::vector<std::int64_t>{2, 2});
    CHECK(b->view.name == "b");
    CHECK(contains(openTensor(path).error().text(),
                   "has 2 float tensors. Choose one as FILE:TENSOR. The file contains: \"a\", \"b\""));
    CHECK(contains(openTensor(path + ":").error().text(), "no tensor \"\""));
    CHECK(openTensor(path + ":nothing").error().exitStatus() == 2);
    CHECK(openTensor(path + ":ids").error().code == ErrorCode::BadInput);

    writeRaw(
        folder / "one:1.safetensors",
        image('{' + entry("layer:0", "BF16", "[2]", 0, 4) + "," + entry("n", "I32", "[1]", 4, 8) + "}", "abcdefgh"));
    const std::string one = (folder / "one:1.safetensors").string();
    REQUIRE(openTensor(one).ok());
    CHECK(openTensor(one)->view.name == "layer:0");
    CHECK(openTensor(one + ":layer:0").ok());
    CHECK(contains(openTensor(one + ":n").error().text(), "INT32; the input must have a floating-point type"));

    writeRaw(folder / "codes.safetensors", image('{' + entry("q", "I8", "[2]", 0, 2) + "}", "ab"));
    CHECK(contains(openTensor((folder / "codes.safetensors").string()).error().text(),
                   "no tensor of a supported floating-point type"));
    for (const auto& [type, bytes, says] : {std::tuple{"F8_E4M3FNUZ", std::size_t{2}, "AMD MI300"},
                                            {"F4", std::size_t{1}, "microscaling"},
                                            {"F8_E8M0", std::size_t{2}, "microscaling"}}) {
        writeRaw(folder / "odd.safetensors",
                 image('{' + entry("q", type, "[2]", 0, bytes) + "}", std::string(bytes, 'a')));
        for (const char* tensor : {"", ":q"}) {
            const auto odd = openTensor((folder / "odd.safetensors").string() + tensor);
            REQUIRE_FALSE(odd.ok());
            CHECK(contains(odd.error().message.english(), type));
            CHECK(contains(odd.error().hint.english(), says));
        }
    }
    const auto list = listTensors(path);
    REQUIRE(list.ok());
    CHECK(list->size() == 3);
    CHECK_FALSE(listTensors(folder / "missing").ok());
    writeRaw(folder / "short.safetensors", "abc");
    CHECK(contains(openTensor((folder / "short.safetensors").string()).error().text(), "has 3 bytes"));
}
