// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// A file that a worker needs on another computer.
struct WorkerPart
{
    std::string name; ///< within the worker's folder: 'quantoscope-worker', 'backends/…', 'llm/default/…'
    std::string path; ///< of the file here
    std::shared_ptr<const std::string> packed; ///< its bytes as they are sent (gzip); null until pack()
    std::uint64_t bytes = 0;                   ///< of the file there
    std::uint32_t cksum = 0;                   ///< of the file there, as POSIX cksum prints it
};

/// A worker as it is put on another computer: the program, the CUDA module where there is one for it, and the language
/// model that comes with this program where it is installed, since a study without another one takes it.
struct WorkerSet
{
    std::string machine; ///< as 'uname -m' says there
    std::string id;      ///< the name of its folder there: another one for other contents
    std::string origin;  ///< the file that it was made from, for people
    std::vector<WorkerPart> parts;

    /// Compresses what is not compressed yet: about a second, and only an upload needs it. Once for all sets of this
    /// process, unless the file changes. Io where a file is gone.
    Result<void> pack();
    std::uint64_t packedBytes() const; ///< what an upload sends, after pack()
};

/// The set for a computer: `machine` as 'uname -m' says there, `glibc` the version of its C library ('2.31', empty:
/// unknown). A worker that came with this program for other computers; where there is none, this program's own worker
/// for a computer of the same kind. Device where none of them runs there, with both versions.
Result<WorkerSet> workerSetFor(std::string_view machine, std::string_view glibc);

/// The checksum of POSIX cksum: CRC-32 with the length behind the bytes.
std::uint32_t posixCksum(std::string_view bytes);

} // namespace qs
