// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/io/mapped_file.h"
#include "gpu/models/data/files_find.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace qs {

inline constexpr std::int64_t kMaxDataElements = std::int64_t{1} << 30; ///< 4 GiB of float features
inline constexpr std::size_t kMaxClasses = 1000;

/// Labels as they are read: the texts in order of appearance, and each item's place among them.
class LabelColumn
{
public:
    using Place = std::function<Message()>; ///< asked for where something is wrong alone
    /// Fails with BadInput, naming `where`, for an empty label, a number that is not whole, and one class too
    /// many.
    Result<void> add(std::string_view text, const Place& where);
    /// The same for a number from a binary file.
    Result<void> add(double number, const Place& where);
    const std::vector<std::string>& names() const { return m_names; }
    const std::vector<std::int32_t>& codes() const { return m_codes; }

private:
    Result<void> keep(std::string name, const Place& where);
    std::vector<std::string> m_names;
    std::vector<std::int32_t> m_codes;
    std::unordered_map<std::string, std::int32_t> m_places;
};

/// One part of a data set as its files have it.
struct RawPart
{
    std::int64_t height = 0, width = 0; ///< a table has height 1
    std::vector<float> features;        ///< row major [items, height × width], all finite
    LabelColumn labels;                 ///< one an item
    std::int64_t labelColumn = -1;      ///< of a table of text, from 0
    std::vector<Message> notes;
    std::int64_t size() const { return static_cast<std::int64_t>(labels.codes().size()); }
    std::int64_t rowLength() const { return height * width; }
};

/// Reads one part: `source` says how. BadInput with the place of what is wrong; Interrupted.
Result<RawPart> readDataPart(const DataSource& source, const DataPart& part, const std::stop_token& stop);

/// Table with a label column, plain or compressed with gzip.
Result<RawPart> readCsvPart(const std::filesystem::path& path, const std::stop_token& stop);

/// Numbers of an .npy file of any integer or float type, also those that tensors do not have.
struct NpyNumbers
{
    MappedFile file;
    std::span<const std::byte> data;
    std::vector<std::int64_t> shape;
    char kind = 'f';      ///< numpy's: i, u, b or f
    std::size_t size = 4; ///< bytes of an element
    bool bigEndian = false;
    std::int64_t elements() const { return static_cast<std::int64_t>(data.size() / size); }
    /// Integers beyond 2^53 are rounded.
    double at(std::int64_t index) const;
};
Result<NpyNumbers> readNpyNumbers(const std::filesystem::path& path);

/// A table of 64 or more columns that fill a square and hold 0 to 255 alone is a table of images: gives it
/// their shape.
void recognizeImages(RawPart& part);

Error dataInterrupted();

} // namespace qs
