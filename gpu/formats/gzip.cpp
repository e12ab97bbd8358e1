// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/gzip.h"

#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <limits>
#include <zlib.h>

namespace qs {

namespace {

constexpr int kGzipWindow = 16 + MAX_WBITS; // zlib's way to ask for the gzip wrapper

} // namespace

void GzipReader::Closer::operator()(z_stream_s* stream) const
{
    inflateEnd(stream);
    delete stream;
}

bool looksLikeGzip(std::span<const std::byte> bytes)
{
    return bytes.size() >= 2 && bytes[0] == std::byte{0x1f} && bytes[1] == std::byte{0x8b};
}

Result<GzipReader> GzipReader::open(std::span<const std::byte> bytes, std::string what, std::size_t piece)
{
    GzipReader reader;
    reader.m_piece = piece;
    reader.m_what = std::move(what);
    if (!looksLikeGzip(bytes)) return reader.failure(Message::tr("it is not a gzip file"));
    auto stream = std::make_unique<z_stream_s>();
    *stream = {};
    if (inflateInit2(stream.get(), kGzipWindow) != Z_OK)
        return Error{ErrorCode::Memory, Message::tr("Not enough memory to decompress %1.").arg(reader.m_what),
                     Message::tr("Close other programs.")};
    reader.m_stream.reset(stream.release());
    reader.m_rest = bytes;
    return reader;
}

Error GzipReader::failure(const Message& why) const
{
    return {ErrorCode::BadInput, Message::tr("Cannot decompress %1: %2.").arg(m_what, why),
            Message::tr("Check that the download was complete, or compress the file again.")};
}

/// Fills zlib's input up to a piece. What zlib has not taken yet lies right before the rest, so that nothing is cut
/// there: not even between the two bytes by which the next member is known.
void GzipReader::feed()
{
    const auto more = m_rest.first(std::min(m_rest.size(), m_piece - m_stream->avail_in));
    if (m_stream->avail_in == 0)
        m_stream->next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(more.data())); // zlib only reads it
    m_stream->avail_in += static_cast<uInt>(more.size());
    m_rest = m_rest.subspan(more.size());
}

/// After the end of a member: whether another one follows. Anything else there is ignored, as gzip does.
bool GzipReader::nextMember()
{
    feed();
    const std::span following(reinterpret_cast<const std::byte*>(m_stream->next_in), m_stream->avail_in);
    return looksLikeGzip(following) && inflateReset2(m_stream.get(), kGzipWindow) == Z_OK;
}

Result<std::size_t> GzipReader::read(std::span<std::byte> out)
{
    std::size_t done = 0;
    while (done < out.size() && !m_ended) {
        feed();
        const std::size_t room = std::min(out.size() - done, m_piece);
        m_stream->next_out = reinterpret_cast<Bytef*>(out.data() + done);
        m_stream->avail_out = static_cast<uInt>(room);
        const int state = inflate(m_stream.get(), Z_NO_FLUSH);
        const std::size_t made = room - m_stream->avail_out;
        done += made;
        m_inflated += made;
        if (state == Z_STREAM_END)
            m_ended = !nextMember();
        else if (state == Z_BUF_ERROR && m_stream->avail_in == 0 && m_rest.empty())
            return failure(Message::tr("it ends unexpectedly after %1 decompressed bytes").arg(m_inflated));
        else if (state != Z_OK && state != Z_BUF_ERROR)
            return failure(Message::tr("it is damaged after %1 decompressed bytes (%2)")
                               .arg(m_inflated,
                                    m_stream->msg ? Message(printable(m_stream->msg)) : Message::tr("unknown reason")));
    }
    return done;
}

Result<std::vector<std::byte>> inflateGzip(std::span<const std::byte> bytes, std::uint64_t mostBytes,
                                           const std::string& what)
{
    return guarded(Message::mark("a gzip file"), [&]() -> Result<std::vector<std::byte>> {
        auto reader = GzipReader::open(bytes, what);
        if (!reader) return reader.error();
        std::vector<std::byte> out;
        for (std::size_t piece = 65536;; piece = std::min(piece * 2, std::size_t{1} << 26)) {
            const std::size_t before = out.size();
            out.resize(before + piece);
            const auto made = reader->read(std::span(out).subspan(before));
            if (!made) return made.error();
            out.resize(before + *made);
            if (out.size() > mostBytes)
                return Error{
                    ErrorCode::BadInput,
                    Message::tr("%1 decompresses to more than %2 (the limit).").arg(what, formatBytes({mostBytes})),
                    Message::tr("Use a smaller file.")};
            if (*made < piece) return out;
        }
    });
}

Result<std::string> deflateGzip(std::string_view bytes)
{
    constexpr int kGzip = 16 + MAX_WBITS, kFast = 3;
    const Error noRoom{ErrorCode::Memory, Message::tr("Not enough memory to compress %1 bytes.").arg(bytes.size()), {}};
    z_stream stream{};
    if (bytes.size() > std::numeric_limits<uInt>::max() ||
        deflateInit2(&stream, kFast, Z_DEFLATED, kGzip, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        return noRoom;
    std::string out(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const bool done = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    out.resize(stream.total_out);
    deflateEnd(&stream);
    if (!done) return noRoom;
    return out;
}

} // namespace qs
