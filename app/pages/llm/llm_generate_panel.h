// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QIcon>
#include <QStringList>
#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTextEdit;

namespace qs {

class CountSpinBox;

/// A prompt, a configuration, and what the model makes of it, token by token.
class LlmGeneratePanel : public QWidget
{
    Q_OBJECT

public:
    explicit LlmGeneratePanel(QWidget* parent = nullptr);
    void setSwatch(const std::function<QIcon(const QString&)>& swatch);
    /// The model that answers, in words.
    void setModel(const QString& words);
    /// Whether a prompt may be sent, and why not.
    void setAnswers(bool can, const QString& why);

    /// Ids of the configuration, and the prompt.
    QString configuration() const;
    QString prompt() const;
    int most() const;

    /// To the prompt; the one that it came with is marked, so that typing takes its place.
    void goToPrompt();

    // While it writes.
    void begin();
    /// What the model is loaded with, before the first token.
    void setLoading(const QString& words);
    void addText(const QString& text, int tokens);
    /// `words`: what came out, or why nothing.
    void end(const QString& words, bool failed);
    bool isWriting() const { return m_writing; }

    QTextEdit& output() { return *m_output; }

signals:
    void generateRequested();
    void stopRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void showRate();

    QPlainTextEdit* m_prompt;
    QComboBox* m_configuration;
    CountSpinBox* m_most;
    QPushButton* m_run;
    QTextEdit* m_output;
    QLabel *m_model, *m_about;
    QElapsedTimer m_clock;
    qint64 m_first = -1; ///< ms to the first token
    int m_tokens = 0;
    bool m_writing = false, m_can = true;
    QString m_why;
};

} // namespace qs
