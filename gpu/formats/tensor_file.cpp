// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/tensor_file.h"

#include "gpu/formats/io/describe.h"
#include "gpu/formats/npy.h"
#include "gpu/formats/safetensors.h"

#include <algorithm>
#include <optional>
#include <span>

namespace qs {
namespace {

namespace fs = std::filesystem;

struct TensorSpec
{
    fs::path path;
    std::optional<std::string> tensor;
};

bool exists(const std::string& path)
{
    std::error_code ignored;
    return path.find('\0') == std::string::npos && fs::exists(path, ignored);
}

/// The longest part before a colon that names something; the whole where nothing does.
TensorSpec splitSpec(const std::string& spec)
{
    if (exists(spec)) return {spec, {}};
    for (auto colon = spec.rfind(':'); colon != std::string::npos && colon > 0; colon = spec.rfind(':', colon - 1)) {
        if (exists(spec.substr(0, colon))) return {spec.substr(0, colon), spec.substr(colon + 1)};
    }
    // No file: name in the message what was probably meant.
    const auto colon = spec.rfind(':');
    const auto end = colon == std::string::npos || colon == 0 ? spec.size() : colon;
    return {spec.substr(0, end), {}};
}

enum class Kind { Npy, Safetensors };

bool beginsWith(std::span<const std::byte> bytes, std::string_view text)
{
    const std::string_view all(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    return all.starts_with(text);
}

/// By content first; a name that promises a format gets that format's own message.
Result<Kind> kindOf(std::span<const std::byte> bytes, const fs::path& path)
{
    if (looksLikeNpy(bytes)) return Kind::Npy;
    Message hint = Message::tr("Save the tensor with numpy.save or safetensors.");
    if (beginsWith(bytes, "PK\3\4"))
        hint = Message::tr("It is a ZIP archive, such as .npz or a PyTorch checkpoint: %1").arg(hint);
    else if (beginsWith(bytes, "GGUF"))
        hint = Message::tr("It is a GGUF model: %1").arg(hint);
    else if (looksLikeSafetensors(bytes) || path.extension() == ".safetensors")
        return Kind::Safetensors;
    else if (path.extension() == ".npy")
        return Kind::Npy;
    return Error{ErrorCode::BadInput,
                 Message::tr("%1 is neither an .npy nor a .safetensors file.").arg(quotedPath(path)), hint};
}

Result<LoadedTensor> loadNpy(MappedFile file, const TensorSpec& spec)
{
    if (spec.tensor)
        return Error{ErrorCode::Usage,
                     Message::tr("%1 is an .npy file, which contains a single tensor without a name.")
                         .arg(quotedPath(spec.path)),
                     Message::tr("Remove %1.").arg(quotedText(":" + *spec.tensor))};
    auto view = parseNpy(file.bytes(), spec.path.native());
    if (!view) return view.error();
    return LoadedTensor{std::move(file), {}, std::move(view).value()};
}

/// Names the types that the file has instead, each once.
Error noFloatTensor(const SafetensorsFile& file, const fs::path& path)
{
    std::vector<std::string> types;
    for (const auto& entry : file.tensors())
        if (std::ranges::find(types, entry.info.dtypeText) == types.end()) types.push_back(entry.info.dtypeText);
    const auto unsupported =
        std::ranges::find_if(file.tensors(), [](const auto& entry) { return !entry.info.dtype.has_value(); });
    const Message hint = unsupported != file.tensors().end()
                             ? unsupportedTypeHint(unsupported->info.dtypeText)
                             : Message::tr("Supported types: F64, F32, F16, BF16, F8_E4M3 and F8_E5M2.");
    if (types.empty()) return {ErrorCode::BadInput, Message::tr("%1 contains no tensors.").arg(quotedPath(path)), hint};
    return {ErrorCode::BadInput,
            Message::tr("%1 has no tensor of a supported floating-point type; its tensors are of type %2.")
                .arg(quotedPath(path),
                     nameList(std::span(types).first(std::min<std::size_t>(types.size(), 6)), types.size())),
            hint};
}

/// The tensor to open where the user named none.
Result<std::string> onlyFloatTensor(const SafetensorsFile& file, const fs::path& path)
{
    std::vector<std::string> names;
    for (const auto& entry : file.tensors())
        if (entry.info.dtype && isFloat(*entry.info.dtype)) names.push_back(entry.info.name);
    if (names.size() == 1) return names.front();
    if (names.empty()) return noFloatTensor(file, path);
    return Error{ErrorCode::Usage, Message::tr("%1 has %2 float tensors.").arg(quotedPath(path), names.size()),
                 Message::tr("Choose one as FILE:TENSOR. The file contains: %1.")
                     .arg(nameList(nearestNames("", names), names.size()))};
}

Result<LoadedTensor> loadSafetensors(MappedFile mapping, const TensorSpec& spec)
{
    auto file = mapSafetensors(std::move(mapping), spec.path.native());
    if (!file) return file.error();
    std::string name = spec.tensor.value_or("");
    if (!spec.tensor) {
        const auto only = onlyFloatTensor(*file, spec.path);
        if (!only) return only.error();
        name = *only;
    }
    auto view = file->tensor(name);
    if (!view) return view.error();
    return LoadedTensor{std::move(*file).release(), {}, std::move(view).value()};
}

Result<LoadedTensor> open(const TensorSpec& spec)
{
    auto file = MappedFile::open(spec.path);
    if (!file) return file.error();
    const auto kind = kindOf(file->bytes(), spec.path);
    if (!kind) return kind.error();
    auto loaded =
        *kind == Kind::Npy ? loadNpy(std::move(file).value(), spec) : loadSafetensors(std::move(file).value(), spec);
    if (!loaded) return loaded;
    TensorView& view = loaded->view;
    if (!isFloat(view.dtype))
        return Error{ErrorCode::BadInput,
                     Message::tr("Tensor %1 has type %2; the input must have a floating-point type.")
                         .arg(quotedText(view.name, 300), dtypeLabel(view.dtype)),
                     Message::tr("Supported types: FP64, FP32, FP16, BF16, FP8 E4M3 and FP8 E5M2.")};
    if (view.bigEndian) {
        loaded->converted = littleEndianCopy(view);
        view.data = loaded->converted;
        view.bigEndian = false;
    }
    return loaded;
}

} // namespace

Result<LoadedTensor> openTensor(const std::string& spec)
{
    return guarded(Message::tr("the tensor %1").arg(quotedText(spec, 300)), [&]() -> Result<LoadedTensor> {
        if (spec.empty())
            return Error{ErrorCode::Usage, Message::tr("The name of the input file is empty."),
                         Message::tr("Specify FILE or FILE:TENSOR.")};
        return open(splitSpec(spec));
    });
}

Result<std::vector<TensorInfo>> listTensors(const fs::path& path)
{
    return guarded(Message::mark("a list of tensors"), [&]() -> Result<std::vector<TensorInfo>> {
        auto file = MappedFile::open(path);
        if (!file) return file.error();
        const auto kind = kindOf(file->bytes(), path);
        if (!kind) return kind.error();
        std::vector<TensorInfo> out;
        if (*kind == Kind::Npy) {
            auto view = parseNpy(file->bytes(), path.native());
            if (!view) return view.error();
            out.push_back({path.filename().native(), std::string(dtypeLabel(view->dtype)), view->dtype, view->shape,
                           view->data.size()});
            return out;
        }
        const auto header = file->checked(parseSafetensorsHeader(file->bytes(), path.native()));
        if (!header) return header.error();
        for (const auto& entry : header->tensors)
            out.push_back(entry.info);
        return out;
    });
}

} // namespace qs
