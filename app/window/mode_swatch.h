// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPalette>
#include <QString>

namespace qs {

/// Small picture of a mode, dash and marker as the charts draw it, in the theme of `palette`.
QIcon modeSwatch(const QString& mode, const QPalette& palette);

} // namespace qs
