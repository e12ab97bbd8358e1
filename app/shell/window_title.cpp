// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window_title.h"

#include "app/files/file_commands.h"
#include "app/frame/page_list.h"
#include "app/session/run_store.h"
#include "widgets/language/qt_text.h"

#include <QFileInfo>
#include <QMainWindow>

namespace qs {

WindowTitle::WindowTitle(QMainWindow& window, const PageList& pages, const RunStore& store, const FileCommands& files)
    : QObject(&window), m_window(window), m_pages(pages), m_store(store), m_files(files)
{
    connect(&m_files, &FileCommands::pathChanged, this, &WindowTitle::update);
    connect(&m_store, &RunStore::modifiedChanged, this, &WindowTitle::update);
    connect(&m_store, &RunStore::runChanged, this, &WindowTitle::update);
    for (const auto changed : {&PageList::subjectChanged, &PageList::contentChanged, &PageList::currentChanged})
        connect(&m_pages, changed, this, &WindowTitle::update);
    update();
}

/// Of what the page shows, or else the name of the run that it shows.
QString WindowTitle::subject() const
{
    const PageModule& page = m_pages.current();
    if (QString subject = page.content().subject; !subject.isEmpty()) return subject;
    const StoredRun* run = m_store.find(page.content().run);
    return run ? run->name : QString();
}

void WindowTitle::update()
{
    const QString path = m_files.path(), about = subject();
    const QString name = path.isEmpty() ? tr("Unsaved session") : QFileInfo(path).completeBaseName();
    const StoredRun* run = m_store.find(m_pages.current().content().run);
    QStringList parts{name + QStringLiteral("[*]"), about};
    if (run && run->result) parts << text(run->result->environment.target);
    parts.removeAll(QString());
    m_window.setWindowTitle(parts.join(QStringLiteral(" – ")));
    m_window.setWindowFilePath(path);
    m_window.setWindowModified(m_store.isModified());
}

} // namespace qs
