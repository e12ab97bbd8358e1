// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/accuracy/study_model.h"

#include "gpu/core/seconds_since.h"
#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"
#include "gpu/studies/protocol/describe_environment.h"
#include "gpu/studies/study_events.h"

#include "qs_version.h"

#include <algorithm>
#include <chrono>

namespace qs {

namespace {

/// QAT goes on from a trained model: smaller steps than the training's.
constexpr float kQatRate = 0.3f;
constexpr int kOutlierShare = 64, kMaxOutliers = 8; ///< one channel in 64
constexpr float kOutlierFactor = 20;
constexpr double kItemOverhead = 2e4;

std::optional<ClassifierKind> kindOf(const std::string& model)
{
    for (const auto kind : {ClassifierKind::Tiny, ClassifierKind::Mlp, ClassifierKind::Transformer})
        if (model == classifierName(kind)) return kind;
    return std::nullopt;
}

/// 'MLP 784-512-256-10'.
Message layersInWords(const ClassifierConfig& c)
{
    if (c.kind == ClassifierKind::Transformer)
        return Message::tr("transformer, %1 blocks of width %2, %3 heads, %4 patches of %5×%6")
            .arg(c.blocks, c.modelWidth, c.heads, c.tokens(), c.patch, c.patch);
    std::string widths = std::to_string(c.inputs());
    for (const std::int64_t width : c.hidden)
        widths += "-" + std::to_string(width);
    widths += "-" + std::to_string(c.classes);
    const Message layers = c.kind == ClassifierKind::Tiny ? Message::tr("tiny MLP %1").arg(widths) : "MLP " + widths;
    return c.cell > 1 ? Message::tr("%1 on averages of %2×%3 pixels").arg(layers, c.cell, c.cell) : layers;
}

/// 'MLP 784-512-256-10, 535,818 parameters'.
Message inWords(const Classifier& model)
{
    return Message::tr("%1, %2 parameters").arg(layersInWords(model.config), formatCount(model.parameterCount()));
}

QatRule ruleOf(const AccuracyMode& mode, int groupSize)
{
    QatRule rule;
    rule.method = mode.method == ModeMethod::QatLsq ? QatRule::Method::Lsq : QatRule::Method::StraightThrough;
    const bool int4 = mode.weights.takesGroupSize();
    rule.weightBits = int4 ? 4 : 8;
    rule.groupSize = int4 ? groupSize : 0;
    rule.activationBits = mode.activations == ModeActivations::F32 ? 0 : 8;
    return rule;
}

void append(TrainingCurve& curve, const TrainingPoint& point)
{
    (point.isCheck ? curve.checkEpoch : curve.epoch).push_back(point.epoch);
    (point.isCheck ? curve.checkLoss : curve.loss).push_back(point.loss);
    (point.isCheck ? curve.checkAccuracy : curve.accuracy).push_back(point.accuracy);
}

/// Features as the model was trained on them, where it was trained on others.
void standardizeFor(LabelledData& data, const ClassifierConfig& config)
{
    if (data.offset == config.offset && data.scale == config.scale) return;
    for (LabelledSet* set : {&data.train, &data.calibration, &data.test})
        for (float& x : set->features)
            x = (x / data.scale + data.offset - config.offset) * config.scale;
    data.offset = config.offset;
    data.scale = config.scale;
}

} // namespace

AccuracyStudyModel::AccuracyStudyModel(AccuracyStudySpec asked) : spec(std::move(asked))
{
    result.spec = spec;
    result.programVersion = QS_VERSION;
    result.programCommit = QS_COMMIT;
}

Result<void> AccuracyStudyModel::open()
{
    if (machine) return {};
    auto opened = openMachine(spec.backend, spec.device);
    if (!opened) return opened.error();
    machine = std::move(opened->machine);
    result.environment = describeEnvironment(machine->info(), opened->reason);
    return {};
}

Result<void> AccuracyStudyModel::makeData()
{
    const double items = static_cast<double>(spec.trainCount + spec.calibrationCount + spec.testCount);
    progress.begin(spec.data.empty() ? Message::tr("generating characters") : Message::tr("reading %1").arg(spec.data),
                   3e5 * items);
    if (!data) {
        const DataRequest request{spec.data,      spec.classes, spec.trainCount, spec.calibrationCount,
                                  spec.testCount, spec.seed};
        auto loaded = loadLabelledData(request, stop, [this](double done) { progress.at(done); });
        if (!loaded) return loaded.error();
        data = std::move(*loaded);
        result.classNames = data->classNames;
        result.data = Message::tr("%1: %2 training, %3 calibration and %4 test items")
                          .arg(data->description, formatCount(data->train.size()),
                               formatCount(data->calibration.size()), formatCount(data->test.size()));
        for (const Message& text : data->notes)
            note(text);
    }
    progress.end();
    return {};
}

Result<Classifier> AccuracyStudyModel::freshModel() const
{
    auto config = classifierConfig(*kindOf(spec.model), data->height, data->width, data->classes());
    if (!config) return config.error();
    config->offset = data->offset;
    config->scale = data->scale;
    Classifier model = initialClassifier(*config, spec.seed);
    model.classNames = data->classNames;
    return model;
}

Result<Classifier> AccuracyStudyModel::loadedModel()
{
    auto model = loadClassifier(spec.model);
    if (!model) return model.error();
    const ClassifierConfig& c = model->config;
    if (c.height != data->height || c.width != data->width || c.classes != data->classes())
        return Error{
            ErrorCode::Usage,
            Message::tr("The model in %1 requires %2×%3 features and %4 classes; the data has %5×%6 and %7.")
                .arg(quotedPath(spec.model), c.height, c.width, c.classes, data->height, data->width, data->classes()),
            Message::tr("Choose the data that it was trained on, or set --classes.")};
    standardizeFor(*data, c);
    return model;
}

Result<void> AccuracyStudyModel::makeModel()
{
    if (bench || training) return {};
    const auto kind = kindOf(spec.model);
    auto model = kind ? freshModel() : loadedModel();
    if (!model) return model.error();
    result.model = inWords(*model);
    if (!kind) result.model = Message::tr("%1, from %2").arg(result.model, spec.model);
    for (const LinearLayer& layer : linearLayers(model->config))
        result.layers.push_back({layer.name, layer.in, layer.out});
    auto made = StudySets::make(*machine, model->config, *data);
    if (!made) return made.error();
    sets = std::move(*made);
    sink->event(partEvent(StudyEvent::Kind::Started, result));
    if (!kind) return finishModel(std::move(*model));
    TrainingOptions options = defaultTraining(*kind);
    options.epochs = epochs();
    options.seed = spec.seed;
    training = beginTraining(std::move(*model), options, sets->train.count);
    return {};
}

int AccuracyStudyModel::epochs() const
{
    const auto kind = kindOf(spec.model);
    return !kind ? 0 : spec.epochs > 0 ? spec.epochs : defaultTraining(*kind).epochs;
}

TrainingCurve& AccuracyStudyModel::curveOf(const std::string& mode)
{
    for (TrainingCurve& curve : result.training)
        if (curve.mode == mode) return curve;
    result.training.push_back({});
    result.training.back().mode = mode;
    return result.training.back();
}

/// The result has the history, which does not depend on when looks were taken; events have what is new at each look.
Result<void> AccuracyStudyModel::trainOn(TrainingState& state, const std::string& mode)
{
    const auto start = std::chrono::steady_clock::now();
    const auto done = train(*machine, state, sets->train, sets->calibration, stop, [&](const TrainingPoint& point) {
        AccuracyStudyResult fresh = part();
        fresh.training.push_back({});
        fresh.training.front().mode = mode;
        fresh.training.front().plannedEpochs = state.options.epochs;
        append(fresh.training.front(), point);
        StudyEvent event = partEvent(StudyEvent::Kind::Training, std::move(fresh));
        event.subject = mode;
        sink->event(event);
        progress.at(static_cast<double>(point.step) / static_cast<double>(std::max<std::int64_t>(1, point.steps)));
    });
    TrainingCurve& curve = curveOf(mode);
    TrainingCurve whole;
    whole.mode = mode;
    whole.plannedEpochs = state.options.epochs;
    whole.seconds = curve.seconds + secondsSince(start);
    for (const TrainingPoint& point : state.history)
        append(whole, point);
    curve = std::move(whole);
    return done;
}

Result<void> AccuracyStudyModel::trainModel()
{
    if (bench) return {};
    progress.begin(Message::tr("training"),
                   3 * itemCost() * training->options.epochs * static_cast<double>(sets->train.count));
    if (auto r = trainOn(*training, "fp32"); !r) return r;
    progress.end();
    return finishModel(training->model);
}

Result<void> AccuracyStudyModel::finishModel(Classifier model)
{
    if (spec.outliers) {
        std::int64_t widest = 1;
        for (const LinearLayer& layer : linearLayers(model.config))
            widest = std::max(widest, layer.in);
        const int channels = static_cast<int>(std::clamp<std::int64_t>(widest / kOutlierShare, 1, kMaxOutliers));
        const auto places = injectOutliers(model, channels, kOutlierFactor, spec.seed);
        std::vector<Message> names;
        for (const auto& [name, picked] : places)
            names.emplace_back(name);
        model.metadata["outliers"] = std::to_string(channels) + " channels x " + formatNumber(kOutlierFactor, 3);
        note(Message::tr("Outliers: %1 input channels of %2 were multiplied by %3 and their weights divided by it, so "
                         "the function of the model is unchanged.")
                 .arg(channels, Message::list(names), formatNumber(kOutlierFactor, 3)));
    }
    auto made = ModeWorkbench::make(*machine, *sets, std::move(model), spec.groupSize);
    if (!made) return made.error();
    bench = std::move(*made);
    return {};
}

Result<void> AccuracyStudyModel::trainQat(const AccuracyMode& mode)
{
    const std::string name(mode.name);
    auto found = qat.find(name);
    if (found == qat.end()) {
        TrainingOptions options = defaultTraining(bench->model().config.kind);
        options.epochs = spec.qatEpochs;
        options.learningRate *= kQatRate;
        options.seed = spec.seed + 1;
        options.qat = ruleOf(mode, spec.groupSize);
        found = qat.emplace(name, beginTraining(bench->model(), options, sets->train.count)).first;
    }
    if (found->second.done()) return {};
    return trainOn(found->second, name);
}

double AccuracyStudyModel::itemCost() const
{
    double cost = kItemOverhead;
    if (bench || training)
        for (const LinearLayer& layer : linearLayers(bench ? bench->model().config : training->model.config))
            cost += static_cast<double>(layer.in * layer.out * layer.rowsPerItem);
    else // before the model is there
        cost += spec.model == "tiny" ? 600 : spec.model == "transformer" ? 4e6 : 5.4e5;
    return cost;
}

AccuracyStudyResult AccuracyStudyModel::part() const
{
    AccuracyStudyResult part;
    part.spec = spec;
    part.layers = result.layers;
    part.aaBand = result.aaBand;
    return part;
}

void AccuracyStudyModel::note(Message text) { noteOnce(result, sink, std::move(text)); }

} // namespace qs
