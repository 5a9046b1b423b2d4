#pragma once
// The rulebook beside the table. It is written when it is first shown or opened, so it costs the start
// nothing.

#include <QDockWidget>

namespace zama::play {

class RulebookView;

class RulebookDock final : public QDockWidget
{
    Q_OBJECT
public:
    explicit RulebookDock(QWidget *parent = nullptr);

    [[nodiscard]] bool has(const QString &clause) const;
    /// Shows the dock, opened at a clause. An unknown clause only shows it.
    void openAt(const QString &clause);
    /// The book itself; made on the first call.
    [[nodiscard]] RulebookView &view();

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    RulebookView *m_view = nullptr;
};

} // namespace zama::play
