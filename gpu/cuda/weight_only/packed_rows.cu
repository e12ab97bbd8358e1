// SPDX-License-Identifier: GPL-3.0-or-later
// How the work of cuda/weight_only/hopper/packed_rows.cu may be laid out, and what stands for it in a build without it.
#include "gpu/cuda/weight_only/packed_rows.cuh"

#include <algorithm>

namespace qs::cuda {

namespace {

/// About what a form takes on an H200, in microseconds: rounds of blocks, of which clusters leave some places free (of
/// seven, two fit into a GPC); a group of k, by decoding and by products, where 256 outputs of a block share A; A's way
/// here, and adding and storing.
double costOf(const WeightOnlySize& size, const PackedRowsForm& form, int multiprocessors)
{
    const std::int64_t tiles = packedRowsTiles(size, form);
    const double part = static_cast<double>(form.rows) / kPackedRowsTile;
    const double step = form.rows > kPackedRowsTile ? 0.63 * part
                        : form.halves == 1          ? 0.17 + 0.67 * part
                        : form.rows < 96            ? 0.34 + 1.26 * part
                                                    : 0.30 + 1.00 * part;
    if (form.blocks > 0) {
        const auto steps = static_cast<double>((tiles * size.groups() + form.blocks - 1) / form.blocks);
        return steps * step + (steps / static_cast<double>(size.groups()) + 1.0) * (2.0 + 2.0 * part) + 3.0;
    }
    const int free = form.splits == 1 ? 0 : form.splits <= 4 ? 4 * (form.splits - 1) : form.splits == 7 ? 34 : 20;
    const std::int64_t atOnce = std::max(form.splits, (multiprocessors - free) / form.splits * form.splits);
    const auto rounds = static_cast<double>((tiles * form.splits + atOnce - 1) / atOnce);
    const auto steps = static_cast<double>((size.groups() + form.splits - 1) / form.splits);
    return rounds * (steps * step + 2.0 + 2.0 * part + (form.splits > 1 ? 1.0 + 0.3 * form.splits : 0.0));
}

} // namespace

std::vector<PackedRowsForm> packedRowsForms(const WeightOnlySize& size, int multiprocessors)
{
    std::vector<PackedRowsForm> forms;
    // The tile that fewest rows are added to for; of two the larger one, which decodes weights less often.
    int rows = kPackedRowsTile;
    for (const int tile : {96, 64, 32})
        if ((tile >= size.m || tile == 96) && roundUp(size.m, tile) < roundUp(size.m, rows)) rows = tile;
    const int blocks = std::min(multiprocessors, kPackedRowsBlocks);
    const auto add = [&](int halves, int tile) {
        for (int splits = 1; splits <= std::min<std::int64_t>(8, size.groups()); ++splits)
            forms.push_back({halves, splits, tile});
        // Sums are handed over in memory: where blocks would each have less than half of a tile, a cluster does better.
        if (packedRowsTiles(size, {halves, 1, tile}) * std::min<std::int64_t>(2, size.groups()) >= blocks &&
            counterBytes(size) >= blocks * 16)
            forms.push_back({halves, 1, tile, blocks});
    };
    add(2, rows);
    add(1, rows);
    if (size.m > kPackedRowsTile) add(1, kPackedRowsMost);
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
