// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/queue/queue_client.h"
#include "app/session/run_store.h"

#include <QStringList>

namespace qs {

/// What became of results that were put into a session.
struct AddedResults
{
    QStringList ids; ///< of their runs, also of those that were there
    int added = 0, updated = 0;
};

/// Puts results into the session. What the same job left there before, and goes on, is brought up to date: it is known
/// by its target and job, that of a kept session by its process and its first samples. Names say what is partial.
AddedResults addToSession(RunStore& store, const QueueResults& results);

/// 'Sweep' for what a command is called; empty: not known.
QString workTitle(const std::string& what);

} // namespace qs
