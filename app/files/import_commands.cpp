// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/import_commands.h"

#include "app/files/import_preview.h"
#include "app/frame/message_bar.h"
#include "app/session/native_path.h"
#include "gpu/report/import/beside.h"
#include "gpu/report/import/file_kind.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

namespace qs {
namespace {

QStringList problemsOf(const std::vector<Error>& errors)
{
    QStringList problems;
    for (const Error& error : errors)
        problems << messageText(error);
    return problems;
}

/// All files together, because items belong to their results; where one cannot be read, the others all the same.
void readAll(const std::vector<std::filesystem::path>& files, std::vector<ImportedRun>& runs,
             std::vector<Error>& errors)
{
    auto all = importResults(files);
    if (all) {
        runs = std::move(*all);
        return;
    }
    std::vector<std::filesystem::path> readable;
    for (const std::filesystem::path& file : files)
        if (const auto one = importResults({file}))
            readable.push_back(file);
        else
            errors.push_back(one.error());
    if (errors.empty())
        errors.push_back(all.error()); // it is only together that they fail
    else if (!readable.empty()) {
        if (auto rest = importResults(readable))
            runs = std::move(*rest);
        else
            errors.push_back(rest.error());
    }
}

} // namespace

ImportCommands::ImportCommands(QWidget& window, RunStore& store, Settings& settings, MessageBar& messages)
    : QObject(&window), m_window(window), m_store(store), m_settings(settings), m_messages(messages)
{}

QStringList ImportCommands::askForFiles(const QString& title)
{
    const auto kinds = fileKinds();
    const auto foreign = std::ranges::find(kinds, FileKind::ForeignResults, &FileKindInfo::kind);
    const QString filter =
        QStringLiteral("%1 (%2)").arg(messageText(Message::marked(foreign->title)), QLatin1String(foreign->endings));
    return QFileDialog::getOpenFileNames(&m_window, title, m_settings.startFolder(),
                                         filter + QStringLiteral(";;") + tr("All files (*)"));
}

bool ImportCommands::choose()
{
    const QStringList files = askForFiles(tr("Import results"));
    import(files);
    return !files.isEmpty();
}

bool ImportCommands::chooseBeside(const QString& runId)
{
    const StoredRun* run = m_store.find(runId);
    if (!run || !run->result || !takesRowsBeside(*run->result)) {
        m_messages.showMessage(MessageBar::Kind::Info, tr("There is no run to add imported results to."),
                               tr("Show a run of a single size that was measured here."));
        return false;
    }
    const QStringList files = askForFiles(tr("Add imported results to %1").arg(run->name));
    importBeside(files, runId);
    return !files.isEmpty();
}

void ImportCommands::import(const QStringList& files, std::vector<Error> others) { read(files, {}, std::move(others)); }

void ImportCommands::importBeside(const QStringList& files, const QString& runId) { read(files, runId); }

void ImportCommands::read(const QStringList& files, const QString& beside, std::vector<Error> others)
{
    if (files.isEmpty()) return;
    m_settings.lastFolder.set(QFileInfo(files.first()).absolutePath());
    std::vector<std::filesystem::path> paths;
    for (const QString& file : files)
        paths.push_back(nativePath(file));
    m_messages.showMessage(MessageBar::Kind::Info,
                           files.size() == 1 ? tr("Reading %1…").arg(QFileInfo(files.first()).fileName())
                                             : tr("Reading %n file(s)…", nullptr, static_cast<int>(files.size())));
    m_task.request(
        [paths](std::stop_token) {
            Answer answer;
            readAll(paths, answer.runs, answer.errors);
            return answer;
        },
        [this, beside, others = std::move(others)](Result<Answer> read) {
            Answer answer = read ? std::move(*read) : Answer{{}, {read.error()}};
            answer.errors.insert(answer.errors.end(), others.begin(), others.end());
            preview(std::move(answer), beside);
        });
}

void ImportCommands::preview(Answer answer, const QString& beside)
{
    const auto add = [this, beside](Answer chosen) {
        if (beside.isEmpty())
            addImported(std::move(chosen));
        else
            addBeside(std::move(chosen), beside);
    };
    if (answer.runs.empty()) return add(std::move(answer));
    const StoredRun* run = m_store.find(beside);
    auto* dialog = new ImportPreview(answer.runs, problemsOf(answer.errors), run ? run->name : QString(), &m_window);
    const auto kept = std::make_shared<Answer>(std::move(answer));
    connect(dialog, &QDialog::accepted, this, [dialog, kept, add] {
        const std::vector<bool> chosen = dialog->chosen();
        std::size_t at = 0;
        std::erase_if(kept->runs, [&](const ImportedRun&) { return !chosen[at++]; });
        add(std::move(*kept));
    });
    connect(dialog, &QDialog::rejected, this,
            [this] { m_messages.showMessage(MessageBar::Kind::Info, tr("Nothing was imported.")); });
    m_messages.clear();
    dialog->open();
}

void ImportCommands::addImported(Answer answer)
{
    QStringList names, ids;
    const QStringList problems = problemsOf(answer.errors);
    const QString came = importedContents(answer.runs);
    for (ImportedRun& run : answer.runs) {
        const QString name = importedRunName(run);
        names << name;
        ids << m_store.add(std::move(run.result), name);
    }
    if (ids.isEmpty()) {
        m_messages.showMessage(MessageBar::Kind::Error, tr("Nothing was imported."), problems.join(QLatin1Char(' ')));
        return;
    }
    emit imported(ids);
    const QString what = names.size() == 1 ? names.first() : tr("%n file(s)", nullptr, static_cast<int>(names.size()));
    showImported(tr("Imported %1: %2, read-only.").arg(what, came), problems);
}

void ImportCommands::addBeside(Answer answer, const QString& beside)
{
    QStringList problems = problemsOf(answer.errors);
    const StoredRun* run = m_store.find(beside);
    if (!run || !run->result) problems.prepend(tr("The run was removed."));
    auto result = run && run->result && !answer.runs.empty() ? besideMeasured(*run->result, answer.runs)
                                                             : Result<RunResult>(Error{});
    if (!result) {
        if (!result.error().message.empty()) problems.prepend(messageText(result.error()));
        return m_messages.showMessage(MessageBar::Kind::Error, tr("Nothing was imported."),
                                      problems.join(QLatin1Char(' ')));
    }
    const QString name = run->name, what = answer.runs.size() == 1
                                               ? importedRunName(answer.runs.front())
                                               : tr("%n file(s)", nullptr, static_cast<int>(answer.runs.size()));
    m_store.replaceResult(beside, std::move(*result), tr("add imported results to %1").arg(name));
    emit importedBeside(beside);
    showImported(
        tr("Added %1 to %2: %3, read-only and without verdicts.").arg(what, name, importedContents(answer.runs)),
        problems);
}

void ImportCommands::showImported(const QString& told, const QStringList& problems)
{
    if (problems.isEmpty())
        m_messages.showMessage(MessageBar::Kind::Good, told);
    else
        m_messages.showMessage(MessageBar::Kind::Error, told,
                               tr("Not imported: %1").arg(problems.join(QLatin1Char(' '))));
}

} // namespace qs
