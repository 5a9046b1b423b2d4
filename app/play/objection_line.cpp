#include "app/play/objection_line.h"

#include "core/text/phrase.h"
#include "table/art/recolour.h"
#include "table/widgets/accessible_role.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace zama::play {

QString insteadText(const Command &command, const State &state, const table::MessageFormatter &formatter)
{
    const auto unit = [&](UnitId id) { return formatter.text(MessageArg(id), *state.setup); };
    return std::visit(
        Overloaded{
            [&](const MoveUnit &c) {
                return ObjectionLine::tr("Move %1 instead").arg(formatter.length(previewMove(state, c).cost));
            },
            [&](const MoveGeneral &c) {
                return c.join.isValid() ? ObjectionLine::tr("Join %1 instead").arg(unit(c.join))
                                        : ObjectionLine::tr("Go as near as he can");
            },
            [&](const Shoot &c) { return ObjectionLine::tr("Shoot at %1 instead").arg(unit(c.target)); },
            [&](const DeclareCharge &c) {
                return ObjectionLine::tr("Charge %1 this way instead").arg(unit(c.target));
            },
            [&](const AssignMeleeDice &) { return ObjectionLine::tr("Choose the nearest instead"); },
            [&](const DeployCommand &) { return ObjectionLine::tr("Place them where they fit"); },
            [&](const PassCharge &) { return ObjectionLine::tr("No charge now"); },
            [&](const EndStep &) { return ObjectionLine::tr("Done"); },
            [&](const Roll &) { return QString(); },
            [&](const Concede &) { return QString(); },
        },
        command);
}

ObjectionLine::ObjectionLine(QWidget *parent)
    : QFrame(parent),
      m_sign(new QLabel(this)),
      m_text(new QLabel(this)),
      m_rule(new QToolButton(this)),
      m_instead(new QPushButton(this)),
      m_dismiss(new QToolButton(this))
{
    table::setAccessibleRole(*this, QAccessible::AlertMessage);
    m_sign->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxInformation).pixmap(20, 20));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_rule->setAutoRaise(true);
    m_dismiss->setAutoRaise(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 5, 8, 5);
    layout->addWidget(m_sign);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_instead);
    layout->addWidget(m_rule);
    layout->addWidget(m_dismiss);
    connect(m_dismiss, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_instead, &QPushButton::clicked, this, &ObjectionLine::takeAlternative);
    connect(m_rule, &QToolButton::clicked, this, [this] {
        const std::string_view clause = m_objection->refusal.clause;
        emit ruleRequested(QString::fromUtf8(clause.data(), static_cast<qsizetype>(clause.size())));
    });
    setAutoFillBackground(true);
    setVisible(false);
}

void ObjectionLine::show(const Objection &objection, const State &state,
                         const table::MessageFormatter &formatter)
{
    m_objection = objection;
    retranslate(state, formatter);
    dress();
    setVisible(true);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    emit changed();
}

void ObjectionLine::retranslate(const State &state, const table::MessageFormatter &formatter)
{
    m_dismiss->setText(tr("Dismiss"));
    if (!m_objection) {
        return;
    }
    const Refusal &refusal = m_objection->refusal;
    m_text->setText(formatter.sentence(messageFor(refusal), *state.setup));
    setAccessibleName(m_text->text());
    m_rule->setText(tr("Rule %1").arg(
        QString::fromUtf8(refusal.clause.data(), static_cast<qsizetype>(refusal.clause.size()))));
    m_rule->setVisible(!refusal.clause.empty());
    const bool isLawful = m_objection->alternative && !validate(state, *m_objection->alternative);
    m_instead->setVisible(isLawful);
    if (isLawful) {
        m_instead->setText(insteadText(*m_objection->alternative, state, formatter));
    }
}

QString ObjectionLine::text() const
{
    return m_text->text();
}

QString ObjectionLine::instead() const
{
    return !isHidden() && m_objection && !m_instead->isHidden() ? m_instead->text() : QString();
}

void ObjectionLine::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    emit changed();
}

void ObjectionLine::takeAlternative()
{
    if (m_objection && m_objection->alternative) {
        const Command command = *m_objection->alternative;
        hide();
        emit alternativeRequested(command);
    }
}

void ObjectionLine::dress()
{
    const QPalette theme = QApplication::palette();
    QPalette mine = theme;
    mine.setColor(QPalette::Window,
                  table::mixed(theme.color(QPalette::Window), theme.color(QPalette::Highlight), 0.18));
    setPalette(mine);
}

void ObjectionLine::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange) {
        dress();
    }
}

} // namespace zama::play
