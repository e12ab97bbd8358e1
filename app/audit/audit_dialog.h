// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/threads/latest_task.h"
#include "gpu/measure/audit/audit.h"
#include "widgets/findings/finding.h"

#include <QDialog>

#include <optional>

class QLabel;
class QPushButton;
class QTimer;

namespace qs {

class AuditEdit;
class FindingsPanel;

/// A finding of an audit as the panel shows it; its place is the line of the document.
Finding auditCard(const AuditFinding& finding);
/// '2 tables, 9 rows: 5 findings.'
QString auditSummary(const AuditResult& result);
/// The findings as a Markdown list, with what was read in front of it.
QString auditMarkdown(const AuditResult& result);

/// Audits a published table: pasted, opened or typed on the left; what does not follow from its figures on the right.
/// Runs a moment after typing stops, on a thread of its own; of several requests the last one is shown.
class AuditDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AuditDialog(QWidget* parent = nullptr);

    void setText(const QString& text, PublishedForm form = PublishedForm::Document);
    QString text() const;
    /// Reads and audits a file; one that is too large to be shown is audited all the same.
    void openFile(const QString& path);
    /// Audits now, without waiting for the end of typing.
    void audit();
    const AuditResult& result() const { return m_result; }
    /// True while an audit is awaited or under way.
    bool isBusy() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    /// What the other thread brings back.
    struct Answer
    {
        AuditResult result;
        std::optional<QString> text; ///< of the file, where it is small enough to be shown
    };
    QWidget* makeLeft();
    QWidget* makeRight();
    void connectParts();
    void textChanged();
    void chooseFile();
    void request(const QString& path);
    void onRead(const QString& path, Answer answer);
    void showResult(const AuditResult& result);
    void showError(const Error& error);
    void setSummary(const QString& words, const char* role);
    void locate(const Finding& finding);
    void markLines();
    void copyMarkdown();

    AuditEdit* m_edit;
    FindingsPanel* m_findings;
    QLabel* m_summary;
    QPushButton* m_audit = nullptr;
    QPushButton* m_copy = nullptr;
    QTimer* m_timer;
    LatestTask<Answer> m_task;
    AuditResult m_result;
    PublishedForm m_form = PublishedForm::Document;
};

} // namespace qs
