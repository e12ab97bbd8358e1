// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace qs {

class DeviceService;
class FindingsPanel;
class PageList;
class RunsPanel;
class RunStore;
class StatusLine;
struct StoredRun;

/// One current run: what is selected in the history is what the page at hand shows, whichever of the two is changed;
/// the findings panel and the state of the device follow.
class RunSelection : public QObject
{
    Q_OBJECT

public:
    RunSelection(PageList& pages, const RunStore& store, RunsPanel& runs, FindingsPanel& findings, StatusLine& status,
                 const DeviceService& devices, QWidget* window);

private:
    void showFindings();
    void follow();
    void open();
    void turn();
    void later();
    void update();
    const StoredRun* selected() const;

    PageList& m_pages;
    const RunStore& m_store;
    RunsPanel& m_runs;
    FindingsPanel& m_findings;
    StatusLine& m_status;
    const DeviceService& m_devices;
    bool m_following = false, m_waiting = false;
};

} // namespace qs
