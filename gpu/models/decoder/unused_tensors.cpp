// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/decoder/unused_tensors.h"

#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <string_view>

namespace qs {
namespace {

constexpr std::size_t kMaxShownNames = 4;

bool isNumber(std::string_view part)
{
    return !part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The name with '*' for each part that is a number.
std::string kindOf(std::string_view name)
{
    std::string kind;
    while (true) {
        const std::size_t dot = name.find('.');
        const std::string_view part = name.substr(0, dot);
        kind += isNumber(part) ? std::string_view("*") : part;
        if (dot == std::string_view::npos) return kind;
        kind += '.';
        name.remove_prefix(dot + 1);
    }
}

/// What a name says within its layer: "mlp.gate.weight" of "model.layers.3.mlp.gate.weight"; empty for layers that the
/// model does not have, and for names outside of layers.
std::string_view withinLayer(std::string_view name, std::string_view prefix, std::int64_t layers)
{
    constexpr std::string_view kLayers = "layers.";
    if (!name.starts_with(prefix) || !name.substr(prefix.size()).starts_with(kLayers)) return {};
    name.remove_prefix(prefix.size() + kLayers.size());
    std::int64_t layer = 0;
    const auto [end, code] = std::from_chars(name.data(), name.data() + name.size(), layer);
    if (code != std::errc() || layer >= layers) return {};
    name.remove_prefix(static_cast<std::size_t>(end - name.data()));
    return name.starts_with('.') ? name.substr(1) : std::string_view();
}

/// Tensors that change what a layer computes; `part` is found anywhere in the name, or at its end.
struct Needed
{
    std::string_view part;
    bool atEnd;
    const char* what;
};
constexpr const char *kHeadNorms = Message::mark("norms of queries and keys"),
                     *kExperts = Message::mark("a mixture of experts"), *kSinks = Message::mark("attention sinks"),
                     *kNorms = Message::mark("further norms"), *kAdapter = Message::mark("a LoRA adapter"),
                     *kTransforms = Message::mark("transforms of activations"),
                     *kCodes = Message::mark("quantized weights that config.json does not describe");
constexpr Needed kNeeded[] = {
    {"q_norm.", false, kHeadNorms},
    {"k_norm.", false, kHeadNorms},
    {"experts.", false, kExperts},
    {"shared_expert", false, kExperts},
    {"block_sparse_moe.", false, kExperts},
    {"mlp.gate.", false, kExperts},
    {"mlp.router.", false, kExperts},
    {"sinks", true, kSinks},
    {"_layernorm.weight", true, kNorms},
    {"_layernorm.bias", true, kNorms},
    {"sub_norm.weight", true, kNorms},
    {"lora_A", false, kAdapter},
    {"lora_B", false, kAdapter},
    {"R1_input.weight", true, kTransforms},
    {"R2_input.weight", true, kTransforms},
    {"R3_input.weight", true, kTransforms},
    {"R4_input.weight", true, kTransforms},
    {".qweight", true, kCodes},
    {".weight_packed", true, kCodes},
    {".weight_scale", true, kCodes},
    {".weight_scale_inv", true, kCodes},
    {".weight_scale_2", true, kCodes},
    {".pre_quant_scale", true, kCodes},
    {".weight.absmax", true, kCodes},
    {".SCB", true, kCodes},
};

const Needed* neededBy(std::string_view within)
{
    const auto found = std::ranges::find_if(kNeeded, [&](const Needed& one) {
        return one.atEnd ? within.ends_with(one.part) : within.find(one.part) != std::string_view::npos;
    });
    return within.empty() || found == std::end(kNeeded) ? nullptr : found;
}

} // namespace

std::vector<UnusedTensors> unusedByKind(std::span<const std::string> names)
{
    std::map<std::string, std::int64_t> kinds;
    for (const std::string& name : names)
        if (!name.ends_with("rotary_emb.inv_freq")) ++kinds[kindOf(name)];
    std::vector<UnusedTensors> unused;
    unused.reserve(kinds.size());
    for (const auto& [kind, count] : kinds)
        unused.push_back({kind, count});
    return unused;
}

Message unusedText(std::span<const UnusedTensors> unused)
{
    if (unused.empty()) return {};
    std::int64_t count = 0;
    std::vector<std::string> names;
    for (const UnusedTensors& one : unused) {
        count += one.count;
        if (names.size() < kMaxShownNames) names.push_back(one.name);
    }
    return Message::tr("%n tensors of the checkpoint are not used: %1.", "%n tensor of the checkpoint is not used: %1.",
                       count)
        .arg(nameList(names, unused.size()));
}

Error neededTensor(const Message& what, const std::string& name, const std::string& architecture)
{
    return {
        ErrorCode::BadInput,
        Message::tr("The checkpoint has %1 (%2), which this program does not support in the architecture %3. Without "
                    "them its predictions would be wrong.")
            .arg(what, quotedText(name, 200), architecture),
        Message::tr("Check that config.json belongs to these weights.")};
}

std::optional<Error> refuseUnused(std::span<const std::string> names, const std::string& prefix, std::int64_t layers,
                                  const std::string& architecture)
{
    for (const std::string& name : names)
        if (const Needed* needed = neededBy(withinLayer(name, prefix, layers)))
            return neededTensor(Message::marked(needed->what), name, architecture);
    return std::nullopt;
}

} // namespace qs
