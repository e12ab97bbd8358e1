// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/wire.h"

#include <string_view>

namespace qs {

/// Where a worker's messages go. Any thread.
class Outlet
{
public:
    virtual ~Outlet() = default;
    /// Arrives, sooner or later; may wait for the reader.
    virtual void send(nlohmann::ordered_json head, std::string_view payload = {}) = 0;
    /// Of use now or never: false where nobody reads.
    virtual bool offer(nlohmann::ordered_json head, std::string_view payload = {}) = 0;
    /// Nobody will read anything any more.
    virtual bool broken() const = 0;
};

/// A pipe or socket that ends with its reader.
class PipeOutlet final : public Outlet
{
public:
    explicit PipeOutlet(int fd) : m_writer(fd) {}
    void send(nlohmann::ordered_json head, std::string_view payload) override
    {
        m_writer.write(std::move(head), payload);
    }
    bool offer(nlohmann::ordered_json head, std::string_view payload) override
    {
        return m_writer.write(std::move(head), payload);
    }
    bool broken() const override { return m_writer.broken(); }

private:
    WireWriter m_writer;
};

} // namespace qs
