// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/report_exporter.h"
#include "app/session/settings.h"

#include <QDialog>
#include <QStringList>
#include <QVector>

#include <utility>

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace qs {

/// What is to be exported, and where to.
struct ReportChoice
{
    QString folder;      ///< made where it is missing
    QStringList leftOut; ///< ids of the runs that are not in the report
    ReportContent content;
};

/// Asks which runs and parts of the session go into a report, and into which folder. What was chosen is remembered.
class ReportDialog : public QDialog
{
    Q_OBJECT

public:
    /// Proposes a folder that is not there yet in the one that was used last.
    ReportDialog(const QVector<StoredRun>& runs, Settings& settings, QWidget* parent = nullptr);

    ReportChoice choice() const;
    /// Remembers the choice, if it is taken.
    void accept() override;

private:
    void build(const QVector<StoredRun>& runs);
    QWidget* makeRuns(const QVector<StoredRun>& runs);
    QWidget* makeParts();
    QWidget* makeFolder();
    void restore();
    void tickAll(bool on);
    void update();

    Settings& m_settings;
    QListWidget* m_runs = nullptr;
    QVector<std::pair<QCheckBox*, bool ReportContent::*>> m_parts;
    QLineEdit* m_folder = nullptr;
    QLabel* m_say = nullptr;
    QPushButton* m_export = nullptr;
};

} // namespace qs
