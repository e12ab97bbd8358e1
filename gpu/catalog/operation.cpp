// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/catalog/operation.h"

#include <array>

namespace qs {

namespace {

constexpr auto kOperations = [] {
    std::array<Operation, std::size(kOperationInfos)> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<Operation>(i);
    return all;
}();

} // namespace

const OperationInfo& infoOf(Operation operation) { return *kOperationInfos[static_cast<std::size_t>(operation)]; }
std::span<const Operation> allOperations() { return kOperations; }

std::optional<Operation> parseOperation(std::string_view name)
{
    for (const OperationInfo* info : kOperationInfos)
        if (info->name == name) return info->operation;
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
    std::vector<std::string> usual, all;
    for (const VariantInfo& info : variantsOf(operation)) {
        if (!(backend == BackendChoice::Cpu ? info.cpu : info.cuda)) continue;
        all.emplace_back(info.name);
        if (info.byDefault) usual.emplace_back(info.name);
    }
    return usual.size() < 2 ? all : usual; // one alone is compared with nothing
}

} // namespace qs
