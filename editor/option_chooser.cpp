#include "editor/option_chooser.h"

#include "core/scenario/options.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace zama::editor {
namespace {

QString translated(const char *source)
{
    return QCoreApplication::translate("RuleOption", source);
}

QString clauseOf(const OptionRow &option)
{
    return QString::fromLatin1(option.ruling.data(), static_cast<qsizetype>(option.ruling.size()));
}

} // namespace

OptionChooser::OptionChooser(const OptionRow &option, const OptionWords &words, QWidget *parent)
    : QWidget(parent),
      m_option(option),
      m_words(words),
      m_name(new QLabel(this)),
      m_rule(new QToolButton(this)),
      m_group(new QButtonGroup(this))
{
    QFont bold = m_name->font();
    bold.setBold(true);
    m_name->setFont(bold);
    m_name->setWordWrap(true);
    m_rule->setFocusPolicy(Qt::StrongFocus);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setVerticalSpacing(2);
    layout->setColumnStretch(1, 1);
    layout->setColumnMinimumWidth(0, style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth) + 6);
    layout->addWidget(m_name, 0, 0, 1, 2);
    layout->addWidget(m_rule, 0, 2, Qt::AlignTop);
    for (int value = 0; value < static_cast<int>(option.values.size()); ++value) {
        auto *button = new QRadioButton(this);
        m_meanings.push_back(new QLabel(this));
        m_meanings.back()->setWordWrap(true);
        m_group->addButton(button, value);
        layout->addWidget(button, 2 * value + 1, 0, 1, 3);
        layout->addWidget(m_meanings.back(), 2 * value + 2, 1, 1, 2);
    }
    connect(m_group, &QButtonGroup::idToggled, this, [this](int value, bool isOn) {
        if (isOn) {
            emit chosen(value);
        }
    });
    connect(m_rule, &QToolButton::clicked, this, [this] { emit ruleRequested(clauseOf(m_option)); });
    retranslate();
}

void OptionChooser::show(int value)
{
    const QSignalBlocker quiet(m_group);
    if (QAbstractButton *button = m_group->button(value)) {
        button->setChecked(true);
    }
}

QString OptionChooser::name() const
{
    return translated(m_words.name);
}

// By name: the table of words may have another order than the option.
const ValueWords &OptionChooser::wordsOf(int value) const
{
    return *std::ranges::find(m_words.values, m_option.values[static_cast<std::size_t>(value)],
                              &ValueWords::value);
}

QString OptionChooser::valueName(int value) const
{
    return translated(wordsOf(value).name);
}

QRadioButton *OptionChooser::button(int value) const
{
    return qobject_cast<QRadioButton *>(m_group->button(value));
}

void OptionChooser::takeFocus()
{
    m_group->checkedButton()->setFocus(Qt::OtherFocusReason);
}

void OptionChooser::retranslate()
{
    m_name->setText(name());
    m_rule->setText(clauseOf(m_option));
    m_rule->setToolTip(tr("Opens the rulebook here."));
    m_rule->setAccessibleName(tr("Open the rule %1").arg(clauseOf(m_option)));
    for (int value = 0; value < static_cast<int>(m_meanings.size()); ++value) {
        const QString words = valueName(value);
        const QString meaning = translated(wordsOf(value).meaning);
        m_group->button(value)->setText(value == 0 ? tr("%1 (as shipped)").arg(words) : words);
        m_group->button(value)->setAccessibleName(tr("%1: %2").arg(name(), m_group->button(value)->text()));
        m_group->button(value)->setAccessibleDescription(meaning);
        m_meanings.at(static_cast<std::size_t>(value))->setText(meaning);
    }
}

void OptionChooser::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::editor
