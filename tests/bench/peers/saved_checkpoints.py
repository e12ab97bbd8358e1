#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Saves every configuration of six small models and loads each with transformers and compressed-tensors, as a user would.

    python3 tests/bench/peers/saved_checkpoints.py --worker build/quantoscope-worker --logits build/tests/bench/llm_logits
        [--older DIR] [--json FILE] [--only MODEL] [--keep DIR]

Needs torch, transformers and compressed-tensors (pip). The models have random weights and the shapes that have broken something: as many KV
heads as heads, grouped ones with biases, a tied head, a window, widths that are no multiple of 128, and widths that no group divides. Of each
saved folder three things are asked: that from_pretrained() takes it, that the model runs in the type that the folder names, and that its
logits in FP32 are those of the program. DIR of --older holds another version of compressed-tensors (pip install --target DIR
compressed-tensors==0.17.1): what the installed one does not load is tried with it. CI holds the same folders to the package's rules without
it: tests/gpu/studies/test_llm_save.cpp.
"""
import argparse
import datetime
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import warnings

ROOT = pathlib.Path(__file__).resolve().parents[3]
DEFAULT_MODEL = ROOT / "resources/llm/default"  # lends its tokenizer
TOKENS = 48
# Largest difference of a logit by the standard deviation of all. Weight-only codes are the same numbers in both programs. NVFP4: the package
# restores to BF16. W8A8: the package's INT8 scale of a token is amax/127.5, the program's (and vLLM's) amax/127, and a last bit decides codes;
# models that learnt nothing carry that far. A cache in FP8: likewise last bits.
BOUNDS = {"int8-w8a8": 0.5, "fp8-w8a8": 0.5, "fp8-block128-w8a8": 0.5, "nvfp4-w4a16": 0.05, "kv-fp8": 0.05}
BOUND = 1e-4
BASE = {"vocab_size": 2048, "hidden_size": 256, "intermediate_size": 512, "num_hidden_layers": 2, "num_attention_heads": 4, "num_key_value_heads": 4,
        "max_position_embeddings": 256, "initializer_range": 0.05}
MODELS = {
    "llama_mha": ("Llama", {}),
    "llama_gqa_bias": ("Llama", {"num_key_value_heads": 2, "attention_bias": True, "mlp_bias": True, "intermediate_size": 640}),
    "qwen2_tied": ("Qwen2", {"num_key_value_heads": 2, "tie_word_embeddings": True}),
    "mistral_window": ("Mistral", {"num_key_value_heads": 2, "sliding_window": 20}),
    "smollm2_widths": ("Llama", {"hidden_size": 576, "intermediate_size": 1536, "num_attention_heads": 9, "num_key_value_heads": 3}),
    "no_group_divides": ("Llama", {"hidden_size": 96, "intermediate_size": 200, "num_attention_heads": 2, "num_key_value_heads": 2}),
}


def make_model(name, folder):
    """Random weights as transformers makes them; biases too, which it begins at zero."""
    import torch
    import transformers

    family, changes = MODELS[name]
    settings = dict(BASE, **changes)
    config = getattr(transformers, family + "Config")(**settings, bos_token_id=0, eos_token_id=1)
    torch.manual_seed(len(name))
    model = getattr(transformers, family + "ForCausalLM")(config)
    for parameter_name, parameter in model.named_parameters():
        if parameter_name.endswith("bias"):
            torch.nn.init.normal_(parameter, std=0.05)
    model.half().save_pretrained(folder)
    for part in ("tokenizer.json", "tokenizer_config.json"):
        if (DEFAULT_MODEL / part).exists():
            shutil.copy(DEFAULT_MODEL / part, folder)


def prompt():
    import random
    draw = random.Random(7)
    return [draw.randrange(2, 2048) for _ in range(TOKENS)]


def load_exact(folder):
    """The model with its restored weights in FP32. The package restores the 4-bit floats to BF16 at the first forward pass; what is not quantized
    is then read again, because it went through BF16 too."""
    import torch
    from safetensors.torch import load_file
    from transformers import AutoModelForCausalLM

    config = json.loads((pathlib.Path(folder) / "config.json").read_text())
    ids = torch.tensor([prompt()])
    if "fp4" not in config.get("quantization_config", {}).get("format", ""):
        return AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32)
    model = AutoModelForCausalLM.from_pretrained(folder)
    with torch.no_grad():
        model(ids)
    for parameter in model.parameters():
        parameter.data = parameter.data.float()  # model.float() refuses
    model.config.dtype = torch.float32
    stored = load_file(os.path.join(folder, "model.safetensors"))
    for name, parameter in model.named_parameters():
        if name in stored and stored[name].shape == parameter.shape:
            parameter.data = stored[name].float()
    return model


def check(folder, logits_file):
    """What the package makes of a folder: {loaded, runs, dtype, difference, error}."""
    import numpy
    import torch
    from transformers import AutoModelForCausalLM

    out = {"loaded": False, "runs": False}
    ids = torch.tensor([prompt()])
    try:
        model = AutoModelForCausalLM.from_pretrained(folder)
        out["loaded"] = True
        out["dtype"] = str(model.dtype).replace("torch.", "")
        with torch.no_grad():
            out["runs"] = bool(torch.isfinite(model(ids).logits).all())
        model = load_exact(folder)
        with torch.no_grad():
            theirs = model(ids).logits[0].float().numpy()
        ours = numpy.fromfile(logits_file, dtype=numpy.float32).reshape(theirs.shape)
        out["difference"] = float("%.3g" % (numpy.abs(theirs - ours).max() / theirs.std()))
        out["rms"] = float("%.3g" % (numpy.sqrt(numpy.mean((theirs - ours) ** 2)) / theirs.std()))
    except Exception as error:  # whatever the package raises is the finding
        out["error"] = (type(error).__name__ + ": " + str(error)).splitlines()[0][:300]
    return out


def check_all(folders):
    import compressed_tensors
    warnings.filterwarnings("ignore")
    return {"compressed_tensors": compressed_tensors.__version__, "checks": {folder: check(folder, folder + ".logits") for folder in folders}}


def configurations(worker):
    listed = subprocess.run([worker, "llm", "configs"], capture_output=True, text=True, check=True).stdout
    ids = re.findall(r"^([a-z][a-z0-9-]*)(?: \(.*\))?$", listed, re.MULTILINE)
    return [name for name in ids if name != "stored"]


def save(worker, logits, model, configuration, folder):
    command = [worker, "llm", "quantize", "--model", model, "--config", configuration, "--out", folder]
    done = subprocess.run(command, capture_output=True, text=True)
    lines = [line.replace("quantoscope: ", "") for line in done.stderr.splitlines() if line]
    if done.returncode != 0:
        return {"saved": False, "refused": " ".join(lines)}
    subprocess.run([logits, folder, folder + ".logits"] + [str(token) for token in prompt()], check=True, capture_output=True)
    notes = [line[len("note: "):] for line in lines if line.startswith("note: ")]
    return {"saved": True, **({"notes": notes} if notes else {})}


def is_fine(row):
    if not row["saved"]:
        return any(words in row["refused"] for words in ("Cannot save", "cannot be saved"))
    return row.get("loaded") and row.get("runs") and row.get("difference", 1e9) <= BOUNDS.get(row["configuration"], BOUND)


def write_result(path, rows, versions, worker):
    version, commit = subprocess.run([worker, "--version"], capture_output=True, text=True, check=True).stdout.split()[-2:]
    head = {"what": "every configuration of six small models, saved, and loaded by transformers with compressed-tensors; difference: largest of a logit (FP32) from "
                    "the program's, by the standard deviation of all", **versions, "folders": sum(row["saved"] for row in rows),
            "loaded_and_agree": sum(bool(row["saved"] and is_fine(row)) for row in rows), "refused_before_work": sum(not row["saved"] for row in rows),
            "only_by_the_older_package": sum("compressed_tensors" in row for row in rows),
            "bound": BOUND, "bounds": BOUNDS, "version": version, "commit": commit.strip("()")[:7], "date": datetime.date.today().isoformat()}
    text = json.dumps(head, indent=1)[:-2] + ',\n "each": [\n' + ",\n".join("  " + json.dumps(row) for row in rows) + "\n ]\n}\n"
    pathlib.Path(path).write_text(text)


def study(arguments, work):
    import torch
    import transformers
    rows = []
    for name in MODELS:
        if arguments.only and name != arguments.only:
            continue
        model = os.path.join(work, name)
        make_model(name, model)
        for configuration in configurations(arguments.worker):
            folder = os.path.join(work, name + "-" + configuration)
            rows.append({"model": name, "configuration": configuration, **save(arguments.worker, arguments.logits, model, configuration, folder), "folder": folder})
    found = check_all([row["folder"] for row in rows if row["saved"]])
    versions = {"torch": torch.__version__, "transformers": transformers.__version__, "compressed_tensors": found["compressed_tensors"]}
    for row in rows:
        row.update(found["checks"].get(row["folder"], {}))
    again = [row for row in rows if row["saved"] and not is_fine(row)]
    if arguments.older and again:
        answer = subprocess.run([sys.executable, __file__, "--check"] + [row["folder"] for row in again], env=dict(os.environ, PYTHONPATH=arguments.older), stdout=subprocess.PIPE,
                                text=True, check=True).stdout
        found = json.loads(answer.splitlines()[-1])
        for row in again:
            row["with_" + versions["compressed_tensors"]] = row.pop("error", None) or "difference " + str(row.get("difference"))
            row.update({"compressed_tensors": found["compressed_tensors"], **found["checks"][row["folder"]]})
    for row in rows:
        del row["folder"]
    return rows, versions


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--worker")
    parser.add_argument("--logits")
    parser.add_argument("--older", help="folder with another version of compressed-tensors")
    parser.add_argument("--json")
    parser.add_argument("--only", help="one of: " + ", ".join(MODELS))
    parser.add_argument("--keep", help="work in this folder and leave it")
    parser.add_argument("--check", nargs="+", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.check:
        print(json.dumps(check_all(arguments.check)))
        return 0
    if not arguments.worker or not arguments.logits:
        parser.error("--worker and --logits are needed")
    if arguments.keep:
        os.makedirs(arguments.keep, exist_ok=True)
        rows, versions = study(arguments, arguments.keep)
    else:
        with tempfile.TemporaryDirectory() as work:
            rows, versions = study(arguments, work)
    for row in rows:
        print("ok  " if is_fine(row) else "FAIL", row)
    if arguments.json:
        write_result(arguments.json, rows, versions, arguments.worker)
    return 0 if all(is_fine(row) for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
