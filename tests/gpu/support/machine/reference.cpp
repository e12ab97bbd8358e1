// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/support/machine/reference.h"

#include "gpu/core/float8.h"
#include "gpu/numerics/oracle.h"

#include <cmath>
#include <cstring>
#include <limits>

namespace qs::test {

void ReferenceMachine::run(const TensorOp& op)
{
    if (runRows(op) || runModel(op)) return;
    switch (op.kind) {
    case TensorOpKind::QuantizeRows:
        return quantizeRows(op);
    case TensorOpKind::Rescale:
        return rescale(op);
    case TensorOpKind::Convert:
        return convert(op);
    default:
        return runGroups(op);
    }
}

bool ReferenceMachine::runRows(const TensorOp& op)
{
    const auto* n = op.n;
    float* out = at<float>(op.out[0]);
    const float *a = at<float>(op.in[0]), *b = at<float>(op.in[1]);
    switch (op.kind) {
    case TensorOpKind::Fill:
        std::fill(out, out + n[0], op.f[0]);
        return true;
    case TensorOpKind::Copy:
        std::memcpy(out, a, static_cast<std::size_t>(n[0]));
        return true;
    case TensorOpKind::Gather:
        gather(op);
        return true;
    case TensorOpKind::Advance:
        ++*at<std::int32_t>(op.out[0]);
        return true;
    case TensorOpKind::Gemm:
        gemm(op);
        return true;
    case TensorOpKind::AddBias:
        for (std::int64_t i = 0; i < n[0] * n[1]; ++i)
            out[i] = a[i] + b[i % n[1]];
        return true;
    case TensorOpKind::ScaleColumns:
        for (std::int64_t i = 0; i < n[0] * n[1]; ++i)
            out[i] = a[i] * b[i % n[1]];
        return true;
    case TensorOpKind::SumRows:
        for (std::int64_t c = 0; c < n[1]; ++c) {
            double sum = op.f[1] == 0 ? 0.0 : static_cast<double>(op.f[1]) * out[c];
            for (std::int64_t r = 0; r < n[0]; ++r)
                sum += a[r * n[1] + c];
            out[c] = static_cast<float>(sum);
        }
        return true;
    case TensorOpKind::Add:
        for (std::int64_t i = 0; i < n[0]; ++i)
            out[i] = a[i] + b[i];
        return true;
    case TensorOpKind::SwapAxes:
        swapAxes(op);
        return true;
    default:
        return false;
    }
}

bool ReferenceMachine::runModel(const TensorOp& op)
{
    using namespace naive;
    const auto* n = op.n;
    const std::int64_t all = n[0] * n[1];
    float* out = this->at<float>(op.out[0]);
    switch (op.kind) {
    case TensorOpKind::Activation: {
        Doubles x = get(op.in[0], n[0]);
        for (double& v : x)
            v = has(op, tensorflag::kRelu) ? relu(v) : gelu(v);
        put(op.out[0], x);
        return true;
    }
    case TensorOpKind::ActivationGrad: {
        const Doubles x = get(op.in[0], n[0]);
        Doubles dy = get(op.in[1], n[0]);
        for (std::size_t i = 0; i < x.size(); ++i)
            dy[i] = has(op, tensorflag::kGelu) ? dy[i] * geluGrad(x[i]) : reluGrad(x[i]) > 0 ? dy[i] : 0.0;
        put(op.out[0], dy);
        return true;
    }
    case TensorOpKind::LayerNorm: {
        const Normalized r =
            layerNorm(get(op.in[0], all), get(op.in[1], n[1]), get(op.in[2], n[1]), n[0], n[1], op.f[0]);
        put(op.out[0], r.out);
        put(op.out[1], r.mean);
        put(op.out[2], r.rstd);
        return true;
    }
    case TensorOpKind::LayerNormGrad: {
        const NormalizedGrad r = layerNormGrad(get(op.in[0], all), get(op.in[1], n[1]), get(op.in[2], n[0]),
                                               get(op.in[3], n[0]), get(op.in[4], all), n[0], n[1]);
        put(op.out[0], r.dx);
        put(op.out[1], r.dgamma);
        put(op.out[2], r.dbeta);
        return true;
    }
    case TensorOpKind::Softmax:
        put(op.out[0], softmax(get(op.in[0], all), n[0], n[1], op.f[0]));
        return true;
    case TensorOpKind::SoftmaxGrad:
        put(op.out[0], softmaxGrad(get(op.in[0], all), get(op.in[1], all), n[0], n[1], op.f[0]));
        return true;
    case TensorOpKind::MeanAxis: {
        const Doubles x = get(op.in[0], all * n[2]);
        Doubles mean(naive::at(n[0] * n[2]));
        for (std::int64_t i = 0; i < all * n[2]; ++i)
            mean[naive::at(i / (n[1] * n[2]) * n[2] + i % n[2])] += x[naive::at(i)] / static_cast<double>(n[1]);
        put(op.out[0], mean);
        return true;
    }
    case TensorOpKind::MeanAxisGrad:
        for (std::int64_t i = 0; i < all * n[2]; ++i)
            out[i] = this->at<float>(op.in[0])[i / (n[1] * n[2]) * n[2] + i % n[2]] / static_cast<float>(n[1]);
        return true;
    case TensorOpKind::CrossEntropy:
        crossEntropy(op);
        return true;
    case TensorOpKind::LogStep:
        logStep(op);
        return true;
    case TensorOpKind::Adam:
        adam(op);
        return true;
    default:
        return false;
    }
}

void ReferenceMachine::logStep(const TensorOp& op)
{
    const std::int32_t c = *at<std::int32_t>(op.in[2]);
    if (c < 0 || c >= left(op.out[0]) / 8) return;
    double loss = 0, correct = 0;
    for (std::int64_t i = 0; i < op.n[0]; ++i) {
        loss += at<float>(op.in[0])[i];
        correct += at<std::int32_t>(op.in[1])[i];
    }
    float* out = at<float>(op.out[0]);
    out[2 * c] = static_cast<float>(loss / static_cast<double>(op.n[0]));
    out[2 * c + 1] = static_cast<float>(correct / static_cast<double>(op.n[0]));
}

void ReferenceMachine::gather(const TensorOp& op)
{
    const std::int64_t width = op.n[1] * 4, counter = op.in[2].isThere() ? *at<std::int32_t>(op.in[2]) : 0;
    for (std::int64_t i = 0; i < op.n[0]; ++i) {
        const std::int64_t wrapped = ((counter * op.n[0] + i) % op.n[2] + op.n[2]) % op.n[2];
        const std::int64_t row = at<std::int32_t>(op.in[1])[wrapped];
        std::byte* to = at<std::byte>(op.out[0]) + i * width;
        if (row >= 0 && row < left(op.in[0]) / width)
            std::memcpy(to, at<std::byte>(op.in[0]) + row * width, naive::at(width));
        else
            std::memset(to, 0xff, naive::at(width));
    }
}

namespace {

/// Values of a product's operand, whatever its type.
Doubles valuesOf(DType type, const std::byte* data, std::int64_t count)
{
    Doubles values(naive::at(count));
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto code = static_cast<std::uint8_t>(data[i]); // of one-byte types
        values[i] = type == DType::I8       ? static_cast<std::int8_t>(code)
                    : type == DType::F8E4M3 ? decodeE4M3(code)
                    : type == DType::F8E5M2 ? decodeE5M2(code)
                                            : 0.0;
        if (sizeOf(type) > 1) values[i] = loadFloat(data, type, i);
    }
    return values;
}

} // namespace

void ReferenceMachine::gemm(const TensorOp& op)
{
    const auto [m, n, k, batch] = std::tuple(op.n[0], op.n[1], op.n[2], op.n[3]);
    const DType typeB = op.type == DType::F8E5M2 ? DType::F8E4M3 : op.type;
    for (std::int64_t i = 0; i < batch; ++i) {
        const auto bytes = static_cast<std::int64_t>(sizeOf(op.type));
        const auto side = [&](int which, std::int64_t count) {
            return valuesOf(which ? typeB : op.type,
                            at<std::byte>(op.in[which]) + i * op.n[4 + which] * bytes * (batch > 1), count);
        };
        const Doubles c = naive::product(side(0, m * k), side(1, n * k), m, n, k, has(op, tensorflag::kTransposeA),
                                         has(op, tensorflag::kTransposeB));
        const std::int64_t first = batch > 1 ? i * op.n[6] : 0;
        for (std::int64_t j = 0; j < m * n; ++j) {
            if (op.type == DType::I8) {
                at<std::int32_t>(op.out[0])[first + j] =
                    static_cast<std::int32_t>(static_cast<std::int64_t>(c[naive::at(j)]));
                continue;
            }
            float& to = at<float>(op.out[0])[first + j];
            to = static_cast<float>(op.f[0] * c[naive::at(j)] +
                                    (op.f[1] == 0 ? 0.0 : static_cast<double>(op.f[1]) * to));
        }
    }
}

void ReferenceMachine::swapAxes(const TensorOp& op)
{
    const auto* n = op.n;
    for (std::int64_t a = 0; a < n[0]; ++a)
        for (std::int64_t b = 0; b < n[1]; ++b)
            for (std::int64_t c = 0; c < n[2]; ++c)
                for (std::int64_t d = 0; d < n[3]; ++d) {
                    const std::int64_t first = (a * n[1] + b) * n[4] + c * n[3] + d,
                                       second = ((a * n[2] + c) * n[1] + b) * n[3] + d;
                    if (has(op, tensorflag::kInverse))
                        at<float>(op.out[0])[first] = at<float>(op.in[0])[second];
                    else
                        at<float>(op.out[0])[second] = at<float>(op.in[0])[first];
                }
}

void ReferenceMachine::crossEntropy(const TensorOp& op)
{
    const std::int64_t columns = op.n[1];
    const Doubles x = get(op.in[0], op.n[0] * columns), y = naive::softmax(x, op.n[0], columns, 1.0);
    for (std::int64_t r = 0; r < op.n[0]; ++r) {
        const std::int32_t label = at<std::int32_t>(op.in[1])[r];
        const double* row = x.data() + r * columns;
        at<float>(op.out[0])[r] = static_cast<float>(naive::crossEntropy(row, columns, label));
        std::int64_t best = 0;
        bool number = true;
        for (std::int64_t c = 0; c < columns; ++c) {
            number = number && !std::isnan(row[c]);
            if (row[c] > row[best]) best = c;
        }
        at<std::int32_t>(op.out[1])[r] = number && best == label ? 1 : 0;
        if (!op.out[2].isThere()) continue;
        for (std::int64_t c = 0; c < columns; ++c)
            at<float>(op.out[2])[r * columns + c] =
                static_cast<float>(op.f[0] * (y[naive::at(r * columns + c)] - (c == label ? 1 : 0)));
    }
}

void ReferenceMachine::adam(const TensorOp& op)
{
    const std::int32_t step = *at<std::int32_t>(op.in[2]);
    if (step < 0 || step >= left(op.in[1]) / 4) return;
    const double rate = at<float>(op.in[1])[step], beta1 = op.f[0], beta2 = op.f[1];
    for (std::int64_t i = 0; i < op.n[0]; ++i) {
        float &p = at<float>(op.out[0])[i], &m = at<float>(op.out[1])[i], &v = at<float>(op.out[2])[i];
        const double g = at<float>(op.in[0])[i];
        const double first = beta1 * m + (1 - beta1) * g, second = beta2 * v + (1 - beta2) * g * g;
        const double corrected = first / (1 - std::pow(beta1, step + 1)),
                     root = std::sqrt(second / (1 - std::pow(beta2, step + 1)));
        p = static_cast<float>(p - rate * static_cast<double>(op.f[3]) * p -
                               rate * corrected / (root + static_cast<double>(op.f[2])));
        m = static_cast<float>(first);
        v = static_cast<float>(second);
    }
}

/// AbsmaxScale, FakeQuant, FakeQuantGrad; what is bit-exact in floats, as the machines do it.
void ReferenceMachine::runGroups(const TensorOp& op)
{
    const std::int64_t rows = op.n[0], columns = op.n[1], perRow = op.n[2] == 0 ? 0 : (columns + op.n[2] - 1) / op.n[2];
    const std::int64_t groups = op.n[2] == 0 ? 1 : rows * perRow;
    std::vector<float> most(naive::at(groups));
    Doubles slopes(naive::at(groups));
    for (std::int64_t i = 0; i < rows * columns; ++i) {
        const std::size_t group = op.n[2] == 0 ? 0 : naive::at(i / columns * perRow + i % columns / op.n[2]);
        const float x = at<float>(op.in[0])[i];
        if (op.kind == TensorOpKind::AbsmaxScale) {
            if (std::fabs(x) > most[group]) most[group] = std::fabs(x);
            continue;
        }
        const float s = at<float>(op.in[1])[group], v = x * (1.0f / s);
        float& out = at<float>(op.out[0])[i];
        const float rounded = std::nearbyint(v);
        if (op.kind == TensorOpKind::FakeQuant) {
            out = s <= 0 ? 0.0f : s * (rounded < op.f[0] ? op.f[0] : rounded > op.f[1] ? op.f[1] : rounded);
            continue;
        }
        const float dy = at<float>(op.in[2])[i];
        out = s > 0 && v >= op.f[0] && v <= op.f[1] ? dy : 0.0f;
        if (s > 0)
            slopes[group] += static_cast<double>(dy) * (v < op.f[0] ? op.f[0] : v > op.f[1] ? op.f[1] : rounded - v);
    }
    for (std::int64_t g = 0; g < groups; ++g) {
        if (op.kind == TensorOpKind::AbsmaxScale) at<float>(op.out[0])[g] = most[naive::at(g)] / op.f[0];
        if (op.kind == TensorOpKind::FakeQuantGrad && op.out[1].isThere())
            at<float>(op.out[1])[g] = static_cast<float>(op.f[2] * slopes[naive::at(g)]);
    }
}

void ReferenceMachine::quantizeRows(const TensorOp& op)
{
    QuantScheme scheme;
    scheme.format = op.type == DType::I8       ? NumberFormat::Int8
                    : op.type == DType::F8E4M3 ? NumberFormat::E4M3
                                               : NumberFormat::E5M2;
    const bool dynamic = has(op, tensorflag::kDynamic);
    scheme.granularity = dynamic ? Granularity::Token : Granularity::Tensor;
    scheme.scaleMode = dynamic ? ScaleMode::Dynamic : ScaleMode::Static;
    for (std::int64_t r = 0; r < op.n[0]; ++r) {
        std::vector<float> x(at<float>(op.in[0]) + r * op.n[1], at<float>(op.in[0]) + (r + 1) * op.n[1]);
        if (op.in[2].isThere())
            for (std::size_t c = 0; c < x.size(); ++c)
                x[c] *= at<float>(op.in[2])[c];
        const HostTensor row{DType::F32, {1, op.n[1]}, x.data()};
        const ScaleParams params = dynamic ? scaleParams(scheme, extremesOf(row, 0, op.n[1]))
                                           : scaleParams(scheme, {}, {*at<float>(op.in[1]), {}});
        if (dynamic) at<float>(op.out[1])[r] = params.scale;
        for (std::size_t c = 0; c < x.size(); ++c)
            at<std::uint8_t>(op.out[0])[r * op.n[2] + static_cast<std::int64_t>(c)] =
                quantizeElement(scheme, params, x[c]);
    }
}

void ReferenceMachine::rescale(const TensorOp& op)
{
    for (std::int64_t r = 0; r < op.n[0]; ++r)
        for (std::int64_t c = 0; c < op.n[1]; ++c) {
            const std::int64_t from = r * op.n[2] + c;
            const double x = op.type == DType::I8 ? at<std::int32_t>(op.in[0])[from]
                                                  : static_cast<double>(at<float>(op.in[0])[from]);
            const double scale = at<float>(op.in[1])[has(op, tensorflag::kOneRowScale) ? 0 : r];
            const double bias = op.in[3].isThere() ? at<float>(op.in[3])[c] : 0.0;
            at<float>(op.out[0])[r * op.n[1] + c] = static_cast<float>(x * scale * at<float>(op.in[2])[c] + bias);
        }
}

void ReferenceMachine::convert(const TensorOp& op)
{
    for (std::int64_t r = 0; r < op.n[0]; ++r)
        for (std::int64_t c = 0; c < op.n[1]; ++c) {
            const std::int64_t dense = r * op.n[1] + c, apart = r * op.n[2] + c;
            if (!has(op, tensorflag::kInverse))
                storeFloat(at<std::byte>(op.out[0]), op.type, naive::at(apart), at<float>(op.in[0])[dense]);
            else
                at<float>(op.out[0])[dense] = static_cast<float>(valuesOf(
                    op.type, at<std::byte>(op.in[0]) + apart * static_cast<std::int64_t>(sizeOf(op.type)), 1)[0]);
        }
}

} // namespace qs::test
