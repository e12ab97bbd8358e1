#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes llm_perplexity_goldens.json: the perplexity of the shipped model (resources/llm/default) on its held-out text by transformers, as it is
and with each configuration's quantization written anew in PyTorch. Needs torch (CPU), transformers and tokenizers:

    make_llm_perplexity_goldens.py MODEL-FOLDER OUT.json

Windows: <|begin_of_text|> and the next 511 tokens; every token is scored once. Arithmetic FP32 but for fp16 and bf16. Of each model the
perplexity of the whole text and of its first eight windows, which take a test little time.
"""
import json
import math
import pathlib
import sys

import torch
import transformers
from tokenizers import Tokenizer

FIRST = 8 * 511
LINEAR = ("q_proj", "k_proj", "v_proj", "o_proj", "gate_proj", "up_proj", "down_proj")
NF4 = torch.tensor([-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635, -0.18477343022823334,
                    -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725, 0.24611230194568634, 0.33791524171829224,
                    0.44070982933044434, 0.5626170039176941, 0.7229568362236023, 1.0])
E2M1 = torch.tensor([0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0])


def windows(ids, begin, context=512):
    for start in range(0, len(ids), context - 1):
        yield torch.tensor([begin] + ids[start:start + context - 1])


@torch.no_grad()
def perplexity(model, ids, begin, cache=None):
    loss, count, first = 0.0, 0, 0.0
    for piece in windows(ids, begin):
        kept = {"past_key_values": cache(), "use_cache": True} if cache else {"use_cache": False}
        logits = model(piece[None, :-1], **kept).logits[0].float()
        loss += torch.nn.functional.cross_entropy(logits, piece[1:], reduction="sum").item()
        count += len(piece) - 1
        if count == FIRST:
            first = math.exp(loss / count)
    return math.exp(loss / count), first


def half(x):
    return x.half().float()


def grouped(w, size):
    return w.reshape(w.shape[0], -1, size)


def symmetric(w, bits, size, search=False):
    """compressed-tensors: scale = amax / (2^bits - 1) * 2; the search tries 20 shrunken ranges by sum |e|^2.4."""
    g = grouped(w, size)
    amax, low, high = g.abs().amax(-1, keepdim=True), -(2 ** (bits - 1)), 2 ** (bits - 1) - 1
    best, least = None, None
    for step in range(20 if search else 1):
        scale = half(amax * (1 - step / 100) * 2 / (2**bits - 1)).clamp_min(2.0**-24)
        q = (g / scale).round().clamp(low, high) * scale
        error = (q - g).abs().pow(2.4).sum(-1, keepdim=True)
        best = q if best is None else torch.where(error < least, q, best)
        least = error if least is None else torch.minimum(error, least)
    return best.reshape(w.shape)


def asymmetric(w, size, kept=None):
    """AWQ: the range of each group, optionally within +-kept of its amax."""
    g = grouped(w, size)
    if kept is not None:
        limit = g.abs().amax(-1, keepdim=True) * kept
        g = torch.minimum(torch.maximum(g, -limit), limit)
    low, high = g.amin(-1, keepdim=True), g.amax(-1, keepdim=True)
    scale = half((high - low).clamp_min(1e-5) / 15)
    zero = (-low / scale).round().clamp(0, 15)
    return (((g / scale).round() + zero).clamp(0, 15) - zero).mul(scale).reshape(w.shape)


def by_channel(w, kind):
    amax = w.abs().amax(-1, keepdim=True)
    if kind == "int8":
        scale = half(amax / 127)
        return (w / scale).round().clamp(-127, 127) * scale
    scale = half(amax / 448)
    return (w / scale).clamp(-448, 448).to(torch.float8_e4m3fn).float() * scale


def by_token(x, kind):
    amax = x.abs().amax(-1, keepdim=True)
    if kind == "int8":
        return (x * (127 / amax)).round().clamp(-128, 127) * (amax / 127)
    scale = (amax / 448).clamp_min(1 / (448 * 512))
    return (x / scale).clamp(-448, 448).to(torch.float8_e4m3fn).float() * scale


def by_block(w):
    """Blocks of 128 x 128, a scale each; those at the edges are smaller."""
    out = torch.empty_like(w)
    for r in range(0, w.shape[0], 128):
        for c in range(0, w.shape[1], 128):
            block = w[r:r + 128, c:c + 128]
            scale = block.abs().max() / 448
            out[r:r + 128, c:c + 128] = (block / scale).clamp(-448, 448).to(torch.float8_e4m3fn).float() * scale
    return out


def by_group(x):
    """Tokens in groups of 128 channels."""
    return torch.cat([by_token(part, "fp8") for part in x.split(128, -1)], -1)


def to_e2m1(x):
    middles = (E2M1[1:] + E2M1[:-1]) / 2
    magnitude = x.abs()
    up, down = torch.bucketize(magnitude, middles, right=True), torch.bucketize(magnitude, middles, right=False)
    index = torch.where(up % 2 == 0, up, down)  # on a tie the even code
    return E2M1[index] * x.sign()


def nf4(w):
    g = grouped(w, 64)
    amax = g.abs().amax(-1, keepdim=True)
    middles = (NF4[1:] + NF4[:-1]) / 2
    return (NF4[torch.bucketize(g / amax, middles)] * amax).reshape(w.shape)


def power_scale(g, largest):
    """compressed-tensors: the exponent of amax, up at a mantissa of 1.75, less that of the format's largest number."""
    mantissa, exponent = torch.frexp(g.abs().amax(-1, keepdim=True))  # in [0.5, 1)
    return torch.exp2((exponent - 1 + (mantissa >= 0.875).int() - largest).float())


def mxfp8(w):
    g = grouped(w, 32)
    scale = power_scale(g, 8)
    return ((g / scale).clamp(-448, 448).to(torch.float8_e4m3fn).float() * scale).reshape(w.shape)


def mxfp4(w):
    g = grouped(w, 32)
    scale = power_scale(g, 2)
    return (to_e2m1(g / scale) * scale).reshape(w.shape)


def nvfp4(w):
    g = grouped(w, 16)
    overall = w.abs().max() / (448 * 6)
    block = (g.abs().amax(-1, keepdim=True) / 6 / overall).clamp(2.0**-6, 448).to(torch.float8_e4m3fn).float()
    return (to_e2m1(g / (block * overall)) * block * overall).reshape(w.shape)


def captured(model, ids, begin):
    """Inputs of every linear layer on the calibration text."""
    inputs, hooks = {}, []
    for name, module in model.named_modules():
        if name.endswith(LINEAR):
            hooks.append(module.register_forward_pre_hook(lambda m, x, name=name: inputs.setdefault(name, []).append(x[0][0].clone())))
    with torch.no_grad():
        for piece in windows(ids, begin):
            model(piece[None], use_cache=False)
    for hook in hooks:
        hook.remove()
    return {name: torch.cat(parts) for name, parts in inputs.items()}


def awq_search(w, x, clip):
    """Scales by the mean magnitude of the inputs, then clipping; the factors and the restored (scaled) weights."""
    mean, sample = x.abs().mean(0), x[:: max(1, len(x) // 512)][:512]
    best, least = None, None
    for step in range(20):
        s = mean.pow(step / 20).clamp_min(1e-4)
        s = s / (s.max() * s.min()).sqrt()
        error = (sample @ (asymmetric(w * s, 128) / s - w).T).pow(2).mean()
        if least is None or error < least:
            best, least = s, error
    scaled = w * best
    if not clip:
        return best, asymmetric(scaled, 128)
    groups, inputs = grouped(scaled, 128), grouped(sample / best, 128)
    kept, least = torch.ones(groups.shape[:2] + (1,)), None
    for step in range(10):
        share = 1 - step / 20
        off = grouped(asymmetric(scaled, 128, share), 128) - groups
        error = torch.einsum("sgk,rgk->rgs", inputs, off).pow(2).sum(-1, keepdim=True)
        if least is None:
            least = error
        else:
            kept, least = torch.where(error < least, torch.tensor(share), kept), torch.minimum(error, least)
    return best, asymmetric(scaled, 128, kept)


def awq(model, inputs):
    for n, layer in enumerate(model.model.layers):
        name, a, m = f"model.layers.{n}.", layer.self_attn, layer.mlp
        x = inputs[name + "self_attn.q_proj"]
        s, w = awq_search(torch.cat([a.q_proj.weight, a.k_proj.weight, a.v_proj.weight]), x, False)
        for part, new in zip((a.q_proj, a.k_proj, a.v_proj), w.split([a.q_proj.out_features, a.k_proj.out_features, a.v_proj.out_features])):
            part.weight.copy_(new)
        layer.input_layernorm.weight.copy_(half(layer.input_layernorm.weight / s))
        a.o_proj.weight.copy_(asymmetric(a.o_proj.weight, 128))
        s, w = awq_search(m.down_proj.weight, inputs[name + "mlp.down_proj"], True)
        m.down_proj.weight.copy_(w)
        up = m.up_proj.weight / s[:, None]
        s, w = awq_search(torch.cat([m.gate_proj.weight, up]), inputs[name + "mlp.gate_proj"], True)
        m.gate_proj.weight.copy_(w[: len(up)])
        m.up_proj.weight.copy_(w[len(up):])
        layer.post_attention_layernorm.weight.copy_(half(layer.post_attention_layernorm.weight / s))


def gptq(w, x):
    """Columns by falling diagonal; groups and their scales are those of the given weights."""
    scale = half(grouped(w, 128).abs().amax(-1) * 2 / 15).repeat_interleave(128, 1)
    h = 2 / len(x) * (x.T.double() @ x.double())
    h += 0.01 * h.diagonal().mean() * torch.eye(len(h))
    order = h.diagonal().argsort(descending=True)
    upper = torch.linalg.cholesky(torch.linalg.inv(h[order][:, order]), upper=True).float()
    w, scale, out = w[:, order].clone(), scale[:, order], torch.zeros_like(w)
    for i in range(w.shape[1]):
        out[:, i] = (w[:, i] / scale[:, i]).round().clamp(-8, 7) * scale[:, i]
        w[:, i:] -= ((w[:, i] - out[:, i]) / upper[i, i])[:, None] * upper[i, i:][None]
    return out[:, order.argsort()]


def quantized_cache(kind):
    class Cache(transformers.DynamicCache):
        def update(self, keys, values, *args, **kwargs):
            lossy = (lambda x: x.clamp(-448, 448).to(torch.float8_e4m3fn).float()) if kind == "fp8" else (lambda x: by_token(x, "int8"))
            return super().update(lossy(keys), lossy(values), *args, **kwargs)

    return Cache


def main(folder, out):
    torch.set_num_threads(2)
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    ids = tokenizer.encode((folder / "held_out.txt").read_text(), add_special_tokens=False).ids
    calibration = tokenizer.encode((folder / "calibration.txt").read_text(), add_special_tokens=False).ids
    begin = json.loads((folder / "config.json").read_text())["bos_token_id"]
    load = lambda: transformers.AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32, attn_implementation="eager").eval()
    inputs = captured(load(), calibration, begin)
    simple = {"int8-w8a16": lambda w: symmetric(w, 8, 128, True), "int8-w8a16-rtn": lambda w: symmetric(w, 8, 128),
              "int4-w4a16": lambda w: symmetric(w, 4, 128), "int8-w8a8": lambda w: by_channel(w, "int8"),
              "fp8-w8a8": lambda w: by_channel(w, "fp8"), "fp8-w8a16": lambda w: by_channel(w, "fp8"), "fp8-block128-w8a8": by_block, "nf4-w4a16": nf4,
              "mxfp8-w8a16": mxfp8, "mxfp4-w4a16": mxfp4, "nvfp4-w4a16": nvfp4}
    found, first = {}, {}

    def keep(name, model, cache=None):
        found[name], first[name] = (round(p, 5) for p in perplexity(model, ids, begin, cache))
        print(name, found[name], first[name], flush=True)

    with torch.no_grad():
        keep("fp32", load())
        keep("fp16", load().half())
        keep("bf16", load().bfloat16())
        for name, rule in simple.items():
            model = load()
            for path, module in model.named_modules():
                if path.endswith(LINEAR):
                    module.weight.copy_(rule(module.weight))
                    if name == "fp8-block128-w8a8":
                        module.register_forward_pre_hook(lambda m, x: (by_group(x[0]),))
                    elif name.endswith("w8a8"):
                        module.register_forward_pre_hook(lambda m, x, kind=name[:4].rstrip("-"): (by_token(x[0], kind),))
            keep(name, model)
        model = load()
        awq(model, inputs)
        keep("int4-w4a16-awq", model)
        model = load()
        for path, module in model.named_modules():
            if path.endswith(LINEAR):
                module.weight.copy_(gptq(module.weight.clone(), inputs[path]))
        keep("int4-w4a16-gptq", model)
        for kind in ("fp8", "int8"):
            keep("kv-" + kind, load(), quantized_cache(kind))
    text = json.dumps({"made_by": "tests/data/make_llm_perplexity_goldens.py", "torch": torch.__version__.split("+")[0],
                       "transformers": transformers.__version__, "tokens": len(ids), "perplexity": found, "first_tokens": FIRST, "first_perplexity": first}, indent=1)
    pathlib.Path(out).write_text(text + "\n")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(pathlib.Path(sys.argv[1]), sys.argv[2])
