// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"
#include "gpu/core/error.h"

#include <QString>

namespace qs {

/// Where the example session lies among the program's resources; packed by qCompress, as tests/bench/make_example.cpp
/// does it.
inline constexpr char kExampleResource[] = ":/quantoscope/example/h200.quantoscope.z";

/// The session that comes with the program: runs measured on an NVIDIA H200, marked as recorded.
Result<SessionData> exampleSession(const QString& resource = QString::fromLatin1(kExampleResource));
/// Whether a session is that one, or a copy of it.
bool isExample(const SessionData& session);

} // namespace qs
