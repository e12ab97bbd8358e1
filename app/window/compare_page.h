// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_result.h"

#include <QWidget>

class QGridLayout;
class QScrollArea;
class QSplitter;

namespace qs {

class ComparisonChart;
class ComparisonModel;
class ComparisonView;

/// What the modes cost and what they keep: latency, bandwidth, accuracy and size as bars, and the table.
class ComparePage : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePage(ComparisonModel& model, QWidget* parent = nullptr);

    /// Shows a segment; drawn when the page can be seen.
    void setSegment(const Segment& segment, const QString& baseline);
    void clear();
    ComparisonView& table() { return *m_table; }
    QSplitter& splitter() { return *m_splitter; }

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    ComparisonChart* makeChart(const QString& name, const QString& title);
    void arrange();
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
    Segment m_segment; ///< without samples
    QString m_baseline;
    bool m_dirty = false;
};

} // namespace qs
