# SPDX-License-Identifier: GPL-3.0-or-later
"""Decoding by transformers in the shape of Llama 3 8B with random BF16 weights: LlamaForCausalLM, static cache, torch.compile, batch 1 and a
context of 128, the counterpart of bench_llama's first figure. A compiled step takes a token and returns the next one, so that nothing but the
model is timed; each step between two CUDA events. The cache is as short as it can be, for attention goes over all of it.
usage: torch_llama.py FILE.json [SECONDS] [MODE,...]; a mode is not begun when more than half of SECONDS (140) are over."""
import json
import math
import sys
import time

import torch
import transformers
from transformers import DecoderConfig, LlamaForCausalLM, StaticCache

CONTEXT, STEPS, WARM = 128, 112, 16


def summary(us):
    us = sorted(us)
    n = len(us)
    reach = 0.98 * math.sqrt(n)
    return {"n": n, "median_us": us[n // 2], "low_us": us[max(0, int(n / 2 - reach))], "high_us": us[min(n - 1, int(n / 2 + reach))]}


def make_model():
    config = DecoderConfig(vocab_size=128256, hidden_size=4096, intermediate_size=14336, num_hidden_layers=32, num_attention_heads=32,
                         num_key_value_heads=8, max_position_embeddings=8192, rms_norm_eps=1e-5, tie_word_embeddings=False,
                         rope_theta=500000.0, attn_implementation="sdpa")
    torch.set_default_dtype(torch.bfloat16)
    with torch.device("cuda"):
        model = LlamaForCausalLM(config).eval()
    torch.set_default_dtype(torch.float32)
    return model


def decode(model, mode):
    """Microseconds of each step."""
    torch._dynamo.reset()
    cache = StaticCache(config=model.config, max_cache_len=CONTEXT + STEPS + WARM + 16)

    def step(token, position):
        out = model(input_ids=token, past_key_values=cache, cache_position=position, position_ids=position[None], use_cache=True, logits_to_keep=1)
        return out.logits[:, -1].argmax(-1, keepdim=True)

    prompt = torch.arange(CONTEXT, device="cuda")[None] * 7919 % 128256
    token = step(prompt, torch.arange(CONTEXT, device="cuda"))
    compiled = torch.compile(step, mode=mode, fullgraph=True) if mode != "eager" else step
    us = []
    for i in range(WARM + STEPS):
        position = torch.tensor([CONTEXT + i], device="cuda")
        token = token.clone()
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        torch.cuda.synchronize()
        begin.record()
        token = compiled(token, position)
        end.record()
        end.synchronize()
        if i >= WARM:
            us.append(begin.elapsed_time(end) * 1e3)
    return us


def main():
    began = time.time()
    limit = float(sys.argv[2]) if len(sys.argv) > 2 else 140
    modes = sys.argv[3].split(",") if len(sys.argv) > 3 else ["reduce-overhead", "max-autotune"]
    report = {"device": torch.cuda.get_device_name(), "torch": torch.__version__, "transformers": transformers.__version__, "context": CONTEXT,
              "batch": 1, "weights": "random", "results": []}
    model = make_model()
    report["load_s"] = time.time() - began
    for mode in modes:
        if time.time() - began > limit / 2 and report["results"]:
            break
        start = time.time()
        try:
            with torch.inference_mode(mode == "eager"), torch.no_grad():
                time_of = summary(decode(model, mode))
        except Exception as error:  # a mode that this version cannot do is said, and the next is tried
            report["results"].append({"mode": mode, "error": str(error)[:400]})
            print(f"  transformers {mode}: {str(error)[:200]}", flush=True)
            continue
        report["results"].append({"mode": mode, "time": time_of, "seconds": time.time() - start})
        print(f"  transformers torch.compile {mode}: {time_of['median_us']:.1f} us [{time_of['low_us']:.1f}, {time_of['high_us']:.1f}], "
              f"{1e6 / time_of['median_us']:.0f} tokens/s, n {time_of['n']} ({time.time() - start:.0f} s)", flush=True)
        with open(sys.argv[1], "w") as file:
            json.dump(report, file, indent=1)
    with open(sys.argv[1], "w") as file:
        json.dump(report, file, indent=1)


main()
