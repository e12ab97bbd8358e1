// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/run_on_change.h"

#include "app/frame/message_bar.h"
#include "app/frame/page_list.h"
#include "app/history/run_comparing.h"
#include "app/session/native_path.h"
#include "app/session/run_store.h"
#include "gpu/measure/text/speed_up.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"

#include <QAction>
#include <QCryptographicHash>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace qs {

QString changesText(const RunComparison& compared, int most)
{
    std::vector<const SeriesComparison*> changed;
    int same = 0, open = 0;
    for (const SeriesComparison& series : compared.series) {
        const Comparison& c = series.comparison;
        if (c.resolved())
            changed.push_back(&series);
        else
            ++(c.verdict == Verdict::Same ? same : open);
    }
    std::ranges::sort(changed, std::greater{},
                      [](const SeriesComparison* s) { return std::abs(std::log(s->comparison.ratio)); });
    QStringList parts;
    for (const SeriesComparison* series : changed) {
        if (parts.size() == most) break;
        const Comparison& c = series->comparison;
        parts << (c.verdict == Verdict::Faster ? RunOnChange::tr("%1 FASTER %2") : RunOnChange::tr("%1 SLOWER %2"))
                     .arg(text(series->name()), viewNumbers(speedUpText(c)));
    }
    if (const auto more = static_cast<int>(changed.size()) - most; more > 0)
        parts << RunOnChange::tr("%n more changed", nullptr, more);
    if (same > 0) parts << RunOnChange::tr("%n the same", nullptr, same);
    if (open > 0) parts << RunOnChange::tr("%n not resolved", nullptr, open);
    return parts.join(QStringLiteral("; "));
}

RunOnChange::RunOnChange(const CommandServices& window, RunStore& store, RunComparing& comparing)
    : QObject(&window.window), m_window(window), m_store(store), m_comparing(comparing)
{
    WindowActions& actions = window.actions;
    m_action = actions.make("actionRunOnChange", tr("Again when a &file changes…"), {},
                            tr("Measure this setup again each time a file, such as a library or the input, is written, "
                               "and compare each run with the one before"),
                            {}, nullptr, true);
    m_show = new QAction(tr("Compare runs"), this);
    actions.menu(WindowActions::Menu::Run)->addAction(m_action);
    connect(m_action, &QAction::triggered, this, &RunOnChange::toggled);
    connect(m_show, &QAction::triggered, this, [this] { m_store.setBaselineRun(m_first); });
    connect(&window.pages, &PageList::stored, this, &RunOnChange::onStored);
    connect(&window.pages, &PageList::ended, this, [this] { m_isOurs = false; });
    m_poll.setInterval(kQuietMs);
    connect(&m_poll, &QTimer::timeout, this, &RunOnChange::look);
}

void RunOnChange::toggled(bool on)
{
    if (!on) return watch({});
    const QString path = QFileDialog::getOpenFileName(&m_window.window, tr("File whose change starts the next run"));
    watch(path);
}

void RunOnChange::watch(const QString& path)
{
    m_path = path;
    m_look.cancel();
    m_compare.cancel();
    m_isKnown = m_isOurs = false;
    m_action->setChecked(!path.isEmpty());
    m_action->setText(path.isEmpty() ? tr("Again when a &file changes…")
                                     : tr("Again when %1 changes").arg(QFileInfo(path).fileName()));
    if (path.isEmpty()) return m_poll.stop();
    m_page = &m_window.pages.current();
    m_before = m_first = m_page->content().run;
    m_versions.clear();
    m_spread = 0;
    m_last = {};
    m_poll.start();
    look();
    m_window.messages.showMessage(
        MessageBar::Kind::Info, tr("The setup is measured again each time %1 changes.").arg(QFileInfo(path).fileName()),
        tr("Run → Again when the file changes ends it. Written again as it is, it shows how far runs without a change "
           "are "
           "apart."));
}

void RunOnChange::look()
{
    m_look.request(
        [path = m_path, last = m_last](const std::stop_token&) -> Result<Stamp> {
            const QFileInfo info(path);
            if (!info.exists()) return Stamp{};
            Stamp now{info.lastModified(), info.size(), last.content};
            if (now == last) return now;
            QFile file(path);
            QCryptographicHash hash(QCryptographicHash::Sha1);
            if (file.open(QIODevice::ReadOnly) && hash.addData(&file))
                now.content = QString::fromLatin1(hash.result().toHex());
            return now;
        },
        [this](const Result<Stamp>& stamp) {
            if (stamp) seen(*stamp);
        });
}

/// A run begins where the file is another than that of the last run, and has not changed since the last look.
void RunOnChange::seen(const Stamp& now)
{
    if (!std::exchange(m_isKnown, true)) {
        m_measured = m_last = now;
        if (!m_before.isEmpty()) add(m_before);
    }
    const bool isQuiet = std::exchange(m_last, now) == now;
    if (!isQuiet || now == m_measured || now.size < 0 || !m_page || m_window.pages.isBusy()) return;
    m_measured = now;
    start();
}

/// A run of what the file is now.
void RunOnChange::add(const QString& id)
{
    m_versions.insert(id, m_measured.content);
    m_comparing.setWatched(m_versions);
}

void RunOnChange::start()
{
    m_isOurs = true;
    m_page->start();
}

void RunOnChange::onStored(const PageModule& page, const QString& id)
{
    if (m_path.isEmpty() || &page != m_page) return;
    const QString before = std::exchange(m_before, id);
    if (m_first.isEmpty()) m_first = id;
    add(id);
    const StoredRun *a = m_store.find(before), *b = m_store.find(id);
    if (!m_isOurs || !a || !b || before == id) return;
    ComparisonRule rule = kBetweenRuns;
    rule.aaBand = m_spread;
    m_compare.request(
        [x = a->result, y = b->result, s = a->study, t = b->study, rule](const std::stop_token&) {
            return compareResults({x.get(), s.get()}, {y.get(), t.get()}, rule);
        },
        [this, before, id](const Result<RunComparison>& compared) { report(before, id, compared); });
}

void RunOnChange::report(const QString& before, const QString& now, const Result<RunComparison>& compared)
{
    const StoredRun *a = m_store.find(before), *b = m_store.find(now);
    if (!a || !b) return;
    if (!compared) return m_window.messages.showError(compared.error());
    if (const QString version = m_versions.value(now); !version.isEmpty() && version == m_versions.value(before)) {
        for (const SeriesComparison& series : compared->series)
            if (const double ratio = series.comparison.ratio; ratio > 0)
                m_spread = std::max(m_spread, std::expm1(std::fabs(std::log(ratio))));
        return m_window.messages.showMessage(
            MessageBar::Kind::Info, tr("%1: the file is unchanged.").arg(b->name),
            tr("Runs without a change differ by up to %1. What a change does has to exceed that.")
                .arg(viewNumbers(formatFixed(100 * m_spread, 1)) + QLatin1Char('%')),
            m_show);
    }
    m_window.messages.showMessage(MessageBar::Kind::Info,
                                  tr("%1 against %2: %3").arg(b->name, a->name, changesText(*compared)),
                                  messageText(runOrderText(compared->alternating)), m_show);
}

} // namespace qs
