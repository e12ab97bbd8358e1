// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/tensors/measured_tensors.h"

#include "gpu/report/text/data_findings.h"
#include "widgets/language/qt_text.h"

#include <QFileInfo>

#include <limits>

namespace qs {
namespace {

/// Of that tensor of that file, at one size; the newest.
const Segment* segmentOf(const QVector<StoredRun>& runs, const std::string& path, const std::string& tensor)
{
    for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
        const Segment* last = run->result && !run->result->sweep ? run->result->last() : nullptr;
        if (last && last->spec.input.path == path && last->spec.input.tensor == tensor) return last;
    }
    return nullptr;
}

} // namespace

std::vector<TensorRow> measuredTensors(const QVector<StoredRun>& runs, const QString& path,
                                       const QVector<TensorChoice>& tensors)
{
    std::vector<TensorRow> rows;
    for (const TensorChoice& tensor : tensors) {
        if (!tensor.usable) continue;
        TensorRow row{tensor.name.isEmpty() ? QFileInfo(path).fileName() : tensor.name, tensor.shapeText, {}, {}};
        if (const Segment* segment = segmentOf(runs, path.toStdString(), tensor.name.toStdString())) {
            row.outliers = segment->outliers;
            for (const ModeResult& mode : segment->modes)
                row.modes.push_back({mode.requested,
                                     mode.error ? mode.error->sqnrDb : std::numeric_limits<double>::quiet_NaN(),
                                     mode.latency.p50, sqnrFloor(mode)});
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace qs
