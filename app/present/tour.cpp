// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/tour.h"

#include "app/frame/page_list.h"
#include "app/frame/page_setup.h"
#include "app/present/tour_overlay.h"
#include "app/session/run_store.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace qs {

namespace {

/// The dock that something lies in, which is shown as a whole; null: none.
QDockWidget* dockOf(QWidget* widget)
{
    for (; widget; widget = widget->parentWidget())
        if (auto* dock = qobject_cast<QDockWidget*>(widget)) return dock;
    return nullptr;
}

} // namespace

Tour::Tour(QMainWindow& window, PageList& pages, const RunStore& store, const QVector<TourStep>& ofSession,
           QObject* parent)
    : QObject(parent), m_window(window), m_pages(pages), m_store(store)
{
    for (PageModule* page : m_pages.all())
        for (const TourStep& step : page->parts().tour ? page->parts().tour() : QVector<TourStep>())
            m_steps.append({step, page});
    for (const TourStep& step : ofSession)
        m_steps.append({step, m_pages.all().first()});
    std::stable_sort(m_steps.begin(), m_steps.end(),
                     [](const Step& a, const Step& b) { return a.what.part < b.what.part; });
}

void Tour::showDockOf(QWidget* widget)
{
    QDockWidget* dock = dockOf(widget);
    if (!dock) return;
    dock->show();
    dock->raise();
}

/// The setup beside a run is that of the run, until the tour ends: what is seen would be measured.
void Tour::useSetupOf(const StoredRun& run, PageModule& page)
{
    PageSetup* setups = page.parts().setups;
    nlohmann::json wanted = setups ? setups->setupOf(run) : nlohmann::json();
    const nlohmann::json now = setups ? setups->setupNow() : nlohmann::json();
    if (wanted.is_null() || now.is_null()) return;
    for (const char* key : {"backend", "device"}) // that of the recording is not here
        if (now.contains(key)) wanted[key] = now[key];
    if (!m_setups.contains(page.setupId())) m_setups.insert(page.setupId(), {&page, now});
    (void)setups->useSetup(wanted);
}

void Tour::giveSetupsBack()
{
    for (const auto& [page, setup] : std::exchange(m_setups, {}))
        (void)page->parts().setups->useSetup(setup);
}

/// Turns to the page and brings what is shown to the front, with a run that has it.
void Tour::prepare(const Step& step)
{
    const auto& runs = m_store.runs();
    const auto found = step.what.run ? std::find_if(runs.begin(), runs.end(), step.what.run) : runs.end();
    if (found != runs.end()) m_pages.choose(found->id);
    m_pages.show(*step.page);
    if (found != runs.end()) useSetupOf(*found, *step.page);
    showDockOf(step.what.target());
    if (step.what.prepare) step.what.prepare();
}

void Tour::begin()
{
    if (!m_overlay) {
        m_overlay = new TourOverlay(m_window);
        connect(m_overlay, &TourOverlay::nextRequested, this,
                [this] { m_step + 1 < count() ? goTo(m_step + 1) : end(); });
        connect(m_overlay, &TourOverlay::backRequested, this, [this] { goTo(m_step - 1); });
        connect(m_overlay, &TourOverlay::skipRequested, this, &Tour::end);
        connect(m_overlay, &TourOverlay::moved, this, &Tour::show);
    }
    goTo(0);
}

void Tour::goTo(int step)
{
    if (step < 0 || step >= count()) return;
    m_step = step;
    prepare(m_steps[step]);
    show();
    // Pages and docks that were turned to lay themselves out after this.
    QTimer::singleShot(0, this, &Tour::show);
}

QWidget* Tour::target() const
{
    if (m_step < 0) return nullptr;
    QWidget* target = m_steps[m_step].what.target();
    QDockWidget* dock = dockOf(target);
    return dock ? dock : target;
}

void Tour::show()
{
    if (m_step < 0) return;
    const TourStep& step = m_steps[m_step].what;
    const QWidget* lit = target();
    const QRect place = lit && lit->isVisible() ? QRect(lit->mapTo(&m_window, QPoint()), lit->size()) : QRect();
    m_overlay->showStep(place, step.title, step.text, m_step, count());
}

void Tour::end()
{
    if (m_step < 0) return;
    m_step = -1;
    m_overlay->hide();
    giveSetupsBack();
    m_window.setFocus();
    emit ended();
}

} // namespace qs
