// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVector>

#include <memory>

namespace qs {

class ChartContent;
class ChartWidget;

/// One of the numbers of a slide, ready to be written.
struct SlideFigure
{
    QString caption;  ///< 'int8-token-dynamic, median'
    QString value;    ///< '24.61'
    QString unit;     ///< 'µs'; may be empty
    QString interval; ///< '95% interval 24.58 to 24.65'; empty where there is none
    QString rests;    ///< 'n = 500 iterations', 'exact'
};

/// A page of a presentation: one sentence, one chart, three numbers; or lines of text in place of the chart.
struct Slide
{
    QString title;                                         ///< the sentence
    QString subtitle;                                      ///< run and setup
    std::shared_ptr<ChartWidget> chart;                    ///< null: a page of text
    std::shared_ptr<const ChartContent> picture = nullptr; ///< of a detached slide: its chart
    QStringList lines;                                     ///< of a page of text
    QVector<SlideFigure> figures;                          ///< at most three are shown
    QString source;                                        ///< 'NVIDIA H200 · 2026-11-21 · Quantoscope 0.6.0'
    QString mark;                                          ///< 'recorded', 'live'; empty: none
    QString notes;                                         ///< for whoever presents
    bool isCover = false;                                  ///< the title page: its sentence stands larger

    bool hasChart() const { return chart || picture; }
    /// The same with a picture in place of the widget, to be painted on any thread.
    Slide detached() const;
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
