// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/catalog/operation.h"
#include "gpu/core/error.h"
#include "gpu/core/message.h"

#include <memory>
#include <utility>

namespace qs {

/// What `cpu()` or `cuda(device)` opens, as was chosen, in an `Opened` with the reason for it: 'requested', or for auto
/// 'automatic: a CUDA device was found'. `Cuda` fails where there is no GPU; `Auto` takes CUDA where it can.
template <class Opened, class OpenCpu, class OpenCuda>
Result<Opened> openChosen(BackendChoice choice, int device, OpenCpu cpu, OpenCuda cuda)
{
    if (choice == BackendChoice::Cpu) {
        if (device != 0)
            return Error{ErrorCode::Usage, Message::tr("The CPU backend has only device 0."),
                         Message::tr("Remove --device.")};
        return Opened{cpu(), Message::tr("requested")};
    }
    auto found = cuda(device);
    if (found)
        return Opened{std::move(*found), choice == BackendChoice::Cuda
                                             ? Message::tr("requested")
                                             : Message::tr("automatic: a CUDA device was found")};
    if (choice == BackendChoice::Cuda) {
        Error error = found.error();
        if (error.hint.empty())
            error.hint = Message::tr("Use --backend cpu, or auto, which uses the CPU if there is no GPU.");
        return error;
    }
    if (found.error().code == ErrorCode::Usage) return found.error(); // a device index that does not exist
    return Opened{cpu(), Message::tr("automatic: %1").arg(found.error().message)};
}

} // namespace qs
