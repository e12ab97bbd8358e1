// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace qs {

class Settings;

/// Where the docks of the window stand: the set-up on one side, what was found on the other, or all behind each other
/// in a narrow window; and wherever the user puts them, which is kept between two starts.
class DockLayout : public QObject
{
    Q_OBJECT

public:
    DockLayout(QMainWindow& window, Settings& settings);

    /// The first one stands by itself.
    void add(const char* name, const QString& title, QWidget* content);
    const QList<QDockWidget*>& docks() const { return m_docks; }

    void save();
    /// As it was saved, or the default.
    void restore();
    void applyDefault();
    /// The window has another size, maybe another default.
    void windowResized();

signals:
    /// The default was applied.
    void wasReset();

private:
    bool isNarrow() const;
    void place();
    void keepHeight();

    QMainWindow& m_window;
    Settings& m_settings;
    QList<QDockWidget*> m_docks;
    bool m_narrow = false;    ///< the default last applied is the narrow one
    bool m_arranging = false; ///< docks are being moved by the program
    bool m_touched = false;   ///< the user moved a dock: the layout no longer follows the window's width
};

} // namespace qs
