#include "app/shell/design_corner.h"

#include "app/play/title_font.h"

#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

namespace zama::shell {
namespace {

const QString kRecent = QStringLiteral("editor/recent");
constexpr qsizetype kMostRecent = 8;
constexpr qsizetype kShownRecent = 3;

} // namespace

DesignCorner::DesignCorner(QWidget *parent)
    : QWidget(parent),
      m_heading(new QLabel),
      m_new(new QPushButton),
      m_change(new QPushButton),
      m_print(new QPushButton),
      m_open(new QPushButton),
      m_offers(new QWidget(this)),
      m_offerColumn(new QVBoxLayout(m_offers))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_heading);
    for (QPushButton *button : {m_new, m_change, m_open, m_print}) {
        layout->addWidget(button);
    }
    m_offerColumn->setContentsMargins(0, 0, 0, 0);
    m_offerColumn->setSpacing(8);
    play::useTitleFont(*m_heading, 1.25);
    connect(m_new, &QPushButton::clicked, this, &DesignCorner::newRequested);
    connect(m_change, &QPushButton::clicked, this, &DesignCorner::changeRequested);
    connect(m_print, &QPushButton::clicked, this, &DesignCorner::printRequested);
    connect(m_open, &QPushButton::clicked, this, &DesignCorner::openRequested);
    retranslate();
}

void DesignCorner::show(const std::vector<editor::Leftover> &leftovers, const QStringList &recent)
{
    m_leftovers = leftovers;
    m_recent = recent;
    fill();
}

QPushButton *DesignCorner::addOffer(const QString &text)
{
    auto *button = new QPushButton(text);
    m_offerColumn->addWidget(button);
    return button;
}

void DesignCorner::fill()
{
    while (QLayoutItem *item = m_offerColumn->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one whose press led here
        delete item;
    }
    for (const editor::Leftover &leftover : m_leftovers) {
        const QString title = leftover.title.isEmpty() ? tr("Battle without a title") : leftover.title;
        QPushButton *offer = addOffer(tr("Unsaved: %1").arg(title));
        offer->setToolTip(tr("Work that was not saved when the program ended, of %1")
                              .arg(locale().toString(leftover.saved, QLocale::ShortFormat)));
        connect(offer, &QPushButton::clicked, this, [this, leftover] { emit leftoverRequested(leftover); });
    }
    for (const QString &path : m_recent.first(std::min(m_recent.size(), kShownRecent))) {
        QString name = QFileInfo(path).fileName();
        name.remove(editor::scenarioSuffix());
        QPushButton *offer = addOffer(tr("Edit: %1").arg(name));
        offer->setToolTip(path);
        connect(offer, &QPushButton::clicked, this, [this, path] { emit fileRequested(path); });
    }
    m_offers->setVisible(m_offerColumn->count() > 0);
}

void DesignCorner::retranslate()
{
    m_heading->setText(tr("Make a battle of your own"));
    m_new->setText(tr("New battle, in &five questions…"));
    m_change->setText(tr("&Change the chosen battle"));
    m_print->setText(tr("P&rint the chosen battle…"));
    m_open->setText(tr("Open a scenario to e&dit…"));
    fill();
}

void DesignCorner::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

QStringList recentScenarios()
{
    QStringList recent = QSettings().value(kRecent).toStringList();
    recent.removeIf([](const QString &path) { return !QFileInfo(path).isFile(); });
    return recent;
}

void noteRecentScenario(const QString &path)
{
    const QString known = QFileInfo(path).absoluteFilePath();
    QStringList recent = QSettings().value(kRecent).toStringList();
    recent.removeAll(known);
    recent.prepend(known);
    QSettings().setValue(kRecent, QStringList(recent.first(std::min(recent.size(), kMostRecent))));
}

} // namespace zama::shell
