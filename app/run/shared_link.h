// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/worker_link.h"

#include <memory>
#include <utility>

namespace qs {

/// The worker process that the studies of a factory share, one after the other.
class SharedLink
{
public:
    explicit SharedLink(WorkerOptions options)
        : m_options(std::move(options)), m_link(std::make_shared<std::shared_ptr<WorkerLink>>())
    {}

    /// For the next study. A study that was left behind on its thread still holds the link that it hangs in:
    /// then there is another one.
    std::shared_ptr<WorkerLink> free() const
    {
        if (!*m_link || m_link->use_count() > 1) *m_link = std::make_shared<WorkerLink>(m_options);
        return *m_link;
    }

private:
    WorkerOptions m_options;
    std::shared_ptr<std::shared_ptr<WorkerLink>> m_link; ///< of all copies of the factory
};

} // namespace qs
