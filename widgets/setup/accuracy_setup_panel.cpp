// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/setup/accuracy_setup_panel.h"

#include "widgets/charts/core/axis_ticks.h"
#include "widgets/choosers/accuracy_mode_chooser.h"
#include "widgets/controls/collapsible_section.h"
#include "widgets/controls/count_spin_box.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/local_files.h"
#include "widgets/controls/path_question.h"

#include <QCheckBox>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QToolButton>

#include <algorithm>
#include <iterator>

namespace qs {

namespace {

enum DataChoice { Drawn10, Drawn36, OwnData };
enum ModelChoice { Tiny, Mlp, Transformer, OwnModel };
constexpr const char* kModels[] = {"tiny", "mlp", "transformer"};
constexpr int kMaxItems = 10'000'000;

bool isModelFile(const QString& path) { return hasEnding(path, {".safetensors"}); }

} // namespace

AccuracySetupPanel::AccuracySetupPanel(QWidget* parent) : StudyForm(QStringLiteral("study"), parent)
{
    setAccessibleName(tr("Setup of the accuracy study"));
    buildStudy({{tr("Data"), makeData()},
                {tr("Model"), makeModel()},
                {tr("Modes"), makeModes()},
                {tr("Measuring"), makeMeasuring()}});
    AccuracyStudySpec first;
    first.modes = defaultAccuracyModes(true);
    setSpec(first);
    fold(MeasuringFold).setExpanded(false);
}

QWidget* AccuracySetupPanel::makeData()
{
    auto* section = new QWidget(this);
    QGridLayout* form = makeForm(section);
    m_data =
        described(new QuietComboBox(section), "studyDataCombo", tr("Data"),
                  tr("Drawn: characters that the program draws from strokes and distorts; the same seed gives the same "
                     "data. Your own: IDX files (the format of MNIST), CSV with a label column, or .npy pairs."));
    m_data->addItems({tr("Drawn, 10 digits"), tr("Drawn, 36 characters"), tr("Your own…")});
    addRow(form, tr("&Data"), m_data);
    m_dataPath = addPath(form, tr("&From"), "studyDataPath", tr("File or folder of the data"),
                         tr("A folder with IDX files or .npy pairs, or a CSV file. You can drop it here."));
    auto* menu = new QMenu(m_dataPath.browse);
    menu->addAction(tr("Choose a &file…"), this, [this] { browseData(false); });
    menu->addAction(tr("Choose a f&older…"), this, [this] { browseData(true); });
    m_dataPath.browse->setMenu(menu);
    m_dataPath.browse->setPopupMode(QToolButton::InstantPopup);
    m_train =
        addCount(form, tr("&Training"), "studyTrainSpin", 1, kMaxItems, tr("Items that the model is trained on."));
    m_calibration = addCount(form, tr("&Calibration"), "studyCalibrationSpin", 1, kMaxItems,
                             tr("Items for finding scales and for GPTQ and AWQ. Test items are never used."));
    m_test =
        addCount(form, tr("T&esting"), "studyTestSpin", 1, kMaxItems,
                 tr("Items that every mode is evaluated on. 10,000 items resolve a difference of about half a point."));
    m_dataMessage = addMessage(form, "studyDataMessage");
    connect(m_data, &QComboBox::currentIndexChanged, this, [this] {
        m_dataError.clear();
        m_dataNote.clear();
        edited();
    });
    connect(m_dataPath.edit, &QLineEdit::editingFinished, this, [this] {
        if (m_dataPath.edit->text().trimmed().toStdString() == m_spec.data) return;
        m_dataError.clear();
        m_dataNote.clear();
        edited();
        if (!m_spec.data.empty()) emit dataChosen(QString::fromStdString(m_spec.data));
    });
    return section;
}

QWidget* AccuracySetupPanel::makeModel()
{
    auto* section = new QWidget(this);
    QGridLayout* form = makeForm(section);
    m_model = new QuietComboBox(section);
    m_model->addItems({tr("Tiny (2.7 KB)"), tr("MLP"), tr("Transformer"), tr("Trained, from a file…")});
    describe(
        m_model, QStringLiteral("studyModelCombo"), tr("Model"),
        tr("Tiny: two small layers, as in the published comparison. MLP: three or four linear layers. Transformer: "
           "patches and attention blocks. Trained, from a file: a .safetensors file that this program saved."));
    addRow(form, tr("&Model"), m_model);
    m_modelPath = addPath(form, tr("F&ile"), "studyModelPath", tr("File of the trained model"),
                          tr("A .safetensors file that this program saved. You can drop it here."));
    connect(m_modelPath.browse, &QToolButton::clicked, this, &AccuracySetupPanel::browseModel);
    m_epochs = addCount(form, tr("E&pochs"), "studyEpochsSpin", 0, 10'000,
                        tr("Number of passes over the training data. 0: the default of the model."));
    m_epochs->setSpecialValueText(tr("default"));
    m_epochsRow = lastRow(form, m_epochs);
    m_outliers = described(
        new QCheckBox(tr("Inject &outliers"), section), "studyOutliersCheck", tr("Inject outliers"),
        tr("Scales a few activation channels up and their weights down. The model computes the same function but "
           "has outliers, as large language models do."));
    addWide(form, m_outliers);
    m_modelMessage = addMessage(form, "studyModelMessage");
    connect(m_outliers, &QCheckBox::toggled, this, &AccuracySetupPanel::edited);
    const auto other = [this] {
        m_modelError.clear();
        edited();
    };
    connect(m_model, &QComboBox::currentIndexChanged, this, other);
    connect(m_modelPath.edit, &QLineEdit::editingFinished, this, other);
    return section;
}

QWidget* AccuracySetupPanel::makeModes()
{
    auto* section = new QWidget(this);
    QGridLayout* form = makeForm(section);
    m_modes = new AccuracyModeChooser(section);
    addWide(form, m_modes);
    m_qatEpochs = addCount(form, tr("&QAT epochs"), "studyQatEpochsSpin", 1, 10'000,
                           tr("Number of epochs for which QAT modes continue training from the baseline."));
    m_qatRow = lastRow(form, m_qatEpochs);
    m_group = new QuietComboBox(section);
    for (const int size : {32, 64, 128, 256})
        m_group->addItem(QString::number(size), size);
    describe(m_group, QStringLiteral("studyGroupCombo"), tr("Group size of INT4"),
             tr("Weights that share a scale and a zero point. A layer with fewer inputs is one group."));
    m_groupRow = {addRow(form, tr("&Group size"), m_group), m_group};
    connect(m_group, &QComboBox::currentIndexChanged, this, &AccuracySetupPanel::edited);
    connect(m_modes, &AccuracyModeChooser::edited, this, &AccuracySetupPanel::edited);
    return section;
}

QWidget* AccuracySetupPanel::makeMeasuring()
{
    auto* section = new QWidget(this);
    QGridLayout* form = makeForm(section);
    m_sensitivity =
        described(new QCheckBox(tr("Sensitivity of each &layer"), section), "studySensitivityCheck",
                  tr("Sensitivity of each layer"),
                  tr("Quantizes one layer at a time in each mode. The heat map and mixed-precision plans need this."));
    addWide(form, m_sensitivity);
    m_batch =
        addCount(form, tr("&Batch"), "studyBatchSpin", 1, 1'000'000, tr("Items per call when latency is measured."));
    m_iterations = addCount(form, tr("Calls per mode"), "studyIterationsSpin", 6, 1'000'000,
                            tr("Measured calls of each mode, in interleaved rounds."));
    m_seed = addSeed(form, tr("&Seed"), "studySeedSpin",
                     tr("Seed of data, weights and training. The same seed gives the same table on the same device."));
    m_measuringMessage = addMessage(form, "studyMeasuringMessage");
    connect(m_sensitivity, &QCheckBox::toggled, this, &AccuracySetupPanel::edited);
    return section;
}

void AccuracySetupPanel::browseData(bool folder)
{
    const QString at = QFileInfo(m_dataPath.edit->text()).path();
    askForPath(this,
               {folder ? tr("Choose a folder with data") : tr("Choose data"), at,
                tr("Data (*.csv *.npy *.gz *-ubyte *.idx);;All files (*)"), folder},
               [this](const QString& path) { choose(m_dataPath, path); });
}

void AccuracySetupPanel::browseModel()
{
    askForPath(this,
               {tr("Choose a trained model"), QFileInfo(m_modelPath.edit->text()).path(),
                tr("Models (*.safetensors);;All files (*)")},
               [this](const QString& path) { choose(m_modelPath, path); });
}

QString AccuracySetupPanel::modelName() const
{
    return m_model->currentIndex() == OwnModel ? m_modelPath.edit->text().trimmed()
                                               : QString::fromLatin1(kModels[std::max(0, m_model->currentIndex())]);
}

AccuracyStudySpec AccuracySetupPanel::spec() const
{
    AccuracyStudySpec spec = m_spec;
    spec.data = m_data->currentIndex() == OwnData ? m_dataPath.edit->text().trimmed().toStdString() : std::string();
    spec.classes = m_data->currentIndex() == Drawn36 ? 36 : 10;
    spec.trainCount = m_train->pendingValue();
    spec.calibrationCount = m_calibration->pendingValue();
    spec.testCount = m_test->pendingValue();
    spec.model = modelName().toStdString();
    spec.epochs = m_epochs->pendingValue();
    spec.outliers = m_outliers->isChecked();
    spec.modes = m_modes->checked();
    spec.qatEpochs = m_qatEpochs->pendingValue();
    if (m_group->currentIndex() >= 0) spec.groupSize = m_group->currentData().toInt();
    spec.sensitivity = m_sensitivity->isChecked();
    spec.batch = m_batch->pendingValue();
    spec.iterations = m_iterations->pendingValue();
    spec.seed = seedOf(*m_seed, spec.seed);
    return spec;
}

void AccuracySetupPanel::setSpec(const AccuracyStudySpec& spec)
{
    m_showing = true;
    m_spec = spec;
    m_dataError.clear();
    m_dataNote.clear();
    m_modelError.clear();
    m_data->setCurrentIndex(!spec.data.empty() ? OwnData : spec.classes == 36 ? Drawn36 : Drawn10);
    m_dataPath.edit->setText(QString::fromStdString(spec.data));
    m_train->setValue(static_cast<int>(spec.trainCount));
    m_calibration->setValue(static_cast<int>(spec.calibrationCount));
    m_test->setValue(static_cast<int>(spec.testCount));
    const auto known =
        std::find_if(std::begin(kModels), std::end(kModels), [&](const char* name) { return spec.model == name; });
    m_model->setCurrentIndex(static_cast<int>(known - std::begin(kModels)));
    m_modelPath.edit->setText(known == std::end(kModels) ? QString::fromStdString(spec.model) : QString());
    m_epochs->setValue(spec.epochs);
    m_outliers->setChecked(spec.outliers);
    m_modes->setChecked(spec.modes);
    m_qatEpochs->setValue(spec.qatEpochs);
    if (m_group->findData(spec.groupSize) < 0) m_group->addItem(QString::number(spec.groupSize), spec.groupSize);
    m_group->setCurrentIndex(m_group->findData(spec.groupSize));
    m_sensitivity->setChecked(spec.sensitivity);
    m_batch->setValue(spec.batch);
    m_iterations->setValue(spec.iterations);
    showSeed(*m_seed, spec.seed);
    m_showing = false;
    refresh();
}

void AccuracySetupPanel::edited()
{
    if (m_showing) return;
    m_spec = spec();
    refresh();
    emit specChanged(m_spec);
}

QString AccuracySetupPanel::dataProblem() const
{
    if (!m_dataError.isEmpty()) return m_dataError;
    return m_data->currentIndex() == OwnData && m_dataPath.edit->text().trimmed().isEmpty()
               ? tr("Choose a file or a folder with data.")
               : QString();
}

QString AccuracySetupPanel::modelProblem() const
{
    if (!m_modelError.isEmpty()) return m_modelError;
    if (m_model->currentIndex() != OwnModel) return {};
    if (modelName().isEmpty()) return tr("Choose the file of a trained model.");
    return isModelFile(modelName()) ? QString() : tr("A trained model is a .safetensors file.");
}

QStringList AccuracySetupPanel::problems() const { return problemsOf({dataProblem(), modelProblem()}, spec()); }

void AccuracySetupPanel::refresh()
{
    const bool own = m_data->currentIndex() == OwnData, file = m_model->currentIndex() == OwnModel;
    m_dataPath.row.setVisible(own);
    m_modelPath.row.setVisible(file);
    m_epochsRow.setVisible(!file); // it is trained already
    m_qatRow.setVisible(m_modes->hasQat());
    m_groupRow.setVisible(m_modes->hasGroups());
    const QString hint =
        own ? (m_dataNote.isEmpty() ? tr("The counts are maximums. The three parts never share an item.") : m_dataNote)
            : tr("Generated from the seed. The three parts never share an item.");
    showProblem(*m_dataMessage, DataFold, dataProblem(), hint);
    showProblem(*m_modelMessage, ModelFold, modelProblem());
    const QStringList wrong = problems();
    const bool elsewhere = !dataProblem().isEmpty() || !modelProblem().isEmpty();
    showProblem(*m_measuringMessage, MeasuringFold, elsewhere || wrong.isEmpty() ? QString() : wrong.first());
    const QString counts =
        tr("%1 / %2 / %3")
            .arg(countText(m_train->value()), countText(m_calibration->value()), countText(m_test->value()));
    fold(DataFold).setSummary(counts);
    fold(ModelFold).setSummary(file ? QFileInfo(modelName()).fileName() : m_model->currentText());
    fold(ModesFold).setSummary(m_modes->summary());
    fold(MeasuringFold).setSummary(tr("batch %1, seed %2").arg(countText(m_batch->value())).arg(m_seed->value()));
    updateRun(wrong, tr("Train the model, quantize it in each mode and evaluate all of them on the same items "
                        "(Ctrl+Return here, F5 everywhere)"));
}

void AccuracySetupPanel::setDataNote(const QString& text)
{
    m_dataNote = text;
    refresh();
}

void AccuracySetupPanel::chooseData(const QString& path)
{
    m_data->setCurrentIndex(OwnData);
    fold(DataFold).setExpanded(true);
    choose(m_dataPath, path);
}

void AccuracySetupPanel::dropEvent(QDropEvent* event)
{
    const QString path = droppedPath(event->mimeData());
    if (path.isEmpty()) return;
    event->acceptProposedAction();
    if (!isModelFile(path)) return chooseData(path);
    m_model->setCurrentIndex(OwnModel);
    fold(ModelFold).setExpanded(true);
    choose(m_modelPath, path);
}

} // namespace qs
