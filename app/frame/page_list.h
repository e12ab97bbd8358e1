// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/page_module.h"

#include <QList>

class QStackedWidget;
class QTabWidget;

namespace qs {

/// The pages of the window in the order of their tabs, with the setup of the one that is shown; and what they run, of
/// which one thing at a time is going on.
class PageList : public QObject
{
    Q_OBJECT

public:
    PageList(QTabWidget& tabs, QStackedWidget& setups, QObject* parent);

    /// Adds a page with its tab, its setup, and its action in the menu; the list owns it.
    void add(PageModule* page, WindowActions& actions);
    const QList<PageModule*>& all() const { return m_pages; }
    PageModule& current() const;
    void show(const PageModule& page);
    /// The page that a widget stands on; null: none.
    PageModule* pageOf(const QWidget& part) const;
    template <typename Page> Page* find() const
    {
        for (PageModule* page : m_pages)
            if (auto* found = qobject_cast<Page*>(page)) return found;
        return nullptr;
    }

    /// What the pages run, each once.
    const QList<Job*>& jobs() const { return m_jobs; }
    template <typename Kind> Kind* job() const
    {
        for (Job* job : m_jobs)
            if (auto* found = qobject_cast<Kind*>(job)) return found;
        return nullptr;
    }
    /// A run or a study is going on.
    bool isBusy() const { return busyPage() != nullptr; }
    /// Nothing is, and no question is in work.
    bool isIdle() const;
    bool canStop() const;
    /// Why nothing can be started now: what is going on; empty: it can.
    QString whyNotStart() const;
    /// Whether `page` may start its job; reports why not, unless it is that which is going on.
    bool mayStart(const PageModule& page, MessageBar& messages) const;
    /// For the end of the window: nobody listens to the jobs any more, and they are waited for, or left behind.
    void endJobs();

    /// Chooses a run of the session, as a click on it in the history does.
    void choose(const QString& id) { emit chosen(id); }
    /// Shows a run on the page that has something to show of it, and turns to that.
    void turnTo(const StoredRun& run);
    /// Chooses a run and turns to its page, unless something else is being measured there.
    void reveal(const StoredRun& run);
    /// The page that a run is turned to; null: none shows it.
    PageModule* pageFor(const StoredRun& run) const;
    /// The table of the page at hand, or else of the first one.
    CopyableTable* table() const;
    /// What is being measured now; null: nothing that can be presented.
    const Segment* live() const;
    /// The page that opens files or folders of a kind, the one at hand first; null: none does.
    PageModule* opener(FileKind kind) const;

signals:
    void currentChanged();
    /// Something began or ended, was asked or answered, or a page was made: what can be done is another.
    void activityChanged();
    /// A run or a study begins.
    void started();
    /// No job has anything in work any more, or one of them has not.
    void idle();
    void unresponsive(const qs::Job& job);
    void ended(const std::optional<qs::Error>& error, bool inWorker);
    void progressed(const qs::StoredRun& soFar);
    void stored(const qs::PageModule& page, const QString& id);
    void chosen(const QString& id);
    void contentChanged();
    void subjectChanged();
    void liveChanged();
    /// A page has its charts and tables now.
    void made(qs::PageModule& page);

private:
    PageModule* busyPage() const;
    void addJob(Job* job);
    void connectPage(PageModule& page);
    void pageChanged();

    QTabWidget& m_tabs;
    QStackedWidget& m_setups;
    QList<PageModule*> m_pages;
    QList<Job*> m_jobs;
    bool m_wasBusy = false;
};

} // namespace qs
