// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// A worker for other machines that came with this program, compressed (gzip).
struct RemoteWorkerFile
{
    std::string arch;              ///< as `uname -m` says: 'x86_64', 'aarch64'
    std::filesystem::path path;    ///< of the compressed file; it is there, of this size
    std::uint64_t packedBytes = 0; ///< of the compressed file
    std::uint64_t bytes = 0;       ///< of the program that `gunzip` makes of it
    std::uint32_t cksum = 0;       ///< of the program, as POSIX `cksum` prints it
    std::string digest;            ///< of the program: SHA-256 in 64 lower-case hexadecimal digits
    std::string glibc;             ///< oldest version of the C library that it runs with: '2.28'
};

/// What a folder of workers holds.
struct RemoteWorkers
{
    std::string version; ///< what the workers report about themselves: '0.1.0 (0123456789ab)'
    std::vector<RemoteWorkerFile> files;
};

inline constexpr const char* kRemoteWorkersManifest = "workers.json";

/// Folders in which they are looked for; QUANTOSCOPE_WORKERS names the only one instead.
std::vector<std::string> remoteWorkerPlaces();
/// Reads the manifest that packaging/worker wrote into `folder`. Io where it cannot be read or a file is missing,
/// BadInput where something in it cannot be: names and digests are words that are safe in any shell, every file is in
/// this folder and of its size.
Result<RemoteWorkers> readRemoteWorkers(const std::filesystem::path& folder);
/// The same for the first place that has a manifest; Io with the places where none has.
Result<RemoteWorkers> findRemoteWorkers();
/// The worker for a machine: `machine` as `uname -m` says there, `glibc` the version of its C library ('2.31'), empty
/// where it has none. Device where none of them runs there, with both versions.
Result<RemoteWorkerFile> remoteWorkerFor(const RemoteWorkers& workers, std::string_view machine,
                                         std::string_view glibc);

} // namespace qs
