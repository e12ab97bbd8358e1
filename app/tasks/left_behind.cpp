// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/left_behind.h"

namespace qs {

Error studyLeftBehind()
{
    return {ErrorCode::Device,
            "The study did not answer to Stop and was left behind: the device or a kernel on it hangs.",
            "Everything that had arrived is kept."};
}

} // namespace qs
