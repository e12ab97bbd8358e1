// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/data/files.h"

#include "gpu/core/random.h"
#include "gpu/core/units.h"
#include "gpu/formats/csv.h"
#include "gpu/formats/io/describe.h"
#include "gpu/models/data/files_read.h"
#include "gpu/models/data/preparation.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <map>
#include <numeric>

namespace qs {

namespace {

using Rows = std::vector<std::int64_t>;

Error refused(const DataRequest& request, const Message& why, const Message& hint)
{
    return unusableData(request.path, why, hint);
}

/// Both parts of a data set with their labels as classes.
struct Parts
{
    RawPart train;
    std::optional<RawPart> test;
    std::vector<std::int32_t> trainLabels, testLabels;
    std::vector<std::string> classNames;
    bool table = false;
};

/// The classes in order: numbers by value, words by the alphabet; numbers go before words.
std::map<std::string, std::int32_t> classOrder(const Parts& parts)
{
    std::vector<std::string> names = parts.train.labels.names();
    if (parts.test) names.insert(names.end(), parts.test->labels.names().begin(), parts.test->labels.names().end());
    const auto key = [](const std::string& name) {
        const auto number = plainNumber(name);
        return std::tuple(!number.has_value(), number.value_or(0), name);
    };
    std::ranges::sort(names, {}, key);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    std::map<std::string, std::int32_t> places;
    for (const std::string& name : names)
        places.emplace(name, static_cast<std::int32_t>(places.size()));
    return places;
}

std::int64_t firstWith(const LabelColumn& labels, std::size_t name)
{
    const auto found = std::ranges::find(labels.codes(), static_cast<std::int32_t>(name));
    return found - labels.codes().begin() + 1;
}

/// Negative labels mark unlabelled items as a rule; −1 and 1 alone are the two classes of many a table.
Result<void> checkLabels(const DataRequest& request, const Parts& parts,
                         const std::map<std::string, std::int32_t>& classes)
{
    if (classes.size() < 2)
        return refused(request,
                       Message::tr("all items have the same label (%1)").arg(quotedText(classes.begin()->first)),
                       Message::tr("At least two classes are required. Check that this is the label column."));
    if (classes.size() > kMaxClasses)
        return refused(request,
                       Message::tr("it has %1 classes; the limit is %2")
                           .arg(formatCount(static_cast<std::int64_t>(classes.size())), formatCount(kMaxClasses)),
                       Message::tr("Check that this is the label column."));
    const bool signs = classes.size() == 2 && classes.contains("-1") && classes.contains("1");
    const std::vector<std::string>& known = parts.train.labels.names();
    for (std::size_t k = 0; k < known.size() && !signs; ++k)
        if (const auto number = plainNumber(known[k]); number && *number < 0)
            return refused(request,
                           Message::tr("item %1 has the negative label %2")
                               .arg(formatCount(firstWith(parts.train.labels, k)), known[k]),
                           Message::tr("Class numbers start at 0. Remove unlabelled items."));
    if (!parts.test) return {};
    const std::vector<std::string>& tested = parts.test->labels.names();
    for (std::size_t k = 0; k < tested.size(); ++k)
        if (std::ranges::find(known, tested[k]) == known.end())
            return refused(request,
                           Message::tr("item %1 of the test data has the label %2, which does not occur in the "
                                       "training data and is out of range")
                               .arg(formatCount(firstWith(parts.test->labels, k)), quotedText(tested[k])),
                           Message::tr("Training and test data must have the same classes."));
    return {};
}

std::vector<std::int32_t> mapped(const LabelColumn& labels, const std::map<std::string, std::int32_t>& classes)
{
    std::vector<std::int32_t> place;
    for (const std::string& name : labels.names())
        place.push_back(classes.at(name));
    std::vector<std::int32_t> out;
    out.reserve(labels.codes().size());
    for (const std::int32_t code : labels.codes())
        out.push_back(place[static_cast<std::size_t>(code)]);
    return out;
}

std::uint64_t rowHash(const float* row, std::int64_t length)
{
    std::uint64_t hash = 0x9e3779b97f4a7c15ull;
    for (std::int64_t i = 0; i < length; ++i) {
        std::uint32_t bits = 0;
        std::memcpy(&bits, row + i, sizeof bits);
        hash = (hash ^ bits) * 0xff51afd7ed558ccdull;
        hash ^= hash >> 29;
    }
    return hash;
}

/// Training items that are no copy of a test item or of an earlier one.
Rows distinctTrainRows(const Parts& parts)
{
    const std::int64_t length = parts.train.rowLength(), tested = parts.test ? parts.test->size() : 0;
    const auto row = [&](std::int64_t i) {
        return i < tested ? parts.test->features.data() + i * length
                          : parts.train.features.data() + (i - tested) * length;
    };
    std::vector<std::pair<std::uint64_t, std::int64_t>> order;
    for (std::int64_t i = 0; i < tested + parts.train.size(); ++i)
        order.emplace_back(rowHash(row(i), length), i);
    std::ranges::sort(order);
    std::vector<char> copies(static_cast<std::size_t>(parts.train.size()), 0);
    for (std::size_t first = 0, k = 0; k < order.size(); ++k) {
        if (order[k].first != order[first].first) first = k;
        // Different rows of one hash are kept apart by comparing with the first alone: at worst a copy stays
        // in.
        const std::int64_t i = order[k].second;
        if (k > first && i >= tested)
            copies[static_cast<std::size_t>(i - tested)] =
                std::memcmp(row(i), row(order[first].second), sizeof(float) * static_cast<std::size_t>(length)) == 0;
    }
    Rows rows;
    for (std::int64_t i = 0; i < parts.train.size(); ++i)
        if (!copies[static_cast<std::size_t>(i)]) rows.push_back(i);
    return rows;
}

void shuffle(Rows& rows, std::uint64_t seed)
{
    for (std::size_t i = rows.size(); i > 1; --i)
        std::swap(rows[i - 1], rows[splitmix64(seed, i) % i]);
}

/// Which rows go where; test counts in the test part where there is one.
struct Division
{
    Rows train, calibration, test;
};

Rows taken(const Rows& from, std::int64_t first, std::int64_t count)
{
    return {from.begin() + first, from.begin() + first + count};
}

/// Items of a set that are too few for its splits; test is 0 where there is a test part.
struct Shares
{
    std::int64_t there, dropped, train, calibration, test;
};

Message tooFewItems(const Shares& s, bool testPart)
{
    const NumberText there = formatCount(s.there), dropped = formatCount(s.dropped),
                     all = formatCount(s.there + s.dropped), train = formatCount(s.train),
                     calibration = formatCount(s.calibration), test = formatCount(s.test);
    if (s.dropped > 0 && testPart)
        return Message::tr("%1 of its %2 items are duplicates of others or of test items and were removed. The "
                           "remaining %3 are split into %4 for training and %5 for calibration; no split can be empty")
            .arg(dropped, all, there, train, calibration);
    if (s.dropped > 0)
        return Message::tr("%1 of its %2 items are duplicates and were removed. The remaining %3 are split into %4 for "
                           "training, %5 for calibration and %6 for testing; no split can be empty")
            .arg(dropped, all, there, train, calibration, test);
    if (testPart)
        return Message::tr("its %1 items are split into %2 for training and %3 for calibration; no split can be empty")
            .arg(there, train, calibration);
    return Message::
        tr("its %1 items are split into %2 for training, %3 for calibration and %4 for testing; no split can be empty")
            .arg(there, train, calibration, test);
}

Result<Division> divided(const DataRequest& request, const Parts& parts, Rows rows, LabelledData& data)
{
    const auto there = static_cast<std::int64_t>(rows.size());
    std::int64_t calibration = request.calibrationCount, test = parts.test ? 0 : request.testCount;
    const std::int64_t wanted = request.trainCount + calibration + test;
    std::int64_t train = request.trainCount;
    if (there < wanted) {
        calibration = there * calibration / wanted;
        test = there * test / wanted;
        train = there - calibration - test;
    }
    if (train < 1 || calibration < 1 || (!parts.test && test < 1))
        return refused(
            request, tooFewItems({there, parts.train.size() - there, train, calibration, test}, parts.test.has_value()),
            Message::tr("Use more items or different split sizes."));
    if (there < wanted)
        data.notes.push_back(
            Message::tr("Only %1 of the %2 requested items are available. They are split in proportion.")
                .arg(formatCount(there), formatCount(wanted)));
    else if (there > wanted)
        data.notes.push_back(
            Message::tr("%1 of %2 items are used, chosen by the seed.").arg(formatCount(wanted), formatCount(there)));
    shuffle(rows, splitmix64(request.seed, 0x73706c6974));
    Division division{taken(rows, 0, train), taken(rows, train, calibration), taken(rows, train + calibration, test)};
    if (!parts.test) return division;
    division.test.resize(static_cast<std::size_t>(parts.test->size()));
    std::iota(division.test.begin(), division.test.end(), 0);
    if (parts.test->size() > request.testCount) {
        shuffle(division.test, splitmix64(request.seed, 0x74657374));
        division.test.resize(static_cast<std::size_t>(request.testCount));
        data.notes.push_back(Message::tr("%1 of %2 test items are used, chosen by the seed.")
                                 .arg(formatCount(request.testCount), formatCount(parts.test->size())));
    }
    return division;
}

LabelledSet gathered(const RawPart& part, const std::vector<std::int32_t>& labels, const Rows& rows)
{
    LabelledSet set;
    const std::int64_t length = part.rowLength();
    set.features.resize(rows.size() * static_cast<std::size_t>(length));
    set.labels.reserve(rows.size());
    float* to = set.features.data();
    for (const std::int64_t row : rows) {
        to = std::copy_n(part.features.data() + row * length, length, to);
        set.labels.push_back(labels[static_cast<std::size_t>(row)]);
    }
    return set;
}

Result<Parts> readParts(const DataRequest& request, const DataSource& source, const std::stop_token& stop,
                        LabelledData& data)
{
    Parts parts;
    auto train = readDataPart(source, source.train, stop);
    if (!train) return train.error();
    parts.train = std::move(train).value();
    recognizeImages(parts.train);
    parts.table = parts.train.height == 1;
    data.notes.insert(data.notes.end(), parts.train.notes.begin(), parts.train.notes.end());
    if (source.test) {
        auto test = readDataPart(source, *source.test, stop);
        if (!test) return test.error();
        if (test->rowLength() != parts.train.rowLength())
            return refused(request,
                           Message::tr("training items have %1 features, test items %2")
                               .arg(formatCount(parts.train.rowLength()), formatCount(test->rowLength())),
                           Message::tr("Training and test data must have the same features."));
        if (test->labelColumn != parts.train.labelColumn)
            return refused(request,
                           Message::tr("the label is column %1 of the training table, but %2 of the test table")
                               .arg(parts.train.labelColumn + 1, test->labelColumn + 1),
                           Message::tr("Name the label column 'label' in both tables."));
        parts.test = std::move(test).value();
    }
    if (parts.train.size() == 0 || (parts.test && parts.test->size() == 0))
        return refused(request, Message::tr("a part of it has no items"),
                       Message::tr("Check that the export was complete."));
    const auto classes = classOrder(parts);
    if (auto fit = checkLabels(request, parts, classes); !fit) return fit.error();
    parts.trainLabels = mapped(parts.train.labels, classes);
    if (parts.test) parts.testLabels = mapped(parts.test->labels, classes);
    parts.classNames.resize(classes.size());
    for (const auto& [name, place] : classes)
        parts.classNames[static_cast<std::size_t>(place)] = name;
    return parts;
}

/// Copies of an image must not be in two splits; rows of a table may well be equal without being the same
/// item.
Rows usableRows(const Parts& parts, LabelledData& data)
{
    Rows rows = distinctTrainRows(parts);
    const std::int64_t copies = parts.train.size() - static_cast<std::int64_t>(rows.size());
    if (copies == 0) return rows;
    if (!parts.table) {
        data.notes.push_back(Message::tr("%1 duplicate images were removed, so that no two splits share an item.")
                                 .arg(formatCount(copies)));
        return rows;
    }
    data.notes.push_back(Message::tr("%1 rows have the same features as another row. They are kept, because table rows "
                                     "can repeat, so splits can share values.")
                             .arg(formatCount(copies)));
    rows.resize(static_cast<std::size_t>(parts.train.size()));
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

void noteMissingClasses(LabelledData& data)
{
    std::vector<bool> seen(data.classNames.size());
    for (const std::int32_t label : data.train.labels)
        seen[static_cast<std::size_t>(label)] = true;
    std::vector<std::string> missing;
    for (std::size_t c = 0; c < seen.size(); ++c)
        if (!seen[c]) missing.push_back(data.classNames[c]);
    if (missing.empty()) return;
    const auto total = missing.size();
    missing.resize(std::min<std::size_t>(total, 8));
    data.notes.push_back(Message::tr("No training item belongs to class %1, so the model cannot learn it.")
                             .arg(nameList(missing, total)));
}

} // namespace

Result<LabelledData> readLabelledFiles(const DataRequest& request, std::stop_token stop,
                                       const std::function<void(double)>& progress)
{
    const auto report = [&](double share) {
        if (progress) progress(share);
    };
    if (auto fit = checkSplitCounts(request); !fit) return fit.error();
    const auto source = findDataSource(request.path);
    if (!source) return source.error();
    report(0.05);
    LabelledData data;
    data.notes = source->notes;
    const auto parts = readParts(request, *source, stop, data);
    if (!parts) return parts.error();
    report(0.7);
    auto division = divided(request, *parts, usableRows(*parts, data), data);
    if (!division) return division.error();
    if (stop.stop_requested()) return dataInterrupted();
    data.height = parts->train.height;
    data.width = parts->train.width;
    data.classNames = parts->classNames;
    data.train = gathered(parts->train, parts->trainLabels, division->train);
    data.calibration = gathered(parts->train, parts->trainLabels, division->calibration);
    data.test = parts->test ? gathered(*parts->test, parts->testLabels, division->test)
                            : gathered(parts->train, parts->trainLabels, division->test);
    report(0.9);
    noteMissingClasses(data);
    if (auto done = parts->table ? standardizeColumns(data) : standardizeImages(data); !done) return done.error();
    data.description = Message::tr("%1, %2 classes, seed %3")
                           .arg(std::filesystem::path(request.path).filename().string(), data.classes(), request.seed);
    report(1);
    return data;
}

} // namespace qs
