// SPDX-License-Identifier: GPL-3.0-or-later
// Which loops a processor gets: every compiler has to find the same ones.
#include "gpu/cpu/quantize/kernels.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <set>
#include <sstream>
#include <string>

using namespace qs;

namespace {

/// What the kernel says that the first processor can do and programs may use.
std::set<std::string> flagsOfProcessor()
{
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("flags") && line.find(':') != std::string::npos) {
            std::istringstream words(line.substr(line.find(':') + 1));
            return {std::istream_iterator<std::string>(words), {}};
        }
    return {};
}

} // namespace

TEST_CASE("the widest loops that the processor can run are chosen")
{
    const std::set<std::string> flags = flagsOfProcessor();
    const auto all = [&](std::initializer_list<const char*> names) {
        for (const char* name : names)
            if (!flags.contains(name)) return false;
        return true;
    };
    const bool narrow = all({"avx", "avx2", "fma", "f16c"});
    const bool wide = narrow && all({"avx512f", "avx512dq", "avx512bw", "avx512vl"});
    CHECK(detectIsa() == (wide ? CpuIsa::Avx512 : narrow ? CpuIsa::Avx2 : CpuIsa::Portable));
    const auto hasDots = [](CpuIsa isa) { return dotsFor(kernelsFor(isa)) != nullptr; };
    const bool narrowDots = narrow && all({"avx_vnni"});
    CHECK(hasDots(CpuIsa::Avx512) == (wide ? all({"avx512_vnni"}) : narrowDots));
    CHECK(hasDots(CpuIsa::Avx2) == narrowDots);
    CHECK_FALSE(hasDots(CpuIsa::Portable));
}

TEST_CASE("a set can be chosen, and is refused where the processor lacks it")
{
    const char* before = std::getenv("QUANTOSCOPE_INSTRUCTION_SET");
    const std::string kept = before ? before : "";
    const auto with = [](const char* name) { ::setenv("QUANTOSCOPE_INSTRUCTION_SET", name, 1); };
    with("");
    CHECK(chosenIsa() == detectIsa());
    CHECK_FALSE(instructionSetTrouble());
    with("portable");
    CHECK(chosenIsa() == CpuIsa::Portable);
    CHECK_FALSE(instructionSetTrouble());
    CHECK(kernelsFor(chosenIsa()).name == portableKernels().name);
    with("avx512");
    CHECK(chosenIsa() == detectIsa());
    CHECK(instructionSetTrouble().has_value() == (detectIsa() < CpuIsa::Avx512));
    with("sse9");
    CHECK(chosenIsa() == detectIsa());
    REQUIRE(instructionSetTrouble());
    CHECK(instructionSetTrouble()->message.english().find("\"sse9\"") != std::string::npos);
    with(kept.c_str());
}
