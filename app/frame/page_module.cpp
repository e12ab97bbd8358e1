// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frame/page_module.h"

#include "app/session/settings.h"
#include "app/session/stored_run.h"
#include "widgets/controls/table_fit.h"
#include "widgets/findings/finding.h"
#include "widgets/tables/comparison_view.h"

#include <QSplitter>

#include <utility>

namespace qs {

PageModule::PageModule(Title title, const PageServices& window) : m_window(window), m_title(std::move(title)) {}

void PageModule::completeParts(PageParts parts)
{
    setParts(std::move(parts));
    PageModule::restoreState();
    emit made();
}

RunFit PageModule::fit(const StoredRun&) const { return RunFit::None; }

void PageModule::saveState()
{
    for (const auto& [splitter, sizes] : m_parts.splitters)
        m_window.settings.setState(splitter->objectName(), TableFit::stateOf(*splitter));
    if (const ComparisonView* table = m_parts.columns)
        m_window.settings.setState(table->objectName(), table->saveState());
}

void PageModule::restoreState()
{
    for (const auto& [splitter, sizes] : m_parts.splitters)
        TableFit::restore(*splitter, m_window.settings.state(splitter->objectName()));
    if (ComparisonView* table = m_parts.columns) table->restoreState(m_window.settings.state(table->objectName()));
}

void PageModule::resetSizes()
{
    for (const auto& [splitter, sizes] : m_parts.splitters)
        if (!sizes.isEmpty()) TableFit::setSizes(*splitter, sizes);
}

void PageModule::resetColumns()
{
    if (m_parts.columns) m_parts.columns->resetColumns();
}

} // namespace qs
