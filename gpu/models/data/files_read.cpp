// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/data/files_read.h"

#include "gpu/core/units.h"
#include "gpu/formats/csv.h"
#include "gpu/formats/idx.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/npy.h"
#include "gpu/formats/npy_header.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace qs {

namespace {

/// Splits [items, …] into items and the shape of one: [N, F], [N, H, W], [N, 1, H, W] or [N, H, W, 1].
Result<void> takeShape(RawPart& part, std::vector<std::int64_t> shape, const std::filesystem::path& path)
{
    const std::string text = shapeText(shape);
    if (shape.size() == 4 && shape[1] == 1)
        shape.erase(shape.begin() + 1);
    else if (shape.size() == 4 && shape[3] == 1)
        shape.pop_back();
    if (shape.size() < 2 || shape.size() > 3)
        return unusableData(
            path, Message::tr("features of shape %1 are neither [items, columns] nor [items, height, width]").arg(text),
            Message::tr("Only images with one channel are supported. Convert them to grayscale."));
    part.height = shape.size() == 3 ? shape[1] : 1;
    part.width = shape.back();
    const auto elements = elementCount(shape);
    if (!elements || *elements > kMaxDataElements)
        return unusableData(path,
                            Message::tr("features of shape %1 require more than 4 GiB as float (the limit)").arg(text),
                            Message::tr("Use fewer items."));
    if (*elements == 0)
        return unusableData(path, Message::tr("features of shape %1 are empty").arg(text),
                            Message::tr("Check that the export was complete."));
    return {};
}

/// Elements of `array` as floats; not-a-numbers are named by row and column from 1 on.
template <typename Array>
Result<void> takeFeatures(RawPart& part, const Array& array, float scale, const std::filesystem::path& path,
                          const std::stop_token& stop)
{
    const std::int64_t row = part.rowLength();
    part.features.resize(static_cast<std::size_t>(array.elements()));
    for (std::int64_t i = 0; i < array.elements(); ++i) {
        if (i % row == 0 && stop.stop_requested()) return dataInterrupted();
        const float value = static_cast<float>(array.at(i)) * scale;
        if (!std::isfinite(value))
            return unusableData(path,
                                Message::tr("item %1 has %2 as feature %3")
                                    .arg(formatCount(i / row + 1),
                                         std::isnan(value) ? Message::tr("a NaN") : Message::tr("an infinity"),
                                         formatCount(i % row + 1)),
                                Message::tr("Correct or remove such items."));
        part.features[static_cast<std::size_t>(i)] = value;
    }
    return {};
}

template <typename Array>
Result<void> takeLabels(RawPart& part, const Array& array, std::int64_t items, const DataPart& files)
{
    const bool flat = array.shape.size() == 1 || (array.shape.size() == 2 && array.shape[1] == 1);
    if (!flat)
        return unusableData(
            files.labels,
            Message::tr("labels of shape %1 are not a list with one number per item").arg(shapeText(array.shape)),
            Message::tr("Save class numbers. Convert one-hot rows with argmax."));
    if (array.elements() != items)
        return unusableData(
            files.labels,
            Message::tr("it has %1 labels, but %2 has %3 items")
                .arg(formatCount(array.elements()), quotedText(files.features.filename().string()), formatCount(items)),
            Message::tr("Both must come from the same export."));
    for (std::int64_t i = 0; i < items; ++i)
        if (auto added = part.labels.add(
                array.at(i),
                [&] { return Message::tr("%1, item %2").arg(quotedPath(files.labels), formatCount(i + 1)); });
            !added)
            return added.error();
    return {};
}

/// Images come first, so that what is wrong with their shape is said before the labels are looked at.
template <typename Array>
Result<RawPart> joined(const Array& features, const Array& labels, bool greyBytes, const DataPart& files,
                       const std::stop_token& stop)
{
    RawPart part;
    if (auto shape = takeShape(part, features.shape, files.features); !shape) return shape.error();
    const std::int64_t items = features.elements() / part.rowLength();
    if (auto taken = takeLabels(part, labels, items, files); !taken) return taken.error();
    if (auto taken = takeFeatures(part, features, greyBytes ? 1.0f / 255.0f : 1.0f, files.features, stop); !taken)
        return taken.error();
    return part;
}

Result<RawPart> readIdxPart(const DataPart& files, const std::stop_token& stop)
{
    const auto labels = readIdx(files.labels);
    if (!labels) return labels.error();
    const auto features = readIdx(files.features);
    if (!features) return features.error();
    return joined(*features, *labels, features->type == IdxType::U8, files, stop);
}

Result<RawPart> readNpyPart(const DataPart& files, const std::stop_token& stop)
{
    const auto labels = readNpyNumbers(files.labels);
    if (!labels) return labels.error();
    const auto features = readNpyNumbers(files.features);
    if (!features) return features.error();
    const bool greyBytes = features->kind == 'u' && features->size == 1 && features->shape.size() > 2;
    return features->file.checked(labels->file.checked(joined(*features, *labels, greyBytes, files, stop)));
}

void turnImages(RawPart& part)
{
    std::vector<float> image(static_cast<std::size_t>(part.rowLength()));
    for (std::int64_t i = 0; i < part.size(); ++i) {
        float* at = part.features.data() + i * part.rowLength();
        for (std::int64_t y = 0; y < part.height; ++y)
            for (std::int64_t x = 0; x < part.width; ++x)
                image[static_cast<std::size_t>(x * part.height + y)] = at[y * part.width + x];
        std::ranges::copy(image, at);
    }
    std::swap(part.height, part.width);
    part.notes.push_back(Message::tr("EMNIST stores images transposed; they were transposed back."));
}

} // namespace

Error dataInterrupted() { return {ErrorCode::Interrupted, Message::tr("Reading the data was stopped."), {}}; }

Result<void> LabelColumn::keep(std::string name, const Place& where)
{
    static_assert(kMaxClasses == 1000, "as the message says");
    const auto [place, isNew] = m_places.try_emplace(std::move(name), static_cast<std::int32_t>(m_names.size()));
    if (isNew) {
        m_names.push_back(place->first);
        if (m_names.size() > kMaxClasses)
            return Error{ErrorCode::BadInput,
                         Message::tr("%1: this label is the 1,001st class; the limit is 1,000.").arg(where()),
                         Message::tr("Check that this is the label column. Regression targets are not supported.")};
    }
    m_codes.push_back(place->second);
    return {};
}

Result<void> LabelColumn::add(double number, const Place& where)
{
    if (!(std::fabs(number) <= 2147483647.0) || number != std::floor(number))
        return Error{ErrorCode::BadInput,
                     Message::tr("%1: the label %2 is not a whole number of at most 2147483647.")
                         .arg(where(), formatNumber(number, 6)),
                     Message::tr("Labels must be class numbers. Regression targets are not supported.")};
    return keep(std::to_string(static_cast<std::int64_t>(number)), where);
}

Result<void> LabelColumn::add(std::string_view text, const Place& where)
{
    if (text.empty())
        return Error{ErrorCode::BadInput, Message::tr("%1: the label is missing.").arg(where()),
                     Message::tr("Fill it in or remove the row.")};
    if (const auto number = plainNumber(text)) return add(*number, where);
    return keep(printable(text, 60), where);
}

double NpyNumbers::at(std::int64_t index) const
{
    std::uint64_t bits = 0;
    const auto element = data.subspan(static_cast<std::size_t>(index) * size, size);
    for (std::size_t i = 0; i < size; ++i)
        bits = bits << 8 | std::to_integer<std::uint64_t>(element[bigEndian ? i : size - 1 - i]);
    if (kind == 'f') {
        if (size == 2) return static_cast<double>(halfToFloat(static_cast<std::uint16_t>(bits)));
        return size == 4 ? static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)))
                         : std::bit_cast<double>(bits);
    }
    if (kind != 'i') return static_cast<double>(bits);
    const auto shift = 64 - 8 * size; // sign extension
    return static_cast<double>(static_cast<std::int64_t>(bits << shift) >> shift);
}

namespace {

/// numpy's type text, for example "<i8"; false for what is no plain number of 1, 2, 4 or 8 bytes.
bool takeType(NpyNumbers& numbers, const std::string& descr)
{
    if (descr.size() != 3 || std::string_view("<>|=").find(descr[0]) == std::string_view::npos) return false;
    numbers.kind = descr[1];
    numbers.size = static_cast<std::size_t>(descr[2] - '0');
    numbers.bigEndian = descr[0] == '>';
    const bool width = numbers.size == 1 || numbers.size == 2 || numbers.size == 4 || numbers.size == 8;
    if (numbers.kind == 'b') return numbers.size == 1;
    if (numbers.kind == 'f') return width && numbers.size > 1;
    return width && (numbers.kind == 'i' || numbers.kind == 'u');
}

Result<void> parseNumbers(NpyNumbers& numbers, std::span<const std::byte> bytes, const std::filesystem::path& path)
{
    // Versions 2 and 3 have a length of 4 bytes. What is wrong with the front of the file, or is another
    // type, parseNpy says.
    const auto otherwise = [&]() -> Result<void> {
        const auto view = parseNpy(bytes, path.native());
        return view ? unusableData(path, Message::tr("its elements are not plain numbers"),
                                   Message::tr("Save it as float32, uint8 or int64."))
                    : view.error();
    };
    if (!looksLikeNpy(bytes) || bytes.size() < 12) return otherwise();
    const bool wide = bytes[6] != std::byte{1};
    std::size_t length = 0;
    for (std::size_t i = wide ? 12 : 10; i-- > 8;)
        length = length << 8 | std::to_integer<std::size_t>(bytes[i]);
    const std::size_t begin = wide ? 12 : 10;
    if (length > bytes.size() - begin) return otherwise();
    const auto header =
        parseNpyHeader(std::string_view(reinterpret_cast<const char*>(bytes.data()) + begin, length), path.native());
    if (!header) return header.error();
    if (!takeType(numbers, header->descr)) return otherwise();
    numbers.shape = header->shape;
    const auto elements = elementCount(header->shape);
    const auto there = bytes.subspan(begin + length);
    if (!elements || static_cast<std::uint64_t>(*elements) > there.size() / numbers.size)
        return unusableData(path,
                            Message::tr("its shape %1 of %2-byte elements requires more than the %3 bytes in the file")
                                .arg(shapeText(header->shape), numbers.size, there.size()),
                            Message::tr("The file is truncated. Copy it again."));
    if (header->fortranOrder && header->shape.size() > 1)
        return unusableData(path, Message::tr("it is stored in column-major order (fortran_order)"),
                            Message::tr("Save it again: numpy.save(file, numpy.ascontiguousarray(array))."));
    numbers.data = there.first(static_cast<std::size_t>(*elements) * numbers.size);
    return {};
}

} // namespace

Result<NpyNumbers> readNpyNumbers(const std::filesystem::path& path)
{
    auto file = MappedFile::open(path);
    if (!file) return file.error();
    NpyNumbers numbers;
    numbers.file = std::move(file).value();
    if (auto parsed = parseNumbers(numbers, numbers.file.bytes(), path); !parsed) return parsed.error();
    return numbers;
}

void recognizeImages(RawPart& part)
{
    if (part.height != 1 || part.width < 64) return;
    const auto side = static_cast<std::int64_t>(std::llround(std::sqrt(static_cast<double>(part.width))));
    if (side * side != part.width || !std::ranges::all_of(part.features, [](float v) { return v >= 0 && v <= 255; }))
        return;
    part.height = part.width = side;
    part.notes.push_back(
        Message::tr("The %1 columns contain numbers from 0 to 255 and are interpreted as images of %2 × %3 pixels.")
            .arg(side * side, side, side));
}

Result<RawPart> readDataPart(const DataSource& source, const DataPart& part, const std::stop_token& stop)
{
    return guarded(Message::mark("the data"), [&]() -> Result<RawPart> {
        auto raw = source.kind == DataSource::Kind::Idx   ? readIdxPart(part, stop)
                   : source.kind == DataSource::Kind::Npy ? readNpyPart(part, stop)
                                                          : readCsvPart(part.features, stop);
        if (!raw) return raw.error();
        if (source.transposed) turnImages(*raw);
        return raw;
    });
}

} // namespace qs
