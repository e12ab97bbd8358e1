#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes llama_goldens.json: what Hugging Face's transformers computes for small models with random weights, which the tests hold the plain
reference and the engines to. Needs torch (CPU) and transformers:  make_llama_goldens.py OUT.json

Weights are uniform numbers of a counter-based generator (gpu/core/random.h: uniformAt), so that they need not be stored: element i of tensor t
is (uniformAt(seed + t, i) - 0.5) * 2 * width, rounded to FP32; norms are 1 + that. Tensors are numbered in the order of `tensors` in the file.
"""
import json
import sys

import numpy as np
import torch
import transformers

CASES = {
    "llama": dict(cls="Llama", seed=1000, config=dict(
        vocab_size=160, hidden_size=64, intermediate_size=112, num_hidden_layers=3, num_attention_heads=4, num_key_value_heads=2, head_dim=16,
        max_position_embeddings=256, rms_norm_eps=1e-5, rope_theta=10000.0, tie_word_embeddings=False,
        rope_scaling=dict(rope_type="llama3", factor=8.0, low_freq_factor=1.0, high_freq_factor=4.0, original_max_position_embeddings=64))),
    "mistral": dict(cls="Mistral", seed=2000, config=dict(
        vocab_size=160, hidden_size=48, intermediate_size=80, num_hidden_layers=2, num_attention_heads=6, num_key_value_heads=2, head_dim=32,
        max_position_embeddings=256, rms_norm_eps=1e-6, rope_theta=1000000.0, tie_word_embeddings=False, sliding_window=None)),
    "qwen2": dict(cls="Qwen2", seed=3000, config=dict(
        vocab_size=160, hidden_size=64, intermediate_size=96, num_hidden_layers=3, num_attention_heads=4, num_key_value_heads=1,
        max_position_embeddings=256, rms_norm_eps=1e-6, rope_theta=1000000.0, tie_word_embeddings=True, use_sliding_window=False)),
    "llama-mha": dict(cls="Llama", seed=4000, config=dict(
        vocab_size=144, hidden_size=32, intermediate_size=48, num_hidden_layers=2, num_attention_heads=4, num_key_value_heads=4, head_dim=8,
        max_position_embeddings=256, rms_norm_eps=1e-5, rope_theta=10000.0, tie_word_embeddings=True, attention_bias=True, mlp_bias=True,
        rope_scaling=dict(rope_type="linear", factor=4.0))),
}
PROMPT, ROWS, STEPS = 96, [0, 31, 63, 95], 64


def splitmix64(seed: int, index: np.ndarray) -> np.ndarray:
    with np.errstate(over="ignore"):
        z = np.uint64(seed) + (index + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return z ^ (z >> np.uint64(31))


def uniform(seed: int, count: int) -> np.ndarray:
    return ((splitmix64(seed, np.arange(count, dtype=np.uint64)) >> np.uint64(11)).astype(np.float64) + 0.5) * 2.0**-53


def fill(model, seed: int, tied: bool) -> list[dict]:
    tensors = []
    corrections = [(name, b) for name, b in model.named_buffers() if name.endswith("e_score_correction_bias")]
    for name, p in [*model.named_parameters(), *corrections]:
        if tied and name == "lm_head.weight":
            continue
        norm, fan = p.dim() == 1 and not name.endswith("bias"), p.shape[-1]
        routes = name.endswith(("mlp.gate.weight", "mlp.router.weight"))  # far apart, so that rounding decides nothing
        width = 0.2 if p.dim() == 1 else (0.15 if tied else 1.0) if "embed" in name else (6.0 if routes else 1.7) / fan**0.5
        values = ((uniform(seed + len(tensors), p.numel()) - 0.5) * (2 * width) + (1.0 if norm else 0.0)).astype(np.float32)
        with torch.no_grad():
            p.copy_(torch.from_numpy(values).view(p.shape))
        tensors.append({"name": name, "shape": list(p.shape), "width": width, "norm": norm})
    return tensors


def rounded(values, digits: int) -> list[float]:
    return [float(f"{v:.{digits}g}") for v in values.tolist()]


def golden(name: str, model, seed: int, config: dict, fill_model) -> dict:
    """What transformers computes for a model whose weights `fill_model` sets; it returns their list."""
    tensors = fill_model()
    if config["tie_word_embeddings"]:
        model.tie_weights()
    prompt = (splitmix64(seed + 900, np.arange(PROMPT, dtype=np.uint64)) % np.uint64(config["vocab_size"])).astype(np.int64)
    ids = torch.from_numpy(prompt)[None]
    routers = [m for name, m in model.named_modules() if name.endswith(("mlp.gate", "mlp.router"))]
    routing: list[list[list[int]]] = []  # by layer and token, rising
    hooks = [m.register_forward_hook(lambda _, __, out: routing.append(out[2].sort(-1).values.tolist())) for m in routers]
    with torch.no_grad():
        logits = model(ids).logits[0]
        for hook in hooks:
            hook.remove()
        chosen, margin = [], float("inf")
        grown = ids
        for _ in range(STEPS):  # without a cache: nothing but the definition
            last = model(grown).logits[0, -1]
            best = last.topk(2)
            margin = min(margin, float(best.values[0] - best.values[1]))
            chosen.append(int(best.indices[0]))
            grown = torch.cat([grown, best.indices[:1][None]], 1)
        half = model.to(torch.bfloat16)(ids).logits[0].float()
    print(name, "greedy margin", margin, "distinct", len(set(chosen)), "logits std", float(logits.std()),
          "bf16 against fp32", float((half - logits).norm() / logits.norm()))
    return {"name": name, "config": config, "seed": seed, "tensors": tensors, "prompt": prompt.tolist(), "rows": ROWS, "greedy": chosen,
            "greedy_least_margin": margin, "logits_fp32": [rounded(logits[r], 8) for r in ROWS],
            "logits_bf16": [rounded(half[r], 5) for r in ROWS], **({"routing": routing} if routing else {})}


def case(name: str, spec: dict) -> dict:
    config = getattr(transformers, spec["cls"] + "Config")(**spec["config"], attn_implementation="eager")
    model = getattr(transformers, spec["cls"] + "ForCausalLM")(config).eval().float()
    out = golden(name, model, spec["seed"], spec["config"], lambda: fill(model, spec["seed"], spec["config"]["tie_word_embeddings"]))
    out["config"] = {"architectures": [spec["cls"] + "ForCausalLM"], "model_type": spec["cls"].lower(), "hidden_act": "silu", **spec["config"]}
    return out


def write(path: str, made_by: str, cases: list[dict]) -> None:
    text = json.dumps({"made_by": made_by, "transformers": transformers.__version__, "torch": torch.__version__.split("+")[0], "cases": cases})
    open(path, "w").write(text.replace('{"name": "', '\n{"name": "') + "\n")


def main() -> None:
    torch.set_num_threads(1)
    write(sys.argv[1], "tests/data/make_llama_goldens.py", [case(name, spec) for name, spec in CASES.items()])


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main()
