// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/remote/worker_files.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/program_places.h"
#include "gpu/formats/json_fields.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace qs {

namespace fs = std::filesystem;

namespace {

constexpr int kManifestSchema = 1;
constexpr double kLargestWorker = 1 << 30; // bytes
constexpr std::string_view kDigits = "0123456789";
constexpr std::string_view kWord = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-";

bool consistsOf(std::string_view text, std::string_view characters, std::size_t most)
{
    return !text.empty() && text.size() <= most && text.find_first_not_of(characters) == std::string_view::npos;
}

/// '2.28' as (2, 28).
std::optional<std::pair<int, int>> versionOf(std::string_view text)
{
    const std::size_t point = text.find('.');
    if (point == std::string_view::npos) return std::nullopt;
    const std::string_view parts[] = {text.substr(0, point), text.substr(point + 1)};
    int numbers[2] = {};
    for (int i = 0; i < 2; ++i) {
        if (!consistsOf(parts[i], kDigits, 4)) return std::nullopt;
        std::from_chars(parts[i].data(), parts[i].data() + parts[i].size(), numbers[i]);
    }
    return std::pair{numbers[0], numbers[1]};
}

/// A worker as the manifest has it: its file by name.
struct Entry
{
    std::string file;
    RemoteWorkerFile worker;
};

struct Manifest
{
    int schema = 0;
    std::string version;
    std::vector<Entry> workers;
};

template <class V> void fields(V& v, Visited<V, Entry>& entry)
{
    constexpr Within anySize{1, kLargestWorker};
    v("arch", entry.worker.arch);
    v("file", entry.file);
    v("packed_bytes", entry.worker.packedBytes, anySize);
    v("bytes", entry.worker.bytes, anySize);
    v("cksum", entry.worker.cksum, Within{0, 4294967295.0});
    v("sha256", entry.worker.digest);
    v("glibc", entry.worker.glibc);
}

template <class V> void fields(V& v, Visited<V, Manifest>& manifest)
{
    v("schema", manifest.schema, Within{1, kManifestSchema});
    v("version", manifest.version);
    v("workers", manifest.workers, List{at("workers[]")});
}

/// What makes an entry unfit, after its types were right. All of its words end up in commands of a stranger's shell.
std::optional<Error> unfit(const Entry& entry)
{
    const RemoteWorkerFile& worker = entry.worker;
    if (!consistsOf(worker.arch, "abcdefghijklmnopqrstuvwxyz0123456789_", 32))
        return wrongField("workers[].arch", Message::tr("the name of an architecture, for example 'x86_64'"));
    if (!consistsOf(entry.file, kWord, 100) || entry.file.front() == '.' || entry.file.front() == '-')
        return wrongField("workers[].file", Message::tr("the name of a file in the same folder"));
    if (worker.digest.size() != 64 || !consistsOf(worker.digest, "0123456789abcdef", 64))
        return wrongField("workers[].sha256", Message::tr("64 hexadecimal digits"));
    if (!versionOf(worker.glibc)) return wrongField("workers[].glibc", Message::tr("a version, for example '2.28'"));
    if (worker.bytes == 0 || worker.packedBytes == 0)
        return wrongField("workers[].bytes", Message::tr("a whole number in range"));
    return std::nullopt;
}

/// Whether what the manifest names is there.
Result<void> present(const RemoteWorkerFile& worker)
{
    std::error_code failed;
    const std::uint64_t size = fs::is_regular_file(worker.path, failed) ? fs::file_size(worker.path, failed) : 0;
    if (failed || size == 0)
        return Error{ErrorCode::Io, Message::tr("The worker %1 is missing.").arg(quotedPath(worker.path)),
                     Message::tr("Install the complete quantoscope package.")};
    if (size != worker.packedBytes)
        return Error{ErrorCode::BadInput,
                     Message::tr("The worker %1 has %2 bytes; its manifest says %3.")
                         .arg(quotedPath(worker.path), size, worker.packedBytes),
                     Message::tr("Install the quantoscope package again.")};
    return {};
}

} // namespace

std::vector<std::string> remoteWorkerPlaces()
{
    return programPlaces("QUANTOSCOPE_WORKERS",
                         {"workers", "../workers", "../../workers", "../../../workers", "../lib/quantoscope/workers",
                          "../lib/x86_64-linux-gnu/quantoscope/workers", "../lib64/quantoscope/workers"});
}

Result<RemoteWorkers> readRemoteWorkers(const fs::path& folder)
{
    const fs::path file = folder / kRemoteWorkersManifest;
    const auto about = [&](Error error) {
        error.message = Message::tr("%1: %2").arg(quotedPath(file), error.message);
        return error;
    };
    auto json = readJsonFile(file, {std::size_t{1} << 16, 8, 1000, true});
    if (!json) return json.error();
    auto manifest = readFields<Manifest>(*json, "manifest");
    if (!manifest) return about(manifest.error());
    if (manifest->schema == 0) return about(wrongField("schema", Message::tr("a whole number in range")));
    RemoteWorkers found{printable(manifest->version), {}};
    for (Entry& entry : manifest->workers) {
        if (const auto error = unfit(entry)) return about(*error);
        for (const RemoteWorkerFile& other : found.files)
            if (other.arch == entry.worker.arch)
                return about(wrongField("workers[].arch", Message::tr("another one in each entry")));
        entry.worker.path = folder / entry.file;
        if (auto there = present(entry.worker); !there) return there.error();
        found.files.push_back(std::move(entry.worker));
    }
    if (found.files.empty()) return about(wrongField("workers", Message::tr("a list with at least one entry")));
    return found;
}

Result<RemoteWorkers> findRemoteWorkers()
{
    std::string searched;
    for (const std::string& place : remoteWorkerPlaces()) {
        std::error_code failed;
        if (fs::exists(fs::path(place) / kRemoteWorkersManifest, failed)) return readRemoteWorkers(place);
        searched += (searched.empty() ? "" : ", ") + place;
    }
    return Error{ErrorCode::Io, Message::tr("The workers for other machines are not installed."),
                 Message::tr("Install the complete quantoscope package, build them with packaging/worker, or set "
                             "QUANTOSCOPE_WORKERS to their folder. Searched: %1.")
                     .arg(searched)};
}

Result<RemoteWorkerFile> remoteWorkerFor(const RemoteWorkers& workers, std::string_view machine, std::string_view glibc)
{
    const std::string_view arch = machine == "amd64" ? "x86_64" : machine == "arm64" ? "aarch64" : machine;
    std::string all;
    for (const RemoteWorkerFile& worker : workers.files) {
        all += (all.empty() ? "" : ", ") + worker.arch;
        if (worker.arch != arch) continue;
        const auto there = versionOf(glibc);
        if (there && *there >= *versionOf(worker.glibc)) return worker;
        const Message hint = Message::tr("Choose a container with a newer system on that host as the target.");
        if (!there)
            return Error{ErrorCode::Device,
                         Message::tr("The worker needs the GNU C library %1 or newer; the host has none, or does not "
                                     "say which.")
                             .arg(worker.glibc),
                         hint};
        return Error{ErrorCode::Device,
                     Message::tr("The worker needs the GNU C library %1 or newer; the host has version %2.")
                         .arg(worker.glibc, printable(glibc, 20)),
                     hint};
    }
    return Error{ErrorCode::Device,
                 Message::tr("There is no worker for the host's architecture, %1; there are workers for %2.")
                     .arg(quotedText(machine, 40), all),
                 ""};
}

} // namespace qs
