// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

#include <vector>

namespace qs {

/// Where a published table is pasted: fixed pitch, no wrapping, lines that can be marked. A dropped or pasted file is
/// not taken as its name but reported.
class AuditEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit AuditEdit(QWidget* parent = nullptr);

    struct Mark
    {
        std::size_t line = 0; ///< from 1
        QColor color;
    };
    /// Colours the background of whole lines.
    void setMarks(const std::vector<Mark>& marks);
    /// Selects a line, from 1, and brings it into view. Nothing where there is no such line.
    void selectLine(std::size_t line);

signals:
    void fileGiven(const QString& path);

protected:
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;
};

} // namespace qs
