// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/controllers/llm_controller.h"
#include "app/pages/llm/llm_estimate.h"
#include "app/pages/studies/study_module.h"
#include "app/session/stored_run.h"
#include "app/threads/latest_task.h"

#include <optional>

namespace qs {

class LlmPage;
class LlmSetupPanel;
class TargetService;

/// The page Language model and its setup, which are made when they are first needed, and what goes to and fro between
/// them, the study and the session.
class LlmModule : public StudyModule
{
    Q_OBJECT

public:
    LlmModule(const PageServices& window, const RunServices& run, WindowActions& actions, const TargetService& targets,
              StudyFactoryOf<LlmStudySpec> study, StudyFactoryOf<LlmSessionSpec> session, LlmEstimator estimator);

    void prepare() override;
    void setPlacement(bool separate) override;
    void refresh() override;
    RunFit fit(const StoredRun& run) const override { return run.llm() ? RunFit::Own : RunFit::None; }
    void open(const QString& path) override;
    void saveState() override;

    nlohmann::json setupNow() const override;
    std::string commandLine() const override;
    nlohmann::json setupOf(const StoredRun& run) const override;
    Result<bool> useSetup(const nlohmann::json& setup) override;

    // After prepare().
    bool isMade() const { return m_page != nullptr; }
    LlmPage& llmPage() { return *m_page; }
    LlmSetupPanel& setupPanel() { return *m_setup; }

protected:
    QStringList problems() const override;
    Result<void> begin() override;
    void begun() override;
    void showStudy(const StoredRun& run) override;
    void clearPage() override;
    QVector<Finding> findingsOf(const StoredRun& run) const override;
    void drawProgress() override;

private:
    PageParts makeParts();
    QVector<TourStep> tourSteps();
    void makeGenerateAction();
    void connectController();
    void connectSetup();
    void onEvent(const StudyEvent& event);
    void onPhase(const StudyEvent& event);
    void onState(Job::State state);
    void onFinished(const StudyEnd& outcome);
    void showError(const Error& error);
    void connectGenerator();
    void generate();
    void onAnswer(const LlmAnswer& answer);
    void showAnswer(const LlmAnswer& answer);
    void setTarget(const DeviceInfo& device);
    bool mayAskThere() const;
    void askLlmEstimate();
    void showLlmEstimate(const LlmStudySpec& spec, const LlmEstimate& estimate);
    void showEstimate();

    WindowActions& m_actions;
    const TargetService& m_targets;
    LlmController& m_controller;
    QWidget *m_pagePlace, *m_setupPlace;
    LlmPage* m_page = nullptr;
    LlmSetupPanel* m_setup = nullptr;
    LlmEstimator m_estimator;
    LatestTask<LlmEstimate> m_estimates; ///< a moment after a change
    QAction* m_generate = nullptr;
    std::optional<LlmEstimate> m_outlook; ///< of the model of the setup
    bool m_elsewhere = false;             ///< m_device is a target's
    BackendChoice m_backend = BackendChoice::Auto;
    std::optional<DeviceInfo> m_device;
};

} // namespace qs
