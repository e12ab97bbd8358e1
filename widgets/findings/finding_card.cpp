// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/findings/finding_card.h"

#include "widgets/findings/finding_members.h"
#include "widgets/findings/finding_sign.h"
#include "widgets/findings/ink.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace qs {

namespace {
constexpr int kGutter = 34; // left of the text, for the sign

QString severityName(const FindingGroup& group)
{
    if (group.members.front().isRecommendation) return FindingCard::tr("Recommendation");
    switch (group.severity) {
    case Finding::Severity::Error:
        return FindingCard::tr("Error");
    case Finding::Severity::Warning:
        return FindingCard::tr("Warning");
    default:
        return FindingCard::tr("Note");
    }
}

QToolButton* makeLink(const char* name, const QString& toolTip, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(toolTip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setCursor(Qt::PointingHandCursor);
    button->setFont(uiFont(Theme::baseSize - 1, QFont::Medium));
    return button;
}

QLabel* makeText(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// Only what is new is announced to who listens.
void setName(QWidget* widget, const QString& name)
{
    if (widget->accessibleName() != name) widget->setAccessibleName(name);
}
} // namespace

FindingCard::FindingCard(const FindingGroup& group, const QString& place, QWidget* parent)
    : QWidget(parent), m_group(group), m_place(place), m_title(makeText("findingTitle", this)),
      m_detail(makeText("findingDetail", this)), m_mode(makeLink("findingMode", tr("Show this mode"), this)),
      m_show(makeLink("findingShow", {}, this)), m_why(makeLink("findingWhy", tr("Evidence and what to do"), this)),
      m_fix(new QPushButton(this)), m_members(new FindingMembers(this))
{
    setObjectName(QStringLiteral("findingCard"));
    makeParts();
    fill();
    setUnfolded(false);
    recolor();
}

void FindingCard::makeParts()
{
    m_title->setFont(uiFont(Theme::baseSize, QFont::Medium));
    m_title->installEventFilter(this);
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_detail->setContentsMargins(0, 4, 0, 2);
    m_show->setText(tr("show"));
    m_why->setCheckable(true);
    m_fix->setObjectName(QStringLiteral("findingFix"));
    m_fix->setFont(uiFont(Theme::baseSize - 1, QFont::Medium));
    m_fix->setAutoDefault(false);
    m_fix->setProperty("padding", QSize(10, 2));
    connect(m_mode, &QToolButton::clicked, this, [this] { emit modesClicked(m_group.modes()); });
    connect(m_show, &QToolButton::clicked, this, [this] { emit placeClicked(m_group.members.front()); });
    connect(m_fix, &QPushButton::clicked, this, &FindingCard::fixClicked);
    connect(m_members, &FindingMembers::pressed, this, &FindingCard::press);
    connect(m_why, &QToolButton::toggled, this, [this](bool on) {
        setUnfolded(on);
        emit unfolded(on);
    });
    auto* column = new QVBoxLayout(this);
    // Layouts do not mirror their margins.
    column->setContentsMargins(isRightToLeft() ? 12 : kGutter, 8, isRightToLeft() ? kGutter : 12, 8);
    column->setSpacing(2);
    column->addWidget(m_title);
    column->addWidget(m_mode, 0, Qt::AlignLeft); // names are long and docks narrow
    column->addWidget(m_fix, 0, Qt::AlignLeft);  // by itself: captions are long in some languages
    auto* line = new QHBoxLayout;
    line->setSpacing(10);
    line->addStretch(1);
    line->addWidget(m_show);
    line->addWidget(m_why);
    column->addLayout(line);
    column->addWidget(m_members);
    column->addWidget(m_detail);
}

void FindingCard::setGroup(const FindingGroup& group)
{
    if (group == m_group) return;
    m_group = group;
    fill();
    setUnfolded(m_why->isChecked());
    update(); // the sign may be another
}

/// Writes what the findings say into the parts, and hides those that have nothing to say.
void FindingCard::fill()
{
    const Finding& first = m_group.members.front();
    fillButtons();
    setName(this, QStringLiteral("%1: %2").arg(severityName(m_group), m_group.title));
    setToolTip(severityName(m_group));
    m_title->setText(m_group.title);
    m_title->setCursor(leadsSomewhere() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    m_title->setToolTip(!leadsSomewhere()                     ? QString()
                        : m_group.isOne() && first.hasPlace() ? m_show->toolTip()
                        : m_group.modes().size() > 1          ? tr("Select these modes")
                                                              : tr("Show this mode"));
    m_detail->setText(m_group.detail);
    m_members->setMembers(m_group.isOne() ? QVector<Finding>() : m_group.members);
    const bool named = m_group.isOne() && !first.modeName.isEmpty();
    m_mode->setVisible(named);
    if (named) {
        m_mode->setText(first.modeName);
        m_mode->setToolTip(first.modeName + QLatin1Char('\n') + tr("Show this mode")); // a narrow panel cuts it
        // The style centres the text in a wider button; it is to stand under the sentence.
        m_mode->setFixedWidth(QFontMetrics(m_mode->font()).horizontalAdvance(first.modeName) + 6);
    }
}

void FindingCard::fillButtons()
{
    const Finding& first = m_group.members.front();
    const QString place = first.ofInput ? tr("Show the input on the Tensors page") : m_place;
    m_show->setVisible(m_group.isOne() && first.hasPlace());
    m_show->setToolTip(place.isEmpty() ? tr("Show it in the trace") : place);
    setName(m_show, place.isEmpty() ? tr("Show in the trace: %1").arg(m_group.title)
                                    : QStringLiteral("%1: %2").arg(place, m_group.title));
    m_why->setVisible(!m_group.isOne() || !m_group.detail.isEmpty());
    setName(m_why, m_group.isOne() ? tr("Why: %1").arg(m_group.title) : tr("Show each: %1").arg(m_group.title));
    const QString caption = fixCaption(m_group.fix.fix);
    m_fix->setVisible(!caption.isEmpty());
    m_fix->setText(caption);
    m_fix->setToolTip(fixToolTip(m_group.fix.fix));
    setName(m_fix, QStringLiteral("%1: %2").arg(caption, m_group.title));
}

bool FindingCard::leadsSomewhere() const
{
    return !m_group.modes().isEmpty() || (m_group.isOne() && m_group.members.front().hasPlace());
}

void FindingCard::press(const Finding& finding)
{
    if (finding.hasPlace())
        emit placeClicked(finding);
    else if (!finding.modeName.isEmpty())
        emit modesClicked({finding.modeName});
}

void FindingCard::pressTitle()
{
    if (m_group.isOne())
        press(m_group.members.front());
    else
        emit modesClicked(m_group.modes());
}

// A click, not the end of a selection of the text.
bool FindingCard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_title && event->type() == QEvent::MouseButtonRelease && !m_title->hasSelectedText()) pressTitle();
    return QWidget::eventFilter(watched, event);
}

void FindingCard::setUnfolded(bool on)
{
    m_detail->setVisible(on && !m_group.detail.isEmpty());
    m_members->setVisible(on && !m_group.isOne());
    const QSignalBlocker blocked(m_why);
    m_why->setChecked(on);
    m_why->setText(on ? tr("less") : m_group.isOne() ? tr("why") : tr("details"));
}

void FindingCard::recolor()
{
    const Theme theme = Theme::fromPalette(palette());
    setInk(m_detail, theme.muted);
    for (QToolButton* link : {m_show, m_why})
        setPlain(link, theme.accent, {2, 1});
    setPlain(m_mode, theme.muted, {1, 1});
    m_members->recolor();
}

void FindingCard::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    recolor();
    update();
}

// Shape and letter tell the severity, colour only repeats it.
void FindingCard::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::fromPalette(palette());
    QPainter painter(this);
    painter.setPen(theme.grid);
    painter.drawLine(QPointF(12, height() - 0.5), QPointF(width() - 12, height() - 0.5));
    const QRectF sign(layoutDirection() == Qt::RightToLeft ? width() - 12 - 15 : 12,
                      8 + (m_title->fontMetrics().height() - 15) / 2.0, 15, 15);
    paintSign(painter, sign, signOf(m_group), theme);
}

} // namespace qs
