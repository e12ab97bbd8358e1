// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/run_comparison_view.h"

#include "widgets/findings/ink.h"
#include "widgets/language/message_text.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"
#include "widgets/tables/copyable_table.h"

#include <QEvent>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <array>

namespace qs {
namespace {

/// A table of either kind.
class RunTable : public CopyableTable
{
public:
    RunTable(TableModel* model, const char* name, const QString& title, QWidget* parent) : CopyableTable(420, parent)
    {
        setObjectName(QLatin1String(name));
        setAccessibleName(title);
        setTable(model);
    }
};

QLabel* addLabel(QWidget* parent, const char* name)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QWidget* column(std::initializer_list<QWidget*> parts)
{
    auto* box = new QWidget;
    auto* all = new QVBoxLayout(box);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    for (QWidget* part : parts) {
        if (auto* label = qobject_cast<QLabel*>(part)) {
            auto* inset = new QHBoxLayout; // a label's own margins go with a change of the style sheet
            inset->setContentsMargins(12, 4, 12, 0);
            inset->addWidget(label);
            all->addLayout(inset);
        } else {
            all->addWidget(part, 1);
        }
    }
    return box;
}

} // namespace

RunComparisonView::RunComparisonView(QWidget* parent)
    : QWidget(parent), m_model(new RunComparisonModel(this)), m_differenceModel(new RunDifferenceModel(this)),
      m_pages(new QStackedWidget(this)), m_empty(addLabel(this, "runComparisonEmpty")),
      m_title(addLabel(this, "runComparisonTitle")), m_summary(addLabel(this, "runComparisonSummary")),
      m_caveats(addLabel(this, "runComparisonCaveats")), m_noDifference(addLabel(this, "runNoDifference")),
      m_table(new RunTable(m_model, "runComparisonTable", tr("Runs against the baseline run"), this)),
      m_differences(new RunTable(m_differenceModel, "runDifferenceTable", tr("Differences between the runs"), this))
{
    setObjectName(QStringLiteral("runComparisonView"));
    m_empty->setText(
        tr("To compare runs, select the check boxes of two or more in the Runs panel, or choose a baseline run."));
    m_empty->setAlignment(Qt::AlignCenter);
    m_title->setFont(uiFont(Theme::baseSize, QFont::DemiBold));
    m_noDifference->setText(tr("The setup and the environment of the runs are the same."));
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->setObjectName(QStringLiteral("runComparisonSplitter"));
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(column({m_title, m_summary, m_caveats, m_table}));
    splitter->addWidget(column({m_noDifference, m_differences}));
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    m_pages->addWidget(column({m_empty}));
    m_pages->addWidget(splitter);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_pages);
    recolor();
}

/// 'Run 4: 2 faster, 1 not resolved.'
QString RunComparisonView::summaryOf(const QVector<ComparedRun>& runs) const
{
    QStringList sentences;
    for (const ComparedRun& run : runs) {
        if (!run.error.isEmpty()) {
            sentences << tr("%1: %2").arg(run.name, run.error);
            continue;
        }
        std::array<int, 5> count{};
        for (const SeriesComparison& series : run.comparison.series)
            ++count[static_cast<std::size_t>(series.comparison.verdict)];
        const auto of = [&](Verdict verdict) { return count[static_cast<std::size_t>(verdict)]; };
        QStringList parts;
        if (of(Verdict::Faster)) parts << tr("%n faster", nullptr, of(Verdict::Faster));
        if (of(Verdict::Slower)) parts << tr("%n slower", nullptr, of(Verdict::Slower));
        if (of(Verdict::Same)) parts << tr("%n the same", nullptr, of(Verdict::Same));
        if (of(Verdict::NotResolved)) parts << tr("%n not resolved", nullptr, of(Verdict::NotResolved));
        if (of(Verdict::TooFew)) parts << tr("%n with too few samples", nullptr, of(Verdict::TooFew));
        sentences << tr("%1: %2.").arg(run.name, parts.join(QStringLiteral(", ")));
    }
    return sentences.join(QLatin1Char('\n'));
}

QString RunComparisonView::caveatsOf(const QVector<ComparedRun>& runs) const
{
    QStringList sentences{messageText(notInterleavedText())};
    qsizetype alone = 0;
    bool unlike = false;
    for (const ComparedRun& run : runs) {
        alone += static_cast<qsizetype>(run.comparison.onlyA.size() + run.comparison.onlyB.size());
        unlike = unlike || run.comparison.isOfUnlikeWork();
    }
    if (unlike)
        sentences << tr("The runs did different work (operation, size, data type or input), so the ratio does not "
                        "compare implementations alone.");
    int byClock = 0;
    for (const ComparedRun& run : runs)
        byClock += static_cast<int>(run.comparison.onlyByClock().size());
    if (byClock > 0)
        sentences << tr("%n difference(s) are of the clock alone: in SM cycles the runs are the same.", nullptr,
                        byClock);
    if (alone > 0)
        sentences << tr("%n mode(s) or size(s) were measured in only one of the runs and are excluded.", nullptr,
                        static_cast<int>(alone));
    return sentences.join(QLatin1Char(' '));
}

void RunComparisonView::setRuns(const QString& baseline, const QVector<ComparedRun>& runs)
{
    m_model->setRuns(runs);
    m_differenceModel->setRuns(runs);
    const bool differ = m_differenceModel->rowCount() > 0;
    m_differences->setVisible(differ);
    m_noDifference->setVisible(!differ);
    m_title->setText(tr("Compared with the baseline run: %1").arg(baseline));
    m_summary->setText(summaryOf(runs));
    m_caveats->setText(caveatsOf(runs));
    m_pages->setCurrentIndex(runs.isEmpty() ? 0 : 1);
}

void RunComparisonView::setSwatch(std::function<QIcon(const QString&)> swatch)
{
    m_model->setSwatch(std::move(swatch));
}

QString RunComparisonView::text() const
{
    return m_pages->currentIndex() == 0
               ? m_empty->text()
               : m_title->text() + QLatin1Char('\n') + m_summary->text() + QLatin1Char('\n') + m_caveats->text();
}

void RunComparisonView::recolor()
{
    const Theme theme = Theme::fromPalette(palette());
    for (QLabel* label : {m_empty, m_caveats, m_noDifference})
        setInk(label, theme.muted);
    m_model->setInk(TableInk::of(palette()));
    m_differenceModel->setInk(TableInk::of(palette()));
}

void RunComparisonView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) recolor();
}

} // namespace qs
