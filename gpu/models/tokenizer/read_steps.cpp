// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/describe.h"
#include "gpu/models/tokenizer/parts.h"

namespace qs {
namespace {

using nlohmann::json;

constexpr std::size_t kMaxSteps = 64;
constexpr std::string_view kGpt2Pattern =
    R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+)";
constexpr std::string_view kWordsPattern =
    R"([\w\x{200c}\x{200d}]+|[^\w\x{200c}\x{200d}\s]+)"; // Rust's \w has the joiners

/// Reads one step, an object with a "type", and keeps the first thing that is wrong.
class StepReader
{
public:
    StepReader(const json& object, const std::string& where) : m_object(object), m_where(where)
    {
        if (!object.is_object() || !object.contains("type") || !object["type"].is_string())
            fail(Message::tr("has a step without a \"type\""));
        else
            m_type = object["type"].get<std::string>();
    }

    const std::string& type() const { return m_type; }
    bool flag(const char* key, bool missing)
    {
        const json* value = find(key);
        if (value && !value->is_boolean())
            fail(Message::tr("%1 has a \"%2\" that is neither true nor false").arg(m_type, key));
        return value && value->is_boolean() ? value->get<bool>() : missing;
    }
    std::string text(const char* key, const char* missing = nullptr)
    {
        const json* value = find(key);
        if (value ? !value->is_string() : !missing) fail(Message::tr("%1 has no \"%2\"").arg(m_type, key));
        return value && value->is_string() ? value->get<std::string>() : missing ? missing : "";
    }
    std::size_t count(const char* key)
    {
        const json* value = find(key);
        if (value && value->is_number_unsigned() && value->get<std::uint64_t>() <= 1'000'000)
            return value->get<std::size_t>();
        fail(Message::tr("%1 has no \"%2\" that is a number of 0 or more").arg(m_type, key));
        return 0;
    }
    TextMatcher matcher()
    {
        TextMatcher out;
        const json* pattern = find("pattern");
        const json* regex =
            pattern && pattern->is_object() && pattern->contains("Regex") ? &(*pattern)["Regex"] : nullptr;
        const json* literal =
            pattern && pattern->is_object() && pattern->contains("String") ? &(*pattern)["String"] : nullptr;
        if (literal && literal->is_string()) {
            out.literal = literal->get<std::string>();
        } else if (regex && regex->is_string()) {
            auto compiled = TextPattern::compile(regex->get_ref<const std::string&>());
            if (compiled)
                out.pattern = std::move(compiled).value();
            else if (!m_error)
                m_error = Error{compiled.error().code, Message::tr("%1: %2").arg(m_where, compiled.error().message),
                                compiled.error().hint};
        } else {
            fail(Message::tr("%1 has no \"pattern\" that is a String or a Regex").arg(m_type));
        }
        return out;
    }
    void unsupported(const Message& supported)
    {
        fail(Message::tr("%1 is not supported").arg(quotedText(m_type)), supported);
    }
    void fail(const Message& what, const Message& hint = Message::tr("Check that tokenizer.json is complete."))
    {
        if (!m_error) m_error = Error{ErrorCode::BadInput, Message::tr("%1: %2.").arg(m_where, what), hint};
    }
    const json* find(const char* key) const
    {
        const auto found = m_object.find(key);
        return found == m_object.end() || found->is_null() ? nullptr : &*found;
    }
    const std::optional<Error>& error() const { return m_error; }

private:
    const json& m_object;
    std::string m_where;
    std::string m_type;
    std::optional<Error> m_error;
};

/// Lays sequences out flat: calls `one` for each step of `part`, whose members are under `list` in a Sequence.
template <class One>
Result<void> forEachStep(const json* part, const char* list, const std::string& where, std::size_t& steps,
                         const One& one)
{
    if (!part || part->is_null()) return {};
    StepReader in(*part, where);
    if (!in.error() && ++steps > kMaxSteps) in.fail(Message::tr("has more than %1 steps").arg(kMaxSteps));
    if (in.error()) return *in.error();
    if (in.type() != "Sequence") {
        one(in);
        return in.error() ? Result<void>(*in.error()) : Result<void>();
    }
    const json* members = in.find(list);
    if (!members || !members->is_array())
        return Error{ErrorCode::BadInput, Message::tr("%1: Sequence has no \"%2\".").arg(where, list),
                     Message::tr("Check that tokenizer.json is complete.")};
    for (const json& member : *members)
        if (auto read = forEachStep(&member, list, where, steps, one); !read) return read;
    return {};
}

/// BertNormalizer is several steps.
void readBertNormalizer(StepReader& in, std::vector<NormalizeStep>& steps)
{
    using Kind = NormalizeStep::Kind;
    const bool lowercase = in.flag("lowercase", true);
    const std::pair<bool, Kind> parts[] = {{in.flag("clean_text", true), Kind::CleanText},
                                           {in.flag("handle_chinese_chars", true), Kind::SpaceIdeographs},
                                           {in.flag("strip_accents", lowercase), Kind::StripDecomposedMarks},
                                           {lowercase, Kind::Lowercase}};
    for (const auto& [wanted, kind] : parts)
        if (wanted) steps.push_back({.kind = kind});
}

NormalizeStep readPrecompiled(StepReader& in)
{
    NormalizeStep step{.kind = NormalizeStep::Kind::Precompiled};
    auto map = PrecompiledMap::read(in.text("precompiled_charsmap"));
    if (map)
        step.map = std::make_shared<const PrecompiledMap>(std::move(*map));
    else
        in.fail(Message::tr("%1 has a \"%2\" that is damaged").arg(in.type(), "precompiled_charsmap"));
    return step;
}

void readNormalizer(StepReader& in, std::vector<NormalizeStep>& steps)
{
    using Kind = NormalizeStep::Kind;
    constexpr std::pair<std::string_view, Kind> kSimple[] = {{"NFC", Kind::Nfc},
                                                             {"NFD", Kind::Nfd},
                                                             {"NFKC", Kind::Nfkc},
                                                             {"NFKD", Kind::Nfkd},
                                                             {"Lowercase", Kind::Lowercase},
                                                             {"StripAccents", Kind::StripAccents},
                                                             {"Nmt", Kind::Nmt},
                                                             {"ByteLevel", Kind::ByteLevel}};
    const std::string& type = in.type();
    for (const auto& [name, kind] : kSimple)
        if (type == name) return steps.push_back({.kind = kind});
    if (type == "Strip")
        steps.push_back(
            {.kind = Kind::Strip, .left = in.flag("strip_left", true), .right = in.flag("strip_right", true)});
    else if (type == "Prepend")
        steps.push_back({.kind = Kind::Prepend, .content = in.text("prepend")});
    else if (type == "Replace")
        steps.push_back({.kind = Kind::Replace, .content = in.text("content"), .matcher = in.matcher()});
    else if (type == "BertNormalizer")
        readBertNormalizer(in, steps);
    else if (type == "Precompiled")
        steps.push_back(readPrecompiled(in));
    else
        in.unsupported(Message::tr("Supported types: %1.")
                           .arg("NFC, NFD, NFKC, NFKD, Lowercase, Strip, StripAccents, Prepend, Replace, Nmt, "
                                "Precompiled, BertNormalizer, ByteLevel, Sequence"));
}

SplitBehavior behaviorOf(StepReader& in, const char* missing)
{
    const std::string name = in.text("behavior", missing);
    if (name == "Removed") return SplitBehavior::Removed;
    if (name == "Isolated") return SplitBehavior::Isolated;
    if (name == "MergedWithPrevious") return SplitBehavior::MergedWithPrevious;
    if (name == "MergedWithNext") return SplitBehavior::MergedWithNext;
    if (name == "Contiguous") return SplitBehavior::Contiguous;
    in.fail(Message::tr("%1 has the behavior %2, which is not supported").arg(in.type(), quotedText(name)),
            Message::tr("Supported behaviors: Removed, Isolated, MergedWithPrevious, MergedWithNext and Contiguous."));
    return SplitBehavior::Isolated;
}

TextMatcher ownPattern(std::string_view pattern)
{
    TextMatcher out;
    if (auto compiled = TextPattern::compile(pattern)) out.pattern = std::move(compiled).value();
    return out;
}

/// The character of Metaspace and what becomes of the begin of a text; decoders share it.
SplitStep::Prepend readMetaspace(StepReader& in, std::string& replacement)
{
    replacement = in.text("replacement", "▁");
    if (replacement.empty() || replacement.size() > 16)
        in.fail(Message::tr("Metaspace has a replacement that is not a character"));
    const std::string scheme = in.text("prepend_scheme", "always");
    if (scheme != "always" && scheme != "first" && scheme != "never")
        in.fail(Message::tr("Metaspace has the prepend_scheme %1, which is not supported").arg(quotedText(scheme)),
                Message::tr("Supported values: always, first and never."));
    if (!in.flag("add_prefix_space", true)) return SplitStep::Prepend::Never; // how older files say it
    return scheme == "first"   ? SplitStep::Prepend::First
           : scheme == "never" ? SplitStep::Prepend::Never
                               : SplitStep::Prepend::Always;
}

SplitStep readByteLevel(StepReader& in)
{
    SplitStep step{.kind = SplitStep::Kind::ByteLevel};
    step.prepend = in.flag("add_prefix_space", true) ? SplitStep::Prepend::Always : SplitStep::Prepend::Never;
    step.splits = in.flag("use_regex", true);
    if (step.splits) step.matcher = ownPattern(kGpt2Pattern);
    return step;
}

SplitStep readMetaspaceSplit(StepReader& in)
{
    SplitStep step{.kind = SplitStep::Kind::Metaspace, .behavior = SplitBehavior::MergedWithNext};
    step.prepend = readMetaspace(in, step.replacement);
    step.splits = in.flag("split", true);
    step.matcher.literal = step.replacement;
    return step;
}

SplitStep readFixedLength(StepReader& in)
{
    SplitStep step{.kind = SplitStep::Kind::FixedLength, .length = in.count("length")};
    if (step.length == 0) in.fail(Message::tr("%1 has a \"%2\" of 0").arg(in.type(), "length"));
    return step;
}

void readSplit(StepReader& in, std::vector<SplitStep>& steps)
{
    using Kind = SplitStep::Kind;
    const SplitStep whiteSpace{.kind = Kind::WhitespaceSplit, .behavior = SplitBehavior::Removed};
    const std::string& type = in.type();
    if (type == "ByteLevel")
        steps.push_back(readByteLevel(in));
    else if (type == "Split")
        steps.push_back(
            {.matcher = in.matcher(), .behavior = behaviorOf(in, nullptr), .invert = in.flag("invert", false)});
    else if (type == "Metaspace")
        steps.push_back(readMetaspaceSplit(in));
    else if (type == "Digits")
        steps.push_back(
            {.kind = Kind::Digits,
             .behavior = in.flag("individual_digits", false) ? SplitBehavior::Isolated : SplitBehavior::Contiguous});
    else if (type == "Punctuation")
        steps.push_back({.kind = Kind::Punctuation, .behavior = behaviorOf(in, "Isolated")});
    else if (type == "Whitespace")
        steps.push_back({.matcher = ownPattern(kWordsPattern), .behavior = SplitBehavior::Removed, .invert = true});
    else if (type == "WhitespaceSplit")
        steps.push_back(whiteSpace);
    else if (type == "BertPreTokenizer") {
        steps.push_back(whiteSpace);
        steps.push_back({.kind = Kind::Punctuation});
    } else if (type == "CharDelimiterSplit") {
        steps.push_back(
            {.matcher = {.literal = in.text("delimiter"), .pattern = {}}, .behavior = SplitBehavior::Removed});
    } else if (type == "FixedLength")
        steps.push_back(readFixedLength(in));
    else
        in.unsupported(Message::tr("Supported types: %1.")
                           .arg("ByteLevel, Split, Metaspace, Digits, Punctuation, Whitespace, WhitespaceSplit, "
                                "BertPreTokenizer, CharDelimiterSplit, FixedLength, Sequence"));
}

DecodeStep readStrip(StepReader& in)
{
    DecodeStep step{.kind = DecodeStep::Kind::Strip, .content = in.text("content")};
    if (step.content.empty()) in.fail(Message::tr("Strip has no character to strip"));
    step.start = in.count("start");
    step.stop = in.count("stop");
    return step;
}

void readDecoder(StepReader& in, std::vector<DecodeStep>& steps)
{
    using Kind = DecodeStep::Kind;
    DecodeStep step;
    const std::string& type = in.type();
    if (type == "ByteLevel")
        step.kind = Kind::ByteLevel;
    else if (type == "ByteFallback")
        step.kind = Kind::ByteFallback;
    else if (type == "Fuse")
        step.kind = Kind::Fuse;
    else if (type == "Metaspace") {
        step.kind = Kind::Metaspace;
        step.dropFirst = readMetaspace(in, step.content) != SplitStep::Prepend::Never;
    } else if (type == "Strip")
        step = readStrip(in);
    else if (type == "Replace")
        step = {.kind = Kind::Replace, .content = in.text("content"), .matcher = in.matcher()};
    else if (type == "BPEDecoder")
        step = {.kind = Kind::Bpe, .content = in.text("suffix", "</w>")};
    else if (type == "WordPiece")
        step = {.kind = Kind::WordPiece, .content = in.text("prefix", "##"), .cleanup = in.flag("cleanup", true)};
    else if (type == "CTC")
        step = {.kind = Kind::Ctc,
                .content = in.text("pad_token", "<pad>"),
                .delimiter = in.text("word_delimiter_token", "|"),
                .cleanup = in.flag("cleanup", true)};
    else
        in.unsupported(Message::tr("Supported types: %1.")
                           .arg("ByteLevel, ByteFallback, Fuse, Metaspace, Strip, Replace, BPEDecoder, WordPiece, CTC, "
                                "Sequence"));
    steps.push_back(std::move(step));
}

template <class Step, class Read>
Result<std::vector<Step>> readSteps(const json* part, const char* list, const std::string& where, Read read)
{
    std::vector<Step> steps;
    std::size_t count = 0;
    if (auto done = forEachStep(part, list, where, count, [&](StepReader& in) { read(in, steps); }); !done)
        return done.error();
    return steps;
}

} // namespace

Result<std::vector<NormalizeStep>> readNormalizers(const json* part, const std::string& where)
{
    return readSteps<NormalizeStep>(part, "normalizers", where, readNormalizer);
}
Result<std::vector<SplitStep>> readSplits(const json* part, const std::string& where)
{
    return readSteps<SplitStep>(part, "pretokenizers", where, readSplit);
}
Result<std::vector<DecodeStep>> readDecoders(const json* part, const std::string& where)
{
    return readSteps<DecodeStep>(part, "decoders", where, readDecoder);
}

} // namespace qs
