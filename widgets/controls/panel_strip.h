// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

class QDockWidget;
class QToolButton;

namespace qs {

/// A narrow strip at one side of a window with a button for each panel of that side that is hidden; a click shows the
/// panel again. The strip is there while a panel is hidden.
class PanelStrip : public QToolBar
{
    Q_OBJECT

public:
    /// Left or Right; adds itself to the window.
    PanelStrip(QMainWindow& window, Qt::ToolBarArea side);

    /// The panels whose place is this side.
    void setPanels(const QList<QDockWidget*>& panels);
    /// Whether a button stands for this panel now.
    bool offers(const QDockWidget& panel) const;

private:
    QToolButton* makeButton(QDockWidget& panel);
    void refresh();

    QList<QDockWidget*> m_panels;
    QHash<const QDockWidget*, QAction*> m_buttons;
};

} // namespace qs
