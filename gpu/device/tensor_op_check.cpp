// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/device/tensor_op_check.h"

#include "gpu/core/units.h"

#include <initializer_list>
#include <limits>
#include <string>

namespace qs {

namespace {

using Kind = TensorOpKind;

constexpr std::int64_t kMaxInt64 = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t kLargestSide =
    std::numeric_limits<std::int32_t>::max(); ///< of a product: what the BLAS libraries take

/// The product, or the largest number where it does not fit: larger than any buffer.
std::int64_t product(std::initializer_list<std::int64_t> factors)
{
    std::int64_t result = 1;
    for (const std::int64_t factor : factors)
        if (__builtin_mul_overflow(result, factor, &result)) return kMaxInt64;
    return result;
}

std::int64_t sum(std::int64_t a, std::int64_t b)
{
    std::int64_t result = 0;
    return __builtin_add_overflow(a, b, &result) ? kMaxInt64 : result;
}

/// Elements from the first to the last of `rows` rows of `columns` that lie `stride` apart.
std::int64_t strided(std::int64_t rows, std::int64_t columns, std::int64_t stride)
{
    return sum(product({rows - 1, stride}), columns);
}

} // namespace

void OpCheck::operand(const TensorPlace& place, int index, bool isOut, std::int64_t elements, std::int64_t bytes)
{
    const std::string name = (isOut ? "out" : "in") + std::to_string(index);
    if (m_error) return;
    if (!place.isThere()) return fail("operand " + name + " is missing.");
    const std::int64_t size = m_sizeOf(place.buffer);
    if (size < 0) return fail(name + ": unknown buffer " + std::to_string(place.buffer) + ".");
    if (place.offset < 0 || place.offset % bytes != 0)
        return fail(name + ": the offset " + std::to_string(place.offset) + " is not a multiple of " +
                    std::to_string(bytes) + ".");
    const std::int64_t needed = product({elements, bytes});
    if (place.offset > size || needed > size - place.offset)
        return fail(name + " needs " + formatCount(needed) + " bytes from offset " + formatCount(place.offset) +
                    "; the buffer size is " + formatCount(size) + ".");
    m_ranges[m_count++] = {place.buffer, place.offset, place.offset + needed, index, isOut};
}

void OpCheck::apart(int inPlace)
{
    for (std::size_t i = 0; i < m_count && !m_error; ++i)
        for (std::size_t j = 0; j < m_count; ++j) {
            const Range &a = m_ranges[i], &b = m_ranges[j];
            if (i == j || !a.isOut || a.buffer != b.buffer || a.first >= b.end || b.first >= a.end) continue;
            const bool same = a.first == b.first && a.end == b.end;
            if (same && !b.isOut && a.index == 0 && b.index == inPlace) continue;
            return fail("the result out" + std::to_string(a.index) + " overlaps " + (b.isOut ? "out" : "in") +
                        std::to_string(b.index) + ".");
        }
}

std::int64_t OpCheck::groups() const
{
    if (n(2) == 0) return 1;
    return product({n(0), (n(1) - 1) / n(2) + 1});
}

void OpCheck::gemm()
{
    sizes(4);
    for (int i = 0; i < 3; ++i)
        require(n(i) <= kLargestSide, "a dimension exceeds 2,147,483,647.");
    for (int i = 4; i < 7; ++i)
        require(n(3) == 1 || n(i) >= 0, "a stride between matrices is negative.");
    std::int64_t bytes = kWord;
    switch (m_op.type) {
    case DType::F32:
        break;
    case DType::F16:
    case DType::BF16:
        bytes = 2;
        break;
    case DType::I8:
    case DType::F8E4M3:
    case DType::F8E5M2:
        bytes = 1;
        break;
    default:
        return fail("multiplication of this type is not supported.");
    }
    if (m_op.type != DType::F32) {
        require(has(tensorflag::kTransposeB) && !has(tensorflag::kTransposeA),
                "this type requires TransposeB without TransposeA.");
        require(n(3) == 1 && m_op.f[0] == 1.0f && m_op.f[1] == 0.0f, "this type requires batch 1, f0 = 1 and f1 = 0.");
        require(n(1) % 16 == 0 && n(2) % 16 == 0, "n and k must be multiples of 16 for this type.");
    }
    require(n(3) == 1 || n(6) >= product({n(0), n(1)}), "the results of a batch overlap.");
    if (m_error) return;
    const auto extent = [&](std::int64_t step, std::int64_t matrix) {
        return n(3) == 1 ? matrix : strided(n(3), matrix, step);
    };
    in(0, extent(n(4), product({n(0), n(2)})), bytes);
    in(1, extent(n(5), product({n(1), n(2)})), bytes);
    out(0, extent(n(6), product({n(0), n(1)})));
    apart();
}

void OpCheck::gather()
{
    sizes(3);
    if (m_error) return;
    in(0, n(1)); // how many rows there are is the machine's to look at, index by index
    in(1, n(2));
    optionalIn(2, 1);
    out(0, product({n(0), n(1)}));
    apart();
}

void OpCheck::swapAxes()
{
    sizes(5);
    require(n(4) >= product({n(2), n(3)}), "rows overlap: n4 is less than n2·n3.");
    if (m_error) return;
    const std::int64_t rows = strided(product({n(0), n(1)}), product({n(2), n(3)}), n(4));
    const std::int64_t dense = product({n(0), n(1), n(2), n(3)});
    const bool inverse = has(tensorflag::kInverse);
    in(0, inverse ? dense : rows);
    out(0, inverse ? rows : dense);
    apart();
}

void OpCheck::layerNorm()
{
    sizes(2);
    if (m_error) return;
    const std::int64_t all = product({n(0), n(1)});
    in(0, all);
    in(1, n(1));
    in(2, n(1));
    out(0, all);
    out(1, n(0));
    out(2, n(0));
    apart();
}

void OpCheck::layerNormGrad()
{
    sizes(2);
    if (m_error) return;
    const std::int64_t all = product({n(0), n(1)});
    in(0, all);
    in(1, n(1));
    in(2, n(0));
    in(3, n(0));
    in(4, all);
    out(0, all);
    out(1, n(1));
    out(2, n(1));
    apart();
}

void OpCheck::fakeQuant()
{
    sizes(2);
    require(n(2) >= 0, "a negative group.");
    if (m_error) return;
    const std::int64_t all = product({n(0), n(1)});
    in(0, all);
    if (m_op.kind == Kind::FakeQuant) in(1, groups());
    out(0, m_op.kind == Kind::FakeQuant ? all : groups());
    apart();
}

void OpCheck::fakeQuantGrad()
{
    sizes(2);
    require(n(2) >= 0, "a negative group.");
    if (m_error) return;
    const std::int64_t all = product({n(0), n(1)});
    in(0, all);
    in(1, groups());
    in(2, all);
    out(0, all);
    optionalOut(1, groups());
    apart();
}

void OpCheck::quantizeRows()
{
    sizes(2);
    require(m_op.type == DType::I8 || m_op.type == DType::F8E4M3 || m_op.type == DType::F8E5M2,
            "codes are INT8 or FP8.");
    require(n(2) >= n(1), "rows overlap: n2 is less than n1.");
    if (m_error) return;
    in(0, product({n(0), n(1)}));
    if (!has(tensorflag::kDynamic)) in(1, 1);
    optionalIn(2, n(1));
    out(0, strided(n(0), n(1), n(2)), 1);
    if (has(tensorflag::kDynamic)) out(1, n(0));
    apart();
}

void OpCheck::rescale()
{
    sizes(2);
    require(n(2) >= n(1), "rows overlap: n2 is less than n1.");
    if (m_error) return;
    in(0, strided(n(0), n(1), n(2)));
    in(1, has(tensorflag::kOneRowScale) ? 1 : n(0));
    in(2, n(1));
    optionalIn(3, n(1));
    out(0, product({n(0), n(1)}));
    apart();
}

void OpCheck::convert()
{
    sizes(2);
    const bool inverse = has(tensorflag::kInverse);
    const bool half = m_op.type == DType::F16 || m_op.type == DType::BF16;
    const bool code = m_op.type == DType::I8 || m_op.type == DType::F8E4M3 || m_op.type == DType::F8E5M2;
    require(half || (inverse && code), "conversion of this type is not supported.");
    require(n(2) >= n(1), "rows overlap: n2 is less than n1.");
    if (m_error) return;
    const std::int64_t rows = strided(n(0), n(1), n(2)), bytes = half ? 2 : 1, dense = product({n(0), n(1)});
    if (inverse) {
        in(0, rows, bytes);
        out(0, dense);
    } else {
        in(0, dense);
        out(0, rows, bytes);
    }
    apart();
}

bool OpCheck::checkSimple()
{
    const std::int64_t all = n(0) > 0 && n(1) > 0 ? product({n(0), n(1)}) : 0;
    switch (m_op.kind) {
    case Kind::Fill:
        sizes(1);
        out(0, n(0));
        return true;
    case Kind::Copy:
        sizes(1);
        in(0, n(0), 1);
        out(0, n(0), 1);
        apart();
        return true;
    case Kind::Gather:
        gather();
        return true;
    case Kind::Advance:
        out(0, 1);
        return true;
    case Kind::Gemm:
        gemm();
        return true;
    case Kind::AddBias:
    case Kind::ScaleColumns:
        sizes(2);
        in(0, all);
        in(1, n(1));
        out(0, all);
        apart(0);
        return true;
    case Kind::SumRows:
        sizes(2);
        in(0, all);
        out(0, n(1));
        apart();
        return true;
    case Kind::Add: {
        sizes(1);
        in(0, n(0));
        in(1, n(0));
        out(0, n(0));
        // In place of either.
        apart(m_op.out[0].buffer == m_op.in[1].buffer && m_op.out[0].offset == m_op.in[1].offset ? 1 : 0);
        return true;
    }
    default:
        return false;
    }
}

bool OpCheck::checkModel()
{
    const std::int64_t all = n(0) > 0 && n(1) > 0 ? product({n(0), n(1)}) : 0;
    const bool oneActivation = has(tensorflag::kRelu) != has(tensorflag::kGelu);
    switch (m_op.kind) {
    case Kind::Activation:
        require(oneActivation, "requires one of the flags Relu and Gelu.");
        sizes(1);
        in(0, n(0));
        out(0, n(0));
        apart(0);
        return true;
    case Kind::ActivationGrad:
        require(oneActivation, "requires one of the flags Relu and Gelu.");
        sizes(1);
        in(0, n(0));
        in(1, n(0));
        out(0, n(0));
        apart(1);
        return true;
    case Kind::LayerNorm:
        layerNorm();
        return true;
    case Kind::LayerNormGrad:
        layerNormGrad();
        return true;
    case Kind::Softmax:
        sizes(2);
        in(0, all);
        out(0, all);
        apart(0);
        return true;
    case Kind::SoftmaxGrad:
        sizes(2);
        in(0, all);
        in(1, all);
        out(0, all);
        apart(1);
        return true;
    case Kind::SwapAxes:
        swapAxes();
        return true;
    case Kind::MeanAxis:
        sizes(3);
        in(0, product({n(0), n(1), n(2)}));
        out(0, product({n(0), n(2)}));
        apart();
        return true;
    case Kind::MeanAxisGrad:
        sizes(3);
        in(0, product({n(0), n(2)}));
        out(0, product({n(0), n(1), n(2)}));
        apart();
        return true;
    case Kind::CrossEntropy:
        sizes(2);
        in(0, all);
        in(1, n(0));
        out(0, n(0));
        out(1, n(0));
        optionalOut(2, all);
        apart();
        return true;
    case Kind::LogStep:
        sizes(1);
        in(0, n(0));
        in(1, n(0));
        in(2, 1);
        out(0, 2);
        apart();
        return true;
    case Kind::Adam:
        sizes(1);
        in(0, n(0));
        in(1, 1);
        in(2, 1);
        out(0, n(0));
        out(1, n(0));
        out(2, n(0));
        apart();
        return true;
    default:
        return false;
    }
}

void OpCheck::checkQuantized()
{
    switch (m_op.kind) {
    case Kind::AbsmaxScale:
    case Kind::FakeQuant:
        return fakeQuant();
    case Kind::FakeQuantGrad:
        return fakeQuantGrad();
    case Kind::QuantizeRows:
        return quantizeRows();
    case Kind::Rescale:
        return rescale();
    case Kind::Convert:
        return convert();
    default:
        return fail("unknown instruction.");
    }
}

void OpCheck::check()
{
    if (!checkSimple() && !checkModel()) checkQuantized();
}

} // namespace qs
