// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/kernel_placement.h"

#include <atomic>
#include <functional>
#include <memory>
#include <utility>

namespace qs {

/// Where the kernels of the next run are: in this process or in a worker process. Automatic means this one, which
/// starts faster and has nothing between, until a device was lost in it or did not answer; from then on this process is
/// of no use for it. Any thread.
class KernelPlace
{
public:
    KernelPlacement placement() const { return m_placement; }
    void setPlacement(KernelPlacement placement) { m_placement = placement; }
    /// The device cannot be used from this process any more.
    void noteLost() { m_lost = true; }
    bool isLost() const { return m_lost; }
    bool isSeparate() const
    {
        return m_placement == KernelPlacement::Always || (m_placement == KernelPlacement::Automatic && m_lost);
    }

private:
    std::atomic<KernelPlacement> m_placement{KernelPlacement::Automatic};
    std::atomic<bool> m_lost{false};
};

/// Runs or makes each study where `place` says when it starts.
template <typename Made, typename... Given>
std::function<Made(Given...)> placed(std::shared_ptr<const KernelPlace> place, std::function<Made(Given...)> here,
                                     std::function<Made(Given...)> inWorker)
{
    return [place = std::move(place), here = std::move(here), inWorker = std::move(inWorker)](Given... given) {
        return place->isSeparate() ? inWorker(std::forward<Given>(given)...) : here(std::forward<Given>(given)...);
    };
}

} // namespace qs
