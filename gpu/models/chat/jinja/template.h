// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <ctime>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace qs::jinja {

struct Statement;

/// A template in Jinja as chat templates are written, with the environment that transformers gives them: trim_blocks,
/// lstrip_blocks, loop controls, generation tags, raise_exception, strftime_now, tojson, and a sandbox in which nothing
/// can be changed. What is not supported is refused by name, and whatever the template is, it ends. Cheap to copy.
class Template
{
public:
    /// BadInput with the line and what is not understood.
    static Result<Template> parse(std::string_view source);
    /// With the members of an object as names; `now` is what strftime_now() writes. BadInput where the template raises
    /// an exception, or takes too long.
    Result<std::string> render(const nlohmann::ordered_json& names, std::tm now) const;

private:
    explicit Template(std::shared_ptr<const std::vector<std::unique_ptr<Statement>>> block) : m_block(std::move(block))
    {}
    std::shared_ptr<const std::vector<std::unique_ptr<Statement>>> m_block;
};

} // namespace qs::jinja
