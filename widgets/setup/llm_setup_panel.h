// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/llm_study.h"
#include "widgets/setup/study_form.h"

class QCheckBox;
class QTreeWidget;

namespace qs {

class InlineMessage;
class LlmConfigurationChooser;

/// The setup of an LLM study: edits an LlmStudySpec. What it has no control for (backend, device) it passes through. It
/// opens no file itself: whoever looks at the model answers with setModelNote() or setModelError().
class LlmSetupPanel : public StudyForm
{
    Q_OBJECT

public:
    struct TaskKind
    {
        QString id, title;
    };

    explicit LlmSetupPanel(QWidget* parent = nullptr);
    /// What is set now, with numbers that were typed and not yet confirmed.
    LlmStudySpec spec() const;
    /// Shows `spec`; emits nothing.
    void setSpec(const LlmStudySpec& spec);
    QStringList problems() const override;

    /// Puts a model's folder in as the user does; empty: the one that comes with the program.
    void chooseModel(const QString& folder);
    /// The tasks that files can be given for.
    void setTaskKinds(const QVector<TaskKind>& kinds);
    /// Folders of models that were studied before, the last one first; offered by the button beside the path.
    void setRecentModels(const QStringList& folders);
    /// What the model turned out to be; goes with the next edit of the path.
    void setModelNote(const QString& text, bool warns = false);
    /// What becomes of a configuration on the device; empty words: what was asked for.
    void setRemark(const QString& configuration, const QString& shortly, const QString& words);
    /// Draws a configuration as the charts do, by its llmMode().

signals:
    void specChanged(const qs::LlmStudySpec& spec);
    /// Another model was chosen, dropped or typed; empty: the one that comes with the program.
    void modelChosen(const QString& folder);

protected:
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* makeModel();
    QWidget* makeConfigurations();
    QWidget* makeText();
    QWidget* makeTasks();
    QWidget* makeSpeed();
    void fillModelMenu();
    void browseText(PathRow& row, const QString& title);
    void addTask(const TaskKind& kind);
    void setTask(const TaskKind& kind, const QString& path);
    void removeTask();
    void showTasks();
    QLineEdit* addList(QGridLayout* form, const QString& label, const char* name, const QString& toolTip);
    QString listProblem() const;
    void edited() override;
    void refresh() override;

    LlmStudySpec m_spec;
    bool m_showing = false, m_modelWarns = false;
    QString m_modelNote;
    QVector<TaskKind> m_kinds;
    QStringList m_recent;
    PathRow m_model, m_text, m_calibration;
    QLineEdit *m_batches = nullptr, *m_prompts = nullptr;
    CountSpinBox *m_tokens = nullptr, *m_context = nullptr, *m_stride = nullptr, *m_limit = nullptr, *m_shots = nullptr,
                 *m_cloze = nullptr, *m_generate = nullptr, *m_rounds = nullptr, *m_seed = nullptr;
    QCheckBox* m_energy = nullptr;
    Row m_clozeRow, m_shotsRow, m_limitRow;
    QTreeWidget* m_tasks = nullptr;
    QPushButton* m_removeTask = nullptr;
    QToolButton* m_addTask = nullptr;
    LlmConfigurationChooser* m_configurations = nullptr;
    InlineMessage *m_modelMessage = nullptr, *m_textMessage = nullptr, *m_speedMessage = nullptr;
    enum Fold { ModelFold, ConfigurationsFold, TextFold, TasksFold, SpeedFold };
};

} // namespace qs
