// SPDX-License-Identifier: GPL-3.0-or-later
// How the work of cuda/weight_only/packed_rows_hopper.cu may be laid out, and what stands for it in a build without it.
#include "gpu/cuda/weight_only/packed_rows.cuh"

#include <algorithm>

namespace qs::cuda {

namespace {

constexpr PackedRowsForm kForms[kPackedRowsForms] = {{2, 1}, {2, 2}, {2, 4}, {2, 8}, {1, 1}, {1, 2}, {1, 4}, {1, 8}};

/// About what a form takes on an H200, in microseconds: rounds of blocks, of which clusters leave some places free; a
/// group of k; adding and storing.
double costOf(const WeightOnlySize& size, const PackedRowsForm& form, int multiprocessors)
{
    const std::int64_t units = 8 * form.halves;
    const std::int64_t tiles = (size.tiles() + units - 1) / units * ((size.m + kPackedRowsTile - 1) / kPackedRowsTile);
    const std::int64_t atOnce = std::max(form.splits, (multiprocessors - (form.splits == 8   ? 20
                                                                          : form.splits == 4 ? 12
                                                                                             : 0)) /
                                                          form.splits * form.splits);
    const auto rounds = static_cast<double>((tiles * form.splits + atOnce - 1) / atOnce);
    const auto steps = static_cast<double>((size.groups() + form.splits - 1) / form.splits);
    return rounds * (steps * (form.halves == 2 ? 1.45 : 0.72) + 2.2 + 0.35 * form.splits);
}

} // namespace

PackedRowsForm packedRowsForm(const WeightOnlySize& size, int multiprocessors, int form)
{
    if (form >= 0) return kForms[form];
    PackedRowsForm best = kForms[0];
    for (const PackedRowsForm& candidate : kForms)
        if (candidate.splits <= size.groups() &&
            costOf(size, candidate, multiprocessors) < costOf(size, best, multiprocessors))
            best = candidate;
    return best;
}

#ifndef QS_CUDA_SM90A
bool packedRowsBuilt() { return false; }

void launchPackedRows(const WeightOnlySize&, const WeightOnlyOperands&, std::int64_t, void*, int, cudaStream_t, int) {}
#endif

} // namespace qs::cuda
