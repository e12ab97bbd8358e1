// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QObject>

#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace qs {

/// Brings calls of other threads to the one on which it was made, as long as it lives; later ones are dropped.
class PostBox
{
public:
    /// Where others post; any thread, and it may outlive the box.
    class Slot
    {
    public:
        /// False where the box is gone.
        bool post(std::function<void()> call) const
        {
            const std::lock_guard lock(m_mutex);
            return m_home && QMetaObject::invokeMethod(m_home.get(), std::move(call), Qt::QueuedConnection);
        }

    private:
        friend class PostBox;
        mutable std::mutex m_mutex;
        std::unique_ptr<QObject> m_home = std::make_unique<QObject>();
    };

    PostBox() : m_slot(std::make_shared<Slot>()) {}
    ~PostBox()
    {
        const std::lock_guard lock(m_slot->m_mutex);
        m_slot->m_home.reset();
    }
    PostBox(const PostBox&) = delete;
    PostBox& operator=(const PostBox&) = delete;

    std::shared_ptr<const Slot> slot() const { return m_slot; }

private:
    std::shared_ptr<Slot> m_slot;
};

} // namespace qs
