#include "app/shell/part_list.h"

#include "app/print/print_words.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace zama::shell {

PartList::PartList(std::span<const print::PrintPartRow> parts, QWidget *parent)
    : QWidget(parent),
      m_all(new QCheckBox(this)),
      m_heading(new QLabel(this))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_all, 0, 0);
    grid->addWidget(m_heading, 0, 1, Qt::AlignTrailing);
    for (const print::PrintPartRow &row : parts) {
        addRow(*grid, row.part);
    }
    connect(m_all, &QCheckBox::clicked, this, [this] { chooseAll(m_all->checkState() != Qt::Unchecked); });
    retranslate();
}

void PartList::addRow(QGridLayout &grid, print::PrintPart part)
{
    const int line = grid.rowCount();
    Row &row = m_rows[part];
    row.box = new QCheckBox(this);
    row.pages = new QLabel(this);
    grid.addWidget(row.box, line, 0);
    grid.addWidget(row.pages, line, 1, Qt::AlignTrailing);
    connect(row.box, &QCheckBox::toggled, this, [this, part](bool isOn) {
        showAll();
        if (isOn) {
            emit ticked(part);
        }
        emit changed();
    });
}

std::set<print::PrintPart> PartList::parts() const
{
    std::set<print::PrintPart> parts;
    for (const auto &[part, row] : m_rows) {
        if (row.box->isChecked()) {
            parts.insert(part);
        }
    }
    return parts;
}

void PartList::setParts(const std::set<print::PrintPart> &parts)
{
    for (const auto &[part, row] : m_rows) {
        const QSignalBlocker quiet(row.box);
        row.box->setChecked(parts.contains(part));
    }
    showAll();
}

void PartList::chooseAll(bool isAll)
{
    std::set<print::PrintPart> chosen;
    for (const auto &[part, row] : m_rows) {
        if (isAll) {
            chosen.insert(part);
        }
    }
    setParts(chosen);
    emit changed();
}

// Half ticked: some of them. A click makes it all, then none.
void PartList::showAll()
{
    const std::size_t chosen = parts().size();
    const QSignalBlocker quiet(m_all);
    m_all->setTristate(chosen > 0 && chosen < m_rows.size());
    m_all->setCheckState(chosen == 0               ? Qt::Unchecked
                         : chosen == m_rows.size() ? Qt::Checked
                                                   : Qt::PartiallyChecked);
}

void PartList::setPages(print::PrintPart part, std::optional<int> pages)
{
    if (const auto found = m_rows.find(part); found != m_rows.end()) {
        found->second.count = pages;
        found->second.problem.clear();
        describe(part, found->second);
    }
}

void PartList::setProblem(print::PrintPart part, const QString &words)
{
    if (const auto found = m_rows.find(part); found != m_rows.end()) {
        found->second.count.reset();
        found->second.problem = words;
        describe(part, found->second);
    }
}

void PartList::describe(print::PrintPart part, Row &row) const
{
    const QString pages = row.count ? locale().toString(*row.count) : QString();
    const QString purpose = print::purposeOf(part);
    row.pages->setText(row.problem.isEmpty() ? pages : tr("none", "pages of a part that cannot be printed"));
    row.box->setToolTip(row.problem.isEmpty() ? purpose : row.problem);
    row.pages->setToolTip(row.box->toolTip());
    row.box->setAccessibleDescription(
        row.problem.isEmpty() && row.count
            ? tr("%1 Pages: %2.", "what a part is good for, a number").arg(purpose, pages)
            : row.box->toolTip());
}

void PartList::retranslate()
{
    m_all->setText(tr("&Everything"));
    m_all->setAccessibleName(tr("Everything"));
    m_heading->setText(tr("Pages"));
    for (auto &[part, row] : m_rows) {
        row.box->setText(print::titleOf(part));
        row.box->setAccessibleName(print::titleOf(part));
        row.pages->setAccessibleName(tr("Pages of: %1").arg(print::titleOf(part)));
        describe(part, row);
    }
}

void PartList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
    }
}

} // namespace zama::shell
