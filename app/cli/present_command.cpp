// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/present_command.h"

#include "app/export/page_html.h"
#include "app/export/slides_pdf.h"
#include "app/present/slide_maker.h"
#include "app/session/session_file.h"
#include "gpu/cli/program.h"

#include <cstdio>

namespace qs {

int presentMain(const Arguments& arguments, const std::function<void()>& ensureApplication)
{
    Flags flags("present", "SESSION [--pdf FILE] [--html FILE] [--dark]",
                "Writes the presentation of a saved session. Its pages are those chosen in the window, or where none "
                "were: title,\nwhat the runs say, caveats.");
    std::string pdf, html;
    bool dark = false;
    flags.text("--pdf", "FILE", "the slides, 16:9, one page each", pdf);
    flags.text("--html", "FILE", "one page that needs nothing beside it", html);
    flags.toggle("--dark", "the PDF in the dark theme", dark);
    flags.files(1, 1);
    if (const auto status = readFlags(flags, arguments)) return *status;
    if (pdf.empty() && html.empty()) return printError(flags.wrong("what to write? --pdf FILE or --html FILE says."));
    const auto session = loadSession(QString::fromStdString(flags.files().front()));
    if (!session) return printError(session.error());
    ensureApplication();
    const QVector<Slide> slides = makeSlides(deckOf(*session), {*session});
    if (!pdf.empty()) {
        const Theme theme = dark ? Theme::night() : Theme::light();
        if (auto written = exportSlidesPdf(slides, QString::fromStdString(pdf), theme); !written)
            return printError(written.error());
        std::printf("%s\n", pdf.c_str());
    }
    if (!html.empty()) {
        if (auto written = exportSlidesHtml(slides, QString::fromStdString(html)); !written)
            return printError(written.error());
        std::printf("%s\n", html.c_str());
    }
    return 0;
}

} // namespace qs
