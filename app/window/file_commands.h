// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/run_store.h"
#include "app/session/settings.h"

#include <QObject>

class QAction;
class QWidget;

namespace qs {

class MessageBar;

class ChartWidget;

/// New, open, save and export: asks where a decision is needed and says in the message bar what came of it. Files
/// are read and written on another thread, while the window goes on painting.
class FileCommands : public QObject
{
    Q_OBJECT

public:
    FileCommands(QWidget& window, RunStore& store, Settings& settings, MessageBar& messages);

    /// File of the session; empty where it has none yet.
    QString path() const { return m_path; }

    // With dialogs. False where the user cancelled or it failed.
    bool newSession();
    bool open();
    bool save();
    bool saveAs();
    bool exportReport();
    /// One chart as PNG, SVG or PDF, as its suffix says; at the size it has in the window, in the light theme.
    bool savePicture(const ChartWidget& chart);
    /// Asks to save, discard or cancel where something would be lost. True: go on.
    bool mayDiscard();

    // Without dialogs, apart from mayDiscard().
    bool openFile(const QString& path);
    bool saveTo(const QString& path);
    bool exportTo(const QString& folder);
    bool savePictureTo(const ChartWidget& chart, const QString& path);

signals:
    void pathChanged(const QString& path);
    void recentFilesChanged();

private:
    void setPath(const QString& path);
    void remember(const QString& path);
    QString startFolder() const;

    QWidget& m_window;
    RunStore& m_store;
    Settings& m_settings;
    MessageBar& m_messages;
    QAction* m_openFolder;
    QString m_exported; ///< folder of the last export
    QString m_path;
    bool m_busy = false;
};

} // namespace qs
