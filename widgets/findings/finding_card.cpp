// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/findings/finding_card.h"

#include "widgets/findings/ink.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
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
    button->setFont(uiFont(Theme::baseSize - 1, QFont::Medium));
    return button;
}

bool showsMode(const Finding& finding) { return !finding.modeName.isEmpty() && finding.modes.isEmpty(); }

bool hasSameParts(const Finding& a, const Finding& b)
{
    return showsMode(a) == showsMode(b) && a.hasPlace() == b.hasPlace() && a.detail.isEmpty() == b.detail.isEmpty() &&
           a.fix == b.fix;
}

/// Only what is new is announced to who listens.
void setName(QWidget* widget, const QString& name)
{
    if (widget->accessibleName() != name) widget->setAccessibleName(name);
}
} // namespace

FindingCard::FindingCard(const Finding& finding, QWidget* parent) : QWidget(parent), m_finding(finding)
{
    setObjectName(QStringLiteral("findingCard"));
    auto* column = new QVBoxLayout(this);
    // Layouts do not mirror their margins.
    column->setContentsMargins(isRightToLeft() ? 12 : kGutter, 8, isRightToLeft() ? kGutter : 12, 8);
    column->setSpacing(2);
    m_title = makeTitle();
    column->addWidget(m_title);
    if (showsMode(finding)) m_mode = makeMode();
    if (finding.hasPlace()) m_show = makeShow();
    if (!finding.detail.isEmpty()) m_why = makeWhy();
    if (!fixCaption(finding.fix).isEmpty()) m_fix = makeFix();
    // Names and captions are long and docks narrow: with more than 'why' beside them, they have a line of their own.
    auto* line = new QHBoxLayout;
    line->setSpacing(10);
    if (m_mode && (m_fix || m_show))
        column->addWidget(m_mode, 0, Qt::AlignLeft);
    else if (m_mode)
        line->addWidget(m_mode);
    if (m_fix && m_show && m_why)
        column->addWidget(m_fix, 0, Qt::AlignLeft);
    else if (m_fix)
        line->addWidget(m_fix);
    line->addStretch(1);
    if (m_show) line->addWidget(m_show);
    if (m_why) line->addWidget(m_why);
    if (line->count() > 1)
        column->addLayout(line);
    else
        delete line;
    m_detail = new QLabel(this);
    m_detail->setObjectName(QStringLiteral("findingDetail"));
    m_detail->setWordWrap(true);
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_detail->setContentsMargins(0, 4, 0, 2);
    column->addWidget(m_detail);
    fill();
    setUnfolded(false);
    recolor();
}

bool FindingCard::setFinding(const Finding& finding)
{
    if (!hasSameParts(finding, m_finding)) return false;
    const bool recolored = finding.severity != m_finding.severity;
    m_finding = finding;
    fill();
    if (recolored) update();
    return true;
}

/// Writes what the finding says into the parts.
void FindingCard::fill()
{
    const QString& title = m_finding.title;
    setName(this, QStringLiteral("%1: %2").arg(severityName(m_finding.severity), title));
    setToolTip(severityName(m_finding.severity));
    m_title->setText(title);
    m_detail->setText(m_finding.detail);
    if (m_mode) {
        m_mode->setText(m_finding.modeName);
        // The style centres the text in a wider button; it is to stand under the sentence.
        m_mode->setFixedWidth(QFontMetrics(m_mode->font()).horizontalAdvance(m_finding.modeName) + 6);
    }
    if (m_show) {
        const QString toolTip = m_place.isEmpty() ? tr("Show it in the trace") : m_place;
        m_title->setToolTip(toolTip);
        m_show->setToolTip(toolTip);
        setName(m_show, m_place.isEmpty() ? tr("Show in the trace: %1").arg(title)
                                          : QStringLiteral("%1: %2").arg(m_place, title));
    }
    if (m_why) setName(m_why, tr("Why: %1").arg(title));
    if (m_fix) setName(m_fix, QStringLiteral("%1: %2").arg(fixCaption(m_finding.fix), title));
}

QLabel* FindingCard::makeTitle()
{
    auto* title = new QLabel(this);
    title->setObjectName(QStringLiteral("findingTitle"));
    title->setWordWrap(true);
    title->setTextFormat(Qt::PlainText);
    title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    title->setFont(uiFont(Theme::baseSize, QFont::Medium));
    if (!m_finding.hasPlace()) return title;
    title->setCursor(Qt::PointingHandCursor);
    title->installEventFilter(this);
    return title;
}

QToolButton* FindingCard::makeMode()
{
    QToolButton* mode = makeLink({}, this);
    mode->setObjectName(QStringLiteral("findingMode"));
    mode->setToolTip(tr("Show this mode"));
    connect(mode, &QToolButton::clicked, this, [this] { emit modeClicked(m_finding.modeName); });
    return mode;
}

QToolButton* FindingCard::makeShow()
{
    QToolButton* show = makeLink(tr("show"), this);
    show->setObjectName(QStringLiteral("findingShow"));
    connect(show, &QToolButton::clicked, this, &FindingCard::titleClicked);
    return show;
}

QToolButton* FindingCard::makeWhy()
{
    QToolButton* why = makeLink(tr("why"), this);
    why->setCheckable(true);
    why->setObjectName(QStringLiteral("findingWhy"));
    why->setToolTip(tr("What this rests on and what to do"));
    connect(why, &QToolButton::toggled, this, [this](bool on) {
        setUnfolded(on);
        emit unfolded(on);
    });
    return why;
}

QPushButton* FindingCard::makeFix()
{
    auto* fix = new QPushButton(fixCaption(m_finding.fix), this);
    fix->setObjectName(QStringLiteral("findingFix"));
    fix->setToolTip(fixToolTip(m_finding.fix));
    fix->setFont(uiFont(Theme::baseSize - 1, QFont::Medium));
    fix->setAutoDefault(false);
    connect(fix, &QPushButton::clicked, this, &FindingCard::fixClicked);
    return fix;
}

// A click, not the end of a selection of the text.
bool FindingCard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_title && event->type() == QEvent::MouseButtonRelease && !m_title->hasSelectedText())
        emit titleClicked();
    return QWidget::eventFilter(watched, event);
}

void FindingCard::setUnfolded(bool on)
{
    m_detail->setVisible(on && !m_finding.detail.isEmpty());
    if (!m_why) return;
    const QSignalBlocker blocked(m_why);
    m_why->setChecked(on);
    m_why->setText(on ? tr("less") : tr("why"));
}

void FindingCard::setPlaceToolTip(const QString& toolTip)
{
    m_place = toolTip;
    fill();
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
    for (QToolButton* link : {m_show, m_why})
        if (link) setPlain(link, theme.accent, QStringLiteral("1px 2px"));
    if (m_mode) setPlain(m_mode, theme.muted, QStringLiteral("1px 1px"));
    if (m_fix) m_fix->setStyleSheet(QStringLiteral("QPushButton { padding: 2px 10px; margin: 3px 0 1px 0; }"));
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
    const QRectF sign(layoutDirection() == Qt::RightToLeft ? width() - 12 - 15 : 12,
                      8 + (m_title->fontMetrics().height() - 15) / 2.0, 15, 15);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tint());
    QString letter = QStringLiteral("i");
    if (m_finding.severity == Finding::Severity::Warning) {
        painter.drawPolygon(QPolygonF({{sign.center().x(), sign.top()}, sign.bottomRight(), sign.bottomLeft()}));
        letter = QStringLiteral("!");
    } else if (m_finding.severity == Finding::Severity::Error) {
        painter.drawRoundedRect(sign, 3, 3);
        letter = QStringLiteral("×");
    } else {
        painter.drawEllipse(sign);
    }
    painter.setPen(theme.background);
    painter.setFont(uiFont(11, QFont::Bold));
    const bool triangle = m_finding.severity == Finding::Severity::Warning;
    painter.drawText(triangle ? sign.adjusted(0, 3, 0, 2) : sign, Qt::AlignCenter, letter);
}

} // namespace qs
