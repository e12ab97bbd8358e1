// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import/file_kind.h"

#include "gpu/formats/gzip.h"
#include "gpu/formats/idx.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/formats/npy.h"
#include "gpu/formats/safetensors.h"
#include "gpu/measure/audit/audit.h"
#include "gpu/report/import/csv_import.h"
#include "gpu/report/import/json_text.h"
#include "gpu/report/import/log_import.h"

#include <algorithm>
#include <optional>
#include <set>

namespace qs {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr std::size_t kHead = std::size_t{64} << 10; ///< in which a file says what it is

constexpr FileKindInfo kKinds[] = {
    {FileKind::Session, Message::mark("Sessions and results"), "*.quantoscope *.json"},
    {FileKind::Tensors, Message::mark("Tensors"), "*.npy *.safetensors"},
    {FileKind::ForeignResults, Message::mark("Results of other tools"), "*.json *.jsonl *.csv *.json.gz *.log *.txt"},
    {FileKind::PublishedTable, Message::mark("Published tables to audit"), "*.md *.tsv *.csv *.txt"},
    {FileKind::Model, Message::mark("Language models"), "config.json tokenizer.json *.index.json"},
    {FileKind::DataSet, Message::mark("Data sets"), "*-ubyte *-ubyte.gz *.idx"},
};

/// What is known by its first bytes, and cannot be read.
struct Signature
{
    std::string_view magic;
    const char *what, *hint;
};
constexpr Signature kSignatures[] = {
    {"GGUF", Message::mark("a GGUF model file"),
     Message::mark("Open the Hugging Face folder (config.json and .safetensors files) that it was created from.")},
    {"PK\3\4", Message::mark("a ZIP archive, such as .npz or a PyTorch checkpoint"),
     Message::mark("Save single tensors with numpy.save, or all of them with safetensors.")},
    {"PAR1", Message::mark("a Parquet table"),
     Message::mark("Convert it to JSON Lines, for example with to_json(orient=\"records\", lines=True) in pandas.")},
    {"\x89HDF", Message::mark("an HDF5 file"),
     Message::mark("Save single tensors with numpy.save, or all of them with safetensors.")},
    {"NVR", Message::mark("an Nsight Compute report"),
     Message::mark("Export it as a table: ncu --import FILE --csv --page raw > FILE.csv")},
    {"SQLite format 3", Message::mark("an SQLite database, such as an export of Nsight Systems"), ""},
    {"\x89PNG", Message::mark("a PNG image"), ""},
    {"\xff\xd8\xff", Message::mark("a JPEG image"), ""},
    {"%PDF", Message::mark("a PDF document"), Message::mark("Copy its table and paste it into the audit dialog.")},
    {"\x7f"
     "ELF",
     Message::mark("a program or library"), ""},
    {"MZ", Message::mark("a program or library"), ""},
    {"BZh", Message::mark("a file compressed with bzip2"), Message::mark("Decompress it first.")},
    {"\xfd"
     "7zXZ",
     Message::mark("a file compressed with xz"), Message::mark("Decompress it first.")},
    {"\x28\xb5\x2f\xfd", Message::mark("a file compressed with Zstandard"), Message::mark("Decompress it first.")},
    {"\x80\x02", Message::mark("a Python pickle, such as an old PyTorch checkpoint"),
     Message::mark(
         "Opening a pickle can run arbitrary code, so it is not supported. Save the tensors with safetensors.")},
    {"\x80\x04", Message::mark("a Python pickle, such as an old PyTorch checkpoint"),
     Message::mark(
         "Opening a pickle can run arbitrary code, so it is not supported. Save the tensors with safetensors.")},
    {"\x80\x05", Message::mark("a Python pickle, such as an old PyTorch checkpoint"),
     Message::mark(
         "Opening a pickle can run arbitrary code, so it is not supported. Save the tensors with safetensors.")},
};

/// What has no bytes of its own at its beginning, by its ending.
constexpr Signature kEndings[] = {
    {".onnx", Message::mark("an ONNX model"), Message::mark("Save its weights with safetensors.")},
    {".nsys-rep", Message::mark("an Nsight Systems report"), ""},
    {".qdrep", Message::mark("an Nsight Systems report"), ""},
    {".engine", Message::mark("a TensorRT engine"),
     Message::mark("Measure it with trtexec --loadEngine=FILE --exportTimes=times.json, and open times.json.")},
    {".plan", Message::mark("a TensorRT engine"),
     Message::mark("Measure it with trtexec --loadEngine=FILE --exportTimes=times.json, and open times.json.")},
    {".tflite", Message::mark("a TensorFlow Lite model"), ""},
    {".html", Message::mark("an HTML page"), Message::mark("Copy its table and paste it into the audit dialog.")},
};

/// The members at the top of a document, as far as its beginning shows them.
class HeadKeys : public nlohmann::json_sax<json>
{
public:
    std::set<std::string, std::less<>> keys;
    bool isOurs = false, isNumbers = false;

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return number(); }
    bool number_unsigned(number_unsigned_t) override { return number(); }
    bool number_float(number_float_t, const string_t&) override { return number(); }
    bool string(string_t& value) override
    {
        const bool named = (m_depth == 1 && (m_key == "format" || m_key == "kind")) ||
                           (m_depth == 2 && m_top == "program" && m_key == "name");
        isOurs = isOurs || (named && value.starts_with("quantoscope"));
        return true;
    }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return ++m_depth < 64; }
    bool start_array(std::size_t) override { return ++m_depth < 64; }
    bool end_object() override { return m_depth-- > 0; }
    bool end_array() override { return m_depth-- > 0; }
    bool key(string_t& key) override
    {
        m_key = key;
        if (m_depth == 1) keys.insert(m_top = key);
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override { return false; }

    bool has(std::string_view key) const { return keys.find(key) != keys.end(); }

private:
    bool number()
    {
        isNumbers = isNumbers || (m_depth == 1 && keys.empty()); // a list of numbers
        return true;
    }
    std::string m_key, m_top;
    int m_depth = 0;
};

bool hasPathEnding(const fs::path& path, std::string_view ending)
{
    std::string name = path.filename().string();
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return name.ends_with(ending);
}

fs::path folderOf(const fs::path& file) { return file.has_parent_path() ? file.parent_path() : fs::path("."); }

FileLook unreadable(const char* what, const char* hint = "")
{
    FileLook look;
    look.what = Message::marked(what);
    if (*hint) look.hint = Message::marked(hint);
    return look;
}

FileLook recording()
{
    return unreadable(Message::mark("a list of latencies"),
                      Message::mark("Use 'quantoscope diagnose FILE' to analyze the measurement."));
}

FileLook lookAtJson(std::string_view head, const fs::path& path)
{
    HeadKeys sax;
    (void)json::sax_parse(head.begin(), head.end(), &sax, json::input_format_t::json, false);
    const bool ours = sax.isOurs || (sax.has("schema") && (sax.has("environment") || sax.has("runs")));
    if (ours) return {FileKind::Session, path, {}, {}};
    const bool model = sax.has("weight_map") || (sax.has("added_tokens") && sax.has("model")) ||
                       sax.has("architectures") || (sax.has("model_type") && sax.has("hidden_size"));
    if (model && fs::exists(folderOf(path) / "config.json")) return {FileKind::Model, folderOf(path), {}, {}};
    if (model)
        return unreadable(Message::mark("a part of a language model"),
                          Message::mark("Put it in a folder with the config.json, tokenizer.json and .safetensors "
                                        "files of the model, and open that folder."));
    if (sax.isNumbers || sax.has("samples_us") ||
        (sax.has("samples") && !sax.has("results") && !sax.has("traceEvents")))
        return recording();
    const bool named = hasPathEnding(path, ".quantoscope");
    return {named ? FileKind::Session : FileKind::ForeignResults, path, {}, {}};
}

bool holdsTable(std::string_view text, PublishedForm form)
{
    const auto read = audit(text, form);
    return read && read->tables > 0;
}

/// Whether a header names what an audit recomputes.
bool isOfFigures(const std::vector<std::string_view>& header)
{
    constexpr std::string_view words[] = {"mean", "avg", "average", "median", "std", "p50", "p99", "latency", "speed"};
    return std::ranges::any_of(header, [&](std::string_view cell) {
        std::string name(cell);
        std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        return std::ranges::any_of(words, [&](std::string_view word) { return name.find(word) != name.npos; });
    });
}

/// CSV of another tool, a table that can be audited, or other text.
FileLook lookAtText(std::string_view head, bool whole, const fs::path& path)
{
    if (isKnownTable(head)) return {FileKind::ForeignResults, path, {}, {}};
    CsvReader reader(head, "");
    std::vector<std::string_view> cells;
    (void)reader.next(cells);
    // The last line may be cut.
    const std::string_view lines = whole ? head : head.substr(0, head.rfind('\n') + 1);
    const bool document = hasPathEnding(path, ".md") || hasPathEnding(path, ".tsv");
    if (document || holdsTable(lines, PublishedForm::Document) ||
        (isOfFigures(cells) && holdsTable(lines, PublishedForm::Csv)))
        return {FileKind::PublishedTable, path, {}, {}};
    if (hasPathEnding(path, ".jsonl")) return {FileKind::ForeignResults, path, {}, {}};
    if (hasPathEnding(path, ".quantoscope")) return {FileKind::Session, path, {}, {}};
    if (hasPathEnding(path, ".csv") && !cells.empty() && !plainNumber(cells.front()))
        return {FileKind::ForeignResults, path, {}, {}}; // which says what is missing
    if (!cells.empty() && plainNumber(cells.front())) return recording();
    return unreadable(Message::mark("text without a supported table"));
}

bool isText(std::string_view head)
{
    return head.find('\0') == head.npos && std::ranges::none_of(head, [](unsigned char c) {
               return c < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f';
           });
}

/// By content; nothing where that does not tell.
std::optional<FileLook> lookAtContent(std::span<const std::byte> head, bool whole, const fs::path& path)
{
    const std::string_view text(reinterpret_cast<const char*>(head.data()), head.size());
    if (looksLikeNpy(head) || looksLikeSafetensors(head)) return FileLook{FileKind::Tensors, path, {}, {}};
    if (looksLikeIdx(head)) return FileLook{FileKind::DataSet, folderOf(path), {}, {}};
    for (const Signature& known : kSignatures)
        if (text.starts_with(known.magic)) return unreadable(known.what, known.hint);
    const auto first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    if (first == text.npos) return unreadable(Message::mark("an empty file"));
    if (!isText(text)) return std::nullopt;
    if (text.starts_with("version https://git-lfs"))
        return unreadable(Message::mark("a Git LFS pointer, not the file itself"),
                          Message::mark("Run 'git lfs pull' in the folder, or download the file again."));
    const bool isDocument = hasPathEnding(path, ".md"); // which may quote any of the others
    if (!isDocument && logFormatOf(text)) return FileLook{FileKind::ForeignResults, path, {}, {}};
    for (const std::string_view tag : {"<!doctype", "<!DOCTYPE", "<html", "<?xml"})
        if (text.substr(first).starts_with(tag)) return unreadable(Message::mark("an HTML or XML document"));
    const std::string_view rest = text.substr(first);
    const std::size_t document = firstDocument(rest); // a list of numbers, and a log in brackets, begin alike
    if (document < rest.size() && !isDocument) return lookAtJson(rest.substr(document), path);
    if (rest.front() == '{' || rest.front() == '[') return lookAtJson(rest, path);
    return lookAtText(text, whole, path);
}

FileLook lookAtHead(std::span<const std::byte> head, bool whole, const fs::path& path)
{
    for (const Signature& known : kEndings)
        if (hasPathEnding(path, known.magic)) return unreadable(known.what, known.hint);
    if (auto look = lookAtContent(head, whole, path)) return *look;
    if (hasPathEnding(path, ".npy") || hasPathEnding(path, ".safetensors"))
        return {FileKind::Tensors, path, {}, {}}; // whose reader says what is wrong
    if (hasPathEnding(path, ".quantoscope")) return {FileKind::Session, path, {}, {}};
    return unreadable(Message::mark("a binary file of an unknown format"));
}

/// What is compressed, as far as it is read compressed.
FileLook lookAtGzip(std::span<const std::byte> bytes, const fs::path& path)
{
    std::vector<std::byte> head(kHead);
    auto reader = GzipReader::open(bytes, quotedPath(path));
    const auto read = reader ? reader->read(head) : Result<std::size_t>(reader.error());
    if (!read) return unreadable(Message::mark("a damaged gzip file"));
    head.resize(*read);
    if (const auto look = lookAtContent(head, *read < kHead, path);
        look && (look->kind == FileKind::ForeignResults || look->kind == FileKind::DataSet))
        return *look;
    return unreadable(Message::mark("a file compressed with gzip"), Message::mark("Decompress it first."));
}

FileLook lookAtFolder(const fs::path& path)
{
    std::error_code failed;
    if (fs::exists(path / "config.json", failed)) return {FileKind::Model, path, {}, {}};
    if (fs::exists(path / "results.json", failed)) return {FileKind::Session, path / "results.json", {}, {}};
    int seen = 0;
    for (fs::directory_iterator it(path, failed), end; !failed && it != end && ++seen < 1000; it.increment(failed))
        if (hasPathEnding(it->path(), "-ubyte") || hasPathEnding(it->path(), "-ubyte.gz") ||
            hasPathEnding(it->path(), ".idx"))
            return {FileKind::DataSet, path, {}, {}};
    return unreadable(
        Message::mark("a folder without a language model, a data set or a report"),
        Message::mark("The folder of a model contains config.json; the folder of a report contains results.json."));
}

} // namespace

std::span<const FileKindInfo> fileKinds() { return kKinds; }

Message readableFiles()
{
    return Message::tr(
        "Quantoscope opens sessions and results (.quantoscope, .json), tensors (.npy, .safetensors), results of other "
        "tools (.json, .jsonl, .csv, .json.gz, .log, .txt), published tables (.md, .tsv, .csv, .txt), folders of "
        "language models "
        "(config.json, tokenizer.json, .index.json) and data sets (-ubyte, -ubyte.gz, .idx).");
}

Result<FileLook> lookAtFile(const fs::path& path)
{
    return guarded(Message::mark("the file"), [&]() -> Result<FileLook> {
        std::error_code failed;
        if (fs::is_directory(path, failed)) return lookAtFolder(path);
        const auto file = MappedFile::open(path);
        if (!file) return file.error();
        const auto bytes = file->bytes();
        if (looksLikeGzip(bytes)) return lookAtGzip(bytes, path);
        return lookAtHead(bytes.first(std::min(bytes.size(), kHead)), bytes.size() <= kHead, path);
    });
}

Error unreadableFile(const fs::path& path, const FileLook& look)
{
    return {ErrorCode::BadInput, Message::tr("%1 is %2.").arg(quotedPath(path), look.what),
            Message::sentences({look.hint, readableFiles()})};
}

} // namespace qs
