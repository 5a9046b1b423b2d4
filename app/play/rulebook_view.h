#pragma once
// The rulebook to read: contents, search, the text with its pictures, and a way back.

#include "app/play/rulebook_page.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace zama::play {

class RulebookView final : public QWidget
{
    Q_OBJECT
public:
    explicit RulebookView(QWidget *parent = nullptr);

    [[nodiscard]] bool has(const QString &clause) const { return Rulebook::builtIn().has(clause); }
    /// Opens the book at a clause, tells screen readers, and remembers where it was open before. An unknown
    /// clause changes nothing.
    void openAt(const QString &clause);
    /// The clause it is open at; empty before any was opened.
    [[nodiscard]] QString current() const;
    void back();
    void forward();
    [[nodiscard]] const RulebookPage &page() const { return *m_page; }
    void retranslate();

signals:
    /// The book was opened at a clause, by whatever way.
    void opened(const QString &clause);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void fillContents();
    void filter(const QString &words);
    void openFirstFound();
    void openItem(const QTreeWidgetItem *item);
    void turnTo(const QString &clause);
    void announce(const QString &clause);

    table::FigurePixmaps m_pixmaps;
    RulebookPage *m_page;
    QTreeWidget *m_contents;
    QLineEdit *m_search;
    QToolButton *m_back;
    QToolButton *m_forward;
    QLabel *m_place;
    QStringList m_history;
    qsizetype m_at = -1; ///< in the history
};

} // namespace zama::play
