// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/targets/target.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QStackedWidget;

namespace qs {

class CountSpinBox;

/// The fields of a target, as many as its kind has.
class TargetForm : public QWidget
{
    Q_OBJECT

public:
    explicit TargetForm(QWidget* parent = nullptr);

    /// Those that the user's ssh configuration names, which are offered.
    void setHosts(const QStringList& hosts);

    void setTarget(const Target& target);
    /// What the fields contain. Usage in words where they do not make a target.
    Result<Target> target() const;
    /// Whether nothing was entered yet that says where it is.
    bool isEmpty() const;

signals:
    void edited();

private:
    QLineEdit* addLine(QFormLayout& form, const char* name, const QString& title, const QString& toolTip,
                       const QString& placeholder);
    QComboBox* addHosts(QFormLayout& form, const char* name, const QString& title, const QString& toolTip);
    QFormLayout& addPage();
    void addSsh();
    void addContainer();
    void addSlurm();
    void addCommand();
    void addCommon(QFormLayout& form);
    TargetKind kind() const;
    void alignLabels();
    void showKind();
    void change();
    QString usualName() const;
    Result<void> fillPlace(Target& target) const;

    QComboBox *m_kind, *m_host, *m_login, *m_engine;
    QStackedWidget* m_pages;
    QLineEdit *m_container, *m_partition, *m_gpus, *m_time, *m_account, *m_options, *m_command;
    QLineEdit *m_setup, *m_folder, *m_name;
    CountSpinBox* m_keep;     ///< minutes
    bool m_ownName = false;   ///< the user chose it
    bool m_mayUpload = false; ///< of the target that is edited
    QString m_agreedFor;      ///< where that was
};

} // namespace qs
