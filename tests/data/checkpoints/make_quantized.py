#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes quantized.safetensors for test_quantized_matrix: one small matrix in every layout of quantized checkpoints that is read, and what it
stands for.

    make_quantized.py         needs torch, safetensors, numpy and compressed-tensors (made with 0.18), whose packing is used

Each layer NAME has the tensors of its format and NAME.expected (FP32), computed from the codes before they are packed. The metadata has
NAME's quantization_config.
"""
import json
import pathlib

import numpy as np
import torch
from compressed_tensors.compressors.mx_utils import compress_mx_scale
from compressed_tensors.compressors.nvfp4.helpers import pack_fp4_to_uint8
from compressed_tensors.compressors.pack_quantized.helpers import pack_to_int32
from safetensors.torch import save_file

OUT, IN, GROUP = 16, 64, 32
random = np.random.default_rng(7)
tensors, metadata = {}, {}


def put(name, config, expected, **parts):
    metadata[name] = json.dumps(config)
    tensors[f"{name}.expected"] = torch.tensor(np.ascontiguousarray(expected), dtype=torch.float32)
    for part, value in parts.items():
        tensors[f"{name}.{part}"] = value.contiguous().clone()


def compressed(form, **weights):
    return {"quant_method": "compressed-tensors", "format": form, "ignore": ["lm_head"],
            "config_groups": {"group_0": {"targets": ["Linear"], "weights": weights, "input_activations": None}}}


def scales(rows, columns, dtype):
    return torch.tensor(random.uniform(0.01, 0.1, (rows, columns))).to(dtype)


def integers(bits, rows=OUT, columns=IN):
    return torch.tensor(random.integers(-(1 << bits - 1), 1 << bits - 1, (rows, columns)), dtype=torch.int8)


def wide(values, columns=IN):
    """Scales or zero points of groups, for each column."""
    return values.float().numpy().repeat(columns // values.shape[1], axis=1)


def pack_quantized():
    for bits in (2, 3, 4, 5, 8):
        q, s = integers(bits), scales(OUT, IN // GROUP, torch.bfloat16)
        config = compressed("pack-quantized", num_bits=bits, type="int", symmetric=True, strategy="group", group_size=GROUP)
        put(f"pack{bits}", config, q.numpy() * wide(s), weight_packed=pack_to_int32(q, bits), weight_scale=s, weight_shape=torch.tensor([OUT, IN]))
        z = integers(bits, OUT, IN // GROUP)
        config["config_groups"]["group_0"]["weights"]["symmetric"] = False
        put(f"pack{bits}_asym", config, (q.numpy() - wide(z)) * wide(s), weight_packed=pack_to_int32(q, bits), weight_scale=s,
            weight_zero_point=pack_to_int32(z, bits, packed_dim=0), weight_shape=torch.tensor([OUT, IN]))
    q, s = integers(4), scales(OUT, IN // GROUP, torch.float16)
    order = torch.tensor(random.permutation(np.arange(IN) // GROUP), dtype=torch.int32)
    config = compressed("pack-quantized", num_bits=4, type="int", symmetric=True, strategy="group", group_size=GROUP, actorder="group")
    put("pack4_order", config, q.numpy() * s.float().numpy()[:, order.numpy()], weight_packed=pack_to_int32(q, 4), weight_scale=s, weight_g_idx=order,
        weight_shape=torch.tensor([OUT, IN]))


def whole_codes():
    q, s, z = integers(8), scales(OUT, 1, torch.float32), integers(8, OUT, 1)
    config = compressed("int-quantized", num_bits=8, type="int", symmetric=True, strategy="channel")
    config["config_groups"]["group_0"]["input_activations"] = {"num_bits": 8, "type": "int", "symmetric": True, "strategy": "token", "dynamic": True}
    put("int8", config, q.numpy() * wide(s), weight=q, weight_scale=s)
    put("int8_asym", compressed("int-quantized", num_bits=8, type="int", symmetric=False, strategy="channel"), (q.numpy() - wide(z)) * wide(s), weight=q, weight_scale=s, weight_zero_point=z)
    f = torch.tensor(random.normal(0, 60, (OUT, IN)), dtype=torch.float32).to(torch.float8_e4m3fn)
    put("fp8", compressed("float-quantized", num_bits=8, type="float", symmetric=True, strategy="channel"), f.float().numpy() * wide(s), weight=f, weight_scale=s)
    one = scales(1, 1, torch.float32)
    put("fp8_tensor", compressed("float-quantized", num_bits=8, type="float", symmetric=True, strategy="tensor"), f.float().numpy() * one.numpy(), weight=f, weight_scale=one.reshape(1))
    blocks = scales(2, 3, torch.float32)
    spread = blocks.numpy().repeat(12, axis=0)[:OUT].repeat(24, axis=1)[:, :IN]
    put("fp8_block", compressed("float-quantized", num_bits=8, type="float", symmetric=True, strategy="block", block_structure=[12, 24]), f.float().numpy() * spread, weight=f, weight_scale=blocks)
    e = torch.tensor(2.0) ** torch.tensor(random.integers(-9, 3, (OUT, IN // 32)))
    put("mxfp8", compressed("mxfp8-quantized", num_bits=8, type="float", symmetric=True, strategy="group", group_size=32), f.float().numpy() * wide(e), weight=f,
        weight_scale=compress_mx_scale(e, torch.uint8))


def four_bit_floats():
    values = torch.tensor([0.0, 0.5, 1, 1.5, 2, 3, 4, 6])[torch.tensor(random.integers(0, 8, (OUT, IN)))] * torch.tensor(random.choice([-1.0, 1.0], (OUT, IN)), dtype=torch.float32)
    s = torch.tensor(random.uniform(1, 400, (OUT, IN // 16)), dtype=torch.float32).to(torch.float8_e4m3fn)
    divisor = torch.tensor([1234.5], dtype=torch.float32)
    put("nvfp4", compressed("nvfp4-pack-quantized", num_bits=4, type="float", symmetric=True, strategy="tensor_group", group_size=16),
        values.numpy() * wide(s.float() / divisor), weight_packed=pack_fp4_to_uint8(values), weight_scale=s, weight_global_scale=divisor)
    e = torch.tensor(2.0) ** torch.tensor(random.integers(-9, 3, (OUT, IN // 32)))
    put("mxfp4", compressed("mxfp4-pack-quantized", num_bits=4, type="float", symmetric=True, strategy="group", group_size=32), values.numpy() * wide(e),
        weight_packed=pack_fp4_to_uint8(values), weight_scale=compress_mx_scale(e, torch.uint8))


def words(codes, bits):
    """uint32 words along axis 0, least significant bit first, dense."""
    stream = ((codes[:, None, :] >> np.arange(bits)[None, :, None]) & 1).reshape(-1, codes.shape[1]).astype(np.uint64)
    stream = np.pad(stream, ((0, -len(stream) % 32), (0, 0))).reshape(-1, 32, codes.shape[1])
    return torch.tensor((stream << np.arange(32, dtype=np.uint64)[None, :, None]).sum(axis=1).astype(np.uint32).view(np.int32))


def awq():
    q, z = random.integers(0, 16, (IN, OUT)), random.integers(0, 16, (IN // GROUP, OUT))
    s = scales(IN // GROUP, OUT, torch.float16)
    def pack(codes):
        packed = np.zeros((codes.shape[0], OUT // 8), dtype=np.uint32)
        for column in range(OUT // 8):
            for nibble, output in enumerate([0, 2, 4, 6, 1, 3, 5, 7]):
                packed[:, column] |= codes[:, 8 * column + output].astype(np.uint32) << np.uint32(4 * nibble)
        return torch.tensor(packed.view(np.int32))
    expected = ((q - z.repeat(GROUP, axis=0)) * s.float().numpy().repeat(GROUP, axis=0)).T
    put("awq", {"quant_method": "awq", "bits": 4, "group_size": GROUP, "zero_point": True, "version": "gemm"}, expected, qweight=pack(q), qzeros=pack(z), scales=s)


def gptq():
    for bits in (2, 3, 4, 8):
        for version in (1, 2):
            # Version 1 stores zero points minus one.
            q, z = random.integers(0, 1 << bits, (IN, OUT)), random.integers(1, 1 << bits, (IN // GROUP, OUT))
            s = scales(IN // GROUP, OUT, torch.float16)
            order = np.arange(IN) // GROUP if version == 1 else random.permutation(np.arange(IN) // GROUP)
            config = {"quant_method": "gptq", "bits": bits, "group_size": GROUP, "desc_act": version == 2, "sym": False, "checkpoint_format": "gptq" if version == 1 else "gptq_v2"}
            put(f"gptq{bits}_v{version}", config, ((q - z[order]) * s.float().numpy()[order]).T, qweight=words(q, bits), qzeros=words((z - (version == 1)).T, bits).T,
                scales=s, g_idx=torch.tensor(order, dtype=torch.int32))


def float8_blocks():
    """DeepSeek's: values are code * weight_scale_inv of the block."""
    for name, dtype in (("fp8_inv", torch.float32), ("fp8_inv_bf16", torch.bfloat16)):
        f = torch.tensor(random.normal(0, 60, (OUT, IN)), dtype=torch.float32).to(torch.float8_e4m3fn)
        blocks = scales(2, 3, dtype)
        spread = blocks.float().numpy().repeat(12, axis=0)[:OUT].repeat(24, axis=1)[:, :IN]
        put(name, {"quant_method": "fp8", "fmt": "e4m3", "activation_scheme": "dynamic", "weight_block_size": [12, 24]}, f.float().numpy() * spread, weight=f,
            weight_scale_inv=blocks)


pack_quantized()
whole_codes()
four_bit_floats()
awq()
gptq()
float8_blocks()
save_file(tensors, pathlib.Path(__file__).resolve().parent / "quantized.safetensors", metadata)
print(len(metadata), "layers")
