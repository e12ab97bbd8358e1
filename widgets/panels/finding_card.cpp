// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/finding_card.h"

#include "widgets/panels/ink.h"
#include "widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>
#include <QVBoxLayout>

namespace qs {

namespace {
constexpr int kGutter = 34; // left of the text, for the sign

QString severityName(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Error:
        return FindingCard::tr("Error");
    case Finding::Severity::Warning:
        return FindingCard::tr("Warning");
    default:
        return FindingCard::tr("Note");
    }
}

QToolButton* makeLink(const QString& text, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setText(text);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setCursor(Qt::PointingHandCursor);
    button->setFont(Theme::font(Theme::baseSize - 1, QFont::Medium));
    return button;
}
} // namespace

FindingCard::FindingCard(const Finding& finding, QWidget* parent) : QWidget(parent), m_finding(finding)
{
    setObjectName(QStringLiteral("findingCard"));
    setAccessibleName(severityName(finding.severity) + QStringLiteral(": ") + finding.title);
    setToolTip(severityName(finding.severity));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGutter, 8, 12, 8);
    column->setSpacing(2);
    m_title = new QLabel(finding.title, this);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_title->setFont(Theme::font(Theme::baseSize, QFont::Medium));
    column->addWidget(m_title);
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    m_mode = makeLink(finding.modeName, this);
    m_mode->setToolTip(tr("Show this mode"));
    m_mode->setVisible(!finding.modeName.isEmpty());
    m_why = makeLink(tr("why"), this);
    m_why->setCheckable(true);
    m_why->setObjectName(QStringLiteral("findingWhy"));
    m_why->setAccessibleName(tr("Why: %1").arg(finding.title));
    m_why->setToolTip(tr("What this rests on and what to do"));
    m_why->setVisible(!finding.detail.isEmpty());
    line->addWidget(m_mode);
    line->addStretch(1);
    line->addWidget(m_why);
    if (!finding.modeName.isEmpty() || !finding.detail.isEmpty()) column->addLayout(line);
    m_detail = new QLabel(finding.detail, this);
    m_detail->setObjectName(QStringLiteral("findingDetail"));
    m_detail->setWordWrap(true);
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(m_detail);
    connect(m_why, &QToolButton::toggled, this, [this](bool on) {
        setUnfolded(on);
        emit unfolded(on);
    });
    connect(m_mode, &QToolButton::clicked, this, [this] { emit modeClicked(m_finding.modeName); });
    setUnfolded(false);
    recolor();
}

void FindingCard::setUnfolded(bool on)
{
    const QSignalBlocker blocked(m_why);
    m_why->setChecked(on);
    m_why->setText(on ? tr("less") : tr("why"));
    m_detail->setVisible(on && !m_finding.detail.isEmpty());
}

QColor FindingCard::tint() const
{
    const Theme theme = Theme::fromPalette(palette());
    switch (m_finding.severity) {
    case Finding::Severity::Error:
        return theme.bad;
    case Finding::Severity::Warning:
        return theme.warning;
    default:
        return theme.accent;
    }
}

void FindingCard::recolor()
{
    const Theme theme = Theme::fromPalette(palette());
    setInk(m_detail, theme.muted);
    setPlain(m_why, theme.accent, QStringLiteral("2px 0"));
    setPlain(m_mode, theme.muted, QStringLiteral("2px 0"));
}

void FindingCard::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    recolor();
    update();
}

// Shape and letter tell the severity, colour only repeats it: triangle !, octagon-like square ×, circle i.
void FindingCard::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::fromPalette(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.grid);
    painter.drawLine(QPointF(12, height() - 0.5), QPointF(width() - 12, height() - 0.5));
    const QRectF sign(12, 8 + (m_title->fontMetrics().height() - 15) / 2.0, 15, 15);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tint());
    QString letter = QStringLiteral("i");
    if (m_finding.severity == Finding::Severity::Warning) {
        painter.drawPolygon(
            QPolygonF({{sign.center().x(), sign.top()}, sign.bottomRight(), sign.bottomLeft()}));
        letter = QStringLiteral("!");
    } else if (m_finding.severity == Finding::Severity::Error) {
        painter.drawRoundedRect(sign, 3, 3);
        letter = QStringLiteral("×");
    } else {
        painter.drawEllipse(sign);
    }
    painter.setPen(theme.background);
    painter.setFont(Theme::font(11, QFont::Bold));
    const bool triangle = m_finding.severity == Finding::Severity::Warning;
    painter.drawText(triangle ? sign.adjusted(0, 3, 0, 2) : sign, Qt::AlignCenter, letter);
}

} // namespace qs
