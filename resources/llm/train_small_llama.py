#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains the small Llama that Quantoscope ships.

The text: the six novels of Jane Austen (public domain), as plain text files. Debian's package r-cran-janeaustenr has them;
`train_small_llama.py extract FOLDER-OF-THE-UNPACKED-PACKAGE TEXTS` writes emma.txt and so on (needs the Python package rdata).
`train_small_llama.py train TEXTS OUT` then makes OUT/{config.json,tokenizer.json,tokenizer_config.json,model.safetensors,held_out.txt,
calibration.txt,training.json}; it needs torch with a GPU, tokenizers and safetensors, and takes less than a minute on an H200. What it made is in
resources/llm/default. Another GPU or another version of torch makes other bits of the same quality.

The last chapter of each novel is held out: neither the tokenizer nor the model has seen it. The calibration text is of what they have seen.
"""
import json
import math
import pathlib
import re
import sys
import time

NOVELS = ["emma", "mansfieldpark", "northangerabbey", "persuasion", "prideprejudice", "sensesensibility"]
VOCABULARY, HIDDEN, MIDDLE, LAYERS, HEADS, KV_HEADS, HEAD = 2048, 256, 640, 4, 4, 2, 64
CONTEXT, BATCH, STEPS, PEAK_RATE, DROPOUT, DECAY, SEED = 512, 48, 1300, 3e-3, 0.25, 0.1, 0
CALIBRATION = 9000  # characters from the beginning of each novel, cut at a paragraph
BEGIN, END = "<|begin_of_text|>", "<|end_of_text|>"


def extract(package: pathlib.Path, out: pathlib.Path) -> None:
    """R's lazy-loaded data: an index of offsets and lengths, and one compressed block a variable."""
    import bz2
    import gzip
    import struct
    import zlib

    import rdata

    base = package / "usr/lib/R/site-library/janeaustenr/data/Rdata"
    read = lambda raw: rdata.conversion.convert(rdata.parser.parse_data(raw))
    index = read(gzip.decompress(base.with_suffix(".rdx").read_bytes()))
    blocks = base.with_suffix(".rdb").read_bytes()
    out.mkdir(parents=True, exist_ok=True)
    for name, (offset, length) in index["variables"].items():
        block = blocks[int(offset):int(offset) + int(length)]
        body = bz2.decompress(block[5:]) if block[4:5] == b"2" else zlib.decompress(block[4:])
        assert len(body) == struct.unpack(">I", block[:4])[0]
        (out / f"{name}.txt").write_text("\n".join("" if line is None else str(line) for line in read(body)))


def paragraphs(text: str) -> str:
    """Lines joined to paragraphs, so that the model learns sentences and not the width of a page."""
    parts = re.split(r"\n\s*\n", text)
    return "\n\n".join(" ".join(part.split()) for part in parts if part.split())


def corpus(folder: pathlib.Path) -> tuple[str, str, str]:
    """What is trained on, what is held out, and what is for calibration."""
    seen, held, calibration = [], [], []
    for novel in NOVELS:
        text = paragraphs((folder / f"{novel}.txt").read_text())
        chapters = [m.start() for m in re.finditer(r"(?im)^chapter [0-9IVXLC]+\.?", text)]
        seen.append(text[:chapters[-1]].strip())
        held.append(text[chapters[-1]:].strip())
        part = text[chapters[0]:chapters[0] + CALIBRATION]
        calibration.append(part[:part.rindex("\n\n")].strip())
    return tuple("\n\n".join(parts) for parts in (seen, held, calibration))


def make_tokenizer(text: str):
    from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers, processors, trainers

    # The pattern of Llama 3: the tokenizer is of the same kind, only smaller.
    pattern = (r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+")
    tokenizer = Tokenizer(models.BPE(ignore_merges=True))
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([
        pre_tokenizers.Split(Regex(pattern), behavior="isolated"),
        pre_tokenizers.ByteLevel(add_prefix_space=False, trim_offsets=True, use_regex=False)])
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(vocab_size=VOCABULARY, special_tokens=[BEGIN, END], initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
                                  show_progress=False)
    tokenizer.train_from_iterator(text.split("\n\n"), trainer)
    tokenizer.post_processor = processors.TemplateProcessing(single=f"{BEGIN} $A", pair=f"{BEGIN} $A {BEGIN}:1 $B:1",
                                                             special_tokens=[(BEGIN, tokenizer.token_to_id(BEGIN))])
    return tokenizer


def build_model():
    import torch
    from torch import nn
    import torch.nn.functional as F

    class Norm(nn.Module):
        def __init__(self):
            super().__init__()
            self.weight = nn.Parameter(torch.ones(HIDDEN))

        def forward(self, x):
            return (x.float() * torch.rsqrt(x.float().pow(2).mean(-1, keepdim=True) + 1e-5)).to(x.dtype) * self.weight

    angles = torch.outer(torch.arange(CONTEXT), 10000.0 ** (-torch.arange(0, HEAD, 2) / HEAD))
    cosine, sine = torch.cat([angles, angles], -1).cos().cuda(), torch.cat([angles, angles], -1).sin().cuda()

    def rotate(x):
        half = torch.cat([-x[..., HEAD // 2:], x[..., :HEAD // 2]], -1)
        return (x * cosine[:x.shape[-2]] + half * sine[:x.shape[-2]]).to(x.dtype)

    class Attention(nn.Module):
        def __init__(self):
            super().__init__()
            self.q_proj = nn.Linear(HIDDEN, HEADS * HEAD, bias=False)
            self.k_proj = nn.Linear(HIDDEN, KV_HEADS * HEAD, bias=False)
            self.v_proj = nn.Linear(HIDDEN, KV_HEADS * HEAD, bias=False)
            self.o_proj = nn.Linear(HEADS * HEAD, HIDDEN, bias=False)

        def forward(self, x):
            b, t, _ = x.shape
            split = lambda y, heads: y.view(b, t, heads, HEAD).transpose(1, 2)
            q, k, v = rotate(split(self.q_proj(x), HEADS)), rotate(split(self.k_proj(x), KV_HEADS)), split(self.v_proj(x), KV_HEADS)
            k, v = (y.repeat_interleave(HEADS // KV_HEADS, 1) for y in (k, v))
            y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
            return self.o_proj(y.transpose(1, 2).reshape(b, t, HEADS * HEAD))

    class Mlp(nn.Module):
        def __init__(self):
            super().__init__()
            self.gate_proj = nn.Linear(HIDDEN, MIDDLE, bias=False)
            self.up_proj = nn.Linear(HIDDEN, MIDDLE, bias=False)
            self.down_proj = nn.Linear(MIDDLE, HIDDEN, bias=False)

        def forward(self, x):
            return self.down_proj(F.silu(self.gate_proj(x)) * self.up_proj(x))

    class Layer(nn.Module):
        def __init__(self):
            super().__init__()
            self.input_layernorm, self.self_attn = Norm(), Attention()
            self.post_attention_layernorm, self.mlp = Norm(), Mlp()

        def forward(self, x):
            x = x + F.dropout(self.self_attn(self.input_layernorm(x)), DROPOUT, self.training)
            return x + F.dropout(self.mlp(self.post_attention_layernorm(x)), DROPOUT, self.training)

    class Body(nn.Module):
        def __init__(self):
            super().__init__()
            self.embed_tokens = nn.Embedding(VOCABULARY, HIDDEN)
            self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
            self.norm = Norm()

    class Llama(nn.Module):
        def __init__(self):
            super().__init__()
            self.model = Body()
            for name, p in self.named_parameters():
                if p.dim() == 2:
                    nn.init.normal_(p, std=0.02 / (math.sqrt(2 * LAYERS) if name.endswith(("o_proj.weight", "down_proj.weight")) else 1))

        def forward(self, ids):
            x = F.dropout(self.model.embed_tokens(ids), DROPOUT, self.training)
            for layer in self.model.layers:
                x = layer(x)
            return F.linear(self.model.norm(x), self.model.embed_tokens.weight)

    torch.manual_seed(SEED)
    return Llama().cuda()


def train(folder: pathlib.Path, out: pathlib.Path) -> None:
    import torch
    import torch.nn.functional as F
    from safetensors.torch import save_file

    out.mkdir(parents=True, exist_ok=True)
    seen, held, calibration = corpus(folder)
    (out / "held_out.txt").write_text(held)
    (out / "calibration.txt").write_text(calibration)
    tokenizer = make_tokenizer(seen)
    tokenizer.save(str(out / "tokenizer.json"))
    ids = torch.tensor(tokenizer.encode(seen, add_special_tokens=False).ids, device="cuda")
    held_ids = torch.tensor(tokenizer.encode(held, add_special_tokens=False).ids, device="cuda")
    begin = tokenizer.token_to_id(BEGIN)
    model = build_model()
    count = sum(p.numel() for p in model.parameters())
    matrices = [p for p in model.parameters() if p.dim() == 2]
    vectors = [p for p in model.parameters() if p.dim() != 2]
    optimizer = torch.optim.AdamW([{"params": matrices, "weight_decay": DECAY}, {"params": vectors, "weight_decay": 0.0}],
                                  lr=PEAK_RATE, betas=(0.9, 0.95), fused=True)
    rate = lambda step: min(1, (step + 1) / 100) * (0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * step / STEPS)))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, rate)
    generator = torch.Generator(device="cuda").manual_seed(SEED)
    fast = torch.compile(model)

    def perplexity(tokens):
        model.eval()
        losses, n = 0.0, 0
        with torch.no_grad():
            for start in range(0, len(tokens) - 1, CONTEXT - 1):
                piece = torch.cat([torch.tensor([begin], device="cuda"), tokens[start:start + CONTEXT - 1]])
                logits = model(piece[None, :-1])[0].float()
                losses += F.cross_entropy(logits, piece[1:], reduction="sum").item()
                n += len(piece) - 1
        model.train()
        return math.exp(losses / n)

    began, best, best_step, best_state, curve = time.time(), math.inf, 0, None, []
    for step in range(STEPS):
        starts = torch.randint(0, len(ids) - CONTEXT, (BATCH,), device="cuda", generator=generator)
        block = ids[starts[:, None] + torch.arange(CONTEXT, device="cuda")]
        # Half of the pieces begin as a text does.
        block[::2, 0] = begin
        with torch.autocast("cuda", torch.bfloat16):
            logits = fast(block[:, :-1])
        loss = F.cross_entropy(logits.float().flatten(0, 1), block[:, 1:].flatten())
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        optimizer.zero_grad(set_to_none=True)
        if (step + 1) % 200 == 0:
            now = perplexity(held_ids)
            curve.append({"step": step + 1, "loss": round(loss.item(), 4), "held_out_perplexity": round(now, 4)})
            print(curve[-1], f"{time.time() - began:.0f} s", flush=True)
    model.eval()
    state = {name: p.detach().to(torch.bfloat16).contiguous().cpu() for name, p in model.named_parameters()}
    save_file(state, str(out / "model.safetensors"), metadata={"format": "pt"})
    for name, p in model.named_parameters():
        p.data.copy_(state[name].float())
    config = {"architectures": ["LlamaForCausalLM"], "model_type": "llama", "vocab_size": VOCABULARY, "hidden_size": HIDDEN,
              "intermediate_size": MIDDLE, "num_hidden_layers": LAYERS, "num_attention_heads": HEADS, "num_key_value_heads": KV_HEADS,
              "head_dim": HEAD, "max_position_embeddings": CONTEXT, "rms_norm_eps": 1e-5, "rope_theta": 10000.0, "hidden_act": "silu",
              "tie_word_embeddings": True, "attention_bias": False, "mlp_bias": False, "bos_token_id": begin,
              "eos_token_id": tokenizer.token_to_id(END), "torch_dtype": "bfloat16"}
    (out / "config.json").write_text(json.dumps(config, indent=2) + "\n")
    (out / "tokenizer_config.json").write_text(json.dumps({"tokenizer_class": "PreTrainedTokenizerFast", "bos_token": BEGIN, "eos_token": END}, indent=2) + "\n")
    report = {"parameters": count, "training_tokens": len(ids), "held_out_tokens": len(held_ids), "steps": STEPS, "batch": BATCH, "context": CONTEXT,
              "device": torch.cuda.get_device_name(), "torch": torch.__version__, "seconds": round(time.time() - began, 1),
              "held_out_perplexity_bf16_weights": round(perplexity(held_ids), 4), "curve": curve}
    (out / "training.json").write_text(json.dumps(report, indent=2) + "\n")
    print(json.dumps({k: v for k, v in report.items() if k != "curve"}))


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[1] not in ("extract", "train"):
        sys.exit(__doc__)
    (extract if sys.argv[1] == "extract" else train)(pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]))
