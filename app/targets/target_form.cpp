// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/targets/target_form.h"

#include "gpu/targets/words.h"
#include "widgets/controls/count_spin_box.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/qt_text.h"

#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace qs {
namespace {

constexpr int kUsualKeep = -1; ///< minutes: what is usual for the kind
constexpr std::array kKinds{TargetKind::Ssh, TargetKind::Container, TargetKind::Slurm, TargetKind::Command};

/// What stands before the name of a container.
struct Engine
{
    const char* name;
    std::vector<std::string> prefix;
};
const std::array<Engine, 3>& engines()
{
    static const std::array<Engine, 3> all{{{"docker", {"docker", "exec", "-i"}},
                                            {"podman", {"podman", "exec", "-i"}},
                                            {"apptainer", {"apptainer", "exec", "--nv"}}}};
    return all;
}

/// The engine whose words these are, and one more; -1: none.
int engineOf(const std::vector<std::string>& words)
{
    for (std::size_t i = 0; i < engines().size(); ++i) {
        const auto& prefix = engines()[i].prefix;
        if (words.size() == prefix.size() + 1 && std::equal(prefix.begin(), prefix.end(), words.begin()))
            return static_cast<int>(i);
    }
    return -1;
}

std::string typed(const QLineEdit* field) { return field->text().trimmed().toStdString(); }
std::string typed(const QComboBox* field) { return field->currentText().trimmed().toStdString(); }

} // namespace

TargetForm::TargetForm(QWidget* parent)
    : QWidget(parent), m_kind(new QComboBox(this)), m_pages(new QStackedWidget(this))
{
    m_kind->setObjectName(QStringLiteral("targetKind"));
    m_kind->setAccessibleName(tr("Type"));
    m_kind->setToolTip(tr("How the computer is reached"));
    m_kind->addItems({tr("SSH"), tr("Container"), tr("Slurm"), tr("Command")});
    auto* column = makeBox<QVBoxLayout>(this);
    auto* top = new QFormLayout;
    top->addRow(tr("T&ype:"), m_kind);
    column->addLayout(top);
    column->addWidget(m_pages);
    addSsh();
    addContainer();
    addSlurm();
    addCommand();
    auto* common = new QFormLayout;
    addCommon(*common);
    column->addLayout(common);
    column->addStretch(1);
    alignLabels();
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        change();
    });
    showKind();
}

/// The fields of all parts begin at the same place.
void TargetForm::alignLabels()
{
    const auto labels = findChildren<QLabel*>();
    int widest = 0;
    for (const QLabel* label : labels)
        widest = std::max(widest, label->sizeHint().width());
    for (QLabel* label : labels)
        label->setMinimumWidth(widest + fontMetrics().averageCharWidth()); // what is underlined may need more
}

QFormLayout& TargetForm::addPage()
{
    auto* page = new QWidget(m_pages);
    auto* form = makeBox<QFormLayout>(page);
    m_pages->addWidget(page);
    return *form;
}

QLineEdit* TargetForm::addLine(QFormLayout& form, const char* name, const QString& title, const QString& toolTip,
                               const QString& placeholder)
{
    auto* field = new QLineEdit(this);
    field->setObjectName(QString::fromLatin1(name));
    field->setToolTip(toolTip);
    field->setPlaceholderText(placeholder);
    field->setMaxLength(1'000);
    form.addRow(title, field);
    connect(field, &QLineEdit::textEdited, this, &TargetForm::change);
    return field;
}

QComboBox* TargetForm::addHosts(QFormLayout& form, const char* name, const QString& title, const QString& toolTip)
{
    auto* field = new QComboBox(this);
    field->setObjectName(QString::fromLatin1(name));
    field->setToolTip(toolTip);
    field->setEditable(true);
    field->setInsertPolicy(QComboBox::NoInsert);
    field->completer()->setFilterMode(Qt::MatchContains);
    field->completer()->setCompletionMode(QCompleter::PopupCompletion);
    QString spoken = title;
    field->lineEdit()->setAccessibleName(spoken.remove(QLatin1Char('&')).remove(QLatin1Char(':')));
    form.addRow(title, field);
    connect(field, &QComboBox::currentTextChanged, this, &TargetForm::change);
    return field;
}

void TargetForm::setHosts(const QStringList& hosts)
{
    for (QComboBox* field : {m_host, m_login}) {
        const QSignalBlocker quiet(field);
        const QString entered = field->currentText();
        field->clear();
        field->addItems(hosts);
        field->setCurrentText(entered);
    }
}

void TargetForm::addSsh()
{
    m_host = addHosts(addPage(), "targetHost", tr("&Host:"),
                      tr("A host as ssh takes it: an alias of ~/.ssh/config, or user@name. Ports, keys and jump hosts "
                         "are taken from the ssh configuration."));
    m_host->lineEdit()->setPlaceholderText(tr("Alias or user@host"));
}

void TargetForm::addContainer()
{
    QFormLayout& form = addPage();
    m_engine = named(new QComboBox(this), "targetEngine");
    for (const Engine& engine : engines())
        m_engine->addItem(QString::fromLatin1(engine.name), QString::fromStdString(joinWords(engine.prefix)));
    form.addRow(tr("&Engine:"), m_engine);
    connect(m_engine, &QComboBox::currentIndexChanged, this, &TargetForm::change);
    m_container = addLine(form, "targetContainer", tr("Co&ntainer:"),
                          tr("The name of a running container; for apptainer an image file or instance://NAME"),
                          QStringLiteral("trainer"));
}

void TargetForm::addSlurm()
{
    QFormLayout& form = addPage();
    m_login = addHosts(form, "targetLogin", tr("&Login host:"),
                       tr("The host on which srun and sbatch are called, through ssh; empty: this computer"));
    m_login->lineEdit()->setPlaceholderText(tr("This computer"));
    m_partition = addLine(form, "targetPartition", tr("&Partition:"), tr("As srun --partition takes it"),
                          tr("Default of the site"));
    m_gpus = addLine(form, "targetGpus", tr("&GPUs:"),
                     tr("As srun --gpus takes it: 1, or a type and a number such as h100:1; empty: none"),
                     QStringLiteral("h100:1"));
    m_time = addLine(form, "targetTime", tr("Ti&me limit:"),
                     tr("As srun --time takes it: minutes, or hours:minutes:seconds"), tr("Default of the partition"));
    m_account =
        addLine(form, "targetAccount", tr("Acco&unt:"), tr("As srun --account takes it"), tr("Default of the user"));
    m_options = addLine(form, "targetOptions", tr("&Options:"),
                        tr("More options of srun and sbatch, separated by spaces, each as one word"),
                        QStringLiteral("--exclusive --constraint=a100"));
    m_gpus->setText(QString::fromStdString(SlurmRequest().gpus));
}

void TargetForm::addCommand()
{
    m_command = addLine(addPage(), "targetCommand", tr("&Command:"),
                        tr("The words to be put before a command, which run it with its standard input and output. "
                           "They are not passed to a shell."),
                        QStringLiteral("docker exec -i trainer"));
}

void TargetForm::addCommon(QFormLayout& form)
{
    m_setup = addLine(form, "targetSetup", tr("&Setup line:"),
                      tr("A line that sh runs there before the worker, for example to load modules"),
                      QStringLiteral("module load cuda/13"));
    m_folder = addLine(form, "targetFolder", tr("&Folder:"),
                       tr("Where the worker is put. Empty: the first folder of the cache, /var/tmp and /dev/shm that "
                          "can hold and execute it."),
                       tr("Chosen automatically"));
    m_keep = named(new CountSpinBox(this), "targetKeep");
    m_keep->setRange(kUsualKeep, Target::kMaxKeepMinutes);
    m_keep->setLinear(true);
    m_keep->setSpecialValueText(tr("default"));
    m_keep->setValue(kUsualKeep);
    m_keep->setToolTip(
        tr("Minutes that a run goes on there after its connection was lost, to be returned to; 0: it ends "
           "with the connection. The default is 180 with SSH and 0 with the others, whose commands end what they "
           "started."));
    form.addRow(tr("&Keep runs (min):"), m_keep);
    connect(m_keep, &QSpinBox::valueChanged, this, &TargetForm::change);
    m_name = addLine(form, "targetName", tr("N&ame:"),
                     tr("How the target is called in lists, in results and after --on on the command line"), {});
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_ownName = !m_name->text().isEmpty(); });
}

TargetKind TargetForm::kind() const { return kKinds[static_cast<std::size_t>(std::max(0, m_kind->currentIndex()))]; }

/// The dialog is as high as the kind at hand.
void TargetForm::showKind()
{
    for (int i = 0; i < m_pages->count(); ++i)
        m_pages->widget(i)->setSizePolicy(QSizePolicy::Preferred,
                                          i == m_kind->currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored);
    m_pages->setCurrentIndex(m_kind->currentIndex());
    m_pages->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void TargetForm::change()
{
    if (!m_ownName) m_name->setText(usualName());
    emit edited();
}

/// From where it is, as far as names may look like it.
QString TargetForm::usualName() const
{
    std::string from;
    switch (kind()) {
    case TargetKind::Ssh:
        from = typed(m_host).substr(typed(m_host).rfind('@') + 1);
        break;
    case TargetKind::Container:
        from = typed(m_container).substr(typed(m_container).rfind('/') + 1);
        break;
    case TargetKind::Slurm:
        from = typed(m_login).empty() ? "slurm" : typed(m_login);
        if (const std::string partition = typed(m_partition); !partition.empty()) from += "-" + partition;
        break;
    case TargetKind::Command:
        if (const auto words = splitWords(typed(m_command)); words && !words->empty()) from = words->back();
        break;
    }
    std::string name;
    for (const char c : from.substr(0, 64))
        if (isPlainWord(std::string("a") + c)) name += c == ':' ? '-' : c;
    name.erase(0, std::min(name.find_first_not_of('-'), name.size()));
    return QString::fromStdString(name);
}

void TargetForm::setTarget(const Target& target)
{
    const int engine = target.kind == TargetKind::Container ? engineOf(target.prefix) : -1;
    // Words that are none of an engine's are a command.
    const bool isCommand = target.kind == TargetKind::Command || (target.kind == TargetKind::Container && engine < 0);
    const TargetKind shown = isCommand ? TargetKind::Command : target.kind;
    m_ownName = true;
    m_mayUpload = target.mayUpload;
    m_agreedFor = QString::fromStdString(target.text());
    m_kind->setCurrentIndex(static_cast<int>(std::ranges::find(kKinds, shown) - kKinds.begin()));
    (target.kind == TargetKind::Slurm ? m_login : m_host)->setCurrentText(text(target.host));
    if (engine >= 0) m_engine->setCurrentIndex(engine);
    if (engine >= 0) m_container->setText(text(target.prefix.back()));
    if (isCommand) m_command->setText(text(joinWords(target.prefix)));
    m_partition->setText(text(target.slurm.partition));
    m_gpus->setText(text(target.slurm.gpus));
    m_time->setText(text(target.slurm.time));
    m_account->setText(text(target.slurm.account));
    m_options->setText(text(joinWords(target.slurm.directives)));
    m_setup->setText(text(target.setup));
    m_folder->setText(text(target.folder));
    m_keep->setValue(target.keepMinutes.value_or(kUsualKeep));
    m_name->setText(text(target.name));
    emit edited();
}

Result<void> TargetForm::fillPlace(Target& target) const
{
    switch (target.kind) {
    case TargetKind::Ssh:
        target.host = typed(m_host);
        break;
    case TargetKind::Container: {
        if (typed(m_container).empty())
            return Error{ErrorCode::Usage, Message::tr("No container was specified."),
                         Message::tr("Enter the name of a running container.")};
        target.prefix = engines()[static_cast<std::size_t>(m_engine->currentIndex())].prefix;
        target.prefix.push_back(typed(m_container));
        break;
    }
    case TargetKind::Slurm: {
        auto options = splitWords(typed(m_options));
        if (!options) return options.error();
        target.host = typed(m_login);
        target.slurm = {typed(m_partition), typed(m_account), typed(m_gpus), typed(m_time), std::move(*options)};
        break;
    }
    case TargetKind::Command: {
        auto words = splitWords(typed(m_command));
        if (!words) return words.error();
        target.prefix = std::move(*words);
        break;
    }
    }
    return {};
}

Result<Target> TargetForm::target() const
{
    Target target;
    target.kind = kind();
    target.name = typed(m_name);
    target.setup = typed(m_setup);
    target.folder = typed(m_folder);
    if (m_keep->value() != kUsualKeep) target.keepMinutes = m_keep->value();
    if (auto place = fillPlace(target); !place) return place.error();
    target.mayUpload = m_mayUpload && QString::fromStdString(target.text()) == m_agreedFor;
    if (target.name.empty() && !isEmpty())
        return Error{ErrorCode::Usage, Message::tr("The target has no name."), Message::tr("Enter a name.")};
    if (auto valid = validate(target); !valid) return valid.error();
    return target;
}

bool TargetForm::isEmpty() const
{
    switch (kind()) {
    case TargetKind::Ssh:
        return typed(m_host).empty();
    case TargetKind::Container:
        return typed(m_container).empty();
    case TargetKind::Slurm:
        return false;
    case TargetKind::Command:
        break;
    }
    return typed(m_command).empty();
}

} // namespace qs
