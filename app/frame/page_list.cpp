// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frame/page_list.h"

#include "app/frame/message_bar.h"
#include "app/session/stored_run.h"
#include "widgets/controls/commit_typed.h"
#include "widgets/tables/copyable_table.h"

#include <QAction>
#include <QStackedWidget>
#include <QTabWidget>

#include <algorithm>
#include <utility>

namespace qs {
namespace {

/// 'The trace of every iteration (Alt+1)', with the keys as the platform writes them.
QString withKeys(const QString& words, const QAction& action)
{
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? words : QStringLiteral("%1 (%2)").arg(words, keys);
}

} // namespace

PageList::PageList(QTabWidget& tabs, QStackedWidget& setups, QObject* parent)
    : QObject(parent), m_tabs(tabs), m_setups(setups)
{
    connect(&m_tabs, &QTabWidget::currentChanged, this, &PageList::pageChanged);
    connect(&m_tabs, &QTabWidget::tabBarClicked, this, &commitTyped);
}

void PageList::add(PageModule* page, WindowActions& actions)
{
    page->setParent(this);
    m_pages << page;
    if (QWidget* setup = page->parts().setup; m_setups.indexOf(setup) < 0) m_setups.addWidget(setup);
    const PageModule::Title& title = page->title();
    QAction* action =
        actions.addPage(title.action, title.actionText, title.actionTip, QKeySequence(title.key), title.icon);
    m_tabs.setTabToolTip(m_tabs.addTab(page->page(), title.tab), withKeys(title.toolTip, *action));
    connect(action, &QAction::triggered, this, [this, page] {
        commitTyped();
        show(*page);
    });
    if (Job* job = page->job(); job && !m_jobs.contains(job)) addJob(job);
    connectPage(*page);
}

void PageList::addJob(Job* job)
{
    m_jobs << job;
    connect(job, &Job::stateChanged, this, [this] {
        const bool busy = isBusy();
        if (!std::exchange(m_wasBusy, busy) && busy) emit started();
        emit activityChanged();
    });
    connect(job, &Job::answering, this, &PageList::activityChanged);
    connect(job, &Job::idle, this, &PageList::idle);
    connect(job, &Job::unresponsive, this, [this, job] { emit unresponsive(*job); });
}

void PageList::connectPage(PageModule& page)
{
    connect(&page, &PageModule::contentChanged, this, &PageList::contentChanged);
    connect(&page, &PageModule::subjectChanged, this, &PageList::subjectChanged);
    connect(&page, &PageModule::liveChanged, this, &PageList::liveChanged);
    connect(&page, &PageModule::progressed, this, &PageList::progressed);
    connect(&page, &PageModule::stored, this, [this, &page](const QString& id) { emit stored(page, id); });
    connect(&page, &PageModule::made, this, [this, &page] {
        emit made(page);
        emit activityChanged();
    });
    connect(&page, &PageModule::ended, this, [this](const std::optional<Error>& error, bool inWorker) {
        emit ended(error, inWorker);
        emit activityChanged();
    });
}

void PageList::pageChanged()
{
    PageModule& page = current();
    page.prepare();
    m_setups.setCurrentWidget(page.parts().setup);
    emit currentChanged();
}

PageModule& PageList::current() const { return *m_pages[std::max(0, m_tabs.currentIndex())]; }

void PageList::show(const PageModule& page) { m_tabs.setCurrentWidget(page.page()); }

PageModule* PageList::pageOf(const QWidget& part) const
{
    const auto found = std::find_if(m_pages.begin(), m_pages.end(),
                                    [&](const PageModule* page) { return page->page()->isAncestorOf(&part); });
    return found == m_pages.end() ? nullptr : *found;
}

PageModule* PageList::busyPage() const
{
    const auto found = std::find_if(m_pages.begin(), m_pages.end(), [this](const PageModule* page) {
        return m_jobs.contains(page->job()) && page->isActive();
    });
    return found == m_pages.end() ? nullptr : *found;
}

bool PageList::isIdle() const
{
    return std::all_of(m_jobs.begin(), m_jobs.end(), [](const Job* job) { return job->isIdle(); });
}

bool PageList::canStop() const
{
    return std::any_of(m_jobs.begin(), m_jobs.end(), [](const Job* job) { return job->canStop(); });
}

QString PageList::whyNotStart() const
{
    const PageModule* busy = busyPage();
    return busy ? busy->parts().runningText : QString();
}

bool PageList::mayStart(const PageModule& page, MessageBar& messages) const
{
    const PageModule* busy = busyPage();
    if (busy && busy->job() != page.job())
        messages.showMessage(MessageBar::Kind::Info, busy->parts().runningText, tr("Wait until it ends, or stop it."));
    return !busy;
}

void PageList::endJobs()
{
    disconnect(&m_tabs, nullptr, this, nullptr);
    for (Job* job : m_jobs)
        disconnect(job, nullptr, nullptr, nullptr);
    // They wait for their threads in an event loop, where everything that was posted comes too: here, while all that it
    // is about is alive.
    for (Job* job : m_jobs)
        if (!job->stopAndWait()) job->abandon();
    qDeleteAll(std::exchange(m_jobs, {}));
}

PageModule* PageList::pageFor(const StoredRun& run) const
{
    const auto found = std::find_if(m_pages.begin(), m_pages.end(),
                                    [&](const PageModule* page) { return page->fit(run) == RunFit::Own; });
    return found == m_pages.end() ? nullptr : *found;
}

void PageList::turnTo(const StoredRun& run)
{
    PageModule* page = pageFor(run);
    if (!page) return;
    page->showRun(run.id);
    show(*page);
}

void PageList::reveal(const StoredRun& run)
{
    const PageModule* page = pageFor(run);
    if (!page || page->isActive()) return;
    choose(run.id);
    show(*page);
}

CopyableTable* PageList::table() const
{
    CopyableTable* table = current().table();
    return table ? table : m_pages.first()->table();
}

const Segment* PageList::live() const
{
    for (const PageModule* page : m_pages)
        if (const Segment* live = page->content().live) return live;
    return nullptr;
}

PageModule* PageList::opener(FileKind kind) const
{
    const auto opens = [kind](const PageModule* page) { return page->parts().opens.contains(kind); };
    if (opens(&current())) return &current();
    const auto found = std::find_if(m_pages.begin(), m_pages.end(), opens);
    return found == m_pages.end() ? nullptr : *found;
}

} // namespace qs
