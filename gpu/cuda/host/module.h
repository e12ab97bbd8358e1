// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/core/message.h"
#include "gpu/cuda/api/cuda_api.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qs {

/// The loaded CUDA module. It stays loaded as long as somebody holds it.
class CudaModule
{
public:
    /// Opens the module from QUANTOSCOPE_BACKENDS (where that is set, only there), or from one of the places
    /// beside the executable. The error says which places were searched, or why the file found does not load.
    static Result<std::shared_ptr<const CudaModule>> open();
    /// Directories that open() searches, in order.
    static std::vector<std::string> searchPath();

    ~CudaModule();
    CudaModule(const CudaModule&) = delete;
    CudaModule& operator=(const CudaModule&) = delete;

    const QsCudaTable& table() const { return *m_table; }
    const std::string& path() const { return m_path; }

private:
    CudaModule() = default;
    static Result<std::shared_ptr<const CudaModule>> load(const std::string& path);

    void* m_handle = nullptr;
    const QsCudaTable* m_table = nullptr;
    std::string m_path;
};

/// A text of the module for people, as cuda_api.h says.
Message moduleMessage(std::string_view text);
/// The Error for a failed call of the table.
Error toError(const QsCudaStatus& status);
/// Calls a function of the table with a status to fill. A lost device is kept in `lost`, and from then on returned
/// without calling.
template <typename F> Result<void> callModule(std::optional<Error>& lost, F&& function)
{
    if (lost) return *lost;
    QsCudaStatus status{};
    status.size = sizeof status;
    if (function(&status) == QsCudaOk) return {};
    const Error error = toError(status);
    if (error.code == ErrorCode::DeviceLost) lost = error;
    return error;
}

} // namespace qs
