// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"
#include "widgets/tensor/tensor_choice.h"
#include "widgets/tensor/tensor_table_model.h"

#include <QVector>

#include <vector>

namespace qs {

/// The tensors of a file that can be measured, each with what the newest run of the session on it came to.
std::vector<TensorRow> measuredTensors(const QVector<StoredRun>& runs, const QString& path,
                                       const QVector<TensorChoice>& tensors);

} // namespace qs
