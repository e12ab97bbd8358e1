// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/language/lab_sentences.h"

#include <QtGlobal>

namespace qs {
namespace {

/// Studies of language models: what is loaded and measured, what came out, and what is wrong with a model's folder, a
/// text or a task.
constexpr const char* kSentences[] = {
    QT_TRANSLATE_NOOP("Lab", "The model that comes with the program is not installed."),
    QT_TRANSLATE_NOOP(
        "Lab", "Install the package quantoscope-model (portable: unpack quantoscope-model-*.tar.xz over the program's "
               "folder), set QUANTOSCOPE_LLM to the model's folder, or name a model of your own. Searched: %1."),
    QT_TRANSLATE_NOOP("Lab", "the model that comes with the program"),
    QT_TRANSLATE_NOOP("Lab", "%1, %2 parameters, %3 layers, width %4, vocabulary %5, context %6"),
    QT_TRANSLATE_NOOP("Lab", "%1, %2 parameters, %3 layers, width %4, vocabulary %5, context %6, quantized (%7)"),
    QT_TRANSLATE_NOOP("Lab", "%1, the first %2 of %3 tokens"),
    QT_TRANSLATE_NOOP("Lab", "%1, the first %2 tokens"),
    QT_TRANSLATE_NOOP("Lab", "%1, %2 tokens"),
    QT_TRANSLATE_NOOP("Lab", "Loading layer %1 of %2"),
    QT_TRANSLATE_NOOP("Lab", "Quantizing layer %1 of %2"),
    QT_TRANSLATE_NOOP("Lab", "Calibrating layer %1"),
    QT_TRANSLATE_NOOP("Lab", "Calibrating layer %1 to %2"),
    QT_TRANSLATE_NOOP("Lab", "The calibration text has %1 tokens; AWQ and GPTQ need 64 at least."),
    QT_TRANSLATE_NOOP("Lab", "The inputs of the layers found no memory while calibrating."),
    QT_TRANSLATE_NOOP("Lab", "Use a shorter calibration text."),
    QT_TRANSLATE_NOOP("Lab", "%1 needs a calibration text."),
    QT_TRANSLATE_NOOP("Lab", "Give a text that is like what the model will read."),
    QT_TRANSLATE_NOOP(
        "Lab", "For calibration %1 runs the unquantized model first. Choose a configuration without calibration."),
    QT_TRANSLATE_NOOP("Lab", "Matrices in %1 were restored to %2."),
    QT_TRANSLATE_NOOP("Lab", "The checkpoint asks for activations in %1; they ran in %2."),
    QT_TRANSLATE_NOOP("Lab", "The checkpoint asks for the results of products in %1; they stayed in %2."),
    QT_TRANSLATE_NOOP("Lab", "The checkpoint asks for keys and values in %1; they were kept in %2."),
    QT_TRANSLATE_NOOP("Lab",
                      "The checkpoint asks for keys and values in %1, with scales other than 1; they were kept in %2."),
    QT_TRANSLATE_NOOP("Lab", "Rows of %1 weights are no multiple of %2: their groups are of %3."),
    QT_TRANSLATE_NOOP("Lab", "Rows of %1 weights are no multiple of %2: they have one scale each."),
    QT_TRANSLATE_NOOP("Lab", "as stored: %1"),
    QT_TRANSLATE_NOOP("Lab", "Of %1 layers %2 see a window of %3 tokens and the others all, which is not supported: "
                             "the context ends at the window, up to where both are the same."),
    QT_TRANSLATE_NOOP("Lab", "config.json ties the head to the embedding (\"tie_word_embeddings\"), but the files have "
                             "a head of other values: that one is used."),
    QT_TRANSLATE_NOOP("Lab", "%1 is a model in GGUF, the format of llama.cpp, which is not read."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Name the Hugging Face folder that it was made from, with config.json, model.safetensors and tokenizer.json."),
    QT_TRANSLATE_NOOP(
        "Lab", "There is no \"tokenizer.json\" in %1, only \"tokenizer.model\" (SentencePiece), which is not read."),
    QT_TRANSLATE_NOOP("Lab", "Make one: %1"),
    QT_TRANSLATE_NOOP("Lab", "The weights are not finite (NaN or infinity) in %1."),
    QT_TRANSLATE_NOOP("Lab", "The model's predictions are not finite (NaN or infinity), so they say nothing."),
    QT_TRANSLATE_NOOP("Lab", "Values beyond the range of the activations' type do this: try BF16 or FP32."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "%1 of %2 items of %3 were left out, because they do not fit into the model's context of %4 tokens; %5."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "%1 of %2 items of %3 were left out, because a choice adds no token of its own that could be scored; %4."),
    QT_TRANSLATE_NOOP("Lab", "No item of %1 (%2) has tokens that could be scored; %3."),
    QT_TRANSLATE_NOOP("Lab", "%1 cannot be saved: %2."),
    QT_TRANSLATE_NOOP("Lab", "Save another configuration."),
    QT_TRANSLATE_NOOP("Lab", "The weights found no memory while they were quantized."),
    QT_TRANSLATE_NOOP("Lab", "The checkpoint is not quantized."),
    QT_TRANSLATE_NOOP("Lab", "Ask for a configuration that quantizes it, or for the baseline."),
    QT_TRANSLATE_NOOP("Lab", "The prompt is empty."),
    QT_TRANSLATE_NOOP("Lab", "Give some text to go on with."),
    QT_TRANSLATE_NOOP("Lab", "The prompt has %1 tokens, and %2 are to follow; the model was made for %3 positions."),
    QT_TRANSLATE_NOOP("Lab", "The prompt has %1 tokens, and %2 are to follow; there is room for %3."),
    QT_TRANSLATE_NOOP("Lab", "Shorten the prompt, or ask for fewer tokens."),
    QT_TRANSLATE_NOOP("Lab", "Shorten the prompt, or generate fewer tokens."),
    QT_TRANSLATE_NOOP("Lab",
                      "A prompt of %1 tokens and %2 generated ones take %3 positions; the model was made for %4."),
    QT_TRANSLATE_NOOP("Lab", "Choose a shorter --prompt-len or --gen-len."),
    QT_TRANSLATE_NOOP("Lab", "%1 has %2 tokens, and the model's embedding has %3 rows."),
    QT_TRANSLATE_NOOP("Lab", "The tokenizer belongs to another model."),
    QT_TRANSLATE_NOOP("Lab", "There is no configuration '%1'."),
    QT_TRANSLATE_NOOP("Lab", "'quantoscope llm configs' lists them."),
    QT_TRANSLATE_NOOP("Lab", "Name text files of your own with --text and --calibration."),
    QT_TRANSLATE_NOOP("Lab", "%1 has %2 tokens; two are the least that can be scored."),
    QT_TRANSLATE_NOOP("Lab", "Give a longer text."),
    QT_TRANSLATE_NOOP("Lab", "The checkpoint is quantized (%1): the baseline has the values that its codes stand for, "
                             "in FP16, and other configurations quantize those again."),
    QT_TRANSLATE_NOOP("Lab", "There is no cloze task: %1"),
    QT_TRANSLATE_NOOP(
        "Lab", "The text has %1 sentences of ten words or more; 8 are the least that a cloze task can be made from."),
    QT_TRANSLATE_NOOP("Lab", "Give a longer text, or a task file."),
    QT_TRANSLATE_NOOP("Lab", "made from the text: which of four continuations follows"),
    QT_TRANSLATE_NOOP(
        "Lab", "AWQ and GPTQ were calibrated on English novels, since no calibration text was given (--calibration)."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "There is no load time with a cold page cache: the system does not say which pages of these files it keeps."),
    QT_TRANSLATE_NOOP("Lab", "There is no load time with a cold page cache: %1 of the files' pages stayed in it."),
    QT_TRANSLATE_NOOP("Lab",
                      "The configurations were timed one after another, not in rounds: together they would take about "
                      "%1 of the %2 that are free. A clock that changed meanwhile would look like a difference."),
    QT_TRANSLATE_NOOP("Lab", "No configuration could be measured: %1"),
    QT_TRANSLATE_NOOP("Lab", "No item of %1 (%2) fits into the model's context of %3 tokens; %4."),
    QT_TRANSLATE_NOOP("Lab", "The predictions of %1 found no memory."),
    QT_TRANSLATE_NOOP("Lab", "The predictions of the text found no memory."),
    QT_TRANSLATE_NOOP("Lab", "Use a shorter text or a smaller limit."),
    QT_TRANSLATE_NOOP("Lab", "%1 names %2 twice."),
    QT_TRANSLATE_NOOP(
        "Lab", "The model needs %1 of memory (%2 of weights, %3 of keys and values, %4 to work in); %5 are free."),
    QT_TRANSLATE_NOOP("Lab", "Use a smaller batch or context, a configuration with fewer bits, or a smaller model."),
    QT_TRANSLATE_NOOP("Lab", "A context of %1 tokens is asked for; the model was made for %2."),
    QT_TRANSLATE_NOOP("Lab", "Use a shorter prompt and fewer tokens to generate."),
    QT_TRANSLATE_NOOP("Lab", "A matrix found no memory."),
    QT_TRANSLATE_NOOP("Lab", "%1 decoded in registers × %2, FP32 multiply-adds (%3)"),
    QT_TRANSLATE_NOOP("Lab", "%1 × %2, FP32 multiply-adds (%3)"),
    QT_TRANSLATE_NOOP("Lab", "%1, INT32 sums (%2)"),
    QT_TRANSLATE_NOOP(
        "Lab", "simulated: values of FP8 E4M3 × FP8 E4M3, FP32 multiply-adds (%1); CPUs have no products of FP8"),
    QT_TRANSLATE_NOOP("Lab", "%1 activations"),
    QT_TRANSLATE_NOOP("Lab", "%1 (simulated)"),
    QT_TRANSLATE_NOOP("Lab", "%1 by channel"),
    QT_TRANSLATE_NOOP("Lab", "%1 by token"),
    QT_TRANSLATE_NOOP("Lab", "as stored"),
    QT_TRANSLATE_NOOP("Lab", "Weights and activations in FP16: what the others are compared with."),
    QT_TRANSLATE_NOOP("Lab", "Weights and activations in BF16, which most checkpoints are saved in: the range of FP32, "
                             "8 bits of precision."),
    QT_TRANSLATE_NOOP("Lab", "Weights and activations in FP32: nothing is rounded."),
    QT_TRANSLATE_NOOP("Lab", "INT8 weights in groups of 128, each scale searched for the least error of its weights; "
                             "16-bit activations. The published comparison does not say how its scales were found; "
                             "this differs from INT8-W8A16-RTN in the search alone."),
    QT_TRANSLATE_NOOP("Lab", "INT8 weights with a scale an output, INT8 activations with a scale a token found as it "
                             "comes; integer products."),
    QT_TRANSLATE_NOOP("Lab", "INT4 weights in groups of 128, symmetric, rounded to nearest; 16-bit activations."),
    QT_TRANSLATE_NOOP(
        "Lab", "INT4 weights in groups of 128 with zero points, after input channels with large activations were "
               "scaled up; the factors are folded into the layers before, so they cost nothing (Lin et al. 2024)."),
    QT_TRANSLATE_NOOP("Lab", "INT8 weights in groups of 128, each scale from the largest magnitude, rounded to "
                             "nearest; 16-bit activations."),
    QT_TRANSLATE_NOOP(
        "Lab", "FP8 E4M3 weights with a scale an output, FP8 E4M3 activations with a scale a token found as it comes."),
    QT_TRANSLATE_NOOP("Lab", "The format of INT4-W4A16; each column's rounding error is spread over the columns not "
                             "yet rounded, by the inverse Hessian of calibration inputs (Frantar et al. 2023)."),
    QT_TRANSLATE_NOOP("Lab", "Weights as quantiles of the normal distribution, a scale for each 64 (Dettmers et al. "
                             "2023); 16-bit activations."),
    QT_TRANSLATE_NOOP("Lab",
                      "Weights as E2M1 with a power-of-two scale for each 32 (OCP Microscaling); 16-bit activations."),
    QT_TRANSLATE_NOOP(
        "Lab", "Weights as E2M1 with an E4M3 scale for each 16 and one FP32 scale a matrix; 16-bit activations."),
    QT_TRANSLATE_NOOP("Lab", "The baseline with keys and values kept in FP8 E4M3, without a scale."),
    QT_TRANSLATE_NOOP("Lab", "The baseline with keys and values kept in INT8, a scale for each token and head."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "The codes of a quantized checkpoint as they are, multiplied as its configuration asks where the device can."),
    QT_TRANSLATE_NOOP("Lab", "The baseline's perplexity of the text (%1) is %2 ± %3."),
    QT_TRANSLATE_NOOP("Lab", "%1 has the same perplexity within ±0.5 %."),
    QT_TRANSLATE_NOOP("Lab", "%1 have the same perplexity within ±0.5 %."),
    QT_TRANSLATE_NOOP("Lab", "%1 has a higher perplexity."),
    QT_TRANSLATE_NOOP("Lab", "%1 have a higher perplexity."),
    QT_TRANSLATE_NOOP("Lab", "%1 has a lower perplexity."),
    QT_TRANSLATE_NOOP("Lab", "%1 have a lower perplexity."),
    QT_TRANSLATE_NOOP("Lab", "%1 is not told apart by this text."),
    QT_TRANSLATE_NOOP("Lab", "%1 are not told apart by this text."),
    QT_TRANSLATE_NOOP("Lab", "%1 is the best (%2), shown to be better than each other one on these %3 items."),
    QT_TRANSLATE_NOOP("Lab", "no configuration is shown to be the best. %1 has the most right answers (%2 of %3), but "
                             "of the %4 others none is shown to be worse."),
    QT_TRANSLATE_NOOP("Lab", "no configuration is shown to be the best. %1 has the most right answers (%2 of %3), but "
                             "of the %4 others only %5 is shown to be worse."),
    QT_TRANSLATE_NOOP("Lab", "no configuration is shown to be the best. %1 has the most right answers (%2 of %3), but "
                             "of the %4 others only %5 are shown to be worse."),
    QT_TRANSLATE_NOOP("Lab", "Faster than the baseline by token, one sequence at a time: %1."),
    QT_TRANSLATE_NOOP("Lab", "Slower than the baseline by token, one sequence at a time: %1."),
    QT_TRANSLATE_NOOP("Lab", "Not told apart from the baseline's time per token: %1."),
    QT_TRANSLATE_NOOP("Lab",
                      "Simulated on this device: %1. Predictions and sizes hold, times are those of the simulation."),
    QT_TRANSLATE_NOOP("Lab", "The smallest weights are those of %1: %2 bytes, %3 of the baseline."),
    QT_TRANSLATE_NOOP("Lab", "The baseline was not measured, so nothing can be compared with it."),
    QT_TRANSLATE_NOOP(
        "Lab", "For speed without a loss that shows: %1; it is faster than the baseline and equivalent in perplexity."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "For speed without a loss that shows: %1; each is faster than the baseline and equivalent in perplexity."),
    QT_TRANSLATE_NOOP("Lab", "For speed without a loss that shows: nothing here; no configuration is shown to be "
                             "faster than the baseline and equivalent in perplexity on this device."),
    QT_TRANSLATE_NOOP("Lab", "For memory without a loss that shows: %1, %2 of the baseline's bytes."),
    QT_TRANSLATE_NOOP("Lab", "Only where that is worth a loss that is shown: %1."),
    QT_TRANSLATE_NOOP(
        "Lab", "Only where that is worth a loss that is shown: %1; the smallest of them is %2 with %3 of the bytes."),
    QT_TRANSLATE_NOOP("Lab", "Undecided: %1. A longer text narrows the intervals with the root of its length."),
    QT_TRANSLATE_NOOP("Lab", "equivalent within ±0.5 % (%1)"),
    QT_TRANSLATE_NOOP("Lab", "lower (%1)"),
    QT_TRANSLATE_NOOP("Lab", "higher (%1)"),
    QT_TRANSLATE_NOOP("Lab", "not resolved (%1)"),
    QT_TRANSLATE_NOOP("Lab", "%1 is no folder."),
    QT_TRANSLATE_NOOP("Lab", "%1 does not exist."),
    QT_TRANSLATE_NOOP("Lab", "Name the folder of a model, with its config.json."),
    QT_TRANSLATE_NOOP("Lab", "There is neither \"model.safetensors\" nor \"model.safetensors.index.json\" in %1."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "The weights are pickled (pytorch_model.bin), which is not read; save the model with safe_serialization=True."),
    QT_TRANSLATE_NOOP("Lab", "Is it the folder of a model, completely downloaded?"),
    QT_TRANSLATE_NOOP("Lab", "Download or save the model again."),
    QT_TRANSLATE_NOOP("Lab", "Copy or download it into the folder."),
    QT_TRANSLATE_NOOP("Lab", "The checkpoint has no tensor %1."),
    QT_TRANSLATE_NOOP("Lab", "%1 names %2, an architecture that is not supported."),
    QT_TRANSLATE_NOOP("Lab", "Supported are LlamaForCausalLM, MistralForCausalLM and Qwen2ForCausalLM."),
    QT_TRANSLATE_NOOP("Lab", "Is it the config.json of a language model, and is it whole?"),
    QT_TRANSLATE_NOOP("Lab", "Is the tokenizer.json whole?"),
    QT_TRANSLATE_NOOP("Lab", "%1 is a Parquet file; task files are read as JSONL or JSON."),
    QT_TRANSLATE_NOOP("Lab", "%1 is compressed; task files are read as JSONL or JSON."),
    QT_TRANSLATE_NOOP("Lab", "Unpack it first."),
    QT_TRANSLATE_NOOP("Lab", "%1: '%2' is missing."),
    QT_TRANSLATE_NOOP("Lab", "Every record of this task has it; see 'quantoscope llm --help'."),
    QT_TRANSLATE_NOOP("Lab", "%1 has to be %2."),
    QT_TRANSLATE_NOOP("Lab", "Is it the file of another task?"),
    QT_TRANSLATE_NOOP("Lab", "A task file has a JSON record in each line, or one JSON array of them."),
    QT_TRANSLATE_NOOP("Lab", "%1 has no records."),
    QT_TRANSLATE_NOOP("Lab", "text"),
    QT_TRANSLATE_NOOP("Lab", "Speed"),
};

} // namespace

std::span<const char* const> llmSentences() { return kSentences; }

} // namespace qs
