#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes published.safetensors for test_published_layouts: one small layer as each package writes it, and what the package restores.

    make_published.py         needs torch, transformers, safetensors, compressed-tensors, nvidia-modelopt, bitsandbytes, torchao and auto-round
                              (made with 2.15.0, 5.24.0, 0.8.0, 0.20.1, 0.47.0, 0.50.2, 0.18.0 and 0.16.1, on a CPU)

A small Llama is quantized and saved by the package; the layer NAME is its last k_proj, with the tensors that the package wrote. NAME.expected (FP32)
is from the package's own dequantization where it has one for a CPU; else it is the product of codes and scales, and COMPUTED below names the layer.
The metadata has NAME's quantization_config. AWQ's gemv layout is packed here, as its documentation describes it: no package makes it on a CPU.
"""
import copy
import json
import os
import pathlib
import shutil
import tempfile

os.environ["HF_HUB_OFFLINE"] = "1"
import numpy as np
import torch
from safetensors import safe_open
from safetensors.torch import save_file
from transformers import AutoModelForCausalLM, LlamaConfig, LlamaForCausalLM

COMPUTED = {"modelopt_fp8", "modelopt_fp8_channel", "modelopt_fp8_block", "modelopt_mxfp8", "modelopt_int4_awq", "modelopt_int8", "fp8_tensor",
            "fp8_ue8m0", "fbgemm", "awq_gemv", "auto_round_fp8", "f4_nvfp4"}
LAYER = "model.layers.0.self_attn.k_proj"
tensors, metadata = {}, {}
work = pathlib.Path(tempfile.mkdtemp())
random = np.random.default_rng(11)


def first_model():
    torch.manual_seed(5)
    config = LlamaConfig(vocab_size=64, hidden_size=128, intermediate_size=128, num_hidden_layers=1, num_attention_heads=4, num_key_value_heads=1,
                         head_dim=32, max_position_embeddings=128)
    return LlamaForCausalLM(config).float()


first_model().save_pretrained(work / "dense")


def small_model():
    return AutoModelForCausalLM.from_pretrained(work / "dense", dtype=torch.float32)


def put(name, config, expected, parts):
    metadata[name] = json.dumps(config)
    tensors[f"{name}.expected"] = expected.detach().to(torch.float32).contiguous().clone()
    for part, value in parts.items():
        tensors[f"{name}.{part}"] = value.detach().contiguous().clone()


def saved(folder, layer=LAYER):
    """The quantization_config of a folder, the tensors of a layer, and the metadata of the file."""
    parts, notes = {}, {}
    for file in sorted(pathlib.Path(folder).glob("*.safetensors")):
        with safe_open(file, "pt") as opened:
            notes.update(opened.metadata() or {})
            parts.update({key[len(layer) + 1:]: opened.get_tensor(key) for key in opened.keys() if key.startswith(layer + ".")})
    return json.loads((pathlib.Path(folder) / "config.json").read_text())["quantization_config"], parts, notes


def wide(values, columns):
    return values.float().repeat_interleave(columns // values.shape[1], 1)


def modelopt():
    import modelopt.torch.quantization as mtq
    from modelopt.torch.export import export_hf_checkpoint
    from modelopt.torch.quantization.qtensor import MXFP4QTensor, NVFP4QTensor
    ids = torch.randint(0, 64, (2, 32))
    for name, algorithm in {"fp8": "FP8_DEFAULT_CFG", "fp8_channel": "FP8_PER_CHANNEL_PER_TOKEN_CFG", "fp8_block": "FP8_2D_BLOCKWISE_WEIGHT_ONLY_CFG",
                            "nvfp4": "NVFP4_DEFAULT_CFG", "mxfp4": "MXFP4_DEFAULT_CFG", "mxfp8": "MXFP8_DEFAULT_CFG", "int4_awq": "INT4_AWQ_CFG",
                            "int8": "INT8_SMOOTHQUANT_CFG"}.items():
        model = mtq.quantize(small_model().to(torch.bfloat16), copy.deepcopy(getattr(mtq, algorithm)), lambda m: m(ids))
        export_hf_checkpoint(model, export_dir=work / name)
        config, parts, _ = saved(work / name)
        if name == "nvfp4": # once more as the file beside config.json has it
            metadata["hf_quant_config"] = (work / name / "hf_quant_config.json").read_text()
        codes, scales = parts["weight"], parts["weight_scale"]
        if name in ("nvfp4", "mxfp4"):
            kind, block = (NVFP4QTensor, 16) if name == "nvfp4" else (MXFP4QTensor, 32)
            more = {"double_scale": parts["weight_scale_2"]} if name == "nvfp4" else {}
            value = kind(torch.Size([32, 128]), torch.float32, codes).dequantize(dtype=torch.float32, scale=scales, block_sizes={-1: block}, **more)
        elif name == "mxfp8":
            value = codes.float() * wide(torch.exp2(scales.float() - 127), 128)
        elif name == "fp8_block":
            value = codes.float() * scales.reshape(1, 1)
        elif name == "int4_awq": # two outputs a byte
            pairs = torch.stack([codes & 15, codes >> 4], 1).reshape(32, 128).to(torch.int8)
            value = torch.where(pairs > 7, pairs - 16, pairs).float() * wide(scales, 128)
        else:
            value = codes.float() * (scales if scales.dim() == 0 else scales[:, None])
        if "pre_quant_scale" in parts:
            value = value * parts["pre_quant_scale"].float()
        put(f"modelopt_{name}", config, value, parts)


def bitsandbytes():
    import bitsandbytes.functional as F
    from transformers import BitsAndBytesConfig
    model = AutoModelForCausalLM.from_pretrained(work / "dense", device_map="cpu", quantization_config=BitsAndBytesConfig(load_in_8bit=True))
    model.save_pretrained(work / "int8")
    config, parts, _ = saved(work / "int8")
    put("bnb_int8", config, F.int8_vectorwise_dequant(parts["weight"], parts["SCB"]), parts)
    for kind in ("nf4", "fp4"):
        for nested, (rows, columns) in ((False, (16, 72)), (True, (144, 128))): # rows that end within a block; two blocks of scales
            weight = torch.tensor(random.normal(0, 0.05, (rows, columns)), dtype=torch.float32)
            codes, state = F.quantize_4bit(weight, blocksize=64, compress_statistics=nested, quant_type=kind)
            parts = {"weight": codes} | {f"weight.{key}": value for key, value in state.as_dict(packed=True).items()}
            config = {"quant_method": "bitsandbytes", "load_in_4bit": True, "bnb_4bit_quant_type": kind, "bnb_4bit_use_double_quant": nested}
            put(f"bnb_{kind}{'_double' if nested else ''}", config, F.dequantize_4bit(codes, state), parts)


def auto_round():
    from auto_round import AutoRound
    from auto_round.export.export_to_awq.utils import dequantize_gemm
    from auto_round_extension.torch import qlinear_torch, qlinear_torch_zp
    from transformers import PreTrainedTokenizerFast
    from tokenizers import Tokenizer, models, pre_tokenizers
    words = Tokenizer(models.WordLevel({str(i): i for i in range(64)}, unk_token="0"))
    words.pre_tokenizer = pre_tokenizers.Whitespace()
    tokenizer = PreTrainedTokenizerFast(tokenizer_object=words, pad_token="0", eos_token="1")
    text = [" ".join(map(str, random.integers(0, 64, 200))) for _ in range(8)]
    cases = {"gptq": (dict(bits=4, group_size=32, sym=True), "auto_round"), "own": (dict(bits=3, group_size=32, sym=False), "auto_round"),
             "awq": (dict(bits=4, group_size=32, sym=False), "auto_round:auto_awq"), "mxfp4": (dict(scheme="MXFP4"), "auto_round"),
             "as_gptq": (dict(bits=4, group_size=32, sym=True), "auto_gptq"), "as_awq": (dict(bits=4, group_size=32, sym=False), "auto_awq"),
             "nvfp4": (dict(scheme="NVFP4"), "auto_round"), "fp8": (dict(scheme="FP8_STATIC"), "auto_round"),
             "by_layer": (dict(bits=4, group_size=32, sym=True, layer_config={LAYER: {"bits": 8}}), "auto_round")}
    for name, (options, layout) in cases.items():
        rounding = AutoRound(small_model(), tokenizer, iters=0, nsamples=4, seqlen=64, dataset=text, disable_opt_rtn=True, device_map="cpu", **options)
        rounding.quantize_and_save(output_dir=str(work / f"ar_{name}"), format=layout)
        config, parts, _ = saved(next((work / f"ar_{name}").rglob("config.json")).parent)
        if "qweight" in parts:
            bits, scales = 8 if name == "by_layer" else options["bits"], parts["scales"].float()
            if name in ("awq", "as_awq"):
                value = dequantize_gemm(parts["qweight"], parts["qzeros"], scales, bits, 32).t()
            else:
                module = (qlinear_torch if name == "own" else qlinear_torch_zp).QuantLinear(bits, 32, 128, 32, False)
                module.qweight, module.qzeros, module.scales = parts["qweight"], parts["qzeros"], scales
                value = module(torch.eye(128)).t()
        elif "weight_packed" in parts:
            from compressed_tensors.compressors.nvfp4.helpers import unpack_fp4_from_uint8
            scales = parts["weight_scale"]
            value = unpack_fp4_from_uint8(parts["weight_packed"], 32, 128, torch.float32) * wide(
                torch.exp2(scales.float() - 127) if scales.dtype == torch.uint8 else scales.float() / parts["weight_global_scale"], 128)
        else:
            value = parts["weight"].float() * parts["weight_scale"].float()[:, None]
        put(f"auto_round_{name}", config, value, parts)


def torchao():
    import torchao.quantization as q
    from torchao.prototype.safetensors.safetensors_support import unflatten_tensor_state_dict
    from transformers import TorchAoConfig
    cases = {"int8": q.Int8WeightOnlyConfig(), "int8_dynamic": q.Int8DynamicActivationInt8WeightConfig(), "fp8": q.Float8WeightOnlyConfig(),
             "int4_bytes": q.IntxWeightOnlyConfig(weight_dtype=torch.int4, granularity=q.PerGroup(32)),
             "int4_bytes_asym": q.IntxWeightOnlyConfig(weight_dtype=torch.int4, granularity=q.PerGroup(32), mapping_type=q.MappingType.ASYMMETRIC)}
    for name, kind in cases.items():
        model = AutoModelForCausalLM.from_pretrained(work / "dense", device_map="cpu", quantization_config=TorchAoConfig(kind))
        model.save_pretrained(work / f"ao_{name}")
        config, parts, notes = saved(work / f"ao_{name}")
        whole = unflatten_tensor_state_dict({f"{LAYER}.{key}": value for key, value in parts.items()},
                                            {key: value for key, value in notes.items() if key.startswith(LAYER) or "." not in key} |
                                            {"tensor_names": json.dumps([f"{LAYER}.weight"])})
        whole = whole[0] if isinstance(whole, tuple) else whole
        put(f"torchao_{name}", config, whole[f"{LAYER}.weight"].dequantize(), parts)


def compressed_tensors():
    """Groups with formats of their own in one model."""
    from compressed_tensors.compressors.nvfp4.helpers import unpack_fp4_from_uint8
    from compressed_tensors.compressors import ModelCompressor
    from compressed_tensors.quantization import QuantizationConfig, apply_quantization_config
    from compressed_tensors.quantization.utils import calculate_qparams
    groups = {"group_0": {"targets": ["re:.*self_attn.k_proj"], "weights": dict(num_bits=4, type="float", strategy="tensor_group", group_size=16)},
              "group_1": {"targets": ["re:.*(q|v)_proj"], "weights": dict(num_bits=4, type="int", strategy="group", group_size=32, symmetric=False)},
              "group_2": {"targets": ["Linear"], "weights": dict(num_bits=8, type="int", strategy="channel")}}
    model = small_model()
    apply_quantization_config(model, QuantizationConfig(config_groups=groups, ignore=["lm_head", "re:.*down_proj"]))
    for module in model.modules():
        weights = getattr(getattr(module, "quantization_scheme", None), "weights", None)
        if weights is None:
            continue
        parts = module.weight.detach().reshape(module.weight.shape[0], -1, weights.group_size or module.weight.shape[1])
        more = {}
        if hasattr(module, "weight_global_scale"):
            module.weight_global_scale.data.fill_(448 * 6 / float(module.weight.detach().abs().max()))
            more = {"global_scale": module.weight_global_scale}
        scale, zero = calculate_qparams(parts.amin(-1), parts.amax(-1), weights, **more)
        module.weight_scale.data.copy_(scale.reshape(module.weight_scale.shape))
        if hasattr(module, "weight_zero_point"):
            module.weight_zero_point.data.copy_(zero.reshape(module.weight_zero_point.shape))
    compressor = ModelCompressor.from_pretrained_model(model)
    compressor.compress_model(model)
    state = {key: value.clone() for key, value in model.state_dict().items()}
    compressor.update_config(work / "dense")
    config = json.loads((work / "dense" / "config.json").read_text())["quantization_config"]
    compressor.decompress_model(model)
    for name, layer in (("mixed_nvfp4", "self_attn.k_proj"), ("mixed_int4", "self_attn.v_proj")):
        layer = f"model.layers.0.{layer}"
        parts = {key[len(layer) + 1:]: value for key, value in state.items() if key.startswith(layer + ".")}
        value = model.get_submodule(layer).weight.float()
        if name == "mixed_nvfp4": # the package calculates in BF16; the same in FP32, from its codes
            exact = unpack_fp4_from_uint8(parts["weight_packed"], *value.shape, torch.float32) * wide(
                parts["weight_scale"].float() / parts["weight_global_scale"], value.shape[1])
            assert ((exact - value).abs() <= value.abs() * 2.0**-7).all()
            value = exact
        put(name, config, value, parts)
    layer = "model.layers.0.mlp.up_proj" # the first rows of a larger one
    parts = {key[len(layer) + 1:]: value[:16] for key, value in state.items() if key.startswith(layer + ".")}
    if "weight_shape" in parts:
        parts["weight_shape"][0] = 16
    put("mixed_int8", config, model.get_submodule(layer).weight[:16], parts)


def floats():
    code = torch.tensor(random.normal(0, 60, (16, 128)), dtype=torch.float32).to(torch.float8_e4m3fn)
    one = torch.tensor(0.0123)
    put("fp8_tensor", {"quant_method": "fp8", "activation_scheme": "static"}, code.float() * one, {"weight": code, "weight_scale_inv": one})
    exponents = torch.exp2(torch.tensor(random.integers(-9, 3, (2, 4)), dtype=torch.float32))
    put("fp8_ue8m0", {"quant_method": "fp8", "fmt": "e4m3", "scale_fmt": "ue8m0", "weight_block_size": [8, 32]},
        code.float() * exponents.repeat_interleave(8, 0).repeat_interleave(32, 1), {"weight": code, "weight_scale_inv": exponents.to(torch.float8_e8m0fnu)})
    rows = torch.tensor(random.uniform(0.01, 0.1, (16, 1)), dtype=torch.float32)
    put("fbgemm", {"quant_method": "fbgemm_fp8", "activation_scale_ub": 1200.0}, code.float() * rows, {"weight": code, "weight_scale": rows})
    packed = torch.tensor(random.integers(0, 256, (16, 64)), dtype=torch.uint8)
    table = torch.tensor([0, 0.5, 1, 1.5, 2, 3, 4, 6, 0, -0.5, -1, -1.5, -2, -3, -4, -6])
    values = torch.stack([table[(packed & 15).long()], table[(packed >> 4).long()]], 2).reshape(16, 128)
    scales = torch.tensor(random.uniform(1, 400, (16, 8)), dtype=torch.float32).to(torch.float8_e4m3fn)
    second = torch.tensor(3.1e-5)
    put("f4_nvfp4", {"quant_method": "modelopt", "quant_algo": "NVFP4"}, values * wide(scales.float() * second, 128),
        {"weight": packed.view(torch.float4_e2m1fn_x2), "weight_scale": scales, "weight_scale_2": second})


def awq_gemv():
    rows, columns, group = 16, 128, 32
    q, z = random.integers(0, 16, (rows, columns)), random.integers(0, 16, (rows, columns // group))
    width = 4 # for groups of 32, AutoAWQ's kernel reads four words of zero points at once
    def pack(codes, words):
        codes = np.pad(codes, ((0, 0), (0, 8 * words - codes.shape[1]))).astype(np.uint32).reshape(rows, words, 8)
        return torch.tensor((codes << (4 * np.arange(8, dtype=np.uint32))).sum(2).astype(np.uint32).view(np.int32))
    scales = torch.zeros(rows, 8 * width, dtype=torch.float16)
    scales[:, :columns // group] = torch.tensor(random.uniform(0.01, 0.1, (rows, columns // group)))
    value = torch.tensor(q - z.repeat(group, 1)).float() * wide(scales[:, :columns // group], columns)
    put("awq_gemv", {"quant_method": "awq", "bits": 4, "group_size": group, "zero_point": True, "version": "gemv"}, value,
        {"qweight": pack(q, columns // 8), "qzeros": pack(z, width), "scales": scales})


def gpt_oss():
    """Stacked experts: blocks and scales, and what transformers makes of them ([experts, in, out], here in FP32)."""
    from transformers.integrations.mxfp4 import convert_moe_packed_tensors
    blocks = torch.tensor(random.integers(0, 256, (3, 10, 2, 16)), dtype=torch.uint8)
    scales = torch.tensor(random.integers(100, 140, (3, 10, 2)), dtype=torch.uint8)
    tensors["experts.expected"] = convert_moe_packed_tensors(blocks, scales, dtype=torch.float32).contiguous()
    tensors["experts_blocks"], tensors["experts_scales"] = blocks, scales


for make in (modelopt, bitsandbytes, auto_round, torchao, floats, awq_gemv, gpt_oss, compressed_tensors):
    make()
save_file(tensors, pathlib.Path(__file__).resolve().parent / "published.safetensors", metadata)
shutil.rmtree(work)
print(len(metadata) - 1, "layers")
