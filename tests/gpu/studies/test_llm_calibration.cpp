// SPDX-License-Identifier: GPL-3.0-or-later
// Calibration as published: GPTQ's inputs from the layers that are quantized already, AWQ's factors from the
// attention's output to the values.
#include "tests/gpu/models/tiny_checkpoint.h"
#include "tests/sanitized.h"

#include "gpu/models/tasks/text_scores.h"
#include "gpu/models/tokenizer/text_tokenizer.h"
#include "gpu/studies/llm/model.h"
#include "gpu/studies/llm/quantizer.h"

#include <cmath>
#include <fstream>
#include <iterator>

using namespace qs;
using namespace qs::testing;

namespace {

const std::string kShipped = std::string(QS_SOURCE_DIR) + "/resources/llm/default";

std::vector<std::int32_t> tokensOf(const HfCheckpoint& checkpoint, const char* name)
{
    std::ifstream file(kShipped + "/" + name, std::ios::binary);
    REQUIRE(file.good());
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    return *TextTokenizer::open(checkpoint.tokenizerPath())->encode(text, {.addSpecial = false});
}

std::vector<float> restored(const LlmMatrix& matrix, const LlmRows& like)
{
    // Through an engine's form: codes, scales and zero points as they are multiplied.
    std::vector<float> values(static_cast<std::size_t>(like.out * like.in));
    const EngineMatrix view = matrix.view();
    const std::int64_t group = view.groupSize > 0 ? view.groupSize : like.in, groups = like.in / group;
    for (std::int64_t r = 0; r < like.out; ++r)
        for (std::int64_t c = 0; c < like.in; ++c) {
            const auto nibble = [](std::span<const std::byte> bytes, std::int64_t width, std::int64_t row,
                                   std::int64_t at) {
                return std::to_integer<int>(bytes[static_cast<std::size_t>(row * ((width + 1) / 2) + at / 2)]) >>
                           (at % 2 * 4) &
                       15;
            };
            const int zero = view.zeroPoints.empty() ? 8 : nibble(view.zeroPoints, groups, r, c / group);
            const float scale =
                loadFloat(view.scales.data(), view.dtype, static_cast<std::size_t>(r * groups + c / group));
            values[static_cast<std::size_t>(r * like.in + c)] =
                static_cast<float>(nibble(view.codes, like.in, r, c) - zero) * scale;
        }
    return values;
}

} // namespace

TEST_CASE("GPTQ with the inputs of quantized layers is nearer to the model than with those of the model as it is")
{
    if (kSanitized) return; // minutes there
    const auto checkpoint = HfCheckpoint::open(kShipped);
    REQUIRE_MESSAGE(checkpoint.ok(), (checkpoint ? std::string() : checkpoint.error().text()));
    const LlmConfiguration configuration = *findLlmConfiguration("int4-w4a16-gptq");
    LlmCalibration calibration;
    calibration.tokens = tokensOf(*checkpoint, "calibration.txt");
    calibration.begin = checkpoint->config().bos;
    const auto heldOut = tokensOf(*checkpoint, "held_out.txt");

    BaselinePredictions baseline;
    std::optional<TextScores> plain;
    const auto divergence = [&](DecoderEngine& engine) {
        TextScoreOptions options;
        options.windows = {.begin = checkpoint->config().bos, .context = 512, .limit = 4000};
        if (plain)
            options.baseline = &baseline;
        else
            options.keep = &baseline;
        auto scores = scoreText(engine, checkpoint->shape(), heldOut, options);
        REQUIRE_MESSAGE(scores.ok(), (scores ? std::string() : scores.error().text()));
        if (!plain) {
            plain = *scores;
            return 0.0;
        }
        return compareScores(*plain, *scores).meanDivergence;
    };
    auto engine = makeCpuDecoderEngine();
    REQUIRE(buildLlm(*engine, *checkpoint, *findLlmConfiguration("fp16"), {}).ok());
    divergence(*engine);

    LlmBuildOptions build;
    build.calibration = &calibration;
    REQUIRE(buildLlm(*engine, *checkpoint, configuration, build).ok());
    const double inOrder = divergence(*engine);

    const DecoderEngineOptions options{.activations = DType::F16, .kv = KvFormat::F16, .sequences = 1, .context = 512};
    REQUIRE(fillDense(*engine, *checkpoint, DType::F16, options, {}).ok());
    const std::int64_t layers = checkpoint->shape().layers;
    const auto inputs = captureLayers(*engine, checkpoint->shape(), calibration, LlmMethod::Gptq, 0, layers, {});
    REQUIRE(inputs.ok());
    std::vector<LlmLayer> quantized;
    for (std::int64_t layer = 0; layer < layers; ++layer)
        quantized.push_back(
            *calibratedLayer(*checkpoint, layer, configuration, (*inputs)[static_cast<std::size_t>(layer)]));
    REQUIRE(checkpoint->shape().tiedHead); // fillUpTo() makes no other
    REQUIRE(fillUpTo(*engine, *checkpoint, DType::F16, options, {}, quantized).ok());
    const double fromDense = divergence(*engine);
    MESSAGE("KL " << inOrder << " in order, " << fromDense << " from dense inputs");
    CHECK(inOrder < fromDense);
    CHECK(inOrder > 0);
}

TEST_CASE("AWQ moves the factors of the attention's output into the values where both have one shape")
{
    for (const int kvHeads : {4, 2}) {
        CAPTURE(kvHeads);
        ScratchFolder folder;
        TinyModel model;
        model.config.update({{"hidden_size", 64}, {"num_key_value_heads", kvHeads}, {"attention_bias", true}});
        model.fill(readDecoderConfig(asRead(model.config), "c")->shape);
        model.write(folder);
        const auto checkpoint = HfCheckpoint::open(folder.path());
        REQUIRE_MESSAGE(checkpoint.ok(), (checkpoint ? std::string() : checkpoint.error().text()));
        REQUIRE(movesToValue(checkpoint->shape()) == (kvHeads == 4));
        LlmCalibration calibration;
        for (std::int32_t i = 0; i < 400; ++i)
            calibration.tokens.push_back(i * 7 % 40);
        auto engine = makeCpuDecoderEngine();
        REQUIRE(fillDense(*engine, *checkpoint, DType::F32,
                          {.activations = DType::F32, .kv = KvFormat::F32, .sequences = 1, .context = 128}, {})
                    .ok());
        calibration.window = 128;
        auto inputs = captureLayers(*engine, checkpoint->shape(), calibration, LlmMethod::Awq, 0, 1, {});
        REQUIRE(inputs.ok());
        for (std::size_t i = 0; i < inputs->front().output.kept.size(); ++i) // some channels far larger than others
            if (i % 64 < 4) inputs->front().output.kept[i] *= 100.0f;
        LlmConfiguration configuration = *findLlmConfiguration("int4-w4a16-awq");
        configuration.activations = DType::F32;
        const auto layer = calibratedLayer(*checkpoint, 0, configuration, inputs->front());
        REQUIRE_MESSAGE(layer.ok(), (layer ? std::string() : layer.error().text()));
        const auto& valueBias = layer->vectors[static_cast<std::size_t>(DecoderVector::ValueBias)];
        REQUIRE(valueBias.empty() == (kvHeads == 2));
        if (valueBias.empty()) continue;
        // What the bias was divided by is what the columns of the output were multiplied by.
        const auto plainBias = checkpoint->vector(DecoderVector::ValueBias, 0);
        const CheckpointMatrix output = checkpoint->matrix({DecoderMatrix::Output});
        std::vector<float> plain(64 * 64);
        restoreRows(output, 0, 64, plain);
        const auto scaled =
            restored(layer->matrices[static_cast<std::size_t>(DecoderMatrix::Output)].front(), rowsOf(output));
        bool differs = false;
        for (std::size_t c = 0; c < 64; ++c) {
            const double factor = plainBias[c] / valueBias[c];
            double both = 0, square = 0;
            for (std::size_t r = 0; r < 64; ++r) {
                both += static_cast<double>(scaled[r * 64 + c]) * plain[r * 64 + c];
                square += static_cast<double>(plain[r * 64 + c]) * plain[r * 64 + c];
            }
            CHECK(both / square == doctest::Approx(factor).epsilon(0.15));
            differs = differs || std::fabs(factor - 1) > 0.5;
        }
        CHECK(differs);
    }
}
