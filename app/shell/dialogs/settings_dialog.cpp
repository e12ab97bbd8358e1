// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/dialogs/settings_dialog.h"

#include "app/language/language.h"
#include "app/session/settings.h"
#include "app/targets/device_service.h"
#include "gpu/remote/worker_process.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QThread>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace qs {
namespace {

const SettingInfo& infoOf(const QVector<SettingInfo>& all, const char* name)
{
    return *std::find_if(all.begin(), all.end(),
                         [name](const SettingInfo& info) { return qstrcmp(info.name, name) == 0; });
}

/// Selects the entry with that data; the first where there is none.
void select(QComboBox& combo, const QVariant& value) { combo.setCurrentIndex(std::max(0, combo.findData(value))); }

} // namespace

QVector<SettingInfo> settingInfos()
{
    using Tab = SettingInfo::Tab;
    return {
        {"settingLanguage", Tab::General, SettingsDialog::tr("Language"),
         SettingsDialog::tr("The language of the interface")},
        {"settingTheme", Tab::General, SettingsDialog::tr("Theme"),
         SettingsDialog::tr("Light or dark, or follow the system")},
        {"settingTextSize", Tab::General, SettingsDialog::tr("Text size"),
         SettingsDialog::tr("The size of the text in the window, in percent of the size set in the system")},
        {"settingDevice", Tab::Measuring, SettingsDialog::tr("Device at start"),
         SettingsDialog::tr("The device that is chosen when the program starts")},
        {"settingThreads", Tab::Measuring, SettingsDialog::tr("CPU threads"),
         SettingsDialog::tr("The maximum number of threads for kernels on the CPU; applies after a restart")},
        {"settingPlacement", Tab::Measuring, SettingsDialog::tr("Run kernels in a separate process"),
         SettingsDialog::tr("A kernel that crashes or hangs in a separate process does not affect the window")},
        {"settingFolder", Tab::Files, SettingsDialog::tr("Folder for files"),
         SettingsDialog::tr("Where file dialogs start; empty: the last used folder")},
        {"settingCopies", Tab::Files, SettingsDialog::tr("Save recovery copies"),
         SettingsDialog::tr("How often unsaved results are copied to disk, so that a crash does not lose them")},
        {"settingAskUnsaved", Tab::Files, SettingsDialog::tr("Ask before unsaved changes are discarded"),
         SettingsDialog::tr("Ask whether to save when the window is closed or another session replaces this one")},
        {"settingAskRunning", Tab::Files, SettingsDialog::tr("Ask before a run is stopped"),
         SettingsDialog::tr("Ask when a run is stopped after a minute, or when closing the window or opening another "
                            "session would stop it")},
    };
}

SettingsDialog::SettingsDialog(Settings& settings, const DeviceService& devices, bool lost, QString spoken,
                               QWidget* parent)
    : QDialog(parent), m_settings(settings), m_devices(devices), m_spoken(std::move(spoken)),
      m_choices(new QButtonGroup(this)), m_tabs(new QTabWidget(this))
{
    setObjectName(QStringLiteral("settingsDialog"));
    setWindowTitle(tr("Settings"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_tabs->setObjectName(QStringLiteral("settingsTabs"));
    m_tabs->setDocumentMode(true);
    for (const QString& title : {tr("General"), tr("Measuring"), tr("Files")})
        m_tabs->addTab(new QWidget(m_tabs), title);
    auto* general = new QFormLayout(page(SettingInfo::Tab::General));
    addLook(*general);
    auto* measuring = new QVBoxLayout(page(SettingInfo::Tab::Measuring));
    auto* form = new QFormLayout;
    measuring->addLayout(form);
    addMeasuring(*form);
    addPlacement(*measuring, lost);
    auto* files = new QFormLayout(page(SettingInfo::Tab::Files));
    addFiles(*files);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_tabs, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_choices, &QButtonGroup::idClicked, this, [this](int id) {
        const auto placement = static_cast<KernelPlacement>(id);
        m_settings.kernelPlacement.set(placement);
        emit placementChosen(placement);
    });
    setMinimumWidth(460);
    const int width = std::max(560, sizeHint().width());
    resize(width, std::max(sizeHint().height(), measuring->totalHeightForWidth(width) + 110)); // texts that wrap
}

QWidget* SettingsDialog::page(SettingInfo::Tab tab) { return m_tabs->widget(static_cast<int>(tab)); }

void SettingsDialog::showSetting(const QString& name)
{
    for (const SettingInfo& info : settingInfos()) {
        if (name != QLatin1String(info.name)) continue;
        m_tabs->setCurrentIndex(static_cast<int>(info.tab));
        auto* control = findChild<QWidget*>(name);
        if (qobject_cast<QGroupBox*>(control)) control = m_choices->checkedButton();
        if (control) control->setFocus(Qt::ShortcutFocusReason);
    }
}

QComboBox* SettingsDialog::addCombo(QFormLayout& form, const char* name)
{
    const auto all = settingInfos();
    const SettingInfo& info = infoOf(all, name);
    auto* combo = new QComboBox(this);
    combo->setObjectName(QString::fromLatin1(name));
    combo->setAccessibleName(info.title);
    combo->setToolTip(info.about);
    form.addRow(info.title, combo);
    return combo;
}

QCheckBox* SettingsDialog::addCheck(QFormLayout& form, const char* name)
{
    const auto all = settingInfos();
    const SettingInfo& info = infoOf(all, name);
    auto* check = new QCheckBox(info.title, this);
    check->setObjectName(QString::fromLatin1(name));
    check->setToolTip(info.about);
    form.addRow(check);
    return check;
}

void SettingsDialog::addLook(QFormLayout& form)
{
    auto* language = addCombo(form, "settingLanguage");
    language->addItem(tr("Follow system"), QString());
    for (const Language& one : languages())
        language->addItem(one.ownName, one.code);
    select(*language, m_settings.language());
    auto* restart = named(new QPushButton(tr("Restart now"), this), "settingRestart");
    restart->setToolTip(tr("Reopen the window in the new language; the session is kept"));
    restart->hide();
    auto* later = new QLabel(tr("Restart to apply the new language."), this);
    later->hide();
    form.addRow(later, restart);
    connect(language, &QComboBox::activated, this, [this, language, restart, later] {
        const QString code = language->currentData().toString();
        const bool other = languageFor(code) != m_spoken;
        restart->setVisible(other);
        later->setVisible(other);
        emit languageChosen(code);
    });
    connect(restart, &QPushButton::clicked, this, [this] {
        close();
        emit restartRequested();
    });
    auto* theme = addCombo(form, "settingTheme");
    theme->addItem(tr("Follow system"), static_cast<int>(ThemeChoice::System));
    theme->addItem(tr("Light"), static_cast<int>(ThemeChoice::Light));
    theme->addItem(tr("Dark"), static_cast<int>(ThemeChoice::Dark));
    select(*theme, static_cast<int>(m_settings.theme()));
    connect(theme, &QComboBox::activated, this,
            [this, theme] { emit themeChosen(static_cast<ThemeChoice>(theme->currentData().toInt())); });
    auto* text = addCombo(form, "settingTextSize");
    for (const int percent : {85, 100, 115, 130, 150, 175})
        text->addItem(tr("%1%", "size of the text").arg(percent), percent);
    select(*text, m_settings.textPercent());
    if (text->currentData().toInt() != m_settings.textPercent()) select(*text, 100);
    connect(text, &QComboBox::activated, this, [this, text] {
        m_settings.textPercent.set(text->currentData().toInt());
        emit textSizeChosen(m_settings.textPercent());
    });
}

void SettingsDialog::addMeasuring(QFormLayout& form)
{
    auto* device = addCombo(form, "settingDevice");
    device->addItem(tr("Last used device"), QString());
    device->addItem(tr("Automatic: a GPU if available"), QStringLiteral("auto"));
    device->addItem(tr("CPU"), QStringLiteral("cpu"));
    for (const DeviceListing& listing : m_devices.devicesHere())
        if (listing.available && listing.info.backend == BackendChoice::Cuda)
            device->addItem(text(listing.info.name), startDeviceName(listing.info.backend, listing.info.index));
    if (device->findData(m_settings.startDevice()) < 0)
        device->addItem(tr("%1 (not found)").arg(m_settings.startDevice()), m_settings.startDevice());
    select(*device, m_settings.startDevice());
    connect(device, &QComboBox::activated, this,
            [this, device] { m_settings.startDevice.set(device->currentData().toString()); });
    const auto all = settingInfos();
    const SettingInfo& info = infoOf(all, "settingThreads");
    auto* threads = new QSpinBox(this);
    threads->setObjectName(QString::fromLatin1(info.name));
    threads->setAccessibleName(info.title);
    threads->setToolTip(info.about);
    threads->setRange(0, std::max(1, QThread::idealThreadCount()));
    threads->setSpecialValueText(tr("All"));
    threads->setValue(m_settings.cpuThreads());
    form.addRow(info.title, threads);
    connect(threads, &QSpinBox::valueChanged, this, [this](int count) { m_settings.cpuThreads.set(count); });
}

void SettingsDialog::addPlacement(QVBoxLayout& column, bool lost)
{
    const auto all = settingInfos();
    const SettingInfo& info = infoOf(all, "settingPlacement");
    auto* box = new QGroupBox(info.title, this);
    box->setObjectName(QString::fromLatin1(info.name));
    auto* inside = new QVBoxLayout(box);
    inside->setSpacing(6);
    addChoice(*inside, KernelPlacement::Automatic, "placementAutomatic", tr("&Automatic"),
              tr("In this process until a device is lost or does not respond; from then on in a separate process."));
    addChoice(*inside, KernelPlacement::Always, "placementAlways", tr("Al&ways"),
              tr("A kernel that crashes or hangs affects only the worker process. Stop always works."));
    addChoice(*inside, KernelPlacement::Never, "placementNever", tr("&Never"),
              tr("Always in this process. After a fault, the program must be restarted to use the device again."));
    auto* state = named(new QLabel(box), "placementState");
    state->setWordWrap(true);
    const auto worker = findWorker();
    if (lost)
        state->setText(
            tr("The device was lost in this process or did not respond. Only a separate process can use it now."));
    else if (worker)
        state->setText(tr("The worker is %1.").arg(QFile::decodeName(worker->c_str())));
    else
        state->setText(messageText(worker.error()));
    inside->addWidget(state);
    column.addWidget(box);
    column.addStretch(1);
}

void SettingsDialog::addChoice(QLayout& column, KernelPlacement placement, const char* name, const QString& title,
                               const QString& explanation)
{
    auto* choice = new QRadioButton(title, this);
    choice->setObjectName(QString::fromLatin1(name));
    choice->setAccessibleDescription(explanation);
    choice->setToolTip(explanation);
    choice->setChecked(placement == m_settings.kernelPlacement());
    m_choices->addButton(choice, static_cast<int>(placement));
    auto* words = new QLabel(explanation, this);
    words->setWordWrap(true);
    words->setIndent(24);
    column.addWidget(choice);
    column.addWidget(words);
}

QWidget* SettingsDialog::makeFolder()
{
    const auto all = settingInfos();
    const SettingInfo& info = infoOf(all, "settingFolder");
    auto* whole = new QWidget(this);
    auto* row = makeBox<QHBoxLayout>(whole);
    auto* edit = new QLineEdit(m_settings.filesFolder(), whole);
    edit->setObjectName(QString::fromLatin1(info.name));
    edit->setAccessibleName(info.title);
    edit->setToolTip(info.about);
    edit->setPlaceholderText(tr("Last used folder"));
    edit->setClearButtonEnabled(true);
    auto* browse = new QToolButton(whole);
    browse->setText(tr("Choose…"));
    browse->setToolTip(tr("Choose a folder"));
    row->addWidget(edit, 1);
    row->addWidget(browse);
    connect(edit, &QLineEdit::textChanged, this, [this](const QString& path) {
        m_settings.filesFolder.set(path.trimmed().isEmpty() ? QString() : QDir::cleanPath(path.trimmed()));
    });
    connect(browse, &QToolButton::clicked, this, [this, edit] {
        const QString path = QFileDialog::getExistingDirectory(this, tr("Choose a folder"), m_settings.startFolder());
        if (!path.isEmpty()) edit->setText(QDir::toNativeSeparators(path));
    });
    return whole;
}

void SettingsDialog::addFiles(QFormLayout& form)
{
    const auto all = settingInfos();
    form.addRow(infoOf(all, "settingFolder").title, makeFolder());
    auto* copies = addCombo(form, "settingCopies");
    copies->addItem(tr("After each change"), 0);
    for (const int seconds : {5, 30, 120})
        copies->addItem(tr("At most every %n second(s)", nullptr, seconds), seconds);
    select(*copies, m_settings.copySeconds());
    connect(copies, &QComboBox::activated, this, [this, copies] {
        m_settings.copySeconds.set(copies->currentData().toInt());
        emit copyDelayChosen(m_settings.copySeconds());
    });
    auto* unsaved = addCheck(form, "settingAskUnsaved");
    unsaved->setChecked(m_settings.askUnsaved());
    connect(unsaved, &QCheckBox::toggled, this, [this](bool on) { m_settings.askUnsaved.set(on); });
    auto* running = addCheck(form, "settingAskRunning");
    running->setChecked(m_settings.askRunning());
    connect(running, &QCheckBox::toggled, this, [this](bool on) { m_settings.askRunning.set(on); });
}

} // namespace qs
