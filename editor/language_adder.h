#pragma once
// Asks for one more language, by its name in its own script or by its tag.

#include <QWidget>

#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace zama::editor {

class LanguageAdder final : public QWidget
{
    Q_OBJECT
public:
    explicit LanguageAdder(QWidget *parent = nullptr);

    /// Opens, offering every language but those there are.
    void ask(const std::vector<std::string> &present);
    [[nodiscard]] QComboBox *field() const { return m_field; }
    [[nodiscard]] QPushButton *addButton() const { return m_add; }

signals:
    void chosen(const std::string &tag);
    void cancelled();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void judge();
    void accept();
    void cancel();
    void retranslate();

    std::vector<std::string> m_present;
    QLabel *m_caption;
    QComboBox *m_field;
    QLabel *m_reason; ///< why what is typed cannot be added
    QPushButton *m_add;
    QPushButton *m_cancel;
};

} // namespace zama::editor
