// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/page.h"
#include "gpu/results/run_result.h"
#include "widgets/charts/curves/sweep_picture.h"

#include <QSet>
#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QSplitter;
class QStackedWidget;
class QTimer;
class QToolButton;

namespace qs {

class EmptyPage;
class SweepChart;
class SweepModel;
class SweepTable;

/// A sweep: two quantities against size, and the table of its points below.
class SweepPage : public Page
{
    Q_OBJECT

public:
    explicit SweepPage(QWidget* parent = nullptr);

    /// Shows a sweep; `points` in the order of sweepPoints(spec), as far as there are any. `calibration` may be null. A
    /// specification without axes leaves the page empty.
    void setPoints(const RunSpec& spec, const std::vector<Segment>& points, const Calibration* calibration);
    /// A point has new samples. Cheap; drawn a moment later, when the page can be seen.
    void updatePoint(int index, const Segment& segment);
    /// The point that is being measured; −1 when nothing runs.
    void setRunning(int point);
    /// What goes on before samples of a point come: 'verifying the codes'; empty: nothing to tell.
    void setPhase(const QString& phase);
    void clear();
    /// The mode that stands out in the charts; follows the table of the window.
    void setActiveMode(const QString& mode);

    /// Points without samples, and points with a mode that is not resolved.
    int unmeasuredPoints() const;
    int unresolvedPoints() const;

    SweepChart& firstChart() { return *m_charts[0]; }
    SweepChart& secondChart() { return *m_charts[1]; }
    SweepTable& table() { return *m_table; }
    SweepModel& model() { return *m_model; }
    QSplitter& splitter() { return *m_splitter; }
    EmptyPage& welcome() { return *m_empty; }
    /// Draws what is new at once; a timer does it otherwise.
    void refresh();

signals:
    /// Go on with a sweep that was stopped.
    void continueRequested();
    /// More samples for one point.
    void moreSamplesRequested(int point);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeToolBar();
    QWidget* makeCharts();
    QWidget* makeTable();
    EmptyPage* makeEmpty();
    void connectParts();
    void fillChoices();
    void fillModes();
    void activate(int point, const QString& mode);
    void later();
    void arrange();
    void say();
    SweepOptions options(SweepQuantity quantity) const;

    RunSpec m_spec;
    std::vector<Segment> m_points; ///< without samples
    std::vector<Shape> m_shapes;   ///< of all points
    std::optional<Calibration> m_calibration;
    int m_running = -1;
    QString m_phase;
    QSet<QString> m_hidden; ///< modes that were taken off the charts
    SweepChart* m_charts[2] = {};
    SweepModel* m_model;
    SweepTable* m_table;
    QStackedWidget* m_stack;
    EmptyPage* m_empty;
    QSplitter* m_splitter;
    QScrollArea* m_scroll = nullptr;
    QGridLayout* m_grid = nullptr;
    QComboBox* m_quantity = nullptr;
    QComboBox* m_x = nullptr;
    QComboBox* m_lines = nullptr;
    QToolButton* m_log = nullptr;
    QToolButton* m_modes = nullptr;
    QLabel* m_progress = nullptr;
    QPushButton* m_more = nullptr;
    QPushButton* m_continue = nullptr;
    QTimer* m_timer;
    int m_columns = 0;
    bool m_dirty = false;
};

} // namespace qs
