// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/kernel_run_host.h"
#include "gpu/targets/target_hub.h"

#include "tests/gpu/support/scratch_folder.h"

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

/// Targets on this computer, behind stand-ins.
namespace qs::testing {

/// A variable of the environment while it lives.
class Variable
{
public:
    Variable(const char* name, const std::string& value) : m_name(name)
    {
        if (const char* before = std::getenv(name)) m_before = before;
        ::setenv(name, value.c_str(), 1);
    }
    ~Variable() { m_before ? ::setenv(m_name, m_before->c_str(), 1) : ::unsetenv(m_name); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    const char* m_name;
    std::optional<std::string> m_before;
};

/// tests/gpu/targets/fake_ssh.sh as ssh, with a home of its own, so that nothing of the user's is touched.
class FakeSsh
{
public:
    FakeSsh()
        : m_ssh("QUANTOSCOPE_SSH", "sh " QS_SOURCE_DIR "/tests/gpu/targets/fake_ssh.sh"), m_state("FAKE_SSH", words()),
          m_cache("XDG_CACHE_HOME", (m_folder.path() / "cache").string()), m_home("HOME", m_folder.path().string()),
          m_states("XDG_STATE_HOME", (m_folder.path() / "state").string()),
          m_model("QUANTOSCOPE_LLM", (m_folder.path() / "none").string()) // uploads are short without it
    {}
    /// What it does from now on.
    void does(const std::string& words) { std::ofstream(this->words()) << words << "\n"; }
    /// After how many bytes the next connections to kept sessions are cut.
    void cuts(const std::vector<int>& bytes)
    {
        std::ofstream out(words() + ".cuts");
        for (const int count : bytes)
            out << count << "\n";
    }
    std::string state() const { return (m_folder.path() / "state/quantoscope/sessions").string(); }
    int attempts() const
    {
        std::ifstream in(words() + ".attempts");
        int count = 0;
        for (std::string line; std::getline(in, line);)
            ++count;
        return count;
    }
    std::string cache() const { return (m_folder.path() / "cache/quantoscope").string(); }
    const std::filesystem::path& folder() const { return m_folder.path(); }

private:
    std::string words() const { return (m_folder.path() / "words").string(); }
    ScratchFolder m_folder;
    Variable m_ssh, m_state, m_cache, m_home, m_states, m_model;
};

/// A hub with one target, chosen; uploads are agreed to.
struct ChosenTarget
{
    explicit ChosenTarget(const std::string& text, const std::filesystem::path& folder, SshPrompter prompter = {})
        : hub(std::make_shared<TargetHub>((folder / "targets.json").string(),
                                          TargetQuestions{std::move(prompter),
                                                          [this](const UploadQuestion&) {
                                                              ++asked;
                                                              return agrees;
                                                          }})),
          place(std::make_shared<TargetPlace>(hub))
    {
        target = targetFromText(text).value();
        place->choose(target);
    }
    /// With sessions that are kept for so long; 0: with none.
    void keep(int minutes)
    {
        target.keepMinutes = minutes;
        place->choose(target);
    }
    WorkerOptions options() const
    {
        WorkerOptions made;
        made.place = place;
        made.reconnect = {std::chrono::milliseconds(20), std::chrono::milliseconds(100)};
        return made;
    }
    /// All steps of the test of a target, as 'resolve:done connect:failed …'.
    std::string check(std::string* why = nullptr)
    {
        std::string states;
        const auto devices = checkTarget(*hub->connection(target), {}, [&](const StepReport& report) {
            if (report.state == StepReport::State::Running) return;
            constexpr const char* names[] = {"running", "done", "skipped", "failed"};
            states += std::string(targetStepName(report.step)) + ":" + names[static_cast<int>(report.state)] + " ";
        });
        if (why) *why = devices ? "" : devices.error().text();
        return states;
    }

    bool agrees = true;
    int asked = 0;
    Target target;
    std::shared_ptr<TargetHub> hub;
    std::shared_ptr<TargetPlace> place;
};

/// A small comparison on the CPU.
inline RunSpec remoteSpec(bool live = false)
{
    RunSpec spec;
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    spec.shape = {16, 256};
    spec.iterations = 50;
    spec.warmup = 2;
    spec.warmupMs = 0;
    spec.stop = StopRule::Fixed;
    spec.method = TimingMethod::Events;
    spec.backend = BackendChoice::Cpu;
    spec.live = live;
    return spec;
}

/// Counts what comes, and asks for a stop after so many samples.
struct CountingSink final : EventSink
{
    std::atomic<std::int64_t> samples{0}; ///< may be looked at while they come
    std::int64_t stopAfter = 0;
    std::vector<std::string> phases;
    std::stop_source stop;
    void event(const RunEvent& event) override
    {
        if (event.kind == RunEvent::Kind::Phase) phases.push_back(event.text.english());
    }
    void sample(const SampleEvent&) override
    {
        if (++samples == stopAfter) stop.request_stop();
    }
    bool said(const std::string& words) const
    {
        for (const std::string& phase : phases)
            if (phase.find(words) != std::string::npos) return true;
        return false;
    }
};

} // namespace qs::testing
