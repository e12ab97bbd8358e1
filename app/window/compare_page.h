// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/score_model.h"
#include "gpu/spec/run_result.h"

#include <QWidget>

class QGridLayout;
class QScrollArea;
class QLabel;
class QSplitter;
class QTableView;

namespace qs {

class ComparisonChart;
class ComparisonModel;
class ComparisonView;

/// What the modes cost and what they keep: latency, bandwidth, accuracy and size as bars, and the table; below it the scores
/// that were imported, where there are some.
class ComparePage : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePage(ComparisonModel& model, QWidget* parent = nullptr);

    /// Shows a segment; drawn when the page can be seen.
    void setSegment(const Segment& segment, const QString& baseline);
    void clear();
    /// Scores to show; compared when the page can be seen. None: no table of scores.
    void setScores(std::vector<ScoreSource> sources);
    ComparisonView& table() { return *m_table; }
    QSplitter& splitter() { return *m_splitter; }

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
    void draw();

    ComparisonChart* m_latency;
    ComparisonChart* m_bandwidth;
    ComparisonChart* m_sqnr;
    ComparisonChart* m_size;
    ComparisonView* m_table;
    QSplitter* m_splitter;
    QScrollArea* m_scroll;
    QGridLayout* m_grid;
    int m_columns = 0;
    QVector<ComparisonChart*> m_placed; ///< in the grid, in order
    QWidget* m_scoreBox;
    QLabel* m_scoreTitle = nullptr;
    QTableView* m_scoreTable = nullptr;
    ScoreModel* m_scores;
    std::vector<ScoreSource> m_scoreSources;
    Segment m_segment; ///< without samples
    QString m_baseline;
    bool m_dirty = false;
    bool m_scoresDirty = false; ///< comparing may take a while: only when they changed
};

} // namespace qs
