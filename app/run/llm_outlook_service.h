// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/llm_outlook.h"

#include <QMetaType>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <functional>

namespace qs {

/// Looks at the model of a set-up, shortly after the last change of it and away from the UI thread: its folder may lie on a slow disk.
class LlmOutlookService : public QObject
{
    Q_OBJECT

public:
    using Looker = std::function<Result<LlmOutlook>(const LlmStudySpec&)>;
    explicit LlmOutlookService(Looker looker = [](const LlmStudySpec& spec) { return lookAtLlm(spec); }, QObject* parent = nullptr);
    ~LlmOutlookService() override;

    /// Answers with known or failed; of several requests the last one is answered.
    void request(const LlmStudySpec& spec);

signals:
    void known(const qs::LlmStudySpec& spec, const qs::LlmOutlook& outlook);
    void failed(const qs::LlmStudySpec& spec, const qs::Error& error);

private:
    void look();

    Looker m_looker;
    LlmStudySpec m_spec;
    QTimer m_timer;
    quint64 m_request = 0;
    QThreadPool m_pool;
};

} // namespace qs
