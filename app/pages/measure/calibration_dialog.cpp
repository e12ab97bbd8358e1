// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/calibration_dialog.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/studies/kept/kept_calibration.h"
#include "gpu/studies/kept/kept_controls.h"
#include "gpu/studies/protocol/quantize_run.h"
#include "gpu/targets/run_command.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/language/isolates.h"
#include "widgets/language/message_text.h"
#include "widgets/language/view_number.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <nlohmann/json.hpp>

namespace qs {
namespace {

Result<Calibration> measuredHere(BackendChoice backend, int index, const std::stop_token& stop)
{
    auto opened = openBackend(backend, index);
    if (!opened) return opened.error();
    opened->backend->setInterrupt([stop] { return stop.stop_requested(); });
    return calibrationOf(*opened->backend, [](const Message&) {}, true);
}

/// In a worker process, which keeps it.
Result<Calibration> measuredApart(BackendChoice backend, int index, const std::stop_token& stop)
{
    const auto worker = findWorker();
    if (!worker) return worker.error();
    const auto answer = runCommand(
        {*worker,
         {"calibrate", "--backend", std::string(backendName(backend)), "--device", std::to_string(index), "--json"}},
        {}, stop);
    if (!answer) return answer.error();
    const Message failed = Message::tr("The device could not be calibrated.");
    if (answer->status != 0) return Error{ErrorCode::Device, failed, answer->err};
    const auto json = parseJson(answer->out, {}, failed);
    return json ? calibrationFromJson(*json) : Result<Calibration>(json.error());
}

} // namespace

CalibrationDialog::CalibrationDialog(const DeviceInfo& device, bool separate, QWidget* parent)
    : QDialog(parent), m_device(device), m_state(new QLabel(this)), m_table(new QTableWidget(0, 2, this)),
      m_measure(new QPushButton(tr("&Measure again"), this)), m_separate(separate)
{
    setObjectName(QStringLiteral("calibrationDialog"));
    setWindowTitle(tr("Calibration of %1").arg(QString::fromStdString(device.name)));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(560, 460);
    m_state->setWordWrap(true);
    m_state->setObjectName(QStringLiteral("calibrationState"));
    m_table->setObjectName(QStringLiteral("calibrationTable"));
    m_table->setAccessibleName(tr("Timer and ceilings of the device"));
    m_table->setHorizontalHeaderLabels({tr("Quantity"), tr("Value")});
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_table->verticalHeader()->hide();
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_measure->setObjectName(QStringLiteral("measureAgain"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_measure, QDialogButtonBox::ActionRole);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_state);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_measure, &QPushButton::clicked, this, &CalibrationDialog::measure);
    updateButton();
    show(keptCalibration(device));
}

void CalibrationDialog::setFree(bool isFree)
{
    m_isFree = isFree;
    updateButton();
}

void CalibrationDialog::updateButton()
{
    m_measure->setEnabled(m_isFree && !m_task.isBusy());
    m_measure->setToolTip(m_isFree ? tr("Takes one or two seconds") : tr("A run is in progress: stop it first"));
}

void CalibrationDialog::addRow(const QString& what, const QString& value, const QString& toolTip)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setItem(row, 0, new QTableWidgetItem(what));
    auto* cell = new QTableWidgetItem(isolatedForView(value));
    cell->setTextAlignment(Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter);
    m_table->setItem(row, 1, cell);
    m_table->item(row, 0)->setToolTip(toolTip);
    cell->setToolTip(toolTip);
}

void CalibrationDialog::show(const std::optional<Calibration>& calibration)
{
    m_table->setRowCount(0);
    if (!calibration) {
        m_state->setText(
            tr("This device has not been calibrated yet. The first run calibrates it, or you can calibrate it now."));
        return;
    }
    const Calibration& c = *calibration;
    const QLocale locale;
    const auto us = [&](double value) { return value > 0 ? tr("%1 µs").arg(viewGeneral(value, 3)) : tr("unknown"); };
    const QString date = locale.toString(
        QDateTime::fromString(QString::fromStdString(c.date), Qt::ISODate).toLocalTime(), QLocale::ShortFormat);
    m_state->setText(m_device.backend == BackendChoice::Cpu
                         ? tr("Measured on %1, n = %2; kept for this device.").arg(date, viewCount(c.n))
                         : tr("Measured on %1 with driver %2, n = %3; kept for this device and driver.")
                               .arg(date, QString::fromStdString(c.driver), viewCount(c.n)));
    addRow(tr("Timer resolution"), us(c.timerQuantumUs), tr("The smallest step between two timestamps."));
    addRow(tr("Interval around an empty kernel"), us(c.emptyIntervalUs),
           tr("Measured time around a kernel that does nothing; its 95th percentile is %1.")
               .arg(us(c.emptyIntervalHighUs)));
    addRow(tr("Launches are batched below"), us(c.batchBelowUs()),
           tr("20 × the larger of the two. Shorter launches are timed several at a time."));
    addRow(tr("Host time of a launch"), us(c.launchUs));
    addRow(tr("Empty launch and synchronization"), us(c.emptyWallUs));
    addRow(tr("Step of the device clock"), us(c.clockStepUs), tr("Used to determine the SM clock during each sample."));
    addRow(tr("Clock stamps around a sample"), us(c.stampUs),
           tr("Added time between samples, outside the timed interval."));
    addRow(tr("One query of the device state"), us(c.pollUs), tr("Only between blocks of samples."));
    addRow(tr("Large copy"), tr("%1 GB/s").arg(numberText(c.copyGbps)),
           tr("Bytes read and written; 95% interval of the median %1 to %2 GB/s.")
               .arg(numberText(c.copyGbpsLow), numberText(c.copyGbpsHigh)));
    addRow(tr("Copy within the cache"), tr("%1 GB/s").arg(numberText(c.cacheGbps)));
    for (const auto& [type, rate] : c.matrixTflops) {
        const auto size = c.matrixSizes.find(type);
        addRow(tr("Matrix rate, %1").arg(QString::fromStdString(type)),
               (type == "int8" ? tr("%1 TOP/s") : tr("%1 TFLOP/s")).arg(numberText(rate)),
               size == c.matrixSizes.end() ? QString()
                                           : tr("Reached by multiplying two %1 × %1 matrices.").arg(size->second));
    }
    for (const auto& [what, why] : c.missing) {
        const bool isCopy = what == "copy" || what == "cache copy"; // the others are rates, by their type
        addRow(isCopy ? markedText(what) : tr("Matrix rate, %1").arg(QString::fromStdString(what)), tr("not measured"),
               messageText(why));
    }
    if (const ControlCounts controls = keptControls(m_device); controls.runs > 0)
        addRow(tr("Identical kernels called different"),
               tr("%1 of %2 runs").arg(viewCount(controls.different), viewCount(controls.runs)),
               controls.text().empty()
                   ? tr("By the A/A control of runs on this device; a share is given from %n runs on.", nullptr,
                        static_cast<int>(ControlCounts::kMinRuns))
                   : messageText(controls.text()));
}

void CalibrationDialog::measure()
{
    const BackendChoice backend = m_device.backend;
    const int index = backend == BackendChoice::Cpu ? 0 : m_device.index;
    m_task.request(
        [backend, index, separate = m_separate](const std::stop_token& stop) {
            return separate ? measuredApart(backend, index, stop) : measuredHere(backend, index, stop);
        },
        [this](const Result<Calibration>& measured) {
            updateButton();
            if (measured)
                show(*measured);
            else
                m_state->setText(messageText(measured.error()));
        });
    updateButton();
    m_state->setText(tr("Measuring…"));
}

} // namespace qs
