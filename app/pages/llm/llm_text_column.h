// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/llm/generate.h"

#include <QString>
#include <QStringList>
#include <QWidget>

class QLabel;
class QTextEdit;

namespace qs {

/// What one configuration writes, token by token, with its speed below.
class LlmTextColumn : public QWidget
{
    Q_OBJECT

public:
    /// `name`: of the text, for findChild; its heading and its speed are named after it.
    explicit LlmTextColumn(const QString& name, QWidget* parent = nullptr);

    /// Empties it: `prompt` stands there in the muted colour. The mode of a configuration (llmMode()) gives the title
    /// its colour.
    void begin(const QString& mode, const QString& prompt);
    /// The text of so many tokens more, and tokens per second so far (0: not known yet).
    void add(const QString& text, int tokens, double rate);
    /// All of the text, and its times.
    void finish(const LlmGeneration& made);
    /// Marks where the text begins to be another one than the text beside it: so many characters of text(); below 0:
    /// nowhere.
    void markDifference(qsizetype from, qsizetype length);

    QString text() const { return m_text; } ///< without the prompt
    bool isMarked() const { return m_from >= 0; }
    void setHeadingVisible(bool visible);
    QTextEdit& output() { return *m_output; }
    QLabel& speed() { return *m_speed; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();
    void append(const QString& text, bool differs, bool muted);

    QString m_mode, m_prompt, m_text;
    qsizetype m_tokens = 0, m_from = -1, m_length = 0; ///< the last two of the mark
    QLabel* m_heading;
    QTextEdit* m_output;
    QLabel* m_speed;
};

/// '48 tokens · first token after 12.1 ms · 310 tokens/s · median step 3.2 ms', in the reader's language.
QString generationText(const LlmGeneration& made);

} // namespace qs
