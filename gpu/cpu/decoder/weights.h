// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/page_buffer.h"
#include "gpu/cpu/decoder/kernels.h"
#include "gpu/device/decoder_engine.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace qs {

/// A matrix as the CPU engine keeps it: panels of 64 outputs (cpu/decoder/kernels.h), codes as they are where
/// decodes(), scales and zero points in FP32. Outputs behind the last are zeros.
class PanelMatrix
{
public:
    /// Checked by checkEngineMatrix(). `dots` lays out weights whose input is quantized to INT8. Memory where there is
    /// too little.
    static Result<PanelMatrix> make(const EngineMatrix& matrix, const LaidDots& dots);
    /// Whether kernels take the codes as they are: of packed formats those of E4M3 and of 4 bits. Others are restored
    /// to FP32 when they are put.
    static bool decodes(const EngineMatrix& matrix);
    /// How a product with it is computed; `instructions` and `dots`: the names of the kernels.
    static EngineArithmetic arithmetic(const EngineMatrix& matrix, DType activations, const char* instructions,
                                       const char* dots);

    std::int64_t out() const { return m_out; }
    std::int64_t in() const { return m_in; }
    std::int64_t panels() const { return (m_out + kPanelColumns - 1) / kPanelColumns; }
    std::int64_t exactBytes() const { return m_exactBytes; }
    std::int64_t residentBytes() const;
    bool takesInt8() const { return m_form == WeightForm::Int8Channel && m_quantizedActivations; }
    bool takesE4M3() const { return m_form == WeightForm::E4M3Channel && m_quantizedActivations; }
    /// With a scale for each group() of the input.
    bool takesE4M3Groups() const { return m_form == WeightForm::E4M3Block && m_quantizedActivations; }
    std::int64_t group() const { return m_group; }
    std::int64_t groups() const { return m_groups; }
    const std::vector<float>& multiplier() const { return m_multiplier; }
    const std::vector<std::int32_t>& order() const { return m_order; }
    /// Length of a row of INT8 codes: `in` filled up with zeros to a multiple of 16.
    std::int64_t dotLength() const { return (m_in + 15) / 16 * 16; }
    /// Scales of the outputs of a panel, where the input is quantized by row.
    const float* channelScales(std::int64_t panel) const { return m_scales.data() + panel * kPanelColumns; }
    const std::uint8_t* laid(std::int64_t panel) const { return m_codes.data() + panel * m_panelBytes; }

    /// Codes, scales and zero points of a panel; rows and result are the caller's.
    PanelCall call(std::int64_t panel) const;
    /// Row `row` of a dense matrix.
    void row(std::int64_t row, float* to) const;

private:
    struct Source;
    static Result<PanelMatrix> restored(const EngineMatrix& matrix, const LaidDots& dots);
    void fillPanel(const Source& source, std::int64_t panel);
    void fillScales(const Source& source, std::int64_t panel);

    WeightForm m_form = WeightForm::Dense;
    PanelCode m_code = PanelCode::F32;
    DType m_dtype = DType::F32; ///< of dense elements
    bool m_quantizedActivations = false;
    std::int64_t m_out = 0, m_in = 0, m_group = 0, m_groups = 1, m_panelBytes = 0, m_exactBytes = 0;
    std::array<float, 16> m_table{};
    PageBuffer m_codes;
    std::vector<float> m_scales, m_zeros; ///< [panels, groups, 64]
    std::vector<float> m_multiplier;
    std::vector<std::int32_t> m_order;
};

} // namespace qs
