<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ArmyCommands</name>
    <message>
        <source>Row %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Problems in all: %1.</source>
        <translation>Probleme insgesamt: %1.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>First Command</source>
        <translation>Zentrum I</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Zweite Seite</translation>
    </message>
    <message>
        <source>The table was not put in. %1</source>
        <translation>Die Tabelle wurde nicht eingefügt. %1</translation>
    </message>
    <message>
        <source>Units added: %1, changed: %2, removed: %3.</source>
        <translation>Einheiten hinzugefügt: %1, geändert: %2, entfernt: %3.</translation>
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
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>There are no unit types in this file.</source>
        <translation>In dieser Datei sind keine Einheitentypen.</translation>
    </message>
</context>
<context>
    <name>ArmyModel</name>
    <message>
        <source>no units</source>
        <translation>keine Einheiten</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>commander-in-chief</source>
        <translation>Oberbefehlshaber</translation>
    </message>
    <message>
        <source>general</source>
        <translation>General</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>stands left and at full strength</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>unknown type “%1”</source>
        <translation>unbekannter Typ „%1“</translation>
    </message>
    <message>
        <source>Command of %1</source>
        <translation>Heeresteil: %1</translation>
    </message>
</context>
<context>
    <name>BattleKeeper</name>
    <message>
        <source>%1 was changed by somebody else. It stays as it is now; your battle goes on in %2, beside it.</source>
        <translation>%1 wurde von jemand anderem geändert. Die Datei bleibt, wie sie jetzt ist; deine Schlacht geht daneben in %2 weiter.</translation>
    </message>
    <message>
        <source>%1 Until that is mended, every order is kept in %2. You can go on playing.</source>
        <translation>%1 Bis das behoben ist, wird jeder Befehl in %2 aufbewahrt. Du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>%1 There is no second place either: at this moment the battle is only in memory. It is tried again with every order; better choose “Save as” now.</source>
        <translation>%1 Auch einen zweiten Ort gibt es nicht: Im Augenblick ist die Schlacht nur im Speicher. Mit jedem Befehl wird es neu versucht; besser jetzt „Speichern unter“ wählen.</translation>
    </message>
    <message>
        <source>Every order is kept in %1 again.</source>
        <translation>Jeder Befehl wird wieder in %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 is something else, not a battle. Shall the battle really take its place?</source>
        <translation>%1 ist etwas anderes, keine Schlacht. Soll die Schlacht wirklich an ihre Stelle treten?</translation>
    </message>
    <message>
        <source>%1 was changed by somebody else since you opened it. Shall your battle take its place?</source>
        <translation>%1 wurde von jemand anderem geändert, seit die Datei hier offen ist. Soll deine Schlacht an ihre Stelle treten?</translation>
    </message>
    <message>
        <source>%1 is being played in another window or on another computer. Choose another name.</source>
        <translation>%1 wird in einem anderen Fenster oder auf einem anderen Computer gespielt. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>%1 lässt sich nicht öffnen. %2</translation>
    </message>
    <message>
        <source>%1 is being played in another window or on another computer. Here you go on in a copy of it, %2.</source>
        <translation>%1 wird in einem anderen Fenster oder auf einem anderen Computer gespielt. Hier geht es in einer Kopie weiter, %2.</translation>
    </message>
    <message>
        <source>%1 could be saved at last: the battle is now kept in %2.</source>
        <translation>%1 ließ sich nun doch speichern: Die Schlacht wird jetzt in %2 aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 does not come out as it says: this program knows the battle up to order %3. The file stays as it is; you go on from there in %2.</source>
        <translation>%1 läuft nicht so ab, wie es darin steht: Dieses Programm kommt bis zum Befehl %3. Die Datei bleibt, wie sie ist; von dort geht es in %2 weiter.</translation>
    </message>
    <message>
        <source>The end of %1 is damaged. Everything before it was read; the file stays as it is and you go on in %2.</source>
        <translation>Das Ende von %1 ist beschädigt. Alles davor wurde gelesen; die Datei bleibt, wie sie ist, und es geht in %2 weiter.</translation>
    </message>
    <message>
        <source>%1 was written by a different Zama and holds things that this one does not know. It stays as it is; you go on in %2.</source>
        <translation>%1 stammt von einer anderen Zama-Version und enthält Dinge, die diese nicht kennt. Die Datei bleibt, wie sie ist; es geht in %2 weiter.</translation>
    </message>
</context>
<context>
    <name>BlankReportPages</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Generäle</translation>
    </message>
    <message>
        <source>Stands that count</source>
        <translation>Elemente, die zählen</translation>
    </message>
    <message>
        <source>Lost, in per cent</source>
        <translation>Verloren, in Prozent</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>Was es kostete</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>I led</source>
        <translation>Ich führte</translation>
    </message>
    <message>
        <source>What was our plan?</source>
        <translation>Was war unser Plan?</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Was geschah?</translation>
    </message>
    <message>
        <source>When did the battle turn, and why?</source>
        <translation>Wann wendete sich die Schlacht, und warum?</translation>
    </message>
    <message>
        <source>The table at that moment</source>
        <translation>Der Tisch in diesem Augenblick</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>Wer hat gewonnen?</translation>
    </message>
    <message>
        <source>By how much?</source>
        <translation>Wie deutlich?</translation>
    </message>
    <message>
        <source>What would we do differently?</source>
        <translation>Was würden wir anders machen?</translation>
    </message>
    <message>
        <source>A letter home, written that evening</source>
        <translation>Ein Brief nach Hause, an jenem Abend geschrieben</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check page</source>
        <translation>Prüfseite</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”). Measure each bar with a ruler, from the outer edge of one end line to the outer edge of the other. Tell the program what you measured.</source>
        <translation>Drucken Sie diese Seite mit 100 % („tatsächliche Größe“). Messen Sie jede Strecke mit einem Lineal, von der Außenkante des einen Endstrichs bis zur Außenkante des anderen. Tragen Sie im Programm ein, was Sie gemessen haben.</translation>
    </message>
    <message>
        <source>Printer: %1</source>
        <translation>Drucker: %1</translation>
    </message>
    <message>
        <source>Across: how many millimetres?</source>
        <translation>Quer: Wie viele Millimeter?</translation>
    </message>
    <message>
        <source>Along: how many millimetres?</source>
        <translation>Längs: Wie viele Millimeter?</translation>
    </message>
    <message>
        <source>With your correction this is 100 mm.</source>
        <translation>Mit Ihrer Korrektur sind das 100 mm.</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ColourField</name>
    <message>
        <source>Terracotta</source>
        <translation>Terrakotta</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Weinrot</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Sea green</source>
        <translation>Seegrün</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Himmelblau</translation>
    </message>
    <message>
        <source>Deep blue</source>
        <translation>Tiefblau</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Purpur</translation>
    </message>
    <message>
        <source>Cream</source>
        <translation>Creme</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
</context>
<context>
    <name>CommanderPages</name>
    <message>
        <source>Without a general</source>
        <translation>Ohne General</translation>
    </message>
    <message>
        <source>Your orders</source>
        <translation>Dein Auftrag</translation>
    </message>
    <message>
        <source>Your units</source>
        <translation>Deine Einheiten</translation>
    </message>
    <message>
        <source>What they can do</source>
        <translation>Was sie können</translation>
    </message>
    <message>
        <source>Your commands</source>
        <translation>Deine Heeresteile</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (Fortsetzung)</translation>
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
        <translation>Front</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>Flanke</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>Rücken</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of stands, before and after</comment>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>what a die needs</comment>
        <translation>%1 oder mehr</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Greek hoplites</source>
        <translation>Griechische Hopliten</translation>
    </message>
    <message>
        <source>Saka warriors</source>
        <translation>Sakische Krieger</translation>
    </message>
    <message>
        <source>Macedonian hypaspists</source>
        <translation>Makedonische Hypaspisten</translation>
    </message>
    <message>
        <source>Macedonian pikemen</source>
        <translation>Makedonische Pikeniere</translation>
    </message>
    <message>
        <source>Persian shield bearers</source>
        <translation>Persische Schildträger</translation>
    </message>
    <message>
        <source>Persian Immortals</source>
        <translation>Persische Unsterbliche</translation>
    </message>
    <message>
        <source>Medes and Arabs</source>
        <translation>Meder und Araber</translation>
    </message>
    <message>
        <source>Egyptian foot</source>
        <translation>Ägyptische Fußtruppen</translation>
    </message>
    <message>
        <source>Hellenistic shield bearers</source>
        <translation>Hellenistische Schildträger</translation>
    </message>
    <message>
        <source>Thracians</source>
        <translation>Thraker</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <translation>Gallier und Thraker</translation>
    </message>
    <message>
        <source>Roman heavy infantry</source>
        <translation>Römische schwere Infanterie</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <translation>Libysche schwere Infanterie</translation>
    </message>
    <message>
        <source>African levy of Carthage</source>
        <translation>Afrikanisches Aufgebot Karthagos</translation>
    </message>
    <message>
        <source>Gauls and Ligurians of Carthage</source>
        <translation>Gallier und Ligurer Karthagos</translation>
    </message>
    <message>
        <source>Numidians on foot</source>
        <translation>Numider zu Fuß</translation>
    </message>
    <message>
        <source>Gallic warriors</source>
        <translation>Gallische Krieger</translation>
    </message>
    <message>
        <source>Iberian heavy foot</source>
        <translation>Iberische schwere Fußtruppen</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <translation>Keltiberer</translation>
    </message>
    <message>
        <source>Roman legionaries of the emperors</source>
        <translation>Römische Legionäre der Kaiserzeit</translation>
    </message>
    <message>
        <source>Roman auxiliaries</source>
        <translation>Römische Hilfstruppen</translation>
    </message>
    <message>
        <source>Germanic warriors</source>
        <translation>Germanische Krieger</translation>
    </message>
    <message>
        <source>Saxon huscarls</source>
        <translation>Angelsächsische Huscarls</translation>
    </message>
    <message>
        <source>Saxon levy</source>
        <translation>Angelsächsisches Aufgebot</translation>
    </message>
    <message>
        <source>Men-at-arms on foot</source>
        <translation>Ritter zu Fuß</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <translation>Persische Bogenschützen</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <translation>Kretische Bogenschützen</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <translation>Peltasten</translation>
    </message>
    <message>
        <source>Slingers</source>
        <translation>Schleuderer</translation>
    </message>
    <message>
        <source>Indian archers</source>
        <translation>Indische Bogenschützen</translation>
    </message>
    <message>
        <source>Roman velites</source>
        <translation>Römische Veliten</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <translation>Balearische Schleuderer</translation>
    </message>
    <message>
        <source>Iberian light foot</source>
        <translation>Iberische leichte Fußtruppen</translation>
    </message>
    <message>
        <source>Norman archers</source>
        <translation>Normannische Bogenschützen</translation>
    </message>
    <message>
        <source>English longbowmen</source>
        <translation>Englische Langbogenschützen</translation>
    </message>
    <message>
        <source>Crossbowmen</source>
        <translation>Armbrustschützen</translation>
    </message>
    <message>
        <source>Saka horse archers</source>
        <translation>Sakische Bogenreiter</translation>
    </message>
    <message>
        <source>Greek light horse</source>
        <translation>Griechische leichte Reiter</translation>
    </message>
    <message>
        <source>Macedonian Companions</source>
        <translation>Makedonische Hetairoi</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <translation>Persische Reiterei</translation>
    </message>
    <message>
        <source>Hellenistic cavalry</source>
        <translation>Hellenistische Reiterei</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <translation>Kataphrakten</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <translation>Römische Reiterei</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <translation>Numidische Reiterei</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <translation>Karthagische Reiterei</translation>
    </message>
    <message>
        <source>Gallic nobles</source>
        <translation>Gallische Adlige</translation>
    </message>
    <message>
        <source>Iberian cavalry</source>
        <translation>Iberische Reiterei</translation>
    </message>
    <message>
        <source>Norman knights</source>
        <translation>Normannische Ritter</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Mongol horse archers</source>
        <translation>Mongolische Bogenreiter</translation>
    </message>
    <message>
        <source>Mamluks</source>
        <translation>Mamluken</translation>
    </message>
    <message>
        <source>African war elephant</source>
        <translation>Afrikanischer Kriegselefant</translation>
    </message>
    <message>
        <source>African war elephant, trumpeting</source>
        <translation>Afrikanischer Kriegselefant, trompetend</translation>
    </message>
    <message>
        <source>African elephant with a tower</source>
        <translation>Afrikanischer Elefant mit Turm</translation>
    </message>
    <message>
        <source>Indian elephant with a tower</source>
        <translation>Indischer Elefant mit Turm</translation>
    </message>
    <message>
        <source>Indian elephant, trumpeting</source>
        <translation>Indischer Elefant, trompetend</translation>
    </message>
    <message>
        <source>Camel riders</source>
        <translation>Kamelreiter</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <translation>Bogenschützen auf Kamelen</translation>
    </message>
    <message>
        <source>Scythed chariot</source>
        <translation>Sichelwagen</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <translation>Skorpion</translation>
    </message>
    <message>
        <source>Scorpion with two men</source>
        <translation>Skorpion mit zwei Mann</translation>
    </message>
    <message>
        <source>Stone thrower</source>
        <translation>Steinwerfer</translation>
    </message>
    <message>
        <source>Trebuchet</source>
        <translation>Blide</translation>
    </message>
    <message>
        <source>Greek general</source>
        <translation>Griechischer General</translation>
    </message>
    <message>
        <source>Persian general</source>
        <translation>Persischer General</translation>
    </message>
    <message>
        <source>Darius</source>
        <translation>Dareios</translation>
    </message>
    <message>
        <source>Alexander</source>
        <translation>Alexander</translation>
    </message>
    <message>
        <source>Hellenistic general</source>
        <translation>Hellenistischer General</translation>
    </message>
    <message>
        <source>Indian prince</source>
        <translation>Indischer Fürst</translation>
    </message>
    <message>
        <source>Hellenistic king</source>
        <translation>Hellenistischer König</translation>
    </message>
    <message>
        <source>Roman tribune</source>
        <translation>Römischer Tribun</translation>
    </message>
    <message>
        <source>Scipio</source>
        <translation>Scipio</translation>
    </message>
    <message>
        <source>Carthaginian general</source>
        <translation>Karthagischer General</translation>
    </message>
    <message>
        <source>Hannibal</source>
        <translation>Hannibal</translation>
    </message>
    <message>
        <source>Iberian chieftain</source>
        <translation>Iberischer Häuptling</translation>
    </message>
    <message>
        <source>Gallic chieftain</source>
        <translation>Gallischer Häuptling</translation>
    </message>
    <message>
        <source>Vercingetorix</source>
        <translation>Vercingetorix</translation>
    </message>
    <message>
        <source>Caesar</source>
        <translation>Caesar</translation>
    </message>
    <message>
        <source>Germanic chieftain</source>
        <translation>Germanischer Häuptling</translation>
    </message>
    <message>
        <source>Saxon thane</source>
        <translation>Angelsächsischer Than</translation>
    </message>
    <message>
        <source>Harold</source>
        <translation>Harald</translation>
    </message>
    <message>
        <source>Norman lord</source>
        <translation>Normannischer Herr</translation>
    </message>
    <message>
        <source>William</source>
        <translation>Wilhelm</translation>
    </message>
    <message>
        <source>Knight banneret</source>
        <translation>Bannerritter</translation>
    </message>
    <message>
        <source>Mongol khan</source>
        <translation>Mongolischer Khan</translation>
    </message>
    <message>
        <source>Mamluk emir</source>
        <translation>Mamlukischer Emir</translation>
    </message>
    <message>
        <source>Medieval king</source>
        <translation>König des Mittelalters</translation>
    </message>
    <message>
        <source>Medieval queen</source>
        <translation>Königin des Mittelalters</translation>
    </message>
    <message>
        <source>Tunic</source>
        <translation>Tunika</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>Device on the shield</source>
        <translation>Schildzeichen</translation>
    </message>
    <message>
        <source>Trimmings</source>
        <translation>Besatz</translation>
    </message>
    <message>
        <source>Plume</source>
        <translation>Helmbusch</translation>
    </message>
    <message>
        <source>Cloak</source>
        <translation>Umhang</translation>
    </message>
    <message>
        <source>Saddle cloth, trousers</source>
        <translation>Satteldecke, Hosen</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>Eisen</translation>
    </message>
    <message>
        <source>Leather</source>
        <translation>Leder</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Leinen</translation>
    </message>
    <message>
        <source>Fur</source>
        <translation>Fell</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Skin of a second man</source>
        <translation>Haut eines zweiten Mannes</translation>
    </message>
    <message>
        <source>Hair</source>
        <translation>Haar</translation>
    </message>
    <message>
        <source>Horse, camel</source>
        <translation>Pferd, Kamel</translation>
    </message>
    <message>
        <source>Mane and hooves</source>
        <translation>Mähne und Hufe</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elefant</translation>
    </message>
    <message>
        <source>Tusks</source>
        <translation>Stoßzähne</translation>
    </message>
    <message>
        <source>Inner lines</source>
        <translation>Innenlinien</translation>
    </message>
    <message>
        <source>Outer line</source>
        <translation>Außenlinie</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Fußtruppen</translation>
    </message>
    <message>
        <source>Light foot and archers</source>
        <translation>Leichte Fußtruppen und Bogenschützen</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>Elephants and camels</source>
        <translation>Elefanten und Kamele</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
</context>
<context>
    <name>FoldGuide</name>
    <message>
        <source>%1 by %2 mm</source>
        <comment>base, width and depth</comment>
        <translation>%1 mal %2 mm</translation>
    </message>
    <message>
        <source>First cut the columns apart, from top to bottom, then each column into its strips: they need not be as high as those beside them.</source>
        <translation>Zuerst die Spalten von oben nach unten auseinanderschneiden, dann jede Spalte in ihre Streifen: Sie müssen nicht so hoch sein wie die daneben.</translation>
    </message>
    <message>
        <source>Put glue on the blank side of the two halves, not on the flaps, and fold along the middle line, pictures outwards.</source>
        <translation>Beide Hälften auf der leeren Seite mit Kleber bestreichen, nicht die Laschen. In der Mitte falten, Bilder außen.</translation>
    </message>
    <message>
        <source>Bend the flaps outwards along the dashed lines. They are the base.</source>
        <translation>Die Laschen an den gestrichelten Linien nach außen biegen. Sie sind der Standfuß.</translation>
    </message>
    <message>
        <source>Ready. The broad coloured edge is the front; the base is as large as the rules need it.</source>
        <translation>Fertig. Die breite farbige Kante ist vorn; der Standfuß ist so groß, wie die Regeln es brauchen.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Whose soldiers</source>
        <translation>Wessen Soldaten</translation>
    </message>
    <message>
        <source>Strips</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>Cut by</source>
        <translation>Ausgeschnitten von</translation>
    </message>
    <message>
        <source>How to make the paper soldiers</source>
        <translation>So entstehen die Papiersoldaten</translation>
    </message>
    <message>
        <source>Print at 100%, not fitted to the page, on strong paper (120 to 160 g): then the bar at the foot of each sheet is 10 cm long, and every base has its true size.</source>
        <translation>Mit 100 % drucken, nicht an die Seite angepasst, auf kräftigem Papier (120 bis 160 g): Dann ist die Prüfstrecke unten auf jedem Blatt 10 cm lang, und jeder Standfuß hat seine wahre Größe.</translation>
    </message>
</context>
<context>
    <name>Issue</name>
    <message>
        <source>The picture %1 is damaged: its data are not base64. Import the picture again.</source>
        <translation>Das Bild %1 ist beschädigt: Seine Daten sind kein base64. Importieren Sie das Bild noch einmal.</translation>
    </message>
    <message>
        <source>The picture %1 is of the kind %2; only image/svg+xml and image/png can travel in a scenario.</source>
        <translation>Das Bild %1 ist von der Art %2; in einem Szenario reisen nur image/svg+xml und image/png mit.</translation>
    </message>
    <message>
        <source>The picture %1 is too large: %2 characters of base64, at most %3 are allowed. Make it smaller and import it again.</source>
        <translation>Das Bild %1 ist zu groß: %2 Zeichen base64, höchstens %3 sind erlaubt. Verkleinern und importieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>All pictures together are too large: %1 characters of base64, at most %2 are allowed. Remove or shrink some.</source>
        <translation>Alle Bilder zusammen sind zu groß: %1 Zeichen base64, höchstens %2 sind erlaubt. Entfernen oder verkleinern Sie einige.</translation>
    </message>
    <message>
        <source>%1: “%2” is no colour. Write a colour as # and six digits or letters from a to f, such as #b23f2d.</source>
        <translation>%1: „%2“ ist keine Farbe. Schreiben Sie eine Farbe als # und sechs Ziffern oder Buchstaben von a bis f, etwa #b23f2d.</translation>
    </message>
    <message>
        <source>%1 touches its enemy %2 but the two are not engaged. Move one of them, or add the engagement to the starting moment.</source>
        <translation>%1 berührt den Feind %2, aber die beiden sind nicht im Nahkampf. Bewegen Sie einen davon, oder tragen Sie den Nahkampf in den Anfang der Schlacht ein.</translation>
    </message>
    <message>
        <source>%1 with its side&apos;s generals could need %2 dice in one roll; at most %3 are possible. Give it fewer stands or the generals fewer extra dice.</source>
        <translation>%1 könnte mit den Generälen seiner Seite %2 Würfel in einem Wurf brauchen; höchstens %3 sind möglich. Geben Sie der Einheit weniger Elemente oder den Generälen weniger Zusatzwürfel.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text: the byte %1 does not belong here. Open the file in the editor it came from and save it with the encoding UTF-8.</source>
        <translation>Das ist kein UTF-8-Text: Das Byte %1 gehört nicht hierher. Öffnen Sie die Datei im ursprünglichen Editor und speichern Sie sie mit der Kodierung UTF-8.</translation>
    </message>
    <message>
        <source>There is a NUL character here, so this is no text file or a damaged one. Restore it from a copy.</source>
        <translation>Hier steht ein NUL-Zeichen, also ist das keine Textdatei oder eine beschädigte. Holen Sie sie aus einer Kopie zurück.</translation>
    </message>
    <message>
        <source>The file begins with two byte order marks. Save it again as UTF-8.</source>
        <translation>Die Datei beginnt mit zwei Byte-Reihenfolge-Marken. Speichern Sie sie noch einmal als UTF-8.</translation>
    </message>
    <message>
        <source>This file is UTF-16 or UTF-32 text (some Windows editors call it “Unicode”). Save it with the encoding UTF-8.</source>
        <translation>Diese Datei ist UTF-16- oder UTF-32-Text (manche Windows-Editoren nennen das „Unicode“). Speichern Sie sie mit der Kodierung UTF-8.</translation>
    </message>
    <message>
        <source>%1 and %2 are engaged but stand more than %3 inches apart. Is that meant?</source>
        <translation>%1 und %2 sind im Nahkampf, stehen aber mehr als %3 Zoll auseinander. Ist das so gemeint?</translation>
    </message>
    <message>
        <source>%1 is engaged but has no stands left. Remove the engagement or give the unit a strength.</source>
        <translation>%1 ist im Nahkampf, hat aber keine Elemente mehr. Entfernen Sie den Nahkampf, oder geben Sie der Einheit eine Stärke.</translation>
    </message>
    <message>
        <source>%1 cannot be engaged: its type routs when an enemy reaches it. Remove the engagement.</source>
        <translation>%1 kann nicht im Nahkampf sein: Dieser Typ flieht, sobald ein Feind ihn erreicht. Entfernen Sie den Nahkampf.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side and cannot be engaged with each other.</source>
        <translation>%1 und %2 gehören zur selben Seite und können nicht miteinander im Nahkampf sein.</translation>
    </message>
    <message>
        <source>%1 cannot be engaged with itself.</source>
        <translation>%1 kann nicht mit sich selbst im Nahkampf sein.</translation>
    </message>
    <message>
        <source>The engagement of %1 and %2 is listed twice. Remove one of the two lines.</source>
        <translation>Der Nahkampf von %1 und %2 ist zweimal eingetragen. Entfernen Sie eine der beiden Zeilen.</translation>
    </message>
    <message>
        <source>You are not allowed to read %1. Ask whoever owns the file, or copy it to your own folder.</source>
        <translation>Sie dürfen %1 nicht lesen. Fragen Sie die Person, der die Datei gehört, oder kopieren Sie sie in Ihren eigenen Ordner.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file. Choose a file inside it.</source>
        <translation>%1 ist ein Ordner, keine Datei. Wählen Sie eine Datei darin.</translation>
    </message>
    <message>
        <source>%1 is a link that leads back to itself.</source>
        <translation>%1 ist eine Verknüpfung, die zu sich selbst zurückführt.</translation>
    </message>
    <message>
        <source>There are %1 more problems that are not listed. Mend these first.</source>
        <translation>Weitere Probleme, die hier nicht stehen: %1. Beheben Sie erst diese.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Eine Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is a device, pipe or socket, not an ordinary file.</source>
        <translation>%1 ist ein Gerät, eine Pipe oder ein Socket, keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2 bytes are read.</source>
        <translation>%1 ist zu groß: Höchstens %2 Bytes werden gelesen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>Remove the picture %1.</source>
        <translation>Das Bild %1 entfernen.</translation>
    </message>
    <message>
        <source>Take the colour %1.</source>
        <translation>Die Farbe %1 nehmen.</translation>
    </message>
    <message>
        <source>Leave this part in its usual colour.</source>
        <translation>Diesem Teil seine gewöhnliche Farbe lassen.</translation>
    </message>
    <message>
        <source>Let %1 stand alone.</source>
        <translation>%1 allein stehen lassen.</translation>
    </message>
    <message>
        <source>Remove this engagement.</source>
        <translation>Diesen Nahkampf entfernen.</translation>
    </message>
    <message>
        <source>Give %1 the rules of elephants.</source>
        <translation>Elefantenregeln geben: %1.</translation>
    </message>
    <message>
        <source>Begin the battle with %1 and %2 engaged.</source>
        <translation>Die Schlacht mit %1 und %2 im Nahkampf beginnen.</translation>
    </message>
    <message>
        <source>Let every general of this side count as one extra stand at most.</source>
        <translation>Jeden General dieser Seite für höchstens einen Zusatzwürfel zählen.</translation>
    </message>
    <message>
        <source>Turn %1 to the same direction within the circle.</source>
        <translation>%1 in dieselbe Richtung innerhalb des Kreises drehen.</translation>
    </message>
    <message>
        <source>Move %1 into the front line.</source>
        <translation>%1 in die vorderste Linie stellen.</translation>
    </message>
    <message>
        <source>Let %1 begin at full strength.</source>
        <translation>%1 mit voller Stärke beginnen lassen.</translation>
    </message>
    <message>
        <source>Take the plain ground.</source>
        <translation>Das schlichte Gelände nehmen.</translation>
    </message>
    <message>
        <source>Give it the id “%1”.</source>
        <translation>Die Id „%1“ geben.</translation>
    </message>
    <message>
        <source>Move %1 into its deployment zone.</source>
        <translation>%1 in die eigene Aufstellungszone stellen.</translation>
    </message>
    <message>
        <source>Make it the language “%1”.</source>
        <translation>Die Sprache „%1“ daraus machen.</translation>
    </message>
    <message>
        <source>Give %1 the same hit number for all melee.</source>
        <translation>Denselben Mindestwurf für jeden Nahkampf geben: %1.</translation>
    </message>
    <message>
        <source>Give the other side a mirror image of %1.</source>
        <translation>Der anderen Seite ein Spiegelbild geben: %1.</translation>
    </message>
    <message>
        <source>Call it “%1”.</source>
        <translation>„%1“ nennen.</translation>
    </message>
    <message>
        <source>Add a unit type “%1”.</source>
        <translation>Einen Einheitentyp „%1“ hinzufügen.</translation>
    </message>
    <message>
        <source>Make %1 a type of another class.</source>
        <translation>%1 zu einem Typ einer anderen Klasse machen.</translation>
    </message>
    <message>
        <source>Leave out the melee hit number of %1.</source>
        <translation>Den Mindestwurf im Nahkampf weglassen: %1.</translation>
    </message>
    <message>
        <source>Let %1 be alive.</source>
        <translation>%1 am Leben lassen.</translation>
    </message>
    <message>
        <source>Set “%1” to %2.</source>
        <translation>„%1“ auf %2 setzen.</translation>
    </message>
    <message>
        <source>Keep only %1 as commander-in-chief.</source>
        <translation>Nur %1 als Oberbefehlshaber behalten.</translation>
    </message>
    <message>
        <source>Allow only one general in a unit.</source>
        <translation>Nur einen General je Einheit erlauben.</translation>
    </message>
    <message>
        <source>Make %1 a single stand.</source>
        <translation>%1 zu einem einzelnen Element machen.</translation>
    </message>
    <message>
        <source>Move %1 onto the table.</source>
        <translation>%1 auf den Tisch stellen.</translation>
    </message>
    <message>
        <source>Take the pattern “%1”.</source>
        <translation>Das Muster „%1“ nehmen.</translation>
    </message>
    <message>
        <source>Take the usual sequence of play.</source>
        <translation>Den gewöhnlichen Rundenablauf nehmen.</translation>
    </message>
    <message>
        <source>Move %1 to the nearest free place.</source>
        <translation>%1 auf den nächsten freien Platz stellen.</translation>
    </message>
    <message>
        <source>Let all units of %1 begin at full strength.</source>
        <translation>Alle Einheiten mit voller Stärke beginnen lassen: %1.</translation>
    </message>
    <message>
        <source>List %1 first among the sides.</source>
        <translation>%1 unter den Seiten zuerst nennen.</translation>
    </message>
    <message>
        <source>Keep only the first two sides.</source>
        <translation>Nur die ersten beiden Seiten behalten.</translation>
    </message>
    <message>
        <source>Set the number of stands of %1 to %2.</source>
        <translation>Die Zahl der Elemente von %1 auf %2 setzen.</translation>
    </message>
    <message>
        <source>Swap the two numbers of stands.</source>
        <translation>Die beiden Zahlen der Elemente tauschen.</translation>
    </message>
    <message>
        <source>Make this a step of both sides.</source>
        <translation>Daraus eine Phase beider Seiten machen.</translation>
    </message>
    <message>
        <source>Set the strength of %1 to %2.</source>
        <translation>Die Stärke von %1 auf %2 setzen.</translation>
    </message>
    <message>
        <source>Take the invisible characters out.</source>
        <translation>Die unsichtbaren Zeichen entfernen.</translation>
    </message>
    <message>
        <source>Keep the first of the two texts.</source>
        <translation>Den ersten der beiden Texte behalten.</translation>
    </message>
    <message>
        <source>Remove the text for the language “%1”.</source>
        <translation>Den Text für die Sprache „%1“ entfernen.</translation>
    </message>
    <message>
        <source>Keep the second of the two texts.</source>
        <translation>Den zweiten der beiden Texte behalten.</translation>
    </message>
    <message>
        <source>Let units of %1 have two stands at least.</source>
        <translation>Einheiten des Typs %1 mindestens zwei Elemente geben.</translation>
    </message>
    <message>
        <source>Make it a unit of the type “%1”.</source>
        <translation>Daraus eine Einheit des Typs „%1“ machen.</translation>
    </message>
    <message>
        <source>Widen the limits of the type %1 to a number of stands of %2.</source>
        <translation>Die Grenzen des Typs %1 auf diese Zahl von Elementen erweitern: %2.</translation>
    </message>
    <message>
        <source>Swap the two numbers.</source>
        <translation>Die beiden Zahlen tauschen.</translation>
    </message>
    <message>
        <source>Cut the zone of %1 to the table.</source>
        <translation>Die Zone auf den Tisch zuschneiden: %1.</translation>
    </message>
    <message>
        <source>Turn the zone of %1 the right way round.</source>
        <translation>Die Zone richtig herum drehen: %1.</translation>
    </message>
    <message>
        <source>Give both sides the usual zones.</source>
        <translation>Beiden Seiten die gewöhnlichen Zonen geben.</translation>
    </message>
    <message>
        <source>This is no scenario of ours: the key “format” with the value “zama-scenario” is missing.</source>
        <translation>Das ist kein Szenario von uns: Der Schlüssel „format“ mit dem Wert „zama-scenario“ fehlt.</translation>
    </message>
    <message>
        <source>This is no scenario: the file must be one JSON object, beginning with { and ending with }.</source>
        <translation>Das ist kein Szenario: Die Datei muss ein einziges JSON-Objekt sein, das mit { beginnt und mit } endet.</translation>
    </message>
    <message>
        <source>This is no scenario: its format is %1, not “zama-scenario”.</source>
        <translation>Das ist kein Szenario: Sein Format ist %1, nicht „zama-scenario“.</translation>
    </message>
    <message>
        <source>%1 should stand in the front line of its side (%2); the foremost unit is %3. Skirmishers and elephants belong in front.</source>
        <translation>%1 sollte in der vordersten Linie der Seite stehen (%2); die vorderste Einheit ist %3. Plänkler und Elefanten gehören nach vorn.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, but %3 already leads that unit. A unit has one general; attach him elsewhere or set generals_per_unit to any.</source>
        <translation>%1 ist bei %2, aber %3 führt diese Einheit schon. Eine Einheit hat einen General; stellen Sie den zweiten woandershin, oder setzen Sie generals_per_unit auf any.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, which belongs to the enemy. Choose a unit of his own side.</source>
        <translation>%1 ist bei %2, und diese Einheit gehört dem Feind. Wählen Sie eine Einheit der eigenen Seite.</translation>
    </message>
    <message>
        <source>%1 has fallen and cannot be attached to %2. Remove one of the two.</source>
        <translation>%1 ist gefallen und kann nicht bei %2 sein. Entfernen Sie eines von beidem.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, but generals may not join units of the type %3.</source>
        <translation>%1 ist bei %2, aber Generäle dürfen sich Einheiten des Typs %3 nicht anschließen.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, which has no stands left.</source>
        <translation>%1 ist bei %2, und diese Einheit hat keine Elemente mehr.</translation>
    </message>
    <message>
        <source>%1 is not on the table, which is %2 by %3 inches.</source>
        <translation>%1 steht nicht auf dem Tisch; er misst %2 mal %3 Zoll.</translation>
    </message>
    <message>
        <source>%1 is attached to %2 of another command, but in this scenario generals join their own command only.</source>
        <translation>%1 ist bei %2 in einem anderen Heeresteil, aber in diesem Szenario schließen sich Generäle nur dem eigenen Heeresteil an.</translation>
    </message>
    <message>
        <source>The ground “%1” is unknown; plain ground is shown. Write plain.</source>
        <translation>Das Gelände „%1“ ist unbekannt; gezeigt wird schlichtes. Schreiben Sie plain.</translation>
    </message>
    <message>
        <source>The id “%1” has accents that are characters of their own; another id may look the same. Retype it, best without accents.</source>
        <translation>Die Id „%1“ hat Akzente, die eigene Zeichen sind; eine andere Id kann genauso aussehen. Tippen Sie sie neu, am besten ohne Akzente.</translation>
    </message>
    <message>
        <source>The id “%1” has an invisible control character in it. Retype it.</source>
        <translation>In der Id „%1“ steckt ein unsichtbares Steuerzeichen. Tippen Sie sie neu.</translation>
    </message>
    <message>
        <source>The id “%1” is used twice. Give one of the two another id.</source>
        <translation>Die Id „%1“ gibt es zweimal. Geben Sie einer von beiden eine andere.</translation>
    </message>
    <message>
        <source>There is an empty id at %1. Give it a short name of its own.</source>
        <translation>Bei %1 steht eine leere Id. Geben Sie ihr einen kurzen eigenen Namen.</translation>
    </message>
    <message>
        <source>The id “%1...” is too long: at most %2 bytes.</source>
        <translation>Die Id „%1…“ ist zu lang: höchstens %2 Bytes.</translation>
    </message>
    <message>
        <source>The id “%1” begins or ends with a blank, which nobody will see. Remove it.</source>
        <translation>Die Id „%1“ beginnt oder endet mit einem Leerzeichen, das niemand sieht. Entfernen Sie es.</translation>
    </message>
    <message>
        <source>The cursor must be a whole number from 0 to %1, the number of entries.</source>
        <translation>Der „cursor“ muss eine ganze Zahl von 0 bis %1 sein, der Zahl der Einträge.</translation>
    </message>
    <message>
        <source>The file is damaged from here on: %1 whole entries before this place were kept. What came later is lost.</source>
        <translation>Die Datei ist von hier an beschädigt: %1 ganze Einträge vor dieser Stelle blieben erhalten. Was später kam, ist verloren.</translation>
    </message>
    <message>
        <source>Entry %1 does not come out as the file says. The battle can be trusted up to the entry before it.</source>
        <translation>Eintrag %1 geht anders aus, als die Datei sagt. Bis zum Eintrag davor stimmt die Schlacht.</translation>
    </message>
    <message>
        <source>The list of “entries” is missing, so there is no battle to play.</source>
        <translation>Die Liste „entries“ fehlt, also gibt es keine Schlacht zu spielen.</translation>
    </message>
    <message>
        <source>This is no journal of a battle: its key “format” is not “zama-game”.</source>
        <translation>Das ist kein Schlachtprotokoll: Der Schlüssel „format“ ist nicht „zama-game“.</translation>
    </message>
    <message>
        <source>%1 is no state hash: 16 digits and letters from a to f are wanted.</source>
        <translation>%1 ist keine Prüfsumme: Nötig sind 16 Ziffern und Buchstaben von a bis f.</translation>
    </message>
    <message>
        <source>This journal has version %1; this program reads versions up to %2. Open it with a newer Zama.</source>
        <translation>Dieses Schlachtprotokoll hat die Version %1; dieses Programm liest Versionen bis %2. Öffnen Sie es mit einem neueren Zama.</translation>
    </message>
    <message>
        <source>This battle was played by rules of version %1; this program knows them up to %2. Open it with a newer Zama.</source>
        <translation>Diese Schlacht wurde nach Regeln der Version %1 gespielt; dieses Programm kennt sie bis %2. Öffnen Sie sie mit einem neueren Zama.</translation>
    </message>
    <message>
        <source>This is no journal: the file must be one JSON object, beginning with { and ending with }.</source>
        <translation>Das ist kein Schlachtprotokoll: Die Datei muss ein einziges JSON-Objekt sein, das mit { beginnt und mit } endet.</translation>
    </message>
    <message>
        <source>This battle was played by rules of version %1 and is played again by version %2. It may come out otherwise.</source>
        <translation>Diese Schlacht wurde nach Regeln der Version %1 gespielt und wird nun nach Version %2 gespielt. Sie kann anders ausgehen.</translation>
    </message>
    <message>
        <source>The “scenario” of the battle is missing, so it cannot be played.</source>
        <translation>Das „scenario“ der Schlacht fehlt, also lässt sie sich nicht spielen.</translation>
    </message>
    <message>
        <source>The “seed” must be a whole number from 0 to 18446744073709551615, in quotation marks.</source>
        <translation>Der „seed“ muss eine ganze Zahl von 0 bis 18446744073709551615 sein, in Anführungszeichen.</translation>
    </message>
    <message>
        <source>The key “%1” means nothing to this program and will not be kept.</source>
        <translation>Der Schlüssel „%1“ sagt diesem Programm nichts und geht verloren.</translation>
    </message>
    <message>
        <source>The key “%1” must be a whole number from 1 to %2.</source>
        <translation>Der Schlüssel „%1“ muss eine ganze Zahl von 1 bis %2 sein.</translation>
    </message>
    <message>
        <source>Comments are not allowed in JSON. Put remarks into the key “notes”.</source>
        <translation>In JSON sind keine Kommentare erlaubt. Schreiben Sie Bemerkungen in den Schlüssel „notes“.</translation>
    </message>
    <message>
        <source>The text %1 contains a line break or control character. Write \n for a new line and close the text with a quotation mark.</source>
        <translation>Der Text %1 enthält einen Zeilenumbruch oder ein Steuerzeichen. Schreiben Sie \n für eine neue Zeile und schließen Sie den Text mit einem Anführungszeichen.</translation>
    </message>
    <message>
        <source>Decimals need a point, not a comma: write 7.5, not 7,5.</source>
        <translation>Dezimalzahlen brauchen einen Punkt, kein Komma: 7.5, nicht 7,5.</translation>
    </message>
    <message>
        <source>The key “%1” stands here for the second time; the first is in line %2, column %3. Remove one of the two.</source>
        <translation>Der Schlüssel „%1“ steht hier zum zweiten Mal; zuerst steht er in Zeile %2, Spalte %3. Entfernen Sie einen von beiden.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>In the text %1 a backslash is followed by something JSON does not know. Write \\ for a backslash.</source>
        <translation>Im Text %1 folgt auf einen Rückstrich etwas, das JSON nicht kennt. Schreiben Sie \\ für einen Rückstrich.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is missing.</source>
        <translation>%1: Der Schlüssel „%2“ fehlt.</translation>
    </message>
    <message>
        <source>%1 is not how JSON writes numbers. Write digits with a point for decimals, such as 7, 0.5 or -2.25.</source>
        <translation>%1 ist nicht, wie JSON Zahlen schreibt. Schreiben Sie Ziffern mit einem Dezimalpunkt, etwa 7, 0.5 oder -2.25.</translation>
    </message>
    <message>
        <source>%1: texts and keys need straight double quotation marks (&quot;).</source>
        <translation>%1: Texte und Schlüssel brauchen gerade doppelte Anführungszeichen (&quot;).</translation>
    </message>
    <message>
        <source>A comma or colon is missing before %1.</source>
        <translation>Vor %1 fehlt ein Komma oder Doppelpunkt.</translation>
    </message>
    <message>
        <source>The scenario is complete, but something follows it: %1. Remove what comes after the last }.</source>
        <translation>Das Szenario ist vollständig, aber es folgt noch etwas: %1. Entfernen Sie, was nach dem letzten } kommt.</translation>
    </message>
    <message>
        <source>There is a comma too many before %1. Remove it, or add what is missing.</source>
        <translation>Vor %1 ist ein Komma zu viel. Entfernen Sie es, oder ergänzen Sie, was fehlt.</translation>
    </message>
    <message>
        <source>The file ends too early: a closing bracket is missing, or the file was not copied completely.</source>
        <translation>Die Datei endet zu früh: Eine schließende Klammer fehlt, oder die Datei wurde nicht ganz kopiert.</translation>
    </message>
    <message>
        <source>The text that begins here has no closing quotation mark: %1.</source>
        <translation>Der Text, der hier beginnt, hat kein schließendes Anführungszeichen: %1.</translation>
    </message>
    <message>
        <source>%1 cannot stand here.</source>
        <translation>%1 kann hier nicht stehen.</translation>
    </message>
    <message>
        <source>%1: “%2” must be an angle in degrees, such as 180; it is %3.</source>
        <translation>%1: „%2“ muss ein Winkel in Grad sein, etwa 180; es ist %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a length in inches, such as 20.75; it is %3.</source>
        <translation>%1: „%2“ muss eine Länge in Zoll sein, etwa 20.75; es ist %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a list in square brackets; it is %3.</source>
        <translation>%1: „%2“ muss eine Liste in eckigen Klammern sein; es ist %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be an object in curly brackets; it is %3.</source>
        <translation>%1: „%2“ muss ein Objekt in geschweiften Klammern sein; es ist %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must name what each of the six faces of the control die does, beginning with 1.</source>
        <translation>%1: „%2“ muss für jede der sechs Seiten des Kontrollwürfels sagen, was sie bewirkt, angefangen mit der 1.</translation>
    </message>
    <message>
        <source>%1: “%2” must be true or false; it is %3.</source>
        <translation>%1: „%2“ muss true oder false sein; es ist %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a text in quotation marks; it is %3.</source>
        <translation>%1: „%2“ muss ein Text in Anführungszeichen sein; es ist %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must give a text for each language, such as {&quot;en&quot;: &quot;Zama&quot;}; it is %3.</source>
        <translation>%1: „%2“ muss für jede Sprache einen Text geben, etwa {&quot;en&quot;: &quot;Zama&quot;}; es ist %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a whole number; it is %3.</source>
        <translation>%1: „%2“ muss eine ganze Zahl sein; es ist %3.</translation>
    </message>
    <message>
        <source>%1: “%2” cannot be %3. Choose one of: %4.</source>
        <translation>%1: „%2“ kann nicht %3 sein. Wählen Sie eines davon: %4.</translation>
    </message>
    <message>
        <source>This is a web page or XML, not a scenario. Download the file itself, not the page that shows it.</source>
        <translation>Das ist eine Webseite oder XML, kein Szenario. Laden Sie die Datei selbst herunter, nicht die Seite, die sie zeigt.</translation>
    </message>
    <message>
        <source>%1 cannot stand here without quotation marks. Only true, false and null can, in small letters.</source>
        <translation>%1 kann hier nicht ohne Anführungszeichen stehen. Das können nur true, false und null, klein geschrieben.</translation>
    </message>
    <message>
        <source>There are too many pictures: %1, at most %2 are allowed.</source>
        <translation>Es sind zu viele Bilder: %1, höchstens %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>There are too many commands: %1, at most %2 are allowed.</source>
        <translation>Es sind zu viele Heeresteile: %1, höchstens %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>The brackets are nested too deeply: at most %1 levels are allowed. This is hardly a scenario.</source>
        <translation>Die Klammern sind zu tief verschachtelt: Höchstens %1 Ebenen sind erlaubt. Das ist kaum ein Szenario.</translation>
    </message>
    <message>
        <source>There are too many engagements: %1, at most %2 are allowed.</source>
        <translation>Es sind zu viele Nahkämpfe: %1, höchstens %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>There are too many generals: %1, at most %2 are allowed.</source>
        <translation>Es sind zu viele Generäle: %1, höchstens %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>There are too many unit types: %1, at most %2 are allowed.</source>
        <translation>Es sind zu viele Einheitentypen: %1, höchstens %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>There are too many units: %1, at most %2 are allowed.</source>
        <translation>Es sind zu viele Einheiten: %1, höchstens %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>The file holds too much: at most %1 values are read. This is far more than any table can take.</source>
        <translation>Die Datei enthält zu viel: Höchstens %1 Werte werden gelesen. Das ist weit mehr, als irgendein Tisch fasst.</translation>
    </message>
    <message>
        <source>%1: there is no pattern “%2”. Choose plain, stripes, dots or checks.</source>
        <translation>%1: Ein Muster „%2“ gibt es nicht. Wählen Sie plain, stripes, dots oder checks.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same colour and pattern; nobody could tell them apart. Change one of the two.</source>
        <translation>%1 und %2 haben dieselbe Farbe und dasselbe Muster; niemand könnte sie unterscheiden. Ändern Sie eines davon.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but a facing is from -360 to 360 degrees, clockwise from the top of the table.</source>
        <translation>%1: „%2“ ist %3, aber eine Ausrichtung geht von -360 bis 360 Grad, im Uhrzeigersinn von der Oberkante des Tisches.</translation>
    </message>
    <message>
        <source>The number %1... is far too large.</source>
        <translation>Die Zahl %1… ist viel zu groß.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but angles have at most two decimals.</source>
        <translation>%1: „%2“ ist %3, aber Winkel haben höchstens zwei Dezimalstellen.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but lengths have at most three decimals (thousandths of an inch).</source>
        <translation>%1: „%2“ ist %3, aber Längen haben höchstens drei Dezimalstellen (Tausendstel Zoll).</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, which is far too large.</source>
        <translation>%1: „%2“ ist %3, und das ist viel zu groß.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but only whole numbers make sense here.</source>
        <translation>%1: „%2“ ist %3, aber hier ergeben nur ganze Zahlen einen Sinn.</translation>
    </message>
    <message>
        <source>%1 degrees: angles go to hundredths of a degree, no finer.</source>
        <translation>%1 Grad: Winkel gehen bis auf Hundertstel Grad, nicht feiner.</translation>
    </message>
    <message>
        <source>One roll has at most %1 dice.</source>
        <translation>Ein Wurf hat höchstens %1 Würfel.</translation>
    </message>
    <message>
        <source>A path has at most %1 manoeuvres.</source>
        <translation>Ein Weg hat höchstens %1 Manöver.</translation>
    </message>
    <message>
        <source>%1 inches: lengths go to thousandths of an inch, no finer.</source>
        <translation>%1 Zoll: Längen gehen bis auf Tausendstel Zoll, nicht feiner.</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>Der Schlüssel „%1“ fehlt.</translation>
    </message>
    <message>
        <source>%1: every part of a path is one manoeuvre, such as {&quot;straight&quot;: 6}.</source>
        <translation>%1: Jeder Teil eines Weges ist ein Manöver, etwa {&quot;straight&quot;: 6}.</translation>
    </message>
    <message>
        <source>%1 is out of all bounds.</source>
        <translation>%1 liegt außerhalb aller Grenzen.</translation>
    </message>
    <message>
        <source>Say either “target” or “shares”: whom the unit fights with all its dice, or how it shares them out.</source>
        <translation>Geben Sie entweder „target“ oder „shares“ an: gegen wen die Einheit mit allen Würfeln kämpft, oder wie sie sie aufteilt.</translation>
    </message>
    <message>
        <source>Say either “to” or “join”: the place the general goes to, or the unit he joins.</source>
        <translation>Geben Sie entweder „to“ oder „join“ an: den Ort, an den der General geht, oder die Einheit, der er sich anschließt.</translation>
    </message>
    <message>
        <source>This line is too long for an order: at most %1 bytes are read.</source>
        <translation>Diese Zeile ist für einen Befehl zu lang: Höchstens %1 Bytes werden gelesen.</translation>
    </message>
    <message>
        <source>The scenario has no command “%1”.</source>
        <translation>Das Szenario hat keinen Heeresteil „%1“.</translation>
    </message>
    <message>
        <source>The scenario has no general “%1”.</source>
        <translation>Das Szenario hat keinen General „%1“.</translation>
    </message>
    <message>
        <source>The key “%1” has no meaning here. There are: %2.</source>
        <translation>Der Schlüssel „%1“ hat hier keine Bedeutung. Es gibt: %2.</translation>
    </message>
    <message>
        <source>The scenario has no side “%1”.</source>
        <translation>Das Szenario hat keine Seite „%1“.</translation>
    </message>
    <message>
        <source>The scenario has no unit “%1”.</source>
        <translation>Das Szenario hat keine Einheit „%1“.</translation>
    </message>
    <message>
        <source>%1 stands where a list in [ ] is wanted.</source>
        <translation>%1 steht dort, wo eine Liste in [ ] stehen muss.</translation>
    </message>
    <message>
        <source>%1 stands where null is wanted.</source>
        <translation>%1 steht dort, wo null stehen muss.</translation>
    </message>
    <message>
        <source>%1 stands where a number is wanted.</source>
        <translation>%1 steht dort, wo eine Zahl stehen muss.</translation>
    </message>
    <message>
        <source>%1 stands where an object in { } is wanted.</source>
        <translation>%1 steht dort, wo ein Objekt in { } stehen muss.</translation>
    </message>
    <message>
        <source>%1 stands where a place [x, y] in inches is wanted.</source>
        <translation>%1 steht dort, wo ein Ort [x, y] in Zoll stehen muss.</translation>
    </message>
    <message>
        <source>%1 stands where true or false is wanted.</source>
        <translation>%1 steht dort, wo true oder false stehen muss.</translation>
    </message>
    <message>
        <source>%1 stands where a text in quotation marks is wanted.</source>
        <translation>%1 steht dort, wo ein Text in Anführungszeichen stehen muss.</translation>
    </message>
    <message>
        <source>%1 stands where only true has a meaning.</source>
        <translation>%1 steht dort, wo nur true eine Bedeutung hat.</translation>
    </message>
    <message>
        <source>%1 is not known here. There are: %2.</source>
        <translation>%1 ist hier nicht bekannt. Es gibt: %2.</translation>
    </message>
    <message>
        <source>%1 stands where a whole number is wanted.</source>
        <translation>%1 steht dort, wo eine ganze Zahl stehen muss.</translation>
    </message>
    <message>
        <source>%1: its facing must be from 0 to below 360 degrees.</source>
        <translation>%1: Die Ausrichtung muss von 0 bis unter 360 Grad liegen.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3 inches; it must be from %4 to %5.</source>
        <translation>%1: „%2“ ist %3 Zoll; erlaubt ist %4 bis %5.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3; it must be from %4 to %5.</source>
        <translation>%1: „%2“ ist %3; erlaubt ist %4 bis %5.</translation>
    </message>
    <message>
        <source>The sequence of play names the side “%1”, which does not exist.</source>
        <translation>Der Rundenablauf nennt die Seite „%1“, die es nicht gibt.</translation>
    </message>
    <message>
        <source>%1 is of the type “%2”, which does not exist. Add the type or choose another.</source>
        <translation>%1 ist vom Typ „%2“, den es nicht gibt. Fügen Sie den Typ hinzu, oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>%1 is joined to the unit “%2”, which does not exist.</source>
        <translation>%1 ist bei der Einheit „%2“, die es nicht gibt.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: you may not write there. Save it in another folder.</source>
        <translation>%1 lässt sich nicht speichern: Dort dürfen Sie nicht schreiben. Speichern Sie in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2. The old file is unchanged.</source>
        <translation>%1 lässt sich nicht speichern: %2. Die alte Datei ist unverändert.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: the folder does not exist.</source>
        <translation>%1 lässt sich nicht speichern: Den Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: the disk is full. The old file is unchanged; save elsewhere or make room.</source>
        <translation>%1 lässt sich nicht speichern: Der Datenträger ist voll. Die alte Datei ist unverändert; speichern Sie anderswo, oder schaffen Sie Platz.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: that name belongs to a folder or device. Choose another name.</source>
        <translation>%1 lässt sich nicht speichern: So heißt ein Ordner oder ein Gerät. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The sequence of play lacks the step “%1”.</source>
        <translation>Dem Rundenablauf fehlt die Phase „%1“.</translation>
    </message>
    <message>
        <source>In the sequence of play the charge must come before the melee.</source>
        <translation>Im Rundenablauf muss der Sturmangriff vor dem Nahkampf kommen.</translation>
    </message>
    <message>
        <source>The sequence of play has the step “%1” more than once.</source>
        <translation>Der Rundenablauf hat die Phase „%1“ mehr als einmal.</translation>
    </message>
    <message>
        <source>The step “%1” belongs to both sides; remove its side.</source>
        <translation>Die Phase „%1“ gehört beiden Seiten; entfernen Sie die Seite.</translation>
    </message>
    <message>
        <source>The step “%1” needs a side.</source>
        <translation>Die Phase „%1“ braucht eine Seite.</translation>
    </message>
    <message>
        <source>The sequence of play begins with %1, but %2 is listed first among the sides. Swap the two sides.</source>
        <translation>Der Rundenablauf beginnt mit %1, aber unter den Seiten steht %2 zuerst. Tauschen Sie die beiden Seiten.</translation>
    </message>
    <message>
        <source>%1 has %2 commanders-in-chief; one is usual.</source>
        <translation>%1: Oberbefehlshaber %2; üblich ist einer.</translation>
    </message>
    <message>
        <source>%1 has no units. Give it at least one.</source>
        <translation>%1 hat keine Einheiten. Fügen Sie mindestens eine hinzu.</translation>
    </message>
    <message>
        <source>%1 has no units left at the start, so the battle is over before it begins.</source>
        <translation>%1 hat am Anfang keine Einheiten mehr, also ist die Schlacht vorbei, bevor sie beginnt.</translation>
    </message>
    <message>
        <source>A battle has exactly two sides; this file has %1.</source>
        <translation>Eine Schlacht hat genau zwei Seiten; diese Datei hat %1.</translation>
    </message>
    <message>
        <source>This line has %1 cells, but the first line names only %2 columns.</source>
        <translation>Diese Zeile hat %1 Zellen, aber die erste Zeile nennt nur %2 Spalten.</translation>
    </message>
    <message>
        <source>The column “%1” is unknown and was left out. There are: %2.</source>
        <translation>Die Spalte „%1“ ist unbekannt und wurde weggelassen. Es gibt: %2.</translation>
    </message>
    <message>
        <source>The column “%1” is there twice. Remove one of the two.</source>
        <translation>Die Spalte „%1“ gibt es zweimal. Entfernen Sie eine von beiden.</translation>
    </message>
    <message>
        <source>%1 needs a command. Write one into the column “command”.</source>
        <translation>%1 braucht einen Heeresteil. Schreiben Sie einen in die Spalte „command“.</translation>
    </message>
    <message>
        <source>There is no table here. Copy the lines of a spreadsheet together with the line of column names.</source>
        <translation>Hier ist keine Tabelle. Kopieren Sie die Zeilen einer Tabellenkalkulation zusammen mit der Zeile der Spaltennamen.</translation>
    </message>
    <message>
        <source>“%1” is the id of a general, so no unit can have it. Choose another.</source>
        <translation>„%1“ ist die Id eines Generals, also kann keine Einheit sie haben. Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>The first line must name the columns. There are: %1.</source>
        <translation>Die erste Zeile muss die Spalten nennen. Es gibt: %1.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id: ids are up to 64 bytes long and have no control characters, no accents typed by themselves and no blanks at the ends.</source>
        <translation>„%1“ kann keine Id sein: Ids sind höchstens 64 Bytes lang und haben keine Steuerzeichen, keine einzeln getippten Akzente und keine Leerzeichen an den Enden.</translation>
    </message>
    <message>
        <source>There are too many units: a battle can have %1.</source>
        <translation>Es sind zu viele Einheiten: Eine Schlacht kann %1 haben.</translation>
    </message>
    <message>
        <source>There are too many commands: a battle can have %1.</source>
        <translation>Es sind zu viele Heeresteile: Eine Schlacht kann %1 haben.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>A quotation mark opens here and is never closed.</source>
        <translation>Hier beginnt ein Anführungszeichen, das nie geschlossen wird.</translation>
    </message>
    <message>
        <source>%1 is out of range; it must be from %2 to %3.</source>
        <translation>%1 ist außerhalb der Grenzen; erlaubt ist %2 bis %3.</translation>
    </message>
    <message>
        <source>There is no side “%1”. There are: %2.</source>
        <translation>Eine Seite „%1“ gibt es nicht. Es gibt: %2.</translation>
    </message>
    <message>
        <source>The new command “%1” needs a side. Write one into the column “side”.</source>
        <translation>Der neue Heeresteil „%1“ braucht eine Seite. Schreiben Sie eine in die Spalte „side“.</translation>
    </message>
    <message>
        <source>This text has an invisible control character in it, or is too long. Retype it.</source>
        <translation>In diesem Text steckt ein unsichtbares Steuerzeichen, oder er ist zu lang. Tippen Sie ihn neu.</translation>
    </message>
    <message>
        <source>There is no unit type “%1”. There are: %2.</source>
        <translation>Einen Einheitentyp „%1“ gibt es nicht. Es gibt: %2.</translation>
    </message>
    <message>
        <source>The new unit %1 needs a type. Write one into the column “type”.</source>
        <translation>Die neue Einheit %1 braucht einen Typ. Schreiben Sie einen in die Spalte „type“.</translation>
    </message>
    <message>
        <source>The unit %1 is there twice. Remove one of the two lines.</source>
        <translation>Die Einheit %1 gibt es zweimal. Entfernen Sie eine der beiden Zeilen.</translation>
    </message>
    <message>
        <source>This text has an invisible control character in it. Retype it.</source>
        <translation>In diesem Text steckt ein unsichtbares Steuerzeichen. Tippen Sie ihn neu.</translation>
    </message>
    <message>
        <source>“%1” is no language tag. Write en, fr, de, pt-BR and the like.</source>
        <translation>„%1“ ist kein Sprachkürzel. Schreiben Sie en, fr, de, pt-BR und dergleichen.</translation>
    </message>
    <message>
        <source>There are two texts for the language “%1”. Remove one.</source>
        <translation>Für die Sprache „%1“ gibt es zwei Texte. Entfernen Sie einen.</translation>
    </message>
    <message>
        <source>This text is too long: at most %1 bytes in one language.</source>
        <translation>Dieser Text ist zu lang: höchstens %1 Bytes in einer Sprache.</translation>
    </message>
    <message>
        <source>%1 has no name or title that people can read.</source>
        <translation>%1 hat keinen Namen oder Titel, den Menschen lesen können.</translation>
    </message>
    <message>
        <source>%1 has elephant rules, so its formation must be a single stand.</source>
        <translation>%1 hat Elefantenregeln, also muss die Formation ein einzelnes Element sein.</translation>
    </message>
    <message>
        <source>%1 has elephant rules, so its melee hit number is not used.</source>
        <translation>%1 hat Elefantenregeln, also wird der Mindestwurf im Nahkampf nicht benutzt.</translation>
    </message>
    <message>
        <source>%1 is of the class elephants but has no elephant rules; it will fight like any other unit.</source>
        <translation>%1 ist von der Klasse Elefanten, hat aber keine Elefantenregeln und kämpft wie jede andere Einheit.</translation>
    </message>
    <message>
        <source>%1 has a hit number after a charge but none for melee, so it rolls no dice.</source>
        <translation>%1 hat einen Mindestwurf nach dem Angriff, aber keinen für den Nahkampf, und würfelt also nicht.</translation>
    </message>
    <message>
        <source>%1: units of several stands need at least two, because a last stand is removed at once.</source>
        <translation>%1: Einheiten aus mehreren Elementen brauchen mindestens zwei, weil ein letztes Element sofort entfernt wird.</translation>
    </message>
    <message>
        <source>%1 may not fight in melee, so its melee hit number is not used.</source>
        <translation>%1 darf im Nahkampf nicht kämpfen, also wird der Mindestwurf im Nahkampf nicht benutzt.</translation>
    </message>
    <message>
        <source>%1 is a single stand, so its fewest and most stands must both be 1.</source>
        <translation>%1 ist ein einzelnes Element, also müssen kleinste und größte Zahl von Elementen beide 1 sein.</translation>
    </message>
    <message>
        <source>%1: the fewest stands (%2) are more than the most (%3).</source>
        <translation>%1: Die kleinste Zahl von Elementen (%2) ist größer als die größte (%3).</translation>
    </message>
    <message>
        <source>%1 is not wholly on the table, which is %2 by %3 inches. Move it.</source>
        <translation>%1 steht nicht ganz auf dem Tisch; er misst %2 mal %3 Zoll. Bewegen Sie die Einheit.</translation>
    </message>
    <message>
        <source>%1 begins outside its side&apos;s deployment zone. Move it into the zone or make the zone larger, unless an ambush is meant.</source>
        <translation>%1 beginnt außerhalb der Aufstellungszone der eigenen Seite. Stellen Sie die Einheit in die Zone oder vergrößern Sie die Zone, außer es ist ein Hinterhalt gemeint.</translation>
    </message>
    <message>
        <source>%1 overlaps %2. Move one of them.</source>
        <translation>%1 liegt auf %2. Bewegen Sie eines davon.</translation>
    </message>
    <message>
        <source>The number of stands of %1 is %2; units of the type %5 may have from %3 to %4.</source>
        <translation>%1: Zahl der Elemente %2; Einheiten des Typs %5 dürfen %3 bis %4 haben.</translation>
    </message>
    <message>
        <source>%1 has a strength of %2; it must be from 0 (gone) to %3, its number of stands.</source>
        <translation>%1 hat eine Stärke von %2; erlaubt ist 0 (fort) bis %3, die Zahl der Elemente.</translation>
    </message>
    <message>
        <source>%1 cannot begin with one stand left: a last stand is removed at once. Set its strength to 0 or at least 2.</source>
        <translation>%1 kann nicht mit einem einzigen Element beginnen: Ein letztes Element wird sofort entfernt. Setzen Sie die Stärke auf 0 oder mindestens 2.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is unknown. It is kept but has no effect.</source>
        <translation>%1: Der Schlüssel „%2“ ist unbekannt. Er bleibt erhalten, bewirkt aber nichts.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is unknown; did you mean “%3”? It is kept but has no effect.</source>
        <translation>%1: Der Schlüssel „%2“ ist unbekannt; war „%3“ gemeint? Er bleibt erhalten, bewirkt aber nichts.</translation>
    </message>
    <message>
        <source>This file has the older version %1 of the format and was read as version %2; saving it after a change writes the new version.</source>
        <translation>Diese Datei hat die ältere Version %1 des Formats und wurde als Version %2 gelesen; nach einer Änderung wird die neue Version gespeichert.</translation>
    </message>
    <message>
        <source>The key “version” is missing; this program writes version %1.</source>
        <translation>Der Schlüssel „version“ fehlt; dieses Programm schreibt Version %1.</translation>
    </message>
    <message>
        <source>This file has version %1 of the format; this program knows versions up to %2. Get a newer program.</source>
        <translation>Diese Datei hat Version %1 des Formats; dieses Programm kennt Versionen bis %2. Besorgen Sie sich ein neueres Programm.</translation>
    </message>
    <message>
        <source>The version of the format is given as %1; it must be a whole number this program knows, such as %2.</source>
        <translation>Als Version des Formats ist %1 angegeben; nötig ist eine ganze Zahl, die dieses Programm kennt, etwa %2.</translation>
    </message>
    <message>
        <source>A great victory (%2 points) cannot need less than a slight edge (%1 points).</source>
        <translation>Ein großer Sieg (%2 Punkte) kann nicht weniger verlangen als ein knapper Vorteil (%1 Punkte).</translation>
    </message>
    <message>
        <source>%1 has no deployment zone although deployment is free; the whole table counts as its zone.</source>
        <translation>%1 hat keine Aufstellungszone, obwohl die Aufstellung frei ist; als Zone zählt der ganze Tisch.</translation>
    </message>
    <message>
        <source>The deployment zone of %1 reaches beyond the table.</source>
        <translation>Die Aufstellungszone reicht über den Tisch hinaus: %1.</translation>
    </message>
    <message>
        <source>The deployment zones of %1 and %2 touch or overlap; units could be placed in contact.</source>
        <translation>Die Aufstellungszonen von %1 und %2 berühren oder überschneiden sich; Einheiten könnten einander schon berühren.</translation>
    </message>
    <message>
        <source>The deployment zone of %1 has no area: left must be less than right and bottom less than top.</source>
        <translation>Die Aufstellungszone ist leer: %1. Links muss kleiner sein als rechts, unten kleiner als oben.</translation>
    </message>
</context>
<context>
    <name>JobOutcome</name>
    <message>
        <source>Drawing page %1 of %2…</source>
        <translation>Seite %1 von %2 wird gezeichnet …</translation>
    </message>
    <message>
        <source>Printing page %1 of %2…</source>
        <translation>Seite %1 von %2 wird gedruckt …</translation>
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
        <translation>%1: weggelassen, weil diese Schlacht sich noch nicht spielen lässt. %2</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>These are yours, the red ones with stripes. The First Hastati are too far off to fight: bring them straight ahead, all 6 inches that foot can go.</source>
        <translation>Das sind deine Leute, die roten mit den Streifen. Die Hastati 1 sind zum Kämpfen noch zu weit weg: Zieh sie geradeaus vor, die ganzen 6 Zoll, die Fußtruppen schaffen.</translation>
    </message>
    <message>
        <source>Take hold of the First Hastati and pull them straight towards the enemy. Their shadow shows where they will stand.</source>
        <translation>Nimm die Hastati 1 und zieh sie geradewegs auf den Feind zu. Ihr Schatten zeigt, wo sie stehen werden.</translation>
    </message>
    <message>
        <source>The Second Hastati stand too far to the left of their enemy. Formed troops can slide forward at a slant: bring them ahead and to the right.</source>
        <translation>Die Hastati 2 stehen zu weit links von ihrem Gegner. Geschlossene Truppen können schräg vorrücken: Zieh sie nach vorn und nach rechts.</translation>
    </message>
    <message>
        <source>Formed troops never go sideways or back, and at a slant of 45 degrees at most. Pull them more forward than to the right.</source>
        <translation>Geschlossene Truppen gehen nie zur Seite oder zurück, und schräg höchstens um 45 Grad. Zieh sie mehr nach vorn als nach rechts.</translation>
    </message>
    <message>
        <source>Your horse has come by the road and looks past the enemy. Choose it and drag the round handle at its right front corner forward, to wheel to the left; then pull it on a little.</source>
        <translation>Deine Reiterei ist auf der Straße gekommen und blickt am Feind vorbei. Wähle sie aus und zieh den runden Griff an ihrer rechten vorderen Ecke nach vorn, dann schwenkt sie nach links; zieh sie danach noch ein Stück weiter.</translation>
    </message>
    <message>
        <source>Drag the round handle at the right front corner until the horse looks at the enemy: the left corner stays. The wheel is paid for with inches, and horse has 12.</source>
        <translation>Zieh den runden Griff an der rechten vorderen Ecke, bis die Reiterei zum Feind blickt: Die linke Ecke bleibt, wo sie ist. Der Schwenk kostet Weg, und die Reiterei hat 12 Zoll.</translation>
    </message>
    <message>
        <source>The Velites are skirmishers: they may go in any direction. Bring them within 6 inches of the Slingers, for that is how far javelins fly.</source>
        <translation>Die Veliten sind Plänkler: Sie dürfen in jede Richtung gehen. Bring sie auf 6 Zoll an die Schleuderer heran, denn so weit fliegen Wurfspeere.</translation>
    </message>
    <message>
        <source>No corner of skirmishers may end more than 6 inches from where it began, and they may not touch an enemy. 4 inches are enough.</source>
        <translation>Keine Ecke der Plänkler darf am Ende mehr als 6 Zoll von ihrem Ausgangspunkt entfernt sein, und sie dürfen keinen Feind berühren. 4 Zoll reichen.</translation>
    </message>
    <message>
        <source>Tribune Gaius stands behind the line. Let him join the First Hastati: in a fight he adds a die.</source>
        <translation>Tribun Gaius steht hinter der Linie. Schließ ihn den Hastati 1 an: In einem Gefecht bringt er einen Würfel mehr.</translation>
    </message>
    <message>
        <source>Take the round marker of the general and let go of it on the First Hastati. He goes up to 12 inches, whoever stands there.</source>
        <translation>Nimm den runden Marker des Generals und lass ihn auf den Hastati 1 los. Er geht bis zu 12 Zoll weit, egal wer dazwischen steht.</translation>
    </message>
    <message>
        <source>When everybody stands where you want, press “%1”. Then your side shoots.</source>
        <translation>Wenn alle stehen, wo du sie haben willst, drück „%1“. Dann schießt deine Seite.</translation>
    </message>
    <message>
        <source>“%1” is a button below the table. It ends your step, even while somebody could still act.</source>
        <translation>„%1“ ist ein Knopf unter dem Tisch. Er beendet deine Phase, auch wenn noch jemand handeln könnte.</translation>
    </message>
    <message>
        <source>The Scorpion throws bolts 24 inches far and hits on 4, 5 and 6. Let it shoot at the First Spearmen.</source>
        <translation>Der Skorpion ist ein Pfeilgeschütz: Seine Bolzen fliegen 24 Zoll weit und treffen bei 4, 5 oder 6. Lass ihn auf die Speerträger 1 schießen.</translation>
    </message>
    <message>
        <source>Choose the Scorpion first, then the enemy it is to shoot at.</source>
        <translation>Wähle erst den Skorpion, dann den Feind, auf den er schießen soll.</translation>
    </message>
    <message>
        <source>Now the Velites: a die for each of their stands, and every 6 takes an enemy stand. Let them throw at the Slingers.</source>
        <translation>Jetzt die Veliten: ein Würfel für jedes ihrer Elemente, und jede 6 nimmt dem Feind ein Element. Lass sie auf die Schleuderer werfen.</translation>
    </message>
    <message>
        <source>A target must be within 6 inches, measured between the nearest edges. Choose the Velites, then the enemy.</source>
        <translation>Ein Ziel darf höchstens 6 Zoll entfernt sein, gemessen zwischen den Kanten, die einander am nächsten sind. Wähle die Veliten, dann den Feind.</translation>
    </message>
    <message>
        <source>That was your shooting. Press “%1”, and watch what the enemy does.</source>
        <translation>Deine Seite hat geschossen. Drück „%1“, und schau, was der Feind tut.</translation>
    </message>
    <message>
        <source>The only way into a fight is a charge. Let the First Hastati charge the First Spearmen.</source>
        <translation>In den Nahkampf kommt man nur durch einen Sturmangriff. Lass die Hastati 1 die Speerträger 1 angreifen.</translation>
    </message>
    <message>
        <source>A charge must arrive: 6 inches for foot, ahead, at a slant or wheeling. Pull the unit onto the enemy in front of it.</source>
        <translation>Ein Angriff muss ankommen: 6 Zoll für Fußtruppen, geradeaus, schräg oder mit Schwenk. Zieh die Einheit auf den Feind vor ihr.</translation>
    </message>
    <message>
        <source>Charges are made in turns, and the enemy passes. The Second Hastati can charge the Second Spearmen.</source>
        <translation>Angegriffen wird abwechselnd, und der Feind passt. Die Hastati 2 können die Speerträger 2 angreifen.</translation>
    </message>
    <message>
        <source>Pull the Second Hastati onto the Second Spearmen. Whom they meet first must be the one you mean.</source>
        <translation>Zieh die Hastati 2 auf die Speerträger 2. Der Gegner, auf den sie zuerst treffen, muss auch der sein, den du meinst.</translation>
    </message>
    <message>
        <source>Horse charges 12 inches. The Numidians are no match for it at close quarters.</source>
        <translation>Reiterei kann 12 Zoll weit angreifen. Im Nahkampf sind ihr die Numider nicht gewachsen.</translation>
    </message>
    <message>
        <source>Pull the Horse straight onto the Numidians. Wheeling uses up inches, and all wheels together may make 45 degrees.</source>
        <translation>Zieh die Reiterei geradewegs auf die Numider. Auch das Schwenken kostet Weg, und alle Schwenks zusammen dürfen höchstens 45 Grad ergeben.</translation>
    </message>
    <message>
        <source>Enough for this turn: press “%1”. That is to pass, and when both sides have passed, the fights begin.</source>
        <translation>Genug für diese Runde: Drück „%1“. Damit passt du, und wenn beide Seiten gepasst haben, beginnen die Gefechte.</translation>
    </message>
    <message>
        <source>Press “%1”, the large button below the table, or the space bar: nobody of yours charges then.</source>
        <translation>Drück „%1“, den großen Knopf unter dem Tisch, oder die Leertaste: Dann greift von deinen Leuten niemand an.</translation>
    </message>
    <message>
        <source>Now the fights. Who has a single enemy has nothing to choose: press “%1”, then dice decide. Your infantry and horse hit on 5 and 6, theirs only on 6.</source>
        <translation>Nun die Gefechte. Wer nur einen Gegner hat, muss nichts wählen: Drück „%1“, dann entscheiden Würfel. Deine Infanterie und Reiterei treffen bei 5 oder 6, die anderen nur bei 6.</translation>
    </message>
    <message>
        <source>A unit may only put its dice on an enemy it is engaged with. “%1” leaves everything as it is.</source>
        <translation>Eine Einheit darf ihre Würfel nur gegen einen Feind einsetzen, mit dem sie im Nahkampf ist. „%1“ lässt alles, wie es ist.</translation>
    </message>
    <message>
        <source>The second turn. Whoever fights stays where he is; the others may move, and need not. Press “%1”.</source>
        <translation>Die zweite Runde. Wer kämpft, bleibt stehen; die anderen dürfen sich bewegen, müssen aber nicht. Drück „%1“.</translation>
    </message>
    <message>
        <source>Only units that are not engaged can move. Nobody has to.</source>
        <translation>Nur Einheiten, die nicht im Nahkampf sind, können sich bewegen. Niemand muss.</translation>
    </message>
    <message>
        <source>Nobody shoots into a fight, but the Slingers are not in one. Another volley of the Velites!</source>
        <translation>Niemand schießt in ein Gefecht, aber die Schleuderer sind in keinem. Noch eine Salve der Veliten!</translation>
    </message>
    <message>
        <source>Choose the Velites, then the Slingers. Units that are engaged are safe from shots.</source>
        <translation>Wähle die Veliten, dann die Schleuderer. Einheiten im Nahkampf sind vor Beschuss sicher.</translation>
    </message>
    <message>
        <source>Enough of shooting: press “%1”.</source>
        <translation>Genug geschossen: Drück „%1“.</translation>
    </message>
    <message>
        <source>Skirmishers are easy to hit at close quarters: 4 or more. Let the Velites charge the Slingers, who are fewer.</source>
        <translation>Plänkler sind im Nahkampf leicht zu treffen: bei 4 oder mehr. Lass die Veliten die Schleuderer angreifen: Die sind in der Unterzahl.</translation>
    </message>
    <message>
        <source>Skirmishers turn once, then charge straight in any direction, and no corner goes farther than 6 inches.</source>
        <translation>Plänkler drehen sich einmal und greifen dann auf geradem Weg an, wohin du willst. Keine Ecke darf dabei weiter als 6 Zoll kommen.</translation>
    </message>
    <message>
        <source>Press “%1” to pass, and the last fights of this battle begin.</source>
        <translation>Drück „%1“, um zu passen. Dann beginnen die letzten Gefechte dieser Schlacht.</translation>
    </message>
    <message>
        <source>Those who still stand fight on. Press “%1” and roll: afterwards the losses are counted.</source>
        <translation>Wer noch steht, kämpft weiter. Drück „%1“ und würfle: Danach werden die Verluste gezählt.</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Losses</name>
    <message>
        <source>%1: %2</source>
        <comment>kind of troops, number of stands</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 has fallen</source>
        <translation>%1 ist gefallen</translation>
    </message>
</context>
<context>
    <name>MapPages</name>
    <message>
        <source>Figures along the edge are inches from the south-west corner. A thick line is a unit&apos;s front, a letter in a ring a general.</source>
        <translation>Zahlen am Rand sind Zoll von der Südwestecke. Eine dicke Linie ist die Front einer Einheit, ein Buchstabe im Ring ein General.</translation>
    </message>
    <message>
        <source>Figures along the edge are centimetres from the south-west corner. A thick line is a unit&apos;s front, a letter in a ring a general.</source>
        <translation>Zahlen am Rand sind Zentimeter von der Südwestecke. Eine dicke Linie ist die Front einer Einheit, ein Buchstabe im Ring ein General.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Front middle x</source>
        <translation>Frontmitte x</translation>
    </message>
    <message>
        <source>Front middle y</source>
        <translation>Frontmitte y</translation>
    </message>
    <message>
        <source>Front left x</source>
        <translation>Front links x</translation>
    </message>
    <message>
        <source>Front left y</source>
        <translation>Front links y</translation>
    </message>
    <message>
        <source>Front right x</source>
        <translation>Front rechts x</translation>
    </message>
    <message>
        <source>Front right y</source>
        <translation>Front rechts y</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a general with a unit</comment>
        <translation>%1, bei %2</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>The battle has ended. You can look back through it or begin a new one.</source>
        <translation>Die Schlacht ist zu Ende. Du kannst sie noch einmal ansehen oder eine neue beginnen.</translation>
    </message>
    <message>
        <source>Dice come first: a roll for %1 is due before any other order.</source>
        <translation>Erst die Würfel: Vor jedem anderen Befehl ist der Wurf für %1 an der Reihe.</translation>
    </message>
    <message>
        <source>Dice come first: a roll is due before any other order.</source>
        <translation>Erst die Würfel: Vor jedem anderen Befehl muss gewürfelt werden.</translation>
    </message>
    <message>
        <source>No dice are due now. Dice follow from an order; give one first.</source>
        <translation>Jetzt wird nicht gewürfelt. Würfel folgen auf einen Befehl; gib erst einen.</translation>
    </message>
    <message numerus="yes">
        <source>This roll takes %n dice; the number given was %2.</source>
        <translation>
            <numerusform>Zu diesem Wurf gehört %n Würfel; angegeben: %2.</numerusform>
            <numerusform>Zu diesem Wurf gehören %n Würfel; angegeben: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A die shows 1 to 6, so it cannot have shown %1. Enter it again.</source>
        <translation>Ein Würfel zeigt 1 bis 6, also kann es nicht %1 gewesen sein. Gib den Wurf noch einmal ein.</translation>
    </message>
    <message>
        <source>This order belongs to another step of the turn. Finish the present step to get there.</source>
        <translation>Dieser Befehl gehört in eine andere Phase der Runde. Beende erst die jetzige.</translation>
    </message>
    <message>
        <source>The charge step cannot simply be ended: it is over when both sides have passed, one right after the other. Pass instead.</source>
        <translation>Die Angriffsphase lässt sich nicht einfach beenden: Sie ist vorbei, wenn beide Seiten direkt nacheinander gepasst haben. Passe stattdessen.</translation>
    </message>
    <message>
        <source>Commands are placed before the first turn only. From then on units move.</source>
        <translation>Heeresteile werden nur vor der ersten Runde aufgestellt. Danach bewegen sich Einheiten.</translation>
    </message>
    <message>
        <source>The other side gives the orders in this step. Yours comes next.</source>
        <translation>In dieser Phase gibt die andere Seite die Befehle. Danach kommt deine.</translation>
    </message>
    <message>
        <source>The other side may charge or pass now. Then it is your turn again.</source>
        <translation>Jetzt kann die andere Seite angreifen oder passen. Danach bist du wieder an der Reihe.</translation>
    </message>
    <message>
        <source>The other side places a command now. Then it is your turn again.</source>
        <translation>Jetzt stellt die andere Seite einen Heeresteil auf. Danach bist du wieder an der Reihe.</translation>
    </message>
    <message>
        <source>The order names somebody who is not in this battle or not in that command. Check the name.</source>
        <translation>Der Befehl nennt jemanden, der nicht in dieser Schlacht oder nicht in diesem Heeresteil ist. Prüfe den Namen.</translation>
    </message>
    <message>
        <source>%1 left the battle earlier. Choose a unit that is still on the table.</source>
        <translation>Die Einheit %1 ist schon ausgeschaltet. Wähle eine, die noch auf dem Tisch ist.</translation>
    </message>
    <message>
        <source>%1 cannot move while engaged. The unit is free again when the enemies it fights are gone.</source>
        <translation>Die Einheit %1 kann sich im Nahkampf nicht bewegen. Frei ist sie erst wieder, wenn ihre Gegner fort sind.</translation>
    </message>
    <message>
        <source>%1 cannot shoot while engaged. Choose a unit that is free.</source>
        <translation>Die Einheit %1 kann im Nahkampf nicht schießen. Wähle eine, die frei ist.</translation>
    </message>
    <message>
        <source>%1 cannot charge while engaged: that fight goes on first. Choose a unit that is free.</source>
        <translation>Die Einheit %1 kann im Nahkampf nicht angreifen: Erst geht dieses Gefecht weiter. Wähle eine, die frei ist.</translation>
    </message>
    <message>
        <source>%1 already moved in this step, and a unit moves once. Shooting and charging are still to come.</source>
        <translation>Die Einheit %1 hat sich in dieser Phase schon bewegt, und das geht nur einmal. Schießen und Angreifen kommen noch.</translation>
    </message>
    <message>
        <source>%1 already moved this turn, and a general moves once a turn.</source>
        <translation>%1 hat sich in dieser Runde schon bewegt, und das geht nur einmal je Runde.</translation>
    </message>
    <message>
        <source>%1 already shot in this step, and a unit shoots once.</source>
        <translation>Die Einheit %1 hat in dieser Phase schon geschossen, und das geht nur einmal.</translation>
    </message>
    <message>
        <source>%1 already charged this turn, and a unit charges once a turn.</source>
        <translation>Die Einheit %1 hat in dieser Runde schon angegriffen, und das geht nur einmal je Runde.</translation>
    </message>
    <message>
        <source>In this battle %1 can move or shoot in a turn, not both, and one of the two is done.</source>
        <translation>In dieser Schlacht kann die Einheit %1 je Runde entweder sich bewegen oder schießen, und eines davon ist schon geschehen.</translation>
    </message>
    <message>
        <source>%1 must stay in this step, because the general who is with this unit moved separately. Next turn both can go together.</source>
        <translation>Die Einheit %1 muss in dieser Phase stehen bleiben, weil sich der General bei ihr allein bewegt hat. In der nächsten Runde können beide gemeinsam gehen.</translation>
    </message>
    <message>
        <source>%1 already moved together with %2. A separate move can wait for the next turn.</source>
        <translation>%1 hat sich schon gemeinsam mit %2 bewegt. Ein Weg allein muss bis zur nächsten Runde warten.</translation>
    </message>
    <message>
        <source>This order says nowhere to go. Give %1 at least one manoeuvre, or leave the unit as it is.</source>
        <translation>Dieser Befehl sagt nicht, wohin. Gib der Einheit %1 mindestens ein Manöver, oder lass sie stehen.</translation>
    </message>
    <message>
        <source>Part %2 of the way for %1 has no length, or one beyond all bounds. Give it a distance or an angle that is possible.</source>
        <translation>Teil %2 des Weges von %1 hat die Länge null oder eine, die es nicht geben kann. Gib einen Abstand oder einen Winkel an, der möglich ist.</translation>
    </message>
    <message>
        <source>%1 cannot go backwards, as part %2 of the way would, because formed units keep their ranks. Wheel round over some turns, or go ahead.</source>
        <translation>Die Einheit %1 kann nicht rückwärts gehen, wie es Teil %2 des Weges verlangt: Geschlossene Einheiten halten ihre Ordnung. Schwenke in mehreren Runden herum, oder geh vorwärts.</translation>
    </message>
    <message>
        <source>%1 can go back too, but part %2 of the way has a length below nothing. Name the direction, and a distance above nothing.</source>
        <translation>Die Einheit %1 kann auch zurückgehen, aber Teil %2 des Weges hat eine Länge unter null. Nenne die Richtung und einen Abstand über null.</translation>
    </message>
    <message>
        <source>%1 can go straight ahead, go obliquely forward or wheel, because formed units keep their ranks. Part %2 of the way is something else.</source>
        <translation>Die Einheit %1 kann geradeaus gehen, schräg vorrücken oder schwenken: Geschlossene Einheiten halten ihre Ordnung. Teil %2 des Weges ist etwas anderes.</translation>
    </message>
    <message>
        <source>%1 cannot turn about here. Turning about is the whole move of a formed unit, and only where the battle&apos;s options allow it; wheel instead.</source>
        <translation>Die Einheit %1 kann hier nicht kehrtmachen. Eine geschlossene Einheit braucht für die Kehrtwendung ihre ganze Bewegung, und nur manche Schlachten erlauben sie durch eine Regelvariante. Schwenke stattdessen.</translation>
    </message>
    <message>
        <source>%1 can go one straight way in any direction and turn once, before or after it. Part %2 of the way does not fit into that.</source>
        <translation>Die Einheit %1 kann einen geraden Weg in beliebiger Richtung gehen und sich davor oder danach einmal drehen. Teil %2 des Weges passt nicht dazu.</translation>
    </message>
    <message>
        <source>%1 can turn, go one straight way in any direction and turn again. Part %2 of the way does not fit into that.</source>
        <translation>Die Einheit %1 kann sich drehen, einen geraden Weg in beliebiger Richtung gehen und sich noch einmal drehen. Teil %2 des Weges passt nicht dazu.</translation>
    </message>
    <message>
        <source>In a charge %1 can turn once and then go one straight way. Part %2 of the way does not fit into that.</source>
        <translation>Beim Angriff kann die Einheit %1 sich einmal drehen und dann einen geraden Weg gehen. Teil %2 des Weges passt nicht dazu.</translation>
    </message>
    <message>
        <source>In this battle %1 can only charge straight ahead. Part %2 of the way is something else.</source>
        <translation>In dieser Schlacht kann die Einheit %1 nur geradeaus angreifen. Teil %2 des Weges ist etwas anderes.</translation>
    </message>
    <message>
        <source>%1 can go obliquely at up to %3 from straight ahead; this way is at %2. Wheel first, or aim farther forward.</source>
        <translation>Die Einheit %1 kann bis %3 schräg vorrücken; dieser Weg liegt bei %2. Schwenke vorher, oder ziele weiter nach vorn.</translation>
    </message>
    <message>
        <source>%1 can wheel by %3 in one move; this adds up to %2. The rest can follow next turn.</source>
        <translation>Die Einheit %1 kann in einer Bewegung bis %3 schwenken; hier sind es zusammen %2. Der Rest geht in der nächsten Runde.</translation>
    </message>
    <message>
        <source>%1 can go %3 in one move; this way takes %2. Stop earlier.</source>
        <translation>Die Einheit %1 kann in einer Bewegung %3 weit gehen; dieser Weg braucht %2. Halte früher an.</translation>
    </message>
    <message>
        <source>No corner of %1 may end more than %3 from where it began; here one goes %2. Turn less, or go less far.</source>
        <translation>Keine Ecke der Einheit %1 darf am Ende mehr als %3 von dort entfernt sein, wo sie war; hier sind es %2. Dreh sie weniger, oder geh ein kürzeres Stück.</translation>
    </message>
    <message>
        <source>%1 would leave the table. Every part of a unit must stay on it.</source>
        <translation>Die Einheit %1 käme über die Tischkante hinaus. Jeder Teil einer Einheit muss auf dem Tisch bleiben.</translation>
    </message>
    <message>
        <source>%1 would leave the table. Generals must stay on it.</source>
        <translation>%1 käme über die Tischkante hinaus. Auch Generäle müssen auf dem Tisch bleiben.</translation>
    </message>
    <message>
        <source>%1 cannot pass through %2. Go round, or move %2 away first.</source>
        <translation>Die Einheit %1 kann nicht durch %2 hindurchziehen. Geh außen herum, oder bewege erst %2 aus dem Weg.</translation>
    </message>
    <message>
        <source>%1 cannot pass through %2 in the middle of a fight: nobody passes through the engaged. Go round, or wait until that fight is over.</source>
        <translation>Die Einheit %1 kann nicht durch %2 hindurchziehen: Dort ist ein Nahkampf im Gange, und da zieht niemand hindurch. Geh außen herum, oder warte das Gefecht ab.</translation>
    </message>
    <message>
        <source>%1 would end on top of %2. Stop earlier, or go on until the two are clear of each other.</source>
        <translation>Die Einheit %1 stünde am Ende auf der Einheit %2. Halte früher an, oder geh weiter, bis beide Platz haben.</translation>
    </message>
    <message>
        <source>%1 would stand on top of %2. Place the two apart.</source>
        <translation>Die Einheit %1 stünde auf der Einheit %2. Stell die beiden getrennt auf.</translation>
    </message>
    <message>
        <source>%1 would touch %2, and only a charge brings enemies together. Stop a little earlier; the charge step comes later in the turn.</source>
        <translation>Die Einheit %1 würde %2 berühren, und Feinde treffen nur im Angriff aufeinander. Halte etwas früher an; die Angriffsphase kommt später in der Runde.</translation>
    </message>
    <message>
        <source>%1 would stand in contact with %2. Place the unit farther away.</source>
        <translation>Die Einheit %1 würde %2 berühren. Stell sie weiter weg auf.</translation>
    </message>
    <message>
        <source>%1 cannot push through %2. Move away from it instead.</source>
        <translation>Die Einheit %1 kann sich nicht durch %2 drängen. Geh lieber davon weg.</translation>
    </message>
    <message>
        <source>%1 cannot shoot: troops of this kind carry nothing that flies far enough. They can still charge.</source>
        <translation>Die Einheit %1 kann nicht schießen: Solche Truppen haben nichts, was weit genug fliegt. Angreifen können sie trotzdem.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side. Choose an enemy to shoot at.</source>
        <translation>%1 und %2 gehören zur selben Seite. Wähle einen Feind als Ziel.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side. Choose an enemy to charge.</source>
        <translation>%1 und %2 gehören zur selben Seite. Wähle einen Feind für den Angriff.</translation>
    </message>
    <message>
        <source>%1 cannot shoot at %2 in the middle of a fight. Choose an enemy who is free.</source>
        <translation>Die Einheit %1 kann nicht auf %2 schießen: Dort ist ein Nahkampf im Gange. Wähle einen Feind, der frei ist.</translation>
    </message>
    <message>
        <source>%1 would shoot at %2 for nothing: shots cannot bring an elephant down. Choose another target.</source>
        <translation>Die Einheit %1 schösse umsonst auf %2: Mit Schüssen ist ein Elefant nicht aufzuhalten. Wähle ein anderes Ziel.</translation>
    </message>
    <message>
        <source>%1 can shoot %4 far, and the distance to %2 is %3. Choose a nearer target.</source>
        <translation>Außer Reichweite: Zur Einheit %2 sind es %3, die Einheit %1 schießt nur %4 weit. Wähle ein näheres Ziel.</translation>
    </message>
    <message>
        <source>No single stand of %1 is within %3 of %2, and in this battle only stands in range may shoot. Choose a nearer target.</source>
        <translation>Kein Element der Einheit %1 kommt bis auf %3 an %2 heran, und in dieser Schlacht schießen nur Elemente in Reichweite. Wähle ein näheres Ziel.</translation>
    </message>
    <message>
        <source>%1 cannot see that target: the line to it runs through %2. Choose a target in the open.</source>
        <translation>Die Einheit %1 sieht dieses Ziel nicht: Die Linie dorthin geht durch %2. Wähle ein Ziel mit freier Sicht.</translation>
    </message>
    <message>
        <source>%1 can only shoot forward in this battle, and no part of %2 is ahead. Choose a target in front.</source>
        <translation>In dieser Schlacht kann die Einheit %1 nur nach vorn schießen, und kein Teil der Einheit %2 liegt vor ihr. Wähle ein Ziel weiter vorn.</translation>
    </message>
    <message>
        <source>%1 cannot charge: troops of this kind never do. Choose another unit.</source>
        <translation>Die Einheit %1 kann nicht angreifen: Solche Truppen tun das nie. Wähle eine andere Einheit.</translation>
    </message>
    <message>
        <source>%1 cannot reach %2 this way: a charge goes up to %3 and must end in contact. The charge is not used up; try another way or another target.</source>
        <translation>Die Einheit %1 erreicht %2 so nicht: Ein Angriff geht bis zu %3 weit und muss mit einer Berührung enden. Er ist nicht verbraucht; versuche einen anderen Weg oder ein anderes Ziel.</translation>
    </message>
    <message>
        <source>%1 would run into %2 first. Charge %2, or find a way past.</source>
        <translation>Die Einheit %1 träfe zuerst auf %2. Greif %2 an, oder such einen Weg daran vorbei.</translation>
    </message>
    <message>
        <source>%1 and %2 are not engaged with each other. Choose an enemy this unit is engaged with.</source>
        <translation>%1 und %2 sind nicht miteinander im Nahkampf. Wähle einen Feind, mit dem diese Einheit im Nahkampf ist.</translation>
    </message>
    <message>
        <source>%1 cannot place dice without being engaged. Choose a unit that is in a fight.</source>
        <translation>Die Einheit %1 kann keine Würfel verteilen, ohne im Nahkampf zu sein. Wähle eine, die in einem Gefecht ist.</translation>
    </message>
    <message>
        <source>%1 cannot roll dice in melee, so there is nothing to choose.</source>
        <translation>Die Einheit %1 würfelt im Nahkampf nicht; es gibt also nichts zu wählen.</translation>
    </message>
    <message>
        <source>%1 fights by the elephants&apos; own rules, without melee dice, so there is nothing to choose.</source>
        <translation>%1 kämpft nach den Regeln für Elefanten, ohne Nahkampfwürfel; es gibt also nichts zu wählen.</translation>
    </message>
    <message>
        <source>Dice of %1 would be wasted on %2: melee cannot hurt an elephant. Choose another enemy.</source>
        <translation>Würfel der Einheit %1 wären gegen %2 verschwendet: Im Nahkampf kann einem Elefanten niemand etwas anhaben. Wähle einen anderen Feind.</translation>
    </message>
    <message>
        <source>All dice of %1 must go to one enemy; the enemies in this order number %2.</source>
        <translation>Alle Würfel der Einheit %1 müssen einem einzigen Feind gelten; Feinde in diesem Befehl: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 must place exactly %n dice; this order places %3.</source>
        <translation>
            <numerusform>Die Einheit %1 muss genau %n Würfel verteilen; in diesem Befehl sind es %3.</numerusform>
            <numerusform>Die Einheit %1 muss genau %n Würfel verteilen; in diesem Befehl sind es %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is too late to choose for %1: the choice is closed and the dice come next.</source>
        <translation>Für %1 ist es zu spät zum Wählen: Die Wahl ist abgeschlossen, als Nächstes fallen die Würfel.</translation>
    </message>
    <message>
        <source>%1 fell earlier in this battle. Choose another general.</source>
        <translation>%1 ist in dieser Schlacht schon gefallen. Wähle einen anderen General.</translation>
    </message>
    <message>
        <source>%1 can go %3 in a turn; that place is %2 away. Choose a nearer one.</source>
        <translation>%1 kann in einer Runde %3 weit gehen; dieser Ort ist %2 entfernt. Wähle einen näheren.</translation>
    </message>
    <message>
        <source>%1 can go %4 in a turn; the way to %2 is %3. Choose a nearer unit.</source>
        <translation>%1 kann in einer Runde %4 weit gehen; der Weg zur Einheit %2 ist %3 lang. Wähle eine nähere Einheit.</translation>
    </message>
    <message>
        <source>%1 cannot leave %2 in the middle of a fight.</source>
        <translation>%1 kann die Einheit %2 nicht mitten im Nahkampf verlassen.</translation>
    </message>
    <message>
        <source>%1 cannot join %2: another general is there. Choose another unit.</source>
        <translation>%1 kann sich der Einheit %2 nicht anschließen: Dort ist schon ein General. Wähle eine andere Einheit.</translation>
    </message>
    <message>
        <source>%1 cannot join %2. Generals go with troops of their own side, but not with elephants or machines.</source>
        <translation>%1 kann sich der Einheit %2 nicht anschließen. Generäle gehen mit Truppen ihrer Seite, aber nicht mit Elefanten oder Geschützen.</translation>
    </message>
    <message>
        <source>%1 cannot join %2: in this battle a general leads only units of one command, and that unit fights under another.</source>
        <translation>%1 kann sich der Einheit %2 nicht anschließen: In dieser Schlacht führt ein General nur Einheiten eines Heeresteils, und diese gehört zu einem anderen.</translation>
    </message>
    <message>
        <source>%1 is there already. Choose another place, or leave it at that.</source>
        <translation>%1 ist schon dort. Wähle einen anderen Ort, oder lass es dabei.</translation>
    </message>
    <message>
        <source>%1 must be placed inside the deployment zone of this side.</source>
        <translation>Außerhalb der Aufstellungszone dieser Seite: %1 muss in der Zone stehen.</translation>
    </message>
    <message>
        <source>%1 leads this side and must be placed inside its deployment zone.</source>
        <translation>Außerhalb der Aufstellungszone: %1 führt diese Seite und muss in ihrer Zone stehen.</translation>
    </message>
    <message>
        <source>In this battle everybody begins in a fixed place, so no command is placed. Units can move when the turn comes to it.</source>
        <translation>In dieser Schlacht beginnen alle an festen Plätzen, daher wird kein Heeresteil aufgestellt. Einheiten bewegen sich, sobald sie an der Reihe sind.</translation>
    </message>
    <message>
        <source>This command is in place already. Choose one that is not.</source>
        <translation>Dieser Heeresteil steht schon. Wähle einen, der noch nicht aufgestellt ist.</translation>
    </message>
    <message>
        <source>The armies are still being placed. The battle begins, and with it the turns, when all commands are in place.</source>
        <translation>Die Heere werden noch aufgestellt. Die Schlacht und ihre Runden beginnen, wenn alle Heeresteile stehen.</translation>
    </message>
    <message>
        <source>This side said already that it is done. The other side is still choosing.</source>
        <translation>Diese Seite hat schon „Fertig“ gesagt. Die andere wählt noch.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: %3 may move.</source>
        <translation>Runde %1, Phase %2: Bewegung, %3.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: %3 may shoot.</source>
        <translation>Runde %1, Phase %2: Beschuss, %3.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: both sides may charge.</source>
        <translation>Runde %1, Phase %2: Sturmangriff, beide Seiten.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: melee.</source>
        <translation>Runde %1, Phase %2: Nahkampf.</translation>
    </message>
    <message>
        <source>%1 took up position.</source>
        <translation>Der Heeresteil „%1“ ist aufgestellt.</translation>
    </message>
    <message>
        <source>Next to act: %1.</source>
        <translation>Jetzt am Zug: %1.</translation>
    </message>
    <message>
        <source>%1 moved %2.</source>
        <translation>Die Einheit %1 bewegt sich %2 weit.</translation>
    </message>
    <message>
        <source>%1 moved alone.</source>
        <translation>%1 bewegt sich allein.</translation>
    </message>
    <message>
        <source>%1 joined %2.</source>
        <translation>%1 hat sich der Einheit %2 angeschlossen.</translation>
    </message>
    <message>
        <source>%1 outlived the unit and stood alone.</source>
        <translation>Die Einheit ist fort, %1 bleibt allein zurück.</translation>
    </message>
    <message>
        <source>%1 fell in the ranks of %2.</source>
        <translation>%1 fällt in den Reihen der Einheit %2.</translation>
    </message>
    <message>
        <source>%1 came through unhurt.</source>
        <translation>%1 bleibt unverletzt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shot at %2 with %n dice.</source>
        <translation>
            <numerusform>Die Einheit %1 schießt mit einem Würfel auf %2.</numerusform>
            <numerusform>Die Einheit %1 schießt mit %n Würfeln auf %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shot at %3 and hit %n times out of %4.</source>
        <translation>
            <numerusform>Die Einheit %1 schießt auf %3. Treffer: %n von %4.</numerusform>
            <numerusform>Die Einheit %1 schießt auf %3. Treffer: %n von %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shot at %2: hits %3 of %4, stands lost %5.</source>
        <translation>Die Einheit %1 schießt auf %2. Treffer: %3 von %4, verlorene Elemente: %5.</translation>
    </message>
    <message numerus="yes">
        <source>%1 fought %3 and hit %n times out of %4.</source>
        <translation>
            <numerusform>Die Einheit %1 kämpft gegen %3. Treffer: %n von %4.</numerusform>
            <numerusform>Die Einheit %1 kämpft gegen %3. Treffer: %n von %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 tried to scare %1 and rolled %3.</source>
        <translation>Schreckwurf der Einheit %2 gegen %1: %3.</translation>
    </message>
    <message>
        <source>The die for %1 showed %2.</source>
        <translation>Wurf für %1: %2.</translation>
    </message>
    <message>
        <source>The control die of %1 showed %2.</source>
        <translation>Kontrollwurf für %1: %2.</translation>
    </message>
    <message>
        <source>The die for who charges first showed %1.</source>
        <translation>Wurf, wer zuerst angreift: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands.</source>
        <translation>
            <numerusform>Die Einheit %1 verliert %n Element.</numerusform>
            <numerusform>Die Einheit %1 verliert %n Elemente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands to the shots of %3.</source>
        <translation>
            <numerusform>Die Einheit %1 verliert %n Element durch Beschuss (%3).</numerusform>
            <numerusform>Die Einheit %1 verliert %n Elemente durch Beschuss (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands fighting %3.</source>
        <translation>
            <numerusform>Die Einheit %1 verliert %n Element im Nahkampf gegen %3.</numerusform>
            <numerusform>Die Einheit %1 verliert %n Elemente im Nahkampf gegen %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands in melee.</source>
        <translation>
            <numerusform>Die Einheit %1 verliert im Nahkampf %n Element.</numerusform>
            <numerusform>Die Einheit %1 verliert im Nahkampf %n Elemente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands under the weight of %3.</source>
        <translation>
            <numerusform>Die Einheit %1 verliert %n Element beim Aufprall (%3).</numerusform>
            <numerusform>Die Einheit %1 verliert %n Elemente beim Aufprall (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands in the path of %3.</source>
        <translation>
            <numerusform>Die Einheit %1 wird durch %3 überrannt und verliert %n Element.</numerusform>
            <numerusform>Die Einheit %1 wird durch %3 überrannt und verliert %n Elemente.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last stand of %1 could not hold alone and left at once.</source>
        <translation>Die Einheit %1 hat nur noch ein Element und verliert es sofort.</translation>
    </message>
    <message>
        <source>%1 left the battle.</source>
        <translation>Die Einheit %1 ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>%1 left the battle, beaten by %2.</source>
        <translation>Die Einheit %1 ist ausgeschaltet, besiegt durch %2.</translation>
    </message>
    <message>
        <source>%1 left the battle, trampled by %2.</source>
        <translation>Die Einheit %1 ist ausgeschaltet, überrannt durch %2.</translation>
    </message>
    <message>
        <source>%1 charged %2 from the front over %3.</source>
        <translation>Die Einheit %1 greift %2 von vorn an (%3).</translation>
    </message>
    <message>
        <source>%1 charged %2 from the flank or rear over %3.</source>
        <translation>Die Einheit %1 greift %2 in Flanke oder Rücken an (%3).</translation>
    </message>
    <message>
        <source>%1 charged on for %3 and met %2.</source>
        <translation>Die Einheit %1 stürmt noch %3 weiter und trifft auf %2.</translation>
    </message>
    <message>
        <source>%1 charged on for %2 and met nobody.</source>
        <translation>Die Einheit %1 stürmt noch %2 weiter und trifft auf niemanden.</translation>
    </message>
    <message>
        <source>%1 passed.</source>
        <translation>%1: „Wir passen.“</translation>
    </message>
    <message>
        <source>%1 fled before the charge of %2 and left the battle.</source>
        <translation>Die Einheit %1 flieht vor dem Angriff der Einheit %2 und ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>%1 took fright at %2 and left the battle without doing harm.</source>
        <translation>%1 scheut vor der Einheit %2 und flieht vom Schlachtfeld, ohne Schaden anzurichten.</translation>
    </message>
    <message>
        <source>%1 crashed into %2.</source>
        <translation>%1 prallt auf %2.</translation>
    </message>
    <message>
        <source>%1 and %2 are engaged.</source>
        <translation>%1 und %2 sind jetzt im Nahkampf.</translation>
    </message>
    <message>
        <source>%1 and %2 are no longer engaged.</source>
        <translation>%1 und %2 sind nicht mehr miteinander im Nahkampf.</translation>
    </message>
    <message>
        <source>%1 chose to fight %2.</source>
        <translation>Die Einheit %1 wählt %2 als Gegner.</translation>
    </message>
    <message numerus="yes">
        <source>%1 chose to fight %n enemies.</source>
        <translation>
            <numerusform>Die Einheit %1 kämpft gegen einen Feind.</numerusform>
            <numerusform>Die Einheit %1 kämpft gegen %n Feinde.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 said: done.</source>
        <translation>%1: „Fertig!“</translation>
    </message>
    <message>
        <source>The fighting began.</source>
        <translation>Die Gefechte beginnen.</translation>
    </message>
    <message>
        <source>%1 stayed under control.</source>
        <translation>%1 bleibt unter Kontrolle.</translation>
    </message>
    <message>
        <source>%1 ran wild straight ahead and off the battlefield.</source>
        <translation>%1 geht durch, geradeaus und vom Schlachtfeld herunter.</translation>
    </message>
    <message>
        <source>%1 turned right and ran wild, off the battlefield.</source>
        <translation>%1 geht durch, nach rechts und vom Schlachtfeld herunter.</translation>
    </message>
    <message>
        <source>%1 turned left and ran wild, off the battlefield.</source>
        <translation>%1 geht durch, nach links und vom Schlachtfeld herunter.</translation>
    </message>
    <message>
        <source>%1 turned round and ran wild, off the battlefield.</source>
        <translation>%1 geht durch, macht kehrt und läuft vom Schlachtfeld herunter.</translation>
    </message>
    <message>
        <source>The fighting paused for this turn.</source>
        <translation>Die Gefechte ruhen bis zur nächsten Runde.</translation>
    </message>
    <message>
        <source>Turn %1 ended.</source>
        <translation>Runde %1 ist zu Ende.</translation>
    </message>
    <message>
        <source>Roll one die for who charges first: 1 to 3 is for %1, 4 to 6 for %2.</source>
        <translation>Wirf einen Würfel darum, wer zuerst angreift: 1 bis 3 für %1, 4 bis 6 für %2.</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3: each %4 or more hits.</source>
        <translation>
            <numerusform>Wirf %n Würfel für %1 gegen %3 (Beschuss): %4 oder mehr trifft.</numerusform>
            <numerusform>Wirf %n Würfel für %1 gegen %3 (Beschuss): Jeder mit %4 oder mehr trifft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3: each 6 hits.</source>
        <translation>
            <numerusform>Wirf %n Würfel für %1 gegen %3 (Beschuss): Eine 6 trifft.</numerusform>
            <numerusform>Wirf %n Würfel für %1 gegen %3 (Beschuss): Jede 6 trifft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3, though none can hit.</source>
        <translation>
            <numerusform>Wirf %n Würfel für %1 gegen %3 (Beschuss), auch wenn er nicht treffen kann.</numerusform>
            <numerusform>Wirf %n Würfel für %1 gegen %3 (Beschuss), auch wenn keiner treffen kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll one die for %2: on %3 or more %1 will take fright and leave.</source>
        <translation>Wirf einen Würfel für %2: Bei %3 oder mehr scheut %1 und flieht.</translation>
    </message>
    <message>
        <source>Roll one die for %2: on a 6 %1 will take fright and leave.</source>
        <translation>Wirf einen Würfel für %2: Bei einer 6 scheut %1 und flieht.</translation>
    </message>
    <message>
        <source>Roll one die for %2, though nothing can frighten %1.</source>
        <translation>Wirf einen Würfel für %2, auch wenn %1 nicht zu erschrecken ist.</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3: each %4 or more hits.</source>
        <translation>
            <numerusform>Wirf %n Würfel für %1 gegen %3 (Nahkampf): %4 oder mehr trifft.</numerusform>
            <numerusform>Wirf %n Würfel für %1 gegen %3 (Nahkampf): Jeder mit %4 oder mehr trifft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3: each 6 hits.</source>
        <translation>
            <numerusform>Wirf %n Würfel für %1 gegen %3 (Nahkampf): Eine 6 trifft.</numerusform>
            <numerusform>Wirf %n Würfel für %1 gegen %3 (Nahkampf): Jede 6 trifft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3, though none can hit.</source>
        <translation>
            <numerusform>Wirf %n Würfel für %1 gegen %3 (Nahkampf), auch wenn er nicht treffen kann.</numerusform>
            <numerusform>Wirf %n Würfel für %1 gegen %3 (Nahkampf), auch wenn keiner treffen kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll one die for %1, who fought with %2: on a 6 the general falls.</source>
        <translation>Wirf einen Würfel für %1, eben noch im Nahkampf bei der Einheit %2: Bei einer 6 fällt der General.</translation>
    </message>
    <message>
        <source>Roll the control die of %1: will the elephant obey or run wild?</source>
        <translation>Wirf den Kontrollwürfel für %1: Gehorcht der Elefant, oder geht er durch?</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Beschuss</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Sturmangriff</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>%1 may place a command. The battle begins when all are in place.</source>
        <translation>%1: Stellt einen Heeresteil auf. Die Schlacht beginnt, wenn alle stehen.</translation>
    </message>
    <message>
        <source>%1 may move units and generals, each once and in any order.</source>
        <translation>%1: Bewegt Einheiten und Generäle, jeden einmal, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>%1 may shoot with units that can, each once and in any order.</source>
        <translation>%1: Schießt mit allen, die es können, jede Einheit einmal, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>%1 may charge with one unit, or pass. When both sides pass in a row, the step ends.</source>
        <translation>%1: Greift mit einer Einheit an, oder passt. Passen beide Seiten nacheinander, endet die Phase.</translation>
    </message>
    <message>
        <source>Both sides choose whom their units fight. When both are done, the dice fall.</source>
        <translation>Beide Seiten wählen, gegen wen ihre Einheiten kämpfen. Sind beide fertig, fallen die Würfel.</translation>
    </message>
    <message>
        <source>The fights of this turn are being fought.</source>
        <translation>Die Gefechte dieser Runde werden ausgetragen.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>Die Schlacht ist vorbei.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Slight edge</source>
        <translation>Knapper Vorteil</translation>
    </message>
    <message>
        <source>Great victory</source>
        <translation>Großer Sieg</translation>
    </message>
    <message>
        <source>The battle is drawn</source>
        <translation>Ein Unentschieden</translation>
    </message>
    <message>
        <source>A slight edge for %1</source>
        <translation>Ein knapper Vorteil für %1</translation>
    </message>
    <message>
        <source>A great victory for %1</source>
        <translation>Ein großer Sieg für %1</translation>
    </message>
    <message>
        <source>The last turn is over, and the battle is drawn.</source>
        <translation>Die letzte Runde ist vorbei, die Schlacht endet unentschieden.</translation>
    </message>
    <message>
        <source>The last turn is over: a slight edge for %1.</source>
        <translation>Die letzte Runde ist vorbei: ein knapper Vorteil für %1.</translation>
    </message>
    <message>
        <source>The last turn is over: a great victory for %1.</source>
        <translation>Die letzte Runde ist vorbei: ein großer Sieg für %1.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends drawn.</source>
        <translation>Viele Runden lang ging nichts verloren; die Schlacht endet unentschieden.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends: a slight edge for %1.</source>
        <translation>Viele Runden lang ging nichts verloren; die Schlacht endet: ein knapper Vorteil für %1.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends: a great victory for %1.</source>
        <translation>Viele Runden lang ging nichts verloren; die Schlacht endet: ein großer Sieg für %1.</translation>
    </message>
    <message>
        <source>No unit of either side is left: the battle is drawn.</source>
        <translation>Keine Seite hat noch eine Einheit: Die Schlacht endet unentschieden.</translation>
    </message>
    <message>
        <source>Only one side still has units on the table: a great victory for %1.</source>
        <translation>Nur eine Seite hat noch Einheiten auf dem Tisch: ein großer Sieg für %1.</translation>
    </message>
    <message>
        <source>Both armies lost half their stands, and the battle is drawn.</source>
        <translation>Beide Heere haben die Hälfte ihrer Elemente verloren; die Schlacht endet unentschieden.</translation>
    </message>
    <message>
        <source>Both armies lost half their stands: a slight edge for %1.</source>
        <translation>Beide Heere haben die Hälfte ihrer Elemente verloren: ein knapper Vorteil für %1.</translation>
    </message>
    <message>
        <source>An army lost half its stands and broke: a great victory for %1.</source>
        <translation>Ein Heer hat die Hälfte seiner Elemente verloren und bricht zusammen: ein großer Sieg für %1.</translation>
    </message>
    <message>
        <source>Both commanders in chief fell, and the battle is drawn.</source>
        <translation>Beide Oberbefehlshaber sind gefallen; die Schlacht endet unentschieden.</translation>
    </message>
    <message>
        <source>Both commanders in chief fell: a slight edge for %1.</source>
        <translation>Beide Oberbefehlshaber sind gefallen: ein knapper Vorteil für %1.</translation>
    </message>
    <message>
        <source>A commander in chief fell: a great victory for %1.</source>
        <translation>Ein Oberbefehlshaber ist gefallen: ein großer Sieg für %1.</translation>
    </message>
    <message>
        <source>The other side gave the battle up: a great victory for %1.</source>
        <translation>Die andere Seite hat aufgegeben: ein großer Sieg für %1.</translation>
    </message>
    <message>
        <source>Bring %1 forward, so that the line advances together.</source>
        <translation>Rück mit der Einheit %1 vor, damit die Linie zusammen vorankommt.</translation>
    </message>
    <message>
        <source>Keep %1 level with the units beside it: enemies come in through gaps.</source>
        <translation>Halte die Einheit %1 auf einer Höhe mit ihren Nachbarn, denn durch Lücken kommen Feinde herein.</translation>
    </message>
    <message>
        <source>Keep %1 in front as a screen for the troops behind.</source>
        <translation>Lass die Einheit %1 vorn, als Schirm für die Truppen dahinter.</translation>
    </message>
    <message>
        <source>Lead %1 towards %2 and round the flank.</source>
        <translation>Führ die Einheit %1 in Richtung %2 und um die Flanke herum.</translation>
    </message>
    <message>
        <source>Send %1 towards %2, whose crew will flee from any charge.</source>
        <translation>Schick die Einheit %1 in Richtung %2, denn die Mannschaft dort flieht vor jedem Angriff.</translation>
    </message>
    <message>
        <source>Draw %1 back, out of reach of the enemy.</source>
        <translation>Zieh die Einheit %1 zurück, außer Reichweite des Feindes.</translation>
    </message>
    <message>
        <source>Send %1 to %2, where extra dice will count.</source>
        <translation>Schick %1 zur Einheit %2, wo Zusatzwürfel zählen.</translation>
    </message>
    <message>
        <source>%1 should shoot at %2, where that is worth about %3 stands.</source>
        <translation>Die Einheit %1 sollte auf %2 schießen. Das kostet den Feind im Durchschnitt etwa %3 (in Elementen).</translation>
    </message>
    <message>
        <source>%1 should charge %2: the fight should bring about %3 stands more than it costs.</source>
        <translation>Die Einheit %1 sollte %2 angreifen. Das bringt im Durchschnitt etwa %3 mehr, als es kostet (in Elementen).</translation>
    </message>
    <message>
        <source>%1 should charge %2 in the middle of another fight, where help decides.</source>
        <translation>Die Einheit %1 sollte %2 mitten in einem anderen Gefecht angreifen, wo Hilfe den Ausschlag gibt.</translation>
    </message>
    <message>
        <source>%1 should charge %2, whose crew must flee.</source>
        <translation>Die Einheit %1 sollte %2 angreifen; die Mannschaft dort muss fliehen.</translation>
    </message>
    <message>
        <source>Send %1 against %2: an elephant strikes when it charges, not later.</source>
        <translation>Schick %1 gegen %2, denn ein Elefant trifft beim Angriff, später nicht mehr.</translation>
    </message>
    <message>
        <source>%1 should charge %2: a charged elephant strikes nobody and may soon run wild.</source>
        <translation>Die Einheit %1 sollte %2 angreifen, denn ein angegriffener Elefant trifft niemanden und geht vielleicht bald durch.</translation>
    </message>
    <message>
        <source>Pass: no charge is worth its risk just now.</source>
        <translation>Lieber passen, denn gerade ist kein Angriff das Wagnis wert.</translation>
    </message>
    <message>
        <source>Done: nothing more is worth doing in this step.</source>
        <translation>In dieser Phase lohnt sich nichts mehr, also „Fertig“.</translation>
    </message>
    <message>
        <source>Put the dice of %1 on %2, where they count most.</source>
        <translation>Setz die Würfel der Einheit %1 gegen %2 ein, dort zählen sie am meisten.</translation>
    </message>
    <message>
        <source>Drawn by lot from everything that is lawful.</source>
        <translation>Aus allem, was erlaubt ist, ausgelost.</translation>
    </message>
    <message>
        <source>In battles played ahead in thought this went best: %1 won %2 of them.</source>
        <translation>Im Voraus durchgespielt ging das am besten aus, mit einem Sieg für %1 in %2 der Schlachten.</translation>
    </message>
    <message>
        <source>Place %1 where there is room for the whole command.</source>
        <translation>Stell %1 dort auf, wo Platz für den ganzen Heeresteil ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n stands</source>
        <translation>
            <numerusform>%n Element</numerusform>
            <numerusform>%n Elemente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of their stands</source>
        <translation>
            <numerusform>eines ihrer Elemente</numerusform>
            <numerusform>%n ihrer Elemente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Würfeln</numerusform>
            <numerusform>%n Würfel werfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type in %n dice</source>
        <translation>
            <numerusform>Wurf eingeben</numerusform>
            <numerusform>%n Würfe eingeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next unit (%n can still act)</source>
        <translation>
            <numerusform>Nächste Einheit (noch %n)</numerusform>
            <numerusform>Nächste Einheit (noch %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next general (%n can still act)</source>
        <translation>
            <numerusform>Nächster General (noch %n)</numerusform>
            <numerusform>Nächster General (noch %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generals</source>
        <translation>
            <numerusform>%n General</numerusform>
            <numerusform>%n Generäle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fights, before the dice</source>
        <translation>
            <numerusform>%n Gefecht vor dem Würfeln</numerusform>
            <numerusform>%n Gefechte vor dem Würfeln</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty. Export the drawing again.</source>
        <translation>Die Datei ist leer. Exportieren Sie die Zeichnung noch einmal.</translation>
    </message>
    <message>
        <source>The file is too large: at most %1 megabytes are read. Export a simpler drawing.</source>
        <translation>Die Datei ist zu groß: Höchstens %1 Megabyte werden gelesen. Exportieren Sie eine einfachere Zeichnung.</translation>
    </message>
    <message>
        <source>The file cannot be read: it is gone, a folder or a device, or belongs to somebody else.</source>
        <translation>Die Datei lässt sich nicht lesen: Sie ist verschwunden, ein Ordner oder ein Gerät, oder sie gehört jemand anderem.</translation>
    </message>
    <message>
        <source>The file is compressed (SVGZ). Save it as plain SVG and import that.</source>
        <translation>Die Datei ist komprimiert (SVGZ). Speichern Sie sie als einfaches SVG und importieren Sie das.</translation>
    </message>
    <message>
        <source>This kind of picture cannot be imported. Save it as PNG, or draw it as SVG.</source>
        <translation>Diese Art Bild lässt sich nicht importieren. Speichern Sie es als PNG, oder zeichnen Sie es als SVG.</translation>
    </message>
    <message>
        <source>The PNG picture is damaged or far too large: no side may have more than %1 pixels. Save it again, smaller.</source>
        <translation>Das PNG-Bild ist beschädigt oder viel zu groß: Keine Seite darf mehr als %1 Pixel haben. Speichern Sie es noch einmal, in kleinerer Größe.</translation>
    </message>
    <message>
        <source>The file is neither an SVG drawing nor a PNG picture, or its text is damaged. Export the drawing again as SVG.</source>
        <translation>Die Datei ist weder eine SVG-Zeichnung noch ein PNG-Bild, oder ihr Text ist beschädigt. Exportieren Sie die Zeichnung noch einmal als SVG.</translation>
    </message>
    <message>
        <source>The drawing is damaged or incomplete from line %1 on. Export it again, and copy the whole file.</source>
        <translation>Die Zeichnung ist ab Zeile %1 beschädigt oder unvollständig. Exportieren Sie sie noch einmal und kopieren Sie die ganze Datei.</translation>
    </message>
    <message>
        <source>The file holds something else than an SVG drawing, perhaps the web page it came from. Download the drawing itself.</source>
        <translation>Die Datei enthält etwas anderes als eine SVG-Zeichnung, vielleicht die Webseite, von der sie stammt. Laden Sie die Zeichnung selbst herunter.</translation>
    </message>
    <message>
        <source>The drawing uses abbreviations of its own (entities), which can be harmful. Save it as plain SVG.</source>
        <translation>Die Zeichnung benutzt eigene Abkürzungen (Entitäten), und die können schaden. Speichern Sie sie als einfaches SVG.</translation>
    </message>
    <message>
        <source>The drawing has more than %1 parts, copies counted. Simplify it, or export it as a PNG picture.</source>
        <translation>Die Zeichnung hat mehr als %1 Teile, Kopien mitgezählt. Vereinfachen Sie sie, oder exportieren Sie sie als PNG-Bild.</translation>
    </message>
    <message>
        <source>The drawing has groups within groups more than %1 deep. Ungroup it and export it again.</source>
        <translation>Die Zeichnung hat mehr als %1 Ebenen von Gruppen in Gruppen. Heben Sie Gruppierungen auf und exportieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>The outlines have more than %1 points. Simplify them, or export the drawing as a PNG picture.</source>
        <translation>Die Umrisse haben mehr als %1 Punkte. Vereinfachen Sie sie, oder exportieren Sie die Zeichnung als PNG-Bild.</translation>
    </message>
    <message>
        <source>The drawing is so detailed that drawing it would hold up the table. Simplify it, or export it as a PNG picture.</source>
        <translation>Die Zeichnung ist so fein, dass sie den Spieltisch bremsen würde. Vereinfachen Sie sie, oder exportieren Sie sie als PNG-Bild.</translation>
    </message>
    <message>
        <source>The style sheets of the drawing are too long. Export it with “presentation attributes” instead of styles.</source>
        <translation>Die Stilvorlagen der Zeichnung sind zu lang. Exportieren Sie sie mit „Präsentationsattributen“ statt Stilen.</translation>
    </message>
    <message>
        <source>There is nothing in the drawing that can be shown. Convert everything to paths and export it again.</source>
        <translation>In der Zeichnung ist nichts, was sich zeigen lässt. Wandeln Sie alles in Pfade um und exportieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>The drawing is more than %1 times as long as wide. Crop the page to the figure.</source>
        <translation>Die Zeichnung ist mehr als %1-mal so lang wie breit. Schneiden Sie die Seite auf die Figur zu.</translation>
    </message>
    <message numerus="yes">
        <source>%n parts are clipped; they will show whole.</source>
        <translation>
            <numerusform>%n Teil ist beschnitten; er wird ganz gezeigt.</numerusform>
            <numerusform>%n Teile sind beschnitten; sie werden ganz gezeigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts are masked; they will show whole.</source>
        <translation>
            <numerusform>%n Teil ist maskiert; er wird ganz gezeigt.</numerusform>
            <numerusform>%n Teile sind maskiert; sie werden ganz gezeigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effects, such as blur or shadow, will not show.</source>
        <translation>
            <numerusform>%n Effekt, etwa Unschärfe oder Schatten, wird nicht gezeigt.</numerusform>
            <numerusform>%n Effekte, etwa Unschärfe oder Schatten, werden nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fills with a pattern will be plain grey.</source>
        <translation>
            <numerusform>%n Füllung mit Muster wird einfach grau.</numerusform>
            <numerusform>%n Füllungen mit Muster werden einfach grau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow heads and other markers on lines will not show.</source>
        <translation>Pfeilspitzen und andere Zeichen an Linien werden nicht gezeigt.</translation>
    </message>
    <message>
        <source>Very fine dashes will be drawn as whole lines.</source>
        <translation>Sehr fein gestrichelte Linien werden durchgezogen gezeichnet.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures in the drawing will not show: only PNG pictures that are embedded in the file can.</source>
        <translation>
            <numerusform>%n Bild in der Zeichnung wird nicht gezeigt: Das geht nur mit eingebetteten PNG-Bildern.</numerusform>
            <numerusform>%n Bilder in der Zeichnung werden nicht gezeigt: Das geht nur mit eingebetteten PNG-Bildern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies of something that is not in the file will not show.</source>
        <translation>
            <numerusform>%n Kopie von etwas, das nicht in der Datei ist, wird nicht gezeigt.</numerusform>
            <numerusform>%n Kopien von etwas, das nicht in der Datei ist, werden nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing was turned into outlines with the fonts of this computer. Look whether it is right.</source>
        <translation>Schrift wurde mit den Schriftarten dieses Computers in Umrisse verwandelt. Sehen Sie nach, ob alles stimmt.</translation>
    </message>
    <message>
        <source>Some writing, such as text on a curve or in a frame, will not show. Convert text to paths to keep it.</source>
        <translation>Manche Schrift, etwa an einer Kurve oder in einem Rahmen, wird nicht gezeigt. Wandeln Sie Text in Pfade um, damit er bleibt.</translation>
    </message>
    <message>
        <source>Links and scripts were left out: a figure only stands there.</source>
        <translation>Links und Skripte wurden weggelassen: Eine Figur steht einfach nur da.</translation>
    </message>
    <message>
        <source>Animations were left out: the drawing stands still.</source>
        <translation>Animationen wurden weggelassen: Die Zeichnung steht still.</translation>
    </message>
    <message>
        <source>Web pages and text boxes within the drawing will not show.</source>
        <translation>Webseiten und Textfelder in der Zeichnung werden nicht gezeigt.</translation>
    </message>
    <message>
        <source>Fonts, styles or colours that are in other files were left out; nothing outside the drawing is opened.</source>
        <translation>Schriften, Stile oder Farben aus anderen Dateien wurden weggelassen; außerhalb der Zeichnung wird nichts geöffnet.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules of its style sheet are too involved and were left out.</source>
        <translation>
            <numerusform>%n Regel der Stilvorlage ist zu verwickelt und wurde weggelassen.</numerusform>
            <numerusform>%n Regeln der Stilvorlage sind zu verwickelt und wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colours or sizes use variables of the style sheet and were left out.</source>
        <translation>
            <numerusform>%n Farbe oder Größe benutzt Variablen der Stilvorlage und wurde weggelassen.</numerusform>
            <numerusform>%n Farben oder Größen benutzen Variablen der Stilvorlage und wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts of unknown kinds were left out.</source>
        <translation>
            <numerusform>%n Teil unbekannter Art wurde weggelassen.</numerusform>
            <numerusform>%n Teile unbekannter Art wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing does not say how large its page is; it was cropped to what is drawn.</source>
        <translation>Die Zeichnung sagt nicht, wie groß ihre Seite ist; sie wurde auf das Gezeichnete zugeschnitten.</translation>
    </message>
    <message>
        <source>The drawing is so detailed that it was turned into a picture; its colours cannot be changed any more.</source>
        <translation>Die Zeichnung ist so fein, dass sie in ein Bild verwandelt wurde; ihre Farben lassen sich nicht mehr ändern.</translation>
    </message>
    <message>
        <source>The picture was made smaller: its longer side has %1 pixels now.</source>
        <translation>Das Bild wurde verkleinert: Seine längere Seite hat jetzt %1 Pixel.</translation>
    </message>
    <message numerus="yes">
        <source>%1 came to the field with %n units, %3 stands in all.</source>
        <translation>
            <numerusform>Ins Feld zogen %1 mit %n Einheit von %3 Elementen.</numerusform>
            <numerusform>Ins Feld zogen %1 mit %n Einheiten, zusammen %3 Elementen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had drawn up %n units with %3 stands.</source>
        <translation>
            <numerusform>%n Einheit mit %3 Elementen hatten %1 aufgestellt.</numerusform>
            <numerusform>%n Einheiten mit %3 Elementen hatten %1 aufgestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 led %2 that day.</source>
        <translation>Für %2 hatte an diesem Tag %1 den Oberbefehl.</translation>
    </message>
    <message>
        <source>At the head of %2 stood %1.</source>
        <translation>Für %2 stand %1 an der Spitze.</translation>
    </message>
    <message>
        <source>In the west the %2 of %1 faced the %4 of %3.</source>
        <translation>Im Westen standen %1 mit ihrem Heeresteil „%2“ gegen %3 mit „%4“.</translation>
    </message>
    <message>
        <source>In the middle the %2 of %1 looked across at the %4 of %3.</source>
        <translation>In der Mitte blickten %1 mit „%2“ auf %3 mit „%4“.</translation>
    </message>
    <message>
        <source>In the east the %2 of %1 would have to deal with the %4 of %3.</source>
        <translation>Im Osten würden %1 mit „%2“ auf %3 mit „%4“ treffen.</translation>
    </message>
    <message>
        <source>At the northern end the %2 of %1 faced the %4 of %3.</source>
        <translation>Am Nordende standen %1 mit ihrem Heeresteil „%2“ gegen %3 mit „%4“.</translation>
    </message>
    <message>
        <source>At the southern end the %2 of %1 would have to deal with the %4 of %3.</source>
        <translation>Am Südende würden %1 mit „%2“ auf %3 mit „%4“ treffen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sent the %2 forward, %n units, the farthest by %4.</source>
        <translation>
            <numerusform>%1 schickten aus dem Heeresteil „%2“ %n Einheit %4 weit vor.</numerusform>
            <numerusform>%1 schickten aus dem Heeresteil „%2“ %n Einheiten vor, am weitesten %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 pressed on with %n units, by up to %4.</source>
        <translation>
            <numerusform>%1 schoben aus „%2“ %n Einheit um %4 vor.</numerusform>
            <numerusform>%1 drängten mit „%2“ weiter: %n Einheiten, um bis zu %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 moved up: %n units, the quickest of them by %4.</source>
        <translation>
            <numerusform>%1 rückten mit „%2“ vor: %n Einheit, um %4.</numerusform>
            <numerusform>%1 rückten mit „%2“ vor: %n Einheiten, die schnellste um %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward went the %2 of %1, %n units, as far as %4.</source>
        <translation>
            <numerusform>Voran ging es für %1 mit „%2“: %n Einheit, %4 weit.</numerusform>
            <numerusform>Voran ging es für %1 mit „%2“: %n Einheiten, bis zu %4 weit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 came on along a broad front, %n units from %3 commands, the fastest by %4.</source>
        <translation>
            <numerusform>%1 kamen mit %n Einheit aus %3 Heeresteilen heran, um %4.</numerusform>
            <numerusform>%1 kamen in breiter Front heran: %n Einheiten aus %3 Heeresteilen, die schnellste um %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 advanced: %n units from %3 commands went forward, some as far as %4.</source>
        <translation>
            <numerusform>%1 rückten vor: %n Einheit aus %3 Heeresteilen ging %4 voran.</numerusform>
            <numerusform>%1 rückten vor: %n Einheiten aus %3 Heeresteilen gingen voran, manche bis zu %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line of %1 drew nearer: %n units from %3 commands were on the march, and the swiftest covered %4.</source>
        <translation>
            <numerusform>Die Schlachtreihe kam näher: Für %1 war %n Einheit aus %3 Heeresteilen unterwegs und legte %4 zurück.</numerusform>
            <numerusform>Die Schlachtreihe kam näher: Für %1 waren %n Einheiten aus %3 Heeresteilen unterwegs, und die flinkste legte %4 zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 drew the %2 back, %n units, by as much as %4.</source>
        <translation>
            <numerusform>%1 zogen aus dem Heeresteil „%2“ %n Einheit um %4 zurück.</numerusform>
            <numerusform>%1 zogen aus dem Heeresteil „%2“ %n Einheiten zurück, um bis zu %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 fell back with %n units, by up to %4.</source>
        <translation>
            <numerusform>%1 nahmen aus „%2“ %n Einheit um %4 zurück.</numerusform>
            <numerusform>%1 wichen mit „%2“ zurück: %n Einheiten, um bis zu %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rearranged the %2: %n units took new places, marching up to %4.</source>
        <translation>
            <numerusform>%1 ordneten „%2“ neu: %n Einheit bekam nach einem Marsch von %4 einen neuen Platz.</numerusform>
            <numerusform>%1 ordneten „%2“ neu: %n Einheiten bekamen neue Plätze, nach Märschen bis zu %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shifted %n units to new places, by up to %4.</source>
        <translation>
            <numerusform>%1 gaben im Heeresteil „%2“ %n Einheit einen neuen Platz, %4 weiter.</numerusform>
            <numerusform>%1 gaben im Heeresteil „%2“ %n Einheiten neue Plätze, bis zu %4 weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %2 of %1, %n units turned to face another way without leaving their places.</source>
        <translation>
            <numerusform>Im Heeresteil „%2“ drehte sich für %1 %n Einheit in eine andere Richtung, ohne ihren Platz zu verlassen.</numerusform>
            <numerusform>Im Heeresteil „%2“ drehten sich für %1 %n Einheiten in eine andere Richtung, ohne ihre Plätze zu verlassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n units of the %2 turn where they stood.</source>
        <translation>
            <numerusform>%1 ließen im Heeresteil „%2“ %n Einheit auf der Stelle drehen.</numerusform>
            <numerusform>%1 ließen im Heeresteil „%2“ %n Einheiten auf der Stelle drehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took a place in the ranks of %2.</source>
        <translation>%1 nahm einen Platz in den Reihen der Einheit %2 ein.</translation>
    </message>
    <message>
        <source>From then on %1 was to be found with %2.</source>
        <translation>Von da an war %1 bei der Einheit %2 zu finden.</translation>
    </message>
    <message>
        <source>%1 came up to join %2.</source>
        <translation>%1 kam heran und schloss sich der Einheit %2 an.</translation>
    </message>
    <message numerus="yes">
        <source>%1 saw %n of their generals join the ranks; %3 stood with %4.</source>
        <translation>
            <numerusform>Für %1 stand jetzt auch %n General bei der Truppe: %3 bei der Einheit %4.</numerusform>
            <numerusform>Für %1 standen jetzt auch %n Generäle bei der Truppe, darunter %3 bei der Einheit %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the army of %1, %n generals took places in the ranks, among them %3 with %4.</source>
        <translation>
            <numerusform>Für %1 trat %n General in die Reihen: %3 bei der Einheit %4.</numerusform>
            <numerusform>Für %1 traten %n Generäle in die Reihen, unter ihnen %3 bei der Einheit %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shot well: %n stands fell, and %3 suffered most.</source>
        <translation>
            <numerusform>Gut schossen %1 mit „%2“: %n Element fiel, und es traf %3.</numerusform>
            <numerusform>Gut schossen %1 mit „%2“: Es fielen %n Elemente, und am schwersten traf es %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 took careful aim and struck down %n stands; %3 had the worst of it.</source>
        <translation>
            <numerusform>Sorgfältig zielten %1 mit „%2“; es fiel %n Element der Einheit %3.</numerusform>
            <numerusform>Sorgfältig zielten %1 mit „%2“; es fielen %n Elemente, die meisten bei der Einheit %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shot at %3, who lost %n stands.</source>
        <translation>
            <numerusform>%1 schossen mit „%2“ auf %3: Verlust %n Element.</numerusform>
            <numerusform>%1 schossen mit „%2“ auf %3: Verlust %n Elemente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 found the range of %3, and %n stands fell.</source>
        <translation>
            <numerusform>%1 fanden mit „%2“ die richtige Entfernung zur Einheit %3, und %n Element fiel.</numerusform>
            <numerusform>%1 fanden mit „%2“ die richtige Entfernung zur Einheit %3, und %n Elemente fielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the shots of the %2 of %1, %3 lost %n stands.</source>
        <translation>
            <numerusform>Im Hagel der Geschosse, den %1 mit „%2“ schickten, fiel %n Element der Einheit %3.</numerusform>
            <numerusform>Im Hagel der Geschosse, den %1 mit „%2“ schickten, fielen %n Elemente der Einheit %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Elsewhere on the line the volleys of %1 brought down another %n stands.</source>
        <translation>
            <numerusform>An anderer Stelle brachten Salven für %1 noch %n Element zu Fall.</numerusform>
            <numerusform>An anderer Stelle brachten Salven für %1 noch %n Elemente zu Fall.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other volleys of %1 brought down %n more stands.</source>
        <translation>
            <numerusform>Die übrigen Salven, mit denen %1 schossen, brachten noch %n Element zu Fall.</numerusform>
            <numerusform>Die übrigen Salven, mit denen %1 schossen, brachten noch %n Elemente zu Fall.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the volleys of %1, %n did no harm.</source>
        <translation>
            <numerusform>Für %1 blieb %n Salve ohne Wirkung.</numerusform>
            <numerusform>Für %1 blieben %n Salven ohne Wirkung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 let fly %n volleys that harmed nobody.</source>
        <translation>
            <numerusform>%1 gaben %n Salve ab, die niemanden traf.</numerusform>
            <numerusform>%1 gaben %n Salven ab, die niemanden trafen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Under the shots of %1 the last of %2 left the field.</source>
        <translation>Unter dem Beschuss durch %1 verließ der Rest der Einheit %2 das Feld.</translation>
    </message>
    <message>
        <source>%2 could bear the shots of %1 no longer and broke up.</source>
        <translation>Die Einheit %2 hielt dem Beschuss durch %1 nicht länger stand und löste sich auf.</translation>
    </message>
    <message>
        <source>%1 charged %2 head-on.</source>
        <translation>Die Einheit %1 griff %2 frontal an.</translation>
    </message>
    <message>
        <source>%1 went straight for %2.</source>
        <translation>Geradewegs gegen %2 stürmte die Einheit %1.</translation>
    </message>
    <message>
        <source>With a shout %1 threw themselves at %2.</source>
        <translation>Mit Geschrei warf sich die Einheit %1 auf %2.</translation>
    </message>
    <message>
        <source>%1 charged %2 head-on, and %3 went for %4.</source>
        <translation>Die Einheit %1 griff %2 frontal an, und die Einheit %3 ging gegen %4 vor.</translation>
    </message>
    <message>
        <source>While %1 closed with %2, %3 ran straight at %4.</source>
        <translation>Während die Einheit %1 auf %2 traf, stürmte die Einheit %3 geradewegs gegen %4.</translation>
    </message>
    <message>
        <source>%1 threw themselves at %2, and %3 at %4.</source>
        <translation>Im Sturm ging es für %1 gegen %2 und für %3 gegen %4.</translation>
    </message>
    <message>
        <source>%1 met %2 face to face, and %3 charged %4.</source>
        <translation>Auge in Auge trafen %1 und %2 aufeinander, und die Einheit %3 griff %4 an.</translation>
    </message>
    <message>
        <source>%1 caught %2 in the flank or in the rear.</source>
        <translation>Die Einheit %1 griff %2 von der Flanke oder von hinten an.</translation>
    </message>
    <message>
        <source>From the side or from behind, %1 ran into %2.</source>
        <translation>Von der Seite oder von hinten stürmte die Einheit %1 gegen %2.</translation>
    </message>
    <message>
        <source>%1 and %2 fell upon %3 together.</source>
        <translation>Gemeinsam fielen %1 und %2 über %3 her.</translation>
    </message>
    <message>
        <source>%3 had two charges to meet, from %1 and from %2.</source>
        <translation>Die Einheit %3 hatte gleich zwei Angriffe auszuhalten, einen durch %1 und einen durch %2.</translation>
    </message>
    <message numerus="yes">
        <source>On %2 closed in %n units at once.</source>
        <translation>
            <numerusform>Gegen %2 stürmte %n Einheit heran.</numerusform>
            <numerusform>Gegen %2 stürmten %n Einheiten zugleich heran.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against %2 came %n units together.</source>
        <translation>
            <numerusform>Über %2 fiel %n Einheit her.</numerusform>
            <numerusform>Über %2 fielen gemeinsam %n Einheiten her.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 dared to charge %2 rather than wait for it.</source>
        <translation>Die Einheit %1 wagte es, %2 anzugreifen, statt zu warten.</translation>
    </message>
    <message>
        <source>%1 ran in under the tusks of %2.</source>
        <translation>Die Einheit %1 lief gegen %2 an, bis unter die Stoßzähne.</translation>
    </message>
    <message>
        <source>To pin the beast down, %1 went for %2.</source>
        <translation>Um das Tier aufzuhalten, ging die Einheit %1 auf %2 los.</translation>
    </message>
    <message>
        <source>The crew of %1 saw %2 coming and ran.</source>
        <translation>Die Mannschaft von %1 sah %2 kommen und lief davon.</translation>
    </message>
    <message>
        <source>%1 stood alone: the crew had fled before %2.</source>
        <translation>Verlassen stand %1 da: Auf %2 hatte die Mannschaft nicht warten wollen.</translation>
    </message>
    <message>
        <source>Nobody stayed with %1 to await the charge of %2.</source>
        <translation>Niemand blieb bei %1, um %2 zu erwarten.</translation>
    </message>
    <message>
        <source>%1 shied at the noise of %2, turned about and was seen no more.</source>
        <translation>%1 scheute vor dem Lärm, ließ %2 stehen und kam nicht wieder.</translation>
    </message>
    <message>
        <source>At the horns of %2, %1 took fright and trotted away, doing no harm.</source>
        <translation>%1 sollte %2 angreifen, bekam vor den Hörnern Angst und trabte davon, ohne Schaden anzurichten.</translation>
    </message>
    <message numerus="yes">
        <source>%1 trampled into %2, which cost the unit %n stands.</source>
        <translation>
            <numerusform>%1 brach in %2 ein; das kostete die Einheit %n Element.</numerusform>
            <numerusform>%1 brach in %2 ein; das kostete die Einheit %n Elemente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ground shook as %1 struck %2: %n stands were gone at once.</source>
        <translation>
            <numerusform>Der Boden bebte, als %1 auf %2 prallte: %n Element war auf einen Schlag fort.</numerusform>
            <numerusform>Der Boden bebte, als %1 auf %2 prallte: %n Elemente waren auf einen Schlag fort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could stop %1; the shock took %n stands from %2.</source>
        <translation>
            <numerusform>Nichts hielt %1 auf; der Aufprall auf %2 kostete %n Element.</numerusform>
            <numerusform>Nichts hielt %1 auf; der Aufprall auf %2 kostete %n Elemente.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 went through %2 like a storm, and the unit was scattered.</source>
        <translation>%1 fuhr wie ein Sturm durch %2, und die Einheit zerstreute sich.</translation>
    </message>
    <message>
        <source>When %1 struck %2, nobody stayed to fight on.</source>
        <translation>Als %1 auf %2 prallte, blieb niemand zum Kämpfen.</translation>
    </message>
    <message numerus="yes">
        <source>The ground shook as %n elephants of %1 broke into the ranks of %3, where %4 stands were lost in an instant.</source>
        <translation>
            <numerusform>Der Boden bebte, als für %1 %n Elefant gegen %3 anrannte; auf einen Schlag verlorene Elemente: %4.</numerusform>
            <numerusform>Der Boden bebte, als für %1 %n Elefanten gegen %3 anrannten; auf einen Schlag verlorene Elemente: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tusk beside tusk, %n elephants of %1 thundered into the line of %3 and took %4 stands out of it.</source>
        <translation>
            <numerusform>Mit Donner stürmte für %1 %n Elefant gegen %3 und riss %4 Elemente aus der Linie.</numerusform>
            <numerusform>Stoßzahn an Stoßzahn stürmten für %1 %n Elefanten gegen %3 und rissen %4 Elemente aus der Linie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To pin the elephants down, %n units of %1 ran to meet them.</source>
        <translation>
            <numerusform>Um die Elefanten aufzuhalten, lief ihnen für %1 %n Einheit entgegen.</numerusform>
            <numerusform>Um die Elefanten aufzuhalten, liefen ihnen für %1 %n Einheiten entgegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rather than wait for the elephants, %n units of %1 went at them.</source>
        <translation>
            <numerusform>Statt auf die Elefanten zu warten, ging für %1 %n Einheit auf sie los.</numerusform>
            <numerusform>Statt auf die Elefanten zu warten, gingen für %1 %n Einheiten auf sie los.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still at a run, %1 met %2 next.</source>
        <translation>Noch in vollem Lauf traf die Einheit %1 als Nächstes auf %2.</translation>
    </message>
    <message>
        <source>The same rush carried %1 on into %2.</source>
        <translation>Derselbe Schwung trug die Einheit %1 weiter in %2 hinein.</translation>
    </message>
    <message>
        <source>Neither side risked a charge.</source>
        <translation>Keine Seite wagte einen Angriff.</translation>
    </message>
    <message>
        <source>Both sides waited, and nobody charged.</source>
        <translation>Beide Seiten warteten, und niemand griff an.</translation>
    </message>
    <message>
        <source>%1 broke the ranks of %2 and won the fight.</source>
        <translation>Die Einheit %2 brach auseinander; das Gefecht ging an %1.</translation>
    </message>
    <message>
        <source>%2 gave way before %1 and left the field.</source>
        <translation>Gegen %1 hielt die Einheit %2 nicht stand und verließ das Feld.</translation>
    </message>
    <message>
        <source>Step by step %1 pushed %2 back until there was nobody left to push.</source>
        <translation>Schritt um Schritt drängte die Einheit %1 den Gegner %2 zurück, bis niemand mehr da war.</translation>
    </message>
    <message>
        <source>The fight between %1 and %2 was over: the field belonged to %1.</source>
        <translation>Das Gefecht war vorbei: Die Einheit %1 behielt das Feld, die Einheit %2 war fort.</translation>
    </message>
    <message>
        <source>%1 had the better of %2, who broke and ran.</source>
        <translation>Die Einheit %1 behielt gegen %2 die Oberhand, und der Gegner floh.</translation>
    </message>
    <message>
        <source>Beset from more than one side, %1 left the field.</source>
        <translation>Von mehr als einer Seite bedrängt, verließ die Einheit %1 das Feld.</translation>
    </message>
    <message>
        <source>There were too many enemies around %1, and the unit came apart.</source>
        <translation>Um %1 waren zu viele Feinde, und die Einheit löste sich auf.</translation>
    </message>
    <message>
        <source>%1 fought several enemies at once and could not last.</source>
        <translation>Die Einheit %1 kämpfte gegen mehrere Feinde zugleich und hielt das nicht durch.</translation>
    </message>
    <message>
        <source>%1 and %2 wore each other out until neither was left.</source>
        <translation>%1 und %2 rieben einander auf, bis beide fort waren.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 outlasted the other; both were gone.</source>
        <translation>Weder %1 noch %2 überdauerte den Kampf; beide waren fort.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands and %2 lost %4, but neither gave way.</source>
        <translation>
            <numerusform>Die Einheit %1 verlor %n Element und die Einheit %2 verlor %4, aber keine von beiden wich.</numerusform>
            <numerusform>Die Einheit %1 verlor %n Elemente und die Einheit %2 verlor %4, aber keine von beiden wich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was a hard fight: %1 lost %n stands, and %2 lost %4.</source>
        <translation>
            <numerusform>Es war ein hartes Gefecht: Die Einheit %1 verlor %n Element, und die Einheit %2 verlor %4.</numerusform>
            <numerusform>Es war ein hartes Gefecht: Die Einheit %1 verlor %n Elemente, und die Einheit %2 verlor %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both sides stood fast: %1 lost %n stands, and %2 lost %4.</source>
        <translation>
            <numerusform>Beide Seiten hielten stand: Die Einheit %1 verlor %n Element, und die Einheit %2 verlor %4.</numerusform>
            <numerusform>Beide Seiten hielten stand: Die Einheit %1 verlor %n Elemente, und die Einheit %2 verlor %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights still undecided, in which %2 had lost %3, and %4 had lost %5.</source>
        <translation>
            <numerusform>Noch unentschieden war %n Gefecht; dort hatten %2 bisher %3 verloren und %4 %5.</numerusform>
            <numerusform>Noch unentschieden waren %n Gefechte; dort hatten %2 bisher %3 verloren und %4 %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was settled yet in %n fights, where %2 had lost %3 and %4 had lost %5.</source>
        <translation>
            <numerusform>In %n Gefecht war noch nichts entschieden; dort hatten %2 schon %3 verloren und %4 %5.</numerusform>
            <numerusform>In %n Gefechten war noch nichts entschieden; dort hatten %2 schon %3 verloren und %4 %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights still undecided, in which %2 had lost %3, and %4 none.</source>
        <translation>
            <numerusform>Noch unentschieden war %n Gefecht; dort hatten %2 bisher %3 verloren und %4 keines.</numerusform>
            <numerusform>Noch unentschieden waren %n Gefechte; dort hatten %2 bisher %3 verloren und %4 keines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n fights nobody had given way yet, though %2 had lost %3 and %4 none.</source>
        <translation>
            <numerusform>In %n Gefecht war noch niemand gewichen, obwohl %2 schon %3 verloren hatten und %4 keines.</numerusform>
            <numerusform>In %n Gefechten war noch niemand gewichen, obwohl %2 schon %3 verloren hatten und %4 keines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights that went on without a loss on either side.</source>
        <translation>
            <numerusform>Weiter ging %n Gefecht, ohne Verlust auf einer der Seiten.</numerusform>
            <numerusform>Weiter gingen %n Gefechte, ohne Verlust auf einer der Seiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n fights nobody fell, and nobody gave way.</source>
        <translation>
            <numerusform>In %n Gefecht fiel niemand, und niemand wich.</numerusform>
            <numerusform>In %n Gefechten fiel niemand, und niemand wich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drivers of %2 kept %n elephants in hand.</source>
        <translation>
            <numerusform>Die Treiber hielten für %2 %n Elefanten im Zaum.</numerusform>
            <numerusform>Die Treiber hielten für %2 %n Elefanten im Zaum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the army of %2, %n elephants still listened to their drivers and fought on.</source>
        <translation>
            <numerusform>Für %2 gehorchte noch %n Elefant seinem Treiber und kämpfte weiter.</numerusform>
            <numerusform>Für %2 gehorchten noch %n Elefanten ihren Treibern und kämpften weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 would not be held any longer and ran off the field, meeting nobody.</source>
        <translation>%1 ließ sich nicht länger halten und lief vom Feld, ohne jemanden zu treffen.</translation>
    </message>
    <message>
        <source>Wild with noise, %1 broke away and was gone; nobody was in the path.</source>
        <translation>Wild vom Lärm riss %1 sich los und war fort; auf dem Weg stand niemand.</translation>
    </message>
    <message>
        <source>%1 shook off the driver and made for open country.</source>
        <translation>%1 schüttelte den Treiber ab und suchte das Weite.</translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild, and it was %2 who paid for it with %n stands.</source>
        <translation>
            <numerusform>%1 ging durch, und dafür bezahlten %2 mit %n Element.</numerusform>
            <numerusform>%1 ging durch, und dafür bezahlten %2 mit %n Elementen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In its flight %1 went right through the ranks of %2, where %n stands fell.</source>
        <translation>
            <numerusform>Auf der Flucht lief %1 mitten durch die feindlichen Reihen; das kostete %2 %n Element.</numerusform>
            <numerusform>Auf der Flucht lief %1 mitten durch die feindlichen Reihen; das kostete %2 %n Elemente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild among its own people, and %2 lost %n stands.</source>
        <translation>
            <numerusform>%1 ging mitten unter den eigenen Leuten durch, und %2 verloren %n Element.</numerusform>
            <numerusform>%1 ging mitten unter den eigenen Leuten durch, und %2 verloren %n Elemente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The driver of %1 lost hold, and the beast fled through the ranks of %2, its own side, where %n stands fell.</source>
        <translation>
            <numerusform>Der Treiber verlor die Gewalt über %1, und das Tier floh durch die eigenen Reihen; das kostete %2 %n Element.</numerusform>
            <numerusform>Der Treiber verlor die Gewalt über %1, und das Tier floh durch die eigenen Reihen; das kostete %2 %n Elemente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild and made no difference between friend and foe: %2 lost %n stands, and %4 lost %5.</source>
        <translation>
            <numerusform>%1 ging durch und machte zwischen Freund und Feind keinen Unterschied; %2 verloren %n Element, und %4 verloren %5.</numerusform>
            <numerusform>%1 ging durch und machte zwischen Freund und Feind keinen Unterschied; %2 verloren %n Elemente, und %4 verloren %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fled in its fright through friend and foe: %2 lost %n stands, and %4 lost %5.</source>
        <translation>
            <numerusform>%1 floh in Angst durch Freund und Feind; %2 verloren %n Element, und %4 verloren %5.</numerusform>
            <numerusform>%1 floh in Angst durch Freund und Feind; %2 verloren %n Elemente, und %4 verloren %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>What remained of %1 scattered before %2.</source>
        <translation>Der Rest der Einheit %1 konnte gegen %2 nichts ausrichten und zerstreute sich.</translation>
    </message>
    <message>
        <source>%1 stood in the path of %2, and that was the end of the unit.</source>
        <translation>Die Einheit %1 stand im Weg, als %2 kam, und das war ihr Ende.</translation>
    </message>
    <message>
        <source>%1 fell among the men of %2.</source>
        <translation>%1 fiel inmitten der Einheit %2.</translation>
    </message>
    <message>
        <source>Fighting beside %2, %1 was struck down.</source>
        <translation>%1 fiel im Kampf an der Spitze der Einheit %2.</translation>
    </message>
    <message>
        <source>%1 did not come back from the fight of %2.</source>
        <translation>%1 zog mit der Einheit %2 ins Gefecht und kam nicht zurück.</translation>
    </message>
    <message>
        <source>%1, on whom %2 had set their hopes, fell with %3.</source>
        <translation>%1, die große Hoffnung für %2, fiel in den Reihen der Einheit %3.</translation>
    </message>
    <message>
        <source>A cry went through the army of %2: %1 had fallen in the ranks of %3.</source>
        <translation>Ein Schrei ging durch das Heer: Für %2 war %1 gefallen, in den Reihen der Einheit %3.</translation>
    </message>
    <message>
        <source>%1 had been in the thick of it and came out unhurt.</source>
        <translation>%1 hatte mitten im Getümmel gestanden und blieb unverletzt.</translation>
    </message>
    <message>
        <source>%1 stood in the front rank, and no blow found its mark.</source>
        <translation>%1 stand im vordersten Glied, und kein Hieb traf.</translation>
    </message>
    <message>
        <source>Few would have staked much on %1, but they beat %2; the chance had been %3.</source>
        <translation>Wenige hätten viel auf %1 gegeben, und doch unterlag der Gegner, %2; die Wahrscheinlichkeit dafür war %3 gewesen.</translation>
    </message>
    <message>
        <source>Against all expectation %1 got the better of %2. When they met, the chance of it was %3.</source>
        <translation>Wider alle Erwartung behielt die Einheit %1 die Oberhand über %2. Als sie aufeinandertrafen, war die Wahrscheinlichkeit dafür %3.</translation>
    </message>
    <message>
        <source>%1 should have been swept away, and yet some stood their ground: the chance was %2.</source>
        <translation>Eigentlich hätte die Einheit %1 untergehen müssen, und doch hielten einige stand; die Wahrscheinlichkeit dafür war %2.</translation>
    </message>
    <message>
        <source>With a chance of only %2, %1 held out.</source>
        <translation>Gegen alle Aussichten (Wahrscheinlichkeit nur %2) hielt die Einheit %1 stand.</translation>
    </message>
    <message numerus="yes">
        <source>The turn had cost %1 %n stands; %3 had lost %4.</source>
        <translation>
            <numerusform>Die Runde hatte %1 %n Element gekostet; %3 hatten %4 verloren.</numerusform>
            <numerusform>Die Runde hatte %1 %n Elemente gekostet; %3 hatten %4 verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When the dust settled, %1 had %n stands fewer than before, and %3 had lost %4.</source>
        <translation>
            <numerusform>Als der Staub sich legte, hatten %1 %n Element weniger als vorher, und %3 hatten %4 verloren.</numerusform>
            <numerusform>Als der Staub sich legte, hatten %1 %n Elemente weniger als vorher, und %3 hatten %4 verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the end of the turn %1 had lost %n stands, and %3 had lost %4.</source>
        <translation>
            <numerusform>Am Ende der Runde hatten %1 %n Element verloren und %3 %4.</numerusform>
            <numerusform>Am Ende der Runde hatten %1 %n Elemente verloren und %3 %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn had cost %1 %n stands, and %3 none.</source>
        <translation>
            <numerusform>Die Runde hatte %1 %n Element gekostet und %3 keines.</numerusform>
            <numerusform>Die Runde hatte %1 %n Elemente gekostet und %3 keines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 came out of it weaker, by %n stands; %3 had lost nothing.</source>
        <translation>
            <numerusform>Geschwächt gingen nur %1 daraus hervor, um %n Element; %3 hatten nichts verloren.</numerusform>
            <numerusform>Geschwächt gingen nur %1 daraus hervor, um %n Elemente; %3 hatten nichts verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 passed, and nobody was lost.</source>
        <translation>Runde %1 verging, und niemand ging verloren.</translation>
    </message>
    <message>
        <source>So ended turn %1, without a loss on either side.</source>
        <translation>So endete Runde %1 ohne Verlust auf beiden Seiten.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %3 stands that counted, %1 had lost %n.</source>
        <translation>
            <numerusform>Von den %3 Elementen, die zählten, hatten %1 %n verloren.</numerusform>
            <numerusform>Von den %3 Elementen, die zählten, hatten %1 %n verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The battle had cost %1 %n of the %3 stands that counted.</source>
        <translation>
            <numerusform>Die Schlacht hatte %1 %n der %3 Elemente gekostet, die zählten.</numerusform>
            <numerusform>Die Schlacht hatte %1 %n der %3 Elemente gekostet, die zählten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the %2 stands that counted, %1 had not lost one.</source>
        <translation>Von den %2 Elementen, die zählten, hatten %1 keines verloren.</translation>
    </message>
    <message>
        <source>All the %2 stands of %1 that counted were left.</source>
        <translation>Alle %2 Elemente, die zählten, hatten %1 behalten.</translation>
    </message>
    <message numerus="yes">
        <source>Of the generals of %1, %n did not see the evening.</source>
        <translation>
            <numerusform>%1 hatten %n General weniger, als der Abend kam.</numerusform>
            <numerusform>%1 hatten %n Generäle weniger, als der Abend kam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here, in turn %1, the record stops. The battle is not decided yet.</source>
        <translation>Hier, in Runde %1, endet die Aufzeichnung. Die Schlacht ist noch nicht entschieden.</translation>
    </message>
    <message>
        <source>The shooting tipped the scales towards %1, by %2 of an army.</source>
        <translation>Der Beschuss brachte für %1 einen Vorteil von %2 eines Heeres.</translation>
    </message>
    <message>
        <source>The volleys of this turn were worth %2 of an army to %1.</source>
        <translation>Die Salven dieser Runde waren für %1 so viel wert wie %2 eines Heeres.</translation>
    </message>
    <message>
        <source>The charges of this turn were worth %2 of an army to %1.</source>
        <translation>Die Angriffe dieser Runde waren für %1 so viel wert wie %2 eines Heeres.</translation>
    </message>
    <message>
        <source>Who met whom here mattered: the battle leaned towards %1 by %2 of an army more.</source>
        <translation>Wer hier auf wen traf, machte viel aus: Der Vorteil für %1 wuchs um %2 eines Heeres.</translation>
    </message>
    <message>
        <source>This melee tipped the scales towards %1, by %2 of an army.</source>
        <translation>Dieser Nahkampf brachte für %1 einen Vorteil von %2 eines Heeres.</translation>
    </message>
    <message>
        <source>This melee was worth %2 of an army to %1.</source>
        <translation>Dieser Nahkampf war für %1 so viel wert wie %2 eines Heeres.</translation>
    </message>
    <message>
        <source>%1 lost %2, whose voice was missing from then on.</source>
        <translation>Ein Verlust für %1: %2. Diese Stimme fehlte von nun an.</translation>
    </message>
    <message>
        <source>From here on %1 had to do without %2.</source>
        <translation>Von hier an mussten %1 ohne einen ihrer Generäle auskommen: %2.</translation>
    </message>
    <message>
        <source>%1 lost %2, their commander in chief.</source>
        <translation>Für %1 ging der Oberbefehl verloren: %2 fiel.</translation>
    </message>
    <message numerus="yes">
        <source>The rampage of %1 took %n stands off the table.</source>
        <translation>
            <numerusform>Als %1 durchging, kostete das %n Element.</numerusform>
            <numerusform>Als %1 durchging, kostete das %n Elemente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild, and %n stands were gone.</source>
        <translation>
            <numerusform>%1 ging durch, und %n Element war fort.</numerusform>
            <numerusform>%1 ging durch, und %n Elemente waren fort.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won against %2, for which the chance had been %3.</source>
        <translation>Die Einheit %1 gewann gegen %2; die Wahrscheinlichkeit dafür war %3 gewesen.</translation>
    </message>
    <message>
        <source>A victory of %1 over %2 that only %3 of such fights would have brought.</source>
        <translation>Ein Sieg der Einheit %1 über %2, wie ihn nur %3 solcher Gefechte gebracht hätten.</translation>
    </message>
    <message>
        <source>%1 stood fast where the chance was %2.</source>
        <translation>Die Einheit %1 hielt stand, wo die Wahrscheinlichkeit %2 war.</translation>
    </message>
    <message>
        <source>%1 lasted through a round that only %2 of units in such straits would have lasted through.</source>
        <translation>Die Einheit %1 überstand einen Kampfgang, den nur %2 der Einheiten in solcher Not überstanden hätten.</translation>
    </message>
    <message numerus="yes">
        <source>Forward went the %1, %n units, as far as %3.</source>
        <translation>
            <numerusform>Voran ging es mit „%1“: %n Einheit, %3 weit.</numerusform>
            <numerusform>Voran ging es mit „%1“: %n Einheiten, bis zu %3 weit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 pressed on with %n units, by up to %3.</source>
        <translation>
            <numerusform>Der Heeresteil „%1“ schob %n Einheit um %3 vor.</numerusform>
            <numerusform>Der Heeresteil „%1“ drängte mit %n Einheiten weiter, um bis zu %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 moved up: %n units, the quickest of them by %3.</source>
        <translation>
            <numerusform>Im Heeresteil „%1“ rückte %n Einheit %3 vor.</numerusform>
            <numerusform>Im Heeresteil „%1“ rückten %n Einheiten vor, die schnellste um %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 drew %n units back, by as much as %3.</source>
        <translation>
            <numerusform>Der Heeresteil „%1“ nahm %n Einheit um %3 zurück.</numerusform>
            <numerusform>Der Heeresteil „%1“ nahm %n Einheiten zurück, um bis zu %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 fell back with %n units, by up to %3.</source>
        <translation>
            <numerusform>Der Heeresteil „%1“ wich mit %n Einheit um %3 zurück.</numerusform>
            <numerusform>Der Heeresteil „%1“ wich mit %n Einheiten zurück, um bis zu %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %1, %n units took new places, marching up to %3.</source>
        <translation>
            <numerusform>Im Heeresteil „%1“ bekam %n Einheit nach einem Marsch von %3 einen neuen Platz.</numerusform>
            <numerusform>Im Heeresteil „%1“ bekamen %n Einheiten neue Plätze, nach Märschen bis zu %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shifted %n units to new places, by up to %3.</source>
        <translation>
            <numerusform>Der Heeresteil „%1“ gab %n Einheit einen neuen Platz, %3 weiter.</numerusform>
            <numerusform>Der Heeresteil „%1“ gab %n Einheiten neue Plätze, bis zu %3 weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %1, %n units turned to face another way without leaving their places.</source>
        <translation>
            <numerusform>Im Heeresteil „%1“ drehte sich %n Einheit in eine andere Richtung, ohne ihren Platz zu verlassen.</numerusform>
            <numerusform>Im Heeresteil „%1“ drehten sich %n Einheiten in eine andere Richtung, ohne ihre Plätze zu verlassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 had %n units turn where they stood.</source>
        <translation>
            <numerusform>Der Heeresteil „%1“ ließ %n Einheit auf der Stelle drehen.</numerusform>
            <numerusform>Der Heeresteil „%1“ ließ %n Einheiten auf der Stelle drehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shot well: %n stands fell, and %2 suffered most.</source>
        <translation>
            <numerusform>Der Heeresteil „%1“ schoss gut: %n Element fiel, und es traf %2.</numerusform>
            <numerusform>Der Heeresteil „%1“ schoss gut: Es fielen %n Elemente, und am schwersten traf es %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 took careful aim and struck down %n stands; %2 had the worst of it.</source>
        <translation>
            <numerusform>Der Heeresteil „%1“ zielte sorgfältig; es fiel %n Element der Einheit %2.</numerusform>
            <numerusform>Der Heeresteil „%1“ zielte sorgfältig; es fielen %n Elemente, die meisten bei der Einheit %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shot at %2, who lost %n stands.</source>
        <translation>
            <numerusform>Der Heeresteil „%1“ schoss auf %2: Verlust %n Element.</numerusform>
            <numerusform>Der Heeresteil „%1“ schoss auf %2: Verlust %n Elemente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 found the range of %2, and %n stands fell.</source>
        <translation>
            <numerusform>Der Heeresteil „%1“ fand die richtige Entfernung zur Einheit %2, und %n Element fiel.</numerusform>
            <numerusform>Der Heeresteil „%1“ fand die richtige Entfernung zur Einheit %2, und %n Elemente fielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the shots of the %1, %2 lost %n stands.</source>
        <translation>
            <numerusform>Im Hagel der Geschosse von „%1“ fiel %n Element der Einheit %2.</numerusform>
            <numerusform>Im Hagel der Geschosse von „%1“ fielen %n Elemente der Einheit %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>The armies before the battle</source>
        <translation>Die Heere vor der Schlacht</translation>
    </message>
    <message>
        <source>The table after turn %1</source>
        <translation>Der Spieltisch nach Runde %1</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Wie es ausging</translation>
    </message>
    <message>
        <source>Losses side by side</source>
        <translation>Die Verluste im Vergleich</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Ein­heiten übrig</translation>
    </message>
    <message>
        <source>Stands left</source>
        <translation>Elemente übrig</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Generäle</translation>
    </message>
    <message>
        <source>Stands that count for victory</source>
        <translation>Elemente, die für den Sieg zählen</translation>
    </message>
    <message>
        <source>Show the events that each sentence rests on</source>
        <translation>Zeigen, auf welchen Ereignissen jeder Satz beruht</translation>
    </message>
    <message>
        <source>An event is named by its entry in the battle&apos;s record and its place in that entry.</source>
        <translation>Ein Ereignis heißt nach seinem Eintrag im Schlachtprotokoll und seiner Stelle darin.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more stands</source>
        <translation>
            <numerusform>%1: %n Element mehr</numerusform>
            <numerusform>%1: %n Elemente mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer stands</source>
        <translation>
            <numerusform>%1: %n Element weniger</numerusform>
            <numerusform>%1: %n Elemente weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %n more stands for each unit</source>
        <translation>
            <numerusform>%1 (%2): %n Element mehr je Einheit</numerusform>
            <numerusform>%1 (%2): %n Elemente mehr je Einheit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %n fewer stands for each unit</source>
        <translation>
            <numerusform>%1 (%2): %n Element weniger je Einheit</numerusform>
            <numerusform>%1 (%2): %n Elemente weniger je Einheit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more stands for each unit</source>
        <translation>
            <numerusform>%1: %n Element mehr je Einheit</numerusform>
            <numerusform>%1: %n Elemente mehr je Einheit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer stands for each unit</source>
        <translation>
            <numerusform>%1: %n Element weniger je Einheit</numerusform>
            <numerusform>%1: %n Elemente weniger je Einheit</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 farther forward</source>
        <translation>%1: %2 weiter vorn</translation>
    </message>
    <message>
        <source>%1: %2 farther back</source>
        <translation>%1: %2 weiter hinten</translation>
    </message>
    <message>
        <source>The whole army of %1: %2 farther forward</source>
        <translation>Das ganze Heer (%1): %2 weiter vorn</translation>
    </message>
    <message>
        <source>The whole army of %1: %2 farther back</source>
        <translation>Das ganze Heer (%1): %2 weiter hinten</translation>
    </message>
    <message>
        <source>%1: a hit in melee from %3 upwards, in place of %2</source>
        <translation>%1: Treffer im Nahkampf ab %3 statt ab %2</translation>
    </message>
    <message>
        <source>%1: a hit after charging from %3 upwards, in place of %2</source>
        <translation>%1: Treffer nach einem Angriff ab %3 statt ab %2</translation>
    </message>
    <message>
        <source>Against %1: a hit in melee from %3 upwards, in place of %2</source>
        <translation>Gegen %1: Treffer im Nahkampf ab %3 statt ab %2</translation>
    </message>
    <message>
        <source>%1: a hit when shooting from %3 upwards, in place of %2</source>
        <translation>%1: Treffer beim Schießen ab %3 statt ab %2</translation>
    </message>
    <message>
        <source>A turn limit of %2 in place of %1</source>
        <translation>Rundenzahl %2 statt %1</translation>
    </message>
    <message>
        <source>About %2 in 100 for %1 (%3 to %4)</source>
        <translation>Etwa %2 von 100 für %1 (%3 bis %4)</translation>
    </message>
    <message>
        <source>With draws shared, about %2 in 100 for %1 (%3 to %4)</source>
        <translation>Bei geteilten Unentschieden etwa %2 von 100 für %1 (%3 bis %4)</translation>
    </message>
    <message>
        <source>About %1 in 100 drawn (%2 to %3)</source>
        <translation>Etwa %1 von 100 unentschieden (%2 bis %3)</translation>
    </message>
    <message>
        <source>Great victories in 100: %2 for %1, %4 for %3</source>
        <translation>Große Siege von 100: %2 für %1, %4 für %3</translation>
    </message>
    <message>
        <source>A draw shared between both: %2 for %1, %4 for %3</source>
        <translation>Unentschieden geteilt: %2 für %1, %4 für %3</translation>
    </message>
    <message>
        <source>As it is, about %2 of 100 battles go to %1; a draw counts half.</source>
        <translation>So wie sie ist, gehen etwa %2 von 100 Schlachten an %1; ein Unentschieden zählt halb.</translation>
    </message>
    <message>
        <source>At best, about %2 of 100 go to %1.</source>
        <translation>Bestenfalls gehen etwa %2 von 100 an %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n battles played</source>
        <translation>
            <numerusform>%n Schlacht gespielt</numerusform>
            <numerusform>%n Schlachten gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of %n battles</source>
        <translation>
            <numerusform>%2 von %n Schlacht</numerusform>
            <numerusform>%2 von %n Schlachten</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few battles yet to say who is favoured.</source>
        <translation>Noch zu wenige Schlachten, um zu sagen, wer im Vorteil ist.</translation>
    </message>
    <message>
        <source>An even battle.</source>
        <translation>Eine ausgewogene Schlacht.</translation>
    </message>
    <message>
        <source>The battle leans towards %1.</source>
        <translation>Leicht im Vorteil: %1.</translation>
    </message>
    <message>
        <source>The battle clearly favours %1.</source>
        <translation>Klar im Vorteil: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1 turns (%2 to %3)</source>
        <translation>Etwa %1 Runden (%2 bis %3)</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes of class time (%2 to %3)</source>
        <translation>
            <numerusform>Etwa %n Minute Unterrichtszeit (%2 bis %3)</numerusform>
            <numerusform>Etwa %n Minuten Unterrichtszeit (%2 bis %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lessons of 50 minutes</source>
        <translation>
            <numerusform>%n Stunde zu 50 Minuten</numerusform>
            <numerusform>%n Stunden zu 50 Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 still there at the end, %2 won %3 battles in 100; without, %4.</source>
        <translation>War %1 am Ende noch da, gab es für %2 in 100 Schlachten %3 Siege; sonst %4.</translation>
    </message>
    <message>
        <source>%1 took about %2 enemy stands a battle and lost about %3.</source>
        <translation>%1: etwa %2 feindliche Elemente je Schlacht, eigene Verluste etwa %3.</translation>
    </message>
    <message numerus="yes">
        <source>move %n pieces</source>
        <translation>
            <numerusform>%n Objekt bewegen</numerusform>
            <numerusform>%n Objekte bewegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turn %n pieces</source>
        <translation>
            <numerusform>%n Objekt drehen</numerusform>
            <numerusform>%n Objekte drehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nudge %n pieces</source>
        <translation>
            <numerusform>%n Objekt verschieben</numerusform>
            <numerusform>%n Objekte verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n pieces</source>
        <translation>
            <numerusform>%n Objekt löschen</numerusform>
            <numerusform>%n Objekte löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>duplicate %n pieces</source>
        <translation>
            <numerusform>%n Objekt verdoppeln</numerusform>
            <numerusform>%n Objekte verdoppeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste %n pieces</source>
        <translation>
            <numerusform>%n Objekt einfügen</numerusform>
            <numerusform>%n Objekte einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>align</source>
        <translation>ausrichten</translation>
    </message>
    <message>
        <source>share out evenly</source>
        <translation>gleichmäßig verteilen</translation>
    </message>
    <message>
        <source>close up</source>
        <translation>aufschließen</translation>
    </message>
    <message>
        <source>mirror across the table</source>
        <translation>über den Tisch spiegeln</translation>
    </message>
    <message>
        <source>replace the enemy by a mirror image</source>
        <translation>Feind durch Spiegelbild ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>draw up in %n lines</source>
        <translation>
            <numerusform>in einer Linie aufstellen</numerusform>
            <numerusform>in %n Linien aufstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>move into the deployment zone</source>
        <translation>in die Aufstellungszone bringen</translation>
    </message>
    <message>
        <source>deployment zone</source>
        <translation>Aufstellungszone</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Spieltisch</translation>
    </message>
    <message>
        <source>attach the general</source>
        <translation>General anschließen</translation>
    </message>
    <message>
        <source>detach the general</source>
        <translation>General lösen</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>umbenennen</translation>
    </message>
    <message>
        <source>change the order of battle</source>
        <translation>Heeresliste ändern</translation>
    </message>
    <message>
        <source>add a unit</source>
        <translation>Einheit hinzufügen</translation>
    </message>
    <message>
        <source>add a command</source>
        <translation>Heeresteil hinzufügen</translation>
    </message>
    <message>
        <source>add a general</source>
        <translation>General hinzufügen</translation>
    </message>
    <message>
        <source>add a side</source>
        <translation>Seite hinzufügen</translation>
    </message>
    <message>
        <source>number of stands</source>
        <translation>Zahl der Elemente</translation>
    </message>
    <message>
        <source>commander-in-chief</source>
        <translation>Oberbefehlshaber</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces change sides</source>
        <translation>
            <numerusform>Seitenwechsel von %n Objekt</numerusform>
            <numerusform>Seitenwechsel von %n Objekten</numerusform>
        </translation>
    </message>
    <message>
        <source>table of the order of battle</source>
        <translation>Tabelle der Heeresliste</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>unit type</source>
        <translation>Einheitentyp</translation>
    </message>
    <message>
        <source>stands left</source>
        <translation>Elemente übrig</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>general</source>
        <translation>General</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>default language</source>
        <translation>Standardsprache</translation>
    </message>
    <message>
        <source>remove a language</source>
        <translation>eine Sprache entfernen</translation>
    </message>
    <message>
        <source>rule option</source>
        <translation>Regelvariante</translation>
    </message>
    <message>
        <source>number of turns</source>
        <translation>Rundenzahl</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>sequence of play</source>
        <translation>Rundenablauf</translation>
    </message>
    <message>
        <source>who acts first</source>
        <translation>wer zuerst handelt</translation>
    </message>
    <message>
        <source>mend a fault</source>
        <translation>Fehler beheben</translation>
    </message>
    <message>
        <source>add from the library</source>
        <translation>aus der Sammlung hinzufügen</translation>
    </message>
    <message>
        <source>restore unsaved work</source>
        <translation>Ungespeichertes zurückholen</translation>
    </message>
    <message>
        <source>read the file again</source>
        <translation>Datei neu lesen</translation>
    </message>
    <message>
        <source>bring back an earlier version</source>
        <translation>frühere Fassung zurückholen</translation>
    </message>
    <message>
        <source>make the battle more even</source>
        <translation>Schlacht ausgewogener machen</translation>
    </message>
    <message>
        <source>add a unit type</source>
        <translation>Einheitentyp hinzufügen</translation>
    </message>
    <message>
        <source>duplicate a unit type</source>
        <translation>Einheitentyp verdoppeln</translation>
    </message>
    <message>
        <source>delete a unit type</source>
        <translation>Einheitentyp löschen</translation>
    </message>
    <message>
        <source>kind of troops</source>
        <translation>Truppenart</translation>
    </message>
    <message>
        <source>how troops move</source>
        <translation>wie Truppen sich bewegen</translation>
    </message>
    <message>
        <source>how troops shoot</source>
        <translation>wie Truppen schießen</translation>
    </message>
    <message>
        <source>how troops fight</source>
        <translation>wie Truppen kämpfen</translation>
    </message>
    <message>
        <source>rules of elephants</source>
        <translation>Elefantenregeln</translation>
    </message>
    <message>
        <source>a trait of troops</source>
        <translation>eine Eigenschaft der Truppen</translation>
    </message>
    <message>
        <source>stands of a unit type</source>
        <translation>Elemente eines Einheitentyps</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>import a drawing</source>
        <translation>Zeichnung importieren</translation>
    </message>
    <message>
        <source>give a drawing its back</source>
        <translation>einer Zeichnung ihre Rückseite geben</translation>
    </message>
    <message>
        <source>remove the drawing of a back</source>
        <translation>Zeichnung einer Rückseite entfernen</translation>
    </message>
    <message>
        <source>remove a drawing</source>
        <translation>Zeichnung entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%n things must be mended before this battle can be played</source>
        <translation>
            <numerusform>%n Fehler ist zu beheben, bevor diese Schlacht gespielt werden kann</numerusform>
            <numerusform>%n Fehler sind zu beheben, bevor diese Schlacht gespielt werden kann</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playable, with %n doubts</source>
        <translation>
            <numerusform>spielbar, mit %n Warnung</numerusform>
            <numerusform>spielbar, mit %n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>all good: this battle can be played</source>
        <translation>alles gut: Diese Schlacht kann gespielt werden</translation>
    </message>
    <message numerus="yes">
        <source>There was no free place for %n pieces: they stand on top of others.</source>
        <translation>
            <numerusform>Für %n Objekt gab es keinen freien Platz: Es steht auf einem anderen.</numerusform>
            <numerusform>Für %n Objekte gab es keinen freien Platz: Sie stehen auf anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces selected</source>
        <translation>
            <numerusform>%n Objekt ausgewählt</numerusform>
            <numerusform>%n Objekte ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Beschuss</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Sturmangriff</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefanten</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>%1: move</source>
        <translation>Bewegung: %1</translation>
    </message>
    <message>
        <source>%1: shoot</source>
        <translation>Beschuss: %1</translation>
    </message>
    <message>
        <source>Both sides: charge</source>
        <translation>Sturmangriff: beide Seiten</translation>
    </message>
    <message>
        <source>Both sides: melee</source>
        <translation>Nahkampf: beide Seiten</translation>
    </message>
    <message>
        <source>Each unit and each general at most once, in any order.</source>
        <translation>Jede Einheit und jeder General höchstens einmal, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>Each unit that can shoot at most once, one after another. Take off stands at once.</source>
        <translation>Jede Einheit, die schießen kann, höchstens einmal, eine nach der anderen. Elemente sofort wegnehmen.</translation>
    </message>
    <message>
        <source>All dice first, then all losses, last stands, a die for each general who fought, a control die for each elephant.</source>
        <translation>Erst alle Würfel, dann alle Verluste und letzten Elemente, dann ein Würfel für jeden General, der gekämpft hat, und ein Kontrollwurf für jeden Elefanten.</translation>
    </message>
    <message>
        <source>All dice first, then all losses, last stands, a die for each general who fought.</source>
        <translation>Erst alle Würfel, dann alle Verluste und letzten Elemente, dann ein Würfel für jeden General, der gekämpft hat.</translation>
    </message>
    <message>
        <source>Before the first turn the sides place their commands one by one in turns, each inside its own zone.</source>
        <translation>Vor der ersten Runde stellen die Seiten abwechselnd je einen Heeresteil auf, jede in ihrer eigenen Zone.</translation>
    </message>
    <message>
        <source>In each step a unit gets at most one order, in any order of units. A unit may move, shoot and charge in the same turn.</source>
        <translation>In jeder Phase bekommt eine Einheit höchstens einen Befehl, in beliebiger Reihenfolge. Eine Einheit darf sich in derselben Runde bewegen, schießen und angreifen.</translation>
    </message>
    <message>
        <source>This battle begins in its midst: with step %2 of turn %1.</source>
        <translation>Diese Schlacht beginnt mittendrin: mit Phase %2 von Runde %1.</translation>
    </message>
    <message>
        <source>The battle is over when turn %1 is.</source>
        <translation>Nach Runde %1 ist die Schlacht vorbei.</translation>
    </message>
    <message>
        <source>There is no last turn. The battle is over when %1 whole turns in a row have cost nobody anything.</source>
        <translation>Eine letzte Runde gibt es nicht. Die Schlacht ist vorbei, wenn %1 ganze Runden nacheinander niemanden etwas gekostet haben.</translation>
    </message>
    <message>
        <source>Formed units go straight ahead, slide obliquely at up to %1, or wheel. All wheels of one move together turn a unit by at most %1.</source>
        <translation>Geschlossene Einheiten gehen geradeaus, schräg bis %1, oder sie schwenken. Alle Schwenks einer Bewegung zusammen drehen eine Einheit um höchstens %1.</translation>
    </message>
    <message>
        <source>Formed units go straight ahead, slide obliquely at up to %1, or wheel as far as their way lasts.</source>
        <translation>Geschlossene Einheiten gehen geradeaus, schräg bis %1, oder sie schwenken, solange ihr Weg reicht.</translation>
    </message>
    <message>
        <source>Wheeling: one front corner stays where it is, the other goes round it. The way of that corner is what it costs.</source>
        <translation>Schwenken: Eine vordere Ecke bleibt, wo sie ist, die andere geht um sie herum. So lang deren Weg ist, so viel kostet der Schwenk.</translation>
    </message>
    <message>
        <source>Formed units never turn about, go back or step sideways.</source>
        <translation>Geschlossene Einheiten machen nie kehrt und gehen nie rückwärts oder zur Seite.</translation>
    </message>
    <message>
        <source>A formed unit may spend its whole move on turning about where it stands. It never goes back or sideways.</source>
        <translation>Eine geschlossene Einheit darf ihre ganze Bewegung darauf verwenden, auf der Stelle kehrtzumachen. Rückwärts oder zur Seite geht sie nie.</translation>
    </message>
    <message>
        <source>Units that go any direction take one straight way and turn once, before or after it. No corner may end farther away than the move is long.</source>
        <translation>Einheiten, die frei gehen, machen einen geraden Weg und drehen sich einmal, davor oder danach. Keine Ecke darf am Ende weiter entfernt sein, als die Bewegung lang ist.</translation>
    </message>
    <message>
        <source>Units of one stand that go any direction take one straight way, and turn before it and after it as they like.</source>
        <translation>Einzelne Elemente, die frei gehen, machen einen geraden Weg und drehen sich davor und danach, wie sie wollen.</translation>
    </message>
    <message>
        <source>Skirmishers may go through friends, and friends through skirmishers, if nobody ends on top of another. Nobody goes through those in melee.</source>
        <translation>Plänkler dürfen durch eigene Einheiten ziehen und eigene Einheiten durch Plänkler, wenn am Ende niemand auf einem anderen steht. Durch Einheiten im Nahkampf zieht niemand.</translation>
    </message>
    <message>
        <source>Nobody goes through friends.</source>
        <translation>Niemand zieht durch eigene Einheiten.</translation>
    </message>
    <message>
        <source>Everybody may go through friends, if nobody ends on top of another. Nobody goes through those in melee.</source>
        <translation>Alle dürfen durch eigene Einheiten ziehen, wenn am Ende niemand auf einem anderen steht. Durch Einheiten im Nahkampf zieht niemand.</translation>
    </message>
    <message>
        <source>A move never touches an enemy. Only a charge does.</source>
        <translation>Eine Bewegung berührt nie einen Feind. Das tut nur ein Sturmangriff.</translation>
    </message>
    <message>
        <source>Every part of a unit stays on the table.</source>
        <translation>Jeder Teil einer Einheit bleibt auf dem Tisch.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it and does not move.</source>
        <translation>Wer im Nahkampf ist, bleibt darin und bewegt sich nicht.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only an elephant under control may move off.</source>
        <translation>Wer im Nahkampf ist, bleibt darin. Nur ein Elefant unter Kontrolle darf sich lösen.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only skirmishers may move off.</source>
        <translation>Wer im Nahkampf ist, bleibt darin. Nur Plänkler dürfen sich lösen.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only skirmishers and elephants under control may move off.</source>
        <translation>Wer im Nahkampf ist, bleibt darin. Nur Plänkler und Elefanten unter Kontrolle dürfen sich lösen.</translation>
    </message>
    <message>
        <source>A unit shoots at one enemy unit. If any part of the unit is in range, all its stands roll one die each.</source>
        <translation>Eine Einheit schießt auf eine feindliche Einheit. Ist irgendein Teil von ihr in Reichweite, wirft jedes ihrer Elemente einen Würfel.</translation>
    </message>
    <message>
        <source>A unit shoots at one enemy unit. Only stands whose own base is in range roll one die each.</source>
        <translation>Eine Einheit schießt auf eine feindliche Einheit. Nur Elemente, die selbst in Reichweite sind, werfen je einen Würfel.</translation>
    </message>
    <message>
        <source>Each hit takes one stand, at once.</source>
        <translation>Jeder Treffer kostet sofort ein Element.</translation>
    </message>
    <message>
        <source>Nothing blocks a shot.</source>
        <translation>Nichts hält einen Schuss auf.</translation>
    </message>
    <message>
        <source>A shot is blocked if the line between the two middles runs through a third unit.</source>
        <translation>Ein Schuss wird aufgehalten, wenn die Linie zwischen den beiden Mitten durch eine dritte Einheit geht.</translation>
    </message>
    <message>
        <source>Units shoot in every direction.</source>
        <translation>Einheiten schießen in jede Richtung.</translation>
    </message>
    <message>
        <source>Units shoot forward only: a corner of the target must be ahead of their front line.</source>
        <translation>Einheiten schießen nur nach vorn: Eine Ecke des Ziels muss vor der Linie ihrer Front liegen.</translation>
    </message>
    <message>
        <source>Moving does not hinder shooting.</source>
        <translation>Bewegung hindert nicht am Schießen.</translation>
    </message>
    <message>
        <source>Machines move or shoot in a turn, not both. Nobody else is hindered by moving.</source>
        <translation>Geschütze dürfen sich in einer Runde bewegen oder schießen, nicht beides. Alle anderen hindert Bewegung nicht am Schießen.</translation>
    </message>
    <message>
        <source>Whoever is in melee does not shoot and is not shot at.</source>
        <translation>Wer im Nahkampf ist, schießt nicht und wird nicht beschossen.</translation>
    </message>
    <message>
        <source>Elephants cannot be shot down.</source>
        <translation>Elefanten sind durch Beschuss nicht aufzuhalten.</translation>
    </message>
    <message>
        <source>One charge, or a pass, by turns; first: %1. Two passes in a row end the step.</source>
        <translation>Abwechselnd ein Angriff oder passen; zuerst: %1. Passen beide nacheinander, endet die Phase.</translation>
    </message>
    <message>
        <source>One side makes all its charges, then the other. First: %1. Then: %2.</source>
        <translation>Eine Seite macht alle ihre Angriffe, dann die andere. Zuerst: %1. Danach: %2.</translation>
    </message>
    <message>
        <source>Roll one die for who begins: 1 to 3 %1, 4 to 6 %2. Then one charge, or a pass, by turns. Two passes in a row end the step.</source>
        <translation>Ein Würfel entscheidet, wer beginnt: 1 bis 3: %1, 4 bis 6: %2. Dann abwechselnd ein Angriff oder passen. Passen beide nacheinander, endet die Phase.</translation>
    </message>
    <message>
        <source>A charge must reach an enemy. Its way is measured like a move and stops at the first touch.</source>
        <translation>Ein Angriff muss einen Feind erreichen. Sein Weg wird gemessen wie eine Bewegung und endet bei der ersten Berührung.</translation>
    </message>
    <message>
        <source>A unit charges once a turn. Whoever is in melee cannot charge, but can be charged.</source>
        <translation>Eine Einheit greift einmal je Runde an. Wer im Nahkampf ist, kann nicht angreifen, aber angegriffen werden.</translation>
    </message>
    <message>
        <source>Formed units charge as they move: ahead, obliquely or wheeling.</source>
        <translation>Geschlossene Einheiten greifen an, wie sie sich bewegen: geradeaus, schräg oder mit Schwenk.</translation>
    </message>
    <message>
        <source>Formed units charge straight ahead only.</source>
        <translation>Geschlossene Einheiten greifen nur geradeaus an.</translation>
    </message>
    <message>
        <source>Units that go any direction turn once, then charge straight.</source>
        <translation>Einheiten, die frei gehen, drehen sich einmal und greifen dann geradeaus an.</translation>
    </message>
    <message>
        <source>Every enemy within %1 of the charger, where it stops, is in the melee too.</source>
        <translation>Wo der Angreifer anhält, ist auch jeder andere Feind im Nahkampf, der höchstens %1 entfernt steht.</translation>
    </message>
    <message>
        <source>If the target is gone before the melee, the charger stops where it is.</source>
        <translation>Ist das Ziel vor dem Nahkampf fort, bleibt der Angreifer stehen, wo er ist.</translation>
    </message>
    <message>
        <source>If the target is gone before the melee, the charger may go straight on with the way it has left, into whomever it meets.</source>
        <translation>Ist das Ziel vor dem Nahkampf fort, darf der Angreifer mit dem Rest seines Weges geradeaus weiter, auf jeden, den er trifft.</translation>
    </message>
    <message>
        <source>Every unit in melee rolls one die for each of its stands, all at the same time. Each hit takes one stand.</source>
        <translation>Jede Einheit im Nahkampf wirft für jedes ihrer Elemente einen Würfel, alle gleichzeitig. Jeder Treffer kostet ein Element.</translation>
    </message>
    <message>
        <source>A number under “Against it” counts in place of the attacker&apos;s own.</source>
        <translation>Eine Zahl unter „Gegen sie“ gilt anstelle der eigenen des Angreifers.</translation>
    </message>
    <message>
        <source>A number behind an arrow counts in the turn of the unit&apos;s own charge.</source>
        <translation>Eine Zahl hinter einem Pfeil gilt in der Runde, in der die Einheit selbst angegriffen hat.</translation>
    </message>
    <message>
        <source>A unit with several enemies puts all its dice on one of them.</source>
        <translation>Eine Einheit mit mehreren Feinden setzt alle Würfel gegen einen ein.</translation>
    </message>
    <message>
        <source>A unit with several enemies may share its dice out among them.</source>
        <translation>Eine Einheit mit mehreren Feinden darf ihre Würfel unter ihnen aufteilen.</translation>
    </message>
    <message>
        <source>Hits beyond the last stand are lost.</source>
        <translation>Treffer über das letzte Element hinaus sind verloren.</translation>
    </message>
    <message>
        <source>Hits beyond the last stand go on to other enemies in the same melee.</source>
        <translation>Treffer über das letzte Element hinaus gehen auf andere Feinde im selben Nahkampf über.</translation>
    </message>
    <message>
        <source>Last stand: a unit that is down to one stand loses that too, at once, whatever the cause. Units that begin with one stand are spared this.</source>
        <translation>Letztes Element: Eine Einheit, die nur noch ein Element hat, verliert auch das sofort, was immer der Grund war. Einheiten, die mit einem Element beginnen, bleiben davon verschont.</translation>
    </message>
    <message>
        <source>If both are still there they fight again next turn.</source>
        <translation>Sind beide noch da, kämpfen sie in der nächsten Runde weiter.</translation>
    </message>
    <message>
        <source>Neither shots nor melee harm an elephant.</source>
        <translation>Weder Schüsse noch Nahkampf können einem Elefanten etwas anhaben.</translation>
    </message>
    <message>
        <source>%1: charging the front of troops that scare elephants, roll one die first. On %2 or more it runs off and does no harm.</source>
        <translation>%1: Bei einem Angriff von vorn auf Truppen, die Elefanten erschrecken, wird erst gewürfelt. Bei %2 oder mehr flieht er und schadet niemandem.</translation>
    </message>
    <message>
        <source>%1: charging the front of troops that scare elephants, roll one die first. On a 6 it runs off and does no harm.</source>
        <translation>%1: Bei einem Angriff von vorn auf Truppen, die Elefanten erschrecken, wird erst gewürfelt. Bei einer 6 flieht er und schadet niemandem.</translation>
    </message>
    <message>
        <source>%1: nothing scares it.</source>
        <translation>%1: Nichts erschreckt ihn.</translation>
    </message>
    <message numerus="yes">
        <source>%1: its charge takes %n stands of its target at contact.</source>
        <translation>
            <numerusform>%1: Sein Aufprall kostet das Ziel bei der Berührung %n Element.</numerusform>
            <numerusform>%1: Sein Aufprall kostet das Ziel bei der Berührung %n Elemente.</numerusform>
        </translation>
    </message>
    <message>
        <source>It comes from the front if its middle was ahead of the target&apos;s front line when it charged.</source>
        <translation>Von vorn kommt er, wenn seine Mitte beim Beginn des Angriffs vor der Frontlinie des Ziels lag.</translation>
    </message>
    <message>
        <source>It comes from the front if it touches the target&apos;s front edge.</source>
        <translation>Von vorn kommt er, wenn er die Vorderkante des Ziels berührt.</translation>
    </message>
    <message>
        <source>Whoever charges an elephant is not trampled.</source>
        <translation>Wer einen Elefanten angreift, wird nicht überrannt.</translation>
    </message>
    <message>
        <source>Whoever charges an elephant loses stands as if it had charged.</source>
        <translation>Wer einen Elefanten angreift, verliert Elemente, als hätte der Elefant angegriffen.</translation>
    </message>
    <message>
        <source>After that it holds its enemy and rolls no dice in melee.</source>
        <translation>Danach hält er seinen Feind fest und würfelt im Nahkampf nicht.</translation>
    </message>
    <message>
        <source>In melee it rolls one die against skirmishers and hits on 4 or more.</source>
        <translation>Im Nahkampf wirft er einen Würfel gegen Plänkler und trifft bei 4 oder mehr.</translation>
    </message>
    <message>
        <source>In melee it takes two stands a round, from the round after its charge; if it was charged, from the first.</source>
        <translation>Im Nahkampf kostet er den Gegner zwei Elemente je Kampfgang, ab dem Kampfgang nach seinem Angriff; wurde er angegriffen, ab dem ersten.</translation>
    </message>
    <message>
        <source>In melee it rolls one die against anybody and hits on 5 or more.</source>
        <translation>Im Nahkampf wirft er einen Würfel gegen jeden und trifft bei 5 oder mehr.</translation>
    </message>
    <message>
        <source>After each round of melee an elephant was in, roll its control die. If its charge alone destroyed the target, do not.</source>
        <translation>Nach jedem Kampfgang, in dem ein Elefant war, kommt sein Kontrollwurf. Nicht, wenn schon sein Angriff allein das Ziel ausgeschaltet hat.</translation>
    </message>
    <message>
        <source>After each round of melee an elephant was in, roll its control die; also if its charge alone destroyed the target.</source>
        <translation>Nach jedem Kampfgang, in dem ein Elefant war, kommt sein Kontrollwurf; auch wenn schon sein Angriff allein das Ziel ausgeschaltet hat.</translation>
    </message>
    <message numerus="yes">
        <source>%1: running wild it goes %2 straight, then it is gone. Every unit in its path, friend or foe, loses %n stands.</source>
        <translation>
            <numerusform>%1: Geht er durch, läuft er %2 geradeaus und ist dann fort. Jede Einheit auf seinem Weg, Freund oder Feind, verliert %n Element.</numerusform>
            <numerusform>%1: Geht er durch, läuft er %2 geradeaus und ist dann fort. Jede Einheit auf seinem Weg, Freund oder Feind, verliert %n Elemente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other elephants in that path are not harmed.</source>
        <translation>Andere Elefanten auf diesem Weg nehmen keinen Schaden.</translation>
    </message>
    <message>
        <source>Other elephants in that path are gone as well.</source>
        <translation>Andere Elefanten auf diesem Weg sind auch fort.</translation>
    </message>
    <message>
        <source>Under control</source>
        <translation>Unter Kontrolle</translation>
    </message>
    <message>
        <source>Runs ahead</source>
        <translation>Läuft geradeaus</translation>
    </message>
    <message>
        <source>Runs to the right</source>
        <translation>Läuft nach rechts</translation>
    </message>
    <message>
        <source>Runs to the left</source>
        <translation>Läuft nach links</translation>
    </message>
    <message>
        <source>Turns and runs back</source>
        <translation>Macht kehrt, läuft zurück</translation>
    </message>
    <message>
        <source>A general goes up to %1 alone, in any direction and past anybody, or goes with a unit; not both.</source>
        <translation>Ein General geht allein bis zu %1, in beliebiger Richtung und an jedem vorbei, oder er geht mit einer Einheit; nicht beides.</translation>
    </message>
    <message>
        <source>At the end of that way a general may join a unit, also one in melee, but cannot leave it there.</source>
        <translation>Am Ende dieses Weges darf er sich einer Einheit anschließen, auch einer im Nahkampf; dort verlassen kann er sie nicht.</translation>
    </message>
    <message>
        <source>At the end of that way a general may join a unit of the same command, a commander in chief any unit; also in melee, but cannot leave it there.</source>
        <translation>Am Ende dieses Weges darf er sich einer Einheit seines Heeresteils anschließen, ein Oberbefehlshaber jeder; auch im Nahkampf, dort verlassen kann er sie aber nicht.</translation>
    </message>
    <message>
        <source>One general at most to a unit.</source>
        <translation>Höchstens ein General je Einheit.</translation>
    </message>
    <message>
        <source>Several generals may be with one unit.</source>
        <translation>Mehrere Generäle dürfen bei einer Einheit sein.</translation>
    </message>
    <message numerus="yes">
        <source>With a unit a general adds %n dice in melee, none in shooting.</source>
        <translation>
            <numerusform>Bei einer Einheit bringt ein General im Nahkampf %n Würfel mehr, beim Beschuss keinen.</numerusform>
            <numerusform>Bei einer Einheit bringt ein General im Nahkampf %n Würfel mehr, beim Beschuss keinen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dice.</source>
        <translation>
            <numerusform>%1: %n Würfel.</numerusform>
            <numerusform>%1: %n Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>adds %n dice in melee</source>
        <translation>
            <numerusform>Nahkampf: +%n Würfel</numerusform>
            <numerusform>Nahkampf: +%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>After each round of melee roll one die for every general in it. On a 6 the general falls.</source>
        <translation>Nach jedem Kampfgang einen Würfel für jeden beteiligten General werfen. Bei einer 6 fällt er.</translation>
    </message>
    <message>
        <source>If the unit is lost, the general stays there alone.</source>
        <translation>Ist die Einheit verloren, bleibt der General allein dort.</translation>
    </message>
    <message>
        <source>If the unit is lost, the general is lost with it.</source>
        <translation>Ist die Einheit verloren, ist es auch der General.</translation>
    </message>
    <message>
        <source>Nobody shoots at a general or charges one.</source>
        <translation>Niemand schießt auf einen General oder greift ihn an.</translation>
    </message>
    <message>
        <source>At the end count for each side what share of its stands it has lost, in per cent. Generals do not count.</source>
        <translation>Am Ende wird für jede Seite gezählt, wie viel Prozent ihrer Elemente sie verloren hat. Generäle zählen nicht.</translation>
    </message>
    <message>
        <source>The shares differ by less than %1 points: drawn. From %1 on: a slight edge for the side that lost less. From %2 on: a great victory.</source>
        <translation>Liegen die Anteile weniger als %1 Punkte auseinander: unentschieden. Ab %1: ein knapper Vorteil für die Seite, die weniger verloren hat. Ab %2: ein großer Sieg.</translation>
    </message>
    <message>
        <source>A side that alone has units left has won a great victory.</source>
        <translation>Hat nur noch eine Seite Einheiten, hat sie einen großen Sieg errungen.</translation>
    </message>
    <message>
        <source>An army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>Ein Heer, das die Hälfte seiner Elemente verloren hat, ist am Ende dieser Runde geschlagen.</translation>
    </message>
    <message>
        <source>A side whose commander in chief falls is beaten at the end of that turn.</source>
        <translation>Fällt der Oberbefehlshaber einer Seite, ist sie am Ende dieser Runde geschlagen.</translation>
    </message>
    <message>
        <source>formed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>any direction</source>
        <translation>geht frei</translation>
    </message>
    <message>
        <source>scares elephants</source>
        <translation>erschreckt Elefanten</translation>
    </message>
    <message>
        <source>gone if charged</source>
        <translation>flieht vor Angriff</translation>
    </message>
    <message>
        <source>no general joins it</source>
        <translation>ohne General</translation>
    </message>
    <message>
        <source>does not count for victory</source>
        <translation>zählt nicht für den Sieg</translation>
    </message>
    <message>
        <source>Stands lost by %1 that give the enemy a slight edge: %2; a great victory: %3 (if the enemy has lost none).</source>
        <translation>Verluste für %1, die dem Feind einen knappen Vorteil geben: %2 Elemente; einen großen Sieg: %3 (wenn er selbst keines verloren hat).</translation>
    </message>
    <message>
        <source>Stands lost by %1 with which the army is beaten: %2.</source>
        <translation>Ab so vielen Verlusten ist das Heer geschlagen (%1): %2 Elemente.</translation>
    </message>
    <message>
        <source>No stand of %1 counts for victory.</source>
        <translation>Für den Sieg zählt hier kein Element: %1.</translation>
    </message>
    <message>
        <source>General alone</source>
        <translation>General allein</translation>
    </message>
    <message>
        <source>Rampage</source>
        <translation>Durchgehen</translation>
    </message>
    <message>
        <source>A front of %1: %2 for 15 degrees, %3 for 30, %4 for 45</source>
        <translation>Eine Front von %1: %2 für 15 Grad, %3 für 30, %4 für 45</translation>
    </message>
    <message numerus="yes">
        <source>Reckoned from %3 battles that the program played against itself: %n orders a battle, %2 seconds an order with talk and dice. A class that plays for the first time takes longer.</source>
        <translation>
            <numerusform>Berechnet aus %3 Schlachten, die das Programm gegen sich selbst spielte: %n Befehl je Schlacht, %2 Sekunden je Befehl samt Besprechen und Würfeln. Eine Klasse, die zum ersten Mal spielt, braucht länger.</numerusform>
            <numerusform>Berechnet aus %3 Schlachten, die das Programm gegen sich selbst spielte: %n Befehle je Schlacht, %2 Sekunden je Befehl samt Besprechen und Würfeln. Eine Klasse, die zum ersten Mal spielt, braucht länger.</numerusform>
        </translation>
    </message>
    <message>
        <source>How long so large a battle takes is not reckoned here. The balance panel of the editor does it in the background.</source>
        <translation>Wie lange eine so große Schlacht dauert, wird hier nicht berechnet. Das macht im Editor „Ausgewogenheit“ im Hintergrund.</translation>
    </message>
    <message>
        <source>From %1 to %2 can play with a task each.</source>
        <translation>%1 bis %2 Personen können mitspielen, jede mit einer eigenen Aufgabe.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n commands.</source>
        <translation>
            <numerusform>%1: %n Heeresteil.</numerusform>
            <numerusform>%1: %n Heeresteile.</numerusform>
        </translation>
    </message>
    <message>
        <source>If there are more, let two lead a command together: one gives the orders, one measures and rolls. If there are fewer, let one lead several.</source>
        <translation>Sind es mehr, führen zwei zusammen einen Heeresteil: Eine Person gibt die Befehle, eine misst und würfelt. Sind es weniger, führt eine mehrere.</translation>
    </message>
    <message>
        <source>Commander in chief, one a side: makes the plan with the commanders before the battle, then speaks for the side.</source>
        <translation>Oberbefehl, eine Person je Seite: macht vor der Schlacht mit den Befehlshabern den Plan und spricht dann für die Seite.</translation>
    </message>
    <message>
        <source>Commander, one a command: moves its units, measures, rolls its dice and ticks off its losses.</source>
        <translation>Befehl, eine Person je Heeresteil: bewegt seine Einheiten, misst, würfelt für sie und hakt ihre Verluste ab.</translation>
    </message>
    <message>
        <source>Commands without a general need somebody too; the commander in chief may lead them.</source>
        <translation>Auch Heeresteile ohne General brauchen jemanden; der Oberbefehl kann sie führen.</translation>
    </message>
    <message>
        <source>Referee: moves the marker on the track, says whose step it is, reads rules from the wall.</source>
        <translation>Spielleitung: versetzt den Marker auf der Leiste, sagt, wessen Phase es ist, liest die Regeln an der Wand vor.</translation>
    </message>
    <message>
        <source>Chronicler: writes down after every turn what happened and what it cost. The report of the battle comes from these notes.</source>
        <translation>Chronik: schreibt nach jeder Runde auf, was geschah und was es kostete. Aus diesen Notizen entsteht der Schlachtbericht.</translation>
    </message>
    <message>
        <source>The day before: cut out soldiers, sticks and templates, and check with a ruler that the printer kept the size.</source>
        <translation>Am Tag davor: Soldaten, Messstäbe und Schablonen ausschneiden und mit einem Lineal prüfen, ob der Drucker die Größe eingehalten hat.</translation>
    </message>
    <message>
        <source>Mark the table along two edges as on the map and put every unit where the list has it.</source>
        <translation>Den Tisch an zwei Kanten markieren wie auf dem Plan und jede Einheit dorthin stellen, wo sie nach der Liste hingehört.</translation>
    </message>
    <message>
        <source>Mark the table along two edges as on the map. The sides place their commands themselves, each inside its zone.</source>
        <translation>Den Tisch an zwei Kanten markieren wie auf dem Plan. Die Seiten stellen ihre Heeresteile selbst auf, jede in ihrer Zone.</translation>
    </message>
    <message>
        <source>Every commander gets the card of the command. Give five minutes to read it and to make a plan.</source>
        <translation>Wer einen Heeresteil führt, bekommt dessen Karte. Geben Sie fünf Minuten, um sie zu lesen und einen Plan zu machen.</translation>
    </message>
    <message>
        <source>The quick reference hangs where everybody sees it.</source>
        <translation>Die Kurzregeln dort aufhängen, wo alle sie sehen.</translation>
    </message>
    <message>
        <source>The track lies beside the table. Its markers show turn and step.</source>
        <translation>Die Rundenleiste liegt neben dem Tisch. Ihre Marker zeigen Runde und Phase.</translation>
    </message>
    <message>
        <source>Tick a box in the order of battle for every stand lost. The ladder below says how many per cent that is.</source>
        <translation>Für jedes verlorene Element in der Heeresliste ein Kästchen abhaken. Die Leiter darunter sagt, wie viel Prozent das sind.</translation>
    </message>
    <message>
        <source>If nobody is sure of a rule, let the program play that step, or roll a die and go on.</source>
        <translation>Ist sich niemand bei einer Regel sicher: das Programm diese Phase spielen lassen, oder würfeln und weiterspielen.</translation>
    </message>
    <message>
        <source>Afterwards everybody fills in a report. Compare them: no two saw the same battle.</source>
        <translation>Danach füllen alle einen Bericht aus. Vergleichen Sie: Keine zwei haben dieselbe Schlacht gesehen.</translation>
    </message>
    <message>
        <source>At which moment was the battle decided? Who noticed it then?</source>
        <translation>In welchem Augenblick war die Schlacht entschieden? Wer hat es da gemerkt?</translation>
    </message>
    <message>
        <source>What was each side&apos;s plan, and when did it stop working?</source>
        <translation>Was hatte jede Seite vor, und wann ging der Plan nicht mehr auf?</translation>
    </message>
    <message>
        <source>There were %2 stands of %1 and %4 of %3. How could the smaller army make up for that?</source>
        <translation>Auf der einen Seite %2 Elemente (%1), auf der anderen %4 (%3). Wie konnte das kleinere Heer das wettmachen?</translation>
    </message>
    <message>
        <source>The armies were about equally large. What made the difference?</source>
        <translation>Die Heere waren etwa gleich groß. Was machte den Unterschied?</translation>
    </message>
    <message>
        <source>Were the elephants worth their risk, and to whom?</source>
        <translation>Haben sich die Elefanten trotz der Gefahr gelohnt, und für wen?</translation>
    </message>
    <message>
        <source>Should a general fight in the front rank or stay behind and look on?</source>
        <translation>Soll ein General im vordersten Glied kämpfen oder hinten bleiben und zusehen?</translation>
    </message>
    <message>
        <source>What was luck and what was skill? How could one find out?</source>
        <translation>Was war Glück, was war Können? Wie ließe sich das herausfinden?</translation>
    </message>
    <message>
        <source>What does the game leave out that a soldier would have felt: fear, noise, hunger, orders that never arrive?</source>
        <translation>Was lässt das Spiel weg, was ein Soldat gespürt hätte: Angst, Lärm, Hunger, Befehle, die nie ankommen?</translation>
    </message>
    <message>
        <source>Who wrote about this battle, how long afterwards, and for whom? What does that mean for us?</source>
        <translation>Wer hat über diese Schlacht geschrieben, wie lange danach und für wen? Was heißt das für uns?</translation>
    </message>
    <message>
        <source>Who paid for this battle besides the armies, and whose story is not told?</source>
        <translation>Wer hat außer den Heeren für diese Schlacht bezahlt, und wessen Geschichte wird nicht erzählt?</translation>
    </message>
    <message numerus="yes">
        <source>%n units or generals had acted in this step already. They may act again.</source>
        <translation>
            <numerusform>%n Einheit oder General hatte in dieser Phase schon gehandelt und darf noch einmal.</numerusform>
            <numerusform>%n Einheiten oder Generäle hatten in dieser Phase schon gehandelt und dürfen noch einmal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units had charged in this turn. What that means for its melee is forgotten.</source>
        <translation>
            <numerusform>%n Einheit hatte in dieser Runde angegriffen. Was das für ihren Nahkampf heißt, ist vergessen.</numerusform>
            <numerusform>%n Einheiten hatten in dieser Runde angegriffen. Was das für ihren Nahkampf heißt, ist vergessen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Commands were still being placed. Placing them begins anew.</source>
        <translation>Es wurden noch Heeresteile aufgestellt. Das Aufstellen beginnt von vorn.</translation>
    </message>
    <message>
        <source>Dice were due or a fight was half fought. The step begins anew without them.</source>
        <translation>Ein Wurf stand aus, oder ein Gefecht war halb ausgetragen. Die Phase beginnt ohne sie von vorn.</translation>
    </message>
    <message>
        <source>The count of turns without losses begins anew.</source>
        <translation>Die Zählung der Runden ohne Verluste beginnt von vorn.</translation>
    </message>
    <message>
        <source>The battle had ended. The new one goes on from its last step.</source>
        <translation>Die Schlacht war zu Ende. Die neue geht von ihrer letzten Phase aus weiter.</translation>
    </message>
    <message>
        <source>Some orders of this step had been given already. The step begins anew.</source>
        <translation>In dieser Phase waren schon Befehle gegeben. Die Phase beginnt von vorn.</translation>
    </message>
    <message numerus="yes">
        <source>%n stands that were missing when the battle began will count as lost in the new one.</source>
        <translation>
            <numerusform>%n Element, das zu Beginn der Schlacht fehlte, zählt in der neuen als verloren.</numerusform>
            <numerusform>%n Elemente, die zu Beginn der Schlacht fehlten, zählen in der neuen als verloren.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageFormatter</name>
    <message>
        <source>%1 cm</source>
        <comment>centimetres</comment>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>inches</comment>
        <translation>%1 Zoll</translation>
    </message>
    <message>
        <source>cm</source>
        <comment>centimetres</comment>
        <translation>cm</translation>
    </message>
    <message>
        <source>in</source>
        <comment>inches</comment>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under %1%</source>
        <translation>unter %1 %</translation>
    </message>
    <message>
        <source>over %1%</source>
        <translation>über %1 %</translation>
    </message>
</context>
<context>
    <name>NextThing</name>
    <message>
        <source>Place the next command</source>
        <translation>Nächsten Heeresteil aufstellen</translation>
    </message>
    <message>
        <source>Choose a target</source>
        <translation>Ziel wählen</translation>
    </message>
    <message>
        <source>No charge now</source>
        <translation>Jetzt kein Angriff</translation>
    </message>
    <message>
        <source>Nobody can charge: go on</source>
        <translation>Niemand kann angreifen: weiter</translation>
    </message>
    <message>
        <source>No fights: go on</source>
        <translation>Keine Gefechte: weiter</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Kämpfen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück ins Jetzt</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Read the battle report</source>
        <translation>Schlachtbericht lesen</translation>
    </message>
    <message>
        <source>Paused: go on</source>
        <translation>Angehalten: weiter</translation>
    </message>
    <message>
        <source>The program is thinking…</source>
        <translation>Das Programm denkt nach …</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Expected loss %1 of %2 stands; destroyed: %3.</source>
        <comment>stands, stands, chance</comment>
        <translation>Erwarteter Verlust %1 von %2 Elementen; ausgeschaltet: %3.</translation>
    </message>
    <message>
        <source>destroyed: %1</source>
        <translation>ausgeschaltet: %1</translation>
    </message>
    <message>
        <source>%1 left: %2</source>
        <comment>stands, chance</comment>
        <translation>noch %1: %2</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1 Problems in all: %2.</source>
        <translation>%1 Probleme insgesamt: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>%1 lässt sich nicht öffnen. %2</translation>
    </message>
    <message>
        <source>%1 cannot be played. %2</source>
        <translation>%1 lässt sich nicht spielen. %2</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Show this help and end.</source>
        <translation>Diese Hilfe anzeigen und das Programm beenden.</translation>
    </message>
    <message>
        <source>Show the version and end.</source>
        <translation>Die Version anzeigen und das Programm beenden.</translation>
    </message>
    <message>
        <source>Write a picture of the window and end.</source>
        <translation>Ein Bild des Fensters speichern und das Programm beenden.</translation>
    </message>
    <message>
        <source>Size of the window in pixels.</source>
        <translation>Größe des Fensters in Pixeln.</translation>
    </message>
    <message>
        <source>Colours of the window: light or dark.</source>
        <translation>Farben des Fensters: light (hell) oder dark (dunkel).</translation>
    </message>
    <message>
        <source>Part of the table to look at, in inches from its south-west corner.</source>
        <translation>Teil des Tisches, der zu sehen ist, in Zoll von seiner Südwestecke.</translation>
    </message>
    <message>
        <source>Language to speak for this time, such as fr.</source>
        <translation>Sprache für dieses Mal, etwa fr.</translation>
    </message>
    <message>
        <source>Open the scenario in the editor.</source>
        <translation>Das Szenario im Editor öffnen.</translation>
    </message>
    <message>
        <source>Write the battle report of a journal to FILE and end.</source>
        <translation>Den Schlachtbericht zu einem Protokoll in DATEI speichern und das Programm beenden.</translation>
    </message>
    <message>
        <source>Write the report as pdf, html or text, where the name of FILE does not say it.</source>
        <translation>Den Bericht als pdf, html oder text schreiben, wenn der Name von DATEI es nicht sagt.</translation>
    </message>
    <message>
        <source>Paper of what is printed: a4 or letter.</source>
        <translation>Papier für den Druck: a4 oder letter.</translation>
    </message>
    <message>
        <source>Lengths in what is printed: in or cm.</source>
        <translation>Längen im Druck: in (Zoll) oder cm.</translation>
    </message>
    <message>
        <source>Show the events that each sentence of the report rests on.</source>
        <translation>Die Ereignisse zeigen, auf denen jeder Satz des Berichts beruht.</translation>
    </message>
    <message>
        <source>There is no paper &quot;%1&quot;; there are a4 and letter.</source>
        <translation>Papier „%1“ gibt es nicht; es gibt a4 und letter.</translation>
    </message>
    <message>
        <source>Lengths are told in &quot;in&quot; or &quot;cm&quot;, not in &quot;%1&quot;.</source>
        <translation>Längen gibt es in „in“ oder „cm“, nicht in „%1“.</translation>
    </message>
    <message>
        <source>A report goes to a file whose name ends in .pdf, .html or .txt, not to &quot;%1&quot;.</source>
        <translation>Ein Bericht geht in eine Datei, deren Name auf .pdf, .html oder .txt endet, nicht in „%1“.</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;; there are: %2.</source>
        <translation>Eine Sprache „%1“ gibt es nicht; es gibt: %2.</translation>
    </message>
    <message>
        <source>There is no theme &quot;%1&quot;; there are light and dark.</source>
        <translation>Ein Farbschema „%1“ gibt es nicht; es gibt light und dark.</translation>
    </message>
    <message>
        <source>A size looks like 1366x768.</source>
        <translation>Eine Größe sieht aus wie 1366x768.</translation>
    </message>
    <message>
        <source>A part of the table looks like 20,30,24,16.</source>
        <translation>Ein Teil des Tisches sieht aus wie 20,30,24,16.</translation>
    </message>
    <message>
        <source>Zama: fast-play tabletop battles for the classroom. Begins with the start page, or with the battle of a file.</source>
        <translation>Zama: schnelle Tischschlachten fürs Klassenzimmer. Beginnt mit der Startseite oder mit der Schlacht einer Datei.</translation>
    </message>
    <message>
        <source>A scenario (*.zama.json) or a battle under way (*.zama-game.json).</source>
        <translation>Ein Szenario (*.zama.json) oder eine laufende Schlacht (*.zama-game.json).</translation>
    </message>
    <message>
        <source>One file at a time, please.</source>
        <translation>Bitte nur eine Datei auf einmal.</translation>
    </message>
    <message>
        <source>Which scenario is to be edited? zama --edit FILE</source>
        <translation>Welches Szenario soll bearbeitet werden? zama --edit DATEI</translation>
    </message>
</context>
<context>
    <name>OrderOfBattlePages</name>
    <message>
        <source>A box is a stand; tick it when the stand is lost. The two boxes above a bar go together: a single stand cannot hold.</source>
        <translation>Ein Kästchen ist ein Element; hake es ab, wenn das Element verloren ist. Die zwei Kästchen über einem Strich gehören zusammen: Ein einzelnes Element hält sich nicht.</translation>
    </message>
    <message>
        <source>A round box does not count for victory. The ring before a general is for his fall.</source>
        <translation>Ein rundes Kästchen zählt nicht für den Sieg. Der Ring vor einem General ist für den Fall, dass er fällt.</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Of these count for victory</source>
        <translation>Davon zählen für den Sieg</translation>
    </message>
    <message>
        <source>Stands lost, in per cent</source>
        <translation>Verlorene Elemente, in Prozent</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Carthaginian</source>
        <translation>Karthagisch</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Gallic</source>
        <translation>Gallisch</translation>
    </message>
    <message>
        <source>Germanic</source>
        <translation>Germanisch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Iberian</source>
        <translation>Iberisch</translation>
    </message>
    <message>
        <source>Imperial Roman</source>
        <translation>Römische Kaiserzeit</translation>
    </message>
    <message>
        <source>Indian</source>
        <translation>Indisch</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>Makedonisch</translation>
    </message>
    <message>
        <source>Mamluk</source>
        <translation>Mamlukisch</translation>
    </message>
    <message>
        <source>Mongol</source>
        <translation>Mongolisch</translation>
    </message>
    <message>
        <source>Norman</source>
        <translation>Normannisch</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Ocker</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Persisch</translation>
    </message>
    <message>
        <source>Ptolemaic</source>
        <translation>Ptolemäisch</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>Römisch</translation>
    </message>
    <message>
        <source>Saxon</source>
        <translation>Angelsächsisch</translation>
    </message>
    <message>
        <source>Seleucid</source>
        <translation>Seleukidisch</translation>
    </message>
</context>
<context>
    <name>PdfFile</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: the pages could not be drawn</source>
        <translation>%1 lässt sich nicht schreiben: Die Seiten ließen sich nicht zeichnen</translation>
    </message>
</context>
<context>
    <name>PieceProperties</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>pattern of a colour</comment>
        <translation>Einfarbig</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Karos</translation>
    </message>
    <message>
        <source>The figures’ own</source>
        <translation>Die der Figuren</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>kind of ground</comment>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Deploys on the whole table</source>
        <translation>Aufstellung auf dem ganzen Tisch</translation>
    </message>
    <message>
        <source>Zone, from the left edge</source>
        <translation>Zone, von links</translation>
    </message>
    <message>
        <source>Zone, from the bottom edge</source>
        <translation>Zone, von unten</translation>
    </message>
    <message>
        <source>Zone, width</source>
        <translation>Zone, Breite</translation>
    </message>
    <message>
        <source>Zone, depth</source>
        <translation>Zone, Tiefe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Stands left</source>
        <translation>Elemente übrig</translation>
    </message>
    <message>
        <source>Only for battles that begin in the middle.</source>
        <translation>Nur für Schlachten, die mittendrin beginnen.</translation>
    </message>
    <message>
        <source>From the left edge</source>
        <translation>Von links</translation>
    </message>
    <message>
        <source>From the bottom edge</source>
        <translation>Von unten</translation>
    </message>
    <message>
        <source>Where the middle of its front edge stands.</source>
        <translation>Wo die Mitte der Vorderkante steht.</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Clockwise: 0° looks up the table, 180° down.</source>
        <translation>Im Uhrzeigersinn: 0° blickt auf dem Tisch nach oben, 180° nach unten.</translation>
    </message>
    <message>
        <source>Extra stands</source>
        <translation>Zusatzwürfel</translation>
    </message>
    <message>
        <source>So many more stands fight in the unit he is with.</source>
        <translation>So viele Würfel mehr wirft im Nahkampf die Einheit, bei der er ist.</translation>
    </message>
    <message>
        <source>Commander-in-chief</source>
        <translation>Oberbefehlshaber</translation>
    </message>
    <message>
        <source>Is with</source>
        <translation>Ist bei</translation>
    </message>
    <message>
        <source>Has fallen already</source>
        <translation>Schon gefallen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Has a general</source>
        <translation>Hat einen General</translation>
    </message>
    <message>
        <source>As a label: “Romans”.</source>
        <translation>Als Bezeichnung: „Römer“.</translation>
    </message>
    <message>
        <source>In a sentence</source>
        <translation>Im Satz</translation>
    </message>
    <message>
        <source>As in “Now the Romans move”: with “the” where your language wants it. Empty: the same as the name.</source>
        <translation>Wie in „Jetzt handeln die Römer“: mit „die“, wo Ihre Sprache es will. Leer: wie der Name.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Zweite Farbe</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Tells the sides apart also without colours.</source>
        <translation>Unterscheidet die Seiten auch ohne Farben.</translation>
    </message>
    <message>
        <source>Colours of its figures</source>
        <translation>Farben ihrer Figuren</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Gelände</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Computer: Recruit (easy)</source>
        <translation>Computer: Rekrut (leicht)</translation>
    </message>
    <message>
        <source>Computer: Veteran (medium)</source>
        <translation>Computer: Soldat (mittel)</translation>
    </message>
    <message>
        <source>Computer: Commander (strong)</source>
        <translation>Computer: Veteran (schwer)</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
</context>
<context>
    <name>PrintCall</name>
    <message>
        <source>There is nothing called &quot;%1&quot; to print; there are: %2.</source>
        <translation>„%1“ lässt sich nicht drucken; es gibt: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no language; a language is called fr, de or pt-BR.</source>
        <translation>„%1“ ist kein Sprachkürzel; Kürzel sehen aus wie fr, de oder pt-BR.</translation>
    </message>
    <message>
        <source>At most two languages can be printed under one another.</source>
        <translation>Höchstens zwei Sprachen lassen sich untereinander drucken.</translation>
    </message>
    <message>
        <source>--%1 is a whole number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 ist eine ganze Zahl von %2 bis %3, nicht „%4“.</translation>
    </message>
    <message>
        <source>--%1 is for paper soldiers, and none are to be printed: add soldiers to --what.</source>
        <translation>--%1 gilt für Papiersoldaten, und es werden keine gedruckt: bei --what auch soldiers angeben.</translation>
    </message>
    <message>
        <source>Pages go to a file whose name ends in .pdf, not to &quot;%1&quot;.</source>
        <translation>Seiten gehen in eine Datei, deren Name auf .pdf endet, nicht in „%1“.</translation>
    </message>
    <message>
        <source>There is no ink &quot;%1&quot;; there are: %2.</source>
        <translation>Eine Druckart „%1“ gibt es nicht; es gibt: %2.</translation>
    </message>
    <message>
        <source>Write what a class needs on paper for a battle to OUT, a PDF, and end.</source>
        <translation>Was eine Klasse für eine Schlacht auf Papier braucht, in AUSGABE schreiben, ein PDF, und enden.</translation>
    </message>
    <message>
        <source>What to print: %1.</source>
        <translation>Was gedruckt wird: %1.</translation>
    </message>
    <message>
        <source>Language of what is printed, or two under one another.</source>
        <translation>Sprache des Gedruckten, oder zwei untereinander.</translation>
    </message>
    <message>
        <source>How to print it: %1.</source>
        <translation>Druckart: %1.</translation>
    </message>
    <message>
        <source>The paper lies sideways.</source>
        <translation>Das Papier liegt quer.</translation>
    </message>
    <message>
        <source>Soldiers of these commands only.</source>
        <translation>Nur Soldaten dieser Heeresteile.</translation>
    </message>
    <message>
        <source>Soldiers of these types of unit only, without generals.</source>
        <translation>Nur Soldaten dieser Einheitentypen, ohne Generäle.</translation>
    </message>
    <message>
        <source>Spare stands of each type, 0 to %1.</source>
        <translation>Ersatzelemente je Typ, 0 bis %1.</translation>
    </message>
    <message>
        <source>Height of the figures in per cent, %1 to %2; bases stay as they are.</source>
        <translation>Höhe der Figuren in Prozent, %1 bis %2; die Standfüße bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>No generals among the soldiers.</source>
        <translation>Keine Generäle unter den Soldaten.</translation>
    </message>
    <message>
        <source>Replace OUT where it is there already.</source>
        <translation>AUSGABE ersetzen, wenn es sie schon gibt.</translation>
    </message>
</context>
<context>
    <name>PrintFile</name>
    <message>
        <source>The scenario says nothing in &quot;%1&quot;; its texts are printed in its own language, &quot;%2&quot;.</source>
        <translation>Das Szenario hat keine Texte in der Sprache „%1“; sie werden in seiner eigenen gedruckt, „%2“.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot; in this battle; there are: %2.</source>
        <translation>Einen Heeresteil „%1“ gibt es in dieser Schlacht nicht; es gibt: %2.</translation>
    </message>
    <message>
        <source>There is no type of unit &quot;%1&quot; in this battle; there are: %2.</source>
        <translation>Einen Einheitentyp „%1“ gibt es in dieser Schlacht nicht; es gibt: %2.</translation>
    </message>
    <message>
        <source>%1 is what is being read.</source>
        <translation>%1 wird gerade gelesen.</translation>
    </message>
    <message>
        <source>%1 is there already; --force replaces it.</source>
        <translation>%1 gibt es schon; --force ersetzt die Datei.</translation>
    </message>
</context>
<context>
    <name>PrintFooter</name>
    <message>
        <source>Print at 100%: this is 10 cm</source>
        <translation>Mit 100 % drucken: Das sind 10 cm</translation>
    </message>
    <message>
        <source>5 cm</source>
        <translation>5 cm</translation>
    </message>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, Seite %2 von %3</translation>
    </message>
</context>
<context>
    <name>PrintOrder</name>
    <message>
        <source>The battle has no units yet, so these are left out: %1.</source>
        <translation>Die Schlacht hat noch keine Einheiten; weggelassen wird deshalb: %1.</translation>
    </message>
    <message>
        <source>This makes no pages: the battle has nothing of what is wanted.</source>
        <translation>Das ergibt keine Seiten: Die Schlacht hat nichts von dem, was gedruckt werden soll.</translation>
    </message>
</context>
<context>
    <name>PrintParts</name>
    <message>
        <source>Paper soldiers</source>
        <translation>Papiersoldaten</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Kurzregeln</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Heeresliste</translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation>Befehlskarten</translation>
    </message>
    <message>
        <source>Range sticks</source>
        <translation>Messstäbe</translation>
    </message>
    <message>
        <source>Turning templates</source>
        <translation>Drehschablonen</translation>
    </message>
    <message>
        <source>Rampage template</source>
        <translation>Durchgeh-Schablone</translation>
    </message>
    <message>
        <source>Deployment map</source>
        <translation>Aufstellungsplan</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <translation>Rundenablauf</translation>
    </message>
    <message>
        <source>Our battle report</source>
        <translation>Unser Schlachtbericht</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Für die Lehrkraft</translation>
    </message>
</context>
<context>
    <name>PrintPurposes</name>
    <message>
        <source>A strip for every stand, to cut out and fold.</source>
        <translation>Ein Streifen für jedes Element, zum Ausschneiden und Falten.</translation>
    </message>
    <message>
        <source>The rules in short, with the numbers of this battle.</source>
        <translation>Die Regeln in Kürze, mit den Zahlen dieser Schlacht.</translation>
    </message>
    <message>
        <source>All units, with a box to tick for every stand that is lost.</source>
        <translation>Alle Einheiten, mit einem Kästchen zum Abhaken für jedes Element, das verloren geht.</translation>
    </message>
    <message>
        <source>For each commander: what he knows and whom he leads.</source>
        <translation>Für alle Befehlshaber: was sie wissen und wen sie führen.</translation>
    </message>
    <message>
        <source>Strips to measure moves and ranges with.</source>
        <translation>Streifen, um Bewegungen und Reichweiten zu messen.</translation>
    </message>
    <message>
        <source>Angles of 45 degrees, for wheels and oblique moves.</source>
        <translation>Winkel von 45 Grad, für Schwenks und Schrägmärsche.</translation>
    </message>
    <message>
        <source>Where an elephant goes that is out of control.</source>
        <translation>Wohin ein Elefant rennt, der durchgeht.</translation>
    </message>
    <message>
        <source>Who stands where, with a grid to lay out a real table.</source>
        <translation>Wer wo steht, mit einem Raster, um einen echten Tisch aufzubauen.</translation>
    </message>
    <message>
        <source>The steps of a turn, for a counter to go along.</source>
        <translation>Die Phasen einer Runde; ein Marker wandert mit.</translation>
    </message>
    <message>
        <source>A form in which pupils tell what happened.</source>
        <translation>Ein Vordruck, auf dem die Klasse erzählt, was geschah.</translation>
    </message>
    <message>
        <source>How long it takes, who does what, what to discuss.</source>
        <translation>Wie lange es dauert, wer was tut, worüber zu reden ist.</translation>
    </message>
</context>
<context>
    <name>PrinterRun</name>
    <message>
        <source>The last page could not be handed to the printer “%1”.</source>
        <translation>Die letzte Seite ließ sich nicht an den Drucker „%1“ übergeben.</translation>
    </message>
    <message>
        <source>The printer “%1” reports an error.</source>
        <translation>Der Drucker „%1“ meldet einen Fehler.</translation>
    </message>
    <message>
        <source>The printer “%1” does not take paper of this size.</source>
        <translation>Der Drucker „%1“ nimmt kein Papier dieser Größe.</translation>
    </message>
    <message>
        <source>The printer “%1” cannot be reached.</source>
        <translation>Der Drucker „%1“ ist nicht zu erreichen.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Erhöhen</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Verringern</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>Verringern</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Wert verringern</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Geht zur vorigen Seite</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Geht zur nächsten Seite</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Erhöhen</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Wert erhöhen</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Drücken</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Nach unten scrollen</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Nach links scrollen</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Nach rechts scrollen</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Nach oben scrollen</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Scrollt nach unten</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Scrollt nach links</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Scrollt nach rechts</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Scrollt nach oben</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Fokus setzen</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Setzt den Fokus</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Menü anzeigen</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Zeigt das Menü an</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Umschalten</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Schaltet den Zustand um</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Aktion auslösen</translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>Zu benutzerdefinierten Farben &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation>Grundfar&amp;ben</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>Ben&amp;utzerdefinierte Farben</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>&amp;Grün:</translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation>&amp;HTML:</translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation>&amp;Farbe vom Bildschirm wählen</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>&amp;Rot:</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>&amp;Sättigung:</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>Hellig&amp;keit:</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>A&amp;lphakanal:</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>Bla&amp;u:</translation>
    </message>
    <message>
        <source>Cursor at %1, %2
Press ESC to cancel</source>
        <translation>Cursor bei %1, %2
Drücken Sie ESC, um abzubrechen</translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation>Farb&amp;ton:</translation>
    </message>
    <message>
        <source>Select Color</source>
        <translation>Farbauswahl</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>False</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Öffnet die Auswahlliste</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Wahr</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Arguments:</source>
        <translation>Argumente:</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Zeigt Hilfe einschließlich Qt-spezifischer Optionen an.</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Zeigt Hilfe zu den Kommandozeilenoptionen an.</translation>
    </message>
    <message>
        <source>Displays this help.</source>
        <translation>Zeigt diese Hilfe an.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>Zeigt Versionsinformation an.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Nach „%1“ fehlt der Wert.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Wert unerwartet nach „%1“.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Unbekannte Option „%1“.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Unbekannte Optionen: %1.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Aufruf: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[Optionen]</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Direkthilfe</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Schließt das angedockte Fenster</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Löst das angedockte Fenster und dockt es wieder an</translation>
    </message>
</context>
<context>
    <name>QFileDevice</name>
    <message>
        <source>No file engine available or engine does not support UnMapExtension</source>
        <translation>Kein Dateisystemmodul verfügbar, oder es unterstützt UnMapExtension nicht</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 File</source>
        <translation>%1-Datei</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>Die Datei %1 existiert bereits.
Soll sie überschrieben werden?</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Den Ordner gibt es nicht.
Prüfen Sie den Namen des Ordners.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Die Datei konnte nicht gefunden werden.
Stellen Sie sicher, dass der Dateiname richtig ist.</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Neuer Ordner</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1“ ist schreibgeschützt.
Möchten Sie die Datei trotzdem löschen?</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Sind Sie sicher, dass Sie „%1“ löschen möchten?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Zur Detailansicht wechseln</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Zur Listenansicht wechseln</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Der Ordner konnte nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Neuen Ordner erstellen</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Neuen Ordner erstellen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Ordner:</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Datei&amp;name:</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Dateiordner</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Dateien des Typs:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Ordner suchen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Zum übergeordneten Ordner</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Liste der Orte und Lesezeichen</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Suchen in:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mein Computer</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Übergeordneter Ordner</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Zuletzt besucht</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Anzeigen </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;Versteckte Dateien anzeigen</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
    <message>
        <source>%1 byte(s)</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; can not be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuations marks.</source>
        <translation>&lt;b&gt;Der Name „%1“ kann nicht verwendet werden.&lt;/b&gt;&lt;p&gt;Versuchen Sie einen anderen Namen, mit weniger Zeichen oder ohne Satzzeichen.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Änderungsdatum</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Ungültiger Dateiname</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mein Computer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>All other platforms</comment>
        <translation>Typ</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>No space left on device</source>
        <translation>Kein freier Speicherplatz auf dem Gerät vorhanden</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Die Datei oder den Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Zu viele Dateien geöffnet</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Unbekannter Fehler</translation>
    </message>
    <message>
        <source>file to open is a directory</source>
        <translation>die Datei ist ein Ordner</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Einf&amp;ügen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Über Qt&lt;/h3&gt;&lt;p&gt;Dieses Programm verwendet Qt Version %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Qt is a C++ toolkit for cross-platform application development.&lt;/p&gt;&lt;p&gt;Qt provides single-source portability across all major desktop operating systems. It is also available for embedded Linux and other embedded and mobile operating systems.&lt;/p&gt;&lt;p&gt;Qt is available under three different licensing options designed to accommodate the needs of our various users.&lt;/p&gt;&lt;p&gt;Qt licensed under our commercial license agreement is appropriate for development of proprietary/commercial software where you do not want to share any source code with third parties or otherwise cannot comply with the terms of the GNU LGPL version 3 or GNU LGPL version 2.1.&lt;/p&gt;&lt;p&gt;Qt licensed under the GNU LGPL version 3 is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the GNU LGPL version 3.&lt;/p&gt;&lt;p&gt;Qt licensed under the GNU LGPL version 2.1 is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the GNU LGPL version 2.1.&lt;/p&gt;&lt;p&gt;Please see &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt; for an overview of Qt licensing.&lt;/p&gt;&lt;p&gt;Copyright (C) %1 The Qt Company Ltd and other contributors.&lt;/p&gt;&lt;p&gt;Qt and the Qt logo are trademarks of The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt is The Qt Company Ltd product developed as an open source project. See &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt; for more information.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Qt ist ein C++-Toolkit für plattformübergreifende Anwendungen.&lt;/p&gt;&lt;p&gt;Qt-Programme lassen sich aus denselben Quellen für alle wichtigen Desktop-Betriebssysteme übersetzen. Es gibt Qt auch für eingebettetes Linux und andere eingebettete und mobile Betriebssysteme.&lt;/p&gt;&lt;p&gt;Qt ist unter drei verschiedenen Lizenzen erhältlich, damit verschiedene Nutzer es einsetzen können.&lt;/p&gt;&lt;p&gt;Qt unter der kommerziellen Lizenz eignet sich für proprietäre oder kommerzielle Software, deren Quellen Sie nicht mit anderen teilen wollen oder für die Sie die Bedingungen der GNU LGPL Version 3 oder GNU LGPL Version 2.1 nicht einhalten können.&lt;/p&gt;&lt;p&gt;Qt unter der GNU LGPL Version 3 eignet sich für Qt&amp;nbsp;Anwendungen, wenn Sie die Bedingungen der GNU LGPL Version 3 einhalten können.&lt;/p&gt;&lt;p&gt;Qt unter der GNU LGPL Version 2.1 eignet sich für Qt&amp;nbsp;Anwendungen, wenn Sie die Bedingungen der GNU LGPL Version 2.1 einhalten können.&lt;/p&gt;&lt;p&gt;Einen Überblick über die Lizenzen gibt &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt;.&lt;/p&gt;&lt;p&gt;Copyright (C) %1 The Qt Company Ltd und andere Mitwirkende.&lt;/p&gt;&lt;p&gt;Qt und das Qt-Logo sind Marken von The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt ist ein Produkt von The Qt Company Ltd und wird als Open-Source-Projekt entwickelt. Mehr dazu unter &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt;.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Über Qt</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Details ausblenden …</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Details einblenden …</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;ein, keine</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Voreinstellungen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Alles speichern</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ja, &amp;alle</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>Die Datei %1 existiert bereits.
Soll sie überschrieben werden?</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 ist ein Ordner.
Bitte wählen Sie einen anderen Dateinamen.</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Einstellungen &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Einstellungen &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Drucken</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>Von unten nach oben, von links nach rechts</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>Von unten nach oben, von rechts nach links</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Gerade Seiten</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>Die Datei %1 ist schreibgeschützt.
Bitte wählen Sie einen anderen Dateinamen.</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>Von links nach rechts, von unten nach oben</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>Von links nach rechts, von oben nach unten</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Lokale Datei</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Ungerade Seiten</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>Die Einstellungen „Seiten pro Blatt“ und „Seiten-Satz“ können nicht zusammen verwendet werden.
Bitte deaktivieren Sie eine der beiden.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>In Datei drucken …</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>In PDF-Datei drucken</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>Von rechts nach links, von unten nach oben</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>Von rechts nach links, von oben nach unten</translation>
    </message>
    <message>
        <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
        <translation>Die Angabe für die erste Seite darf nicht größer sein als die für die letzte Seite.</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>Von oben nach unten, von links nach rechts</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>Von oben nach unten, von rechts nach links</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>PDF-Datei schreiben</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Collate</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Farbmodus</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Anzahl Exemplare</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Anzahl Exemplare:</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Aktuelle Seite</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Beidseitiger Druck</translation>
    </message>
    <message>
        <source>Duplex Printing</source>
        <translation>Beidseitiger Druck</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Graustufen</translation>
    </message>
    <message>
        <source>Long side</source>
        <translation>Lange Seite</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Lange Seite</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Kein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Ausgabeeinstellungen</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Seiten-Satz:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Seiten von</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Alles drucken</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Bereich drucken</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Umgekehrt</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Short side</source>
        <translation>Kurze Seite</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Kurze Seite</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Geben Sie die Seiten oder Bereiche durch Kommata getrennt ein. Bereiche werden durch zwei durch einen Bindestrich getrennte Zahlen festgelegt. Beispiel: 3,5-7,9 druckt die Seiten 3, 5, 6, 7 und 9.</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>...</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Standort:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>Ausgabe&amp;datei:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>&amp;Eigenschaften</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Typ:</translation>
    </message>
</context>
<context>
    <name>QSaveFile</name>
    <message>
        <source>Existing file %1 is not writable</source>
        <translation>Die existierende Datei %1 ist nicht schreibbar</translation>
    </message>
    <message>
        <source>Filename refers to a directory</source>
        <translation>Der Dateiname bezeichnet einen Ordner</translation>
    </message>
    <message>
        <source>Writing canceled by application</source>
        <translation>Das Schreiben wurde vom Programm abgebrochen</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Linker Rand</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Eine Seite nach unten</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Eine Seite nach links</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Eine Seite nach rechts</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Eine Seite nach oben</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Rechter Rand</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Nach unten scrollen</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Hierher scrollen</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Nach links scrollen</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Nach rechts scrollen</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Nach oben scrollen</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Anfang</translation>
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
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Herunter</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
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
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild abwärts</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild aufwärts</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Nach links scrollen</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Nach rechts scrollen</translation>
    </message>
</context>
<context>
    <name>QUndoGroup</name>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
</context>
<context>
    <name>QUndoStack</name>
    <message>
        <source>Redo</source>
        <comment>Default text for redo action</comment>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>Default text for undo action</comment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI First strong isolate</translation>
    </message>
    <message>
        <source>Insert Unicode control character</source>
        <translation>Unicode-Kontrollzeichen einfügen</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE Start of left-to-right embedding</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI Left-to-right isolate</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM Left-to-right mark</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO Start of left-to-right override</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF Pop directional formatting</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI Pop directional isolate</translation>
    </message>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE Start of right-to-left embedding</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI Right-to-left isolate</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM Right-to-left mark</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO Start of right-to-left override</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ Zero width joiner</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ Zero width non-joiner</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP Zero width space</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Einf&amp;ügen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>&amp;Link-Adresse kopieren</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>RampagePages</name>
    <message>
        <source>The elephant stands here</source>
        <translation>Hier steht der Elefant</translation>
    </message>
    <message>
        <source>The path of this elephant is %1 wide, wider than the paper. Take larger paper, or measure it with a stick.</source>
        <translation>Der Weg dieses Elefanten ist %1 breit, breiter als das Papier. Nehmen Sie größeres Papier, oder messen Sie ihn mit einem Messstab.</translation>
    </message>
    <message>
        <source>Nobody in this battle can run wild.</source>
        <translation>In dieser Schlacht kann niemand durchgehen.</translation>
    </message>
    <message>
        <source>Roll the control die. Lay the beginning of the strip over the elephant, turned the way the die says. Every unit under the strip is hit, friend or foe; a mere touch at the edge does not count.</source>
        <translation>Mach den Kontrollwurf. Leg den Anfang des Streifens über den Elefanten, gedreht, wie der Würfel es sagt. Jede Einheit unter dem Streifen wird getroffen, Freund oder Feind; eine bloße Berührung am Rand zählt nicht.</translation>
    </message>
</context>
<context>
    <name>ReportFile</name>
    <message>
        <source>%1 is what is being read.</source>
        <translation>%1 wird gerade gelesen.</translation>
    </message>
</context>
<context>
    <name>ReportPdf</name>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, Seite %2 von %3</translation>
    </message>
    <message>
        <source>The printer “%1” could not print the report.</source>
        <translation>Der Drucker „%1“ konnte den Bericht nicht drucken.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the pages could not be drawn</source>
        <translation>%1 lässt sich nicht schreiben: Die Seiten ließen sich nicht zeichnen</translation>
    </message>
</context>
<context>
    <name>RuleDiagrams</name>
    <message>
        <source>Three of eight stands have fallen. The unit closes up about the middle of its front.</source>
        <translation>Drei von acht Elementen sind gefallen. Die Einheit rückt zur Mitte ihrer Front hin zusammen.</translation>
    </message>
    <message>
        <source>Two lines decide: one through the target&apos;s front edge, one through its rear edge. What counts is where the middle of the charger was when it began.</source>
        <translation>Zwei Linien entscheiden: eine durch die Vorderkante des Ziels, eine durch seine hintere Kante. Es zählt, wo die Mitte des Angreifers am Anfang war.</translation>
    </message>
    <message>
        <source>Foot goes up to 6 inches. One inch more is refused.</source>
        <translation>Fußtruppen gehen bis zu 6 Zoll. Ein Zoll mehr ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>The unit may slide to any place between these two and keeps its facing. A steeper slide is refused.</source>
        <translation>Die Einheit darf an jeden Platz zwischen diesen beiden gleiten und behält ihre Ausrichtung. Steiler geht es nicht.</translation>
    </message>
    <message>
        <source>The inner front corner stays where it is; the arc of the outer one is what the wheel costs.</source>
        <translation>Die innere vordere Ecke bleibt, wo sie ist. Der Schwenk kostet so viel Weg, wie der Bogen der äußeren lang ist.</translation>
    </message>
    <message>
        <source>A wheel, a straight way and a wheel back: 45 degrees in all. Wheeling farther is refused.</source>
        <translation>Ein Schwenk, ein gerader Weg und ein Schwenk zurück: zusammen 45 Grad. Weiter darf niemand schwenken.</translation>
    </message>
    <message>
        <source>Without turning, skirmishers go 6 inches. Who also turns goes less far: no corner may end more than 6 inches from where it began.</source>
        <translation>Ohne sich zu drehen, gehen Plänkler 6 Zoll. Wer sich auch dreht, kommt weniger weit: Keine Ecke darf am Ende mehr als 6 Zoll von ihrem Ausgangspunkt entfernt sein.</translation>
    </message>
    <message>
        <source>Skirmishers go through friends. They cannot stop on them, and formed units cannot go through each other.</source>
        <translation>Plänkler ziehen durch eigene Einheiten hindurch. Auf ihnen anhalten können sie nicht, und geschlossene Einheiten können nicht durch andere geschlossene hindurch.</translation>
    </message>
    <message>
        <source>The shortest way from rectangle to rectangle counts. 6 inches reach the one, not the other.</source>
        <translation>Es zählt der kürzeste Weg von Rechteck zu Rechteck. 6 Zoll reichen bis zur einen Einheit, nicht bis zur anderen.</translation>
    </message>
    <message>
        <source>Usually nobody hides behind anybody: the scorpion shoots over its own infantry.</source>
        <translation>Gewöhnlich verdeckt niemand einen anderen: Der Skorpion schießt über die eigene Infanterie hinweg.</translation>
    </message>
    <message>
        <source>With the option los: units_block the infantry stops that shot.</source>
        <translation>Mit der Variante los: units_block hält die Infanterie diesen Schuss auf.</translation>
    </message>
    <message>
        <source>The charger on the left arrives and stops there. The one on the right would not, so it may not charge.</source>
        <translation>Der Angreifer links kommt an und bleibt dort stehen. Der rechts käme nicht an, also darf er nicht angreifen.</translation>
    </message>
    <message>
        <source>The slingers are met first, so the infantry behind them cannot be the target. A slide past them leads there.</source>
        <translation>Zuerst trifft der Angreifer auf die Schleuderer, also kann die Infanterie dahinter nicht das Ziel sein. Schräg an ihnen vorbei kommt er hin.</translation>
    </message>
    <message>
        <source>Both enemies are within a tenth of an inch of where the charger stops: it fights both.</source>
        <translation>Beide Feinde sind höchstens ein Zehntel Zoll von dort entfernt, wo der Angreifer anhält: Er kämpft gegen beide.</translation>
    </message>
    <message>
        <source>Seven stands of Roman infantry, eight of light infantry: a die for each. Rings mark hits; both sides lose stands at the same time.</source>
        <translation>Sieben Elemente römische Infanterie, acht Elemente leichte Infanterie: für jedes ein Würfel. Ringe zeigen Treffer; beide Seiten verlieren gleichzeitig Elemente.</translation>
    </message>
    <message>
        <source>Of two stands one is hit. The other does not hold alone and goes too.</source>
        <translation>Von zwei Elementen wird eines getroffen. Das andere hält sich allein nicht und kommt auch weg.</translation>
    </message>
    <message>
        <source>Seven stands and a general: eight dice. Their enemies, eight stands without a general, have eight as well.</source>
        <translation>Sieben Elemente und ein General: acht Würfel. Ihre Gegner, acht Elemente ohne General, haben ebenfalls acht.</translation>
    </message>
    <message>
        <source>The die says which way: 3 ahead, 4 to its right, 5 to its left, 6 back.</source>
        <translation>Der Würfel sagt, wohin: 3 geradeaus, 4 nach rechts, 5 nach links, 6 zurück.</translation>
    </message>
    <message>
        <source>A 3: straight ahead for 12 inches. Those who are marked lose two stands; the others are not in its way.</source>
        <translation>Eine 3: geradeaus, 12 Zoll weit. Wer markiert ist, verliert zwei Elemente; die anderen sind nicht auf dem Weg.</translation>
    </message>
</context>
<context>
    <name>RuleOption</name>
    <message>
        <source>Fixed places</source>
        <translation>Feste Plätze</translation>
    </message>
    <message>
        <source>Every unit begins where the scenario puts it.</source>
        <translation>Jede Einheit beginnt, wo das Szenario sie hinstellt.</translation>
    </message>
    <message>
        <source>Players deploy</source>
        <translation>Selbst aufstellen</translation>
    </message>
    <message>
        <source>Before the first turn the sides place their commands by turns, each inside its own zone.</source>
        <translation>Vor der ersten Runde stellen die Seiten abwechselnd ihre Heeresteile auf, jede in ihrer eigenen Zone.</translation>
    </message>
    <message>
        <source>Armies fight on</source>
        <translation>Heere kämpfen weiter</translation>
    </message>
    <message>
        <source>However great its losses, an army fights as long as it has a unit left.</source>
        <translation>Wie groß seine Verluste auch sind, ein Heer kämpft, solange es eine Einheit hat.</translation>
    </message>
    <message>
        <source>Armies break at half</source>
        <translation>Zusammenbruch zur Hälfte</translation>
    </message>
    <message>
        <source>An army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>Ein Heer, das die Hälfte seiner Elemente verloren hat, ist am Ende dieser Runde geschlagen.</translation>
    </message>
    <message>
        <source>The battle goes on</source>
        <translation>Die Schlacht geht weiter</translation>
    </message>
    <message>
        <source>The fall of a commander-in-chief costs his side his extra dice and nothing else.</source>
        <translation>Fällt ein Oberbefehlshaber, verliert seine Seite seine Zusatzwürfel und sonst nichts.</translation>
    </message>
    <message>
        <source>His side has lost</source>
        <translation>Seine Seite verliert</translation>
    </message>
    <message>
        <source>The battle ends with the turn in which he falls, and the other side has won.</source>
        <translation>Die Schlacht endet mit der Runde, in der er fällt, und die andere Seite hat gewonnen.</translation>
    </message>
    <message>
        <source>45 degrees</source>
        <translation>45 Grad</translation>
    </message>
    <message>
        <source>All wheels of one move together turn a formed unit by 45 degrees at most.</source>
        <translation>Alle Schwenks einer Bewegung zusammen drehen eine geschlossene Einheit um höchstens 45 Grad.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ohne Grenze</translation>
    </message>
    <message>
        <source>A formed unit may wheel as long as its inches last.</source>
        <translation>Eine geschlossene Einheit darf schwenken, solange ihre Zoll reichen.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Formed units cannot turn round; they must wheel.</source>
        <translation>Geschlossene Einheiten können nicht kehrtmachen; sie müssen schwenken.</translation>
    </message>
    <message>
        <source>For a whole move</source>
        <translation>Für eine ganze Bewegung</translation>
    </message>
    <message>
        <source>A formed unit may spend its whole move on turning about where it stands.</source>
        <translation>Eine geschlossene Einheit darf ihre ganze Bewegung darauf verwenden, auf der Stelle kehrtzumachen.</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation>Plänkler</translation>
    </message>
    <message>
        <source>Skirmishers may go through friends, and friends through skirmishers.</source>
        <translation>Plänkler dürfen durch eigene Einheiten ziehen und eigene Einheiten durch Plänkler.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Every friend is in the way.</source>
        <translation>Jede eigene Einheit steht im Weg.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Any unit may go through friends that are not fighting.</source>
        <translation>Jede Einheit darf durch eigene ziehen, die nicht kämpfen.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefanten</translation>
    </message>
    <message>
        <source>Only an elephant under control may leave a fight.</source>
        <translation>Nur ein Elefant unter Kontrolle darf ein Gefecht verlassen.</translation>
    </message>
    <message>
        <source>Skirmishers too</source>
        <translation>Auch Plänkler</translation>
    </message>
    <message>
        <source>Skirmishers may leave a fight as elephants do.</source>
        <translation>Plänkler dürfen ein Gefecht verlassen wie Elefanten.</translation>
    </message>
    <message>
        <source>Twelve inches</source>
        <translation>Zwölf Zoll</translation>
    </message>
    <message>
        <source>A general alone rides up to 12 inches in a move.</source>
        <translation>Ein General allein reitet in einer Bewegung bis zu 12 Zoll weit.</translation>
    </message>
    <message>
        <source>Six inches</source>
        <translation>Sechs Zoll</translation>
    </message>
    <message>
        <source>A general alone goes up to 6 inches in a move.</source>
        <translation>Ein General allein geht in einer Bewegung bis zu 6 Zoll weit.</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>A scorpion may move and shoot in the same turn.</source>
        <translation>Ein Skorpion darf sich in derselben Runde bewegen und schießen.</translation>
    </message>
    <message>
        <source>One of the two</source>
        <translation>Eines von beiden</translation>
    </message>
    <message>
        <source>A scorpion that has moved does not shoot in that turn.</source>
        <translation>Ein Skorpion, der sich bewegt hat, schießt in dieser Runde nicht.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Once the unit is in range all its stands roll, also those that are farther away.</source>
        <translation>Ist die Einheit in Reichweite, würfeln alle ihre Elemente, auch die weiter entfernten.</translation>
    </message>
    <message>
        <source>Those in range</source>
        <translation>Die in Reichweite</translation>
    </message>
    <message>
        <source>Only stands whose own base is in range roll.</source>
        <translation>Nur Elemente, die selbst in Reichweite sind, würfeln.</translation>
    </message>
    <message>
        <source>Nothing blocks</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Nobody hides behind anybody.</source>
        <translation>Niemand verdeckt einen anderen.</translation>
    </message>
    <message>
        <source>Units block</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>A shot is stopped if the line between the two middles runs through a third unit.</source>
        <translation>Ein Schuss wird aufgehalten, wenn die Linie zwischen den beiden Mitten durch eine dritte Einheit geht.</translation>
    </message>
    <message>
        <source>All round</source>
        <translation>Rundum</translation>
    </message>
    <message>
        <source>Units shoot in every direction.</source>
        <translation>Einheiten schießen in jede Richtung.</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <source>Some corner of the target must lie ahead of the shooter&apos;s front.</source>
        <translation>Irgendeine Ecke des Ziels muss vor der Front des Schützen liegen.</translation>
    </message>
    <message>
        <source>By turns</source>
        <translation>Abwechselnd</translation>
    </message>
    <message>
        <source>One charge each in turn; the side that acts first begins.</source>
        <translation>Je ein Angriff im Wechsel; wer zuerst handelt, beginnt.</translation>
    </message>
    <message>
        <source>First side first</source>
        <translation>Erste Seite zuerst</translation>
    </message>
    <message>
        <source>The side that acts first makes all its charges, then the other.</source>
        <translation>Die Seite, die zuerst handelt, macht alle ihre Angriffe, dann die andere.</translation>
    </message>
    <message>
        <source>Second side first</source>
        <translation>Zweite Seite zuerst</translation>
    </message>
    <message>
        <source>The side that acts second makes all its charges, then the other.</source>
        <translation>Die Seite, die als zweite handelt, macht alle ihre Angriffe, dann die andere.</translation>
    </message>
    <message>
        <source>A die decides</source>
        <translation>Ein Würfel entscheidet</translation>
    </message>
    <message>
        <source>Each turn a die says who charges first: 1 to 3 the first side, 4 to 6 the second.</source>
        <translation>In jeder Runde sagt ein Würfel, wer zuerst angreift: 1 bis 3 die erste Seite, 4 bis 6 die zweite.</translation>
    </message>
    <message>
        <source>With manoeuvres</source>
        <translation>Mit Manövern</translation>
    </message>
    <message>
        <source>Formed units charge as they move: ahead, obliquely or wheeling.</source>
        <translation>Geschlossene Einheiten greifen an, wie sie sich bewegen: geradeaus, schräg oder mit Schwenk.</translation>
    </message>
    <message>
        <source>Straight ahead</source>
        <translation>Geradeaus</translation>
    </message>
    <message>
        <source>Formed units charge straight ahead only.</source>
        <translation>Geschlossene Einheiten greifen nur geradeaus an.</translation>
    </message>
    <message>
        <source>Where it began</source>
        <translation>Wo er begann</translation>
    </message>
    <message>
        <source>Where the charger stood when it declared the charge says whether it meets front, flank or rear.</source>
        <translation>Wo der Angreifer stand, als der Angriff angesagt wurde, entscheidet über Front, Flanke oder Rücken.</translation>
    </message>
    <message>
        <source>Which edge it meets</source>
        <translation>Welche Kante er trifft</translation>
    </message>
    <message>
        <source>The edge of the target that the charger touches says it.</source>
        <translation>Die Kante des Ziels, die der Angreifer berührt, entscheidet.</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Hält an</translation>
    </message>
    <message>
        <source>If its target is gone before the fight, the charger stops where it is.</source>
        <translation>Ist sein Ziel vor dem Gefecht fort, bleibt der Angreifer stehen, wo er ist.</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Geht weiter</translation>
    </message>
    <message>
        <source>The charger may go straight on with the inches it has left, into whomever it meets.</source>
        <translation>Der Angreifer darf mit seinen restlichen Zoll geradeaus weiter, auf jeden, den er trifft.</translation>
    </message>
    <message>
        <source>One enemy</source>
        <translation>Ein Feind</translation>
    </message>
    <message>
        <source>A unit with several enemies puts all its dice on one of them.</source>
        <translation>Eine Einheit mit mehreren Feinden setzt alle Würfel gegen einen ein.</translation>
    </message>
    <message>
        <source>Shared out</source>
        <translation>Aufgeteilt</translation>
    </message>
    <message>
        <source>A unit may divide its dice among the enemies it touches.</source>
        <translation>Eine Einheit darf ihre Würfel unter den Feinden aufteilen, die sie berührt.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Hits beyond the last stand of the target are lost.</source>
        <translation>Treffer über das letzte Element des Ziels hinaus sind verloren.</translation>
    </message>
    <message>
        <source>Next enemy</source>
        <translation>Nächster Feind</translation>
    </message>
    <message>
        <source>Hits that are too many go on to other enemies in the same fight.</source>
        <translation>Überzählige Treffer gehen auf andere Feinde im selben Gefecht über.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Einer</translation>
    </message>
    <message>
        <source>A unit has at most one general.</source>
        <translation>Eine Einheit hat höchstens einen General.</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>Several generals may join the same unit, each with his dice.</source>
        <translation>Mehrere Generäle dürfen sich derselben Einheit anschließen, jeder mit seinen Würfeln.</translation>
    </message>
    <message>
        <source>Any unit</source>
        <translation>Jede Einheit</translation>
    </message>
    <message>
        <source>A general may join units of every command of his side.</source>
        <translation>Ein General darf sich Einheiten jedes Heeresteils seiner Seite anschließen.</translation>
    </message>
    <message>
        <source>His own command</source>
        <translation>Eigener Heeresteil</translation>
    </message>
    <message>
        <source>A general joins units of his own command; the commander-in-chief joins any.</source>
        <translation>Ein General schließt sich Einheiten seines eigenen Heeresteils an; der Oberbefehlshaber jeder.</translation>
    </message>
    <message>
        <source>He lives</source>
        <translation>Er lebt</translation>
    </message>
    <message>
        <source>He stands where his unit stood and may join another in his next move.</source>
        <translation>Er steht, wo seine Einheit stand, und darf sich in seiner nächsten Bewegung einer anderen anschließen.</translation>
    </message>
    <message>
        <source>He falls with it</source>
        <translation>Er fällt mit ihr</translation>
    </message>
    <message>
        <source>When his unit is lost he is lost too.</source>
        <translation>Geht seine Einheit verloren, fällt auch er.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Whoever charges an elephant is not trampled; it can only run wild later.</source>
        <translation>Wer einen Elefanten angreift, wird nicht überrannt; der Elefant kann nur später durchgehen.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>The unit that charges an elephant loses stands as if the elephant had charged.</source>
        <translation>Die Einheit, die einen Elefanten angreift, verliert Elemente, als hätte der Elefant angegriffen.</translation>
    </message>
    <message>
        <source>No dice</source>
        <translation>Keine Würfel</translation>
    </message>
    <message>
        <source>An elephant strikes when it charges and only holds its enemy afterwards.</source>
        <translation>Ein Elefant trifft beim Angriff und hält den Feind danach nur fest.</translation>
    </message>
    <message>
        <source>Against skirmishers</source>
        <translation>Gegen Plänkler</translation>
    </message>
    <message>
        <source>An elephant rolls one die a round against skirmishers and hits on 4 or more.</source>
        <translation>Ein Elefant wirft je Kampfgang einen Würfel gegen Plänkler und trifft bei 4 oder mehr.</translation>
    </message>
    <message>
        <source>Two stands a round</source>
        <translation>Zwei Elemente je Kampfgang</translation>
    </message>
    <message>
        <source>Its enemy loses two stands every round from the round after its charge.</source>
        <translation>Sein Feind verliert in jedem Kampfgang zwei Elemente, ab dem Kampfgang nach seinem Angriff.</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>Ein Würfel</translation>
    </message>
    <message>
        <source>An elephant rolls one die a round against anybody and hits on 5 or more.</source>
        <translation>Ein Elefant wirft je Kampfgang einen Würfel gegen jeden und trifft bei 5 oder mehr.</translation>
    </message>
    <message>
        <source>If its charge alone destroyed its target, the elephant needs no control die.</source>
        <translation>Hat schon der Angriff allein das Ziel ausgeschaltet, braucht der Elefant keinen Kontrollwurf.</translation>
    </message>
    <message>
        <source>The elephant takes its control die also then, and may run wild.</source>
        <translation>Auch dann macht der Elefant seinen Kontrollwurf und kann durchgehen.</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Only the unit types that always scare elephants do, such as Roman infantry.</source>
        <translation>Nur Einheitentypen, die Elefanten immer erschrecken, etwa römische Infanterie.</translation>
    </message>
    <message>
        <source>Unit types that may scare elephants do it as well, such as Roman skirmishers.</source>
        <translation>Auch Einheitentypen, die Elefanten erschrecken dürfen, etwa römische Plänkler.</translation>
    </message>
    <message>
        <source>Unharmed</source>
        <translation>Unversehrt</translation>
    </message>
    <message>
        <source>Other elephants in the path of one that runs wild are not harmed.</source>
        <translation>Andere Elefanten auf dem Weg eines durchgehenden nehmen keinen Schaden.</translation>
    </message>
    <message>
        <source>Gone too</source>
        <translation>Auch fort</translation>
    </message>
    <message>
        <source>Other elephants in its path are lost.</source>
        <translation>Andere Elefanten auf seinem Weg sind verloren.</translation>
    </message>
    <message>
        <source>Where armies begin</source>
        <translation>Wo Heere beginnen</translation>
    </message>
    <message>
        <source>When an army breaks</source>
        <translation>Wann ein Heer zusammenbricht</translation>
    </message>
    <message>
        <source>If a commander-in-chief falls</source>
        <translation>Wenn ein Oberbefehlshaber fällt</translation>
    </message>
    <message>
        <source>How far formed units wheel</source>
        <translation>Wie weit geschlossene Einheiten schwenken</translation>
    </message>
    <message>
        <source>Turning about</source>
        <translation>Kehrtwendung</translation>
    </message>
    <message>
        <source>Who passes through friends</source>
        <translation>Wer durch eigene Einheiten zieht</translation>
    </message>
    <message>
        <source>Who may leave a fight</source>
        <translation>Wer ein Gefecht verlassen darf</translation>
    </message>
    <message>
        <source>Scorpions: moving and shooting</source>
        <translation>Skorpione: bewegen und schießen</translation>
    </message>
    <message>
        <source>Which stands shoot</source>
        <translation>Welche Elemente schießen</translation>
    </message>
    <message>
        <source>What blocks a shot</source>
        <translation>Was einen Schuss aufhält</translation>
    </message>
    <message>
        <source>In which direction</source>
        <translation>In welche Richtung</translation>
    </message>
    <message>
        <source>Whose charge is next</source>
        <translation>Wer als Nächster angreift</translation>
    </message>
    <message>
        <source>How formed units charge</source>
        <translation>Wie geschlossene Einheiten angreifen</translation>
    </message>
    <message>
        <source>Front, flank or rear</source>
        <translation>Front, Flanke oder Rücken</translation>
    </message>
    <message>
        <source>Nobody left to charge</source>
        <translation>Kein Ziel mehr</translation>
    </message>
    <message>
        <source>Dice against several enemies</source>
        <translation>Würfel gegen mehrere Feinde</translation>
    </message>
    <message>
        <source>Hits that are too many</source>
        <translation>Überzählige Treffer</translation>
    </message>
    <message>
        <source>How far a general goes</source>
        <translation>Wie weit ein General geht</translation>
    </message>
    <message>
        <source>Generals in one unit</source>
        <translation>Generäle in einer Einheit</translation>
    </message>
    <message>
        <source>Whom a general may join</source>
        <translation>Wem sich ein General anschließt</translation>
    </message>
    <message>
        <source>If a general&apos;s unit is lost</source>
        <translation>Wenn die Einheit eines Generals fort ist</translation>
    </message>
    <message>
        <source>A charged elephant strikes</source>
        <translation>Ein angegriffener Elefant trifft</translation>
    </message>
    <message>
        <source>How elephants fight on</source>
        <translation>Wie Elefanten weiterkämpfen</translation>
    </message>
    <message>
        <source>Control die without a fight</source>
        <translation>Kontrollwurf ohne Gefecht</translation>
    </message>
    <message>
        <source>Who scares elephants</source>
        <translation>Wer Elefanten erschreckt</translation>
    </message>
    <message>
        <source>Elephants in a rampage&apos;s path</source>
        <translation>Elefanten auf dem Weg eines durchgehenden</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>Die Schlacht</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Beschuss</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Sturmangriff</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Generäle</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>The rulebook</source>
        <translation>Das Regelheft</translation>
    </message>
    <message>
        <source>How Zama plays a battle. The game is the one Matt Fritz published as *Fast Play Rules for Students*; the words here are ours. Where his page leaves something open, somebody had to decide: those decisions are the **rulings**, marked Q. Where several answers are good, a scenario may choose one: those are the **options**, at the end.</source>
        <translation>So spielt Zama eine Schlacht. Das Spiel ist das von Matt Fritz, veröffentlicht als *Fast Play Rules for Students*; die Worte hier sind unsere. Wo seine Seite etwas offenlässt, musste jemand entscheiden: Das sind die **Entscheidungen**, mit Q bezeichnet. Wo mehrere Antworten gut sind, darf ein Szenario eine wählen: Das sind die **Varianten** am Ende.</translation>
    </message>
    <message>
        <source>Every paragraph has a name, such as M3 or Q27. The program quotes it when it says why something is not possible, so you can look it up here. Numbers such as &quot;6 inches&quot; or &quot;hits on 5&quot; are those of the Battle of Zama; another scenario may give its troops other numbers, and then those count.</source>
        <translation>Jeder Absatz hat einen Namen, etwa M3 oder Q27. Das Programm nennt ihn, wenn es sagt, warum etwas nicht geht; hier kannst du nachschlagen. Zahlen wie „6 Zoll“ oder „trifft bei 5“ sind die der Schlacht von Zama; ein anderes Szenario kann seinen Truppen andere Zahlen geben, und dann gelten diese.</translation>
    </message>
    <message>
        <source>An inch is 2.54 cm. A die is an ordinary one with six faces.</source>
        <translation>Ein Zoll misst 2,54 cm. Gewürfelt wird mit gewöhnlichen Würfeln mit sechs Seiten.</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Die Heere</translation>
    </message>
    <message>
        <source>**A1 Stands.** A unit is a body of stands. A stand carries two little figures, but that is for the eye: for strength, for dice and for losses only the number of stands counts.</source>
        <translation>**A1 Elemente.** Eine Einheit besteht aus Elementen. Ein Element trägt zwei kleine Figuren, aber die sind nur fürs Auge: Für Stärke, Würfel und Verluste zählt allein die Zahl der Elemente.</translation>
    </message>
    <message>
        <source>**Q69 Stands are alike.** All stands of a unit are worth the same, so nobody chooses which one falls. Only how many are left matters.</source>
        <translation>**Q69 Elemente sind gleich.** Alle Elemente einer Einheit sind gleich viel wert, also wählt niemand, welches fällt. Es zählt nur, wie viele übrig sind.</translation>
    </message>
    <message>
        <source>**A2 Skirmishers** are 3 to 5 stands side by side in a single rank.</source>
        <translation>**A2 Plänkler** sind 3 bis 5 Elemente nebeneinander in einem einzigen Glied.</translation>
    </message>
    <message>
        <source>**A3 Formed infantry and cavalry** are 6 to 10 stands in two ranks.</source>
        <translation>**A3 Geschlossene Infanterie und Reiterei** sind 6 bis 10 Elemente in zwei Gliedern.</translation>
    </message>
    <message>
        <source>**A4 Elephants and scorpions** are units of one stand.</source>
        <translation>**A4 Elefanten und Skorpione** sind Einheiten aus einem Element. Ein Skorpion ist ein Pfeilgeschütz.</translation>
    </message>
    <message>
        <source>**Q15 Sizes** are checked when a scenario is opened. A unit that has lost stands may be smaller.</source>
        <translation>**Q15 Die Größe** wird geprüft, wenn ein Szenario geöffnet wird. Eine Einheit, die Elemente verloren hat, darf kleiner sein.</translation>
    </message>
    <message>
        <source>**A5 Front line.** Skirmishers and elephants belong in the front line of their army.</source>
        <translation>**A5 Vorderste Linie.** Plänkler und Elefanten gehören in die vorderste Linie ihres Heeres.</translation>
    </message>
    <message>
        <source>**Q14 What the front line is.** The foremost front edges of an army form one line; skirmishers and elephants stand on it and nobody stands ahead of it. In scenarios of your own the program only warns you if it is otherwise.</source>
        <translation>**Q14 Was die vorderste Linie ist.** Die vordersten Vorderkanten eines Heeres bilden eine Linie; Plänkler und Elefanten stehen auf ihr, und niemand steht davor. In eigenen Szenarien warnt das Programm nur, wenn es anders ist.</translation>
    </message>
    <message>
        <source>**A6 The Romans** are 38 units with 196 stands, and six generals. Scipio commands. Four commands of infantry have each a general, two scorpions, two units of five skirmisher stands and four units of seven infantry stands. On the left are three units of Roman cavalry, six stands each, with a general; on the right three units of Numidian cavalry, six stands each, with none.</source>
        <translation>**A6 Die Römer** sind 38 Einheiten mit 196 Elementen und sechs Generäle. Scipio hat den Oberbefehl. Vier Heeresteile Infanterie haben je einen General, zwei Skorpione, zwei Einheiten zu fünf Elementen Plänkler und vier Einheiten zu sieben Elementen Infanterie. Links stehen drei Einheiten römische Reiterei zu je sechs Elementen mit einem General, rechts drei Einheiten numidische Reiterei zu je sechs Elementen ohne General.</translation>
    </message>
    <message>
        <source>**A7 The Carthaginians** are 36 units with 184 stands, twelve of them elephants, and six generals. Hannibal commands. Four commands of infantry have each a general, two elephants, one unit of five skirmisher stands, one unit of eight stands of heavy infantry and three units of eight stands of light infantry. On the right are three units of Carthaginian cavalry, six stands each, with a general and two elephants; on the left one unit of Numidian cavalry of six stands and two elephants, with no general.</source>
        <translation>**A7 Die Karthager** sind 36 Einheiten mit 184 Elementen, darunter zwölf Elefanten, und sechs Generäle. Hannibal hat den Oberbefehl. Vier Heeresteile Infanterie haben je einen General, zwei Elefanten, eine Einheit zu fünf Elementen Plänkler, eine Einheit zu acht Elementen schwere Infanterie und drei Einheiten zu acht Elementen leichte Infanterie. Rechts stehen drei Einheiten karthagische Reiterei zu je sechs Elementen mit einem General und zwei Elefanten, links eine Einheit numidische Reiterei zu sechs Elementen und zwei Elefanten, ohne General.</translation>
    </message>
    <message>
        <source>**A8 Who faces whom.** The left of one army is opposite the right of the other: Roman cavalry faces Carthaginian cavalry, and Numidians face Numidians.</source>
        <translation>**A8 Wer wem gegenübersteht.** Der linke Flügel des einen Heeres steht dem rechten des anderen gegenüber: römische Reiterei der karthagischen, und Numider Numidern.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Spieltisch</translation>
    </message>
    <message>
        <source>**B1 Table.** 90 inches wide and 60 deep, flat, with nothing on it that hinders anybody.</source>
        <translation>**B1 Tisch.** 90 Zoll breit und 60 tief, flach und ohne irgendein Hindernis.</translation>
    </message>
    <message>
        <source>**B2 Distance.** The armies begin 18 inches apart.</source>
        <translation>**B2 Abstand.** Die Heere beginnen 18 Zoll auseinander.</translation>
    </message>
    <message>
        <source>**Q13 How that is measured.** Between the two nearest units of the two armies: exactly 18 inches.</source>
        <translation>**Q13 Wie er gemessen wird.** Zwischen den beiden Einheiten, die einander am nächsten stehen: genau 18 Zoll.</translation>
    </message>
    <message>
        <source>**Q12 Stands** are so large, width by depth in inches: foot 1 by ¾; cavalry 1¼ by 1¼; elephant 1½ by 2; scorpion 1 by 1. A general is a round marker of 1 inch that takes up no room.</source>
        <translation>**Q12 Elemente** sind so groß, Breite mal Tiefe in Zoll: Fußtruppen 1 mal ¾; Reiterei 1¼ mal 1¼; Elefant 1½ mal 2; Skorpion 1 mal 1. Ein General ist ein runder Marker von 1 Zoll, der keinen Platz braucht.</translation>
    </message>
    <message>
        <source>**Q16 Deployment.** Units stand where the scenario puts them, generals beside them and not yet with a unit. With the option `deployment: free` the sides place their commands before the first turn, one command at a time and in turns, each inside its own zone; units and generals that nobody mentions stay where the scenario has them.</source>
        <translation>**Q16 Aufstellung.** Einheiten stehen, wo das Szenario sie hinstellt, Generäle neben ihnen und noch bei keiner Einheit. Mit der Variante `deployment: free` stellen die Seiten vor der ersten Runde abwechselnd je einen Heeresteil auf, jede in ihrer eigenen Zone; Einheiten und Generäle, die niemand nennt, bleiben, wo das Szenario sie hat.</translation>
    </message>
    <message>
        <source>**Q17 Measures.** Where a unit is means where the middle of its front edge is, and which way it faces. The program counts in thousandths of an inch and hundredths of a degree and rounds to the nearest, halves upwards. One hundredth of an inch is forgiven everywhere: in range and in reach, in your favour; two bodies touch when they are as near as that, and overlap only when they overlap by more. Angles are not forgiven anything. &quot;By name&quot; means in the order of the units&apos; ids.</source>
        <translation>**Q17 Maße.** Wo eine Einheit ist, heißt: wo die Mitte ihrer Vorderkante ist und wohin sie blickt. Das Programm zählt in Tausendsteln eines Zolls und Hundertsteln eines Grads und rundet auf den nächsten Wert, genau die Hälfte nach oben. Ein Hundertstel Zoll wird überall verziehen: bei Reichweiten zu deinen Gunsten; zwei Körper berühren sich, wenn sie einander so nah sind, und überschneiden sich nur, wenn es mehr ist. Bei Winkeln wird nichts verziehen. „Dem Namen nach“ heißt in der Reihenfolge der Ids der Einheiten.</translation>
    </message>
    <message>
        <source>**Q18 Footprint.** A unit covers the whole rectangle of its ranks and files, also where the rear rank has a gap. Range, contact and collisions are measured from that rectangle.</source>
        <translation>**Q18 Standfläche.** Eine Einheit bedeckt das ganze Rechteck ihrer Glieder und Rotten, auch wo das hintere Glied eine Lücke hat. Reichweite, Berührung und Zusammenstöße werden von diesem Rechteck aus gemessen.</translation>
    </message>
    <message>
        <source>**Q19 Ranks and files.** Skirmishers stand in one rank. Formed units stand in two; with an odd number of stands the front rank has one more.</source>
        <translation>**Q19 Glieder und Rotten.** Plänkler stehen in einem Glied. Geschlossene Einheiten stehen in zwei; bei ungerader Zahl hat das vordere ein Element mehr. Glieder stehen hintereinander; eine Rotte sind die Elemente, die in einer Reihe hintereinander stehen.</translation>
    </message>
    <message>
        <source>**Q20 After losses** a formed unit closes up at once to two ranks again. The middle of its front stays where it was, so the new rectangle lies inside the old one.</source>
        <translation>**Q20 Nach Verlusten** schließt eine geschlossene Einheit sofort wieder zu zwei Gliedern auf. Die Mitte ihrer Front bleibt, wo sie war; das neue Rechteck liegt also im alten.</translation>
    </message>
    <message>
        <source>A single rank closes up too: it draws in towards the middle of its front, half the width of a stand from each end for every stand that falls, and keeps facing as it did. It can so lose touch with an enemy at its end, or get out of range of one; what that does to an engagement is in [Q70](#Q70).</source>
        <translation>Auch ein einzelnes Glied schließt auf: Für jedes gefallene Element zieht es sich an jedem Ende um eine halbe Elementbreite zur Mitte seiner Front zusammen und blickt wie zuvor. So kann es die Berührung mit einem Feind an seinem Ende verlieren oder aus dessen Reichweite geraten; was das für einen Nahkampf heißt, steht in [Q70](#Q70).</translation>
    </message>
    <message>
        <source>**Q21 Formations stay.** Nobody may change a formation, split a unit or join two.</source>
        <translation>**Q21 Formationen bleiben.** Niemand darf eine Formation ändern, eine Einheit teilen oder zwei vereinen.</translation>
    </message>
    <message>
        <source>**Q22 Front, flank, rear.** A charge comes from the front if the middle of the charger, where it stood when the charge was declared, was ahead of the line through the target&apos;s front edge. It comes from the rear if it was behind the line through the rear edge, and else from the flank. The option `front_test: contacted_edge` asks instead which edge of the target is met.</source>
        <translation>**Q22 Front, Flanke, Rücken.** Ein Angriff kommt von vorn, wenn die Mitte des Angreifers dort, wo er bei der Ansage des Angriffs stand, vor der Linie durch die Vorderkante des Ziels lag. Er kommt von hinten, wenn sie hinter der Linie durch die hintere Kante lag, sonst von der Flanke. Die Variante `front_test: contacted_edge` fragt stattdessen, welche Kante des Ziels getroffen wird.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>**T1 Six steps.** Romans move. Romans shoot. Carthaginians move. Carthaginians shoot. Both sides charge. All fights are fought. Then the next turn begins. A scenario with other armies names its own sides in this order.</source>
        <translation>**T1 Sechs Phasen.** Die Römer bewegen sich. Die Römer schießen. Die Karthager bewegen sich. Die Karthager schießen. Beide Seiten greifen an. Alle Gefechte werden ausgetragen. Dann beginnt die nächste Runde. Ein Szenario mit anderen Heeren nennt in dieser Reihenfolge seine eigenen Seiten.</translation>
    </message>
    <message>
        <source>**Q06 Within a step** you give orders to your units in any order, one at a time, and each is carried out before the next. A unit gets at most one order in a step.</source>
        <translation>**Q06 In einer Phase** gibst du deinen Einheiten Befehle in beliebiger Reihenfolge, einen nach dem anderen, und jeder wird vor dem nächsten ausgeführt. Eine Einheit bekommt in einer Phase höchstens einen Befehl.</translation>
    </message>
    <message>
        <source>**Q03 All three.** A unit may move, shoot and charge in the same turn; none of them shortens another.</source>
        <translation>**Q03 Alle drei.** Eine Einheit darf sich in derselben Runde bewegen, schießen und angreifen; keines davon verkürzt ein anderes.</translation>
    </message>
    <message>
        <source>**Q05 No reactions.** Nobody steps aside, shoots or charges out of turn because the enemy has done something.</source>
        <translation>**Q05 Keine Reaktionen.** Niemand weicht aus, schießt oder greift außer der Reihe an, weil der Feind etwas getan hat.</translation>
    </message>
    <message>
        <source>**Q11 No fear.** Units do not lose heart, and generals need not be near to give orders. The only flights are those of scorpions and elephants.</source>
        <translation>**Q11 Keine Furcht.** Einheiten verlieren nicht den Mut, und Generäle müssen nicht in der Nähe sein, um zu befehlen. Fliehen können nur Skorpione und Elefanten.</translation>
    </message>
    <message>
        <source>**Q07 How long.** Eight turns, then the sun sets. `turn_limit` sets another number or none; with none, a battle in which ten whole turns go by without a loss is over and is judged as if time had run out.</source>
        <translation>**Q07 Wie lange.** Acht Runden, dann geht die Sonne unter. `turn_limit` setzt eine andere Zahl oder keine; ohne sie ist eine Schlacht, in der zehn ganze Runden ohne Verlust vergehen, vorbei und wird gewertet, als wäre die Zeit abgelaufen.</translation>
    </message>
    <message>
        <source>**Q08 Ending early.** At the end of a turn in which a side has no unit left (elephants and scorpions are units) the battle ends. A side may give up at any time, and then the other has won a great victory. With the option `army_break: 0.5` an army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>**Q08 Früheres Ende.** Am Ende einer Runde, in der eine Seite keine Einheit mehr hat (Elefanten und Skorpione sind Einheiten), endet die Schlacht. Eine Seite darf jederzeit aufgeben; dann hat die andere einen großen Sieg errungen. Mit der Variante `army_break: 0.5` ist ein Heer, das die Hälfte seiner Elemente verloren hat, am Ende dieser Runde geschlagen.</translation>
    </message>
    <message>
        <source>**Q09 Who wins.** Compare what share of its stands each side has lost, in per cent of what it had. Scorpions count one stand each; elephants and generals do not count. If the shares are less than 5 points apart, the battle is drawn; less than 20, the side that lost less has a slight edge; 20 or more, a great victory. A side that alone has units left has a great victory; if nobody has, it is a draw.</source>
        <translation>**Q09 Wer gewinnt.** Verglichen wird, welchen Anteil ihrer Elemente jede Seite verloren hat, in Prozent dessen, was sie hatte. Skorpione zählen je ein Element; Elefanten und Generäle zählen nicht. Liegen die Anteile weniger als 5 Punkte auseinander, endet die Schlacht unentschieden; bei weniger als 20 hat die Seite mit den geringeren Verlusten einen knappen Vorteil; bei 20 oder mehr einen großen Sieg. Hat nur eine Seite noch Einheiten, ist das ein großer Sieg für sie; hat keine mehr eine, endet die Schlacht unentschieden.</translation>
    </message>
    <message>
        <source>**Q10 The fall of a commander in chief** costs his side his dice and nothing else. With the option `end_on_cinc_death: true` it ends the battle with that turn and the other side has won.</source>
        <translation>**Q10 Fällt ein Oberbefehlshaber,** verliert seine Seite seine Würfel und sonst nichts. Mit der Variante `end_on_cinc_death: true` endet die Schlacht mit dieser Runde, und die andere Seite hat gewonnen.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>**M1 Foot** moves up to 6 inches.</source>
        <translation>**M1 Fußtruppen** bewegen sich bis zu 6 Zoll.</translation>
    </message>
    <message>
        <source>**M4 Elephants and scorpions** move up to 6 inches.</source>
        <translation>**M4 Elefanten und Skorpione** bewegen sich bis zu 6 Zoll.</translation>
    </message>
    <message>
        <source>**M5 Cavalry** moves up to 12 inches.</source>
        <translation>**M5 Reiterei** bewegt sich bis zu 12 Zoll.</translation>
    </message>
    <message>
        <source>**Q31 Less is allowed.** A unit may go only part of its way, or stay.</source>
        <translation>**Q31 Weniger ist erlaubt.** Eine Einheit darf auch nur einen Teil ihres Weges gehen oder stehen bleiben.</translation>
    </message>
    <message>
        <source>**M2 Skirmishers** go in any direction.</source>
        <translation>**M2 Plänkler** gehen in jede Richtung.</translation>
    </message>
    <message>
        <source>**Q29 How skirmishers move.** One straight way in any direction and one turn on the spot, before or after it. No corner of the unit may end more than 6 inches from where that corner began, so turning uses up some of the way. Turning sweeps over the ground: on the way nobody may be touched who could not be touched in a move.</source>
        <translation>**Q29 Wie Plänkler sich bewegen.** Ein gerader Weg in beliebiger Richtung und eine Drehung auf der Stelle, davor oder danach. Keine Ecke der Einheit darf am Ende mehr als 6 Zoll von dort entfernt sein, wo sie begann; Drehen verbraucht also etwas vom Weg. Beim Drehen streicht die Einheit über den Boden: Dabei darf niemand berührt werden, der in einer Bewegung nicht berührt werden dürfte.</translation>
    </message>
    <message>
        <source>**M3 Formed units** go straight ahead, obliquely or by wheeling, and no other way; the angle is 45 degrees.</source>
        <translation>**M3 Geschlossene Einheiten** gehen geradeaus, schräg oder mit Schwenk, und nicht anders; der Winkel ist 45 Grad.</translation>
    </message>
    <message>
        <source>**Q24 Formed** are all units in two ranks: heavy and light infantry, Roman infantry, and all cavalry, the Numidians too. In a scenario each type of unit says whether it is formed or free.</source>
        <translation>**Q24 Geschlossen** sind alle Einheiten in zwei Gliedern: schwere und leichte Infanterie, römische Infanterie und alle Reiterei, auch die Numider. In einem Szenario sagt jeder Einheitentyp, ob er geschlossen oder frei ist.</translation>
    </message>
    <message>
        <source>**Q25 Wheels.** All wheels of one move together may turn the unit by 45 degrees; a charge counts anew. `wheel_cap: none` lifts the limit. Wheels, obliques and straight ways may follow each other as long as the inches last.</source>
        <translation>**Q25 Schwenks.** Alle Schwenks einer Bewegung zusammen dürfen die Einheit um 45 Grad drehen; ein Angriff zählt neu. `wheel_cap: none` hebt die Grenze auf. Schwenks, Schrägmärsche und gerade Wege dürfen aufeinander folgen, solange die Zoll reichen.</translation>
    </message>
    <message>
        <source>**Q26 What a wheel costs.** The front corner on the inside stays where it is; the unit pays the arc that the outer front corner goes. A front of 4 inches pays 3.14 inches for 45 degrees.</source>
        <translation>**Q26 Was ein Schwenk kostet.** Die innere vordere Ecke bleibt, wo sie ist; die Einheit bezahlt den Bogen, den die äußere vordere Ecke geht. Eine Front von 4 Zoll bezahlt für 45 Grad 3,14 Zoll.</translation>
    </message>
    <message>
        <source>**Q27 Obliques.** The whole unit slides forward at an angle of up to 45 degrees to its facing and keeps facing the same way. It pays the distance it goes.</source>
        <translation>**Q27 Schrägmärsche.** Die ganze Einheit gleitet in einem Winkel von bis zu 45 Grad zu ihrer Ausrichtung nach vorn und blickt weiter in dieselbe Richtung. Sie bezahlt die Strecke, die sie geht.</translation>
    </message>
    <message>
        <source>**Q28 Not for formed units:** turning about, going backwards, stepping sideways. With the option `about_face: whole_move` a formed unit may spend its whole move on turning about where it stands.</source>
        <translation>**Q28 Nicht für geschlossene Einheiten:** kehrtmachen, rückwärts gehen, zur Seite treten. Mit der Variante `about_face: whole_move` darf eine geschlossene Einheit ihre ganze Bewegung darauf verwenden, auf der Stelle kehrtzumachen.</translation>
    </message>
    <message>
        <source>**Q30 How elephants and scorpions move.** They turn as they like, go one straight way of up to 6 inches in any direction, measured at the middle, and turn again.</source>
        <translation>**Q30 Wie Elefanten und Skorpione sich bewegen.** Sie drehen sich, wie sie wollen, gehen einen geraden Weg von bis zu 6 Zoll in beliebiger Richtung, gemessen an der Mitte, und drehen sich noch einmal.</translation>
    </message>
    <message>
        <source>**Q32 Through friends.** Skirmishers may go through friends and friends through skirmishers, if the two do not lie on top of each other at the end; edges may touch. All other friends are in the way, and so is everybody who is engaged. The option `interpenetration` allows it for nobody (`none`) or for everybody (`all`).</source>
        <translation>**Q32 Durch eigene Einheiten.** Plänkler dürfen durch eigene Einheiten ziehen und eigene Einheiten durch Plänkler, wenn beide am Ende nicht aufeinander liegen; Kanten dürfen sich berühren. Alle anderen eigenen Einheiten stehen im Weg, ebenso alle im Nahkampf. Die Variante `interpenetration` erlaubt es niemandem (`none`) oder allen (`all`).</translation>
    </message>
    <message>
        <source>**Q33 Elephants too** go through skirmishers and through nobody else when they move. Running wild is another matter.</source>
        <translation>**Q33 Auch Elefanten** ziehen, wenn sie sich bewegen, durch Plänkler und sonst durch niemanden. Das Durchgehen ist etwas anderes.</translation>
    </message>
    <message>
        <source>**Q34 Enemies** may be neither passed nor touched in a move. Being near them does not matter.</source>
        <translation>**Q34 Feinde** dürfen in einer Bewegung weder durchquert noch berührt werden. Ihre Nähe spielt keine Rolle.</translation>
    </message>
    <message>
        <source>**Q35 The edge.** Nobody may leave the table, not even with a corner and not even in the middle of a wheel. Generals must stay on it as well.</source>
        <translation>**Q35 Die Tischkante.** Niemand darf den Tisch verlassen, nicht einmal mit einer Ecke und nicht einmal mitten in einem Schwenk. Auch Generäle müssen darauf bleiben.</translation>
    </message>
    <message>
        <source>**Q36 Engaged units** stay where they are: no move, no turn, no charge, no retreat. The option `break_off: elephants_and_skirmishers` lets skirmishers leave as elephants do.</source>
        <translation>**Q36 Einheiten im Nahkampf** bleiben, wo sie sind: keine Bewegung, keine Drehung, kein Angriff, kein Rückzug. Mit der Variante `break_off: elephants_and_skirmishers` dürfen sich Plänkler vom Gegner lösen wie Elefanten.</translation>
    </message>
    <message>
        <source>**Q37 An elephant in a fight** that is under control may leave in its own side&apos;s move. Its engagements end, and nobody may strike it for going. It may slide along the enemies it touched at the start, but must end clear of every enemy. Later in the turn it may charge again.</source>
        <translation>**Q37 Ein Elefant im Gefecht,** der unter Kontrolle ist, darf es in der Bewegung seiner Seite verlassen. Sein Nahkampf endet, und niemand darf ihn dafür schlagen. Er darf an den Feinden entlanggleiten, die er am Anfang berührte, muss am Ende aber frei von jedem Feind stehen. Später in der Runde darf er wieder angreifen.</translation>
    </message>
    <message>
        <source>**Q38 Generals** go with their unit, or alone up to 12 inches in any direction in their side&apos;s move, whoever stands there. Both in one turn is not possible, and a unit whose general has gone alone stays too. `general_move: 6` shortens the way.</source>
        <translation>**Q38 Generäle** gehen mit ihrer Einheit oder allein bis zu 12 Zoll in beliebiger Richtung in der Bewegung ihrer Seite, egal wer dort steht. Beides in einer Runde geht nicht, und eine Einheit, deren General allein gegangen ist, bleibt ebenfalls stehen. `general_move: 6` verkürzt den Weg.</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Beschuss</translation>
    </message>
    <message>
        <source>**S1 Who shoots.** Skirmishers, Numidian cavalry and scorpions. Nobody else.</source>
        <translation>**S1 Wer schießt.** Plänkler, numidische Reiterei und Skorpione. Sonst niemand.</translation>
    </message>
    <message>
        <source>**S8 How far.** Scorpions 24 inches, all others 6.</source>
        <translation>**S8 Wie weit.** Skorpione 24 Zoll, alle anderen 6.</translation>
    </message>
    <message>
        <source>**Q51 In range** means: the shortest way from one rectangle to the other is not longer than the range.</source>
        <translation>**Q51 In Reichweite** heißt: Der kürzeste Weg von einem Rechteck zum anderen ist nicht länger als die Reichweite.</translation>
    </message>
    <message>
        <source>**S5 All or none.** If any part of a unit is in range, all of it shoots.</source>
        <translation>**S5 Alle oder keiner.** Ist irgendein Teil einer Einheit in Reichweite, schießt sie ganz.</translation>
    </message>
    <message>
        <source>**S2 Dice.** One die for each stand that shoots.</source>
        <translation>**S2 Würfel.** Ein Würfel für jedes Element, das schießt.</translation>
    </message>
    <message>
        <source>**Q52 So all stands roll**, also those that are farther away. With the option `range_dice: stands_in_range` only stands whose own base is in range roll; a gap in the rear rank is at its right-hand end.</source>
        <translation>**Q52 Also würfeln alle Elemente,** auch die weiter entfernten. Mit der Variante `range_dice: stands_in_range` würfeln nur Elemente, die selbst in Reichweite sind; eine Lücke im hinteren Glied ist an dessen rechtem Ende.</translation>
    </message>
    <message>
        <source>**S3 Hits.** Scorpions hit on 4 or more, all others on a 6.</source>
        <translation>**S3 Treffer.** Skorpione treffen bei 4 oder mehr, alle anderen bei 6.</translation>
    </message>
    <message>
        <source>**S4 Losses.** Each hit takes a stand.</source>
        <translation>**S4 Verluste.** Jeder Treffer nimmt ein Element.</translation>
    </message>
    <message>
        <source>**S6 Engaged units** do not shoot.</source>
        <translation>**S6 Einheiten im Nahkampf** schießen nicht.</translation>
    </message>
    <message>
        <source>**S7 Nobody shoots at engaged units.**</source>
        <translation>**S7 Auf Einheiten im Nahkampf schießt niemand.**</translation>
    </message>
    <message>
        <source>**Q62 Only they are safe.** Whoever stands beside a fight without being engaged can be shot at.</source>
        <translation>**Q62 Nur sie sind sicher.** Wer neben einem Gefecht steht, ohne selbst im Nahkampf zu sein, kann beschossen werden.</translation>
    </message>
    <message>
        <source>**Q04 Moving and shooting.** A unit that has moved shoots as well as any. With the option `scorpion_move_or_shoot: true` a scorpion does one of the two in a turn.</source>
        <translation>**Q04 Bewegen und schießen.** Eine Einheit, die sich bewegt hat, schießt so gut wie jede andere. Mit der Variante `scorpion_move_or_shoot: true` tut ein Skorpion in einer Runde eines von beidem.</translation>
    </message>
    <message>
        <source>**Q53 Line of sight.** There is none to think of: nobody hides behind anybody. With the option `los: units_block` a shot is stopped if the line between the two middles runs through a third unit, friend or enemy. Generals never stop one. Scorpions that shoot over everybody give Rome an edge at Zama; this option makes it much smaller: between two computers of the same strength Rome then wins 41 battles of 100 and Carthage 27, instead of 68 and 9.</source>
        <translation>**Q53 Sichtlinie.** Daran muss niemand denken: Niemand verdeckt einen anderen. Mit der Variante `los: units_block` wird ein Schuss aufgehalten, wenn die Linie zwischen den beiden Mitten durch eine dritte Einheit geht, eigene oder feindliche. Generäle halten nie einen auf. Skorpione, die über alle hinwegschießen, geben Rom bei Zama einen Vorteil; diese Variante macht ihn viel kleiner: Zwischen zwei gleich starken Computern gewinnt Rom dann 41 von 100 Schlachten und Karthago 27, statt 68 und 9.</translation>
    </message>
    <message>
        <source>**Q54 All round.** Units shoot in every direction. With the option `arc: front` some corner of the target must lie ahead of the shooter&apos;s front.</source>
        <translation>**Q54 Rundum.** Einheiten schießen in jede Richtung. Mit der Variante `arc: front` muss irgendeine Ecke des Ziels vor der Front des Schützen liegen.</translation>
    </message>
    <message>
        <source>**Q55 One target.** A unit shoots at one enemy unit, whichever its player likes; the nearest need not be first, and the dice are not divided.</source>
        <translation>**Q55 Ein Ziel.** Eine Einheit schießt auf eine einzige feindliche Einheit, und zwar auf welche man will; es muss nicht die nächste sein, und die Würfel werden nicht aufgeteilt.</translation>
    </message>
    <message>
        <source>**Q56 One after another.** Units shoot in turn; losses are taken at once, and the next shooter sees them.</source>
        <translation>**Q56 Nacheinander.** Einheiten schießen der Reihe nach; Verluste gelten sofort, und wer als Nächstes schießt, sieht sie.</translation>
    </message>
    <message>
        <source>**Q60 Too many hits** are lost.</source>
        <translation>**Q60 Überzählige Treffer** sind verloren.</translation>
    </message>
    <message>
        <source>**Q57 Elephants** cannot be shot at, because nothing would come of it.</source>
        <translation>**Q57 Auf Elefanten** kann nicht geschossen werden, weil nichts dabei herauskäme.</translation>
    </message>
    <message>
        <source>**Q58 Scorpions** can be, and one hit ends them.</source>
        <translation>**Q58 Auf Skorpione** schon, und ein Treffer genügt.</translation>
    </message>
    <message>
        <source>**Q59 Skirmishers** are no easier to shoot than others; they are only easier to hit in melee.</source>
        <translation>**Q59 Plänkler** sind durch Beschuss nicht leichter zu treffen als andere, nur im Nahkampf.</translation>
    </message>
    <message>
        <source>**Q61 Generals** neither add to a volley nor run a risk in it.</source>
        <translation>**Q61 Generäle** tragen zu einer Salve nichts bei und sind durch keine in Gefahr.</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Sturmangriffe</translation>
    </message>
    <message>
        <source>**C1 Both sides** may charge in the fifth step, and neither must.</source>
        <translation>**C1 Beide Seiten** dürfen in der fünften Phase angreifen, und keine muss.</translation>
    </message>
    <message>
        <source>**C2 The only way** into a fight is a charge.</source>
        <translation>**C2 Der einzige Weg** in ein Gefecht ist ein Sturmangriff.</translation>
    </message>
    <message>
        <source>**C3 Foot and elephants** charge up to 6 inches.</source>
        <translation>**C3 Fußtruppen und Elefanten** greifen bis zu 6 Zoll weit an.</translation>
    </message>
    <message>
        <source>**C4 Cavalry** charges up to 12 inches.</source>
        <translation>**C4 Reiterei** greift bis zu 12 Zoll weit an.</translation>
    </message>
    <message>
        <source>**C5 It must arrive.** A charge that does not reach an enemy cannot be made.</source>
        <translation>**C5 Er muss ankommen.** Ein Angriff, der keinen Feind erreicht, ist nicht möglich.</translation>
    </message>
    <message>
        <source>**Q01 Whose charge is next.** The sides take turns, the first side first: one charge, or pass. Passing now does not forbid a charge later; when both pass one after the other, the step is over. The option `charge_order` lets the first or the second side make all its charges first, or lets a die decide who begins: 1 to 3 the first side, 4 to 6 the second.</source>
        <translation>**Q01 Wer als Nächster angreift.** Die Seiten wechseln sich ab, die erste Seite zuerst: ein Angriff, oder passen. Wer jetzt passt, darf später noch angreifen; passen beide nacheinander, ist die Phase vorbei. Die Variante `charge_order` lässt die erste oder die zweite Seite alle ihre Angriffe zuerst machen oder einen Würfel entscheiden, wer beginnt: 1 bis 3 die erste Seite, 4 bis 6 die zweite.</translation>
    </message>
    <message>
        <source>**Q02 One at a time.** Each charge is finished, with all that comes of it, before the next is declared.</source>
        <translation>**Q02 Einer nach dem anderen.** Jeder Angriff wird mit allem, was daraus folgt, beendet, bevor der nächste angesagt wird.</translation>
    </message>
    <message>
        <source>**Q39 Who may charge.** Any unit that is not engaged, once a turn, also if it has moved or shot. Scorpions never do, and generals only with their unit.</source>
        <translation>**Q39 Wer angreifen darf.** Jede Einheit, die nicht im Nahkampf ist, einmal je Runde, auch wenn sie sich bewegt oder geschossen hat. Skorpione nie, Generäle nur mit ihrer Einheit.</translation>
    </message>
    <message>
        <source>**Q40 Reach.** A charge has its own inches, counted as in a move and besides it. The charger goes until it first touches an enemy and stops there; what the order says beyond that point does not matter. If it touches nobody in time, the charge is not allowed and has cost nothing: try another. You may measure first as much as you like.</source>
        <translation>**Q40 Weite.** Ein Angriff hat seine eigenen Zoll, gezählt wie in einer Bewegung und zusätzlich zu ihr. Der Angreifer geht, bis er zum ersten Mal einen Feind berührt, und hält dort an; was der Befehl darüber hinaus sagt, zählt nicht. Berührt er rechtzeitig niemanden, ist der Angriff nicht erlaubt und hat nichts gekostet: Versuche einen anderen. Vorher darfst du messen, so viel du willst.</translation>
    </message>
    <message>
        <source>**Q41 Engaged units** cannot charge. They can be charged, and by several.</source>
        <translation>**Q41 Einheiten im Nahkampf** können nicht angreifen. Angegriffen werden können sie, auch von mehreren.</translation>
    </message>
    <message>
        <source>**Q42 Formed units** charge with the same manoeuvres as they move: ahead, obliquely, wheeling up to 45 degrees in all. A corner that swings into an enemy has charged him. With the option `formed_charge: straight` they only go straight ahead.</source>
        <translation>**Q42 Geschlossene Einheiten** greifen mit denselben Manövern an, mit denen sie sich bewegen: geradeaus, schräg, schwenkend bis zu insgesamt 45 Grad. Eine Ecke, die in einen Feind hineinschwenkt, hat ihn angegriffen. Mit der Variante `formed_charge: straight` gehen sie nur geradeaus.</translation>
    </message>
    <message>
        <source>**Q43 Others.** Skirmishers turn once, then go straight in any direction; their corners are measured as in a move. Elephants turn to where they want to go and then go straight ahead, which is how they end up facing.</source>
        <translation>**Q43 Die anderen.** Plänkler drehen sich einmal und gehen dann geradewegs in beliebiger Richtung; ihre Ecken werden wie in einer Bewegung gemessen. Elefanten drehen sich dorthin, wohin sie wollen, und gehen dann geradeaus; so sind sie am Ende auch ausgerichtet.</translation>
    </message>
    <message>
        <source>**Q44 The target** you have named must be among those the charger meets; if somebody else is met first, the charge is refused and you hear who it is. Friends are in the way as in a move. Generals without a unit are in nobody&apos;s way.</source>
        <translation>**Q44 Das Ziel,** das du genannt hast, muss unter denen sein, die der Angreifer trifft; trifft er zuerst jemand anderen, wird der Angriff abgelehnt, und du erfährst, wen. Eigene Einheiten stehen im Weg wie in einer Bewegung. Generäle ohne Einheit stehen niemandem im Weg.</translation>
    </message>
    <message>
        <source>**Q45 Everybody close.** All enemies within a tenth of an inch of the charger where it stops are engaged with it. An elephant&apos;s weight and the fright of an elephant concern only the target that was named.</source>
        <translation>**Q45 Alle, die nah sind.** Alle Feinde, die höchstens ein Zehntel Zoll vom Angreifer entfernt sind, wo er anhält, sind mit ihm im Nahkampf. Der Aufprall eines Elefanten und sein Erschrecken betreffen nur das genannte Ziel.</translation>
    </message>
    <message>
        <source>**Q46 No lining up.** The charger stays just as it arrived. Who is engaged with whom is remembered from then on, whatever happens to the distance.</source>
        <translation>**Q46 Kein Zurechtrücken.** Der Angreifer bleibt genau so, wie er angekommen ist. Wer mit wem im Nahkampf ist, wird von da an gemerkt, was immer mit dem Abstand geschieht.</translation>
    </message>
    <message>
        <source>**Q47 Charging an elephant** is allowed. A charged elephant does not trample its charger; it can only run wild later. With the option `elephant_hits_when_charged: true` it does, and the unit that declared the charge loses two stands.</source>
        <translation>**Q47 Einen Elefanten anzugreifen** ist erlaubt. Ein angegriffener Elefant überrennt seinen Angreifer nicht; er kann nur später durchgehen. Mit der Variante `elephant_hits_when_charged: true` tut er es, und die Einheit, die den Angriff angesagt hat, verliert zwei Elemente.</translation>
    </message>
    <message>
        <source>**Q48 Nobody left.** If the target is gone before a fight begins, the charger stops where it is: free, unless another enemy is close by, and its charge is used up. With the option `overrun: continue` it may go straight on with the inches it has left, and whoever it meets next is its new target.</source>
        <translation>**Q48 Niemand mehr da.** Ist das Ziel fort, bevor ein Gefecht beginnt, bleibt der Angreifer stehen, wo er ist: frei, wenn nicht ein anderer Feind nah ist, und sein Angriff ist verbraucht. Mit der Variante `overrun: continue` darf er mit seinen restlichen Zoll geradeaus weiter, und wen er als Nächstes trifft, der ist sein neues Ziel.</translation>
    </message>
    <message>
        <source>**Q49 An elephant that charges scorpions** puts them to flight like anybody else: no weight, no fight, no control die.</source>
        <translation>**Q49 Ein Elefant, der Skorpione angreift,** schlägt sie in die Flucht wie jeder andere: kein Aufprall, kein Gefecht, kein Kontrollwurf.</translation>
    </message>
    <message>
        <source>**Q50 A general** charges with the unit he is with.</source>
        <translation>**Q50 Ein General** greift mit der Einheit an, bei der er ist.</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>**Q63 A fight** is everybody who is joined by engagements, directly or through others. All fights are fought in the last step of a turn, one round each.</source>
        <translation>**Q63 Ein Gefecht** sind alle, die durch Nahkampf miteinander verbunden sind, direkt oder über andere. Alle Gefechte werden in der letzten Phase einer Runde ausgetragen, je einen Kampfgang lang.</translation>
    </message>
    <message>
        <source>**F1 Dice.** In a fight a unit rolls one die for each of its stands.</source>
        <translation>**F1 Würfel.** In einem Gefecht wirft eine Einheit einen Würfel für jedes ihrer Elemente.</translation>
    </message>
    <message>
        <source>**Q64 All stands** of an engaged unit roll, not only those that touch.</source>
        <translation>**Q64 Alle Elemente** einer Einheit im Nahkampf würfeln, nicht nur die, die den Feind berühren.</translation>
    </message>
    <message>
        <source>**F2 Hits.** Roman infantry, heavy infantry, Roman and Carthaginian cavalry hit on 5 or more; light infantry, skirmishers and Numidian cavalry on a 6.</source>
        <translation>**F2 Treffer.** Römische Infanterie, schwere Infanterie, römische und karthagische Reiterei treffen bei 5 oder mehr; leichte Infanterie, Plänkler und numidische Reiterei bei 6.</translation>
    </message>
    <message>
        <source>**F3 Against skirmishers** everybody hits on 4 or more instead.</source>
        <translation>**F3 Gegen Plänkler** treffen stattdessen alle bei 4 oder mehr.</translation>
    </message>
    <message>
        <source>**Q67 Skirmishers against skirmishers** too. What a die needs depends on whom it is for, never on who charged.</source>
        <translation>**Q67 Plänkler gegen Plänkler** auch. Was ein Würfel braucht, hängt davon ab, wem er gilt, nie davon, wer angegriffen hat.</translation>
    </message>
    <message>
        <source>**Q23 From the side** nobody fights better. A flank only matters for the fright of elephants, and because more units find room there.</source>
        <translation>**Q23 Von der Seite** kämpft niemand besser. Eine Flanke zählt nur für das Erschrecken von Elefanten, und weil dort mehr Einheiten Platz finden.</translation>
    </message>
    <message>
        <source>**Q65 Whom to fight.** A unit with several enemies puts all its dice on one of them. Both sides choose before any die of the step is rolled, the first side first; once the second side has chosen, the first cannot change its mind. Where nobody chooses, the enemy is taken who is easiest to hit, then the one with the fewest stands, then the first by name. With the option `dice_split: free` a unit may divide its dice.</source>
        <translation>**Q65 Gegen wen.** Eine Einheit mit mehreren Feinden setzt alle Würfel gegen einen ein. Beide Seiten wählen, bevor in der Phase gewürfelt wird, die erste Seite zuerst; hat die zweite gewählt, kann die erste sich nicht mehr anders entscheiden. Wo niemand wählt, wird der Feind genommen, der am leichtesten zu treffen ist, dann der mit den wenigsten Elementen, dann der erste dem Namen nach. Mit der Variante `dice_split: free` darf eine Einheit ihre Würfel aufteilen.</translation>
    </message>
    <message>
        <source>**F4 Losses.** Each hit takes a stand.</source>
        <translation>**F4 Verluste.** Jeder Treffer nimmt ein Element.</translation>
    </message>
    <message>
        <source>**Q66 Too many hits** are lost, even if another enemy is in the same fight. With the option `surplus: same_fight` they go on to the others in it.</source>
        <translation>**Q66 Überzählige Treffer** sind verloren, auch wenn ein anderer Feind im selben Gefecht ist. Mit der Variante `surplus: same_fight` gehen sie auf die anderen darin über.</translation>
    </message>
    <message>
        <source>**F5 At the same time.** Both sides roll before anything is taken away.</source>
        <translation>**F5 Gleichzeitig.** Beide Seiten würfeln, bevor etwas weggenommen wird.</translation>
    </message>
    <message>
        <source>**Q68 First all dice of the step, then all losses, then the last stands.** A unit that goes under in this round has had its dice.</source>
        <translation>**Q68 Erst alle Würfel der Phase, dann alle Verluste, dann die letzten Elemente.** Eine Einheit, die in diesem Kampfgang untergeht, hat ihre Würfel gehabt.</translation>
    </message>
    <message>
        <source>**Q90 Both gone.** Two units may end each other; then both leave, and that is all.</source>
        <translation>**Q90 Beide fort.** Zwei Einheiten können einander ausschalten; dann verlassen beide den Tisch, und das ist alles.</translation>
    </message>
    <message>
        <source>**F6 Still standing.** Units that both have stands left stay engaged and fight again next turn.</source>
        <translation>**F6 Noch nicht entschieden.** Einheiten, die beide noch Elemente haben, bleiben im Nahkampf und kämpfen in der nächsten Runde weiter.</translation>
    </message>
    <message>
        <source>**Q70 After a round** engagements stay, even if losses have opened a gap. Whoever has no enemy left in a fight is free: no pursuit, no turning for nothing; the unit may move in its next move.</source>
        <translation>**Q70 Nach einem Kampfgang** bleibt der Nahkampf bestehen, auch wenn Verluste eine Lücke gerissen haben. Wer in einem Gefecht keinen Feind mehr hat, ist frei: keine Verfolgung, keine Drehung umsonst; die Einheit darf sich in ihrer nächsten Bewegung bewegen.</translation>
    </message>
    <message>
        <source>**L1 The last stand** of a unit does not hold alone: a unit that is down to one stand loses it at once, whatever took the others.</source>
        <translation>**L1 Das letzte Element** einer Einheit hält sich nicht allein: Eine Einheit, die nur noch ein Element hat, verliert es sofort, wer auch immer die anderen genommen hat.</translation>
    </message>
    <message>
        <source>**L2 Not** elephants and scorpions, which never had more than one.</source>
        <translation>**L2 Nicht** Elefanten und Skorpione, die nie mehr als eines hatten.</translation>
    </message>
    <message>
        <source>**Q71 The order of the last step.** Both sides choose whom to fight. Then all dice, fight by fight: the first side&apos;s units by name, then the other&apos;s. Then all losses and last stands. Then the generals&apos; dice, the first side&apos;s first. Then the control dice of the elephants by name, each with all that comes of it. Last, engagements with units that are gone end, and their generals are placed.</source>
        <translation>**Q71 Die Reihenfolge der letzten Phase.** Beide Seiten wählen, gegen wen sie kämpfen. Dann alle Würfel, Gefecht für Gefecht: die Einheiten der ersten Seite dem Namen nach, dann die der anderen. Dann alle Verluste und letzten Elemente. Dann die Würfel für die Generäle, die der ersten Seite zuerst. Dann die Kontrollwürfe der Elefanten dem Namen nach, jeder mit allem, was daraus folgt. Zuletzt endet der Nahkampf mit Einheiten, die fort sind, und ihre Generäle werden hingestellt.</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Generäle</translation>
    </message>
    <message>
        <source>**G1 No targets.** Nobody can shoot, charge or trample a general.</source>
        <translation>**G1 Keine Ziele.** Niemand kann auf einen General schießen, ihn angreifen oder überrennen.</translation>
    </message>
    <message>
        <source>**Q88 A general alone** takes up no room and is in nobody&apos;s way.</source>
        <translation>**Q88 Ein General allein** braucht keinen Platz und steht niemandem im Weg.</translation>
    </message>
    <message>
        <source>**G2 In melee** a general adds one stand&apos;s die to the unit he is with.</source>
        <translation>**G2 Im Nahkampf** gibt ein General der Einheit, bei der er ist, einen Zusatzwürfel, wie ein weiteres Element.</translation>
    </message>
    <message>
        <source>**G4 Scipio and Hannibal** add two.</source>
        <translation>**G4 Scipio und Hannibal** geben zwei.</translation>
    </message>
    <message>
        <source>**G3 In shooting** he adds nothing.</source>
        <translation>**G3 Beim Beschuss** gibt er nichts.</translation>
    </message>
    <message>
        <source>**Q85 Only dice.** Such a stand is no body: it cannot fall, it does not save a unit that is down to its last stand, and it makes nobody wider.</source>
        <translation>**Q85 Nur Würfel.** Ein solches Element hat keinen Körper: Es kann nicht fallen, es rettet keine Einheit, die nur noch ihr letztes Element hat, und es macht niemanden breiter.</translation>
    </message>
    <message>
        <source>**Q84 Joining and leaving.** In his side&apos;s move a general may go to a unit of his side, of any command, within his reach and joins it, even in the middle of a fight. He cannot leave a unit that is engaged. He does not join scorpions or elephants, and a unit has at most one general. Options: `generals_per_unit: any`, and `general_joins: own_command` for all but the commander in chief.</source>
        <translation>**Q84 Anschließen und verlassen.** In der Bewegung seiner Seite darf ein General zu jeder Einheit seiner Seite gehen, die er erreicht, gleich aus welchem Heeresteil, und schließt sich ihr an, auch mitten in einem Gefecht. Eine Einheit im Nahkampf kann er nicht verlassen. Skorpionen oder Elefanten schließt er sich nicht an, und eine Einheit hat höchstens einen General. Varianten: `generals_per_unit: any` und `general_joins: own_command` für alle außer dem Oberbefehlshaber.</translation>
    </message>
    <message>
        <source>**G5 Danger.** If his unit has fought in melee, roll a die for him.</source>
        <translation>**G5 Gefahr.** Hat seine Einheit im Nahkampf gekämpft, wird für ihn gewürfelt.</translation>
    </message>
    <message>
        <source>**G6 On a 6** he falls.</source>
        <translation>**G6 Bei einer 6** fällt er.</translation>
    </message>
    <message>
        <source>**Q87 When.** Once a round, after the losses, also if the unit fought only elephants. His dice of that round have counted.</source>
        <translation>**Q87 Wann.** Einmal je Kampfgang, nach den Verlusten, auch wenn die Einheit nur gegen Elefanten kämpfte. Seine Würfel in diesem Kampfgang haben gezählt.</translation>
    </message>
    <message>
        <source>**Q86 His unit is gone.** He lives and stands where it stood, and may join another in his next move. With the option `general_dies_with_unit: true` he falls with it. A general with a unit is measured from the middle of its front.</source>
        <translation>**Q86 Seine Einheit ist fort.** Er lebt, steht dort, wo sie stand, und darf sich in seiner nächsten Bewegung einer anderen anschließen. Mit der Variante `general_dies_with_unit: true` fällt er mit ihr. Ein General bei einer Einheit wird von der Mitte ihrer Front aus gemessen.</translation>
    </message>
    <message>
        <source>Scorpions</source>
        <translation>Skorpione</translation>
    </message>
    <message>
        <source>**P1** They do not charge.</source>
        <translation>**P1** Sie greifen nicht an.</translation>
    </message>
    <message>
        <source>**P2** They do not fight in melee.</source>
        <translation>**P2** Sie kämpfen nicht im Nahkampf.</translation>
    </message>
    <message>
        <source>**P3** Charged by anybody, their crews run and they are gone.</source>
        <translation>**P3** Greift jemand sie an, läuft ihre Mannschaft davon, und sie sind fort.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefanten</translation>
    </message>
    <message>
        <source>**E1 Thick skin.** Neither shots nor melee do anything to an elephant.</source>
        <translation>**E1 Dicke Haut.** Weder Schüsse noch Nahkampf können einem Elefanten etwas anhaben.</translation>
    </message>
    <message>
        <source>**E2 Their own rules.** What follows replaces the rules of melee for them.</source>
        <translation>**E2 Eigene Regeln.** Was hier folgt, ersetzt für sie die Regeln des Nahkampfs.</translation>
    </message>
    <message>
        <source>**Q72 No melee dice.** An elephant strikes when it charges and holds its enemy afterwards. The option `elephant_melee` gives it one die against skirmishers that hits on 4 (`any_vs_skirmishers`), one die that hits on 5 (`die_5`), or two stands a round from the round after its charge (`two_per_round`).</source>
        <translation>**Q72 Keine Nahkampfwürfel.** Ein Elefant trifft, wenn er angreift, und hält seinen Feind danach fest. Mit der Variante `elephant_melee` bekommt er einen Würfel gegen Plänkler, der bei 4 trifft (`any_vs_skirmishers`), einen Würfel, der bei 5 trifft (`die_5`), oder er nimmt dem Feind zwei Elemente je Kampfgang, ab dem Kampfgang nach seinem Angriff (`two_per_round`).</translation>
    </message>
    <message>
        <source>**Q73 No dice against it.** Dice cannot be put on an elephant. A unit that fights only elephants rolls nothing, but it does fight: its general is in danger, and the elephant takes its control die.</source>
        <translation>**Q73 Keine Würfel gegen ihn.** Gegen einen Elefanten können keine Würfel eingesetzt werden. Eine Einheit, die nur gegen Elefanten kämpft, würfelt nicht, aber sie kämpft: Ihr General ist in Gefahr, und der Elefant macht seinen Kontrollwurf.</translation>
    </message>
    <message>
        <source>**E3 Fright.** An elephant that charges Roman infantry from the front may be scared: roll a die. On 5 or 6 it leaves the game and has harmed nobody.</source>
        <translation>**E3 Schreck.** Ein Elefant, der römische Infanterie von vorn angreift, kann scheuen: Wirf einen Würfel. Bei 5 oder 6 verlässt er das Spiel und hat niemandem geschadet.</translation>
    </message>
    <message>
        <source>**E4 Cavalry** cannot scare it.</source>
        <translation>**E4 Reiterei** kann ihn nicht erschrecken.</translation>
    </message>
    <message>
        <source>**Q76 Roman infantry** means the formed units of that name. With the option `scared_by: infantry_and_skirmishers` Roman skirmishers scare elephants too. No Carthaginian troops do.</source>
        <translation>**Q76 Römische Infanterie** meint die geschlossenen Einheiten dieses Namens. Mit der Variante `scared_by: infantry_and_skirmishers` erschrecken auch römische Plänkler Elefanten. Karthagische Truppen tun es nie.</translation>
    </message>
    <message>
        <source>**Q91 When.** At the moment of contact, before anything else, at every new charge, also against a unit that is engaged already. Not when an elephant is charged and not when it runs wild.</source>
        <translation>**Q91 Wann.** Im Augenblick der Berührung, vor allem anderen, bei jedem neuen Angriff, auch gegen eine Einheit, die schon im Nahkampf ist. Nicht, wenn ein Elefant angegriffen wird, und nicht, wenn er durchgeht.</translation>
    </message>
    <message>
        <source>**E5 Weight.** An elephant that arrives costs its target two stands at once.</source>
        <translation>**E5 Aufprall.** Ein Elefant, der ankommt, kostet sein Ziel sofort zwei Elemente.</translation>
    </message>
    <message>
        <source>**Q74 At once** means in the charge step, before the round of melee, the last stand included; once for each charge.</source>
        <translation>**Q74 Sofort** heißt in der Angriffsphase, vor dem Kampfgang, das letzte Element eingeschlossen; einmal je Angriff.</translation>
    </message>
    <message>
        <source>**Q83 Every one counts.** Two elephants take two stands each, and so on.</source>
        <translation>**Q83 Jeder zählt.** Zwei Elefanten nehmen je zwei Elemente, und so fort.</translation>
    </message>
    <message>
        <source>**E6 Control.** After a round of melee each elephant that was in a fight rolls a control die.</source>
        <translation>**E6 Kontrolle.** Nach einem Kampfgang macht jeder Elefant, der in einem Gefecht war, einen Kontrollwurf.</translation>
    </message>
    <message>
        <source>**Q75 Also then:** if its enemy fell in that round. Not if its weight had ended the target before a round was fought, unless the option `control_after_impact_kill: true` says so.</source>
        <translation>**Q75 Auch dann,** wenn sein Feind in diesem Kampfgang gefallen ist. Nicht, wenn der Aufprall das Ziel ausgeschaltet hatte, bevor ein Kampfgang ausgetragen war, außer mit der Variante `control_after_impact_kill: true`.</translation>
    </message>
    <message>
        <source>**E7 On 1 or 2** it stays under control and may go on fighting, or move, next turn.</source>
        <translation>**E7 Bei 1 oder 2** bleibt er unter Kontrolle und darf in der nächsten Runde weiterkämpfen oder sich bewegen.</translation>
    </message>
    <message>
        <source>**E8 On 3 to 6** it runs wild.</source>
        <translation>**E8 Bei 3 bis 6** geht er durch.</translation>
    </message>
    <message>
        <source>**E12 Which way.** 3: straight ahead. 4: it turns to its right first. 5: to its left. 6: it turns round.</source>
        <translation>**E12 Wohin.** 3: geradeaus. 4: Er dreht sich erst nach rechts. 5: nach links. 6: Er macht kehrt.</translation>
    </message>
    <message>
        <source>**E9 How far.** 12 inches at once, through everybody.</source>
        <translation>**E9 Wie weit.** 12 Zoll auf einmal, mitten durch alle.</translation>
    </message>
    <message>
        <source>**Q77 Its path** is its own rectangle, turned about its middle and drawn out 12 inches ahead of where it faces; where it stood counts too. Being charged does not turn an elephant.</source>
        <translation>**Q77 Sein Weg** ist sein eigenes Rechteck, um die Mitte gedreht und 12 Zoll weit dorthin ausgezogen, wohin er blickt; wo er stand, zählt mit. Angegriffen zu werden dreht einen Elefanten nicht.</translation>
    </message>
    <message>
        <source>**E10 In its way.** All units it touches lose two stands.</source>
        <translation>**E10 Auf seinem Weg.** Alle Einheiten, die er berührt, verlieren zwei Elemente.</translation>
    </message>
    <message>
        <source>**Q78 Touching** here means that path and unit overlap, friend or enemy, engaged or not; a shared edge is not enough. Once for each unit.</source>
        <translation>**Q78 Berühren** heißt hier, dass Weg und Einheit sich überschneiden, eigene oder feindliche, im Nahkampf oder nicht; eine gemeinsame Kante genügt nicht. Einmal für jede Einheit.</translation>
    </message>
    <message>
        <source>**Q79 Other elephants** in the path are not harmed. With the option `rampage_vs_elephants: removed` they are gone.</source>
        <translation>**Q79 Andere Elefanten** auf dem Weg nehmen keinen Schaden. Mit der Variante `rampage_vs_elephants: removed` sind sie fort.</translation>
    </message>
    <message>
        <source>**Q80 Scorpions** in the path are gone. Generals alone are not harmed; those with a unit share only what happens to it.</source>
        <translation>**Q80 Skorpione** auf dem Weg sind fort. Generälen allein geschieht nichts; die bei einer Einheit teilen nur, was mit ihr geschieht.</translation>
    </message>
    <message>
        <source>**Q81 The edge** ends the path.</source>
        <translation>**Q81 Die Tischkante** beendet den Weg.</translation>
    </message>
    <message>
        <source>**E11 Then** the elephant is gone.</source>
        <translation>**E11 Dann** ist der Elefant fort.</translation>
    </message>
    <message>
        <source>**Q82 Gone for good.** Elephants that fled or ran wild do not come back and do not count as losses.</source>
        <translation>**Q82 Für immer fort.** Elefanten, die geflohen oder durchgegangen sind, kommen nicht wieder und zählen nicht als Verluste.</translation>
    </message>
    <message>
        <source>More troops</source>
        <translation>Weitere Truppen</translation>
    </message>
    <message>
        <source>The battles of history that come with the program need troops Zama does not have. Their numbers are ours; Matt Fritz&apos;s game knows nothing of them. Each is made of the same parts as his, so you can change it, or make one of your own, where a scenario is written. Everybody who is not named here has a row of this book under another name: Libyans, Companions and Immortals are heavy, Gauls, Iberians and Arabs are light infantry, and so on.</source>
        <translation>Die Schlachten der Geschichte, die mit dem Programm kommen, brauchen Truppen, die Zama nicht hat. Ihre Zahlen sind von uns; das Spiel von Matt Fritz weiß nichts von ihnen. Jede besteht aus denselben Teilen wie seine, du kannst sie also dort ändern, wo ein Szenario geschrieben wird, oder eine eigene machen. Wer hier nicht genannt ist, hat unter anderem Namen eine Zeile dieses Hefts: Libyer, Hetairoi und Unsterbliche sind schwer, Gallier, Iberer und Araber leichte Infanterie, und so fort.</translation>
    </message>
    <message>
        <source>**N1 What a type can say.** How far it goes and charges, formed or free, what it needs to hit, what it needs in the turn in which it has charged, what others need against it, how far it shoots, how many stands it has, whether it frightens elephants. It cannot say that a unit fights worse from the side, tires, runs away, or hides. Where a battle turned on that, its notes own up to it.</source>
        <translation>**N1 Was ein Typ sagen kann.** Wie weit er geht und angreift, geschlossen oder frei, bei welchem Wurf er trifft, bei welchem in der Runde seines Angriffs, welchen andere gegen ihn brauchen, wie weit er schießt, wie viele Elemente er hat, ob er Elefanten erschreckt. Nicht sagen kann er, dass eine Einheit von der Seite schlechter kämpft, ermüdet, davonläuft oder sich verbirgt. Wo eine Schlacht davon abhing, geben ihre Hinweise es zu.</translation>
    </message>
    <message>
        <source>**N2 Sarissa phalanx.** Very long pikes, many ranks deep. Formed, 8 to 10 stands, hits on 5, moves and charges 4 inches. The strength lies in the many stands; the slow step is the price: a block five inches wide that wheels by 45 degrees has spent its whole move. What this does not say is that pikes are helpless from the side.</source>
        <translation>**N2 Sarissenphalanx.** Sehr lange Spieße, viele Glieder tief. Geschlossen, 8 bis 10 Elemente, trifft bei 5, bewegt sich und greift an bis 4 Zoll. Die Stärke liegt in den vielen Elementen; der langsame Schritt ist der Preis: Ein Block von fünf Zoll Breite, der um 45 Grad schwenkt, hat seine ganze Bewegung verbraucht. Was das nicht sagt: Spieße sind von der Seite hilflos.</translation>
    </message>
    <message>
        <source>**N3 Hoplites** and Greek mercenaries: formed, 6 inches, hit on 5, like heavy infantry. The famous run at Marathon is an ordinary charge.</source>
        <translation>**N3 Hopliten** und griechische Söldner: geschlossen, 6 Zoll, treffen bei 5, wie schwere Infanterie. Der berühmte Lauf bei Marathon ist ein gewöhnlicher Angriff.</translation>
    </message>
    <message>
        <source>**N4 Shield-bearers and levies** of the Persians: formed, 6 inches, hit on 6, like light infantry. In life the men behind the wall of shields had bows. Here the archers are units of their own, because a whole unit shoots at once ([Q52](#Q52)) and ten bows would sweep any enemy away before he arrives.</source>
        <translation>**N4 Schildträger und Aufgebote** der Perser: geschlossen, 6 Zoll, treffen bei 6, wie leichte Infanterie. In Wirklichkeit hatten die Männer hinter der Schildmauer Bögen. Hier sind die Bogenschützen eigene Einheiten, weil eine Einheit immer ganz schießt ([Q52](#Q52)) und zehn Bögen jeden Feind wegfegen würden, bevor er ankommt.</translation>
    </message>
    <message>
        <source>**N5 War-bands** of Gauls and Thracians: formed, 6 inches, hit on 6, but on 5 in the turn in which they have charged. Greek and Roman writers feared the first rush of such men and thought little of what came after. It is a cliché, but it is theirs.</source>
        <translation>**N5 Kriegshaufen** der Gallier und Thraker: geschlossen, 6 Zoll, treffen bei 6, aber bei 5 in der Runde, in der sie angegriffen haben. Griechische und römische Autoren fürchteten den ersten Ansturm solcher Männer und hielten wenig von dem, was danach kam. Das ist ein Klischee, aber es ist das ihre.</translation>
    </message>
    <message>
        <source>**N6 Crowded legionaries** of Cannae: Roman infantry that hits on a 6 instead of a 5, because nobody had room to use his weapon.</source>
        <translation>**N6 Eingezwängte Legionäre** von Cannae: römische Infanterie, die bei 6 statt bei 5 trifft, weil niemand Platz hatte, seine Waffe zu gebrauchen.</translation>
    </message>
    <message>
        <source>**N7 Foot archers** are skirmishers whose bows reach 12 inches, twice as far as a javelin and half as far as a scorpion. 3 to 5 stands, hit on 6.</source>
        <translation>**N7 Bogenschützen zu Fuß** sind Plänkler, deren Bögen 12 Zoll weit reichen, doppelt so weit wie ein Wurfspeer und halb so weit wie ein Skorpion. 3 bis 5 Elemente, treffen bei 6.</translation>
    </message>
    <message>
        <source>**N8 Light javelin cavalry,** scouts and Paeonians: the Numidians&apos; numbers under another name.</source>
        <translation>**N8 Leichte Reiterei mit Wurfspeeren,** Späher und Paionen: die Zahlen der Numider unter anderem Namen.</translation>
    </message>
    <message>
        <source>**N9 Horse archers** of the steppe: 12 inches, hit on 6, shoot 12 inches and hit on 6. They move freely like skirmishers, because they shoot and turn away, but friends do not pass through them.</source>
        <translation>**N9 Bogenreiter** der Steppe: 12 Zoll, treffen bei 6, schießen 12 Zoll weit und treffen bei 6. Sie bewegen sich frei wie Plänkler, weil sie schießen und abdrehen, aber eigene Einheiten ziehen nicht durch sie hindurch.</translation>
    </message>
    <message>
        <source>**N10 Camel archers:** the same, but formed. That horses shy at camels is told of another battle, centuries earlier, so it is no rule here.</source>
        <translation>**N10 Bogenschützen auf Kamelen:** ebenso, aber geschlossen. Dass Pferde vor Kamelen scheuen, wird von einer anderen Schlacht Jahrhunderte früher erzählt; hier ist es also keine Regel.</translation>
    </message>
    <message>
        <source>**N11 Cataphracts,** man and horse in armour: formed, hit on 5, and in melee everybody needs a 6 against them. They move and charge 9 inches, three quarters of what other cavalry does; when they had to flee, their weight killed them. Arrows and javelins hit them like anybody ([Q59](#Q59) says the same of skirmishers).</source>
        <translation>**N11 Kataphrakten,** Mann und Pferd im Panzer: geschlossen, treffen bei 5, und im Nahkampf brauchen alle gegen sie eine 6. Sie bewegen sich und greifen an bis 9 Zoll, drei Viertel der übrigen Reiterei; mussten sie fliehen, wurde ihr Gewicht ihr Verderben. Pfeile und Wurfspeere treffen sie wie jeden ([Q59](#Q59) sagt dasselbe von Plänklern).</translation>
    </message>
    <message>
        <source>**N12 Scythed chariots:** two or three stands side by side, formed, 12 inches. In the turn in which they charge they hit on 3, otherwise on a 6. A unit of two is gone with its first loss ([L1](#L1)), by javelin, arrow or sword: that is how light troops stopped them. Their losses do not count, no general rides with them. What this does not say: they do not run on through the ranks, nobody opens a lane for them, and they do not turn on their own men.</source>
        <translation>**N12 Sichelwagen:** zwei oder drei Elemente nebeneinander, geschlossen, 12 Zoll. In der Runde, in der sie angreifen, treffen sie bei 3, sonst bei 6. Eine Einheit aus zweien ist mit ihrem ersten Verlust fort ([L1](#L1)), durch Wurfspeer, Pfeil oder Schwert: So hielten leichte Truppen sie auf. Ihre Verluste zählen nicht, kein General fährt mit ihnen. Was das nicht sagt: Sie fahren nicht weiter durch die Reihen, niemand öffnet ihnen eine Gasse, und sie wenden sich nicht gegen die eigenen Leute.</translation>
    </message>
    <message>
        <source>**N13 African elephants shy at Indian ones.** An African elephant that charges an Indian one from the front rolls the scare die ([E3](#E3)) and is gone on 3 to 6, because Polybius tells it so of Raphia. Otherwise the two are alike.</source>
        <translation>**N13 Afrikanische Elefanten scheuen vor indischen.** Ein afrikanischer Elefant, der einen indischen von vorn angreift, macht den Schreckwurf ([E3](#E3)) und ist bei 3 bis 6 fort, weil Polybios es so von Raphia erzählt. Sonst sind beide gleich.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>**Q89 Fair and repeatable.** All dice come from one list that a number, the seed, begins; or from a hand on the desk. They are used in the order in which this book asks for them. An order that is refused uses none and changes nothing, so the same seed and the same orders always make the same battle.</source>
        <translation>**Q89 Fair und wiederholbar.** Alle Würfel kommen aus einer Liste, die mit einer Zahl beginnt, der Startzahl; oder aus einer Hand auf dem Tisch. Sie werden in der Reihenfolge benutzt, in der dieses Heft nach ihnen fragt. Ein abgelehnter Befehl benutzt keinen und ändert nichts; dieselbe Startzahl und dieselben Befehle ergeben also immer dieselbe Schlacht.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>A scenario may set these. The first value is the usual one.</source>
        <translation>Diese darf ein Szenario setzen. Der erste Wert ist der übliche.</translation>
    </message>
    <message>
        <source>**alternate**, first_side, second_side, die</source>
        <translation>**alternate**, first_side, second_side, die</translation>
    </message>
    <message>
        <source>In which order the sides charge</source>
        <translation>In welcher Reihenfolge die Seiten angreifen</translation>
    </message>
    <message>
        <source>**8**, another number, none</source>
        <translation>**8**, eine andere Zahl, none</translation>
    </message>
    <message>
        <source>How many turns the battle lasts</source>
        <translation>Wie viele Runden die Schlacht dauert</translation>
    </message>
    <message>
        <source>**none**, 0.5</source>
        <translation>**none**, 0.5</translation>
    </message>
    <message>
        <source>An army that has lost half its stands breaks</source>
        <translation>Ein Heer, das die Hälfte seiner Elemente verloren hat, bricht zusammen</translation>
    </message>
    <message>
        <source>**false**, true</source>
        <translation>**false**, true</translation>
    </message>
    <message>
        <source>The battle ends when a commander in chief falls</source>
        <translation>Die Schlacht endet, wenn ein Oberbefehlshaber fällt</translation>
    </message>
    <message>
        <source>Scorpions move or shoot, not both</source>
        <translation>Skorpione bewegen sich oder schießen, nicht beides</translation>
    </message>
    <message>
        <source>**fixed**, free</source>
        <translation>**fixed**, free</translation>
    </message>
    <message>
        <source>Fixed places, or placing commands before turn 1</source>
        <translation>Feste Plätze, oder Heeresteile vor Runde 1 aufstellen</translation>
    </message>
    <message>
        <source>**start_position**, contacted_edge</source>
        <translation>**start_position**, contacted_edge</translation>
    </message>
    <message>
        <source>What makes a charge come from the front</source>
        <translation>Wann ein Angriff von vorn kommt</translation>
    </message>
    <message>
        <source>**45**, none</source>
        <translation>**45**, none</translation>
    </message>
    <message>
        <source>How far formed units wheel in one move</source>
        <translation>Wie weit geschlossene Einheiten in einer Bewegung schwenken</translation>
    </message>
    <message>
        <source>**none**, whole_move</source>
        <translation>**none**, whole_move</translation>
    </message>
    <message>
        <source>Whether formed units can turn about</source>
        <translation>Ob geschlossene Einheiten kehrtmachen können</translation>
    </message>
    <message>
        <source>**skirmishers**, none, all</source>
        <translation>**skirmishers**, none, all</translation>
    </message>
    <message>
        <source>Who passes through friends</source>
        <translation>Wer durch eigene Einheiten zieht</translation>
    </message>
    <message>
        <source>**elephants**, elephants_and_skirmishers</source>
        <translation>**elephants**, elephants_and_skirmishers</translation>
    </message>
    <message>
        <source>Who may leave a fight</source>
        <translation>Wer ein Gefecht verlassen darf</translation>
    </message>
    <message>
        <source>**12**, 6</source>
        <translation>**12**, 6</translation>
    </message>
    <message>
        <source>How far generals go by themselves</source>
        <translation>Wie weit Generäle allein gehen</translation>
    </message>
    <message>
        <source>**manoeuvre**, straight</source>
        <translation>**manoeuvre**, straight</translation>
    </message>
    <message>
        <source>How formed units charge</source>
        <translation>Wie geschlossene Einheiten angreifen</translation>
    </message>
    <message>
        <source>A charged elephant hits its charger</source>
        <translation>Ein angegriffener Elefant trifft seinen Angreifer</translation>
    </message>
    <message>
        <source>**stop**, continue</source>
        <translation>**stop**, continue</translation>
    </message>
    <message>
        <source>Charging on when the target is gone</source>
        <translation>Weiterstürmen, wenn das Ziel fort ist</translation>
    </message>
    <message>
        <source>**unit**, stands_in_range</source>
        <translation>**unit**, stands_in_range</translation>
    </message>
    <message>
        <source>Which stands of a unit in range shoot</source>
        <translation>Welche Elemente einer Einheit in Reichweite schießen</translation>
    </message>
    <message>
        <source>**none**, units_block</source>
        <translation>**none**, units_block</translation>
    </message>
    <message>
        <source>Whether units block the view</source>
        <translation>Ob Einheiten die Sicht verstellen</translation>
    </message>
    <message>
        <source>**360**, front</source>
        <translation>**360**, front</translation>
    </message>
    <message>
        <source>Whether units shoot all round</source>
        <translation>Ob Einheiten rundum schießen</translation>
    </message>
    <message>
        <source>**one_target**, free</source>
        <translation>**one_target**, free</translation>
    </message>
    <message>
        <source>Whether a unit may split its melee dice</source>
        <translation>Ob eine Einheit ihre Nahkampfwürfel aufteilen darf</translation>
    </message>
    <message>
        <source>**lost**, same_fight</source>
        <translation>**lost**, same_fight</translation>
    </message>
    <message>
        <source>What becomes of hits that are too many</source>
        <translation>Was aus überzähligen Treffern wird</translation>
    </message>
    <message>
        <source>**none**, any_vs_skirmishers, two_per_round, die_5</source>
        <translation>**none**, any_vs_skirmishers, two_per_round, die_5</translation>
    </message>
    <message>
        <source>Whether and how elephants fight on</source>
        <translation>Ob und wie Elefanten weiterkämpfen</translation>
    </message>
    <message>
        <source>A control die also after a hit that finished its target</source>
        <translation>Ein Kontrollwurf auch nach einem Aufprall, der das Ziel ausgeschaltet hat</translation>
    </message>
    <message>
        <source>**infantry**, infantry_and_skirmishers</source>
        <translation>**infantry**, infantry_and_skirmishers</translation>
    </message>
    <message>
        <source>Who scares elephants</source>
        <translation>Wer Elefanten erschreckt</translation>
    </message>
    <message>
        <source>**immune**, removed</source>
        <translation>**immune**, removed</translation>
    </message>
    <message>
        <source>What a rampage does to other elephants</source>
        <translation>Was ein durchgehender Elefant anderen Elefanten tut</translation>
    </message>
    <message>
        <source>**1**, any</source>
        <translation>**1**, any</translation>
    </message>
    <message>
        <source>How many generals a unit may have</source>
        <translation>Wie viele Generäle eine Einheit haben darf</translation>
    </message>
    <message>
        <source>**any_unit**, own_command</source>
        <translation>**any_unit**, own_command</translation>
    </message>
    <message>
        <source>Which units a general may join</source>
        <translation>Welchen Einheiten sich ein General anschließen darf</translation>
    </message>
    <message>
        <source>Whether a general dies with his unit</source>
        <translation>Ob ein General mit seiner Einheit fällt</translation>
    </message>
    <message>
        <source>Whether a unit is formed or free, how far it goes, how well it hits and which of the special rules it has are not options but properties of its unit type.</source>
        <translation>Ob eine Einheit geschlossen oder frei ist, wie weit sie geht, wie gut sie trifft und welche der besonderen Regeln sie hat, sind keine Varianten, sondern Eigenschaften ihres Einheitentyps.</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>An army of Carthage</source>
        <comment>title</comment>
        <translation>Ein Heer Karthagos</translation>
    </message>
    <message>
        <source>Carthage fought with the men of many peoples: Libyan heavy infantry, Gauls, Ligurians and Iberians in its pay, slingers from the Balearic Islands, Numidian light horse, and elephants.</source>
        <comment>background</comment>
        <translation>Karthago kämpfte mit Männern vieler Völker: schwerer Infanterie aus Libyen, Galliern, Ligurern und Iberern in seinem Sold, Schleuderern von den Balearen, leichter Reiterei aus Numidien und Elefanten.</translation>
    </message>
    <message>
        <source>Polybius 15.11 lists such an army at Zama. The numbers are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Polybios 15,11 zählt ein solches Heer bei Zama auf. Die Zahlen stammen aus den Fast Play Rules for Students von Matt Fritz.</translation>
    </message>
    <message>
        <source>Carthaginian heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Karthagische schwere Infanterie</translation>
    </message>
    <message>
        <source>Carthaginian heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>schwere Infanterie</translation>
    </message>
    <message>
        <source>Carthaginian light infantry</source>
        <comment>name of a unit type</comment>
        <translation>Karthagische leichte Infanterie</translation>
    </message>
    <message>
        <source>Carthaginian light infantry</source>
        <comment>plural of a unit type</comment>
        <translation>leichte Infanterie</translation>
    </message>
    <message>
        <source>Carthaginian skirmishers</source>
        <comment>name of a unit type</comment>
        <translation>Karthagische Plänkler</translation>
    </message>
    <message>
        <source>Carthaginian skirmishers</source>
        <comment>plural of a unit type</comment>
        <translation>Plänkler</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Karthagische Reiterei</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Reiterei</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Numidische Reiterei</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Numider</translation>
    </message>
    <message>
        <source>Elephant</source>
        <comment>name of a unit type</comment>
        <translation>Elefant</translation>
    </message>
    <message>
        <source>Elephants</source>
        <comment>plural of a unit type</comment>
        <translation>Elefanten</translation>
    </message>
    <message>
        <source>Carthaginians</source>
        <comment>name of a side, as a label</comment>
        <translation>Karthager</translation>
    </message>
    <message>
        <source>the Carthaginians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>die Karthager</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <comment>name of a command</comment>
        <translation>Hauptquartier</translation>
    </message>
    <message>
        <source>General</source>
        <comment>name of a general</comment>
        <translation>General</translation>
    </message>
    <message>
        <source>Left Wing</source>
        <comment>name of a command</comment>
        <translation>Linker Flügel</translation>
    </message>
    <message>
        <source>Captain I</source>
        <comment>name of a general</comment>
        <translation>Hauptmann I</translation>
    </message>
    <message>
        <source>Numidians %1</source>
        <comment>name of a unit</comment>
        <translation>Numider %1</translation>
    </message>
    <message>
        <source>First Command</source>
        <comment>name of a command</comment>
        <translation>Zentrum I</translation>
    </message>
    <message>
        <source>Captain II</source>
        <comment>name of a general</comment>
        <translation>Hauptmann II</translation>
    </message>
    <message>
        <source>Elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Elefant %1</translation>
    </message>
    <message>
        <source>Balearic slingers %1</source>
        <comment>name of a unit</comment>
        <translation>Balearische Schleuderer %1</translation>
    </message>
    <message>
        <source>Libyans %1</source>
        <comment>name of a unit</comment>
        <translation>Libyer %1</translation>
    </message>
    <message>
        <source>Gauls %1</source>
        <comment>name of a unit</comment>
        <translation>Gallier %1</translation>
    </message>
    <message>
        <source>Ligurians 1</source>
        <comment>name of a unit</comment>
        <translation>Ligurer 1</translation>
    </message>
    <message>
        <source>Second Command</source>
        <comment>name of a command</comment>
        <translation>Zentrum II</translation>
    </message>
    <message>
        <source>Captain III</source>
        <comment>name of a general</comment>
        <translation>Hauptmann III</translation>
    </message>
    <message>
        <source>Iberians %1</source>
        <comment>name of a unit</comment>
        <translation>Iberer %1</translation>
    </message>
    <message>
        <source>Right Wing</source>
        <comment>name of a command</comment>
        <translation>Rechter Flügel</translation>
    </message>
    <message>
        <source>Captain IV</source>
        <comment>name of a general</comment>
        <translation>Hauptmann IV</translation>
    </message>
    <message>
        <source>Carthaginian horse %1</source>
        <comment>name of a unit</comment>
        <translation>Karthagische Reiterei %1</translation>
    </message>
    <message>
        <source>A Gallic army</source>
        <comment>title</comment>
        <translation>Ein gallisches Heer</translation>
    </message>
    <message>
        <source>The peoples of Gaul fought in great war-bands of foot, with their nobles on horseback and boys throwing javelins in front. Ancient writers feared their first onset most.</source>
        <comment>background</comment>
        <translation>Die Völker Galliens kämpften in großen Kriegshaufen zu Fuß, ihre Adligen zu Pferd, und vorn warfen Jünglinge Wurfspeere. Antike Autoren fürchteten vor allem ihren ersten Ansturm.</translation>
    </message>
    <message>
        <source>Polybius 2.27-33 on Telamon; Caesar, Gallic War. That the first charge is the most dangerous is told so often that it is half a commonplace; here it is a hit number that is one better in the turn of the charge.</source>
        <comment>sources</comment>
        <translation>Polybios 2,27–33 über Telamon; Caesar, Der Gallische Krieg. Dass der erste Angriff der gefährlichste ist, wird so oft erzählt, dass es halb ein Gemeinplatz ist; hier ist es ein Mindestwurf, der in der Runde des Angriffs um eins besser ist.</translation>
    </message>
    <message>
        <source>War-band</source>
        <comment>name of a unit type</comment>
        <translation>Kriegshaufen</translation>
    </message>
    <message>
        <source>War-bands</source>
        <comment>plural of a unit type</comment>
        <translation>Kriegshaufen</translation>
    </message>
    <message>
        <source>Gallic javelinmen</source>
        <comment>name of a unit type</comment>
        <translation>Gallische Speerwerfer</translation>
    </message>
    <message>
        <source>Gallic javelinmen</source>
        <comment>plural of a unit type</comment>
        <translation>gallische Speerwerfer</translation>
    </message>
    <message>
        <source>Gallic noble cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Gallische Adelsreiterei</translation>
    </message>
    <message>
        <source>Gallic noble cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Adelsreiter</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a side, as a label</comment>
        <translation>Gallier</translation>
    </message>
    <message>
        <source>the Gauls</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>die Gallier</translation>
    </message>
    <message>
        <source>High king</source>
        <comment>name of a general</comment>
        <translation>Hochkönig</translation>
    </message>
    <message>
        <source>Chieftain I</source>
        <comment>name of a general</comment>
        <translation>Häuptling I</translation>
    </message>
    <message>
        <source>Nobles %1</source>
        <comment>name of a unit</comment>
        <translation>Adlige %1</translation>
    </message>
    <message>
        <source>Chieftain II</source>
        <comment>name of a general</comment>
        <translation>Häuptling II</translation>
    </message>
    <message>
        <source>Youths %1</source>
        <comment>name of a unit</comment>
        <translation>Jünglinge %1</translation>
    </message>
    <message>
        <source>War-band %1</source>
        <comment>name of a unit</comment>
        <translation>Kriegshaufen %1</translation>
    </message>
    <message>
        <source>Chieftain III</source>
        <comment>name of a general</comment>
        <translation>Häuptling III</translation>
    </message>
    <message>
        <source>Chieftain IV</source>
        <comment>name of a general</comment>
        <translation>Häuptling IV</translation>
    </message>
    <message>
        <source>An army of Greek cities</source>
        <comment>title</comment>
        <translation>Ein Heer griechischer Städte</translation>
    </message>
    <message>
        <source>Citizens who bought their own shields stood shoulder to shoulder in the phalanx of hoplites; light-armed peltasts and archers, and a little horse, did the rest.</source>
        <comment>background</comment>
        <translation>Bürger, die ihre Schilde selbst bezahlten, standen Schulter an Schulter in der Phalanx der Hopliten; leicht bewaffnete Peltasten, Bogenschützen und ein wenig Reiterei taten das Übrige.</translation>
    </message>
    <message>
        <source>Herodotus 6.102-117 on Marathon; Xenophon for peltasts and horse. The numbers of the hoplites are those of heavy infantry.</source>
        <comment>sources</comment>
        <translation>Herodot 6,102–117 über Marathon; Xenophon zu Peltasten und Reiterei. Die Zahlen der Hopliten sind die schwerer Infanterie.</translation>
    </message>
    <message>
        <source>Hoplites</source>
        <comment>name of a unit type</comment>
        <translation>Hopliten</translation>
    </message>
    <message>
        <source>Hoplites</source>
        <comment>plural of a unit type</comment>
        <translation>Hopliten</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>name of a unit type</comment>
        <translation>Peltasten</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>plural of a unit type</comment>
        <translation>Peltasten</translation>
    </message>
    <message>
        <source>Greek archers</source>
        <comment>name of a unit type</comment>
        <translation>Griechische Bogenschützen</translation>
    </message>
    <message>
        <source>Greek archers</source>
        <comment>plural of a unit type</comment>
        <translation>griechische Bogenschützen</translation>
    </message>
    <message>
        <source>Greek light cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Griechische leichte Reiterei</translation>
    </message>
    <message>
        <source>Greek light cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>griechische leichte Reiterei</translation>
    </message>
    <message>
        <source>Greeks</source>
        <comment>name of a side, as a label</comment>
        <translation>Griechen</translation>
    </message>
    <message>
        <source>the Greeks</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>die Griechen</translation>
    </message>
    <message>
        <source>Polemarch</source>
        <comment>name of a general</comment>
        <translation>Polemarch</translation>
    </message>
    <message>
        <source>Strategos I</source>
        <comment>name of a general</comment>
        <translation>Stratege I</translation>
    </message>
    <message>
        <source>Horse of the cities %1</source>
        <comment>name of a unit</comment>
        <translation>Reiterei der Städte %1</translation>
    </message>
    <message>
        <source>Strategos II</source>
        <comment>name of a general</comment>
        <translation>Stratege II</translation>
    </message>
    <message>
        <source>Peltasts %1</source>
        <comment>name of a unit</comment>
        <translation>Peltasten %1</translation>
    </message>
    <message>
        <source>Archers %1</source>
        <comment>name of a unit</comment>
        <translation>Bogenschützen %1</translation>
    </message>
    <message>
        <source>Hoplites %1</source>
        <comment>name of a unit</comment>
        <translation>Hopliten %1</translation>
    </message>
    <message>
        <source>Strategos III</source>
        <comment>name of a general</comment>
        <translation>Stratege III</translation>
    </message>
    <message>
        <source>Strategos IV</source>
        <comment>name of a general</comment>
        <translation>Stratege IV</translation>
    </message>
    <message>
        <source>An army of the Hellenistic kings</source>
        <comment>title</comment>
        <translation>Ein Heer der hellenistischen Könige</translation>
    </message>
    <message>
        <source>Alexander&apos;s successors went on fighting in his manner: a phalanx with pikes of some eighteen feet in the middle, lighter foot beside it, Cretan archers in front, heavy horse on the wings, and elephants from India where they could be had.</source>
        <comment>background</comment>
        <translation>Alexanders Nachfolger kämpften weiter nach seiner Art: in der Mitte eine Phalanx mit Spießen von gut fünf Metern, daneben leichteres Fußvolk, vorn kretische Bogenschützen, auf den Flügeln schwere Reiterei und, wo sie zu haben waren, Elefanten aus Indien.</translation>
    </message>
    <message>
        <source>Polybius 18.28-32 compares phalanx and legion; 5.79-86 is the battle of Raphia. The numbers of the pikemen are ours: they hit like other heavy foot but move only four inches.</source>
        <comment>sources</comment>
        <translation>Polybios 18,28–32 vergleicht Phalanx und Legion; 5,79–86 ist die Schlacht von Raphia. Die Zahlen der Pikeniere sind von uns: Sie treffen wie andere schwere Fußtruppen, bewegen sich aber nur vier Zoll.</translation>
    </message>
    <message>
        <source>Sarissa phalanx</source>
        <comment>name of a unit type</comment>
        <translation>Sarissenphalanx</translation>
    </message>
    <message>
        <source>Sarissa phalanx</source>
        <comment>plural of a unit type</comment>
        <translation>Sarissenphalanx</translation>
    </message>
    <message>
        <source>Thureophoroi</source>
        <comment>name of a unit type</comment>
        <translation>Thureophoren</translation>
    </message>
    <message>
        <source>Thureophoroi</source>
        <comment>plural of a unit type</comment>
        <translation>Thureophoren</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>name of a unit type</comment>
        <translation>Kretische Bogenschützen</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>plural of a unit type</comment>
        <translation>kretische Bogenschützen</translation>
    </message>
    <message>
        <source>Companion cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Hetairoi-Reiterei</translation>
    </message>
    <message>
        <source>Companion cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Hetairoi-Reiterei</translation>
    </message>
    <message>
        <source>Indian elephant</source>
        <comment>name of a unit type</comment>
        <translation>Indischer Elefant</translation>
    </message>
    <message>
        <source>Indian elephants</source>
        <comment>plural of a unit type</comment>
        <translation>indische Elefanten</translation>
    </message>
    <message>
        <source>Macedonians</source>
        <comment>name of a side, as a label</comment>
        <translation>Makedonen</translation>
    </message>
    <message>
        <source>the Macedonians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>die Makedonen</translation>
    </message>
    <message>
        <source>King</source>
        <comment>name of a general</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>Thessalian horse 1</source>
        <comment>name of a unit</comment>
        <translation>Thessalische Reiterei 1</translation>
    </message>
    <message>
        <source>Indian elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Elefant aus Indien %1</translation>
    </message>
    <message>
        <source>Cretan archers %1</source>
        <comment>name of a unit</comment>
        <translation>Kretische Bogenschützen %1</translation>
    </message>
    <message>
        <source>Phalanx %1</source>
        <comment>name of a unit</comment>
        <translation>Phalanx %1</translation>
    </message>
    <message>
        <source>Thureophoroi %1</source>
        <comment>name of a unit</comment>
        <translation>Thureophoren %1</translation>
    </message>
    <message>
        <source>Companions %1</source>
        <comment>name of a unit</comment>
        <translation>Hetairoi %1</translation>
    </message>
    <message>
        <source>An army of the Persian king</source>
        <comment>title</comment>
        <translation>Ein Heer des Perserkönigs</translation>
    </message>
    <message>
        <source>The Great King&apos;s army shot first: archers behind wicker shields, good horse on the wings. His guard, ten thousand strong because every gap in it was filled at once, the Greeks called the Immortals.</source>
        <comment>background</comment>
        <translation>Das Heer des Großkönigs schoss zuerst: Bogenschützen hinter Flechtschilden, gute Reiterei auf den Flügeln. Seine Garde, zehntausend Mann stark, weil jede Lücke darin sofort gefüllt wurde, nannten die Griechen die Unsterblichen.</translation>
    </message>
    <message>
        <source>Herodotus 7.61-88 reviews the army of Xerxes. The bows of the line infantry have been taken out into separate archer units; the guard counts as heavy infantry because of its standing, not because of any measure of its strength.</source>
        <comment>sources</comment>
        <translation>Herodot 7,61–88 mustert das Heer des Xerxes. Die Bögen der Linieninfanterie sind in eigene Einheiten von Bogenschützen herausgenommen; die Garde zählt wegen ihres Ansehens als schwere Infanterie, nicht nach irgendeinem Maß ihrer Stärke.</translation>
    </message>
    <message>
        <source>Immortals</source>
        <comment>name of a unit type</comment>
        <translation>Unsterbliche</translation>
    </message>
    <message>
        <source>Immortals</source>
        <comment>plural of a unit type</comment>
        <translation>Unsterbliche</translation>
    </message>
    <message>
        <source>Sparabara</source>
        <comment>name of a unit type</comment>
        <translation>Sparabara</translation>
    </message>
    <message>
        <source>Sparabara</source>
        <comment>plural of a unit type</comment>
        <translation>Sparabara</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <comment>name of a unit type</comment>
        <translation>Persische Bogenschützen</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <comment>plural of a unit type</comment>
        <translation>persische Bogenschützen</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Persische Reiterei</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>persische Reiterei</translation>
    </message>
    <message>
        <source>Persians</source>
        <comment>name of a side, as a label</comment>
        <translation>Perser</translation>
    </message>
    <message>
        <source>the Persians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>die Perser</translation>
    </message>
    <message>
        <source>Great general</source>
        <comment>name of a general</comment>
        <translation>Großfeldherr</translation>
    </message>
    <message>
        <source>Satrap I</source>
        <comment>name of a general</comment>
        <translation>Satrap I</translation>
    </message>
    <message>
        <source>Median horse %1</source>
        <comment>name of a unit</comment>
        <translation>Medische Reiterei %1</translation>
    </message>
    <message>
        <source>Satrap II</source>
        <comment>name of a general</comment>
        <translation>Satrap II</translation>
    </message>
    <message>
        <source>Immortals %1</source>
        <comment>name of a unit</comment>
        <translation>Unsterbliche %1</translation>
    </message>
    <message>
        <source>Sparabara %1</source>
        <comment>name of a unit</comment>
        <translation>Sparabara %1</translation>
    </message>
    <message>
        <source>Satrap III</source>
        <comment>name of a general</comment>
        <translation>Satrap III</translation>
    </message>
    <message>
        <source>Satrap IV</source>
        <comment>name of a general</comment>
        <translation>Satrap IV</translation>
    </message>
    <message>
        <source>Persian horse %1</source>
        <comment>name of a unit</comment>
        <translation>Persische Reiterei %1</translation>
    </message>
    <message>
        <source>An army of the Roman Republic</source>
        <comment>title</comment>
        <translation>Ein Heer der Römischen Republik</translation>
    </message>
    <message>
        <source>A consular army of the third and second centuries BC: maniples of hastati, principes and triarii in three lines, velites in front, citizen horse on the wings. The scorpions are there because they make a good game; in open battle they were rare.</source>
        <comment>background</comment>
        <translation>Ein konsularisches Heer des dritten und zweiten Jahrhunderts v. Chr.: Manipel der Hastati, Principes und Triarier in drei Linien, Veliten davor, Bürgerreiterei auf den Flügeln. Die Skorpione stehen da, weil sie ein gutes Spiel ergeben; in offener Feldschlacht waren sie selten.</translation>
    </message>
    <message>
        <source>Polybius 6.19-26 describes the legion of his time. The numbers are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Polybios 6,19–26 beschreibt die Legion seiner Zeit. Die Zahlen stammen aus den Fast Play Rules for Students von Matt Fritz.</translation>
    </message>
    <message>
        <source>Roman infantry</source>
        <comment>name of a unit type</comment>
        <translation>Römische Infanterie</translation>
    </message>
    <message>
        <source>Roman infantry</source>
        <comment>plural of a unit type</comment>
        <translation>römische Infanterie</translation>
    </message>
    <message>
        <source>Roman skirmishers</source>
        <comment>name of a unit type</comment>
        <translation>Römische Plänkler</translation>
    </message>
    <message>
        <source>Roman skirmishers</source>
        <comment>plural of a unit type</comment>
        <translation>römische Plänkler</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Römische Reiterei</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>römische Reiterei</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <comment>name of a unit type</comment>
        <translation>Skorpion</translation>
    </message>
    <message>
        <source>Scorpions</source>
        <comment>plural of a unit type</comment>
        <translation>Skorpione</translation>
    </message>
    <message>
        <source>Romans</source>
        <comment>name of a side, as a label</comment>
        <translation>Römer</translation>
    </message>
    <message>
        <source>the Romans</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>die Römer</translation>
    </message>
    <message>
        <source>Consul</source>
        <comment>name of a general</comment>
        <translation>Konsul</translation>
    </message>
    <message>
        <source>Legate I</source>
        <comment>name of a general</comment>
        <translation>Legat I</translation>
    </message>
    <message>
        <source>Italian horse %1</source>
        <comment>name of a unit</comment>
        <translation>Italische Reiterei %1</translation>
    </message>
    <message>
        <source>Legate II</source>
        <comment>name of a general</comment>
        <translation>Legat II</translation>
    </message>
    <message>
        <source>Velites %1</source>
        <comment>name of a unit</comment>
        <translation>Veliten %1</translation>
    </message>
    <message>
        <source>Hastati %1</source>
        <comment>name of a unit</comment>
        <translation>Hastati %1</translation>
    </message>
    <message>
        <source>Principes %1</source>
        <comment>name of a unit</comment>
        <translation>Principes %1</translation>
    </message>
    <message>
        <source>Triarii %1</source>
        <comment>name of a unit</comment>
        <translation>Triarier %1</translation>
    </message>
    <message>
        <source>Scorpion %1</source>
        <comment>name of a unit</comment>
        <translation>Skorpion %1</translation>
    </message>
    <message>
        <source>Legate III</source>
        <comment>name of a general</comment>
        <translation>Legat III</translation>
    </message>
    <message>
        <source>Legate IV</source>
        <comment>name of a general</comment>
        <translation>Legat IV</translation>
    </message>
    <message>
        <source>Roman horse 1</source>
        <comment>name of a unit</comment>
        <translation>Römische Reiterei 1</translation>
    </message>
    <message>
        <source>The Battle of Cannae (short)</source>
        <comment>title</comment>
        <translation>Die Schlacht von Cannae (kurz)</translation>
    </message>
    <message>
        <source>Summer 216 BC</source>
        <comment>date</comment>
        <translation>Sommer 216 v. Chr.</translation>
    </message>
    <message>
        <source>By the river Aufidus, near Cannae in southern Italy</source>
        <comment>place</comment>
        <translation>Am Fluss Aufidus, bei Cannae in Süditalien</translation>
    </message>
    <message>
        <source>For two years Hannibal had beaten every Roman army he met in Italy. In 216 BC Rome decided to crush him with numbers, and sent both consuls, Lucius Aemilius Paullus and Gaius Terentius Varro, with a larger army than ever before.

They met in the plain by the river Aufidus. The Romans made their infantry much deeper than it was wide, to break through by sheer weight; Roman horse stood at the river, allied horse at the other end. Hannibal, with half as many foot but more horse, bent his middle forward like a bow: Gauls and Iberians in turn. On either side of it he kept his Libyans back.

At the river Hasdrubal&apos;s heavy horse destroyed the Roman horse. In the middle the Romans pushed the thin bow in and crowded after it, until they stood between the Libyans, who turned inward and struck both sides. Hasdrubal rode round behind the Romans, chased off the allied horse, and charged the infantry from the rear. Packed so tightly that they could not use their weapons, the Romans were killed from the outside in. Paullus and Servilius fell. Varro escaped with a few dozen riders. Rome did not make peace.</source>
        <comment>background</comment>
        <translation>Zwei Jahre lang hatte Hannibal jedes römische Heer geschlagen, dem er in Italien begegnete. Im Jahr 216 v. Chr. beschloss Rom, ihn durch die Masse zu erdrücken, und schickte beide Konsuln, Lucius Aemilius Paullus und Gaius Terentius Varro, mit einem größeren Heer als je zuvor.

Sie trafen sich in der Ebene am Fluss Aufidus. Die Römer stellten ihre Infanterie viel tiefer als breit auf, um mit schierem Gewicht durchzubrechen; am Fluss stand die römische Reiterei, am anderen Ende die der Verbündeten. Hannibal hatte halb so viel Fußvolk, aber mehr Reiter, und bog seine Mitte wie einen Bogen nach vorn: abwechselnd Gallier und Iberer. Zu beiden Seiten hielt er seine Libyer zurück.

Am Fluss vernichtete Hasdrubals schwere Reiterei die römische. In der Mitte drückten die Römer den dünnen Bogen ein und drängten nach, bis sie zwischen den Libyern standen; die wandten sich nach innen und griffen von beiden Seiten an. Hasdrubal ritt hinter den Römern herum, verjagte die Reiterei der Verbündeten und griff die Infanterie von hinten an. So dicht gedrängt, dass sie ihre Waffen nicht gebrauchen konnten, fielen die Römer von außen nach innen. Paullus und Servilius fielen. Varro entkam mit ein paar Dutzend Reitern. Rom schloss keinen Frieden.</translation>
    </message>
    <message>
        <source>Polybius, Histories 3.107-118, and Livy 22.44-52, are the accounts to read; Appian, Hannibal&apos;s War 17-26, is weaker. Polybius gives Rome 80,000 foot, 10,000 of them left in camp, and 6,000 horse; Hannibal little more than 40,000 foot and 10,000 horse. Livy found writers who gave Rome far fewer, and some modern scholars believe in about 50,000.

Polybius says 70,000 Romans died. His own numbers of dead, prisoners and escaped add up to more men than he put on the field. Livy has about 48,000 dead. The day, 2 August by the Roman calendar, comes from much later writers. Who led Hannibal&apos;s right wing? Hanno, says Polybius; Maharbal, says Livy.</source>
        <comment>sources</comment>
        <translation>Polybios, Historien 3,107–118, und Livius 22,44–52 sind die Berichte, die man lesen sollte; Appian, Hannibals Krieg 17–26, ist schwächer. Polybios gibt Rom 80.000 Mann zu Fuß, davon 10.000 im Lager, und 6000 Reiter; Hannibal etwas mehr als 40.000 zu Fuß und 10.000 Reiter. Livius fand Autoren, die Rom viel weniger gaben, und manche heutigen Gelehrten glauben an etwa 50.000.

Polybios sagt, 70.000 Römer seien gefallen. Seine eigenen Zahlen von Gefallenen, Gefangenen und Entkommenen ergeben mehr Männer, als er ins Feld stellte. Livius hat etwa 48.000 Gefallene. Der Tag, der 2. August nach römischem Kalender, stammt von viel späteren Autoren. Wer führte Hannibals rechten Flügel? Hanno, sagt Polybios; Maharbal, sagt Livius.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. The same plan with a handful of units: a bow of Gauls and Iberians, Libyans held back on both sides, horse on the wings.

A unit attacked from the side or rear fights as well as ever in these rules, and nobody is too crowded to fight. So the ring round the Romans helps only because more units reach the same enemy. Compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/cannae-short.zama.json --games 400 --seed 2026 gave 235 battles to Carthage, 104 to Rome, and 61 were drawn.

Before you begin, let the Carthaginians draw where each of their units should stand after five turns. Compare at the end.</source>
        <comment>notes</comment>
        <translation>Eine Unterrichtsstunde. 16 Einheiten, zwei bis sechs Schülerinnen und Schüler. Derselbe Plan mit einer Handvoll Einheiten: ein Bogen aus Galliern und Iberern, Libyer zu beiden Seiten zurückgehalten, Reiterei auf den Flügeln.

Eine Einheit, die von der Seite oder von hinten angegriffen wird, kämpft nach diesen Regeln so gut wie sonst, und niemand ist zu eingezwängt zum Kämpfen. Der Ring um die Römer hilft also nur, weil mehr Einheiten denselben Feind erreichen. Vergleichen Sie Verlustanteile, nicht Gefallene.

Ausgewogenheit: Mit dem schnellen Computerspieler auf beiden Seiten ergab zama-cli simulate scenarios/cannae-short.zama.json --games 400 --seed 2026: 235 Schlachten für Karthago, 104 für Rom, 61 unentschieden.

Lassen Sie die Karthager vor Beginn zeichnen, wo jede ihrer Einheiten nach fünf Runden stehen soll. Vergleichen Sie am Ende.</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Libysche schwere Infanterie</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>libysche schwere Infanterie</translation>
    </message>
    <message>
        <source>Gallic infantry</source>
        <comment>name of a unit type</comment>
        <translation>Gallische Infanterie</translation>
    </message>
    <message>
        <source>Gallic infantry</source>
        <comment>plural of a unit type</comment>
        <translation>gallische Infanterie</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <comment>name of a unit type</comment>
        <translation>Balearische Schleuderer</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <comment>plural of a unit type</comment>
        <translation>Schleuderer</translation>
    </message>
    <message>
        <source>Gallic and Iberian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Gallische und iberische Reiterei</translation>
    </message>
    <message>
        <source>Gallic and Iberian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>gallische und iberische Reiterei</translation>
    </message>
    <message>
        <source>Numidian cavalry of Carthage</source>
        <comment>name of a unit type</comment>
        <translation>Numidische Reiterei Karthagos</translation>
    </message>
    <message>
        <source>Numidian cavalry of Carthage</source>
        <comment>plural of a unit type</comment>
        <translation>Numider</translation>
    </message>
    <message>
        <source>Your horse is better in the west and quicker in the east. Win there first, then come round behind. The three units of Gauls and Iberians must hold on while that happens. Bring the Libyans in from both sides when the Romans have passed them.</source>
        <comment>briefing</comment>
        <translation>Deine Reiterei ist im Westen besser und im Osten schneller. Siege dort zuerst, dann komm hinten herum. Die drei Einheiten der Gallier und Iberer müssen so lange aushalten. Führ die Libyer von beiden Seiten heran, wenn die Römer an ihnen vorbei sind.</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a command</comment>
        <translation>Schleuderer</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a unit</comment>
        <translation>Schleuderer</translation>
    </message>
    <message>
        <source>Heavy Horse</source>
        <comment>name of a command</comment>
        <translation>Schwere Reiter</translation>
    </message>
    <message>
        <source>Heavy horse</source>
        <comment>name of a unit</comment>
        <translation>Schwere Reiterei</translation>
    </message>
    <message>
        <source>Numidians</source>
        <comment>name of a command</comment>
        <translation>Numider</translation>
    </message>
    <message>
        <source>Numidians</source>
        <comment>name of a unit</comment>
        <translation>Numider</translation>
    </message>
    <message>
        <source>The Bow</source>
        <comment>name of a command</comment>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Hannibal</source>
        <comment>name of a general</comment>
        <translation>Hannibal</translation>
    </message>
    <message>
        <source>Iberians</source>
        <comment>name of a unit</comment>
        <translation>Iberer</translation>
    </message>
    <message>
        <source>Libyans, west</source>
        <comment>name of a command</comment>
        <translation>Libyer West</translation>
    </message>
    <message>
        <source>Libyans, west</source>
        <comment>name of a unit</comment>
        <translation>Libyer West</translation>
    </message>
    <message>
        <source>Libyans, east</source>
        <comment>name of a command</comment>
        <translation>Libyer Ost</translation>
    </message>
    <message>
        <source>Libyans, east</source>
        <comment>name of a unit</comment>
        <translation>Libyer Ost</translation>
    </message>
    <message>
        <source>Four units of heavy infantry, one behind the other: nothing in front of them can stop them for long. Break the middle before the enemy&apos;s horsemen come round, and keep your own horse near your foot.</source>
        <comment>briefing</comment>
        <translation>Vier Einheiten schwere Infanterie, eine hinter der anderen: Nichts vor ihnen kann sie lange aufhalten. Durchbrich die Mitte, bevor die feindlichen Reiter herumkommen, und halte deine eigene Reiterei nah bei deinem Fußvolk.</translation>
    </message>
    <message>
        <source>Light Troops</source>
        <comment>name of a command</comment>
        <translation>Plänkler</translation>
    </message>
    <message>
        <source>Roman Horse</source>
        <comment>name of a command</comment>
        <translation>Römische Reiter</translation>
    </message>
    <message>
        <source>Roman horse</source>
        <comment>name of a unit</comment>
        <translation>Römische Reiterei</translation>
    </message>
    <message>
        <source>Allied Horse</source>
        <comment>name of a command</comment>
        <translation>Verbündete</translation>
    </message>
    <message>
        <source>Terentius Varro</source>
        <comment>name of a general</comment>
        <translation>Terentius Varro</translation>
    </message>
    <message>
        <source>Allied horse</source>
        <comment>name of a unit</comment>
        <translation>Verbündete Reiterei</translation>
    </message>
    <message>
        <source>The Legions</source>
        <comment>name of a command</comment>
        <translation>Legionen</translation>
    </message>
    <message>
        <source>Servilius</source>
        <comment>name of a general</comment>
        <translation>Servilius</translation>
    </message>
    <message>
        <source>The Battle of Cannae</source>
        <comment>title</comment>
        <translation>Die Schlacht von Cannae</translation>
    </message>
    <message>
        <source>Two lessons. 49 units, up to six commands with generals. A stand is about 400 men. North is up, as it was: the Romans look south, the river runs along the west edge.

What plain rules cannot say: a unit that is attacked from the side or the rear fights as well as ever, so a ring does not kill by itself; it only lets more of your units reach the same enemy. Nobody is too crowded to fight. Therefore the rearmost Roman line begins with 2 of its 6 stands; the others are the men who never got near an enemy. And all Roman infantry is of a type of its own, crowded legionaries, who hit on a 6 instead of a 5: no room to swing a sword (see &quot;More troops&quot; in the rulebook). Counted in stands, that is about 52,000 Roman foot, the number of the doubters. Nobody runs away, so both sides lose more than they did, Hannibal above all.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/cannae.zama.json --games 400 --seed 2026 gave 123 battles to Rome, 119 to Carthage, and 158 were drawn.

To talk about: Polybius says it is better to have half as many foot and more horse than to be equal in both. Does your battle bear him out? Add up his numbers of dead and prisoners. Two consuls took turns in command from day to day: can an army be led like that? And why did Rome not make peace?</source>
        <comment>notes</comment>
        <translation>Zwei Unterrichtsstunden. 49 Einheiten, bis zu sechs Heeresteile mit Generälen. Ein Element sind etwa 400 Mann. Norden ist oben, wie es war: Die Römer blicken nach Süden, der Fluss läuft am Westrand entlang.

Was einfache Regeln nicht sagen können: Eine Einheit, die von der Seite oder von hinten angegriffen wird, kämpft so gut wie sonst; ein Ring allein vernichtet also niemanden, er lässt nur mehr Ihrer Einheiten an denselben Feind. Niemand ist zu eingezwängt zum Kämpfen. Darum beginnt die hinterste römische Linie mit 2 von 6 Elementen; die übrigen sind die Männer, die nie in die Nähe eines Feindes kamen. Und die ganze römische Infanterie ist ein eigener Typ, eingezwängte Legionäre, die bei 6 statt bei 5 treffen: kein Platz, das Schwert zu schwingen (siehe „Weitere Truppen“ im Regelheft). In Elementen gezählt sind das etwa 52.000 Römer zu Fuß, die Zahl der Zweifler. Niemand läuft davon, also verlieren beide Seiten mehr als damals, Hannibal vor allem.

Ausgewogenheit: Mit dem schnellen Computerspieler auf beiden Seiten ergab zama-cli simulate scenarios/cannae.zama.json --games 400 --seed 2026: 123 Schlachten für Rom, 119 für Karthago, 158 unentschieden.

Zum Gespräch: Polybios sagt, es sei besser, halb so viel Fußvolk und mehr Reiter zu haben, als in beidem gleich zu sein. Gibt Ihre Schlacht ihm recht? Zählen Sie seine Zahlen von Gefallenen und Gefangenen zusammen. Zwei Konsuln wechselten sich täglich im Befehl ab: Kann man ein Heer so führen? Und warum schloss Rom keinen Frieden?</translation>
    </message>
    <message>
        <source>Iberian infantry</source>
        <comment>name of a unit type</comment>
        <translation>Iberische Infanterie</translation>
    </message>
    <message>
        <source>Iberian infantry</source>
        <comment>plural of a unit type</comment>
        <translation>iberische Infanterie</translation>
    </message>
    <message>
        <source>Crowded legionaries</source>
        <comment>name of a unit type</comment>
        <translation>Eingezwängte Legionäre</translation>
    </message>
    <message>
        <source>Crowded legionaries</source>
        <comment>plural of a unit type</comment>
        <translation>eingezwängte Legionäre</translation>
    </message>
    <message>
        <source>You have fewer foot and far more horse. At the river Hasdrubal&apos;s two units face one: destroy it quickly, then ride round behind the enemy. The Numidians in the east need only keep the allied horse busy.

Your bow of Gauls and Iberians will be pushed in. Do not rescue it; it buys time. Keep the Libyans out of the fight until the Romans have followed the bow between them, then charge from both sides. The battle lasts ten turns. You will need them all.</source>
        <comment>briefing</comment>
        <translation>Du hast weniger Fußvolk und viel mehr Reiter. Am Fluss stehen Hasdrubals zwei Einheiten gegen eine: Vernichte sie schnell, dann reite hinter den Feind. Die Numider im Osten müssen die verbündete Reiterei nur beschäftigen.

Dein Bogen aus Galliern und Iberern wird eingedrückt werden. Rette ihn nicht; er kauft Zeit. Halte die Libyer aus dem Gefecht, bis die Römer dem Bogen zwischen sie gefolgt sind, dann greif von beiden Seiten an. Die Schlacht dauert zehn Runden. Du wirst sie alle brauchen.</translation>
    </message>
    <message>
        <source>Slingers %1</source>
        <comment>name of a unit</comment>
        <translation>Schleuderer %1</translation>
    </message>
    <message>
        <source>Hasdrubal</source>
        <comment>name of a general</comment>
        <translation>Hasdrubal</translation>
    </message>
    <message>
        <source>Heavy horse %1</source>
        <comment>name of a unit</comment>
        <translation>Schwere Reiterei %1</translation>
    </message>
    <message>
        <source>Libyans, west %1</source>
        <comment>name of a unit</comment>
        <translation>Libyer West %1</translation>
    </message>
    <message>
        <source>Libyans, east %1</source>
        <comment>name of a unit</comment>
        <translation>Libyer Ost %1</translation>
    </message>
    <message>
        <source>Hanno</source>
        <comment>name of a general</comment>
        <translation>Hanno</translation>
    </message>
    <message>
        <source>Your infantry is the heaviest hammer Rome has ever swung. Only the front of it finds room to strike, so strike where they are weakest: the Gauls and Iberians. Break the bow before the enemy&apos;s horsemen are free.

Your horse is outnumbered. Let it hold out as long as it can, close to your foot. Leave some of the second line facing outward: the Libyans are waiting for your flanks, and riders will come from behind.</source>
        <comment>briefing</comment>
        <translation>Deine Infanterie ist der schwerste Hammer, den Rom je geschwungen hat. Nur vorn ist Platz zum Schlagen, also schlag zu, wo sie am schwächsten sind: bei den Galliern und Iberern. Zerbrich den Bogen, bevor die feindlichen Reiter frei sind.

Deine Reiterei ist in der Minderzahl. Lass sie so lange wie möglich aushalten, nah bei deinem Fußvolk. Lass einen Teil der zweiten Linie nach außen blicken: Die Libyer warten auf deine Flanken, und Reiter werden von hinten kommen.</translation>
    </message>
    <message>
        <source>Legions, right</source>
        <comment>name of a command</comment>
        <translation>Fußvolk rechts</translation>
    </message>
    <message>
        <source>Rear line %1</source>
        <comment>name of a unit</comment>
        <translation>Hintere Linie %1</translation>
    </message>
    <message>
        <source>Legions, middle</source>
        <comment>name of a command</comment>
        <translation>Fußvolk Mitte</translation>
    </message>
    <message>
        <source>Legions, left</source>
        <comment>name of a command</comment>
        <translation>Fußvolk links</translation>
    </message>
    <message>
        <source>Aemilius Paullus</source>
        <comment>name of a general</comment>
        <translation>Aemilius Paullus</translation>
    </message>
    <message>
        <source>The Elephant Charge</source>
        <comment>title</comment>
        <translation>Der Elefantenangriff</translation>
    </message>
    <message>
        <source>202 BC, any hour of the battle</source>
        <comment>date</comment>
        <translation>202 v. Chr., mitten in der Schlacht</translation>
    </message>
    <message>
        <source>The plain of Zama</source>
        <comment>place</comment>
        <translation>Die Ebene von Zama</translation>
    </message>
    <message>
        <source>One corner of the great battle: four elephants, with a little infantry behind them, come across the plain at a Roman command. An elephant weighs as much as fifty men and cannot be stopped with javelins. It can be frightened, and a frightened elephant is a danger to everybody, most of all to its friends.

At Zama trumpets turned some of Hannibal&apos;s elephants round, javelins drove some off to the side, and the rest ran through the lanes that Scipio had left open. He had learned from an older defeat: half a century before, elephants had crushed a Roman army that stood packed in one deep block.</source>
        <comment>background</comment>
        <translation>Eine Ecke der großen Schlacht: Vier Elefanten, dahinter ein wenig Infanterie, kommen über die Ebene auf einen römischen Heeresteil zu. Ein Elefant wiegt so viel wie fünfzig Männer und lässt sich mit Wurfspeeren nicht aufhalten. Aber man kann ihn erschrecken, und ein erschreckter Elefant ist eine Gefahr für alle, am meisten für seine Freunde.

Bei Zama brachten Trompeten einige von Hannibals Elefanten zum Umkehren, Wurfspeere trieben andere zur Seite, und der Rest lief durch die Gassen, die Scipio offen gelassen hatte. Er hatte aus einer älteren Niederlage gelernt: Ein halbes Jahrhundert zuvor hatten Elefanten ein römisches Heer überrannt, das dicht in einem einzigen tiefen Block stand.</translation>
    </message>
    <message>
        <source>Polybius, Histories 15.12, tells of the elephants at Zama; 1.33-34 of the older defeat, when the Spartan Xanthippus beat Regulus near Tunis. The troops on this table are a slice of Matt Fritz&apos;s Zama, not of any source.</source>
        <comment>sources</comment>
        <translation>Polybios, Historien 15,12, erzählt von den Elefanten bei Zama; 1,33–34 von der älteren Niederlage, als der Spartaner Xanthippos bei Tunis Regulus schlug. Die Truppen auf diesem Tisch sind ein Stück aus dem Zama von Matt Fritz, nicht aus einer Quelle.</translation>
    </message>
    <message>
        <source>About 30 minutes, six turns, two to eight players. The class learns the four dice of an elephant: the scare die (5 or 6 sends it home, but only formed Roman infantry, only from the front), the hit (two stands at once, no die), the control die after each round (1 and 2 hold it), and the rampage (twelve inches through friend and foe).

Before you start, let everybody guess: how many of the four elephants will leave without hurting anyone? One in three of those that charge infantry from the front. And how many will be gone after their first fight? Two in three. Write the guesses down and count.

Elephants do not count as losses, so Carthage may spend them freely. To make it harder for Carthage, set scared_by to infantry_and_skirmishers; harder for Rome, elephant_melee to two_per_round.</source>
        <comment>notes</comment>
        <translation>Etwa 30 Minuten, sechs Runden, zwei bis acht Spielende. Die Klasse lernt die vier Dinge, die ein Elefant tut: den Schreckwurf (5 oder 6 schickt ihn heim, aber nur geschlossene römische Infanterie, nur von vorn), den Aufprall (zwei Elemente sofort, ohne Würfel), den Kontrollwurf nach jedem Kampfgang (1 und 2 halten ihn) und das Durchgehen (zwölf Zoll durch Freund und Feind).

Lassen Sie vor Beginn alle raten: Wie viele der vier Elefanten werden gehen, ohne jemandem zu schaden? Von denen, die Infanterie von vorn angreifen, einer von dreien. Und wie viele werden nach ihrem ersten Gefecht fort sein? Zwei von dreien. Schreiben Sie die Vermutungen auf und zählen Sie.

Elefanten zählen nicht als Verluste, Karthago darf also großzügig mit ihnen sein. Schwerer für Karthago: scared_by auf infantry_and_skirmishers setzen; schwerer für Rom: elephant_melee auf two_per_round.</translation>
    </message>
    <message>
        <source>Four elephants are coming, and your javelins do nothing to them. There are three ways to deal with one. Meet it head-on with formed infantry: it shies on 5 or 6. Charge it with skirmishers before it charges you: then it does not hit, and every round it must be controlled. Or keep out of its way: it walks only six inches.

Look where an elephant faces before you fight it. If it panics it will run straight ahead, right, left or back, twelve inches through everything. Do not stand in deep columns.</source>
        <comment>briefing</comment>
        <translation>Vier Elefanten kommen, und deine Wurfspeere können ihnen nichts anhaben. Es gibt drei Wege, mit einem fertigzuwerden. Tritt ihm mit geschlossener Infanterie von vorn entgegen: Bei 5 oder 6 scheut er. Greif ihn mit Plänklern an, bevor er dich angreift: Dann gibt es keinen Aufprall, und nach jedem Kampfgang braucht er einen Kontrollwurf. Oder geh ihm aus dem Weg: Er geht nur sechs Zoll.

Schau, wohin ein Elefant blickt, bevor du gegen ihn kämpfst. Geht er durch, läuft er geradeaus, nach rechts, links oder zurück, zwölf Zoll mitten durch alles. Steh nicht in tiefen Kolonnen.</translation>
    </message>
    <message>
        <source>The Command</source>
        <comment>name of a command</comment>
        <translation>Heeresteil I</translation>
    </message>
    <message>
        <source>Legate Gaius</source>
        <comment>name of a general</comment>
        <translation>Legat Gaius</translation>
    </message>
    <message>
        <source>Velites, left</source>
        <comment>name of a unit</comment>
        <translation>Veliten links</translation>
    </message>
    <message>
        <source>Velites, right</source>
        <comment>name of a unit</comment>
        <translation>Veliten rechts</translation>
    </message>
    <message>
        <source>Hastati</source>
        <comment>name of a unit</comment>
        <translation>Hastati</translation>
    </message>
    <message>
        <source>Principes</source>
        <comment>name of a unit</comment>
        <translation>Principes</translation>
    </message>
    <message>
        <source>The Horse</source>
        <comment>name of a command</comment>
        <translation>Reiterei</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>name of a unit</comment>
        <translation>Reiterei</translation>
    </message>
    <message>
        <source>Your elephants hit once and hard: two stands gone the moment they touch. Send them at what cannot frighten them: horsemen, skirmishers, the side of a unit. After that they are a gamble, two in three run wild at once, so leave a lane behind them.

Your infantry is too weak to win by itself. Let the elephants go first, then charge what they have broken. An elephant that keeps calm may walk away in your next move and charge again.</source>
        <comment>briefing</comment>
        <translation>Deine Elefanten treffen einmal und hart: zwei Elemente sind fort, sobald sie ankommen. Schick sie gegen das, was sie nicht erschrecken kann: Reiter, Plänkler, die Seite einer Einheit. Danach sind sie ein Wagnis, zwei von drei gehen sofort durch; lass also eine Gasse hinter ihnen.

Deine Infanterie ist zu schwach, um allein zu siegen. Lass die Elefanten voran, dann greif an, was sie aufgebrochen haben. Ein Elefant, der ruhig bleibt, darf in deiner nächsten Bewegung weggehen und wieder angreifen.</translation>
    </message>
    <message>
        <source>The Elephants</source>
        <comment>name of a command</comment>
        <translation>Elefanten</translation>
    </message>
    <message>
        <source>Surus</source>
        <comment>name of a unit</comment>
        <translation>Surus</translation>
    </message>
    <message>
        <source>Old Tusker</source>
        <comment>name of a unit</comment>
        <translation>Alter Stoßzahn</translation>
    </message>
    <message>
        <source>Thunder</source>
        <comment>name of a unit</comment>
        <translation>Donner</translation>
    </message>
    <message>
        <source>The Grey Lady</source>
        <comment>name of a unit</comment>
        <translation>Graue Dame</translation>
    </message>
    <message>
        <source>The Foot</source>
        <comment>name of a command</comment>
        <translation>Fußvolk</translation>
    </message>
    <message>
        <source>Captain Maharbal</source>
        <comment>name of a general</comment>
        <translation>Hauptmann Maharbal</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>name of a unit</comment>
        <translation>Schwere Infanterie</translation>
    </message>
    <message>
        <source>Light infantry</source>
        <comment>name of a unit</comment>
        <translation>Leichte Infanterie</translation>
    </message>
    <message>
        <source>First Lesson: the Ford</source>
        <comment>title</comment>
        <translation>Erste Lektion: die Furt</translation>
    </message>
    <message>
        <source>A summer morning, 203 BC</source>
        <comment>date</comment>
        <translation>Ein Sommermorgen, 203 v. Chr.</translation>
    </message>
    <message>
        <source>A ford on an African river</source>
        <comment>place</comment>
        <translation>Eine Furt an einem afrikanischen Fluss</translation>
    </message>
    <message>
        <source>Two patrols have come to the same ford. On the south bank a Roman officer has brought a unit of infantry, some young javelin men and a troop of horse; on the north bank a Carthaginian captain has just the same. Whoever holds the ford tonight can water his horses, and the whole army behind him can cross tomorrow. It has not rained for weeks, and the river is only a line of stones: nobody will get his feet wet.

Both patrols are equally strong. What decides is who shoots first, who charges whom, and where the generals go.</source>
        <comment>background</comment>
        <translation>Zwei Spähtrupps sind an dieselbe Furt gekommen. Am Südufer hat ein römischer Offizier eine Einheit Infanterie, einige junge Speerwerfer und eine Schar Reiter dabei; am Nordufer hat ein karthagischer Hauptmann genau dasselbe. Wer die Furt heute Abend hält, kann seine Pferde tränken, und morgen kann das ganze Heer hinter ihm hinüber. Seit Wochen hat es nicht geregnet, und der Fluss ist nur eine Reihe von Steinen: Niemand bekommt nasse Füße.

Beide Trupps sind gleich stark. Es entscheidet, wer zuerst schießt, wer wen angreift und wohin die Generäle gehen.</translation>
    </message>
    <message>
        <source>This skirmish is made up. Patrols like these met every day in the war in Africa (204 to 202 BC), and no writer of the time thought them worth a line.</source>
        <comment>sources</comment>
        <translation>Dieses Scharmützel ist erfunden. Solche Spähtrupps trafen im Krieg in Afrika (204 bis 202 v. Chr.) jeden Tag aufeinander, und kein Autor der Zeit fand sie eine Zeile wert.</translation>
    </message>
    <message>
        <source>A first game: about 20 minutes, two players or two teams, five turns. The sides are mirror images, so whoever wins has earned it, or thrown well; talk about which.

Let the class find out one thing per turn. Turn 1: moving; formed units wheel and slide, skirmishers go where they like. Turn 2: shooting; six inches, sixes hit. Turn 3: charging; horse reach twelve inches, foot six. Then melee, last stands, and the general&apos;s risk: he adds a die to his unit and may die for it.

Good questions: Why do skirmishers lose every melee against formed troops? What is the best moment to attach the general? Would you rather charge or be charged?</source>
        <comment>notes</comment>
        <translation>Ein erstes Spiel: etwa 20 Minuten, zwei Spielende oder zwei Gruppen, fünf Runden. Die Seiten sind Spiegelbilder; wer gewinnt, hat es also verdient oder gut gewürfelt. Sprechen Sie darüber, welches von beiden.

Lassen Sie die Klasse in jeder Runde eine Sache herausfinden. Runde 1: Bewegung; geschlossene Einheiten schwenken und gehen schräg, Plänkler gehen, wohin sie wollen. Runde 2: Beschuss; sechs Zoll, Sechsen treffen. Runde 3: Sturmangriff; Reiterei kommt zwölf Zoll weit, Fußtruppen sechs. Dann Nahkampf, letzte Elemente und die Gefahr für den General: Er bringt seiner Einheit einen Würfel und kann dabei fallen.

Gute Fragen: Warum verlieren Plänkler jeden Nahkampf gegen geschlossene Truppen? Wann schließt man den General am besten an? Würdest du lieber angreifen oder angegriffen werden?</translation>
    </message>
    <message>
        <source>Hold the ford. You move and shoot first: use it. Your javelin men (velites) can move in any direction and throw six inches; let them hurt somebody and then slip back through your infantry, for in hand-to-hand fighting everyone beats them.

Your horsemen charge twelve inches. They are best against skirmishers and against units that are already busy. Put your officer with the unit that must not lose.</source>
        <comment>briefing</comment>
        <translation>Halte die Furt. Du bewegst dich und schießt zuerst: Nutz das. Deine Speerwerfer (Veliten) können in jede Richtung gehen und werfen sechs Zoll weit; lass sie jemandem schaden und dann durch deine Infanterie zurückschlüpfen, denn im Nahkampf ist ihnen jeder überlegen.

Deine Reiter greifen zwölf Zoll weit an. Am besten sind sie gegen Plänkler und gegen Einheiten, die schon beschäftigt sind. Stell deinen Offizier zu der Einheit, die nicht verlieren darf.</translation>
    </message>
    <message>
        <source>The Patrol</source>
        <comment>name of a command</comment>
        <translation>Spähtrupp</translation>
    </message>
    <message>
        <source>Centurion Marcus</source>
        <comment>name of a general</comment>
        <translation>Zenturio Marcus</translation>
    </message>
    <message>
        <source>Velites</source>
        <comment>name of a unit</comment>
        <translation>Veliten</translation>
    </message>
    <message>
        <source>Infantry</source>
        <comment>name of a unit</comment>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Take the ford. The Romans move and shoot before you, so do not stop where their javelins reach you: six inches from their skirmishers is too near, unless you mean to charge.

Your slingers can move in any direction and slip back through your infantry. Your horsemen charge twelve inches, farther than anybody can walk. Put your captain with the unit that must not lose.</source>
        <comment>briefing</comment>
        <translation>Erobere die Furt. Die Römer bewegen sich und schießen vor dir; bleib also nicht stehen, wo ihre Wurfspeere dich erreichen: Sechs Zoll vor ihren Plänklern ist zu nah, außer du willst angreifen.

Deine Schleuderer können in jede Richtung gehen und durch deine Infanterie zurückschlüpfen. Deine Reiter greifen zwölf Zoll weit an, weiter, als irgendwer laufen kann. Stell deinen Hauptmann zu der Einheit, die nicht verlieren darf.</translation>
    </message>
    <message>
        <source>Captain Bomilcar</source>
        <comment>name of a general</comment>
        <translation>Hauptmann Bomilkar</translation>
    </message>
    <message>
        <source>The Battle of Gaugamela (short)</source>
        <comment>title</comment>
        <translation>Die Schlacht von Gaugamela (kurz)</translation>
    </message>
    <message>
        <source>1 October 331 BC</source>
        <comment>date</comment>
        <translation>1. Oktober 331 v. Chr.</translation>
    </message>
    <message>
        <source>A plain west of Arbela, in what is now northern Iraq</source>
        <comment>place</comment>
        <translation>Eine Ebene westlich von Arbela, im heutigen Nordirak</translation>
    </message>
    <message>
        <source>Alexander, king of Macedon, had taken the whole coast from Asia Minor to Egypt from Darius III, the Great King of Persia. In 331 BC he marched into the heart of the empire. Darius waited for him on a wide plain, with horsemen from as far away as Bactria and the lands of the Scythians, and two hundred chariots with blades on their wheels.

Alexander had far fewer men. He put his pikes in the middle, Parmenion with the Thessalian horse on the left, and rode himself on the right with his Companions. A second line of Greeks stood behind, ready to face about if the enemy came round. Then he moved to the right, and further to the right, until the Persian horse on that side had to attack. The chariots charged. Javelin men shot at the teams and pulled the drivers down; where some got through, the ranks opened and let them run. Few did any harm.

As the Persian horse was drawn away to that side, a gap opened in the Persian line. Alexander turned into it with the Companions and the nearest pikes, straight at Darius. The Great King&apos;s line broke and he got away. At the other end Mazaeus was close to beating Parmenion, and some riders got as far as the baggage; but the news from the middle decided the day. A clay tablet, written by astronomers in Babylon at the time, says that the king&apos;s troops left him.</source>
        <comment>background</comment>
        <translation>Alexander, König von Makedonien, hatte Dareios III., dem Großkönig von Persien, die ganze Küste von Kleinasien bis Ägypten genommen. Im Jahr 331 v. Chr. zog er ins Herz des Reiches. Dareios erwartete ihn auf einer weiten Ebene, mit Reitern bis aus Baktrien und den Ländern der Skythen und zweihundert Wagen mit Klingen an den Rädern.

Alexander hatte viel weniger Männer. Er stellte seine Spieße in die Mitte, Parmenion mit der thessalischen Reiterei nach links und ritt selbst rechts mit seinen Hetairoi. Dahinter stand eine zweite Linie aus Griechen, bereit, kehrtzumachen, wenn der Feind herumkam. Dann zog er nach rechts und immer weiter nach rechts, bis die persische Reiterei auf jener Seite angreifen musste. Die Wagen stürmten los. Speerwerfer zielten auf die Gespanne und zogen die Lenker herunter; wo einige durchkamen, öffneten sich die Reihen und ließen sie laufen. Wenige richteten Schaden an.

Während die persische Reiterei zu jener Seite gezogen wurde, öffnete sich in der persischen Linie eine Lücke. Alexander bog mit den Hetairoi und den nächsten Spießen hinein, geradewegs auf Dareios zu. Die Linie des Großkönigs brach, und er entkam. Am anderen Ende war Mazaios nah daran, Parmenion zu schlagen, und einige Reiter kamen bis zum Gepäck; aber die Nachricht aus der Mitte entschied den Tag. Eine Tontafel, damals von Astronomen in Babylon geschrieben, sagt, die Truppen des Königs hätten ihn verlassen.</translation>
    </message>
    <message>
        <source>Arrian, Alexander&apos;s Campaigns 3.7-16, is the best account and has the Persian order of battle from a paper that was captured. Curtius 4.12-16, Diodorus 17.53-61 and Plutarch, Alexander 31-33, tell it differently. The clay tablet from Babylon gives the day.

Arrian counts 40,000 foot and 7,000 horse for Alexander. For Darius he repeats what people said: a million foot, 40,000 horse, 200 chariots and some fifteen elephants. Curtius has 200,000 foot and 45,000 horse. Modern guesses are 50,000 to 100,000 in all. The elephants were found in the camp; nobody says that they fought, and they are not on this table.</source>
        <comment>sources</comment>
        <translation>Arrian, Alexanderzug 3,7–16, ist der beste Bericht und hat die persische Heeresliste aus einem erbeuteten Schriftstück. Curtius 4,12–16, Diodor 17,53–61 und Plutarch, Alexander 31–33, erzählen es anders. Die Tontafel aus Babylon nennt den Tag.

Arrian zählt für Alexander 40.000 Mann zu Fuß und 7000 Reiter. Für Dareios wiederholt er, was man sagte: eine Million zu Fuß, 40.000 Reiter, 200 Wagen und etwa fünfzehn Elefanten. Curtius hat 200.000 zu Fuß und 45.000 Reiter. Heutige Schätzungen liegen bei 50.000 bis 100.000 insgesamt. Die Elefanten fand man im Lager; niemand sagt, dass sie kämpften, und auf diesem Tisch sind sie nicht.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to five pupils. The middle of the battle with one wing on each side.

The scythed chariots are two stands that hit on 3 or more in the turn in which they charge, later only on a 6; a single hit ends them, by javelin or sword, and their losses do not count. They do not run on through the ranks, and they do not drive back into their own men. Pikes, hoplites, levies and horse archers are explained in the chapter &quot;More troops&quot; of the rulebook; the picture of the horse archer is a Mongol, fifteen centuries too late. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/gaugamela-short.zama.json --games 400 --seed 2026 gave 196 battles to Macedon, 136 to Persia, and 68 were drawn.

Before you begin, let everybody guess how many stands the chariots will take. Count.</source>
        <comment>notes</comment>
        <translation>Eine Unterrichtsstunde. 15 Einheiten, zwei bis fünf Schülerinnen und Schüler. Die Mitte der Schlacht mit einem Flügel auf jeder Seite.

Die Sichelwagen sind zwei Elemente, die in der Runde, in der sie angreifen, bei 3 oder mehr treffen, später nur bei 6; ein einziger Treffer ist ihr Ende, durch Wurfspeer oder Schwert, und ihre Verluste zählen nicht. Sie fahren nicht weiter durch die Reihen, und sie fahren nicht in die eigenen Leute zurück. Spieße, Hopliten, Aufgebote und Bogenreiter werden im Kapitel „Weitere Truppen“ des Regelhefts erklärt; das Bild des Bogenreiters ist ein Mongole, fünfzehn Jahrhunderte zu spät. Niemand läuft davon; vergleichen Sie Verlustanteile, nicht Gefallene.

Ausgewogenheit: Mit dem schnellen Computerspieler auf beiden Seiten ergab zama-cli simulate scenarios/gaugamela-short.zama.json --games 400 --seed 2026: 196 Schlachten für Makedonien, 136 für Persien, 68 unentschieden.

Lassen Sie vor Beginn alle raten, wie viele Elemente die Wagen nehmen werden. Zählen Sie.</translation>
    </message>
    <message>
        <source>Scythed chariots</source>
        <comment>name of a unit type</comment>
        <translation>Sichelwagen</translation>
    </message>
    <message>
        <source>Scythed chariots</source>
        <comment>plural of a unit type</comment>
        <translation>Sichelwagen</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <comment>name of a unit type</comment>
        <translation>Bogenreiter</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <comment>plural of a unit type</comment>
        <translation>Bogenreiter</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>name of a unit type</comment>
        <translation>Apfelträger</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>plural of a unit type</comment>
        <translation>Apfelträger</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a unit type</comment>
        <translation>Aufgebote</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>plural of a unit type</comment>
        <translation>Aufgebote</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>name of a unit type</comment>
        <translation>Hypaspisten</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>plural of a unit type</comment>
        <translation>Hypaspisten</translation>
    </message>
    <message>
        <source>Greek hoplites</source>
        <comment>name of a unit type</comment>
        <translation>Griechische Hopliten</translation>
    </message>
    <message>
        <source>Greek hoplites</source>
        <comment>plural of a unit type</comment>
        <translation>griechische Hopliten</translation>
    </message>
    <message>
        <source>Heavy cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Schwere Reiterei</translation>
    </message>
    <message>
        <source>Heavy cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>schwere Reiterei</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>name of a unit type</comment>
        <translation>Speerwerfer</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>plural of a unit type</comment>
        <translation>Speerwerfer</translation>
    </message>
    <message>
        <source>More horse, fewer good foot. Send the chariots at the pikes before a javelin finds them, come round the wings, and wear them down with arrows. Win before the pikes arrive.</source>
        <comment>briefing</comment>
        <translation>Mehr Reiterei, weniger gutes Fußvolk. Schick die Wagen gegen die Spieße, bevor ein Wurfspeer sie findet, komm um die Flügel herum und zermürbe sie mit Pfeilen. Siege, bevor die Spieße ankommen.</translation>
    </message>
    <message>
        <source>King&apos;s Guard</source>
        <comment>name of a command</comment>
        <translation>Königsgarde</translation>
    </message>
    <message>
        <source>Darius III</source>
        <comment>name of a general</comment>
        <translation>König Dareios</translation>
    </message>
    <message>
        <source>Chariots %1</source>
        <comment>name of a unit</comment>
        <translation>Wagen %1</translation>
    </message>
    <message>
        <source>Kinsmen</source>
        <comment>name of a unit</comment>
        <translation>Königsverwandte</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>name of a unit</comment>
        <translation>Apfelträger</translation>
    </message>
    <message>
        <source>East Wing</source>
        <comment>name of a command</comment>
        <translation>Ostflügel</translation>
    </message>
    <message>
        <source>Bactrians</source>
        <comment>name of a unit</comment>
        <translation>Baktrer</translation>
    </message>
    <message>
        <source>Scythians</source>
        <comment>name of a unit</comment>
        <translation>Skythen</translation>
    </message>
    <message>
        <source>West Wing</source>
        <comment>name of a command</comment>
        <translation>Westflügel</translation>
    </message>
    <message>
        <source>Syrians</source>
        <comment>name of a unit</comment>
        <translation>Syrer</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a command</comment>
        <translation>Aufgebote</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a unit</comment>
        <translation>Aufgebote</translation>
    </message>
    <message>
        <source>Stop the chariots with the Agrianes: one hit ends them. Hold the left with the Thessalians, keep the second line for whoever comes round, and strike with the Companions where the enemy is thin.</source>
        <comment>briefing</comment>
        <translation>Halte die Wagen mit den Agrianen auf: Ein Treffer ist ihr Ende. Halte die Linke mit den Thessaliern, behalte die zweite Linie für jeden zurück, der herumkommt, und schlag mit den Hetairoi zu, wo der Feind dünn ist.</translation>
    </message>
    <message>
        <source>Alexander</source>
        <comment>name of a general</comment>
        <translation>Alexander</translation>
    </message>
    <message>
        <source>Agrianes</source>
        <comment>name of a unit</comment>
        <translation>Agrianen</translation>
    </message>
    <message>
        <source>Companions</source>
        <comment>name of a unit</comment>
        <translation>Hetairoi</translation>
    </message>
    <message>
        <source>Parmenion</source>
        <comment>name of a general</comment>
        <translation>Parmenion</translation>
    </message>
    <message>
        <source>Thessalians</source>
        <comment>name of a unit</comment>
        <translation>Thessalier</translation>
    </message>
    <message>
        <source>Phalanx and Guard</source>
        <comment>name of a command</comment>
        <translation>Phalanx, Garde</translation>
    </message>
    <message>
        <source>Pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Spieße %1</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>name of a unit</comment>
        <translation>Hypaspisten</translation>
    </message>
    <message>
        <source>Second line</source>
        <comment>name of a unit</comment>
        <translation>Zweite Linie</translation>
    </message>
    <message>
        <source>The Battle of Gaugamela</source>
        <comment>title</comment>
        <translation>Die Schlacht von Gaugamela</translation>
    </message>
    <message>
        <source>Two lessons. 31 units, five commands with generals. A foot stand is about 500 men, a cavalry stand 300, a stand of chariots 25 chariots. The Persian line is thinner than in Arrian&apos;s list: the levies who never fought are mostly left out, and of the horse there are about 15,000, the lowest modern guess.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook. The scythed chariots are two stands that go 12 inches and hit on 3 or more in the turn in which they charge, later only on a 6. One single hit ends them, by javelin or sword, because a unit that is down to its last stand loses it: that is how light troops stopped them. Their losses do not count. What this likeness cannot do: they do not run on through the enemy&apos;s ranks, they are not let through by ranks that open, and they do not drive back into their own men.

Also new are the sarissa phalanx, hoplites, levies, foot archers, horse archers and light javelin cavalry. The picture of the horse archer is a Mongol, fifteen centuries too late.

What plain rules cannot say: a king who flees and takes the heart out of his army. Units fight to the last, so Darius&apos; levies will not run away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/gaugamela.zama.json --games 400 --seed 2026 gave 157 battles to Macedon, 156 to Persia, and 87 were drawn.

To talk about: Greek writers say that Darius left his army, the Babylonian tablet that his army left him. Whom do you believe? Why level the ground for chariots, and then lose by the gap they leave? What is a number like 300,000 dead good for? Was Alexander&apos;s stroke a plan or a chance?</source>
        <comment>notes</comment>
        <translation>Zwei Unterrichtsstunden. 31 Einheiten, fünf Heeresteile mit Generälen. Ein Element zu Fuß sind etwa 500 Mann, ein Element Reiterei 300, ein Element Wagen 25 Wagen. Die persische Linie ist dünner als in Arrians Liste: Die Aufgebote, die nie kämpften, sind meist weggelassen, und an Reitern sind es etwa 15.000, die niedrigste heutige Schätzung.

Neue Truppen, erklärt im Kapitel „Weitere Truppen“ des Regelhefts. Die Sichelwagen sind zwei Elemente, die 12 Zoll weit fahren und in der Runde, in der sie angreifen, bei 3 oder mehr treffen, später nur bei 6. Ein einziger Treffer ist ihr Ende, durch Wurfspeer oder Schwert, weil eine Einheit, die nur noch ihr letztes Element hat, es verliert: So hielten leichte Truppen sie auf. Ihre Verluste zählen nicht. Was dieses Abbild nicht kann: Sie fahren nicht weiter durch die feindlichen Reihen, keine Reihen öffnen sich für sie, und sie fahren nicht in die eigenen Leute zurück.

Neu sind auch Sarissenphalanx, Hopliten, Aufgebote, Bogenschützen zu Fuß, Bogenreiter und leichte Reiterei mit Wurfspeeren. Das Bild des Bogenreiters ist ein Mongole, fünfzehn Jahrhunderte zu spät.

Was einfache Regeln nicht sagen können: ein König, der flieht und seinem Heer den Mut nimmt. Einheiten kämpfen bis zuletzt, also laufen die Aufgebote des Dareios nicht davon; vergleichen Sie Verlustanteile, nicht Gefallene.

Ausgewogenheit: Mit dem schnellen Computerspieler auf beiden Seiten ergab zama-cli simulate scenarios/gaugamela.zama.json --games 400 --seed 2026: 157 Schlachten für Makedonien, 156 für Persien, 87 unentschieden.

Zum Gespräch: Griechische Autoren sagen, Dareios habe sein Heer verlassen, die babylonische Tafel, sein Heer habe ihn verlassen. Wem glaubt ihr? Warum den Boden für Wagen ebnen und dann durch die Lücke verlieren, die sie lassen? Wozu taugt eine Zahl wie 300.000 Gefallene? War Alexanders Schlag ein Plan oder ein Zufall?</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>name of a unit type</comment>
        <translation>Mardische Bogenschützen</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>plural of a unit type</comment>
        <translation>mardische Bogenschützen</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>name of a unit type</comment>
        <translation>Griechische Söldner</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>plural of a unit type</comment>
        <translation>griechische Söldner</translation>
    </message>
    <message>
        <source>Light javelin cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Leichte Reiterei mit Wurfspeeren</translation>
    </message>
    <message>
        <source>Light javelin cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>leichte Reiterei mit Wurfspeeren</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a unit type</comment>
        <translation>Bogenschützen</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>plural of a unit type</comment>
        <translation>Bogenschützen</translation>
    </message>
    <message>
        <source>You have horsemen, many more than he has, and a wide plain. Come round both of his wings; his second line will turn to meet you, but it cannot be everywhere. Horse archers shoot 12 inches and ride where they like.

Chariots strike once: they hit on 3 or more when they charge, and hardly ever afterwards. One javelin that finds them first ends them. Aim them at the pikes, not at light troops. Your foot cannot face his pikes for long. Win before they arrive.</source>
        <comment>briefing</comment>
        <translation>Du hast Reiter, viel mehr als dein Gegner, und eine weite Ebene. Komm um seine beiden Flügel herum; seine zweite Linie wird sich gegen dich wenden, aber sie kann nicht überall sein. Bogenreiter schießen 12 Zoll weit und reiten, wohin sie wollen.

Wagen treffen einmal: beim Angriff bei 3 oder mehr, danach kaum noch. Ein Wurfspeer, der sie vorher findet, ist ihr Ende. Richte sie gegen die Spieße, nicht gegen leichte Truppen. Dein Fußvolk hält seinen Spießen nicht lange stand. Siege, bevor sie ankommen.</translation>
    </message>
    <message>
        <source>Mazaeus</source>
        <comment>name of a general</comment>
        <translation>Mazaios</translation>
    </message>
    <message>
        <source>Armenians</source>
        <comment>name of a unit</comment>
        <translation>Armenier</translation>
    </message>
    <message>
        <source>Medes</source>
        <comment>name of a unit</comment>
        <translation>Meder</translation>
    </message>
    <message>
        <source>Parthians</source>
        <comment>name of a unit</comment>
        <translation>Parther</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>name of a unit</comment>
        <translation>Mardische Bogenschützen</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>name of a unit</comment>
        <translation>Griechische Söldner</translation>
    </message>
    <message>
        <source>Bessus</source>
        <comment>name of a general</comment>
        <translation>Bessos</translation>
    </message>
    <message>
        <source>Arachosians</source>
        <comment>name of a unit</comment>
        <translation>Arachosier</translation>
    </message>
    <message>
        <source>Levies %1</source>
        <comment>name of a unit</comment>
        <translation>Aufgebote %1</translation>
    </message>
    <message>
        <source>You are outnumbered on horseback on both wings. Parmenion on the left must last. Keep the second line back to face whoever comes round.

Javelin men and archers first: one hit stops a unit of chariots. Then look for the place where the enemy&apos;s line has thinned, and go in there with Alexander, the Companions and the hypaspists. His foot is bad, apart from the Greeks and the Apple Bearers, and the pikes will walk over it: 4 inches a turn.</source>
        <comment>briefing</comment>
        <translation>Zu Pferd bist du auf beiden Flügeln in der Minderzahl. Parmenion zur Linken muss aushalten. Behalte die zweite Linie hinten, gegen jeden, der herumkommt.

Speerwerfer und Bogenschützen zuerst: Ein Treffer hält eine Einheit Wagen auf. Dann such die Stelle, wo die feindliche Linie dünn geworden ist, und geh dort mit Alexander, den Hetairoi und den Hypaspisten hinein. Sein Fußvolk ist schlecht, außer den Griechen und den Apfelträgern, und die Spieße gehen darüber hinweg: 4 Zoll je Runde.</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>name of a unit</comment>
        <translation>Kretische Bogenschützen</translation>
    </message>
    <message>
        <source>Allied foot</source>
        <comment>name of a unit</comment>
        <translation>Verbündetes Fußvolk</translation>
    </message>
    <message>
        <source>Odrysian horse</source>
        <comment>name of a unit</comment>
        <translation>Odrysische Reiterei</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>name of a unit</comment>
        <translation>Speerwerfer</translation>
    </message>
    <message>
        <source>Second line %1</source>
        <comment>name of a unit</comment>
        <translation>Zweite Linie %1</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a unit</comment>
        <translation>Bogenschützen</translation>
    </message>
    <message>
        <source>Paeonians</source>
        <comment>name of a unit</comment>
        <translation>Paionen</translation>
    </message>
    <message>
        <source>Veterans</source>
        <comment>name of a unit</comment>
        <translation>Veteranen</translation>
    </message>
    <message>
        <source>The Battle of the Great Plains (short)</source>
        <comment>title</comment>
        <translation>Die Schlacht auf den Großen Feldern (kurz)</translation>
    </message>
    <message>
        <source>203 BC</source>
        <comment>date</comment>
        <translation>203 v. Chr.</translation>
    </message>
    <message>
        <source>The Great Plains, five days from Utica in Africa</source>
        <comment>place</comment>
        <translation>Die Großen Felder, fünf Tagesmärsche von Utica in Afrika</translation>
    </message>
    <message>
        <source>In 203 BC Publius Scipio was in Africa and besieged Utica, not far from Carthage. One night, in the middle of talks about peace, he had the two camps of his enemies set on fire: that of Hasdrubal son of Gisgo and that of Syphax, king of the Numidians. Many died in the flames. Thirty days later Hasdrubal and Syphax had a new army of thirty thousand men. Four thousand of them were Celtiberians, who had come over from Spain to fight for pay.

Scipio marched against them in five days, without heavy baggage. For three days the armies watched each other and skirmished. On the fourth they fought. The Italian horse on the right and Masinissa&apos;s Numidians on the left broke both wings of the enemy at the first charge: the men there were beginners, or had only just escaped from the burning camps.

Only the Celtiberians stood. They did not know the country and had nowhere to run to, and from Scipio, who had been kind to Spain, they could expect no mercy. His first line held them in front; the second and third lines came out to the left and right and surrounded them. Almost all of them died. But their stand let Hasdrubal and Syphax get away, and Carthage called Hannibal home.</source>
        <comment>background</comment>
        <translation>Im Jahr 203 v. Chr. war Publius Scipio in Afrika und belagerte Utica, nicht weit von Karthago. Eines Nachts, mitten in Gesprächen über einen Frieden, ließ er die beiden Lager seiner Feinde in Brand stecken: das des Hasdrubal, Gisgos Sohn, und das des Syphax, des Königs der Numider. Viele kamen in den Flammen um. Dreißig Tage später hatten Hasdrubal und Syphax ein neues Heer von dreißigtausend Mann. Viertausend davon waren Keltiberer, die aus Spanien herübergekommen waren, um für Sold zu kämpfen.

Scipio zog in fünf Tagen gegen sie, ohne schweres Gepäck. Drei Tage lang beobachteten die Heere einander und plänkelten. Am vierten kämpften sie. Die italische Reiterei rechts und Massinissas Numider links brachen beide Flügel des Feindes beim ersten Angriff: Die Männer dort waren Anfänger oder gerade erst aus den brennenden Lagern entkommen.

Nur die Keltiberer hielten stand. Sie kannten das Land nicht und hatten keinen Ort, an den sie fliehen konnten, und von Scipio, der Spanien freundlich behandelt hatte, durften sie keine Gnade erwarten. Seine erste Linie hielt sie von vorn fest; die zweite und dritte kamen links und rechts heraus und umzingelten sie. Fast alle fielen. Aber weil sie standhielten, entkamen Hasdrubal und Syphax, und Karthago rief Hannibal heim.</translation>
    </message>
    <message>
        <source>Polybius, Histories 14.7-8, with the burning of the camps in 14.1-5; Livy 30.7-8. Polybius gives the enemy not less than 30,000 men, Livy about 35,000, with 4,000 Celtiberians; rumour made 10,000 of them. How many men Scipio had, nobody says. He left a part of his army before Utica, and guesses run from 12,000 to 20,000.

Where each wing stood we know: Italian horse on the Roman right, Masinissa on the left. It was the other way round at Zama, a year later. Which way the armies looked we do not know; Romans in the south is our choice.</source>
        <comment>sources</comment>
        <translation>Polybios, Historien 14,7–8, mit dem Brand der Lager in 14,1–5; Livius 30,7–8. Polybios gibt dem Feind nicht weniger als 30.000 Mann, Livius etwa 35.000, mit 4000 Keltiberern; das Gerücht machte 10.000 daraus. Wie viele Männer Scipio hatte, sagt niemand. Einen Teil seines Heeres ließ er vor Utica, und die Schätzungen reichen von 12.000 bis 20.000.

Wo jeder Flügel stand, wissen wir: italische Reiterei auf der römischen Rechten, Massinissa links. Bei Zama, ein Jahr später, war es umgekehrt. In welche Richtung die Heere blickten, wissen wir nicht; Römer im Süden ist unsere Wahl.</translation>
    </message>
    <message>
        <source>One lesson. 14 units, two to five pupils. A good first battle after the lesson at the ford: every kind of troops but elephants, and a simple plan.

Nobody panics or runs away in these rules, so the enemy&apos;s wings will not break at once as they did; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/great-plains-short.zama.json --games 400 --seed 2026 gave 211 battles to Rome, 123 to Carthage, and 66 were drawn.

Before you begin, ask both sides where they expect to win first. Afterwards: why did the Celtiberians stand when everybody else ran?</source>
        <comment>notes</comment>
        <translation>Eine Unterrichtsstunde. 14 Einheiten, zwei bis fünf Schülerinnen und Schüler. Eine gute erste Schlacht nach der Lektion an der Furt: alle Truppenarten außer Elefanten, und ein einfacher Plan.

Nach diesen Regeln gerät niemand in Panik oder läuft davon, die Flügel des Feindes brechen also nicht gleich wie damals; vergleichen Sie Verlustanteile, nicht Gefallene.

Ausgewogenheit: Mit dem schnellen Computerspieler auf beiden Seiten ergab zama-cli simulate scenarios/great-plains-short.zama.json --games 400 --seed 2026: 211 Schlachten für Rom, 123 für Karthago, 66 unentschieden.

Fragen Sie vor Beginn beide Seiten, wo sie zuerst zu siegen hoffen. Danach: Warum hielten die Keltiberer stand, als alle anderen davonliefen?</translation>
    </message>
    <message>
        <source>Numidian cavalry of Rome</source>
        <comment>name of a unit type</comment>
        <translation>Numidische Reiterei Roms</translation>
    </message>
    <message>
        <source>Numidian cavalry of Rome</source>
        <comment>plural of a unit type</comment>
        <translation>Numider</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a unit type</comment>
        <translation>Keltiberer</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>plural of a unit type</comment>
        <translation>Keltiberer</translation>
    </message>
    <message>
        <source>Carthaginian levies</source>
        <comment>name of a unit type</comment>
        <translation>Karthagische Aufgebote</translation>
    </message>
    <message>
        <source>Carthaginian levies</source>
        <comment>plural of a unit type</comment>
        <translation>Aufgebote</translation>
    </message>
    <message>
        <source>Numidian peasants</source>
        <comment>name of a unit type</comment>
        <translation>Numidische Bauern</translation>
    </message>
    <message>
        <source>Numidian peasants</source>
        <comment>plural of a unit type</comment>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>Numidian cavalry of Syphax</source>
        <comment>name of a unit type</comment>
        <translation>Numidische Reiterei des Syphax</translation>
    </message>
    <message>
        <source>Numidian cavalry of Syphax</source>
        <comment>plural of a unit type</comment>
        <translation>Numider des Syphax</translation>
    </message>
    <message>
        <source>Win on the wings with your horse, hold the Celtiberians in front with your first line, and bring the second line round them.</source>
        <comment>briefing</comment>
        <translation>Siege mit deiner Reiterei auf den Flügeln, halte die Keltiberer mit deiner ersten Linie von vorn fest und führ die zweite Linie um sie herum.</translation>
    </message>
    <message>
        <source>The Legion</source>
        <comment>name of a command</comment>
        <translation>Legion</translation>
    </message>
    <message>
        <source>Scipio</source>
        <comment>name of a general</comment>
        <translation>Scipio</translation>
    </message>
    <message>
        <source>Numidian Horse</source>
        <comment>name of a command</comment>
        <translation>Numider</translation>
    </message>
    <message>
        <source>Masinissa</source>
        <comment>name of a general</comment>
        <translation>Massinissa</translation>
    </message>
    <message>
        <source>Masinissa&apos;s riders</source>
        <comment>name of a unit</comment>
        <translation>Massinissas Reiter</translation>
    </message>
    <message>
        <source>Italian Horse</source>
        <comment>name of a command</comment>
        <translation>Italiker</translation>
    </message>
    <message>
        <source>Italian horse</source>
        <comment>name of a unit</comment>
        <translation>Italische Reiterei</translation>
    </message>
    <message>
        <source>You have more units and they have the better ones. The Celtiberians can stand against any Roman: use the time they win for you on the wings.</source>
        <comment>briefing</comment>
        <translation>Du hast mehr Einheiten, und der Feind hat die besseren. Die Keltiberer halten gegen jeden Römer stand: Nutz die Zeit, die sie dir verschaffen, auf den Flügeln.</translation>
    </message>
    <message>
        <source>Carthaginians</source>
        <comment>name of a command</comment>
        <translation>Karthager</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <comment>name of a unit</comment>
        <translation>Plänkler</translation>
    </message>
    <message>
        <source>Horse of Carthage</source>
        <comment>name of a unit</comment>
        <translation>Reiterei Karthagos</translation>
    </message>
    <message>
        <source>Levy %1</source>
        <comment>name of a unit</comment>
        <translation>Aufgebot %1</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a command</comment>
        <translation>Keltiberer</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a unit</comment>
        <translation>Keltiberer</translation>
    </message>
    <message>
        <source>Peasants</source>
        <comment>name of a unit</comment>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>The Battle of the Great Plains</source>
        <comment>title</comment>
        <translation>Die Schlacht auf den Großen Feldern</translation>
    </message>
    <message>
        <source>One long lesson or two short ones. 35 units, five commands with generals. A stand is about 200 men.

What plain rules cannot say: nobody panics here, so the enemy&apos;s wings will not break at the first charge as they did. They are light infantry that begins with 6 stands of 8, and horse with 4 of 6: the missing men are those who never came back from the burning camps. Formed units cannot pass through each other, but the Roman second and third lines can do what Scipio&apos;s did: come out to the left and right of the first. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/great-plains.zama.json --games 400 --seed 2026 gave 213 battles to Rome, 109 to Carthage, and 78 were drawn.

To talk about: why did the Celtiberians fight on? Setting fire to camps during peace talks: was it fair? Polybius calls it the finest thing Scipio ever did. How does a city find thirty thousand soldiers in a month, and how good can they be? Was this battle more important than Zama?</source>
        <comment>notes</comment>
        <translation>Eine lange Unterrichtsstunde oder zwei kurze. 35 Einheiten, fünf Heeresteile mit Generälen. Ein Element sind etwa 200 Mann.

Was einfache Regeln nicht sagen können: Niemand gerät hier in Panik, die Flügel des Feindes brechen also nicht beim ersten Angriff wie damals. Sie sind leichte Infanterie, die mit 6 von 8 Elementen beginnt, und Reiterei mit 4 von 6: Die fehlenden Männer sind die, die nie aus den brennenden Lagern zurückkamen. Geschlossene Einheiten können nicht durcheinander hindurchziehen, aber die zweite und dritte römische Linie können dasselbe tun wie die Scipios: links und rechts der ersten herauskommen. Niemand läuft davon; vergleichen Sie Verlustanteile, nicht Gefallene.

Ausgewogenheit: Mit dem schnellen Computerspieler auf beiden Seiten ergab zama-cli simulate scenarios/great-plains.zama.json --games 400 --seed 2026: 213 Schlachten für Rom, 109 für Karthago, 78 unentschieden.

Zum Gespräch: Warum kämpften die Keltiberer weiter? Während Friedensgesprächen Lager in Brand stecken: War das fair? Polybios nennt es das Beste, was Scipio je tat. Wie findet eine Stadt in einem Monat dreißigtausend Soldaten, und wie gut können sie sein? War diese Schlacht wichtiger als Zama?</translation>
    </message>
    <message>
        <source>You are fewer, but every man has been a soldier for years. On both wings your horse faces horse; win there and the levies are open to you. In the middle three heavy units of Celtiberians will not give way. Hold them with the first line and bring the second and third lines round both ends of it.

You need not kill everybody. You need to lose a smaller share than they do.</source>
        <comment>briefing</comment>
        <translation>Deine Leute sind in der Minderzahl, aber jeder ist seit Jahren Soldat. Auf beiden Flügeln steht deine Reiterei gegen Reiterei; siege dort, und die Aufgebote liegen offen vor dir. In der Mitte werden drei schwere Einheiten Keltiberer nicht weichen. Halte sie mit der ersten Linie fest und führ die zweite und dritte um beide Enden herum.

Du musst nicht alle besiegen. Du musst einen kleineren Anteil verlieren als sie.</translation>
    </message>
    <message>
        <source>Masinissa&apos;s riders %1</source>
        <comment>name of a unit</comment>
        <translation>Massinissas Reiter %1</translation>
    </message>
    <message>
        <source>Laelius</source>
        <comment>name of a general</comment>
        <translation>Laelius</translation>
    </message>
    <message>
        <source>Your army is a month old, but it is large. The Celtiberians in the middle are as good as any Roman unit: make the Romans come to them. Use your numbers on the wings and keep your horse alive as long as you can. Levies and peasants fight badly one against one and well two against one.</source>
        <comment>briefing</comment>
        <translation>Dein Heer ist einen Monat alt, aber groß. Die Keltiberer in der Mitte sind so gut wie jede römische Einheit: Lass die Römer zu ihnen kommen. Nutz deine Überzahl auf den Flügeln, und erhalte deine Reiterei, solange du kannst. Aufgebote und Bauern kämpfen eins gegen eins schlecht und zwei gegen eins gut.</translation>
    </message>
    <message>
        <source>Skirmishers %1</source>
        <comment>name of a unit</comment>
        <translation>Plänkler %1</translation>
    </message>
    <message>
        <source>Horse of Carthage %1</source>
        <comment>name of a unit</comment>
        <translation>Reiterei Karthagos %1</translation>
    </message>
    <message>
        <source>Syphax</source>
        <comment>name of a general</comment>
        <translation>Syphax</translation>
    </message>
    <message>
        <source>Peasants %1</source>
        <comment>name of a unit</comment>
        <translation>Bauern %1</translation>
    </message>
    <message>
        <source>Celtiberians %1</source>
        <comment>name of a unit</comment>
        <translation>Keltiberer %1</translation>
    </message>
    <message>
        <source>The Guided Battle: the Village</source>
        <comment>title</comment>
        <translation>Die geführte Schlacht: das Dorf</translation>
    </message>
    <message>
        <source>Harvest time, 204 BC</source>
        <comment>date</comment>
        <translation>Erntezeit, 204 v. Chr.</translation>
    </message>
    <message>
        <source>A village near Utica</source>
        <comment>place</comment>
        <translation>Ein Dorf bei Utica</translation>
    </message>
    <message>
        <source>Scipio has landed in Africa, and his men must eat. A vanguard has been sent ahead to a village with full barns, and finds that others had the same idea: some Carthaginian spearmen, a few slingers and a handful of Numidian riders are loading carts.

The Romans are more, and they are better armed. All they have to do is go on and not dawdle.</source>
        <comment>background</comment>
        <translation>Scipio ist in Afrika gelandet, und seine Männer müssen essen. Eine Vorhut, vorausgeschickt in ein Dorf mit vollen Scheunen, stellt fest, dass andere denselben Gedanken hatten: Ein paar karthagische Speerträger, einige Schleuderer und eine Handvoll numidischer Reiter beladen gerade Karren.

Die Römer sind in der Überzahl und besser bewaffnet. Sie müssen nur vorangehen und nicht trödeln.</translation>
    </message>
    <message>
        <source>This skirmish is made up. Both armies lived off the land in the war in Africa (204 to 202 BC), and met over it.</source>
        <comment>sources</comment>
        <translation>Dieses Scharmützel ist erfunden. Im Krieg in Afrika (204 bis 202 v. Chr.) lebten beide Heere von dem, was das Land hergab, und gerieten darüber aneinander.</translation>
    </message>
    <message>
        <source>The guided first battle: the program says what to do next and does it if asked, two turns, a few minutes. The Romans are stronger on purpose, and the Carthaginians mostly wait.

It shows, one thing at a time: a straight move, an oblique, a wheel, skirmishers, a general who joins a unit, shooting, charges, a melee and its dice. The player may at any time do something else; the guide goes on from there.</source>
        <comment>notes</comment>
        <translation>Die geführte erste Schlacht: Das Programm sagt, was als Nächstes zu tun ist, und tut es auf Wunsch selbst; zwei Runden, ein paar Minuten. Die Römer sind mit Absicht stärker, und die Karthager warten meist.

Sie zeigt, eines nach dem anderen: einen geraden Weg, einen Schrägmarsch, einen Schwenk, Plänkler, einen General, der sich einer Einheit anschließt, Beschuss, Angriffe, einen Nahkampf und seine Würfel. Man darf jederzeit etwas anderes tun; die Anleitung geht von dort weiter.</translation>
    </message>
    <message>
        <source>Go forward, shoot, charge. Every order that is possible is allowed; the guide only proposes.

Your infantry hits on 5 and 6, theirs only on 6. Keep your tribune with the unit that has the hardest fight.</source>
        <comment>briefing</comment>
        <translation>Geh vor, schieß, greif an. Jeder mögliche Befehl ist erlaubt; die Anleitung schlägt nur vor.

Deine Infanterie trifft bei 5 und 6, ihre nur bei 6. Halte deinen Tribun bei der Einheit, die das schwerste Gefecht hat.</translation>
    </message>
    <message>
        <source>The Vanguard</source>
        <comment>name of a command</comment>
        <translation>Vorhut</translation>
    </message>
    <message>
        <source>Tribune Gaius</source>
        <comment>name of a general</comment>
        <translation>Tribun Gaius</translation>
    </message>
    <message>
        <source>First Hastati</source>
        <comment>name of a unit</comment>
        <translation>Hastati 1</translation>
    </message>
    <message>
        <source>Second Hastati</source>
        <comment>name of a unit</comment>
        <translation>Hastati 2</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <comment>name of a unit</comment>
        <translation>Skorpion</translation>
    </message>
    <message>
        <source>Hold the village as long as you can. Your spearmen hit on 6 only; your slingers and Numidians can shoot six inches.</source>
        <comment>briefing</comment>
        <translation>Halte das Dorf, solange du kannst. Deine Speerträger treffen nur bei 6; deine Schleuderer und Numider können sechs Zoll weit schießen.</translation>
    </message>
    <message>
        <source>The Foragers</source>
        <comment>name of a command</comment>
        <translation>Proviantsucher</translation>
    </message>
    <message>
        <source>Captain Adherbal</source>
        <comment>name of a general</comment>
        <translation>Hauptmann Adherbal</translation>
    </message>
    <message>
        <source>First Spearmen</source>
        <comment>name of a unit</comment>
        <translation>Speerträger 1</translation>
    </message>
    <message>
        <source>Second Spearmen</source>
        <comment>name of a unit</comment>
        <translation>Speerträger 2</translation>
    </message>
    <message>
        <source>The Battle of Ilipa (short)</source>
        <comment>title</comment>
        <translation>Die Schlacht von Ilipa (kurz)</translation>
    </message>
    <message>
        <source>206 BC</source>
        <comment>date</comment>
        <translation>206 v. Chr.</translation>
    </message>
    <message>
        <source>Near Ilipa in southern Spain</source>
        <comment>place</comment>
        <translation>Bei Ilipa in Südspanien</translation>
    </message>
    <message>
        <source>In 206 BC Carthage still held the south of Spain. Two generals, Hasdrubal son of Gisgo and Mago, gathered the largest army they could. Publius Scipio, the young Roman commander, had fewer men, and a good part of them were Spanish allies. Spanish allies had once deserted his father and his uncle in the middle of a campaign.

For several days both armies came out, stood and went home again, always late in the day and always in the same order: each side had its best men in the middle, Romans here, Libyans there, and its Spaniards on the wings. Hasdrubal got used to it. Then one day Scipio had his men fed before dawn and came out early, with the order turned round: Spaniards in the middle, Romans on both wings. Hasdrubal&apos;s men ran out without breakfast and lined up as always.

Scipio let them stand in the sun for hours. Then his Spaniards went forward slowly, while the Romans on both wings marched out to the side, forward, and into line again, and hit the enemy&apos;s Spaniards. The Libyans in the middle, the best troops on the field, could do nothing: if they helped the wings, Scipio&apos;s Spaniards would be on them. The elephants, hurt from all sides, trampled friend and foe. At last the whole line gave way, and the camp would have fallen too if a thunderstorm had not sent everybody home.</source>
        <comment>background</comment>
        <translation>Im Jahr 206 v. Chr. hielt Karthago noch den Süden Spaniens. Zwei Feldherren, Hasdrubal, Gisgos Sohn, und Mago, sammelten das größte Heer, das sie konnten. Publius Scipio, der junge römische Befehlshaber, hatte weniger Männer, und ein guter Teil davon waren spanische Verbündete. Spanische Verbündete hatten einst seinen Vater und seinen Onkel mitten im Feldzug im Stich gelassen.

Mehrere Tage lang kamen beide Heere heraus, standen da und gingen wieder heim, immer spät am Tag und immer in derselben Ordnung: Jede Seite hatte ihre besten Leute in der Mitte, hier Römer, dort Libyer, und ihre Spanier auf den Flügeln. Hasdrubal gewöhnte sich daran. Dann ließ Scipio eines Tages vor Morgengrauen essen und kam früh heraus, mit umgekehrter Ordnung: Spanier in der Mitte, Römer auf beiden Flügeln. Hasdrubals Leute liefen ohne Frühstück heraus und stellten sich auf wie immer.

Scipio ließ sie stundenlang in der Sonne stehen. Dann gingen seine Spanier langsam vor, während die Römer auf beiden Flügeln zur Seite, nach vorn und wieder in Linie marschierten und auf die Spanier des Feindes trafen. Die Libyer in der Mitte, die besten Truppen auf dem Feld, konnten nichts tun: Hätten sie den Flügeln geholfen, wären Scipios Spanier über sie hergefallen. Die Elefanten, von allen Seiten getroffen, überrannten Freund und Feind. Schließlich wich die ganze Linie, und auch das Lager wäre gefallen, hätte nicht ein Gewitter alle heimgeschickt.</translation>
    </message>
    <message>
        <source>Polybius, Histories 11.20-24, is only a piece of a lost book, but the best account of Scipio&apos;s march; Livy 28.12-16 follows the same story. The name Ilipa is a correction that scholars have made in Polybius; Livy&apos;s books have another name.

Carthage had 32 elephants, 4,000 horse and 70,000 foot if Polybius is right; Livy has 50,000 foot and 4,500 horse. Scipio led 45,000 foot and 3,000 horse according to Polybius, 45,000 men in all according to Livy. This table follows Livy. Which way the armies looked is not known; Romans in the south is our choice.</source>
        <comment>sources</comment>
        <translation>Polybios, Historien 11,20–24, ist nur ein Stück eines verlorenen Buches, aber der beste Bericht über Scipios Marsch; Livius 28,12–16 folgt derselben Erzählung. Der Name Ilipa ist eine Verbesserung, die Gelehrte bei Polybios vorgenommen haben; die Bücher des Livius haben einen anderen.

Karthago hatte 32 Elefanten, 4000 Reiter und 70.000 Mann zu Fuß, wenn Polybios recht hat; Livius hat 50.000 zu Fuß und 4500 Reiter. Scipio führte nach Polybios 45.000 zu Fuß und 3000 Reiter, nach Livius insgesamt 45.000 Mann. Dieser Tisch folgt Livius. In welche Richtung die Heere blickten, ist nicht bekannt; Römer im Süden ist unsere Wahl.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to five pupils. Scipio&apos;s trick in small: Romans on both wings, one unit of Spaniards held back in the middle.

Hunger and heat are not in these rules, and nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/ilipa-short.zama.json --games 400 --seed 2026 gave 177 battles to Rome, 173 to Carthage, and 50 were drawn.

Before you begin, ask the Carthaginians what their Libyans are going to do, and why Hasdrubal&apos;s did nothing.</source>
        <comment>notes</comment>
        <translation>Eine Unterrichtsstunde. 15 Einheiten, zwei bis fünf Schülerinnen und Schüler. Scipios List im Kleinen: Römer auf beiden Flügeln, eine Einheit Spanier in der Mitte zurückgehalten.

Hunger und Hitze kommen in diesen Regeln nicht vor, und niemand läuft davon; vergleichen Sie Verlustanteile, nicht Gefallene.

Ausgewogenheit: Mit dem schnellen Computerspieler auf beiden Seiten ergab zama-cli simulate scenarios/ilipa-short.zama.json --games 400 --seed 2026: 177 Schlachten für Rom, 173 für Karthago, 50 unentschieden.

Fragen Sie die Karthager vor Beginn, was ihre Libyer tun werden und warum die Hasdrubals nichts taten.</translation>
    </message>
    <message>
        <source>Spanish allies of Rome</source>
        <comment>name of a unit type</comment>
        <translation>Spanische Verbündete Roms</translation>
    </message>
    <message>
        <source>Spanish allies of Rome</source>
        <comment>plural of a unit type</comment>
        <translation>spanische Verbündete</translation>
    </message>
    <message>
        <source>Spanish allies of Carthage</source>
        <comment>name of a unit type</comment>
        <translation>Spanische Verbündete Karthagos</translation>
    </message>
    <message>
        <source>Spanish allies of Carthage</source>
        <comment>plural of a unit type</comment>
        <translation>spanische Verbündete</translation>
    </message>
    <message>
        <source>Romans on the wings, Spaniards in the middle and well back. Win on the wings before the Libyans arrive. The Spaniards have done their work if nobody has reached them by the time you win.</source>
        <comment>briefing</comment>
        <translation>Römer auf den Flügeln, Spanier in der Mitte und weit hinten. Siege auf den Flügeln, bevor die Libyer ankommen. Die Spanier haben ihre Arbeit getan, wenn bis zu deinem Sieg niemand sie erreicht hat.</translation>
    </message>
    <message>
        <source>Right cohorts %1</source>
        <comment>name of a unit</comment>
        <translation>Rechte Kohorten %1</translation>
    </message>
    <message>
        <source>Silanus</source>
        <comment>name of a general</comment>
        <translation>Silanus</translation>
    </message>
    <message>
        <source>Left cohorts %1</source>
        <comment>name of a unit</comment>
        <translation>Linke Kohorten %1</translation>
    </message>
    <message>
        <source>Spanish Allies</source>
        <comment>name of a command</comment>
        <translation>Spanische Verbündete</translation>
    </message>
    <message>
        <source>Allies</source>
        <comment>name of a unit</comment>
        <translation>Verbündete</translation>
    </message>
    <message>
        <source>Your best men, two units of Libyans, stand in the middle and have nobody in front of them but Spaniards, far away. Use them quickly: forward, or to help a wing. Keep the elephants away from the front of Roman foot.</source>
        <comment>briefing</comment>
        <translation>Deine besten Leute, zwei Einheiten Libyer, stehen in der Mitte und haben niemanden vor sich als Spanier, weit weg. Setz sie schnell ein: nach vorn, oder um einem Flügel zu helfen. Halte die Elefanten von der Front römischer Fußtruppen fern.</translation>
    </message>
    <message>
        <source>Spaniards %1</source>
        <comment>name of a unit</comment>
        <translation>Spanier %1</translation>
    </message>
    <message>
        <source>Libyans</source>
        <comment>name of a command</comment>
        <translation>Libyer</translation>
    </message>
    <message>
        <source>The Battle of Ilipa</source>
        <comment>title</comment>
        <translation>Die Schlacht von Ilipa</translation>
    </message>
    <message>
        <source>Two lessons. 45 units, up to six commands with generals. A stand is about 300 men, an elephant stands for about eight.

The armies stand as they did on the day of the trick: Romans on both wings and in front, Spaniards held back in the middle. What plain rules cannot say: hunger, heat and waiting, so Hasdrubal&apos;s men fight as well as ever. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/ilipa.zama.json --games 400 --seed 2026 gave 182 battles to Rome, 100 to Carthage, and 118 were drawn.

To talk about: how does a habit make an army blind? Could the Libyans have gone for the Spaniards in front of them, and what would you have ordered? How do you use allies whom you do not trust? Both writers thank the rain for saving the camp. Does that explain anything?</source>
        <comment>notes</comment>
        <translation>Zwei Unterrichtsstunden. 45 Einheiten, bis zu sechs Heeresteile mit Generälen. Ein Element sind etwa 300 Mann, ein Elefant steht für etwa acht.

Die Heere stehen wie am Tag der List: Römer auf beiden Flügeln und vorn, Spanier in der Mitte zurückgehalten. Was einfache Regeln nicht sagen können: Hunger, Hitze und Warten; Hasdrubals Leute kämpfen also so gut wie sonst. Niemand läuft davon; vergleichen Sie Verlustanteile, nicht Gefallene.

Ausgewogenheit: Mit dem schnellen Computerspieler auf beiden Seiten ergab zama-cli simulate scenarios/ilipa.zama.json --games 400 --seed 2026: 182 Schlachten für Rom, 100 für Karthago, 118 unentschieden.

Zum Gespräch: Wie macht eine Gewohnheit ein Heer blind? Hätten die Libyer auf die Spanier vor ihnen losgehen können, und was hättet ihr befohlen? Wie setzt man Verbündete ein, denen man nicht traut? Beide Autoren danken dem Regen dafür, dass das Lager gerettet wurde. Erklärt das etwas?</translation>
    </message>
    <message>
        <source>Spanish and Punic cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Spanische und punische Reiterei</translation>
    </message>
    <message>
        <source>Spanish and Punic cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>spanische und punische Reiterei</translation>
    </message>
    <message>
        <source>Your Romans are better than the Spaniards who stand across from them. Beat both ends of the enemy&apos;s line before the middle meets. Your own Spaniards need not win anything: as long as they stand there, the enemy&apos;s best men, the Libyans, must stay where they are. Move them slowly and late.

Elephants stand in front of both enemy wings. Formed Romans in front of them, light troops at their sides.</source>
        <comment>briefing</comment>
        <translation>Deine Römer sind besser als die Spanier, die ihnen gegenüberstehen. Schlag beide Enden der feindlichen Linie, bevor die Mitten sich treffen. Deine eigenen Spanier müssen nichts gewinnen: Solange sie dastehen, müssen die besten Leute des Feindes, die Libyer, bleiben, wo sie sind. Beweg sie langsam und spät.

Vor beiden feindlichen Flügeln stehen Elefanten. Stell ihnen geschlossene Römer entgegen und leichte Truppen an die Seiten.</translation>
    </message>
    <message>
        <source>Horse %1</source>
        <comment>name of a unit</comment>
        <translation>Reiterei %1</translation>
    </message>
    <message>
        <source>Spanish chiefs</source>
        <comment>name of a general</comment>
        <translation>Spanische Fürsten</translation>
    </message>
    <message>
        <source>Allies %1</source>
        <comment>name of a unit</comment>
        <translation>Verbündete %1</translation>
    </message>
    <message>
        <source>The Romans are on the wings today, and your Spaniards will have to face them. Your best troops, the Libyans, look at the enemy&apos;s worst. You need not stand still as Hasdrubal did: send the Libyans forward at once, or let some of them help a wing. Whatever you do, do it early.

Four elephant units stand in front of your wings. They are wasted on Roman foot that waits for them; use them on horse, light troops, or the side of a unit.</source>
        <comment>briefing</comment>
        <translation>Heute stehen die Römer auf den Flügeln, und deine Spanier müssen gegen sie antreten. Deine besten Truppen, die Libyer, blicken auf die schlechtesten des Feindes. Du musst nicht stillstehen wie Hasdrubal: Schick die Libyer sofort vor, oder lass einige einem Flügel helfen. Was immer du tust, tu es früh.

Vor deinen Flügeln stehen vier Elefanten. Gegen römische Fußtruppen, die auf sie warten, sind sie verschwendet; setz sie gegen Reiterei ein, gegen leichte Truppen oder gegen die Seite einer Einheit.</translation>
    </message>
    <message>
        <source>Mago</source>
        <comment>name of a general</comment>
        <translation>Mago</translation>
    </message>
    <message>
        <source>Spanish Horse</source>
        <comment>name of a command</comment>
        <translation>Spanische Reiterei</translation>
    </message>
    <message>
        <source>Spanish horse</source>
        <comment>name of a unit</comment>
        <translation>Spanische Reiterei</translation>
    </message>
    <message>
        <source>The Battle of Magnesia (short)</source>
        <comment>title</comment>
        <translation>Die Schlacht von Magnesia (kurz)</translation>
    </message>
    <message>
        <source>Winter, 190 to 189 BC</source>
        <comment>date</comment>
        <translation>Winter 190 auf 189 v. Chr.</translation>
    </message>
    <message>
        <source>The plain near Magnesia by Mount Sipylus in Asia Minor</source>
        <comment>place</comment>
        <translation>Die Ebene bei Magnesia am Berg Sipylos in Kleinasien</translation>
    </message>
    <message>
        <source>Antiochus III, who had lost at Raphia as a young man, had made his empire great again and then went to war with Rome. In 190 BC a Roman army stood in Asia for the first time. The consul Lucius Scipio led it; his famous brother Publius, who had beaten Hannibal, lay ill. King Eumenes of Pergamum had joined the Romans with his horse.

Antiochus had far more men, and of every kind: pikes in ten deep blocks with elephants in the gaps, riders in armour from head to hoof, horse archers, camels, Galatians. On the morning of the battle fog and drizzle hung over the plain. His line was so long that it could not see itself, and the bowstrings got slack. In front of his left wing he had put chariots with blades on the wheels. Eumenes sent light troops against them, who shot at the horses from all sides until the chariots turned and drove into their own people. The whole left wing fell into disorder and ran.

That left the pikes alone, with frightened men and elephants among them, and they broke. Where was the king? On the other wing he had found a gap between the Romans and the river, had won, and was chasing the Romans to their camp. There Marcus Aemilius with two thousand men stopped those who fled and those who followed. It was his mistake of Raphia, made a second time.</source>
        <comment>background</comment>
        <translation>Antiochos III., der als junger Mann bei Raphia verloren hatte, hatte sein Reich wieder groß gemacht und geriet dann in einen Krieg mit Rom. 190 v. Chr. stand zum ersten Mal ein römisches Heer in Asien. Der Konsul Lucius Scipio führte es; sein berühmter Bruder Publius, der Hannibal geschlagen hatte, lag krank. König Eumenes von Pergamon hatte sich mit seiner Reiterei den Römern angeschlossen.

Antiochos hatte viel mehr Männer, und von jeder Art: Spieße in zehn tiefen Blöcken mit Elefanten in den Lücken, Reiter, von Kopf bis Huf gepanzert, Bogenreiter, Kamele, Galater. Am Morgen der Schlacht hingen Nebel und Nieselregen über der Ebene. Seine Linie war so lang, dass sie sich selbst nicht sehen konnte, und die Bogensehnen wurden schlaff. Vor seinen linken Flügel hatte er Wagen mit Klingen an den Rädern gestellt. Eumenes schickte leichte Truppen gegen sie, die von allen Seiten auf die Pferde schossen, bis die Wagen umkehrten und in die eigenen Leute fuhren. Der ganze linke Flügel geriet durcheinander und floh.

Nun waren die Spieße allein, mit verschreckten Männern und Elefanten zwischen sich, und sie brachen. Wo war der König? Auf dem anderen Flügel hatte er eine Lücke zwischen den Römern und dem Fluss gefunden, hatte gesiegt und jagte die Römer bis zu ihrem Lager. Dort hielt Marcus Aemilius mit zweitausend Mann die Fliehenden auf und ihre Verfolger auch. Es war sein Fehler von Raphia, zum zweiten Mal gemacht.</translation>
    </message>
    <message>
        <source>Livy 37.37-44, who had Polybius before him, and Appian, Syrian Wars 30-36. Livy gives the king 60,000 foot and more than 12,000 horse; but the troops he names add up to only 45,000 foot. The Romans had about 30,000 men. Livy has 50,000 of the king&apos;s foot killed, and 324 Romans. Hardly anybody believes either number.

Appian lets Gnaeus Domitius direct the battle, Livy names nobody. Which way the armies looked is our choice; that the river was on the Roman left we know.</source>
        <comment>sources</comment>
        <translation>Livius 37,37–44, dem Polybios vorlag, und Appian, Syrische Kriege 30–36. Livius gibt dem König 60.000 Mann zu Fuß und mehr als 12.000 Reiter; aber die Truppen, die er nennt, ergeben nur 45.000 zu Fuß. Die Römer hatten etwa 30.000 Mann. Bei Livius fallen 50.000 vom Fußvolk des Königs und 324 Römer. Kaum jemand glaubt eine der beiden Zahlen.

Appian lässt Gnaeus Domitius die Schlacht leiten, Livius nennt niemanden. In welche Richtung die Heere blickten, ist unsere Wahl; dass der Fluss zur Linken der Römer lag, wissen wir.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to six pupils. The king&apos;s left is already shaken, as after the flight of the chariots, and his pikes begin with 8 of 10 stands because fleeing men have run through them.

Sarissa phalanx and cataphracts are explained in the chapter &quot;More troops&quot; of the rulebook. Pikes are as good from the side as from the front, and nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/magnesia-short.zama.json --games 400 --seed 2026 gave 172 battles to Rome, 158 to Antiochus, and 70 were drawn.

Before you begin, ask both sides which wing they will win. Afterwards: who turned inward in time?</source>
        <comment>notes</comment>
        <translation>Eine Unterrichtsstunde. 15 Einheiten, zwei bis sechs Schülerinnen und Schüler. Die Linke des Königs ist schon erschüttert, wie nach der Flucht der Wagen, und seine Spieße beginnen mit 8 von 10 Elementen, weil Fliehende durch sie gelaufen sind.

Sarissenphalanx und Kataphrakten werden im Kapitel „Weitere Truppen“ des Regelhefts erklärt. Spieße sind von der Seite so gut wie von vorn, und niemand läuft davon; vergleichen Sie Verlustanteile, nicht Gefallene.

Ausgewogenheit: Mit dem schnellen Computerspieler auf beiden Seiten ergab zama-cli simulate scenarios/magnesia-short.zama.json --games 400 --seed 2026: 172 Schlachten für Rom, 158 für Antiochos, 70 unentschieden.

Fragen Sie vor Beginn beide Seiten, auf welchem Flügel sie siegen werden. Danach: Wer wandte sich rechtzeitig nach innen?</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <comment>name of a unit type</comment>
        <translation>Kataphrakten</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <comment>plural of a unit type</comment>
        <translation>Kataphrakten</translation>
    </message>
    <message>
        <source>Auxiliary foot</source>
        <comment>name of a unit type</comment>
        <translation>Hilfsfußvolk</translation>
    </message>
    <message>
        <source>Auxiliary foot</source>
        <comment>plural of a unit type</comment>
        <translation>Hilfsfußvolk</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a unit type</comment>
        <translation>Schleuderer</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>plural of a unit type</comment>
        <translation>Schleuderer</translation>
    </message>
    <message>
        <source>Cavalry of Eumenes</source>
        <comment>name of a unit type</comment>
        <translation>Reiterei des Eumenes</translation>
    </message>
    <message>
        <source>Cavalry of Eumenes</source>
        <comment>plural of a unit type</comment>
        <translation>Reiterei des Eumenes</translation>
    </message>
    <message>
        <source>Antiochus&apos; army</source>
        <comment>name of a side, as a label</comment>
        <translation>Seleukiden</translation>
    </message>
    <message>
        <source>Antiochus&apos; army</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>die Seleukiden</translation>
    </message>
    <message>
        <source>Your right wing is whole, your pikes nearly, your left is shaken. Win on the right with the cataphracts and turn inward at once. Elephants go ahead of the pikes; the pikes walk 4 inches a turn.</source>
        <comment>briefing</comment>
        <translation>Dein rechter Flügel ist unversehrt, deine Spieße beinahe, dein linker ist erschüttert. Siege rechts mit den Kataphrakten und wende dich sofort nach innen. Elefanten gehen den Spießen voran; die Spieße gehen 4 Zoll je Runde.</translation>
    </message>
    <message>
        <source>Phalanx</source>
        <comment>name of a command</comment>
        <translation>Phalanx</translation>
    </message>
    <message>
        <source>King&apos;s Horse</source>
        <comment>name of a command</comment>
        <translation>Königsreiter</translation>
    </message>
    <message>
        <source>Antiochus III</source>
        <comment>name of a general</comment>
        <translation>König Antiochos</translation>
    </message>
    <message>
        <source>Cataphracts %1</source>
        <comment>name of a unit</comment>
        <translation>Kataphrakten %1</translation>
    </message>
    <message>
        <source>Horse, left</source>
        <comment>name of a command</comment>
        <translation>Reiterei links</translation>
    </message>
    <message>
        <source>Mixed foot</source>
        <comment>name of a unit</comment>
        <translation>Gemischtes Fußvolk</translation>
    </message>
    <message>
        <source>Beat the enemy&apos;s weak left with Eumenes&apos; horse and come round to the pikes. Meet the pikes with several units at once, or not at all. Cataphracts are hard to hit: let your foot deal with them.</source>
        <comment>briefing</comment>
        <translation>Schlag die schwache Linke des Feindes mit Eumenes’ Reiterei und komm zu den Spießen herum. Geh die Spieße mit mehreren Einheiten zugleich an, oder gar nicht. Kataphrakten sind schwer zu treffen: Überlass sie deinem Fußvolk.</translation>
    </message>
    <message>
        <source>Domitius</source>
        <comment>name of a general</comment>
        <translation>Domitius</translation>
    </message>
    <message>
        <source>Legions %1</source>
        <comment>name of a unit</comment>
        <translation>Legionen %1</translation>
    </message>
    <message>
        <source>Pergamenes</source>
        <comment>name of a command</comment>
        <translation>Pergamener</translation>
    </message>
    <message>
        <source>Eumenes II</source>
        <comment>name of a general</comment>
        <translation>König Eumenes</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>name of a unit</comment>
        <translation>Peltasten</translation>
    </message>
    <message>
        <source>Eumenes&apos; horse</source>
        <comment>name of a unit</comment>
        <translation>Reiterei des Eumenes</translation>
    </message>
    <message>
        <source>Allies</source>
        <comment>name of a command</comment>
        <translation>Verbündete</translation>
    </message>
    <message>
        <source>The Battle of Magnesia</source>
        <comment>title</comment>
        <translation>Die Schlacht von Magnesia</translation>
    </message>
    <message>
        <source>Two lessons. 39 units, six commands with generals. A foot stand is about 300 men, a cavalry stand 250, an elephant stands for eight. West is left; the west edge of the table is the river.

The chariots have turned back already when the battle opens. That is why there are none, why the foot of the king&apos;s left wing is gone already, and why its horse begins at half strength. The pikes begin with 8 of 10 stands: fleeing men have run through them. The light troops are fewer than in Livy&apos;s list, and the elephants that both sides kept in reserve are left out.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook: sarissa phalanx, cataphracts (hard to hit, slower than other horse), horse archers, camel archers, war-bands, archers. The picture of the horse archer is a Mongol, fifteen centuries too late.

What plain rules cannot say: fog, panic, men who run through their own pikes. Pikes are as good from the side as from the front. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/magnesia.zama.json --games 400 --seed 2026 gave 139 battles to Rome, 98 to Antiochus, and 163 were drawn.

To talk about: compare what the king did here and at Raphia. Livy&apos;s list is 15,000 men short of his own total: what may have happened to them? 324 Roman dead: why would somebody write that, and why would somebody believe it? Why put chariots in front, if your own men pay when they turn back?</source>
        <comment>notes</comment>
        <translation>Zwei Unterrichtsstunden. 39 Einheiten, sechs Heeresteile mit Generälen. Ein Element zu Fuß sind etwa 300 Mann, ein Element Reiterei 250, ein Elefant steht für acht. Westen ist links; der Westrand des Tisches ist der Fluss.

Wenn die Schlacht beginnt, sind die Wagen schon umgekehrt. Deshalb gibt es keine, deshalb ist das Fußvolk auf dem linken Flügel des Königs schon fort, und deshalb beginnt dessen Reiterei mit halber Stärke. Die Spieße beginnen mit 8 von 10 Elementen: Fliehende sind durch sie gelaufen. Die leichten Truppen sind weniger als in der Liste des Livius, und die Elefanten, die beide Seiten in Reserve hielten, sind weggelassen.

Neue Truppen, erklärt im Kapitel „Weitere Truppen“ des Regelhefts: Sarissenphalanx, Kataphrakten (schwer zu treffen, langsamer als andere Reiterei), Bogenreiter, Bogenschützen auf Kamelen, Kriegshaufen, Bogenschützen. Das Bild des Bogenreiters ist ein Mongole, fünfzehn Jahrhunderte zu spät.

Was einfache Regeln nicht sagen können: Nebel, Panik, Männer, die durch die eigenen Spieße laufen. Spieße sind von der Seite so gut wie von vorn. Niemand läuft davon; vergleichen Sie Verlustanteile, nicht Gefallene.

Ausgewogenheit: Mit dem schnellen Computerspieler auf beiden Seiten ergab zama-cli simulate scenarios/magnesia.zama.json --games 400 --seed 2026: 139 Schlachten für Rom, 98 für Antiochos, 163 unentschieden.

Zum Gespräch: Vergleicht, was der König hier und bei Raphia tat. Der Liste des Livius fehlen 15.000 Mann zu seiner eigenen Summe: Was kann mit ihnen geschehen sein? 324 gefallene Römer: Warum schreibt das jemand, und warum glaubt es jemand? Warum stellt man Wagen nach vorn, wenn die eigenen Leute bezahlen, sobald sie umkehren?</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a unit type</comment>
        <translation>Silberschilde</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>plural of a unit type</comment>
        <translation>Silberschilde</translation>
    </message>
    <message>
        <source>Royal cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Königliche Reiterei</translation>
    </message>
    <message>
        <source>Royal cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>königliche Reiterei</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <comment>name of a unit type</comment>
        <translation>Bogenschützen auf Kamelen</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <comment>plural of a unit type</comment>
        <translation>Bogenschützen auf Kamelen</translation>
    </message>
    <message>
        <source>Galatian war-band</source>
        <comment>name of a unit type</comment>
        <translation>Galatischer Kriegshaufen</translation>
    </message>
    <message>
        <source>Galatian war-bands</source>
        <comment>plural of a unit type</comment>
        <translation>galatische Kriegshaufen</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>name of a unit type</comment>
        <translation>Mysische Bogenschützen</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>plural of a unit type</comment>
        <translation>mysische Bogenschützen</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>name of a unit type</comment>
        <translation>Lagerwache</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>plural of a unit type</comment>
        <translation>Lagerwache</translation>
    </message>
    <message>
        <source>Your left wing has been shaken by its own chariots: the foot has run and half of the horse is gone. It only has to last. Your pikes in the middle are whole, nobody can stand before them, and they walk 4 inches a turn; let them walk.

You ride on the right with cataphracts and the royal guard. Between the Romans and the river there is almost nobody. You will win there. Then turn against the legions from the side. The camp can wait.</source>
        <comment>briefing</comment>
        <translation>Dein linker Flügel ist durch seine eigenen Wagen erschüttert: Das Fußvolk ist davongelaufen und die halbe Reiterei fort. Er muss nur aushalten. Deine Spieße in der Mitte stehen, niemand hält ihnen stand, und sie gehen 4 Zoll je Runde; lass sie gehen.

Du reitest rechts mit den Kataphrakten und der königlichen Garde. Zwischen den Römern und dem Fluss ist fast niemand. Dort wirst du siegen. Wende dich dann von der Seite gegen die Legionen. Das Lager kann warten.</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>name of a unit</comment>
        <translation>Mysische Bogenschützen</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a unit</comment>
        <translation>Silberschilde</translation>
    </message>
    <message>
        <source>Dahae</source>
        <comment>name of a unit</comment>
        <translation>Dahae</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>name of a unit</comment>
        <translation>Königliche Garde</translation>
    </message>
    <message>
        <source>Zeuxis</source>
        <comment>name of a general</comment>
        <translation>Zeuxis</translation>
    </message>
    <message>
        <source>Galatians 1</source>
        <comment>name of a unit</comment>
        <translation>Galater 1</translation>
    </message>
    <message>
        <source>Seleucus</source>
        <comment>name of a general</comment>
        <translation>Seleukos</translation>
    </message>
    <message>
        <source>Royal squadron</source>
        <comment>name of a unit</comment>
        <translation>Königliche Schwadron</translation>
    </message>
    <message>
        <source>Arab camels</source>
        <comment>name of a unit</comment>
        <translation>Arabische Kamele</translation>
    </message>
    <message>
        <source>The king&apos;s right and middle are whole, his left is half beaten. Eumenes and the horse stand across from it: finish it quickly, then fall on the end of the pikes. Do not run into them from the front alone; they go only 4 inches, so you can choose when and where.

On your left, at the river, four troops of horse are all you have. The king will come through there. Keep the second line of the legions ready to face him, and remember the camp guard.

Elephants shy only at Roman infantry that they charge from the front.</source>
        <comment>briefing</comment>
        <translation>Die Rechte und die Mitte des Königs stehen, seine Linke ist halb geschlagen. Ihr gegenüber stehen Eumenes und die Reiterei: Mach sie schnell zunichte und fall dann über das Ende der Spieße her. Lauf nicht nur von vorn in sie hinein; sie gehen bloß 4 Zoll, du kannst also wählen, wann und wo.

Zu deiner Linken, am Fluss, sind vier Reiterscharen alles, was du hast. Dort wird der König durchkommen. Halte die zweite Linie der Legionen gegen ihn bereit, und denk an die Lagerwache.

Elefanten scheuen nur vor römischer Infanterie, die sie von vorn angreifen.</translation>
    </message>
    <message>
        <source>Legions</source>
        <comment>name of a command</comment>
        <translation>Legionen</translation>
    </message>
    <message>
        <source>Cretans</source>
        <comment>name of a unit</comment>
        <translation>Kreter</translation>
    </message>
    <message>
        <source>The River Bank</source>
        <comment>name of a command</comment>
        <translation>Flussufer</translation>
    </message>
    <message>
        <source>Four troops</source>
        <comment>name of a unit</comment>
        <translation>Vier Reiterscharen</translation>
    </message>
    <message>
        <source>Allies, left</source>
        <comment>name of a command</comment>
        <translation>Verbündete links</translation>
    </message>
    <message>
        <source>Allies, right</source>
        <comment>name of a command</comment>
        <translation>Verbündete rechts</translation>
    </message>
    <message>
        <source>The Camp</source>
        <comment>name of a command</comment>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Aemilius</source>
        <comment>name of a general</comment>
        <translation>Aemilius</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>name of a unit</comment>
        <translation>Lagerwache</translation>
    </message>
    <message>
        <source>The Battle of Marathon (short)</source>
        <comment>title</comment>
        <translation>Die Schlacht von Marathon (kurz)</translation>
    </message>
    <message>
        <source>490 BC, late summer</source>
        <comment>date</comment>
        <translation>490 v. Chr., Spätsommer</translation>
    </message>
    <message>
        <source>The plain of Marathon in Attica, by the sea</source>
        <comment>place</comment>
        <translation>Die Ebene von Marathon in Attika, am Meer</translation>
    </message>
    <message>
        <source>In 490 BC Darius, king of the Persians, sent a fleet across the sea to punish Athens. With it came Hippias, an old man who had once ruled Athens as a tyrant and hoped to do so again. The fleet landed at the plain of Marathon. The Athenians marched out to meet it, and only the little town of Plataea sent help.

The Athenians had ten generals, who voted, and half of them did not want to fight. Miltiades talked Callimachus, who led the right wing, into giving his vote for battle. Their line had to reach as far as the enemy&apos;s, so they made the middle thin and kept the wings deep. Then they crossed the plain, says Herodotus, at a run, without horsemen or archers.

In the middle the Persians and Sacae broke through and chased the Athenians inland. But on both wings the Greeks won. They let the beaten run, turned inward, and fought those who had broken their middle. Then they ran after the enemy as far as the water and captured seven ships. The rest of the fleet made for Athens round the cape, but the Athenians were home before it. The story of the messenger who runs to Athens and dies with the news on his lips was written down some six hundred years later.</source>
        <comment>background</comment>
        <translation>Im Jahr 490 v. Chr. schickte Dareios, der König der Perser, eine Flotte übers Meer, um Athen zu bestrafen. Mit ihr kam Hippias, ein alter Mann, der einst als Tyrann über Athen geherrscht hatte und es wieder zu tun hoffte. Die Flotte landete an der Ebene von Marathon. Die Athener zogen ihr entgegen, und nur die kleine Stadt Plataiai schickte Hilfe.

Die Athener hatten zehn Feldherren, die abstimmten, und die Hälfte wollte nicht kämpfen. Miltiades überredete Kallimachos, der den rechten Flügel führte, für die Schlacht zu stimmen. Ihre Linie musste so weit reichen wie die des Feindes, also machten sie die Mitte dünn und hielten die Flügel tief. Dann überquerten sie die Ebene, sagt Herodot, im Lauf, ohne Reiter und ohne Bogenschützen.

In der Mitte brachen die Perser und Saken durch und jagten die Athener landeinwärts. Aber auf beiden Flügeln siegten die Griechen. Sie ließen die Geschlagenen laufen, wandten sich nach innen und kämpften gegen die, die ihre Mitte durchbrochen hatten. Dann liefen sie dem Feind bis ans Wasser nach und eroberten sieben Schiffe. Der Rest der Flotte fuhr um das Kap nach Athen, aber die Athener waren vor ihr zu Hause. Die Geschichte vom Boten, der nach Athen läuft und mit der Nachricht auf den Lippen stirbt, wurde etwa sechshundert Jahre später aufgeschrieben.</translation>
    </message>
    <message>
        <source>Herodotus 6.94-120 is nearly all we have; Nepos, Miltiades 4-6, adds numbers. Herodotus gives none but the ships, 600 of them, and the dead: 192 Athenians, about 6,400 of the others. Nepos says that 10,000 Greeks fought, 1,000 of them from Plataea, against a hundred thousand on foot and ten thousand horsemen; modern guesses for the Persians are far lower.

Herodotus never mentions horsemen in the fight, although they had come. The one unit of horse on this table stands far back at the shore and is there for the question. The real shore lay in the east; here the sea is the north edge.</source>
        <comment>sources</comment>
        <translation>Herodot 6,94–120 ist fast alles, was wir haben; Nepos, Miltiades 4–6, fügt Zahlen hinzu. Herodot nennt keine außer den Schiffen, 600, und den Gefallenen: 192 Athener, etwa 6400 von den anderen. Nepos sagt, 10.000 Griechen hätten gekämpft, 1000 davon aus Plataiai, gegen hunderttausend zu Fuß und zehntausend Reiter; heutige Schätzungen für die Perser liegen viel niedriger.

Herodot erwähnt im Kampf nie Reiter, obwohl welche gekommen waren. Die eine Einheit Reiterei auf diesem Tisch steht weit hinten am Ufer und ist für diese Frage da. Das wirkliche Ufer lag im Osten; hier ist das Meer der Nordrand.</translation>
    </message>
    <message>
        <source>One lesson. 14 units, two to four pupils. Only foot, no horsemen, two kinds of rules to learn: a good battle for beginners.

Hoplites, shield-bearers and archers are explained in the chapter &quot;More troops&quot; of the rulebook. Nobody runs away in these rules; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/marathon-short.zama.json --games 400 --seed 2026 gave 210 battles to the Greeks, 114 to the Persians, and 76 were drawn.

Before you begin: why is the Greek middle thin? Let both sides say what will happen there, and look again at the end.</source>
        <comment>notes</comment>
        <translation>Eine Unterrichtsstunde. 14 Einheiten, zwei bis vier Schülerinnen und Schüler. Nur Fußvolk, keine Reiter, zwei Arten von Regeln zu lernen: eine gute Schlacht für den Anfang.

Hopliten, Schildträger und Bogenschützen werden im Kapitel „Weitere Truppen“ des Regelhefts erklärt. Niemand läuft nach diesen Regeln davon; vergleichen Sie Verlustanteile, nicht Gefallene.

Ausgewogenheit: Mit dem schnellen Computerspieler auf beiden Seiten ergab zama-cli simulate scenarios/marathon-short.zama.json --games 400 --seed 2026: 210 Schlachten für die Griechen, 114 für die Perser, 76 unentschieden.

Vor Beginn: Warum ist die griechische Mitte dünn? Lassen Sie beide Seiten sagen, was dort geschehen wird, und schauen Sie am Ende noch einmal hin.</translation>
    </message>
    <message>
        <source>Shield-bearers</source>
        <comment>name of a unit type</comment>
        <translation>Schildträger</translation>
    </message>
    <message>
        <source>Shield-bearers</source>
        <comment>plural of a unit type</comment>
        <translation>Schildträger</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>name of a unit type</comment>
        <translation>Saken</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>plural of a unit type</comment>
        <translation>Saken</translation>
    </message>
    <message>
        <source>Deep wings, thin middle. Cross the ground under the arrows quickly, win on the wings, turn inward before the middle is gone.</source>
        <comment>briefing</comment>
        <translation>Tiefe Flügel, dünne Mitte. Überquer das Feld unter den Pfeilen schnell, siege auf den Flügeln, wende dich nach innen, bevor die Mitte fort ist.</translation>
    </message>
    <message>
        <source>Plataeans</source>
        <comment>name of a unit</comment>
        <translation>Plataier</translation>
    </message>
    <message>
        <source>Left wing</source>
        <comment>name of a unit</comment>
        <translation>Linker Flügel</translation>
    </message>
    <message>
        <source>Centre</source>
        <comment>name of a command</comment>
        <translation>Zentrum</translation>
    </message>
    <message>
        <source>Thin middle</source>
        <comment>name of a unit</comment>
        <translation>Dünne Mitte</translation>
    </message>
    <message>
        <source>Callimachus</source>
        <comment>name of a general</comment>
        <translation>Kallimachos</translation>
    </message>
    <message>
        <source>Right wing %1</source>
        <comment>name of a unit</comment>
        <translation>Rechter Flügel %1</translation>
    </message>
    <message>
        <source>Shoot, then break the thin middle with the Persians and the Sacae. On the wings you only have to last.</source>
        <comment>briefing</comment>
        <translation>Schieß, dann durchbrich die dünne Mitte mit den Persern und den Saken. Auf den Flügeln musst du nur aushalten.</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a command</comment>
        <translation>Bogenschützen</translation>
    </message>
    <message>
        <source>West foot %1</source>
        <comment>name of a unit</comment>
        <translation>Fußvolk West %1</translation>
    </message>
    <message>
        <source>Persians and Sacae</source>
        <comment>name of a command</comment>
        <translation>Perser und Saken</translation>
    </message>
    <message>
        <source>Datis</source>
        <comment>name of a general</comment>
        <translation>Datis</translation>
    </message>
    <message>
        <source>Persians</source>
        <comment>name of a unit</comment>
        <translation>Perser</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>name of a unit</comment>
        <translation>Saken</translation>
    </message>
    <message>
        <source>East foot %1</source>
        <comment>name of a unit</comment>
        <translation>Fußvolk Ost %1</translation>
    </message>
    <message>
        <source>The Battle of Marathon</source>
        <comment>title</comment>
        <translation>Die Schlacht von Marathon</translation>
    </message>
    <message>
        <source>One long lesson or two short ones. 24 units, four commands with generals. A stand is about 130 men.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook: hoplites, Persian shield-bearers, and archers who shoot 12 inches. The Persian archers are units of their own, because whole units shoot here and ten bows at once would sweep the Greeks from the plain; in life shield-bearers and archers stood in one unit. They have the same picture; the archers stand in front in a single rank.

What plain rules cannot say: the Persians cannot sail away. Nobody runs away; compare shares of losses, not bodies. The famous run is an ordinary charge of 6 inches.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/marathon.zama.json --games 400 --seed 2026 gave 169 battles to the Persians, 133 to the Greeks, and 98 were drawn.

To talk about: was the thin middle a plan or a need? Is it good for an army to have ten generals who vote? 192 and 6,400: which of the two numbers would you rather trust, and why? What did the Persians want in Athens?</source>
        <comment>notes</comment>
        <translation>Eine lange Unterrichtsstunde oder zwei kurze. 24 Einheiten, vier Heeresteile mit Generälen. Ein Element sind etwa 130 Mann.

Neue Truppen, erklärt im Kapitel „Weitere Truppen“ des Regelhefts: Hopliten, persische Schildträger und Bogenschützen, die 12 Zoll weit schießen. Die persischen Bogenschützen sind eigene Einheiten, weil hier immer ganze Einheiten schießen und zehn Bögen auf einmal die Griechen von der Ebene fegen würden; in Wirklichkeit standen Schildträger und Bogenschützen in einer Einheit. Sie haben dasselbe Bild; die Bogenschützen stehen vorn in einem einzigen Glied.

Was einfache Regeln nicht sagen können: Die Perser können nicht davonsegeln. Niemand läuft davon; vergleichen Sie Verlustanteile, nicht Gefallene. Der berühmte Lauf ist ein gewöhnlicher Angriff von 6 Zoll.

Ausgewogenheit: Mit dem schnellen Computerspieler auf beiden Seiten ergab zama-cli simulate scenarios/marathon.zama.json --games 400 --seed 2026: 169 Schlachten für die Perser, 133 für die Griechen, 98 unentschieden.

Zum Gespräch: War die dünne Mitte ein Plan oder eine Not? Ist es gut für ein Heer, zehn Feldherren zu haben, die abstimmen? 192 und 6400: Welcher der beiden Zahlen würdet ihr eher trauen, und warum? Was wollten die Perser in Athen?</translation>
    </message>
    <message>
        <source>Your hoplites are better than anybody on the other side, man for man. But the middle is thin and will not last. Win on both wings, then turn inward. Do not stand about in front of the archers: they reach 12 inches, and every turn costs you.</source>
        <comment>briefing</comment>
        <translation>Deine Hopliten sind Mann für Mann besser als alle auf der anderen Seite. Aber die Mitte ist dünn und wird nicht halten. Siege auf beiden Flügeln, dann wende dich nach innen. Steh nicht vor den Bogenschützen herum: Sie reichen 12 Zoll weit, und jede Runde kostet dich etwas.</translation>
    </message>
    <message>
        <source>Plataeans</source>
        <comment>name of a command</comment>
        <translation>Plataier</translation>
    </message>
    <message>
        <source>Miltiades</source>
        <comment>name of a general</comment>
        <translation>Miltiades</translation>
    </message>
    <message>
        <source>Left wing %1</source>
        <comment>name of a unit</comment>
        <translation>Linker Flügel %1</translation>
    </message>
    <message>
        <source>Thin middle %1</source>
        <comment>name of a unit</comment>
        <translation>Dünne Mitte %1</translation>
    </message>
    <message>
        <source>Your archers reach 12 inches. Shoot at the thin middle, then let your best men, the Persians and the Sacae, break it. On the wings your shield-bearers are weaker than hoplites: let them fight two against one, or give way and win time. You have horsemen at the shore. Use them better than Datis did.</source>
        <comment>briefing</comment>
        <translation>Deine Bogenschützen reichen 12 Zoll weit. Schieß auf die dünne Mitte, dann lass deine besten Leute, die Perser und die Saken, sie durchbrechen. Auf den Flügeln sind deine Schildträger schwächer als Hopliten: Lass sie zwei gegen einen kämpfen, oder gib nach und gewinne Zeit. Am Ufer hast du Reiter. Nutz sie besser als Datis.</translation>
    </message>
    <message>
        <source>Artaphernes</source>
        <comment>name of a general</comment>
        <translation>Artaphernes</translation>
    </message>
    <message>
        <source>Persians %1</source>
        <comment>name of a unit</comment>
        <translation>Perser %1</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>name of a command</comment>
        <translation>Reiterei</translation>
    </message>
    <message>
        <source>The Battle of Raphia (short)</source>
        <comment>title</comment>
        <translation>Die Schlacht von Raphia (kurz)</translation>
    </message>
    <message>
        <source>22 June 217 BC</source>
        <comment>date</comment>
        <translation>22. Juni 217 v. Chr.</translation>
    </message>
    <message>
        <source>Near Raphia, between Gaza and Egypt</source>
        <comment>place</comment>
        <translation>Bei Raphia, zwischen Gaza und Ägypten</translation>
    </message>
    <message>
        <source>A hundred years after Alexander the Great his empire was split up among the families of his generals. In 217 BC two of these kings, both young, fought for the coast between Syria and Egypt: Antiochus III of Syria and Ptolemy IV of Egypt. Ptolemy&apos;s sister Arsinoe rode with him. Ptolemy was short of soldiers, and for once twenty thousand Egyptians had been armed with the long pike of the Macedonians, the sarissa, like the king&apos;s Greeks.

Both armies put their pikes in the middle, horse on the wings and elephants before the wings: 102 from India on one side, 73 from Africa on the other. Each king stood on the wing that faced the other king. There the elephants met, forehead to forehead. Most of Ptolemy&apos;s turned back before the Indian ones and ran into their own guard; Antiochus rode round the outside, won, and chased the fleeing horse far away.

At the other end it was the other way round. Echecrates led Ptolemy&apos;s horse past the elephants and won there, and the Greek mercenaries beat the men in front of them. So each side had lost its left wing. Then Ptolemy, who had slipped back behind his pikes, showed himself before them. All the pikes were lowered, and the men from Syria, whose king was far away, did not hold out long. Antiochus was still chasing people when an old officer pointed to a cloud of dust: it was coming near his own camp.</source>
        <comment>background</comment>
        <translation>Hundert Jahre nach Alexander dem Großen war sein Reich unter den Familien seiner Feldherren aufgeteilt. Im Jahr 217 v. Chr. kämpften zwei dieser Könige, beide jung, um die Küste zwischen Syrien und Ägypten: Antiochos III. von Syrien und Ptolemaios IV. von Ägypten. Mit Ptolemaios ritt seine Schwester Arsinoe. Ihm fehlten Soldaten, und ausnahmsweise hatte man zwanzigtausend Ägypter mit dem langen Spieß der Makedonen bewaffnet, der Sarissa, wie die Griechen des Königs.

Beide Heere stellten die Spieße in die Mitte, Reiterei auf die Flügel und Elefanten vor die Flügel: 102 aus Indien auf der einen Seite, 73 aus Afrika auf der anderen. Jeder König stand auf dem Flügel, der dem anderen König gegenüberlag. Dort trafen die Elefanten aufeinander, Stirn an Stirn. Die meisten des Ptolemaios kehrten vor den indischen um und liefen in die eigene Garde; Antiochos ritt außen herum, siegte und jagte die fliehende Reiterei weit fort.

Am anderen Ende war es umgekehrt. Echekrates führte die Reiterei des Ptolemaios an den Elefanten vorbei und siegte dort, und die griechischen Söldner schlugen die Männer vor ihnen. So hatte jede Seite ihren linken Flügel verloren. Da zeigte sich Ptolemaios, der hinter seine Spieße geschlüpft war, vor ihnen. Alle Spieße senkten sich, und die Männer aus Syrien, deren König weit weg war, hielten nicht lange stand. Antiochos jagte noch immer Leute, als ein alter Offizier auf eine Staubwolke zeigte: Sie näherte sich seinem eigenen Lager.</translation>
    </message>
    <message>
        <source>Polybius, Histories 5.63-65 and 5.79-87, gives both armies man by man, and the lists add up: Ptolemy 70,000 foot, 5,000 horse and 73 elephants, Antiochus 62,000 foot, 6,000 horse and 102 elephants. Antiochus lost nearly 10,000 dead and more than 4,000 prisoners, Ptolemy about 2,200.

The day of the battle comes from a decree of Egyptian priests, carved in three kinds of writing, which praises Ptolemy as pharaoh. Polybius thought him lazy.</source>
        <comment>sources</comment>
        <translation>Polybios, Historien 5,63–65 und 5,79–87, gibt beide Heere Mann für Mann, und die Listen gehen auf: Ptolemaios 70.000 zu Fuß, 5000 Reiter und 73 Elefanten, Antiochos 62.000 zu Fuß, 6000 Reiter und 102 Elefanten. Antiochos verlor fast 10.000 Gefallene und mehr als 4000 Gefangene, Ptolemaios etwa 2200.

Der Tag der Schlacht stammt aus einem Beschluss ägyptischer Priester, in drei Schriften in Stein gehauen, der Ptolemaios als Pharao preist. Polybios hielt ihn für faul.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. Two lines with the same parts: elephants, horse, Greeks, pikes. The pikes walk only 4 inches a turn and begin far apart, so the wings fight first.

The sarissa phalanx, hoplites and shy African elephants are explained in the chapter &quot;More troops&quot; of the rulebook. Elephants do not fight each other here, they only hold each other up. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/raphia-short.zama.json --games 400 --seed 2026 gave 166 battles to Ptolemy, 162 to Antiochus, and 72 were drawn.

Before you begin: which side has more pikes? Is that enough? Let each class member bet on a wing.</source>
        <comment>notes</comment>
        <translation>Eine Unterrichtsstunde. 16 Einheiten, zwei bis sechs Schülerinnen und Schüler. Zwei Linien mit denselben Teilen: Elefanten, Reiterei, Griechen, Spieße. Die Spieße gehen nur 4 Zoll je Runde und beginnen weit auseinander; die Flügel kämpfen also zuerst.

Sarissenphalanx, Hopliten und scheue afrikanische Elefanten werden im Kapitel „Weitere Truppen“ des Regelhefts erklärt. Elefanten kämpfen hier nicht gegeneinander, sie halten einander nur auf. Niemand läuft davon; vergleichen Sie Verlustanteile, nicht Gefallene.

Ausgewogenheit: Mit dem schnellen Computerspieler auf beiden Seiten ergab zama-cli simulate scenarios/raphia-short.zama.json --games 400 --seed 2026: 166 Schlachten für Ptolemaios, 162 für Antiochos, 72 unentschieden.

Vor Beginn: Welche Seite hat mehr Spieße? Genügt das? Lassen Sie alle in der Klasse raten, welcher Flügel siegt.</translation>
    </message>
    <message>
        <source>Arab and Median foot</source>
        <comment>name of a unit type</comment>
        <translation>Arabisches und medisches Fußvolk</translation>
    </message>
    <message>
        <source>Arab and Median foot</source>
        <comment>plural of a unit type</comment>
        <translation>arabisches und medisches Fußvolk</translation>
    </message>
    <message>
        <source>Cavalry of Antiochus</source>
        <comment>name of a unit type</comment>
        <translation>Reiterei des Antiochos</translation>
    </message>
    <message>
        <source>Cavalry of Antiochus</source>
        <comment>plural of a unit type</comment>
        <translation>Reiterei des Antiochos</translation>
    </message>
    <message>
        <source>African elephant</source>
        <comment>name of a unit type</comment>
        <translation>Afrikanischer Elefant</translation>
    </message>
    <message>
        <source>African elephants</source>
        <comment>plural of a unit type</comment>
        <translation>afrikanische Elefanten</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>name of a unit type</comment>
        <translation>Königliche Garde</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>plural of a unit type</comment>
        <translation>königliche Garde</translation>
    </message>
    <message>
        <source>Phalanx of Ptolemy</source>
        <comment>name of a unit type</comment>
        <translation>Phalanx des Ptolemaios</translation>
    </message>
    <message>
        <source>Phalanx of Ptolemy</source>
        <comment>plural of a unit type</comment>
        <translation>Phalanx des Ptolemaios</translation>
    </message>
    <message>
        <source>Egyptian phalanx</source>
        <comment>name of a unit type</comment>
        <translation>Ägyptische Phalanx</translation>
    </message>
    <message>
        <source>Egyptian phalanx</source>
        <comment>plural of a unit type</comment>
        <translation>ägyptische Phalanx</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>name of a unit type</comment>
        <translation>Griechen des Phoxidas</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>plural of a unit type</comment>
        <translation>Griechen des Phoxidas</translation>
    </message>
    <message>
        <source>Cavalry of Ptolemy</source>
        <comment>name of a unit type</comment>
        <translation>Reiterei des Ptolemaios</translation>
    </message>
    <message>
        <source>Cavalry of Ptolemy</source>
        <comment>plural of a unit type</comment>
        <translation>Reiterei des Ptolemaios</translation>
    </message>
    <message>
        <source>Your elephants come from India and his from Africa, and his fear yours. Strike with elephants and horse in the west, then turn inward. Hold your left, and let your pikes meet his late.</source>
        <comment>briefing</comment>
        <translation>Deine Elefanten kommen aus Indien und die deines Gegners aus Afrika, und sie fürchten deine. Schlag im Westen mit Elefanten und Reiterei zu, dann wende dich nach innen. Halte deine Linke, und lass deine Spieße spät auf seine treffen.</translation>
    </message>
    <message>
        <source>King&apos;s Wing</source>
        <comment>name of a command</comment>
        <translation>Königsflügel</translation>
    </message>
    <message>
        <source>Greeks</source>
        <comment>name of a unit</comment>
        <translation>Griechen</translation>
    </message>
    <message>
        <source>Right Horse</source>
        <comment>name of a command</comment>
        <translation>Rechte Reiterei</translation>
    </message>
    <message>
        <source>Horse of Antipater</source>
        <comment>name of a unit</comment>
        <translation>Reiterei des Antipatros</translation>
    </message>
    <message>
        <source>Syrian Phalanx</source>
        <comment>name of a command</comment>
        <translation>Syrische Phalanx</translation>
    </message>
    <message>
        <source>Pikes</source>
        <comment>name of a unit</comment>
        <translation>Spieße</translation>
    </message>
    <message>
        <source>Arabs</source>
        <comment>name of a command</comment>
        <translation>Araber</translation>
    </message>
    <message>
        <source>Arabs</source>
        <comment>name of a unit</comment>
        <translation>Araber</translation>
    </message>
    <message>
        <source>Left Horse</source>
        <comment>name of a command</comment>
        <translation>Linke Reiterei</translation>
    </message>
    <message>
        <source>Horse of Themison</source>
        <comment>name of a unit</comment>
        <translation>Reiterei des Themison</translation>
    </message>
    <message>
        <source>Ptolemy&apos;s army</source>
        <comment>name of a side, as a label</comment>
        <translation>Ptolemäer</translation>
    </message>
    <message>
        <source>Ptolemy&apos;s army</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>die Ptolemäer</translation>
    </message>
    <message>
        <source>Your guard and your Egyptians make your line of foot the better one. Keep your African elephants away from his Indian ones and send them at foot or horse. Win in the east with Echecrates, and bring the pikes to the enemy in one line.</source>
        <comment>briefing</comment>
        <translation>Deine Garde und deine Ägypter machen deine Linie zu Fuß zur besseren. Halte deine afrikanischen Elefanten von den indischen des Gegners fern, und schick sie gegen Fußvolk oder Reiterei. Siege im Osten mit Echekrates, und bring die Spieße in einer Linie an den Feind.</translation>
    </message>
    <message>
        <source>Guard</source>
        <comment>name of a command</comment>
        <translation>Garde</translation>
    </message>
    <message>
        <source>African elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Elefant aus Afrika %1</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>name of a unit</comment>
        <translation>Griechen des Phoxidas</translation>
    </message>
    <message>
        <source>Horse of Polycrates</source>
        <comment>name of a unit</comment>
        <translation>Reiterei des Polykrates</translation>
    </message>
    <message>
        <source>Greek Phalanx</source>
        <comment>name of a command</comment>
        <translation>Griechische Phalanx</translation>
    </message>
    <message>
        <source>Ptolemy IV</source>
        <comment>name of a general</comment>
        <translation>König Ptolemaios</translation>
    </message>
    <message>
        <source>Macedonian pikes</source>
        <comment>name of a unit</comment>
        <translation>Makedonische Spieße</translation>
    </message>
    <message>
        <source>Egyptians</source>
        <comment>name of a command</comment>
        <translation>Ägypter</translation>
    </message>
    <message>
        <source>Egyptian pikes</source>
        <comment>name of a unit</comment>
        <translation>Ägyptische Spieße</translation>
    </message>
    <message>
        <source>Echecrates</source>
        <comment>name of a general</comment>
        <translation>Echekrates</translation>
    </message>
    <message>
        <source>Horse of Echecrates</source>
        <comment>name of a unit</comment>
        <translation>Reiterei des Echekrates</translation>
    </message>
    <message>
        <source>The Battle of Raphia</source>
        <comment>title</comment>
        <translation>Die Schlacht von Raphia</translation>
    </message>
    <message>
        <source>Two lessons. 41 units, six commands with generals. A foot stand is about 600 men, a cavalry stand 350, an elephant stands for twenty.

New troops, all explained in the chapter &quot;More troops&quot; of the rulebook: the sarissa phalanx is deep, hits well and goes only 4 inches; hoplites; archers shoot 12 inches; a war-band hits better in the turn in which it charges. An African elephant that charges an Indian one from the front must roll the scare die and turns back on 3 to 6: that is how Polybius tells it. Nothing else here frightens elephants.

What plain rules cannot say: elephants do not fight each other, they only lock horns and roll their control dice. A king who rides too far away can always ride back. Pikes are as good from the side as from the front. Nobody runs away; compare shares of losses, not bodies. Leave the option end_on_cinc_death off, or try it: both kings were in danger and neither fell.

The two lines of pikes begin 25 inches apart and meet about turn 3, so the wings fight first.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/raphia.zama.json --games 400 --seed 2026 gave 137 battles to Antiochus, 127 to Ptolemy, and 136 were drawn.

To talk about: why did each king stand on a wing and not with his pikes? Antiochus beat everybody on his side of the field and still lost: where else does that happen? What did Ptolemy&apos;s family risk when it armed twenty thousand Egyptians? Two sources, two Ptolemies: whom were they written for?</source>
        <comment>notes</comment>
        <translation>Zwei Unterrichtsstunden. 41 Einheiten, sechs Heeresteile mit Generälen. Ein Element zu Fuß sind etwa 600 Mann, ein Element Reiterei 350, ein Elefant steht für zwanzig.

Neue Truppen, alle im Kapitel „Weitere Truppen“ des Regelhefts erklärt: Die Sarissenphalanx ist tief, trifft gut und geht nur 4 Zoll; Hopliten; Bogenschützen schießen 12 Zoll weit; ein Kriegshaufen trifft in der Runde, in der er angreift, besser. Ein afrikanischer Elefant, der einen indischen von vorn angreift, muss den Schreckwurf machen und kehrt bei 3 bis 6 um: So erzählt es Polybios. Nichts sonst erschreckt hier Elefanten.

Was einfache Regeln nicht sagen können: Elefanten kämpfen nicht gegeneinander, sie verkeilen sich nur und machen ihre Kontrollwürfe. Ein König, der zu weit wegreitet, kann immer zurückreiten. Spieße sind von der Seite so gut wie von vorn. Niemand läuft davon; vergleichen Sie Verlustanteile, nicht Gefallene. Lassen Sie die Variante end_on_cinc_death aus, oder probieren Sie sie: Beide Könige waren in Gefahr, und keiner fiel.

Die beiden Linien aus Spießen beginnen 25 Zoll auseinander und treffen sich etwa in Runde 3; die Flügel kämpfen also zuerst.

Ausgewogenheit: Mit dem schnellen Computerspieler auf beiden Seiten ergab zama-cli simulate scenarios/raphia.zama.json --games 400 --seed 2026: 137 Schlachten für Antiochos, 127 für Ptolemaios, 136 unentschieden.

Zum Gespräch: Warum stand jeder König auf einem Flügel und nicht bei seinen Spießen? Antiochos schlug auf seiner Seite des Feldes alle und verlor doch: Wo kommt das sonst noch vor? Was wagte die Familie des Ptolemaios, als sie zwanzigtausend Ägypter bewaffnete? Zwei Quellen, zwei Ptolemaios: Für wen wurden sie geschrieben?</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Schwere Infanterie</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>schwere Infanterie</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>name of a unit type</comment>
        <translation>Gallier und Thraker</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>plural of a unit type</comment>
        <translation>Gallier und Thraker</translation>
    </message>
    <message>
        <source>Your best troops are in the west, with you: sixty elephants, your guard horse, Greeks and Silver Shields. His African elephants fear your Indian ones. Break that wing, then remember the mistake your name is known for: do not chase, turn inward and take his pikes from the side.

In the east you are weak. Arabs, Medes and javelin men must hold as long as they can. Your pikes are fewer than his; let them meet late.</source>
        <comment>briefing</comment>
        <translation>Deine besten Truppen stehen im Westen, bei dir: sechzig Elefanten, deine Gardereiterei, Griechen und Silberschilde. Die afrikanischen Elefanten deines Gegners fürchten deine indischen. Zerbrich jenen Flügel, dann denk an den Fehler, für den dein Name bekannt ist: Jag niemandem nach, wende dich nach innen und fass seine Spieße von der Seite.

Im Osten bist du schwach. Araber, Meder und Speerwerfer müssen aushalten, solange sie können. Deine Spieße sind weniger als seine; lass sie spät aufeinandertreffen.</translation>
    </message>
    <message>
        <source>Men of Byttacus</source>
        <comment>name of a unit</comment>
        <translation>Männer des Byttakos</translation>
    </message>
    <message>
        <source>Lydians</source>
        <comment>name of a unit</comment>
        <translation>Lyder</translation>
    </message>
    <message>
        <source>Arabs %1</source>
        <comment>name of a unit</comment>
        <translation>Araber %1</translation>
    </message>
    <message>
        <source>Horse of Antipater %1</source>
        <comment>name of a unit</comment>
        <translation>Reiterei des Antipatros %1</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a command</comment>
        <translation>Silberschilde</translation>
    </message>
    <message>
        <source>Silver Shields %1</source>
        <comment>name of a unit</comment>
        <translation>Silberschilde %1</translation>
    </message>
    <message>
        <source>Nicarchus</source>
        <comment>name of a general</comment>
        <translation>Nikarchos</translation>
    </message>
    <message>
        <source>Themison</source>
        <comment>name of a general</comment>
        <translation>Themison</translation>
    </message>
    <message>
        <source>You have more pikes than he has: seven blocks of ten, and seven is two more. The battle is won when they arrive in one line, so keep them together; they walk only 4 inches a turn, and a block that wheels has spent its whole move.

On your left he is stronger. Lose slowly there. On your right Echecrates&apos; horse and the Greeks of Phoxidas can win: against foot your elephants are as good as his. Do not send them at Indian elephants.</source>
        <comment>briefing</comment>
        <translation>Du hast mehr Spieße als dein Gegner: sieben Blöcke zu zehn, und sieben sind zwei mehr. Die Schlacht ist gewonnen, wenn sie in einer Linie ankommen, also halte sie zusammen; sie gehen nur 4 Zoll je Runde, und ein Block, der schwenkt, hat seine ganze Bewegung verbraucht.

Zu deiner Linken ist er stärker. Verlier dort langsam. Zu deiner Rechten können die Reiterei des Echekrates und die Griechen des Phoxidas siegen: Gegen Fußvolk sind deine Elefanten so gut wie seine. Schick sie nicht gegen indische Elefanten.</translation>
    </message>
    <message>
        <source>Libyan pikes</source>
        <comment>name of a unit</comment>
        <translation>Libysche Spieße</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas %1</source>
        <comment>name of a unit</comment>
        <translation>Griechen des Phoxidas %1</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>name of a unit</comment>
        <translation>Gallier und Thraker</translation>
    </message>
    <message>
        <source>Macedonian pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Makedonische Spieße %1</translation>
    </message>
    <message>
        <source>Sosibius</source>
        <comment>name of a general</comment>
        <translation>Sosibios</translation>
    </message>
    <message>
        <source>Egyptian pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Ägyptische Spieße %1</translation>
    </message>
    <message>
        <source>The Battle of the Trebia (short)</source>
        <comment>title</comment>
        <translation>Die Schlacht an der Trebia (kurz)</translation>
    </message>
    <message>
        <source>December 218 BC, in midwinter</source>
        <comment>date</comment>
        <translation>Dezember 218 v. Chr., mitten im Winter</translation>
    </message>
    <message>
        <source>By the river Trebia, near Placentia in northern Italy</source>
        <comment>place</comment>
        <translation>Am Fluss Trebia, bei Placentia in Norditalien</translation>
    </message>
    <message>
        <source>In the autumn of 218 BC Hannibal came over the Alps into Italy. Rome sent both its consuls against him. One of them, Publius Scipio, was wounded and lay in camp. The other, Tiberius Sempronius Longus, wanted a great battle, and soon: his year as consul was ending.

One midwinter morning Numidian riders came up to the Roman camp at dawn. Sempronius sent his horse out after them, then six thousand light troops, then everybody else, and nobody had had breakfast. It was snowing. The men waded through the river with the water up to their chests. On the other side Hannibal&apos;s army was waiting, fed, warmed at fires and rubbed with oil. And behind the place where the Romans would stand, two thousand picked men under Hannibal&apos;s brother Mago were hiding in the bed of a stream.

The Roman light troops had thrown away most of their javelins on the Numidians. Hannibal&apos;s horse, more than two to one, drove the Roman riders off. Then both ends of the Roman line were pushed from the front by elephants and pelted from the side, and Mago broke out behind. The wings broke and were pushed back into the water. The middle of the Roman line did not: ten thousand men hacked a way right through Hannibal&apos;s army and reached Placentia. The winter won too: the cold killed all of Hannibal&apos;s elephants but one.</source>
        <comment>background</comment>
        <translation>Im Herbst 218 v. Chr. kam Hannibal über die Alpen nach Italien. Rom schickte beide Konsuln gegen ihn. Der eine, Publius Scipio, lag verwundet im Lager. Der andere, Tiberius Sempronius Longus, wollte eine große Schlacht, und zwar bald: Sein Jahr als Konsul ging zu Ende.

An einem Wintermorgen ritten im Morgengrauen numidische Reiter an das römische Lager heran. Sempronius schickte ihnen seine Reiterei nach, dann sechstausend Mann leichte Truppen, dann alle anderen, und niemand hatte gefrühstückt. Es schneite. Die Männer wateten durch den Fluss, das Wasser bis zur Brust. Auf der anderen Seite wartete Hannibals Heer, satt, am Lagerfeuer gewärmt und mit Öl eingerieben. Und hinter der Stelle, wo die Römer stehen würden, lagen zweitausend ausgesuchte Männer unter Hannibals Bruder Mago im Bett eines Baches versteckt.

Die leichten Truppen der Römer hatten die meisten Wurfspeere schon auf die Numider verschwendet. Hannibals Reiterei, mehr als zwei gegen einen, vertrieb die römischen Reiter. Dann wurden beide Enden der römischen Linie von vorn durch Elefanten bedrängt und von der Seite mit Geschossen überschüttet, und hinten brach Mago hervor. Die Flügel brachen und wurden ins Wasser zurückgedrängt. Nicht so die Mitte: Zehntausend Mann schlugen sich mitten durch Hannibals Heer und erreichten Placentia. Auch der Winter siegte: Die Kälte raffte alle Elefanten Hannibals dahin bis auf einen.</translation>
    </message>
    <message>
        <source>Polybius, Histories 3.70-75, is the fullest account. Livy 21.52-56 tells nearly the same, but puts the elephants at the far ends of the line. Appian, Hannibal&apos;s War 6-7, lets the wounded Scipio fight; nobody else does.

Polybius counts 16,000 Romans, 20,000 allied foot and 4,000 horse against about 20,000 foot in the line, 8,000 light troops and more than 10,000 horse. How many elephants there were he does not say; about thirty is a modern guess. On which bank the armies fought is an old quarrel. Here the river is simply the south edge of the table.</source>
        <comment>sources</comment>
        <translation>Polybios, Historien 3,70–75, ist der ausführlichste Bericht. Livius 21,52–56 erzählt fast dasselbe, stellt aber die Elefanten an die äußersten Enden der Linie. Appian, Hannibals Krieg 6–7, lässt den verwundeten Scipio mitkämpfen; sonst tut das niemand.

Polybios zählt 16.000 Römer, 20.000 verbündete Fußsoldaten und 4000 Reiter gegen etwa 20.000 zu Fuß in der Linie, 8000 Mann leichte Truppen und mehr als 10.000 Reiter. Wie viele Elefanten es waren, sagt er nicht; etwa dreißig ist eine heutige Schätzung. An welchem Ufer die Heere kämpften, ist ein alter Streit. Hier ist der Fluss einfach der Südrand des Tisches.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. One slice of the battle: a legion and some horse against Hannibal&apos;s middle, with Mago behind. A stand is about 250 men, as in the full battle.

Nobody can hide or be cold in these rules: the Roman light troops begin with 3 of 5 stands because their javelins are spent, and Mago stands in the open at the south edge. Units fight to the end; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/trebia-short.zama.json --games 400 --seed 2026 gave 218 battles to Carthage, 132 to Rome, and 50 were drawn.

Before you begin, ask the Romans what they want to do about Mago, and write it down. Afterwards: was it the ambush that won?</source>
        <comment>notes</comment>
        <translation>Eine Unterrichtsstunde. 16 Einheiten, zwei bis sechs Schülerinnen und Schüler. Ein Ausschnitt der Schlacht: eine Legion und etwas Reiterei gegen Hannibals Mitte, mit Mago im Rücken. Ein Element sind etwa 250 Mann, wie in der ganzen Schlacht.

Nach diesen Regeln kann niemand sich verstecken oder frieren: Die leichten Truppen der Römer beginnen mit 3 von 5 Elementen, weil ihre Wurfspeere verbraucht sind, und Mago steht offen am Südrand. Einheiten kämpfen bis zum Ende; vergleichen Sie Verlustanteile, nicht Gefallene.

Ausgewogenheit: Mit dem schnellen Computerspieler auf beiden Seiten ergab zama-cli simulate scenarios/trebia-short.zama.json --games 400 --seed 2026: 218 Schlachten für Karthago, 132 für Rom, 50 unentschieden.

Fragen Sie die Römer vor Beginn, was sie gegen Mago tun wollen, und schreiben Sie es auf. Danach: War es der Hinterhalt, der siegte?</translation>
    </message>
    <message>
        <source>Wet, cold and hungry, you still have the best infantry. Strike at the Gauls in the middle before your wing is gone. Behind you stands Mago with one unit of heavy foot: decide early who deals with him. Only your formed infantry frightens elephants, and only from the front.</source>
        <comment>briefing</comment>
        <translation>Nass, durchgefroren und hungrig hast du noch immer die beste Infanterie. Schlag auf die Gallier in der Mitte ein, bevor dein Flügel fort ist. Hinter dir steht Mago mit einer Einheit schwerem Fußvolk: Entscheide früh, wer sich um ihn kümmert. Nur deine geschlossene Infanterie erschreckt Elefanten, und nur von vorn.</translation>
    </message>
    <message>
        <source>Sempronius Longus</source>
        <comment>name of a general</comment>
        <translation>Sempronius Longus</translation>
    </message>
    <message>
        <source>Legion %1</source>
        <comment>name of a unit</comment>
        <translation>Legion %1</translation>
    </message>
    <message>
        <source>You are stronger on horseback and you have two elephants. Do not hurry: let the Romans come, win with your riders, and bring Mago into their backs when they are busy. Send the elephants at horsemen and light troops, or at the side of a unit.</source>
        <comment>briefing</comment>
        <translation>Zu Pferd bist du stärker, und du hast zwei Elefanten. Beeil dich nicht: Lass die Römer kommen, siege mit deinen Reitern, und bring Mago in ihren Rücken, wenn sie beschäftigt sind. Schick die Elefanten gegen Reiter und leichte Truppen oder gegen die Seite einer Einheit.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <comment>name of a command</comment>
        <translation>Elefanten</translation>
    </message>
    <message>
        <source>Horse, west</source>
        <comment>name of a command</comment>
        <translation>Reiterei West</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a command</comment>
        <translation>Gallier</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a unit</comment>
        <translation>Gallier</translation>
    </message>
    <message>
        <source>Horse, east</source>
        <comment>name of a command</comment>
        <translation>Reiterei Ost</translation>
    </message>
    <message>
        <source>Mago&apos;s Men</source>
        <comment>name of a command</comment>
        <translation>Magos Männer</translation>
    </message>
    <message>
        <source>Mago&apos;s foot</source>
        <comment>name of a unit</comment>
        <translation>Magos Fußvolk</translation>
    </message>
    <message>
        <source>The Battle of the Trebia</source>
        <comment>title</comment>
        <translation>Die Schlacht an der Trebia</translation>
    </message>
    <message>
        <source>Two lessons. 53 units, up to twelve pupils. A stand is about 250 men, an elephant stands for about eight.

What plain rules cannot say: nobody is cold, hungry or afraid here, and nobody can hide. So the Roman light troops begin with 3 of their 5 stands, and Mago&apos;s men are in full view at the south edge, two units of them; lay a sheet of paper over them until somebody comes near, or let the class pretend. The river itself does nothing. Units fight to the end instead of running away, so both sides lose more than they did: compare shares, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/trebia.zama.json --games 400 --seed 2026 gave 137 battles to Carthage, 92 to Rome, and 171 were drawn.

To talk about: Sempronius hurried, says Polybius, because he wanted to be the one who won, not the next consul. How could Polybius know? What mattered most: river, cold, horsemen or ambush? Put them in order and defend it. In his report Sempronius blamed the weather. How do governments tell people of a defeat?</source>
        <comment>notes</comment>
        <translation>Zwei Unterrichtsstunden. 53 Einheiten, bis zu zwölf Schülerinnen und Schüler. Ein Element sind etwa 250 Mann, ein Elefant steht für etwa acht.

Was einfache Regeln nicht sagen können: Niemand friert hier, hungert oder hat Angst, und niemand kann sich verstecken. Darum beginnen die leichten Truppen der Römer mit 3 von 5 Elementen, und Magos Männer stehen in zwei Einheiten offen am Südrand; legen Sie ein Blatt Papier darüber, bis jemand in die Nähe kommt, oder lassen Sie die Klasse so tun als ob. Der Fluss selbst bewirkt nichts. Einheiten kämpfen bis zum Ende, statt davonzulaufen, also verlieren beide Seiten mehr als damals: Vergleichen Sie Anteile, nicht Gefallene.

Ausgewogenheit: Mit dem schnellen Computerspieler auf beiden Seiten ergab zama-cli simulate scenarios/trebia.zama.json --games 400 --seed 2026: 137 Schlachten für Karthago, 92 für Rom, 171 unentschieden.

Zum Gespräch: Sempronius hatte es eilig, sagt Polybios, weil er selbst siegen wollte und nicht der nächste Konsul. Woher konnte Polybios das wissen? Was war am wichtigsten: Fluss, Kälte, Reiter oder Hinterhalt? Bringt sie in eine Reihenfolge und verteidigt sie. In seinem Bericht gab Sempronius dem Wetter die Schuld. Wie erzählen Regierungen den Leuten von einer Niederlage?</translation>
    </message>
    <message>
        <source>Cenomani</source>
        <comment>name of a unit type</comment>
        <translation>Cenomanen</translation>
    </message>
    <message>
        <source>Cenomani</source>
        <comment>plural of a unit type</comment>
        <translation>Cenomanen</translation>
    </message>
    <message>
        <source>Your men are wet and hungry and your light troops have hardly a javelin left. But your infantry is the best on the field and there is much of it. Do what the survivors did: go straight through the middle, where the Gauls stand.

Your horsemen are outnumbered on both wings; let them last, not win. Two enemy units stand behind your back. Send somebody to meet them, or they will choose their own moment. Elephants shy only at Roman infantry, and only when they come from the front.</source>
        <comment>briefing</comment>
        <translation>Deine Männer sind nass und hungrig, und deine leichten Truppen haben kaum noch einen Wurfspeer. Aber deine Infanterie ist die beste auf dem Feld, und es ist viel davon da. Tu, was die Überlebenden taten: Geh mitten durch die Mitte, wo die Gallier stehen.

Deine Reiter sind auf beiden Flügeln in der Minderzahl; lass sie aushalten, nicht siegen. Zwei feindliche Einheiten stehen in deinem Rücken. Schick ihnen jemanden entgegen, sonst wählen sie selbst den Augenblick. Elefanten scheuen nur vor römischer Infanterie, und nur, wenn sie von vorn kommen.</translation>
    </message>
    <message>
        <source>Prefect, left</source>
        <comment>name of a general</comment>
        <translation>Präfekt links</translation>
    </message>
    <message>
        <source>Allied javelins %1</source>
        <comment>name of a unit</comment>
        <translation>Verbündete Speerwerfer %1</translation>
    </message>
    <message>
        <source>Cenomani</source>
        <comment>name of a unit</comment>
        <translation>Cenomanen</translation>
    </message>
    <message>
        <source>First Legion</source>
        <comment>name of a command</comment>
        <translation>Legion I</translation>
    </message>
    <message>
        <source>Legion I %1</source>
        <comment>name of a unit</comment>
        <translation>Legion I %1</translation>
    </message>
    <message>
        <source>Second Legion</source>
        <comment>name of a command</comment>
        <translation>Legion II</translation>
    </message>
    <message>
        <source>Legion II %1</source>
        <comment>name of a unit</comment>
        <translation>Legion II %1</translation>
    </message>
    <message>
        <source>Prefect, right</source>
        <comment>name of a general</comment>
        <translation>Präfekt rechts</translation>
    </message>
    <message>
        <source>Your men are warm and fed, and you have more than twice as many horsemen. Win on both wings first, then fall on the ends of the Roman line. Send the elephants where nobody can frighten them: at horsemen, at light troops, at the side of a unit.

Mago stands behind the enemy with foot and Numidians. He is too weak to fight a battle of his own. Let him strike when the Romans are busy. The Gauls in your middle will not hold for ever, and they need not.</source>
        <comment>briefing</comment>
        <translation>Deine Männer sind warm und satt, und du hast mehr als doppelt so viele Reiter. Siege zuerst auf beiden Flügeln, dann fall über die Enden der römischen Linie her. Schick die Elefanten dorthin, wo niemand sie erschrecken kann: gegen Reiter, gegen leichte Truppen, gegen die Seite einer Einheit.

Mago steht mit Fußvolk und Numidern hinter dem Feind. Für eine eigene Schlacht ist er zu schwach. Lass ihn zuschlagen, wenn die Römer beschäftigt sind. Die Gallier in deiner Mitte halten nicht ewig, und das müssen sie nicht.</translation>
    </message>
    <message>
        <source>Elephants, west</source>
        <comment>name of a command</comment>
        <translation>Elefanten West</translation>
    </message>
    <message>
        <source>Elephants, east</source>
        <comment>name of a command</comment>
        <translation>Elefanten Ost</translation>
    </message>
    <message>
        <source>Captain of horse</source>
        <comment>name of a general</comment>
        <translation>Hauptmann der Reiter</translation>
    </message>
    <message>
        <source>Iberians</source>
        <comment>name of a command</comment>
        <translation>Iberer</translation>
    </message>
    <message>
        <source>Mago&apos;s riders</source>
        <comment>name of a unit</comment>
        <translation>Magos Reiter</translation>
    </message>
    <message>
        <source>The Battle of Zama</source>
        <comment>title</comment>
        <translation>Die Schlacht von Zama</translation>
    </message>
    <message>
        <source>Autumn 202 BC</source>
        <comment>date</comment>
        <translation>Herbst 202 v. Chr.</translation>
    </message>
    <message>
        <source>Inland of Carthage, near Naraggara in Numidia</source>
        <comment>place</comment>
        <translation>Landeinwärts von Karthago, bei Naraggara in Numidien</translation>
    </message>
    <message>
        <source>By 202 BC Rome and Carthage had been at war for sixteen years. Hannibal had crossed the Alps, beaten one Roman army after another and stayed unbeaten in Italy, but he could not take Rome. Then young Publius Cornelius Scipio carried the war to Africa. He burned the camps of the armies sent against him, won at the Great Plains, and the prince Masinissa brought over to him the best light horse of the age, the Numidians. Carthage called Hannibal home.

Hannibal marched inland and camped near a town called Zama; the armies met some way further on. The day before, the two generals met between the lines, talked, and agreed on nothing. In the morning Hannibal put more than eighty elephants in front, hired soldiers behind them, then Carthaginians and Libyans, and last of all, well back, the veterans he had brought from Italy. Scipio left straight lanes through his army, so that elephants could run through and out at the back.

The elephants did little: trumpets frightened some of them back into their own cavalry, javelins drove others off. The Roman and Numidian horse chased the enemy&apos;s riders from the field. In the middle the infantry fought line after line, until only Hannibal&apos;s veterans were left, and that fight stood even. Then Scipio&apos;s cavalry came back, into the veterans&apos; rear. Carthage had no other army and asked for peace.

One thing on this table is make-believe: no ancient writer puts artillery at Zama. The scorpions are there because they make a good game.</source>
        <comment>background</comment>
        <translation>Im Jahr 202 v. Chr. führten Rom und Karthago seit sechzehn Jahren Krieg. Hannibal war über die Alpen gekommen, hatte ein römisches Heer nach dem anderen geschlagen und war in Italien unbesiegt geblieben, aber Rom konnte er nicht nehmen. Dann trug der junge Publius Cornelius Scipio den Krieg nach Afrika. Er verbrannte die Lager der Heere, die man gegen ihn schickte, siegte auf den Großen Feldern, und der Fürst Massinissa brachte ihm die beste leichte Reiterei der Zeit, die Numider. Karthago rief Hannibal heim.

Hannibal zog landeinwärts und lagerte bei einer Stadt namens Zama; ein Stück weiter trafen die Heere aufeinander. Am Tag davor begegneten sich die beiden Feldherren zwischen den Linien, sprachen miteinander und einigten sich auf nichts. Am Morgen stellte Hannibal mehr als achtzig Elefanten nach vorn, dahinter Söldner, dann Karthager und Libyer und ganz zuletzt, weit hinten, die Veteranen, die er aus Italien mitgebracht hatte. Scipio ließ gerade Gassen durch sein Heer frei, damit Elefanten hindurch und hinten hinaus laufen konnten.

Die Elefanten richteten wenig aus: Trompeten erschreckten einige, sodass sie in die eigene Reiterei zurückliefen, Wurfspeere vertrieben andere. Die römische und die numidische Reiterei jagte die feindlichen Reiter vom Feld. In der Mitte kämpfte die Infanterie Linie um Linie, bis nur noch Hannibals Veteranen übrig waren, und in diesem Gefecht gab keiner nach. Da kam Scipios Reiterei zurück, den Veteranen in den Rücken. Karthago hatte kein anderes Heer und bat um Frieden.

Eines auf diesem Tisch ist erfunden: Kein antiker Autor spricht bei Zama von Geschützen. Die Skorpione stehen da, weil sie ein gutes Spiel ergeben.</translation>
    </message>
    <message>
        <source>Polybius, Histories 15.5-16, is the best account: he wrote some fifty years later and knew people close to Scipio&apos;s friend Laelius. Livy 30.29-35 follows him and adds from other writers. Appian, Punic Wars 40-47, has duels between the generals and larger numbers; trust him less.

The strengths are not certain. Polybius gives 12,000 hired soldiers and more than eighty elephants for Hannibal, 6,000 foot and 4,000 horse brought by Masinissa; for the rest modern estimates differ widely. Order of battle and deployment on this table are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Polybios, Historien 15,5–16, ist der beste Bericht: Er schrieb etwa fünfzig Jahre später und kannte Leute aus der Umgebung von Scipios Freund Laelius. Livius 30,29–35 folgt ihm und ergänzt aus anderen Autoren. Appian, Punische Kriege 40–47, hat Zweikämpfe zwischen den Feldherren und größere Zahlen; trauen Sie ihm weniger.

Die Stärken sind nicht sicher. Polybios nennt für Hannibal 12.000 Söldner und mehr als achtzig Elefanten, dazu 6000 zu Fuß und 4000 Reiter, die Massinissa brachte; beim Rest gehen die heutigen Schätzungen weit auseinander. Heeresliste und Aufstellung auf diesem Tisch stammen aus den Fast Play Rules for Students von Matt Fritz.</translation>
    </message>
    <message>
        <source>Two lessons of about 50 minutes with the whole class; the computer keeps the rules. A stand of foot is about 180 men, a cavalry stand about 170, an elephant stands for seven. Give each command with a general to somebody of its own; the Numidians go to the cavalry commanders.

Both sides will lose more here than the real armies did, because units fight to the last and nobody runs away; compare shares of losses, not body counts. To talk about afterwards: why did Hannibal put his best men last? Were Scipio&apos;s lanes meant for elephants? What would have happened without Masinissa?

For a closer contest choose “Units block” under “What blocks a shot”: scorpions that shoot over their own men give Rome a great advantage; when units block their sight it is much smaller, though not gone.</source>
        <comment>notes</comment>
        <translation>Zwei Unterrichtsstunden von etwa 50 Minuten mit der ganzen Klasse; der Computer wacht über die Regeln. Ein Element zu Fuß sind etwa 180 Mann, ein Element Reiterei etwa 170, ein Elefant steht für sieben. Geben Sie jeden Heeresteil mit General einer eigenen Person; die Numider gehen an die Befehlshaber der Reiterei.

Beide Seiten verlieren hier mehr als die wirklichen Heere, weil Einheiten bis zuletzt kämpfen und niemand davonläuft; vergleichen Sie Verlustanteile, nicht Gefallene. Zum Gespräch danach: Warum stellte Hannibal seine besten Leute nach hinten? Waren Scipios Gassen für Elefanten gedacht? Was wäre ohne Massinissa geschehen?

Für einen knapperen Wettstreit wählen Sie bei „Was einen Schuss aufhält“ die Möglichkeit „Einheiten“: Skorpione, die über die eigenen Leute hinwegschießen, geben Rom einen großen Vorteil; wenn Einheiten ihnen die Sicht verstellen, ist er viel kleiner, wenn auch nicht fort.</translation>
    </message>
    <message>
        <source>You have one army and no second chance: Africa is hostile, and a new commander may be on his way from Rome to take over your victory.

Your velites stand in front. Use them to get rid of the elephants: an elephant that fights must be controlled every turn, and most panic. Only your formed infantry may frighten one off, and only if it comes from the front. Your scorpions reach twenty-four inches, but any enemy who gets to them ends them.

You are stronger on horseback, above all on the right, where Masinissa leads three units against one. Win on the wings, then turn inward. Keep your second line behind the first: formed units cannot pass through each other.</source>
        <comment>briefing</comment>
        <translation>Du hast ein Heer und keine zweite Gelegenheit: Afrika ist feindlich, und vielleicht ist schon ein neuer Befehlshaber aus Rom unterwegs, um deinen Sieg zu übernehmen.

Deine Veliten stehen vorn. Nutz sie, um die Elefanten loszuwerden: Ein Elefant im Gefecht braucht jede Runde einen Kontrollwurf, und die meisten gehen durch. Nur deine geschlossene Infanterie kann einen verscheuchen, und nur, wenn er von vorn kommt. Deine Skorpione reichen vierundzwanzig Zoll weit, aber jeder Feind, der sie erreicht, ist ihr Ende.

Zu Pferd bist du stärker, vor allem rechts, wo Massinissa drei Einheiten gegen eine führt. Siege auf den Flügeln, dann wende dich nach innen. Halte deine zweite Linie hinter der ersten: Geschlossene Einheiten können nicht durcheinander hindurchziehen.</translation>
    </message>
    <message>
        <source>Third Command</source>
        <comment>name of a command</comment>
        <translation>Zentrum III</translation>
    </message>
    <message>
        <source>Fourth Command</source>
        <comment>name of a command</comment>
        <translation>Zentrum IV</translation>
    </message>
    <message>
        <source>Italian Cavalry</source>
        <comment>name of a command</comment>
        <translation>Italiker</translation>
    </message>
    <message>
        <source>Italian cavalry %1</source>
        <comment>name of a unit</comment>
        <translation>Italische Reiterei %1</translation>
    </message>
    <message>
        <source>Numidian Cavalry</source>
        <comment>name of a command</comment>
        <translation>Numider</translation>
    </message>
    <message>
        <source>The city has nobody else. Half your army has never fought beside the other half.

Your elephants are twelve hammers, and each usually strikes once. Send them at cavalry and skirmishers, which cannot frighten them, or at the flank of the legions, and remember that a panicking elephant does not care whom it tramples: leave room behind it.

Your light infantry is many but weak; let it wear the Romans down and keep the veterans whole for the end. On horse you are outnumbered two to one. You need not win there; you must not lose there quickly.</source>
        <comment>briefing</comment>
        <translation>Die Stadt hat sonst niemanden. Die eine Hälfte deines Heeres hat noch nie neben der anderen gekämpft.

Deine Elefanten sind zwölf Hämmer, und jeder schlägt meist nur einmal. Schick sie gegen Reiterei und Plänkler, die sie nicht erschrecken können, oder in die Flanke der Legionen, und denk daran, dass es einem durchgehenden Elefanten gleich ist, wen er überrennt: Lass Platz hinter ihm.

Deine leichte Infanterie ist zahlreich, aber schwach; lass sie die Römer zermürben, und spar die Veteranen für den Schluss auf. Zu Pferd steht es zwei zu eins gegen dich. Du musst dort nicht siegen; du darfst dort nur nicht schnell verlieren.</translation>
    </message>
    <message>
        <source>Light infantry %1</source>
        <comment>name of a unit</comment>
        <translation>Leichte Infanterie %1</translation>
    </message>
    <message>
        <source>Heavy infantry %1</source>
        <comment>name of a unit</comment>
        <translation>Schwere Infanterie %1</translation>
    </message>
    <message>
        <source>Carthaginian Cavalry</source>
        <comment>name of a command</comment>
        <translation>Reiterei</translation>
    </message>
    <message>
        <source>Commander of the cavalry</source>
        <comment>name of a general</comment>
        <translation>Reiterführer</translation>
    </message>
    <message>
        <source>Carthaginian cavalry %1</source>
        <comment>name of a unit</comment>
        <translation>Karthagische Reiterei %1</translation>
    </message>
    <message>
        <source>Elephant, cavalry wing %1</source>
        <comment>name of a unit</comment>
        <translation>Reiter-Elefant %1</translation>
    </message>
    <message>
        <source>Tychaeus&apos; riders</source>
        <comment>name of a unit</comment>
        <translation>Reiter des Tychaios</translation>
    </message>
    <message>
        <source>Elephant, Numidian wing %1</source>
        <comment>name of a unit</comment>
        <translation>Numider-Elefant %1</translation>
    </message>
</context>
<context>
    <name>ScenarioRows</name>
    <message>
        <source>unknown type</source>
        <translation>unbekannter Typ</translation>
    </message>
    <message>
        <source>%1 of %2, %3, facing %4, %5</source>
        <comment>kind of unit, side, number of stands, compass direction, place</comment>
        <translation>%1, %2, %3, Ausrichtung %4, %5</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>commander in chief of %1, %2</source>
        <comment>side, place</comment>
        <translation>Oberbefehlshaber (%1), %2</translation>
    </message>
    <message>
        <source>general of %1, %2</source>
        <comment>side, place</comment>
        <translation>General (%1), %2</translation>
    </message>
</context>
<context>
    <name>SoldierPages</name>
    <message>
        <source>%1: %2</source>
        <comment>side, command</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2/%3)</source>
        <comment>whose soldiers, sheet, sheets</comment>
        <translation>%1 (%2/%3)</translation>
    </message>
    <message>
        <source>The paper is too small for %1: unfolded, it is %2 by %3 mm. Choose larger paper, or smaller figures.</source>
        <translation>Das Papier ist für %1 zu klein: Ungefaltet misst es %2 mal %3 mm. Wählen Sie größeres Papier oder kleinere Figuren.</translation>
    </message>
    <message>
        <source>There is nobody to print: no stands of these commands and kinds.</source>
        <translation>Es gibt niemanden zu drucken: keine Elemente dieser Heeresteile und Arten.</translation>
    </message>
</context>
<context>
    <name>SoldierRoll</name>
    <message>
        <source>%1, %2</source>
        <comment>commands</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>stand of stands</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Spare stands</source>
        <translation>Ersatzelemente</translation>
    </message>
</context>
<context>
    <name>StickPages</name>
    <message>
        <source>This battle has no troops yet, so there is nothing to measure.</source>
        <translation>Diese Schlacht hat noch keine Truppen, also gibt es nichts zu messen.</translation>
    </message>
    <message>
        <source>Cut along the lines. A hatched tab goes under the end of the piece before it, up to the broken line. The upper edge is in inches, the lower in centimetres.</source>
        <translation>An den Linien schneiden. Eine schraffierte Lasche kommt unter das Ende des vorigen Stücks, bis zur gestrichelten Linie. Die obere Kante zeigt Zoll, die untere Zentimeter.</translation>
    </message>
    <message>
        <source>Piece %1 of %2</source>
        <translation>Stück %1 von %2</translation>
    </message>
</context>
<context>
    <name>TableAccessible</name>
    <message>
        <source>%1; %2</source>
        <comment>unit, what it can do</comment>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>TableEntries</name>
    <message>
        <source>%1 of %2, %3, facing %4, %5</source>
        <comment>kind of unit, side, number of stands, compass direction, place</comment>
        <translation>%1, %2, %3, Ausrichtung %4, %5</translation>
    </message>
    <message>
        <source>%1 of %2, %3, facing %4, %5, engaged with %6</source>
        <comment>kind of unit, side, number of stands, compass direction, place, enemies</comment>
        <translation>%1, %2, %3, Ausrichtung %4, %5, im Nahkampf mit %6</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>commander in chief of %1, %2</source>
        <comment>side, place</comment>
        <translation>Oberbefehlshaber (%1), %2</translation>
    </message>
    <message>
        <source>general of %1, %2</source>
        <comment>side, place</comment>
        <translation>General (%1), %2</translation>
    </message>
    <message>
        <source>%1 east and %2 north of the south-west corner</source>
        <comment>two lengths</comment>
        <translation>%1 östlich und %2 nördlich der Südwestecke</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwesten</translation>
    </message>
</context>
<context>
    <name>TeacherPages</name>
    <message>
        <source>How long it takes</source>
        <translation>Wie lange es dauert</translation>
    </message>
    <message>
        <source>How many pupils</source>
        <translation>Wie viele mitspielen</translation>
    </message>
    <message>
        <source>Who does what</source>
        <translation>Wer was tut</translation>
    </message>
    <message>
        <source>How to use these sheets</source>
        <translation>Wie diese Blätter benutzt werden</translation>
    </message>
    <message>
        <source>To talk about afterwards</source>
        <translation>Zum Gespräch danach</translation>
    </message>
    <message>
        <source>Notes on this battle</source>
        <translation>Hinweise zu dieser Schlacht</translation>
    </message>
    <message>
        <source>What had happened before</source>
        <translation>Was vorher geschah</translation>
    </message>
    <message>
        <source>Where we know it from</source>
        <translation>Woher wir es wissen</translation>
    </message>
</context>
<context>
    <name>TemplateStrip</name>
    <message>
        <source>glue</source>
        <translation>kleben</translation>
    </message>
</context>
<context>
    <name>TrackPages</name>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>In melee</source>
        <translation>Im Nahkampf</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Phasen der Runde</translation>
    </message>
    <message>
        <source>Markers to cut out</source>
        <translation>Marker zum Ausschneiden</translation>
    </message>
</context>
<context>
    <name>TroopTable</name>
    <message>
        <source>Move</source>
        <translation>Bewe­gung</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reich­weite</translation>
    </message>
    <message>
        <source>Shot hits on</source>
        <translation>Schuss trifft ab</translation>
    </message>
    <message>
        <source>Melee hits on</source>
        <translation>Nahkampf trifft ab</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Gegen sie</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
</context>
<context>
    <name>TurningPages</name>
    <message>
        <source>Wheel</source>
        <translation>Schwenk</translation>
    </message>
    <message>
        <source>Oblique</source>
        <translation>Schräg</translation>
    </message>
    <message>
        <source>Wheel: lay the point at the corner that stays and the lower edge along the front. The outer corner moves along the arcs; the numbers are what 15, 30 and 45 degrees cost. Turn the template over for the other way.</source>
        <translation>Schwenk: Leg die Spitze an die Ecke, die stehen bleibt, und die untere Kante an die Front. Die äußere Ecke geht die Bögen entlang; die Zahlen sind, was 15, 30 und 45 Grad kosten. Dreh die Schablone für die andere Richtung um.</translation>
    </message>
    <message>
        <source>Oblique: lay the upright edge in the direction the unit faces. It may slide along the slanting edge, or anywhere between the two.</source>
        <translation>Schräg: Leg die senkrechte Kante in die Richtung, in die die Einheit blickt. Sie darf an der schrägen Kante entlanggleiten, oder irgendwo zwischen beiden.</translation>
    </message>
    <message>
        <source>What wheels cost in this battle</source>
        <translation>Was Schwenks in dieser Schlacht kosten</translation>
    </message>
    <message>
        <source>Nobody in this battle is formed, so nobody needs to wheel.</source>
        <translation>In dieser Schlacht ist niemand geschlossen, also muss niemand schwenken.</translation>
    </message>
</context>
<context>
    <name>TypeProperties</name>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>only on a %1</source>
        <comment>a hit</comment>
        <translation>nur bei einer %1</translation>
    </message>
    <message>
        <source>on %1 or more</source>
        <comment>a hit</comment>
        <translation>bei %1 oder mehr</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>How the stands of a unit stand. It never changes in a battle.</source>
        <translation>Wie die Elemente einer Einheit stehen. In einer Schlacht ändert sich das nie.</translation>
    </message>
    <message>
        <source>one rank</source>
        <translation>ein Glied</translation>
    </message>
    <message>
        <source>two ranks</source>
        <translation>zwei Glieder</translation>
    </message>
    <message>
        <source>one stand alone</source>
        <translation>ein einzelnes Element</translation>
    </message>
    <message>
        <source>Stands, at least</source>
        <translation>Elemente, mindestens</translation>
    </message>
    <message>
        <source>Stands, at most</source>
        <translation>Elemente, höchstens</translation>
    </message>
    <message>
        <source>Of a fresh unit. A stand is one die and one loss.</source>
        <translation>Einer frischen Einheit. Ein Element ist ein Würfel und ein Verlust.</translation>
    </message>
    <message>
        <source>Width of a stand</source>
        <translation>Breite eines Elements</translation>
    </message>
    <message>
        <source>Depth of a stand</source>
        <translation>Tiefe eines Elements</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>Schießt</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>A shot hits</source>
        <translation>Ein Schuss trifft</translation>
    </message>
    <message>
        <source>One die for each stand; every hit takes a stand.</source>
        <translation>Ein Würfel für jedes Element; jeder Treffer nimmt ein Element.</translation>
    </message>
    <message>
        <source>In melee it hits</source>
        <translation>Im Nahkampf trifft sie</translation>
    </message>
    <message>
        <source>One die for each stand in every round.</source>
        <translation>Ein Würfel für jedes Element in jedem Kampfgang.</translation>
    </message>
    <message>
        <source>rolls no dice</source>
        <translation>würfelt nicht</translation>
    </message>
    <message>
        <source>After its charge</source>
        <translation>Nach ihrem Angriff</translation>
    </message>
    <message>
        <source>Only in the melee of the turn in which the unit has charged.</source>
        <translation>Nur im Nahkampf der Runde, in der die Einheit angegriffen hat.</translation>
    </message>
    <message>
        <source>as always</source>
        <translation>wie immer</translation>
    </message>
    <message>
        <source>Enemies hit it</source>
        <translation>Feinde treffen sie</translation>
    </message>
    <message>
        <source>Skirmishers, for example, are easier to hit: whoever fights them needs this, whatever is usual for him.</source>
        <translation>Plänkler zum Beispiel sind leichter zu treffen: Wer gegen sie kämpft, braucht diesen Wurf, was immer sonst für ihn gilt.</translation>
    </message>
    <message>
        <source>by their own number</source>
        <translation>mit ihrem eigenen Wurf</translation>
    </message>
    <message>
        <source>Scares elephants</source>
        <translation>Erschreckt Elefanten</translation>
    </message>
    <message>
        <source>When an elephant charges it from the front, a die decides whether the elephant takes fright and is gone.</source>
        <translation>Greift ein Elefant sie von vorn an, entscheidet ein Würfel, ob er scheut und fort ist.</translation>
    </message>
    <message>
        <source>Scares elephants by option</source>
        <translation>Erschreckt Elefanten je nach Regel</translation>
    </message>
    <message>
        <source>The same, but only in battles whose rules say that skirmishers scare elephants, too.</source>
        <translation>Dasselbe, aber nur in Schlachten, nach deren Regeln auch Plänkler Elefanten erschrecken.</translation>
    </message>
    <message>
        <source>Never charges</source>
        <translation>Greift nie an</translation>
    </message>
    <message>
        <source>It can only be charged.</source>
        <translation>Sie kann nur angegriffen werden.</translation>
    </message>
    <message>
        <source>Does not fight back</source>
        <translation>Wehrt sich nicht</translation>
    </message>
    <message>
        <source>It rolls no dice in melee, whatever its number.</source>
        <translation>Sie würfelt im Nahkampf nicht, welchen Mindestwurf sie auch hat.</translation>
    </message>
    <message>
        <source>Flees from a charge</source>
        <translation>Flieht vor einem Angriff</translation>
    </message>
    <message>
        <source>As soon as a charging enemy reaches it, the unit is lost.</source>
        <translation>Sobald ein angreifender Feind sie erreicht, ist die Einheit verloren.</translation>
    </message>
    <message>
        <source>No general may join</source>
        <translation>Ohne Generäle</translation>
    </message>
    <message>
        <source>Generals cannot be with it.</source>
        <translation>Generäle können nicht bei ihr sein.</translation>
    </message>
    <message>
        <source>Does not count for victory</source>
        <translation>Zählt nicht für den Sieg</translation>
    </message>
    <message>
        <source>Its lost stands are left out when it is decided who has won.</source>
        <translation>Ihre verlorenen Elemente bleiben außer Acht, wenn entschieden wird, wer gewonnen hat.</translation>
    </message>
    <message>
        <source>stays under control</source>
        <translation>bleibt unter Kontrolle</translation>
    </message>
    <message>
        <source>runs wild straight ahead</source>
        <translation>geht geradeaus durch</translation>
    </message>
    <message>
        <source>runs wild to its right</source>
        <translation>geht nach rechts durch</translation>
    </message>
    <message>
        <source>runs wild to its left</source>
        <translation>geht nach links durch</translation>
    </message>
    <message>
        <source>runs wild to its rear</source>
        <translation>geht nach hinten durch</translation>
    </message>
    <message>
        <source>Control die: %1</source>
        <comment>face of a die</comment>
        <translation>Kontrollwurf: %1</translation>
    </message>
    <message>
        <source>Fights as an elephant</source>
        <translation>Kämpft als Elefant</translation>
    </message>
    <message>
        <source>Nothing hurts it. It strikes when its charge arrives, then dices for control, and may run wild.</source>
        <translation>Nichts kann ihm etwas anhaben. Er trifft, wenn sein Angriff ankommt, macht dann einen Kontrollwurf und geht vielleicht durch.</translation>
    </message>
    <message>
        <source>Takes fright</source>
        <translation>Scheut</translation>
    </message>
    <message>
        <source>On the die that is thrown when it charges whoever scares elephants.</source>
        <translation>Bei dem Wurf, wenn er jemanden angreift, der Elefanten erschreckt.</translation>
    </message>
    <message>
        <source>Stands its charge costs</source>
        <translation>Elemente, die sein Angriff kostet</translation>
    </message>
    <message>
        <source>Stands its rampage costs</source>
        <translation>Elemente, die sein Durchgehen kostet</translation>
    </message>
    <message>
        <source>Of every unit it runs over, friend or enemy.</source>
        <translation>Jede Einheit, die er überrennt, ob Freund oder Feind.</translation>
    </message>
    <message>
        <source>How far it runs wild</source>
        <translation>Wie weit er durchgeht</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Of the kind: “Roman infantry”.</source>
        <translation>Der Truppenart: „Römische Infanterie“.</translation>
    </message>
    <message>
        <source>In a list</source>
        <translation>In einer Liste</translation>
    </message>
    <message>
        <source>As in “Losses: 3 skirmishers”. Empty: the same as the name.</source>
        <translation>Wie in „Verluste: 3 Plänkler“. Leer: wie der Name.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Friends pass through skirmishers; skirmishers and elephants belong in the front line.</source>
        <translation>Eigene Einheiten ziehen durch Plänkler hindurch; Plänkler und Elefanten gehören in die vorderste Linie.</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>Reiterei</translation>
    </message>
    <message>
        <source>skirmishers</source>
        <translation>Plänkler</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>elephants</source>
        <translation>Elefanten</translation>
    </message>
    <message>
        <source>other</source>
        <translation>sonstige</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Bewegt sich</translation>
    </message>
    <message>
        <source>Formed troops go straight on, wheel and slide obliquely.</source>
        <translation>Geschlossene Truppen gehen geradeaus, schwenken und rücken schräg vor.</translation>
    </message>
    <message>
        <source>formed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>freely, in any direction</source>
        <translation>frei, in jede Richtung</translation>
    </message>
    <message>
        <source>Move, up to</source>
        <translation>Bewegung, bis</translation>
    </message>
    <message>
        <source>Charge, up to</source>
        <translation>Angriff, bis</translation>
    </message>
</context>
<context>
    <name>UnknownArt</name>
    <message>
        <source>%1: the palette “%2” is unknown; plain colours are shown.</source>
        <translation>%1: Die Farbpalette „%2“ ist unbekannt; gezeigt werden einfache Farben.</translation>
    </message>
    <message>
        <source>%1: the figures have no “%2” to colour.</source>
        <translation>%1: Die Figuren haben kein „%2“ zu färben.</translation>
    </message>
    <message>
        <source>The drawing “%1” cannot be shown. %2</source>
        <comment>name, reason</comment>
        <translation>Die Zeichnung „%1“ lässt sich nicht zeigen. %2</translation>
    </message>
    <message>
        <source>%1: the figure “%2” is unknown; the sign of its kind is shown.</source>
        <translation>%1: Die Figur „%2“ ist unbekannt; gezeigt wird das Zeichen ihrer Art.</translation>
    </message>
</context>
<context>
    <name>UsualTypes</name>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation>Plänkler</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Reiterei</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <translation>Bogenreiter</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Geschütz</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elefant</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArmyModel</name>
    <message>
        <source>%1 stands</source>
        <translation>Elemente: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a name and what it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, stands: %3</source>
        <translation>%1, %2, Elemente: %3</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Elemente</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArmyPanel</name>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side and one of its commands</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nobody can be added yet: first make a unit type.</source>
        <translation>Noch lässt sich niemand hinzufügen: Legen Sie erst einen Einheitentyp an.</translation>
    </message>
    <message>
        <source>There are no units yet. Choose a command, then “Add” and a type; or paste a table from a spreadsheet.</source>
        <translation>Es gibt noch keine Einheiten. Wählen Sie einen Heeresteil, dann „Hinzufügen“ und einen Typ; oder fügen Sie eine Tabelle ein.</translation>
    </message>
    <message>
        <source>There is nobody here yet. Choose “Add” and a unit: its side and command are made with it. Or paste a table from a spreadsheet.</source>
        <translation>Hier ist noch niemand. Wählen Sie „Hinzufügen“ und eine Einheit: Seite und Heeresteil entstehen mit ihr. Oder fügen Sie eine Tabelle ein.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Into the command</source>
        <translation>In den Heeresteil</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Heeresliste</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Heeresteil</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>For a command that has none.</source>
        <translation>Für einen Heeresteil, der keinen hat.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Verdoppeln</translation>
    </message>
    <message>
        <source>Units, generals and commands; their names count on.</source>
        <translation>Einheiten, Generäle und Heeresteile; ihre Namen zählen weiter.</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Units, generals and commands. Sides stay.</source>
        <translation>Einheiten, Generäle und Heeresteile. Seiten bleiben.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>One at a time.</source>
        <translation>Nur einzeln.</translation>
    </message>
    <message>
        <source>One stand more	+</source>
        <translation>Ein Element mehr	+</translation>
    </message>
    <message>
        <source>For units, within what their types allow.</source>
        <translation>Für Einheiten, im Rahmen ihres Typs.</translation>
    </message>
    <message>
        <source>One stand fewer	−</source>
        <translation>Ein Element weniger	−</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Units, one general, or commands.</source>
        <translation>Einheiten, ein General oder Heeresteile.</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>To the other side</source>
        <translation>Zur anderen Seite</translation>
    </message>
    <message>
        <source>Units and commands of one side.</source>
        <translation>Einheiten und Heeresteile einer Seite.</translation>
    </message>
    <message>
        <source>Commander-in-chief</source>
        <translation>Oberbefehlshaber</translation>
    </message>
    <message>
        <source>For one general: a side has one.</source>
        <translation>Für einen General: Jede Seite hat einen.</translation>
    </message>
    <message>
        <source>General joins this unit</source>
        <translation>General zu dieser Einheit</translation>
    </message>
    <message>
        <source>For one unit: the general of its command joins it, or the one that is selected with it.</source>
        <translation>Für eine Einheit: Ihr schließt sich der General ihres Heeresteils an oder der mit ausgewählte.</translation>
    </message>
    <message>
        <source>General stands by himself</source>
        <translation>General steht allein</translation>
    </message>
    <message>
        <source>For generals who are with a unit.</source>
        <translation>Für Generäle, die bei einer Einheit sind.</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Units, for this order of battle or for a spreadsheet.</source>
        <translation>Einheiten, für diese Heeresliste oder eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Units that were copied here, or rows of a spreadsheet with their column names.</source>
        <translation>Hier kopierte Einheiten oder Zeilen einer Tabellenkalkulation mit ihren Spaltennamen.</translation>
    </message>
    <message>
        <source>Import from a table…</source>
        <translation>Aus Tabelle importieren …</translation>
    </message>
    <message>
        <source>Units of the table are changed or added; others stay. A table is a CSV file of a spreadsheet.</source>
        <translation>Einheiten der Tabelle werden geändert oder hinzugefügt; andere bleiben. Eine Tabelle ist eine CSV-Datei aus einer Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>Replace by a table…</source>
        <translation>Durch Tabelle ersetzen …</translation>
    </message>
    <message>
        <source>The same; units that are not in the table go.</source>
        <translation>Dasselbe; Einheiten, die nicht in der Tabelle stehen, fallen weg.</translation>
    </message>
    <message>
        <source>Export as a table…</source>
        <translation>Als Tabelle exportieren …</translation>
    </message>
    <message>
        <source>A CSV file that every spreadsheet opens.</source>
        <translation>Eine CSV-Datei, die jede Tabellenkalkulation öffnet.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>There is no table to paste. Copy units here, or rows of a spreadsheet with their column names.</source>
        <translation>Es gibt keine Tabelle zum Einfügen. Kopieren Sie hier Einheiten oder Zeilen einer Tabellenkalkulation mit ihren Spaltennamen.</translation>
    </message>
    <message>
        <source>The table was not put in. %1</source>
        <translation>Die Tabelle wurde nicht eingefügt. %1</translation>
    </message>
    <message>
        <source>Import from a table</source>
        <translation>Aus Tabelle importieren</translation>
    </message>
    <message>
        <source>Replace by a table</source>
        <translation>Durch Tabelle ersetzen</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Als Tabelle exportieren</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArrangeTool</name>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>joins %1</source>
        <translation>schließt sich %1 an</translation>
    </message>
    <message>
        <source>facing %1</source>
        <translation>Ausrichtung %1</translation>
    </message>
    <message>
        <source>on top of %1</source>
        <translation>liegt auf %1</translation>
    </message>
    <message>
        <source>%1 east, %2 north</source>
        <comment>two lengths from the south-west corner</comment>
        <translation>%1 östlich, %2 nördlich</translation>
    </message>
</context>
<context>
    <name>zama::editor::BalancePanel</name>
    <message>
        <source>Has the program play this battle against itself, hundreds of times. You can go on working.</source>
        <translation>Lässt das Programm diese Schlacht Hunderte Male gegen sich selbst spielen. Sie können weiterarbeiten.</translation>
    </message>
    <message>
        <source>%1 so far …</source>
        <translation>Bisher %1 …</translation>
    </message>
    <message>
        <source>%1. This is known well enough now.</source>
        <translation>%1. Das ist jetzt genau genug.</translation>
    </message>
    <message>
        <source>%1. Stopped.</source>
        <translation>%1. Angehalten.</translation>
    </message>
    <message>
        <source>Looking for changes; see below.</source>
        <translation>Änderungen werden gesucht; siehe unten.</translation>
    </message>
    <message>
        <source>The search has ended; see below.</source>
        <translation>Die Suche ist beendet; siehe unten.</translation>
    </message>
    <message>
        <source>This battle cannot be played yet. The list of issues says what to mend first.</source>
        <translation>Diese Schlacht lässt sich noch nicht spielen. Die Problemliste sagt, was zuerst zu beheben ist.</translation>
    </message>
    <message>
        <source>A battle could not be played to its end. That is a fault of the program, not of yours.</source>
        <translation>Eine Schlacht ließ sich nicht zu Ende spielen. Das ist ein Fehler des Programms, nicht Ihrer.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Ausgewogenheit</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Test the balance</source>
        <translation>Ausgewogenheit prüfen</translation>
    </message>
    <message>
        <source>Stop the search below first</source>
        <translation>Erst die Suche unten anhalten</translation>
    </message>
    <message>
        <source>Exact to so many in 100</source>
        <translation>Genauigkeit, ± von 100</translation>
    </message>
    <message>
        <source>The battle has been changed since. These figures are of an earlier version.</source>
        <translation>Die Schlacht wurde seither geändert. Diese Zahlen gelten für eine frühere Fassung.</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Wait until the test has ended, or stop it</source>
        <translation>Warten, bis die Prüfung beendet ist, oder sie anhalten</translation>
    </message>
</context>
<context>
    <name>zama::editor::BalanceResult</name>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Full colour: great victories. The whiskers show where the true share is, 19 times in 20. The mark in the middle is where an even battle has its draws.</source>
        <translation>Volle Farbe: große Siege. Die feinen Striche zeigen, wo der wahre Anteil in 19 von 20 Fällen liegt. Die Marke in der Mitte zeigt, wo eine ausgewogene Schlacht ihre Unentschieden hat.</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 turns: %2</source>
        <translation>%1 Runden: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>So far no unit stands out: its side wins as often without it as with it.</source>
        <translation>Bisher ragt keine Einheit heraus: Ihre Seite gewinnt ohne sie ebenso oft wie mit ihr.</translation>
    </message>
    <message>
        <source>Of the battles at whose end the unit still stood, its side won this share; of those in which it was gone, that. The farther apart, the more hangs on the unit. Choose one to see it on the table.</source>
        <translation>Von den Schlachten, an deren Ende die Einheit noch stand, gewann ihre Seite diesen Anteil; von denen, in denen sie fort war, jenen. Je weiter beide auseinanderliegen, desto mehr hängt an ihr. Wählen Sie eine, um sie auf dem Tisch zu sehen.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>How many battles take how many turns</source>
        <translation>Wie viele Schlachten wie viele Runden dauern</translation>
    </message>
    <message>
        <source>Seconds an order takes your class, dice included</source>
        <translation>Sekunden, die Ihre Klasse für einen Befehl braucht, samt Würfeln</translation>
    </message>
    <message>
        <source>Reckoned, not measured: with 13 seconds Zama takes two lessons. Time one battle, divide its seconds by its orders, and type that in.</source>
        <translation>Geschätzt, nicht gemessen: Mit 13 Sekunden dauert Zama zwei Unterrichtsstunden. Messen Sie eine Schlacht, teilen Sie ihre Sekunden durch ihre Befehle und tragen Sie das ein.</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Losses by kind of troops</source>
        <translation>Verluste nach Truppenart</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation>Verlorene Elemente</translation>
    </message>
    <message>
        <source>Units that decide it</source>
        <translation>Einheiten, die entscheiden</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Won with</source>
        <translation>Sieg mit</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sieg ohne</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Nahm</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verlor</translation>
    </message>
</context>
<context>
    <name>zama::editor::ChangedRules</name>
    <message>
        <source>Show where it is chosen: %1</source>
        <translation>Zeigen, wo es gewählt wird: %1</translation>
    </message>
    <message>
        <source>As shipped again: %1</source>
        <translation>Wieder wie mitgeliefert: %1</translation>
    </message>
    <message>
        <source>All rules are as shipped.</source>
        <translation>Alle Regeln sind wie mitgeliefert.</translation>
    </message>
    <message>
        <source>Changed from the shipped rules:</source>
        <translation>Gegenüber den mitgelieferten Regeln geändert:</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all of them</source>
        <translation>Alle zurücksetzen</translation>
    </message>
</context>
<context>
    <name>zama::editor::ColourField</name>
    <message>
        <source>Another colour…</source>
        <translation>Andere Farbe …</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
</context>
<context>
    <name>zama::editor::DrawingDialog</name>
    <message>
        <source>Import a drawing</source>
        <translation>Zeichnung importieren</translation>
    </message>
    <message>
        <source>The drawing as it will be shown</source>
        <translation>Die Zeichnung, wie sie erscheinen wird</translation>
    </message>
    <message>
        <source>What will not show as it was drawn</source>
        <translation>Was nicht so erscheint, wie es gezeichnet war</translation>
    </message>
    <message>
        <source>From behind it is seen mirrored, until you import a drawing of its back as well.</source>
        <translation>Von hinten erscheint die Figur gespiegelt, bis Sie auch eine Zeichnung ihrer Rückseite importieren.</translation>
    </message>
    <message>
        <source>“%1” cannot be used. %2</source>
        <comment>name of a file, reason</comment>
        <translation>„%1“ lässt sich nicht verwenden. %2</translation>
    </message>
    <message>
        <source>This is how “%1” will look. Some of it will not show as it was drawn:</source>
        <translation>So wird „%1“ aussehen. Manches erscheint nicht so, wie es gezeichnet war:</translation>
    </message>
    <message>
        <source>This is how “%1” will look. Everything in it can be shown.</source>
        <translation>So wird „%1“ aussehen. Alles darin lässt sich zeigen.</translation>
    </message>
    <message>
        <source>&amp;Use this drawing</source>
        <translation>Diese Zeichnung &amp;verwenden</translation>
    </message>
</context>
<context>
    <name>zama::editor::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>For this battle, another one, or a spreadsheet</source>
        <translation>Für diese Schlacht, eine andere oder eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <translation>&amp;Verdoppeln</translation>
    </message>
    <message>
        <source>A copy with the next name, on a free place</source>
        <translation>Eine Kopie mit dem nächsten Namen, auf einem freien Platz</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>L&amp;öschen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alles auswäh&amp;len</translation>
    </message>
    <message>
        <source>Select the whole &amp;command</source>
        <translation>Ganzen &amp;Heeresteil auswählen</translation>
    </message>
    <message>
        <source>A double click on a unit does the same</source>
        <translation>Ein Doppelklick auf eine Einheit tut dasselbe</translation>
    </message>
    <message>
        <source>Select all of the sa&amp;me type</source>
        <translation>Alle vom selben &amp;Typ auswählen</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>&amp;Nichts auswählen</translation>
    </message>
    <message>
        <source>Align with the &amp;foremost</source>
        <translation>An der &amp;vordersten ausrichten</translation>
    </message>
    <message>
        <source>Align on the &amp;middle</source>
        <translation>An der &amp;Mitte ausrichten</translation>
    </message>
    <message>
        <source>Align with the &amp;rearmost</source>
        <translation>An der &amp;hintersten ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;left edges</source>
        <translation>&amp;Linke Kanten ausrichten</translation>
    </message>
    <message>
        <source>Align ri&amp;ght edges</source>
        <translation>&amp;Rechte Kanten ausrichten</translation>
    </message>
    <message>
        <source>Align in a &amp;column</source>
        <translation>In &amp;Kolonne ausrichten</translation>
    </message>
    <message>
        <source>&amp;Share out evenly</source>
        <translation>&amp;Gleichmäßig verteilen</translation>
    </message>
    <message>
        <source>The outermost stay, the gaps become equal</source>
        <translation>Die äußersten bleiben, die Lücken werden gleich</translation>
    </message>
    <message>
        <source>Close u&amp;p</source>
        <translation>Auf&amp;schließen</translation>
    </message>
    <message>
        <source>Half an inch between neighbours</source>
        <translation>Ein halber Zoll zwischen Nachbarn</translation>
    </message>
    <message>
        <source>Draw up in &amp;one line</source>
        <translation>In &amp;einer Linie aufstellen</translation>
    </message>
    <message>
        <source>Skirmishers in front, cavalry on the wings</source>
        <translation>Plänkler vorn, Reiterei auf den Flügeln</translation>
    </message>
    <message>
        <source>Draw up in &amp;two lines</source>
        <translation>In &amp;zwei Linien aufstellen</translation>
    </message>
    <message>
        <source>Turn &amp;about</source>
        <translation>Kehrtma&amp;chen</translation>
    </message>
    <message>
        <source>To face the other way</source>
        <translation>In die andere Richtung blicken</translation>
    </message>
    <message>
        <source>Mo&amp;ve into the deployment zone</source>
        <translation>In die &amp;Aufstellungszone bringen</translation>
    </message>
    <message>
        <source>M&amp;irror across the table</source>
        <translation>Über den Tisch s&amp;piegeln</translation>
    </message>
    <message>
        <source>The selected stand on the opposite side, left stays left</source>
        <translation>Die Auswahl steht dann auf der Gegenseite; links bleibt links</translation>
    </message>
    <message>
        <source>Replace the e&amp;nemy by a mirror image</source>
        <translation>Fein&amp;d durch Spiegelbild ersetzen</translation>
    </message>
    <message>
        <source>The other side loses its army and gets copies of the selected one</source>
        <translation>Die andere Seite verliert ihr Heer und bekommt Kopien des ausgewählten</translation>
    </message>
    <message>
        <source>Snap to neigh&amp;bours</source>
        <translation>An &amp;Nachbarn einrasten</translation>
    </message>
    <message>
        <source>Snap to middle lines and &amp;zones</source>
        <translation>An Mittellinien und Zonen e&amp;inrasten</translation>
    </message>
    <message>
        <source>Snap to the gri&amp;d</source>
        <translation>Am Ras&amp;ter einrasten</translation>
    </message>
</context>
<context>
    <name>zama::editor::EditorWindow</name>
    <message>
        <source>Editing</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Play-test</source>
        <translation>&amp;Probespielen</translation>
    </message>
    <message>
        <source>Play this battle now; the scenario stays as it is</source>
        <translation>Diese Schlacht jetzt spielen; das Szenario bleibt, wie es ist</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>Ganzer T&amp;isch</translation>
    </message>
    <message>
        <source>&amp;Grid of six inches</source>
        <translation>S&amp;echs-Zoll-Raster</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>Fenster neu &amp;ordnen</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Heeresliste</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Unit types</source>
        <translation>Einheitentypen</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Ausgewogenheit</translation>
    </message>
</context>
<context>
    <name>zama::editor::EveningPanel</name>
    <message>
        <source>The battle as it is: %1</source>
        <translation>Die Schlacht, wie sie ist: %1</translation>
    </message>
    <message>
        <source>Trying one change at a time: %1</source>
        <translation>Je eine Änderung probieren: %1</translation>
    </message>
    <message>
        <source>Trying changes together: %1</source>
        <translation>Änderungen zusammen probieren: %1</translation>
    </message>
    <message>
        <source>Testing the best again, with other dice: %1</source>
        <translation>Die besten noch einmal mit anderen Würfeln prüfen: %1</translation>
    </message>
    <message>
        <source>More or fewer stands help most: tick “Stands of a unit”.</source>
        <translation>Mehr oder weniger Elemente helfen am meisten: Haken Sie „Elemente je Einheit“ an.</translation>
    </message>
    <message>
        <source>Allow a unit more stands: the number beside “Stands of a unit” may be up to %1.</source>
        <translation>Erlauben Sie mehr Elemente je Einheit: Die Zahl neben „Elemente je Einheit“ darf bis %1 gehen.</translation>
    </message>
    <message>
        <source>Other hit numbers help, too: tick “Hit numbers of …” and the troops.</source>
        <translation>Auch andere Mindestwürfe helfen: Haken Sie „Mindestwürfe von …“ und die Truppen an.</translation>
    </message>
    <message>
        <source>Other places may help: tick “Places”.</source>
        <translation>Andere Plätze können helfen: Haken Sie „Plätze“ an.</translation>
    </message>
    <message>
        <source>A longer or shorter battle may help: tick “Turn limit”.</source>
        <translation>Eine längere oder kürzere Schlacht kann helfen: Haken Sie „Rundenzahl“ an.</translation>
    </message>
    <message>
        <source>The sides are too unequal for small changes alone: give the weaker one more units, or the stronger one fewer.</source>
        <translation>Die Seiten sind für kleine Änderungen zu ungleich: Geben Sie der schwächeren mehr Einheiten oder der stärkeren weniger.</translation>
    </message>
    <message>
        <source>Use the nearest and seek again: small changes may do the rest.</source>
        <translation>Das beste nehmen und noch einmal suchen: Kleine Änderungen bringen vielleicht den Rest.</translation>
    </message>
    <message>
        <source>Nothing of what may be changed brings this battle nearer to even.</source>
        <translation>Nichts von dem, was geändert werden darf, macht diese Schlacht ausgewogener.</translation>
    </message>
    <message>
        <source>Nothing of what may be changed makes this battle quite even.</source>
        <translation>Nichts von dem, was geändert werden darf, macht diese Schlacht ganz ausgewogen.</translation>
    </message>
    <message>
        <source>The battle has been changed since changes were sought.</source>
        <translation>Die Schlacht wurde seit der Suche geändert.</translation>
    </message>
    <message>
        <source>These changes were found for an earlier version of the battle. Seek again to use one.</source>
        <translation>Diese Änderungen wurden für eine frühere Fassung gefunden. Suchen Sie noch einmal, um eine zu verwenden.</translation>
    </message>
    <message>
        <source>Stopped before anything was found.</source>
        <translation>Angehalten, bevor etwas gefunden war.</translation>
    </message>
    <message>
        <source>This battle is even as it is.</source>
        <translation>Diese Schlacht ist ausgewogen, wie sie ist.</translation>
    </message>
    <message>
        <source>Each was tested again with other dice. A draw counts half for each side.</source>
        <translation>Jede wurde noch einmal mit anderen Würfeln geprüft. Ein Unentschieden zählt für jede Seite halb.</translation>
    </message>
    <message>
        <source>Make it even</source>
        <translation>Ausgewogen machen</translation>
    </message>
    <message>
        <source>Looks for small changes that bring the battle near to 50 to 50. What may be changed?</source>
        <translation>Sucht kleine Änderungen, die die Schlacht auf etwa 50 zu 50 bringen. Was darf geändert werden?</translation>
    </message>
    <message>
        <source>Stands of a unit, up to</source>
        <translation>Elemente je Einheit, bis</translation>
    </message>
    <message>
        <source>Stands more or fewer in a unit, at most</source>
        <translation>Höchstens so viele Elemente mehr oder weniger je Einheit</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Rundenzahl</translation>
    </message>
    <message>
        <source>Hit numbers of …</source>
        <translation>Mindestwürfe von …</translation>
    </message>
    <message>
        <source>A unit may have so many stands more or fewer</source>
        <translation>Eine Einheit darf so viele Elemente mehr oder weniger haben</translation>
    </message>
    <message>
        <source>Units and whole armies may stand a little farther forward or back</source>
        <translation>Einheiten und ganze Heere dürfen etwas weiter vorn oder hinten stehen</translation>
    </message>
    <message>
        <source>The battle may be a turn or two longer or shorter</source>
        <translation>Die Schlacht darf ein oder zwei Runden länger oder kürzer sein</translation>
    </message>
    <message>
        <source>Each hit number of the troops that you tick may be one more or less</source>
        <translation>Jeder Mindestwurf der angehakten Truppen darf um eins höher oder niedriger sein</translation>
    </message>
    <message>
        <source>Troops whose hit numbers may change</source>
        <translation>Truppen, deren Mindestwürfe sich ändern dürfen</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Stop seeking</source>
        <translation>Suche anhalten</translation>
    </message>
</context>
<context>
    <name>zama::editor::FigurePicker</name>
    <message>
        <source>Choose a figure</source>
        <translation>Figur wählen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search for a figure</source>
        <translation>Nach einer Figur suchen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Group of figures</source>
        <translation>Gruppe von Figuren</translation>
    </message>
    <message>
        <source>&amp;Import a drawing…</source>
        <translation>Zeichnung &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Remove this drawing</source>
        <translation>Diese Zeichnung &amp;entfernen</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Alle Figuren</translation>
    </message>
    <message>
        <source>Drawings of this scenario</source>
        <translation>Zeichnungen dieses Szenarios</translation>
    </message>
</context>
<context>
    <name>zama::editor::IssuesModel</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
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
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Do it: %1</source>
        <translation>Ausführen: %1</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>What can be done:</source>
        <translation>Was sich tun lässt:</translation>
    </message>
</context>
<context>
    <name>zama::editor::LanguageAdder</name>
    <message>
        <source>Choose one, or type its tag: fr, pt-BR.</source>
        <translation>Wählen Sie eine, oder tippen Sie ihr Kürzel: fr, pt-BR.</translation>
    </message>
    <message>
        <source>That is no language tag. Tags look like fr or pt-BR.</source>
        <translation>Das ist kein Sprachkürzel. Kürzel sehen aus wie fr oder pt-BR.</translation>
    </message>
    <message>
        <source>This language is in the list already.</source>
        <translation>Diese Sprache steht schon in der Liste.</translation>
    </message>
    <message>
        <source>Tag in the file: %1</source>
        <translation>Kürzel in der Datei: %1</translation>
    </message>
    <message>
        <source>New language</source>
        <translation>Neue Sprache</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add this language</source>
        <translation>Diese Sprache hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>zama::editor::LibraryModel</name>
    <message>
        <source>%1
Cannot be used. %2</source>
        <translation>%1
Nicht verwendbar. %2</translation>
    </message>
    <message>
        <source>%1
Army, types of units: %2</source>
        <translation>%1
Heer, Einheitentypen: %2</translation>
    </message>
    <message>
        <source>%1
Types of units: %2</source>
        <translation>%1
Einheitentypen: %2</translation>
    </message>
    <message>
        <source>Comes with the program</source>
        <translation>Kommt mit dem Programm</translation>
    </message>
</context>
<context>
    <name>zama::editor::LibraryPanel</name>
    <message>
        <source>The library is empty. Select a side, a command or types of units and save them here.</source>
        <translation>Die Sammlung ist leer. Wählen Sie eine Seite, einen Heeresteil oder Einheitentypen aus und speichern Sie sie hier.</translation>
    </message>
    <message>
        <source>Nothing in the library has these words.</source>
        <translation>Nichts in der Sammlung hat diese Wörter.</translation>
    </message>
    <message>
        <source>It does not fit: a battle has room for so many units and types only.</source>
        <translation>Das passt nicht: Eine Schlacht hat nur für so viele Einheiten und Typen Platz.</translation>
    </message>
    <message>
        <source>“%1” is in the library.</source>
        <translation>„%1“ ist in der Sammlung.</translation>
    </message>
    <message>
        <source>“%1” is deleted from the library.</source>
        <translation>„%1“ ist aus der Sammlung gelöscht.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>“%1” could not be deleted.</source>
        <translation>„%1“ ließ sich nicht löschen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Sammlung durchsuchen</translation>
    </message>
    <message>
        <source>Library of types and armies</source>
        <translation>Sammlung von Typen und Heeren</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>For which side</source>
        <translation>Für welche Seite</translation>
    </message>
    <message>
        <source>Add to this battle</source>
        <translation>Zur Schlacht hinzufügen</translation>
    </message>
    <message>
        <source>Take the place of its army</source>
        <translation>Als ihr Heer einsetzen</translation>
    </message>
    <message>
        <source>The side gives up the units it has and fights with these.</source>
        <translation>Die Seite gibt ihre Einheiten auf und kämpft mit diesen.</translation>
    </message>
    <message>
        <source>Delete from the library</source>
        <translation>Aus der Sammlung löschen</translation>
    </message>
    <message>
        <source>Save what is selected here…</source>
        <translation>Auswahl hier speichern …</translation>
    </message>
    <message>
        <source>To save something here, select a side, a command or types of units.</source>
        <translation>Um hier etwas zu speichern, wählen Sie eine Seite, einen Heeresteil oder Einheitentypen aus.</translation>
    </message>
    <message>
        <source>Name in the library</source>
        <translation>Name in der Sammlung</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation>In der Sammlung speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
        <translation>Zentrum I</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>Hauptquartier</translation>
    </message>
    <message>
        <source>Left Wing</source>
        <translation>Linker Flügel</translation>
    </message>
    <message>
        <source>Right Wing</source>
        <translation>Rechter Flügel</translation>
    </message>
    <message>
        <source>There is no army in the library. Save one there from any battle.</source>
        <translation>In der Sammlung ist kein Heer. Speichern Sie dort eines aus irgendeiner Schlacht.</translation>
    </message>
    <message>
        <source>%1: units %2, stands %3</source>
        <translation>%1: Einheiten %2, Elemente %3</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Neue Schlacht</translation>
    </message>
    <message>
        <source>1. Who fights whom?</source>
        <translation>1. Wer kämpft gegen wen?</translation>
    </message>
    <message>
        <source>2. How large is it?</source>
        <translation>2. Wie groß soll sie sein?</translation>
    </message>
    <message>
        <source>3. What kind of battle?</source>
        <translation>3. Was für eine Schlacht?</translation>
    </message>
    <message>
        <source>4. What is it called?</source>
        <translation>4. Wie heißt sie?</translation>
    </message>
    <message>
        <source>5. Who begins, and how long does it last?</source>
        <translation>5. Wer beginnt, und wie lange dauert sie?</translation>
    </message>
    <message>
        <source>First army</source>
        <translation>Erstes Heer</translation>
    </message>
    <message>
        <source>Second army</source>
        <translation>Zweites Heer</translation>
    </message>
    <message>
        <source>Name of the first army</source>
        <translation>Name des ersten Heeres</translation>
    </message>
    <message>
        <source>Name of the second army</source>
        <translation>Name des zweiten Heeres</translation>
    </message>
    <message>
        <source>You may give them other names.</source>
        <translation>Sie können ihnen andere Namen geben.</translation>
    </message>
    <message>
        <source>Minutes of class</source>
        <translation>Minuten Unterricht</translation>
    </message>
    <message>
        <source>Units of the first army</source>
        <translation>Einheiten des ersten Heeres</translation>
    </message>
    <message>
        <source>The other army gets as much as makes the battle fair.</source>
        <translation>Das andere Heer bekommt so viel, dass die Schlacht fair wird.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Spieltisch</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 mal %2</translation>
    </message>
    <message>
        <source>Pitched battle</source>
        <translation>Feldschlacht</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Hinterhalt</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefanten</translation>
    </message>
    <message>
        <source>Last stand</source>
        <translation>Umzingelt</translation>
    </message>
    <message>
        <source>Two lines meet face to face.</source>
        <translation>Zwei Linien treffen frontal aufeinander.</translation>
    </message>
    <message>
        <source>The first army marches in a column; the second waits for it on both sides.</source>
        <translation>Das erste Heer marschiert in Kolonne; das zweite wartet auf beiden Seiten.</translation>
    </message>
    <message>
        <source>A pitched battle in which both armies have elephants in front.</source>
        <translation>Eine Feldschlacht, in der beide Heere vorn Elefanten haben.</translation>
    </message>
    <message>
        <source>The first army stands back to back in the middle; the second comes from both sides.</source>
        <translation>Das erste Heer steht Rücken an Rücken in der Mitte; das zweite kommt von beiden Seiten.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Acts first</source>
        <translation>Handelt zuerst</translation>
    </message>
    <message>
        <source>Limited number of turns</source>
        <translation>Begrenzte Rundenzahl</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>Rundenzahl</translation>
    </message>
    <message>
        <source>How the armies stand</source>
        <translation>Wie die Heere stehen</translation>
    </message>
    <message>
        <source>Begin with this</source>
        <translation>Damit beginnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>zama::editor::OddsTable</name>
    <message>
        <source>does not come about</source>
        <translation>kommt nicht zustande</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>stands</comment>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>The elephant costs the other side %1 stands on average.</source>
        <translation>Der Elefant kostet die andere Seite im Mittel %1 Elemente.</translation>
    </message>
    <message>
        <source>Wins %1, loses %2; %3 stands lost for %4 of the enemy’s.</source>
        <comment>chances, average numbers</comment>
        <translation>Gewinnt %1, verliert %2; eigene Verluste %3 Elemente, feindliche %4.</translation>
    </message>
    <message>
        <source>%1 stands lost on average</source>
        <translation>im Mittel %1 Elemente verloren</translation>
    </message>
    <message>
        <source>One unit against one, both of their usual strength, without generals, to the end. Per cent are chances to win; volleys in stands lost on average.</source>
        <translation>Eine Einheit gegen eine, beide in üblicher Stärke, ohne Generäle, bis zum Ende. Prozente sind Wahrscheinlichkeiten zu gewinnen, Salven im Mittel verlorene Elemente.</translation>
    </message>
    <message>
        <source>Odds against every kind of troops</source>
        <translation>Aussichten gegen jede Truppenart</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>It
charges</source>
        <translation>Greift
an</translation>
    </message>
    <message>
        <source>It is
charged</source>
        <translation>Wird
angegriffen</translation>
    </message>
    <message>
        <source>Its
volley</source>
        <translation>Eigene
Salve</translation>
    </message>
    <message>
        <source>Their
volley</source>
        <translation>Fremde
Salve</translation>
    </message>
</context>
<context>
    <name>zama::editor::OfferLine</name>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>zama::editor::OptionChooser</name>
    <message>
        <source>Opens the rulebook here.</source>
        <translation>Öffnet hier das Regelheft.</translation>
    </message>
    <message>
        <source>Open the rule %1</source>
        <translation>Regel %1 öffnen</translation>
    </message>
    <message>
        <source>%1 (as shipped)</source>
        <translation>%1 (wie mitgeliefert)</translation>
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
        <translation>nie</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>%1 on %2+</source>
        <comment>range of shooting, hit number</comment>
        <translation>%1, ab %2</translation>
    </message>
    <message>
        <source>tramples</source>
        <translation>überrennt</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>stands of a unit</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Types of units</source>
        <translation>Einheitentypen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>Schießt</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Units: %1, stands: %2, generals: %3</source>
        <translation>Einheiten: %1, Elemente: %2, Generäle: %3</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertiesPanel</name>
    <message>
        <source>Unit: %1</source>
        <translation>Einheit: %1</translation>
    </message>
    <message>
        <source>General: %1</source>
        <translation>General: %1</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>Heeresteil: %1</translation>
    </message>
    <message>
        <source>Side: %1</source>
        <translation>Seite: %1</translation>
    </message>
    <message>
        <source>Units: %1</source>
        <comment>how many</comment>
        <translation>Einheiten: %1</translation>
    </message>
    <message>
        <source>Generals: %1</source>
        <comment>how many</comment>
        <translation>Generäle: %1</translation>
    </message>
    <message>
        <source>Commands: %1</source>
        <comment>how many</comment>
        <translation>Heeresteile: %1</translation>
    </message>
    <message>
        <source>Sides: %1</source>
        <comment>how many</comment>
        <translation>Seiten: %1</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Spieltisch</translation>
    </message>
    <message>
        <source>Names in</source>
        <translation>Namen auf</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Sprache der Namen</translation>
    </message>
    <message>
        <source>Select units, generals, commands or sides to change them: on the table or in the order of battle. Several can be changed at once.</source>
        <translation>Wählen Sie Einheiten, Generäle, Heeresteile oder Seiten aus, um sie zu ändern: auf dem Tisch oder in der Heeresliste. Auch mehrere zugleich.</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertyEditor</name>
    <message>
        <source>various</source>
        <translation>verschieden</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertySection</name>
    <message>
        <source>%1 Problems in all: %2.</source>
        <translation>%1 Probleme insgesamt: %2.</translation>
    </message>
</context>
<context>
    <name>zama::editor::ProposalCard</name>
    <message>
        <source>Use this</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Who wins then</source>
        <translation>Wer dann gewinnt</translation>
    </message>
</context>
<context>
    <name>zama::editor::RulesPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>When they are over, the losses say who has won. As shipped: %1.</source>
        <translation>Danach sagen die Verluste, wer gewonnen hat. Wie mitgeliefert: %1.</translation>
    </message>
    <message>
        <source>The battle ends when a side has nobody left, or after %1 whole turns without a loss.</source>
        <translation>Die Schlacht endet, wenn eine Seite niemanden mehr hat oder %1 ganze Runden ohne Verlust vergehen.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Phasen der Runde</translation>
    </message>
    <message>
        <source>an order of their own</source>
        <translation>eigene Reihenfolge</translation>
    </message>
    <message>
        <source>Limited number of turns</source>
        <translation>Begrenzte Rundenzahl</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>Rundenzahl</translation>
    </message>
    <message>
        <source>Points for a slight edge</source>
        <translation>Punkte für einen knappen Vorteil</translation>
    </message>
    <message>
        <source>Points for a great victory</source>
        <translation>Punkte für einen großen Sieg</translation>
    </message>
    <message>
        <source>Opens the rulebook here.</source>
        <translation>Öffnet hier das Regelheft.</translation>
    </message>
    <message>
        <source>Open the rule %1</source>
        <translation>Regel %1 öffnen</translation>
    </message>
    <message>
        <source>How many per cent more of its stands the other side has lost; below a slight edge nobody has won. As shipped: %1 and %2.</source>
        <translation>Wie viel Prozent ihrer Elemente die andere Seite mehr verloren hat; unter einem knappen Vorteil hat niemand gewonnen. Wie mitgeliefert: %1 und %2.</translation>
    </message>
</context>
<context>
    <name>zama::editor::SequenceEditor</name>
    <message>
        <source>%1: move</source>
        <translation>%1: Bewegung</translation>
    </message>
    <message>
        <source>%1: shoot</source>
        <translation>%1: Beschuss</translation>
    </message>
    <message>
        <source>Both sides: charge</source>
        <translation>Beide Seiten: Sturmangriff</translation>
    </message>
    <message>
        <source>Both sides: melee</source>
        <translation>Beide Seiten: Nahkampf</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Who acts first</source>
        <translation>Wer zuerst handelt</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Phasen einer Runde</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Play this step earlier</source>
        <translation>Diese Phase früher spielen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Play this step later</source>
        <translation>Diese Phase später spielen</translation>
    </message>
    <message>
        <source>The usual order</source>
        <translation>Die übliche Reihenfolge</translation>
    </message>
</context>
<context>
    <name>zama::editor::StandPreview</name>
    <message>
        <source>The unit as the table shows it: from the front, from behind, and from afar</source>
        <translation>Die Einheit, wie der Tisch sie zeigt: von vorn, von hinten und aus der Ferne</translation>
    </message>
</context>
<context>
    <name>zama::editor::TextsPanel</name>
    <message>
        <source>Every text and name in %1 is removed.</source>
        <translation>Jeder Text und Name auf %1 ist entfernt.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (Standard)</translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation>%1 von %2 geschrieben</translation>
    </message>
    <message>
        <source>%1, to translate</source>
        <translation>%1, zu übersetzen</translation>
    </message>
    <message>
        <source>To translate: %1</source>
        <translation>Zu übersetzen: %1</translation>
    </message>
    <message>
        <source>Too long to be kept: %1 bytes, at most %2 are possible. Shorten it.</source>
        <translation>Zu lang: %1 Bytes, höchstens %2 sind möglich. Kürzen Sie den Text.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>What happened before</source>
        <translation>Was vorher geschah</translation>
    </message>
    <message>
        <source>Briefing: %1</source>
        <translation>Auftrag: %1</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Notes for the teacher</source>
        <translation>Hinweise für die Lehrkraft</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>Sprache der Texte</translation>
    </message>
    <message>
        <source>Add a language…</source>
        <translation>Sprache hinzufügen …</translation>
    </message>
    <message>
        <source>Make it the default</source>
        <translation>Zum Standard machen</translation>
    </message>
    <message>
        <source>Shown to readers whose own language is missing.</source>
        <translation>Sehen alle, deren eigene Sprache fehlt.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Takes every text and name in this language out of the scenario.</source>
        <translation>Nimmt jeden Text und Namen in dieser Sprache aus dem Szenario.</translation>
    </message>
    <message>
        <source>Make this language the default</source>
        <translation>Diese Sprache zum Standard machen</translation>
    </message>
    <message>
        <source>Remove this language</source>
        <translation>Diese Sprache entfernen</translation>
    </message>
</context>
<context>
    <name>zama::editor::TypeLooks</name>
    <message>
        <source>Import a drawing</source>
        <translation>Zeichnung importieren</translation>
    </message>
    <message>
        <source>Drawings and pictures (*.svg *.png)</source>
        <translation>Zeichnungen und Bilder (*.svg *.png)</translation>
    </message>
    <message>
        <source>Another drawing of its &amp;back…</source>
        <translation>Andere Zeichnung der &amp;Rückseite …</translation>
    </message>
    <message>
        <source>Import a drawing of its &amp;back…</source>
        <translation>Zeichnung der &amp;Rückseite importieren …</translation>
    </message>
    <message>
        <source>This is how it looks from behind.</source>
        <translation>So sieht sie von hinten aus.</translation>
    </message>
    <message>
        <source>From behind it looks as from the front, until you import its back.</source>
        <translation>Von hinten sieht sie aus wie von vorn, bis Sie die Rückseite importieren.</translation>
    </message>
    <message>
        <source>no figure</source>
        <translation>keine Figur</translation>
    </message>
    <message>
        <source>Those of its side</source>
        <translation>Die ihrer Seite</translation>
    </message>
    <message>
        <source>This figure has no colours to change.</source>
        <translation>Diese Figur hat keine Farben zu ändern.</translation>
    </message>
    <message>
        <source>Single colours. Those in bold were chosen for this type.</source>
        <translation>Einzelne Farben. Die fett gedruckten wurden für diesen Typ gewählt.</translation>
    </message>
    <message>
        <source>Reset this colour</source>
        <translation>Diese Farbe zurücksetzen</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <comment>a colour</comment>
        <translation>Zurücksetzen: %1</translation>
    </message>
    <message>
        <source>Choose the figure</source>
        <translation>Figur wählen</translation>
    </message>
    <message>
        <source>Import a &amp;drawing…</source>
        <translation>&amp;Zeichnung importieren …</translation>
    </message>
    <message>
        <source>Remove the drawing of its back</source>
        <translation>Zeichnung der Rückseite entfernen</translation>
    </message>
    <message>
        <source>Army’s colours</source>
        <translation>Farben des Heeres</translation>
    </message>
    <message>
        <source>&amp;Reset all colours</source>
        <translation>&amp;Alle Farben zurücksetzen</translation>
    </message>
</context>
<context>
    <name>zama::editor::TypeWorkshop</name>
    <message>
        <source>Its units become: %1</source>
        <translation>Seine Einheiten werden: %1</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <comment>a unit type</comment>
        <translation>%1 ist gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Verdoppeln</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>L&amp;ibrary…</source>
        <translation>&amp;Sammlung …</translation>
    </message>
    <message>
        <source>Types and armies to use again</source>
        <translation>Typen und Heere zum Wiederverwenden</translation>
    </message>
    <message>
        <source>Unit types</source>
        <translation>Einheitentypen</translation>
    </message>
    <message>
        <source>This battle has no unit types yet. Add one, or take some from the library.</source>
        <translation>Diese Schlacht hat noch keine Einheitentypen. Fügen Sie einen hinzu, oder nehmen Sie welche aus der Sammlung.</translation>
    </message>
    <message>
        <source>Names in</source>
        <translation>Namen auf</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Sprache der Namen</translation>
    </message>
    <message>
        <source>Basics</source>
        <translation>Grundlagen</translation>
    </message>
    <message>
        <source>Fighting</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Eigenarten</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Aussichten</translation>
    </message>
    <message>
        <source>The unit type</source>
        <translation>Der Einheitentyp</translation>
    </message>
</context>
<context>
    <name>zama::play::ActionBar</name>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
</context>
<context>
    <name>zama::play::ArmyCard</name>
    <message>
        <source>%1, %2, %3</source>
        <comment>units, stands, generals</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Elemente</translation>
    </message>
</context>
<context>
    <name>zama::play::BattlePanel</name>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
</context>
<context>
    <name>zama::play::ChargeTool</name>
    <message>
        <source>can be charged, %1 away</source>
        <comment>a length</comment>
        <translation>angreifbar, %1 entfernt</translation>
    </message>
    <message>
        <source>meets %1</source>
        <translation>trifft auf %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ChoiceTool</name>
    <message>
        <source>%1+</source>
        <comment>hit number</comment>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>can be fought, hit by %1</source>
        <comment>&quot;5+&quot;</comment>
        <translation>als Gegner möglich, Treffer: %1</translation>
    </message>
</context>
<context>
    <name>zama::play::DeployTool</name>
    <message>
        <source>%1; the first at %2</source>
        <comment>what is written beside the ghosts, place</comment>
        <translation>%1; der erste bei %2</translation>
    </message>
</context>
<context>
    <name>zama::play::DiceEntry</name>
    <message>
        <source>%1 of %2 dice</source>
        <translation>%1 von %2 Würfeln</translation>
    </message>
    <message>
        <source>How many dice show each face? Enter confirms.</source>
        <translation>Wie viele Würfel zeigen welche Augenzahl? Eingabetaste bestätigt.</translation>
    </message>
    <message>
        <source>Type what your dice show: keys 1 to 6. Backspace takes one back, Enter confirms.</source>
        <translation>Tippe, was deine Würfel zeigen: Tasten 1 bis 6. Rücktaste nimmt einen zurück, Eingabetaste bestätigt.</translation>
    </message>
    <message>
        <source>Die shows %1</source>
        <translation>Würfel zeigt %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a face of a die</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Dice that show %1</source>
        <translation>Würfel mit %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Count faces</source>
        <translation>Nach Augenzahl</translation>
    </message>
    <message>
        <source>Say how many dice show each face instead of one die after the other</source>
        <translation>Angeben, wie viele Würfel welche Augenzahl zeigen, statt einen nach dem anderen einzutippen</translation>
    </message>
    <message>
        <source>These are the dice</source>
        <translation>Das sind die Würfel</translation>
    </message>
</context>
<context>
    <name>zama::play::DiceTray</name>
    <message>
        <source>No hit</source>
        <translation>Kein Treffer</translation>
    </message>
    <message>
        <source>Faces: %1</source>
        <comment>list of faces</comment>
        <translation>Augen: %1</translation>
    </message>
    <message>
        <source>%1. Faces: %2</source>
        <comment>result, list of faces</comment>
        <translation>%1. Augen: %2</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice of this roll</source>
        <translation>Würfel dieses Wurfs</translation>
    </message>
    <message>
        <source>No roll is due</source>
        <translation>Nichts zu würfeln</translation>
    </message>
</context>
<context>
    <name>zama::play::DieFace</name>
    <message>
        <source>not rolled yet</source>
        <translation>noch nicht gewürfelt</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>die %1 of %2: %3, a hit</source>
        <translation>Würfel %1 von %2: %3, Treffer</translation>
    </message>
    <message>
        <source>die %1 of %2: %3, a miss</source>
        <translation>Würfel %1 von %2: %3, kein Treffer</translation>
    </message>
    <message>
        <source>die %1 of %2: %3</source>
        <translation>Würfel %1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>zama::play::FairnessPage</name>
    <message>
        <source>Fairness of the dice</source>
        <translation>Fairness der Würfel</translation>
    </message>
    <message>
        <source>Were the dice fair?</source>
        <translation>Waren die Würfel fair?</translation>
    </message>
    <message>
        <source>Hits are those of shooting and melee, and elephants scared. The chances are exact; they say how often fair dice do this, not whether these dice were fair.</source>
        <translation>Gezählt sind Treffer bei Beschuss und Nahkampf sowie erschreckte Elefanten. Die Wahrscheinlichkeiten sind genau; sie sagen, wie oft faire Würfel so fallen, nicht, ob diese Würfel fair waren.</translation>
    </message>
</context>
<context>
    <name>zama::play::FightCard</name>
    <message>
        <source>%1 against %2</source>
        <comment>units, units</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Auf dem Tisch zeigen</translation>
    </message>
    <message>
        <source>Show on the table: %1</source>
        <translation>Auf dem Tisch zeigen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a unit, its stands</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, now %3</source>
        <comment>a unit, its stands, stands left</comment>
        <translation>%1: %2, jetzt %3</translation>
    </message>
    <message>
        <source>Takes %1 stands from %2 without dice.</source>
        <translation>Kostet %2 ohne Würfel %1 Elemente.</translation>
    </message>
    <message>
        <source>Rolls no dice.</source>
        <translation>Würfelt nicht.</translation>
    </message>
    <message>
        <source>%1 is with it; after the round he falls on a 6 (%2).</source>
        <translation>Mit dabei: %1; fällt nach dem Kampfgang bei einer 6 (%2).</translation>
    </message>
    <message>
        <source>%1 adds one of these dice; after the round he falls on a 6 (%2).</source>
        <translation>%1 bringt einen dieser Würfel; fällt nach dem Kampfgang bei einer 6 (%2).</translation>
    </message>
    <message>
        <source>%1 adds %2 of these dice; after the round he falls on a 6 (%3).</source>
        <translation>%1 bringt %2 dieser Würfel; fällt nach dem Kampfgang bei einer 6 (%3).</translation>
    </message>
    <message>
        <source>No dice are rolled against it. Its control die follows the round:</source>
        <translation>Gegen ihn wird nicht gewürfelt. Nach dem Kampfgang folgt der Kontrollwurf:</translation>
    </message>
    <message>
        <source>%1: stays under control</source>
        <translation>%1: bleibt unter Kontrolle</translation>
    </message>
    <message>
        <source>%1: runs wild ahead</source>
        <translation>%1: geht geradeaus durch</translation>
    </message>
    <message>
        <source>%1: runs wild to its right</source>
        <translation>%1: geht nach rechts durch</translation>
    </message>
    <message>
        <source>%1: runs wild to its left</source>
        <translation>%1: geht nach links durch</translation>
    </message>
    <message>
        <source>%1: runs wild backwards</source>
        <translation>%1: geht nach hinten durch</translation>
    </message>
    <message>
        <source>%1, over %2</source>
        <comment>what it does, units it tramples</comment>
        <translation>%1, über %2</translation>
    </message>
    <message>
        <source>%1 That is without what an elephant running wild may do.</source>
        <comment>expected losses</comment>
        <translation>%1 Was ein durchgehender Elefant anrichten kann, ist nicht dabei.</translation>
    </message>
    <message>
        <source>Hits too many for one unit go on to its neighbours; the odds leave that out.</source>
        <translation>Überzählige Treffer gehen auf die Nachbarn über; das ist in den Aussichten nicht enthalten.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>Fought to the end: %1 wins %2, %3 wins %4, neither %5.</source>
        <comment>unit, chance, unit, chance, chance</comment>
        <translation>Bis zum Ende gekämpft: %1 gewinnt in %2, %3 in %4, niemand in %5 der Fälle.</translation>
    </message>
    <message>
        <source>What happened:</source>
        <translation>Was geschah:</translation>
    </message>
</context>
<context>
    <name>zama::play::FightPanel</name>
    <message>
        <source>Fights</source>
        <translation>Gefechte</translation>
    </message>
    <message>
        <source>All fights</source>
        <translation>Alle Gefechte</translation>
    </message>
    <message>
        <source>No unit is engaged.</source>
        <translation>Keine Einheit ist im Nahkampf.</translation>
    </message>
    <message>
        <source>The melee of turn %1 is over.</source>
        <translation>Der Nahkampf von Runde %1 ist vorbei.</translation>
    </message>
    <message>
        <source>The dice of turn %1 are falling.</source>
        <translation>Die Würfel von Runde %1 fallen.</translation>
    </message>
</context>
<context>
    <name>zama::play::Guide</name>
    <message>
        <source>Do what you like in this step; then press “%1”.</source>
        <translation>Mach in dieser Phase, was du willst; drück dann „%1“.</translation>
    </message>
    <message>
        <source>%1 can charge %2.</source>
        <translation>Die Einheit %1 kann %2 angreifen.</translation>
    </message>
    <message>
        <source>%1 can shoot at %2.</source>
        <translation>Die Einheit %1 kann auf %2 schießen.</translation>
    </message>
    <message>
        <source>Roll the dice: one for each stand. A 6 takes a stand of the enemy.</source>
        <translation>Würfle: einen Würfel für jedes Element. Eine 6 nimmt dem Feind ein Element.</translation>
    </message>
    <message>
        <source>Roll the dice: one for each stand. %1 or more takes a stand of the enemy.</source>
        <translation>Würfle: einen Würfel für jedes Element. %1 oder mehr nimmt dem Feind ein Element.</translation>
    </message>
    <message>
        <source>Now %1 act. Watch what they do.</source>
        <translation>Jetzt handeln %1. Schau ihnen zu.</translation>
    </message>
    <message>
        <source>The village is yours! That was all of it: move, shoot, charge, fight. Other battles have more units and the same rules.</source>
        <translation>Das Dorf gehört dir! Das war alles: bewegen, schießen, angreifen, kämpfen. Andere Schlachten haben mehr Einheiten und dieselben Regeln.</translation>
    </message>
    <message>
        <source>This time the enemy keeps the village; dice will do that. Begin again, or try another battle.</source>
        <translation>Diesmal behält der Feind das Dorf; so ist das mit Würfeln. Fang noch einmal an, oder probier eine andere Schlacht aus.</translation>
    </message>
    <message>
        <source>Nobody has won this time. Begin again, or try another battle.</source>
        <translation>Diesmal hat niemand gewonnen. Fang noch einmal an, oder probier eine andere Schlacht aus.</translation>
    </message>
    <message>
        <source>That is allowed as well. The lessons go on from here.</source>
        <translation>Das ist auch erlaubt. Die Anleitung geht von hier aus weiter.</translation>
    </message>
    <message>
        <source>That was not possible, and nothing has changed.</source>
        <translation>Das war nicht möglich, und nichts hat sich geändert.</translation>
    </message>
</context>
<context>
    <name>zama::play::GuidePanel</name>
    <message>
        <source>The first battle is over</source>
        <translation>Die erste Schlacht ist vorbei</translation>
    </message>
    <message>
        <source>First battle: step %1 of %2</source>
        <translation>Erste Schlacht: Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Without guide</source>
        <translation>Ohne Anleitung</translation>
    </message>
    <message>
        <source>Closes the guide</source>
        <translation>Schließt die Anleitung</translation>
    </message>
    <message>
        <source>Goes on with this battle without being told what to do</source>
        <translation>Diese Schlacht geht weiter, ohne dass dir jemand sagt, was zu tun ist</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Open the rulebook at %1</source>
        <translation>Regelheft bei %1 öffnen</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>Progress of the first battle</source>
        <translation>Fortschritt der ersten Schlacht</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Does what is asked for, so that you can watch</source>
        <translation>Macht, was hier verlangt ist, und du siehst zu</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Leaves this lesson out</source>
        <translation>Lässt diese Lektion aus</translation>
    </message>
</context>
<context>
    <name>zama::play::LogView</name>
    <message>
        <source>What has happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>Enter looks back to a line, Shift and Enter opens its rule, Right shows its parts and Left hides them.</source>
        <translation>Mit der Eingabetaste blickst du zu einer Zeile zurück, mit Umschalt und Eingabe öffnest du ihre Regel; Rechts zeigt ihre Teile, Links verbirgt sie.</translation>
    </message>
    <message>
        <source>&amp;Look back to here</source>
        <translation>Hierhin &amp;zurückblicken</translation>
    </message>
    <message>
        <source>&amp;Read rule %1</source>
        <translation>&amp;Regel %1 lesen</translation>
    </message>
    <message>
        <source>&amp;Show its parts</source>
        <translation>&amp;Teile zeigen</translation>
    </message>
    <message>
        <source>&amp;Hide its parts</source>
        <translation>Teile &amp;verbergen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>zama::play::LuckCard</name>
    <message>
        <source>Luck of %1</source>
        <comment>a side&apos;s name</comment>
        <translation>Glück: %1</translation>
    </message>
    <message>
        <source>With fair dice the chance of so many hits or more is %1, of so many or fewer %2.</source>
        <translation>Mit fairen Würfeln ist die Wahrscheinlichkeit für so viele Treffer oder mehr %1, für so viele oder weniger %2.</translation>
    </message>
    <message>
        <source>Some of these dice were rolled on the desk and typed in.</source>
        <translation>Manche dieser Würfel wurden auf dem Tisch geworfen und eingetippt.</translation>
    </message>
    <message>
        <source>No dice have been thrown at the enemy yet.</source>
        <translation>Gegen den Feind wurde noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>Nothing unusual: %1 of all armies have such luck or better.</source>
        <translation>Nichts Besonderes: %1 aller Heere haben so viel Glück oder mehr.</translation>
    </message>
    <message>
        <source>Nothing unusual: %1 of all armies have such luck or worse.</source>
        <translation>Nichts Besonderes: %1 aller Heere haben so wenig Glück oder noch weniger.</translation>
    </message>
    <message>
        <source>Luck as good as this happens to less than one army in a million.</source>
        <translation>So viel Glück hat nicht einmal eines unter einer Million Heeren.</translation>
    </message>
    <message>
        <source>Luck as bad as this happens to less than one army in a million.</source>
        <translation>So viel Pech hat nicht einmal eines unter einer Million Heeren.</translation>
    </message>
    <message>
        <source>Luck as good as this happens to one army in %1.</source>
        <translation>So viel Glück hat eines von %1 Heeren.</translation>
    </message>
    <message>
        <source>Luck as bad as this happens to one army in %1.</source>
        <translation>So viel Pech hat eines von %1 Heeren.</translation>
    </message>
    <message>
        <source>Shooting: hits</source>
        <translation>Schuss trifft</translation>
    </message>
    <message>
        <source>Elephants scared</source>
        <translation>Elefant scheut</translation>
    </message>
    <message>
        <source>Melee: hits</source>
        <translation>Nahkampf trifft</translation>
    </message>
    <message>
        <source>Generals slain</source>
        <translation>General fällt</translation>
    </message>
    <message>
        <source>Elephants held</source>
        <translation>Elefant gehorcht</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Came</source>
        <translation>Kam</translation>
    </message>
    <message>
        <source>face %1: %2 times</source>
        <translation>Augenzahl %1: %2-mal</translation>
    </message>
    <message>
        <source>How often each face fell; expected %1 each</source>
        <translation>Wie oft jede Augenzahl fiel; erwartet je %1</translation>
    </message>
    <message>
        <source>The dashed line is what each face is expected to show. Farthest from it: %1 fell %2 times where %3 were expected; a face does so in one army in %4.</source>
        <translation>Die gestrichelte Linie zeigt, was für jede Augenzahl zu erwarten ist. Am weitesten davon entfernt: Die %1 fiel %2-mal, erwartet war %3; so etwas erlebt eine Augenzahl in einem von %4 Heeren.</translation>
    </message>
</context>
<context>
    <name>zama::play::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>zama::play::MoveTool</name>
    <message>
        <source>all of them %1 ahead</source>
        <translation>alle %1 nach vorn</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a place</comment>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>%1; to %2</source>
        <comment>what is written beside the ghost, place</comment>
        <translation>%1; nach %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>joins %1</source>
        <translation>schließt sich %1 an</translation>
    </message>
</context>
<context>
    <name>zama::play::ObjectionLine</name>
    <message>
        <source>Move %1 instead</source>
        <translation>Lieber %1 bewegen</translation>
    </message>
    <message>
        <source>Join %1 instead</source>
        <translation>Lieber zu %1 gehen</translation>
    </message>
    <message>
        <source>Go as near as he can</source>
        <translation>So nah wie möglich gehen</translation>
    </message>
    <message>
        <source>Shoot at %1 instead</source>
        <translation>Lieber auf %1 schießen</translation>
    </message>
    <message>
        <source>Charge %1 this way instead</source>
        <translation>%1 lieber so angreifen</translation>
    </message>
    <message>
        <source>Choose the nearest instead</source>
        <translation>Lieber das nächste Ziel</translation>
    </message>
    <message>
        <source>Place them where they fit</source>
        <translation>Dort aufstellen, wo Platz ist</translation>
    </message>
    <message>
        <source>No charge now</source>
        <translation>Jetzt kein Angriff</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>zama::play::OddsPanel</name>
    <message>
        <source>Point at a target to see the odds.</source>
        <translation>Zeig auf ein Ziel, um die Aussichten zu sehen.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Aussichten</translation>
    </message>
    <message>
        <source>Stands that %1 has left:</source>
        <translation>So viele Elemente behält %1:</translation>
    </message>
    <message>
        <source>Nobody can shoot at elephants.</source>
        <translation>Auf Elefanten kann niemand schießen.</translation>
    </message>
    <message>
        <source>%1 charges %2</source>
        <comment>a unit, a unit</comment>
        <translation>%1 greift %2 an</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a unit, a unit</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 routs when it is charged and is gone at contact.</source>
        <translation>Angegriffen flieht %1 und ist bei der Berührung fort.</translation>
    </message>
    <message>
        <source>Elephants cannot hurt each other.</source>
        <translation>Elefanten können einander nichts anhaben.</translation>
    </message>
    <message>
        <source>Scare die: %1 may frighten it away (%2).</source>
        <translation>Schreckwurf: %1 kann ihn verjagen (%2).</translation>
    </message>
    <message>
        <source>%1 gets no scare die.</source>
        <translation>%1 hat keinen Schreckwurf.</translation>
    </message>
    <message>
        <source>Its hit takes %1 stands.</source>
        <translation>Der Aufprall nimmt %1 Elemente.</translation>
    </message>
    <message>
        <source>Runs wild after the round: %1.</source>
        <translation>Geht nach dem Kampfgang durch: %1.</translation>
    </message>
    <message>
        <source>No dice are rolled against elephants; %1 is bound by the fight.</source>
        <translation>Gegen Elefanten wird nicht gewürfelt; %1 ist durch das Gefecht gebunden.</translation>
    </message>
    <message>
        <source>Its control die sends it running after the round: %1.</source>
        <translation>Der Kontrollwurf lässt ihn nach dem Kampfgang durchgehen: %1.</translation>
    </message>
    <message>
        <source>%1 wins: %2</source>
        <comment>a unit, chance</comment>
        <translation>Sieg für %1: %2</translation>
    </message>
    <message>
        <source>both destroyed: %1</source>
        <translation>beide ausgeschaltet: %1</translation>
    </message>
    <message>
        <source>no decision: %1</source>
        <translation>keine Entscheidung: %1</translation>
    </message>
    <message>
        <source>Fought to the end:</source>
        <translation>Bis zum Ende gekämpft:</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>In the first round:</source>
        <translation>Im ersten Kampfgang:</translation>
    </message>
    <message>
        <source>%1 loses %2 of %3 stands on average; destroyed: %4.</source>
        <comment>a unit, stands, stands, chance</comment>
        <translation>%1 verliert im Durchschnitt %2 von %3 Elementen; ausgeschaltet: %4.</translation>
    </message>
    <message>
        <source>%1 would be met too; the odds leave it out.</source>
        <translation>Auch %1 käme in den Nahkampf; das ist in den Aussichten nicht enthalten.</translation>
    </message>
    <message>
        <source>%1 is fighting others too; these are the odds of the two alone.</source>
        <translation>Die Einheit %1 kämpft auch gegen andere; dies sind die Aussichten der beiden allein.</translation>
    </message>
</context>
<context>
    <name>zama::play::OutcomeLine</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Nothing on this computer opens %1.</source>
        <translation>Kein Programm auf diesem Computer öffnet %1.</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es gelaufen ist</translation>
    </message>
    <message>
        <source>It did not work</source>
        <translation>Es hat nicht geklappt</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the file that was saved</source>
        <translation>Die gespeicherte Datei öffnen</translation>
    </message>
</context>
<context>
    <name>zama::play::Overview</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>The whole table in small. Arrow keys move the part that is in view.</source>
        <translation>Der ganze Tisch im Kleinen. Pfeiltasten verschieben den sichtbaren Teil.</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayPanels</name>
    <message>
        <source>Armies</source>
        <translation>Heere</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Aussichten</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Gefechte</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Fair dice?</source>
        <translation>Faire Würfel?</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayTool</name>
    <message>
        <source>can still act</source>
        <translation>kann noch handeln</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayWindow</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Advance the line</source>
        <translation>&amp;Linie vorrücken</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Finish this step for me</source>
        <translation>Für mich &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;Pause the program</source>
        <translation>Programm an&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Concede</source>
        <translation>&amp;Aufgeben</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>Ganzer T&amp;isch</translation>
    </message>
    <message>
        <source>&amp;Grid of six inches</source>
        <translation>S&amp;echs-Zoll-Raster</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Zeitleiste</translation>
    </message>
    <message>
        <source>&amp;Next area of the window</source>
        <translation>&amp;Nächster Bereich des Fensters</translation>
    </message>
    <message>
        <source>&amp;Previous area of the window</source>
        <translation>&amp;Voriger Bereich des Fensters</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>Fenster neu &amp;ordnen</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>&amp;Battle report</source>
        <translation>S&amp;chlachtbericht</translation>
    </message>
    <message>
        <source>&amp;Who has won</source>
        <translation>Wer &amp;gewonnen hat</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a side&apos;s name and its reason</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ReportView</name>
    <message>
        <source>Save the battle report</source>
        <translation>Schlachtbericht speichern</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>Battle report</source>
        <translation>Schlachtbericht</translation>
    </message>
    <message>
        <source>Show the events of each &amp;sentence</source>
        <translation>&amp;Ereignisse zu jedem Satz zeigen</translation>
    </message>
    <message>
        <source>Show the events of each sentence</source>
        <translation>Ereignisse zu jedem Satz zeigen</translation>
    </message>
    <message>
        <source>Numbers in brackets name the entries of the battle&apos;s record that a sentence rests on.</source>
        <translation>Zahlen in Klammern nennen die Einträge im Schlachtprotokoll, auf denen ein Satz beruht.</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Als &amp;HTML speichern …</translation>
    </message>
    <message>
        <source>Save the report as a web page</source>
        <translation>Den Bericht als Webseite speichern</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Als &amp;PDF speichern …</translation>
    </message>
    <message>
        <source>Save the report for the printer</source>
        <translation>Den Bericht zum Drucken speichern</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Den Bericht drucken</translation>
    </message>
    <message>
        <source>%1, report of %2</source>
        <comment>name of a file: a battle, a day</comment>
        <translation>%1, Bericht vom %2</translation>
    </message>
</context>
<context>
    <name>zama::play::RosterView</name>
    <message>
        <source>On&amp;ly who can still act</source>
        <translation>&amp;Nur wer noch handeln kann</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Heeresliste</translation>
    </message>
</context>
<context>
    <name>zama::play::RulebookDock</name>
    <message>
        <source>Rulebook</source>
        <translation>Regelheft</translation>
    </message>
</context>
<context>
    <name>zama::play::RulebookPage</name>
    <message>
        <source>In the pictures, what is allowed is drawn with solid lines; what is refused is dashed and crossed out. A square of the ground is one inch.</source>
        <translation>In den Bildern ist Erlaubtes mit durchgezogenen Linien gezeichnet, Verbotenes gestrichelt und durchgestrichen. Ein Kästchen des Bodens ist ein Zoll.</translation>
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
        <translation>Öffnen bei %1: %2</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to where the book was open before</source>
        <translation>Dorthin zurück, wo das Heft vorher offen war</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Wieder nach vorn</translation>
    </message>
    <message>
        <source>A word, or a clause such as M3</source>
        <translation>Ein Wort oder eine Regel wie M3</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Im Regelheft suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
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
        <translation>beschießbar, im Durchschnitt %1 Elemente</translation>
    </message>
</context>
<context>
    <name>zama::play::StepBar</name>
    <message>
        <source>Can still act: %1</source>
        <comment>units</comment>
        <translation>Noch bereit: %1</translation>
    </message>
    <message>
        <source>Can still act: %1</source>
        <comment>generals</comment>
        <translation>Noch bereit: %1</translation>
    </message>
    <message>
        <source>Can still act: %1, %2</source>
        <comment>units, generals</comment>
        <translation>Noch bereit: %1, %2</translation>
    </message>
    <message>
        <source>The present step</source>
        <translation>Die aktuelle Phase</translation>
    </message>
    <message>
        <source>Steps of the turn</source>
        <translation>Phasen der Runde</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
</context>
<context>
    <name>zama::play::StepTile</name>
    <message>
        <source>Step %1: %2, %3</source>
        <comment>number, name, who acts</comment>
        <translation>Phase %1: %2, %3</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, jetzt</translation>
    </message>
</context>
<context>
    <name>zama::play::TargetChoice</name>
    <message>
        <source>Whom %1 fights</source>
        <translation>Gegen wen %1 kämpft</translation>
    </message>
    <message>
        <source>Fights %1</source>
        <translation>Kämpft gegen %1</translation>
    </message>
    <message>
        <source>Fights %1: 6 hits</source>
        <translation>Kämpft gegen %1: 6 trifft</translation>
    </message>
    <message>
        <source>Fights %1: %2 or more hits</source>
        <translation>Kämpft gegen %1: %2 oder mehr trifft</translation>
    </message>
    <message>
        <source>Dice against %1</source>
        <translation>Würfel gegen %1</translation>
    </message>
    <message>
        <source>Share them out so</source>
        <translation>So aufteilen</translation>
    </message>
    <message>
        <source>%1 of %2 dice</source>
        <translation>%1 von %2 Würfeln</translation>
    </message>
</context>
<context>
    <name>zama::play::TargetTool</name>
    <message>
        <source>%1: %2</source>
        <comment>an enemy, what can be done to him</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>zama::play::Timeline</name>
    <message>
        <source>To the beginning</source>
        <translation>An den Anfang</translation>
    </message>
    <message>
        <source>One order back</source>
        <translation>Einen Befehl zurück</translation>
    </message>
    <message>
        <source>One order forward</source>
        <translation>Einen Befehl vor</translation>
    </message>
    <message>
        <source>To the present</source>
        <translation>Zur Gegenwart</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Arrow keys go an order, page keys a step back and forward.</source>
        <translation>Mit den Pfeiltasten geht es einen Befehl, mit den Bildtasten eine Phase vor und zurück.</translation>
    </message>
    <message>
        <source>You are looking back – nothing can be ordered.</source>
        <translation>Du blickst zurück – jetzt lässt sich nichts befehlen.</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Zurück ins &amp;Jetzt</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>Von &amp;hier aus weiterspielen</translation>
    </message>
    <message>
        <source>A battle of its own begins here; the one you have played stays as it is.</source>
        <translation>Hier beginnt eine eigene Schlacht; die gespielte bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Turn %1, the battle is over</source>
        <translation>Runde %1, die Schlacht ist vorbei</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>turn, step</comment>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Runde %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>zama::play::VerdictBanner</name>
    <message>
        <source>Read the battle report</source>
        <translation>Schlachtbericht lesen</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Zurückblicken</translation>
    </message>
    <message>
        <source>To the beginning of the battle, to go through it with the timeline</source>
        <translation>An den Anfang der Schlacht, um sie mit der Zeitleiste durchzugehen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>The same battle from its beginning, with new dice</source>
        <translation>Dieselbe Schlacht von Anfang an, mit neuen Würfeln</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Turns: %1</source>
        <comment>how many were played</comment>
        <translation>Runden: %1</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation>Verlorene Elemente</translation>
    </message>
    <message>
        <source>Generals fallen</source>
        <translation>Gefallene Generäle</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many were lost</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1. %2 %3.</source>
        <comment>headline, reason, turns</comment>
        <translation>%1. %2 %3.</translation>
    </message>
    <message>
        <source>%1 %2: stands lost %3, generals fallen %4.</source>
        <comment>what was said before, a side, two counts</comment>
        <translation>%1 %2: verlorene Elemente %3, gefallene Generäle %4.</translation>
    </message>
</context>
<context>
    <name>zama::print::PageViewer</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1, shown at %2%</source>
        <comment>Page 1 of 8, a number</comment>
        <translation>%1, gezeigt mit %2 %</translation>
    </message>
    <message>
        <source>Pages as they will be printed</source>
        <translation>Die Seiten, wie sie gedruckt werden</translation>
    </message>
    <message>
        <source>Why there are no pages</source>
        <translation>Warum es keine Seiten gibt</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Farther (−, Ctrl and the wheel)</source>
        <translation>Verkleinern (−, Strg und Mausrad)</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Nearer (+, Ctrl and the wheel)</source>
        <translation>Vergrößern (+, Strg und Mausrad)</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Whole page (0)</source>
        <translation>Ganze Seite (0)</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Seitenbreite</translation>
    </message>
    <message>
        <source>Page width (1)</source>
        <translation>Seitenbreite (1)</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>Wo Sie gerade sind</translation>
    </message>
</context>
<context>
    <name>zama::shell::BattleMenu</name>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Schlacht</translation>
    </message>
    <message>
        <source>&amp;New battle, start page</source>
        <translation>&amp;Neue Schlacht, Startseite</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Open a battle</source>
        <translation>Schlacht öffnen</translation>
    </message>
    <message>
        <source>Battles (*.zama.json *.zama-game.json);;All files (*)</source>
        <translation>Schlachten (*.zama.json *.zama-game.json);;Alle Dateien (*)</translation>
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
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>Nothing is changed: 100 mm come out as 100 mm.</source>
        <translation>Nichts wird geändert: Aus 100 mm werden 100 mm.</translation>
    </message>
    <message>
        <source>From now on 100 mm are drawn as %1 mm across and as %2 mm along, and so come out as 100 mm.</source>
        <translation>Ab jetzt werden 100 mm quer als %1 mm und längs als %2 mm gezeichnet; auf dem Papier sind es dann 100 mm.</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Maßgetreu drucken</translation>
    </message>
    <message>
        <source>True size on “%1”</source>
        <translation>Maßgetreu drucken auf „%1“</translation>
    </message>
    <message>
        <source>&lt;b&gt;1.&lt;/b&gt; Print the check page at 100% (“actual size”).</source>
        <translation>&lt;b&gt;1.&lt;/b&gt; Die Prüfseite mit 100 % drucken („tatsächliche Größe“).</translation>
    </message>
    <message>
        <source>&amp;Save the check page…</source>
        <translation>Prüfseite &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Print the check page</source>
        <translation>Prüfseite &amp;drucken</translation>
    </message>
    <message>
        <source>Save the check page</source>
        <translation>Prüfseite speichern</translation>
    </message>
    <message>
        <source>Print the check page</source>
        <translation>Prüfseite drucken</translation>
    </message>
    <message>
        <source>&lt;b&gt;2.&lt;/b&gt; Measure both bars with a ruler and type what you find.</source>
        <translation>&lt;b&gt;2.&lt;/b&gt; Beide Strecken mit einem Lineal messen und die Werte eintippen.</translation>
    </message>
    <message>
        <source>Bar a&amp;cross:</source>
        <translation>Strecke &amp;quer:</translation>
    </message>
    <message>
        <source>Bar across, in millimetres</source>
        <translation>Strecke quer, in Millimetern</translation>
    </message>
    <message>
        <source>Bar a&amp;long:</source>
        <translation>Strecke &amp;längs:</translation>
    </message>
    <message>
        <source>Bar along, in millimetres</source>
        <translation>Strecke längs, in Millimetern</translation>
    </message>
    <message>
        <source>Between %1 and %2 mm can be made good. If a bar is shorter or longer, the printer has been told to fit pages to the paper: choose 100% in its settings and print the check page again.</source>
        <translation>Zwischen %1 und %2 mm lässt sich ausgleichen. Ist eine Strecke kürzer oder länger, so ist der Drucker darauf eingestellt, Seiten an das Papier anzupassen: Wählen Sie in seinen Einstellungen 100 %, und drucken Sie die Prüfseite noch einmal.</translation>
    </message>
    <message>
        <source>No co&amp;rrection</source>
        <translation>Ni&amp;cht korrigieren</translation>
    </message>
    <message>
        <source>&amp;Use this</source>
        <translation>Über&amp;nehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>zama::shell::DesignCorner</name>
    <message>
        <source>Battle without a title</source>
        <translation>Schlacht ohne Titel</translation>
    </message>
    <message>
        <source>Unsaved: %1</source>
        <translation>Ungespeichert: %1</translation>
    </message>
    <message>
        <source>Work that was not saved when the program ended, of %1</source>
        <translation>Arbeit, die am Ende des Programms nicht gespeichert war, von %1</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <translation>Bearbeiten: %1</translation>
    </message>
    <message>
        <source>Make a battle of your own</source>
        <translation>Eine eigene Schlacht entwerfen</translation>
    </message>
    <message>
        <source>New battle, in &amp;five questions…</source>
        <translation>Neue Schlacht in &amp;fünf Fragen …</translation>
    </message>
    <message>
        <source>&amp;Change the chosen battle</source>
        <translation>Gewählte Schlacht &amp;ändern</translation>
    </message>
    <message>
        <source>P&amp;rint the chosen battle…</source>
        <translation>Gewählte Schlacht dr&amp;ucken …</translation>
    </message>
    <message>
        <source>Open a scenario to e&amp;dit…</source>
        <translation>Szenario zum Bea&amp;rbeiten öffnen …</translation>
    </message>
</context>
<context>
    <name>zama::shell::Editing</name>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>%1 lässt sich nicht öffnen. %2</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <translation>Das lässt sich noch nicht spielen. %1</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe. %1 Save soon.</source>
        <translation>Ungespeicherte Arbeit lässt sich nicht sichern. %1 Speichern Sie bald.</translation>
    </message>
    <message>
        <source>Save the scenario?</source>
        <translation>Szenario speichern?</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>„%1“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Replace what somebody else saved?</source>
        <translation>Ersetzen, was jemand anders gespeichert hat?</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here. If you replace it, that version is kept among the earlier versions.</source>
        <translation>%1 wurde von einem anderen Programm geändert, seit es hier geöffnet ist. Wenn Sie es ersetzen, bleibt jene Fassung unter den früheren Fassungen erhalten.</translation>
    </message>
    <message>
        <source>This scenario is in no file yet.</source>
        <translation>Dieses Szenario ist noch in keiner Datei.</translation>
    </message>
    <message>
        <source>This is what %1 holds. Undo brings your version back.</source>
        <translation>Das ist der Inhalt von %1. „Rückgängig“ bringt Ihre Fassung zurück.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Your version stays as it is.</source>
        <translation>%1 lässt sich nicht lesen. Ihre Fassung bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Save the scenario as</source>
        <translation>Szenario speichern unter</translation>
    </message>
    <message>
        <source>Scenarios (*%1)</source>
        <translation>Szenarien (*%1)</translation>
    </message>
    <message>
        <source>%1 is a battle under way. Choose another name.</source>
        <translation>%1 ist eine laufende Schlacht. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>Nicht gespeichert. %1</translation>
    </message>
    <message>
        <source>%1 was changed by another program. What you see here is your version; Scenario &gt; Read the file again shows the other. Before yours replaces it, you will be asked.</source>
        <translation>%1 wurde von einem anderen Programm geändert. Hier sehen Sie Ihre Fassung; „Szenario &gt; Datei neu lesen“ zeigt die andere. Bevor Ihre sie ersetzt, werden Sie gefragt.</translation>
    </message>
    <message>
        <source>Battle without a title</source>
        <translation>Schlacht ohne Titel</translation>
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
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Regelheft</translation>
    </message>
    <message>
        <source>&amp;About Zama</source>
        <translation>Ü&amp;ber Zama</translation>
    </message>
    <message>
        <source>About Zama</source>
        <translation>Über Zama</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Zama %1&lt;/h3&gt;&lt;p&gt;Fast-play tabletop battles for the classroom.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty. It never uses the network.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Zama %1&lt;/h3&gt;&lt;p&gt;Schnelle Tischschlachten fürs Klassenzimmer.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Ohne jede Gewähr. Das Programm benutzt nie das Netz.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>zama::shell::LanguageChoice</name>
    <message>
        <source>%1 cannot be read from line %2 on, so English is spoken.</source>
        <translation>%1 ist ab Zeile %2 nicht lesbar, deshalb wird Englisch gesprochen.</translation>
    </message>
</context>
<context>
    <name>zama::shell::LanguageMenu</name>
    <message>
        <source>Lang&amp;uage</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>&amp;Second language</source>
        <translation>&amp;Zweite Sprache</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>&amp;Below the first</source>
        <translation>&amp;Unter der ersten</translation>
    </message>
    <message>
        <source>&amp;Digits of Arabic</source>
        <translation>&amp;Arabische Ziffern</translation>
    </message>
    <message>
        <source>As in my &amp;country</source>
        <translation>Wie in &amp;meinem Land</translation>
    </message>
    <message>
        <source>For the &amp;other side, while it acts</source>
        <translation>Für die &amp;andere Seite, während sie handelt</translation>
    </message>
</context>
<context>
    <name>zama::shell::MainWindow</name>
    <message>
        <source>This computer has no letters for %1. A font for it helps.</source>
        <translation>Diesem Computer fehlen die Buchstaben für %1. Eine Schriftart dafür hilft.</translation>
    </message>
    <message>
        <source>Zama</source>
        <translation>Zama</translation>
    </message>
    <message>
        <source>%1 – Zama</source>
        <translation>%1 – Zama</translation>
    </message>
</context>
<context>
    <name>zama::shell::PartList</name>
    <message>
        <source>none</source>
        <comment>pages of a part that cannot be printed</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 Pages: %2.</source>
        <comment>what a part is good for, a number</comment>
        <translation>%1 Seiten: %2.</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Alles</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Pages of: %1</source>
        <translation>Seiten von: %1</translation>
    </message>
</context>
<context>
    <name>zama::shell::PlayMenu</name>
    <message>
        <source>%1 are played by</source>
        <translation>Wer spielt: %1</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>D&amp;ice</source>
        <translation>W&amp;ürfel</translation>
    </message>
    <message>
        <source>Rolled by the &amp;program</source>
        <translation>Vom &amp;Programm geworfen</translation>
    </message>
    <message>
        <source>&amp;Real dice, typed in</source>
        <translation>&amp;Echte Würfel, eingetippt</translation>
    </message>
    <message>
        <source>&amp;Taking back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Until the last &amp;dice</source>
        <translation>Bis zum letzten &amp;Wurf</translation>
    </message>
    <message>
        <source>Within the &amp;step</source>
        <translation>Innerhalb der &amp;Phase</translation>
    </message>
    <message>
        <source>&amp;Freely</source>
        <translation>&amp;Beliebig weit</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>B&amp;ewegung</translation>
    </message>
    <message>
        <source>&amp;Calm</source>
        <translation>&amp;Ruhig</translation>
    </message>
    <message>
        <source>&amp;Brisk</source>
        <translation>&amp;Flott</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
</context>
<context>
    <name>zama::shell::PlayStrip</name>
    <message>
        <source>Side %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wer spielt: %1</translation>
    </message>
    <message>
        <source>Somebody at this screen</source>
        <translation>Jemand an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Does whatever is allowed</source>
        <translation>Tut irgendetwas, was erlaubt ist</translation>
    </message>
    <message>
        <source>Sees a good move when there is one</source>
        <translation>Erkennt gute Gelegenheiten</translation>
    </message>
    <message>
        <source>Thinks the battle ahead</source>
        <translation>Denkt die Schlacht voraus</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Rolled by the program</source>
        <translation>Vom Programm geworfen</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Echte Würfel, eingetippt</translation>
    </message>
    <message>
        <source>Orders may be taken back</source>
        <translation>Befehle zurücknehmen</translation>
    </message>
    <message>
        <source>How far orders may be taken back</source>
        <translation>Wie weit Befehle zurückgenommen werden dürfen</translation>
    </message>
    <message>
        <source>Until dice are rolled</source>
        <translation>Bis gewürfelt wird</translation>
    </message>
    <message>
        <source>Within the step</source>
        <translation>Innerhalb der Phase</translation>
    </message>
    <message>
        <source>As far as one likes</source>
        <translation>So weit man will</translation>
    </message>
    <message>
        <source>All of this can be changed during the battle.</source>
        <translation>All das lässt sich während der Schlacht ändern.</translation>
    </message>
    <message>
        <source>Beg&amp;in the battle</source>
        <translation>Schlacht b&amp;eginnen</translation>
    </message>
    <message>
        <source>Begins the chosen battle</source>
        <translation>Beginnt die gewählte Schlacht</translation>
    </message>
</context>
<context>
    <name>zama::shell::Playing</name>
    <message>
        <source>This battle is kept in %1.</source>
        <translation>Diese Schlacht wird in %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>Save the battle as</source>
        <translation>Schlacht speichern unter</translation>
    </message>
    <message>
        <source>Battles under way (*%1)</source>
        <translation>Laufende Schlachten (*%1)</translation>
    </message>
    <message>
        <source>Replace?</source>
        <translation>Ersetzen?</translation>
    </message>
    <message>
        <source>Saved. The battle is kept in %1 from now on.</source>
        <translation>Gespeichert. Die Schlacht wird von nun an in %1 aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrintDialog</name>
    <message>
        <source>%1 cannot be written: the pages could not be drawn.</source>
        <translation>%1 lässt sich nicht schreiben: Die Seiten ließen sich nicht zeichnen.</translation>
    </message>
    <message>
        <source>All pages went to the printer “%1”.</source>
        <translation>Alle Seiten sind an den Drucker „%1“ gegangen.</translation>
    </message>
    <message>
        <source>Nothing is chosen yet. Tick what you would like to print.</source>
        <translation>Noch ist nichts gewählt. Haken Sie an, was Sie drucken möchten.</translation>
    </message>
    <message>
        <source>Nobody is chosen. Tick a command and a type of unit whose soldiers you would like to print.</source>
        <translation>Noch ist niemand gewählt. Haken Sie einen Heeresteil und einen Einheitentyp an, deren Soldaten Sie drucken möchten.</translation>
    </message>
    <message>
        <source>%1, about %2% ink</source>
        <comment>8 pages, a number</comment>
        <translation>%1, zu etwa %2 % bedruckt</translation>
    </message>
    <message>
        <source>%1, the ink is being measured…</source>
        <comment>8 pages</comment>
        <translation>%1, der Tintenbedarf wird gemessen …</translation>
    </message>
    <message>
        <source>Looking for printers…</source>
        <translation>Drucker werden gesucht …</translation>
    </message>
    <message>
        <source>No printer is installed on this computer. Save a PDF file and print that elsewhere.</source>
        <translation>Auf diesem Computer ist kein Drucker eingerichtet. Speichern Sie eine PDF-Datei, und drucken Sie sie anderswo.</translation>
    </message>
    <message>
        <source>Choose a printer under “How”, or save a PDF file.</source>
        <translation>Wählen Sie unter „Wie“ einen Drucker, oder speichern Sie eine PDF-Datei.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>for the class</source>
        <comment>a file name</comment>
        <translation>für die Klasse</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a file: a battle, what is printed of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The check page went to the printer.</source>
        <translation>Die Prüfseite ist an den Drucker gegangen.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>&amp;How</source>
        <translation>W&amp;ie</translation>
    </message>
    <message>
        <source>What is printed, and how</source>
        <translation>Was gedruckt wird und wie</translation>
    </message>
    <message>
        <source>How much it is</source>
        <translation>Wie viel es ist</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern …</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrintLooks</name>
    <message>
        <source>As on the screen.</source>
        <translation>Wie auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>Nothing but lines: a class colours its soldiers itself.</source>
        <translation>Nur Linien: Die Klasse malt ihre Soldaten selbst aus.</translation>
    </message>
    <message>
        <source>Colours are only hinted at: at most an eighth of the paper is covered.</source>
        <translation>Farben sind nur angedeutet: Höchstens ein Achtel des Papiers ist bedeckt.</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>In &amp;colour</source>
        <translation>&amp;Farbig</translation>
    </message>
    <message>
        <source>&amp;Outlines, to colour in</source>
        <translation>&amp;Umrisse, zum Ausmalen</translation>
    </message>
    <message>
        <source>&amp;Pale, saves ink</source>
        <translation>&amp;Blass, spart Tinte</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
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
        <translation>Ausric&amp;htung</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Upright</source>
        <comment>paper</comment>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Sideways</source>
        <comment>paper</comment>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Secon&amp;d language</source>
        <translation>&amp;Zweite Sprache</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Zweite Sprache</translation>
    </message>
    <message>
        <source>None</source>
        <comment>second language</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Le&amp;ngths</source>
        <translation>&amp;Längen</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Längen</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Zentimeter</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrinterBox</name>
    <message>
        <source>Not corrected: 100 mm are drawn as 100 mm.</source>
        <translation>Nicht korrigiert: 100 mm werden als 100 mm gezeichnet.</translation>
    </message>
    <message>
        <source>Corrected: 100 mm came out as %1 mm across and %2 mm along.</source>
        <translation>Korrigiert: Aus 100 mm waren quer %1 mm und längs %2 mm geworden.</translation>
    </message>
    <message>
        <source>P&amp;rinter</source>
        <translation>Dru&amp;cker</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>Another one, from a PDF file</source>
        <translation>Ein anderer, über eine PDF-Datei</translation>
    </message>
    <message>
        <source>One that prints a PDF file</source>
        <translation>Einer, der eine PDF-Datei druckt</translation>
    </message>
    <message>
        <source>How true to size it prints</source>
        <translation>Wie maßgetreu er druckt</translation>
    </message>
    <message>
        <source>&amp;True to size…</source>
        <translation>Maßge&amp;treu …</translation>
    </message>
    <message>
        <source>Make it print true to size</source>
        <translation>Dafür sorgen, dass er maßgetreu druckt</translation>
    </message>
    <message>
        <source>Correct PDF &amp;files, too</source>
        <translation>Auch PDF-Dateien &amp;korrigieren</translation>
    </message>
    <message>
        <source>Correct PDF files, too</source>
        <translation>Auch PDF-Dateien korrigieren</translation>
    </message>
    <message>
        <source>Only for files that will be printed on this very printer. Without it the lengths in a file are exact.</source>
        <translation>Nur für Dateien, die auf genau diesem Drucker gedruckt werden. Ohne das Häkchen stimmen die Längen in der Datei genau.</translation>
    </message>
</context>
<context>
    <name>zama::shell::RecentList</name>
    <message>
        <source>Battles you have begun will stand here. Each is kept by itself, order by order.</source>
        <translation>Hier stehen später die Schlachten, die du begonnen hast. Jede wird von selbst aufbewahrt, Befehl für Befehl.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
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
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Take it out of this list</source>
        <translation>Aus dieser Liste nehmen</translation>
    </message>
    <message>
        <source>Turn %1 · being played elsewhere</source>
        <translation>Runde %1 · wird anderswo gespielt</translation>
    </message>
    <message>
        <source>Finished in turn %1 · %2</source>
        <translation>In Runde %1 beendet · %2</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Runde %1 · %2</translation>
    </message>
    <message>
        <source>Branched off in turn %1</source>
        <translation>Abgezweigt in Runde %1</translation>
    </message>
    <message>
        <source>Branched off in turn %1, %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Abgezweigt in Runde %1, %2: %3</translation>
    </message>
    <message>
        <source>Branched off in turn %1, %2</source>
        <comment>turn, step</comment>
        <translation>Abgezweigt in Runde %1, %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>gestern, %1</translation>
    </message>
</context>
<context>
    <name>zama::shell::ReportPage</name>
    <message>
        <source>Looking for printers…</source>
        <translation>Drucker werden gesucht …</translation>
    </message>
    <message>
        <source>No printer is installed on this computer. Save a PDF file and print that elsewhere.</source>
        <translation>Auf diesem Computer ist kein Drucker eingerichtet. Der Bericht lässt sich als PDF-Datei speichern und anderswo drucken.</translation>
    </message>
    <message>
        <source>All pages went to the printer “%1”.</source>
        <translation>Alle Seiten sind an den Drucker „%1“ gegangen.</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Zurück zum Tisch</translation>
    </message>
</context>
<context>
    <name>zama::shell::ScenarioMenus</name>
    <message>
        <source>&amp;Scenario</source>
        <translation>S&amp;zenario</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>A&amp;nordnen</translation>
    </message>
    <message>
        <source>&amp;New scenario…</source>
        <translation>&amp;Neues Szenario …</translation>
    </message>
    <message>
        <source>&amp;Change this battle</source>
        <translation>Diese Schlacht &amp;ändern</translation>
    </message>
    <message>
        <source>&amp;From this position</source>
        <translation>&amp;Von dieser Lage aus</translation>
    </message>
    <message>
        <source>&amp;Open in the editor…</source>
        <translation>Im &amp;Editor öffnen …</translation>
    </message>
    <message>
        <source>&amp;Unsaved work</source>
        <translation>&amp;Ungespeicherte Arbeit</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern un&amp;ter …</translation>
    </message>
    <message>
        <source>&amp;Read the file again</source>
        <translation>Datei neu &amp;lesen</translation>
    </message>
    <message>
        <source>&amp;Earlier versions</source>
        <translation>&amp;Frühere Fassungen</translation>
    </message>
    <message>
        <source>C&amp;lose the editor</source>
        <translation>Edit&amp;or schließen</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <source>Scenarios (*%1);;All files (*)</source>
        <translation>Szenarien (*%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>None yet: they are kept each time you save</source>
        <translation>Noch keine: Sie entstehen bei jedem Speichern</translation>
    </message>
    <message>
        <source>Battle without a title</source>
        <translation>Schlacht ohne Titel</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, date and time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>Damit &amp;weitermachen</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Verwerfen</translation>
    </message>
</context>
<context>
    <name>zama::shell::SoldierBox</name>
    <message>
        <source>%1%</source>
        <comment>a number</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Whose soldiers</source>
        <translation>W&amp;essen Soldaten</translation>
    </message>
    <message>
        <source>Their &amp;generals, too</source>
        <translation>Auch ihre &amp;Generäle</translation>
    </message>
    <message>
        <source>Their generals, too</source>
        <translation>Auch ihre Generäle</translation>
    </message>
    <message>
        <source>Spa&amp;re stands of each type</source>
        <translation>Ersatzeleme&amp;nte je Typ</translation>
    </message>
    <message>
        <source>Spare stands of each type</source>
        <translation>Ersatzelemente je Typ</translation>
    </message>
    <message>
        <source>Height of the &amp;figures</source>
        <translation>H&amp;öhe der Figuren</translation>
    </message>
    <message>
        <source>Height of the figures</source>
        <translation>Höhe der Figuren</translation>
    </message>
    <message>
        <source>Only the figures grow. Bases stay as large as the rules need them.</source>
        <translation>Nur die Figuren wachsen. Die Standfüße bleiben so groß, wie die Regeln sie brauchen.</translation>
    </message>
</context>
<context>
    <name>zama::shell::SoldierTree</name>
    <message>
        <source>Whose soldiers</source>
        <translation>Wessen Soldaten</translation>
    </message>
    <message>
        <source>Types of unit</source>
        <translation>Einheitentypen</translation>
    </message>
</context>
<context>
    <name>zama::shell::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Zama</source>
        <translation>Zama</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Battles of the ancient world, fought on one table by a whole class.</source>
        <translation>Schlachten der Antike, von einer ganzen Klasse auf einem Tisch ausgefochten.</translation>
    </message>
    <message>
        <source>The emblem of the program</source>
        <translation>Das Zeichen des Programms</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Nicht jetzt</translation>
    </message>
    <message>
        <source>The battle stays in the list of recent battles.</source>
        <translation>Die Schlacht bleibt in der Liste der letzten Schlachten.</translation>
    </message>
    <message>
        <source>A new battle</source>
        <translation>Eine neue Schlacht</translation>
    </message>
    <message>
        <source>Go on with a battle</source>
        <translation>Eine Schlacht fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Datei ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Opens a saved battle or a scenario that somebody gave you.</source>
        <translation>Öffnet eine gespeicherte Schlacht oder ein Szenario, das dir jemand gegeben hat.</translation>
    </message>
    <message>
        <source>Guided first battle</source>
        <translation>Geführte erste Schlacht</translation>
    </message>
    <message>
        <source>Two minutes. A handful of units, every step explained, no rules to read first.</source>
        <translation>Zwei Minuten, eine Handvoll Einheiten, jeder Schritt wird erklärt. Regeln musst du vorher keine lesen.</translation>
    </message>
    <message>
        <source>%1 · turns: %2</source>
        <translation>%1 · Runden: %2</translation>
    </message>
    <message>
        <source>The &amp;whole battle: %1</source>
        <translation>Die &amp;ganze Schlacht: %1</translation>
    </message>
    <message>
        <source>S&amp;hort, for one lesson: %1</source>
        <translation>&amp;Kurz, für eine Stunde: %1</translation>
    </message>
    <message>
        <source>“%1” was interrupted in turn %2 (%3). Nothing is lost: you can go on where it was.</source>
        <translation>„%1“ wurde in Runde %2 unterbrochen (%3). Nichts ist verloren: Du kannst weiterspielen, wo es aufhörte.</translation>
    </message>
</context>
<context>
    <name>zama::shell::TestBar</name>
    <message>
        <source>Play-test</source>
        <translation>Probespiel</translation>
    </message>
    <message>
        <source>A test: the scenario stays as it is, whatever happens here.</source>
        <translation>Ein Probespiel: Das Szenario bleibt, wie es ist, was immer hier geschieht.</translation>
    </message>
    <message>
        <source>&amp;Keep this battle</source>
        <translation>Diese Schlacht be&amp;halten</translation>
    </message>
    <message>
        <source>Back to the &amp;editor</source>
        <translation>Zurück zum &amp;Editor</translation>
    </message>
</context>
<context>
    <name>zama::shell::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>As on the des&amp;ktop</source>
        <translation>&amp;Wie das System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>L&amp;engths</source>
        <translation>&amp;Längen</translation>
    </message>
    <message>
        <source>&amp;Inches</source>
        <translation>&amp;Zoll</translation>
    </message>
    <message>
        <source>&amp;Centimetres</source>
        <translation>Zenti&amp;meter</translation>
    </message>
    <message>
        <source>&amp;Size of text</source>
        <translation>&amp;Schriftgröße</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Large</source>
        <translation>&amp;Groß</translation>
    </message>
    <message>
        <source>For a &amp;projector</source>
        <translation>Für &amp;Beamer</translation>
    </message>
</context>
<context>
    <name>zama::table::EventLogModel</name>
    <message>
        <source>Turn %1 – %2</source>
        <comment>turn, step</comment>
        <translation>Runde %1 – %2</translation>
    </message>
    <message>
        <source>Turn %1 – %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Runde %1 – %2: %3</translation>
    </message>
</context>
<context>
    <name>zama::table::RosterModel</name>
    <message>
        <source>eliminated</source>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>routed</source>
        <translation>geflohen</translation>
    </message>
    <message>
        <source>scared off</source>
        <translation>verscheucht</translation>
    </message>
    <message>
        <source>ran off in a rampage</source>
        <translation>durchgegangen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two parts of a list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>in melee</source>
        <translation>im Nahkampf</translation>
    </message>
    <message>
        <source>has moved</source>
        <translation>hat sich bewegt</translation>
    </message>
    <message>
        <source>has shot</source>
        <translation>hat geschossen</translation>
    </message>
    <message>
        <source>has charged</source>
        <translation>hat angegriffen</translation>
    </message>
    <message>
        <source>has fallen</source>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>can still act</source>
        <translation>kann noch handeln</translation>
    </message>
    <message>
        <source>%1: nothing</source>
        <comment>a column of the list</comment>
        <translation>%1: nichts</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Zu tun</translation>
    </message>
    <message>
        <source>its general has fallen</source>
        <translation>General gefallen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its general</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>stands left and at full strength</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>zama::table::TableView</name>
    <message>
        <source>Table</source>
        <translation>Spieltisch</translation>
    </message>
    <message>
        <source>The battlefield with all units and generals. Space does the next thing, N and P pick units, arrow keys steer who is picked, Enter orders it, Escape drops it.</source>
        <translation>Das Schlachtfeld mit allen Einheiten und Generälen. Die Leertaste tut das Nächste, N und P wählen Einheiten aus, die Pfeiltasten lenken die gewählte, die Eingabetaste gibt den Befehl, Esc lässt sie los.</translation>
    </message>
</context>
</TS>
