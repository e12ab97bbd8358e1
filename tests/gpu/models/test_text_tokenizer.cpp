// SPDX-License-Identifier: GPL-3.0-or-later
// The ids that Hugging Face's tokenizers gives; tests/data/tokenizers/make_tokenizers.py made what is expected.
#include "tests/gpu/support/tokenizer_lines.h"

#include "gpu/models/tokenizer/text_tokenizer.h"
#include "tests/gpu/support/format_files.h"
#include "tests/sanitized.h"

#include <doctest/doctest.h>

#include <cstdio>
#include <ctime>

using namespace qs;
using namespace qs::testing;
using nlohmann::json;

namespace {

/// As of well-known models, and those that have the other models and steps of tokenizers between them.
constexpr const char* kNames[] = {"gpt2",     "llama3",     "llama2", "mistral",   "tekken",    "qwen2",
                                  "deepseek", "mixed",      "words",  "t5",        "albert",    "unigram_bytes",
                                  "bert",     "bert_cased", "openai", "continued", "wordlevel", "gemma",
                                  "phi3",     "gpt_oss",    "kimi",   "deepseek3", "roberta",   "byte_normalized"};

TextTokenizer tokenizer(const std::string& name)
{
    auto made = TextTokenizer::parse(tokenizerDataUnpacked(name + ".json.gz"), name);
    if (!made) throw std::runtime_error(made.error().text());
    return std::move(made).value();
}

const json& expected()
{
    static const json all = json::parse(tokenizerDataUnpacked("expected.json.gz"));
    return all;
}

std::string hex(std::uint64_t value)
{
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(value));
    return text;
}

std::vector<std::int32_t> ids(const TextTokenizer& tokenizer, std::string_view text, bool addSpecial = true)
{
    auto made = tokenizer.encode(text, {addSpecial});
    REQUIRE_MESSAGE(made.ok(), (made ? std::string() : made.error().text()));
    return std::move(made).value();
}

std::string streamed(const TextTokenizer& tokenizer, std::span<const std::int32_t> tokens)
{
    StreamDecoder decoder(tokenizer);
    std::string text;
    for (const std::int32_t id : tokens)
        text += decoder.push(id);
    return text + decoder.finish();
}

/// A tokenizer.json with the model of three letters and these parts.
json small(const json& parts = json::object())
{
    json file = {{"added_tokens", json::array()},
                 {"normalizer", nullptr},
                 {"pre_tokenizer", nullptr},
                 {"post_processor", nullptr},
                 {"decoder", {{"type", "Fuse"}}},
                 {"model",
                  {{"type", "BPE"},
                   {"vocab", {{"a", 0}, {"b", 1}, {"c", 2}, {"ab", 3}, {"abc", 4}, {"?", 5}}},
                   {"merges", {"a b", "ab c"}}}}};
    file.merge_patch(parts);
    return file;
}

std::string why(const json& file)
{
    const auto made = TextTokenizer::parse(file.dump(), "\"t.json\"");
    REQUIRE_FALSE(made.ok());
    CHECK(made.error().code == ErrorCode::BadInput);
    CHECK_FALSE(made.error().hint.empty());
    CHECK(contains(made.error().message.english(), "t.json"));
    return made.error().text();
}

} // namespace

TEST_CASE("2,000 to 12,000 lines of mixed text have the ids and the text that Hugging Face's tokenizers gives")
{
    const TokenizerLines source;
    const json& all = expected();
    std::vector<std::string> lines;
    std::string joined;
    for (std::uint64_t i = 0; i < all["lines"].get<std::uint64_t>(); ++i) {
        lines.push_back(source.line(all["seed"].get<std::uint64_t>(), i));
        joined += lines.back() + "\n";
    }
    REQUIRE(lines.size() >= 10'000);
    REQUIRE(hex(fnv(joined)) == all["text"].get<std::string>()); // else the two generators differ
    const auto block = all["block"].get<std::size_t>();
    for (const std::string name : kNames) {
        CAPTURE(name);
        const TextTokenizer made = tokenizer(name);
        const json& wanted = all["tokenizers"][name];
        std::size_t wrong = 0;
        REQUIRE(wanted["ids"].size() * block >= 2'000);
        for (std::size_t first = 0; first < wanted["ids"].size() * block; first += block) {
            std::uint64_t idSum = fnv(""), textSum = idSum;
            for (std::size_t i = first; i < first + block; ++i) {
                std::string bytes;
                const auto tokens = ids(made, lines[i]);
                for (const std::int32_t id : tokens)
                    for (int shift = 0; shift < 32; shift += 8)
                        bytes += static_cast<char>(id >> shift & 0xff);
                idSum = fnv(bytes + "\xff\xff\xff\xff", idSum);
                textSum = fnv(made.decode(tokens) + "\xff", textSum);
            }
            wrong += hex(idSum) != wanted["ids"][first / block].get<std::string>();
            wrong += hex(textSum) != wanted["texts"][first / block].get<std::string>();
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("single fragments: every id, the text with special tokens, and the same text as a stream")
{
    const auto fragments = TokenizerLines().fragments();
    REQUIRE(fragments.size() >= 300);
    for (const std::string name : kNames) {
        const TextTokenizer made = tokenizer(name);
        const json& wanted = expected()["tokenizers"][name];
        const std::size_t count = wanted["fragments"].size(), step = (fragments.size() + count - 1) / count;
        REQUIRE((step == 1 || step == 4));
        for (std::size_t i = 0; i < count; ++i) {
            const std::string& fragment = fragments[i * step];
            CAPTURE(name);
            CAPTURE(fragment);
            const auto tokens = ids(made, fragment);
            CHECK(tokens == wanted["fragments"][i].get<std::vector<std::int32_t>>());
            CHECK(made.decode(tokens, false) == wanted["decoded"][i].get<std::string>());
            CHECK(streamed(made, tokens) == made.decode(tokens));
        }
    }
}

TEST_CASE("a character whose bytes are in several tokens comes with the last of them")
{
    for (const std::string name : {"llama3", "llama2"}) {
        CAPTURE(name);
        const TextTokenizer made = tokenizer(name);
        const auto tokens = ids(made, "x\xf4\x8f\xbf\xbdy", false);
        StreamDecoder stream(made);
        std::vector<std::string> pieces;
        for (const std::int32_t id : tokens)
            pieces.push_back(stream.push(id));
        CHECK(std::ranges::count_if(pieces,
                                    [](const std::string& piece) { return contains(piece, "\xf4\x8f\xbf\xbd"); }) == 1);
        CHECK(std::ranges::count(pieces, "") >= 1);
        CHECK(std::ranges::none_of(pieces, [](const std::string& piece) { return contains(piece, "\xef\xbf\xbd"); }));
        // Cut off in the middle of a character: the rest comes as U+FFFD at the end.
        StreamDecoder cut(made);
        std::string text;
        for (std::size_t i = 0; i + 2 < tokens.size(); ++i)
            text += cut.push(tokens[i]);
        CHECK_FALSE(contains(text, "\xef\xbf\xbd"));
        text += cut.finish();
        CHECK(text == made.decode(std::span(tokens).first(tokens.size() - 2)));
        CHECK(contains(text, "\xef\xbf\xbd"));
    }
}

TEST_CASE("special tokens are added, found and left out as asked")
{
    const TextTokenizer made = tokenizer("llama3");
    const auto begin = made.idOf("<|begin_of_text|>");
    REQUIRE(begin);
    CHECK(made.isSpecial(*begin));
    CHECK(ids(made, "").size() == 1);
    CHECK(ids(made, "", false).empty());
    const auto with = ids(made, "a"), without = ids(made, "a", false);
    REQUIRE(with.size() == without.size() + 1);
    CHECK(with.front() == *begin);
    CHECK(made.decode(with) == "a");
    CHECK(made.decode(with, false) == "<|begin_of_text|>a");
    CHECK(made.decode(std::vector<std::int32_t>{-1, made.size(), 1 << 30}) == "");
    CHECK(made.token(made.size()) == "");
    CHECK(made.text() == "BPE of 3,022 tokens, byte-level");
}

TEST_CASE("bytes that are no UTF-8 count as U+FFFD, one for each mistake")
{
    const TextTokenizer made = tokenizer("gpt2");
    CHECK(made.decode(ids(made, "a\xff\xe4\xbd z\xc0\xaf")) == "a\xef\xbf\xbd\xef\xbf\xbd z\xef\xbf\xbd\xef\xbf\xbd");
    CHECK(ids(made, "\xed\xa0\x80") == ids(made, "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd"));
}

TEST_CASE("at least 1 MB of text a second, and long words take no quadratic time")
{
    const TokenizerLines source;
    std::string text;
    for (std::uint64_t i = 0; text.size() < 300'000; ++i)
        text += source.line(3, i) + "\n";
    const auto seconds = [](const TextTokenizer& made, const std::string& it) {
        const std::clock_t begin = std::clock(); // processor time: neighbours on a small machine do not count
        REQUIRE(made.encode(it).ok());
        return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    };
    for (const std::string name : kNames) {
        CAPTURE(name);
        const TextTokenizer made = tokenizer(name);
        const double best = std::min(seconds(made, text), seconds(made, text));
        MESSAGE(name << ": " << static_cast<double>(text.size()) / best / 1e6 << " MB/s");
#ifdef NDEBUG // the tokenizer is built fast
        CHECK(best < kPatience * static_cast<double>(text.size()) / 1e6);
#endif
        CHECK(seconds(made, std::string(250'000, 'a')) < kPatience * 3);
        CHECK(seconds(made, "a" + std::string(250'000, ' ') + "b") < kPatience * 3);
    }
}

TEST_CASE("the rules of BPE: rank before place, unknown characters, whole words")
{
    const auto encode = [](const json& parts, const char* text) {
        auto made = TextTokenizer::parse(small(parts).dump(), "t");
        REQUIRE_MESSAGE(made.ok(), (made ? std::string() : made.error().text()));
        return ids(*made, text);
    };
    using Ids = std::vector<std::int32_t>;
    const json plain = json::object();
    CHECK(encode(plain, "abcab") == Ids{4, 3});
    CHECK(encode(
              {{"model",
                {{"merges", json::array({json::array({"b", "c"}), json::array({"a", "b"})})}, {"vocab", {{"bc", 6}}}}}},
              "abc") == Ids{0, 6});         // pairs; b c comes first
    CHECK(encode(plain, "axxb") == Ids{3}); // nothing for what is unknown, and then neighbours
    CHECK(encode({{"model", {{"unk_token", "?"}}}}, "axxb") == Ids{0, 5, 5, 1});
    CHECK(encode({{"model", {{"unk_token", "?"}, {"fuse_unk", true}}}}, "axxbxx") == Ids{0, 5, 1, 5});
    CHECK(encode({{"model", {{"ignore_merges", true}, {"merges", json::array()}}}}, "abc") == Ids{4});
    CHECK(encode({{"model", {{"ignore_merges", false}, {"merges", json::array()}}}}, "abc") == Ids{0, 1, 2});
    // Half of the bytes of é are there: then there is no fallback.
    CHECK(encode({{"model", {{"byte_fallback", true}, {"unk_token", "?"}, {"vocab", {{"<0xC3>", 6}}}}}}, "a\xc3\xa9") ==
          Ids{0, 5});
    CHECK(encode({{"model", {{"byte_fallback", true}, {"vocab", {{"<0xC3>", 6}, {"<0xA9>", 7}}}}}}, "a\xc3\xa9") ==
          Ids{0, 6, 7});
}

TEST_CASE("added tokens: white space taken along, single words, the longest of several, ids behind the vocabulary")
{
    const auto token = [](const char* content, const json& more = json::object()) {
        json one = {{"id", 99},        {"content", content},  {"single_word", false}, {"lstrip", false},
                    {"rstrip", false}, {"normalized", false}, {"special", false}};
        one.update(more);
        return one;
    };
    json file = small({{"normalizer", {{"type", "Lowercase"}}}, {"model", {{"vocab", {{" ", 6}}}}}});
    file["added_tokens"] = {token("<x>", {{"lstrip", true}}), token("<xx>"), token("<x><x>"),
                            token("ABBA", {{"single_word", true}, {"normalized", true}}), token("ab")};
    const auto made = TextTokenizer::parse(file.dump(), "t");
    REQUIRE_MESSAGE(made.ok(), (made ? std::string() : made.error().text()));
    using Ids = std::vector<std::int32_t>;
    CHECK(made->size() == 11);
    CHECK(made->idOf("ABBA") == 10);
    CHECK(made->idOf("ab") == 3); // the model's
    CHECK(ids(*made, "a  <x>b") == Ids{0, 7, 1});
    CHECK(ids(*made, "a <x><x>") == Ids{0, 6, 9});
    CHECK(ids(*made, "abba ABBA,aBbA") == Ids{3, 1, 0, 6, 10, 10}); // the one before is cut at 'ab' first
    CHECK(ids(*made, "abbaa") == Ids{3, 1, 0, 0});
    CHECK(made->decode(Ids{10}) == "abba");
}

TEST_CASE("what is damaged or not supported is named, with what is")
{
    CHECK(contains(why(json::array()), "has no \"model\""));
    json file = small();
    file["model"].erase("merges");
    CHECK(contains(why(file), "has no \"merges\""));
    CHECK(contains(why(small({{"model", {{"merges", {"a b", "a z"}}}}})), "merge 2 uses the token \"z\""));
    CHECK(contains(why(small({{"model", {{"merges", {"a b c"}}}}})), "merge 1 is not a pair of tokens"));
    CHECK(contains(why(small({{"model", {{"merges", {"b a"}}}}})), "\"ba\", which is not in the vocabulary"));
    CHECK(contains(why(small({{"model", {{"vocab", {{"d", 4'000'000'000u}}}}}})), "id 4000000000"));
    CHECK(contains(why(small({{"model", {{"vocab", {{"d", -1}}}}}})), "id -1"));
    CHECK(contains(why(small({{"model", {{"unk_token", "zz"}}}})), "the unknown token \"zz\""));
    CHECK(contains(why(small({{"model", {{"type", "CharLevel"}}}})), "\"CharLevel\", which is not supported"));
    CHECK(contains(why(small({{"model", {{"type", "Unigram"}}}})), "no \"vocab\""));
    json unigram = small();
    unigram["model"] = {{"type", "Unigram"},
                        {"unk_id", 2},
                        {"vocab", json::array({json::array({"a", -1.0}), json::array({"b", -2.0})})}};
    CHECK(contains(why(unigram), "the unknown token \"2\""));
    unigram["model"]["vocab"] = json::array({json::array({"a", "b"})});
    CHECK(contains(why(unigram), "entry 0 of \"vocab\" is not a token and its score"));
    CHECK(contains(why(small({{"model", {{"type", "WordPiece"}, {"max_input_chars_per_word", "many"}}}})),
                   "max_input_chars_per_word"));
    CHECK(contains(why(small({{"model", {{"dropout", 0.1}}}})), "dropout"));
    CHECK(contains(why(small({{"normalizer", {{"type", "Transliterate"}}}})),
                   "\"normalizer\": \"Transliterate\" is not supported. Supported types: NFC"));
    CHECK(contains(why(small({{"normalizer", {{"type", "Precompiled"}, {"precompiled_charsmap", "AAAA"}}}})),
                   "Precompiled has a \"precompiled_charsmap\" that is damaged"));
    CHECK(contains(
        why(small({{"pre_tokenizer", {{"type", "Sequence"}, {"pretokenizers", {{{"type", "UnicodeScripts"}}}}}}})),
        "\"UnicodeScripts\" is not supported"));
    CHECK(contains(why(small({{"pre_tokenizer", {{"type", "FixedLength"}, {"length", 0}}}})), "a \"length\" of 0"));
    CHECK(contains(why(small({{"pre_tokenizer", {{"type", "Sequence"}}}})), "Sequence has no \"pretokenizers\""));
    CHECK(contains(why(small({{"decoder", {{"type", "Morse"}}}})), "\"Morse\" is not supported"));
    CHECK(contains(why(small({{"post_processor", {{"type", "PairProcessing"}}}})),
                   "\"PairProcessing\" is not supported"));
    CHECK(contains(why(small({{"post_processor", {{"type", "BertProcessing"}, {"sep", {"</s>", 2}}}}})),
                   "\"cls\" is not a token and its id"));
    CHECK(contains(why(small({{"post_processor",
                               {{"type", "TemplateProcessing"}, {"single", {{{"SpecialToken", {{"id", "<s>"}}}}}}}}})),
                   "no \"ids\" for \"<s>\""));
    json strange =
        small({{"post_processor", {{"type", "TemplateProcessing"}, {"special_tokens", {{"<s>", {{"ids", {77}}}}}}}}});
    strange["post_processor"]["single"] =
        json::array({{{"SpecialToken", {{"id", "<s>"}}}}, {{"Sequence", {{"id", "A"}}}}});
    CHECK(contains(why(strange), "adds the id 77 to a vocabulary of 6 tokens"));
    CHECK(contains(why(small({{"added_tokens", {{{"content", std::string(5000, 'x')}}}}})), "has 5000 bytes"));
    CHECK(contains(why(small({{"pre_tokenizer", {{"type", "Metaspace"}, {"prepend_scheme", "sometimes"}}}})),
                   "sometimes"));
    const auto text = TextTokenizer::parse("{\"model\": ", "\"t.json\"");
    REQUIRE_FALSE(text.ok());
    CHECK(contains(text.error().message.english(), "line 1"));
    CHECK_FALSE(TextTokenizer::open("/no/such/tokenizer.json").ok());
}

TEST_CASE("a folder with a SentencePiece model alone says how to make a tokenizer.json of it")
{
    const qs::testing::ScratchFolder folder;
    folder.write("tokenizer.model", "x");
    const auto opened = TextTokenizer::open(folder / "tokenizer.json");
    REQUIRE_FALSE(opened.ok());
    CHECK(opened.error().message.english().find("only \"tokenizer.model\"") != std::string::npos);
    CHECK(opened.error().hint.english().find("save_pretrained") != std::string::npos);
}

TEST_CASE("a file with bits flipped is read or refused, and never anything worse")
{
    const std::string good = tokenizerDataUnpacked("mixed.json.gz");
    std::mt19937_64 random(7);
    std::size_t read = 0;
    for (int i = 0; i < 200; ++i) {
        const auto made = TextTokenizer::parse(flipped(good, random), "t");
        if (made) read += made->encode("Some text 123, <mask> ABRACADABRA \xe4\xbd\xa0").ok();
    }
    MESSAGE(read << " of 200 were still readable");
    for (std::size_t cut = 0; cut < good.size(); cut += good.size() / 40 + 1)
        CHECK_FALSE(TextTokenizer::parse(std::string_view(good).substr(0, cut), "t").ok());
}
