// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/serve/study.h"

#include "gpu/results/result_json.h"
#include "gpu/serve/study_reply.h"

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace qs {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::array<std::string_view, 7> kOperations{"study-run",   "study-plan",   "study-suggest", "study-size",
                                                      "study-names", "study-tensor", "study-save"};

Json okay(int id) { return {{"id", id}, {"ok", true}}; }

LayerPlan planOf(const nlohmann::json& request)
{
    LayerPlan plan;
    const auto found = request.find("plan");
    readTexts(found == request.end() ? nullptr : &*found, plan);
    return plan;
}

} // namespace

bool ServedStudy::knows(const std::string& op)
{
    for (const std::string_view known : kOperations)
        if (op == known) return true;
    return false;
}

void ServedStudy::serve(int id, const std::string& op, const nlohmann::json& request, std::stop_token stop)
{
    if (const auto done = answer(id, op, request, stop); !done)
        m_outbox.say({{"id", id}, {"ok", false}, {"error", toJson(done.error())}});
}

Result<void> ServedStudy::answer(int id, const std::string& op, const nlohmann::json& request,
                                 const std::stop_token& stop)
{
    if (op == "study-run") return run(id, request, stop);
    if (!m_study) return Error{ErrorCode::Usage, "There is no study in this worker process.", "Run one first."};
    if (op == "study-plan") return tryPlan(id, request, stop);
    if (op == "study-size") return sizeOf(id, request, stop);
    if (op == "study-tensor") return tensor(id, request, stop);
    if (op == "study-save") return save(id, request);
    Json reply = okay(id);
    if (op == "study-names") {
        reply["names"] = m_study->tensorNames();
    } else {
        ObjectReader in(request, "request");
        std::int64_t budget = 0;
        in.readInt("budget", budget, 0, 9e15);
        if (in.error()) return *in.error();
        auto plan = m_study->suggestPlan(budget, stop);
        if (!plan) return plan.error();
        reply["plan"] = *plan;
    }
    m_outbox.say(std::move(reply));
    return {};
}

Result<void> ServedStudy::run(int id, const nlohmann::json& request, const std::stop_token& stop)
{
    if (const auto json = request.find("spec"); json != request.end()) {
        auto spec = modeStudySpecFromJson(*json);
        if (!spec) return spec.error();
        m_study.reset(); // before the next one asks for its memory
        m_study = std::make_unique<ModeStudy>(std::move(*spec));
    }
    if (!m_study) return Error{ErrorCode::Usage, "There is no study to go on with.", "Give its specification."};
    std::optional<Error> failed;
    {
        EventThrottle sink(eventOffer(m_outbox, id));
        failed = m_study->run(stop, sink);
    }
    replyWithStudy(m_outbox, id, failed, m_study->result());
    return {};
}

Result<void> ServedStudy::tryPlan(int id, const nlohmann::json& request, const std::stop_token& stop)
{
    std::string name;
    ObjectReader in(request, "request");
    in.read("name", name);
    if (in.error()) return *in.error();
    const auto row = m_study->tryPlan(planOf(request), name, stop);
    if (!row) return row.error();
    m_outbox.say(okay(id),
                 servedResultText(m_study->result())); // the row is the one of this name among its plans
    return {};
}

Result<void> ServedStudy::sizeOf(int id, const nlohmann::json& request, const std::stop_token& stop)
{
    const auto size = m_study->sizeOf(planOf(request), stop);
    if (!size) return size.error();
    Json reply = okay(id);
    reply["size"] = {{"payload", size->payload},
                     {"scales", size->scales},
                     {"zero_points", size->zeroPoints},
                     {"unquantized", size->unquantized},
                     {"overhead", size->overhead}};
    m_outbox.say(std::move(reply));
    return {};
}

Result<void> ServedStudy::tensor(int id, const nlohmann::json& request, const std::stop_token& stop)
{
    std::string name;
    ObjectReader in(request, "request");
    in.read("name", name);
    if (in.error()) return *in.error();
    const auto found = m_study->tensor(name, stop);
    if (!found) return found.error();
    Json reply = okay(id);
    reply["name"] = found->name;
    reply["rows"] = found->rows;
    reply["columns"] = found->columns;
    m_outbox.say(std::move(reply),
                 {reinterpret_cast<const char*>(found->values.data()), found->values.size() * sizeof(float)});
    return {};
}

Result<void> ServedStudy::save(int id, const nlohmann::json& request)
{
    std::string path, mode;
    ObjectReader in(request, "request");
    in.read("path", path);
    in.read("mode", mode);
    if (path.empty()) in.fail("path", "the name of a file");
    if (in.error()) return *in.error();
    const Result<void> written = request.contains("plan") ? m_study->saveQuantized(planOf(request), path)
                                 : mode.empty()           ? m_study->saveModel(path)
                                                          : m_study->saveQuantized(mode, path);
    if (!written) return written;
    m_outbox.say(okay(id));
    return {};
}

} // namespace qs
