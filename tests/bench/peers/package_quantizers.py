# SPDX-License-Identifier: GPL-3.0-or-later
"""Quantization as the packages do it whose dialects the modes -single, -ct and -awq are: gguf, compressed-tensors, AutoAWQ.

Every function takes a matrix (numpy float32 or float16, or uint16 holding bfloat16 with bf16=True) and gives codes [rows, columns]
and scales, and zero points where there are any."""
import numpy as np


def as_torch(matrix, bf16):
    import torch

    if bf16:
        return torch.from_numpy(matrix.view(np.int16).copy()).view(torch.bfloat16)
    return torch.from_numpy(matrix.copy())


def as_float32(matrix, bf16):
    if bf16:
        return (matrix.astype(np.uint32) << 16).view(np.float32)
    return matrix.astype(np.float32)


def bits_of(tensor):
    """The stored bits of a torch tensor, as unsigned integers."""
    import torch

    if tensor.element_size() == 2:
        return tensor.contiguous().view(torch.int16).numpy().view(np.uint16)
    return tensor.contiguous().numpy().view(np.uint32)


def gguf_nvfp4(matrix, bf16=False):
    """gguf 0.19's NVFP4: its scale rounding and its table; the code as ggml's best_index_mxfp4, the first of the nearest entries."""
    from gguf.quants import NVFP4

    x = as_float32(matrix, bf16).reshape(-1, 16)
    with np.errstate(invalid="ignore", over="ignore"):
        amax = np.nanmax(np.where(np.isnan(x), 0, np.abs(x)), axis=1)
        scales = NVFP4.fp32_to_ue4m3((amax / np.float32(6)).astype(np.float32))
        unit = NVFP4.ue4m3_to_fp32(scales).astype(np.float32)[:, None]
        best = np.zeros(x.shape, np.uint8)
        least = np.abs(np.float32(NVFP4.kvalues[0]) * unit - x)
        for index, value in enumerate(NVFP4.kvalues):
            error = np.abs(np.float32(value) * unit - x)
            better = error < least  # false for NaN
            best[better] = index
            least = np.where(better, error, least)
    return best.reshape(matrix.shape), scales.reshape(matrix.shape[0], -1)


def compressed_tensors(matrix, bits, group, bf16=False):
    """compressed-tensors 0.20 in the tensor's own type: calculate_qparams and quantize. `group` 0: a scale a row; -1: one for all."""
    import torch
    from compressed_tensors.quantization import QuantizationArgs
    from compressed_tensors.quantization.lifecycle.forward import quantize
    from compressed_tensors.quantization.utils import calculate_qparams

    x = as_torch(matrix, bf16)
    grouped = x.reshape(x.shape[0], -1, group) if group > 0 else x.unsqueeze(1) if group == 0 else x.reshape(1, 1, -1)
    args = QuantizationArgs(num_bits=bits, symmetric=True, strategy="group" if group > 0 else "channel" if group == 0 else "tensor",
                            group_size=group if group > 0 else None)
    scale, zero = calculate_qparams(grouped.amin(-1), grouped.amax(-1), args)
    scale = scale.reshape(grouped.shape[:2])
    codes = quantize(x, scale if group >= 0 else scale.reshape(1), zero.reshape(scale.shape if group >= 0 else (1,)), args, dtype=torch.int8)
    return codes.numpy(), bits_of(scale)


def auto_awq(matrix, group, bf16=False):
    """AutoAWQ 0.2.9's pseudo_quantize_tensor with zero points (quantize/quantizer.py), up to the codes, in the tensor's own type."""
    import torch

    x = as_torch(matrix, bf16)
    w = x.reshape(-1, group)
    most, least = w.amax(dim=1, keepdim=True), w.amin(dim=1, keepdim=True)
    scales = (most - least).clamp(min=1e-5) / 15
    zeros = (-torch.round(least / scales)).clamp_(0, 15)
    codes = torch.clamp(torch.round(w / scales) + zeros, 0, 15)
    shape = (x.shape[0], -1)
    return codes.to(torch.uint8).numpy().reshape(x.shape), bits_of(scales.reshape(shape)), zeros.to(torch.uint8).numpy().reshape(shape)
