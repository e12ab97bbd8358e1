// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/targets/target_dialog.h"

#include "app/targets/target_form.h"
#include "app/targets/target_test_dialog.h"
#include "gpu/formats/io/describe.h"
#include "gpu/targets/ssh.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace qs {

TargetDialog::TargetDialog(std::shared_ptr<TargetPlace> place, std::optional<Target> before, QWidget* parent)
    : QDialog(parent), m_place(std::move(place)), m_before(std::move(before)), m_form(new TargetForm(this)),
      m_problem(new QLabel(this))
{
    setObjectName(QStringLiteral("targetDialog"));
    setWindowTitle(m_before ? tr("Edit target") : tr("Add target"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_problem->setObjectName(QStringLiteral("targetProblem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setMinimumHeight(2 * fontMetrics().lineSpacing() + 4);
    m_problem->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_save = buttons->button(QDialogButtonBox::Save);
    m_save->setObjectName(QStringLiteral("targetSave"));
    m_test = buttons->addButton(tr("&Test…"), QDialogButtonBox::ActionRole);
    m_test->setObjectName(QStringLiteral("targetTest"));
    m_test->setToolTip(tr("Connect and try everything that a run needs, step by step"));
    m_test->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->addWidget(m_form, 1);
    addAll(column, {m_problem, buttons});
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_test, &QPushButton::clicked, this, &TargetDialog::test);
    connect(m_form, &TargetForm::edited, this, &TargetDialog::check);
    m_hosts.request([](std::stop_token) -> Result<std::vector<std::string>> { return sshHosts(); },
                    [this](Result<std::vector<std::string>> hosts) {
                        QStringList names;
                        if (hosts)
                            for (const std::string& host : *hosts)
                                names << text(host);
                        m_form->setHosts(names);
                    });
    if (m_before) m_form->setTarget(*m_before);
    check();
    setMinimumWidth(520);
}

std::optional<Error> TargetDialog::problem() const
{
    const auto target = m_form->target();
    if (!target) return target.error();
    if (isTargetText(target->name))
        return Error{ErrorCode::Usage, Message::tr("%1 cannot be the name of a target.").arg(quotedText(target->name)),
                     Message::tr("Choose a name without a colon.")};
    const auto all = m_place->hub().targets();
    const bool taken = std::ranges::find(all, target->name, &Target::name) != all.end();
    if (taken && !(m_before && m_before->name == target->name))
        return Error{ErrorCode::Usage, Message::tr("There is a target named %1 already.").arg(quotedText(target->name)),
                     Message::tr("Enter another name.")};
    return std::nullopt;
}

void TargetDialog::check()
{
    const auto wrong = problem();
    const QString words = wrong ? messageText(*wrong) : QString();
    m_problem->setText(m_form->isEmpty() ? QString() : words);
    m_problem->setAccessibleDescription(m_problem->text());
    for (QPushButton* button : {m_save, m_test})
        button->setEnabled(!wrong);
    m_save->setToolTip(words);
}

Target TargetDialog::target() const { return m_form->target().value(); }

void TargetDialog::test()
{
    auto* dialog = new TargetTestDialog(m_place, target(), this);
    dialog->open();
    dialog->start();
}

} // namespace qs
