// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/attention/cudnn_graph.cuh"

#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/common/toolkit_library.cuh"

#include <dlfcn.h>

#include <type_traits>

namespace qs::cuda {

Cudnn::Cudnn()
{
    void* library = openToolkitLibrary({"libcudnn.so.9"}, {"CUDNN_PATH", "CUDA_PATH", "CUDA_HOME"});
    if (!library) return;
    m_open = true;
    const auto find = [&](auto& function, const char* name) {
        function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(library, name));
        m_open = m_open && function;
    };
    find(create, "cudnnCreate");
    find(destroy, "cudnnDestroy");
    find(setStream, "cudnnSetStream");
    find(version, "cudnnGetVersion");
    find(lastError, "cudnnGetLastErrorString");
    find(make, "cudnnBackendCreateDescriptor");
    find(drop, "cudnnBackendDestroyDescriptor");
    find(finalize, "cudnnBackendFinalize");
    find(set, "cudnnBackendSetAttribute");
    find(get, "cudnnBackendGetAttribute");
    find(execute, "cudnnBackendExecute");
}

std::string Cudnn::versionText() const
{
    const std::size_t number = version(); // 91900: 9.19.0
    return std::to_string(number / 10000) + "." + std::to_string(number / 100 % 100) + "." +
           std::to_string(number % 100);
}

void Cudnn::check(int status, const char* what) const
{
    if (status == 0) return;
    char words[256] = "";
    lastError(words, sizeof words);
    throw Failure::make(QsCudaDeviceError, "",
                        *words ? Message::mark("cuDNN %1 failed while %2 (status %3: %4).")
                               : Message::mark("cuDNN %1 failed while %2 (status %3)."),
                        versionText(), what, status, words);
}

CudnnObject::CudnnObject(const Cudnn& library, Cudnn::Kind kind) : m_library(&library)
{
    library.check(library.make(kind, &m_object), Message::mark("describing the operation"));
}

CudnnObject::~CudnnObject()
{
    if (m_object) m_library->drop(m_object);
}

CudnnObject& CudnnObject::set(Cudnn::Name name, Cudnn::Type type, const void* values, std::int64_t count)
{
    m_library->check(m_library->set(m_object, name, type, count, values), Message::mark("describing the operation"));
    return *this;
}

CudnnObject& CudnnObject::finalize()
{
    m_library->check(m_library->finalize(m_object), Message::mark("describing the operation"));
    return *this;
}

bool CudnnObject::tryFinalize() { return m_library->finalize(m_object) == 0; }

} // namespace qs::cuda
