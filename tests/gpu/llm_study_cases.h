// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/llm_study.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <string>
#include <unistd.h>
#include <vector>

namespace qs::test {

/// The model that comes with the program.
inline const std::string kShippedModel = std::string(QS_SOURCE_DIR) + "/resources/llm/default";

/// A folder that is gone with the object.
struct LlmFolder
{
    std::filesystem::path path;
    LlmFolder()
    {
        static int count = 0;
        path = std::filesystem::temp_directory_path() / ("qs-llm-" + std::to_string(getpid()) + "-" + std::to_string(++count));
        std::filesystem::create_directories(path);
    }
    ~LlmFolder() { std::filesystem::remove_all(path); }
    std::string write(const std::string& name, const std::string& text) const
    {
        std::ofstream(path / name, std::ios::binary) << text;
        return (path / name).string();
    }
};

struct LlmLog final : LlmStudySink
{
    void event(const LlmStudyEvent& e) override
    {
        events.push_back(e);
        if (then) then(e);
    }
    std::int64_t count(LlmStudyEvent::Kind kind) const
    {
        return std::count_if(events.begin(), events.end(), [&](const LlmStudyEvent& e) { return e.kind == kind; });
    }
    std::vector<LlmStudyEvent> events;
    std::function<void(const LlmStudyEvent&)> then;
};

/// A second's worth: three configurations, a short text, a few items.
inline LlmStudySpec smallStudy()
{
    ::setenv("QUANTOSCOPE_LLM", kShippedModel.c_str(), 1);
    LlmStudySpec spec;
    spec.configurations = {"int8-w8a8", "int4-w4a16", "fp8-w8a8"};
    spec.textTokens = 700;
    spec.clozeItems = 12;
    spec.batches = {1, 3};
    spec.promptLengths = {16, 40};
    spec.generate = 6;
    spec.rounds = 6;
    spec.backend = BackendChoice::Cpu;
    return spec;
}

/// Why a study is refused before it has a row.
inline Error errorOf(const LlmStudySpec& spec)
{
    LlmLog log;
    LlmStudy study(spec);
    const auto error = study.run({}, log);
    REQUIRE(error.has_value());
    CHECK(study.result().rows.empty());
    return *error;
}

} // namespace qs::test
