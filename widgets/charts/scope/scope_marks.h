// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scope/scope_data.h"

#include <QCoreApplication>
#include <QPainter>

#include <vector>

namespace qs {

class ScopePicture;

/// What a scope marks in the trace: changes of the setup, findings, and stretches in which the device was held back.
class ScopeMarks
{
    Q_DECLARE_TR_FUNCTIONS(qs::ScopePicture)

public:
    /// Part of `picture`, whose axes it uses.
    explicit ScopeMarks(const ScopePicture& picture) : m_picture(picture) {}

    /// Once lines and axes of the picture are known.
    void collect(const ScopeData& data);
    /// The text of a finding near `at`, or why the device was held back there; empty where neither is.
    QString findingAt(QPointF at) const;
    /// Signs of findings that are drawn; at most one to a few pixels.
    std::size_t count() const { return m_signs.size(); }
    bool hasStretches() const { return !m_stretches.empty(); }
    QColor stretchShade() const;

    void paintLines(QPainter& painter) const;
    void paintWords(QPainter& painter) const;
    void paintPast(QPainter& painter) const;
    void paintFindings(QPainter& painter) const;
    void paintStretches(QPainter& painter) const;
    void paintStretchNames(QPainter& painter) const;

private:
    /// A place of a finding on the axis: the first one of each has a round sign, the others a small one.
    struct Sign
    {
        double iteration = 0;
        QString text;
        bool round = true;
    };
    struct Bracket
    {
        double first = 0, last = 0; ///< iterations, cut to what is visible
        QString text;
    };

    /// A change of the setup.
    struct MarkLine
    {
        double x = 0; ///< a whole pixel
        QString before;
        QString text;
        QRectF words; ///< where the text stands; null: nowhere
    };

    void collectFinding(const ScopeFinding& finding);
    void addSign(double iteration, const QString& text, bool round);
    void placeWords();
    QFont font() const;

    const ScopePicture& m_picture;
    std::vector<MarkLine> m_lines; ///< ascending
    std::vector<Sign> m_signs;
    std::vector<Bracket> m_brackets;
    std::vector<ScopeStretch> m_stretches;
};

} // namespace qs
