#include "app/play/outcome_line.h"

#include "table/widgets/accessible_role.h"

#include <QAccessible>
#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QUrl>

namespace zama::play {
namespace {

constexpr QColor kAlarmOnLight(0x9c, 0x14, 0x14); // both more than 6 to 1 on the windows of the themes
constexpr QColor kAlarmOnDark(0xff, 0xa0, 0x90);

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < 128;
}

} // namespace

JobOutcome JobOutcome::note(Words words)
{
    return {Kind::Note, std::move(words), {}};
}

JobOutcome JobOutcome::done(Words words)
{
    return {Kind::Done, std::move(words), {}};
}

JobOutcome JobOutcome::saved(const QString &file)
{
    const QString name = QFileInfo(file).fileName();
    return {Kind::Done, [name] { return OutcomeLine::tr("Saved as %1.").arg(name); }, file};
}

JobOutcome JobOutcome::failed(const QString &problem)
{
    return {Kind::Failed, [problem] { return problem; }, {}};
}

OutcomeLine::OutcomeLine(QWidget *parent)
    : QWidget(parent),
      m_sign(new QLabel(this)),
      m_text(new QLabel(this)),
      m_open(new QPushButton(this))
{
    table::setAccessibleRole(*this, QAccessible::AlertMessage);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText); // names of files are not markup
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_open->setAutoDefault(false);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_sign);
    row->addWidget(m_text, 1);
    row->addWidget(m_open);
    connect(m_open, &QPushButton::clicked, this, &OutcomeLine::openFile);
    clear();
}

void OutcomeLine::show(const JobOutcome &outcome)
{
    m_outcome = outcome;
    retranslate();
    dress();
    if (m_outcome.words != nullptr && m_outcome.kind != JobOutcome::Kind::Note) {
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

QString OutcomeLine::text() const
{
    return m_text->text();
}

void OutcomeLine::openFile()
{
    const QString file = m_outcome.file;
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(file))) {
        show(
            JobOutcome::failed(tr("Nothing on this computer opens %1.").arg(QDir::toNativeSeparators(file))));
    }
}

void OutcomeLine::dress()
{
    const bool isFailure = m_outcome.kind == JobOutcome::Kind::Failed;
    const int size = fontMetrics().height();
    m_sign->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxCritical).pixmap(size, size));
    m_sign->setVisible(isFailure);
    m_open->setVisible(!m_outcome.file.isEmpty());
    const QPalette theme = QApplication::palette(this);
    QPalette mine = theme;
    if (isFailure) {
        mine.setColor(QPalette::WindowText, isDark(theme) ? kAlarmOnDark : kAlarmOnLight);
    }
    m_text->setPalette(mine);
    QFont letters = font();
    letters.setBold(isFailure);
    m_text->setFont(letters);
}

void OutcomeLine::retranslate()
{
    m_text->setText(m_outcome.words == nullptr ? QString() : m_outcome.words());
    m_text->setToolTip(QDir::toNativeSeparators(m_outcome.file));
    setAccessibleName(m_text->text().isEmpty() ? tr("How it went") : m_text->text());
    m_sign->setAccessibleName(tr("It did not work"));
    m_open->setText(tr("Open it"));
    m_open->setAccessibleName(tr("Open the file that was saved"));
}

void OutcomeLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::FontChange) {
        dress();
    }
}

} // namespace zama::play
