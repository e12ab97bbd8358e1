// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_spec.h"
#include "widgets/setup/setup_form.h"
#include "widgets/tensor/tensor_choice.h"

#include <QMap>

#include <map>
#include <vector>

namespace qs {

class InputSection;
class ModeChooser;
class OperationSection;
class ScaleSection;
class ShapeSection;
class SizeSection;
class SweepSection;
class TimingSection;
class VariantChooser;

/// The setup: edits a RunSpec. What it has no control for (backend, device, live, profile) it passes through. Each
/// operation has sections of its own; what was set for the others is kept while one is shown.
class SetupPanel : public SetupForm
{
    Q_OBJECT

public:
    explicit SetupPanel(QWidget* parent = nullptr);

    /// What is set now, with numbers that were typed and not yet confirmed.
    RunSpec spec() const;
    /// Shows `spec`; emits nothing.
    void setSpec(const RunSpec& spec);
    /// Chooses an operation as the user does; what was set for it before is there again.
    void chooseOperation(Operation operation) { switchTo(operation); }
    /// Adds a mode or a variant to those that are compared, or takes it out, as the user does. Without effect for an
    /// operation that has none.
    void toggleMode(const QuantScheme& mode);
    void toggleVariant(const std::string& variant);
    /// What was set for the operations that are not shown, as far as something was.
    std::vector<RunSpec> keptSpecs() const;
    /// Takes over what was set for an operation that is not shown.
    void addKept(const RunSpec& spec);
    /// Why this cannot be run, in plain sentences; empty where it can. Each is also shown where it arises.
    QStringList problems() const override;
    /// Why the setup cannot run live (a sweep is set), for the tooltip of Live; empty where it can.
    QString liveProblem() const;

    /// Sets a sweep over the usual values of the first dimension where none is set, as a user would.
    void switchOnSweep();

    /// Answers to inputFileRequested().
    void setInputTensors(const QString& path, const QVector<TensorChoice>& tensors);
    void setInputError(const QString& error);

    /// Running means a sweep, set or not: the page of sweeps is shown.
    void setSweeps(bool sweeps);
    void setBackendHint(const BackendHint& hint);
    /// 'cuda' or 'cpu': of the last hint.
    BackendChoice backend() const { return m_hint.backend; }
    /// A run left a variant out, for this reason; it is marked until operation, size, type or target are others.
    void markMissing(const QString& variant, const QString& reason);

signals:
    /// At every change by the user, also while a slider is dragged.
    void specChanged(const qs::RunSpec& spec);
    /// A file was chosen, typed or dropped; the answer is setInputTensors() or setInputError().
    void inputFileRequested(const QString& path);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void makeSections();
    void connectSections();
    void onInputChanged();
    void switchTo(Operation operation);
    void showSections();
    void display();
    RunSpec firstSpec(Operation operation) const;
    void followDefaults(BackendChoice backend);
    void changed();
    void forgetLeftOut();
    void refresh() override;
    void setDropping(bool dropping);

    RunSpec m_spec;
    std::map<Operation, RunSpec> m_kept; ///< of the operations that are not shown
    BackendHint m_hint;
    QMap<QString, QString> m_leftOut; ///< by the last runs of this size
    RunSpec m_leftOutOf;
    OperationSection* m_operation = nullptr;
    SizeSection* m_size = nullptr;
    VariantChooser* m_variants = nullptr;
    ShapeSection* m_shape = nullptr;
    InputSection* m_input = nullptr;
    ModeChooser* m_modes = nullptr;
    ScaleSection* m_scale = nullptr;
    TimingSection* m_timing = nullptr;
    SweepSection* m_sweep = nullptr;
    enum Fold { ShapeFold, SizeFold, InputFold, ModesFold, VariantsFold, SweepFold, TimingFold, ScaleFold, Folds };
    bool m_dropping = false;
    bool m_sweeps = false; ///< running means a sweep
};

} // namespace qs
