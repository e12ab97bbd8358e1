// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels compiled while the program runs, and the files that keep them.
#include "gpu/cuda/block/nvrtc_module.cuh"

#include "gpu/cuda/common/toolkit_library.cuh"

#include <dlfcn.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <type_traits>

namespace qs::cuda {

namespace {

std::string variable(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

/// FNV-1a over all parts, each with its end.
class Hash
{
public:
    explicit Hash(std::uint64_t start) : m_value(start) {}
    Hash& add(const char* data, std::size_t bytes)
    {
        for (std::size_t i = 0; i < bytes; ++i)
            step(static_cast<unsigned char>(data[i]));
        step(0x100);
        return *this;
    }
    Hash& add(const std::string& text) { return add(text.data(), text.size()); }
    std::uint64_t value() const { return m_value; }

private:
    void step(unsigned value) { m_value = (m_value ^ value) * 0x100000001b3ull; }
    std::uint64_t m_value;
};

constexpr std::uint64_t kFirstStart = 0xcbf29ce484222325ull, kSecondStart = 0x9e3779b97f4a7c15ull;

std::string hex(std::uint64_t value)
{
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(value));
    return text;
}

/// A kept file: this, then so many bytes of machine code.
struct Head
{
    char magic[8] = {'q', 's', 'j', 'i', 't', '0', '0', '1'};
    std::uint64_t bytes = 0, hash = 0;
};

std::uint64_t hashOf(const std::vector<char>& cubin)
{
    return Hash(kFirstStart).add(cubin.data(), cubin.size()).value();
}

constexpr std::uint64_t kLargestFile = std::uint64_t{64} << 20;

/// Empty where there is none, or none that is whole.
std::vector<char> readKept(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    Head head;
    const Head wanted;
    if (!file.read(reinterpret_cast<char*>(&head), sizeof head)) return {};
    if (std::memcmp(head.magic, wanted.magic, sizeof head.magic) != 0 || head.bytes == 0 || head.bytes > kLargestFile)
        return {};
    std::vector<char> cubin(static_cast<std::size_t>(head.bytes));
    if (!file.read(cubin.data(), static_cast<std::streamsize>(cubin.size())) || hashOf(cubin) != head.hash) return {};
    return cubin;
}

void writeKept(const std::string& path, const std::vector<char>& cubin)
{
    std::error_code error;
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), error);
    const std::string fresh = path + "." + std::to_string(getpid()) + ".new";
    Head head;
    head.bytes = cubin.size();
    head.hash = hashOf(cubin);
    std::ofstream file(fresh, std::ios::binary | std::ios::trunc);
    file.write(reinterpret_cast<const char*>(&head), sizeof head);
    file.write(cubin.data(), static_cast<std::streamsize>(cubin.size()));
    file.close();
    if (file) std::filesystem::rename(fresh, path, error);
    if (!file || error) std::filesystem::remove(fresh, error);
}

std::string architecture(const NvrtcSource& source)
{
    return "-arch=sm_" + std::to_string(source.major) + std::to_string(source.minor);
}

/// The first lines of what the compiler says.
std::string logOf(const Nvrtc& nvrtc, nvrtcProgram program)
{
    std::size_t size = 0;
    if (nvrtc.logSize(program, &size) != 0 || size < 2) return Message::mark("no log");
    std::string log(size, '\0');
    nvrtc.log(program, log.data());
    return log.substr(0, std::min<std::size_t>(log.find('\0'), 300));
}

std::vector<char> compileNow(const Nvrtc& nvrtc, const NvrtcSource& source)
{
    const auto failure = [](const char* what, const std::string& why) {
        return Failure::make(QsCudaInternal, "", Message::mark("NVRTC failed while %1: %2"), what, why);
    };
    struct Owned
    {
        const Nvrtc& nvrtc;
        nvrtcProgram program = nullptr;
        ~Owned()
        {
            if (program) nvrtc.destroy(&program);
        }
    } owned{nvrtc};
    if (nvrtc.create(&owned.program, source.code.c_str(), "quantoscope.cu", 0, nullptr, nullptr) != 0)
        throw failure(Message::mark("reading a kernel"), Message::mark("it did not start"));
    std::vector<std::string> options = source.options;
    options.insert(options.end(), {"-std=c++17", architecture(source), "--use_fast_math"});
    std::vector<const char*> pointers;
    for (const std::string& option : options)
        pointers.push_back(option.c_str());
    if (nvrtc.compile(owned.program, static_cast<int>(pointers.size()), pointers.data()) != 0)
        throw failure(Message::mark("compiling kernels"), logOf(nvrtc, owned.program));
    std::size_t size = 0;
    if (nvrtc.cubinSize(owned.program, &size) != 0 || size == 0)
        throw failure(Message::mark("compiling kernels"), Message::mark("there is no machine code"));
    std::vector<char> cubin(size);
    if (nvrtc.cubin(owned.program, cubin.data()) != 0)
        throw failure(Message::mark("compiling kernels"), Message::mark("there is no machine code"));
    return cubin;
}

void checkDriver(CUresult result, const char* what)
{
    if (result != CUDA_SUCCESS)
        throw Failure::make(QsCudaDeviceError, "", Message::mark("The driver failed while %1 (error %2)."), what,
                            static_cast<int>(result));
}

template <typename F> void findDriver(F& function, const char* name)
{
    void* found = nullptr;
    cudaDriverEntryPointQueryResult how{};
#if CUDART_VERSION >= 12050
    check(cudaGetDriverEntryPointByVersion(name, &found, 12000, cudaEnableDefault, &how),
          Message::mark("looking for functions of the driver"));
#else
    check(cudaGetDriverEntryPoint(name, &found, cudaEnableDefault, &how),
          Message::mark("looking for functions of the driver"));
#endif
    if (!found)
        throw Failure::make(QsCudaDeviceError, Message::mark("Update the NVIDIA driver to one for CUDA 12."),
                            Message::mark("The driver does not support %1."), name);
    function = reinterpret_cast<F>(found);
}

} // namespace

Nvrtc::Nvrtc()
{
    void* library = openToolkitLibrary({"libnvrtc.so.13", "libnvrtc.so.12"});
    bool whole = library != nullptr;
    const auto find = [&](auto& function, const char* name) {
        if (library) function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(library, name));
        whole = whole && function;
    };
    find(version, "nvrtcVersion");
    find(create, "nvrtcCreateProgram");
    find(destroy, "nvrtcDestroyProgram");
    find(compile, "nvrtcCompileProgram");
    find(cubinSize, "nvrtcGetCUBINSize");
    find(cubin, "nvrtcGetCUBIN");
    find(logSize, "nvrtcGetProgramLogSize");
    find(log, "nvrtcGetProgramLog");
    if (!whole)
        throw Failure::make(QsCudaDeviceError,
                            Message::mark("Install the CUDA Toolkit, or set CUDA_PATH to where it is."),
                            Message::mark("The run-time compiler NVRTC (libnvrtc.so.13 or .12) was not found."));
}

std::string Nvrtc::versionText() const
{
    int major = 0, minor = 0;
    version(&major, &minor);
    return std::to_string(major) + "." + std::to_string(minor);
}

std::string keptFile(const Nvrtc& nvrtc, const NvrtcSource& source)
{
    std::string folder = variable("QUANTOSCOPE_CACHE");
    if (folder.empty() && !variable("XDG_CACHE_HOME").empty()) folder = variable("XDG_CACHE_HOME") + "/quantoscope";
    if (folder.empty() && !variable("HOME").empty()) folder = variable("HOME") + "/.cache/quantoscope";
    if (folder.empty()) return "";
    std::string name = "/jit-";
    for (const std::uint64_t start : {kFirstStart, kSecondStart}) {
        Hash hash(start);
        hash.add(source.code).add(architecture(source)).add(nvrtc.versionText());
        for (const std::string& option : source.options)
            hash.add(option);
        name += hex(hash.value());
    }
    return folder + name + ".cubin";
}

CompiledSource compileSource(const Nvrtc& nvrtc, const NvrtcSource& source)
{
    const auto start = std::chrono::steady_clock::now();
    CompiledSource result;
    const std::string file = keptFile(nvrtc, source);
    if (!file.empty()) result.cubin = readKept(file);
    result.cached = !result.cubin.empty();
    if (!result.cached) {
        result.cubin = compileNow(nvrtc, source);
        if (!file.empty()) writeKept(file, result.cubin);
    }
    result.milliseconds = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    return result;
}

JitModule::Driver::Driver()
{
    findDriver(load, "cuLibraryLoadData");
    findDriver(unload, "cuLibraryUnload");
    findDriver(find, "cuLibraryGetKernel");
    findDriver(function, "cuKernelGetFunction");
    findDriver(set, "cuFuncSetAttribute");
    findDriver(launch, "cuLaunchKernelEx");
}

JitModule::JitModule(const std::vector<char>& cubin)
{
    checkDriver(m_driver.load(&m_library, cubin.data(), nullptr, nullptr, 0, nullptr, nullptr, 0),
                Message::mark("loading compiled kernels"));
}

JitModule::~JitModule() { m_driver.unload(m_library); }

CUfunction JitModule::kernel(const char* name, unsigned shared) const
{
    CUkernel kernel = nullptr;
    CUfunction function = nullptr;
    checkDriver(m_driver.find(&kernel, m_library, name), Message::mark("looking for a compiled kernel"));
    checkDriver(m_driver.function(&function, kernel), Message::mark("loading a compiled kernel"));
    if (shared > 0)
        checkDriver(m_driver.set(function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, static_cast<int>(shared)),
                    Message::mark("reserving shared memory"));
    return function;
}

void JitModule::launch(CUfunction kernel, const JitLaunch& how, void** arguments, cudaStream_t stream) const
{
    CUlaunchAttribute attributes[2] = {};
    unsigned count = 0;
    if (how.dependent) {
        attributes[count].id = CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION;
        attributes[count++].value.programmaticStreamSerializationAllowed = 1;
    }
    if (how.cluster > 1) {
        attributes[count].id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
        attributes[count++].value.clusterDim = {how.cluster, 1, 1};
    }
    CUlaunchConfig config{};
    config.gridDimX = how.grid;
    config.blockDimX = how.block;
    config.gridDimY = config.gridDimZ = config.blockDimY = config.blockDimZ = 1;
    config.sharedMemBytes = how.shared;
    config.hStream = stream;
    config.attrs = attributes;
    config.numAttrs = count;
    checkDriver(m_driver.launch(&config, kernel, arguments, nullptr), Message::mark("launching a compiled kernel"));
}

} // namespace qs::cuda
