#pragma once
// A button that shows a colour and offers others: a few that go well on the table, or any.

#include <QPushButton>

class QMenu;

namespace zama::editor {

class ColourField final : public QPushButton
{
    Q_OBJECT
public:
    explicit ColourField(QWidget *parent = nullptr);

    /// Shows a colour, "#rrggbb"; what is none is shown as text, and nothing as `placeholder`.
    void show(const QString &colour, const QString &placeholder);
    using QWidget::show;

signals:
    /// A person chose it; sent for every colour tried out in the dialog of all colours, and once more with
    /// the old one if that is cancelled.
    void picked(const QString &colour);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillMenu();
    void askForAny();
    void showFace();
    [[nodiscard]] QIcon swatch(const QColor &colour) const;

    QMenu *m_menu;
    QString m_colour;
    QString m_placeholder;
};

} // namespace zama::editor
