// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of the laboratory's tests.
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include "gpu/device/backend.h"
#include "tests/gpu/support/needs_gpu.h"

#include <cstdio>
#include <string>

namespace {

/// A filter that lets no test case through would pass.
struct SomethingRan final : doctest::IReporter
{
    explicit SomethingRan(const doctest::ContextOptions& given) : options(given) {}
    void report_query(const doctest::QueryData&) override {}
    void test_run_start() override {}
    void test_run_end(const doctest::TestRunStats& stats) override { nothing = stats.numTestCasesPassingFilters == 0; }
    void test_case_start(const doctest::TestCaseData&) override {}
    void test_case_reenter(const doctest::TestCaseData&) override {}
    void test_case_end(const doctest::CurrentTestCaseStats&) override {}
    void test_case_exception(const doctest::TestCaseException&) override {}
    void subcase_start(const doctest::SubcaseSignature&) override {}
    void subcase_end() override {}
    void log_assert(const doctest::AssertData&) override {}
    void log_message(const doctest::MessageData&) override {}
    void test_case_skipped(const doctest::TestCaseData&) override {}

    const doctest::ContextOptions& options;
    static inline bool nothing = false;
};

/// Leaves out what needs a GPU where there is none; why there is none, empty: nothing is left out.
std::string leaveOutGpu(doctest::Context& context)
{
    const auto& files = qs::test::filesThatNeedGpu();
    if (files.empty()) return {};
    const auto backend = qs::makeCudaBackend(0);
    if (backend) return {};
    for (const std::string file : files)
        context.addFilter("source-file-exclude", ("*" + file.substr(file.rfind('/'))).c_str());
    return backend.error().text();
}

} // namespace

REGISTER_LISTENER("something-ran", 1, SomethingRan);

int main(int argc, char** argv)
{
    doctest::Context context(argc, argv);
    const std::string whyNoGpu = leaveOutGpu(context);
    const int result = context.run();
    if (context.shouldExit() || !SomethingRan::nothing) return result;
    if (!whyNoGpu.empty()) {
        std::printf("skipped: %s\n", whyNoGpu.c_str());
        return 77;
    }
    std::fprintf(stderr, "no test case passes the filters\n");
    return 2;
}
