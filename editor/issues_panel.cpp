#include "editor/issues_panel.h"

#include "core/design/fixes.h"
#include "editor/issue_place.h"
#include "editor/issues_model.h"
#include "table/model/issue_sentence.h"
#include "table/model/message_formatter.h"

#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace zama::editor {
namespace {

constexpr int kLeastLines = 5; // of the list

// What forbids to play comes first.
Issues sorted(Issues issues)
{
    std::ranges::stable_sort(issues, {}, &Issue::severity);
    return issues;
}

} // namespace

IssuesPanel::IssuesPanel(ScenarioDocument &document, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_model(new IssuesModel(this)),
      m_state(new QLabel(this)),
      m_list(new QListView(this)),
      m_fixesCaption(new QLabel(this)),
      m_fixesLayout(new QVBoxLayout)
{
    m_state->setWordWrap(true);
    m_list->setModel(m_model);
    m_list->setWordWrap(true);
    m_list->setTextElideMode(Qt::ElideNone);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    // What can be done stays in sight: the list takes the room that is left.
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_list->setMinimumHeight(kLeastLines * fontMetrics().height());
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_state);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_fixesCaption);
    layout->addLayout(m_fixesLayout);
    layout->addStretch();
    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) { go(index.row()); });
    connect(m_list, &QListView::customContextMenuRequested, this, &IssuesPanel::openMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &IssuesPanel::lookForFixes);
    connect(&document, &ScenarioDocument::issuesChanged, this, &IssuesPanel::takeOver);
    retranslate();
    takeOver();
}

void IssuesPanel::go(int row)
{
    const std::string path = m_model->issue(row).path;
    if (const auto piece = pieceAt(m_document.scenario(), path)) {
        m_document.selection().goTo(*piece);
    } else {
        emit placeRequested(path);
    }
}

void IssuesPanel::takeOver()
{
    m_model->reconcile(sorted(m_document.issues()),
                       IssueNames(m_document.scenario(), table::MessageFormatter(locale())));
    if (!m_list->currentIndex().isValid() && m_model->rowCount() > 0) {
        m_list->setCurrentIndex(m_model->index(0));
    }
    count();
    lookForFixes();
}

// A button stays a button: whoever has just pressed it keeps the focus where it was.
void IssuesPanel::lookForFixes()
{
    m_fixes.clear();
    const QModelIndex current = m_list->currentIndex();
    if (current.isValid() && isVisible()) { // looking costs a judgement of the whole scenario each
        for (const design::Fix &fix :
             design::fixesFor(m_document.scenario(), m_model->issue(current.row()))) {
            m_fixes.push_back(fix.what);
        }
    }
    while (m_fixRows.size() < m_fixes.size()) {
        addFixRow();
    }
    sayFixes();
}

void IssuesPanel::addFixRow()
{
    const std::size_t place = m_fixRows.size();
    auto *row = new QWidget(this);
    m_fixRows.push_back({row, new QLabel(row), new QPushButton(row)});
    m_fixRows.back().text->setWordWrap(true);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_fixRows.back().text, 1);
    layout->addWidget(m_fixRows.back().button);
    m_fixesLayout->addWidget(row);
    connect(m_fixRows.back().button, &QPushButton::clicked, this,
            [this, place] { mend(Issue(m_fixes.at(place))); });
}

void IssuesPanel::sayFixes()
{
    m_fixesCaption->setVisible(!m_fixes.empty());
    for (std::size_t i = 0; i < m_fixRows.size(); ++i) {
        const FixRow &fix = m_fixRows[i];
        const QString sentence = i < m_fixes.size() ? m_model->names().sentenceOf(m_fixes[i]) : QString();
        fix.row->setVisible(!sentence.isEmpty());
        fix.text->setText(sentence);
        fix.button->setText(tr("Do it"));
        fix.button->setAccessibleName(tr("Do it: %1").arg(sentence));
    }
}

std::vector<QPushButton *> IssuesPanel::fixButtons() const
{
    std::vector<QPushButton *> buttons;
    buttons.reserve(m_fixes.size());
    for (std::size_t i = 0; i < m_fixes.size(); ++i) {
        buttons.push_back(m_fixRows[i].button);
    }
    return buttons;
}

// Looked for anew: since it was offered the scenario may have become another.
void IssuesPanel::mend(const Issue &fix)
{
    const QModelIndex current = m_list->currentIndex();
    const auto fixes = current.isValid()
                           ? design::fixesFor(m_document.scenario(), m_model->issue(current.row()))
                           : std::vector<design::Fix>();
    const auto found = std::ranges::find(fixes, fix, &design::Fix::what);
    if (found != fixes.end()) {
        m_document.change(Message("edit.fix", {}), found->fixed);
    }
    takeOver();
}

void IssuesPanel::openMenu(const QPoint &place)
{
    if (!m_list->currentIndex().isValid()) {
        return;
    }
    const int row = m_list->currentIndex().row();
    QMenu menu(this);
    connect(menu.addAction(tr("Go there")), &QAction::triggered, this, [this, row] { go(row); });
    menu.addSeparator();
    for (const Issue &fix : m_fixes) {
        connect(menu.addAction(m_model->names().sentenceOf(fix)), &QAction::triggered, this,
                [this, fix] { mend(fix); });
    }
    menu.exec(m_list->viewport()->mapToGlobal(place));
}

void IssuesPanel::count()
{
    const auto &issues = m_model->issues();
    const auto errors = static_cast<int>(std::ranges::count(issues, Severity::Error, &Issue::severity));
    const auto warnings = static_cast<int>(std::ranges::count(issues, Severity::Warning, &Issue::severity));
    m_list->setVisible(!issues.empty());
    m_state->setText(table::MessageFormatter{QLocale()}.sentence(verdictOn(issues), Setup{}));
    if (errors != m_errors || warnings != m_warnings) {
        m_errors = errors;
        m_warnings = warnings;
        emit countChanged(errors, warnings);
    }
}

void IssuesPanel::retranslate()
{
    m_list->setAccessibleName(tr("Issues"));
    m_fixesCaption->setText(tr("What can be done:"));
    m_model->retranslate();
    count();
    sayFixes();
}

void IssuesPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    lookForFixes();
}

void IssuesPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::editor
