// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support/format_files.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"

#include <doctest/doctest.h>
#include <limits>

using namespace qs;
using namespace qs::testing;
using nlohmann::json;

namespace {

std::string why(std::string_view text, const JsonLimits& limits = {})
{
    const auto value = parseJson(text, limits, "\"a.json\"");
    REQUIRE_FALSE(value.ok());
    CHECK(value.error().code == ErrorCode::BadInput);
    CHECK_FALSE(value.error().hint.empty());
    CHECK(contains(value.error().message.english(), "a.json"));
    CHECK(value.error().message.english().size() < 500);
    return value.error().message.english();
}

} // namespace

TEST_CASE("documents are the same as the library's own parser makes")
{
    for (const char* text : {"null", "true", "-3", "18446744073709551615", "1.5e-3", "\"a\\u00e4\\n\"", "[]", "{}",
                             "[1,[2,[3,{}]],null]", R"({"b":[{"c":1,"d":[false]}],"a":{"x":{}}})",
                             R"([{"a":[]},{"a":[1]},"x"])", "\xef\xbb\xbf[1]", R"({"a":1,"a":[2]})"}) {
        CAPTURE(text);
        const auto value = parseJson(text, {}, "text");
        REQUIRE(value.ok());
        CHECK(*value == json::parse(text));
    }
}

TEST_CASE("syntax errors carry the place and what was expected")
{
    CHECK(contains(why("{\n  \"a\": 1,\n  b}"), "line 3, column 3"));
    CHECK(contains(why("{\n  \"a\": 1,\n  b}"), "expected string literal"));
    CHECK(contains(why("[1, 2"), "line 1, column 6"));
    CHECK(contains(why("[1, 2"), "unexpected end of input"));
    CHECK(contains(why("[\"ä\" x]"), "line 1, column 6")); // characters, not bytes
    CHECK(contains(why("[1] 2"), "expected end of input"));
    CHECK(contains(why(""), "unexpected end of input"));
    CHECK(contains(why("[1e400]"), "number overflow"));
    CHECK(contains(why("[NaN]"), "line 1, column 2"));
    CHECK(contains(why("\"" + std::string(100'000, 'y')), "missing closing quote"));
}

TEST_CASE("bytes that are not UTF-8 are refused, and messages are UTF-8 all the same")
{
    for (const std::string text :
         {"[\"\xff\"]", "[\"\xc3\"]", "[\"\xed\xa0\x80\"]", "\xff\xfe[", "[\"\xf5\x80\x80\x80\"]"}) {
        const std::string message = why(text);
        CHECK(printable(message, 10'000) == message);
    }
}

TEST_CASE("limits hold while parsing")
{
    const JsonLimits limits{.maxBytes = 100, .maxDepth = 3, .maxNodes = 5};
    CHECK(parseJson("[[[]]]", limits, "t").ok());
    CHECK(contains(why("[[[[]]]]", limits), "nested deeper than 3 levels"));
    CHECK(contains(why("[[[\n{}]]]", limits), "line 2, column 1"));
    CHECK(parseJson("[1,2,3,4]", limits, "t").ok());
    CHECK(contains(why("[1,2,3,4,5]", limits), "more than 5 values"));
    CHECK(contains(why("[[],[],[],[],[]]", limits), "more than 5 values"));
    CHECK(contains(why(std::string(101, ' '), limits), "up to 100 B"));
    CHECK(parseJson(R"({"a":1,"a":2})", {}, "t")->at("a") == 2);
    CHECK(contains(why("{\"a\":1,\n\"a\":2}", {.refuseDuplicateKeys = true}),
                   "line 2, column 3: the key \"a\" occurs twice"));
}

TEST_CASE("a million brackets neither recurse nor take long")
{
    CHECK(contains(why(std::string(1'000'000, '[')), "nested deeper than 64 levels"));
    std::string objects;
    for (int i = 0; i < 200'000; ++i)
        objects += "{\"a\":";
    CHECK(contains(why(objects), "nested deeper than 64 levels"));
}

TEST_CASE("truncation at every byte and random damage never crash")
{
    const std::string whole = R"({"schema":1,"runs":[{"mode":"int8","us":[1.5,-2e-3,null]},{}],"ä":"\u20ac\n"})";
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const auto part = exactCopy(whole.substr(0, size));
        CHECK_FALSE(parseJson({reinterpret_cast<const char*>(part.data()), part.size()}, {}, "t").ok());
    }
    std::mt19937_64 random(3);
    int accepted = 0;
    for (int i = 0; i < 5000; ++i) {
        const auto bytes = exactCopy(flipped(whole, random));
        const auto value = parseJson({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, {}, "t");
        if (value)
            ++accepted;
        else
            CHECK(printable(value.error().message.english(), 10'000) == value.error().message.english());
    }
    CHECK(accepted > 0);
    CHECK(accepted < 5000);
}

TEST_CASE("files")
{
    const ScratchFolder folder;
    writeRaw(folder / "a.json", "{\"a\": [1, 2]}");
    const auto value = readJsonFile(folder / "a.json");
    REQUIRE(value.ok());
    CHECK(value->at("a").at(1) == 2);
    CHECK(contains(readJsonFile(folder / "b.json").error().text(), "no such file"));
    CHECK(contains(readJsonFile(folder.path()).error().text(), "it is a folder"));
    writeRaw(folder / "a.json", "");
    CHECK(contains(readJsonFile(folder / "a.json").error().text(), "the file is empty"));
    writeRaw(folder / "a.json", "[1");
    CHECK(contains(readJsonFile(folder / "a.json").error().text(), "a.json\" is not valid JSON: line 1, column 3"));
    CHECK(contains(readJsonFile(folder / "a.json", {.maxBytes = 1}).error().text(), "is too large: 2 B"));
}

TEST_CASE("dumping keeps the order and never fails on strange values")
{
    nlohmann::ordered_json value;
    value["z"] = 1;
    value["a"] = std::numeric_limits<double>::infinity();
    value["n"] = std::numeric_limits<double>::quiet_NaN();
    value["s"] = "x\xff";
    CHECK(dumpJson(value, -1) == "{\"z\":1,\"a\":null,\"n\":null,\"s\":\"x\xef\xbf\xbd\"}");
    CHECK(contains(dumpJson(value, 2), "{\n  \"z\": 1,"));
}

TEST_CASE("quoted text is fit for a terminal")
{
    CHECK(quotedText("a\x1b[31m\n\xff\xc2\x85") == "\"a?[31m???\"");
    CHECK(quotedText(std::string(200, 'a'), 5) == "\"aaaaa…\"");
    CHECK(quotedText("ääää", 5) == "\"ää…\"");
    CHECK(contains(quotedPath(std::string(1000, 'b') + "/end.npy"), "bbb/end.npy\""));
}

TEST_CASE("text for a terminal keeps its lines and loses what would steer it")
{
    CHECK(terminalText("a\tb\nc") == "a\tb\nc");
    CHECK(terminalText("\x1b[31mred\x1b]0;title\a\r\x7f") == "?[31mred?]0;title???");
    CHECK(terminalText("caf\u00e9 \u009b31m \u202eabc \u2066x") == "caf\u00e9 ?31m ?abc ?x");
    CHECK(terminalText("\xff\xc3") == "??");
    CHECK(terminalText(std::string(100, 'x'), 10) == std::string(10, 'x') + "…");
    CHECK(terminalText("a\r\nb\rc\r\n") == "a\nb?c\n");
    // A page keeps isolates, but none that reach beyond their line.
    CHECK(pageText("a\u202eb\u2067c\nd \u2068e\u2069 f\u2069\x1b\t") == "a?b\u2067c\u2069\nd \u2068e\u2069 f??\t");
    CHECK(printable("a\tb\nc\u202e") == "a?b?c?");
}

TEST_CASE("what a program printed becomes one line, and of much the end from a word on")
{
    CHECK(lastLines("\r\none  two\r\n\tthree \x1b\r\n\n") == "one two three ?");
    CHECK(lastLines("") == "");
    CHECK(lastLines("first second\nthird", 12) == "… second third");
    CHECK(lastLines("first second\nthird", 13) == "… second third");
    CHECK(lastLines("first second\nthird", 11) == "… third");
    CHECK(lastLines("äääääää", 5) == "… ää");
    CHECK(lastLines("second third", 12) == "second third");
}

TEST_CASE("a document is emptied before it goes away")
{
    const std::string text = "{\"a\": [[1, 2, [3]], {\"b\": [4, {}]}], \"c\": \"text\", \"d\": []}";
    auto document = parseJson(text, {}, "a");
    REQUIRE(document.ok());
    auto list = parseJson("[1, [2], {}]", {}, "a");
    REQUIRE(list.ok());
    {
        const JsonRelease first(*document), second(*list);
        CHECK(document->size() == 3);
    }
    CHECK(document->empty());
    CHECK(list->is_array());
    CHECK(list->empty());
}
