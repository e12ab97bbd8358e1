// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/setup/llm_setup_panel.h"

#include "widgets/charts/core/axis_ticks.h"
#include "widgets/choosers/llm_configuration_chooser.h"
#include "widgets/controls/collapsible_section.h"
#include "widgets/controls/count_spin_box.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/local_files.h"
#include "widgets/controls/path_question.h"
#include "widgets/controls/tree_height.h"
#include "widgets/style/modes/accuracy_mode_style.h"

#include <QCheckBox>
#include <QDir>
#include <QDropEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <optional>

namespace qs {

namespace {

constexpr int kMaxTaskItems = 10'000'000;
constexpr int kMaxBatch = 1024, kMaxPrompt = 1'000'000;
constexpr int kMaxInList = 16;

QString listText(const std::vector<int>& values)
{
    QStringList words;
    for (const int value : values)
        words << QString::number(value);
    return words.join(QStringLiteral(", "));
}

/// '1, 8 32' as whole numbers, rising and each once; nothing where something else stands there.
std::optional<std::vector<int>> numbersOf(const QString& text, int most)
{
    static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
    std::vector<int> values;
    for (const QString& word : text.split(between, Qt::SkipEmptyParts)) {
        bool ok = false;
        const int value = word.toInt(&ok);
        if (!ok || value < 1 || value > most) return std::nullopt;
        values.push_back(value);
    }
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    if (values.empty() || values.size() > kMaxInList) return std::nullopt;
    return values;
}

std::string pathOf(const QLineEdit& edit) { return edit.text().trimmed().toStdString(); }

} // namespace

LlmSetupPanel::LlmSetupPanel(QWidget* parent) : StudyForm(QStringLiteral("llm"), parent)
{
    setAccessibleName(tr("Setup of the language model study"));
    buildStudy({{tr("Model"), makeModel()},
                {tr("Configurations"), makeConfigurations()},
                {tr("Text"), makeText()},
                {tr("Tasks"), makeTasks()},
                {tr("Speed"), makeSpeed()}});
    setSpec({});
    for (const int folded : {TextFold, TasksFold, SpeedFold})
        fold(folded).setExpanded(false);
}

QWidget* LlmSetupPanel::makeModel()
{
    auto* section = new QWidget(this);
    QGridLayout* form = makeForm(section);
    m_model = addPath(
        form, {}, "llmModelPath", tr("Model folder"),
        tr("A Hugging Face model folder with config.json, model.safetensors or its shards, and tokenizer.json. "
           "Llama, Mistral, Qwen, Gemma, Phi, OLMo, SmolLM, Granite, EXAONE, Cohere, StarCoder, GLM and others are "
           "supported (no mixtures of experts), also quantized by compressed-tensors, GPTQ, AWQ, AutoRound, "
           "bitsandbytes, "
           "ModelOpt or torchao, or as FP8. You can drop the folder here. Empty: the small built-in model."));
    m_model.edit->setPlaceholderText(tr("built in"));
    auto* menu = new QMenu(m_model.browse);
    m_model.browse->setMenu(menu);
    m_model.browse->setText(tr("Browse"));
    m_model.browse->setPopupMode(QToolButton::InstantPopup);
    connect(menu, &QMenu::aboutToShow, this, &LlmSetupPanel::fillModelMenu);
    m_modelMessage = addMessage(form, "llmModelMessage");
    connect(m_model.edit, &QLineEdit::editingFinished, this, [this] {
        if (pathOf(*m_model.edit) != m_spec.model) chooseModel(m_model.edit->text().trimmed());
    });
    return section;
}

QWidget* LlmSetupPanel::makeConfigurations()
{
    m_configurations = new LlmConfigurationChooser(this);
    connect(m_configurations, &LlmConfigurationChooser::edited, this, &LlmSetupPanel::edited);
    return m_configurations;
}

QWidget* LlmSetupPanel::makeText()
{
    auto* section = new QWidget(this);
    QGridLayout* form = makeForm(section);
    m_text = addPath(form, tr("&Text"), "llmTextPath", tr("Text file for perplexity"),
                     tr("UTF-8 text file for perplexity, KL divergence and agreement. Empty: held-out text that the "
                        "small model was not trained on."));
    m_text.edit->setPlaceholderText(tr("built in"));
    m_tokens = addCount(form, tr("Tokens"), "llmTokensSpin", 0, 1'000'000'000,
                        tr("Number of tokens to evaluate, from the start of the text; 0: all. Intervals narrow with "
                           "the square root of this number."));
    m_tokens->setSpecialValueText(tr("all"));
    m_context =
        addCount(form, tr("Window"), "llmContextSpin", 0, 1'000'000,
                 tr("Tokens of the text that the model sees together, the one that begins a text included. Auto: "
                    "its context, up to 2,048. Perplexities of different windows are not comparable."));
    m_context->setSpecialValueText(tr("auto"));
    m_stride =
        addCount(form, tr("Stride"), "llmStrideSpin", 0, 1'000'000,
                 tr("Tokens from one window to the next. Smaller than the window: windows overlap, and each token "
                    "is predicted with more context. None: no overlap."));
    m_stride->setSpecialValueText(tr("none"));
    m_calibration = addPath(form, tr("Cali&bration"), "llmCalibrationPath", tr("Text file for calibration"),
                            tr("UTF-8 text file for the calibration of AWQ and GPTQ. Empty: the built-in text."));
    m_calibration.edit->setPlaceholderText(tr("built in"));
    m_textMessage = addMessage(form, "llmTextMessage");
    const std::pair<PathRow*, QString> paths[] = {{&m_text, tr("Choose a text")},
                                                  {&m_calibration, tr("Choose a text for calibration")}};
    for (const auto& [row, title] : paths) {
        connect(row->browse, &QToolButton::clicked, this,
                [this, path = row, words = title] { browseText(*path, words); });
        connect(row->edit, &QLineEdit::editingFinished, this, [this] {
            m_dataError.clear();
            edited();
        });
    }
    return section;
}

QWidget* LlmSetupPanel::makeTasks()
{
    auto* section = new QWidget(this);
    QGridLayout* form = makeForm(section);
    m_tasks = new QTreeWidget(section);
    describe(
        m_tasks, QStringLiteral("llmTaskList"), tr("Tasks and their files"),
        tr("Multiple-choice tasks and GSM8K from local files, in the format of lm-eval's sources (JSONL or JSON)."));
    m_tasks->setColumnCount(2);
    m_tasks->setHeaderHidden(true);
    m_tasks->setRootIsDecorated(false);
    m_tasks->setUniformRowHeights(true);
    m_tasks->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_tasks->setTextElideMode(Qt::ElideMiddle);
    addWide(form, m_tasks);
    auto* buttons = new QWidget(section);
    auto* box = makeBox<QHBoxLayout>(buttons);
    m_addTask = described(new QToolButton(buttons), "llmAddTask", tr("Add a task"), tr("Choose a task, then its file"));
    m_addTask->setText(tr("Add a task"));
    m_addTask->setPopupMode(QToolButton::InstantPopup);
    m_addTask->setFocusPolicy(Qt::StrongFocus);
    m_addTask->setMenu(new QMenu(m_addTask));
    m_removeTask = described(new QPushButton(tr("Remove"), buttons), "llmRemoveTask", tr("Remove the task"),
                             tr("Remove the selected task"));
    m_removeTask->setAutoDefault(false);
    addAll(box, {m_addTask, m_removeTask});
    box->addStretch(1);
    addWide(form, buttons);
    m_limit =
        addCount(form, tr("Items"), "llmLimitSpin", 0, kMaxTaskItems, tr("Maximum number of items per task; 0: all."));
    m_limit->setSpecialValueText(tr("all"));
    m_limitRow = lastRow(form, m_limit);
    m_shots = addCount(form, tr("Examples"), "llmShotsSpin", 0, 64, tr("Solved examples before each GSM8K question."));
    m_shotsRow = lastRow(form, m_shots);
    m_cloze = addCount(form, tr("Cloze items"), "llmClozeSpin", 0, 1'000'000,
                       tr("Number of items in a cloze task made from the text: which of four words comes next. Used "
                          "only if no other task is set. 0: none."));
    m_cloze->setSpecialValueText(tr("none"));
    m_clozeRow = lastRow(form, m_cloze);
    connect(m_tasks, &QTreeWidget::itemSelectionChanged, this, &LlmSetupPanel::refresh);
    connect(m_removeTask, &QPushButton::clicked, this, &LlmSetupPanel::removeTask);
    return section;
}

QLineEdit* LlmSetupPanel::addList(QGridLayout* form, const QString& label, const char* name, const QString& toolTip)
{
    auto* edit = new QLineEdit(form->parentWidget());
    QString accessible = label;
    describe(edit, QLatin1String(name), accessible.remove(QLatin1Char('&')), toolTip);
    addRow(form, label, edit);
    connect(edit, &QLineEdit::editingFinished, this, &LlmSetupPanel::edited);
    return edit;
}

QWidget* LlmSetupPanel::makeSpeed()
{
    auto* section = new QWidget(this);
    QGridLayout* form = makeForm(section);
    m_batches = addList(form, tr("&Batches"), "llmBatches",
                        tr("Number of sequences decoded together: one or more numbers, such as 1, 8, 32. The KV cache "
                           "is sized for the largest."));
    m_prompts = addList(form, tr("&Prompts"), "llmPrompts",
                        tr("Tokens per prompt: one or more numbers. The prompt and the generated tokens must fit into "
                           "the model's context."));
    m_generate = addCount(form, tr("&Generated"), "llmGenerateSpin", 2, 100'000,
                          tr("Tokens that are generated in each measurement."));
    m_rounds = addCount(
        form, tr("&Rounds"), "llmRoundsSpin", 0, 10'000,
        tr("Each round times every configuration once, in random order. A verdict needs at least 6 rounds. None: "
           "only memory and quality are measured."));
    m_rounds->setSpecialValueText(tr("none"));
    m_energy = described(
        new QCheckBox(tr("per token"), this), "llmEnergyCheck", tr("Measure the energy per token"),
        tr("After the rounds, repeats prompts and decoding for 3 to 10 seconds each and reads the energy counter "
           "of the GPU. The latencies do not change. Not available on a CPU."));
    addRow(form, tr("Energy"), m_energy);
    connect(m_energy, &QCheckBox::toggled, this, &LlmSetupPanel::edited);
    m_seed = addSeed(form, tr("&Seed"), "llmSeedSpin",
                     tr("Seed of the order in the rounds, the cloze task and resampling."));
    m_speedMessage = addMessage(form, "llmSpeedMessage");
    return section;
}

void LlmSetupPanel::fillModelMenu()
{
    QMenu* menu = m_model.browse->menu();
    menu->clear();
    menu->addAction(tr("Choose a &folder…"), this, [this] {
        askForPath(this, {tr("Choose a model folder"), m_model.edit->text(), {}, true},
                   [this](const QString& folder) { chooseModel(folder); });
    });
    menu->addAction(tr("Built-in &model"), this, [this] { chooseModel({}); });
    if (m_recent.isEmpty()) return;
    menu->addSection(tr("Recent"));
    for (const QString& folder : m_recent) {
        QString shown = QDir::toNativeSeparators(folder);
        // Whether it is still there is found out when it is chosen, off this thread: a disk that is gone may never
        // answer.
        menu->addAction(shown.replace(QLatin1Char('&'), QStringLiteral("&&")), this,
                        [this, folder] { chooseModel(folder); });
    }
}

void LlmSetupPanel::chooseModel(const QString& folder)
{
    m_model.edit->setText(folder);
    m_modelNote.clear();
    m_modelError.clear();
    edited();
    emit modelChosen(folder);
}

void LlmSetupPanel::browseText(PathRow& row, const QString& title)
{
    askForPath(this, {title, QFileInfo(row.edit->text()).path(), tr("Text (*.txt *.md *.raw);;All files (*)")},
               [&row](const QString& path) { choose(row, path); });
}

void LlmSetupPanel::setTaskKinds(const QVector<TaskKind>& kinds)
{
    m_kinds = kinds;
    m_addTask->menu()->clear();
    for (const TaskKind& kind : kinds)
        m_addTask->menu()->addAction(kind.title, this, [this, kind] { addTask(kind); });
    showTasks();
}

void LlmSetupPanel::addTask(const TaskKind& kind)
{
    askForPath(this,
               {tr("Choose a file for %1").arg(kind.title), QString(), tr("Tasks (*.jsonl *.json);;All files (*)")},
               [this, kind](const QString& path) { setTask(kind, path); });
}

void LlmSetupPanel::setTask(const TaskKind& kind, const QString& path)
{
    std::erase_if(m_spec.tasks, [&](const LlmTaskFile& task) { return task.task == kind.id.toStdString(); });
    m_spec.tasks.push_back({kind.id.toStdString(), path.toStdString()});
    m_dataError.clear();
    showTasks();
    edited();
}

void LlmSetupPanel::removeTask()
{
    const int row = m_tasks->indexOfTopLevelItem(m_tasks->currentItem());
    if (row < 0) return;
    m_spec.tasks.erase(m_spec.tasks.begin() + row);
    m_dataError.clear();
    showTasks();
    edited();
}

void LlmSetupPanel::showTasks()
{
    m_tasks->clear();
    for (const LlmTaskFile& task : m_spec.tasks) {
        const QString id = QString::fromStdString(task.task), file = QString::fromStdString(task.file);
        const auto kind = std::find_if(m_kinds.begin(), m_kinds.end(), [&](const TaskKind& k) { return k.id == id; });
        auto* item =
            new QTreeWidgetItem(m_tasks, {kind == m_kinds.end() ? id : kind->title, QFileInfo(file).fileName()});
        item->setToolTip(1, QDir::toNativeSeparators(file));
    }
    fitToRows(*m_tasks);
}

LlmStudySpec LlmSetupPanel::spec() const
{
    LlmStudySpec spec = m_spec;
    spec.model = pathOf(*m_model.edit);
    spec.configurations = m_configurations->checked();
    if (spec.configurations == defaultLlmConfigurations()) spec.configurations.clear();
    spec.text = pathOf(*m_text.edit);
    spec.textTokens = m_tokens->pendingValue();
    spec.context = m_context->pendingValue();
    spec.stride = m_stride->pendingValue();
    spec.calibration = pathOf(*m_calibration.edit);
    spec.limit = m_limit->pendingValue();
    spec.shots = m_shots->pendingValue();
    spec.clozeItems = m_cloze->pendingValue();
    if (const auto batches = numbersOf(m_batches->text(), kMaxBatch)) spec.batches = *batches;
    if (const auto prompts = numbersOf(m_prompts->text(), kMaxPrompt)) spec.promptLengths = *prompts;
    spec.generate = m_generate->pendingValue();
    spec.rounds = m_rounds->pendingValue();
    spec.energy = m_energy->isChecked();
    spec.seed = seedOf(*m_seed, spec.seed);
    return spec;
}

void LlmSetupPanel::setSpec(const LlmStudySpec& spec)
{
    m_showing = true;
    m_spec = spec;
    m_modelNote.clear();
    m_modelError.clear();
    m_dataError.clear();
    m_model.edit->setText(QString::fromStdString(spec.model));
    m_configurations->setChecked(spec.configurations.empty() ? defaultLlmConfigurations() : spec.configurations);
    m_text.edit->setText(QString::fromStdString(spec.text));
    m_tokens->setValue(static_cast<int>(spec.textTokens));
    m_context->setValue(static_cast<int>(spec.context));
    m_stride->setValue(static_cast<int>(spec.stride));
    m_calibration.edit->setText(QString::fromStdString(spec.calibration));
    m_limit->setValue(static_cast<int>(spec.limit));
    m_shots->setValue(spec.shots);
    m_cloze->setValue(static_cast<int>(spec.clozeItems));
    m_batches->setText(listText(spec.batches));
    m_prompts->setText(listText(spec.promptLengths));
    m_generate->setValue(spec.generate);
    m_rounds->setValue(spec.rounds);
    m_energy->setChecked(spec.energy);
    showSeed(*m_seed, spec.seed);
    showTasks();
    m_showing = false;
    refresh();
}

void LlmSetupPanel::edited()
{
    if (m_showing) return;
    m_spec = spec();
    refresh();
    emit specChanged(m_spec);
}

QString LlmSetupPanel::listProblem() const
{
    if (!numbersOf(m_batches->text(), kMaxBatch))
        return tr("Batches are whole numbers from 1 to %1, such as 1, 8, 32.").arg(kMaxBatch);
    if (!numbersOf(m_prompts->text(), kMaxPrompt)) return tr("Prompts are whole numbers of tokens, such as 128, 1024.");
    return {};
}

QStringList LlmSetupPanel::problems() const { return problemsOf({m_modelError, m_dataError, listProblem()}, spec()); }

void LlmSetupPanel::refresh()
{
    const QString hint = m_modelNote.isEmpty() && m_model.edit->text().trimmed().isEmpty()
                             ? tr("The built-in model needs no further settings.")
                             : m_modelNote;
    showProblem(*m_modelMessage, ModelFold, m_modelError, hint);
    if (m_modelError.isEmpty() && m_modelWarns && !m_modelNote.isEmpty())
        m_modelMessage->setMessage(InlineMessage::Kind::Warning, hint);
    showProblem(*m_textMessage, TextFold, m_dataError);
    const QStringList wrong = problems();
    const bool elsewhere = !m_modelError.isEmpty() || !m_dataError.isEmpty();
    showProblem(*m_speedMessage, SpeedFold, elsewhere || wrong.isEmpty() ? QString() : wrong.first());
    const bool tasks = !m_spec.tasks.empty();
    m_tasks->setVisible(tasks);
    m_removeTask->setVisible(tasks);
    m_removeTask->setEnabled(m_tasks->currentItem() != nullptr);
    m_clozeRow.setVisible(!tasks);
    m_limitRow.setVisible(tasks);
    m_shotsRow.setVisible(std::any_of(m_spec.tasks.begin(), m_spec.tasks.end(),
                                      [](const LlmTaskFile& task) { return task.task == "gsm8k"; }));
    const QString model = m_model.edit->text().trimmed(), text = m_text.edit->text().trimmed();
    fold(ModelFold).setSummary(model.isEmpty() ? tr("built-in") : QFileInfo(model).fileName());
    fold(ConfigurationsFold).setSummary(m_configurations->summary());
    fold(TextFold).setSummary(text.isEmpty() ? tr("held-out text") : QFileInfo(text).fileName());
    fold(TasksFold).setSummary(tasks                  ? tr("%n task(s)", nullptr, static_cast<int>(m_spec.tasks.size()))
                               : m_cloze->value() > 0 ? tr("cloze, %1 items").arg(countText(m_cloze->value()))
                                                      : tr("none"));
    fold(SpeedFold).setSummary(m_rounds->value() > 0 ? tr("batch %1").arg(m_batches->text()) : tr("not measured"));
    updateRun(wrong, tr("Load the model in each configuration and evaluate all of them on the same tokens (Ctrl+Return "
                        "here, F5 everywhere)"));
}

void LlmSetupPanel::setModelNote(const QString& text, bool warns)
{
    m_modelNote = text;
    m_modelWarns = warns;
    m_modelError.clear();
    refresh();
}

void LlmSetupPanel::setRecentModels(const QStringList& folders) { m_recent = folders; }

void LlmSetupPanel::setRemark(const QString& configuration, const QString& shortly, const QString& words)
{
    m_configurations->setRemark(configuration, shortly, words);
}

void LlmSetupPanel::dropEvent(QDropEvent* event)
{
    QString path = droppedPath(event->mimeData());
    if (path.isEmpty()) return;
    event->acceptProposedAction();
    const QFileInfo info(path);
    if (info.isFile() && hasEnding(path, {".txt", ".md"})) {
        fold(TextFold).setExpanded(true);
        return choose(m_text, path);
    }
    fold(ModelFold).setExpanded(true);
    chooseModel(info.isFile() ? info.absolutePath() : path); // a file of the model means its folder
}

} // namespace qs
