// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/decide_command.h"
#include "app/cli/display.h"
#include "app/cli/present_command.h"
#include "app/cli/recover_command.h"
#include "app/cli/report_command.h"
#include "app/export/report_exporter.h"
#include "app/language/language.h"
#include "gpu/cli/commands.h"
#include "gpu/core/host_info.h"
#include "gpu/spec/usage.h"
#include "gpu/studies/protocol/quantize_run.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QLocale>

#include <algorithm>
#include <clocale>
#include <cstdio>
#include <functional>
#include <optional>

namespace qs {

namespace {

/// A server has no runtime folder; pictures are drawn without one, so the user need not read about it.
void quietAboutRuntimeFolder(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    if (type != QtDebugMsg && !text.startsWith(QLatin1String("QStandardPaths: ")))
        std::fprintf(stderr, "quantoscope: %s\n", qPrintable(text));
}

/// A QApplication that needs no display, for drawing pictures; made when first needed.
class OffscreenApplication
{
public:
    OffscreenApplication(int& argc, char** argv) : m_argc(argc), m_argv(argv) {}
    void ensure()
    {
        if (m_application) return;
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qInstallMessageHandler(quietAboutRuntimeFolder);
        m_application.emplace(m_argc, m_argv);
        useCNumericLocale();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); // as the texts of the command line
        loadResources();
    }

private:
    int& m_argc;
    char** m_argv;
    std::optional<QApplication> m_application;
};

Result<std::vector<std::string>> exported(const ReportInput& input, const std::string& folder)
{
    const auto files = exportReport(input, QString::fromStdString(folder));
    if (!files) return files.error();
    std::vector<std::string> names;
    for (const QString& file : *files)
        names.push_back(file.toStdString());
    return names;
}

ReportSink pictureReport(OffscreenApplication& application)
{
    return [&application](const RunResult& result, const std::string& folder) -> Result<std::vector<std::string>> {
        application.ensure();
        ReportInput input;
        input.baselineMode = QString::fromStdString(result.baseline());
        input.runs.push_back(
            {QString::fromStdString(reportTitle(result)), {}, std::make_shared<const RunResult>(result)});
        return exported(input, folder);
    };
}

/// Of an accuracy study or of a language model.
template <typename Study>
std::function<Result<std::vector<std::string>>(const Study&, const std::string&)>
studyReport(OffscreenApplication& application, QVector<ReportStudyOf<Study>> ReportInput::*studies)
{
    return [&application, studies](const Study& result, const std::string& folder) -> Result<std::vector<std::string>> {
        application.ensure();
        ReportInput input;
        (input.*studies).push_back({{}, {}, std::make_shared<const Study>(result)});
        return exported(input, folder);
    };
}

/// What packaging/run ends in on a server: the window's first comparison, as a table and a report.
int defaultComparison(OffscreenApplication& application)
{
    printNote("no display; running the default comparison without a window.");
    const auto cuda = listCudaDevices();
    const bool gpu = std::any_of(cuda.begin(), cuda.end(), [](const DeviceListing& d) { return d.available; });
    QuantizeCommand command;
    command.spec = defaultSpec(gpu ? BackendChoice::Cuda : BackendChoice::Cpu);
    std::string stamp = utcNow();
    std::erase_if(stamp, [](char c) { return c == ':' || c == '-'; });
    command.exportFolder = "quantoscope-report-" + stamp;
    return runQuantizeCommand(command, pictureReport(application));
}

/// Without a command: the exit status, or nothing where the window is wanted.
std::optional<int> windowMain(const Arguments& arguments, const std::vector<Command>& commands,
                              OffscreenApplication& application, WindowRequest& window)
{
    ProgramFlags flags("[FILE] | COMMAND [flags]",
                       "Without a command, opens the window, with FILE if one is given. Without a display, runs the "
                       "default comparison and\nwrites a report folder.",
                       commands);
    bool empty = false, run = false, live = false;
    flags.toggle("--new", "open the window with an empty session", empty);
    flags.toggle("--run", "open the window and measure the last setup", run);
    flags.toggle("--live", "open the window and measure the last setup live", live);
    flags.files(0);
    if (const auto status = readFlags(flags, arguments)) return status;
    if (run && live) return printError(flags.wrong("give one of --run and --live."));
    if (run || live) window.measure = live ? WindowRequest::Measure::Live : WindowRequest::Measure::Run;
    if (!flags.files().empty()) window.file = QString::fromLocal8Bit(flags.files().back().c_str());
    const std::string reason = missingDisplay();
    if (reason.empty()) return std::nullopt;
    if (!arguments.empty())
        return printError(usage(reason + " There is no window to open " + arguments.front() + ".",
                                "Without a display, use 'quantoscope report SESSION --export DIR' or 'quantoscope "
                                "quantize --input FILE'."));
    printNote(reason);
    return defaultComparison(application);
}

} // namespace

void useCNumericLocale() { std::setlocale(LC_NUMERIC, "C"); }

std::optional<int> runCommandLine(int& argc, char** argv, WindowRequest& window)
{
    OffscreenApplication application(argc, argv);
    bool toWindow = false;
    auto commands = sharedCommands({pictureReport(application), studyReport(application, &ReportInput::studies),
                                    studyReport(application, &ReportInput::llmStudies)});
    commands.push_back({"report", "SESSION|RESULTS --export DIR [--html FILE]",
                        "write the report of a saved session or results.json",
                        [&](const Arguments& a) { return reportMain(a, [&] { application.ensure(); }); }});
    commands.push_back(
        {"present", "SESSION [--pdf FILE] [--html FILE]", "export a presentation as PDF slides or as one HTML page",
         [&](const Arguments& a) { return presentMain(a, [&] { application.ensure(), installTranslations(); }); }});
    commands.push_back(
        {"decide", "SESSION [limits] [--json]", "rank the configurations of a session under limits", decideMain});
    commands.push_back(recoverCommand(sessionRecovery()));
    commands.push_back({"", "", "", [&](const Arguments& a) {
                            const auto ended = windowMain(a, commands, application, window);
                            toWindow = !ended;
                            return ended.value_or(0);
                        }});
    const int status = callCommand(commands, {argv + (argc > 0 ? 1 : 0), argv + argc});
    return toWindow ? std::nullopt : std::optional(status);
}

} // namespace qs
