// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tensor/why_panel.h"

#include "gpu/catalog/explanation.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/results/analysis.h"
#include "gpu/results/reasons/byte_reason.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/modes/mode_charts.h"
#include "widgets/charts/scope/work_text.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/mode_style.h"
#include "widgets/style/theme.h"

#include <QEvent>
#include <QLocale>
#include <QScrollBar>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace qs {

namespace {

int indexOf(const Segment& segment, const QString& name)
{
    for (std::size_t i = 0; i < segment.modes.size(); ++i)
        if (text(segment.modes[i].requested) == name) return static_cast<int>(i);
    return -1;
}

QString gainText(const Comparison& pair)
{
    const QLocale locale;
    const QString n = locale.toString(static_cast<qlonglong>(pair.n));
    if (pair.verdict == Verdict::TooFew) return WhyPanel::tr("too few samples to say (n = %1 pairs)").arg(n);
    const QString speed = viewNumbers(speedUpText(pair));
    QString word;
    switch (pair.verdict) {
    case Verdict::Faster:
        word = WhyPanel::tr("↑ FASTER");
        break;
    case Verdict::Slower:
        word = WhyPanel::tr("↓ SLOWER");
        break;
    case Verdict::Same:
        word = WhyPanel::tr("= SAME");
        break;
    default:
        word = WhyPanel::tr("? NOT RESOLVED");
    }
    if (pair.caution == Caution::Autocorrelated)
        return WhyPanel::tr("%1 %2, n = %3 pairs, about %4 independent (autocorrelated)")
            .arg(word, speed, n, locale.toString(std::max(pair.nEff, 1.0), 'f', 0));
    if (pair.caution == Caution::LevelShift)
        return WhyPanel::tr("%1 %2, n = %3 pairs; the ratio changes during the run").arg(word, speed, n);
    return WhyPanel::tr("%1 %2, n = %3 pairs").arg(word, speed, n);
}

QString workLine(const ModeResult& mode)
{
    if (mode.bytes.value == 0) return {};
    if (!(mode.operations > 0)) return WhyPanel::tr("at least %1 moved").arg(bytesText(mode.bytes));
    return WhyPanel::tr("%1, at least %2 moved: %3 operations per byte")
        .arg(operationsText(mode.operations), bytesText(mode.bytes),
             intensityText(mode.operations / static_cast<double>(mode.bytes.value)));
}

QString trafficText(const Traffic& traffic)
{
    return WhyPanel::tr("reads %1 and writes %2").arg(bytesText(traffic.read, 2), bytesText(traffic.written, 2));
}

/// 'It takes 4.1 % longer than its bytes expect, 95 % interval 3.2 to 5.0 %.'
QString leftText(const ByteReason& reason)
{
    if (reason.isExplained())
        return WhyPanel::tr("The bytes explain the measured ratio: nothing is left beyond noise.");
    const bool longer = reason.left > 1;
    const auto percent = [&](double value) { return viewFixed(100 * (longer ? value - 1 : 1 - value), 1); };
    const QString low = percent(longer ? reason.leftLow : reason.leftHigh),
                  high = percent(longer ? reason.leftHigh : reason.leftLow);
    return longer ? WhyPanel::tr("Not explained by the bytes: it takes %1% longer, 95% interval %2 to %3%.")
                        .arg(percent(reason.left), low, high)
                  : WhyPanel::tr("Not explained by the bytes: it takes %1% less time, 95% interval %2 to %3%.")
                        .arg(percent(reason.left), low, high);
}

/// Of a mode against another: what a call moves, what that expects, what was measured, and what is left.
QStringList reasonsFor(const Segment& segment, int other, int mode)
{
    const auto reason = byteReason(segment, other, mode);
    if (!reason) return {};
    const QString baseline = text(segment.modes[static_cast<std::size_t>(other)].requested);
    QStringList lines;
    if (mode == other) return {WhyPanel::tr("Each call %1.").arg(trafficText(reason->own))};
    lines << WhyPanel::tr("Each call %1; %2 %3.").arg(trafficText(reason->own), baseline, trafficText(reason->other));
    if (!reason->isMeasured())
        lines << WhyPanel::tr("If only memory traffic took time, it would be %1× as fast.")
                     .arg(viewFixed(reason->expected, 2));
    else
        lines << WhyPanel::tr("Expected from the bytes: %1×. Measured: %2×, 95% interval %3 to %4.")
                     .arg(viewFixed(reason->expected, 2), viewFixed(reason->expected / reason->left, 2),
                          viewFixed(reason->expected / reason->leftHigh, 3),
                          viewFixed(reason->expected / reason->leftLow, 3))
              << leftText(*reason);
    for (const Message& further : furtherReasons(segment, other, mode))
        lines << messageText(further);
    return lines;
}

QString achievedLine(const ModeResult& mode)
{
    if (!mode.knows(mode.latency.p50)) return {};
    QStringList parts{latencyText(mode.latency.p50)};
    if (mode.operations > 0) parts << WhyPanel::tr("%1 TFLOP/s").arg(numberText(mode.tflops(), 3));
    if (mode.bytes.value > 0) parts << WhyPanel::tr("%1 GB/s").arg(numberText(mode.gbps(), 3));
    if (mode.ceilingUs > 0)
        parts << (mode.ceilingIsRoofline ? WhyPanel::tr("%1% of the roofline").arg(viewFixed(mode.ceilingPercent(), 0))
                                         : WhyPanel::tr("%1% of the ceiling").arg(viewFixed(mode.ceilingPercent(), 0)));
    return parts.join(QStringLiteral(" · "));
}

QString setupLine(const ModeResult& mode)
{
    QStringList parts;
    const auto ms = [](double value) { return QLocale().toString(value, 'f', value < 100 ? 1 : 0); };
    if (mode.compileMs > 0)
        parts << (mode.compileCached ? WhyPanel::tr("loaded from the cache in %1 ms").arg(ms(mode.compileMs))
                                     : WhyPanel::tr("compiled in %1 ms").arg(ms(mode.compileMs)));
    if (mode.searchMs > 0) parts << WhyPanel::tr("algorithms searched in %1 ms").arg(ms(mode.searchMs));
    return parts.isEmpty() ? QString()
                           : WhyPanel::tr("Once, before the first call: %1").arg(parts.join(QStringLiteral(", ")));
}

} // namespace

QVector<WhyEntry> whyEntries(const Segment& segment, const QString& baseline)
{
    QVector<WhyEntry> all;
    const bool ladder = segment.spec.operation == Operation::Ladder;
    const bool compared = segment.pairs.variants == static_cast<int>(segment.modes.size());
    const bool trusted = !segment.isUntrusted();
    const int base = indexOf(segment, shownBaseline(segment, baseline));
    for (int i = 0; i < static_cast<int>(segment.modes.size()); ++i) {
        const ModeResult& mode = segment.modes[static_cast<std::size_t>(i)];
        WhyEntry entry;
        entry.name = text(mode.requested);
        const VariantInfo* variant = findVariant(segment.spec.operation, mode.requested);
        entry.title = variant ? markedText(variant->title) : entry.name;
        if (variant)
            entry.explanation = markedText(explanationOn(*variant, mode.ranOn()));
        else if (!mode.isImported() && takesModes(segment.spec.operation))
            entry.explanation = messageText(modeDescription(segment.spec.operation, mode.scheme));
        else if (mode.isImported())
            entry.explanation = WhyPanel::tr("Imported from %1, not measured here.").arg(text(mode.importedFrom));
        const int other = ladder ? i - 1 : base;
        const bool sameRounds =
            other >= 0 && !mode.isImported() && !segment.modes[static_cast<std::size_t>(other)].isImported();
        if (sameRounds && other != i) {
            entry.against = text(segment.modes[static_cast<std::size_t>(other)].requested);
            if (const Comparison* pair = compared ? segment.pairs.at(other, i) : nullptr) {
                entry.gain = trusted
                                 ? gainText(*pair)
                                 : WhyPanel::tr("? NOT TRUSTED: identical kernels gave different results in this run");
                entry.verdict = trusted ? pair->verdict : Verdict::NotResolved;
            }
        }
        if (other >= 0) entry.reasons = reasonsFor(segment, other, i);
        entry.work = entry.reasons.isEmpty() ? workLine(mode) : QString();
        entry.achieved = achievedLine(mode);
        entry.setup = setupLine(mode);
        all.append(entry);
    }
    return all;
}

WhyPanel::WhyPanel(QWidget* parent) : QWidget(parent), m_browser(new QTextBrowser(this))
{
    m_browser->setObjectName(QStringLiteral("whyText"));
    m_browser->setAccessibleName(tr("Reasons for the speed of the variants"));
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->setOpenLinks(false);
    m_browser->document()->setDocumentMargin(16);
    connect(m_browser, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) { emit activated(url.fragment()); });
    auto* column = makeBox<QVBoxLayout>(this);
    column->addWidget(m_browser);
    write();
}

void WhyPanel::setSegment(const Segment& segment, const QString& baseline)
{
    m_entries = whyEntries(segment, baseline);
    m_chosenAlone = takesModes(segment.spec.operation);
    write();
}

void WhyPanel::setActive(const QString& name)
{
    if (name == m_active) return;
    m_active = name;
    write();
}

QString WhyPanel::toPlainText() const { return m_browser->toPlainText(); }

void WhyPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) write();
}

namespace {

/// One entry as a row of a table: a stripe in the variant's colour beside its words.
QString entryHtml(const WhyEntry& entry, bool active, bool link, const Theme& theme)
{
    const auto line = [](const QString& words, const QColor& ink, const QString& extra = {}) {
        return words.isEmpty() ? QString()
                               : QStringLiteral("<p style='margin:0 0 4px 0; color:%1;%2'>%3</p>")
                                     .arg(ink.name(), extra, words.toHtmlEscaped());
    };
    const ModeStyle style = modeStyle(entry.name, theme);
    const QString name = entry.name == entry.title
                             ? QString()
                             : QStringLiteral("&nbsp;&nbsp;<span style='color:%1; font-weight:400'>%2</span>")
                                   .arg(theme.muted.name(), entry.name.toHtmlEscaped());
    const QString title = link ? QStringLiteral("<a href='#%1' style='color:%2; text-decoration:none'>%3</a>")
                                     .arg(entry.name.toHtmlEscaped(), theme.ink.name(), entry.title.toHtmlEscaped())
                               : entry.title.toHtmlEscaped();
    QString words = QStringLiteral("<p style='margin:0 0 4px 0; font-weight:600; color:%1'>%2%3</p>")
                        .arg(theme.ink.name(), title, name);
    words += line(entry.explanation, theme.ink);
    if (!entry.against.isEmpty() && !entry.gain.isEmpty()) {
        const QColor ink = entry.verdict == Verdict::Faster   ? theme.good
                           : entry.verdict == Verdict::Slower ? theme.bad
                                                              : theme.muted;
        words += line(WhyPanel::tr("Compared with %1: %2.").arg(entry.against, entry.gain),
                      theme.readable(ink, theme.background), QStringLiteral(" font-weight:600;"));
    }
    for (const QString& reason : entry.reasons)
        words += line(reason, theme.ink);
    QStringList figures;
    if (!entry.achieved.isEmpty()) figures << WhyPanel::tr("Measured: %1.").arg(entry.achieved);
    if (!entry.work.isEmpty()) figures << WhyPanel::tr("Per call: %1.").arg(entry.work);
    words += line(figures.join(QLatin1Char(' ')), theme.muted);
    if (!entry.setup.isEmpty()) words += line(entry.setup + QLatin1Char('.'), theme.muted);
    const QString ground = active ? QStringLiteral(" bgcolor='%1'")
                                        .arg(mixed(theme.background, theme.accent, theme.dark ? 0.18 : 0.08).name())
                                  : QString();
    const QString stripe = QStringLiteral("<td width='5' bgcolor='%1'></td>").arg(style.color.name());
    const QString body = QStringLiteral("<td%1 style='padding:8px 12px'>%2</td>").arg(ground, words);
    // Cells of a text document stand from left to right in every language.
    return QStringLiteral("<tr>%1</tr><tr><td height='8' colspan='2'></td></tr>")
        .arg(QGuiApplication::isRightToLeft() ? body + stripe : stripe + body);
}

} // namespace

void WhyPanel::write()
{
    const Theme theme = Theme::fromPalette(palette());
    QString body;
    for (const WhyEntry& entry : m_entries)
        if (!m_chosenAlone || entry.name == m_active)
            body += entryHtml(entry, entry.name == m_active && !m_chosenAlone, !m_chosenAlone, theme);
    const QString hint = m_entries.isEmpty()
                             ? tr("No measurements yet. Press F5 to see what each variant gains, and why.")
                         : body.isEmpty() ? tr("Select a row in the table below to see its explanation here.")
                                          : QString();
    const QString html =
        hint.isEmpty() ? QStringLiteral("<table width='100%' cellspacing='0' cellpadding='0'>%1</table>").arg(body)
                       : QStringLiteral("<p style='color:%1'>%2</p>").arg(theme.muted.name(), hint.toHtmlEscaped());
    if (html == m_written) return; // a running table comes often; what is read must not jump
    m_written = html;
    const int place = m_browser->verticalScrollBar()->value();
    QTextOption direction = m_browser->document()->defaultTextOption(); // not that of a title in Latin letters
    direction.setTextDirection(layoutDirection());
    m_browser->document()->setDefaultTextOption(direction);
    m_browser->setHtml(html);
    m_browser->verticalScrollBar()->setValue(place);
}

} // namespace qs
