// SPDX-License-Identifier: GPL-3.0-or-later
// What the host side of the decoder engine refuses before the module is asked, against a table made here. No GPU.
#include "gpu/cuda/host/decoder.h"
#include "tests/gpu/support/decoder_cases.h"

using namespace qs;
using namespace qs::test;

struct QsCudaDecoder
{
    int calls = 0;
};

namespace {

QsCudaDecoder planted;

QsCudaDecoderTable makeDecoderTable()
{
    QsCudaDecoderTable t{};
    t.size = sizeof t;
    t.shapeSize = sizeof(DecoderShape);
    t.optionsSize = sizeof(DecoderEngineOptions);
    t.matrixSize = sizeof(EngineMatrix);
    t.open = [](int, QsCudaDecoder** out, QsCudaStatus* status) {
        *out = &planted;
        return status->code = QsCudaOk;
    };
    t.close = [](QsCudaDecoder*) {};
    t.memoryNeeded = [](QsCudaDecoder* engine, const void*, const void*, std::uint64_t* cache, std::uint64_t* work,
                        QsCudaStatus* status) {
        ++engine->calls;
        *cache = 10;
        *work = 20;
        return status->code = QsCudaOk;
    };
    return t;
}

const QsCudaDecoderTable decoderTable = makeDecoderTable();

QsCudaTable makeHostTable()
{
    QsCudaTable t{};
    t.abi = QS_CUDA_ABI_VERSION;
    t.size = sizeof t;
    t.describeDevice = [](int index, QsCudaDevice* out, QsCudaStatus* status) {
        *out = {};
        out->index = index;
        return status->code = QsCudaOk;
    };
    t.decoder = &decoderTable;
    return t;
}

const QsCudaTable hostTable = makeHostTable();

} // namespace

TEST_CASE("parts that no kernel of a GPU has are refused by name, for an estimate as for a run")
{
    auto engine = CudaDecoder::open(nullptr, hostTable, 0);
    REQUIRE_MESSAGE(engine.ok(), engine.error().text());
    const DecoderEngineOptions options = optionsFor(DType::F16);
    const auto refused = [&](const DecoderShape& shape, const char* text) {
        planted.calls = 0;
        const auto needs = (*engine)->needs(shape, options);
        REQUIRE_FALSE(needs.ok());
        CHECK(needs.error().message.english() == text);
        CHECK(needs.error().hint.english() == "Choose the CPU.");
        const auto begun = (*engine)->begin(shape, rotaryFrequencies(shape, options.context), options, {});
        REQUIRE_FALSE(begun.ok());
        CHECK(begun.error().message.english() == text);
        CHECK(planted.calls == 0);
    };
    DecoderShape plain = sizesOf(64, 4, 2);
    const auto needs = (*engine)->needs(plain, options);
    REQUIRE(needs.ok());
    CHECK(needs->kvCache.value == 10);
    CHECK(planted.calls == 1);
    for (const DecoderCase& c : mixtureCases())
        refused(c.model.shape, "Experts are not supported on GPUs yet.");
    plain.sinks = true;
    refused(plain, "Attention sinks are not supported on GPUs yet.");
}
