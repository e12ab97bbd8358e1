// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/inline_message.h"
#include "widgets/language/message_text.h"
#include "widgets/setup/setup_form.h"

#include <cstdint>

class QGridLayout;
class QLabel;
class QLineEdit;
class QMimeData;
class QToolButton;

namespace qs {

class CountSpinBox;

/// What the setups of studies have in common: paths of models and data, counts and seeds, and what is wrong with them.
class StudyForm : public SetupForm
{
    Q_OBJECT

public:
    /// What is wrong with the model, and with the files that the study reads beside it; goes with the next edit of a
    /// path.
    void setModelError(const QString& error);
    void setDataError(const QString& error);

protected:
    /// Names of the controls begin with `prefix`.
    StudyForm(const QString& prefix, QWidget* parent);

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
    /// As build().
    void buildStudy(std::initializer_list<Section> sections);
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
    /// A place for problems and hints.
    InlineMessage* addMessage(QGridLayout* form, const char* name);
    /// Takes a path that was chosen or dropped; none where it is empty.
    static void choose(PathRow& row, const QString& path);
    /// Shows what is wrong, or a hint where nothing is. An error is never folded away.
    void showProblem(InlineMessage& message, int section, const QString& problem, const QString& hint = {});
    /// Those of the controls; where there is none, that of the specification, which else would say the same in other
    /// words.
    template <typename Spec> static QStringList problemsOf(const QStringList& ofControls, const Spec& spec)
    {
        QStringList found;
        for (const QString& problem : ofControls)
            if (!problem.isEmpty()) found << problem;
        if (!found.isEmpty()) return found;
        if (const auto valid = validate(spec); !valid) found << messageText(valid.error());
        return found;
    }
    /// The first path among what is dropped; empty: none.
    static QString droppedPath(const QMimeData* data);

    void dragEnterEvent(QDragEnterEvent* event) override;

    /// The user changed something; nothing is emitted while a specification is being shown.
    virtual void edited() = 0;

    QString m_modelError, m_dataError;
};

} // namespace qs
