#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes model_goldens.json: as llama_goldens.json (make_llama_goldens.py), for the other families of models, each with the parts that it has and
with windows and angles that matter over its prompt. Needs torch (CPU) and transformers:  make_model_goldens.py OUT.json [NAME...]
"""
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import make_llama_goldens as base  # noqa: E402
import torch  # noqa: E402
import transformers  # noqa: E402

SIZES = dict(vocab_size=64, hidden_size=32, intermediate_size=48, num_hidden_layers=3, num_attention_heads=4, num_key_value_heads=2,
             max_position_embeddings=256, tie_word_embeddings=False)
GEMMA = dict(SIZES, head_dim=16, tie_word_embeddings=True, query_pre_attn_scalar=24, hidden_activation="gelu_pytorch_tanh", sliding_window=12,
             num_hidden_layers=4)
FACTORS = dict(short_factor=[1.0, 1.1, 1.3], long_factor=[1.2, 2.5, 4.0])

CASES = {
    "qwen3": dict(cls="Qwen3", config=dict(SIZES, head_dim=16, rope_theta=1000000.0)),
    "qwen3-window-yarn": dict(cls="Qwen3", config=dict(
        SIZES, head_dim=16, num_key_value_heads=1, tie_word_embeddings=True, attention_bias=True, use_sliding_window=True, sliding_window=10,
        max_window_layers=2, rope_theta=10000.0,
        rope_scaling=dict(rope_type="yarn", factor=4.0, original_max_position_embeddings=64))),
    "gemma3": dict(cls="Gemma3", plus_one=True, config=dict(
        GEMMA, sliding_window_pattern=3, rope_theta=1000000.0, rope_local_base_freq=10000.0,
        rope_scaling=dict(rope_type="linear", factor=8.0)), text=True),
    "gemma2": dict(cls="Gemma2", plus_one=True, config=dict(GEMMA, attn_logit_softcapping=2.0, final_logit_softcapping=3.0)),
    "phi3-long": dict(cls="Phi3", config=dict(
        SIZES, partial_rotary_factor=0.75, original_max_position_embeddings=32, rope_scaling=dict(type="longrope", **FACTORS))),
    "phi3-short": dict(cls="Phi3", config=dict(
        SIZES, partial_rotary_factor=0.75, max_position_embeddings=512, original_max_position_embeddings=256, sliding_window=20,
        rope_scaling=dict(type="longrope", **FACTORS))),
    "olmo2": dict(cls="Olmo2", config=dict(SIZES, rope_theta=500000.0)),
    "olmo3": dict(cls="Olmo3", config=dict(
        SIZES, num_hidden_layers=4, sliding_window=14, rope_theta=500000.0,
        rope_scaling=dict(rope_type="yarn", factor=8.0, original_max_position_embeddings=32, attention_factor=1.2, beta_fast=16.0,
                          beta_slow=1.0))),
    "smollm3": dict(cls="SmolLM3", config=dict(SIZES, num_hidden_layers=4, tie_word_embeddings=True, no_rope_layers=[1, 0, 1, 1])),
    "granite": dict(cls="Granite", config=dict(
        SIZES, embedding_multiplier=3.0, residual_multiplier=0.4, attention_multiplier=0.3, logits_scaling=2.0, attention_bias=True)),
    "exaone4": dict(cls="Exaone4", config=dict(SIZES, head_dim=16, num_hidden_layers=4, sliding_window=16, sliding_window_pattern=4)),
    "cohere2": dict(cls="Cohere2", config=dict(
        SIZES, num_hidden_layers=4, tie_word_embeddings=True, sliding_window=16, logit_scale=1.5,
        rope_parameters=dict(rope_type="default", rope_theta=50000.0))),
    "starcoder2": dict(cls="Starcoder2", config=dict(SIZES, tie_word_embeddings=True, hidden_act="gelu_pytorch_tanh", sliding_window=30)),
    "glm4": dict(cls="Glm4", config=dict(SIZES, head_dim=16, partial_rotary_factor=0.5)),
    "arcee": dict(cls="Arcee", config=dict(SIZES, rope_scaling=dict(
        rope_type="yarn", factor=4.0, original_max_position_embeddings=64, mscale=1.0, mscale_all_dim=0.5))),
    "ministral": dict(cls="Ministral", config=dict(
        SIZES, head_dim=16, sliding_window=16, layer_types=["sliding_attention", "full_attention", "sliding_attention"])),
    "seed_oss": dict(cls="SeedOss", config=dict(SIZES, head_dim=16, attention_bias=True, attention_out_bias=False)),
    "ernie4_5": dict(cls="Ernie4_5", config=dict(SIZES, head_dim=16, tie_word_embeddings=True, use_bias=True)),
    "qwen3_moe": dict(cls="Qwen3Moe", config=dict(
        SIZES, head_dim=16, num_experts=8, num_experts_per_tok=3, moe_intermediate_size=24, norm_topk_prob=True, mlp_only_layers=[1],
        rope_theta=1000000.0)),
    "qwen2_moe": dict(cls="Qwen2Moe", config=dict(
        SIZES, num_experts=6, num_experts_per_tok=2, moe_intermediate_size=20, shared_expert_intermediate_size=28, decoder_sparse_step=2,
        num_hidden_layers=4, use_sliding_window=True, sliding_window=14, max_window_layers=3)),
    "mixtral": dict(cls="Mixtral", config=dict(SIZES, num_local_experts=5, num_experts_per_tok=2, sliding_window=20)),
    "gpt_oss": dict(cls="GptOss", config=dict(
        SIZES, head_dim=16, num_local_experts=6, num_experts_per_tok=3, sliding_window=12, swiglu_limit=0.6, swiglu_alpha=1.702,
        rope_theta=150000.0, rope_scaling=dict(
            rope_type="yarn", factor=32.0, beta_fast=32.0, beta_slow=1.0, truncate=False, original_max_position_embeddings=32))),
    "olmoe": dict(cls="Olmoe", config=dict(SIZES, num_experts=8, num_experts_per_tok=3, norm_topk_prob=False)),
    "glm4_moe": dict(cls="Glm4Moe", config=dict(
        SIZES, head_dim=16, n_routed_experts=8, num_experts_per_tok=3, moe_intermediate_size=20, n_shared_experts=2, n_group=4, topk_group=2,
        first_k_dense_replace=1, routed_scaling_factor=1.5, use_qk_norm=True, attention_bias=True, partial_rotary_factor=0.5)),
}
base.ROWS = [31, 95]


def fill(model, seed: int, tied: bool, plus_one: bool) -> list[dict]:
    tensors = base.fill(model, seed, tied)
    for t in tensors:  # weights that one is added to lie around zero
        if plus_one and t["norm"]:
            t["norm"] = False
            with torch.no_grad():
                dict(model.named_parameters())[t["name"]].sub_(1.0)
    return tensors


def case(name: str, spec: dict, seed: int) -> dict:
    config = dict(spec["config"], pad_token_id=None, bos_token_id=None, eos_token_id=None)
    cls = spec["cls"]
    made = getattr(transformers, cls + ("TextConfig" if spec.get("text") else "Config"))(**json.loads(json.dumps(config)),
                                                                                     attn_implementation="eager", experts_implementation="eager")
    model = getattr(transformers, cls + "ForCausalLM")(made).eval().float()
    out = base.golden(name, model, seed, config, lambda: fill(model, seed, config["tie_word_embeddings"], spec.get("plus_one", False)))
    out["config"] = {"architectures": [cls + "ForCausalLM"], "model_type": made.model_type, **config}
    return out


def main() -> None:
    torch.set_num_threads(1)
    wanted = sys.argv[2:] or list(CASES)
    cases = [case(name, spec, 20000 + 1000 * i) for i, (name, spec) in enumerate(CASES.items()) if name in wanted]
    base.write(sys.argv[1], "tests/data/make_model_goldens.py", cases)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main()
