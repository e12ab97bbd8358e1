// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/run_selection.h"

#include "app/frame/page_list.h"
#include "app/frame/status_line.h"
#include "app/history/run_notice.h"
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

constexpr int kMaxNameLength = 28; ///< of a run, on a button

/// What kind of run it is, or that it is not of the page's kind, as the reason why the page does not show it.
QString whyNotShown(const StoredRun& run, const PageModule& page)
{
    if (run.modes()) return RunSelection::tr("The selected run, %1, is an accuracy study.").arg(run.name);
    if (run.llm()) return RunSelection::tr("The selected run, %1, is a study of a language model.").arg(run.name);
    if (run.study) return RunSelection::tr("The selected run, %1, is a study of another kind.").arg(run.name);
    if (run.result->sweep) return RunSelection::tr("The selected run, %1, is a sweep.").arg(run.name);
    switch (page.parts().findings) {
    case FindingSubject::AccuracyStudy:
        return RunSelection::tr("The selected run, %1, is not an accuracy study.").arg(run.name);
    case FindingSubject::LanguageModel:
        return RunSelection::tr("The selected run, %1, is not a study of a language model.").arg(run.name);
    case FindingSubject::Kernels:
    case FindingSubject::None:
        break;
    }
    return RunSelection::tr("The selected run, %1, is not a sweep.").arg(run.name);
}

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

QString shortName(const QString& name)
{
    return name.size() <= kMaxNameLength ? name : name.left(kMaxNameLength - 1).trimmed() + QChar(0x2026);
}

} // namespace

RunSelection::RunSelection(PageList& pages, const RunStore& store, RunsPanel& runs, FindingsPanel& findings,
                           StatusLine& status, const DeviceService& devices, QWidget* window)
    : QObject(window), m_pages(pages), m_store(store), m_runs(runs), m_findings(findings), m_status(status),
      m_devices(devices), m_notice(new RunNotice(window))
{
    showFindings();
    connect(m_notice, &RunNotice::goRequested, this, &RunSelection::showSelectedPage);
    connect(m_notice, &RunNotice::selectRequested, this, &RunSelection::select);
    for (const auto happened : {&PageList::currentChanged, &PageList::contentChanged, &PageList::activityChanged})
        connect(&pages, happened, this, &RunSelection::later);
    connect(&pages, &PageList::currentChanged, this, &RunSelection::showFindings);
    connect(&pages, &PageList::currentChanged, this, &RunSelection::fillPage);
    connect(&m_store, &RunStore::wasReset, this, &RunSelection::fillPage);
    connect(&m_store, &RunStore::runRemoved, this, &RunSelection::later);
    connect(&m_store, &RunStore::runChanged, this, &RunSelection::later);
    connect(&m_runs, &RunsPanel::selected, this, &RunSelection::turn);
    connect(&pages, &PageList::chosen, this, &RunSelection::turn);
}

QWidget* RunSelection::notice() const { return m_notice; }

/// The panel has those of the page at hand.
void RunSelection::showFindings() { m_findings.setSubject(m_pages.current().parts().findings); }

const StoredRun* RunSelection::selected() const { return m_store.find(m_runs.active()); }

/// A page that shows nothing shows the selected run, or else the last one that it can.
void RunSelection::fillPage()
{
    PageModule& page = m_pages.current();
    if (m_filling || page.isActive() || !page.parts().showsRuns) return;
    if (const PageContent content = page.content(); content.isKept || m_store.find(content.run)) return;
    const auto& runs = m_store.runs();
    const StoredRun* wanted = selected();
    if (!wanted || page.fit(*wanted) == RunFit::None) {
        const auto last = std::find_if(runs.rbegin(), runs.rend(),
                                       [&](const StoredRun& run) { return page.fit(run) != RunFit::None; });
        wanted = last == runs.rend() ? nullptr : &*last;
    }
    if (!wanted) return;
    m_filling = true;
    page.showRun(wanted->id);
    m_filling = false;
    later();
}

/// Whoever chooses a run wants to see it.
void RunSelection::turn()
{
    const StoredRun* run = selected();
    PageList& pages = m_pages;
    const PageModule& page = pages.current();
    if (run && !pages.isBusy() && page.parts().showsRuns && page.fit(*run) == RunFit::None) pages.turnTo(*run);
    later();
}

/// After all that follows from the same event, so that the line does not come and go.
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
    if (!m_notice) return;
    const PageList& pages = m_pages;
    const PageModule& page = pages.current();
    const StoredRun *wanted = selected(), *shown = m_store.find(page.content().run);
    if (!pages.isBusy()) m_status.setClocks(deviceStateOf(shown, m_devices.chosen()));
    if (!wanted || page.isActive() || !page.parts().showsRuns || page.fit(*wanted) != RunFit::None)
        return m_notice->hide();
    const PageModule* other = pages.pageFor(*wanted);
    const QString why = whyNotShown(*wanted, page) + QLatin1Char(' ');
    m_notice->showNotice(why + (shown ? tr("This page shows %1 instead.").arg(shown->name)
                                      : tr("This session has no run that this page can show.")),
                         other ? tr("Go to %1", "a page").arg(other->title().tab) : QString(),
                         shown ? tr("Select %1", "a run").arg(shortName(shown->name)) : QString());
}

void RunSelection::showSelectedPage()
{
    if (const StoredRun* run = selected()) m_pages.turnTo(*run);
}

/// The page at hand stays, whichever page would be turned to.
void RunSelection::select()
{
    const PageModule& page = m_pages.current();
    const QString shown = page.content().run;
    if (shown.isEmpty()) return;
    m_pages.choose(shown);
    m_pages.show(page);
}

} // namespace qs
