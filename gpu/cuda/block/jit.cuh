// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/block/nvrtc_module.cuh"
#include "gpu/cuda/block/operands.cuh"
#include "gpu/cuda/block/products.cuh"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace qs::cuda {

/// Which kernel does a step of a block.
enum class StepKernel {
    Library,  ///< cuBLASLt's product behind a layer norm where there is one; the module's own attention
    Apart,    ///< up only: cuBLASLt's product with bias, then GELU in a kernel of its own
    Compiled, ///< compiled for the shape, layer norm included
};

/// The kernels of each step; in the order in which they run.
struct BlockPlan
{
    enum Step { Qkv, Attention, Projection, Up, Down, kSteps };
    std::array<StepKernel, kSteps> kernels{};
};

/// Tiles of the compiled products, and over how many blocks of a cluster their k is split.
struct ProductTiles
{
    int rows = 32, columns = 64;
    int splitProjection = 1, splitDown = 1;
};

/// Those that suit a shape and a device; none where cuBLASLt's products alone do.
std::vector<ProductTiles> productTilesFor(const BlockShape& shape, const LabRequest& request);

/// A block by kernels that NVRTC compiles for its shape, by cuBLASLt's products and by the module's own attention: of
/// each step the fastest kernel, found by timing the whole block.
class BlockJit
{
public:
    /// Compiles, or takes machine code kept from an earlier run. Throws Failure.
    BlockJit(const Nvrtc& nvrtc, const BlockShape& shape, const LabRequest& request, const BlockScratch& scratch,
             const LtSession& session, const std::optional<ProductTiles>& tiles, cudaStream_t stream);
    /// Searches algorithms and kernels with the operands of so many views; milliseconds it took.
    double search(const BlockOperands& operands, int views, cudaStream_t stream);
    void launch(const BlockView& view, cudaStream_t stream) const { launch(m_plan, view, stream); }
    void launch(const BlockPlan& plan, const BlockView& view, cudaStream_t stream) const;
    const BlockPlan& plan() const { return m_plan; }
    double bestUs() const { return m_bestUs; } ///< of the plan that search() found
    /// The steps that a compiled kernel can do at this shape.
    std::array<bool, BlockPlan::kSteps> compiledSteps() const;
    /// Microseconds of a block in a graph that goes round the views.
    double timeOf(const BlockPlan& plan, const BlockOperands& operands, int views, cudaStream_t stream) const;
    std::string text() const;
    double compileMs() const { return m_compiled.milliseconds; }
    bool compileCached() const { return m_compiled.cached; }

private:
    struct Kernel
    {
        CUfunction function = nullptr;
        JitLaunch how;
    };

    void launchNorm(const void* x, const BlockView& view, BlockOperand gain, BlockOperand offset,
                    cudaStream_t stream) const;
    void launchQkv(StepKernel kernel, const BlockView& view, cudaStream_t stream) const;
    void launchAttention(StepKernel kernel, cudaStream_t stream) const;
    void launchUp(StepKernel kernel, const BlockView& view, cudaStream_t stream) const;
    /// Projection and down: products that add a residual.
    void launchSum(BlockPlan::Step step, StepKernel kernel, const BlockView& view, cudaStream_t stream) const;
    template <typename... P> void run(const Kernel& kernel, cudaStream_t stream, P... arguments) const;

    void findKernels();
    NvrtcSource source() const;

    BlockShape m_shape;
    int m_major, m_minor, m_multiprocessors;
    const BlockScratch& m_scratch;
    std::optional<ProductTiles> m_tiles; ///< nothing: the compiled products do not suit the shape
    CompiledSource m_compiled;
    std::unique_ptr<JitModule> m_module;
    Kernel m_norm, m_attentionKernel, m_normQkv, m_projection, m_normUp, m_down;
    BlockAttention m_attention;
    LtProduct m_ltQkv, m_ltProjection, m_ltUp, m_ltUpApart, m_ltDown;
    BlockPlan m_plan;
    int m_plansTimed = 0;
    double m_bestUs = 0;
};

} // namespace qs::cuda
