#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A model folder in the shape of Llama 3 8B with random weights, for studies of time and memory; its text is noise.

usage: random_llama.py DIR TOKENIZER_DIR [LAYERS]; needs torch and safetensors, and 16 GB of disk."""
import json
import os
import shutil
import sys

import torch
from safetensors.torch import save_file

HIDDEN, INTERMEDIATE, HEADS, KV_HEADS, VOCABULARY = 4096, 14336, 32, 8, 128256
CONFIG = {"architectures": ["LlamaForCausalLM"], "model_type": "llama", "hidden_act": "silu", "hidden_size": HIDDEN,
          "intermediate_size": INTERMEDIATE, "num_attention_heads": HEADS, "num_key_value_heads": KV_HEADS, "vocab_size": VOCABULARY,
          "max_position_embeddings": 8192, "rms_norm_eps": 1e-5, "rope_theta": 500000.0, "torch_dtype": "bfloat16", "tie_word_embeddings": False,
          "bos_token_id": 0, "eos_token_id": 1}


def main(folder, tokenizer, layers):
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(0)
    os.makedirs(folder, exist_ok=True)

    def matrix(out, into, scale=0.02):
        return (torch.randn(out, into, device=device) * scale).to(torch.bfloat16).cpu()

    kv = HIDDEN // HEADS * KV_HEADS
    index = {}
    for part in range(layers + 1):
        name = f"model-{part + 1:05}-of-{layers + 1:05}.safetensors"
        if part == layers:
            tensors = {"model.embed_tokens.weight": matrix(VOCABULARY, HIDDEN, 1), "lm_head.weight": matrix(VOCABULARY, HIDDEN),
                       "model.norm.weight": torch.ones(HIDDEN, dtype=torch.bfloat16)}
        else:
            at = f"model.layers.{part}."
            tensors = {at + "self_attn.q_proj.weight": matrix(HIDDEN, HIDDEN), at + "self_attn.k_proj.weight": matrix(kv, HIDDEN),
                       at + "self_attn.v_proj.weight": matrix(kv, HIDDEN), at + "self_attn.o_proj.weight": matrix(HIDDEN, HIDDEN),
                       at + "mlp.gate_proj.weight": matrix(INTERMEDIATE, HIDDEN), at + "mlp.up_proj.weight": matrix(INTERMEDIATE, HIDDEN),
                       at + "mlp.down_proj.weight": matrix(HIDDEN, INTERMEDIATE),
                       at + "input_layernorm.weight": torch.ones(HIDDEN, dtype=torch.bfloat16),
                       at + "post_attention_layernorm.weight": torch.ones(HIDDEN, dtype=torch.bfloat16)}
        save_file(tensors, os.path.join(folder, name), {"format": "pt"})
        index.update(dict.fromkeys(tensors, name))
    with open(os.path.join(folder, "model.safetensors.index.json"), "w") as file:
        json.dump({"metadata": {}, "weight_map": index}, file)
    with open(os.path.join(folder, "config.json"), "w") as file:
        json.dump(CONFIG | {"num_hidden_layers": layers}, file)
    for name in ("tokenizer.json", "tokenizer_config.json"):
        if os.path.exists(os.path.join(tokenizer, name)):
            shutil.copy(os.path.join(tokenizer, name), folder)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 32)
