// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/on_target.h"

#include "gpu/core/units.h"

namespace qs {

namespace {

bool askToUpload(const UploadQuestion& q, const SshPrompter& ask)
{
    if (!ask) return false;
    SshPrompt prompt;
    prompt.kind = SshPrompt::Kind::Confirm;
    prompt.host = q.host;
    prompt.text = "Put the quantoscope worker (" + formatBytes(Bytes{q.bytes}) + " compressed) into " + q.folder +
                  " on " + q.host + "? [y/N]";
    const auto answer = ask(prompt, {});
    return answer && (*answer == "y" || *answer == "Y" || *answer == "yes");
}

} // namespace

TargetQuestions terminalQuestions(bool upload)
{
    SshPrompter ask = terminalPrompter();
    return {ask, [upload, ask](const UploadQuestion& question) { return upload || askToUpload(question, ask); }};
}

Result<WorkerOptions> workersOn(const OnTarget& on)
{
    WorkerOptions options;
    options.patience = kCommandPatience;
    if (!on) return options;
    auto hub = std::make_shared<TargetHub>(std::string(), terminalQuestions(on.upload));
    auto target = hub->find(on.target);
    if (!target) return target.error();
    auto place = std::make_shared<TargetPlace>(std::move(hub));
    place->choose(std::move(*target));
    options.place = std::move(place);
    return options;
}

Result<CommandAnswer> runAt(WorkerPlace& place, const std::vector<std::string>& words, std::stop_token stop)
{
    auto start = place.prepare(stop, {});
    if (!start) return start.error();
    start->command.arguments.pop_back(); // 'serve'
    start->command.arguments.insert(start->command.arguments.end(), words.begin(), words.end());
    auto answer = runCommand(start->command, {}, std::move(stop), {std::chrono::minutes(30)});
    if (!answer || answer->status == 0) return answer;
    if (auto known = place.explain({true, (answer->status & 0xff) << 8, {}, answer->err}, {})) return *known;
    return answer;
}

Result<CommandAnswer> runThere(const OnTarget& on, const std::vector<std::string>& words, std::stop_token stop)
{
    const auto options = workersOn(on);
    return options ? runAt(*options->place, words, std::move(stop)) : Result<CommandAnswer>(options.error());
}

} // namespace qs
