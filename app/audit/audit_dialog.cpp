// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/audit/audit_dialog.h"

#include "app/audit/audit_edit.h"
#include "app/session/native_path.h"
#include "gpu/formats/io/describe.h"
#include "gpu/report/text/audit_report.h"
#include "gpu/report/text/markdown.h"
#include "widgets/controls/form_rows.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QStyle>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace qs {
namespace {

constexpr int kTypingMs = 300;          ///< after which typing has stopped
constexpr qint64 kMaxShown = 2'000'000; ///< bytes of a file; an editor with more is slow
constexpr std::size_t kMaxCards = 200;  ///< findings that anybody would read; the list on the clipboard has all
constexpr qsizetype kQuick = 200'000;   ///< characters that are audited before anybody could read 'Auditing…'

/// A first run that owns the mean, a speed-up that rests on it, and a column that was typed.
const char kExample[] = "## Attention, 512 tokens\n"
                        "\n"
                        "| Variant | Mean (ms) | Std (ms) | Min (ms) | Max (ms) | Speedup |\n"
                        "| --- | --- | --- | --- | --- | --- |\n"
                        "| separate kernels | 24.62 | 73.16 | 0.17 | 244.09 | 1.0x |\n"
                        "| fused kernel | 0.21 | 0.01 | 0.17 | 0.23 | 117.2x |\n"
                        "| fused, as a graph | 0.20 | 0.01 | 0.17 | 0.22 | 132.1x |\n"
                        "\n"
                        "Fusing makes attention 117.2x faster.\n";

Finding::Severity severityOf(Severity severity)
{
    return severity == Severity::Error     ? Finding::Severity::Error
           : severity == Severity::Warning ? Finding::Severity::Warning
                                           : Finding::Severity::Info;
}

QString severityName(Severity severity)
{
    return severity == Severity::Error     ? AuditDialog::tr("Error")
           : severity == Severity::Warning ? AuditDialog::tr("Warning")
                                           : AuditDialog::tr("Note");
}

/// With what is left out of the cards.
QString shownSummary(const AuditResult& result)
{
    if (result.findings.size() <= kMaxCards) return auditSummary(result);
    return AuditDialog::tr("%1 The first %2 are shown; a copy contains all of them.")
        .arg(auditSummary(result), QLocale().toString(static_cast<int>(kMaxCards)));
}

bool isDelimited(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    return suffix == QLatin1String("csv") || suffix == QLatin1String("tsv");
}

} // namespace

Finding auditCard(const AuditFinding& finding)
{
    Finding card;
    card.severity = severityOf(finding.severity);
    card.title = messageText(finding.sentence);
    card.detail = messageText(explanation(finding.code));
    card.code =
        QString::fromLatin1(codeName(finding.code).data(), static_cast<qsizetype>(codeName(finding.code).size()));
    if (finding.line > 0) card.at = {static_cast<qint64>(finding.line)};
    return card;
}

QString auditSummary(const AuditResult& result)
{
    const auto found = static_cast<int>(result.findings.size());
    if (result.tables == 0 && result.sentences == 0 && found == 0)
        return AuditDialog::tr("No table was found. A table needs a header row, such as Mean, Std, Min and Max, and "
                               "one row of figures per variant.");
    QString read = AuditDialog::tr("%1, %2").arg(AuditDialog::tr("%n table(s)", nullptr, result.tables),
                                                 AuditDialog::tr("%n row(s)", nullptr, result.rows));
    if (result.sentences > 0)
        read = AuditDialog::tr("%1, %2").arg(read,
                                             AuditDialog::tr("%n statement(s) in the text", nullptr, result.sentences));
    if (result.unchecked > 0)
        read = AuditDialog::tr("%1, %2").arg(
            read, AuditDialog::tr("%n ratio(s) in the text without figures, not checked", nullptr, result.unchecked));
    if (found == 0) return AuditDialog::tr("%1. No findings: all derived figures are consistent.").arg(read);
    return AuditDialog::tr("%1: %2.").arg(read, AuditDialog::tr("%n finding(s)", nullptr, found));
}

QString auditMarkdown(const AuditResult& result)
{
    QString out = auditSummary(result) + QStringLiteral("\n\n");
    for (const AuditFinding& finding : result.findings)
        out += QStringLiteral("- **%1**, %2: %3\n")
                   .arg(severityName(finding.severity), AuditDialog::tr("line %1").arg(finding.line),
                        text(escapeMarkdown(messageText(finding.sentence).toStdString())));
    return out;
}

AuditDialog::AuditDialog(QWidget* parent)
    : QDialog(parent), m_edit(new AuditEdit), m_findings(new FindingsPanel), m_summary(new QLabel),
      m_timer(new QTimer(this))
{
    setObjectName(QStringLiteral("auditDialog"));
    setWindowTitle(tr("Audit of a published table"));
    setModal(false);
    setSizeGripEnabled(true);
    resize(1120, 680);
    m_timer->setSingleShot(true);
    m_timer->setInterval(kTypingMs);
    auto* halves = named(new QSplitter(Qt::Horizontal), "auditSplitter");
    addAll(halves, {makeLeft(), makeRight()});
    halves->setChildrenCollapsible(false);
    halves->setSizes({640, 460});
    halves->setStretchFactor(0, 3);
    halves->setStretchFactor(1, 2);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->setContentsMargins(12, 8, 12, 10);
    m_copy = buttons->addButton(tr("&Copy as Markdown"), QDialogButtonBox::ActionRole);
    m_copy->setObjectName(QStringLiteral("auditCopy"));
    m_copy->setToolTip(tr("Copy the findings to the clipboard as a list"));
    for (QAbstractButton* button : buttons->buttons())
        if (auto* push = qobject_cast<QPushButton*>(button)) push->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* all = makeBox<QVBoxLayout>(this, {}, 0);
    all->addWidget(halves, 1);
    all->addWidget(buttons);
    connectParts();
    showResult({});
    m_edit->setFocus();
}

QWidget* AuditDialog::makeLeft()
{
    auto* left = new QWidget;
    auto* label = new QLabel(tr("Published &table"));
    label->setFont(uiFont(Theme::baseSize, QFont::DemiBold));
    label->setBuddy(m_edit);
    m_edit->setObjectName(QStringLiteral("auditText"));
    m_edit->setAccessibleName(tr("Published table"));
    m_edit->setPlaceholderText(
        tr("Paste a table here: Markdown, CSV or tab-separated, with a header row such as mean, std, min and "
           "max.\n\nText around the table can stay; ratios that name the two figures they are of are checked, too. You "
           "can also drop a file here."));
    const auto button = [&](const QString& words, const char* name, const QString& toolTip) {
        auto* made = new QPushButton(words);
        made->setObjectName(QString::fromLatin1(name));
        made->setToolTip(toolTip);
        made->setAutoDefault(false);
        return made;
    };
    QPushButton* open = button(tr("&Open file…"), "auditOpen", tr("Audit a Markdown, text, CSV or TSV file"));
    QPushButton* example =
        button(tr("&Example"), "auditExample", tr("Insert a small table whose claims do not follow"));
    m_audit = button(tr("&Audit"), "auditNow", tr("Audit now. The audit also runs when you stop typing."));
    m_audit->setProperty("role", "primary");
    connect(open, &QPushButton::clicked, this, &AuditDialog::chooseFile);
    connect(example, &QPushButton::clicked, this, [this] { setText(QString::fromLatin1(kExample)); });
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    addAll(row, {open, example});
    row->addStretch(1);
    row->addWidget(m_audit);
    auto* column = makeBox<QVBoxLayout>(left, {12, 12, 12, 0}, 8);
    column->addWidget(label);
    column->addWidget(m_edit, 1);
    column->addLayout(row);
    left->setMinimumWidth(300);
    return left;
}

QWidget* AuditDialog::makeRight()
{
    auto* right = new QWidget;
    auto* label = new QLabel(tr("Findings"));
    label->setFont(uiFont(Theme::baseSize, QFont::DemiBold));
    label->setContentsMargins(12, 0, 12, 0);
    m_summary->setObjectName(QStringLiteral("auditSummary"));
    m_summary->setWordWrap(true);
    m_summary->setContentsMargins(12, 0, 12, 4);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_findings->setObjectName(QStringLiteral("auditFindings"));
    m_findings->setPlaceToolTip(tr("Show the line in the table"));
    auto* column = makeBox<QVBoxLayout>(right, {0, 12, 0, 0}, 8);
    addAll(column, {label, m_summary});
    column->addWidget(m_findings, 1);
    right->setMinimumWidth(260);
    return right;
}

void AuditDialog::connectParts()
{
    connect(m_edit, &QPlainTextEdit::textChanged, this, &AuditDialog::textChanged);
    connect(m_edit, &AuditEdit::fileGiven, this, &AuditDialog::openFile);
    connect(m_timer, &QTimer::timeout, this, &AuditDialog::audit);
    connect(m_audit, &QPushButton::clicked, this, &AuditDialog::audit);
    connect(m_copy, &QPushButton::clicked, this, &AuditDialog::copyMarkdown);
    connect(m_findings, &FindingsPanel::locateRequested, this, &AuditDialog::locate);
}

QString AuditDialog::text() const { return m_edit->toPlainText(); }
bool AuditDialog::isBusy() const { return m_timer->isActive() || m_task.isBusy(); }

void AuditDialog::setText(const QString& text, PublishedForm form)
{
    m_form = form;
    // As one edit of the editor, so that Ctrl+Z brings back what was there.
    QTextCursor cursor(m_edit->document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
    cursor.setPosition(0);
    m_edit->setTextCursor(cursor);
    audit();
}

void AuditDialog::textChanged()
{
    if (m_edit->document()->isEmpty()) m_form = PublishedForm::Document;
    m_timer->start();
}

void AuditDialog::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Audit a file"), {},
        tr("Published tables (*.md *.markdown *.txt *.csv *.tsv *.rst *.html);;All files (*)"));
    if (!path.isEmpty()) openFile(path);
}

void AuditDialog::openFile(const QString& path)
{
    m_timer->stop();
    setSummary(tr("Reading %1…").arg(QFileInfo(path).fileName()), "muted");
    request(path);
}

void AuditDialog::audit()
{
    m_timer->stop();
    if (m_edit->document()->characterCount() > kQuick) setSummary(tr("Auditing…"), "muted");
    request({});
}

/// Audits the file, or the text of the editor where there is none, on the other thread.
void AuditDialog::request(const QString& path)
{
    const std::string words = path.isEmpty() ? text().toStdString() : std::string();
    m_task.request(
        [path, words, form = m_form](std::stop_token) -> Result<Answer> {
            auto result = path.isEmpty() ? qs::audit(words, form) : auditFile(nativePath(path));
            if (!result) return result.error();
            Answer answer{std::move(*result), {}};
            QFile file(path);
            if (!path.isEmpty() && file.size() <= kMaxShown && file.open(QIODevice::ReadOnly))
                answer.text = QString::fromUtf8(file.readAll());
            return answer;
        },
        [this, path](Result<Answer> answer) {
            if (answer)
                onRead(path, std::move(*answer));
            else
                showError(answer.error());
        });
}

/// `path`: of the file that was read; empty: the text of the editor.
void AuditDialog::onRead(const QString& path, Answer answer)
{
    if (answer.text) return setText(*answer.text, isDelimited(path) ? PublishedForm::Csv : PublishedForm::Document);
    if (path.isEmpty()) return showResult(answer.result);
    {
        const QSignalBlocker quiet(m_edit);
        m_edit->clear();
    }
    AuditResult result = std::move(answer.result);
    for (AuditFinding& finding : result.findings) // the lines are not here to be shown; the sentences name their places
        finding.line = 0;
    showResult(result);
    setSummary(tr("%1 (too large to be shown here) — %2").arg(QFileInfo(path).fileName(), shownSummary(result)),
               "subtitle");
}

void AuditDialog::showResult(const AuditResult& result)
{
    m_result = result;
    const bool anything = result.tables > 0 || result.sentences > 0;
    const bool nothing = m_edit->document()->isEmpty() && result.findings.empty() && !anything;
    m_findings->setEmptyText(
        nothing
            ? tr("Claims that do not follow from the figures of the table appear here, with the numbers behind them.")
        : anything ? tr("Everything that can be recomputed agrees with the table.")
                   : QString());
    QVector<Finding> cards;
    for (std::size_t i = 0; i < std::min(result.findings.size(), kMaxCards); ++i)
        cards << auditCard(result.findings[i]);
    m_findings->setFindings(cards);
    if (nothing)
        setSummary(tr("Paste a table, open a file, or try the example."), "muted");
    else
        setSummary(shownSummary(result), !anything ? "warning" : result.findings.empty() ? "muted" : "subtitle");
    m_copy->setEnabled(!result.findings.empty());
    markLines();
}

void AuditDialog::showError(const Error& error)
{
    m_result = {};
    m_findings->setEmptyText({});
    m_findings->clear();
    setSummary(messageText(error.message) +
                   (error.hint.empty() ? QString() : QLatin1Char('\n') + messageText(error.hint)),
               "error");
    m_copy->setEnabled(false);
    markLines();
}

void AuditDialog::setSummary(const QString& words, const char* role)
{
    m_summary->setText(words);
    if (m_summary->property("role").toByteArray() == role) return;
    m_summary->setProperty("role", role);
    m_summary->style()->unpolish(m_summary);
    m_summary->style()->polish(m_summary);
}

void AuditDialog::locate(const Finding& finding)
{
    if (finding.at.isEmpty()) return;
    m_edit->selectLine(static_cast<std::size_t>(finding.at.front()));
}

/// Lines with findings are tinted; all that repeat a claim as well.
void AuditDialog::markLines()
{
    const Theme theme = Theme::fromPalette(palette());
    std::vector<AuditEdit::Mark> marks;
    for (const AuditFinding& finding : m_result.findings) {
        const QColor tone = finding.severity == Severity::Error     ? theme.bad
                            : finding.severity == Severity::Warning ? theme.warning
                                                                    : theme.accent;
        const QColor tint = mixed(theme.background, tone, 0.14);
        if (finding.line > 0) marks.push_back({finding.line, tint});
        for (const std::size_t line : finding.lines)
            marks.push_back({line, tint});
    }
    m_edit->setMarks(marks);
}

void AuditDialog::copyMarkdown() { QGuiApplication::clipboard()->setText(auditMarkdown(m_result)); }

void AuditDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_copy) markLines();
}

} // namespace qs
