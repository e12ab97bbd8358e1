// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/run_badge.h"

#include "app/frame/message_bar.h"
#include "app/frame/window_actions.h"
#include "app/history/run_comparing.h"
#include "app/session/native_path.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/report/text/badge.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>

namespace qs {

RunBadge::RunBadge(const CommandServices& window, const RunComparing& comparing)
    : QObject(&window.window), m_window(window), m_comparing(comparing),
      m_action(
          window.actions.make("actionRunBadge", tr("Bad&ge for Markdown…"), {},
                              tr("Save a small picture of what the last of the compared runs came to, and copy the "
                                 "line of Markdown that shows it"),
                              {}, nullptr, false, tr("No runs are compared.")))
{
    QMenu* menu = window.actions.menu(WindowActions::Menu::Compare);
    menu->insertAction(window.actions.copyMarkdown, m_action);
    connect(m_action, &QAction::triggered, this, &RunBadge::choose);
    const auto update = [this] { m_action->setEnabled(m_comparing.last() != nullptr); };
    connect(&comparing, &RunComparing::compared, this, update);
    update();
}

void RunBadge::choose()
{
    const QString path = QFileDialog::getSaveFileName(&m_window.window, tr("Save badge"),
                                                      QStringLiteral("quantoscope-badge.svg"), tr("SVG (*.svg)"));
    if (!path.isEmpty()) save(path);
}

void RunBadge::save(const QString& path)
{
    const RunComparison* last = m_comparing.last();
    if (!last) return;
    const Badge badge = badgeOf(*last);
    m_write.request(
        [file = nativePath(path), badge](const std::stop_token&) -> Result<bool> {
            if (auto written = writeFileAtomically(file, badgeSvg(badge)); !written) return written.error();
            return true;
        },
        [this, path, badge](const Result<bool>& written) {
            if (!written) return m_window.messages.showError(written.error());
            QGuiApplication::clipboard()->setText(
                QString::fromStdString(badgeMarkdown(badge, QFileInfo(path).fileName().toStdString())));
            m_window.messages.showWritten(tr("Badge written to %1.").arg(QFileInfo(path).fileName()),
                                          tr("The line of Markdown that shows it is on the clipboard."), path);
        });
}

} // namespace qs
