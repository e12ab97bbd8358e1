// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/llm_outlook_service.h"

#include <utility>

namespace qs {

LlmOutlookService::LlmOutlookService(Looker looker, QObject* parent) : QObject(parent), m_looker(std::move(looker))
{
    m_pool.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(150);
    connect(&m_timer, &QTimer::timeout, this, &LlmOutlookService::look);
}

LlmOutlookService::~LlmOutlookService() { m_pool.waitForDone(); }

void LlmOutlookService::request(const LlmStudySpec& spec)
{
    m_spec = spec;
    ++m_request;
    m_timer.start();
}

void LlmOutlookService::look()
{
    m_pool.start([this, looker = m_looker, spec = m_spec, number = m_request] {
        auto outlook = looker(spec);
        QMetaObject::invokeMethod(
            this,
            [this, spec, outlook = std::move(outlook), number] {
                if (number != m_request) return; // an older answer is of no use
                if (outlook) emit known(spec, *outlook);
                else emit failed(spec, outlook.error());
            },
            Qt::QueuedConnection);
    });
}

} // namespace qs
