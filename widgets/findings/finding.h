// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/diagnosis/diagnosis.h"

#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QVector>

#include <optional>
#include <utility>

namespace qs {

/// One thing that the user should know about a run.
struct Finding
{
    enum class Severity { Info, Warning, Error };
    Severity severity = Severity::Info;
    QString title = {};     ///< one sentence: what was found
    QString detail = {};    ///< why, what it rests on, what to do; may be empty
    QString modeName = {};  ///< the mode that it concerns; empty: the whole run
    QString code = {};      ///< 'WARMUP_OUTLIER'; empty where it is no diagnosis
    QString other = {};     ///< second mode of a pair
    QStringList modes = {}; ///< where several modes have the same finding: all of them, modeName being the first
    DiagnosisFix fix = DiagnosisFix::None;
    QVector<qint64> at = {};                             ///< samples where it happened
    std::optional<std::pair<qint64, qint64>> range = {}; ///< stretch [first, last] of samples
    bool operator==(const Finding&) const = default;

    bool hasPlace() const { return !at.isEmpty() || range.has_value(); }
};

/// 'Take more samples': what the button of a fix says; empty for None.
QString fixCaption(DiagnosisFix fix);
/// What pressing it does, for the tooltip.
QString fixToolTip(DiagnosisFix fix);
/// 'Too few samples': a diagnosis in few words, for a card that stands for several modes; the code itself where it is
/// not known.
QString codeTitle(const QString& code);
/// What a finding is about, whatever its figures are by now: code, mode and second mode; of a sentence
/// without a code its words without the digits. Two findings of one list may have the same.
QString findingId(const Finding& finding);
/// Errors first; and where more than three modes have the same code, one finding for all of them, with their sentences
/// under 'why'.
QVector<Finding> groupedFindings(const QVector<Finding>& findings);

} // namespace qs

Q_DECLARE_METATYPE(qs::Finding)
