// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/panel_strip.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>

namespace qs {
namespace {

/// A button whose text reads along the strip: upwards on the left, downwards on the right.
class UprightButton : public QToolButton
{
public:
    UprightButton(bool upwards, QWidget* parent) : QToolButton(parent), m_upwards(upwards) {}

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(font());
        return {metrics.height() + 10, metrics.horizontalAdvance(text()) + 24};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.text.clear();
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
        painter.translate(rect().center());
        painter.rotate(m_upwards ? -90 : 90);
        painter.setPen(palette().color(QPalette::ButtonText));
        painter.drawText(QRect(-height() / 2, -width() / 2, height(), width()), Qt::AlignCenter, text());
    }

private:
    bool m_upwards;
};

} // namespace

PanelStrip::PanelStrip(QMainWindow& window, Qt::ToolBarArea side) : QToolBar(&window)
{
    const bool left = side == Qt::LeftToolBarArea;
    setObjectName(left ? QStringLiteral("leftPanelStrip") : QStringLiteral("rightPanelStrip"));
    setProperty("role", "strip");
    setWindowTitle(tr("Hidden panels"));
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    toggleViewAction()->setEnabled(false);
    window.addToolBar(side, this);
    hide();
}

void PanelStrip::setPanels(const QList<QDockWidget*>& panels)
{
    for (QDockWidget* panel : m_panels)
        panel->toggleViewAction()->disconnect(this);
    qDeleteAll(m_buttons); // with their widgets
    m_buttons.clear();
    m_panels = panels;
    for (QDockWidget* panel : m_panels) {
        m_buttons.insert(panel, addWidget(makeButton(*panel)));
        connect(panel->toggleViewAction(), &QAction::toggled, this, &PanelStrip::refresh);
    }
    refresh();
}

QToolButton* PanelStrip::makeButton(QDockWidget& panel)
{
    auto* button = new UprightButton(objectName().startsWith(QLatin1String("left")), this);
    const QString keys = panel.toggleViewAction()->shortcut().toString(QKeySequence::NativeText);
    button->setObjectName(QStringLiteral("strip-") + panel.objectName());
    button->setText(panel.windowTitle());
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(tr("Show the panel %1").arg(panel.windowTitle()));
    button->setToolTip(keys.isEmpty() ? button->accessibleName()
                                      : QStringLiteral("%1 (%2)").arg(button->accessibleName(), keys));
    connect(button, &QToolButton::clicked, &panel, [&panel] {
        panel.show();
        panel.raise();
        panel.widget()->setFocus(Qt::OtherFocusReason);
    });
    return button;
}

bool PanelStrip::offers(const QDockWidget& panel) const
{
    const QAction* button = m_buttons.value(&panel);
    return button && button->isVisible();
}

void PanelStrip::refresh()
{
    bool any = false;
    for (QDockWidget* panel : m_panels) {
        const bool hidden = panel->isHidden();
        m_buttons.value(panel)->setVisible(hidden);
        any |= hidden;
    }
    setVisible(any);
}

} // namespace qs
