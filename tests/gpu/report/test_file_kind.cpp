// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/report/import/file_kind.h"
#include "gpu/results/run_result.h"

#include "tests/gpu/support/format_files.h"

#include <nlohmann/json.hpp>
#include <sstream>

using namespace qs;
using namespace qs::testing;

namespace {

struct LookCase
{
    const char* name;
    std::string bytes;
    FileKind kind;
    const char* what = "";
};

fs::path given(const char* file) { return fs::path(QS_SOURCE_DIR) / "tests/data" / file; }

FileLook looked(const fs::path& path)
{
    const auto look = lookAtFile(path);
    CAPTURE(path.string());
    REQUIRE(look);
    return *look;
}

} // namespace

TEST_CASE("a file is what it holds, whatever it is called")
{
    const ScratchFolder folder;
    RunResult result;
    result.segments.emplace_back();
    result.segments.back().spec.modes = {QuantScheme{}};
    const std::string results = toJson(result).dump(), npy("\x93NUMPY\x01\0v\0{'descr'", 18);
    for (const LookCase& c : {
             LookCase{"a.txt", results, FileKind::Session},
             {"sorted.json", R"({"environment":{"backend":"cpu"},"modes":[],"schema":1})", FileKind::Session},
             {"b.json", R"({"format":"quantoscope-session","schema":1,"runs":[]})", FileKind::Session},
             {"c.json", R"({"kind":"quantoscope-mode-study","schema":1})", FileKind::Session},
             {"d.json", R"({"avg_latency":1,"latencies":[1]})", FileKind::ForeignResults},
             {"e.dat", R"([{"avg_ns":1}])", FileKind::ForeignResults},
             {"f.txt", "build_commit,avg_ns\na,5\n", FileKind::ForeignResults},
             {"g.txt", readRaw(given("imports/ncu_raw.csv")), FileKind::ForeignResults},
             {"unknown.csv", "a,b\n1,2\n", FileKind::ForeignResults}, // whose reader says what is missing
             {"h.txt",
              "| Variant | Mean (ms) | Std (ms) |\n| --- | --- | --- |\n| a | 2.0 | 0.1 |\n| b | 1.0 | 0.1 |\n",
              FileKind::PublishedTable},
             {"i.csv", "Variant,Mean (ms),Speedup\na,2.00,1.0x\nb,1.00,2.0x\n", FileKind::PublishedTable},
             {"j.md", "<!-- SPDX -->\n# Notes\n", FileKind::PublishedTable},
             {"k.bin", npy, FileKind::Tensors},
             {"broken.npy", std::string("\x01\0\x02", 3), FileKind::Tensors}, // whose reader says what is wrong
             {"old.quantoscope", "not a session", FileKind::Session},
             {"train-images-idx3-ubyte", std::string("\0\0\x08\x01\0\0\0\x02\1\2", 10), FileKind::DataSet},
             {"model.npy", std::string("GGUF\3\0\0\0", 8), FileKind::Unreadable, "a GGUF model file"},
             {"l.json", "[1.5,2,3]", FileKind::Unreadable, "a list of latencies"},
             {"m.csv", "1.5\n2.5\n", FileKind::Unreadable, "a list of latencies"},
             {"n.json", R"({"added_tokens":[],"model":{}})", FileKind::Unreadable, "a part of a language model"},
             {"o", "PAR1....", FileKind::Unreadable, "a Parquet table"},
             {"p", "PK\3\4....", FileKind::Unreadable, "a ZIP archive, such as .npz or a PyTorch checkpoint"},
             {"q", "<!DOCTYPE html><p>", FileKind::Unreadable, "an HTML or XML document"},
             {"r.onnx", std::string("\x08\x07\x12\0", 4), FileKind::Unreadable, "an ONNX model"},
             {"s", std::string("\1\2\0\3", 4), FileKind::Unreadable, "a binary file of an unknown format"},
             {"t.txt", "Dear reader", FileKind::Unreadable, "text without a supported table"},
             {"u.gz", "\x1f\x8b\x08 broken", FileKind::Unreadable, "a damaged gzip file"},
             {"v", "  \n", FileKind::Unreadable, "an empty file"},
         }) {
        CAPTURE(c.name);
        writeRaw(folder / c.name, c.bytes);
        const FileLook look = looked(folder / c.name);
        CHECK(look.kind == c.kind);
        CHECK(look.what.english() == c.what);
        const Error error = unreadableFile(folder / c.name, look);
        if (look.kind == FileKind::Unreadable)
            CHECK(error.message.english().ends_with(std::string("\" is ") + c.what + "."));
    }
    for (const char* missing : {"not-there.json", "not-there"})
        CHECK_FALSE(lookAtFile(folder / missing));
    writeRaw(folder / "empty", "");
    CHECK_FALSE(lookAtFile(folder / "empty"));
}

TEST_CASE("a compressed trace is a result, and a part of a model means its folder")
{
    CHECK(looked(fs::path(QS_SOURCE_DIR) / "tests/fuzz/corpus/import/torch_trace_gz").kind == FileKind::ForeignResults);
    const fs::path model = fs::path(QS_SOURCE_DIR) / "resources/llm/default";
    for (const fs::path& path : {model, model / "config.json", model / "tokenizer.json"}) {
        const FileLook look = looked(path);
        CHECK(look.kind == FileKind::Model);
        CHECK(fs::equivalent(look.path, model));
    }
    const ScratchFolder folder;
    CHECK(looked(folder.path()).kind == FileKind::Unreadable);
    writeRaw(folder / "results.json", "{}");
    CHECK(looked(folder.path()).kind == FileKind::Session);
    CHECK(looked(folder.path()).path == folder / "results.json");
}

TEST_CASE("a document that never ends is looked at by its beginning")
{
    const ScratchFolder folder;
    writeRaw(folder / "deep.json", std::string(1 << 20, '['));
    CHECK(looked(folder / "deep.json").kind == FileKind::ForeignResults);
    writeRaw(folder / "long.json", R"({"traceEvents":[)" + std::string(1 << 20, '1'));
    CHECK(looked(folder / "long.json").kind == FileKind::ForeignResults);
}

TEST_CASE("what is said to be read is the table of kinds")
{
    const std::string told = readableFiles().english();
    for (const FileKindInfo& info : fileKinds()) {
        std::istringstream endings(info.endings);
        for (std::string ending; endings >> ending;) {
            if (ending.starts_with("*")) ending.erase(0, 1);
            CHECK_MESSAGE(told.find(ending) != std::string::npos, ending);
        }
    }
}
