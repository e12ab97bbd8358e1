// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/setup/setup_panel.h"

#include "gpu/formats/tensor_view.h"
#include "widgets/choosers/mode_chooser.h"
#include "widgets/choosers/variant_chooser.h"
#include "widgets/controls/collapsible_section.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/local_files.h"
#include "widgets/language/message_text.h"
#include "widgets/setup/input_section.h"
#include "widgets/setup/operation_section.h"
#include "widgets/setup/scale_section.h"
#include "widgets/setup/shape_section.h"
#include "widgets/setup/size_section.h"
#include "widgets/setup/sweep_section.h"
#include "widgets/setup/timing_section.h"
#include "widgets/style/theme.h"

#include <QDragEnterEvent>
#include <QPainter>

#include <tuple>

namespace qs {

SetupPanel::SetupPanel(QWidget* parent)
    : SetupForm({QStringLiteral("setupPanel"), QStringLiteral("setupScroll"), QStringLiteral("estimateLabel"),
                 QStringLiteral("setupRunButton")},
                parent)
{
    setAccessibleName(tr("Setup"));
    makeSections();
    connectSections();
    m_hint.backend = BackendChoice::Cpu; // until more is known

    RunSpec first;
    first.modes = m_modes->modes();
    setSpec(first);
    for (const Fold further : {SweepFold, TimingFold, ScaleFold}) // as they are they measure something true
        fold(further).setExpanded(false);
}

void SetupPanel::makeSections()
{
    m_operation = named(new OperationSection, "operationSection");
    m_shape = new ShapeSection;
    m_size = new SizeSection;
    m_variants = new VariantChooser;
    m_input = new InputSection;
    m_modes = new ModeChooser;
    m_scale = new ScaleSection;
    m_timing = new TimingSection;
    m_sweep = new SweepSection;
    build({{tr("Shape"), m_shape},
           {tr("Size"), m_size},
           {tr("Input"), m_input},
           {tr("Modes"), m_modes},
           {tr("Variants"), m_variants},
           {tr("Sweep"), m_sweep},
           {tr("Timing"), m_timing},
           {tr("Static scale"), m_scale}},
          tr("Run comparison"), tr("Estimate of the run"), tr("Time and memory that a run with this setup needs"),
          m_operation);
    const char* names[Folds] = {"shapeSection",    "sizeSection",  "inputSection",  "modesSection",
                                "variantsSection", "sweepSection", "timingSection", "scaleSection"};
    for (int i = 0; i < Folds; ++i)
        fold(i).setObjectName(QLatin1String(names[i]));
}

void SetupPanel::connectSections()
{
    connect(m_operation, &OperationSection::edited, this, &SetupPanel::switchTo);
    connect(m_size, &SizeSection::edited, this, [this](const OperationSize& size) {
        m_spec.size = size;
        changed();
    });
    connect(m_variants, &CheckTree::edited, this, [this] {
        m_spec.variants = m_variants->checked();
        takesTensor(m_spec.operation) ? m_shape->display(m_spec) : m_size->display(m_spec);
        changed();
    });
    connect(m_shape, &ShapeSection::edited, this, [this](const Shape& shape) {
        m_spec.shape = shape;
        changed();
    });
    connect(m_input, &InputSection::dtypeEdited, this, [this](DType dtype) {
        m_spec.dtype = dtype;
        takesTensor(m_spec.operation) ? m_shape->display(m_spec) : m_size->display(m_spec);
        changed();
    });
    connect(m_input, &InputSection::seedEdited, this, [this](quint64 seed) {
        m_spec.seed = seed;
        changed();
    });
    connect(m_input, &InputSection::sourceEdited, this, &SetupPanel::onInputChanged);
    connect(m_input, &InputSection::fileRequested, this, &SetupPanel::inputFileRequested);
    connect(m_modes, &CheckTree::edited, this, [this] {
        m_spec.modes = m_modes->modes();
        m_scale->setModes(m_spec.modes);
        m_shape->display(m_spec);
        changed();
    });
    connect(m_scale, &ScaleSection::edited, this, [this] {
        m_scale->apply(m_spec);
        changed();
    });
    connect(m_timing, &TimingSection::edited, this, [this] {
        m_timing->apply(m_spec);
        changed();
    });
    connect(m_sweep, &SweepSection::edited, this, [this] {
        m_sweep->apply(m_spec);
        changed();
    });
}

// Another tensor brings its own shape and type; what the user then chooses for it stays.
void SetupPanel::onInputChanged()
{
    const InputSource before = m_spec.input;
    m_spec.input = m_input->source();
    const auto tensor = m_input->tensor();
    if (tensor) {
        const bool sameTensor = before == m_spec.input;
        if (!sameTensor || m_spec.shape.hidden != tensor->hidden || m_spec.shape.tokens > tensor->tokens)
            m_spec.shape = {tensor->tokens, tensor->hidden};
        if (tensor->dtype && !sameTensor) m_spec.dtype = inputTypeFor(*tensor->dtype);
        if (!sameTensor && m_spec.isSweep()) { // a file is measured at its own size
            m_spec.axes.clear();
            m_sweep->display(m_spec);
        }
    }
    m_shape->setTensor(tensor);
    m_shape->display(m_spec);
    m_input->display(m_spec);
    changed();
}

RunSpec SetupPanel::spec() const
{
    RunSpec spec = m_spec;
    if (takesTensor(spec.operation))
        m_shape->applyPending(spec);
    else
        m_size->applyPending(spec);
    m_input->applyPending(spec);
    m_timing->apply(spec);
    return spec;
}

void SetupPanel::setSpec(const RunSpec& spec)
{
    if (spec.operation != m_spec.operation) m_kept[m_spec.operation] = m_spec;
    m_kept.erase(spec.operation);
    const bool sameInput = m_spec.input == spec.input;
    m_spec = spec;
    display();
    if (!sameInput) m_shape->setTensor(m_input->tensor());
    refresh();
}

void SetupPanel::display()
{
    m_operation->display(m_spec.operation);
    m_modes->setModes(m_spec.modes);
    if (!takesModes(m_spec.operation)) m_variants->setOperation(m_spec.operation);
    m_variants->setChecked(m_spec.variants);
    m_input->display(m_spec);
    if (takesTensor(m_spec.operation))
        m_shape->display(m_spec);
    else
        m_size->display(m_spec);
    m_scale->display(m_spec);
    m_timing->display(m_spec);
    m_sweep->display(m_spec);
    showSections();
}

void SetupPanel::showSections()
{
    const Operation operation = m_spec.operation;
    fold(ShapeFold).setVisible(takesTensor(operation));
    fold(SizeFold).setVisible(!takesTensor(operation));
    fold(ModesFold).setVisible(takesModes(operation));
    fold(VariantsFold).setVisible(!takesModes(operation));
    fold(ScaleFold).setVisible(operation == Operation::Quantize);
    fold(InputFold).setTitle(operation == Operation::Quantize ? tr("Input") : tr("Operands"));
}

/// What an operation starts with on this backend, the timing as it is set.
RunSpec SetupPanel::firstSpec(Operation operation) const
{
    RunSpec spec = m_spec;
    const RunSpec nothing;
    spec.operation = operation;
    spec.shape = nothing.shape;
    spec.size = nothing.size;
    spec.dtype = operation == Operation::Ladder ? DType::F32 : nothing.dtype;
    spec.modes.clear();
    spec.variants.clear();
    spec.input = nothing.input;
    spec.axes.clear();
    spec.scale.reset();
    spec.zeroPoint.reset();
    setDefaultSize(spec, m_hint.backend);
    if (takesModes(operation))
        spec.modes = m_hint.defaultModes.empty() ? ModeChooser::usualModes() : m_hint.defaultModes;
    else
        spec.variants = defaultVariants(operation, m_hint.backend);
    return spec;
}

void SetupPanel::switchTo(Operation operation)
{
    if (operation == m_spec.operation) return;
    const auto kept = m_kept.find(operation);
    const RunSpec own = kept != m_kept.end() ? kept->second : firstSpec(operation);
    const RunSpec before = spec();
    RunSpec next = before; // timing, seed and target belong to all operations
    next.operation = operation;
    next.shape = own.shape;
    next.size = own.size;
    next.dtype = own.dtype;
    next.modes = own.modes;
    next.variants = own.variants;
    next.input = own.input;
    next.axes = own.axes;
    next.scale = own.scale;
    next.zeroPoint = own.zeroPoint;
    m_spec = before;
    setSpec(next);
    emit specChanged(spec());
}

void SetupPanel::toggleMode(const QuantScheme& mode)
{
    if (!takesModes(m_spec.operation)) return;
    RunSpec next = spec();
    if (std::erase(next.modes, mode) == 0) next.modes.push_back(mode);
    setSpec(next);
    m_spec.modes = m_modes->modes(); // in the order of the catalogue
    changed();
}

void SetupPanel::toggleVariant(const std::string& variant)
{
    if (takesModes(m_spec.operation)) return;
    RunSpec next = spec();
    if (std::erase(next.variants, variant) == 0) next.variants.push_back(variant);
    setSpec(next);
    m_spec.variants = m_variants->checked();
    changed();
}

std::vector<RunSpec> SetupPanel::keptSpecs() const
{
    std::vector<RunSpec> all;
    for (const auto& [operation, spec] : m_kept)
        all.push_back(spec);
    return all;
}

void SetupPanel::addKept(const RunSpec& spec)
{
    if (spec.operation != m_spec.operation) m_kept[spec.operation] = spec;
}

/// Where nobody chose anything else, sizes and variants go along with the target.
void SetupPanel::followDefaults(BackendChoice backend)
{
    const auto follow = [&](RunSpec& spec) {
        if (takesModes(spec.operation)) return;
        RunSpec first = spec;
        setDefaultSize(first, m_hint.backend);
        if (first.size == spec.size && first.shape == spec.shape) setDefaultSize(spec, backend);
        if (spec.variants == defaultVariants(spec.operation, m_hint.backend))
            spec.variants = defaultVariants(spec.operation, backend);
    };
    follow(m_spec);
    for (auto& [operation, spec] : m_kept)
        follow(spec);
}

QStringList SetupPanel::problems() const
{
    QStringList found;
    if (const auto valid = validate(m_spec); !valid) found.append(messageText(valid.error()));
    QStringList ofSections{m_timing->problem()};
    if (m_spec.operation == Operation::Quantize) ofSections << m_scale->problem();
    ofSections << m_sweep->problem();
    if (!takesModes(m_spec.operation)) ofSections << m_variants->problem();
    for (const QString& problem : ofSections)
        if (!problem.isEmpty() && !found.contains(problem)) found.append(problem);
    if (!sizeProblem().isEmpty()) found.append(sizeProblem());
    return found;
}

QString SetupPanel::liveProblem() const
{
    return m_spec.isSweep() ? tr("Live needs a single size. To use it, set Sweep to Off.") : QString();
}

void SetupPanel::switchOnSweep()
{
    if (m_spec.isSweep()) return;
    m_sweep->switchOn();
    fold(SweepFold).setExpanded(true);
}

void SetupPanel::markMissing(const QString& variant, const QString& reason)
{
    m_leftOut.insert(variant, reason);
    m_leftOutOf = m_spec;
    QMap<QString, QString> all = m_hint.missingVariants;
    all.insert(m_leftOut);
    m_variants->setBackend(m_hint.backend, all);
}

/// What is missing may depend on the size ('above 64 rows').
void SetupPanel::forgetLeftOut()
{
    const auto key = [](const RunSpec& spec) {
        return std::tuple(spec.operation, sizeText(spec), spec.dtype, spec.backend, spec.device);
    };
    if (m_leftOut.isEmpty() || key(m_leftOutOf) == key(m_spec)) return;
    m_leftOut.clear();
    m_variants->setBackend(m_hint.backend, m_hint.missingVariants);
}

void SetupPanel::changed()
{
    refresh();
    emit specChanged(spec());
}

void SetupPanel::refresh()
{
    forgetLeftOut();
    m_sweep->setContext(m_spec);
    const QString summaries[] = {m_shape->summary(),    m_size->summary(),  m_input->summary(),  m_modes->summary(),
                                 m_variants->summary(), m_sweep->summary(), m_timing->summary(), m_scale->summary()};
    for (int i = 0; i < Folds; ++i)
        fold(i).setSummary(summaries[i]);
    if (!m_scale->problem().isEmpty()) fold(ScaleFold).setExpanded(true); // an error is never folded away
    if (!m_timing->problem().isEmpty()) fold(TimingFold).setExpanded(true);
    if (!m_sweep->problem().isEmpty()) fold(SweepFold).setExpanded(true);
    setRunText(m_spec.isSweep() || m_sweeps ? tr("Run sweep")
               : m_spec.count() == 1        ? tr("Run measurement") // one alone is compared with nothing
                                            : tr("Run comparison"));
    updateRun(problems(),
              takesModes(m_spec.operation)
                  ? tr("Measure the chosen modes in interleaved rounds (Ctrl+Return here, F5 everywhere)")
                  : tr("Measure the chosen variants in interleaved rounds (Ctrl+Return here, F5 everywhere)"));
}

void SetupPanel::setInputTensors(const QString& path, const QVector<TensorChoice>& tensors)
{
    if (m_spec.operation != Operation::Quantize) switchTo(Operation::Quantize); // nothing else takes a file
    m_input->setTensors(path, tensors);
}
void SetupPanel::setSweeps(bool sweeps)
{
    m_sweeps = sweeps;
    refresh();
}
void SetupPanel::setInputError(const QString& error) { m_input->setError(error); }

void SetupPanel::setBackendHint(const BackendHint& hint)
{
    m_shape->setLimits(hint.maxTokens, hint.maxHidden);
    m_timing->setBackendHint(hint);
    if (!hint.defaultModes.empty()) m_modes->setDefaultModes(hint.defaultModes);
    const BackendChoice before = m_hint.backend;
    const bool moved = hint.backend != BackendChoice::Auto && hint.backend != before;
    if (moved) followDefaults(hint.backend);
    m_hint = hint;
    if (hint.backend == BackendChoice::Auto) m_hint.backend = before;
    m_leftOut.clear();
    m_variants->setBackend(m_hint.backend, hint.missingVariants);
    if (moved) display();
    refresh();
}

void SetupPanel::setDropping(bool dropping)
{
    m_dropping = dropping;
    update();
}

void SetupPanel::dragEnterEvent(QDragEnterEvent* event)
{
    if (tensorFileOf(event->mimeData()).isEmpty()) return;
    event->acceptProposedAction();
    setDropping(true);
}

void SetupPanel::dragLeaveEvent(QDragLeaveEvent*) { setDropping(false); }

void SetupPanel::dropEvent(QDropEvent* event)
{
    setDropping(false);
    const QString path = tensorFileOf(event->mimeData());
    if (path.isEmpty()) return;
    event->acceptProposedAction();
    if (m_spec.operation != Operation::Quantize) switchTo(Operation::Quantize);
    fold(InputFold).setExpanded(true);
    m_input->request(path);
}

void SetupPanel::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    const Theme theme = Theme::fromPalette(palette());
    QPainter painter(this);
    painter.setPen(theme.border);
    const int foot = footerTop();
    painter.drawLine(0, foot, width(), foot);
    if (!m_dropping) return;
    painter.setPen(QPen(theme.accent, 2, Qt::DashLine));
    painter.drawRoundedRect(rect().adjusted(3, 3, -4, -4), 4, 4);
}

} // namespace qs
