// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"

#include <QStringList>

namespace qs {

/// The caveats of the report, and what is recorded.
QStringList caveatLines(const SessionData& session);

} // namespace qs
