// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/timing_section.h"

#include "widgets/panels/count_spin_box.h"
#include "widgets/panels/form_rows.h"
#include "widgets/panels/inline_message.h"

#include <QGridLayout>
#include <QLocale>
#include <QStandardItemModel>

namespace qs {

namespace {
CountSpinBox* makeSpin(QWidget* parent, int low, int high)
{
    auto* spin = new CountSpinBox(parent);
    spin->setRange(low, high);
    spin->setLinear(true);
    return spin;
}
} // namespace

TimingSection::TimingSection(QWidget* parent) : QWidget(parent)
{
    QGridLayout* form = makeForm(this);
    m_cache = new QuietComboBox(this);
    m_cache->addItems({tr("cold"), tr("hot")});
    describe(m_cache, QStringLiteral("cacheCombo"), tr("Cache"),
             tr("Cold: every launch reads another buffer, beyond 3 × the last-level cache in all. Hot: the "
                "same buffer each time."));
    addRow(form, tr("Cach&e"), m_cache);
    m_method = new QuietComboBox(this);
    m_method->addItems({tr("events"), tr("graph")});
    describe(m_method, QStringLiteral("methodCombo"), tr("Timing method"),
             tr("Events: timestamps around each launch (a steady clock on the CPU). Graph: K launches in one "
                "CUDA graph, time / K; for small kernels."));
    addRow(form, tr("&Method"), m_method);
    m_launches = makeSpin(this, 1, 1000);
    describe(m_launches, QStringLiteral("launchesSpin"), tr("Launches in a graph, K"),
             tr("K, launches in one graph. A sample is the mean of K launches."));
    m_launchesLabel = addRow(form, tr("&K launches"), m_launches);
    m_warmup = makeSpin(this, 0, kMaxIterations);
    describe(m_warmup, QStringLiteral("warmupSpin"), tr("Warm-up iterations"),
             tr("Iterations before the measured ones, for each mode. Kept, shown grey, left out of every "
                "figure."));
    addRow(form, tr("&Warm-up"), m_warmup);
    m_iterations = makeSpin(this, 1, kMaxIterations);
    describe(m_iterations, QStringLiteral("iterationsSpin"), tr("Measured iterations"),
             tr("Measured iterations of each mode. p95 is trusted from n = 59, p99 from n = 299."));
    addRow(form, tr("&Iterations"), m_iterations);
    m_message = new InlineMessage(this);
    m_message->setObjectName(QStringLiteral("timingMessage"));
    addWide(form, m_message);
    for (QComboBox* combo : {m_cache, m_method})
        connect(combo, &QComboBox::currentIndexChanged, this, &TimingSection::change);
    for (CountSpinBox* spin : {m_launches, m_warmup, m_iterations})
        connect(spin, &QSpinBox::valueChanged, this, &TimingSection::change);
    display(RunSpec{});
}

bool TimingSection::isGraph() const { return m_method->currentIndex() == 1; }

void TimingSection::display(const RunSpec& spec)
{
    m_showing = true;
    m_cache->setCurrentIndex(spec.cache == CacheMode::Cold ? 0 : 1);
    m_method->setCurrentIndex(spec.method == TimingMethod::Events ? 0 : 1);
    m_launches->setValue(spec.launchesPerSample);
    m_warmup->setValue(spec.warmup);
    m_iterations->setValue(spec.iterations);
    m_showing = false;
    explain();
}

void TimingSection::apply(RunSpec& spec) const
{
    spec.cache = m_cache->currentIndex() == 0 ? CacheMode::Cold : CacheMode::Hot;
    spec.method = isGraph() ? TimingMethod::Graph : TimingMethod::Events;
    spec.launchesPerSample = m_launches->pendingValue();
    spec.warmup = m_warmup->pendingValue();
    spec.iterations = m_iterations->pendingValue();
}

void TimingSection::setBackendHint(const BackendHint& hint)
{
    m_hint = hint;
    if (auto* items = qobject_cast<QStandardItemModel*>(m_method->model())) {
        items->item(1)->setEnabled(hint.graph);
        items->item(1)->setToolTip(hint.graph ? QString() : hint.graphReason);
    }
    explain();
}

QString TimingSection::problem() const
{
    if (!isGraph() || m_hint.graph) return {};
    return m_hint.graphReason.isEmpty() ? tr("Timing by graph is not possible on this device. Choose events.")
                                        : tr("%1 Choose events.").arg(m_hint.graphReason);
}

void TimingSection::change()
{
    if (m_showing) return;
    explain();
    emit edited();
}

void TimingSection::explain()
{
    m_launches->setVisible(isGraph());
    m_launchesLabel->setVisible(isGraph());
    if (!problem().isEmpty()) return m_message->say(InlineMessage::Kind::Error, problem());
    const int n = m_iterations->value();
    QStringList hints;
    if (n < 59)
        hints.append(tr("p95 needs 59 iterations to be trusted, p99 needs 299."));
    else if (n < 299)
        hints.append(tr("p99 needs 299 iterations to be trusted."));
    if (isGraph())
        hints.append(tr("Percentiles describe means of %n launch(es).", nullptr, m_launches->value()));
    if (m_cache->currentIndex() == 0 && m_hint.cache.value > 0)
        hints.append(tr("Cold: buffers beyond %1 in all.")
                         .arg(QLocale().formattedDataSize(static_cast<qint64>(3 * m_hint.cache.value), 0,
                                                          QLocale::DataSizeIecFormat)));
    m_message->say(InlineMessage::Kind::Hint, hints.join(QLatin1Char(' ')));
}

QString TimingSection::summary() const
{
    return tr("%1, %2, %3 + %4")
        .arg(m_cache->currentText(), m_method->currentText(), QLocale().toString(m_warmup->value()),
             QLocale().toString(m_iterations->value()));
}

} // namespace qs
