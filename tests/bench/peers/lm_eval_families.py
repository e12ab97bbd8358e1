#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Scores of small random models of several families by this program and by lm-eval (EleutherAI, backend hf), on the same local files.

    lm_eval_families.py WORKER OUT.json [FAMILY...]

Needs torch (CPU), transformers, tokenizers and lm-eval. The models have the tokenizer of the bundled model; the items of ARC, HellaSwag and
PIQA are cut from its texts, so that every item is answered at chance and a difference of a likelihood shows. Compared are the outcome of
each item (acc and acc_norm), the shares, and the perplexity of the text in overlapping windows, in FP32. Ends with status 1 where anything
differs.
"""
import datetime
import json
import math
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import lm_eval
import torch
import transformers
from lm_eval.tasks import TaskManager
from tokenizers import Tokenizer

ROOT = Path(__file__).resolve().parents[3]
BUNDLED = ROOT / "resources/llm/default"
CONTEXT, STRIDE, TOKENS, ITEMS = 96, 32, 4000, 150
SIZES = dict(vocab_size=2048, hidden_size=64, intermediate_size=96, num_hidden_layers=4, num_attention_heads=4, num_key_value_heads=2,
             max_position_embeddings=512, initializer_range=0.12, bos_token_id=0, eos_token_id=1, pad_token_id=1)
FAMILIES = {
    "qwen3": ("Qwen3", dict(SIZES, head_dim=32, tie_word_embeddings=False)),
    "gemma3": ("Gemma3", dict(SIZES, head_dim=32, query_pre_attn_scalar=32, sliding_window=24, sliding_window_pattern=2)),
    "phi3": ("Phi3", dict(SIZES, partial_rotary_factor=0.75, tie_word_embeddings=False)),
    "olmo2": ("Olmo2", dict(SIZES, tie_word_embeddings=False)),
    "exaone4": ("Exaone4", dict(SIZES, head_dim=16, sliding_window=32, sliding_window_pattern=4)),
    "granite": ("Granite", dict(SIZES, embedding_multiplier=3.0, residual_multiplier=0.4, attention_multiplier=0.3, logits_scaling=2.0)),
}
NAMES = {"arc_easy": "arc/arc_easy.yaml", "hellaswag": "hellaswag/hellaswag.yaml", "piqa": "piqa/piqa.yaml"}


def make_model(family, folder):
    name, config = FAMILIES[family]
    suffix = "Text" if name == "Gemma3" else ""
    kind = getattr(transformers, f"{name}{suffix}Config")
    torch.manual_seed(len(family))
    model = getattr(transformers, f"{name}ForCausalLM")(kind(**config))
    with torch.no_grad():
        for tensor in model.state_dict().values():
            tensor.copy_((tensor + 0.05 * torch.randn_like(tensor)).half().float())  # FP16 holds them, and norms are not all ones
    model.half().save_pretrained(folder)
    for file in ("tokenizer.json", "tokenizer_config.json"):
        shutil.copy(BUNDLED / file, folder)


def pieces(seed):
    """Endless pieces of the bundled text, in sentences and parts of them."""
    words = (BUNDLED / "held_out.txt").read_text(encoding="utf-8").split()
    rng = random.Random(seed)
    while True:
        at, count = rng.randrange(len(words) - 30), rng.randint(2, 12)
        yield " ".join(words[at:at + count])


def make_tasks(folder):
    text, rng = pieces(1), random.Random(2)
    records = {name: [] for name in NAMES}
    for _ in range(ITEMS):
        n = rng.randint(3, 5)
        labels = list("ABCDE"[:n]) if rng.random() < 0.7 else [str(i + 1) for i in range(n)]
        records["arc_easy"].append({"question": next(text), "choices": {"text": [next(text) for _ in range(n)], "label": labels},
                                    "answerKey": rng.choice(labels)})
        records["hellaswag"].append({"ctx_a": next(text) + ".", "ctx_b": next(text), "activity_label": "Reading", "ctx": "",
                                     "endings": [next(text) for _ in range(4)], "label": str(rng.randrange(4))})
        records["piqa"].append({"goal": next(text), "sol1": next(text), "sol2": next(text), "label": rng.randrange(2)})
    for name, items in records.items():
        (folder / f"{name}.jsonl").write_text("".join(json.dumps(item) + "\n" for item in items), encoding="utf-8")
        split = "test_split" if name == "arc_easy" else "validation_split"
        (folder / f"local_{name}.yaml").write_text(
            f"include: {Path(lm_eval.__file__).parent}/tasks/{NAMES[name]}\ntask: local_{name}\ndataset_path: json\ndataset_name: null\n"
            f"training_split: null\nvalidation_split: {'null' if split == 'test_split' else 'validation'}\n"
            f"test_split: {'test' if split == 'test_split' else 'null'}\n"
            f"dataset_kwargs:\n  data_files:\n    {split.split('_')[0]}: {folder}/{name}.jsonl\n", encoding="utf-8")


def by_lm_eval(model, tasks):
    result = lm_eval.simple_evaluate(model="hf", model_args=f"pretrained={model},dtype=float32", device="cpu", batch_size=1,
                                     tasks=[f"local_{name}" for name in NAMES], task_manager=TaskManager(include_path=str(tasks)),
                                     log_samples=True, bootstrap_iters=0)
    out = {}
    for name in NAMES:
        samples = sorted(result["samples"][f"local_{name}"], key=lambda s: s["doc_id"])
        for metric in ("acc", "acc_norm"):
            out[name, metric] = "".join(str(int(s[metric])) for s in samples)
    return out


@torch.no_grad()
def perplexity(folder):
    model = transformers.AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32).eval()
    text = (BUNDLED / "held_out.txt").read_text(encoding="utf-8")
    ids = Tokenizer.from_file(str(folder / "tokenizer.json")).encode(text, add_special_tokens=False).ids[:TOKENS]
    loss, scored = 0.0, 0
    for first in range(0, len(ids), STRIDE):
        piece = torch.tensor([[SIZES["bos_token_id"]] + ids[first:first + CONTEXT - 1]])
        log = model(piece[:, :-1], use_cache=False).logits[0].double().log_softmax(-1)
        new = log[torch.arange(len(log)), piece[0, 1:]][scored - first:]
        loss, scored = loss - new.sum().item(), scored + len(new)
        if scored == len(ids):
            return math.exp(loss / scored)


def by_worker(worker, model, tasks, folder):
    file = folder / "ours.json"
    subprocess.run([worker, "llm", "--model", model, "--configs", "fp32", "--backend", "cpu", "--no-speed", "--quiet", "--json", file,
                    "--text", BUNDLED / "held_out.txt", "--calibration", BUNDLED / "calibration.txt",
                    "--text-tokens", str(TOKENS), "--context", str(CONTEXT), "--stride", str(STRIDE),
                    "--cloze", "0", "--tasks", ",".join(f"{name}={tasks}/{name}.jsonl" for name in NAMES)], check=True, stdout=subprocess.DEVNULL)
    result = json.loads(file.read_text(encoding="utf-8"))
    row = next(row for row in result["rows"] if row["configuration"] == "fp32")
    return {(m["task"], m["metric"]): m["outcomes"] for m in row["metrics"]}, row["text"]["perplexity"], result["program"]


def main(worker, out, families):
    lines, failed = [], False
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        tasks = folder / "tasks"
        tasks.mkdir()
        make_tasks(tasks)
        for family in families:
            model = folder / family
            make_model(family, model)
            theirs, expected = by_lm_eval(model, tasks), perplexity(model)
            ours, measured, program = by_worker(worker, model, tasks, folder)
            for (task, metric), outcomes in theirs.items():
                other = sum(a != b for a, b in zip(outcomes, ours[task, metric], strict=True))
                lines.append({"family": family, "task": task, "metric": metric, "items": len(outcomes), "differ": other,
                              "lm_eval": outcomes.count("1") / len(outcomes), "here": ours[task, metric].count("1") / len(outcomes)})
                failed |= other > 0
            apart = abs(measured / expected - 1)
            lines.append({"family": family, "metric": "perplexity", "transformers": expected, "here": measured, "relative": apart})
            failed |= apart > 1e-6
            for line in lines[-7:]:
                print(line, flush=True)
    versions = {"lm_eval": lm_eval.__version__, "transformers": transformers.__version__, "torch": torch.__version__, "program": program}
    Path(out).write_text(json.dumps({"date": datetime.date.today().isoformat(), "versions": versions, "context": CONTEXT, "stride": STRIDE,
                                     "tokens": TOKENS, "results": lines}, indent=1) + "\n", encoding="utf-8")
    return int(failed)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    os.environ.setdefault("HF_HUB_OFFLINE", "1")
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:] or list(FAMILIES)))
