// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/layout/page.h"
#include "gpu/report/decide/decision.h"
#include "gpu/report/decide/ways_out.h"

#include <QVector>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QVBoxLayout;

namespace qs {

class DecisionChart;
class DecisionModel;
class DecisionTableView;
class EmptyPage;

/// What a session decides: an answer, the ranking, why each configuration stands where it does, how the chosen one gets
/// into use, and what is missing.
class DecidePage : public Page
{
    Q_OBJECT

public:
    explicit DecidePage(QWidget* parent = nullptr);

    void setDecision(const Decision& decision);
    const Decision& decision() const { return m_decision; }
    /// The candidate that is chosen in the table; null: none.
    const DecisionCandidate* candidate() const;
    /// Chooses one, as a click does.
    void choose(const std::string& id);
    QString markdown() const;
    /// Colours follow the theme.

    DecisionTableView& table() { return *m_table; }
    DecisionChart& chart() { return *m_chart; }
    QTabWidget& tabs() { return *m_tabs; }
    QSplitter& splitter() { return *m_splitter; }
    EmptyPage& welcome() { return *m_empty; }

signals:
    /// Another table is to be decided on, by its key.
    void subjectChosen(const std::string& key);
    void gapChosen(const qs::DecisionGap& gap, bool start);
    void runRequested(const QString& id);
    /// To open the plan editor with that plan.
    void planRequested(const qs::DecisionCandidate& candidate);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void arrange();

    QWidget* makeHead();
    QWidget* makeReason();
    QWidget* makeWays();
    QWidget* makeMissing();
    static QString subjectToolTip();
    void showTable();
    void showCandidate();
    void showWay();
    void showGaps();
    void showEmpty();

    Decision m_decision;
    std::vector<WayOut> m_ways;
    std::string m_chosen; ///< id of the candidate that was chosen by hand
    bool m_filling = false;
    QStackedWidget* m_stack;
    EmptyPage* m_empty;
    QLabel *m_sentence = nullptr, *m_subtitle = nullptr, *m_reason = nullptr, *m_wayWords = nullptr;
    QComboBox *m_subject = nullptr, *m_way = nullptr;
    QPlainTextEdit* m_wayText = nullptr;
    QPushButton *m_copyWay = nullptr, *m_showRun = nullptr, *m_plan = nullptr;
    QVBoxLayout* m_gaps = nullptr;
    QSplitter* m_splitter;
    QTabWidget* m_tabs;
    DecisionModel* m_model;
    DecisionTableView* m_table;
    DecisionChart* m_chart;
};

} // namespace qs
