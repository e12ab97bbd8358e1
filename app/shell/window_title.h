// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QMainWindow;

namespace qs {

class FileCommands;
class PageList;
class RunStore;

/// Keeps the title of the window: the session, whether it is saved, and what the page at hand is about.
class WindowTitle : public QObject
{
    Q_OBJECT

public:
    /// Once the pages are there; belongs to the window.
    WindowTitle(QMainWindow& window, const PageList& pages, const RunStore& store, const FileCommands& files);

    void update();

private:
    QString subject() const;

    QMainWindow& m_window;
    const PageList& m_pages;
    const RunStore& m_store;
    const FileCommands& m_files;
};

} // namespace qs
