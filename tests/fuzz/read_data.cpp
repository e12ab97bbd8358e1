// SPDX-License-Identifier: GPL-3.0-or-later
// The user's data: tables, IDX (also compressed), and folders of several files.
#include "tests/fuzz/readers.h"

#include "gpu/formats/gzip.h"
#include "gpu/formats/idx.h"
#include "gpu/models/data/labelled_data.h"

#include <array>

namespace qs::fuzz {

namespace {

void checkSet(const LabelledData& data, const LabelledSet& set)
{
    require(set.features.size() == static_cast<std::size_t>(set.size() * data.features()),
            "A set has other features than items");
    for (const std::int32_t label : set.labels)
        require(label >= 0 && label < data.classes(), "A label names no class");
}

void load(const std::filesystem::path& path)
{
    DataRequest request;
    request.path = path.native();
    const auto data = loadLabelledData(request, {}, [](double) {});
    if (!data) return;
    checkSet(*data, data->train);
    checkSet(*data, data->calibration);
    checkSet(*data, data->test);
}

/// Names of two files that make a data set together.
struct Pair
{
    const char* first;
    const char* second;
};
constexpr std::array kPairs = {Pair{"train-images-idx3-ubyte", "train-labels-idx1-ubyte"},
                               Pair{"train-images-idx3-ubyte.gz", "train-labels-idx1-ubyte.gz"}, Pair{"x.npy", "y.npy"},
                               Pair{"train.csv", "test.csv"}, Pair{"table.csv.gz", "notes.npy"}};

} // namespace

void readCsvData(Bytes bytes, const Scratch& scratch) { load(scratch.file("table.csv", bytes)); }

void readIdxFile(Bytes bytes, const Scratch& scratch)
{
    if (const auto array = parseIdx(bytes, "x.idx"))
        for (std::int64_t i = 0; i < array->elements(); ++i)
            (void)array->at(i);
    (void)inflateGzip(bytes, std::uint64_t{1} << 24, "x.gz");
    if (const auto array = readIdx(scratch.file("x-idx3-ubyte", bytes)))
        require(array->elements() >= 0, "An array has no size");
}

/// First byte: which pair; two bytes: length of the first file; the rest: both files.
void readDataFolder(Bytes bytes, const Scratch& scratch)
{
    if (bytes.size() < 3) return;
    const auto at = [&](std::size_t i) { return static_cast<std::size_t>(bytes[i]); };
    const Pair pair = kPairs[at(0) % kPairs.size()];
    const Bytes rest = bytes.subspan(3);
    const std::size_t first = std::min(at(1) * 256 + at(2), rest.size());
    const auto folder = scratch.folder() / "set";
    std::filesystem::create_directory(folder);
    const auto one = scratch.file((std::string("set/") + pair.first).c_str(), rest.first(first));
    const auto two = scratch.file((std::string("set/") + pair.second).c_str(), rest.subspan(first));
    load(folder);
    load(one);
    std::filesystem::remove(one);
    std::filesystem::remove(two);
}

} // namespace qs::fuzz
