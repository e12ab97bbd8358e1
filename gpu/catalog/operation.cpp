// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/catalog/operation.h"

#include <array>

namespace qs {

namespace {

std::span<const VariantInfo> none() { return {}; }

constexpr OperationSize product(std::int64_t m, std::int64_t k, std::int64_t n) { return {.m = m, .n = n, .k = k}; }
constexpr OperationSize heads(std::int64_t batch, std::int64_t count, std::int64_t tokens)
{
    return {.batch = batch, .heads = count, .tokens = tokens, .headDim = 64};
}

/// In the order of the enumeration.
constexpr OperationInfo kOperationInfos[] = {
    {Operation::Quantize, "quantize", "Quantize", SizeForm::Tensor, true, none, {4096, 8192}, {1024, 4096}, {}, {}},
    {Operation::Dequantize,
     "dequantize",
     "Dequantize",
     SizeForm::Tensor,
     true,
     none,
     {4096, 8192},
     {1024, 4096},
     {},
     {}},
    {Operation::Ladder,
     "ladder",
     "INT8 ladder",
     SizeForm::Tensor,
     false,
     ladderVariants,
     rowsOf(50'000'000),
     rowsOf(1'000'000),
     {},
     {}},
    {Operation::Gemm,
     "gemm",
     "Matrix product",
     SizeForm::Product,
     false,
     gemmVariants,
     {},
     {},
     product(512, 512, 512),
     product(512, 512, 512)},
    {Operation::LinearGelu,
     "linear-gelu",
     "Linear + GELU",
     SizeForm::Product,
     false,
     linearGeluVariants,
     {},
     {},
     product(512, 512, 2048),
     product(512, 512, 2048)},
    {Operation::Attention,
     "attention",
     "Attention",
     SizeForm::Heads,
     false,
     attentionVariants,
     {},
     {},
     heads(4, 16, 1024),
     heads(1, 4, 512)},
    {Operation::Block,
     "block",
     "Transformer block",
     SizeForm::Block,
     false,
     blockVariants,
     {},
     {},
     heads(1, 8, 128),
     heads(1, 8, 128)},
};

constexpr auto kOperations = [] {
    std::array<Operation, std::size(kOperationInfos)> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = kOperationInfos[i].operation;
    return all;
}();

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < kOperations.size(); ++i)
        if (static_cast<std::size_t>(kOperations[i]) != i) return false;
    return true;
}
static_assert(inOrder());

} // namespace

const OperationInfo& infoOf(Operation operation) { return kOperationInfos[static_cast<std::size_t>(operation)]; }
std::span<const Operation> allOperations() { return kOperations; }

std::optional<Operation> parseOperation(std::string_view name)
{
    for (const OperationInfo& info : kOperationInfos)
        if (info.name == name) return info.operation;
    return std::nullopt;
}

const VariantInfo* findVariant(Operation operation, std::string_view name)
{
    for (const VariantInfo& info : variantsOf(operation))
        if (info.name == name) return &info;
    return nullptr;
}

std::vector<std::string> defaultVariants(Operation operation, BackendChoice backend)
{
    std::vector<std::string> all;
    for (const VariantInfo& info : variantsOf(operation))
        if (info.byDefault && (backend == BackendChoice::Cpu ? info.cpu : info.cuda)) all.emplace_back(info.name);
    return all;
}

} // namespace qs
