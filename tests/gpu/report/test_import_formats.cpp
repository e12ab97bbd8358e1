// SPDX-License-Identifier: GPL-3.0-or-later
// Every reader of another tool's results against the same table: good, empty, one bad entry, NaN, lines of a log,
// another locale, two devices, huge numbers. A reader is held to it from the moment that it is in the tables of
// formats.cpp: its examples lie in tests/data/imports/<id>/, good.* at least.
#include <doctest/doctest.h>

#include "gpu/formats/bounded_json.h"
#include "gpu/report/import/parts.h"
#include "gpu/report/import/recording_file.h"

#include "tests/gpu/support/format_files.h"

#include <algorithm>
#include <functional>
#include <regex>
#include <sstream>

using namespace qs;
using namespace qs::testing;
using nlohmann::json;

namespace {

fs::path examples(const FormatId& format)
{
    return fs::path(QS_SOURCE_DIR) / "tests/data/imports" / std::string(format.id);
}

/// The file of that stem; empty where there is none.
fs::path example(const FormatId& format, const std::string& stem)
{
    for (const auto& entry : fs::directory_iterator(examples(format)))
        if (entry.is_regular_file() && entry.path().stem() == stem) return entry.path();
    return {};
}

/// One format with its good example, and a folder for what is made of it.
struct Example
{
    FormatId format;
    std::string text, ending;
    ScratchFolder folder;

    bool isTable() const { return ending == ".csv"; }
    bool isLog() const { return ending == ".log"; }
    bool isLines() const { return ending == ".jsonl"; }
    Result<std::vector<ImportedRun>> imported(const std::string& changed) const
    {
        writeRaw(folder / ("file" + ending), changed);
        return importResults({folder / ("file" + ending)});
    }
};

template <class Body> void forEachFormat(Body body)
{
    const std::vector<FormatId> all = importFormats();
    REQUIRE(all.size() >= 23);
    for (const FormatId& format : all) {
        const std::string id(format.id);
        CAPTURE(id);
        REQUIRE(fs::is_directory(examples(format)));
        const fs::path good = example(format, "good");
        REQUIRE_FALSE(good.empty());
        const Example one{format, readRaw(good), good.extension().string(), {}};
        body(one);
    }
}

std::size_t figures(const ImportedRun& run)
{
    return run.result.segments.back().modes.size() + run.result.scores.size();
}

std::string leftOut(const ImportedRun& run)
{
    std::string all;
    for (const Message& message : run.leftOut)
        all += message.english() + "\n";
    return all;
}

const ImportedRun& require(const Result<std::vector<ImportedRun>>& runs)
{
    const std::string why = runs ? "" : runs.error().text();
    CAPTURE(why);
    REQUIRE(runs);
    REQUIRE(runs->size() == 1);
    return runs->front();
}

void requireRefused(const Result<std::vector<ImportedRun>>& runs)
{
    REQUIRE_FALSE(runs);
    CHECK(runs.error().exitStatus() == 2);
    CHECK(contains(runs.error().message.english(), "file"));
    CHECK_FALSE(runs.error().hint.empty());
}

/// The list, or object, of the document with the most text among those of several entries; null where there is none.
json* largest(json& document, const std::function<bool(const json&)>& counts)
{
    json* best = nullptr;
    std::size_t most = 0;
    std::vector<json*> open{&document};
    while (!open.empty()) {
        json* at = open.back();
        open.pop_back();
        if (at->size() > 1 && counts(*at) && at->dump().size() > most) {
            best = at;
            most = at->dump().size();
        }
        if (at->is_structured())
            for (json& inner : *at)
                if (inner.is_structured()) open.push_back(&inner);
    }
    return best;
}

bool isListOf(const json& list, bool structured)
{
    return list.is_array() &&
           std::ranges::all_of(list, [&](const json& entry) { return entry.is_structured() == structured; });
}

/// With something that is no entry in the place of the second one of its longest list; where it has no list, in the
/// place of each object in an object in turn.
std::vector<std::string> withBadEntry(json document)
{
    std::vector<std::string> all;
    json* list = largest(document, [](const json& at) { return isListOf(at, true); });
    if (!list) list = largest(document, [](const json& at) { return isListOf(at, false) && at[0].is_number(); });
    json* object = largest(document, [](const json& at) {
        return at.is_object() && std::ranges::count_if(at, [](const json& entry) { return entry.is_structured(); }) > 1;
    });
    if (list && (!object || list->dump().size() * 2 > object->dump().size())) {
        (*list)[1] = "broken";
        return {document.dump()};
    }
    std::vector<json*> open{&document};
    while (!open.empty()) {
        json& at = *open.back();
        open.pop_back();
        for (auto it = at.begin(); at.is_object() && it != at.end(); ++it) {
            if (!it->is_object()) continue;
            json whole = std::move(*it);
            *it = "broken";
            all.push_back(document.dump());
            *it = std::move(whole);
            open.push_back(&*it);
        }
    }
    return all;
}

/// The last number with a fraction, or whole where there is none, becomes `value`.
std::string withNumber(const std::string& text, const std::string& value)
{
    static const std::regex fraction(R"(-?\d+\.\d+(e[+-]?\d+)?)"), whole(R"(\d+)");
    for (const std::regex& kind : {fraction, whole}) {
        std::smatch last;
        for (std::sregex_iterator it(text.begin(), text.end(), kind), end; it != end; ++it)
            last = *it;
        if (!last.empty())
            return text.substr(0, static_cast<std::size_t>(last.position())) + value +
                   text.substr(static_cast<std::size_t>(last.position() + last.length()));
    }
    return text;
}

/// As a program of a language with decimal commas writes a table.
std::string inOtherLocale(const std::string& text)
{
    const char delimiter = text.substr(0, text.find('\n')).find(';') == std::string::npos ? ',' : ';';
    std::string out;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        quoted ^= c == '"';
        const bool ofNumber = c == '.' && i > 0 && std::isdigit(static_cast<unsigned char>(text[i - 1])) != 0;
        out += c == delimiter && !quoted ? ';' : ofNumber ? ',' : c;
    }
    return out;
}

} // namespace

TEST_CASE(
    "every format: a good file gives rows or scores with their source, survives a session, and is told by its look")
{
    forEachFormat([](const Example& one) {
        const auto runs = one.imported(one.text);
        const ImportedRun& run = require(runs);
        CHECK(figures(run) > 0);
        CHECK_FALSE(run.tool.empty());
        CHECK(contains(run.result.importedFrom(), "file" + one.ending));
        CHECK(run.fields.size() < 100);
        const auto back = runResultFromJson(toJson(run.result));
        REQUIRE(back);
        CHECK(back->segments.back().modes.size() == run.result.segments.back().modes.size());
        for (const ModeResult& row : back->segments.back().modes) {
            CHECK(row.isImported());
            CHECK(row.latency.mean + row.latency.p50 + row.latency.min > 0);
        }
        const auto file = readRecordingFile(one.folder / ("file" + one.ending));
        REQUIRE(file);
        CHECK(file->runs.size() == 1);
        CHECK(file->tool == run.tool);
    });
}

TEST_CASE("every format: an empty file, and one that ends before its first entry, are refused with a hint")
{
    forEachFormat([](const Example& one) {
        requireRefused(one.imported(""));
        requireRefused(one.imported("\n"));
        if (one.isTable())
            requireRefused(one.imported(one.text.substr(0, one.text.find('\n') + 1)));
        else
            requireRefused(one.imported(one.isLog() ? "llama_model_loader: loaded\n" : one.isLines() ? "{}\n" : "{}"));
    });
}

TEST_CASE("every format: one bad entry is left out and named, the others come in")
{
    forEachFormat([](const Example& one) {
        std::vector<std::string> changed;
        if (one.isTable())
            changed = {one.text + "broken\n"};
        else if (one.isLog())
            changed = {std::regex_replace(one.text, std::regex("(RMS Δp    :).*"), "$1 broken")};
        else if (one.isLines())
            changed = {one.text + "{\"broken\": \n"};
        else
            changed = withBadEntry(*parseJson(one.text, {}, "example"));
        int named = 0;
        for (const std::string& text : changed) {
            const auto runs = one.imported(text);
            CAPTURE(text.substr(0, 500));
            if (changed.size() == 1) require(runs);
            named += runs && figures(runs->front()) > 0 && !leftOut(runs->front()).empty() ? 1 : 0;
        }
        const bool ofOneFigure = one.format.id == "vllm_throughput"; // it has no entries
        CHECK((named > 0) != ofOneFigure);
    });
}

TEST_CASE("every format: NaN, Infinity and huge numbers do not refuse a file")
{
    forEachFormat([](const Example& one) {
        for (const char* value : {"NaN", "-Infinity", "inf", "1e300"}) {
            CAPTURE(value);
            const auto runs = one.imported(withNumber(one.text, value));
            CHECK(figures(require(runs)) > 0);
        }
    });
}

TEST_CASE("every format: lines of a log before and after do not refuse a file, and change no figure")
{
    forEachFormat([](const Example& one) {
        const auto good = one.imported(one.text);
        const std::string before = "INFO 2026-11-20 10:00:00 loading\n[INFO] warm-up 3/3\n";
        const auto runs = one.imported(before + one.text + "\nDone in 3.2 s\n");
        const ImportedRun& run = require(runs);
        CHECK(figures(run) == figures(require(good)));
    });
}

TEST_CASE("every format: a table in another locale has the same figures")
{
    forEachFormat([](const Example& one) {
        if (!one.isTable()) return; // JSON and these logs have one form of numbers
        const auto good = one.imported(one.text), other = one.imported(inOtherLocale(one.text));
        const auto &a = require(good).result.segments.back().modes, &b = require(other).result.segments.back().modes;
        REQUIRE(a.size() == b.size());
        for (std::size_t i = 0; i < a.size(); ++i) {
            CHECK(a[i].latency.mean == doctest::Approx(b[i].latency.mean));
            CHECK(a[i].latency.p50 == doctest::Approx(b[i].latency.p50));
        }
    });
}

TEST_CASE("every format that knows devices: those of two do not fall into one row")
{
    int known = 0;
    forEachFormat([&known](const Example& one) {
        const fs::path two = example(one.format, "two_devices");
        if (two.empty()) return; // the format tells of one device, or of none
        ++known;
        const auto runs = importResults({two});
        const auto& rows = require(runs).result.segments.back().modes;
        REQUIRE(rows.size() >= 2);
        for (const ModeResult& row : rows) // each is of one speed: 20 and 30 µs would have a wide interval
            CHECK(row.latency.std <= 0.15 * row.latency.mean);
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                CHECK(rows[i].requested != rows[k].requested);
    });
    CHECK(known >= 4);
}

TEST_CASE("times of serving have no reasons of GPU kernels, and those of host code neither")
{
    forEachFormat([](const Example& one) {
        const auto runs = one.imported(one.text);
        for (const ModeResult& row : require(runs).result.segments.back().modes) {
            CHECK(row.timed == one.format.timed);
            for (const Diagnosis& d : row.diagnoses) {
                CHECK(d.timed == row.timed);
                if (row.timed == Timed::Kernels) continue;
                for (const char* word : {"kernel", "heats up", "SM clock", "launch"})
                    CHECK_MESSAGE(!contains(explanation(d).english(), word), explanation(d).english());
            }
        }
    });
}
