// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/run_notice.h"

#include "widgets/controls/elided_label.h"
#include "widgets/controls/form_rows.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace qs {

RunNotice::RunNotice(QWidget* parent) : TintedFrame(parent), m_icon(new QLabel(this)), m_label(new ElidedLabel(this))
{
    setObjectName(QStringLiteral("runNotice"));
    m_label->setObjectName(QStringLiteral("runNoticeText"));
    m_label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_label->setMostLines(2);
    auto* row = makeBox<QHBoxLayout>(this, {12, 2, 8, 2}, 8);
    row->addWidget(m_icon);
    row->addWidget(m_label, 1);
    m_go = addButton(QStringLiteral("runNoticeGo"));
    m_select = addButton(QStringLiteral("runNoticeSelect"));
    connect(m_go, &QToolButton::clicked, this, &RunNotice::goRequested);
    connect(m_select, &QToolButton::clicked, this, &RunNotice::selectRequested);
    recolor();
    hide();
}

QToolButton* RunNotice::addButton(const QString& name)
{
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus);
    button->setMinimumWidth(1); // a narrow window cuts words, and does not grow
    layout()->addWidget(button);
    return button;
}

void RunNotice::showNotice(const QString& text, const QString& go, const QString& select)
{
    m_label->setText(text);
    setAccessibleName(text);
    m_go->setText(go);
    m_go->setVisible(!go.isEmpty());
    m_go->setToolTip(tr("Go to the page that shows the selected run"));
    m_selectWords = select;
    m_select->setVisible(!select.isEmpty());
    m_select->setAccessibleName(select);
    m_select->setToolTip(select + QLatin1Char('\n') + tr("Select the run that this page shows"));
    fitButtons();
    show();
}

/// The words that name a run give way, so that some are left of the sentence.
void RunNotice::fitButtons()
{
    m_select->setText(m_selectWords);
    if (m_select->isHidden()) return;
    const int frame = m_select->sizeHint().width() - m_select->fontMetrics().horizontalAdvance(m_selectWords);
    const int others = (m_go->isHidden() ? 0 : m_go->sizeHint().width()) + qRound(200 * textScale());
    const int room = std::max(width() - others - frame, qRound(60 * textScale()));
    m_select->setText(m_select->fontMetrics().elidedText(m_selectWords, Qt::ElideRight, room));
}

void RunNotice::resizeEvent(QResizeEvent* event)
{
    TintedFrame::resizeEvent(event);
    fitButtons();
}

QString RunNotice::text() const { return m_label->text(); }

void RunNotice::recolor()
{
    const Theme theme = Theme::fromPalette(QApplication::palette());
    m_icon->setPixmap(
        themedIcon(QStringLiteral("info"), theme, theme.readable(theme.accent, theme.panel)).pixmap(18, 18));
    setTint(mixed(theme.panel, theme.accent, 0.1), mixed(theme.border, theme.accent, 0.3));
}

void RunNotice::changeEvent(QEvent* event)
{
    TintedFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) recolor();
}

} // namespace qs
