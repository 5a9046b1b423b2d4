#pragma once
// The preview with what is needed to look around in it.

#include "app/print/page_preview.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QToolButton;

namespace zama::print {

class PageViewer final : public QWidget
{
    Q_OBJECT
public:
    explicit PageViewer(QWidget *parent = nullptr);

    void setDocument(std::shared_ptr<const PrintDocument> document);
    /// Why there are no pages, in their place; empty: the pages.
    void setProblem(const QString &words);
    [[nodiscard]] QString problem() const;
    [[nodiscard]] PagePreview &preview() const { return *m_preview; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showPlace();

    QStackedWidget *m_sheet;
    PagePreview *m_preview;
    QLabel *m_problem;
    QToolButton *m_farther;
    QToolButton *m_nearer;
    QToolButton *m_wholePage;
    QToolButton *m_pageWidth;
    QLabel *m_place;
};

} // namespace zama::print
