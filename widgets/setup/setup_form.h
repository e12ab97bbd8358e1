// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVector>
#include <QWidget>

#include <cstdint>
#include <initializer_list>
#include <utility>

class QGridLayout;
class QLabel;
class QLineEdit;
class QMimeData;
class QPushButton;
class QToolButton;

namespace qs {

class CollapsibleSection;
class CountSpinBox;
class InlineMessage;

/// What the set-ups of studies have in common: sections that fold, a footer with what the study does and takes, and the
/// button that runs it.
class SetupForm : public QWidget
{
    Q_OBJECT

public:
    /// Why this cannot be run; empty where it can. Each is also shown where it arises.
    virtual QStringList problems() const = 0;
    /// How long it takes, below the sections.
    void setEstimate(const QString& text);
    /// The run button; `reason` is its tooltip while it is off.
    void setRunEnabled(bool enabled, const QString& reason = {});
    /// What is wrong with the model, and with the files that the study reads beside it; goes with the next edit of a
    /// path.
    void setModelError(const QString& error);
    void setDataError(const QString& error);

signals:
    void runRequested();

protected:
    /// Names of the controls begin with `prefix`.
    SetupForm(const QString& prefix, QWidget* parent);

    /// A row that comes and goes.
    struct Row
    {
        QLabel* label = nullptr; ///< null: none
        QWidget* control = nullptr;
        void setVisible(bool visible) const;
    };
    /// A line for a path with a button that opens a chooser.
    struct PathRow
    {
        Row row;
        QLineEdit* edit = nullptr;
        QToolButton* browse = nullptr;
    };
    using Section = std::pair<QString, QWidget*>;

    /// Once, in the constructor of a subclass: the sections from top to bottom.
    void build(std::initializer_list<Section> sections, const QString& runText);
    CollapsibleSection& fold(int section) const { return *m_folds[section]; }
    /// Puts a row of the form back together with its label.
    static Row lastRow(QGridLayout* form, QWidget* control);
    /// Without a label it has the whole width.
    PathRow addPath(QGridLayout* form, const QString& label, const char* name, const QString& accessible,
                    const QString& toolTip);
    CountSpinBox* addCount(QGridLayout* form, const QString& label, const char* name, int low, int high,
                           const QString& toolTip);
    /// A count for the seed. One that is beyond what a box can hold is shown as the largest, and kept until another one
    /// is entered.
    CountSpinBox* addSeed(QGridLayout* form, const QString& label, const char* name, const QString& toolTip);
    static void showSeed(CountSpinBox& box, std::uint64_t seed);
    /// The seed that `box` stands for, where `shown` was shown in it.
    static std::uint64_t seedOf(const CountSpinBox& box, std::uint64_t shown);
    /// The run button, by what is `wrong`; `toolTip` where nothing is.
    void updateRun(const QStringList& wrong, const QString& toolTip);
    void run();
    /// The first path among what is dropped; empty: none.
    static QString droppedPath(const QMimeData* data);

    void dragEnterEvent(QDragEnterEvent* event) override;

    /// The user changed something; nothing is emitted while a specification is being shown.
    virtual void edited() = 0;
    virtual void refresh() = 0;

    QString m_modelError, m_dataError;

private:
    QWidget* makeFooter(const QString& runText);

    QString m_prefix, m_runReason;
    bool m_runEnabled = true;
    QVector<CollapsibleSection*> m_folds;
    InlineMessage* m_estimate = nullptr;
    QPushButton* m_run = nullptr;
};

} // namespace qs
