#include "app/print/page_viewer.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace zama::print {
namespace {

constexpr int kProblemWidth = 420; ///< pixels, beyond which the eye loses a line

} // namespace

PageViewer::PageViewer(QWidget *parent)
    : QWidget(parent),
      m_sheet(new QStackedWidget(this)),
      m_preview(new PagePreview(this)),
      m_problem(new QLabel(this)),
      m_farther(new QToolButton(this)),
      m_nearer(new QToolButton(this)),
      m_wholePage(new QToolButton(this)),
      m_pageWidth(new QToolButton(this)),
      m_place(new QLabel(this))
{
    m_problem->setWordWrap(true);
    m_problem->setAlignment(Qt::AlignCenter);
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem->setMargin(kProblemWidth / 10);
    m_sheet->addWidget(m_preview);
    m_sheet->addWidget(m_problem);
    auto *row = new QHBoxLayout;
    for (QToolButton *button : {m_farther, m_nearer, m_wholePage, m_pageWidth}) {
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    row->addStretch();
    row->addWidget(m_place);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(m_sheet, 1);
    connect(m_farther, &QToolButton::clicked, m_preview, &PagePreview::zoomOut);
    connect(m_nearer, &QToolButton::clicked, m_preview, &PagePreview::zoomIn);
    connect(m_wholePage, &QToolButton::clicked, m_preview, &PagePreview::fitPage);
    connect(m_pageWidth, &QToolButton::clicked, m_preview, &PagePreview::fitWidth);
    connect(m_preview, &PagePreview::moved, this, &PageViewer::showPlace);
    retranslate();
}

void PageViewer::setDocument(std::shared_ptr<const PrintDocument> document)
{
    m_preview->setDocument(std::move(document));
}

void PageViewer::setProblem(const QString &words)
{
    m_problem->setText(words);
    m_sheet->setCurrentWidget(words.isEmpty() ? static_cast<QWidget *>(m_preview) : m_problem);
    showPlace();
}

QString PageViewer::problem() const
{
    return m_problem->text();
}

void PageViewer::showPlace()
{
    const bool hasPages = m_preview->pageCount() > 0 && m_sheet->currentWidget() == m_preview;
    for (QToolButton *button : {m_farther, m_nearer, m_wholePage, m_pageWidth}) {
        button->setEnabled(hasPages);
    }
    const QLocale reader = locale();
    const QString page = tr("Page %1 of %2")
                             .arg(reader.toString(qulonglong{m_preview->currentPage()} + 1),
                                  reader.toString(qulonglong{m_preview->pageCount()}));
    const QString zoom = reader.toString(static_cast<int>(std::lround(m_preview->zoom() * 100)));
    m_place->setText(hasPages ? tr("%1, shown at %2%", "Page 1 of 8, a number").arg(page, zoom) : QString());
    m_preview->setAccessibleDescription(m_place->text());
}

void PageViewer::retranslate()
{
    m_preview->setAccessibleName(tr("Pages as they will be printed"));
    m_problem->setAccessibleName(tr("Why there are no pages"));
    m_farther->setText(QStringLiteral("−"));
    m_farther->setAccessibleName(tr("Farther"));
    m_farther->setToolTip(tr("Farther (−, Ctrl and the wheel)"));
    m_nearer->setText(QStringLiteral("+"));
    m_nearer->setAccessibleName(tr("Nearer"));
    m_nearer->setToolTip(tr("Nearer (+, Ctrl and the wheel)"));
    m_wholePage->setText(tr("Whole page"));
    m_wholePage->setAccessibleName(tr("Whole page"));
    m_wholePage->setToolTip(tr("Whole page (0)"));
    m_pageWidth->setText(tr("Page width"));
    m_pageWidth->setAccessibleName(tr("Page width"));
    m_pageWidth->setToolTip(tr("Page width (1)"));
    m_place->setAccessibleName(tr("Where you are"));
    showPlace();
}

void PageViewer::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
    }
}

} // namespace zama::print
