// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/controllers/run_job.h"
#include "app/pages/measure/trace_replay.h"
#include "app/pages/measure/trace_writer.h"
#include "app/session/run_store.h"
#include "widgets/findings/finding.h"

#include <QObject>

#include <memory>

namespace qs {

class ComparePage;
class ComparisonModel;
class FindingsPanel;
class RunsPanel;
class ScopePage;
class SweepPage;

/// Brings what a run reports, or what the session holds, to charts, table, history and findings.
class RunDisplay : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        ScopePage& scope;
        ComparePage& compare;
        ComparisonModel& model;
        RunsPanel& runs;
        FindingsPanel& findings;
        SweepPage& sweep;
    };
    RunDisplay(const Views& views, RunStore& store, QObject* parent = nullptr);

    SampleConsumer* consumer() { return &m_traceWriter; }
    /// The mode whose figures are shown large.
    QString activeMode() const { return m_activeMode; }
    QString shownRun() const { return m_shownRun; }
    /// Of the history: the run in the picture, or the accuracy study chosen after it.
    QString chosenRun() const { return m_shownStudy.isEmpty() ? m_shownRun : m_shownStudy; }
    /// The setup of what is shown; without modes where nothing is.
    const RunSpec& shownSpec() const { return m_segment.spec; }
    /// What the table shows, without samples; of a run that goes on as far as it has come.
    const Segment& shownSegment() const { return m_segment; }
    /// The rates of the device that runs, as far as they are kept from before; a stored run has its own.
    void setCalibration(std::shared_ptr<const Calibration> calibration);

    /// `goesOn`: id of the stored sweep that the run goes on with, which its result replaces in the end.
    void beginRun(const RunSpec& spec, const QString& goesOn = {});
    /// Of the run that begins: the names of the devices that its segments are of; empty: it is of one device.
    void setDevices(const QStringList& names) { m_devices = names; }
    void addEvent(const RunEvent& event);
    /// Stores what was measured and shows it; an error is added to the findings.
    void endRun(const KernelRunOutcome& outcome);
    /// Shows a run of the session. While a run goes on the picture stays with it.
    void showRun(const QString& id);
    /// The same without choosing it: a study of the session is what is chosen.
    void showBehind(const QString& id);
    /// The sweep that the page Sweep shows: the run that is shown, or else the last one of the session.
    QString shownSweep() const { return m_shownSweep; }
    void setActiveMode(const QString& mode);
    /// Draws the shown run; or, where runs are marked to be laid over it, the active mode of them all
    /// together.
    void showTrace();
    /// Lets the trace of the shown run grow as while it was measured.
    void replay();
    void clear();

signals:
    /// What was measured is the run of this id.
    void stored(const QString& id);
    /// Another run is shown, or none.
    void contentChanged();
    /// What is shown is of another operation or size.
    void subjectChanged();
    /// The trace shows something that was asked for.
    void traceWanted();
    /// A tensor of a file, the input of a run, is to be shown.
    void inputWanted(const QString& path, const QString& tensor);
    /// An accuracy study of the session was chosen: others show it.
    void studyChosen(const QString& id);
    /// A measuring run was chosen after a study.
    void runChosen();
    /// Something that the user should know without its being an error.
    void hinted(const QString& text);

private:
    void connectViews();
    void onBaseline(const QString& mode);
    void refreshRuns();
    void display(const StoredRun& run);
    void showSweep(const RunResult& result);
    void showPoints(const RunResult& result);
    static std::int64_t samplesTaken(const RunResult& result);
    void showLastSweep();
    void clearPicture();
    void showScores();
    /// Findings that happened at certain samples, and throttled stretches, in the trace.
    void markTrace();
    /// Shows where a finding is: samples in the trace, or the input.
    void locate(const Finding& finding);
    /// `goesOn`: it is the segment of before with more samples, and is written in the same unit.
    void showSegment(const Segment& segment, bool goesOn = false);
    void showFindings(bool isComplete);
    /// Empties the chart; without a title it has its usual one.
    void beginTrace(double expected, const QString& title = {});
    struct Overlaid
    {
        const StoredRun* run;
        const ModeResult* mode;
    };
    QVector<Overlaid> overlaid() const;
    bool isOverlay() const;
    void showOverlay();
    /// In the tables; the first of them is the active one.
    void selectModes(const QStringList& modes);
    void updateReading();
    void chooseActiveMode();
    const ModeResult* activeResult() const;
    /// The baseline of what is shown.
    QString baseline() const;

    Views m_views;
    RunStore& m_store;
    TraceWriter m_traceWriter;
    TraceReplay m_replay;
    Segment m_segment; ///< what the table shows, without samples
    std::vector<Message> m_notes;
    QString m_activeMode;
    QString m_shownRun; ///< id of the stored run in the picture
    QString m_shownSweep;
    QString m_shownStudy; ///< id of the accuracy study that was chosen instead; the picture keeps its run
    bool m_running = false;
    QString m_goesOn;           ///< id of the stored run that the result will replace
    QStringList m_devices;      ///< that the segments of a run are of, where they are of several
    QVector<Finding> m_ofSweep; ///< findings of all points of the shown sweep
    bool m_isSweep = false;     ///< what runs, or is shown, is a sweep
    bool m_choosing = false;    ///< the active mode is being passed on
    bool m_marking = false;     ///< runs are being marked for an overlay, all at once
};

} // namespace qs
