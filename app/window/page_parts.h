// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>
#include <QString>

#include <initializer_list>

namespace qs {

/// A splitter that shows all its parts, under a name by which its state is kept.
inline QSplitter* makeSplitter(const char* name, Qt::Orientation orientation, std::initializer_list<QWidget*> parts)
{
    auto* splitter = new QSplitter(orientation);
    splitter->setObjectName(QLatin1String(name));
    splitter->setChildrenCollapsible(false);
    for (QWidget* part : parts)
        splitter->addWidget(part);
    return splitter;
}

/// A chart for a page: with its name, what it says while empty, and reachable by keyboard.
template <typename Chart, typename... Arguments> Chart* makeChart(const char* name, const QString& empty, Arguments... arguments)
{
    auto* chart = new Chart(arguments...);
    chart->setObjectName(QLatin1String(name));
    chart->setEmptyText(empty);
    chart->setFocusPolicy(Qt::StrongFocus);
    return chart;
}

} // namespace qs
