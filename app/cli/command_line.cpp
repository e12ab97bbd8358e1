// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/display.h"
#include "app/cli/present_command.h"
#include "app/cli/recover_command.h"
#include "app/export/chart_notes_json.h"
#include "app/export/report_exporter.h"
#include "app/session/session_file.h"
#include "gpu/cli/audit_command.h"
#include "gpu/cli/compare_command.h"
#include "gpu/cli/diagnose_command.h"
#include "gpu/cli/import_command.h"
#include "gpu/cli/kernels_command.h"
#include "gpu/cli/llm_command.h"
#include "gpu/cli/modes_command.h"
#include "gpu/cli/quantize_command.h"
#include "gpu/core/host_info.h"
#include "gpu/studies/protocol/quantize_study.h"
#include "widgets/style/theme.h"

#include "qs_version.h"

#include <QApplication>
#include <QLocale>

#include <algorithm>
#include <clocale>
#include <cstdio>
#include <functional>
#include <optional>

namespace qs {

namespace {

const char* const kUsage =
    "Usage: quantoscope [FILE]                       the window, with a session or a tensor file if named\n"
    "       quantoscope --new                        the window, with an empty session\n"
    "       quantoscope --run [FILE]                 the window, measuring the last set-up at once\n"
    "       quantoscope quantize [flags]             measure; 'quantoscope quantize --help' lists the flags\n"
    "       quantoscope sweep --axis NAME=VALUES …   the same over a range of sizes; 'sweep --help' lists the flags\n"
    "       quantoscope kernels OPERATION [flags]    variants of attention, gemm, linear-gelu, ladder, block, …; "
    "'kernels --list'\n"
    "       quantoscope modes [flags]                accuracy, loss and size of a model in every mode; 'modes --help'\n"
    "       quantoscope llm [flags]                  a language model in every configuration; 'llm --help', 'llm "
    "generate', 'llm configs'\n"
    "       quantoscope calibrate [--json]           timer and ceilings of the device, measured anew and kept\n"
    "       quantoscope devices [--json]             backends and devices, and why one is missing\n"
    "       quantoscope diagnose FILE.json|csv [--json]\n"
    "                                                what is wrong with a series of latencies\n"
    "       quantoscope compare A B [--unpaired] [--json]\n"
    "                                                speed-up of B over A, with interval and verdict\n"
    "       quantoscope audit FILE.md|csv [--json]   what does not follow from published figures\n"
    "       quantoscope import FILE… [--beside RESULTS] --session OUT\n"
    "                                                results of other tools into a session\n"
    "       quantoscope report SESSION|RESULTS --export DIR\n"
    "                                                the report of a saved session or results.json\n"
    "       quantoscope present SESSION [--pdf FILE] [--html FILE]\n"
    "                                                its presentation as slides, or as one page for a browser\n"
    "       quantoscope recover --list|--to FILE|--discard ID\n"
    "                                                what a program left behind that did not end well\n"
    "       quantoscope --version\n"
    "\nWithout a display the default comparison runs headless and leaves a report folder.\n";

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
        keepNumbersInTheCLocale();
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
        input.runs.push_back(
            {QString::fromStdString(reportTitle(result)), {}, std::make_shared<const RunResult>(result)});
        return exported(input, folder);
    };
}

/// Of a mode study or of a language model.
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

int reportUsage(const std::string& message)
{
    return printError(
        Error{ErrorCode::Usage, "report: " + message, "Usage: quantoscope report SESSION|RESULTS --export DIR"});
}

int reportMain(const std::vector<std::string>& arguments, OffscreenApplication& application)
{
    std::string file, folder;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& a = arguments[i];
        if (a == "--help" || a == "-h")
            return std::printf("Usage: quantoscope report SESSION|RESULTS --export DIR\n"), 0;
        if (a == "--export" && i + 1 < arguments.size())
            folder = arguments[++i];
        else if (a.rfind("--export=", 0) == 0)
            folder = a.substr(9);
        else if (a.rfind("--", 0) == 0)
            return reportUsage("there is no flag '" + a + "', or its value is missing.");
        else if (!file.empty())
            return reportUsage("one session or results file at a time.");
        else
            file = a;
    }
    if (file.empty()) return reportUsage("which session or results.json?");
    if (folder.empty()) return reportUsage("into which folder? --export DIR says.");
    const auto session = loadSession(QString::fromStdString(file));
    if (!session) return printError(session.error());
    ReportInput input;
    input.baselineMode = session->baseline;
    for (const StoredRun& run : session->runs) {
        input.add(run, chartNotesOf(session->annotations, run.id));
    }
    application.ensure();
    const auto files = exportReport(input, QString::fromStdString(folder));
    if (!files) return printError(files.error());
    for (const QString& written : *files)
        std::printf("%s\n", qPrintable(written));
    return 0;
}

/// What packaging/run ends in on a server: the window's first comparison, as a table and a report.
int defaultComparison(OffscreenApplication& application)
{
    std::fprintf(stderr, "quantoscope: there is no display, so the default comparison runs without a window.\n");
    const auto cuda = listCudaDevices();
    const bool gpu = std::any_of(cuda.begin(), cuda.end(), [](const DeviceListing& d) { return d.available; });
    QuantizeCommand command;
    command.spec = defaultSpec(gpu ? "cuda" : "cpu");
    std::string stamp = utcNow();
    std::erase_if(stamp, [](char c) { return c == ':' || c == '-'; });
    command.exportFolder = "quantoscope-report-" + stamp;
    return runQuantizeCommand(command, pictureReport(application));
}

} // namespace

void keepNumbersInTheCLocale() { std::setlocale(LC_NUMERIC, "C"); }

std::optional<int> runCommandLine(int& argc, char** argv, WindowRequest& window)
{
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    const std::string command = arguments.empty() ? "" : arguments.front();
    const std::vector<std::string> rest(arguments.begin() + (arguments.empty() ? 0 : 1), arguments.end());
    OffscreenApplication application(argc, argv);
    if (command == "quantize") return quantizeMain("quantoscope", rest, pictureReport(application));
    if (command == "sweep") return quantizeMain("quantoscope", rest, pictureReport(application), "sweep");
    if (command == "kernels") return kernelsMain("quantoscope", rest, pictureReport(application));
    if (command == "modes") return modesMain("quantoscope", rest, studyReport(application, &ReportInput::studies));
    if (command == "llm") return llmMain("quantoscope", rest, studyReport(application, &ReportInput::llmStudies));
    if (command == "calibrate") return calibrateMain(rest);
    if (command == "devices") return devicesMain(rest);
    if (command == "diagnose") return diagnoseMain(rest);
    if (command == "compare") return compareMain(rest);
    if (command == "audit") return auditMain(rest);
    if (command == "import") return importMain(rest);
    if (command == "report") return reportMain(rest, application);
    if (command == "recover") return recoverMain(rest);
    if (command == "present") return presentMain(rest, [&application] { application.ensure(), installTranslations(); });
    if (command == "--version") return std::printf("quantoscope %s (%s)\n", QS_VERSION, QS_COMMIT), 0;
    if (command == "--help" || command == "-h") return std::printf("%s", kUsage), 0;
    for (const std::string& argument : arguments) {
        if (argument == "--run")
            window.run = true;
        else if (argument.starts_with("-") && argument != "--new")
            return printError(Error{ErrorCode::Usage, "There is no flag '" + argument + "'.",
                                    "quantoscope --help lists what there is."});
        else if (argument != "--new")
            window.file = QString::fromLocal8Bit(argument.c_str());
    }
    if (const std::string reason = missingDisplay(); !reason.empty()) {
        if (!command.empty())
            return printError(
                Error{ErrorCode::Usage, reason + " No window can show " + command + ".",
                      "'quantoscope report SESSION --export DIR' and 'quantoscope quantize --input FILE' need none."});
        std::fprintf(stderr, "quantoscope: %s\n", reason.c_str());
        return defaultComparison(application);
    }
    return std::nullopt;
}

} // namespace qs
