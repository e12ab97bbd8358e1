// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;
class QWidget;

namespace qs {

/// Every shortcut of the program, in a dialog that does not block.
void showShortcuts(QMainWindow& window);
/// Version, commit, libraries and licence.
void showAbout(QWidget& window);

} // namespace qs
