// SPDX-License-Identifier: GPL-3.0-or-later
// How the work of cuda/weight_only/hopper/packed_rows.cu may be laid out, and what stands for it in a build without it.
#include "gpu/cuda/weight_only/packed_rows.cuh"

#include <algorithm>

namespace qs::cuda {

namespace {

/// About what a form takes on an H200, in microseconds: rounds of blocks, of which clusters leave some places free; a
/// group of k; adding and storing.
double costOf(const WeightOnlySize& size, const PackedRowsForm& form, int multiprocessors)
{
    const std::int64_t units = 8 * form.halves;
    const std::int64_t tiles = (size.tiles() + units - 1) / units * ((size.m + form.rows - 1) / form.rows);
    const std::int64_t atOnce = std::max(form.splits, (multiprocessors - (form.splits == 8   ? 20
                                                                          : form.splits == 4 ? 12
                                                                                             : 0)) /
                                                          form.splits * form.splits);
    const auto rounds = static_cast<double>((tiles * form.splits + atOnce - 1) / atOnce);
    const auto steps = static_cast<double>((size.groups() + form.splits - 1) / form.splits);
    const double step = std::max(0.72 * form.rows / kPackedRowsTile, 0.28 * size.bits() / 4); // products, or codes
    return rounds * (steps * step * form.halves + 2.2 + 0.35 * form.splits);
}

} // namespace

std::vector<PackedRowsForm> packedRowsForms(const WeightOnlySize& size, int multiprocessors)
{
    std::vector<PackedRowsForm> forms;
    const int rows = size.m <= 32 ? 32 : size.m <= 64 ? 64 : kPackedRowsTile;
    for (const int halves : {2, 1})
        for (const int splits : {1, 2, 4, 8})
            if (splits <= size.groups()) forms.push_back({halves, splits, rows});
    std::ranges::stable_sort(forms, {}, [&](const PackedRowsForm& f) { return costOf(size, f, multiprocessors); });
    return forms;
}

#ifndef QS_CUDA_SM90A
bool packedRowsBuilt() { return false; }

void launchPackedRows(const WeightOnlySize&, const PackedRowsForm&, const WeightOnlyOperands&, std::int64_t, void*,
                      cudaStream_t)
{}
#endif

} // namespace qs::cuda
