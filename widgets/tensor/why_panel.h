// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include <QString>
#include <QStringList>
#include <QVector>
#include <QWidget>

class QTextBrowser;

namespace qs {

/// Why a variant is as fast as it is, in words and measured numbers.
struct WhyEntry
{
    QString name, title;
    QString explanation; ///< what it does, from the catalogue
    QString against;     ///< the rung before it, or the baseline; empty for that one itself
    QString gain;        ///< 'FASTER 1.27× [1.26, 1.28], n = 100 pairs'; empty where nothing was compared
    Verdict verdict = Verdict::TooFew; ///< of the gain
    QStringList reasons = {};          ///< of modes: what the bytes expect, what was measured, what is left, why
    QString work;                      ///< what a call has to do at least
    QString achieved;                  ///< what was reached; empty before the first sample
    QString setup;                     ///< compiling and searching, once; empty where there is none
};

/// The entries of a segment in its order. The rungs of the ladder are held against the one before, others against the
/// baseline.
QVector<WhyEntry> whyEntries(const Segment& segment, const QString& baseline);

/// Explains the variants of an operation, all in order, the chosen one marked; of quantization modes the chosen one
/// alone.
class WhyPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WhyPanel(QWidget* parent = nullptr);
    void setSegment(const Segment& segment, const QString& baseline);
    void setActive(const QString& name);
    /// The text as it is read.
    QString toPlainText() const;

signals:
    /// An entry was clicked.
    void activated(const QString& name);

protected:
    void changeEvent(QEvent* event) override;

private:
    void write();
    QTextBrowser* m_browser = nullptr;
    QVector<WhyEntry> m_entries;
    QString m_active, m_written;
    bool m_chosenAlone = false;
};

} // namespace qs
