// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

struct z_stream_s;

namespace qs {

/// Deflate makes at most this many bytes of one (zlib, "Maximum Compression Factor"): a larger claim is a
/// lie.
inline constexpr std::uint64_t kMaxInflation = 1032;

/// True if the bytes begin like a gzip file.
bool looksLikeGzip(std::span<const std::byte> bytes);

/// Inflates a gzip file (RFC 1952, also of several members) piece by piece, so that the reader decides how
/// much memory a stranger's file may take. Checks every member's CRC. The bytes have to outlive it. Move
/// only.
class GzipReader
{
public:
    /// `what` names the file in messages. BadInput if it does not begin like gzip. `piece`: bytes that zlib, which
    /// counts in 32 bits, is given at once; 2 or more.
    static Result<GzipReader> open(std::span<const std::byte> bytes, std::string what,
                                   std::size_t piece = std::size_t{1} << 30);
    /// Fills `out` as far as the file reaches; fewer bytes than asked for: it has ended. BadInput where it is
    /// damaged or truncated, with the number of bytes inflated so far.
    Result<std::size_t> read(std::span<std::byte> out);

private:
    struct Closer
    {
        void operator()(z_stream_s* stream) const;
    };
    GzipReader() = default;
    Error failure(const Message& why) const;
    void feed();
    bool nextMember();

    std::unique_ptr<z_stream_s, Closer> m_stream;
    std::span<const std::byte> m_rest; ///< not given to zlib yet
    std::size_t m_piece = 0;
    std::string m_what;
    std::uint64_t m_inflated = 0;
    bool m_ended = false;
};

/// All of a gzip file; BadInput if that is more than `mostBytes`.
Result<std::vector<std::byte>> inflateGzip(std::span<const std::byte> bytes, std::uint64_t mostBytes,
                                           const std::string& what);

/// Bytes as a gzip file, quickly rather than small; Memory where there is none for it.
Result<std::string> deflateGzip(std::string_view bytes);

} // namespace qs
