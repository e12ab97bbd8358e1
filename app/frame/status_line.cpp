// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frame/status_line.h"

#include "widgets/controls/elided_label.h"

#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QStatusBar>

#include <cmath>

namespace qs {
namespace {

QString stateText(Job::State state, const QString& phase)
{
    using State = Job::State;
    switch (state) {
    case State::Idle:
        return StatusLine::tr("Ready");
    case State::Preparing:
        return phase.isEmpty() ? StatusLine::tr("Preparing") : StatusLine::tr("Preparing: %1").arg(phase);
    case State::Running:
        return phase.isEmpty() ? StatusLine::tr("Running") : StatusLine::tr("Running: %1").arg(phase);
    case State::Stopping:
        return phase.isEmpty() ? StatusLine::tr("Stopping") : StatusLine::tr("Stopping: %1").arg(phase);
    case State::Done:
        return StatusLine::tr("Done");
    case State::Failed:
        return StatusLine::tr("Failed");
    }
    return {};
}

QString rateText(double rate)
{
    if (rate <= 0) return {};
    const QLocale locale;
    if (rate >= 10'000) return StatusLine::tr("%1 k samples/s").arg(locale.toString(rate / 1000, 'f', 0));
    return StatusLine::tr("%1 samples/s").arg(locale.toString(rate, 'f', 0));
}

} // namespace

QString timeLeftText(double seconds)
{
    if (seconds < 0) return {};
    if (seconds < 60) return StatusLine::tr("%1 s left").arg(static_cast<int>(std::ceil(seconds)));
    const int minutes = static_cast<int>(std::ceil(seconds / 60));
    return minutes < 60 ? StatusLine::tr("%1 min left").arg(minutes)
                        : StatusLine::tr("%1 h %2 min left").arg(minutes / 60).arg(minutes % 60);
}

StatusLine::StatusLine(QStatusBar& bar)
    : QObject(&bar), m_bar(bar), m_device(addLabel(QStringLiteral("statusDevice"), {})),
      m_clocks(
          addLabel(QStringLiteral("statusClocks"), tr("Clocks and temperature of the device: current values during a "
                                                      "run, otherwise those at the end of the shown run"))),
      m_state(addLabel(QStringLiteral("statusState"), {})),
      m_subject(addLabel(QStringLiteral("statusSubject"), tr("Operation and size of the run"))),
      m_left(new QLabel(&bar)), m_rate(new QLabel(&bar)), m_thinned(new QLabel(&bar)),
      m_progress(new QProgressBar(&bar))
{
    m_bar.setSizeGripEnabled(false);
    m_progress->setObjectName(QStringLiteral("statusProgress"));
    m_progress->setAccessibleName(tr("Progress of the run"));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(140, 10);
    m_left->setObjectName(QStringLiteral("statusLeft"));
    m_left->setToolTip(tr("Estimate from the iterations done so far"));
    m_rate->setObjectName(QStringLiteral("statusRate"));
    m_rate->setToolTip(tr("Samples drawn per second, over the last half second"));
    m_thinned->setObjectName(QStringLiteral("statusThinned"));
    m_thinned->setToolTip(tr("Samples that were recorded but not drawn, because the display could not keep up. The "
                             "result contains all of them."));
    for (QWidget* widget : {static_cast<QWidget*>(m_thinned), static_cast<QWidget*>(m_rate),
                            static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_left)})
        m_bar.addPermanentWidget(widget);
    setState(Job::State::Idle, {});
    setRate(0, 0);
    setSubject({});
}

QLabel* StatusLine::addLabel(const QString& name, const QString& toolTip)
{
    auto* label = new ElidedLabel(&m_bar); // a small window has no room for every language
    label->setObjectName(name);
    label->setToolTip(toolTip);
    m_bar.addWidget(label);
    return label;
}

void StatusLine::setDevice(const QString& text, const QString& toolTip)
{
    m_device->setText(text);
    m_device->setToolTip(toolTip);
}

void StatusLine::setState(Job::State state, const QString& phase)
{
    using State = Job::State;
    m_state->setText(stateText(state, phase));
    m_state->setToolTip(tr("What the run is doing: %1").arg(m_state->text()));
    setActive(state == State::Preparing || state == State::Running || state == State::Stopping);
    if (state == State::Preparing) setProgress(0, -1);
}

void StatusLine::setSubject(const QString& subject)
{
    m_subject->setText(subject);
    m_subject->setVisible(!subject.isEmpty());
}

void StatusLine::setActive(bool active)
{
    m_progress->setVisible(active);
    m_left->setVisible(active && !m_left->text().isEmpty());
    if (!active) m_left->clear();
}

void StatusLine::setProgress(double fraction, double secondsLeft)
{
    if (fraction < 0) {
        m_progress->setRange(0, 0);
        m_left->setText(tr("until stopped"));
    } else {
        m_progress->setRange(0, 1000);
        m_progress->setValue(static_cast<int>(std::lround(fraction * 1000)));
        m_left->setText(timeLeftText(secondsLeft));
    }
    m_left->setVisible(!m_left->text().isEmpty());
}

void StatusLine::setClocks(const QString& line)
{
    m_clocks->setText(line);
    m_clocks->setVisible(!line.isEmpty());
}

void StatusLine::setRate(double samplesPerSecond, quint64 thinned)
{
    m_rate->setText(rateText(samplesPerSecond));
    m_rate->setVisible(!m_rate->text().isEmpty());
    m_thinned->setText(thinned > 0 ? tr("%1 samples not drawn").arg(QLocale().toString(thinned)) : QString());
    m_thinned->setVisible(thinned > 0);
}

} // namespace qs
