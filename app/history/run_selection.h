// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

class QWidget;

namespace qs {

class DeviceService;
class FindingsPanel;
class PageList;
class PageModule;
class RunNotice;
class RunsPanel;
class RunStore;
class StatusLine;
struct StoredRun;

/// The run that is selected in the history and the page at hand: a page that cannot show it shows the last run that it
/// can, which notice() says; the findings panel and the state of the device are those of the page.
class RunSelection : public QObject
{
    Q_OBJECT

public:
    RunSelection(PageList& pages, const RunStore& store, RunsPanel& runs, FindingsPanel& findings, StatusLine& status,
                 const DeviceService& devices, QWidget* window);

    /// For a place above the pages, which owns it.
    QWidget* notice() const;

private:
    void showFindings();
    void fillPage();
    void turn();
    void later();
    void update();
    void showSelectedPage();
    void select();
    const StoredRun* selected() const;

    PageList& m_pages;
    const RunStore& m_store;
    RunsPanel& m_runs;
    FindingsPanel& m_findings;
    StatusLine& m_status;
    const DeviceService& m_devices;
    QPointer<RunNotice> m_notice;
    bool m_filling = false, m_waiting = false;
};

} // namespace qs
