// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/queue/queue_client.h"
#include "app/queue/submit_plan.h"
#include "app/threads/latest_task.h"

#include <QDialog>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace qs {

class CountSpinBox;
class InlineMessage;

/// Gives a setup to Slurm's queue: how it is shared out among tasks, and the script that sbatch gets, which can be
/// edited. What blocks is done on other threads.
class SubmitDialog : public QDialog
{
    Q_OBJECT

public:
    SubmitDialog(std::shared_ptr<QueueClient> client, Target target, BatchPlan plan, QWidget* parent = nullptr);

    QString script() const;
    bool isReady() const;

signals:
    /// Slurm has taken these, by their ids; or may have taken the last one, where it did not answer. `problem`: why it
    /// were not all.
    void submitted(const QStringList& ids, const std::optional<qs::Error>& problem);

private:
    enum class Stage { Connecting, Failed, Preparing, Ready, Submitting };
    using Made = std::vector<PreparedBatch>;
    struct Taken
    {
        QStringList ids;
        std::optional<Error> problem;
    };

    void makeFields(QFormLayout& form);
    void makeScript();
    void connectFields();
    void fillSplits();
    void connectTarget();
    /// Makes the script anew.
    void prepare();
    void onScript(Result<Made> made);
    void submit();
    void onSubmitted(const Result<Taken>& taken);
    void setStage(Stage stage);
    void showError(const Error& error);
    std::vector<BatchPlan> plans() const;
    bool isEdited() const;

    std::shared_ptr<QueueClient> m_client;
    Target m_target;
    BatchPlan m_plan;
    std::shared_ptr<TargetConnection> m_connection;
    QComboBox* m_split;
    CountSpinBox* m_atMost;
    QLineEdit *m_time, *m_gpus;
    QPlainTextEdit* m_script;
    InlineMessage *m_message, *m_note;
    QPushButton *m_submit, *m_restore, *m_again;
    Stage m_stage = Stage::Connecting;
    QString m_generated; ///< the script as it was made
    LatestTask<std::shared_ptr<TargetConnection>> m_connecting;
    LatestTask<Made> m_preparing;
    LatestTask<Taken> m_submitting;
};

} // namespace qs
