// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/common/blas_library.h"

#include "gpu/core/parallel.h"

#include <array>
#include <cstdlib>
#include <dlfcn.h>
#include <string_view>
#include <sys/mman.h>

namespace qs {

namespace {

// Values of CBLAS's enumerations.
constexpr int kRowMajor = 101;
constexpr int kPlain = 111;
constexpr int kTransposed = 112;

constexpr const char* kFiles[] = {"libopenblas.so.0", "libblis.so.4", "libblis.so.3", "libmkl_rt.so.2"};
constexpr const char* kVariable = "QUANTOSCOPE_BLAS";

template <class Function> Function symbol(void* library, const char* name)
{
    return reinterpret_cast<Function>(dlsym(library, name));
}

/// 'OpenBLAS 0.3.21 NO_LAPACKE DYNAMIC_ARCH …' without the options of its build.
std::string firstWords(const std::string& text)
{
    const std::size_t name = text.find(' ');
    return name == std::string::npos ? text : text.substr(0, text.find(' ', name + 1));
}

std::string openBlasName(void* library)
{
    using Text = char* (*)();
    const auto config = symbol<Text>(library, "openblas_get_config");
    if (!config) return {};
    std::string name = firstWords(config());
    if (const auto core = symbol<Text>(library, "openblas_get_corename")) name += std::string(" (") + core() + ")";
    return name;
}

/// Of an OpenBLAS whose kernels are those of a processor without AVX-512. One that does not report it is given the
/// benefit of the doubt.
bool isNarrow(void* library)
{
    const auto core = symbol<char* (*)()>(library, "openblas_get_corename");
    if (!core) return false;
    const std::string name = core();
    return name != "SkylakeX" && name != "Cooperlake" && name != "SapphireRapids";
}

std::string blisName(void* library)
{
    const auto version = symbol<const char* (*)()>(library, "bli_info_get_version_str");
    return version ? std::string("BLIS ") + version() : std::string();
}

std::string mklName(void* library)
{
    const auto version = symbol<void (*)(char*, int)>(library, "MKL_Get_Version_String");
    if (!version) return {};
    std::array<char, 200> text{};
    version(text.data(), static_cast<int>(text.size()) - 1);
    std::string name(text.data());
    name.erase(name.find_last_not_of(' ') + 1);
    return name.empty() ? std::string("MKL") : name;
}

/// Every library has its own way; those that another one lacks are not there.
void computeInCaller(void* library)
{
    constexpr int sequentialLayer = 1;
    if (const auto layer = symbol<int (*)(int)>(library, "MKL_Set_Threading_Layer")) layer(sequentialLayer);
    for (const char* name : {"openblas_set_num_threads", "MKL_Set_Num_Threads"})
        if (const auto set = symbol<void (*)(int)>(library, name)) set(1);
    if (const auto set = symbol<void (*)(std::int64_t)>(library, "bli_thread_set_num_threads")) set(1);
}

/// OpenBLAS works in a buffer of 128 MiB for each thread that calls it, and where it gets none asks again for ever. So
/// that is asked for once before, with room for what else is made until then, and given back.
bool hasRoomForBuffers()
{
    const std::size_t bytes =
        (std::size_t{128} << 20) * static_cast<std::size_t>(workerThreads()) + (std::size_t{512} << 20);
    void* room = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (room == MAP_FAILED) return false;
    ::munmap(room, bytes);
    return true;
}

} // namespace

std::shared_ptr<const BlasLibrary> BlasLibrary::load(const std::string& file)
{
    // Never closed: such libraries keep threads, which would wake up in memory that is gone.
    void* library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (!library) return nullptr;
    std::shared_ptr<BlasLibrary> blas(new BlasLibrary);
    blas->m_gemm = symbol<Gemm>(library, "cblas_sgemm");
    blas->m_gemv = symbol<Gemv>(library, "cblas_sgemv");
    if (!blas->m_gemm) return nullptr;
    computeInCaller(library);
    blas->m_mayUseAvx512 = !isNarrow(library);
    for (const auto& ask : {openBlasName, blisName, mklName})
        if (blas->m_name.empty()) blas->m_name = ask(library);
    if (blas->m_name.empty()) blas->m_name = "cblas_sgemm of " + file;
    return blas;
}

void BlasLibrary::keepToCallers()
{
    constexpr const char* variable = "OPENBLAS_NUM_THREADS";
    const char* now = std::getenv(variable);
    if (!now || std::string_view(now) != "1") ::setenv(variable, "1", 1);
}

Result<std::shared_ptr<const BlasLibrary>> BlasLibrary::open()
{
    keepToCallers();
    if (!hasRoomForBuffers())
        return Error{ErrorCode::Memory,
                     Message::tr("Not enough memory for a BLAS library, which requires 128 MiB for each of %1 threads.")
                         .arg(workerThreads()),
                     Message::tr("Raise the limit (ulimit -v), or close other programs.")};
    const char* wanted = std::getenv(kVariable);
    if (wanted && *wanted) {
        if (auto blas = load(wanted)) return blas;
        return Error{ErrorCode::Device,
                     Message::tr("Cannot load the BLAS library '%1' set in %2, or it has no cblas_sgemm.")
                         .arg(wanted, kVariable),
                     Message::tr("Correct or unset %1.").arg(kVariable)};
    }
    for (const char* file : kFiles)
        if (auto blas = load(file)) return blas;
    return Error{ErrorCode::Device, Message::tr("No BLAS library was found (OpenBLAS, BLIS or MKL)."),
                 Message::tr("Install libopenblas0 (Debian, Ubuntu: 'apt install libopenblas0'), or set "
                             "QUANTOSCOPE_BLAS to a library.")};
}

void BlasLibrary::multiply(const BlasProductCall& p) const
{
    const auto narrow = [](std::int64_t value) { return static_cast<int>(value); };
    if (p.m == 1 && !p.transposedA && m_gemv) { // a matrix times a vector: gemm would copy the matrix first
        const std::int64_t rows = p.transposedB ? p.n : p.k, columns = p.transposedB ? p.k : p.n;
        m_gemv(kRowMajor, p.transposedB ? kPlain : kTransposed, narrow(rows), narrow(columns), p.alpha, p.b,
               narrow(p.ldb), p.a, 1, p.beta, p.c, 1);
        return;
    }
    m_gemm(kRowMajor, p.transposedA ? kTransposed : kPlain, p.transposedB ? kTransposed : kPlain, narrow(p.m),
           narrow(p.n), narrow(p.k), p.alpha, p.a, narrow(p.lda), p.b, narrow(p.ldb), p.beta, p.c, narrow(p.ldc));
}

} // namespace qs
