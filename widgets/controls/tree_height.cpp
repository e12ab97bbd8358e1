// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/tree_height.h"

#include <QTreeWidget>

namespace qs {

void fitToRows(QTreeWidget& tree)
{
    const int row = tree.sizeHintForRow(0);
    if (row <= 0) return;
    int rows = 0;
    for (int g = 0; g < tree.topLevelItemCount(); ++g) {
        const QTreeWidgetItem* group = tree.topLevelItem(g);
        if (group->isHidden()) continue;
        ++rows;
        for (int i = 0; group->isExpanded() && i < group->childCount(); ++i)
            rows += group->child(i)->isHidden() ? 0 : 1;
    }
    tree.setFixedHeight(rows * row + 2 * tree.frameWidth() + 2);
}

} // namespace qs
