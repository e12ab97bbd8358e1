// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace qs {

/// One thing that the user should know about a run.
struct Finding
{
    enum class Severity { Info, Warning, Error };
    Severity severity = Severity::Info;
    QString title;    ///< one sentence: what was found
    QString detail;   ///< why, what it rests on, what to do; may be empty
    QString modeName; ///< the mode that it concerns; empty: the whole run
    bool operator==(const Finding&) const = default;
};

/// The list of findings, errors first; each unfolds its reason under 'why'.
class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget* parent = nullptr);
    /// Shows these; a finding that was unfolded and is still there stays unfolded.
    void setFindings(const QVector<Finding>& findings);
    void addFinding(const Finding& finding);
    void clear() { setFindings({}); }
    const QVector<Finding>& findings() const { return m_findings; }

signals:
    /// The mode of a finding was clicked.
    void modeActivated(const QString& mode);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    QVector<Finding> m_findings;
    QVector<Finding> m_unfolded;
    QVBoxLayout* m_column = nullptr;
    QLabel* m_empty = nullptr;
};

} // namespace qs
