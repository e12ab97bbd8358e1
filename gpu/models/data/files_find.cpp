// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/data/files_find.h"

#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace qs {

namespace {

namespace fs = std::filesystem;

enum class Role { Features, Labels };
enum class Part { Train, Test };

/// What a file's name says.
struct NamedFile
{
    fs::path path;
    DataSource::Kind kind = DataSource::Kind::Idx;
    Role role = Role::Features;
    Part part = Part::Train;
    bool held = false;  ///< a validation part, which has no place here
    bool named = false; ///< the name says the role
    std::string set;    ///< the words that remain: the same for all files of one data set
    bool compressed = false;
};

Error refused(const fs::path& path, const Message& why)
{
    return unusableData(path, why,
                        Message::tr("Choose a folder with MNIST-style files (train-images-idx3-ubyte, …), a .csv file "
                                    "with a label column, or x.npy with y.npy."));
}

template <std::size_t N> bool oneOf(const std::string& word, const std::array<const char*, N>& words)
{
    return std::ranges::find(words, word) != words.end();
}

/// Lower-case words of a file's name.
std::vector<std::string> wordsOf(const fs::path& path)
{
    std::vector<std::string> words(1);
    const std::string name = path.filename().native();
    for (const char c : name) {
        if (c == '-' || c == '_' || c == '.' || c == ' ')
            words.emplace_back();
        else
            words.back() += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    std::erase(words, "");
    return words;
}

std::optional<DataSource::Kind> kindOf(const std::vector<std::string>& words)
{
    if (words.empty()) return std::nullopt;
    const std::string& last = words.back();
    const auto isIdx = [](const std::string& w) { return w == "ubyte" || w.starts_with("idx"); };
    if (last == "npy") return DataSource::Kind::Npy;
    if (last == "csv" || last == "tsv") return DataSource::Kind::Csv;
    if (isIdx(last)) return DataSource::Kind::Idx;
    return std::nullopt;
}

/// Nothing for a file that is no data by its name.
std::optional<NamedFile> understood(const fs::path& path)
{
    auto words = wordsOf(path);
    NamedFile file;
    file.path = path;
    if (!words.empty() && words.back() == "gz") {
        file.compressed = true;
        words.pop_back();
    }
    const auto kind = kindOf(words);
    if (!kind || (*kind == DataSource::Kind::Npy && file.compressed)) return std::nullopt;
    file.kind = *kind;
    for (const std::string& word : words) {
        if (oneOf(word, std::array{"x", "images", "image", "features", "data", "inputs", "input"}))
            file.named = true;
        else if (oneOf(word, std::array{"y", "labels", "label", "targets", "target", "classes"})) {
            file.role = Role::Labels;
            file.named = true;
        } else if (oneOf(word, std::array{"test", "t10k", "testing"}))
            file.part = Part::Test;
        else if (oneOf(word, std::array{"val", "valid", "validation", "dev"}))
            file.held = true;
        else if (!oneOf(word,
                        std::array{"train", "training", "npy", "csv", "tsv", "idx", "idx1", "idx2", "idx3", "ubyte"}))
            file.set += (file.set.empty() ? "" : " ") + word;
    }
    if (file.kind == DataSource::Kind::Csv) file.role = Role::Features;
    return file;
}

/// The data files of a folder, by name; a compressed one is left out where it lies beside the plain one.
Result<std::vector<NamedFile>> filesIn(const fs::path& folder)
{
    std::error_code failed;
    std::vector<NamedFile> files;
    for (fs::directory_iterator it(folder, failed), end; !failed && it != end; it.increment(failed)) {
        std::error_code ignored;
        if (!it->is_regular_file(ignored)) continue;
        if (auto file = understood(it->path())) files.push_back(std::move(*file));
    }
    if (failed) return fileError(Message::tr("Cannot read the folder %1: %2.").arg(quotedPath(folder)), failed.value());
    std::ranges::sort(files, {}, [](const NamedFile& f) { return f.path.native(); });
    std::set<fs::path> plain;
    for (const NamedFile& file : files)
        if (!file.compressed) plain.insert(file.path);
    std::erase_if(files, [&](const NamedFile& f) {
        return f.compressed && plain.contains(fs::path(f.path).replace_extension());
    });
    return files;
}

Message namesOf(const std::vector<NamedFile>& files)
{
    std::vector<std::string> names;
    for (const NamedFile& file : files)
        if (names.size() < 8) names.push_back(file.path.filename().string());
    return nameList(names, files.size());
}

/// The file of a role and part; labels without a set of their own ("labels.npy") serve any set.
const NamedFile* pick(const std::vector<NamedFile>& files, const NamedFile& like, Role role, Part part)
{
    const NamedFile* found = nullptr;
    for (const NamedFile& file : files) {
        if (file.kind != like.kind || file.role != role || file.part != part || file.held != like.held) continue;
        if (file.set == like.set) return &file;
        if (role == Role::Labels && file.set.empty()) found = &file;
    }
    return found;
}

Result<DataPart> partOf(const std::vector<NamedFile>& files, const NamedFile& features)
{
    if (features.kind == DataSource::Kind::Csv) return DataPart{features.path, {}};
    if (const NamedFile* labels = pick(files, features, Role::Labels, features.part))
        return DataPart{features.path, labels->path};
    return unusableData(
        features.path, Message::tr("no label file was found next to it"),
        features.kind == DataSource::Kind::Npy
            ? Message::tr("Put y.npy, labels.npy or %1_labels.npy in the same folder.")
                  .arg(features.path.stem().string())
            : Message::tr(
                  "Put the file with the same name, but 'labels-idx1' instead of 'images-idx3', in the same folder."));
}

/// The whole set that `chosen` belongs to.
Result<DataSource> sourceOf(const std::vector<NamedFile>& files, const NamedFile& chosen)
{
    const NamedFile* train = chosen.part == Part::Train ? &chosen : pick(files, chosen, Role::Features, Part::Train);
    const NamedFile* test = chosen.part == Part::Test ? &chosen : pick(files, chosen, Role::Features, Part::Test);
    DataSource source;
    source.kind = chosen.kind;
    source.transposed = chosen.kind == DataSource::Kind::Idx && chosen.set.find("emnist") != std::string::npos;
    auto first = partOf(files, train ? *train : *test);
    if (!first) return first.error();
    source.train = std::move(first).value();
    if (train && test) {
        auto second = partOf(files, *test);
        if (!second) return second.error();
        source.test = std::move(second).value();
        source.notes.push_back(
            Message::tr("The test split is the file %1; calibration items are taken out of %2.")
                .arg(quotedText(test->path.filename().string()), quotedText(train->path.filename().string())));
    }
    for (const NamedFile& file : files)
        if (file.held && !chosen.held && file.kind == chosen.kind && file.role == Role::Features &&
            file.set == chosen.set)
            source.notes.push_back(
                Message::tr("The validation file %1 is not used.").arg(quotedText(file.path.filename().string())));
    return source;
}

Result<DataSource> inFolder(const fs::path& folder)
{
    const auto files = filesIn(folder);
    if (!files) return files.error();
    if (files->empty()) return refused(folder, Message::tr("the folder contains no data files"));
    // One of each kind and set, those with a role in their name first: "notes.npy" beside x.npy and y.npy is
    // no data set.
    for (const bool named : {true, false}) {
        std::map<std::pair<DataSource::Kind, std::string>, const NamedFile*> sets;
        for (const NamedFile& file : *files)
            if (file.role == Role::Features && !file.held &&
                (file.named == named || file.kind == DataSource::Kind::Csv))
                if (auto& first = sets[{file.kind, file.set}]; !first || file.part == Part::Train) first = &file;
        if (sets.size() > 1)
            return unusableData(folder, Message::tr("the folder contains several data sets: %1").arg(namesOf(*files)),
                                Message::tr("Choose the file with the images, or the table."));
        if (sets.size() == 1) return sourceOf(*files, *sets.begin()->second);
    }
    return refused(folder, Message::tr("the folder contains only labels: %1").arg(namesOf(*files)));
}

Result<DataSource> ofFile(const fs::path& path)
{
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    const auto files = filesIn(folder);
    if (!files) return files.error();
    const auto chosen = understood(path);
    if (!chosen) return refused(path, Message::tr("its name does not end in .csv, .tsv, .npy, .idx or -ubyte (IDX)"));
    if (chosen->role == Role::Labels) {
        const NamedFile* features = pick(*files, *chosen, Role::Features, chosen->part);
        if (!features)
            return refused(path, Message::tr("these are labels, and no file with the features was found next to them"));
        return sourceOf(*files, *features);
    }
    return sourceOf(*files, *chosen);
}

} // namespace

Error unusableData(const fs::path& path, const Message& why, const Message& hint)
{
    return {ErrorCode::BadInput, Message::tr("Cannot use %1 as data: %2.").arg(quotedPath(path), why), hint};
}

Result<DataSource> findDataSource(const fs::path& path)
{
    return guarded(Message::mark("the folder of the data"), [&]() -> Result<DataSource> {
        std::error_code failed;
        const auto status = fs::status(path, failed);
        if (!fs::exists(status))
            return unusableData(path, Message::tr("no such file or folder"),
                                Message::tr("Check the path; relative paths start at the current folder."));
        return fs::is_directory(status) ? inFolder(path) : ofFile(path);
    });
}

} // namespace qs
