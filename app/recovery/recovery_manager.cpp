// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/recovery_manager.h"

#include "app/files/file_commands.h"
#include "app/frame/message_bar.h"
#include "app/frame/page_list.h"
#include "app/recovery/recovery_bar.h"
#include "app/recovery/recovery_dialog.h"
#include "widgets/language/message_text.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace qs {

RecoveryManager::RecoveryManager(Autosave& autosave, RunStore& store, FileCommands& files, const PageList& pages,
                                 MessageBar& messages, QWidget& window)
    : QObject(&window), m_autosave(autosave), m_store(store), m_files(files), m_pages(pages), m_messages(messages),
      m_window(window), m_bar(new RecoveryBar(&window))
{
    connect(&m_files, &FileCommands::pathChanged, &m_autosave, [this] { m_autosave.setFile(m_files.file()); });
    connect(&m_autosave, &Autosave::failed, this, [this](const Error& error) {
        m_messages.showMessage(MessageBar::Kind::Error,
                               tr("No recovery copy can be kept: %1").arg(messageText(error.message)),
                               tr("Runs continue. Save the session soon. %1").arg(messageText(error.hint)));
    });
    connectRuns();
    connectBar();
    findUnsavedSessions();
}

void RecoveryManager::connectRuns()
{
    connect(&m_pages, &PageList::started, this, [this] {
        m_measuring = true;
        m_autosave.begin();
    });
    connect(&m_pages, &PageList::progressed, this,
            [this](const StoredRun& soFar) { m_autosave.setStudySoFar(soFar.study); });
    // Told once the result is in the store; of the end of an answer, too.
    connect(&m_pages, &PageList::ended, this, [this] {
        if (!m_pages.isBusy() && std::exchange(m_measuring, false)) m_autosave.end();
    });
}

void RecoveryManager::connectBar()
{
    connect(m_bar, &RecoveryBar::restoreRequested, this, &RecoveryManager::restore);
    connect(m_bar, &RecoveryBar::discardRequested, this, &RecoveryManager::askToDiscard);
    connect(m_bar, &RecoveryBar::detailsRequested, this, &RecoveryManager::showDetails);
}

void RecoveryManager::findUnsavedSessions()
{
    m_look.request([root = m_autosave.root()](std::stop_token) { return leftSessions(root); },
                   [this](Result<std::vector<LeftSession>> left) {
                       if (!left) return; // they are looked for again at the next start
                       m_bar->offer(*left);
                       if (m_dialog) m_dialog->setSessions(*left);
                   });
}

void RecoveryManager::restore(const LeftSession& session)
{
    m_files.replaceBy([this, session] { restoreNow(session); });
}

void RecoveryManager::restoreNow(const LeftSession& session)
{
    const std::shared_ptr<QLockFile> claimed = claim(session.place);
    if (!claimed) {
        m_messages.showMessage(MessageBar::Kind::Info, tr("Another window has already restored this session."));
        return findUnsavedSessions();
    }
    m_bar->setBusy(true);
    m_restore.request([place = session.place, claimed](std::stop_token) { return restoreSession(place); },
                      [this, place = session.place, claimed](const Result<RestoredSession>& result) {
                          restored(place, claimed, result);
                      });
}

void RecoveryManager::restored(const RecoveryPlace& place, const std::shared_ptr<QLockFile>& claimed,
                               const Result<RestoredSession>& result)
{
    m_bar->setBusy(false);
    if (!result) return m_messages.showError(result.error(), tr("Not restored:"));
    const RestoredSession& session = *result;
    m_store.restore(session.data);
    m_files.setRestoredFile(session.file);
    if (session.problems.isEmpty())
        m_autosave.adopt(place, claimed);
    else
        m_unread.push_back(claimed); // what could not be read is for the user to throw away, after this window
    showRestored(place, session);
    std::vector<LeftSession> others = m_bar->sessions();
    std::erase_if(others, [&](const LeftSession& other) { return other.place.id == place.id; });
    m_bar->offer(others);
    if (m_dialog) m_dialog->close();
}

void RecoveryManager::showRestored(const RecoveryPlace& place, const RestoredSession& session)
{
    QStringList rest;
    if (!session.problems.isEmpty())
        rest << tr("Some parts could not be read: %1").arg(session.problems.join(QLatin1Char(' ')))
             << tr("The recovery copy is kept in %1 until it is discarded.")
                    .arg(QDir::toNativeSeparators(place.folder()));
    if (!session.parted.isEmpty()) rest << session.parted;
    if (session.problems.isEmpty()) rest << tr("Save the session to keep it.");
    const auto kind = !session.problems.isEmpty() ? MessageBar::Kind::Error
                      : !session.parted.isEmpty() ? MessageBar::Kind::Info
                                                  : MessageBar::Kind::Good;
    m_messages.showMessage(kind, tr("%n run(s) restored.", nullptr, static_cast<int>(session.data.runs.size())),
                           rest.join(QLatin1Char(' ')));
}

void RecoveryManager::askToDiscard(const std::vector<LeftSession>& sessions)
{
    QMessageBox box(QMessageBox::Warning, tr("Discard the recovery copies?"),
                    tr("%n session(s) will be deleted permanently.", nullptr, static_cast<int>(sessions.size())),
                    QMessageBox::Cancel, &m_window);
    box.setObjectName(QStringLiteral("discardDialog"));
    QStringList lines;
    for (const LeftSession& session : sessions)
        lines << leftSessionText(session);
    box.setInformativeText(lines.join(QLatin1Char('\n')));
    QPushButton* discard = box.addButton(tr("Discard"), QMessageBox::DestructiveRole);
    discard->setObjectName(QStringLiteral("discard"));
    box.exec();
    if (box.clickedButton() != discard) return;
    for (const LeftSession& session : sessions)
        if (auto claimed = claim(session.place)) discardSession(session.place, claimed);
    findUnsavedSessions();
}

void RecoveryManager::showDetails()
{
    if (!m_dialog) {
        m_dialog = new RecoveryDialog(&m_window);
        connect(m_dialog, &RecoveryDialog::restoreRequested, this, &RecoveryManager::restore);
        connect(m_dialog, &RecoveryDialog::discardRequested, this, &RecoveryManager::askToDiscard);
    }
    m_dialog->setSessions(m_bar->sessions());
    m_dialog->show();
    m_dialog->raise();
}

} // namespace qs
