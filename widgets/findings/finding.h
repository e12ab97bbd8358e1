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

/// What findings are about; every page shows those of its own.
enum class FindingSubject { None, Kernels, AccuracyStudy, LanguageModel };

/// What findings of several modes have in common.
enum class FindingCause {
    Other,
    ColdStart,
    Outliers,
    UnsteadySpeed,
    TooFewSamples,
    NotResolved,
    TooShort,
    Cached,
    NotIndependent,
    WrongResults,
    NotFinite,
    ConstantInput,
    LostValues
};

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
    QStringList modes = {}; ///< where one is asked to mend several modes: all of them, modeName being the first
    int ofModes = 0;        ///< modes of the run; 0: not known
    FindingCause cause = FindingCause::Other; ///< where the code does not report it
    DiagnosisFix fix = DiagnosisFix::None;
    QVector<qint64> at = {};                             ///< samples where it happened
    std::optional<std::pair<qint64, qint64>> range = {}; ///< stretch [first, last] of samples
    bool ofInput = false;                                ///< its place is the input, on the page of tensors
    bool isRecommendation = false;                       ///< what to choose: stands before all others
    bool concernsData = false;                           ///< what a file's own values lose: stands even before that
    bool operator==(const Finding&) const = default;

    bool isInTrace() const { return !at.isEmpty() || range.has_value(); }
    bool hasPlace() const { return isInTrace() || ofInput; }
};

/// Findings of one cause in several modes, or one finding.
struct FindingGroup
{
    QVector<Finding> members; ///< at least one
    Finding::Severity severity = Finding::Severity::Info;
    QString title = {};  ///< 'Cold start in 7 of 12 modes', or that of the one
    QString detail = {}; ///< what is to be reported about all; may be empty
    /// What most of the members ask for, with the modes that do.
    Finding fix = {};
    bool operator==(const FindingGroup&) const = default;

    bool isOne() const { return members.size() == 1; }
    /// The modes of the members, each once.
    QStringList modes() const;
    /// Whether its words, or the name of a mode, contain a text, whatever its case.
    bool contains(const QString& text) const;
    /// What it is about, whatever its figures are by now. Two of one list may have the same.
    QString id() const;
};

/// 'Take more samples': what the button of a fix shows; empty for None.
QString fixCaption(DiagnosisFix fix);
/// What pressing it does, for the tooltip.
QString fixToolTip(DiagnosisFix fix);
/// 'Too few samples': a diagnosis in few words, for a card that stands for several modes; the code itself where it is
/// not known.
QString codeTitle(const QString& code);
/// What a finding has in common with others.
FindingCause causeOf(const Finding& finding);
/// 'Cold start'; empty for Other.
QString causeTitle(FindingCause cause);
/// What a finding is about, whatever its figures are by now: code, mode and second mode; of a sentence
/// without a code its words without the digits. Two findings of one list may have the same.
QString findingId(const Finding& finding);
/// What concerns the data of a file and recommendations first, then errors, warnings and notes; what several modes have
/// of one cause is one group.
QVector<FindingGroup> groupedFindings(const QVector<Finding>& findings);

} // namespace qs

Q_DECLARE_METATYPE(qs::Finding)
