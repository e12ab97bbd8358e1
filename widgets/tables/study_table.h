// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/copyable_table.h"
#include "widgets/tables/study_model.h"

namespace qs {

/// The table of a mode study: sortable, copied as TSV or Markdown.
class StudyTable : public CopyableTable
{
    Q_OBJECT

public:
    explicit StudyTable(QWidget* parent = nullptr);

    /// Shows a model, which is not owned.
    void setStudyModel(StudyModel* model);

protected:
    QString emptyText() const override;
};

} // namespace qs
