#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Measures the runs of the example session on the GPU of this machine, and packs them:
#   example.sh measure WORKER DIR         results as JSON into DIR, those that are there are kept; needs Python with torch and safetensors
#   example.sh pack MAKE_EXAMPLE DIR OUT.quantoscope.z
set -eu
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

measure() {
  local worker=$1 to=$2
  mkdir -p "$to"
  result() { # NAME COMMAND FLAGS...
    local name=$1; shift
    [ -s "$to/$name.json" ] || "$worker" "$@" --backend cuda --json "$to/$name.json"
  }
  [ -s "$to/llama-8b.json" ] || python3 "$root/tests/bench/random_llama.py" "$to/model/llama-3-8b-shape" "$root/resources/llm/default"
  result llama-8b llm --quiet --model "$to/model/llama-3-8b-shape" --configs bf16,int8-w8a8,fp8-w8a8,int4-w4a16,mxfp4-w4a16,nvfp4-w4a16 \
    --batch 1,8,32,128 --prompt-len 128 --gen-len 16 --rounds 6 --text-tokens 2000 --cloze 0
  result gemm-rows kernels gemm --axis m=1:512:x2 --k 4096 --n 28672 --dtype bfloat16 --num-iters 60 --method graph \
    --variants gemm-bf16,gemm-fp8,gemm-w8a16,gemm-w4a16,gemm-mxfp4,gemm-nvfp4
  result formats quantize --num-tokens 4096 --hidden-size 8192 --dtype bfloat16 --num-warmup-iters 20 --num-iters 400 \
    --modes baseline-copy,int8-tensor-static,int8-token-dynamic,fp8-e4m3-tensor-dynamic,fp8-e4m3-token-dynamic,mxfp8,nvfp4,int4-group128
  result cold-start quantize --num-tokens 4096 --hidden-size 8192 --dtype bfloat16 --num-warmup-iters 0 --warmup-ms 0 --num-iters 100 \
    --method events --modes baseline-copy,int8-tensor-static,int8-token-dynamic
  result launches quantize --num-tokens 16 --hidden-size 4096 --dtype bfloat16 --num-iters 300 --method events \
    --modes baseline-copy,int8-token-dynamic,fp8-e4m3-token-dynamic
  result sweep sweep --axis num-tokens=1:65536:x2 --hidden-size 4096 --dtype bfloat16 --num-iters 60 \
    --modes baseline-copy,int8-token-dynamic,fp8-e4m3-token-dynamic
  result llm llm --quiet --text-tokens 4000
  result ladder kernels ladder --num-tokens 6250 --hidden-size 8000 --dtype half --num-iters 200
  result attention kernels attention --shape b4h16s1024d64 --dtype half --num-iters 100 \
    --variants attention-materialized,attention-fused,attention-cudnn
  result linear-gelu kernels linear-gelu --shape m512k512n2048 --dtype half --num-iters 200 \
    --variants linear-gelu-eager,linear-gelu-two-kernels,linear-gelu-overlap,linear-gelu-epilogue,linear-gelu-fused,linear-gelu-graph
  result modes modes --classes 36 --quiet
}

pack() {
  local make=$1 from=$2 out=$3
  "$make" "$out" 400 \
    "Llama 3 8B's shape=$from/llama-8b.json=Random weights in the shape of Llama 3 8B: time and memory are those of the model, the text is noise, and its losses say only how far the arithmetic agrees." \
    "One product, 1 to 512 rows=$from/gemm-rows.json=The largest product of a layer of Llama 3 8B with weights in six formats, and up to how many rows each pays." \
    "Eight formats=$from/formats.json=Eight formats, caches cold." \
    "Without warm-up=$from/cold-start.json=How it should not be measured: no warm-up, single launches between events." \
    "16 tokens, launch by launch=$from/launches.json=Small tensors, for which the launch takes longer than the kernel." \
    "From 1 to 65,536 tokens=$from/sweep.json=From sizes that fit into the cache to sizes that do not." \
    "Step by step=$from/ladder.json=The same quantization, one optimization after the other." \
    "Fused or not=$from/attention.json=Materialized, fused by hand, and cuDNN." \
    "From eager to fused=$from/linear-gelu.json=From eager to fused, and as a graph." \
    "Accuracy of the quantization modes=$from/modes.json=An MLP on 36 kinds of drawn characters, in every mode." \
    "A small language model=$from/llm.json=Every configuration of the model that comes with the program."
}

case ${1:-} in
  measure|pack) "$@" ;;
  *) sed -n '3,5s/^# *//p' "$0" >&2; exit 2 ;;
esac
