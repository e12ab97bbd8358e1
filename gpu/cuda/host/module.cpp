// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/host/module.h"

#include "gpu/formats/io/program_places.h"

#include <dlfcn.h>

#include <algorithm>
#include <filesystem>

namespace qs {

namespace fs = std::filesystem;

namespace {

/// What begins with a digit is no text to be translated; a text that is not known stays as it is.
Message markedOrNumber(std::string_view text)
{
    if (text.empty() || text.front() < '0' || text.front() > '9') return Message::marked(text);
    return text.find_first_not_of("0123456789.") == text.npos ? Message(NumberText(std::string(text))) : Message(text);
}

Message withArguments(std::string_view text, char separator)
{
    const auto end = [&](std::string_view rest) { return std::min(rest.find(separator), rest.size()); };
    Message message = markedOrNumber(text.substr(0, end(text)));
    for (text.remove_prefix(end(text)); !text.empty(); text.remove_prefix(end(text))) {
        text.remove_prefix(1);
        message.arguments.push_back(withArguments(text.substr(0, end(text)), QS_CUDA_TEXT_INNER_PLACE));
    }
    return message;
}

} // namespace

Message moduleMessage(std::string_view text) { return withArguments(text, QS_CUDA_TEXT_PLACE); }

Error toError(const QsCudaStatus& status)
{
    const auto code = [&] {
        switch (status.code) {
        case QsCudaUsage:
            return ErrorCode::Usage;
        case QsCudaMemory:
            return ErrorCode::Memory;
        case QsCudaDeviceError:
            return ErrorCode::Device;
        case QsCudaDeviceLost:
            return ErrorCode::DeviceLost;
        default:
            return ErrorCode::Internal;
        }
    };
    return Error{code(), moduleMessage(status.message), moduleMessage(status.hint)};
}

std::vector<std::string> CudaModule::searchPath()
{
    return programPlaces("QUANTOSCOPE_BACKENDS",
                         {"backends", "../backends", "../../backends", "../../../backends",
                          "../lib/quantoscope/backends", "../lib/x86_64-linux-gnu/quantoscope/backends",
                          "../lib64/quantoscope/backends"});
}

Result<std::shared_ptr<const CudaModule>> CudaModule::open()
{
    std::string searched;
    for (const std::string& place : searchPath()) {
        const fs::path file = fs::path(place) / QS_CUDA_MODULE_FILE;
        std::error_code failed;
        if (fs::exists(file, failed)) return load(file.string());
        searched += (searched.empty() ? "" : ", ") + place;
    }
    return Error{ErrorCode::Device,
                 Message::tr("The CUDA module (%1) is not installed: this program was built without nvcc, or was "
                             "installed without the module.")
                     .arg(QS_CUDA_MODULE_FILE),
                 Message::tr("Build with the CUDA Toolkit, install the package quantoscope-cuda13, or set "
                             "QUANTOSCOPE_BACKENDS to its folder. Searched: %1.")
                     .arg(searched)};
}

Result<std::shared_ptr<const CudaModule>> CudaModule::load(const std::string& path)
{
    std::shared_ptr<CudaModule> module(new CudaModule);
    module->m_path = path;
    module->m_handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!module->m_handle) {
        const char* reason = dlerror();
        return Error{ErrorCode::Device, Message::tr("Cannot load the CUDA module: %1.").arg(reason ? reason : path),
                     Message::tr("Reinstall it.")};
    }
    const auto entry = reinterpret_cast<QsCudaEntry>(dlsym(module->m_handle, QS_CUDA_ENTRY_NAME));
    module->m_table = entry ? entry() : nullptr;
    if (!module->m_table || module->m_table->abi != QS_CUDA_ABI_VERSION || module->m_table->size < sizeof(QsCudaTable))
        return Error{ErrorCode::Device,
                     Message::tr("The CUDA module %1 belongs to a different version of the program.").arg(path),
                     Message::tr("Install the same version of the program and the module.")};
    return std::shared_ptr<const CudaModule>(module);
}

CudaModule::~CudaModule()
{
    // Never unloaded: the CUDA runtime inside keeps threads and exit handlers that live until the process
    // ends.
}

} // namespace qs
