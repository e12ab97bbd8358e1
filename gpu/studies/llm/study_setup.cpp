// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/study_setup.h"

#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"
#include "gpu/models/classifier/default_model.h"
#include "gpu/studies/llm/estimate.h"
#include "gpu/studies/llm/ledger.h"
#include "gpu/studies/llm/text.h"
#include "gpu/studies/protocol/describe_environment.h"
#include "gpu/studies/study_events.h"

#include <algorithm>

namespace qs {

namespace {

constexpr std::size_t kMaxTextBytes = std::size_t{256} << 20, kMaxCalibrationBytes = std::size_t{16} << 20;
constexpr std::size_t kBytesOfToken = 64; ///< that are read for each token that is looked at: many times what one takes
constexpr std::size_t kPromptTokens = 32; ///< that the samples go on with

} // namespace

Result<void> LlmStudySetup::setUp()
{
    using Step = Result<void> (LlmStudySetup::*)();
    for (const Step step : {&LlmStudySetup::openModel, &LlmStudySetup::chooseConfigurations, &LlmStudySetup::readTexts,
                            &LlmStudySetup::readTasks, &LlmStudySetup::openFirstEngine})
        if (auto done = (this->*step)(); !done) return done;
    describe();
    return {};
}

Result<void> LlmStudySetup::openModel()
{
    m_folder = spec.model;
    if (spec.model.empty()) {
        auto found = findDefaultModel();
        if (!found) return found.error();
        m_folder = found->folder;
    }
    auto checkpoint = HfCheckpoint::open(m_folder);
    if (!checkpoint) return checkpoint.error();
    m_checkpoint.emplace(std::move(*checkpoint));
    auto tokenizer = TextTokenizer::open(m_checkpoint->tokenizerPath());
    if (!tokenizer) return tokenizer.error();
    m_tokenizer.emplace(std::move(*tokenizer));
    m_begin = beginToken(m_checkpoint->config(), *m_tokenizer);
    const DecoderShape& shape = m_checkpoint->shape();
    if (m_begin)
        if (auto known = checkTokens(*m_tokenizer, std::span(&*m_begin, 1), shape.vocabulary,
                                     Message::tr("The beginning of each text"));
            !known)
            return known;
    const std::int64_t needed = spec.promptLengths.back() + spec.generate;
    if (spec.rounds > 0 && needed > shape.context)
        return Error{
            ErrorCode::Usage,
            Message::tr("A prompt of %1 tokens and %2 generated tokens require %3 positions; the model supports %4.")
                .arg(formatCount(spec.promptLengths.back()), formatCount(spec.generate), formatCount(needed),
                     formatCount(shape.context)),
            Message::tr("Choose a shorter --prompt-len or --gen-len.")};
    return {};
}

Result<void> LlmStudySetup::chooseConfigurations()
{
    const bool stored = !m_checkpoint->quantization().empty();
    std::vector<std::string> ids = spec.configurations;
    if (ids.empty()) ids = stored ? std::vector<std::string>{"stored"} : defaultLlmConfigurations();
    std::erase(ids, "fp16");
    ids.insert(ids.begin(), "fp16");
    m_configurations.clear();
    for (const std::string& id : ids) {
        const LlmConfiguration* found = findLlmConfiguration(id);
        if (!found)
            return Error{ErrorCode::Usage, Message::tr("Unknown configuration '%1'.").arg(id),
                         Message::tr("'quantoscope llm configs' lists them.")};
        if (std::none_of(m_configurations.begin(), m_configurations.end(),
                         [&](const LlmConfiguration& c) { return c.id == found->id; }))
            m_configurations.push_back(*found);
    }
    for (const Message& remark : m_checkpoint->remarks())
        note(remark);
    for (const UnusedTensors& unused : m_checkpoint->unusedTensors())
        result.unusedTensors.push_back({unused.name, unused.count});
    if (stored)
        note(Message::tr("The checkpoint is quantized (%1). The baseline uses its dequantized values in FP16, and "
                         "other configurations quantize these values again.")
                 .arg(m_checkpoint->quantization()));
    return {};
}

Result<void> LlmStudySetup::readTexts()
{
    std::filesystem::path textFile = spec.text, calibrationFile = spec.calibration;
    if (spec.text.empty() || spec.calibration.empty()) {
        const auto found = findDefaultModel();
        if (!found)
            return Error{found.error().code, found.error().message,
                         Message::tr("Specify your own text files with --text and --calibration.")};
        if (spec.text.empty()) textFile = found->heldOut();
        if (spec.calibration.empty()) calibrationFile = found->calibration();
    }
    const std::size_t most = spec.textTokens > 0 ? std::clamp(static_cast<std::size_t>(spec.textTokens),
                                                              std::size_t{1} << 14, kMaxTextBytes / kBytesOfToken) *
                                                       kBytesOfToken
                                                 : kMaxTextBytes;
    const auto text = beginningOf(textFile, most);
    if (!text) return text.error();
    const bool whole = text->whole;
    auto ids = m_tokenizer->encode(text->text, {.addSpecial = false});
    if (!ids) return ids.error();
    m_text = std::move(*ids);
    const std::int64_t all = static_cast<std::int64_t>(m_text.size());
    if (all < 2)
        return Error{ErrorCode::BadInput,
                     Message::tr("%1 has %2 tokens; at least two are required.")
                         .arg("\"" + textFile.filename().string() + "\"", formatCount(all)),
                     Message::tr("Use a longer text.")};
    if (spec.textTokens > 0 && all > spec.textTokens) m_text.resize(static_cast<std::size_t>(spec.textTokens));
    if (auto known =
            checkTokens(*m_tokenizer, m_text, m_checkpoint->shape().vocabulary, quotedPath(textFile.filename()));
        !known)
        return known;
    const auto used = static_cast<std::int64_t>(m_text.size());
    result.text = (used == all && whole ? Message::tr("%1, %2 tokens")
                   : whole              ? Message::tr("%1, the first %2 of %3 tokens")
                                        : Message::tr("%1, the first %2 tokens"))
                      .arg(textFile.filename().string(), formatCount(used), formatCount(all));
    if (auto cut = cutText(); !cut) return cut;
    if (m_begin) m_prompt.push_back(*m_begin);
    m_prompt.insert(m_prompt.end(), m_text.begin(),
                    m_text.begin() + static_cast<std::ptrdiff_t>(std::min(m_text.size(), kPromptTokens)));
    result.prompt = m_tokenizer->decode(m_prompt);
    if (spec.tasks.empty() && spec.clozeItems > 0) {
        if (const auto cloze = makeClozeTask(
                text->text, spec.limit > 0 ? std::min(spec.limit, spec.clozeItems) : spec.clozeItems, spec.seed);
            cloze) {
            auto prepared = prepareTask(*cloze, *m_tokenizer, m_begin, m_checkpoint->shape());
            if (prepared)
                m_tasks.push_back(std::move(*prepared));
            else
                note(Message::tr("The cloze task is not available: %1").arg(prepared.error().message));
        } else
            note(Message::tr("The cloze task is not available: %1").arg(cloze.error().message));
    }
    if (std::none_of(m_configurations.begin(), m_configurations.end(),
                     [](const LlmConfiguration& c) { return c.needsCalibration(); }))
        return {};
    const auto calibration = beginningOf(calibrationFile, kMaxCalibrationBytes);
    if (!calibration) return calibration.error();
    auto tokens = m_tokenizer->encode(calibration->text, {.addSpecial = false});
    if (!tokens) return tokens.error();
    if (auto known = checkTokens(*m_tokenizer, *tokens, m_checkpoint->shape().vocabulary,
                                 quotedPath(calibrationFile.filename()));
        !known)
        return known;
    m_calibration.tokens = std::move(*tokens);
    m_calibration.begin = m_begin;
    m_calibration.window = std::min<std::int64_t>(m_checkpoint->shape().context, 512);
    if (spec.calibration.empty() && !spec.model.empty())
        note(Message::tr("AWQ and GPTQ were calibrated on English novels, because no calibration text was specified "
                         "(--calibration)."));
    return {};
}

/// How the text is cut into windows, and what that comes to.
Result<void> LlmStudySetup::cutText()
{
    const std::int64_t most = m_checkpoint->shape().context;
    if (spec.context > most)
        return Error{ErrorCode::Usage,
                     Message::tr("--context is %1; the model supports %2 positions.")
                         .arg(formatCount(spec.context), formatCount(most)),
                     Message::tr("Choose a smaller window.")};
    m_windows = {.begin = m_begin,
                 .context = spec.context > 0 ? spec.context : std::min(most, kLongestTextWindow),
                 .stride = spec.stride};
    if (m_windows.stride > m_windows.mostStride())
        return Error{
            ErrorCode::Usage,
            Message::tr("--stride is %1; with windows of %2 tokens it can be up to %3.")
                .arg(formatCount(spec.stride), formatCount(m_windows.context), formatCount(m_windows.mostStride())),
            Message::tr("Use 0 for windows without overlap.")};
    result.window = {.context = m_windows.context,
                     .stride = m_windows.stride > 0 ? m_windows.stride : m_windows.mostStride(),
                     .begin = m_begin.value_or(-1)};
    return {};
}

Result<void> LlmStudySetup::readTasks()
{
    for (const LlmTaskFile& file : spec.tasks) {
        const auto task = readTaskFile(file.task, file.file, {.limit = spec.limit, .shots = spec.shots});
        if (!task) return task.error();
        auto prepared = prepareTask(*task, *m_tokenizer, m_begin, m_checkpoint->shape());
        if (!prepared) return prepared.error();
        if (!prepared->note.empty()) note(prepared->note);
        m_tasks.push_back(std::move(*prepared));
    }
    for (const LlmPreparedTask& task : m_tasks)
        result.tasks.push_back(task.info);
    return {};
}

Result<void> LlmStudySetup::openFirstEngine()
{
    Message reason;
    auto engine = open(spec.backend, spec.device, reason);
    if (!engine) return engine.error();
    m_first = std::move(*engine);
    result.environment = describeEnvironment(m_first->info(), reason);
    const DecoderEngineOptions options = engineOptionsOf(spec, m_checkpoint->shape().context);
    m_build.context = options.context;
    for (const LlmPreparedTask& task : m_tasks)
        m_build.context = std::max(m_build.context, std::min(task.longest, m_checkpoint->shape().context));
    m_build.sequences = options.sequences;
    m_build.prefillRows = options.prefillRows;
    m_build.calibration = &m_calibration;
    return {};
}

void LlmStudySetup::describe()
{
    const DecoderConfig& config = m_checkpoint->config();
    result.parameters = config.parameters();
    result.context = config.shape.context;
    result.checkpointBytes = m_checkpoint->fileBytes();
    const auto folder = std::filesystem::weakly_canonical(m_folder);
    result.checkpoint =
        spec.model.empty() ? Message::tr("the model included with the program") : folder.filename().string();
    result.model = llmModelText(*m_checkpoint);
    if (!sink) return;
    sink->event(partEvent(StudyEvent::Kind::Started, result));
}

void LlmStudySetup::note(Message text) { noteOnce(result, sink, std::move(text)); }

} // namespace qs
