// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/page_module.h"

#include <nlohmann/json.hpp>

#include <QHash>
#include <QObject>
#include <QVector>

#include <utility>

class QWidget;

namespace qs {

class TourOverlay;

/// Shows newcomers around the real window, on the runs of the session. What there is to be shown comes from the pages;
/// the order is that of TourPart.
class Tour : public QObject
{
    Q_OBJECT

public:
    /// The steps of the pages, and those of no page, which are shown on the first one.
    Tour(QMainWindow& window, PageList& pages, const RunStore& store, const QVector<TourStep>& ofSession,
         QObject* parent);

    /// Brings the dock to the front that something lies in.
    static void showDockOf(QWidget* widget);

    void begin();
    void end();
    bool isActive() const { return m_step >= 0; }
    int step() const { return m_step; }
    int count() const { return static_cast<int>(m_steps.size()); }
    TourPart part(int step) const { return m_steps[step].what.part; }
    void goTo(int step);
    /// What is lit at the moment; null where nothing is.
    QWidget* target() const;
    TourOverlay* overlay() const { return m_overlay; }

signals:
    void ended();

private:
    struct Step
    {
        TourStep what;
        PageModule* page; ///< on which it is
    };
    void show();
    void prepare(const Step& step);
    void useSetupOf(const StoredRun& run, PageModule& page);
    void giveSetupsBack();

    QMainWindow& m_window;
    PageList& m_pages;
    const RunStore& m_store;
    QVector<Step> m_steps;
    TourOverlay* m_overlay = nullptr;
    int m_step = -1;
    /// Of the user, which the tour replaced, by what pages share.
    QHash<QString, std::pair<PageModule*, nlohmann::json>> m_setups;
};

} // namespace qs
