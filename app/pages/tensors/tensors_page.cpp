// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/tensors/tensors_page.h"

#include "app/language/counted.h"
#include "app/pages/layout/empty_page.h"
#include "gpu/studies/tensors/tensor_probe.h"
#include "widgets/charts/bars/channel_chart.h"
#include "widgets/charts/bars/histogram_chart.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/local_files.h"
#include "widgets/controls/path_question.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"
#include "widgets/tables/copyable_table.h"
#include "widgets/tensor/tensor_table_model.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

#include <cmath>
#include <utility>

namespace qs {
namespace {

enum Source { OfStudy, OfFile, AllOfFile };

/// Larger tensors are looked at in evenly taken rows, so that a slider is followed at once.
constexpr std::int64_t kMaxReadElements = std::int64_t{1} << 22;

Error withoutMemory(const Error& error)
{
    if (error.code != ErrorCode::Memory) return error;
    return {ErrorCode::Memory, Message::tr("The tensor does not fit into memory."),
            Message::tr("Close other programs, or choose a smaller one.")};
}

/// Its columns follow the modes that were measured.
class TensorTable : public CopyableTable
{
public:
    TensorTable(TableModel* model, QWidget* parent) : CopyableTable(260, parent)
    {
        setTable(model);
        connect(model, &QAbstractItemModel::modelReset, this, &TensorTable::refitColumns);
    }
};

/// '21.3 dB, 4.13 bits an element: INT4 symmetric, groups of 128'
QString headline(const TensorProbeResult& result)
{
    const QString what = messageText(probeText(result.request));
    if (result.errorKind() == ErrorKind::Exact)
        return TensorsPage::tr("No change, %1 bits per element: %2").arg(viewFixed(result.bitsPerElement, 2)).arg(what);
    if (result.errorKind() != ErrorKind::Measured)
        return counted(TensorsPage::tr("%1 of %n value(s) can be judged, %2 bits per element: %3", nullptr,
                                       pluralOf(result.elements())),
                       result.elements())
            .arg(viewCount(result.elements() - result.nonFinite - result.destroyed),
                 viewFixed(result.bitsPerElement, 2), what);
    return TensorsPage::tr("%1 dB, %2 bits per element: %3")
        .arg(viewFixed(result.sqnrDb, 1))
        .arg(viewFixed(result.bitsPerElement, 2))
        .arg(what);
}

} // namespace

TensorsPage::TensorsPage(QWidget* parent, std::function<TensorFileAccess()> where)
    : Page(parent), m_panel(new TensorViewPanel), m_files(new InputFiles(this)), m_stack(new QStackedWidget(this)),
      m_splitter(new QSplitter(Qt::Vertical)), m_histogram(new HistogramChart), m_channels(new ChannelChart),
      m_where(std::move(where))
{
    setObjectName(QStringLiteral("tensorsPage"));
    setAcceptDrops(true);
    m_histogram->setObjectName(QStringLiteral("tensorHistogram"));
    m_channels->setObjectName(QStringLiteral("tensorChannels"));
    m_splitter->setObjectName(QStringLiteral("tensorSplitter"));
    m_splitter->setChildrenCollapsible(false);
    addAll(m_splitter, {m_histogram, m_channels});
    m_splitter->setSizes({420, 320});
    for (ChartWidget* chart : {static_cast<ChartWidget*>(m_histogram), static_cast<ChartWidget*>(m_channels)}) {
        chart->setFocusPolicy(Qt::StrongFocus);
        chart->setEmptyText(tr("Choose a tensor beside this page."));
    }
    auto* content = new QWidget;
    auto* rows = makeBox<QVBoxLayout>(content, {}, 0);
    rows->addWidget(m_splitter, 1);
    m_stack->addWidget(m_empty = makeEmpty());
    m_stack->addWidget(content);
    m_stack->addWidget(makeAll());
    auto* all = makeBox<QVBoxLayout>(this, {}, 0);
    all->addWidget(makeHead());
    all->addWidget(m_stack, 1);
    connectParts();
    m_panel->setEmptyText(tr("Run an accuracy study, or open a .safetensors or .npy file."));
    chooseSource();
}

TensorsPage::~TensorsPage()
{
    if (m_panel && !m_panel->parent()) delete m_panel; // no window took it
}

QWidget* TensorsPage::makeHead()
{
    auto* head = new QWidget;
    auto* row = makeBox<QHBoxLayout>(head, {10, 6, 10, 6}, 8);
    auto* words = new QVBoxLayout;
    words->setSpacing(1);
    m_title = named(new ElidedLabel(head), "tensorHeadline");
    m_subtitle = named(new ElidedLabel(head), "tensorSubtitle");
    m_subtitle->setProperty("role", "subtitle");
    for (QLabel* label : {m_title, m_subtitle})
        words->addWidget(label);
    m_source = described(new QuietComboBox(head), "tensorSource", tr("Where the tensors come from"),
                         tr("Weights and inputs of the current study, or tensors of a file"));
    m_source->addItem(tr("Tensors of the study"));
    m_source->addItem(tr("Tensors of a file"));
    m_source->addItem(tr("All tensors of the file"));
    auto* open = described(new QPushButton(tr("&Open file…"), head), "tensorOpen", tr("Open a tensor file"),
                           tr("Show a tensor of a .safetensors or .npy file. You can also drop the file here."));
    open->setAutoDefault(false);
    connect(open, &QPushButton::clicked, this, &TensorsPage::open);
    m_source->setMinimumContentsLength(16);
    m_axis = described(new QuietComboBox(head), "tensorAxis", tr("Channels"),
                       tr("Columns are the inputs of a weight, rows its outputs"));
    m_axis->addItem(tr("by column"));
    m_axis->addItem(tr("by row"));
    m_axis->setMinimumContentsLength(9);
    row->addLayout(words, 1);
    addAll(row, {m_axis, m_source, open});
    return head;
}

/// Tensor × mode, by what is lost.
QWidget* TensorsPage::makeAll()
{
    auto* all = new QWidget;
    auto* rows = makeBox<QVBoxLayout>(all, {}, 0);
    auto* bar = makeBox<QHBoxLayout>(nullptr, {10, 4, 10, 6}, 8);
    m_measureAll = described(new QPushButton(tr("&Measure all"), all), "tensorMeasureAll", tr("Measure all tensors"),
                             tr("Measure every tensor of the file with the modes of the setup on Scope, one after the "
                                "other"));
    m_measureAll->setAutoDefault(false);
    bar->addWidget(m_measureAll);
    bar->addStretch(1);
    m_model = new TensorTableModel(this);
    m_table = named(new TensorTable(m_model, all), "tensorTable");
    m_table->setAccessibleName(tr("Tensors of the file by what each mode loses"));
    connect(m_measureAll, &QPushButton::clicked, this, [this] { emit measureAllRequested(m_file, m_ofFile); });
    connect(m_table, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex& index) {
        TensorProbeRequest request = m_panel->request();
        request.tensor = index.data(TableModel::ModeNameRole).toString().toStdString();
        m_panel->setRequest(request);
        m_source->setCurrentIndex(OfFile);
    });
    rows->addLayout(bar);
    rows->addWidget(m_table, 1);
    return all;
}

bool TensorsPage::isOfFile() const { return m_source->currentIndex() != OfStudy; }

void TensorsPage::setMeasured(std::vector<TensorRow> tensors) { m_model->setTensors(std::move(tensors)); }

void TensorsPage::showAll() { m_source->setCurrentIndex(AllOfFile); }

EmptyPage* TensorsPage::makeEmpty()
{
    return new EmptyPage(
        tr("How does a format change the numbers?"),
        tr("This page shows the distribution of a tensor before and after quantization, the number line of the format, "
           "and the error of each channel. Drag bits, group and clip to see their effect.\n\nRun an accuracy study "
           "(Alt+4, "
           "F5) to show its weights and activations, or open a .safetensors or .npy file."),
        QStringLiteral("tensorEmptyText"), QStringLiteral("tensors"));
}

void TensorsPage::connectParts()
{
    connect(m_source, &QComboBox::currentIndexChanged, this, &TensorsPage::chooseSource);
    connect(m_axis, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_channels->fill(&ChannelContent::setAxis, index == 1 ? ChannelAxis::Rows : ChannelAxis::Columns);
    });
    connect(m_panel, &TensorViewPanel::probeRequested, this, &TensorsPage::onRequest);
    connect(m_files, &InputFiles::failed, this, [this](const QString&, const Error& error) { emit failed(error); });
    connect(m_files, &InputFiles::listed, this, [this](const QString& path, const QVector<TensorChoice>& tensors) {
        m_file = path;
        m_opened = m_asked;
        m_ofFile = tensors;
        emit opened(path);
        for (TensorChoice& tensor : m_ofFile) // an .npy file does not name its own
            if (tensor.name.isEmpty()) tensor.name = QFileInfo(path).fileName();
        if (!m_wanted.isEmpty()) { // the panel keeps the tensor that it has, where it is there
            TensorProbeRequest request = m_panel->request();
            request.tensor = m_wanted.toStdString();
            m_panel->setRequest(request);
        }
        const QSignalBlocker quiet(m_source);
        m_source->setCurrentIndex(OfFile);
        chooseSource();
        emit opened(path);
    });
}

void TensorsPage::chooseSource()
{
    const bool ofFile = isOfFile();
    const QVector<TensorChoice>& tensors = ofFile ? m_ofFile : m_ofStudy;
    m_fetched.clear();
    m_tensor = nullptr;
    m_stack->setCurrentIndex(tensors.isEmpty() ? 0 : 1);
    m_title->setText(tensors.isEmpty() ? tr("No tensor") : QString());
    m_subtitle->setText(ofFile && !m_file.isEmpty()    ? fileTitle()
                        : !ofFile && tensors.isEmpty() ? tr("There is no study in memory")
                                                       : QString());
    if (tensors.isEmpty()) {
        m_panel->setTensors({});
        showProbe({});
        return;
    }
    m_panel->setTensors(tensors);
    onRequest(m_panel->request()); // where the panel asked already this changes nothing
    if (m_source->currentIndex() == AllOfFile) m_stack->setCurrentIndex(2);
}

/// 'gpu1: model.safetensors'
QString TensorsPage::fileTitle() const
{
    const QString name = QFileInfo(m_file).fileName();
    return m_opened.where.isEmpty() ? name : m_opened.where + QStringLiteral(": ") + name;
}

void TensorsPage::onRequest(const TensorProbeRequest& request)
{
    const QString name = text(request.tensor);
    if (name != m_fetched) return fetch(name);
    probe(request);
}

void TensorsPage::fetch(const QString& name)
{
    if (name.isEmpty()) return;
    m_fetched = name;
    m_tensor = nullptr; // until the new one is here
    if (isOfFile()) return load(name);
    m_stale = !isVisible();
    if (!m_stale) emit studyTensorRequested(name);
}

void TensorsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_stale) return;
    m_stale = false;
    emit studyTensorRequested(m_fetched);
}

void TensorsPage::setStudyTensors(const QVector<TensorChoice>& tensors)
{
    m_ofStudy = tensors;
    if (m_source->currentIndex() == OfStudy) chooseSource();
}

void TensorsPage::setStudyTensor(const NamedTensor& tensor)
{
    if (m_source->currentIndex() != OfStudy || text(tensor.name) != m_fetched) return;
    setTensor(std::make_shared<const NamedTensor>(tensor), tensor.rows);
}

void TensorsPage::setTensor(std::shared_ptr<const NamedTensor> tensor, qint64 ofRows)
{
    if (text(tensor->name) != m_fetched) return;
    const QString from = isOfFile() ? fileTitle() + QStringLiteral(" · ") : QString();
    const qint64 rows = tensor->rows;
    const QString shape = rows < ofRows
                              ? counted(tr("%1 × %2; %n evenly spaced row(s) are used", nullptr, pluralOf(rows)), rows)
                              : tr("%1 × %2");
    m_subtitle->setText(from + m_fetched + QStringLiteral(" · ") +
                        shape.arg(viewCount(ofRows), viewCount(tensor->columns)));
    m_subtitle->setToolTip(m_subtitle->text());
    m_tensor = std::move(tensor);
    probe(m_panel->request());
}

void TensorsPage::load(const QString& name)
{
    m_reading.request([read = m_opened.read, path = m_file,
                       name](std::stop_token stop) { return read(path, name, kMaxReadElements, std::move(stop)); },
                      [this, name](Result<TensorRows> rows) {
                          if (!rows) return emit failed(withoutMemory(rows.error()));
                          setTensor(std::make_shared<const NamedTensor>(NamedTensor{
                                        name.toStdString(), rows->rows, rows->columns, std::move(rows->values)}),
                                    rows->ofRows);
                      });
}

void TensorsPage::probe(const TensorProbeRequest& request)
{
    if (!m_tensor) return;
    m_probing.request(
        [request, tensor = m_tensor](std::stop_token stop) {
            return probeTensor(tensor->values, tensor->rows, tensor->columns, request, stop);
        },
        [this, request](const Result<TensorProbeResult>& result) {
            if (result) return showResult(*result);
            TensorProbeResult none;
            none.request = request;
            none.failed = withoutMemory(result.error()).sentences();
            showResult(none);
        });
}

void TensorsPage::showResult(const TensorProbeResult& result)
{
    if (result.stopped) return;
    if (!result.failed.empty()) {
        m_panel->setError(messageText(result.failed));
        m_title->setText(messageText(result.failed));
        showProbe({});
        return;
    }
    m_panel->setResult(result);
    m_title->setText(headline(result));
    m_title->setToolTip(tr("Computed in %1 ms").arg(viewFixed(result.milliseconds, 1)));
    showProbe(result);
}

void TensorsPage::showProbe(const TensorProbeResult& probe)
{
    m_histogram->fill(&HistogramContent::setProbe, probe);
    m_channels->fill(&ChannelContent::setProbe, probe);
}

void TensorsPage::openFile(const QString& path, const TensorFileAccess& files, const QString& tensor)
{
    m_asked = files;
    m_wanted = tensor;
    m_files->requestBy(path, files.list);
}

void TensorsPage::open()
{
    const TensorFileAccess files = m_where();
    const bool sameComputer =
        !m_file.isEmpty() && m_opened.where == files.where; // browsing goes on where the last file is
    askForPath(this,
               {tr("Open a tensor file"), sameComputer ? QFileInfo(m_file).path() : QString(),
                tr("Tensors (*.safetensors *.npy)")},
               [this, files](const QString& path) { openFile(path, files); });
}

void TensorsPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (!tensorFileOf(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void TensorsPage::dropEvent(QDropEvent* event)
{
    const QString path = tensorFileOf(event->mimeData());
    if (path.isEmpty()) return;
    event->acceptProposedAction();
    openFile(path);
}

} // namespace qs
