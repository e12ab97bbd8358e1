#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Measures the runs of the example session on the GPU of this machine and packs them:
#   example.sh WORKER MAKE_EXAMPLE OUT.quantoscope.z
set -eu
worker=$1 make=$2 out=$3
to=$(mktemp -d)
trap 'rm -rf "$to"' EXIT
gpu=(--backend cuda)

"$worker" quantize "${gpu[@]}" --num-tokens 4096 --hidden-size 8192 --dtype bfloat16 --num-warmup-iters 20 --num-iters 400 --json "$to/formats.json" \
  --modes baseline-copy,int8-tensor-static,int8-token-dynamic,fp8-e4m3-tensor-dynamic,fp8-e4m3-token-dynamic,mxfp8,nvfp4,int4-group128
"$worker" quantize "${gpu[@]}" --num-tokens 4096 --hidden-size 8192 --dtype bfloat16 --num-warmup-iters 0 --warmup-ms 0 --num-iters 100 --method events \
  --modes baseline-copy,int8-tensor-static,int8-token-dynamic --json "$to/cold-start.json"
"$worker" quantize "${gpu[@]}" --num-tokens 16 --hidden-size 4096 --dtype bfloat16 --num-iters 300 --method events \
  --modes baseline-copy,int8-token-dynamic,fp8-e4m3-token-dynamic --json "$to/launches.json"
"$worker" sweep "${gpu[@]}" --axis num-tokens=1:65536:x2 --hidden-size 4096 --dtype bfloat16 --num-iters 60 \
  --modes baseline-copy,int8-token-dynamic,fp8-e4m3-token-dynamic --json "$to/sweep.json"
"$worker" kernels ladder "${gpu[@]}" --num-tokens 6250 --hidden-size 8000 --dtype half --num-iters 200 --json "$to/ladder.json"
"$worker" kernels attention "${gpu[@]}" --shape b4h16s1024d64 --dtype half --num-iters 100 --json "$to/attention.json" \
  --variants attention-materialized,attention-fused,attention-cudnn
"$worker" kernels gemm "${gpu[@]}" --shape m512k512n512 --dtype half --num-iters 200 --json "$to/gemm.json" \
  --variants gemm-fp32,gemm-tf32,gemm-fp16,gemm-bf16,gemm-int8,gemm-fp8
"$worker" kernels linear-gelu "${gpu[@]}" --shape m512k512n2048 --dtype half --num-iters 200 --json "$to/linear-gelu.json" \
  --variants linear-gelu-eager,linear-gelu-two-kernels,linear-gelu-overlap,linear-gelu-epilogue,linear-gelu-fused,linear-gelu-graph
"$worker" modes "${gpu[@]}" --classes 36 --quiet --json "$to/modes.json"
"$worker" llm "${gpu[@]}" --quiet --text-tokens 4000 --json "$to/llm.json"

"$make" "$out" 400 \
  "Eight formats=$to/formats.json=Eight formats, caches cold." \
  "Without warm-up=$to/cold-start.json=How it should not be measured: no warm-up, single launches between events." \
  "16 tokens, launch by launch=$to/launches.json=Small tensors, for which the launch takes longer than the kernel." \
  "From 1 to 65,536 tokens=$to/sweep.json=From sizes that fit into the cache to sizes that do not." \
  "Step by step=$to/ladder.json=The same quantization, one optimization after the other." \
  "Fused or not=$to/attention.json=Materialized, fused by hand, and cuDNN." \
  "Matrix product in six number formats=$to/gemm.json=The same matrix product in six number formats, with the roofline of the device." \
  "From eager to fused=$to/linear-gelu.json=From eager to fused, and as a graph." \
  "Accuracy of the quantization modes=$to/modes.json=An MLP on 36 kinds of drawn characters, in every mode." \
  "A small language model=$to/llm.json=Every configuration of the model that comes with the program."
