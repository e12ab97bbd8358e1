// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/mode_study.h"
#include "widgets/panels/finding.h"

#include <QVector>

namespace qs {

/// What the findings panel says about a mode study: the sentences of its report, what follows from them, and its notes.
QVector<Finding> studyFindings(const ModeStudyResult& study);

} // namespace qs
