// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/run_job.h"
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

/// Runs each study where `place` says when it starts.
StudyFunction placed(std::shared_ptr<const KernelPlace> place, StudyFunction here, StudyFunction inWorker);
/// Factories likewise: StudyFactory, LlmFactory.
template <typename Study, typename Spec>
std::function<std::unique_ptr<Study>(const Spec&)> placed(std::shared_ptr<const KernelPlace> place,
                                                          std::function<std::unique_ptr<Study>(const Spec&)> here,
                                                          std::function<std::unique_ptr<Study>(const Spec&)> inWorker)
{
    return [place = std::move(place), here = std::move(here), inWorker = std::move(inWorker)](const Spec& spec) {
        return place->isSeparate() ? inWorker(spec) : here(spec);
    };
}

} // namespace qs
