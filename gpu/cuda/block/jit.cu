// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/block/jit.cuh"

#include "gpu/cuda/linear_gelu/linear_gelu.cuh"
#include "gpu/cuda/sampling/graph_rotation.cuh"

#include "block_jit_sources.h"

#include <algorithm>
#include <chrono>

namespace qs::cuda {

namespace {

using Operand = BlockOperand;

constexpr std::int64_t kMaxWidth = 1024, kMaxRows = 2048,
                       kMaxTokens = 1024; ///< of the compiled products, of the compiled attention
constexpr unsigned kMaxShared = 200 << 10;

unsigned sharedOf(const ProductTiles& t, std::int64_t k, int split)
{
    const auto tiles = static_cast<unsigned>((t.rows + t.columns) * (k / split) * 2);
    return tiles + (split > 1 ? static_cast<unsigned>(t.rows * (t.columns + 8) * 4) : 0);
}

/// So many blocks share k that they fill the device once, and that a part fits into shared memory in whole 64s.
int splitFor(const BlockShape& shape, const ProductTiles& t, std::int64_t k, int multiprocessors)
{
    const std::int64_t blocks = (shape.rows() + t.rows - 1) / t.rows * (shape.width() / t.columns);
    int best = 0;
    for (const int split : {1, 2, 4, 8}) {
        if (k % (split * 64) != 0 || sharedOf(t, k, split) > kMaxShared) continue;
        if (best != 0 && blocks * split > multiprocessors) break;
        best = split;
    }
    return best;
}

} // namespace

std::vector<ProductTiles> productTilesFor(const BlockShape& shape, const LabRequest& request)
{
    std::vector<ProductTiles> all;
    // Clusters need compute capability 9.0.
    if (request.computeMajor < 9 || shape.width() > kMaxWidth || shape.rows() > kMaxRows) return all;
    for (ProductTiles t : {ProductTiles{32, 64}, ProductTiles{16, 128}}) {
        if (shape.width() % t.columns != 0 || sharedOf(t, shape.width(), 1) > kMaxShared) continue;
        t.splitProjection = splitFor(shape, t, shape.width(), request.multiprocessors);
        t.splitDown = splitFor(shape, t, 4 * shape.width(), request.multiprocessors);
        if (t.splitProjection != 0 && t.splitDown != 0) all.push_back(t);
    }
    return all;
}

BlockJit::BlockJit(const Nvrtc& nvrtc, const BlockShape& shape, const LabRequest& request, const BlockScratch& scratch,
                   const LtSession& session, const std::optional<ProductTiles>& tiles, cudaStream_t stream)
    : m_shape(shape), m_major(request.computeMajor), m_minor(request.computeMinor),
      m_multiprocessors(request.multiprocessors), m_scratch(scratch), m_tiles(tiles),
      m_compiled(compileSource(nvrtc, source())), m_module(std::make_unique<JitModule>(m_compiled.cubin)),
      m_attention(shape, request, stream),
      m_ltQkv(session, blockProductShape(shape, BlockProduct::Qkv, CUBLASLT_EPILOGUE_BIAS, false)),
      m_ltProjection(session, blockProductShape(shape, BlockProduct::Projection, CUBLASLT_EPILOGUE_BIAS, true)),
      m_ltUp(session, blockProductShape(shape, BlockProduct::Up, CUBLASLT_EPILOGUE_GELU_BIAS, false)),
      m_ltUpApart(session, blockProductShape(shape, BlockProduct::Up, CUBLASLT_EPILOGUE_BIAS, false)),
      m_ltDown(session, blockProductShape(shape, BlockProduct::Down, CUBLASLT_EPILOGUE_BIAS, true))
{
    findKernels();
}

NvrtcSource BlockJit::source() const
{
    NvrtcSource s;
    s.code = std::string(kBlockJitCommon) + kBlockJitNorm + kBlockJitAttention + (m_tiles ? kBlockJitProducts : "");
    s.major = m_major;
    s.minor = m_minor;
    const auto define = [&](const char* name, std::int64_t value) {
        s.options.push_back(std::string("-D") + name + "=" + std::to_string(value));
    };
    define("ROWS", m_shape.rows());
    define("TOKENS", m_shape.tokens);
    define("HEADS", m_shape.heads);
    define("HEAD_DIM", m_shape.headDim);
    define("BF16", m_shape.type == Type::BF16);
    if (!m_tiles) return s;
    define("BM", m_tiles->rows);
    define("BN", m_tiles->columns);
    define("SPLIT_PROJ", m_tiles->splitProjection);
    define("SPLIT_DOWN", m_tiles->splitDown);
    return s;
}

void BlockJit::findKernels()
{
    const bool dependent = m_major >= 9;
    const auto find = [&](const char* name, std::int64_t grid, unsigned block, unsigned shared, int cluster) {
        Kernel k{m_module->kernel(name, shared), {}};
        k.how = {static_cast<unsigned>(grid), block, shared, static_cast<unsigned>(cluster), dependent};
        return k;
    };
    const std::int64_t w = m_shape.width(), rowsOfNorm = w <= 1024 ? 8 : 1;
    m_norm = find("layerNorm", (m_shape.rows() + rowsOfNorm - 1) / rowsOfNorm, 256, 0, 1);
    const std::int64_t keyBlocks = (m_shape.tokens + 31) / 32;
    const auto warpBytes = static_cast<unsigned>((keyBlocks > 4 ? 4 : 2) * 32 * m_shape.headDim * 2);
    m_attentionKernel =
        find("attention", (m_shape.tokens + 15) / 16 * m_shape.heads * m_shape.batch, 128, 4 * warpBytes, 1);
    if (!m_tiles) return;
    const ProductTiles& t = *m_tiles;
    const std::int64_t rowTiles = (m_shape.rows() + t.rows - 1) / t.rows;
    const auto product = [&](const char* name, std::int64_t n, std::int64_t k, int split) {
        return find(name, rowTiles * (n / t.columns) * split, 256, sharedOf(t, k, split), split);
    };
    m_normQkv = product("normQkv", 3 * w, w, 1);
    m_projection = product("projection", w, w, t.splitProjection);
    m_normUp = product("normUp", 4 * w, w, 1);
    m_down = product("down", w, 4 * w, t.splitDown);
}

template <typename... P> void BlockJit::run(const Kernel& kernel, cudaStream_t stream, P... arguments) const
{
    const void* values[] = {arguments...};
    void* places[sizeof...(P)];
    for (std::size_t i = 0; i < sizeof...(P); ++i)
        places[i] = &values[i];
    m_module->launch(kernel.function, kernel.how, places, stream);
}

void BlockJit::launchNorm(const void* x, const BlockView& view, Operand gain, Operand offset, cudaStream_t stream) const
{
    run(m_norm, stream, x, view.at<const void>(gain), view.at<const void>(offset),
        static_cast<const void*>(m_scratch.norm()));
}

void BlockJit::launchQkv(StepKernel kernel, const BlockView& view, cudaStream_t stream) const
{
    const void *x = view.at(Operand::Tokens), *w = view.at(Operand::Wqkv), *bias = view.at(Operand::Bqkv),
               *out = m_scratch.qkv();
    if (kernel == StepKernel::Compiled)
        return run(m_normQkv, stream, x, view.at<const void>(Operand::Gain1), view.at<const void>(Operand::Offset1), w,
                   bias, out);
    launchNorm(x, view, Operand::Gain1, Operand::Offset1, stream);
    m_ltQkv.run(m_scratch.norm(), w, bias, nullptr, m_scratch.qkv(), stream);
}

void BlockJit::launchAttention(StepKernel kernel, cudaStream_t stream) const
{
    if (kernel == StepKernel::Compiled)
        return run(m_attentionKernel, stream, static_cast<const void*>(m_scratch.qkv()),
                   static_cast<const void*>(m_scratch.attention()));
    m_attention.run(m_scratch.qkv(), m_scratch.attention(), stream);
}

void BlockJit::launchUp(StepKernel kernel, const BlockView& view, cudaStream_t stream) const
{
    const void *x = m_scratch.sum(), *w = view.at(Operand::Wup), *bias = view.at(Operand::Bup);
    if (kernel == StepKernel::Compiled)
        return run(m_normUp, stream, x, view.at<const void>(Operand::Gain2), view.at<const void>(Operand::Offset2), w,
                   bias, static_cast<const void*>(m_scratch.up()));
    launchNorm(x, view, Operand::Gain2, Operand::Offset2, stream);
    const LtProduct& product = kernel == StepKernel::Apart ? m_ltUpApart : m_ltUp;
    product.run(m_scratch.norm(), w, bias, nullptr, m_scratch.up(), stream);
    if (kernel == StepKernel::Apart)
        launchGelu(m_shape.type, m_scratch.up(), m_shape.rows() * 4 * m_shape.width(), m_multiprocessors, m_major >= 9,
                   stream);
}

void BlockJit::launchSum(BlockPlan::Step step, StepKernel kernel, const BlockView& view, cudaStream_t stream) const
{
    const bool down = step == BlockPlan::Down;
    const void* a = down ? m_scratch.up() : m_scratch.attention();
    const void* w = view.at(down ? Operand::Wdown : Operand::Wproj);
    const void* bias = view.at(down ? Operand::Bdown : Operand::Bproj);
    const void* residual = down ? m_scratch.sum() : view.at(Operand::Tokens);
    void* out = down ? view.y : m_scratch.sum();
    if (kernel == StepKernel::Compiled)
        return run(down ? m_down : m_projection, stream, a, w, bias, residual, static_cast<const void*>(out));
    (down ? m_ltDown : m_ltProjection).run(a, w, bias, residual, out, stream);
}

void BlockJit::launch(const BlockPlan& plan, const BlockView& view, cudaStream_t stream) const
{
    launchQkv(plan.kernels[BlockPlan::Qkv], view, stream);
    launchAttention(plan.kernels[BlockPlan::Attention], stream);
    launchSum(BlockPlan::Projection, plan.kernels[BlockPlan::Projection], view, stream);
    launchUp(plan.kernels[BlockPlan::Up], view, stream);
    launchSum(BlockPlan::Down, plan.kernels[BlockPlan::Down], view, stream);
}

double BlockJit::timeOf(const BlockPlan& plan, const BlockOperands& operands, int views, cudaStream_t stream) const
{
    constexpr int kLaunches = 12, kReplays = 5;
    const bool large = m_shape.rows() * m_shape.width() >= std::int64_t{1} << 22;
    const int launches = large ? std::min(views, 4) : std::min((kLaunches + views - 1) / views * views, 64);
    return GraphRotation(launches, views, stream, [&](int v) { launch(plan, operands.view(v), stream); })
               .medianUs(kReplays, stream) /
           launches;
}

std::array<bool, BlockPlan::kSteps> BlockJit::compiledSteps() const
{
    const bool products = m_tiles.has_value();
    return {products, m_shape.tokens <= kMaxTokens, products, products, products};
}

double BlockJit::search(const BlockOperands& operands, int views, cudaStream_t stream)
{
    const auto start = std::chrono::steady_clock::now();
    const BlockView v = operands.view(0);
    const auto at = [&](Operand operand) { return v.at<const void>(operand); };
    launch(BlockPlan{}, v, stream); // gives all steps inputs of their usual size
    (void)m_ltQkv.search(m_scratch.norm(), at(Operand::Wqkv), at(Operand::Bqkv), nullptr, m_scratch.qkv(), stream);
    (void)m_ltProjection.search(m_scratch.attention(), at(Operand::Wproj), at(Operand::Bproj), at(Operand::Tokens),
                                m_scratch.sum(), stream);
    (void)m_ltUp.search(m_scratch.norm(), at(Operand::Wup), at(Operand::Bup), nullptr, m_scratch.up(), stream);
    (void)m_ltUpApart.search(m_scratch.norm(), at(Operand::Wup), at(Operand::Bup), nullptr, m_scratch.up(), stream);
    launchUp(StepKernel::Library, v, stream);
    (void)m_ltDown.search(m_scratch.up(), at(Operand::Wdown), at(Operand::Bdown), m_scratch.sum(), v.y, stream);

    const auto possible = compiledSteps();
    BlockPlan compiled;
    for (std::size_t i = 0; i < possible.size(); ++i)
        if (possible[i]) compiled.kernels[i] = StepKernel::Compiled;
    double best = timeOf(m_plan, operands, views, stream);
    m_plansTimed = 1;
    const auto consider = [&](const BlockPlan& plan) {
        const double us = timeOf(plan, operands, views, stream);
        ++m_plansTimed;
        if (us < best) best = us, m_plan = plan;
    };
    consider(compiled);
    for (std::size_t i = 0; i < possible.size(); ++i)
        for (const StepKernel kernel : {StepKernel::Library, StepKernel::Apart, StepKernel::Compiled}) {
            BlockPlan other = m_plan;
            if (other.kernels[i] == kernel || (kernel == StepKernel::Compiled && !possible[i])) continue;
            if (kernel == StepKernel::Apart && i != BlockPlan::Up) continue;
            other.kernels[i] = kernel;
            consider(other);
        }
    m_bestUs = best;
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

std::string BlockJit::text() const
{
    const auto is = [&](BlockPlan::Step step, StepKernel kernel) { return m_plan.kernels[step] == kernel; };
    int launches = BlockPlan::kSteps;
    for (const auto step : {BlockPlan::Qkv, BlockPlan::Up})
        launches += is(step, StepKernel::Compiled) ? 0 : is(step, StepKernel::Apart) ? 2 : 1;
    std::string own = "layer norm", library;
    const auto tell = [&](BlockPlan::Step step, const char* fused, const char* name, const LtProduct& product) {
        if (is(step, StepKernel::Compiled))
            own += std::string(", ") + fused;
        else
            library += std::string("; ") + name + ": " + product.text();
    };
    tell(BlockPlan::Qkv, "norm + QKV", "QKV", m_ltQkv);
    if (is(BlockPlan::Attention, StepKernel::Compiled))
        own += ", attention";
    else
        library += "; attention: " + m_attention.text();
    tell(BlockPlan::Projection, "projection + residual", "projection", m_ltProjection);
    tell(BlockPlan::Up, "norm + up + GELU", "up", is(BlockPlan::Up, StepKernel::Apart) ? m_ltUpApart : m_ltUp);
    tell(BlockPlan::Down, "down + residual", "down", m_ltDown);
    if (m_tiles) own += " (tiles of " + std::to_string(m_tiles->rows) + "×" + std::to_string(m_tiles->columns) + ")";
    return std::to_string(launches) + " launches, best of " + std::to_string(m_plansTimed) + " plans; NVRTC for sm_" +
           std::to_string(m_major) + std::to_string(m_minor) + ": " + own + library;
}

} // namespace qs::cuda
