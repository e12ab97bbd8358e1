// SPDX-License-Identifier: GPL-3.0-or-later
// What a saved model's folder holds beside the tensors, and how large files are cut.
#include <doctest/doctest.h>

#include "gpu/formats/bounded_json.h"
#include "gpu/studies/llm/model.h"

#include "tests/gpu/support/llm_study_cases.h"

#include <filesystem>
#include <fstream>
#include <set>

using namespace qs;
using namespace qs::test;
namespace fs = std::filesystem;

namespace {

/// The model that comes with the program, in a folder that may be changed.
void copyShipped(const fs::path& folder)
{
    for (const auto& entry : fs::directory_iterator(kShippedModel))
        if (entry.is_regular_file() && entry.path().extension() != ".txt")
            fs::copy_file(entry.path(), folder / entry.path().filename());
}

void write(const fs::path& path, const char* text)
{
    fs::create_directories(path.parent_path());
    std::ofstream(path) << text;
}

HfCheckpoint savedAs(const fs::path& from, const fs::path& to, std::int64_t shardBytes = kShardBytes)
{
    const HfCheckpoint checkpoint = HfCheckpoint::open(from).value();
    auto engine = makeCpuDecoderEngine();
    LlmBuildOptions options;
    options.saveTo = to;
    options.shardBytes = shardBytes;
    const auto built = buildLlm(*engine, checkpoint, *findLlmConfiguration("int4-w4a16"), options);
    REQUIRE_MESSAGE(built.ok(), built.error().text());
    auto again = HfCheckpoint::open(to);
    REQUIRE_MESSAGE(again.ok(), again.error().text());
    return std::move(*again);
}

std::set<std::string> namesIn(const fs::path& folder)
{
    std::set<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file()) names.insert(entry.path().lexically_relative(folder).string());
    return names;
}

} // namespace

TEST_CASE("a saved model keeps every file of its folder that is no weight and does not describe the weights")
{
    const ScratchFolder from, to;
    copyShipped(from.path());
    const char* kept[] = {
        "chat_template.jinja",    "vocab.json", "merges.txt",        "added_tokens.json",
        "generation_config.json", "LICENSE",    "preprocessor.json", "additional_chat_templates/rag.jinja"};
    const char* left[] = {"pytorch_model.bin",    "pytorch_model.bin.index.json", "other.safetensors",
                          "quantize_config.json", "adapter_config.json",          "README.md",
                          ".gitattributes",       "original/params.json",         "model.fp16.onnx",
                          "recipe.yaml"};
    for (const char* name : kept)
        write(from.path() / name, "{}");
    for (const char* name : left)
        write(from.path() / name, "{}");
    write(from.path() / "empty.txt", "");
    savedAs(from.path(), to.path());
    const std::set<std::string> names = namesIn(to.path());
    for (const char* name : kept) {
        CAPTURE(name);
        CHECK(names.contains(name));
    }
    for (const char* name : left) {
        CAPTURE(name);
        CHECK_FALSE(names.contains(name));
    }
    CHECK(names.contains("tokenizer.json"));
    CHECK(names.contains("model.safetensors"));
}

TEST_CASE("a model above the limit of a file has shards and an index, as transformers writes them, and opens again")
{
    const ScratchFolder to;
    const HfCheckpoint whole = savedAs(kShippedModel, to.path());
    CHECK(whole.files().size() == 1);
    const std::int64_t bytes = whole.storedBytes();
    const HfCheckpoint cut = savedAs(kShippedModel, to.path(), 1'000'000);
    CHECK(cut.files().size() >= 3);
    CHECK(cut.storedBytes() == bytes);
    CHECK_FALSE(fs::exists(to.path() / "model.safetensors")); // it would be read instead
    for (const auto& file : cut.files())
        CHECK(fs::file_size(file) < 2'200'000); // but the embedding, which is one tensor
    const auto index = readJsonFile(to.path() / "model.safetensors.index.json");
    REQUIRE(index.ok());
    const std::string last = cut.files().back().filename().string();
    const std::string count = std::to_string(cut.files().size());
    CHECK(last == "model-0000" + count + "-of-0000" + count + ".safetensors");
    CHECK((*index)["weight_map"]["model.norm.weight"].is_string());
    CHECK((*index)["metadata"]["total_size"].get<std::int64_t>() >= bytes);
    const HfCheckpoint single = savedAs(kShippedModel, to.path());
    CHECK(single.files().size() == 1);
    CHECK_FALSE(fs::exists(to.path() / "model.safetensors.index.json"));
}
