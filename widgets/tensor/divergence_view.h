// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/llm_study.h"

#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QTextEdit;

namespace qs {

class DivergenceLegend;

/// The text of an LLM study, each token on a background that shows the KL divergence of a configuration's prediction
/// from the baseline's; with what is known of the token under the pointer or the caret. Arrow keys go from token to
/// token, W to the worst one, N to the next worst.
class DivergenceView : public QWidget
{
    Q_OBJECT

public:
    /// Lower ends of the classes in nats; below the first a token has no ground.
    static constexpr double kSteps[] = {0.01, 0.03, 0.1, 0.3, 1.0};

    explicit DivergenceView(QWidget* parent = nullptr);
    void setStudy(std::shared_ptr<const LlmStudyResult> study);

    /// The configuration that is shown, as llmMode(); empty: none has divergences by token.
    QString mode() const;
    /// Shows another one; unknown: nothing happens, and nothing is emitted.
    void setMode(const QString& mode);
    /// The token at the caret; −1: none.
    int currentToken() const { return m_token; }
    void goToToken(int token);
    /// The token with the largest divergence, and those that follow.
    void goToWorst();
    void goToNextWorst();
    /// What is reported about a token: its text, divergence in nats and bits, its probability in the baseline and here.
    QString tokenWords(int token) const;
    QTextEdit& text() { return *m_text; }

signals:
    void modeChosen(const QString& mode);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeBar();
    const LlmText* shown() const;
    void fillModes();
    void draw();
    void color();
    QString extentText(const LlmText& text, std::size_t tokens) const;
    int tokenAt(int position) const;
    void caretMoved();
    void markToken();
    bool keyPressed(int key);

    std::shared_ptr<const LlmStudyResult> m_study;
    std::vector<std::string> m_pieces; ///< that are drawn
    std::vector<int> m_starts;         ///< of each token in the document, and its end
    std::vector<int> m_worst;          ///< tokens by divergence, the largest first
    int m_token = -1;
    int m_rank = -1; ///< of the worst that was gone to last
    bool m_drawing = false, m_chosen = false;
    QComboBox* m_mode = nullptr;
    QPushButton *m_first = nullptr, *m_next = nullptr;
    DivergenceLegend* m_legend = nullptr;
    QTextEdit* m_text = nullptr;
    QLabel *m_about = nullptr, *m_extent = nullptr;
};

} // namespace qs
