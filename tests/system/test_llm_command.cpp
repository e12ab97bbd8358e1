// SPDX-License-Identifier: GPL-3.0-or-later
// `llm` of the finished programs: table, JSON, report, generated text, Ctrl-C, and wrong usage.
#include <doctest/doctest.h>

#include "tests/sanitized.h"
#include "tests/system/program_call.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

namespace fs = std::filesystem;
using Json = nlohmann::json;

namespace {

const std::string kModel = std::string(QS_SOURCE_DIR) + "/resources/llm/default";

Call call(const Scratch& scratch, const std::string& program, const std::string& arguments,
          const std::string& before = "timeout 200")
{
    return callIn(scratch, before + " " + program + " llm " + arguments, "QUANTOSCOPE_LLM=" + kModel + " ");
}

const std::string kSmall = "--backend cpu --configs int8-w8a8,int4-w4a16 --text-tokens 400 --limit 8 --batch 1,2 "
                           "--prompt-len 16 --gen-len 4 --rounds 6 ";

} // namespace

TEST_CASE("a small study: table on standard output, JSON and report")
{
    for (const std::string& program : programs()) {
        CAPTURE(program);
        const Scratch scratch;
        scratch.write("p.jsonl",
                      "{\"goal\":\"go\",\"sol1\":\"by foot\",\"sol2\":\"by "
                      "sea\",\"label\":0}\n{\"goal\":\"eat\",\"sol1\":\"bread\",\"sol2\":\"sand\",\"label\":0}\n");
        const Call c = call(scratch, program, kSmall + "--tasks piqa=p.jsonl --json r.json --export rep --quiet");
        CAPTURE(c.err);
        REQUIRE(c.status == 0);
        for (const char* text : {"Baseline FP16", "INT8-W8A8", "INT4-W4A16", "Perplexity", "PIQA", "6.25 MiB"})
            CHECK(c.out.find(text) != std::string::npos);
        const Json json = Json::parse(slurp(scratch.path / "r.json"));
        CHECK(json["kind"] == "quantoscope-llm-study");
        CHECK(json["rows"].size() == 3);
        CHECK(json["rows"][2]["memory_bytes"]["weights"] == 2'472'448);
        CHECK(json["tasks"][0]["items"] == 2);
        CHECK(slurp(scratch.path / "rep/report.md").find("## Model inspection") != std::string::npos);
        CHECK(Json::parse(slurp(scratch.path / "rep/results.json"))["rows"].size() == 3);
    }
}

TEST_CASE("in a process of its own: the same predictions")
{
    const Scratch scratch;
    const Call here = call(scratch, QS_WORKER, kSmall + "--json -"),
               there = call(scratch, QS_WORKER, kSmall + "--isolate --json -");
    CAPTURE(there.err);
    REQUIRE(there.status == 0);
    Json a = Json::parse(here.out), b = Json::parse(there.out);
    CHECK(b["environment"]["process"].get<std::string>().starts_with("worker process"));
    REQUIRE(a["rows"].size() == b["rows"].size());
    for (std::size_t i = 0; i < a["rows"].size(); ++i) {
        CHECK(a["rows"][i]["metrics"] == b["rows"][i]["metrics"]);
        CHECK(a["rows"][i]["sample"] == b["rows"][i]["sample"]);
        CHECK(a["rows"][i]["text"]["token_loss"] == b["rows"][i]["text"]["token_loss"]);
    }
    const Call refused = call(scratch, QS_WORKER, "--isolate --backend cpu --model nowhere");
    CHECK(refused.status == 2);
    CHECK(refused.err.find("nowhere") != std::string::npos);
}

TEST_CASE("generate writes on, the same each time; configs and help need nothing to run")
{
    const Scratch scratch;
    for (const std::string& program : programs()) {
        const std::string prompt = "generate --backend cpu --prompt 'Emma had always' --tokens 12 --config int8-w8a8";
        const Call first = call(scratch, program, prompt), again = call(scratch, program, prompt + " --quiet");
        REQUIRE(first.status == 0);
        CHECK(first.out.size() > 12);
        CHECK(first.out.back() == '\n');
        CHECK(first.out == again.out);
        CHECK(first.err.find("12 tokens") != std::string::npos);
        CHECK(first.err.find("tokens/s (median step") != std::string::npos);
        CHECK(again.err.empty());
        CHECK(call(scratch, program, "configs").out.find("nvfp4-w4a16") != std::string::npos);
        CHECK(call(scratch, program, "--help").out.find("--prompt-len") != std::string::npos);
    }
}

TEST_CASE("generate and quantize on a target: what this computer gives, and errors that name the target")
{
    const Scratch scratch;
    const std::string env = "XDG_CACHE_HOME=" + (scratch / "cache") + " timeout 200", on = "--upload --on exec:env";
    for (const std::string& program : programs()) {
        CAPTURE(program);
        const std::string prompt = "generate --backend cpu --prompt 'Emma had always' --tokens 12 ";
        const Call here = call(scratch, program, prompt + "--config int8-w8a8"),
                   there = call(scratch, program, prompt + "--config int8-w8a8 " + on, env);
        REQUIRE_MESSAGE(there.status == 0, there.err);
        CHECK(there.out == here.out);
        CHECK(there.err.find("(median step") != std::string::npos);
        CHECK(there.err.find(" on exec:env\n") != std::string::npos);
        const Call pair = call(scratch, program, prompt + "--config bf16,nvfp4-w4a16 --quiet " + on, env);
        REQUIRE_MESSAGE(pair.status == 0, pair.err);
        CHECK(pair.out == call(scratch, program, prompt + "--config bf16,nvfp4-w4a16 --quiet").out);
        const Call missing = call(scratch, program, prompt + "--model nowhere " + on, env);
        CHECK(missing.status == call(scratch, program, prompt + "--model nowhere").status);
        CHECK(missing.err.find("exec:env: ") != std::string::npos);
        CHECK(missing.err.find("nowhere") != std::string::npos);
        CHECK(call(scratch, program, prompt + "--on no-such-name").status == 2);
    }
    const std::string save = "quantize --backend cpu --config int4-w4a16 ";
    const Call here = call(scratch, QS_WORKER, save + "--out here"),
               there = call(scratch, QS_WORKER, save + "--out " + (scratch / "there") + " " + on, env);
    REQUIRE_MESSAGE(there.status == 0, there.err);
    CHECK(there.err.find("written to " + (scratch / "there") + " on exec:env, 2,472,448 bytes") != std::string::npos);
    for (const auto& file : fs::directory_iterator(scratch.path / "here"))
        CHECK(slurp(file.path()) == slurp(scratch.path / "there" / file.path().filename()));
    const Call refused = call(scratch, QS_WORKER, save + "--out /proc/no/such " + on, env);
    CHECK(refused.status == call(scratch, QS_WORKER, save + "--out /proc/no/such").status);
    CHECK(refused.err.find("exec:env: ") != std::string::npos);
}

TEST_CASE("generate samples by a seed, in a chat template, and compares two configurations")
{
    const Scratch scratch;
    const std::string base = "generate --backend cpu --prompt 'Emma had always' --tokens 12 ";
    const std::string warm = base + "--config int8-w8a8 --quiet --temperature 0.9 --top-p 0.95 --top-k 100 ";
    const Call first = call(scratch, QS_WORKER, warm + "--seed 3");
    REQUIRE_MESSAGE(first.status == 0, first.err);
    CHECK(first.out == call(scratch, QS_WORKER, warm + "--seed 3").out);
    CHECK(first.out != call(scratch, QS_WORKER, warm + "--seed 4").out);
    const auto jinja = scratch.path / "chat.jinja";
    std::ofstream(jinja) << "{% for m in messages %}<{{ m.role }}>{{ m.content }}\n{% endfor %}<assistant>";
    const Call chat =
        call(scratch, QS_WORKER, base + "--chat-template '" + jinja.string() + "' --system 'Be brief.' --seed 3");
    REQUIRE(chat.status == 0);
    CHECK(chat.err.find("Chat template: from a file.") != std::string::npos);
    CHECK(chat.err.find("--seed have no effect") != std::string::npos);
    const Call pair = call(scratch, QS_WORKER, base + "--config bf16,nvfp4-w4a16");
    REQUIRE(pair.status == 0);
    const Call alone = call(scratch, QS_WORKER, base + "--config nvfp4-w4a16 --quiet");
    CHECK(pair.out.find("Baseline BF16:\n") == 0);
    CHECK(pair.out.find("NVFP4-W4A16:\n" + alone.out) != std::string::npos);
    CHECK(pair.out.find("The texts differ from token ") != std::string::npos);
    CHECK(pair.err.find("NVFP4-W4A16: 12 tokens") != std::string::npos);
}

TEST_CASE("a model that was saved quantized is read with its own codes")
{
    const Scratch scratch;
    const Call saved = call(scratch, QS_WORKER, "quantize --backend cpu --config int4-w4a16 --out q");
    CAPTURE(saved.err);
    REQUIRE(saved.status == 0);
    CHECK(saved.err.find("2,472,448 bytes") != std::string::npos);
    CHECK(Json::parse(slurp(scratch.path / "q/config.json")).contains("quantization_config"));
    const Call direct = call(scratch, QS_WORKER, kSmall + "--json -"),
               stored = call(scratch, QS_WORKER, "--model q " + kSmall + "--configs stored --json -");
    CAPTURE(stored.err);
    REQUIRE(stored.status == 0);
    const Json a = Json::parse(direct.out)["rows"][2], b = Json::parse(stored.out)["rows"][1];
    CHECK(b["configuration"] == "stored");
    CHECK(b["text"]["perplexity"].get<double>() ==
          doctest::Approx(a["text"]["perplexity"].get<double>()).epsilon(1e-6));
    CHECK(b["memory_bytes"]["weights"].get<double>() ==
          doctest::Approx(2'472'448).epsilon(0.01)); // and what the file keeps beside the codes
    CHECK(call(scratch, QS_WORKER, "quantize --backend cpu --config int8-w8a8 --model q --out q")
              .err.find("folder of the model itself") != std::string::npos);
}

TEST_CASE("wrong usage and bad input: in words, with nothing on standard output")
{
    const Scratch scratch;
    scratch.write("bad.jsonl", "{\"goal\":\"g\",\"sol1\":\"a\",\"label\":0}\n");
    fs::create_directories(scratch.path / "empty");
    const std::pair<const char*, const char*> cases[] = {
        {"--configs int3", "Unknown configuration 'int3'"},
        {"--tasks mmlu=x", "Unknown task 'mmlu'"},
        {"--tasks piqa", "TASK=FILE"},
        {"--tasks piqa=bad.jsonl --backend cpu", "line 1: 'sol2' is missing"},
        {"--batch 1,x", "--batch: '1,x' is not valid"},
        {"--batch 0", "--batch is 0"},
        {"--devices 0,x", "--devices: '0,x' is not valid"},
        {"--devices 0,1 --device 1", "--device cannot be used with several devices"},
        {"--devices 0,1 --backend cpu", "--devices are GPUs"},
        {"generate --prompt x --devices 0", "--devices"},
        {"--prompt-len 600 --backend cpu", "the model supports 512"},
        {"--gen-len 1", "--gen-len is 1"},
        {"--no-speed --rounds 5", "--no-speed and --rounds exclude each other"},
        {"--no-speed --energy", "--energy requires rounds"},
        {"--context 600 --backend cpu", "--context is 600; the model supports 512 positions"},
        {"--context 128 --stride 128", "--stride is 128; it must be smaller than the window of 128 tokens"},
        {"--model empty --backend cpu", "config.json"},
        {"--model", "--model requires a value"},
        {"--nonsense", "Unknown flag '--nonsense'"},
        {"study", "'study' is not recognized"},
        {"generate", "No prompt was specified"},
        {"generate --prompt a --config int3", "Unknown configuration 'int3'"},
        {"generate --prompt a --config int8-w8a8,int3", "Unknown configuration 'int3'"},
        {"generate --prompt a --config fp16,bf16,fp32", "one configuration, or two"},
        {"generate --prompt a --config fp16,fp16", "Both configurations are 'fp16'"},
        {"generate --prompt a --temperature -1", "--temperature is -1"},
        {"generate --prompt a --temperature warm", "--temperature: 'warm' is not valid"},
        {"generate --prompt a --top-p 1.5", "--top-p is 1.5"},
        {"generate --prompt a --top-k -1", "--top-k"},
        {"generate --prompt a --chat-template vicuna", "Unknown chat template 'vicuna'"},
        {"generate --prompt a --tokens 600 --backend cpu", "the model supports 512"},
        {"quantize --config int8-w8a8", "No folder"},
        {"quantize --out q", "No configuration was specified."},
        {"quantize --config nf4-w4a16 --out q --backend cpu", "NF4"},
        {"configs --model x", "Unknown flag '--model'"}};
    for (const std::string& program : programs())
        for (const auto& [arguments, expected] : cases) {
            CAPTURE(arguments);
            const Call c = call(scratch, program, arguments);
            CHECK(c.status == 2);
            CHECK(c.out.empty());
            CHECK_MESSAGE(c.err.find(expected) != std::string::npos, c.err);
        }
}

TEST_CASE("quality alone, with a window of one's own, and what it rests on")
{
    const Scratch scratch;
    const Call c =
        call(scratch, QS_WORKER,
             "--backend cpu --configs int4-w4a16 --text-tokens 300 --cloze 0 --no-speed --context 128 --stride "
             "64 --json r.json --quiet");
    CAPTURE(c.err);
    REQUIRE(c.status == 0);
    CHECK(c.out.find("windows of 128 tokens with a stride of 64, each after BOS; KL divergence of all 300 scored "
                     "tokens.") != std::string::npos);
    CHECK(c.out.find("ms/token") == std::string::npos);
    CHECK(c.out.find("TOO FEW") == std::string::npos);
    const Json json = Json::parse(slurp(scratch.path / "r.json"));
    CHECK(json["text_window"]["stride"] == 64);
    CHECK(json["spec"]["rounds"] == 0);
    CHECK(json["rows"][1]["timings"].empty());
    CHECK(json["rows"][1]["text"]["divergence"]["tokens"] == 300);
}

TEST_CASE("Ctrl-C: what was measured is kept")
{
    const Scratch scratch;
    const Call c = call(scratch, QS_WORKER,
                        "--backend cpu --configs int8-w8a8 --rounds 10000 --text-tokens 200 --limit 2 --json r.json",
                        "timeout -s INT " + std::to_string(5 * kSlowdown));
    CHECK((c.status == 130 || c.status == 124)); // timeout(1) reports its own status
    CHECK(c.err.find("interrupted; the results so far are kept") != std::string::npos);
    const Json json = Json::parse(slurp(scratch.path / "r.json"));
    CHECK(json["stop_reason"] == "stopped by the user");
    REQUIRE(json["rows"].size() >= 1);
    CHECK(json["rows"][0]["memory_bytes"]["weights"] == 6'558'208);
}
