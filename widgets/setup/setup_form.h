// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVector>
#include <QWidget>

#include <initializer_list>
#include <utility>

class QPushButton;

namespace qs {

class CollapsibleSection;
class InlineMessage;

/// What all setups have in common: sections that fold, a footer with what it takes to run what is set up, and the
/// button that runs it.
class SetupForm : public QWidget
{
    Q_OBJECT

public:
    /// Why this cannot be run; empty where it can. Each is also shown where it arises.
    virtual QStringList problems() const = 0;
    /// Time and memory that it takes, below the sections. tooLarge: it cannot be run, and `text` reports why.
    void setEstimate(const QString& text, bool tooLarge = false);
    /// The run button; `reason` is its tooltip while it is off.
    void setRunEnabled(bool enabled, const QString& reason = {});

signals:
    void runRequested();

protected:
    /// Object names of what every setup has.
    struct Names
    {
        QString panel, scroll, estimate, run;
    };
    SetupForm(const Names& names, QWidget* parent);

    using Section = std::pair<QString, QWidget*>;

    /// Once, in the constructor of a subclass: the sections from top to bottom, below `first` where there is one.
    /// `estimate`: accessible name of what setEstimate() shows.
    void build(std::initializer_list<Section> sections, const QString& runText, const QString& estimate,
               const QString& aboutEstimate, QWidget* first = nullptr);
    CollapsibleSection& fold(int section) const { return *m_folds[section]; }
    /// The run button, by what is `wrong`; `toolTip` where nothing is.
    void updateRun(const QStringList& wrong, const QString& toolTip);
    void run();
    void setRunText(const QString& text);
    /// What is wrong with the size, by the estimate; empty: nothing.
    QString sizeProblem() const;
    /// Where the footer begins, in pixels from the top.
    int footerTop() const;

    virtual void refresh() = 0;

private:
    QWidget* makeFooter(const QString& runText, const QString& estimate, const QString& aboutEstimate);

    Names m_names;
    QString m_runReason;
    bool m_tooLarge = false;
    bool m_runEnabled = true;
    QVector<CollapsibleSection*> m_folds;
    InlineMessage* m_estimate = nullptr;
    QPushButton* m_run = nullptr;
};

} // namespace qs
