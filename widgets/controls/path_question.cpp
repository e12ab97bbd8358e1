// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/path_question.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QPointer>
#include <QWidget>

namespace qs {

QEvent::Type PathQuestion::kind()
{
    static const int type = QEvent::registerEventType();
    return static_cast<Type>(type);
}

void askForPath(QWidget* asking, const PathQuestion::What& what, std::function<void(const QString& path)> use)
{
    PathQuestion question(what, [alive = QPointer<QWidget>(asking), use = std::move(use)](const QString& path) {
        if (alive && !path.isEmpty()) use(path);
    });
    QCoreApplication::sendEvent(asking->window(), &question);
    if (question.isAccepted()) return;
    question.use()(what.folder ? QFileDialog::getExistingDirectory(asking, what.title, what.start)
                               : QFileDialog::getOpenFileName(asking, what.title, what.start, what.filter));
}

} // namespace qs
