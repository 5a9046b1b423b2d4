#include "editor/texts_panel.h"

#include "editor/language_adder.h"
#include "editor/languages.h"
#include "editor/offer_line.h"
#include "editor/text_box.h"
#include "table/model/message_formatter.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>

#include <algorithm>

namespace zama::editor {
namespace {

int linesOf(TextKind kind)
{
    switch (kind) {
    case TextKind::Title:
    case TextKind::Date:
    case TextKind::Place:
        return 1;
    case TextKind::Background:
        return 8;
    case TextKind::Briefing:
        return 6;
    case TextKind::Sources:
    case TextKind::Notes:
        return 5;
    }
    return 1;
}

} // namespace

TextsPanel::TextsPanel(ScenarioDocument &document, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_language(document.scenario().language),
      m_languageCaption(new QLabel(this)),
      m_languages(new QComboBox(this)),
      m_progress(new QLabel(this)),
      m_add(new QPushButton(this)),
      m_default(new QPushButton(this)),
      m_remove(new QPushButton(this)),
      m_adder(new LanguageAdder(this)),
      m_offer(new OfferLine(this)),
      m_area(new QScrollArea(this))
{
    auto *layout = new QVBoxLayout(this);
    buildTop(*layout);
    layout->addWidget(m_area, 1);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_area->setFocusPolicy(Qt::NoFocus);
    buildRows();
    connect(&document, &ScenarioDocument::changed, this, &TextsPanel::takeOver);
    connect(&document, &ScenarioDocument::interrupted, this, [this] { m_visit = m_document.newGesture(); });
    retranslate();
}

void TextsPanel::buildTop(QVBoxLayout &layout)
{
    m_languageCaption->setBuddy(m_languages);
    m_languages->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_languages->setMinimumContentsLength(14);
    auto *top = new QGridLayout;
    top->setColumnStretch(0, 1);
    top->setColumnStretch(1, 1);
    top->addWidget(m_languageCaption, 0, 0);
    top->addWidget(m_progress, 0, 1, Qt::AlignTrailing);
    top->addWidget(m_languages, 1, 0, 1, 2);
    top->addWidget(m_default, 2, 0);
    top->addWidget(m_remove, 2, 1);
    top->addWidget(m_add, 3, 0, 1, 2, Qt::AlignLeading);
    layout.addLayout(top);
    layout.addWidget(m_adder);
    layout.addWidget(m_offer);
    connect(m_languages, &QComboBox::currentIndexChanged, this,
            [this](int index) { setLanguage(m_languages->itemData(index).toString().toStdString()); });
    connect(m_add, &QPushButton::clicked, this, [this] { m_adder->ask(languages()); });
    connect(m_adder, &LanguageAdder::cancelled, this, [this] { m_add->setFocus(); });
    connect(m_adder, &LanguageAdder::chosen, this, [this](const std::string &tag) {
        setLanguage(tag);
        box({TextKind::Title})->setFocus(Qt::OtherFocusReason);
    });
    connect(m_default, &QPushButton::clicked, this, &TextsPanel::makeDefault);
    connect(m_remove, &QPushButton::clicked, this, &TextsPanel::removeThisLanguage);
    connect(m_offer, &OfferLine::taken, &m_document, &ScenarioDocument::undo);
}

void TextsPanel::buildRows()
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 4, 0);
    m_rows.clear();
    for (const TextField field : textFieldsOf(m_document.scenario())) {
        m_rows.push_back(makeRow(field));
        const Row &row = m_rows.back();
        for (QWidget *widget : {static_cast<QWidget *>(row.caption), static_cast<QWidget *>(row.original),
                                static_cast<QWidget *>(row.box), static_cast<QWidget *>(row.excess)}) {
            widget->setParent(page);
            layout->addWidget(widget);
        }
        layout->addSpacing(6);
    }
    layout->addStretch();
    if (QWidget *before = m_area->takeWidget()) {
        before->deleteLater(); // one of its boxes may have asked for the undo that led here
    }
    m_area->setWidget(page);
}

TextsPanel::Row TextsPanel::makeRow(TextField field)
{
    const int lines = linesOf(field.kind);
    const Row row{field, new QLabel, new TextBox(lines == 1 ? 1 : 4), new TextBox(lines), new QLabel};
    row.caption->setBuddy(row.box);
    row.caption->setWordWrap(true);
    row.original->setReadOnly(true);
    row.original->setFocusPolicy(Qt::ClickFocus); // the box says it to those who cannot click
    row.original->setFrameShape(QFrame::NoFrame);
    row.original->viewport()->setAutoFillBackground(false);
    row.excess->setWordWrap(true);
    row.excess->hide();
    connectRow(row);
    return row;
}

void TextsPanel::connectRow(const Row &row)
{
    connect(row.box, &TextBox::entered, this, [this] { m_visit = m_document.newGesture(); });
    connect(row.box, &TextBox::edited, this,
            [this, field = row.field](const QString &text) { write(field, text); });
    connect(row.box, &TextBox::undoWanted, &m_document, &ScenarioDocument::undo);
    connect(row.box, &TextBox::redoWanted, &m_document, &ScenarioDocument::redo);
}

TextBox *TextsPanel::box(TextField field) const
{
    const auto row =
        std::find_if(m_rows.begin(), m_rows.end(), [field](const Row &r) { return r.field == field; });
    return row == m_rows.end() ? nullptr : row->box;
}

void TextsPanel::write(TextField field, const QString &text)
{
    m_document.change(
        Message("edit.text", {}),
        [&](Scenario &scenario) {
            editor::write(scenario, textOf(scenario, field), m_language, text.toStdString());
        },
        m_visit);
}

// Every change comes here, also each step of a drag.
void TextsPanel::takeOver(const Scenario &before)
{
    if (!m_isRemoving) {
        m_offer->hide(); // what it would take back is no longer the last step
    }
    if (haveSameTexts(before, m_document.scenario())) {
        return;
    }
    if (textFieldsOf(m_document.scenario()).size() != m_rows.size()) { // another number of sides
        buildRows();
    }
    sayTexts();
}

std::vector<std::string> TextsPanel::languages() const
{
    std::vector<std::string> all = languagesOf(m_document.scenario());
    for (const std::string &tag : m_added) {
        if (std::find(all.begin(), all.end(), tag) == all.end()) {
            all.push_back(tag);
        }
    }
    return all;
}

void TextsPanel::setLanguage(const std::string &tag)
{
    m_language = tag;
    m_visit = m_document.newGesture();
    sayTexts();
}

bool TextsPanel::showPlace(const std::string &path)
{
    for (const Row &row : m_rows) {
        const std::string place = pathOf(row.field);
        if (path != place && path.rfind(place + "/", 0) != 0) {
            continue;
        }
        const std::string tag = path.size() > place.size() ? path.substr(place.size() + 1) : std::string();
        const auto known = languages();
        if (std::find(known.begin(), known.end(), tag) != known.end()) {
            setLanguage(tag);
        }
        m_area->ensureWidgetVisible(row.box);
        row.box->setFocus(Qt::OtherFocusReason);
        return true;
    }
    const bool isLanguage = path == "/language";
    if (isLanguage) {
        m_languages->setFocus(Qt::OtherFocusReason);
    }
    return isLanguage;
}

void TextsPanel::makeDefault()
{
    m_document.change(Message("edit.default_language", {}),
                      [this](Scenario &scenario) { setDefaultLanguage(scenario, m_language); });
}

void TextsPanel::removeThisLanguage()
{
    const std::string gone = m_language;
    std::erase(m_added, gone);
    m_language = m_document.scenario().language;
    m_isRemoving = true;
    const bool isChanged = m_document.change(Message("edit.remove_language", {}),
                                             [&gone](Scenario &scenario) { removeLanguage(scenario, gone); });
    m_isRemoving = false;
    sayTexts();
    if (isChanged) {
        m_offer->show([gone] { return tr("Every text and name in %1 is removed.").arg(languageName(gone)); },
                      [] { return tr("Bring it back"); });
        m_offer->button()->setFocus(Qt::OtherFocusReason);
    } else {
        m_languages->setFocus(Qt::OtherFocusReason);
    }
}

void TextsPanel::fillLanguages()
{
    const QSignalBlocker quiet(m_languages);
    const auto all = languages();
    m_languages->clear();
    for (const std::string &tag : all) {
        const QString name = languageName(tag);
        const bool isFallback = tag == m_document.scenario().language;
        m_languages->addItem(isFallback ? tr("%1 (default)").arg(name) : name, QString::fromStdString(tag));
    }
    m_languages->setCurrentIndex(m_languages->findData(QString::fromStdString(m_language)));
    m_default->setVisible(!isDefault());
    m_remove->setVisible(!isDefault());
    const TextProgress progress = progressOf(m_document.scenario(), m_language);
    m_progress->setText(tr("%1 of %2 written")
                            .arg(QLocale().toString(progress.written), QLocale().toString(progress.wanted)));
}

void TextsPanel::fillRow(const Row &row)
{
    const LocalText &text = textOf(m_document.scenario(), row.field);
    const QString written = QString::fromStdString(writtenIn(text, m_language));
    const QString original = QString::fromStdString(writtenIn(text, m_document.scenario().language));
    row.caption->setText(captionOf(row.field));
    row.box->setAccessibleName(captionOf(row.field));
    row.box->setLanguage(m_language);
    row.box->show(written);
    const bool isTranslating = !isDefault() && !original.isEmpty();
    row.original->setVisible(isTranslating);
    row.original->setLanguage(m_document.scenario().language);
    row.original->show(original);
    row.original->setAccessibleName(tr("%1, to translate").arg(captionOf(row.field)));
    row.box->setAccessibleDescription(isTranslating ? tr("To translate: %1").arg(original) : QString());
    const std::size_t bytes = writtenIn(text, m_language).size();
    row.excess->setVisible(bytes > kMaxTextBytes);
    row.excess->setText(tr("Too long to be kept: %1 bytes, at most %2 are possible. Shorten it.")
                            .arg(QLocale().toString(static_cast<qulonglong>(bytes)),
                                 QLocale().toString(static_cast<qulonglong>(kMaxTextBytes))));
}

QString TextsPanel::captionOf(TextField field) const
{
    switch (field.kind) {
    case TextKind::Title:
        return tr("Title");
    case TextKind::Date:
        return tr("Date");
    case TextKind::Place:
        return tr("Place");
    case TextKind::Background:
        return tr("What happened before");
    case TextKind::Briefing:
        return tr("Briefing: %1")
            .arg(table::MessageFormatter{QLocale()}.text(m_document.scenario().sides.at(field.side).name));
    case TextKind::Sources:
        return tr("Sources");
    case TextKind::Notes:
        return tr("Notes for the teacher");
    }
    return {};
}

// A language in which nothing is written, or no longer, stays in the list.
void TextsPanel::sayTexts()
{
    const auto known = languages();
    if (std::find(known.begin(), known.end(), m_language) == known.end()) {
        m_added.push_back(m_language);
    }
    fillLanguages();
    for (const Row &row : m_rows) {
        fillRow(row);
    }
}

void TextsPanel::retranslate()
{
    m_languageCaption->setText(tr("Language"));
    m_languages->setAccessibleName(tr("Language of the texts"));
    m_add->setText(tr("Add a language…"));
    m_default->setText(tr("Make it the default"));
    m_default->setToolTip(tr("Shown to readers whose own language is missing."));
    m_remove->setText(tr("Remove it"));
    m_remove->setToolTip(tr("Takes every text and name in this language out of the scenario."));
    m_default->setAccessibleName(tr("Make this language the default"));
    m_remove->setAccessibleName(tr("Remove this language"));
    sayTexts();
}

void TextsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::editor
