// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/checkpoint/hf_tensors.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <map>

namespace qs {
namespace {

constexpr std::size_t kMaxShards = 4096;

Error broken(const Message& what)
{
    return {ErrorCode::BadInput, what, Message::tr("Download or save the model again.")};
}

/// A shard lies beside the index: a name with a folder in it would reach files that are none of the model's.
bool isPlainName(const std::string& name)
{
    return !name.empty() && name.size() < 256 && name != "." && name != ".." && name.find('/') == std::string::npos &&
           name.find('\\') == std::string::npos && name.find('\0') == std::string::npos;
}

/// Tensors by the shard that the index puts them into.
Result<std::map<std::string, std::vector<std::string>>> readIndex(const std::filesystem::path& index)
{
    auto document = readJsonFile(index, {.maxBytes = std::size_t{64} << 20, .maxDepth = 16, .maxNodes = 2'000'000});
    if (!document) return document.error();
    const auto map = document->is_object() ? document->find("weight_map") : document->end();
    if (!document->is_object() || map == document->end() || !map->is_object())
        return broken(Message::tr("%1 has no \"weight_map\".").arg(quotedPath(index)));
    std::map<std::string, std::vector<std::string>> shards;
    for (const auto& [tensor, file] : map->items()) {
        if (!file.is_string() || !isPlainName(file.get_ref<const std::string&>()))
            return broken(Message::tr("%1 maps the tensor %2 to a file that is not a plain file name.")
                              .arg(quotedPath(index), quotedText(tensor)));
        shards[file.get<std::string>()].push_back(tensor);
        if (shards.size() > kMaxShards)
            return broken(Message::tr("%1 lists more than %2 shards.").arg(quotedPath(index), kMaxShards));
    }
    if (shards.empty()) return broken(Message::tr("%1 lists no tensors.").arg(quotedPath(index)));
    return shards;
}

/// Names of the files of a folder that end so, in order.
std::vector<std::string> filesEndingIn(const std::filesystem::path& folder, std::string_view end)
{
    std::error_code ignored;
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder, ignored))
        if (entry.path().native().ends_with(end)) names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

/// A folder without weights under the names that transformers gives them: what lies there instead.
Error noTensors(const std::filesystem::path& folder)
{
    const Message what = Message::tr("%1 contains neither \"model.safetensors\" nor \"model.safetensors.index.json\".")
                             .arg(quotedPath(folder));
    const auto others = filesEndingIn(folder, ".safetensors");
    std::error_code ignored;
    if (std::filesystem::exists(folder / "consolidated.safetensors", ignored))
        return {ErrorCode::BadInput, what,
                Message::tr("\"consolidated.safetensors\" has the tensor names of the model's own code, which are not "
                            "supported. Download the files for transformers as well.")};
    if (others.size() == 1)
        return {ErrorCode::BadInput, what,
                Message::tr("It contains %1. If that is the complete model, rename it to \"model.safetensors\".")
                    .arg(quotedText(others.front()))};
    if (!others.empty())
        return {ErrorCode::BadInput, what,
                Message::tr("It contains: %1. Download \"model.safetensors.index.json\", which says which tensors they "
                            "have.")
                    .arg(nameList(std::span(others).first(std::min<std::size_t>(others.size(), 4)), others.size()))};
    for (const char* pickled : {".bin", ".bin.index.json", ".pt", ".pth"})
        if (const auto names = filesEndingIn(folder, pickled); !names.empty())
            return {
                ErrorCode::BadInput, what,
                Message::tr("The weights are pickled (%1), which is not supported. Load the model with transformers "
                            "and save it with save_pretrained(), which writes safetensors.")
                    .arg(names.front())};
    constexpr std::pair<const char*, const char*> kOthers[] = {
        {".gguf", "GGUF"}, {".h5", "TensorFlow"}, {".msgpack", "Flax"}, {".onnx", "ONNX"}};
    for (const auto& [end, kind] : kOthers)
        if (const auto names = filesEndingIn(folder, end); !names.empty())
            return {ErrorCode::BadInput, what,
                    Message::tr("The weights are stored in %1 (%2), which is not supported. Choose the Hugging Face "
                                "folder of the same model with safetensors files.")
                        .arg(kind, names.front())};
    return {ErrorCode::BadInput, what,
            Message::tr("Check that it is a model folder and that the download was complete.")};
}

} // namespace

Result<TensorFiles> TensorFiles::open(const std::filesystem::path& folder)
{
    TensorFiles files;
    std::error_code ignored;
    const auto single = folder / "model.safetensors", index = folder / "model.safetensors.index.json";
    if (std::filesystem::exists(single, ignored)) {
        if (auto added = files.add(single); !added) return added.error();
    } else if (std::filesystem::exists(index, ignored)) {
        if (auto added = files.addShards(index); !added) return added.error();
    } else {
        return noTensors(folder);
    }
    return files;
}

Result<void> TensorFiles::add(const std::filesystem::path& path)
{
    auto file = SafetensorsFile::open(path);
    if (!file) return file.error();
    for (const auto& entry : file->tensors()) {
        const auto data = file->file().bytes().subspan(entry.offset, static_cast<std::size_t>(entry.info.bytes));
        // The entries stay where they are when the file is moved: its vector's memory goes along.
        const auto [slot, fresh] =
            m_tensors.emplace(entry.info.name, StoredTensor{&entry.info, data, m_files.size(), false});
        if (!fresh)
            return broken(Message::tr("The tensor %1 occurs in both %2 and %3.")
                              .arg(quotedText(entry.info.name), fileOf(slot->second), quotedPath(path)));
    }
    m_paths.push_back(path);
    m_files.push_back(std::move(file).value());
    return {};
}

Result<void> TensorFiles::addShards(const std::filesystem::path& index)
{
    const auto shards = readIndex(index);
    if (!shards) return shards.error();
    for (const auto& [name, tensors] : *shards) {
        const auto path = index.parent_path() / name;
        std::error_code ignored;
        if (!std::filesystem::exists(path, ignored))
            return Error{ErrorCode::BadInput,
                         Message::tr("The shard %1 is missing; according to %2, it contains %n tensors.",
                                     "The shard %1 is missing; according to %2, it contains %n tensor.",
                                     static_cast<std::int64_t>(tensors.size()))
                             .arg(quotedPath(path), quotedPath(index.filename())),
                         Message::tr("Copy or download it to the folder.")};
        if (auto added = add(path); !added) return added.error();
        for (const std::string& tensor : tensors) {
            const auto found = m_tensors.find(tensor);
            if (found == m_tensors.end() || found->second.file + 1 != m_files.size())
                return Error{ErrorCode::BadInput,
                             Message::tr("%1 has no tensor %2, but is listed for it in %3.")
                                 .arg(quotedPath(path), quotedText(tensor), quotedPath(index.filename())),
                             Message::tr("The shards belong to different models. Download the model again.")};
        }
    }
    return {};
}

const StoredTensor* TensorFiles::find(const std::string& name) const
{
    const auto found = m_tensors.find(name);
    return found == m_tensors.end() ? nullptr : &found->second;
}

const StoredTensor* TensorFiles::use(const std::string& name)
{
    const auto found = m_tensors.find(name);
    if (found == m_tensors.end()) return nullptr;
    found->second.used = true;
    return &found->second;
}

std::vector<std::string> TensorFiles::unused() const
{
    std::vector<std::string> names;
    for (const auto& [name, tensor] : m_tensors)
        if (!tensor.used) names.push_back(name);
    std::ranges::sort(names);
    return names;
}

std::string TensorFiles::fileOf(const StoredTensor& tensor) const { return quotedPath(m_paths[tensor.file]); }

Message TensorFiles::similarNames(const std::string& name) const
{
    if (m_tensors.empty()) return Message::tr("It contains no tensors.");
    std::vector<std::string> names;
    names.reserve(m_tensors.size());
    for (const auto& [known, tensor] : m_tensors)
        names.push_back(known);
    std::ranges::sort(names);
    return Message::tr("It contains: %1.").arg(nameList(nearestNames(name, names, 4), names.size()));
}

std::int64_t TensorFiles::fileBytes() const
{
    std::int64_t bytes = 0;
    for (const auto& file : m_files)
        bytes += static_cast<std::int64_t>(file.file().bytes().size());
    return bytes;
}

Result<void> TensorFiles::unchanged() const
{
    for (const auto& file : m_files)
        if (auto same = file.file().unchanged(); !same) return same;
    return {};
}

} // namespace qs
