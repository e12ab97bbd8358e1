// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QAction;
class QBoxLayout;
class QLabel;

namespace qs {

/// What a page shows before there is anything on it: a title, words that say what to do, and buttons that do it.
class EmptyPage : public QWidget
{
    Q_OBJECT

public:
    /// `name` is the words' object name, `icon` one of the bundled ones.
    EmptyPage(const QString& title, const QString& words, const QString& name, const QString& icon = {},
              QWidget* parent = nullptr);

    /// Offers an action as a button, which follows it; the first one is the one to press. Null adds nothing.
    void offer(QAction* action);
    void setWords(const QString& words);
    /// A quieter line below the buttons.
    void setFootnote(const QString& words);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void recolor();
    /// Buttons in a row or a column; the icon gives way to words that need its room.
    void arrange();

    QString m_iconName;
    QLabel* m_icon;
    QLabel* m_text;
    QLabel* m_footnote;
    QBoxLayout* m_buttons; ///< a row, or a column where that is too long
};

} // namespace qs
