// SPDX-License-Identifier: GPL-3.0-or-later
// The film in README.md: the steps of its three minutes, in their order, in forty seconds.
#pragma once

#include "app/controllers/accuracy_controller.h"
#include "app/files/file_commands.h"
#include "app/pages/accuracy/accuracy_page.h"
#include "app/pages/llm/llm_page.h"
#include "app/pages/measure/compare_page.h"
#include "app/present/present_commands.h"
#include "app/present/present_window.h"
#include "tests/bench/photographer.h"
#include "widgets/charts/modes/heat_map.h"

#include <QLineEdit>
#include <QSpinBox>
#include <QTabWidget>

namespace qs::bench {

/// Frames at the times at which they are shown; what takes longer than its part of the film is left out.
class Film
{
public:
    Film(MainWindow& window, QString stem) : m_window(window), m_stem(std::move(stem)) {}

    void frames(int count, const std::function<void(int)>& before = [](int) {}) { framesOf(m_window, count, before); }
    void framesOf(QWidget& widget, int count, const std::function<void(int)>& before = [](int) {})
    {
        for (int i = 0; i < count; ++i) {
            before(i);
            wait(200);
            widget.grab().save(m_stem + QStringLiteral("frame-%1.png").arg(m_next++, 3, 10, QLatin1Char('0')));
        }
    }

private:
    MainWindow& m_window;
    QString m_stem;
    int m_next = 0;
};

/// Start, Live, a knob, Compare.
inline void filmKernels(Film& film, Photographer& camera, MainWindow& window)
{
    film.frames(4);
    camera.press("actionRun");
    film.frames(3); // calibrating, of which the rest is left out
    wait(60000, [&] { return runOf(window).shown() > 20 || !runOf(window).isActive(); });
    film.frames(8);
    wait(120000, [&] { return !runOf(window).isActive(); });
    film.frames(8);
    const QString first = window.store().runs().first().id;
    camera.press("actionLive");
    film.frames(16);
    auto* tokens = window.findChild<QSpinBox*>(QStringLiteral("tokensSpin"));
    const int start = tokens->value();
    film.frames(34, [&](int i) {
        if (i >= 4 && i < 14) tokens->setValue(std::max(1, start >> (i - 3)));
        if (i >= 20 && i < 30) tokens->setValue(std::max(1, start >> (29 - i)));
    });
    camera.stop();
    window.pages().choose(first);
    camera.press("actionComparePage");
    auto* compare = window.findChild<ComparePage*>();
    compare->setView(ComparePage::Bars);
    film.frames(12);
    compare->setView(ComparePage::Why);
    film.frames(8);
    compare->setView(ComparePage::Bars);
}

/// What if, the language model, Decide, slides.
inline void filmModels(Film& film, Photographer& camera, MainWindow& window)
{
    auto* study = window.findChild<AccuracyPage*>();
    camera.press("actionStudyPage");
    camera.press("actionRun");
    wait(3000);
    film.frames(8);
    wait(300000, [&] { return !studyOf(window).isActive(); });
    study->showWhatIf();
    film.frames(5);
    for (int layer = 0; layer < std::min<int>(3, static_cast<int>(study->study().layers.size())); ++layer) {
        emit study->heatMap().cellActivated(layer, QStringLiteral("int4-rtn"));
        wait(8000, [&] { return !study->study().plans.empty() && !studyOf(window).isAnswering(); });
        film.frames(4);
    }
    camera.press("actionLlmPage");
    camera.press("actionRun");
    wait(4000);
    film.frames(10);
    wait(300000, [&] { return !llmStudyOf(window).isActive(); });
    llmOf(window).llmPage().showTradeOffs();
    film.frames(10);
    camera.press("actionDecidePage");
    film.frames(8);
    if (auto* limit = window.findChild<QLineEdit*>(QStringLiteral("decideMemory"))) {
        limit->setText(QStringLiteral("0.012"));
        limit->setModified(true);
        emit limit->editingFinished();
    }
    film.frames(10);
    camera.press("actionPresent");
    wait(500);
    PresentWindow* show = window.findChild<PresentCommands*>()->show();
    if (!show) return;
    show->resize(window.size());
    for (int page = 0; page < std::min(3, show->count()); ++page) {
        show->goTo(page);
        film.framesOf(*show, 7);
    }
    show->close();
}

inline void film(Photographer& camera, MainWindow& window, const QString& stem)
{
    Film film(window, stem);
    camera.size(1200, 750);
    filmKernels(film, camera, window);
    filmModels(film, camera, window);
    window.files().saveTo(stem + QStringLiteral("film.quantoscope"));
    wait(20000, [&] { return !window.files().isBusy(); });
}

} // namespace qs::bench
