// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/threads/latest_task.h"
#include "gpu/targets/target_hub.h"

#include <QDialog>

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QPushButton;

namespace qs {

class TargetForm;

/// Adds a target or changes one. What is wrong is said while it is typed; nothing is connected but by 'Test'.
class TargetDialog : public QDialog
{
    Q_OBJECT

public:
    /// `before`: the target that is changed; empty: a new one.
    explicit TargetDialog(std::shared_ptr<TargetPlace> place, std::optional<Target> before = {},
                          QWidget* parent = nullptr);

    const std::optional<Target>& before() const { return m_before; }
    /// As entered; of a dialog that was accepted.
    Target target() const;

private:
    void check();
    void test();
    /// What is wrong with the entries; empty: nothing.
    std::optional<Error> problem() const;

    std::shared_ptr<TargetPlace> m_place;
    std::optional<Target> m_before;
    TargetForm* m_form;
    QLabel* m_problem;
    QPushButton *m_save, *m_test;
    LatestTask<std::vector<std::string>> m_hosts;
};

} // namespace qs
