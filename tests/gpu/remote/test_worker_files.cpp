// SPDX-License-Identifier: GPL-3.0-or-later
// The folder of workers for other machines, and manifests of strangers.
#include "tests/gpu/support/scratch_folder.h"

#include "gpu/remote/worker_files.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <nlohmann/json.hpp>

using namespace qs;
using namespace qs::testing;

namespace {

nlohmann::json oneWorker(const std::string& arch)
{
    return {{"arch", arch},        {"file", "quantoscope-worker-" + arch + ".gz"},
            {"packed_bytes", 6},   {"bytes", 4294967},
            {"cksum", 4294967295}, {"sha256", std::string(64, 'a')},
            {"glibc", "2.28"}};
}

nlohmann::json goodManifest()
{
    return {
        {"schema", 1}, {"version", "0.1.0 (0123456789ab)"}, {"workers", {oneWorker("x86_64"), oneWorker("aarch64")}}};
}

/// What is said of a manifest beside both files; empty where it is taken.
std::string complaint(const nlohmann::json& manifest)
{
    const ScratchFolder folder;
    for (const char* arch : {"x86_64", "aarch64"})
        folder.write(std::string("quantoscope-worker-") + arch + ".gz", "worker");
    folder.write(kRemoteWorkersManifest, manifest.dump());
    const auto read = readRemoteWorkers(folder.path());
    return read ? "" : read.error().text();
}

} // namespace

TEST_CASE("a manifest says which workers there are and what becomes of each on the other machine")
{
    const ScratchFolder folder;
    for (const char* arch : {"x86_64", "aarch64"})
        folder.write(std::string("quantoscope-worker-") + arch + ".gz", "worker");
    folder.write(kRemoteWorkersManifest, goodManifest().dump());
    const auto workers = readRemoteWorkers(folder.path());
    REQUIRE(workers);
    CHECK(workers->version == "0.1.0 (0123456789ab)");
    REQUIRE(workers->files.size() == 2);
    const RemoteWorkerFile& arm = workers->files[1];
    CHECK(arm.arch == "aarch64");
    CHECK(arm.path == folder / "quantoscope-worker-aarch64.gz");
    CHECK(arm.packedBytes == 6);
    CHECK(arm.bytes == 4294967);
    CHECK(arm.cksum == 4294967295U);
    CHECK(arm.digest == std::string(64, 'a'));
    CHECK(arm.glibc == "2.28");
}

TEST_CASE("a manifest that cannot be is refused with the member that is wrong")
{
    REQUIRE(complaint(goodManifest()).empty());
    const std::pair<const char*, std::vector<nlohmann::json>> wrong[] = {
        {"arch", {"", "x86 64", "../x86_64", "$(id)", "x86_64;id", 5, std::string(33, 'a')}},
        {"file",
         {"", "..", ".hidden", "-rf", "../quantoscope-worker-x86_64.gz", "/etc/passwd", "a b", "a\nb", "a'b", "$(id)"}},
        {"sha256", {"", "abc", std::string(64, 'A'), std::string(63, 'a') + "\n", std::string(65, 'a'), nullptr}},
        {"glibc", {"", "2", "2.", ".28", "2.28.1", "2.x", "-2.28", "2.99999999999", " 2.28"}},
        {"cksum", {-1, 4294967296, "12", 1.5}},
        {"bytes", {0, -1, 1e12, "4"}},
        {"packed_bytes", {0, -6, 6.5, nlohmann::json::array()}}};
    for (const auto& [member, values] : wrong)
        for (const nlohmann::json& value : values) {
            nlohmann::json manifest = goodManifest();
            manifest["workers"][0][member] = value;
            INFO(member << " = " << value.dump());
            const std::string said = complaint(manifest);
            CHECK_FALSE(said.empty());
            CHECK(said.find(std::string(member) == "packed_bytes" ? "bytes" : member) != std::string::npos);
        }
    nlohmann::json manifest = goodManifest();
    manifest["schema"] = 2;
    CHECK(complaint(manifest).find("schema") != std::string::npos);
    manifest.erase("schema");
    CHECK(complaint(manifest).find("schema") != std::string::npos);
    manifest = goodManifest();
    manifest["workers"][1]["arch"] = "x86_64";
    CHECK(complaint(manifest).find("arch") != std::string::npos);
    manifest["workers"] = nlohmann::json::array();
    CHECK(complaint(manifest).find("workers") != std::string::npos);
    manifest["workers"] = "none";
    CHECK(complaint(manifest).find("workers") != std::string::npos);
    CHECK_FALSE(complaint(nlohmann::json::array()).empty());
    // A long list is refused for its size.
    manifest = goodManifest();
    for (int i = 0; i < 1000; ++i)
        manifest["workers"].push_back(oneWorker("machine" + std::to_string(i)));
    CHECK_FALSE(complaint(manifest).empty());
}

TEST_CASE("a worker that is missing, a folder or of another size is said by its path")
{
    const ScratchFolder folder;
    folder.write(kRemoteWorkersManifest, goodManifest().dump());
    const auto said = [&] {
        const auto workers = readRemoteWorkers(folder.path());
        REQUIRE_FALSE(workers);
        return workers.error().text();
    };
    CHECK(said().find("quantoscope-worker-x86_64.gz\" is missing") != std::string::npos);
    fs::create_directory(folder / "quantoscope-worker-x86_64.gz");
    CHECK(said().find("is missing") != std::string::npos);
    fs::remove(folder / "quantoscope-worker-x86_64.gz");
    folder.write("quantoscope-worker-x86_64.gz", "short");
    CHECK(said().find("has 5 bytes; its manifest says 6") != std::string::npos);
    folder.write(kRemoteWorkersManifest, "{");
    CHECK_FALSE(said().empty());
    fs::remove(folder / kRemoteWorkersManifest);
    CHECK_FALSE(said().empty());
}

TEST_CASE("the folder is the one that QUANTOSCOPE_WORKERS names, or one beside the program")
{
    const ScratchFolder folder;
    setenv("QUANTOSCOPE_WORKERS", folder.path().c_str(), 1);
    CHECK(remoteWorkerPlaces() == std::vector<std::string>{folder.path().string()});
    const auto none = findRemoteWorkers();
    REQUIRE_FALSE(none);
    CHECK(none.error().text().find(folder.path().string()) != std::string::npos);
    folder.write(kRemoteWorkersManifest, "[]");
    const auto broken = findRemoteWorkers();
    REQUIRE_FALSE(broken);
    CHECK(broken.error().code == ErrorCode::BadInput);
    unsetenv("QUANTOSCOPE_WORKERS");
    const std::string own = fs::read_symlink("/proc/self/exe").parent_path().string();
    REQUIRE_FALSE(remoteWorkerPlaces().empty());
    CHECK(remoteWorkerPlaces().front() == own + "/workers");
}

TEST_CASE("a machine gets the worker of its architecture where its C library is new enough")
{
    RemoteWorkers workers;
    for (const char* arch : {"x86_64", "aarch64"}) {
        workers.files.emplace_back().arch = arch;
        workers.files.back().glibc = "2.28";
    }
    const auto archFor = [&](const char* machine, const char* glibc) {
        const auto worker = remoteWorkerFor(workers, machine, glibc);
        return worker ? worker->arch : worker.error().text();
    };
    CHECK(archFor("x86_64", "2.28") == "x86_64");
    CHECK(archFor("aarch64", "2.31") == "aarch64");
    CHECK(archFor("arm64", "3.0") == "aarch64");
    CHECK(archFor("amd64", "2.100") == "x86_64");
    CHECK(archFor("x86_64", "2.9").find("2.28 or newer; the host has version 2.9") != std::string::npos);
    CHECK(archFor("x86_64", "").find("the host has none") != std::string::npos);
    CHECK(archFor("x86_64", "musl").find("the host has none") != std::string::npos);
    CHECK(archFor("ppc64le", "2.34").find("\"ppc64le\"; there are workers for x86_64, aarch64") != std::string::npos);
    CHECK(archFor("", "2.34").find("no worker") != std::string::npos);
}
