#include "editor/language_adder.h"

#include "editor/languages.h"

#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace zama::editor {

LanguageAdder::LanguageAdder(QWidget *parent)
    : QWidget(parent),
      m_caption(new QLabel(this)),
      m_field(new QComboBox(this)),
      m_reason(new QLabel(this)),
      m_add(new QPushButton(this)),
      m_cancel(new QPushButton(this))
{
    m_field->setEditable(true);
    m_field->setInsertPolicy(QComboBox::NoInsert);
    m_field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_field->setMinimumContentsLength(12);
    m_field->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_caption->setBuddy(m_field);
    m_reason->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_caption);
    layout->addWidget(m_field);
    layout->addWidget(m_reason);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_cancel);
    buttons->addStretch();
    layout->addLayout(buttons);
    connect(m_field, &QComboBox::editTextChanged, this, &LanguageAdder::judge);
    connect(m_field->lineEdit(), &QLineEdit::returnPressed, this, &LanguageAdder::accept);
    connect(m_add, &QPushButton::clicked, this, &LanguageAdder::accept);
    connect(m_cancel, &QPushButton::clicked, this, &LanguageAdder::cancel);
    hide();
    retranslate();
}

void LanguageAdder::ask(const std::vector<std::string> &present)
{
    m_present = present;
    m_field->clear();
    for (const std::string &tag : offeredLanguages()) {
        if (std::find(present.begin(), present.end(), tag) == present.end()) {
            m_field->addItem(languageName(tag));
        }
    }
    m_field->setCurrentIndex(-1);
    m_field->clearEditText();
    judge();
    show();
    m_field->setFocus(Qt::OtherFocusReason);
}

void LanguageAdder::judge()
{
    const std::string tag = tagTyped(m_field->currentText());
    const bool isThere = std::find(m_present.begin(), m_present.end(), tag) != m_present.end();
    m_add->setEnabled(!tag.empty() && !isThere);
    if (m_field->currentText().trimmed().isEmpty()) {
        m_reason->setText(tr("Choose one, or type its tag: fr, pt-BR."));
    } else if (tag.empty()) {
        m_reason->setText(tr("That is no language tag. Tags look like fr or pt-BR."));
    } else if (isThere) {
        m_reason->setText(tr("This language is in the list already."));
    } else {
        m_reason->setText(tr("Tag in the file: %1").arg(QString::fromStdString(tag)));
    }
}

void LanguageAdder::accept()
{
    if (m_add->isEnabled() && !isHidden()) { // the field tells of Enter, and passes it on
        const std::string tag = tagTyped(m_field->currentText());
        hide();
        emit chosen(tag);
    }
}

void LanguageAdder::cancel()
{
    hide();
    emit cancelled();
}

void LanguageAdder::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        accept();
    } else if (event->key() == Qt::Key_Escape) {
        cancel();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void LanguageAdder::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void LanguageAdder::retranslate()
{
    m_caption->setText(tr("New language"));
    m_field->setAccessibleName(tr("New language"));
    m_add->setText(tr("Add"));
    m_add->setAccessibleName(tr("Add this language"));
    m_cancel->setText(tr("Cancel"));
    judge();
}

} // namespace zama::editor
