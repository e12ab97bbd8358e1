// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/tensor_op.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace qs {

/// Goes through the operands of one instruction and keeps the first thing that is wrong.
class OpCheck
{
public:
    OpCheck(const TensorOp& op, const std::function<std::int64_t(std::int32_t)>& sizeOfBuffer)
        : m_op(op), m_sizeOf(sizeOfBuffer)
    {}

    void check();
    Result<void> result() const { return m_error ? Result<void>(*m_error) : Result<void>(); }

private:
    static constexpr std::int64_t kWord = 4;

    struct Range
    {
        std::int32_t buffer = -1;
        std::int64_t first = 0, end = 0;
        int index = 0;
        bool isOut = false;
    };

    bool has(std::uint32_t flag) const { return (m_op.flags & flag) != 0; }
    std::int64_t n(int i) const { return m_op.n[i]; }
    void fail(const std::string& what)
    {
        if (!m_error) m_error = Error{ErrorCode::Internal, std::string(tensorOpName(m_op.kind)) + ": " + what, ""};
    }
    void require(bool condition, const char* what)
    {
        if (!condition) fail(what);
    }
    /// n[0], n[1], … are at least 1.
    void sizes(int count)
    {
        for (int i = 0; i < count; ++i)
            if (n(i) < 1)
                fail("size n" + std::to_string(i) + " is " + std::to_string(n(i)) + ", but must be at least 1.");
    }
    void in(int i, std::int64_t elements, std::int64_t bytes = kWord)
    {
        operand(m_op.in[i], i, false, elements, bytes);
    }
    void out(int i, std::int64_t elements, std::int64_t bytes = kWord)
    {
        operand(m_op.out[i], i, true, elements, bytes);
    }
    void optionalIn(int i, std::int64_t elements)
    {
        if (m_op.in[i].isThere()) in(i, elements);
    }
    void optionalOut(int i, std::int64_t elements)
    {
        if (m_op.out[i].isThere()) out(i, elements);
    }
    void operand(const TensorPlace& place, int index, bool isOut, std::int64_t elements, std::int64_t bytes);
    /// Results overlap nothing else; out0 may be exactly in[inPlace].
    void apart(int inPlace = -1);
    std::int64_t groups() const;

    void gemm();
    void gather();
    void swapAxes();
    void fakeQuant();
    void fakeQuantGrad();
    void quantizeRows();
    void rescale();
    void convert();
    void layerNorm();
    void layerNormGrad();
    bool checkSimple();
    bool checkModel();
    void checkQuantized();

    const TensorOp& m_op;
    const std::function<std::int64_t(std::int32_t)>& m_sizeOf;
    std::array<Range, 8> m_ranges;
    std::size_t m_count = 0;
    std::optional<Error> m_error;
};

} // namespace qs
