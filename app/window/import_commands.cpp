// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/import_commands.h"

#include "app/window/message_bar.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <filesystem>

namespace qs {
namespace {

constexpr qint64 kHead = 64 * 1024; ///< bytes in which our own files say what they are

QString text(const std::string& words) { return QString::fromStdString(words); }
std::filesystem::path nativePath(const QString& path) { return QFile::encodeName(path).toStdString(); }

/// 'nvbench · copy.json'; evaluations under the name of their model.
QString runName(const ImportedRun& run)
{
    const std::string_view kind = importKindName(run.kind);
    const QString tool = QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size()));
    const QString source = text(run.result.importedFrom());
    const QString file = source.mid(source.indexOf(QLatin1String(", ")) + 2);
    return QStringLiteral("%1 · %2").arg(tool, run.kind == ImportKind::LmEval ? text(run.name) : file);
}

QString counted(qsizetype n, const QString& one, const QString& many) { return n == 1 ? one : many.arg(QLocale().toString(n)); }

/// '3 rows and 2 scores'
QString contents(const std::vector<ImportedRun>& runs)
{
    qsizetype rows = 0, scores = 0;
    for (const ImportedRun& run : runs) {
        if (const Segment* last = run.result.last()) rows += static_cast<qsizetype>(last->modes.size());
        scores += static_cast<qsizetype>(run.result.scores.size());
    }
    const QString rowText = counted(rows, ImportCommands::tr("1 row"), ImportCommands::tr("%1 rows"));
    const QString scoreText = counted(scores, ImportCommands::tr("1 score"), ImportCommands::tr("%1 scores"));
    return scores == 0 ? rowText : rows == 0 ? scoreText : ImportCommands::tr("%1 and %2").arg(rowText, scoreText);
}

} // namespace

bool mayBeForeignResult(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("jsonl") || suffix == QLatin1String("csv")) return true;
    if (suffix != QLatin1String("json")) return false;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return false; // the one that opens sessions says why
    const QByteArray head = file.read(kHead);
    return !head.contains("\"quantoscope-session\"") && !head.contains("\"quantoscope\"");
}

/// What the other thread brings back.
struct ImportCommands::Answer
{
    std::vector<ImportedRun> runs;
    std::vector<Error> errors;
};

namespace {

/// All files together, because items belong to their results; where one cannot be read, the others all the same.
void readAll(const std::vector<std::filesystem::path>& files, std::vector<ImportedRun>& runs, std::vector<Error>& errors)
{
    auto all = importResults(files);
    if (all) {
        runs = std::move(*all);
        return;
    }
    std::vector<std::filesystem::path> readable;
    for (const std::filesystem::path& file : files)
        if (const auto one = importResults({file})) readable.push_back(file);
        else errors.push_back(one.error());
    if (errors.empty()) errors.push_back(all.error()); // it is only together that they fail
    else if (!readable.empty()) {
        if (auto rest = importResults(readable)) runs = std::move(*rest);
        else errors.push_back(rest.error());
    }
}

} // namespace

ImportCommands::ImportCommands(QWidget& window, RunStore& store, Settings& settings, MessageBar& messages)
    : QObject(&window), m_window(window), m_store(store), m_settings(settings), m_messages(messages)
{
    m_pool.setMaxThreadCount(1);
}

ImportCommands::~ImportCommands()
{
    m_pool.clear();
    m_pool.waitForDone();
}

bool ImportCommands::choose()
{
    const QString last = m_settings.lastFolder();
    const QString start = !last.isEmpty() && QDir(last).exists() ? last : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QStringList files = QFileDialog::getOpenFileNames(&m_window, tr("Import results of others"), start,
                                                            tr("Results of nvbench, llama-bench, vLLM, lm-eval, optimum-benchmark, trtexec (*.json *.jsonl *.csv);;All files (*)"));
    if (files.isEmpty()) return false;
    import(files);
    return true;
}

void ImportCommands::import(const QStringList& files)
{
    if (files.isEmpty()) return;
    m_settings.setLastFolder(QFileInfo(files.first()).absolutePath());
    std::vector<std::filesystem::path> paths;
    for (const QString& file : files)
        paths.push_back(nativePath(file));
    ++m_pending;
    m_messages.say(MessageBar::Kind::Info, tr("Reading %1…").arg(counted(files.size(), QFileInfo(files.first()).fileName(), tr("%1 files"))));
    m_pool.start([this, paths] {
        Answer answer;
        readAll(paths, answer.runs, answer.errors);
        QMetaObject::invokeMethod(this, [this, answer = std::move(answer)]() mutable { take(std::move(answer)); }, Qt::QueuedConnection);
    });
}

void ImportCommands::take(Answer answer)
{
    --m_pending;
    QStringList problems, names, ids;
    for (const Error& error : answer.errors)
        problems << text(error.text());
    const QString came = contents(answer.runs);
    for (ImportedRun& run : answer.runs) {
        const QString name = runName(run);
        names << name;
        ids << m_store.add(std::move(run.result), name);
    }
    if (ids.isEmpty()) {
        m_messages.say(MessageBar::Kind::Error, tr("Nothing was imported."), problems.join(QLatin1Char(' ')));
        return;
    }
    emit imported(ids);
    const QString what = names.size() == 1 ? names.first() : tr("%1 files").arg(QLocale().toString(names.size()));
    const QString told = tr("Imported %1: %2, read-only.").arg(what, came);
    if (problems.isEmpty()) m_messages.say(MessageBar::Kind::Good, told);
    else m_messages.say(MessageBar::Kind::Error, told, tr("Not imported: %1").arg(problems.join(QLatin1Char(' '))));
}

} // namespace qs
