// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTreeWidget;

namespace qs {

/// Makes a tree of two levels as high as the rows that it shows. For a panel that scrolls as a whole: a list that
/// scrolled inside it would catch the wheel.
void fitToRows(QTreeWidget& tree);

} // namespace qs
