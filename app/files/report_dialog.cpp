// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/report_dialog.h"

#include "gpu/formats/bounded_json.h"
#include "widgets/controls/form_rows.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qs {

namespace {

constexpr char kState[] = "reportDialog"; ///< in the settings

struct PartWords
{
    bool ReportContent::*part;
    const char *name, *title, *tip; ///< name: of the widget and in the settings
};
constexpr PartWords kReportParts[] = {
    {&ReportContent::tables, "tables", QT_TRANSLATE_NOOP("qs::ReportDialog", "&Tables and text"),
     QT_TRANSLATE_NOOP("qs::ReportDialog",
                       "Setup, tables, verdicts and findings of each run. The summary is always written.")},
    {&ReportContent::charts, "charts", QT_TRANSLATE_NOOP("qs::ReportDialog", "&Charts"),
     QT_TRANSLATE_NOOP("qs::ReportDialog", "Every chart as a PNG image, also shown in the text")},
    {&ReportContent::samples, "samples", QT_TRANSLATE_NOOP("qs::ReportDialog", "&Samples (CSV)"),
     QT_TRANSLATE_NOOP("qs::ReportDialog", "Every measured latency in samples.csv, with series.csv")},
    {&ReportContent::results, "results", QT_TRANSLATE_NOOP("qs::ReportDialog", "&Results (JSON)"),
     QT_TRANSLATE_NOOP("qs::ReportDialog",
                       "All results in results.json, which the program and its command line can read")},
    {&ReportContent::page, "page", QT_TRANSLATE_NOOP("qs::ReportDialog", "&Web page (one HTML file)"),
     QT_TRANSLATE_NOOP("qs::ReportDialog",
                       "report.html: the whole report with its charts in one file that any browser can open offline")}};

/// What was chosen last; an empty object where nothing was, or it cannot be read.
nlohmann::json lastChoice(const Settings& settings)
{
    const QByteArray state = settings.state(QLatin1String(kState));
    nlohmann::json json = nlohmann::json::parse(state.begin(), state.end(), nullptr, false);
    return json.is_object() ? json : nlohmann::json::object();
}

/// 'quantoscope-report', or with a number behind it where that is there.
QString freeFolder(const QString& in)
{
    const QDir folder(in);
    QString name = QStringLiteral("quantoscope-report");
    for (int n = 2; folder.exists(name); ++n)
        name = QStringLiteral("quantoscope-report-%1").arg(n);
    return QDir::toNativeSeparators(folder.filePath(name));
}

} // namespace

ReportDialog::ReportDialog(const QVector<StoredRun>& runs, Settings& settings, QWidget* parent)
    : QDialog(parent), m_settings(settings)
{
    setObjectName(QStringLiteral("reportDialog"));
    setWindowTitle(tr("Export report"));
    build(runs);
    restore();
    m_folder->setText(freeFolder(m_settings.startFolder()));
    update();
}

void ReportDialog::build(const QVector<StoredRun>& runs)
{
    auto* both = new QHBoxLayout;
    both->addWidget(makeRuns(runs), 3);
    both->addWidget(makeParts(), 2);
    m_say = named(new QLabel(this), "reportSay");
    m_say->setProperty("role", "subtitle");
    m_say->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_export = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
    m_export->setObjectName(QStringLiteral("reportExport"));
    m_export->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &ReportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ReportDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(both, 1);
    addAll(column, {makeFolder(), m_say, buttons});
    resize(680, 420);
}

QWidget* ReportDialog::makeRuns(const QVector<StoredRun>& runs)
{
    auto* box = new QGroupBox(tr("Runs"), this);
    m_runs = named(new QListWidget(box), "reportRuns");
    m_runs->setAccessibleName(tr("Runs in the report"));
    m_runs->setTextElideMode(Qt::ElideRight);
    for (const StoredRun& run : runs) {
        auto* item = new QListWidgetItem(run.name, m_runs);
        item->setToolTip(run.note.isEmpty() ? run.name : run.name + QLatin1Char('\n') + run.note);
        item->setData(Qt::UserRole, run.id);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    auto* all = new QPushButton(tr("&All"), box);
    auto* none = new QPushButton(tr("&None"), box);
    all->setObjectName(QStringLiteral("reportAll"));
    none->setObjectName(QStringLiteral("reportNone"));
    for (QPushButton* button : {all, none})
        button->setAutoDefault(false);
    connect(all, &QPushButton::clicked, this, [this] { tickAll(true); });
    connect(none, &QPushButton::clicked, this, [this] { tickAll(false); });
    connect(m_runs, &QListWidget::itemChanged, this, &ReportDialog::update);
    auto* row = new QHBoxLayout;
    addAll(row, {all, none});
    row->addStretch(1);
    auto* column = new QVBoxLayout(box);
    column->addWidget(m_runs, 1);
    column->addLayout(row);
    return box;
}

QWidget* ReportDialog::makeParts()
{
    auto* box = new QGroupBox(tr("Parts"), this);
    auto* column = new QVBoxLayout(box);
    for (const PartWords& words : kReportParts) {
        auto* check = new QCheckBox(tr(words.title), box);
        check->setObjectName(QStringLiteral("report-") + QLatin1String(words.name));
        check->setToolTip(tr(words.tip));
        m_parts << std::pair(check, words.part);
        column->addWidget(check);
    }
    column->addStretch(1);
    return box;
}

QWidget* ReportDialog::makeFolder()
{
    auto* box = new QWidget(this);
    m_folder = named(new QLineEdit(box), "reportFolder");
    auto* label = new QLabel(tr("&Folder:"), box);
    label->setBuddy(m_folder);
    auto* browse = named(new QPushButton(tr("&Browse…"), box), "reportBrowse");
    browse->setAutoDefault(false);
    connect(m_folder, &QLineEdit::textChanged, this, &ReportDialog::update);
    connect(browse, &QPushButton::clicked, this, [this] {
        const QString folder =
            QFileDialog::getExistingDirectory(this, tr("Folder for the report"), m_settings.startFolder());
        if (!folder.isEmpty()) m_folder->setText(QDir::toNativeSeparators(folder));
    });
    auto* row = makeBox<QHBoxLayout>(box);
    row->addWidget(label);
    row->addWidget(m_folder, 1);
    row->addWidget(browse);
    return box;
}

void ReportDialog::restore()
{
    const nlohmann::json last = lastChoice(m_settings);
    const ReportContent usual;
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        const auto found = last.find(kReportParts[i].name);
        m_parts[i].first->setChecked(found != last.end() && found->is_boolean() ? found->get<bool>()
                                                                                : usual.*m_parts[i].second);
    }
    const auto leftOut = last.find("leftOut");
    if (leftOut == last.end() || !leftOut->is_array()) return;
    for (int row = 0; row < m_runs->count(); ++row) {
        const std::string id = m_runs->item(row)->data(Qt::UserRole).toString().toStdString();
        if (std::find(leftOut->begin(), leftOut->end(), id) != leftOut->end())
            m_runs->item(row)->setCheckState(Qt::Unchecked);
    }
}

void ReportDialog::tickAll(bool on)
{
    for (int row = 0; row < m_runs->count(); ++row)
        m_runs->item(row)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
}

ReportChoice ReportDialog::choice() const
{
    ReportChoice choice;
    choice.folder = QDir::fromNativeSeparators(m_folder->text().trimmed());
    for (const auto& [check, part] : m_parts)
        choice.content.*part = check->isChecked();
    for (int row = 0; row < m_runs->count(); ++row)
        if (m_runs->item(row)->checkState() != Qt::Checked)
            choice.leftOut << m_runs->item(row)->data(Qt::UserRole).toString();
    return choice;
}

/// What keeps the report from being written, or what will be written over.
void ReportDialog::update()
{
    const ReportChoice now = choice();
    const QFileInfo folder(now.folder);
    QString why;
    if (now.leftOut.size() == m_runs->count())
        why = tr("Select at least one run.");
    else if (now.folder.isEmpty() || folder.isRelative())
        why = tr("Enter the full path of a folder.");
    else if (folder.exists() && !folder.isDir())
        why = tr("This is a file. Enter the path of a folder.");
    m_export->setEnabled(why.isEmpty());
    m_export->setToolTip(why);
    const bool replaces = why.isEmpty() && QFileInfo::exists(now.folder + QStringLiteral("/report.md"));
    m_export->setText(replaces ? tr("&Replace") : tr("&Export"));
    if (replaces) why = tr("The folder holds a report, which is replaced. Other files in it stay as they are.");
    if (why.isEmpty() && !folder.exists()) why = tr("The folder will be created.");
    m_say->setText(why);
}

void ReportDialog::accept()
{
    const ReportChoice now = choice();
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    for (qsizetype i = 0; i < m_parts.size(); ++i)
        json[kReportParts[i].name] = m_parts[i].first->isChecked();
    json["leftOut"] = nlohmann::ordered_json::array();
    for (const QString& id : now.leftOut)
        json["leftOut"].push_back(id.toStdString());
    m_settings.setState(QLatin1String(kState), QByteArray::fromStdString(dumpJson(json, -1)));
    QDialog::accept();
}

} // namespace qs
