// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/accuracy_study.h"
#include "widgets/setup/study_form.h"

class QCheckBox;
class QComboBox;

namespace qs {

class CountSpinBox;
class InlineMessage;
class AccuracyModeChooser;

/// The setup of an accuracy study: edits a AccuracyStudySpec. What it has no control for (backend, device) it hands
/// through. It opens no data file itself: a path is checked when the study starts, or by whoever answers with
/// setDataError().
class AccuracySetupPanel : public StudyForm
{
    Q_OBJECT

public:
    explicit AccuracySetupPanel(QWidget* parent = nullptr);
    /// What is set now, with numbers that were typed and not yet confirmed.
    AccuracyStudySpec spec() const;
    /// Shows `spec`; emits nothing.
    void setSpec(const AccuracyStudySpec& spec);
    QStringList problems() const override;
    /// Puts data of the user's own in, as a drop does.
    void chooseData(const QString& path);
    /// What the data turned out to be; goes with the next edit of the path.
    void setDataNote(const QString& text);
    /// Draws a mode as the charts do.

signals:
    void specChanged(const qs::AccuracyStudySpec& spec);
    /// Data of the user's own were chosen, dropped or typed.
    void dataChosen(const QString& path);

protected:
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* makeData();
    QWidget* makeModel();
    QWidget* makeModes();
    QWidget* makeMeasuring();
    void browseData(bool folder);
    void browseModel();
    void edited() override;
    void refresh() override;
    QString dataProblem() const;
    QString modelProblem() const;
    QString modelName() const;

    AccuracyStudySpec m_spec;
    bool m_showing = false;
    QString m_dataNote;
    QComboBox *m_data = nullptr, *m_model = nullptr, *m_group = nullptr;
    PathRow m_dataPath, m_modelPath;
    CountSpinBox *m_train = nullptr, *m_calibration = nullptr, *m_test = nullptr, *m_epochs = nullptr,
                 *m_qatEpochs = nullptr, *m_batch = nullptr, *m_iterations = nullptr, *m_seed = nullptr;
    Row m_epochsRow, m_qatRow, m_groupRow;
    QCheckBox *m_outliers = nullptr, *m_sensitivity = nullptr;
    AccuracyModeChooser* m_modes = nullptr;
    InlineMessage *m_dataMessage = nullptr, *m_modelMessage = nullptr, *m_measuringMessage = nullptr;
    enum Fold { DataFold, ModelFold, ModesFold, MeasuringFold };
};

} // namespace qs
