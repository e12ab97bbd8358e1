// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/classifier/program.h"

#include "gpu/models/classifier/device_buffers.h"
#include "gpu/models/classifier/graph.h"
#include "gpu/models/classifier/linear.h"

#include <algorithm>

namespace qs {
namespace {

class Program final : public ClassifierProgram
{
public:
    Program(TensorMachine& machine, const Classifier& model, std::int64_t rows)
        : m_machine(machine), m_graph(classifierGraph(model.config)), m_buffers(machine), m_rows(rows)
    {
        layOut(model);
    }
    Result<void> result() const { return m_buffers.result(); }

    const ClassifierConfig& config() const override { return m_graph.config; }
    std::int64_t rows() const override { return m_rows; }
    TensorPlace parameter(int index) const override { return m_places.parameters[static_cast<std::size_t>(index)]; }
    Result<void> setLayer(int index, const LinearExecution& execution) override;
    const LinearExecution& layer(int index) const override { return m_layers[static_cast<std::size_t>(index)]; }
    const LinearExecution& original(int index) const override { return m_originals[static_cast<std::size_t>(index)]; }
    Result<std::vector<TensorOp>> forward(TensorPlace features, std::int64_t rows) override
    {
        return instructions(static_cast<int>(m_graph.layers.size()), features, rows);
    }
    TensorPlace logits() const override { return m_places.values[static_cast<std::size_t>(m_graph.logits)]; }
    Result<std::vector<TensorOp>> forwardUpTo(int index, TensorPlace features, std::int64_t rows) override
    {
        return instructions(index, features, rows);
    }
    TensorPlace inputOf(int index) const override
    {
        return m_places.values[static_cast<std::size_t>(m_graph.linear(index).in)];
    }

private:
    void layOut(const Classifier& model);
    void layOutScratch();
    /// All steps before linear layer `last`; all there are if that is their number.
    Result<std::vector<TensorOp>> instructions(int last, TensorPlace features, std::int64_t rows);

    TensorMachine& m_machine;
    ClassifierGraph m_graph;
    DeviceBuffers m_buffers;
    std::int64_t m_rows;
    GraphPlaces m_places;
    std::vector<LinearExecution> m_layers, m_originals;
    std::vector<TensorPlace> m_codes; ///< of each layer that takes codes or halves
    LinearScratch m_scratch;
};

void Program::layOut(const Classifier& model)
{
    for (const Parameter& parameter : model.parameters)
        m_places.parameters.push_back(m_buffers.uploaded(std::span<const float>(parameter.values)));
    std::vector<TensorPlace> slots;
    for (int slot = 0; slot < m_graph.slots; ++slot) // that of the input belongs to the caller
        slots.push_back(slot == m_graph.values[0].slot ? TensorPlace{}
                                                       : m_buffers.words(m_rows * m_graph.slotSize(slot)));
    for (const GraphValue& value : m_graph.values)
        m_places.values.push_back(slots[static_cast<std::size_t>(value.slot)]);
    for (const LinearLayer& layer : m_graph.layers) {
        LinearExecution execution;
        execution.weight = parameter(layer.weight).buffer;
        execution.bias = layer.bias < 0 ? -1 : parameter(layer.bias).buffer;
        m_originals.push_back(execution);
    }
    m_layers = m_originals;
    m_codes.resize(m_layers.size());
}

/// Asked for by the first layer that is not plain FP32, for the largest layer.
void Program::layOutScratch()
{
    if (m_scratch.ones.isThere()) return;
    std::int64_t perRow = 0, in = 0, sums = 0, out = 0;
    for (const LinearLayer& layer : m_graph.layers) {
        perRow = std::max(perRow, layer.rowsPerItem);
        in = std::max(in, layer.in * layer.rowsPerItem);
        sums = std::max(sums, padded(layer.out) * layer.rowsPerItem);
        out = std::max(out, layer.out);
    }
    m_scratch.rowScales = m_buffers.words(m_rows * perRow);
    m_scratch.restored = m_buffers.words(m_rows * in);
    m_scratch.sums = m_buffers.words(m_rows * sums);
    m_scratch.ones =
        m_buffers.uploaded(std::span<const float>(std::vector<float>(static_cast<std::size_t>(out), 1.0f)));
}

Result<void> Program::setLayer(int index, const LinearExecution& execution)
{
    if (index < 0 || index >= static_cast<int>(m_layers.size()))
        return Error{ErrorCode::Usage, Message::tr("Linear layer %1 does not exist.").arg(index), {}};
    const auto at = static_cast<std::size_t>(index);
    const LinearLayer& layer = m_graph.layers[at];
    if (auto fine = checkExecution(m_machine, layer, execution); !fine) return fine;
    if (execution.kind != LinearExecution::Kind::Float || execution.inputMultiplier >= 0) layOutScratch();
    const bool sameCodes =
        m_codes[at].isThere() && m_layers[at].kind == execution.kind && m_layers[at].type == execution.type;
    if (execution.kind != LinearExecution::Kind::Float && !sameCodes) {
        if (m_codes[at].isThere()) m_buffers.release(m_codes[at]);
        // Fresh, because the padding behind each row has to be zero and nobody writes it.
        m_codes[at] = m_buffers.bytes(m_rows * layer.rowsPerItem * padded(layer.in) *
                                      static_cast<std::int64_t>(sizeOf(execution.type)));
    }
    if (auto fine = m_buffers.result(); !fine) return fine;
    m_layers[at] = execution;
    return {};
}

Result<std::vector<TensorOp>> Program::instructions(int last, TensorPlace features, std::int64_t rows)
{
    if (rows < 1 || rows > m_rows)
        return Error{ErrorCode::Usage,
                     Message::tr("This model is set up for 1 to %1 items at a time, not %2.").arg(m_rows, rows),
                     {}};
    m_places.values[0] = features;
    std::vector<TensorOp> ops;
    for (const GraphNode& node : m_graph.nodes) {
        if (node.kind != NodeKind::Linear) {
            appendForward(m_graph, node, rows, m_places, ops);
            continue;
        }
        if (node.layer == last) break;
        const auto at = static_cast<std::size_t>(node.layer);
        LinearScratch scratch = m_scratch;
        scratch.codes = m_codes[at];
        appendLinear(m_graph.layers[at], m_layers[at], rows, m_places.values[static_cast<std::size_t>(node.in)],
                     m_places.values[static_cast<std::size_t>(node.out)], scratch, ops);
    }
    return ops;
}

} // namespace

Result<std::unique_ptr<ClassifierProgram>> ClassifierProgram::make(TensorMachine& machine, const Classifier& model,
                                                                   std::int64_t rows)
{
    if (rows < 1)
        return Error{ErrorCode::Usage, Message::tr("A model must be set up for at least one item at a time."), {}};
    if (auto fine = checkConfig(model.config); !fine) return fine.error();
    auto program = std::make_unique<Program>(machine, model, rows);
    if (auto fine = program->result(); !fine) return fine.error();
    return std::unique_ptr<ClassifierProgram>(std::move(program));
}

} // namespace qs
