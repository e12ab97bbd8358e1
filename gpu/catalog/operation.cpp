// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/catalog/operation.h"

#include "gpu/spec/run_spec.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace qs {

namespace {

struct OperationName
{
    Operation operation;
    std::string_view name, title;
};
constexpr OperationName kNames[] = {
    {Operation::Quantize, "quantize", "Quantize"},
    {Operation::Dequantize, "dequantize", "Dequantize"},
    {Operation::Ladder, "ladder", "INT8 ladder"},
    {Operation::Gemm, "gemm", "Matrix product"},
    {Operation::LinearGelu, "linear-gelu", "Linear + GELU"},
    {Operation::Attention, "attention", "Attention"},
    {Operation::Block, "block", "Transformer block"},
};
constexpr auto kOperations = [] {
    std::array<Operation, std::size(kNames)> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = kNames[i].operation;
    return all;
}();

const OperationName& entryOf(Operation operation) { return kNames[static_cast<std::size_t>(operation)]; }

/// A letter and the number behind it, in this order; 'c' for causal may follow.
struct Letters
{
    char letter;
    std::int64_t OperationSize::*member;
};
constexpr Letters kProduct[] = {{'m', &OperationSize::m}, {'k', &OperationSize::k}, {'n', &OperationSize::n}};
constexpr Letters kAttention[] = {{'b', &OperationSize::batch},
                                  {'h', &OperationSize::heads},
                                  {'s', &OperationSize::tokens},
                                  {'d', &OperationSize::headDim}};

Error badSize(std::string_view text, Operation operation)
{
    const std::string_view example = takesTensor(operation) ? "4096x8192, or a number of elements such as 50000000"
                                     : operation == Operation::Attention ? "b4h16s2048d128, with c behind it for causal"
                                     : operation == Operation::Block
                                         ? "b8t512d1024h16: batch, tokens, width, heads"
                                         : "512, 64x4096x14336 (m x k x n) or m64k4096n14336";
    return Error{ErrorCode::Usage,
                 "'" + std::string(text) + "' is no size for " + std::string(operationName(operation)) + ".",
                 "Write it as " + std::string(example) + "."};
}

bool readNumber(std::string_view& text, std::int64_t& value)
{
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc{} || value < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
}

bool readLetters(std::string_view text, std::span<const Letters> letters, OperationSize& size, bool mayBeCausal)
{
    for (const Letters& part : letters) {
        if (text.empty() || text.front() != part.letter) return false;
        text.remove_prefix(1);
        if (!readNumber(text, size.*part.member)) return false;
    }
    if (!mayBeCausal) return text.empty();
    size.causal = text == "c";
    return text.empty() || size.causal;
}

/// 'AxBxC' or 'A×B×C'; as many numbers as there are, at most three; empty where it is something else.
std::vector<std::int64_t> readProduct(std::string_view text)
{
    std::vector<std::int64_t> all;
    while (all.size() < 3) {
        std::int64_t value = 0;
        if (!readNumber(text, value)) return {};
        all.push_back(value);
        if (text.empty()) return all;
        if (text.front() == 'x')
            text.remove_prefix(1);
        else if (text.starts_with("×"))
            text.remove_prefix(std::string_view("×").size());
        else
            return {};
    }
    return {};
}

/// A flat array as the rows of a tensor.
Shape shapeOf(std::int64_t elements)
{
    const std::int64_t hidden = largestDivisor(elements, 8192);
    return {elements / hidden, hidden};
}

bool readTensor(std::string_view text, RunSpec& spec)
{
    const auto numbers = readProduct(text);
    if (numbers.size() == 1 && numbers[0] >= 1)
        spec.shape = shapeOf(numbers[0]);
    else if (numbers.size() == 2)
        spec.shape = {numbers[0], numbers[1]};
    else
        return false;
    return true;
}

bool readMatrix(std::string_view text, RunSpec& spec)
{
    if (readLetters(text, kProduct, spec.size, false)) return true;
    const auto numbers = readProduct(text);
    if (numbers.size() == 1)
        spec.size.m = spec.size.n = spec.size.k = numbers[0];
    else if (numbers.size() == 3)
        spec.size.m = numbers[0], spec.size.k = numbers[1], spec.size.n = numbers[2];
    else
        return false;
    return true;
}

/// b8t512d1024h16: the width is heads × head size.
bool readBlock(std::string_view text, RunSpec& spec)
{
    std::int64_t values[4] = {};
    const char letters[] = {'b', 't', 'd', 'h'};
    for (int i = 0; i < 4; ++i) {
        if (text.empty() || text.front() != letters[i]) return false;
        text.remove_prefix(1);
        if (!readNumber(text, values[i])) return false;
    }
    if (!text.empty() || values[3] < 1 || values[2] % values[3] != 0) return false;
    spec.size.batch = values[0], spec.size.tokens = values[1], spec.size.headDim = values[2] / values[3],
    spec.size.heads = values[3];
    return true;
}

Result<void> within(const char* what, std::int64_t value, std::int64_t limit)
{
    if (value >= 1 && value <= limit) return {};
    return Error{ErrorCode::Usage,
                 std::string(what) + " is " + formatCount(value) + "; it has to be 1 to " + formatCount(limit) + ".",
                 ""};
}

/// No product of two sizes may exceed the largest tensor.
Result<void> checkElements(const char* what, std::initializer_list<std::int64_t> factors)
{
    double product = 1;
    for (const std::int64_t factor : factors)
        product *= static_cast<double>(factor);
    if (product <= static_cast<double>(kMaxElements)) return {};
    return Error{ErrorCode::Usage,
                 std::string(what) + " would have more than " + formatCount(kMaxElements) + " elements.",
                 "Choose a smaller size."};
}

Result<void> validateProduct(const OperationSize& s)
{
    for (const auto& [name, value] : {std::pair{"m", s.m}, {"n", s.n}, {"k", s.k}})
        if (auto r = within(name, value, std::int64_t{1} << 24); !r) return r;
    if (auto r = checkElements("The left matrix", {s.m, s.k}); !r) return r;
    if (auto r = checkElements("The right matrix", {s.k, s.n}); !r) return r;
    return checkElements("The result", {s.m, s.n});
}

Result<void> validateHeads(const OperationSize& s, Operation operation)
{
    for (const auto& [name, value, limit] : {std::tuple{"batch", s.batch, std::int64_t{1} << 16},
                                             {"heads", s.heads, std::int64_t{1} << 12},
                                             {"tokens", s.tokens, std::int64_t{1} << 20},
                                             {"head size", s.headDim, std::int64_t{1} << 12}})
        if (auto r = within(name, value, limit); !r) return r;
    if (s.headDim != 64 && s.headDim != 128)
        return Error{ErrorCode::Usage, "The head size is " + formatCount(s.headDim) + "; it has to be 64 or 128.",
                     operation == Operation::Block ? "The width is heads × head size: choose another number of heads."
                                                   : ""};
    return checkElements("The queries", {s.batch, s.heads, s.tokens, s.headDim});
}

} // namespace

std::int64_t largestDivisor(std::int64_t elements, std::int64_t limit)
{
    for (std::int64_t divisor = std::min(limit, elements); divisor > 1; --divisor)
        if (elements % divisor == 0) return divisor;
    return 1;
}

std::string_view operationName(Operation operation) { return entryOf(operation).name; }
std::string_view operationTitle(Operation operation) { return entryOf(operation).title; }
std::span<const Operation> allOperations() { return kOperations; }

std::optional<Operation> parseOperation(std::string_view name)
{
    for (const OperationName& entry : kNames)
        if (entry.name == name) return entry.operation;
    return std::nullopt;
}

bool takesModes(Operation operation) { return operation == Operation::Quantize || operation == Operation::Dequantize; }
bool takesTensor(Operation operation) { return takesModes(operation) || operation == Operation::Ladder; }

std::span<const VariantInfo> variantsOf(Operation operation)
{
    switch (operation) {
    case Operation::Ladder:
        return ladderVariants();
    case Operation::Gemm:
        return gemmVariants();
    case Operation::LinearGelu:
        return linearGeluVariants();
    case Operation::Attention:
        return attentionVariants();
    case Operation::Block:
        return blockVariants();
    default:
        return {};
    }
}

const VariantInfo* findVariant(Operation operation, std::string_view name)
{
    for (const VariantInfo& info : variantsOf(operation))
        if (info.name == name) return &info;
    return nullptr;
}

std::vector<std::string> defaultVariants(Operation operation, std::string_view backend)
{
    std::vector<std::string> all;
    for (const VariantInfo& info : variantsOf(operation))
        if (info.byDefault && (backend == "cpu" ? info.cpu : info.cuda)) all.emplace_back(info.name);
    return all;
}

std::string sizeText(const RunSpec& spec)
{
    const auto number = [](std::int64_t value) { return std::to_string(value); };
    const OperationSize& s = spec.size;
    switch (spec.operation) {
    case Operation::Gemm:
    case Operation::LinearGelu:
        return "m" + number(s.m) + "k" + number(s.k) + "n" + number(s.n);
    case Operation::Attention:
        return "b" + number(s.batch) + "h" + number(s.heads) + "s" + number(s.tokens) + "d" + number(s.headDim) +
               (s.causal ? "c" : "");
    case Operation::Block:
        return "b" + number(s.batch) + "t" + number(s.tokens) + "d" + number(s.width()) + "h" + number(s.heads);
    default:
        return spec.shape.text();
    }
}

Result<void> parseSize(std::string_view text, RunSpec& spec)
{
    RunSpec read = spec;
    bool good = false;
    switch (spec.operation) {
    case Operation::Gemm:
    case Operation::LinearGelu:
        good = readMatrix(text, read);
        break;
    case Operation::Attention:
        good = readLetters(text, kAttention, read.size, true);
        break;
    case Operation::Block:
        good = readBlock(text, read);
        break;
    default:
        good = readTensor(text, read);
    }
    if (!good) return badSize(text, spec.operation);
    if (auto r = validateSize(read); !r) return r;
    spec = std::move(read);
    return {};
}

Result<void> validateSize(const RunSpec& spec)
{
    if (!takesTensor(spec.operation)) {
        const bool product = spec.operation == Operation::Gemm || spec.operation == Operation::LinearGelu;
        return product ? validateProduct(spec.size) : validateHeads(spec.size, spec.operation);
    }
    if (auto r = within("num_tokens", spec.shape.tokens, kMaxTokens); !r) return r;
    if (auto r = within("hidden_size", spec.shape.hidden, kMaxHidden); !r) return r;
    if (spec.shape.tokens > kMaxElements / spec.shape.hidden)
        return Error{ErrorCode::Usage,
                     "num_tokens × hidden_size is " + spec.shape.text() + ", more than " + formatCount(kMaxElements) +
                         " elements.",
                     "Choose fewer tokens or a smaller hidden size."};
    return {};
}

Work workOf(const RunSpec& spec, int index)
{
    const auto at = static_cast<std::size_t>(index);
    if (takesModes(spec.operation)) return {0, trafficBytes(spec.modes[at], spec.shape, spec.dtype)};
    const VariantInfo* info = findVariant(spec.operation, spec.variants[at]);
    return info && info->work ? info->work(spec, *info) : Work{};
}

void setDefaultSize(RunSpec& spec, std::string_view backend)
{
    const bool cpu = backend == "cpu";
    switch (spec.operation) {
    case Operation::Quantize:
    case Operation::Dequantize:
        spec.shape = cpu ? Shape{1024, 4096} : Shape{4096, 8192};
        break;
    case Operation::Ladder:
        spec.shape = shapeOf(cpu ? 1'000'000 : 50'000'000);
        break;
    case Operation::Gemm:
        spec.size.m = spec.size.n = spec.size.k = 512;
        break;
    case Operation::LinearGelu:
        spec.size.m = 512, spec.size.k = 512, spec.size.n = 2048;
        break;
    case Operation::Attention:
        spec.size.batch = cpu ? 1 : 4, spec.size.heads = cpu ? 4 : 16, spec.size.tokens = cpu ? 512 : 1024,
        spec.size.headDim = 64, spec.size.causal = false;
        break;
    case Operation::Block:
        spec.size.batch = 1, spec.size.tokens = 128, spec.size.headDim = 64, spec.size.heads = 8;
        break;
    }
}

} // namespace qs
