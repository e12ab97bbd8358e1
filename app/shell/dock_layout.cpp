// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/dock_layout.h"

#include "app/session/settings.h"
#include "widgets/controls/panel_strip.h"
#include "widgets/style/text_scale.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QScopedValueRollback>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>

namespace qs {
namespace {

constexpr int kStateVersion = 1;
constexpr QSize kDefaultSize(1440, 900);
constexpr QSize kFrame(16, 48); ///< of a window, at most: it is not known before the window is shown
constexpr int kNarrowWidth = 1200;
constexpr int kSide = 296, kWideSide = 380; ///< widths of docks, the second one on large screens
constexpr double kMaxPartOfWindow = 0.4;    ///< what a dock may take of a window's width

/// Room for forms, which larger text needs more of; the centre keeps the rest of `most`, a part of the window.
int sideWidth(int window, double most)
{
    const double wanted = std::clamp(window / 7, kSide, kWideSide) * textScale();
    return std::max(kSide, static_cast<int>(std::min(wanted, most * window)));
}

} // namespace

DockLayout::DockLayout(QMainWindow& window, Settings& settings)
    : QObject(&window), m_window(window), m_settings(settings), m_left(new PanelStrip(window, Qt::LeftToolBarArea)),
      m_right(new PanelStrip(window, Qt::RightToolBarArea))
{
    m_window.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
    m_window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
}

void DockLayout::add(const char* name, const QString& title, QWidget* content)
{
    auto* dock = new QDockWidget(title, &m_window);
    dock->setObjectName(QString::fromLatin1(name));
    dock->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    dock->setWidget(content);
    m_docks << dock;
    content->installEventFilter(this);
    if (auto* stack = qobject_cast<QStackedWidget*>(content))
        connect(stack, &QStackedWidget::currentChanged, this, [this, content] { fit(*content); });
    const auto touched = [this] { m_touched = m_touched || !m_arranging; };
    connect(dock, &QDockWidget::dockLocationChanged, this, touched);
    connect(dock, &QDockWidget::dockLocationChanged, this, &DockLayout::fillStrips);
    connect(dock, &QDockWidget::topLevelChanged, this, touched);
    connect(dock->toggleViewAction(), &QAction::toggled, this, [this] { emit collapsedChanged(isCollapsed()); });
}

/// What scrolls in a dock is seen in its whole width, however long the words of the language are.
void DockLayout::fit(QWidget& content)
{
    int needed = 0;
    for (const QScrollArea* area : content.findChildren<QScrollArea*>()) {
        if (!area->widget() || !area->isVisibleTo(&content)) continue;
        area->widget()->installEventFilter(this); // once, however often
        const int bar = area->verticalScrollBar()->sizeHint().width();
        needed = std::max(needed, area->widget()->minimumSizeHint().width() + 2 * area->frameWidth() + bar);
    }
    needed = std::min(needed, static_cast<int>(kMaxPartOfWindow * m_window.width()));
    if (content.minimumWidth() != needed) content.setMinimumWidth(needed);
}

bool DockLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        for (const QDockWidget* dock : m_docks)
            if (QWidget* content = dock->widget();
                watched == content || content->isAncestorOf(qobject_cast<QWidget*>(watched)))
                fit(*content);
    return QObject::eventFilter(watched, event);
}

bool DockLayout::isCollapsed() const
{
    return std::all_of(m_docks.begin(), m_docks.end(), [](const QDockWidget* dock) { return dock->isHidden(); });
}

void DockLayout::setCollapsed(bool collapsed)
{
    if (collapsed == isCollapsed()) return;
    if (collapsed) m_collapsed.clear();
    const QList<QDockWidget*> shown = m_collapsed.isEmpty() ? m_docks : m_collapsed;
    for (QDockWidget* dock : m_docks) {
        if (collapsed && !dock->isHidden()) m_collapsed << dock;
        if (collapsed || shown.contains(dock)) dock->setVisible(!collapsed);
    }
}

/// Each hidden dock has its button at the side where it would come back.
void DockLayout::fillStrips()
{
    QList<QDockWidget*> left, right;
    for (QDockWidget* dock : m_docks)
        (m_window.dockWidgetArea(dock) == Qt::RightDockWidgetArea ? right : left) << dock;
    m_left->setPanels(left);
    m_right->setPanels(right);
}

void DockLayout::save()
{
    m_settings.geometry.set(m_window.saveGeometry());
    m_settings.windowState.set(m_window.saveState(kStateVersion));
    m_settings.layoutTouched.set(m_touched);
    m_settings.layoutMirrored.set(m_window.isRightToLeft());
}

void DockLayout::restore()
{
    if (!m_window.restoreGeometry(m_settings.geometry()))
        m_window.resize(kDefaultSize.boundedTo(m_window.screen()->availableGeometry().size() - kFrame));
    applyDefault();
    const QScopedValueRollback arranging(m_arranging, true);
    m_touched = m_settings.layoutTouched();
    if (m_window.restoreState(m_settings.windowState(), kStateVersion) &&
        m_settings.layoutMirrored() != m_window.isRightToLeft())
        mirror();
    fillStrips(); // whose visibility is not the saved one, but follows from the docks
    emit collapsedChanged(isCollapsed());
}

/// A layout of the other reading direction: every dock changes its side; those behind each other stay so, and each side
/// keeps its width and its order.
void DockLayout::mirror()
{
    struct DockState
    {
        QDockWidget* dock;
        Qt::DockWidgetArea area;
        QList<QDockWidget*> behind;
        QSize size;
        bool shown;
    };
    if (m_window.layout()) m_window.layout()->activate();
    QList<DockState> states;
    for (QDockWidget* dock : m_docks)
        if (!dock->isFloating())
            states << DockState{dock, m_window.dockWidgetArea(dock), m_window.tabifiedDockWidgets(dock), dock->size(),
                                !dock->isHidden()};
    std::stable_sort(states.begin(), states.end(),
                     [](const DockState& a, const DockState& b) { return a.dock->y() < b.dock->y(); });
    for (const DockState& state : states)
        m_window.removeDockWidget(state.dock);
    QList<QDockWidget*> placed, wide;
    QList<int> widths;
    for (const DockState& state : states) {
        m_window.addDockWidget(state.area == Qt::RightDockWidgetArea ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea,
                               state.dock);
        const auto before = std::find_if(placed.begin(), placed.end(),
                                         [&](QDockWidget* other) { return state.behind.contains(other); });
        if (before != placed.end()) m_window.tabifyDockWidget(*before, state.dock);
        placed << state.dock;
        state.dock->setVisible(state.shown);
        if (!state.shown) continue;
        wide << state.dock;
        widths << state.size.width();
    }
    m_window.resizeDocks(wide, widths, Qt::Horizontal);
}

bool DockLayout::isNarrow() const { return m_window.width() < kNarrowWidth; }

void DockLayout::applyDefault()
{
    const QScopedValueRollback arranging(m_arranging, true);
    m_touched = false;
    for (QDockWidget* dock : m_docks) {
        dock->setFloating(false);
        m_window.removeDockWidget(dock);
    }
    m_narrow = isNarrow();
    place();
    emit wasReset();
}

void DockLayout::place()
{
    // In a narrow window the centre would be too small between two columns of docks: the others go behind the first.
    const bool mirrored = m_window.isRightToLeft(); // docks are not mirrored by Qt
    const Qt::DockWidgetArea first = mirrored ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea;
    const Qt::DockWidgetArea opposite = mirrored ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
    for (QDockWidget* dock : m_docks)
        m_window.addDockWidget(dock == m_docks.first() || m_narrow ? first : opposite, dock);
    restoreHeight();
    for (QDockWidget* dock : m_docks) {
        dock->show();
        fit(*dock->widget());
    }
    fillStrips();
    if (m_narrow) {
        for (int i = 1; i < m_docks.size(); ++i)
            m_window.tabifyDockWidget(m_docks[i - 1], m_docks[i]);
        m_docks.first()->raise();
        m_window.resizeDocks({m_docks[0]}, {sideWidth(m_window.width(), kMaxPartOfWindow)}, Qt::Horizontal);
    } else {
        const int side = sideWidth(m_window.width(), 0.32);
        m_window.resizeDocks({m_docks[0], m_docks[1]}, {side, side - 4}, Qt::Horizontal);
        m_window.resizeDocks({m_docks[1], m_docks[2]}, {2, 3}, Qt::Vertical);
    }
}

/// For a moment the docks stand above each other, which may make the window taller than it was asked to be; it can have
/// its size back once the layout has settled.
void DockLayout::restoreHeight()
{
    QTimer::singleShot(0, this, [this, asked = m_window.size()] {
        if (!m_window.layout()) return; // the window is on its way out
        m_window.layout()->activate();
        if (m_window.width() == asked.width() && m_window.height() > asked.height()) m_window.resize(asked);
    });
}

void DockLayout::windowResized()
{
    for (const QDockWidget* dock : m_docks)
        fit(*dock->widget());
    if (m_touched || m_docks.isEmpty() || isNarrow() == m_narrow) return;
    // After this event: docks may not be moved while they are being laid out.
    QTimer::singleShot(0, this, [this] {
        if (!m_touched && isNarrow() != m_narrow) applyDefault();
    });
}

} // namespace qs
