// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frame/ask.h"

#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace qs {

void ask(QWidget* parent, const Question& question, const QObject* context, std::function<void()> then)
{
    auto* box = new QMessageBox(QMessageBox::Question, question.title, question.text, QMessageBox::NoButton, parent);
    box->setObjectName(QString::fromLatin1(question.name));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText); // names and words of others
    box->setInformativeText(question.more);
    QPushButton* yes = box->addButton(question.yes, QMessageBox::AcceptRole);
    box->setDefaultButton(question.no.isEmpty() ? box->addButton(QMessageBox::Cancel)
                                                : box->addButton(question.no, QMessageBox::RejectRole));
    QObject::connect(yes, &QPushButton::clicked, context, std::move(then));
    box->open();
}

} // namespace qs
