// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/charts/chart_export_dialog.h"

#include "widgets/charts/core/chart_content.h"
#include "widgets/controls/form_rows.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

constexpr QSize kPreview(460, 320);
constexpr int kDelayMs = 120;
constexpr double kPerMillimetre = 96 / 25.4;
constexpr qint64 kExactPixels = 3'000'000; ///< larger PNGs are estimated from a smaller one

} // namespace

ChartExportDialog::ChartExportDialog(const NamedChart& chart, const ChartExportChoice& choice, QWidget* parent)
    : QDialog(parent), m_listed({chart})
{
    setWindowTitle(tr("Export this chart"));
    build(choice);
}

ChartExportDialog::ChartExportDialog(const QVector<NamedChart>& ofPage, std::function<QVector<NamedChart>()> ofSession,
                                     const ChartExportChoice& choice, QWidget* parent)
    : QDialog(parent), m_ofPage(ofPage), m_ofSession(std::move(ofSession)), m_several(true)
{
    setWindowTitle(tr("Export all charts"));
    build(choice);
    if (ofPage.isEmpty())
        m_scope->setCurrentIndex(1);
    else
        fillList(ofPage);
}

void ChartExportDialog::build(const ChartExportChoice& choice)
{
    setObjectName(QStringLiteral("chartExportDialog"));
    m_timer = new QTimer(this);
    m_timer->setSingleShot(true);
    m_timer->setInterval(kDelayMs);
    connect(m_timer, &QTimer::timeout, this, &ChartExportDialog::refresh);
    auto* form = new QFormLayout;
    m_format = described(new QComboBox(this), "exportFormat", tr("Format"),
                         tr("PNG for the web and for slides, SVG and PDF for print, at any size"));
    m_format->addItems({tr("PNG, pixels"), tr("SVG, scalable"), tr("PDF, scalable")});
    m_format->setCurrentIndex(static_cast<int>(choice.format));
    form->addRow(tr("&Format:"), m_format);
    addSizes(*form, choice);
    m_dpi = described(
        new QSpinBox(this), "exportDpi", tr("Dots per inch"),
        tr("Resolution of a PNG: 96 for standard screens, 192 for high-resolution screens, 300 or more for print"));
    m_dpi->setRange(96, 600);
    m_dpi->setSingleStep(12);
    m_dpi->setSuffix(tr(" dpi"));
    m_dpi->setValue(choice.dpi);
    form->addRow(tr("&Dots per inch:"), m_dpi);
    m_colors =
        described(new QComboBox(this), "exportColors", tr("Colors"), tr("Light for paper, dark for dark slides"));
    m_colors->addItems({tr("Light"), tr("Dark"), tr("As shown")});
    m_colors->setCurrentIndex(static_cast<int>(choice.colors));
    form->addRow(tr("&Colors:"), m_colors);
    for (QComboBox* box : {m_format, m_size, m_colors})
        connect(box, &QComboBox::currentIndexChanged, this, &ChartExportDialog::changed);
    connect(m_dpi, &QSpinBox::valueChanged, this, &ChartExportDialog::changed);
    m_source = described(new QCheckBox(tr("&What was measured where, below the chart"), this), "exportSource",
                         tr("What was measured where"),
                         tr("Setup, device, driver, number of samples, cache, date and program, in small type"));
    m_source->setChecked(choice.source);
    form->addRow(QString(), m_source);
    connect(m_source, &QCheckBox::toggled, this, &ChartExportDialog::changed);

    m_preview = described(new QLabel(this), "exportPreview", tr("Preview"), tr("Preview of the image, scaled to fit"));
    m_preview->setFixedSize(kPreview);
    m_preview->setAlignment(Qt::AlignCenter);
    m_estimate = named(new QLabel(this), "exportEstimate");
    m_estimate->setWordWrap(true);
    auto* right = new QVBoxLayout;
    addAll(right, {m_preview, m_estimate});
    right->addStretch(1);
    auto* left = new QVBoxLayout;
    left->addLayout(form);
    if (m_several)
        left->addWidget(makeList(), 1);
    else
        left->addStretch(1);
    auto* row = new QHBoxLayout;
    row->addLayout(left, 1);
    row->addSpacing(12);
    row->addLayout(right);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_ok = buttons->addButton(m_several ? tr("Choose the fo&lder…") : tr("Choose the f&ile…"),
                              QDialogButtonBox::AcceptRole);
    m_ok->setObjectName(QStringLiteral("exportOk"));
    m_ok->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(buttons);
    changed();
}

void ChartExportDialog::addSizes(QFormLayout& form, const ChartExportChoice& choice)
{
    m_size = described(new QComboBox(this), "exportSize", tr("Size"), tr("Text and lines are larger on a slide"));
    m_size->addItems(
        {tr("As shown in the window"), tr("Report, 1,200 × 675"), tr("Slide, 1,920 × 1,080"), tr("Other")});
    m_size->setCurrentIndex(static_cast<int>(choice.size));
    form.addRow(tr("&Size:"), m_size);
    m_width = described(new QDoubleSpinBox(this), "exportWidth", tr("Width"), tr("Width of the image"));
    m_height = described(new QDoubleSpinBox(this), "exportHeight", tr("Height"), tr("Height of the image"));
    m_unit = described(new QComboBox(this), "exportUnit", tr("Unit of width and height"), tr("A pixel is 1/96 inch"));
    m_unit->addItems({tr("pixels"), tr("mm")});
    m_unit->setCurrentIndex(choice.millimetres ? 1 : 0);
    setUnit(choice.millimetres);
    m_width->setValue(choice.custom.width());
    m_height->setValue(choice.custom.height());
    auto* row = new QHBoxLayout;
    row->addWidget(m_width, 1);
    row->addWidget(new QLabel(QStringLiteral("×"), this));
    row->addWidget(m_height, 1);
    row->addWidget(m_unit);
    auto* label = new QLabel(tr("&Width and height:"), this);
    label->setBuddy(m_width);
    form.addRow(label, row);
    for (QDoubleSpinBox* box : {m_width, m_height})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ChartExportDialog::changed);
    connect(m_unit, &QComboBox::currentIndexChanged, this, [this](int unit) {
        const double factor = unit == 1 ? 1 / kPerMillimetre : kPerMillimetre; // the same size in the other unit
        const double width = m_width->value() * factor, height = m_height->value() * factor;
        setUnit(unit == 1);
        m_width->setValue(width);
        m_height->setValue(height);
        changed();
    });
}

void ChartExportDialog::setUnit(bool millimetres)
{
    for (QDoubleSpinBox* box : {m_width, m_height}) {
        box->setDecimals(millimetres ? 1 : 0);
        box->setRange(millimetres ? 20 : 64, millimetres ? 2000 : 8192);
    }
}

QWidget* ChartExportDialog::makeList()
{
    auto* box = new QWidget(this);
    auto* column = makeBox<QVBoxLayout>(box, {0, 6, 0, 0});
    m_scope = described(new QComboBox(box), "exportScope", tr("Which charts"),
                        tr("All charts of the session are drawn, including those that were not shown"));
    m_scope->addItems({tr("Charts of this page"), tr("Charts of the whole session")});
    m_list = described(new QListWidget(box), "exportList", tr("Charts to export"),
                       tr("Press Space to include or exclude a chart"));
    connect(m_scope, &QComboBox::currentIndexChanged, this,
            [this](int scope) { fillList(scope == 0 ? m_ofPage : m_ofSession()); });
    connect(m_list, &QListWidget::currentRowChanged, this, &ChartExportDialog::changed);
    connect(m_list, &QListWidget::itemChanged, this, &ChartExportDialog::changed);
    auto* all = new QPushButton(tr("&All"), box);
    auto* none = new QPushButton(tr("&None"), box);
    all->setToolTip(tr("Select all charts of the list"));
    none->setToolTip(tr("Clear all charts of the list"));
    connect(all, &QPushButton::clicked, this, [this] { setAll(true); });
    connect(none, &QPushButton::clicked, this, [this] { setAll(false); });
    auto* row = new QHBoxLayout;
    addAll(row, {all, none});
    row->addStretch(1);
    column->addWidget(m_scope);
    column->addWidget(m_list, 1);
    column->addLayout(row);
    return box;
}

void ChartExportDialog::fillList(const QVector<NamedChart>& charts)
{
    m_listed = charts;
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const NamedChart& each : charts) {
        auto* item = new QListWidgetItem(each.name, m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
        item->setToolTip(each.name);
    }
    m_list->setCurrentRow(charts.isEmpty() ? -1 : 0);
    changed();
}

void ChartExportDialog::setAll(bool checked)
{
    {
        const QSignalBlocker quiet(m_list);
        for (int i = 0; i < m_list->count(); ++i)
            m_list->item(i)->setCheckState(checked ? Qt::Checked : Qt::Unchecked);
    }
    changed();
}

QVector<NamedChart> ChartExportDialog::chosen() const
{
    if (!m_list) return m_listed;
    QVector<NamedChart> all;
    for (int i = 0; i < m_list->count(); ++i)
        if (m_list->item(i)->checkState() == Qt::Checked) all << m_listed[i];
    return all;
}

const NamedChart* ChartExportDialog::previewed() const
{
    const int row = m_list ? m_list->currentRow() : 0;
    return row >= 0 && row < m_listed.size() ? &m_listed[row] : nullptr;
}

ChartExportChoice ChartExportDialog::choice() const
{
    ChartExportChoice choice;
    choice.format = static_cast<ChartFormat>(m_format->currentIndex());
    choice.size = static_cast<ChartExportChoice::Size>(m_size->currentIndex());
    choice.custom = {m_width->value(), m_height->value()};
    choice.millimetres = m_unit->currentIndex() == 1;
    choice.dpi = m_dpi->value();
    choice.colors = static_cast<ChartExportChoice::Colors>(m_colors->currentIndex());
    choice.source = m_source->isChecked();
    return choice;
}

void ChartExportDialog::changed()
{
    const bool custom = m_size->currentIndex() == static_cast<int>(ChartExportChoice::Size::Custom);
    for (QWidget* each : std::initializer_list<QWidget*>{m_width, m_height, m_unit})
        each->setEnabled(custom);
    m_dpi->setEnabled(m_format->currentIndex() == 0);
    m_timer->start();
}

QString ChartExportDialog::estimate() const
{
    const NamedChart* chart = previewed();
    if (!chart) return tr("There are no charts with data.");
    const ChartPictureOptions options = pictureOptions(*chart, choice());
    if (!isDrawable(options))
        return tr("This image would have more than 200 million pixels. Choose a smaller size or fewer dots per inch.");
    const QSize pixels = options.pixels();
    const qint64 area = static_cast<qint64>(pixels.width()) * pixels.height();
    double bytes = 0;
    if (options.format == ChartFormat::Png && area > kExactPixels) {
        // Lines and letters grow with the side, not with the area; grounds pack to nothing.
        ChartPictureOptions small = options;
        small.dpi = options.dpi * std::sqrt(static_cast<double>(kExactPixels) / static_cast<double>(area));
        bytes = static_cast<double>(chartPicture(*chart->content, small).size()) * options.dpi / small.dpi;
    } else {
        bytes = static_cast<double>(chartPicture(*chart->content, options).size());
    }
    const QString size = locale().formattedDataSize(static_cast<qint64>(bytes), 0, QLocale::DataSizeSIFormat);
    const QString width = locale().toString(options.format == ChartFormat::Png ? pixels.width() : options.size.width());
    const QString height =
        locale().toString(options.format == ChartFormat::Png ? pixels.height() : options.size.height());
    if (options.format == ChartFormat::Png) return tr("%1 × %2 pixels, about %3").arg(width, height, size);
    const auto mm = [&](int side) { return locale().toString(side / kPerMillimetre, 'f', 0); };
    return tr("%1 × %2 units of 1/96 inch (%3 × %4 mm), about %5")
        .arg(width, height, mm(options.size.width()), mm(options.size.height()), size);
}

void ChartExportDialog::refresh()
{
    m_timer->stop();
    const NamedChart* chart = previewed();
    m_ok->setEnabled(!chosen().isEmpty() && (!chart || isDrawable(pictureOptions(*chart, choice()))));
    QString text = estimate();
    if (m_list) text = tr("%n file(s).", nullptr, static_cast<int>(chosen().size())) + QLatin1Char(' ') + text;
    m_estimate->setText(text);
    if (!chart) return m_preview->clear();
    const ChartPictureOptions options = pictureOptions(*chart, choice());
    const QSize fit = options.size.scaled(kPreview - QSize(2, 2), Qt::KeepAspectRatio);
    const double ratio = devicePixelRatioF();
    // Drawn at its own size and made smaller: hairlines would vanish otherwise.
    const double scale = std::min(1.0, 2000.0 / options.logical().width());
    QImage image = chart->content->image(options.logical(), 1, scale, options.theme, options.source)
                       .scaled(fit * ratio, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QPainter painter(&image);
    painter.setPen(options.theme.border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(image.rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    painter.end();
    image.setDevicePixelRatio(ratio);
    m_preview->setPixmap(QPixmap::fromImage(image));
}

} // namespace qs
