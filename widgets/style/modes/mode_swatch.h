// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace qs {

/// Small picture of a mode, dash and marker as the charts draw it, in the theme that the application has when the icon
/// is painted.
QIcon modeSwatch(const QString& mode);

} // namespace qs
