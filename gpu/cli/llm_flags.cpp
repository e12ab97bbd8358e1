// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/llm_command.h"
#include "gpu/cli/study_flags.h"
#include "gpu/models/tasks/task_file.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace qs {

namespace {

using ParsedLlmFlags = ParsedFlags<LlmCommand>;
using Flag = StudyFlag<ParsedLlmFlags>;

/// The range is looked at with the whole specification.
template <class Int> auto number(const char* name, Int LlmStudySpec::*member)
{
    return [=](ParsedLlmFlags& p, const std::string& text) {
        if (const auto value = wholeNumber<Int>(text))
            p.command.spec.*member = *value;
        else
            p.fail(std::string(name) + ": '" + printable(text) + "' is not allowed.", "It takes a whole number.");
    };
}

auto numbers(const char* name, std::vector<int> LlmStudySpec::*member)
{
    return [=](ParsedLlmFlags& p, const std::string& text) {
        std::vector<int> values;
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t end = std::min(text.find(',', at), text.size());
            const auto value = wholeNumber<int>(std::string_view(text).substr(at, end - at));
            if (!value)
                return p.fail(std::string(name) + ": '" + printable(text) + "' is not allowed.",
                              "It takes whole numbers with commas between, as 1,8,32.");
            values.push_back(*value);
            at = end + 1;
        }
        std::sort(values.begin(), values.end());
        values.erase(std::unique(values.begin(), values.end()), values.end());
        p.command.spec.*member = std::move(values);
    };
}

void applyConfigurations(ParsedLlmFlags& p, const std::string& value)
{
    p.command.spec.configurations.clear();
    std::string others;
    for (std::size_t at = 0; at <= value.size();) { // 'stored' is no configuration to quantize to
        const std::size_t end = std::min(value.find(',', at), value.size());
        const std::string word = value.substr(at, end - at);
        if (word == "stored")
            p.command.spec.configurations.push_back(word);
        else
            others += (others.empty() ? "" : ",") + word;
        at = end + 1;
    }
    if (others.empty()) return;
    const auto parsed = parseLlmConfigurations(others);
    if (!parsed) return p.fail(parsed.error().message, parsed.error().hint);
    for (const LlmConfiguration& c : *parsed)
        p.command.spec.configurations.emplace_back(c.id);
}

void applyTasks(ParsedLlmFlags& p, const std::string& value)
{
    const auto known = llmTaskIds();
    for (std::size_t at = 0; at <= value.size();) {
        const std::size_t end = std::min(value.find(',', at), value.size());
        const std::string one = value.substr(at, end - at);
        const std::size_t equals = one.find('=');
        const std::string task = one.substr(0, equals);
        std::string ids;
        for (const std::string& id : known)
            ids += (ids.empty() ? "" : ", ") + id;
        if (equals == std::string::npos || equals + 1 == one.size())
            return p.fail("--tasks: '" + printable(one) + "' is not allowed.",
                          "It takes TASK=FILE with commas between; tasks: " + ids + ".");
        if (std::find(known.begin(), known.end(), task) == known.end())
            return p.fail("There is no task '" + printable(task) + "'.", "Tasks: " + ids + ".");
        p.command.spec.tasks.push_back({task, one.substr(equals + 1)});
        at = end + 1;
    }
}

std::vector<Flag> commonFlags()
{
    using S = LlmStudySpec;
    return {
        {"--model", "DIR",
         "a Hugging Face folder: config.json, safetensors, tokenizer.json (the small model that comes with the "
         "program)",
         specText(&S::model)},
        {"--calibration", "FILE", "text that AWQ and GPTQ calibrate on (comes with the program)",
         specText(&S::calibration)},
        {"--backend", "auto|cpu|cuda", "where to compute (auto)", applyBackend<ParsedLlmFlags>},
        {"--device", "N", "index of the GPU (0)",
         [](ParsedLlmFlags& p, const std::string& value) {
             const auto device = wholeNumber<int>(value);
             if (!device || *device < 0 || *device > 1'000)
                 return p.fail("--device: '" + printable(value) + "' is not allowed.",
                               "It takes a whole number from 0 to 1000.");
             p.command.spec.device = *device;
         }},
        {"--quiet", nullptr, "no progress on standard error", commandSwitch(&LlmCommand::quiet)},
    };
}

std::vector<Flag> studyFlags()
{
    using S = LlmStudySpec;
    return {
        {"--configs", "LIST",
         "ids that 'llm configs' lists, 'int4-*', 'source', 'all'; 'stored' for a quantized checkpoint as it is; fp16 "
         "is always measured",
         applyConfigurations},
        {"--text", "FILE", "text for perplexity and divergence (held-out text that comes with the program)",
         specText(&S::text)},
        {"--text-tokens", "N", "tokens of the text to look at; 0: all (20000)",
         number("--text-tokens", &S::textTokens)},
        {"--tasks", "TASK=FILE,...",
         "arc_easy, arc_challenge, hellaswag, piqa, gsm8k, as JSONL or JSON (a cloze task made from the text)",
         applyTasks},
        {"--limit", "N", "items of each task; 0: all (0)", number("--limit", &S::limit)},
        {"--shots", "N", "solved examples before each question of gsm8k, the first records of its file (5)",
         number("--shots", &S::shots)},
        {"--cloze", "N", "items of the cloze task; 0: none (128)", number("--cloze", &S::clozeItems)},
        {"--batch", "LIST", "sequences decoded together (1,8)", numbers("--batch", &S::batches)},
        {"--prompt-len", "LIST", "tokens of a prompt (128)", numbers("--prompt-len", &S::promptLengths)},
        {"--gen-len", "N", "tokens generated in a measurement (32)", number("--gen-len", &S::generate)},
        {"--rounds", "N", "in each of which every configuration is timed (12)", number("--rounds", &S::rounds)},
        {"--seed", "N", "of the cloze task and of the order of measuring (0)", number("--seed", &S::seed)},
        {"--isolate", nullptr, "compute in a process of its own, which a fault ends instead of this one",
         commandSwitch(&LlmCommand::isolate)},
        {"--export", "DIR", "write a report into DIR", commandText(&LlmCommand::exportFolder)},
        {"--json", "FILE", "write the result as JSON; - for standard output instead of the tables",
         commandText(&LlmCommand::jsonFile)},
    };
}

std::vector<Flag> generateFlags()
{
    return {
        {"--config", "ID", "configuration (fp16)", commandText(&LlmCommand::configuration)},
        {"--prompt", "TEXT", "what to go on with", commandText(&LlmCommand::prompt)},
        {"--tokens", "N", "at most (64)",
         [](ParsedLlmFlags& p, const std::string& value) {
             const auto n = wholeNumber<std::int64_t>(value);
             if (!n || *n < 1 || *n > 1'000'000)
                 return p.fail("--tokens: '" + printable(value) + "' is not allowed.",
                               "It takes a whole number from 1 to 1000000.");
             p.command.tokens = *n;
         }},
    };
}

std::vector<Flag> quantizeFlags()
{
    return {
        {"--config", "ID", "configuration", commandText(&LlmCommand::configuration)},
        {"--out", "DIR", "folder for the quantized model, in the format of compressed-tensors",
         commandText(&LlmCommand::outFolder)},
    };
}

std::vector<Flag> joined(std::vector<Flag> a, const std::vector<Flag>& b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

void unknownFlag(ParsedLlmFlags& p, const std::string& name)
{
    p.fail(name.starts_with("-") ? "There is no flag '" + printable(name) + "'."
                                 : "'" + printable(name) + "' is not understood.",
           "'llm --help' lists what there is.");
}

/// Of generate and quantize.
Result<void> checkOne(LlmCommand& command)
{
    const bool generates = command.action == LlmCommand::Action::Generate;
    if (command.configuration.empty() && generates) command.configuration = "fp16";
    if (command.configuration.empty())
        return Error{ErrorCode::Usage, "There is no configuration.",
                     "Name one with --config; 'quantoscope llm configs' lists them."};
    if (!findLlmConfiguration(command.configuration))
        return Error{ErrorCode::Usage, "There is no configuration '" + printable(command.configuration) + "'.",
                     "'quantoscope llm configs' lists them."};
    if (generates && command.prompt.empty())
        return Error{ErrorCode::Usage, "There is no prompt.", "Give one with --prompt \"…\"."};
    if (!generates && command.outFolder.empty())
        return Error{ErrorCode::Usage, "There is no folder for the quantized model.", "Name one with --out."};
    return {};
}

/// Whether anything that was asked for looks at a calibration text.
bool calibrates(const LlmCommand& command)
{
    const auto needs = [](const std::string& id) {
        const LlmConfiguration* configuration = findLlmConfiguration(id);
        return configuration && configuration->needsCalibration();
    };
    if (command.action != LlmCommand::Action::Study) return needs(command.configuration);
    return std::any_of(command.spec.configurations.begin(), command.spec.configurations.end(), needs);
}

} // namespace

Result<LlmCommand> parseLlmFlags(const std::vector<std::string>& arguments)
{
    ParsedLlmFlags p;
    std::size_t i = 0;
    if (!arguments.empty() && arguments[0] == "generate")
        p.command.action = LlmCommand::Action::Generate, i = 1;
    else if (!arguments.empty() && arguments[0] == "quantize")
        p.command.action = LlmCommand::Action::Quantize, i = 1;
    else if (!arguments.empty() && arguments[0] == "configs")
        p.command.action = LlmCommand::Action::Configurations, i = 1;
    std::vector<Flag> flags;
    if (p.command.action == LlmCommand::Action::Study) flags = joined(commonFlags(), studyFlags());
    if (p.command.action == LlmCommand::Action::Generate) flags = joined(commonFlags(), generateFlags());
    if (p.command.action == LlmCommand::Action::Quantize) flags = joined(commonFlags(), quantizeFlags());
    while (i < arguments.size() && !p.error) {
        if (arguments[i] == "--help" || arguments[i] == "-h") {
            p.command.help = true;
            return p.command;
        }
        i += applyFlag<ParsedLlmFlags>(p, flags, arguments, i, [&p](const std::string& name) { unknownFlag(p, name); });
    }
    if (p.error) return *p.error;
    if (p.command.action == LlmCommand::Action::Study)
        if (auto valid = validate(p.command.spec); !valid) return valid.error();
    if (!p.command.spec.calibration.empty() && !calibrates(p.command))
        p.command.notes.emplace_back("--calibration has no effect: no configuration that was chosen calibrates.");
    if (p.command.action == LlmCommand::Action::Generate || p.command.action == LlmCommand::Action::Quantize)
        if (auto valid = checkOne(p.command); !valid) return valid.error();
    return p.command;
}

std::string llmHelp(const std::string& program)
{
    return "Usage: " + program +
           " llm [flags]             a language model in every configuration\n"
           "       " +
           program +
           " llm generate --prompt TEXT [--config ID] [--model DIR] [--tokens N]\n"
           "                                        writes on, the most likely token each time\n"
           "       " +
           program +
           " llm quantize --config ID --out DIR [--model DIR]\n"
           "                                        saves the model in a configuration, as compressed-tensors\n"
           "       " +
           program +
           " llm configs             lists the configurations\n\n"
           "Loads a Llama, Mistral or Qwen2 model, quantizes it to each configuration, and says what that does to "
           "memory, load time,\n"
           "latency, throughput, perplexity and tasks, with intervals and verdicts against the FP16 baseline.\n\n" +
           flagsHelp(joined(commonFlags(), studyFlags())) + "\nOf 'llm generate' also:\n" + flagsHelp(generateFlags()) +
           "\nOf 'llm quantize' also:\n" + flagsHelp(quantizeFlags()) +
           "\nTask files have the fields of their sources: ARC question, choices {text[], label[]}, answerKey; "
           "HellaSwag ctx_a, ctx_b,\n"
           "activity_label, endings[], label; PIQA goal, sol1, sol2, label; GSM8K question, answer with '#### n' at "
           "the end.\n";
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
