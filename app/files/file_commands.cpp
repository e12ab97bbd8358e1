// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/file_commands.h"

#include "app/export/chart_export.h"
#include "app/export/chart_notes_json.h"
#include "app/export/export_beside.h"
#include "app/export/report_exporter.h"
#include "app/frame/message_bar.h"
#include "app/frame/stop_first.h"
#include "app/session/session_file.h"
#include "app/tasks/awaited.h"
#include "widgets/charts/core/chart_widget.h"
#include "widgets/language/message_text.h"

#include <QAction>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

namespace qs {
namespace {

QString sessionFilter() { return FileCommands::tr("Quantoscope sessions (*.%1)").arg(QLatin1String(kSessionSuffix)); }

/// Holds a flag up as long as it lives.
class Busy
{
public:
    explicit Busy(bool& flag) : m_flag(flag)
    {
        m_flag = true;
        QGuiApplication::setOverrideCursor(Qt::BusyCursor);
    }
    ~Busy()
    {
        m_flag = false;
        QGuiApplication::restoreOverrideCursor();
    }
    Busy(const Busy&) = delete;
    Busy& operator=(const Busy&) = delete;

private:
    bool& m_flag;
};

} // namespace

FileCommands::FileCommands(QWidget& window, RunStore& store, Settings& settings, MessageBar& messages, StopFirst& stop,
                           const QString& lockFolder)
    : QObject(&window), m_window(window), m_store(store), m_settings(settings), m_messages(messages), m_stop(stop),
      m_guard(new FileGuard(lockFolder, this)), m_openFolder(new QAction(tr("Open folder"), this)),
      m_reload(new QAction(tr("Reload"), this)), m_saveElsewhere(new QAction(tr("Save as…"), this))
{
    m_openFolder->setToolTip(tr("Show the folder in the file manager"));
    m_reload->setToolTip(tr("Read the session's file again"));
    m_saveElsewhere->setToolTip(tr("Save the session under another name"));
    connect(m_guard, &FileGuard::changedOutside, this, &FileCommands::onChangedOutside);
    connect(m_reload, &QAction::triggered, this, [this] { replaceBy([this] { return reload(); }); });
    connect(m_saveElsewhere, &QAction::triggered, this, [this] { saveAs(); });
    connect(m_openFolder, &QAction::triggered, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_exported)); });
}

void FileCommands::remember(const QString& path)
{
    m_settings.recentFiles.add(path);
    m_settings.lastFolder.set(QFileInfo(path).absolutePath());
    emit recentFilesChanged();
}

void FileCommands::setPath(const QString& path)
{
    m_path = path;
    m_guard->hold(path);
    emit pathChanged(path);
}

bool FileCommands::mayDiscard()
{
    while (m_store.isModified()) { // again where something came in while it was saved
        QMessageBox box(QMessageBox::Question, tr("Unsaved runs"), tr("The session has changes that are not saved."),
                        QMessageBox::NoButton, &m_window);
        box.setObjectName(QStringLiteral("unsavedDialog"));
        box.setInformativeText(tr("Save them before they are gone?"));
        box.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
        box.setDefaultButton(QMessageBox::Save);
        const int answer = box.exec();
        if (answer == QMessageBox::Discard) return true;
        if (answer != QMessageBox::Save || !save()) return false;
    }
    return true;
}

bool FileCommands::onceStopped(std::function<bool()> then)
{
    const auto done = std::make_shared<bool>(false);
    m_stop.then([done, then = std::move(then)] { *done = then(); });
    return *done;
}

/// First what is being measured, since that leaves something to save.
bool FileCommands::replaceBy(std::function<bool()> next)
{
    if (m_busy) return false;
    return onceStopped([this, next = std::move(next)] { return !m_busy && mayDiscard() && next(); });
}

bool FileCommands::newSession()
{
    return replaceBy([this] {
        m_store.reset({});
        setPath({});
        m_messages.clear();
        return true;
    });
}

bool FileCommands::open()
{
    if (m_busy) return false;
    const QString session = QStringLiteral("*.%1 *.json").arg(QLatin1String(kSessionSuffix)),
                  tensors = QStringLiteral("*.npy *.safetensors"), others = QStringLiteral("*.jsonl *.csv"),
                  tables = QStringLiteral("*.md *.tsv");
    const QStringList filters{
        tr("All that can be opened (%1)").arg(QStringList{session, tensors, others, tables}.join(QLatin1Char(' '))),
        tr("Sessions and results (%1)").arg(session),
        tr("Tensors (%1)").arg(tensors),
        tr("Results of others (%1)").arg(others),
        tr("Tables to audit (%1)").arg(tables),
        tr("All files (*)")};
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Open"), m_settings.startFolder(),
                                                      filters.join(QLatin1String(";;")));
    if (path.isEmpty()) return false;
    emit fileChosen(path);
    return true;
}

bool FileCommands::openFile(const QString& path)
{
    return replaceBy([this, path] { return load(path); });
}

/// Not as long as something is measured: its result would land in the session that was read.
bool FileCommands::reload()
{
    if (m_path.isEmpty() || m_busy) return false;
    return onceStopped([this] { return !m_path.isEmpty() && load(m_path); });
}

bool FileCommands::load(const QString& path)
{
    if (m_busy) return false;
    const Busy busy(m_busy);
    auto session = awaited<SessionData>([path] { return loadSession(path); });
    if (!session) {
        m_messages.sayError(session.error(), tr("Not opened:"));
        return false;
    }
    m_store.reset(std::move(*session));
    const bool isSession = path.endsWith(QLatin1Char('.') + QLatin1String(kSessionSuffix));
    setPath(isSession ? path : QString()); // a results.json is never written over
    remember(path);
    m_messages.clear();
    warnOfOthers();
    return true;
}

void FileCommands::take(const QString& path)
{
    setPath(path);
    warnOfOthers();
}

void FileCommands::warnOfOthers()
{
    const auto other = m_guard->otherHolder();
    if (!other) return;
    m_messages.say(MessageBar::Kind::Info,
                   tr("Another window has this file open (process %1 on %2).").arg(other->pid).arg(other->host),
                   tr("What is saved there and here would replace each other: saving asks first."));
}

void FileCommands::onChangedOutside(FileGuard::Change change)
{
    if (m_busy || m_path.isEmpty()) return;
    const QString name = QFileInfo(m_path).fileName();
    if (change == FileGuard::Change::Removed)
        m_messages.say(MessageBar::Kind::Info, tr("%1 was removed or renamed by something else.").arg(name),
                       tr("The session is still here; save it to have the file again."));
    else if (change == FileGuard::Change::Replaced)
        m_messages.say(MessageBar::Kind::Info, tr("%1 was changed by something else.").arg(name),
                       tr("This window still shows what was in it before."), m_reload);
    if (change != FileGuard::Change::None) m_store.markUnsaved(); // this session is in no file any more
}

FileCommands::Answer FileCommands::askBeforeWriting()
{
    const bool replaced = m_guard->change() == FileGuard::Change::Replaced;
    const auto other = m_guard->otherHolder();
    if (!replaced && !other) return Answer::Write;
    QMessageBox box(QMessageBox::Warning, tr("Save over another version?"), QString(), QMessageBox::Cancel, &m_window);
    box.setObjectName(QStringLiteral("changedDialog"));
    const QString name = QFileInfo(m_path).fileName();
    box.setText(
        replaced ? tr("%1 was changed by something else since it was opened here.").arg(name)
                 : tr("%1 is open in another window (process %2 on %3).").arg(name).arg(other->pid).arg(other->host));
    box.setInformativeText(
        tr("Overwriting replaces that version by this one. Reloading drops what is not saved here."));
    QPushButton* elsewhere = box.addButton(tr("Save as…"), QMessageBox::AcceptRole);
    QPushButton* overwrite = box.addButton(tr("Overwrite"), QMessageBox::DestructiveRole);
    QPushButton* again = box.addButton(tr("Reload"), QMessageBox::ResetRole);
    elsewhere->setObjectName(QStringLiteral("saveElsewhere"));
    overwrite->setObjectName(QStringLiteral("overwrite"));
    again->setObjectName(QStringLiteral("reload"));
    box.setDefaultButton(elsewhere);
    box.exec();
    if (box.clickedButton() == elsewhere) return Answer::SaveAs;
    if (box.clickedButton() == again) return Answer::Reload;
    return box.clickedButton() == overwrite ? Answer::Write : Answer::Cancel;
}

bool FileCommands::save()
{
    if (m_path.isEmpty()) return saveAs();
    if (m_busy) return false;
    switch (askBeforeWriting()) {
    case Answer::Write:
        return saveTo(m_path);
    case Answer::SaveAs:
        return saveAs();
    case Answer::Reload:
        reload();
        return false; // nothing of this session was saved
    case Answer::Cancel:
        break;
    }
    return false;
}

bool FileCommands::saveAs()
{
    if (m_busy) return false;
    const QString start =
        m_path.isEmpty() ? m_settings.startFolder() + QStringLiteral("/session.%1").arg(QLatin1String(kSessionSuffix))
                         : m_path;
    QFileDialog dialog(&m_window, tr("Save the session"), start, sessionFilter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QLatin1String(kSessionSuffix));
    dialog.selectFile(start);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return false;
    return saveTo(dialog.selectedFiles().first());
}

bool FileCommands::saveTo(const QString& path)
{
    if (m_busy) return false;
    const Busy busy(m_busy);
    const SessionData snapshot = m_store.data();
    const quint64 revision = m_store.revision();
    const auto saved = awaited<void>([path, &snapshot] { return saveSession(path, snapshot); });
    if (!saved) {
        const QString hint = messageText(saved.error().hint);
        const QString kept = tr("The session stays open and unsaved; a recovery copy of it is kept.");
        m_messages.say(MessageBar::Kind::Error, tr("Not saved: %1").arg(messageText(saved.error().message)),
                       hint.isEmpty() ? kept : tr("%1 %2").arg(hint, kept), m_saveElsewhere);
        return false;
    }
    const bool complete = m_store.markSaved(revision);
    setPath(path);
    remember(path);
    m_messages.say(MessageBar::Kind::Good, tr("Saved as %1.").arg(QDir::toNativeSeparators(path)),
                   complete ? QString() : tr("What came in while it was written is not in the file yet: save again."));
    return true;
}

bool FileCommands::exportReport()
{
    if (m_busy) return false;
    if (m_store.runs().isEmpty()) {
        m_messages.say(MessageBar::Kind::Info, tr("There is nothing to export yet."), tr("Press F5 to measure first."));
        return false;
    }
    const QString folder =
        QFileDialog::getExistingDirectory(&m_window, tr("Folder for the report"), m_settings.startFolder());
    if (folder.isEmpty()) return false;
    if (QFileInfo::exists(folder + QStringLiteral("/report.md"))) {
        QMessageBox box(QMessageBox::Question, tr("Replace the report?"), tr("The folder already holds a report."),
                        QMessageBox::Cancel, &m_window);
        box.setObjectName(QStringLiteral("replaceDialog"));
        box.setInformativeText(tr("Replace it? Other files in the folder stay as they are."));
        QPushButton* replace = box.addButton(tr("Replace"), QMessageBox::AcceptRole);
        box.exec();
        if (box.clickedButton() != replace) return false;
    }
    return exportTo(folder);
}

void FileCommands::connectCharts(const QList<ChartWidget*>& charts)
{
    for (ChartWidget* chart : charts)
        connect(chart, &ChartWidget::savePictureRequested, this, [this, chart] { savePicture(*chart); });
}

bool FileCommands::savePicture(const ChartWidget& chart)
{
    QFileDialog dialog(&m_window, tr("Save the picture"), m_settings.startFolder(), tr("Pictures (*.png *.svg *.pdf)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("png"));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return false;
    return savePictureTo(chart, dialog.selectedFiles().first());
}

bool FileCommands::savePictureTo(const ChartWidget& chart, const QString& path)
{
    if (m_busy) return false;
    const Busy busy(m_busy);
    const QString suffix = QFileInfo(path).suffix().toLower();
    ChartPictureOptions options;
    options.format = suffix == QLatin1String("svg")   ? ChartFormat::Svg
                     : suffix == QLatin1String("pdf") ? ChartFormat::Pdf
                                                      : ChartFormat::Png;
    options.size = chart.pictureSize();
    const auto saved = resultBeside<Result<void>>(
        m_window, tr("Saving the picture"), [&](ExportPass& pass) { return writeChart(chart, options, path, pass); });
    if (!saved) {
        m_messages.sayError(saved.error(), tr("The picture was not saved."));
        return false;
    }
    m_settings.lastFolder.set(QFileInfo(path).absolutePath());
    m_messages.say(MessageBar::Kind::Good, tr("Picture saved as %1.").arg(QDir::toNativeSeparators(path)));
    return true;
}

bool FileCommands::exportTo(const QString& folder)
{
    if (m_busy) return false;
    const Busy busy(m_busy);
    ReportInput input;
    input.baselineMode = m_store.baseline();
    for (const StoredRun& run : m_store.runs()) {
        input.add(run, chartNotesOf(m_store.data().annotations, run.id));
    }
    const auto files = resultBeside<Result<QStringList>>(
        m_window, tr("Writing the report"), [&](ExportPass& pass) { return qs::exportReport(input, folder, pass); });
    if (!files) {
        if (files.error().code == ErrorCode::Interrupted) {
            m_messages.say(MessageBar::Kind::Info, tr("The export was cancelled."), tr("Nothing was written."));
            return false;
        }
        m_messages.sayError(files.error(), tr("Not exported:"));
        return false;
    }
    m_exported = folder;
    m_settings.lastFolder.set(QFileInfo(folder).absolutePath());
    m_messages.say(MessageBar::Kind::Good, tr("Report written to %1.").arg(QDir::toNativeSeparators(folder)),
                   tr("%1 files.").arg(files->size()), m_openFolder);
    return true;
}

} // namespace qs
