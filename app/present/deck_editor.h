// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/present/deck.h"
#include "app/present/slide_maker.h"
#include "app/session/run_store.h"

#include <QDialog>

#include <functional>

class QLabel;
class QLineEdit;
class QListWidget;
class QMenu;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace qs {

class SlideView;

/// Chooses, orders, names and hides the pages of the presentation, with the page beside the list. Every change is kept
/// in the session at once and can be undone.
class DeckEditor : public QDialog
{
    Q_OBJECT

public:
    /// `live`: what is being measured at the moment, or null.
    DeckEditor(RunStore& store, std::function<const Segment*()> live, QWidget* parent = nullptr);
    ~DeckEditor() override;

    const Deck& deck() const { return m_deck; }
    int current() const;
    void setCurrent(int page);

signals:
    /// Present from this page on.
    void presentRequested(int page);
    void exportRequested();

private:
    QWidget* makePages();
    QWidget* makePage();
    QWidget* makeButtons();
    QToolButton* tool(const char* name, const char* icon, const QString& text);
    void connectParts();
    void reload();
    void changed(const QString& words);
    void listEdited();
    void showCurrent();
    void fillAddMenu();
    void addToMenu(QMenu& menu, const DeckPage& page, const QString& text);
    void add(const DeckPage& page);
    void removeCurrent();
    void move(int by);
    void titleEdited();
    SlideSource source() const { return {m_store.data(), m_live ? m_live() : nullptr, {}}; }

    RunStore& m_store;
    std::function<const Segment*()> m_live;
    Deck m_deck;
    QListWidget* m_list = nullptr;
    QToolButton *m_add = nullptr, *m_remove = nullptr, *m_up = nullptr, *m_down = nullptr;
    QMenu* m_addMenu = nullptr;
    QLineEdit* m_title = nullptr;
    QPushButton *m_automatic = nullptr, *m_present = nullptr;
    QSpinBox* m_seconds = nullptr;
    SlideView* m_preview = nullptr;
    bool m_filling = false;
};

} // namespace qs
