// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/decide/decision_model.h"

#include "gpu/measure/text/speed_up.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/style/modes/accuracy_mode_style.h"
#include "widgets/tables/cell_text.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

constexpr int kMaxDecisionWidth = 420;

using Candidate = DecisionCandidate;
using Figure = std::optional<DecisionFigure>;

QVariant rawOf(const Figure& figure) { return figure ? QVariant(figure->value) : QVariant(); }

/// '1.33 [1.29, 1.38]'; an exact figure alone.
QString intervalText(const DecisionFigure& figure, const std::function<QString(double)>& text)
{
    if (figure.low == figure.high) return text(figure.value);
    return QStringLiteral("%1 [%2, %3]").arg(text(figure.value), text(figure.low), text(figure.high));
}

QString issuesOf(const Candidate& candidate)
{
    QStringList lines{messageText(candidate.reason)};
    for (const DecisionIssue& issue : candidate.issues)
        lines << messageText(Message::sentences({issue.text, issue.remedy}));
    return lines.join(QLatin1Char('\n'));
}

Tone toneOf(const Candidate& candidate)
{
    switch (candidate.state) {
    case DecisionState::Ranked:
        return candidate.rankFrom == 1 ? Tone::Good : Tone::Plain;
    case DecisionState::Unresolved:
    case DecisionState::Simulated:
        return Tone::Warning;
    case DecisionState::Rejected:
    case DecisionState::Failed:
        break;
    }
    return Tone::Bad;
}

constexpr int kOfSpeedUp = -1; ///< decimals of a column: speedUpDecimals() of each figure
constexpr int kMaxDecimals = 6;

/// As many as show that an interval is no point, where the column's would not.
int decimalsOf(const DecisionFigure& figure, int places)
{
    if (places == kOfSpeedUp) return speedUpDecimals(figure.value, figure.low, figure.high);
    const auto steps = [&](double value) { return std::round(value * std::pow(10, places)); };
    while (places < kMaxDecimals && figure.low < figure.high && steps(figure.low) == steps(figure.high))
        ++places;
    return places;
}

/// A figure with its interval; `scale` turns it into the unit of the title.
Column<Candidate> figureColumn(ColumnHead head, const std::function<Figure(const Candidate&)>& figure, double scale,
                               int places, bool isSigned = false)
{
    head.isExact = false;
    const auto scaled = [figure, scale](const Candidate& c) {
        Figure f = figure(c);
        if (f) f = DecisionFigure{f->value * scale, f->low * scale, f->high * scale, f->n};
        return f;
    };
    return {std::move(head), [scaled](const Candidate& c) { return rawOf(scaled(c)); },
            [scaled, places, isSigned](const Candidate& c, const QLocale& locale) {
                const Figure f = scaled(c);
                const int decimals = f ? decimalsOf(*f, places) : places;
                return f ? intervalText(*f,
                                        [&](double v) {
                                            return isSigned ? signedText(v, decimals, locale)
                                                            : fixedText(v, decimals, locale);
                                        })
                         : noValue();
            }};
}

} // namespace

QString decisionStateText(const DecisionCandidate& candidate)
{
    switch (candidate.state) {
    case DecisionState::Ranked:
        return candidate.rankTo > candidate.rankFrom
                   ? DecisionModel::tr("Rank %1–%2").arg(candidate.rankFrom).arg(candidate.rankTo)
                   : DecisionModel::tr("Rank %1").arg(candidate.rankFrom);
    case DecisionState::Unresolved:
        return DecisionModel::tr("Not resolved");
    case DecisionState::Simulated:
        return DecisionModel::tr("Simulated");
    case DecisionState::Rejected:
        return DecisionModel::tr("Rejected");
    case DecisionState::Failed:
        break;
    }
    return DecisionModel::tr("Failed");
}

DecisionModel::DecisionModel(QObject* parent) : ColumnModel(parent) { m_columns = columnsOf(m_table.subject); }

std::vector<Column<DecisionCandidate>> DecisionModel::columnsOf(DecisionSubject subject) const
{
    const bool isLlm = subject == DecisionSubject::LanguageModel, isOperation = subject == DecisionSubject::Operation;
    std::vector<Column<Candidate>> columns;
    columns.push_back({{"state", tr("Decision"),
                        tr("Possible ranks of the configuration. Configurations that share ranks are equivalent within "
                           "their intervals."),
                        Shown::Always, false},
                       [](const Candidate& c) { return QVariant(static_cast<int>(c.state) * 1000 + c.rankFrom); },
                       [](const Candidate& c, const QLocale&) { return decisionStateText(c); },
                       issuesOf,
                       toneOf});
    columns.push_back(
        {{"name", isOperation ? tr("Mode or variant") : tr("Configuration"), {}, Shown::Always, false, true, true},
         [](const Candidate& c) { return QVariant(text(c.title)); },
         [](const Candidate& c, const QLocale&) { return text(c.title); },
         issuesOf});
    columns.push_back(figureColumn(
        {"speedup", tr("Speed-up (×)"),
         tr("Relative to the baseline of the same run, with the 95% interval; above 1 is faster")},
        [](const Candidate& c) { return c.simulated || c.untrusted ? Figure() : c.speedup; }, 1, kOfSpeedUp));
    columns.push_back(figureColumn(
        {"latency", isLlm ? tr("Time per token (ms)") : tr("Time per call (µs)"), tr("Median with its 95% interval")},
        [](const Candidate& c) { return c.simulated ? Figure() : c.latencyUs; }, isLlm ? 1e-3 : 1, isLlm ? 3 : 2));
    columns.push_back(figureColumn(
        {"rate", tr("Throughput (tokens/s)"),
         tr("Decoded tokens of all sequences per second of wall time, with the 95% interval")},
        [](const Candidate& c) { return c.simulated ? Figure() : c.tokensPerSecond; }, 1, 0));
    columns.push_back(figureColumn(
        {"perplexity", tr("Perplexity (%)"), tr("Change against the baseline with its 95% interval; lower is better")},
        [](const Candidate& c) { return c.perplexity; }, 1, 2, true));
    columns.push_back(figureColumn(
        {"accuracy", tr("Accuracy (points)"),
         tr("Difference from the baseline with its 95% interval; for several tasks, the one with the largest possible "
            "loss")},
        [](const Candidate& c) {
            const DecisionScore* worst = c.worstScore();
            return worst ? Figure(worst->points) : Figure();
        },
        1, 2, true));
    if (isOperation)
        columns.push_back({{"sqnr", tr("SQNR (dB)"), tr("Signal to quantization noise; higher is better")},
                           [](const Candidate& c) { return c.sqnrDb ? QVariant(*c.sqnrDb) : QVariant(); },
                           [](const Candidate& c, const QLocale& locale) {
                               return !c.sqnrDb               ? noValue()
                                      : std::isinf(*c.sqnrDb) ? QStringLiteral("∞")
                                                              : fixedText(*c.sqnrDb, 1, locale);
                           }});
    columns.push_back({{"memory", isOperation ? tr("Output (MiB)") : tr("Memory (MiB)"),
                        isOperation ? tr("Codes, scales and zero points that are written")
                        : isLlm     ? tr("Device memory with the model loaded: weights, KV cache and workspace")
                                    : tr("Exact size of the model file")},
                       [](const Candidate& c) { return c.bytes ? QVariant(*c.bytes / 1048576) : QVariant(); },
                       [](const Candidate& c, const QLocale& locale) {
                           return c.bytes ? fixedText(*c.bytes / 1048576, *c.bytes < 10 * 1048576.0 ? 2 : 1, locale)
                                          : noValue();
                       }});
    columns.push_back({{"reason", tr("Reason"), {}, Shown::Always, false},
                       [](const Candidate& c) { return QVariant(text(c.reason.english())); },
                       [](const Candidate& c, const QLocale&) {
                           return messageText(c.issues.empty() ? c.reason : c.issues.front().text);
                       },
                       issuesOf});
    columns.push_back({{"run", tr("Run"), tr("Run that the figures come from"), Shown::Always, false},
                       [](const Candidate& c) { return QVariant(text(c.runName)); },
                       [](const Candidate& c, const QLocale&) { return text(c.runName); }});
    return columns;
}

void DecisionModel::setTable(const DecisionTable& table)
{
    change(static_cast<int>(table.candidates.size()), false, [&] {
        m_table = table;
        m_columns = columnsOf(table.subject);
    });
}

int DecisionModel::rowOf(const std::string& id) const
{
    const DecisionCandidate* found = m_table.find(id);
    return found ? static_cast<int>(found - m_table.candidates.data()) : -1;
}

QString DecisionModel::nameOf(const DecisionCandidate& candidate) const
{
    return m_table.subject == DecisionSubject::LanguageModel ? llmMode(candidate.id) : text(candidate.id);
}

DecisionTableView::DecisionTableView(QWidget* parent) : CopyableTable(kMaxDecisionWidth, parent)
{
    setObjectName(QStringLiteral("decideTable"));
    setAccessibleName(tr("Configurations and their ranking"));
    setSelectionMode(SingleSelection);
}

void DecisionTableView::setDecisionModel(DecisionModel* model)
{
    m_model = model;
    setTable(model);
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        hideEmptyColumns();
        refitColumns();
    });
}

void DecisionTableView::hideEmptyColumns()
{
    for (int column = 0; column < m_model->columnCount(); ++column)
        setColumnHidden(column, !m_model->hasValues(column));
}

int DecisionTableView::currentCandidate() const
{
    const QModelIndex current = currentIndex();
    return current.isValid() ? m_proxy->mapToSource(current).row() : -1;
}

void DecisionTableView::setCurrentCandidate(int row)
{
    if (row >= 0) setCurrentIndex(m_proxy->mapFromSource(m_model->index(row, 0)));
}

QList<int> DecisionTableView::copiedColumns() const
{
    QList<int> shown;
    for (int column = 0; column < m_proxy->columnCount(); ++column)
        if (!isColumnHidden(column)) shown << column;
    return shown;
}

QString DecisionTableView::emptyText() const { return tr("There are no measured configurations to rank."); }

} // namespace qs
