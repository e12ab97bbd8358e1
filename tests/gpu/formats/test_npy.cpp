// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support/format_files.h"

#include "gpu/formats/npy.h"
#include "gpu/formats/tensor_file.h"

#include <cstring>
#include <doctest/doctest.h>

using namespace qs;
using namespace qs::testing;

namespace {

/// An .npy image around any dictionary text; `major` 1 has a length of 2 bytes, later ones of 4.
std::string image(const std::string& dictionary, const std::string& data, int major = 1)
{
    std::string out = "\x93NUMPY";
    out += static_cast<char>(major);
    out += '\0';
    for (int i = 0; i < (major == 1 ? 2 : 4); ++i)
        out += static_cast<char>(dictionary.size() >> (8 * i) & 0xff);
    return out + dictionary + data;
}

std::string header(const std::string& descr, const std::string& shape, const std::string& order = "False")
{
    return "{'descr': '" + descr + "', 'fortran_order': " + order + ", 'shape': " + shape + ", }   \n";
}

std::string why(const std::string& bytes)
{
    const auto view = parseNpy(asBytes(bytes), "a.npy");
    REQUIRE_FALSE(view.ok());
    CHECK(view.error().code == ErrorCode::BadInput);
    CHECK_FALSE(view.error().hint.empty());
    CHECK(contains(view.error().message.english(), "a.npy"));
    return view.error().text();
}

template <typename T> std::string raw(std::initializer_list<T> values)
{
    return {reinterpret_cast<const char*>(std::data(values)), values.size() * sizeof(T)};
}

} // namespace

TEST_CASE("all three versions and every data type are read")
{
    struct Case
    {
        const char* descr;
        DType dtype;
        bool bigEndian;
    };
    for (const Case c : {Case{"<f2", DType::F16, false},
                         {"<f4", DType::F32, false},
                         {"<f8", DType::F64, false},
                         {">f2", DType::F16, true},
                         {">f4", DType::F32, true},
                         {">f8", DType::F64, true},
                         {"|i1", DType::I8, false},
                         {"|u1", DType::U8, false},
                         {"<i4", DType::I32, false},
                         {">i4", DType::I32, true},
                         {"<V2", DType::BF16, false},
                         {"|V2", DType::BF16, false},
                         {"bfloat16", DType::BF16, false},
                         {"<f1", DType::F8E5M2, false}}) {
        for (const int major : {1, 2, 3}) {
            CAPTURE(c.descr);
            CAPTURE(major);
            const std::string bytes = image(header(c.descr, "(2, 3)"), std::string(6 * sizeOf(c.dtype), 'x'), major);
            const auto view = parseNpy(asBytes(bytes), "a.npy");
            REQUIRE(view.ok());
            CHECK(view->dtype == c.dtype);
            CHECK(view->bigEndian == c.bigEndian);
            CHECK(view->shape == std::vector<std::int64_t>{2, 3});
            CHECK(view->data.size() == 6 * sizeOf(c.dtype));
            CHECK(view->data.data() + view->data.size() == asBytes(bytes).data() + bytes.size());
            CHECK(view->name == "a.npy");
        }
    }
}

TEST_CASE("the dictionary may be written in other ways")
{
    for (const std::string text : {"{'shape':(2,3),'fortran_order':False,'descr':'<f4'}",
                                   "{ \"descr\" : \"<f4\", 'shape': (2L, 3L,), 'fortran_order': False }\n"}) {
        CAPTURE(text);
        const auto view = parseNpy(asBytes(image(text, std::string(24, 'x'))), "a.npy");
        REQUIRE(view.ok());
        CHECK(view->shape == std::vector<std::int64_t>{2, 3});
    }
}

TEST_CASE("column-major data are refused where it matters")
{
    CHECK(contains(why(image(header("<f4", "(2, 3)", "True"), std::string(24, 'x'))), "ascontiguousarray"));
    CHECK(parseNpy(asBytes(image(header("<f4", "(6,)", "True"), std::string(24, 'x'))), "a.npy").ok());
    CHECK(parseNpy(asBytes(image(header("<f4", "(1, 6)", "True"), std::string(24, 'x'))), "a.npy").ok());
}

TEST_CASE("shapes become tokens and hidden size")
{
    const auto matrix = [](const std::string& shape, std::size_t elements) {
        const std::string bytes = image(header("<f4", shape), std::string(elements * 4, 'x'));
        const auto view = parseNpy(asBytes(bytes), "a.npy");
        REQUIRE(view.ok());
        return asMatrix(*view);
    };
    CHECK(*matrix("(5,)", 5) == Shape{1, 5});
    CHECK(*matrix("(2, 3)", 6) == Shape{2, 3});
    CHECK(*matrix("(2, 3, 4)", 24) == Shape{6, 4});
    CHECK(contains(matrix("()", 1).error().text(), "single number"));
    CHECK(contains(matrix("(0, 4)", 0).error().text(), "no elements"));
    CHECK(contains(matrix("(4, 0)", 0).error().text(), "no elements"));
    TensorView columns{DType::F32, {2, 3}, {}, true, "t", false};
    CHECK_FALSE(asMatrix(columns).ok());
    TensorView huge{DType::F32, {std::int64_t{1} << 32, std::int64_t{1} << 32}, {}, false, "t", false};
    CHECK_FALSE(asMatrix(huge).ok());
}

TEST_CASE("unsupported types are named with what to do")
{
    const std::string data(64, 'x');
    CHECK(contains(why(image(header("<i8", "(2,)"), data)), "\"<i8\" is not supported. Convert it first"));
    CHECK(contains(why(image(header("<c8", "(2,)"), data)), "not supported"));
    CHECK(contains(why(image(header("|O", "(2,)"), data)), "Python objects"));
    CHECK(contains(why(image(header("<V1", "(2,)"), data)), ".safetensors"));
    CHECK(contains(why(image(header("", "(2,)"), data)), "not supported"));
    CHECK(contains(why(image(header("|f4", "(2,)"), data)), "not supported"));
    CHECK(contains(why(image("{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (2,)}", data)), "structures"));
}

TEST_CASE("sizes that overflow are refused before anything is allocated")
{
    const std::string data(64, 'x');
    CHECK(contains(why(image(header("<f4", "(4611686018427387904,)"), data)), "more than 2^63"));
    CHECK(contains(why(image(header("<f4", "(4294967296, 4294967296)"), data)), "more than 2^63"));
    CHECK(contains(why(image(header("<f4", "(0, 4294967296, 4294967296)"), data)), "more than 2^63"));
    CHECK(contains(why(image(header("<f4", "(9223372036854775808,)"), data)), "larger than 2^63 - 1"));
    CHECK(contains(why(image(header("|u1", "(9223372036854775807,)"), data)),
                   "requires 9223372036854775807 bytes, but the file has only 64"));
    CHECK(contains(why(image(header("<f4", "(-1,)"), data)), "negative"));
    CHECK(contains(why(image(header("<f4", "(99999999999999999999999999999999,)"), data)), "larger than"));
    std::string many = "(";
    for (int i = 0; i < 65; ++i)
        many += "1, ";
    CHECK(contains(why(image(header("<f4", many + ")"), data)), "64 dimensions"));
}

TEST_CASE("malformed dictionaries are refused with the place")
{
    const std::string data(64, 'x');
    for (const std::string text :
         {"", "{", "}", "[]", "{'descr'", "{'descr': '<f4'", "{'descr': '<f4', 'fortran_order': False}",
          "{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, 'shape': (2,)}",
          "{'descr': '<f4', 'fortran_order': 0, 'shape': (2,)}",
          "{'descr': '<f4', 'fortran_order': False, 'shape': (2)}",
          "{'descr': '<f4', 'fortran_order': False, 'shape': [2]}",
          "{'descr': '<f4', 'fortran_order': False, 'shape': (2 3)}",
          "{'descr': '<f4', 'fortran_order': False, 'shape': (,)}",
          "{'descr': '<f4', 'fortran_order': False, 'shape': (2,)} + exit()",
          "{'descr': '<f\\x34', 'fortran_order': False, 'shape': (2,)}",
          "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), 'more': '1'}"}) {
        CAPTURE(text);
        CHECK(contains(why(image(text, data)), "in its .npy header, at character"));
    }
    CHECK(contains(why(image(std::string(60000, '('), data)), "expected '{'"));
    CHECK(contains(why(image(header("<f4", "(2,)"), data, 4)), "version 4"));
    CHECK(contains(why("\x93NUMPY\x02" + std::string(1, '\0') + "\xff\xff\xff\xff"), "the limit is 1 MiB"));
}

TEST_CASE("truncation at every byte is an error, never a crash")
{
    for (const int major : {1, 2}) {
        const std::string whole = image(header("<f4", "(2, 3)"), std::string(24, 'x'), major);
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const auto part = exactCopy(whole.substr(0, size));
            const auto view = parseNpy(part, "a.npy");
            CHECK_FALSE(view.ok());
        }
        CHECK(parseNpy(exactCopy(whole), "a.npy").ok());
    }
}

TEST_CASE("random damage never crashes and never yields data outside the file")
{
    std::mt19937_64 random(7);
    const std::string whole = image(header("<f4", "(2, 3)"), std::string(24, 'x'));
    int accepted = 0;
    for (int i = 0; i < 5000; ++i) {
        const auto bytes = exactCopy(flipped(whole, random));
        const auto view = parseNpy(bytes, "a.npy");
        if (!view) continue;
        ++accepted;
        REQUIRE(view->data.data() >= bytes.data());
        REQUIRE(view->data.data() + view->data.size() <= bytes.data() + bytes.size());
        const auto count = elementCount(view->shape);
        REQUIRE(count.has_value());
        REQUIRE(static_cast<std::size_t>(*count) * sizeOf(view->dtype) == view->data.size());
    }
    CHECK(accepted > 0);
    CHECK(accepted < 5000);
}

TEST_CASE("what is written is numpy's image, byte for byte, and is read back")
{
    const ScratchFolder folder;
    const std::string data = raw<float>({1.0f, -2.5f, 0.0f, 4.0f, 5.0f, 6.0f});
    const std::int64_t shape[] = {2, 3};
    REQUIRE(writeNpy(folder / "a.npy", DType::F32, shape, asBytes(data)).ok());
    // numpy.save writes the same text, padded to 128 bytes in all.
    std::string text = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }";
    text.append(128 - 10 - 1 - text.size(), ' ');
    CHECK(readRaw(folder / "a.npy") == image(text + "\n", data));

    const auto loaded = openTensor((folder / "a.npy").string());
    REQUIRE(loaded.ok());
    CHECK(loadFloat(loaded->view.data.data(), DType::F32, 1) == -2.5f);
    CHECK(*asMatrix(loaded->view) == Shape{2, 3});
}

TEST_CASE("every type that numpy knows is written, the others are refused")
{
    const ScratchFolder folder;
    const std::int64_t shape[] = {3};
    const std::string data(24, 'x');
    for (const DType type : {DType::I8, DType::U8, DType::I32, DType::F16, DType::BF16, DType::F32, DType::F64}) {
        REQUIRE(writeNpy(folder / "b.npy", type, shape, asBytes(data).first(3 * sizeOf(type))).ok());
        const std::string bytes = readRaw(folder / "b.npy");
        const auto view = parseNpy(asBytes(bytes), "b.npy");
        REQUIRE(view.ok());
        CHECK(view->dtype == type);
        CHECK(view->shape == std::vector<std::int64_t>{3});
        CHECK((bytes.size() - view->data.size()) % 64 == 0);
    }
    CHECK(writeNpy(folder / "c.npy", DType::F8E4M3, shape, asBytes(data).first(3)).error().code == ErrorCode::Usage);
    CHECK(writeNpy(folder / "c.npy", DType::F32, shape, asBytes(data)).error().code == ErrorCode::Internal);
    const std::int64_t negative[] = {-3};
    CHECK_FALSE(writeNpy(folder / "c.npy", DType::I8, negative, asBytes(data)).ok());
    CHECK_FALSE(fs::exists(folder / "c.npy"));
    REQUIRE(writeNpy(folder / "scalar.npy", DType::F64, {}, asBytes(data).first(8)).ok());
    REQUIRE(writeNpy(folder / "empty.npy", DType::F64, std::vector<std::int64_t>{0, 4}, {}).ok());
}

TEST_CASE("big-endian files arrive in the order of this machine")
{
    const ScratchFolder folder;
    writeRaw(folder / "big.npy", image(header(">f4", "(2,)"), std::string("\x3f\x80\0\0\xc0\x20\0\0", 8)));
    const auto moved = [&] { return openTensor((folder / "big.npy").string()); }();
    REQUIRE(moved.ok());
    CHECK_FALSE(moved->view.bigEndian);
    CHECK(loadFloat(moved->view.data.data(), DType::F32, 0) == 1.0f);
    CHECK(loadFloat(moved->view.data.data(), DType::F32, 1) == -2.5f);
}

TEST_CASE("openTensor tells what is wrong with a file")
{
    const ScratchFolder folder;
    const auto text = [&](const std::string& name) { return openTensor((folder / name).string()).error().text(); };
    CHECK(contains(text("missing.npy"), "no such file"));
    CHECK(contains(text("missing.npy:x"), "missing.npy\": no such file"));
    CHECK(contains(openTensor(folder.path().string()).error().text(), "it is a folder"));
    CHECK(contains(openTensor("").error().text(), "empty"));
    CHECK(contains(openTensor("/dev/null").error().text(), "device or a pipe"));
    CHECK(contains(openTensor(std::string("a\0b", 3)).error().text(), "zero byte"));
    writeRaw(folder / "empty.npy", "");
    CHECK(contains(text("empty.npy"), "the file is empty"));
    writeRaw(folder / "int.npy", image(header("|i1", "(2,)"), "ab"));
    CHECK(contains(text("int.npy"), "INT8; the input must have a floating-point type"));
    writeRaw(folder / "one.npy", image(header("<f2", "(2,)"), "abcd"));
    CHECK(contains(text("one.npy:weight"), "a single tensor without a name"));
    writeRaw(folder / "bad.npy", "hello, this is text");
    CHECK(contains(text("bad.npy"), "is not an .npy file"));
    writeRaw(folder / "a.bin", "hello, this is text");
    CHECK(contains(text("a.bin"), "neither an .npy nor a .safetensors"));
    writeRaw(folder / "a.npz", "PK\3\4 and so on");
    CHECK(contains(text("a.npz"), "ZIP archive"));
    fs::copy_file(folder / "one.npy", folder / "with:colon.npy");
    CHECK(openTensor((folder / "with:colon.npy").string()).ok());
    fs::copy_file(folder / "one.npy", folder / "no_extension");
    CHECK(openTensor((folder / "no_extension").string()).ok());
    const auto list = listTensors(folder / "int.npy");
    REQUIRE(list.ok());
    REQUIRE(list->size() == 1);
    CHECK(list->front().name == "int.npy");
    CHECK(list->front().dtype == DType::I8);
    CHECK(list->front().bytes == 2);
}
