// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/llm_command.h"

#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/models/tasks/task_file.h"
#include "gpu/spec/command_line.h"
#include "gpu/spec/seed.h"
#include "gpu/spec/usage.h"

#include <algorithm>

namespace qs {

namespace {

/// Whole numbers in ascending order, each once.
Flags::Apply numbers(const std::string& name, std::vector<int>& target)
{
    return [name, &target](const std::string& text) -> Result<void> {
        std::vector<int> values;
        for (const std::string& word : splitList(text)) {
            const auto value = parseNumber<int>(word);
            if (!value) return notAllowed(name, text, "whole numbers separated by commas, such as 1,8,32");
            values.push_back(*value);
        }
        std::ranges::sort(values);
        values.erase(std::unique(values.begin(), values.end()), values.end());
        target = std::move(values);
        return {};
    };
}

Result<void> applyConfigurations(const std::string& list, std::vector<std::string>& target)
{
    target.clear();
    std::vector<std::string> others;
    for (const std::string& word : splitList(list)) // 'stored' is no configuration to quantize to
        (word == "stored" ? target : others).push_back(word);
    if (others.empty()) return {};
    const auto parsed = parseLlmConfigurations(commaList(others));
    if (!parsed) return parsed.error();
    for (const LlmConfiguration& c : *parsed)
        target.emplace_back(c.id);
    return {};
}

Result<void> applyTasks(const std::string& list, std::vector<LlmTaskFile>& target)
{
    const auto known = llmTaskIds();
    std::string ids;
    for (const std::string& id : known)
        ids += (ids.empty() ? "" : ", ") + id;
    for (const std::string& one : splitList(list)) {
        const std::size_t equals = one.find('=');
        const std::string task = one.substr(0, equals);
        if (equals == std::string::npos || equals + 1 == one.size())
            return notAllowed("--tasks", one, "TASK=FILE, separated by commas; tasks: " + ids);
        if (std::ranges::find(known, task) == known.end())
            return usage("Unknown task '" + printable(task) + "'.", "Tasks: " + ids + ".");
        target.push_back({task, one.substr(equals + 1)});
    }
    return {};
}

void addModel(Flags& flags, LlmStudySpec& spec)
{
    flags.group("Model");
    flags.text("--model", "DIR",
               "Hugging Face folder with config.json, safetensors and tokenizer.json (default: the small model "
               "included with the program)",
               spec.model);
    flags.text("--calibration", "FILE", "calibration text for AWQ and GPTQ (default: a text included with the program)",
               spec.calibration);
}

void addQuality(Flags& flags, LlmStudySpec& spec)
{
    flags.flag("--configs", "LIST",
               "ids listed by 'llm configs', 'int4-*', 'source' or 'all'; 'stored' for a quantized checkpoint without "
               "changes; fp16 is always measured (default: all but fp32; of a quantized checkpoint 'stored')",
               [&spec](const std::string& text) { return applyConfigurations(text, spec.configurations); });
    flags.proposes("--configs",
                   [] { return namesOf(llmConfigurations(), &LlmConfiguration::id, {"source", "all", "stored"}); });
    flags.group("Quality");
    flags.text("--text", "FILE",
               "text for perplexity and KL divergence (default: a held-out text included with the program)", spec.text);
    flags.number("--text-tokens", "N", "number of tokens of the text to evaluate; 0: all", spec.textTokens);
    flags.number(
        "--context", "N",
        "tokens per window of the text, the one that begins a text included; 0: the context of the model, up to "
        "2,048",
        spec.context);
    flags.number(
        "--stride", "N",
        "tokens from one window to the next; smaller than the window: windows overlap, so that tokens have more "
        "context; 0: no overlap",
        spec.stride);
    flags.flag("--tasks", "TASK=FILE,...",
               "arc_easy, arc_challenge, hellaswag, piqa, gsm8k, as JSONL or JSON (default: a cloze task generated "
               "from the text)",
               [&spec](const std::string& text) { return applyTasks(text, spec.tasks); });
    flags.number("--limit", "N", "number of items per task; 0: all", spec.limit);
    flags.number("--shots", "N", "few-shot examples before each gsm8k question, taken from the beginning of its file",
                 spec.shots);
    flags.number("--cloze", "N", "number of items of the cloze task; 0: none", spec.clozeItems);
}

void addSpeed(Flags& flags, LlmStudySpec& spec, bool& noSpeed)
{
    flags.group("Speed");
    flags.flag("--batch", "LIST", "batch sizes: sequences decoded together (1,8)", numbers("--batch", spec.batches));
    flags.flag("--prompt-len", "LIST", "tokens per prompt (128)", numbers("--prompt-len", spec.promptLengths));
    flags.number("--gen-len", "N", "tokens generated per measurement", spec.generate);
    flags.number("--rounds", "N", "number of rounds; each configuration is timed in each round; 0: as --no-speed",
                 spec.rounds);
    flags.toggle("--no-speed", "measure no latency and no throughput, only memory and quality (--rounds 0)", noSpeed);
    flags.toggle("--energy", "measure joules per token as well, in passes of some seconds after the rounds (GPU only)",
                 spec.energy);
    flags.number("--seed", "N", "random seed of the cloze task and the measuring order", spec.seed);
}

/// 'ID' or, of generate, 'ID,ID'.
Result<void> applyPair(const std::string& list, LlmCommand& command)
{
    const auto ids = splitList(list);
    if (ids.empty() || ids.size() > 2)
        return notAllowed("--config", list, "one configuration, or two separated by a comma");
    command.configuration = ids.front();
    command.against = ids.size() > 1 ? ids.back() : std::string();
    return {};
}

/// A number with a decimal point; the range is checked with the others (validate()).
Flags::Apply decimal(const std::string& name, double& target)
{
    return [name, &target](const std::string& text) -> Result<void> {
        const auto value = parseNumber<double>(text);
        if (!value) return notAllowed(name, text, "a number, such as 0.8");
        target = *value;
        return {};
    };
}

/// A name stays as it is; of a file the text.
Result<void> applyTemplate(const std::string& name, std::string& target)
{
    target = name;
    std::error_code ignored;
    if (name == kModelChatTemplate || name == kNoChatTemplate || !std::filesystem::is_regular_file(name, ignored))
        return {};
    const auto file = MappedFile::open(name);
    if (!file) return file.error();
    target.assign(reinterpret_cast<const char*>(file->bytes().data()), file->bytes().size());
    return {};
}

void addGenerate(Flags& flags, LlmCommand& command)
{
    LlmPrompt& prompt = command.prompt;
    flags.flag("--config", "ID[,ID]",
               "configuration (fp16); two configurations generate side by side, token by token in turn",
               [&command](const std::string& text) { return applyPair(text, command); });
    flags.group("Text");
    flags.text("--prompt", "TEXT", "text to continue", prompt.text);
    flags.text("--system", "TEXT", "system message, for models with a chat template", prompt.system);
    flags.flag("--chat-template", "NAME|FILE",
               "auto: the chat template of the model, if it has one; none; or a file with a template in Jinja (auto)",
               [&prompt](const std::string& text) { return applyTemplate(text, prompt.chatTemplate); });
    flags.proposes("--chat-template", [] { return std::vector<std::string>{kModelChatTemplate, kNoChatTemplate}; });
    flags.number("--tokens", "N", "maximum number of generated tokens", prompt.most, 1, 1'000'000);
    flags.group("Sampling");
    flags.flag("--temperature", "T", "sampling temperature; 0: greedy decoding (0)",
               decimal("--temperature", prompt.sampling.temperature));
    flags.flag("--top-p", "P", "nucleus sampling: sample from the most likely tokens with a total probability of P (1)",
               decimal("--top-p", prompt.sampling.topP));
    flags.number("--top-k", "N", "sample from the N most likely tokens; 0: all", prompt.sampling.topK, 0,
                 TokenSampling::kMaxTopK);
    flags.number("--seed", "N", "random seed of the sampling; the same seed gives the same text", prompt.sampling.seed,
                 0, kMaxSeed);
}

void addOne(Flags& flags, LlmCommand& command)
{
    const bool generates = command.action == LlmCommand::Action::Generate;
    if (generates)
        addGenerate(flags, command);
    else
        flags.text("--config", "ID", "configuration", command.configuration);
    flags.proposes("--config", [] { return namesOf(llmConfigurations(), &LlmConfiguration::id); });
    addDevice(flags, command.spec.backend, command.spec.device);
    addOnTarget(flags, command.on);
    addQuiet(flags, command);
    if (!generates)
        flags.text("--out", "DIR",
                   "output folder for the quantized model, in compressed-tensors format; with --on, on that computer",
                   command.outFolder);
}

/// What draws have no effect without a temperature.
void noteGreedy(LlmCommand& command)
{
    const TokenSampling usual, &asked = command.prompt.sampling;
    if (asked.greedy() && (asked.topP != usual.topP || asked.topK != usual.topK || asked.seed != usual.seed))
        command.notes.emplace_back("--top-p, --top-k and --seed have no effect without a --temperature above 0.");
}

/// Of generate and quantize.
Result<void> checkOne(LlmCommand& command)
{
    const bool generates = command.action == LlmCommand::Action::Generate;
    if (command.configuration.empty() && generates) command.configuration = "fp16";
    if (command.configuration.empty())
        return usage("No configuration was specified.",
                     "Specify one with --config; 'quantoscope llm configs' lists them.");
    for (const std::string& id : {command.configuration, command.against})
        if (!id.empty() && !findLlmConfiguration(id))
            return usage("Unknown configuration '" + printable(id) + "'.", "'quantoscope llm configs' lists them.");
    if (command.configuration == command.against)
        return usage("Both configurations are '" + printable(command.against) + "'.",
                     "Choose two different configurations.");
    if (generates && command.prompt.text.empty())
        return usage("No prompt was specified.", "Specify one with --prompt \"…\".");
    if (generates)
        if (auto valid = validate(command.prompt); !valid) return valid;
    if (generates) noteGreedy(command);
    if (!generates && command.outFolder.empty())
        return usage("No folder for the quantized model was specified.", "Specify one with --out.");
    return {};
}

/// Whether anything that was asked for looks at a calibration text.
bool calibrates(const LlmCommand& command)
{
    const auto needs = [](const std::string& id) {
        const LlmConfiguration* configuration = findLlmConfiguration(id);
        return configuration && configuration->needsCalibration();
    };
    if (command.action != LlmCommand::Action::Study) return needs(command.configuration) || needs(command.against);
    return std::any_of(command.spec.configurations.begin(), command.spec.configurations.end(), needs);
}

/// What is looked at when all flags are known.
Result<void> finish(LlmCommand& command)
{
    const bool study = command.action == LlmCommand::Action::Study;
    if (study)
        if (auto valid = validate(command.spec); !valid) return valid;
    if (!command.spec.calibration.empty() && !calibrates(command))
        command.notes.emplace_back(
            "--calibration has no effect: none of the selected configurations uses calibration.");
    return study ? Result<void>() : checkOne(command);
}

constexpr const char* kAbout =
    "Loads a language model (Llama, Mistral, Qwen, Gemma, Phi, OLMo and others), quantizes it to each configuration, "
    "and\nmeasures memory, load time, latency, throughput, perplexity and task accuracy, with intervals and verdicts "
    "against the\nFP16 baseline.";
constexpr const char* kTaskFiles =
    "Task files use the fields of their original data sets: ARC question, choices {text[], label[]}, answerKey; "
    "HellaSwag\nctx_a, ctx_b, activity_label, endings[], label; PIQA goal, sol1, sol2, label; GSM8K question, answer "
    "with '#### n' at\nthe end.\n";

Result<LlmCommand> parsed(Flags& flags, LlmCommand& command, const Arguments& arguments)
{
    if (auto r = flags.read(arguments); !r) return r.error();
    command.answer = flags.answer();
    if (command.answer) return command;
    if (auto r = checkDevices(flags, command.devices, command.spec.backend); !r) return r.error();
    if (command.noSpeed && flags.given("--rounds") && command.spec.rounds > 0)
        return flags.wrong("--no-speed and --rounds exclude each other");
    if (command.noSpeed) command.spec.rounds = 0;
    if (auto r = finish(command); !r) return r.error();
    return command;
}

} // namespace

Result<LlmCommand> parseLlmFlags(LlmCommand::Action action, const Arguments& arguments)
{
    LlmCommand command;
    command.action = action;
    if (action != LlmCommand::Action::Study) {
        const bool generates = action == LlmCommand::Action::Generate;
        Flags flags(generates ? "llm generate" : "llm quantize",
                    generates ? "--prompt TEXT [--config ID[,ID]] [--model DIR] [--tokens N]"
                              : "--config ID --out DIR [--model DIR]",
                    generates ? "Generates text from a prompt with greedy decoding, or with sampling (--temperature). "
                                "Two configurations are compared\ntoken by token."
                              : "Saves the model in a configuration, in compressed-tensors format.");
        addModel(flags, command.spec);
        addOne(flags, command);
        return parsed(flags, command, arguments);
    }
    Flags flags("llm", "[flags]", kAbout);
    addModel(flags, command.spec);
    addQuality(flags, command.spec);
    addSpeed(flags, command.spec, command.noSpeed);
    addDevice(flags, command.spec.backend, command.spec.device);
    addDevices(flags,
               "deal the configurations out over several GPUs, for example 0,1, which work at the same time; the "
               "baseline is measured on each, and each configuration is compared with the baseline of its GPU",
               command.devices);
    addOutput(flags, command);
    addQuiet(flags, command);
    flags.footer(kTaskFiles);
    return parsed(flags, command, arguments);
}

std::string llmConfigurationList()
{
    std::string out;
    const auto usual = defaultLlmConfigurations();
    for (const LlmConfiguration& c : llmConfigurations())
        out += std::string(c.id) +
               (std::find(usual.begin(), usual.end(), c.id) == usual.end() ? " (not by default)" : "") + "\n    " +
               std::string(c.name) + ": " + std::string(c.description) + "\n";
    return out + "stored (for a quantized checkpoint)\n    " + std::string(storedLlmConfiguration().name) + ": " +
           std::string(storedLlmConfiguration().description) + "\n" +
           "Names for groups: source (the seven configurations of the published comparison), all, 'int4-*'.\n";
}

} // namespace qs
