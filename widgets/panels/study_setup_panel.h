// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/mode_study.h"

#include <QIcon>
#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace qs {

class CollapsibleSection;
class CountSpinBox;
class InlineMessage;
class StudyModeChooser;

/// The set-up of a mode study: edits a ModeStudySpec. What it has no control for (backend, device) it hands through. It opens no
/// data file itself: a path is checked when the study starts, or by whoever answers with setDataError().
class StudySetupPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StudySetupPanel(QWidget* parent = nullptr);
    /// What is set now, with numbers that were typed and not yet confirmed.
    ModeStudySpec spec() const;
    /// Shows `spec`; emits nothing.
    void setSpec(const ModeStudySpec& spec);
    /// Why this cannot be run; empty where it can. Each is also shown where it arises.
    QStringList problems() const;
    /// What the data or the model's file turned out to be, or what is wrong with them; goes with the next edit of the path.
    void setDataNote(const QString& text);
    void setDataError(const QString& error);
    void setModelError(const QString& error);
    /// How long it takes, below the sections.
    void setEstimate(const QString& text);
    /// The run button; `reason` is its tooltip while it is off.
    void setRunEnabled(bool enabled, const QString& reason = {});
    /// Draws a mode as the charts do.
    void setSwatch(std::function<QIcon(const QString&)> swatch);

signals:
    void specChanged(const qs::ModeStudySpec& spec);
    /// Data of the user's own were chosen, dropped or typed.
    void dataChosen(const QString& path);
    void runRequested();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    /// A row that comes and goes.
    struct Row
    {
        QLabel* label = nullptr;
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
    QWidget* makeData();
    QWidget* makeModel();
    QWidget* makeModes();
    QWidget* makeMeasuring();
    QWidget* makeFooter();
    PathRow addPath(QGridLayout* form, const QString& label, const char* name, const QString& accessible, const QString& toolTip);
    CountSpinBox* addCount(QGridLayout* form, const QString& label, const char* name, int low, int high, const QString& toolTip);
    void browseData(bool folder);
    void browseModel();
    void edited();
    void refresh();
    QString dataProblem() const;
    QString modelProblem() const;
    QString modelName() const;
    void run();

    ModeStudySpec m_spec;
    bool m_showing = false, m_runEnabled = true;
    QString m_runReason, m_dataNote, m_dataError, m_modelError;
    QComboBox *m_data = nullptr, *m_model = nullptr, *m_group = nullptr;
    PathRow m_dataPath, m_modelPath;
    CountSpinBox *m_train = nullptr, *m_calibration = nullptr, *m_test = nullptr, *m_epochs = nullptr, *m_qatEpochs = nullptr, *m_batch = nullptr, *m_iterations = nullptr,
                 *m_seed = nullptr;
    Row m_epochsRow, m_qatRow, m_groupRow;
    QCheckBox *m_outliers = nullptr, *m_sensitivity = nullptr;
    StudyModeChooser* m_modes = nullptr;
    InlineMessage *m_dataMessage = nullptr, *m_modelMessage = nullptr, *m_measuringMessage = nullptr, *m_estimate = nullptr;
    QPushButton* m_run = nullptr;
    enum Fold { DataFold, ModelFold, ModesFold, MeasuringFold, Folds };
    CollapsibleSection* m_folds[Folds] = {};
};

} // namespace qs
