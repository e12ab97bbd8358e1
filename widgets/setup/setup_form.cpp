// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/setup/setup_form.h"

#include "widgets/controls/collapsible_section.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"

#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

namespace qs {

SetupForm::SetupForm(const Names& names, QWidget* parent) : QWidget(parent), m_names(names)
{
    setObjectName(names.panel);
    setAcceptDrops(true);
}

void SetupForm::build(std::initializer_list<Section> sections, const QString& runText, const QString& estimate,
                      const QString& aboutEstimate, QWidget* first)
{
    auto* content = new QWidget;
    auto* column = makeBox<QVBoxLayout>(content, {12, 8, 12, 12}, 10);
    if (first) column->addWidget(first);
    for (const auto& [title, section] : sections) {
        m_folds.append(new CollapsibleSection(title, section));
        column->addWidget(m_folds.back());
        connect(m_folds.back(), &CollapsibleSection::expandedChanged, this, [this] { refresh(); });
    }
    column->addStretch(1);

    auto* scroll = new QScrollArea(this);
    scroll->setObjectName(m_names.scroll);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false); // the panel's own colour, not that of a field
    content->setAutoFillBackground(false);
    auto* all = makeBox<QVBoxLayout>(this, {}, 0);
    all->addWidget(scroll, 1);
    all->addWidget(makeFooter(runText, estimate, aboutEstimate));
    setMinimumWidth(280);
    for (const QKeySequence& keys : {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)})
        connect(new QShortcut(keys, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut), &QShortcut::activated,
                this, &SetupForm::run);
}

QWidget* SetupForm::makeFooter(const QString& runText, const QString& estimate, const QString& aboutEstimate)
{
    auto* footer = new QWidget(this);
    auto* box = makeBox<QVBoxLayout>(footer, {12, 8, 12, 10}, 6);
    m_estimate = described(new InlineMessage(footer), m_names.estimate, estimate, aboutEstimate);
    m_run = described(new QPushButton(runText, footer), m_names.run, runText, QString());
    m_run->setAutoDefault(false);
    m_run->setProperty("role", "primary");
    connect(m_run, &QPushButton::clicked, this, &SetupForm::run);
    addAll(box, {m_estimate, m_run});
    return footer;
}

void SetupForm::setEstimate(const QString& text, bool tooLarge)
{
    m_tooLarge = tooLarge;
    m_estimate->setMessage(tooLarge ? InlineMessage::Kind::Error : InlineMessage::Kind::Hint, text);
    refresh();
}

QString SetupForm::sizeProblem() const { return m_tooLarge ? m_estimate->message() : QString(); }

void SetupForm::setRunText(const QString& text)
{
    m_run->setText(text);
    m_run->setAccessibleName(text);
}

int SetupForm::footerTop() const { return m_run->parentWidget()->y(); }

void SetupForm::setRunEnabled(bool enabled, const QString& reason)
{
    m_runEnabled = enabled;
    m_runReason = reason;
    refresh();
}

void SetupForm::updateRun(const QStringList& wrong, const QString& toolTip)
{
    m_run->setEnabled(m_runEnabled && wrong.isEmpty());
    m_run->setToolTip(!wrong.isEmpty() ? wrong.join(QLatin1Char('\n')) : !m_runEnabled ? m_runReason : toolTip);
}

void SetupForm::run()
{
    if (m_run->isEnabled()) emit runRequested();
}

} // namespace qs
