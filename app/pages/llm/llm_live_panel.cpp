// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/llm/llm_live_panel.h"

#include "app/language/counted.h"
#include "app/pages/layout/page_layout.h"
#include "widgets/charts/llm/llm_charts.h"
#include "widgets/controls/form_rows.h"
#include "widgets/style/modes/accuracy_mode_style.h"
#include "widgets/style/modes/mode_style.h"

#include <QEvent>
#include <QSplitter>
#include <QTextEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace qs {

namespace {

constexpr int kRedrawMs = 120;
constexpr qsizetype kMaxPoints = 1200; ///< of a line; above it every other one is left out

} // namespace

LlmLivePanel::LlmLivePanel(QWidget* parent)
    : QWidget(parent), m_chart(new LineChart), m_kind(new QuietComboBox), m_samples(new QTextEdit),
      m_splitter(new QSplitter(Qt::Horizontal))
{
    m_chart->setObjectName(QStringLiteral("llmLive"));
    m_chart->setEmptyText(tr("Tokens per second appear here while the study runs."));
    m_chart->setFocusPolicy(Qt::StrongFocus);
    m_chart->fill(setLlmRateAxes, QStringLiteral("scoring"));
    describe(m_kind, QStringLiteral("llmLiveKind"), tr("Phase of the rates"),
             tr("Rates of prefill, decoding and scoring differ too much for one chart. The chart follows the measured "
                "phase until you choose one."));
    m_kind->setMinimumContentsLength(22);
    describe(m_samples, QStringLiteral("llmSamples"), tr("Text of the configurations"),
             tr("The most likely continuation of the start of the text, for each configuration"));
    m_samples->setReadOnly(true);
    m_samples->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_samples->setTabChangesFocus(true);
    m_samples->setPlaceholderText(tr("The text of each configuration appears here, token by token."));

    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(withChoice(tr("&Rates of"), m_kind, m_chart));
    m_splitter->addWidget(m_samples);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setSizes({620, 380});
    auto* all = makeBox<QVBoxLayout>(this);
    all->addWidget(m_splitter);

    m_redraw.setSingleShot(true);
    m_redraw.setInterval(kRedrawMs);
    connect(&m_redraw, &QTimer::timeout, this, &LlmLivePanel::redraw);
    connect(m_kind, &QComboBox::activated, this, [this] {
        m_follows = false;
        redraw();
    });
}

void LlmLivePanel::begin()
{
    m_live.clear();
    m_study = nullptr;
    m_running = false;
    m_writing.clear();
    m_follows = true;
    m_kind->clear();
    m_samples->clear();
    m_chart->fill(&LineContent::setSeries, QVector<LineSeries>());
    m_clock.start();
}

void LlmLivePanel::addEvent(const StudyEvent& event)
{
    if (event.kind == StudyEvent::Kind::Speed)
        addSpeed(event);
    else if (event.kind == StudyEvent::Kind::Token)
        addToken(event);
}

void LlmLivePanel::addSpeed(const StudyEvent& event)
{
    if (!(event.rate > 0)) return;
    m_running = true;
    const QString kind = llmRateKind(event.what, event.count), mode = llmMode(event.subject);
    Rates& rates = m_live[kind];
    auto line = std::find_if(rates.begin(), rates.end(), [&](const LineSeries& s) { return s.mode == mode; });
    if (line == rates.end()) {
        rates.append({mode, accuracyModeShortTitle(mode)});
        line = rates.end() - 1;
    }
    const bool rounds = isLlmRateOfRounds(kind);
    const double round = line->points.isEmpty() ? 1 : line->points.last().x + 1;
    line->points.append({rounds ? round : static_cast<double>(m_clock.elapsed()) * 1e-3, event.rate});
    if (!rounds && line->points.size() > kMaxPoints)
        for (qsizetype i = 0; i < line->points.size(); ++i)
            line->points.removeAt(i);
    if (m_kind->findData(kind) < 0) fillKinds(m_live.keys());
    // Prompts and batches take turns in every round: one of them stays in the picture.
    const QString shown = m_kind->currentData().toString();
    const bool turns = kind.startsWith(QLatin1String("decode")) && !shown.startsWith(QLatin1String("decode"));
    if (m_follows && turns) m_kind->setCurrentIndex(m_kind->findData(kind));
    if (!m_redraw.isActive()) m_redraw.start();
}

void LlmLivePanel::fillKinds(const QStringList& kinds)
{
    const QString shown = m_kind->currentData().toString();
    m_kind->clear();
    QStringList ordered = kinds;
    const auto rank = [](const QString& kind) {
        return kind == QLatin1String("scoring")   ? 0
               : kind == QLatin1String("prefill") ? 1
                                                  : 1 + kind.section(QLatin1Char(' '), 1).toInt();
    };
    std::sort(ordered.begin(), ordered.end(), [&](const QString& a, const QString& b) { return rank(a) < rank(b); });
    for (const QString& kind : std::as_const(ordered))
        m_kind->addItem(llmRateTitle(kind), kind);
    if (const int at = m_kind->findData(shown); at >= 0) m_kind->setCurrentIndex(at);
}

void LlmLivePanel::redraw()
{
    const QString kind = m_kind->currentData().toString();
    if (kind.isEmpty()) return m_chart->fill(&LineContent::setSeries, QVector<LineSeries>());
    m_chart->fill(setLlmRateAxes, kind);
    const bool stored = isLlmRateOfRounds(kind) && m_study && !m_running; // the same rounds as were told
    m_chart->fill(&LineContent::setSeries, stored ? llmRoundRates(*m_study, kind) : m_live.value(kind));
}

void LlmLivePanel::addHeading(const QString& mode, const QString& more)
{
    QTextCursor cursor(m_samples->document());
    cursor.movePosition(QTextCursor::End);
    QTextBlockFormat apart;
    apart.setTopMargin(8);
    if (!m_samples->document()->isEmpty()) cursor.insertBlock(apart);
    QTextCharFormat name;
    name.setFontWeight(QFont::DemiBold);
    name.setForeground(modeStyle(mode, Theme::fromPalette(palette())).text);
    cursor.insertText(accuracyModeTitle(mode), name);
    QTextCharFormat quiet;
    quiet.setForeground(Theme::fromPalette(palette()).muted);
    cursor.insertText(more.isEmpty() ? QStringLiteral("  ") : QStringLiteral("  %1  ").arg(more), quiet);
}

void LlmLivePanel::addToken(const StudyEvent& event)
{
    const QString mode = llmMode(event.subject);
    if (m_writing != mode || event.fraction == 0) addHeading(mode, {});
    m_writing = mode;
    QTextCursor cursor(m_samples->document());
    cursor.movePosition(QTextCursor::End);
    cursor.insertText(QString::fromStdString(event.what), QTextCharFormat());
    m_samples->ensureCursorVisible();
}

void LlmLivePanel::setStudy(const LlmPtr& study, bool running)
{
    m_study = study;
    m_running = running;
    if (running) return;
    showSamples(*study);
    QStringList kinds = m_live.keys();
    for (const QString& kind : llmRoundKinds(*study))
        if (!kinds.contains(kind)) kinds << kind;
    fillKinds(kinds);
    const auto decodes = [](const QString& kind) { return kind.startsWith(QLatin1String("decode")); };
    for (int i = 0; m_follows && !decodes(m_kind->currentData().toString()) && i < m_kind->count(); ++i)
        if (decodes(m_kind->itemData(i).toString())) m_kind->setCurrentIndex(i);
    redraw();
}

/// Colours of the theme stand in the text.
void LlmLivePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_study && m_writing.isEmpty()) showSamples(*m_study);
}

void LlmLivePanel::showSamples(const LlmStudyResult& study)
{
    m_samples->clear();
    m_writing.clear();
    QTextCursor cursor(m_samples->document());
    QTextCharFormat quiet;
    quiet.setForeground(Theme::fromPalette(palette()).muted);
    if (!study.prompt.empty()) cursor.insertText(QString::fromStdString(study.prompt) + QStringLiteral(" …"), quiet);
    for (const LlmRow& row : study.rows) {
        if (row.sampleTokens == 0) continue;
        const bool base = &row == study.baseline();
        if (!base && row.sampleAgrees == row.sampleTokens) { // said once
            addHeading(llmMode(row.configuration),
                       tr("all %n token(s) as the baseline", nullptr, pluralOf(row.sampleTokens)));
            continue;
        }
        addHeading(llmMode(row.configuration),
                   base ? QString()
                        : tr("the first %1 of %n token(s) as the baseline", nullptr, pluralOf(row.sampleTokens))
                              .arg(row.sampleAgrees));
        cursor = QTextCursor(m_samples->document());
        cursor.movePosition(QTextCursor::End);
        cursor.insertText(QString::fromStdString(row.sample), QTextCharFormat());
    }
    m_samples->moveCursor(QTextCursor::Start);
}

} // namespace qs
