// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/layout/page.h"
#include "app/pages/measure/score_model.h"
#include "gpu/results/run_result.h"
#include "widgets/charts/curves/roofline_picture.h"

#include <QWidget>

#include <memory>

class QGridLayout;
class QScrollArea;
class QLabel;
class QSplitter;
class QStackedWidget;
class QTabBar;
class QTableView;

namespace qs {

class ChartWidget;
class ComparisonChart;
class ComparisonModel;
class ComparisonView;
class EmptyPage;
class InlineMessage;
class OutdatedVeil;
class RooflineChart;
class WhyPanel;

/// What the modes cost and what they keep: as bars, under the roof of the device, and explained; and the table; below
/// it the scores that were imported, where there are some.
class ComparePage : public Page
{
    Q_OBJECT

public:
    explicit ComparePage(ComparisonModel& model, QWidget* parent = nullptr);

    enum View { Bars, Roofline, Why };

    /// Shows a segment; drawn when the page can be seen.
    void setSegment(const Segment& segment, const QString& baseline);
    /// Which stored run that is of; empty: none.
    void setRun(const QString& id);
    /// The rates of the device that ran it; null where they are not known.
    void setCalibration(std::shared_ptr<const Calibration> calibration);
    /// As CompareModule's.
    void setDevices(const QVector<RooflineSource>& devices);
    /// The mode or variant that is explained.
    void setActiveMode(const QString& mode);
    void setView(View view);
    /// A further view, which is given away.
    void addView(const QString& name, const QString& about, QWidget* view);
    void showView(QWidget& view);
    void clear();
    /// What the charts show while there is nothing in them.
    static QString emptyText();
    void setEmptyText(const QString& text);
    /// The results belong to another setup than the one that is set, and these lines explain it; none: they do not.
    void setOutdated(const QStringList& lines);
    /// Says what belongs here instead, while there is nothing to compare.
    void setWelcome(bool shown);
    /// What the empty page speaks of.
    void setOperation(Operation operation);
    /// Scores to show; compared when the page can be seen. None: no table of scores.
    void setScores(std::vector<ScoreSource> sources);
    ComparisonView& table() { return *m_table; }
    QTabBar& views() { return *m_choice; }
    EmptyPage& welcome() { return *m_welcome; }
    /// Of all views.
    QList<ChartWidget*> charts() const;
    QSplitter& splitter() { return *m_splitter; }

signals:
    /// A point of the roofline or an explanation was clicked.
    void modeActivated(const QString& mode);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeScores();
    void recolor();
    ComparisonChart* makeChart(const QString& name, const QString& title);
    void arrange();
    bool hasPlace(const ComparisonChart& chart) const;
    void makeViews();
    RooflinePicture roofline() const;
    QVector<ComparisonChart*> bars() const { return {m_latency, m_rate, m_bandwidth, m_sqnr, m_size}; }
    void draw();

    ComparisonChart* m_latency;
    ComparisonChart* m_rate;
    ComparisonChart* m_bandwidth;
    ComparisonChart* m_sqnr;
    ComparisonChart* m_size;
    ComparisonView* m_table;
    QSplitter* m_splitter;
    EmptyPage* m_welcome;
    QStackedWidget* m_pages;
    InlineMessage* m_notice = nullptr;
    QWidget* m_views = nullptr; ///< bars, roofline and explanations, one of them at a time
    QTabBar* m_choice = nullptr;
    QStackedWidget* m_stack = nullptr;
    QScrollArea* m_scroll = nullptr;
    QGridLayout* m_grid = nullptr;
    RooflineChart* m_roofline = nullptr;
    WhyPanel* m_why = nullptr;
    std::shared_ptr<const Calibration> m_calibration;
    QString m_run;                     ///< id of the shown one
    QVector<RooflineSource> m_devices; ///< of several devices
    int m_columns = 0;
    QVector<ComparisonChart*> m_placed; ///< in the grid, in order
    QWidget* m_scoreBox;
    QLabel* m_scoreTitle = nullptr;
    QTableView* m_scoreTable = nullptr;
    ScoreModel* m_scores;
    std::vector<ScoreSource> m_scoreSources;
    Segment m_segment; ///< without samples
    QString m_baseline;
    QVector<OutdatedVeil*> m_veils; ///< over what is of another setup; not over runs against runs
    bool m_dirty = false;
    bool m_scoresDirty = false; ///< comparing may take a while: only when they changed
};

} // namespace qs
