// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/classifier/default_model.h"
#include "gpu/models/decoder/hf_checkpoint.h"
#include "gpu/models/tasks/text_scores.h"
#include "gpu/models/tokenizer/text_tokenizer.h"
#include "gpu/studies/llm/ledger.h"
#include "gpu/studies/llm/model.h"
#include "tests/sanitized.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <chrono>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <unistd.h>

using namespace qs;

namespace {

// Sanitizers make the products many times slower: there a part of the text is scored, and neither its perplexity nor
// speed is judged.
constexpr bool kSlow = kSanitized;

const std::string kFolder = std::string(QS_SOURCE_DIR) + "/resources/llm/default";

std::string textOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    REQUIRE(file.good());
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// The model that comes with the program, its texts as tokens.
struct Shipped
{
    HfCheckpoint checkpoint;
    std::vector<std::int32_t> heldOut;
    LlmCalibration calibration;

    static Shipped open()
    {
        auto checkpoint = HfCheckpoint::open(kFolder);
        REQUIRE_MESSAGE(checkpoint.ok(), checkpoint.error().text());
        const auto tokenizer = TextTokenizer::open(checkpoint->tokenizerPath());
        REQUIRE_MESSAGE(tokenizer.ok(), tokenizer.error().text());
        Shipped s{std::move(*checkpoint), {}, {}};
        s.heldOut = *tokenizer->encode(textOf(kFolder + "/held_out.txt"), {.addSpecial = false});
        s.calibration.tokens = *tokenizer->encode(textOf(kFolder + "/calibration.txt"), {.addSpecial = false});
        if (kSlow) s.calibration.tokens.resize(600);
        s.calibration.begin = s.checkpoint.config().bos;
        return s;
    }
    TextWindows windows(std::int64_t limit) const
    {
        return {.begin = checkpoint.config().bos, .context = 512, .limit = limit};
    }
};

nlohmann::json goldens()
{
    return nlohmann::json::parse(textOf(std::string(QS_SOURCE_DIR) + "/tests/data/llm_perplexity_goldens.json"));
}

} // namespace

TEST_CASE("The whole text has the perplexity that PyTorch finds")
{
    const auto golden = goldens();
    const Shipped s = Shipped::open();
    REQUIRE(s.heldOut.size() == golden["tokens"].get<std::size_t>());
    if (kSlow) return;
    auto engine = makeCpuDecoderEngine();
    REQUIRE(buildLlm(*engine, s.checkpoint, *findLlmConfiguration("int4-w4a16"), {}).ok());
    TextScoreOptions score;
    score.windows = s.windows(0);
    const auto scores = scoreText(*engine, s.checkpoint.shape(), s.heldOut, score);
    REQUIRE_MESSAGE(scores.ok(), scores.error().text());
    CHECK(scores->loss.size() == s.heldOut.size());
    CHECK(std::fabs(scores->perplexity() / golden["perplexity"]["int4-w4a16"].get<double>() - 1) < 0.001);
}

TEST_CASE(
    "Every configuration of the shipped model has the perplexity that PyTorch finds in the first windows of the text")
{
    const auto golden = goldens();
    const Shipped s = Shipped::open();
    const auto tokens = kSlow ? 700 : golden["first_tokens"].get<std::int64_t>();
    BaselinePredictions baseline;
    std::optional<TextScores> first;
    auto engine = makeCpuDecoderEngine();
    const auto start = std::chrono::steady_clock::now();
    std::map<std::string, double> perplexities;
    for (const LlmConfiguration& c : llmConfigurations()) {
        CAPTURE(std::string(c.id));
        LlmBuildOptions options;
        options.calibration = &s.calibration;
        const auto built = buildLlm(*engine, s.checkpoint, c, options);
        REQUIRE_MESSAGE(built.ok(), built.error().text());
        CHECK(static_cast<std::int64_t>(built->weights.value) == llmLedger(s.checkpoint.shape(), c).total());
        TextScoreOptions score;
        score.windows = s.windows(tokens);
        if (first)
            score.baseline = &baseline;
        else
            score.keep = &baseline;
        auto scores = scoreText(*engine, s.checkpoint.shape(), s.heldOut, score);
        REQUIRE_MESSAGE(scores.ok(), scores.error().text());
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        if (!first) first = *scores;
        const TextComparison compared = compareScores(*first, *scores);
        const double expected = golden["first_perplexity"].value(std::string(c.id), 0.0);
        MESSAGE(c.id << ": perplexity " << scores->perplexity() << " ± " << scores->perplexityError() << ", PyTorch "
                     << expected << ", ratio " << compared.ratio << " (" << compared.ratioLow << " to "
                     << compared.ratioHigh << "), KL " << compared.meanDivergence << ", top-1 "
                     << compared.agreement.share << ", " << built->weights.value << " bytes, quantized in "
                     << built->quantizeSeconds << " s, scored in " << scores->seconds << " s, so far " << seconds
                     << " s");
        CHECK(static_cast<std::int64_t>(scores->loss.size()) == tokens);
        perplexities[std::string(c.id)] = scores->perplexity();
        if (kSlow) continue;
        // 0.1% for what rounds once, 0.2% where activations or the cache are rounded (last bits decide other codes),
        // 0.3% for searches.
        const bool rounds = c.id.ends_with("w8a8") || c.id.starts_with("kv-");
        CHECK(std::fabs(scores->perplexity() / expected - 1) < (c.needsCalibration() ? 0.003 : rounds ? 0.002 : 0.001));
    }
    if (kSlow) return;
    // What the methods are for.
    CHECK(perplexities["int4-w4a16-awq"] < perplexities["int4-w4a16"]);
    CHECK(perplexities["int4-w4a16-gptq"] < perplexities["int4-w4a16"]);
}

TEST_CASE("The ledger is that of Llama-3.1-8B")
{
    DecoderShape shape;
    shape.vocabulary = 128256;
    shape.hidden = 4096;
    shape.layers = 32;
    shape.heads = 32;
    shape.kvHeads = 8;
    shape.headSize = 128;
    shape.intermediate = 14336;
    const auto total = [&](const char* id) { return llmLedger(shape, *findLlmConfiguration(id)).total(); };
    CHECK(llmLedger(shape, *findLlmConfiguration("bf16")).parameters == 8'030'261'248);
    CHECK(total("bf16") == 16'060'522'496);      // 16.06 GB
    CHECK(total("int8-w8a8") == 9'083'953'152);  // 9.08
    CHECK(total("int8-w8a16") == 9'190'252'544); // 9.19
    CHECK(total("int8-w8a16-rtn") == 9'190'252'544);
    CHECK(total("int4-w4a16") == 5'700'591'616); // 5.70
    CHECK(total("int4-w4a16-gptq") == 5'700'591'616);
    CHECK(total("int4-w4a16-awq") == 5'700'591'616 + 6'979'321'856 / 256); // and a nibble of zero point a group
    CHECK(total("nvfp4-w4a16") == 6'027'748'224);                          // 6.03
    CHECK(total("fp8-w8a8") == total("int8-w8a8"));
    CHECK(total("fp8-w8a16") == total("fp8-w8a8"));
    // A byte for each of the 6,979,321,856 weights of the linear layers, and 4 bytes for each 128 × 128.
    CHECK(total("fp8-block128-w8a8") == total("bf16") - 6'979'321'856 + 6'979'321'856 / (128 * 128) * 4);
    CHECK(total("kv-fp8") == total("fp16"));
    const auto bitsPerWeight = [&](const char* id) {
        const LlmLedger ledger = llmLedger(shape, *findLlmConfiguration(id));
        const std::int64_t other = (ledger.vectors + ledger.dense) / 2; // in 16 bits each
        return 8.0 * static_cast<double>(ledger.linear) / static_cast<double>(ledger.parameters - other);
    };
    CHECK(bitsPerWeight("int4-w4a16") == doctest::Approx(4.125));
    CHECK(bitsPerWeight("mxfp8-w8a16") == doctest::Approx(8.25));
    CHECK(bitsPerWeight("mxfp4-w4a16") == doctest::Approx(4.25));
    CHECK(bitsPerWeight("nf4-w4a16") == doctest::Approx(4.5));
}

TEST_CASE("The shipped model is found, or it is said where it was looked for")
{
    ::setenv("QUANTOSCOPE_LLM", kFolder.c_str(), 1);
    const auto found = findDefaultModel();
    REQUIRE(found.ok());
    CHECK(textOf(found->heldOut().string()).starts_with("CHAPTER"));
    CHECK(textOf(found->calibration().string()).size() > 50'000);
    ::setenv("QUANTOSCOPE_LLM", "/nowhere/at/all", 1);
    const auto none = findDefaultModel();
    REQUIRE(!none.ok());
    CHECK(none.error().hint.english().find("/nowhere/at/all") != std::string::npos);
    ::unsetenv("QUANTOSCOPE_LLM");
    CHECK(defaultModelPlaces().size() > 3);
}

TEST_CASE("Lists of configurations")
{
    CHECK(parseLlmConfigurations("all")->size() == llmConfigurations().size());
    const auto source = parseLlmConfigurations("source");
    REQUIRE(source.ok());
    CHECK(source->size() == 7);
    CHECK(source->front().id == "fp16");
    CHECK(source->back().id == "fp8-w8a8");
    CHECK(parseLlmConfigurations("int4-*,fp16,fp16")->size() == 4);
    const auto wrong = parseLlmConfigurations("fp16,int5");
    REQUIRE(!wrong.ok());
    CHECK(wrong.error().message.english().find("int5") != std::string::npos);
    CHECK(wrong.error().hint.english().find("int8-w8a16-rtn") != std::string::npos);
    for (const LlmConfiguration& c : llmConfigurations())
        CHECK(findLlmConfiguration(c.id)->name == c.name);
    CHECK(findLlmConfiguration("nothing") == nullptr);
}

TEST_CASE("A saved configuration is the same model when it is opened again")
{
    const Shipped s = Shipped::open();
    const auto folder = std::filesystem::temp_directory_path() / ("quantoscope_saved_" + std::to_string(::getpid()));
    const std::span<const std::int32_t> prompt = std::span(s.heldOut).first(60);
    for (const char* id : {"bf16", "int8-w8a16", "int8-w8a8", "int4-w4a16", "int4-w4a16-awq", "int4-w4a16-gptq",
                           "fp8-w8a8", "fp8-w8a16", "fp8-block128-w8a8", "mxfp4-w4a16", "nvfp4-w4a16"}) {
        CAPTURE(id);
        const LlmConfiguration& c = *findLlmConfiguration(id);
        LlmCalibration shorter = s.calibration;
        shorter.tokens.resize(std::min<std::size_t>(shorter.tokens.size(), 1500));
        LlmBuildOptions options;
        options.context = 64;
        options.calibration = &shorter;
        options.saveTo = folder;
        auto engine = makeCpuDecoderEngine();
        const auto built = buildLlm(*engine, s.checkpoint, c, options);
        REQUIRE_MESSAGE(built.ok(), built.error().text());
        std::vector<float> made(2048), opened(2048);
        REQUIRE(engine->prefill(0, prompt, LogitsWanted::Last, made).ok());
        const auto saved = HfCheckpoint::open(folder);
        REQUIRE_MESSAGE(saved.ok(), saved.error().text());
        CHECK(saved->quantization() == (c.quantizes() ? "compressed-tensors" : ""));
        options.saveTo.clear();
        const auto again = buildLlm(*engine, *saved, c.quantizes() ? storedLlmConfiguration() : c, options);
        REQUIRE_MESSAGE(again.ok(), again.error().text());
        CHECK(again->notes.empty());
        REQUIRE(engine->prefill(0, prompt, LogitsWanted::Last, opened).ok());
        if (c.weights.format == NumberFormat::NVFP4) { // the file holds the inverse of the scale of a matrix
            for (std::size_t i = 0; i < made.size(); ++i)
                CHECK(std::fabs(opened[i] - made[i]) < 0.02);
        } else {
            CHECK_MESSAGE(opened == made, again->linear);
            CHECK(again->weights == built->weights);
        }
        std::filesystem::remove_all(folder);
    }
    LlmBuildOptions options;
    options.saveTo = folder;
    auto engine = makeCpuDecoderEngine();
    const auto none = buildLlm(*engine, s.checkpoint, *findLlmConfiguration("nf4-w4a16"), options);
    REQUIRE(!none.ok());
    CHECK(none.error().message.english().find("Cannot save NF4-W4A16") != std::string::npos);
    CHECK(none.error().code == ErrorCode::Usage);
    CHECK(!std::filesystem::exists(folder));
}

TEST_CASE("What cannot be built is said, and building can be stopped")
{
    const Shipped s = Shipped::open();
    auto engine = makeCpuDecoderEngine();
    const auto uncalibrated = buildLlm(*engine, s.checkpoint, *findLlmConfiguration("int4-w4a16-awq"), {});
    REQUIRE(!uncalibrated.ok());
    CHECK(uncalibrated.error().code == ErrorCode::Usage);
    CHECK(uncalibrated.error().message.english().find("calibration text") != std::string::npos);
    CHECK(
        buildLlm(*engine, s.checkpoint, storedLlmConfiguration(), {}).error().message.english().find("not quantized") !=
        std::string::npos);
    LlmBuildOptions options;
    options.calibration = &s.calibration;
    for (const char* id : {"int4-w4a16", "int4-w4a16-gptq"})
        for (const int after : {0, 2}) {
            int told = 0;
            double last = -1;
            options.progress.at = [&](const Message&, double fraction) {
                CHECK(fraction >= last);
                CHECK(fraction <= 1);
                last = fraction;
                ++told;
            };
            options.progress.interrupted = [&] { return told > after; };
            const auto stopped = buildLlm(*engine, s.checkpoint, *findLlmConfiguration(id), options);
            REQUIRE(!stopped.ok());
            CHECK(stopped.error().code == ErrorCode::Interrupted);
        }
    auto small = makeCpuDecoderEngine({.availableMemory = {1 << 20}});
    CHECK(buildLlm(*small, s.checkpoint, *findLlmConfiguration("fp16"), {}).error().code == ErrorCode::Memory);
}

TEST_CASE("The first token comes soon, and decoding is fast enough to watch")
{
    const auto start = std::chrono::steady_clock::now();
    const Shipped s = Shipped::open();
    auto engine = makeCpuDecoderEngine();
    LlmBuildOptions options;
    options.sequences = 4;
    REQUIRE(buildLlm(*engine, s.checkpoint, *findLlmConfiguration("int4-w4a16"), options).ok());
    std::vector<float> logits(2048);
    REQUIRE(engine->prefill(0, std::span(s.heldOut).first(128), LogitsWanted::Last, logits).ok());
    const double first = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::vector<std::int32_t> chosen(64);
    std::vector<float> us(64);
    const std::int32_t next = 100;
    REQUIRE(engine->decodeGreedy(std::span(&next, 1), 64, chosen, us).ok());
    std::sort(us.begin(), us.end());
    MESSAGE("first token after " << first << " s; median time of a token " << us[32] << " us");
    if (kSlow) return;
    CHECK(first < 2);
    CHECK(us[32] < 50'000);
}
