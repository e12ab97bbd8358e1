// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/present_command.h"

#include "app/export/page_html.h"
#include "app/export/slides_pdf.h"
#include "app/present/slide_maker.h"
#include "app/session/session_file.h"
#include "gpu/cli/quantize_command.h"

#include <cstdio>
#include <optional>

namespace qs {

namespace {

const char* const kUsage =
    "Usage: quantoscope present SESSION [--pdf FILE] [--html FILE] [--dark]\n"
    "  --pdf FILE   the slides, 16:9, one page each\n"
    "  --html FILE  one page that needs nothing beside it\n"
    "  --dark       the PDF in the dark theme\n"
    "Pages are those chosen in the window, or where none were: title, what the runs say, caveats.\n";

struct Request
{
    std::string session, pdf, html;
    bool dark = false, help = false;
};

Error usageError(const std::string& message)
{
    return {ErrorCode::Usage, "present: " + message,
            "Usage: quantoscope present SESSION [--pdf FILE] [--html FILE] [--dark]"};
}

Result<Request> parse(const std::vector<std::string>& arguments)
{
    Request request;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& a = arguments[i];
        const auto valueOf = [&](const std::string& flag) -> std::optional<std::string> {
            if (a.rfind(flag + "=", 0) == 0) return a.substr(flag.size() + 1);
            if (a == flag && i + 1 < arguments.size()) return arguments[++i];
            return std::nullopt;
        };
        if (a == "--help" || a == "-h")
            request.help = true;
        else if (a == "--dark")
            request.dark = true;
        else if (const auto pdf = valueOf("--pdf"); pdf && !pdf->empty())
            request.pdf = *pdf;
        else if (const auto html = valueOf("--html"); html && !html->empty())
            request.html = *html;
        else if (a.rfind("-", 0) == 0)
            return usageError("there is no flag '" + a + "', or its value is missing.");
        else if (!request.session.empty())
            return usageError("one session at a time.");
        else
            request.session = a;
    }
    if (request.help) return request;
    if (request.session.empty()) return usageError("which session?");
    if (request.pdf.empty() && request.html.empty())
        return usageError("what to write? --pdf FILE or --html FILE says.");
    return request;
}

} // namespace

int presentMain(const std::vector<std::string>& arguments, const std::function<void()>& ensureApplication)
{
    const auto request = parse(arguments);
    if (!request) return printError(request.error());
    if (request->help) return std::printf("%s", kUsage), 0;
    const auto session = loadSession(QString::fromStdString(request->session));
    if (!session) return printError(session.error());
    ensureApplication();
    const QVector<Slide> slides = makeSlides(deckOf(*session), {*session});
    if (!request->pdf.empty()) {
        if (auto written = exportSlidesPdf(slides, QString::fromStdString(request->pdf),
                                           request->dark ? Theme::night() : Theme::light());
            !written)
            return printError(written.error());
        std::printf("%s\n", request->pdf.c_str());
    }
    if (!request->html.empty()) {
        if (auto written = exportSlidesHtml(slides, QString::fromStdString(request->html)); !written)
            return printError(written.error());
        std::printf("%s\n", request->html.c_str());
    }
    return 0;
}

} // namespace qs
