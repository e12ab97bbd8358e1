// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/session/session_report.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <vector>

namespace qs {

/// A report as one HTML page that needs nothing beside it: summary, contents, every part with its pictures inside.
/// Light or dark as the reader's system is; what comes from others is escaped. `picture` gives the bytes of a PNG by
/// its file relative to the report. `first`: the picture below the title, in Markdown; empty: none. The text is
/// well-formed XML as well. Any thread.
QString reportPage(const SessionSummary& summary, const std::vector<ReportPart>& parts,
                   const std::function<QByteArray(const QString& file)>& picture, const QString& first = {});

} // namespace qs
