// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/formats/csv.h"
#include "gpu/report/import/recording_file.h"

#include "tests/gpu/support/format_files.h"

using namespace qs;
using namespace qs::testing;

namespace {

using Rows = std::vector<std::vector<std::string>>;

Rows rowsOf(std::string_view text)
{
    CsvReader reader(text, "text");
    Rows rows;
    std::vector<std::string_view> cells;
    for (;;) {
        const auto more = reader.next(cells);
        REQUIRE(more);
        if (!*more) return rows;
        rows.emplace_back(cells.begin(), cells.end());
    }
}

std::string failureOf(std::string_view text)
{
    CsvReader reader(text, "\"a.csv\"");
    std::vector<std::string_view> cells;
    for (;;) {
        const auto more = reader.next(cells);
        if (!more) return more.error().message.english();
        if (!*more) return "";
    }
}

Result<std::vector<NamedRecording>> recordingsOf(std::string_view text, const char* name = "a.csv")
{
    const ScratchFolder folder;
    writeRaw(folder / name, text);
    return readRecordings(folder / name);
}

} // namespace

TEST_CASE("cells are split at commas, and quoted ones keep commas, quotes and line breaks")
{
    CHECK(rowsOf("a, b ,c\n1,2,3\n") == Rows{{"a", "b", "c"}, {"1", "2", "3"}});
    CHECK(rowsOf("\"x, \"\"y\"\"\nz\",2\r\n\n3,\n") == Rows{{"x, \"y\"\nz", "2"}, {"3", ""}});
    CHECK(rowsOf("\xef\xbb\xbf"
                 "a;b\n1;2,5") == Rows{{"a", "b"}, {"1", "2,5"}});
    CHECK(rowsOf("a\tb\n\t2\n") == Rows{{"a", "b"}, {"", "2"}});
    CHECK(rowsOf("").empty());
    CHECK(rowsOf("\n \n").empty());
}

TEST_CASE("broken tables are named with their line")
{
    CHECK(failureOf("a,b\n1,\"2\n3").find("line 2: a quotation mark is not closed") != std::string::npos);
    CHECK(failureOf("a,b\n\"1\"x,2\n").find("line 2: text follows a closing quotation mark") != std::string::npos);
    CHECK(failureOf(std::string_view("a\0b\n", 4)).find("zero byte") != std::string::npos);
    CHECK(failureOf(std::string(5000, ',')).find("4096") != std::string::npos);
}

TEST_CASE("plain numbers fill their cell and are finite")
{
    CHECK(plainNumber(" 1.5e3 ") == 1500.0);
    CHECK(plainNumber("+2") == 2.0);
    for (const char* bad : {"", "1,5", "nan", "inf", "1 2", "x", "+-1", "0x10"})
        CHECK_FALSE(plainNumber(bad));
}

TEST_CASE("a column of numbers, and named columns in other units, become recordings")
{
    auto plain = recordingsOf("3\n1\n2\n");
    REQUIRE(plain);
    CHECK(plain->front().recording.us == std::vector<double>{3, 1, 2});
    CHECK(plain->front().recording.timerQuantumUs == 0.5);
    auto named = recordingsOf("i,latency_ms,clock_mhz,cold_us\n0,1.5,1980,9\n1,2,1979,8\n");
    REQUIRE(named);
    CHECK(named->front().recording.us == std::vector<double>{1500, 2000});
    CHECK(named->front().recording.clockMHz == std::vector<double>{1980, 1979});
    CHECK(named->front().recording.coldUs == std::vector<double>{9, 8});
    auto ours = recordingsOf("run,segment,mode,phase,iteration,latency_us\nr,1,int8,warmup,0,99\nr,1,int8,measured,0,"
                             "5\nr,1,fp8,measured,0,6\nr,1,int8,measured,1,7\n");
    REQUIRE(ours);
    REQUIRE(ours->size() == 2);
    CHECK((*ours)[0].name.find("int8") != std::string::npos);
    CHECK((*ours)[0].recording.us == std::vector<double>{5, 7});
    CHECK((*ours)[1].recording.us == std::vector<double>{6});
}

TEST_CASE("the keys of samples and what stands beside them have aliases")
{
    auto r = recordingsOf(
        R"({"us":[1,2,3],"clock_mhz":[5,6,7],"bytes_":8,"peak_gbps":9,"l2_bytes":10,"working_set":11,"repaints":[1],"host":4.5,"timer_us":0.1,"batched":true})",
        "a.json");
    REQUIRE(r);
    const Recording& x = r->front().recording;
    CHECK(x.us == std::vector<double>{1, 2, 3});
    CHECK(x.bytes == 8.0);
    CHECK(x.cacheBytes == 10.0);
    CHECK(x.workingSetBytes == 11.0);
    CHECK(x.repaints == std::set<std::int64_t>{1});
    CHECK(x.hostUs == std::vector<double>{4.5});
    CHECK(x.timerQuantumUs == 0.1);
    CHECK(x.batched);
}

TEST_CASE("what is no series of times is refused with its place")
{
    struct Bad
    {
        const char *name, *text, *says;
    };
    for (const Bad& bad : {Bad{"a.json", "[1,\"x\"]", "sample 1 is string"},
                           {"a.json", "[-1,NaN]", "no samples"},
                           {"a.json", "[]", "no samples"},
                           {"a.json", "{\"x\":1}", "has no \"samples\""},
                           {"a.json", "7", "neither a list nor an object"},
                           {"a.json", "[1,Nan0]", "column 4"},
                           {"a.json", "[0,0,1]", "2 of 3 samples are 0"},
                           {"a.json", "{\"samples\":[1,2],\"clock_mhz\":[1]}", "1 values for 2 samples"},
                           {"a.json", "{\"samples\":[1],\"l2\":-1}", "positive"},
                           {"a.csv", "a,b\n1,2\n", "no column of latencies"},
                           {"a.csv", "1,2\n", "2 columns, but no header"},
                           {"a.csv", "us\n", "no samples"},
                           {"a.csv", "us,mode\n1\n", "1 of 2 cells"},
                           {"a.csv", "us\nnan\n-1\n", "no samples"},
                           {"a.csv", "us\nnano\n", "is not a number"}}) {
        const auto r = recordingsOf(bad.text, bad.name);
        CAPTURE(bad.text);
        REQUIRE_FALSE(r);
        CHECK(r.error().code == ErrorCode::BadInput);
        CHECK(r.error().message.english().find(bad.says) != std::string::npos);
        CHECK_FALSE(r.error().hint.empty());
    }
}

TEST_CASE("a cell is no formula, and steers no terminal")
{
    CHECK(csvCell("=HYPERLINK(\"http://x\",\"y\")") == "\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\"");
    CHECK(csvCell("@SUM(1+1)") == "'@SUM(1+1)");
    CHECK(csvCell("+1+cmd|' /C calc'!A0") == "'+1+cmd|' /C calc'!A0");
    CHECK(csvCell("-A1") == "'-A1");
    CHECK(csvCell("\t=1") == "' =1");
    CHECK(csvCell("\r=1") == "' =1");
    CHECK(csvCell("a\x1b]0;x\a\u202eb") == "a?]0;x??b");
    for (const char* plain : {"Run 1", "a=b", "-5", "-1.5e-05", "+3.2%", "-4,096 B", "-", ""})
        CHECK(csvCell(plain) == (std::string_view(plain).find(',') == std::string_view::npos ? plain : "\"-4,096 B\""));
    CHECK(csvCell("say \"x\",\ny") == "\"say \"\"x\"\", y\"");
}
