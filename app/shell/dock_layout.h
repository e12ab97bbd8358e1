// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace qs {

class PanelStrip;
class Settings;

/// Where the docks of the window stand: the setup on one side, what was found on the other, or all behind each other
/// in a narrow window; and wherever the user puts them, which is kept between two starts. A dock that is hidden leaves
/// a button in a strip at its side.
class DockLayout : public QObject
{
    Q_OBJECT

public:
    DockLayout(QMainWindow& window, Settings& settings);

    /// The first one stands by itself.
    void add(const char* name, const QString& title, QWidget* content);
    const QList<QDockWidget*>& docks() const { return m_docks; }
    /// Whether every dock is hidden.
    bool isCollapsed() const;
    /// Hides all docks, or shows those again that were hidden so; all of them where each was hidden by itself.
    void setCollapsed(bool collapsed);

    void save();
    /// As it was saved, or the default.
    void restore();
    void applyDefault();
    /// The window has another size, maybe another default.
    void windowResized();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// The default was applied.
    void wasReset();
    void collapsedChanged(bool collapsed);

private:
    bool isNarrow() const;
    void place();
    void mirror();
    void restoreHeight();
    void fit(QWidget& content);
    void fillStrips();

    QMainWindow& m_window;
    Settings& m_settings;
    PanelStrip* m_left;
    PanelStrip* m_right;
    QList<QDockWidget*> m_docks;
    QList<QDockWidget*> m_collapsed; ///< hidden together, to be shown together
    bool m_narrow = false;           ///< the default last applied is the narrow one
    bool m_arranging = false;        ///< docks are being moved by the program
    bool m_touched = false;          ///< the user moved a dock: the layout no longer follows the window's width
};

} // namespace qs
