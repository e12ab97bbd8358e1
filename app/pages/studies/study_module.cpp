// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/studies/study_module.h"

#include "app/findings/run_findings.h"
#include "app/frame/message_bar.h"
#include "app/frame/page_list.h"
#include "app/frame/status_line.h"
#include "app/session/run_store.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/tables/copyable_table.h"

#include <algorithm>
#include <filesystem>

namespace qs {

StudyModule::StudyModule(Title title, const PageServices& window, const RunServices& run,
                         std::chrono::milliseconds redraw)
    : PageModule(std::move(title), window), m_store(run.store), m_findings(run.findings), m_status(run.status),
      m_devices(run.devices)
{
    m_redraw.setSingleShot(true);
    m_redraw.setInterval(redraw);
    connect(&m_redraw, &QTimer::timeout, this, [this] {
        if (job()->isActive()) drawProgress(); // else the end has shown it all
    });
    connect(&m_findings, &FindingsPanel::modesActivated, this, [this](const QStringList& modes) {
        if (m_findings.subject() == parts().findings && table()) table()->selectModes(modes);
    });
    connect(&m_store, &RunStore::runRemoved, this, [this](int, const QString& id) {
        if (id == m_shown && !job()->isActive()) clear();
    });
    connect(&m_store, &RunStore::wasReset, this, [this] {
        sessionReset();
        // What the session holds now may be in the picture already.
        if (m_store.find(m_shown))
            updateOffers();
        else
            clear();
    });
}

void StudyModule::start()
{
    if (!m_window.pages.mayStart(*this, m_window.messages)) return;
    prepare();
    if (const QStringList wrong = problems(); !wrong.isEmpty())
        return m_window.messages.showMessage(MessageBar::Kind::Error, tr("Cannot run this study."),
                                             wrong.join(QLatin1Char(' ')));
    m_window.pages.show(*this);
    m_window.messages.clear();
    if (auto started = begin(); !started) return m_window.messages.showError(started.error());
    forgetShown();
    m_findings.clear(parts().findings);
    begun();
}

PageContent StudyModule::content() const
{
    PageContent content;
    content.run = m_shown;
    return content;
}

QString StudyModule::setupTitle(const nlohmann::json&) const { return title().tab; }

void StudyModule::showRun(const QString& id)
{
    if (job()->isActive()) return;
    const StoredRun* run = m_store.find(id);
    if (!run || fit(*run) == RunFit::None) return;
    prepare();
    if (id != m_shown || m_picture != run->study) {
        m_shown = id;
        m_picture = run->study;
        showStudy(*run);
    }
    m_findings.setFindings(findingsOf(*run), parts().findings);
    updateOffers();
    emit contentChanged();
}

void StudyModule::showState(Job::State state)
{
    m_status.setState(state == Job::State::Running ? Job::State::Preparing : state, {});
    updateOffers();
}

void StudyModule::showFailure(const Error& error)
{
    m_window.messages.showError(error, tr("The study failed:"));
    m_findings.addFinding(errorFinding(error), parts().findings);
}

void StudyModule::drawLater()
{
    if (!m_redraw.isActive()) m_redraw.start();
}

void StudyModule::forgetShown()
{
    m_shown.clear();
    m_picture = nullptr;
}

void StudyModule::clear()
{
    forgetShown();
    m_findings.clear(parts().findings);
    clearPage();
    updateOffers();
    emit contentChanged();
}

bool isAbout(const Message& message, const std::string& file)
{
    const std::string name = std::filesystem::path(file).filename().string();
    if (!message.translated && message.arguments.empty())
        return !name.empty() && message.source.find(name) != std::string::npos;
    return std::ranges::any_of(message.arguments, [&](const Message& part) { return isAbout(part, file); });
}

} // namespace qs
