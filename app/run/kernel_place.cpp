// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/kernel_place.h"

#include <utility>

namespace qs {

StudyFunction placed(std::shared_ptr<const KernelPlace> place, StudyFunction here, StudyFunction inWorker)
{
    return [place = std::move(place), here = std::move(here),
            inWorker = std::move(inWorker)](SpecSource& specs, std::stop_token stop, EventSink& sink) {
        return place->isSeparate() ? inWorker(specs, std::move(stop), sink) : here(specs, std::move(stop), sink);
    };
}

} // namespace qs
