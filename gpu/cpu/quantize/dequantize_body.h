// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/quantize/kernel_body.h"

/// Codes back to numbers, and the ceiling of any traffic, once over a vector type V (see kernel_body.h). Traffic of
/// dequantize: codes read once, numbers written once.
namespace qs {
namespace {

using Kind = CodeRule::Kind;

/// `offset` takes the zero point away: of INT8 beside 128; of nibbles small integers, so that the difference is exact.
template <class V, Kind K>
QS_INLINE typename V::F codeValues(const float* table, const Byte* codes, typename V::I offset, typename V::F less)
{
    if constexpr (K == Kind::Table8) return V::lookup(table, V::loadBytes(codes));
    if constexpr (K == Kind::Table4) return V::add(V::lookup16(table, V::loadNibbles(codes)), less);
    // A signed byte from an unsigned one: flipping its highest bit adds 128.
    return V::toFloat(V::plus(V::flip(V::loadBytes(codes), V::allInt(0x80u)), offset));
}

template <class V, DType T, Kind K>
void restoreRange(const float* table, const Byte* codes, std::int64_t n, float scale, std::int32_t zeroPoint, Byte* out)
{
    constexpr std::int64_t codeBytes = K == Kind::Table4 ? V::width / 2 : V::width;
    const typename V::F factor = V::all(scale);
    const typename V::F less = V::all(-static_cast<float>(zeroPoint)); // −0 without one: leaves zeros their sign
    const typename V::I offset = V::allInt(0u - 128u - static_cast<std::uint32_t>(zeroPoint));
    std::int64_t i = 0;
    for (; i + V::width <= n; i += V::width, codes += codeBytes)
        V::template store<T>(out + i * elementBytes(T), V::mul(codeValues<V, K>(table, codes, offset, less), factor));
    if (i == n) return;
    Byte padded[V::width] = {};
    alignas(64) Byte values[V::width * elementBytes(T)];
    std::memcpy(padded, codes, static_cast<std::size_t>(K == Kind::Table4 ? (n - i + 1) / 2 : n - i));
    V::template store<T>(values, V::mul(codeValues<V, K>(table, padded, offset, less), factor));
    std::memcpy(out + i * elementBytes(T), values, static_cast<std::size_t>((n - i) * elementBytes(T)));
}

template <class V, DType T>
void restoreTyped(const CodeRule& rule, const Byte* codes, std::int64_t n, float scale, std::int32_t zeroPoint,
                  Byte* out)
{
    switch (rule.kind) {
    case Kind::Int8:
        return restoreRange<V, T, Kind::Int8>(rule.table, codes, n, scale, zeroPoint, out);
    case Kind::Table8:
        return restoreRange<V, T, Kind::Table8>(rule.table, codes, n, scale, zeroPoint, out);
    case Kind::Table4:
        return restoreRange<V, T, Kind::Table4>(rule.table, codes, n, scale, zeroPoint, out);
    case Kind::Halves4: {
        Byte neighbours[16]; // brought into the order of the elements
        for (int i = 0; i < 8; ++i) {
            neighbours[i] = static_cast<Byte>((codes[2 * i] & 15) | codes[2 * i + 1] << 4);
            neighbours[i + 8] = static_cast<Byte>(codes[2 * i] >> 4 | (codes[2 * i + 1] & 0xf0));
        }
        return restoreRange<V, T, Kind::Table4>(rule.table, neighbours, n, scale, zeroPoint, out);
    }
    }
}

template <class V>
void dequantize(const CodeRule& rule, const std::uint8_t* codes, std::int64_t n, float scale, std::int32_t zeroPoint,
                DType type, void* out)
{
    auto* bytes = static_cast<Byte*>(out);
    if (type == DType::F16) return restoreTyped<V, DType::F16>(rule, codes, n, scale, zeroPoint, bytes);
    if (type == DType::BF16) return restoreTyped<V, DType::BF16>(rule, codes, n, scale, zeroPoint, bytes);
    restoreTyped<V, DType::F32>(rule, codes, n, scale, zeroPoint, bytes);
}

/// Reads, and returns something that depends on all of it, so that no load can be left out.
template <class V> QS_INLINE void readAll(const Byte* in, std::int64_t bytes, typename V::Raw& sum)
{
    for (std::int64_t i = 0; i + V::rawBytes <= bytes; i += V::rawBytes)
        sum = V::orRaw(sum, V::loadRaw(in + i));
}

template <class V, bool stream>
void trafficStored(const Byte* in, std::int64_t inBytes, Byte* out, std::int64_t outBytes)
{
    constexpr std::int64_t turn = 2048;
    constexpr std::int64_t line = V::rawBytes;
    const std::int64_t more = inBytes > outBytes ? inBytes : outBytes;
    const std::int64_t turns = (more + turn - 1) / turn;
    typename V::Raw sum = V::loadRaw(in);
    std::int64_t read = 0, written = 0;
    for (std::int64_t t = 1; t <= turns; ++t) {
        const std::int64_t readTo = t == turns ? inBytes / line * line : inBytes * t / turns / line * line;
        const std::int64_t writeTo = t == turns ? outBytes / line * line : outBytes * t / turns / line * line;
        readAll<V>(in + read, readTo - read, sum);
        for (; written < writeTo; written += line)
            V::template storeRaw<stream>(out + written, sum);
        read = readTo;
    }
    for (; written < outBytes; ++written)
        out[written] = in[inBytes - 1];
}

/// At least a vector of input.
template <class V>
void traffic(const void* in, std::int64_t inBytes, std::uint8_t* out, std::int64_t outBytes, bool stream)
{
    const auto* bytes = static_cast<const Byte*>(in);
    if (inBytes < V::rawBytes) {
        for (std::int64_t i = 0; i < outBytes; ++i)
            out[i] = inBytes > 0 ? bytes[i % inBytes] : Byte{0};
        return;
    }
    if (!stream || (reinterpret_cast<std::uintptr_t>(out) & (V::rawBytes - 1)) != 0)
        return trafficStored<V, false>(bytes, inBytes, out, outBytes);
    trafficStored<V, true>(bytes, inBytes, out, outBytes);
    V::fence();
}

} // namespace
} // namespace qs
