// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/session.h"

#include "gpu/core/units.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/json_read.h"
#include "gpu/models/classifier/default_model.h"
#include "gpu/results/study_json.h"
#include "gpu/spec/seed.h"
#include "gpu/studies/llm/text.h"
#include "gpu/studies/study_events.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace qs {

using Json = nlohmann::ordered_json;

namespace {

constexpr const char *kGenerate = "generate", *kSave = "save"; ///< the questions
constexpr const char* kGenerations = "generations";
constexpr std::size_t kMaxCalibration = std::size_t{16} << 20;
constexpr std::int64_t kUsualContext = 512;

/// Loading and quantizing as phases of a study.
LlmProgress phasesTo(StudySink& sink)
{
    LlmProgress progress;
    progress.at = [&sink](const Message& what, double fraction) {
        StudyEvent loading = phaseEvent(what);
        loading.fraction = fraction;
        sink.event(loading);
    };
    return progress;
}

Error notReported()
{
    return {ErrorCode::Internal, Message::tr("The worker process did not report what it wrote."),
            Message::tr("Check that both programs have the same version.")};
}

/// What the configurations are called in progress: 'INT4-W4A16: layer 3'.
LlmProgress progressOf(const LlmProgress& all, const LlmConfiguration& configuration, bool several)
{
    if (!several || !all.at) return all;
    LlmProgress one = all;
    one.at = [at = all.at, name = std::string(configuration.name)](const Message& what, double fraction) {
        at(Message::tr("%1: %2").arg(name, what), fraction);
    };
    return one;
}

} // namespace

Result<void> validate(const LlmPrompt& prompt)
{
    const bool named = prompt.chatTemplate == kModelChatTemplate || prompt.chatTemplate == kNoChatTemplate;
    if (!named && prompt.chatTemplate.find('{') == std::string::npos) // a template without a tag writes no prompt
        return Error{ErrorCode::Usage,
                     Message::tr("Unknown chat template '%1'.").arg(printable(prompt.chatTemplate, 80)),
                     Message::tr("Chat templates: auto (that of the model), none, or a file with one in Jinja.")};
    return validate(prompt.sampling);
}

LlmSession::LlmSession(LlmSessionSpec spec, DecoderEngineOpener open) : m_spec(std::move(spec)), m_open(std::move(open))
{}

Result<void> LlmSession::openConfigurations()
{
    std::vector<Loaded> all;
    for (const std::string& id : {m_spec.configuration, m_spec.against}) {
        if (id.empty() && !all.empty()) continue;
        const LlmConfiguration* configuration = findLlmConfiguration(id);
        if (!configuration)
            return Error{ErrorCode::Usage, Message::tr("Unknown configuration '%1'.").arg(id),
                         Message::tr("'quantoscope llm configs' lists them.")};
        if (!all.empty() && all.front().configuration == configuration)
            return Error{ErrorCode::Usage, Message::tr("Both configurations are '%1'.").arg(id),
                         Message::tr("Choose two different configurations.")};
        all.push_back({configuration});
    }
    m_loaded = std::move(all);
    return {};
}

Result<void> LlmSession::open()
{
    if (m_tokenizer) return {};
    if (auto known = openConfigurations(); !known) return known;
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
    if (!m_calibration.tokens.empty()) return {};
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

Result<void> LlmSession::load(Loaded& loaded, LlmBuildOptions options, std::stop_token stop)
{
    loaded.engine.reset(); // before the next one asks for its memory
    if (loaded.configuration->needsCalibration())
        if (auto ready = calibrate(); !ready) return ready;
    options.calibration = &m_calibration;
    options.progress.interrupted = [stop] { return stop.stop_requested(); };
    Message reason;
    auto engine = m_open(m_spec.backend, m_spec.device, reason);
    if (!engine) return engine.error();
    const auto built = buildLlm(**engine, *m_checkpoint, *loaded.configuration, options);
    if (!built) return built.error();
    loaded.notes = built->notes;
    loaded.engine = std::move(*engine);
    loaded.context = options.context;
    noteLoaded();
    return {};
}

void LlmSession::noteLoaded()
{
    m_notes = m_checkpoint->remarks();
    for (const Loaded& loaded : m_loaded)
        if (!loaded.notes.empty()) addOnce(m_notes, loaded.notes);
}

/// Which template a prompt is put into.
Result<std::optional<ChatTemplate>> LlmSession::templateOf(const LlmPrompt& prompt) const
{
    if (prompt.chatTemplate == kNoChatTemplate) return std::optional<ChatTemplate>();
    if (prompt.chatTemplate == kModelChatTemplate) return ChatTemplate::find(m_checkpoint->folder());
    auto tokens = chatTokens(m_checkpoint->folder());
    if (!tokens) return tokens.error();
    auto made = ChatTemplate::parse(prompt.chatTemplate, std::move(*tokens));
    if (!made) return made.error();
    return std::optional(std::move(*made));
}

/// The prompt as the template has it; tokens that end a turn go to `encoded`, as does what is worth saying.
Result<std::string> LlmSession::chatText(const ChatTemplate& used, const LlmPrompt& prompt, Encoded& encoded) const
{
    std::vector<ChatTurn> turns;
    if (!prompt.system.empty()) turns.push_back({ChatTurn::Role::System, prompt.system});
    turns.push_back({ChatTurn::Role::User, prompt.text});
    auto text = used.render(turns);
    if (!text) return text;
    encoded.notes.push_back(Message::tr("Chat template: %1.")
                                .arg(prompt.chatTemplate == kModelChatTemplate ? Message::tr("that of the model")
                                                                               : Message::tr("from a file")));
    if (!prompt.system.empty() && text->find(prompt.system) == std::string::npos)
        encoded.notes.push_back(
            Message::tr("The chat template does not write the system message as it is; it may leave it out."));
    const auto behind = m_tokenizer->encode(used.behindAnswer(), {.addSpecial = false});
    if (!behind) return behind.error();
    for (const std::int32_t id : std::span(*behind).first(std::min<std::size_t>(behind->size(), 2)))
        if (m_tokenizer->isSpecial(id)) {
            encoded.ends.push_back(id);
            break;
        }
    return text;
}

Result<LlmSession::Encoded> LlmSession::encode(const LlmPrompt& prompt) const
{
    Encoded encoded;
    const auto used = templateOf(prompt);
    if (!used) return used.error();
    const bool plain = !*used;
    std::string text = prompt.system.empty() ? prompt.text : prompt.system + "\n\n" + prompt.text;
    if (!plain) {
        auto chat = chatText(**used, prompt, encoded);
        if (!chat) return chat.error();
        text = std::move(*chat);
    } else if (!prompt.system.empty()) {
        encoded.notes.push_back(Message::tr("The model has no chat template, so the system message is placed before "
                                            "the prompt, separated by a blank line."));
    }
    auto ids = m_tokenizer->encode(text, {.addSpecial = plain});
    if (!ids) return ids.error();
    if (auto known = checkTokens(*m_tokenizer, *ids, m_checkpoint->shape().vocabulary, Message::tr("The prompt"));
        !known)
        return known.error();
    encoded.tokens = std::move(*ids);
    return encoded;
}

Result<void> LlmSession::checkRoom(std::int64_t length, std::int64_t most) const
{
    const std::int64_t room = m_checkpoint->shape().context;
    if (length + most <= room) return {};
    return Error{ErrorCode::Usage,
                 Message::tr("The prompt has %1 tokens, and %2 are to be generated; the model supports %3 positions.")
                     .arg(formatCount(length), formatCount(most), formatCount(room)),
                 Message::tr("Shorten the prompt, or generate fewer tokens.")};
}

Result<void> LlmSession::prepare(Loaded& loaded, std::int64_t context, std::stop_token stop,
                                 const LlmProgress& progress)
{
    if (loaded.engine && context <= loaded.context) return {};
    LlmBuildOptions options;
    options.context = context;
    options.progress = progressOf(progress, *loaded.configuration, m_loaded.size() > 1);
    return load(loaded, std::move(options), std::move(stop));
}

/// Whether all are in memory together; if not, none but the first is.
Result<bool> LlmSession::prepareAll(std::int64_t context, std::stop_token stop, const LlmProgress& progress)
{
    for (Loaded& loaded : m_loaded) {
        const auto ready = prepare(loaded, context, stop, progress);
        if (ready) continue;
        if (ready.error().code != ErrorCode::Memory || &loaded == &m_loaded.front()) return ready.error();
        loaded.engine.reset();
        return false;
    }
    return true;
}

/// An error of writing: what the engines hold is not known any more, unless it was stopped or refused.
Error LlmSession::broken(std::span<Loaded*> who, const Error& error)
{
    if (error.code != ErrorCode::Interrupted && error.code != ErrorCode::Usage)
        for (Loaded* one : who)
            one->engine.reset();
    return error.code == ErrorCode::BadInput ? explainNotFinite(*m_checkpoint, error) : error;
}

/// Those of `who` take turns, a token each.
Result<std::vector<LlmGeneration>> LlmSession::write(std::span<Loaded*> who, const Encoded& prompt,
                                                     const LlmPrompt& asked, std::stop_token stop)
{
    std::vector<std::unique_ptr<TextWriter>> writers;
    for (Loaded* one : who) {
        one->engine->setInterrupt([stop] { return stop.stop_requested(); });
        LlmGenerateOptions options{.most = asked.most, .sampling = asked.sampling, .ends = prompt.ends};
        const std::size_t place = writers.size();
        options.piece = [&writers, &asked, place, id = std::string(one->configuration->id)](const std::string& piece) {
            return !asked.piece || asked.piece(id, piece, writers[place]->rate());
        };
        writers.push_back(std::make_unique<TextWriter>(*one->engine, m_checkpoint->config(), *m_tokenizer, options));
    }
    for (std::size_t i = 0; i < who.size(); ++i)
        if (auto begun = writers[i]->begin(prompt.tokens, who[i]->context); !begun) return broken(who, begun.error());
    for (bool any = true; any;) {
        any = false;
        for (const auto& writer : writers) {
            const auto more = writer->step();
            if (!more) return broken(who, more.error());
            any = any || *more;
        }
    }
    std::vector<LlmGeneration> all;
    for (std::size_t i = 0; i < who.size(); ++i) {
        auto made = writers[i]->finish();
        if (!made) return broken(who, made.error());
        made->configuration = std::string(who[i]->configuration->id);
        all.push_back(std::move(*made));
    }
    return all;
}

Result<std::vector<LlmGeneration>> LlmSession::generate(const LlmPrompt& prompt, std::stop_token stop,
                                                        const LlmProgress& progress)
{
    if (auto valid = validate(prompt); !valid) return valid.error();
    if (auto opened = open(); !opened) return opened.error();
    auto encoded = encode(prompt);
    if (!encoded) return encoded.error();
    const std::int64_t needed = static_cast<std::int64_t>(encoded->tokens.size()) + prompt.most;
    if (auto fits = checkRoom(needed - prompt.most, prompt.most); !fits) return fits.error();
    const std::int64_t context = std::min(m_checkpoint->shape().context, std::max(needed, kUsualContext));
    const auto together = prepareAll(context, stop, progress);
    if (!together) return together.error();
    std::vector<Loaded*> who;
    who.reserve(m_loaded.size());
    for (Loaded& loaded : m_loaded)
        who.push_back(&loaded);
    std::vector<LlmGeneration> all;
    if (*together) {
        auto made = write(who, *encoded, prompt, stop);
        if (!made) return made.error();
        all = std::move(*made);
    } else {
        encoded->notes.push_back(Message::tr(
            "The two configurations do not fit into memory together, so they generated one after the other."));
        for (Loaded*& one : who) {
            if (auto ready = prepare(*one, context, stop, progress); !ready) return ready.error();
            auto made = write(std::span(&one, 1), *encoded, prompt, stop);
            one->engine.reset(); // room for the next one
            if (!made) return made.error();
            all.push_back(std::move(made->front()));
            if (stop.stop_requested()) break; // what is written stays
        }
    }
    all.front().notes = m_notes;
    all.front().notes.insert(all.front().notes.begin(), encoded->notes.begin(), encoded->notes.end());
    return all;
}

Result<LlmSaved> LlmSession::save(const std::filesystem::path& folder, std::stop_token stop,
                                  const LlmProgress& progress)
{
    if (auto opened = open(); !opened) return opened.error();
    std::error_code none;
    if (std::filesystem::equivalent(folder, m_checkpoint->folder(), none))
        return Error{ErrorCode::Usage, Message::tr("--out is the folder of the model itself."),
                     Message::tr("Choose another folder.")};
    if (auto made = ensureDirectory(folder); !made) return made.error(); // a typing error shall not cost a quantization
    LlmBuildOptions options;
    options.progress = progress;
    options.context = std::min(m_checkpoint->shape().context, kUsualContext);
    options.saveTo = folder;
    if (auto loaded = load(m_loaded.front(), std::move(options), std::move(stop)); !loaded) return loaded.error();
    return LlmSaved{static_cast<std::int64_t>(m_loaded.front().engine->memory().weights.value), m_notes};
}

std::optional<Error> LlmSession::run(std::stop_token, StudySink&)
{
    return Error{ErrorCode::Usage, Message::tr("A session cannot be run; it only answers prompts."), ""};
}

template <class V> void fields(V& v, Visited<V, LlmSessionSpec>& spec)
{
    v("model", spec.model);
    v("configuration", spec.configuration);
    if (v.when(!spec.against.empty())) v("against", spec.against);
    v("calibration", spec.calibration);
    placeFields(v, spec);
}

Json toJson(const LlmSessionSpec& spec) { return writeFields(spec); }

Result<LlmSessionSpec> llmSessionSpecFromJson(const nlohmann::json& json)
{
    return readFields<LlmSessionSpec>(json, "spec");
}

template <class V> void fields(V& v, Visited<V, LlmPrompt>& prompt)
{
    v("prompt", prompt.text);
    v("most", prompt.most, Within{1, 1e9});
    v("system", prompt.system);
    v("chat_template", prompt.chatTemplate);
    v("temperature", prompt.sampling.temperature);
    v("top_p", prompt.sampling.topP);
    v("top_k", prompt.sampling.topK, Within{0, static_cast<double>(TokenSampling::kMaxTopK)});
    v("seed", prompt.sampling.seed, Within{0, static_cast<double>(kMaxSeed)});
}

template <class V> void fields(V& v, Visited<V, LlmGeneration>& generation)
{
    using Token = std::numeric_limits<std::int32_t>;
    v("configuration", generation.configuration);
    v("tokens", generation.tokens, Wholes{Token::min(), Token::max()});
    v("text", generation.text);
    v("ended", generation.ended);
    v("prompt_seconds", generation.promptSeconds);
    v("seconds", generation.seconds);
    v.derived("tokens_per_second", generation.tokensPerSecond());
    v.derived("median_step_ms", generation.medianStepMs());
    v("step_us", generation.stepUs, kSamples);
    v("pieces", generation.pieces);
    if (v.when(!generation.notes.empty())) v("notes", generation.notes);
}

Json toJson(const LlmGeneration& generation) { return writeFields(generation); }

Result<LlmGeneration> llmGenerationFromJson(const nlohmann::json& json)
{
    return readFields<LlmGeneration>(json, "generation");
}

template <class V> void fields(V& v, Visited<V, LlmSaved>& saved)
{
    v("bytes", saved.bytes, kCount);
    if (v.when(!saved.notes.empty())) v("notes", saved.notes);
}

Result<StudyAnswer> LlmSession::ask(const nlohmann::json& question, std::stop_token stop, StudySink& sink)
{
    const std::string name = questionName(question);
    if (name == kGenerate) return answerPrompt(question, std::move(stop), sink);
    if (name == kSave) return answerSave(question, std::move(stop), sink);
    return noSuchQuestion(question);
}

Result<StudyAnswer> LlmSession::answerSave(const nlohmann::json& question, std::stop_token stop, StudySink& sink)
{
    std::string folder;
    ObjectReader in(question, "question");
    in.read("folder", folder);
    if (in.error()) return *in.error();
    const auto saved = save(folder, std::move(stop), phasesTo(sink));
    if (!saved) return saved.error();
    return StudyAnswer{writeFields(*saved), {}};
}

Result<StudyAnswer> LlmSession::answerPrompt(const nlohmann::json& question, std::stop_token stop, StudySink& sink)
{
    auto prompt = readFields<LlmPrompt>(question, "question");
    if (!prompt) return prompt.error();
    StudyEvent token;
    token.kind = StudyEvent::Kind::Token;
    token.count = 1;
    prompt->piece = [&](const std::string& configuration, const std::string& piece, double rate) {
        token.subject = configuration;
        token.what = piece;
        token.rate = rate;
        sink.event(token);
        return !stop.stop_requested();
    };
    const auto made = generate(*prompt, stop, phasesTo(sink));
    if (!made) return made.error();
    Json all = Json::array();
    for (const LlmGeneration& one : *made)
        all.push_back(toJson(one));
    return StudyAnswer{{{kGenerations, std::move(all)}}, {}};
}

Result<std::vector<LlmGeneration>> generate(Study& session, const LlmPrompt& prompt, std::stop_token stop,
                                            StudySink& sink)
{
    Json question = writeFields(prompt);
    question["ask"] = kGenerate;
    const auto answer = session.ask(question, std::move(stop), sink);
    if (!answer) return answer.error();
    std::vector<LlmGeneration> all;
    const auto list = answer->head.find(kGenerations);
    for (const nlohmann::json& one : list != answer->head.end() ? *list : nlohmann::json::array()) {
        auto made = llmGenerationFromJson(one);
        if (!made) return made.error();
        all.push_back(std::move(*made));
    }
    if (all.empty()) return notReported();
    return all;
}

Result<LlmSaved> save(Study& session, const std::string& folder, std::stop_token stop, StudySink& sink)
{
    const auto answer = session.ask({{"ask", kSave}, {"folder", folder}}, std::move(stop), sink);
    if (!answer) return answer.error();
    if (!answer->head.contains("bytes")) return notReported();
    return readFields<LlmSaved>(answer->head, "answer");
}

} // namespace qs
