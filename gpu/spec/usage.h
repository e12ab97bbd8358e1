// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

namespace qs {

/// A request that makes no sense.
inline Error usage(Message message, Message hint = {})
{
    return {ErrorCode::Usage, std::move(message), std::move(hint)};
}

} // namespace qs
