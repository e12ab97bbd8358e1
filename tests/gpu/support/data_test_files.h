// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gpu/support/format_files.h"

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>
#include <zlib.h>

/// Data sets as strangers write them.
namespace qs::testing {

/// An IDX image from its parts.
inline std::string idxText(int type, const std::vector<std::uint32_t>& shape, const std::string& data)
{
    std::string out{'\0', '\0', static_cast<char>(type), static_cast<char>(shape.size())};
    for (const std::uint32_t size : shape)
        for (int shift = 24; shift >= 0; shift -= 8)
            out += static_cast<char>(size >> shift & 255);
    return out + data;
}

/// The text as a gzip file of one member.
inline std::string gzipped(const std::string& text)
{
    z_stream stream{};
    if (deflateInit2(&stream, 9, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("no zlib");
    std::string out(deflateBound(&stream, text.size()) + 64, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    if (deflate(&stream, Z_FINISH) != Z_STREAM_END) throw std::runtime_error("deflate");
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

/// An .npy image, version 1.
inline std::string npyText(const std::string& descr, const std::string& shape, const std::string& data)
{
    const std::string header = "{'descr': '" + descr + "', 'fortran_order': False, 'shape': " + shape + ", }\n";
    return std::string("\x93NUMPY\x01\0", 8) + static_cast<char>(header.size()) + '\0' + header + data;
}

template <typename T> std::string rawText(const std::vector<T>& values)
{
    return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T)};
}

} // namespace qs::testing
