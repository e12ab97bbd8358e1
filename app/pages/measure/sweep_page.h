// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/layout/page.h"
#include "gpu/results/run_result.h"
#include "widgets/charts/curves/sweep_picture.h"

#include <QSet>
#include <QWidget>

#include <limits>
#include <optional>
#include <vector>

class QBoxLayout;
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
class SweepHeatMap;
class SweepModel;
class SweepTable;

/// A sweep: two quantities against size, or over two dimensions a map of one; and the table of its points below.
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
    static constexpr int kNoPointYet = std::numeric_limits<int>::max(); ///< it runs, and no point has begun
    /// What goes on before samples of a point come: 'verifying the codes'; empty: nothing to tell.
    void setPhase(const QString& phase);
    /// Why the shown sweep takes no more samples; empty: it does.
    void setWhyFixed(const QString& why) { m_whyFixed = why; }
    void clear();
    /// The mode that stands out in the charts; follows the table of the window.
    void setActiveMode(const QString& mode);
    /// That speed-ups and verdicts are given relative to, as crossingReference() takes it.
    void setBaseline(const QString& mode);

    /// Without samples, in the order of the sweep; those that wait have no modes.
    const std::vector<Segment>& points() const { return m_points; }
    /// Points without samples, and points with a mode that is not resolved.
    int unmeasuredPoints() const;
    int unresolvedPoints() const;

    SweepChart& firstChart() { return *m_charts[0]; }
    SweepChart& secondChart() { return *m_charts[1]; }
    SweepHeatMap& heatMap() { return *m_heat; }
    SweepTable& table() { return *m_table; }
    SweepModel& model() { return *m_model; }
    QSplitter& splitter() { return *m_splitter; }
    EmptyPage& welcome() { return *m_empty; }
    /// What the empty page speaks of.
    void setOperation(Operation operation);
    /// Draws what is new at once; a timer does it otherwise.
    void refresh();

signals:
    /// There is no sweep: set one, and run it.
    void usualSweepRequested();
    /// Go on with a sweep that was stopped.
    void continueRequested();
    /// More samples for one point.
    void moreSamplesRequested(int point);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeToolBar();
    void addHeatChoices(QBoxLayout* row);
    QWidget* makeCharts();
    QWidget* makeTable();
    EmptyPage* makeEmpty();
    void connectParts();
    void fillQuantities();
    void fillHeatChoices();
    void fillChoices();
    bool showsMap() const;
    void showView();
    QString shownBaseline() const;
    void refreshLines();
    void refreshMap();
    void fillModes();
    void activate(int point, const QString& mode);
    void later();
    void arrange();
    void updateProgress();
    void updateQuantityToolTip();
    SweepOptions options(SweepQuantity quantity) const;

    RunSpec m_spec;
    std::vector<Segment> m_points;       ///< without samples
    std::vector<OperationSetup> m_sizes; ///< of all points
    std::optional<Calibration> m_calibration;
    int m_running = -1;
    QString m_phase, m_whyFixed;
    QSet<QString> m_hidden; ///< modes that were taken off the charts
    QString m_baseline;
    SweepChart* m_charts[2] = {};
    SweepHeatMap* m_heat = nullptr;
    QStackedWidget* m_pictures = nullptr; ///< lines, map
    SweepModel* m_model;
    SweepTable* m_table;
    QStackedWidget* m_stack;
    EmptyPage* m_empty;
    QSplitter* m_splitter;
    QScrollArea* m_scroll = nullptr;
    QGridLayout* m_grid = nullptr;
    QComboBox* m_view = nullptr;
    QComboBox* m_heatValue = nullptr;
    QComboBox* m_heatMode = nullptr;
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
