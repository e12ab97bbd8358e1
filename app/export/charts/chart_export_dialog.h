// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/charts/chart_export.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QSpinBox;
class QTimer;

namespace qs {

/// Format, size and colours of charts that become files, with a preview and the size of the file. Where the files go is
/// asked for afterwards.
class ChartExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// One chart.
    ChartExportDialog(const NamedChart& chart, const ChartExportChoice& choice, QWidget* parent);
    /// Several: those of the page, which come checked, or those that `ofSession` gives when they are asked for.
    ChartExportDialog(const QVector<NamedChart>& ofPage, std::function<QVector<NamedChart>()> ofSession,
                      const ChartExportChoice& choice, QWidget* parent);

    ChartExportChoice choice() const;
    /// What is to be written.
    QVector<NamedChart> chosen() const;
    /// 'PNG, 2,400 × 1,350 pixels, about 120 kB'.
    QString estimate() const;
    /// Brings preview and estimate up to date at once; a timer does it otherwise.
    void refresh();

private:
    void build(const ChartExportChoice& choice);
    void addSizes(QFormLayout& form, const ChartExportChoice& choice);
    QWidget* makeList();
    void setUnit(bool millimetres);
    void changed();
    void fillList(const QVector<NamedChart>& charts);
    void setAll(bool checked);
    const NamedChart* previewed() const;

    QVector<NamedChart> m_ofPage, m_listed;
    std::function<QVector<NamedChart>()> m_ofSession;
    bool m_several = false;
    QComboBox *m_format, *m_size, *m_unit, *m_colors;
    QDoubleSpinBox *m_width, *m_height;
    QSpinBox* m_dpi;
    QCheckBox* m_source;
    QComboBox* m_scope = nullptr;
    QListWidget* m_list = nullptr;
    QLabel *m_preview, *m_estimate;
    QPushButton* m_ok = nullptr;
    QTimer* m_timer;
};

} // namespace qs
