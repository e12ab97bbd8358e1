// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/tensors/tensors_module.h"

#include "app/frame/message_bar.h"
#include "app/frame/page_list.h"
#include "app/pages/tensors/measured_tensors.h"
#include "app/session/run_store.h"
#include "app/targets/remote_files.h"
#include "widgets/charts/bars/channel_chart.h"
#include "widgets/charts/bars/histogram_chart.h"
#include "widgets/controls/local_files.h"
#include "widgets/tables/copyable_table.h"

#include <QMainWindow>
#include <QScrollArea>

namespace qs {
namespace {

PageModule::Title tensorsTitle()
{
    return PageModule::Title(
        QStringLiteral("tensors"), TensorsModule::tr("Tensors"),
        TensorsModule::tr("Effect of formats on single tensors"), "actionTensorsPage", TensorsModule::tr("Te&nsors"),
        TensorsModule::tr("Show the effect of formats on single tensors"), TensorsModule::tr("Alt+5"), "tensors");
}

} // namespace

TensorsModule::TensorsModule(const PageServices& window, TargetService& targets)
    : PageModule(tensorsTitle(), window), m_targets(targets),
      m_page(*new TensorsPage(nullptr, [&targets] { return tensorFilesAt(targets); })), m_setup(new QScrollArea)
{
    setParts(makeParts());
    m_setup->setFrameShape(QFrame::NoFrame);
    m_setup->setWidgetResizable(true);
    m_setup->setFocusPolicy(Qt::NoFocus);
    m_setup->setWidget(&m_page.panel());
    connect(&m_page, &TensorsPage::failed, this,
            [this](const Error& error) { m_window.messages.showError(error, tr("Tensor file:")); });
    connect(&m_page, &TensorsPage::opened, this, [this] { m_window.messages.retract(tr("Tensor file:")); });
    connect(&m_page.panel(), &TensorViewPanel::probeRequested, this, &PageModule::contentChanged);
}

void TensorsModule::showTensor(const QString& path, const QString& tensor)
{
    m_window.pages.show(*this);
    setTensor(path, tensor);
}

void TensorsModule::setTensor(const QString& path, const QString& tensor)
{
    m_page.openFile(path, tensorFilesAt(m_targets), tensor);
}

void TensorsModule::follow(const RunStore& store)
{
    const auto show = [this, &store] {
        m_page.setMeasured(measuredTensors(store.runs(), m_page.file(), m_page.tensorsOfFile()));
    };
    connect(&m_page, &TensorsPage::opened, this, show);
    connect(&store, &RunStore::changed, this, show);
    connect(&store, &RunStore::wasReset, this, show);
}

PageParts TensorsModule::makeParts()
{
    PageParts parts;
    parts.page = &m_page;
    parts.setup = m_setup;
    if (m_study) parts.runToolTip = m_study->parts().runToolTip;
    parts.table = &m_page.table();
    parts.charts = {&m_page.histogram(), &m_page.channels()};
    parts.splitters = {{&m_page.splitter()}};
    parts.welcome = &m_page.welcome();
    parts.showsRuns = false;
    parts.opens = {FileKind::Tensors};
    return parts;
}

void TensorsModule::setStudy(PageModule& study)
{
    m_study = &study;
    setParts(makeParts());
}

PageContent TensorsModule::content() const
{
    PageContent content;
    content.notesOf = QStringLiteral("tensor:") + QString::fromStdString(m_page.panel().request().tensor);
    return content;
}

} // namespace qs
