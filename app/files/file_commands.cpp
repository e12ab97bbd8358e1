// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/file_commands.h"

#include "app/export/chart_notes_json.h"
#include "app/export/charts/chart_export.h"
#include "app/export/export_beside.h"
#include "app/export/report_exporter.h"
#include "app/files/report_dialog.h"
#include "app/frame/message_bar.h"
#include "app/frame/stop_first.h"
#include "app/session/native_path.h"
#include "app/session/session_file.h"
#include "widgets/charts/core/chart_widget.h"
#include "widgets/controls/commit_typed.h"
#include "widgets/language/message_text.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <memory>
#include <utility>

namespace qs {
namespace {

QString sessionFilter() { return FileCommands::tr("Quantoscope sessions (*.%1)").arg(QLatin1String(kSessionSuffix)); }

constexpr std::chrono::milliseconds kMessageDelay{400}; ///< what is read or written by then needs no word

} // namespace

FileCommands::FileCommands(QWidget& window, RunStore& store, Settings& settings, MessageBar& messages, StopFirst& stop,
                           const QString& lockFolder)
    : QObject(&window), m_window(window), m_store(store), m_settings(settings), m_messages(messages), m_stop(stop),
      m_guard(new FileGuard(lockFolder, this)), m_reload(new QAction(tr("Reload"), this)),
      m_saveElsewhere(new QAction(tr("Save as…"), this)), m_stopReading(new QAction(tr("Cancel"), this)),
      m_moment(new QTimer(this)), m_later(new QTimer(this))
{
    m_later->setSingleShot(true);
    m_later->setInterval(kMessageDelay);
    connect(m_later, &QTimer::timeout, this, [this] { onChangedOutside(m_guard->change()); });
    m_moment->setSingleShot(true);
    m_moment->setInterval(kMessageDelay);
    m_reload->setToolTip(tr("Reload the session from its file"));
    m_saveElsewhere->setToolTip(tr("Save the session under another name"));
    m_stopReading->setToolTip(tr("Keep the open session"));
    connect(m_guard, &FileGuard::changedOutside, this, &FileCommands::onChangedOutside);
    connect(m_reload, &QAction::triggered, this, [this] { replaceBy([this] { reload(); }); });
    connect(m_saveElsewhere, &QAction::triggered, this, [this] { saveAs(); });
    connect(m_stopReading, &QAction::triggered, this, &FileCommands::stopReading);
}

void FileCommands::remember(const QString& path)
{
    m_settings.recentFiles.add(path);
    m_settings.lastFolder.set(QFileInfo(path).absolutePath());
    emit recentFilesChanged();
}

void FileCommands::setFile(const SessionFile& file)
{
    m_guard->setFile(file);
    emit pathChanged(file.path);
}

bool FileCommands::askToDiscard(const Saved& later)
{
    commitTyped();
    stopReading(); // another session is wanted now, or none
    if (m_writing.isBusy()) {
        if (auto before = std::exchange(m_afterwards, later)) before(false);
        return false;
    }
    if (!m_store.isModified() || !m_settings.askUnsaved()) return true;
    QMessageBox box(QMessageBox::Question, tr("Unsaved changes"), tr("This session has unsaved changes."),
                    QMessageBox::NoButton, &m_window);
    box.setObjectName(QStringLiteral("unsavedDialog"));
    box.setInformativeText(tr("Save the changes to this session?"));
    box.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    if (answer == QMessageBox::Discard) return true;
    if (answer == QMessageBox::Save)
        save(later);
    else
        later(false);
    return false;
}

/// First what is being measured, since that leaves something to save. Again where something came in while it was saved.
void FileCommands::replaceBy(const std::function<void()>& next)
{
    m_stop.then([this, next] {
        const auto again = [this, next](bool saved) {
            if (saved) replaceBy(next);
        };
        if (askToDiscard(again)) next();
    });
}

void FileCommands::newSession(const std::function<void()>& then)
{
    replaceBy([this, then] {
        m_store.reset({});
        setFile({});
        m_messages.clear();
        then();
    });
}

void FileCommands::open()
{
    QStringList filters, all;
    for (const FileKindInfo& kind : fileKinds()) {
        const QString endings = QString::fromLatin1(kind.endings);
        all << endings.split(QLatin1Char(' '));
        filters << QStringLiteral("%1 (%2)").arg(messageText(Message::marked(kind.title)), endings);
    }
    all.removeDuplicates();
    filters.prepend(tr("All files that can be opened (%1)").arg(all.join(QLatin1Char(' '))));
    filters << tr("All files (*)");
    const QStringList paths = QFileDialog::getOpenFileNames(&m_window, tr("Open"), m_settings.startFolder(),
                                                            filters.join(QLatin1String(";;")));
    if (!paths.isEmpty()) emit filesChosen(paths);
}

void FileCommands::inspectFiles(const QStringList& files,
                                const std::function<void(const std::vector<InspectedFile>&)>& then)
{
    showMessageLater(files.size() == 1 ? tr("Reading %1…").arg(QDir::toNativeSeparators(files.first()))
                                       : tr("Reading %n file(s)…", nullptr, static_cast<int>(files.size())),
                     nullptr);
    m_looking.request(
        [files](std::stop_token) {
            std::vector<InspectedFile> all;
            for (const QString& file : files)
                all.push_back({file, lookAtFile(nativePath(file))});
            return all;
        },
        [this, then](const Result<std::vector<InspectedFile>>& looked) {
            m_moment->stop();
            if (looked)
                then(*looked);
            else
                m_messages.showError(looked.error(), tr("Not opened:"));
            emit filesInspected();
        });
}

void FileCommands::openFile(const QString& path)
{
    replaceBy([this, path] { load(path); });
}

/// Not as long as something is measured: its result would land in the session that was read.
void FileCommands::reload()
{
    m_stop.then([this] {
        if (!path().isEmpty()) load(path());
    });
}

/// Says what goes on, where it takes longer than a moment.
void FileCommands::showMessageLater(const QString& words, QAction* action)
{
    m_moment->disconnect();
    connect(m_moment, &QTimer::timeout, this, [this, words, action] {
        if (isBusy()) m_messages.showMessage(MessageBar::Kind::Info, words, {}, action);
    });
    m_moment->start();
}

void FileCommands::stopReading()
{
    if (!m_reading.isBusy()) return;
    m_reading.cancel();
    m_messages.clear();
}

void FileCommands::load(const QString& path)
{
    showMessageLater(tr("Reading %1…").arg(QDir::toNativeSeparators(path)), m_stopReading);
    m_reading.request(
        [path](std::stop_token) -> Result<Read> {
            const SessionFile file = fileNow(path); // what others write from here on is a change of theirs
            auto data = loadSession(path);
            if (!data) return data.error();
            return Read{std::move(*data), file};
        },
        [this, path, before = m_store.revision()](Result<Read> result) {
            if (!result) {
                m_messages.showError(result.error(), tr("Not opened:"));
                return emit readEnded();
            }
            m_messages.clear();
            const auto session = std::make_shared<Read>(std::move(*result));
            m_stop.then([this, path, before, session] {
                if (m_writing.isBusy() || m_store.revision() != before)
                    return openFile(path); // what came in meanwhile is asked for
                loaded(std::move(*session));
            });
        });
}

void FileCommands::loaded(Read session)
{
    const QString path = session.file.path;
    m_store.reset(std::move(session.data));
    const bool isSession = path.endsWith(QLatin1Char('.') + QLatin1String(kSessionSuffix));
    setFile(isSession ? session.file : SessionFile()); // a results.json is never written over
    remember(path);
    m_messages.clear();
    warnOfOthers();
    emit readEnded();
}

void FileCommands::setSession(Open session)
{
    m_store.reset(std::move(session.data));
    setFile(session.file);
    if (session.isModified) m_store.markUnsaved();
}

void FileCommands::whenRead(const std::function<void()>& then)
{
    if (m_looking.isBusy())
        connect(
            this, &FileCommands::filesInspected, this, [this, then] { whenRead(then); },
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    else if (m_reading.isBusy())
        connect(this, &FileCommands::readEnded, this, then,
                static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    else
        QMetaObject::invokeMethod(this, then, Qt::QueuedConnection);
}

void FileCommands::setRestoredFile(const SessionFile& file)
{
    setFile(file);
    warnOfOthers();
}

void FileCommands::warnOfOthers()
{
    const auto other = m_guard->otherHolder();
    if (!other) return;
    m_messages.showMessage(MessageBar::Kind::Info,
                           tr("Another window has this file open (process %1 on %2).").arg(other->pid).arg(other->host),
                           tr("Each window would overwrite what the other saves. You are asked before saving."));
}

void FileCommands::onChangedOutside(FileGuard::Change change)
{
    if (path().isEmpty()) return;
    if (isBusy()) return m_later->start(); // what is being written or read is a change of this window's own
    const QString name = QFileInfo(path()).fileName();
    if (change == FileGuard::Change::Removed)
        m_messages.showMessage(MessageBar::Kind::Info, tr("%1 was removed or renamed by another program.").arg(name),
                               tr("The session is still open. Save it to create the file again."));
    else if (change == FileGuard::Change::Replaced)
        m_messages.showMessage(MessageBar::Kind::Info, tr("%1 was changed by another program.").arg(name),
                               tr("This window still shows the previous contents."), m_reload);
    if (change != FileGuard::Change::None) m_store.markUnsaved(); // this session is in no file any more
}

/// Where others have changed the session's file, or have the file open that is to be written.
FileCommands::Answer FileCommands::askBeforeWriting(const QString& path)
{
    const bool isOwn = m_guard->isHeld(path);
    const bool replaced = isOwn && m_guard->change() == FileGuard::Change::Replaced;
    const auto other = isOwn ? m_guard->otherHolder() : m_guard->holderOf(path);
    if (!replaced && !other) return Answer::Write;
    QMessageBox box(QMessageBox::Warning, tr("Overwrite another version?"), QString(), QMessageBox::Cancel, &m_window);
    box.setObjectName(QStringLiteral("changedDialog"));
    const QString name = QFileInfo(path).fileName();
    box.setText(
        replaced ? tr("%1 was changed by another program since it was opened here.").arg(name)
                 : tr("%1 is open in another window (process %2 on %3).").arg(name).arg(other->pid).arg(other->host));
    box.setInformativeText(
        isOwn ? tr("Overwrite replaces that version with this one. Reload discards the unsaved changes in this window.")
              : tr("Overwrite replaces that version with this one."));
    QPushButton* elsewhere = box.addButton(tr("Save as…"), QMessageBox::AcceptRole);
    QPushButton* overwrite = box.addButton(tr("Overwrite"), QMessageBox::DestructiveRole);
    QPushButton* again = isOwn ? box.addButton(tr("Reload"), QMessageBox::ResetRole) : nullptr;
    elsewhere->setObjectName(QStringLiteral("saveElsewhere"));
    overwrite->setObjectName(QStringLiteral("overwrite"));
    if (again) again->setObjectName(QStringLiteral("reload"));
    box.setDefaultButton(elsewhere);
    box.exec();
    if (box.clickedButton() == elsewhere) return Answer::SaveAs;
    if (again && box.clickedButton() == again) return Answer::Reload;
    return box.clickedButton() == overwrite ? Answer::Write : Answer::Cancel;
}

void FileCommands::save(const Saved& then)
{
    commitTyped();
    path().isEmpty() ? saveAs(then) : saveOver(path(), then);
}

void FileCommands::saveAs(const Saved& then)
{
    commitTyped();
    if (m_writing.isBusy()) return then(false);
    const QString start =
        path().isEmpty() ? m_settings.startFolder() + QStringLiteral("/session.%1").arg(QLatin1String(kSessionSuffix))
                         : path();
    QFileDialog dialog(&m_window, tr("Save the session"), start, sessionFilter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QLatin1String(kSessionSuffix));
    dialog.selectFile(start);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return then(false);
    saveOver(dialog.selectedFiles().first(), then);
}

/// Asks first where that would take something from others.
void FileCommands::saveOver(const QString& path, const Saved& then)
{
    if (m_writing.isBusy()) return then(false);
    switch (askBeforeWriting(path)) {
    case Answer::Write:
        return saveTo(path, then);
    case Answer::SaveAs:
        return saveAs(then);
    case Answer::Reload:
        reload();
        break; // nothing of this session was saved
    case Answer::Cancel:
        break;
    }
    then(false);
}

void FileCommands::saveTo(const QString& path, const Saved& then)
{
    if (m_writing.isBusy()) return then(false);
    showMessageLater(tr("Saving %1…").arg(QDir::toNativeSeparators(path)), nullptr);
    m_writing.request(
        [path, snapshot = m_store.data()](std::stop_token) -> Result<SessionFile> {
            if (auto written = saveSession(path, snapshot); !written) return written.error();
            return fileNow(path);
        },
        [this, then, revision = m_store.revision()](const Result<SessionFile>& result) {
            const bool done = saved(revision, result);
            const Saved afterwards = std::exchange(m_afterwards, nullptr);
            then(done);
            if (afterwards) afterwards(done);
        });
}

bool FileCommands::saved(quint64 revision, const Result<SessionFile>& result)
{
    if (!result) {
        const QString hint = messageText(result.error().hint);
        const QString kept = tr("The session stays open and unsaved. A recovery copy is kept.");
        m_messages.showMessage(MessageBar::Kind::Error, tr("Not saved: %1").arg(messageText(result.error().message)),
                               hint.isEmpty() ? kept : tr("%1 %2").arg(hint, kept), m_saveElsewhere);
        return false;
    }
    const bool complete = m_store.markSaved(revision);
    setFile(*result);
    remember(path());
    m_messages.showMessage(MessageBar::Kind::Good, tr("Saved as %1.").arg(QDir::toNativeSeparators(path())),
                           complete ? QString()
                                    : tr("Results that arrived while saving are not in the file yet. Save again."));
    return true;
}

void FileCommands::exportReport()
{
    commitTyped();
    if (m_store.runs().isEmpty())
        return m_messages.showMessage(MessageBar::Kind::Info, tr("There is nothing to export yet."),
                                      tr("Press F5 to measure first."));
    ReportDialog dialog(m_store.runs(), m_settings, &m_window);
    if (dialog.exec() == QDialog::Accepted) exportTo(dialog.choice());
}

void FileCommands::connectCharts(const QList<ChartWidget*>& charts)
{
    for (ChartWidget* chart : charts)
        connect(chart, &ChartWidget::savePictureRequested, this, [this, chart] { savePicture(*chart); });
}

void FileCommands::savePicture(const ChartWidget& chart)
{
    QFileDialog dialog(&m_window, tr("Save image"), m_settings.startFolder(), tr("Images (*.png *.svg *.pdf)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("png"));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return;
    savePictureTo(chart, dialog.selectedFiles().first());
}

void FileCommands::savePictureTo(const ChartWidget& chart, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    ChartPictureOptions options;
    options.format = suffix == QLatin1String("svg")   ? ChartFormat::Svg
                     : suffix == QLatin1String("pdf") ? ChartFormat::Pdf
                                                      : ChartFormat::Png;
    options.size = chart.pictureSize();
    const std::shared_ptr<const ChartContent> content = chart.snapshot();
    ExportBeside::run<void>(
        m_window, tr("Saving the image"),
        [content, options, path](ExportPass& pass) { return writeChart(*content, options, path, pass); },
        [this, path](const Result<void>& written) {
            if (!written) return m_messages.showError(written.error(), tr("The image was not saved."));
            m_settings.lastFolder.set(QFileInfo(path).absolutePath());
            m_messages.showWritten(tr("Image saved as %1.").arg(QDir::toNativeSeparators(path)), {}, path);
        });
}

void FileCommands::exportTo(const QString& folder) { exportTo({folder, {}, {}}); }

void FileCommands::exportTo(const ReportChoice& choice)
{
    ReportInput input;
    input.baselineMode = m_store.baseline();
    input.content = choice.content;
    for (const StoredRun& run : m_store.runs())
        if (!choice.leftOut.contains(run.id)) input.add(run, chartNotesOf(m_store.data().annotations, run.id));
    ExportBeside::run<QStringList>(
        m_window, tr("Writing the report"),
        [input, folder = choice.folder](ExportPass& pass) { return qs::exportReport(input, folder, pass); },
        [this, choice](const Result<QStringList>& files) { exported(choice, files); });
}

void FileCommands::exported(const ReportChoice& choice, const Result<QStringList>& files)
{
    if (!files) return m_messages.showError(files.error(), tr("Not exported:"));
    m_settings.lastFolder.set(QFileInfo(choice.folder).absolutePath());
    m_messages.showWritten(tr("Report written to %1.").arg(QDir::toNativeSeparators(choice.folder)),
                           tr("%n file(s).", nullptr, static_cast<int>(files->size())),
                           choice.folder +
                               (choice.content.page ? QStringLiteral("/report.html") : QStringLiteral("/report.md")));
}

} // namespace qs
