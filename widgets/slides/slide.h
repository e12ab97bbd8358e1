// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVector>

#include <memory>

namespace qs {

class ChartContent;

/// One of the numbers of a slide, ready to be written.
struct SlideFigure
{
    QString caption;  ///< 'int8-token-dynamic, median'
    QString value;    ///< '24.61'
    QString unit;     ///< 'µs'; may be empty
    QString interval; ///< '95% interval 24.58 to 24.65'; empty where there is none
    QString rests;    ///< 'n = 500 iterations', 'exact'
};

/// A page of a presentation: one sentence, one chart, three numbers; or lines of text in place of the chart. A value,
/// which is made and painted on any thread.
struct Slide
{
    QString title;                             ///< the sentence
    QString subtitle;                          ///< run and setup
    std::shared_ptr<const ChartContent> chart; ///< null: a page of text
    QStringList lines;                         ///< of a page of text
    QVector<SlideFigure> figures;              ///< at most three are shown
    QString source;                            ///< 'NVIDIA H200 · 2026-11-21 · Quantoscope 0.6.0'
    QString mark;                              ///< 'recorded', 'live'; empty: none
    QString notes;                             ///< for whoever presents
    bool isCover = false;                      ///< the title page: its sentence stands larger

    /// All of it in words, for those who cannot see it.
    QString altText() const;
};

/// Where a slide stands among the others, for its footer.
struct SlidePlace
{
    int page = 0; ///< from 1; 0: no number is shown
    int count = 0;
};

} // namespace qs
