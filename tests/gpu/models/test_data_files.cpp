// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support/data_test_files.h"

#include "gpu/models/data/labelled_data.h"

#include <cmath>
#include <doctest/doctest.h>
#include <limits>
#include <map>
#include <set>

using namespace qs;
using namespace qs::testing;

namespace {

/// Images 3 × 2 that all differ, with labels 0 to classes − 1 in turn.
std::string images(std::uint32_t count, int first = 0)
{
    std::string data;
    for (std::uint32_t i = 0; i < count; ++i)
        for (int p = 0; p < 6; ++p)
            data += static_cast<char>(p == 0   ? i + static_cast<std::uint32_t>(first)
                                      : p == 1 ? (i + static_cast<std::uint32_t>(first)) / 256
                                               : 20u * static_cast<unsigned>(p));
    return idxText(8, {count, 3, 2}, data);
}

std::string labels(std::uint32_t count, unsigned classes = 3)
{
    std::string data;
    for (std::uint32_t i = 0; i < count; ++i)
        data += static_cast<char>(i % classes);
    return idxText(8, {count}, data);
}

DataRequest at(const fs::path& path, std::int64_t train = 200, std::int64_t calibration = 20, std::int64_t test = 50)
{
    return {path.string(), 10, train, calibration, test, 1};
}

LabelledData loaded(const DataRequest& request)
{
    auto data = loadLabelledData(request, {}, {});
    if (!data) FAIL(data.error().text());
    CHECK(data->train.features.size() == static_cast<std::size_t>(data->train.size() * data->features()));
    CHECK(data->test.features.size() == static_cast<std::size_t>(data->test.size() * data->features()));
    return std::move(data).value();
}

std::string why(const DataRequest& request, ErrorCode code = ErrorCode::BadInput)
{
    const auto data = loadLabelledData(request, {}, {});
    REQUIRE_FALSE(data.ok());
    CHECK(data.error().code == code);
    CHECK_FALSE(data.error().hint.empty());
    return data.error().text();
}

bool noted(const LabelledData& data, std::string_view part)
{
    return std::ranges::any_of(data.notes, [&](const Message& note) { return contains(note.english(), part); });
}

void writeMnist(const ScratchFolder& folder, std::uint32_t train, std::uint32_t test)
{
    writeRaw(folder / "train-images-idx3-ubyte", images(train));
    writeRaw(folder / "train-labels-idx1-ubyte", labels(train));
    writeRaw(folder / "t10k-images-idx3-ubyte.gz", gzipped(images(test, 5000)));
    writeRaw(folder / "t10k-labels-idx1-ubyte.gz", gzipped(labels(test)));
}

std::string table(int rows, const std::string& header, const std::function<std::string(int)>& row)
{
    std::string text = header;
    for (int i = 0; i < rows; ++i)
        text += row(i) + "\n";
    return text;
}

std::string irisRow(int i)
{
    const char* names[] = {"setosa", "virginica", "versicolor"};
    return std::to_string(i) + ".5," + std::to_string(i * 7 % 13) + "," + names[i % 3];
}

} // namespace

TEST_CASE("a folder of the MNIST kind: its test part is the test split")
{
    const ScratchFolder folder;
    writeMnist(folder, 500, 40);
    const LabelledData data = loaded(at(folder.path()));
    CHECK(data.height == 3);
    CHECK(data.width == 2);
    CHECK(data.classNames == std::vector<std::string>{"0", "1", "2"});
    CHECK(data.train.size() == 200);
    CHECK(data.calibration.size() == 20);
    CHECK(data.test.size() == 40);
    CHECK(data.test.labels[4] == 1);
    CHECK(noted(data, "t10k-images"));
    CHECK(noted(data, "220 of 500"));
    // Standardizing is undone exactly enough to see the grey levels of the file again.
    for (std::int64_t i = 0; i < data.test.size(); ++i) {
        const double raw =
            static_cast<double>(data.test.features[static_cast<std::size_t>(i * 6)] / data.scale + data.offset) * 255;
        CHECK(raw == doctest::Approx((5000 + i) % 256).epsilon(1e-3));
    }
    std::set<std::pair<float, float>> seen;
    for (const LabelledSet* set : {&data.train, &data.calibration})
        for (std::int64_t i = 0; i < set->size(); ++i)
            seen.emplace(set->features[static_cast<std::size_t>(i * 6)],
                         set->features[static_cast<std::size_t>(i * 6 + 1)]);
    CHECK(seen.size() == 220);
    CHECK(loaded(at(folder.path())).train.features == data.train.features);
    CHECK(loaded(at(folder / "train-images-idx3-ubyte")).test.size() == 40);
    CHECK(loaded(at(folder / "t10k-labels-idx1-ubyte.gz")).train.size() == 200);
}

TEST_CASE("names of other sets of the kind, and images turned as EMNIST has them")
{
    const ScratchFolder folder;
    writeRaw(folder / "emnist-letters-train-images-idx3-ubyte.gz", gzipped(images(100)));
    writeRaw(folder / "emnist-letters-train-labels-idx1-ubyte.gz", gzipped(labels(100, 2)));
    const LabelledData data = loaded(at(folder.path(), 60, 10, 20));
    CHECK(data.height == 2);
    CHECK(data.width == 3);
    CHECK(noted(data, "transposed"));
    CHECK(data.train.size() + data.calibration.size() + data.test.size() == 90);
    const ScratchFolder other;
    writeRaw(other / "my.images.idx", images(30));
    writeRaw(other / "my.labels.idx", labels(30));
    CHECK(loaded(at(other / "my.images.idx")).classes() == 3);
    writeRaw(other / "his.images.idx", images(30));
    CHECK(contains(why(at(other.path())), "several data sets"));
    CHECK(contains(why(at(other / "his.images.idx")), "no label file"));
}

TEST_CASE("too few items are divided in proportion, and never into nothing")
{
    const ScratchFolder folder;
    writeRaw(folder / "images.idx", images(100));
    writeRaw(folder / "labels.idx", labels(100));
    const LabelledData data = loaded(at(folder.path(), 600, 200, 200));
    CHECK(data.train.size() == 60);
    CHECK(data.calibration.size() == 20);
    CHECK(data.test.size() == 20);
    CHECK(noted(data, "in proportion"));
    CHECK(contains(why(at(folder.path(), 100000, 10, 10)), "no split can be empty"));
    CHECK(contains(why(at(folder.path(), 10, 0, 10), ErrorCode::Usage), "calibration split of 0"));
}

TEST_CASE("images that occur twice are in one split alone")
{
    const ScratchFolder folder;
    writeRaw(folder / "train-images-idx3-ubyte", images(90));
    writeRaw(folder / "train-labels-idx1-ubyte", labels(90));
    writeRaw(folder / "t10k-images-idx3-ubyte", images(30, 60)); // the last 30 of the training part
    writeRaw(folder / "t10k-labels-idx1-ubyte", labels(30));
    const LabelledData data = loaded(at(folder.path(), 50, 10, 30));
    CHECK(noted(data, "30 duplicate images were removed"));
    CHECK(data.train.size() == 50);
    CHECK(data.test.size() == 30);
    // Nothing but copies is left out until nothing remains: that is the reason, and is said.
    writeRaw(folder / "t10k-images-idx3-ubyte", images(90));
    writeRaw(folder / "t10k-labels-idx1-ubyte", labels(90));
    const std::string reason = why(at(folder.path(), 50, 10, 30));
    CAPTURE(reason);
    CHECK(contains(
        reason,
        "90 of its 90 items are duplicates of others or of test items and were removed. The remaining 0 are split"));
}

TEST_CASE("broken IDX sets are named with their numbers")
{
    const ScratchFolder folder;
    writeMnist(folder, 60, 20);
    writeRaw(folder / "train-images-idx3-ubyte", images(60).substr(0, 200));
    CHECK(contains(why(at(folder.path())), "requires 360 bytes, but the file has only 184"));
    writeRaw(folder / "train-images-idx3-ubyte", images(59));
    CHECK(contains(why(at(folder.path())), "60 labels, but \"train-images-idx3-ubyte\" has 59"));
    writeMnist(folder, 60, 20);
    writeRaw(folder / "t10k-labels-idx1-ubyte.gz", gzipped(labels(20, 5)));
    CHECK(contains(why(at(folder.path())), "\"3\", which does not occur in the training data"));
    writeMnist(folder, 60, 20);
    writeRaw(folder / "train-labels-idx1-ubyte", labels(60, 1));
    writeRaw(folder / "t10k-labels-idx1-ubyte.gz", gzipped(labels(20, 1)));
    CHECK(contains(why(at(folder.path())), "same label"));
    writeRaw(folder / "train-labels-idx1-ubyte", idxText(9, {60}, std::string(59, '\1') + "\xff"));
    CHECK(contains(why(at(folder.path())), "item 60 has the negative label -1"));
    writeRaw(folder / "train-labels-idx1-ubyte", idxText(0x0d, {60}, std::string(240, '\x3f')));
    CHECK(contains(why(at(folder.path())), "not a whole number"));
    fs::remove(folder / "train-labels-idx1-ubyte");
    CHECK(contains(why(at(folder.path())), "no label file was found next to it"));
    CHECK(contains(why(at(folder / "nowhere")), "no such file"));
    const ScratchFolder empty;
    CHECK(contains(why(at(empty.path())), "no data files"));
}

TEST_CASE("a table: label by name, by words, by whole numbers; columns standardized one by one")
{
    const ScratchFolder folder;
    writeRaw(folder / "iris.csv", table(90, "length,width,species\n", irisRow));
    const LabelledData iris = loaded(at(folder / "iris.csv"));
    CHECK(iris.height == 1);
    CHECK(iris.width == 2);
    CHECK(iris.classNames == std::vector<std::string>{"setosa", "versicolor", "virginica"});
    CHECK(noted(iris, "\"species\""));
    REQUIRE(iris.columnOffset.size() == 2);
    CHECK(iris.offset == 0);
    CHECK(iris.scale == 1);
    for (std::size_t column = 0; column < 2; ++column) {
        double sum = 0, squares = 0;
        for (std::size_t i = column; i < iris.train.features.size(); i += 2) {
            sum += static_cast<double>(iris.train.features[i]);
            squares += static_cast<double>(iris.train.features[i]) * static_cast<double>(iris.train.features[i]);
        }
        CHECK(sum / static_cast<double>(iris.train.size()) == doctest::Approx(0).epsilon(1e-5));
        CHECK(squares / static_cast<double>(iris.train.size()) == doctest::Approx(1).epsilon(1e-5));
    }
    writeRaw(folder / "named.csv", table(60, "a;Target;b\n", [](int i) {
                 return std::to_string(i) + ";" + std::to_string(10 - i % 2) + ";0.5";
             }));
    const LabelledData named = loaded(at(folder / "named.csv"));
    CHECK(named.classNames == std::vector<std::string>{"9", "10"});
    CHECK(noted(named, "1 of 2 columns never change"));
    writeRaw(folder / "bare.csv",
             table(60, "", [](int i) { return std::to_string(i % 4) + "," + std::to_string(i) + ".25"; }));
    CHECK(noted(loaded(at(folder / "bare.csv")), "column 1, the first one"));
    writeRaw(folder / "indexed.csv", table(60, ",a,b,class\n", [](int i) {
                 return std::to_string(i) + "," + std::to_string(i * 3 % 7) + ",1." + std::to_string(i) + ",c" +
                        std::to_string(i % 2);
             }));
    const LabelledData indexed = loaded(at(folder / "indexed.csv"));
    CHECK(indexed.width == 2);
    CHECK(noted(indexed, "contains row numbers"));
    writeRaw(folder / "signs.csv", table(60, "x,y,label\n", [](int i) {
                 return std::to_string(i) + ",2." + std::to_string(i) + "," + (i % 2 ? "-1" : "1");
             }));
    CHECK(loaded(at(folder / "signs.csv")).classNames == std::vector<std::string>{"-1", "1"});
}

TEST_CASE("images as a table, with a test table beside it, also compressed")
{
    const ScratchFolder folder;
    const auto row = [](int i) {
        std::string text = std::to_string(i % 10);
        for (int p = 0; p < 64; ++p)
            text += "," + std::to_string((i * (p + 1) * 37) % 256);
        return text;
    };
    std::string header = "label";
    for (int p = 0; p < 64; ++p)
        header += ",p" + std::to_string(p);
    writeRaw(folder / "digits_train.csv", table(150, header + "\n", row));
    writeRaw(folder / "digits_test.csv.gz", gzipped(table(40, header + "\n", [&](int i) { return row(i + 150); })));
    const LabelledData data = loaded(at(folder.path(), 100, 20, 30));
    CHECK(data.height == 8);
    CHECK(data.width == 8);
    CHECK(data.columnOffset.empty());
    CHECK(data.test.size() == 30);
    CHECK(noted(data, "8 × 8"));
    CHECK(noted(data, "30 of 40 test items"));
    writeRaw(folder / "digits_test.csv.gz",
             gzipped(table(40, "p,label\n", [](int i) { return "1," + std::to_string(i % 10); })));
    CHECK(contains(why(at(folder.path())), "64 features, test items 1"));
}

TEST_CASE("faults of a table are given with line and column")
{
    const ScratchFolder folder;
    const auto path = folder / "a.csv";
    const auto reason = [&](const std::string& text) {
        writeRaw(path, text);
        return why(at(path));
    };
    const std::string good =
        table(40, "a,b,label\n", [](int i) { return std::to_string(i) + ",2.5," + std::to_string(i % 2); });
    CHECK(contains(reason(good + "7,abc,1\n"), "line 42, column 2 (\"b\"): \"abc\" is not a finite number"));
    CHECK(contains(reason(good + "7,nan,1\n"), "line 42, column 2 (\"b\"): \"nan\" is not a finite number"));
    CHECK(contains(reason(good + "inf,2,1\n"), "column 1 (\"a\")"));
    CHECK(contains(reason(good + "1e39,2,1\n"), "too large for single precision"));
    CHECK(contains(reason(good + "7,,1\n"), "a number is missing"));
    CHECK(contains(reason(good + "7,2,\n"), "line 42, column 3 (\"label\"): the label is missing"));
    CHECK(contains(reason(good + "7,2,0.5\n"), "not a whole number"));
    CHECK(contains(reason(good + "7,2\n"), "line 42: it has 2 cells, the first line has 3"));
    CHECK(contains(reason(good + "7,2,-3\n"), "negative label -3"));
    CHECK(contains(reason(table(40, "a,label\n", [](int i) { return std::to_string(i) + ",1"; })), "same label"));
    CHECK(contains(reason(table(1500, "a,label\n", [](int i) { return "1," + std::to_string(i); })), "1,001st class"));
    CHECK(contains(reason("a,b,label\n"), "no rows"));
    CHECK(contains(reason("a\nb\n"), "one column"));
    CHECK(contains(reason(table(40, "x,y\n", [](int i) { return std::to_string(i) + ".5,0.25"; })),
                   "no label column was found"));
    CHECK(
        contains(reason(table(40, "a,label\n", [](int i) { return "3," + std::to_string(i % 2); })), "the same value"));
}

TEST_CASE(".npy pairs of every type, by folder and by file")
{
    const ScratchFolder folder;
    std::vector<float> x;
    std::vector<std::int64_t> y;
    for (int i = 0; i < 80; ++i) {
        for (int k = 0; k < 5; ++k)
            x.push_back(static_cast<float>(std::sin(i * 5 + k)));
        y.push_back(i % 2 ? 7 : 3);
    }
    writeRaw(folder / "X.npy", npyText("<f4", "(80, 5)", rawText(x)));
    writeRaw(folder / "y.npy", npyText("<i8", "(80,)", rawText(y)));
    const LabelledData data = loaded(at(folder.path(), 40, 20, 20));
    CHECK(data.width == 5);
    CHECK(data.classNames == std::vector<std::string>{"3", "7"});
    CHECK(loaded(at(folder / "X.npy", 40, 20, 20)).train.labels == data.train.labels);
    writeRaw(folder / "set.npy", npyText("|u1", "(80, 1, 2, 2)", std::string(160, '\1') + std::string(160, '\xff')));
    writeRaw(folder / "set_labels.npy", npyText("|b1", "(80, 1)", std::string(40, '\0') + std::string(40, '\1')));
    const auto two = loadLabelledData(at(folder / "set.npy", 10, 5, 5), {}, {});
    REQUIRE_FALSE(two.ok()); // two different images alone are left after dropping copies
    CHECK(contains(two.error().message.english(), "no split can be empty"));
    const auto labelReason = [&](const std::string& descr, const std::string& shape, const std::string& bytes) {
        writeRaw(folder / "y.npy", npyText(descr, shape, bytes));
        return why(at(folder / "X.npy"));
    };
    CHECK(contains(labelReason("<i8", "(79,)", rawText(y)), "79 labels, but \"X.npy\" has 80"));
    CHECK(contains(labelReason("<i8", "(80,)", rawText(y).substr(8)), "more than the 632 bytes"));
    CHECK(contains(labelReason("<i8", "(40, 2)", rawText(y)), "not a list with one number"));
    CHECK(contains(labelReason("<U8", "(20,)", rawText(y)), "not supported"));
    writeRaw(folder / "y.npy", npyText("<i8", "(80,)", rawText(y)));
    x[5 * 12 + 3] = std::numeric_limits<float>::quiet_NaN();
    writeRaw(folder / "X.npy", npyText("<f4", "(80, 5)", rawText(x)));
    CHECK(contains(why(at(folder / "X.npy")), "item 13 has a NaN as feature 4"));
    writeRaw(folder / "X.npy", npyText("<f4", "(80, 5, 1, 3, 1)", ""));
    CHECK(contains(why(at(folder / "X.npy")), "more than the 0 bytes"));
    writeRaw(folder / "X.npy", npyText("|u1", "(80, 2, 2, 3)", std::string(960, '\1')));
    CHECK(contains(why(at(folder / "X.npy")), "one channel"));
}

TEST_CASE("numbers of .npy files keep their sign, width and byte order")
{
    const std::map<std::string, std::string> minusTwo{{"|i1", "\xfe"},
                                                      {"<i2", "\xfe\xff"},
                                                      {">i2", "\xff\xfe"},
                                                      {">i4", "\xff\xff\xff\xfe"},
                                                      {"<f4", std::string("\0\0\0\xc0", 4)},
                                                      {">f8", std::string("\xc0\0\0\0\0\0\0\0", 8)},
                                                      {"<f2", std::string("\0\xc0", 2)}};
    for (const auto& [descr, bytes] : minusTwo) {
        const ScratchFolder folder;
        std::string data;
        for (int i = 0; i < 40; ++i)
            data += i % 2 ? bytes : std::string(bytes.size(), '\0');
        writeRaw(folder / "x.npy", npyText(descr, "(40, 1)", data));
        std::string classes;
        for (int i = 0; i < 40; ++i)
            classes += static_cast<char>(i % 2);
        writeRaw(folder / "y.npy", npyText("|u1", "(40,)", classes));
        const LabelledData read = loaded(at(folder.path(), 20, 10, 10));
        for (std::int64_t i = 0; i < read.test.size(); ++i) {
            const auto k = static_cast<std::size_t>(i);
            CHECK(read.test.features[k] / read.columnScale[0] + read.columnOffset[0] ==
                  doctest::Approx(read.test.labels[k] ? -2 : 0));
        }
    }
}

TEST_CASE("flipped and cut files never do more than fail")
{
    const ScratchFolder folder;
    std::mt19937_64 random(11);
    const std::string csv = table(40, "a,b,label\n", irisRow);
    const std::string npy = npyText("<f4", "(40, 2)", rawText(std::vector<float>(80, 1.5f)));
    writeRaw(folder / "y.npy", npyText("|u1", "(40,)", std::string(20, '\0') + std::string(20, '\1')));
    const fs::path tables = folder / "t.csv", arrays = folder / "x.npy";
    int fine = 0, refused = 0;
    for (int i = 0; i < 1500; ++i) {
        writeRaw(tables, flipped(csv, random).substr(0, 1 + random() % csv.size()));
        writeRaw(arrays, flipped(npy, random).substr(0, npy.size() - (random() % 2) * (random() % npy.size())));
        for (const fs::path& path : {tables, arrays}) {
            const auto data = loadLabelledData(at(path, 20, 10, 10), {}, {});
            data ? ++fine : ++refused;
            if (!data) CHECK_FALSE(data.error().message.empty());
        }
    }
    CHECK(fine > 0);
    CHECK(refused > 0);
}

TEST_CASE("a stop is heeded")
{
    const ScratchFolder folder;
    writeMnist(folder, 60, 20);
    std::stop_source stop;
    stop.request_stop();
    const auto data = loadLabelledData(at(folder.path()), stop.get_token(), {});
    REQUIRE_FALSE(data.ok());
    CHECK(data.error().code == ErrorCode::Interrupted);
}
