// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/io/mapped_file.h"
#include "gpu/formats/tensor_view.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace qs {

/// What the header of a .safetensors file says, checked against the size of the file.
struct SafetensorsHeader
{
    struct Entry
    {
        TensorInfo info;
        std::size_t offset = 0; ///< of the data, from the start of the file
    };
    std::vector<Entry> tensors; ///< sorted by name
    std::map<std::string, std::string> metadata;
};

/// True if the bytes begin like a .safetensors file.
bool looksLikeSafetensors(std::span<const std::byte> bytes);

/// Reads and checks a header (github.com/huggingface/safetensors: u64 length, JSON, data). Refuses
/// duplicates, overlaps, holes, offsets outside the file, and sizes other than shape × type.
/// `file` names the file in messages.
Result<SafetensorsHeader> parseSafetensorsHeader(std::span<const std::byte> bytes, const std::string& file);

/// A .safetensors file, memory-mapped. Move only.
class SafetensorsFile
{
public:
    static Result<SafetensorsFile> open(const std::filesystem::path& path);

    const std::vector<SafetensorsHeader::Entry>& tensors() const { return m_header.tensors; }
    const std::map<std::string, std::string>& metadata() const { return m_header.metadata; }
    /// Points into the mapping. BadInput for types without a DType; Usage for an unknown name, with the
    /// names that look most like it.
    Result<TensorView> tensor(const std::string& name) const;
    /// What the tensors point into.
    const MappedFile& file() const { return m_file; }
    /// Gives the mapping away, with which views stay valid.
    MappedFile release() && { return std::move(m_file); }

private:
    friend Result<SafetensorsFile> mapSafetensors(MappedFile file, const std::string& name);
    SafetensorsFile(MappedFile file, SafetensorsHeader header, std::string name)
        : m_file(std::move(file)), m_header(std::move(header)), m_name(std::move(name))
    {}

    MappedFile m_file;
    SafetensorsHeader m_header;
    std::string m_name;
};

/// The same for a file that is mapped already.
Result<SafetensorsFile> mapSafetensors(MappedFile file, const std::string& name);

/// What to do with tensors of a type that this program cannot compute with, by the name that the file gives it.
Message unsupportedTypeHint(std::string_view type);

} // namespace qs
