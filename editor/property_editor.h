#pragma once
// The widgets in which properties are shown and changed. Each shows one value, none, or that there are
// several; each tells what a person makes of it, and when a visit begins.

// Qt first: moc 6.4 cannot read <compare> before it.
#include <QWidget>

#include "editor/property.h"
#include "table/model/message_formatter.h"

#include <vector>

class QCheckBox;
class QComboBox;

namespace zama::editor {

class ColourField;
class NumberField;
class TextBox;

class PropertyEditor : public QObject
{
    Q_OBJECT
public:
    explicit PropertyEditor(QWidget *widget);

    [[nodiscard]] QWidget *widget() const { return m_widget; }
    /// Shows it without telling anybody.
    virtual void show(const Common &common) = 0;
    /// The language of the texts it edits.
    virtual void setTextLanguage(const std::string &) {}
    virtual void setLengthUnit(table::LengthUnit) {}

signals:
    void entered(); ///< a visit begins: what is edited until the next one is one step
    void edited(const QVariant &value);
    void undoWanted();
    void redoWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// "various", or what stands where nothing does.
    [[nodiscard]] static QString placeholder(const Common &common, const QString &none);

private:
    QWidget *m_widget;
};

/// One line of text.
class TextEditor final : public PropertyEditor
{
    Q_OBJECT
public:
    TextEditor();
    void show(const Common &common) override;
    void setTextLanguage(const std::string &tag) override;

private:
    TextBox *m_box;
};

/// A number, a length or a direction.
class NumberEditor final : public PropertyEditor
{
    Q_OBJECT
public:
    /// Takes the field over.
    explicit NumberEditor(NumberField *field);
    void show(const Common &common) override;
    void setLengthUnit(table::LengthUnit unit) override;
    /// What no value means: "full strength"; it may be chosen by leaving the field empty.
    void setNone(std::function<QString()> words);

private:
    NumberField *m_field;
    std::function<QString()> m_none;
};

/// One of several words.
class ChoiceEditor final : public PropertyEditor
{
    Q_OBJECT
public:
    struct Choice {
        QString value;
        QString word;
        bool operator==(const Choice &) const = default;
    };

    ChoiceEditor();
    void setChoices(const std::vector<Choice> &choices);
    /// A value that is none of the choices is shown as it is.
    void show(const Common &common) override;

private:
    QComboBox *m_box;
    std::vector<Choice> m_choices;
};

/// Yes or no.
class SwitchEditor final : public PropertyEditor
{
    Q_OBJECT
public:
    SwitchEditor();
    void show(const Common &common) override;
    void setText(const QString &text);

private:
    QCheckBox *m_box;
};

/// A colour, "#rrggbb".
class ColourEditor final : public PropertyEditor
{
    Q_OBJECT
public:
    ColourEditor();
    void show(const Common &common) override;

private:
    ColourField *m_field;
};

} // namespace zama::editor
