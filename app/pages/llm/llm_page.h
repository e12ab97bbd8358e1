// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/layout/page.h"
#include "app/session/stored_run.h"
#include "widgets/tables/llm/llm_columns.h"

#include <QHash>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace qs {

class CategoryBars;
class ChartWidget;
class DivergenceView;
class EmptyPage;
class LineChart;
class LlmGeneratePanel;
class LlmLivePanel;
class LlmModel;
class LlmTable;
class ParetoChart;
class ViewStack;

/// A study of a language model: its rates and what it writes while it runs, then latency, perplexity, tasks, memory and
/// what is worth its cost; below, the tables of its report.
class LlmPage : public Page
{
    Q_OBJECT

public:
    explicit LlmPage(QWidget* parent = nullptr);

    /// A study begins: everything is empty and the rates are shown.
    void begin(const LlmStudySpec& spec);
    /// A speed or a token while it runs.
    void addLiveEvent(const StudyEvent& event);
    /// Shows a study as far as it has come; `running`: more will follow.
    void setStudy(const LlmPtr& study, bool running);
    const LlmStudyResult& study() const { return *m_study; }
    void clear();
    /// What is going on. How far it is and how long it will take is in the status line, once.
    void setPhase(const QString& phase);
    void setStopping();
    /// What can be done while there is no study.
    void offer(const QList<QAction*>& actions);
    /// Turns to perplexity against time or bytes.
    void showTradeOffs();
    /// The view of the tab at hand, and one of any tab.
    QWidget* currentView() const;
    void showView(QWidget* view);
    /// All of them, tab by tab.
    const QList<QWidget*>& views() const { return m_views; }
    /// Shows the box for prompts, also where no study was measured.
    void showGenerator();
    /// Marks a configuration, by its llmMode(), in table and charts.
    void setActiveMode(const QString& mode);
    QString activeMode() const { return m_active; }

    LlmLivePanel& live() { return *m_live; }
    DivergenceView& text() { return *m_text; }
    LlmGeneratePanel& generator() { return *m_generator; }
    LlmModel& model() { return *m_model; }
    LlmTable& table() { return *m_table; }
    QTabWidget& tabs() { return *m_tabs; }
    QSplitter& splitter() { return *m_splitter; }
    QList<ChartWidget*> charts() const;

signals:
    void stopRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    EmptyPage* makeEmpty();
    QWidget* makeHead();
    QWidget* makeProgress();
    QWidget* makeTableArea();
    void makeChoices();
    void makeCharts();
    void makeTabs();
    void addTab(QWidget* page, const QString& title, const QString& toolTip);
    void connectParts();
    void showCharts();
    void showTask();
    void showThroughput();
    void showTradeOff();
    void fillTasks();
    void tabChanged();
    void chooseTable(LlmTableKind kind);
    void arrange();
    void showStack();
    QString subtitle() const;

    LlmPtr m_study; ///< what is shown; never null
    QString m_active;
    bool m_running = false, m_generates = false;
    QList<QWidget*> m_views;
    QHash<const QWidget*, LlmTableKind> m_tableOf; ///< of a view; those without show none
    QStackedWidget* m_stack;
    EmptyPage* m_empty = nullptr;
    QLabel *m_title = nullptr, *m_subtitle = nullptr, *m_phase = nullptr;
    QWidget *m_progressRow = nullptr, *m_tableArea = nullptr;
    QPushButton* m_stop = nullptr;
    QTabWidget* m_tabs;
    ViewStack *m_speed, *m_quality, *m_words;
    QWidget *m_speedCharts = nullptr, *m_taskChart = nullptr, *m_taskChoice = nullptr, *m_throughputChoice = nullptr;
    QSplitter *m_splitter, *m_speedSplitter, *m_textSplitter, *m_memorySplitter;
    LlmLivePanel* m_live;
    LineChart* m_throughput;
    CategoryBars *m_latency, *m_perplexity, *m_divergence, *m_tasks, *m_loading, *m_memory;
    ParetoChart* m_tradeOff;
    DivergenceView* m_text;
    LlmGeneratePanel* m_generator;
    QComboBox *m_throughputOver = nullptr, *m_task = nullptr, *m_cost = nullptr, *m_tableKind = nullptr;
    LlmModel* m_model;
    LlmTable* m_table;
};

} // namespace qs
