// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/setup/timing_section.h"

#include "widgets/controls/collapsible_section.h"
#include "widgets/controls/count_spin_box.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"
#include "widgets/controls/quiet_double_box.h"
#include "widgets/language/view_number.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLocale>
#include <QStandardItemModel>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace qs {

namespace {
// In the order of the combo boxes.
constexpr CacheMode kCaches[] = {CacheMode::Cold, CacheMode::Hot, CacheMode::Both};
constexpr ColdMethod kColdMethods[] = {ColdMethod::Rotation, ColdMethod::ReadSweep};
constexpr TimingMethod kMethods[] = {TimingMethod::Auto, TimingMethod::Events, TimingMethod::Graph};
constexpr StopRule kStops[] = {StopRule::UntilResolved, StopRule::Fixed};
constexpr int kGraphItem = 2;

template <class Value, std::size_t N> int indexIn(const Value (&values)[N], Value value)
{
    return static_cast<int>(std::find(std::begin(values), std::end(values), value) - std::begin(values));
}

template <class Value, std::size_t N> Value chosenOf(const Value (&values)[N], const QComboBox* combo)
{
    return values[std::clamp(combo->currentIndex(), 0, static_cast<int>(N) - 1)];
}

CountSpinBox* makeSpin(QWidget* parent, int low, int high)
{
    auto* spin = new CountSpinBox(parent);
    spin->setRange(low, high);
    spin->setLinear(true);
    return spin;
}

/// A count whose smallest value has a word of its own, which digits replace when they are typed.
class AutoCountBox : public CountSpinBox
{
public:
    using CountSpinBox::CountSpinBox;
    QValidator::State validate(QString& text, int& position) const override
    {
        if (text.contains(specialValueText()) && text != specialValueText()) {
            text.remove(specialValueText());
            position = std::min(position, static_cast<int>(text.size()));
        }
        return CountSpinBox::validate(text, position);
    }
};

/// What the text stands for, also before it is complete; `given` where that is what the box shows, rounded or not.
double pendingOf(const QDoubleSpinBox* box, double given)
{
    const double value = box->hasAcceptableInput() ? box->valueFromText(box->text()) : box->value();
    const double step = std::pow(10.0, -box->decimals());
    return std::abs(value - given) <= step / 2 ? given : value;
}
} // namespace

void TimingSection::Row::setVisible(bool visible) const
{
    label->setVisible(visible);
    control->setVisible(visible);
}

TimingSection::TimingSection(QWidget* parent) : QWidget(parent)
{
    QGridLayout* form = makeForm(this);
    auto* holder = new QWidget(this);
    QGridLayout* advanced = makeForm(holder);
    addCache(form, advanced);
    addStop(form);
    addMethod(advanced);
    addWarmup(form, advanced);
    addEnergy(advanced);
    m_message = named(new InlineMessage(this), "timingMessage");
    addWide(form, m_message);
    m_advanced = named(new CollapsibleSection(tr("Advanced timing"), holder), "timingAdvanced");
    m_advanced->setExpanded(false);
    addWide(form, m_advanced);
    connectControls();
    display(RunSpec{});
}

void TimingSection::addCache(QGridLayout* form, QGridLayout* advanced)
{
    m_cache =
        described(new QuietComboBox(this), "cacheCombo", tr("Cache"),
                  tr("Cold: the data is not in the caches, as in a model where other layers ran before. Hot: the same "
                     "buffer each time. Cold and hot: both in the same rounds, side by side in the table."));
    m_cache->addItems({tr("cold"), tr("hot"), tr("cold and hot")});
    addRow(form, tr("Cach&e"), m_cache);
    m_coldBy = described(
        new QuietComboBox(this), "coldByCombo", tr("Method that makes the caches cold"),
        tr("Rotation: launches cycle through buffers that together exceed 3 × the last-level cache. Read sweep: "
           "before each sample, a kernel reads twice the size of the cache, so that no dirty lines remain to be "
           "written back; each sample is a single launch."));
    m_coldBy->addItems({tr("rotation"), tr("read sweep")});
    m_coldRow = {addRow(advanced, tr("Cold &by"), m_coldBy), m_coldBy};
}

void TimingSection::addMethod(QGridLayout* form)
{
    m_method = described(
        new QuietComboBox(this), "methodCombo", tr("Timing method"),
        tr("Automatic: each launch, or a graph where a launch is too short for the timer. Each launch: timestamps "
           "around "
           "every launch (a steady clock on the CPU). Graph: K launches in one CUDA graph (in a row on the CPU), "
           "time / K."));
    m_method->addItems({tr("automatic"), tr("each launch"), tr("graph")});
    addRow(form, tr("&Method"), m_method);
    auto* launches = new AutoCountBox(this);
    launches->setRange(0, 1000);
    launches->setLinear(true);
    launches->setSpecialValueText(tr("auto"));
    m_launches = launches;
    describe(m_launches, QStringLiteral("launchesSpin"), tr("Launches in a graph, K"),
             tr("K launches per sample; the sample is their mean. Auto: as many launches as take 200 × the timer's "
                "floor, for each mode."));
    m_launchesRow = {addRow(form, tr("&K launches"), m_launches), m_launches};
}

void TimingSection::addWarmup(QGridLayout* form, QGridLayout* advanced)
{
    m_warmup = makeSpin(this, 0, kMaxIterations);
    describe(m_warmup, QStringLiteral("warmupSpin"), tr("Warm-up iterations"),
             tr("Iterations before the measured ones, for each mode. They are kept and shown in gray, but excluded "
                "from all statistics."));
    addRow(form, tr("Warm-u&p"), m_warmup);
    m_warmupMs = described(
        new QuietDoubleBox(this, 0, 60'000, tr("ms")), "warmupMsSpin", tr("Warm-up time in milliseconds"),
        tr("Minimum duration of the warm-up, regardless of the number of iterations. Clocks need about 25 ms to "
           "rise."));
    addRow(advanced, tr("Warm-up at least"), m_warmupMs);
}

void TimingSection::addStop(QGridLayout* form)
{
    m_stop = described(
        new QuietComboBox(this), "stopCombo", tr("When the measurement ends"),
        tr("Until resolved: stops after at least 300 iterations when the 95% interval of every median is within "
           "±1% and every comparison with the baseline is decided or known within ±1%, or at the time limit. The "
           "result shows which. A sweep point stops when the medians are within ±1% and n ≥ 59. Fixed number: "
           "stops after this many iterations of each mode."));
    m_stop->addItems({tr("until resolved"), tr("fixed number")});
    addRow(form, tr("Stop"), m_stop);
    m_iterations = makeSpin(this, 1, kMaxIterations);
    describe(m_iterations, QStringLiteral("iterationsSpin"), tr("Measured iterations"),
             tr("Measured iterations of each mode. p95 is trusted from n = 59, p99 from n = 299."));
    m_iterationsRow = {addRow(form, tr("&Iterations"), m_iterations), m_iterations};
    m_limit = described(
        new QuietDoubleBox(this, 0.1, 86'400, tr("s")), "timeLimitSpin", tr("Time limit in seconds"),
        tr("Measuring stops at this time even if intervals are still too wide. Unresolved results are marked."));
    m_limitRow = {addRow(form, tr("Time limit"), m_limit), m_limit};
}

void TimingSection::addEnergy(QGridLayout* form)
{
    m_energy = described(
        new QCheckBox(tr("per call"), this), "energyCheck", tr("Measure the energy per call"),
        tr("After the samples, runs each mode for 3 to 10 seconds and reads the energy counter of the GPU. The "
           "latencies do not change. Not in Live, and not on a CPU."));
    addRow(form, tr("Energy"), m_energy);
}

void TimingSection::connectControls()
{
    for (QComboBox* combo : {m_cache, m_coldBy, m_method, m_stop})
        connect(combo, &QComboBox::currentIndexChanged, this, &TimingSection::change);
    for (CountSpinBox* spin : {m_launches, m_warmup, m_iterations})
        connect(spin, &QSpinBox::valueChanged, this, &TimingSection::change);
    connect(m_energy, &QCheckBox::toggled, this, &TimingSection::change);
    for (QDoubleSpinBox* spin : {m_warmupMs, m_limit})
        connect(spin, &QDoubleSpinBox::valueChanged, this, &TimingSection::change);
}

CacheMode TimingSection::cache() const { return chosenOf(kCaches, m_cache); }
TimingMethod TimingSection::method() const { return chosenOf(kMethods, m_method); }
bool TimingSection::isReadSweep() const
{
    return cache() != CacheMode::Hot && chosenOf(kColdMethods, m_coldBy) == ColdMethod::ReadSweep;
}
bool TimingSection::isFixed() const { return chosenOf(kStops, m_stop) == StopRule::Fixed; }

void TimingSection::display(const RunSpec& spec)
{
    m_showing = true;
    m_cache->setCurrentIndex(indexIn(kCaches, spec.cache));
    m_coldBy->setCurrentIndex(indexIn(kColdMethods, spec.coldBy));
    m_method->setCurrentIndex(indexIn(kMethods, spec.method));
    m_launches->setValue(spec.launchesPerSample);
    m_warmup->setValue(spec.warmup);
    m_warmupMs->setValue(spec.warmupMs);
    m_stop->setCurrentIndex(indexIn(kStops, spec.stop));
    m_iterations->setValue(spec.iterations);
    m_limit->setValue(spec.timeLimitSeconds);
    m_energy->setChecked(spec.energy);
    m_givenMs = spec.warmupMs;
    m_givenLimit = spec.timeLimitSeconds;
    m_showing = false;
    const RunSpec usual;
    if (spec.coldBy != usual.coldBy || spec.method != usual.method || spec.warmupMs != usual.warmupMs || spec.energy)
        m_advanced->setExpanded(true); // what is not as usual is seen
    explain();
}

void TimingSection::apply(RunSpec& spec) const
{
    spec.cache = cache();
    spec.coldBy = chosenOf(kColdMethods, m_coldBy);
    spec.method = method();
    spec.launchesPerSample = m_launches->pendingValue();
    spec.warmup = m_warmup->pendingValue();
    spec.warmupMs = pendingOf(m_warmupMs, m_givenMs);
    spec.stop = chosenOf(kStops, m_stop);
    spec.iterations = m_iterations->pendingValue();
    spec.timeLimitSeconds = pendingOf(m_limit, m_givenLimit);
    spec.energy = m_energy->isChecked();
}

void TimingSection::setBackendHint(const BackendHint& hint)
{
    m_hint = hint;
    explain();
}

void TimingSection::enableGraph()
{
    auto* items = qobject_cast<QStandardItemModel*>(m_method->model());
    if (!items) return;
    const bool possible = m_hint.graph && !isReadSweep();
    items->item(kGraphItem)->setEnabled(possible);
    items->item(kGraphItem)
        ->setToolTip(possible ? QString()
                     : !m_hint.graph
                         ? m_hint.graphReason
                         : tr("With a read sweep between the launches, each launch is timed individually."));
}

QString TimingSection::problem() const
{
    if (method() != TimingMethod::Graph) return {};
    if (isReadSweep())
        return tr("A read sweep comes before each launch, so launches cannot share a graph. Choose rotation, or "
                  "another method.");
    if (m_hint.graph) return {};
    return m_hint.graphReason.isEmpty() ? tr("Timing by graph is not available on this device. Choose 'each launch'.")
                                        : tr("%1 Choose 'each launch'.").arg(m_hint.graphReason);
}

void TimingSection::change()
{
    if (m_showing) return;
    explain();
    emit edited();
}

QStringList TimingSection::hints() const
{
    QStringList hints;
    const int n = m_iterations->value();
    if (isFixed() && n < 59)
        hints.append(tr("p95 needs 59 iterations to be trusted, p99 needs 299."));
    else if (isFixed() && n < 299)
        hints.append(tr("p99 needs 299 iterations to be trusted."));
    if (!isFixed())
        hints.append(tr("Ends when every median is known within ±1% and every comparison is resolved, or after %1.")
                         .arg(m_limit->text()));
    if (method() == TimingMethod::Graph && m_launches->value() == 0)
        hints.append(tr("Percentiles describe means of several launches."));
    else if (method() == TimingMethod::Graph)
        hints.append(tr("Percentiles describe means of %n launch(es).", nullptr, m_launches->value()));
    if (cache() != CacheMode::Hot && m_hint.cache.value > 0)
        hints.append(
            (isReadSweep() ? tr("Cold: %1 are read before each sample.")
                           : tr("Cold: buffers of more than %1 in total."))
                .arg(QLocale().formattedDataSize(static_cast<qint64>((isReadSweep() ? 2 : 3) * m_hint.cache.value), 0,
                                                 QLocale::DataSizeIecFormat)));
    return hints;
}

void TimingSection::explain()
{
    m_coldRow.setVisible(cache() != CacheMode::Hot);
    m_launchesRow.setVisible(method() == TimingMethod::Graph);
    m_iterationsRow.setVisible(isFixed());
    m_limitRow.setVisible(!isFixed());
    enableGraph();
    if (!problem().isEmpty()) return m_message->setMessage(InlineMessage::Kind::Error, problem());
    m_message->setMessage(InlineMessage::Kind::Hint, hints().join(QLatin1Char(' ')));
}

QString TimingSection::summary() const
{
    const QString method = m_method->currentIndex() == 0 ? tr("auto") : m_method->currentText();
    if (!isFixed()) return tr("%1, %2, ±1% or %3").arg(m_cache->currentText(), method, m_limit->text());
    return tr("%1, %2, %3 + %4")
        .arg(m_cache->currentText(), method, QLocale().toString(m_warmup->value()),
             QLocale().toString(m_iterations->value()));
}

} // namespace qs
