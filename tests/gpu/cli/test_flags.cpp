// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/cli/flags.h"
#include "gpu/spec/run_spec.h"

using namespace qs;

namespace {

/// A command with a flag of every kind.
struct Example
{
    std::string file, list, dialect = "standard";
    int count = 5;
    double limit = 0.5;
    std::int64_t budget = 0;
    bool quiet = false, checked = true;
    BackendChoice backend = BackendChoice::Auto;
    Flags flags{"example", "FILE… [flags]", "Does nothing."};

    Example()
    {
        flags.group("One");
        flags.text("--json", "FILE", "write it", file);
        flags.number("--count", "N", "how many", count, 1, 100);
        flags.number("--limit", "S", "how long", limit, 0, 60'000);
        flags.number("--budget", "KIB", "at most", budget, 1, 1000);
        flags.toggle("--quiet", "say nothing", quiet);
        flags.toggle("--no-check", "check nothing", checked, false);
        flags.group("Two");
        flags.choice("--backend", "auto|cpu|cuda", "where", backend, parseBackend);
        flags.choice("--dialect", "standard|other", "which", dialect);
        flags.text("--modes", "LIST", "names", list);
        flags.proposes("--modes", [] { return Arguments{"fp8", "mxfp8", "mxfp4"}; });
        flags.answers("--list", "list them", [] { return std::string("listed"); });
        flags.files(0, 3);
    }
};

Arguments filesOf(const Arguments& arguments)
{
    Example example;
    REQUIRE(example.flags.read(arguments));
    return example.flags.files();
}

std::string errorOf(const Arguments& arguments)
{
    Example example;
    const auto read = example.flags.read(arguments);
    REQUIRE_FALSE(read.ok());
    CHECK(read.error().exitStatus() == 2);
    return read.error().text();
}

std::string answerOf(const Arguments& arguments)
{
    Example example;
    REQUIRE(example.flags.read(arguments));
    return example.flags.answer().value_or("nothing");
}

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("flags set what they are registered with, the last one where one is given twice")
{
    Example e;
    REQUIRE(e.flags.read({"--count", "7", "a", "--count=9", "--quiet", "--backend=cpu", "--no-check", "--json", "-",
                          "--limit", "1.5", "--dialect", "other", "--budget=3"}));
    CHECK(e.count == 9);
    CHECK(e.limit == 1.5);
    CHECK(e.budget == 3);
    CHECK(e.quiet);
    CHECK_FALSE(e.checked);
    CHECK(e.backend == BackendChoice::Cpu);
    CHECK(e.dialect == "other");
    CHECK(e.file == "-");
    CHECK(e.flags.given("--count"));
    CHECK_FALSE(e.flags.given("--modes"));
    CHECK_FALSE(e.flags.answer().has_value());
    CHECK(e.flags.files() == Arguments{"a"});
}

TEST_CASE("files: '-' is one, and what follows '--', whatever it looks like")
{
    CHECK(filesOf({}).empty());
    CHECK(filesOf({"-", "--", "--count"}) == Arguments{"-", "--count"});
    CHECK(filesOf({"[a,b]", "{}"}) == Arguments{"[a,b]", "{}"});
    CHECK(says(errorOf({"a", "b", "c", "d"}), "example: only one file can be read at a time. Usage: "));
}

TEST_CASE("wrong usage says what is wrong and what to do")
{
    CHECK(says(errorOf({"--count", "0"}), "--count: '0' is not valid. Expected a whole number from 1 to 100."));
    CHECK(says(errorOf({"--count", "-5"}), "'-5' is not valid"));
    CHECK(says(errorOf({"--count", "12x"}), "'12x' is not valid"));
    CHECK(says(errorOf({"--limit", "nan"}), "Expected a number from 0 to 60000."));
    CHECK(says(errorOf({"--backend", "tpu"}), "Expected auto, cpu or cuda."));
    CHECK(says(errorOf({"--dialect", "Other"}), "Expected standard or other."));
    for (const Arguments& empty : {Arguments{"--json"}, {"--json", ""}, {"--json="}, {"--json=", "x"}})
        CHECK(says(errorOf(empty), "--json requires a value. Expected FILE."));
    for (const char* flag : {"--quiet=1", "--quiet=", "--quiet=true"})
        CHECK(says(errorOf({flag}), "--quiet does not take a value."));
    CHECK(says(errorOf({"--cuont", "4"}), "Unknown flag '--cuont'. Is --count meant?"));
    CHECK_FALSE(says(errorOf({"--xyz=4"}), "meant"));
    for (const char* flag : {"-x", "-5", "--=x", "---"})
        CHECK(says(errorOf({flag}), "Unknown flag '"));
    CHECK(says(errorOf({"--count", "0", "--dialect", "x"}), "--count")); // the first one
    CHECK(says(errorOf({"--dialect", "x", "--count", "0"}), "--dialect"));
}

TEST_CASE("--help has groups and defaults, and comes at once as other answers do")
{
    const std::string help = answerOf({"--help"});
    CHECK(says(help, " example FILE… [flags]\n\nDoes nothing.\n\nOne:\n  --json FILE "));
    CHECK(says(help, "how many (5)\n"));
    CHECK(says(help, "how long (0.5)\n"));
    CHECK(says(help, "at most\n")); // 0 stands for none
    CHECK(says(help, "\n\nTwo:\n  --backend auto|cpu|cuda "));
    CHECK(answerOf({"a", "-h"}) == help);
    CHECK(answerOf({"--list", "--count", "0"}) == "listed");
}

TEST_CASE("the shell is told what may stand in a place")
{
    const std::string all = answerOf({"--proposes", ""});
    for (const char* flag : {"--json\twrite it\n", "--no-check\t", "--help\t", "@files\n"})
        CHECK(says(all, flag));
    CHECK(answerOf({"--quiet", "--proposes", "--d"}) == "--dialect\twhich\n");
    CHECK(answerOf({"--backend", "--proposes", "c"}) == "cpu\t\ncuda\t\n");
    CHECK(answerOf({"--backend", "=", "--proposes", "c"}) == "cpu\t\ncuda\t\n"); // as bash has it
    CHECK(answerOf({"--proposes", "--backend=a"}) == "--backend=auto\t\n");
    CHECK(answerOf({"--modes", "--proposes", "fp8,mx"}) == "fp8,mxfp8\t\nfp8,mxfp4\t\n@open\n");
    CHECK(answerOf({"--json", "--proposes", "x"}) == "@files\n");
    CHECK(answerOf({"--count", "--proposes", ""}) == "");
}
