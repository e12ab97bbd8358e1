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
                "Writes the presentation of a saved session. Its pages are those chosen in the window. If none were "
                "chosen: title,\nresults of the runs, caveats.");
    std::string pdf, html;
    bool dark = false;
    flags.text("--pdf", "FILE", "write the slides, 16:9, one per page", pdf);
    flags.text("--html", "FILE", "write one self-contained page", html);
    flags.toggle("--dark", "use the dark theme for the PDF", dark);
    flags.files(1, 1);
    if (const auto status = readFlags(flags, arguments)) return *status;
    if (pdf.empty() && html.empty()) return printError(flags.wrong("give --pdf FILE or --html FILE."));
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
