// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/worker/llm_command.h"

#include "gpu/core/units.h"
#include "gpu/formats/atomic_file.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/describe.h"
#include "gpu/formats/mapped_file.h"
#include "gpu/models/default_model.h"
#include "gpu/models/hf_checkpoint.h"
#include "gpu/report/llm_report.h"
#include "gpu/studies/llm_model.h"
#include "gpu/studies/llm_study.h"
#include "gpu/studies/worker_llm_study.h"
#include "gpu/studies/worker_mode_study.h"
#include "gpu/worker/interrupt_watch.h"
#include "gpu/worker/quantize_command.h"
#include "gpu/worker/study_output.h"
#include "gpu/worker/terminal_line.h"

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace qs {

namespace {

/// Where the study is and how fast, as one line that is overwritten on a terminal; notes as lines of their own.
class ProgressLine final : public LlmStudySink
{
public:
    explicit ProgressLine(bool quiet) : m_quiet(quiet) {}

    void event(const LlmStudyEvent& e) override
    {
        if (m_quiet) return;
        if (e.kind == LlmStudyEvent::Kind::Note) m_line.note(e.text);
        if (e.kind == LlmStudyEvent::Kind::Speed) m_speed = ", " + e.text + (e.batch > 1 ? " of " + std::to_string(e.batch) : "") + " " + formatNumber(e.tokensPerSecond, 3) + " tok/s";
        if (e.kind == LlmStudyEvent::Kind::Phase) m_line.show(formatFixed(100 * e.fraction, 0) + " % " + e.text + m_speed + leftText(e.secondsLeft));
    }

private:
    bool m_quiet;
    TerminalLine m_line;
    std::string m_speed;
};

void printResult(const LlmStudyResult& result)
{
    std::printf("%s: %s\non %s\n\n%s\n", result.checkpoint.c_str(), result.model.c_str(), result.environment.device.c_str(), llmSummaryTable(result).plain().c_str());
    for (const std::string& sentence : llmFindings(result))
        std::printf("- %s\n", sentence.c_str());
    std::printf("\np after Holm; --export DIR writes the whole report.\n");
}

/// Everything that was asked for as output; the first failure decides the status, the others are still tried.
int writeOutputs(const LlmCommand& command, const LlmStudyResult& result, const LlmReportSink& writeReport)
{
    FirstFailure failure;
    writeStudyOutputs(command, result, failure, printResult, writeReport);
    flushOutput(failure);
    return failure.status();
}

/// `study`: an LlmStudy, or one in a worker process.
template <typename Study> int runStudy(const LlmCommand& command, const LlmReportSink& writeReport, InterruptWatch& watch, Study&& study)
{
    if (!command.exportFolder.empty()) // tried first: a typing error shall not cost a study
        if (auto r = ensureDirectory(command.exportFolder); !r) return printError(r.error());
    int status = 0;
    {
        ProgressLine line(command.quiet);
        if (const auto error = study.run(watch.token(), line); error && error->code != ErrorCode::Interrupted) status = printError(*error);
    }
    if (!study.result().rows.empty() || status == 0)
        if (const int written = writeOutputs(command, study.result(), writeReport); status == 0) status = written;
    if (watch.interrupted()) {
        std::fprintf(stderr, "quantoscope: interrupted; what was done so far is kept.\n");
        return 130;
    }
    return status;
}

/// The calibration text of `generate`, where its configuration needs one.
Result<LlmCalibration> calibrationOf(const LlmCommand& command, const TextTokenizer& tokenizer, std::optional<std::int32_t> begin, const LlamaShape& shape)
{
    std::filesystem::path path = command.spec.calibration;
    if (path.empty()) {
        const auto found = findDefaultModel();
        if (!found) return found.error();
        path = found->calibration();
    }
    const auto file = MappedFile::open(path);
    if (!file) return file.error();
    LlmCalibration calibration;
    const std::size_t bytes = std::min<std::size_t>(file->bytes().size(), std::size_t{16} << 20);
    auto tokens = tokenizer.encode({reinterpret_cast<const char*>(file->bytes().data()), bytes}, {.addSpecial = false});
    if (!tokens) return tokens.error();
    if (auto known = checkTokens(tokenizer, *tokens, shape.vocabulary, quotedPath(path.filename())); !known) return known.error();
    calibration.tokens = std::move(*tokens);
    calibration.begin = begin;
    calibration.window = std::min<std::int64_t>(shape.context, 512);
    return calibration;
}

/// A checkpoint with its tokenizer, and what building it takes.
struct OpenedLlm
{
    HfCheckpoint checkpoint;
    TextTokenizer tokenizer;
    LlmCalibration calibration;
    const LlmConfiguration* configuration;
};

Result<OpenedLlm> openModel(const LlmCommand& command)
{
    std::filesystem::path folder = command.spec.model;
    if (folder.empty()) {
        const auto found = findDefaultModel();
        if (!found) return found.error();
        folder = found->folder;
    }
    auto checkpoint = HfCheckpoint::open(folder);
    if (!checkpoint) return checkpoint.error();
    auto tokenizer = TextTokenizer::open(checkpoint->tokenizerPath());
    if (!tokenizer) return tokenizer.error();
    OpenedLlm opened{std::move(*checkpoint), std::move(*tokenizer), {}, findLlmConfiguration(command.configuration)};
    if (!opened.configuration->needsCalibration()) return opened;
    auto made = calibrationOf(command, opened.tokenizer, beginToken(opened.checkpoint.config(), opened.tokenizer), opened.checkpoint.shape());
    if (!made) return made.error();
    opened.calibration = std::move(*made);
    return opened;
}

/// An engine with the model in it.
Result<std::unique_ptr<LlamaEngine>> loadModel(const LlmCommand& command, const OpenedLlm& model, LlmBuildOptions options, std::stop_token stop)
{
    options.calibration = &model.calibration;
    options.progress.interrupted = [stop] { return stop.stop_requested(); };
    std::string reason;
    auto engine = openLlamaEngine(command.spec.backend, command.spec.device, reason);
    if (!engine) return engine;
    if (auto built = buildLlm(**engine, model.checkpoint, *model.configuration, options); !built) return built.error();
    (*engine)->setInterrupt([stop] { return stop.stop_requested(); });
    return engine;
}

Result<void> quantize(const LlmCommand& command, std::stop_token stop)
{
    const auto model = openModel(command);
    if (!model) return model.error();
    std::error_code none;
    if (std::filesystem::equivalent(command.outFolder, model->checkpoint.folder(), none))
        return Error{ErrorCode::Usage, "--out names the folder of the model itself.", "Choose another one."};
    LlmBuildOptions options;
    options.saveTo = command.outFolder;
    auto engine = loadModel(command, *model, options, stop);
    if (!engine) return engine.error();
    if (!command.quiet)
        std::fprintf(stderr, "quantoscope: %s written to %s, %s bytes of weights\n", std::string(model->configuration->name).c_str(), command.outFolder.c_str(),
                     formatCount(static_cast<std::int64_t>((*engine)->memory().weights.value)).c_str());
    return {};
}

Result<void> generate(const LlmCommand& command, std::stop_token stop)
{
    const auto model = openModel(command);
    if (!model) return model.error();
    const auto prompt = model->tokenizer.encode(command.prompt);
    if (!prompt) return prompt.error();
    if (auto known = checkTokens(model->tokenizer, *prompt, model->checkpoint.shape().vocabulary, "The prompt"); !known) return known;
    LlmBuildOptions options;
    const std::int64_t room = model->checkpoint.shape().context, needed = static_cast<std::int64_t>(prompt->size()) + command.tokens;
    if (needed > room) // said before anything is loaded
        return Error{ErrorCode::Usage,
                     "The prompt has " + formatCount(static_cast<std::int64_t>(prompt->size())) + " tokens, and " + formatCount(command.tokens) + " are to follow; the model was made for " +
                         formatCount(room) + " positions.",
                     "Shorten the prompt, or ask for fewer --tokens."};
    options.context = std::min(room, std::max<std::int64_t>(needed, 512));
    const auto engine = loadModel(command, *model, options, stop);
    if (!engine) return engine.error();
    const auto piece = [&](const std::string& text) {
        std::fputs(text.c_str(), stdout);
        return std::fflush(stdout) == 0 && !stop.stop_requested();
    };
    const auto made = generateText(**engine, model->checkpoint.config(), model->tokenizer, *prompt, options.context, {.most = command.tokens, .piece = piece});
    std::printf("\n");
    if (!made) return made.error();
    if (std::fflush(stdout) != 0) return Error{ErrorCode::Io, "Standard output could not be written.", "Is the disk full, or the pipe closed?"};
    const double rest = made->seconds - made->promptSeconds;
    if (!command.quiet && made->tokens.size() > 1 && rest > 0)
        std::fprintf(stderr, "quantoscope: %s tokens, %s; first token after %s, then %s tokens/s\n", formatCount(static_cast<std::int64_t>(made->tokens.size())).c_str(),
                     made->ended ? "end of the text" : "length reached", formatDuration(Microseconds{made->promptSeconds * 1e6}).c_str(),
                     formatNumber(static_cast<double>(made->tokens.size() - 1) / rest, 3).c_str());
    return {};
}

} // namespace

int llmMain(const std::string& program, const std::vector<std::string>& arguments, const LlmReportSink& writeReport)
{
    const auto command = parseLlmFlags(arguments);
    if (!command) return printError(command.error());
    if (command->help) return std::printf("%s", llmHelp(program).c_str()), 0;
    if (command->action == LlmCommand::Action::Configurations) return std::printf("%s", llmConfigurationList().c_str()), 0;
    InterruptWatch watch; // before there are other threads
    if (command->action == LlmCommand::Action::Study && command->isolate)
        return runStudy(*command, writeReport, watch, WorkerLlmStudy(command->spec, std::make_shared<WorkerLink>(modeStudyOptions())));
    if (command->action == LlmCommand::Action::Study) return runStudy(*command, writeReport, watch, LlmStudy(command->spec));
    const auto done = command->action == LlmCommand::Action::Generate ? generate(*command, watch.token()) : quantize(*command, watch.token());
    if (watch.interrupted()) return 130;
    return done ? 0 : printError(done.error());
}

Result<std::vector<std::string>> writeLlmTextReport(const LlmStudyResult& result, const std::string& folder)
{
    const NamedText files[] = {{"report.md", writeLlmReport(result, {})}, {"results.json", resultText(result)}};
    return writeTextsAtomically(folder, files);
}

} // namespace qs
