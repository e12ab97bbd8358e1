// SPDX-License-Identifier: GPL-3.0-or-later
// What a folder of a language model holds: tokenizer.json, config.json, the index of shards.
#include "tests/fuzz/readers.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/models/decoder/hf_checkpoint.h"
#include "gpu/models/tokenizer/text_tokenizer.h"

namespace qs::fuzz {

namespace {

constexpr std::string_view kText =
    "Hello, wörld! It's 12345 <s> [INST]\r\n\t  \xe4\xbd\xa0\xe5\xa5\xbd \xf0\x9f\x91\x8d\xf0\x9f\x8f\xbd "
    "e\xcc\x81\xcc\xa3 aab abab \xff\xc3 \xe2\x96\x81x";

} // namespace

void readTokenizer(Bytes bytes, const Scratch&)
{
    const auto tokenizer = TextTokenizer::parse(textOf(bytes), "\"tokenizer.json\"");
    if (!tokenizer) return;
    const auto ids = tokenizer->encode(kText);
    if (!ids) return;
    for (const std::int32_t id : *ids)
        require(id >= 0 && id < tokenizer->size(), "A text has an id that is not of the vocabulary");
    StreamDecoder stream(*tokenizer);
    for (const std::int32_t id : *ids)
        (void)stream.push(id);
    (void)stream.finish();
    (void)tokenizer->decode(*ids, false);
    (void)tokenizer->text();
}

/// A config.json beside a file without tensors: everything up to the first that is missing.
void readCheckpointFolder(Bytes bytes, const Scratch& scratch)
{
    constexpr std::string_view empty("\x02\0\0\0\0\0\0\0{}", 10);
    scratch.file("config.json", bytes);
    scratch.file("generation_config.json", bytes);
    scratch.file("model-1.safetensors", std::as_bytes(std::span(empty)));
    const auto json = parseJson(textOf(bytes), JsonLimits{}, "\"x.json\"");
    const bool sharded = json && json->is_object() && json->contains("weight_map");
    if (sharded) {
        std::error_code ignored;
        std::filesystem::remove(scratch.folder() / "model.safetensors", ignored);
        scratch.file("model.safetensors.index.json", bytes);
    } else {
        scratch.file("model.safetensors", std::as_bytes(std::span(empty)));
    }
    require(!HfCheckpoint::open(scratch.folder()).ok(), "A checkpoint without tensors was opened");
    if (json)
        if (const auto config = readDecoderConfig(*json, "config.json")) {
            require(config->parameters() > 0, "A model has no parameters");
            (void)rotaryFrequencies(config->shape);
        }
}

} // namespace qs::fuzz
