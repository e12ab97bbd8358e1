// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <QSplitter>
#include <QString>

#include <initializer_list>

class QComboBox;
class QLabel;
class QStackedWidget;
class QTableView;
class QVBoxLayout;

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

/// Pictures above a table, which stands in `below` and leaves the room that it does not fill to them.
QSplitter* makeTableSplitter(const char* name, QWidget* pictures, QWidget* below, QTableView& table,
                             const QList<int>& sizes = {});
/// Fills a page with `empty` and what it shows otherwise: `parts` one below the other, the last with the room that is
/// left.
void fillPage(QWidget& page, QStackedWidget& stack, QWidget* empty, std::initializer_list<QWidget*> parts);

/// In a scroll area, for charts whose rows may need more height than there is.
inline QScrollArea* makeScroll(const char* name, QWidget* content)
{
    auto* scroll = new QScrollArea;
    scroll->setObjectName(QLatin1String(name));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    return scroll;
}

/// A chart for a page: with its name, what it says while empty, and reachable by keyboard.
template <typename Chart, typename... Arguments>
Chart* makeChart(const char* name, const QString& empty, Arguments... arguments)
{
    auto* chart = new Chart(arguments...);
    chart->setObjectName(QLatin1String(name));
    chart->setEmptyText(empty);
    chart->setFocusPolicy(Qt::StrongFocus);
    return chart;
}

/// `shown` below a line with a choice, which `words` name.
QWidget* withChoice(const QString& words, QComboBox* choice, QWidget* shown);

/// What a page shows, in a sentence, and smaller below it what that rests on.
struct PageHead
{
    QLabel *sentence, *subtitle;
};
/// Adds both to `column`; their names begin with `prefix`.
PageHead addPageHead(QVBoxLayout& column, QWidget* parent, const QString& prefix);

} // namespace qs
