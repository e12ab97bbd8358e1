// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace qs {

/// What is asked before something is done that cannot be undone.
struct Question
{
    const char* name; ///< of the box
    QString title, text, more;
    QString yes, no; ///< an empty `no`: Cancel
};

/// Asks without blocking; `no` is the default. `then` is called for `yes`, as long as `context` is there.
void ask(QWidget* parent, const Question& question, const QObject* context, std::function<void()> then);

} // namespace qs
