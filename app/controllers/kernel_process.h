// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/kernel_placement.h"

#include <atomic>
#include <functional>
#include <memory>
#include <utility>

namespace qs {

/// Where the kernels of the next run are: in this process or in a worker process, here or on a target. Automatic means
/// this one, which starts faster and has nothing between, until a device was lost in it or did not answer; from then on
/// this process is of no use for it. Any thread.
class KernelProcess
{
public:
    KernelPlacement placement() const { return m_placement; }
    void setPlacement(KernelPlacement placement) { m_placement = placement; }
    /// The device cannot be used from this process any more.
    void setLost() { m_lost = true; }
    bool isLost() const { return m_lost; }
    /// Whether a target is chosen, whose kernels run there and never in this process; asked on any thread.
    void setElsewhere(std::function<bool()> isElsewhere) { m_isElsewhere = std::move(isElsewhere); }
    bool isElsewhere() const { return m_isElsewhere && m_isElsewhere(); }
    bool isSeparate() const
    {
        return isElsewhere() || m_placement == KernelPlacement::Always ||
               (m_placement == KernelPlacement::Automatic && m_lost);
    }

private:
    std::atomic<KernelPlacement> m_placement{KernelPlacement::Automatic};
    std::atomic<bool> m_lost{false};
    std::function<bool()> m_isElsewhere; ///< set before there are other threads
};

/// Runs or makes each study where `place` says when it starts.
template <typename Made, typename... Given>
std::function<Made(Given...)> inKernelProcess(std::shared_ptr<const KernelProcess> place,
                                              std::function<Made(Given...)> here,
                                              std::function<Made(Given...)> inWorker)
{
    return [place = std::move(place), here = std::move(here), inWorker = std::move(inWorker)](Given... given) {
        return place->isSeparate() ? inWorker(std::forward<Given>(given)...) : here(std::forward<Given>(given)...);
    };
}

} // namespace qs
