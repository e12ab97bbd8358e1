// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what the CPU engine predicts with a model's folder, for comparison with another program: llm_logits FOLDER OUT
// TOKEN [TOKEN …]. OUT: FP32 logits [tokens, vocabulary]. Everything that the folder does not quantize runs in FP32.
#include "gpu/studies/llm/model.h"

#include <charconv>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

namespace {

int fail(const qs::Error& error)
{
    std::fprintf(stderr, "llm_logits: %s\n", error.text().c_str());
    return error.exitStatus();
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 4) {
        std::fprintf(stderr, "usage: llm_logits FOLDER OUT TOKEN [TOKEN ...]\n");
        return 2;
    }
    std::vector<std::int32_t> tokens;
    for (int i = 3; i < argc; ++i) {
        std::int32_t token = -1;
        const char* end = argv[i] + std::strlen(argv[i]);
        if (std::from_chars(argv[i], end, token).ptr != end)
            return fail({qs::ErrorCode::Usage, std::string(argv[i]) + " is no token.", ""});
        tokens.push_back(token);
    }
    const auto checkpoint = qs::HfCheckpoint::open(argv[1]);
    if (!checkpoint) return fail(checkpoint.error());
    qs::LlmConfiguration exact =
        checkpoint->quantization().empty() ? *qs::findLlmConfiguration("fp32") : qs::storedLlmConfiguration();
    exact.activations = qs::DType::F32;
    exact.kv = qs::KvFormat::F32;
    const auto engine = qs::makeCpuDecoderEngine();
    qs::LlmBuildOptions options;
    options.context = static_cast<std::int64_t>(tokens.size());
    const auto built = qs::buildLlm(*engine, *checkpoint, exact, options);
    if (!built) return fail(built.error());
    if (!built->notes.empty()) std::fprintf(stderr, "%s\n", built->notes.english().c_str());
    std::vector<float> logits(tokens.size() * static_cast<std::size_t>(checkpoint->shape().vocabulary));
    if (const auto done = engine->prefill(0, tokens, qs::LogitsWanted::All, logits); !done) return fail(done.error());
    std::FILE* out = std::fopen(argv[2], "wb");
    const bool written = out && std::fwrite(logits.data(), sizeof(float), logits.size(), out) == logits.size();
    return (!out || std::fclose(out) == 0) && written
               ? 0
               : fail({qs::ErrorCode::Io, std::string(argv[2]) + " cannot be written.", ""});
}
