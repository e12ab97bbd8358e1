// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/data/labelled_data.h"

#include "gpu/formats/io/describe.h"
#include "gpu/models/data/drawn_characters.h"
#include "gpu/models/data/files.h"

namespace qs {

Result<LabelledData> loadLabelledData(const DataRequest& request, std::stop_token stop,
                                      const std::function<void(double)>& progress)
{
    return guarded(Message::mark("the data"), [&] {
        return request.path.empty() ? drawLabelledData(request, stop, progress)
                                    : readLabelledFiles(request, stop, progress);
    });
}

} // namespace qs
