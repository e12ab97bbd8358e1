// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/study.h"

namespace qs {

Result<StudyAnswer> Study::ask(const nlohmann::json& question, std::stop_token, StudySink&)
{
    return noSuchQuestion(question);
}

std::string questionName(const nlohmann::json& question)
{
    const auto name = question.is_object() ? question.find("ask") : question.end();
    return question.is_object() && name != question.end() && name->is_string() ? name->get<std::string>() : "";
}

Error noSuchQuestion(const nlohmann::json& question)
{
    return {ErrorCode::Usage,
            Message::tr("This study does not support '%1'.").arg(questionName(question).substr(0, 60)),
            Message::tr("Check that both programs have the same version.")};
}

} // namespace qs
