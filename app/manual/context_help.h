// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/glossary.h"

#include <QObject>
#include <QPointer>

class QMainWindow;

namespace qs {

class ManualWindow;
class PageList;
class WindowActions;

/// Help in the window: the manual at the page at hand or the column with the focus (F1), and an explanation of what is
/// clicked (Shift+F1), with the terms of the field that stand in it.
class ContextHelp : public QObject
{
    Q_OBJECT

public:
    /// Connects the actions of the menu Help.
    ContextHelp(QMainWindow& window, const WindowActions& actions, const PageList& pages);

    const Glossary& glossary() const { return m_glossary; }
    void showManual(const QString& place = {});
    /// Where the manual explains what has the focus.
    QString placeAtHand() const;
    /// The place of the manual for a page by its id; the beginning for others.
    static QString placeOfPage(const QString& id);
    /// What is reported about a part of the window, as rich text; empty: nothing is known of it.
    QString explanation(QWidget& part, const QPoint& global) const;

protected:
    /// While the user asks what something is, of the program; else of the window alone.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void ask();

    QMainWindow& m_window;
    const PageList& m_pages;
    Glossary m_glossary;
    QPointer<ManualWindow> m_manual;
};

/// What a part of the window reports about itself: its own words, then its tooltip. Of a table the header of the column
/// and the cell.
QStringList wordsAt(const QWidget& part, const QPoint& global);

} // namespace qs
