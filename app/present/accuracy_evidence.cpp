// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/report_charts.h"
#include "app/present/slide_evidence.h"
#include "app/present/slide_figures.h"
#include "app/present/slide_texts.h"
#include "gpu/report/modes/report.h"
#include "widgets/charts/core/chart_content.h"
#include "widgets/charts/modes/accuracy_charts.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/style/modes/accuracy_mode_style.h"

namespace qs {

namespace {

std::shared_ptr<ChartContent> studyPicture(const AccuracyStudyResult& study, AccuracyPicture picture)
{
    std::shared_ptr<ChartContent> chart = makeStudyPicture(study, picture);
    if (chart) chart->finding.clear();
    return chart;
}

QStringList titlesOf(const QVector<const ModeRow*>& rows)
{
    QStringList titles;
    for (const ModeRow* row : rows)
        titles << accuracyModeTitle(text(row->mode));
    return titles;
}

SlideEvidence accuracyEvidence(const AccuracyStudyResult& study)
{
    const QVector<const ModeRow*> rows = accuracySubjects(study);
    const QString sentence = studySentence(study);
    return {sentence.isEmpty() ? Slides::tr("Accuracy by mode.") : sentence, titlesOf(rows),
            studyPicture(study, AccuracyPicture::Accuracy), accuracyFigures(study, rows)};
}

SlideEvidence lossEvidence(const AccuracyStudyResult& study)
{
    const QVector<const ModeRow*> rows = lossSubjects(study);
    return {lossSentence(study), titlesOf(rows), studyPicture(study, AccuracyPicture::Loss), lossFigures(study, rows)};
}

SlideEvidence sizeEvidence(const AccuracyStudyResult& study)
{
    SlideEvidence evidence{
        Slides::tr("Size of the model file by mode."), {}, studyPicture(study, AccuracyPicture::Size), {}};
    const ModeRow *base = study.baseline(), *small = smallestFile(study);
    if (!base || !small) return evidence;
    evidence.subjects = titlesOf({small});
    evidence.sentence = sizeSentence(*small, *base);
    evidence.figures = sizeFigures(*small, *base);
    return evidence;
}

/// The recommendation where size counts, and the row that it is about.
SlideEvidence paretoEvidence(const AccuracyStudyResult& study)
{
    SlideEvidence evidence{
        messageText(modeSizeRecommendation(study)), {}, studyPicture(study, AccuracyPicture::Pareto), {}};
    if (evidence.sentence.isEmpty()) evidence.sentence = Slides::tr("Accuracy against size.");
    if (const ModeRow* small = smallestEquivalent(study)) {
        evidence.subjects = titlesOf({small});
        evidence.figures = smallerFigures(*small, *study.baseline());
    } else {
        const QVector<const ModeRow*> rows = accuracySubjects(study);
        evidence.subjects = titlesOf(rows);
        evidence.figures = accuracyFigures(study, rows);
    }
    return evidence;
}

} // namespace

SlideEvidence studyEvidence(PageKind kind, const AccuracyStudyResult& study)
{
    return kind == PageKind::Loss        ? lossEvidence(study)
           : kind == PageKind::ModelSize ? sizeEvidence(study)
           : kind == PageKind::Pareto    ? paretoEvidence(study)
                                         : accuracyEvidence(study);
}

} // namespace qs
