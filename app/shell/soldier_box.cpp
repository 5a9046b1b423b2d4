#include "app/shell/soldier_box.h"

#include "app/print/print_words.h"
#include "app/shell/soldier_tree.h"
#include "editor/number_field.h"
#include "editor/typed_number.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <cmath>

namespace zama::shell {
namespace {

constexpr double kPerCent = 100.0;
constexpr int kStep = 5;

// "100%"
class PerCentField final : public editor::NumberField
{
public:
    using NumberField::NumberField;

protected:
    [[nodiscard]] QString textOf(int value) const override
    {
        return SoldierBox::tr("%1%", "a number").arg(editor::shownNumber(value, 0, locale()));
    }
    [[nodiscard]] std::optional<int> valueOf(const QString &typed) const override
    {
        const auto number = editor::typedNumber(typed);
        const bool isPerCent =
            number && (number->unit.isEmpty() || number->unit == u"%" || number->unit == u"٪");
        return isPerCent ? std::optional(static_cast<int>(number->scaled(1))) : std::nullopt;
    }
    [[nodiscard]] int stepped(int value, int steps) const override { return value + steps * kStep; }
};

int perCent(double scale)
{
    return static_cast<int>(std::lround(scale * kPerCent));
}

} // namespace

SoldierBox::SoldierBox(std::shared_ptr<const Scenario> scenario, QWidget *parent)
    : QWidget(parent),
      m_caption(new QLabel(this)),
      m_tree(new SoldierTree(std::move(scenario), this)),
      m_generals(new QCheckBox(this)),
      m_spareCaption(new QLabel(this)),
      m_spare(new editor::NumberField(this)),
      m_heightCaption(new QLabel(this)),
      m_height(new PerCentField(this))
{
    m_spare->setRange(0, print::kMostSpare);
    m_spare->setValue(0);
    m_height->setRange(perCent(print::kLeastFigureScale), perCent(print::kMostFigureScale));
    QFont bold = m_caption->font();
    bold.setBold(true);
    m_caption->setFont(bold);
    m_caption->setBuddy(m_tree);
    m_spareCaption->setBuddy(m_spare);
    m_heightCaption->setBuddy(m_height);
    m_spareCaption->setWordWrap(true);
    m_heightCaption->setWordWrap(true);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_caption, 0, 0, 1, 2);
    grid->addWidget(m_tree, 1, 0, 1, 2);
    grid->addWidget(m_generals, 2, 0, 1, 2);
    grid->addWidget(m_spareCaption, 3, 0);
    grid->addWidget(m_spare, 3, 1);
    grid->addWidget(m_heightCaption, 4, 0);
    grid->addWidget(m_height, 4, 1);
    grid->setRowStretch(1, 1);
    showChoice({});
    connect(m_tree, &SoldierTree::changed, this, &SoldierBox::changed);
    connect(m_generals, &QCheckBox::toggled, this, &SoldierBox::changed);
    connect(m_spare, &editor::NumberField::edited, this, &SoldierBox::changed);
    connect(m_height, &editor::NumberField::edited, this, &SoldierBox::changed);
    retranslate();
}

print::SoldierChoice SoldierBox::choice() const
{
    print::SoldierChoice choice;
    choice.commands = m_tree->commands();
    choice.types = m_tree->types();
    choice.withGenerals = m_generals->isChecked();
    choice.spareStands = m_spare->value().value_or(0);
    choice.figureScale = m_height->value().value_or(perCent(1.0)) / kPerCent;
    return choice;
}

void SoldierBox::showChoice(const print::SoldierChoice &choice)
{
    const QSignalBlocker quiet(m_generals);
    m_generals->setChecked(choice.withGenerals);
    m_height->setValue(perCent(choice.figureScale));
}

bool SoldierBox::isNobody() const
{
    return m_tree->isNobody();
}

void SoldierBox::retranslate()
{
    m_caption->setText(tr("&Whose soldiers"));
    m_generals->setText(tr("Their &generals, too"));
    m_generals->setAccessibleName(tr("Their generals, too"));
    m_spareCaption->setText(tr("Spa&re stands of each type"));
    m_spare->setAccessibleName(tr("Spare stands of each type"));
    m_heightCaption->setText(tr("Height of the &figures"));
    m_height->setAccessibleName(tr("Height of the figures"));
    m_height->setToolTip(tr("Only the figures grow. Bases stay as large as the rules need them."));
}

void SoldierBox::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace zama::shell
