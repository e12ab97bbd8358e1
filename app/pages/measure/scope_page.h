// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/layout/page.h"
#include "gpu/catalog/operation.h"

#include <QWidget>

class QSplitter;
class QStackedWidget;

namespace qs {

class ComparisonModel;
class ComparisonView;
class EmptyPage;
class OutdatedVeil;
class ReadingStrip;
class ScopeChart;

/// The live trace, the figures of the active mode, and the comparison table below.
class ScopePage : public Page
{
    Q_OBJECT

public:
    explicit ScopePage(ComparisonModel& model, QWidget* parent = nullptr);

    /// What the chart shows before anything was measured.
    static QString emptyText();
    /// What is shown instead of everything while there is nothing to show.
    EmptyPage& welcome() { return *m_welcome; }
    void setWelcome(bool shown);
    /// What the setup would measure, for the words there.
    void setOperation(Operation operation);
    /// The results belong to another setup than the one that is set: they are dimmed, and these lines explain it; none:
    /// not.
    void setOutdated(const QStringList& lines);
    ScopeChart& chart() { return *m_chart; }
    ReadingStrip& strip() { return *m_strip; }
    ComparisonView& table() { return *m_table; }
    QSplitter& splitter() { return *m_splitter; }

signals:
    /// Space was pressed on the chart.
    void runRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    ScopeChart* m_chart;
    ReadingStrip* m_strip;
    ComparisonView* m_table;
    QSplitter* m_splitter;
    EmptyPage* m_welcome;
    QStackedWidget* m_stack;
    OutdatedVeil* m_veil;
};

} // namespace qs
