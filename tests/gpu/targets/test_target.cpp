// SPDX-License-Identifier: GPL-3.0-or-later
// Targets as they are written down, and words that go through shells.
#include <doctest/doctest.h>

#include "gpu/targets/target_hub.h"
#include "gpu/targets/words.h"
#include "gpu/targets/worker_set.h"

#include "tests/gpu/support/scratch_folder.h"

#include <fstream>

using namespace qs;

TEST_CASE("words that every shell takes alike are told from the others")
{
    for (const char* word : {"a", "/usr/bin/env", "user@host", "--gpus=1", "h100:1", "a.b_c-d%e+f,g"})
        CHECK(isPlainWord(word) == (word[0] != '-'));
    for (const char* word :
         {"", "-x", "a b", "a\nb", "$(id)", "`id`", "a;b", "a'b", "a\"b", "a\\b", "~", "*", "a|b", "é", "#"})
        CHECK_FALSE(isPlainWord(word));
    CHECK(shellQuoted("it's $HOME") == "'it'\\''s $HOME'");
}

TEST_CASE("a command is split into words, and put together again")
{
    CHECK(splitWords("docker exec -i  'my c' \"a\\\"b\" c\\ d ''").value() ==
          std::vector<std::string>{"docker", "exec", "-i", "my c", "a\"b", "c d", ""});
    CHECK(splitWords("").value().empty());
    CHECK_FALSE(splitWords("a 'b").ok());
    CHECK_FALSE(splitWords("a\nb").ok());
    for (const char* escaped : {"a\\\nb", "\"a\\\nb\"", "a\\\x1b"})
        CHECK_FALSE(splitWords(escaped).ok());
    CHECK(splitWords("\"a\\b\" \"\\$x\" 'c\\d'").value() == std::vector<std::string>{"a\\b", "$x", "c\\d"});
    CHECK(splitWords("$(id) `id`").value() == std::vector<std::string>{"$(id)", "`id`"}); // nothing is expanded
    for (const std::vector<std::string>& words : {std::vector<std::string>{"a", "b c", "d'e", "", "-i", "$(id)", "\\"}})
        CHECK(splitWords(joinWords(words)).value() == words);
}

TEST_CASE("targets are read from a text, and hostile ones are refused")
{
    CHECK(targetFromText("ssh:gpu1").value().host == "gpu1");
    const Target slurm = targetFromText("slurm:login/gpu").value();
    CHECK(slurm.kind == TargetKind::Slurm);
    CHECK(slurm.host == "login");
    CHECK(slurm.slurm.partition == "gpu");
    CHECK(targetFromText("slurm:/gpu").value().host.empty());
    CHECK(targetFromText("exec:docker exec -i 'a b'").value().prefix.back() == "a b");
    for (const char* text :
         {"", "gpu1", "ssh:", "ssh:-oProxyCommand=id", "ssh:a b", "ssh:a;id", "ssh:$(id)", "ssh:a\nb",
          "exec:", "exec:'", "slurm:a b/gpu", "slurm:/gpu;id", "ssh:\"quoted\"", "telnet:host"}) {
        const auto target = targetFromText(text);
        REQUIRE_FALSE_MESSAGE(target.ok(), text);
        CHECK(target.error().code == ErrorCode::Usage);
        CHECK_FALSE(target.error().message.empty());
    }
    Target target = targetFromText("slurm:login/gpu").value();
    for (const char* option : {"exclusive", "--a b", "--x=$(id)", "-p gpu", "--wrap=a;b"}) {
        target.slurm.directives = {option};
        CHECK_FALSE(validate(target).ok());
    }
    target.slurm.directives = {"--exclusive", "--constraint=a100"};
    CHECK(validate(target).ok());
    target.setup = "module load cuda/13 && ulimit -c 0"; // any line: it travels in a script
    CHECK(validate(target).ok());
    target.setup = "a\nb";
    CHECK_FALSE(validate(target).ok());
    target.setup.clear();
    target.folder = "/scratch/a b";
    CHECK_FALSE(validate(target).ok());
    target.folder = "scratch";
    CHECK_FALSE(validate(target).ok());
}

TEST_CASE("a target is the same after it was kept as JSON; what is none is refused")
{
    Target target = targetFromText("slurm:login/gpu").value();
    target.name = "cluster";
    target.setup = "module load 'cuda/13'";
    target.folder = "/scratch/qs";
    target.mayUpload = true;
    target.slurm = {"gpu", "acct", "h100:2", "01:00:00", {"--exclusive"}};
    CHECK(targetFromJson(toJson(target)).value() == target);
    for (const char* text :
         {"[]", "{}", R"({"name": "a", "kind": "ssh"})", R"({"name": "a", "kind": "x", "host": "h"})",
          R"({"name": "a b", "kind": "ssh", "host": "h"})", R"({"name": "a", "kind": "ssh", "host": ["h"]})",
          R"({"name": "a", "kind": "ssh", "host": "-oProxyCommand=id"})"})
        CHECK_MESSAGE(!targetFromJson(nlohmann::json::parse(text)).ok(), text);
}

TEST_CASE("the list of targets survives, and a broken file is not overwritten")
{
    const qs::testing::ScratchFolder folder;
    const std::string file = (folder.path() / "deep" / "targets.json").string();
    Target a = targetFromText("ssh:gpu1").value();
    a.name = "first";
    {
        TargetHub hub(file);
        CHECK(hub.targets().empty());
        CHECK_FALSE(hub.save(targetFromText("ssh:gpu1").value()).ok()); // 'ssh:gpu1' would hide what it describes
        REQUIRE(hub.save(a).ok());
        Target b = targetFromText("exec:env").value();
        b.name = "second";
        REQUIRE(hub.save(b).ok());
        a.setup = "true";
        REQUIRE(hub.save(a).ok());
        CHECK(hub.connection(a) == hub.connection(a));
    }
    TargetHub again(file);
    REQUIRE(again.targets().size() == 2);
    CHECK(again.targets().front() == a);
    CHECK(again.find("second").value().prefix == std::vector<std::string>{"env"});
    CHECK(again.find("ssh:other").value().host == "other");
    CHECK(again.find("secnd").error().text().find("second") != std::string::npos);
    CHECK(again.remove("second").ok());
    CHECK_FALSE(again.remove("second").ok());
    std::ofstream(file, std::ios::trunc) << "{\"targets\": [{\"name\": 7}";
    TargetHub broken(file);
    REQUIRE(broken.problem().has_value());
    CHECK_FALSE(broken.save(a).ok());
    std::ifstream in(file);
    CHECK(std::string(std::istreambuf_iterator<char>(in), {}).starts_with("{\"targets\": [{"));
}

TEST_CASE("the name of a target is no path")
{
    Target target = targetFromText("exec:env").value();
    for (const char* name : {"../x", "a/b", ".x", "-x", "local", ""}) {
        target.name = name;
        CHECK_FALSE(validate(target));
    }
    for (const char* name : {"x", "gpu-1.example", "me@host", "exec:env", "slurm:host/part"}) {
        target.name = name;
        CHECK(validate(target));
    }
}

TEST_CASE("what another program does to the list of targets stays, and is seen")
{
    const qs::testing::ScratchFolder folder;
    const std::string file = (folder.path() / "targets.json").string();
    const auto named = [](const std::string& name) {
        Target target = targetFromText("exec:env").value();
        target.name = name;
        return target;
    };
    TargetHub window(file), other(file);
    REQUIRE(window.save(named("a")));
    REQUIRE(other.save(named("b")));
    CHECK(window.targets().size() == 2);
    REQUIRE(window.save(named("c")));
    REQUIRE(other.remove("a"));
    CHECK_FALSE(window.find("a"));
    CHECK_FALSE(window.remove("a"));
    CHECK(TargetHub(file).targets().size() == 2);
    std::ofstream(file) << "{"; // what cannot be used is not written over, and not taken for an empty list
    CHECK(window.targets().size() == 2);
    CHECK(window.problem());
    CHECK_FALSE(window.save(named("d")));
    std::filesystem::remove(file);
    CHECK(window.targets().empty());
    CHECK(window.save(named("d")));
}

TEST_CASE("the checksum is that of POSIX cksum")
{
    CHECK(posixCksum("") == 4294967295u);         // printf '' | cksum
    CHECK(posixCksum("123456789") == 930766865u); // printf 123456789 | cksum
}
