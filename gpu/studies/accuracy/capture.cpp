// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/accuracy/capture.h"

#include "gpu/core/parallel.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

/// Rows first … of `total`, of which about kKeptRows are kept at even distances.
void keepSome(LayerInputs& inputs, std::span<const float> rows, std::int64_t first, std::int64_t total)
{
    const auto columns = static_cast<std::size_t>(inputs.columns);
    const std::int64_t wanted = std::min(total, LayerInputs::kKeptRows);
    const auto kept = [&](std::int64_t row) { return row * wanted / total; };
    for (std::size_t at = 0; at < rows.size(); at += columns, ++first) {
        if (kept(first + 1) == kept(first)) continue;
        inputs.kept.insert(inputs.kept.end(), rows.begin() + static_cast<std::ptrdiff_t>(at),
                           rows.begin() + static_cast<std::ptrdiff_t>(at + columns));
        ++inputs.keptRows;
    }
}

void addColumns(LayerInputs& inputs, std::span<const float> rows)
{
    const auto columns = static_cast<std::size_t>(inputs.columns);
    inputs.columnAbsmax.resize(columns);
    for (std::size_t at = 0; at < rows.size(); at += columns)
        for (std::size_t c = 0; c < columns; ++c)
            inputs.columnAbsmax[c] = std::max(inputs.columnAbsmax[c], std::fabs(rows[at + c])); // NaN is ignored
}

class Capture
{
public:
    Capture(TensorMachine& machine, ClassifierProgram& program, const std::vector<LinearLayer>& layers,
            const DeviceSet& set, const CaptureRequest& request)
        : m_machine(machine), m_program(program), m_layers(layers), m_set(set), m_request(request),
          m_pieces(layers.size())
    {
        for (const LinearLayer& layer : layers) {
            m_inputs.emplace_back(layer.in);
            m_inputs.back().isData =
                m_inputs.size() == 1; // also behind the cells and patches of Tiny and the transformer
            m_inputs.back().feedsScores = layer.name.ends_with(".qkv");
        }
    }

    Result<std::vector<LayerInputs>> run()
    {
        for (std::int64_t first = 0; first < m_set.count; first += m_program.rows()) {
            if (m_request.stop.stop_requested()) return stoppedError();
            const std::int64_t rows = std::min(m_program.rows(), m_set.count - first);
            if (auto r = forward(first, rows); !r) return r.error();
            parallelFor(static_cast<std::int64_t>(m_layers.size()), 1, [&](std::int64_t from, std::int64_t to, int) {
                for (std::int64_t i = from; i < to; ++i)
                    add(static_cast<std::size_t>(i), first);
            });
            if (m_request.progress)
                m_request.progress(static_cast<double>(first + rows) / static_cast<double>(m_set.count));
        }
        return std::move(m_inputs);
    }

private:
    /// The instructions up to a layer begin with those up to the layer before it: only what is new has to run.
    Result<void> forward(std::int64_t first, std::int64_t rows)
    {
        const TensorPlace features{m_set.features, 0, 4 * first * m_program.config().inputs()};
        std::size_t done = 0;
        for (std::size_t i = 0; i < m_layers.size(); ++i) {
            auto ops = m_program.forwardUpTo(static_cast<int>(i), features, rows);
            if (!ops) return ops.error();
            if (auto r = m_machine.run(std::span<const TensorOp>(*ops).subspan(done)); !r) return r;
            done = ops->size();
            const TensorPlace from = m_program.inputOf(static_cast<int>(i));
            m_pieces[i].resize(static_cast<std::size_t>(rows * m_layers[i].rowsPerItem * m_layers[i].in));
            if (auto r = m_machine.download(from, std::as_writable_bytes(std::span(m_pieces[i]))); !r) return r;
        }
        return {};
    }

    void add(std::size_t layer, std::int64_t firstItem)
    {
        LayerInputs& inputs = m_inputs[layer];
        const std::int64_t perItem = m_layers[layer].rowsPerItem;
        keepSome(inputs, m_pieces[layer], firstItem * perItem, m_set.count * perItem);
        addColumns(inputs, m_pieces[layer]);
        inputs.histogram.add(m_pieces[layer]);
        if (m_request.hessians) inputs.hessian.add(m_pieces[layer]);
    }

    TensorMachine& m_machine;
    ClassifierProgram& m_program;
    const std::vector<LinearLayer>& m_layers;
    const DeviceSet& m_set;
    const CaptureRequest& m_request;
    std::vector<LayerInputs> m_inputs;
    std::vector<std::vector<float>> m_pieces;
};

} // namespace

Result<std::vector<LayerInputs>> captureInputs(TensorMachine& machine, ClassifierProgram& program,
                                               const std::vector<LinearLayer>& layers, const DeviceSet& set,
                                               const CaptureRequest& request)
{
    return Capture(machine, program, layers, set, request).run();
}

} // namespace qs
