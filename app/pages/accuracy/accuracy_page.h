// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/layout/page.h"
#include "app/session/stored_run.h"

#include <QWidget>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace qs {

class CategoryBars;
class ChartWidget;
class ElidedLabel;
class EmptyPage;
class HeatMap;
class ParetoChart;
class PlanEditor;
class AccuracyModel;
class AccuracyTable;
class TrainingChart;

/// An accuracy study: the training while it goes on, then accuracy, loss and size by mode, what is worth its bytes, and
/// what happens when single layers are kept in higher precision; the table below.
class AccuracyPage : public Page
{
    Q_OBJECT

public:
    explicit AccuracyPage(QWidget* parent = nullptr);

    /// A study begins: everything is empty and the training is shown.
    void begin(const AccuracyStudySpec& spec);
    void appendTraining(const TrainingCurve& part);
    /// Shows a study as far as it has come; `running`: more will follow. The first results turn the page to them.
    void setStudy(const AccuracyStudyPtr& study, bool running);
    const AccuracyStudyResult& study() const { return *m_study; }
    void clear();
    /// What is going on, below the headline; empty: nothing.
    void setPhase(const QString& text);
    /// Whether the model of the shown study is in memory and can be asked, and why not.
    void setAnswers(bool can, const QString& why);
    /// Whether the shown study was stopped and can go on.
    void setResumable(bool can);
    /// Marks a mode or plan in table and charts.
    void setActiveMode(const QString& mode);
    QString activeMode() const { return m_active; }

    PlanEditor& editor() { return *m_editor; }
    ParetoChart& pareto() { return *m_pareto; }
    HeatMap& heatMap() { return *m_heat; }
    TrainingChart& training() { return *m_training; }
    CategoryBars& accuracy() { return *m_accuracy; }
    AccuracyModel& model() { return *m_model; }
    AccuracyTable& table() { return *m_table; }
    QTabWidget& tabs() { return *m_tabs; }
    /// Turns to what a mix of modes gives.
    void showWhatIf();
    QSplitter& splitter() { return *m_splitter; }
    EmptyPage& welcome() { return *m_empty; }
    QList<ChartWidget*> charts() const;

signals:
    void resumeRequested();
    void saveModelRequested();
    void saveModeRequested(const QString& mode);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHead();
    EmptyPage* makeEmpty();
    QWidget* makeWhatIf();
    void makeCharts();
    void connectParts();
    void showCharts();
    void showHeat();
    void fillSaveMenu();
    void arrange();

    AccuracyStudyPtr m_study; ///< what is shown; never null
    QString m_active;
    bool m_running = false;
    QStackedWidget* m_stack;
    EmptyPage* m_empty;
    QLabel *m_title = nullptr, *m_subtitle = nullptr;
    QPushButton* m_resume = nullptr;
    QToolButton* m_save = nullptr;
    QTabWidget* m_tabs;
    QSplitter *m_splitter, *m_scoreSplitter, *m_whatIfSplitter;
    TrainingChart* m_training;
    CategoryBars *m_accuracy, *m_loss, *m_size;
    ParetoChart *m_pareto, *m_besidePareto;
    HeatMap* m_heat;
    QComboBox* m_quantity = nullptr;
    ElidedLabel* m_hint = nullptr; ///< above the cells
    PlanEditor* m_editor;
    AccuracyModel* m_model;
    AccuracyTable* m_table;
};

} // namespace qs
