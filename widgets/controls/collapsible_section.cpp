// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/collapsible_section.h"

#include "widgets/controls/elided_label.h"
#include "widgets/controls/form_rows.h"
#include "widgets/findings/ink.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPixmapCache>
#include <QToolButton>
#include <QTransform>
#include <QVBoxLayout>

namespace qs {

namespace {
constexpr int kArrow = 10;
}

CollapsibleSection::CollapsibleSection(const QString& title, QWidget* content, QWidget* parent)
    : QWidget(parent), m_header(new QToolButton(this)), m_summary(new ElidedLabel(this)), m_content(content)
{
    m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_header->setCheckable(true);
    m_header->setChecked(true);
    m_header->setAutoRaise(true);
    m_header->setFont(uiFont(Theme::baseSize, QFont::DemiBold));
    setTitle(title);
    m_header->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_summary->setFont(uiFont(Theme::baseSize - 1));
    m_summary->setAlignment(Qt::AlignRight | Qt::AlignVCenter);

    auto* top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_header, 0, Qt::AlignLeft);
    top->addWidget(m_summary, 1);
    auto* all = makeBox<QVBoxLayout>(this, {}, 6);
    all->addLayout(top);
    all->addWidget(m_content);
    connect(m_header, &QToolButton::toggled, this, [this](bool expanded) {
        unfold(expanded);
        emit expandedChanged(expanded);
    });
    unfold(true);
    recolor();
}

void CollapsibleSection::recolor()
{
    const Theme theme = Theme::fromPalette(palette());
    setPlain(m_header, theme.ink, {0, 2});
    setInk(m_summary, theme.muted);
    drawArrow();
}

// An icon: the arrow that a tool button draws by itself stays on the left in a mirrored window, upon the text.
void CollapsibleSection::drawArrow()
{
    const bool dark = Theme::fromPalette(palette()).dark;
    const QString way = isExpanded() ? QStringLiteral("down") : QStringLiteral("right");
    const QString file = QStringLiteral(":/quantoscope/icons/mark-%1-%2.svg")
                             .arg(way, dark ? QStringLiteral("dark") : QStringLiteral("light"));
    const bool mirrored = !isExpanded() && isRightToLeft();
    const QString key = QStringLiteral("%1@%2%3").arg(file).arg(devicePixelRatioF()).arg(mirrored);
    QPixmap arrow; // the same for all sections
    if (!QPixmapCache::find(key, &arrow)) {
        arrow = QIcon(file).pixmap(QSize(kArrow, kArrow), devicePixelRatioF());
        if (mirrored) arrow = arrow.transformed(QTransform::fromScale(-1, 1));
        QPixmapCache::insert(key, arrow);
    }
    m_header->setIcon(arrow);
    m_header->setIconSize(QSize(kArrow, kArrow));
}

void CollapsibleSection::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) recolor();
}

void CollapsibleSection::unfold(bool expanded)
{
    drawArrow();
    m_content->setVisible(expanded);
    m_summary->setVisible(!expanded);
}

bool CollapsibleSection::isExpanded() const { return m_header->isChecked(); }
void CollapsibleSection::setExpanded(bool expanded) { m_header->setChecked(expanded); }
QString CollapsibleSection::title() const { return m_header->text(); }

void CollapsibleSection::setTitle(const QString& title)
{
    m_header->setText(title);
    m_header->setAccessibleName(title);
    m_header->setToolTip(tr("Show or hide: %1").arg(title));
}

void CollapsibleSection::setSummary(const QString& summary) { m_summary->setText(summary); }

} // namespace qs
