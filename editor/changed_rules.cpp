#include "editor/changed_rules.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace zama::editor {

ChangedRules::ChangedRules(int count, QWidget *parent)
    : QWidget(parent),
      m_heading(new QLabel(this)),
      m_resetAll(new QPushButton(this))
{
    m_heading->setWordWrap(true);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setVerticalSpacing(2);
    layout->setColumnStretch(0, 1);
    layout->addWidget(m_heading, 0, 0, 1, 3);
    for (int i = 0; i < count; ++i) {
        m_rows.push_back({new QLabel(this), new QPushButton(this), new QPushButton(this)});
        const Row &row = m_rows.back();
        row.text->setWordWrap(true);
        layout->addWidget(row.text, i + 1, 0);
        layout->addWidget(row.show, i + 1, 1);
        layout->addWidget(row.reset, i + 1, 2);
        connect(row.show, &QPushButton::clicked, this, [this, i] { emit visited(i); });
        connect(row.reset, &QPushButton::clicked, this, [this, i] { emit reset(i); });
    }
    layout->addWidget(m_resetAll, count + 1, 0, 1, 3, Qt::AlignLeading);
    connect(m_resetAll, &QPushButton::clicked, this, &ChangedRules::resetAll);
    retranslate();
}

void ChangedRules::set(int number, const QString &what)
{
    const Row &row = m_rows.at(static_cast<std::size_t>(number));
    row.text->setText(what);
    row.show->setAccessibleName(tr("Show where it is chosen: %1").arg(what));
    row.reset->setAccessibleName(tr("As shipped again: %1").arg(what));
    for (QWidget *part : {static_cast<QWidget *>(row.text), static_cast<QWidget *>(row.show),
                          static_cast<QWidget *>(row.reset)}) {
        part->setVisible(!what.isEmpty());
    }
    sayHowMany();
}

bool ChangedRules::isChanged(int number) const
{
    return !m_rows.at(static_cast<std::size_t>(number)).text->text().isEmpty();
}

int ChangedRules::count() const
{
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(),
                                          [](const Row &row) { return !row.text->text().isEmpty(); }));
}

QPushButton *ChangedRules::showButton(int number) const
{
    return m_rows.at(static_cast<std::size_t>(number)).show;
}

QPushButton *ChangedRules::resetButton(int number) const
{
    return m_rows.at(static_cast<std::size_t>(number)).reset;
}

void ChangedRules::sayHowMany()
{
    m_heading->setText(count() == 0 ? tr("All rules are as shipped.")
                                    : tr("Changed from the shipped rules:"));
    m_resetAll->setVisible(count() > 1);
}

void ChangedRules::retranslate()
{
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i) {
        const Row &row = m_rows.at(static_cast<std::size_t>(i));
        row.show->setText(tr("Show"));
        row.reset->setText(tr("Reset"));
        set(i, row.text->text()); // whoever fills this list says its texts anew
    }
    m_resetAll->setText(tr("Reset all of them"));
}

void ChangedRules::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::editor
