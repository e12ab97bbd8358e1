// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/page_module.h"
#include "app/pages/tensors/tensors_page.h"

class QScrollArea;

namespace qs {

class RunStore;
class TargetService;

/// The Tensors page. It runs nothing by itself: what can be started on it is the study whose tensors it shows.
class TensorsModule : public PageModule
{
    Q_OBJECT

public:
    TensorsModule(const PageServices& window, TargetService& targets);

    /// The page that is started from here, too.
    void setStudy(PageModule& study);
    TensorsPage& tensors() { return m_page; }
    /// Where what was measured of tensors of a file is found.
    void follow(const RunStore& store);
    /// Turns to the page and shows a tensor of a file, on the computer that is chosen.
    void showTensor(const QString& path, const QString& tensor);
    /// The same without turning to it.
    void setTensor(const QString& path, const QString& tensor);

    void start() override { m_study->start(); }
    PageContent content() const override;
    void open(const QString& path) override { m_page.openFile(path); }

private:
    PageParts makeParts();

    TargetService& m_targets;
    TensorsPage& m_page;
    QScrollArea* m_setup;
    PageModule* m_study = nullptr;
};

} // namespace qs
