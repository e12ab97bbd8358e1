// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/accuracy/plan_editor.h"

#include "app/language/counted.h"
#include "widgets/charts/modes/accuracy_charts.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/accuracy_mode_style.h"
#include "widgets/style/modes/mode_swatch.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

constexpr double kKib = 1024;

/// Modes of a study that layers can have side by side, the baseline first.
QStringList mixingModes(const AccuracyStudyResult& study)
{
    QStringList modes;
    for (const ModeRow& row : study.rows) {
        const AccuracyMode* mode = findAccuracyMode(row.mode);
        if (mode && mode->mixes() && row.failed.empty()) modes << text(row.mode);
    }
    return modes;
}

bool sameLayers(const std::vector<StudiedLayer>& a, const std::vector<StudiedLayer>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const StudiedLayer& x, const StudiedLayer& y) {
        return x.name == y.name && x.in == y.in && x.out == y.out;
    });
}

/// All layers in the mode with the smallest file: what one would soften layer by layer.
LayerPlan smallest(const AccuracyStudyResult& study, const QStringList& modes)
{
    std::string best = "fp32";
    std::int64_t least = 0;
    for (const ModeRow& row : study.rows)
        if (modes.contains(text(row.mode)) && (least == 0 || row.size.total() < least)) {
            least = row.size.total();
            best = row.mode;
        }
    return LayerPlan(study.layers.size(), best);
}

/// A quarter above the smallest mode: room for some layers in more bits.
int firstBudget(const AccuracyStudyResult& study, const std::string& mode)
{
    const ModeRow* row = study.row(mode);
    return row ? std::max(1, static_cast<int>(std::ceil(1.25 * static_cast<double>(row->size.total()) / kKib))) : 1;
}

} // namespace

PlanEditor::PlanEditor(QWidget* parent)
    : QWidget(parent), m_scroll(new QScrollArea(this)), m_all(new QuietComboBox(this))
{
    setObjectName(QStringLiteral("planEditor"));
    auto* column = makeBox<QVBoxLayout>(this, {10, 4, 10, 6}, 4);
    m_scroll->setObjectName(QStringLiteral("planLayers"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    makeButtons();
    column->addWidget(m_scroll);
    column->addLayout(m_rows);
    connect(m_all, &QComboBox::activated, this, [this](int index) {
        if (index <= 0) return;
        m_plan.assign(m_layers.size(), m_all->itemData(index).toString().toStdString());
        m_all->setCurrentIndex(0);
        showPlan();
        changed();
    });
    fillLayers();
    refresh();
}

void PlanEditor::makeButtons()
{
    m_sizeText = named(new ElidedLabel(this), "planSize");
    m_budget = described(new QSpinBox(this), "planBudget", tr("Maximum file size"),
                         tr("Maximum file size of the suggested plan"));
    m_budget->setRange(1, 10'000'000);
    m_budget->setValue(200);
    m_budget->setSuffix(tr(" KiB"));
    m_budget->setGroupSeparatorShown(true);
    m_suggest =
        described(new QPushButton(tr("S&uggest"), this), "planSuggest", tr("Suggest a plan within the budget"), {});
    m_try =
        described(new QPushButton(tr("&Measure plan"), this), "planTry", tr("Measure the plan on the test items"), {});
    m_save =
        described(new QPushButton(tr("Sa&ve…"), this), "planSave", tr("Save the model as this plan stores it"), {});
    for (QPushButton* button : {m_suggest, m_try, m_save})
        button->setAutoDefault(false);
    auto* within = new QLabel(tr("Plan with&in"), this);
    within->setBuddy(m_budget);
    auto *size = new QHBoxLayout, *buttons = new QHBoxLayout;
    for (QHBoxLayout* row : {size, buttons})
        row->setSpacing(3);
    size->addWidget(m_sizeText, 1);
    addAll(size, {within, m_budget});
    buttons->addStretch(1);
    for (QPushButton* button : {m_suggest, m_try, m_save})
        buttons->addWidget(button);
    m_rows = new QBoxLayout(QBoxLayout::LeftToRight);
    m_rows->setSpacing(3);
    m_rows->addLayout(size, 1);
    m_rows->addLayout(buttons);
    connect(m_suggest, &QPushButton::clicked, this,
            [this] { emit suggestRequested(qint64{m_budget->value()} * 1024); });
    connect(m_try, &QPushButton::clicked, this, [this] { emit tryRequested(m_plan); });
    connect(m_save, &QPushButton::clicked, this, [this] { emit saveRequested(m_plan); });
}

/// In two rows where the words are too long for one.
void PlanEditor::arrange()
{
    const QMargins margins = layout()->contentsMargins();
    int needed = margins.left() + margins.right() + m_rows->spacing();
    for (int i = 0; i < m_rows->count(); ++i)
        needed += m_rows->itemAt(i)->sizeHint().width();
    const int words = m_sizeText->fontMetrics().horizontalAdvance(m_sizeText->text()) - m_sizeText->sizeHint().width();
    m_rows->setDirection(needed + std::max(0, words) <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void PlanEditor::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void PlanEditor::fillLayers()
{
    m_choices.clear();
    m_all->setParent(nullptr); // it moves to the new row
    auto* row = new QWidget;
    auto* line = makeBox<QHBoxLayout>(row, {0, 0, 0, 2}, 8);
    const auto add = [&](const QString& caption, QComboBox* choice) {
        auto* column = new QVBoxLayout;
        column->setSpacing(1);
        auto* label = new QLabel(caption, row);
        label->setProperty("role", "subtitle");
        label->setBuddy(choice);
        addAll(column, {label, choice});
        line->addLayout(column);
    };
    const auto fill = [this](QComboBox* choice) {
        choice->setMinimumContentsLength(11);
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        for (const QString& mode : m_modes)
            choice->addItem(modeSwatch(mode), accuracyModeShortTitle(mode), mode);
    };
    m_all->clear();
    m_all->addItem(tr("choose…"));
    fill(m_all);
    describe(m_all, QStringLiteral("planAll"), tr("Mode of all layers"), tr("Sets all layers to one mode"));
    add(tr("All layers"), m_all);
    for (std::size_t i = 0; i < m_layers.size(); ++i) {
        const StudiedLayer& layer = m_layers[i];
        auto* choice = new QuietComboBox(row);
        fill(choice);
        describe(choice, QStringLiteral("planLayer%1").arg(i), tr("Mode of layer %1").arg(text(layer.name)),
                 tr("%1: %2 inputs, %3 outputs").arg(text(layer.name)).arg(layer.in).arg(layer.out));
        add(text(layer.name), choice);
        m_choices.push_back(choice);
        connect(choice, &QComboBox::activated, this, [this, i, choice] {
            m_plan[i] = choice->currentData().toString().toStdString();
            changed();
        });
    }
    line->addStretch(1);
    m_scroll->setWidget(row);
    m_scroll->setFixedHeight(row->sizeHint().height() + m_scroll->horizontalScrollBar()->sizeHint().height());
}

void PlanEditor::setStudy(const AccuracyStudyResult& study)
{
    const QStringList modes = mixingModes(study);
    const ModeRow* baseline = study.baseline();
    m_baselineBytes = baseline ? baseline->size.total() : 0;
    if (modes == m_modes && sameLayers(study.layers, m_layers)) return refresh();
    m_modes = modes;
    m_layers = study.layers;
    m_size.reset();
    m_plan = smallest(study, modes);
    m_budget->setValue(firstBudget(study, m_plan.empty() ? std::string() : m_plan.front()));
    fillLayers();
    showPlan();
    if (m_answers) emit sizeWanted(m_plan);
}

void PlanEditor::setPlan(const LayerPlan& plan)
{
    if (plan.size() != m_layers.size() || plan == m_plan) return;
    m_plan = plan;
    m_size.reset();
    showPlan();
    emit planChanged(m_plan);
    if (m_answers) emit sizeWanted(m_plan);
}

void PlanEditor::setLayer(int layer, const QString& mode)
{
    if (!m_answers || layer < 0 || static_cast<std::size_t>(layer) >= m_plan.size()) return;
    std::string& now = m_plan[static_cast<std::size_t>(layer)];
    now = now == mode.toStdString() ? std::string("fp32") : mode.toStdString();
    showPlan();
    changed();
    emit tryRequested(m_plan);
}

void PlanEditor::showPlan()
{
    for (std::size_t i = 0; i < m_choices.size() && i < m_plan.size(); ++i) {
        const QSignalBlocker quiet(m_choices[i]);
        m_choices[i]->setCurrentIndex(m_choices[i]->findData(text(m_plan[i])));
    }
    refresh();
}

void PlanEditor::changed()
{
    m_size.reset();
    refresh();
    emit planChanged(m_plan);
    if (m_answers) emit sizeWanted(m_plan);
}

void PlanEditor::setSize(const LayerPlan& plan, const SizeLedger& size)
{
    if (plan != m_plan) return;
    m_size = size;
    refresh();
}

void PlanEditor::setAnswers(bool can, const QString& why)
{
    const bool wanted = can && !m_answers && !m_plan.empty();
    m_answers = can;
    m_why = why;
    refresh();
    if (wanted) emit sizeWanted(m_plan);
}

void PlanEditor::setBusy(bool busy)
{
    m_busy = busy;
    refresh();
}

void PlanEditor::refresh()
{
    const bool can = m_answers && !m_plan.empty();
    for (QComboBox* choice : m_choices)
        choice->setEnabled(can);
    m_all->setEnabled(can);
    const std::pair<QPushButton*, QString> buttons[] = {
        {m_suggest,
         tr("Find the plan with the least expected loss within the budget, from the sensitivity of single layers")},
        {m_try, tr("Measure accuracy and loss of the plan on the test items and add it to the Pareto chart")},
        {m_save, tr("Save the model as this plan stores it, as safetensors. The file has the size shown here.")}};
    for (const auto& [button, toolTip] : buttons) {
        button->setEnabled(can && (button != m_try || !m_busy));
        button->setToolTip(can ? toolTip : m_why);
    }
    m_budget->setEnabled(can);
    if (!can) return m_sizeText->setText(m_why);
    if (!m_size) return m_sizeText->setText(tr("Size: …"));
    const QString size = modelSizeText(m_size->total());
    if (m_baselineBytes > 0) {
        const double percent = 100.0 * static_cast<double>(m_size->total()) / static_cast<double>(m_baselineBytes);
        m_sizeText->setText(
            (m_busy ? tr("Measuring… %1, %2% of FP32") : tr("%1, %2% of FP32")).arg(size, viewFixed(percent, 1)));
    } else {
        m_sizeText->setText(m_busy ? tr("Measuring… %1").arg(size) : size);
    }
    m_sizeText->setToolTip(tr("Codes %1, scales %2, zero points %3, not quantized %4, header %n byte(s)", nullptr,
                              pluralOf(m_size->overhead))
                               .arg(m_size->payload)
                               .arg(m_size->scales)
                               .arg(m_size->zeroPoints)
                               .arg(m_size->unquantized));
}

} // namespace qs
