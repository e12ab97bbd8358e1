// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

namespace qs {

/// How an export goes on: who gets its progress, and whether it is to end. This one is for a program without a
/// window: nobody listens, and nobody cancels. Beside a window it is ExportBeside that makes one.
class ExportPass
{
public:
    ExportPass() = default;
    ExportPass(const ExportPass&) = delete;
    ExportPass& operator=(const ExportPass&) = delete;
    virtual ~ExportPass() = default;

    /// False where the export was cancelled. Asked before each picture and each file.
    virtual bool goesOn() const { return true; }
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
