// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;

namespace qs {

class ComparePage;
class RunController;
class RunStore;
class ScopePage;

/// What the pages say while the session is empty and nothing runs: what can be done first, with the buttons for it.
class FirstSteps : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        QMainWindow& window; ///< its actions are offered, by name, as far as there are such
        ScopePage& scope;
        ComparePage& compare;
        RunStore& store;
        RunController& controller;
    };
    explicit FirstSteps(const Parts& parts);

private:
    void update();
    Parts m_parts;
};

} // namespace qs
