// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/text_tokenizer.h"

#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/models/tokenizer/parts.h"
#include "gpu/models/tokenizer/text/unicode.h"

namespace qs {
namespace {

/// The largest files known are 35 MB.
constexpr JsonLimits kLimits{.maxBytes = std::size_t{128} << 20, .maxNodes = 20'000'000};
constexpr std::size_t kLongestKeptWord = 64, kMaxKeptWords = 100'000;

/// Adds a span of a text as a piece, unless it is empty text.
void addPiece(std::string_view text, const AddedSpan& span, bool first, std::vector<TextPiece>& pieces)
{
    const std::string_view part = text.substr(span.begin, span.end - span.begin);
    if (span.id >= 0 || !part.empty())
        pieces.push_back({std::string(span.id >= 0 ? std::string_view() : part), span.id, first && span.begin == 0});
}

/// The text between added tokens, normalized.
Result<std::vector<TextPiece>> normalizedPieces(const TokenizerParts& parts, std::string_view text, PatternWork& work)
{
    std::vector<TextPiece> raw, out;
    for (const AddedSpan& span : parts.raw.find(text))
        addPiece(text, span, true, raw);
    if (parts.normalizers.empty() && parts.normalized.empty()) return raw;
    for (TextPiece& piece : raw) {
        if (piece.id >= 0) {
            out.push_back(std::move(piece));
            continue;
        }
        for (const NormalizeStep& step : parts.normalizers) {
            piece.first = piece.first && !dropsBegin(step, piece.text, work);
            if (auto done = applyStep(step, piece.text, work); !done) return done.error();
        }
        for (const AddedSpan& span : parts.normalized.find(piece.text))
            addPiece(piece.text, span, piece.first, out);
    }
    return out;
}

/// Ids of words; a text has few that are different.
class WordEncoder
{
public:
    WordEncoder(const TokenModel& model, PatternWork& work) : m_model(model), m_work(work) {}
    Result<void> encode(const std::string& word, std::vector<std::int32_t>& ids)
    {
        if (word.empty()) return {};
        if (word.size() > kLongestKeptWord) return m_model.encode(word, ids, m_work);
        const auto found = m_kept.find(word);
        if (found != m_kept.end()) {
            ids.insert(ids.end(), found->second.begin(), found->second.end());
            return {};
        }
        const std::size_t before = ids.size();
        if (auto done = m_model.encode(word, ids, m_work); !done) return done;
        if (m_kept.size() < kMaxKeptWords)
            m_kept.emplace(word,
                           std::vector<std::int32_t>(ids.begin() + static_cast<std::ptrdiff_t>(before), ids.end()));
        return {};
    }

private:
    const TokenModel& m_model;
    PatternWork& m_work;
    std::unordered_map<std::string, std::vector<std::int32_t>> m_kept;
};

Result<std::vector<std::int32_t>> encodeText(const TokenizerParts& parts, std::string_view text, bool addSpecial)
{
    PatternWork work(text.size());
    auto pieces = normalizedPieces(parts, text, work);
    if (!pieces) return pieces.error();
    for (const SplitStep& step : parts.splits)
        if (auto done = applyStep(step, *pieces, work); !done) return done.error();
    std::vector<std::int32_t> ids;
    if (addSpecial) ids = parts.before;
    WordEncoder encoder(*parts.model, work);
    for (const TextPiece& piece : *pieces) {
        if (piece.id >= 0)
            ids.push_back(piece.id);
        else if (auto done = encoder.encode(piece.text, ids); !done)
            return done.error();
    }
    if (addSpecial) ids.insert(ids.end(), parts.behind.begin(), parts.behind.end());
    return ids;
}

} // namespace

TextTokenizer::TextTokenizer(std::shared_ptr<const TokenizerParts> parts) : m_parts(std::move(parts)) {}

Result<TextTokenizer> TextTokenizer::open(const std::filesystem::path& path)
{
    return guarded(Message::mark("a tokenizer.json"), [&]() -> Result<TextTokenizer> {
        const auto file = MappedFile::open(path);
        std::error_code ignored;
        if (!file && !std::filesystem::exists(path, ignored) &&
            std::filesystem::exists(path.parent_path() / "tokenizer.model", ignored))
            return Error{ErrorCode::BadInput,
                         Message::tr("%1 contains no \"tokenizer.json\", only \"tokenizer.model\" (SentencePiece), "
                                     "which is not supported.")
                             .arg(quotedPath(path.parent_path())),
                         Message::tr("Create one: %1")
                             .arg("python3 -c \"from transformers import AutoTokenizer; "
                                  "AutoTokenizer.from_pretrained('DIR').save_pretrained('DIR')\"")};
        if (!file) return file.error();
        const auto bytes = file->bytes();
        return file->checked(parse({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, quotedPath(path)));
    });
}

Result<TextTokenizer> TextTokenizer::parse(std::string_view json, const std::string& what)
{
    return guarded(Message::mark("a tokenizer.json"), [&]() -> Result<TextTokenizer> {
        const auto document = parseJson(json, kLimits, what);
        if (!document) return document.error();
        auto parts = readTokenizerParts(*document, what);
        if (!parts) return parts.error();
        return TextTokenizer(std::make_shared<const TokenizerParts>(std::move(parts).value()));
    });
}

Result<std::vector<std::int32_t>> TextTokenizer::encode(std::string_view text, const EncodeOptions& options) const
{
    return guarded(Message::mark("a string"), [&] {
        return isUtf8(text) ? encodeText(*m_parts, text, options.addSpecial)
                            : encodeText(*m_parts, lossyUtf8(text), options.addSpecial);
    });
}

std::string TextTokenizer::decode(std::span<const std::int32_t> ids, bool skipSpecial) const
{
    std::vector<std::string> tokens;
    std::size_t bytes = 0;
    for (const std::int32_t id : ids) {
        const std::string_view token = m_parts->token(id);
        if (token.empty() || (skipSpecial && m_parts->isSpecial(id))) continue;
        tokens.emplace_back(token);
        bytes += token.size();
    }
    PatternWork work(bytes);
    for (const DecodeStep& step : m_parts->decoders)
        applyStep(step, tokens, work);
    std::string text;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        text += (i > 0 && !m_parts->hasDecoder ? " " : "") + tokens[i];
    return text;
}

std::int32_t TextTokenizer::size() const { return m_parts->size; }

Result<void> checkTokens(const TextTokenizer& tokenizer, std::span<const std::int32_t> ids, std::int64_t vocabulary,
                         const Message& what)
{
    const auto strange =
        std::find_if(ids.begin(), ids.end(), [&](std::int32_t id) { return id < 0 || id >= vocabulary; });
    if (strange == ids.end()) return {};
    const std::string spelled = "\"" + std::string(tokenizer.token(*strange)) + "\"";
    return Error{
        ErrorCode::BadInput,
        Message::tr("%1 contains the token %2 (%3), but the model supports tokens 0 to %4: its tokenizer has %5 "
                    "tokens, its embedding %6 rows.")
            .arg(what, *strange, spelled, vocabulary - 1, tokenizer.size(), vocabulary),
        Message::tr("Remove %1 from the text, or put the tokenizer.json that the model was trained with in its folder.")
            .arg(spelled)};
}

std::string_view TextTokenizer::token(std::int32_t id) const { return m_parts->token(id); }
std::optional<std::int32_t> TextTokenizer::idOf(std::string_view token) const { return m_parts->idOf(token); }
bool TextTokenizer::isSpecial(std::int32_t id) const { return m_parts->isSpecial(id); }

std::string TextTokenizer::text() const
{
    const char* how = m_parts->isByteLevel()           ? ", byte-level"
                      : m_parts->model->byteFallback() ? ", with byte fallback"
                                                       : "";
    return std::string(m_parts->model->name()) + " of " + formatCount(m_parts->size) + " tokens" + how;
}

} // namespace qs
