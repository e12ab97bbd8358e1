// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <functional>

namespace qs {

/// How an export goes on: where its charts are made, who hears of its progress, and whether it is to end. Charts are
/// widgets and belong to the thread of the window; what they show is drawn wherever the export was called. This
/// one draws at once, for a program without a window; beside a window it is ExportBeside that makes one.
class ExportPass
{
public:
    using Work = std::function<void()>;

    ExportPass() = default;
    ExportPass(const ExportPass&) = delete;
    ExportPass& operator=(const ExportPass&) = delete;
    virtual ~ExportPass() = default;

    /// Does `work` on the thread of the charts and returns when it is done; what it throws comes out here. False where
    /// the export was cancelled, and nothing was done. A window can be used between two of these, and not while one is
    /// at work.
    virtual bool draw(const Work& work) { return work(), true; }
    /// `done` of `all` pictures or pages are ready.
    virtual void progress(int done, int all)
    {
        (void)done;
        (void)all;
    }
};

/// What an export that was cancelled ends in.
inline Error cancelledExport()
{
    return {ErrorCode::Interrupted, Message::tr("The export was cancelled."), Message::tr("Nothing was written.")};
}

} // namespace qs
