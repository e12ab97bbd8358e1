// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPalette>
#include <QString>

namespace qs {

/// Small picture of a mode, dash and marker as the charts draw it, in the theme of the application: a widget's own
/// palette still has the old colours while a change of theme is on its way.
QIcon modeSwatch(const QString& mode);

} // namespace qs
