// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"

#include <QStringList>

namespace qs {

/// What a reader of the figures has to know: where and how they were measured, what was verified, what is not resolved,
/// what is simulated, imported or recorded, and the gravest findings.
QStringList caveatLines(const SessionData& session);

} // namespace qs
