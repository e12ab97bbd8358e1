// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/accuracy_study.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QSpinBox;

namespace qs {

/// What if every layer had a mode of its own: one choice a layer, the size of the file as it would be, and a plan
/// within a budget.
class PlanEditor : public QWidget
{
    Q_OBJECT

public:
    explicit PlanEditor(QWidget* parent = nullptr);

    /// The layers of a study and the modes that mix. The plan stays where both are the same as before.
    void setStudy(const AccuracyStudyResult& study);
    const LayerPlan& plan() const { return m_plan; }
    /// Shows a plan; asks for its size. Emits nothing else.
    void setPlan(const LayerPlan& plan);
    /// Puts a layer into a mode and asks to measure; where it has that mode, it is kept in FP32 instead.
    void setLayer(int layer, const QString& mode);
    /// Answer to sizeWanted().
    void setSize(const LayerPlan& plan, const SizeLedger& size);
    /// Whether there is a model that can be asked; `why` not, otherwise.
    void setAnswers(bool can, const QString& why);
    /// A plan is being measured.
    void setBusy(bool busy);

signals:
    void planChanged(const qs::LayerPlan& plan);
    void sizeWanted(const qs::LayerPlan& plan);
    /// Measure the plan on the test items.
    void tryRequested(const qs::LayerPlan& plan);
    void suggestRequested(qint64 bytes);
    void saveRequested(const qs::LayerPlan& plan);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeButtons();
    void arrange();
    void fillLayers();
    void showPlan();
    void changed();
    void refresh();

    std::vector<StudiedLayer> m_layers;
    QStringList m_modes;
    LayerPlan m_plan;
    std::int64_t m_baselineBytes = 0;
    std::optional<SizeLedger> m_size;
    bool m_answers = false, m_busy = false;
    QString m_why;
    QScrollArea* m_scroll;
    QBoxLayout* m_rows = nullptr; ///< size and budget, and the buttons
    QComboBox* m_all;
    std::vector<QComboBox*> m_choices;
    QLabel* m_sizeText;
    QSpinBox* m_budget;
    QPushButton *m_suggest, *m_try, *m_save;
};

} // namespace qs
