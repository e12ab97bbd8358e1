// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"
#include "widgets/charts/curves/line_chart.h"

#include <QElapsedTimer>
#include <QMap>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QSplitter;
class QTextEdit;

namespace qs {

/// Tokens a second while a study of a language model runs, by configuration, beside what each of them writes; of a
/// study of the session the rates of its rounds.
class LlmLivePanel : public QWidget
{
    Q_OBJECT

public:
    explicit LlmLivePanel(QWidget* parent = nullptr);

    /// A study begins: everything is empty.
    void begin();
    /// A speed or a token of the study that runs.
    void addEvent(const StudyEvent& event);
    /// What is known of a study; the rates that were shown while it ran stay.
    void setStudy(const LlmPtr& study, bool running);
    void setActiveMode(const QString& mode) { m_chart->setActiveMode(mode); }

    LineChart& chart() { return *m_chart; }
    QTextEdit& samples() { return *m_samples; }

protected:
    void changeEvent(QEvent* event) override;

private:
    using Rates = QVector<LineSeries>;
    void addSpeed(const StudyEvent& event);
    void addToken(const StudyEvent& event);
    void fillKinds(const QStringList& kinds);
    void redraw();
    void showSamples(const LlmStudyResult& study);
    void addHeading(const QString& mode, const QString& more);

    LineChart* m_chart;
    QComboBox* m_kind;
    QTextEdit* m_samples;
    QSplitter* m_splitter;
    QMap<QString, Rates> m_live; ///< by kind
    LlmPtr m_study;              ///< whose rounds are shown once it has ended
    bool m_running = false;
    QElapsedTimer m_clock;
    QTimer m_redraw;
    QString m_writing;     ///< configuration whose sample grows
    bool m_follows = true; ///< the kind that is shown follows what is measured, until the user chooses one
};

} // namespace qs
