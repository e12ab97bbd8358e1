// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/threads/latest_task.h"
#include "app/threads/post_box.h"
#include "gpu/targets/target_hub.h"

#include <QDialog>

#include <array>
#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QGridLayout;

namespace qs {

/// Tries a target step by step, up to the list of its devices, and says of each step how it went; of a failure what ssh
/// said, and what to do.
class TargetTestDialog : public QDialog
{
    Q_OBJECT

public:
    TargetTestDialog(std::shared_ptr<TargetPlace> place, Target target, QWidget* parent = nullptr);

    /// Begins, again where it has ended.
    void start();
    bool isRunning() const { return m_running; }
    /// All steps as text, one a line.
    QString toText() const;

signals:
    void ended(bool passed);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row
    {
        QLabel *icon, *title, *detail, *hint;
        StepReport report;
        bool known = false; ///< it was told
    };
    void addRow(QGridLayout& grid, std::size_t index);
    void showStep(const StepReport& report);
    void paint(Row& row);
    void end(const Result<std::vector<DeviceListing>>& devices);
    QString failedStep(const QString& reason) const;
    void stop();
    void setRunning(bool running);

    std::shared_ptr<TargetPlace> m_place;
    Target m_target;
    std::array<Row, std::size(kTargetSteps)> m_rows{};
    QLabel* m_summary;
    QPushButton *m_again, *m_stop;
    bool m_running = false;
    int m_attempt = 0;
    PostBox m_box;
    LatestTask<std::vector<DeviceListing>> m_task;
};

} // namespace qs
