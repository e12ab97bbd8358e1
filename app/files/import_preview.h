// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/import/results.h"

#include <QDialog>
#include <QStringList>

#include <vector>

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace qs {

/// What an import brings, before anything is added: of each file its first rows and scores, what was left out and why,
/// and what the file does not tell. Each run can be left out.
class ImportPreview : public QDialog
{
    Q_OBJECT

public:
    /// `beside`: the name of the run that takes the rows; empty where each file becomes a run. `problems`: files that
    /// could not be read.
    ImportPreview(const std::vector<ImportedRun>& runs, const QStringList& problems, const QString& beside,
                  QWidget* parent = nullptr);

    /// Of each run, whether it is to be added.
    std::vector<bool> chosen() const;

private:
    void addRun(const ImportedRun& run);
    void addRows(QTreeWidgetItem& file, const RunResult& result);
    void updateAdd();

    QTreeWidget* m_tree;
    QPushButton* m_add;
};

/// 'nvbench · copy.json'; under the name of its model where the file tells that.
QString importedRunName(const ImportedRun& run);
/// '3 rows and 2 scores'
QString importedContents(const std::vector<ImportedRun>& runs);

} // namespace qs
