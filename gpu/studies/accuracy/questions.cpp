// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/accuracy/questions.h"

#include "gpu/formats/json_read.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace qs {

namespace {

LayerPlan planIn(const nlohmann::json& message)
{
    LayerPlan plan;
    ObjectReader(message, "message").read("plan", plan);
    return plan;
}

Result<std::string> nameIn(const nlohmann::json& question)
{
    std::string name;
    ObjectReader in(question, "question");
    in.read("name", name);
    if (in.error()) return *in.error();
    return name;
}

/// Names within a worker process are from its own folder, which is this program's; but say so.
std::string fullName(const std::filesystem::path& path)
{
    std::error_code failed;
    const auto full = std::filesystem::absolute(path, failed);
    return failed ? path.string() : full.string();
}

Result<StudyAnswer> put(Study& study, const nlohmann::json& question, std::stop_token stop)
{
    SilentSink nobody;
    return study.ask(question, std::move(stop), nobody);
}

Result<void> save(Study& study, const std::filesystem::path& path, nlohmann::json question)
{
    question["ask"] = "save";
    question["path"] = fullName(path);
    const auto answer = put(study, question, {});
    return answer ? Result<void>() : answer.error();
}

} // namespace

Result<StudyAnswer> AccuracyStudyBase::ask(const nlohmann::json& question, std::stop_token stop, StudySink&)
{
    using Answered = Result<StudyAnswer> (AccuracyStudyBase::*)(const nlohmann::json&, std::stop_token);
    static constexpr std::array<std::pair<std::string_view, Answered>, 6> kAnswers{
        {{"plan", &AccuracyStudyBase::askPlan},
         {"suggestion", &AccuracyStudyBase::askSuggestion},
         {"size", &AccuracyStudyBase::askSize},
         {"names", &AccuracyStudyBase::askNames},
         {"tensor", &AccuracyStudyBase::askTensor},
         {"save", &AccuracyStudyBase::askSave}}};
    const std::string name = questionName(question);
    for (const auto& [known, answered] : kAnswers)
        if (known == name) return (this->*answered)(question, std::move(stop));
    return noSuchQuestion(question);
}

Result<StudyAnswer> AccuracyStudyBase::askPlan(const nlohmann::json& question, std::stop_token stop)
{
    const auto name = nameIn(question);
    if (!name) return name.error();
    const auto row = tryPlan(planIn(question), *name, std::move(stop));
    if (!row) return row.error();
    return StudyAnswer{nlohmann::json::object(), {}, true};
}

Result<ModeRow> modes::tryPlan(Study& study, const LayerPlan& plan, const std::string& name, std::stop_token stop)
{
    const auto answer = put(study, {{"ask", "plan"}, {"plan", plan}, {"name", name}}, std::move(stop));
    if (!answer) return answer.error();
    // A plan that is tried again under its name keeps its place, so that the last row may be another one.
    const auto& plans = resultOf<AccuracyStudyResult>(study).plans;
    const auto row = std::find_if(plans.begin(), plans.end(), [&](const ModeRow& one) { return one.mode == name; });
    if (row == plans.end())
        return Error{ErrorCode::Internal, Message::tr("The worker process did not return a plan."), ""};
    return *row;
}

Result<StudyAnswer> AccuracyStudyBase::askSuggestion(const nlohmann::json& question, std::stop_token stop)
{
    std::int64_t bytes = 0;
    ObjectReader in(question, "question");
    in.readInt("bytes", bytes, 0, 9e15);
    if (in.error()) return *in.error();
    const auto plan = suggestPlan(bytes, std::move(stop));
    if (!plan) return plan.error();
    return StudyAnswer{{{"plan", *plan}}, {}};
}

Result<LayerPlan> modes::suggestPlan(Study& study, std::int64_t bytes, std::stop_token stop)
{
    const auto answer = put(study, {{"ask", "suggestion"}, {"bytes", bytes}}, std::move(stop));
    if (!answer) return answer.error();
    return planIn(answer->head);
}

Result<StudyAnswer> AccuracyStudyBase::askSize(const nlohmann::json& question, std::stop_token stop)
{
    const auto size = sizeOf(planIn(question), std::move(stop));
    if (!size) return size.error();
    return StudyAnswer{toJson(*size), {}};
}

Result<SizeLedger> modes::sizeOf(Study& study, const LayerPlan& plan, std::stop_token stop)
{
    const auto answer = put(study, {{"ask", "size"}, {"plan", plan}}, std::move(stop));
    if (!answer) return answer.error();
    if (!answer->head.contains("payload"))
        return Error{ErrorCode::Internal, Message::tr("The worker process did not report a size."), ""};
    return sizeLedgerFromJson(answer->head);
}

Result<StudyAnswer> AccuracyStudyBase::askNames(const nlohmann::json&, std::stop_token)
{
    return StudyAnswer{{{"names", tensorNames()}}, {}};
}

std::vector<std::string> modes::tensorNames(Study& study, std::stop_token stop)
{
    std::vector<std::string> names;
    if (const auto answer = put(study, {{"ask", "names"}}, std::move(stop)))
        ObjectReader(answer->head, "answer").read("names", names);
    return names;
}

Result<StudyAnswer> AccuracyStudyBase::askTensor(const nlohmann::json& question, std::stop_token stop)
{
    const auto name = nameIn(question);
    if (!name) return name.error();
    const auto found = tensor(*name, std::move(stop));
    if (!found) return found.error();
    return StudyAnswer{{{"name", found->name}, {"rows", found->rows}, {"columns", found->columns}},
                       {reinterpret_cast<const char*>(found->values.data()), found->values.size() * sizeof(float)}};
}

Result<NamedTensor> modes::tensor(Study& study, const std::string& name, std::stop_token stop)
{
    const auto answer = put(study, {{"ask", "tensor"}, {"name", name}}, std::move(stop));
    if (!answer) return answer.error();
    NamedTensor tensor;
    ObjectReader in(answer->head, "tensor");
    in.read("name", tensor.name);
    in.readInt("rows", tensor.rows, 0, 1e12);
    in.readInt("columns", tensor.columns, 0, 1e12);
    if (in.error()) return *in.error();
    tensor.values.resize(answer->payload.size() / sizeof(float));
    if (static_cast<std::size_t>(tensor.rows * tensor.columns) != tensor.values.size())
        return Error{ErrorCode::Internal, Message::tr("The worker process sent a different size than it announced."),
                     ""};
    if (!tensor.values.empty())
        std::memcpy(tensor.values.data(), answer->payload.data(), tensor.values.size() * sizeof(float));
    return tensor;
}

Result<StudyAnswer> AccuracyStudyBase::askSave(const nlohmann::json& question, std::stop_token)
{
    std::string path, mode;
    ObjectReader in(question, "question");
    in.read("path", path);
    in.read("mode", mode);
    if (path.empty()) in.fail("path", Message::tr("the name of a file"));
    if (in.error()) return *in.error();
    const Result<void> written = question.contains("plan") ? saveQuantized(planIn(question), path)
                                 : mode.empty()            ? saveModel(path)
                                                           : saveQuantized(mode, path);
    if (!written) return written.error();
    return StudyAnswer{nlohmann::json::object(), {}};
}

Result<void> modes::saveModel(Study& study, const std::filesystem::path& path)
{
    return save(study, path, nlohmann::json::object());
}

Result<void> modes::saveQuantized(Study& study, const LayerPlan& plan, const std::filesystem::path& path)
{
    return save(study, path, {{"plan", plan}});
}

Result<void> modes::saveQuantized(Study& study, const std::string& mode, const std::filesystem::path& path)
{
    return save(study, path, {{"mode", mode}});
}

} // namespace qs
