#pragma once
// What in the rules of a scenario is not as shipped, each with a way back.

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace zama::editor {

class ChangedRules final : public QWidget
{
    Q_OBJECT
public:
    /// For rules number 0 to `count` - 1.
    explicit ChangedRules(int count, QWidget *parent = nullptr);

    /// Says what rule `number` has become: "Turning about: for a whole move"; empty: it is as shipped. Its
    /// row appears or goes, and the others stay.
    void set(int number, const QString &what);
    [[nodiscard]] bool isChanged(int number) const;
    [[nodiscard]] int count() const;
    [[nodiscard]] QPushButton *showButton(int number) const;
    [[nodiscard]] QPushButton *resetButton(int number) const;
    [[nodiscard]] QPushButton *resetAllButton() const { return m_resetAll; }

signals:
    void visited(int number); ///< somebody wants to see where it is chosen
    void reset(int number);
    void resetAll();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QLabel *text;
        QPushButton *show;
        QPushButton *reset;
    };
    void retranslate();
    void sayHowMany();

    QLabel *m_heading;
    QPushButton *m_resetAll;
    std::vector<Row> m_rows;
};

} // namespace zama::editor
