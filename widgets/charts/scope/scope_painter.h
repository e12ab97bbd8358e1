// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scope/scope_picture.h"

namespace qs {

/// Paints a ScopePicture that is laid out. Geometry is cut to the plot by hand and all colours are opaque: SVG output
/// ignores clipping, and not every viewer of it knows translucency.
class ScopePainter
{
    Q_DECLARE_TR_FUNCTIONS(qs::ScopePicture)

public:
    ScopePainter(const ScopePicture& picture, QPainter& painter) : m_picture(picture), m_painter(painter) {}
    void paint() const;

private:
    void paintHeader() const;
    void paintEmpty() const;
    void paintAxisTitles() const;
    void paintKeys() const;
    QString axisTitle() const;
    QString medianText(const ScopeLine& line) const;
    void paintEnvelope(const ScopeLine& line) const;
    void paintDirect(const ScopeLine& line) const;
    void paintWarmup(const ScopeLine& line) const;
    void paintMedian(const ScopeLine& line) const;
    void paintOutliers(const ScopeLine& line) const;
    void paintGuides() const;
    void paintEdgeLabels() const;
    void paintDistribution() const;
    void paintRanges() const;

    const ScopePicture& m_picture;
    QPainter& m_painter;
};

} // namespace qs
