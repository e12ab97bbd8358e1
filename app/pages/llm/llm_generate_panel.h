// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/llm/session.h"

#include <QStringList>
#include <QVector>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSplitter;

namespace qs {

class CountSpinBox;
class LlmTextColumn;
class QuietDoubleBox;

/// A prompt, how it is to be gone on with, and what one or two configurations make of it, token by token, with the
/// first token marked from which on they differ.
class LlmGeneratePanel : public QWidget
{
    Q_OBJECT

public:
    explicit LlmGeneratePanel(QWidget* parent = nullptr);
    /// The model that answers, in words, and the chat template of its folder.
    void setModel(const QString& words, const FoundChatTemplate& chat);
    /// Whether a prompt may be sent, and why not.
    void setAnswers(bool can, const QString& why);

    /// Ids of the configurations; the second one is empty where only one answers.
    QString configuration() const;
    QString against() const;
    LlmPrompt request() const;

    /// To the prompt; the one that it came with is marked, so that typing takes its place.
    void goToPrompt();

    // While it writes.
    void begin();
    /// What the model is loaded with, before the first token.
    void setLoading(const QString& words);
    void addText(const QString& configuration, const QString& text, int tokens, double rate);
    /// What came out.
    void finish(const std::vector<LlmGeneration>& made);
    /// Why nothing came out; `failed`: it was not stopped by the user.
    void end(const QString& words, bool failed);
    bool isWriting() const { return m_writing; }

    LlmTextColumn& column(int number) { return *m_columns[number]; }

signals:
    void generateRequested();
    void stopRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makePrompt();
    void makeConfigurations();
    void makeSampling();
    void makeTemplates();
    QWidget* makeColumns();
    void addField(const QString& label, QWidget* control);
    void connectParts();
    void arrange();
    void refresh();
    void refreshSampling();
    void compareSoFar();
    void showDifference(const LlmGeneration& a, const LlmGeneration& b);
    QString whyNot() const;

    QPlainTextEdit* m_prompt;
    QLineEdit* m_system;
    QComboBox *m_configuration, *m_against, *m_template;
    CountSpinBox *m_most, *m_topK, *m_seed;
    QuietDoubleBox *m_temperature, *m_topP;
    QPushButton* m_run;
    QWidget* m_fields;
    QGridLayout* m_grid;
    QVector<QWidget*> m_placed; ///< the fields, a label and a control each
    int m_perRow = 0;           ///< so many of them stand in a row
    QVector<LlmTextColumn*> m_columns;
    QSplitter* m_splitter = nullptr;
    QLabel *m_model, *m_about;
    QStringList m_writers; ///< ids of the configurations that write
    bool m_writing = false, m_can = true;
    QString m_why;
};

} // namespace qs
