// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/findings/finding_members.h"

#include "widgets/findings/ink.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace qs {

FindingMembers::FindingMembers(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 2, 0, 2);
    m_column->setSpacing(1);
}

FindingMembers::Line FindingMembers::makeLine(int index)
{
    auto* mode = new QToolButton(this);
    mode->setObjectName(QStringLiteral("findingMember"));
    mode->setAutoRaise(true);
    mode->setFocusPolicy(Qt::StrongFocus);
    mode->setCursor(Qt::PointingHandCursor);
    mode->setFont(uiFont(Theme::baseSize - 1, QFont::Medium));
    connect(mode, &QToolButton::clicked, this, [this, index] { emit pressed(m_members[index]); });
    auto* words = new QLabel(this);
    words->setObjectName(QStringLiteral("findingMemberWords"));
    words->setWordWrap(true);
    words->setTextFormat(Qt::PlainText);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    words->setContentsMargins(4, 0, 0, 4);
    m_column->addWidget(mode, 0, Qt::AlignLeft);
    m_column->addWidget(words);
    return {mode, words};
}

void FindingMembers::setMembers(const QVector<Finding>& members)
{
    m_members = members;
    const bool grown = m_lines.size() < members.size();
    while (m_lines.size() < members.size())
        m_lines << makeLine(static_cast<int>(m_lines.size()));
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const Line& line = m_lines[i];
        line.mode->setVisible(i < members.size());
        line.words->setVisible(i < members.size());
        if (i >= members.size()) continue;
        const Finding& member = members[i];
        line.mode->setText(member.modeName);
        line.mode->setToolTip(member.ofInput       ? tr("Show the input on the Tensors page")
                              : member.isInTrace() ? tr("Show it in the trace")
                                                   : tr("Show this mode"));
        if (const QString name = QStringLiteral("%1: %2").arg(member.modeName, member.title);
            line.mode->accessibleName() != name)
            line.mode->setAccessibleName(name);
        line.words->setText(member.title);
    }
    if (grown) recolor();
}

void FindingMembers::recolor()
{
    const Theme theme = Theme::fromPalette(palette());
    for (const Line& line : m_lines) {
        setPlain(line.mode, theme.accent, {2, 1});
        setInk(line.words, theme.ink);
    }
}

} // namespace qs
