// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/safetensors_write.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/safetensors_types.h"
#include "gpu/formats/tensor_view.h"

#include <set>

namespace qs {

namespace {

Error unusable(const TensorToWrite& tensor, const Message& why)
{
    return {ErrorCode::Usage, Message::tr("Cannot write tensor %1: %2.").arg(quotedText(tensor.name), why), {}};
}

Result<void> checkTensor(const TensorToWrite& tensor)
{
    if (tensor.name.empty() || tensor.name == "__metadata__")
        return unusable(tensor, Message::tr("its name is empty or reserved"));
    // A name that is no valid UTF-8 would change on its way through JSON.
    if (printable(tensor.name, tensor.name.size()) != tensor.name)
        return unusable(tensor, Message::tr("its name contains control characters or is not valid UTF-8"));
    const SafetensorsType* type = findSafetensorsType(tensor.dtypeText);
    if (!type) return unusable(tensor, Message::tr("the format has no type %1").arg(quotedText(tensor.dtypeText)));
    const std::string shape = shapeText(tensor.shape);
    const auto elements = elementCount(tensor.shape);
    std::uint64_t bits = 0;
    if (!elements || __builtin_mul_overflow(static_cast<std::uint64_t>(*elements), type->bits, &bits))
        return unusable(tensor, Message::tr("shape %1 of %2 is invalid").arg(shape, tensor.dtypeText));
    if (bits % 8 != 0 || bits / 8 != tensor.data.size())
        return unusable(tensor, Message::tr("shape %1 of %2 has %3 bits, but the data has %4 bytes")
                                    .arg(shape, tensor.dtypeText, bits, tensor.data.size()));
    return {};
}

Result<void> write(const std::filesystem::path& path, std::span<const TensorToWrite> tensors,
                   const std::map<std::string, std::string>& metadata)
{
    std::set<std::string_view> names;
    for (const TensorToWrite& tensor : tensors) {
        if (auto fit = checkTensor(tensor); !fit) return fit.error();
        if (!names.insert(tensor.name).second) return unusable(tensor, Message::tr("another tensor has the same name"));
    }
    const std::vector<std::byte> header = safetensorsHeader(tensors, metadata);
    if (header.size() - 8 > kMaxSafetensorsHeader)
        return Error{ErrorCode::Usage,
                     Message::tr("A header of %1 bytes exceeds the limit of the format.").arg(header.size()),
                     Message::tr("Write fewer tensors or less metadata.")};
    const auto text = [](std::span<const std::byte> bytes) {
        return std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    };
    std::vector<std::string_view> pieces{text(header)};
    for (const TensorToWrite& tensor : tensors)
        pieces.push_back(text(tensor.data));
    return writeFileAtomically(path, pieces);
}

} // namespace

std::vector<std::byte> safetensorsHeader(std::span<const TensorToWrite> tensors,
                                         const std::map<std::string, std::string>& metadata)
{
    auto document = nlohmann::ordered_json::object();
    if (!metadata.empty()) document["__metadata__"] = metadata;
    std::uint64_t at = 0;
    for (const TensorToWrite& tensor : tensors) {
        const std::uint64_t end = at + tensor.data.size();
        auto entry = nlohmann::ordered_json::object();
        entry["dtype"] = tensor.dtypeText;
        entry["shape"] = tensor.shape;
        entry["data_offsets"] = {at, end};
        document[tensor.name] = std::move(entry);
        at = end;
    }
    std::string json = dumpJson(document, -1);
    json.append((8 - json.size() % 8) % 8, ' ');
    std::vector<std::byte> header;
    header.reserve(8 + json.size());
    for (unsigned shift = 0; shift < 64; shift += 8)
        header.push_back(static_cast<std::byte>(json.size() >> shift & 255));
    const auto bytes = std::as_bytes(std::span(json));
    header.insert(header.end(), bytes.begin(), bytes.end());
    return header;
}

Result<void> writeSafetensors(const std::filesystem::path& path, std::span<const TensorToWrite> tensors,
                              const std::map<std::string, std::string>& metadata)
{
    return guarded(Message::mark("a .safetensors file"), [&] { return write(path, tensors, metadata); });
}

} // namespace qs
