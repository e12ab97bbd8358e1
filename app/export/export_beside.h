// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/export_pass.h"
#include "gpu/formats/io/describe.h"

#include <QString>

#include <functional>
#include <optional>

class QWidget;

namespace qs {

/// Runs `work` on a thread of its own while the window goes on, and returns when it has ended. What it draws is drawn
/// here, one picture in a turn of the event loop. Where it takes longer than a moment a dialog over `window` says
/// `what` goes on and how far it is, and can cancel it. Nothing else can be done in `window` meanwhile.
void runBeside(QWidget& window, const QString& what, const std::function<void(ExportPass&)>& work);

/// The same for work that has a Result: memory that runs out on the way becomes an error.
template <typename T> T resultBeside(QWidget& window, const QString& what, const std::function<T(ExportPass&)>& work)
{
    std::optional<T> result;
    runBeside(window, what, [&](ExportPass& pass) {
        result.emplace(guarded(Message::mark("the export"), [&] { return work(pass); }));
    });
    return std::move(*result);
}

} // namespace qs
