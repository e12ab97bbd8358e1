// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/layout/page.h"
#include "app/targets/input_files.h"
#include "app/threads/latest_task.h"
#include "gpu/core/error.h"
#include "gpu/spec/tensor_probe.h"
#include "gpu/studies/accuracy/questions.h"
#include "widgets/tensor/tensor_view_panel.h"

#include <QPointer>
#include <QVector>
#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace qs {

class ChannelChart;
class EmptyPage;
class CopyableTable;
class HistogramChart;
class TensorTableModel;
struct TensorRow;

/// What a number format does to one tensor: its distribution before and after above the format's number line, and the
/// error by channel. The tensors are those of the study at hand, or of a file.
class TensorsPage : public Page
{
    Q_OBJECT

public:
    /// `where`: on which computer a file is, that is asked for now.
    explicit TensorsPage(QWidget* parent = nullptr, std::function<TensorFileAccess()> where = tensorFilesHere);
    ~TensorsPage() override;

    /// Where tensor and format are chosen; the window puts it beside the page.
    TensorViewPanel& panel() { return *m_panel; }
    HistogramChart& histogram() { return *m_histogram; }
    ChannelChart& channels() { return *m_channels; }
    QSplitter& splitter() { return *m_splitter; }
    EmptyPage& welcome() { return *m_empty; }
    /// Of all tensors of the file.
    CopyableTable& table() { return *m_table; }
    const QString& file() const { return m_file; }
    const QVector<TensorChoice>& tensorsOfFile() const { return m_ofFile; }
    /// What was measured of them.
    void setMeasured(std::vector<TensorRow> tensors);
    /// Turns to the table of all tensors of the file, where there are several.
    void showAll();

    /// Tensors of the study at hand; none: there is no study in memory.
    void setStudyTensors(const QVector<TensorChoice>& tensors);
    /// Answer to studyTensorRequested().
    void setStudyTensor(const NamedTensor& tensor);
    /// Lists the tensors of a file of this computer, and shows the first, or `tensor` where it is there.
    void openFile(const QString& path) { openFile(path, tensorFilesHere()); }
    void openFile(const QString& path, const TensorFileAccess& files, const QString& tensor = {});

signals:
    void studyTensorRequested(const QString& name);
    /// All tensors of the file are to be measured, one after the other.
    void measureAllRequested(const QString& path, const QVector<qs::TensorChoice>& tensors);
    void failed(const qs::Error& error);
    /// A file was read, and its tensors are there to choose from; what was said of an earlier one no longer holds.
    void opened(const QString& path);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeAll();
    bool isOfFile() const;
    EmptyPage* makeEmpty();
    void connectParts();
    void chooseSource();
    QString fileTitle() const;
    void fetch(const QString& name);
    void load(const QString& name);
    void probe(const TensorProbeRequest& request);
    void onRequest(const TensorProbeRequest& request);
    void setTensor(std::shared_ptr<const NamedTensor> tensor, qint64 ofRows);
    void showResult(const TensorProbeResult& result);
    void showProbe(const TensorProbeResult& probe); ///< in the charts; an empty one empties them
    void open();

    QPointer<TensorViewPanel> m_panel; ///< the window that took it may be gone before the page
    InputFiles* m_files;
    LatestTask<TensorRows> m_reading;
    LatestTask<TensorProbeResult> m_probing;
    std::shared_ptr<const NamedTensor> m_tensor; ///< that is looked at; null until it is here
    QStackedWidget* m_stack;
    EmptyPage* m_empty;
    QSplitter* m_splitter;
    HistogramChart* m_histogram;
    ChannelChart* m_channels;
    QLabel *m_title = nullptr, *m_subtitle = nullptr;
    QComboBox *m_source = nullptr, *m_axis = nullptr;
    TensorTableModel* m_model = nullptr;
    CopyableTable* m_table = nullptr;
    QPushButton* m_measureAll = nullptr;
    QVector<TensorChoice> m_ofStudy, m_ofFile;
    std::function<TensorFileAccess()> m_where;
    TensorFileAccess m_asked, m_opened; ///< of the file that was asked for last, and of m_file
    QString m_file;
    QString m_wanted;     ///< tensor of the file that was asked for last; empty: any
    QString m_fetched;    ///< name of the tensor that was asked for last
    bool m_stale = false; ///< the study's tensor is asked for when the page is shown
};

} // namespace qs
