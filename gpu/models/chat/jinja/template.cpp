// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/chat/jinja/template.h"

#include "gpu/formats/io/describe.h"
#include "gpu/models/chat/jinja/run.h"

namespace qs::jinja {
namespace {

Error refused(const Failure& failure)
{
    return {ErrorCode::BadInput, Message::tr("Cannot use the chat template: %1.").arg(failure.why),
            Message::tr("Use the prompt without the template, or another template.")};
}

} // namespace

Result<Template> Template::parse(std::string_view source)
{
    return guarded(Message::mark("a chat template"), [&]() -> Result<Template> {
        try {
            return Template(std::make_shared<const Block>(jinja::parse(source)));
        } catch (const Failure& failure) {
            return refused(failure);
        }
    });
}

Result<std::string> Template::render(const nlohmann::ordered_json& names, std::tm now) const
{
    return guarded(Message::mark("a chat template"), [&]() -> Result<std::string> {
        try {
            Scope scope;
            addGlobals(scope);
            for (const auto& [name, value] : names.items())
                scope.values[name] = Value::fromJson(value);
            Run run(now);
            return run.render(*m_block, scope);
        } catch (const Failure& failure) {
            return refused(failure);
        }
    });
}

} // namespace qs::jinja
