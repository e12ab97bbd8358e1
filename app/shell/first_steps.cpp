// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/first_steps.h"

#include "app/frame/page_list.h"
#include "app/pages/layout/empty_page.h"

#include <QCoreApplication>
#include <QPushButton>

#include <utility>

namespace qs {
namespace {

/// Context of the translations of this file.
struct FirstSteps
{
    Q_DECLARE_TR_FUNCTIONS(FirstSteps)
};

} // namespace

void offerFirstSteps(const PageList& pages, const QList<QAction*>& actions)
{
    bool isFirst = true;
    for (const PageModule* page : pages.all()) {
        EmptyPage* welcome = page->parts().welcome;
        if (!welcome) continue;
        const bool hasOwnRun = !welcome->findChildren<QPushButton*>().isEmpty(); // the page starts what it is for
        for (QAction* action : actions)
            if (!hasOwnRun || action != actions.first()) welcome->offer(action);
        if (std::exchange(isFirst, false))
            welcome->setFootnote(
                FirstSteps::tr("Results of other tools and saved sessions can be dropped on the window. Ctrl+K finds "
                               "every command, F1 opens the manual."));
    }
}

} // namespace qs
