// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/failure.cuh"

#include <cuda.h>
#include <nvrtc.h>

#include <cstdint>
#include <string>
#include <vector>

namespace qs::cuda {

/// The functions of NVRTC that are used here, opened at run time: the library is needed neither to build nor to
/// start.
class Nvrtc
{
public:
    /// Looks for libnvrtc.so.13 and .12 where the loader does, and in the toolkit's usual folders. Never closed. Throws
    /// Failure where it is not found, in words for the user.
    Nvrtc();
    std::string versionText() const; ///< '13.0'

    decltype(&nvrtcVersion) version = nullptr;
    decltype(&nvrtcCreateProgram) create = nullptr;
    decltype(&nvrtcDestroyProgram) destroy = nullptr;
    decltype(&nvrtcCompileProgram) compile = nullptr;
    decltype(&nvrtcGetCUBINSize) cubinSize = nullptr;
    decltype(&nvrtcGetCUBIN) cubin = nullptr;
    decltype(&nvrtcGetProgramLogSize) logSize = nullptr;
    decltype(&nvrtcGetProgramLog) log = nullptr;
};

/// What is compiled: CUDA C++ without headers, for one architecture.
struct NvrtcSource
{
    std::string code;
    std::vector<std::string> options; ///< '-DWIDTH=512'
    int major = 9, minor = 0;
};

/// Machine code of a source, kept in the user's cache folder under a hash of source, options, architecture and
/// compiler. A kept file that is damaged is compiled anew; where none can be kept, nothing is said and the next run
/// compiles again.
struct CompiledSource
{
    std::vector<char> cubin;
    double milliseconds = 0; ///< of compiling or reading
    bool cached = false;
};

CompiledSource compileSource(const Nvrtc& nvrtc, const NvrtcSource& source);
/// The file that keeps a source's machine code; empty where there is no folder for it.
std::string keptFile(const Nvrtc& nvrtc, const NvrtcSource& source);

/// How a kernel of a module is launched.
struct JitLaunch
{
    unsigned grid = 1, block = 128, shared = 0;
    unsigned cluster = 1;   ///< blocks
    bool dependent = false; ///< the kernel waits by griddepcontrol for the one before
};

/// Machine code on the device, by the driver's library interface (12.0 and later). Throws Failure.
class JitModule
{
public:
    explicit JitModule(const std::vector<char>& cubin);
    ~JitModule();
    JitModule(const JitModule&) = delete;
    JitModule& operator=(const JitModule&) = delete;
    /// A kernel that may use so much dynamic shared memory.
    CUfunction kernel(const char* name, unsigned shared) const;
    /// Queues a kernel with pointers to its arguments.
    void launch(CUfunction kernel, const JitLaunch& how, void** arguments, cudaStream_t stream) const;

private:
    struct Driver
    {
        decltype(&cuLibraryLoadData) load = nullptr;
        decltype(&cuLibraryUnload) unload = nullptr;
        decltype(&cuLibraryGetKernel) find = nullptr;
        decltype(&cuKernelGetFunction) function = nullptr;
        decltype(&cuFuncSetAttribute) set = nullptr;
        decltype(&cuLaunchKernelEx) launch = nullptr;
        Driver();
    };
    Driver m_driver;
    CUlibrary m_library = nullptr;
};

} // namespace qs::cuda
