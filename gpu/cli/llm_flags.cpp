// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/llm_command.h"

#include "gpu/formats/io/describe.h"
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
            if (!value) return notAllowed(name, text, "whole numbers with commas between, as 1,8,32");
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
            return notAllowed("--tasks", one, "TASK=FILE with commas between; tasks: " + ids);
        if (std::ranges::find(known, task) == known.end())
            return usage("There is no task '" + printable(task) + "'.", "Tasks: " + ids + ".");
        target.push_back({task, one.substr(equals + 1)});
    }
    return {};
}

void addModel(Flags& flags, LlmStudySpec& spec)
{
    flags.group("Model");
    flags.text("--model", "DIR",
               "a Hugging Face folder: config.json, safetensors, tokenizer.json (the small model that comes with the "
               "program)",
               spec.model);
    flags.text("--calibration", "FILE", "text that AWQ and GPTQ calibrate on (comes with the program)",
               spec.calibration);
}

void addQuality(Flags& flags, LlmStudySpec& spec)
{
    flags.flag("--configs", "LIST",
               "ids that 'llm configs' lists, 'int4-*', 'source', 'all'; 'stored' for a quantized checkpoint as it is; "
               "fp16 is always measured",
               [&spec](const std::string& text) { return applyConfigurations(text, spec.configurations); });
    flags.proposes("--configs",
                   [] { return namesOf(llmConfigurations(), &LlmConfiguration::id, {"source", "all", "stored"}); });
    flags.group("Quality");
    flags.text("--text", "FILE", "text for perplexity and divergence (held-out text that comes with the program)",
               spec.text);
    flags.number("--text-tokens", "N", "tokens of the text to look at; 0: all", spec.textTokens);
    flags.flag("--tasks", "TASK=FILE,...",
               "arc_easy, arc_challenge, hellaswag, piqa, gsm8k, as JSONL or JSON (a cloze task made from the text)",
               [&spec](const std::string& text) { return applyTasks(text, spec.tasks); });
    flags.number("--limit", "N", "items of each task; 0: all", spec.limit);
    flags.number("--shots", "N", "solved examples before each question of gsm8k, the first records of its file",
                 spec.shots);
    flags.number("--cloze", "N", "items of the cloze task; 0: none", spec.clozeItems);
}

void addSpeed(Flags& flags, LlmStudySpec& spec)
{
    flags.group("Speed");
    flags.flag("--batch", "LIST", "sequences decoded together (1,8)", numbers("--batch", spec.batches));
    flags.flag("--prompt-len", "LIST", "tokens of a prompt (128)", numbers("--prompt-len", spec.promptLengths));
    flags.number("--gen-len", "N", "tokens generated in a measurement", spec.generate);
    flags.number("--rounds", "N", "in each of which every configuration is timed", spec.rounds);
    flags.number("--seed", "N", "of the cloze task and of the order of measuring", spec.seed);
}

/// 'ID' or, of generate, 'ID,ID'.
Result<void> applyPair(const std::string& list, LlmCommand& command)
{
    const auto ids = splitList(list);
    if (ids.empty() || ids.size() > 2)
        return notAllowed("--config", list, "one configuration, or two with a comma between");
    command.configuration = ids.front();
    command.against = ids.size() > 1 ? ids.back() : std::string();
    return {};
}

/// A number with a decimal point; the range is checked with the others (validate()).
Flags::Apply decimal(const std::string& name, double& target)
{
    return [name, &target](const std::string& text) -> Result<void> {
        const auto value = parseNumber<double>(text);
        if (!value) return notAllowed(name, text, "a number, as 0.8");
        target = *value;
        return {};
    };
}

void addGenerate(Flags& flags, LlmCommand& command)
{
    LlmPrompt& prompt = command.prompt;
    flags.flag("--config", "ID[,ID]", "configuration (fp16); two answer side by side, taking turns token by token",
               [&command](const std::string& text) { return applyPair(text, command); });
    flags.group("Text");
    flags.text("--prompt", "TEXT", "what to go on with", prompt.text);
    flags.text("--system", "TEXT", "a system turn before it, for models with a chat template", prompt.system);
    std::string templates;
    for (const ChatTemplateInfo& one : chatTemplates())
        templates += std::string(templates.empty() ? "" : ", ") + one.id;
    flags.text("--chat-template", "NAME",
               "form of the turns: " + templates +
                   "; auto: that of tokenizer_config.json where it is one of these, otherwise none (auto)",
               prompt.chatTemplate);
    flags.proposes("--chat-template",
                   [] { return namesOf(chatTemplates(), &ChatTemplateInfo::id, {kDetectedChatTemplate}); });
    flags.number("--tokens", "N", "at most", prompt.most, 1, 1'000'000);
    flags.group("Sampling");
    flags.flag("--temperature", "T", "divides the logits; 0: greedy, the most likely token each time (0)",
               decimal("--temperature", prompt.sampling.temperature));
    flags.flag("--top-p", "P", "draw from the most likely tokens whose probabilities reach P together (1)",
               decimal("--top-p", prompt.sampling.topP));
    flags.number("--top-k", "N", "draw from the N most likely tokens; 0: all", prompt.sampling.topK, 0,
                 TokenSampling::kMaxTopK);
    flags.number("--seed", "N", "of the draws: the same seed gives the same text", prompt.sampling.seed, 0, kMaxSeed);
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
    addQuiet(flags, command);
    if (!generates)
        flags.text("--out", "DIR", "folder for the quantized model, in the format of compressed-tensors",
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
        return usage("There is no configuration.", "Name one with --config; 'quantoscope llm configs' lists them.");
    for (const std::string& id : {command.configuration, command.against})
        if (!id.empty() && !findLlmConfiguration(id))
            return usage("There is no configuration '" + printable(id) + "'.", "'quantoscope llm configs' lists them.");
    if (command.configuration == command.against)
        return usage("Both configurations are '" + printable(command.against) + "'.", "Name two different ones.");
    if (generates && command.prompt.text.empty()) return usage("There is no prompt.", "Give one with --prompt \"…\".");
    if (generates)
        if (auto valid = validate(command.prompt); !valid) return valid;
    if (generates) noteGreedy(command);
    if (!generates && command.outFolder.empty())
        return usage("There is no folder for the quantized model.", "Name one with --out.");
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
        command.notes.emplace_back("--calibration has no effect: no configuration that was chosen calibrates.");
    return study ? Result<void>() : checkOne(command);
}

constexpr const char* kAbout =
    "Loads a Llama, Mistral or Qwen2 model, quantizes it to each configuration, and says what that does to memory, "
    "load time,\nlatency, throughput, perplexity and tasks, with intervals and verdicts against the FP16 baseline.";
constexpr const char* kTaskFiles =
    "Task files have the fields of their sources: ARC question, choices {text[], label[]}, answerKey; HellaSwag "
    "ctx_a, ctx_b,\nactivity_label, endings[], label; PIQA goal, sol1, sol2, label; GSM8K question, answer with "
    "'#### n' at the end.\n";

Result<LlmCommand> parsed(Flags& flags, LlmCommand& command, const Arguments& arguments)
{
    if (auto r = flags.read(arguments); !r) return r.error();
    command.answer = flags.answer();
    if (!command.answer)
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
                    generates ? "Generates text from a prompt: greedy, or sampled with --temperature. Two "
                                "configurations are compared "
                                "token by token."
                              : "Saves the model in a configuration, as compressed-tensors.");
        addModel(flags, command.spec);
        addOne(flags, command);
        return parsed(flags, command, arguments);
    }
    Flags flags("llm", "[flags]", kAbout);
    addModel(flags, command.spec);
    addQuality(flags, command.spec);
    addSpeed(flags, command.spec);
    addDevice(flags, command.spec.backend, command.spec.device);
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
    return out + "stored (of a quantized checkpoint)\n    " + std::string(storedLlmConfiguration().name) + ": " +
           std::string(storedLlmConfiguration().description) + "\n" +
           "Names for several: source (the seven of the published comparison), all, 'int4-*'.\n";
}

} // namespace qs
