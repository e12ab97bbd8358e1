// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/scope_page.h"

#include "app/pages/layout/empty_page.h"
#include "app/pages/layout/page_layout.h"
#include "widgets/charts/core/chart_names.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/operation_text.h"
#include "widgets/style/outdated_veil.h"
#include "widgets/tables/comparison_view.h"
#include "widgets/tensor/reading_strip.h"

#include <QKeyEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace qs {

namespace {

QString welcomeWords(Operation operation)
{
    const QString words =
        takesModes(operation)
            ? ScopePage::tr("%1: %2\n\nThe setup beside this page can be run as it is: every chosen mode, and a plain "
                            "copy of the same tensor to compare with, on the target in the toolbar.\n\nPress F5, or "
                            "Live to measure until stopped. The trace grows here while the kernels run; the table "
                            "below it says what each mode costs, and whether the difference is resolved.")
            : ScopePage::tr("%1: %2\n\nThe setup beside this page can be run as it is: every chosen variant, on the "
                            "target in the toolbar.\n\nPress F5, or Live to measure until stopped. The trace grows "
                            "here while the kernels run; the table below it says what each variant costs, and whether "
                            "the difference is resolved.");
    return words.arg(operationText(operation), operationDescription(operation));
}

} // namespace

ScopePage::ScopePage(ComparisonModel& model, QWidget* parent)
    : Page(parent), m_chart(new ScopeChart(this)), m_strip(new ReadingStrip(this)), m_table(new ComparisonView(this)),
      m_welcome(new EmptyPage(tr("Ready to measure"), welcomeWords(Operation::Quantize),
                              QStringLiteral("scopeWelcomeText"), QStringLiteral("live"))),
      m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("scopePage"));
    m_chart->setObjectName(QLatin1String(chartnames::kScope));
    m_chart->setTitle(tr("Latency per iteration"));
    m_chart->setEmptyText(emptyText());
    m_chart->setFocusPolicy(Qt::StrongFocus);
    m_chart->installEventFilter(this);
    m_table->setObjectName(QStringLiteral("scopeTable"));
    m_table->setAccessibleName(tr("Comparison of the modes"));
    m_table->setComparison(&model);

    auto* top = new QWidget(this);
    auto* topColumn = makeBox<QVBoxLayout>(top, {}, 0);
    topColumn->addWidget(m_chart, 1);
    topColumn->addWidget(m_strip);

    m_splitter = makeTableSplitter("scopeSplitter", top, m_table, *m_table);
    auto* column = makeBox<QVBoxLayout>(this);
    addAll(m_stack, {m_welcome, m_splitter});
    m_stack->setCurrentWidget(m_splitter);
    column->addWidget(m_stack);
    m_veil = new OutdatedVeil(*this, *m_table);
}

void ScopePage::setOperation(Operation operation) { m_welcome->setWords(welcomeWords(operation)); }

void ScopePage::setWelcome(bool shown)
{
    m_stack->setCurrentWidget(shown ? static_cast<QWidget*>(m_welcome) : m_splitter);
}

void ScopePage::setOutdated(const QStringList& lines)
{
    m_chart->setOutdated(lines);
    m_strip->setEnabled(lines.isEmpty());
    m_veil->setOutdated(!lines.isEmpty());
}

QString ScopePage::emptyText() { return tr("Press F5 to measure. The trace grows here while the kernels run."); }

bool ScopePage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_chart && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        emit runRequested();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace qs
