// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/session.h"

#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"
#include "gpu/models/classifier/default_model.h"
#include "gpu/results/study_json.h"
#include "gpu/studies/llm/text.h"
#include "gpu/studies/study_events.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace qs {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::size_t kMaxCalibration = std::size_t{16} << 20;
constexpr std::int64_t kUsualContext = 512;
constexpr const char* kGenerate = "generate"; ///< the question

} // namespace

LlmSession::LlmSession(LlmSessionSpec spec, LlamaEngineOpener open) : m_spec(std::move(spec)), m_open(std::move(open))
{}

Result<void> LlmSession::open()
{
    if (m_tokenizer) return {};
    m_configuration = findLlmConfiguration(m_spec.configuration);
    if (!m_configuration)
        return Error{ErrorCode::Usage, Message::tr("There is no configuration '%1'.").arg(m_spec.configuration),
                     Message::tr("'quantoscope llm configs' lists them.")};
    std::filesystem::path folder = m_spec.model;
    if (folder.empty()) {
        const auto found = findDefaultModel();
        if (!found) return found.error();
        folder = found->folder;
    }
    auto checkpoint = HfCheckpoint::open(folder);
    if (!checkpoint) return checkpoint.error();
    auto tokenizer = TextTokenizer::open(checkpoint->tokenizerPath());
    if (!tokenizer) return tokenizer.error();
    m_checkpoint.emplace(std::move(*checkpoint));
    m_tokenizer.emplace(std::move(*tokenizer));
    return {};
}

Result<void> LlmSession::calibrate()
{
    if (!m_configuration->needsCalibration() || !m_calibration.tokens.empty()) return {};
    std::filesystem::path path = m_spec.calibration;
    if (path.empty()) {
        const auto found = findDefaultModel();
        if (!found) return found.error();
        path = found->calibration();
    }
    const auto text = beginningOf(path, kMaxCalibration);
    if (!text) return text.error();
    auto tokens = m_tokenizer->encode(text->text, {.addSpecial = false});
    if (!tokens) return tokens.error();
    if (auto known = checkTokens(*m_tokenizer, *tokens, m_checkpoint->shape().vocabulary, quotedPath(path.filename()));
        !known)
        return known.error();
    m_calibration.tokens = std::move(*tokens);
    m_calibration.begin = beginToken(m_checkpoint->config(), *m_tokenizer);
    m_calibration.window = std::min<std::int64_t>(m_checkpoint->shape().context, 512);
    return {};
}

Result<void> LlmSession::load(LlmBuildOptions options, std::stop_token stop)
{
    m_engine.reset(); // before the next one asks for its memory
    if (auto ready = calibrate(); !ready) return ready;
    options.calibration = &m_calibration;
    options.progress.interrupted = [stop] { return stop.stop_requested(); };
    Message reason;
    auto engine = m_open(m_spec.backend, m_spec.device, reason);
    if (!engine) return engine.error();
    const auto built = buildLlm(**engine, *m_checkpoint, *m_configuration, options);
    if (!built) return built.error();
    m_notes = m_checkpoint->remarks();
    if (!built->notes.empty()) m_notes.push_back(built->notes);
    m_engine = std::move(*engine);
    m_context = options.context;
    return {};
}

Result<LlmGeneration> LlmSession::generate(const LlmPrompt& prompt, std::stop_token stop, const LlmProgress& progress)
{
    if (auto opened = open(); !opened) return opened.error();
    const auto ids = m_tokenizer->encode(prompt.text);
    if (!ids) return ids.error();
    if (auto known = checkTokens(*m_tokenizer, *ids, m_checkpoint->shape().vocabulary, Message::tr("The prompt"));
        !known)
        return known.error();
    const std::int64_t room = m_checkpoint->shape().context, length = static_cast<std::int64_t>(ids->size()),
                       needed = length + prompt.most;
    if (needed > room)
        return Error{ErrorCode::Usage,
                     Message::tr("The prompt has %1 tokens, and %2 are to follow; the model was made for %3 positions.")
                         .arg(formatCount(length), formatCount(prompt.most), formatCount(room)),
                     Message::tr("Shorten the prompt, or ask for fewer tokens.")};
    if (!m_engine || needed > m_context) {
        LlmBuildOptions options;
        options.context = std::min(room, std::max(needed, kUsualContext));
        options.progress = progress;
        if (auto loaded = load(std::move(options), stop); !loaded) return loaded.error();
    }
    m_engine->setInterrupt([stop] { return stop.stop_requested(); });
    auto made = generateText(*m_engine, m_checkpoint->config(), *m_tokenizer, *ids, m_context,
                             {.most = prompt.most, .piece = prompt.piece});
    if (!made && made.error().code != ErrorCode::Interrupted && made.error().code != ErrorCode::Usage)
        m_engine.reset(); // what it holds is not known any more
    if (!made && made.error().code == ErrorCode::BadInput) return explainNotFinite(*m_checkpoint, made.error());
    return made;
}

Result<LlmSaved> LlmSession::save(const std::filesystem::path& folder, std::stop_token stop)
{
    if (auto opened = open(); !opened) return opened.error();
    std::error_code none;
    if (std::filesystem::equivalent(folder, m_checkpoint->folder(), none))
        return Error{ErrorCode::Usage, Message::tr("--out names the folder of the model itself."),
                     Message::tr("Choose another one.")};
    LlmBuildOptions options;
    options.context = std::min(m_checkpoint->shape().context, kUsualContext);
    options.saveTo = folder;
    if (auto loaded = load(std::move(options), std::move(stop)); !loaded) return loaded.error();
    return LlmSaved{static_cast<std::int64_t>(m_engine->memory().weights.value), m_notes};
}

std::optional<Error> LlmSession::run(std::stop_token, StudySink&)
{
    return Error{ErrorCode::Usage, Message::tr("There is nothing to run: a session answers prompts."), ""};
}

Result<StudyAnswer> LlmSession::ask(const nlohmann::json& question, std::stop_token stop, StudySink& sink)
{
    if (questionName(question) != kGenerate) return noSuchQuestion(question);
    LlmPrompt prompt;
    ObjectReader in(question, "question");
    in.read("prompt", prompt.text);
    in.readInt("most", prompt.most, 1, 1e9);
    if (in.error()) return *in.error();
    StudyEvent token;
    token.kind = StudyEvent::Kind::Token;
    token.count = 1;
    prompt.piece = [&](const std::string& piece) {
        token.what = piece;
        sink.event(token);
        return !stop.stop_requested();
    };
    LlmProgress progress;
    progress.at = [&](const Message& what, double fraction) {
        StudyEvent loading = phaseEvent(what);
        loading.fraction = fraction;
        sink.event(loading);
    };
    const auto made = generate(prompt, stop, progress);
    if (!made) return made.error();
    return StudyAnswer{toJson(*made), {}};
}

Result<LlmGeneration> generate(Study& session, const std::string& prompt, std::int64_t most, std::stop_token stop,
                               StudySink& sink)
{
    const auto answer = session.ask({{"ask", kGenerate}, {"prompt", prompt}, {"most", most}}, std::move(stop), sink);
    if (!answer) return answer.error();
    if (!answer->head.contains("tokens"))
        return Error{ErrorCode::Internal, Message::tr("The worker process has not said what it wrote."),
                     Message::tr("Are both programs of the same version?")};
    return llmGenerationFromJson(answer->head);
}

template <class V> void fields(V& v, Visited<V, LlmSessionSpec>& spec)
{
    v("model", spec.model);
    v("configuration", spec.configuration);
    v("calibration", spec.calibration);
    placeFields(v, spec);
}

Json toJson(const LlmSessionSpec& spec) { return writeFields(spec); }

Result<LlmSessionSpec> llmSessionSpecFromJson(const nlohmann::json& json)
{
    return readFields<LlmSessionSpec>(json, "spec");
}

template <class V> void fields(V& v, Visited<V, LlmGeneration>& generation)
{
    using Token = std::numeric_limits<std::int32_t>;
    v("tokens", generation.tokens, Wholes{Token::min(), Token::max()});
    v("text", generation.text);
    v("ended", generation.ended);
    v("prompt_seconds", generation.promptSeconds);
    v("seconds", generation.seconds);
}

Json toJson(const LlmGeneration& generation) { return writeFields(generation); }

Result<LlmGeneration> llmGenerationFromJson(const nlohmann::json& json)
{
    return readFields<LlmGeneration>(json, "generation");
}

} // namespace qs
