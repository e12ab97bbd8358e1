// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/threads/latest_task.h"
#include "gpu/studies/llm/estimate.h"
#include "gpu/targets/target_hub.h"

#include <QMetaType>
#include <QObject>

#include <functional>
#include <memory>
#include <stop_token>

namespace qs {

/// Looks at the model of a setup, shortly after the last change of it and away from the UI thread: its folder may lie
/// on a slow disk, or on another computer.
class LlmEstimateService : public QObject
{
    Q_OBJECT

public:
    using Looker = std::function<Result<LlmEstimate>(const LlmStudySpec& spec, std::stop_token stop)>;
    explicit LlmEstimateService(
        Looker looker = [](const LlmStudySpec& spec, std::stop_token) { return estimateLlm(spec); },
        QObject* parent = nullptr);
    /// Of this computer or, where one is chosen, of the target: by a worker that ends afterwards, and with it what the
    /// look takes of the GPU.
    static Looker lookerAt(std::shared_ptr<TargetPlace> place);

    /// Answers with known or failed; of several requests the last one is answered.
    void request(const LlmStudySpec& spec);
    void cancel() { m_task.cancel(); }

signals:
    void known(const qs::LlmStudySpec& spec, const qs::LlmEstimate& outlook);
    void failed(const qs::LlmStudySpec& spec, const qs::Error& error);

private:
    Looker m_looker;
    LatestTask<LlmEstimate> m_task;
};

} // namespace qs
