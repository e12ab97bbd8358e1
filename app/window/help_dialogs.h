// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAction;
class QWidget;

namespace qs {

/// Every shortcut of the window and of the chart, in a dialog that does not block.
void showShortcuts(QWidget& window, const QList<QAction*>& actions);
/// Version, commit, libraries and licence.
void showAbout(QWidget& window);

} // namespace qs
