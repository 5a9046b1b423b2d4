<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>ArmyCommands</name>
    <message>
        <source>Row %1: %2</source>
        <translation>السطر %1: %2</translation>
    </message>
    <message>
        <source>Problems in all: %1.</source>
        <translation>مجموع المشكلات: %1.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>الطرف الأوّل</translation>
    </message>
    <message>
        <source>First Command</source>
        <translation>الفرقة الأولى</translation>
    </message>
    <message>
        <source>General</source>
        <translation>القائد</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>الطرف الثاني</translation>
    </message>
    <message>
        <source>The table was not put in. %1</source>
        <translation>لم يُدخَل الجدول. %1</translation>
    </message>
    <message>
        <source>Units added: %1, changed: %2, removed: %3.</source>
        <translation>الوحدات المضافة: %1، المغيّرة: %2، المحذوفة: %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ArmyLibrary</name>
    <message>
        <source>Line %1: %2</source>
        <translation>السطر %1: %2</translation>
    </message>
    <message>
        <source>There are no unit types in this file.</source>
        <translation>ليس في هذا الملفّ أنواع وحدات.</translation>
    </message>
</context>
<context>
    <name>ArmyModel</name>
    <message>
        <source>no units</source>
        <translation>بلا وحدات</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>سقط</translation>
    </message>
    <message>
        <source>commander-in-chief</source>
        <translation>القائد الأعلى</translation>
    </message>
    <message>
        <source>general</source>
        <translation>قائد</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>stands left and at full strength</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>unknown type “%1”</source>
        <translation>نوع غير معروف «%1»</translation>
    </message>
    <message>
        <source>Command of %1</source>
        <translation>قوّات القائد «%1»</translation>
    </message>
</context>
<context>
    <name>BattleKeeper</name>
    <message>
        <source>%1 was changed by somebody else. It stays as it is now; your battle goes on in %2, beside it.</source>
        <translation>غيّر أحد آخر الملفّ %1. فيبقى كما هو الآن؛ وتستمرّ معركتك في %2 إلى جانبه.</translation>
    </message>
    <message>
        <source>%1 Until that is mended, every order is kept in %2. You can go on playing.</source>
        <translation>%1 إلى أن يُصلَح ذلك يُحفظ كلّ أمر في %2. ويمكنك متابعة اللعب.</translation>
    </message>
    <message>
        <source>%1 There is no second place either: at this moment the battle is only in memory. It is tried again with every order; better choose “Save as” now.</source>
        <translation>%1 ولا مكان ثانيًا أيضًا: فالمعركة الآن في الذاكرة فقط. تتكرّر المحاولة مع كلّ أمر؛ والأفضل اختيار «حفظ باسم» الآن.</translation>
    </message>
    <message>
        <source>Every order is kept in %1 again.</source>
        <translation>يُحفظ كلّ أمر في %1 من جديد.</translation>
    </message>
    <message>
        <source>%1 is something else, not a battle. Shall the battle really take its place?</source>
        <translation>%1 شيء آخر لا معركة. أتحلّ المعركة محلّه فعلًا؟</translation>
    </message>
    <message>
        <source>%1 was changed by somebody else since you opened it. Shall your battle take its place?</source>
        <translation>غيّر أحد آخر الملفّ %1 منذ فتحته. أتحلّ معركتك محلّه؟</translation>
    </message>
    <message>
        <source>%1 is being played in another window or on another computer. Choose another name.</source>
        <translation>تُلعب المعركة %1 في نافذة أخرى أو على حاسوب آخر. يُرجى اختيار اسم آخر.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>لا يمكن فتح %1. %2</translation>
    </message>
    <message>
        <source>%1 is being played in another window or on another computer. Here you go on in a copy of it, %2.</source>
        <translation>تُلعب المعركة %1 في نافذة أخرى أو على حاسوب آخر. هنا تتابع في نسخة منها: %2.</translation>
    </message>
    <message>
        <source>%1 could be saved at last: the battle is now kept in %2.</source>
        <translation>أمكن أخيرًا حفظ %1: والمعركة محفوظة الآن في %2.</translation>
    </message>
    <message>
        <source>%1 does not come out as it says: this program knows the battle up to order %3. The file stays as it is; you go on from there in %2.</source>
        <translation>إعادة المعركة %1 لا تعطي ما سُجّل فيها: يعرفها هذا البرنامج حتّى الأمر %3. يبقى الملفّ كما هو؛ وتتابع من هناك في %2.</translation>
    </message>
    <message>
        <source>The end of %1 is damaged. Everything before it was read; the file stays as it is and you go on in %2.</source>
        <translation>آخر الملفّ %1 تالف. قُرئ كلّ ما قبله؛ ويبقى الملفّ كما هو وتتابع في %2.</translation>
    </message>
    <message>
        <source>%1 was written by a different Zama and holds things that this one does not know. It stays as it is; you go on in %2.</source>
        <translation>كتب الملفّ %1 إصدار آخر من زاما، وفيه أشياء لا يعرفها هذا. يبقى كما هو؛ وتتابع في %2.</translation>
    </message>
</context>
<context>
    <name>BlankReportPages</name>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>المفقود</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>الباقي</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>القادة</translation>
    </message>
    <message>
        <source>Stands that count</source>
        <translation>القطع المحسوبة</translation>
    </message>
    <message>
        <source>Lost, in per cent</source>
        <translation>المفقود في المئة</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>ما كلّفته</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>I led</source>
        <translation>قُدتُ</translation>
    </message>
    <message>
        <source>What was our plan?</source>
        <translation>ما كانت خطّتنا؟</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>ماذا حدث؟</translation>
    </message>
    <message>
        <source>When did the battle turn, and why?</source>
        <translation>متى تحوّلت المعركة، ولماذا؟</translation>
    </message>
    <message>
        <source>The table at that moment</source>
        <translation>الطاولة في تلك اللحظة</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>من انتصر؟</translation>
    </message>
    <message>
        <source>By how much?</source>
        <translation>وبأيّ فرق؟</translation>
    </message>
    <message>
        <source>What would we do differently?</source>
        <translation>ما الذي سنغيّره في المرّة القادمة؟</translation>
    </message>
    <message>
        <source>A letter home, written that evening</source>
        <translation>رسالة إلى البيت، كُتبت ذلك المساء</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check page</source>
        <translation>صفحة التحقّق</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”). Measure each bar with a ruler, from the outer edge of one end line to the outer edge of the other. Tell the program what you measured.</source>
        <translation>تُطبع هذه الصفحة بحجم 100٪ («الحجم الفعلي»). ويُقاس كلّ شريط بالمسطرة، من الحافّة الخارجية لخطّ أحد الطرفين إلى الحافّة الخارجية لخطّ الطرف الآخر. ثمّ يُكتب في البرنامج ما قيس.</translation>
    </message>
    <message>
        <source>Printer: %1</source>
        <translation>الطابعة: %1</translation>
    </message>
    <message>
        <source>Across: how many millimetres?</source>
        <translation>العرض: كم مليمترًا؟</translation>
    </message>
    <message>
        <source>Along: how many millimetres?</source>
        <translation>الطول: كم مليمترًا؟</translation>
    </message>
    <message>
        <source>With your correction this is 100 mm.</source>
        <translation>بتصحيحك هذا 100 مم.</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>إغلاق التبويب</translation>
    </message>
</context>
<context>
    <name>ColourField</name>
    <message>
        <source>Terracotta</source>
        <translation>آجرّي</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>خمري</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>برتقالي</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>ذهبي</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>Sea green</source>
        <translation>أخضر بحري</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>أزرق سماوي</translation>
    </message>
    <message>
        <source>Deep blue</source>
        <translation>أزرق غامق</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>أرجواني</translation>
    </message>
    <message>
        <source>Cream</source>
        <translation>كريمي</translation>
    </message>
    <message>
        <source>White</source>
        <translation>أبيض</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>أسود</translation>
    </message>
</context>
<context>
    <name>CommanderPages</name>
    <message>
        <source>Without a general</source>
        <translation>بلا قائد</translation>
    </message>
    <message>
        <source>Your orders</source>
        <translation>أوامرك</translation>
    </message>
    <message>
        <source>Your units</source>
        <translation>وحداتك</translation>
    </message>
    <message>
        <source>What they can do</source>
        <translation>ما تستطيعه</translation>
    </message>
    <message>
        <source>Your commands</source>
        <translation>فرقك</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (تتمّة)</translation>
    </message>
</context>
<context>
    <name>DiagramPainter</name>
    <message>
        <source>-%1</source>
        <comment>stands lost</comment>
        <translation>-%1</translation>
    </message>
    <message>
        <source>front</source>
        <translation>مقدّمة</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>جانب</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>مؤخّرة</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of stands, before and after</comment>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>what a die needs</comment>
        <translation>%1 أو أكثر</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Greek hoplites</source>
        <translation>الهوبليت الإغريق</translation>
    </message>
    <message>
        <source>Saka warriors</source>
        <translation>محاربو الساكا</translation>
    </message>
    <message>
        <source>Macedonian hypaspists</source>
        <translation>الهيباسبيست المقدونيون</translation>
    </message>
    <message>
        <source>Macedonian pikemen</source>
        <translation>حملة الساريسا المقدونيون</translation>
    </message>
    <message>
        <source>Persian shield bearers</source>
        <translation>حملة التروس الفرس</translation>
    </message>
    <message>
        <source>Persian Immortals</source>
        <translation>الخالدون الفرس</translation>
    </message>
    <message>
        <source>Medes and Arabs</source>
        <translation>الميديون والعرب</translation>
    </message>
    <message>
        <source>Egyptian foot</source>
        <translation>المشاة المصريون</translation>
    </message>
    <message>
        <source>Hellenistic shield bearers</source>
        <translation>حملة التروس الهلنستيون</translation>
    </message>
    <message>
        <source>Thracians</source>
        <translation>التراقيون</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <translation>الغاليون والتراقيون</translation>
    </message>
    <message>
        <source>Roman heavy infantry</source>
        <translation>مشاة الرومان الثقيلة</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <translation>مشاة الليبيين الثقيلة</translation>
    </message>
    <message>
        <source>African levy of Carthage</source>
        <translation>مجنّدو قرطاج الإفريقيون</translation>
    </message>
    <message>
        <source>Gauls and Ligurians of Carthage</source>
        <translation>غاليو قرطاج وليغوريوها</translation>
    </message>
    <message>
        <source>Numidians on foot</source>
        <translation>النوميديون الراجلون</translation>
    </message>
    <message>
        <source>Gallic warriors</source>
        <translation>المحاربون الغاليون</translation>
    </message>
    <message>
        <source>Iberian heavy foot</source>
        <translation>مشاة الإيبيريين الثقيلة</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <translation>الكلتيبيريون</translation>
    </message>
    <message>
        <source>Roman legionaries of the emperors</source>
        <translation>جنود الفيالق في عهد الأباطرة</translation>
    </message>
    <message>
        <source>Roman auxiliaries</source>
        <translation>الجنود المساعدون الرومان</translation>
    </message>
    <message>
        <source>Germanic warriors</source>
        <translation>المحاربون الجرمان</translation>
    </message>
    <message>
        <source>Saxon huscarls</source>
        <translation>حرس الساكسون</translation>
    </message>
    <message>
        <source>Saxon levy</source>
        <translation>مجنّدو الساكسون</translation>
    </message>
    <message>
        <source>Men-at-arms on foot</source>
        <translation>مدرّعون راجلون</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <translation>رماة السهام الفرس</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <translation>رماة السهام الكريتيون</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <translation>البلتاست</translation>
    </message>
    <message>
        <source>Slingers</source>
        <translation>رماة المقاليع</translation>
    </message>
    <message>
        <source>Indian archers</source>
        <translation>رماة السهام الهنود</translation>
    </message>
    <message>
        <source>Roman velites</source>
        <translation>الفيليتس الرومان</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <translation>رماة المقاليع البلياريون</translation>
    </message>
    <message>
        <source>Iberian light foot</source>
        <translation>مشاة الإيبيريين الخفيفة</translation>
    </message>
    <message>
        <source>Norman archers</source>
        <translation>رماة السهام النورمان</translation>
    </message>
    <message>
        <source>English longbowmen</source>
        <translation>رماة القوس الطويل الإنكليز</translation>
    </message>
    <message>
        <source>Crossbowmen</source>
        <translation>رماة النشّاب</translation>
    </message>
    <message>
        <source>Saka horse archers</source>
        <translation>رماة الساكا الخيّالة</translation>
    </message>
    <message>
        <source>Greek light horse</source>
        <translation>فرسان الإغريق الخفاف</translation>
    </message>
    <message>
        <source>Macedonian Companions</source>
        <translation>فرسان الرفاق المقدونيون</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <translation>الفرسان الفرس</translation>
    </message>
    <message>
        <source>Hellenistic cavalry</source>
        <translation>الفرسان الهلنستيون</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <translation>الفرسان المدرّعون</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <translation>الفرسان الرومان</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <translation>الفرسان النوميديون</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <translation>الفرسان القرطاجيون</translation>
    </message>
    <message>
        <source>Gallic nobles</source>
        <translation>النبلاء الغاليون</translation>
    </message>
    <message>
        <source>Iberian cavalry</source>
        <translation>الفرسان الإيبيريون</translation>
    </message>
    <message>
        <source>Norman knights</source>
        <translation>الفرسان النورمان</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>فرسان العصور الوسطى</translation>
    </message>
    <message>
        <source>Mongol horse archers</source>
        <translation>الرماة المغول الخيّالة</translation>
    </message>
    <message>
        <source>Mamluks</source>
        <translation>المماليك</translation>
    </message>
    <message>
        <source>African war elephant</source>
        <translation>فيل حربي إفريقي</translation>
    </message>
    <message>
        <source>African war elephant, trumpeting</source>
        <translation>فيل حربي إفريقي ينهم</translation>
    </message>
    <message>
        <source>African elephant with a tower</source>
        <translation>فيل إفريقي عليه برج</translation>
    </message>
    <message>
        <source>Indian elephant with a tower</source>
        <translation>فيل هندي عليه برج</translation>
    </message>
    <message>
        <source>Indian elephant, trumpeting</source>
        <translation>فيل هندي ينهم</translation>
    </message>
    <message>
        <source>Camel riders</source>
        <translation>راكبو الجمال</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <translation>رماة على الجمال</translation>
    </message>
    <message>
        <source>Scythed chariot</source>
        <translation>عربة ذات مناجل</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <translation>عقرب</translation>
    </message>
    <message>
        <source>Scorpion with two men</source>
        <translation>عقرب مع رجلين</translation>
    </message>
    <message>
        <source>Stone thrower</source>
        <translation>قاذفة حجارة</translation>
    </message>
    <message>
        <source>Trebuchet</source>
        <translation>منجنيق</translation>
    </message>
    <message>
        <source>Greek general</source>
        <translation>قائد إغريقي</translation>
    </message>
    <message>
        <source>Persian general</source>
        <translation>قائد فارسي</translation>
    </message>
    <message>
        <source>Darius</source>
        <translation>داريوس</translation>
    </message>
    <message>
        <source>Alexander</source>
        <translation>الإسكندر</translation>
    </message>
    <message>
        <source>Hellenistic general</source>
        <translation>قائد هلنستي</translation>
    </message>
    <message>
        <source>Indian prince</source>
        <translation>أمير هندي</translation>
    </message>
    <message>
        <source>Hellenistic king</source>
        <translation>ملك هلنستي</translation>
    </message>
    <message>
        <source>Roman tribune</source>
        <translation>تريبون روماني</translation>
    </message>
    <message>
        <source>Scipio</source>
        <translation>سكيبيو</translation>
    </message>
    <message>
        <source>Carthaginian general</source>
        <translation>قائد قرطاجي</translation>
    </message>
    <message>
        <source>Hannibal</source>
        <translation>حنبعل</translation>
    </message>
    <message>
        <source>Iberian chieftain</source>
        <translation>زعيم إيبيري</translation>
    </message>
    <message>
        <source>Gallic chieftain</source>
        <translation>زعيم غالي</translation>
    </message>
    <message>
        <source>Vercingetorix</source>
        <translation>فرسن جتريكس</translation>
    </message>
    <message>
        <source>Caesar</source>
        <translation>قيصر</translation>
    </message>
    <message>
        <source>Germanic chieftain</source>
        <translation>زعيم جرماني</translation>
    </message>
    <message>
        <source>Saxon thane</source>
        <translation>سيّد ساكسوني</translation>
    </message>
    <message>
        <source>Harold</source>
        <translation>هارولد</translation>
    </message>
    <message>
        <source>Norman lord</source>
        <translation>سيّد نورماني</translation>
    </message>
    <message>
        <source>William</source>
        <translation>وليم</translation>
    </message>
    <message>
        <source>Knight banneret</source>
        <translation>فارس حامل راية</translation>
    </message>
    <message>
        <source>Mongol khan</source>
        <translation>خان مغولي</translation>
    </message>
    <message>
        <source>Mamluk emir</source>
        <translation>أمير مملوكي</translation>
    </message>
    <message>
        <source>Medieval king</source>
        <translation>ملك من العصور الوسطى</translation>
    </message>
    <message>
        <source>Medieval queen</source>
        <translation>ملكة من العصور الوسطى</translation>
    </message>
    <message>
        <source>Tunic</source>
        <translation>القميص</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>الترس</translation>
    </message>
    <message>
        <source>Device on the shield</source>
        <translation>شعار الترس</translation>
    </message>
    <message>
        <source>Trimmings</source>
        <translation>الحواشي</translation>
    </message>
    <message>
        <source>Plume</source>
        <translation>الريشة</translation>
    </message>
    <message>
        <source>Cloak</source>
        <translation>العباءة</translation>
    </message>
    <message>
        <source>Saddle cloth, trousers</source>
        <translation>غطاء السرج والسروال</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>البرونز</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>الحديد</translation>
    </message>
    <message>
        <source>Leather</source>
        <translation>الجلد</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>الخشب</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>الكتّان</translation>
    </message>
    <message>
        <source>Fur</source>
        <translation>الفرو</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>البشرة</translation>
    </message>
    <message>
        <source>Skin of a second man</source>
        <translation>بشرة الرجل الثاني</translation>
    </message>
    <message>
        <source>Hair</source>
        <translation>الشعر</translation>
    </message>
    <message>
        <source>Horse, camel</source>
        <translation>الحصان أو الجمل</translation>
    </message>
    <message>
        <source>Mane and hooves</source>
        <translation>العُرف والحوافر</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>الفيل</translation>
    </message>
    <message>
        <source>Tusks</source>
        <translation>الأنياب</translation>
    </message>
    <message>
        <source>Inner lines</source>
        <translation>الخطوط الداخلية</translation>
    </message>
    <message>
        <source>Outer line</source>
        <translation>الخطّ الخارجي</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>المشاة</translation>
    </message>
    <message>
        <source>Light foot and archers</source>
        <translation>المشاة الخفاف والرماة</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>الخيّالة</translation>
    </message>
    <message>
        <source>Elephants and camels</source>
        <translation>الأفيال والجمال</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>الآلات</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>القادة</translation>
    </message>
</context>
<context>
    <name>FoldGuide</name>
    <message>
        <source>%1 by %2 mm</source>
        <comment>base, width and depth</comment>
        <translation>%1 × %2 مم</translation>
    </message>
    <message>
        <source>First cut the columns apart, from top to bottom, then each column into its strips: they need not be as high as those beside them.</source>
        <translation>قُصّ أوّلًا بين الأعمدة من أعلى إلى أسفل، ثمّ قُصّ كلّ عمود إلى أشرطته: فلا يلزم أن تكون بارتفاع الأشرطة المجاورة.</translation>
    </message>
    <message>
        <source>Put glue on the blank side of the two halves, not on the flaps, and fold along the middle line, pictures outwards.</source>
        <translation>ضع الغراء على الوجه الأبيض للنصفين، لا على اللسانين، واطوِ على الخطّ الأوسط والصور إلى الخارج.</translation>
    </message>
    <message>
        <source>Bend the flaps outwards along the dashed lines. They are the base.</source>
        <translation>اثنِ اللسانين إلى الخارج على الخطوط المتقطّعة. عليهما يقف الجنديّ.</translation>
    </message>
    <message>
        <source>Ready. The broad coloured edge is the front; the base is as large as the rules need it.</source>
        <translation>تمّ. الحافّة العريضة الملوّنة هي المقدّمة؛ والقدم بالحجم الذي تحتاج إليه القواعد.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>الصفحة</translation>
    </message>
    <message>
        <source>Whose soldiers</source>
        <translation>جنود من</translation>
    </message>
    <message>
        <source>Strips</source>
        <translation>الأشرطة</translation>
    </message>
    <message>
        <source>Cut by</source>
        <translation>قصّها</translation>
    </message>
    <message>
        <source>How to make the paper soldiers</source>
        <translation>كيف تُصنع الجنود من ورق</translation>
    </message>
    <message>
        <source>Print at 100%, not fitted to the page, on strong paper (120 to 160 g): then the bar at the foot of each sheet is 10 cm long, and every base has its true size.</source>
        <translation>تُطبع بحجم 100٪ دون ملاءمة الصفحة، على ورق متين (120 إلى 160 غ): عندئذ يكون طول الشريط أسفل كلّ ورقة 10 سم، ويكون لكلّ قدم حجمها الصحيح.</translation>
    </message>
</context>
<context>
    <name>Issue</name>
    <message>
        <source>The picture %1 is damaged: its data are not base64. Import the picture again.</source>
        <translation>الصورة %1 تالفة: بياناتها ليست base64. يُرجى استيراد الصورة من جديد.</translation>
    </message>
    <message>
        <source>The picture %1 is of the kind %2; only image/svg+xml and image/png can travel in a scenario.</source>
        <translation>الصورة %1 من النوع %2؛ ولا يُحفظ في السيناريو إلّا image/svg+xml وimage/png.</translation>
    </message>
    <message>
        <source>The picture %1 is too large: %2 characters of base64, at most %3 are allowed. Make it smaller and import it again.</source>
        <translation>الصورة %1 كبيرة جدًّا: عدد أحرف base64 فيها %2، والحدّ %3. يُرجى تصغيرها واستيرادها من جديد.</translation>
    </message>
    <message>
        <source>All pictures together are too large: %1 characters of base64, at most %2 are allowed. Remove or shrink some.</source>
        <translation>الصور معًا كبيرة جدًّا: عدد أحرف base64 فيها %1، والحدّ %2. يُرجى حذف بعضها أو تصغيره.</translation>
    </message>
    <message>
        <source>%1: “%2” is no colour. Write a colour as # and six digits or letters from a to f, such as #b23f2d.</source>
        <translation>%1: «%2» ليس لونًا. يُكتب اللون بعلامة # وستّة أرقام أو أحرف من a إلى f، مثل #b23f2d.</translation>
    </message>
    <message>
        <source>%1 touches its enemy %2 but the two are not engaged. Move one of them, or add the engagement to the starting moment.</source>
        <translation>«%1» تلامس عدوّها «%2» وليستا في التحام. يجب نقل إحداهما أو إضافة الالتحام إلى لحظة البداية.</translation>
    </message>
    <message>
        <source>%1 with its side&apos;s generals could need %2 dice in one roll; at most %3 are possible. Give it fewer stands or the generals fewer extra dice.</source>
        <translation>قد تحتاج «%1» مع قادة طرفها إلى نرد عدده %2 في رمية واحدة؛ والحدّ %3. يُرجى تقليل قطعها أو النرد الإضافي للقادة.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text: the byte %1 does not belong here. Open the file in the editor it came from and save it with the encoding UTF-8.</source>
        <translation>هذا ليس نصّ UTF-8: البايت %1 ليس هنا موضعه. يُرجى فتح الملفّ في البرنامج الذي كُتب به وحفظه بترميز UTF-8.</translation>
    </message>
    <message>
        <source>There is a NUL character here, so this is no text file or a damaged one. Restore it from a copy.</source>
        <translation>هنا رمز NUL، فهذا ليس ملفًّا نصّيًّا أو أنّه تالف. يُرجى استعادته من نسخة.</translation>
    </message>
    <message>
        <source>The file begins with two byte order marks. Save it again as UTF-8.</source>
        <translation>يبدأ الملفّ بعلامتَي ترتيب بايت. يُرجى حفظه من جديد بترميز UTF-8.</translation>
    </message>
    <message>
        <source>This file is UTF-16 or UTF-32 text (some Windows editors call it “Unicode”). Save it with the encoding UTF-8.</source>
        <translation>هذا الملفّ نصّ UTF-16 أو UTF-32 (تسمّيه بعض برامج Windows باسم «Unicode»). يُرجى حفظه بترميز UTF-8.</translation>
    </message>
    <message>
        <source>%1 and %2 are engaged but stand more than %3 inches apart. Is that meant?</source>
        <translation>«%1» و«%2» في التحام مع أنّ بينهما أكثر من %3 بوصة. أهذا مقصود؟</translation>
    </message>
    <message>
        <source>%1 is engaged but has no stands left. Remove the engagement or give the unit a strength.</source>
        <translation>«%1» في التحام ولم تبقَ لها قطع. يجب حذف الالتحام أو إعطاء الوحدة قوامًا.</translation>
    </message>
    <message>
        <source>%1 cannot be engaged: its type routs when an enemy reaches it. Remove the engagement.</source>
        <translation>لا يمكن أن تكون «%1» في التحام: فنوعها يفرّ حين يصله عدوّ. يجب حذف الالتحام.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side and cannot be engaged with each other.</source>
        <translation>«%1» و«%2» من طرف واحد، فلا يكون بينهما التحام.</translation>
    </message>
    <message>
        <source>%1 cannot be engaged with itself.</source>
        <translation>لا تكون «%1» في التحام مع نفسها.</translation>
    </message>
    <message>
        <source>The engagement of %1 and %2 is listed twice. Remove one of the two lines.</source>
        <translation>التحام «%1» و«%2» مذكور مرّتين. يجب حذف أحد السطرين.</translation>
    </message>
    <message>
        <source>You are not allowed to read %1. Ask whoever owns the file, or copy it to your own folder.</source>
        <translation>لا يُسمح لك بقراءة %1. يمكن سؤال صاحب الملفّ أو نسخه إلى مجلّدك.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file. Choose a file inside it.</source>
        <translation>%1 مجلّد لا ملفّ. يُرجى اختيار ملفّ فيه.</translation>
    </message>
    <message>
        <source>%1 is a link that leads back to itself.</source>
        <translation>%1 رابط يعود إلى نفسه.</translation>
    </message>
    <message>
        <source>There are %1 more problems that are not listed. Mend these first.</source>
        <translation>عدد المشكلات الأخرى التي لم تُذكر: %1. يُرجى إصلاح هذه أوّلًا.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>لا يوجد ملفّ %1.</translation>
    </message>
    <message>
        <source>%1 is a device, pipe or socket, not an ordinary file.</source>
        <translation>%1 جهاز أو قناة، لا ملفّ عاديّ.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2 bytes are read.</source>
        <translation>%1 كبير جدًّا: حدّ القراءة بالبايت %2.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>لا يمكن قراءة %1: %2.</translation>
    </message>
    <message>
        <source>Remove the picture %1.</source>
        <translation>حذف الصورة %1.</translation>
    </message>
    <message>
        <source>Take the colour %1.</source>
        <translation>استعمال اللون %1.</translation>
    </message>
    <message>
        <source>Leave this part in its usual colour.</source>
        <translation>إبقاء هذا الجزء بلونه المعتاد.</translation>
    </message>
    <message>
        <source>Let %1 stand alone.</source>
        <translation>إبقاء القائد «%1» وحده.</translation>
    </message>
    <message>
        <source>Remove this engagement.</source>
        <translation>حذف هذا الالتحام.</translation>
    </message>
    <message>
        <source>Give %1 the rules of elephants.</source>
        <translation>إعطاء النوع «%1» قواعد الأفيال.</translation>
    </message>
    <message>
        <source>Begin the battle with %1 and %2 engaged.</source>
        <translation>بدء المعركة و«%1» في التحام مع «%2».</translation>
    </message>
    <message>
        <source>Let every general of this side count as one extra stand at most.</source>
        <translation>احتساب كلّ قائد من هذا الطرف قطعة إضافية واحدة على الأكثر.</translation>
    </message>
    <message>
        <source>Turn %1 to the same direction within the circle.</source>
        <translation>جعل وجهة «%1» مساوية لها ضمن الدائرة.</translation>
    </message>
    <message>
        <source>Move %1 into the front line.</source>
        <translation>نقل «%1» إلى الخطّ الأمامي.</translation>
    </message>
    <message>
        <source>Let %1 begin at full strength.</source>
        <translation>جعل «%1» تبدأ بقوامها الكامل.</translation>
    </message>
    <message>
        <source>Take the plain ground.</source>
        <translation>استعمال الأرض المستوية.</translation>
    </message>
    <message>
        <source>Give it the id “%1”.</source>
        <translation>إعطاؤه المعرّف «%1».</translation>
    </message>
    <message>
        <source>Move %1 into its deployment zone.</source>
        <translation>نقل «%1» إلى منطقة نشرها.</translation>
    </message>
    <message>
        <source>Make it the language “%1”.</source>
        <translation>جعل اللغة «%1».</translation>
    </message>
    <message>
        <source>Give %1 the same hit number for all melee.</source>
        <translation>إعطاء النوع «%1» رقم الإصابة نفسه لكلّ التحام.</translation>
    </message>
    <message>
        <source>Give the other side a mirror image of %1.</source>
        <translation>إعطاء الطرف الآخر صورة معكوسة من الطرف «%1».</translation>
    </message>
    <message>
        <source>Call it “%1”.</source>
        <translation>تسميته «%1».</translation>
    </message>
    <message>
        <source>Add a unit type “%1”.</source>
        <translation>إضافة نوع وحدات «%1».</translation>
    </message>
    <message>
        <source>Make %1 a type of another class.</source>
        <translation>جعل «%1» نوعًا من صنف آخر.</translation>
    </message>
    <message>
        <source>Leave out the melee hit number of %1.</source>
        <translation>حذف رقم إصابة الالتحام من النوع «%1».</translation>
    </message>
    <message>
        <source>Let %1 be alive.</source>
        <translation>جعل القائد «%1» حيًّا.</translation>
    </message>
    <message>
        <source>Set “%1” to %2.</source>
        <translation>جعل «%1» يساوي %2.</translation>
    </message>
    <message>
        <source>Keep only %1 as commander-in-chief.</source>
        <translation>إبقاء «%1» وحده قائدًا أعلى.</translation>
    </message>
    <message>
        <source>Allow only one general in a unit.</source>
        <translation>السماح بقائد واحد فقط في الوحدة.</translation>
    </message>
    <message>
        <source>Make %1 a single stand.</source>
        <translation>جعل «%1» من قطعة واحدة.</translation>
    </message>
    <message>
        <source>Move %1 onto the table.</source>
        <translation>نقل «%1» إلى الطاولة.</translation>
    </message>
    <message>
        <source>Take the pattern “%1”.</source>
        <translation>استعمال النقش «%1».</translation>
    </message>
    <message>
        <source>Take the usual sequence of play.</source>
        <translation>استعمال تسلسل اللعب المعتاد.</translation>
    </message>
    <message>
        <source>Move %1 to the nearest free place.</source>
        <translation>نقل «%1» إلى أقرب موضع خالٍ.</translation>
    </message>
    <message>
        <source>Let all units of %1 begin at full strength.</source>
        <translation>جعل كلّ وحدات النوع «%1» تبدأ بقوامها الكامل.</translation>
    </message>
    <message>
        <source>List %1 first among the sides.</source>
        <translation>وضع الطرف «%1» أوّلًا في القائمة.</translation>
    </message>
    <message>
        <source>Keep only the first two sides.</source>
        <translation>إبقاء الطرفين الأوّلين فقط.</translation>
    </message>
    <message>
        <source>Set the number of stands of %1 to %2.</source>
        <translation>جعل عدد القطع في «%1» %2.</translation>
    </message>
    <message>
        <source>Swap the two numbers of stands.</source>
        <translation>تبديل عددَي القطع.</translation>
    </message>
    <message>
        <source>Make this a step of both sides.</source>
        <translation>جعل هذه المرحلة للطرفين معًا.</translation>
    </message>
    <message>
        <source>Set the strength of %1 to %2.</source>
        <translation>جعل قوام «%1» يساوي %2.</translation>
    </message>
    <message>
        <source>Take the invisible characters out.</source>
        <translation>حذف الرموز غير المرئية.</translation>
    </message>
    <message>
        <source>Keep the first of the two texts.</source>
        <translation>إبقاء النصّ الأوّل من الاثنين.</translation>
    </message>
    <message>
        <source>Remove the text for the language “%1”.</source>
        <translation>حذف نصّ اللغة «%1».</translation>
    </message>
    <message>
        <source>Keep the second of the two texts.</source>
        <translation>إبقاء النصّ الثاني من الاثنين.</translation>
    </message>
    <message>
        <source>Let units of %1 have two stands at least.</source>
        <translation>جعل وحدات النوع «%1» من قطعتين على الأقلّ.</translation>
    </message>
    <message>
        <source>Make it a unit of the type “%1”.</source>
        <translation>جعلها وحدة من النوع «%1».</translation>
    </message>
    <message>
        <source>Widen the limits of the type %1 to a number of stands of %2.</source>
        <translation>توسيع حدود النوع «%1» لتشمل عدد القطع %2.</translation>
    </message>
    <message>
        <source>Swap the two numbers.</source>
        <translation>تبديل العددين.</translation>
    </message>
    <message>
        <source>Cut the zone of %1 to the table.</source>
        <translation>قصّ منطقة الطرف «%1» على قدر الطاولة.</translation>
    </message>
    <message>
        <source>Turn the zone of %1 the right way round.</source>
        <translation>تصحيح اتّجاه منطقة الطرف «%1».</translation>
    </message>
    <message>
        <source>Give both sides the usual zones.</source>
        <translation>إعطاء الطرفين المنطقتين المعتادتين.</translation>
    </message>
    <message>
        <source>This is no scenario of ours: the key “format” with the value “zama-scenario” is missing.</source>
        <translation>هذا ليس سيناريو لهذا البرنامج: المفتاح «format» بالقيمة «zama-scenario» غير موجود.</translation>
    </message>
    <message>
        <source>This is no scenario: the file must be one JSON object, beginning with { and ending with }.</source>
        <translation>هذا ليس سيناريو: يجب أن يكون الملفّ كائن JSON واحدًا يبدأ بالقوس { وينتهي بالقوس }.</translation>
    </message>
    <message>
        <source>This is no scenario: its format is %1, not “zama-scenario”.</source>
        <translation>هذا ليس سيناريو: صيغته %1 لا «zama-scenario».</translation>
    </message>
    <message>
        <source>%1 should stand in the front line of its side (%2); the foremost unit is %3. Skirmishers and elephants belong in front.</source>
        <translation>ينبغي أن تقف «%1» في الخطّ الأمامي لطرفها (%2)؛ وأبعد وحدة إلى الأمام «%3». مكان المناوشين والأفيال في المقدّمة.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, but %3 already leads that unit. A unit has one general; attach him elsewhere or set generals_per_unit to any.</source>
        <translation>القائد «%1» مع الوحدة «%2»، لكنّ «%3» يقودها أصلًا. للوحدة قائد واحد؛ يجب ضمّه إلى غيرها أو جعل generals_per_unit يساوي any.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, which belongs to the enemy. Choose a unit of his own side.</source>
        <translation>القائد «%1» مع الوحدة «%2»، وهي من العدوّ. يجب اختيار وحدة من طرفه.</translation>
    </message>
    <message>
        <source>%1 has fallen and cannot be attached to %2. Remove one of the two.</source>
        <translation>سقط القائد «%1» فلا يمكن ضمّه إلى الوحدة «%2». يجب حذف أحد الأمرين.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, but generals may not join units of the type %3.</source>
        <translation>القائد «%1» مع الوحدة «%2»، لكنّ القادة لا ينضمّون إلى وحدات النوع «%3».</translation>
    </message>
    <message>
        <source>%1 is attached to %2, which has no stands left.</source>
        <translation>القائد «%1» مع الوحدة «%2»، ولم تبقَ لها قطع.</translation>
    </message>
    <message>
        <source>%1 is not on the table, which is %2 by %3 inches.</source>
        <translation>«%1» ليس على الطاولة، وقياسها بالبوصة %2 × %3.</translation>
    </message>
    <message>
        <source>%1 is attached to %2 of another command, but in this scenario generals join their own command only.</source>
        <translation>القائد «%1» مع الوحدة «%2» من فرقة أخرى، وفي هذا السيناريو لا ينضمّ القادة إلّا إلى فرقهم.</translation>
    </message>
    <message>
        <source>The ground “%1” is unknown; plain ground is shown. Write plain.</source>
        <translation>الأرض «%1» غير معروفة؛ فتُعرض أرض مستوية. تُكتب plain.</translation>
    </message>
    <message>
        <source>The id “%1” has accents that are characters of their own; another id may look the same. Retype it, best without accents.</source>
        <translation>في المعرّف «%1» علامات تشكيل هي رموز مستقلّة؛ فقد يشبهه معرّف آخر. تُعاد كتابته، والأفضل بلا علامات.</translation>
    </message>
    <message>
        <source>The id “%1” has an invisible control character in it. Retype it.</source>
        <translation>في المعرّف «%1» رمز تحكّم غير مرئيّ. تُعاد كتابته.</translation>
    </message>
    <message>
        <source>The id “%1” is used twice. Give one of the two another id.</source>
        <translation>المعرّف «%1» مستعمل مرّتين. يُعطى أحدهما معرّفًا آخر.</translation>
    </message>
    <message>
        <source>There is an empty id at %1. Give it a short name of its own.</source>
        <translation>يوجد معرّف فارغ في %1. يُعطى اسمًا قصيرًا خاصًّا به.</translation>
    </message>
    <message>
        <source>The id “%1...” is too long: at most %2 bytes.</source>
        <translation>المعرّف «%1...» طويل جدًّا: الحدّ بالبايت %2.</translation>
    </message>
    <message>
        <source>The id “%1” begins or ends with a blank, which nobody will see. Remove it.</source>
        <translation>المعرّف «%1» يبدأ أو ينتهي بمسافة لا يراها أحد. يجب حذفها.</translation>
    </message>
    <message>
        <source>The cursor must be a whole number from 0 to %1, the number of entries.</source>
        <translation>يجب أن يكون المؤشّر عددًا صحيحًا من 0 إلى %1، وهو عدد المداخل.</translation>
    </message>
    <message>
        <source>The file is damaged from here on: %1 whole entries before this place were kept. What came later is lost.</source>
        <translation>الملفّ تالف من هنا: عدد المداخل السليمة قبل هذا الموضع %1 وقد بقيت. وما بعدها ضاع.</translation>
    </message>
    <message>
        <source>Entry %1 does not come out as the file says. The battle can be trusted up to the entry before it.</source>
        <translation>المدخل %1 لا يعطي ما يقوله الملفّ. يمكن الوثوق بالمعركة حتّى المدخل الذي قبله.</translation>
    </message>
    <message>
        <source>The list of “entries” is missing, so there is no battle to play.</source>
        <translation>قائمة المداخل «entries» غير موجودة، فلا معركة تُلعب.</translation>
    </message>
    <message>
        <source>This is no journal of a battle: its key “format” is not “zama-game”.</source>
        <translation>هذا ليس سجلّ معركة: المفتاح «format» ليس «zama-game».</translation>
    </message>
    <message>
        <source>%1 is no state hash: 16 digits and letters from a to f are wanted.</source>
        <translation>%1 ليس بصمة حالة: المطلوب 16 رقمًا وحرفًا من a إلى f.</translation>
    </message>
    <message>
        <source>This journal has version %1; this program reads versions up to %2. Open it with a newer Zama.</source>
        <translation>إصدار هذا السجلّ %1؛ وهذا البرنامج يقرأ حتّى الإصدار %2. يُفتح بإصدار أحدث من زاما.</translation>
    </message>
    <message>
        <source>This battle was played by rules of version %1; this program knows them up to %2. Open it with a newer Zama.</source>
        <translation>لُعبت هذه المعركة بقواعد من الإصدار %1؛ وهذا البرنامج يعرف حتّى الإصدار %2. تُفتح بإصدار أحدث من زاما.</translation>
    </message>
    <message>
        <source>This is no journal: the file must be one JSON object, beginning with { and ending with }.</source>
        <translation>هذا ليس سجلّ معركة: يجب أن يكون الملفّ كائن JSON واحدًا يبدأ بالقوس { وينتهي بالقوس }.</translation>
    </message>
    <message>
        <source>This battle was played by rules of version %1 and is played again by version %2. It may come out otherwise.</source>
        <translation>لُعبت هذه المعركة بقواعد من الإصدار %1 وتُلعب الآن بالإصدار %2. فقد تأتي نتيجتها مختلفة.</translation>
    </message>
    <message>
        <source>The “scenario” of the battle is missing, so it cannot be played.</source>
        <translation>سيناريو المعركة «scenario» غير موجود، فلا يمكن لعبها.</translation>
    </message>
    <message>
        <source>The “seed” must be a whole number from 0 to 18446744073709551615, in quotation marks.</source>
        <translation>يجب أن تكون البذرة «seed» عددًا صحيحًا من 0 إلى 18446744073709551615 بين علامتَي اقتباس.</translation>
    </message>
    <message>
        <source>The key “%1” means nothing to this program and will not be kept.</source>
        <translation>المفتاح «%1» لا يعني شيئًا لهذا البرنامج ولن يُحفظ.</translation>
    </message>
    <message>
        <source>The key “%1” must be a whole number from 1 to %2.</source>
        <translation>يجب أن يكون المفتاح «%1» عددًا صحيحًا من 1 إلى %2.</translation>
    </message>
    <message>
        <source>Comments are not allowed in JSON. Put remarks into the key “notes”.</source>
        <translation>لا تعليقات في JSON. تُكتب الملاحظات في المفتاح «notes».</translation>
    </message>
    <message>
        <source>The text %1 contains a line break or control character. Write \n for a new line and close the text with a quotation mark.</source>
        <translation>في النصّ %1 سطر جديد أو رمز تحكّم. يُكتب \n لسطر جديد، ويُغلق النصّ بعلامة اقتباس.</translation>
    </message>
    <message>
        <source>Decimals need a point, not a comma: write 7.5, not 7,5.</source>
        <translation>الكسور العشرية تحتاج إلى نقطة لا فاصلة: تُكتب 7.5 لا 7,5.</translation>
    </message>
    <message>
        <source>The key “%1” stands here for the second time; the first is in line %2, column %3. Remove one of the two.</source>
        <translation>المفتاح «%1» هنا للمرّة الثانية؛ والأوّل في السطر %2، العمود %3. يجب حذف أحدهما.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>الملفّ فارغ.</translation>
    </message>
    <message>
        <source>In the text %1 a backslash is followed by something JSON does not know. Write \\ for a backslash.</source>
        <translation>في النصّ %1 شرطة مائلة عكسية يتبعها ما لا يعرفه JSON. تُكتب \\ للشرطة المائلة العكسية.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is missing.</source>
        <translation>%1: المفتاح «%2» غير موجود.</translation>
    </message>
    <message>
        <source>%1 is not how JSON writes numbers. Write digits with a point for decimals, such as 7, 0.5 or -2.25.</source>
        <translation>ليس هكذا يكتب JSON الأعداد: %1. تُكتب أرقامًا مع نقطة للكسور، مثل 7 أو 0.5 أو -2.25.</translation>
    </message>
    <message>
        <source>%1: texts and keys need straight double quotation marks (&quot;).</source>
        <translation>%1: النصوص والمفاتيح تحتاج إلى علامتَي اقتباس مستقيمتين (&quot;).</translation>
    </message>
    <message>
        <source>A comma or colon is missing before %1.</source>
        <translation>تنقص فاصلة أو نقطتان قبل %1.</translation>
    </message>
    <message>
        <source>The scenario is complete, but something follows it: %1. Remove what comes after the last }.</source>
        <translation>السيناريو كامل، لكن يتبعه شيء: %1. يجب حذف ما بعد آخر }.</translation>
    </message>
    <message>
        <source>There is a comma too many before %1. Remove it, or add what is missing.</source>
        <translation>فاصلة زائدة قبل %1. يجب حذفها أو إضافة ما ينقص.</translation>
    </message>
    <message>
        <source>The file ends too early: a closing bracket is missing, or the file was not copied completely.</source>
        <translation>ينتهي الملفّ قبل أوانه: ينقص قوس إغلاق، أو لم يُنسخ الملفّ كاملًا.</translation>
    </message>
    <message>
        <source>The text that begins here has no closing quotation mark: %1.</source>
        <translation>النصّ الذي يبدأ هنا بلا علامة اقتباس في آخره: %1.</translation>
    </message>
    <message>
        <source>%1 cannot stand here.</source>
        <translation>لا يجوز أن يكون %1 هنا.</translation>
    </message>
    <message>
        <source>%1: “%2” must be an angle in degrees, such as 180; it is %3.</source>
        <translation>%1: يجب أن يكون «%2» زاوية بالدرجات مثل 180؛ وهو %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a length in inches, such as 20.75; it is %3.</source>
        <translation>%1: يجب أن يكون «%2» طولًا بالبوصات مثل 20.75؛ وهو %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a list in square brackets; it is %3.</source>
        <translation>%1: يجب أن يكون «%2» قائمة بين قوسين مربّعين؛ وهو %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be an object in curly brackets; it is %3.</source>
        <translation>%1: يجب أن يكون «%2» كائنًا بين قوسين متعرّجين؛ وهو %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must name what each of the six faces of the control die does, beginning with 1.</source>
        <translation>%1: يجب أن يذكر «%2» ما يفعله كلّ وجه من وجوه نرد السيطرة الستّة ابتداءً من 1.</translation>
    </message>
    <message>
        <source>%1: “%2” must be true or false; it is %3.</source>
        <translation>%1: يجب أن يكون «%2» إمّا true أو false؛ وهو %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a text in quotation marks; it is %3.</source>
        <translation>%1: يجب أن يكون «%2» نصًّا بين علامتَي اقتباس؛ وهو %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must give a text for each language, such as {&quot;en&quot;: &quot;Zama&quot;}; it is %3.</source>
        <translation>%1: يجب أن يعطي «%2» نصًّا لكلّ لغة، مثل {&quot;en&quot;: &quot;Zama&quot;}؛ وهو %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a whole number; it is %3.</source>
        <translation>%1: يجب أن يكون «%2» عددًا صحيحًا؛ وهو %3.</translation>
    </message>
    <message>
        <source>%1: “%2” cannot be %3. Choose one of: %4.</source>
        <translation>%1: لا يمكن أن يكون «%2» هو %3. يُختار واحد من: %4.</translation>
    </message>
    <message>
        <source>This is a web page or XML, not a scenario. Download the file itself, not the page that shows it.</source>
        <translation>هذه صفحة ويب أو XML لا سيناريو. يجب تنزيل الملفّ نفسه لا الصفحة التي تعرضه.</translation>
    </message>
    <message>
        <source>%1 cannot stand here without quotation marks. Only true, false and null can, in small letters.</source>
        <translation>لا يجوز أن يكون %1 هنا بلا علامتَي اقتباس. لا يجوز ذلك إلّا في true وfalse وnull بأحرف صغيرة.</translation>
    </message>
    <message>
        <source>There are too many pictures: %1, at most %2 are allowed.</source>
        <translation>الصور كثيرة جدًّا: %1، والحدّ %2.</translation>
    </message>
    <message>
        <source>There are too many commands: %1, at most %2 are allowed.</source>
        <translation>الفرق كثيرة جدًّا: %1، والحدّ %2.</translation>
    </message>
    <message>
        <source>The brackets are nested too deeply: at most %1 levels are allowed. This is hardly a scenario.</source>
        <translation>الأقواس متداخلة أكثر ممّا يجوز: الحدّ بالمستويات %1. يبعد أن يكون هذا سيناريو.</translation>
    </message>
    <message>
        <source>There are too many engagements: %1, at most %2 are allowed.</source>
        <translation>الالتحامات كثيرة جدًّا: %1، والحدّ %2.</translation>
    </message>
    <message>
        <source>There are too many generals: %1, at most %2 are allowed.</source>
        <translation>القادة كثيرون جدًّا: %1، والحدّ %2.</translation>
    </message>
    <message>
        <source>There are too many unit types: %1, at most %2 are allowed.</source>
        <translation>أنواع الوحدات كثيرة جدًّا: %1، والحدّ %2.</translation>
    </message>
    <message>
        <source>There are too many units: %1, at most %2 are allowed.</source>
        <translation>الوحدات كثيرة جدًّا: %1، والحدّ %2.</translation>
    </message>
    <message>
        <source>The file holds too much: at most %1 values are read. This is far more than any table can take.</source>
        <translation>في الملفّ أكثر ممّا يُقرأ: الحدّ بالقيم %1. وهذا أكثر بكثير ممّا تتّسع له أيّ طاولة.</translation>
    </message>
    <message>
        <source>%1: there is no pattern “%2”. Choose plain, stripes, dots or checks.</source>
        <translation>%1: لا يوجد نقش «%2». يُختار plain أو stripes أو dots أو checks.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same colour and pattern; nobody could tell them apart. Change one of the two.</source>
        <translation>للطرفين «%1» و«%2» اللون نفسه والنقش نفسه؛ فلا يميّز أحد بينهما. يجب تغيير أحدهما.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but a facing is from -360 to 360 degrees, clockwise from the top of the table.</source>
        <translation>%1: «%2» هو %3، لكنّ الوجهة لا تتجاوز 360 درجةً، موجبة كانت أو سالبة، وتُحسب باتّجاه عقارب الساعة من أعلى الطاولة.</translation>
    </message>
    <message>
        <source>The number %1... is far too large.</source>
        <translation>العدد %1... كبير جدًّا.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but angles have at most two decimals.</source>
        <translation>%1: «%2» هو %3، لكنّ للزوايا منزلتين عشريتين على الأكثر.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but lengths have at most three decimals (thousandths of an inch).</source>
        <translation>%1: «%2» هو %3، لكنّ للأطوال ثلاث منازل عشرية على الأكثر (أجزاء الألف من البوصة).</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, which is far too large.</source>
        <translation>%1: «%2» هو %3، وهذا كبير جدًّا.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but only whole numbers make sense here.</source>
        <translation>%1: «%2» هو %3، ولا معنى هنا إلّا للأعداد الصحيحة.</translation>
    </message>
    <message>
        <source>%1 degrees: angles go to hundredths of a degree, no finer.</source>
        <translation>بالدرجات %1: تُقاس الزوايا حتّى جزء من مئة من الدرجة لا أدقّ.</translation>
    </message>
    <message>
        <source>One roll has at most %1 dice.</source>
        <translation>النرد في الرمية الواحدة لا يزيد على %1.</translation>
    </message>
    <message>
        <source>A path has at most %1 manoeuvres.</source>
        <translation>المناورات في المسار الواحد لا تزيد على %1.</translation>
    </message>
    <message>
        <source>%1 inches: lengths go to thousandths of an inch, no finer.</source>
        <translation>بالبوصات %1: تُقاس الأطوال حتّى جزء من ألف من البوصة لا أدقّ.</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>المفتاح «%1» غير موجود.</translation>
    </message>
    <message>
        <source>%1: every part of a path is one manoeuvre, such as {&quot;straight&quot;: 6}.</source>
        <translation>%1: كلّ جزء من المسار مناورة واحدة، مثل {&quot;straight&quot;: 6}.</translation>
    </message>
    <message>
        <source>%1 is out of all bounds.</source>
        <translation>%1 خارج كلّ الحدود.</translation>
    </message>
    <message>
        <source>Say either “target” or “shares”: whom the unit fights with all its dice, or how it shares them out.</source>
        <translation>يُذكر إمّا «target» أو «shares»: أي من تقاتله الوحدة بكلّ نردها، أو كيف توزّعه.</translation>
    </message>
    <message>
        <source>Say either “to” or “join”: the place the general goes to, or the unit he joins.</source>
        <translation>يُذكر إمّا «to» أو «join»: أي الموضع الذي يقصده القائد، أو الوحدة التي ينضمّ إليها.</translation>
    </message>
    <message>
        <source>This line is too long for an order: at most %1 bytes are read.</source>
        <translation>هذا السطر أطول من أن يكون أمرًا: حدّ القراءة بالبايت %1.</translation>
    </message>
    <message>
        <source>The scenario has no command “%1”.</source>
        <translation>ليس في السيناريو فرقة «%1».</translation>
    </message>
    <message>
        <source>The scenario has no general “%1”.</source>
        <translation>ليس في السيناريو قائد «%1».</translation>
    </message>
    <message>
        <source>The key “%1” has no meaning here. There are: %2.</source>
        <translation>المفتاح «%1» لا معنى له هنا. الموجود: %2.</translation>
    </message>
    <message>
        <source>The scenario has no side “%1”.</source>
        <translation>ليس في السيناريو طرف «%1».</translation>
    </message>
    <message>
        <source>The scenario has no unit “%1”.</source>
        <translation>ليس في السيناريو وحدة «%1».</translation>
    </message>
    <message>
        <source>%1 stands where a list in [ ] is wanted.</source>
        <translation>هنا %1 والمطلوب قائمة بين [ ].</translation>
    </message>
    <message>
        <source>%1 stands where null is wanted.</source>
        <translation>هنا %1 والمطلوب null.</translation>
    </message>
    <message>
        <source>%1 stands where a number is wanted.</source>
        <translation>هنا %1 والمطلوب عدد.</translation>
    </message>
    <message>
        <source>%1 stands where an object in { } is wanted.</source>
        <translation>هنا %1 والمطلوب كائن بين { }.</translation>
    </message>
    <message>
        <source>%1 stands where a place [x, y] in inches is wanted.</source>
        <translation>هنا %1 والمطلوب موضع [x, y] بالبوصات.</translation>
    </message>
    <message>
        <source>%1 stands where true or false is wanted.</source>
        <translation>هنا %1 والمطلوب true أو false.</translation>
    </message>
    <message>
        <source>%1 stands where a text in quotation marks is wanted.</source>
        <translation>هنا %1 والمطلوب نصّ بين علامتَي اقتباس.</translation>
    </message>
    <message>
        <source>%1 stands where only true has a meaning.</source>
        <translation>هنا %1 ولا معنى إلّا للقيمة true.</translation>
    </message>
    <message>
        <source>%1 is not known here. There are: %2.</source>
        <translation>%1 غير معروف هنا. الموجود: %2.</translation>
    </message>
    <message>
        <source>%1 stands where a whole number is wanted.</source>
        <translation>هنا %1 والمطلوب عدد صحيح.</translation>
    </message>
    <message>
        <source>%1: its facing must be from 0 to below 360 degrees.</source>
        <translation>%1: يجب أن تكون وجهته من 0 إلى ما دون 360 درجةً.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3 inches; it must be from %4 to %5.</source>
        <translation>%1: «%2» بالبوصات %3؛ ويجب أن يكون من %4 إلى %5.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3; it must be from %4 to %5.</source>
        <translation>%1: «%2» هو %3؛ ويجب أن يكون من %4 إلى %5.</translation>
    </message>
    <message>
        <source>The sequence of play names the side “%1”, which does not exist.</source>
        <translation>يذكر تسلسل اللعب الطرف «%1» وهو غير موجود.</translation>
    </message>
    <message>
        <source>%1 is of the type “%2”, which does not exist. Add the type or choose another.</source>
        <translation>«%1» من النوع «%2» وهو غير موجود. يُضاف النوع أو يُختار غيره.</translation>
    </message>
    <message>
        <source>%1 is joined to the unit “%2”, which does not exist.</source>
        <translation>القائد «%1» منضمّ إلى الوحدة «%2» وهي غير موجودة.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: you may not write there. Save it in another folder.</source>
        <translation>لا يمكن حفظ %1: الكتابة هناك غير مسموحة لك. يُحفظ في مجلّد آخر.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2. The old file is unchanged.</source>
        <translation>لا يمكن حفظ %1: %2. الملفّ القديم لم يتغيّر.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: the folder does not exist.</source>
        <translation>لا يمكن حفظ %1: المجلّد غير موجود.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: the disk is full. The old file is unchanged; save elsewhere or make room.</source>
        <translation>لا يمكن حفظ %1: القرص ممتلئ. الملفّ القديم لم يتغيّر؛ يُحفظ في مكان آخر أو يُفسح مكان.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: that name belongs to a folder or device. Choose another name.</source>
        <translation>لا يمكن حفظ %1: هذا الاسم لمجلّد أو جهاز. يُختار اسم آخر.</translation>
    </message>
    <message>
        <source>The sequence of play lacks the step “%1”.</source>
        <translation>تنقص تسلسل اللعب المرحلة «%1».</translation>
    </message>
    <message>
        <source>In the sequence of play the charge must come before the melee.</source>
        <translation>في تسلسل اللعب يجب أن يأتي الهجوم قبل الالتحام.</translation>
    </message>
    <message>
        <source>The sequence of play has the step “%1” more than once.</source>
        <translation>في تسلسل اللعب المرحلة «%1» أكثر من مرّة.</translation>
    </message>
    <message>
        <source>The step “%1” belongs to both sides; remove its side.</source>
        <translation>المرحلة «%1» للطرفين معًا؛ فيُحذف طرفها.</translation>
    </message>
    <message>
        <source>The step “%1” needs a side.</source>
        <translation>المرحلة «%1» تحتاج إلى طرف.</translation>
    </message>
    <message>
        <source>The sequence of play begins with %1, but %2 is listed first among the sides. Swap the two sides.</source>
        <translation>يبدأ تسلسل اللعب بالطرف «%1»، لكنّ الأوّل في القائمة «%2». يُبدَّل الطرفان.</translation>
    </message>
    <message>
        <source>%1 has %2 commanders-in-chief; one is usual.</source>
        <translation>القائد الأعلى للطرف «%1»: العدد %2، والمعتاد واحد.</translation>
    </message>
    <message>
        <source>%1 has no units. Give it at least one.</source>
        <translation>ليس للطرف «%1» أيّ وحدات. تلزم واحدة على الأقلّ.</translation>
    </message>
    <message>
        <source>%1 has no units left at the start, so the battle is over before it begins.</source>
        <translation>لم تبقَ للطرف «%1» أيّ وحدات عند البداية؛ فالمعركة منتهية قبل أن تبدأ.</translation>
    </message>
    <message>
        <source>A battle has exactly two sides; this file has %1.</source>
        <translation>للمعركة طرفان بالضبط؛ وفي هذا الملفّ %1.</translation>
    </message>
    <message>
        <source>This line has %1 cells, but the first line names only %2 columns.</source>
        <translation>عدد الخلايا في هذا السطر %1، لكنّ السطر الأوّل لا يسمّي إلّا %2 من الأعمدة.</translation>
    </message>
    <message>
        <source>The column “%1” is unknown and was left out. There are: %2.</source>
        <translation>العمود «%1» غير معروف فلم يُقرأ. الموجود: %2.</translation>
    </message>
    <message>
        <source>The column “%1” is there twice. Remove one of the two.</source>
        <translation>العمود «%1» مذكور مرّتين. يُحذف أحدهما.</translation>
    </message>
    <message>
        <source>%1 needs a command. Write one into the column “command”.</source>
        <translation>«%1» تحتاج إلى فرقة. تُكتب في العمود «command».</translation>
    </message>
    <message>
        <source>There is no table here. Copy the lines of a spreadsheet together with the line of column names.</source>
        <translation>لا جدول هنا. تُنسخ أسطر الجدول مع سطر أسماء الأعمدة.</translation>
    </message>
    <message>
        <source>“%1” is the id of a general, so no unit can have it. Choose another.</source>
        <translation>«%1» معرّف لقائد، فلا يُعطى لوحدة. يُختار غيره.</translation>
    </message>
    <message>
        <source>The first line must name the columns. There are: %1.</source>
        <translation>يجب أن يسمّي السطر الأوّل الأعمدة. الموجود: %1.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id: ids are up to 64 bytes long and have no control characters, no accents typed by themselves and no blanks at the ends.</source>
        <translation>لا يصلح «%1» معرّفًا: المعرّفات حتّى 64 بايت، بلا رموز تحكّم ولا علامات تشكيل مستقلّة ولا مسافات في أطرافها.</translation>
    </message>
    <message>
        <source>There are too many units: a battle can have %1.</source>
        <translation>الوحدات كثيرة جدًّا: حدّ المعركة %1.</translation>
    </message>
    <message>
        <source>There are too many commands: a battle can have %1.</source>
        <translation>الفرق كثيرة جدًّا: حدّ المعركة %1.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«%1» ليس عددًا.</translation>
    </message>
    <message>
        <source>A quotation mark opens here and is never closed.</source>
        <translation>علامة اقتباس تُفتح هنا ولا تُغلق.</translation>
    </message>
    <message>
        <source>%1 is out of range; it must be from %2 to %3.</source>
        <translation>%1 خارج المجال؛ يجب أن يكون من %2 إلى %3.</translation>
    </message>
    <message>
        <source>There is no side “%1”. There are: %2.</source>
        <translation>لا يوجد طرف «%1». الموجود: %2.</translation>
    </message>
    <message>
        <source>The new command “%1” needs a side. Write one into the column “side”.</source>
        <translation>الفرقة الجديدة «%1» تحتاج إلى طرف. يُكتب في العمود «side».</translation>
    </message>
    <message>
        <source>This text has an invisible control character in it, or is too long. Retype it.</source>
        <translation>في هذا النصّ رمز تحكّم غير مرئيّ، أو أنّه طويل جدًّا. تُعاد كتابته.</translation>
    </message>
    <message>
        <source>There is no unit type “%1”. There are: %2.</source>
        <translation>لا يوجد نوع وحدات «%1». الموجود: %2.</translation>
    </message>
    <message>
        <source>The new unit %1 needs a type. Write one into the column “type”.</source>
        <translation>الوحدة الجديدة «%1» تحتاج إلى نوع. يُكتب في العمود «type».</translation>
    </message>
    <message>
        <source>The unit %1 is there twice. Remove one of the two lines.</source>
        <translation>الوحدة «%1» مذكورة مرّتين. يُحذف أحد السطرين.</translation>
    </message>
    <message>
        <source>This text has an invisible control character in it. Retype it.</source>
        <translation>في هذا النصّ رمز تحكّم غير مرئيّ. تُعاد كتابته.</translation>
    </message>
    <message>
        <source>“%1” is no language tag. Write en, fr, de, pt-BR and the like.</source>
        <translation>«%1» ليس رمز لغة. تُكتب en أو fr أو de أو pt-BR وما شابهها.</translation>
    </message>
    <message>
        <source>There are two texts for the language “%1”. Remove one.</source>
        <translation>للغة «%1» نصّان. يُحذف أحدهما.</translation>
    </message>
    <message>
        <source>This text is too long: at most %1 bytes in one language.</source>
        <translation>هذا النصّ طويل جدًّا: الحدّ بالبايت في اللغة الواحدة %1.</translation>
    </message>
    <message>
        <source>%1 has no name or title that people can read.</source>
        <translation>%1 بلا اسم أو عنوان يقرؤه الناس.</translation>
    </message>
    <message>
        <source>%1 has elephant rules, so its formation must be a single stand.</source>
        <translation>للنوع «%1» قواعد الأفيال، فيجب أن يكون تشكيله قطعة واحدة.</translation>
    </message>
    <message>
        <source>%1 has elephant rules, so its melee hit number is not used.</source>
        <translation>للنوع «%1» قواعد الأفيال، فلا يُستعمل رقم إصابته في الالتحام.</translation>
    </message>
    <message>
        <source>%1 is of the class elephants but has no elephant rules; it will fight like any other unit.</source>
        <translation>النوع «%1» من صنف الأفيال لكن بلا قواعد الأفيال؛ فيقاتل كأيّ وحدة أخرى.</translation>
    </message>
    <message>
        <source>%1 has a hit number after a charge but none for melee, so it rolls no dice.</source>
        <translation>للنوع «%1» رقم إصابة بعد الهجوم ولا رقم له في الالتحام، فلا يرمي نردًا.</translation>
    </message>
    <message>
        <source>%1: units of several stands need at least two, because a last stand is removed at once.</source>
        <translation>%1: الوحدات المؤلّفة من عدّة قطع تحتاج إلى قطعتين على الأقلّ، لأنّ القطعة الأخيرة تُزال فورًا.</translation>
    </message>
    <message>
        <source>%1 may not fight in melee, so its melee hit number is not used.</source>
        <translation>لا يجوز للنوع «%1» أن يقاتل في الالتحام، فلا يُستعمل رقم إصابته فيه.</translation>
    </message>
    <message>
        <source>%1 is a single stand, so its fewest and most stands must both be 1.</source>
        <translation>النوع «%1» من قطعة واحدة، فيجب أن يكون أقلّ عدد لقطعه وأكثره 1.</translation>
    </message>
    <message>
        <source>%1: the fewest stands (%2) are more than the most (%3).</source>
        <translation>%1: أقلّ عدد للقطع (%2) أكبر من أكثره (%3).</translation>
    </message>
    <message>
        <source>%1 is not wholly on the table, which is %2 by %3 inches. Move it.</source>
        <translation>«%1» ليست كلّها على الطاولة، وقياسها بالبوصة %2 × %3. يجب نقلها.</translation>
    </message>
    <message>
        <source>%1 begins outside its side&apos;s deployment zone. Move it into the zone or make the zone larger, unless an ambush is meant.</source>
        <translation>موضع «%1» عند البداية خارج منطقة النشر لطرفه. يُنقل إليها أو توسَّع المنطقة، إلّا إذا كان ذلك كمينًا مقصودًا.</translation>
    </message>
    <message>
        <source>%1 overlaps %2. Move one of them.</source>
        <translation>«%1» متراكبة مع «%2». يجب نقل إحداهما.</translation>
    </message>
    <message>
        <source>The number of stands of %1 is %2; units of the type %5 may have from %3 to %4.</source>
        <translation>عدد القطع في «%1» هو %2؛ ولوحدات النوع «%5» من %3 إلى %4.</translation>
    </message>
    <message>
        <source>%1 has a strength of %2; it must be from 0 (gone) to %3, its number of stands.</source>
        <translation>قوام «%1» هو %2؛ ويجب أن يكون من 0 (خرجت) إلى %3، وهو عدد قطعها.</translation>
    </message>
    <message>
        <source>%1 cannot begin with one stand left: a last stand is removed at once. Set its strength to 0 or at least 2.</source>
        <translation>لا يجوز أن تبدأ «%1» بقطعة واحدة: فالقطعة الأخيرة تُزال فورًا. يُجعل قوامها 0 أو 2 على الأقلّ.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is unknown. It is kept but has no effect.</source>
        <translation>%1: المفتاح «%2» غير معروف. يبقى بلا أثر.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is unknown; did you mean “%3”? It is kept but has no effect.</source>
        <translation>%1: المفتاح «%2» غير معروف؛ أالمقصود «%3»؟ يبقى بلا أثر.</translation>
    </message>
    <message>
        <source>This file has the older version %1 of the format and was read as version %2; saving it after a change writes the new version.</source>
        <translation>صيغة هذا الملفّ من الإصدار الأقدم %1 وقُرئ بالإصدار %2؛ وحفظه بعد تغيير يكتب الإصدار الجديد.</translation>
    </message>
    <message>
        <source>The key “version” is missing; this program writes version %1.</source>
        <translation>المفتاح «version» غير موجود؛ وهذا البرنامج يكتب الإصدار %1.</translation>
    </message>
    <message>
        <source>This file has version %1 of the format; this program knows versions up to %2. Get a newer program.</source>
        <translation>صيغة هذا الملفّ من الإصدار %1؛ وهذا البرنامج يعرف حتّى الإصدار %2. يلزم برنامج أحدث.</translation>
    </message>
    <message>
        <source>The version of the format is given as %1; it must be a whole number this program knows, such as %2.</source>
        <translation>ذُكر إصدار الصيغة هكذا: %1؛ ويجب أن يكون عددًا صحيحًا يعرفه هذا البرنامج، مثل %2.</translation>
    </message>
    <message>
        <source>A great victory (%2 points) cannot need less than a slight edge (%1 points).</source>
        <translation>لا يجوز أن يحتاج النصر الكبير (النقاط: %2) إلى أقلّ من التفوّق الطفيف (النقاط: %1).</translation>
    </message>
    <message>
        <source>%1 has no deployment zone although deployment is free; the whole table counts as its zone.</source>
        <translation>ليست للطرف «%1» منطقة نشر، مع أنّ النشر حرّ؛ فتُحسب له الطاولة كلّها.</translation>
    </message>
    <message>
        <source>The deployment zone of %1 reaches beyond the table.</source>
        <translation>منطقة النشر للطرف «%1» تتجاوز الطاولة.</translation>
    </message>
    <message>
        <source>The deployment zones of %1 and %2 touch or overlap; units could be placed in contact.</source>
        <translation>منطقتا النشر للطرفين «%1» و«%2» متلامستان أو متراكبتان؛ فقد توضع وحدات على تماسّ.</translation>
    </message>
    <message>
        <source>The deployment zone of %1 has no area: left must be less than right and bottom less than top.</source>
        <translation>منطقة النشر للطرف «%1» بلا مساحة. يجب أن يكون اليسار أصغر من اليمين والأسفل أصغر من الأعلى.</translation>
    </message>
</context>
<context>
    <name>JobOutcome</name>
    <message>
        <source>Drawing page %1 of %2…</source>
        <translation>رسم الصفحة %1 من %2…</translation>
    </message>
    <message>
        <source>Printing page %1 of %2…</source>
        <translation>طباعة الصفحة %1 من %2…</translation>
    </message>
</context>
<context>
    <name>KitSheet</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what is measured, unit of length</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: left out, because this battle cannot be played yet. %2</source>
        <translation>%1: تُرك، لأنّ هذه المعركة لا يمكن أن تُلعب بعد. %2</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>These are yours, the red ones with stripes. The First Hastati are too far off to fight: bring them straight ahead, all 6 inches that foot can go.</source>
        <translation>هذه وحداتك، وهي الحمراء المخطّطة. «الهاستاتي الأولى» أبعد من أن تقاتل: قدّمها إلى الأمام مباشرةً 6 بوصات، وهي كلّ ما تستطيعه وحدة راجلة.</translation>
    </message>
    <message>
        <source>Take hold of the First Hastati and pull them straight towards the enemy. Their shadow shows where they will stand.</source>
        <translation>أمسك بوحدة «الهاستاتي الأولى» واسحبها نحو العدوّ مباشرةً. يبيّن ظلّها أين ستقف.</translation>
    </message>
    <message>
        <source>The Second Hastati stand too far to the left of their enemy. Formed troops can slide forward at a slant: bring them ahead and to the right.</source>
        <translation>تقف «الهاستاتي الثانية» إلى يسار عدوّها أكثر ممّا ينبغي. تستطيع الوحدات المنتظمة أن تتقدّم مائلةً: قدّمها إلى الأمام ونحو اليمين.</translation>
    </message>
    <message>
        <source>Formed troops never go sideways or back, and at a slant of 45 degrees at most. Pull them more forward than to the right.</source>
        <translation>الوحدات المنتظمة لا تسير إلى الجانب ولا إلى الخلف، ولا تميل أكثر من 45 درجةً. اسحبها إلى الأمام أكثر من اليمين.</translation>
    </message>
    <message>
        <source>Your horse has come by the road and looks past the enemy. Choose it and drag the round handle at its right front corner forward, to wheel to the left; then pull it on a little.</source>
        <translation>جاء فرسانك من الطريق وهم ينظرون بعيدًا عن العدوّ. اخترهم واسحب المقبض المستدير عند زاويتهم الأمامية اليمنى إلى الأمام ليدوروا يسارًا؛ ثمّ قدّمهم قليلًا.</translation>
    </message>
    <message>
        <source>Drag the round handle at the right front corner until the horse looks at the enemy: the left corner stays. The wheel is paid for with inches, and horse has 12.</source>
        <translation>اسحب المقبض المستدير عند الزاوية الأمامية اليمنى حتّى ينظر الفرسان إلى العدوّ: الزاوية اليسرى تبقى مكانها. ثمن الدوران من البوصات، وللفرسان 12 بوصةً.</translation>
    </message>
    <message>
        <source>The Velites are skirmishers: they may go in any direction. Bring them within 6 inches of the Slingers, for that is how far javelins fly.</source>
        <translation>«الفيليتس» مناوشون: يجوز لهم أن يسيروا في أيّ اتّجاه. قرّبهم من «رماة المقاليع» إلى مسافة 6 بوصات، فهذا مدى الرماح.</translation>
    </message>
    <message>
        <source>No corner of skirmishers may end more than 6 inches from where it began, and they may not touch an enemy. 4 inches are enough.</source>
        <translation>لا يجوز أن تبتعد أيّ زاوية من زوايا المناوشين أكثر من 6 بوصات عن موضعها الأوّل، ولا أن يلمسوا عدوًّا. وتكفيهم 4 بوصات.</translation>
    </message>
    <message>
        <source>Tribune Gaius stands behind the line. Let him join the First Hastati: in a fight he adds a die.</source>
        <translation>يقف «التريبون غايوس» خلف الخطّ. اجعله ينضمّ إلى «الهاستاتي الأولى»: ففي القتال يضيف حجر نرد.</translation>
    </message>
    <message>
        <source>Take the round marker of the general and let go of it on the First Hastati. He goes up to 12 inches, whoever stands there.</source>
        <translation>خذ علامة القائد المستديرة وأفلتها فوق «الهاستاتي الأولى». يقطع القائد حتّى 12 بوصةً مهما وقف في طريقه.</translation>
    </message>
    <message>
        <source>When everybody stands where you want, press “%1”. Then your side shoots.</source>
        <translation>حين يقف الجميع حيث تريد، اضغط «%1». بعدها ترمي وحداتك.</translation>
    </message>
    <message>
        <source>“%1” is a button below the table. It ends your step, even while somebody could still act.</source>
        <translation>«%1» زرّ تحت الطاولة. ينهي مرحلتك حتّى إن بقي من يستطيع التصرّف.</translation>
    </message>
    <message>
        <source>The Scorpion throws bolts 24 inches far and hits on 4, 5 and 6. Let it shoot at the First Spearmen.</source>
        <translation>«العقرب» آلة ترمي السهام إلى مسافة 24 بوصةً وتصيب عند 4 و5 و6. ارمِ به على «الرمّاحة الأولى».</translation>
    </message>
    <message>
        <source>Choose the Scorpion first, then the enemy it is to shoot at.</source>
        <translation>اختر «العقرب» أوّلًا، ثمّ العدوّ الذي يرمي عليه.</translation>
    </message>
    <message>
        <source>Now the Velites: a die for each of their stands, and every 6 takes an enemy stand. Let them throw at the Slingers.</source>
        <translation>والآن «الفيليتس»: حجر نرد لكلّ قطعة منهم، وكلّ 6 يأخذ قطعة من العدوّ. فليرموا رماحهم على «رماة المقاليع».</translation>
    </message>
    <message>
        <source>A target must be within 6 inches, measured between the nearest edges. Choose the Velites, then the enemy.</source>
        <translation>يجب أن يكون الهدف على بُعد 6 بوصات أو أقلّ، والقياس بين أقرب حافّتين. اختر «الفيليتس» ثمّ العدوّ.</translation>
    </message>
    <message>
        <source>That was your shooting. Press “%1”, and watch what the enemy does.</source>
        <translation>انتهت رمايتك. اضغط «%1» وراقب ما يفعله العدوّ.</translation>
    </message>
    <message>
        <source>The only way into a fight is a charge. Let the First Hastati charge the First Spearmen.</source>
        <translation>لا طريق إلى القتال إلّا الهجوم. اهجم بوحدة «الهاستاتي الأولى» على «الرمّاحة الأولى».</translation>
    </message>
    <message>
        <source>A charge must arrive: 6 inches for foot, ahead, at a slant or wheeling. Pull the unit onto the enemy in front of it.</source>
        <translation>لا بدّ أن تصل الهجمة: 6 بوصات للوحدات الراجلة، إلى الأمام أو بميل أو بدوران. اسحب الوحدة فوق العدوّ الذي أمامها.</translation>
    </message>
    <message>
        <source>Charges are made in turns, and the enemy passes. The Second Hastati can charge the Second Spearmen.</source>
        <translation>تكون الهجمات بالتناوب، والعدوّ يمرّر الآن. تستطيع «الهاستاتي الثانية» أن تهجم على «الرمّاحة الثانية».</translation>
    </message>
    <message>
        <source>Pull the Second Hastati onto the Second Spearmen. Whom they meet first must be the one you mean.</source>
        <translation>اسحب «الهاستاتي الثانية» فوق «الرمّاحة الثانية». يجب أن يكون أوّل من تلتقيه هو العدوّ الذي تقصده.</translation>
    </message>
    <message>
        <source>Horse charges 12 inches. The Numidians are no match for it at close quarters.</source>
        <translation>يهجم الفرسان حتّى 12 بوصةً. و«النوميديون» لا يصمدون أمامهم عن قرب.</translation>
    </message>
    <message>
        <source>Pull the Horse straight onto the Numidians. Wheeling uses up inches, and all wheels together may make 45 degrees.</source>
        <translation>اسحب «الفرسان» مباشرةً فوق وحدة «النوميديون». الدوران يستهلك البوصات، ولا يزيد مجموع الدوران على 45 درجةً.</translation>
    </message>
    <message>
        <source>Enough for this turn: press “%1”. That is to pass, and when both sides have passed, the fights begin.</source>
        <translation>هذا يكفي لهذه الجولة: اضغط «%1». هكذا تمرّر، وحين يمرّر الطرفان يبدأ القتال.</translation>
    </message>
    <message>
        <source>Press “%1”, the large button below the table, or the space bar: nobody of yours charges then.</source>
        <translation>اضغط «%1»، وهو الزرّ الكبير تحت الطاولة، أو مفتاح المسافة: عندها لا يهجم أحد من وحداتك.</translation>
    </message>
    <message>
        <source>Now the fights. Who has a single enemy has nothing to choose: press “%1”, then dice decide. Your infantry and horse hit on 5 and 6, theirs only on 6.</source>
        <translation>والآن القتال. من له عدوّ واحد ليس له ما يختاره: اضغط «%1» ثمّ يقرّر النرد. مشاتك وفرسانك يصيبون عند 5 و6، وخصومهم عند 6 فقط.</translation>
    </message>
    <message>
        <source>A unit may only put its dice on an enemy it is engaged with. “%1” leaves everything as it is.</source>
        <translation>لا توجّه الوحدة نردها إلّا إلى عدوّ تلتحم به. الزرّ «%1» يترك كلّ شيء كما هو.</translation>
    </message>
    <message>
        <source>The second turn. Whoever fights stays where he is; the others may move, and need not. Press “%1”.</source>
        <translation>الجولة الثانية. من يقاتل يبقى مكانه؛ وللآخرين أن يتحرّكوا أو ألّا يتحرّكوا. اضغط «%1».</translation>
    </message>
    <message>
        <source>Only units that are not engaged can move. Nobody has to.</source>
        <translation>لا تتحرّك إلّا الوحدات التي ليست في التحام. وليس أحد مجبرًا على الحركة.</translation>
    </message>
    <message>
        <source>Nobody shoots into a fight, but the Slingers are not in one. Another volley of the Velites!</source>
        <translation>لا أحد يرمي على من في اشتباك، لكنّ «رماة المقاليع» ليسوا في اشتباك. رشقة أخرى من «الفيليتس»!</translation>
    </message>
    <message>
        <source>Choose the Velites, then the Slingers. Units that are engaged are safe from shots.</source>
        <translation>اختر «الفيليتس» ثمّ «رماة المقاليع». من هم في التحام لا تصيبهم الرماية.</translation>
    </message>
    <message>
        <source>Enough of shooting: press “%1”.</source>
        <translation>كفى رماية: اضغط «%1».</translation>
    </message>
    <message>
        <source>Skirmishers are easy to hit at close quarters: 4 or more. Let the Velites charge the Slingers, who are fewer.</source>
        <translation>المناوشون تسهل إصابتهم عن قرب: عند 4 أو أكثر. اهجم بوحدة «الفيليتس» على «رماة المقاليع»، فهم أقلّ.</translation>
    </message>
    <message>
        <source>Skirmishers turn once, then charge straight in any direction, and no corner goes farther than 6 inches.</source>
        <translation>يدور المناوشون مرّة واحدة ثمّ يهجمون في خطّ مستقيم في أيّ اتّجاه، ولا تبتعد أيّ زاوية أكثر من 6 بوصات.</translation>
    </message>
    <message>
        <source>Press “%1” to pass, and the last fights of this battle begin.</source>
        <translation>اضغط «%1» للتمرير، فتبدأ آخر اشتباكات هذه المعركة.</translation>
    </message>
    <message>
        <source>Those who still stand fight on. Press “%1” and roll: afterwards the losses are counted.</source>
        <translation>من بقي واقفًا يتابع القتال. اضغط «%1» وارمِ النرد: ثمّ تُحسب الخسائر.</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1 و%2</translation>
    </message>
</context>
<context>
    <name>Losses</name>
    <message>
        <source>%1: %2</source>
        <comment>kind of troops, number of stands</comment>
        <translation>خسائر «%1»: %2</translation>
    </message>
    <message>
        <source>%1 has fallen</source>
        <translation>سقط القائد «%1»</translation>
    </message>
</context>
<context>
    <name>MapPages</name>
    <message>
        <source>Figures along the edge are inches from the south-west corner. A thick line is a unit&apos;s front, a letter in a ring a general.</source>
        <translation>الأعداد على الحافّة بوصات من الزاوية الجنوبية الغربية. والخطّ السميك مقدّمة وحدة، والحرف في دائرة قائد.</translation>
    </message>
    <message>
        <source>Figures along the edge are centimetres from the south-west corner. A thick line is a unit&apos;s front, a letter in a ring a general.</source>
        <translation>الأعداد على الحافّة سنتيمترات من الزاوية الجنوبية الغربية. والخطّ السميك مقدّمة وحدة، والحرف في دائرة قائد.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north</comment>
        <translation>ش</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>الوحدة</translation>
    </message>
    <message>
        <source>Front middle x</source>
        <translation>منتصف المقدّمة x</translation>
    </message>
    <message>
        <source>Front middle y</source>
        <translation>منتصف المقدّمة y</translation>
    </message>
    <message>
        <source>Front left x</source>
        <translation>يسار المقدّمة x</translation>
    </message>
    <message>
        <source>Front left y</source>
        <translation>يسار المقدّمة y</translation>
    </message>
    <message>
        <source>Front right x</source>
        <translation>يمين المقدّمة x</translation>
    </message>
    <message>
        <source>Front right y</source>
        <translation>يمين المقدّمة y</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>الوجهة</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>العمق</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a general with a unit</comment>
        <translation>%1، مع %2</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>The battle has ended. You can look back through it or begin a new one.</source>
        <translation>انتهت المعركة. يمكنك مشاهدتها من جديد أو بدء معركة أخرى.</translation>
    </message>
    <message>
        <source>Dice come first: a roll for %1 is due before any other order.</source>
        <translation>النرد أوّلًا: يجب رمي النرد للوحدة «%1» قبل أيّ أمر آخر.</translation>
    </message>
    <message>
        <source>Dice come first: a roll is due before any other order.</source>
        <translation>النرد أوّلًا: يجب رمي النرد قبل أيّ أمر آخر.</translation>
    </message>
    <message>
        <source>No dice are due now. Dice follow from an order; give one first.</source>
        <translation>لا يُرمى النرد الآن، فهو يُرمى بعد الأوامر. يجب إعطاء أمر أوّلًا.</translation>
    </message>
    <message numerus="yes">
        <source>This roll takes %n dice; the number given was %2.</source>
        <translation>
            <numerusform>هذه الرمية تحتاج إلى %n حجر نرد، والعدد المعطى هو %2.</numerusform>
            <numerusform>هذه الرمية تحتاج إلى حجر نرد واحد، والعدد المعطى هو %2.</numerusform>
            <numerusform>هذه الرمية تحتاج إلى حجرَي نرد، والعدد المعطى هو %2.</numerusform>
            <numerusform>هذه الرمية تحتاج إلى %n أحجار نرد، والعدد المعطى هو %2.</numerusform>
            <numerusform>هذه الرمية تحتاج إلى %n حجرَ نرد، والعدد المعطى هو %2.</numerusform>
            <numerusform>هذه الرمية تحتاج إلى %n حجر نرد، والعدد المعطى هو %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A die shows 1 to 6, so it cannot have shown %1. Enter it again.</source>
        <translation>يُظهر حجر النرد عددًا من 1 إلى 6، فلا يمكن أن يكون قد أظهر %1. يُرجى إدخاله مرّة أخرى.</translation>
    </message>
    <message>
        <source>This order belongs to another step of the turn. Finish the present step to get there.</source>
        <translation>هذا الأمر من مرحلة أخرى من الجولة. تصل إليها بعد إنهاء المرحلة الحالية.</translation>
    </message>
    <message>
        <source>The charge step cannot simply be ended: it is over when both sides have passed, one right after the other. Pass instead.</source>
        <translation>لا تنتهي مرحلة الهجوم بطلب إنهائها، بل حين يمرّر الطرفان أحدهما بعد الآخر مباشرةً. يمكنك التمرير بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Commands are placed before the first turn only. From then on units move.</source>
        <translation>لا تُنشر الفرق إلّا قبل الجولة الأولى. أمّا بعد ذلك فتتحرّك الوحدات.</translation>
    </message>
    <message>
        <source>The other side gives the orders in this step. Yours comes next.</source>
        <translation>الأوامر في هذه المرحلة للطرف الآخر. دورك يأتي بعدها.</translation>
    </message>
    <message>
        <source>The other side may charge or pass now. Then it is your turn again.</source>
        <translation>للطرف الآخر الآن أن يهجم أو يمرّر. ثمّ يعود الدور إليك.</translation>
    </message>
    <message>
        <source>The other side places a command now. Then it is your turn again.</source>
        <translation>الطرف الآخر ينشر فرقة الآن. ثمّ يعود الدور إليك.</translation>
    </message>
    <message>
        <source>The order names somebody who is not in this battle or not in that command. Check the name.</source>
        <translation>في الأمر اسم لا وجود له في هذه المعركة أو في تلك الفرقة. يُرجى التحقّق من الاسم.</translation>
    </message>
    <message>
        <source>%1 left the battle earlier. Choose a unit that is still on the table.</source>
        <translation>خرجت الوحدة «%1» من المعركة من قبل. يمكنك اختيار وحدة ما زالت على الطاولة.</translation>
    </message>
    <message>
        <source>%1 cannot move while engaged. The unit is free again when the enemies it fights are gone.</source>
        <translation>لا يجوز للوحدة «%1» أن تتحرّك وهي في التحام. تصبح حرّة من جديد حين لا يبقى لها عدوّ تقاتله.</translation>
    </message>
    <message>
        <source>%1 cannot shoot while engaged. Choose a unit that is free.</source>
        <translation>لا يجوز للوحدة «%1» أن ترمي وهي في التحام. يمكنك اختيار وحدة حرّة.</translation>
    </message>
    <message>
        <source>%1 cannot charge while engaged: that fight goes on first. Choose a unit that is free.</source>
        <translation>لا يجوز للوحدة «%1» أن تهجم وهي في التحام: فذلك الاشتباك يستمرّ أوّلًا. يمكنك اختيار وحدة حرّة.</translation>
    </message>
    <message>
        <source>%1 already moved in this step, and a unit moves once. Shooting and charging are still to come.</source>
        <translation>تحرّكت الوحدة «%1» في هذه المرحلة، والوحدة تتحرّك مرّة واحدة. وما زالت الرماية والهجوم أمامها.</translation>
    </message>
    <message>
        <source>%1 already moved this turn, and a general moves once a turn.</source>
        <translation>سبق أن تحرّك القائد «%1» في هذه الجولة، والقائد يتحرّك مرّة واحدة في الجولة.</translation>
    </message>
    <message>
        <source>%1 already shot in this step, and a unit shoots once.</source>
        <translation>سبق أن رمت الوحدة «%1» في هذه المرحلة، والوحدة ترمي مرّة واحدة.</translation>
    </message>
    <message>
        <source>%1 already charged this turn, and a unit charges once a turn.</source>
        <translation>سبق أن هجمت الوحدة «%1» في هذه الجولة، والوحدة تهجم مرّة واحدة في الجولة.</translation>
    </message>
    <message>
        <source>In this battle %1 can move or shoot in a turn, not both, and one of the two is done.</source>
        <translation>في هذه المعركة للوحدة «%1» في كلّ جولة إمّا الحركة وإمّا الرماية، وقد استُعملت إحداهما.</translation>
    </message>
    <message>
        <source>%1 must stay in this step, because the general who is with this unit moved separately. Next turn both can go together.</source>
        <translation>على الوحدة «%1» أن تبقى مكانها في هذه المرحلة، لأنّ القائد الذي معها تحرّك وحده. في الجولة القادمة يمكنهما أن يسيرا معًا.</translation>
    </message>
    <message>
        <source>%1 already moved together with %2. A separate move can wait for the next turn.</source>
        <translation>سبق أن تحرّك القائد «%1» مع الوحدة «%2». وللتحرّك وحده عليه انتظار الجولة القادمة.</translation>
    </message>
    <message>
        <source>This order says nowhere to go. Give %1 at least one manoeuvre, or leave the unit as it is.</source>
        <translation>لا يقول هذا الأمر إلى أين تذهب الوحدة «%1». المطلوب مناورة واحدة على الأقلّ، أو ترك الوحدة كما هي.</translation>
    </message>
    <message>
        <source>Part %2 of the way for %1 has no length, or one beyond all bounds. Give it a distance or an angle that is possible.</source>
        <translation>الجزء %2 من طريق الوحدة «%1» بلا طول، أو طوله غير معقول. المطلوب مسافة أو زاوية ممكنة.</translation>
    </message>
    <message>
        <source>%1 cannot go backwards, as part %2 of the way would, because formed units keep their ranks. Wheel round over some turns, or go ahead.</source>
        <translation>لا يجوز للوحدة «%1» أن تتراجع إلى الخلف كما في الجزء %2 من الطريق، لأنّ الوحدات المنتظمة تحافظ على صفوفها. يمكنها أن تدور خلال بضع جولات أو أن تتقدّم.</translation>
    </message>
    <message>
        <source>%1 can go back too, but part %2 of the way has a length below nothing. Name the direction, and a distance above nothing.</source>
        <translation>يجوز للوحدة «%1» أن ترجع إلى الخلف أيضًا، لكنّ الجزء %2 من الطريق طوله أقلّ من صفر. المطلوب اتّجاه ومسافة أكبر من صفر.</translation>
    </message>
    <message>
        <source>%1 can go straight ahead, go obliquely forward or wheel, because formed units keep their ranks. Part %2 of the way is something else.</source>
        <translation>للوحدة «%1» أن تسير إلى الأمام مباشرةً أو تتقدّم مائلةً أو تدور حول الزاوية، لأنّ الوحدات المنتظمة تحافظ على صفوفها. والجزء %2 من الطريق غير ذلك.</translation>
    </message>
    <message>
        <source>%1 cannot turn about here. Turning about is the whole move of a formed unit, and only where the battle&apos;s options allow it; wheel instead.</source>
        <translation>لا يجوز للوحدة «%1» أن تستدير إلى الخلف هنا. فالاستدارة تأخذ حركة الوحدة المنتظمة كلّها، ولا تجوز إلّا حيث تسمح بها خيارات المعركة؛ يمكنها بدلًا من ذلك أن تدور حول الزاوية.</translation>
    </message>
    <message>
        <source>%1 can go one straight way in any direction and turn once, before or after it. Part %2 of the way does not fit into that.</source>
        <translation>للوحدة «%1» أن تسير في خطّ مستقيم واحد في أيّ اتّجاه، وأن تدور حول المركز مرّة واحدة قبله أو بعده. والجزء %2 من الطريق لا يوافق ذلك.</translation>
    </message>
    <message>
        <source>%1 can turn, go one straight way in any direction and turn again. Part %2 of the way does not fit into that.</source>
        <translation>للوحدة «%1» أن تدور، ثمّ تسير في خطّ مستقيم واحد في أيّ اتّجاه، ثمّ تدور ثانيةً. والجزء %2 من الطريق لا يوافق ذلك.</translation>
    </message>
    <message>
        <source>In a charge %1 can turn once and then go one straight way. Part %2 of the way does not fit into that.</source>
        <translation>في الهجوم تدور الوحدة «%1» مرّة واحدة، ثمّ تسير في خطّ مستقيم واحد. والجزء %2 من الطريق لا يوافق ذلك.</translation>
    </message>
    <message>
        <source>In this battle %1 can only charge straight ahead. Part %2 of the way is something else.</source>
        <translation>في هذه المعركة لا تهجم الوحدة «%1» إلّا إلى الأمام مباشرةً. والجزء %2 من الطريق غير ذلك.</translation>
    </message>
    <message>
        <source>%1 can go obliquely at up to %3 from straight ahead; this way is at %2. Wheel first, or aim farther forward.</source>
        <translation>للوحدة «%1» أن تتقدّم مائلةً بزاوية لا تزيد على %3؛ وهذا الطريق زاويته %2. يمكنها أن تدور أوّلًا، أو أن تسير أقرب إلى الأمام.</translation>
    </message>
    <message>
        <source>%1 can wheel by %3 in one move; this adds up to %2. The rest can follow next turn.</source>
        <translation>للوحدة «%1» أن تدور بزاوية %3 في الحركة الواحدة؛ والمجموع هنا %2. ويمكن إكمال الباقي في الجولة القادمة.</translation>
    </message>
    <message>
        <source>%1 can go %3 in one move; this way takes %2. Stop earlier.</source>
        <translation>للوحدة «%1» أن تقطع %3 في الحركة الواحدة؛ وهذا الطريق طوله %2. يمكنها التوقّف قبل ذلك.</translation>
    </message>
    <message>
        <source>No corner of %1 may end more than %3 from where it began; here one goes %2. Turn less, or go less far.</source>
        <translation>لا يجوز أن تبتعد أيّ زاوية من زوايا الوحدة «%1» أكثر من %3 عن موضعها الأوّل؛ وإحداها تبتعد هنا %2. يمكن للوحدة أن تدور أقلّ أو تسير أقلّ.</translation>
    </message>
    <message>
        <source>%1 would leave the table. Every part of a unit must stay on it.</source>
        <translation>بهذا تخرج الوحدة «%1» عن الطاولة. يجب أن تبقى الوحدة كلّها عليها.</translation>
    </message>
    <message>
        <source>%1 would leave the table. Generals must stay on it.</source>
        <translation>بهذا يخرج القائد «%1» عن الطاولة. يجب أن يبقى القادة عليها.</translation>
    </message>
    <message>
        <source>%1 cannot pass through %2. Go round, or move %2 away first.</source>
        <translation>لا يمكن للوحدة «%1» أن تجتاز الوحدة «%2». يمكنها أن تدور من حولها، أو يمكنك تحريك الوحدة «%2» أوّلًا.</translation>
    </message>
    <message>
        <source>%1 cannot pass through %2 in the middle of a fight: nobody passes through the engaged. Go round, or wait until that fight is over.</source>
        <translation>لا يمكن للوحدة «%1» أن تجتاز الوحدة «%2» وهي وسط اشتباك: لا أحد يجتاز من هم في التحام. يمكنها أن تدور من حولها، أو أن تنتظر نهاية الاشتباك.</translation>
    </message>
    <message>
        <source>%1 would end on top of %2. Stop earlier, or go on until the two are clear of each other.</source>
        <translation>بهذا تنتهي الوحدة «%1» فوق الوحدة «%2». يمكنها أن تتوقّف قبلها أو أن تتابع حتّى لا تتراكب الوحدتان.</translation>
    </message>
    <message>
        <source>%1 would stand on top of %2. Place the two apart.</source>
        <translation>بهذا تقف الوحدة «%1» فوق الوحدة «%2». يجب الفصل بينهما.</translation>
    </message>
    <message>
        <source>%1 would touch %2, and only a charge brings enemies together. Stop a little earlier; the charge step comes later in the turn.</source>
        <translation>بهذا تلامس الوحدة «%1» الوحدة «%2»، ولا يجمع بين الأعداء إلّا الهجوم. يمكنها أن تتوقّف قبلها بقليل؛ فمرحلة الهجوم آتية في هذه الجولة.</translation>
    </message>
    <message>
        <source>%1 would stand in contact with %2. Place the unit farther away.</source>
        <translation>بهذا تقف الوحدة «%1» على تماسّ مع الوحدة «%2». يجب وضعها أبعد قليلًا.</translation>
    </message>
    <message>
        <source>%1 cannot push through %2. Move away from it instead.</source>
        <translation>لا يمكن للوحدة «%1» أن تشقّ طريقها خلال الوحدة «%2». يمكنها أن تبتعد عنها.</translation>
    </message>
    <message>
        <source>%1 cannot shoot: troops of this kind carry nothing that flies far enough. They can still charge.</source>
        <translation>لا يمكن للوحدة «%1» أن ترمي: فجنودها لا يحملون ما يُرمى بعيدًا. لكنّها تستطيع الهجوم.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side. Choose an enemy to shoot at.</source>
        <translation>الوحدة «%1» والوحدة «%2» من طرف واحد. يمكنك اختيار عدوّ للرماية عليه.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side. Choose an enemy to charge.</source>
        <translation>الوحدة «%1» والوحدة «%2» من طرف واحد. يمكنك اختيار عدوّ للهجوم عليه.</translation>
    </message>
    <message>
        <source>%1 cannot shoot at %2 in the middle of a fight. Choose an enemy who is free.</source>
        <translation>لا يجوز للوحدة «%1» أن ترمي على الوحدة «%2» وهي وسط اشتباك. يمكنك اختيار عدوّ حرّ.</translation>
    </message>
    <message>
        <source>%1 would shoot at %2 for nothing: shots cannot bring an elephant down. Choose another target.</source>
        <translation>لا فائدة من رماية الوحدة «%1» على الوحدة «%2»: فالرماية لا تُسقط فيلًا. يمكنك اختيار هدف آخر.</translation>
    </message>
    <message>
        <source>%1 can shoot %4 far, and the distance to %2 is %3. Choose a nearer target.</source>
        <translation>مدى رماية الوحدة «%1» هو %4، والمسافة إلى الوحدة «%2» هي %3. يمكنك اختيار هدف أقرب.</translation>
    </message>
    <message>
        <source>No single stand of %1 is within %3 of %2, and in this battle only stands in range may shoot. Choose a nearer target.</source>
        <translation>لا توجد أيّ قطعة من الوحدة «%1» على بُعد %3 من الوحدة «%2» أو أقرب، وفي هذه المعركة لا ترمي إلّا القطع التي ضمن المدى. يمكنك اختيار هدف أقرب.</translation>
    </message>
    <message>
        <source>%1 cannot see that target: the line to it runs through %2. Choose a target in the open.</source>
        <translation>لا ترى الوحدة «%1» هذا الهدف: فالخطّ إليه يمرّ بالوحدة «%2». يمكنك اختيار هدف مكشوف.</translation>
    </message>
    <message>
        <source>%1 can only shoot forward in this battle, and no part of %2 is ahead. Choose a target in front.</source>
        <translation>في هذه المعركة لا ترمي الوحدة «%1» إلّا إلى الأمام، وليس أمامها أيّ جزء من الوحدة «%2». يمكنك اختيار هدف أمامها.</translation>
    </message>
    <message>
        <source>%1 cannot charge: troops of this kind never do. Choose another unit.</source>
        <translation>لا يجوز للوحدة «%1» أن تهجم: فهذا النوع لا يهجم أبدًا. يمكنك اختيار وحدة أخرى.</translation>
    </message>
    <message>
        <source>%1 cannot reach %2 this way: a charge goes up to %3 and must end in contact. The charge is not used up; try another way or another target.</source>
        <translation>لا تصل الوحدة «%1» إلى الوحدة «%2» من هذا الطريق: مدى الهجوم %3 ويجب أن ينتهي بالتماسّ. وما زالت الهجمة متاحة: يمكنك تجربة طريق آخر أو هدف آخر.</translation>
    </message>
    <message>
        <source>%1 would run into %2 first. Charge %2, or find a way past.</source>
        <translation>بهذا تصطدم الوحدة «%1» بالوحدة «%2» أوّلًا. يمكنك الهجوم على الوحدة «%2»، أو إيجاد طريق آخر.</translation>
    </message>
    <message>
        <source>%1 and %2 are not engaged with each other. Choose an enemy this unit is engaged with.</source>
        <translation>الوحدة «%1» والوحدة «%2» ليستا في التحام معًا. يمكنك اختيار عدوّ تلتحم به هذه الوحدة.</translation>
    </message>
    <message>
        <source>%1 cannot place dice without being engaged. Choose a unit that is in a fight.</source>
        <translation>لا توزّع الوحدة «%1» نردًا وهي ليست في التحام. يمكنك اختيار وحدة في اشتباك.</translation>
    </message>
    <message>
        <source>%1 cannot roll dice in melee, so there is nothing to choose.</source>
        <translation>لا ترمي الوحدة «%1» نردًا في الالتحام، فلا شيء يُختار لها.</translation>
    </message>
    <message>
        <source>%1 fights by the elephants&apos; own rules, without melee dice, so there is nothing to choose.</source>
        <translation>تقاتل الوحدة «%1» بقواعد الأفيال الخاصّة، بلا نرد في الالتحام، فلا شيء يُختار لها.</translation>
    </message>
    <message>
        <source>Dice of %1 would be wasted on %2: melee cannot hurt an elephant. Choose another enemy.</source>
        <translation>يضيع نرد الوحدة «%1» على الوحدة «%2»: فالالتحام لا يؤذي فيلًا. يمكنك اختيار عدوّ آخر.</translation>
    </message>
    <message>
        <source>All dice of %1 must go to one enemy; the enemies in this order number %2.</source>
        <translation>يجب أن يذهب نرد الوحدة «%1» كلّه إلى عدوّ واحد؛ وعدد الأعداء في هذا الأمر %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 must place exactly %n dice; this order places %3.</source>
        <translation>
            <numerusform>على الوحدة «%1» ألّا توزّع نردًا؛ وهذا الأمر يوزّع %3.</numerusform>
            <numerusform>على الوحدة «%1» أن توزّع حجر نرد واحدًا بالضبط؛ وهذا الأمر يوزّع %3.</numerusform>
            <numerusform>على الوحدة «%1» أن توزّع حجرَي نرد بالضبط؛ وهذا الأمر يوزّع %3.</numerusform>
            <numerusform>على الوحدة «%1» أن توزّع %n أحجار نرد بالضبط؛ وهذا الأمر يوزّع %3.</numerusform>
            <numerusform>على الوحدة «%1» أن توزّع %n حجرَ نرد بالضبط؛ وهذا الأمر يوزّع %3.</numerusform>
            <numerusform>على الوحدة «%1» أن توزّع %n حجر نرد بالضبط؛ وهذا الأمر يوزّع %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is too late to choose for %1: the choice is closed and the dice come next.</source>
        <translation>فات وقت الاختيار للوحدة «%1»: أُغلق الاختيار وحان دور النرد.</translation>
    </message>
    <message>
        <source>%1 fell earlier in this battle. Choose another general.</source>
        <translation>سقط القائد «%1» من قبل في هذه المعركة. يمكنك اختيار قائد آخر.</translation>
    </message>
    <message>
        <source>%1 can go %3 in a turn; that place is %2 away. Choose a nearer one.</source>
        <translation>للقائد «%1» أن يقطع %3 في الجولة؛ وذلك الموضع على بُعد %2. يمكنك اختيار موضع أقرب.</translation>
    </message>
    <message>
        <source>%1 can go %4 in a turn; the way to %2 is %3. Choose a nearer unit.</source>
        <translation>للقائد «%1» أن يقطع %4 في الجولة؛ والطريق إلى الوحدة «%2» طوله %3. يمكنك اختيار وحدة أقرب.</translation>
    </message>
    <message>
        <source>%1 cannot leave %2 in the middle of a fight.</source>
        <translation>لا يجوز للقائد «%1» أن يترك الوحدة «%2» وهي وسط اشتباك.</translation>
    </message>
    <message>
        <source>%1 cannot join %2: another general is there. Choose another unit.</source>
        <translation>لا يجوز للقائد «%1» أن ينضمّ إلى الوحدة «%2»: ففيها قائد آخر. يمكنك اختيار وحدة أخرى.</translation>
    </message>
    <message>
        <source>%1 cannot join %2. Generals go with troops of their own side, but not with elephants or machines.</source>
        <translation>لا يجوز للقائد «%1» أن ينضمّ إلى الوحدة «%2». ينضمّ القادة إلى جنود طرفهم، لا إلى الأفيال ولا إلى الآلات.</translation>
    </message>
    <message>
        <source>%1 cannot join %2: in this battle a general leads only units of one command, and that unit fights under another.</source>
        <translation>لا يجوز للقائد «%1» أن ينضمّ إلى الوحدة «%2»: ففي هذه المعركة لا يقود القائد إلّا وحدات فرقة واحدة، وتلك الوحدة من فرقة أخرى.</translation>
    </message>
    <message>
        <source>%1 is there already. Choose another place, or leave it at that.</source>
        <translation>القائد «%1» هناك من قبل. يمكنك اختيار موضع آخر، أو تركه حيث هو.</translation>
    </message>
    <message>
        <source>%1 must be placed inside the deployment zone of this side.</source>
        <translation>يجب وضع «%1» داخل منطقة النشر لهذا الطرف.</translation>
    </message>
    <message>
        <source>%1 leads this side and must be placed inside its deployment zone.</source>
        <translation>القائد «%1» يقود هذا الطرف، ويجب وضعه داخل منطقة النشر لهذا الطرف.</translation>
    </message>
    <message>
        <source>In this battle everybody begins in a fixed place, so no command is placed. Units can move when the turn comes to it.</source>
        <translation>في هذه المعركة يبدأ الجميع من مواضع ثابتة، فلا تُنشر أيّ فرقة. وتتحرّك الوحدات حين يأتي دورها.</translation>
    </message>
    <message>
        <source>This command is in place already. Choose one that is not.</source>
        <translation>سبق نشر هذه الفرقة. يمكنك اختيار فرقة لم تُنشر بعد.</translation>
    </message>
    <message>
        <source>The armies are still being placed. The battle begins, and with it the turns, when all commands are in place.</source>
        <translation>ما زال نشر الجيشين جاريًا. تبدأ المعركة وجولاتها حين تكون كلّ الفرق في مواضعها.</translation>
    </message>
    <message>
        <source>This side said already that it is done. The other side is still choosing.</source>
        <translation>سبق أن أعلن هذا الطرف أنّه انتهى. والطرف الآخر ما زال يختار.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: %3 may move.</source>
        <translation>الجولة %1، المرحلة %2: %3، الحركة.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: %3 may shoot.</source>
        <translation>الجولة %1، المرحلة %2: %3، الرماية.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: both sides may charge.</source>
        <translation>الجولة %1، المرحلة %2: الهجوم لكلا الطرفين.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: melee.</source>
        <translation>الجولة %1، المرحلة %2: الالتحام.</translation>
    </message>
    <message>
        <source>%1 took up position.</source>
        <translation>اتّخذت قوّات «%1» مواقعها.</translation>
    </message>
    <message>
        <source>Next to act: %1.</source>
        <translation>الدور الآن: %1.</translation>
    </message>
    <message>
        <source>%1 moved %2.</source>
        <translation>قطعت الوحدة «%1» مسافة %2.</translation>
    </message>
    <message>
        <source>%1 moved alone.</source>
        <translation>تحرّك القائد «%1» وحده.</translation>
    </message>
    <message>
        <source>%1 joined %2.</source>
        <translation>انضمّ القائد «%1» إلى الوحدة «%2».</translation>
    </message>
    <message>
        <source>%1 outlived the unit and stood alone.</source>
        <translation>نجا القائد «%1» بعد زوال وحدته وبقي وحده.</translation>
    </message>
    <message>
        <source>%1 fell in the ranks of %2.</source>
        <translation>سقط القائد «%1» في صفوف الوحدة «%2».</translation>
    </message>
    <message>
        <source>%1 came through unhurt.</source>
        <translation>خرج القائد «%1» سالمًا.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shot at %2 with %n dice.</source>
        <translation>
            <numerusform>رماية من الوحدة «%1» على الوحدة «%2»: لا أحجار نرد.</numerusform>
            <numerusform>رماية من الوحدة «%1» على الوحدة «%2»: حجر نرد واحد.</numerusform>
            <numerusform>رماية من الوحدة «%1» على الوحدة «%2»: حجرا نرد.</numerusform>
            <numerusform>رماية من الوحدة «%1» على الوحدة «%2»: %n أحجار نرد.</numerusform>
            <numerusform>رماية من الوحدة «%1» على الوحدة «%2»: %n حجرَ نرد.</numerusform>
            <numerusform>رماية من الوحدة «%1» على الوحدة «%2»: %n حجر نرد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shot at %3 and hit %n times out of %4.</source>
        <translation>
            <numerusform>رماية من الوحدة «%1» على الوحدة «%3»: لا إصابات من %4.</numerusform>
            <numerusform>رماية من الوحدة «%1» على الوحدة «%3»: إصابة واحدة من %4.</numerusform>
            <numerusform>رماية من الوحدة «%1» على الوحدة «%3»: إصابتان من %4.</numerusform>
            <numerusform>رماية من الوحدة «%1» على الوحدة «%3»: %n إصابات من %4.</numerusform>
            <numerusform>رماية من الوحدة «%1» على الوحدة «%3»: %n إصابةً من %4.</numerusform>
            <numerusform>رماية من الوحدة «%1» على الوحدة «%3»: %n إصابة من %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shot at %2: hits %3 of %4, stands lost %5.</source>
        <translation>رماية من الوحدة «%1» على الوحدة «%2»: الإصابات %3 من %4، والقطع المفقودة %5.</translation>
    </message>
    <message numerus="yes">
        <source>%1 fought %3 and hit %n times out of %4.</source>
        <translation>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»: لا إصابات من %4.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»: إصابة واحدة من %4.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»: إصابتان من %4.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»: %n إصابات من %4.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»: %n إصابةً من %4.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»: %n إصابة من %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 tried to scare %1 and rolled %3.</source>
        <translation>حاولت الوحدة «%2» إفزاع الفيل «%1»، ورمية الإفزاع: %3.</translation>
    </message>
    <message>
        <source>The die for %1 showed %2.</source>
        <translation>رمية النرد لمصير القائد «%1»: %2.</translation>
    </message>
    <message>
        <source>The control die of %1 showed %2.</source>
        <translation>رمية السيطرة للفيل «%1»: %2.</translation>
    </message>
    <message>
        <source>The die for who charges first showed %1.</source>
        <translation>رمية النرد لمن يهجم أوّلًا: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands.</source>
        <translation>
            <numerusform>لم تخسر الوحدة «%1» أيّ قطعة.</numerusform>
            <numerusform>خسرت الوحدة «%1» قطعة واحدة.</numerusform>
            <numerusform>خسرت الوحدة «%1» قطعتين.</numerusform>
            <numerusform>خسرت الوحدة «%1»: %n قطع.</numerusform>
            <numerusform>خسرت الوحدة «%1»: %n قطعةً.</numerusform>
            <numerusform>خسرت الوحدة «%1»: %n قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands to the shots of %3.</source>
        <translation>
            <numerusform>رماية الوحدة «%3» أصابت الوحدة «%1»، فخسرت لا شيء.</numerusform>
            <numerusform>رماية الوحدة «%3» أصابت الوحدة «%1»، فخسرت قطعة واحدة.</numerusform>
            <numerusform>رماية الوحدة «%3» أصابت الوحدة «%1»، فخسرت قطعتين.</numerusform>
            <numerusform>رماية الوحدة «%3» أصابت الوحدة «%1»، فخسرت %n قطع.</numerusform>
            <numerusform>رماية الوحدة «%3» أصابت الوحدة «%1»، فخسرت %n قطعةً.</numerusform>
            <numerusform>رماية الوحدة «%3» أصابت الوحدة «%1»، فخسرت %n قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands fighting %3.</source>
        <translation>
            <numerusform>في القتال مع الوحدة «%3» لم تخسر الوحدة «%1» أيّ قطعة.</numerusform>
            <numerusform>في القتال مع الوحدة «%3» خسرت الوحدة «%1» قطعة واحدة.</numerusform>
            <numerusform>في القتال مع الوحدة «%3» خسرت الوحدة «%1» قطعتين.</numerusform>
            <numerusform>في القتال مع الوحدة «%3» خسرت الوحدة «%1»: %n قطع.</numerusform>
            <numerusform>في القتال مع الوحدة «%3» خسرت الوحدة «%1»: %n قطعةً.</numerusform>
            <numerusform>في القتال مع الوحدة «%3» خسرت الوحدة «%1»: %n قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands in melee.</source>
        <translation>
            <numerusform>في الالتحام لم تخسر الوحدة «%1» أيّ قطعة.</numerusform>
            <numerusform>في الالتحام خسرت الوحدة «%1» قطعة واحدة.</numerusform>
            <numerusform>في الالتحام خسرت الوحدة «%1» قطعتين.</numerusform>
            <numerusform>في الالتحام خسرت الوحدة «%1»: %n قطع.</numerusform>
            <numerusform>في الالتحام خسرت الوحدة «%1»: %n قطعةً.</numerusform>
            <numerusform>في الالتحام خسرت الوحدة «%1»: %n قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands under the weight of %3.</source>
        <translation>
            <numerusform>بصدمة الفيل «%3» لم تخسر الوحدة «%1» أيّ قطعة.</numerusform>
            <numerusform>بصدمة الفيل «%3» خسرت الوحدة «%1» قطعة واحدة.</numerusform>
            <numerusform>بصدمة الفيل «%3» خسرت الوحدة «%1» قطعتين.</numerusform>
            <numerusform>بصدمة الفيل «%3» خسرت الوحدة «%1»: %n قطع.</numerusform>
            <numerusform>بصدمة الفيل «%3» خسرت الوحدة «%1»: %n قطعةً.</numerusform>
            <numerusform>بصدمة الفيل «%3» خسرت الوحدة «%1»: %n قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands in the path of %3.</source>
        <translation>
            <numerusform>في طريق الفيل «%3» لم تخسر الوحدة «%1» أيّ قطعة.</numerusform>
            <numerusform>في طريق الفيل «%3» خسرت الوحدة «%1» قطعة واحدة.</numerusform>
            <numerusform>في طريق الفيل «%3» خسرت الوحدة «%1» قطعتين.</numerusform>
            <numerusform>في طريق الفيل «%3» خسرت الوحدة «%1»: %n قطع.</numerusform>
            <numerusform>في طريق الفيل «%3» خسرت الوحدة «%1»: %n قطعةً.</numerusform>
            <numerusform>في طريق الفيل «%3» خسرت الوحدة «%1»: %n قطعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last stand of %1 could not hold alone and left at once.</source>
        <translation>القطعة الأخيرة من الوحدة «%1» لا تصمد وحدها، فأُزيلت فورًا.</translation>
    </message>
    <message>
        <source>%1 left the battle.</source>
        <translation>خرجت الوحدة «%1» من المعركة.</translation>
    </message>
    <message>
        <source>%1 left the battle, beaten by %2.</source>
        <translation>خرجت الوحدة «%1» من المعركة، وقد غلبتها الوحدة «%2».</translation>
    </message>
    <message>
        <source>%1 left the battle, trampled by %2.</source>
        <translation>خرجت الوحدة «%1» من المعركة، وقد داهمها الفيل «%2».</translation>
    </message>
    <message>
        <source>%1 charged %2 from the front over %3.</source>
        <translation>هجمت الوحدة «%1» من الأمام على الوحدة «%2» وقطعت %3.</translation>
    </message>
    <message>
        <source>%1 charged %2 from the flank or rear over %3.</source>
        <translation>هجمت الوحدة «%1» من الجانب أو الخلف على الوحدة «%2» وقطعت %3.</translation>
    </message>
    <message>
        <source>%1 charged on for %3 and met %2.</source>
        <translation>تابعت الوحدة «%1» الهجوم مسافة %3 والتقت الوحدة «%2».</translation>
    </message>
    <message>
        <source>%1 charged on for %2 and met nobody.</source>
        <translation>تابعت الوحدة «%1» الهجوم مسافة %2 ولم تلتقِ أحدًا.</translation>
    </message>
    <message>
        <source>%1 passed.</source>
        <translation>تمرير من %1.</translation>
    </message>
    <message>
        <source>%1 fled before the charge of %2 and left the battle.</source>
        <translation>فرّت الوحدة «%1» أمام هجوم الوحدة «%2» وخرجت من المعركة.</translation>
    </message>
    <message>
        <source>%1 took fright at %2 and left the battle without doing harm.</source>
        <translation>فزع الفيل «%1» من الوحدة «%2» فهرب من ساحة المعركة دون أن يؤذي أحدًا.</translation>
    </message>
    <message>
        <source>%1 crashed into %2.</source>
        <translation>صدم الفيل «%1» الوحدة «%2».</translation>
    </message>
    <message>
        <source>%1 and %2 are engaged.</source>
        <translation>الوحدة «%1» في التحام مع الوحدة «%2».</translation>
    </message>
    <message>
        <source>%1 and %2 are no longer engaged.</source>
        <translation>انتهى التحام الوحدة «%1» مع الوحدة «%2».</translation>
    </message>
    <message>
        <source>%1 chose to fight %2.</source>
        <translation>اختارت الوحدة «%1» أن تقاتل الوحدة «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%1 chose to fight %n enemies.</source>
        <translation>
            <numerusform>اختارت الوحدة «%1» أن تقاتل لا أحد.</numerusform>
            <numerusform>اختارت الوحدة «%1» أن تقاتل عدوًّا واحدًا.</numerusform>
            <numerusform>اختارت الوحدة «%1» أن تقاتل عدوَّين.</numerusform>
            <numerusform>اختارت الوحدة «%1» أن تقاتل %n أعداء.</numerusform>
            <numerusform>اختارت الوحدة «%1» أن تقاتل %n عدوًّا.</numerusform>
            <numerusform>اختارت الوحدة «%1» أن تقاتل %n عدوّ.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 said: done.</source>
        <translation>أعلن %1 أنّه انتهى.</translation>
    </message>
    <message>
        <source>The fighting began.</source>
        <translation>بدأ القتال.</translation>
    </message>
    <message>
        <source>%1 stayed under control.</source>
        <translation>بقي الفيل «%1» تحت السيطرة.</translation>
    </message>
    <message>
        <source>%1 ran wild straight ahead and off the battlefield.</source>
        <translation>هاج الفيل «%1» واندفع إلى الأمام وخرج من ساحة المعركة.</translation>
    </message>
    <message>
        <source>%1 turned right and ran wild, off the battlefield.</source>
        <translation>انعطف الفيل «%1» يمينًا وهاج وخرج من ساحة المعركة.</translation>
    </message>
    <message>
        <source>%1 turned left and ran wild, off the battlefield.</source>
        <translation>انعطف الفيل «%1» يسارًا وهاج وخرج من ساحة المعركة.</translation>
    </message>
    <message>
        <source>%1 turned round and ran wild, off the battlefield.</source>
        <translation>استدار الفيل «%1» إلى الخلف وهاج وخرج من ساحة المعركة.</translation>
    </message>
    <message>
        <source>The fighting paused for this turn.</source>
        <translation>توقّف القتال في هذه الجولة.</translation>
    </message>
    <message>
        <source>Turn %1 ended.</source>
        <translation>انتهت الجولة %1.</translation>
    </message>
    <message>
        <source>Roll one die for who charges first: 1 to 3 is for %1, 4 to 6 for %2.</source>
        <translation>حجر نرد واحد لمن يهجم أوّلًا: من 1 إلى 3 يبدأ %1، ومن 4 إلى 6 يبدأ %2.</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3: each %4 or more hits.</source>
        <translation>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: لا أحجار نرد. الإصابة عند %4 أو أكثر.</numerusform>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: حجر نرد واحد. الإصابة عند %4 أو أكثر.</numerusform>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: حجرا نرد. الإصابة عند %4 أو أكثر.</numerusform>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: %n أحجار نرد. الإصابة عند %4 أو أكثر.</numerusform>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: %n حجرَ نرد. الإصابة عند %4 أو أكثر.</numerusform>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: %n حجر نرد. الإصابة عند %4 أو أكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3: each 6 hits.</source>
        <translation>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: لا أحجار نرد. الإصابة عند 6.</numerusform>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: حجر نرد واحد. الإصابة عند 6.</numerusform>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: حجرا نرد. الإصابة عند 6.</numerusform>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: %n أحجار نرد. الإصابة عند 6.</numerusform>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: %n حجرَ نرد. الإصابة عند 6.</numerusform>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: %n حجر نرد. الإصابة عند 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3, though none can hit.</source>
        <translation>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: لا أحجار نرد، مع أنّه لا إصابة ممكنة.</numerusform>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: حجر نرد واحد، مع أنّه لا إصابة ممكنة.</numerusform>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: حجرا نرد، مع أنّه لا إصابة ممكنة.</numerusform>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: %n أحجار نرد، مع أنّه لا إصابة ممكنة.</numerusform>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: %n حجرَ نرد، مع أنّه لا إصابة ممكنة.</numerusform>
            <numerusform>رماية الوحدة «%1» على الوحدة «%3»، والنرد المطلوب: %n حجر نرد، مع أنّه لا إصابة ممكنة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll one die for %2: on %3 or more %1 will take fright and leave.</source>
        <translation>حجر نرد واحد للوحدة «%2»: عند %3 أو أكثر يفزع الفيل «%1» ويهرب.</translation>
    </message>
    <message>
        <source>Roll one die for %2: on a 6 %1 will take fright and leave.</source>
        <translation>حجر نرد واحد للوحدة «%2»: عند 6 يفزع الفيل «%1» ويهرب.</translation>
    </message>
    <message>
        <source>Roll one die for %2, though nothing can frighten %1.</source>
        <translation>حجر نرد واحد للوحدة «%2»، مع أنّ الفيل «%1» لا يفزعه شيء.</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3: each %4 or more hits.</source>
        <translation>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: لا أحجار نرد. الإصابة عند %4 أو أكثر.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: حجر نرد واحد. الإصابة عند %4 أو أكثر.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: حجرا نرد. الإصابة عند %4 أو أكثر.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: %n أحجار نرد. الإصابة عند %4 أو أكثر.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: %n حجرَ نرد. الإصابة عند %4 أو أكثر.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: %n حجر نرد. الإصابة عند %4 أو أكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3: each 6 hits.</source>
        <translation>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: لا أحجار نرد. الإصابة عند 6.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: حجر نرد واحد. الإصابة عند 6.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: حجرا نرد. الإصابة عند 6.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: %n أحجار نرد. الإصابة عند 6.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: %n حجرَ نرد. الإصابة عند 6.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: %n حجر نرد. الإصابة عند 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3, though none can hit.</source>
        <translation>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: لا أحجار نرد، مع أنّه لا إصابة ممكنة.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: حجر نرد واحد، مع أنّه لا إصابة ممكنة.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: حجرا نرد، مع أنّه لا إصابة ممكنة.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: %n أحجار نرد، مع أنّه لا إصابة ممكنة.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: %n حجرَ نرد، مع أنّه لا إصابة ممكنة.</numerusform>
            <numerusform>قتال الوحدة «%1» مع الوحدة «%3»، والنرد المطلوب: %n حجر نرد، مع أنّه لا إصابة ممكنة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll one die for %1, who fought with %2: on a 6 the general falls.</source>
        <translation>حجر نرد واحد للقائد «%1» الذي قاتل مع الوحدة «%2»: عند 6 يسقط القائد.</translation>
    </message>
    <message>
        <source>Roll the control die of %1: will the elephant obey or run wild?</source>
        <translation>رمية السيطرة للفيل «%1»: هل يطيع أم يهيج؟</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>الحركة</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>الرماية</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>الهجوم</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>الالتحام</translation>
    </message>
    <message>
        <source>%1 may place a command. The battle begins when all are in place.</source>
        <translation>يستطيع %1 أن ينشر فرقة. تبدأ المعركة حين تكون كلّ الفرق في مواضعها.</translation>
    </message>
    <message>
        <source>%1 may move units and generals, each once and in any order.</source>
        <translation>يستطيع %1 أن يحرّك الوحدات والقادة، كلًّا مرّة واحدة وبأيّ ترتيب.</translation>
    </message>
    <message>
        <source>%1 may shoot with units that can, each once and in any order.</source>
        <translation>يستطيع %1 أن يرمي بالوحدات القادرة، كلّ منها مرّة واحدة وبأيّ ترتيب.</translation>
    </message>
    <message>
        <source>%1 may charge with one unit, or pass. When both sides pass in a row, the step ends.</source>
        <translation>يستطيع %1 أن يهجم بوحدة واحدة أو أن يمرّر. وتمريران متتاليان ينهيان المرحلة.</translation>
    </message>
    <message>
        <source>Both sides choose whom their units fight. When both are done, the dice fall.</source>
        <translation>يختار كلا الطرفين من تقاتله وحداته. وحين ينتهيان يُرمى النرد.</translation>
    </message>
    <message>
        <source>The fights of this turn are being fought.</source>
        <translation>تدور الآن اشتباكات هذه الجولة.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>انتهت المعركة.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>Slight edge</source>
        <translation>تفوّق طفيف</translation>
    </message>
    <message>
        <source>Great victory</source>
        <translation>نصر كبير</translation>
    </message>
    <message>
        <source>The battle is drawn</source>
        <translation>المعركة متعادلة</translation>
    </message>
    <message>
        <source>A slight edge for %1</source>
        <translation>تفوّق طفيف: %1</translation>
    </message>
    <message>
        <source>A great victory for %1</source>
        <translation>نصر كبير: %1</translation>
    </message>
    <message>
        <source>The last turn is over, and the battle is drawn.</source>
        <translation>انتهت الجولة الأخيرة، والمعركة متعادلة.</translation>
    </message>
    <message>
        <source>The last turn is over: a slight edge for %1.</source>
        <translation>انتهت الجولة الأخيرة. تفوّق طفيف: %1.</translation>
    </message>
    <message>
        <source>The last turn is over: a great victory for %1.</source>
        <translation>انتهت الجولة الأخيرة. نصر كبير: %1.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends drawn.</source>
        <translation>لم تقع خسائر منذ جولات كثيرة، فانتهت المعركة متعادلة.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends: a slight edge for %1.</source>
        <translation>لم تقع خسائر منذ جولات كثيرة، فانتهت المعركة. تفوّق طفيف: %1.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends: a great victory for %1.</source>
        <translation>لم تقع خسائر منذ جولات كثيرة، فانتهت المعركة. نصر كبير: %1.</translation>
    </message>
    <message>
        <source>No unit of either side is left: the battle is drawn.</source>
        <translation>لم تبقَ لأيّ من الطرفين وحدة: المعركة متعادلة.</translation>
    </message>
    <message>
        <source>Only one side still has units on the table: a great victory for %1.</source>
        <translation>لم تبقَ على الطاولة إلّا وحدات طرف واحد. نصر كبير: %1.</translation>
    </message>
    <message>
        <source>Both armies lost half their stands, and the battle is drawn.</source>
        <translation>خسر كلا الجيشين نصف قطعه، والمعركة متعادلة.</translation>
    </message>
    <message>
        <source>Both armies lost half their stands: a slight edge for %1.</source>
        <translation>خسر كلا الجيشين نصف قطعه. تفوّق طفيف: %1.</translation>
    </message>
    <message>
        <source>An army lost half its stands and broke: a great victory for %1.</source>
        <translation>خسر جيش نصف قطعه فانهار. نصر كبير: %1.</translation>
    </message>
    <message>
        <source>Both commanders in chief fell, and the battle is drawn.</source>
        <translation>سقط القائد الأعلى في كلا الجيشين، والمعركة متعادلة.</translation>
    </message>
    <message>
        <source>Both commanders in chief fell: a slight edge for %1.</source>
        <translation>سقط القائد الأعلى في كلا الجيشين. تفوّق طفيف: %1.</translation>
    </message>
    <message>
        <source>A commander in chief fell: a great victory for %1.</source>
        <translation>سقط القائد الأعلى في أحد الجيشين. نصر كبير: %1.</translation>
    </message>
    <message>
        <source>The other side gave the battle up: a great victory for %1.</source>
        <translation>استسلم الطرف الآخر. نصر كبير: %1.</translation>
    </message>
    <message>
        <source>Bring %1 forward, so that the line advances together.</source>
        <translation>الأفضل أن تتقدّم الوحدة «%1»، حتّى يتقدّم الخطّ كلّه معًا.</translation>
    </message>
    <message>
        <source>Keep %1 level with the units beside it: enemies come in through gaps.</source>
        <translation>الأفضل أن تبقى الوحدة «%1» بمحاذاة جاراتها، فالأعداء يدخلون من الثغرات.</translation>
    </message>
    <message>
        <source>Keep %1 in front as a screen for the troops behind.</source>
        <translation>الأفضل أن تبقى الوحدة «%1» في المقدّمة ستارًا لمن خلفها.</translation>
    </message>
    <message>
        <source>Lead %1 towards %2 and round the flank.</source>
        <translation>الأفضل أن تسير الوحدة «%1» نحو الوحدة «%2» وتدور حول جانبها.</translation>
    </message>
    <message>
        <source>Send %1 towards %2, whose crew will flee from any charge.</source>
        <translation>الأفضل أن تسير الوحدة «%1» نحو الوحدة «%2»، فطاقمها يفرّ من أيّ هجمة.</translation>
    </message>
    <message>
        <source>Draw %1 back, out of reach of the enemy.</source>
        <translation>الأفضل أن تتراجع الوحدة «%1» إلى حيث لا يصل العدوّ.</translation>
    </message>
    <message>
        <source>Send %1 to %2, where extra dice will count.</source>
        <translation>الأفضل أن يذهب القائد «%1» إلى الوحدة «%2»، فالنرد الإضافي ينفع هناك.</translation>
    </message>
    <message>
        <source>%1 should shoot at %2, where that is worth about %3 stands.</source>
        <translation>الأفضل أن ترمي الوحدة «%1» على الوحدة «%2»، فالكسب المتوقّع هناك (بالقطع): %3.</translation>
    </message>
    <message>
        <source>%1 should charge %2: the fight should bring about %3 stands more than it costs.</source>
        <translation>الأفضل أن تهجم الوحدة «%1» على الوحدة «%2»، فالكسب المتوقّع فوق الخسارة (بالقطع): %3.</translation>
    </message>
    <message>
        <source>%1 should charge %2 in the middle of another fight, where help decides.</source>
        <translation>الأفضل أن تهجم الوحدة «%1» على الوحدة «%2» وهي وسط اشتباك آخر، فالعون هناك يحسم الأمر.</translation>
    </message>
    <message>
        <source>%1 should charge %2, whose crew must flee.</source>
        <translation>الأفضل أن تهجم الوحدة «%1» على الوحدة «%2»، فطاقمها لا بدّ أن يفرّ.</translation>
    </message>
    <message>
        <source>Send %1 against %2: an elephant strikes when it charges, not later.</source>
        <translation>الأفضل أن تهجم الوحدة «%1» على الوحدة «%2»، فالفيل يضرب حين يهجم، لا بعد ذلك.</translation>
    </message>
    <message>
        <source>%1 should charge %2: a charged elephant strikes nobody and may soon run wild.</source>
        <translation>الأفضل أن تهجم الوحدة «%1» على الوحدة «%2»، فالفيل الذي يُهجم عليه لا يضرب أحدًا، وقد يهيج عمّا قريب.</translation>
    </message>
    <message>
        <source>Pass: no charge is worth its risk just now.</source>
        <translation>الأفضل التمرير، فلا هجمة تستحقّ المخاطرة الآن.</translation>
    </message>
    <message>
        <source>Done: nothing more is worth doing in this step.</source>
        <translation>الأفضل الإنهاء، فلم يبقَ في هذه المرحلة ما ينفع.</translation>
    </message>
    <message>
        <source>Put the dice of %1 on %2, where they count most.</source>
        <translation>الأفضل توجيه نرد الوحدة «%1» إلى الوحدة «%2»، فهناك ينفع أكثر.</translation>
    </message>
    <message>
        <source>Drawn by lot from everything that is lawful.</source>
        <translation>اختيار بالقرعة من كلّ ما هو مسموح.</translation>
    </message>
    <message>
        <source>In battles played ahead in thought this went best: %1 won %2 of them.</source>
        <translation>كان هذا هو الأفضل في معارك جرّبها البرنامج مسبقًا؛ نسبة فوز %1 فيها: %2.</translation>
    </message>
    <message>
        <source>Place %1 where there is room for the whole command.</source>
        <translation>الأفضل وضع «%1» حيث تتّسع المساحة للفرقة كلّها.</translation>
    </message>
    <message numerus="yes">
        <source>%n stands</source>
        <translation>
            <numerusform>لا قطع</numerusform>
            <numerusform>قطعة واحدة</numerusform>
            <numerusform>قطعتان</numerusform>
            <numerusform>%n قطع</numerusform>
            <numerusform>%n قطعةً</numerusform>
            <numerusform>%n قطعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of their stands</source>
        <translation>
            <numerusform>%n قطعة</numerusform>
            <numerusform>قطعة واحدة</numerusform>
            <numerusform>قطعتين</numerusform>
            <numerusform>%n قطع</numerusform>
            <numerusform>%n قطعةً</numerusform>
            <numerusform>%n قطعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>لا وحدات</numerusform>
            <numerusform>وحدة واحدة</numerusform>
            <numerusform>وحدتان</numerusform>
            <numerusform>%n وحدات</numerusform>
            <numerusform>%n وحدةً</numerusform>
            <numerusform>%n وحدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>رمي النرد</numerusform>
            <numerusform>رمي النرد</numerusform>
            <numerusform>رمي حجرَي نرد</numerusform>
            <numerusform>رمي %n أحجار نرد</numerusform>
            <numerusform>رمي %n حجرَ نرد</numerusform>
            <numerusform>رمي %n حجر نرد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type in %n dice</source>
        <translation>
            <numerusform>إدخال النرد</numerusform>
            <numerusform>إدخال النرد</numerusform>
            <numerusform>إدخال حجرَي نرد</numerusform>
            <numerusform>إدخال %n أحجار نرد</numerusform>
            <numerusform>إدخال %n حجرَ نرد</numerusform>
            <numerusform>إدخال %n حجر نرد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next unit (%n can still act)</source>
        <translation>
            <numerusform>الوحدة التالية (بقيت %n)</numerusform>
            <numerusform>الوحدة التالية (بقيت واحدة)</numerusform>
            <numerusform>الوحدة التالية (بقيت اثنتان)</numerusform>
            <numerusform>الوحدة التالية (بقيت %n)</numerusform>
            <numerusform>الوحدة التالية (بقيت %n)</numerusform>
            <numerusform>الوحدة التالية (بقيت %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next general (%n can still act)</source>
        <translation>
            <numerusform>القائد التالي (بقي %n)</numerusform>
            <numerusform>القائد التالي (بقي واحد)</numerusform>
            <numerusform>القائد التالي (بقي اثنان)</numerusform>
            <numerusform>القائد التالي (بقي %n)</numerusform>
            <numerusform>القائد التالي (بقي %n)</numerusform>
            <numerusform>القائد التالي (بقي %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generals</source>
        <translation>
            <numerusform>لا قادة</numerusform>
            <numerusform>قائد واحد</numerusform>
            <numerusform>قائدان</numerusform>
            <numerusform>%n قادة</numerusform>
            <numerusform>%n قائدًا</numerusform>
            <numerusform>%n قائد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>لا صفحات</numerusform>
            <numerusform>صفحة واحدة</numerusform>
            <numerusform>صفحتان</numerusform>
            <numerusform>%n صفحات</numerusform>
            <numerusform>%n صفحةً</numerusform>
            <numerusform>%n صفحة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>لا إصابات</numerusform>
            <numerusform>إصابة واحدة</numerusform>
            <numerusform>إصابتان</numerusform>
            <numerusform>%n إصابات</numerusform>
            <numerusform>%n إصابةً</numerusform>
            <numerusform>%n إصابة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fights, before the dice</source>
        <translation>
            <numerusform>لا اشتباكات قبل النرد</numerusform>
            <numerusform>اشتباك واحد قبل النرد</numerusform>
            <numerusform>اشتباكان قبل النرد</numerusform>
            <numerusform>%n اشتباكات قبل النرد</numerusform>
            <numerusform>%n اشتباكًا قبل النرد</numerusform>
            <numerusform>%n اشتباك قبل النرد</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty. Export the drawing again.</source>
        <translation>الملفّ فارغ. يُرجى تصدير الرسم من جديد.</translation>
    </message>
    <message>
        <source>The file is too large: at most %1 megabytes are read. Export a simpler drawing.</source>
        <translation>الملفّ كبير جدًّا: الحدّ بالميغابايت %1. يُرجى تصدير رسم أبسط.</translation>
    </message>
    <message>
        <source>The file cannot be read: it is gone, a folder or a device, or belongs to somebody else.</source>
        <translation>لا يمكن قراءة الملفّ: إمّا أنّه غير موجود، أو أنّه مجلّد أو جهاز، أو أنّه ملك مستخدم آخر.</translation>
    </message>
    <message>
        <source>The file is compressed (SVGZ). Save it as plain SVG and import that.</source>
        <translation>الملفّ مضغوط (SVGZ). يُرجى حفظه بصيغة SVG العادية ثمّ استيراده.</translation>
    </message>
    <message>
        <source>This kind of picture cannot be imported. Save it as PNG, or draw it as SVG.</source>
        <translation>هذا النوع من الصور لا يمكن استيراده. يُرجى حفظه بصيغة PNG أو رسمه بصيغة SVG.</translation>
    </message>
    <message>
        <source>The PNG picture is damaged or far too large: no side may have more than %1 pixels. Save it again, smaller.</source>
        <translation>صورة PNG تالفة أو كبيرة جدًّا: لا يجوز أن يزيد عدد البكسلات في أيّ ضلع على %1. يُرجى حفظها أصغر.</translation>
    </message>
    <message>
        <source>The file is neither an SVG drawing nor a PNG picture, or its text is damaged. Export the drawing again as SVG.</source>
        <translation>الملفّ ليس رسم SVG ولا صورة PNG، أو أنّ نصّه تالف. يُرجى تصدير الرسم من جديد بصيغة SVG.</translation>
    </message>
    <message>
        <source>The drawing is damaged or incomplete from line %1 on. Export it again, and copy the whole file.</source>
        <translation>الرسم تالف أو ناقص ابتداءً من السطر %1. يُرجى تصديره من جديد ونسخ الملفّ كاملًا.</translation>
    </message>
    <message>
        <source>The file holds something else than an SVG drawing, perhaps the web page it came from. Download the drawing itself.</source>
        <translation>في الملفّ شيء آخر غير رسم SVG، ربّما صفحة الويب التي جاء منها. المطلوب تنزيل الرسم نفسه.</translation>
    </message>
    <message>
        <source>The drawing uses abbreviations of its own (entities), which can be harmful. Save it as plain SVG.</source>
        <translation>يستعمل الرسم اختصارات خاصّة به (entities) قد تكون ضارّة. يُرجى حفظه بصيغة SVG العادية.</translation>
    </message>
    <message>
        <source>The drawing has more than %1 parts, copies counted. Simplify it, or export it as a PNG picture.</source>
        <translation>عدد أجزاء الرسم مع النسخ أكبر من %1. يُرجى تبسيطه أو تصديره صورة PNG.</translation>
    </message>
    <message>
        <source>The drawing has groups within groups more than %1 deep. Ungroup it and export it again.</source>
        <translation>في الرسم مجموعات داخل مجموعات بعمق أكبر من %1. يُرجى فكّ المجموعات وتصديره من جديد.</translation>
    </message>
    <message>
        <source>The outlines have more than %1 points. Simplify them, or export the drawing as a PNG picture.</source>
        <translation>عدد نقاط الخطوط أكبر من %1. يُرجى تبسيطها أو تصدير الرسم صورة PNG.</translation>
    </message>
    <message>
        <source>The drawing is so detailed that drawing it would hold up the table. Simplify it, or export it as a PNG picture.</source>
        <translation>تفاصيل الرسم كثيرة إلى حدّ يبطئ الطاولة. يُرجى تبسيطه أو تصديره صورة PNG.</translation>
    </message>
    <message>
        <source>The style sheets of the drawing are too long. Export it with “presentation attributes” instead of styles.</source>
        <translation>أوراق الأنماط في الرسم طويلة جدًّا. يُرجى تصديره بخيار «presentation attributes» بدل الأنماط.</translation>
    </message>
    <message>
        <source>There is nothing in the drawing that can be shown. Convert everything to paths and export it again.</source>
        <translation>ليس في الرسم ما يمكن عرضه. يُرجى تحويل كلّ شيء إلى مسارات وتصديره من جديد.</translation>
    </message>
    <message>
        <source>The drawing is more than %1 times as long as wide. Crop the page to the figure.</source>
        <translation>نسبة طول الرسم إلى عرضه أكبر من %1. يُرجى قصّ الصفحة على قدر المجسّم.</translation>
    </message>
    <message numerus="yes">
        <source>%n parts are clipped; they will show whole.</source>
        <translation>
            <numerusform>لا أجزاء مقصوصة.</numerusform>
            <numerusform>جزء واحد مقصوص وسيظهر كاملًا.</numerusform>
            <numerusform>جزآن مقصوصان وسيظهران كاملين.</numerusform>
            <numerusform>%n أجزاء مقصوصة وستظهر كاملة.</numerusform>
            <numerusform>%n جزءًا مقصوصًا وستظهر كاملة.</numerusform>
            <numerusform>%n جزء مقصوص وستظهر كاملة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts are masked; they will show whole.</source>
        <translation>
            <numerusform>لا أجزاء مقنّعة.</numerusform>
            <numerusform>جزء واحد عليه قناع وسيظهر كاملًا.</numerusform>
            <numerusform>جزآن عليهما قناع وسيظهران كاملين.</numerusform>
            <numerusform>%n أجزاء عليها قناع وستظهر كاملة.</numerusform>
            <numerusform>%n جزءًا عليها قناع وستظهر كاملة.</numerusform>
            <numerusform>%n جزء عليها قناع وستظهر كاملة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effects, such as blur or shadow, will not show.</source>
        <translation>
            <numerusform>لا مؤثّرات.</numerusform>
            <numerusform>مؤثّر واحد، كالضبابية أو الظلّ، لن يظهر.</numerusform>
            <numerusform>مؤثّران، كالضبابية أو الظلّ، لن يظهرا.</numerusform>
            <numerusform>%n مؤثّرات، كالضبابية أو الظلّ، لن تظهر.</numerusform>
            <numerusform>%n مؤثّرًا، كالضبابية أو الظلّ، لن تظهر.</numerusform>
            <numerusform>%n مؤثّر، كالضبابية أو الظلّ، لن تظهر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fills with a pattern will be plain grey.</source>
        <translation>
            <numerusform>لا مساحات مزخرفة.</numerusform>
            <numerusform>مساحة واحدة ذات زخرفة ستظهر رمادية.</numerusform>
            <numerusform>مساحتان ذواتا زخرفة ستظهران رماديتين.</numerusform>
            <numerusform>%n مساحات ذات زخرفة ستظهر رمادية.</numerusform>
            <numerusform>%n مساحةً ذات زخرفة ستظهر رمادية.</numerusform>
            <numerusform>%n مساحة ذات زخرفة ستظهر رمادية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow heads and other markers on lines will not show.</source>
        <translation>رؤوس الأسهم وغيرها من علامات الخطوط لن تظهر.</translation>
    </message>
    <message>
        <source>Very fine dashes will be drawn as whole lines.</source>
        <translation>الخطوط المتقطّعة الدقيقة جدًّا ستُرسم متّصلة.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures in the drawing will not show: only PNG pictures that are embedded in the file can.</source>
        <translation>
            <numerusform>لا صور ناقصة: لا يظهر إلّا صور PNG المضمّنة في الملفّ.</numerusform>
            <numerusform>صورة واحدة في الرسم لن تظهر: لا يظهر إلّا صور PNG المضمّنة في الملفّ.</numerusform>
            <numerusform>صورتان في الرسم لن تظهرا: لا يظهر إلّا صور PNG المضمّنة في الملفّ.</numerusform>
            <numerusform>%n صور في الرسم لن تظهر: لا يظهر إلّا صور PNG المضمّنة في الملفّ.</numerusform>
            <numerusform>%n صورةً في الرسم لن تظهر: لا يظهر إلّا صور PNG المضمّنة في الملفّ.</numerusform>
            <numerusform>%n صورة في الرسم لن تظهر: لا يظهر إلّا صور PNG المضمّنة في الملفّ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies of something that is not in the file will not show.</source>
        <translation>
            <numerusform>لا نسخ ناقصة.</numerusform>
            <numerusform>نسخة واحدة من شيء ليس في الملفّ لن تظهر.</numerusform>
            <numerusform>نسختان من شيء ليس في الملفّ لن تظهرا.</numerusform>
            <numerusform>%n نسخ من أشياء ليست في الملفّ لن تظهر.</numerusform>
            <numerusform>%n نسخةً من أشياء ليست في الملفّ لن تظهر.</numerusform>
            <numerusform>%n نسخة من أشياء ليست في الملفّ لن تظهر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing was turned into outlines with the fonts of this computer. Look whether it is right.</source>
        <translation>حُوّلت الكتابة إلى أشكال مرسومة بحسب الخطوط الموجودة في هذا الحاسوب. يُستحسن التأكّد من شكلها.</translation>
    </message>
    <message>
        <source>Some writing, such as text on a curve or in a frame, will not show. Convert text to paths to keep it.</source>
        <translation>بعض الكتابة لن تظهر، كالنصّ على منحنى أو داخل إطار. لإبقائها يُحوّل النصّ إلى مسارات.</translation>
    </message>
    <message>
        <source>Links and scripts were left out: a figure only stands there.</source>
        <translation>حُذفت الروابط والبرامج النصّية: فالمجسّم يقف فحسب.</translation>
    </message>
    <message>
        <source>Animations were left out: the drawing stands still.</source>
        <translation>حُذفت الحركات: فالرسم ثابت.</translation>
    </message>
    <message>
        <source>Web pages and text boxes within the drawing will not show.</source>
        <translation>صفحات الويب ومربّعات النصّ داخل الرسم لن تظهر.</translation>
    </message>
    <message>
        <source>Fonts, styles or colours that are in other files were left out; nothing outside the drawing is opened.</source>
        <translation>حُذفت الخطوط والأنماط والألوان الموجودة في ملفّات أخرى؛ فلا يُفتح شيء خارج الرسم.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules of its style sheet are too involved and were left out.</source>
        <translation>
            <numerusform>لا قواعد محذوفة.</numerusform>
            <numerusform>حُذفت قاعدة واحدة من ورقة الأنماط لأنّها معقّدة جدًّا.</numerusform>
            <numerusform>حُذفت قاعدتان من ورقة الأنماط لأنّهما معقّدتان جدًّا.</numerusform>
            <numerusform>حُذفت %n قواعد من ورقة الأنماط لأنّها معقّدة جدًّا.</numerusform>
            <numerusform>حُذفت %n قاعدةً من ورقة الأنماط لأنّها معقّدة جدًّا.</numerusform>
            <numerusform>حُذفت %n قاعدة من ورقة الأنماط لأنّها معقّدة جدًّا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colours or sizes use variables of the style sheet and were left out.</source>
        <translation>
            <numerusform>لا ألوان محذوفة.</numerusform>
            <numerusform>حُذف لون أو قياس واحد لأنّه يستعمل متغيّرًا من ورقة الأنماط.</numerusform>
            <numerusform>حُذف لونان أو قياسان لأنّهما يستعملان متغيّرات من ورقة الأنماط.</numerusform>
            <numerusform>حُذفت %n ألوان أو قياسات لأنّها تستعمل متغيّرات من ورقة الأنماط.</numerusform>
            <numerusform>حُذف %n لونًا أو قياسًا لأنّها تستعمل متغيّرات من ورقة الأنماط.</numerusform>
            <numerusform>حُذف %n لون أو قياس لأنّها تستعمل متغيّرات من ورقة الأنماط.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts of unknown kinds were left out.</source>
        <translation>
            <numerusform>لا أجزاء محذوفة.</numerusform>
            <numerusform>حُذف جزء واحد من نوع غير معروف.</numerusform>
            <numerusform>حُذف جزآن من نوع غير معروف.</numerusform>
            <numerusform>حُذفت %n أجزاء من أنواع غير معروفة.</numerusform>
            <numerusform>حُذف %n جزءًا من أنواع غير معروفة.</numerusform>
            <numerusform>حُذف %n جزء من أنواع غير معروفة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing does not say how large its page is; it was cropped to what is drawn.</source>
        <translation>لا يذكر الرسم حجم صفحته؛ فقُصّ على قدر ما رُسم فيه.</translation>
    </message>
    <message>
        <source>The drawing is so detailed that it was turned into a picture; its colours cannot be changed any more.</source>
        <translation>تفاصيل الرسم كثيرة فحُوّل إلى صورة؛ ولا يمكن بعد ذلك تغيير ألوانه.</translation>
    </message>
    <message>
        <source>The picture was made smaller: its longer side has %1 pixels now.</source>
        <translation>صُغّرت الصورة: عدد البكسلات في ضلعها الأطول الآن %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 came to the field with %n units, %3 stands in all.</source>
        <translation>
            <numerusform>جاء %1 إلى الساحة ومعه لا شيء، ومجموع القطع %3.</numerusform>
            <numerusform>جاء %1 إلى الساحة ومعه وحدة واحدة، ومجموع القطع %3.</numerusform>
            <numerusform>جاء %1 إلى الساحة ومعه وحدتان، ومجموع القطع %3.</numerusform>
            <numerusform>جاء %1 إلى الساحة ومعه %n وحدات، ومجموع القطع %3.</numerusform>
            <numerusform>جاء %1 إلى الساحة ومعه %n وحدةً، ومجموع القطع %3.</numerusform>
            <numerusform>جاء %1 إلى الساحة ومعه %n وحدة، ومجموع القطع %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had drawn up %n units with %3 stands.</source>
        <translation>
            <numerusform>اصطفّ %1، وفي صفوفه لا شيء، وعدد القطع %3.</numerusform>
            <numerusform>اصطفّ %1، وفي صفوفه وحدة واحدة، وعدد القطع %3.</numerusform>
            <numerusform>اصطفّ %1، وفي صفوفه وحدتان، وعدد القطع %3.</numerusform>
            <numerusform>اصطفّ %1، وفي صفوفه %n وحدات، وعدد القطع %3.</numerusform>
            <numerusform>اصطفّ %1، وفي صفوفه %n وحدةً، وعدد القطع %3.</numerusform>
            <numerusform>اصطفّ %1، وفي صفوفه %n وحدة، وعدد القطع %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 led %2 that day.</source>
        <translation>قاد القائد «%1» في ذلك اليوم %2.</translation>
    </message>
    <message>
        <source>At the head of %2 stood %1.</source>
        <translation>على رأس %2 وقف القائد «%1».</translation>
    </message>
    <message>
        <source>In the west the %2 of %1 faced the %4 of %3.</source>
        <translation>في الغرب وقفت قوّات «%2» من %1 في وجه قوّات «%4» من %3.</translation>
    </message>
    <message>
        <source>In the middle the %2 of %1 looked across at the %4 of %3.</source>
        <translation>في الوسط نظرت قوّات «%2» من %1 إلى قوّات «%4» من %3 عبر الساحة.</translation>
    </message>
    <message>
        <source>In the east the %2 of %1 would have to deal with the %4 of %3.</source>
        <translation>في الشرق كان على قوّات «%2» من %1 أن تواجه قوّات «%4» من %3.</translation>
    </message>
    <message>
        <source>At the northern end the %2 of %1 faced the %4 of %3.</source>
        <translation>عند الطرف الشمالي وقفت قوّات «%2» من %1 في وجه قوّات «%4» من %3.</translation>
    </message>
    <message>
        <source>At the southern end the %2 of %1 would have to deal with the %4 of %3.</source>
        <translation>عند الطرف الجنوبي كان على قوّات «%2» من %1 أن تواجه قوّات «%4» من %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sent the %2 forward, %n units, the farthest by %4.</source>
        <translation>
            <numerusform>دفع %1 قوّات «%2» إلى الأمام: لا وحدات، وأبعد مسافة %4.</numerusform>
            <numerusform>دفع %1 قوّات «%2» إلى الأمام: وحدة واحدة، وأبعد مسافة %4.</numerusform>
            <numerusform>دفع %1 قوّات «%2» إلى الأمام: وحدتان، وأبعد مسافة %4.</numerusform>
            <numerusform>دفع %1 قوّات «%2» إلى الأمام: %n وحدات، وأبعد مسافة %4.</numerusform>
            <numerusform>دفع %1 قوّات «%2» إلى الأمام: %n وحدةً، وأبعد مسافة %4.</numerusform>
            <numerusform>دفع %1 قوّات «%2» إلى الأمام: %n وحدة، وأبعد مسافة %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 pressed on with %n units, by up to %4.</source>
        <translation>
            <numerusform>تقدّمت قوّات «%2» من %1: لا وحدات، بمسافة بلغت %4.</numerusform>
            <numerusform>تقدّمت قوّات «%2» من %1: وحدة واحدة، بمسافة بلغت %4.</numerusform>
            <numerusform>تقدّمت قوّات «%2» من %1: وحدتان، بمسافة بلغت %4.</numerusform>
            <numerusform>تقدّمت قوّات «%2» من %1: %n وحدات، بمسافة بلغت %4.</numerusform>
            <numerusform>تقدّمت قوّات «%2» من %1: %n وحدةً، بمسافة بلغت %4.</numerusform>
            <numerusform>تقدّمت قوّات «%2» من %1: %n وحدة، بمسافة بلغت %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 moved up: %n units, the quickest of them by %4.</source>
        <translation>
            <numerusform>مضت قوّات «%2» من %1 إلى الأمام: لا وحدات، وأسرعها قطع %4.</numerusform>
            <numerusform>مضت قوّات «%2» من %1 إلى الأمام: وحدة واحدة، وأسرعها قطع %4.</numerusform>
            <numerusform>مضت قوّات «%2» من %1 إلى الأمام: وحدتان، وأسرعها قطع %4.</numerusform>
            <numerusform>مضت قوّات «%2» من %1 إلى الأمام: %n وحدات، وأسرعها قطع %4.</numerusform>
            <numerusform>مضت قوّات «%2» من %1 إلى الأمام: %n وحدةً، وأسرعها قطع %4.</numerusform>
            <numerusform>مضت قوّات «%2» من %1 إلى الأمام: %n وحدة، وأسرعها قطع %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward went the %2 of %1, %n units, as far as %4.</source>
        <translation>
            <numerusform>إلى الأمام سارت قوّات «%2» من %1: لا وحدات، حتّى مسافة %4.</numerusform>
            <numerusform>إلى الأمام سارت قوّات «%2» من %1: وحدة واحدة، حتّى مسافة %4.</numerusform>
            <numerusform>إلى الأمام سارت قوّات «%2» من %1: وحدتان، حتّى مسافة %4.</numerusform>
            <numerusform>إلى الأمام سارت قوّات «%2» من %1: %n وحدات، حتّى مسافة %4.</numerusform>
            <numerusform>إلى الأمام سارت قوّات «%2» من %1: %n وحدةً، حتّى مسافة %4.</numerusform>
            <numerusform>إلى الأمام سارت قوّات «%2» من %1: %n وحدة، حتّى مسافة %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 came on along a broad front, %n units from %3 commands, the fastest by %4.</source>
        <translation>
            <numerusform>زحف %1 على جبهة عريضة: لا وحدات من فرق عددها %3، وأسرع الوحدات قطع %4.</numerusform>
            <numerusform>زحف %1 على جبهة عريضة: وحدة واحدة من فرق عددها %3، وأسرع الوحدات قطع %4.</numerusform>
            <numerusform>زحف %1 على جبهة عريضة: وحدتان من فرق عددها %3، وأسرع الوحدات قطع %4.</numerusform>
            <numerusform>زحف %1 على جبهة عريضة: %n وحدات من فرق عددها %3، وأسرع الوحدات قطع %4.</numerusform>
            <numerusform>زحف %1 على جبهة عريضة: %n وحدةً من فرق عددها %3، وأسرع الوحدات قطع %4.</numerusform>
            <numerusform>زحف %1 على جبهة عريضة: %n وحدة من فرق عددها %3، وأسرع الوحدات قطع %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 advanced: %n units from %3 commands went forward, some as far as %4.</source>
        <translation>
            <numerusform>تقدّم %1: لا وحدات من فرق عددها %3، وبلغ بعضها مسافة %4.</numerusform>
            <numerusform>تقدّم %1: وحدة واحدة من فرق عددها %3، وبلغ بعضها مسافة %4.</numerusform>
            <numerusform>تقدّم %1: وحدتان من فرق عددها %3، وبلغ بعضها مسافة %4.</numerusform>
            <numerusform>تقدّم %1: %n وحدات من فرق عددها %3، وبلغ بعضها مسافة %4.</numerusform>
            <numerusform>تقدّم %1: %n وحدةً من فرق عددها %3، وبلغ بعضها مسافة %4.</numerusform>
            <numerusform>تقدّم %1: %n وحدة من فرق عددها %3، وبلغ بعضها مسافة %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line of %1 drew nearer: %n units from %3 commands were on the march, and the swiftest covered %4.</source>
        <translation>
            <numerusform>اقترب خطّ %1: لا وحدات في المسير من فرق عددها %3، وأسرع الوحدات قطع %4.</numerusform>
            <numerusform>اقترب خطّ %1: وحدة واحدة في المسير من فرق عددها %3، وأسرع الوحدات قطع %4.</numerusform>
            <numerusform>اقترب خطّ %1: وحدتان في المسير من فرق عددها %3، وأسرع الوحدات قطع %4.</numerusform>
            <numerusform>اقترب خطّ %1: %n وحدات في المسير من فرق عددها %3، وأسرع الوحدات قطع %4.</numerusform>
            <numerusform>اقترب خطّ %1: %n وحدةً في المسير من فرق عددها %3، وأسرع الوحدات قطع %4.</numerusform>
            <numerusform>اقترب خطّ %1: %n وحدة في المسير من فرق عددها %3، وأسرع الوحدات قطع %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 drew the %2 back, %n units, by as much as %4.</source>
        <translation>
            <numerusform>سحب %1 قوّات «%2» إلى الخلف: لا وحدات، بمسافة بلغت %4.</numerusform>
            <numerusform>سحب %1 قوّات «%2» إلى الخلف: وحدة واحدة، بمسافة بلغت %4.</numerusform>
            <numerusform>سحب %1 قوّات «%2» إلى الخلف: وحدتان، بمسافة بلغت %4.</numerusform>
            <numerusform>سحب %1 قوّات «%2» إلى الخلف: %n وحدات، بمسافة بلغت %4.</numerusform>
            <numerusform>سحب %1 قوّات «%2» إلى الخلف: %n وحدةً، بمسافة بلغت %4.</numerusform>
            <numerusform>سحب %1 قوّات «%2» إلى الخلف: %n وحدة، بمسافة بلغت %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 fell back with %n units, by up to %4.</source>
        <translation>
            <numerusform>تراجعت قوّات «%2» من %1: لا وحدات، بمسافة بلغت %4.</numerusform>
            <numerusform>تراجعت قوّات «%2» من %1: وحدة واحدة، بمسافة بلغت %4.</numerusform>
            <numerusform>تراجعت قوّات «%2» من %1: وحدتان، بمسافة بلغت %4.</numerusform>
            <numerusform>تراجعت قوّات «%2» من %1: %n وحدات، بمسافة بلغت %4.</numerusform>
            <numerusform>تراجعت قوّات «%2» من %1: %n وحدةً، بمسافة بلغت %4.</numerusform>
            <numerusform>تراجعت قوّات «%2» من %1: %n وحدة، بمسافة بلغت %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rearranged the %2: %n units took new places, marching up to %4.</source>
        <translation>
            <numerusform>أعاد %1 ترتيب قوّات «%2»: لا وحدات في مواضع جديدة، بعد مسير بلغ %4.</numerusform>
            <numerusform>أعاد %1 ترتيب قوّات «%2»: وحدة واحدة في مواضع جديدة، بعد مسير بلغ %4.</numerusform>
            <numerusform>أعاد %1 ترتيب قوّات «%2»: وحدتان في مواضع جديدة، بعد مسير بلغ %4.</numerusform>
            <numerusform>أعاد %1 ترتيب قوّات «%2»: %n وحدات في مواضع جديدة، بعد مسير بلغ %4.</numerusform>
            <numerusform>أعاد %1 ترتيب قوّات «%2»: %n وحدةً في مواضع جديدة، بعد مسير بلغ %4.</numerusform>
            <numerusform>أعاد %1 ترتيب قوّات «%2»: %n وحدة في مواضع جديدة، بعد مسير بلغ %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shifted %n units to new places, by up to %4.</source>
        <translation>
            <numerusform>انتقلت قوّات «%2» من %1 إلى مواضع جديدة: لا وحدات، بمسافة بلغت %4.</numerusform>
            <numerusform>انتقلت قوّات «%2» من %1 إلى مواضع جديدة: وحدة واحدة، بمسافة بلغت %4.</numerusform>
            <numerusform>انتقلت قوّات «%2» من %1 إلى مواضع جديدة: وحدتان، بمسافة بلغت %4.</numerusform>
            <numerusform>انتقلت قوّات «%2» من %1 إلى مواضع جديدة: %n وحدات، بمسافة بلغت %4.</numerusform>
            <numerusform>انتقلت قوّات «%2» من %1 إلى مواضع جديدة: %n وحدةً، بمسافة بلغت %4.</numerusform>
            <numerusform>انتقلت قوّات «%2» من %1 إلى مواضع جديدة: %n وحدة، بمسافة بلغت %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %2 of %1, %n units turned to face another way without leaving their places.</source>
        <translation>
            <numerusform>غيّرت قوّات «%2» من %1 وجهتها دون أن تترك مواضعها: لا وحدات.</numerusform>
            <numerusform>غيّرت قوّات «%2» من %1 وجهتها دون أن تترك مواضعها: وحدة واحدة.</numerusform>
            <numerusform>غيّرت قوّات «%2» من %1 وجهتها دون أن تترك مواضعها: وحدتان.</numerusform>
            <numerusform>غيّرت قوّات «%2» من %1 وجهتها دون أن تترك مواضعها: %n وحدات.</numerusform>
            <numerusform>غيّرت قوّات «%2» من %1 وجهتها دون أن تترك مواضعها: %n وحدةً.</numerusform>
            <numerusform>غيّرت قوّات «%2» من %1 وجهتها دون أن تترك مواضعها: %n وحدة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n units of the %2 turn where they stood.</source>
        <translation>
            <numerusform>أدار %1 قوّات «%2» في مواضعها: لا وحدات.</numerusform>
            <numerusform>أدار %1 قوّات «%2» في مواضعها: وحدة واحدة.</numerusform>
            <numerusform>أدار %1 قوّات «%2» في مواضعها: وحدتان.</numerusform>
            <numerusform>أدار %1 قوّات «%2» في مواضعها: %n وحدات.</numerusform>
            <numerusform>أدار %1 قوّات «%2» في مواضعها: %n وحدةً.</numerusform>
            <numerusform>أدار %1 قوّات «%2» في مواضعها: %n وحدة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took a place in the ranks of %2.</source>
        <translation>اتّخذ القائد «%1» مكانه في صفوف الوحدة «%2».</translation>
    </message>
    <message>
        <source>From then on %1 was to be found with %2.</source>
        <translation>ومنذ ذلك الحين كان القائد «%1» مع الوحدة «%2».</translation>
    </message>
    <message>
        <source>%1 came up to join %2.</source>
        <translation>جاء القائد «%1» وانضمّ إلى الوحدة «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%1 saw %n of their generals join the ranks; %3 stood with %4.</source>
        <translation>
            <numerusform>في %1 لم ينضمّ إلى الصفوف أيّ قائد؛ ووقف القائد «%3» مع الوحدة «%4».</numerusform>
            <numerusform>في %1 انضمّ إلى الصفوف قائد واحد؛ ووقف القائد «%3» مع الوحدة «%4».</numerusform>
            <numerusform>في %1 انضمّ إلى الصفوف قائدان؛ ووقف القائد «%3» مع الوحدة «%4».</numerusform>
            <numerusform>في %1 انضمّ إلى الصفوف %n قادة؛ ووقف القائد «%3» مع الوحدة «%4».</numerusform>
            <numerusform>في %1 انضمّ إلى الصفوف %n قائدًا؛ ووقف القائد «%3» مع الوحدة «%4».</numerusform>
            <numerusform>في %1 انضمّ إلى الصفوف %n قائد؛ ووقف القائد «%3» مع الوحدة «%4».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the army of %1, %n generals took places in the ranks, among them %3 with %4.</source>
        <translation>
            <numerusform>في صفوف %1 لم يتّخذ أيّ قائد مكانه بعد، إلّا القائد «%3» مع الوحدة «%4».</numerusform>
            <numerusform>في صفوف %1 اتّخذ قائد واحد مكانه، وهو القائد «%3» مع الوحدة «%4».</numerusform>
            <numerusform>في صفوف %1 اتّخذ قائدان مكانيهما، ومنهما القائد «%3» مع الوحدة «%4».</numerusform>
            <numerusform>في صفوف %1 اتّخذ %n قادة أماكنهم، ومنهم القائد «%3» مع الوحدة «%4».</numerusform>
            <numerusform>في صفوف %1 اتّخذ %n قائدًا أماكنهم، ومنهم القائد «%3» مع الوحدة «%4».</numerusform>
            <numerusform>في صفوف %1 اتّخذ %n قائد أماكنهم، ومنهم القائد «%3» مع الوحدة «%4».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shot well: %n stands fell, and %3 suffered most.</source>
        <translation>
            <numerusform>أحسنت قوّات «%2» من %1 الرماية: لم تسقط أيّ قطعة من الوحدة «%3».</numerusform>
            <numerusform>أحسنت قوّات «%2» من %1 الرماية: سقطت قطعة واحدة من الوحدة «%3».</numerusform>
            <numerusform>أحسنت قوّات «%2» من %1 الرماية: سقطت قطعتان، وأكثر من تضرّر الوحدة «%3».</numerusform>
            <numerusform>أحسنت قوّات «%2» من %1 الرماية: سقطت %n قطع، وأكثر من تضرّر الوحدة «%3».</numerusform>
            <numerusform>أحسنت قوّات «%2» من %1 الرماية: سقطت %n قطعةً، وأكثر من تضرّر الوحدة «%3».</numerusform>
            <numerusform>أحسنت قوّات «%2» من %1 الرماية: سقطت %n قطعة، وأكثر من تضرّر الوحدة «%3».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 took careful aim and struck down %n stands; %3 had the worst of it.</source>
        <translation>
            <numerusform>سدّدت قوّات «%2» من %1 بعناية فأسقطت %n قطعة من الوحدة «%3».</numerusform>
            <numerusform>سدّدت قوّات «%2» من %1 بعناية فأسقطت قطعة واحدة من الوحدة «%3».</numerusform>
            <numerusform>سدّدت قوّات «%2» من %1 بعناية فأسقطت قطعتين، وكان الأسوأ من نصيب الوحدة «%3».</numerusform>
            <numerusform>سدّدت قوّات «%2» من %1 بعناية فأسقطت %n قطع، وكان الأسوأ من نصيب الوحدة «%3».</numerusform>
            <numerusform>سدّدت قوّات «%2» من %1 بعناية فأسقطت %n قطعةً، وكان الأسوأ من نصيب الوحدة «%3».</numerusform>
            <numerusform>سدّدت قوّات «%2» من %1 بعناية فأسقطت %n قطعة، وكان الأسوأ من نصيب الوحدة «%3».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shot at %3, who lost %n stands.</source>
        <translation>
            <numerusform>في %1 رمت قوّات «%2» على الوحدة «%3» فأفقدتها %n قطعة.</numerusform>
            <numerusform>في %1 رمت قوّات «%2» على الوحدة «%3» فأفقدتها قطعة واحدة.</numerusform>
            <numerusform>في %1 رمت قوّات «%2» على الوحدة «%3» فأفقدتها قطعتين.</numerusform>
            <numerusform>في %1 رمت قوّات «%2» على الوحدة «%3» فأفقدتها %n قطع.</numerusform>
            <numerusform>في %1 رمت قوّات «%2» على الوحدة «%3» فأفقدتها %n قطعةً.</numerusform>
            <numerusform>في %1 رمت قوّات «%2» على الوحدة «%3» فأفقدتها %n قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 found the range of %3, and %n stands fell.</source>
        <translation>
            <numerusform>ضبطت قوّات «%2» من %1 مدى رمايتها على الوحدة «%3»، فلم تسقط منها أيّ قطعة.</numerusform>
            <numerusform>ضبطت قوّات «%2» من %1 مدى رمايتها على الوحدة «%3»، فسقطت منها قطعة واحدة.</numerusform>
            <numerusform>ضبطت قوّات «%2» من %1 مدى رمايتها على الوحدة «%3»، فسقطت منها قطعتان.</numerusform>
            <numerusform>ضبطت قوّات «%2» من %1 مدى رمايتها على الوحدة «%3»، فسقطت منها %n قطع.</numerusform>
            <numerusform>ضبطت قوّات «%2» من %1 مدى رمايتها على الوحدة «%3»، فسقطت منها %n قطعةً.</numerusform>
            <numerusform>ضبطت قوّات «%2» من %1 مدى رمايتها على الوحدة «%3»، فسقطت منها %n قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the shots of the %2 of %1, %3 lost %n stands.</source>
        <translation>
            <numerusform>تحت رماية قوّات «%2» من %1 خسرت الوحدة «%3»: %n قطعة.</numerusform>
            <numerusform>تحت رماية قوّات «%2» من %1 خسرت الوحدة «%3» قطعة واحدة.</numerusform>
            <numerusform>تحت رماية قوّات «%2» من %1 خسرت الوحدة «%3» قطعتين.</numerusform>
            <numerusform>تحت رماية قوّات «%2» من %1 خسرت الوحدة «%3»: %n قطع.</numerusform>
            <numerusform>تحت رماية قوّات «%2» من %1 خسرت الوحدة «%3»: %n قطعةً.</numerusform>
            <numerusform>تحت رماية قوّات «%2» من %1 خسرت الوحدة «%3»: %n قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Elsewhere on the line the volleys of %1 brought down another %n stands.</source>
        <translation>
            <numerusform>وفي مواضع أخرى من الخطّ أسقطت رشقات %1 %n قطعة.</numerusform>
            <numerusform>وفي مواضع أخرى من الخطّ أسقطت رشقات %1 قطعة واحدة.</numerusform>
            <numerusform>وفي مواضع أخرى من الخطّ أسقطت رشقات %1 قطعتين.</numerusform>
            <numerusform>وفي مواضع أخرى من الخطّ أسقطت رشقات %1 %n قطع.</numerusform>
            <numerusform>وفي مواضع أخرى من الخطّ أسقطت رشقات %1 %n قطعةً.</numerusform>
            <numerusform>وفي مواضع أخرى من الخطّ أسقطت رشقات %1 %n قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other volleys of %1 brought down %n more stands.</source>
        <translation>
            <numerusform>وأسقطت سائر رشقات %1 %n قطعة أيضًا.</numerusform>
            <numerusform>وأسقطت سائر رشقات %1 قطعة واحدة أيضًا.</numerusform>
            <numerusform>وأسقطت سائر رشقات %1 قطعتين أيضًا.</numerusform>
            <numerusform>وأسقطت سائر رشقات %1 %n قطع أيضًا.</numerusform>
            <numerusform>وأسقطت سائر رشقات %1 %n قطعةً أيضًا.</numerusform>
            <numerusform>وأسقطت سائر رشقات %1 %n قطعة أيضًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the volleys of %1, %n did no harm.</source>
        <translation>
            <numerusform>من رشقات %1 لم تذهب واحدة سدى.</numerusform>
            <numerusform>من رشقات %1 رشقة واحدة لم تضرّ أحدًا.</numerusform>
            <numerusform>من رشقات %1 رشقتان لم تضرّا أحدًا.</numerusform>
            <numerusform>من رشقات %1 %n رشقات لم تضرّ أحدًا.</numerusform>
            <numerusform>من رشقات %1 %n رشقةً لم تضرّ أحدًا.</numerusform>
            <numerusform>من رشقات %1 %n رشقة لم تضرّ أحدًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 let fly %n volleys that harmed nobody.</source>
        <translation>
            <numerusform>رمى %1 %n رشقة دون أن يضرّ أحدًا.</numerusform>
            <numerusform>رمى %1 رشقة واحدة دون أن يضرّ أحدًا.</numerusform>
            <numerusform>رمى %1 رشقتين دون أن يضرّ أحدًا.</numerusform>
            <numerusform>رمى %1 %n رشقات دون أن يضرّ أحدًا.</numerusform>
            <numerusform>رمى %1 %n رشقةً دون أن يضرّ أحدًا.</numerusform>
            <numerusform>رمى %1 %n رشقة دون أن يضرّ أحدًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Under the shots of %1 the last of %2 left the field.</source>
        <translation>تحت رماية الوحدة «%1» تركت بقيّة الوحدة «%2» الساحة.</translation>
    </message>
    <message>
        <source>%2 could bear the shots of %1 no longer and broke up.</source>
        <translation>لم تعد الوحدة «%2» تحتمل رماية الوحدة «%1» فتفرّقت.</translation>
    </message>
    <message>
        <source>%1 charged %2 head-on.</source>
        <translation>هجمت الوحدة «%1» على الوحدة «%2» وجهًا لوجه.</translation>
    </message>
    <message>
        <source>%1 went straight for %2.</source>
        <translation>اندفعت الوحدة «%1» مباشرةً نحو الوحدة «%2».</translation>
    </message>
    <message>
        <source>With a shout %1 threw themselves at %2.</source>
        <translation>بصيحة واحدة ألقت الوحدة «%1» بنفسها على الوحدة «%2».</translation>
    </message>
    <message>
        <source>%1 charged %2 head-on, and %3 went for %4.</source>
        <translation>هجمت الوحدة «%1» على الوحدة «%2» وجهًا لوجه، وقصدت الوحدة «%3» الوحدة «%4».</translation>
    </message>
    <message>
        <source>While %1 closed with %2, %3 ran straight at %4.</source>
        <translation>بينما أطبقت الوحدة «%1» على الوحدة «%2»، جرت الوحدة «%3» مباشرةً نحو الوحدة «%4».</translation>
    </message>
    <message>
        <source>%1 threw themselves at %2, and %3 at %4.</source>
        <translation>ألقت الوحدة «%1» بنفسها على الوحدة «%2»، والوحدة «%3» على الوحدة «%4».</translation>
    </message>
    <message>
        <source>%1 met %2 face to face, and %3 charged %4.</source>
        <translation>لقيت الوحدة «%1» الوحدة «%2» وجهًا لوجه، وهجمت الوحدة «%3» على الوحدة «%4».</translation>
    </message>
    <message>
        <source>%1 caught %2 in the flank or in the rear.</source>
        <translation>باغتت الوحدة «%1» الوحدة «%2» من الجانب أو من الخلف.</translation>
    </message>
    <message>
        <source>From the side or from behind, %1 ran into %2.</source>
        <translation>من الجانب أو من الخلف اصطدمت الوحدة «%1» بالوحدة «%2».</translation>
    </message>
    <message>
        <source>%1 and %2 fell upon %3 together.</source>
        <translation>انقضّت الوحدة «%1» والوحدة «%2» معًا على الوحدة «%3».</translation>
    </message>
    <message>
        <source>%3 had two charges to meet, from %1 and from %2.</source>
        <translation>كان على الوحدة «%3» أن تلقى هجمتين: من الوحدة «%1» ومن الوحدة «%2».</translation>
    </message>
    <message numerus="yes">
        <source>On %2 closed in %n units at once.</source>
        <translation>
            <numerusform>لم تطبق أيّ وحدة على الوحدة «%2».</numerusform>
            <numerusform>أطبقت على الوحدة «%2» وحدة واحدة.</numerusform>
            <numerusform>أطبقت على الوحدة «%2» وحدتان معًا.</numerusform>
            <numerusform>أطبقت على الوحدة «%2» %n وحدات معًا.</numerusform>
            <numerusform>أطبقت على الوحدة «%2» %n وحدةً معًا.</numerusform>
            <numerusform>أطبقت على الوحدة «%2» %n وحدة معًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against %2 came %n units together.</source>
        <translation>
            <numerusform>لم تزحف أيّ وحدة على الوحدة «%2».</numerusform>
            <numerusform>زحفت على الوحدة «%2» وحدة واحدة.</numerusform>
            <numerusform>زحفت على الوحدة «%2» وحدتان جنبًا إلى جنب.</numerusform>
            <numerusform>زحفت على الوحدة «%2» %n وحدات جنبًا إلى جنب.</numerusform>
            <numerusform>زحفت على الوحدة «%2» %n وحدةً جنبًا إلى جنب.</numerusform>
            <numerusform>زحفت على الوحدة «%2» %n وحدة جنبًا إلى جنب.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 dared to charge %2 rather than wait for it.</source>
        <translation>تجرّأت الوحدة «%1» على الهجوم على الفيل «%2» بدل أن تنتظره.</translation>
    </message>
    <message>
        <source>%1 ran in under the tusks of %2.</source>
        <translation>اندفعت الوحدة «%1» تحت أنياب الفيل «%2».</translation>
    </message>
    <message>
        <source>To pin the beast down, %1 went for %2.</source>
        <translation>لتثبيت الوحش في مكانه قصدت الوحدة «%1» الفيل «%2».</translation>
    </message>
    <message>
        <source>The crew of %1 saw %2 coming and ran.</source>
        <translation>رأى طاقم الوحدة «%1» قدوم الوحدة «%2» ففرّ.</translation>
    </message>
    <message>
        <source>%1 stood alone: the crew had fled before %2.</source>
        <translation>بقيت آلة الوحدة «%1» وحدها: فقد فرّ طاقمها أمام الوحدة «%2».</translation>
    </message>
    <message>
        <source>Nobody stayed with %1 to await the charge of %2.</source>
        <translation>لم يبقَ أحد مع الوحدة «%1» لينتظر هجوم الوحدة «%2».</translation>
    </message>
    <message>
        <source>%1 shied at the noise of %2, turned about and was seen no more.</source>
        <translation>جفل الفيل «%1» من ضجيج الوحدة «%2» فاستدار ولم يره أحد بعدها.</translation>
    </message>
    <message>
        <source>At the horns of %2, %1 took fright and trotted away, doing no harm.</source>
        <translation>حين علت أبواق الوحدة «%2» فزع الفيل «%1» وهرول مبتعدًا دون أن يؤذي أحدًا.</translation>
    </message>
    <message numerus="yes">
        <source>%1 trampled into %2, which cost the unit %n stands.</source>
        <translation>
            <numerusform>اقتحم الفيل «%1» صفوف الوحدة «%2»، فكلّفها ذلك %n قطعة.</numerusform>
            <numerusform>اقتحم الفيل «%1» صفوف الوحدة «%2»، فكلّفها ذلك قطعة واحدة.</numerusform>
            <numerusform>اقتحم الفيل «%1» صفوف الوحدة «%2»، فكلّفها ذلك قطعتين.</numerusform>
            <numerusform>اقتحم الفيل «%1» صفوف الوحدة «%2»، فكلّفها ذلك %n قطع.</numerusform>
            <numerusform>اقتحم الفيل «%1» صفوف الوحدة «%2»، فكلّفها ذلك %n قطعةً.</numerusform>
            <numerusform>اقتحم الفيل «%1» صفوف الوحدة «%2»، فكلّفها ذلك %n قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ground shook as %1 struck %2: %n stands were gone at once.</source>
        <translation>
            <numerusform>اهتزّت الأرض حين صدم الفيل «%1» الوحدة «%2»، لكن لم تذهب أيّ قطعة.</numerusform>
            <numerusform>اهتزّت الأرض حين صدم الفيل «%1» الوحدة «%2»: ذهبت في لحظة قطعة واحدة.</numerusform>
            <numerusform>اهتزّت الأرض حين صدم الفيل «%1» الوحدة «%2»: ذهبت في لحظة قطعتان.</numerusform>
            <numerusform>اهتزّت الأرض حين صدم الفيل «%1» الوحدة «%2»: ذهبت في لحظة %n قطع.</numerusform>
            <numerusform>اهتزّت الأرض حين صدم الفيل «%1» الوحدة «%2»: ذهبت في لحظة %n قطعةً.</numerusform>
            <numerusform>اهتزّت الأرض حين صدم الفيل «%1» الوحدة «%2»: ذهبت في لحظة %n قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could stop %1; the shock took %n stands from %2.</source>
        <translation>
            <numerusform>لم يوقف الفيل «%1» شيء؛ وأخذت الصدمة من الوحدة «%2»: %n قطعة.</numerusform>
            <numerusform>لم يوقف الفيل «%1» شيء؛ وأخذت الصدمة من الوحدة «%2» قطعة واحدة.</numerusform>
            <numerusform>لم يوقف الفيل «%1» شيء؛ وأخذت الصدمة من الوحدة «%2» قطعتين.</numerusform>
            <numerusform>لم يوقف الفيل «%1» شيء؛ وأخذت الصدمة من الوحدة «%2»: %n قطع.</numerusform>
            <numerusform>لم يوقف الفيل «%1» شيء؛ وأخذت الصدمة من الوحدة «%2»: %n قطعةً.</numerusform>
            <numerusform>لم يوقف الفيل «%1» شيء؛ وأخذت الصدمة من الوحدة «%2»: %n قطعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 went through %2 like a storm, and the unit was scattered.</source>
        <translation>مرّ الفيل «%1» بالوحدة «%2» كالعاصفة فتفرّقت.</translation>
    </message>
    <message>
        <source>When %1 struck %2, nobody stayed to fight on.</source>
        <translation>حين صدم الفيل «%1» الوحدة «%2» لم يبقَ فيها من يتابع القتال.</translation>
    </message>
    <message numerus="yes">
        <source>The ground shook as %n elephants of %1 broke into the ranks of %3, where %4 stands were lost in an instant.</source>
        <translation>
            <numerusform>اهتزّت الأرض حين لم يقتحم أيّ فيل من %1 صفوف %3، فذهبت في لحظة قطع عددها %4.</numerusform>
            <numerusform>اهتزّت الأرض حين اقتحم فيل واحد من %1 صفوف %3، فذهبت في لحظة قطع عددها %4.</numerusform>
            <numerusform>اهتزّت الأرض حين اقتحم فيلان من %1 صفوف %3، فذهبت في لحظة قطع عددها %4.</numerusform>
            <numerusform>اهتزّت الأرض حين اقتحمت %n أفيال من %1 صفوف %3، فذهبت في لحظة قطع عددها %4.</numerusform>
            <numerusform>اهتزّت الأرض حين اقتحم %n فيلًا من %1 صفوف %3، فذهبت في لحظة قطع عددها %4.</numerusform>
            <numerusform>اهتزّت الأرض حين اقتحم %n فيل من %1 صفوف %3، فذهبت في لحظة قطع عددها %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tusk beside tusk, %n elephants of %1 thundered into the line of %3 and took %4 stands out of it.</source>
        <translation>
            <numerusform>نابًا إلى ناب لم يهدر أيّ فيل من %1 على خطّ %3، وبلغت خسارته بالقطع %4.</numerusform>
            <numerusform>نابًا إلى ناب هدر فيل واحد من %1 على خطّ %3، وبلغت خسارته بالقطع %4.</numerusform>
            <numerusform>نابًا إلى ناب هدر فيلان من %1 على خطّ %3، وبلغت خسارته بالقطع %4.</numerusform>
            <numerusform>نابًا إلى ناب هدرت %n أفيال من %1 على خطّ %3، وبلغت خسارته بالقطع %4.</numerusform>
            <numerusform>نابًا إلى ناب هدر %n فيلًا من %1 على خطّ %3، وبلغت خسارته بالقطع %4.</numerusform>
            <numerusform>نابًا إلى ناب هدر %n فيل من %1 على خطّ %3، وبلغت خسارته بالقطع %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To pin the elephants down, %n units of %1 ran to meet them.</source>
        <translation>
            <numerusform>لتثبيت الأفيال في مكانها خرجت للقائها من %1: لا وحدات.</numerusform>
            <numerusform>لتثبيت الأفيال في مكانها خرجت للقائها من %1: وحدة واحدة.</numerusform>
            <numerusform>لتثبيت الأفيال في مكانها خرجت للقائها من %1: وحدتان.</numerusform>
            <numerusform>لتثبيت الأفيال في مكانها خرجت للقائها من %1: %n وحدات.</numerusform>
            <numerusform>لتثبيت الأفيال في مكانها خرجت للقائها من %1: %n وحدةً.</numerusform>
            <numerusform>لتثبيت الأفيال في مكانها خرجت للقائها من %1: %n وحدة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rather than wait for the elephants, %n units of %1 went at them.</source>
        <translation>
            <numerusform>بدل انتظار الأفيال هجمت عليها من %1: لا وحدات.</numerusform>
            <numerusform>بدل انتظار الأفيال هجمت عليها من %1: وحدة واحدة.</numerusform>
            <numerusform>بدل انتظار الأفيال هجمت عليها من %1: وحدتان.</numerusform>
            <numerusform>بدل انتظار الأفيال هجمت عليها من %1: %n وحدات.</numerusform>
            <numerusform>بدل انتظار الأفيال هجمت عليها من %1: %n وحدةً.</numerusform>
            <numerusform>بدل انتظار الأفيال هجمت عليها من %1: %n وحدة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still at a run, %1 met %2 next.</source>
        <translation>وفي جريها نفسه لقيت الوحدة «%1» بعد ذلك الوحدة «%2».</translation>
    </message>
    <message>
        <source>The same rush carried %1 on into %2.</source>
        <translation>وحمل الاندفاع نفسه الوحدة «%1» إلى الوحدة «%2».</translation>
    </message>
    <message>
        <source>Neither side risked a charge.</source>
        <translation>لم يخاطر أيّ من الطرفين بهجمة.</translation>
    </message>
    <message>
        <source>Both sides waited, and nobody charged.</source>
        <translation>انتظر كلا الطرفين، ولم يهجم أحد.</translation>
    </message>
    <message>
        <source>%1 broke the ranks of %2 and won the fight.</source>
        <translation>كسرت الوحدة «%1» صفوف الوحدة «%2» وغلبتها.</translation>
    </message>
    <message>
        <source>%2 gave way before %1 and left the field.</source>
        <translation>تراجعت الوحدة «%2» أمام الوحدة «%1» وتركت الساحة.</translation>
    </message>
    <message>
        <source>Step by step %1 pushed %2 back until there was nobody left to push.</source>
        <translation>خطوة خطوة دفعت الوحدة «%1» الوحدة «%2» إلى الخلف حتّى لم يبقَ من تدفعه.</translation>
    </message>
    <message>
        <source>The fight between %1 and %2 was over: the field belonged to %1.</source>
        <translation>انتهى القتال بين الوحدة «%1» والوحدة «%2»: وبقيت الساحة للأولى.</translation>
    </message>
    <message>
        <source>%1 had the better of %2, who broke and ran.</source>
        <translation>غلبت الوحدة «%1» الوحدة «%2»، فانكسرت هذه وهربت.</translation>
    </message>
    <message>
        <source>Beset from more than one side, %1 left the field.</source>
        <translation>تركت الوحدة «%1» الساحة وقد أُحيط بها من أكثر من جهة.</translation>
    </message>
    <message>
        <source>There were too many enemies around %1, and the unit came apart.</source>
        <translation>كثر الأعداء حول الوحدة «%1» فتفكّكت.</translation>
    </message>
    <message>
        <source>%1 fought several enemies at once and could not last.</source>
        <translation>قاتلت الوحدة «%1» عدّة أعداء معًا، فلم تصمد.</translation>
    </message>
    <message>
        <source>%1 and %2 wore each other out until neither was left.</source>
        <translation>أنهكت الوحدة «%1» والوحدة «%2» إحداهما الأخرى حتّى لم تبقَ منهما واحدة.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 outlasted the other; both were gone.</source>
        <translation>لم تصمد الوحدة «%1» أكثر من الوحدة «%2»؛ فذهبت كلتاهما.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands and %2 lost %4, but neither gave way.</source>
        <translation>
            <numerusform>لم تخسر الوحدة «%1» أيّ قطعة، وخسرت الوحدة «%2»: %4، ولم تتراجع أيّ منهما.</numerusform>
            <numerusform>خسرت الوحدة «%1» قطعة واحدة، وخسرت الوحدة «%2»: %4، ولم تتراجع أيّ منهما.</numerusform>
            <numerusform>خسرت الوحدة «%1» قطعتين، وخسرت الوحدة «%2»: %4، ولم تتراجع أيّ منهما.</numerusform>
            <numerusform>خسرت الوحدة «%1»: %n قطع، وخسرت الوحدة «%2»: %4، ولم تتراجع أيّ منهما.</numerusform>
            <numerusform>خسرت الوحدة «%1»: %n قطعةً، وخسرت الوحدة «%2»: %4، ولم تتراجع أيّ منهما.</numerusform>
            <numerusform>خسرت الوحدة «%1»: %n قطعة، وخسرت الوحدة «%2»: %4، ولم تتراجع أيّ منهما.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was a hard fight: %1 lost %n stands, and %2 lost %4.</source>
        <translation>
            <numerusform>كان قتالًا شديدًا: لم تخسر الوحدة «%1» أيّ قطعة، وخسرت الوحدة «%2»: %4.</numerusform>
            <numerusform>كان قتالًا شديدًا: خسرت الوحدة «%1» قطعة واحدة، وخسرت الوحدة «%2»: %4.</numerusform>
            <numerusform>كان قتالًا شديدًا: خسرت الوحدة «%1» قطعتين، وخسرت الوحدة «%2»: %4.</numerusform>
            <numerusform>كان قتالًا شديدًا: خسرت الوحدة «%1»: %n قطع، وخسرت الوحدة «%2»: %4.</numerusform>
            <numerusform>كان قتالًا شديدًا: خسرت الوحدة «%1»: %n قطعةً، وخسرت الوحدة «%2»: %4.</numerusform>
            <numerusform>كان قتالًا شديدًا: خسرت الوحدة «%1»: %n قطعة، وخسرت الوحدة «%2»: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both sides stood fast: %1 lost %n stands, and %2 lost %4.</source>
        <translation>
            <numerusform>ثبت كلا الطرفين: لم تخسر الوحدة «%1» أيّ قطعة، وخسرت الوحدة «%2»: %4.</numerusform>
            <numerusform>ثبت كلا الطرفين: خسرت الوحدة «%1» قطعة واحدة، وخسرت الوحدة «%2»: %4.</numerusform>
            <numerusform>ثبت كلا الطرفين: خسرت الوحدة «%1» قطعتين، وخسرت الوحدة «%2»: %4.</numerusform>
            <numerusform>ثبت كلا الطرفين: خسرت الوحدة «%1»: %n قطع، وخسرت الوحدة «%2»: %4.</numerusform>
            <numerusform>ثبت كلا الطرفين: خسرت الوحدة «%1»: %n قطعةً، وخسرت الوحدة «%2»: %4.</numerusform>
            <numerusform>ثبت كلا الطرفين: خسرت الوحدة «%1»: %n قطعة، وخسرت الوحدة «%2»: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights still undecided, in which %2 had lost %3, and %4 had lost %5.</source>
        <translation>
            <numerusform>لم تُحسم بعدُ اشتباكات خسر فيها %2 %3، وخسر %4 %5.</numerusform>
            <numerusform>لم تُحسم بعدُ نتيجة اشتباك واحد خسر فيه %2 %3، وخسر %4 %5.</numerusform>
            <numerusform>لم تُحسم بعدُ نتيجة اشتباكين خسر فيهما %2 %3، وخسر %4 %5.</numerusform>
            <numerusform>لم تُحسم بعدُ نتيجة %n اشتباكات خسر فيها %2 %3، وخسر %4 %5.</numerusform>
            <numerusform>لم تُحسم بعدُ نتيجة %n اشتباكًا خسر فيها %2 %3، وخسر %4 %5.</numerusform>
            <numerusform>لم تُحسم بعدُ نتيجة %n اشتباك خسر فيها %2 %3، وخسر %4 %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was settled yet in %n fights, where %2 had lost %3 and %4 had lost %5.</source>
        <translation>
            <numerusform>بقي الأمر معلّقًا في %n اشتباك خسر فيها %2 %3، وخسر %4 %5.</numerusform>
            <numerusform>بقي الأمر معلّقًا في اشتباك واحد خسر فيه %2 %3، وخسر %4 %5.</numerusform>
            <numerusform>بقي الأمر معلّقًا في اشتباكين خسر فيهما %2 %3، وخسر %4 %5.</numerusform>
            <numerusform>بقي الأمر معلّقًا في %n اشتباكات خسر فيها %2 %3، وخسر %4 %5.</numerusform>
            <numerusform>بقي الأمر معلّقًا في %n اشتباكًا خسر فيها %2 %3، وخسر %4 %5.</numerusform>
            <numerusform>بقي الأمر معلّقًا في %n اشتباك خسر فيها %2 %3، وخسر %4 %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights still undecided, in which %2 had lost %3, and %4 none.</source>
        <translation>
            <numerusform>لم تُحسم بعدُ اشتباكات خسر فيها %2 %3، ولم يخسر %4 شيئًا.</numerusform>
            <numerusform>لم تُحسم بعدُ نتيجة اشتباك واحد خسر فيه %2 %3، ولم يخسر %4 شيئًا.</numerusform>
            <numerusform>لم تُحسم بعدُ نتيجة اشتباكين خسر فيهما %2 %3، ولم يخسر %4 شيئًا.</numerusform>
            <numerusform>لم تُحسم بعدُ نتيجة %n اشتباكات خسر فيها %2 %3، ولم يخسر %4 شيئًا.</numerusform>
            <numerusform>لم تُحسم بعدُ نتيجة %n اشتباكًا خسر فيها %2 %3، ولم يخسر %4 شيئًا.</numerusform>
            <numerusform>لم تُحسم بعدُ نتيجة %n اشتباك خسر فيها %2 %3، ولم يخسر %4 شيئًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n fights nobody had given way yet, though %2 had lost %3 and %4 none.</source>
        <translation>
            <numerusform>في %n اشتباك لم يتراجع أحد بعد، وإن خسر %2 %3 ولم يخسر %4 شيئًا.</numerusform>
            <numerusform>في اشتباك واحد لم يتراجع أحد بعد، وإن خسر %2 %3 ولم يخسر %4 شيئًا.</numerusform>
            <numerusform>في اشتباكين لم يتراجع أحد بعد، وإن خسر %2 %3 ولم يخسر %4 شيئًا.</numerusform>
            <numerusform>في %n اشتباكات لم يتراجع أحد بعد، وإن خسر %2 %3 ولم يخسر %4 شيئًا.</numerusform>
            <numerusform>في %n اشتباكًا لم يتراجع أحد بعد، وإن خسر %2 %3 ولم يخسر %4 شيئًا.</numerusform>
            <numerusform>في %n اشتباك لم يتراجع أحد بعد، وإن خسر %2 %3 ولم يخسر %4 شيئًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights that went on without a loss on either side.</source>
        <translation>
            <numerusform>لم يستمرّ أيّ اشتباك دون خسارة لأيّ من الطرفين.</numerusform>
            <numerusform>استمرّ اشتباك واحد دون خسارة لأيّ من الطرفين.</numerusform>
            <numerusform>استمرّ اشتباكان دون خسارة لأيّ من الطرفين.</numerusform>
            <numerusform>استمرّت %n اشتباكات دون خسارة لأيّ من الطرفين.</numerusform>
            <numerusform>استمرّ %n اشتباكًا دون خسارة لأيّ من الطرفين.</numerusform>
            <numerusform>استمرّ %n اشتباك دون خسارة لأيّ من الطرفين.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n fights nobody fell, and nobody gave way.</source>
        <translation>
            <numerusform>في %n اشتباك لم يسقط أحد ولم يتراجع أحد.</numerusform>
            <numerusform>في اشتباك واحد لم يسقط أحد ولم يتراجع أحد.</numerusform>
            <numerusform>في اشتباكين لم يسقط أحد ولم يتراجع أحد.</numerusform>
            <numerusform>في %n اشتباكات لم يسقط أحد ولم يتراجع أحد.</numerusform>
            <numerusform>في %n اشتباكًا لم يسقط أحد ولم يتراجع أحد.</numerusform>
            <numerusform>في %n اشتباك لم يسقط أحد ولم يتراجع أحد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drivers of %2 kept %n elephants in hand.</source>
        <translation>
            <numerusform>أمسك سائقو الأفيال في %2 زمام %n فيل.</numerusform>
            <numerusform>أمسك سائقو الأفيال في %2 زمام فيل واحد.</numerusform>
            <numerusform>أمسك سائقو الأفيال في %2 زمام فيلين.</numerusform>
            <numerusform>أمسك سائقو الأفيال في %2 زمام %n أفيال.</numerusform>
            <numerusform>أمسك سائقو الأفيال في %2 زمام %n فيلًا.</numerusform>
            <numerusform>أمسك سائقو الأفيال في %2 زمام %n فيل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the army of %2, %n elephants still listened to their drivers and fought on.</source>
        <translation>
            <numerusform>في صفوف %2 لم يبقَ فيل يطيع سائقه.</numerusform>
            <numerusform>في صفوف %2 بقي فيل واحد يطيع سائقه ويتابع القتال.</numerusform>
            <numerusform>في صفوف %2 بقي فيلان يطيعان سائقيهما ويتابعان القتال.</numerusform>
            <numerusform>في صفوف %2 بقيت %n أفيال تطيع سائقيها وتتابع القتال.</numerusform>
            <numerusform>في صفوف %2 بقي %n فيلًا تطيع سائقيها وتتابع القتال.</numerusform>
            <numerusform>في صفوف %2 بقي %n فيل تطيع سائقيها وتتابع القتال.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 would not be held any longer and ran off the field, meeting nobody.</source>
        <translation>لم يعد شيء يمسك الفيل «%1»، فجرى خارج الساحة ولم يلقَ أحدًا.</translation>
    </message>
    <message>
        <source>Wild with noise, %1 broke away and was gone; nobody was in the path.</source>
        <translation>أهاج الضجيج الفيل «%1» فأفلت ومضى؛ ولم يكن في طريقه أحد.</translation>
    </message>
    <message>
        <source>%1 shook off the driver and made for open country.</source>
        <translation>نفض الفيل «%1» سائقه وقصد الخلاء.</translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild, and it was %2 who paid for it with %n stands.</source>
        <translation>
            <numerusform>هاج الفيل «%1»، ولم يدفع %2 أيّ ثمن.</numerusform>
            <numerusform>هاج الفيل «%1»، ودفع %2 الثمن: قطعة واحدة.</numerusform>
            <numerusform>هاج الفيل «%1»، ودفع %2 الثمن: قطعتان.</numerusform>
            <numerusform>هاج الفيل «%1»، ودفع %2 الثمن: %n قطع.</numerusform>
            <numerusform>هاج الفيل «%1»، ودفع %2 الثمن: %n قطعةً.</numerusform>
            <numerusform>هاج الفيل «%1»، ودفع %2 الثمن: %n قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In its flight %1 went right through the ranks of %2, where %n stands fell.</source>
        <translation>
            <numerusform>في هروبه شقّ الفيل «%1» صفوف %2، فلم تسقط أيّ قطعة.</numerusform>
            <numerusform>في هروبه شقّ الفيل «%1» صفوف %2، فسقطت قطعة واحدة.</numerusform>
            <numerusform>في هروبه شقّ الفيل «%1» صفوف %2، فسقطت قطعتان.</numerusform>
            <numerusform>في هروبه شقّ الفيل «%1» صفوف %2، فسقطت %n قطع.</numerusform>
            <numerusform>في هروبه شقّ الفيل «%1» صفوف %2، فسقطت %n قطعةً.</numerusform>
            <numerusform>في هروبه شقّ الفيل «%1» صفوف %2، فسقطت %n قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild among its own people, and %2 lost %n stands.</source>
        <translation>
            <numerusform>هاج الفيل «%1» بين أصحابه، فخسر %2 %n قطعة.</numerusform>
            <numerusform>هاج الفيل «%1» بين أصحابه، فخسر %2 قطعة واحدة.</numerusform>
            <numerusform>هاج الفيل «%1» بين أصحابه، فخسر %2 قطعتين.</numerusform>
            <numerusform>هاج الفيل «%1» بين أصحابه، فخسر %2 %n قطع.</numerusform>
            <numerusform>هاج الفيل «%1» بين أصحابه، فخسر %2 %n قطعةً.</numerusform>
            <numerusform>هاج الفيل «%1» بين أصحابه، فخسر %2 %n قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The driver of %1 lost hold, and the beast fled through the ranks of %2, its own side, where %n stands fell.</source>
        <translation>
            <numerusform>أفلت زمام الفيل «%1» من يد سائقه، فشقّ الوحش صفوف أصحابه في %2، ولم تسقط أيّ قطعة.</numerusform>
            <numerusform>أفلت زمام الفيل «%1» من يد سائقه، فشقّ الوحش صفوف أصحابه في %2، وسقطت قطعة واحدة.</numerusform>
            <numerusform>أفلت زمام الفيل «%1» من يد سائقه، فشقّ الوحش صفوف أصحابه في %2، وسقطت قطعتان.</numerusform>
            <numerusform>أفلت زمام الفيل «%1» من يد سائقه، فشقّ الوحش صفوف أصحابه في %2، وسقطت %n قطع.</numerusform>
            <numerusform>أفلت زمام الفيل «%1» من يد سائقه، فشقّ الوحش صفوف أصحابه في %2، وسقطت %n قطعةً.</numerusform>
            <numerusform>أفلت زمام الفيل «%1» من يد سائقه، فشقّ الوحش صفوف أصحابه في %2، وسقطت %n قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild and made no difference between friend and foe: %2 lost %n stands, and %4 lost %5.</source>
        <translation>
            <numerusform>هاج الفيل «%1» ولم يفرّق بين صديق وعدوّ: خسر %2 %n قطعة، وخسر %4 %5.</numerusform>
            <numerusform>هاج الفيل «%1» ولم يفرّق بين صديق وعدوّ: خسر %2 قطعة واحدة، وخسر %4 %5.</numerusform>
            <numerusform>هاج الفيل «%1» ولم يفرّق بين صديق وعدوّ: خسر %2 قطعتين، وخسر %4 %5.</numerusform>
            <numerusform>هاج الفيل «%1» ولم يفرّق بين صديق وعدوّ: خسر %2 %n قطع، وخسر %4 %5.</numerusform>
            <numerusform>هاج الفيل «%1» ولم يفرّق بين صديق وعدوّ: خسر %2 %n قطعةً، وخسر %4 %5.</numerusform>
            <numerusform>هاج الفيل «%1» ولم يفرّق بين صديق وعدوّ: خسر %2 %n قطعة، وخسر %4 %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fled in its fright through friend and foe: %2 lost %n stands, and %4 lost %5.</source>
        <translation>
            <numerusform>مضى الفيل «%1» في ذعره بين صديق وعدوّ: خسر %2 %n قطعة، وخسر %4 %5.</numerusform>
            <numerusform>مضى الفيل «%1» في ذعره بين صديق وعدوّ: خسر %2 قطعة واحدة، وخسر %4 %5.</numerusform>
            <numerusform>مضى الفيل «%1» في ذعره بين صديق وعدوّ: خسر %2 قطعتين، وخسر %4 %5.</numerusform>
            <numerusform>مضى الفيل «%1» في ذعره بين صديق وعدوّ: خسر %2 %n قطع، وخسر %4 %5.</numerusform>
            <numerusform>مضى الفيل «%1» في ذعره بين صديق وعدوّ: خسر %2 %n قطعةً، وخسر %4 %5.</numerusform>
            <numerusform>مضى الفيل «%1» في ذعره بين صديق وعدوّ: خسر %2 %n قطعة، وخسر %4 %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>What remained of %1 scattered before %2.</source>
        <translation>تفرّق ما بقي من الوحدة «%1» أمام الفيل «%2».</translation>
    </message>
    <message>
        <source>%1 stood in the path of %2, and that was the end of the unit.</source>
        <translation>وقفت الوحدة «%1» في طريق الفيل «%2»، وكانت تلك نهايتها.</translation>
    </message>
    <message>
        <source>%1 fell among the men of %2.</source>
        <translation>سقط القائد «%1» بين رجال الوحدة «%2».</translation>
    </message>
    <message>
        <source>Fighting beside %2, %1 was struck down.</source>
        <translation>سقط القائد «%1» وهو يقاتل إلى جانب الوحدة «%2».</translation>
    </message>
    <message>
        <source>%1 did not come back from the fight of %2.</source>
        <translation>لم يعد القائد «%1» من قتال الوحدة «%2».</translation>
    </message>
    <message>
        <source>%1, on whom %2 had set their hopes, fell with %3.</source>
        <translation>القائد «%1»، الذي علّق عليه %2 آماله، سقط مع الوحدة «%3».</translation>
    </message>
    <message>
        <source>A cry went through the army of %2: %1 had fallen in the ranks of %3.</source>
        <translation>سرت صيحة في صفوف %2: لقد سقط القائد «%1» بين رجال الوحدة «%3».</translation>
    </message>
    <message>
        <source>%1 had been in the thick of it and came out unhurt.</source>
        <translation>كان القائد «%1» في قلب القتال وخرج منه سالمًا.</translation>
    </message>
    <message>
        <source>%1 stood in the front rank, and no blow found its mark.</source>
        <translation>وقف القائد «%1» في الصفّ الأوّل ولم تصبه ضربة.</translation>
    </message>
    <message>
        <source>Few would have staked much on %1, but they beat %2; the chance had been %3.</source>
        <translation>قلّ من توقّع خيرًا للوحدة «%1»، لكنّها غلبت الوحدة «%2»؛ وكان الاحتمال %3.</translation>
    </message>
    <message>
        <source>Against all expectation %1 got the better of %2. When they met, the chance of it was %3.</source>
        <translation>على خلاف كلّ توقّع غلبت الوحدة «%1» الوحدة «%2». وكان احتمال ذلك عند لقائهما %3.</translation>
    </message>
    <message>
        <source>%1 should have been swept away, and yet some stood their ground: the chance was %2.</source>
        <translation>كان المتوقّع أن تُكتسح الوحدة «%1»، لكنّ بعضها ثبت في مكانه: وكان الاحتمال %2.</translation>
    </message>
    <message>
        <source>With a chance of only %2, %1 held out.</source>
        <translation>مع أنّ الاحتمال لم يكن إلّا %2، صمدت الوحدة «%1».</translation>
    </message>
    <message numerus="yes">
        <source>The turn had cost %1 %n stands; %3 had lost %4.</source>
        <translation>
            <numerusform>خسر %1 في هذه الجولة %n قطعة، وخسر %3 %4.</numerusform>
            <numerusform>خسر %1 في هذه الجولة قطعة واحدة، وخسر %3 %4.</numerusform>
            <numerusform>خسر %1 في هذه الجولة قطعتين، وخسر %3 %4.</numerusform>
            <numerusform>خسر %1 في هذه الجولة %n قطع، وخسر %3 %4.</numerusform>
            <numerusform>خسر %1 في هذه الجولة %n قطعةً، وخسر %3 %4.</numerusform>
            <numerusform>خسر %1 في هذه الجولة %n قطعة، وخسر %3 %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When the dust settled, %1 had %n stands fewer than before, and %3 had lost %4.</source>
        <translation>
            <numerusform>حين انجلى الغبار كان %1 قد خسر %n قطعة، وخسر %3 %4.</numerusform>
            <numerusform>حين انجلى الغبار كان %1 قد خسر قطعة واحدة، وخسر %3 %4.</numerusform>
            <numerusform>حين انجلى الغبار كان %1 قد خسر قطعتين، وخسر %3 %4.</numerusform>
            <numerusform>حين انجلى الغبار كان %1 قد خسر %n قطع، وخسر %3 %4.</numerusform>
            <numerusform>حين انجلى الغبار كان %1 قد خسر %n قطعةً، وخسر %3 %4.</numerusform>
            <numerusform>حين انجلى الغبار كان %1 قد خسر %n قطعة، وخسر %3 %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the end of the turn %1 had lost %n stands, and %3 had lost %4.</source>
        <translation>
            <numerusform>عند نهاية الجولة كان %1 قد خسر %n قطعة، وخسر %3 %4.</numerusform>
            <numerusform>عند نهاية الجولة كان %1 قد خسر قطعة واحدة، وخسر %3 %4.</numerusform>
            <numerusform>عند نهاية الجولة كان %1 قد خسر قطعتين، وخسر %3 %4.</numerusform>
            <numerusform>عند نهاية الجولة كان %1 قد خسر %n قطع، وخسر %3 %4.</numerusform>
            <numerusform>عند نهاية الجولة كان %1 قد خسر %n قطعةً، وخسر %3 %4.</numerusform>
            <numerusform>عند نهاية الجولة كان %1 قد خسر %n قطعة، وخسر %3 %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn had cost %1 %n stands, and %3 none.</source>
        <translation>
            <numerusform>كلّفت هذه الجولة %1 %n قطعة، ولم تكلّف %3 شيئًا.</numerusform>
            <numerusform>كلّفت هذه الجولة %1 قطعة واحدة، ولم تكلّف %3 شيئًا.</numerusform>
            <numerusform>كلّفت هذه الجولة %1 قطعتين، ولم تكلّف %3 شيئًا.</numerusform>
            <numerusform>كلّفت هذه الجولة %1 %n قطع، ولم تكلّف %3 شيئًا.</numerusform>
            <numerusform>كلّفت هذه الجولة %1 %n قطعةً، ولم تكلّف %3 شيئًا.</numerusform>
            <numerusform>كلّفت هذه الجولة %1 %n قطعة، ولم تكلّف %3 شيئًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 came out of it weaker, by %n stands; %3 had lost nothing.</source>
        <translation>
            <numerusform>خرج منها %1 وحده أضعف من قبل، بخسارة %n قطعة؛ ولم يخسر %3 شيئًا.</numerusform>
            <numerusform>خرج منها %1 وحده أضعف من قبل، بخسارة قطعة واحدة؛ ولم يخسر %3 شيئًا.</numerusform>
            <numerusform>خرج منها %1 وحده أضعف من قبل، بخسارة قطعتين؛ ولم يخسر %3 شيئًا.</numerusform>
            <numerusform>خرج منها %1 وحده أضعف من قبل، بخسارة %n قطع؛ ولم يخسر %3 شيئًا.</numerusform>
            <numerusform>خرج منها %1 وحده أضعف من قبل، بخسارة %n قطعةً؛ ولم يخسر %3 شيئًا.</numerusform>
            <numerusform>خرج منها %1 وحده أضعف من قبل، بخسارة %n قطعة؛ ولم يخسر %3 شيئًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 passed, and nobody was lost.</source>
        <translation>مرّت الجولة %1 ولم يسقط أحد.</translation>
    </message>
    <message>
        <source>So ended turn %1, without a loss on either side.</source>
        <translation>هكذا انتهت الجولة %1 دون خسارة لأيّ من الطرفين.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %3 stands that counted, %1 had lost %n.</source>
        <translation>
            <numerusform>خسر %1 %n قطعة من أصل قطعه المحسوبة، وعددها %3.</numerusform>
            <numerusform>خسر %1 قطعة واحدة من أصل قطعه المحسوبة، وعددها %3.</numerusform>
            <numerusform>خسر %1 قطعتين من أصل قطعه المحسوبة، وعددها %3.</numerusform>
            <numerusform>خسر %1 %n قطع من أصل قطعه المحسوبة، وعددها %3.</numerusform>
            <numerusform>خسر %1 %n قطعةً من أصل قطعه المحسوبة، وعددها %3.</numerusform>
            <numerusform>خسر %1 %n قطعة من أصل قطعه المحسوبة، وعددها %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The battle had cost %1 %n of the %3 stands that counted.</source>
        <translation>
            <numerusform>كلّفت المعركة %1 %n قطعة من أصل قطعه المحسوبة، وعددها %3.</numerusform>
            <numerusform>كلّفت المعركة %1 قطعة واحدة من أصل قطعه المحسوبة، وعددها %3.</numerusform>
            <numerusform>كلّفت المعركة %1 قطعتين من أصل قطعه المحسوبة، وعددها %3.</numerusform>
            <numerusform>كلّفت المعركة %1 %n قطع من أصل قطعه المحسوبة، وعددها %3.</numerusform>
            <numerusform>كلّفت المعركة %1 %n قطعةً من أصل قطعه المحسوبة، وعددها %3.</numerusform>
            <numerusform>كلّفت المعركة %1 %n قطعة من أصل قطعه المحسوبة، وعددها %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the %2 stands that counted, %1 had not lost one.</source>
        <translation>من أصل قطعه المحسوبة، وعددها %2، لم يخسر %1 أيّ قطعة.</translation>
    </message>
    <message>
        <source>All the %2 stands of %1 that counted were left.</source>
        <translation>قطع %1 المحسوبة وعددها %2 بقيت كلّها.</translation>
    </message>
    <message numerus="yes">
        <source>Of the generals of %1, %n did not see the evening.</source>
        <translation>
            <numerusform>لم يخسر %1 أيّ قائد قبل حلول المساء.</numerusform>
            <numerusform>خسر %1 قائدًا واحدًا قبل حلول المساء.</numerusform>
            <numerusform>خسر %1 قائدين قبل حلول المساء.</numerusform>
            <numerusform>خسر %1 %n قادة قبل حلول المساء.</numerusform>
            <numerusform>خسر %1 %n قائدًا قبل حلول المساء.</numerusform>
            <numerusform>خسر %1 %n قائد قبل حلول المساء.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here, in turn %1, the record stops. The battle is not decided yet.</source>
        <translation>هنا، في الجولة %1، يتوقّف السجلّ. ولم تُحسم المعركة بعد.</translation>
    </message>
    <message>
        <source>The shooting tipped the scales towards %1, by %2 of an army.</source>
        <translation>أمالت الرماية الكفّة نحو %1، بمقدار %2 من جيش.</translation>
    </message>
    <message>
        <source>The volleys of this turn were worth %2 of an army to %1.</source>
        <translation>كسب %1 من رشقات هذه الجولة ما قدره %2 من جيش.</translation>
    </message>
    <message>
        <source>The charges of this turn were worth %2 of an army to %1.</source>
        <translation>كسب %1 من هجمات هذه الجولة ما قدره %2 من جيش.</translation>
    </message>
    <message>
        <source>Who met whom here mattered: the battle leaned towards %1 by %2 of an army more.</source>
        <translation>تحدّد هنا من يواجه من، فمالت المعركة نحو %1 بمقدار %2 من جيش.</translation>
    </message>
    <message>
        <source>This melee tipped the scales towards %1, by %2 of an army.</source>
        <translation>أمال هذا الالتحام الكفّة نحو %1، بمقدار %2 من جيش.</translation>
    </message>
    <message>
        <source>This melee was worth %2 of an army to %1.</source>
        <translation>كسب %1 من هذا الالتحام ما قدره %2 من جيش.</translation>
    </message>
    <message>
        <source>%1 lost %2, whose voice was missing from then on.</source>
        <translation>خسر %1 القائد «%2»، وغاب صوته منذ ذلك الحين.</translation>
    </message>
    <message>
        <source>From here on %1 had to do without %2.</source>
        <translation>من هنا كان على %1 أن يقاتل دون القائد «%2».</translation>
    </message>
    <message>
        <source>%1 lost %2, their commander in chief.</source>
        <translation>خسر %1 قائده الأعلى «%2».</translation>
    </message>
    <message numerus="yes">
        <source>The rampage of %1 took %n stands off the table.</source>
        <translation>
            <numerusform>لم يُزل هيجان الفيل «%1» أيّ قطعة.</numerusform>
            <numerusform>أزال هيجان الفيل «%1» قطعة واحدة عن الطاولة.</numerusform>
            <numerusform>أزال هيجان الفيل «%1» قطعتين عن الطاولة.</numerusform>
            <numerusform>أزال هيجان الفيل «%1» %n قطع عن الطاولة.</numerusform>
            <numerusform>أزال هيجان الفيل «%1» %n قطعةً عن الطاولة.</numerusform>
            <numerusform>أزال هيجان الفيل «%1» %n قطعة عن الطاولة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild, and %n stands were gone.</source>
        <translation>
            <numerusform>هاج الفيل «%1» ولم تذهب أيّ قطعة.</numerusform>
            <numerusform>هاج الفيل «%1» فذهبت قطعة واحدة.</numerusform>
            <numerusform>هاج الفيل «%1» فذهبت قطعتان.</numerusform>
            <numerusform>هاج الفيل «%1» فذهبت %n قطع.</numerusform>
            <numerusform>هاج الفيل «%1» فذهبت %n قطعةً.</numerusform>
            <numerusform>هاج الفيل «%1» فذهبت %n قطعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won against %2, for which the chance had been %3.</source>
        <translation>غلبت الوحدة «%1» الوحدة «%2»، وكان احتمال ذلك %3.</translation>
    </message>
    <message>
        <source>A victory of %1 over %2 that only %3 of such fights would have brought.</source>
        <translation>نصر للوحدة «%1» على الوحدة «%2» لا تأتي به إلّا %3 من الاشتباكات المماثلة.</translation>
    </message>
    <message>
        <source>%1 stood fast where the chance was %2.</source>
        <translation>ثبتت الوحدة «%1» في مكانها، وكان احتمال ذلك %2.</translation>
    </message>
    <message>
        <source>%1 lasted through a round that only %2 of units in such straits would have lasted through.</source>
        <translation>صمدت الوحدة «%1» في شوط لا تصمد في مثله إلّا %2 من الوحدات.</translation>
    </message>
    <message numerus="yes">
        <source>Forward went the %1, %n units, as far as %3.</source>
        <translation>
            <numerusform>إلى الأمام سارت قوّات «%1»: لا وحدات، حتّى مسافة %3.</numerusform>
            <numerusform>إلى الأمام سارت قوّات «%1»: وحدة واحدة، حتّى مسافة %3.</numerusform>
            <numerusform>إلى الأمام سارت قوّات «%1»: وحدتان، حتّى مسافة %3.</numerusform>
            <numerusform>إلى الأمام سارت قوّات «%1»: %n وحدات، حتّى مسافة %3.</numerusform>
            <numerusform>إلى الأمام سارت قوّات «%1»: %n وحدةً، حتّى مسافة %3.</numerusform>
            <numerusform>إلى الأمام سارت قوّات «%1»: %n وحدة، حتّى مسافة %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 pressed on with %n units, by up to %3.</source>
        <translation>
            <numerusform>تقدّمت قوّات «%1»: لا وحدات، بمسافة بلغت %3.</numerusform>
            <numerusform>تقدّمت قوّات «%1»: وحدة واحدة، بمسافة بلغت %3.</numerusform>
            <numerusform>تقدّمت قوّات «%1»: وحدتان، بمسافة بلغت %3.</numerusform>
            <numerusform>تقدّمت قوّات «%1»: %n وحدات، بمسافة بلغت %3.</numerusform>
            <numerusform>تقدّمت قوّات «%1»: %n وحدةً، بمسافة بلغت %3.</numerusform>
            <numerusform>تقدّمت قوّات «%1»: %n وحدة، بمسافة بلغت %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 moved up: %n units, the quickest of them by %3.</source>
        <translation>
            <numerusform>مضت قوّات «%1» إلى الأمام: لا وحدات، وأسرعها قطع %3.</numerusform>
            <numerusform>مضت قوّات «%1» إلى الأمام: وحدة واحدة، وأسرعها قطع %3.</numerusform>
            <numerusform>مضت قوّات «%1» إلى الأمام: وحدتان، وأسرعها قطع %3.</numerusform>
            <numerusform>مضت قوّات «%1» إلى الأمام: %n وحدات، وأسرعها قطع %3.</numerusform>
            <numerusform>مضت قوّات «%1» إلى الأمام: %n وحدةً، وأسرعها قطع %3.</numerusform>
            <numerusform>مضت قوّات «%1» إلى الأمام: %n وحدة، وأسرعها قطع %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 drew %n units back, by as much as %3.</source>
        <translation>
            <numerusform>سحبت قوّات «%1» إلى الخلف: %n وحدة، بمسافة بلغت %3.</numerusform>
            <numerusform>سحبت قوّات «%1» إلى الخلف: وحدة واحدة، بمسافة بلغت %3.</numerusform>
            <numerusform>سحبت قوّات «%1» إلى الخلف: وحدتين، بمسافة بلغت %3.</numerusform>
            <numerusform>سحبت قوّات «%1» إلى الخلف: %n وحدات، بمسافة بلغت %3.</numerusform>
            <numerusform>سحبت قوّات «%1» إلى الخلف: %n وحدةً، بمسافة بلغت %3.</numerusform>
            <numerusform>سحبت قوّات «%1» إلى الخلف: %n وحدة، بمسافة بلغت %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 fell back with %n units, by up to %3.</source>
        <translation>
            <numerusform>تراجعت قوّات «%1»: لا وحدات، بمسافة بلغت %3.</numerusform>
            <numerusform>تراجعت قوّات «%1»: وحدة واحدة، بمسافة بلغت %3.</numerusform>
            <numerusform>تراجعت قوّات «%1»: وحدتان، بمسافة بلغت %3.</numerusform>
            <numerusform>تراجعت قوّات «%1»: %n وحدات، بمسافة بلغت %3.</numerusform>
            <numerusform>تراجعت قوّات «%1»: %n وحدةً، بمسافة بلغت %3.</numerusform>
            <numerusform>تراجعت قوّات «%1»: %n وحدة، بمسافة بلغت %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %1, %n units took new places, marching up to %3.</source>
        <translation>
            <numerusform>أخذت قوّات «%1» مواضع جديدة: لا وحدات، بعد مسير بلغ %3.</numerusform>
            <numerusform>أخذت قوّات «%1» مواضع جديدة: وحدة واحدة، بعد مسير بلغ %3.</numerusform>
            <numerusform>أخذت قوّات «%1» مواضع جديدة: وحدتان، بعد مسير بلغ %3.</numerusform>
            <numerusform>أخذت قوّات «%1» مواضع جديدة: %n وحدات، بعد مسير بلغ %3.</numerusform>
            <numerusform>أخذت قوّات «%1» مواضع جديدة: %n وحدةً، بعد مسير بلغ %3.</numerusform>
            <numerusform>أخذت قوّات «%1» مواضع جديدة: %n وحدة، بعد مسير بلغ %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shifted %n units to new places, by up to %3.</source>
        <translation>
            <numerusform>انتقلت قوّات «%1» إلى مواضع جديدة: لا وحدات، بمسافة بلغت %3.</numerusform>
            <numerusform>انتقلت قوّات «%1» إلى مواضع جديدة: وحدة واحدة، بمسافة بلغت %3.</numerusform>
            <numerusform>انتقلت قوّات «%1» إلى مواضع جديدة: وحدتان، بمسافة بلغت %3.</numerusform>
            <numerusform>انتقلت قوّات «%1» إلى مواضع جديدة: %n وحدات، بمسافة بلغت %3.</numerusform>
            <numerusform>انتقلت قوّات «%1» إلى مواضع جديدة: %n وحدةً، بمسافة بلغت %3.</numerusform>
            <numerusform>انتقلت قوّات «%1» إلى مواضع جديدة: %n وحدة، بمسافة بلغت %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %1, %n units turned to face another way without leaving their places.</source>
        <translation>
            <numerusform>غيّرت قوّات «%1» وجهتها دون أن تترك مواضعها: لا وحدات.</numerusform>
            <numerusform>غيّرت قوّات «%1» وجهتها دون أن تترك مواضعها: وحدة واحدة.</numerusform>
            <numerusform>غيّرت قوّات «%1» وجهتها دون أن تترك مواضعها: وحدتان.</numerusform>
            <numerusform>غيّرت قوّات «%1» وجهتها دون أن تترك مواضعها: %n وحدات.</numerusform>
            <numerusform>غيّرت قوّات «%1» وجهتها دون أن تترك مواضعها: %n وحدةً.</numerusform>
            <numerusform>غيّرت قوّات «%1» وجهتها دون أن تترك مواضعها: %n وحدة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 had %n units turn where they stood.</source>
        <translation>
            <numerusform>دارت قوّات «%1» في مواضعها: لا وحدات.</numerusform>
            <numerusform>دارت قوّات «%1» في مواضعها: وحدة واحدة.</numerusform>
            <numerusform>دارت قوّات «%1» في مواضعها: وحدتان.</numerusform>
            <numerusform>دارت قوّات «%1» في مواضعها: %n وحدات.</numerusform>
            <numerusform>دارت قوّات «%1» في مواضعها: %n وحدةً.</numerusform>
            <numerusform>دارت قوّات «%1» في مواضعها: %n وحدة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shot well: %n stands fell, and %2 suffered most.</source>
        <translation>
            <numerusform>أحسنت قوّات «%1» الرماية: لم تسقط أيّ قطعة من الوحدة «%2».</numerusform>
            <numerusform>أحسنت قوّات «%1» الرماية: سقطت قطعة واحدة من الوحدة «%2».</numerusform>
            <numerusform>أحسنت قوّات «%1» الرماية: سقطت قطعتان، وأكثر من تضرّر الوحدة «%2».</numerusform>
            <numerusform>أحسنت قوّات «%1» الرماية: سقطت %n قطع، وأكثر من تضرّر الوحدة «%2».</numerusform>
            <numerusform>أحسنت قوّات «%1» الرماية: سقطت %n قطعةً، وأكثر من تضرّر الوحدة «%2».</numerusform>
            <numerusform>أحسنت قوّات «%1» الرماية: سقطت %n قطعة، وأكثر من تضرّر الوحدة «%2».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 took careful aim and struck down %n stands; %2 had the worst of it.</source>
        <translation>
            <numerusform>سدّدت قوّات «%1» بعناية فأسقطت %n قطعة من الوحدة «%2».</numerusform>
            <numerusform>سدّدت قوّات «%1» بعناية فأسقطت قطعة واحدة من الوحدة «%2».</numerusform>
            <numerusform>سدّدت قوّات «%1» بعناية فأسقطت قطعتين، وكان الأسوأ من نصيب الوحدة «%2».</numerusform>
            <numerusform>سدّدت قوّات «%1» بعناية فأسقطت %n قطع، وكان الأسوأ من نصيب الوحدة «%2».</numerusform>
            <numerusform>سدّدت قوّات «%1» بعناية فأسقطت %n قطعةً، وكان الأسوأ من نصيب الوحدة «%2».</numerusform>
            <numerusform>سدّدت قوّات «%1» بعناية فأسقطت %n قطعة، وكان الأسوأ من نصيب الوحدة «%2».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shot at %2, who lost %n stands.</source>
        <translation>
            <numerusform>رمت قوّات «%1» على الوحدة «%2» فأفقدتها %n قطعة.</numerusform>
            <numerusform>رمت قوّات «%1» على الوحدة «%2» فأفقدتها قطعة واحدة.</numerusform>
            <numerusform>رمت قوّات «%1» على الوحدة «%2» فأفقدتها قطعتين.</numerusform>
            <numerusform>رمت قوّات «%1» على الوحدة «%2» فأفقدتها %n قطع.</numerusform>
            <numerusform>رمت قوّات «%1» على الوحدة «%2» فأفقدتها %n قطعةً.</numerusform>
            <numerusform>رمت قوّات «%1» على الوحدة «%2» فأفقدتها %n قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 found the range of %2, and %n stands fell.</source>
        <translation>
            <numerusform>ضبطت قوّات «%1» مدى رمايتها على الوحدة «%2»، فلم تسقط منها أيّ قطعة.</numerusform>
            <numerusform>ضبطت قوّات «%1» مدى رمايتها على الوحدة «%2»، فسقطت منها قطعة واحدة.</numerusform>
            <numerusform>ضبطت قوّات «%1» مدى رمايتها على الوحدة «%2»، فسقطت منها قطعتان.</numerusform>
            <numerusform>ضبطت قوّات «%1» مدى رمايتها على الوحدة «%2»، فسقطت منها %n قطع.</numerusform>
            <numerusform>ضبطت قوّات «%1» مدى رمايتها على الوحدة «%2»، فسقطت منها %n قطعةً.</numerusform>
            <numerusform>ضبطت قوّات «%1» مدى رمايتها على الوحدة «%2»، فسقطت منها %n قطعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the shots of the %1, %2 lost %n stands.</source>
        <translation>
            <numerusform>تحت رماية قوّات «%1» خسرت الوحدة «%2»: %n قطعة.</numerusform>
            <numerusform>تحت رماية قوّات «%1» خسرت الوحدة «%2» قطعة واحدة.</numerusform>
            <numerusform>تحت رماية قوّات «%1» خسرت الوحدة «%2» قطعتين.</numerusform>
            <numerusform>تحت رماية قوّات «%1» خسرت الوحدة «%2»: %n قطع.</numerusform>
            <numerusform>تحت رماية قوّات «%1» خسرت الوحدة «%2»: %n قطعةً.</numerusform>
            <numerusform>تحت رماية قوّات «%1» خسرت الوحدة «%2»: %n قطعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>الجولة %1</translation>
    </message>
    <message>
        <source>The armies before the battle</source>
        <translation>الجيشان قبل المعركة</translation>
    </message>
    <message>
        <source>The table after turn %1</source>
        <translation>الطاولة بعد الجولة %1</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>لحظات التحوّل</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>كيف انتهت</translation>
    </message>
    <message>
        <source>Losses side by side</source>
        <translation>خسائر الطرفين</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>الوحدات الباقية</translation>
    </message>
    <message>
        <source>Stands left</source>
        <translation>القطع الباقية</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>الخسائر</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>القادة</translation>
    </message>
    <message>
        <source>Stands that count for victory</source>
        <translation>القطع المحسوبة للنصر</translation>
    </message>
    <message>
        <source>Show the events that each sentence rests on</source>
        <translation>إظهار الأحداث التي تقوم عليها كلّ جملة</translation>
    </message>
    <message>
        <source>An event is named by its entry in the battle&apos;s record and its place in that entry.</source>
        <translation>يُذكر الحدث برقم مدخله في سجلّ المعركة وموضعه في ذلك المدخل.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more stands</source>
        <translation>
            <numerusform>%1: زيادة %n قطعة</numerusform>
            <numerusform>%1: زيادة قطعة واحدة</numerusform>
            <numerusform>%1: زيادة قطعتين</numerusform>
            <numerusform>%1: زيادة %n قطع</numerusform>
            <numerusform>%1: زيادة %n قطعةً</numerusform>
            <numerusform>%1: زيادة %n قطعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer stands</source>
        <translation>
            <numerusform>%1: نقصان %n قطعة</numerusform>
            <numerusform>%1: نقصان قطعة واحدة</numerusform>
            <numerusform>%1: نقصان قطعتين</numerusform>
            <numerusform>%1: نقصان %n قطع</numerusform>
            <numerusform>%1: نقصان %n قطعةً</numerusform>
            <numerusform>%1: نقصان %n قطعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %n more stands for each unit</source>
        <translation>
            <numerusform>%1 – %2: زيادة %n قطعة في كلّ وحدة</numerusform>
            <numerusform>%1 – %2: زيادة قطعة واحدة في كلّ وحدة</numerusform>
            <numerusform>%1 – %2: زيادة قطعتين في كلّ وحدة</numerusform>
            <numerusform>%1 – %2: زيادة %n قطع في كلّ وحدة</numerusform>
            <numerusform>%1 – %2: زيادة %n قطعةً في كلّ وحدة</numerusform>
            <numerusform>%1 – %2: زيادة %n قطعة في كلّ وحدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %n fewer stands for each unit</source>
        <translation>
            <numerusform>%1 – %2: نقصان %n قطعة في كلّ وحدة</numerusform>
            <numerusform>%1 – %2: نقصان قطعة واحدة في كلّ وحدة</numerusform>
            <numerusform>%1 – %2: نقصان قطعتين في كلّ وحدة</numerusform>
            <numerusform>%1 – %2: نقصان %n قطع في كلّ وحدة</numerusform>
            <numerusform>%1 – %2: نقصان %n قطعةً في كلّ وحدة</numerusform>
            <numerusform>%1 – %2: نقصان %n قطعة في كلّ وحدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more stands for each unit</source>
        <translation>
            <numerusform>%1: زيادة %n قطعة في كلّ وحدة</numerusform>
            <numerusform>%1: زيادة قطعة واحدة في كلّ وحدة</numerusform>
            <numerusform>%1: زيادة قطعتين في كلّ وحدة</numerusform>
            <numerusform>%1: زيادة %n قطع في كلّ وحدة</numerusform>
            <numerusform>%1: زيادة %n قطعةً في كلّ وحدة</numerusform>
            <numerusform>%1: زيادة %n قطعة في كلّ وحدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer stands for each unit</source>
        <translation>
            <numerusform>%1: نقصان %n قطعة في كلّ وحدة</numerusform>
            <numerusform>%1: نقصان قطعة واحدة في كلّ وحدة</numerusform>
            <numerusform>%1: نقصان قطعتين في كلّ وحدة</numerusform>
            <numerusform>%1: نقصان %n قطع في كلّ وحدة</numerusform>
            <numerusform>%1: نقصان %n قطعةً في كلّ وحدة</numerusform>
            <numerusform>%1: نقصان %n قطعة في كلّ وحدة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 farther forward</source>
        <translation>%1: أبعد إلى الأمام بمسافة %2</translation>
    </message>
    <message>
        <source>%1: %2 farther back</source>
        <translation>%1: أبعد إلى الخلف بمسافة %2</translation>
    </message>
    <message>
        <source>The whole army of %1: %2 farther forward</source>
        <translation>%1 كلّه: أبعد إلى الأمام بمسافة %2</translation>
    </message>
    <message>
        <source>The whole army of %1: %2 farther back</source>
        <translation>%1 كلّه: أبعد إلى الخلف بمسافة %2</translation>
    </message>
    <message>
        <source>%1: a hit in melee from %3 upwards, in place of %2</source>
        <translation>%1: الإصابة في الالتحام من %3 فأكثر بدل %2</translation>
    </message>
    <message>
        <source>%1: a hit after charging from %3 upwards, in place of %2</source>
        <translation>%1: الإصابة بعد الهجوم من %3 فأكثر بدل %2</translation>
    </message>
    <message>
        <source>Against %1: a hit in melee from %3 upwards, in place of %2</source>
        <translation>ضدّ %1: الإصابة في الالتحام من %3 فأكثر بدل %2</translation>
    </message>
    <message>
        <source>%1: a hit when shooting from %3 upwards, in place of %2</source>
        <translation>%1: الإصابة بالرماية من %3 فأكثر بدل %2</translation>
    </message>
    <message>
        <source>A turn limit of %2 in place of %1</source>
        <translation>عدد الجولات %2 بدل %1</translation>
    </message>
    <message>
        <source>About %2 in 100 for %1 (%3 to %4)</source>
        <translation>نحو %2 من 100 لصالح %1 (من %3 إلى %4)</translation>
    </message>
    <message>
        <source>With draws shared, about %2 in 100 for %1 (%3 to %4)</source>
        <translation>بعد قسمة التعادل: نحو %2 من 100 لصالح %1 (من %3 إلى %4)</translation>
    </message>
    <message>
        <source>About %1 in 100 drawn (%2 to %3)</source>
        <translation>التعادل في نحو %1 من 100 (من %2 إلى %3)</translation>
    </message>
    <message>
        <source>Great victories in 100: %2 for %1, %4 for %3</source>
        <translation>النصر الكبير في كلّ 100: %1 (%2)، %3 (%4)</translation>
    </message>
    <message>
        <source>A draw shared between both: %2 for %1, %4 for %3</source>
        <translation>التعادل مقسوم على الطرفين: %1 (%2)، %3 (%4)</translation>
    </message>
    <message>
        <source>As it is, about %2 of 100 battles go to %1; a draw counts half.</source>
        <translation>المعركة كما هي: يفوز %1 في نحو %2 من كلّ 100 معركة؛ والتعادل يُحسب نصفًا.</translation>
    </message>
    <message>
        <source>At best, about %2 of 100 go to %1.</source>
        <translation>في أحسن الأحوال: يفوز %1 في نحو %2 من كلّ 100 معركة.</translation>
    </message>
    <message numerus="yes">
        <source>%n battles played</source>
        <translation>
            <numerusform>لم تُلعب أيّ معركة</numerusform>
            <numerusform>لُعبت معركة واحدة</numerusform>
            <numerusform>لُعبت معركتان</numerusform>
            <numerusform>لُعبت %n معارك</numerusform>
            <numerusform>لُعبت %n معركةً</numerusform>
            <numerusform>لُعبت %n معركة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of %n battles</source>
        <translation>
            <numerusform>%2 من %n معركة</numerusform>
            <numerusform>%2 من معركة واحدة</numerusform>
            <numerusform>%2 من معركتين</numerusform>
            <numerusform>%2 من %n معارك</numerusform>
            <numerusform>%2 من %n معركةً</numerusform>
            <numerusform>%2 من %n معركة</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few battles yet to say who is favoured.</source>
        <translation>عدد المعارك قليل، ولا يُعرف بعدُ أيّ الطرفين أوفر حظًّا.</translation>
    </message>
    <message>
        <source>An even battle.</source>
        <translation>معركة متوازنة.</translation>
    </message>
    <message>
        <source>The battle leans towards %1.</source>
        <translation>تميل المعركة إلى %1.</translation>
    </message>
    <message>
        <source>The battle clearly favours %1.</source>
        <translation>تميل المعركة بوضوح إلى %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>لا جولات</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%n جولات</numerusform>
            <numerusform>%n جولةً</numerusform>
            <numerusform>%n جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1 turns (%2 to %3)</source>
        <translation>الجولات: نحو %1 (من %2 إلى %3)</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes of class time (%2 to %3)</source>
        <translation>
            <numerusform>نحو %n دقيقة من وقت الصفّ (من %2 إلى %3)</numerusform>
            <numerusform>نحو دقيقة واحدة من وقت الصفّ (من %2 إلى %3)</numerusform>
            <numerusform>نحو دقيقتين من وقت الصفّ (من %2 إلى %3)</numerusform>
            <numerusform>نحو %n دقائق من وقت الصفّ (من %2 إلى %3)</numerusform>
            <numerusform>نحو %n دقيقةً من وقت الصفّ (من %2 إلى %3)</numerusform>
            <numerusform>نحو %n دقيقة من وقت الصفّ (من %2 إلى %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lessons of 50 minutes</source>
        <translation>
            <numerusform>لا حصص من 50 دقيقةً</numerusform>
            <numerusform>حصّة واحدة من 50 دقيقةً</numerusform>
            <numerusform>حصّتان من 50 دقيقةً</numerusform>
            <numerusform>%n حصص من 50 دقيقةً</numerusform>
            <numerusform>%n حصّةً من 50 دقيقةً</numerusform>
            <numerusform>%n حصّة من 50 دقيقةً</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 still there at the end, %2 won %3 battles in 100; without, %4.</source>
        <translation>حين بقيت الوحدة «%1» حتّى النهاية فاز %2 في %3 من كلّ 100 معركة؛ وحين خرجت قبلها فاز في %4.</translation>
    </message>
    <message>
        <source>%1 took about %2 enemy stands a battle and lost about %3.</source>
        <translation>متوسّط الوحدة «%1» في المعركة (بالقطع): أسقطت %2 وخسرت %3.</translation>
    </message>
    <message numerus="yes">
        <source>move %n pieces</source>
        <translation>
            <numerusform>نقل %n عنصر</numerusform>
            <numerusform>نقل عنصر واحد</numerusform>
            <numerusform>نقل عنصرين</numerusform>
            <numerusform>نقل %n عناصر</numerusform>
            <numerusform>نقل %n عنصرًا</numerusform>
            <numerusform>نقل %n عنصر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turn %n pieces</source>
        <translation>
            <numerusform>تدوير %n عنصر</numerusform>
            <numerusform>تدوير عنصر واحد</numerusform>
            <numerusform>تدوير عنصرين</numerusform>
            <numerusform>تدوير %n عناصر</numerusform>
            <numerusform>تدوير %n عنصرًا</numerusform>
            <numerusform>تدوير %n عنصر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nudge %n pieces</source>
        <translation>
            <numerusform>إزاحة %n عنصر</numerusform>
            <numerusform>إزاحة عنصر واحد</numerusform>
            <numerusform>إزاحة عنصرين</numerusform>
            <numerusform>إزاحة %n عناصر</numerusform>
            <numerusform>إزاحة %n عنصرًا</numerusform>
            <numerusform>إزاحة %n عنصر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n pieces</source>
        <translation>
            <numerusform>حذف %n عنصر</numerusform>
            <numerusform>حذف عنصر واحد</numerusform>
            <numerusform>حذف عنصرين</numerusform>
            <numerusform>حذف %n عناصر</numerusform>
            <numerusform>حذف %n عنصرًا</numerusform>
            <numerusform>حذف %n عنصر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>duplicate %n pieces</source>
        <translation>
            <numerusform>تكرار %n عنصر</numerusform>
            <numerusform>تكرار عنصر واحد</numerusform>
            <numerusform>تكرار عنصرين</numerusform>
            <numerusform>تكرار %n عناصر</numerusform>
            <numerusform>تكرار %n عنصرًا</numerusform>
            <numerusform>تكرار %n عنصر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste %n pieces</source>
        <translation>
            <numerusform>لصق %n عنصر</numerusform>
            <numerusform>لصق عنصر واحد</numerusform>
            <numerusform>لصق عنصرين</numerusform>
            <numerusform>لصق %n عناصر</numerusform>
            <numerusform>لصق %n عنصرًا</numerusform>
            <numerusform>لصق %n عنصر</numerusform>
        </translation>
    </message>
    <message>
        <source>align</source>
        <translation>محاذاة</translation>
    </message>
    <message>
        <source>share out evenly</source>
        <translation>توزيع بالتساوي</translation>
    </message>
    <message>
        <source>close up</source>
        <translation>تقريب</translation>
    </message>
    <message>
        <source>mirror across the table</source>
        <translation>عكس عبر الطاولة</translation>
    </message>
    <message>
        <source>replace the enemy by a mirror image</source>
        <translation>استبدال العدوّ بصورة معكوسة</translation>
    </message>
    <message numerus="yes">
        <source>draw up in %n lines</source>
        <translation>
            <numerusform>اصطفاف في %n خطّ</numerusform>
            <numerusform>اصطفاف في خطّ واحد</numerusform>
            <numerusform>اصطفاف في خطّين</numerusform>
            <numerusform>اصطفاف في %n خطوط</numerusform>
            <numerusform>اصطفاف في %n خطًّا</numerusform>
            <numerusform>اصطفاف في %n خطّ</numerusform>
        </translation>
    </message>
    <message>
        <source>move into the deployment zone</source>
        <translation>نقل إلى منطقة النشر</translation>
    </message>
    <message>
        <source>deployment zone</source>
        <translation>منطقة النشر</translation>
    </message>
    <message>
        <source>table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>attach the general</source>
        <translation>ضمّ القائد</translation>
    </message>
    <message>
        <source>detach the general</source>
        <translation>فصل القائد</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>تغيير الاسم</translation>
    </message>
    <message>
        <source>change the order of battle</source>
        <translation>ترتيب قائمة القوّات</translation>
    </message>
    <message>
        <source>add a unit</source>
        <translation>إضافة وحدة</translation>
    </message>
    <message>
        <source>add a command</source>
        <translation>إضافة فرقة</translation>
    </message>
    <message>
        <source>add a general</source>
        <translation>إضافة قائد</translation>
    </message>
    <message>
        <source>add a side</source>
        <translation>إضافة طرف</translation>
    </message>
    <message>
        <source>number of stands</source>
        <translation>عدد القطع</translation>
    </message>
    <message>
        <source>commander-in-chief</source>
        <translation>القائد الأعلى</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces change sides</source>
        <translation>
            <numerusform>انتقال %n عنصر إلى الطرف الآخر</numerusform>
            <numerusform>انتقال عنصر واحد إلى الطرف الآخر</numerusform>
            <numerusform>انتقال عنصرين إلى الطرف الآخر</numerusform>
            <numerusform>انتقال %n عناصر إلى الطرف الآخر</numerusform>
            <numerusform>انتقال %n عنصرًا إلى الطرف الآخر</numerusform>
            <numerusform>انتقال %n عنصر إلى الطرف الآخر</numerusform>
        </translation>
    </message>
    <message>
        <source>table of the order of battle</source>
        <translation>جدول قائمة القوّات</translation>
    </message>
    <message>
        <source>name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>unit type</source>
        <translation>نوع الوحدة</translation>
    </message>
    <message>
        <source>stands left</source>
        <translation>القطع الباقية</translation>
    </message>
    <message>
        <source>place</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>الوجهة</translation>
    </message>
    <message>
        <source>general</source>
        <translation>القائد</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>text</source>
        <translation>النصّ</translation>
    </message>
    <message>
        <source>default language</source>
        <translation>اللغة الأساسية</translation>
    </message>
    <message>
        <source>remove a language</source>
        <translation>حذف لغة</translation>
    </message>
    <message>
        <source>rule option</source>
        <translation>خيار من القواعد</translation>
    </message>
    <message>
        <source>number of turns</source>
        <translation>عدد الجولات</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>نقاط النصر</translation>
    </message>
    <message>
        <source>sequence of play</source>
        <translation>تسلسل اللعب</translation>
    </message>
    <message>
        <source>who acts first</source>
        <translation>من يلعب أوّلًا</translation>
    </message>
    <message>
        <source>mend a fault</source>
        <translation>إصلاح خطأ</translation>
    </message>
    <message>
        <source>add from the library</source>
        <translation>إضافة من المكتبة</translation>
    </message>
    <message>
        <source>restore unsaved work</source>
        <translation>استعادة عمل لم يُحفظ</translation>
    </message>
    <message>
        <source>read the file again</source>
        <translation>إعادة قراءة الملفّ</translation>
    </message>
    <message>
        <source>bring back an earlier version</source>
        <translation>استعادة نسخة سابقة</translation>
    </message>
    <message>
        <source>make the battle more even</source>
        <translation>موازنة المعركة</translation>
    </message>
    <message>
        <source>add a unit type</source>
        <translation>إضافة نوع وحدات</translation>
    </message>
    <message>
        <source>duplicate a unit type</source>
        <translation>تكرار نوع وحدات</translation>
    </message>
    <message>
        <source>delete a unit type</source>
        <translation>حذف نوع وحدات</translation>
    </message>
    <message>
        <source>kind of troops</source>
        <translation>صنف القوّات</translation>
    </message>
    <message>
        <source>how troops move</source>
        <translation>حركة القوّات</translation>
    </message>
    <message>
        <source>how troops shoot</source>
        <translation>رماية القوّات</translation>
    </message>
    <message>
        <source>how troops fight</source>
        <translation>قتال القوّات</translation>
    </message>
    <message>
        <source>rules of elephants</source>
        <translation>قواعد الأفيال</translation>
    </message>
    <message>
        <source>a trait of troops</source>
        <translation>صفة للقوّات</translation>
    </message>
    <message>
        <source>stands of a unit type</source>
        <translation>قطع نوع الوحدات</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>المجسّم</translation>
    </message>
    <message>
        <source>import a drawing</source>
        <translation>استيراد رسم</translation>
    </message>
    <message>
        <source>give a drawing its back</source>
        <translation>إضافة ظهر إلى رسم</translation>
    </message>
    <message>
        <source>remove the drawing of a back</source>
        <translation>حذف رسم الظهر</translation>
    </message>
    <message>
        <source>remove a drawing</source>
        <translation>حذف رسم</translation>
    </message>
    <message numerus="yes">
        <source>%n things must be mended before this battle can be played</source>
        <translation>
            <numerusform>لا شيء يجب إصلاحه قبل لعب هذه المعركة</numerusform>
            <numerusform>شيء واحد يجب إصلاحه قبل لعب هذه المعركة</numerusform>
            <numerusform>شيئان يجب إصلاحهما قبل لعب هذه المعركة</numerusform>
            <numerusform>%n أشياء يجب إصلاحها قبل لعب هذه المعركة</numerusform>
            <numerusform>%n شيئًا يجب إصلاحها قبل لعب هذه المعركة</numerusform>
            <numerusform>%n شيء يجب إصلاحها قبل لعب هذه المعركة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playable, with %n doubts</source>
        <translation>
            <numerusform>يمكن لعبها بلا تحذيرات</numerusform>
            <numerusform>يمكن لعبها، مع تحذير واحد</numerusform>
            <numerusform>يمكن لعبها، مع تحذيرين</numerusform>
            <numerusform>يمكن لعبها، مع %n تحذيرات</numerusform>
            <numerusform>يمكن لعبها، مع %n تحذيرًا</numerusform>
            <numerusform>يمكن لعبها، مع %n تحذير</numerusform>
        </translation>
    </message>
    <message>
        <source>all good: this battle can be played</source>
        <translation>كلّ شيء على ما يرام: يمكن لعب هذه المعركة</translation>
    </message>
    <message numerus="yes">
        <source>There was no free place for %n pieces: they stand on top of others.</source>
        <translation>
            <numerusform>لم يوجد موضع خالٍ لأيّ عنصر: فلا شيء فوق شيء.</numerusform>
            <numerusform>لم يوجد موضع خالٍ لعنصر واحد: فهو فوق عنصر آخر.</numerusform>
            <numerusform>لم يوجد موضع خالٍ لعنصرين: فهما فوق غيرهما.</numerusform>
            <numerusform>لم يوجد موضع خالٍ لعدد من العناصر (%n): فهي فوق غيرها.</numerusform>
            <numerusform>لم يوجد موضع خالٍ لعدد من العناصر (%n): فهي فوق غيرها.</numerusform>
            <numerusform>لم يوجد موضع خالٍ لعدد من العناصر (%n): فهي فوق غيرها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces selected</source>
        <translation>
            <numerusform>لم يُحدَّد شيء</numerusform>
            <numerusform>عنصر واحد محدَّد</numerusform>
            <numerusform>عنصران محدَّدان</numerusform>
            <numerusform>%n عناصر محدَّدة</numerusform>
            <numerusform>%n عنصرًا محدَّدًا</numerusform>
            <numerusform>%n عنصر محدَّد</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>الحركة</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>الرماية</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>الهجوم</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>الأفيال</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>من ينتصر</translation>
    </message>
    <message>
        <source>%1: move</source>
        <translation>%1: الحركة</translation>
    </message>
    <message>
        <source>%1: shoot</source>
        <translation>%1: الرماية</translation>
    </message>
    <message>
        <source>Both sides: charge</source>
        <translation>الطرفان: الهجوم</translation>
    </message>
    <message>
        <source>Both sides: melee</source>
        <translation>الطرفان: الالتحام</translation>
    </message>
    <message>
        <source>Each unit and each general at most once, in any order.</source>
        <translation>كلّ وحدة وكلّ قائد مرّة واحدة على الأكثر، بأيّ ترتيب.</translation>
    </message>
    <message>
        <source>Each unit that can shoot at most once, one after another. Take off stands at once.</source>
        <translation>كلّ وحدة تستطيع الرماية ترمي مرّة واحدة على الأكثر، واحدة بعد أخرى. وتُزال القطع فورًا.</translation>
    </message>
    <message>
        <source>All dice first, then all losses, last stands, a die for each general who fought, a control die for each elephant.</source>
        <translation>النرد كلّه أوّلًا، ثمّ الخسائر كلّها، ثمّ القطع الأخيرة، ثمّ حجر نرد لكلّ قائد قاتل، ثمّ رمية السيطرة لكلّ فيل.</translation>
    </message>
    <message>
        <source>All dice first, then all losses, last stands, a die for each general who fought.</source>
        <translation>النرد كلّه أوّلًا، ثمّ الخسائر كلّها، ثمّ القطع الأخيرة، ثمّ حجر نرد لكلّ قائد قاتل.</translation>
    </message>
    <message>
        <source>Before the first turn the sides place their commands one by one in turns, each inside its own zone.</source>
        <translation>قبل الجولة الأولى ينشر الطرفان فرقهما واحدة بعد أخرى بالتناوب، كلّ في منطقته.</translation>
    </message>
    <message>
        <source>In each step a unit gets at most one order, in any order of units. A unit may move, shoot and charge in the same turn.</source>
        <translation>للوحدة في كلّ مرحلة أمر واحد على الأكثر، ولا يهمّ ترتيب الوحدات. وللوحدة أن تتحرّك وترمي وتهجم في الجولة نفسها.</translation>
    </message>
    <message>
        <source>This battle begins in its midst: with step %2 of turn %1.</source>
        <translation>تبدأ هذه المعركة وهي دائرة: من الجولة %1، المرحلة %2.</translation>
    </message>
    <message>
        <source>The battle is over when turn %1 is.</source>
        <translation>تنتهي المعركة بنهاية الجولة %1.</translation>
    </message>
    <message>
        <source>There is no last turn. The battle is over when %1 whole turns in a row have cost nobody anything.</source>
        <translation>ليس هناك جولة أخيرة. تنتهي المعركة إذا مرّت جولات كاملة متتالية (عددها %1) لم يخسر فيها أحد شيئًا.</translation>
    </message>
    <message>
        <source>Formed units go straight ahead, slide obliquely at up to %1, or wheel. All wheels of one move together turn a unit by at most %1.</source>
        <translation>تسير الوحدات المنتظمة إلى الأمام مباشرةً، أو تنزلق مائلةً بزاوية لا تزيد على %1، أو تدور حول الزاوية. ومجموع الدوران في الحركة الواحدة لا يزيد على %1.</translation>
    </message>
    <message>
        <source>Formed units go straight ahead, slide obliquely at up to %1, or wheel as far as their way lasts.</source>
        <translation>تسير الوحدات المنتظمة إلى الأمام مباشرةً، أو تنزلق مائلةً بزاوية لا تزيد على %1، أو تدور حول الزاوية ما كفاها مدى حركتها.</translation>
    </message>
    <message>
        <source>Wheeling: one front corner stays where it is, the other goes round it. The way of that corner is what it costs.</source>
        <translation>الدوران حول الزاوية: تبقى زاوية أمامية في مكانها وتدور الأخرى حولها. وما تقطعه هذه الأخرى هو ثمن الدوران.</translation>
    </message>
    <message>
        <source>Formed units never turn about, go back or step sideways.</source>
        <translation>لا تستدير الوحدات المنتظمة إلى الخلف أبدًا، ولا تتراجع، ولا تخطو إلى الجانب.</translation>
    </message>
    <message>
        <source>A formed unit may spend its whole move on turning about where it stands. It never goes back or sideways.</source>
        <translation>للوحدة المنتظمة أن تنفق حركتها كلّها على الاستدارة في مكانها. ولا تتراجع أبدًا ولا تخطو إلى الجانب.</translation>
    </message>
    <message>
        <source>Units that go any direction take one straight way and turn once, before or after it. No corner may end farther away than the move is long.</source>
        <translation>الوحدات التي تسير في أيّ اتّجاه تقطع خطًّا مستقيمًا واحدًا وتدور مرّة واحدة، قبله أو بعده. ولا يجوز أن تنتهي أيّ زاوية منها أبعد من مدى الحركة.</translation>
    </message>
    <message>
        <source>Units of one stand that go any direction take one straight way, and turn before it and after it as they like.</source>
        <translation>الوحدات التي من قطعة واحدة وتسير في أيّ اتّجاه تقطع خطًّا مستقيمًا واحدًا، وتدور قبله وبعده كما تشاء.</translation>
    </message>
    <message>
        <source>Skirmishers may go through friends, and friends through skirmishers, if nobody ends on top of another. Nobody goes through those in melee.</source>
        <translation>للمناوشين أن يجتازوا الأصدقاء، وللأصدقاء أن يجتازوا المناوشين، على ألّا يقف أحد في النهاية فوق أحد. ولا يجتاز أحد من هم في التحام.</translation>
    </message>
    <message>
        <source>Nobody goes through friends.</source>
        <translation>لا يجتاز أحد الأصدقاء.</translation>
    </message>
    <message>
        <source>Everybody may go through friends, if nobody ends on top of another. Nobody goes through those in melee.</source>
        <translation>للجميع أن يجتازوا الأصدقاء، على ألّا يقف أحد في النهاية فوق أحد. ولا يجتاز أحد من هم في التحام.</translation>
    </message>
    <message>
        <source>A move never touches an enemy. Only a charge does.</source>
        <translation>الحركة لا تلمس عدوًّا أبدًا. الهجمة وحدها تلمسه.</translation>
    </message>
    <message>
        <source>Every part of a unit stays on the table.</source>
        <translation>تبقى الوحدة بكلّ أجزائها على الطاولة.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it and does not move.</source>
        <translation>من هو في التحام يبقى فيه ولا يتحرّك.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only an elephant under control may move off.</source>
        <translation>من هو في التحام يبقى فيه. ولا يجوز أن يغادره إلّا فيل تحت السيطرة.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only skirmishers may move off.</source>
        <translation>من هو في التحام يبقى فيه. ولا يجوز أن يغادره إلّا المناوشون.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only skirmishers and elephants under control may move off.</source>
        <translation>من هو في التحام يبقى فيه. ولا يجوز أن يغادره إلّا المناوشون والأفيال التي تحت السيطرة.</translation>
    </message>
    <message>
        <source>A unit shoots at one enemy unit. If any part of the unit is in range, all its stands roll one die each.</source>
        <translation>ترمي الوحدة على وحدة واحدة من العدوّ. وإذا كان أيّ جزء منها ضمن المدى فلكلّ قطعة من قطعها حجر نرد.</translation>
    </message>
    <message>
        <source>A unit shoots at one enemy unit. Only stands whose own base is in range roll one die each.</source>
        <translation>ترمي الوحدة على وحدة واحدة من العدوّ. ولا حجر نرد إلّا للقطع التي هي نفسها ضمن المدى.</translation>
    </message>
    <message>
        <source>Each hit takes one stand, at once.</source>
        <translation>كلّ إصابة تأخذ قطعة، فورًا.</translation>
    </message>
    <message>
        <source>Nothing blocks a shot.</source>
        <translation>لا شيء يحجب الرماية.</translation>
    </message>
    <message>
        <source>A shot is blocked if the line between the two middles runs through a third unit.</source>
        <translation>تُحجب الرماية إذا مرّ الخطّ بين المنتصفين بوحدة ثالثة.</translation>
    </message>
    <message>
        <source>Units shoot in every direction.</source>
        <translation>ترمي الوحدات في كلّ الجهات.</translation>
    </message>
    <message>
        <source>Units shoot forward only: a corner of the target must be ahead of their front line.</source>
        <translation>لا ترمي الوحدات إلّا إلى الأمام: يجب أن تكون زاوية من زوايا الهدف أمام خطّ مقدّمتها.</translation>
    </message>
    <message>
        <source>Moving does not hinder shooting.</source>
        <translation>الحركة لا تمنع الرماية.</translation>
    </message>
    <message>
        <source>Machines move or shoot in a turn, not both. Nobody else is hindered by moving.</source>
        <translation>الآلات تتحرّك أو ترمي في الجولة، لا كلاهما. وغيرها لا تمنعه الحركة من الرماية.</translation>
    </message>
    <message>
        <source>Whoever is in melee does not shoot and is not shot at.</source>
        <translation>من هو في التحام لا يرمي ولا يُرمى عليه.</translation>
    </message>
    <message>
        <source>Elephants cannot be shot down.</source>
        <translation>الأفيال لا تسقط بالرماية.</translation>
    </message>
    <message>
        <source>One charge, or a pass, by turns; first: %1. Two passes in a row end the step.</source>
        <translation>هجمة أو تمرير بالتناوب؛ والبداية: %1. وتمريران متتاليان ينهيان المرحلة.</translation>
    </message>
    <message>
        <source>One side makes all its charges, then the other. First: %1. Then: %2.</source>
        <translation>يقوم طرف بكلّ هجماته، ثمّ الآخر. أوّلًا: %1. ثمّ: %2.</translation>
    </message>
    <message>
        <source>Roll one die for who begins: 1 to 3 %1, 4 to 6 %2. Then one charge, or a pass, by turns. Two passes in a row end the step.</source>
        <translation>حجر نرد واحد لمن يبدأ: من 1 إلى 3 يبدأ %1، ومن 4 إلى 6 يبدأ %2. ثمّ هجمة أو تمرير بالتناوب. وتمريران متتاليان ينهيان المرحلة.</translation>
    </message>
    <message>
        <source>A charge must reach an enemy. Its way is measured like a move and stops at the first touch.</source>
        <translation>يجب أن تصل الهجمة إلى عدوّ. ويُقاس طريقها كما تُقاس الحركة، ويتوقّف عند أوّل لمسة.</translation>
    </message>
    <message>
        <source>A unit charges once a turn. Whoever is in melee cannot charge, but can be charged.</source>
        <translation>تهجم الوحدة مرّة واحدة في الجولة. ومن هو في التحام لا يهجم، لكن يجوز الهجوم عليه.</translation>
    </message>
    <message>
        <source>Formed units charge as they move: ahead, obliquely or wheeling.</source>
        <translation>تهجم الوحدات المنتظمة كما تتحرّك: إلى الأمام أو مائلةً أو بدوران.</translation>
    </message>
    <message>
        <source>Formed units charge straight ahead only.</source>
        <translation>لا تهجم الوحدات المنتظمة إلّا إلى الأمام مباشرةً.</translation>
    </message>
    <message>
        <source>Units that go any direction turn once, then charge straight.</source>
        <translation>الوحدات التي تسير في أيّ اتّجاه تدور مرّة واحدة، ثمّ تهجم في خطّ مستقيم.</translation>
    </message>
    <message>
        <source>Every enemy within %1 of the charger, where it stops, is in the melee too.</source>
        <translation>حيث يتوقّف المهاجم يدخل الالتحام كلّ عدوّ على بُعد لا يزيد على %1.</translation>
    </message>
    <message>
        <source>If the target is gone before the melee, the charger stops where it is.</source>
        <translation>إذا زال الهدف قبل الالتحام توقّف المهاجم حيث هو.</translation>
    </message>
    <message>
        <source>If the target is gone before the melee, the charger may go straight on with the way it has left, into whomever it meets.</source>
        <translation>إذا زال الهدف قبل الالتحام فللمهاجم أن يتابع إلى الأمام ما بقي له من طريق، ويلقى من يلقاه.</translation>
    </message>
    <message>
        <source>Every unit in melee rolls one die for each of its stands, all at the same time. Each hit takes one stand.</source>
        <translation>كلّ وحدة في التحام ترمي حجر نرد لكلّ قطعة من قطعها، الجميع في آن واحد. وكلّ إصابة تأخذ قطعة.</translation>
    </message>
    <message>
        <source>A number under “Against it” counts in place of the attacker&apos;s own.</source>
        <translation>الرقم في عمود «ضدّها» يحلّ محلّ رقم المهاجم.</translation>
    </message>
    <message>
        <source>A number behind an arrow counts in the turn of the unit&apos;s own charge.</source>
        <translation>الرقم بعد السهم يُستعمل في الجولة التي هجمت فيها الوحدة.</translation>
    </message>
    <message>
        <source>A unit with several enemies puts all its dice on one of them.</source>
        <translation>الوحدة التي لها أعداء كثيرون توجّه نردها كلّه إلى واحد منهم.</translation>
    </message>
    <message>
        <source>A unit with several enemies may share its dice out among them.</source>
        <translation>الوحدة التي لها أعداء كثيرون لها أن توزّع نردها عليهم.</translation>
    </message>
    <message>
        <source>Hits beyond the last stand are lost.</source>
        <translation>الإصابات بعد القطعة الأخيرة تضيع.</translation>
    </message>
    <message>
        <source>Hits beyond the last stand go on to other enemies in the same melee.</source>
        <translation>الإصابات بعد القطعة الأخيرة تنتقل إلى أعداء آخرين في الالتحام نفسه.</translation>
    </message>
    <message>
        <source>Last stand: a unit that is down to one stand loses that too, at once, whatever the cause. Units that begin with one stand are spared this.</source>
        <translation>القطعة الأخيرة: الوحدة التي لم تبقَ لها سوى قطعة واحدة تخسرها أيضًا، فورًا، أيًّا كان السبب. ولا يسري ذلك على الوحدات التي تبدأ بقطعة واحدة.</translation>
    </message>
    <message>
        <source>If both are still there they fight again next turn.</source>
        <translation>إذا بقي الاثنان تقاتلا من جديد في الجولة التالية.</translation>
    </message>
    <message>
        <source>Neither shots nor melee harm an elephant.</source>
        <translation>لا الرماية تؤذي الفيل ولا الالتحام.</translation>
    </message>
    <message>
        <source>%1: charging the front of troops that scare elephants, roll one die first. On %2 or more it runs off and does no harm.</source>
        <translation>%1: إذا هجم من الأمام على قوّات تُفزع الأفيال يُرمى أوّلًا حجر نرد. عند %2 أو أكثر يهرب ولا يؤذي أحدًا.</translation>
    </message>
    <message>
        <source>%1: charging the front of troops that scare elephants, roll one die first. On a 6 it runs off and does no harm.</source>
        <translation>%1: إذا هجم من الأمام على قوّات تُفزع الأفيال يُرمى أوّلًا حجر نرد. عند 6 يهرب ولا يؤذي أحدًا.</translation>
    </message>
    <message>
        <source>%1: nothing scares it.</source>
        <translation>%1: لا يُفزعه شيء.</translation>
    </message>
    <message numerus="yes">
        <source>%1: its charge takes %n stands of its target at contact.</source>
        <translation>
            <numerusform>%1: عند التماسّ تأخذ هجمته من هدفه %n قطعة.</numerusform>
            <numerusform>%1: عند التماسّ تأخذ هجمته من هدفه قطعة واحدة.</numerusform>
            <numerusform>%1: عند التماسّ تأخذ هجمته من هدفه قطعتين.</numerusform>
            <numerusform>%1: عند التماسّ تأخذ هجمته من هدفه %n قطع.</numerusform>
            <numerusform>%1: عند التماسّ تأخذ هجمته من هدفه %n قطعةً.</numerusform>
            <numerusform>%1: عند التماسّ تأخذ هجمته من هدفه %n قطعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>It comes from the front if its middle was ahead of the target&apos;s front line when it charged.</source>
        <translation>الهجمة من الأمام إذا كان منتصفه عند الهجوم أمام خطّ مقدّمة الهدف.</translation>
    </message>
    <message>
        <source>It comes from the front if it touches the target&apos;s front edge.</source>
        <translation>الهجمة من الأمام إذا لمس الحافّة الأمامية للهدف.</translation>
    </message>
    <message>
        <source>Whoever charges an elephant is not trampled.</source>
        <translation>من يهجم على فيل لا يصدمه الفيل.</translation>
    </message>
    <message>
        <source>Whoever charges an elephant loses stands as if it had charged.</source>
        <translation>من يهجم على فيل يخسر قطعًا كأنّ الفيل هو الذي هجم.</translation>
    </message>
    <message>
        <source>After that it holds its enemy and rolls no dice in melee.</source>
        <translation>بعد ذلك يمسك عدوّه ولا يرمي نردًا في الالتحام.</translation>
    </message>
    <message>
        <source>In melee it rolls one die against skirmishers and hits on 4 or more.</source>
        <translation>في الالتحام يرمي حجر نرد واحدًا ضدّ المناوشين، ويصيب عند 4 أو أكثر.</translation>
    </message>
    <message>
        <source>In melee it takes two stands a round, from the round after its charge; if it was charged, from the first.</source>
        <translation>في الالتحام يأخذ قطعتين في الشوط، ابتداءً من الشوط التالي لهجمته؛ وإذا هُجم عليه فمن الشوط الأوّل.</translation>
    </message>
    <message>
        <source>In melee it rolls one die against anybody and hits on 5 or more.</source>
        <translation>في الالتحام يرمي حجر نرد واحدًا ضدّ أيّ كان، ويصيب عند 5 أو أكثر.</translation>
    </message>
    <message>
        <source>After each round of melee an elephant was in, roll its control die. If its charge alone destroyed the target, do not.</source>
        <translation>بعد كلّ شوط التحام كان فيه فيل تُرمى له رمية السيطرة. ولا تُرمى إذا قضت هجمته وحدها على الهدف.</translation>
    </message>
    <message>
        <source>After each round of melee an elephant was in, roll its control die; also if its charge alone destroyed the target.</source>
        <translation>بعد كلّ شوط التحام كان فيه فيل تُرمى له رمية السيطرة؛ حتّى إذا قضت هجمته وحدها على الهدف.</translation>
    </message>
    <message numerus="yes">
        <source>%1: running wild it goes %2 straight, then it is gone. Every unit in its path, friend or foe, loses %n stands.</source>
        <translation>
            <numerusform>%1: إذا هاج اندفع إلى الأمام مباشرةً مسافة %2 ثمّ زال. وكلّ وحدة في طريقه، صديقة أو معادية، تخسر %n قطعة.</numerusform>
            <numerusform>%1: إذا هاج اندفع إلى الأمام مباشرةً مسافة %2 ثمّ زال. وكلّ وحدة في طريقه، صديقة أو معادية، تخسر قطعة واحدة.</numerusform>
            <numerusform>%1: إذا هاج اندفع إلى الأمام مباشرةً مسافة %2 ثمّ زال. وكلّ وحدة في طريقه، صديقة أو معادية، تخسر قطعتين.</numerusform>
            <numerusform>%1: إذا هاج اندفع إلى الأمام مباشرةً مسافة %2 ثمّ زال. وكلّ وحدة في طريقه، صديقة أو معادية، تخسر %n قطع.</numerusform>
            <numerusform>%1: إذا هاج اندفع إلى الأمام مباشرةً مسافة %2 ثمّ زال. وكلّ وحدة في طريقه، صديقة أو معادية، تخسر %n قطعةً.</numerusform>
            <numerusform>%1: إذا هاج اندفع إلى الأمام مباشرةً مسافة %2 ثمّ زال. وكلّ وحدة في طريقه، صديقة أو معادية، تخسر %n قطعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other elephants in that path are not harmed.</source>
        <translation>الأفيال الأخرى في طريقه لا يصيبها ضرر.</translation>
    </message>
    <message>
        <source>Other elephants in that path are gone as well.</source>
        <translation>والأفيال الأخرى في طريقه تزول أيضًا.</translation>
    </message>
    <message>
        <source>Under control</source>
        <translation>تحت السيطرة</translation>
    </message>
    <message>
        <source>Runs ahead</source>
        <translation>يندفع إلى الأمام</translation>
    </message>
    <message>
        <source>Runs to the right</source>
        <translation>يندفع يمينًا</translation>
    </message>
    <message>
        <source>Runs to the left</source>
        <translation>يندفع يسارًا</translation>
    </message>
    <message>
        <source>Turns and runs back</source>
        <translation>يستدير ويندفع إلى الخلف</translation>
    </message>
    <message>
        <source>A general goes up to %1 alone, in any direction and past anybody, or goes with a unit; not both.</source>
        <translation>يسير القائد وحده حتّى %1، في أيّ اتّجاه ومهما وقف في طريقه، أو يسير مع وحدة؛ ولا يجوز الأمران معًا.</translation>
    </message>
    <message>
        <source>At the end of that way a general may join a unit, also one in melee, but cannot leave it there.</source>
        <translation>للقائد في نهاية هذا الطريق أن ينضمّ إلى وحدة، حتّى وهي في التحام، لكن لا يجوز أن يتركها هناك.</translation>
    </message>
    <message>
        <source>At the end of that way a general may join a unit of the same command, a commander in chief any unit; also in melee, but cannot leave it there.</source>
        <translation>للقائد في نهاية هذا الطريق أن ينضمّ إلى وحدة من فرقته، وللقائد الأعلى أن ينضمّ إلى أيّ وحدة؛ حتّى وهي في التحام، لكن لا يجوز أن يتركها هناك.</translation>
    </message>
    <message>
        <source>One general at most to a unit.</source>
        <translation>قائد واحد على الأكثر لكلّ وحدة.</translation>
    </message>
    <message>
        <source>Several generals may be with one unit.</source>
        <translation>يجوز أن يكون مع الوحدة أكثر من قائد.</translation>
    </message>
    <message numerus="yes">
        <source>With a unit a general adds %n dice in melee, none in shooting.</source>
        <translation>
            <numerusform>القائد الذي مع وحدة يضيف %n حجر نرد في الالتحام، ولا يضيف شيئًا في الرماية.</numerusform>
            <numerusform>القائد الذي مع وحدة يضيف حجر نرد واحدًا في الالتحام، ولا يضيف شيئًا في الرماية.</numerusform>
            <numerusform>القائد الذي مع وحدة يضيف حجرَي نرد في الالتحام، ولا يضيف شيئًا في الرماية.</numerusform>
            <numerusform>القائد الذي مع وحدة يضيف %n أحجار نرد في الالتحام، ولا يضيف شيئًا في الرماية.</numerusform>
            <numerusform>القائد الذي مع وحدة يضيف %n حجرَ نرد في الالتحام، ولا يضيف شيئًا في الرماية.</numerusform>
            <numerusform>القائد الذي مع وحدة يضيف %n حجر نرد في الالتحام، ولا يضيف شيئًا في الرماية.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dice.</source>
        <translation>
            <numerusform>%1: لا أحجار نرد.</numerusform>
            <numerusform>%1: حجر نرد واحد.</numerusform>
            <numerusform>%1: حجرا نرد.</numerusform>
            <numerusform>%1: %n أحجار نرد.</numerusform>
            <numerusform>%1: %n حجرَ نرد.</numerusform>
            <numerusform>%1: %n حجر نرد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>adds %n dice in melee</source>
        <translation>
            <numerusform>نرد إضافي للالتحام: %n</numerusform>
            <numerusform>نرد إضافي للالتحام: %n</numerusform>
            <numerusform>نرد إضافي للالتحام: %n</numerusform>
            <numerusform>نرد إضافي للالتحام: %n</numerusform>
            <numerusform>نرد إضافي للالتحام: %n</numerusform>
            <numerusform>نرد إضافي للالتحام: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>After each round of melee roll one die for every general in it. On a 6 the general falls.</source>
        <translation>بعد كلّ شوط التحام يُرمى حجر نرد لكلّ قائد فيه. عند 6 يسقط القائد.</translation>
    </message>
    <message>
        <source>If the unit is lost, the general stays there alone.</source>
        <translation>إذا خرجت الوحدة من المعركة بقي القائد مكانه وحده.</translation>
    </message>
    <message>
        <source>If the unit is lost, the general is lost with it.</source>
        <translation>إذا خرجت الوحدة من المعركة سقط القائد معها.</translation>
    </message>
    <message>
        <source>Nobody shoots at a general or charges one.</source>
        <translation>لا يرمي أحد على قائد ولا يهجم عليه.</translation>
    </message>
    <message>
        <source>At the end count for each side what share of its stands it has lost, in per cent. Generals do not count.</source>
        <translation>في النهاية تُحسب لكلّ طرف نسبة ما خسره من قطعه في المئة. والقادة لا يُحسبون.</translation>
    </message>
    <message>
        <source>The shares differ by less than %1 points: drawn. From %1 on: a slight edge for the side that lost less. From %2 on: a great victory.</source>
        <translation>الفرق بين النسبتين أقلّ من %1 (بالنقاط): معركة متعادلة. من %1: تفوّق طفيف لمن خسر أقلّ. من %2: نصر كبير.</translation>
    </message>
    <message>
        <source>A side that alone has units left has won a great victory.</source>
        <translation>الطرف الذي بقيت له وحده وحدات له نصر كبير.</translation>
    </message>
    <message>
        <source>An army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>الجيش الذي خسر نصف قطعه يُهزم عند نهاية تلك الجولة.</translation>
    </message>
    <message>
        <source>A side whose commander in chief falls is beaten at the end of that turn.</source>
        <translation>الطرف الذي سقط قائده الأعلى يُهزم عند نهاية تلك الجولة.</translation>
    </message>
    <message>
        <source>formed</source>
        <translation>منتظمة</translation>
    </message>
    <message>
        <source>any direction</source>
        <translation>في أيّ اتّجاه</translation>
    </message>
    <message>
        <source>scares elephants</source>
        <translation>تُفزع الأفيال</translation>
    </message>
    <message>
        <source>gone if charged</source>
        <translation>تخرج إذا هُجم عليها</translation>
    </message>
    <message>
        <source>no general joins it</source>
        <translation>لا ينضمّ إليها قائد</translation>
    </message>
    <message>
        <source>does not count for victory</source>
        <translation>لا تُحسب للنصر</translation>
    </message>
    <message>
        <source>Stands lost by %1 that give the enemy a slight edge: %2; a great victory: %3 (if the enemy has lost none).</source>
        <translation>خسارة %1 التي تعطي العدوّ تفوّقًا طفيفًا (بالقطع): %2؛ ونصرًا كبيرًا: %3 (إن لم يخسر العدوّ شيئًا).</translation>
    </message>
    <message>
        <source>Stands lost by %1 with which the army is beaten: %2.</source>
        <translation>خسارة %1 التي يُهزم بها (بالقطع): %2.</translation>
    </message>
    <message>
        <source>No stand of %1 counts for victory.</source>
        <translation>لا تُحسب للنصر أيّ قطعة من %1.</translation>
    </message>
    <message>
        <source>General alone</source>
        <translation>القائد وحده</translation>
    </message>
    <message>
        <source>Rampage</source>
        <translation>الهيجان</translation>
    </message>
    <message>
        <source>A front of %1: %2 for 15 degrees, %3 for 30, %4 for 45</source>
        <translation>مقدّمة عرضها %1: ثمن 15 درجةً %2، و30 درجةً %3، و45 درجةً %4</translation>
    </message>
    <message numerus="yes">
        <source>Reckoned from %3 battles that the program played against itself: %n orders a battle, %2 seconds an order with talk and dice. A class that plays for the first time takes longer.</source>
        <translation>
            <numerusform>حُسب هذا من معارك لعبها البرنامج ضدّ نفسه (عددها %3): لا أوامر في المعركة، ومدّة الأمر الواحد بالثواني مع الكلام والنرد: %2. والصفّ الذي يلعب أوّل مرّة يحتاج إلى وقت أطول.</numerusform>
            <numerusform>حُسب هذا من معارك لعبها البرنامج ضدّ نفسه (عددها %3): أمر واحد في المعركة، ومدّة الأمر الواحد بالثواني مع الكلام والنرد: %2. والصفّ الذي يلعب أوّل مرّة يحتاج إلى وقت أطول.</numerusform>
            <numerusform>حُسب هذا من معارك لعبها البرنامج ضدّ نفسه (عددها %3): أمران في المعركة، ومدّة الأمر الواحد بالثواني مع الكلام والنرد: %2. والصفّ الذي يلعب أوّل مرّة يحتاج إلى وقت أطول.</numerusform>
            <numerusform>حُسب هذا من معارك لعبها البرنامج ضدّ نفسه (عددها %3): %n أوامر في المعركة، ومدّة الأمر الواحد بالثواني مع الكلام والنرد: %2. والصفّ الذي يلعب أوّل مرّة يحتاج إلى وقت أطول.</numerusform>
            <numerusform>حُسب هذا من معارك لعبها البرنامج ضدّ نفسه (عددها %3): %n أمرًا في المعركة، ومدّة الأمر الواحد بالثواني مع الكلام والنرد: %2. والصفّ الذي يلعب أوّل مرّة يحتاج إلى وقت أطول.</numerusform>
            <numerusform>حُسب هذا من معارك لعبها البرنامج ضدّ نفسه (عددها %3): %n أمر في المعركة، ومدّة الأمر الواحد بالثواني مع الكلام والنرد: %2. والصفّ الذي يلعب أوّل مرّة يحتاج إلى وقت أطول.</numerusform>
        </translation>
    </message>
    <message>
        <source>How long so large a battle takes is not reckoned here. The balance panel of the editor does it in the background.</source>
        <translation>لا يُحسب هنا كم تدوم معركة بهذا الحجم. لوحة التوازن في المحرّر تحسب ذلك في الخلفية.</translation>
    </message>
    <message>
        <source>From %1 to %2 can play with a task each.</source>
        <translation>يلعب من %1 إلى %2 من التلاميذ، ولكلّ منهم مهمّة.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n commands.</source>
        <translation>
            <numerusform>%1: لا فرق.</numerusform>
            <numerusform>%1: فرقة واحدة.</numerusform>
            <numerusform>%1: فرقتان.</numerusform>
            <numerusform>%1: %n فرق.</numerusform>
            <numerusform>%1: %n فرقةً.</numerusform>
            <numerusform>%1: %n فرقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>If there are more, let two lead a command together: one gives the orders, one measures and rolls. If there are fewer, let one lead several.</source>
        <translation>إن كان التلاميذ أكثر قاد كلّ فرقة اثنان: واحد يعطي الأوامر، وواحد يقيس ويرمي النرد. وإن كانوا أقلّ قاد الواحد عدّة فرق.</translation>
    </message>
    <message>
        <source>Commander in chief, one a side: makes the plan with the commanders before the battle, then speaks for the side.</source>
        <translation>القائد الأعلى، واحد لكلّ طرف: يضع الخطّة مع قادة الفرق قبل المعركة، ثمّ يتكلّم باسم طرفه.</translation>
    </message>
    <message>
        <source>Commander, one a command: moves its units, measures, rolls its dice and ticks off its losses.</source>
        <translation>قائد الفرقة، واحد لكلّ فرقة: يحرّك وحداتها ويقيس ويرمي نردها ويضع علامة لكلّ خسارة.</translation>
    </message>
    <message>
        <source>Commands without a general need somebody too; the commander in chief may lead them.</source>
        <translation>الفرق التي لا قائد لها تحتاج هي أيضًا إلى من يقودها؛ وللقائد الأعلى أن يقودها.</translation>
    </message>
    <message>
        <source>Referee: moves the marker on the track, says whose step it is, reads rules from the wall.</source>
        <translation>الحكم: ينقل العلامة على المسار، ويقول لمن المرحلة، ويقرأ القواعد عن الحائط.</translation>
    </message>
    <message>
        <source>Chronicler: writes down after every turn what happened and what it cost. The report of the battle comes from these notes.</source>
        <translation>المؤرّخ: يكتب بعد كلّ جولة ما حدث وما كلّفه. ومن هذه الملاحظات يُكتب تقرير المعركة.</translation>
    </message>
    <message>
        <source>The day before: cut out soldiers, sticks and templates, and check with a ruler that the printer kept the size.</source>
        <translation>في اليوم السابق: يُقصّ الجنود والأشرطة والقوالب، ويُتحقّق بالمسطرة من أنّ الطابعة لم تغيّر الحجم.</translation>
    </message>
    <message>
        <source>Mark the table along two edges as on the map and put every unit where the list has it.</source>
        <translation>توضع على حافّتين من الطاولة علامات كما في الخريطة، وتوضع كلّ وحدة حيث تقول القائمة.</translation>
    </message>
    <message>
        <source>Mark the table along two edges as on the map. The sides place their commands themselves, each inside its zone.</source>
        <translation>توضع على حافّتين من الطاولة علامات كما في الخريطة. وينشر الطرفان فرقهما بأنفسهما، كلّ في منطقته.</translation>
    </message>
    <message>
        <source>Every commander gets the card of the command. Give five minutes to read it and to make a plan.</source>
        <translation>لكلّ قائد بطاقة فرقته. خمس دقائق تكفي لقراءتها ووضع خطّة.</translation>
    </message>
    <message>
        <source>The quick reference hangs where everybody sees it.</source>
        <translation>يُعلَّق ملخّص القواعد حيث يراه الجميع.</translation>
    </message>
    <message>
        <source>The track lies beside the table. Its markers show turn and step.</source>
        <translation>المسار بجانب الطاولة. وعلاماته تدلّ على الجولة والمرحلة.</translation>
    </message>
    <message>
        <source>Tick a box in the order of battle for every stand lost. The ladder below says how many per cent that is.</source>
        <translation>لكلّ قطعة تُفقد علامة في مربّع من قائمة القوّات. والسلّم تحتها يقول كم في المئة ذلك.</translation>
    </message>
    <message>
        <source>If nobody is sure of a rule, let the program play that step, or roll a die and go on.</source>
        <translation>إذا لم يكن أحد متأكّدًا من قاعدة، فليلعب البرنامج تلك المرحلة، أو يُرمى حجر نرد ويستمرّ اللعب.</translation>
    </message>
    <message>
        <source>Afterwards everybody fills in a report. Compare them: no two saw the same battle.</source>
        <translation>بعد المعركة يملأ كلّ واحد تقريرًا. ثمّ تُقارن التقارير: ما من اثنين رأيا المعركة نفسها.</translation>
    </message>
    <message>
        <source>At which moment was the battle decided? Who noticed it then?</source>
        <translation>في أيّ لحظة حُسمت المعركة؟ ومن انتبه إلى ذلك حينها؟</translation>
    </message>
    <message>
        <source>What was each side&apos;s plan, and when did it stop working?</source>
        <translation>ما كانت خطّة كلّ طرف، ومتى لم تعد تنفع؟</translation>
    </message>
    <message>
        <source>There were %2 stands of %1 and %4 of %3. How could the smaller army make up for that?</source>
        <translation>عدد قطع %1: %2، وعدد قطع %3: %4. كيف كان للجيش الأصغر أن يعوّض ذلك؟</translation>
    </message>
    <message>
        <source>The armies were about equally large. What made the difference?</source>
        <translation>كان الجيشان متقاربين في الحجم. فما الذي صنع الفرق؟</translation>
    </message>
    <message>
        <source>Were the elephants worth their risk, and to whom?</source>
        <translation>هل كانت الأفيال تستحقّ خطرها، ولمن؟</translation>
    </message>
    <message>
        <source>Should a general fight in the front rank or stay behind and look on?</source>
        <translation>أيقاتل القائد في الصفّ الأوّل أم يبقى في الخلف ويراقب؟</translation>
    </message>
    <message>
        <source>What was luck and what was skill? How could one find out?</source>
        <translation>ما الذي كان حظًّا وما الذي كان مهارة؟ وكيف يمكن أن نعرف ذلك؟</translation>
    </message>
    <message>
        <source>What does the game leave out that a soldier would have felt: fear, noise, hunger, orders that never arrive?</source>
        <translation>ماذا تُغفل اللعبة ممّا كان الجنديّ يشعر به: الخوف، الضجيج، الجوع، أوامر لا تصل أبدًا؟</translation>
    </message>
    <message>
        <source>Who wrote about this battle, how long afterwards, and for whom? What does that mean for us?</source>
        <translation>من كتب عن هذه المعركة، وبعد كم من الزمن، ولمن؟ وماذا يعني ذلك لنا؟</translation>
    </message>
    <message>
        <source>Who paid for this battle besides the armies, and whose story is not told?</source>
        <translation>من دفع ثمن هذه المعركة غير الجيشين، ومن لم تُروَ قصّته؟</translation>
    </message>
    <message numerus="yes">
        <source>%n units or generals had acted in this step already. They may act again.</source>
        <translation>
            <numerusform>لم تتصرّف أيّ وحدة ولا أيّ قائد في هذه المرحلة.</numerusform>
            <numerusform>وحدة واحدة أو قائد واحد تصرّف في هذه المرحلة، ويجوز له التصرّف ثانيةً.</numerusform>
            <numerusform>وحدتان أو قائدان تصرّفا في هذه المرحلة، ويجوز لهما التصرّف ثانيةً.</numerusform>
            <numerusform>عدد من تصرّف من الوحدات والقادة في هذه المرحلة: %n. يجوز لهم التصرّف ثانيةً.</numerusform>
            <numerusform>عدد من تصرّف من الوحدات والقادة في هذه المرحلة: %n. يجوز لهم التصرّف ثانيةً.</numerusform>
            <numerusform>عدد من تصرّف من الوحدات والقادة في هذه المرحلة: %n. يجوز لهم التصرّف ثانيةً.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units had charged in this turn. What that means for its melee is forgotten.</source>
        <translation>
            <numerusform>لم تهجم أيّ وحدة في هذه الجولة. ما يعنيه ذلك للالتحام لا يُحتسب بعد الآن.</numerusform>
            <numerusform>هجمت وحدة واحدة في هذه الجولة. ما يعنيه ذلك للالتحام لا يُحتسب بعد الآن.</numerusform>
            <numerusform>هجمت وحدتان في هذه الجولة. ما يعنيه ذلك للالتحام لا يُحتسب بعد الآن.</numerusform>
            <numerusform>هجمت %n وحدات في هذه الجولة. ما يعنيه ذلك للالتحام لا يُحتسب بعد الآن.</numerusform>
            <numerusform>هجمت %n وحدةً في هذه الجولة. ما يعنيه ذلك للالتحام لا يُحتسب بعد الآن.</numerusform>
            <numerusform>هجمت %n وحدة في هذه الجولة. ما يعنيه ذلك للالتحام لا يُحتسب بعد الآن.</numerusform>
        </translation>
    </message>
    <message>
        <source>Commands were still being placed. Placing them begins anew.</source>
        <translation>كان نشر الفرق ما زال جاريًا. يبدأ نشرها من جديد.</translation>
    </message>
    <message>
        <source>Dice were due or a fight was half fought. The step begins anew without them.</source>
        <translation>كان النرد منتظرًا أو كان القتال في منتصفه. تبدأ المرحلة من جديد دون ذلك.</translation>
    </message>
    <message>
        <source>The count of turns without losses begins anew.</source>
        <translation>يبدأ عدّ الجولات الخالية من الخسائر من جديد.</translation>
    </message>
    <message>
        <source>The battle had ended. The new one goes on from its last step.</source>
        <translation>كانت المعركة قد انتهت. وتتابع الجديدة من مرحلتها الأخيرة.</translation>
    </message>
    <message>
        <source>Some orders of this step had been given already. The step begins anew.</source>
        <translation>أُعطيت في هذه المرحلة بعض الأوامر. تبدأ المرحلة من جديد.</translation>
    </message>
    <message numerus="yes">
        <source>%n stands that were missing when the battle began will count as lost in the new one.</source>
        <translation>
            <numerusform>لا قطع ناقصة.</numerusform>
            <numerusform>قطعة واحدة كانت ناقصة عند بدء المعركة وستُحسب خسارة في الجديدة.</numerusform>
            <numerusform>قطعتان كانتا ناقصتين عند بدء المعركة وستُحسبان خسارة في الجديدة.</numerusform>
            <numerusform>%n قطع كانت ناقصة عند بدء المعركة وستُحسب خسائر في الجديدة.</numerusform>
            <numerusform>%n قطعةً كانت ناقصة عند بدء المعركة وستُحسب خسائر في الجديدة.</numerusform>
            <numerusform>%n قطعة كانت ناقصة عند بدء المعركة وستُحسب خسائر في الجديدة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageFormatter</name>
    <message>
        <source>%1 cm</source>
        <comment>centimetres</comment>
        <translation>%1 سم</translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>inches</comment>
        <translation>%1 بوصة</translation>
    </message>
    <message>
        <source>cm</source>
        <comment>centimetres</comment>
        <translation>سم</translation>
    </message>
    <message>
        <source>in</source>
        <comment>inches</comment>
        <translation>بوصة</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1٪</translation>
    </message>
    <message>
        <source>under %1%</source>
        <translation>أقلّ من %1٪</translation>
    </message>
    <message>
        <source>over %1%</source>
        <translation>أكثر من %1٪</translation>
    </message>
</context>
<context>
    <name>NextThing</name>
    <message>
        <source>Place the next command</source>
        <translation>نشر الفرقة التالية</translation>
    </message>
    <message>
        <source>Choose a target</source>
        <translation>اختيار هدف</translation>
    </message>
    <message>
        <source>No charge now</source>
        <translation>لا هجوم الآن</translation>
    </message>
    <message>
        <source>Nobody can charge: go on</source>
        <translation>لا أحد يستطيع الهجوم: متابعة</translation>
    </message>
    <message>
        <source>No fights: go on</source>
        <translation>لا اشتباكات: متابعة</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>إلى القتال</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>العودة إلى الآن</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>تخطٍّ</translation>
    </message>
    <message>
        <source>Read the battle report</source>
        <translation>قراءة تقرير المعركة</translation>
    </message>
    <message>
        <source>Paused: go on</source>
        <translation>توقّف مؤقّت: متابعة</translation>
    </message>
    <message>
        <source>The program is thinking…</source>
        <translation>البرنامج يفكّر…</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>تنفيذ</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Expected loss %1 of %2 stands; destroyed: %3.</source>
        <comment>stands, stands, chance</comment>
        <translation>الخسارة المتوقّعة (بالقطع) %1 من %2؛ الخروج من المعركة: %3.</translation>
    </message>
    <message>
        <source>destroyed: %1</source>
        <translation>الخروج من المعركة: %1</translation>
    </message>
    <message>
        <source>%1 left: %2</source>
        <comment>stands, chance</comment>
        <translation>بقاء %1: %2</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Line %1: %2</source>
        <translation>السطر %1: %2</translation>
    </message>
    <message>
        <source>%1 Problems in all: %2.</source>
        <translation>%1 مجموع المشكلات: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>في «%1»: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>لا يمكن فتح %1. %2</translation>
    </message>
    <message>
        <source>%1 cannot be played. %2</source>
        <translation>لا يمكن لعب %1. %2</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Show this help and end.</source>
        <translation>يعرض هذه المساعدة وينتهي.</translation>
    </message>
    <message>
        <source>Show the version and end.</source>
        <translation>يعرض الإصدار وينتهي.</translation>
    </message>
    <message>
        <source>Write a picture of the window and end.</source>
        <translation>يكتب صورة للنافذة وينتهي.</translation>
    </message>
    <message>
        <source>Size of the window in pixels.</source>
        <translation>حجم النافذة بالبكسل.</translation>
    </message>
    <message>
        <source>Colours of the window: light or dark.</source>
        <translation>ألوان النافذة: light أو dark.</translation>
    </message>
    <message>
        <source>Part of the table to look at, in inches from its south-west corner.</source>
        <translation>الجزء المعروض من الطاولة بالبوصات من زاويتها الجنوبية الغربية.</translation>
    </message>
    <message>
        <source>Language to speak for this time, such as fr.</source>
        <translation>اللغة هذه المرّة، مثل fr.</translation>
    </message>
    <message>
        <source>Open the scenario in the editor.</source>
        <translation>يفتح السيناريو في المحرّر.</translation>
    </message>
    <message>
        <source>Write the battle report of a journal to FILE and end.</source>
        <translation>يكتب تقرير معركة من سجلّها في FILE وينتهي.</translation>
    </message>
    <message>
        <source>Write the report as pdf, html or text, where the name of FILE does not say it.</source>
        <translation>يكتب التقرير بصيغة pdf أو html أو text، إن لم يدلّ اسم FILE عليها.</translation>
    </message>
    <message>
        <source>Paper of what is printed: a4 or letter.</source>
        <translation>ورق المطبوعات: a4 أو letter.</translation>
    </message>
    <message>
        <source>Lengths in what is printed: in or cm.</source>
        <translation>الأطوال في المطبوعات: in أو cm.</translation>
    </message>
    <message>
        <source>Show the events that each sentence of the report rests on.</source>
        <translation>يُظهر الأحداث التي تقوم عليها كلّ جملة في التقرير.</translation>
    </message>
    <message>
        <source>There is no paper &quot;%1&quot;; there are a4 and letter.</source>
        <translation>لا يوجد ورق «%1»؛ الموجود a4 وletter.</translation>
    </message>
    <message>
        <source>Lengths are told in &quot;in&quot; or &quot;cm&quot;, not in &quot;%1&quot;.</source>
        <translation>وحدة الأطوال «in» أو «cm»، لا «%1».</translation>
    </message>
    <message>
        <source>A report goes to a file whose name ends in .pdf, .html or .txt, not to &quot;%1&quot;.</source>
        <translation>يُكتب التقرير في ملفّ ينتهي اسمه بالحروف .pdf أو .html أو .txt، لا في «%1».</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;; there are: %2.</source>
        <translation>لا توجد لغة «%1»؛ الموجود: %2.</translation>
    </message>
    <message>
        <source>There is no theme &quot;%1&quot;; there are light and dark.</source>
        <translation>لا توجد ألوان «%1»؛ الموجود light وdark.</translation>
    </message>
    <message>
        <source>A size looks like 1366x768.</source>
        <translation>يُكتب الحجم هكذا: 1366x768.</translation>
    </message>
    <message>
        <source>A part of the table looks like 20,30,24,16.</source>
        <translation>يُكتب جزء الطاولة هكذا: 20,30,24,16.</translation>
    </message>
    <message>
        <source>Zama: fast-play tabletop battles for the classroom. Begins with the start page, or with the battle of a file.</source>
        <translation>زاما: معارك سريعة على الطاولة للصفّ المدرسي. يبدأ بصفحة البداية أو بمعركة من ملفّ.</translation>
    </message>
    <message>
        <source>A scenario (*.zama.json) or a battle under way (*.zama-game.json).</source>
        <translation>سيناريو (*.zama.json) أو معركة جارية (*.zama-game.json).</translation>
    </message>
    <message>
        <source>One file at a time, please.</source>
        <translation>ملفّ واحد في كلّ مرّة، من فضلك.</translation>
    </message>
    <message>
        <source>Which scenario is to be edited? zama --edit FILE</source>
        <translation>أيّ سيناريو يُحرَّر؟ zama --edit FILE</translation>
    </message>
</context>
<context>
    <name>OrderOfBattlePages</name>
    <message>
        <source>A box is a stand; tick it when the stand is lost. The two boxes above a bar go together: a single stand cannot hold.</source>
        <translation>المربّع قطعة؛ توضع فيه علامة حين تُفقد. والمربّعان فوق الشريط متلازمان: فالقطعة الواحدة لا تصمد وحدها.</translation>
    </message>
    <message>
        <source>A round box does not count for victory. The ring before a general is for his fall.</source>
        <translation>المربّع المستدير لا يُحسب للنصر. والدائرة قبل اسم القائد لسقوطه.</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>الجميع معًا</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>الوحدات</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>القطع</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>Of these count for victory</source>
        <translation>المحسوب منها للنصر</translation>
    </message>
    <message>
        <source>Stands lost, in per cent</source>
        <translation>القطع المفقودة في المئة</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Carthaginian</source>
        <translation>قرطاجي</translation>
    </message>
    <message>
        <source>English</source>
        <translation>إنكليزي</translation>
    </message>
    <message>
        <source>French</source>
        <translation>فرنسي</translation>
    </message>
    <message>
        <source>Gallic</source>
        <translation>غالي</translation>
    </message>
    <message>
        <source>Germanic</source>
        <translation>جرماني</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>إغريقي</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>Iberian</source>
        <translation>إيبيري</translation>
    </message>
    <message>
        <source>Imperial Roman</source>
        <translation>روماني إمبراطوري</translation>
    </message>
    <message>
        <source>Indian</source>
        <translation>هندي</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>مقدوني</translation>
    </message>
    <message>
        <source>Mamluk</source>
        <translation>مملوكي</translation>
    </message>
    <message>
        <source>Mongol</source>
        <translation>مغولي</translation>
    </message>
    <message>
        <source>Norman</source>
        <translation>نورماني</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>أصفر ترابي</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>فارسي</translation>
    </message>
    <message>
        <source>Ptolemaic</source>
        <translation>بطلمي</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>روماني</translation>
    </message>
    <message>
        <source>Saxon</source>
        <translation>ساكسوني</translation>
    </message>
    <message>
        <source>Seleucid</source>
        <translation>سلوقي</translation>
    </message>
</context>
<context>
    <name>PdfFile</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>لا يمكن كتابة %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: the pages could not be drawn</source>
        <translation>لا يمكن كتابة %1: لم يمكن رسم الصفحات</translation>
    </message>
</context>
<context>
    <name>PieceProperties</name>
    <message>
        <source>nobody</source>
        <translation>لا أحد</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>pattern of a colour</comment>
        <translation>سادة</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>خطوط</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>نقاط</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>مربّعات</translation>
    </message>
    <message>
        <source>The figures’ own</source>
        <translation>ألوان المجسّمات نفسها</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>kind of ground</comment>
        <translation>سادة</translation>
    </message>
    <message>
        <source>Deploys on the whole table</source>
        <translation>ينتشر على الطاولة كلّها</translation>
    </message>
    <message>
        <source>Zone, from the left edge</source>
        <translation>المنطقة، من الحافّة اليسرى</translation>
    </message>
    <message>
        <source>Zone, from the bottom edge</source>
        <translation>المنطقة، من الحافّة السفلى</translation>
    </message>
    <message>
        <source>Zone, width</source>
        <translation>المنطقة، العرض</translation>
    </message>
    <message>
        <source>Zone, depth</source>
        <translation>المنطقة، العمق</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>القطع</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>كلّها</translation>
    </message>
    <message>
        <source>Stands left</source>
        <translation>القطع الباقية</translation>
    </message>
    <message>
        <source>Only for battles that begin in the middle.</source>
        <translation>فقط للمعارك التي تبدأ من وسطها.</translation>
    </message>
    <message>
        <source>From the left edge</source>
        <translation>من الحافّة اليسرى</translation>
    </message>
    <message>
        <source>From the bottom edge</source>
        <translation>من الحافّة السفلى</translation>
    </message>
    <message>
        <source>Where the middle of its front edge stands.</source>
        <translation>حيث يقف منتصف حافّتها الأمامية.</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>الوجهة</translation>
    </message>
    <message>
        <source>Clockwise: 0° looks up the table, 180° down.</source>
        <translation>باتّجاه عقارب الساعة: 0° إلى أعلى الطاولة، و180° إلى أسفلها.</translation>
    </message>
    <message>
        <source>Extra stands</source>
        <translation>النرد الإضافي</translation>
    </message>
    <message>
        <source>So many more stands fight in the unit he is with.</source>
        <translation>تقاتل الوحدة التي هو معها كأنّ لها هذا العدد من القطع الزائدة.</translation>
    </message>
    <message>
        <source>Commander-in-chief</source>
        <translation>القائد الأعلى</translation>
    </message>
    <message>
        <source>Is with</source>
        <translation>مع الوحدة</translation>
    </message>
    <message>
        <source>Has fallen already</source>
        <translation>سقط من قبل</translation>
    </message>
    <message>
        <source>General</source>
        <translation>القائد</translation>
    </message>
    <message>
        <source>Has a general</source>
        <translation>لها قائد</translation>
    </message>
    <message>
        <source>As a label: “Romans”.</source>
        <translation>كعنوان: «الرومان».</translation>
    </message>
    <message>
        <source>In a sentence</source>
        <translation>في الجملة</translation>
    </message>
    <message>
        <source>As in “Now the Romans move”: with “the” where your language wants it. Empty: the same as the name.</source>
        <translation>كما في «هجم جيش الرومان». والفارغ: كالاسم.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>اللون</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>اللون الثاني</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>النقش</translation>
    </message>
    <message>
        <source>Tells the sides apart also without colours.</source>
        <translation>يميّز الطرفين دون ألوان أيضًا.</translation>
    </message>
    <message>
        <source>Colours of its figures</source>
        <translation>ألوان مجسّماته</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>العمق</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>الأرض</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Computer: Recruit (easy)</source>
        <translation>الحاسوب: مستجدّ (سهل)</translation>
    </message>
    <message>
        <source>Computer: Veteran (medium)</source>
        <translation>الحاسوب: مخضرم (متوسّط)</translation>
    </message>
    <message>
        <source>Computer: Commander (strong)</source>
        <translation>الحاسوب: قائد (قويّ)</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>شخص</translation>
    </message>
</context>
<context>
    <name>PrintCall</name>
    <message>
        <source>There is nothing called &quot;%1&quot; to print; there are: %2.</source>
        <translation>لا يوجد «%1» للطباعة؛ الموجود: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no language; a language is called fr, de or pt-BR.</source>
        <translation>الاسم «%1» ليس اسم لغة؛ تُسمّى اللغة fr أو de أو pt-BR.</translation>
    </message>
    <message>
        <source>At most two languages can be printed under one another.</source>
        <translation>لا تُطبع أكثر من لغتين إحداهما تحت الأخرى.</translation>
    </message>
    <message>
        <source>--%1 is a whole number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>قيمة --%1 عدد صحيح من %2 إلى %3، لا «%4».</translation>
    </message>
    <message>
        <source>--%1 is for paper soldiers, and none are to be printed: add soldiers to --what.</source>
        <translation>الخيار --%1 لجنود الورق، وليس بين المطلوب طباعته جنود: تُضاف الكلمة soldiers إلى الخيار --what.</translation>
    </message>
    <message>
        <source>Pages go to a file whose name ends in .pdf, not to &quot;%1&quot;.</source>
        <translation>تُكتب الصفحات في ملفّ ينتهي اسمه بالحروف .pdf، لا في «%1».</translation>
    </message>
    <message>
        <source>There is no ink &quot;%1&quot;; there are: %2.</source>
        <translation>لا يوجد حبر «%1»؛ الموجود: %2.</translation>
    </message>
    <message>
        <source>Write what a class needs on paper for a battle to OUT, a PDF, and end.</source>
        <translation>كتابة ما يحتاج إليه الصفّ على الورق لمعركة في OUT، وهو ملفّ PDF، ثمّ الإنهاء.</translation>
    </message>
    <message>
        <source>What to print: %1.</source>
        <translation>ماذا يُطبع: %1.</translation>
    </message>
    <message>
        <source>Language of what is printed, or two under one another.</source>
        <translation>لغة المطبوعات، أو لغتان إحداهما تحت الأخرى.</translation>
    </message>
    <message>
        <source>How to print it: %1.</source>
        <translation>كيف يُطبع: %1.</translation>
    </message>
    <message>
        <source>The paper lies sideways.</source>
        <translation>الورق بالعرض.</translation>
    </message>
    <message>
        <source>Soldiers of these commands only.</source>
        <translation>جنود هذه الفرق فقط.</translation>
    </message>
    <message>
        <source>Soldiers of these types of unit only, without generals.</source>
        <translation>جنود هذه الأنواع من الوحدات فقط، بلا قادة.</translation>
    </message>
    <message>
        <source>Spare stands of each type, 0 to %1.</source>
        <translation>قطع احتياطية لكلّ نوع، من 0 إلى %1.</translation>
    </message>
    <message>
        <source>Height of the figures in per cent, %1 to %2; bases stay as they are.</source>
        <translation>ارتفاع المجسّمات في المئة، من %1 إلى %2؛ والقطع تبقى كما هي.</translation>
    </message>
    <message>
        <source>No generals among the soldiers.</source>
        <translation>لا قادة بين الجنود.</translation>
    </message>
    <message>
        <source>Replace OUT where it is there already.</source>
        <translation>استبدال OUT إن كان موجودًا.</translation>
    </message>
</context>
<context>
    <name>PrintFile</name>
    <message>
        <source>The scenario says nothing in &quot;%1&quot;; its texts are printed in its own language, &quot;%2&quot;.</source>
        <translation>السيناريو لا يقول شيئًا بلغة «%1»؛ فتُطبع نصوصه بلغته هو، «%2».</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot; in this battle; there are: %2.</source>
        <translation>لا توجد فرقة «%1» في هذه المعركة؛ الموجود: %2.</translation>
    </message>
    <message>
        <source>There is no type of unit &quot;%1&quot; in this battle; there are: %2.</source>
        <translation>لا يوجد نوع وحدات «%1» في هذه المعركة؛ الموجود: %2.</translation>
    </message>
    <message>
        <source>%1 is what is being read.</source>
        <translation>%1 هو الملفّ الذي يُقرأ.</translation>
    </message>
    <message>
        <source>%1 is there already; --force replaces it.</source>
        <translation>الملفّ %1 موجود من قبل؛ والخيار --force يستبدله.</translation>
    </message>
</context>
<context>
    <name>PrintFooter</name>
    <message>
        <source>Print at 100%: this is 10 cm</source>
        <translation>تُطبع بحجم 100٪: هذا 10 سم</translation>
    </message>
    <message>
        <source>5 cm</source>
        <translation>5 سم</translation>
    </message>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1، الصفحة %2 من %3</translation>
    </message>
</context>
<context>
    <name>PrintOrder</name>
    <message>
        <source>The battle has no units yet, so these are left out: %1.</source>
        <translation>ليس في المعركة وحدات بعد، فلا يُطبع ما يلي: %1.</translation>
    </message>
    <message>
        <source>This makes no pages: the battle has nothing of what is wanted.</source>
        <translation>لا صفحات من هذا: ليس في المعركة شيء من المطلوب.</translation>
    </message>
</context>
<context>
    <name>PrintParts</name>
    <message>
        <source>Paper soldiers</source>
        <translation>جنود من ورق</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>ملخّص القواعد</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>قائمة القوّات</translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation>القادة</translation>
    </message>
    <message>
        <source>Range sticks</source>
        <translation>أشرطة المدى</translation>
    </message>
    <message>
        <source>Turning templates</source>
        <translation>قوالب الدوران</translation>
    </message>
    <message>
        <source>Rampage template</source>
        <translation>قالب الهيجان</translation>
    </message>
    <message>
        <source>Deployment map</source>
        <translation>خريطة النشر</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <translation>تسلسل اللعب</translation>
    </message>
    <message>
        <source>Our battle report</source>
        <translation>تقرير معركتنا</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>للمعلّم</translation>
    </message>
</context>
<context>
    <name>PrintPurposes</name>
    <message>
        <source>A strip for every stand, to cut out and fold.</source>
        <translation>شريط لكلّ قطعة، للقصّ والطيّ.</translation>
    </message>
    <message>
        <source>The rules in short, with the numbers of this battle.</source>
        <translation>القواعد باختصار، بأعداد هذه المعركة.</translation>
    </message>
    <message>
        <source>All units, with a box to tick for every stand that is lost.</source>
        <translation>كلّ الوحدات، ومربّع لكلّ قطعة توضع فيه علامة حين تُفقد.</translation>
    </message>
    <message>
        <source>For each commander: what he knows and whom he leads.</source>
        <translation>لكلّ قائد: ما يعرفه ومن يقودهم.</translation>
    </message>
    <message>
        <source>Strips to measure moves and ranges with.</source>
        <translation>أشرطة لقياس الحركة والمدى.</translation>
    </message>
    <message>
        <source>Angles of 45 degrees, for wheels and oblique moves.</source>
        <translation>زوايا من 45 درجةً، للدوران والتقدّم المائل.</translation>
    </message>
    <message>
        <source>Where an elephant goes that is out of control.</source>
        <translation>إلى أين يذهب فيل خرج عن السيطرة.</translation>
    </message>
    <message>
        <source>Who stands where, with a grid to lay out a real table.</source>
        <translation>من يقف أين، مع شبكة لإعداد طاولة حقيقية.</translation>
    </message>
    <message>
        <source>The steps of a turn, for a counter to go along.</source>
        <translation>مراحل الجولة، تسير عليها علامة.</translation>
    </message>
    <message>
        <source>A form in which pupils tell what happened.</source>
        <translation>ورقة يروي فيها التلاميذ ما حدث.</translation>
    </message>
    <message>
        <source>How long it takes, who does what, what to discuss.</source>
        <translation>كم تدوم، ومن يفعل ماذا، وما الذي يُناقَش.</translation>
    </message>
</context>
<context>
    <name>PrinterRun</name>
    <message>
        <source>The last page could not be handed to the printer “%1”.</source>
        <translation>لم يمكن إرسال الصفحة الأخيرة إلى الطابعة «%1».</translation>
    </message>
    <message>
        <source>The printer “%1” reports an error.</source>
        <translation>الطابعة «%1» تبلّغ عن خطأ.</translation>
    </message>
    <message>
        <source>The printer “%1” does not take paper of this size.</source>
        <translation>الطابعة «%1» لا تقبل ورقًا بهذا الحجم.</translation>
    </message>
    <message>
        <source>The printer “%1” cannot be reached.</source>
        <translation>لا يمكن الوصول إلى الطابعة «%1».</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>قرص</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>مجلّد</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;تحديد الكلّ</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;زيادة</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>إ&amp;نقاص</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>إنقاص</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>إنقاص القيمة</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>الرجوع صفحة</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>الانتقال إلى الصفحة التالية</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>زيادة</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>زيادة القيمة</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>ضغط</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>تمرير إلى أسفل</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>تمرير إلى اليسار</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>تمرير إلى اليمين</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>تمرير إلى أعلى</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>التمرير إلى أسفل</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>التمرير إلى اليسار</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>التمرير إلى اليمين</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>التمرير إلى أعلى</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>تركيز</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>يضع التركيز هنا</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>يُظهر القائمة</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>تبديل</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>يبدّل الحالة</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>ينفّذ الإجراء</translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>إ&amp;ضافة إلى الألوان المخصّصة</translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation>الألوان الأ&amp;ساسية</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>الألوان ال&amp;مخصّصة</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>أ&amp;خضر:</translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation>&amp;HTML:</translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation>&amp;التقاط لون من الشاشة</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>أ&amp;حمر:</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>الت&amp;شبّع:</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>ال&amp;قيمة:</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>قناة أل&amp;فا:</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>أ&amp;زرق:</translation>
    </message>
    <message>
        <source>Cursor at %1, %2
Press ESC to cancel</source>
        <translation>المؤشّر عند %1، %2
الإلغاء بالمفتاح ESC</translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation>ال&amp;درجة:</translation>
    </message>
    <message>
        <source>Select Color</source>
        <translation>اختيار اللون</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>False</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>فتح قائمة الاختيار</translation>
    </message>
    <message>
        <source>True</source>
        <translation>صواب</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Arguments:</source>
        <translation>المعاملات:</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>يعرض المساعدة مع خيارات Qt.</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>يعرض المساعدة عن خيارات سطر الأوامر.</translation>
    </message>
    <message>
        <source>Displays this help.</source>
        <translation>يعرض هذه المساعدة.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>يعرض الإصدار.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>تنقص قيمة بعد &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>الخيارات:</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>قيمة غير متوقّعة بعد &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>خيار غير معروف &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>خيارات غير معروفة: %1.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>الاستعمال: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[خيارات]</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>ما هذا؟</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>يغلق اللوح</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>فصل</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>يفصل اللوح عن النافذة ويعيده إليها</translation>
    </message>
</context>
<context>
    <name>QFileDevice</name>
    <message>
        <source>No file engine available or engine does not support UnMapExtension</source>
        <translation>لا محرّك ملفّات متاح، أو أنّه لا يدعم UnMapExtension</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 File</source>
        <translation>ملفّ %1</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>الملفّ %1 موجود.
هل تريد استبداله؟</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
المجلّد غير موجود.
يُرجى التحقّق من اسم المجلّد.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
الملفّ غير موجود.
يُرجى التحقّق من اسم الملفّ.</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>ا&amp;ختيار</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>مجلّد &amp;جديد</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;فتح</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>ت&amp;غيير الاسم</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ح&amp;فظ</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>الملفّ &apos;%1&apos; محميّ من الكتابة.
هل تريد حذفه مع ذلك؟</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>اسم بديل</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>كلّ الملفّات (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كلّ الملفّات (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>هل تريد حقًّا حذف &apos;%1&apos;؟</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>عرض التفاصيل</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>عرض القائمة</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>لم يمكن حذف المجلّد.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>إنشاء مجلّد جديد</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>إنشاء مجلّد جديد</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>عرض التفاصيل</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>المجلّدات</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>المجلّد:</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>قرص</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ملفّ</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>اسم ال&amp;ملفّ:</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>مجلّد ملفّات</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفّات</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>نوع الملفّات:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>البحث عن مجلّد</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>مجلّد</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>الرجوع</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>التقدّم</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>الانتقال إلى المجلّد الأعلى</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>عرض القائمة</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>قائمة الأماكن والعلامات</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>البحث في:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>هذا الحاسوب</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>مجلّد جديد</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>المجلّد الأعلى</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>الأماكن الأخيرة</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>حفظ باسم</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>اختصار</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>إظهار </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>إظهار الملفّات ال&amp;مخفيّة</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>الشريط الجانبي</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>%1 GB</source>
        <translation>%1 غ.ب</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 ك.ب</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 م.ب</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 ت.ب</translation>
    </message>
    <message>
        <source>%1 byte(s)</source>
        <translation>%1 بايت</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 بايت</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; can not be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuations marks.</source>
        <translation>&lt;b&gt;لا يمكن استعمال الاسم &quot;%1&quot;.&lt;/b&gt;&lt;p&gt;يمكن تجربة اسم آخر بأحرف أقلّ أو بلا علامات ترقيم.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>تاريخ التعديل</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>اسم ملفّ غير صالح</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>الصنف</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>هذا الحاسوب</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>All other platforms</comment>
        <translation>النوع</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>No space left on device</source>
        <translation>لا مكان باقيًا على القرص</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>لا يوجد ملفّ أو مجلّد كهذا</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>الإذن مرفوض</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>الملفّات المفتوحة كثيرة جدًّا</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>خطأ غير معروف</translation>
    </message>
    <message>
        <source>file to open is a directory</source>
        <translation>الملفّ المطلوب فتحه مجلّد</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قصّ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>تحديد الكلّ</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;حول Qt&lt;/h3&gt;&lt;p&gt;يستعمل هذا البرنامج Qt بالإصدار %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Qt is a C++ toolkit for cross-platform application development.&lt;/p&gt;&lt;p&gt;Qt provides single-source portability across all major desktop operating systems. It is also available for embedded Linux and other embedded and mobile operating systems.&lt;/p&gt;&lt;p&gt;Qt is available under three different licensing options designed to accommodate the needs of our various users.&lt;/p&gt;&lt;p&gt;Qt licensed under our commercial license agreement is appropriate for development of proprietary/commercial software where you do not want to share any source code with third parties or otherwise cannot comply with the terms of the GNU LGPL version 3 or GNU LGPL version 2.1.&lt;/p&gt;&lt;p&gt;Qt licensed under the GNU LGPL version 3 is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the GNU LGPL version 3.&lt;/p&gt;&lt;p&gt;Qt licensed under the GNU LGPL version 2.1 is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the GNU LGPL version 2.1.&lt;/p&gt;&lt;p&gt;Please see &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt; for an overview of Qt licensing.&lt;/p&gt;&lt;p&gt;Copyright (C) %1 The Qt Company Ltd and other contributors.&lt;/p&gt;&lt;p&gt;Qt and the Qt logo are trademarks of The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt is The Qt Company Ltd product developed as an open source project. See &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt; for more information.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Qt مجموعة أدوات بلغة C++ لتطوير التطبيقات على منصّات متعدّدة.&lt;/p&gt;&lt;p&gt;يتيح Qt مصدرًا واحدًا لكلّ أنظمة التشغيل المكتبية الرئيسية. وهو متاح أيضًا لنظام Linux المدمج وأنظمة مدمجة ومحمولة أخرى.&lt;/p&gt;&lt;p&gt;يتوفّر Qt بثلاثة خيارات ترخيص مختلفة لتناسب حاجات مستعمليه.&lt;/p&gt;&lt;p&gt;ترخيص Qt باتّفاقية الترخيص التجاري مناسب لتطوير برامج تجارية أو مملوكة لا تريد فيها مشاركة شيفرتها المصدرية مع غيرك، أو لا تستطيع فيها الالتزام بشروط GNU LGPL بالإصدار 3 أو GNU LGPL بالإصدار 2.1.&lt;/p&gt;&lt;p&gt;ترخيص Qt برخصة GNU LGPL بالإصدار 3 مناسب لتطوير تطبيقات Qt&amp;nbsp;إذا أمكنك الالتزام بشروط GNU LGPL بالإصدار 3.&lt;/p&gt;&lt;p&gt;ترخيص Qt برخصة GNU LGPL بالإصدار 2.1 مناسب لتطوير تطبيقات Qt&amp;nbsp;إذا أمكنك الالتزام بشروط GNU LGPL بالإصدار 2.1.&lt;/p&gt;&lt;p&gt;انظر &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt; للاطّلاع على تراخيص Qt.&lt;/p&gt;&lt;p&gt;حقوق النشر (C) %1 The Qt Company Ltd ومساهمون آخرون.&lt;/p&gt;&lt;p&gt;Qt وشعار Qt علامتان تجاريتان لشركة The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt من منتجات The Qt Company Ltd ويُطوَّر مشروعًا مفتوح المصدر. انظر &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt; للمزيد.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>حول Qt</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>إخفاء التفاصيل...</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>إظهار التفاصيل...</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;لا</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;نعم</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>تطبيق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>عدم الحفظ</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>لا لل&amp;كلّ</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>إعادة ضبط</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>استعادة الأصل</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>محاولة أخرى</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>حفظ الكلّ</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>نعم لل&amp;جميع</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>الملفّ %1 موجود.
هل تريد استبداله؟</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 مجلّد.
يُرجى اختيار اسم ملفّ آخر.</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>ال&amp;خيارات &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>ال&amp;خيارات &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;طباعة</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>كلّ الصفحات</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>تلقائيّ</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>من أسفل إلى أعلى، من اليسار إلى اليمين</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>من أسفل إلى أعلى، من اليمين إلى اليسار</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>الصفحات الزوجية</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>لا يمكن الكتابة في الملفّ %1.
يُرجى اختيار اسم ملفّ آخر.</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>من اليسار إلى اليمين، من أسفل إلى أعلى</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>من اليسار إلى اليمين، من أعلى إلى أسفل</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>ملفّ محلّي</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>الصفحات الفردية</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>لا يجتمع خيارا «صفحات في الورقة» و«مجموعة الصفحات».
يُرجى إلغاء أحدهما.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>طباعة</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>طباعة في ملفّ ...</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>طباعة في ملفّ (PDF)</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>من اليمين إلى اليسار، من أسفل إلى أعلى</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>من اليمين إلى اليسار، من أعلى إلى أسفل</translation>
    </message>
    <message>
        <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
        <translation>لا يجوز أن تكون قيمة «من» أكبر من قيمة «إلى».</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>من أعلى إلى أسفل، من اليسار إلى اليمين</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>من أعلى إلى أسفل، من اليمين إلى اليسار</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>كتابة ملفّ PDF</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Collate</source>
        <translation>ترتيب النسخ</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>ألوان</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>نمط الألوان</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>النسخ</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>النسخ:</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>الصفحة الحالية</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>طباعة على الوجهين</translation>
    </message>
    <message>
        <source>Duplex Printing</source>
        <translation>طباعة مزدوجة</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>نموذج</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>تدرّج رمادي</translation>
    </message>
    <message>
        <source>Long side</source>
        <translation>الجانب الطويل</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>التجليد من الجانب الطويل</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>خيارات</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>إعدادات الإخراج</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>مجموعة الصفحات:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>الصفحات من</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>طباعة الكلّ</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>مجال الطباعة</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>معكوس</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>المحدَّد</translation>
    </message>
    <message>
        <source>Short side</source>
        <translation>الجانب القصير</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>التجليد من الجانب القصير</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>تُكتب الصفحات أو المجالات مفصولة بفواصل. والمجال عددان بينهما شرطة. مثلًا: 3,5-7,9 تطبع الصفحات 3 و5 و6 و7 و9.</translation>
    </message>
    <message>
        <source>to</source>
        <translation>إلى</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>&amp;Name:</source>
        <translation>الا&amp;سم:</translation>
    </message>
    <message>
        <source>...</source>
        <translation>...</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>نموذج</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>الموقع:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>&amp;ملفّ الإخراج:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>ال&amp;خصائص</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>الطابعة</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>النوع:</translation>
    </message>
</context>
<context>
    <name>QSaveFile</name>
    <message>
        <source>Existing file %1 is not writable</source>
        <translation>الملفّ الموجود %1 لا تمكن الكتابة فيه</translation>
    </message>
    <message>
        <source>Filename refers to a directory</source>
        <translation>اسم الملفّ يشير إلى مجلّد</translation>
    </message>
    <message>
        <source>Writing canceled by application</source>
        <translation>ألغى البرنامج الكتابة</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>الأسفل</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>الحافّة اليسرى</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>صفحة إلى أسفل</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>صفحة إلى اليسار</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>صفحة إلى اليمين</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>صفحة إلى أعلى</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>الحافّة اليمنى</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>تمرير إلى أسفل</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>تمرير إلى هنا</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>تمرير إلى اليسار</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>تمرير إلى اليمين</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>تمرير إلى أعلى</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>الأعلى</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>أسفل</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>يسار</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>يمين</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>مسافة</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>أعلى</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>تمرير إلى اليسار</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>تمرير إلى اليمين</translation>
    </message>
</context>
<context>
    <name>QUndoGroup</name>
    <message>
        <source>Redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>إعادة %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>تراجع عن %1</translation>
    </message>
</context>
<context>
    <name>QUndoStack</name>
    <message>
        <source>Redo</source>
        <comment>Default text for redo action</comment>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>إعادة %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>Default text for undo action</comment>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>تراجع عن %1</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI عزل حسب أوّل حرف قويّ</translation>
    </message>
    <message>
        <source>Insert Unicode control character</source>
        <translation>إدراج رمز تحكّم يونيكود</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE بدء تضمين من اليسار إلى اليمين</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI عزل من اليسار إلى اليمين</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM علامة من اليسار إلى اليمين</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO بدء فرض الاتّجاه من اليسار إلى اليمين</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF إنهاء تنسيق الاتّجاه</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI إنهاء العزل</translation>
    </message>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE بدء تضمين من اليمين إلى اليسار</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI عزل من اليمين إلى اليسار</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM علامة من اليمين إلى اليسار</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO بدء فرض الاتّجاه من اليمين إلى اليسار</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ رابط بلا عرض</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ فاصل بلا عرض</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP مسافة بلا عرض</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>نسخ عنوان ال&amp;رابط</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قصّ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>تحديد الكلّ</translation>
    </message>
</context>
<context>
    <name>RampagePages</name>
    <message>
        <source>The elephant stands here</source>
        <translation>الفيل يقف هنا</translation>
    </message>
    <message>
        <source>The path of this elephant is %1 wide, wider than the paper. Take larger paper, or measure it with a stick.</source>
        <translation>عرض مسار هذا الفيل %1، أعرض من الورق. المطلوب ورق أكبر، أو القياس بشريط.</translation>
    </message>
    <message>
        <source>Nobody in this battle can run wild.</source>
        <translation>لا أحد في هذه المعركة يهيج.</translation>
    </message>
    <message>
        <source>Roll the control die. Lay the beginning of the strip over the elephant, turned the way the die says. Every unit under the strip is hit, friend or foe; a mere touch at the edge does not count.</source>
        <translation>تُرمى رمية السيطرة. ثمّ توضع بداية الشريط على الفيل، ووجهتها كما يقول النرد. كلّ وحدة تحت الشريط تصيبها الصدمة، صديقة أو معادية؛ ولمس الحافّة وحده لا يُحسب.</translation>
    </message>
</context>
<context>
    <name>ReportFile</name>
    <message>
        <source>%1 is what is being read.</source>
        <translation>هذا هو الملفّ الذي يُقرأ الآن: %1.</translation>
    </message>
</context>
<context>
    <name>ReportPdf</name>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1، الصفحة %2 من %3</translation>
    </message>
    <message>
        <source>The printer “%1” could not print the report.</source>
        <translation>لم تستطع الطابعة «%1» طباعة التقرير.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the pages could not be drawn</source>
        <translation>لا يمكن كتابة %1: لم يمكن رسم الصفحات</translation>
    </message>
</context>
<context>
    <name>RuleDiagrams</name>
    <message>
        <source>Three of eight stands have fallen. The unit closes up about the middle of its front.</source>
        <translation>سقطت ثلاث قطع من ثمانٍ. تتقارب الوحدة حول منتصف مقدّمتها.</translation>
    </message>
    <message>
        <source>Two lines decide: one through the target&apos;s front edge, one through its rear edge. What counts is where the middle of the charger was when it began.</source>
        <translation>خطّان يقرّران: خطّ يمرّ بالحافّة الأمامية للهدف، وخطّ يمرّ بحافّته الخلفية. والعبرة بموضع منتصف الوحدة المهاجمة حين بدأت.</translation>
    </message>
    <message>
        <source>Foot goes up to 6 inches. One inch more is refused.</source>
        <translation>تقطع الوحدات الراجلة حتّى 6 بوصات. وبوصة واحدة زيادة تُرفض.</translation>
    </message>
    <message>
        <source>The unit may slide to any place between these two and keeps its facing. A steeper slide is refused.</source>
        <translation>للوحدة أن تتقدّم مائلةً إلى أيّ موضع بين هذين وتبقى وجهتها كما هي. وما زاد ميله يُرفض.</translation>
    </message>
    <message>
        <source>The inner front corner stays where it is; the arc of the outer one is what the wheel costs.</source>
        <translation>تبقى الزاوية الأمامية الداخلية مكانها؛ والقوس الذي تقطعه الخارجية هو ثمن الدوران.</translation>
    </message>
    <message>
        <source>A wheel, a straight way and a wheel back: 45 degrees in all. Wheeling farther is refused.</source>
        <translation>دوران ثمّ خطّ مستقيم ثمّ دوران معاكس: 45 درجةً في المجموع. والدوران الأبعد يُرفض.</translation>
    </message>
    <message>
        <source>Without turning, skirmishers go 6 inches. Who also turns goes less far: no corner may end more than 6 inches from where it began.</source>
        <translation>من غير دوران يقطع المناوشون 6 بوصات. ومن دار أيضًا قطع أقلّ: فلا تنتهي أيّ زاوية على بُعد أكثر من 6 بوصات من موضعها الأوّل.</translation>
    </message>
    <message>
        <source>Skirmishers go through friends. They cannot stop on them, and formed units cannot go through each other.</source>
        <translation>يجتاز المناوشون الوحدات الصديقة. ولا يتوقّفون فوقها، ولا تجتاز الوحدات المنتظمة بعضها بعضًا.</translation>
    </message>
    <message>
        <source>The shortest way from rectangle to rectangle counts. 6 inches reach the one, not the other.</source>
        <translation>العبرة بأقصر طريق بين المستطيلين. تصل 6 بوصات إلى هذا ولا تصل إلى ذاك.</translation>
    </message>
    <message>
        <source>Usually nobody hides behind anybody: the scorpion shoots over its own infantry.</source>
        <translation>عادةً لا يختبئ أحد خلف أحد: العقرب يرمي من فوق مشاته.</translation>
    </message>
    <message>
        <source>With the option los: units_block the infantry stops that shot.</source>
        <translation>مع الخيار los: units_block تحجب المشاة هذه الرماية.</translation>
    </message>
    <message>
        <source>The charger on the left arrives and stops there. The one on the right would not, so it may not charge.</source>
        <translation>المهاجم الذي إلى اليسار يصل ويتوقّف هناك. أمّا الذي إلى اليمين فلا يصل، فلا يجوز له أن يهجم.</translation>
    </message>
    <message>
        <source>The slingers are met first, so the infantry behind them cannot be the target. A slide past them leads there.</source>
        <translation>أوّل من يلتقيه المهاجم هم رماة المقاليع، فلا يمكن أن يكون المشاة خلفهم هدفًا. ويصل إليهم بتقدّم مائل يمرّ بجانب الرماة.</translation>
    </message>
    <message>
        <source>Both enemies are within a tenth of an inch of where the charger stops: it fights both.</source>
        <translation>كلا العدوّين على بُعد عُشر بوصة من موضع توقّف المهاجم: فهو يقاتل الاثنين.</translation>
    </message>
    <message>
        <source>Seven stands of Roman infantry, eight of light infantry: a die for each. Rings mark hits; both sides lose stands at the same time.</source>
        <translation>سبع قطع من المشاة الرومان وثمانٍ من المشاة الخفيفة: حجر نرد لكلّ قطعة. الحلقات تبيّن الإصابات؛ ويخسر الطرفان القطع في آن واحد.</translation>
    </message>
    <message>
        <source>Of two stands one is hit. The other does not hold alone and goes too.</source>
        <translation>أُصيبت قطعة من قطعتين. والأخرى لا تصمد وحدها فتذهب أيضًا.</translation>
    </message>
    <message>
        <source>Seven stands and a general: eight dice. Their enemies, eight stands without a general, have eight as well.</source>
        <translation>سبع قطع وقائد: ثمانية أحجار نرد. ولخصومهم، وهم ثماني قطع بلا قائد، ثمانية أيضًا.</translation>
    </message>
    <message>
        <source>The die says which way: 3 ahead, 4 to its right, 5 to its left, 6 back.</source>
        <translation>النرد يقول إلى أين: 3 إلى الأمام، 4 إلى يمينه، 5 إلى يساره، 6 إلى الخلف.</translation>
    </message>
    <message>
        <source>A 3: straight ahead for 12 inches. Those who are marked lose two stands; the others are not in its way.</source>
        <translation>ظهر 3: إلى الأمام مباشرةً 12 بوصةً. من عليهم علامة يخسرون قطعتين؛ والآخرون ليسوا في طريقه.</translation>
    </message>
</context>
<context>
    <name>RuleOption</name>
    <message>
        <source>Fixed places</source>
        <translation>مواضع ثابتة</translation>
    </message>
    <message>
        <source>Every unit begins where the scenario puts it.</source>
        <translation>تبدأ كلّ وحدة حيث يضعها السيناريو.</translation>
    </message>
    <message>
        <source>Players deploy</source>
        <translation>اللاعبون ينشرون</translation>
    </message>
    <message>
        <source>Before the first turn the sides place their commands by turns, each inside its own zone.</source>
        <translation>قبل الجولة الأولى ينشر الطرفان فرقهما بالتناوب، كلّ في منطقته.</translation>
    </message>
    <message>
        <source>Armies fight on</source>
        <translation>الجيوش تتابع القتال</translation>
    </message>
    <message>
        <source>However great its losses, an army fights as long as it has a unit left.</source>
        <translation>مهما كبرت خسائر الجيش يقاتل ما دامت له وحدة.</translation>
    </message>
    <message>
        <source>Armies break at half</source>
        <translation>تنهار عند النصف</translation>
    </message>
    <message>
        <source>An army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>الجيش الذي خسر نصف قطعه يُهزم عند نهاية تلك الجولة.</translation>
    </message>
    <message>
        <source>The battle goes on</source>
        <translation>تستمرّ المعركة</translation>
    </message>
    <message>
        <source>The fall of a commander-in-chief costs his side his extra dice and nothing else.</source>
        <translation>سقوط القائد الأعلى يكلّف طرفه نرده الإضافي ولا شيء غيره.</translation>
    </message>
    <message>
        <source>His side has lost</source>
        <translation>خسر طرفه</translation>
    </message>
    <message>
        <source>The battle ends with the turn in which he falls, and the other side has won.</source>
        <translation>تنتهي المعركة بالجولة التي يسقط فيها، ويكون الطرف الآخر قد انتصر.</translation>
    </message>
    <message>
        <source>45 degrees</source>
        <translation>45 درجةً</translation>
    </message>
    <message>
        <source>All wheels of one move together turn a formed unit by 45 degrees at most.</source>
        <translation>مجموع دوران الوحدة المنتظمة في الحركة الواحدة لا يزيد على 45 درجةً.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حدّ</translation>
    </message>
    <message>
        <source>A formed unit may wheel as long as its inches last.</source>
        <translation>تدور الوحدة المنتظمة ما كفتها بوصاتها.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Formed units cannot turn round; they must wheel.</source>
        <translation>لا تستدير الوحدات المنتظمة إلى الخلف؛ عليها أن تدور حول الزاوية.</translation>
    </message>
    <message>
        <source>For a whole move</source>
        <translation>بحركة كاملة</translation>
    </message>
    <message>
        <source>A formed unit may spend its whole move on turning about where it stands.</source>
        <translation>للوحدة المنتظمة أن تنفق حركتها كلّها على الاستدارة في مكانها.</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation>المناوشون</translation>
    </message>
    <message>
        <source>Skirmishers may go through friends, and friends through skirmishers.</source>
        <translation>للمناوشين أن يجتازوا الأصدقاء، وللأصدقاء أن يجتازوا المناوشين.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>لا أحد</translation>
    </message>
    <message>
        <source>Every friend is in the way.</source>
        <translation>كلّ صديق يعترض الطريق.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>الجميع</translation>
    </message>
    <message>
        <source>Any unit may go through friends that are not fighting.</source>
        <translation>لكلّ وحدة أن تجتاز الأصدقاء الذين لا يقاتلون.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>الأفيال</translation>
    </message>
    <message>
        <source>Only an elephant under control may leave a fight.</source>
        <translation>لا يترك الاشتباك إلّا فيل تحت السيطرة.</translation>
    </message>
    <message>
        <source>Skirmishers too</source>
        <translation>والمناوشون</translation>
    </message>
    <message>
        <source>Skirmishers may leave a fight as elephants do.</source>
        <translation>للمناوشين أن يتركوا الاشتباك كما تفعل الأفيال.</translation>
    </message>
    <message>
        <source>Twelve inches</source>
        <translation>12 بوصةً</translation>
    </message>
    <message>
        <source>A general alone rides up to 12 inches in a move.</source>
        <translation>القائد وحده يقطع حتّى 12 بوصةً في الحركة.</translation>
    </message>
    <message>
        <source>Six inches</source>
        <translation>6 بوصات</translation>
    </message>
    <message>
        <source>A general alone goes up to 6 inches in a move.</source>
        <translation>القائد وحده يقطع حتّى 6 بوصات في الحركة.</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>كلاهما</translation>
    </message>
    <message>
        <source>A scorpion may move and shoot in the same turn.</source>
        <translation>للعقرب أن يتحرّك ويرمي في الجولة نفسها.</translation>
    </message>
    <message>
        <source>One of the two</source>
        <translation>أحدهما</translation>
    </message>
    <message>
        <source>A scorpion that has moved does not shoot in that turn.</source>
        <translation>العقرب الذي تحرّك لا يرمي في تلك الجولة.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>كلّها</translation>
    </message>
    <message>
        <source>Once the unit is in range all its stands roll, also those that are farther away.</source>
        <translation>متى كانت الوحدة ضمن المدى رمت كلّ قطعها، حتّى الأبعد منها.</translation>
    </message>
    <message>
        <source>Those in range</source>
        <translation>التي ضمن المدى</translation>
    </message>
    <message>
        <source>Only stands whose own base is in range roll.</source>
        <translation>لا ترمي إلّا القطع التي هي نفسها ضمن المدى.</translation>
    </message>
    <message>
        <source>Nothing blocks</source>
        <translation>لا شيء يحجب</translation>
    </message>
    <message>
        <source>Nobody hides behind anybody.</source>
        <translation>لا أحد يختبئ خلف أحد.</translation>
    </message>
    <message>
        <source>Units block</source>
        <translation>الوحدات تحجب</translation>
    </message>
    <message>
        <source>A shot is stopped if the line between the two middles runs through a third unit.</source>
        <translation>تتوقّف الرماية إذا مرّ الخطّ بين المنتصفين بوحدة ثالثة.</translation>
    </message>
    <message>
        <source>All round</source>
        <translation>كلّ الجهات</translation>
    </message>
    <message>
        <source>Units shoot in every direction.</source>
        <translation>ترمي الوحدات في كلّ اتّجاه.</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>إلى الأمام</translation>
    </message>
    <message>
        <source>Some corner of the target must lie ahead of the shooter&apos;s front.</source>
        <translation>يجب أن تكون زاوية من زوايا الهدف أمام مقدّمة الرامي.</translation>
    </message>
    <message>
        <source>By turns</source>
        <translation>بالتناوب</translation>
    </message>
    <message>
        <source>One charge each in turn; the side that acts first begins.</source>
        <translation>هجمة لكلّ طرف بالتناوب؛ ويبدأ من يلعب أوّلًا.</translation>
    </message>
    <message>
        <source>First side first</source>
        <translation>الأوّل ثمّ الثاني</translation>
    </message>
    <message>
        <source>The side that acts first makes all its charges, then the other.</source>
        <translation>يقوم الطرف الذي يلعب أوّلًا بكلّ هجماته، ثمّ الآخر.</translation>
    </message>
    <message>
        <source>Second side first</source>
        <translation>الثاني ثمّ الأوّل</translation>
    </message>
    <message>
        <source>The side that acts second makes all its charges, then the other.</source>
        <translation>يقوم الطرف الذي يلعب ثانيًا بكلّ هجماته، ثمّ الآخر.</translation>
    </message>
    <message>
        <source>A die decides</source>
        <translation>النرد يقرّر</translation>
    </message>
    <message>
        <source>Each turn a die says who charges first: 1 to 3 the first side, 4 to 6 the second.</source>
        <translation>في كلّ جولة يقول النرد من يهجم أوّلًا: من 1 إلى 3 الطرف الأوّل، ومن 4 إلى 6 الثاني.</translation>
    </message>
    <message>
        <source>With manoeuvres</source>
        <translation>بمناورات</translation>
    </message>
    <message>
        <source>Formed units charge as they move: ahead, obliquely or wheeling.</source>
        <translation>تهجم الوحدات المنتظمة كما تتحرّك: إلى الأمام أو مائلةً أو بدوران.</translation>
    </message>
    <message>
        <source>Straight ahead</source>
        <translation>إلى الأمام مباشرةً</translation>
    </message>
    <message>
        <source>Formed units charge straight ahead only.</source>
        <translation>لا تهجم الوحدات المنتظمة إلّا إلى الأمام مباشرةً.</translation>
    </message>
    <message>
        <source>Where it began</source>
        <translation>حيث بدأ</translation>
    </message>
    <message>
        <source>Where the charger stood when it declared the charge says whether it meets front, flank or rear.</source>
        <translation>موضع المهاجم حين أعلن الهجمة يقول هل يلقى المقدّمة أم الجانب أم المؤخّرة.</translation>
    </message>
    <message>
        <source>Which edge it meets</source>
        <translation>أيّ حافّة يلقى</translation>
    </message>
    <message>
        <source>The edge of the target that the charger touches says it.</source>
        <translation>حافّة الهدف التي يلمسها المهاجم تقول ذلك.</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>يتوقّف</translation>
    </message>
    <message>
        <source>If its target is gone before the fight, the charger stops where it is.</source>
        <translation>إذا زال هدفه قبل القتال توقّف المهاجم حيث هو.</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>يتابع</translation>
    </message>
    <message>
        <source>The charger may go straight on with the inches it has left, into whomever it meets.</source>
        <translation>للمهاجم أن يتابع إلى الأمام بما بقي من بوصاته ويهجم على من يلقاه.</translation>
    </message>
    <message>
        <source>One enemy</source>
        <translation>عدوّ واحد</translation>
    </message>
    <message>
        <source>A unit with several enemies puts all its dice on one of them.</source>
        <translation>الوحدة التي لها عدّة أعداء توجّه نردها كلّه إلى واحد منهم.</translation>
    </message>
    <message>
        <source>Shared out</source>
        <translation>يُوزَّع</translation>
    </message>
    <message>
        <source>A unit may divide its dice among the enemies it touches.</source>
        <translation>للوحدة أن توزّع نردها على الأعداء الذين تلمسهم.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>تضيع</translation>
    </message>
    <message>
        <source>Hits beyond the last stand of the target are lost.</source>
        <translation>الإصابات بعد آخر قطعة في الهدف تضيع.</translation>
    </message>
    <message>
        <source>Next enemy</source>
        <translation>العدوّ التالي</translation>
    </message>
    <message>
        <source>Hits that are too many go on to other enemies in the same fight.</source>
        <translation>الإصابات الزائدة تنتقل إلى أعداء آخرين في الاشتباك نفسه.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>واحد</translation>
    </message>
    <message>
        <source>A unit has at most one general.</source>
        <translation>للوحدة قائد واحد على الأكثر.</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>أيّ عدد</translation>
    </message>
    <message>
        <source>Several generals may join the same unit, each with his dice.</source>
        <translation>لعدّة قادة أن ينضمّوا إلى وحدة واحدة، ولكلّ منهم نرده.</translation>
    </message>
    <message>
        <source>Any unit</source>
        <translation>أيّ وحدة</translation>
    </message>
    <message>
        <source>A general may join units of every command of his side.</source>
        <translation>للقائد أن ينضمّ إلى وحدات كلّ فرق طرفه.</translation>
    </message>
    <message>
        <source>His own command</source>
        <translation>فرقته فقط</translation>
    </message>
    <message>
        <source>A general joins units of his own command; the commander-in-chief joins any.</source>
        <translation>ينضمّ القائد إلى وحدات فرقته؛ والقائد الأعلى إلى أيّ وحدة.</translation>
    </message>
    <message>
        <source>He lives</source>
        <translation>ينجو</translation>
    </message>
    <message>
        <source>He stands where his unit stood and may join another in his next move.</source>
        <translation>يقف حيث كانت وحدته، وله أن ينضمّ إلى غيرها في حركته القادمة.</translation>
    </message>
    <message>
        <source>He falls with it</source>
        <translation>يسقط معها</translation>
    </message>
    <message>
        <source>When his unit is lost he is lost too.</source>
        <translation>حين تزول وحدته يزول معها.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Whoever charges an elephant is not trampled; it can only run wild later.</source>
        <translation>من يهجم على فيل لا يصدمه الفيل؛ إنّما قد يهيج فيما بعد.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>The unit that charges an elephant loses stands as if the elephant had charged.</source>
        <translation>الوحدة التي تهجم على فيل تخسر قطعًا كأنّ الفيل هو الذي هجم.</translation>
    </message>
    <message>
        <source>No dice</source>
        <translation>بلا نرد</translation>
    </message>
    <message>
        <source>An elephant strikes when it charges and only holds its enemy afterwards.</source>
        <translation>يضرب الفيل حين يهجم، وبعدها يمسك عدوّه فحسب.</translation>
    </message>
    <message>
        <source>Against skirmishers</source>
        <translation>ضدّ المناوشين</translation>
    </message>
    <message>
        <source>An elephant rolls one die a round against skirmishers and hits on 4 or more.</source>
        <translation>يرمي الفيل حجر نرد واحدًا في الشوط ضدّ المناوشين ويصيب عند 4 أو أكثر.</translation>
    </message>
    <message>
        <source>Two stands a round</source>
        <translation>قطعتان في الشوط</translation>
    </message>
    <message>
        <source>Its enemy loses two stands every round from the round after its charge.</source>
        <translation>يخسر عدوّه قطعتين في كلّ شوط ابتداءً من الشوط التالي لهجمته.</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>حجر نرد واحد</translation>
    </message>
    <message>
        <source>An elephant rolls one die a round against anybody and hits on 5 or more.</source>
        <translation>يرمي الفيل حجر نرد واحدًا في الشوط ضدّ أيّ كان ويصيب عند 5 أو أكثر.</translation>
    </message>
    <message>
        <source>If its charge alone destroyed its target, the elephant needs no control die.</source>
        <translation>إذا أزالت هجمته وحدها هدفه فلا حاجة إلى رمية السيطرة.</translation>
    </message>
    <message>
        <source>The elephant takes its control die also then, and may run wild.</source>
        <translation>تُرمى للفيل رمية السيطرة عندئذ أيضًا، وقد يهيج.</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>المشاة</translation>
    </message>
    <message>
        <source>Only the unit types that always scare elephants do, such as Roman infantry.</source>
        <translation>لا تُفزعه إلّا الأنواع التي تُفزع الأفيال دائمًا، كالمشاة الرومان.</translation>
    </message>
    <message>
        <source>Unit types that may scare elephants do it as well, such as Roman skirmishers.</source>
        <translation>وتُفزعه أيضًا الأنواع التي يجوز أن تُفزع الأفيال، كالمناوشين الرومان.</translation>
    </message>
    <message>
        <source>Unharmed</source>
        <translation>لا ضرر</translation>
    </message>
    <message>
        <source>Other elephants in the path of one that runs wild are not harmed.</source>
        <translation>الأفيال الأخرى في طريق الفيل الهائج لا يصيبها ضرر.</translation>
    </message>
    <message>
        <source>Gone too</source>
        <translation>تزول أيضًا</translation>
    </message>
    <message>
        <source>Other elephants in its path are lost.</source>
        <translation>الأفيال الأخرى في طريقه تزول.</translation>
    </message>
    <message>
        <source>Where armies begin</source>
        <translation>أين يبدأ الجيشان</translation>
    </message>
    <message>
        <source>When an army breaks</source>
        <translation>متى ينهار الجيش</translation>
    </message>
    <message>
        <source>If a commander-in-chief falls</source>
        <translation>إذا سقط القائد الأعلى</translation>
    </message>
    <message>
        <source>How far formed units wheel</source>
        <translation>كم تدور الوحدات المنتظمة</translation>
    </message>
    <message>
        <source>Turning about</source>
        <translation>الاستدارة إلى الخلف</translation>
    </message>
    <message>
        <source>Who passes through friends</source>
        <translation>من يجتاز الأصدقاء</translation>
    </message>
    <message>
        <source>Who may leave a fight</source>
        <translation>من له أن يترك الاشتباك</translation>
    </message>
    <message>
        <source>Scorpions: moving and shooting</source>
        <translation>العقارب: الحركة والرماية</translation>
    </message>
    <message>
        <source>Which stands shoot</source>
        <translation>أيّ القطع ترمي</translation>
    </message>
    <message>
        <source>What blocks a shot</source>
        <translation>ما يحجب الرماية</translation>
    </message>
    <message>
        <source>In which direction</source>
        <translation>في أيّ اتّجاه</translation>
    </message>
    <message>
        <source>Whose charge is next</source>
        <translation>لمن الهجمة التالية</translation>
    </message>
    <message>
        <source>How formed units charge</source>
        <translation>كيف تهجم الوحدات المنتظمة</translation>
    </message>
    <message>
        <source>Front, flank or rear</source>
        <translation>مقدّمة أم جانب أم مؤخّرة</translation>
    </message>
    <message>
        <source>Nobody left to charge</source>
        <translation>لم يبقَ من يُهجم عليه</translation>
    </message>
    <message>
        <source>Dice against several enemies</source>
        <translation>النرد ضدّ عدّة أعداء</translation>
    </message>
    <message>
        <source>Hits that are too many</source>
        <translation>الإصابات الزائدة</translation>
    </message>
    <message>
        <source>How far a general goes</source>
        <translation>كم يقطع القائد</translation>
    </message>
    <message>
        <source>Generals in one unit</source>
        <translation>القادة في وحدة واحدة</translation>
    </message>
    <message>
        <source>Whom a general may join</source>
        <translation>إلى من ينضمّ القائد</translation>
    </message>
    <message>
        <source>If a general&apos;s unit is lost</source>
        <translation>إذا زالت وحدة القائد</translation>
    </message>
    <message>
        <source>A charged elephant strikes</source>
        <translation>الفيل المهجوم عليه يضرب</translation>
    </message>
    <message>
        <source>How elephants fight on</source>
        <translation>كيف تتابع الأفيال القتال</translation>
    </message>
    <message>
        <source>Control die without a fight</source>
        <translation>رمية السيطرة دون قتال</translation>
    </message>
    <message>
        <source>Who scares elephants</source>
        <translation>من يُفزع الأفيال</translation>
    </message>
    <message>
        <source>Elephants in a rampage&apos;s path</source>
        <translation>أفيال في طريق فيل هائج</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>المعركة</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>الحركة</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>الرماية</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>الهجوم</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>الالتحام</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>القادة</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>The rulebook</source>
        <translation>كتيّب القواعد</translation>
    </message>
    <message>
        <source>How Zama plays a battle. The game is the one Matt Fritz published as *Fast Play Rules for Students*; the words here are ours. Where his page leaves something open, somebody had to decide: those decisions are the **rulings**, marked Q. Where several answers are good, a scenario may choose one: those are the **options**, at the end.</source>
        <translation>كيف تدور المعركة في زاما. اللعبة هي التي نشرها مات فريتز باسم *Fast Play Rules for Students*؛ والكلمات هنا كلماتنا. وحيث تترك صفحته سؤالًا مفتوحًا كان لا بدّ أن يقرّر أحد: هذه القرارات هي **الأحكام**، وعلامتها Q. وحيث تصلح عدّة أجوبة يجوز للسيناريو أن يختار واحدًا منها: تلك هي **الخيارات**، وهي في آخر الكتيّب.</translation>
    </message>
    <message>
        <source>Every paragraph has a name, such as M3 or Q27. The program quotes it when it says why something is not possible, so you can look it up here. Numbers such as &quot;6 inches&quot; or &quot;hits on 5&quot; are those of the Battle of Zama; another scenario may give its troops other numbers, and then those count.</source>
        <translation>لكلّ فقرة اسم، مثل M3 أو Q27. يذكره البرنامج حين يقول لماذا لا يجوز أمر ما، فيمكنك أن تبحث عنه هنا. والأعداد مثل «6 بوصات» أو «تصيب عند 5» هي أعداد معركة زاما؛ وقد يعطي سيناريو آخر قوّاته أعدادًا أخرى، فتكون هي المعتمدة.</translation>
    </message>
    <message>
        <source>An inch is 2.54 cm. A die is an ordinary one with six faces.</source>
        <translation>البوصة 2.54 سم. وحجر النرد حجر عاديّ له ستّة وجوه.</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>الجيوش</translation>
    </message>
    <message>
        <source>**A1 Stands.** A unit is a body of stands. A stand carries two little figures, but that is for the eye: for strength, for dice and for losses only the number of stands counts.</source>
        <translation>**A1 القطع.** الوحدة مجموعة من القطع. على كلّ قطعة مجسّمان صغيران، لكنّهما للعين فقط: في القوام والنرد والخسائر لا يُحسب إلّا عدد القطع.</translation>
    </message>
    <message>
        <source>**Q69 Stands are alike.** All stands of a unit are worth the same, so nobody chooses which one falls. Only how many are left matters.</source>
        <translation>**Q69 القطع متساوية.** قطع الوحدة كلّها متساوية في القيمة، فلا يختار أحد أيّها تسقط. المهمّ كم بقي منها.</translation>
    </message>
    <message>
        <source>**A2 Skirmishers** are 3 to 5 stands side by side in a single rank.</source>
        <translation>**A2 المناوشون** من 3 إلى 5 قطع جنبًا إلى جنب في صفّ واحد.</translation>
    </message>
    <message>
        <source>**A3 Formed infantry and cavalry** are 6 to 10 stands in two ranks.</source>
        <translation>**A3 المشاة المنتظمة والفرسان** من 6 إلى 10 قطع في صفّين.</translation>
    </message>
    <message>
        <source>**A4 Elephants and scorpions** are units of one stand.</source>
        <translation>**A4 الأفيال والعقارب** وحدات من قطعة واحدة.</translation>
    </message>
    <message>
        <source>**Q15 Sizes** are checked when a scenario is opened. A unit that has lost stands may be smaller.</source>
        <translation>**Q15 الأحجام** يُتحقّق منها حين يُفتح السيناريو. وقد تكون الوحدة التي خسرت قطعًا أصغر.</translation>
    </message>
    <message>
        <source>**A5 Front line.** Skirmishers and elephants belong in the front line of their army.</source>
        <translation>**A5 الخطّ الأمامي.** مكان المناوشين والأفيال في الخطّ الأمامي لجيشهم.</translation>
    </message>
    <message>
        <source>**Q14 What the front line is.** The foremost front edges of an army form one line; skirmishers and elephants stand on it and nobody stands ahead of it. In scenarios of your own the program only warns you if it is otherwise.</source>
        <translation>**Q14 ما الخطّ الأمامي.** أبعد الحوافّ الأمامية في الجيش إلى الأمام تكوّن خطًّا واحدًا؛ يقف عليه المناوشون والأفيال ولا يقف أحد أمامه. وفي السيناريوهات التي تصمّمها أنت يكتفي البرنامج بتحذيرك إن كان الأمر غير ذلك.</translation>
    </message>
    <message>
        <source>**A6 The Romans** are 38 units with 196 stands, and six generals. Scipio commands. Four commands of infantry have each a general, two scorpions, two units of five skirmisher stands and four units of seven infantry stands. On the left are three units of Roman cavalry, six stands each, with a general; on the right three units of Numidian cavalry, six stands each, with none.</source>
        <translation>**A6 الرومان** 38 وحدةً فيها 196 قطعةً، وستّة قادة. يقودهم سكيبيو. لكلّ فرقة من فرق المشاة الأربع قائد وعقربان ووحدتا مناوشين في كلّ منهما خمس قطع وأربع وحدات مشاة في كلّ منها سبع قطع. وعلى اليسار ثلاث وحدات من الفرسان الرومان في كلّ منها ستّ قطع، ومعها قائد؛ وعلى اليمين ثلاث وحدات من الفرسان النوميديين في كلّ منها ستّ قطع، بلا قائد.</translation>
    </message>
    <message>
        <source>**A7 The Carthaginians** are 36 units with 184 stands, twelve of them elephants, and six generals. Hannibal commands. Four commands of infantry have each a general, two elephants, one unit of five skirmisher stands, one unit of eight stands of heavy infantry and three units of eight stands of light infantry. On the right are three units of Carthaginian cavalry, six stands each, with a general and two elephants; on the left one unit of Numidian cavalry of six stands and two elephants, with no general.</source>
        <translation>**A7 القرطاجيون** 36 وحدةً فيها 184 قطعةً، منها اثنا عشر فيلًا، وستّة قادة. يقودهم حنبعل. لكلّ فرقة من فرق المشاة الأربع قائد وفيلان ووحدة مناوشين من خمس قطع ووحدة مشاة ثقيلة من ثماني قطع وثلاث وحدات مشاة خفيفة في كلّ منها ثماني قطع. وعلى اليمين ثلاث وحدات من الفرسان القرطاجيين في كلّ منها ستّ قطع، ومعها قائد وفيلان؛ وعلى اليسار وحدة واحدة من الفرسان النوميديين من ستّ قطع ومعها فيلان، بلا قائد.</translation>
    </message>
    <message>
        <source>**A8 Who faces whom.** The left of one army is opposite the right of the other: Roman cavalry faces Carthaginian cavalry, and Numidians face Numidians.</source>
        <translation>**A8 من يواجه من.** ميسرة كلّ جيش مقابل ميمنة الآخر: الفرسان الرومان يواجهون الفرسان القرطاجيين، والنوميديون يواجهون النوميديين.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>**B1 Table.** 90 inches wide and 60 deep, flat, with nothing on it that hinders anybody.</source>
        <translation>**B1 الطاولة.** عرضها 90 بوصةً وعمقها 60، مستوية، وليس عليها ما يعيق أحدًا.</translation>
    </message>
    <message>
        <source>**B2 Distance.** The armies begin 18 inches apart.</source>
        <translation>**B2 المسافة.** يبدأ الجيشان وبينهما 18 بوصةً.</translation>
    </message>
    <message>
        <source>**Q13 How that is measured.** Between the two nearest units of the two armies: exactly 18 inches.</source>
        <translation>**Q13 كيف يُقاس ذلك.** بين أقرب وحدتين من الجيشين: 18 بوصةً بالضبط.</translation>
    </message>
    <message>
        <source>**Q12 Stands** are so large, width by depth in inches: foot 1 by ¾; cavalry 1¼ by 1¼; elephant 1½ by 2; scorpion 1 by 1. A general is a round marker of 1 inch that takes up no room.</source>
        <translation>**Q12 حجم القطع** بالبوصة، العرض ثمّ العمق: الوحدات الراجلة 1 × ¾؛ الفرسان 1¼ × 1¼؛ الفيل 1½ × 2؛ العقرب 1 × 1. والقائد علامة مستديرة قطرها بوصة واحدة لا تشغل مكانًا.</translation>
    </message>
    <message>
        <source>**Q16 Deployment.** Units stand where the scenario puts them, generals beside them and not yet with a unit. With the option `deployment: free` the sides place their commands before the first turn, one command at a time and in turns, each inside its own zone; units and generals that nobody mentions stay where the scenario has them.</source>
        <translation>**Q16 نشر القوّات.** تقف الوحدات حيث يضعها السيناريو، والقادة إلى جانبها وليسوا بعدُ مع وحدة. مع الخيار `deployment: free` ينشر الطرفان فرقهما قبل الجولة الأولى، فرقة في كلّ مرّة وبالتناوب، كلّ في منطقته؛ والوحدات والقادة الذين لا يذكرهم أحد يبقون حيث وضعهم السيناريو.</translation>
    </message>
    <message>
        <source>**Q17 Measures.** Where a unit is means where the middle of its front edge is, and which way it faces. The program counts in thousandths of an inch and hundredths of a degree and rounds to the nearest, halves upwards. One hundredth of an inch is forgiven everywhere: in range and in reach, in your favour; two bodies touch when they are as near as that, and overlap only when they overlap by more. Angles are not forgiven anything. &quot;By name&quot; means in the order of the units&apos; ids.</source>
        <translation>**Q17 القياس.** موضع الوحدة هو موضع منتصف حافّتها الأمامية والوجهة التي تنظر إليها. يحسب البرنامج بأجزاء الألف من البوصة وأجزاء المئة من الدرجة، ويقرّب إلى الأقرب، والنصف إلى أعلى. ويُغتفر جزء من مئة من البوصة في كلّ مكان: في مدى الرماية وفي مدى الهجوم، لصالحك؛ ويتلامس جسمان إذا تقاربا بهذا القدر، ولا يتراكبان إلّا إذا زاد تراكبهما عليه. أمّا الزوايا فلا يُغتفر فيها شيء. و«حسب الاسم» يعني حسب ترتيب معرّفات الوحدات.</translation>
    </message>
    <message>
        <source>**Q18 Footprint.** A unit covers the whole rectangle of its ranks and files, also where the rear rank has a gap. Range, contact and collisions are measured from that rectangle.</source>
        <translation>**Q18 المساحة المشغولة.** تشغل الوحدة المستطيل الكامل لصفوفها وأرتالها، حتّى حيث تكون في الصفّ الخلفي ثغرة. ومن هذا المستطيل يُقاس المدى والتماسّ والاصطدام.</translation>
    </message>
    <message>
        <source>**Q19 Ranks and files.** Skirmishers stand in one rank. Formed units stand in two; with an odd number of stands the front rank has one more.</source>
        <translation>**Q19 الصفوف والأرتال.** يقف المناوشون في صفّ واحد. وتقف الوحدات المنتظمة في صفّين؛ وإذا كان عدد القطع فرديًّا زاد الصفّ الأمامي واحدة.</translation>
    </message>
    <message>
        <source>**Q20 After losses** a formed unit closes up at once to two ranks again. The middle of its front stays where it was, so the new rectangle lies inside the old one.</source>
        <translation>**Q20 بعد الخسائر** تتقارب الوحدة المنتظمة فورًا لتعود صفّين. ويبقى منتصف مقدّمتها مكانه، فيقع المستطيل الجديد داخل القديم.</translation>
    </message>
    <message>
        <source>A single rank closes up too: it draws in towards the middle of its front, half the width of a stand from each end for every stand that falls, and keeps facing as it did. It can so lose touch with an enemy at its end, or get out of range of one; what that does to an engagement is in [Q70](#Q70).</source>
        <translation>والصفّ الواحد يتقارب أيضًا: ينكمش نحو منتصف مقدّمته، بنصف عرض قطعة من كلّ طرف عن كلّ قطعة تسقط، وتبقى وجهته كما هي. فقد يفقد تماسّه مع عدوّ عند طرفه أو يخرج من مدى عدوّ؛ وما يعنيه ذلك للالتحام في [Q70](#Q70).</translation>
    </message>
    <message>
        <source>**Q21 Formations stay.** Nobody may change a formation, split a unit or join two.</source>
        <translation>**Q21 التشكيلات ثابتة.** لا يجوز لأحد أن يغيّر تشكيلًا أو يقسم وحدة أو يجمع وحدتين.</translation>
    </message>
    <message>
        <source>**Q22 Front, flank, rear.** A charge comes from the front if the middle of the charger, where it stood when the charge was declared, was ahead of the line through the target&apos;s front edge. It comes from the rear if it was behind the line through the rear edge, and else from the flank. The option `front_test: contacted_edge` asks instead which edge of the target is met.</source>
        <translation>**Q22 المقدّمة والجانب والمؤخّرة.** تأتي الهجمة من الأمام إذا كان منتصف المهاجم، حيث وقف حين أُعلنت الهجمة، أمام الخطّ المارّ بالحافّة الأمامية للهدف. وتأتي من الخلف إذا كان وراء الخطّ المارّ بالحافّة الخلفية، وإلّا فمن الجانب. والخيار `front_test: contacted_edge` يسأل بدل ذلك أيّ حافّة من الهدف لقيها المهاجم.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>**T1 Six steps.** Romans move. Romans shoot. Carthaginians move. Carthaginians shoot. Both sides charge. All fights are fought. Then the next turn begins. A scenario with other armies names its own sides in this order.</source>
        <translation>**T1 ستّ مراحل.** يتحرّك الرومان. يرمي الرومان. يتحرّك القرطاجيون. يرمي القرطاجيون. يهجم الطرفان. تدور كلّ الاشتباكات. ثمّ تبدأ الجولة التالية. والسيناريو الذي فيه جيوش أخرى يسمّي طرفيه بهذا الترتيب.</translation>
    </message>
    <message>
        <source>**Q06 Within a step** you give orders to your units in any order, one at a time, and each is carried out before the next. A unit gets at most one order in a step.</source>
        <translation>**Q06 داخل المرحلة** تعطي وحداتك الأوامر بأيّ ترتيب، واحدًا بعد واحد، وكلّ أمر يُنفَّذ قبل التالي. وللوحدة أمر واحد على الأكثر في المرحلة.</translation>
    </message>
    <message>
        <source>**Q03 All three.** A unit may move, shoot and charge in the same turn; none of them shortens another.</source>
        <translation>**Q03 الثلاثة معًا.** للوحدة أن تتحرّك وترمي وتهجم في الجولة نفسها؛ ولا يقصّر شيء من ذلك غيره.</translation>
    </message>
    <message>
        <source>**Q05 No reactions.** Nobody steps aside, shoots or charges out of turn because the enemy has done something.</source>
        <translation>**Q05 لا ردود.** لا يتنحّى أحد ولا يرمي ولا يهجم في غير دوره لأنّ العدوّ فعل شيئًا.</translation>
    </message>
    <message>
        <source>**Q11 No fear.** Units do not lose heart, and generals need not be near to give orders. The only flights are those of scorpions and elephants.</source>
        <translation>**Q11 لا خوف.** لا تفقد الوحدات شجاعتها، ولا يلزم أن يكون القادة قريبين لإعطاء الأوامر. ولا يهرب إلّا العقارب والأفيال.</translation>
    </message>
    <message>
        <source>**Q07 How long.** Eight turns, then the sun sets. `turn_limit` sets another number or none; with none, a battle in which ten whole turns go by without a loss is over and is judged as if time had run out.</source>
        <translation>**Q07 كم تدوم.** ثماني جولات ثمّ تغرب الشمس. والخيار `turn_limit` يضع عددًا آخر أو لا حدّ؛ وبلا حدّ تنتهي المعركة إذا مرّت عشر جولات كاملة دون خسارة، ويُحكم فيها كأنّ الوقت انتهى.</translation>
    </message>
    <message>
        <source>**Q08 Ending early.** At the end of a turn in which a side has no unit left (elephants and scorpions are units) the battle ends. A side may give up at any time, and then the other has won a great victory. With the option `army_break: 0.5` an army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>**Q08 النهاية المبكّرة.** عند نهاية جولة لا تبقى فيها لطرف وحدة (والأفيال والعقارب وحدات) تنتهي المعركة. ولأيّ طرف أن يستسلم في أيّ وقت، فيكون للآخر نصر كبير. ومع الخيار `army_break: 0.5` يُهزم الجيش الذي خسر نصف قطعه عند نهاية تلك الجولة.</translation>
    </message>
    <message>
        <source>**Q09 Who wins.** Compare what share of its stands each side has lost, in per cent of what it had. Scorpions count one stand each; elephants and generals do not count. If the shares are less than 5 points apart, the battle is drawn; less than 20, the side that lost less has a slight edge; 20 or more, a great victory. A side that alone has units left has a great victory; if nobody has, it is a draw.</source>
        <translation>**Q09 من ينتصر.** تُقارن نسبة ما خسره كلّ طرف من قطعه، بالمئة ممّا كان له. العقارب تُحسب قطعة لكلّ منها؛ والأفيال والقادة لا تُحسب. إذا كان الفرق بين النسبتين أقلّ من 5 نقاط فالمعركة متعادلة؛ وإذا كان أقلّ من 20 فلمن خسر أقلّ تفوّق طفيف؛ وإذا كان 20 أو أكثر فنصر كبير. والطرف الذي بقيت له وحده وحدات له نصر كبير؛ وإذا لم يبقَ أحد فتعادل.</translation>
    </message>
    <message>
        <source>**Q10 The fall of a commander in chief** costs his side his dice and nothing else. With the option `end_on_cinc_death: true` it ends the battle with that turn and the other side has won.</source>
        <translation>**Q10 سقوط القائد الأعلى** يكلّف طرفه نرده ولا شيء غيره. ومع الخيار `end_on_cinc_death: true` تنتهي المعركة بتلك الجولة ويكون الطرف الآخر قد انتصر.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>الحركة</translation>
    </message>
    <message>
        <source>**M1 Foot** moves up to 6 inches.</source>
        <translation>**M1 الوحدات الراجلة** تقطع حتّى 6 بوصات.</translation>
    </message>
    <message>
        <source>**M4 Elephants and scorpions** move up to 6 inches.</source>
        <translation>**M4 الأفيال والعقارب** تقطع حتّى 6 بوصات.</translation>
    </message>
    <message>
        <source>**M5 Cavalry** moves up to 12 inches.</source>
        <translation>**M5 الفرسان** يقطعون حتّى 12 بوصةً.</translation>
    </message>
    <message>
        <source>**Q31 Less is allowed.** A unit may go only part of its way, or stay.</source>
        <translation>**Q31 الأقلّ مسموح.** للوحدة أن تقطع جزءًا من طريقها فقط، أو أن تبقى.</translation>
    </message>
    <message>
        <source>**M2 Skirmishers** go in any direction.</source>
        <translation>**M2 المناوشون** يسيرون في أيّ اتّجاه.</translation>
    </message>
    <message>
        <source>**Q29 How skirmishers move.** One straight way in any direction and one turn on the spot, before or after it. No corner of the unit may end more than 6 inches from where that corner began, so turning uses up some of the way. Turning sweeps over the ground: on the way nobody may be touched who could not be touched in a move.</source>
        <translation>**Q29 كيف يتحرّك المناوشون.** خطّ مستقيم واحد في أيّ اتّجاه ودوران واحد في المكان، قبله أو بعده. ولا يجوز أن تنتهي أيّ زاوية من زوايا الوحدة على بُعد أكثر من 6 بوصات من موضعها الأوّل، فالدوران يستهلك بعض الطريق. والدوران يمسح الأرض: فلا يجوز أن يُلمس في الطريق من لا يجوز لمسه في حركة.</translation>
    </message>
    <message>
        <source>**M3 Formed units** go straight ahead, obliquely or by wheeling, and no other way; the angle is 45 degrees.</source>
        <translation>**M3 الوحدات المنتظمة** تسير إلى الأمام مباشرةً أو مائلةً أو بالدوران حول الزاوية، ولا تسير بغير ذلك؛ والزاوية 45 درجةً.</translation>
    </message>
    <message>
        <source>**Q24 Formed** are all units in two ranks: heavy and light infantry, Roman infantry, and all cavalry, the Numidians too. In a scenario each type of unit says whether it is formed or free.</source>
        <translation>**Q24 المنتظمة** هي كلّ الوحدات التي في صفّين: المشاة الثقيلة والخفيفة والمشاة الرومان وكلّ الفرسان، والنوميديون منهم. وفي السيناريو يقول كلّ نوع من الوحدات هل هو منتظم أم حرّ.</translation>
    </message>
    <message>
        <source>**Q25 Wheels.** All wheels of one move together may turn the unit by 45 degrees; a charge counts anew. `wheel_cap: none` lifts the limit. Wheels, obliques and straight ways may follow each other as long as the inches last.</source>
        <translation>**Q25 الدوران.** مجموع الدوران في الحركة الواحدة لا يدير الوحدة أكثر من 45 درجةً؛ والهجمة تُحسب من جديد. والخيار `wheel_cap: none` يرفع الحدّ. وللدوران والتقدّم المائل والمستقيم أن يتبع بعضها بعضًا ما كفت البوصات.</translation>
    </message>
    <message>
        <source>**Q26 What a wheel costs.** The front corner on the inside stays where it is; the unit pays the arc that the outer front corner goes. A front of 4 inches pays 3.14 inches for 45 degrees.</source>
        <translation>**Q26 ثمن الدوران.** تبقى الزاوية الأمامية الداخلية مكانها؛ وتدفع الوحدة القوس الذي تقطعه الزاوية الأمامية الخارجية. فمقدّمة عرضها 4 بوصات تدفع 3.14 بوصة عن 45 درجةً.</translation>
    </message>
    <message>
        <source>**Q27 Obliques.** The whole unit slides forward at an angle of up to 45 degrees to its facing and keeps facing the same way. It pays the distance it goes.</source>
        <translation>**Q27 التقدّم المائل.** تنزلق الوحدة كلّها إلى الأمام بزاوية لا تزيد على 45 درجةً من وجهتها، وتبقى وجهتها كما هي. وتدفع المسافة التي تقطعها.</translation>
    </message>
    <message>
        <source>**Q28 Not for formed units:** turning about, going backwards, stepping sideways. With the option `about_face: whole_move` a formed unit may spend its whole move on turning about where it stands.</source>
        <translation>**Q28 ما لا يجوز للوحدات المنتظمة:** الاستدارة إلى الخلف والتراجع والخطو إلى الجانب. ومع الخيار `about_face: whole_move` للوحدة المنتظمة أن تنفق حركتها كلّها على الاستدارة في مكانها.</translation>
    </message>
    <message>
        <source>**Q30 How elephants and scorpions move.** They turn as they like, go one straight way of up to 6 inches in any direction, measured at the middle, and turn again.</source>
        <translation>**Q30 كيف تتحرّك الأفيال والعقارب.** تدور كما تشاء، وتسير في خطّ مستقيم واحد حتّى 6 بوصات في أيّ اتّجاه، والقياس عند المنتصف، ثمّ تدور ثانيةً.</translation>
    </message>
    <message>
        <source>**Q32 Through friends.** Skirmishers may go through friends and friends through skirmishers, if the two do not lie on top of each other at the end; edges may touch. All other friends are in the way, and so is everybody who is engaged. The option `interpenetration` allows it for nobody (`none`) or for everybody (`all`).</source>
        <translation>**Q32 اجتياز الأصدقاء.** للمناوشين أن يجتازوا الأصدقاء وللأصدقاء أن يجتازوا المناوشين، على ألّا يتراكب الاثنان في النهاية؛ وللحوافّ أن تتلامس. وسائر الأصدقاء يعترضون الطريق، وكذلك كلّ من هو في التحام. والخيار `interpenetration` يمنع ذلك عن الجميع (`none`) أو يسمح به للجميع (`all`).</translation>
    </message>
    <message>
        <source>**Q33 Elephants too** go through skirmishers and through nobody else when they move. Running wild is another matter.</source>
        <translation>**Q33 الأفيال أيضًا** تجتاز المناوشين ولا تجتاز غيرهم حين تتحرّك. أمّا الهيجان فأمر آخر.</translation>
    </message>
    <message>
        <source>**Q34 Enemies** may be neither passed nor touched in a move. Being near them does not matter.</source>
        <translation>**Q34 الأعداء** لا يجوز اجتيازهم ولا لمسهم في حركة. والقرب منهم لا يهمّ.</translation>
    </message>
    <message>
        <source>**Q35 The edge.** Nobody may leave the table, not even with a corner and not even in the middle of a wheel. Generals must stay on it as well.</source>
        <translation>**Q35 الحافّة.** لا يجوز لأحد أن يخرج عن الطاولة، لا بزاوية واحدة ولا في وسط دوران. وعلى القادة أيضًا أن يبقوا عليها.</translation>
    </message>
    <message>
        <source>**Q36 Engaged units** stay where they are: no move, no turn, no charge, no retreat. The option `break_off: elephants_and_skirmishers` lets skirmishers leave as elephants do.</source>
        <translation>**Q36 الوحدات التي في التحام** تبقى حيث هي: لا حركة ولا دوران ولا هجوم ولا تراجع. والخيار `break_off: elephants_and_skirmishers` يسمح للمناوشين أن يتركوا الاشتباك كما تفعل الأفيال.</translation>
    </message>
    <message>
        <source>**Q37 An elephant in a fight** that is under control may leave in its own side&apos;s move. Its engagements end, and nobody may strike it for going. It may slide along the enemies it touched at the start, but must end clear of every enemy. Later in the turn it may charge again.</source>
        <translation>**Q37 الفيل في اشتباك** إذا كان تحت السيطرة فله أن يغادره في مرحلة حركة طرفه. تنتهي التحاماته، ولا يجوز لأحد أن يضربه لذهابه. وله أن ينزلق بمحاذاة الأعداء الذين لمسهم في البداية، لكن يجب أن ينتهي بعيدًا عن كلّ عدوّ. وله في الجولة نفسها أن يهجم من جديد.</translation>
    </message>
    <message>
        <source>**Q38 Generals** go with their unit, or alone up to 12 inches in any direction in their side&apos;s move, whoever stands there. Both in one turn is not possible, and a unit whose general has gone alone stays too. `general_move: 6` shortens the way.</source>
        <translation>**Q38 القادة** يسيرون مع وحداتهم، أو وحدهم حتّى 12 بوصةً في أيّ اتّجاه في مرحلة حركة طرفهم، مهما وقف في طريقهم. ولا يجوز الأمران معًا في جولة واحدة، والوحدة التي سار قائدها وحده تبقى مكانها أيضًا. والخيار `general_move: 6` يقصّر الطريق.</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>الرماية</translation>
    </message>
    <message>
        <source>**S1 Who shoots.** Skirmishers, Numidian cavalry and scorpions. Nobody else.</source>
        <translation>**S1 من يرمي.** المناوشون والفرسان النوميديون والعقارب. ولا أحد غيرهم.</translation>
    </message>
    <message>
        <source>**S8 How far.** Scorpions 24 inches, all others 6.</source>
        <translation>**S8 المدى.** العقارب 24 بوصةً، وكلّ الآخرين 6.</translation>
    </message>
    <message>
        <source>**Q51 In range** means: the shortest way from one rectangle to the other is not longer than the range.</source>
        <translation>**Q51 ضمن المدى** يعني: أقصر طريق بين المستطيلين ليس أطول من المدى.</translation>
    </message>
    <message>
        <source>**S5 All or none.** If any part of a unit is in range, all of it shoots.</source>
        <translation>**S5 الكلّ أو لا أحد.** إذا كان أيّ جزء من الوحدة ضمن المدى رمت كلّها.</translation>
    </message>
    <message>
        <source>**S2 Dice.** One die for each stand that shoots.</source>
        <translation>**S2 النرد.** حجر نرد لكلّ قطعة ترمي.</translation>
    </message>
    <message>
        <source>**Q52 So all stands roll**, also those that are farther away. With the option `range_dice: stands_in_range` only stands whose own base is in range roll; a gap in the rear rank is at its right-hand end.</source>
        <translation>**Q52 إذن ترمي كلّ القطع**، حتّى الأبعد منها. ومع الخيار `range_dice: stands_in_range` لا ترمي إلّا القطع التي هي نفسها ضمن المدى؛ والثغرة في الصفّ الخلفي تكون عند طرفه الأيمن.</translation>
    </message>
    <message>
        <source>**S3 Hits.** Scorpions hit on 4 or more, all others on a 6.</source>
        <translation>**S3 الإصابات.** العقارب تصيب عند 4 أو أكثر، وكلّ الآخرين عند 6.</translation>
    </message>
    <message>
        <source>**S4 Losses.** Each hit takes a stand.</source>
        <translation>**S4 الخسائر.** كلّ إصابة تأخذ قطعة.</translation>
    </message>
    <message>
        <source>**S6 Engaged units** do not shoot.</source>
        <translation>**S6 الوحدات التي في التحام** لا ترمي.</translation>
    </message>
    <message>
        <source>**S7 Nobody shoots at engaged units.**</source>
        <translation>**S7 لا أحد يرمي على وحدات في التحام.**</translation>
    </message>
    <message>
        <source>**Q62 Only they are safe.** Whoever stands beside a fight without being engaged can be shot at.</source>
        <translation>**Q62 هي وحدها في أمان.** ومن يقف بجانب اشتباك دون أن يكون في التحام تجوز الرماية عليه.</translation>
    </message>
    <message>
        <source>**Q04 Moving and shooting.** A unit that has moved shoots as well as any. With the option `scorpion_move_or_shoot: true` a scorpion does one of the two in a turn.</source>
        <translation>**Q04 الحركة والرماية.** الوحدة التي تحرّكت ترمي كغيرها. ومع الخيار `scorpion_move_or_shoot: true` يفعل العقرب أحدهما فقط في الجولة.</translation>
    </message>
    <message>
        <source>**Q53 Line of sight.** There is none to think of: nobody hides behind anybody. With the option `los: units_block` a shot is stopped if the line between the two middles runs through a third unit, friend or enemy. Generals never stop one. Scorpions that shoot over everybody give Rome an edge at Zama; this option makes it much smaller: between two computers of the same strength Rome then wins 41 battles of 100 and Carthage 27, instead of 68 and 9.</source>
        <translation>**Q53 خطّ الرؤية.** لا داعي للتفكير فيه: لا أحد يختبئ خلف أحد. ومع الخيار `los: units_block` تتوقّف الرماية إذا مرّ الخطّ بين المنتصفين بوحدة ثالثة، صديقة أو معادية. أمّا القادة فلا يوقفون رماية أبدًا. والعقارب التي ترمي من فوق الجميع تعطي روما تفوّقًا في زاما؛ وهذا الخيار يجعله أصغر بكثير: فبين حاسوبين متساويين في القوّة تفوز روما حينئذ في 41 معركةً من 100 وقرطاج في 27، بدل 68 و9.</translation>
    </message>
    <message>
        <source>**Q54 All round.** Units shoot in every direction. With the option `arc: front` some corner of the target must lie ahead of the shooter&apos;s front.</source>
        <translation>**Q54 كلّ الجهات.** ترمي الوحدات في كلّ اتّجاه. ومع الخيار `arc: front` يجب أن تكون زاوية من زوايا الهدف أمام مقدّمة الرامي.</translation>
    </message>
    <message>
        <source>**Q55 One target.** A unit shoots at one enemy unit, whichever its player likes; the nearest need not be first, and the dice are not divided.</source>
        <translation>**Q55 هدف واحد.** ترمي الوحدة على وحدة معادية واحدة يختارها لاعبها؛ ولا يلزم أن تكون الأقرب، ولا يُقسم النرد.</translation>
    </message>
    <message>
        <source>**Q56 One after another.** Units shoot in turn; losses are taken at once, and the next shooter sees them.</source>
        <translation>**Q56 واحدة بعد أخرى.** ترمي الوحدات الواحدة تلو الأخرى؛ وتُزال الخسائر فورًا، فيراها الرامي التالي.</translation>
    </message>
    <message>
        <source>**Q60 Too many hits** are lost.</source>
        <translation>**Q60 الإصابات الزائدة** تضيع.</translation>
    </message>
    <message>
        <source>**Q57 Elephants** cannot be shot at, because nothing would come of it.</source>
        <translation>**Q57 الأفيال** لا تجوز الرماية عليها، لأنّها لا تؤثّر فيها.</translation>
    </message>
    <message>
        <source>**Q58 Scorpions** can be, and one hit ends them.</source>
        <translation>**Q58 العقارب** تجوز الرماية عليها، وإصابة واحدة تنهيها.</translation>
    </message>
    <message>
        <source>**Q59 Skirmishers** are no easier to shoot than others; they are only easier to hit in melee.</source>
        <translation>**Q59 المناوشون** ليسوا أسهل إصابة من غيرهم في الرماية؛ إنّما هم أسهل إصابة في الالتحام.</translation>
    </message>
    <message>
        <source>**Q61 Generals** neither add to a volley nor run a risk in it.</source>
        <translation>**Q61 القادة** لا يضيفون إلى الرشقة ولا يتعرّضون فيها لخطر.</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>الهجوم</translation>
    </message>
    <message>
        <source>**C1 Both sides** may charge in the fifth step, and neither must.</source>
        <translation>**C1 كلا الطرفين** له أن يهجم في المرحلة الخامسة، ولا يُجبر عليه أحد.</translation>
    </message>
    <message>
        <source>**C2 The only way** into a fight is a charge.</source>
        <translation>**C2 الطريق الوحيد** إلى القتال هو الهجوم.</translation>
    </message>
    <message>
        <source>**C3 Foot and elephants** charge up to 6 inches.</source>
        <translation>**C3 الوحدات الراجلة والأفيال** تهجم حتّى 6 بوصات.</translation>
    </message>
    <message>
        <source>**C4 Cavalry** charges up to 12 inches.</source>
        <translation>**C4 الفرسان** يهجمون حتّى 12 بوصةً.</translation>
    </message>
    <message>
        <source>**C5 It must arrive.** A charge that does not reach an enemy cannot be made.</source>
        <translation>**C5 لا بدّ من الوصول.** الهجمة التي لا تصل إلى عدوّ لا تجوز.</translation>
    </message>
    <message>
        <source>**Q01 Whose charge is next.** The sides take turns, the first side first: one charge, or pass. Passing now does not forbid a charge later; when both pass one after the other, the step is over. The option `charge_order` lets the first or the second side make all its charges first, or lets a die decide who begins: 1 to 3 the first side, 4 to 6 the second.</source>
        <translation>**Q01 لمن الهجمة التالية.** يتناوب الطرفان، والطرف الأوّل يبدأ: هجمة واحدة أو تمرير. والتمرير الآن لا يمنع هجمة فيما بعد؛ وإذا مرّر الاثنان الواحد بعد الآخر انتهت المرحلة. والخيار `charge_order` يجعل الطرف الأوّل أو الثاني يقوم بكلّ هجماته أوّلًا، أو يجعل النرد يقرّر من يبدأ: من 1 إلى 3 الطرف الأوّل، ومن 4 إلى 6 الثاني.</translation>
    </message>
    <message>
        <source>**Q02 One at a time.** Each charge is finished, with all that comes of it, before the next is declared.</source>
        <translation>**Q02 واحدة في كلّ مرّة.** تنتهي كلّ هجمة بكلّ ما ينتج عنها قبل أن تُعلَن التالية.</translation>
    </message>
    <message>
        <source>**Q39 Who may charge.** Any unit that is not engaged, once a turn, also if it has moved or shot. Scorpions never do, and generals only with their unit.</source>
        <translation>**Q39 من يجوز له الهجوم.** كلّ وحدة ليست في التحام، مرّة في الجولة، حتّى لو تحرّكت أو رمت. العقارب لا تهجم أبدًا، والقادة لا يهجمون إلّا مع وحداتهم.</translation>
    </message>
    <message>
        <source>**Q40 Reach.** A charge has its own inches, counted as in a move and besides it. The charger goes until it first touches an enemy and stops there; what the order says beyond that point does not matter. If it touches nobody in time, the charge is not allowed and has cost nothing: try another. You may measure first as much as you like.</source>
        <translation>**Q40 مدى الهجوم.** للهجمة بوصاتها الخاصّة، تُحسب كما في الحركة وزيادةً عليها. يسير المهاجم حتّى يلمس عدوًّا أوّل مرّة ويتوقّف هناك؛ وما يقوله الأمر بعد تلك النقطة لا يهمّ. وإذا لم يلمس أحدًا في مداه فالهجمة غير مسموحة ولم تكلّف شيئًا: تُجرَّب أخرى. ويمكنك أن تقيس قبلها ما شئت.</translation>
    </message>
    <message>
        <source>**Q41 Engaged units** cannot charge. They can be charged, and by several.</source>
        <translation>**Q41 الوحدات التي في التحام** لا تهجم. ويجوز أن يُهجم عليها، ومن عدّة وحدات.</translation>
    </message>
    <message>
        <source>**Q42 Formed units** charge with the same manoeuvres as they move: ahead, obliquely, wheeling up to 45 degrees in all. A corner that swings into an enemy has charged him. With the option `formed_charge: straight` they only go straight ahead.</source>
        <translation>**Q42 الوحدات المنتظمة** تهجم بالمناورات التي تتحرّك بها: إلى الأمام، أو مائلةً، أو بدوران لا يزيد مجموعه على 45 درجةً. والزاوية التي تدور فتصطدم بعدوّ تكون قد هجمت عليه. ومع الخيار `formed_charge: straight` لا تهجم إلّا إلى الأمام مباشرةً.</translation>
    </message>
    <message>
        <source>**Q43 Others.** Skirmishers turn once, then go straight in any direction; their corners are measured as in a move. Elephants turn to where they want to go and then go straight ahead, which is how they end up facing.</source>
        <translation>**Q43 الآخرون.** يدور المناوشون مرّة واحدة ثمّ يسيرون في خطّ مستقيم في أيّ اتّجاه؛ وتُقاس زواياهم كما في الحركة. وتدور الأفيال إلى حيث تريد ثمّ تسير إلى الأمام مباشرةً، وهكذا تكون وجهتها في النهاية.</translation>
    </message>
    <message>
        <source>**Q44 The target** you have named must be among those the charger meets; if somebody else is met first, the charge is refused and you hear who it is. Friends are in the way as in a move. Generals without a unit are in nobody&apos;s way.</source>
        <translation>**Q44 الهدف** الذي سمّيته يجب أن يكون بين من يلقاهم المهاجم؛ وإذا لقي غيره أوّلًا رُفضت الهجمة وقيل لك من هو. والأصدقاء يعترضون الطريق كما في الحركة. والقادة الذين ليسوا مع وحدة لا يعترضون طريق أحد.</translation>
    </message>
    <message>
        <source>**Q45 Everybody close.** All enemies within a tenth of an inch of the charger where it stops are engaged with it. An elephant&apos;s weight and the fright of an elephant concern only the target that was named.</source>
        <translation>**Q45 كلّ القريبين.** كلّ الأعداء الذين على بُعد عُشر بوصة من المهاجم حيث يتوقّف يصيرون في التحام معه. أمّا صدمة الفيل وإفزاعه فلا يخصّان إلّا الهدف المسمّى.</translation>
    </message>
    <message>
        <source>**Q46 No lining up.** The charger stays just as it arrived. Who is engaged with whom is remembered from then on, whatever happens to the distance.</source>
        <translation>**Q46 لا محاذاة.** يبقى المهاجم كما وصل تمامًا. ومنذ ذلك الحين يُحفظ من هو في التحام مع من، مهما تغيّرت المسافة.</translation>
    </message>
    <message>
        <source>**Q47 Charging an elephant** is allowed. A charged elephant does not trample its charger; it can only run wild later. With the option `elephant_hits_when_charged: true` it does, and the unit that declared the charge loses two stands.</source>
        <translation>**Q47 الهجوم على فيل** مسموح. والفيل الذي يُهجم عليه لا يصدم مهاجمه؛ إنّما قد يهيج فيما بعد. ومع الخيار `elephant_hits_when_charged: true` يصدمه، فتخسر الوحدة التي أعلنت الهجمة قطعتين.</translation>
    </message>
    <message>
        <source>**Q48 Nobody left.** If the target is gone before a fight begins, the charger stops where it is: free, unless another enemy is close by, and its charge is used up. With the option `overrun: continue` it may go straight on with the inches it has left, and whoever it meets next is its new target.</source>
        <translation>**Q48 لم يبقَ أحد.** إذا زال الهدف قبل أن يبدأ القتال توقّف المهاجم حيث هو: حرًّا، إلّا إذا كان عدوّ آخر قريبًا، وتكون هجمته قد استُعملت. ومع الخيار `overrun: continue` له أن يتابع إلى الأمام بما بقي من بوصاته، ومن يلقاه بعد ذلك فهو هدفه الجديد.</translation>
    </message>
    <message>
        <source>**Q49 An elephant that charges scorpions** puts them to flight like anybody else: no weight, no fight, no control die.</source>
        <translation>**Q49 الفيل الذي يهجم على عقارب** يجعلها تفرّ كما يفعل غيره: لا صدمة ولا قتال ولا رمية سيطرة.</translation>
    </message>
    <message>
        <source>**Q50 A general** charges with the unit he is with.</source>
        <translation>**Q50 القائد** يهجم مع الوحدة التي هو معها.</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>الالتحام</translation>
    </message>
    <message>
        <source>**Q63 A fight** is everybody who is joined by engagements, directly or through others. All fights are fought in the last step of a turn, one round each.</source>
        <translation>**Q63 الاشتباك** هو كلّ من تربطهم التحامات، مباشرةً أو من خلال غيرهم. وتدور كلّ الاشتباكات في المرحلة الأخيرة من الجولة، شوطًا واحدًا لكلّ منها.</translation>
    </message>
    <message>
        <source>**F1 Dice.** In a fight a unit rolls one die for each of its stands.</source>
        <translation>**F1 النرد.** في الاشتباك ترمي الوحدة حجر نرد لكلّ قطعة من قطعها.</translation>
    </message>
    <message>
        <source>**Q64 All stands** of an engaged unit roll, not only those that touch.</source>
        <translation>**Q64 كلّ قطع** الوحدة التي في التحام ترمي، لا المتلامسة منها فقط.</translation>
    </message>
    <message>
        <source>**F2 Hits.** Roman infantry, heavy infantry, Roman and Carthaginian cavalry hit on 5 or more; light infantry, skirmishers and Numidian cavalry on a 6.</source>
        <translation>**F2 الإصابات.** المشاة الرومان والمشاة الثقيلة والفرسان الرومان والقرطاجيون يصيبون عند 5 أو أكثر؛ والمشاة الخفيفة والمناوشون والفرسان النوميديون عند 6.</translation>
    </message>
    <message>
        <source>**F3 Against skirmishers** everybody hits on 4 or more instead.</source>
        <translation>**F3 ضدّ المناوشين** يصيب الجميع عند 4 أو أكثر بدل ذلك.</translation>
    </message>
    <message>
        <source>**Q67 Skirmishers against skirmishers** too. What a die needs depends on whom it is for, never on who charged.</source>
        <translation>**Q67 المناوشون ضدّ المناوشين** كذلك. فما يحتاج إليه النرد يتوقّف على من يُرمى عليه، لا على من هجم.</translation>
    </message>
    <message>
        <source>**Q23 From the side** nobody fights better. A flank only matters for the fright of elephants, and because more units find room there.</source>
        <translation>**Q23 من الجانب** لا يقاتل أحد أفضل. ولا يهمّ الجانب إلّا في إفزاع الأفيال، ولأنّ وحدات أكثر تجد فيه مكانًا.</translation>
    </message>
    <message>
        <source>**Q65 Whom to fight.** A unit with several enemies puts all its dice on one of them. Both sides choose before any die of the step is rolled, the first side first; once the second side has chosen, the first cannot change its mind. Where nobody chooses, the enemy is taken who is easiest to hit, then the one with the fewest stands, then the first by name. With the option `dice_split: free` a unit may divide its dice.</source>
        <translation>**Q65 من تقاتل.** الوحدة التي لها عدّة أعداء توجّه نردها كلّه إلى واحد منهم. ويختار الطرفان قبل أن يُرمى أيّ نرد في المرحلة، والطرف الأوّل يبدأ؛ ومتى اختار الثاني لا يستطيع الأوّل أن يغيّر رأيه. وحيث لا يختار أحد يؤخذ العدوّ الأسهل إصابة، ثمّ الأقلّ قطعًا، ثمّ الأوّل حسب الاسم. ومع الخيار `dice_split: free` للوحدة أن توزّع نردها.</translation>
    </message>
    <message>
        <source>**F4 Losses.** Each hit takes a stand.</source>
        <translation>**F4 الخسائر.** كلّ إصابة تأخذ قطعة.</translation>
    </message>
    <message>
        <source>**Q66 Too many hits** are lost, even if another enemy is in the same fight. With the option `surplus: same_fight` they go on to the others in it.</source>
        <translation>**Q66 الإصابات الزائدة** تضيع، حتّى إن كان في الاشتباك نفسه عدوّ آخر. ومع الخيار `surplus: same_fight` تنتقل إلى الآخرين فيه.</translation>
    </message>
    <message>
        <source>**F5 At the same time.** Both sides roll before anything is taken away.</source>
        <translation>**F5 في آن واحد.** يرمي الطرفان قبل أن يُزال شيء.</translation>
    </message>
    <message>
        <source>**Q68 First all dice of the step, then all losses, then the last stands.** A unit that goes under in this round has had its dice.</source>
        <translation>**Q68 أوّلًا كلّ نرد المرحلة، ثمّ كلّ الخسائر، ثمّ القطع الأخيرة.** والوحدة التي تزول في هذا الشوط تكون قد رمت نردها.</translation>
    </message>
    <message>
        <source>**Q90 Both gone.** Two units may end each other; then both leave, and that is all.</source>
        <translation>**Q90 ذهب الاثنان.** قد تُنهي وحدتان إحداهما الأخرى؛ فتخرج كلتاهما، ولا شيء بعد ذلك.</translation>
    </message>
    <message>
        <source>**F6 Still standing.** Units that both have stands left stay engaged and fight again next turn.</source>
        <translation>**F6 ما زالتا واقفتين.** الوحدتان اللتان بقيت لكلتيهما قطع تبقيان في التحام وتقاتلان من جديد في الجولة القادمة.</translation>
    </message>
    <message>
        <source>**Q70 After a round** engagements stay, even if losses have opened a gap. Whoever has no enemy left in a fight is free: no pursuit, no turning for nothing; the unit may move in its next move.</source>
        <translation>**Q70 بعد الشوط** تبقى الالتحامات، حتّى إن فتحت الخسائر ثغرة. ومن لم يبقَ له عدوّ في الاشتباك فهو حرّ: لا مطاردة ولا دوران مجّانيّ؛ وللوحدة أن تتحرّك في حركتها القادمة.</translation>
    </message>
    <message>
        <source>**L1 The last stand** of a unit does not hold alone: a unit that is down to one stand loses it at once, whatever took the others.</source>
        <translation>**L1 القطعة الأخيرة** من الوحدة لا تصمد وحدها: الوحدة التي لم تبقَ لها إلّا قطعة واحدة تخسرها فورًا، أيًّا كان ما أخذ الأخريات.</translation>
    </message>
    <message>
        <source>**L2 Not** elephants and scorpions, which never had more than one.</source>
        <translation>**L2 إلّا** الأفيال والعقارب، فلم تكن لها قطّ أكثر من قطعة.</translation>
    </message>
    <message>
        <source>**Q71 The order of the last step.** Both sides choose whom to fight. Then all dice, fight by fight: the first side&apos;s units by name, then the other&apos;s. Then all losses and last stands. Then the generals&apos; dice, the first side&apos;s first. Then the control dice of the elephants by name, each with all that comes of it. Last, engagements with units that are gone end, and their generals are placed.</source>
        <translation>**Q71 ترتيب المرحلة الأخيرة.** يختار الطرفان من يقاتلان. ثمّ كلّ النرد، اشتباكًا بعد اشتباك: وحدات الطرف الأوّل حسب الاسم، ثمّ وحدات الآخر. ثمّ كلّ الخسائر والقطع الأخيرة. ثمّ نرد القادة، وقادة الطرف الأوّل أوّلًا. ثمّ رميات السيطرة للأفيال حسب الاسم، كلّ منها بكلّ ما ينتج عنها. وأخيرًا تنتهي التحامات الوحدات التي زالت، ويوضع قادتها.</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>القادة</translation>
    </message>
    <message>
        <source>**G1 No targets.** Nobody can shoot, charge or trample a general.</source>
        <translation>**G1 ليسوا أهدافًا.** لا يستطيع أحد أن يرمي على قائد أو يهجم عليه أو يصدمه.</translation>
    </message>
    <message>
        <source>**Q88 A general alone** takes up no room and is in nobody&apos;s way.</source>
        <translation>**Q88 القائد وحده** لا يشغل مكانًا ولا يعترض طريق أحد.</translation>
    </message>
    <message>
        <source>**G2 In melee** a general adds one stand&apos;s die to the unit he is with.</source>
        <translation>**G2 في الالتحام** يضيف القائد نرد قطعة واحدة إلى الوحدة التي هو معها.</translation>
    </message>
    <message>
        <source>**G4 Scipio and Hannibal** add two.</source>
        <translation>**G4 سكيبيو وحنبعل** يضيف كلّ منهما اثنين.</translation>
    </message>
    <message>
        <source>**G3 In shooting** he adds nothing.</source>
        <translation>**G3 في الرماية** لا يضيف شيئًا.</translation>
    </message>
    <message>
        <source>**Q85 Only dice.** Such a stand is no body: it cannot fall, it does not save a unit that is down to its last stand, and it makes nobody wider.</source>
        <translation>**Q85 نرد فقط.** هذه القطعة الزائدة ليست جسمًا: لا تسقط، ولا تنقذ وحدة لم تبقَ لها إلّا قطعتها الأخيرة، ولا تجعل أحدًا أعرض.</translation>
    </message>
    <message>
        <source>**Q84 Joining and leaving.** In his side&apos;s move a general may go to a unit of his side, of any command, within his reach and joins it, even in the middle of a fight. He cannot leave a unit that is engaged. He does not join scorpions or elephants, and a unit has at most one general. Options: `generals_per_unit: any`, and `general_joins: own_command` for all but the commander in chief.</source>
        <translation>**Q84 الانضمام والانفصال.** في مرحلة حركة طرفه للقائد أن يذهب إلى وحدة من طرفه، من أيّ فرقة، ضمن مداه وينضمّ إليها، حتّى وهي وسط اشتباك. ولا يستطيع أن يترك وحدة في التحام. ولا ينضمّ إلى عقارب ولا إلى أفيال، وللوحدة قائد واحد على الأكثر. الخياران: `generals_per_unit: any`، و`general_joins: own_command` للجميع إلّا القائد الأعلى.</translation>
    </message>
    <message>
        <source>**G5 Danger.** If his unit has fought in melee, roll a die for him.</source>
        <translation>**G5 الخطر.** إذا قاتلت وحدته في التحام يُرمى له حجر نرد.</translation>
    </message>
    <message>
        <source>**G6 On a 6** he falls.</source>
        <translation>**G6 عند 6** يسقط.</translation>
    </message>
    <message>
        <source>**Q87 When.** Once a round, after the losses, also if the unit fought only elephants. His dice of that round have counted.</source>
        <translation>**Q87 متى.** مرّة في الشوط، بعد الخسائر، حتّى إن لم تقاتل الوحدة إلّا أفيالًا. ونرده في ذلك الشوط قد احتُسب.</translation>
    </message>
    <message>
        <source>**Q86 His unit is gone.** He lives and stands where it stood, and may join another in his next move. With the option `general_dies_with_unit: true` he falls with it. A general with a unit is measured from the middle of its front.</source>
        <translation>**Q86 زالت وحدته.** ينجو ويقف حيث كانت، وله أن ينضمّ إلى غيرها في حركته القادمة. ومع الخيار `general_dies_with_unit: true` يسقط معها. والقائد الذي مع وحدة يُقاس من منتصف مقدّمتها.</translation>
    </message>
    <message>
        <source>Scorpions</source>
        <translation>العقارب</translation>
    </message>
    <message>
        <source>**P1** They do not charge.</source>
        <translation>**P1** لا تهجم.</translation>
    </message>
    <message>
        <source>**P2** They do not fight in melee.</source>
        <translation>**P2** لا تقاتل في الالتحام.</translation>
    </message>
    <message>
        <source>**P3** Charged by anybody, their crews run and they are gone.</source>
        <translation>**P3** إذا هجم عليها أيّ كان فرّ طاقمها وزالت.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>الأفيال</translation>
    </message>
    <message>
        <source>**E1 Thick skin.** Neither shots nor melee do anything to an elephant.</source>
        <translation>**E1 جلد سميك.** لا الرماية ولا الالتحام يفعلان شيئًا بالفيل.</translation>
    </message>
    <message>
        <source>**E2 Their own rules.** What follows replaces the rules of melee for them.</source>
        <translation>**E2 قواعدها الخاصّة.** ما يلي يحلّ لها محلّ قواعد الالتحام.</translation>
    </message>
    <message>
        <source>**Q72 No melee dice.** An elephant strikes when it charges and holds its enemy afterwards. The option `elephant_melee` gives it one die against skirmishers that hits on 4 (`any_vs_skirmishers`), one die that hits on 5 (`die_5`), or two stands a round from the round after its charge (`two_per_round`).</source>
        <translation>**Q72 لا نرد في الالتحام.** يضرب الفيل حين يهجم ويمسك عدوّه بعد ذلك. والخيار `elephant_melee` يعطيه حجر نرد واحدًا ضدّ المناوشين يصيب عند 4 (`any_vs_skirmishers`)، أو حجر نرد واحدًا يصيب عند 5 (`die_5`)، أو قطعتين في الشوط ابتداءً من الشوط التالي لهجمته (`two_per_round`).</translation>
    </message>
    <message>
        <source>**Q73 No dice against it.** Dice cannot be put on an elephant. A unit that fights only elephants rolls nothing, but it does fight: its general is in danger, and the elephant takes its control die.</source>
        <translation>**Q73 لا نرد ضدّه.** لا يُوجَّه نرد إلى فيل. والوحدة التي لا تقاتل إلّا أفيالًا لا ترمي شيئًا، لكنّها تقاتل: فقائدها في خطر، والفيل تُرمى له رمية السيطرة.</translation>
    </message>
    <message>
        <source>**E3 Fright.** An elephant that charges Roman infantry from the front may be scared: roll a die. On 5 or 6 it leaves the game and has harmed nobody.</source>
        <translation>**E3 الإفزاع.** الفيل الذي يهجم على المشاة الرومان من الأمام قد يفزع: يُرمى حجر نرد. عند 5 أو 6 يخرج من اللعبة دون أن يؤذي أحدًا.</translation>
    </message>
    <message>
        <source>**E4 Cavalry** cannot scare it.</source>
        <translation>**E4 الفرسان** لا يُفزعونه.</translation>
    </message>
    <message>
        <source>**Q76 Roman infantry** means the formed units of that name. With the option `scared_by: infantry_and_skirmishers` Roman skirmishers scare elephants too. No Carthaginian troops do.</source>
        <translation>**Q76 المشاة الرومان** تعني الوحدات المنتظمة بهذا الاسم. ومع الخيار `scared_by: infantry_and_skirmishers` يُفزع المناوشون الرومان الأفيال أيضًا. ولا يُفزعها أحد من القرطاجيين.</translation>
    </message>
    <message>
        <source>**Q91 When.** At the moment of contact, before anything else, at every new charge, also against a unit that is engaged already. Not when an elephant is charged and not when it runs wild.</source>
        <translation>**Q91 متى.** في لحظة التماسّ، قبل أيّ شيء آخر، عند كلّ هجمة جديدة، حتّى على وحدة في التحام من قبل. لا حين يُهجم على فيل، ولا حين يهيج.</translation>
    </message>
    <message>
        <source>**E5 Weight.** An elephant that arrives costs its target two stands at once.</source>
        <translation>**E5 الصدمة.** الفيل الذي يصل يكلّف هدفه قطعتين فورًا.</translation>
    </message>
    <message>
        <source>**Q74 At once** means in the charge step, before the round of melee, the last stand included; once for each charge.</source>
        <translation>**Q74 فورًا** يعني في مرحلة الهجوم، قبل شوط الالتحام، ومن ذلك القطعة الأخيرة؛ مرّة واحدة لكلّ هجمة.</translation>
    </message>
    <message>
        <source>**Q83 Every one counts.** Two elephants take two stands each, and so on.</source>
        <translation>**Q83 كلّ فيل يُحسب.** فيلان يأخذ كلّ منهما قطعتين، وهكذا.</translation>
    </message>
    <message>
        <source>**E6 Control.** After a round of melee each elephant that was in a fight rolls a control die.</source>
        <translation>**E6 السيطرة.** بعد شوط الالتحام تُرمى رمية السيطرة لكلّ فيل كان في اشتباك.</translation>
    </message>
    <message>
        <source>**Q75 Also then:** if its enemy fell in that round. Not if its weight had ended the target before a round was fought, unless the option `control_after_impact_kill: true` says so.</source>
        <translation>**Q75 وكذلك:** إذا سقط عدوّه في ذلك الشوط. لا إذا كانت صدمته قد أنهت الهدف قبل أن يدور شوط، إلّا إذا قال الخيار `control_after_impact_kill: true` ذلك.</translation>
    </message>
    <message>
        <source>**E7 On 1 or 2** it stays under control and may go on fighting, or move, next turn.</source>
        <translation>**E7 عند 1 أو 2** يبقى تحت السيطرة، وله أن يتابع القتال أو يتحرّك في الجولة القادمة.</translation>
    </message>
    <message>
        <source>**E8 On 3 to 6** it runs wild.</source>
        <translation>**E8 من 3 إلى 6** يهيج.</translation>
    </message>
    <message>
        <source>**E12 Which way.** 3: straight ahead. 4: it turns to its right first. 5: to its left. 6: it turns round.</source>
        <translation>**E12 إلى أين.** 3: إلى الأمام مباشرةً. 4: ينعطف أوّلًا إلى يمينه. 5: إلى يساره. 6: يستدير إلى الخلف.</translation>
    </message>
    <message>
        <source>**E9 How far.** 12 inches at once, through everybody.</source>
        <translation>**E9 كم يقطع.** 12 بوصةً دفعة واحدة، خلال الجميع.</translation>
    </message>
    <message>
        <source>**Q77 Its path** is its own rectangle, turned about its middle and drawn out 12 inches ahead of where it faces; where it stood counts too. Being charged does not turn an elephant.</source>
        <translation>**Q77 مساره** هو مستطيله نفسه، مُدارًا حول منتصفه وممدودًا 12 بوصةً إلى الأمام في وجهته؛ وحيث كان واقفًا يُحسب أيضًا. والهجوم على الفيل لا يديره.</translation>
    </message>
    <message>
        <source>**E10 In its way.** All units it touches lose two stands.</source>
        <translation>**E10 في طريقه.** كلّ الوحدات التي يلمسها تخسر قطعتين.</translation>
    </message>
    <message>
        <source>**Q78 Touching** here means that path and unit overlap, friend or enemy, engaged or not; a shared edge is not enough. Once for each unit.</source>
        <translation>**Q78 اللمس** هنا يعني أنّ المسار والوحدة يتراكبان، صديقة كانت أو معادية، في التحام أو لا؛ والحافّة المشتركة لا تكفي. ومرّة واحدة لكلّ وحدة.</translation>
    </message>
    <message>
        <source>**Q79 Other elephants** in the path are not harmed. With the option `rampage_vs_elephants: removed` they are gone.</source>
        <translation>**Q79 الأفيال الأخرى** في المسار لا يصيبها ضرر. ومع الخيار `rampage_vs_elephants: removed` تزول.</translation>
    </message>
    <message>
        <source>**Q80 Scorpions** in the path are gone. Generals alone are not harmed; those with a unit share only what happens to it.</source>
        <translation>**Q80 العقارب** في المسار تزول. والقادة وحدهم لا يصيبهم ضرر؛ ومن كان مع وحدة فلا يصيبه إلّا ما يصيبها.</translation>
    </message>
    <message>
        <source>**Q81 The edge** ends the path.</source>
        <translation>**Q81 الحافّة** تنهي المسار.</translation>
    </message>
    <message>
        <source>**E11 Then** the elephant is gone.</source>
        <translation>**E11 ثمّ** يزول الفيل.</translation>
    </message>
    <message>
        <source>**Q82 Gone for good.** Elephants that fled or ran wild do not come back and do not count as losses.</source>
        <translation>**Q82 بلا عودة.** الأفيال التي هربت أو هاجت لا تعود ولا تُحسب خسائر.</translation>
    </message>
    <message>
        <source>More troops</source>
        <translation>قوّات أخرى</translation>
    </message>
    <message>
        <source>The battles of history that come with the program need troops Zama does not have. Their numbers are ours; Matt Fritz&apos;s game knows nothing of them. Each is made of the same parts as his, so you can change it, or make one of your own, where a scenario is written. Everybody who is not named here has a row of this book under another name: Libyans, Companions and Immortals are heavy, Gauls, Iberians and Arabs are light infantry, and so on.</source>
        <translation>المعارك التاريخية التي تأتي مع البرنامج تحتاج إلى قوّات ليست في زاما. أعدادها من عندنا؛ ولا تعرفها لعبة مات فريتز. كلّ منها مصنوع من الأجزاء نفسها، فيمكنك أن تغيّره أو تصنع غيره حيث يُكتب السيناريو. ومن لم يُسمَّ هنا فله سطر في هذا الكتيّب باسم آخر: الليبيون والرفاق والخالدون قوّات ثقيلة، والغاليون والإيبيريون والعرب مشاة خفيفة، وهكذا.</translation>
    </message>
    <message>
        <source>**N1 What a type can say.** How far it goes and charges, formed or free, what it needs to hit, what it needs in the turn in which it has charged, what others need against it, how far it shoots, how many stands it has, whether it frightens elephants. It cannot say that a unit fights worse from the side, tires, runs away, or hides. Where a battle turned on that, its notes own up to it.</source>
        <translation>**N1 ما يقوله النوع.** كم يقطع في الحركة والهجوم، منتظم أم حرّ، ما يحتاج إليه ليصيب، وما يحتاج إليه في الجولة التي هجم فيها، وما يحتاج إليه الآخرون ضدّه، ومدى رمايته، وكم قطعة له، وهل يُفزع الأفيال. ولا يقول إنّ وحدة تقاتل أسوأ من الجانب أو تتعب أو تهرب أو تختبئ. وحيث توقّفت معركة على شيء من ذلك تعترف به ملاحظاتها.</translation>
    </message>
    <message>
        <source>**N2 Sarissa phalanx.** Very long pikes, many ranks deep. Formed, 8 to 10 stands, hits on 5, moves and charges 4 inches. The strength lies in the many stands; the slow step is the price: a block five inches wide that wheels by 45 degrees has spent its whole move. What this does not say is that pikes are helpless from the side.</source>
        <translation>**N2 فالانكس الساريسا.** رماح طويلة جدًّا في صفوف كثيرة. منتظم، من 8 إلى 10 قطع، يصيب عند 5، يتحرّك ويهجم 4 بوصات. قوّته في كثرة قطعه؛ وثمنها خطوته البطيئة: فكتلة عرضها 5 بوصات تدور 45 درجةً تكون قد أنفقت حركتها كلّها. وما لا يقوله ذلك أنّ الرماح الطويلة عاجزة من الجانب.</translation>
    </message>
    <message>
        <source>**N3 Hoplites** and Greek mercenaries: formed, 6 inches, hit on 5, like heavy infantry. The famous run at Marathon is an ordinary charge.</source>
        <translation>**N3 الهوبليت** والمرتزقة الإغريق: منتظمون، 6 بوصات، يصيبون عند 5، كالمشاة الثقيلة. والعدو الشهير في ماراثون هجمة عاديّة.</translation>
    </message>
    <message>
        <source>**N4 Shield-bearers and levies** of the Persians: formed, 6 inches, hit on 6, like light infantry. In life the men behind the wall of shields had bows. Here the archers are units of their own, because a whole unit shoots at once ([Q52](#Q52)) and ten bows would sweep any enemy away before he arrives.</source>
        <translation>**N4 حملة التروس والمجنّدون** من الفرس: منتظمون، 6 بوصات، يصيبون عند 6، كالمشاة الخفيفة. في الواقع كان الرجال خلف جدار التروس يحملون الأقواس. أمّا هنا فرماة السهام وحدات مستقلّة، لأنّ الوحدة ترمي كلّها معًا ([Q52](#Q52)) وعشرة أقواس تكنس أيّ عدوّ قبل أن يصل.</translation>
    </message>
    <message>
        <source>**N5 War-bands** of Gauls and Thracians: formed, 6 inches, hit on 6, but on 5 in the turn in which they have charged. Greek and Roman writers feared the first rush of such men and thought little of what came after. It is a cliché, but it is theirs.</source>
        <translation>**N5 عصائب المحاربين** من الغاليين والتراقيين: منتظمون، 6 بوصات، يصيبون عند 6، لكن عند 5 في الجولة التي هجموا فيها. خاف الكتّاب الإغريق والرومان أوّل اندفاع لهؤلاء الرجال ولم يحسبوا حسابًا لما بعده. إنّها صورة نمطية، لكنّها صورتهم هم.</translation>
    </message>
    <message>
        <source>**N6 Crowded legionaries** of Cannae: Roman infantry that hits on a 6 instead of a 5, because nobody had room to use his weapon.</source>
        <translation>**N6 جنود الفيالق المزدحمون** في كاناي: مشاة رومان يصيبون عند 6 بدل 5، لأنّ أحدًا لم يجد متّسعًا لاستعمال سلاحه.</translation>
    </message>
    <message>
        <source>**N7 Foot archers** are skirmishers whose bows reach 12 inches, twice as far as a javelin and half as far as a scorpion. 3 to 5 stands, hit on 6.</source>
        <translation>**N7 رماة السهام الراجلون** مناوشون تبلغ أقواسهم 12 بوصةً، ضعف مدى الرمح ونصف مدى العقرب. من 3 إلى 5 قطع، يصيبون عند 6.</translation>
    </message>
    <message>
        <source>**N8 Light javelin cavalry,** scouts and Paeonians: the Numidians&apos; numbers under another name.</source>
        <translation>**N8 فرسان الرماح الخفاف،** الكشّافة والبايونيون: أعداد النوميديين باسم آخر.</translation>
    </message>
    <message>
        <source>**N9 Horse archers** of the steppe: 12 inches, hit on 6, shoot 12 inches and hit on 6. They move freely like skirmishers, because they shoot and turn away, but friends do not pass through them.</source>
        <translation>**N9 الرماة الخيّالة** في السهوب: 12 بوصةً، يصيبون عند 6، ويرمون 12 بوصةً ويصيبون عند 6. يتحرّكون بحرّية كالمناوشين، لأنّهم يرمون وينصرفون، لكنّ الأصدقاء لا يجتازونهم.</translation>
    </message>
    <message>
        <source>**N10 Camel archers:** the same, but formed. That horses shy at camels is told of another battle, centuries earlier, so it is no rule here.</source>
        <translation>**N10 الرماة على الجمال:** كذلك، لكنّهم منتظمون. يُروى أنّ الخيل تجفل من الجمال في معركة أخرى أقدم بقرون، فليست قاعدة هنا.</translation>
    </message>
    <message>
        <source>**N11 Cataphracts,** man and horse in armour: formed, hit on 5, and in melee everybody needs a 6 against them. They move and charge 9 inches, three quarters of what other cavalry does; when they had to flee, their weight killed them. Arrows and javelins hit them like anybody ([Q59](#Q59) says the same of skirmishers).</source>
        <translation>**N11 الفرسان المدرّعون،** الرجل والحصان في الدرع: منتظمون، يصيبون عند 5، وفي الالتحام يحتاج الجميع إلى 6 ضدّهم. يتحرّكون ويهجمون 9 بوصات، ثلاثة أرباع ما يقطعه سائر الفرسان؛ وحين كان عليهم أن يهربوا كان ثقلهم سبب هلاكهم. والسهام والرماح تصيبهم كما تصيب غيرهم (ومثل ذلك تقوله [Q59](#Q59) عن المناوشين).</translation>
    </message>
    <message>
        <source>**N12 Scythed chariots:** two or three stands side by side, formed, 12 inches. In the turn in which they charge they hit on 3, otherwise on a 6. A unit of two is gone with its first loss ([L1](#L1)), by javelin, arrow or sword: that is how light troops stopped them. Their losses do not count, no general rides with them. What this does not say: they do not run on through the ranks, nobody opens a lane for them, and they do not turn on their own men.</source>
        <translation>**N12 العربات ذات المناجل:** قطعتان أو ثلاث جنبًا إلى جنب، منتظمة، 12 بوصةً. في الجولة التي تهجم فيها تصيب عند 3، وإلّا فعند 6. ووحدة من قطعتين تزول بأوّل خسارة ([L1](#L1))، برمح أو سهم أو سيف: هكذا أوقفتها القوّات الخفيفة. خسائرها لا تُحسب، ولا يركب معها قائد. وما لا يقوله ذلك: لا تتابع جريها خلال الصفوف، ولا يفتح لها أحد ممرًّا، ولا تنقلب على رجالها.</translation>
    </message>
    <message>
        <source>**N13 African elephants shy at Indian ones.** An African elephant that charges an Indian one from the front rolls the scare die ([E3](#E3)) and is gone on 3 to 6, because Polybius tells it so of Raphia. Otherwise the two are alike.</source>
        <translation>**N13 الأفيال الإفريقية تجفل من الهندية.** الفيل الإفريقي الذي يهجم على فيل هنديّ من الأمام تُرمى له رمية الإفزاع ([E3](#E3)) ويزول عند 3 إلى 6، لأنّ بوليبيوس يروي ذلك عن رفح. وفي ما عدا ذلك النوعان سواء.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>النرد</translation>
    </message>
    <message>
        <source>**Q89 Fair and repeatable.** All dice come from one list that a number, the seed, begins; or from a hand on the desk. They are used in the order in which this book asks for them. An order that is refused uses none and changes nothing, so the same seed and the same orders always make the same battle.</source>
        <translation>**Q89 عادل ويمكن تكراره.** كلّ النرد يأتي من قائمة واحدة يبدأها عدد هو البذرة؛ أو من يد على المكتب. ويُستعمل بالترتيب الذي يطلبه به هذا الكتيّب. والأمر المرفوض لا يستعمل نردًا ولا يغيّر شيئًا، فالبذرة نفسها والأوامر نفسها تصنع دائمًا المعركة نفسها.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>A scenario may set these. The first value is the usual one.</source>
        <translation>للسيناريو أن يضع هذه. والقيمة الأولى هي المعتادة.</translation>
    </message>
    <message>
        <source>**alternate**, first_side, second_side, die</source>
        <translation>**alternate**، first_side، second_side، die</translation>
    </message>
    <message>
        <source>In which order the sides charge</source>
        <translation>بأيّ ترتيب يهجم الطرفان</translation>
    </message>
    <message>
        <source>**8**, another number, none</source>
        <translation>**8**، عدد آخر، none</translation>
    </message>
    <message>
        <source>How many turns the battle lasts</source>
        <translation>كم جولة تدوم المعركة</translation>
    </message>
    <message>
        <source>**none**, 0.5</source>
        <translation>**none**، 0.5</translation>
    </message>
    <message>
        <source>An army that has lost half its stands breaks</source>
        <translation>الجيش الذي خسر نصف قطعه ينهار</translation>
    </message>
    <message>
        <source>**false**, true</source>
        <translation>**false**، true</translation>
    </message>
    <message>
        <source>The battle ends when a commander in chief falls</source>
        <translation>تنتهي المعركة حين يسقط القائد الأعلى</translation>
    </message>
    <message>
        <source>Scorpions move or shoot, not both</source>
        <translation>العقارب تتحرّك أو ترمي، لا كلاهما</translation>
    </message>
    <message>
        <source>**fixed**, free</source>
        <translation>**fixed**، free</translation>
    </message>
    <message>
        <source>Fixed places, or placing commands before turn 1</source>
        <translation>مواضع ثابتة، أو نشر الفرق قبل الجولة الأولى</translation>
    </message>
    <message>
        <source>**start_position**, contacted_edge</source>
        <translation>**start_position**، contacted_edge</translation>
    </message>
    <message>
        <source>What makes a charge come from the front</source>
        <translation>ما يجعل الهجمة من الأمام</translation>
    </message>
    <message>
        <source>**45**, none</source>
        <translation>**45**، none</translation>
    </message>
    <message>
        <source>How far formed units wheel in one move</source>
        <translation>كم تدور الوحدات المنتظمة في الحركة الواحدة</translation>
    </message>
    <message>
        <source>**none**, whole_move</source>
        <translation>**none**، whole_move</translation>
    </message>
    <message>
        <source>Whether formed units can turn about</source>
        <translation>هل تستدير الوحدات المنتظمة إلى الخلف</translation>
    </message>
    <message>
        <source>**skirmishers**, none, all</source>
        <translation>**skirmishers**، none، all</translation>
    </message>
    <message>
        <source>Who passes through friends</source>
        <translation>من يجتاز الأصدقاء</translation>
    </message>
    <message>
        <source>**elephants**, elephants_and_skirmishers</source>
        <translation>**elephants**، elephants_and_skirmishers</translation>
    </message>
    <message>
        <source>Who may leave a fight</source>
        <translation>من له أن يترك الاشتباك</translation>
    </message>
    <message>
        <source>**12**, 6</source>
        <translation>**12**، 6</translation>
    </message>
    <message>
        <source>How far generals go by themselves</source>
        <translation>كم يقطع القادة وحدهم</translation>
    </message>
    <message>
        <source>**manoeuvre**, straight</source>
        <translation>**manoeuvre**، straight</translation>
    </message>
    <message>
        <source>How formed units charge</source>
        <translation>كيف تهجم الوحدات المنتظمة</translation>
    </message>
    <message>
        <source>A charged elephant hits its charger</source>
        <translation>الفيل المهجوم عليه يصدم مهاجمه</translation>
    </message>
    <message>
        <source>**stop**, continue</source>
        <translation>**stop**، continue</translation>
    </message>
    <message>
        <source>Charging on when the target is gone</source>
        <translation>متابعة الهجوم حين يزول الهدف</translation>
    </message>
    <message>
        <source>**unit**, stands_in_range</source>
        <translation>**unit**، stands_in_range</translation>
    </message>
    <message>
        <source>Which stands of a unit in range shoot</source>
        <translation>أيّ قطع الوحدة التي ضمن المدى ترمي</translation>
    </message>
    <message>
        <source>**none**, units_block</source>
        <translation>**none**، units_block</translation>
    </message>
    <message>
        <source>Whether units block the view</source>
        <translation>هل تحجب الوحدات الرؤية</translation>
    </message>
    <message>
        <source>**360**, front</source>
        <translation>**360**، front</translation>
    </message>
    <message>
        <source>Whether units shoot all round</source>
        <translation>هل ترمي الوحدات في كلّ الجهات</translation>
    </message>
    <message>
        <source>**one_target**, free</source>
        <translation>**one_target**، free</translation>
    </message>
    <message>
        <source>Whether a unit may split its melee dice</source>
        <translation>هل للوحدة أن توزّع نردها في الالتحام</translation>
    </message>
    <message>
        <source>**lost**, same_fight</source>
        <translation>**lost**، same_fight</translation>
    </message>
    <message>
        <source>What becomes of hits that are too many</source>
        <translation>ما مصير الإصابات الزائدة</translation>
    </message>
    <message>
        <source>**none**, any_vs_skirmishers, two_per_round, die_5</source>
        <translation>**none**، any_vs_skirmishers، two_per_round، die_5</translation>
    </message>
    <message>
        <source>Whether and how elephants fight on</source>
        <translation>هل تتابع الأفيال القتال وكيف</translation>
    </message>
    <message>
        <source>A control die also after a hit that finished its target</source>
        <translation>رمية السيطرة حتّى بعد صدمة أنهت هدفها</translation>
    </message>
    <message>
        <source>**infantry**, infantry_and_skirmishers</source>
        <translation>**infantry**، infantry_and_skirmishers</translation>
    </message>
    <message>
        <source>Who scares elephants</source>
        <translation>من يُفزع الأفيال</translation>
    </message>
    <message>
        <source>**immune**, removed</source>
        <translation>**immune**، removed</translation>
    </message>
    <message>
        <source>What a rampage does to other elephants</source>
        <translation>ما يفعله الهيجان بالأفيال الأخرى</translation>
    </message>
    <message>
        <source>**1**, any</source>
        <translation>**1**، any</translation>
    </message>
    <message>
        <source>How many generals a unit may have</source>
        <translation>كم قائدًا يجوز للوحدة</translation>
    </message>
    <message>
        <source>**any_unit**, own_command</source>
        <translation>**any_unit**، own_command</translation>
    </message>
    <message>
        <source>Which units a general may join</source>
        <translation>إلى أيّ الوحدات ينضمّ القائد</translation>
    </message>
    <message>
        <source>Whether a general dies with his unit</source>
        <translation>هل يسقط القائد مع وحدته</translation>
    </message>
    <message>
        <source>Whether a unit is formed or free, how far it goes, how well it hits and which of the special rules it has are not options but properties of its unit type.</source>
        <translation>كون الوحدة منتظمة أو حرّة، وكم تقطع، وكيف تصيب، وأيّ القواعد الخاصّة لها: هذه ليست خيارات بل صفات لنوعها.</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>An army of Carthage</source>
        <comment>title</comment>
        <translation>جيش من قرطاج</translation>
    </message>
    <message>
        <source>Carthage fought with the men of many peoples: Libyan heavy infantry, Gauls, Ligurians and Iberians in its pay, slingers from the Balearic Islands, Numidian light horse, and elephants.</source>
        <comment>background</comment>
        <translation>قاتلت قرطاج برجال من شعوب كثيرة: مشاة ليبيون ثقال، وغاليون وليغوريون وإيبيريون يقاتلون بالأجر، ورماة مقاليع من جزر البليار، وفرسان نوميديون خفاف، وأفيال.</translation>
    </message>
    <message>
        <source>Polybius 15.11 lists such an army at Zama. The numbers are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>يذكر بوليبيوس 15.11 جيشًا كهذا في زاما. والأعداد هي أعداد Fast Play Rules for Students لمات فريتز.</translation>
    </message>
    <message>
        <source>Carthaginian heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>مشاة قرطاجية ثقيلة</translation>
    </message>
    <message>
        <source>Carthaginian heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>مشاة قرطاجية ثقيلة</translation>
    </message>
    <message>
        <source>Carthaginian light infantry</source>
        <comment>name of a unit type</comment>
        <translation>مشاة قرطاجية خفيفة</translation>
    </message>
    <message>
        <source>Carthaginian light infantry</source>
        <comment>plural of a unit type</comment>
        <translation>مشاة قرطاجية خفيفة</translation>
    </message>
    <message>
        <source>Carthaginian skirmishers</source>
        <comment>name of a unit type</comment>
        <translation>مناوشون قرطاجيون</translation>
    </message>
    <message>
        <source>Carthaginian skirmishers</source>
        <comment>plural of a unit type</comment>
        <translation>مناوشون قرطاجيون</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>فرسان قرطاجيون</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان قرطاجيون</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>فرسان نوميديون</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان نوميديون</translation>
    </message>
    <message>
        <source>Elephant</source>
        <comment>name of a unit type</comment>
        <translation>فيل</translation>
    </message>
    <message>
        <source>Elephants</source>
        <comment>plural of a unit type</comment>
        <translation>أفيال</translation>
    </message>
    <message>
        <source>Carthaginians</source>
        <comment>name of a side, as a label</comment>
        <translation>القرطاجيون</translation>
    </message>
    <message>
        <source>the Carthaginians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>جيش القرطاجيين</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <comment>name of a command</comment>
        <translation>مقرّ القيادة</translation>
    </message>
    <message>
        <source>General</source>
        <comment>name of a general</comment>
        <translation>القائد العامّ</translation>
    </message>
    <message>
        <source>Left Wing</source>
        <comment>name of a command</comment>
        <translation>الميسرة</translation>
    </message>
    <message>
        <source>Captain I</source>
        <comment>name of a general</comment>
        <translation>الآمر I</translation>
    </message>
    <message>
        <source>Numidians %1</source>
        <comment>name of a unit</comment>
        <translation>نوميديون %1</translation>
    </message>
    <message>
        <source>First Command</source>
        <comment>name of a command</comment>
        <translation>الفرقة الأولى</translation>
    </message>
    <message>
        <source>Captain II</source>
        <comment>name of a general</comment>
        <translation>الآمر II</translation>
    </message>
    <message>
        <source>Elephant %1</source>
        <comment>name of a unit</comment>
        <translation>فيل %1</translation>
    </message>
    <message>
        <source>Balearic slingers %1</source>
        <comment>name of a unit</comment>
        <translation>رماة مقاليع بلياريون %1</translation>
    </message>
    <message>
        <source>Libyans %1</source>
        <comment>name of a unit</comment>
        <translation>ليبيون %1</translation>
    </message>
    <message>
        <source>Gauls %1</source>
        <comment>name of a unit</comment>
        <translation>غاليون %1</translation>
    </message>
    <message>
        <source>Ligurians 1</source>
        <comment>name of a unit</comment>
        <translation>ليغوريون 1</translation>
    </message>
    <message>
        <source>Second Command</source>
        <comment>name of a command</comment>
        <translation>الفرقة الثانية</translation>
    </message>
    <message>
        <source>Captain III</source>
        <comment>name of a general</comment>
        <translation>الآمر III</translation>
    </message>
    <message>
        <source>Iberians %1</source>
        <comment>name of a unit</comment>
        <translation>إيبيريون %1</translation>
    </message>
    <message>
        <source>Right Wing</source>
        <comment>name of a command</comment>
        <translation>الميمنة</translation>
    </message>
    <message>
        <source>Captain IV</source>
        <comment>name of a general</comment>
        <translation>الآمر IV</translation>
    </message>
    <message>
        <source>Carthaginian horse %1</source>
        <comment>name of a unit</comment>
        <translation>فرسان قرطاجيون %1</translation>
    </message>
    <message>
        <source>A Gallic army</source>
        <comment>title</comment>
        <translation>جيش غالي</translation>
    </message>
    <message>
        <source>The peoples of Gaul fought in great war-bands of foot, with their nobles on horseback and boys throwing javelins in front. Ancient writers feared their first onset most.</source>
        <comment>background</comment>
        <translation>قاتلت شعوب بلاد الغال في عصائب كبيرة من المشاة، ونبلاؤها على الخيل، وفي المقدّمة فتيان يرمون الرماح. وأكثر ما خافه الكتّاب القدماء اندفاعهم الأوّل.</translation>
    </message>
    <message>
        <source>Polybius 2.27-33 on Telamon; Caesar, Gallic War. That the first charge is the most dangerous is told so often that it is half a commonplace; here it is a hit number that is one better in the turn of the charge.</source>
        <comment>sources</comment>
        <translation>بوليبيوس 2.27-33 عن تيلامون؛ وقيصر، حرب الغال. وكثيرًا ما يُروى أنّ الهجمة الأولى أخطرها، حتّى صار ذلك شبه قول مكرور؛ وهو هنا رقم إصابة أفضل بواحد في جولة الهجوم.</translation>
    </message>
    <message>
        <source>War-band</source>
        <comment>name of a unit type</comment>
        <translation>عصبة محاربين</translation>
    </message>
    <message>
        <source>War-bands</source>
        <comment>plural of a unit type</comment>
        <translation>عصائب محاربين</translation>
    </message>
    <message>
        <source>Gallic javelinmen</source>
        <comment>name of a unit type</comment>
        <translation>رماة رماح غاليون</translation>
    </message>
    <message>
        <source>Gallic javelinmen</source>
        <comment>plural of a unit type</comment>
        <translation>رماة رماح غاليون</translation>
    </message>
    <message>
        <source>Gallic noble cavalry</source>
        <comment>name of a unit type</comment>
        <translation>فرسان نبلاء غاليون</translation>
    </message>
    <message>
        <source>Gallic noble cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان نبلاء غاليون</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a side, as a label</comment>
        <translation>الغاليون</translation>
    </message>
    <message>
        <source>the Gauls</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>جيش الغاليين</translation>
    </message>
    <message>
        <source>High king</source>
        <comment>name of a general</comment>
        <translation>الملك الأعلى</translation>
    </message>
    <message>
        <source>Chieftain I</source>
        <comment>name of a general</comment>
        <translation>الزعيم I</translation>
    </message>
    <message>
        <source>Nobles %1</source>
        <comment>name of a unit</comment>
        <translation>نبلاء %1</translation>
    </message>
    <message>
        <source>Chieftain II</source>
        <comment>name of a general</comment>
        <translation>الزعيم II</translation>
    </message>
    <message>
        <source>Youths %1</source>
        <comment>name of a unit</comment>
        <translation>فتيان %1</translation>
    </message>
    <message>
        <source>War-band %1</source>
        <comment>name of a unit</comment>
        <translation>عصبة محاربين %1</translation>
    </message>
    <message>
        <source>Chieftain III</source>
        <comment>name of a general</comment>
        <translation>الزعيم III</translation>
    </message>
    <message>
        <source>Chieftain IV</source>
        <comment>name of a general</comment>
        <translation>الزعيم IV</translation>
    </message>
    <message>
        <source>An army of Greek cities</source>
        <comment>title</comment>
        <translation>جيش من المدن الإغريقية</translation>
    </message>
    <message>
        <source>Citizens who bought their own shields stood shoulder to shoulder in the phalanx of hoplites; light-armed peltasts and archers, and a little horse, did the rest.</source>
        <comment>background</comment>
        <translation>مواطنون اشتروا تروسهم بأنفسهم ووقفوا كتفًا إلى كتف في فالانكس الهوبليت؛ وقام بالباقي بلتاست خفاف السلاح ورماة سهام وقليل من الفرسان.</translation>
    </message>
    <message>
        <source>Herodotus 6.102-117 on Marathon; Xenophon for peltasts and horse. The numbers of the hoplites are those of heavy infantry.</source>
        <comment>sources</comment>
        <translation>هيرودوت 6.102-117 عن ماراثون؛ وزينوفون عن البلتاست والفرسان. وأعداد الهوبليت هي أعداد المشاة الثقيلة.</translation>
    </message>
    <message>
        <source>Hoplites</source>
        <comment>name of a unit type</comment>
        <translation>هوبليت</translation>
    </message>
    <message>
        <source>Hoplites</source>
        <comment>plural of a unit type</comment>
        <translation>هوبليت</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>name of a unit type</comment>
        <translation>بلتاست</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>plural of a unit type</comment>
        <translation>بلتاست</translation>
    </message>
    <message>
        <source>Greek archers</source>
        <comment>name of a unit type</comment>
        <translation>رماة سهام إغريق</translation>
    </message>
    <message>
        <source>Greek archers</source>
        <comment>plural of a unit type</comment>
        <translation>رماة سهام إغريق</translation>
    </message>
    <message>
        <source>Greek light cavalry</source>
        <comment>name of a unit type</comment>
        <translation>فرسان إغريق خفاف</translation>
    </message>
    <message>
        <source>Greek light cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان إغريق خفاف</translation>
    </message>
    <message>
        <source>Greeks</source>
        <comment>name of a side, as a label</comment>
        <translation>الإغريق</translation>
    </message>
    <message>
        <source>the Greeks</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>جيش الإغريق</translation>
    </message>
    <message>
        <source>Polemarch</source>
        <comment>name of a general</comment>
        <translation>البوليمارخوس</translation>
    </message>
    <message>
        <source>Strategos I</source>
        <comment>name of a general</comment>
        <translation>الستراتيغوس I</translation>
    </message>
    <message>
        <source>Horse of the cities %1</source>
        <comment>name of a unit</comment>
        <translation>فرسان المدن %1</translation>
    </message>
    <message>
        <source>Strategos II</source>
        <comment>name of a general</comment>
        <translation>الستراتيغوس II</translation>
    </message>
    <message>
        <source>Peltasts %1</source>
        <comment>name of a unit</comment>
        <translation>بلتاست %1</translation>
    </message>
    <message>
        <source>Archers %1</source>
        <comment>name of a unit</comment>
        <translation>رماة سهام %1</translation>
    </message>
    <message>
        <source>Hoplites %1</source>
        <comment>name of a unit</comment>
        <translation>هوبليت %1</translation>
    </message>
    <message>
        <source>Strategos III</source>
        <comment>name of a general</comment>
        <translation>الستراتيغوس III</translation>
    </message>
    <message>
        <source>Strategos IV</source>
        <comment>name of a general</comment>
        <translation>الستراتيغوس IV</translation>
    </message>
    <message>
        <source>An army of the Hellenistic kings</source>
        <comment>title</comment>
        <translation>جيش الملوك الهلنستيين</translation>
    </message>
    <message>
        <source>Alexander&apos;s successors went on fighting in his manner: a phalanx with pikes of some eighteen feet in the middle, lighter foot beside it, Cretan archers in front, heavy horse on the wings, and elephants from India where they could be had.</source>
        <comment>background</comment>
        <translation>ظلّ خلفاء الإسكندر يقاتلون على طريقته: في الوسط فالانكس برماح طولها نحو ثماني عشرة قدمًا، وإلى جانبه مشاة أخفّ، وفي المقدّمة رماة سهام كريتيون، وعلى الجناحين فرسان ثقال، وأفيال من الهند حيث أمكن الحصول عليها.</translation>
    </message>
    <message>
        <source>Polybius 18.28-32 compares phalanx and legion; 5.79-86 is the battle of Raphia. The numbers of the pikemen are ours: they hit like other heavy foot but move only four inches.</source>
        <comment>sources</comment>
        <translation>بوليبيوس 18.28-32 يقارن بين الفالانكس والفيلق؛ و5.79-86 معركة رفح. وأعداد حملة الساريسا من عندنا: يصيبون كسائر المشاة الثقيلة لكنّهم لا يقطعون إلّا 4 بوصات.</translation>
    </message>
    <message>
        <source>Sarissa phalanx</source>
        <comment>name of a unit type</comment>
        <translation>فالانكس الساريسا</translation>
    </message>
    <message>
        <source>Sarissa phalanx</source>
        <comment>plural of a unit type</comment>
        <translation>فالانكس الساريسا</translation>
    </message>
    <message>
        <source>Thureophoroi</source>
        <comment>name of a unit type</comment>
        <translation>ثوريوفوروي</translation>
    </message>
    <message>
        <source>Thureophoroi</source>
        <comment>plural of a unit type</comment>
        <translation>ثوريوفوروي</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>name of a unit type</comment>
        <translation>رماة سهام كريتيون</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>plural of a unit type</comment>
        <translation>رماة سهام كريتيون</translation>
    </message>
    <message>
        <source>Companion cavalry</source>
        <comment>name of a unit type</comment>
        <translation>فرسان الرفاق</translation>
    </message>
    <message>
        <source>Companion cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان الرفاق</translation>
    </message>
    <message>
        <source>Indian elephant</source>
        <comment>name of a unit type</comment>
        <translation>فيل هندي</translation>
    </message>
    <message>
        <source>Indian elephants</source>
        <comment>plural of a unit type</comment>
        <translation>أفيال هندية</translation>
    </message>
    <message>
        <source>Macedonians</source>
        <comment>name of a side, as a label</comment>
        <translation>المقدونيون</translation>
    </message>
    <message>
        <source>the Macedonians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>جيش المقدونيين</translation>
    </message>
    <message>
        <source>King</source>
        <comment>name of a general</comment>
        <translation>الملك</translation>
    </message>
    <message>
        <source>Thessalian horse 1</source>
        <comment>name of a unit</comment>
        <translation>فرسان تساليون 1</translation>
    </message>
    <message>
        <source>Indian elephant %1</source>
        <comment>name of a unit</comment>
        <translation>فيل هندي %1</translation>
    </message>
    <message>
        <source>Cretan archers %1</source>
        <comment>name of a unit</comment>
        <translation>رماة سهام كريتيون %1</translation>
    </message>
    <message>
        <source>Phalanx %1</source>
        <comment>name of a unit</comment>
        <translation>فالانكس %1</translation>
    </message>
    <message>
        <source>Thureophoroi %1</source>
        <comment>name of a unit</comment>
        <translation>ثوريوفوروي %1</translation>
    </message>
    <message>
        <source>Companions %1</source>
        <comment>name of a unit</comment>
        <translation>الرفاق %1</translation>
    </message>
    <message>
        <source>An army of the Persian king</source>
        <comment>title</comment>
        <translation>جيش ملك الفرس</translation>
    </message>
    <message>
        <source>The Great King&apos;s army shot first: archers behind wicker shields, good horse on the wings. His guard, ten thousand strong because every gap in it was filled at once, the Greeks called the Immortals.</source>
        <comment>background</comment>
        <translation>كان جيش الملك العظيم يرمي أوّلًا: رماة سهام خلف تروس من القصب، وفرسان جيّدون على الجناحين. وحرسه عشرة آلاف رجل، وكلّ ثغرة فيه تُسدّ فورًا، ولذلك سمّاهم الإغريق الخالدين.</translation>
    </message>
    <message>
        <source>Herodotus 7.61-88 reviews the army of Xerxes. The bows of the line infantry have been taken out into separate archer units; the guard counts as heavy infantry because of its standing, not because of any measure of its strength.</source>
        <comment>sources</comment>
        <translation>هيرودوت 7.61-88 يستعرض جيش خشايارشا. أُخذت أقواس مشاة الخطّ وجُعلت وحدات مستقلّة من رماة السهام؛ والحرس محسوب مشاةً ثقيلة لمكانته، لا لأيّ قياس لقوّته.</translation>
    </message>
    <message>
        <source>Immortals</source>
        <comment>name of a unit type</comment>
        <translation>خالدون</translation>
    </message>
    <message>
        <source>Immortals</source>
        <comment>plural of a unit type</comment>
        <translation>خالدون</translation>
    </message>
    <message>
        <source>Sparabara</source>
        <comment>name of a unit type</comment>
        <translation>سبارابارا</translation>
    </message>
    <message>
        <source>Sparabara</source>
        <comment>plural of a unit type</comment>
        <translation>سبارابارا</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <comment>name of a unit type</comment>
        <translation>رماة سهام فرس</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <comment>plural of a unit type</comment>
        <translation>رماة سهام فرس</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>فرسان فرس</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان فرس</translation>
    </message>
    <message>
        <source>Persians</source>
        <comment>name of a side, as a label</comment>
        <translation>الفرس</translation>
    </message>
    <message>
        <source>the Persians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>جيش الفرس</translation>
    </message>
    <message>
        <source>Great general</source>
        <comment>name of a general</comment>
        <translation>القائد الكبير</translation>
    </message>
    <message>
        <source>Satrap I</source>
        <comment>name of a general</comment>
        <translation>الساتراب I</translation>
    </message>
    <message>
        <source>Median horse %1</source>
        <comment>name of a unit</comment>
        <translation>فرسان ميديون %1</translation>
    </message>
    <message>
        <source>Satrap II</source>
        <comment>name of a general</comment>
        <translation>الساتراب II</translation>
    </message>
    <message>
        <source>Immortals %1</source>
        <comment>name of a unit</comment>
        <translation>خالدون %1</translation>
    </message>
    <message>
        <source>Sparabara %1</source>
        <comment>name of a unit</comment>
        <translation>سبارابارا %1</translation>
    </message>
    <message>
        <source>Satrap III</source>
        <comment>name of a general</comment>
        <translation>الساتراب III</translation>
    </message>
    <message>
        <source>Satrap IV</source>
        <comment>name of a general</comment>
        <translation>الساتراب IV</translation>
    </message>
    <message>
        <source>Persian horse %1</source>
        <comment>name of a unit</comment>
        <translation>فرسان فرس %1</translation>
    </message>
    <message>
        <source>An army of the Roman Republic</source>
        <comment>title</comment>
        <translation>جيش الجمهورية الرومانية</translation>
    </message>
    <message>
        <source>A consular army of the third and second centuries BC: maniples of hastati, principes and triarii in three lines, velites in front, citizen horse on the wings. The scorpions are there because they make a good game; in open battle they were rare.</source>
        <comment>background</comment>
        <translation>جيش قنصليّ من القرنين الثالث والثاني قبل الميلاد: وحدات الهاستاتي والبرينكيبس والترياري في ثلاثة خطوط، والفيليتس في المقدّمة، والفرسان من المواطنين على الجناحين. والعقارب هنا لأنّها تجعل اللعب ممتعًا؛ أمّا في المعارك المفتوحة فكانت نادرة.</translation>
    </message>
    <message>
        <source>Polybius 6.19-26 describes the legion of his time. The numbers are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>يصف بوليبيوس 6.19-26 فيلق عصره. والأعداد هي أعداد Fast Play Rules for Students لمات فريتز.</translation>
    </message>
    <message>
        <source>Roman infantry</source>
        <comment>name of a unit type</comment>
        <translation>مشاة رومان</translation>
    </message>
    <message>
        <source>Roman infantry</source>
        <comment>plural of a unit type</comment>
        <translation>مشاة رومان</translation>
    </message>
    <message>
        <source>Roman skirmishers</source>
        <comment>name of a unit type</comment>
        <translation>مناوشون رومان</translation>
    </message>
    <message>
        <source>Roman skirmishers</source>
        <comment>plural of a unit type</comment>
        <translation>مناوشون رومان</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <comment>name of a unit type</comment>
        <translation>فرسان رومان</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان رومان</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <comment>name of a unit type</comment>
        <translation>عقرب</translation>
    </message>
    <message>
        <source>Scorpions</source>
        <comment>plural of a unit type</comment>
        <translation>عقارب</translation>
    </message>
    <message>
        <source>Romans</source>
        <comment>name of a side, as a label</comment>
        <translation>الرومان</translation>
    </message>
    <message>
        <source>the Romans</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>جيش الرومان</translation>
    </message>
    <message>
        <source>Consul</source>
        <comment>name of a general</comment>
        <translation>القنصل</translation>
    </message>
    <message>
        <source>Legate I</source>
        <comment>name of a general</comment>
        <translation>الليغاتوس I</translation>
    </message>
    <message>
        <source>Italian horse %1</source>
        <comment>name of a unit</comment>
        <translation>فرسان إيطاليون %1</translation>
    </message>
    <message>
        <source>Legate II</source>
        <comment>name of a general</comment>
        <translation>الليغاتوس II</translation>
    </message>
    <message>
        <source>Velites %1</source>
        <comment>name of a unit</comment>
        <translation>فيليتس %1</translation>
    </message>
    <message>
        <source>Hastati %1</source>
        <comment>name of a unit</comment>
        <translation>هاستاتي %1</translation>
    </message>
    <message>
        <source>Principes %1</source>
        <comment>name of a unit</comment>
        <translation>برينكيبس %1</translation>
    </message>
    <message>
        <source>Triarii %1</source>
        <comment>name of a unit</comment>
        <translation>ترياري %1</translation>
    </message>
    <message>
        <source>Scorpion %1</source>
        <comment>name of a unit</comment>
        <translation>عقرب %1</translation>
    </message>
    <message>
        <source>Legate III</source>
        <comment>name of a general</comment>
        <translation>الليغاتوس III</translation>
    </message>
    <message>
        <source>Legate IV</source>
        <comment>name of a general</comment>
        <translation>الليغاتوس IV</translation>
    </message>
    <message>
        <source>Roman horse 1</source>
        <comment>name of a unit</comment>
        <translation>فرسان رومان 1</translation>
    </message>
    <message>
        <source>The Battle of Cannae (short)</source>
        <comment>title</comment>
        <translation>معركة كاناي (قصيرة)</translation>
    </message>
    <message>
        <source>Summer 216 BC</source>
        <comment>date</comment>
        <translation>صيف 216 ق.م</translation>
    </message>
    <message>
        <source>By the river Aufidus, near Cannae in southern Italy</source>
        <comment>place</comment>
        <translation>عند نهر أوفيدوس قرب كاناي في جنوب إيطاليا</translation>
    </message>
    <message>
        <source>For two years Hannibal had beaten every Roman army he met in Italy. In 216 BC Rome decided to crush him with numbers, and sent both consuls, Lucius Aemilius Paullus and Gaius Terentius Varro, with a larger army than ever before.

They met in the plain by the river Aufidus. The Romans made their infantry much deeper than it was wide, to break through by sheer weight; Roman horse stood at the river, allied horse at the other end. Hannibal, with half as many foot but more horse, bent his middle forward like a bow: Gauls and Iberians in turn. On either side of it he kept his Libyans back.

At the river Hasdrubal&apos;s heavy horse destroyed the Roman horse. In the middle the Romans pushed the thin bow in and crowded after it, until they stood between the Libyans, who turned inward and struck both sides. Hasdrubal rode round behind the Romans, chased off the allied horse, and charged the infantry from the rear. Packed so tightly that they could not use their weapons, the Romans were killed from the outside in. Paullus and Servilius fell. Varro escaped with a few dozen riders. Rome did not make peace.</source>
        <comment>background</comment>
        <translation>ظلّ حنبعل سنتين يهزم كلّ جيش روماني يلقاه في إيطاليا. وفي 216 ق.م قرّرت روما أن تسحقه بكثرة العدد، فأرسلت القنصلين معًا، لوكيوس إيميليوس باولوس وغايوس تيرنتيوس فارو، بجيش أكبر من كلّ ما سبق.

التقى الجيشان في السهل عند نهر أوفيدوس. صفّ الرومان مشاتهم في عمق يزيد كثيرًا على عرضهم، ليخترقوا بثقلهم وحده؛ ووقف الفرسان الرومان عند النهر، وفرسان الحلفاء عند الطرف الآخر. أمّا حنبعل، وله نصف عددهم من المشاة لكن فرسانه أكثر، فقد حنى وسطه إلى الأمام كالقوس: غاليون وإيبيريون بالتناوب. وعلى جانبي القوس أبقى الليبيين في الخلف.

عند النهر حطّم فرسان صدربعل الثقال الفرسان الرومان. وفي الوسط دفع الرومان القوس الرقيق إلى الداخل وتزاحموا خلفه، حتّى وقفوا بين الليبيين، فاستدار هؤلاء إلى الداخل وضربوا الجانبين. ودار صدربعل خلف الرومان فطرد فرسان الحلفاء، ثمّ هجم على المشاة من الخلف. تزاحم الرومان حتّى لم يقدروا على استعمال سلاحهم، فهلكوا من الخارج إلى الداخل. سقط باولوس وسيرفيليوس. ونجا فارو مع بضع عشرات من الفرسان. ولم تطلب روما الصلح.</translation>
    </message>
    <message>
        <source>Polybius, Histories 3.107-118, and Livy 22.44-52, are the accounts to read; Appian, Hannibal&apos;s War 17-26, is weaker. Polybius gives Rome 80,000 foot, 10,000 of them left in camp, and 6,000 horse; Hannibal little more than 40,000 foot and 10,000 horse. Livy found writers who gave Rome far fewer, and some modern scholars believe in about 50,000.

Polybius says 70,000 Romans died. His own numbers of dead, prisoners and escaped add up to more men than he put on the field. Livy has about 48,000 dead. The day, 2 August by the Roman calendar, comes from much later writers. Who led Hannibal&apos;s right wing? Hanno, says Polybius; Maharbal, says Livy.</source>
        <comment>sources</comment>
        <translation>بوليبيوس، التاريخ 3.107-118، وليفيوس 22.44-52 هما الروايتان اللتان تُقرآن؛ وأبيانوس، حرب حنبعل 17-26، أضعف منهما. يعطي بوليبيوس روما 80 ألف راجل، بقي 10 آلاف منهم في المعسكر، و6 آلاف فارس؛ ويعطي حنبعل ما يزيد قليلًا على 40 ألف راجل و10 آلاف فارس. ووجد ليفيوس كتّابًا أعطوا روما أقلّ من ذلك بكثير، ويرى بعض الباحثين المحدثين أنّهم كانوا نحو 50 ألفًا.

يقول بوليبيوس إنّ 70 ألف روماني هلكوا. وأعداده هو من الهالكين والأسرى والناجين إذا جُمعت زادت على من وضعهم في الساحة. وعند ليفيوس نحو 48 ألفًا. أمّا اليوم، 2 آب (أغسطس) بالتقويم الروماني، فمن كتّاب متأخّرين. ومن قاد ميمنة حنبعل؟ حنّون عند بوليبيوس، ومهربعل عند ليفيوس.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. The same plan with a handful of units: a bow of Gauls and Iberians, Libyans held back on both sides, horse on the wings.

A unit attacked from the side or rear fights as well as ever in these rules, and nobody is too crowded to fight. So the ring round the Romans helps only because more units reach the same enemy. Compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/cannae-short.zama.json --games 400 --seed 2026 gave 235 battles to Carthage, 104 to Rome, and 61 were drawn.

Before you begin, let the Carthaginians draw where each of their units should stand after five turns. Compare at the end.</source>
        <comment>notes</comment>
        <translation>حصّة واحدة. 16 وحدةً، من تلميذين إلى ستّة. الخطّة نفسها بقليل من الوحدات: قوس من الغاليين والإيبيريين، وليبيون في الخلف على الجانبين، وفرسان على الجناحين.

في هذه القواعد تقاتل الوحدة التي تُهاجَم من الجانب أو الخلف كما تقاتل دائمًا، ولا يمنع الزحام أحدًا من القتال. فالطوق حول الرومان لا ينفع إلّا لأنّ وحدات أكثر تصل إلى العدوّ نفسه. والمقارنة بين نسب الخسائر، لا بين أعداد الرجال.

التوازن: بالعقل السريع للبرنامج في كلا الطرفين أعطى zama-cli simulate scenarios/cannae-short.zama.json --games 400 --seed 2026 قرطاج 235 معركةً، وروما 104، وتعادلت 61.

قبل البدء يرسم القرطاجيون أين ينبغي أن تقف كلّ وحدة من وحداتهم بعد خمس جولات. ثمّ قارنوا في النهاية.</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>مشاة ليبية ثقيلة</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>مشاة ليبية ثقيلة</translation>
    </message>
    <message>
        <source>Gallic infantry</source>
        <comment>name of a unit type</comment>
        <translation>مشاة غالية</translation>
    </message>
    <message>
        <source>Gallic infantry</source>
        <comment>plural of a unit type</comment>
        <translation>مشاة غالية</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <comment>name of a unit type</comment>
        <translation>رماة مقاليع بلياريون</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <comment>plural of a unit type</comment>
        <translation>رماة مقاليع بلياريون</translation>
    </message>
    <message>
        <source>Gallic and Iberian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>فرسان غاليون وإيبيريون</translation>
    </message>
    <message>
        <source>Gallic and Iberian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان غاليون وإيبيريون</translation>
    </message>
    <message>
        <source>Numidian cavalry of Carthage</source>
        <comment>name of a unit type</comment>
        <translation>فرسان قرطاج النوميديون</translation>
    </message>
    <message>
        <source>Numidian cavalry of Carthage</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان قرطاج النوميديون</translation>
    </message>
    <message>
        <source>Your horse is better in the west and quicker in the east. Win there first, then come round behind. The three units of Gauls and Iberians must hold on while that happens. Bring the Libyans in from both sides when the Romans have passed them.</source>
        <comment>briefing</comment>
        <translation>فرسانك أفضل في الغرب وأسرع في الشرق. انتصر هناك أوّلًا، ثمّ دُر إلى خلف العدوّ. وعلى وحدات الغاليين والإيبيريين الثلاث أن تصمد ريثما يحدث ذلك. وأدخل الليبيين من الجانبين حين يتجاوزهم الرومان.</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a command</comment>
        <translation>رماة المقاليع</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a unit</comment>
        <translation>رماة المقاليع</translation>
    </message>
    <message>
        <source>Heavy Horse</source>
        <comment>name of a command</comment>
        <translation>الفرسان الثقال</translation>
    </message>
    <message>
        <source>Heavy horse</source>
        <comment>name of a unit</comment>
        <translation>الفرسان الثقال</translation>
    </message>
    <message>
        <source>Numidians</source>
        <comment>name of a command</comment>
        <translation>النوميديون</translation>
    </message>
    <message>
        <source>Numidians</source>
        <comment>name of a unit</comment>
        <translation>النوميديون</translation>
    </message>
    <message>
        <source>The Bow</source>
        <comment>name of a command</comment>
        <translation>القوس</translation>
    </message>
    <message>
        <source>Hannibal</source>
        <comment>name of a general</comment>
        <translation>حنبعل</translation>
    </message>
    <message>
        <source>Iberians</source>
        <comment>name of a unit</comment>
        <translation>الإيبيريون</translation>
    </message>
    <message>
        <source>Libyans, west</source>
        <comment>name of a command</comment>
        <translation>الليبيون، غربًا</translation>
    </message>
    <message>
        <source>Libyans, west</source>
        <comment>name of a unit</comment>
        <translation>الليبيون، غربًا</translation>
    </message>
    <message>
        <source>Libyans, east</source>
        <comment>name of a command</comment>
        <translation>الليبيون، شرقًا</translation>
    </message>
    <message>
        <source>Libyans, east</source>
        <comment>name of a unit</comment>
        <translation>الليبيون، شرقًا</translation>
    </message>
    <message>
        <source>Four units of heavy infantry, one behind the other: nothing in front of them can stop them for long. Break the middle before the enemy&apos;s horsemen come round, and keep your own horse near your foot.</source>
        <comment>briefing</comment>
        <translation>أربع وحدات من المشاة الثقيلة الواحدة خلف الأخرى: لا شيء أمامها يوقفها طويلًا. اكسر الوسط قبل أن يدور فرسان العدوّ من حولك، وأبقِ فرسانك قريبين من مشاتك.</translation>
    </message>
    <message>
        <source>Light Troops</source>
        <comment>name of a command</comment>
        <translation>القوّات الخفيفة</translation>
    </message>
    <message>
        <source>Roman Horse</source>
        <comment>name of a command</comment>
        <translation>الفرسان الرومان</translation>
    </message>
    <message>
        <source>Roman horse</source>
        <comment>name of a unit</comment>
        <translation>الفرسان الرومان</translation>
    </message>
    <message>
        <source>Allied Horse</source>
        <comment>name of a command</comment>
        <translation>فرسان الحلفاء</translation>
    </message>
    <message>
        <source>Terentius Varro</source>
        <comment>name of a general</comment>
        <translation>تيرنتيوس فارو</translation>
    </message>
    <message>
        <source>Allied horse</source>
        <comment>name of a unit</comment>
        <translation>فرسان الحلفاء</translation>
    </message>
    <message>
        <source>The Legions</source>
        <comment>name of a command</comment>
        <translation>الفيالق</translation>
    </message>
    <message>
        <source>Servilius</source>
        <comment>name of a general</comment>
        <translation>سيرفيليوس</translation>
    </message>
    <message>
        <source>The Battle of Cannae</source>
        <comment>title</comment>
        <translation>معركة كاناي</translation>
    </message>
    <message>
        <source>Two lessons. 49 units, up to six commands with generals. A stand is about 400 men. North is up, as it was: the Romans look south, the river runs along the west edge.

What plain rules cannot say: a unit that is attacked from the side or the rear fights as well as ever, so a ring does not kill by itself; it only lets more of your units reach the same enemy. Nobody is too crowded to fight. Therefore the rearmost Roman line begins with 2 of its 6 stands; the others are the men who never got near an enemy. And all Roman infantry is of a type of its own, crowded legionaries, who hit on a 6 instead of a 5: no room to swing a sword (see &quot;More troops&quot; in the rulebook). Counted in stands, that is about 52,000 Roman foot, the number of the doubters. Nobody runs away, so both sides lose more than they did, Hannibal above all.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/cannae.zama.json --games 400 --seed 2026 gave 123 battles to Rome, 119 to Carthage, and 158 were drawn.

To talk about: Polybius says it is better to have half as many foot and more horse than to be equal in both. Does your battle bear him out? Add up his numbers of dead and prisoners. Two consuls took turns in command from day to day: can an army be led like that? And why did Rome not make peace?</source>
        <comment>notes</comment>
        <translation>حصّتان. 49 وحدةً، وحتّى ستّ فرق لها قادة. القطعة نحو 400 رجل. الشمال إلى أعلى كما كان: الرومان ينظرون جنوبًا، والنهر يجري بمحاذاة الحافّة الغربية.

ما لا تقوله القواعد البسيطة: الوحدة التي تُهاجَم من الجانب أو الخلف تقاتل كما تقاتل دائمًا، فالطوق وحده لا يحسم شيئًا؛ إنّما يتيح لوحدات أكثر من وحداتك أن تصل إلى العدوّ نفسه. ولا يمنع الزحام أحدًا من القتال. لذلك يبدأ الخطّ الروماني الأخير بقطعتين من قطعه الستّ؛ والباقون هم الرجال الذين لم يقتربوا من عدوّ قطّ. والمشاة الرومان كلّهم من نوع خاصّ، جنود الفيالق المزدحمون، يصيبون عند 6 بدل 5: لا متّسع للتلويح بالسيف (انظر «قوّات أخرى» في كتيّب القواعد). وبحساب القطع فهذا نحو 52 ألف راجل روماني، وهو العدد عند المشكّكين. ولا أحد يهرب، فيخسر الطرفان أكثر ممّا خسرا، وحنبعل قبل غيره.

التوازن: بالعقل السريع للبرنامج في كلا الطرفين أعطى zama-cli simulate scenarios/cannae.zama.json --games 400 --seed 2026 روما 123 معركةً، وقرطاج 119، وتعادلت 158.

للنقاش: يقول بوليبيوس إنّ نصف عدد المشاة مع فرسان أكثر خير من المساواة في الاثنين. هل تؤيّده معركتكم؟ اجمعوا أعداده من الهالكين والأسرى. كان القنصلان يتناوبان القيادة يومًا بعد يوم: أيُقاد جيش هكذا؟ ولماذا لم تطلب روما الصلح؟</translation>
    </message>
    <message>
        <source>Iberian infantry</source>
        <comment>name of a unit type</comment>
        <translation>مشاة إيبيرية</translation>
    </message>
    <message>
        <source>Iberian infantry</source>
        <comment>plural of a unit type</comment>
        <translation>مشاة إيبيرية</translation>
    </message>
    <message>
        <source>Crowded legionaries</source>
        <comment>name of a unit type</comment>
        <translation>جنود فيالق مزدحمون</translation>
    </message>
    <message>
        <source>Crowded legionaries</source>
        <comment>plural of a unit type</comment>
        <translation>جنود فيالق مزدحمون</translation>
    </message>
    <message>
        <source>You have fewer foot and far more horse. At the river Hasdrubal&apos;s two units face one: destroy it quickly, then ride round behind the enemy. The Numidians in the east need only keep the allied horse busy.

Your bow of Gauls and Iberians will be pushed in. Do not rescue it; it buys time. Keep the Libyans out of the fight until the Romans have followed the bow between them, then charge from both sides. The battle lasts ten turns. You will need them all.</source>
        <comment>briefing</comment>
        <translation>مشاتك أقلّ وفرسانك أكثر بكثير. عند النهر تواجه وحدتا صدربعل وحدة واحدة: حطّمها سريعًا، ثمّ دُر إلى خلف العدوّ. أمّا النوميديون في الشرق فيكفي أن يشغلوا فرسان الحلفاء.

سيُدفع قوسك من الغاليين والإيبيريين إلى الداخل. لا تنقذه؛ فهو يشتري لك الوقت. أبقِ الليبيين خارج القتال حتّى يتبع الرومان القوس إلى ما بينهم، ثمّ اهجم من الجانبين. تدوم المعركة عشر جولات. وستحتاج إليها كلّها.</translation>
    </message>
    <message>
        <source>Slingers %1</source>
        <comment>name of a unit</comment>
        <translation>رماة مقاليع %1</translation>
    </message>
    <message>
        <source>Hasdrubal</source>
        <comment>name of a general</comment>
        <translation>صدربعل</translation>
    </message>
    <message>
        <source>Heavy horse %1</source>
        <comment>name of a unit</comment>
        <translation>فرسان ثقال %1</translation>
    </message>
    <message>
        <source>Libyans, west %1</source>
        <comment>name of a unit</comment>
        <translation>ليبيون، غربًا %1</translation>
    </message>
    <message>
        <source>Libyans, east %1</source>
        <comment>name of a unit</comment>
        <translation>ليبيون، شرقًا %1</translation>
    </message>
    <message>
        <source>Hanno</source>
        <comment>name of a general</comment>
        <translation>حنّون</translation>
    </message>
    <message>
        <source>Your infantry is the heaviest hammer Rome has ever swung. Only the front of it finds room to strike, so strike where they are weakest: the Gauls and Iberians. Break the bow before the enemy&apos;s horsemen are free.

Your horse is outnumbered. Let it hold out as long as it can, close to your foot. Leave some of the second line facing outward: the Libyans are waiting for your flanks, and riders will come from behind.</source>
        <comment>briefing</comment>
        <translation>مشاتك أثقل مطرقة رفعتها روما حتّى اليوم. لا يجد متّسعًا للضرب إلّا مقدّمتها، فاضرب حيث العدوّ أضعف: الغاليين والإيبيريين. اكسر القوس قبل أن يتفرّغ فرسان العدوّ.

فرسانك أقلّ عددًا. دعهم يصمدون ما استطاعوا قريبًا من مشاتك. واترك بعض الخطّ الثاني ينظر إلى الخارج: فالليبيون ينتظرون جانبيك، وسيأتي فرسان من الخلف.</translation>
    </message>
    <message>
        <source>Legions, right</source>
        <comment>name of a command</comment>
        <translation>الفيالق، يمينًا</translation>
    </message>
    <message>
        <source>Rear line %1</source>
        <comment>name of a unit</comment>
        <translation>الخطّ الخلفي %1</translation>
    </message>
    <message>
        <source>Legions, middle</source>
        <comment>name of a command</comment>
        <translation>الفيالق، وسطًا</translation>
    </message>
    <message>
        <source>Legions, left</source>
        <comment>name of a command</comment>
        <translation>الفيالق، يسارًا</translation>
    </message>
    <message>
        <source>Aemilius Paullus</source>
        <comment>name of a general</comment>
        <translation>إيميليوس باولوس</translation>
    </message>
    <message>
        <source>The Elephant Charge</source>
        <comment>title</comment>
        <translation>هجوم الأفيال</translation>
    </message>
    <message>
        <source>202 BC, any hour of the battle</source>
        <comment>date</comment>
        <translation>202 ق.م، في خضمّ المعركة</translation>
    </message>
    <message>
        <source>The plain of Zama</source>
        <comment>place</comment>
        <translation>سهل زاما</translation>
    </message>
    <message>
        <source>One corner of the great battle: four elephants, with a little infantry behind them, come across the plain at a Roman command. An elephant weighs as much as fifty men and cannot be stopped with javelins. It can be frightened, and a frightened elephant is a danger to everybody, most of all to its friends.

At Zama trumpets turned some of Hannibal&apos;s elephants round, javelins drove some off to the side, and the rest ran through the lanes that Scipio had left open. He had learned from an older defeat: half a century before, elephants had crushed a Roman army that stood packed in one deep block.</source>
        <comment>background</comment>
        <translation>زاوية واحدة من المعركة الكبرى: أربعة أفيال خلفها قليل من المشاة تعبر السهل نحو فرقة رومانية. يزن الفيل ما يزنه خمسون رجلًا ولا توقفه الرماح. لكن يمكن إفزاعه، والفيل المذعور خطر على الجميع، وعلى أصحابه قبل غيرهم.

في زاما ردّت الأبواق بعض أفيال حنبعل، وأبعدت الرماح بعضها إلى الجانب، وجرى الباقي في الممرّات التي تركها سكيبيو مفتوحة. كان قد تعلّم من هزيمة أقدم: قبل ذلك بنصف قرن سحقت الأفيال جيشًا رومانيًّا وقف متراصًّا في كتلة واحدة عميقة.</translation>
    </message>
    <message>
        <source>Polybius, Histories 15.12, tells of the elephants at Zama; 1.33-34 of the older defeat, when the Spartan Xanthippus beat Regulus near Tunis. The troops on this table are a slice of Matt Fritz&apos;s Zama, not of any source.</source>
        <comment>sources</comment>
        <translation>يروي بوليبيوس، التاريخ 15.12، خبر الأفيال في زاما؛ و1.33-34 خبر الهزيمة الأقدم، حين هزم زانثيبوس الإسبرطي ريغولوس قرب تونس. والقوّات على هذه الطاولة شريحة من زاما لمات فريتز، لا من أيّ مصدر.</translation>
    </message>
    <message>
        <source>About 30 minutes, six turns, two to eight players. The class learns the four dice of an elephant: the scare die (5 or 6 sends it home, but only formed Roman infantry, only from the front), the hit (two stands at once, no die), the control die after each round (1 and 2 hold it), and the rampage (twelve inches through friend and foe).

Before you start, let everybody guess: how many of the four elephants will leave without hurting anyone? One in three of those that charge infantry from the front. And how many will be gone after their first fight? Two in three. Write the guesses down and count.

Elephants do not count as losses, so Carthage may spend them freely. To make it harder for Carthage, set scared_by to infantry_and_skirmishers; harder for Rome, elephant_melee to two_per_round.</source>
        <comment>notes</comment>
        <translation>نحو 30 دقيقةً، ستّ جولات، من لاعبين إلى ثمانية. يتعلّم الصفّ رميات الفيل الأربع: رمية الإفزاع (5 أو 6 تردّه، لكن للمشاة الرومان المنتظمة وحدها ومن الأمام فقط)، والصدمة (قطعتان فورًا بلا نرد)، ورمية السيطرة بعد كلّ شوط (1 و2 يمسكانه)، والهيجان (12 بوصةً بين صديق وعدوّ).

قبل البدء يخمّن الجميع: كم فيلًا من الأربعة سيغادر دون أن يؤذي أحدًا؟ واحد من كلّ ثلاثة ممّن يهجمون على المشاة من الأمام. وكم منها سيذهب بعد قتاله الأوّل؟ اثنان من كلّ ثلاثة. اكتبوا التخمينات وعُدّوا.

لا تُحسب الأفيال خسائر، فلقرطاج أن تنفقها بلا حساب. ولجعل الأمر أصعب على قرطاج يُجعل scared_by مساويًا infantry_and_skirmishers؛ وأصعب على روما يُجعل elephant_melee مساويًا two_per_round.</translation>
    </message>
    <message>
        <source>Four elephants are coming, and your javelins do nothing to them. There are three ways to deal with one. Meet it head-on with formed infantry: it shies on 5 or 6. Charge it with skirmishers before it charges you: then it does not hit, and every round it must be controlled. Or keep out of its way: it walks only six inches.

Look where an elephant faces before you fight it. If it panics it will run straight ahead, right, left or back, twelve inches through everything. Do not stand in deep columns.</source>
        <comment>briefing</comment>
        <translation>أربعة أفيال قادمة، ورماحك لا تفعل بها شيئًا. ثلاث طرق لمواجهة الفيل. أن تلقاه وجهًا لوجه بمشاة منتظمة: يجفل عند 5 أو 6. أو أن تهجم عليه بالمناوشين قبل أن يهجم عليك: فلا يصدم، ويحتاج في كلّ شوط إلى السيطرة. أو أن تبتعد عن طريقه: فهو لا يمشي إلّا 6 بوصات.

انظر إلى وجهة الفيل قبل أن تقاتله. إذا هاج جرى إلى الأمام أو اليمين أو اليسار أو الخلف، 12 بوصةً خلال كلّ شيء. فلا تقف في أرتال عميقة.</translation>
    </message>
    <message>
        <source>The Command</source>
        <comment>name of a command</comment>
        <translation>الفرقة</translation>
    </message>
    <message>
        <source>Legate Gaius</source>
        <comment>name of a general</comment>
        <translation>الليغاتوس غايوس</translation>
    </message>
    <message>
        <source>Velites, left</source>
        <comment>name of a unit</comment>
        <translation>الفيليتس، يسارًا</translation>
    </message>
    <message>
        <source>Velites, right</source>
        <comment>name of a unit</comment>
        <translation>الفيليتس، يمينًا</translation>
    </message>
    <message>
        <source>Hastati</source>
        <comment>name of a unit</comment>
        <translation>الهاستاتي</translation>
    </message>
    <message>
        <source>Principes</source>
        <comment>name of a unit</comment>
        <translation>البرينكيبس</translation>
    </message>
    <message>
        <source>The Horse</source>
        <comment>name of a command</comment>
        <translation>الخيّالة</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>name of a unit</comment>
        <translation>الفرسان</translation>
    </message>
    <message>
        <source>Your elephants hit once and hard: two stands gone the moment they touch. Send them at what cannot frighten them: horsemen, skirmishers, the side of a unit. After that they are a gamble, two in three run wild at once, so leave a lane behind them.

Your infantry is too weak to win by itself. Let the elephants go first, then charge what they have broken. An elephant that keeps calm may walk away in your next move and charge again.</source>
        <comment>briefing</comment>
        <translation>أفيالك تصدم مرّة واحدة وبقوّة: قطعتان تذهبان لحظة اللمس. أرسلها إلى من لا يستطيع إفزاعها: الفرسان والمناوشين وجانب الوحدات. وبعد ذلك هي مغامرة، فاثنان من كلّ ثلاثة يهيجان فورًا؛ لذلك اترك ممرًّا خلفها.

مشاتك أضعف من أن تنتصر وحدها. دع الأفيال تذهب أوّلًا، ثمّ اهجم على ما كسرته. والفيل الذي يبقى هادئًا له أن يبتعد في حركتك القادمة ويهجم من جديد.</translation>
    </message>
    <message>
        <source>The Elephants</source>
        <comment>name of a command</comment>
        <translation>الأفيال</translation>
    </message>
    <message>
        <source>Surus</source>
        <comment>name of a unit</comment>
        <translation>سوروس</translation>
    </message>
    <message>
        <source>Old Tusker</source>
        <comment>name of a unit</comment>
        <translation>ذو الناب العجوز</translation>
    </message>
    <message>
        <source>Thunder</source>
        <comment>name of a unit</comment>
        <translation>الرعد</translation>
    </message>
    <message>
        <source>The Grey Lady</source>
        <comment>name of a unit</comment>
        <translation>السيّدة الرمادية</translation>
    </message>
    <message>
        <source>The Foot</source>
        <comment>name of a command</comment>
        <translation>المشاة</translation>
    </message>
    <message>
        <source>Captain Maharbal</source>
        <comment>name of a general</comment>
        <translation>الآمر مهربعل</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>name of a unit</comment>
        <translation>المشاة الثقيلة</translation>
    </message>
    <message>
        <source>Light infantry</source>
        <comment>name of a unit</comment>
        <translation>المشاة الخفيفة</translation>
    </message>
    <message>
        <source>First Lesson: the Ford</source>
        <comment>title</comment>
        <translation>الدرس الأوّل: المخاضة</translation>
    </message>
    <message>
        <source>A summer morning, 203 BC</source>
        <comment>date</comment>
        <translation>صباح صيفيّ، 203 ق.م</translation>
    </message>
    <message>
        <source>A ford on an African river</source>
        <comment>place</comment>
        <translation>مخاضة على نهر إفريقي</translation>
    </message>
    <message>
        <source>Two patrols have come to the same ford. On the south bank a Roman officer has brought a unit of infantry, some young javelin men and a troop of horse; on the north bank a Carthaginian captain has just the same. Whoever holds the ford tonight can water his horses, and the whole army behind him can cross tomorrow. It has not rained for weeks, and the river is only a line of stones: nobody will get his feet wet.

Both patrols are equally strong. What decides is who shoots first, who charges whom, and where the generals go.</source>
        <comment>background</comment>
        <translation>وصلت دوريّتان إلى المخاضة نفسها. على الضفّة الجنوبية جاء ضابط روماني بوحدة مشاة وبعض فتيان الرماح وسريّة من الفرسان؛ وعلى الضفّة الشمالية ضابط قرطاجي معه مثل ذلك تمامًا. من يمسك المخاضة الليلة يسقي خيله، ويعبر الجيش كلّه خلفه غدًا. لم تمطر السماء منذ أسابيع، والنهر ليس إلّا خطًّا من الحجارة: لن تبتلّ قدم أحد.

الدوريّتان متساويتان في القوّة. والذي يحسم هو من يرمي أوّلًا، ومن يهجم على من، وأين يذهب القادة.</translation>
    </message>
    <message>
        <source>This skirmish is made up. Patrols like these met every day in the war in Africa (204 to 202 BC), and no writer of the time thought them worth a line.</source>
        <comment>sources</comment>
        <translation>هذه المناوشة متخيَّلة. كانت مثل هذه الدوريّات تلتقي كلّ يوم في الحرب في إفريقيا (من 204 إلى 202 ق.م)، ولم يرَها كاتب في ذلك الزمان تستحقّ سطرًا.</translation>
    </message>
    <message>
        <source>A first game: about 20 minutes, two players or two teams, five turns. The sides are mirror images, so whoever wins has earned it, or thrown well; talk about which.

Let the class find out one thing per turn. Turn 1: moving; formed units wheel and slide, skirmishers go where they like. Turn 2: shooting; six inches, sixes hit. Turn 3: charging; horse reach twelve inches, foot six. Then melee, last stands, and the general&apos;s risk: he adds a die to his unit and may die for it.

Good questions: Why do skirmishers lose every melee against formed troops? What is the best moment to attach the general? Would you rather charge or be charged?</source>
        <comment>notes</comment>
        <translation>لعبة أولى: نحو 20 دقيقةً، لاعبان أو فريقان، خمس جولات. الطرفان صورتان متقابلتان، فمن ينتصر فقد استحقّ ذلك، أو أحسن الرمي؛ تناقشوا في أيّهما.

ليكتشف الصفّ شيئًا واحدًا في كلّ جولة. الجولة 1: الحركة؛ الوحدات المنتظمة تدور وتتقدّم مائلةً، والمناوشون يذهبون حيث يشاؤون. الجولة 2: الرماية؛ 6 بوصات، والإصابة عند 6. الجولة 3: الهجوم؛ يبلغ الفرسان 12 بوصةً والمشاة 6 بوصات. ثمّ الالتحام والقطع الأخيرة وخطر القائد: يضيف حجر نرد إلى وحدته وقد يسقط من أجلها.

أسئلة جيّدة: لماذا يخسر المناوشون كلّ التحام مع القوّات المنتظمة؟ ما أفضل لحظة لضمّ القائد؟ أتفضّل أن تهجم أم أن يُهجم عليك؟</translation>
    </message>
    <message>
        <source>Hold the ford. You move and shoot first: use it. Your javelin men (velites) can move in any direction and throw six inches; let them hurt somebody and then slip back through your infantry, for in hand-to-hand fighting everyone beats them.

Your horsemen charge twelve inches. They are best against skirmishers and against units that are already busy. Put your officer with the unit that must not lose.</source>
        <comment>briefing</comment>
        <translation>احفظ المخاضة. أنت تتحرّك وترمي أوّلًا: فانتفع بذلك. رماة رماحك (الفيليتس) يتحرّكون في أيّ اتّجاه ويرمون 6 بوصات؛ دعهم يصيبون أحدًا ثمّ ينسحبون خلال مشاتك، ففي الالتحام يغلبهم الجميع.

فرسانك يهجمون 12 بوصةً. وأفضل ما يكونون ضدّ المناوشين وضدّ الوحدات المشغولة. ضع ضابطك مع الوحدة التي يجب ألّا تخسر.</translation>
    </message>
    <message>
        <source>The Patrol</source>
        <comment>name of a command</comment>
        <translation>الدوريّة</translation>
    </message>
    <message>
        <source>Centurion Marcus</source>
        <comment>name of a general</comment>
        <translation>السنتوريون ماركوس</translation>
    </message>
    <message>
        <source>Velites</source>
        <comment>name of a unit</comment>
        <translation>الفيليتس</translation>
    </message>
    <message>
        <source>Infantry</source>
        <comment>name of a unit</comment>
        <translation>المشاة</translation>
    </message>
    <message>
        <source>Take the ford. The Romans move and shoot before you, so do not stop where their javelins reach you: six inches from their skirmishers is too near, unless you mean to charge.

Your slingers can move in any direction and slip back through your infantry. Your horsemen charge twelve inches, farther than anybody can walk. Put your captain with the unit that must not lose.</source>
        <comment>briefing</comment>
        <translation>خذ المخاضة. الرومان يتحرّكون ويرمون قبلك، فلا تتوقّف حيث تصلك رماحهم: البقاء على بُعد 6 بوصات من مناوشيهم أقرب ممّا ينبغي، إلّا إذا كنت تنوي الهجوم.

رماة مقاليعك يتحرّكون في أيّ اتّجاه وينسحبون خلال مشاتك. وفرسانك يهجمون 12 بوصةً، أبعد ممّا يستطيع أحد أن يمشي. ضع ضابطك مع الوحدة التي يجب ألّا تخسر.</translation>
    </message>
    <message>
        <source>Captain Bomilcar</source>
        <comment>name of a general</comment>
        <translation>الآمر بوملقار</translation>
    </message>
    <message>
        <source>The Battle of Gaugamela (short)</source>
        <comment>title</comment>
        <translation>معركة غوغميلا (قصيرة)</translation>
    </message>
    <message>
        <source>1 October 331 BC</source>
        <comment>date</comment>
        <translation>1 تشرين الأوّل (أكتوبر) 331 ق.م</translation>
    </message>
    <message>
        <source>A plain west of Arbela, in what is now northern Iraq</source>
        <comment>place</comment>
        <translation>سهل غرب أربيلا، في شمال العراق اليوم</translation>
    </message>
    <message>
        <source>Alexander, king of Macedon, had taken the whole coast from Asia Minor to Egypt from Darius III, the Great King of Persia. In 331 BC he marched into the heart of the empire. Darius waited for him on a wide plain, with horsemen from as far away as Bactria and the lands of the Scythians, and two hundred chariots with blades on their wheels.

Alexander had far fewer men. He put his pikes in the middle, Parmenion with the Thessalian horse on the left, and rode himself on the right with his Companions. A second line of Greeks stood behind, ready to face about if the enemy came round. Then he moved to the right, and further to the right, until the Persian horse on that side had to attack. The chariots charged. Javelin men shot at the teams and pulled the drivers down; where some got through, the ranks opened and let them run. Few did any harm.

As the Persian horse was drawn away to that side, a gap opened in the Persian line. Alexander turned into it with the Companions and the nearest pikes, straight at Darius. The Great King&apos;s line broke and he got away. At the other end Mazaeus was close to beating Parmenion, and some riders got as far as the baggage; but the news from the middle decided the day. A clay tablet, written by astronomers in Babylon at the time, says that the king&apos;s troops left him.</source>
        <comment>background</comment>
        <translation>كان الإسكندر ملك مقدونيا قد أخذ من داريوس الثالث، ملك الفرس العظيم، الساحل كلّه من آسيا الصغرى إلى مصر. وفي 331 ق.م زحف إلى قلب الإمبراطورية. انتظره داريوس في سهل واسع، ومعه فرسان من أماكن بعيدة مثل بكتريا وبلاد السكيثيين، ومئتا عربة على عجلاتها شفرات.

كان رجال الإسكندر أقلّ بكثير. وضع حملة الرماح الطويلة في الوسط، وبارمنيون مع الفرسان التساليين في اليسار، وركب هو في اليمين مع رفاقه. ووقف خلفهم خطّ ثانٍ من الإغريق، مستعدّ لأن يستدير إذا التفّ العدوّ. ثمّ تحرّك إلى اليمين، ثمّ أبعد إلى اليمين، حتّى لم يجد الفرسان الفرس هناك بدًّا من الهجوم. وهجمت العربات. رمى رجال الرماح الخيول وجذبوا السائقين إلى الأرض؛ وحيث نفذ بعضها انفتحت الصفوف وتركتها تجري. ولم تضرّ إلّا قليلًا.

وحين انجذب الفرسان الفرس إلى ذلك الجانب انفتحت ثغرة في خطّهم. انعطف الإسكندر إليها مع الرفاق وأقرب حملة الرماح، قاصدًا داريوس مباشرةً. انكسر خطّ الملك العظيم ونجا هو بنفسه. وعند الطرف الآخر كاد مازايوس يهزم بارمنيون، وبلغ بعض الفرسان الأمتعة؛ لكنّ الخبر من الوسط حسم اليوم. ويقول لوح طينيّ كتبه فلكيّو بابل في ذلك الوقت إنّ جند الملك تركوه.</translation>
    </message>
    <message>
        <source>Arrian, Alexander&apos;s Campaigns 3.7-16, is the best account and has the Persian order of battle from a paper that was captured. Curtius 4.12-16, Diodorus 17.53-61 and Plutarch, Alexander 31-33, tell it differently. The clay tablet from Babylon gives the day.

Arrian counts 40,000 foot and 7,000 horse for Alexander. For Darius he repeats what people said: a million foot, 40,000 horse, 200 chariots and some fifteen elephants. Curtius has 200,000 foot and 45,000 horse. Modern guesses are 50,000 to 100,000 in all. The elephants were found in the camp; nobody says that they fought, and they are not on this table.</source>
        <comment>sources</comment>
        <translation>أريانوس، حملات الإسكندر 3.7-16، أفضل رواية، وفيها ترتيب جيش الفرس من ورقة غُنمت. ويرويها على نحو آخر كورتيوس 4.12-16 وديودوروس 17.53-61 وبلوتارخ، الإسكندر 31-33. واليوم من لوح بابل الطينيّ.

يعدّ أريانوس للإسكندر 40 ألف راجل و7 آلاف فارس. ولداريوس يكرّر ما كان يُقال: مليون راجل و40 ألف فارس و200 عربة ونحو خمسة عشر فيلًا. وعند كورتيوس 200 ألف راجل و45 ألف فارس. والتقديرات الحديثة من 50 ألفًا إلى 100 ألف في المجموع. وُجدت الأفيال في المعسكر؛ ولا يقول أحد إنّها قاتلت، وليست على هذه الطاولة.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to five pupils. The middle of the battle with one wing on each side.

The scythed chariots are two stands that hit on 3 or more in the turn in which they charge, later only on a 6; a single hit ends them, by javelin or sword, and their losses do not count. They do not run on through the ranks, and they do not drive back into their own men. Pikes, hoplites, levies and horse archers are explained in the chapter &quot;More troops&quot; of the rulebook; the picture of the horse archer is a Mongol, fifteen centuries too late. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/gaugamela-short.zama.json --games 400 --seed 2026 gave 196 battles to Macedon, 136 to Persia, and 68 were drawn.

Before you begin, let everybody guess how many stands the chariots will take. Count.</source>
        <comment>notes</comment>
        <translation>حصّة واحدة. 15 وحدةً، من تلميذين إلى خمسة. وسط المعركة مع جناح من كلّ جانب.

العربات ذات المناجل قطعتان تصيبان عند 3 أو أكثر في الجولة التي تهجمان فيها، وبعد ذلك عند 6 فقط؛ وإصابة واحدة تنهيهما، برمح أو سيف، ولا تُحسب خسائرهما. لا تتابع جريها خلال الصفوف، ولا ترتدّ على رجالها. وحملة الساريسا والهوبليت والمجنّدون والرماة الخيّالة مشروحون في فصل «قوّات أخرى» من كتيّب القواعد؛ وصورة الرامي الخيّال مغوليّ، متأخّر خمسة عشر قرنًا. ولا أحد يهرب؛ فالمقارنة بين نسب الخسائر، لا بين أعداد الرجال.

التوازن: بالعقل السريع للبرنامج في كلا الطرفين أعطى zama-cli simulate scenarios/gaugamela-short.zama.json --games 400 --seed 2026 المقدونيين 196 معركةً، والفرس 136، وتعادلت 68.

قبل البدء يخمّن الجميع كم قطعة ستأخذ العربات. ثمّ عُدّوا.</translation>
    </message>
    <message>
        <source>Scythed chariots</source>
        <comment>name of a unit type</comment>
        <translation>عربات ذات مناجل</translation>
    </message>
    <message>
        <source>Scythed chariots</source>
        <comment>plural of a unit type</comment>
        <translation>عربات ذات مناجل</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <comment>name of a unit type</comment>
        <translation>رماة خيّالة</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <comment>plural of a unit type</comment>
        <translation>رماة خيّالة</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>name of a unit type</comment>
        <translation>حملة التفّاح</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>plural of a unit type</comment>
        <translation>حملة التفّاح</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a unit type</comment>
        <translation>مجنّدون</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>plural of a unit type</comment>
        <translation>مجنّدون</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>name of a unit type</comment>
        <translation>هيباسبيست</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>plural of a unit type</comment>
        <translation>هيباسبيست</translation>
    </message>
    <message>
        <source>Greek hoplites</source>
        <comment>name of a unit type</comment>
        <translation>هوبليت إغريق</translation>
    </message>
    <message>
        <source>Greek hoplites</source>
        <comment>plural of a unit type</comment>
        <translation>هوبليت إغريق</translation>
    </message>
    <message>
        <source>Heavy cavalry</source>
        <comment>name of a unit type</comment>
        <translation>فرسان ثقال</translation>
    </message>
    <message>
        <source>Heavy cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان ثقال</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>name of a unit type</comment>
        <translation>رماة رماح</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>plural of a unit type</comment>
        <translation>رماة رماح</translation>
    </message>
    <message>
        <source>More horse, fewer good foot. Send the chariots at the pikes before a javelin finds them, come round the wings, and wear them down with arrows. Win before the pikes arrive.</source>
        <comment>briefing</comment>
        <translation>فرسانك أكثر ومشاتك الجيّدون أقلّ. أرسل العربات على حملة الساريسا قبل أن يصيبها رمح، ودُر حول الجناحين، وأنهك العدوّ بالسهام. انتصر قبل أن يصل حملة الساريسا.</translation>
    </message>
    <message>
        <source>King&apos;s Guard</source>
        <comment>name of a command</comment>
        <translation>حرس الملك</translation>
    </message>
    <message>
        <source>Darius III</source>
        <comment>name of a general</comment>
        <translation>داريوس الثالث</translation>
    </message>
    <message>
        <source>Chariots %1</source>
        <comment>name of a unit</comment>
        <translation>عربات %1</translation>
    </message>
    <message>
        <source>Kinsmen</source>
        <comment>name of a unit</comment>
        <translation>أقارب الملك</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>name of a unit</comment>
        <translation>حملة التفّاح</translation>
    </message>
    <message>
        <source>East Wing</source>
        <comment>name of a command</comment>
        <translation>الجناح الشرقي</translation>
    </message>
    <message>
        <source>Bactrians</source>
        <comment>name of a unit</comment>
        <translation>البكتريون</translation>
    </message>
    <message>
        <source>Scythians</source>
        <comment>name of a unit</comment>
        <translation>السكيثيون</translation>
    </message>
    <message>
        <source>West Wing</source>
        <comment>name of a command</comment>
        <translation>الجناح الغربي</translation>
    </message>
    <message>
        <source>Syrians</source>
        <comment>name of a unit</comment>
        <translation>السوريون</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a command</comment>
        <translation>المجنّدون</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a unit</comment>
        <translation>المجنّدون</translation>
    </message>
    <message>
        <source>Stop the chariots with the Agrianes: one hit ends them. Hold the left with the Thessalians, keep the second line for whoever comes round, and strike with the Companions where the enemy is thin.</source>
        <comment>briefing</comment>
        <translation>أوقف العربات بالأغريانيين: إصابة واحدة تنهيها. احفظ اليسار بالتساليين، وأبقِ الخطّ الثاني لمن يلتفّ حولك، واضرب بالرفاق حيث العدوّ رقيق.</translation>
    </message>
    <message>
        <source>Alexander</source>
        <comment>name of a general</comment>
        <translation>الإسكندر</translation>
    </message>
    <message>
        <source>Agrianes</source>
        <comment>name of a unit</comment>
        <translation>الأغريانيون</translation>
    </message>
    <message>
        <source>Companions</source>
        <comment>name of a unit</comment>
        <translation>الرفاق</translation>
    </message>
    <message>
        <source>Parmenion</source>
        <comment>name of a general</comment>
        <translation>بارمنيون</translation>
    </message>
    <message>
        <source>Thessalians</source>
        <comment>name of a unit</comment>
        <translation>التساليون</translation>
    </message>
    <message>
        <source>Phalanx and Guard</source>
        <comment>name of a command</comment>
        <translation>الفالانكس والحرس</translation>
    </message>
    <message>
        <source>Pikes %1</source>
        <comment>name of a unit</comment>
        <translation>حملة الساريسا %1</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>name of a unit</comment>
        <translation>الهيباسبيست</translation>
    </message>
    <message>
        <source>Second line</source>
        <comment>name of a unit</comment>
        <translation>الخطّ الثاني</translation>
    </message>
    <message>
        <source>The Battle of Gaugamela</source>
        <comment>title</comment>
        <translation>معركة غوغميلا</translation>
    </message>
    <message>
        <source>Two lessons. 31 units, five commands with generals. A foot stand is about 500 men, a cavalry stand 300, a stand of chariots 25 chariots. The Persian line is thinner than in Arrian&apos;s list: the levies who never fought are mostly left out, and of the horse there are about 15,000, the lowest modern guess.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook. The scythed chariots are two stands that go 12 inches and hit on 3 or more in the turn in which they charge, later only on a 6. One single hit ends them, by javelin or sword, because a unit that is down to its last stand loses it: that is how light troops stopped them. Their losses do not count. What this likeness cannot do: they do not run on through the enemy&apos;s ranks, they are not let through by ranks that open, and they do not drive back into their own men.

Also new are the sarissa phalanx, hoplites, levies, foot archers, horse archers and light javelin cavalry. The picture of the horse archer is a Mongol, fifteen centuries too late.

What plain rules cannot say: a king who flees and takes the heart out of his army. Units fight to the last, so Darius&apos; levies will not run away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/gaugamela.zama.json --games 400 --seed 2026 gave 157 battles to Macedon, 156 to Persia, and 87 were drawn.

To talk about: Greek writers say that Darius left his army, the Babylonian tablet that his army left him. Whom do you believe? Why level the ground for chariots, and then lose by the gap they leave? What is a number like 300,000 dead good for? Was Alexander&apos;s stroke a plan or a chance?</source>
        <comment>notes</comment>
        <translation>حصّتان. 31 وحدةً، خمس فرق لها قادة. قطعة المشاة نحو 500 رجل، وقطعة الفرسان 300، وقطعة العربات 25 عربةً. خطّ الفرس أرقّ ممّا في قائمة أريانوس: فالمجنّدون الذين لم يقاتلوا قطّ تُركوا في أكثرهم، ومن الفرسان هنا نحو 15 ألفًا، وهو أقلّ تقدير حديث.

قوّات جديدة مشروحة في فصل «قوّات أخرى» من كتيّب القواعد. العربات ذات المناجل قطعتان تقطعان 12 بوصةً وتصيبان عند 3 أو أكثر في الجولة التي تهجمان فيها، وبعد ذلك عند 6 فقط. وإصابة واحدة تنهيهما، برمح أو سيف، لأنّ الوحدة التي لم تبقَ لها إلّا القطعة الأخيرة تخسرها: هكذا أوقفتها القوّات الخفيفة. ولا تُحسب خسائرها. وما لا يقدر عليه هذا التمثيل: لا تتابع جريها خلال صفوف العدوّ، ولا تنفتح لها الصفوف، ولا ترتدّ على رجالها.

وجديد أيضًا: فالانكس الساريسا والهوبليت والمجنّدون ورماة السهام الراجلون والرماة الخيّالة وفرسان الرماح الخفاف. وصورة الرامي الخيّال مغوليّ، متأخّر خمسة عشر قرنًا.

ما لا تقوله القواعد البسيطة: ملك يهرب فيأخذ معه قلب جيشه. الوحدات تقاتل حتّى النهاية، فلا يهرب مجنّدو داريوس؛ والمقارنة بين نسب الخسائر، لا بين أعداد الرجال.

التوازن: بالعقل السريع للبرنامج في كلا الطرفين أعطى zama-cli simulate scenarios/gaugamela.zama.json --games 400 --seed 2026 المقدونيين 157 معركةً، والفرس 156، وتعادلت 87.

للنقاش: يقول الكتّاب الإغريق إنّ داريوس ترك جيشه، ويقول اللوح البابلي إنّ جيشه تركه. من تصدّقون؟ لماذا تُسوّى الأرض للعربات ثمّ تُخسر المعركة بالثغرة التي تتركها؟ ما نفع عدد مثل 300 ألف هالك؟ هل كانت ضربة الإسكندر خطّة أم مصادفة؟</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>name of a unit type</comment>
        <translation>رماة سهام مارديون</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>plural of a unit type</comment>
        <translation>رماة سهام مارديون</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>name of a unit type</comment>
        <translation>مرتزقة إغريق</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>plural of a unit type</comment>
        <translation>مرتزقة إغريق</translation>
    </message>
    <message>
        <source>Light javelin cavalry</source>
        <comment>name of a unit type</comment>
        <translation>فرسان رماح خفاف</translation>
    </message>
    <message>
        <source>Light javelin cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان رماح خفاف</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a unit type</comment>
        <translation>رماة سهام</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>plural of a unit type</comment>
        <translation>رماة سهام</translation>
    </message>
    <message>
        <source>You have horsemen, many more than he has, and a wide plain. Come round both of his wings; his second line will turn to meet you, but it cannot be everywhere. Horse archers shoot 12 inches and ride where they like.

Chariots strike once: they hit on 3 or more when they charge, and hardly ever afterwards. One javelin that finds them first ends them. Aim them at the pikes, not at light troops. Your foot cannot face his pikes for long. Win before they arrive.</source>
        <comment>briefing</comment>
        <translation>لك فرسان أكثر بكثير ممّا له، وسهل واسع. دُر حول جناحيه كليهما؛ سيستدير خطّه الثاني ليلقاك، لكنّه لا يكون في كلّ مكان. والرماة الخيّالة يرمون 12 بوصةً ويسيرون حيث يشاؤون.

تضرب العربات مرّة واحدة: تصيب عند 3 أو أكثر حين تهجم، ولا تكاد تصيب بعدها. ورمح واحد يصيبها أوّلًا ينهيها. وجّهها إلى حملة الساريسا لا إلى القوّات الخفيفة. مشاتك لا يصمدون أمام رماحه الطويلة طويلًا. انتصر قبل أن تصل.</translation>
    </message>
    <message>
        <source>Mazaeus</source>
        <comment>name of a general</comment>
        <translation>مازايوس</translation>
    </message>
    <message>
        <source>Armenians</source>
        <comment>name of a unit</comment>
        <translation>الأرمن</translation>
    </message>
    <message>
        <source>Medes</source>
        <comment>name of a unit</comment>
        <translation>الميديون</translation>
    </message>
    <message>
        <source>Parthians</source>
        <comment>name of a unit</comment>
        <translation>البارثيون</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>name of a unit</comment>
        <translation>رماة السهام المارديون</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>name of a unit</comment>
        <translation>المرتزقة الإغريق</translation>
    </message>
    <message>
        <source>Bessus</source>
        <comment>name of a general</comment>
        <translation>بيسوس</translation>
    </message>
    <message>
        <source>Arachosians</source>
        <comment>name of a unit</comment>
        <translation>الأراخوسيون</translation>
    </message>
    <message>
        <source>Levies %1</source>
        <comment>name of a unit</comment>
        <translation>مجنّدون %1</translation>
    </message>
    <message>
        <source>You are outnumbered on horseback on both wings. Parmenion on the left must last. Keep the second line back to face whoever comes round.

Javelin men and archers first: one hit stops a unit of chariots. Then look for the place where the enemy&apos;s line has thinned, and go in there with Alexander, the Companions and the hypaspists. His foot is bad, apart from the Greeks and the Apple Bearers, and the pikes will walk over it: 4 inches a turn.</source>
        <comment>briefing</comment>
        <translation>فرسانك أقلّ على الجناحين كليهما. على بارمنيون في اليسار أن يصمد. أبقِ الخطّ الثاني في الخلف ليواجه من يلتفّ حولك.

رماة الرماح ورماة السهام أوّلًا: إصابة واحدة توقف وحدة عربات. ثمّ ابحث عن الموضع الذي رقّ فيه خطّ العدوّ، وادخل منه بالإسكندر والرفاق والهيباسبيست. مشاته ضعاف ما عدا الإغريق وحملة التفّاح، وسيتقدّم عليهم حملة الساريسا: 4 بوصات في الجولة.</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>name of a unit</comment>
        <translation>رماة السهام الكريتيون</translation>
    </message>
    <message>
        <source>Allied foot</source>
        <comment>name of a unit</comment>
        <translation>مشاة الحلفاء</translation>
    </message>
    <message>
        <source>Odrysian horse</source>
        <comment>name of a unit</comment>
        <translation>الفرسان الأودريسيون</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>name of a unit</comment>
        <translation>رماة الرماح</translation>
    </message>
    <message>
        <source>Second line %1</source>
        <comment>name of a unit</comment>
        <translation>الخطّ الثاني %1</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a unit</comment>
        <translation>رماة السهام</translation>
    </message>
    <message>
        <source>Paeonians</source>
        <comment>name of a unit</comment>
        <translation>البايونيون</translation>
    </message>
    <message>
        <source>Veterans</source>
        <comment>name of a unit</comment>
        <translation>المحاربون القدماء</translation>
    </message>
    <message>
        <source>The Battle of the Great Plains (short)</source>
        <comment>title</comment>
        <translation>معركة السهول الكبرى (قصيرة)</translation>
    </message>
    <message>
        <source>203 BC</source>
        <comment>date</comment>
        <translation>203 ق.م</translation>
    </message>
    <message>
        <source>The Great Plains, five days from Utica in Africa</source>
        <comment>place</comment>
        <translation>السهول الكبرى، على مسيرة خمسة أيّام من أوتيكا في إفريقيا</translation>
    </message>
    <message>
        <source>In 203 BC Publius Scipio was in Africa and besieged Utica, not far from Carthage. One night, in the middle of talks about peace, he had the two camps of his enemies set on fire: that of Hasdrubal son of Gisgo and that of Syphax, king of the Numidians. Many died in the flames. Thirty days later Hasdrubal and Syphax had a new army of thirty thousand men. Four thousand of them were Celtiberians, who had come over from Spain to fight for pay.

Scipio marched against them in five days, without heavy baggage. For three days the armies watched each other and skirmished. On the fourth they fought. The Italian horse on the right and Masinissa&apos;s Numidians on the left broke both wings of the enemy at the first charge: the men there were beginners, or had only just escaped from the burning camps.

Only the Celtiberians stood. They did not know the country and had nowhere to run to, and from Scipio, who had been kind to Spain, they could expect no mercy. His first line held them in front; the second and third lines came out to the left and right and surrounded them. Almost all of them died. But their stand let Hasdrubal and Syphax get away, and Carthage called Hannibal home.</source>
        <comment>background</comment>
        <translation>في 203 ق.م كان بوبليوس سكيبيو في إفريقيا يحاصر أوتيكا غير بعيد من قرطاج. وذات ليلة، وسط مفاوضات على الصلح، أمر بإحراق معسكرَي عدوّيه: معسكر صدربعل بن جسكو ومعسكر سيفاكس ملك النوميديين. هلك كثيرون في النار. وبعد ثلاثين يومًا كان لصدربعل وسيفاكس جيش جديد من ثلاثين ألف رجل. أربعة آلاف منهم كلتيبيريون جاؤوا من إسبانيا ليقاتلوا بالأجر.

سار إليهم سكيبيو خمسة أيّام بلا أمتعة ثقيلة. ثلاثة أيّام راقب الجيشان أحدهما الآخر وتناوشا. وفي الرابع تقاتلا. كسر الفرسان الإيطاليون في اليمين ونوميديو ماسينيسا في اليسار جناحي العدوّ كليهما من أوّل هجمة: فرجالهما كانوا مبتدئين أو ناجين للتوّ من المعسكرين المحترقين.

لم يثبت إلّا الكلتيبيريون. لم يعرفوا البلاد ولم يكن لهم مهرب، ومن سكيبيو الذي أحسن إلى إسبانيا لم يكن لهم أن ينتظروا رحمة. شغلهم خطّه الأوّل من الأمام؛ وخرج الخطّان الثاني والثالث إلى اليسار واليمين وطوّقاهم. هلكوا كلّهم تقريبًا. لكنّ ثباتهم أتاح لصدربعل وسيفاكس النجاة، ودعت قرطاج حنبعل إلى العودة.</translation>
    </message>
    <message>
        <source>Polybius, Histories 14.7-8, with the burning of the camps in 14.1-5; Livy 30.7-8. Polybius gives the enemy not less than 30,000 men, Livy about 35,000, with 4,000 Celtiberians; rumour made 10,000 of them. How many men Scipio had, nobody says. He left a part of his army before Utica, and guesses run from 12,000 to 20,000.

Where each wing stood we know: Italian horse on the Roman right, Masinissa on the left. It was the other way round at Zama, a year later. Which way the armies looked we do not know; Romans in the south is our choice.</source>
        <comment>sources</comment>
        <translation>بوليبيوس، التاريخ 14.7-8، وإحراق المعسكرين في 14.1-5؛ وليفيوس 30.7-8. يعطي بوليبيوس العدوّ ما لا يقلّ عن 30 ألف رجل، وليفيوس نحو 35 ألفًا، منهم 4 آلاف كلتيبيري؛ وجعلتهم الشائعات 10 آلاف. أمّا عدد رجال سكيبيو فلا يذكره أحد. ترك جزءًا من جيشه أمام أوتيكا، والتقديرات من 12 ألفًا إلى 20 ألفًا.

نعرف أين وقف كلّ جناح: الفرسان الإيطاليون في ميمنة الرومان وماسينيسا في الميسرة. وكان الأمر معكوسًا في زاما بعد سنة. ولا نعرف إلى أين نظر الجيشان؛ ووضع الرومان في الجنوب اختيارنا.</translation>
    </message>
    <message>
        <source>One lesson. 14 units, two to five pupils. A good first battle after the lesson at the ford: every kind of troops but elephants, and a simple plan.

Nobody panics or runs away in these rules, so the enemy&apos;s wings will not break at once as they did; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/great-plains-short.zama.json --games 400 --seed 2026 gave 211 battles to Rome, 123 to Carthage, and 66 were drawn.

Before you begin, ask both sides where they expect to win first. Afterwards: why did the Celtiberians stand when everybody else ran?</source>
        <comment>notes</comment>
        <translation>حصّة واحدة. 14 وحدةً، من تلميذين إلى خمسة. معركة أولى جيّدة بعد درس المخاضة: كلّ أنواع القوّات ما عدا الأفيال، وخطّة بسيطة.

في هذه القواعد لا يذعر أحد ولا يهرب، فلن ينكسر جناحا العدوّ فورًا كما انكسرا؛ والمقارنة بين نسب الخسائر، لا بين أعداد الرجال.

التوازن: بالعقل السريع للبرنامج في كلا الطرفين أعطى zama-cli simulate scenarios/great-plains-short.zama.json --games 400 --seed 2026 روما 211 معركةً، وقرطاج 123، وتعادلت 66.

قبل البدء اسألوا الطرفين أين يتوقّعان أن ينتصرا أوّلًا. وبعدها: لماذا ثبت الكلتيبيريون حين هرب الجميع؟</translation>
    </message>
    <message>
        <source>Numidian cavalry of Rome</source>
        <comment>name of a unit type</comment>
        <translation>فرسان روما النوميديون</translation>
    </message>
    <message>
        <source>Numidian cavalry of Rome</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان روما النوميديون</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a unit type</comment>
        <translation>كلتيبيريون</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>plural of a unit type</comment>
        <translation>كلتيبيريون</translation>
    </message>
    <message>
        <source>Carthaginian levies</source>
        <comment>name of a unit type</comment>
        <translation>مجنّدون قرطاجيون</translation>
    </message>
    <message>
        <source>Carthaginian levies</source>
        <comment>plural of a unit type</comment>
        <translation>مجنّدون قرطاجيون</translation>
    </message>
    <message>
        <source>Numidian peasants</source>
        <comment>name of a unit type</comment>
        <translation>فلّاحون نوميديون</translation>
    </message>
    <message>
        <source>Numidian peasants</source>
        <comment>plural of a unit type</comment>
        <translation>فلّاحون نوميديون</translation>
    </message>
    <message>
        <source>Numidian cavalry of Syphax</source>
        <comment>name of a unit type</comment>
        <translation>فرسان سيفاكس النوميديون</translation>
    </message>
    <message>
        <source>Numidian cavalry of Syphax</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان سيفاكس النوميديون</translation>
    </message>
    <message>
        <source>Win on the wings with your horse, hold the Celtiberians in front with your first line, and bring the second line round them.</source>
        <comment>briefing</comment>
        <translation>انتصر على الجناحين بفرسانك، واشغل الكلتيبيريين من الأمام بخطّك الأوّل، ودُر حولهم بالخطّ الثاني.</translation>
    </message>
    <message>
        <source>The Legion</source>
        <comment>name of a command</comment>
        <translation>الفيلق</translation>
    </message>
    <message>
        <source>Scipio</source>
        <comment>name of a general</comment>
        <translation>سكيبيو</translation>
    </message>
    <message>
        <source>Numidian Horse</source>
        <comment>name of a command</comment>
        <translation>الفرسان النوميديون</translation>
    </message>
    <message>
        <source>Masinissa</source>
        <comment>name of a general</comment>
        <translation>ماسينيسا</translation>
    </message>
    <message>
        <source>Masinissa&apos;s riders</source>
        <comment>name of a unit</comment>
        <translation>فرسان ماسينيسا</translation>
    </message>
    <message>
        <source>Italian Horse</source>
        <comment>name of a command</comment>
        <translation>الفرسان الإيطاليون</translation>
    </message>
    <message>
        <source>Italian horse</source>
        <comment>name of a unit</comment>
        <translation>الفرسان الإيطاليون</translation>
    </message>
    <message>
        <source>You have more units and they have the better ones. The Celtiberians can stand against any Roman: use the time they win for you on the wings.</source>
        <comment>briefing</comment>
        <translation>وحداتك أكثر ووحداتهم أفضل. يستطيع الكلتيبيريون أن يصمدوا أمام أيّ روماني: استغلّ الوقت الذي يكسبونه لك على الجناحين.</translation>
    </message>
    <message>
        <source>Carthaginians</source>
        <comment>name of a command</comment>
        <translation>القرطاجيون</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <comment>name of a unit</comment>
        <translation>المناوشون</translation>
    </message>
    <message>
        <source>Horse of Carthage</source>
        <comment>name of a unit</comment>
        <translation>فرسان قرطاج</translation>
    </message>
    <message>
        <source>Levy %1</source>
        <comment>name of a unit</comment>
        <translation>مجنّدون %1</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a command</comment>
        <translation>الكلتيبيريون</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a unit</comment>
        <translation>الكلتيبيريون</translation>
    </message>
    <message>
        <source>Peasants</source>
        <comment>name of a unit</comment>
        <translation>الفلّاحون</translation>
    </message>
    <message>
        <source>The Battle of the Great Plains</source>
        <comment>title</comment>
        <translation>معركة السهول الكبرى</translation>
    </message>
    <message>
        <source>One long lesson or two short ones. 35 units, five commands with generals. A stand is about 200 men.

What plain rules cannot say: nobody panics here, so the enemy&apos;s wings will not break at the first charge as they did. They are light infantry that begins with 6 stands of 8, and horse with 4 of 6: the missing men are those who never came back from the burning camps. Formed units cannot pass through each other, but the Roman second and third lines can do what Scipio&apos;s did: come out to the left and right of the first. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/great-plains.zama.json --games 400 --seed 2026 gave 213 battles to Rome, 109 to Carthage, and 78 were drawn.

To talk about: why did the Celtiberians fight on? Setting fire to camps during peace talks: was it fair? Polybius calls it the finest thing Scipio ever did. How does a city find thirty thousand soldiers in a month, and how good can they be? Was this battle more important than Zama?</source>
        <comment>notes</comment>
        <translation>حصّة طويلة أو حصّتان قصيرتان. 35 وحدةً، خمس فرق لها قادة. القطعة نحو 200 رجل.

ما لا تقوله القواعد البسيطة: لا أحد يذعر هنا، فلن ينكسر جناحا العدوّ من أوّل هجمة كما انكسرا. هما مشاة خفيفة تبدأ بستّ قطع من ثمانٍ، وفرسان بأربع من ستّ: والرجال الناقصون هم الذين لم يعودوا من المعسكرين المحترقين. لا تجتاز الوحدات المنتظمة بعضها بعضًا، لكنّ الخطّين الرومانيين الثاني والثالث يستطيعان ما فعله خطّا سكيبيو: أن يخرجا إلى يسار الأوّل ويمينه. ولا أحد يهرب؛ فالمقارنة بين نسب الخسائر، لا بين أعداد الرجال.

التوازن: بالعقل السريع للبرنامج في كلا الطرفين أعطى zama-cli simulate scenarios/great-plains.zama.json --games 400 --seed 2026 روما 213 معركةً، وقرطاج 109، وتعادلت 78.

للنقاش: لماذا تابع الكلتيبيريون القتال؟ إحراق المعسكرات وسط مفاوضات الصلح: أكان عدلًا؟ يسمّيه بوليبيوس أجمل ما فعله سكيبيو. كيف تجد مدينة ثلاثين ألف جنديّ في شهر، وما مدى جودتهم؟ أكانت هذه المعركة أهمّ من زاما؟</translation>
    </message>
    <message>
        <source>You are fewer, but every man has been a soldier for years. On both wings your horse faces horse; win there and the levies are open to you. In the middle three heavy units of Celtiberians will not give way. Hold them with the first line and bring the second and third lines round both ends of it.

You need not kill everybody. You need to lose a smaller share than they do.</source>
        <comment>briefing</comment>
        <translation>أنتم أقلّ، لكنّ كلّ رجل منكم جنديّ منذ سنين. على الجناحين يواجه فرسانك فرسانًا؛ انتصر هناك فينكشف لك المجنّدون. وفي الوسط ثلاث وحدات ثقيلة من الكلتيبيريين لن تتراجع. اشغلها بالخطّ الأوّل ودُر حول طرفيها بالخطّين الثاني والثالث.

لا يلزمك أن تسقط الجميع. يلزمك أن تخسر نسبة أقلّ من نسبتهم.</translation>
    </message>
    <message>
        <source>Masinissa&apos;s riders %1</source>
        <comment>name of a unit</comment>
        <translation>فرسان ماسينيسا %1</translation>
    </message>
    <message>
        <source>Laelius</source>
        <comment>name of a general</comment>
        <translation>لايليوس</translation>
    </message>
    <message>
        <source>Your army is a month old, but it is large. The Celtiberians in the middle are as good as any Roman unit: make the Romans come to them. Use your numbers on the wings and keep your horse alive as long as you can. Levies and peasants fight badly one against one and well two against one.</source>
        <comment>briefing</comment>
        <translation>عمر جيشك شهر، لكنّه كبير. الكلتيبيريون في الوسط لا يقلّون عن أيّ وحدة رومانية: اجعل الرومان يأتون إليهم. استعمل كثرتك على الجناحين وأبقِ فرسانك ما استطعت. المجنّدون والفلّاحون يقاتلون بضعف واحدًا لواحد، ويقاتلون جيّدًا اثنين لواحد.</translation>
    </message>
    <message>
        <source>Skirmishers %1</source>
        <comment>name of a unit</comment>
        <translation>مناوشون %1</translation>
    </message>
    <message>
        <source>Horse of Carthage %1</source>
        <comment>name of a unit</comment>
        <translation>فرسان قرطاج %1</translation>
    </message>
    <message>
        <source>Syphax</source>
        <comment>name of a general</comment>
        <translation>سيفاكس</translation>
    </message>
    <message>
        <source>Peasants %1</source>
        <comment>name of a unit</comment>
        <translation>فلّاحون %1</translation>
    </message>
    <message>
        <source>Celtiberians %1</source>
        <comment>name of a unit</comment>
        <translation>كلتيبيريون %1</translation>
    </message>
    <message>
        <source>The Guided Battle: the Village</source>
        <comment>title</comment>
        <translation>المعركة الإرشادية: القرية</translation>
    </message>
    <message>
        <source>Harvest time, 204 BC</source>
        <comment>date</comment>
        <translation>وقت الحصاد، 204 ق.م</translation>
    </message>
    <message>
        <source>A village near Utica</source>
        <comment>place</comment>
        <translation>قرية قرب أوتيكا</translation>
    </message>
    <message>
        <source>Scipio has landed in Africa, and his men must eat. A vanguard has been sent ahead to a village with full barns, and finds that others had the same idea: some Carthaginian spearmen, a few slingers and a handful of Numidian riders are loading carts.

The Romans are more, and they are better armed. All they have to do is go on and not dawdle.</source>
        <comment>background</comment>
        <translation>نزل سكيبيو في إفريقيا، ولا بدّ لرجاله أن يأكلوا. أُرسلت طليعة إلى قرية مخازنها مليئة، فوجدت أنّ آخرين سبقوها إلى الفكرة: بعض حملة الرماح القرطاجيين وقليل من رماة المقاليع وحفنة من الفرسان النوميديين يملؤون العربات.

الرومان أكثر وسلاحهم أفضل. كلّ ما عليهم أن يتقدّموا ولا يتباطؤوا.</translation>
    </message>
    <message>
        <source>This skirmish is made up. Both armies lived off the land in the war in Africa (204 to 202 BC), and met over it.</source>
        <comment>sources</comment>
        <translation>هذه المناوشة متخيَّلة. كان الجيشان يعيشان على ما تعطيه الأرض في الحرب في إفريقيا (من 204 إلى 202 ق.م)، ويلتقيان بسببه.</translation>
    </message>
    <message>
        <source>The guided first battle: the program says what to do next and does it if asked, two turns, a few minutes. The Romans are stronger on purpose, and the Carthaginians mostly wait.

It shows, one thing at a time: a straight move, an oblique, a wheel, skirmishers, a general who joins a unit, shooting, charges, a melee and its dice. The player may at any time do something else; the guide goes on from there.</source>
        <comment>notes</comment>
        <translation>المعركة الأولى الإرشادية: يقول البرنامج ما الخطوة التالية وينفّذها إذا طُلب منه، جولتان وبضع دقائق. الرومان أقوى عن قصد، والقرطاجيون ينتظرون في الغالب.

تعرض شيئًا واحدًا في كلّ مرّة: حركة مستقيمة، وتقدّمًا مائلًا، ودورانًا، والمناوشين، وقائدًا ينضمّ إلى وحدة، والرماية، والهجوم، والالتحام ونرده. وللاعب أن يفعل غير ذلك في أيّ وقت؛ فيتابع المرشد من هناك.</translation>
    </message>
    <message>
        <source>Go forward, shoot, charge. Every order that is possible is allowed; the guide only proposes.

Your infantry hits on 5 and 6, theirs only on 6. Keep your tribune with the unit that has the hardest fight.</source>
        <comment>briefing</comment>
        <translation>تقدّم وارمِ واهجم. كلّ أمر ممكن مسموح؛ والمرشد يقترح فقط.

مشاتك يصيبون عند 5 و6، ومشاتهم عند 6 فقط. أبقِ التريبون مع الوحدة التي أمامها أصعب قتال.</translation>
    </message>
    <message>
        <source>The Vanguard</source>
        <comment>name of a command</comment>
        <translation>الطليعة</translation>
    </message>
    <message>
        <source>Tribune Gaius</source>
        <comment>name of a general</comment>
        <translation>التريبون غايوس</translation>
    </message>
    <message>
        <source>First Hastati</source>
        <comment>name of a unit</comment>
        <translation>الهاستاتي الأولى</translation>
    </message>
    <message>
        <source>Second Hastati</source>
        <comment>name of a unit</comment>
        <translation>الهاستاتي الثانية</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <comment>name of a unit</comment>
        <translation>العقرب</translation>
    </message>
    <message>
        <source>Hold the village as long as you can. Your spearmen hit on 6 only; your slingers and Numidians can shoot six inches.</source>
        <comment>briefing</comment>
        <translation>احفظ القرية ما استطعت. رمّاحتك يصيبون عند 6 فقط؛ ورماة مقاليعك والنوميديون يرمون 6 بوصات.</translation>
    </message>
    <message>
        <source>The Foragers</source>
        <comment>name of a command</comment>
        <translation>جامعو المؤن</translation>
    </message>
    <message>
        <source>Captain Adherbal</source>
        <comment>name of a general</comment>
        <translation>الآمر أذربعل</translation>
    </message>
    <message>
        <source>First Spearmen</source>
        <comment>name of a unit</comment>
        <translation>الرمّاحة الأولى</translation>
    </message>
    <message>
        <source>Second Spearmen</source>
        <comment>name of a unit</comment>
        <translation>الرمّاحة الثانية</translation>
    </message>
    <message>
        <source>The Battle of Ilipa (short)</source>
        <comment>title</comment>
        <translation>معركة إيليبا (قصيرة)</translation>
    </message>
    <message>
        <source>206 BC</source>
        <comment>date</comment>
        <translation>206 ق.م</translation>
    </message>
    <message>
        <source>Near Ilipa in southern Spain</source>
        <comment>place</comment>
        <translation>قرب إيليبا في جنوب إسبانيا</translation>
    </message>
    <message>
        <source>In 206 BC Carthage still held the south of Spain. Two generals, Hasdrubal son of Gisgo and Mago, gathered the largest army they could. Publius Scipio, the young Roman commander, had fewer men, and a good part of them were Spanish allies. Spanish allies had once deserted his father and his uncle in the middle of a campaign.

For several days both armies came out, stood and went home again, always late in the day and always in the same order: each side had its best men in the middle, Romans here, Libyans there, and its Spaniards on the wings. Hasdrubal got used to it. Then one day Scipio had his men fed before dawn and came out early, with the order turned round: Spaniards in the middle, Romans on both wings. Hasdrubal&apos;s men ran out without breakfast and lined up as always.

Scipio let them stand in the sun for hours. Then his Spaniards went forward slowly, while the Romans on both wings marched out to the side, forward, and into line again, and hit the enemy&apos;s Spaniards. The Libyans in the middle, the best troops on the field, could do nothing: if they helped the wings, Scipio&apos;s Spaniards would be on them. The elephants, hurt from all sides, trampled friend and foe. At last the whole line gave way, and the camp would have fallen too if a thunderstorm had not sent everybody home.</source>
        <comment>background</comment>
        <translation>في 206 ق.م كانت قرطاج ما زالت تملك جنوب إسبانيا. جمع قائدان، صدربعل بن جسكو وماغون، أكبر جيش استطاعا جمعه. وكان لبوبليوس سكيبيو، القائد الروماني الشابّ، رجال أقلّ، وكثير منهم حلفاء إسبان. وكان حلفاء إسبان قد تخلّوا عن أبيه وعمّه في وسط حملة.

ظلّ الجيشان أيّامًا يخرجان ويقفان ويعودان، في آخر النهار دائمًا وبالترتيب نفسه دائمًا: كلّ طرف يضع أفضل رجاله في الوسط، هنا الرومان وهناك الليبيون، والإسبان على الجناحين. تعوّد صدربعل ذلك. ثمّ ذات يوم أطعم سكيبيو رجاله قبل الفجر وخرج مبكّرًا وقد قلب الترتيب: الإسبان في الوسط والرومان على الجناحين. خرج رجال صدربعل مسرعين بلا فطور واصطفّوا كعادتهم.

تركهم سكيبيو يقفون في الشمس ساعات. ثمّ تقدّم إسبانه ببطء، بينما سار الرومان على الجناحين إلى الجانب ثمّ إلى الأمام ثمّ عادوا خطًّا، وضربوا إسبان العدوّ. ولم يستطع الليبيون في الوسط، وهم أفضل من في الساحة، أن يفعلوا شيئًا: إن أعانوا الجناحين انقضّ عليهم إسبان سكيبيو. والأفيال، وقد أُصيبت من كلّ جهة، داست الصديق والعدوّ. وفي النهاية تراجع الخطّ كلّه، وكاد المعسكر أن يسقط أيضًا لولا عاصفة رعدية أعادت الجميع.</translation>
    </message>
    <message>
        <source>Polybius, Histories 11.20-24, is only a piece of a lost book, but the best account of Scipio&apos;s march; Livy 28.12-16 follows the same story. The name Ilipa is a correction that scholars have made in Polybius; Livy&apos;s books have another name.

Carthage had 32 elephants, 4,000 horse and 70,000 foot if Polybius is right; Livy has 50,000 foot and 4,500 horse. Scipio led 45,000 foot and 3,000 horse according to Polybius, 45,000 men in all according to Livy. This table follows Livy. Which way the armies looked is not known; Romans in the south is our choice.</source>
        <comment>sources</comment>
        <translation>بوليبيوس، التاريخ 11.20-24، ليس إلّا قطعة من كتاب ضائع، لكنّه أفضل رواية لمسير سكيبيو؛ وليفيوس 28.12-16 يتبع القصّة نفسها. واسم إيليبا تصحيح وضعه الباحثون عند بوليبيوس؛ وفي كتب ليفيوس اسم آخر.

كان لقرطاج 32 فيلًا و4 آلاف فارس و70 ألف راجل إن صدق بوليبيوس؛ وعند ليفيوس 50 ألف راجل و4500 فارس. وقاد سكيبيو 45 ألف راجل و3 آلاف فارس عند بوليبيوس، و45 ألف رجل في المجموع عند ليفيوس. وهذه الطاولة تتبع ليفيوس. ولا يُعرف إلى أين نظر الجيشان؛ ووضع الرومان في الجنوب اختيارنا.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to five pupils. Scipio&apos;s trick in small: Romans on both wings, one unit of Spaniards held back in the middle.

Hunger and heat are not in these rules, and nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/ilipa-short.zama.json --games 400 --seed 2026 gave 177 battles to Rome, 173 to Carthage, and 50 were drawn.

Before you begin, ask the Carthaginians what their Libyans are going to do, and why Hasdrubal&apos;s did nothing.</source>
        <comment>notes</comment>
        <translation>حصّة واحدة. 15 وحدةً، من تلميذين إلى خمسة. حيلة سكيبيو مصغّرة: الرومان على الجناحين، ووحدة واحدة من الإسبان متأخّرة في الوسط.

ليس في هذه القواعد جوع ولا حرّ، ولا أحد يهرب؛ فالمقارنة بين نسب الخسائر، لا بين أعداد الرجال.

التوازن: بالعقل السريع للبرنامج في كلا الطرفين أعطى zama-cli simulate scenarios/ilipa-short.zama.json --games 400 --seed 2026 روما 177 معركةً، وقرطاج 173، وتعادلت 50.

قبل البدء اسألوا القرطاجيين ماذا سيفعل ليبيّوهم، ولماذا لم يفعل ليبيّو صدربعل شيئًا.</translation>
    </message>
    <message>
        <source>Spanish allies of Rome</source>
        <comment>name of a unit type</comment>
        <translation>حلفاء روما الإسبان</translation>
    </message>
    <message>
        <source>Spanish allies of Rome</source>
        <comment>plural of a unit type</comment>
        <translation>حلفاء روما الإسبان</translation>
    </message>
    <message>
        <source>Spanish allies of Carthage</source>
        <comment>name of a unit type</comment>
        <translation>حلفاء قرطاج الإسبان</translation>
    </message>
    <message>
        <source>Spanish allies of Carthage</source>
        <comment>plural of a unit type</comment>
        <translation>حلفاء قرطاج الإسبان</translation>
    </message>
    <message>
        <source>Romans on the wings, Spaniards in the middle and well back. Win on the wings before the Libyans arrive. The Spaniards have done their work if nobody has reached them by the time you win.</source>
        <comment>briefing</comment>
        <translation>الرومان على الجناحين، والإسبان في الوسط وبعيدًا إلى الخلف. انتصر على الجناحين قبل أن يصل الليبيون. وقد أدّى الإسبان عملهم إذا لم يصل إليهم أحد حتّى تنتصر.</translation>
    </message>
    <message>
        <source>Right cohorts %1</source>
        <comment>name of a unit</comment>
        <translation>الكوهورت، يمينًا %1</translation>
    </message>
    <message>
        <source>Silanus</source>
        <comment>name of a general</comment>
        <translation>سيلانوس</translation>
    </message>
    <message>
        <source>Left cohorts %1</source>
        <comment>name of a unit</comment>
        <translation>الكوهورت، يسارًا %1</translation>
    </message>
    <message>
        <source>Spanish Allies</source>
        <comment>name of a command</comment>
        <translation>الحلفاء الإسبان</translation>
    </message>
    <message>
        <source>Allies</source>
        <comment>name of a unit</comment>
        <translation>الحلفاء</translation>
    </message>
    <message>
        <source>Your best men, two units of Libyans, stand in the middle and have nobody in front of them but Spaniards, far away. Use them quickly: forward, or to help a wing. Keep the elephants away from the front of Roman foot.</source>
        <comment>briefing</comment>
        <translation>أفضل رجالك، وحدتان من الليبيين، يقفون في الوسط وليس أمامهم إلّا إسبان بعيدون. استعملهم سريعًا: إلى الأمام، أو لعون جناح. وأبعد الأفيال عن مقدّمة المشاة الرومان.</translation>
    </message>
    <message>
        <source>Spaniards %1</source>
        <comment>name of a unit</comment>
        <translation>إسبان %1</translation>
    </message>
    <message>
        <source>Libyans</source>
        <comment>name of a command</comment>
        <translation>الليبيون</translation>
    </message>
    <message>
        <source>The Battle of Ilipa</source>
        <comment>title</comment>
        <translation>معركة إيليبا</translation>
    </message>
    <message>
        <source>Two lessons. 45 units, up to six commands with generals. A stand is about 300 men, an elephant stands for about eight.

The armies stand as they did on the day of the trick: Romans on both wings and in front, Spaniards held back in the middle. What plain rules cannot say: hunger, heat and waiting, so Hasdrubal&apos;s men fight as well as ever. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/ilipa.zama.json --games 400 --seed 2026 gave 182 battles to Rome, 100 to Carthage, and 118 were drawn.

To talk about: how does a habit make an army blind? Could the Libyans have gone for the Spaniards in front of them, and what would you have ordered? How do you use allies whom you do not trust? Both writers thank the rain for saving the camp. Does that explain anything?</source>
        <comment>notes</comment>
        <translation>حصّتان. 45 وحدةً، وحتّى ستّ فرق لها قادة. القطعة نحو 300 رجل، والفيل يمثّل نحو ثمانية.

يقف الجيشان كما وقفا يوم الحيلة: الرومان على الجناحين وفي المقدّمة، والإسبان متأخّرون في الوسط. ما لا تقوله القواعد البسيطة: الجوع والحرّ والانتظار، فرجال صدربعل يقاتلون كما يقاتلون دائمًا. ولا أحد يهرب؛ فالمقارنة بين نسب الخسائر، لا بين أعداد الرجال.

التوازن: بالعقل السريع للبرنامج في كلا الطرفين أعطى zama-cli simulate scenarios/ilipa.zama.json --games 400 --seed 2026 روما 182 معركةً، وقرطاج 100، وتعادلت 118.

للنقاش: كيف تُعمي العادة جيشًا؟ أكان لليبيين أن يهجموا على الإسبان الذين أمامهم، وبماذا كنتم ستأمرون؟ كيف تستعمل حلفاء لا تثق بهم؟ كلا الكاتبين يشكر المطر على إنقاذ المعسكر. أيفسّر ذلك شيئًا؟</translation>
    </message>
    <message>
        <source>Spanish and Punic cavalry</source>
        <comment>name of a unit type</comment>
        <translation>فرسان إسبان وبونيقيون</translation>
    </message>
    <message>
        <source>Spanish and Punic cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان إسبان وبونيقيون</translation>
    </message>
    <message>
        <source>Your Romans are better than the Spaniards who stand across from them. Beat both ends of the enemy&apos;s line before the middle meets. Your own Spaniards need not win anything: as long as they stand there, the enemy&apos;s best men, the Libyans, must stay where they are. Move them slowly and late.

Elephants stand in front of both enemy wings. Formed Romans in front of them, light troops at their sides.</source>
        <comment>briefing</comment>
        <translation>رومانك أفضل من الإسبان الواقفين أمامهم. اهزم طرفي خطّ العدوّ قبل أن يلتقي الوسط. أمّا إسبانك فلا يلزمهم أن ينتصروا: ما داموا واقفين هناك وجب على أفضل رجال العدوّ، الليبيين، أن يبقوا مكانهم. حرّكهم ببطء ومتأخّرين.

أمام كلا جناحي العدوّ أفيال. الرومان المنتظمون أمامها، والقوّات الخفيفة على جانبيها.</translation>
    </message>
    <message>
        <source>Horse %1</source>
        <comment>name of a unit</comment>
        <translation>فرسان %1</translation>
    </message>
    <message>
        <source>Spanish chiefs</source>
        <comment>name of a general</comment>
        <translation>زعماء الإسبان</translation>
    </message>
    <message>
        <source>Allies %1</source>
        <comment>name of a unit</comment>
        <translation>حلفاء %1</translation>
    </message>
    <message>
        <source>The Romans are on the wings today, and your Spaniards will have to face them. Your best troops, the Libyans, look at the enemy&apos;s worst. You need not stand still as Hasdrubal did: send the Libyans forward at once, or let some of them help a wing. Whatever you do, do it early.

Four elephant units stand in front of your wings. They are wasted on Roman foot that waits for them; use them on horse, light troops, or the side of a unit.</source>
        <comment>briefing</comment>
        <translation>الرومان اليوم على الجناحين، وعلى إسبانك أن يواجهوهم. وأفضل قوّاتك، الليبيون، ينظرون إلى أسوأ قوّات العدوّ. لا يلزمك أن تقف ساكنًا كما فعل صدربعل: أرسل الليبيين إلى الأمام فورًا، أو دع بعضهم يعين جناحًا. ومهما فعلت فافعله مبكّرًا.

أمام جناحيك أربع وحدات أفيال. تضيع على مشاة رومان ينتظرونها؛ استعملها ضدّ الفرسان أو القوّات الخفيفة أو جانب الوحدات.</translation>
    </message>
    <message>
        <source>Mago</source>
        <comment>name of a general</comment>
        <translation>ماغون</translation>
    </message>
    <message>
        <source>Spanish Horse</source>
        <comment>name of a command</comment>
        <translation>الفرسان الإسبان</translation>
    </message>
    <message>
        <source>Spanish horse</source>
        <comment>name of a unit</comment>
        <translation>الفرسان الإسبان</translation>
    </message>
    <message>
        <source>The Battle of Magnesia (short)</source>
        <comment>title</comment>
        <translation>معركة مغنيسيا (قصيرة)</translation>
    </message>
    <message>
        <source>Winter, 190 to 189 BC</source>
        <comment>date</comment>
        <translation>الشتاء، 190 إلى 189 ق.م</translation>
    </message>
    <message>
        <source>The plain near Magnesia by Mount Sipylus in Asia Minor</source>
        <comment>place</comment>
        <translation>السهل قرب مغنيسيا عند جبل سيبيلوس في آسيا الصغرى</translation>
    </message>
    <message>
        <source>Antiochus III, who had lost at Raphia as a young man, had made his empire great again and then went to war with Rome. In 190 BC a Roman army stood in Asia for the first time. The consul Lucius Scipio led it; his famous brother Publius, who had beaten Hannibal, lay ill. King Eumenes of Pergamum had joined the Romans with his horse.

Antiochus had far more men, and of every kind: pikes in ten deep blocks with elephants in the gaps, riders in armour from head to hoof, horse archers, camels, Galatians. On the morning of the battle fog and drizzle hung over the plain. His line was so long that it could not see itself, and the bowstrings got slack. In front of his left wing he had put chariots with blades on the wheels. Eumenes sent light troops against them, who shot at the horses from all sides until the chariots turned and drove into their own people. The whole left wing fell into disorder and ran.

That left the pikes alone, with frightened men and elephants among them, and they broke. Where was the king? On the other wing he had found a gap between the Romans and the river, had won, and was chasing the Romans to their camp. There Marcus Aemilius with two thousand men stopped those who fled and those who followed. It was his mistake of Raphia, made a second time.</source>
        <comment>background</comment>
        <translation>أنطيوخوس الثالث، الذي خسر في رفح وهو شابّ، أعاد إمبراطوريته عظيمة ثمّ حارب روما. وفي 190 ق.م وقف جيش روماني في آسيا أوّل مرّة. قاده القنصل لوكيوس سكيبيو؛ أمّا أخوه الشهير بوبليوس الذي هزم حنبعل فكان مريضًا. وانضمّ يومينيس ملك برغاموم إلى الرومان بفرسانه.

كان لأنطيوخوس رجال أكثر بكثير ومن كلّ نوع: حملة ساريسا في عشر كتل عميقة بينها أفيال، وفرسان مدرّعون من الرأس إلى الحافر، ورماة خيّالة، وجمال، وغلاطيون. صباح المعركة خيّم على السهل ضباب ورذاذ. وكان خطّه من الطول بحيث لا يرى بعضه بعضًا، وارتخت أوتار الأقواس. وقد وضع أمام ميسرته عربات على عجلاتها شفرات. فأرسل يومينيس عليها قوّات خفيفة رمت الخيل من كلّ جهة، حتّى ارتدّت العربات واندفعت في صفوف أصحابها. اضطربت الميسرة كلّها وهربت.

فبقي حملة الساريسا وحدهم، وبينهم رجال وأفيال مذعورون، فانكسروا. وأين كان الملك؟ على الجناح الآخر وجد ثغرة بين الرومان والنهر فانتصر، وراح يطارد الرومان إلى معسكرهم. وهناك أوقف ماركوس إيميليوس بألفي رجل الهاربين ومن تبعهم. كان ذلك خطأ الملك في رفح، يرتكبه مرّة ثانية.</translation>
    </message>
    <message>
        <source>Livy 37.37-44, who had Polybius before him, and Appian, Syrian Wars 30-36. Livy gives the king 60,000 foot and more than 12,000 horse; but the troops he names add up to only 45,000 foot. The Romans had about 30,000 men. Livy has 50,000 of the king&apos;s foot killed, and 324 Romans. Hardly anybody believes either number.

Appian lets Gnaeus Domitius direct the battle, Livy names nobody. Which way the armies looked is our choice; that the river was on the Roman left we know.</source>
        <comment>sources</comment>
        <translation>ليفيوس 37.37-44، وكان أمامه بوليبيوس، وأبيانوس، الحروب السورية 30-36. يعطي ليفيوس الملك 60 ألف راجل وأكثر من 12 ألف فارس؛ لكنّ القوّات التي يسمّيها لا يزيد مجموعها على 45 ألف راجل. وكان للرومان نحو 30 ألف رجل. وعند ليفيوس هلك 50 ألفًا من مشاة الملك و324 رومانيًّا. ولا يكاد أحد يصدّق أيًّا من العددين.

يجعل أبيانوس غنايوس دوميتيوس مدير المعركة، ولا يسمّي ليفيوس أحدًا. والجهة التي نظر إليها الجيشان اختيارنا؛ أمّا أنّ النهر كان إلى يسار الرومان فنعرفه.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to six pupils. The king&apos;s left is already shaken, as after the flight of the chariots, and his pikes begin with 8 of 10 stands because fleeing men have run through them.

Sarissa phalanx and cataphracts are explained in the chapter &quot;More troops&quot; of the rulebook. Pikes are as good from the side as from the front, and nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/magnesia-short.zama.json --games 400 --seed 2026 gave 172 battles to Rome, 158 to Antiochus, and 70 were drawn.

Before you begin, ask both sides which wing they will win. Afterwards: who turned inward in time?</source>
        <comment>notes</comment>
        <translation>حصّة واحدة. 15 وحدةً، من تلميذين إلى ستّة. ميسرة الملك مهزوزة منذ البداية كما بعد فرار العربات، ويبدأ حملة الساريسا بثماني قطع من عشر لأنّ رجالًا هاربين مرّوا من خلالهم.

فالانكس الساريسا والفرسان المدرّعون مشروحون في فصل «قوّات أخرى» من كتيّب القواعد. وحملة الساريسا من الجانب كما هم من الأمام، ولا أحد يهرب؛ فالمقارنة بين نسب الخسائر، لا بين أعداد الرجال.

التوازن: بالعقل السريع للبرنامج في كلا الطرفين أعطى zama-cli simulate scenarios/magnesia-short.zama.json --games 400 --seed 2026 روما 172 معركةً، وأنطيوخوس 158، وتعادلت 70.

قبل البدء اسألوا الطرفين على أيّ جناح سينتصران. وبعدها: من انعطف إلى الداخل في الوقت المناسب؟</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <comment>name of a unit type</comment>
        <translation>فرسان مدرّعون</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان مدرّعون</translation>
    </message>
    <message>
        <source>Auxiliary foot</source>
        <comment>name of a unit type</comment>
        <translation>مشاة مساعدة</translation>
    </message>
    <message>
        <source>Auxiliary foot</source>
        <comment>plural of a unit type</comment>
        <translation>مشاة مساعدة</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a unit type</comment>
        <translation>رماة مقاليع</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>plural of a unit type</comment>
        <translation>رماة مقاليع</translation>
    </message>
    <message>
        <source>Cavalry of Eumenes</source>
        <comment>name of a unit type</comment>
        <translation>فرسان يومينيس</translation>
    </message>
    <message>
        <source>Cavalry of Eumenes</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان يومينيس</translation>
    </message>
    <message>
        <source>Antiochus&apos; army</source>
        <comment>name of a side, as a label</comment>
        <translation>جيش أنطيوخوس</translation>
    </message>
    <message>
        <source>Antiochus&apos; army</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>جيش أنطيوخوس</translation>
    </message>
    <message>
        <source>Your right wing is whole, your pikes nearly, your left is shaken. Win on the right with the cataphracts and turn inward at once. Elephants go ahead of the pikes; the pikes walk 4 inches a turn.</source>
        <comment>briefing</comment>
        <translation>ميمنتك سليمة، وحملة الساريسا سليمون تقريبًا، وميسرتك مهزوزة. انتصر في اليمين بالفرسان المدرّعين وانعطف إلى الداخل فورًا. الأفيال تسبق حملة الساريسا؛ وهم يمشون 4 بوصات في الجولة.</translation>
    </message>
    <message>
        <source>Phalanx</source>
        <comment>name of a command</comment>
        <translation>الفالانكس</translation>
    </message>
    <message>
        <source>King&apos;s Horse</source>
        <comment>name of a command</comment>
        <translation>فرسان الملك</translation>
    </message>
    <message>
        <source>Antiochus III</source>
        <comment>name of a general</comment>
        <translation>أنطيوخوس الثالث</translation>
    </message>
    <message>
        <source>Cataphracts %1</source>
        <comment>name of a unit</comment>
        <translation>فرسان مدرّعون %1</translation>
    </message>
    <message>
        <source>Horse, left</source>
        <comment>name of a command</comment>
        <translation>الفرسان، يسارًا</translation>
    </message>
    <message>
        <source>Mixed foot</source>
        <comment>name of a unit</comment>
        <translation>مشاة مختلطة</translation>
    </message>
    <message>
        <source>Beat the enemy&apos;s weak left with Eumenes&apos; horse and come round to the pikes. Meet the pikes with several units at once, or not at all. Cataphracts are hard to hit: let your foot deal with them.</source>
        <comment>briefing</comment>
        <translation>اهزم ميسرة العدوّ الضعيفة بفرسان يومينيس ودُر حتّى تصل إلى حملة الساريسا. القَهم بعدّة وحدات معًا أو لا تلقَهم. والفرسان المدرّعون تصعب إصابتهم: دع مشاتك يواجهونهم.</translation>
    </message>
    <message>
        <source>Domitius</source>
        <comment>name of a general</comment>
        <translation>دوميتيوس</translation>
    </message>
    <message>
        <source>Legions %1</source>
        <comment>name of a unit</comment>
        <translation>فيالق %1</translation>
    </message>
    <message>
        <source>Pergamenes</source>
        <comment>name of a command</comment>
        <translation>أهل برغاموم</translation>
    </message>
    <message>
        <source>Eumenes II</source>
        <comment>name of a general</comment>
        <translation>يومينيس الثاني</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>name of a unit</comment>
        <translation>البلتاست</translation>
    </message>
    <message>
        <source>Eumenes&apos; horse</source>
        <comment>name of a unit</comment>
        <translation>فرسان يومينيس</translation>
    </message>
    <message>
        <source>Allies</source>
        <comment>name of a command</comment>
        <translation>الحلفاء</translation>
    </message>
    <message>
        <source>The Battle of Magnesia</source>
        <comment>title</comment>
        <translation>معركة مغنيسيا</translation>
    </message>
    <message>
        <source>Two lessons. 39 units, six commands with generals. A foot stand is about 300 men, a cavalry stand 250, an elephant stands for eight. West is left; the west edge of the table is the river.

The chariots have turned back already when the battle opens. That is why there are none, why the foot of the king&apos;s left wing is gone already, and why its horse begins at half strength. The pikes begin with 8 of 10 stands: fleeing men have run through them. The light troops are fewer than in Livy&apos;s list, and the elephants that both sides kept in reserve are left out.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook: sarissa phalanx, cataphracts (hard to hit, slower than other horse), horse archers, camel archers, war-bands, archers. The picture of the horse archer is a Mongol, fifteen centuries too late.

What plain rules cannot say: fog, panic, men who run through their own pikes. Pikes are as good from the side as from the front. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/magnesia.zama.json --games 400 --seed 2026 gave 139 battles to Rome, 98 to Antiochus, and 163 were drawn.

To talk about: compare what the king did here and at Raphia. Livy&apos;s list is 15,000 men short of his own total: what may have happened to them? 324 Roman dead: why would somebody write that, and why would somebody believe it? Why put chariots in front, if your own men pay when they turn back?</source>
        <comment>notes</comment>
        <translation>حصّتان. 39 وحدةً، ستّ فرق لها قادة. قطعة المشاة نحو 300 رجل، وقطعة الفرسان 250، والفيل يمثّل ثمانية. الغرب إلى اليسار؛ والحافّة الغربية للطاولة هي النهر.

حين تبدأ المعركة تكون العربات قد ارتدّت. لذلك ليست هنا، ولذلك ذهب مشاة ميسرة الملك، ولذلك يبدأ فرسانها بنصف قوامهم. ويبدأ حملة الساريسا بثماني قطع من عشر: فقد مرّ رجال هاربون من خلالهم. والقوّات الخفيفة أقلّ ممّا في قائمة ليفيوس، وتُركت الأفيال التي أبقاها الطرفان في الاحتياط.

قوّات جديدة مشروحة في فصل «قوّات أخرى» من كتيّب القواعد: فالانكس الساريسا، والفرسان المدرّعون (صعبو الإصابة، أبطأ من سائر الفرسان)، والرماة الخيّالة، والرماة على الجمال، وعصائب المحاربين، ورماة السهام. وصورة الرامي الخيّال مغوليّ، متأخّر خمسة عشر قرنًا.

ما لا تقوله القواعد البسيطة: الضباب والذعر ورجال يشقّون صفوف أصحابهم. وحملة الساريسا من الجانب كما هم من الأمام. ولا أحد يهرب؛ فالمقارنة بين نسب الخسائر، لا بين أعداد الرجال.

التوازن: بالعقل السريع للبرنامج في كلا الطرفين أعطى zama-cli simulate scenarios/magnesia.zama.json --games 400 --seed 2026 روما 139 معركةً، وأنطيوخوس 98، وتعادلت 163.

للنقاش: قارنوا ما فعله الملك هنا وفي رفح. قائمة ليفيوس تنقص 15 ألف رجل عن مجموعه هو: ما الذي حدث لهم يا ترى؟ 324 رومانيًّا فقط: لماذا يكتب أحد ذلك، ولماذا يصدّقه أحد؟ لماذا توضع العربات في المقدّمة إذا كان رجالك يدفعون الثمن حين ترتدّ؟</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a unit type</comment>
        <translation>التروس الفضّية</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>plural of a unit type</comment>
        <translation>التروس الفضّية</translation>
    </message>
    <message>
        <source>Royal cavalry</source>
        <comment>name of a unit type</comment>
        <translation>فرسان الملك</translation>
    </message>
    <message>
        <source>Royal cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان الملك</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <comment>name of a unit type</comment>
        <translation>رماة على الجمال</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <comment>plural of a unit type</comment>
        <translation>رماة على الجمال</translation>
    </message>
    <message>
        <source>Galatian war-band</source>
        <comment>name of a unit type</comment>
        <translation>عصبة غلاطية</translation>
    </message>
    <message>
        <source>Galatian war-bands</source>
        <comment>plural of a unit type</comment>
        <translation>عصائب غلاطية</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>name of a unit type</comment>
        <translation>رماة سهام ميسيون</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>plural of a unit type</comment>
        <translation>رماة سهام ميسيون</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>name of a unit type</comment>
        <translation>حرس المعسكر</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>plural of a unit type</comment>
        <translation>حرس المعسكر</translation>
    </message>
    <message>
        <source>Your left wing has been shaken by its own chariots: the foot has run and half of the horse is gone. It only has to last. Your pikes in the middle are whole, nobody can stand before them, and they walk 4 inches a turn; let them walk.

You ride on the right with cataphracts and the royal guard. Between the Romans and the river there is almost nobody. You will win there. Then turn against the legions from the side. The camp can wait.</source>
        <comment>briefing</comment>
        <translation>هزّت عرباتك ميسرتك: فرّ مشاتها وذهب نصف فرسانها. لا يلزمها إلّا أن تصمد. وحملة الساريسا في وسطك سليمون، لا يقف أحد أمامهم، ويمشون 4 بوصات في الجولة؛ فدعهم يمشون.

أنت تركب في اليمين مع الفرسان المدرّعين وحرس الملك. وبين الرومان والنهر لا يكاد يكون أحد. ستنتصر هناك. ثمّ انعطف على الفيالق من الجانب. أمّا المعسكر فينتظر.</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>name of a unit</comment>
        <translation>رماة سهام ميسيون</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a unit</comment>
        <translation>التروس الفضّية</translation>
    </message>
    <message>
        <source>Dahae</source>
        <comment>name of a unit</comment>
        <translation>الداهيون</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>name of a unit</comment>
        <translation>حرس الملك</translation>
    </message>
    <message>
        <source>Zeuxis</source>
        <comment>name of a general</comment>
        <translation>زيوكسيس</translation>
    </message>
    <message>
        <source>Galatians 1</source>
        <comment>name of a unit</comment>
        <translation>غلاطيون 1</translation>
    </message>
    <message>
        <source>Seleucus</source>
        <comment>name of a general</comment>
        <translation>سلوقس</translation>
    </message>
    <message>
        <source>Royal squadron</source>
        <comment>name of a unit</comment>
        <translation>سريّة الملك</translation>
    </message>
    <message>
        <source>Arab camels</source>
        <comment>name of a unit</comment>
        <translation>جمال العرب</translation>
    </message>
    <message>
        <source>The king&apos;s right and middle are whole, his left is half beaten. Eumenes and the horse stand across from it: finish it quickly, then fall on the end of the pikes. Do not run into them from the front alone; they go only 4 inches, so you can choose when and where.

On your left, at the river, four troops of horse are all you have. The king will come through there. Keep the second line of the legions ready to face him, and remember the camp guard.

Elephants shy only at Roman infantry that they charge from the front.</source>
        <comment>briefing</comment>
        <translation>ميمنة الملك ووسطه سليمان، وميسرته نصف مهزومة. يومينيس والفرسان يقفون أمامها: أنهِها سريعًا، ثمّ انقضّ على طرف حملة الساريسا. لا تندفع إليهم من الأمام وحده؛ فهم لا يقطعون إلّا 4 بوصات، ولك أن تختار متى وأين.

وعلى يسارك عند النهر ليس لك إلّا أربع سرايا من الفرسان. سيأتي الملك من هناك. أبقِ الخطّ الثاني من الفيالق مستعدًّا لمواجهته، ولا تنسَ حرس المعسكر.

ولا تجفل الأفيال إلّا من المشاة الرومان الذين تهجم عليهم من الأمام.</translation>
    </message>
    <message>
        <source>Legions</source>
        <comment>name of a command</comment>
        <translation>الفيالق</translation>
    </message>
    <message>
        <source>Cretans</source>
        <comment>name of a unit</comment>
        <translation>الكريتيون</translation>
    </message>
    <message>
        <source>The River Bank</source>
        <comment>name of a command</comment>
        <translation>ضفّة النهر</translation>
    </message>
    <message>
        <source>Four troops</source>
        <comment>name of a unit</comment>
        <translation>أربع سرايا</translation>
    </message>
    <message>
        <source>Allies, left</source>
        <comment>name of a command</comment>
        <translation>الحلفاء، يسارًا</translation>
    </message>
    <message>
        <source>Allies, right</source>
        <comment>name of a command</comment>
        <translation>الحلفاء، يمينًا</translation>
    </message>
    <message>
        <source>The Camp</source>
        <comment>name of a command</comment>
        <translation>المعسكر</translation>
    </message>
    <message>
        <source>Aemilius</source>
        <comment>name of a general</comment>
        <translation>إيميليوس</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>name of a unit</comment>
        <translation>حرس المعسكر</translation>
    </message>
    <message>
        <source>The Battle of Marathon (short)</source>
        <comment>title</comment>
        <translation>معركة ماراثون (قصيرة)</translation>
    </message>
    <message>
        <source>490 BC, late summer</source>
        <comment>date</comment>
        <translation>490 ق.م، أواخر الصيف</translation>
    </message>
    <message>
        <source>The plain of Marathon in Attica, by the sea</source>
        <comment>place</comment>
        <translation>سهل ماراثون في أتيكا، عند البحر</translation>
    </message>
    <message>
        <source>In 490 BC Darius, king of the Persians, sent a fleet across the sea to punish Athens. With it came Hippias, an old man who had once ruled Athens as a tyrant and hoped to do so again. The fleet landed at the plain of Marathon. The Athenians marched out to meet it, and only the little town of Plataea sent help.

The Athenians had ten generals, who voted, and half of them did not want to fight. Miltiades talked Callimachus, who led the right wing, into giving his vote for battle. Their line had to reach as far as the enemy&apos;s, so they made the middle thin and kept the wings deep. Then they crossed the plain, says Herodotus, at a run, without horsemen or archers.

In the middle the Persians and Sacae broke through and chased the Athenians inland. But on both wings the Greeks won. They let the beaten run, turned inward, and fought those who had broken their middle. Then they ran after the enemy as far as the water and captured seven ships. The rest of the fleet made for Athens round the cape, but the Athenians were home before it. The story of the messenger who runs to Athens and dies with the news on his lips was written down some six hundred years later.</source>
        <comment>background</comment>
        <translation>في 490 ق.م أرسل داريوس ملك الفرس أسطولًا عبر البحر ليعاقب أثينا. وجاء معه هيبياس، وهو شيخ كان قد حكم أثينا طاغيةً ورجا أن يعود إلى ذلك. نزل الأسطول في سهل ماراثون. خرج الأثينيون للقائه، ولم ترسل عونًا إلّا بلدة بلاتايا الصغيرة.

كان للأثينيين عشرة قادة يصوّتون، ونصفهم لا يريد القتال. أقنع ملتيادس كاليماخوس قائد الميمنة أن يعطي صوته للمعركة. كان على خطّهم أن يمتدّ بطول خطّ العدوّ، فجعلوا الوسط رقيقًا وأبقوا الجناحين عميقين. ثمّ عبروا السهل، كما يقول هيرودوت، عدوًا، بلا فرسان ولا رماة سهام.

في الوسط اخترق الفرس والساكا الخطّ وطاردوا الأثينيين نحو الداخل. لكنّ الإغريق انتصروا على الجناحين. تركوا المهزومين يهربون وانعطفوا إلى الداخل وقاتلوا من كسروا وسطهم. ثمّ جروا خلف العدوّ حتّى الماء وأخذوا سبع سفن. وقصد باقي الأسطول أثينا حول الرأس، لكنّ الأثينيين سبقوه إليها. أمّا قصّة الرسول الذي يعدو إلى أثينا ويموت والبشرى على شفتيه فكُتبت بعد نحو ستّ مئة سنة.</translation>
    </message>
    <message>
        <source>Herodotus 6.94-120 is nearly all we have; Nepos, Miltiades 4-6, adds numbers. Herodotus gives none but the ships, 600 of them, and the dead: 192 Athenians, about 6,400 of the others. Nepos says that 10,000 Greeks fought, 1,000 of them from Plataea, against a hundred thousand on foot and ten thousand horsemen; modern guesses for the Persians are far lower.

Herodotus never mentions horsemen in the fight, although they had come. The one unit of horse on this table stands far back at the shore and is there for the question. The real shore lay in the east; here the sea is the north edge.</source>
        <comment>sources</comment>
        <translation>هيرودوت 6.94-120 يكاد يكون كلّ ما لدينا؛ ويضيف نيبوس، ملتيادس 4-6، أعدادًا. لا يذكر هيرودوت منها إلّا السفن، 600 سفينة، ومن هلكوا: 192 أثينيًّا ونحو 6400 من الآخرين. ويقول نيبوس إنّ 10 آلاف إغريقيّ قاتلوا، منهم ألف من بلاتايا، ضدّ مئة ألف راجل وعشرة آلاف فارس؛ والتقديرات الحديثة للفرس أقلّ من ذلك بكثير.

لا يذكر هيرودوت الفرسان في القتال قطّ مع أنّهم جاؤوا. ووحدة الفرسان الوحيدة على هذه الطاولة تقف بعيدًا عند الشاطئ، وهي هنا من أجل السؤال. كان الشاطئ الحقيقي في الشرق؛ والبحر هنا هو الحافّة الشمالية.</translation>
    </message>
    <message>
        <source>One lesson. 14 units, two to four pupils. Only foot, no horsemen, two kinds of rules to learn: a good battle for beginners.

Hoplites, shield-bearers and archers are explained in the chapter &quot;More troops&quot; of the rulebook. Nobody runs away in these rules; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/marathon-short.zama.json --games 400 --seed 2026 gave 210 battles to the Greeks, 114 to the Persians, and 76 were drawn.

Before you begin: why is the Greek middle thin? Let both sides say what will happen there, and look again at the end.</source>
        <comment>notes</comment>
        <translation>حصّة واحدة. 14 وحدةً، من تلميذين إلى أربعة. مشاة فقط بلا فرسان، ونوعان من القواعد للتعلّم: معركة جيّدة للمبتدئين.

الهوبليت وحملة التروس ورماة السهام مشروحون في فصل «قوّات أخرى» من كتيّب القواعد. وفي هذه القواعد لا أحد يهرب؛ فالمقارنة بين نسب الخسائر، لا بين أعداد الرجال.

التوازن: بالعقل السريع للبرنامج في كلا الطرفين أعطى zama-cli simulate scenarios/marathon-short.zama.json --games 400 --seed 2026 الإغريق 210 معارك، والفرس 114، وتعادلت 76.

قبل البدء: لماذا وسط الإغريق رقيق؟ ليقل كلا الطرفين ماذا سيحدث هناك، ثمّ انظروا مرّة أخرى في النهاية.</translation>
    </message>
    <message>
        <source>Shield-bearers</source>
        <comment>name of a unit type</comment>
        <translation>حملة تروس</translation>
    </message>
    <message>
        <source>Shield-bearers</source>
        <comment>plural of a unit type</comment>
        <translation>حملة تروس</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>name of a unit type</comment>
        <translation>ساكا</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>plural of a unit type</comment>
        <translation>ساكا</translation>
    </message>
    <message>
        <source>Deep wings, thin middle. Cross the ground under the arrows quickly, win on the wings, turn inward before the middle is gone.</source>
        <comment>briefing</comment>
        <translation>جناحان عميقان ووسط رقيق. اعبر الأرض تحت السهام سريعًا، وانتصر على الجناحين، وانعطف إلى الداخل قبل أن يذهب الوسط.</translation>
    </message>
    <message>
        <source>Plataeans</source>
        <comment>name of a unit</comment>
        <translation>البلاتايون</translation>
    </message>
    <message>
        <source>Left wing</source>
        <comment>name of a unit</comment>
        <translation>الميسرة</translation>
    </message>
    <message>
        <source>Centre</source>
        <comment>name of a command</comment>
        <translation>القلب</translation>
    </message>
    <message>
        <source>Thin middle</source>
        <comment>name of a unit</comment>
        <translation>الوسط الرقيق</translation>
    </message>
    <message>
        <source>Callimachus</source>
        <comment>name of a general</comment>
        <translation>كاليماخوس</translation>
    </message>
    <message>
        <source>Right wing %1</source>
        <comment>name of a unit</comment>
        <translation>الميمنة %1</translation>
    </message>
    <message>
        <source>Shoot, then break the thin middle with the Persians and the Sacae. On the wings you only have to last.</source>
        <comment>briefing</comment>
        <translation>ارمِ، ثمّ اكسر الوسط الرقيق بالفرس والساكا. وعلى الجناحين لا يلزمك إلّا أن تصمد.</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a command</comment>
        <translation>رماة السهام</translation>
    </message>
    <message>
        <source>West foot %1</source>
        <comment>name of a unit</comment>
        <translation>مشاة الغرب %1</translation>
    </message>
    <message>
        <source>Persians and Sacae</source>
        <comment>name of a command</comment>
        <translation>الفرس والساكا</translation>
    </message>
    <message>
        <source>Datis</source>
        <comment>name of a general</comment>
        <translation>داتيس</translation>
    </message>
    <message>
        <source>Persians</source>
        <comment>name of a unit</comment>
        <translation>الفرس</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>name of a unit</comment>
        <translation>الساكا</translation>
    </message>
    <message>
        <source>East foot %1</source>
        <comment>name of a unit</comment>
        <translation>مشاة الشرق %1</translation>
    </message>
    <message>
        <source>The Battle of Marathon</source>
        <comment>title</comment>
        <translation>معركة ماراثون</translation>
    </message>
    <message>
        <source>One long lesson or two short ones. 24 units, four commands with generals. A stand is about 130 men.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook: hoplites, Persian shield-bearers, and archers who shoot 12 inches. The Persian archers are units of their own, because whole units shoot here and ten bows at once would sweep the Greeks from the plain; in life shield-bearers and archers stood in one unit. They have the same picture; the archers stand in front in a single rank.

What plain rules cannot say: the Persians cannot sail away. Nobody runs away; compare shares of losses, not bodies. The famous run is an ordinary charge of 6 inches.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/marathon.zama.json --games 400 --seed 2026 gave 169 battles to the Persians, 133 to the Greeks, and 98 were drawn.

To talk about: was the thin middle a plan or a need? Is it good for an army to have ten generals who vote? 192 and 6,400: which of the two numbers would you rather trust, and why? What did the Persians want in Athens?</source>
        <comment>notes</comment>
        <translation>حصّة طويلة أو حصّتان قصيرتان. 24 وحدةً، أربع فرق لها قادة. القطعة نحو 130 رجلًا.

قوّات جديدة مشروحة في فصل «قوّات أخرى» من كتيّب القواعد: الهوبليت، وحملة التروس الفرس، ورماة سهام يرمون 12 بوصةً. ورماة السهام الفرس وحدات مستقلّة، لأنّ الوحدات هنا ترمي كلّها معًا، وعشرة أقواس دفعة واحدة تكنس الإغريق من السهل؛ أمّا في الواقع فكان حملة التروس ورماة السهام في وحدة واحدة. لهم الصورة نفسها؛ ورماة السهام يقفون في المقدّمة في صفّ واحد.

ما لا تقوله القواعد البسيطة: لا يستطيع الفرس أن يبحروا هربًا. ولا أحد يهرب؛ فالمقارنة بين نسب الخسائر، لا بين أعداد الرجال. والعدو الشهير هجمة عاديّة طولها 6 بوصات.

التوازن: بالعقل السريع للبرنامج في كلا الطرفين أعطى zama-cli simulate scenarios/marathon.zama.json --games 400 --seed 2026 الفرس 169 معركةً، والإغريق 133، وتعادلت 98.

للنقاش: أكان الوسط الرقيق خطّة أم ضرورة؟ أيصلح لجيش أن يكون له عشرة قادة يصوّتون؟ 192 و6400: أيّ العددين تثقون به أكثر، ولماذا؟ ماذا أراد الفرس في أثينا؟</translation>
    </message>
    <message>
        <source>Your hoplites are better than anybody on the other side, man for man. But the middle is thin and will not last. Win on both wings, then turn inward. Do not stand about in front of the archers: they reach 12 inches, and every turn costs you.</source>
        <comment>briefing</comment>
        <translation>هوبليتك أفضل من كلّ من في الطرف الآخر، رجلًا برجل. لكنّ الوسط رقيق ولن يصمد. انتصر على الجناحين، ثمّ انعطف إلى الداخل. ولا تقف طويلًا أمام رماة السهام: يبلغ مداهم 12 بوصةً، وكلّ جولة تكلّفك.</translation>
    </message>
    <message>
        <source>Plataeans</source>
        <comment>name of a command</comment>
        <translation>البلاتايون</translation>
    </message>
    <message>
        <source>Miltiades</source>
        <comment>name of a general</comment>
        <translation>ملتيادس</translation>
    </message>
    <message>
        <source>Left wing %1</source>
        <comment>name of a unit</comment>
        <translation>الميسرة %1</translation>
    </message>
    <message>
        <source>Thin middle %1</source>
        <comment>name of a unit</comment>
        <translation>الوسط الرقيق %1</translation>
    </message>
    <message>
        <source>Your archers reach 12 inches. Shoot at the thin middle, then let your best men, the Persians and the Sacae, break it. On the wings your shield-bearers are weaker than hoplites: let them fight two against one, or give way and win time. You have horsemen at the shore. Use them better than Datis did.</source>
        <comment>briefing</comment>
        <translation>يبلغ مدى رماة سهامك 12 بوصةً. ارمِ على الوسط الرقيق، ثمّ دع أفضل رجالك، الفرس والساكا، يكسرونه. وعلى الجناحين حملة تروسك أضعف من الهوبليت: دعهم يقاتلون اثنين لواحد، أو يتراجعون ويكسبون الوقت. ولك فرسان عند الشاطئ. استعملهم أفضل ممّا فعل داتيس.</translation>
    </message>
    <message>
        <source>Artaphernes</source>
        <comment>name of a general</comment>
        <translation>أرتافرنيس</translation>
    </message>
    <message>
        <source>Persians %1</source>
        <comment>name of a unit</comment>
        <translation>الفرس %1</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>name of a command</comment>
        <translation>الفرسان</translation>
    </message>
    <message>
        <source>The Battle of Raphia (short)</source>
        <comment>title</comment>
        <translation>معركة رفح (قصيرة)</translation>
    </message>
    <message>
        <source>22 June 217 BC</source>
        <comment>date</comment>
        <translation>22 حزيران (يونيو) 217 ق.م</translation>
    </message>
    <message>
        <source>Near Raphia, between Gaza and Egypt</source>
        <comment>place</comment>
        <translation>قرب رفح، بين غزّة ومصر</translation>
    </message>
    <message>
        <source>A hundred years after Alexander the Great his empire was split up among the families of his generals. In 217 BC two of these kings, both young, fought for the coast between Syria and Egypt: Antiochus III of Syria and Ptolemy IV of Egypt. Ptolemy&apos;s sister Arsinoe rode with him. Ptolemy was short of soldiers, and for once twenty thousand Egyptians had been armed with the long pike of the Macedonians, the sarissa, like the king&apos;s Greeks.

Both armies put their pikes in the middle, horse on the wings and elephants before the wings: 102 from India on one side, 73 from Africa on the other. Each king stood on the wing that faced the other king. There the elephants met, forehead to forehead. Most of Ptolemy&apos;s turned back before the Indian ones and ran into their own guard; Antiochus rode round the outside, won, and chased the fleeing horse far away.

At the other end it was the other way round. Echecrates led Ptolemy&apos;s horse past the elephants and won there, and the Greek mercenaries beat the men in front of them. So each side had lost its left wing. Then Ptolemy, who had slipped back behind his pikes, showed himself before them. All the pikes were lowered, and the men from Syria, whose king was far away, did not hold out long. Antiochus was still chasing people when an old officer pointed to a cloud of dust: it was coming near his own camp.</source>
        <comment>background</comment>
        <translation>بعد مئة سنة من الإسكندر الأكبر كانت إمبراطوريته مقسومة بين أسر قادته. وفي 217 ق.م تقاتل اثنان من هؤلاء الملوك، كلاهما شابّ، على الساحل بين سورية ومصر: أنطيوخوس الثالث ملك سورية وبطليموس الرابع ملك مصر. وركبت مع بطليموس أخته أرسينوي. نقص الجند عند بطليموس، فسُلّح لأوّل مرّة عشرون ألف مصريّ بالرمح المقدوني الطويل، الساريسا، كإغريق الملك.

وضع كلا الجيشين حملة الساريسا في الوسط والفرسان على الجناحين والأفيال أمام الجناحين: 102 من الهند في طرف، و73 من إفريقيا في الآخر. ووقف كلّ ملك على الجناح المقابل للملك الآخر. هناك التقت الأفيال جبهةً لجبهة. ارتدّت أكثر أفيال بطليموس أمام الهندية واندفعت في صفوف حرسه؛ ودار أنطيوخوس من الخارج وانتصر وطارد الفرسان الهاربين بعيدًا.

وعند الطرف الآخر كان الأمر معكوسًا. قاد إخيكراتيس فرسان بطليموس متجاوزًا الأفيال وانتصر هناك، وهزم المرتزقة الإغريق من كانوا أمامهم. هكذا خسر كلّ طرف ميسرته. ثمّ ظهر بطليموس، وكان قد انسلّ خلف حملة الساريسا، أمامهم. خُفضت الرماح كلّها، ولم يصمد رجال سورية طويلًا وملكهم بعيد. كان أنطيوخوس ما زال يطارد الناس حين أشار ضابط شيخ إلى سحابة من الغبار: كانت تقترب من معسكره هو.</translation>
    </message>
    <message>
        <source>Polybius, Histories 5.63-65 and 5.79-87, gives both armies man by man, and the lists add up: Ptolemy 70,000 foot, 5,000 horse and 73 elephants, Antiochus 62,000 foot, 6,000 horse and 102 elephants. Antiochus lost nearly 10,000 dead and more than 4,000 prisoners, Ptolemy about 2,200.

The day of the battle comes from a decree of Egyptian priests, carved in three kinds of writing, which praises Ptolemy as pharaoh. Polybius thought him lazy.</source>
        <comment>sources</comment>
        <translation>بوليبيوس، التاريخ 5.63-65 و5.79-87، يعطي الجيشين رجلًا رجلًا، وتصحّ الجموع: لبطليموس 70 ألف راجل و5 آلاف فارس و73 فيلًا، ولأنطيوخوس 62 ألف راجل و6 آلاف فارس و102 فيل. خسر أنطيوخوس نحو 10 آلاف رجل وأكثر من 4 آلاف أسير، وبطليموس نحو 2200.

يوم المعركة من مرسوم لكهنة مصريين، نُقش بثلاثة خطوط، ويمدح بطليموس فرعونًا. أمّا بوليبيوس فرآه كسولًا.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. Two lines with the same parts: elephants, horse, Greeks, pikes. The pikes walk only 4 inches a turn and begin far apart, so the wings fight first.

The sarissa phalanx, hoplites and shy African elephants are explained in the chapter &quot;More troops&quot; of the rulebook. Elephants do not fight each other here, they only hold each other up. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/raphia-short.zama.json --games 400 --seed 2026 gave 166 battles to Ptolemy, 162 to Antiochus, and 72 were drawn.

Before you begin: which side has more pikes? Is that enough? Let each class member bet on a wing.</source>
        <comment>notes</comment>
        <translation>حصّة واحدة. 16 وحدةً، من تلميذين إلى ستّة. خطّان من الأجزاء نفسها: أفيال وفرسان وإغريق وحملة ساريسا. لا يمشي حملة الساريسا إلّا 4 بوصات في الجولة ويبدؤون متباعدين، فيقاتل الجناحان أوّلًا.

فالانكس الساريسا والهوبليت والأفيال الإفريقية الجفولة مشروحة في فصل «قوّات أخرى» من كتيّب القواعد. والأفيال لا يقاتل بعضها بعضًا هنا، إنّما يعطّل بعضها بعضًا. ولا أحد يهرب؛ فالمقارنة بين نسب الخسائر، لا بين أعداد الرجال.

التوازن: بالعقل السريع للبرنامج في كلا الطرفين أعطى zama-cli simulate scenarios/raphia-short.zama.json --games 400 --seed 2026 بطليموس 166 معركةً، وأنطيوخوس 162، وتعادلت 72.

قبل البدء: أيّ طرف له حملة ساريسا أكثر؟ أيكفي ذلك؟ ليتوقّع كلّ تلميذ أيّ جناح سينتصر.</translation>
    </message>
    <message>
        <source>Arab and Median foot</source>
        <comment>name of a unit type</comment>
        <translation>مشاة عرب وميديون</translation>
    </message>
    <message>
        <source>Arab and Median foot</source>
        <comment>plural of a unit type</comment>
        <translation>مشاة عرب وميديون</translation>
    </message>
    <message>
        <source>Cavalry of Antiochus</source>
        <comment>name of a unit type</comment>
        <translation>فرسان أنطيوخوس</translation>
    </message>
    <message>
        <source>Cavalry of Antiochus</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان أنطيوخوس</translation>
    </message>
    <message>
        <source>African elephant</source>
        <comment>name of a unit type</comment>
        <translation>فيل إفريقي</translation>
    </message>
    <message>
        <source>African elephants</source>
        <comment>plural of a unit type</comment>
        <translation>أفيال إفريقية</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>name of a unit type</comment>
        <translation>حرس الملك</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>plural of a unit type</comment>
        <translation>حرس الملك</translation>
    </message>
    <message>
        <source>Phalanx of Ptolemy</source>
        <comment>name of a unit type</comment>
        <translation>فالانكس بطليموس</translation>
    </message>
    <message>
        <source>Phalanx of Ptolemy</source>
        <comment>plural of a unit type</comment>
        <translation>فالانكس بطليموس</translation>
    </message>
    <message>
        <source>Egyptian phalanx</source>
        <comment>name of a unit type</comment>
        <translation>فالانكس مصري</translation>
    </message>
    <message>
        <source>Egyptian phalanx</source>
        <comment>plural of a unit type</comment>
        <translation>فالانكس مصري</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>name of a unit type</comment>
        <translation>إغريق فوكسيداس</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>plural of a unit type</comment>
        <translation>إغريق فوكسيداس</translation>
    </message>
    <message>
        <source>Cavalry of Ptolemy</source>
        <comment>name of a unit type</comment>
        <translation>فرسان بطليموس</translation>
    </message>
    <message>
        <source>Cavalry of Ptolemy</source>
        <comment>plural of a unit type</comment>
        <translation>فرسان بطليموس</translation>
    </message>
    <message>
        <source>Your elephants come from India and his from Africa, and his fear yours. Strike with elephants and horse in the west, then turn inward. Hold your left, and let your pikes meet his late.</source>
        <comment>briefing</comment>
        <translation>أفيالك من الهند وأفياله من إفريقيا، وهي تخاف أفيالك. اضرب بالأفيال والفرسان في الغرب، ثمّ انعطف إلى الداخل. احفظ ميسرتك، ودع حملة الساريسا يلقون خصومهم متأخّرين.</translation>
    </message>
    <message>
        <source>King&apos;s Wing</source>
        <comment>name of a command</comment>
        <translation>جناح الملك</translation>
    </message>
    <message>
        <source>Greeks</source>
        <comment>name of a unit</comment>
        <translation>الإغريق</translation>
    </message>
    <message>
        <source>Right Horse</source>
        <comment>name of a command</comment>
        <translation>الفرسان، يمينًا</translation>
    </message>
    <message>
        <source>Horse of Antipater</source>
        <comment>name of a unit</comment>
        <translation>فرسان أنتيباتروس</translation>
    </message>
    <message>
        <source>Syrian Phalanx</source>
        <comment>name of a command</comment>
        <translation>الفالانكس السوري</translation>
    </message>
    <message>
        <source>Pikes</source>
        <comment>name of a unit</comment>
        <translation>حملة الساريسا</translation>
    </message>
    <message>
        <source>Arabs</source>
        <comment>name of a command</comment>
        <translation>العرب</translation>
    </message>
    <message>
        <source>Arabs</source>
        <comment>name of a unit</comment>
        <translation>العرب</translation>
    </message>
    <message>
        <source>Left Horse</source>
        <comment>name of a command</comment>
        <translation>الفرسان، يسارًا</translation>
    </message>
    <message>
        <source>Horse of Themison</source>
        <comment>name of a unit</comment>
        <translation>فرسان ثيميسون</translation>
    </message>
    <message>
        <source>Ptolemy&apos;s army</source>
        <comment>name of a side, as a label</comment>
        <translation>جيش بطليموس</translation>
    </message>
    <message>
        <source>Ptolemy&apos;s army</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>جيش بطليموس</translation>
    </message>
    <message>
        <source>Your guard and your Egyptians make your line of foot the better one. Keep your African elephants away from his Indian ones and send them at foot or horse. Win in the east with Echecrates, and bring the pikes to the enemy in one line.</source>
        <comment>briefing</comment>
        <translation>بحرسك ومصريّيك صار خطّ مشاتك هو الأفضل. أبعد أفيالك الإفريقية عن أفياله الهندية وأرسلها على المشاة أو الفرسان. انتصر في الشرق بإخيكراتيس، وأوصل حملة الساريسا إلى العدوّ في خطّ واحد.</translation>
    </message>
    <message>
        <source>Guard</source>
        <comment>name of a command</comment>
        <translation>الحرس</translation>
    </message>
    <message>
        <source>African elephant %1</source>
        <comment>name of a unit</comment>
        <translation>فيل إفريقي %1</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>name of a unit</comment>
        <translation>إغريق فوكسيداس</translation>
    </message>
    <message>
        <source>Horse of Polycrates</source>
        <comment>name of a unit</comment>
        <translation>فرسان بوليكراتيس</translation>
    </message>
    <message>
        <source>Greek Phalanx</source>
        <comment>name of a command</comment>
        <translation>الفالانكس الإغريقي</translation>
    </message>
    <message>
        <source>Ptolemy IV</source>
        <comment>name of a general</comment>
        <translation>بطليموس الرابع</translation>
    </message>
    <message>
        <source>Macedonian pikes</source>
        <comment>name of a unit</comment>
        <translation>الساريسا المقدونية</translation>
    </message>
    <message>
        <source>Egyptians</source>
        <comment>name of a command</comment>
        <translation>المصريون</translation>
    </message>
    <message>
        <source>Egyptian pikes</source>
        <comment>name of a unit</comment>
        <translation>الساريسا المصرية</translation>
    </message>
    <message>
        <source>Echecrates</source>
        <comment>name of a general</comment>
        <translation>إخيكراتيس</translation>
    </message>
    <message>
        <source>Horse of Echecrates</source>
        <comment>name of a unit</comment>
        <translation>فرسان إخيكراتيس</translation>
    </message>
    <message>
        <source>The Battle of Raphia</source>
        <comment>title</comment>
        <translation>معركة رفح</translation>
    </message>
    <message>
        <source>Two lessons. 41 units, six commands with generals. A foot stand is about 600 men, a cavalry stand 350, an elephant stands for twenty.

New troops, all explained in the chapter &quot;More troops&quot; of the rulebook: the sarissa phalanx is deep, hits well and goes only 4 inches; hoplites; archers shoot 12 inches; a war-band hits better in the turn in which it charges. An African elephant that charges an Indian one from the front must roll the scare die and turns back on 3 to 6: that is how Polybius tells it. Nothing else here frightens elephants.

What plain rules cannot say: elephants do not fight each other, they only lock horns and roll their control dice. A king who rides too far away can always ride back. Pikes are as good from the side as from the front. Nobody runs away; compare shares of losses, not bodies. Leave the option end_on_cinc_death off, or try it: both kings were in danger and neither fell.

The two lines of pikes begin 25 inches apart and meet about turn 3, so the wings fight first.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/raphia.zama.json --games 400 --seed 2026 gave 137 battles to Antiochus, 127 to Ptolemy, and 136 were drawn.

To talk about: why did each king stand on a wing and not with his pikes? Antiochus beat everybody on his side of the field and still lost: where else does that happen? What did Ptolemy&apos;s family risk when it armed twenty thousand Egyptians? Two sources, two Ptolemies: whom were they written for?</source>
        <comment>notes</comment>
        <translation>حصّتان. 41 وحدةً، ستّ فرق لها قادة. قطعة المشاة نحو 600 رجل، وقطعة الفرسان 350، والفيل يمثّل عشرين.

قوّات جديدة كلّها مشروحة في فصل «قوّات أخرى» من كتيّب القواعد: فالانكس الساريسا عميق ويصيب جيّدًا ولا يقطع إلّا 4 بوصات؛ والهوبليت؛ ورماة السهام يرمون 12 بوصةً؛ والعصبة تصيب أفضل في الجولة التي تهجم فيها. والفيل الإفريقي الذي يهجم على فيل هنديّ من الأمام تُرمى له رمية الإفزاع ويرتدّ عند 3 إلى 6: هكذا يرويها بوليبيوس. ولا شيء غير ذلك يُفزع الأفيال هنا.

ما لا تقوله القواعد البسيطة: الأفيال لا يقاتل بعضها بعضًا، إنّما تتشابك وتُرمى لها رميات السيطرة. والملك الذي يبتعد كثيرًا يستطيع دائمًا أن يعود. وحملة الساريسا من الجانب كما هم من الأمام. ولا أحد يهرب؛ فالمقارنة بين نسب الخسائر، لا بين أعداد الرجال. اتركوا الخيار end_on_cinc_death مطفأ، أو جرّبوه: كان كلا الملكين في خطر ولم يسقط أيّ منهما.

يبدأ خطّا الساريسا وبينهما 25 بوصةً ويلتقيان نحو الجولة 3، فيقاتل الجناحان أوّلًا.

التوازن: بالعقل السريع للبرنامج في كلا الطرفين أعطى zama-cli simulate scenarios/raphia.zama.json --games 400 --seed 2026 أنطيوخوس 137 معركةً، وبطليموس 127، وتعادلت 136.

للنقاش: لماذا وقف كلّ ملك على جناح لا مع حملة الساريسا؟ هزم أنطيوخوس كلّ من في جانبه من الساحة وخسر مع ذلك: أين يحدث مثل هذا أيضًا؟ بماذا خاطرت أسرة بطليموس حين سلّحت عشرين ألف مصريّ؟ مصدران وبطليموسان: لمن كُتب كلّ منهما؟</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>مشاة ثقيلة</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>مشاة ثقيلة</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>name of a unit type</comment>
        <translation>غاليون وتراقيون</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>plural of a unit type</comment>
        <translation>غاليون وتراقيون</translation>
    </message>
    <message>
        <source>Your best troops are in the west, with you: sixty elephants, your guard horse, Greeks and Silver Shields. His African elephants fear your Indian ones. Break that wing, then remember the mistake your name is known for: do not chase, turn inward and take his pikes from the side.

In the east you are weak. Arabs, Medes and javelin men must hold as long as they can. Your pikes are fewer than his; let them meet late.</source>
        <comment>briefing</comment>
        <translation>أفضل قوّاتك في الغرب معك: ستّون فيلًا وفرسان حرسك وإغريق والتروس الفضّية. وأفياله الإفريقية تخاف أفيالك الهندية. اكسر ذلك الجناح، ثمّ تذكّر الخطأ الذي عُرف به اسمك: لا تطارد، بل انعطف إلى الداخل وخذ حملة رماحه من الجانب.

في الشرق أنت ضعيف. على العرب والميديين ورماة الرماح أن يصمدوا ما استطاعوا. وحملة الساريسا عندك أقلّ ممّا عنده؛ دعهم يلقون خصومهم متأخّرين.</translation>
    </message>
    <message>
        <source>Men of Byttacus</source>
        <comment>name of a unit</comment>
        <translation>رجال بيتاكوس</translation>
    </message>
    <message>
        <source>Lydians</source>
        <comment>name of a unit</comment>
        <translation>الليديون</translation>
    </message>
    <message>
        <source>Arabs %1</source>
        <comment>name of a unit</comment>
        <translation>عرب %1</translation>
    </message>
    <message>
        <source>Horse of Antipater %1</source>
        <comment>name of a unit</comment>
        <translation>فرسان أنتيباتروس %1</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a command</comment>
        <translation>التروس الفضّية</translation>
    </message>
    <message>
        <source>Silver Shields %1</source>
        <comment>name of a unit</comment>
        <translation>التروس الفضّية %1</translation>
    </message>
    <message>
        <source>Nicarchus</source>
        <comment>name of a general</comment>
        <translation>نيكارخوس</translation>
    </message>
    <message>
        <source>Themison</source>
        <comment>name of a general</comment>
        <translation>ثيميسون</translation>
    </message>
    <message>
        <source>You have more pikes than he has: seven blocks of ten, and seven is two more. The battle is won when they arrive in one line, so keep them together; they walk only 4 inches a turn, and a block that wheels has spent its whole move.

On your left he is stronger. Lose slowly there. On your right Echecrates&apos; horse and the Greeks of Phoxidas can win: against foot your elephants are as good as his. Do not send them at Indian elephants.</source>
        <comment>briefing</comment>
        <translation>لك حملة ساريسا أكثر ممّا له: سبع كتل من عشر قطع، وهي أكثر باثنتين. تُكسب المعركة حين تصل في خطّ واحد، فأبقِها معًا؛ لا تمشي إلّا 4 بوصات في الجولة، والكتلة التي تدور تكون قد أنفقت حركتها كلّها.

هو أقوى عند ميسرتك. فاخسر هناك ببطء. وعند ميمنتك يستطيع فرسان إخيكراتيس وإغريق فوكسيداس أن ينتصروا: فأفيالك ضدّ المشاة لا تقلّ عن أفياله. ولا ترسلها على الأفيال الهندية.</translation>
    </message>
    <message>
        <source>Libyan pikes</source>
        <comment>name of a unit</comment>
        <translation>الساريسا الليبية</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas %1</source>
        <comment>name of a unit</comment>
        <translation>إغريق فوكسيداس %1</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>name of a unit</comment>
        <translation>الغاليون والتراقيون</translation>
    </message>
    <message>
        <source>Macedonian pikes %1</source>
        <comment>name of a unit</comment>
        <translation>الساريسا المقدونية %1</translation>
    </message>
    <message>
        <source>Sosibius</source>
        <comment>name of a general</comment>
        <translation>سوسيبيوس</translation>
    </message>
    <message>
        <source>Egyptian pikes %1</source>
        <comment>name of a unit</comment>
        <translation>الساريسا المصرية %1</translation>
    </message>
    <message>
        <source>The Battle of the Trebia (short)</source>
        <comment>title</comment>
        <translation>معركة تريبيا (قصيرة)</translation>
    </message>
    <message>
        <source>December 218 BC, in midwinter</source>
        <comment>date</comment>
        <translation>كانون الأوّل (ديسمبر) 218 ق.م، في قلب الشتاء</translation>
    </message>
    <message>
        <source>By the river Trebia, near Placentia in northern Italy</source>
        <comment>place</comment>
        <translation>عند نهر تريبيا قرب بلاكنتيا في شمال إيطاليا</translation>
    </message>
    <message>
        <source>In the autumn of 218 BC Hannibal came over the Alps into Italy. Rome sent both its consuls against him. One of them, Publius Scipio, was wounded and lay in camp. The other, Tiberius Sempronius Longus, wanted a great battle, and soon: his year as consul was ending.

One midwinter morning Numidian riders came up to the Roman camp at dawn. Sempronius sent his horse out after them, then six thousand light troops, then everybody else, and nobody had had breakfast. It was snowing. The men waded through the river with the water up to their chests. On the other side Hannibal&apos;s army was waiting, fed, warmed at fires and rubbed with oil. And behind the place where the Romans would stand, two thousand picked men under Hannibal&apos;s brother Mago were hiding in the bed of a stream.

The Roman light troops had thrown away most of their javelins on the Numidians. Hannibal&apos;s horse, more than two to one, drove the Roman riders off. Then both ends of the Roman line were pushed from the front by elephants and pelted from the side, and Mago broke out behind. The wings broke and were pushed back into the water. The middle of the Roman line did not: ten thousand men hacked a way right through Hannibal&apos;s army and reached Placentia. The winter won too: the cold killed all of Hannibal&apos;s elephants but one.</source>
        <comment>background</comment>
        <translation>في خريف 218 ق.م عبر حنبعل جبال الألب إلى إيطاليا. أرسلت روما عليه قنصليها معًا. أحدهما، بوبليوس سكيبيو، جُرح ولزم المعسكر. والآخر، تيبيريوس سمبرونيوس لونغوس، أراد معركة كبيرة وقريبة: فسنته في القنصلية كانت تنتهي.

ذات صباح في قلب الشتاء جاء فرسان نوميديون إلى المعسكر الروماني عند الفجر. أرسل سمبرونيوس فرسانه خلفهم، ثمّ ستّة آلاف من القوّات الخفيفة، ثمّ الجميع، ولم يفطر أحد. كان الثلج يتساقط. خاض الرجال النهر والماء إلى صدورهم. وعلى الضفّة الأخرى كان جيش حنبعل ينتظر، وقد أكل رجاله وتدفّؤوا عند النيران ودهنوا أجسامهم بالزيت. وخلف الموضع الذي سيقف فيه الرومان اختبأ في مجرى جدول ألفا رجل مختار مع ماغون أخي حنبعل.

كانت القوّات الرومانية الخفيفة قد رمت أكثر رماحها على النوميديين. ودفع فرسان حنبعل، وهم أكثر من ضعف الفرسان الرومان، هؤلاء إلى الوراء. ثمّ دُفع طرفا الخطّ الروماني من الأمام بالأفيال ورُميا من الجانب، وخرج ماغون من الخلف. انكسر الجناحان ودُفعا إلى الماء. أمّا وسط الخطّ الروماني فلم ينكسر: شقّ عشرة آلاف رجل طريقًا خلال جيش حنبعل وبلغوا بلاكنتيا. وانتصر الشتاء أيضًا: أهلك البرد أفيال حنبعل كلّها إلّا واحدًا.</translation>
    </message>
    <message>
        <source>Polybius, Histories 3.70-75, is the fullest account. Livy 21.52-56 tells nearly the same, but puts the elephants at the far ends of the line. Appian, Hannibal&apos;s War 6-7, lets the wounded Scipio fight; nobody else does.

Polybius counts 16,000 Romans, 20,000 allied foot and 4,000 horse against about 20,000 foot in the line, 8,000 light troops and more than 10,000 horse. How many elephants there were he does not say; about thirty is a modern guess. On which bank the armies fought is an old quarrel. Here the river is simply the south edge of the table.</source>
        <comment>sources</comment>
        <translation>بوليبيوس، التاريخ 3.70-75، أكمل رواية. ويروي ليفيوس 21.52-56 ما يكاد يكون مثلها، لكنّه يضع الأفيال عند أقصى طرفي الخطّ. وأبيانوس، حرب حنبعل 6-7، يجعل سكيبيو الجريح يقاتل؛ ولا يقول ذلك غيره.

يعدّ بوليبيوس 16 ألف روماني و20 ألف راجل من الحلفاء و4 آلاف فارس مقابل نحو 20 ألف راجل في الخطّ و8 آلاف من القوّات الخفيفة وأكثر من 10 آلاف فارس. أمّا عدد الأفيال فلا يذكره؛ ونحو ثلاثين تقدير حديث. وعلى أيّ ضفّة تقاتل الجيشان خلاف قديم. والنهر هنا ببساطة هو الحافّة الجنوبية للطاولة.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. One slice of the battle: a legion and some horse against Hannibal&apos;s middle, with Mago behind. A stand is about 250 men, as in the full battle.

Nobody can hide or be cold in these rules: the Roman light troops begin with 3 of 5 stands because their javelins are spent, and Mago stands in the open at the south edge. Units fight to the end; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/trebia-short.zama.json --games 400 --seed 2026 gave 218 battles to Carthage, 132 to Rome, and 50 were drawn.

Before you begin, ask the Romans what they want to do about Mago, and write it down. Afterwards: was it the ambush that won?</source>
        <comment>notes</comment>
        <translation>حصّة واحدة. 16 وحدةً، من تلميذين إلى ستّة. شريحة من المعركة: فيلق وبعض الفرسان ضدّ وسط حنبعل، وماغون في الخلف. القطعة نحو 250 رجلًا، كما في المعركة الكاملة.

في هذه القواعد لا يختبئ أحد ولا يبرد: تبدأ القوّات الرومانية الخفيفة بثلاث قطع من خمس لأنّ رماحها نفدت، ويقف ماغون مكشوفًا عند الحافّة الجنوبية. والوحدات تقاتل حتّى النهاية؛ فالمقارنة بين نسب الخسائر، لا بين أعداد الرجال.

التوازن: بالعقل السريع للبرنامج في كلا الطرفين أعطى zama-cli simulate scenarios/trebia-short.zama.json --games 400 --seed 2026 قرطاج 218 معركةً، وروما 132، وتعادلت 50.

قبل البدء اسألوا الرومان ماذا يريدون أن يفعلوا بشأن ماغون، واكتبوا الجواب. وبعدها: هل كان الكمين هو الذي انتصر؟</translation>
    </message>
    <message>
        <source>Wet, cold and hungry, you still have the best infantry. Strike at the Gauls in the middle before your wing is gone. Behind you stands Mago with one unit of heavy foot: decide early who deals with him. Only your formed infantry frightens elephants, and only from the front.</source>
        <comment>briefing</comment>
        <translation>رجالك مبتلّون جائعون يرتجفون من البرد، ومع ذلك فلك أفضل المشاة. اضرب الغاليين في الوسط قبل أن يذهب جناحك. وخلفك يقف ماغون بوحدة من المشاة الثقيلة: قرّر مبكّرًا من يواجهه. ولا يُفزع الأفيال إلّا مشاتك المنتظمون، ومن الأمام فقط.</translation>
    </message>
    <message>
        <source>Sempronius Longus</source>
        <comment>name of a general</comment>
        <translation>سمبرونيوس لونغوس</translation>
    </message>
    <message>
        <source>Legion %1</source>
        <comment>name of a unit</comment>
        <translation>فيلق %1</translation>
    </message>
    <message>
        <source>You are stronger on horseback and you have two elephants. Do not hurry: let the Romans come, win with your riders, and bring Mago into their backs when they are busy. Send the elephants at horsemen and light troops, or at the side of a unit.</source>
        <comment>briefing</comment>
        <translation>أنت أقوى بفرسانك ولك فيلان. لا تستعجل: دع الرومان يأتون، وانتصر بفرسانك، وأخرج ماغون من خلفهم حين ينشغلون. أرسل الفيلين على الفرسان والقوّات الخفيفة، أو على جانب وحدة.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <comment>name of a command</comment>
        <translation>الأفيال</translation>
    </message>
    <message>
        <source>Horse, west</source>
        <comment>name of a command</comment>
        <translation>الفرسان، غربًا</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a command</comment>
        <translation>الغاليون</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a unit</comment>
        <translation>الغاليون</translation>
    </message>
    <message>
        <source>Horse, east</source>
        <comment>name of a command</comment>
        <translation>الفرسان، شرقًا</translation>
    </message>
    <message>
        <source>Mago&apos;s Men</source>
        <comment>name of a command</comment>
        <translation>رجال ماغون</translation>
    </message>
    <message>
        <source>Mago&apos;s foot</source>
        <comment>name of a unit</comment>
        <translation>مشاة ماغون</translation>
    </message>
    <message>
        <source>The Battle of the Trebia</source>
        <comment>title</comment>
        <translation>معركة تريبيا</translation>
    </message>
    <message>
        <source>Two lessons. 53 units, up to twelve pupils. A stand is about 250 men, an elephant stands for about eight.

What plain rules cannot say: nobody is cold, hungry or afraid here, and nobody can hide. So the Roman light troops begin with 3 of their 5 stands, and Mago&apos;s men are in full view at the south edge, two units of them; lay a sheet of paper over them until somebody comes near, or let the class pretend. The river itself does nothing. Units fight to the end instead of running away, so both sides lose more than they did: compare shares, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/trebia.zama.json --games 400 --seed 2026 gave 137 battles to Carthage, 92 to Rome, and 171 were drawn.

To talk about: Sempronius hurried, says Polybius, because he wanted to be the one who won, not the next consul. How could Polybius know? What mattered most: river, cold, horsemen or ambush? Put them in order and defend it. In his report Sempronius blamed the weather. How do governments tell people of a defeat?</source>
        <comment>notes</comment>
        <translation>حصّتان. 53 وحدةً، وحتّى اثني عشر تلميذًا. القطعة نحو 250 رجلًا، والفيل يمثّل نحو ثمانية.

ما لا تقوله القواعد البسيطة: لا أحد هنا يبرد أو يجوع أو يخاف، ولا أحد يختبئ. لذلك تبدأ القوّات الرومانية الخفيفة بثلاث قطع من خمس، ويظهر رجال ماغون كلّهم عند الحافّة الجنوبية، وهم وحدتان؛ ضعوا ورقة فوقهما حتّى يقترب أحد، أو ليتظاهر الصفّ بأنّه لا يراهما. والنهر نفسه لا يفعل شيئًا. والوحدات تقاتل حتّى النهاية بدل أن تهرب، فيخسر الطرفان أكثر ممّا خسرا: قارنوا النسب، لا أعداد الرجال.

التوازن: بالعقل السريع للبرنامج في كلا الطرفين أعطى zama-cli simulate scenarios/trebia.zama.json --games 400 --seed 2026 قرطاج 137 معركةً، وروما 92، وتعادلت 171.

للنقاش: يقول بوليبيوس إنّ سمبرونيوس استعجل لأنّه أراد أن يكون هو المنتصر لا القنصل التالي. كيف لبوليبيوس أن يعرف ذلك؟ ما الأهمّ: النهر أم البرد أم الفرسان أم الكمين؟ رتّبوها ودافعوا عن ترتيبكم. في تقريره ألقى سمبرونيوس اللوم على الطقس. كيف تخبر الحكومات الناس بهزيمة؟</translation>
    </message>
    <message>
        <source>Cenomani</source>
        <comment>name of a unit type</comment>
        <translation>كينوماني</translation>
    </message>
    <message>
        <source>Cenomani</source>
        <comment>plural of a unit type</comment>
        <translation>كينوماني</translation>
    </message>
    <message>
        <source>Your men are wet and hungry and your light troops have hardly a javelin left. But your infantry is the best on the field and there is much of it. Do what the survivors did: go straight through the middle, where the Gauls stand.

Your horsemen are outnumbered on both wings; let them last, not win. Two enemy units stand behind your back. Send somebody to meet them, or they will choose their own moment. Elephants shy only at Roman infantry, and only when they come from the front.</source>
        <comment>briefing</comment>
        <translation>رجالك مبتلّون جائعون، ولم يكد يبقى لقوّاتك الخفيفة رمح. لكنّ مشاتك أفضل من في الساحة وهم كثيرون. افعل ما فعله الناجون: اخترق الوسط حيث يقف الغاليون.

فرسانك أقلّ عددًا على الجناحين كليهما؛ دعهم يصمدون لا ينتصرون. وخلف ظهرك وحدتان معاديتان. أرسل من يلقاهما، وإلّا اختارتا لحظتهما. ولا تجفل الأفيال إلّا من المشاة الرومان، وحين تأتي من الأمام فقط.</translation>
    </message>
    <message>
        <source>Prefect, left</source>
        <comment>name of a general</comment>
        <translation>البريفيكتوس، يسارًا</translation>
    </message>
    <message>
        <source>Allied javelins %1</source>
        <comment>name of a unit</comment>
        <translation>رماح الحلفاء %1</translation>
    </message>
    <message>
        <source>Cenomani</source>
        <comment>name of a unit</comment>
        <translation>الكينوماني</translation>
    </message>
    <message>
        <source>First Legion</source>
        <comment>name of a command</comment>
        <translation>الفيلق الأوّل</translation>
    </message>
    <message>
        <source>Legion I %1</source>
        <comment>name of a unit</comment>
        <translation>الفيلق I %1</translation>
    </message>
    <message>
        <source>Second Legion</source>
        <comment>name of a command</comment>
        <translation>الفيلق الثاني</translation>
    </message>
    <message>
        <source>Legion II %1</source>
        <comment>name of a unit</comment>
        <translation>الفيلق II %1</translation>
    </message>
    <message>
        <source>Prefect, right</source>
        <comment>name of a general</comment>
        <translation>البريفيكتوس، يمينًا</translation>
    </message>
    <message>
        <source>Your men are warm and fed, and you have more than twice as many horsemen. Win on both wings first, then fall on the ends of the Roman line. Send the elephants where nobody can frighten them: at horsemen, at light troops, at the side of a unit.

Mago stands behind the enemy with foot and Numidians. He is too weak to fight a battle of his own. Let him strike when the Romans are busy. The Gauls in your middle will not hold for ever, and they need not.</source>
        <comment>briefing</comment>
        <translation>رجالك دافئون شبعانون، وفرسانك أكثر من ضعف فرسانهم. انتصر على الجناحين أوّلًا، ثمّ انقضّ على طرفي الخطّ الروماني. أرسل الأفيال حيث لا يستطيع أحد إفزاعها: على الفرسان، على القوّات الخفيفة، على جانب وحدة.

يقف ماغون خلف العدوّ بمشاة ونوميديين. هو أضعف من أن يخوض معركة وحده. دعه يضرب حين ينشغل الرومان. والغاليون في وسطك لن يصمدوا إلى الأبد، ولا يلزمهم ذلك.</translation>
    </message>
    <message>
        <source>Elephants, west</source>
        <comment>name of a command</comment>
        <translation>الأفيال، غربًا</translation>
    </message>
    <message>
        <source>Elephants, east</source>
        <comment>name of a command</comment>
        <translation>الأفيال، شرقًا</translation>
    </message>
    <message>
        <source>Captain of horse</source>
        <comment>name of a general</comment>
        <translation>آمر الخيّالة</translation>
    </message>
    <message>
        <source>Iberians</source>
        <comment>name of a command</comment>
        <translation>الإيبيريون</translation>
    </message>
    <message>
        <source>Mago&apos;s riders</source>
        <comment>name of a unit</comment>
        <translation>فرسان ماغون</translation>
    </message>
    <message>
        <source>The Battle of Zama</source>
        <comment>title</comment>
        <translation>معركة زاما</translation>
    </message>
    <message>
        <source>Autumn 202 BC</source>
        <comment>date</comment>
        <translation>خريف 202 ق.م</translation>
    </message>
    <message>
        <source>Inland of Carthage, near Naraggara in Numidia</source>
        <comment>place</comment>
        <translation>في داخل البلاد من قرطاج، قرب نراغارا في نوميديا</translation>
    </message>
    <message>
        <source>By 202 BC Rome and Carthage had been at war for sixteen years. Hannibal had crossed the Alps, beaten one Roman army after another and stayed unbeaten in Italy, but he could not take Rome. Then young Publius Cornelius Scipio carried the war to Africa. He burned the camps of the armies sent against him, won at the Great Plains, and the prince Masinissa brought over to him the best light horse of the age, the Numidians. Carthage called Hannibal home.

Hannibal marched inland and camped near a town called Zama; the armies met some way further on. The day before, the two generals met between the lines, talked, and agreed on nothing. In the morning Hannibal put more than eighty elephants in front, hired soldiers behind them, then Carthaginians and Libyans, and last of all, well back, the veterans he had brought from Italy. Scipio left straight lanes through his army, so that elephants could run through and out at the back.

The elephants did little: trumpets frightened some of them back into their own cavalry, javelins drove others off. The Roman and Numidian horse chased the enemy&apos;s riders from the field. In the middle the infantry fought line after line, until only Hannibal&apos;s veterans were left, and that fight stood even. Then Scipio&apos;s cavalry came back, into the veterans&apos; rear. Carthage had no other army and asked for peace.

One thing on this table is make-believe: no ancient writer puts artillery at Zama. The scorpions are there because they make a good game.</source>
        <comment>background</comment>
        <translation>بحلول 202 ق.م كانت روما وقرطاج في حرب منذ ستّ عشرة سنةً. عبر حنبعل جبال الألب وهزم جيشًا رومانيًّا بعد آخر ولم يُهزم في إيطاليا، لكنّه لم يستطع أن يأخذ روما. ثمّ نقل الشابّ بوبليوس كورنيليوس سكيبيو الحرب إلى إفريقيا. أحرق معسكرات الجيوش التي أُرسلت عليه، وانتصر في السهول الكبرى، وجاءه الأمير ماسينيسا بأفضل فرسان خفاف في ذلك العصر، النوميديين. فدعت قرطاج حنبعل إلى العودة.

سار حنبعل إلى الداخل وعسكر قرب بلدة اسمها زاما؛ والتقى الجيشان أبعد منها قليلًا. في اليوم السابق التقى القائدان بين الخطّين وتحدّثا ولم يتّفقا على شيء. وفي الصباح وضع حنبعل في المقدّمة أكثر من ثمانين فيلًا، وخلفها جنودًا يقاتلون بالأجر، ثمّ قرطاجيين وليبيين، وفي الآخر بعيدًا إلى الخلف المحاربين القدماء الذين جاء بهم من إيطاليا. وترك سكيبيو ممرّات مستقيمة في جيشه، حتّى تجري فيها الأفيال وتخرج من الخلف.

لم تفعل الأفيال إلّا القليل: أفزعت الأبواق بعضها فارتدّت على فرسان أصحابها، وأبعدت الرماح بعضها الآخر. وطرد الفرسان الرومان والنوميديون فرسان العدوّ من الساحة. وفي الوسط تقاتل المشاة خطًّا بعد خطّ، حتّى لم يبقَ إلّا محاربو حنبعل القدماء، وكان ذلك القتال سجالًا. ثمّ عاد فرسان سكيبيو إلى ظهر المحاربين القدماء. ولم يكن لقرطاج جيش آخر، فطلبت الصلح.

شيء واحد على هذه الطاولة من الخيال: لا يضع كاتب قديم آلات رماية في زاما. والعقارب هنا لأنّها تجعل اللعب ممتعًا.</translation>
    </message>
    <message>
        <source>Polybius, Histories 15.5-16, is the best account: he wrote some fifty years later and knew people close to Scipio&apos;s friend Laelius. Livy 30.29-35 follows him and adds from other writers. Appian, Punic Wars 40-47, has duels between the generals and larger numbers; trust him less.

The strengths are not certain. Polybius gives 12,000 hired soldiers and more than eighty elephants for Hannibal, 6,000 foot and 4,000 horse brought by Masinissa; for the rest modern estimates differ widely. Order of battle and deployment on this table are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>بوليبيوس، التاريخ 15.5-16، أفضل رواية: كتب بعد نحو خمسين سنةً وعرف أناسًا قريبين من لايليوس صديق سكيبيو. وليفيوس 30.29-35 يتبعه ويضيف من كتّاب آخرين. وعند أبيانوس، الحروب البونيقية 40-47، مبارزات بين القائدين وأعداد أكبر؛ فالثقة به أقلّ.

الأعداد ليست أكيدة. يعطي بوليبيوس حنبعل 12 ألف جنديّ بالأجر وأكثر من ثمانين فيلًا، ويذكر 6 آلاف راجل و4 آلاف فارس جاء بهم ماسينيسا؛ وفي الباقي تتباعد التقديرات الحديثة كثيرًا. وقائمة القوّات ونشرها على هذه الطاولة من Fast Play Rules for Students لمات فريتز.</translation>
    </message>
    <message>
        <source>Two lessons of about 50 minutes with the whole class; the computer keeps the rules. A stand of foot is about 180 men, a cavalry stand about 170, an elephant stands for seven. Give each command with a general to somebody of its own; the Numidians go to the cavalry commanders.

Both sides will lose more here than the real armies did, because units fight to the last and nobody runs away; compare shares of losses, not body counts. To talk about afterwards: why did Hannibal put his best men last? Were Scipio&apos;s lanes meant for elephants? What would have happened without Masinissa?

For a closer contest choose “Units block” under “What blocks a shot”: scorpions that shoot over their own men give Rome a great advantage; when units block their sight it is much smaller, though not gone.</source>
        <comment>notes</comment>
        <translation>حصّتان من نحو 50 دقيقةً مع الصفّ كلّه؛ والحاسوب يحفظ القواعد. قطعة المشاة نحو 180 رجلًا، وقطعة الفرسان نحو 170، والفيل يمثّل سبعة. تُسلَّم كلّ فرقة لها قائد إلى لاعب خاصّ بها؛ والنوميديون لقائدَي الفرسان.

سيخسر الطرفان هنا أكثر ممّا خسر الجيشان في الواقع، لأنّ الوحدات تقاتل حتّى النهاية ولا أحد يهرب؛ فالمقارنة بين نسب الخسائر، لا بين أعداد الرجال. للنقاش بعد المعركة: لماذا وضع حنبعل أفضل رجاله في الآخر؟ أكانت ممرّات سكيبيو من أجل الأفيال؟ ماذا كان سيحدث لولا ماسينيسا؟

لمنافسة أقرب يُختار «الوحدات تحجب» في «ما يحجب الرماية»: العقارب التي ترمي من فوق رجالها تعطي روما تفوّقًا كبيرًا؛ وحين تحجب الوحدات رؤيتها يصير أصغر بكثير، وإن لم يزُل.</translation>
    </message>
    <message>
        <source>You have one army and no second chance: Africa is hostile, and a new commander may be on his way from Rome to take over your victory.

Your velites stand in front. Use them to get rid of the elephants: an elephant that fights must be controlled every turn, and most panic. Only your formed infantry may frighten one off, and only if it comes from the front. Your scorpions reach twenty-four inches, but any enemy who gets to them ends them.

You are stronger on horseback, above all on the right, where Masinissa leads three units against one. Win on the wings, then turn inward. Keep your second line behind the first: formed units cannot pass through each other.</source>
        <comment>briefing</comment>
        <translation>لك جيش واحد ولا فرصة ثانية: إفريقيا معادية، وقد يكون قائد جديد في طريقه من روما ليأخذ نصرك.

يقف الفيليتس في مقدّمتك. استعملهم للتخلّص من الأفيال: الفيل الذي يقاتل يحتاج إلى السيطرة في كلّ جولة، وأكثرها يهيج. ولا يُفزع الفيل إلّا مشاتك المنتظمون، وحين يأتي من الأمام فقط. وعقاربك تبلغ 24 بوصةً، لكنّ أيّ عدوّ يصل إليها ينهيها.

فرسانك أقوى، وخاصّة في اليمين حيث يقود ماسينيسا ثلاث وحدات ضدّ واحدة. انتصر على الجناحين، ثمّ انعطف إلى الداخل. وأبقِ خطّك الثاني خلف الأوّل: فالوحدات المنتظمة لا تجتاز بعضها بعضًا.</translation>
    </message>
    <message>
        <source>Third Command</source>
        <comment>name of a command</comment>
        <translation>الفرقة الثالثة</translation>
    </message>
    <message>
        <source>Fourth Command</source>
        <comment>name of a command</comment>
        <translation>الفرقة الرابعة</translation>
    </message>
    <message>
        <source>Italian Cavalry</source>
        <comment>name of a command</comment>
        <translation>الفرسان الإيطاليون</translation>
    </message>
    <message>
        <source>Italian cavalry %1</source>
        <comment>name of a unit</comment>
        <translation>فرسان إيطاليون %1</translation>
    </message>
    <message>
        <source>Numidian Cavalry</source>
        <comment>name of a command</comment>
        <translation>الفرسان النوميديون</translation>
    </message>
    <message>
        <source>The city has nobody else. Half your army has never fought beside the other half.

Your elephants are twelve hammers, and each usually strikes once. Send them at cavalry and skirmishers, which cannot frighten them, or at the flank of the legions, and remember that a panicking elephant does not care whom it tramples: leave room behind it.

Your light infantry is many but weak; let it wear the Romans down and keep the veterans whole for the end. On horse you are outnumbered two to one. You need not win there; you must not lose there quickly.</source>
        <comment>briefing</comment>
        <translation>ليس للمدينة أحد غيركم. ونصف جيشك لم يقاتل قطّ إلى جانب النصف الآخر.

أفيالك اثنتا عشرة مطرقةً، وكلّ منها تضرب في العادة مرّة واحدة. أرسلها على الفرسان والمناوشين فهم لا يُفزعونها، أو على جانب الفيالق، وتذكّر أنّ الفيل الهائج لا يبالي من يصدم: اترك مكانًا خلفه.

مشاتك الخفيفة كثيرة لكنّها ضعيفة؛ دعها تنهك الرومان وأبقِ المحاربين القدماء سالمين للنهاية. وفرسانك نصف فرسانهم. لا يلزمك أن تنتصر هناك؛ لكن يجب ألّا تخسر هناك سريعًا.</translation>
    </message>
    <message>
        <source>Light infantry %1</source>
        <comment>name of a unit</comment>
        <translation>مشاة خفيفة %1</translation>
    </message>
    <message>
        <source>Heavy infantry %1</source>
        <comment>name of a unit</comment>
        <translation>مشاة ثقيلة %1</translation>
    </message>
    <message>
        <source>Carthaginian Cavalry</source>
        <comment>name of a command</comment>
        <translation>الفرسان القرطاجيون</translation>
    </message>
    <message>
        <source>Commander of the cavalry</source>
        <comment>name of a general</comment>
        <translation>آمر الفرسان</translation>
    </message>
    <message>
        <source>Carthaginian cavalry %1</source>
        <comment>name of a unit</comment>
        <translation>فرسان قرطاجيون %1</translation>
    </message>
    <message>
        <source>Elephant, cavalry wing %1</source>
        <comment>name of a unit</comment>
        <translation>فيل، جناح الفرسان %1</translation>
    </message>
    <message>
        <source>Tychaeus&apos; riders</source>
        <comment>name of a unit</comment>
        <translation>فرسان تيخايوس</translation>
    </message>
    <message>
        <source>Elephant, Numidian wing %1</source>
        <comment>name of a unit</comment>
        <translation>فيل، جناح النوميديين %1</translation>
    </message>
</context>
<context>
    <name>ScenarioRows</name>
    <message>
        <source>unknown type</source>
        <translation>نوع غير معروف</translation>
    </message>
    <message>
        <source>%1 of %2, %3, facing %4, %5</source>
        <comment>kind of unit, side, number of stands, compass direction, place</comment>
        <translation>%1 – %2، %3، الوجهة %4، %5</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>مع «%1»</translation>
    </message>
    <message>
        <source>commander in chief of %1, %2</source>
        <comment>side, place</comment>
        <translation>القائد الأعلى – %1، %2</translation>
    </message>
    <message>
        <source>general of %1, %2</source>
        <comment>side, place</comment>
        <translation>قائد – %1، %2</translation>
    </message>
</context>
<context>
    <name>SoldierPages</name>
    <message>
        <source>%1: %2</source>
        <comment>side, command</comment>
        <translation>%1: قوّات «%2»</translation>
    </message>
    <message>
        <source>%1 (%2/%3)</source>
        <comment>whose soldiers, sheet, sheets</comment>
        <translation>%1 (الورقة %2 من %3)</translation>
    </message>
    <message>
        <source>The paper is too small for %1: unfolded, it is %2 by %3 mm. Choose larger paper, or smaller figures.</source>
        <translation>الورق أصغر من أن يسع %1: فعند فتحه يكون %2 × %3 مم. المطلوب ورق أكبر أو مجسّمات أصغر.</translation>
    </message>
    <message>
        <source>There is nobody to print: no stands of these commands and kinds.</source>
        <translation>لا أحد للطباعة: ليس في هذه الفرق والأصناف قطع.</translation>
    </message>
</context>
<context>
    <name>SoldierRoll</name>
    <message>
        <source>%1, %2</source>
        <comment>commands</comment>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>stand of stands</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Spare stands</source>
        <translation>قطع احتياطية</translation>
    </message>
</context>
<context>
    <name>StickPages</name>
    <message>
        <source>This battle has no troops yet, so there is nothing to measure.</source>
        <translation>ليس في هذه المعركة قوّات بعد، فلا شيء يُقاس.</translation>
    </message>
    <message>
        <source>Cut along the lines. A hatched tab goes under the end of the piece before it, up to the broken line. The upper edge is in inches, the lower in centimetres.</source>
        <translation>يُقصّ على الخطوط. واللسان المخطّط يوضع تحت طرف الجزء الذي قبله حتّى الخطّ المتقطّع. الحافّة العليا بالبوصة والسفلى بالسنتيمتر.</translation>
    </message>
    <message>
        <source>Piece %1 of %2</source>
        <translation>الجزء %1 من %2</translation>
    </message>
</context>
<context>
    <name>TableAccessible</name>
    <message>
        <source>%1; %2</source>
        <comment>unit, what it can do</comment>
        <translation>%1؛ %2</translation>
    </message>
</context>
<context>
    <name>TableEntries</name>
    <message>
        <source>%1 of %2, %3, facing %4, %5</source>
        <comment>kind of unit, side, number of stands, compass direction, place</comment>
        <translation>%1 – %2، %3، الوجهة %4، %5</translation>
    </message>
    <message>
        <source>%1 of %2, %3, facing %4, %5, engaged with %6</source>
        <comment>kind of unit, side, number of stands, compass direction, place, enemies</comment>
        <translation>%1 – %2، %3، الوجهة %4، %5، في التحام مع %6</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>مع «%1»</translation>
    </message>
    <message>
        <source>commander in chief of %1, %2</source>
        <comment>side, place</comment>
        <translation>القائد الأعلى – %1، %2</translation>
    </message>
    <message>
        <source>general of %1, %2</source>
        <comment>side, place</comment>
        <translation>قائد – %1، %2</translation>
    </message>
    <message>
        <source>%1 east and %2 north of the south-west corner</source>
        <comment>two lengths</comment>
        <translation>%1 شرقًا و%2 شمالًا من الزاوية الجنوبية الغربية</translation>
    </message>
    <message>
        <source>north</source>
        <translation>الشمال</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>الشمال الشرقي</translation>
    </message>
    <message>
        <source>east</source>
        <translation>الشرق</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>الجنوب الشرقي</translation>
    </message>
    <message>
        <source>south</source>
        <translation>الجنوب</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>الجنوب الغربي</translation>
    </message>
    <message>
        <source>west</source>
        <translation>الغرب</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>الشمال الغربي</translation>
    </message>
</context>
<context>
    <name>TeacherPages</name>
    <message>
        <source>How long it takes</source>
        <translation>كم تدوم</translation>
    </message>
    <message>
        <source>How many pupils</source>
        <translation>كم تلميذًا</translation>
    </message>
    <message>
        <source>Who does what</source>
        <translation>من يفعل ماذا</translation>
    </message>
    <message>
        <source>How to use these sheets</source>
        <translation>كيف تُستعمل هذه الأوراق</translation>
    </message>
    <message>
        <source>To talk about afterwards</source>
        <translation>للنقاش بعد المعركة</translation>
    </message>
    <message>
        <source>Notes on this battle</source>
        <translation>ملاحظات على هذه المعركة</translation>
    </message>
    <message>
        <source>What had happened before</source>
        <translation>ما حدث من قبل</translation>
    </message>
    <message>
        <source>Where we know it from</source>
        <translation>من أين نعرف ذلك</translation>
    </message>
</context>
<context>
    <name>TemplateStrip</name>
    <message>
        <source>glue</source>
        <translation>لصق</translation>
    </message>
</context>
<context>
    <name>TrackPages</name>
    <message>
        <source>Both sides</source>
        <translation>الطرفان</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>المرحلة</translation>
    </message>
    <message>
        <source>In melee</source>
        <translation>في التحام</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>الجولات</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>مراحل الجولة</translation>
    </message>
    <message>
        <source>Markers to cut out</source>
        <translation>علامات للقصّ</translation>
    </message>
</context>
<context>
    <name>TroopTable</name>
    <message>
        <source>Move</source>
        <translation>الحركة</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>الهجوم</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>المدى</translation>
    </message>
    <message>
        <source>Shot hits on</source>
        <translation>الرماية تصيب عند</translation>
    </message>
    <message>
        <source>Melee hits on</source>
        <translation>الالتحام يصيب عند</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>القوّات</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>ضدّها</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>معلومات مفيدة</translation>
    </message>
</context>
<context>
    <name>TurningPages</name>
    <message>
        <source>Wheel</source>
        <translation>الدوران</translation>
    </message>
    <message>
        <source>Oblique</source>
        <translation>التقدّم المائل</translation>
    </message>
    <message>
        <source>Wheel: lay the point at the corner that stays and the lower edge along the front. The outer corner moves along the arcs; the numbers are what 15, 30 and 45 degrees cost. Turn the template over for the other way.</source>
        <translation>الدوران حول الزاوية: يوضع رأس القالب عند الزاوية التي تبقى، والحافّة السفلى على المقدّمة. تسير الزاوية الخارجية على الأقواس؛ والأعداد ثمن 15 و30 و45 درجةً. وللجهة الأخرى يُقلب القالب.</translation>
    </message>
    <message>
        <source>Oblique: lay the upright edge in the direction the unit faces. It may slide along the slanting edge, or anywhere between the two.</source>
        <translation>التقدّم المائل: توضع الحافّة القائمة في وجهة الوحدة. وللوحدة أن تنزلق على الحافّة المائلة أو في أيّ مكان بين الحافّتين.</translation>
    </message>
    <message>
        <source>What wheels cost in this battle</source>
        <translation>ثمن الدوران في هذه المعركة</translation>
    </message>
    <message>
        <source>Nobody in this battle is formed, so nobody needs to wheel.</source>
        <translation>لا وحدات منتظمة في هذه المعركة، فلا أحد يحتاج إلى الدوران حول الزاوية.</translation>
    </message>
</context>
<context>
    <name>TypeProperties</name>
    <message>
        <source>never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>only on a %1</source>
        <comment>a hit</comment>
        <translation>عند %1 فقط</translation>
    </message>
    <message>
        <source>on %1 or more</source>
        <comment>a hit</comment>
        <translation>عند %1 أو أكثر</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>التشكيل</translation>
    </message>
    <message>
        <source>How the stands of a unit stand. It never changes in a battle.</source>
        <translation>كيف تصطفّ قطع الوحدة. لا يتغيّر ذلك في المعركة.</translation>
    </message>
    <message>
        <source>one rank</source>
        <translation>صفّ واحد</translation>
    </message>
    <message>
        <source>two ranks</source>
        <translation>صفّان</translation>
    </message>
    <message>
        <source>one stand alone</source>
        <translation>قطعة واحدة</translation>
    </message>
    <message>
        <source>Stands, at least</source>
        <translation>القطع، على الأقلّ</translation>
    </message>
    <message>
        <source>Stands, at most</source>
        <translation>القطع، على الأكثر</translation>
    </message>
    <message>
        <source>Of a fresh unit. A stand is one die and one loss.</source>
        <translation>لوحدة كاملة. القطعة حجر نرد واحد وخسارة واحدة.</translation>
    </message>
    <message>
        <source>Width of a stand</source>
        <translation>عرض القطعة</translation>
    </message>
    <message>
        <source>Depth of a stand</source>
        <translation>عمق القطعة</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>ترمي</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>المدى</translation>
    </message>
    <message>
        <source>A shot hits</source>
        <translation>إصابة الرماية</translation>
    </message>
    <message>
        <source>One die for each stand; every hit takes a stand.</source>
        <translation>حجر نرد لكلّ قطعة؛ وكلّ إصابة تأخذ قطعة.</translation>
    </message>
    <message>
        <source>In melee it hits</source>
        <translation>إصابة الالتحام</translation>
    </message>
    <message>
        <source>One die for each stand in every round.</source>
        <translation>حجر نرد لكلّ قطعة في كلّ شوط.</translation>
    </message>
    <message>
        <source>rolls no dice</source>
        <translation>لا ترمي نردًا</translation>
    </message>
    <message>
        <source>After its charge</source>
        <translation>بعد هجومها</translation>
    </message>
    <message>
        <source>Only in the melee of the turn in which the unit has charged.</source>
        <translation>فقط في التحام الجولة التي هجمت فيها الوحدة.</translation>
    </message>
    <message>
        <source>as always</source>
        <translation>كالمعتاد</translation>
    </message>
    <message>
        <source>Enemies hit it</source>
        <translation>يصيبها العدوّ</translation>
    </message>
    <message>
        <source>Skirmishers, for example, are easier to hit: whoever fights them needs this, whatever is usual for him.</source>
        <translation>المناوشون مثلًا أسهل إصابة: من يقاتلهم يصيب بهذا الرقم مهما كان رقمه المعتاد.</translation>
    </message>
    <message>
        <source>by their own number</source>
        <translation>برقمه هو</translation>
    </message>
    <message>
        <source>Scares elephants</source>
        <translation>تُفزع الأفيال</translation>
    </message>
    <message>
        <source>When an elephant charges it from the front, a die decides whether the elephant takes fright and is gone.</source>
        <translation>حين يهجم عليها فيل من الأمام يقرّر النرد هل يفزع الفيل ويهرب.</translation>
    </message>
    <message>
        <source>Scares elephants by option</source>
        <translation>تُفزع الأفيال بخيار</translation>
    </message>
    <message>
        <source>The same, but only in battles whose rules say that skirmishers scare elephants, too.</source>
        <translation>كذلك، لكن فقط في المعارك التي تقول قواعدها إنّ المناوشين يُفزعون الأفيال أيضًا.</translation>
    </message>
    <message>
        <source>Never charges</source>
        <translation>لا تهجم أبدًا</translation>
    </message>
    <message>
        <source>It can only be charged.</source>
        <translation>لا يمكن إلّا أن يُهجم عليها.</translation>
    </message>
    <message>
        <source>Does not fight back</source>
        <translation>لا تردّ القتال</translation>
    </message>
    <message>
        <source>It rolls no dice in melee, whatever its number.</source>
        <translation>لا ترمي نردًا في الالتحام مهما كان رقمها.</translation>
    </message>
    <message>
        <source>Flees from a charge</source>
        <translation>تفرّ من الهجوم</translation>
    </message>
    <message>
        <source>As soon as a charging enemy reaches it, the unit is lost.</source>
        <translation>ما إن يصلها عدوّ مهاجم حتّى تزول الوحدة.</translation>
    </message>
    <message>
        <source>No general may join</source>
        <translation>لا ينضمّ إليها قائد</translation>
    </message>
    <message>
        <source>Generals cannot be with it.</source>
        <translation>لا يكون القادة معها.</translation>
    </message>
    <message>
        <source>Does not count for victory</source>
        <translation>لا تُحسب للنصر</translation>
    </message>
    <message>
        <source>Its lost stands are left out when it is decided who has won.</source>
        <translation>لا تُحسب قطعها المفقودة حين يُقرَّر من انتصر.</translation>
    </message>
    <message>
        <source>stays under control</source>
        <translation>يبقى تحت السيطرة</translation>
    </message>
    <message>
        <source>runs wild straight ahead</source>
        <translation>يهيج إلى الأمام مباشرةً</translation>
    </message>
    <message>
        <source>runs wild to its right</source>
        <translation>يهيج إلى يمينه</translation>
    </message>
    <message>
        <source>runs wild to its left</source>
        <translation>يهيج إلى يساره</translation>
    </message>
    <message>
        <source>runs wild to its rear</source>
        <translation>يهيج إلى الخلف</translation>
    </message>
    <message>
        <source>Control die: %1</source>
        <comment>face of a die</comment>
        <translation>رمية السيطرة: %1</translation>
    </message>
    <message>
        <source>Fights as an elephant</source>
        <translation>يقاتل كالفيل</translation>
    </message>
    <message>
        <source>Nothing hurts it. It strikes when its charge arrives, then dices for control, and may run wild.</source>
        <translation>لا يؤذيه شيء. يضرب حين تصل هجمته، ثمّ تُرمى له رمية السيطرة، وقد يهيج.</translation>
    </message>
    <message>
        <source>Takes fright</source>
        <translation>يفزع</translation>
    </message>
    <message>
        <source>On the die that is thrown when it charges whoever scares elephants.</source>
        <translation>عند هذا الوجه من النرد الذي يُرمى حين يهجم على من يُفزع الأفيال.</translation>
    </message>
    <message>
        <source>Stands its charge costs</source>
        <translation>ما تكلّفه هجمته من قطع</translation>
    </message>
    <message>
        <source>Stands its rampage costs</source>
        <translation>ما يكلّفه هيجانه من قطع</translation>
    </message>
    <message>
        <source>Of every unit it runs over, friend or enemy.</source>
        <translation>من كلّ وحدة في طريقه، صديقة أو معادية.</translation>
    </message>
    <message>
        <source>How far it runs wild</source>
        <translation>مسافة هيجانه</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Of the kind: “Roman infantry”.</source>
        <translation>اسم النوع: «مشاة رومان».</translation>
    </message>
    <message>
        <source>In a list</source>
        <translation>في قائمة</translation>
    </message>
    <message>
        <source>As in “Losses: 3 skirmishers”. Empty: the same as the name.</source>
        <translation>كما في «الخسائر: 3 مناوشين». والفارغ: كالاسم.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>الصنف</translation>
    </message>
    <message>
        <source>Friends pass through skirmishers; skirmishers and elephants belong in the front line.</source>
        <translation>يجتاز الأصدقاء المناوشين؛ والمناوشون والأفيال مكانهم في الخطّ الأمامي.</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>مشاة</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>فرسان</translation>
    </message>
    <message>
        <source>skirmishers</source>
        <translation>مناوشون</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>آلات</translation>
    </message>
    <message>
        <source>elephants</source>
        <translation>أفيال</translation>
    </message>
    <message>
        <source>other</source>
        <translation>أخرى</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>الحركة</translation>
    </message>
    <message>
        <source>Formed troops go straight on, wheel and slide obliquely.</source>
        <translation>القوّات المنتظمة تسير إلى الأمام وتدور حول الزاوية وتتقدّم مائلةً.</translation>
    </message>
    <message>
        <source>formed</source>
        <translation>منتظمة</translation>
    </message>
    <message>
        <source>freely, in any direction</source>
        <translation>حرّة، في أيّ اتّجاه</translation>
    </message>
    <message>
        <source>Move, up to</source>
        <translation>الحركة، حتّى</translation>
    </message>
    <message>
        <source>Charge, up to</source>
        <translation>الهجوم، حتّى</translation>
    </message>
</context>
<context>
    <name>UnknownArt</name>
    <message>
        <source>%1: the palette “%2” is unknown; plain colours are shown.</source>
        <translation>%1: لوحة الألوان «%2» غير معروفة؛ فتُعرض ألوان بسيطة.</translation>
    </message>
    <message>
        <source>%1: the figures have no “%2” to colour.</source>
        <translation>%1: ليس في المجسّمات «%2» لتلوينه.</translation>
    </message>
    <message>
        <source>The drawing “%1” cannot be shown. %2</source>
        <comment>name, reason</comment>
        <translation>لا يمكن عرض الرسم «%1». %2</translation>
    </message>
    <message>
        <source>%1: the figure “%2” is unknown; the sign of its kind is shown.</source>
        <translation>%1: المجسّم «%2» غير معروف؛ فتُعرض علامة صنفه.</translation>
    </message>
</context>
<context>
    <name>UsualTypes</name>
    <message>
        <source>Infantry</source>
        <translation>مشاة</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation>مناوشون</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>فرسان</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <translation>رماة خيّالة</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>آلة</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>فيل</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArmyModel</name>
    <message>
        <source>%1 stands</source>
        <translation>القطع: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a name and what it is</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, %2, stands: %3</source>
        <translation>%1، %2، القطع: %3</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>القطع</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArmyPanel</name>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>جداول (*.csv *.tsv *.txt);;كلّ الملفّات (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side and one of its commands</comment>
        <translation>%1: قوّات «%2»</translation>
    </message>
    <message>
        <source>Nobody can be added yet: first make a unit type.</source>
        <translation>لا يمكن إضافة أحد بعد: يجب أوّلًا إنشاء نوع وحدات.</translation>
    </message>
    <message>
        <source>There are no units yet. Choose a command, then “Add” and a type; or paste a table from a spreadsheet.</source>
        <translation>لا وحدات بعد. يمكنك اختيار فرقة، ثمّ «إضافة» ونوع؛ أو لصق جدول من برنامج جداول.</translation>
    </message>
    <message>
        <source>There is nobody here yet. Choose “Add” and a unit: its side and command are made with it. Or paste a table from a spreadsheet.</source>
        <translation>لا أحد هنا بعد. يمكنك اختيار «إضافة» ووحدة: فيُنشأ معها طرفها وفرقتها. أو يمكنك لصق جدول من برنامج جداول.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>إ&amp;ضافة</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>الم&amp;زيد</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>وحدة</translation>
    </message>
    <message>
        <source>Into the command</source>
        <translation>إلى الفرقة</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>قائمة القوّات</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>فرقة</translation>
    </message>
    <message>
        <source>General</source>
        <translation>قائد</translation>
    </message>
    <message>
        <source>For a command that has none.</source>
        <translation>لفرقة لا قائد لها.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>طرف</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>ت&amp;كرار</translation>
    </message>
    <message>
        <source>Units, generals and commands; their names count on.</source>
        <translation>للوحدات والقادة والفرق؛ وتتابع أسماؤها العدّ.</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>Units, generals and commands. Sides stay.</source>
        <translation>للوحدات والقادة والفرق. أمّا الطرفان فيبقيان.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>تغيير الاسم</translation>
    </message>
    <message>
        <source>One at a time.</source>
        <translation>واحدًا في كلّ مرّة.</translation>
    </message>
    <message>
        <source>One stand more	+</source>
        <translation>زيادة قطعة	+</translation>
    </message>
    <message>
        <source>For units, within what their types allow.</source>
        <translation>للوحدات، ضمن ما تسمح به أنواعها.</translation>
    </message>
    <message>
        <source>One stand fewer	−</source>
        <translation>إنقاص قطعة	−</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>نقل إلى أعلى</translation>
    </message>
    <message>
        <source>Units, one general, or commands.</source>
        <translation>للوحدات أو لقائد واحد أو للفرق.</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>نقل إلى أسفل</translation>
    </message>
    <message>
        <source>To the other side</source>
        <translation>إلى الطرف الآخر</translation>
    </message>
    <message>
        <source>Units and commands of one side.</source>
        <translation>لوحدات طرف واحد وفرقه.</translation>
    </message>
    <message>
        <source>Commander-in-chief</source>
        <translation>القائد الأعلى</translation>
    </message>
    <message>
        <source>For one general: a side has one.</source>
        <translation>لقائد واحد: لكلّ طرف قائد أعلى واحد.</translation>
    </message>
    <message>
        <source>General joins this unit</source>
        <translation>ضمّ القائد إلى هذه الوحدة</translation>
    </message>
    <message>
        <source>For one unit: the general of its command joins it, or the one that is selected with it.</source>
        <translation>لوحدة واحدة: ينضمّ إليها قائد فرقتها، أو القائد المحدَّد معها.</translation>
    </message>
    <message>
        <source>General stands by himself</source>
        <translation>إبقاء القائد وحده</translation>
    </message>
    <message>
        <source>For generals who are with a unit.</source>
        <translation>للقادة الذين مع وحدة.</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>نسخ على شكل جدول</translation>
    </message>
    <message>
        <source>Units, for this order of battle or for a spreadsheet.</source>
        <translation>للوحدات، لهذه القائمة أو لبرنامج جداول.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>لصق</translation>
    </message>
    <message>
        <source>Units that were copied here, or rows of a spreadsheet with their column names.</source>
        <translation>وحدات نُسخت هنا، أو أسطر من برنامج جداول مع أسماء أعمدتها.</translation>
    </message>
    <message>
        <source>Import from a table…</source>
        <translation>استيراد من جدول…</translation>
    </message>
    <message>
        <source>Units of the table are changed or added; others stay. A table is a CSV file of a spreadsheet.</source>
        <translation>تتغيّر وحدات الجدول أو تُضاف؛ وتبقى الأخرى. الجدول ملفّ CSV من برنامج جداول.</translation>
    </message>
    <message>
        <source>Replace by a table…</source>
        <translation>استبدال بجدول…</translation>
    </message>
    <message>
        <source>The same; units that are not in the table go.</source>
        <translation>كذلك؛ لكن تُحذف الوحدات التي ليست في الجدول.</translation>
    </message>
    <message>
        <source>Export as a table…</source>
        <translation>تصدير إلى جدول…</translation>
    </message>
    <message>
        <source>A CSV file that every spreadsheet opens.</source>
        <translation>ملفّ CSV يفتحه كلّ برنامج جداول.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>تراجع عنه</translation>
    </message>
    <message>
        <source>There is no table to paste. Copy units here, or rows of a spreadsheet with their column names.</source>
        <translation>لا جدول للّصق. تُنسخ وحدات هنا، أو أسطر من برنامج جداول مع أسماء أعمدتها.</translation>
    </message>
    <message>
        <source>The table was not put in. %1</source>
        <translation>لم يُدخَل الجدول. %1</translation>
    </message>
    <message>
        <source>Import from a table</source>
        <translation>استيراد من جدول</translation>
    </message>
    <message>
        <source>Replace by a table</source>
        <translation>استبدال بجدول</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>تصدير إلى جدول</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArrangeTool</name>
    <message>
        <source>selected</source>
        <translation>محدَّد</translation>
    </message>
    <message>
        <source>joins %1</source>
        <translation>ينضمّ إلى «%1»</translation>
    </message>
    <message>
        <source>facing %1</source>
        <translation>الوجهة %1</translation>
    </message>
    <message>
        <source>on top of %1</source>
        <translation>فوق «%1»</translation>
    </message>
    <message>
        <source>%1 east, %2 north</source>
        <comment>two lengths from the south-west corner</comment>
        <translation>%1 شرقًا، %2 شمالًا</translation>
    </message>
</context>
<context>
    <name>zama::editor::BalancePanel</name>
    <message>
        <source>Has the program play this battle against itself, hundreds of times. You can go on working.</source>
        <translation>يجعل البرنامج يلعب هذه المعركة ضدّ نفسه مئات المرّات. ويمكنك متابعة العمل.</translation>
    </message>
    <message>
        <source>%1 so far …</source>
        <translation>%1 حتّى الآن …</translation>
    </message>
    <message>
        <source>%1. This is known well enough now.</source>
        <translation>%1. هذا معروف الآن بما يكفي.</translation>
    </message>
    <message>
        <source>%1. Stopped.</source>
        <translation>%1. توقّف.</translation>
    </message>
    <message>
        <source>Looking for changes; see below.</source>
        <translation>البحث عن تغييرات جارٍ؛ انظر أسفله.</translation>
    </message>
    <message>
        <source>The search has ended; see below.</source>
        <translation>انتهى البحث؛ انظر أسفله.</translation>
    </message>
    <message>
        <source>This battle cannot be played yet. The list of issues says what to mend first.</source>
        <translation>لا يمكن لعب هذه المعركة بعد. قائمة المشكلات تقول ما يجب إصلاحه أوّلًا.</translation>
    </message>
    <message>
        <source>A battle could not be played to its end. That is a fault of the program, not of yours.</source>
        <translation>لم يمكن لعب معركة حتّى نهايتها. والخطأ من البرنامج لا منك.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>التوازن</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Test the balance</source>
        <translation>اختبار التوازن</translation>
    </message>
    <message>
        <source>Stop the search below first</source>
        <translation>يجب إيقاف البحث أسفله أوّلًا</translation>
    </message>
    <message>
        <source>Exact to so many in 100</source>
        <translation>هامش الخطأ من 100</translation>
    </message>
    <message>
        <source>The battle has been changed since. These figures are of an earlier version.</source>
        <translation>تغيّرت المعركة منذ ذلك. هذه أرقام نسخة سابقة.</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>اختبار من جديد</translation>
    </message>
    <message>
        <source>Wait until the test has ended, or stop it</source>
        <translation>يُنتظر انتهاء الاختبار أو يوقَف</translation>
    </message>
</context>
<context>
    <name>zama::editor::BalanceResult</name>
    <message>
        <source>Drawn</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>Full colour: great victories. The whiskers show where the true share is, 19 times in 20. The mark in the middle is where an even battle has its draws.</source>
        <translation>اللون الكامل: النصر الكبير. الشعيرات تبيّن أين تقع النسبة الحقيقية في 19 مرّةً من 20. والعلامة في الوسط موضع التعادل في معركة متوازنة.</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>%1 turns: %2</source>
        <translation>الجولات %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>So far no unit stands out: its side wins as often without it as with it.</source>
        <translation>لا تبرز حتّى الآن أيّ وحدة: يفوز طرفها معها كما يفوز دونها.</translation>
    </message>
    <message>
        <source>Of the battles at whose end the unit still stood, its side won this share; of those in which it was gone, that. The farther apart, the more hangs on the unit. Choose one to see it on the table.</source>
        <translation>«الفوز معها» نسبة فوز الطرف في المعارك التي بقيت الوحدة واقفة في نهايتها؛ و«دونها» نسبته حين خرجت. وكلّما تباعدت النسبتان كان شأن الوحدة أكبر. اختيار وحدة يُظهرها على الطاولة.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>من يفوز</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>المدّة</translation>
    </message>
    <message>
        <source>How many battles take how many turns</source>
        <translation>كم معركة تستغرق كم جولة</translation>
    </message>
    <message>
        <source>Seconds an order takes your class, dice included</source>
        <translation>ثواني الأمر في صفّك مع النرد</translation>
    </message>
    <message>
        <source>Reckoned, not measured: with 13 seconds Zama takes two lessons. Time one battle, divide its seconds by its orders, and type that in.</source>
        <translation>هذا حساب لا قياس: مع 13 ثانيةً للأمر تستغرق معركة زاما حصّتين. لرقم أدقّ تُقاس معركة واحدة وتُقسم ثوانيها على عدد أوامرها ويُكتب الناتج هنا.</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>الخسائر</translation>
    </message>
    <message>
        <source>Losses by kind of troops</source>
        <translation>الخسائر حسب صنف القوّات</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>القوّات</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation>القطع المفقودة</translation>
    </message>
    <message>
        <source>Units that decide it</source>
        <translation>الوحدات الحاسمة</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>الوحدة</translation>
    </message>
    <message>
        <source>Won with</source>
        <translation>الفوز معها</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>دونها</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>أسقطت</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>خسرت</translation>
    </message>
</context>
<context>
    <name>zama::editor::ChangedRules</name>
    <message>
        <source>Show where it is chosen: %1</source>
        <translation>إظهار موضع اختياره: %1</translation>
    </message>
    <message>
        <source>As shipped again: %1</source>
        <translation>إعادته إلى الأصل: %1</translation>
    </message>
    <message>
        <source>All rules are as shipped.</source>
        <translation>كلّ القواعد كما جاءت.</translation>
    </message>
    <message>
        <source>Changed from the shipped rules:</source>
        <translation>ما تغيّر عن القواعد الأصلية:</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Reset all of them</source>
        <translation>إعادة كلّ شيء</translation>
    </message>
</context>
<context>
    <name>zama::editor::ColourField</name>
    <message>
        <source>Another colour…</source>
        <translation>لون آخر…</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>اللون</translation>
    </message>
</context>
<context>
    <name>zama::editor::DrawingDialog</name>
    <message>
        <source>Import a drawing</source>
        <translation>استيراد رسم</translation>
    </message>
    <message>
        <source>The drawing as it will be shown</source>
        <translation>الرسم كما سيظهر</translation>
    </message>
    <message>
        <source>What will not show as it was drawn</source>
        <translation>ما لن يظهر كما رُسم</translation>
    </message>
    <message>
        <source>From behind it is seen mirrored, until you import a drawing of its back as well.</source>
        <translation>من الخلف يظهر معكوسًا، إلى أن يُستورد رسم لظهره أيضًا.</translation>
    </message>
    <message>
        <source>“%1” cannot be used. %2</source>
        <comment>name of a file, reason</comment>
        <translation>لا يمكن استعمال «%1». %2</translation>
    </message>
    <message>
        <source>This is how “%1” will look. Some of it will not show as it was drawn:</source>
        <translation>هكذا سيظهر «%1». بعضه لن يظهر كما رُسم:</translation>
    </message>
    <message>
        <source>This is how “%1” will look. Everything in it can be shown.</source>
        <translation>هكذا سيظهر «%1». كلّ ما فيه يمكن إظهاره.</translation>
    </message>
    <message>
        <source>&amp;Use this drawing</source>
        <translation>ا&amp;ستعمال هذا الرسم</translation>
    </message>
</context>
<context>
    <name>zama::editor::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;تراجع: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>إ&amp;عادة: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قصّ</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>For this battle, another one, or a spreadsheet</source>
        <translation>لهذه المعركة أو لأخرى أو لبرنامج جداول</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <translation>ت&amp;كرار</translation>
    </message>
    <message>
        <source>A copy with the next name, on a free place</source>
        <translation>نسخة بالاسم التالي في موضع خالٍ</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>تح&amp;ديد الكلّ</translation>
    </message>
    <message>
        <source>Select the whole &amp;command</source>
        <translation>تحديد ال&amp;فرقة كلّها</translation>
    </message>
    <message>
        <source>A double click on a unit does the same</source>
        <translation>والنقر المزدوج على وحدة يفعل ذلك</translation>
    </message>
    <message>
        <source>Select all of the sa&amp;me type</source>
        <translation>تحديد كلّ الن&amp;وع نفسه</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>إل&amp;غاء التحديد</translation>
    </message>
    <message>
        <source>Align with the &amp;foremost</source>
        <translation>محاذاة مع الأ&amp;مام</translation>
    </message>
    <message>
        <source>Align on the &amp;middle</source>
        <translation>محاذاة في الو&amp;سط</translation>
    </message>
    <message>
        <source>Align with the &amp;rearmost</source>
        <translation>محاذاة مع الخل&amp;ف</translation>
    </message>
    <message>
        <source>Align &amp;left edges</source>
        <translation>محاذاة الحوافّ ال&amp;يسرى</translation>
    </message>
    <message>
        <source>Align ri&amp;ght edges</source>
        <translation>محاذاة الحوافّ اليمن&amp;ى</translation>
    </message>
    <message>
        <source>Align in a &amp;column</source>
        <translation>محا&amp;ذاة في عمود</translation>
    </message>
    <message>
        <source>&amp;Share out evenly</source>
        <translation>&amp;توزيع بالتساوي</translation>
    </message>
    <message>
        <source>The outermost stay, the gaps become equal</source>
        <translation>تبقى الطرفيّتان وتتساوى الثغرات</translation>
    </message>
    <message>
        <source>Close u&amp;p</source>
        <translation>ت&amp;قريب</translation>
    </message>
    <message>
        <source>Half an inch between neighbours</source>
        <translation>نصف بوصة بين الجارتين</translation>
    </message>
    <message>
        <source>Draw up in &amp;one line</source>
        <translation>اصطفاف في خطّ &amp;واحد</translation>
    </message>
    <message>
        <source>Skirmishers in front, cavalry on the wings</source>
        <translation>المناوشون في الأمام والفرسان على الجناحين</translation>
    </message>
    <message>
        <source>Draw up in &amp;two lines</source>
        <translation>اصطفاف في &amp;خطّين</translation>
    </message>
    <message>
        <source>Turn &amp;about</source>
        <translation>است&amp;دارة إلى الخلف</translation>
    </message>
    <message>
        <source>To face the other way</source>
        <translation>للنظر إلى الجهة الأخرى</translation>
    </message>
    <message>
        <source>Mo&amp;ve into the deployment zone</source>
        <translation>نقل إلى منطقة ال&amp;نشر</translation>
    </message>
    <message>
        <source>M&amp;irror across the table</source>
        <translation>ع&amp;كس عبر الطاولة</translation>
    </message>
    <message>
        <source>The selected stand on the opposite side, left stays left</source>
        <translation>تقف المحدَّدة في الجهة المقابلة ويبقى اليسار يسارًا</translation>
    </message>
    <message>
        <source>Replace the e&amp;nemy by a mirror image</source>
        <translation>استبدال ال&amp;عدوّ بصورة معكوسة</translation>
    </message>
    <message>
        <source>The other side loses its army and gets copies of the selected one</source>
        <translation>يخسر الطرف الآخر جيشه ويأخذ نسخًا من المحدَّد</translation>
    </message>
    <message>
        <source>Snap to neigh&amp;bours</source>
        <translation>جذب إلى ال&amp;جيران</translation>
    </message>
    <message>
        <source>Snap to middle lines and &amp;zones</source>
        <translation>جذب إلى خطوط الوسط والمنا&amp;طق</translation>
    </message>
    <message>
        <source>Snap to the gri&amp;d</source>
        <translation>جذب إلى ال&amp;شبكة</translation>
    </message>
</context>
<context>
    <name>zama::editor::EditorWindow</name>
    <message>
        <source>Editing</source>
        <translation>التحرير</translation>
    </message>
    <message>
        <source>&amp;Play-test</source>
        <translation>&amp;تجربة</translation>
    </message>
    <message>
        <source>Play this battle now; the scenario stays as it is</source>
        <translation>لعب هذه المعركة الآن؛ ويبقى السيناريو كما هو</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;قياس</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>ت&amp;كبير</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>ت&amp;صغير</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>الط&amp;اولة كلّها</translation>
    </message>
    <message>
        <source>&amp;Grid of six inches</source>
        <translation>&amp;شبكة من 6 بوصات</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>إعادة ترتيب ال&amp;نافذة</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>قائمة القوّات</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>النصوص</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>المشكلات</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>الخصائص</translation>
    </message>
    <message>
        <source>Unit types</source>
        <translation>أنواع الوحدات</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>التوازن</translation>
    </message>
</context>
<context>
    <name>zama::editor::EveningPanel</name>
    <message>
        <source>The battle as it is: %1</source>
        <translation>المعركة كما هي: %1</translation>
    </message>
    <message>
        <source>Trying one change at a time: %1</source>
        <translation>تجربة كلّ تغيير وحده: %1</translation>
    </message>
    <message>
        <source>Trying changes together: %1</source>
        <translation>تجربة التغييرات معًا: %1</translation>
    </message>
    <message>
        <source>Testing the best again, with other dice: %1</source>
        <translation>اختبار الأفضل من جديد بنرد آخر: %1</translation>
    </message>
    <message>
        <source>More or fewer stands help most: tick “Stands of a unit”.</source>
        <translation>أكثر ما ينفع زيادة القطع أو نقصانها: يُحدَّد «قطع الوحدة».</translation>
    </message>
    <message>
        <source>Allow a unit more stands: the number beside “Stands of a unit” may be up to %1.</source>
        <translation>يُسمح للوحدة بقطع أكثر: يجوز أن يبلغ العدد بجانب «قطع الوحدة» %1.</translation>
    </message>
    <message>
        <source>Other hit numbers help, too: tick “Hit numbers of …” and the troops.</source>
        <translation>وأرقام إصابة أخرى تنفع أيضًا: يُحدَّد «أرقام الإصابة – …» والقوّات.</translation>
    </message>
    <message>
        <source>Other places may help: tick “Places”.</source>
        <translation>قد تنفع مواضع أخرى: يُحدَّد «المواضع».</translation>
    </message>
    <message>
        <source>A longer or shorter battle may help: tick “Turn limit”.</source>
        <translation>قد تنفع معركة أطول أو أقصر: يُحدَّد «عدد الجولات».</translation>
    </message>
    <message>
        <source>The sides are too unequal for small changes alone: give the weaker one more units, or the stronger one fewer.</source>
        <translation>الفرق بين الطرفين أكبر من أن تسدّه تغييرات صغيرة وحدها: يُعطى الأضعف وحدات أخرى، أو تُنقص وحدات الأقوى.</translation>
    </message>
    <message>
        <source>Use the nearest and seek again: small changes may do the rest.</source>
        <translation>استعمال الأقرب والبحث من جديد: قد تكفي تغييرات صغيرة.</translation>
    </message>
    <message>
        <source>Nothing of what may be changed brings this battle nearer to even.</source>
        <translation>لا شيء ممّا يجوز تغييره يقرّب هذه المعركة من التوازن.</translation>
    </message>
    <message>
        <source>Nothing of what may be changed makes this battle quite even.</source>
        <translation>لا شيء ممّا يجوز تغييره يجعل هذه المعركة متوازنة تمامًا.</translation>
    </message>
    <message>
        <source>The battle has been changed since changes were sought.</source>
        <translation>تغيّرت المعركة منذ البحث عن تغييرات.</translation>
    </message>
    <message>
        <source>These changes were found for an earlier version of the battle. Seek again to use one.</source>
        <translation>وُجدت هذه التغييرات لنسخة سابقة من المعركة. يلزم بحث جديد لاستعمال أحدها.</translation>
    </message>
    <message>
        <source>Stopped before anything was found.</source>
        <translation>توقّف قبل العثور على شيء.</translation>
    </message>
    <message>
        <source>This battle is even as it is.</source>
        <translation>هذه المعركة متوازنة كما هي.</translation>
    </message>
    <message>
        <source>Each was tested again with other dice. A draw counts half for each side.</source>
        <translation>اختُبر كلّ منها من جديد بنرد آخر. والتعادل يُحسب نصفًا لكلّ طرف.</translation>
    </message>
    <message>
        <source>Make it even</source>
        <translation>الموازنة</translation>
    </message>
    <message>
        <source>Looks for small changes that bring the battle near to 50 to 50. What may be changed?</source>
        <translation>يبحث عن تغييرات صغيرة تقرّب المعركة من 50 مقابل 50. ما الذي يجوز تغييره؟</translation>
    </message>
    <message>
        <source>Stands of a unit, up to</source>
        <translation>قطع الوحدة، حتّى</translation>
    </message>
    <message>
        <source>Stands more or fewer in a unit, at most</source>
        <translation>أكثر ما يزيد أو ينقص من قطع الوحدة</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>المواضع</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>عدد الجولات</translation>
    </message>
    <message>
        <source>Hit numbers of …</source>
        <translation>أرقام الإصابة – …</translation>
    </message>
    <message>
        <source>A unit may have so many stands more or fewer</source>
        <translation>يجوز أن تزيد قطع الوحدة أو تنقص بهذا العدد</translation>
    </message>
    <message>
        <source>Units and whole armies may stand a little farther forward or back</source>
        <translation>يجوز أن تقف الوحدات والجيوش أبعد قليلًا إلى الأمام أو الخلف</translation>
    </message>
    <message>
        <source>The battle may be a turn or two longer or shorter</source>
        <translation>يجوز أن تطول المعركة أو تقصر جولة أو جولتين</translation>
    </message>
    <message>
        <source>Each hit number of the troops that you tick may be one more or less</source>
        <translation>يجوز أن يزيد أو ينقص بواحد كلّ رقم إصابة للقوّات المحدَّدة</translation>
    </message>
    <message>
        <source>Troops whose hit numbers may change</source>
        <translation>القوّات التي يجوز أن تتغيّر أرقام إصابتها</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>تقدّم البحث</translation>
    </message>
    <message>
        <source>Stop seeking</source>
        <translation>إيقاف البحث</translation>
    </message>
</context>
<context>
    <name>zama::editor::FigurePicker</name>
    <message>
        <source>Choose a figure</source>
        <translation>اختيار مجسّم</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Search for a figure</source>
        <translation>البحث عن مجسّم</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>المجسّمات</translation>
    </message>
    <message>
        <source>Group of figures</source>
        <translation>مجموعة المجسّمات</translation>
    </message>
    <message>
        <source>&amp;Import a drawing…</source>
        <translation>ا&amp;ستيراد رسم…</translation>
    </message>
    <message>
        <source>&amp;Remove this drawing</source>
        <translation>&amp;حذف هذا الرسم</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>كلّ المجسّمات</translation>
    </message>
    <message>
        <source>Drawings of this scenario</source>
        <translation>رسوم هذا السيناريو</translation>
    </message>
</context>
<context>
    <name>zama::editor::IssuesModel</name>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>zama::editor::IssuesPanel</name>
    <message>
        <source>Do it</source>
        <translation>تنفيذ</translation>
    </message>
    <message>
        <source>Do it: %1</source>
        <translation>تنفيذ: %1</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>الذهاب إليه</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>المشكلات</translation>
    </message>
    <message>
        <source>What can be done:</source>
        <translation>ما يمكن فعله:</translation>
    </message>
</context>
<context>
    <name>zama::editor::LanguageAdder</name>
    <message>
        <source>Choose one, or type its tag: fr, pt-BR.</source>
        <translation>يُختار واحد أو يُكتب رمزه: fr أو pt-BR.</translation>
    </message>
    <message>
        <source>That is no language tag. Tags look like fr or pt-BR.</source>
        <translation>هذا ليس رمز لغة. الرموز تشبه fr أو pt-BR.</translation>
    </message>
    <message>
        <source>This language is in the list already.</source>
        <translation>هذه اللغة في القائمة أصلًا.</translation>
    </message>
    <message>
        <source>Tag in the file: %1</source>
        <translation>الرمز في الملفّ: %1</translation>
    </message>
    <message>
        <source>New language</source>
        <translation>لغة جديدة</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Add this language</source>
        <translation>إضافة هذه اللغة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>zama::editor::LibraryModel</name>
    <message>
        <source>%1
Cannot be used. %2</source>
        <translation>%1
لا يمكن استعماله. %2</translation>
    </message>
    <message>
        <source>%1
Army, types of units: %2</source>
        <translation>%1
جيش، أنواع الوحدات: %2</translation>
    </message>
    <message>
        <source>%1
Types of units: %2</source>
        <translation>%1
أنواع الوحدات: %2</translation>
    </message>
    <message>
        <source>Comes with the program</source>
        <translation>جاء مع البرنامج</translation>
    </message>
</context>
<context>
    <name>zama::editor::LibraryPanel</name>
    <message>
        <source>The library is empty. Select a side, a command or types of units and save them here.</source>
        <translation>المكتبة فارغة. يمكنك تحديد طرف أو فرقة أو أنواع وحدات وحفظها هنا.</translation>
    </message>
    <message>
        <source>Nothing in the library has these words.</source>
        <translation>لا شيء في المكتبة فيه هذه الكلمات.</translation>
    </message>
    <message>
        <source>It does not fit: a battle has room for so many units and types only.</source>
        <translation>لا يتّسع المكان: فللوحدات والأنواع في المعركة حدّ.</translation>
    </message>
    <message>
        <source>“%1” is in the library.</source>
        <translation>صار «%1» في المكتبة.</translation>
    </message>
    <message>
        <source>“%1” is deleted from the library.</source>
        <translation>حُذف «%1» من المكتبة.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>إعادته</translation>
    </message>
    <message>
        <source>“%1” could not be deleted.</source>
        <translation>لم يمكن حذف «%1».</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>محاولة أخرى</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>البحث في المكتبة</translation>
    </message>
    <message>
        <source>Library of types and armies</source>
        <translation>مكتبة الأنواع والجيوش</translation>
    </message>
    <message>
        <source>For</source>
        <translation>لمن</translation>
    </message>
    <message>
        <source>For which side</source>
        <translation>لأيّ طرف</translation>
    </message>
    <message>
        <source>Add to this battle</source>
        <translation>إضافة إلى هذه المعركة</translation>
    </message>
    <message>
        <source>Take the place of its army</source>
        <translation>الحلول محلّ جيشه</translation>
    </message>
    <message>
        <source>The side gives up the units it has and fights with these.</source>
        <translation>يترك الطرف وحداته ويقاتل بهذه.</translation>
    </message>
    <message>
        <source>Delete from the library</source>
        <translation>حذف من المكتبة</translation>
    </message>
    <message>
        <source>Save what is selected here…</source>
        <translation>حفظ المحدَّد هنا…</translation>
    </message>
    <message>
        <source>To save something here, select a side, a command or types of units.</source>
        <translation>لحفظ شيء هنا يُحدَّد طرف أو فرقة أو أنواع وحدات.</translation>
    </message>
    <message>
        <source>Name in the library</source>
        <translation>الاسم في المكتبة</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation>حفظ في المكتبة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>zama::editor::NewBattleDialog</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>First Command</source>
        <translation>الفرقة الأولى</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>مقرّ القيادة</translation>
    </message>
    <message>
        <source>Left Wing</source>
        <translation>الميسرة</translation>
    </message>
    <message>
        <source>Right Wing</source>
        <translation>الميمنة</translation>
    </message>
    <message>
        <source>There is no army in the library. Save one there from any battle.</source>
        <translation>لا جيش في المكتبة. يمكنك حفظ جيش فيها من أيّ معركة.</translation>
    </message>
    <message>
        <source>%1: units %2, stands %3</source>
        <translation>%1: الوحدات %2، القطع %3</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>معركة جديدة</translation>
    </message>
    <message>
        <source>1. Who fights whom?</source>
        <translation>1. من يقاتل من؟</translation>
    </message>
    <message>
        <source>2. How large is it?</source>
        <translation>2. ما حجمها؟</translation>
    </message>
    <message>
        <source>3. What kind of battle?</source>
        <translation>3. أيّ نوع من المعارك؟</translation>
    </message>
    <message>
        <source>4. What is it called?</source>
        <translation>4. ما اسمها؟</translation>
    </message>
    <message>
        <source>5. Who begins, and how long does it last?</source>
        <translation>5. من يبدأ، وكم تدوم؟</translation>
    </message>
    <message>
        <source>First army</source>
        <translation>الجيش الأوّل</translation>
    </message>
    <message>
        <source>Second army</source>
        <translation>الجيش الثاني</translation>
    </message>
    <message>
        <source>Name of the first army</source>
        <translation>اسم الجيش الأوّل</translation>
    </message>
    <message>
        <source>Name of the second army</source>
        <translation>اسم الجيش الثاني</translation>
    </message>
    <message>
        <source>You may give them other names.</source>
        <translation>يمكنك إعطاؤهما اسمين آخرين.</translation>
    </message>
    <message>
        <source>Minutes of class</source>
        <translation>دقائق الحصّة</translation>
    </message>
    <message>
        <source>Units of the first army</source>
        <translation>وحدات الجيش الأوّل</translation>
    </message>
    <message>
        <source>The other army gets as much as makes the battle fair.</source>
        <translation>يأخذ الجيش الآخر ما يجعل المعركة عادلة.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>Pitched battle</source>
        <translation>معركة مفتوحة</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>كمين</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>أفيال</translation>
    </message>
    <message>
        <source>Last stand</source>
        <translation>صمود أخير</translation>
    </message>
    <message>
        <source>Two lines meet face to face.</source>
        <translation>خطّان يلتقيان وجهًا لوجه.</translation>
    </message>
    <message>
        <source>The first army marches in a column; the second waits for it on both sides.</source>
        <translation>الجيش الأوّل يسير في رتل؛ والثاني ينتظره على الجانبين.</translation>
    </message>
    <message>
        <source>A pitched battle in which both armies have elephants in front.</source>
        <translation>معركة مفتوحة في مقدّمة كلا الجيشين فيها أفيال.</translation>
    </message>
    <message>
        <source>The first army stands back to back in the middle; the second comes from both sides.</source>
        <translation>الجيش الأوّل في الوسط ظهرًا لظهر؛ والثاني يأتي من الجانبين.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Acts first</source>
        <translation>يبدأ</translation>
    </message>
    <message>
        <source>Limited number of turns</source>
        <translation>عدد محدود من الجولات</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>عدد الجولات</translation>
    </message>
    <message>
        <source>How the armies stand</source>
        <translation>كيف يقف الجيشان</translation>
    </message>
    <message>
        <source>Begin with this</source>
        <translation>البدء بهذا</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>zama::editor::OddsTable</name>
    <message>
        <source>does not come about</source>
        <translation>لا يحدث</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>stands</comment>
        <translation>الخسارة %1</translation>
    </message>
    <message>
        <source>The elephant costs the other side %1 stands on average.</source>
        <translation>متوسّط ما يكلّفه الفيل الطرف الآخر (بالقطع): %1.</translation>
    </message>
    <message>
        <source>Wins %1, loses %2; %3 stands lost for %4 of the enemy’s.</source>
        <comment>chances, average numbers</comment>
        <translation>يغلب %1، يُغلب %2؛ والخسارة (بالقطع) %3 مقابل %4 من العدوّ.</translation>
    </message>
    <message>
        <source>%1 stands lost on average</source>
        <translation>متوسّط الخسارة (بالقطع): %1</translation>
    </message>
    <message>
        <source>One unit against one, both of their usual strength, without generals, to the end. Per cent are chances to win; volleys in stands lost on average.</source>
        <translation>وحدة ضدّ وحدة، كلتاهما بقوامها المعتاد ودون قادة، حتّى النهاية. النسب المئوية احتمالات الغلبة؛ والرشقات بمتوسّط القطع المفقودة.</translation>
    </message>
    <message>
        <source>Odds against every kind of troops</source>
        <translation>الاحتمالات ضدّ كلّ صنف من القوّات</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>ضدّ</translation>
    </message>
    <message>
        <source>It
charges</source>
        <translation>حين
تهجم</translation>
    </message>
    <message>
        <source>It is
charged</source>
        <translation>حين يُهجم
عليها</translation>
    </message>
    <message>
        <source>Its
volley</source>
        <translation>رشقة
الوحدة</translation>
    </message>
    <message>
        <source>Their
volley</source>
        <translation>رشقة
العدوّ</translation>
    </message>
</context>
<context>
    <name>zama::editor::OfferLine</name>
    <message>
        <source>Message</source>
        <translation>رسالة</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>zama::editor::OptionChooser</name>
    <message>
        <source>Opens the rulebook here.</source>
        <translation>يفتح كتيّب القواعد هنا.</translation>
    </message>
    <message>
        <source>Open the rule %1</source>
        <translation>فتح القاعدة %1</translation>
    </message>
    <message>
        <source>%1 (as shipped)</source>
        <translation>%1 (كما جاء)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>zama::editor::PiecePreview</name>
    <message>
        <source>never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>%1 فأكثر</translation>
    </message>
    <message>
        <source>%1 on %2+</source>
        <comment>range of shooting, hit number</comment>
        <translation>%1 عند %2 فأكثر</translation>
    </message>
    <message>
        <source>tramples</source>
        <translation>يصدم</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>stands of a unit</comment>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>المجسّمات</translation>
    </message>
    <message>
        <source>Types of units</source>
        <translation>أنواع الوحدات</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>الالتحام</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>الحركة</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>الرماية</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>الهجوم</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>القطع</translation>
    </message>
    <message>
        <source>Units: %1, stands: %2, generals: %3</source>
        <translation>الوحدات: %1، القطع: %2، القادة: %3</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertiesPanel</name>
    <message>
        <source>Unit: %1</source>
        <translation>الوحدة: %1</translation>
    </message>
    <message>
        <source>General: %1</source>
        <translation>القائد: %1</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>الفرقة: %1</translation>
    </message>
    <message>
        <source>Side: %1</source>
        <translation>الطرف: %1</translation>
    </message>
    <message>
        <source>Units: %1</source>
        <comment>how many</comment>
        <translation>الوحدات: %1</translation>
    </message>
    <message>
        <source>Generals: %1</source>
        <comment>how many</comment>
        <translation>القادة: %1</translation>
    </message>
    <message>
        <source>Commands: %1</source>
        <comment>how many</comment>
        <translation>الفرق: %1</translation>
    </message>
    <message>
        <source>Sides: %1</source>
        <comment>how many</comment>
        <translation>الأطراف: %1</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>Names in</source>
        <translation>الأسماء بلغة</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>لغة الأسماء</translation>
    </message>
    <message>
        <source>Select units, generals, commands or sides to change them: on the table or in the order of battle. Several can be changed at once.</source>
        <translation>لتغيير وحدات أو قادة أو فرق أو طرفين يجب تحديدها: على الطاولة أو في قائمة القوّات. ويمكن تغيير عدّة منها معًا.</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertyEditor</name>
    <message>
        <source>various</source>
        <translation>متنوّعة</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertySection</name>
    <message>
        <source>%1 Problems in all: %2.</source>
        <translation>%1 مجموع المشكلات: %2.</translation>
    </message>
</context>
<context>
    <name>zama::editor::ProposalCard</name>
    <message>
        <source>Use this</source>
        <translation>استعمال هذا</translation>
    </message>
    <message>
        <source>Who wins then</source>
        <translation>من يفوز عندئذ</translation>
    </message>
</context>
<context>
    <name>zama::editor::RulesPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: الآن %2</translation>
    </message>
    <message>
        <source>When they are over, the losses say who has won. As shipped: %1.</source>
        <translation>حين تنتهي تقول الخسائر من فاز. والأصل: %1.</translation>
    </message>
    <message>
        <source>The battle ends when a side has nobody left, or after %1 whole turns without a loss.</source>
        <translation>تنتهي المعركة حين لا يبقى أحد لطرف، أو بعد جولات كاملة بلا خسارة عددها %1.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>الجولات</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>بلا حدّ</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>مراحل الجولة</translation>
    </message>
    <message>
        <source>an order of their own</source>
        <translation>ترتيب خاصّ</translation>
    </message>
    <message>
        <source>Limited number of turns</source>
        <translation>عدد محدود من الجولات</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>عدد الجولات</translation>
    </message>
    <message>
        <source>Points for a slight edge</source>
        <translation>نقاط التفوّق الطفيف</translation>
    </message>
    <message>
        <source>Points for a great victory</source>
        <translation>نقاط النصر الكبير</translation>
    </message>
    <message>
        <source>Opens the rulebook here.</source>
        <translation>يفتح كتيّب القواعد هنا.</translation>
    </message>
    <message>
        <source>Open the rule %1</source>
        <translation>فتح القاعدة %1</translation>
    </message>
    <message>
        <source>How many per cent more of its stands the other side has lost; below a slight edge nobody has won. As shipped: %1 and %2.</source>
        <translation>بكم نقطة مئوية تزيد نسبة خسارة الطرف الآخر؛ وما دون التفوّق الطفيف لا ينتصر أحد. والأصل: %1 و%2.</translation>
    </message>
</context>
<context>
    <name>zama::editor::SequenceEditor</name>
    <message>
        <source>%1: move</source>
        <translation>%1: الحركة</translation>
    </message>
    <message>
        <source>%1: shoot</source>
        <translation>%1: الرماية</translation>
    </message>
    <message>
        <source>Both sides: charge</source>
        <translation>الطرفان: الهجوم</translation>
    </message>
    <message>
        <source>Both sides: melee</source>
        <translation>الطرفان: الالتحام</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Who acts first</source>
        <translation>من يلعب أوّلًا</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>مراحل الجولة</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>تقديم</translation>
    </message>
    <message>
        <source>Play this step earlier</source>
        <translation>لعب هذه المرحلة قبل ذلك</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>تأخير</translation>
    </message>
    <message>
        <source>Play this step later</source>
        <translation>لعب هذه المرحلة بعد ذلك</translation>
    </message>
    <message>
        <source>The usual order</source>
        <translation>الترتيب المعتاد</translation>
    </message>
</context>
<context>
    <name>zama::editor::StandPreview</name>
    <message>
        <source>The unit as the table shows it: from the front, from behind, and from afar</source>
        <translation>الوحدة كما تظهر على الطاولة: من الأمام ومن الخلف ومن بعيد</translation>
    </message>
</context>
<context>
    <name>zama::editor::TextsPanel</name>
    <message>
        <source>Every text and name in %1 is removed.</source>
        <translation>حُذفت كلّ النصوص والأسماء باللغة %1.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>إعادتها</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (الأساسية)</translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation>كُتب %1 من %2</translation>
    </message>
    <message>
        <source>%1, to translate</source>
        <translation>%1، تنتظر الترجمة</translation>
    </message>
    <message>
        <source>To translate: %1</source>
        <translation>تنتظر الترجمة: %1</translation>
    </message>
    <message>
        <source>Too long to be kept: %1 bytes, at most %2 are possible. Shorten it.</source>
        <translation>طويل جدًّا: حجمه بالبايت %1، والحدّ %2. يجب تقصيره.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>المكان</translation>
    </message>
    <message>
        <source>What happened before</source>
        <translation>ما حدث من قبل</translation>
    </message>
    <message>
        <source>Briefing: %1</source>
        <translation>تعليمات: %1</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>المصادر</translation>
    </message>
    <message>
        <source>Notes for the teacher</source>
        <translation>ملاحظات للمعلّم</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>لغة النصوص</translation>
    </message>
    <message>
        <source>Add a language…</source>
        <translation>إضافة لغة…</translation>
    </message>
    <message>
        <source>Make it the default</source>
        <translation>جعلها الأساسية</translation>
    </message>
    <message>
        <source>Shown to readers whose own language is missing.</source>
        <translation>تظهر لمن لا يجد لغته.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>حذفها</translation>
    </message>
    <message>
        <source>Takes every text and name in this language out of the scenario.</source>
        <translation>يحذف من السيناريو كلّ نصّ واسم بهذه اللغة.</translation>
    </message>
    <message>
        <source>Make this language the default</source>
        <translation>جعل هذه اللغة الأساسية</translation>
    </message>
    <message>
        <source>Remove this language</source>
        <translation>حذف هذه اللغة</translation>
    </message>
</context>
<context>
    <name>zama::editor::TypeLooks</name>
    <message>
        <source>Import a drawing</source>
        <translation>استيراد رسم</translation>
    </message>
    <message>
        <source>Drawings and pictures (*.svg *.png)</source>
        <translation>رسوم وصور (*.svg *.png)</translation>
    </message>
    <message>
        <source>Another drawing of its &amp;back…</source>
        <translation>رسم آخر لظهر&amp;ه…</translation>
    </message>
    <message>
        <source>Import a drawing of its &amp;back…</source>
        <translation>استيراد رسم لظهر&amp;ه…</translation>
    </message>
    <message>
        <source>This is how it looks from behind.</source>
        <translation>هكذا يبدو من الخلف.</translation>
    </message>
    <message>
        <source>From behind it looks as from the front, until you import its back.</source>
        <translation>يبدو من الخلف كما يبدو من الأمام، إلى أن تستورد رسم ظهره.</translation>
    </message>
    <message>
        <source>no figure</source>
        <translation>بلا مجسّم</translation>
    </message>
    <message>
        <source>Those of its side</source>
        <translation>ألوان طرفها</translation>
    </message>
    <message>
        <source>This figure has no colours to change.</source>
        <translation>ليس في هذا المجسّم ألوان تُغيَّر.</translation>
    </message>
    <message>
        <source>Single colours. Those in bold were chosen for this type.</source>
        <translation>ألوان مفردة. المكتوب بخطّ عريض اختير لهذا النوع.</translation>
    </message>
    <message>
        <source>Reset this colour</source>
        <translation>إعادة هذا اللون</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <comment>a colour</comment>
        <translation>إعادة: %1</translation>
    </message>
    <message>
        <source>Choose the figure</source>
        <translation>اختيار المجسّم</translation>
    </message>
    <message>
        <source>Import a &amp;drawing…</source>
        <translation>استيراد &amp;رسم…</translation>
    </message>
    <message>
        <source>Remove the drawing of its back</source>
        <translation>حذف رسم ظهره</translation>
    </message>
    <message>
        <source>Army’s colours</source>
        <translation>ألوان الجيش</translation>
    </message>
    <message>
        <source>&amp;Reset all colours</source>
        <translation>&amp;إعادة كلّ الألوان</translation>
    </message>
</context>
<context>
    <name>zama::editor::TypeWorkshop</name>
    <message>
        <source>Its units become: %1</source>
        <translation>تصبح وحداته: %1</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <comment>a unit type</comment>
        <translation>حُذف %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>إ&amp;ضافة</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>ت&amp;كرار</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>L&amp;ibrary…</source>
        <translation>ال&amp;مكتبة…</translation>
    </message>
    <message>
        <source>Types and armies to use again</source>
        <translation>أنواع وجيوش لاستعمالها من جديد</translation>
    </message>
    <message>
        <source>Unit types</source>
        <translation>أنواع الوحدات</translation>
    </message>
    <message>
        <source>This battle has no unit types yet. Add one, or take some from the library.</source>
        <translation>ليس في هذه المعركة أنواع وحدات بعد. يمكنك إضافة نوع أو أخذ بعضها من المكتبة.</translation>
    </message>
    <message>
        <source>Names in</source>
        <translation>الأسماء بلغة</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>لغة الأسماء</translation>
    </message>
    <message>
        <source>Basics</source>
        <translation>الأساسيات</translation>
    </message>
    <message>
        <source>Fighting</source>
        <translation>القتال</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>الصفات</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>الاحتمالات</translation>
    </message>
    <message>
        <source>The unit type</source>
        <translation>نوع الوحدة</translation>
    </message>
</context>
<context>
    <name>zama::play::ActionBar</name>
    <message>
        <source>Space</source>
        <translation>مسافة</translation>
    </message>
</context>
<context>
    <name>zama::play::ArmyCard</name>
    <message>
        <source>%1, %2, %3</source>
        <comment>units, stands, generals</comment>
        <translation>المجموع: %1، %2، %3</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>الوحدات</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>القطع</translation>
    </message>
</context>
<context>
    <name>zama::play::BattlePanel</name>
    <message>
        <source>Battle</source>
        <translation>المعركة</translation>
    </message>
</context>
<context>
    <name>zama::play::ChargeTool</name>
    <message>
        <source>can be charged, %1 away</source>
        <comment>a length</comment>
        <translation>يمكن الهجوم عليها، وهي على بُعد %1</translation>
    </message>
    <message>
        <source>meets %1</source>
        <translation>تلتقي «%1»</translation>
    </message>
</context>
<context>
    <name>zama::play::ChoiceTool</name>
    <message>
        <source>%1+</source>
        <comment>hit number</comment>
        <translation>%1 فأكثر</translation>
    </message>
    <message>
        <source>can be fought, hit by %1</source>
        <comment>&quot;5+&quot;</comment>
        <translation>يمكن قتالها، والإصابة عند %1</translation>
    </message>
</context>
<context>
    <name>zama::play::DeployTool</name>
    <message>
        <source>%1; the first at %2</source>
        <comment>what is written beside the ghosts, place</comment>
        <translation>%1؛ أوّلها عند %2</translation>
    </message>
</context>
<context>
    <name>zama::play::DiceEntry</name>
    <message>
        <source>%1 of %2 dice</source>
        <translation>النرد: %1 من %2</translation>
    </message>
    <message>
        <source>How many dice show each face? Enter confirms.</source>
        <translation>كم حجرًا أظهر كلّ وجه؟ المفتاح Enter للتأكيد.</translation>
    </message>
    <message>
        <source>Type what your dice show: keys 1 to 6. Backspace takes one back, Enter confirms.</source>
        <translation>يمكنك كتابة ما أظهره نردك بالمفاتيح من 1 إلى 6. المفتاح Backspace يمحو الأخير، وEnter للتأكيد.</translation>
    </message>
    <message>
        <source>Die shows %1</source>
        <translation>حجر النرد أظهر %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a face of a die</comment>
        <translation>الوجه %1:</translation>
    </message>
    <message>
        <source>Dice that show %1</source>
        <translation>أحجار النرد التي أظهرت %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>محو الأخير</translation>
    </message>
    <message>
        <source>Count faces</source>
        <translation>عدّ الوجوه</translation>
    </message>
    <message>
        <source>Say how many dice show each face instead of one die after the other</source>
        <translation>ذكر عدد الأحجار لكلّ وجه بدل حجر بعد حجر</translation>
    </message>
    <message>
        <source>These are the dice</source>
        <translation>هذا هو النرد</translation>
    </message>
</context>
<context>
    <name>zama::play::DiceTray</name>
    <message>
        <source>No hit</source>
        <translation>لا إصابة</translation>
    </message>
    <message>
        <source>Faces: %1</source>
        <comment>list of faces</comment>
        <translation>الوجوه: %1</translation>
    </message>
    <message>
        <source>%1. Faces: %2</source>
        <comment>result, list of faces</comment>
        <translation>%1. الوجوه: %2</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>النرد</translation>
    </message>
    <message>
        <source>Dice of this roll</source>
        <translation>نرد هذه الرمية</translation>
    </message>
    <message>
        <source>No roll is due</source>
        <translation>لا رمية مطلوبة</translation>
    </message>
</context>
<context>
    <name>zama::play::DieFace</name>
    <message>
        <source>not rolled yet</source>
        <translation>لم يُرمَ بعد</translation>
    </message>
    <message>
        <source>one</source>
        <translation>واحد</translation>
    </message>
    <message>
        <source>two</source>
        <translation>اثنان</translation>
    </message>
    <message>
        <source>three</source>
        <translation>ثلاثة</translation>
    </message>
    <message>
        <source>four</source>
        <translation>أربعة</translation>
    </message>
    <message>
        <source>five</source>
        <translation>خمسة</translation>
    </message>
    <message>
        <source>six</source>
        <translation>ستّة</translation>
    </message>
    <message>
        <source>die %1 of %2: %3, a hit</source>
        <translation>حجر النرد %1 من %2: %3، إصابة</translation>
    </message>
    <message>
        <source>die %1 of %2: %3, a miss</source>
        <translation>حجر النرد %1 من %2: %3، لا إصابة</translation>
    </message>
    <message>
        <source>die %1 of %2: %3</source>
        <translation>حجر النرد %1 من %2: %3</translation>
    </message>
</context>
<context>
    <name>zama::play::FairnessPage</name>
    <message>
        <source>Fairness of the dice</source>
        <translation>عدالة النرد</translation>
    </message>
    <message>
        <source>Were the dice fair?</source>
        <translation>هل كان النرد عادلًا؟</translation>
    </message>
    <message>
        <source>Hits are those of shooting and melee, and elephants scared. The chances are exact; they say how often fair dice do this, not whether these dice were fair.</source>
        <translation>الإصابات هي إصابات الرماية والالتحام والأفيال التي فزعت. الاحتمالات دقيقة؛ وهي تقول كم مرّة يعطي النرد السليم مثل ذلك، ولا تقول هل كان هذا النرد سليمًا.</translation>
    </message>
</context>
<context>
    <name>zama::play::FightCard</name>
    <message>
        <source>%1 against %2</source>
        <comment>units, units</comment>
        <translation>«%1» ضدّ «%2»</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>إظهار على الطاولة</translation>
    </message>
    <message>
        <source>Show on the table: %1</source>
        <translation>إظهار على الطاولة: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a unit, its stands</comment>
        <translation>الوحدة «%1»: %2</translation>
    </message>
    <message>
        <source>%1: %2, now %3</source>
        <comment>a unit, its stands, stands left</comment>
        <translation>الوحدة «%1»: %2، والآن %3</translation>
    </message>
    <message>
        <source>Takes %1 stands from %2 without dice.</source>
        <translation>تأخذ قطعًا عددها %1 من الوحدة «%2» دون نرد.</translation>
    </message>
    <message>
        <source>Rolls no dice.</source>
        <translation>لا ترمي نردًا.</translation>
    </message>
    <message>
        <source>%1 is with it; after the round he falls on a 6 (%2).</source>
        <translation>معها القائد «%1»؛ وبعد الشوط يسقط عند 6 (%2).</translation>
    </message>
    <message>
        <source>%1 adds one of these dice; after the round he falls on a 6 (%2).</source>
        <translation>القائد «%1» يضيف حجرًا واحدًا من هذا النرد؛ وبعد الشوط يسقط عند 6 (%2).</translation>
    </message>
    <message>
        <source>%1 adds %2 of these dice; after the round he falls on a 6 (%3).</source>
        <translation>القائد «%1» يضيف %2 من هذا النرد؛ وبعد الشوط يسقط عند 6 (%3).</translation>
    </message>
    <message>
        <source>No dice are rolled against it. Its control die follows the round:</source>
        <translation>لا نرد يُرمى ضدّه. وبعد الشوط تأتي رمية السيطرة:</translation>
    </message>
    <message>
        <source>%1: stays under control</source>
        <translation>%1: يبقى تحت السيطرة</translation>
    </message>
    <message>
        <source>%1: runs wild ahead</source>
        <translation>%1: يهيج إلى الأمام</translation>
    </message>
    <message>
        <source>%1: runs wild to its right</source>
        <translation>%1: يهيج إلى يمينه</translation>
    </message>
    <message>
        <source>%1: runs wild to its left</source>
        <translation>%1: يهيج إلى يساره</translation>
    </message>
    <message>
        <source>%1: runs wild backwards</source>
        <translation>%1: يهيج إلى الخلف</translation>
    </message>
    <message>
        <source>%1, over %2</source>
        <comment>what it does, units it tramples</comment>
        <translation>%1، وفي طريقه %2</translation>
    </message>
    <message>
        <source>%1 That is without what an elephant running wild may do.</source>
        <comment>expected losses</comment>
        <translation>%1 هذا من غير حساب ما قد يفعله فيل هائج.</translation>
    </message>
    <message>
        <source>Hits too many for one unit go on to its neighbours; the odds leave that out.</source>
        <translation>الإصابات الزائدة عن وحدة تنتقل إلى جاراتها؛ والاحتمالات لا تحسب ذلك.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>من يغلب</translation>
    </message>
    <message>
        <source>Fought to the end: %1 wins %2, %3 wins %4, neither %5.</source>
        <comment>unit, chance, unit, chance, chance</comment>
        <translation>إذا استمرّ القتال حتّى النهاية: تغلب «%1» %2، تغلب «%3» %4، لا أحد %5.</translation>
    </message>
    <message>
        <source>What happened:</source>
        <translation>ما حدث:</translation>
    </message>
</context>
<context>
    <name>zama::play::FightPanel</name>
    <message>
        <source>Fights</source>
        <translation>الاشتباكات</translation>
    </message>
    <message>
        <source>All fights</source>
        <translation>كلّ الاشتباكات</translation>
    </message>
    <message>
        <source>No unit is engaged.</source>
        <translation>لا وحدة في التحام.</translation>
    </message>
    <message>
        <source>The melee of turn %1 is over.</source>
        <translation>انتهى التحام الجولة %1.</translation>
    </message>
    <message>
        <source>The dice of turn %1 are falling.</source>
        <translation>يُرمى الآن نرد الجولة %1.</translation>
    </message>
</context>
<context>
    <name>zama::play::Guide</name>
    <message>
        <source>Do what you like in this step; then press “%1”.</source>
        <translation>افعل ما تريد في هذه المرحلة؛ ثمّ اضغط «%1».</translation>
    </message>
    <message>
        <source>%1 can charge %2.</source>
        <translation>للوحدة «%1» أن تهجم على الوحدة «%2».</translation>
    </message>
    <message>
        <source>%1 can shoot at %2.</source>
        <translation>للوحدة «%1» أن ترمي على الوحدة «%2».</translation>
    </message>
    <message>
        <source>Roll the dice: one for each stand. A 6 takes a stand of the enemy.</source>
        <translation>ارمِ النرد: حجر لكلّ قطعة. والوجه 6 يأخذ قطعة من العدوّ.</translation>
    </message>
    <message>
        <source>Roll the dice: one for each stand. %1 or more takes a stand of the enemy.</source>
        <translation>ارمِ النرد: حجر لكلّ قطعة. والوجه %1 أو أكثر يأخذ قطعة من العدوّ.</translation>
    </message>
    <message>
        <source>Now %1 act. Watch what they do.</source>
        <translation>الدور الآن: %1. راقب ما يحدث.</translation>
    </message>
    <message>
        <source>The village is yours! That was all of it: move, shoot, charge, fight. Other battles have more units and the same rules.</source>
        <translation>القرية لك! هذا كلّ شيء: الحركة والرماية والهجوم والالتحام. في المعارك الأخرى وحدات أكثر والقواعد هي نفسها.</translation>
    </message>
    <message>
        <source>This time the enemy keeps the village; dice will do that. Begin again, or try another battle.</source>
        <translation>بقيت القرية هذه المرّة للعدوّ؛ هكذا يفعل النرد. ابدأ من جديد أو جرّب معركة أخرى.</translation>
    </message>
    <message>
        <source>Nobody has won this time. Begin again, or try another battle.</source>
        <translation>لم ينتصر أحد هذه المرّة. ابدأ من جديد أو جرّب معركة أخرى.</translation>
    </message>
    <message>
        <source>That is allowed as well. The lessons go on from here.</source>
        <translation>هذا مسموح أيضًا. وتستمرّ الدروس من هنا.</translation>
    </message>
    <message>
        <source>That was not possible, and nothing has changed.</source>
        <translation>لم يكن ذلك ممكنًا، ولم يتغيّر شيء.</translation>
    </message>
</context>
<context>
    <name>zama::play::GuidePanel</name>
    <message>
        <source>The first battle is over</source>
        <translation>انتهت المعركة الأولى</translation>
    </message>
    <message>
        <source>First battle: step %1 of %2</source>
        <translation>المعركة الأولى: الخطوة %1 من %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Without guide</source>
        <translation>بلا مرشد</translation>
    </message>
    <message>
        <source>Closes the guide</source>
        <translation>يغلق المرشد</translation>
    </message>
    <message>
        <source>Goes on with this battle without being told what to do</source>
        <translation>تتابع هذه المعركة دون أن يُقال لك ما تفعل</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>القاعدة %1</translation>
    </message>
    <message>
        <source>Open the rulebook at %1</source>
        <translation>فتح كتيّب القواعد عند %1</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>المرشد</translation>
    </message>
    <message>
        <source>Progress of the first battle</source>
        <translation>تقدّم المعركة الأولى</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>أرني</translation>
    </message>
    <message>
        <source>Does what is asked for, so that you can watch</source>
        <translation>ينفّذ المطلوب أمامك لتراه</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>تخطٍّ</translation>
    </message>
    <message>
        <source>Leaves this lesson out</source>
        <translation>يتجاوز هذا الدرس</translation>
    </message>
</context>
<context>
    <name>zama::play::LogView</name>
    <message>
        <source>What has happened</source>
        <translation>ما حدث</translation>
    </message>
    <message>
        <source>Enter looks back to a line, Shift and Enter opens its rule, Right shows its parts and Left hides them.</source>
        <translation>المفتاح Enter يعود بك إلى سطر، وShift مع Enter يفتح قاعدته، والسهم الأيسر يُظهر تفاصيله والأيمن يخفيها.</translation>
    </message>
    <message>
        <source>&amp;Look back to here</source>
        <translation>ال&amp;رجوع إلى هنا</translation>
    </message>
    <message>
        <source>&amp;Read rule %1</source>
        <translation>&amp;قراءة القاعدة %1</translation>
    </message>
    <message>
        <source>&amp;Show its parts</source>
        <translation>إ&amp;ظهار التفاصيل</translation>
    </message>
    <message>
        <source>&amp;Hide its parts</source>
        <translation>إ&amp;خفاء التفاصيل</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
</context>
<context>
    <name>zama::play::LuckCard</name>
    <message>
        <source>Luck of %1</source>
        <comment>a side&apos;s name</comment>
        <translation>الحظّ – %1</translation>
    </message>
    <message>
        <source>With fair dice the chance of so many hits or more is %1, of so many or fewer %2.</source>
        <translation>بنرد سليم يكون احتمال هذا العدد من الإصابات أو أكثر %1، واحتمال هذا العدد أو أقلّ %2.</translation>
    </message>
    <message>
        <source>Some of these dice were rolled on the desk and typed in.</source>
        <translation>بعض هذا النرد رُمي على المكتب وأُدخل بالمفاتيح.</translation>
    </message>
    <message>
        <source>No dice have been thrown at the enemy yet.</source>
        <translation>لم يُرمَ أيّ نرد على العدوّ بعد.</translation>
    </message>
    <message>
        <source>Nothing unusual: %1 of all armies have such luck or better.</source>
        <translation>لا شيء غير عاديّ: لدى %1 من كلّ الجيوش مثل هذا الحظّ أو أفضل.</translation>
    </message>
    <message>
        <source>Nothing unusual: %1 of all armies have such luck or worse.</source>
        <translation>لا شيء غير عاديّ: لدى %1 من كلّ الجيوش مثل هذا الحظّ أو أسوأ.</translation>
    </message>
    <message>
        <source>Luck as good as this happens to less than one army in a million.</source>
        <translation>مثل هذا الحظّ الجيّد يصيب أقلّ من جيش واحد في المليون.</translation>
    </message>
    <message>
        <source>Luck as bad as this happens to less than one army in a million.</source>
        <translation>مثل هذا الحظّ السيّئ يصيب أقلّ من جيش واحد في المليون.</translation>
    </message>
    <message>
        <source>Luck as good as this happens to one army in %1.</source>
        <translation>مثل هذا الحظّ الجيّد يصيب جيشًا واحدًا من كلّ %1.</translation>
    </message>
    <message>
        <source>Luck as bad as this happens to one army in %1.</source>
        <translation>مثل هذا الحظّ السيّئ يصيب جيشًا واحدًا من كلّ %1.</translation>
    </message>
    <message>
        <source>Shooting: hits</source>
        <translation>الرماية: الإصابات</translation>
    </message>
    <message>
        <source>Elephants scared</source>
        <translation>الأفيال التي فزعت</translation>
    </message>
    <message>
        <source>Melee: hits</source>
        <translation>الالتحام: الإصابات</translation>
    </message>
    <message>
        <source>Generals slain</source>
        <translation>القادة الذين سقطوا</translation>
    </message>
    <message>
        <source>Elephants held</source>
        <translation>الأفيال تحت السيطرة</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>النرد</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>المتوقّع</translation>
    </message>
    <message>
        <source>Came</source>
        <translation>الواقع</translation>
    </message>
    <message>
        <source>face %1: %2 times</source>
        <translation>الوجه %1، عدد المرّات: %2</translation>
    </message>
    <message>
        <source>How often each face fell; expected %1 each</source>
        <translation>كم مرّة ظهر كلّ وجه؛ والمتوقّع لكلّ منها %1</translation>
    </message>
    <message>
        <source>The dashed line is what each face is expected to show. Farthest from it: %1 fell %2 times where %3 were expected; a face does so in one army in %4.</source>
        <translation>الخطّ المتقطّع هو المتوقّع لكلّ وجه. والأبعد عنه: الوجه %1 ظهر %2 والمتوقّع %3؛ ويحدث مثل ذلك لوجه من الوجوه في جيش واحد من كلّ %4.</translation>
    </message>
</context>
<context>
    <name>zama::play::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>رسالة</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>zama::play::MoveTool</name>
    <message>
        <source>all of them %1 ahead</source>
        <translation>كلّها إلى الأمام %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a place</comment>
        <translation>إلى %1</translation>
    </message>
    <message>
        <source>%1; to %2</source>
        <comment>what is written beside the ghost, place</comment>
        <translation>%1؛ إلى %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>الباقي %1</translation>
    </message>
    <message>
        <source>joins %1</source>
        <translation>ينضمّ إلى «%1»</translation>
    </message>
</context>
<context>
    <name>zama::play::ObjectionLine</name>
    <message>
        <source>Move %1 instead</source>
        <translation>التحرّك %1 فقط</translation>
    </message>
    <message>
        <source>Join %1 instead</source>
        <translation>الانضمام إلى «%1» بدلًا من ذلك</translation>
    </message>
    <message>
        <source>Go as near as he can</source>
        <translation>الاقتراب قدر الإمكان</translation>
    </message>
    <message>
        <source>Shoot at %1 instead</source>
        <translation>الرماية على «%1» بدلًا من ذلك</translation>
    </message>
    <message>
        <source>Charge %1 this way instead</source>
        <translation>الهجوم على «%1» من هنا</translation>
    </message>
    <message>
        <source>Choose the nearest instead</source>
        <translation>اختيار الأقرب بدلًا من ذلك</translation>
    </message>
    <message>
        <source>Place them where they fit</source>
        <translation>وضعها حيث تتّسع</translation>
    </message>
    <message>
        <source>No charge now</source>
        <translation>لا هجوم الآن</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>القاعدة %1</translation>
    </message>
</context>
<context>
    <name>zama::play::OddsPanel</name>
    <message>
        <source>Point at a target to see the odds.</source>
        <translation>بالإشارة إلى هدف تظهر الاحتمالات.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>الاحتمالات</translation>
    </message>
    <message>
        <source>Stands that %1 has left:</source>
        <translation>القطع الباقية – %1:</translation>
    </message>
    <message>
        <source>Nobody can shoot at elephants.</source>
        <translation>لا أحد يرمي على الأفيال.</translation>
    </message>
    <message>
        <source>%1 charges %2</source>
        <comment>a unit, a unit</comment>
        <translation>«%1» تهجم على «%2»</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a unit, a unit</comment>
        <translation>«%1» ضدّ «%2»</translation>
    </message>
    <message>
        <source>%1 routs when it is charged and is gone at contact.</source>
        <translation>«%1» تفرّ إذا هُجم عليها وتخرج عند التماسّ.</translation>
    </message>
    <message>
        <source>Elephants cannot hurt each other.</source>
        <translation>الأفيال لا يؤذي بعضها بعضًا.</translation>
    </message>
    <message>
        <source>Scare die: %1 may frighten it away (%2).</source>
        <translation>رمية الإفزاع: قد تُفزعه «%1» (%2).</translation>
    </message>
    <message>
        <source>%1 gets no scare die.</source>
        <translation>لا رمية إفزاع للوحدة «%1».</translation>
    </message>
    <message>
        <source>Its hit takes %1 stands.</source>
        <translation>القطع التي تأخذها صدمته: %1.</translation>
    </message>
    <message>
        <source>Runs wild after the round: %1.</source>
        <translation>يهيج بعد الشوط: %1.</translation>
    </message>
    <message>
        <source>No dice are rolled against elephants; %1 is bound by the fight.</source>
        <translation>لا نرد يُرمى ضدّ الأفيال؛ والاشتباك يقيّد «%1».</translation>
    </message>
    <message>
        <source>Its control die sends it running after the round: %1.</source>
        <translation>رمية السيطرة تجعله يهيج بعد الشوط: %1.</translation>
    </message>
    <message>
        <source>%1 wins: %2</source>
        <comment>a unit, chance</comment>
        <translation>تغلب «%1»: %2</translation>
    </message>
    <message>
        <source>both destroyed: %1</source>
        <translation>يذهب كلاهما: %1</translation>
    </message>
    <message>
        <source>no decision: %1</source>
        <translation>لا حسم: %1</translation>
    </message>
    <message>
        <source>Fought to the end:</source>
        <translation>إذا استمرّ القتال حتّى النهاية:</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>من يغلب</translation>
    </message>
    <message>
        <source>In the first round:</source>
        <translation>في الشوط الأوّل:</translation>
    </message>
    <message>
        <source>%1 loses %2 of %3 stands on average; destroyed: %4.</source>
        <comment>a unit, stands, stands, chance</comment>
        <translation>متوسّط خسائر «%1» (بالقطع): %2 من %3؛ خروجها من المعركة: %4.</translation>
    </message>
    <message>
        <source>%1 would be met too; the odds leave it out.</source>
        <translation>تلتقي أيضًا «%1»؛ والاحتمالات لا تحسبها.</translation>
    </message>
    <message>
        <source>%1 is fighting others too; these are the odds of the two alone.</source>
        <translation>«%1» تقاتل آخرين أيضًا؛ وهذه احتمالات الاثنين وحدهما.</translation>
    </message>
</context>
<context>
    <name>zama::play::OutcomeLine</name>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم %1.</translation>
    </message>
    <message>
        <source>Nothing on this computer opens %1.</source>
        <translation>ليس في هذا الحاسوب برنامج يفتح الملفّ %1.</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>It did not work</source>
        <translation>لم ينجح ذلك</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>فتح الملفّ</translation>
    </message>
    <message>
        <source>Open the file that was saved</source>
        <translation>فتح الملفّ المحفوظ</translation>
    </message>
</context>
<context>
    <name>zama::play::Overview</name>
    <message>
        <source>Overview</source>
        <translation>نظرة عامّة</translation>
    </message>
    <message>
        <source>The whole table in small. Arrow keys move the part that is in view.</source>
        <translation>الطاولة كلّها مصغّرة. مفاتيح الأسهم تنقل الجزء المعروض.</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayPanels</name>
    <message>
        <source>Armies</source>
        <translation>الجيشان</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>النرد</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>الوحدات</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>السجلّ</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>الاحتمالات</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>الاشتباكات</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>نظرة عامّة</translation>
    </message>
    <message>
        <source>Fair dice?</source>
        <translation>عدالة النرد</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayTool</name>
    <message>
        <source>can still act</source>
        <translation>ما زال بإمكانها التصرّف</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayWindow</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>إ&amp;نهاء</translation>
    </message>
    <message>
        <source>&amp;Advance the line</source>
        <translation>تقدّم ال&amp;خطّ</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>تلمي&amp;ح</translation>
    </message>
    <message>
        <source>&amp;Finish this step for me</source>
        <translation>إنهاء المرحلة بدلًا منّ&amp;ي</translation>
    </message>
    <message>
        <source>&amp;Pause the program</source>
        <translation>إيقاف ال&amp;برنامج مؤقّتًا</translation>
    </message>
    <message>
        <source>&amp;Concede</source>
        <translation>ا&amp;ستسلام</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>ت&amp;كبير</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>ت&amp;صغير</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>الط&amp;اولة كلّها</translation>
    </message>
    <message>
        <source>&amp;Grid of six inches</source>
        <translation>&amp;شبكة من 6 بوصات</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>الخطّ ال&amp;زمني</translation>
    </message>
    <message>
        <source>&amp;Next area of the window</source>
        <translation>المنطقة التال&amp;ية من النافذة</translation>
    </message>
    <message>
        <source>&amp;Previous area of the window</source>
        <translation>المنطقة السا&amp;بقة من النافذة</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>&amp;إعادة ترتيب النافذة</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;قياس</translation>
    </message>
    <message>
        <source>&amp;Battle report</source>
        <translation>تق&amp;رير المعركة</translation>
    </message>
    <message>
        <source>&amp;Who has won</source>
        <translation>&amp;من انتصر</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a side&apos;s name and its reason</comment>
        <translation>جيش %1 – %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>تلميح: %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ReportView</name>
    <message>
        <source>Save the battle report</source>
        <translation>حفظ تقرير المعركة</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>صفحات ويب (*.html)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفّات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>لا يمكن كتابة %1: %2</translation>
    </message>
    <message>
        <source>Battle report</source>
        <translation>تقرير المعركة</translation>
    </message>
    <message>
        <source>Show the events of each &amp;sentence</source>
        <translation>إظهار أحداث كلّ &amp;جملة</translation>
    </message>
    <message>
        <source>Show the events of each sentence</source>
        <translation>إظهار أحداث كلّ جملة</translation>
    </message>
    <message>
        <source>Numbers in brackets name the entries of the battle&apos;s record that a sentence rests on.</source>
        <translation>الأرقام بين الأقواس هي مداخل سجلّ المعركة التي تقوم عليها الجملة.</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>حفظ بصيغة &amp;HTML…</translation>
    </message>
    <message>
        <source>Save the report as a web page</source>
        <translation>حفظ التقرير صفحةَ ويب</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>حفظ بصيغة &amp;PDF…</translation>
    </message>
    <message>
        <source>Save the report for the printer</source>
        <translation>حفظ التقرير للطباعة</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;طباعة…</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>طباعة التقرير</translation>
    </message>
    <message>
        <source>%1, report of %2</source>
        <comment>name of a file: a battle, a day</comment>
        <translation>%1، تقرير %2</translation>
    </message>
</context>
<context>
    <name>zama::play::RosterView</name>
    <message>
        <source>On&amp;ly who can still act</source>
        <translation>من يستطيع الت&amp;صرّف فقط</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>قائمة القوّات</translation>
    </message>
</context>
<context>
    <name>zama::play::RulebookDock</name>
    <message>
        <source>Rulebook</source>
        <translation>كتيّب القواعد</translation>
    </message>
</context>
<context>
    <name>zama::play::RulebookPage</name>
    <message>
        <source>In the pictures, what is allowed is drawn with solid lines; what is refused is dashed and crossed out. A square of the ground is one inch.</source>
        <translation>في الصور يُرسم المسموح بخطوط متّصلة، والمرفوض بخطوط متقطّعة عليها علامة شطب. ومربّع الأرض ضلعه بوصة واحدة.</translation>
    </message>
</context>
<context>
    <name>zama::play::RulebookView</name>
    <message>
        <source>%1  %2</source>
        <comment>clause and title</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Open at %1: %2</source>
        <translation>فتح عند %1: %2</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>كتيّب القواعد</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Back to where the book was open before</source>
        <translation>العودة إلى حيث كان الكتيّب مفتوحًا من قبل</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>التقدّم من جديد</translation>
    </message>
    <message>
        <source>A word, or a clause such as M3</source>
        <translation>كلمة أو رقم قاعدة مثل M3</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>بحث في كتيّب القواعد</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
</context>
<context>
    <name>zama::play::ShootTool</name>
    <message>
        <source>−%1</source>
        <comment>stands expected to be lost</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>can be shot at, %1 stands on average</source>
        <comment>&quot;−1.2&quot;</comment>
        <translation>يمكن الرماية عليها، والمتوسّط (بالقطع) %1</translation>
    </message>
</context>
<context>
    <name>zama::play::StepBar</name>
    <message>
        <source>Can still act: %1</source>
        <comment>units</comment>
        <translation>ما زال بإمكانها التصرّف: %1</translation>
    </message>
    <message>
        <source>Can still act: %1</source>
        <comment>generals</comment>
        <translation>ما زال بإمكانهم التصرّف: %1</translation>
    </message>
    <message>
        <source>Can still act: %1, %2</source>
        <comment>units, generals</comment>
        <translation>ما زال بإمكانهم التصرّف: %1، %2</translation>
    </message>
    <message>
        <source>The present step</source>
        <translation>المرحلة الحالية</translation>
    </message>
    <message>
        <source>Steps of the turn</source>
        <translation>مراحل الجولة</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>الجولة %1 من %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>الجولة %1</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>الطرفان</translation>
    </message>
</context>
<context>
    <name>zama::play::StepTile</name>
    <message>
        <source>Step %1: %2, %3</source>
        <comment>number, name, who acts</comment>
        <translation>المرحلة %1: %2، %3</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1، الآن</translation>
    </message>
</context>
<context>
    <name>zama::play::TargetChoice</name>
    <message>
        <source>Whom %1 fights</source>
        <translation>من تقاتله «%1»</translation>
    </message>
    <message>
        <source>Fights %1</source>
        <translation>تقاتل «%1»</translation>
    </message>
    <message>
        <source>Fights %1: 6 hits</source>
        <translation>تقاتل «%1»: الإصابة عند 6</translation>
    </message>
    <message>
        <source>Fights %1: %2 or more hits</source>
        <translation>تقاتل «%1»: الإصابة عند %2 أو أكثر</translation>
    </message>
    <message>
        <source>Dice against %1</source>
        <translation>النرد ضدّ «%1»</translation>
    </message>
    <message>
        <source>Share them out so</source>
        <translation>توزيعه هكذا</translation>
    </message>
    <message>
        <source>%1 of %2 dice</source>
        <translation>النرد: %1 من %2</translation>
    </message>
</context>
<context>
    <name>zama::play::TargetTool</name>
    <message>
        <source>%1: %2</source>
        <comment>an enemy, what can be done to him</comment>
        <translation>الوحدة «%1»: %2</translation>
    </message>
</context>
<context>
    <name>zama::play::Timeline</name>
    <message>
        <source>To the beginning</source>
        <translation>إلى البداية</translation>
    </message>
    <message>
        <source>One order back</source>
        <translation>أمر واحد إلى الخلف</translation>
    </message>
    <message>
        <source>One order forward</source>
        <translation>أمر واحد إلى الأمام</translation>
    </message>
    <message>
        <source>To the present</source>
        <translation>إلى الحاضر</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>الخطّ الزمني</translation>
    </message>
    <message>
        <source>Arrow keys go an order, page keys a step back and forward.</source>
        <translation>مفاتيح الأسهم تنقل أمرًا واحدًا، ومفاتيح الصفحات تنقل مرحلة إلى الخلف وإلى الأمام.</translation>
    </message>
    <message>
        <source>You are looking back – nothing can be ordered.</source>
        <translation>أنت تنظر إلى ما مضى – لا أوامر هنا.</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>العودة إلى ال&amp;آن</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>الم&amp;تابعة من هنا</translation>
    </message>
    <message>
        <source>A battle of its own begins here; the one you have played stays as it is.</source>
        <translation>تبدأ هنا معركة مستقلّة؛ أمّا المعركة التي لعبتها فتبقى كما هي.</translation>
    </message>
    <message>
        <source>Turn %1, the battle is over</source>
        <translation>الجولة %1، انتهت المعركة</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>نشر القوّات</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>turn, step</comment>
        <translation>الجولة %1: %2</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>الجولة %1، %2: %3</translation>
    </message>
</context>
<context>
    <name>zama::play::VerdictBanner</name>
    <message>
        <source>Read the battle report</source>
        <translation>قراءة تقرير المعركة</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>نظرة إلى ما مضى</translation>
    </message>
    <message>
        <source>To the beginning of the battle, to go through it with the timeline</source>
        <translation>إلى بداية المعركة، لمشاهدتها بالخطّ الزمني</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>اللعب من جديد</translation>
    </message>
    <message>
        <source>The same battle from its beginning, with new dice</source>
        <translation>المعركة نفسها من بدايتها بنرد جديد</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>صفحة البداية</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Turns: %1</source>
        <comment>how many were played</comment>
        <translation>الجولات: %1</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation>القطع المفقودة</translation>
    </message>
    <message>
        <source>Generals fallen</source>
        <translation>القادة الذين سقطوا</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many were lost</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1. %2 %3.</source>
        <comment>headline, reason, turns</comment>
        <translation>%1. %2 %3.</translation>
    </message>
    <message>
        <source>%1 %2: stands lost %3, generals fallen %4.</source>
        <comment>what was said before, a side, two counts</comment>
        <translation>%1 %2: القطع المفقودة %3، القادة الذين سقطوا %4.</translation>
    </message>
</context>
<context>
    <name>zama::print::PageViewer</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>الصفحة %1 من %2</translation>
    </message>
    <message>
        <source>%1, shown at %2%</source>
        <comment>Page 1 of 8, a number</comment>
        <translation>%1، بحجم %2٪</translation>
    </message>
    <message>
        <source>Pages as they will be printed</source>
        <translation>الصفحات كما ستُطبع</translation>
    </message>
    <message>
        <source>Why there are no pages</source>
        <translation>لماذا لا توجد صفحات</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>أبعد</translation>
    </message>
    <message>
        <source>Farther (−, Ctrl and the wheel)</source>
        <translation>أبعد (−، أو Ctrl مع العجلة)</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>أقرب</translation>
    </message>
    <message>
        <source>Nearer (+, Ctrl and the wheel)</source>
        <translation>أقرب (+، أو Ctrl مع العجلة)</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>صفحة كاملة</translation>
    </message>
    <message>
        <source>Whole page (0)</source>
        <translation>صفحة كاملة (0)</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>عرض الصفحة</translation>
    </message>
    <message>
        <source>Page width (1)</source>
        <translation>عرض الصفحة (1)</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>أين أنت</translation>
    </message>
</context>
<context>
    <name>zama::shell::BattleMenu</name>
    <message>
        <source>&amp;Battle</source>
        <translation>المعر&amp;كة</translation>
    </message>
    <message>
        <source>&amp;New battle, start page</source>
        <translation>معركة &amp;جديدة، صفحة البداية</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;فتح…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;حفظ باسم…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;طباعة…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;خروج</translation>
    </message>
    <message>
        <source>Open a battle</source>
        <translation>فتح معركة</translation>
    </message>
    <message>
        <source>Battles (*.zama.json *.zama-game.json);;All files (*)</source>
        <translation>المعارك (*.zama.json *.zama-game.json);;كلّ الملفّات (*)</translation>
    </message>
</context>
<context>
    <name>zama::shell::CardButton</name>
    <message>
        <source>%1. %2</source>
        <comment>lines of a card</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>zama::shell::CorrectionDialog</name>
    <message>
        <source>%1 mm</source>
        <translation>%1 مم</translation>
    </message>
    <message>
        <source>Nothing is changed: 100 mm come out as 100 mm.</source>
        <translation>لا تغيير: 100 مم تخرج 100 مم.</translation>
    </message>
    <message>
        <source>From now on 100 mm are drawn as %1 mm across and as %2 mm along, and so come out as 100 mm.</source>
        <translation>من الآن تصير كلّ 100 مم في الرسم %1 مم عرضًا و%2 مم طولًا، فتخرج 100 مم.</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>الحجم الصحيح</translation>
    </message>
    <message>
        <source>True size on “%1”</source>
        <translation>الحجم الصحيح على «%1»</translation>
    </message>
    <message>
        <source>&lt;b&gt;1.&lt;/b&gt; Print the check page at 100% (“actual size”).</source>
        <translation>&lt;b&gt;1.&lt;/b&gt; تُطبع صفحة التحقّق بحجم 100٪ («الحجم الفعلي»).</translation>
    </message>
    <message>
        <source>&amp;Save the check page…</source>
        <translation>&amp;حفظ صفحة التحقّق…</translation>
    </message>
    <message>
        <source>&amp;Print the check page</source>
        <translation>&amp;طباعة صفحة التحقّق</translation>
    </message>
    <message>
        <source>Save the check page</source>
        <translation>حفظ صفحة التحقّق</translation>
    </message>
    <message>
        <source>Print the check page</source>
        <translation>طباعة صفحة التحقّق</translation>
    </message>
    <message>
        <source>&lt;b&gt;2.&lt;/b&gt; Measure both bars with a ruler and type what you find.</source>
        <translation>&lt;b&gt;2.&lt;/b&gt; يُقاس الشريطان بالمسطرة ويُكتب هنا ما وُجد.</translation>
    </message>
    <message>
        <source>Bar a&amp;cross:</source>
        <translation>الشريط ال&amp;عرضي:</translation>
    </message>
    <message>
        <source>Bar across, in millimetres</source>
        <translation>الشريط العرضي، بالمليمترات</translation>
    </message>
    <message>
        <source>Bar a&amp;long:</source>
        <translation>الشريط الط&amp;ولي:</translation>
    </message>
    <message>
        <source>Bar along, in millimetres</source>
        <translation>الشريط الطولي، بالمليمترات</translation>
    </message>
    <message>
        <source>Between %1 and %2 mm can be made good. If a bar is shorter or longer, the printer has been told to fit pages to the paper: choose 100% in its settings and print the check page again.</source>
        <translation>يمكن تصحيح ما بين %1 و%2 مم. وإذا كان شريط أقصر من ذلك أو أطول، فالطابعة مضبوطة على ملاءمة الصفحات مع الورق: يُختار 100٪ في إعداداتها وتُطبع صفحة التحقّق من جديد.</translation>
    </message>
    <message>
        <source>No co&amp;rrection</source>
        <translation>&amp;دون تصحيح</translation>
    </message>
    <message>
        <source>&amp;Use this</source>
        <translation>ا&amp;ستعمال هذا</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>zama::shell::DesignCorner</name>
    <message>
        <source>Battle without a title</source>
        <translation>معركة بلا عنوان</translation>
    </message>
    <message>
        <source>Unsaved: %1</source>
        <translation>لم يُحفظ: %1</translation>
    </message>
    <message>
        <source>Work that was not saved when the program ended, of %1</source>
        <translation>عمل لم يُحفظ حين أُغلق البرنامج، من %1</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <translation>تحرير: %1</translation>
    </message>
    <message>
        <source>Make a battle of your own</source>
        <translation>تصميم معركة خاصّة</translation>
    </message>
    <message>
        <source>New battle, in &amp;five questions…</source>
        <translation>معركة جديدة بخمسة &amp;أسئلة…</translation>
    </message>
    <message>
        <source>&amp;Change the chosen battle</source>
        <translation>ت&amp;غيير المعركة المختارة</translation>
    </message>
    <message>
        <source>P&amp;rint the chosen battle…</source>
        <translation>&amp;طباعة المعركة المختارة…</translation>
    </message>
    <message>
        <source>Open a scenario to e&amp;dit…</source>
        <translation>فتح سيناريو لل&amp;تحرير…</translation>
    </message>
</context>
<context>
    <name>zama::shell::Editing</name>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>لا يمكن فتح %1. %2</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <translation>لا يمكن لعب هذا بعد. %1</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe. %1 Save soon.</source>
        <translation>لا يمكن حفظ نسخة احتياطية من العمل غير المحفوظ. %1 يُستحسن الحفظ قريبًا.</translation>
    </message>
    <message>
        <source>Save the scenario?</source>
        <translation>أيُحفظ السيناريو؟</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>في «%1» تغييرات لم تُحفظ.</translation>
    </message>
    <message>
        <source>Replace what somebody else saved?</source>
        <translation>أيُستبدل ما حفظه غيرك؟</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here. If you replace it, that version is kept among the earlier versions.</source>
        <translation>غيّر برنامج آخر الملفّ %1 منذ فُتح هنا. إذا استبدلته، تُحفظ تلك النسخة بين النسخ السابقة.</translation>
    </message>
    <message>
        <source>This scenario is in no file yet.</source>
        <translation>هذا السيناريو ليس في أيّ ملفّ بعد.</translation>
    </message>
    <message>
        <source>This is what %1 holds. Undo brings your version back.</source>
        <translation>هذا ما في الملفّ %1. والتراجع يعيد نسختك.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Your version stays as it is.</source>
        <translation>لا يمكن قراءة %1. وتبقى نسختك كما هي.</translation>
    </message>
    <message>
        <source>Save the scenario as</source>
        <translation>حفظ السيناريو باسم</translation>
    </message>
    <message>
        <source>Scenarios (*%1)</source>
        <translation>السيناريوهات (*%1)</translation>
    </message>
    <message>
        <source>%1 is a battle under way. Choose another name.</source>
        <translation>%1 معركة جارية. يُرجى اختيار اسم آخر.</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>حُفظ في %1.</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>لم يُحفظ. %1</translation>
    </message>
    <message>
        <source>%1 was changed by another program. What you see here is your version; Scenario &gt; Read the file again shows the other. Before yours replaces it, you will be asked.</source>
        <translation>غيّر برنامج آخر الملفّ %1. ما تراه هنا نسختك؛ والأمر «السيناريو &gt; إعادة قراءة الملفّ» يُظهر الأخرى. وقبل أن تحلّ نسختك محلّها تُسأل عن ذلك.</translation>
    </message>
    <message>
        <source>Battle without a title</source>
        <translation>معركة بلا عنوان</translation>
    </message>
    <message>
        <source>%1*</source>
        <comment>a scenario with unsaved changes</comment>
        <translation>%1*</translation>
    </message>
</context>
<context>
    <name>zama::shell::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;مساعدة</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>كتيّب ال&amp;قواعد</translation>
    </message>
    <message>
        <source>&amp;About Zama</source>
        <translation>حول &amp;زاما</translation>
    </message>
    <message>
        <source>About Zama</source>
        <translation>حول زاما</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Zama %1&lt;/h3&gt;&lt;p&gt;Fast-play tabletop battles for the classroom.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty. It never uses the network.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;زاما %1&lt;/h3&gt;&lt;p&gt;معارك سريعة على الطاولة للصفّ المدرسي.&lt;/p&gt;&lt;p&gt;برنامج حرّ برخصة GNU العمومية العامّة، الإصدار 3 أو ما بعده. يأتي دون أيّ ضمان. ولا يستعمل الشبكة أبدًا.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>zama::shell::LanguageChoice</name>
    <message>
        <source>%1 cannot be read from line %2 on, so English is spoken.</source>
        <translation>تعذّرت قراءة %1 من السطر %2، فاللغة الآن الإنجليزيّة.</translation>
    </message>
</context>
<context>
    <name>zama::shell::LanguageMenu</name>
    <message>
        <source>Lang&amp;uage</source>
        <translation>الل&amp;غة</translation>
    </message>
    <message>
        <source>&amp;Second language</source>
        <translation>لغة &amp;ثانية</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;بلا</translation>
    </message>
    <message>
        <source>&amp;Below the first</source>
        <translation>&amp;تحت الأولى</translation>
    </message>
    <message>
        <source>&amp;Digits of Arabic</source>
        <translation>الأ&amp;رقام</translation>
    </message>
    <message>
        <source>As in my &amp;country</source>
        <translation>كما في &amp;بلدي</translation>
    </message>
    <message>
        <source>For the &amp;other side, while it acts</source>
        <translation>لل&amp;طرف الآخر في دوره</translation>
    </message>
</context>
<context>
    <name>zama::shell::MainWindow</name>
    <message>
        <source>This computer has no letters for %1. A font for it helps.</source>
        <translation>ليس في هذا الحاسوب حروف للّغة %1. الحلّ تثبيت خطّ يدعمها.</translation>
    </message>
    <message>
        <source>Zama</source>
        <translation>زاما</translation>
    </message>
    <message>
        <source>%1 – Zama</source>
        <translation>%1 – زاما</translation>
    </message>
</context>
<context>
    <name>zama::shell::PartList</name>
    <message>
        <source>none</source>
        <comment>pages of a part that cannot be printed</comment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>%1 Pages: %2.</source>
        <comment>what a part is good for, a number</comment>
        <translation>%1 الصفحات: %2.</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>ال&amp;كلّ</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>الكلّ</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>Pages of: %1</source>
        <translation>صفحات الجزء: %1</translation>
    </message>
</context>
<context>
    <name>zama::shell::PlayMenu</name>
    <message>
        <source>%1 are played by</source>
        <translation>من يلعب – %1</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>ال&amp;لعب</translation>
    </message>
    <message>
        <source>D&amp;ice</source>
        <translation>النر&amp;د</translation>
    </message>
    <message>
        <source>Rolled by the &amp;program</source>
        <translation>يرميه ال&amp;برنامج</translation>
    </message>
    <message>
        <source>&amp;Real dice, typed in</source>
        <translation>نرد حقيقيّ &amp;يُدخَل بالمفاتيح</translation>
    </message>
    <message>
        <source>&amp;Taking back</source>
        <translation>الترا&amp;جع</translation>
    </message>
    <message>
        <source>Until the last &amp;dice</source>
        <translation>حتّى آخر ر&amp;مية نرد</translation>
    </message>
    <message>
        <source>Within the &amp;step</source>
        <translation>ضمن المر&amp;حلة</translation>
    </message>
    <message>
        <source>&amp;Freely</source>
        <translation>بلا &amp;قيد</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>حر&amp;كة القطع</translation>
    </message>
    <message>
        <source>&amp;Calm</source>
        <translation>&amp;هادئة</translation>
    </message>
    <message>
        <source>&amp;Brisk</source>
        <translation>&amp;سريعة</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;بلا حركة</translation>
    </message>
</context>
<context>
    <name>zama::shell::PlayStrip</name>
    <message>
        <source>Side %1</source>
        <translation>الطرف %1</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>من يلعب – %1</translation>
    </message>
    <message>
        <source>Somebody at this screen</source>
        <translation>شخص أمام هذه الشاشة</translation>
    </message>
    <message>
        <source>Does whatever is allowed</source>
        <translation>يفعل أيّ شيء مسموح</translation>
    </message>
    <message>
        <source>Sees a good move when there is one</source>
        <translation>يرى الحركة الجيّدة حين توجد</translation>
    </message>
    <message>
        <source>Thinks the battle ahead</source>
        <translation>يفكّر مسبقًا في سير المعركة</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>النرد</translation>
    </message>
    <message>
        <source>Rolled by the program</source>
        <translation>يرميه البرنامج</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>نرد حقيقيّ يُدخَل بالمفاتيح</translation>
    </message>
    <message>
        <source>Orders may be taken back</source>
        <translation>التراجع عن الأوامر</translation>
    </message>
    <message>
        <source>How far orders may be taken back</source>
        <translation>إلى أيّ حدّ يمكن التراجع عن الأوامر</translation>
    </message>
    <message>
        <source>Until dice are rolled</source>
        <translation>حتّى رمي النرد</translation>
    </message>
    <message>
        <source>Within the step</source>
        <translation>ضمن المرحلة</translation>
    </message>
    <message>
        <source>As far as one likes</source>
        <translation>بلا قيد</translation>
    </message>
    <message>
        <source>All of this can be changed during the battle.</source>
        <translation>يمكن تغيير كلّ هذا أثناء المعركة.</translation>
    </message>
    <message>
        <source>Beg&amp;in the battle</source>
        <translation>&amp;بدء المعركة</translation>
    </message>
    <message>
        <source>Begins the chosen battle</source>
        <translation>يبدأ المعركة المختارة</translation>
    </message>
</context>
<context>
    <name>zama::shell::Playing</name>
    <message>
        <source>This battle is kept in %1.</source>
        <translation>هذه المعركة محفوظة في %1.</translation>
    </message>
    <message>
        <source>Save the battle as</source>
        <translation>حفظ المعركة باسم</translation>
    </message>
    <message>
        <source>Battles under way (*%1)</source>
        <translation>المعارك الجارية (*%1)</translation>
    </message>
    <message>
        <source>Replace?</source>
        <translation>أيُستبدل؟</translation>
    </message>
    <message>
        <source>Saved. The battle is kept in %1 from now on.</source>
        <translation>تمّ الحفظ. المعركة محفوظة من الآن في %1.</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrintDialog</name>
    <message>
        <source>%1 cannot be written: the pages could not be drawn.</source>
        <translation>لا يمكن كتابة %1: لم يمكن رسم الصفحات.</translation>
    </message>
    <message>
        <source>All pages went to the printer “%1”.</source>
        <translation>أُرسلت كلّ الصفحات إلى الطابعة «%1».</translation>
    </message>
    <message>
        <source>Nothing is chosen yet. Tick what you would like to print.</source>
        <translation>لم يُختر شيء بعد. يُرجى اختيار ما تريد طباعته.</translation>
    </message>
    <message>
        <source>Nobody is chosen. Tick a command and a type of unit whose soldiers you would like to print.</source>
        <translation>لم يُختر أحد. يُرجى اختيار فرقة ونوع من الوحدات لطباعة جنودها.</translation>
    </message>
    <message>
        <source>%1, about %2% ink</source>
        <comment>8 pages, a number</comment>
        <translation>%1، الحبر نحو %2٪</translation>
    </message>
    <message>
        <source>%1, the ink is being measured…</source>
        <comment>8 pages</comment>
        <translation>%1، يُقاس الحبر…</translation>
    </message>
    <message>
        <source>Looking for printers…</source>
        <translation>بحث عن الطابعات…</translation>
    </message>
    <message>
        <source>No printer is installed on this computer. Save a PDF file and print that elsewhere.</source>
        <translation>لا طابعة في هذا الحاسوب. يمكنك حفظ ملفّ PDF وطباعته في مكان آخر.</translation>
    </message>
    <message>
        <source>Choose a printer under “How”, or save a PDF file.</source>
        <translation>يمكنك اختيار طابعة في «كيف»، أو حفظ ملفّ PDF.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>for the class</source>
        <comment>a file name</comment>
        <translation>للصفّ</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a file: a battle, what is printed of it</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>The check page went to the printer.</source>
        <translation>أُرسلت صفحة التحقّق إلى الطابعة.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>توقّف.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>طباعة</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;ماذا</translation>
    </message>
    <message>
        <source>&amp;How</source>
        <translation>كي&amp;ف</translation>
    </message>
    <message>
        <source>What is printed, and how</source>
        <translation>ماذا يُطبع وكيف</translation>
    </message>
    <message>
        <source>How much it is</source>
        <translation>كم صفحة وكم حبرًا</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;حفظ بصيغة PDF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>حفظ بصيغة PDF</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;طباعة…</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفّات PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrintLooks</name>
    <message>
        <source>As on the screen.</source>
        <translation>كما على الشاشة.</translation>
    </message>
    <message>
        <source>Nothing but lines: a class colours its soldiers itself.</source>
        <translation>خطوط فقط: يلوّن الصفّ جنوده بنفسه.</translation>
    </message>
    <message>
        <source>Colours are only hinted at: at most an eighth of the paper is covered.</source>
        <translation>لمحة من الألوان: لا يُغطّى أكثر من ثُمن الورق.</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>الحبر</translation>
    </message>
    <message>
        <source>In &amp;colour</source>
        <translation>بالأ&amp;لوان</translation>
    </message>
    <message>
        <source>&amp;Outlines, to colour in</source>
        <translation>&amp;خطوط للتلوين</translation>
    </message>
    <message>
        <source>&amp;Pale, saves ink</source>
        <translation>&amp;باهت، يوفّر الحبر</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>ال&amp;ورق</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>الورق</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Or&amp;ientation</source>
        <translation>الا&amp;تّجاه</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>الاتّجاه</translation>
    </message>
    <message>
        <source>Upright</source>
        <comment>paper</comment>
        <translation>طولي</translation>
    </message>
    <message>
        <source>Sideways</source>
        <comment>paper</comment>
        <translation>عرضي</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>الل&amp;غة</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Secon&amp;d language</source>
        <translation>لغة &amp;ثانية</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>لغة ثانية</translation>
    </message>
    <message>
        <source>None</source>
        <comment>second language</comment>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Le&amp;ngths</source>
        <translation>ال&amp;أطوال</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>الأطوال</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>بالبوصة</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>بالسنتيمتر</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrinterBox</name>
    <message>
        <source>Not corrected: 100 mm are drawn as 100 mm.</source>
        <translation>بلا تصحيح: 100 مم تُرسم 100 مم.</translation>
    </message>
    <message>
        <source>Corrected: 100 mm came out as %1 mm across and %2 mm along.</source>
        <translation>مصحَّح: كانت 100 مم تخرج %1 مم عرضًا و%2 مم طولًا.</translation>
    </message>
    <message>
        <source>P&amp;rinter</source>
        <translation>الطاب&amp;عة</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>الطابعة</translation>
    </message>
    <message>
        <source>Another one, from a PDF file</source>
        <translation>طابعة أخرى، من ملفّ PDF</translation>
    </message>
    <message>
        <source>One that prints a PDF file</source>
        <translation>طابعة تطبع ملفّ PDF</translation>
    </message>
    <message>
        <source>How true to size it prints</source>
        <translation>مدى صحّة الحجم الذي تطبع به</translation>
    </message>
    <message>
        <source>&amp;True to size…</source>
        <translation>الح&amp;جم الصحيح…</translation>
    </message>
    <message>
        <source>Make it print true to size</source>
        <translation>ضبط الطباعة على الحجم الصحيح</translation>
    </message>
    <message>
        <source>Correct PDF &amp;files, too</source>
        <translation>ت&amp;صحيح ملفّات PDF أيضًا</translation>
    </message>
    <message>
        <source>Correct PDF files, too</source>
        <translation>تصحيح ملفّات PDF أيضًا</translation>
    </message>
    <message>
        <source>Only for files that will be printed on this very printer. Without it the lengths in a file are exact.</source>
        <translation>فقط للملفّات التي ستُطبع على هذه الطابعة نفسها. ودون ذلك تكون الأطوال في الملفّ دقيقة.</translation>
    </message>
</context>
<context>
    <name>zama::shell::RecentList</name>
    <message>
        <source>Battles you have begun will stand here. Each is kept by itself, order by order.</source>
        <translation>هنا تظهر المعارك التي بدأت. كلّ منها محفوظة وحدها، أمرًا بعد أمر.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>situation, where it branched off</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Move it to the trash</source>
        <translation>نقل إلى سلّة المهملات</translation>
    </message>
    <message>
        <source>Take it out of this list</source>
        <translation>حذف من هذه القائمة</translation>
    </message>
    <message>
        <source>Turn %1 · being played elsewhere</source>
        <translation>الجولة %1 · تُلعب في مكان آخر</translation>
    </message>
    <message>
        <source>Finished in turn %1 · %2</source>
        <translation>انتهت في الجولة %1 · %2</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>الجولة %1 · %2</translation>
    </message>
    <message>
        <source>Branched off in turn %1</source>
        <translation>تفرّعت في الجولة %1</translation>
    </message>
    <message>
        <source>Branched off in turn %1, %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>تفرّعت في الجولة %1، %2: %3</translation>
    </message>
    <message>
        <source>Branched off in turn %1, %2</source>
        <comment>turn, step</comment>
        <translation>تفرّعت في الجولة %1، %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>اليوم، %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>أمس، %1</translation>
    </message>
</context>
<context>
    <name>zama::shell::ReportPage</name>
    <message>
        <source>Looking for printers…</source>
        <translation>بحث عن الطابعات…</translation>
    </message>
    <message>
        <source>No printer is installed on this computer. Save a PDF file and print that elsewhere.</source>
        <translation>لا طابعة في هذا الحاسوب. يمكنك حفظ ملفّ PDF وطباعته في مكان آخر.</translation>
    </message>
    <message>
        <source>All pages went to the printer “%1”.</source>
        <translation>أُرسلت كلّ الصفحات إلى الطابعة «%1».</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>العودة إلى الطا&amp;ولة</translation>
    </message>
</context>
<context>
    <name>zama::shell::ScenarioMenus</name>
    <message>
        <source>&amp;Scenario</source>
        <translation>ال&amp;سيناريو</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>ت&amp;حرير</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;ترتيب</translation>
    </message>
    <message>
        <source>&amp;New scenario…</source>
        <translation>سيناريو &amp;جديد…</translation>
    </message>
    <message>
        <source>&amp;Change this battle</source>
        <translation>ت&amp;غيير هذه المعركة</translation>
    </message>
    <message>
        <source>&amp;From this position</source>
        <translation>&amp;من هذا الوضع</translation>
    </message>
    <message>
        <source>&amp;Open in the editor…</source>
        <translation>&amp;فتح في المحرّر…</translation>
    </message>
    <message>
        <source>&amp;Unsaved work</source>
        <translation>عمل &amp;لم يُحفظ</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>حفظ &amp;باسم…</translation>
    </message>
    <message>
        <source>&amp;Read the file again</source>
        <translation>إعادة &amp;قراءة الملفّ</translation>
    </message>
    <message>
        <source>&amp;Earlier versions</source>
        <translation>النسخ ال&amp;سابقة</translation>
    </message>
    <message>
        <source>C&amp;lose the editor</source>
        <translation>إغلاق المح&amp;رّر</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>فتح سيناريو</translation>
    </message>
    <message>
        <source>Scenarios (*%1);;All files (*)</source>
        <translation>السيناريوهات (*%1);;كلّ الملفّات (*)</translation>
    </message>
    <message>
        <source>None yet: they are kept each time you save</source>
        <translation>لا نسخ بعد: تُحفظ نسخة مع كلّ حفظ</translation>
    </message>
    <message>
        <source>Battle without a title</source>
        <translation>معركة بلا عنوان</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, date and time</comment>
        <translation>%1، بتاريخ %2</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;متابعته</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;حذفه</translation>
    </message>
</context>
<context>
    <name>zama::shell::SoldierBox</name>
    <message>
        <source>%1%</source>
        <comment>a number</comment>
        <translation>%1٪</translation>
    </message>
    <message>
        <source>&amp;Whose soldiers</source>
        <translation>جنو&amp;د من</translation>
    </message>
    <message>
        <source>Their &amp;generals, too</source>
        <translation>وال&amp;قادة أيضًا</translation>
    </message>
    <message>
        <source>Their generals, too</source>
        <translation>والقادة أيضًا</translation>
    </message>
    <message>
        <source>Spa&amp;re stands of each type</source>
        <translation>قطع احت&amp;ياطية لكلّ نوع</translation>
    </message>
    <message>
        <source>Spare stands of each type</source>
        <translation>قطع احتياطية لكلّ نوع</translation>
    </message>
    <message>
        <source>Height of the &amp;figures</source>
        <translation>ارتفاع المج&amp;سّمات</translation>
    </message>
    <message>
        <source>Height of the figures</source>
        <translation>ارتفاع المجسّمات</translation>
    </message>
    <message>
        <source>Only the figures grow. Bases stay as large as the rules need them.</source>
        <translation>تكبر المجسّمات وحدها، وتبقى القطع بالحجم الذي تتطلّبه القواعد.</translation>
    </message>
</context>
<context>
    <name>zama::shell::SoldierTree</name>
    <message>
        <source>Whose soldiers</source>
        <translation>جنود من</translation>
    </message>
    <message>
        <source>Types of unit</source>
        <translation>أنواع الوحدات</translation>
    </message>
</context>
<context>
    <name>zama::shell::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>صفحة البداية</translation>
    </message>
    <message>
        <source>Zama</source>
        <translation>زاما</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Battles of the ancient world, fought on one table by a whole class.</source>
        <translation>معارك العالم القديم على طاولة واحدة يلعبها الصفّ كلّه.</translation>
    </message>
    <message>
        <source>The emblem of the program</source>
        <translation>شعار البرنامج</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>م&amp;تابعتها</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;ليس الآن</translation>
    </message>
    <message>
        <source>The battle stays in the list of recent battles.</source>
        <translation>تبقى المعركة في قائمة المعارك الأخيرة.</translation>
    </message>
    <message>
        <source>A new battle</source>
        <translation>معركة جديدة</translation>
    </message>
    <message>
        <source>Go on with a battle</source>
        <translation>متابعة معركة</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;فتح ملفّ…</translation>
    </message>
    <message>
        <source>Opens a saved battle or a scenario that somebody gave you.</source>
        <translation>يفتح معركة محفوظة أو سيناريو أعطاك إيّاه أحد.</translation>
    </message>
    <message>
        <source>Guided first battle</source>
        <translation>معركة أولى إرشادية</translation>
    </message>
    <message>
        <source>Two minutes. A handful of units, every step explained, no rules to read first.</source>
        <translation>دقيقتان. بضع وحدات، وكلّ خطوة مشروحة، ولا قواعد تُقرأ قبلها.</translation>
    </message>
    <message>
        <source>%1 · turns: %2</source>
        <translation>%1 · الجولات: %2</translation>
    </message>
    <message>
        <source>The &amp;whole battle: %1</source>
        <translation>المعركة ال&amp;كاملة: %1</translation>
    </message>
    <message>
        <source>S&amp;hort, for one lesson: %1</source>
        <translation>&amp;قصيرة، لحصّة واحدة: %1</translation>
    </message>
    <message>
        <source>“%1” was interrupted in turn %2 (%3). Nothing is lost: you can go on where it was.</source>
        <translation>انقطعت «%1» في الجولة %2 (%3). لم يُفقد شيء: يمكنك المتابعة من حيث توقّفت.</translation>
    </message>
</context>
<context>
    <name>zama::shell::TestBar</name>
    <message>
        <source>Play-test</source>
        <translation>لعبة تجريبية</translation>
    </message>
    <message>
        <source>A test: the scenario stays as it is, whatever happens here.</source>
        <translation>تجربة: يبقى السيناريو كما هو مهما حدث هنا.</translation>
    </message>
    <message>
        <source>&amp;Keep this battle</source>
        <translation>ال&amp;احتفاظ بهذه المعركة</translation>
    </message>
    <message>
        <source>Back to the &amp;editor</source>
        <translation>العودة إلى الم&amp;حرّر</translation>
    </message>
</context>
<context>
    <name>zama::shell::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>ال&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>الأ&amp;لوان</translation>
    </message>
    <message>
        <source>As on the des&amp;ktop</source>
        <translation>كما في س&amp;طح المكتب</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;فاتحة</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;داكنة</translation>
    </message>
    <message>
        <source>L&amp;engths</source>
        <translation>الأ&amp;طوال</translation>
    </message>
    <message>
        <source>&amp;Inches</source>
        <translation>&amp;بوصات</translation>
    </message>
    <message>
        <source>&amp;Centimetres</source>
        <translation>&amp;سنتيمترات</translation>
    </message>
    <message>
        <source>&amp;Size of text</source>
        <translation>حج&amp;م النصّ</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;عاديّ</translation>
    </message>
    <message>
        <source>&amp;Large</source>
        <translation>&amp;كبير</translation>
    </message>
    <message>
        <source>For a &amp;projector</source>
        <translation>ل&amp;شاشة العرض</translation>
    </message>
</context>
<context>
    <name>zama::table::EventLogModel</name>
    <message>
        <source>Turn %1 – %2</source>
        <comment>turn, step</comment>
        <translation>الجولة %1 – %2</translation>
    </message>
    <message>
        <source>Turn %1 – %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>الجولة %1 – %2: %3</translation>
    </message>
</context>
<context>
    <name>zama::table::RosterModel</name>
    <message>
        <source>eliminated</source>
        <translation>خرجت من المعركة</translation>
    </message>
    <message>
        <source>routed</source>
        <translation>فرّت</translation>
    </message>
    <message>
        <source>scared off</source>
        <translation>هرب مذعورًا</translation>
    </message>
    <message>
        <source>ran off in a rampage</source>
        <translation>هاج وخرج</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two parts of a list</comment>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>in melee</source>
        <translation>في التحام</translation>
    </message>
    <message>
        <source>has moved</source>
        <translation>تحرّكت</translation>
    </message>
    <message>
        <source>has shot</source>
        <translation>رمت</translation>
    </message>
    <message>
        <source>has charged</source>
        <translation>هجمت</translation>
    </message>
    <message>
        <source>has fallen</source>
        <translation>سقط</translation>
    </message>
    <message>
        <source>can still act</source>
        <translation>ما زال بإمكانها التصرّف</translation>
    </message>
    <message>
        <source>%1: nothing</source>
        <comment>a column of the list</comment>
        <translation>%1: لا شيء</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>القطع</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>ما بقي</translation>
    </message>
    <message>
        <source>its general has fallen</source>
        <translation>سقط قائدها</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its general</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>stands left and at full strength</comment>
        <translation>%1 من %2</translation>
    </message>
</context>
<context>
    <name>zama::table::TableView</name>
    <message>
        <source>Table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>The battlefield with all units and generals. Space does the next thing, N and P pick units, arrow keys steer who is picked, Enter orders it, Escape drops it.</source>
        <translation>ساحة المعركة وعليها كلّ الوحدات والقادة. مفتاح المسافة ينفّذ الخطوة التالية، والمفتاحان N وP يختاران الوحدات، ومفاتيح الأسهم توجّه المختارة، وEnter يأمر بذلك، وEscape يترك الاختيار.</translation>
    </message>
</context>
</TS>
