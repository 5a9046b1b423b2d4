#pragma once
// A column that scrolls up and down only.

#include <QScrollArea>

namespace zama::table {

/// Never narrower than what it holds, in every language, and it follows when that grows.
class UprightArea : public QScrollArea
{
    Q_OBJECT
public:
    /// Owns its contents from here on.
    explicit UprightArea(QWidget &contents, QWidget *parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace zama::table
