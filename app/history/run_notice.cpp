// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/run_notice.h"

#include "widgets/controls/elided_label.h"
#include "widgets/style/text_scale.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace qs {

RunNotice::RunNotice(QWidget* parent) : NoticeFrame(&Theme::accent, 0.1, 0.3, parent), m_label(new ElidedLabel(this))
{
    setObjectName(QStringLiteral("runNotice"));
    m_label->setObjectName(QStringLiteral("runNoticeText"));
    m_label->setMostLines(2);
    makeRow(m_label, 2);
    m_go = addButton(QStringLiteral("runNoticeGo"));
    m_select = addButton(QStringLiteral("runNoticeSelect"));
    connect(m_go, &QToolButton::clicked, this, &RunNotice::goRequested);
    connect(m_select, &QToolButton::clicked, this, &RunNotice::selectRequested);
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
    NoticeFrame::resizeEvent(event);
    fitButtons();
}

QString RunNotice::text() const { return m_label->text(); }

} // namespace qs
