// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/run_selection.h"

#include "app/frame/page_list.h"
#include "app/frame/status_line.h"
#include "app/session/run_store.h"
#include "app/targets/device_service.h"
#include "gpu/core/device_name.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/runs/runs_panel.h"

#include <algorithm>

namespace qs {
namespace {

/// The state of the device at the end of a run, with its name where it is not `here`; empty where it is not known.
QString deviceStateOf(const StoredRun* run, const DeviceListing* here)
{
    const Segment* last = run && run->result ? run->result->last() : nullptr;
    if (!last || last->polls.empty()) return {};
    const QString state = messageText(last->polls.back().state.line());
    if (state.isEmpty()) return {};
    const QString device = text(shortDevice(run->result->environment.device));
    return here && device == text(here->info.name) ? state : RunSelection::tr("%1: %2").arg(device, state);
}

} // namespace

RunSelection::RunSelection(PageList& pages, const RunStore& store, RunsPanel& runs, FindingsPanel& findings,
                           StatusLine& status, const DeviceService& devices, QWidget* window)
    : QObject(window), m_pages(pages), m_store(store), m_runs(runs), m_findings(findings), m_status(status),
      m_devices(devices)
{
    showFindings();
    for (const auto happened : {&PageList::currentChanged, &PageList::contentChanged, &PageList::activityChanged})
        connect(&pages, happened, this, &RunSelection::later);
    connect(&pages, &PageList::currentChanged, this, &RunSelection::showFindings);
    connect(&pages, &PageList::currentChanged, this, &RunSelection::follow);
    connect(&m_store, &RunStore::wasReset, this, &RunSelection::open);
    connect(&m_store, &RunStore::runRemoved, this, &RunSelection::later);
    connect(&m_store, &RunStore::runChanged, this, &RunSelection::later);
    connect(&m_runs, &RunsPanel::selected, this, &RunSelection::turn);
    connect(&pages, &PageList::chosen, this, &RunSelection::turn);
}

/// The panel has those of the page at hand.
void RunSelection::showFindings() { m_findings.setSubject(m_pages.current().parts().findings); }

const StoredRun* RunSelection::selected() const { return m_store.find(m_runs.active()); }

/// The selected run, what the page shows, its findings and the title are of one run: a page that can show the selected
/// one does; else what it shows already, or the last run that it can show, becomes the selected one.
void RunSelection::follow()
{
    PageModule& page = m_pages.current();
    if (m_following || m_pages.isBusy() || !page.parts().showsRuns || page.content().isKept) return;
    const auto& runs = m_store.runs();
    const auto fits = [&](const StoredRun& run) { return page.fit(run) != RunFit::None; };
    const StoredRun* wanted = selected();
    if (!wanted || !fits(*wanted)) wanted = m_store.find(page.content().run);
    if (!wanted)
        if (const auto last = std::find_if(runs.rbegin(), runs.rend(), fits); last != runs.rend()) wanted = &*last;
    if (!wanted) return;
    m_following = true;
    const QString id = wanted->id;
    if (page.content().run != id) page.showRun(id);
    if (m_runs.active() != id) m_pages.choose(id);
    m_pages.show(page); // whichever page it would be turned to
    m_following = false;
    later();
}

/// A session that is opened begins at the page of its selected run.
void RunSelection::open()
{
    const StoredRun* run = selected();
    if (run && !m_pages.isBusy() && m_pages.current().parts().showsRuns) m_pages.turnTo(*run);
    follow();
}

/// Whoever chooses a run wants to see it.
void RunSelection::turn()
{
    const StoredRun* run = selected();
    PageList& pages = m_pages;
    const PageModule& page = pages.current();
    if (run && !m_following && !pages.isBusy() && page.parts().showsRuns && page.fit(*run) == RunFit::None)
        pages.turnTo(*run);
    later();
}

/// After all that follows from the same event.
void RunSelection::later()
{
    if (std::exchange(m_waiting, true)) return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_waiting = false;
            update();
        },
        Qt::QueuedConnection);
}

void RunSelection::update()
{
    if (!m_pages.isBusy())
        m_status.setClocks(deviceStateOf(m_store.find(m_pages.current().content().run), m_devices.chosen()));
}

} // namespace qs
