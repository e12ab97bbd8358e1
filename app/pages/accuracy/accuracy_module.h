// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/controllers/accuracy_controller.h"
#include "app/pages/accuracy/accuracy_page.h"
#include "app/pages/studies/study_module.h"

namespace qs {

class AccuracySetupPanel;
class TensorsPage;

/// The page Accuracy: brings what an accuracy study reports, or what the session holds of one, to it, and asks the
/// study what the user asks.
class AccuracyModule : public StudyModule
{
    Q_OBJECT

public:
    /// `tensors` shows those of the study.
    AccuracyModule(const PageServices& window, const RunServices& run, StudyFactoryOf<AccuracyStudySpec> study,
                   TensorsPage& tensors);

    AccuracyPage& accuracyPage() { return m_page; }
    void refresh() override;
    PageContent content() const override;
    RunFit fit(const StoredRun& run) const override { return run.modes() ? RunFit::Own : RunFit::None; }
    void open(const QString& path) override;
    void saveState() override;
    void restoreState() override;

    nlohmann::json setupNow() const override;
    std::string commandLine() const override;
    nlohmann::json setupOf(const StoredRun& run) const override;
    Result<bool> useSetup(const nlohmann::json& setup) override;

    void resume();

    // Without dialogs.
    void saveModelTo(const QString& path);
    void saveModeTo(const QString& mode, const QString& path);

protected:
    QStringList problems() const override;
    Result<void> begin() override;
    void begun() override;
    void showStudy(const StoredRun& run) override { m_page.setStudy(run.modes(), false); }
    void clearPage() override { m_page.clear(); }
    QVector<Finding> findingsOf(const StoredRun& run) const override;
    void drawProgress() override;
    void sessionReset() override { m_live.clear(); }
    void updateOffers() override;

private:
    PageParts makeParts();
    void connectController();
    void connectPage();
    void onEvent(const StudyEvent& event);
    void onFinished(const StudyEnd& outcome);
    void onPlan(const ModeRow& row, const AccuracyStudyPtr& result);
    void tryPlan(const LayerPlan& plan, const QString& name);
    void showError(const Error& error);
    QString askFile(const QString& title, const QString& name);

    AccuracyController& m_controller;
    AccuracyPage& m_page;
    AccuracySetupPanel& m_setup;
    TensorsPage& m_tensors;
    QString m_live;      ///< id of the run whose study the controller holds
    QString m_suggested; ///< name for the plan that is being suggested
};

} // namespace qs
