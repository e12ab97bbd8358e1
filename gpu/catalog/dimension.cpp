// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/catalog/dimension.h"

#include <algorithm>
#include <iterator>

namespace qs {

namespace {

constexpr std::int64_t kMaxProductSide = std::int64_t{1} << 24, kMaxBatch = 1 << 16, kMaxHeads = 1 << 12,
                       kMaxSequence = 1 << 20, kMaxHeadSize = 1024, kHeadSizeStep = 16;

constexpr DimensionPreset kTokenPresets[] = {{1, Message::mark("decode, one sequence"), true},
                                             {32, Message::mark("decode, a batch of 32"), true},
                                             {128, Message::mark("decode, a large batch"), true},
                                             {512, Message::mark("a short prompt"), true},
                                             {4096, Message::mark("prefill; context of Llama 2"), true},
                                             {8192, Message::mark("prefill; context of Llama 3"), true}};
constexpr DimensionPreset kHiddenPresets[] = {{768, "GPT-2, BERT base"}, {2048, "Llama 3.2 1B"},
                                              {3072, "Llama 3.2 3B"},    {3584, "Qwen2.5 7B"},
                                              {4096, "Llama 3 8B"},      {5120, "Llama 2 13B, Qwen2.5 32B"},
                                              {7168, "DeepSeek-V3"},     {8192, "Llama 3 70B"},
                                              {12288, "GPT-3 175B"},     {16384, "Llama 3.1 405B"}};
constexpr DimensionPreset kInnerPresets[] = {{768, "GPT-2"},
                                             {4096, "Llama 3 8B"},
                                             {5120, "Llama 2 13B"},
                                             {8192, "Llama 3 70B"},
                                             {14336, Message::mark("down projection of Llama 3 8B"), true},
                                             {28672, Message::mark("down projection of Llama 3 70B"), true}};
constexpr DimensionPreset kOutputPresets[] = {{768, "GPT-2"},
                                              {4096, Message::mark("attention output of Llama 3 8B"), true},
                                              {6144, Message::mark("query, key and value of Llama 3 8B"), true},
                                              {11008, Message::mark("up projection of Llama 2 7B"), true},
                                              {14336, Message::mark("up projection of Llama 3 8B"), true},
                                              {28672, Message::mark("up projection of Llama 3 70B"), true},
                                              {128256, Message::mark("vocabulary of Llama 3"), true}};
constexpr DimensionPreset kBatchPresets[] = {{1, Message::mark("one sequence"), true},
                                             {8, Message::mark("a small batch"), true},
                                             {32, Message::mark("a server under load"), true},
                                             {128, Message::mark("offline processing"), true}};
constexpr DimensionPreset kHeadPresets[] = {{12, "GPT-2"},       {32, "Llama 3 8B"}, {40, "Llama 2 13B"},
                                            {64, "Llama 3 70B"}, {96, "GPT-3 175B"}, {128, "Llama 3.1 405B"}};
constexpr DimensionPreset kSequencePresets[] = {{1024, Message::mark("context of GPT-2"), true},
                                                {4096, Message::mark("context of Llama 2"), true},
                                                {8192, Message::mark("context of Llama 3"), true},
                                                {32768, Message::mark("context of Mistral 7B v0.2"), true},
                                                {131072, Message::mark("context of Llama 3.1"), true}};
constexpr DimensionPreset kHeadSizePresets[] = {{64, "GPT-2, Llama 3.2 1B"},
                                                {80, "Phi-2"},
                                                {96, "Phi-3 mini"},
                                                {128, "Llama 3 8B, Llama 3 70B"},
                                                {256, "Gemma 7B"}};

constexpr DimensionRange kTokenRanges[] = {{"1:65536:x2", Message::mark("Batch sizes")},
                                           {"1:256:x2", Message::mark("Decode")},
                                           {"512:32768:x2", Message::mark("Prefill")},
                                           {"128,1024,8192", Message::mark("Batches")}};
constexpr DimensionRange kHiddenRanges[] = {
    {"1024:16384:x2", ""}, {"1024:8192:+1024", ""}, {"4096,5120,8192,12288", Message::mark("Models")}};
constexpr DimensionRange kElementRanges[] = {
    {"500000,1000000,5000000,10000000,50000000", Message::mark("As published")}, {"1024:268435456:x4", ""}};
constexpr DimensionRange kRowRanges[] = {
    {"1:4096:x2", ""}, {"1:64:x2", Message::mark("Decode")}, {"512:8192:x2", Message::mark("Prefill")}};
constexpr DimensionRange kSideRanges[] = {
    {"512:8192:x2", ""}, {"1024:8192:+1024", ""}, {"4096,5120,8192,14336", Message::mark("Models")}};
constexpr DimensionRange kBatchRanges[] = {{"1:32:x2", ""}, {"1:8:+1", ""}};
constexpr DimensionRange kHeadRanges[] = {{"1:32:x2", ""}, {"12,32,40,64", Message::mark("Models")}};
constexpr DimensionRange kSequenceRanges[] = {{"128:4096:x2", ""}, {"1024:32768:x2", Message::mark("Long contexts")}};
constexpr DimensionRange kHeadSizeRanges[] = {{"64,128", Message::mark("Models")}, {"32:256:+32", ""}};

/// Tokens of an elements axis are bounded too: where only tiny divisors fit, one long row is the better tensor.
void setElements(OperationSetup& setup, std::int64_t elements)
{
    const std::int64_t fitting = largestDivisor(elements, std::min<std::int64_t>(setup.shape.hidden, 1 << 16));
    const bool oneRow = elements / fitting > kMaxTokens || (fitting < 16 && elements >= 1024);
    setup.shape = oneRow ? Shape{1, elements} : Shape{elements / fitting, fitting};
}

template <std::int64_t Shape::*Member> std::int64_t ofShape(const OperationSetup& s) { return s.shape.*Member; }
template <std::int64_t Shape::*Member> void setShape(OperationSetup& s, std::int64_t v) { s.shape.*Member = v; }
template <std::int64_t OperationSize::*Member> std::int64_t ofSize(const OperationSetup& s) { return s.size.*Member; }
template <std::int64_t OperationSize::*Member> void setSize(OperationSetup& s, std::int64_t v) { s.size.*Member = v; }
std::int64_t elementsOf(const OperationSetup& s) { return s.shape.elements(); }

constexpr DimensionInfo kDimensions[] = {
    {Dimension::Tokens, "num-tokens", Message::mark("Tokens"), Message::mark("tokens"), Message::mark("%1 tokens"),
     Message::mark("Number of tokens: rows of the input."), 1, kMaxTokens, 1 << 20, DimensionSteps::Octaves,
     ofShape<&Shape::tokens>, setShape<&Shape::tokens>, kTokenPresets, kTokenRanges},
    {Dimension::Hidden, "hidden-size", Message::mark("Hidden size"), Message::mark("hidden size"),
     Message::mark("hidden size %1"), Message::mark("Elements per token: columns of the input."), 1, kMaxHidden,
     1 << 18, DimensionSteps::Octaves, ofShape<&Shape::hidden>, setShape<&Shape::hidden>, kHiddenPresets,
     kHiddenRanges},
    {Dimension::Elements,
     "elements",
     Message::mark("Elements"),
     Message::mark("elements"),
     Message::mark("%1 elements"),
     Message::mark("Number of elements in the tensor."),
     1,
     kMaxElements,
     kMaxElements,
     DimensionSteps::Octaves,
     elementsOf,
     setElements,
     {},
     kElementRanges},
    {Dimension::M, "m", Message::mark("m"), Message::mark("m"), Message::mark("m = %1"),
     Message::mark("Rows of the left matrix and of the result: tokens."), 1, kMaxProductSide, 1 << 17,
     DimensionSteps::Octaves, ofSize<&OperationSize::m>, setSize<&OperationSize::m>, kTokenPresets, kRowRanges},
    {Dimension::K, "k", Message::mark("k"), Message::mark("k"), Message::mark("k = %1"),
     Message::mark("Columns of the left matrix and rows of the right one: the dimension that is summed over."), 1,
     kMaxProductSide, 1 << 17, DimensionSteps::Octaves, ofSize<&OperationSize::k>, setSize<&OperationSize::k>,
     kInnerPresets, kSideRanges},
    {Dimension::N, "n", Message::mark("n"), Message::mark("n"), Message::mark("n = %1"),
     Message::mark("Columns of the right matrix and of the result: outputs."), 1, kMaxProductSide, 1 << 17,
     DimensionSteps::Octaves, ofSize<&OperationSize::n>, setSize<&OperationSize::n>, kOutputPresets, kSideRanges},
    {Dimension::Batch, "batch", Message::mark("Batch"), Message::mark("batch size"), Message::mark("batch size %1"),
     Message::mark("Sequences computed together."), 1, kMaxBatch, 1 << 10, DimensionSteps::Octaves,
     ofSize<&OperationSize::batch>, setSize<&OperationSize::batch>, kBatchPresets, kBatchRanges},
    {Dimension::Heads, "heads", Message::mark("Heads"), Message::mark("heads"), Message::mark("%1 heads"),
     Message::mark("Attention heads per sequence."), 1, kMaxHeads, 1 << 8, DimensionSteps::Octaves,
     ofSize<&OperationSize::heads>, setSize<&OperationSize::heads>, kHeadPresets, kHeadRanges},
    {Dimension::Sequence, "sequence-length", Message::mark("Sequence length"), Message::mark("sequence length"),
     Message::mark("sequence length %1"),
     Message::mark("Tokens per sequence. The number of operations in attention grows quadratically with it."), 1,
     kMaxSequence, 1 << 17, DimensionSteps::Octaves, ofSize<&OperationSize::tokens>, setSize<&OperationSize::tokens>,
     kSequencePresets, kSequenceRanges},
    {Dimension::HeadSize, "head-size", Message::mark("Head size"), Message::mark("head size"),
     Message::mark("head size %1"), Message::mark("Elements per attention head. The GPU kernels support 64 and 128."),
     kHeadSizeStep, kMaxHeadSize, 512, DimensionSteps::Multiples, ofSize<&OperationSize::headDim>,
     setSize<&OperationSize::headDim>, kHeadSizePresets, kHeadSizeRanges},
};

constexpr bool areInOrder()
{
    for (std::size_t i = 0; i < std::size(kDimensions); ++i)
        if (kDimensions[i].id != static_cast<Dimension>(i)) return false;
    return true;
}
static_assert(areInOrder());

constexpr Dimension kAll[] = {Dimension::Tokens,   Dimension::Hidden,  Dimension::Elements, Dimension::M,
                              Dimension::K,        Dimension::N,       Dimension::Batch,    Dimension::Heads,
                              Dimension::Sequence, Dimension::HeadSize};
static_assert(std::size(kAll) == std::size(kDimensions));

/// The dimensions of a form; a sweep may also be over those behind the first `own`.
struct FormDimensions
{
    std::span<const Dimension> all;
    std::size_t own;
};
constexpr FormDimensions kForms[] = {{std::span(kAll).subspan(0, 3), 2},  // SizeForm::Tensor
                                     {std::span(kAll).subspan(3, 3), 3},  // Product
                                     {std::span(kAll).subspan(6, 4), 4},  // Heads
                                     {std::span(kAll).subspan(6, 4), 4}}; // Block

const FormDimensions& formOf(Operation operation) { return kForms[static_cast<std::size_t>(infoOf(operation).form)]; }

} // namespace

const DimensionInfo& dimensionInfo(Dimension dimension) { return kDimensions[static_cast<std::size_t>(dimension)]; }

std::optional<Dimension> parseDimension(std::string_view name)
{
    const auto found = std::ranges::find(kDimensions, name, &DimensionInfo::name);
    return found == std::end(kDimensions) ? std::nullopt : std::optional(found->id);
}

std::span<const Dimension> allDimensions() { return kAll; }

std::span<const Dimension> dimensionsOf(Operation operation)
{
    return formOf(operation).all.first(formOf(operation).own);
}

std::span<const Dimension> sweepDimensions(Operation operation) { return formOf(operation).all; }

bool hasDimension(Operation operation, Dimension dimension)
{
    return std::ranges::find(sweepDimensions(operation), dimension) != sweepDimensions(operation).end();
}

Message dimensionValue(Dimension dimension, std::int64_t value)
{
    return Message::marked(dimensionInfo(dimension).valueText).arg(formatCount(value));
}

std::string dimensionNames(Operation operation)
{
    const auto all = sweepDimensions(operation);
    std::string names;
    for (std::size_t i = 0; i < all.size(); ++i)
        names += (i == 0 ? "" : i + 1 < all.size() ? ", " : " and ") + std::string(dimensionName(all[i]));
    return names;
}

Result<void> validateDimensions(const OperationSetup& setup)
{
    for (const Dimension dimension : dimensionsOf(setup.operation)) {
        const DimensionInfo& info = dimensionInfo(dimension);
        const std::int64_t value = info.of(setup);
        if (value < info.least || value > info.most)
            return Error{ErrorCode::Usage,
                         Message::tr("%1 is %2; it must be between %3 and %4.")
                             .arg(Message::marked(info.title), formatCount(value), formatCount(info.least),
                                  formatCount(info.most)),
                         ""};
        if (info.steps == DimensionSteps::Multiples && value % info.least != 0)
            return Error{ErrorCode::Usage,
                         Message::tr("%1 is %2; it must be a multiple of %3.")
                             .arg(Message::marked(info.title), formatCount(value), formatCount(info.least)),
                         ""};
    }
    return {};
}

std::string pointText(const OperationSetup& setup)
{
    return takesTensor(setup.operation) ? setup.shape.text() : sizeText(setup);
}

} // namespace qs
