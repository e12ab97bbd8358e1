// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frame/page_module.h"

#include "app/session/settings.h"
#include "widgets/controls/table_fit.h"
#include "widgets/findings/finding.h"

#include <nlohmann/json.hpp>

#include <QSplitter>

#include <utility>

namespace qs {

PageModule::PageModule(Title title, const WindowParts& window) : m_window(window), m_title(std::move(title)) {}

bool PageModule::canStop() const { return job() && job()->isActive() && job()->state() != Job::State::Stopping; }

bool PageModule::shows(const StoredRun&) const { return false; }

QString PageModule::setupTitle(const nlohmann::json&) const { return m_title.tab; }

nlohmann::json PageModule::setupNow() const { return nullptr; }

nlohmann::json PageModule::setupOf(const StoredRun&) const { return nullptr; }

Result<bool> PageModule::useSetup(const nlohmann::json&)
{
    return Error{ErrorCode::Usage, Message::tr("This page has no setup."), {}};
}

bool PageModule::opens(FileKind) const { return false; }

FindingSubject PageModule::findings() const { return FindingSubject::None; }

void PageModule::saveState()
{
    for (QSplitter* splitter : splitters())
        m_window.settings.setState(splitter->objectName(), TableFit::stateOf(*splitter));
}

void PageModule::restoreState()
{
    for (QSplitter* splitter : splitters())
        TableFit::restore(*splitter, m_window.settings.state(splitter->objectName()));
}

} // namespace qs
