// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes of operations: written, read, checked.
#include "gpu/catalog/dimension.h"

#include <algorithm>
#include <charconv>

namespace qs {

namespace {

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
    constexpr const char* examples[] = {Message::mark("4096x8192, or a number of elements such as 50000000"),
                                        Message::mark("512, 64x4096x14336 (m x k x n) or m64k4096n14336"),
                                        Message::mark("b4h16s2048d128; append c for causal"),
                                        Message::mark("b8t512d1024h16: batch, tokens, width, heads")};
    const char* example = examples[static_cast<std::size_t>(infoOf(operation).form)];
    return Error{ErrorCode::Usage, Message::tr("'%1' is not a valid size for %2.").arg(text, operationName(operation)),
                 Message::tr("Write the size as %1.").arg(Message::marked(example))};
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

bool readTensor(std::string_view text, OperationSetup& setup)
{
    const auto numbers = readProduct(text);
    if (numbers.size() == 1 && numbers[0] >= 1)
        setup.shape = rowsOf(numbers[0]);
    else if (numbers.size() == 2)
        setup.shape = {numbers[0], numbers[1]};
    else
        return false;
    return true;
}

bool readMatrix(std::string_view text, OperationSetup& setup)
{
    if (readLetters(text, kProduct, setup.size, false)) return true;
    const auto numbers = readProduct(text);
    if (numbers.size() == 1)
        setup.size.m = setup.size.n = setup.size.k = numbers[0];
    else if (numbers.size() == 3)
        setup.size.m = numbers[0], setup.size.k = numbers[1], setup.size.n = numbers[2];
    else
        return false;
    return true;
}

/// b8t512d1024h16: the width is heads × head size.
bool readBlock(std::string_view text, OperationSetup& setup)
{
    std::int64_t values[4] = {};
    const char letters[] = {'b', 't', 'd', 'h'};
    for (int i = 0; i < 4; ++i) {
        if (text.empty() || text.front() != letters[i]) return false;
        text.remove_prefix(1);
        if (!readNumber(text, values[i])) return false;
    }
    if (!text.empty() || values[3] < 1 || values[2] % values[3] != 0) return false;
    setup.size.batch = values[0], setup.size.tokens = values[1], setup.size.headDim = values[2] / values[3],
    setup.size.heads = values[3];
    return true;
}

/// No product of two sizes may exceed the largest tensor.
Result<void> checkElements(const Message& what, std::initializer_list<std::int64_t> factors)
{
    double product = 1;
    for (const std::int64_t factor : factors)
        product *= static_cast<double>(factor);
    if (product <= static_cast<double>(kMaxElements)) return {};
    return Error{ErrorCode::Usage,
                 Message::tr("%1 would have more than %2 elements.").arg(what, formatCount(kMaxElements)),
                 Message::tr("Choose a smaller size.")};
}

Result<void> validateProduct(const OperationSize& s)
{
    if (auto r = checkElements(Message::tr("The left matrix"), {s.m, s.k}); !r) return r;
    if (auto r = checkElements(Message::tr("The right matrix"), {s.k, s.n}); !r) return r;
    return checkElements(Message::tr("The result"), {s.m, s.n});
}

Result<void> validateTensor(const Shape& shape)
{
    if (shape.tokens > kMaxElements / shape.hidden)
        return Error{ErrorCode::Usage,
                     Message::tr("num_tokens × hidden_size is %1, more than %2 elements.")
                         .arg(shape.text(), formatCount(kMaxElements)),
                     Message::tr("Choose fewer tokens or a smaller hidden size.")};
    return {};
}

bool readSize(std::string_view text, OperationSetup& setup)
{
    switch (infoOf(setup.operation).form) {
    case SizeForm::Tensor:
        return readTensor(text, setup);
    case SizeForm::Product:
        return readMatrix(text, setup);
    case SizeForm::Heads:
        return readLetters(text, kAttention, setup.size, true);
    case SizeForm::Block:
        return readBlock(text, setup);
    }
    return false;
}

} // namespace

std::string sizeText(const OperationSetup& setup)
{
    const auto number = [](std::int64_t value) { return std::to_string(value); };
    const OperationSize& s = setup.size;
    switch (infoOf(setup.operation).form) {
    case SizeForm::Tensor:
        return setup.shape.text();
    case SizeForm::Product:
        return "m" + number(s.m) + "k" + number(s.k) + "n" + number(s.n);
    case SizeForm::Heads:
        return "b" + number(s.batch) + "h" + number(s.heads) + "s" + number(s.tokens) + "d" + number(s.headDim) +
               (s.causal ? "c" : "");
    case SizeForm::Block:
        return "b" + number(s.batch) + "t" + number(s.tokens) + "d" + number(s.width()) + "h" + number(s.heads);
    }
    return {};
}

Result<void> parseSize(std::string_view text, OperationSetup& setup)
{
    OperationSetup read = setup;
    if (!readSize(text, read)) return badSize(text, setup.operation);
    if (auto r = validateSize(read); !r) return r;
    setup = read;
    return {};
}

Result<void> validateSize(const OperationSetup& setup)
{
    if (auto r = validateDimensions(setup); !r) return r;
    const OperationSize& s = setup.size;
    switch (infoOf(setup.operation).form) {
    case SizeForm::Tensor:
        return validateTensor(setup.shape);
    case SizeForm::Product:
        return validateProduct(s);
    case SizeForm::Heads:
    case SizeForm::Block:
        return checkElements(Message::tr("The queries"), {s.batch, s.heads, s.tokens, s.headDim});
    }
    return {};
}

void setDefaultSize(OperationSetup& setup, BackendChoice backend)
{
    const OperationInfo& info = infoOf(setup.operation);
    const bool cpu = backend == BackendChoice::Cpu;
    const OperationSize& from = cpu ? info.cpuSize : info.gpuSize;
    OperationSize& to = setup.size;
    switch (info.form) {
    case SizeForm::Tensor:
        setup.shape = cpu ? info.cpuShape : info.gpuShape;
        break;
    case SizeForm::Product:
        to.m = from.m, to.n = from.n, to.k = from.k;
        break;
    case SizeForm::Heads:
        to.causal = from.causal;
        [[fallthrough]];
    case SizeForm::Block:
        to.batch = from.batch, to.heads = from.heads, to.tokens = from.tokens, to.headDim = from.headDim;
        break;
    }
}

} // namespace qs
