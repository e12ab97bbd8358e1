// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

class QDialog;
class QMainWindow;

namespace qs {

class PageList;

/// The list of shortcuts and what the program reports about itself; each is there once, and comes to the front again.
class HelpDialogs
{
public:
    HelpDialogs(QMainWindow& window, const PageList& pages) : m_window(window), m_pages(pages) {}

    void showShortcuts();
    void showAbout();

private:
    QMainWindow& m_window;
    const PageList& m_pages;
    QPointer<QDialog> m_shortcuts, m_about;
};

} // namespace qs
