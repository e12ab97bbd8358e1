// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/checkpoint/flat_state.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/models/checkpoint/config_values.h"

#include <cmath>

namespace qs {
namespace {

using nlohmann::json;

constexpr std::int64_t kMaxBlock = 1 << 16;

Error damaged(const Message& what) { return refused(what, Message::tr("Download or save the model again.")); }

bool isShape(const json& state, std::int64_t out, std::int64_t in)
{
    const json* shape = member(state, "shape");
    return shape && shape->is_array() && shape->size() == 2 && (*shape)[0] == out && (*shape)[1] == in;
}

/// A block's size, or nothing where it makes no sense.
std::optional<std::int64_t> blockOf(const json& state, const char* key)
{
    const std::int64_t size = numberOf(state, key, 0);
    return size >= 2 && size <= kMaxBlock && size % 2 == 0 ? std::optional(size) : std::nullopt;
}

} // namespace

Result<FlatState> readFlatState(std::span<const std::byte> text, const std::string& tensor, std::int64_t out,
                                std::int64_t in)
{
    const std::string name = quotedText(tensor, 200);
    const auto state =
        parseJson({reinterpret_cast<const char*>(text.data()), text.size()},
                  {.maxBytes = 65'536, .maxDepth = 8, .maxNodes = 1000}, Message::tr("The tensor %1").arg(name));
    if (!state) return state.error();
    const auto wrong = [&](const char* key) {
        return damaged(Message::tr("The tensor %1 has a value of \"%2\" that does not fit the layer of shape %3.")
                           .arg(name, key, shapeText(std::vector{out, in})));
    };
    FlatState found;
    const std::string kind = wordOf(*state, "quant_type");
    if (kind != "nf4" && kind != "fp4") return wrong("quant_type");
    found.kind = kind == "nf4" ? FlatTableKind::Nf4 : FlatTableKind::Fp4;
    if (!isShape(*state, out, in)) return wrong("shape");
    const auto block = blockOf(*state, "blocksize");
    if (!block) return wrong("blocksize");
    found.block = *block;
    if (!member(*state, "nested_blocksize")) return found;
    const auto nested = blockOf(*state, "nested_blocksize");
    if (!nested) return wrong("nested_blocksize");
    found.nestedBlock = *nested;
    const json* offset = member(*state, "nested_offset");
    if (!offset || !offset->is_number() || !std::isfinite(offset->get<float>())) return wrong("nested_offset");
    found.nestedOffset = offset->get<float>();
    return found;
}

} // namespace qs
