// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/inline_message.h"

#include <QWidget>

namespace qs {

/// The control of that name; ends the test where there is none.
template <typename T> T* child(QWidget& panel, const char* name)
{
    T* found = panel.findChild<T*>(QLatin1String(name));
    if (!found) qFatal("no control named %s", name);
    return found;
}

inline QString message(QWidget& panel, const char* name) { return child<InlineMessage>(panel, name)->message(); }

} // namespace qs
