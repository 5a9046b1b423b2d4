<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ArmyCommands</name>
    <message>
        <source>Row %1: %2</source>
        <translation>Fila %1: %2</translation>
    </message>
    <message>
        <source>Problems in all: %1.</source>
        <translation>Problemas en total: %1.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Primer bando</translation>
    </message>
    <message>
        <source>First Command</source>
        <translation>Grupo I</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Segundo bando</translation>
    </message>
    <message>
        <source>The table was not put in. %1</source>
        <translation>La tabla no se ha incorporado. %1</translation>
    </message>
    <message>
        <source>Units added: %1, changed: %2, removed: %3.</source>
        <translation>Unidades añadidas: %1; cambiadas: %2; quitadas: %3.</translation>
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
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>There are no unit types in this file.</source>
        <translation>En este archivo no hay tipos de unidad.</translation>
    </message>
</context>
<context>
    <name>ArmyModel</name>
    <message>
        <source>no units</source>
        <translation>sin unidades</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>ha caído</translation>
    </message>
    <message>
        <source>commander-in-chief</source>
        <translation>general en jefe</translation>
    </message>
    <message>
        <source>general</source>
        <translation>general</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>stands left and at full strength</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>unknown type “%1”</source>
        <translation>tipo desconocido «%1»</translation>
    </message>
    <message>
        <source>Command of %1</source>
        <translation>Cuerpo de %1</translation>
    </message>
</context>
<context>
    <name>BattleKeeper</name>
    <message>
        <source>%1 was changed by somebody else. It stays as it is now; your battle goes on in %2, beside it.</source>
        <translation>Otra persona ha cambiado %1. Queda como está; tu batalla sigue al lado, en %2.</translation>
    </message>
    <message>
        <source>%1 Until that is mended, every order is kept in %2. You can go on playing.</source>
        <translation>%1 Hasta que se arregle, cada orden se guarda en %2. Puedes seguir jugando.</translation>
    </message>
    <message>
        <source>%1 There is no second place either: at this moment the battle is only in memory. It is tried again with every order; better choose “Save as” now.</source>
        <translation>%1 Tampoco hay un segundo lugar: en este momento la batalla solo está en la memoria. Se intenta otra vez con cada orden; es mejor elegir ahora «Guardar como».</translation>
    </message>
    <message>
        <source>Every order is kept in %1 again.</source>
        <translation>Cada orden se guarda otra vez en %1.</translation>
    </message>
    <message>
        <source>%1 is something else, not a battle. Shall the battle really take its place?</source>
        <translation>%1 es otra cosa, no una batalla. ¿Seguro que la batalla debe ocupar su lugar?</translation>
    </message>
    <message>
        <source>%1 was changed by somebody else since you opened it. Shall your battle take its place?</source>
        <translation>Otra persona ha cambiado %1 desde que lo abriste. ¿Debe tu batalla ocupar su lugar?</translation>
    </message>
    <message>
        <source>%1 is being played in another window or on another computer. Choose another name.</source>
        <translation>%1 se está jugando en otra ventana o en otro equipo. Elige otro nombre.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>No se puede abrir %1. %2</translation>
    </message>
    <message>
        <source>%1 is being played in another window or on another computer. Here you go on in a copy of it, %2.</source>
        <translation>%1 se está jugando en otra ventana o en otro equipo. Aquí sigues en una copia, %2.</translation>
    </message>
    <message>
        <source>%1 could be saved at last: the battle is now kept in %2.</source>
        <translation>Por fin se pudo guardar %1: la batalla está ahora en %2.</translation>
    </message>
    <message>
        <source>%1 does not come out as it says: this program knows the battle up to order %3. The file stays as it is; you go on from there in %2.</source>
        <translation>%1 no da el resultado que dice: este programa conoce la batalla hasta la orden %3. El archivo queda como está; desde ahí sigues en %2.</translation>
    </message>
    <message>
        <source>The end of %1 is damaged. Everything before it was read; the file stays as it is and you go on in %2.</source>
        <translation>El final de %1 está dañado. Se ha leído todo lo anterior; el archivo queda como está y sigues en %2.</translation>
    </message>
    <message>
        <source>%1 was written by a different Zama and holds things that this one does not know. It stays as it is; you go on in %2.</source>
        <translation>%1 se escribió con otro Zama y contiene cosas que este no conoce. Queda como está; sigues en %2.</translation>
    </message>
</context>
<context>
    <name>BlankReportPages</name>
    <message>
        <source>Start</source>
        <translation>Al empezar</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Quedan</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Generales</translation>
    </message>
    <message>
        <source>Stands that count</source>
        <translation>Peanas que cuentan</translation>
    </message>
    <message>
        <source>Lost, in per cent</source>
        <translation>Perdidas, en tanto por ciento</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>Lo que costó</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>I led</source>
        <translation>Yo mandaba</translation>
    </message>
    <message>
        <source>What was our plan?</source>
        <translation>¿Cuál era nuestro plan?</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>¿Qué pasó?</translation>
    </message>
    <message>
        <source>When did the battle turn, and why?</source>
        <translation>¿Cuándo cambió la batalla, y por qué?</translation>
    </message>
    <message>
        <source>The table at that moment</source>
        <translation>La mesa en ese momento</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>¿Quién ganó?</translation>
    </message>
    <message>
        <source>By how much?</source>
        <translation>¿Por cuánto?</translation>
    </message>
    <message>
        <source>What would we do differently?</source>
        <translation>¿Qué haríamos de otra manera?</translation>
    </message>
    <message>
        <source>A letter home, written that evening</source>
        <translation>Una carta a casa, escrita esa noche</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check page</source>
        <translation>Página de comprobación</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”). Measure each bar with a ruler, from the outer edge of one end line to the outer edge of the other. Tell the program what you measured.</source>
        <translation>Imprime esta página al 100 % («tamaño real»). Mide cada barra con una regla, desde el borde exterior de una raya final hasta el borde exterior de la otra. Indica después al programa lo que has medido.</translation>
    </message>
    <message>
        <source>Printer: %1</source>
        <translation>Impresora: %1</translation>
    </message>
    <message>
        <source>Across: how many millimetres?</source>
        <translation>A lo ancho: ¿cuántos milímetros?</translation>
    </message>
    <message>
        <source>Along: how many millimetres?</source>
        <translation>A lo alto: ¿cuántos milímetros?</translation>
    </message>
    <message>
        <source>With your correction this is 100 mm.</source>
        <translation>Con tu corrección, esto mide 100 mm.</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Cerrar pestaña</translation>
    </message>
</context>
<context>
    <name>ColourField</name>
    <message>
        <source>Terracotta</source>
        <translation>Terracota</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Rojo vino</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Dorado</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Sea green</source>
        <translation>Verde mar</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Azul cielo</translation>
    </message>
    <message>
        <source>Deep blue</source>
        <translation>Azul oscuro</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Cream</source>
        <translation>Crema</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
</context>
<context>
    <name>CommanderPages</name>
    <message>
        <source>Without a general</source>
        <translation>Sin general</translation>
    </message>
    <message>
        <source>Your orders</source>
        <translation>Tus órdenes</translation>
    </message>
    <message>
        <source>Your units</source>
        <translation>Tus unidades</translation>
    </message>
    <message>
        <source>What they can do</source>
        <translation>Lo que pueden hacer</translation>
    </message>
    <message>
        <source>Your commands</source>
        <translation>Tus cuerpos</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (continuación)</translation>
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
        <translation>frente</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>flanco</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>retaguardia</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of stands, before and after</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>what a die needs</comment>
        <translation>%1 o más</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Greek hoplites</source>
        <translation>Hoplitas griegos</translation>
    </message>
    <message>
        <source>Saka warriors</source>
        <translation>Guerreros sacas</translation>
    </message>
    <message>
        <source>Macedonian hypaspists</source>
        <translation>Hipaspistas macedonios</translation>
    </message>
    <message>
        <source>Macedonian pikemen</source>
        <translation>Piqueros macedonios</translation>
    </message>
    <message>
        <source>Persian shield bearers</source>
        <translation>Escuderos persas</translation>
    </message>
    <message>
        <source>Persian Immortals</source>
        <translation>Inmortales persas</translation>
    </message>
    <message>
        <source>Medes and Arabs</source>
        <translation>Medos y árabes</translation>
    </message>
    <message>
        <source>Egyptian foot</source>
        <translation>Infantería egipcia</translation>
    </message>
    <message>
        <source>Hellenistic shield bearers</source>
        <translation>Escuderos helenísticos</translation>
    </message>
    <message>
        <source>Thracians</source>
        <translation>Tracios</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <translation>Galos y tracios</translation>
    </message>
    <message>
        <source>Roman heavy infantry</source>
        <translation>Infantería pesada romana</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <translation>Infantería pesada libia</translation>
    </message>
    <message>
        <source>African levy of Carthage</source>
        <translation>Leva africana de Cartago</translation>
    </message>
    <message>
        <source>Gauls and Ligurians of Carthage</source>
        <translation>Galos y ligures de Cartago</translation>
    </message>
    <message>
        <source>Numidians on foot</source>
        <translation>Númidas a pie</translation>
    </message>
    <message>
        <source>Gallic warriors</source>
        <translation>Guerreros galos</translation>
    </message>
    <message>
        <source>Iberian heavy foot</source>
        <translation>Infantería pesada íbera</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <translation>Celtíberos</translation>
    </message>
    <message>
        <source>Roman legionaries of the emperors</source>
        <translation>Legionarios imperiales</translation>
    </message>
    <message>
        <source>Roman auxiliaries</source>
        <translation>Auxiliares romanos</translation>
    </message>
    <message>
        <source>Germanic warriors</source>
        <translation>Guerreros germanos</translation>
    </message>
    <message>
        <source>Saxon huscarls</source>
        <translation>Huscarles sajones</translation>
    </message>
    <message>
        <source>Saxon levy</source>
        <translation>Leva sajona</translation>
    </message>
    <message>
        <source>Men-at-arms on foot</source>
        <translation>Hombres de armas a pie</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <translation>Arqueros persas</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <translation>Arqueros cretenses</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <translation>Peltastas</translation>
    </message>
    <message>
        <source>Slingers</source>
        <translation>Honderos</translation>
    </message>
    <message>
        <source>Indian archers</source>
        <translation>Arqueros indios</translation>
    </message>
    <message>
        <source>Roman velites</source>
        <translation>Vélites romanos</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <translation>Honderos baleares</translation>
    </message>
    <message>
        <source>Iberian light foot</source>
        <translation>Infantería ligera íbera</translation>
    </message>
    <message>
        <source>Norman archers</source>
        <translation>Arqueros normandos</translation>
    </message>
    <message>
        <source>English longbowmen</source>
        <translation>Arqueros ingleses de arco largo</translation>
    </message>
    <message>
        <source>Crossbowmen</source>
        <translation>Ballesteros</translation>
    </message>
    <message>
        <source>Saka horse archers</source>
        <translation>Arqueros a caballo sacas</translation>
    </message>
    <message>
        <source>Greek light horse</source>
        <translation>Caballería ligera griega</translation>
    </message>
    <message>
        <source>Macedonian Companions</source>
        <translation>Compañeros macedonios</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <translation>Caballería persa</translation>
    </message>
    <message>
        <source>Hellenistic cavalry</source>
        <translation>Caballería helenística</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <translation>Catafractos</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <translation>Caballería romana</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <translation>Caballería númida</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <translation>Caballería cartaginesa</translation>
    </message>
    <message>
        <source>Gallic nobles</source>
        <translation>Nobles galos</translation>
    </message>
    <message>
        <source>Iberian cavalry</source>
        <translation>Caballería íbera</translation>
    </message>
    <message>
        <source>Norman knights</source>
        <translation>Caballeros normandos</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Caballeros</translation>
    </message>
    <message>
        <source>Mongol horse archers</source>
        <translation>Arqueros a caballo mongoles</translation>
    </message>
    <message>
        <source>Mamluks</source>
        <translation>Mamelucos</translation>
    </message>
    <message>
        <source>African war elephant</source>
        <translation>Elefante de guerra africano</translation>
    </message>
    <message>
        <source>African war elephant, trumpeting</source>
        <translation>Elefante de guerra africano, barritando</translation>
    </message>
    <message>
        <source>African elephant with a tower</source>
        <translation>Elefante africano con torre</translation>
    </message>
    <message>
        <source>Indian elephant with a tower</source>
        <translation>Elefante indio con torre</translation>
    </message>
    <message>
        <source>Indian elephant, trumpeting</source>
        <translation>Elefante indio, barritando</translation>
    </message>
    <message>
        <source>Camel riders</source>
        <translation>Jinetes de camello</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <translation>Arqueros en camello</translation>
    </message>
    <message>
        <source>Scythed chariot</source>
        <translation>Carro con hoces</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <translation>Escorpión</translation>
    </message>
    <message>
        <source>Scorpion with two men</source>
        <translation>Escorpión con dos hombres</translation>
    </message>
    <message>
        <source>Stone thrower</source>
        <translation>Lanzapiedras</translation>
    </message>
    <message>
        <source>Trebuchet</source>
        <translation>Fundíbulo</translation>
    </message>
    <message>
        <source>Greek general</source>
        <translation>General griego</translation>
    </message>
    <message>
        <source>Persian general</source>
        <translation>General persa</translation>
    </message>
    <message>
        <source>Darius</source>
        <translation>Darío</translation>
    </message>
    <message>
        <source>Alexander</source>
        <translation>Alejandro</translation>
    </message>
    <message>
        <source>Hellenistic general</source>
        <translation>General helenístico</translation>
    </message>
    <message>
        <source>Indian prince</source>
        <translation>Príncipe indio</translation>
    </message>
    <message>
        <source>Hellenistic king</source>
        <translation>Rey helenístico</translation>
    </message>
    <message>
        <source>Roman tribune</source>
        <translation>Tribuno romano</translation>
    </message>
    <message>
        <source>Scipio</source>
        <translation>Escipión</translation>
    </message>
    <message>
        <source>Carthaginian general</source>
        <translation>General cartaginés</translation>
    </message>
    <message>
        <source>Hannibal</source>
        <translation>Aníbal</translation>
    </message>
    <message>
        <source>Iberian chieftain</source>
        <translation>Caudillo íbero</translation>
    </message>
    <message>
        <source>Gallic chieftain</source>
        <translation>Caudillo galo</translation>
    </message>
    <message>
        <source>Vercingetorix</source>
        <translation>Vercingétorix</translation>
    </message>
    <message>
        <source>Caesar</source>
        <translation>César</translation>
    </message>
    <message>
        <source>Germanic chieftain</source>
        <translation>Caudillo germano</translation>
    </message>
    <message>
        <source>Saxon thane</source>
        <translation>Noble sajón</translation>
    </message>
    <message>
        <source>Harold</source>
        <translation>Haroldo</translation>
    </message>
    <message>
        <source>Norman lord</source>
        <translation>Señor normando</translation>
    </message>
    <message>
        <source>William</source>
        <translation>Guillermo</translation>
    </message>
    <message>
        <source>Knight banneret</source>
        <translation>Caballero con estandarte</translation>
    </message>
    <message>
        <source>Mongol khan</source>
        <translation>Kan mongol</translation>
    </message>
    <message>
        <source>Mamluk emir</source>
        <translation>Emir mameluco</translation>
    </message>
    <message>
        <source>Medieval king</source>
        <translation>Rey medieval</translation>
    </message>
    <message>
        <source>Medieval queen</source>
        <translation>Reina medieval</translation>
    </message>
    <message>
        <source>Tunic</source>
        <translation>Túnica</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Escudo</translation>
    </message>
    <message>
        <source>Device on the shield</source>
        <translation>Emblema del escudo</translation>
    </message>
    <message>
        <source>Trimmings</source>
        <translation>Adornos</translation>
    </message>
    <message>
        <source>Plume</source>
        <translation>Penacho</translation>
    </message>
    <message>
        <source>Cloak</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Saddle cloth, trousers</source>
        <translation>Manta de montar, pantalones</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronce</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>Hierro</translation>
    </message>
    <message>
        <source>Leather</source>
        <translation>Cuero</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Lino</translation>
    </message>
    <message>
        <source>Fur</source>
        <translation>Piel de animal</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Piel</translation>
    </message>
    <message>
        <source>Skin of a second man</source>
        <translation>Piel del segundo hombre</translation>
    </message>
    <message>
        <source>Hair</source>
        <translation>Pelo</translation>
    </message>
    <message>
        <source>Horse, camel</source>
        <translation>Caballo, camello</translation>
    </message>
    <message>
        <source>Mane and hooves</source>
        <translation>Crin y cascos</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elefante</translation>
    </message>
    <message>
        <source>Tusks</source>
        <translation>Colmillos</translation>
    </message>
    <message>
        <source>Inner lines</source>
        <translation>Líneas interiores</translation>
    </message>
    <message>
        <source>Outer line</source>
        <translation>Línea exterior</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Infantería</translation>
    </message>
    <message>
        <source>Light foot and archers</source>
        <translation>Infantería ligera y arqueros</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Caballería</translation>
    </message>
    <message>
        <source>Elephants and camels</source>
        <translation>Elefantes y camellos</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Jefes</translation>
    </message>
</context>
<context>
    <name>FoldGuide</name>
    <message>
        <source>%1 by %2 mm</source>
        <comment>base, width and depth</comment>
        <translation>%1 por %2 mm</translation>
    </message>
    <message>
        <source>First cut the columns apart, from top to bottom, then each column into its strips: they need not be as high as those beside them.</source>
        <translation>Primero separa las columnas con cortes de arriba abajo; luego corta cada columna en sus tiras: no tienen por qué ser tan altas como las de al lado.</translation>
    </message>
    <message>
        <source>Put glue on the blank side of the two halves, not on the flaps, and fold along the middle line, pictures outwards.</source>
        <translation>Pon pegamento en el lado en blanco de las dos mitades, no en las solapas, y dobla por la línea del medio, con los dibujos hacia fuera.</translation>
    </message>
    <message>
        <source>Bend the flaps outwards along the dashed lines. They are the base.</source>
        <translation>Dobla las solapas hacia fuera por las líneas discontinuas. Son la base.</translation>
    </message>
    <message>
        <source>Ready. The broad coloured edge is the front; the base is as large as the rules need it.</source>
        <translation>Listo. El borde ancho de color es el frente; la base es tan grande como piden las reglas.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Whose soldiers</source>
        <translation>De quién son los soldados</translation>
    </message>
    <message>
        <source>Strips</source>
        <translation>Tiras</translation>
    </message>
    <message>
        <source>Cut by</source>
        <translation>Recorta</translation>
    </message>
    <message>
        <source>How to make the paper soldiers</source>
        <translation>Cómo hacer los soldados de papel</translation>
    </message>
    <message>
        <source>Print at 100%, not fitted to the page, on strong paper (120 to 160 g): then the bar at the foot of each sheet is 10 cm long, and every base has its true size.</source>
        <translation>Imprime al 100 %, sin ajustar a la página, en papel grueso (de 120 a 160 g): así la barra al pie de cada hoja mide 10 cm y cada base tiene su tamaño verdadero.</translation>
    </message>
</context>
<context>
    <name>Issue</name>
    <message>
        <source>The picture %1 is damaged: its data are not base64. Import the picture again.</source>
        <translation>La imagen %1 está dañada: sus datos no son base64. Hay que importarla otra vez.</translation>
    </message>
    <message>
        <source>The picture %1 is of the kind %2; only image/svg+xml and image/png can travel in a scenario.</source>
        <translation>La imagen %1 es del tipo %2; en un escenario solo caben image/svg+xml e image/png.</translation>
    </message>
    <message>
        <source>The picture %1 is too large: %2 characters of base64, at most %3 are allowed. Make it smaller and import it again.</source>
        <translation>La imagen %1 es demasiado grande: %2 caracteres de base64, con %3 como máximo. Hay que reducirla e importarla otra vez.</translation>
    </message>
    <message>
        <source>All pictures together are too large: %1 characters of base64, at most %2 are allowed. Remove or shrink some.</source>
        <translation>Todas las imágenes juntas son demasiado grandes: %1 caracteres de base64, con %2 como máximo. Hay que quitar o reducir algunas.</translation>
    </message>
    <message>
        <source>%1: “%2” is no colour. Write a colour as # and six digits or letters from a to f, such as #b23f2d.</source>
        <translation>%1: «%2» no es un color. Un color se escribe con # y seis cifras o letras de la a a la f, como #b23f2d.</translation>
    </message>
    <message>
        <source>%1 touches its enemy %2 but the two are not engaged. Move one of them, or add the engagement to the starting moment.</source>
        <translation>%1 toca a su enemigo %2, pero no están en combate. Hay que mover una de las unidades o añadir el combate al momento inicial.</translation>
    </message>
    <message>
        <source>%1 with its side&apos;s generals could need %2 dice in one roll; at most %3 are possible. Give it fewer stands or the generals fewer extra dice.</source>
        <translation>%1, con los generales de su bando, podría necesitar %2 dados en una tirada; se admiten %3 como máximo. Hay que darle menos peanas, o menos dados adicionales a los generales.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text: the byte %1 does not belong here. Open the file in the editor it came from and save it with the encoding UTF-8.</source>
        <translation>Esto no es texto UTF-8: el byte %1 no debe estar aquí. Hay que abrir el archivo en el editor del que salió y guardarlo con la codificación UTF-8.</translation>
    </message>
    <message>
        <source>There is a NUL character here, so this is no text file or a damaged one. Restore it from a copy.</source>
        <translation>Aquí hay un carácter NUL, así que no es un archivo de texto o está dañado. Hay que recuperarlo de una copia.</translation>
    </message>
    <message>
        <source>The file begins with two byte order marks. Save it again as UTF-8.</source>
        <translation>El archivo empieza con dos marcas de orden de bytes. Hay que guardarlo otra vez como UTF-8.</translation>
    </message>
    <message>
        <source>This file is UTF-16 or UTF-32 text (some Windows editors call it “Unicode”). Save it with the encoding UTF-8.</source>
        <translation>Este archivo es texto UTF-16 o UTF-32 (algunos editores de Windows lo llaman «Unicode»). Hay que guardarlo con la codificación UTF-8.</translation>
    </message>
    <message>
        <source>%1 and %2 are engaged but stand more than %3 inches apart. Is that meant?</source>
        <translation>%1 está en combate con %2, pero a más de %3 pulgadas. ¿Es lo que se quería?</translation>
    </message>
    <message>
        <source>%1 is engaged but has no stands left. Remove the engagement or give the unit a strength.</source>
        <translation>%1 está en combate, pero no le quedan peanas. Hay que quitar el combate o dar efectivos a la unidad.</translation>
    </message>
    <message>
        <source>%1 cannot be engaged: its type routs when an enemy reaches it. Remove the engagement.</source>
        <translation>%1 no puede estar en combate: este tipo huye cuando llega un enemigo. Hay que quitar el combate.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side and cannot be engaged with each other.</source>
        <translation>%1 es del mismo bando que %2: no pueden combatir entre sí. Hay que quitar ese combate.</translation>
    </message>
    <message>
        <source>%1 cannot be engaged with itself.</source>
        <translation>%1 no puede estar en combate consigo misma. Hay que quitar ese combate.</translation>
    </message>
    <message>
        <source>The engagement of %1 and %2 is listed twice. Remove one of the two lines.</source>
        <translation>El combate de %1 con %2 está dos veces. Hay que quitar una de las dos líneas.</translation>
    </message>
    <message>
        <source>You are not allowed to read %1. Ask whoever owns the file, or copy it to your own folder.</source>
        <translation>No hay permiso para leer %1. Se puede pedir al dueño del archivo o copiarlo a una carpeta propia.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file. Choose a file inside it.</source>
        <translation>%1 es una carpeta, no un archivo. Hay que elegir un archivo de dentro.</translation>
    </message>
    <message>
        <source>%1 is a link that leads back to itself.</source>
        <translation>%1 es un enlace que lleva a sí mismo. Hay que elegir otro archivo.</translation>
    </message>
    <message>
        <source>There are %1 more problems that are not listed. Mend these first.</source>
        <translation>Hay otros %1 problemas que no se muestran. Primero hay que corregir estos.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>No existe el archivo %1.</translation>
    </message>
    <message>
        <source>%1 is a device, pipe or socket, not an ordinary file.</source>
        <translation>%1 es un dispositivo, una tubería o un socket, no un archivo corriente. Hay que elegir otro.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2 bytes are read.</source>
        <translation>%1 es demasiado grande: se leen %2 bytes como máximo.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>Remove the picture %1.</source>
        <translation>Quitar la imagen %1.</translation>
    </message>
    <message>
        <source>Take the colour %1.</source>
        <translation>Usar el color %1.</translation>
    </message>
    <message>
        <source>Leave this part in its usual colour.</source>
        <translation>Dejar esta parte con su color habitual.</translation>
    </message>
    <message>
        <source>Let %1 stand alone.</source>
        <translation>Dejar %1 sin unidad.</translation>
    </message>
    <message>
        <source>Remove this engagement.</source>
        <translation>Quitar este combate.</translation>
    </message>
    <message>
        <source>Give %1 the rules of elephants.</source>
        <translation>Dar a %1 las reglas de los elefantes.</translation>
    </message>
    <message>
        <source>Begin the battle with %1 and %2 engaged.</source>
        <translation>Empezar la batalla con %1 en combate con %2.</translation>
    </message>
    <message>
        <source>Let every general of this side count as one extra stand at most.</source>
        <translation>Hacer que cada general de este bando cuente como una peana adicional como máximo.</translation>
    </message>
    <message>
        <source>Turn %1 to the same direction within the circle.</source>
        <translation>Girar %1 a la misma dirección dentro del círculo.</translation>
    </message>
    <message>
        <source>Move %1 into the front line.</source>
        <translation>Llevar %1 a la primera línea.</translation>
    </message>
    <message>
        <source>Let %1 begin at full strength.</source>
        <translation>Hacer que %1 empiece con todos sus efectivos.</translation>
    </message>
    <message>
        <source>Take the plain ground.</source>
        <translation>Usar el terreno liso.</translation>
    </message>
    <message>
        <source>Give it the id “%1”.</source>
        <translation>Darle el id «%1».</translation>
    </message>
    <message>
        <source>Move %1 into its deployment zone.</source>
        <translation>Llevar %1 a su zona de despliegue.</translation>
    </message>
    <message>
        <source>Make it the language “%1”.</source>
        <translation>Hacer que sea el idioma «%1».</translation>
    </message>
    <message>
        <source>Give %1 the same hit number for all melee.</source>
        <translation>Dar a %1 el mismo número para impactar en todo cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>Give the other side a mirror image of %1.</source>
        <translation>Dar al otro bando una imagen reflejada de %1.</translation>
    </message>
    <message>
        <source>Call it “%1”.</source>
        <translation>Poner el nombre «%1».</translation>
    </message>
    <message>
        <source>Add a unit type “%1”.</source>
        <translation>Añadir un tipo de unidad «%1».</translation>
    </message>
    <message>
        <source>Make %1 a type of another class.</source>
        <translation>Hacer que %1 sea un tipo de otra clase.</translation>
    </message>
    <message>
        <source>Leave out the melee hit number of %1.</source>
        <translation>Quitar el número para impactar cuerpo a cuerpo de %1.</translation>
    </message>
    <message>
        <source>Let %1 be alive.</source>
        <translation>Hacer que %1 esté con vida.</translation>
    </message>
    <message>
        <source>Set “%1” to %2.</source>
        <translation>Poner «%1» en %2.</translation>
    </message>
    <message>
        <source>Keep only %1 as commander-in-chief.</source>
        <translation>Dejar solo a %1 como general en jefe.</translation>
    </message>
    <message>
        <source>Allow only one general in a unit.</source>
        <translation>Permitir solo un general por unidad.</translation>
    </message>
    <message>
        <source>Make %1 a single stand.</source>
        <translation>Hacer que %1 sea una sola peana.</translation>
    </message>
    <message>
        <source>Move %1 onto the table.</source>
        <translation>Llevar %1 a la mesa.</translation>
    </message>
    <message>
        <source>Take the pattern “%1”.</source>
        <translation>Usar el motivo «%1».</translation>
    </message>
    <message>
        <source>Take the usual sequence of play.</source>
        <translation>Usar la secuencia de juego habitual.</translation>
    </message>
    <message>
        <source>Move %1 to the nearest free place.</source>
        <translation>Llevar %1 al lugar libre más cercano.</translation>
    </message>
    <message>
        <source>Let all units of %1 begin at full strength.</source>
        <translation>Hacer que todas las unidades de %1 empiecen con todos sus efectivos.</translation>
    </message>
    <message>
        <source>List %1 first among the sides.</source>
        <translation>Poner %1 como primer bando de la lista.</translation>
    </message>
    <message>
        <source>Keep only the first two sides.</source>
        <translation>Dejar solo los dos primeros bandos.</translation>
    </message>
    <message>
        <source>Set the number of stands of %1 to %2.</source>
        <translation>Poner el número de peanas de %1 en %2.</translation>
    </message>
    <message>
        <source>Swap the two numbers of stands.</source>
        <translation>Intercambiar los dos números de peanas.</translation>
    </message>
    <message>
        <source>Make this a step of both sides.</source>
        <translation>Hacer que esta fase sea de los dos bandos.</translation>
    </message>
    <message>
        <source>Set the strength of %1 to %2.</source>
        <translation>Poner los efectivos de %1 en %2.</translation>
    </message>
    <message>
        <source>Take the invisible characters out.</source>
        <translation>Quitar los caracteres invisibles.</translation>
    </message>
    <message>
        <source>Keep the first of the two texts.</source>
        <translation>Conservar el primero de los dos textos.</translation>
    </message>
    <message>
        <source>Remove the text for the language “%1”.</source>
        <translation>Quitar el texto del idioma «%1».</translation>
    </message>
    <message>
        <source>Keep the second of the two texts.</source>
        <translation>Conservar el segundo de los dos textos.</translation>
    </message>
    <message>
        <source>Let units of %1 have two stands at least.</source>
        <translation>Hacer que las unidades de %1 tengan dos peanas como mínimo.</translation>
    </message>
    <message>
        <source>Make it a unit of the type “%1”.</source>
        <translation>Hacer que sea una unidad del tipo «%1».</translation>
    </message>
    <message>
        <source>Widen the limits of the type %1 to a number of stands of %2.</source>
        <translation>Ampliar los límites del tipo %1 hasta un número de peanas de %2.</translation>
    </message>
    <message>
        <source>Swap the two numbers.</source>
        <translation>Intercambiar los dos números.</translation>
    </message>
    <message>
        <source>Cut the zone of %1 to the table.</source>
        <translation>Recortar a la mesa la zona de %1.</translation>
    </message>
    <message>
        <source>Turn the zone of %1 the right way round.</source>
        <translation>Poner del derecho la zona de %1.</translation>
    </message>
    <message>
        <source>Give both sides the usual zones.</source>
        <translation>Dar a los dos bandos las zonas habituales.</translation>
    </message>
    <message>
        <source>This is no scenario of ours: the key “format” with the value “zama-scenario” is missing.</source>
        <translation>Esto no es un escenario de Zama: falta la clave «format» con el valor «zama-scenario».</translation>
    </message>
    <message>
        <source>This is no scenario: the file must be one JSON object, beginning with { and ending with }.</source>
        <translation>Esto no es un escenario: el archivo debe ser un objeto JSON que empiece por { y acabe en }.</translation>
    </message>
    <message>
        <source>This is no scenario: its format is %1, not “zama-scenario”.</source>
        <translation>Esto no es un escenario: su formato es %1, no «zama-scenario».</translation>
    </message>
    <message>
        <source>%1 should stand in the front line of its side (%2); the foremost unit is %3. Skirmishers and elephants belong in front.</source>
        <translation>%1 debería estar en la primera línea de su bando (%2); la unidad más adelantada es %3. Los hostigadores y los elefantes van delante.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, but %3 already leads that unit. A unit has one general; attach him elsewhere or set generals_per_unit to any.</source>
        <translation>%1 va con %2, pero %3 ya manda esa unidad. Una unidad tiene un general; hay que ponerlo en otra parte o dar a generals_per_unit el valor any.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, which belongs to the enemy. Choose a unit of his own side.</source>
        <translation>%1 va con %2, que es del enemigo. Hay que elegir una unidad de su propio bando.</translation>
    </message>
    <message>
        <source>%1 has fallen and cannot be attached to %2. Remove one of the two.</source>
        <translation>%1 ha caído y no puede ir con %2. Hay que quitar una de las dos cosas.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, but generals may not join units of the type %3.</source>
        <translation>%1 va con %2, pero los generales no pueden unirse a unidades del tipo %3.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, which has no stands left.</source>
        <translation>%1 va con %2, a la que no le quedan peanas.</translation>
    </message>
    <message>
        <source>%1 is not on the table, which is %2 by %3 inches.</source>
        <translation>%1 no está en la mesa, que mide %2 por %3 pulgadas.</translation>
    </message>
    <message>
        <source>%1 is attached to %2 of another command, but in this scenario generals join their own command only.</source>
        <translation>%1 va con %2, de otro cuerpo, pero en este escenario los generales solo se unen a su propio cuerpo.</translation>
    </message>
    <message>
        <source>The ground “%1” is unknown; plain ground is shown. Write plain.</source>
        <translation>El terreno «%1» es desconocido; se muestra terreno liso. Hay que escribir plain.</translation>
    </message>
    <message>
        <source>The id “%1” has accents that are characters of their own; another id may look the same. Retype it, best without accents.</source>
        <translation>El id «%1» tiene acentos que son caracteres aparte; otro id puede parecer igual. Hay que escribirlo de nuevo, mejor sin acentos.</translation>
    </message>
    <message>
        <source>The id “%1” has an invisible control character in it. Retype it.</source>
        <translation>El id «%1» contiene un carácter de control invisible. Hay que escribirlo de nuevo.</translation>
    </message>
    <message>
        <source>The id “%1” is used twice. Give one of the two another id.</source>
        <translation>El id «%1» se usa dos veces. Hay que dar otro id a uno de los dos.</translation>
    </message>
    <message>
        <source>There is an empty id at %1. Give it a short name of its own.</source>
        <translation>Hay un id vacío en %1. Hay que darle un nombre corto propio.</translation>
    </message>
    <message>
        <source>The id “%1...” is too long: at most %2 bytes.</source>
        <translation>El id «%1…» es demasiado largo: %2 bytes como máximo.</translation>
    </message>
    <message>
        <source>The id “%1” begins or ends with a blank, which nobody will see. Remove it.</source>
        <translation>El id «%1» empieza o termina con un espacio que nadie verá. Hay que quitarlo.</translation>
    </message>
    <message>
        <source>The cursor must be a whole number from 0 to %1, the number of entries.</source>
        <translation>El cursor debe ser un número entero de 0 a %1, el número de entradas.</translation>
    </message>
    <message>
        <source>The file is damaged from here on: %1 whole entries before this place were kept. What came later is lost.</source>
        <translation>El archivo está dañado desde aquí: se han conservado %1 entradas completas antes de este punto. Lo que venía después se ha perdido.</translation>
    </message>
    <message>
        <source>Entry %1 does not come out as the file says. The battle can be trusted up to the entry before it.</source>
        <translation>La entrada %1 no da el resultado que dice el archivo. La batalla es fiable hasta la entrada anterior.</translation>
    </message>
    <message>
        <source>The list of “entries” is missing, so there is no battle to play.</source>
        <translation>Falta la lista «entries», así que no hay batalla que jugar.</translation>
    </message>
    <message>
        <source>This is no journal of a battle: its key “format” is not “zama-game”.</source>
        <translation>Esto no es el diario de una batalla: su clave «format» no es «zama-game».</translation>
    </message>
    <message>
        <source>%1 is no state hash: 16 digits and letters from a to f are wanted.</source>
        <translation>%1 no es un código de estado: deben ser 16 cifras y letras de la a a la f.</translation>
    </message>
    <message>
        <source>This journal has version %1; this program reads versions up to %2. Open it with a newer Zama.</source>
        <translation>Este diario es de la versión %1; este programa lee versiones hasta la %2. Hay que abrirlo con un Zama más nuevo.</translation>
    </message>
    <message>
        <source>This battle was played by rules of version %1; this program knows them up to %2. Open it with a newer Zama.</source>
        <translation>Esta batalla se jugó con las reglas de la versión %1; este programa las conoce hasta la %2. Hay que abrirla con un Zama más nuevo.</translation>
    </message>
    <message>
        <source>This is no journal: the file must be one JSON object, beginning with { and ending with }.</source>
        <translation>Esto no es un diario: el archivo debe ser un objeto JSON que empiece por { y acabe en }.</translation>
    </message>
    <message>
        <source>This battle was played by rules of version %1 and is played again by version %2. It may come out otherwise.</source>
        <translation>Esta batalla se jugó con las reglas de la versión %1 y se repite con la versión %2. Puede acabar de otro modo.</translation>
    </message>
    <message>
        <source>The “scenario” of the battle is missing, so it cannot be played.</source>
        <translation>Falta el «scenario» de la batalla, así que no se puede jugar.</translation>
    </message>
    <message>
        <source>The “seed” must be a whole number from 0 to 18446744073709551615, in quotation marks.</source>
        <translation>La «seed» debe ser un número entero de 0 a 18446744073709551615, entre comillas.</translation>
    </message>
    <message>
        <source>The key “%1” means nothing to this program and will not be kept.</source>
        <translation>La clave «%1» no significa nada para este programa y no se conservará.</translation>
    </message>
    <message>
        <source>The key “%1” must be a whole number from 1 to %2.</source>
        <translation>La clave «%1» debe ser un número entero de 1 a %2.</translation>
    </message>
    <message>
        <source>Comments are not allowed in JSON. Put remarks into the key “notes”.</source>
        <translation>JSON no admite comentarios. Las observaciones van en la clave «notes».</translation>
    </message>
    <message>
        <source>The text %1 contains a line break or control character. Write \n for a new line and close the text with a quotation mark.</source>
        <translation>El texto %1 contiene un salto de línea o un carácter de control. Una línea nueva se escribe \n, y el texto se cierra con comillas.</translation>
    </message>
    <message>
        <source>Decimals need a point, not a comma: write 7.5, not 7,5.</source>
        <translation>Los decimales llevan punto, no coma: 7.5, no 7,5.</translation>
    </message>
    <message>
        <source>The key “%1” stands here for the second time; the first is in line %2, column %3. Remove one of the two.</source>
        <translation>La clave «%1» está aquí por segunda vez; la primera, en la línea %2, columna %3. Hay que quitar una de las dos.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>In the text %1 a backslash is followed by something JSON does not know. Write \\ for a backslash.</source>
        <translation>En el texto %1, a una barra invertida le sigue algo que JSON no conoce. Una barra invertida se escribe \\.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is missing.</source>
        <translation>%1: falta la clave «%2».</translation>
    </message>
    <message>
        <source>%1 is not how JSON writes numbers. Write digits with a point for decimals, such as 7, 0.5 or -2.25.</source>
        <translation>%1 no es como JSON escribe los números. Se escriben cifras, con punto para los decimales, como 7, 0.5 o -2.25.</translation>
    </message>
    <message>
        <source>%1: texts and keys need straight double quotation marks (&quot;).</source>
        <translation>%1: los textos y las claves llevan comillas dobles rectas (&quot;).</translation>
    </message>
    <message>
        <source>A comma or colon is missing before %1.</source>
        <translation>Falta una coma o dos puntos antes de %1.</translation>
    </message>
    <message>
        <source>The scenario is complete, but something follows it: %1. Remove what comes after the last }.</source>
        <translation>El escenario está completo, pero le sigue algo: %1. Hay que quitar lo que viene después de la última }.</translation>
    </message>
    <message>
        <source>There is a comma too many before %1. Remove it, or add what is missing.</source>
        <translation>Sobra una coma antes de %1. Hay que quitarla o añadir lo que falta.</translation>
    </message>
    <message>
        <source>The file ends too early: a closing bracket is missing, or the file was not copied completely.</source>
        <translation>El archivo termina demasiado pronto: falta cerrar un corchete o una llave, o el archivo no se copió entero.</translation>
    </message>
    <message>
        <source>The text that begins here has no closing quotation mark: %1.</source>
        <translation>El texto que empieza aquí no tiene comillas de cierre: %1.</translation>
    </message>
    <message>
        <source>%1 cannot stand here.</source>
        <translation>%1 no puede estar aquí.</translation>
    </message>
    <message>
        <source>%1: “%2” must be an angle in degrees, such as 180; it is %3.</source>
        <translation>%1: «%2» debe ser un ángulo en grados, como 180; es %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a length in inches, such as 20.75; it is %3.</source>
        <translation>%1: «%2» debe ser una longitud en pulgadas, como 20.75; es %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a list in square brackets; it is %3.</source>
        <translation>%1: «%2» debe ser una lista entre corchetes; es %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be an object in curly brackets; it is %3.</source>
        <translation>%1: «%2» debe ser un objeto entre llaves; es %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must name what each of the six faces of the control die does, beginning with 1.</source>
        <translation>%1: «%2» debe decir qué hace cada una de las seis caras de la tirada de control, empezando por el 1.</translation>
    </message>
    <message>
        <source>%1: “%2” must be true or false; it is %3.</source>
        <translation>%1: «%2» debe ser true o false; es %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a text in quotation marks; it is %3.</source>
        <translation>%1: «%2» debe ser un texto entre comillas; es %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must give a text for each language, such as {&quot;en&quot;: &quot;Zama&quot;}; it is %3.</source>
        <translation>%1: «%2» debe dar un texto para cada idioma, como {&quot;en&quot;: &quot;Zama&quot;}; es %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a whole number; it is %3.</source>
        <translation>%1: «%2» debe ser un número entero; es %3.</translation>
    </message>
    <message>
        <source>%1: “%2” cannot be %3. Choose one of: %4.</source>
        <translation>%1: «%2» no puede ser %3. Se puede elegir entre: %4.</translation>
    </message>
    <message>
        <source>This is a web page or XML, not a scenario. Download the file itself, not the page that shows it.</source>
        <translation>Esto es una página web o XML, no un escenario. Hay que descargar el archivo mismo, no la página que lo muestra.</translation>
    </message>
    <message>
        <source>%1 cannot stand here without quotation marks. Only true, false and null can, in small letters.</source>
        <translation>%1 no puede estar aquí sin comillas. Solo pueden true, false y null, en minúsculas.</translation>
    </message>
    <message>
        <source>There are too many pictures: %1, at most %2 are allowed.</source>
        <translation>Hay demasiadas imágenes: %1, con %2 como máximo.</translation>
    </message>
    <message>
        <source>There are too many commands: %1, at most %2 are allowed.</source>
        <translation>Hay demasiados cuerpos: %1, con %2 como máximo.</translation>
    </message>
    <message>
        <source>The brackets are nested too deeply: at most %1 levels are allowed. This is hardly a scenario.</source>
        <translation>Hay demasiados corchetes o llaves unos dentro de otros: %1 niveles como máximo. Difícilmente será un escenario.</translation>
    </message>
    <message>
        <source>There are too many engagements: %1, at most %2 are allowed.</source>
        <translation>Hay demasiados combates: %1, con %2 como máximo.</translation>
    </message>
    <message>
        <source>There are too many generals: %1, at most %2 are allowed.</source>
        <translation>Hay demasiados generales: %1, con %2 como máximo.</translation>
    </message>
    <message>
        <source>There are too many unit types: %1, at most %2 are allowed.</source>
        <translation>Hay demasiados tipos de unidad: %1, con %2 como máximo.</translation>
    </message>
    <message>
        <source>There are too many units: %1, at most %2 are allowed.</source>
        <translation>Hay demasiadas unidades: %1, con %2 como máximo.</translation>
    </message>
    <message>
        <source>The file holds too much: at most %1 values are read. This is far more than any table can take.</source>
        <translation>El archivo contiene demasiado: se leen %1 valores como máximo. Es mucho más de lo que cabe en una mesa.</translation>
    </message>
    <message>
        <source>%1: there is no pattern “%2”. Choose plain, stripes, dots or checks.</source>
        <translation>%1: no hay ningún motivo «%2». Se puede elegir plain, stripes, dots o checks.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same colour and pattern; nobody could tell them apart. Change one of the two.</source>
        <translation>%1 tiene el mismo color y motivo que %2; nadie podría distinguirlos. Hay que cambiar uno de los dos.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but a facing is from -360 to 360 degrees, clockwise from the top of the table.</source>
        <translation>%1: «%2» es %3, pero una orientación va de -360 a 360 grados, en el sentido de las agujas del reloj desde arriba de la mesa.</translation>
    </message>
    <message>
        <source>The number %1... is far too large.</source>
        <translation>El número %1… es demasiado grande.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but angles have at most two decimals.</source>
        <translation>%1: «%2» es %3, pero los ángulos tienen dos decimales como máximo.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but lengths have at most three decimals (thousandths of an inch).</source>
        <translation>%1: «%2» es %3, pero las longitudes tienen tres decimales como máximo (milésimas de pulgada).</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, which is far too large.</source>
        <translation>%1: «%2» es %3, que es demasiado grande.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but only whole numbers make sense here.</source>
        <translation>%1: «%2» es %3, pero aquí solo tienen sentido los números enteros.</translation>
    </message>
    <message>
        <source>%1 degrees: angles go to hundredths of a degree, no finer.</source>
        <translation>%1 grados: los ángulos llegan a centésimas de grado, no más.</translation>
    </message>
    <message>
        <source>One roll has at most %1 dice.</source>
        <translation>Una tirada tiene %1 dados como máximo.</translation>
    </message>
    <message>
        <source>A path has at most %1 manoeuvres.</source>
        <translation>Un recorrido tiene %1 maniobras como máximo.</translation>
    </message>
    <message>
        <source>%1 inches: lengths go to thousandths of an inch, no finer.</source>
        <translation>%1 pulgadas: las longitudes llegan a milésimas de pulgada, no más.</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>Falta la clave «%1».</translation>
    </message>
    <message>
        <source>%1: every part of a path is one manoeuvre, such as {&quot;straight&quot;: 6}.</source>
        <translation>%1: cada parte de un recorrido es una maniobra, como {&quot;straight&quot;: 6}.</translation>
    </message>
    <message>
        <source>%1 is out of all bounds.</source>
        <translation>%1 está fuera de todo límite.</translation>
    </message>
    <message>
        <source>Say either “target” or “shares”: whom the unit fights with all its dice, or how it shares them out.</source>
        <translation>Hay que indicar «target» o «shares»: contra quién combate la unidad con todos sus dados o cómo los reparte.</translation>
    </message>
    <message>
        <source>Say either “to” or “join”: the place the general goes to, or the unit he joins.</source>
        <translation>Hay que indicar «to» o «join»: el lugar al que va el general o la unidad a la que se une.</translation>
    </message>
    <message>
        <source>This line is too long for an order: at most %1 bytes are read.</source>
        <translation>Esta línea es demasiado larga para una orden: se leen %1 bytes como máximo.</translation>
    </message>
    <message>
        <source>The scenario has no command “%1”.</source>
        <translation>El escenario no tiene ningún cuerpo «%1».</translation>
    </message>
    <message>
        <source>The scenario has no general “%1”.</source>
        <translation>El escenario no tiene ningún general «%1».</translation>
    </message>
    <message>
        <source>The key “%1” has no meaning here. There are: %2.</source>
        <translation>La clave «%1» no significa nada aquí. Hay: %2.</translation>
    </message>
    <message>
        <source>The scenario has no side “%1”.</source>
        <translation>El escenario no tiene ningún bando «%1».</translation>
    </message>
    <message>
        <source>The scenario has no unit “%1”.</source>
        <translation>El escenario no tiene ninguna unidad «%1».</translation>
    </message>
    <message>
        <source>%1 stands where a list in [ ] is wanted.</source>
        <translation>%1 está donde debe ir una lista en [ ].</translation>
    </message>
    <message>
        <source>%1 stands where null is wanted.</source>
        <translation>%1 está donde debe ir null.</translation>
    </message>
    <message>
        <source>%1 stands where a number is wanted.</source>
        <translation>%1 está donde debe ir un número.</translation>
    </message>
    <message>
        <source>%1 stands where an object in { } is wanted.</source>
        <translation>%1 está donde debe ir un objeto en { }.</translation>
    </message>
    <message>
        <source>%1 stands where a place [x, y] in inches is wanted.</source>
        <translation>%1 está donde debe ir un lugar [x, y] en pulgadas.</translation>
    </message>
    <message>
        <source>%1 stands where true or false is wanted.</source>
        <translation>%1 está donde debe ir true o false.</translation>
    </message>
    <message>
        <source>%1 stands where a text in quotation marks is wanted.</source>
        <translation>%1 está donde debe ir un texto entre comillas.</translation>
    </message>
    <message>
        <source>%1 stands where only true has a meaning.</source>
        <translation>%1 está donde solo true tiene sentido.</translation>
    </message>
    <message>
        <source>%1 is not known here. There are: %2.</source>
        <translation>%1 no se conoce aquí. Hay: %2.</translation>
    </message>
    <message>
        <source>%1 stands where a whole number is wanted.</source>
        <translation>%1 está donde debe ir un número entero.</translation>
    </message>
    <message>
        <source>%1: its facing must be from 0 to below 360 degrees.</source>
        <translation>%1: la orientación debe ir de 0 a menos de 360 grados.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3 inches; it must be from %4 to %5.</source>
        <translation>%1: «%2» es de %3 pulgadas; debe ir de %4 a %5.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3; it must be from %4 to %5.</source>
        <translation>%1: «%2» es %3; debe ir de %4 a %5.</translation>
    </message>
    <message>
        <source>The sequence of play names the side “%1”, which does not exist.</source>
        <translation>La secuencia de juego nombra el bando «%1», que no existe.</translation>
    </message>
    <message>
        <source>%1 is of the type “%2”, which does not exist. Add the type or choose another.</source>
        <translation>%1 es del tipo «%2», que no existe. Hay que añadir el tipo o elegir otro.</translation>
    </message>
    <message>
        <source>%1 is joined to the unit “%2”, which does not exist.</source>
        <translation>%1 va con la unidad «%2», que no existe.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: you may not write there. Save it in another folder.</source>
        <translation>No se puede guardar %1: no hay permiso para escribir ahí. Hay que guardarlo en otra carpeta.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2. The old file is unchanged.</source>
        <translation>No se puede guardar %1: %2. El archivo antiguo sigue igual.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: the folder does not exist.</source>
        <translation>No se puede guardar %1: la carpeta no existe. Hay que guardarlo en otra.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: the disk is full. The old file is unchanged; save elsewhere or make room.</source>
        <translation>No se puede guardar %1: el disco está lleno. El archivo antiguo sigue igual; hay que guardar en otra parte o hacer sitio.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: that name belongs to a folder or device. Choose another name.</source>
        <translation>No se puede guardar %1: ese nombre es de una carpeta o un dispositivo. Hay que elegir otro nombre.</translation>
    </message>
    <message>
        <source>The sequence of play lacks the step “%1”.</source>
        <translation>A la secuencia de juego le falta la fase «%1».</translation>
    </message>
    <message>
        <source>In the sequence of play the charge must come before the melee.</source>
        <translation>En la secuencia de juego, la carga debe ir antes que el cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>The sequence of play has the step “%1” more than once.</source>
        <translation>La secuencia de juego tiene más de una vez la fase «%1».</translation>
    </message>
    <message>
        <source>The step “%1” belongs to both sides; remove its side.</source>
        <translation>La fase «%1» es de los dos bandos; hay que quitarle el bando.</translation>
    </message>
    <message>
        <source>The step “%1” needs a side.</source>
        <translation>La fase «%1» necesita un bando.</translation>
    </message>
    <message>
        <source>The sequence of play begins with %1, but %2 is listed first among the sides. Swap the two sides.</source>
        <translation>La secuencia de juego empieza con %1, pero el primer bando de la lista es %2. Hay que intercambiar los dos bandos.</translation>
    </message>
    <message>
        <source>%1 has %2 commanders-in-chief; one is usual.</source>
        <translation>%1 tiene %2 generales en jefe; lo habitual es uno.</translation>
    </message>
    <message>
        <source>%1 has no units. Give it at least one.</source>
        <translation>%1 no tiene unidades. Debe tener al menos una.</translation>
    </message>
    <message>
        <source>%1 has no units left at the start, so the battle is over before it begins.</source>
        <translation>A %1 no le quedan unidades al principio, así que la batalla acaba antes de empezar.</translation>
    </message>
    <message>
        <source>A battle has exactly two sides; this file has %1.</source>
        <translation>Una batalla tiene exactamente dos bandos; este archivo tiene %1.</translation>
    </message>
    <message>
        <source>This line has %1 cells, but the first line names only %2 columns.</source>
        <translation>Esta línea tiene %1 celdas, pero la primera solo nombra %2 columnas.</translation>
    </message>
    <message>
        <source>The column “%1” is unknown and was left out. There are: %2.</source>
        <translation>La columna «%1» es desconocida y se ha omitido. Hay: %2.</translation>
    </message>
    <message>
        <source>The column “%1” is there twice. Remove one of the two.</source>
        <translation>La columna «%1» está dos veces. Hay que quitar una de las dos.</translation>
    </message>
    <message>
        <source>%1 needs a command. Write one into the column “command”.</source>
        <translation>%1 necesita un cuerpo. Hay que escribir uno en la columna «command».</translation>
    </message>
    <message>
        <source>There is no table here. Copy the lines of a spreadsheet together with the line of column names.</source>
        <translation>Aquí no hay ninguna tabla. Hay que copiar las líneas de una hoja de cálculo junto con la de los nombres de las columnas.</translation>
    </message>
    <message>
        <source>“%1” is the id of a general, so no unit can have it. Choose another.</source>
        <translation>«%1» es el id de un general, así que ninguna unidad puede tenerlo. Hay que elegir otro.</translation>
    </message>
    <message>
        <source>The first line must name the columns. There are: %1.</source>
        <translation>La primera línea debe nombrar las columnas. Hay: %1.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id: ids are up to 64 bytes long and have no control characters, no accents typed by themselves and no blanks at the ends.</source>
        <translation>«%1» no puede ser un id: los ids tienen hasta 64 bytes y no llevan caracteres de control, acentos sueltos ni espacios al principio o al final.</translation>
    </message>
    <message>
        <source>There are too many units: a battle can have %1.</source>
        <translation>Hay demasiadas unidades: una batalla puede tener %1.</translation>
    </message>
    <message>
        <source>There are too many commands: a battle can have %1.</source>
        <translation>Hay demasiados cuerpos: una batalla puede tener %1.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <source>A quotation mark opens here and is never closed.</source>
        <translation>Aquí se abren unas comillas que no se cierran.</translation>
    </message>
    <message>
        <source>%1 is out of range; it must be from %2 to %3.</source>
        <translation>%1 está fuera de los límites; debe ir de %2 a %3.</translation>
    </message>
    <message>
        <source>There is no side “%1”. There are: %2.</source>
        <translation>No hay ningún bando «%1». Hay: %2.</translation>
    </message>
    <message>
        <source>The new command “%1” needs a side. Write one into the column “side”.</source>
        <translation>El cuerpo nuevo «%1» necesita un bando. Hay que escribir uno en la columna «side».</translation>
    </message>
    <message>
        <source>This text has an invisible control character in it, or is too long. Retype it.</source>
        <translation>Este texto contiene un carácter de control invisible o es demasiado largo. Hay que escribirlo de nuevo.</translation>
    </message>
    <message>
        <source>There is no unit type “%1”. There are: %2.</source>
        <translation>No hay ningún tipo de unidad «%1». Hay: %2.</translation>
    </message>
    <message>
        <source>The new unit %1 needs a type. Write one into the column “type”.</source>
        <translation>La unidad nueva %1 necesita un tipo. Hay que escribir uno en la columna «type».</translation>
    </message>
    <message>
        <source>The unit %1 is there twice. Remove one of the two lines.</source>
        <translation>La unidad %1 está dos veces. Hay que quitar una de las dos líneas.</translation>
    </message>
    <message>
        <source>This text has an invisible control character in it. Retype it.</source>
        <translation>Este texto contiene un carácter de control invisible. Hay que escribirlo de nuevo.</translation>
    </message>
    <message>
        <source>“%1” is no language tag. Write en, fr, de, pt-BR and the like.</source>
        <translation>«%1» no es una etiqueta de idioma. Se escribe en, fr, de, pt-BR, etcétera.</translation>
    </message>
    <message>
        <source>There are two texts for the language “%1”. Remove one.</source>
        <translation>Hay dos textos para el idioma «%1». Hay que quitar uno.</translation>
    </message>
    <message>
        <source>This text is too long: at most %1 bytes in one language.</source>
        <translation>Este texto es demasiado largo: %1 bytes como máximo en un idioma.</translation>
    </message>
    <message>
        <source>%1 has no name or title that people can read.</source>
        <translation>%1 no tiene un nombre o título que se pueda leer.</translation>
    </message>
    <message>
        <source>%1 has elephant rules, so its formation must be a single stand.</source>
        <translation>%1 tiene reglas de elefante, así que su formación debe ser una sola peana.</translation>
    </message>
    <message>
        <source>%1 has elephant rules, so its melee hit number is not used.</source>
        <translation>%1 tiene reglas de elefante, así que no se usa su número para impactar cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>%1 is of the class elephants but has no elephant rules; it will fight like any other unit.</source>
        <translation>%1 es de la clase de los elefantes, pero no tiene reglas de elefante; combatirá como cualquier otra unidad.</translation>
    </message>
    <message>
        <source>%1 has a hit number after a charge but none for melee, so it rolls no dice.</source>
        <translation>%1 tiene un número para impactar tras una carga, pero ninguno para el cuerpo a cuerpo, así que no lanza dados.</translation>
    </message>
    <message>
        <source>%1: units of several stands need at least two, because a last stand is removed at once.</source>
        <translation>%1: las unidades de varias peanas necesitan al menos dos, porque la última peana se retira de inmediato.</translation>
    </message>
    <message>
        <source>%1 may not fight in melee, so its melee hit number is not used.</source>
        <translation>%1 no puede combatir cuerpo a cuerpo, así que no se usa su número para impactar.</translation>
    </message>
    <message>
        <source>%1 is a single stand, so its fewest and most stands must both be 1.</source>
        <translation>%1 es una sola peana, así que su mínimo y su máximo de peanas deben ser 1.</translation>
    </message>
    <message>
        <source>%1: the fewest stands (%2) are more than the most (%3).</source>
        <translation>%1: el mínimo de peanas (%2) es mayor que el máximo (%3).</translation>
    </message>
    <message>
        <source>%1 is not wholly on the table, which is %2 by %3 inches. Move it.</source>
        <translation>%1 no está del todo en la mesa, que mide %2 por %3 pulgadas. Hay que moverla.</translation>
    </message>
    <message>
        <source>%1 begins outside its side&apos;s deployment zone. Move it into the zone or make the zone larger, unless an ambush is meant.</source>
        <translation>%1 empieza fuera de la zona de despliegue de su bando. Hay que llevarla a la zona o agrandar la zona, salvo que se quiera una emboscada.</translation>
    </message>
    <message>
        <source>%1 overlaps %2. Move one of them.</source>
        <translation>%1 está encima de %2. Hay que mover una de las dos.</translation>
    </message>
    <message>
        <source>The number of stands of %1 is %2; units of the type %5 may have from %3 to %4.</source>
        <translation>El número de peanas de %1 es %2; las unidades del tipo %5 pueden tener de %3 a %4.</translation>
    </message>
    <message>
        <source>%1 has a strength of %2; it must be from 0 (gone) to %3, its number of stands.</source>
        <translation>%1 tiene unos efectivos de %2; deben ir de 0 (fuera de combate) a %3, su número de peanas.</translation>
    </message>
    <message>
        <source>%1 cannot begin with one stand left: a last stand is removed at once. Set its strength to 0 or at least 2.</source>
        <translation>%1 no puede empezar con una sola peana: la última peana se retira de inmediato. Sus efectivos deben ser 0 o al menos 2.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is unknown. It is kept but has no effect.</source>
        <translation>%1: la clave «%2» es desconocida. Se conserva, pero no tiene efecto.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is unknown; did you mean “%3”? It is kept but has no effect.</source>
        <translation>%1: la clave «%2» es desconocida; ¿tal vez «%3»? Se conserva, pero no tiene efecto.</translation>
    </message>
    <message>
        <source>This file has the older version %1 of the format and was read as version %2; saving it after a change writes the new version.</source>
        <translation>Este archivo tiene la versión anterior %1 del formato y se ha leído como versión %2; al guardarlo tras un cambio se escribe la nueva.</translation>
    </message>
    <message>
        <source>The key “version” is missing; this program writes version %1.</source>
        <translation>Falta la clave «version»; este programa escribe la versión %1.</translation>
    </message>
    <message>
        <source>This file has version %1 of the format; this program knows versions up to %2. Get a newer program.</source>
        <translation>Este archivo tiene la versión %1 del formato; este programa conoce versiones hasta la %2. Hace falta un programa más nuevo.</translation>
    </message>
    <message>
        <source>The version of the format is given as %1; it must be a whole number this program knows, such as %2.</source>
        <translation>La versión del formato es %1; debe ser un número entero que este programa conozca, como %2.</translation>
    </message>
    <message>
        <source>A great victory (%2 points) cannot need less than a slight edge (%1 points).</source>
        <translation>Una gran victoria (%2 puntos) no puede exigir menos que una ligera ventaja (%1 puntos).</translation>
    </message>
    <message>
        <source>%1 has no deployment zone although deployment is free; the whole table counts as its zone.</source>
        <translation>%1 no tiene zona de despliegue aunque el despliegue es libre; su zona es toda la mesa.</translation>
    </message>
    <message>
        <source>The deployment zone of %1 reaches beyond the table.</source>
        <translation>La zona de despliegue de %1 sobresale de la mesa.</translation>
    </message>
    <message>
        <source>The deployment zones of %1 and %2 touch or overlap; units could be placed in contact.</source>
        <translation>La zona de despliegue de %1 toca o cubre la de %2; podrían colocarse unidades en contacto.</translation>
    </message>
    <message>
        <source>The deployment zone of %1 has no area: left must be less than right and bottom less than top.</source>
        <translation>La zona de despliegue de %1 no tiene superficie: la izquierda debe ser menor que la derecha y lo de abajo menor que lo de arriba.</translation>
    </message>
</context>
<context>
    <name>JobOutcome</name>
    <message>
        <source>Drawing page %1 of %2…</source>
        <translation>Dibujando la página %1 de %2…</translation>
    </message>
    <message>
        <source>Printing page %1 of %2…</source>
        <translation>Imprimiendo la página %1 de %2…</translation>
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
        <translation>%1: se ha omitido, porque esta batalla aún no se puede jugar. %2</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>These are yours, the red ones with stripes. The First Hastati are too far off to fight: bring them straight ahead, all 6 inches that foot can go.</source>
        <translation>Estas son las tuyas, las rojas a rayas. La unidad Hastati 1 está demasiado lejos para combatir: llévala en línea recta hacia delante, las 6 pulgadas enteras que puede recorrer la infantería.</translation>
    </message>
    <message>
        <source>Take hold of the First Hastati and pull them straight towards the enemy. Their shadow shows where they will stand.</source>
        <translation>Toma la unidad Hastati 1 y arrástrala en línea recta hacia el enemigo. Su sombra muestra dónde quedará.</translation>
    </message>
    <message>
        <source>The Second Hastati stand too far to the left of their enemy. Formed troops can slide forward at a slant: bring them ahead and to the right.</source>
        <translation>La unidad Hastati 2 está demasiado a la izquierda de su enemigo. Las tropas en formación pueden avanzar en oblicuo: llévala hacia delante y a la derecha.</translation>
    </message>
    <message>
        <source>Formed troops never go sideways or back, and at a slant of 45 degrees at most. Pull them more forward than to the right.</source>
        <translation>Las tropas en formación nunca van de lado ni hacia atrás, y en oblicuo hasta 45 grados como máximo. Arrastra la unidad más hacia delante que a la derecha.</translation>
    </message>
    <message>
        <source>Your horse has come by the road and looks past the enemy. Choose it and drag the round handle at its right front corner forward, to wheel to the left; then pull it on a little.</source>
        <translation>Tu caballería ha llegado por el camino y no mira al enemigo. Elígela y arrastra hacia delante el tirador redondo de su esquina delantera derecha, para hacer una conversión a la izquierda; luego hazla avanzar un poco.</translation>
    </message>
    <message>
        <source>Drag the round handle at the right front corner until the horse looks at the enemy: the left corner stays. The wheel is paid for with inches, and horse has 12.</source>
        <translation>Arrastra el tirador redondo de la esquina delantera derecha hasta que la caballería mire al enemigo: la esquina izquierda no se mueve. La conversión se paga en pulgadas, y la caballería tiene 12.</translation>
    </message>
    <message>
        <source>The Velites are skirmishers: they may go in any direction. Bring them within 6 inches of the Slingers, for that is how far javelins fly.</source>
        <translation>Los vélites son hostigadores: pueden ir en cualquier dirección. Llévalos a 6 pulgadas o menos de los honderos, porque hasta ahí vuelan las jabalinas.</translation>
    </message>
    <message>
        <source>No corner of skirmishers may end more than 6 inches from where it began, and they may not touch an enemy. 4 inches are enough.</source>
        <translation>Ninguna esquina de unos hostigadores puede acabar a más de 6 pulgadas de donde empezó, y no pueden tocar a un enemigo. Con 4 pulgadas basta.</translation>
    </message>
    <message>
        <source>Tribune Gaius stands behind the line. Let him join the First Hastati: in a fight he adds a die.</source>
        <translation>El tribuno Cayo está detrás de la línea. Haz que se una a Hastati 1: en el combate aporta un dado.</translation>
    </message>
    <message>
        <source>Take the round marker of the general and let go of it on the First Hastati. He goes up to 12 inches, whoever stands there.</source>
        <translation>Toma el marcador redondo del general y suéltalo sobre Hastati 1. Puede ir hasta 12 pulgadas, haya quien haya en medio.</translation>
    </message>
    <message>
        <source>When everybody stands where you want, press “%1”. Then your side shoots.</source>
        <translation>Cuando todos estén donde quieres, pulsa «%1». Después dispara tu bando.</translation>
    </message>
    <message>
        <source>“%1” is a button below the table. It ends your step, even while somebody could still act.</source>
        <translation>«%1» es un botón debajo de la mesa. Termina tu fase, aunque alguien aún pueda actuar.</translation>
    </message>
    <message>
        <source>The Scorpion throws bolts 24 inches far and hits on 4, 5 and 6. Let it shoot at the First Spearmen.</source>
        <translation>El escorpión lanza dardos a 24 pulgadas e impacta con 4, 5 y 6. Haz que dispare contra Lanceros 1.</translation>
    </message>
    <message>
        <source>Choose the Scorpion first, then the enemy it is to shoot at.</source>
        <translation>Elige primero el escorpión y luego el enemigo contra el que debe disparar.</translation>
    </message>
    <message>
        <source>Now the Velites: a die for each of their stands, and every 6 takes an enemy stand. Let them throw at the Slingers.</source>
        <translation>Ahora los vélites: un dado por cada peana, y cada 6 quita una peana al enemigo. Haz que disparen contra los honderos.</translation>
    </message>
    <message>
        <source>A target must be within 6 inches, measured between the nearest edges. Choose the Velites, then the enemy.</source>
        <translation>El objetivo debe estar a 6 pulgadas o menos, medidas entre los bordes más cercanos. Elige los vélites y luego el enemigo.</translation>
    </message>
    <message>
        <source>That was your shooting. Press “%1”, and watch what the enemy does.</source>
        <translation>Esos eran tus disparos. Pulsa «%1» y mira lo que hace el enemigo.</translation>
    </message>
    <message>
        <source>The only way into a fight is a charge. Let the First Hastati charge the First Spearmen.</source>
        <translation>La única manera de entrar en combate es una carga. Haz que Hastati 1 cargue contra Lanceros 1.</translation>
    </message>
    <message>
        <source>A charge must arrive: 6 inches for foot, ahead, at a slant or wheeling. Pull the unit onto the enemy in front of it.</source>
        <translation>Una carga tiene que llegar: la infantería recorre 6 pulgadas, de frente, en oblicuo o con una conversión. Arrastra la unidad hasta el enemigo que tiene delante.</translation>
    </message>
    <message>
        <source>Charges are made in turns, and the enemy passes. The Second Hastati can charge the Second Spearmen.</source>
        <translation>Las cargas se hacen alternándose, y el enemigo pasa. Hastati 2 puede cargar contra Lanceros 2.</translation>
    </message>
    <message>
        <source>Pull the Second Hastati onto the Second Spearmen. Whom they meet first must be the one you mean.</source>
        <translation>Arrastra Hastati 2 hasta Lanceros 2. Lo primero con lo que se encuentre debe ser el enemigo que quieres.</translation>
    </message>
    <message>
        <source>Horse charges 12 inches. The Numidians are no match for it at close quarters.</source>
        <translation>La caballería carga a 12 pulgadas. Los númidas no pueden con ella cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>Pull the Horse straight onto the Numidians. Wheeling uses up inches, and all wheels together may make 45 degrees.</source>
        <translation>Arrastra la caballería en línea recta hasta los númidas. Las conversiones gastan pulgadas, y todas juntas no pueden pasar de 45 grados.</translation>
    </message>
    <message>
        <source>Enough for this turn: press “%1”. That is to pass, and when both sides have passed, the fights begin.</source>
        <translation>Basta por este turno: pulsa «%1». Así se pasa, y cuando han pasado los dos bandos empiezan los combates.</translation>
    </message>
    <message>
        <source>Press “%1”, the large button below the table, or the space bar: nobody of yours charges then.</source>
        <translation>Pulsa «%1», el botón grande debajo de la mesa, o la barra espaciadora: entonces no carga nadie más de los tuyos.</translation>
    </message>
    <message>
        <source>Now the fights. Who has a single enemy has nothing to choose: press “%1”, then dice decide. Your infantry and horse hit on 5 and 6, theirs only on 6.</source>
        <translation>Ahora, los combates. Quien tiene un solo enemigo no tiene nada que elegir: pulsa «%1» y deciden los dados. Tu infantería y tu caballería impactan con 5 y 6; el enemigo, solo con 6.</translation>
    </message>
    <message>
        <source>A unit may only put its dice on an enemy it is engaged with. “%1” leaves everything as it is.</source>
        <translation>Una unidad solo puede poner sus dados contra un enemigo con el que esté en combate. «%1» lo deja todo como está.</translation>
    </message>
    <message>
        <source>The second turn. Whoever fights stays where he is; the others may move, and need not. Press “%1”.</source>
        <translation>Empieza el turno 2. Quien combate se queda donde está; los demás pueden moverse, pero no hace falta. Pulsa «%1».</translation>
    </message>
    <message>
        <source>Only units that are not engaged can move. Nobody has to.</source>
        <translation>Solo pueden moverse las unidades que no están en combate. Nadie está obligado.</translation>
    </message>
    <message>
        <source>Nobody shoots into a fight, but the Slingers are not in one. Another volley of the Velites!</source>
        <translation>Nadie dispara contra un combate, pero los honderos no están en ninguno. ¡Otra descarga de los vélites!</translation>
    </message>
    <message>
        <source>Choose the Velites, then the Slingers. Units that are engaged are safe from shots.</source>
        <translation>Elige los vélites y luego los honderos. Las unidades en combate están a salvo de los disparos.</translation>
    </message>
    <message>
        <source>Enough of shooting: press “%1”.</source>
        <translation>Basta de disparos: pulsa «%1».</translation>
    </message>
    <message>
        <source>Skirmishers are easy to hit at close quarters: 4 or more. Let the Velites charge the Slingers, who are fewer.</source>
        <translation>Cuerpo a cuerpo, los hostigadores son fáciles de alcanzar: 4 o más. Haz que los vélites carguen contra los honderos, que son menos.</translation>
    </message>
    <message>
        <source>Skirmishers turn once, then charge straight in any direction, and no corner goes farther than 6 inches.</source>
        <translation>Los hostigadores giran una vez y luego cargan en línea recta en cualquier dirección; ninguna esquina va más allá de 6 pulgadas.</translation>
    </message>
    <message>
        <source>Press “%1” to pass, and the last fights of this battle begin.</source>
        <translation>Pulsa «%1» para pasar, y empiezan los últimos combates de esta batalla.</translation>
    </message>
    <message>
        <source>Those who still stand fight on. Press “%1” and roll: afterwards the losses are counted.</source>
        <translation>Los que siguen en pie combaten de nuevo. Pulsa «%1» y lanza los dados: después se cuentan las bajas.</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1, %2</translation>
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
        <translation>%1 ha caído</translation>
    </message>
</context>
<context>
    <name>MapPages</name>
    <message>
        <source>Figures along the edge are inches from the south-west corner. A thick line is a unit&apos;s front, a letter in a ring a general.</source>
        <translation>Las cifras del borde son pulgadas desde la esquina suroeste. Una línea gruesa es el frente de una unidad; una letra en un círculo, un general.</translation>
    </message>
    <message>
        <source>Figures along the edge are centimetres from the south-west corner. A thick line is a unit&apos;s front, a letter in a ring a general.</source>
        <translation>Las cifras del borde son centímetros desde la esquina suroeste. Una línea gruesa es el frente de una unidad; una letra en un círculo, un general.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Front middle x</source>
        <translation>Frente, centro x</translation>
    </message>
    <message>
        <source>Front middle y</source>
        <translation>Frente, centro y</translation>
    </message>
    <message>
        <source>Front left x</source>
        <translation>Frente, izq. x</translation>
    </message>
    <message>
        <source>Front left y</source>
        <translation>Frente, izq. y</translation>
    </message>
    <message>
        <source>Front right x</source>
        <translation>Frente, der. x</translation>
    </message>
    <message>
        <source>Front right y</source>
        <translation>Frente, der. y</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Mira al</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a general with a unit</comment>
        <translation>%1, con %2</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>The battle has ended. You can look back through it or begin a new one.</source>
        <translation>La batalla ha terminado. Puedes repasarla o empezar otra.</translation>
    </message>
    <message>
        <source>Dice come first: a roll for %1 is due before any other order.</source>
        <translation>Primero los dados: hay una tirada pendiente para %1 antes de cualquier otra orden.</translation>
    </message>
    <message>
        <source>Dice come first: a roll is due before any other order.</source>
        <translation>Primero los dados: hay una tirada pendiente antes de cualquier otra orden.</translation>
    </message>
    <message>
        <source>No dice are due now. Dice follow from an order; give one first.</source>
        <translation>Ahora no toca lanzar dados. Los dados llegan después de una orden: da una primero.</translation>
    </message>
    <message numerus="yes">
        <source>This roll takes %n dice; the number given was %2.</source>
        <translation>
            <numerusform>Esta tirada es de un solo dado; el número indicado fue %2.</numerusform>
            <numerusform>Esta tirada es de %n dados; el número indicado fue %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A die shows 1 to 6, so it cannot have shown %1. Enter it again.</source>
        <translation>Un dado muestra de 1 a 6, así que no puede haber salido %1. Escríbelo otra vez.</translation>
    </message>
    <message>
        <source>This order belongs to another step of the turn. Finish the present step to get there.</source>
        <translation>Esta orden es de otra fase del turno. Termina la fase actual para llegar a ella.</translation>
    </message>
    <message>
        <source>The charge step cannot simply be ended: it is over when both sides have passed, one right after the other. Pass instead.</source>
        <translation>La fase de cargas no se termina así: acaba cuando los dos bandos pasan, uno justo después del otro. Lo que puedes hacer es pasar.</translation>
    </message>
    <message>
        <source>Commands are placed before the first turn only. From then on units move.</source>
        <translation>Los cuerpos solo se colocan antes del turno 1. A partir de ahí, las unidades se mueven.</translation>
    </message>
    <message>
        <source>The other side gives the orders in this step. Yours comes next.</source>
        <translation>En esta fase da las órdenes el otro bando. La tuya viene después.</translation>
    </message>
    <message>
        <source>The other side may charge or pass now. Then it is your turn again.</source>
        <translation>Ahora el otro bando puede cargar o pasar. Luego vuelve a tocarte a ti.</translation>
    </message>
    <message>
        <source>The other side places a command now. Then it is your turn again.</source>
        <translation>Ahora el otro bando coloca un cuerpo. Luego vuelve a tocarte a ti.</translation>
    </message>
    <message>
        <source>The order names somebody who is not in this battle or not in that command. Check the name.</source>
        <translation>La orden nombra a alguien que no está en esta batalla o no es de ese cuerpo. Revisa el nombre.</translation>
    </message>
    <message>
        <source>%1 left the battle earlier. Choose a unit that is still on the table.</source>
        <translation>La unidad %1 está fuera de combate. Elige una que siga en la mesa.</translation>
    </message>
    <message>
        <source>%1 cannot move while engaged. The unit is free again when the enemies it fights are gone.</source>
        <translation>La unidad %1 no puede moverse en pleno combate. Quedará libre cuando ya no estén los enemigos con los que combate.</translation>
    </message>
    <message>
        <source>%1 cannot shoot while engaged. Choose a unit that is free.</source>
        <translation>La unidad %1 no puede disparar en pleno combate. Elige una que esté libre.</translation>
    </message>
    <message>
        <source>%1 cannot charge while engaged: that fight goes on first. Choose a unit that is free.</source>
        <translation>La unidad %1 no puede cargar en pleno combate: antes hay que resolverlo. Elige una que esté libre.</translation>
    </message>
    <message>
        <source>%1 already moved in this step, and a unit moves once. Shooting and charging are still to come.</source>
        <translation>La unidad %1 ya se ha movido en esta fase, y solo puede hacerlo una vez. Aún puede disparar y cargar más tarde.</translation>
    </message>
    <message>
        <source>%1 already moved this turn, and a general moves once a turn.</source>
        <translation>%1 ya se ha movido en este turno, y un general se mueve una vez por turno.</translation>
    </message>
    <message>
        <source>%1 already shot in this step, and a unit shoots once.</source>
        <translation>La unidad %1 ya ha disparado en esta fase, y solo puede hacerlo una vez. Elige otra.</translation>
    </message>
    <message>
        <source>%1 already charged this turn, and a unit charges once a turn.</source>
        <translation>La unidad %1 ya ha cargado en este turno, y solo puede hacerlo una vez. Elige otra.</translation>
    </message>
    <message>
        <source>In this battle %1 can move or shoot in a turn, not both, and one of the two is done.</source>
        <translation>En esta batalla, %1 puede mover o disparar en un turno, no las dos cosas, y ya ha hecho una.</translation>
    </message>
    <message>
        <source>%1 must stay in this step, because the general who is with this unit moved separately. Next turn both can go together.</source>
        <translation>La unidad %1 debe quedarse quieta en esta fase, porque su general se ha movido aparte. En el próximo turno pueden ir juntos.</translation>
    </message>
    <message>
        <source>%1 already moved together with %2. A separate move can wait for the next turn.</source>
        <translation>%1 ya se ha movido junto a %2. Si quiere ir aparte, tendrá que ser en el próximo turno.</translation>
    </message>
    <message>
        <source>This order says nowhere to go. Give %1 at least one manoeuvre, or leave the unit as it is.</source>
        <translation>Esta orden no dice adónde ir. Da al menos una maniobra a la unidad %1 o déjala donde está.</translation>
    </message>
    <message>
        <source>Part %2 of the way for %1 has no length, or one beyond all bounds. Give it a distance or an angle that is possible.</source>
        <translation>El tramo %2 del recorrido de %1 no tiene longitud o tiene una imposible. Indica una distancia o un ángulo que pueda ser.</translation>
    </message>
    <message>
        <source>%1 cannot go backwards, as part %2 of the way would, because formed units keep their ranks. Wheel round over some turns, or go ahead.</source>
        <translation>La unidad %1 no puede retroceder, como pide el tramo %2 del recorrido, porque va en formación. Haz conversiones en varios turnos o avanza.</translation>
    </message>
    <message>
        <source>%1 can go back too, but part %2 of the way has a length below nothing. Name the direction, and a distance above nothing.</source>
        <translation>La unidad %1 también puede retroceder, pero la longitud del tramo %2 es menor que cero. Indica la dirección y una distancia mayor que cero.</translation>
    </message>
    <message>
        <source>%1 can go straight ahead, go obliquely forward or wheel, because formed units keep their ranks. Part %2 of the way is something else.</source>
        <translation>La unidad %1 puede avanzar en línea recta, avanzar en oblicuo o hacer una conversión, porque va en formación. El tramo %2 del recorrido es otra cosa.</translation>
    </message>
    <message>
        <source>%1 cannot turn about here. Turning about is the whole move of a formed unit, and only where the battle&apos;s options allow it; wheel instead.</source>
        <translation>La unidad %1 no puede dar media vuelta aquí. La media vuelta es todo el movimiento de una unidad en formación, y solo donde las opciones de la batalla la permiten; haz una conversión.</translation>
    </message>
    <message>
        <source>%1 can go one straight way in any direction and turn once, before or after it. Part %2 of the way does not fit into that.</source>
        <translation>La unidad %1 puede ir en línea recta en cualquier dirección y girar una vez, antes o después. El tramo %2 del recorrido no encaja en eso.</translation>
    </message>
    <message>
        <source>%1 can turn, go one straight way in any direction and turn again. Part %2 of the way does not fit into that.</source>
        <translation>%1 puede girar, ir en línea recta en cualquier dirección y volver a girar. El tramo %2 del recorrido no encaja en eso.</translation>
    </message>
    <message>
        <source>In a charge %1 can turn once and then go one straight way. Part %2 of the way does not fit into that.</source>
        <translation>En una carga, %1 puede girar una vez y luego ir en línea recta. El tramo %2 del recorrido no encaja en eso.</translation>
    </message>
    <message>
        <source>In this battle %1 can only charge straight ahead. Part %2 of the way is something else.</source>
        <translation>En esta batalla, la unidad %1 solo puede cargar en línea recta. El tramo %2 del recorrido es otra cosa.</translation>
    </message>
    <message>
        <source>%1 can go obliquely at up to %3 from straight ahead; this way is at %2. Wheel first, or aim farther forward.</source>
        <translation>La unidad %1 puede avanzar en oblicuo hasta %3 respecto a la línea recta; este recorrido va a %2. Haz antes una conversión o apunta más hacia delante.</translation>
    </message>
    <message>
        <source>%1 can wheel by %3 in one move; this adds up to %2. The rest can follow next turn.</source>
        <translation>La unidad %1 puede hacer conversiones de %3 en un movimiento; aquí suman %2. El resto, en el próximo turno.</translation>
    </message>
    <message>
        <source>%1 can go %3 in one move; this way takes %2. Stop earlier.</source>
        <translation>La unidad %1 puede recorrer %3 en un movimiento; este recorrido necesita %2. Detente antes.</translation>
    </message>
    <message>
        <source>No corner of %1 may end more than %3 from where it began; here one goes %2. Turn less, or go less far.</source>
        <translation>Ninguna esquina de la unidad %1 puede acabar a más de %3 de donde empezó; aquí una se desplaza %2. Gira menos o acorta el camino.</translation>
    </message>
    <message>
        <source>%1 would leave the table. Every part of a unit must stay on it.</source>
        <translation>La unidad %1 se saldría de la mesa. Acorta el camino: toda ella debe quedar dentro.</translation>
    </message>
    <message>
        <source>%1 would leave the table. Generals must stay on it.</source>
        <translation>%1 se saldría de la mesa. Acorta el camino: los generales deben quedarse en ella.</translation>
    </message>
    <message>
        <source>%1 cannot pass through %2. Go round, or move %2 away first.</source>
        <translation>La unidad %1 no puede atravesar %2. Da un rodeo o mueve antes %2.</translation>
    </message>
    <message>
        <source>%1 cannot pass through %2 in the middle of a fight: nobody passes through the engaged. Go round, or wait until that fight is over.</source>
        <translation>La unidad %1 no puede atravesar %2 en pleno combate: nadie atraviesa a quien combate. Da un rodeo o espera a que ese combate termine.</translation>
    </message>
    <message>
        <source>%1 would end on top of %2. Stop earlier, or go on until the two are clear of each other.</source>
        <translation>La unidad %1 acabaría encima de %2. Detente antes o sigue hasta que las dos queden separadas.</translation>
    </message>
    <message>
        <source>%1 would stand on top of %2. Place the two apart.</source>
        <translation>La unidad %1 quedaría encima de %2. Coloca las dos separadas.</translation>
    </message>
    <message>
        <source>%1 would touch %2, and only a charge brings enemies together. Stop a little earlier; the charge step comes later in the turn.</source>
        <translation>La unidad %1 tocaría %2, y solo una carga pone en contacto a los enemigos. Detente un poco antes; la fase de cargas viene después.</translation>
    </message>
    <message>
        <source>%1 would stand in contact with %2. Place the unit farther away.</source>
        <translation>La unidad %1 quedaría en contacto con %2. Colócala más lejos.</translation>
    </message>
    <message>
        <source>%1 cannot push through %2. Move away from it instead.</source>
        <translation>%1 no puede abrirse paso a través de %2. Aléjate en otra dirección.</translation>
    </message>
    <message>
        <source>%1 cannot shoot: troops of this kind carry nothing that flies far enough. They can still charge.</source>
        <translation>La unidad %1 no puede disparar: no tiene armas que lleguen lejos. Aún puede cargar.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side. Choose an enemy to shoot at.</source>
        <translation>La unidad %1 es del mismo bando que %2. Elige un enemigo contra el que disparar.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side. Choose an enemy to charge.</source>
        <translation>La unidad %1 es del mismo bando que %2. Elige un enemigo contra el que cargar.</translation>
    </message>
    <message>
        <source>%1 cannot shoot at %2 in the middle of a fight. Choose an enemy who is free.</source>
        <translation>La unidad %1 no puede disparar contra %2 en pleno combate. Elige un enemigo libre.</translation>
    </message>
    <message>
        <source>%1 would shoot at %2 for nothing: shots cannot bring an elephant down. Choose another target.</source>
        <translation>La unidad %1 no conseguiría nada contra %2: los disparos no derriban a un elefante. Elige otro objetivo.</translation>
    </message>
    <message>
        <source>%1 can shoot %4 far, and the distance to %2 is %3. Choose a nearer target.</source>
        <translation>Fuera de alcance: %2 está a %3, y el alcance de %1 es de %4. Elige un objetivo más cercano.</translation>
    </message>
    <message>
        <source>No single stand of %1 is within %3 of %2, and in this battle only stands in range may shoot. Choose a nearer target.</source>
        <translation>Ninguna peana de %1 está a %3 o menos de %2, y en esta batalla solo disparan las peanas al alcance. Elige un objetivo más cercano.</translation>
    </message>
    <message>
        <source>%1 cannot see that target: the line to it runs through %2. Choose a target in the open.</source>
        <translation>La unidad %1 no ve ese objetivo: la línea de visión pasa por %2. Elige un objetivo despejado.</translation>
    </message>
    <message>
        <source>%1 can only shoot forward in this battle, and no part of %2 is ahead. Choose a target in front.</source>
        <translation>En esta batalla, la unidad %1 solo puede disparar hacia delante, y ninguna parte de %2 está delante. Elige un objetivo que esté al frente.</translation>
    </message>
    <message>
        <source>%1 cannot charge: troops of this kind never do. Choose another unit.</source>
        <translation>La unidad %1 no puede cargar: estas tropas nunca lo hacen. Elige otra unidad.</translation>
    </message>
    <message>
        <source>%1 cannot reach %2 this way: a charge goes up to %3 and must end in contact. The charge is not used up; try another way or another target.</source>
        <translation>La unidad %1 no puede llegar así hasta %2: una carga es de %3 como máximo y debe acabar en contacto. La carga no se ha gastado; prueba otro camino u otro objetivo.</translation>
    </message>
    <message>
        <source>%1 would run into %2 first. Charge %2, or find a way past.</source>
        <translation>La unidad %1 chocaría antes con %2. Carga contra %2 o busca un camino que lo evite.</translation>
    </message>
    <message>
        <source>%1 and %2 are not engaged with each other. Choose an enemy this unit is engaged with.</source>
        <translation>La unidad %1 no está en combate con %2. Elige un enemigo con el que sí lo esté.</translation>
    </message>
    <message>
        <source>%1 cannot place dice without being engaged. Choose a unit that is in a fight.</source>
        <translation>La unidad %1 no puede poner dados sin estar en combate. Elige una que combata.</translation>
    </message>
    <message>
        <source>%1 cannot roll dice in melee, so there is nothing to choose.</source>
        <translation>La unidad %1 no lanza dados en el cuerpo a cuerpo, así que no hay nada que elegir.</translation>
    </message>
    <message>
        <source>%1 fights by the elephants&apos; own rules, without melee dice, so there is nothing to choose.</source>
        <translation>%1 combate según las reglas propias de los elefantes, sin dados en el cuerpo a cuerpo, así que no hay nada que elegir.</translation>
    </message>
    <message>
        <source>Dice of %1 would be wasted on %2: melee cannot hurt an elephant. Choose another enemy.</source>
        <translation>Los dados de %1 no servirían de nada contra %2: el cuerpo a cuerpo no daña a un elefante. Elige otro enemigo.</translation>
    </message>
    <message>
        <source>All dice of %1 must go to one enemy; the enemies in this order number %2.</source>
        <translation>Todos los dados de %1 deben ir a un solo enemigo; en esta orden hay %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 must place exactly %n dice; this order places %3.</source>
        <translation>
            <numerusform>%1 debe poner exactamente un dado; esta orden pone %3.</numerusform>
            <numerusform>%1 debe poner exactamente %n dados; esta orden pone %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is too late to choose for %1: the choice is closed and the dice come next.</source>
        <translation>Es tarde para elegir por %1: la elección está cerrada y ahora vienen los dados.</translation>
    </message>
    <message>
        <source>%1 fell earlier in this battle. Choose another general.</source>
        <translation>%1 ya cayó en esta batalla. Elige otro general.</translation>
    </message>
    <message>
        <source>%1 can go %3 in a turn; that place is %2 away. Choose a nearer one.</source>
        <translation>%1 puede ir hasta %3 en un turno; ese lugar está a %2. Elige uno más cercano.</translation>
    </message>
    <message>
        <source>%1 can go %4 in a turn; the way to %2 is %3. Choose a nearer unit.</source>
        <translation>%1 puede ir hasta %4 en un turno; el camino hasta %2 es de %3. Elige una unidad más cercana.</translation>
    </message>
    <message>
        <source>%1 cannot leave %2 in the middle of a fight.</source>
        <translation>%1 no puede separarse de %2 en pleno combate. Podrá hacerlo cuando termine.</translation>
    </message>
    <message>
        <source>%1 cannot join %2: another general is there. Choose another unit.</source>
        <translation>%1 no puede unirse a %2: ya hay otro general. Elige otra unidad.</translation>
    </message>
    <message>
        <source>%1 cannot join %2. Generals go with troops of their own side, but not with elephants or machines.</source>
        <translation>%1 no puede unirse a %2. Los generales van con tropas de su propio bando, pero no con elefantes ni máquinas. Elige otra unidad.</translation>
    </message>
    <message>
        <source>%1 cannot join %2: in this battle a general leads only units of one command, and that unit fights under another.</source>
        <translation>%1 no puede unirse a %2: en esta batalla un general solo manda unidades de un cuerpo, y esa unidad es de otro. Elige una del suyo.</translation>
    </message>
    <message>
        <source>%1 is there already. Choose another place, or leave it at that.</source>
        <translation>%1 ya está ahí. Elige otro lugar o déjalo así.</translation>
    </message>
    <message>
        <source>%1 must be placed inside the deployment zone of this side.</source>
        <translation>Hay que colocar %1 dentro de la zona de despliegue de este bando.</translation>
    </message>
    <message>
        <source>%1 leads this side and must be placed inside its deployment zone.</source>
        <translation>%1 está al mando de este bando y debe tener su lugar dentro de la zona de despliegue.</translation>
    </message>
    <message>
        <source>In this battle everybody begins in a fixed place, so no command is placed. Units can move when the turn comes to it.</source>
        <translation>En esta batalla todos empiezan en un lugar fijo, así que no se colocan cuerpos. Las unidades podrán moverse cuando les toque.</translation>
    </message>
    <message>
        <source>This command is in place already. Choose one that is not.</source>
        <translation>Este cuerpo ya está en su lugar. Elige otro que no lo esté.</translation>
    </message>
    <message>
        <source>The armies are still being placed. The battle begins, and with it the turns, when all commands are in place.</source>
        <translation>Los ejércitos aún se están colocando. La batalla y sus turnos empiezan cuando todos los cuerpos están en su lugar.</translation>
    </message>
    <message>
        <source>This side said already that it is done. The other side is still choosing.</source>
        <translation>Este bando ya ha dicho que ha terminado. El otro bando todavía está eligiendo.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: %3 may move.</source>
        <translation>Turno %1, fase %2: movimiento de %3.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: %3 may shoot.</source>
        <translation>Turno %1, fase %2: disparos de %3.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: both sides may charge.</source>
        <translation>Turno %1, fase %2: cargas de los dos bandos.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: melee.</source>
        <translation>Turno %1, fase %2: cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>%1 took up position.</source>
        <translation>Ocupa su posición el cuerpo «%1».</translation>
    </message>
    <message>
        <source>Next to act: %1.</source>
        <translation>Ahora actúa el bando de %1.</translation>
    </message>
    <message>
        <source>%1 moved %2.</source>
        <translation>La unidad %1 recorre %2.</translation>
    </message>
    <message>
        <source>%1 moved alone.</source>
        <translation>%1 se mueve aparte.</translation>
    </message>
    <message>
        <source>%1 joined %2.</source>
        <translation>Desde aquí, %1 junto a %2.</translation>
    </message>
    <message>
        <source>%1 outlived the unit and stood alone.</source>
        <translation>%1 sobrevive a su unidad y se queda a solas.</translation>
    </message>
    <message>
        <source>%1 fell in the ranks of %2.</source>
        <translation>%1 cae en las filas de %2.</translation>
    </message>
    <message>
        <source>%1 came through unhurt.</source>
        <translation>%1 sale sin un rasguño.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shot at %2 with %n dice.</source>
        <translation>
            <numerusform>La unidad %1 dispara contra %2 con un dado.</numerusform>
            <numerusform>La unidad %1 dispara contra %2 con %n dados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shot at %3 and hit %n times out of %4.</source>
        <translation>
            <numerusform>Disparo de %1 contra %3: un impacto (dados: %4).</numerusform>
            <numerusform>Disparo de %1 contra %3: %n impactos (dados: %4).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shot at %2: hits %3 of %4, stands lost %5.</source>
        <translation>Disparo de %1 contra %2: dados, %4; impactos, %3; peanas perdidas, %5.</translation>
    </message>
    <message numerus="yes">
        <source>%1 fought %3 and hit %n times out of %4.</source>
        <translation>
            <numerusform>Combate de %1 contra %3: un impacto (dados: %4).</numerusform>
            <numerusform>Combate de %1 contra %3: %n impactos (dados: %4).</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 tried to scare %1 and rolled %3.</source>
        <translation>%2 intenta espantar a %1: sale un %3.</translation>
    </message>
    <message>
        <source>The die for %1 showed %2.</source>
        <translation>Dado de %1: sale un %2.</translation>
    </message>
    <message>
        <source>The control die of %1 showed %2.</source>
        <translation>Tirada de control de %1: sale un %2.</translation>
    </message>
    <message>
        <source>The die for who charges first showed %1.</source>
        <translation>Dado para decidir quién carga primero: sale un %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands.</source>
        <translation>
            <numerusform>La unidad %1 pierde una peana.</numerusform>
            <numerusform>La unidad %1 pierde %n peanas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands to the shots of %3.</source>
        <translation>
            <numerusform>La unidad %1 pierde una peana por los disparos de %3.</numerusform>
            <numerusform>La unidad %1 pierde %n peanas por los disparos de %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands fighting %3.</source>
        <translation>
            <numerusform>La unidad %1 pierde una peana en el combate contra %3.</numerusform>
            <numerusform>La unidad %1 pierde %n peanas en el combate contra %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands in melee.</source>
        <translation>
            <numerusform>La unidad %1 pierde una peana en el cuerpo a cuerpo.</numerusform>
            <numerusform>La unidad %1 pierde %n peanas en el cuerpo a cuerpo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands under the weight of %3.</source>
        <translation>
            <numerusform>La unidad %1 pierde una peana por la embestida de %3.</numerusform>
            <numerusform>La unidad %1 pierde %n peanas por la embestida de %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands in the path of %3.</source>
        <translation>
            <numerusform>La unidad %1 pierde una peana en el camino de %3.</numerusform>
            <numerusform>La unidad %1 pierde %n peanas en el camino de %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last stand of %1 could not hold alone and left at once.</source>
        <translation>La última peana de %1 no puede aguantar sola y se retira de inmediato.</translation>
    </message>
    <message>
        <source>%1 left the battle.</source>
        <translation>Fuera de combate: %1.</translation>
    </message>
    <message>
        <source>%1 left the battle, beaten by %2.</source>
        <translation>Fuera de combate: %1. Victoria de %2.</translation>
    </message>
    <message>
        <source>%1 left the battle, trampled by %2.</source>
        <translation>Fuera de combate: %1, en el camino de %2.</translation>
    </message>
    <message>
        <source>%1 charged %2 from the front over %3.</source>
        <translation>La unidad %1 carga de frente contra %2 tras recorrer %3.</translation>
    </message>
    <message>
        <source>%1 charged %2 from the flank or rear over %3.</source>
        <translation>La unidad %1 carga contra %2 por el flanco o por la espalda tras recorrer %3.</translation>
    </message>
    <message>
        <source>%1 charged on for %3 and met %2.</source>
        <translation>La unidad %1 sigue la carga (%3) y se encuentra con %2.</translation>
    </message>
    <message>
        <source>%1 charged on for %2 and met nobody.</source>
        <translation>La unidad %1 sigue la carga (%2) y no encuentra a nadie.</translation>
    </message>
    <message>
        <source>%1 passed.</source>
        <translation>Pasa el bando de %1.</translation>
    </message>
    <message>
        <source>%1 fled before the charge of %2 and left the battle.</source>
        <translation>%1 huye ante la carga de %2: fuera de combate.</translation>
    </message>
    <message>
        <source>%1 took fright at %2 and left the battle without doing harm.</source>
        <translation>%1 se espanta ante %2 y huye sin hacer daño.</translation>
    </message>
    <message>
        <source>%1 crashed into %2.</source>
        <translation>%1 embiste a %2.</translation>
    </message>
    <message>
        <source>%1 and %2 are engaged.</source>
        <translation>En combate: %1 contra %2.</translation>
    </message>
    <message>
        <source>%1 and %2 are no longer engaged.</source>
        <translation>La unidad %1 ya no está en combate con %2.</translation>
    </message>
    <message>
        <source>%1 chose to fight %2.</source>
        <translation>La unidad %1 elige combatir contra %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 chose to fight %n enemies.</source>
        <translation>
            <numerusform>La unidad %1 elige combatir contra un enemigo.</numerusform>
            <numerusform>La unidad %1 elige combatir contra %n enemigos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 said: done.</source>
        <translation>El bando de %1 ha terminado.</translation>
    </message>
    <message>
        <source>The fighting began.</source>
        <translation>Empiezan los combates.</translation>
    </message>
    <message>
        <source>%1 stayed under control.</source>
        <translation>%1 sigue bajo control.</translation>
    </message>
    <message>
        <source>%1 ran wild straight ahead and off the battlefield.</source>
        <translation>%1 se desboca y sale de frente del campo de batalla.</translation>
    </message>
    <message>
        <source>%1 turned right and ran wild, off the battlefield.</source>
        <translation>%1 se desboca hacia la derecha y sale del campo de batalla.</translation>
    </message>
    <message>
        <source>%1 turned left and ran wild, off the battlefield.</source>
        <translation>%1 se desboca hacia la izquierda y sale del campo de batalla.</translation>
    </message>
    <message>
        <source>%1 turned round and ran wild, off the battlefield.</source>
        <translation>%1 da media vuelta, se desboca y sale del campo de batalla.</translation>
    </message>
    <message>
        <source>The fighting paused for this turn.</source>
        <translation>Los combates se detienen por este turno.</translation>
    </message>
    <message>
        <source>Turn %1 ended.</source>
        <translation>Fin del turno %1.</translation>
    </message>
    <message>
        <source>Roll one die for who charges first: 1 to 3 is for %1, 4 to 6 for %2.</source>
        <translation>Lanza un dado para decidir quién carga primero: de 1 a 3, %1; de 4 a 6, %2.</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3: each %4 or more hits.</source>
        <translation>
            <numerusform>Lanza un dado por %1, que dispara contra %3: impacta con %4 o más.</numerusform>
            <numerusform>Lanza %n dados por %1, que dispara contra %3: cada %4 o más es un impacto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3: each 6 hits.</source>
        <translation>
            <numerusform>Lanza un dado por %1, que dispara contra %3: impacta con un 6.</numerusform>
            <numerusform>Lanza %n dados por %1, que dispara contra %3: cada 6 es un impacto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3, though none can hit.</source>
        <translation>
            <numerusform>Lanza un dado por %1, que dispara contra %3, aunque no puede impactar.</numerusform>
            <numerusform>Lanza %n dados por %1, que dispara contra %3, aunque ninguno puede impactar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll one die for %2: on %3 or more %1 will take fright and leave.</source>
        <translation>Lanza un dado por %2: con %3 o más, %1 se espanta y huye.</translation>
    </message>
    <message>
        <source>Roll one die for %2: on a 6 %1 will take fright and leave.</source>
        <translation>Lanza un dado por %2: con un 6, %1 se espanta y huye.</translation>
    </message>
    <message>
        <source>Roll one die for %2, though nothing can frighten %1.</source>
        <translation>Lanza un dado por %2, aunque nada puede espantar a %1.</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3: each %4 or more hits.</source>
        <translation>
            <numerusform>Lanza un dado por %1, que combate contra %3: impacta con %4 o más.</numerusform>
            <numerusform>Lanza %n dados por %1, que combate contra %3: cada %4 o más es un impacto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3: each 6 hits.</source>
        <translation>
            <numerusform>Lanza un dado por %1, que combate contra %3: impacta con un 6.</numerusform>
            <numerusform>Lanza %n dados por %1, que combate contra %3: cada 6 es un impacto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3, though none can hit.</source>
        <translation>
            <numerusform>Lanza un dado por %1, que combate contra %3, aunque no puede impactar.</numerusform>
            <numerusform>Lanza %n dados por %1, que combate contra %3, aunque ninguno puede impactar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll one die for %1, who fought with %2: on a 6 the general falls.</source>
        <translation>Lanza un dado por %1, que ha combatido con %2: con un 6, el general cae.</translation>
    </message>
    <message>
        <source>Roll the control die of %1: will the elephant obey or run wild?</source>
        <translation>Tirada de control de %1: ¿obedecerá el elefante o se desbocará?</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Disparo</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>%1 may place a command. The battle begins when all are in place.</source>
        <translation>Le toca colocar un cuerpo al bando de %1. La batalla empieza cuando todos están en su lugar.</translation>
    </message>
    <message>
        <source>%1 may move units and generals, each once and in any order.</source>
        <translation>Movimiento de %1: cada unidad y general, una vez, en cualquier orden.</translation>
    </message>
    <message>
        <source>%1 may shoot with units that can, each once and in any order.</source>
        <translation>Disparos de %1: cada unidad que pueda, una vez, en cualquier orden.</translation>
    </message>
    <message>
        <source>%1 may charge with one unit, or pass. When both sides pass in a row, the step ends.</source>
        <translation>Carga de %1: una unidad, o pasar. La fase acaba si ambos bandos pasan seguidos.</translation>
    </message>
    <message>
        <source>Both sides choose whom their units fight. When both are done, the dice fall.</source>
        <translation>Los dos bandos eligen contra quién combaten sus unidades. Cuando ambos terminan, se lanzan los dados.</translation>
    </message>
    <message>
        <source>The fights of this turn are being fought.</source>
        <translation>Se están librando los combates de este turno.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>La batalla ha terminado.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Indecisa</translation>
    </message>
    <message>
        <source>Slight edge</source>
        <translation>Ligera ventaja</translation>
    </message>
    <message>
        <source>Great victory</source>
        <translation>Gran victoria</translation>
    </message>
    <message>
        <source>The battle is drawn</source>
        <translation>La batalla queda indecisa</translation>
    </message>
    <message>
        <source>A slight edge for %1</source>
        <translation>Ligera ventaja para %1</translation>
    </message>
    <message>
        <source>A great victory for %1</source>
        <translation>Gran victoria de %1</translation>
    </message>
    <message>
        <source>The last turn is over, and the battle is drawn.</source>
        <translation>Ha pasado el último turno y la batalla queda indecisa.</translation>
    </message>
    <message>
        <source>The last turn is over: a slight edge for %1.</source>
        <translation>Ha pasado el último turno: ligera ventaja para %1.</translation>
    </message>
    <message>
        <source>The last turn is over: a great victory for %1.</source>
        <translation>Ha pasado el último turno: gran victoria de %1.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends drawn.</source>
        <translation>Tras muchos turnos sin bajas, la batalla acaba indecisa.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends: a slight edge for %1.</source>
        <translation>Tras muchos turnos sin bajas, la batalla acaba: ligera ventaja para %1.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends: a great victory for %1.</source>
        <translation>Tras muchos turnos sin bajas, la batalla acaba: gran victoria de %1.</translation>
    </message>
    <message>
        <source>No unit of either side is left: the battle is drawn.</source>
        <translation>Ningún bando conserva unidades: la batalla queda indecisa.</translation>
    </message>
    <message>
        <source>Only one side still has units on the table: a great victory for %1.</source>
        <translation>Solo un bando conserva unidades en la mesa: gran victoria de %1.</translation>
    </message>
    <message>
        <source>Both armies lost half their stands, and the battle is drawn.</source>
        <translation>Los dos ejércitos han perdido la mitad de sus peanas y la batalla queda indecisa.</translation>
    </message>
    <message>
        <source>Both armies lost half their stands: a slight edge for %1.</source>
        <translation>Los dos ejércitos han perdido la mitad de sus peanas: ligera ventaja para %1.</translation>
    </message>
    <message>
        <source>An army lost half its stands and broke: a great victory for %1.</source>
        <translation>Un ejército ha perdido la mitad de sus peanas y se ha roto: gran victoria de %1.</translation>
    </message>
    <message>
        <source>Both commanders in chief fell, and the battle is drawn.</source>
        <translation>Han caído los dos generales en jefe y la batalla queda indecisa.</translation>
    </message>
    <message>
        <source>Both commanders in chief fell: a slight edge for %1.</source>
        <translation>Han caído los dos generales en jefe: ligera ventaja para %1.</translation>
    </message>
    <message>
        <source>A commander in chief fell: a great victory for %1.</source>
        <translation>Ha caído un general en jefe: gran victoria de %1.</translation>
    </message>
    <message>
        <source>The other side gave the battle up: a great victory for %1.</source>
        <translation>El otro bando se ha rendido: gran victoria de %1.</translation>
    </message>
    <message>
        <source>Bring %1 forward, so that the line advances together.</source>
        <translation>Adelanta %1 para que la línea avance junta.</translation>
    </message>
    <message>
        <source>Keep %1 level with the units beside it: enemies come in through gaps.</source>
        <translation>Mantén %1 a la altura de las unidades vecinas: por los huecos entra el enemigo.</translation>
    </message>
    <message>
        <source>Keep %1 in front as a screen for the troops behind.</source>
        <translation>Mantén %1 delante, como pantalla de las tropas de atrás.</translation>
    </message>
    <message>
        <source>Lead %1 towards %2 and round the flank.</source>
        <translation>Lleva %1 hacia %2 para rodear su flanco.</translation>
    </message>
    <message>
        <source>Send %1 towards %2, whose crew will flee from any charge.</source>
        <translation>Envía %1 hacia %2: sus servidores huyen de cualquier carga.</translation>
    </message>
    <message>
        <source>Draw %1 back, out of reach of the enemy.</source>
        <translation>Retira %1 fuera del alcance del enemigo.</translation>
    </message>
    <message>
        <source>Send %1 to %2, where extra dice will count.</source>
        <translation>Envía a %1 con %2: allí contarán los dados adicionales.</translation>
    </message>
    <message>
        <source>%1 should shoot at %2, where that is worth about %3 stands.</source>
        <translation>Conviene que %1 dispare contra %2: ahí se ganan unas %3 peanas.</translation>
    </message>
    <message>
        <source>%1 should charge %2: the fight should bring about %3 stands more than it costs.</source>
        <translation>Conviene que %1 cargue contra %2: el combate debería dar unas %3 peanas más de lo que cuesta.</translation>
    </message>
    <message>
        <source>%1 should charge %2 in the middle of another fight, where help decides.</source>
        <translation>Conviene que %1 cargue contra %2, que ya está en combate: ahí la ayuda decide.</translation>
    </message>
    <message>
        <source>%1 should charge %2, whose crew must flee.</source>
        <translation>Conviene que %1 cargue contra %2: sus servidores tendrán que huir.</translation>
    </message>
    <message>
        <source>Send %1 against %2: an elephant strikes when it charges, not later.</source>
        <translation>Envía %1 contra %2: un elefante golpea cuando carga, no después.</translation>
    </message>
    <message>
        <source>%1 should charge %2: a charged elephant strikes nobody and may soon run wild.</source>
        <translation>Conviene que %1 cargue contra %2: un elefante que recibe una carga no golpea a nadie y pronto puede desbocarse.</translation>
    </message>
    <message>
        <source>Pass: no charge is worth its risk just now.</source>
        <translation>Pasa, porque ahora mismo ninguna carga compensa el riesgo.</translation>
    </message>
    <message>
        <source>Done: nothing more is worth doing in this step.</source>
        <translation>Listo, porque en esta fase no hay nada más que valga la pena.</translation>
    </message>
    <message>
        <source>Put the dice of %1 on %2, where they count most.</source>
        <translation>Pon los dados de %1 contra %2: ahí cuentan más.</translation>
    </message>
    <message>
        <source>Drawn by lot from everything that is lawful.</source>
        <translation>Elegido al azar entre todo lo que está permitido.</translation>
    </message>
    <message>
        <source>In battles played ahead in thought this went best: %1 won %2 of them.</source>
        <translation>En las batallas jugadas de antemano, esto fue lo mejor: victorias de %1, %2.</translation>
    </message>
    <message>
        <source>Place %1 where there is room for the whole command.</source>
        <translation>Coloca «%1» donde haya sitio para todo el cuerpo.</translation>
    </message>
    <message numerus="yes">
        <source>%n stands</source>
        <translation>
            <numerusform>%n peana</numerusform>
            <numerusform>%n peanas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of their stands</source>
        <translation>
            <numerusform>una peana</numerusform>
            <numerusform>%n peanas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unidad</numerusform>
            <numerusform>%n unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Lanzar el dado</numerusform>
            <numerusform>Lanzar %n dados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type in %n dice</source>
        <translation>
            <numerusform>Escribir el dado</numerusform>
            <numerusform>Escribir %n dados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next unit (%n can still act)</source>
        <translation>
            <numerusform>Otra unidad (queda %n)</numerusform>
            <numerusform>Otra unidad (quedan %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next general (%n can still act)</source>
        <translation>
            <numerusform>Otro general (queda %n)</numerusform>
            <numerusform>Otro general (quedan %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generals</source>
        <translation>
            <numerusform>%n general</numerusform>
            <numerusform>%n generales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>Un impacto</numerusform>
            <numerusform>%n impactos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fights, before the dice</source>
        <translation>
            <numerusform>Un combate, antes de los dados</numerusform>
            <numerusform>%n combates, antes de los dados</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty. Export the drawing again.</source>
        <translation>El archivo está vacío. Exporta otra vez el dibujo.</translation>
    </message>
    <message>
        <source>The file is too large: at most %1 megabytes are read. Export a simpler drawing.</source>
        <translation>El archivo es demasiado grande: se leen %1 megabytes como máximo. Exporta un dibujo más sencillo.</translation>
    </message>
    <message>
        <source>The file cannot be read: it is gone, a folder or a device, or belongs to somebody else.</source>
        <translation>No se puede leer el archivo: ya no está, es una carpeta o un dispositivo, o pertenece a otra persona.</translation>
    </message>
    <message>
        <source>The file is compressed (SVGZ). Save it as plain SVG and import that.</source>
        <translation>El archivo está comprimido (SVGZ). Guárdalo como SVG normal e impórtalo.</translation>
    </message>
    <message>
        <source>This kind of picture cannot be imported. Save it as PNG, or draw it as SVG.</source>
        <translation>Este tipo de imagen no se puede importar. Guárdala como PNG o dibújala como SVG.</translation>
    </message>
    <message>
        <source>The PNG picture is damaged or far too large: no side may have more than %1 pixels. Save it again, smaller.</source>
        <translation>La imagen PNG está dañada o es demasiado grande: ningún lado puede tener más de %1 píxeles. Guárdala otra vez, más pequeña.</translation>
    </message>
    <message>
        <source>The file is neither an SVG drawing nor a PNG picture, or its text is damaged. Export the drawing again as SVG.</source>
        <translation>El archivo no es un dibujo SVG ni una imagen PNG, o su texto está dañado. Exporta otra vez el dibujo como SVG.</translation>
    </message>
    <message>
        <source>The drawing is damaged or incomplete from line %1 on. Export it again, and copy the whole file.</source>
        <translation>El dibujo está dañado o incompleto desde la línea %1. Expórtalo otra vez y copia el archivo entero.</translation>
    </message>
    <message>
        <source>The file holds something else than an SVG drawing, perhaps the web page it came from. Download the drawing itself.</source>
        <translation>El archivo contiene otra cosa que un dibujo SVG; tal vez la página web de la que salió. Descarga el dibujo mismo.</translation>
    </message>
    <message>
        <source>The drawing uses abbreviations of its own (entities), which can be harmful. Save it as plain SVG.</source>
        <translation>El dibujo usa abreviaturas propias (entidades), que pueden ser dañinas. Guárdalo como SVG normal.</translation>
    </message>
    <message>
        <source>The drawing has more than %1 parts, copies counted. Simplify it, or export it as a PNG picture.</source>
        <translation>El dibujo tiene más de %1 partes, contando las copias. Simplifícalo o expórtalo como imagen PNG.</translation>
    </message>
    <message>
        <source>The drawing has groups within groups more than %1 deep. Ungroup it and export it again.</source>
        <translation>El dibujo tiene grupos dentro de grupos a más de %1 niveles. Desagrúpalo y expórtalo otra vez.</translation>
    </message>
    <message>
        <source>The outlines have more than %1 points. Simplify them, or export the drawing as a PNG picture.</source>
        <translation>Los contornos tienen más de %1 puntos. Simplifícalos o exporta el dibujo como imagen PNG.</translation>
    </message>
    <message>
        <source>The drawing is so detailed that drawing it would hold up the table. Simplify it, or export it as a PNG picture.</source>
        <translation>El dibujo es tan detallado que trazarlo frenaría la mesa. Simplifícalo o expórtalo como imagen PNG.</translation>
    </message>
    <message>
        <source>The style sheets of the drawing are too long. Export it with “presentation attributes” instead of styles.</source>
        <translation>Las hojas de estilo del dibujo son demasiado largas. Expórtalo con «atributos de presentación» en lugar de estilos.</translation>
    </message>
    <message>
        <source>There is nothing in the drawing that can be shown. Convert everything to paths and export it again.</source>
        <translation>En el dibujo no hay nada que se pueda mostrar. Convierte todo en trazados y expórtalo otra vez.</translation>
    </message>
    <message>
        <source>The drawing is more than %1 times as long as wide. Crop the page to the figure.</source>
        <translation>El dibujo es más de %1 veces más largo que ancho. Recorta la página a la figura.</translation>
    </message>
    <message numerus="yes">
        <source>%n parts are clipped; they will show whole.</source>
        <translation>
            <numerusform>Una parte está recortada; se verá entera.</numerusform>
            <numerusform>%n partes están recortadas; se verán enteras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts are masked; they will show whole.</source>
        <translation>
            <numerusform>Una parte tiene máscara; se verá entera.</numerusform>
            <numerusform>%n partes tienen máscara; se verán enteras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effects, such as blur or shadow, will not show.</source>
        <translation>
            <numerusform>Un efecto, como desenfoque o sombra, no se verá.</numerusform>
            <numerusform>%n efectos, como desenfoque o sombra, no se verán.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fills with a pattern will be plain grey.</source>
        <translation>
            <numerusform>Un relleno con motivo será gris liso.</numerusform>
            <numerusform>%n rellenos con motivo serán gris liso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow heads and other markers on lines will not show.</source>
        <translation>Las puntas de flecha y otros marcadores de las líneas no se verán.</translation>
    </message>
    <message>
        <source>Very fine dashes will be drawn as whole lines.</source>
        <translation>Los trazos muy finos se dibujarán como líneas enteras.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures in the drawing will not show: only PNG pictures that are embedded in the file can.</source>
        <translation>
            <numerusform>Una imagen del dibujo no se verá: solo pueden verse las imágenes PNG incluidas en el archivo.</numerusform>
            <numerusform>%n imágenes del dibujo no se verán: solo pueden verse las imágenes PNG incluidas en el archivo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies of something that is not in the file will not show.</source>
        <translation>
            <numerusform>Una copia de algo que no está en el archivo no se verá.</numerusform>
            <numerusform>%n copias de algo que no está en el archivo no se verán.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing was turned into outlines with the fonts of this computer. Look whether it is right.</source>
        <translation>Las letras se han convertido en contornos con las fuentes de este equipo. Mira si han quedado bien.</translation>
    </message>
    <message>
        <source>Some writing, such as text on a curve or in a frame, will not show. Convert text to paths to keep it.</source>
        <translation>Algunas letras, como el texto en curva o en un marco, no se verán. Convierte el texto en trazados para conservarlo.</translation>
    </message>
    <message>
        <source>Links and scripts were left out: a figure only stands there.</source>
        <translation>Se han quitado los enlaces y los scripts: una figura solo está ahí.</translation>
    </message>
    <message>
        <source>Animations were left out: the drawing stands still.</source>
        <translation>Se han quitado las animaciones: el dibujo se queda quieto.</translation>
    </message>
    <message>
        <source>Web pages and text boxes within the drawing will not show.</source>
        <translation>Las páginas web y los cuadros de texto del dibujo no se verán.</translation>
    </message>
    <message>
        <source>Fonts, styles or colours that are in other files were left out; nothing outside the drawing is opened.</source>
        <translation>Se han quitado las fuentes, los estilos o los colores que están en otros archivos; no se abre nada fuera del dibujo.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules of its style sheet are too involved and were left out.</source>
        <translation>
            <numerusform>Una regla de su hoja de estilo es demasiado compleja y se ha quitado.</numerusform>
            <numerusform>%n reglas de su hoja de estilo son demasiado complejas y se han quitado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colours or sizes use variables of the style sheet and were left out.</source>
        <translation>
            <numerusform>Un color o tamaño usa una variable de la hoja de estilo y se ha quitado.</numerusform>
            <numerusform>%n colores o tamaños usan variables de la hoja de estilo y se han quitado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts of unknown kinds were left out.</source>
        <translation>
            <numerusform>Una parte de tipo desconocido se ha quitado.</numerusform>
            <numerusform>%n partes de tipo desconocido se han quitado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing does not say how large its page is; it was cropped to what is drawn.</source>
        <translation>El dibujo no dice qué tamaño tiene su página; se ha recortado a lo dibujado.</translation>
    </message>
    <message>
        <source>The drawing is so detailed that it was turned into a picture; its colours cannot be changed any more.</source>
        <translation>El dibujo es tan detallado que se ha convertido en una imagen; ya no se pueden cambiar sus colores.</translation>
    </message>
    <message>
        <source>The picture was made smaller: its longer side has %1 pixels now.</source>
        <translation>La imagen se ha reducido: su lado más largo tiene ahora %1 píxeles.</translation>
    </message>
    <message numerus="yes">
        <source>%1 came to the field with %n units, %3 stands in all.</source>
        <translation>
            <numerusform>Al campo llegó el ejército de %1 con una sola unidad de %3 peanas.</numerusform>
            <numerusform>Al campo llegó el ejército de %1 con %n unidades, %3 peanas en total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had drawn up %n units with %3 stands.</source>
        <translation>
            <numerusform>El ejército de %1 formó con una sola unidad de %3 peanas.</numerusform>
            <numerusform>El ejército de %1 formó con %n unidades y %3 peanas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 led %2 that day.</source>
        <translation>%1 mandaba aquel día el ejército de %2.</translation>
    </message>
    <message>
        <source>At the head of %2 stood %1.</source>
        <translation>Al frente del ejército de %2 estaba %1.</translation>
    </message>
    <message>
        <source>In the west the %2 of %1 faced the %4 of %3.</source>
        <translation>Al oeste, frente a frente: por %1, «%2»; por %3, «%4».</translation>
    </message>
    <message>
        <source>In the middle the %2 of %1 looked across at the %4 of %3.</source>
        <translation>En el centro, el cuerpo «%2» de %1 tenía delante el cuerpo «%4» de %3.</translation>
    </message>
    <message>
        <source>In the east the %2 of %1 would have to deal with the %4 of %3.</source>
        <translation>Al este, el cuerpo «%2» de %1 tendría que vérselas con «%4», de %3.</translation>
    </message>
    <message>
        <source>At the northern end the %2 of %1 faced the %4 of %3.</source>
        <translation>En el extremo norte, frente a frente: por %1, «%2»; por %3, «%4».</translation>
    </message>
    <message>
        <source>At the southern end the %2 of %1 would have to deal with the %4 of %3.</source>
        <translation>En el extremo sur, el cuerpo «%2» de %1 tendría que vérselas con «%4», de %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sent the %2 forward, %n units, the farthest by %4.</source>
        <translation>
            <numerusform>En el bando de %1 avanzó %4 una unidad del cuerpo «%2».</numerusform>
            <numerusform>En el bando de %1 avanzaron %n unidades del cuerpo «%2», hasta %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 pressed on with %n units, by up to %4.</source>
        <translation>
            <numerusform>«%2», de %1, adelantó una unidad %4.</numerusform>
            <numerusform>«%2», de %1, siguió adelante con %n unidades, hasta %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 moved up: %n units, the quickest of them by %4.</source>
        <translation>
            <numerusform>El cuerpo «%2» de %1 hizo subir una unidad %4.</numerusform>
            <numerusform>El cuerpo «%2» de %1 se acercó: %n unidades, y la más rápida recorrió %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward went the %2 of %1, %n units, as far as %4.</source>
        <translation>
            <numerusform>Se adelantó una unidad del cuerpo «%2» de %1: recorrió %4.</numerusform>
            <numerusform>Se adelantó el cuerpo «%2» de %1: %n unidades, hasta %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 came on along a broad front, %n units from %3 commands, the fastest by %4.</source>
        <translation>
            <numerusform>El ejército de %1 se acercó con una unidad de %3 cuerpos, que recorrió %4.</numerusform>
            <numerusform>El ejército de %1 se acercó en un frente amplio: %n unidades de %3 cuerpos; la más rápida recorrió %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 advanced: %n units from %3 commands went forward, some as far as %4.</source>
        <translation>
            <numerusform>Avance de %1: una unidad de %3 cuerpos recorrió %4.</numerusform>
            <numerusform>Avance de %1: %n unidades de %3 cuerpos fueron adelante, algunas hasta %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line of %1 drew nearer: %n units from %3 commands were on the march, and the swiftest covered %4.</source>
        <translation>
            <numerusform>La línea de %1 se acercaba: marchaba una unidad de %3 cuerpos, que recorrió %4.</numerusform>
            <numerusform>La línea de %1 se acercaba: marchaban %n unidades de %3 cuerpos, y la más veloz recorrió %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 drew the %2 back, %n units, by as much as %4.</source>
        <translation>
            <numerusform>En el bando de %1 retrocedió una unidad de «%2»: %4.</numerusform>
            <numerusform>En el bando de %1 retrocedió el cuerpo «%2»: %n unidades, hasta %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 fell back with %n units, by up to %4.</source>
        <translation>
            <numerusform>El cuerpo «%2» de %1 retiró una unidad %4.</numerusform>
            <numerusform>El cuerpo «%2» de %1 se replegó con %n unidades, hasta %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rearranged the %2: %n units took new places, marching up to %4.</source>
        <translation>
            <numerusform>En el cuerpo «%2» de %1, una unidad ocupó otro lugar tras una marcha de %4.</numerusform>
            <numerusform>Nuevo orden en «%2», de %1: %n unidades ocuparon otros lugares tras marchar hasta %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shifted %n units to new places, by up to %4.</source>
        <translation>
            <numerusform>El cuerpo «%2» de %1 llevó una unidad a otro lugar, a una distancia de %4.</numerusform>
            <numerusform>El cuerpo «%2» de %1 llevó %n unidades a otros lugares, a una distancia de hasta %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %2 of %1, %n units turned to face another way without leaving their places.</source>
        <translation>
            <numerusform>En el cuerpo «%2» de %1, una unidad se volvió hacia otro lado sin dejar su lugar.</numerusform>
            <numerusform>En el cuerpo «%2» de %1, %n unidades se volvieron hacia otro lado sin dejar su lugar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n units of the %2 turn where they stood.</source>
        <translation>
            <numerusform>En el bando de %1, una unidad de «%2» giró donde estaba.</numerusform>
            <numerusform>En el bando de %1, %n unidades de «%2» giraron donde estaban.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took a place in the ranks of %2.</source>
        <translation>%1 ocupó un lugar en las filas de %2.</translation>
    </message>
    <message>
        <source>From then on %1 was to be found with %2.</source>
        <translation>Desde entonces se vio a %1 junto a %2.</translation>
    </message>
    <message>
        <source>%1 came up to join %2.</source>
        <translation>%1 acudió para unirse a la unidad %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 saw %n of their generals join the ranks; %3 stood with %4.</source>
        <translation>
            <numerusform>En el bando de %1, uno de los generales entró en las filas: %3, con %4.</numerusform>
            <numerusform>En el bando de %1, %n generales entraron en las filas; %3 lo hizo con %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the army of %1, %n generals took places in the ranks, among them %3 with %4.</source>
        <translation>
            <numerusform>En el ejército de %1, un general ocupó un lugar en las filas: %3, con %4.</numerusform>
            <numerusform>En el ejército de %1, %n generales ocuparon un lugar en las filas; entre ellos %3, con %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shot well: %n stands fell, and %3 suffered most.</source>
        <translation>
            <numerusform>El cuerpo «%2» de %1 disparó bien: cayó una peana de %3.</numerusform>
            <numerusform>El cuerpo «%2» de %1 disparó bien: cayeron %n peanas, y la peor parte fue para %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 took careful aim and struck down %n stands; %3 had the worst of it.</source>
        <translation>
            <numerusform>Los de «%2», de %1, apuntaron con cuidado y derribaron una peana de %3.</numerusform>
            <numerusform>Los de «%2», de %1, apuntaron con cuidado y derribaron %n peanas; la peor parte se la llevó %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shot at %3, who lost %n stands.</source>
        <translation>
            <numerusform>El cuerpo «%2» de %1 disparó contra %3, que perdió una peana.</numerusform>
            <numerusform>El cuerpo «%2» de %1 disparó contra %3, que perdió %n peanas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 found the range of %3, and %n stands fell.</source>
        <translation>
            <numerusform>Los de «%2», de %1, calcularon bien la distancia hasta %3, y cayó una peana.</numerusform>
            <numerusform>Los de «%2», de %1, calcularon bien la distancia hasta %3, y cayeron %n peanas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the shots of the %2 of %1, %3 lost %n stands.</source>
        <translation>
            <numerusform>Bajo los disparos de «%2», de %1, la unidad %3 perdió una peana.</numerusform>
            <numerusform>Bajo los disparos de «%2», de %1, la unidad %3 perdió %n peanas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Elsewhere on the line the volleys of %1 brought down another %n stands.</source>
        <translation>
            <numerusform>En otros puntos de la línea, las descargas de %1 derribaron otra peana.</numerusform>
            <numerusform>En otros puntos de la línea, las descargas de %1 derribaron otras %n peanas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other volleys of %1 brought down %n more stands.</source>
        <translation>
            <numerusform>Las demás descargas de %1 derribaron una peana más.</numerusform>
            <numerusform>Las demás descargas de %1 derribaron %n peanas más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the volleys of %1, %n did no harm.</source>
        <translation>
            <numerusform>De las descargas de %1, una no hizo daño.</numerusform>
            <numerusform>De las descargas de %1, %n no hicieron daño.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 let fly %n volleys that harmed nobody.</source>
        <translation>
            <numerusform>El ejército de %1 lanzó una descarga que no alcanzó a nadie.</numerusform>
            <numerusform>El ejército de %1 lanzó %n descargas que no alcanzaron a nadie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Under the shots of %1 the last of %2 left the field.</source>
        <translation>Bajo los disparos de %1, los últimos de %2 dejaron el campo.</translation>
    </message>
    <message>
        <source>%2 could bear the shots of %1 no longer and broke up.</source>
        <translation>La unidad %2 no soportó más los disparos de %1 y se deshizo.</translation>
    </message>
    <message>
        <source>%1 charged %2 head-on.</source>
        <translation>La carga de %1 dio de frente en %2.</translation>
    </message>
    <message>
        <source>%1 went straight for %2.</source>
        <translation>La unidad %1 fue derecha hacia %2.</translation>
    </message>
    <message>
        <source>With a shout %1 threw themselves at %2.</source>
        <translation>Con un grito, la unidad %1 se lanzó contra %2.</translation>
    </message>
    <message>
        <source>%1 charged %2 head-on, and %3 went for %4.</source>
        <translation>Cargas de frente: %1 contra %2; %3 contra %4.</translation>
    </message>
    <message>
        <source>While %1 closed with %2, %3 ran straight at %4.</source>
        <translation>Choque de frente de %1 con %2 y, al lado, de %3 con %4.</translation>
    </message>
    <message>
        <source>%1 threw themselves at %2, and %3 at %4.</source>
        <translation>La unidad %1 se lanzó contra %2; %3, contra %4.</translation>
    </message>
    <message>
        <source>%1 met %2 face to face, and %3 charged %4.</source>
        <translation>La unidad %1 chocó cara a cara con %2; contra %4 cargó %3.</translation>
    </message>
    <message>
        <source>%1 caught %2 in the flank or in the rear.</source>
        <translation>La unidad %1 sorprendió a %2 por el flanco o por la espalda.</translation>
    </message>
    <message>
        <source>From the side or from behind, %1 ran into %2.</source>
        <translation>Por un lado o por detrás, la unidad %1 se echó sobre %2.</translation>
    </message>
    <message>
        <source>%1 and %2 fell upon %3 together.</source>
        <translation>La unidad %1 cayó sobre %3 a la vez que %2.</translation>
    </message>
    <message>
        <source>%3 had two charges to meet, from %1 and from %2.</source>
        <translation>La unidad %3 tuvo que recibir dos cargas: la de %1 y la de %2.</translation>
    </message>
    <message numerus="yes">
        <source>On %2 closed in %n units at once.</source>
        <translation>
            <numerusform>Sobre %2 se cerró una unidad.</numerusform>
            <numerusform>Sobre %2 se cerraron %n unidades a la vez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against %2 came %n units together.</source>
        <translation>
            <numerusform>Contra %2 fue una unidad.</numerusform>
            <numerusform>Contra %2 fueron juntas %n unidades.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 dared to charge %2 rather than wait for it.</source>
        <translation>La unidad %1 se atrevió a cargar contra %2 antes que esperar su embestida.</translation>
    </message>
    <message>
        <source>%1 ran in under the tusks of %2.</source>
        <translation>La unidad %1 corrió a meterse bajo los colmillos de %2.</translation>
    </message>
    <message>
        <source>To pin the beast down, %1 went for %2.</source>
        <translation>Para sujetar a la bestia, la unidad %1 se lanzó sobre %2.</translation>
    </message>
    <message>
        <source>The crew of %1 saw %2 coming and ran.</source>
        <translation>Los servidores de %1 vieron llegar a %2 y echaron a correr.</translation>
    </message>
    <message>
        <source>%1 stood alone: the crew had fled before %2.</source>
        <translation>%1 se quedó sin nadie: sus servidores habían huido ante %2.</translation>
    </message>
    <message>
        <source>Nobody stayed with %1 to await the charge of %2.</source>
        <translation>Nadie se quedó con %1 a esperar la carga de %2.</translation>
    </message>
    <message>
        <source>%1 shied at the noise of %2, turned about and was seen no more.</source>
        <translation>%1 se asustó del ruido de %2, dio media vuelta y no se le volvió a ver.</translation>
    </message>
    <message>
        <source>At the horns of %2, %1 took fright and trotted away, doing no harm.</source>
        <translation>Ante las trompas de guerra de %2, %1 se espantó y se alejó al trote sin hacer daño.</translation>
    </message>
    <message numerus="yes">
        <source>%1 trampled into %2, which cost the unit %n stands.</source>
        <translation>
            <numerusform>%1 arrolló a %2, que perdió una peana.</numerusform>
            <numerusform>%1 arrolló a %2, que perdió %n peanas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ground shook as %1 struck %2: %n stands were gone at once.</source>
        <translation>
            <numerusform>Tembló el suelo cuando %1 embistió a %2: una peana desapareció al instante.</numerusform>
            <numerusform>Tembló el suelo cuando %1 embistió a %2: %n peanas desaparecieron al instante.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could stop %1; the shock took %n stands from %2.</source>
        <translation>
            <numerusform>Nada pudo detener a %1; el choque le costó una peana a %2.</numerusform>
            <numerusform>Nada pudo detener a %1; el choque le costó %n peanas a %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 went through %2 like a storm, and the unit was scattered.</source>
        <translation>%1 pasó por %2 como una tormenta y dispersó la unidad.</translation>
    </message>
    <message>
        <source>When %1 struck %2, nobody stayed to fight on.</source>
        <translation>Cuando %1 embistió a %2, nadie se quedó a seguir luchando.</translation>
    </message>
    <message numerus="yes">
        <source>The ground shook as %n elephants of %1 broke into the ranks of %3, where %4 stands were lost in an instant.</source>
        <translation>
            <numerusform>Tembló el suelo cuando un elefante de %1 irrumpió en las filas de %3; peanas perdidas en un instante: %4.</numerusform>
            <numerusform>Tembló el suelo cuando %n elefantes de %1 irrumpieron en las filas de %3; peanas perdidas en un instante: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tusk beside tusk, %n elephants of %1 thundered into the line of %3 and took %4 stands out of it.</source>
        <translation>
            <numerusform>Con los colmillos por delante, un elefante de %1 cayó como un trueno sobre la línea de %3; peanas arrancadas: %4.</numerusform>
            <numerusform>Colmillo junto a colmillo, %n elefantes de %1 cayeron como un trueno sobre la línea de %3; peanas arrancadas: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To pin the elephants down, %n units of %1 ran to meet them.</source>
        <translation>
            <numerusform>Para sujetar a los elefantes, una unidad de %1 corrió a su encuentro.</numerusform>
            <numerusform>Para sujetar a los elefantes, %n unidades de %1 corrieron a su encuentro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rather than wait for the elephants, %n units of %1 went at them.</source>
        <translation>
            <numerusform>En lugar de esperar a los elefantes, una unidad de %1 les hizo frente.</numerusform>
            <numerusform>En lugar de esperar a los elefantes, %n unidades de %1 les hicieron frente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still at a run, %1 met %2 next.</source>
        <translation>Sin dejar de correr, la unidad %1 se encontró después con %2.</translation>
    </message>
    <message>
        <source>The same rush carried %1 on into %2.</source>
        <translation>El mismo impulso llevó a %1 hasta %2.</translation>
    </message>
    <message>
        <source>Neither side risked a charge.</source>
        <translation>Ningún bando arriesgó una carga.</translation>
    </message>
    <message>
        <source>Both sides waited, and nobody charged.</source>
        <translation>Los dos bandos esperaron, y nadie cargó.</translation>
    </message>
    <message>
        <source>%1 broke the ranks of %2 and won the fight.</source>
        <translation>La unidad %1 rompió las filas de %2 y ganó el combate.</translation>
    </message>
    <message>
        <source>%2 gave way before %1 and left the field.</source>
        <translation>La unidad %2 cedió ante %1 y dejó el campo.</translation>
    </message>
    <message>
        <source>Step by step %1 pushed %2 back until there was nobody left to push.</source>
        <translation>Paso a paso, la unidad %1 hizo retroceder a %2 hasta que no quedó nadie a quien empujar.</translation>
    </message>
    <message>
        <source>The fight between %1 and %2 was over: the field belonged to %1.</source>
        <translation>Terminó el combate contra %2: el campo era de %1.</translation>
    </message>
    <message>
        <source>%1 had the better of %2, who broke and ran.</source>
        <translation>La unidad %1 pudo con %2, que se desbandó y huyó.</translation>
    </message>
    <message>
        <source>Beset from more than one side, %1 left the field.</source>
        <translation>Con enemigos por más de un lado, la unidad %1 dejó el campo.</translation>
    </message>
    <message>
        <source>There were too many enemies around %1, and the unit came apart.</source>
        <translation>Había demasiados enemigos alrededor de %1, y la unidad se deshizo.</translation>
    </message>
    <message>
        <source>%1 fought several enemies at once and could not last.</source>
        <translation>La unidad %1 luchó contra varios enemigos a la vez y no pudo aguantar.</translation>
    </message>
    <message>
        <source>%1 and %2 wore each other out until neither was left.</source>
        <translation>La unidad %1 y su enemiga %2 se desgastaron hasta que no quedó ni una ni otra.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 outlasted the other; both were gone.</source>
        <translation>Ni la unidad %1 ni su enemiga %2 resistieron más que la otra; no quedó ninguna.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands and %2 lost %4, but neither gave way.</source>
        <translation>
            <numerusform>La unidad %1 perdió una peana y la unidad %2 perdió %4, pero ninguna de las dos cedió.</numerusform>
            <numerusform>La unidad %1 perdió %n peanas y la unidad %2 perdió %4, pero ninguna de las dos cedió.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was a hard fight: %1 lost %n stands, and %2 lost %4.</source>
        <translation>
            <numerusform>Fue un combate duro: la unidad %1 perdió una peana, y la unidad %2 perdió %4.</numerusform>
            <numerusform>Fue un combate duro: la unidad %1 perdió %n peanas, y la unidad %2 perdió %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both sides stood fast: %1 lost %n stands, and %2 lost %4.</source>
        <translation>
            <numerusform>Los dos bandos se mantuvieron firmes: la unidad %1 perdió una peana, y la unidad %2 perdió %4.</numerusform>
            <numerusform>Los dos bandos se mantuvieron firmes: la unidad %1 perdió %n peanas, y la unidad %2 perdió %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights still undecided, in which %2 had lost %3, and %4 had lost %5.</source>
        <translation>
            <numerusform>Seguía sin decidirse un combate, en el que el ejército de %2 había perdido %3, y el de %4 había perdido %5.</numerusform>
            <numerusform>Seguían sin decidirse %n combates, en los que el ejército de %2 había perdido %3, y el de %4 había perdido %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was settled yet in %n fights, where %2 had lost %3 and %4 had lost %5.</source>
        <translation>
            <numerusform>Nada se había resuelto aún en un combate donde el ejército de %2 había perdido %3 y el de %4 había perdido %5.</numerusform>
            <numerusform>Nada se había resuelto aún en %n combates donde el ejército de %2 había perdido %3 y el de %4 había perdido %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights still undecided, in which %2 had lost %3, and %4 none.</source>
        <translation>
            <numerusform>Seguía sin decidirse un combate, en el que el ejército de %2 había perdido %3, y el de %4, ninguna.</numerusform>
            <numerusform>Seguían sin decidirse %n combates, en los que el ejército de %2 había perdido %3, y el de %4, ninguna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n fights nobody had given way yet, though %2 had lost %3 and %4 none.</source>
        <translation>
            <numerusform>En un combate nadie había cedido aún, aunque el ejército de %2 había perdido %3 y el de %4, ninguna.</numerusform>
            <numerusform>En %n combates nadie había cedido aún, aunque el ejército de %2 había perdido %3 y el de %4, ninguna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights that went on without a loss on either side.</source>
        <translation>
            <numerusform>Un combate siguió sin bajas por ningún lado.</numerusform>
            <numerusform>Hubo %n combates que siguieron sin bajas por ningún lado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n fights nobody fell, and nobody gave way.</source>
        <translation>
            <numerusform>En un combate nadie cayó y nadie cedió.</numerusform>
            <numerusform>En %n combates nadie cayó y nadie cedió.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drivers of %2 kept %n elephants in hand.</source>
        <translation>
            <numerusform>Los guías de %2 mantuvieron un elefante bajo control.</numerusform>
            <numerusform>Los guías de %2 mantuvieron %n elefantes bajo control.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the army of %2, %n elephants still listened to their drivers and fought on.</source>
        <translation>
            <numerusform>En el ejército de %2, un elefante aún obedecía a su guía y siguió luchando.</numerusform>
            <numerusform>En el ejército de %2, %n elefantes aún obedecían a sus guías y siguieron luchando.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 would not be held any longer and ran off the field, meeting nobody.</source>
        <translation>%1 no se dejó sujetar más y salió corriendo del campo sin encontrar a nadie.</translation>
    </message>
    <message>
        <source>Wild with noise, %1 broke away and was gone; nobody was in the path.</source>
        <translation>Loco por el ruido, %1 escapó y desapareció; nadie estaba en su camino.</translation>
    </message>
    <message>
        <source>%1 shook off the driver and made for open country.</source>
        <translation>%1 se sacudió al guía y huyó a campo abierto.</translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild, and it was %2 who paid for it with %n stands.</source>
        <translation>
            <numerusform>%1 se desbocó, y quien lo pagó fue el ejército de %2, con una peana.</numerusform>
            <numerusform>%1 se desbocó, y quien lo pagó fue el ejército de %2, con %n peanas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In its flight %1 went right through the ranks of %2, where %n stands fell.</source>
        <translation>
            <numerusform>En su huida, %1 atravesó las filas de %2, donde cayó una peana.</numerusform>
            <numerusform>En su huida, %1 atravesó las filas de %2, donde cayeron %n peanas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild among its own people, and %2 lost %n stands.</source>
        <translation>
            <numerusform>%1 se desbocó entre los suyos: el ejército de %2 perdió una peana.</numerusform>
            <numerusform>%1 se desbocó entre los suyos: el ejército de %2 perdió %n peanas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The driver of %1 lost hold, and the beast fled through the ranks of %2, its own side, where %n stands fell.</source>
        <translation>
            <numerusform>El guía de %1 perdió el control, y la bestia huyó por las filas de %2, su propio bando, donde cayó una peana.</numerusform>
            <numerusform>El guía de %1 perdió el control, y la bestia huyó por las filas de %2, su propio bando, donde cayeron %n peanas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild and made no difference between friend and foe: %2 lost %n stands, and %4 lost %5.</source>
        <translation>
            <numerusform>%1 se desbocó sin distinguir amigos de enemigos: el ejército de %2 perdió una peana, y el de %4 perdió %5.</numerusform>
            <numerusform>%1 se desbocó sin distinguir amigos de enemigos: el ejército de %2 perdió %n peanas, y el de %4 perdió %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fled in its fright through friend and foe: %2 lost %n stands, and %4 lost %5.</source>
        <translation>
            <numerusform>En su espanto, %1 huyó entre amigos y enemigos: el ejército de %2 perdió una peana, y el de %4 perdió %5.</numerusform>
            <numerusform>En su espanto, %1 huyó entre amigos y enemigos: el ejército de %2 perdió %n peanas, y el de %4 perdió %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>What remained of %1 scattered before %2.</source>
        <translation>Lo que quedaba de %1 se dispersó ante %2.</translation>
    </message>
    <message>
        <source>%1 stood in the path of %2, and that was the end of the unit.</source>
        <translation>La unidad %1 estaba en el camino de %2, y ese fue su fin.</translation>
    </message>
    <message>
        <source>%1 fell among the men of %2.</source>
        <translation>%1 cayó entre los hombres de %2.</translation>
    </message>
    <message>
        <source>Fighting beside %2, %1 was struck down.</source>
        <translation>Luchando junto a %2, cayó %1.</translation>
    </message>
    <message>
        <source>%1 did not come back from the fight of %2.</source>
        <translation>%1 no volvió del combate de %2.</translation>
    </message>
    <message>
        <source>%1, on whom %2 had set their hopes, fell with %3.</source>
        <translation>%1, en quien estaba puesta la esperanza de %2, cayó con %3.</translation>
    </message>
    <message>
        <source>A cry went through the army of %2: %1 had fallen in the ranks of %3.</source>
        <translation>Un grito recorrió el ejército de %2: %1 había caído en las filas de %3.</translation>
    </message>
    <message>
        <source>%1 had been in the thick of it and came out unhurt.</source>
        <translation>%1 había estado en lo más duro del combate y salió sin un rasguño.</translation>
    </message>
    <message>
        <source>%1 stood in the front rank, and no blow found its mark.</source>
        <translation>%1 combatió en la fila delantera, y ningún golpe dio en el blanco.</translation>
    </message>
    <message>
        <source>Few would have staked much on %1, but they beat %2; the chance had been %3.</source>
        <translation>Pocos habrían confiado en %1, pero la unidad venció a %2; la probabilidad era de %3.</translation>
    </message>
    <message>
        <source>Against all expectation %1 got the better of %2. When they met, the chance of it was %3.</source>
        <translation>Contra todo pronóstico, la unidad %1 pudo con %2. Cuando se encontraron, la probabilidad era de %3.</translation>
    </message>
    <message>
        <source>%1 should have been swept away, and yet some stood their ground: the chance was %2.</source>
        <translation>La unidad %1 tendría que haber desaparecido y, sin embargo, algunos se mantuvieron firmes: la probabilidad era de %2.</translation>
    </message>
    <message>
        <source>With a chance of only %2, %1 held out.</source>
        <translation>Con una probabilidad de solo %2, la unidad %1 resistió.</translation>
    </message>
    <message numerus="yes">
        <source>The turn had cost %1 %n stands; %3 had lost %4.</source>
        <translation>
            <numerusform>El turno había costado a %1 una peana; el ejército de %3 había perdido %4.</numerusform>
            <numerusform>El turno había costado a %1 %n peanas; el ejército de %3 había perdido %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When the dust settled, %1 had %n stands fewer than before, and %3 had lost %4.</source>
        <translation>
            <numerusform>Cuando se posó el polvo, al ejército de %1 le faltaba una peana más que antes, y el de %3 había perdido %4.</numerusform>
            <numerusform>Cuando se posó el polvo, al ejército de %1 le faltaban %n peanas más que antes, y el de %3 había perdido %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the end of the turn %1 had lost %n stands, and %3 had lost %4.</source>
        <translation>
            <numerusform>Al final del turno, el ejército de %1 había perdido una peana, y el de %3 había perdido %4.</numerusform>
            <numerusform>Al final del turno, el ejército de %1 había perdido %n peanas, y el de %3 había perdido %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn had cost %1 %n stands, and %3 none.</source>
        <translation>
            <numerusform>El turno había costado a %1 una peana y a %3, ninguna.</numerusform>
            <numerusform>El turno había costado a %1 %n peanas y a %3, ninguna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 came out of it weaker, by %n stands; %3 had lost nothing.</source>
        <translation>
            <numerusform>Solo el ejército de %1 salió más débil, con una peana menos; el de %3 no había perdido nada.</numerusform>
            <numerusform>Solo el ejército de %1 salió más débil, con %n peanas menos; el de %3 no había perdido nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 passed, and nobody was lost.</source>
        <translation>Pasó el turno %1 y no cayó nadie.</translation>
    </message>
    <message>
        <source>So ended turn %1, without a loss on either side.</source>
        <translation>Así terminó el turno %1, sin bajas por ningún lado.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %3 stands that counted, %1 had lost %n.</source>
        <translation>
            <numerusform>De las %3 peanas que contaban, el ejército de %1 había perdido una.</numerusform>
            <numerusform>De las %3 peanas que contaban, el ejército de %1 había perdido %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The battle had cost %1 %n of the %3 stands that counted.</source>
        <translation>
            <numerusform>La batalla había costado a %1 una de las %3 peanas que contaban.</numerusform>
            <numerusform>La batalla había costado a %1 %n de las %3 peanas que contaban.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the %2 stands that counted, %1 had not lost one.</source>
        <translation>De las %2 peanas que contaban, el ejército de %1 no había perdido ninguna.</translation>
    </message>
    <message>
        <source>All the %2 stands of %1 that counted were left.</source>
        <translation>Quedaban todas las %2 peanas de %1 que contaban.</translation>
    </message>
    <message numerus="yes">
        <source>Of the generals of %1, %n did not see the evening.</source>
        <translation>
            <numerusform>De los generales de %1, uno no vio caer la noche.</numerusform>
            <numerusform>De los generales de %1, %n no vieron caer la noche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here, in turn %1, the record stops. The battle is not decided yet.</source>
        <translation>Aquí, en el turno %1, se detiene la crónica. La batalla aún no está decidida.</translation>
    </message>
    <message>
        <source>The shooting tipped the scales towards %1, by %2 of an army.</source>
        <translation>Los disparos inclinaron la balanza a favor de %1: un %2 de un ejército.</translation>
    </message>
    <message>
        <source>The volleys of this turn were worth %2 of an army to %1.</source>
        <translation>Las descargas de este turno valieron para %1 un %2 de un ejército.</translation>
    </message>
    <message>
        <source>The charges of this turn were worth %2 of an army to %1.</source>
        <translation>Las cargas de este turno valieron para %1 un %2 de un ejército.</translation>
    </message>
    <message>
        <source>Who met whom here mattered: the battle leaned towards %1 by %2 of an army more.</source>
        <translation>Aquí importó quién se topó con quién: la batalla se inclinó hacia %1 un %2 de un ejército más.</translation>
    </message>
    <message>
        <source>This melee tipped the scales towards %1, by %2 of an army.</source>
        <translation>Este cuerpo a cuerpo inclinó la balanza a favor de %1: un %2 de un ejército.</translation>
    </message>
    <message>
        <source>This melee was worth %2 of an army to %1.</source>
        <translation>Este cuerpo a cuerpo valió para %1 un %2 de un ejército.</translation>
    </message>
    <message>
        <source>%1 lost %2, whose voice was missing from then on.</source>
        <translation>El ejército de %1 perdió a %2, y su voz faltó desde entonces.</translation>
    </message>
    <message>
        <source>From here on %1 had to do without %2.</source>
        <translation>Desde aquí, el ejército de %1 tuvo que seguir sin %2.</translation>
    </message>
    <message>
        <source>%1 lost %2, their commander in chief.</source>
        <translation>El ejército de %1 perdió a %2, su general en jefe.</translation>
    </message>
    <message numerus="yes">
        <source>The rampage of %1 took %n stands off the table.</source>
        <translation>
            <numerusform>La carrera desbocada de %1 quitó de la mesa una peana.</numerusform>
            <numerusform>La carrera desbocada de %1 quitó de la mesa %n peanas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild, and %n stands were gone.</source>
        <translation>
            <numerusform>%1 se desbocó y desapareció una peana.</numerusform>
            <numerusform>%1 se desbocó y desaparecieron %n peanas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won against %2, for which the chance had been %3.</source>
        <translation>La unidad %1 venció a %2; la probabilidad era de %3.</translation>
    </message>
    <message>
        <source>A victory of %1 over %2 that only %3 of such fights would have brought.</source>
        <translation>Victoria de %1 sobre %2, con una probabilidad de solo %3.</translation>
    </message>
    <message>
        <source>%1 stood fast where the chance was %2.</source>
        <translation>La unidad %1 se mantuvo firme donde la probabilidad era de %2.</translation>
    </message>
    <message>
        <source>%1 lasted through a round that only %2 of units in such straits would have lasted through.</source>
        <translation>La unidad %1 resistió la ronda contra todo pronóstico: la probabilidad era de solo %2.</translation>
    </message>
    <message numerus="yes">
        <source>Forward went the %1, %n units, as far as %3.</source>
        <translation>
            <numerusform>Se adelantó una unidad de «%1»: recorrió %3.</numerusform>
            <numerusform>Se adelantó «%1»: %n unidades, hasta %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 pressed on with %n units, by up to %3.</source>
        <translation>
            <numerusform>El cuerpo «%1» adelantó una unidad %3.</numerusform>
            <numerusform>El cuerpo «%1» siguió adelante con %n unidades, hasta %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 moved up: %n units, the quickest of them by %3.</source>
        <translation>
            <numerusform>«%1» hizo subir una unidad %3.</numerusform>
            <numerusform>«%1» se acercó: %n unidades, y la más rápida recorrió %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 drew %n units back, by as much as %3.</source>
        <translation>
            <numerusform>El cuerpo «%1» hizo retroceder una unidad %3.</numerusform>
            <numerusform>El cuerpo «%1» hizo retroceder %n unidades, hasta %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 fell back with %n units, by up to %3.</source>
        <translation>
            <numerusform>«%1» retiró una unidad %3.</numerusform>
            <numerusform>«%1» se replegó con %n unidades, hasta %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %1, %n units took new places, marching up to %3.</source>
        <translation>
            <numerusform>En el cuerpo «%1», una unidad ocupó otro lugar tras una marcha de %3.</numerusform>
            <numerusform>En el cuerpo «%1», %n unidades ocuparon otros lugares tras marchar hasta %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shifted %n units to new places, by up to %3.</source>
        <translation>
            <numerusform>«%1» llevó una unidad a otro lugar, a una distancia de %3.</numerusform>
            <numerusform>«%1» llevó %n unidades a otros lugares, a una distancia de hasta %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %1, %n units turned to face another way without leaving their places.</source>
        <translation>
            <numerusform>En el cuerpo «%1», una unidad se volvió hacia otro lado sin dejar su lugar.</numerusform>
            <numerusform>En el cuerpo «%1», %n unidades se volvieron hacia otro lado sin dejar su lugar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 had %n units turn where they stood.</source>
        <translation>
            <numerusform>En «%1», una unidad giró donde estaba.</numerusform>
            <numerusform>En «%1», %n unidades giraron donde estaban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shot well: %n stands fell, and %2 suffered most.</source>
        <translation>
            <numerusform>El cuerpo «%1» disparó bien: cayó una peana de %2.</numerusform>
            <numerusform>El cuerpo «%1» disparó bien: cayeron %n peanas, y la peor parte fue para %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 took careful aim and struck down %n stands; %2 had the worst of it.</source>
        <translation>
            <numerusform>Los de «%1» apuntaron con cuidado y derribaron una peana de %2.</numerusform>
            <numerusform>Los de «%1» apuntaron con cuidado y derribaron %n peanas; la peor parte se la llevó %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shot at %2, who lost %n stands.</source>
        <translation>
            <numerusform>El cuerpo «%1» disparó contra %2, que perdió una peana.</numerusform>
            <numerusform>El cuerpo «%1» disparó contra %2, que perdió %n peanas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 found the range of %2, and %n stands fell.</source>
        <translation>
            <numerusform>Los de «%1» calcularon bien la distancia hasta %2, y cayó una peana.</numerusform>
            <numerusform>Los de «%1» calcularon bien la distancia hasta %2, y cayeron %n peanas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the shots of the %1, %2 lost %n stands.</source>
        <translation>
            <numerusform>Bajo los disparos de «%1», la unidad %2 perdió una peana.</numerusform>
            <numerusform>Bajo los disparos de «%1», la unidad %2 perdió %n peanas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>The armies before the battle</source>
        <translation>Los ejércitos antes de la batalla</translation>
    </message>
    <message>
        <source>The table after turn %1</source>
        <translation>La mesa después del turno %1</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Cómo terminó</translation>
    </message>
    <message>
        <source>Losses side by side</source>
        <translation>Las bajas, lado a lado</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Unidades restantes</translation>
    </message>
    <message>
        <source>Stands left</source>
        <translation>Peanas restantes</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Bajas</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Generales</translation>
    </message>
    <message>
        <source>Stands that count for victory</source>
        <translation>Peanas que cuentan para la victoria</translation>
    </message>
    <message>
        <source>Show the events that each sentence rests on</source>
        <translation>Mostrar los sucesos en que se basa cada frase</translation>
    </message>
    <message>
        <source>An event is named by its entry in the battle&apos;s record and its place in that entry.</source>
        <translation>Cada suceso se nombra por su entrada en el diario de la batalla y su lugar en esa entrada.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more stands</source>
        <translation>
            <numerusform>%1: una peana más</numerusform>
            <numerusform>%1: %n peanas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer stands</source>
        <translation>
            <numerusform>%1: una peana menos</numerusform>
            <numerusform>%1: %n peanas menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %n more stands for each unit</source>
        <translation>
            <numerusform>%1 de %2: una peana más por unidad</numerusform>
            <numerusform>%1 de %2: %n peanas más por unidad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %n fewer stands for each unit</source>
        <translation>
            <numerusform>%1 de %2: una peana menos por unidad</numerusform>
            <numerusform>%1 de %2: %n peanas menos por unidad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more stands for each unit</source>
        <translation>
            <numerusform>%1: una peana más por unidad</numerusform>
            <numerusform>%1: %n peanas más por unidad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer stands for each unit</source>
        <translation>
            <numerusform>%1: una peana menos por unidad</numerusform>
            <numerusform>%1: %n peanas menos por unidad</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 farther forward</source>
        <translation>%1: %2 más adelante</translation>
    </message>
    <message>
        <source>%1: %2 farther back</source>
        <translation>%1: %2 más atrás</translation>
    </message>
    <message>
        <source>The whole army of %1: %2 farther forward</source>
        <translation>Todo el ejército de %1: %2 más adelante</translation>
    </message>
    <message>
        <source>The whole army of %1: %2 farther back</source>
        <translation>Todo el ejército de %1: %2 más atrás</translation>
    </message>
    <message>
        <source>%1: a hit in melee from %3 upwards, in place of %2</source>
        <translation>%1: impacto cuerpo a cuerpo desde %3 en lugar de %2</translation>
    </message>
    <message>
        <source>%1: a hit after charging from %3 upwards, in place of %2</source>
        <translation>%1: impacto tras cargar desde %3 en lugar de %2</translation>
    </message>
    <message>
        <source>Against %1: a hit in melee from %3 upwards, in place of %2</source>
        <translation>Contra %1: impacto cuerpo a cuerpo desde %3 en lugar de %2</translation>
    </message>
    <message>
        <source>%1: a hit when shooting from %3 upwards, in place of %2</source>
        <translation>%1: impacto al disparar desde %3 en lugar de %2</translation>
    </message>
    <message>
        <source>A turn limit of %2 in place of %1</source>
        <translation>Límite de turnos: %2 en lugar de %1</translation>
    </message>
    <message>
        <source>About %2 in 100 for %1 (%3 to %4)</source>
        <translation>Unas %2 de 100 para %1 (de %3 a %4)</translation>
    </message>
    <message>
        <source>With draws shared, about %2 in 100 for %1 (%3 to %4)</source>
        <translation>Repartiendo las indecisas, unas %2 de 100 para %1 (de %3 a %4)</translation>
    </message>
    <message>
        <source>About %1 in 100 drawn (%2 to %3)</source>
        <translation>Unas %1 de 100 indecisas (de %2 a %3)</translation>
    </message>
    <message>
        <source>Great victories in 100: %2 for %1, %4 for %3</source>
        <translation>Grandes victorias de cada 100: %2 para %1, %4 para %3</translation>
    </message>
    <message>
        <source>A draw shared between both: %2 for %1, %4 for %3</source>
        <translation>Cada batalla indecisa, a medias: %2 para %1, %4 para %3</translation>
    </message>
    <message>
        <source>As it is, about %2 of 100 battles go to %1; a draw counts half.</source>
        <translation>Tal como está, unas %2 de 100 batallas son para %1; una indecisa cuenta la mitad.</translation>
    </message>
    <message>
        <source>At best, about %2 of 100 go to %1.</source>
        <translation>En el mejor caso, unas %2 de 100 son para %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n battles played</source>
        <translation>
            <numerusform>una batalla jugada</numerusform>
            <numerusform>%n batallas jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of %n battles</source>
        <translation>
            <numerusform>%2 de una batalla</numerusform>
            <numerusform>%2 de %n batallas</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few battles yet to say who is favoured.</source>
        <translation>Aún hay muy pocas batallas para saber a quién favorece.</translation>
    </message>
    <message>
        <source>An even battle.</source>
        <translation>Una batalla equilibrada.</translation>
    </message>
    <message>
        <source>The battle leans towards %1.</source>
        <translation>La batalla se inclina hacia %1.</translation>
    </message>
    <message>
        <source>The battle clearly favours %1.</source>
        <translation>La batalla favorece claramente a %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>Un turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1 turns (%2 to %3)</source>
        <translation>Unos %1 turnos (de %2 a %3)</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes of class time (%2 to %3)</source>
        <translation>
            <numerusform>Cerca de un minuto de clase (de %2 a %3)</numerusform>
            <numerusform>Unos %n minutos de clase (de %2 a %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lessons of 50 minutes</source>
        <translation>
            <numerusform>una clase de 50 minutos</numerusform>
            <numerusform>%n clases de 50 minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 still there at the end, %2 won %3 battles in 100; without, %4.</source>
        <translation>Con %1 en la mesa al final, victorias de %2: %3 de 100 batallas; sin esa unidad, %4.</translation>
    </message>
    <message>
        <source>%1 took about %2 enemy stands a battle and lost about %3.</source>
        <translation>%1 quitó al enemigo unas %2 peanas por batalla y perdió unas %3.</translation>
    </message>
    <message numerus="yes">
        <source>move %n pieces</source>
        <translation>
            <numerusform>mover una pieza</numerusform>
            <numerusform>mover %n piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turn %n pieces</source>
        <translation>
            <numerusform>girar una pieza</numerusform>
            <numerusform>girar %n piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nudge %n pieces</source>
        <translation>
            <numerusform>desplazar un poco una pieza</numerusform>
            <numerusform>desplazar un poco %n piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n pieces</source>
        <translation>
            <numerusform>eliminar una pieza</numerusform>
            <numerusform>eliminar %n piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>duplicate %n pieces</source>
        <translation>
            <numerusform>duplicar una pieza</numerusform>
            <numerusform>duplicar %n piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste %n pieces</source>
        <translation>
            <numerusform>pegar una pieza</numerusform>
            <numerusform>pegar %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>align</source>
        <translation>alinear</translation>
    </message>
    <message>
        <source>share out evenly</source>
        <translation>repartir por igual</translation>
    </message>
    <message>
        <source>close up</source>
        <translation>juntar</translation>
    </message>
    <message>
        <source>mirror across the table</source>
        <translation>reflejar al otro lado de la mesa</translation>
    </message>
    <message>
        <source>replace the enemy by a mirror image</source>
        <translation>cambiar al enemigo por un reflejo</translation>
    </message>
    <message numerus="yes">
        <source>draw up in %n lines</source>
        <translation>
            <numerusform>formar en una línea</numerusform>
            <numerusform>formar en %n líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>move into the deployment zone</source>
        <translation>llevar a la zona de despliegue</translation>
    </message>
    <message>
        <source>deployment zone</source>
        <translation>zona de despliegue</translation>
    </message>
    <message>
        <source>table</source>
        <translation>mesa</translation>
    </message>
    <message>
        <source>attach the general</source>
        <translation>unir el general</translation>
    </message>
    <message>
        <source>detach the general</source>
        <translation>separar el general</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>cambiar el nombre</translation>
    </message>
    <message>
        <source>change the order of battle</source>
        <translation>cambiar el orden de batalla</translation>
    </message>
    <message>
        <source>add a unit</source>
        <translation>añadir una unidad</translation>
    </message>
    <message>
        <source>add a command</source>
        <translation>añadir un cuerpo</translation>
    </message>
    <message>
        <source>add a general</source>
        <translation>añadir un general</translation>
    </message>
    <message>
        <source>add a side</source>
        <translation>añadir un bando</translation>
    </message>
    <message>
        <source>number of stands</source>
        <translation>número de peanas</translation>
    </message>
    <message>
        <source>commander-in-chief</source>
        <translation>general en jefe</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces change sides</source>
        <translation>
            <numerusform>cambiar de bando una pieza</numerusform>
            <numerusform>cambiar de bando %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>table of the order of battle</source>
        <translation>tabla del orden de batalla</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>unit type</source>
        <translation>tipo de unidad</translation>
    </message>
    <message>
        <source>stands left</source>
        <translation>peanas restantes</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lugar</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>orientación</translation>
    </message>
    <message>
        <source>general</source>
        <translation>general</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>colores</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>default language</source>
        <translation>idioma principal</translation>
    </message>
    <message>
        <source>remove a language</source>
        <translation>quitar un idioma</translation>
    </message>
    <message>
        <source>rule option</source>
        <translation>opción de regla</translation>
    </message>
    <message>
        <source>number of turns</source>
        <translation>número de turnos</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>puntos de victoria</translation>
    </message>
    <message>
        <source>sequence of play</source>
        <translation>secuencia de juego</translation>
    </message>
    <message>
        <source>who acts first</source>
        <translation>quién actúa primero</translation>
    </message>
    <message>
        <source>mend a fault</source>
        <translation>corregir un fallo</translation>
    </message>
    <message>
        <source>add from the library</source>
        <translation>añadir de la biblioteca</translation>
    </message>
    <message>
        <source>restore unsaved work</source>
        <translation>recuperar trabajo sin guardar</translation>
    </message>
    <message>
        <source>read the file again</source>
        <translation>leer otra vez el archivo</translation>
    </message>
    <message>
        <source>bring back an earlier version</source>
        <translation>recuperar una versión anterior</translation>
    </message>
    <message>
        <source>make the battle more even</source>
        <translation>equilibrar más la batalla</translation>
    </message>
    <message>
        <source>add a unit type</source>
        <translation>añadir un tipo de unidad</translation>
    </message>
    <message>
        <source>duplicate a unit type</source>
        <translation>duplicar un tipo de unidad</translation>
    </message>
    <message>
        <source>delete a unit type</source>
        <translation>eliminar un tipo de unidad</translation>
    </message>
    <message>
        <source>kind of troops</source>
        <translation>clase de tropas</translation>
    </message>
    <message>
        <source>how troops move</source>
        <translation>cómo se mueven las tropas</translation>
    </message>
    <message>
        <source>how troops shoot</source>
        <translation>cómo disparan las tropas</translation>
    </message>
    <message>
        <source>how troops fight</source>
        <translation>cómo combaten las tropas</translation>
    </message>
    <message>
        <source>rules of elephants</source>
        <translation>reglas de los elefantes</translation>
    </message>
    <message>
        <source>a trait of troops</source>
        <translation>un rasgo de las tropas</translation>
    </message>
    <message>
        <source>stands of a unit type</source>
        <translation>peanas de un tipo de unidad</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>figura</translation>
    </message>
    <message>
        <source>import a drawing</source>
        <translation>importar un dibujo</translation>
    </message>
    <message>
        <source>give a drawing its back</source>
        <translation>dar su espalda a un dibujo</translation>
    </message>
    <message>
        <source>remove the drawing of a back</source>
        <translation>quitar el dibujo de una espalda</translation>
    </message>
    <message>
        <source>remove a drawing</source>
        <translation>quitar un dibujo</translation>
    </message>
    <message numerus="yes">
        <source>%n things must be mended before this battle can be played</source>
        <translation>
            <numerusform>hay que corregir una cosa antes de poder jugar esta batalla</numerusform>
            <numerusform>hay que corregir %n cosas antes de poder jugar esta batalla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playable, with %n doubts</source>
        <translation>
            <numerusform>se puede jugar, con una duda</numerusform>
            <numerusform>se puede jugar, con %n dudas</numerusform>
        </translation>
    </message>
    <message>
        <source>all good: this battle can be played</source>
        <translation>todo bien: esta batalla se puede jugar</translation>
    </message>
    <message numerus="yes">
        <source>There was no free place for %n pieces: they stand on top of others.</source>
        <translation>
            <numerusform>No había lugar libre para una pieza: está encima de otra.</numerusform>
            <numerusform>No había lugar libre para %n piezas: están encima de otras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces selected</source>
        <translation>
            <numerusform>una pieza seleccionada</numerusform>
            <numerusform>%n piezas seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>El turno</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Disparar</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Cargar</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefantes</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quién gana</translation>
    </message>
    <message>
        <source>%1: move</source>
        <translation>Movimiento de %1</translation>
    </message>
    <message>
        <source>%1: shoot</source>
        <translation>Disparos de %1</translation>
    </message>
    <message>
        <source>Both sides: charge</source>
        <translation>Los dos bandos: carga</translation>
    </message>
    <message>
        <source>Both sides: melee</source>
        <translation>Los dos bandos: cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Each unit and each general at most once, in any order.</source>
        <translation>Cada unidad y cada general, una vez como máximo, en cualquier orden.</translation>
    </message>
    <message>
        <source>Each unit that can shoot at most once, one after another. Take off stands at once.</source>
        <translation>Cada unidad que puede disparar, una vez como máximo, una tras otra. Las peanas se retiran de inmediato.</translation>
    </message>
    <message>
        <source>All dice first, then all losses, last stands, a die for each general who fought, a control die for each elephant.</source>
        <translation>Primero todos los dados; luego todas las bajas, las últimas peanas, un dado por cada general que ha combatido y una tirada de control por cada elefante.</translation>
    </message>
    <message>
        <source>All dice first, then all losses, last stands, a die for each general who fought.</source>
        <translation>Primero todos los dados; luego todas las bajas, las últimas peanas y un dado por cada general que ha combatido.</translation>
    </message>
    <message>
        <source>Before the first turn the sides place their commands one by one in turns, each inside its own zone.</source>
        <translation>Antes del turno 1, los bandos colocan sus cuerpos de uno en uno, alternándose, cada bando dentro de su zona.</translation>
    </message>
    <message>
        <source>In each step a unit gets at most one order, in any order of units. A unit may move, shoot and charge in the same turn.</source>
        <translation>En cada fase, una unidad recibe como máximo una orden, y las unidades van en cualquier orden. Una unidad puede mover, disparar y cargar en el mismo turno.</translation>
    </message>
    <message>
        <source>This battle begins in its midst: with step %2 of turn %1.</source>
        <translation>Esta batalla empieza ya en marcha: en la fase %2 del turno %1.</translation>
    </message>
    <message>
        <source>The battle is over when turn %1 is.</source>
        <translation>La batalla termina cuando termina el turno %1.</translation>
    </message>
    <message>
        <source>There is no last turn. The battle is over when %1 whole turns in a row have cost nobody anything.</source>
        <translation>No hay último turno. La batalla termina cuando pasan %1 turnos enteros seguidos sin bajas para nadie.</translation>
    </message>
    <message>
        <source>Formed units go straight ahead, slide obliquely at up to %1, or wheel. All wheels of one move together turn a unit by at most %1.</source>
        <translation>Las unidades en formación van en línea recta, avanzan en oblicuo hasta %1 o hacen conversiones. Todas las conversiones de un movimiento giran una unidad %1 como máximo.</translation>
    </message>
    <message>
        <source>Formed units go straight ahead, slide obliquely at up to %1, or wheel as far as their way lasts.</source>
        <translation>Las unidades en formación van en línea recta, avanzan en oblicuo hasta %1 o hacen conversiones mientras les quede recorrido.</translation>
    </message>
    <message>
        <source>Wheeling: one front corner stays where it is, the other goes round it. The way of that corner is what it costs.</source>
        <translation>Conversión: una esquina delantera se queda donde está y la otra gira a su alrededor. Cuesta lo que recorre esa esquina.</translation>
    </message>
    <message>
        <source>Formed units never turn about, go back or step sideways.</source>
        <translation>Las unidades en formación nunca dan media vuelta, ni retroceden, ni van de lado.</translation>
    </message>
    <message>
        <source>A formed unit may spend its whole move on turning about where it stands. It never goes back or sideways.</source>
        <translation>Una unidad en formación puede gastar todo su movimiento en dar media vuelta donde está. Nunca retrocede ni va de lado.</translation>
    </message>
    <message>
        <source>Units that go any direction take one straight way and turn once, before or after it. No corner may end farther away than the move is long.</source>
        <translation>Las unidades que van en cualquier dirección hacen un tramo recto y giran una vez, antes o después. Ninguna esquina puede acabar más lejos de lo que mide el movimiento.</translation>
    </message>
    <message>
        <source>Units of one stand that go any direction take one straight way, and turn before it and after it as they like.</source>
        <translation>Las unidades de una sola peana que van en cualquier dirección hacen un tramo recto y giran antes y después como quieran.</translation>
    </message>
    <message>
        <source>Skirmishers may go through friends, and friends through skirmishers, if nobody ends on top of another. Nobody goes through those in melee.</source>
        <translation>Los hostigadores atraviesan a los amigos, y los amigos a los hostigadores, si nadie acaba encima de otro. Nadie atraviesa a quien está en combate.</translation>
    </message>
    <message>
        <source>Nobody goes through friends.</source>
        <translation>Nadie atraviesa a los amigos.</translation>
    </message>
    <message>
        <source>Everybody may go through friends, if nobody ends on top of another. Nobody goes through those in melee.</source>
        <translation>Todos atraviesan a los amigos, si nadie acaba encima de otro. Nadie atraviesa a quien está en combate.</translation>
    </message>
    <message>
        <source>A move never touches an enemy. Only a charge does.</source>
        <translation>Un movimiento nunca toca a un enemigo. Solo lo hace una carga.</translation>
    </message>
    <message>
        <source>Every part of a unit stays on the table.</source>
        <translation>Toda la unidad debe quedar en la mesa.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it and does not move.</source>
        <translation>Quien está en combate se queda en él y no se mueve.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only an elephant under control may move off.</source>
        <translation>Quien está en combate se queda en él. Solo puede irse un elefante bajo control.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only skirmishers may move off.</source>
        <translation>Quien está en combate se queda en él. Solo pueden irse los hostigadores.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only skirmishers and elephants under control may move off.</source>
        <translation>Quien está en combate se queda en él. Solo pueden irse los hostigadores y los elefantes bajo control.</translation>
    </message>
    <message>
        <source>A unit shoots at one enemy unit. If any part of the unit is in range, all its stands roll one die each.</source>
        <translation>Una unidad dispara contra una unidad enemiga. Si alguna parte de la unidad está al alcance, cada una de sus peanas lanza un dado.</translation>
    </message>
    <message>
        <source>A unit shoots at one enemy unit. Only stands whose own base is in range roll one die each.</source>
        <translation>Una unidad dispara contra una unidad enemiga. Solo lanza un dado cada peana que esté al alcance.</translation>
    </message>
    <message>
        <source>Each hit takes one stand, at once.</source>
        <translation>Cada impacto quita una peana, de inmediato.</translation>
    </message>
    <message>
        <source>Nothing blocks a shot.</source>
        <translation>Nada detiene un disparo.</translation>
    </message>
    <message>
        <source>A shot is blocked if the line between the two middles runs through a third unit.</source>
        <translation>Un disparo se detiene si la línea entre los dos centros pasa por una tercera unidad.</translation>
    </message>
    <message>
        <source>Units shoot in every direction.</source>
        <translation>Las unidades disparan en cualquier dirección.</translation>
    </message>
    <message>
        <source>Units shoot forward only: a corner of the target must be ahead of their front line.</source>
        <translation>Las unidades solo disparan hacia delante: una esquina del objetivo debe estar por delante de la línea de su frente.</translation>
    </message>
    <message>
        <source>Moving does not hinder shooting.</source>
        <translation>Mover no impide disparar.</translation>
    </message>
    <message>
        <source>Machines move or shoot in a turn, not both. Nobody else is hindered by moving.</source>
        <translation>En un turno, las máquinas mueven o disparan, no las dos cosas. A las demás unidades, mover no les impide disparar.</translation>
    </message>
    <message>
        <source>Whoever is in melee does not shoot and is not shot at.</source>
        <translation>Quien está en combate no dispara, y nadie dispara contra él.</translation>
    </message>
    <message>
        <source>Elephants cannot be shot down.</source>
        <translation>A los elefantes no se los derriba con disparos.</translation>
    </message>
    <message>
        <source>One charge, or a pass, by turns; first: %1. Two passes in a row end the step.</source>
        <translation>Cada bando, alternándose, hace una carga o pasa; empieza el bando de %1. La fase termina cuando los dos pasan seguidos.</translation>
    </message>
    <message>
        <source>One side makes all its charges, then the other. First: %1. Then: %2.</source>
        <translation>Un bando hace todas sus cargas, y luego el otro. Primero: %1. Después: %2.</translation>
    </message>
    <message>
        <source>Roll one die for who begins: 1 to 3 %1, 4 to 6 %2. Then one charge, or a pass, by turns. Two passes in a row end the step.</source>
        <translation>Se lanza un dado para ver quién empieza: de 1 a 3, %1; de 4 a 6, %2. Luego cada bando, alternándose, hace una carga o pasa. La fase termina cuando los dos pasan seguidos.</translation>
    </message>
    <message>
        <source>A charge must reach an enemy. Its way is measured like a move and stops at the first touch.</source>
        <translation>Una carga debe llegar hasta un enemigo. Su recorrido se mide como un movimiento y acaba al primer contacto.</translation>
    </message>
    <message>
        <source>A unit charges once a turn. Whoever is in melee cannot charge, but can be charged.</source>
        <translation>Una unidad carga una vez por turno. Quien está en combate no puede cargar, pero sí recibir cargas.</translation>
    </message>
    <message>
        <source>Formed units charge as they move: ahead, obliquely or wheeling.</source>
        <translation>Las unidades en formación cargan igual que se mueven: de frente, en oblicuo o con conversiones.</translation>
    </message>
    <message>
        <source>Formed units charge straight ahead only.</source>
        <translation>Las unidades en formación solo cargan en línea recta.</translation>
    </message>
    <message>
        <source>Units that go any direction turn once, then charge straight.</source>
        <translation>Las unidades que van en cualquier dirección giran una vez y luego cargan en línea recta.</translation>
    </message>
    <message>
        <source>Every enemy within %1 of the charger, where it stops, is in the melee too.</source>
        <translation>Todos los enemigos a %1 o menos de donde se detiene quien carga entran también en el combate.</translation>
    </message>
    <message>
        <source>If the target is gone before the melee, the charger stops where it is.</source>
        <translation>Si el objetivo desaparece antes del combate, quien carga se detiene donde está.</translation>
    </message>
    <message>
        <source>If the target is gone before the melee, the charger may go straight on with the way it has left, into whomever it meets.</source>
        <translation>Si el objetivo desaparece antes del combate, quien carga puede seguir en línea recta con el recorrido que le queda, contra quien encuentre.</translation>
    </message>
    <message>
        <source>Every unit in melee rolls one die for each of its stands, all at the same time. Each hit takes one stand.</source>
        <translation>Cada unidad en combate lanza un dado por cada peana, todas a la vez. Cada impacto quita una peana.</translation>
    </message>
    <message>
        <source>A number under “Against it” counts in place of the attacker&apos;s own.</source>
        <translation>Un número bajo «Contra ella» vale en lugar del número del atacante.</translation>
    </message>
    <message>
        <source>A number behind an arrow counts in the turn of the unit&apos;s own charge.</source>
        <translation>Un número detrás de una flecha vale en el turno en que la unidad ha cargado.</translation>
    </message>
    <message>
        <source>A unit with several enemies puts all its dice on one of them.</source>
        <translation>Una unidad con varios enemigos pone todos sus dados contra uno de ellos.</translation>
    </message>
    <message>
        <source>A unit with several enemies may share its dice out among them.</source>
        <translation>Una unidad con varios enemigos puede repartir sus dados entre ellos.</translation>
    </message>
    <message>
        <source>Hits beyond the last stand are lost.</source>
        <translation>Los impactos que pasan de la última peana se pierden.</translation>
    </message>
    <message>
        <source>Hits beyond the last stand go on to other enemies in the same melee.</source>
        <translation>Los impactos que pasan de la última peana van a otros enemigos del mismo combate.</translation>
    </message>
    <message>
        <source>Last stand: a unit that is down to one stand loses that too, at once, whatever the cause. Units that begin with one stand are spared this.</source>
        <translation>Última peana: una unidad a la que solo le queda una peana la pierde también, de inmediato, sea cual sea la causa. Esto no vale para las unidades que empiezan con una peana.</translation>
    </message>
    <message>
        <source>If both are still there they fight again next turn.</source>
        <translation>Dos unidades que siguen en pie vuelven a combatir en el próximo turno.</translation>
    </message>
    <message>
        <source>Neither shots nor melee harm an elephant.</source>
        <translation>Ni los disparos ni el cuerpo a cuerpo dañan a un elefante.</translation>
    </message>
    <message>
        <source>%1: charging the front of troops that scare elephants, roll one die first. On %2 or more it runs off and does no harm.</source>
        <translation>%1: si carga de frente contra tropas que espantan elefantes, antes se lanza un dado. Con %2 o más huye sin hacer daño.</translation>
    </message>
    <message>
        <source>%1: charging the front of troops that scare elephants, roll one die first. On a 6 it runs off and does no harm.</source>
        <translation>%1: si carga de frente contra tropas que espantan elefantes, antes se lanza un dado. Con un 6 huye sin hacer daño.</translation>
    </message>
    <message>
        <source>%1: nothing scares it.</source>
        <translation>%1: nada lo espanta.</translation>
    </message>
    <message numerus="yes">
        <source>%1: its charge takes %n stands of its target at contact.</source>
        <translation>
            <numerusform>%1: al contacto, su carga quita una peana al objetivo.</numerusform>
            <numerusform>%1: al contacto, su carga quita %n peanas al objetivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>It comes from the front if its middle was ahead of the target&apos;s front line when it charged.</source>
        <translation>Un elefante llega de frente si su centro estaba por delante de la línea delantera del objetivo cuando cargó.</translation>
    </message>
    <message>
        <source>It comes from the front if it touches the target&apos;s front edge.</source>
        <translation>Un elefante llega de frente si toca el borde delantero del objetivo.</translation>
    </message>
    <message>
        <source>Whoever charges an elephant is not trampled.</source>
        <translation>Quien carga contra un elefante no sufre su embestida.</translation>
    </message>
    <message>
        <source>Whoever charges an elephant loses stands as if it had charged.</source>
        <translation>Quien carga contra un elefante pierde peanas como si el elefante hubiera cargado.</translation>
    </message>
    <message>
        <source>After that it holds its enemy and rolls no dice in melee.</source>
        <translation>Después de su carga, un elefante sujeta a su enemigo y no lanza dados cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>In melee it rolls one die against skirmishers and hits on 4 or more.</source>
        <translation>Cuerpo a cuerpo, un elefante lanza un dado contra hostigadores e impacta con 4 o más.</translation>
    </message>
    <message>
        <source>In melee it takes two stands a round, from the round after its charge; if it was charged, from the first.</source>
        <translation>Cuerpo a cuerpo, un elefante quita dos peanas por ronda, desde la ronda siguiente a su carga; si recibió la carga, desde la primera.</translation>
    </message>
    <message>
        <source>In melee it rolls one die against anybody and hits on 5 or more.</source>
        <translation>Cuerpo a cuerpo, un elefante lanza un dado contra cualquiera e impacta con 5 o más.</translation>
    </message>
    <message>
        <source>After each round of melee an elephant was in, roll its control die. If its charge alone destroyed the target, do not.</source>
        <translation>Después de cada ronda en la que ha combatido un elefante se hace su tirada de control. No se hace si su sola carga acabó con el objetivo.</translation>
    </message>
    <message>
        <source>After each round of melee an elephant was in, roll its control die; also if its charge alone destroyed the target.</source>
        <translation>Después de cada ronda en la que ha combatido un elefante se hace su tirada de control; también si su sola carga acabó con el objetivo.</translation>
    </message>
    <message numerus="yes">
        <source>%1: running wild it goes %2 straight, then it is gone. Every unit in its path, friend or foe, loses %n stands.</source>
        <translation>
            <numerusform>%1: desbocado, corre %2 en línea recta y luego desaparece. Cada unidad en su camino, amiga o enemiga, pierde una peana.</numerusform>
            <numerusform>%1: desbocado, corre %2 en línea recta y luego desaparece. Cada unidad en su camino, amiga o enemiga, pierde %n peanas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other elephants in that path are not harmed.</source>
        <translation>Los demás elefantes en ese camino no sufren daño.</translation>
    </message>
    <message>
        <source>Other elephants in that path are gone as well.</source>
        <translation>Los demás elefantes en ese camino también desaparecen.</translation>
    </message>
    <message>
        <source>Under control</source>
        <translation>Bajo control</translation>
    </message>
    <message>
        <source>Runs ahead</source>
        <translation>Corre de frente</translation>
    </message>
    <message>
        <source>Runs to the right</source>
        <translation>Corre a la derecha</translation>
    </message>
    <message>
        <source>Runs to the left</source>
        <translation>Corre a la izquierda</translation>
    </message>
    <message>
        <source>Turns and runs back</source>
        <translation>Da media vuelta y corre</translation>
    </message>
    <message>
        <source>A general goes up to %1 alone, in any direction and past anybody, or goes with a unit; not both.</source>
        <translation>Un general va sin unidad hasta %1, en cualquier dirección y haya quien haya en medio, o va con una unidad; no las dos cosas.</translation>
    </message>
    <message>
        <source>At the end of that way a general may join a unit, also one in melee, but cannot leave it there.</source>
        <translation>Al final de ese camino, un general puede unirse a una unidad, también a una en combate, pero mientras dure el combate no puede dejarla.</translation>
    </message>
    <message>
        <source>At the end of that way a general may join a unit of the same command, a commander in chief any unit; also in melee, but cannot leave it there.</source>
        <translation>Al final de ese camino, un general puede unirse a una unidad de su propio cuerpo, y un general en jefe a cualquiera; también en combate, pero mientras dure no puede dejarla.</translation>
    </message>
    <message>
        <source>One general at most to a unit.</source>
        <translation>Un general por unidad, como máximo.</translation>
    </message>
    <message>
        <source>Several generals may be with one unit.</source>
        <translation>Varios generales pueden ir con una unidad.</translation>
    </message>
    <message numerus="yes">
        <source>With a unit a general adds %n dice in melee, none in shooting.</source>
        <translation>
            <numerusform>Con una unidad, un general añade un dado cuerpo a cuerpo y ninguno al disparar.</numerusform>
            <numerusform>Con una unidad, un general añade %n dados cuerpo a cuerpo y ninguno al disparar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dice.</source>
        <translation>
            <numerusform>%1: un dado.</numerusform>
            <numerusform>%1: %n dados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>adds %n dice in melee</source>
        <translation>
            <numerusform>en combate: un dado</numerusform>
            <numerusform>en combate: %n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>After each round of melee roll one die for every general in it. On a 6 the general falls.</source>
        <translation>Después de cada ronda se lanza un dado por cada general que combate. Con un 6, el general cae.</translation>
    </message>
    <message>
        <source>If the unit is lost, the general stays there alone.</source>
        <translation>Si se pierde la unidad, el general se queda donde está.</translation>
    </message>
    <message>
        <source>If the unit is lost, the general is lost with it.</source>
        <translation>Si se pierde la unidad, el general se pierde con ella.</translation>
    </message>
    <message>
        <source>Nobody shoots at a general or charges one.</source>
        <translation>Nadie dispara ni carga contra un general.</translation>
    </message>
    <message>
        <source>At the end count for each side what share of its stands it has lost, in per cent. Generals do not count.</source>
        <translation>Al final se cuenta qué parte de sus peanas ha perdido cada bando, en tanto por ciento. Los generales no cuentan.</translation>
    </message>
    <message>
        <source>The shares differ by less than %1 points: drawn. From %1 on: a slight edge for the side that lost less. From %2 on: a great victory.</source>
        <translation>Menos de %1 puntos de diferencia: batalla indecisa. Desde %1: ligera ventaja para el bando que perdió menos. Desde %2: gran victoria.</translation>
    </message>
    <message>
        <source>A side that alone has units left has won a great victory.</source>
        <translation>Si solo un bando conserva unidades, ha logrado una gran victoria.</translation>
    </message>
    <message>
        <source>An army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>Un ejército que ha perdido la mitad de sus peanas queda derrotado al final de ese turno.</translation>
    </message>
    <message>
        <source>A side whose commander in chief falls is beaten at the end of that turn.</source>
        <translation>Un bando cuyo general en jefe cae queda derrotado al final de ese turno.</translation>
    </message>
    <message>
        <source>formed</source>
        <translation>en formación</translation>
    </message>
    <message>
        <source>any direction</source>
        <translation>cualquier dirección</translation>
    </message>
    <message>
        <source>scares elephants</source>
        <translation>espanta elefantes</translation>
    </message>
    <message>
        <source>gone if charged</source>
        <translation>desaparece si recibe una carga</translation>
    </message>
    <message>
        <source>no general joins it</source>
        <translation>sin generales</translation>
    </message>
    <message>
        <source>does not count for victory</source>
        <translation>no cuenta para la victoria</translation>
    </message>
    <message>
        <source>Stands lost by %1 that give the enemy a slight edge: %2; a great victory: %3 (if the enemy has lost none).</source>
        <translation>Peanas perdidas por %1 que dan al enemigo una ligera ventaja: %2; una gran victoria: %3 (si el enemigo no ha perdido ninguna).</translation>
    </message>
    <message>
        <source>Stands lost by %1 with which the army is beaten: %2.</source>
        <translation>Peanas perdidas por %1 con las que su ejército queda derrotado: %2.</translation>
    </message>
    <message>
        <source>No stand of %1 counts for victory.</source>
        <translation>Ninguna peana de %1 cuenta para la victoria.</translation>
    </message>
    <message>
        <source>General alone</source>
        <translation>General sin unidad</translation>
    </message>
    <message>
        <source>Rampage</source>
        <translation>Desbocado</translation>
    </message>
    <message>
        <source>A front of %1: %2 for 15 degrees, %3 for 30, %4 for 45</source>
        <translation>Un frente de %1: %2 por 15 grados, %3 por 30, %4 por 45</translation>
    </message>
    <message numerus="yes">
        <source>Reckoned from %3 battles that the program played against itself: %n orders a battle, %2 seconds an order with talk and dice. A class that plays for the first time takes longer.</source>
        <translation>
            <numerusform>Calculado con %3 batallas que el programa jugó contra sí mismo: una orden por batalla, %2 segundos por orden con charla y dados. Una clase que juega por primera vez tarda más.</numerusform>
            <numerusform>Calculado con %3 batallas que el programa jugó contra sí mismo: %n órdenes por batalla, %2 segundos por orden con charla y dados. Una clase que juega por primera vez tarda más.</numerusform>
        </translation>
    </message>
    <message>
        <source>How long so large a battle takes is not reckoned here. The balance panel of the editor does it in the background.</source>
        <translation>Lo que dura una batalla tan grande no se calcula aquí. Lo hace en segundo plano el panel «Equilibrio» del editor.</translation>
    </message>
    <message>
        <source>From %1 to %2 can play with a task each.</source>
        <translation>Pueden jugar de %1 a %2 estudiantes, cada cual con una tarea.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n commands.</source>
        <translation>
            <numerusform>%1: un cuerpo.</numerusform>
            <numerusform>%1: %n cuerpos.</numerusform>
        </translation>
    </message>
    <message>
        <source>If there are more, let two lead a command together: one gives the orders, one measures and rolls. If there are fewer, let one lead several.</source>
        <translation>Si son más, dos pueden llevar juntos un cuerpo: uno da las órdenes y el otro mide y lanza los dados. Si son menos, alguien lleva varios.</translation>
    </message>
    <message>
        <source>Commander in chief, one a side: makes the plan with the commanders before the battle, then speaks for the side.</source>
        <translation>General en jefe, uno por bando: hace el plan con los comandantes antes de la batalla y luego habla por su bando.</translation>
    </message>
    <message>
        <source>Commander, one a command: moves its units, measures, rolls its dice and ticks off its losses.</source>
        <translation>Comandante, uno por cuerpo: mueve sus unidades, mide, lanza sus dados y marca sus bajas.</translation>
    </message>
    <message>
        <source>Commands without a general need somebody too; the commander in chief may lead them.</source>
        <translation>Los cuerpos sin general también necesitan a alguien; puede llevarlos el general en jefe.</translation>
    </message>
    <message>
        <source>Referee: moves the marker on the track, says whose step it is, reads rules from the wall.</source>
        <translation>Árbitro: mueve el marcador por la secuencia de juego, dice a quién le toca y lee las reglas de la pared.</translation>
    </message>
    <message>
        <source>Chronicler: writes down after every turn what happened and what it cost. The report of the battle comes from these notes.</source>
        <translation>Cronista: después de cada turno escribe lo que pasó y lo que costó. De esas notas sale la crónica de la batalla.</translation>
    </message>
    <message>
        <source>The day before: cut out soldiers, sticks and templates, and check with a ruler that the printer kept the size.</source>
        <translation>El día antes: recortar soldados, varillas y plantillas, y comprobar con una regla que la impresora respetó el tamaño.</translation>
    </message>
    <message>
        <source>Mark the table along two edges as on the map and put every unit where the list has it.</source>
        <translation>Marcar dos bordes de la mesa como en el mapa y poner cada unidad donde indica la lista.</translation>
    </message>
    <message>
        <source>Mark the table along two edges as on the map. The sides place their commands themselves, each inside its zone.</source>
        <translation>Marcar dos bordes de la mesa como en el mapa. Cada bando coloca sus propios cuerpos dentro de su zona.</translation>
    </message>
    <message>
        <source>Every commander gets the card of the command. Give five minutes to read it and to make a plan.</source>
        <translation>Cada comandante recibe la tarjeta de su cuerpo. Conviene dar cinco minutos para leerla y hacer un plan.</translation>
    </message>
    <message>
        <source>The quick reference hangs where everybody sees it.</source>
        <translation>El resumen de reglas se cuelga donde lo vea toda la clase.</translation>
    </message>
    <message>
        <source>The track lies beside the table. Its markers show turn and step.</source>
        <translation>La secuencia de juego va junto a la mesa. Sus marcadores muestran el turno y la fase.</translation>
    </message>
    <message>
        <source>Tick a box in the order of battle for every stand lost. The ladder below says how many per cent that is.</source>
        <translation>Se marca una casilla del orden de batalla por cada peana perdida. La escala de abajo dice a qué tanto por ciento equivale.</translation>
    </message>
    <message>
        <source>If nobody is sure of a rule, let the program play that step, or roll a die and go on.</source>
        <translation>Si hay dudas sobre una regla, el programa puede jugar esa fase, o se lanza un dado y se sigue.</translation>
    </message>
    <message>
        <source>Afterwards everybody fills in a report. Compare them: no two saw the same battle.</source>
        <translation>Después cada cual rellena una crónica. Al compararlas se ve que no hay dos personas que vivieran la misma batalla.</translation>
    </message>
    <message>
        <source>At which moment was the battle decided? Who noticed it then?</source>
        <translation>¿En qué momento se decidió la batalla? ¿Quién se dio cuenta entonces?</translation>
    </message>
    <message>
        <source>What was each side&apos;s plan, and when did it stop working?</source>
        <translation>¿Cuál era el plan de cada bando y cuándo dejó de funcionar?</translation>
    </message>
    <message>
        <source>There were %2 stands of %1 and %4 of %3. How could the smaller army make up for that?</source>
        <translation>Había %2 peanas de %1 y %4 de %3. ¿Cómo podía compensarlo el ejército menor?</translation>
    </message>
    <message>
        <source>The armies were about equally large. What made the difference?</source>
        <translation>Los ejércitos tenían más o menos el mismo tamaño. ¿Qué marcó la diferencia?</translation>
    </message>
    <message>
        <source>Were the elephants worth their risk, and to whom?</source>
        <translation>¿Valió la pena el riesgo de los elefantes, y para quién?</translation>
    </message>
    <message>
        <source>Should a general fight in the front rank or stay behind and look on?</source>
        <translation>¿Debe un general combatir en la fila delantera o quedarse atrás mirando?</translation>
    </message>
    <message>
        <source>What was luck and what was skill? How could one find out?</source>
        <translation>¿Qué fue suerte y qué fue habilidad? ¿Cómo se podría averiguar?</translation>
    </message>
    <message>
        <source>What does the game leave out that a soldier would have felt: fear, noise, hunger, orders that never arrive?</source>
        <translation>¿Qué deja fuera el juego que un soldado habría sentido: miedo, ruido, hambre, órdenes que nunca llegan?</translation>
    </message>
    <message>
        <source>Who wrote about this battle, how long afterwards, and for whom? What does that mean for us?</source>
        <translation>¿Quién escribió sobre esta batalla, cuánto tiempo después y para quién? ¿Qué significa eso para nosotros?</translation>
    </message>
    <message>
        <source>Who paid for this battle besides the armies, and whose story is not told?</source>
        <translation>¿Quién pagó el precio de esta batalla, además de los ejércitos, y de quién no se cuenta la historia?</translation>
    </message>
    <message numerus="yes">
        <source>%n units or generals had acted in this step already. They may act again.</source>
        <translation>
            <numerusform>Una unidad o general ya había actuado en esta fase y puede actuar de nuevo.</numerusform>
            <numerusform>%n unidades o generales ya habían actuado en esta fase. Pueden actuar de nuevo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units had charged in this turn. What that means for its melee is forgotten.</source>
        <translation>
            <numerusform>Una unidad había cargado en este turno. Se olvida lo que eso supone para su cuerpo a cuerpo.</numerusform>
            <numerusform>%n unidades habían cargado en este turno. Se olvida lo que eso supone para su cuerpo a cuerpo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Commands were still being placed. Placing them begins anew.</source>
        <translation>Aún se estaban colocando los cuerpos. La colocación empieza de nuevo.</translation>
    </message>
    <message>
        <source>Dice were due or a fight was half fought. The step begins anew without them.</source>
        <translation>Había dados pendientes o un combate a medias. La fase empieza de nuevo sin ellos.</translation>
    </message>
    <message>
        <source>The count of turns without losses begins anew.</source>
        <translation>La cuenta de turnos sin bajas empieza de nuevo.</translation>
    </message>
    <message>
        <source>The battle had ended. The new one goes on from its last step.</source>
        <translation>La batalla había terminado. La nueva sigue desde su última fase.</translation>
    </message>
    <message>
        <source>Some orders of this step had been given already. The step begins anew.</source>
        <translation>Ya se habían dado algunas órdenes de esta fase. La fase empieza de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>%n stands that were missing when the battle began will count as lost in the new one.</source>
        <translation>
            <numerusform>Una peana que faltaba al empezar la batalla contará como perdida en la nueva.</numerusform>
            <numerusform>%n peanas que faltaban al empezar la batalla contarán como perdidas en la nueva.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageFormatter</name>
    <message>
        <source>%1 cm</source>
        <comment>centimetres</comment>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>inches</comment>
        <translation>%1 pulg</translation>
    </message>
    <message>
        <source>cm</source>
        <comment>centimetres</comment>
        <translation>cm</translation>
    </message>
    <message>
        <source>in</source>
        <comment>inches</comment>
        <translation>pulg</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under %1%</source>
        <translation>menos del %1 %</translation>
    </message>
    <message>
        <source>over %1%</source>
        <translation>más del %1 %</translation>
    </message>
</context>
<context>
    <name>NextThing</name>
    <message>
        <source>Place the next command</source>
        <translation>Colocar otro cuerpo</translation>
    </message>
    <message>
        <source>Choose a target</source>
        <translation>Elegir un objetivo</translation>
    </message>
    <message>
        <source>No charge now</source>
        <translation>No cargar ahora</translation>
    </message>
    <message>
        <source>Nobody can charge: go on</source>
        <translation>Nadie puede cargar: seguir</translation>
    </message>
    <message>
        <source>No fights: go on</source>
        <translation>Sin combates: seguir</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combatir</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Volver al presente</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Read the battle report</source>
        <translation>Leer la crónica</translation>
    </message>
    <message>
        <source>Paused: go on</source>
        <translation>En pausa: seguir</translation>
    </message>
    <message>
        <source>The program is thinking…</source>
        <translation>El programa está pensando…</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Hacerlo</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Expected loss %1 of %2 stands; destroyed: %3.</source>
        <comment>stands, stands, chance</comment>
        <translation>Bajas esperadas: %1 de %2 peanas; fuera de combate: %3.</translation>
    </message>
    <message>
        <source>destroyed: %1</source>
        <translation>fuera de combate: %1</translation>
    </message>
    <message>
        <source>%1 left: %2</source>
        <comment>stands, chance</comment>
        <translation>quedan %1: %2</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>%1 Problems in all: %2.</source>
        <translation>%1 Problemas en total: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>No se puede abrir %1. %2</translation>
    </message>
    <message>
        <source>%1 cannot be played. %2</source>
        <translation>No se puede jugar %1. %2</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Show this help and end.</source>
        <translation>Muestra esta ayuda y termina.</translation>
    </message>
    <message>
        <source>Show the version and end.</source>
        <translation>Muestra la versión y termina.</translation>
    </message>
    <message>
        <source>Write a picture of the window and end.</source>
        <translation>Guarda una imagen de la ventana y termina.</translation>
    </message>
    <message>
        <source>Size of the window in pixels.</source>
        <translation>Tamaño de la ventana en píxeles.</translation>
    </message>
    <message>
        <source>Colours of the window: light or dark.</source>
        <translation>Colores de la ventana: light (claro) o dark (oscuro).</translation>
    </message>
    <message>
        <source>Part of the table to look at, in inches from its south-west corner.</source>
        <translation>Parte de la mesa que se mira, en pulgadas desde su esquina suroeste.</translation>
    </message>
    <message>
        <source>Language to speak for this time, such as fr.</source>
        <translation>Idioma que se usa esta vez, como fr.</translation>
    </message>
    <message>
        <source>Open the scenario in the editor.</source>
        <translation>Abre el escenario en el editor.</translation>
    </message>
    <message>
        <source>Write the battle report of a journal to FILE and end.</source>
        <translation>Guarda la crónica de un diario en FILE y termina.</translation>
    </message>
    <message>
        <source>Write the report as pdf, html or text, where the name of FILE does not say it.</source>
        <translation>Escribe la crónica como pdf, html o text, cuando el nombre de FILE no lo dice.</translation>
    </message>
    <message>
        <source>Paper of what is printed: a4 or letter.</source>
        <translation>Papel de lo que se imprime: a4 o letter.</translation>
    </message>
    <message>
        <source>Lengths in what is printed: in or cm.</source>
        <translation>Longitudes de lo que se imprime: in o cm.</translation>
    </message>
    <message>
        <source>Show the events that each sentence of the report rests on.</source>
        <translation>Muestra los sucesos en que se basa cada frase de la crónica.</translation>
    </message>
    <message>
        <source>There is no paper &quot;%1&quot;; there are a4 and letter.</source>
        <translation>No hay papel &quot;%1&quot;; hay a4 y letter.</translation>
    </message>
    <message>
        <source>Lengths are told in &quot;in&quot; or &quot;cm&quot;, not in &quot;%1&quot;.</source>
        <translation>Las longitudes se dan en &quot;in&quot; o &quot;cm&quot;, no en &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>A report goes to a file whose name ends in .pdf, .html or .txt, not to &quot;%1&quot;.</source>
        <translation>Una crónica va a un archivo cuyo nombre acaba en .pdf, .html o .txt, no a &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;; there are: %2.</source>
        <translation>No hay idioma &quot;%1&quot;; hay: %2.</translation>
    </message>
    <message>
        <source>There is no theme &quot;%1&quot;; there are light and dark.</source>
        <translation>No hay tema &quot;%1&quot;; hay light y dark.</translation>
    </message>
    <message>
        <source>A size looks like 1366x768.</source>
        <translation>Un tamaño es como 1366x768.</translation>
    </message>
    <message>
        <source>A part of the table looks like 20,30,24,16.</source>
        <translation>Una parte de la mesa es como 20,30,24,16.</translation>
    </message>
    <message>
        <source>Zama: fast-play tabletop battles for the classroom. Begins with the start page, or with the battle of a file.</source>
        <translation>Zama: batallas de mesa con reglas rápidas, para la clase. Empieza con la página de inicio o con la batalla de un archivo.</translation>
    </message>
    <message>
        <source>A scenario (*.zama.json) or a battle under way (*.zama-game.json).</source>
        <translation>Un escenario (*.zama.json) o una batalla en curso (*.zama-game.json).</translation>
    </message>
    <message>
        <source>One file at a time, please.</source>
        <translation>Un archivo cada vez, por favor.</translation>
    </message>
    <message>
        <source>Which scenario is to be edited? zama --edit FILE</source>
        <translation>¿Qué escenario hay que editar? zama --edit FILE</translation>
    </message>
</context>
<context>
    <name>OrderOfBattlePages</name>
    <message>
        <source>A box is a stand; tick it when the stand is lost. The two boxes above a bar go together: a single stand cannot hold.</source>
        <translation>Una casilla es una peana; se marca cuando la peana se pierde. Las dos casillas encima de una barra van juntas: una sola peana no aguanta.</translation>
    </message>
    <message>
        <source>A round box does not count for victory. The ring before a general is for his fall.</source>
        <translation>Una casilla redonda no cuenta para la victoria. El círculo delante de un general es para su caída.</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>En total</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Peanas</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Of these count for victory</source>
        <translation>De ellas cuentan para la victoria</translation>
    </message>
    <message>
        <source>Stands lost, in per cent</source>
        <translation>Peanas perdidas, en tanto por ciento</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Carthaginian</source>
        <translation>Cartaginés</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglés</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francés</translation>
    </message>
    <message>
        <source>Gallic</source>
        <translation>Galo</translation>
    </message>
    <message>
        <source>Germanic</source>
        <translation>Germano</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griego</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Iberian</source>
        <translation>Íbero</translation>
    </message>
    <message>
        <source>Imperial Roman</source>
        <translation>Imperial romano</translation>
    </message>
    <message>
        <source>Indian</source>
        <translation>Indio</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>Macedonio</translation>
    </message>
    <message>
        <source>Mamluk</source>
        <translation>Mameluco</translation>
    </message>
    <message>
        <source>Mongol</source>
        <translation>Mongol</translation>
    </message>
    <message>
        <source>Norman</source>
        <translation>Normando</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Ocre</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Ptolemaic</source>
        <translation>Ptolemaico</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>Romano</translation>
    </message>
    <message>
        <source>Saxon</source>
        <translation>Sajón</translation>
    </message>
    <message>
        <source>Seleucid</source>
        <translation>Seléucida</translation>
    </message>
</context>
<context>
    <name>PdfFile</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: the pages could not be drawn</source>
        <translation>No se puede escribir %1: no se pudieron dibujar las páginas</translation>
    </message>
</context>
<context>
    <name>PieceProperties</name>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>pattern of a colour</comment>
        <translation>Liso</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>Rayas</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Cuadros</translation>
    </message>
    <message>
        <source>The figures’ own</source>
        <translation>Los propios de las figuras</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>kind of ground</comment>
        <translation>Llano</translation>
    </message>
    <message>
        <source>Deploys on the whole table</source>
        <translation>Se despliega en toda la mesa</translation>
    </message>
    <message>
        <source>Zone, from the left edge</source>
        <translation>Zona, desde el borde izquierdo</translation>
    </message>
    <message>
        <source>Zone, from the bottom edge</source>
        <translation>Zona, desde el borde inferior</translation>
    </message>
    <message>
        <source>Zone, width</source>
        <translation>Zona, anchura</translation>
    </message>
    <message>
        <source>Zone, depth</source>
        <translation>Zona, profundidad</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Peanas</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>Stands left</source>
        <translation>Peanas restantes</translation>
    </message>
    <message>
        <source>Only for battles that begin in the middle.</source>
        <translation>Solo para batallas que empiezan a medias.</translation>
    </message>
    <message>
        <source>From the left edge</source>
        <translation>Desde el borde izquierdo</translation>
    </message>
    <message>
        <source>From the bottom edge</source>
        <translation>Desde el borde inferior</translation>
    </message>
    <message>
        <source>Where the middle of its front edge stands.</source>
        <translation>Donde está el centro de su borde delantero.</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Clockwise: 0° looks up the table, 180° down.</source>
        <translation>Como las agujas del reloj: 0° mira hacia arriba de la mesa, 180° hacia abajo.</translation>
    </message>
    <message>
        <source>Extra stands</source>
        <translation>Peanas adicionales</translation>
    </message>
    <message>
        <source>So many more stands fight in the unit he is with.</source>
        <translation>Las peanas de más con las que combate la unidad en la que está.</translation>
    </message>
    <message>
        <source>Commander-in-chief</source>
        <translation>General en jefe</translation>
    </message>
    <message>
        <source>Is with</source>
        <translation>Va con</translation>
    </message>
    <message>
        <source>Has fallen already</source>
        <translation>Ya ha caído</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Has a general</source>
        <translation>Tiene un general</translation>
    </message>
    <message>
        <source>As a label: “Romans”.</source>
        <translation>Como rótulo: «Romanos».</translation>
    </message>
    <message>
        <source>In a sentence</source>
        <translation>En una frase</translation>
    </message>
    <message>
        <source>As in “Now the Romans move”: with “the” where your language wants it. Empty: the same as the name.</source>
        <translation>Como en «Gran victoria de los romanos»: con artículo donde el idioma lo pide. Vacío: igual que el nombre.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Segundo color</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Tells the sides apart also without colours.</source>
        <translation>Distingue los bandos también sin colores.</translation>
    </message>
    <message>
        <source>Colours of its figures</source>
        <translation>Colores de sus figuras</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Terreno</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Computer: Recruit (easy)</source>
        <translation>El programa: recluta (fácil)</translation>
    </message>
    <message>
        <source>Computer: Veteran (medium)</source>
        <translation>El programa: soldado (medio)</translation>
    </message>
    <message>
        <source>Computer: Commander (strong)</source>
        <translation>El programa: veterano (difícil)</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Una persona</translation>
    </message>
</context>
<context>
    <name>PrintCall</name>
    <message>
        <source>There is nothing called &quot;%1&quot; to print; there are: %2.</source>
        <translation>No hay nada llamado &quot;%1&quot; que imprimir; hay: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no language; a language is called fr, de or pt-BR.</source>
        <translation>&quot;%1&quot; no es un idioma; un idioma se llama fr, de o pt-BR.</translation>
    </message>
    <message>
        <source>At most two languages can be printed under one another.</source>
        <translation>Se pueden imprimir dos idiomas como máximo, uno debajo del otro.</translation>
    </message>
    <message>
        <source>--%1 is a whole number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 es un número entero de %2 a %3, no &quot;%4&quot;.</translation>
    </message>
    <message>
        <source>--%1 is for paper soldiers, and none are to be printed: add soldiers to --what.</source>
        <translation>--%1 es para los soldados de papel, y no se va a imprimir ninguno: hay que añadir soldiers a --what.</translation>
    </message>
    <message>
        <source>Pages go to a file whose name ends in .pdf, not to &quot;%1&quot;.</source>
        <translation>Las páginas van a un archivo cuyo nombre acaba en .pdf, no a &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no ink &quot;%1&quot;; there are: %2.</source>
        <translation>No hay tinta &quot;%1&quot;; hay: %2.</translation>
    </message>
    <message>
        <source>Write what a class needs on paper for a battle to OUT, a PDF, and end.</source>
        <translation>Guarda en OUT, un PDF, lo que una clase necesita en papel para una batalla, y termina.</translation>
    </message>
    <message>
        <source>What to print: %1.</source>
        <translation>Qué se imprime: %1.</translation>
    </message>
    <message>
        <source>Language of what is printed, or two under one another.</source>
        <translation>Idioma de lo que se imprime, o dos, uno debajo del otro.</translation>
    </message>
    <message>
        <source>How to print it: %1.</source>
        <translation>Cómo se imprime: %1.</translation>
    </message>
    <message>
        <source>The paper lies sideways.</source>
        <translation>El papel va en horizontal.</translation>
    </message>
    <message>
        <source>Soldiers of these commands only.</source>
        <translation>Soldados de estos cuerpos solamente.</translation>
    </message>
    <message>
        <source>Soldiers of these types of unit only, without generals.</source>
        <translation>Soldados de estos tipos de unidad solamente, sin generales.</translation>
    </message>
    <message>
        <source>Spare stands of each type, 0 to %1.</source>
        <translation>Peanas de reserva de cada tipo, de 0 a %1.</translation>
    </message>
    <message>
        <source>Height of the figures in per cent, %1 to %2; bases stay as they are.</source>
        <translation>Altura de las figuras en tanto por ciento, de %1 a %2; las bases no cambian.</translation>
    </message>
    <message>
        <source>No generals among the soldiers.</source>
        <translation>Sin generales entre los soldados.</translation>
    </message>
    <message>
        <source>Replace OUT where it is there already.</source>
        <translation>Reemplaza OUT si ya existe.</translation>
    </message>
</context>
<context>
    <name>PrintFile</name>
    <message>
        <source>The scenario says nothing in &quot;%1&quot;; its texts are printed in its own language, &quot;%2&quot;.</source>
        <translation>El escenario no dice nada en &quot;%1&quot;; sus textos se imprimen en su propio idioma, &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot; in this battle; there are: %2.</source>
        <translation>No hay cuerpo &quot;%1&quot; en esta batalla; hay: %2.</translation>
    </message>
    <message>
        <source>There is no type of unit &quot;%1&quot; in this battle; there are: %2.</source>
        <translation>No hay tipo de unidad &quot;%1&quot; en esta batalla; hay: %2.</translation>
    </message>
    <message>
        <source>%1 is what is being read.</source>
        <translation>%1 es el archivo que se está leyendo.</translation>
    </message>
    <message>
        <source>%1 is there already; --force replaces it.</source>
        <translation>%1 ya existe; con --force se reemplaza.</translation>
    </message>
</context>
<context>
    <name>PrintFooter</name>
    <message>
        <source>Print at 100%: this is 10 cm</source>
        <translation>Imprimir al 100 %: esto mide 10 cm</translation>
    </message>
    <message>
        <source>5 cm</source>
        <translation>5 cm</translation>
    </message>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, página %2 de %3</translation>
    </message>
</context>
<context>
    <name>PrintOrder</name>
    <message>
        <source>The battle has no units yet, so these are left out: %1.</source>
        <translation>La batalla aún no tiene unidades, así que se omite lo siguiente: %1.</translation>
    </message>
    <message>
        <source>This makes no pages: the battle has nothing of what is wanted.</source>
        <translation>No sale ninguna página: la batalla no tiene nada de lo que se pide.</translation>
    </message>
</context>
<context>
    <name>PrintParts</name>
    <message>
        <source>Paper soldiers</source>
        <translation>Soldados de papel</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Resumen de reglas</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Orden de batalla</translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation>Comandantes</translation>
    </message>
    <message>
        <source>Range sticks</source>
        <translation>Varillas de medir</translation>
    </message>
    <message>
        <source>Turning templates</source>
        <translation>Plantillas de conversión</translation>
    </message>
    <message>
        <source>Rampage template</source>
        <translation>Plantilla de carrera desbocada</translation>
    </message>
    <message>
        <source>Deployment map</source>
        <translation>Mapa de despliegue</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <translation>Secuencia de juego</translation>
    </message>
    <message>
        <source>Our battle report</source>
        <translation>Nuestra crónica de la batalla</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Para docentes</translation>
    </message>
</context>
<context>
    <name>PrintPurposes</name>
    <message>
        <source>A strip for every stand, to cut out and fold.</source>
        <translation>Una tira por peana, para recortar y doblar.</translation>
    </message>
    <message>
        <source>The rules in short, with the numbers of this battle.</source>
        <translation>Las reglas en breve, con los números de esta batalla.</translation>
    </message>
    <message>
        <source>All units, with a box to tick for every stand that is lost.</source>
        <translation>Todas las unidades, con una casilla por peana para marcar las que se pierden.</translation>
    </message>
    <message>
        <source>For each commander: what he knows and whom he leads.</source>
        <translation>Para cada comandante: qué sabe y a quién manda.</translation>
    </message>
    <message>
        <source>Strips to measure moves and ranges with.</source>
        <translation>Tiras para medir movimientos y alcances.</translation>
    </message>
    <message>
        <source>Angles of 45 degrees, for wheels and oblique moves.</source>
        <translation>Ángulos de 45 grados, para conversiones y movimientos oblicuos.</translation>
    </message>
    <message>
        <source>Where an elephant goes that is out of control.</source>
        <translation>Por dónde va un elefante fuera de control.</translation>
    </message>
    <message>
        <source>Who stands where, with a grid to lay out a real table.</source>
        <translation>Quién está dónde, con una cuadrícula para preparar una mesa de verdad.</translation>
    </message>
    <message>
        <source>The steps of a turn, for a counter to go along.</source>
        <translation>Las fases de un turno, para seguirlas con un marcador.</translation>
    </message>
    <message>
        <source>A form in which pupils tell what happened.</source>
        <translation>Una hoja para que cada estudiante cuente lo que pasó.</translation>
    </message>
    <message>
        <source>How long it takes, who does what, what to discuss.</source>
        <translation>Cuánto dura, quién hace qué y de qué hablar después.</translation>
    </message>
</context>
<context>
    <name>PrinterRun</name>
    <message>
        <source>The last page could not be handed to the printer “%1”.</source>
        <translation>No se pudo entregar la última página a la impresora «%1».</translation>
    </message>
    <message>
        <source>The printer “%1” reports an error.</source>
        <translation>La impresora «%1» avisa de un error.</translation>
    </message>
    <message>
        <source>The printer “%1” does not take paper of this size.</source>
        <translation>La impresora «%1» no admite papel de este tamaño.</translation>
    </message>
    <message>
        <source>The printer “%1” cannot be reached.</source>
        <translation>No hay conexión con la impresora «%1».</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Carpeta</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Aumentar</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Disminuir</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>Disminuir</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Disminuye el valor</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Retrocede una página</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Pasa a la página siguiente</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Aumentar</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Aumenta el valor</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Pulsar</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Desplazar hacia abajo</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Desplazar a la izquierda</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Desplazar a la derecha</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Desplazar hacia arriba</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Desplaza hacia abajo</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Desplaza a la izquierda</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Desplaza a la derecha</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Desplaza hacia arriba</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Dar el foco</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Da el foco</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Mostrar menú</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Muestra el menú</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Alternar</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Alterna el estado</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Ejecuta la acción</translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>&amp;Añadir a los colores propios</translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation>Colores &amp;básicos</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>Colores &amp;propios</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>&amp;Verde:</translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation>&amp;HTML:</translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation>&amp;Tomar un color de la pantalla</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>&amp;Rojo:</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>&amp;Sat.:</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>Va&amp;lor:</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>Canal al&amp;fa:</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>Az&amp;ul:</translation>
    </message>
    <message>
        <source>Cursor at %1, %2
Press ESC to cancel</source>
        <translation>Cursor en %1, %2
Pulsa ESC para cancelar</translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation>&amp;Matiz:</translation>
    </message>
    <message>
        <source>Select Color</source>
        <translation>Seleccionar color</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>False</source>
        <translation>Falso</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Abrir la lista desplegable</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Verdadero</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Arguments:</source>
        <translation>Argumentos:</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Muestra la ayuda, con las opciones propias de Qt.</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Muestra la ayuda sobre las opciones de la línea de órdenes.</translation>
    </message>
    <message>
        <source>Displays this help.</source>
        <translation>Muestra esta ayuda.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>Muestra la versión.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Falta un valor después de «%1».</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Valor inesperado después de «%1».</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Opción desconocida «%1».</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Opciones desconocidas: %1.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Uso: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[opciones]</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>¿Qué es esto?</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Cierra el panel</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Separa el panel y lo vuelve a unir</translation>
    </message>
</context>
<context>
    <name>QFileDevice</name>
    <message>
        <source>No file engine available or engine does not support UnMapExtension</source>
        <translation>No hay motor de archivos, o no admite UnMapExtension</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 File</source>
        <translation>Archivo %1</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 ya existe.
¿Reemplazarlo?</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
No se encuentra la carpeta.
Comprueba que el nombre es correcto.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
No se encuentra el archivo.
Comprueba que el nombre es correcto.</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>E&amp;legir</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nueva carpeta</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Cambiar el nombre</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>«%1» está protegido contra escritura.
¿Eliminarlo de todos modos?</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>¿Seguro que quieres eliminar «%1»?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Cambiar a la vista detallada</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Cambiar a la vista de lista</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>No se pudo eliminar la carpeta.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Crear carpeta</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Crear una carpeta nueva</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Vista detallada</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Carpeta:</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>No&amp;mbre del archivo:</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Carpeta de archivos</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Tipo de archivos:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Buscar carpeta</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Ir atrás</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Ir adelante</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Ir a la carpeta superior</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Vista de lista</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Lista de lugares y marcadores</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Buscar en:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mi equipo</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nueva carpeta</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Carpeta superior</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Lugares recientes</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Acceso directo</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Mostrar </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostrar arc&amp;hivos ocultos</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra lateral</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
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
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; can not be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuations marks.</source>
        <translation>&lt;b&gt;No se puede usar el nombre «%1».&lt;/b&gt;&lt;p&gt;Prueba otro nombre, con menos caracteres o sin signos de puntuación.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Fecha de cambio</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Nombre de archivo no válido</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mi equipo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>All other platforms</comment>
        <translation>Tipo</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>No space left on device</source>
        <translation>No queda espacio en el dispositivo</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>No existe ese archivo o carpeta</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permiso denegado</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Error desconocido</translation>
    </message>
    <message>
        <source>file to open is a directory</source>
        <translation>el archivo que se quiere abrir es una carpeta</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Acerca de Qt&lt;/h3&gt;&lt;p&gt;Este programa usa la versión %1 de Qt.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Qt is a C++ toolkit for cross-platform application development.&lt;/p&gt;&lt;p&gt;Qt provides single-source portability across all major desktop operating systems. It is also available for embedded Linux and other embedded and mobile operating systems.&lt;/p&gt;&lt;p&gt;Qt is available under three different licensing options designed to accommodate the needs of our various users.&lt;/p&gt;&lt;p&gt;Qt licensed under our commercial license agreement is appropriate for development of proprietary/commercial software where you do not want to share any source code with third parties or otherwise cannot comply with the terms of the GNU LGPL version 3 or GNU LGPL version 2.1.&lt;/p&gt;&lt;p&gt;Qt licensed under the GNU LGPL version 3 is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the GNU LGPL version 3.&lt;/p&gt;&lt;p&gt;Qt licensed under the GNU LGPL version 2.1 is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the GNU LGPL version 2.1.&lt;/p&gt;&lt;p&gt;Please see &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt; for an overview of Qt licensing.&lt;/p&gt;&lt;p&gt;Copyright (C) %1 The Qt Company Ltd and other contributors.&lt;/p&gt;&lt;p&gt;Qt and the Qt logo are trademarks of The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt is The Qt Company Ltd product developed as an open source project. See &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt; for more information.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Qt es un conjunto de herramientas de C++ para desarrollar aplicaciones en varias plataformas.&lt;/p&gt;&lt;p&gt;Qt permite usar el mismo código fuente en los principales sistemas operativos de escritorio. También existe para Linux integrado y otros sistemas operativos integrados y móviles.&lt;/p&gt;&lt;p&gt;Qt se ofrece con tres opciones de licencia pensadas para las necesidades de nuestros distintos usuarios.&lt;/p&gt;&lt;p&gt;Qt con nuestra licencia comercial es adecuado para desarrollar software propietario o comercial cuando no se quiere compartir código fuente con terceros o no se pueden cumplir los términos de la GNU LGPL versión 3 o de la GNU LGPL versión 2.1.&lt;/p&gt;&lt;p&gt;Qt con la GNU LGPL versión 3 es adecuado para desarrollar aplicaciones de&amp;nbsp;Qt si se pueden cumplir los términos y condiciones de la GNU LGPL versión 3.&lt;/p&gt;&lt;p&gt;Qt con la GNU LGPL versión 2.1 es adecuado para desarrollar aplicaciones de&amp;nbsp;Qt si se pueden cumplir los términos y condiciones de la GNU LGPL versión 2.1.&lt;/p&gt;&lt;p&gt;En &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt; hay un resumen de las licencias de Qt.&lt;/p&gt;&lt;p&gt;Copyright (C) %1 The Qt Company Ltd y otros colaboradores.&lt;/p&gt;&lt;p&gt;Qt y el logotipo de Qt son marcas registradas de The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt es un producto de The Qt Company Ltd desarrollado como proyecto de código abierto. Más información en &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt;.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Acerca de Qt</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Ocultar detalles…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Mostrar detalles…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Interrumpir</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorar</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;o a todo</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Restaurar valores iniciales</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Guardar todo</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Sí a &amp;todo</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 ya existe.
¿Sobrescribirlo?</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 es una carpeta.
Elige otro nombre de archivo.</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Opciones &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Opciones &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Imprimir</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Todas las páginas</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>De abajo arriba, de izquierda a derecha</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>De abajo arriba, de derecha a izquierda</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Páginas pares</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>No se puede escribir en el archivo %1.
Elige otro nombre de archivo.</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>De izquierda a derecha, de abajo arriba</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>De izquierda a derecha, de arriba abajo</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Archivo local</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Páginas impares</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>Las opciones «Páginas por hoja» y «Grupo de páginas» no se pueden usar a la vez.
Desactiva una de ellas.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>Imprimir en un archivo…</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Imprimir en un archivo (PDF)</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>De derecha a izquierda, de abajo arriba</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>De derecha a izquierda, de arriba abajo</translation>
    </message>
    <message>
        <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
        <translation>El valor «De» no puede ser mayor que el valor «a».</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>De arriba abajo, de izquierda a derecha</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>De arriba abajo, de derecha a izquierda</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Escribir archivo PDF</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Collate</source>
        <translation>Intercalar</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Modo de color</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Copias:</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Página actual</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impresión por las dos caras</translation>
    </message>
    <message>
        <source>Duplex Printing</source>
        <translation>Impresión a doble cara</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formulario</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Escala de grises</translation>
    </message>
    <message>
        <source>Long side</source>
        <translation>Lado largo</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Encuadernar por el lado largo</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Ajustes de salida</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Grupo de páginas:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Páginas de</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Imprimir todo</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Intervalo de impresión</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Invertir</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Short side</source>
        <translation>Lado corto</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Encuadernar por el lado corto</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indica páginas o intervalos separados por comas. Un intervalo son dos números separados por un guion. Ej.: 3,5-7,9 imprime las páginas 3, 5, 6, 7 y 9.</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>...</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formulario</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Lugar:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>A&amp;rchivo de salida:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>&amp;Propiedades</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Impresora</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Tipo:</translation>
    </message>
</context>
<context>
    <name>QSaveFile</name>
    <message>
        <source>Existing file %1 is not writable</source>
        <translation>No se puede escribir en el archivo existente %1</translation>
    </message>
    <message>
        <source>Filename refers to a directory</source>
        <translation>El nombre de archivo corresponde a una carpeta</translation>
    </message>
    <message>
        <source>Writing canceled by application</source>
        <translation>El programa canceló la escritura</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Borde izquierdo</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Página abajo</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Página a la izquierda</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Página a la derecha</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Página arriba</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Borde derecho</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Desplazar hacia abajo</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Desplazar hasta aquí</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Desplazar a la izquierda</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Desplazar a la derecha</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Desplazar hacia arriba</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Arriba</translation>
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
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Av Pág</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Desplazar a la izquierda</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Desplazar a la derecha</translation>
    </message>
</context>
<context>
    <name>QUndoGroup</name>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Rehacer %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Deshacer %1</translation>
    </message>
</context>
<context>
    <name>QUndoStack</name>
    <message>
        <source>Redo</source>
        <comment>Default text for redo action</comment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Rehacer %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>Default text for undo action</comment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Deshacer %1</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI Primer aislamiento fuerte</translation>
    </message>
    <message>
        <source>Insert Unicode control character</source>
        <translation>Insertar carácter de control Unicode</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE Inicio de incrustación de izquierda a derecha</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI Aislamiento de izquierda a derecha</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM Marca de izquierda a derecha</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO Inicio de anulación de izquierda a derecha</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF Fin del formato direccional</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI Fin del aislamiento direccional</translation>
    </message>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE Inicio de incrustación de derecha a izquierda</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI Aislamiento de derecha a izquierda</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM Marca de derecha a izquierda</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO Inicio de anulación de derecha a izquierda</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ Unión de ancho cero</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ Separación sin unión de ancho cero</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP Espacio de ancho cero</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiar la dirección del en&amp;lace</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>RampagePages</name>
    <message>
        <source>The elephant stands here</source>
        <translation>Aquí está el elefante</translation>
    </message>
    <message>
        <source>The path of this elephant is %1 wide, wider than the paper. Take larger paper, or measure it with a stick.</source>
        <translation>El recorrido de este elefante tiene %1 de ancho, más que el papel. Hay que usar un papel más grande o medirlo con una varilla.</translation>
    </message>
    <message>
        <source>Nobody in this battle can run wild.</source>
        <translation>Nadie en esta batalla puede desbocarse.</translation>
    </message>
    <message>
        <source>Roll the control die. Lay the beginning of the strip over the elephant, turned the way the die says. Every unit under the strip is hit, friend or foe; a mere touch at the edge does not count.</source>
        <translation>Se hace la tirada de control. El principio de la tira se pone sobre el elefante, girado como dice el dado. Sufre toda unidad que queda bajo la tira, amiga o enemiga; no cuenta rozarla solo en el borde.</translation>
    </message>
</context>
<context>
    <name>ReportFile</name>
    <message>
        <source>%1 is what is being read.</source>
        <translation>%1 es el archivo que se está leyendo.</translation>
    </message>
</context>
<context>
    <name>ReportPdf</name>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, página %2 de %3</translation>
    </message>
    <message>
        <source>The printer “%1” could not print the report.</source>
        <translation>La impresora «%1» no pudo imprimir la crónica.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the pages could not be drawn</source>
        <translation>No se puede escribir %1: no se pudieron dibujar las páginas</translation>
    </message>
</context>
<context>
    <name>RuleDiagrams</name>
    <message>
        <source>Three of eight stands have fallen. The unit closes up about the middle of its front.</source>
        <translation>De ocho peanas han caído tres. La unidad se cierra hacia el centro de su frente.</translation>
    </message>
    <message>
        <source>Two lines decide: one through the target&apos;s front edge, one through its rear edge. What counts is where the middle of the charger was when it began.</source>
        <translation>Deciden dos líneas: una por el borde delantero del objetivo y otra por su borde trasero. Cuenta dónde estaba el centro de quien carga cuando empezó.</translation>
    </message>
    <message>
        <source>Foot goes up to 6 inches. One inch more is refused.</source>
        <translation>La infantería recorre hasta 6 pulgadas. Una más no está permitida.</translation>
    </message>
    <message>
        <source>The unit may slide to any place between these two and keeps its facing. A steeper slide is refused.</source>
        <translation>La unidad puede avanzar en oblicuo hasta cualquier lugar entre estos dos y conserva su orientación. Un oblicuo más abierto no está permitido.</translation>
    </message>
    <message>
        <source>The inner front corner stays where it is; the arc of the outer one is what the wheel costs.</source>
        <translation>La esquina delantera interior no se mueve; la conversión cuesta el arco que recorre la exterior.</translation>
    </message>
    <message>
        <source>A wheel, a straight way and a wheel back: 45 degrees in all. Wheeling farther is refused.</source>
        <translation>Una conversión, un tramo recto y otra conversión de vuelta: 45 grados en total. Una conversión mayor no está permitida.</translation>
    </message>
    <message>
        <source>Without turning, skirmishers go 6 inches. Who also turns goes less far: no corner may end more than 6 inches from where it began.</source>
        <translation>Sin girar, los hostigadores recorren 6 pulgadas. Si además giran, llegan menos lejos: ninguna esquina puede acabar a más de 6 pulgadas de donde empezó.</translation>
    </message>
    <message>
        <source>Skirmishers go through friends. They cannot stop on them, and formed units cannot go through each other.</source>
        <translation>Los hostigadores atraviesan a los amigos. No pueden detenerse encima, y las unidades en formación no se atraviesan entre sí.</translation>
    </message>
    <message>
        <source>The shortest way from rectangle to rectangle counts. 6 inches reach the one, not the other.</source>
        <translation>Cuenta el camino más corto de rectángulo a rectángulo. Las 6 pulgadas llegan a uno, pero no al otro.</translation>
    </message>
    <message>
        <source>Usually nobody hides behind anybody: the scorpion shoots over its own infantry.</source>
        <translation>Normalmente nadie se esconde detrás de nadie: el escorpión dispara por encima de su propia infantería.</translation>
    </message>
    <message>
        <source>With the option los: units_block the infantry stops that shot.</source>
        <translation>Con la opción «los: units_block», la infantería detiene ese disparo.</translation>
    </message>
    <message>
        <source>The charger on the left arrives and stops there. The one on the right would not, so it may not charge.</source>
        <translation>La unidad de la izquierda llega con su carga y se detiene allí. La de la derecha no llegaría, así que no puede cargar.</translation>
    </message>
    <message>
        <source>The slingers are met first, so the infantry behind them cannot be the target. A slide past them leads there.</source>
        <translation>Antes están los honderos, así que la infantería de detrás no puede ser el objetivo. Un avance oblicuo que los evite lleva hasta ella.</translation>
    </message>
    <message>
        <source>Both enemies are within a tenth of an inch of where the charger stops: it fights both.</source>
        <translation>Los dos enemigos están a una décima de pulgada o menos de donde se detiene quien carga: combate contra los dos.</translation>
    </message>
    <message>
        <source>Seven stands of Roman infantry, eight of light infantry: a die for each. Rings mark hits; both sides lose stands at the same time.</source>
        <translation>Siete peanas de infantería romana y ocho de infantería ligera: un dado por cada una. Los círculos señalan los impactos; los dos bandos pierden peanas a la vez.</translation>
    </message>
    <message>
        <source>Of two stands one is hit. The other does not hold alone and goes too.</source>
        <translation>De dos peanas, una recibe un impacto. La otra no aguanta sola y también se retira.</translation>
    </message>
    <message>
        <source>Seven stands and a general: eight dice. Their enemies, eight stands without a general, have eight as well.</source>
        <translation>Siete peanas y un general: ocho dados. Sus enemigos, ocho peanas sin general, también tienen ocho.</translation>
    </message>
    <message>
        <source>The die says which way: 3 ahead, 4 to its right, 5 to its left, 6 back.</source>
        <translation>El dado dice hacia dónde: 3, de frente; 4, a su derecha; 5, a su izquierda; 6, media vuelta.</translation>
    </message>
    <message>
        <source>A 3: straight ahead for 12 inches. Those who are marked lose two stands; the others are not in its way.</source>
        <translation>Un 3: de frente, 12 pulgadas. Las unidades marcadas pierden dos peanas; las demás no están en su camino.</translation>
    </message>
</context>
<context>
    <name>RuleOption</name>
    <message>
        <source>Fixed places</source>
        <translation>Lugares fijos</translation>
    </message>
    <message>
        <source>Every unit begins where the scenario puts it.</source>
        <translation>Cada unidad empieza donde la pone el escenario.</translation>
    </message>
    <message>
        <source>Players deploy</source>
        <translation>Despliegue libre</translation>
    </message>
    <message>
        <source>Before the first turn the sides place their commands by turns, each inside its own zone.</source>
        <translation>Antes del turno 1, los bandos colocan sus cuerpos alternándose, cada uno en su zona.</translation>
    </message>
    <message>
        <source>Armies fight on</source>
        <translation>Siguen luchando</translation>
    </message>
    <message>
        <source>However great its losses, an army fights as long as it has a unit left.</source>
        <translation>Por grandes que sean sus bajas, un ejército lucha mientras le quede una unidad.</translation>
    </message>
    <message>
        <source>Armies break at half</source>
        <translation>Se rompen a la mitad</translation>
    </message>
    <message>
        <source>An army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>Un ejército que ha perdido la mitad de sus peanas queda derrotado al final de ese turno.</translation>
    </message>
    <message>
        <source>The battle goes on</source>
        <translation>La batalla sigue</translation>
    </message>
    <message>
        <source>The fall of a commander-in-chief costs his side his extra dice and nothing else.</source>
        <translation>La caída de un general en jefe cuesta a su bando sus dados adicionales y nada más.</translation>
    </message>
    <message>
        <source>His side has lost</source>
        <translation>Su bando pierde</translation>
    </message>
    <message>
        <source>The battle ends with the turn in which he falls, and the other side has won.</source>
        <translation>La batalla termina con el turno en que cae, y gana el otro bando.</translation>
    </message>
    <message>
        <source>45 degrees</source>
        <translation>45 grados</translation>
    </message>
    <message>
        <source>All wheels of one move together turn a formed unit by 45 degrees at most.</source>
        <translation>Todas las conversiones de un movimiento giran a una unidad en formación 45 grados como máximo.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>A formed unit may wheel as long as its inches last.</source>
        <translation>Una unidad en formación puede hacer conversiones mientras le queden pulgadas.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Formed units cannot turn round; they must wheel.</source>
        <translation>Las unidades en formación no pueden dar media vuelta; deben hacer conversiones.</translation>
    </message>
    <message>
        <source>For a whole move</source>
        <translation>Con todo el movimiento</translation>
    </message>
    <message>
        <source>A formed unit may spend its whole move on turning about where it stands.</source>
        <translation>Una unidad en formación puede gastar todo su movimiento en dar media vuelta donde está.</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation>Hostigadores</translation>
    </message>
    <message>
        <source>Skirmishers may go through friends, and friends through skirmishers.</source>
        <translation>Los hostigadores pueden atravesar a los amigos, y los amigos a los hostigadores.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Every friend is in the way.</source>
        <translation>Cualquier amigo corta el paso.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Any unit may go through friends that are not fighting.</source>
        <translation>Cualquier unidad puede atravesar a los amigos que no combaten.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefantes</translation>
    </message>
    <message>
        <source>Only an elephant under control may leave a fight.</source>
        <translation>Solo un elefante bajo control puede dejar un combate.</translation>
    </message>
    <message>
        <source>Skirmishers too</source>
        <translation>También hostigadores</translation>
    </message>
    <message>
        <source>Skirmishers may leave a fight as elephants do.</source>
        <translation>Los hostigadores pueden dejar un combate igual que los elefantes.</translation>
    </message>
    <message>
        <source>Twelve inches</source>
        <translation>Doce pulgadas</translation>
    </message>
    <message>
        <source>A general alone rides up to 12 inches in a move.</source>
        <translation>Un general a solas recorre hasta 12 pulgadas en un movimiento.</translation>
    </message>
    <message>
        <source>Six inches</source>
        <translation>Seis pulgadas</translation>
    </message>
    <message>
        <source>A general alone goes up to 6 inches in a move.</source>
        <translation>Un general a solas recorre hasta 6 pulgadas en un movimiento.</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Las dos cosas</translation>
    </message>
    <message>
        <source>A scorpion may move and shoot in the same turn.</source>
        <translation>Un escorpión puede mover y disparar en el mismo turno.</translation>
    </message>
    <message>
        <source>One of the two</source>
        <translation>Una de las dos</translation>
    </message>
    <message>
        <source>A scorpion that has moved does not shoot in that turn.</source>
        <translation>Un escorpión que se ha movido no dispara en ese turno.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Once the unit is in range all its stands roll, also those that are farther away.</source>
        <translation>Si la unidad está al alcance, lanzan todas sus peanas, también las que están más lejos.</translation>
    </message>
    <message>
        <source>Those in range</source>
        <translation>Las que alcanzan</translation>
    </message>
    <message>
        <source>Only stands whose own base is in range roll.</source>
        <translation>Solo lanzan las peanas que están ellas mismas al alcance.</translation>
    </message>
    <message>
        <source>Nothing blocks</source>
        <translation>Nada lo detiene</translation>
    </message>
    <message>
        <source>Nobody hides behind anybody.</source>
        <translation>Nadie se esconde detrás de nadie.</translation>
    </message>
    <message>
        <source>Units block</source>
        <translation>Las unidades</translation>
    </message>
    <message>
        <source>A shot is stopped if the line between the two middles runs through a third unit.</source>
        <translation>Un disparo se detiene si la línea entre los dos centros pasa por una tercera unidad.</translation>
    </message>
    <message>
        <source>All round</source>
        <translation>En todas</translation>
    </message>
    <message>
        <source>Units shoot in every direction.</source>
        <translation>Las unidades disparan en cualquier dirección.</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Hacia delante</translation>
    </message>
    <message>
        <source>Some corner of the target must lie ahead of the shooter&apos;s front.</source>
        <translation>Alguna esquina del objetivo debe estar por delante del frente de quien dispara.</translation>
    </message>
    <message>
        <source>By turns</source>
        <translation>Alternándose</translation>
    </message>
    <message>
        <source>One charge each in turn; the side that acts first begins.</source>
        <translation>Una carga cada bando por orden; empieza el que actúa primero.</translation>
    </message>
    <message>
        <source>First side first</source>
        <translation>Antes el primer bando</translation>
    </message>
    <message>
        <source>The side that acts first makes all its charges, then the other.</source>
        <translation>El bando que actúa primero hace todas sus cargas, y luego el otro.</translation>
    </message>
    <message>
        <source>Second side first</source>
        <translation>Antes el segundo bando</translation>
    </message>
    <message>
        <source>The side that acts second makes all its charges, then the other.</source>
        <translation>El bando que actúa segundo hace todas sus cargas, y luego el otro.</translation>
    </message>
    <message>
        <source>A die decides</source>
        <translation>Decide un dado</translation>
    </message>
    <message>
        <source>Each turn a die says who charges first: 1 to 3 the first side, 4 to 6 the second.</source>
        <translation>Cada turno, un dado dice quién carga primero: de 1 a 3, el primer bando; de 4 a 6, el segundo.</translation>
    </message>
    <message>
        <source>With manoeuvres</source>
        <translation>Con maniobras</translation>
    </message>
    <message>
        <source>Formed units charge as they move: ahead, obliquely or wheeling.</source>
        <translation>Las unidades en formación cargan igual que se mueven: de frente, en oblicuo o con conversiones.</translation>
    </message>
    <message>
        <source>Straight ahead</source>
        <translation>En línea recta</translation>
    </message>
    <message>
        <source>Formed units charge straight ahead only.</source>
        <translation>Las unidades en formación solo cargan en línea recta.</translation>
    </message>
    <message>
        <source>Where it began</source>
        <translation>Donde empezó</translation>
    </message>
    <message>
        <source>Where the charger stood when it declared the charge says whether it meets front, flank or rear.</source>
        <translation>El lugar donde estaba quien carga al declarar la carga dice si llega por el frente, el flanco o la espalda.</translation>
    </message>
    <message>
        <source>Which edge it meets</source>
        <translation>El borde que toca</translation>
    </message>
    <message>
        <source>The edge of the target that the charger touches says it.</source>
        <translation>Lo dice el borde del objetivo que toca quien carga.</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Se detiene</translation>
    </message>
    <message>
        <source>If its target is gone before the fight, the charger stops where it is.</source>
        <translation>Si su objetivo desaparece antes del combate, quien carga se detiene donde está.</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Sigue</translation>
    </message>
    <message>
        <source>The charger may go straight on with the inches it has left, into whomever it meets.</source>
        <translation>Quien carga puede seguir en línea recta con las pulgadas que le quedan, contra quien encuentre.</translation>
    </message>
    <message>
        <source>One enemy</source>
        <translation>Un enemigo</translation>
    </message>
    <message>
        <source>A unit with several enemies puts all its dice on one of them.</source>
        <translation>Una unidad con varios enemigos pone todos sus dados contra uno de ellos.</translation>
    </message>
    <message>
        <source>Shared out</source>
        <translation>Repartidos</translation>
    </message>
    <message>
        <source>A unit may divide its dice among the enemies it touches.</source>
        <translation>Una unidad puede repartir sus dados entre los enemigos que toca.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Se pierden</translation>
    </message>
    <message>
        <source>Hits beyond the last stand of the target are lost.</source>
        <translation>Los impactos que pasan de la última peana del objetivo se pierden.</translation>
    </message>
    <message>
        <source>Next enemy</source>
        <translation>Otro enemigo</translation>
    </message>
    <message>
        <source>Hits that are too many go on to other enemies in the same fight.</source>
        <translation>Los impactos sobrantes pasan a otros enemigos del mismo combate.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Uno</translation>
    </message>
    <message>
        <source>A unit has at most one general.</source>
        <translation>Una unidad tiene un general como máximo.</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Cualquier número</translation>
    </message>
    <message>
        <source>Several generals may join the same unit, each with his dice.</source>
        <translation>Varios generales pueden unirse a la misma unidad, cada uno con sus dados.</translation>
    </message>
    <message>
        <source>Any unit</source>
        <translation>Cualquier unidad</translation>
    </message>
    <message>
        <source>A general may join units of every command of his side.</source>
        <translation>Un general puede unirse a unidades de cualquier cuerpo de su bando.</translation>
    </message>
    <message>
        <source>His own command</source>
        <translation>Su propio cuerpo</translation>
    </message>
    <message>
        <source>A general joins units of his own command; the commander-in-chief joins any.</source>
        <translation>Un general se une a unidades de su propio cuerpo; el general en jefe, a cualquiera.</translation>
    </message>
    <message>
        <source>He lives</source>
        <translation>Vive</translation>
    </message>
    <message>
        <source>He stands where his unit stood and may join another in his next move.</source>
        <translation>Queda donde estaba su unidad y puede unirse a otra en su próximo movimiento.</translation>
    </message>
    <message>
        <source>He falls with it</source>
        <translation>Cae con ella</translation>
    </message>
    <message>
        <source>When his unit is lost he is lost too.</source>
        <translation>Cuando se pierde su unidad, también se pierde él.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Whoever charges an elephant is not trampled; it can only run wild later.</source>
        <translation>Quien carga contra un elefante no sufre su embestida; el elefante solo puede desbocarse después.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>The unit that charges an elephant loses stands as if the elephant had charged.</source>
        <translation>La unidad que carga contra un elefante pierde peanas como si hubiera cargado el elefante.</translation>
    </message>
    <message>
        <source>No dice</source>
        <translation>Sin dados</translation>
    </message>
    <message>
        <source>An elephant strikes when it charges and only holds its enemy afterwards.</source>
        <translation>Un elefante golpea cuando carga y después solo sujeta a su enemigo.</translation>
    </message>
    <message>
        <source>Against skirmishers</source>
        <translation>Contra hostigadores</translation>
    </message>
    <message>
        <source>An elephant rolls one die a round against skirmishers and hits on 4 or more.</source>
        <translation>Un elefante lanza un dado por ronda contra hostigadores e impacta con 4 o más.</translation>
    </message>
    <message>
        <source>Two stands a round</source>
        <translation>Dos peanas por ronda</translation>
    </message>
    <message>
        <source>Its enemy loses two stands every round from the round after its charge.</source>
        <translation>Su enemigo pierde dos peanas en cada ronda desde la siguiente a la carga.</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>Un dado</translation>
    </message>
    <message>
        <source>An elephant rolls one die a round against anybody and hits on 5 or more.</source>
        <translation>Un elefante lanza un dado por ronda contra cualquiera e impacta con 5 o más.</translation>
    </message>
    <message>
        <source>If its charge alone destroyed its target, the elephant needs no control die.</source>
        <translation>Si su sola carga acabó con el objetivo, el elefante no necesita tirada de control.</translation>
    </message>
    <message>
        <source>The elephant takes its control die also then, and may run wild.</source>
        <translation>El elefante hace su tirada de control también entonces, y puede desbocarse.</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infantería</translation>
    </message>
    <message>
        <source>Only the unit types that always scare elephants do, such as Roman infantry.</source>
        <translation>Solo los tipos de unidad que siempre espantan a los elefantes, como la infantería romana.</translation>
    </message>
    <message>
        <source>Unit types that may scare elephants do it as well, such as Roman skirmishers.</source>
        <translation>También lo hacen los tipos de unidad que pueden espantar elefantes, como los hostigadores romanos.</translation>
    </message>
    <message>
        <source>Unharmed</source>
        <translation>Sin daño</translation>
    </message>
    <message>
        <source>Other elephants in the path of one that runs wild are not harmed.</source>
        <translation>Los demás elefantes en el camino de uno desbocado no sufren daño.</translation>
    </message>
    <message>
        <source>Gone too</source>
        <translation>También se van</translation>
    </message>
    <message>
        <source>Other elephants in its path are lost.</source>
        <translation>Los demás elefantes en su camino se pierden.</translation>
    </message>
    <message>
        <source>Where armies begin</source>
        <translation>Dónde empiezan los ejércitos</translation>
    </message>
    <message>
        <source>When an army breaks</source>
        <translation>Cuándo se rompe un ejército</translation>
    </message>
    <message>
        <source>If a commander-in-chief falls</source>
        <translation>Si cae un general en jefe</translation>
    </message>
    <message>
        <source>How far formed units wheel</source>
        <translation>Cuánto giran las conversiones</translation>
    </message>
    <message>
        <source>Turning about</source>
        <translation>Media vuelta</translation>
    </message>
    <message>
        <source>Who passes through friends</source>
        <translation>Quién atraviesa a los amigos</translation>
    </message>
    <message>
        <source>Who may leave a fight</source>
        <translation>Quién puede dejar un combate</translation>
    </message>
    <message>
        <source>Scorpions: moving and shooting</source>
        <translation>Escorpiones: mover y disparar</translation>
    </message>
    <message>
        <source>Which stands shoot</source>
        <translation>Qué peanas disparan</translation>
    </message>
    <message>
        <source>What blocks a shot</source>
        <translation>Qué detiene un disparo</translation>
    </message>
    <message>
        <source>In which direction</source>
        <translation>En qué dirección</translation>
    </message>
    <message>
        <source>Whose charge is next</source>
        <translation>A quién le toca cargar</translation>
    </message>
    <message>
        <source>How formed units charge</source>
        <translation>Cómo cargan las formadas</translation>
    </message>
    <message>
        <source>Front, flank or rear</source>
        <translation>Frente, flanco o espalda</translation>
    </message>
    <message>
        <source>Nobody left to charge</source>
        <translation>Nadie contra quien cargar</translation>
    </message>
    <message>
        <source>Dice against several enemies</source>
        <translation>Dados contra varios enemigos</translation>
    </message>
    <message>
        <source>Hits that are too many</source>
        <translation>Impactos sobrantes</translation>
    </message>
    <message>
        <source>How far a general goes</source>
        <translation>Hasta dónde va un general</translation>
    </message>
    <message>
        <source>Generals in one unit</source>
        <translation>Generales en una unidad</translation>
    </message>
    <message>
        <source>Whom a general may join</source>
        <translation>A quién se une un general</translation>
    </message>
    <message>
        <source>If a general&apos;s unit is lost</source>
        <translation>Si se pierde su unidad</translation>
    </message>
    <message>
        <source>A charged elephant strikes</source>
        <translation>Golpe del elefante cargado</translation>
    </message>
    <message>
        <source>How elephants fight on</source>
        <translation>Cómo siguen los elefantes</translation>
    </message>
    <message>
        <source>Control die without a fight</source>
        <translation>Control sin combate</translation>
    </message>
    <message>
        <source>Who scares elephants</source>
        <translation>Quién espanta elefantes</translation>
    </message>
    <message>
        <source>Elephants in a rampage&apos;s path</source>
        <translation>Elefantes en el camino</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>La batalla</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Disparo</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Cargas</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Generales</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>The rulebook</source>
        <translation>El reglamento</translation>
    </message>
    <message>
        <source>How Zama plays a battle. The game is the one Matt Fritz published as *Fast Play Rules for Students*; the words here are ours. Where his page leaves something open, somebody had to decide: those decisions are the **rulings**, marked Q. Where several answers are good, a scenario may choose one: those are the **options**, at the end.</source>
        <translation>Cómo se juega una batalla con Zama. El juego es el que Matt Fritz publicó como *Fast Play Rules for Students*; las palabras son nuestras. Donde su página deja algo abierto, alguien tenía que decidir: esas decisiones son las **aclaraciones**, marcadas con una Q. Donde hay varias respuestas buenas, un escenario puede elegir una: son las **opciones**, al final.</translation>
    </message>
    <message>
        <source>Every paragraph has a name, such as M3 or Q27. The program quotes it when it says why something is not possible, so you can look it up here. Numbers such as &quot;6 inches&quot; or &quot;hits on 5&quot; are those of the Battle of Zama; another scenario may give its troops other numbers, and then those count.</source>
        <translation>Cada párrafo tiene un nombre, como M3 o Q27. El programa lo cita cuando dice por qué algo no es posible, para que puedas buscarlo aquí. Números como «6 pulgadas» o «impacta con 5» son los de la batalla de Zama; otro escenario puede dar otros números a sus tropas, y entonces valen esos.</translation>
    </message>
    <message>
        <source>An inch is 2.54 cm. A die is an ordinary one with six faces.</source>
        <translation>Una pulgada son 2,54 cm. Los dados son corrientes, de seis caras.</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Ejércitos</translation>
    </message>
    <message>
        <source>**A1 Stands.** A unit is a body of stands. A stand carries two little figures, but that is for the eye: for strength, for dice and for losses only the number of stands counts.</source>
        <translation>**A1 Peanas.** Una unidad es un grupo de peanas. Una peana lleva dos figuritas, pero eso es para la vista: para los efectivos, los dados y las bajas solo cuenta el número de peanas.</translation>
    </message>
    <message>
        <source>**Q69 Stands are alike.** All stands of a unit are worth the same, so nobody chooses which one falls. Only how many are left matters.</source>
        <translation>**Q69 Las peanas son iguales.** Todas las peanas de una unidad valen lo mismo, así que nadie elige cuál cae. Solo importa cuántas quedan.</translation>
    </message>
    <message>
        <source>**A2 Skirmishers** are 3 to 5 stands side by side in a single rank.</source>
        <translation>**A2 Los hostigadores** son de 3 a 5 peanas, una al lado de otra, en una sola fila.</translation>
    </message>
    <message>
        <source>**A3 Formed infantry and cavalry** are 6 to 10 stands in two ranks.</source>
        <translation>**A3 La infantería y la caballería en formación** son de 6 a 10 peanas en dos filas.</translation>
    </message>
    <message>
        <source>**A4 Elephants and scorpions** are units of one stand.</source>
        <translation>**A4 Los elefantes y los escorpiones** son unidades de una peana.</translation>
    </message>
    <message>
        <source>**Q15 Sizes** are checked when a scenario is opened. A unit that has lost stands may be smaller.</source>
        <translation>**Q15 El tamaño** se comprueba al abrir un escenario. Una unidad que ha perdido peanas puede ser menor.</translation>
    </message>
    <message>
        <source>**A5 Front line.** Skirmishers and elephants belong in the front line of their army.</source>
        <translation>**A5 Primera línea.** El lugar de los hostigadores y los elefantes es la primera línea de su ejército.</translation>
    </message>
    <message>
        <source>**Q14 What the front line is.** The foremost front edges of an army form one line; skirmishers and elephants stand on it and nobody stands ahead of it. In scenarios of your own the program only warns you if it is otherwise.</source>
        <translation>**Q14 Qué es la primera línea.** Los bordes delanteros más adelantados de un ejército forman una línea; los hostigadores y los elefantes están en ella y nadie está por delante. En tus propios escenarios el programa solo te avisa si no es así.</translation>
    </message>
    <message>
        <source>**A6 The Romans** are 38 units with 196 stands, and six generals. Scipio commands. Four commands of infantry have each a general, two scorpions, two units of five skirmisher stands and four units of seven infantry stands. On the left are three units of Roman cavalry, six stands each, with a general; on the right three units of Numidian cavalry, six stands each, with none.</source>
        <translation>**A6 Los romanos** son 38 unidades con 196 peanas, y seis generales. Manda Escipión. Cuatro cuerpos de infantería tienen cada uno un general, dos escorpiones, dos unidades de cinco peanas de hostigadores y cuatro unidades de siete peanas de infantería. A la izquierda hay tres unidades de caballería romana, de seis peanas cada una, con un general; a la derecha, tres unidades de caballería númida, de seis peanas cada una, sin general.</translation>
    </message>
    <message>
        <source>**A7 The Carthaginians** are 36 units with 184 stands, twelve of them elephants, and six generals. Hannibal commands. Four commands of infantry have each a general, two elephants, one unit of five skirmisher stands, one unit of eight stands of heavy infantry and three units of eight stands of light infantry. On the right are three units of Carthaginian cavalry, six stands each, with a general and two elephants; on the left one unit of Numidian cavalry of six stands and two elephants, with no general.</source>
        <translation>**A7 Los cartagineses** son 36 unidades con 184 peanas, doce de ellas elefantes, y seis generales. Manda Aníbal. Cuatro cuerpos de infantería tienen cada uno un general, dos elefantes, una unidad de cinco peanas de hostigadores, una unidad de ocho peanas de infantería pesada y tres unidades de ocho peanas de infantería ligera. A la derecha hay tres unidades de caballería cartaginesa, de seis peanas cada una, con un general y dos elefantes; a la izquierda, una unidad de caballería númida de seis peanas y dos elefantes, sin general.</translation>
    </message>
    <message>
        <source>**A8 Who faces whom.** The left of one army is opposite the right of the other: Roman cavalry faces Carthaginian cavalry, and Numidians face Numidians.</source>
        <translation>**A8 Quién está frente a quién.** La izquierda de un ejército está frente a la derecha del otro: la caballería romana, frente a la cartaginesa, y los númidas, frente a los númidas.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>**B1 Table.** 90 inches wide and 60 deep, flat, with nothing on it that hinders anybody.</source>
        <translation>**B1 Mesa.** 90 pulgadas de ancho y 60 de fondo, plana, sin nada que estorbe a nadie.</translation>
    </message>
    <message>
        <source>**B2 Distance.** The armies begin 18 inches apart.</source>
        <translation>**B2 Distancia.** Los ejércitos empiezan a 18 pulgadas uno de otro.</translation>
    </message>
    <message>
        <source>**Q13 How that is measured.** Between the two nearest units of the two armies: exactly 18 inches.</source>
        <translation>**Q13 Cómo se mide.** Entre las dos unidades más cercanas de los dos ejércitos: exactamente 18 pulgadas.</translation>
    </message>
    <message>
        <source>**Q12 Stands** are so large, width by depth in inches: foot 1 by ¾; cavalry 1¼ by 1¼; elephant 1½ by 2; scorpion 1 by 1. A general is a round marker of 1 inch that takes up no room.</source>
        <translation>**Q12 Las peanas** miden, anchura por profundidad en pulgadas: infantería, 1 por ¾; caballería, 1¼ por 1¼; elefante, 1½ por 2; escorpión, 1 por 1. Un general es un marcador redondo de 1 pulgada que no ocupa lugar.</translation>
    </message>
    <message>
        <source>**Q16 Deployment.** Units stand where the scenario puts them, generals beside them and not yet with a unit. With the option `deployment: free` the sides place their commands before the first turn, one command at a time and in turns, each inside its own zone; units and generals that nobody mentions stay where the scenario has them.</source>
        <translation>**Q16 Despliegue.** Las unidades están donde las pone el escenario, con los generales al lado y todavía sin unidad. Con la opción `deployment: free` los bandos colocan sus cuerpos antes del turno 1, de uno en uno y alternándose, cada bando dentro de su zona; las unidades y los generales que nadie menciona se quedan donde los tiene el escenario.</translation>
    </message>
    <message>
        <source>**Q17 Measures.** Where a unit is means where the middle of its front edge is, and which way it faces. The program counts in thousandths of an inch and hundredths of a degree and rounds to the nearest, halves upwards. One hundredth of an inch is forgiven everywhere: in range and in reach, in your favour; two bodies touch when they are as near as that, and overlap only when they overlap by more. Angles are not forgiven anything. &quot;By name&quot; means in the order of the units&apos; ids.</source>
        <translation>**Q17 Medidas.** El lugar de una unidad es el centro de su borde delantero, con su orientación. El programa cuenta en milésimas de pulgada y centésimas de grado y redondea a lo más próximo, las mitades hacia arriba. En todas partes se perdona una centésima de pulgada: en el alcance y en la distancia de carga, a tu favor; dos cuerpos se tocan cuando están así de cerca y solo se solapan cuando se solapan más. En los ángulos no se perdona nada. «Por nombre» quiere decir en el orden de los ids de las unidades.</translation>
    </message>
    <message>
        <source>**Q18 Footprint.** A unit covers the whole rectangle of its ranks and files, also where the rear rank has a gap. Range, contact and collisions are measured from that rectangle.</source>
        <translation>**Q18 Superficie ocupada.** Una unidad ocupa todo el rectángulo de sus filas e hileras, también donde la fila trasera tiene un hueco. Desde ese rectángulo se miden el alcance, el contacto y los choques.</translation>
    </message>
    <message>
        <source>**Q19 Ranks and files.** Skirmishers stand in one rank. Formed units stand in two; with an odd number of stands the front rank has one more.</source>
        <translation>**Q19 Filas e hileras.** Los hostigadores están en una fila. Las unidades en formación, en dos; con un número impar de peanas, la fila delantera tiene una más.</translation>
    </message>
    <message>
        <source>**Q20 After losses** a formed unit closes up at once to two ranks again. The middle of its front stays where it was, so the new rectangle lies inside the old one.</source>
        <translation>**Q20 Tras las bajas,** una unidad en formación se cierra de inmediato otra vez en dos filas. El centro de su frente se queda donde estaba, de modo que el nuevo rectángulo cabe dentro del antiguo.</translation>
    </message>
    <message>
        <source>A single rank closes up too: it draws in towards the middle of its front, half the width of a stand from each end for every stand that falls, and keeps facing as it did. It can so lose touch with an enemy at its end, or get out of range of one; what that does to an engagement is in [Q70](#Q70).</source>
        <translation>Una fila única también se cierra: se encoge hacia el centro de su frente, media anchura de peana por cada extremo y por cada peana que cae, y conserva su orientación. Así puede perder el contacto con un enemigo en su extremo, o salir del alcance de otro; lo que eso significa para un combate está en [Q70](#Q70).</translation>
    </message>
    <message>
        <source>**Q21 Formations stay.** Nobody may change a formation, split a unit or join two.</source>
        <translation>**Q21 Las formaciones no cambian.** Nadie puede cambiar una formación, dividir una unidad ni juntar dos.</translation>
    </message>
    <message>
        <source>**Q22 Front, flank, rear.** A charge comes from the front if the middle of the charger, where it stood when the charge was declared, was ahead of the line through the target&apos;s front edge. It comes from the rear if it was behind the line through the rear edge, and else from the flank. The option `front_test: contacted_edge` asks instead which edge of the target is met.</source>
        <translation>**Q22 Frente, flanco, espalda.** Una carga llega por el frente si el centro de quien carga, donde estaba al declarar la carga, quedaba por delante de la línea que pasa por el borde delantero del objetivo. Llega por la espalda si quedaba por detrás de la línea del borde trasero; si no, llega por el flanco. La opción `front_test: contacted_edge` mira en cambio qué borde del objetivo se toca.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>El turno</translation>
    </message>
    <message>
        <source>**T1 Six steps.** Romans move. Romans shoot. Carthaginians move. Carthaginians shoot. Both sides charge. All fights are fought. Then the next turn begins. A scenario with other armies names its own sides in this order.</source>
        <translation>**T1 Seis fases.** Mueven los romanos. Disparan los romanos. Mueven los cartagineses. Disparan los cartagineses. Cargan los dos bandos. Se libran todos los combates. Después empieza otro turno. Un escenario con otros ejércitos nombra a sus propios bandos en este orden.</translation>
    </message>
    <message>
        <source>**Q06 Within a step** you give orders to your units in any order, one at a time, and each is carried out before the next. A unit gets at most one order in a step.</source>
        <translation>**Q06 Dentro de una fase** das órdenes a tus unidades en el orden que quieras, de una en una, y cada orden se cumple antes de la siguiente. Una unidad recibe como máximo una orden por fase.</translation>
    </message>
    <message>
        <source>**Q03 All three.** A unit may move, shoot and charge in the same turn; none of them shortens another.</source>
        <translation>**Q03 Las tres cosas.** Una unidad puede mover, disparar y cargar en el mismo turno; ninguna acorta a otra.</translation>
    </message>
    <message>
        <source>**Q05 No reactions.** Nobody steps aside, shoots or charges out of turn because the enemy has done something.</source>
        <translation>**Q05 Sin reacciones.** Nadie se aparta, ni dispara, ni carga fuera de su fase porque el enemigo haya hecho algo.</translation>
    </message>
    <message>
        <source>**Q11 No fear.** Units do not lose heart, and generals need not be near to give orders. The only flights are those of scorpions and elephants.</source>
        <translation>**Q11 Sin miedo.** Las unidades no se desaniman, y los generales no necesitan estar cerca para dar órdenes. Solo huyen los escorpiones y los elefantes.</translation>
    </message>
    <message>
        <source>**Q07 How long.** Eight turns, then the sun sets. `turn_limit` sets another number or none; with none, a battle in which ten whole turns go by without a loss is over and is judged as if time had run out.</source>
        <translation>**Q07 Cuánto dura.** Ocho turnos, y luego se pone el sol. `turn_limit` fija otro número o ninguno; sin límite, una batalla en la que pasan diez turnos enteros sin bajas ha terminado y se juzga como si se hubiera acabado el tiempo.</translation>
    </message>
    <message>
        <source>**Q08 Ending early.** At the end of a turn in which a side has no unit left (elephants and scorpions are units) the battle ends. A side may give up at any time, and then the other has won a great victory. With the option `army_break: 0.5` an army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>**Q08 Terminar antes.** La batalla termina al final de un turno en que un bando ya no tiene ninguna unidad (los elefantes y los escorpiones son unidades). Un bando puede rendirse en cualquier momento, y entonces el otro logra una gran victoria. Con la opción `army_break: 0.5` un ejército que ha perdido la mitad de sus peanas queda derrotado al final de ese turno.</translation>
    </message>
    <message>
        <source>**Q09 Who wins.** Compare what share of its stands each side has lost, in per cent of what it had. Scorpions count one stand each; elephants and generals do not count. If the shares are less than 5 points apart, the battle is drawn; less than 20, the side that lost less has a slight edge; 20 or more, a great victory. A side that alone has units left has a great victory; if nobody has, it is a draw.</source>
        <translation>**Q09 Quién gana.** Se compara qué parte de sus peanas ha perdido cada bando, en tanto por ciento de las que tenía. Los escorpiones cuentan una peana cada uno; los elefantes y los generales no cuentan. Si la diferencia es de menos de 5 puntos, la batalla queda indecisa; de menos de 20, el bando que ha perdido menos tiene una ligera ventaja; de 20 o más, una gran victoria. Si solo un bando conserva unidades, logra una gran victoria; si no las conserva nadie, la batalla queda indecisa.</translation>
    </message>
    <message>
        <source>**Q10 The fall of a commander in chief** costs his side his dice and nothing else. With the option `end_on_cinc_death: true` it ends the battle with that turn and the other side has won.</source>
        <translation>**Q10 La caída de un general en jefe** cuesta a su bando sus dados y nada más. Con la opción `end_on_cinc_death: true` la batalla termina con ese turno y gana el otro bando.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>**M1 Foot** moves up to 6 inches.</source>
        <translation>**M1 La infantería** se mueve hasta 6 pulgadas.</translation>
    </message>
    <message>
        <source>**M4 Elephants and scorpions** move up to 6 inches.</source>
        <translation>**M4 Los elefantes y los escorpiones** se mueven hasta 6 pulgadas.</translation>
    </message>
    <message>
        <source>**M5 Cavalry** moves up to 12 inches.</source>
        <translation>**M5 La caballería** se mueve hasta 12 pulgadas.</translation>
    </message>
    <message>
        <source>**Q31 Less is allowed.** A unit may go only part of its way, or stay.</source>
        <translation>**Q31 Se permite menos.** Una unidad puede hacer solo una parte de su recorrido, o quedarse quieta.</translation>
    </message>
    <message>
        <source>**M2 Skirmishers** go in any direction.</source>
        <translation>**M2 Los hostigadores** van en cualquier dirección.</translation>
    </message>
    <message>
        <source>**Q29 How skirmishers move.** One straight way in any direction and one turn on the spot, before or after it. No corner of the unit may end more than 6 inches from where that corner began, so turning uses up some of the way. Turning sweeps over the ground: on the way nobody may be touched who could not be touched in a move.</source>
        <translation>**Q29 Cómo se mueven los hostigadores.** Un tramo recto en cualquier dirección y un giro sobre el terreno, antes o después. Ninguna esquina de la unidad puede acabar a más de 6 pulgadas de donde empezó esa esquina, así que girar gasta una parte del recorrido. Al girar, la unidad barre el suelo: por el camino no puede tocar a nadie a quien no pudiera tocar en un movimiento.</translation>
    </message>
    <message>
        <source>**M3 Formed units** go straight ahead, obliquely or by wheeling, and no other way; the angle is 45 degrees.</source>
        <translation>**M3 Las unidades en formación** van en línea recta, en oblicuo o con conversiones, y de ninguna otra manera; el ángulo es de 45 grados.</translation>
    </message>
    <message>
        <source>**Q24 Formed** are all units in two ranks: heavy and light infantry, Roman infantry, and all cavalry, the Numidians too. In a scenario each type of unit says whether it is formed or free.</source>
        <translation>**Q24 En formación** están todas las unidades en dos filas: la infantería pesada y la ligera, la infantería romana y toda la caballería, también la númida. En un escenario, cada tipo de unidad dice si va en formación o libre.</translation>
    </message>
    <message>
        <source>**Q25 Wheels.** All wheels of one move together may turn the unit by 45 degrees; a charge counts anew. `wheel_cap: none` lifts the limit. Wheels, obliques and straight ways may follow each other as long as the inches last.</source>
        <translation>**Q25 Conversiones.** Todas las conversiones de un movimiento juntas pueden girar la unidad 45 grados; en una carga se cuentan de nuevo. `wheel_cap: none` quita el límite. Conversiones, oblicuos y tramos rectos pueden seguirse unos a otros mientras queden pulgadas.</translation>
    </message>
    <message>
        <source>**Q26 What a wheel costs.** The front corner on the inside stays where it is; the unit pays the arc that the outer front corner goes. A front of 4 inches pays 3.14 inches for 45 degrees.</source>
        <translation>**Q26 Lo que cuesta una conversión.** La esquina delantera interior se queda donde está; la unidad paga el arco que recorre la esquina delantera exterior. Un frente de 4 pulgadas paga 3,14 pulgadas por 45 grados.</translation>
    </message>
    <message>
        <source>**Q27 Obliques.** The whole unit slides forward at an angle of up to 45 degrees to its facing and keeps facing the same way. It pays the distance it goes.</source>
        <translation>**Q27 Oblicuos.** Toda la unidad avanza en un ángulo de hasta 45 grados respecto a su orientación, sin cambiarla. Paga la distancia que recorre.</translation>
    </message>
    <message>
        <source>**Q28 Not for formed units:** turning about, going backwards, stepping sideways. With the option `about_face: whole_move` a formed unit may spend its whole move on turning about where it stands.</source>
        <translation>**Q28 Las unidades en formación no pueden** dar media vuelta, retroceder ni ir de lado. Con la opción `about_face: whole_move` una unidad en formación puede gastar todo su movimiento en dar media vuelta donde está.</translation>
    </message>
    <message>
        <source>**Q30 How elephants and scorpions move.** They turn as they like, go one straight way of up to 6 inches in any direction, measured at the middle, and turn again.</source>
        <translation>**Q30 Cómo se mueven los elefantes y los escorpiones.** Giran como quieren, hacen un tramo recto de hasta 6 pulgadas en cualquier dirección, medido en el centro, y vuelven a girar.</translation>
    </message>
    <message>
        <source>**Q32 Through friends.** Skirmishers may go through friends and friends through skirmishers, if the two do not lie on top of each other at the end; edges may touch. All other friends are in the way, and so is everybody who is engaged. The option `interpenetration` allows it for nobody (`none`) or for everybody (`all`).</source>
        <translation>**Q32 Entre amigos.** Los hostigadores pueden atravesar a los amigos, y los amigos a los hostigadores, si al final no queda uno encima de otro; los bordes pueden tocarse. Todos los demás amigos cortan el paso, y también cualquiera que esté en combate. La opción `interpenetration` no se lo permite a nadie (`none`) o se lo permite a todos (`all`).</translation>
    </message>
    <message>
        <source>**Q33 Elephants too** go through skirmishers and through nobody else when they move. Running wild is another matter.</source>
        <translation>**Q33 También los elefantes** atraviesan a los hostigadores cuando se mueven, y a nadie más. Desbocarse es otra cosa.</translation>
    </message>
    <message>
        <source>**Q34 Enemies** may be neither passed nor touched in a move. Being near them does not matter.</source>
        <translation>**Q34 A los enemigos** no se los puede atravesar ni tocar en un movimiento. Estar cerca no importa.</translation>
    </message>
    <message>
        <source>**Q35 The edge.** Nobody may leave the table, not even with a corner and not even in the middle of a wheel. Generals must stay on it as well.</source>
        <translation>**Q35 El borde.** Nadie puede salir de la mesa, ni con una esquina ni en medio de una conversión. Los generales también deben quedarse en ella.</translation>
    </message>
    <message>
        <source>**Q36 Engaged units** stay where they are: no move, no turn, no charge, no retreat. The option `break_off: elephants_and_skirmishers` lets skirmishers leave as elephants do.</source>
        <translation>**Q36 Las unidades en combate** se quedan donde están: ni movimiento, ni giro, ni carga, ni retirada. La opción `break_off: elephants_and_skirmishers` deja que los hostigadores se vayan como los elefantes.</translation>
    </message>
    <message>
        <source>**Q37 An elephant in a fight** that is under control may leave in its own side&apos;s move. Its engagements end, and nobody may strike it for going. It may slide along the enemies it touched at the start, but must end clear of every enemy. Later in the turn it may charge again.</source>
        <translation>**Q37 Un elefante en combate** que está bajo control puede irse en el movimiento de su bando. Sus combates terminan, y nadie puede golpearlo por irse. Puede pasar rozando a los enemigos que tocaba al principio, pero debe acabar separado de todos. Más tarde, en el mismo turno, puede volver a cargar.</translation>
    </message>
    <message>
        <source>**Q38 Generals** go with their unit, or alone up to 12 inches in any direction in their side&apos;s move, whoever stands there. Both in one turn is not possible, and a unit whose general has gone alone stays too. `general_move: 6` shortens the way.</source>
        <translation>**Q38 Los generales** van con su unidad, o aparte hasta 12 pulgadas en cualquier dirección en el movimiento de su bando, haya quien haya en medio. No se pueden hacer las dos cosas en un turno, y una unidad cuyo general se ha ido aparte también se queda quieta. `general_move: 6` acorta la distancia.</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Disparos</translation>
    </message>
    <message>
        <source>**S1 Who shoots.** Skirmishers, Numidian cavalry and scorpions. Nobody else.</source>
        <translation>**S1 Quién dispara.** Los hostigadores, la caballería númida y los escorpiones. Nadie más.</translation>
    </message>
    <message>
        <source>**S8 How far.** Scorpions 24 inches, all others 6.</source>
        <translation>**S8 Hasta dónde.** Los escorpiones, 24 pulgadas; todos los demás, 6.</translation>
    </message>
    <message>
        <source>**Q51 In range** means: the shortest way from one rectangle to the other is not longer than the range.</source>
        <translation>**Q51 Al alcance** quiere decir que el camino más corto de un rectángulo al otro no es mayor que el alcance.</translation>
    </message>
    <message>
        <source>**S5 All or none.** If any part of a unit is in range, all of it shoots.</source>
        <translation>**S5 Todos o ninguno.** Si alguna parte de una unidad está al alcance, dispara toda ella.</translation>
    </message>
    <message>
        <source>**S2 Dice.** One die for each stand that shoots.</source>
        <translation>**S2 Dados.** Un dado por cada peana que dispara.</translation>
    </message>
    <message>
        <source>**Q52 So all stands roll**, also those that are farther away. With the option `range_dice: stands_in_range` only stands whose own base is in range roll; a gap in the rear rank is at its right-hand end.</source>
        <translation>**Q52 Así que lanzan todas las peanas,** también las que están más lejos. Con la opción `range_dice: stands_in_range` solo lanzan las peanas cuya propia base está al alcance; un hueco en la fila trasera está en su extremo derecho.</translation>
    </message>
    <message>
        <source>**S3 Hits.** Scorpions hit on 4 or more, all others on a 6.</source>
        <translation>**S3 Impactos.** Los escorpiones impactan con 4 o más; todos los demás, con un 6.</translation>
    </message>
    <message>
        <source>**S4 Losses.** Each hit takes a stand.</source>
        <translation>**S4 Bajas.** Cada impacto quita una peana.</translation>
    </message>
    <message>
        <source>**S6 Engaged units** do not shoot.</source>
        <translation>**S6 Las unidades en combate** no disparan.</translation>
    </message>
    <message>
        <source>**S7 Nobody shoots at engaged units.**</source>
        <translation>**S7 Nadie dispara contra unidades en combate.**</translation>
    </message>
    <message>
        <source>**Q62 Only they are safe.** Whoever stands beside a fight without being engaged can be shot at.</source>
        <translation>**Q62 Solo ellas están a salvo.** A quien está junto a un combate sin participar se le puede disparar.</translation>
    </message>
    <message>
        <source>**Q04 Moving and shooting.** A unit that has moved shoots as well as any. With the option `scorpion_move_or_shoot: true` a scorpion does one of the two in a turn.</source>
        <translation>**Q04 Mover y disparar.** Una unidad que se ha movido dispara tan bien como cualquiera. Con la opción `scorpion_move_or_shoot: true` un escorpión hace una de las dos cosas en un turno.</translation>
    </message>
    <message>
        <source>**Q53 Line of sight.** There is none to think of: nobody hides behind anybody. With the option `los: units_block` a shot is stopped if the line between the two middles runs through a third unit, friend or enemy. Generals never stop one. Scorpions that shoot over everybody give Rome an edge at Zama; this option makes it much smaller: between two computers of the same strength Rome then wins 41 battles of 100 and Carthage 27, instead of 68 and 9.</source>
        <translation>**Q53 Línea de visión.** No hay que pensar en ella: nadie se esconde detrás de nadie. Con la opción `los: units_block` un disparo se detiene si la línea entre los dos centros pasa por una tercera unidad, amiga o enemiga. Los generales nunca lo detienen. Los escorpiones que disparan por encima de todos dan ventaja a Roma en Zama; esta opción la reduce mucho: si el programa juega con los dos bandos y la misma fuerza, Roma gana 41 batallas de 100 y Cartago 27, en lugar de 68 y 9.</translation>
    </message>
    <message>
        <source>**Q54 All round.** Units shoot in every direction. With the option `arc: front` some corner of the target must lie ahead of the shooter&apos;s front.</source>
        <translation>**Q54 En todas las direcciones.** Las unidades disparan hacia cualquier lado. Con la opción `arc: front` alguna esquina del objetivo debe quedar por delante del frente de quien dispara.</translation>
    </message>
    <message>
        <source>**Q55 One target.** A unit shoots at one enemy unit, whichever its player likes; the nearest need not be first, and the dice are not divided.</source>
        <translation>**Q55 Un objetivo.** Una unidad dispara contra una unidad enemiga, la que quiera quien la manda; no tiene que ser la más cercana, y los dados no se reparten.</translation>
    </message>
    <message>
        <source>**Q56 One after another.** Units shoot in turn; losses are taken at once, and the next shooter sees them.</source>
        <translation>**Q56 Una tras otra.** Las unidades disparan por orden; las bajas se retiran de inmediato, y la siguiente que dispara ya las ve.</translation>
    </message>
    <message>
        <source>**Q60 Too many hits** are lost.</source>
        <translation>**Q60 Los impactos sobrantes** se pierden.</translation>
    </message>
    <message>
        <source>**Q57 Elephants** cannot be shot at, because nothing would come of it.</source>
        <translation>**Q57 Contra los elefantes** no se puede disparar, porque no serviría de nada.</translation>
    </message>
    <message>
        <source>**Q58 Scorpions** can be, and one hit ends them.</source>
        <translation>**Q58 Contra los escorpiones** sí, y un impacto acaba con ellos.</translation>
    </message>
    <message>
        <source>**Q59 Skirmishers** are no easier to shoot than others; they are only easier to hit in melee.</source>
        <translation>**Q59 Los hostigadores** no son más fáciles de alcanzar a distancia que otros; solo lo son cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>**Q61 Generals** neither add to a volley nor run a risk in it.</source>
        <translation>**Q61 Los generales** no añaden nada a una descarga ni corren peligro en ella.</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Cargas</translation>
    </message>
    <message>
        <source>**C1 Both sides** may charge in the fifth step, and neither must.</source>
        <translation>**C1 Los dos bandos** pueden cargar en la fase 5, y ninguno está obligado.</translation>
    </message>
    <message>
        <source>**C2 The only way** into a fight is a charge.</source>
        <translation>**C2 La única manera** de entrar en combate es una carga.</translation>
    </message>
    <message>
        <source>**C3 Foot and elephants** charge up to 6 inches.</source>
        <translation>**C3 La infantería y los elefantes** cargan hasta 6 pulgadas.</translation>
    </message>
    <message>
        <source>**C4 Cavalry** charges up to 12 inches.</source>
        <translation>**C4 La caballería** carga hasta 12 pulgadas.</translation>
    </message>
    <message>
        <source>**C5 It must arrive.** A charge that does not reach an enemy cannot be made.</source>
        <translation>**C5 Tiene que llegar.** Una carga que no alcanza a un enemigo no se puede hacer.</translation>
    </message>
    <message>
        <source>**Q01 Whose charge is next.** The sides take turns, the first side first: one charge, or pass. Passing now does not forbid a charge later; when both pass one after the other, the step is over. The option `charge_order` lets the first or the second side make all its charges first, or lets a die decide who begins: 1 to 3 the first side, 4 to 6 the second.</source>
        <translation>**Q01 A quién le toca cargar.** Los bandos se alternan, empezando por el primero: una carga, o pasar. Pasar ahora no impide cargar después; cuando los dos pasan uno tras otro, la fase termina. La opción `charge_order` deja que el primer bando, o el segundo, haga antes todas sus cargas, o deja que un dado decida quién empieza: de 1 a 3, el primer bando; de 4 a 6, el segundo.</translation>
    </message>
    <message>
        <source>**Q02 One at a time.** Each charge is finished, with all that comes of it, before the next is declared.</source>
        <translation>**Q02 De una en una.** Cada carga se resuelve, con todo lo que trae, antes de declarar otra.</translation>
    </message>
    <message>
        <source>**Q39 Who may charge.** Any unit that is not engaged, once a turn, also if it has moved or shot. Scorpions never do, and generals only with their unit.</source>
        <translation>**Q39 Quién puede cargar.** Cualquier unidad que no esté en combate, una vez por turno, también si se ha movido o ha disparado. Los escorpiones nunca, y los generales solo con su unidad.</translation>
    </message>
    <message>
        <source>**Q40 Reach.** A charge has its own inches, counted as in a move and besides it. The charger goes until it first touches an enemy and stops there; what the order says beyond that point does not matter. If it touches nobody in time, the charge is not allowed and has cost nothing: try another. You may measure first as much as you like.</source>
        <translation>**Q40 Distancia.** Una carga tiene sus propias pulgadas, contadas como en un movimiento y aparte de él. Quien carga avanza hasta tocar por primera vez a un enemigo y se detiene ahí; lo que diga la orden más allá de ese punto no importa. Si no toca a nadie a tiempo, la carga no está permitida y no ha costado nada: prueba otra. Antes puedes medir todo lo que quieras.</translation>
    </message>
    <message>
        <source>**Q41 Engaged units** cannot charge. They can be charged, and by several.</source>
        <translation>**Q41 Las unidades en combate** no pueden cargar. Sí pueden recibir cargas, y de varios.</translation>
    </message>
    <message>
        <source>**Q42 Formed units** charge with the same manoeuvres as they move: ahead, obliquely, wheeling up to 45 degrees in all. A corner that swings into an enemy has charged him. With the option `formed_charge: straight` they only go straight ahead.</source>
        <translation>**Q42 Las unidades en formación** cargan con las mismas maniobras con que se mueven: de frente, en oblicuo, con conversiones de hasta 45 grados en total. Una esquina que al girar toca a un enemigo ha cargado contra él. Con la opción `formed_charge: straight` solo van en línea recta.</translation>
    </message>
    <message>
        <source>**Q43 Others.** Skirmishers turn once, then go straight in any direction; their corners are measured as in a move. Elephants turn to where they want to go and then go straight ahead, which is how they end up facing.</source>
        <translation>**Q43 Los demás.** Los hostigadores giran una vez y luego van en línea recta en cualquier dirección; sus esquinas se miden como en un movimiento. Los elefantes giran hacia donde quieren ir y luego van en línea recta, y así quedan orientados.</translation>
    </message>
    <message>
        <source>**Q44 The target** you have named must be among those the charger meets; if somebody else is met first, the charge is refused and you hear who it is. Friends are in the way as in a move. Generals without a unit are in nobody&apos;s way.</source>
        <translation>**Q44 El objetivo** que has nombrado debe estar entre los que encuentra quien carga; si antes se encuentra con otro, la carga no se permite y se te dice quién es. Los amigos cortan el paso como en un movimiento. Los generales sin unidad no cortan el paso a nadie.</translation>
    </message>
    <message>
        <source>**Q45 Everybody close.** All enemies within a tenth of an inch of the charger where it stops are engaged with it. An elephant&apos;s weight and the fright of an elephant concern only the target that was named.</source>
        <translation>**Q45 Todos los que están cerca.** Todos los enemigos a una décima de pulgada o menos de donde se detiene quien carga quedan en combate con él. El peso de un elefante y su espanto solo afectan al objetivo nombrado.</translation>
    </message>
    <message>
        <source>**Q46 No lining up.** The charger stays just as it arrived. Who is engaged with whom is remembered from then on, whatever happens to the distance.</source>
        <translation>**Q46 Sin alinearse.** Quien carga se queda tal como llegó. Desde entonces se recuerda quién combate con quién, pase lo que pase con la distancia.</translation>
    </message>
    <message>
        <source>**Q47 Charging an elephant** is allowed. A charged elephant does not trample its charger; it can only run wild later. With the option `elephant_hits_when_charged: true` it does, and the unit that declared the charge loses two stands.</source>
        <translation>**Q47 Cargar contra un elefante** está permitido. El elefante que recibe la carga no arrolla a quien carga; solo puede desbocarse después. Con la opción `elephant_hits_when_charged: true` sí lo arrolla, y la unidad que declaró la carga pierde dos peanas.</translation>
    </message>
    <message>
        <source>**Q48 Nobody left.** If the target is gone before a fight begins, the charger stops where it is: free, unless another enemy is close by, and its charge is used up. With the option `overrun: continue` it may go straight on with the inches it has left, and whoever it meets next is its new target.</source>
        <translation>**Q48 No queda nadie.** Si el objetivo desaparece antes de que empiece el combate, quien carga se detiene donde está: libre, salvo que haya otro enemigo al lado, y con la carga gastada. Con la opción `overrun: continue` puede seguir en línea recta con las pulgadas que le quedan, y el primero al que encuentre es su nuevo objetivo.</translation>
    </message>
    <message>
        <source>**Q49 An elephant that charges scorpions** puts them to flight like anybody else: no weight, no fight, no control die.</source>
        <translation>**Q49 Un elefante que carga contra escorpiones** los pone en fuga como cualquiera: sin peso, sin combate, sin tirada de control.</translation>
    </message>
    <message>
        <source>**Q50 A general** charges with the unit he is with.</source>
        <translation>**Q50 Un general** carga con la unidad en la que va.</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>**Q63 A fight** is everybody who is joined by engagements, directly or through others. All fights are fought in the last step of a turn, one round each.</source>
        <translation>**Q63 Un combate** son todos los que están enlazados entre sí, directamente o a través de otros. Todos los combates se libran en la última fase del turno, una ronda cada uno.</translation>
    </message>
    <message>
        <source>**F1 Dice.** In a fight a unit rolls one die for each of its stands.</source>
        <translation>**F1 Dados.** En un combate, una unidad lanza un dado por cada una de sus peanas.</translation>
    </message>
    <message>
        <source>**Q64 All stands** of an engaged unit roll, not only those that touch.</source>
        <translation>**Q64 Todas las peanas** de una unidad en combate lanzan, no solo las que tocan.</translation>
    </message>
    <message>
        <source>**F2 Hits.** Roman infantry, heavy infantry, Roman and Carthaginian cavalry hit on 5 or more; light infantry, skirmishers and Numidian cavalry on a 6.</source>
        <translation>**F2 Impactos.** La infantería romana, la infantería pesada y la caballería romana y cartaginesa impactan con 5 o más; la infantería ligera, los hostigadores y la caballería númida, con un 6.</translation>
    </message>
    <message>
        <source>**F3 Against skirmishers** everybody hits on 4 or more instead.</source>
        <translation>**F3 Contra hostigadores,** en cambio, todos impactan con 4 o más.</translation>
    </message>
    <message>
        <source>**Q67 Skirmishers against skirmishers** too. What a die needs depends on whom it is for, never on who charged.</source>
        <translation>**Q67 Hostigadores contra hostigadores,** también. Lo que necesita un dado depende de contra quién va, nunca de quién cargó.</translation>
    </message>
    <message>
        <source>**Q23 From the side** nobody fights better. A flank only matters for the fright of elephants, and because more units find room there.</source>
        <translation>**Q23 Por el flanco** nadie combate mejor. Un flanco solo importa para el espanto de los elefantes y porque allí caben más unidades.</translation>
    </message>
    <message>
        <source>**Q65 Whom to fight.** A unit with several enemies puts all its dice on one of them. Both sides choose before any die of the step is rolled, the first side first; once the second side has chosen, the first cannot change its mind. Where nobody chooses, the enemy is taken who is easiest to hit, then the one with the fewest stands, then the first by name. With the option `dice_split: free` a unit may divide its dice.</source>
        <translation>**Q65 Contra quién combatir.** Una unidad con varios enemigos pone todos sus dados contra uno de ellos. Los dos bandos eligen antes de lanzar ningún dado de la fase, empezando por el primero; cuando el segundo ha elegido, el primero ya no puede cambiar de idea. Donde nadie elige, se toma el enemigo más fácil de alcanzar; luego, el de menos peanas; luego, el primero por nombre. Con la opción `dice_split: free` una unidad puede repartir sus dados.</translation>
    </message>
    <message>
        <source>**F4 Losses.** Each hit takes a stand.</source>
        <translation>**F4 Bajas.** Cada impacto quita una peana.</translation>
    </message>
    <message>
        <source>**Q66 Too many hits** are lost, even if another enemy is in the same fight. With the option `surplus: same_fight` they go on to the others in it.</source>
        <translation>**Q66 Los impactos sobrantes** se pierden, aunque haya otro enemigo en el mismo combate. Con la opción `surplus: same_fight` pasan a los demás que están en él.</translation>
    </message>
    <message>
        <source>**F5 At the same time.** Both sides roll before anything is taken away.</source>
        <translation>**F5 A la vez.** Los dos bandos lanzan antes de retirar nada.</translation>
    </message>
    <message>
        <source>**Q68 First all dice of the step, then all losses, then the last stands.** A unit that goes under in this round has had its dice.</source>
        <translation>**Q68 Primero todos los dados de la fase, luego todas las bajas y luego las últimas peanas.** Una unidad que desaparece en esta ronda ha tenido sus dados.</translation>
    </message>
    <message>
        <source>**Q90 Both gone.** Two units may end each other; then both leave, and that is all.</source>
        <translation>**Q90 Ni una ni otra.** Dos unidades pueden acabar una con otra; entonces se van las dos, y eso es todo.</translation>
    </message>
    <message>
        <source>**F6 Still standing.** Units that both have stands left stay engaged and fight again next turn.</source>
        <translation>**F6 Aún en pie.** Dos unidades a las que les quedan peanas siguen en combate y vuelven a combatir en el próximo turno.</translation>
    </message>
    <message>
        <source>**Q70 After a round** engagements stay, even if losses have opened a gap. Whoever has no enemy left in a fight is free: no pursuit, no turning for nothing; the unit may move in its next move.</source>
        <translation>**Q70 Después de una ronda** los combates continúan, aunque las bajas hayan abierto un hueco. Quien ya no tiene enemigos en un combate queda libre: sin persecución y sin giro de regalo; la unidad puede moverse en su próximo movimiento.</translation>
    </message>
    <message>
        <source>**L1 The last stand** of a unit does not hold alone: a unit that is down to one stand loses it at once, whatever took the others.</source>
        <translation>**L1 La última peana** de una unidad no aguanta sola: una unidad a la que solo le queda una peana la pierde de inmediato, sea cual sea la causa de las otras bajas.</translation>
    </message>
    <message>
        <source>**L2 Not** elephants and scorpions, which never had more than one.</source>
        <translation>**L2 Excepto** los elefantes y los escorpiones, que nunca tuvieron más de una.</translation>
    </message>
    <message>
        <source>**Q71 The order of the last step.** Both sides choose whom to fight. Then all dice, fight by fight: the first side&apos;s units by name, then the other&apos;s. Then all losses and last stands. Then the generals&apos; dice, the first side&apos;s first. Then the control dice of the elephants by name, each with all that comes of it. Last, engagements with units that are gone end, and their generals are placed.</source>
        <translation>**Q71 El orden de la última fase.** Los dos bandos eligen contra quién combatir. Luego todos los dados, combate por combate: las unidades del primer bando por nombre y después las del otro. Luego todas las bajas y las últimas peanas. Luego los dados de los generales, empezando por los del primer bando. Luego las tiradas de control de los elefantes, por nombre, cada una con todo lo que trae. Por último terminan los combates con unidades que ya no están y se colocan sus generales.</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Generales</translation>
    </message>
    <message>
        <source>**G1 No targets.** Nobody can shoot, charge or trample a general.</source>
        <translation>**G1 No son objetivos.** Nadie puede disparar ni cargar contra un general, ni arrollarlo.</translation>
    </message>
    <message>
        <source>**Q88 A general alone** takes up no room and is in nobody&apos;s way.</source>
        <translation>**Q88 Un general a solas** no ocupa lugar ni corta el paso a nadie.</translation>
    </message>
    <message>
        <source>**G2 In melee** a general adds one stand&apos;s die to the unit he is with.</source>
        <translation>**G2 Cuerpo a cuerpo,** un general añade el dado de una peana a la unidad en la que va.</translation>
    </message>
    <message>
        <source>**G4 Scipio and Hannibal** add two.</source>
        <translation>**G4 Escipión y Aníbal** añaden dos.</translation>
    </message>
    <message>
        <source>**G3 In shooting** he adds nothing.</source>
        <translation>**G3 En los disparos** no añade nada.</translation>
    </message>
    <message>
        <source>**Q85 Only dice.** Such a stand is no body: it cannot fall, it does not save a unit that is down to its last stand, and it makes nobody wider.</source>
        <translation>**Q85 Solo dados.** Esa peana no tiene cuerpo: no puede caer, no salva a una unidad a la que solo le queda la última peana, y no ensancha a nadie.</translation>
    </message>
    <message>
        <source>**Q84 Joining and leaving.** In his side&apos;s move a general may go to a unit of his side, of any command, within his reach and joins it, even in the middle of a fight. He cannot leave a unit that is engaged. He does not join scorpions or elephants, and a unit has at most one general. Options: `generals_per_unit: any`, and `general_joins: own_command` for all but the commander in chief.</source>
        <translation>**Q84 Unirse y separarse.** En el movimiento de su bando, un general puede ir hasta una unidad de su bando, de cualquier cuerpo, que esté a su distancia, y unirse a ella, incluso en pleno combate. No puede separarse de una unidad en combate. No se une a escorpiones ni a elefantes, y una unidad tiene un general como máximo. Opciones: `generals_per_unit: any` y, para todos menos el general en jefe, `general_joins: own_command`.</translation>
    </message>
    <message>
        <source>**G5 Danger.** If his unit has fought in melee, roll a die for him.</source>
        <translation>**G5 Peligro.** Si su unidad ha combatido cuerpo a cuerpo, se lanza un dado por él.</translation>
    </message>
    <message>
        <source>**G6 On a 6** he falls.</source>
        <translation>**G6 Con un 6** cae.</translation>
    </message>
    <message>
        <source>**Q87 When.** Once a round, after the losses, also if the unit fought only elephants. His dice of that round have counted.</source>
        <translation>**Q87 Cuándo.** Una vez por ronda, después de las bajas, también si la unidad solo combatió contra elefantes. Sus dados de esa ronda ya han contado.</translation>
    </message>
    <message>
        <source>**Q86 His unit is gone.** He lives and stands where it stood, and may join another in his next move. With the option `general_dies_with_unit: true` he falls with it. A general with a unit is measured from the middle of its front.</source>
        <translation>**Q86 Su unidad ya no está.** Vive, se queda donde estaba ella y puede unirse a otra en su próximo movimiento. Con la opción `general_dies_with_unit: true` cae con ella. Un general que va con una unidad se mide desde el centro del frente de esta.</translation>
    </message>
    <message>
        <source>Scorpions</source>
        <translation>Escorpiones</translation>
    </message>
    <message>
        <source>**P1** They do not charge.</source>
        <translation>**P1** No cargan.</translation>
    </message>
    <message>
        <source>**P2** They do not fight in melee.</source>
        <translation>**P2** No combaten cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>**P3** Charged by anybody, their crews run and they are gone.</source>
        <translation>**P3** Si alguien carga contra ellos, sus servidores huyen y los escorpiones desaparecen.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefantes</translation>
    </message>
    <message>
        <source>**E1 Thick skin.** Neither shots nor melee do anything to an elephant.</source>
        <translation>**E1 Piel gruesa.** Ni los disparos ni el cuerpo a cuerpo hacen nada a un elefante.</translation>
    </message>
    <message>
        <source>**E2 Their own rules.** What follows replaces the rules of melee for them.</source>
        <translation>**E2 Sus propias reglas.** Lo que sigue sustituye para ellos a las reglas del cuerpo a cuerpo.</translation>
    </message>
    <message>
        <source>**Q72 No melee dice.** An elephant strikes when it charges and holds its enemy afterwards. The option `elephant_melee` gives it one die against skirmishers that hits on 4 (`any_vs_skirmishers`), one die that hits on 5 (`die_5`), or two stands a round from the round after its charge (`two_per_round`).</source>
        <translation>**Q72 Sin dados cuerpo a cuerpo.** Un elefante golpea cuando carga y después sujeta a su enemigo. La opción `elephant_melee` le da un dado contra hostigadores que impacta con 4 (`any_vs_skirmishers`), un dado que impacta con 5 (`die_5`) o dos peanas por ronda desde la ronda siguiente a su carga (`two_per_round`).</translation>
    </message>
    <message>
        <source>**Q73 No dice against it.** Dice cannot be put on an elephant. A unit that fights only elephants rolls nothing, but it does fight: its general is in danger, and the elephant takes its control die.</source>
        <translation>**Q73 Sin dados contra él.** No se pueden poner dados contra un elefante. Una unidad que solo combate contra elefantes no lanza nada, pero combate: su general corre peligro, y el elefante hace su tirada de control.</translation>
    </message>
    <message>
        <source>**E3 Fright.** An elephant that charges Roman infantry from the front may be scared: roll a die. On 5 or 6 it leaves the game and has harmed nobody.</source>
        <translation>**E3 Espanto.** Un elefante que carga de frente contra infantería romana puede espantarse: se lanza un dado. Con 5 o 6 deja la batalla sin haber hecho daño a nadie.</translation>
    </message>
    <message>
        <source>**E4 Cavalry** cannot scare it.</source>
        <translation>**E4 La caballería** no puede espantarlo.</translation>
    </message>
    <message>
        <source>**Q76 Roman infantry** means the formed units of that name. With the option `scared_by: infantry_and_skirmishers` Roman skirmishers scare elephants too. No Carthaginian troops do.</source>
        <translation>**Q76 Infantería romana** son las unidades en formación de ese nombre. Con la opción `scared_by: infantry_and_skirmishers` los hostigadores romanos también espantan elefantes. Ninguna tropa cartaginesa lo hace.</translation>
    </message>
    <message>
        <source>**Q91 When.** At the moment of contact, before anything else, at every new charge, also against a unit that is engaged already. Not when an elephant is charged and not when it runs wild.</source>
        <translation>**Q91 Cuándo.** En el momento del contacto, antes que nada, en cada nueva carga, también contra una unidad que ya está en combate. No cuando alguien carga contra un elefante ni cuando este se desboca.</translation>
    </message>
    <message>
        <source>**E5 Weight.** An elephant that arrives costs its target two stands at once.</source>
        <translation>**E5 Peso.** Un elefante que llega cuesta a su objetivo dos peanas de inmediato.</translation>
    </message>
    <message>
        <source>**Q74 At once** means in the charge step, before the round of melee, the last stand included; once for each charge.</source>
        <translation>**Q74 De inmediato** quiere decir en la fase de cargas, antes de la ronda de combate, incluida la última peana; una vez por carga.</translation>
    </message>
    <message>
        <source>**Q83 Every one counts.** Two elephants take two stands each, and so on.</source>
        <translation>**Q83 Cada uno cuenta.** Dos elefantes quitan dos peanas cada uno, y así sucesivamente.</translation>
    </message>
    <message>
        <source>**E6 Control.** After a round of melee each elephant that was in a fight rolls a control die.</source>
        <translation>**E6 Control.** Después de una ronda de combate, cada elefante que ha combatido hace una tirada de control.</translation>
    </message>
    <message>
        <source>**Q75 Also then:** if its enemy fell in that round. Not if its weight had ended the target before a round was fought, unless the option `control_after_impact_kill: true` says so.</source>
        <translation>**Q75 También entonces:** si su enemigo cayó en esa ronda. No si su peso acabó con el objetivo antes de librarse una ronda, salvo que lo diga la opción `control_after_impact_kill: true`.</translation>
    </message>
    <message>
        <source>**E7 On 1 or 2** it stays under control and may go on fighting, or move, next turn.</source>
        <translation>**E7 Con 1 o 2** sigue bajo control y en el próximo turno puede seguir combatiendo o moverse.</translation>
    </message>
    <message>
        <source>**E8 On 3 to 6** it runs wild.</source>
        <translation>**E8 Con 3 o más** se desboca.</translation>
    </message>
    <message>
        <source>**E12 Which way.** 3: straight ahead. 4: it turns to its right first. 5: to its left. 6: it turns round.</source>
        <translation>**E12 Hacia dónde.** 3: de frente. 4: antes gira a su derecha. 5: a su izquierda. 6: da media vuelta.</translation>
    </message>
    <message>
        <source>**E9 How far.** 12 inches at once, through everybody.</source>
        <translation>**E9 Hasta dónde.** 12 pulgadas de una vez, a través de todos.</translation>
    </message>
    <message>
        <source>**Q77 Its path** is its own rectangle, turned about its middle and drawn out 12 inches ahead of where it faces; where it stood counts too. Being charged does not turn an elephant.</source>
        <translation>**Q77 Su recorrido** es su propio rectángulo, girado sobre su centro y prolongado 12 pulgadas hacia donde mira; también cuenta el lugar donde estaba. Recibir una carga no hace girar a un elefante.</translation>
    </message>
    <message>
        <source>**E10 In its way.** All units it touches lose two stands.</source>
        <translation>**E10 En su camino.** Todas las unidades que toca pierden dos peanas.</translation>
    </message>
    <message>
        <source>**Q78 Touching** here means that path and unit overlap, friend or enemy, engaged or not; a shared edge is not enough. Once for each unit.</source>
        <translation>**Q78 Tocar** quiere decir aquí que el recorrido y la unidad se solapan, amiga o enemiga, en combate o no; no basta con compartir un borde. Una vez por unidad.</translation>
    </message>
    <message>
        <source>**Q79 Other elephants** in the path are not harmed. With the option `rampage_vs_elephants: removed` they are gone.</source>
        <translation>**Q79 Los demás elefantes** del recorrido no sufren daño. Con la opción `rampage_vs_elephants: removed` desaparecen.</translation>
    </message>
    <message>
        <source>**Q80 Scorpions** in the path are gone. Generals alone are not harmed; those with a unit share only what happens to it.</source>
        <translation>**Q80 Los escorpiones** del recorrido desaparecen. Los generales a solas no sufren daño; los que van con una unidad solo comparten lo que le pase a ella.</translation>
    </message>
    <message>
        <source>**Q81 The edge** ends the path.</source>
        <translation>**Q81 El borde** termina el recorrido.</translation>
    </message>
    <message>
        <source>**E11 Then** the elephant is gone.</source>
        <translation>**E11 Después** el elefante desaparece.</translation>
    </message>
    <message>
        <source>**Q82 Gone for good.** Elephants that fled or ran wild do not come back and do not count as losses.</source>
        <translation>**Q82 Para siempre.** Los elefantes que huyeron o se desbocaron no vuelven ni cuentan como bajas.</translation>
    </message>
    <message>
        <source>More troops</source>
        <translation>Más tropas</translation>
    </message>
    <message>
        <source>The battles of history that come with the program need troops Zama does not have. Their numbers are ours; Matt Fritz&apos;s game knows nothing of them. Each is made of the same parts as his, so you can change it, or make one of your own, where a scenario is written. Everybody who is not named here has a row of this book under another name: Libyans, Companions and Immortals are heavy, Gauls, Iberians and Arabs are light infantry, and so on.</source>
        <translation>Las batallas de la historia que vienen con el programa necesitan tropas que Zama no tiene. Sus números son nuestros; el juego de Matt Fritz no sabe nada de ellos. Cada tipo está hecho con las mismas piezas que los suyos, de modo que puedes cambiarlo, o crear uno propio, al escribir un escenario. Quien no se nombra aquí tiene una línea de este libro con otro nombre: libios, compañeros e inmortales son infantería o caballería pesada; galos, íberos y árabes, infantería ligera, y así sucesivamente.</translation>
    </message>
    <message>
        <source>**N1 What a type can say.** How far it goes and charges, formed or free, what it needs to hit, what it needs in the turn in which it has charged, what others need against it, how far it shoots, how many stands it has, whether it frightens elephants. It cannot say that a unit fights worse from the side, tires, runs away, or hides. Where a battle turned on that, its notes own up to it.</source>
        <translation>**N1 Lo que puede decir un tipo.** Cuánto se mueve y cuánto carga, si va en formación o libre, qué necesita para impactar, qué necesita en el turno en que ha cargado, qué necesitan otros contra él, hasta dónde dispara, cuántas peanas tiene y si espanta a los elefantes. No puede decir que una unidad combata peor por el flanco, se canse, huya o se esconda. Donde una batalla se decidió por eso, sus notas lo reconocen.</translation>
    </message>
    <message>
        <source>**N2 Sarissa phalanx.** Very long pikes, many ranks deep. Formed, 8 to 10 stands, hits on 5, moves and charges 4 inches. The strength lies in the many stands; the slow step is the price: a block five inches wide that wheels by 45 degrees has spent its whole move. What this does not say is that pikes are helpless from the side.</source>
        <translation>**N2 Falange de sarisas.** Picas muy largas, muchas filas de fondo. En formación, de 8 a 10 peanas, impacta con 5, se mueve y carga 4 pulgadas. Su fuerza está en las muchas peanas; el paso lento es el precio: un bloque de cinco pulgadas de ancho que hace una conversión de 45 grados ha gastado todo su movimiento. Lo que esto no dice es que las picas no pueden defenderse por el flanco.</translation>
    </message>
    <message>
        <source>**N3 Hoplites** and Greek mercenaries: formed, 6 inches, hit on 5, like heavy infantry. The famous run at Marathon is an ordinary charge.</source>
        <translation>**N3 Los hoplitas** y los mercenarios griegos: en formación, 6 pulgadas, impactan con 5, como la infantería pesada. La famosa carrera de Maratón es una carga corriente.</translation>
    </message>
    <message>
        <source>**N4 Shield-bearers and levies** of the Persians: formed, 6 inches, hit on 6, like light infantry. In life the men behind the wall of shields had bows. Here the archers are units of their own, because a whole unit shoots at once ([Q52](#Q52)) and ten bows would sweep any enemy away before he arrives.</source>
        <translation>**N4 Escuderos y levas** de los persas: en formación, 6 pulgadas, impactan con 6, como la infantería ligera. En la realidad, los hombres detrás del muro de escudos tenían arcos. Aquí los arqueros son unidades propias, porque una unidad entera dispara a la vez ([Q52](#Q52)) y diez arcos barrerían a cualquier enemigo antes de que llegara.</translation>
    </message>
    <message>
        <source>**N5 War-bands** of Gauls and Thracians: formed, 6 inches, hit on 6, but on 5 in the turn in which they have charged. Greek and Roman writers feared the first rush of such men and thought little of what came after. It is a cliché, but it is theirs.</source>
        <translation>**N5 Bandas guerreras** de galos y tracios: en formación, 6 pulgadas, impactan con 6, pero con 5 en el turno en que han cargado. Los escritores griegos y romanos temían el primer empuje de estos hombres y hacían poco caso de lo que venía después. Es un tópico, pero es suyo.</translation>
    </message>
    <message>
        <source>**N6 Crowded legionaries** of Cannae: Roman infantry that hits on a 6 instead of a 5, because nobody had room to use his weapon.</source>
        <translation>**N6 Legionarios apretados** de Cannas: infantería romana que impacta con un 6 en lugar de un 5, porque nadie tenía sitio para usar su arma.</translation>
    </message>
    <message>
        <source>**N7 Foot archers** are skirmishers whose bows reach 12 inches, twice as far as a javelin and half as far as a scorpion. 3 to 5 stands, hit on 6.</source>
        <translation>**N7 Los arqueros a pie** son hostigadores cuyos arcos llegan a 12 pulgadas, el doble que una jabalina y la mitad que un escorpión. De 3 a 5 peanas, impactan con 6.</translation>
    </message>
    <message>
        <source>**N8 Light javelin cavalry,** scouts and Paeonians: the Numidians&apos; numbers under another name.</source>
        <translation>**N8 Caballería ligera de jabalina,** exploradores y peonios: los números de los númidas con otro nombre.</translation>
    </message>
    <message>
        <source>**N9 Horse archers** of the steppe: 12 inches, hit on 6, shoot 12 inches and hit on 6. They move freely like skirmishers, because they shoot and turn away, but friends do not pass through them.</source>
        <translation>**N9 Arqueros a caballo** de la estepa: 12 pulgadas, impactan con 6, disparan a 12 pulgadas e impactan con 6. Se mueven libremente como los hostigadores, porque disparan y dan la vuelta, pero los amigos no los atraviesan.</translation>
    </message>
    <message>
        <source>**N10 Camel archers:** the same, but formed. That horses shy at camels is told of another battle, centuries earlier, so it is no rule here.</source>
        <translation>**N10 Arqueros en camello:** lo mismo, pero en formación. Que los caballos se asustan de los camellos se cuenta de otra batalla, siglos antes, así que aquí no es una regla.</translation>
    </message>
    <message>
        <source>**N11 Cataphracts,** man and horse in armour: formed, hit on 5, and in melee everybody needs a 6 against them. They move and charge 9 inches, three quarters of what other cavalry does; when they had to flee, their weight killed them. Arrows and javelins hit them like anybody ([Q59](#Q59) says the same of skirmishers).</source>
        <translation>**N11 Catafractos,** hombre y caballo con armadura: en formación, impactan con 5, y cuerpo a cuerpo todos necesitan un 6 contra ellos. Se mueven y cargan 9 pulgadas, tres cuartos de lo que recorre otra caballería; cuando tenían que huir, su peso los perdía. Flechas y jabalinas les impactan como a cualquiera ([Q59](#Q59) dice lo mismo de los hostigadores).</translation>
    </message>
    <message>
        <source>**N12 Scythed chariots:** two or three stands side by side, formed, 12 inches. In the turn in which they charge they hit on 3, otherwise on a 6. A unit of two is gone with its first loss ([L1](#L1)), by javelin, arrow or sword: that is how light troops stopped them. Their losses do not count, no general rides with them. What this does not say: they do not run on through the ranks, nobody opens a lane for them, and they do not turn on their own men.</source>
        <translation>**N12 Carros con hoces:** dos o tres peanas una al lado de otra, en formación, 12 pulgadas. En el turno en que cargan impactan con 3; si no, con un 6. Una unidad de dos desaparece con su primera baja ([L1](#L1)), por jabalina, flecha o espada: así los detenían las tropas ligeras. Sus bajas no cuentan y ningún general va con ellos. Lo que esto no dice: no siguen corriendo entre las filas, nadie les abre paso y no se vuelven contra los suyos.</translation>
    </message>
    <message>
        <source>**N13 African elephants shy at Indian ones.** An African elephant that charges an Indian one from the front rolls the scare die ([E3](#E3)) and is gone on 3 to 6, because Polybius tells it so of Raphia. Otherwise the two are alike.</source>
        <translation>**N13 Los elefantes africanos se asustan de los indios.** Un elefante africano que carga de frente contra uno indio hace la tirada de espanto ([E3](#E3)) y desaparece con 3 o más, porque así lo cuenta Polibio al hablar de Rafia. Por lo demás, los dos son iguales.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>**Q89 Fair and repeatable.** All dice come from one list that a number, the seed, begins; or from a hand on the desk. They are used in the order in which this book asks for them. An order that is refused uses none and changes nothing, so the same seed and the same orders always make the same battle.</source>
        <translation>**Q89 Justos y repetibles.** Todos los dados salen de una lista que empieza con un número, la semilla; o de una mano sobre el pupitre. Se usan en el orden en que los pide este libro. Una orden que no se permite no gasta ninguno y no cambia nada, así que la misma semilla y las mismas órdenes dan siempre la misma batalla.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>A scenario may set these. The first value is the usual one.</source>
        <translation>Un escenario puede fijar estas. El primer valor es el habitual.</translation>
    </message>
    <message>
        <source>**alternate**, first_side, second_side, die</source>
        <translation>**alternate**, first_side, second_side, die</translation>
    </message>
    <message>
        <source>In which order the sides charge</source>
        <translation>En qué orden cargan los bandos</translation>
    </message>
    <message>
        <source>**8**, another number, none</source>
        <translation>**8**, otro número, none</translation>
    </message>
    <message>
        <source>How many turns the battle lasts</source>
        <translation>Cuántos turnos dura la batalla</translation>
    </message>
    <message>
        <source>**none**, 0.5</source>
        <translation>**none**, 0.5</translation>
    </message>
    <message>
        <source>An army that has lost half its stands breaks</source>
        <translation>Un ejército que ha perdido la mitad de sus peanas se rompe</translation>
    </message>
    <message>
        <source>**false**, true</source>
        <translation>**false**, true</translation>
    </message>
    <message>
        <source>The battle ends when a commander in chief falls</source>
        <translation>La batalla termina cuando cae un general en jefe</translation>
    </message>
    <message>
        <source>Scorpions move or shoot, not both</source>
        <translation>Los escorpiones mueven o disparan, no las dos cosas</translation>
    </message>
    <message>
        <source>**fixed**, free</source>
        <translation>**fixed**, free</translation>
    </message>
    <message>
        <source>Fixed places, or placing commands before turn 1</source>
        <translation>Lugares fijos, o colocar los cuerpos antes del turno 1</translation>
    </message>
    <message>
        <source>**start_position**, contacted_edge</source>
        <translation>**start_position**, contacted_edge</translation>
    </message>
    <message>
        <source>What makes a charge come from the front</source>
        <translation>Qué hace que una carga llegue por el frente</translation>
    </message>
    <message>
        <source>**45**, none</source>
        <translation>**45**, none</translation>
    </message>
    <message>
        <source>How far formed units wheel in one move</source>
        <translation>Cuánto giran las unidades en formación con conversiones en un movimiento</translation>
    </message>
    <message>
        <source>**none**, whole_move</source>
        <translation>**none**, whole_move</translation>
    </message>
    <message>
        <source>Whether formed units can turn about</source>
        <translation>Si las unidades en formación pueden dar media vuelta</translation>
    </message>
    <message>
        <source>**skirmishers**, none, all</source>
        <translation>**skirmishers**, none, all</translation>
    </message>
    <message>
        <source>Who passes through friends</source>
        <translation>Quién atraviesa a los amigos</translation>
    </message>
    <message>
        <source>**elephants**, elephants_and_skirmishers</source>
        <translation>**elephants**, elephants_and_skirmishers</translation>
    </message>
    <message>
        <source>Who may leave a fight</source>
        <translation>Quién puede dejar un combate</translation>
    </message>
    <message>
        <source>**12**, 6</source>
        <translation>**12**, 6</translation>
    </message>
    <message>
        <source>How far generals go by themselves</source>
        <translation>Hasta dónde van los generales a solas</translation>
    </message>
    <message>
        <source>**manoeuvre**, straight</source>
        <translation>**manoeuvre**, straight</translation>
    </message>
    <message>
        <source>How formed units charge</source>
        <translation>Cómo cargan las unidades en formación</translation>
    </message>
    <message>
        <source>A charged elephant hits its charger</source>
        <translation>Un elefante que recibe una carga golpea a quien carga</translation>
    </message>
    <message>
        <source>**stop**, continue</source>
        <translation>**stop**, continue</translation>
    </message>
    <message>
        <source>Charging on when the target is gone</source>
        <translation>Seguir la carga cuando el objetivo ya no está</translation>
    </message>
    <message>
        <source>**unit**, stands_in_range</source>
        <translation>**unit**, stands_in_range</translation>
    </message>
    <message>
        <source>Which stands of a unit in range shoot</source>
        <translation>Qué peanas de una unidad al alcance disparan</translation>
    </message>
    <message>
        <source>**none**, units_block</source>
        <translation>**none**, units_block</translation>
    </message>
    <message>
        <source>Whether units block the view</source>
        <translation>Si las unidades tapan la vista</translation>
    </message>
    <message>
        <source>**360**, front</source>
        <translation>**360**, front</translation>
    </message>
    <message>
        <source>Whether units shoot all round</source>
        <translation>Si las unidades disparan en todas las direcciones</translation>
    </message>
    <message>
        <source>**one_target**, free</source>
        <translation>**one_target**, free</translation>
    </message>
    <message>
        <source>Whether a unit may split its melee dice</source>
        <translation>Si una unidad puede repartir sus dados cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>**lost**, same_fight</source>
        <translation>**lost**, same_fight</translation>
    </message>
    <message>
        <source>What becomes of hits that are too many</source>
        <translation>Qué pasa con los impactos sobrantes</translation>
    </message>
    <message>
        <source>**none**, any_vs_skirmishers, two_per_round, die_5</source>
        <translation>**none**, any_vs_skirmishers, two_per_round, die_5</translation>
    </message>
    <message>
        <source>Whether and how elephants fight on</source>
        <translation>Si los elefantes siguen combatiendo, y cómo</translation>
    </message>
    <message>
        <source>A control die also after a hit that finished its target</source>
        <translation>Una tirada de control también tras una embestida que acabó con su objetivo</translation>
    </message>
    <message>
        <source>**infantry**, infantry_and_skirmishers</source>
        <translation>**infantry**, infantry_and_skirmishers</translation>
    </message>
    <message>
        <source>Who scares elephants</source>
        <translation>Quién espanta a los elefantes</translation>
    </message>
    <message>
        <source>**immune**, removed</source>
        <translation>**immune**, removed</translation>
    </message>
    <message>
        <source>What a rampage does to other elephants</source>
        <translation>Qué hace un elefante desbocado a otros elefantes</translation>
    </message>
    <message>
        <source>**1**, any</source>
        <translation>**1**, any</translation>
    </message>
    <message>
        <source>How many generals a unit may have</source>
        <translation>Cuántos generales puede tener una unidad</translation>
    </message>
    <message>
        <source>**any_unit**, own_command</source>
        <translation>**any_unit**, own_command</translation>
    </message>
    <message>
        <source>Which units a general may join</source>
        <translation>A qué unidades puede unirse un general</translation>
    </message>
    <message>
        <source>Whether a general dies with his unit</source>
        <translation>Si un general cae con su unidad</translation>
    </message>
    <message>
        <source>Whether a unit is formed or free, how far it goes, how well it hits and which of the special rules it has are not options but properties of its unit type.</source>
        <translation>Si una unidad va en formación o libre, cuánto mueve, lo bien que impacta y cuáles de las reglas especiales tiene no son opciones, sino propiedades de su tipo de unidad.</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>An army of Carthage</source>
        <comment>title</comment>
        <translation>Un ejército de Cartago</translation>
    </message>
    <message>
        <source>Carthage fought with the men of many peoples: Libyan heavy infantry, Gauls, Ligurians and Iberians in its pay, slingers from the Balearic Islands, Numidian light horse, and elephants.</source>
        <comment>background</comment>
        <translation>Cartago combatía con hombres de muchos pueblos: infantería pesada libia, galos, ligures e íberos a sueldo, honderos de las islas Baleares, caballería ligera númida y elefantes.</translation>
    </message>
    <message>
        <source>Polybius 15.11 lists such an army at Zama. The numbers are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Polibio 15.11 describe un ejército así en Zama. Los números son los de Fast Play Rules for Students, de Matt Fritz.</translation>
    </message>
    <message>
        <source>Carthaginian heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infantería pesada cartaginesa</translation>
    </message>
    <message>
        <source>Carthaginian heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infantería pesada cartaginesa</translation>
    </message>
    <message>
        <source>Carthaginian light infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infantería ligera cartaginesa</translation>
    </message>
    <message>
        <source>Carthaginian light infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infantería ligera cartaginesa</translation>
    </message>
    <message>
        <source>Carthaginian skirmishers</source>
        <comment>name of a unit type</comment>
        <translation>Hostigadores cartagineses</translation>
    </message>
    <message>
        <source>Carthaginian skirmishers</source>
        <comment>plural of a unit type</comment>
        <translation>Hostigadores cartagineses</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Caballería cartaginesa</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería cartaginesa</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Caballería númida</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería númida</translation>
    </message>
    <message>
        <source>Elephant</source>
        <comment>name of a unit type</comment>
        <translation>Elefante</translation>
    </message>
    <message>
        <source>Elephants</source>
        <comment>plural of a unit type</comment>
        <translation>Elefantes</translation>
    </message>
    <message>
        <source>Carthaginians</source>
        <comment>name of a side, as a label</comment>
        <translation>Cartagineses</translation>
    </message>
    <message>
        <source>the Carthaginians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>los cartagineses</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <comment>name of a command</comment>
        <translation>Mando</translation>
    </message>
    <message>
        <source>General</source>
        <comment>name of a general</comment>
        <translation>General</translation>
    </message>
    <message>
        <source>Left Wing</source>
        <comment>name of a command</comment>
        <translation>Ala izquierda</translation>
    </message>
    <message>
        <source>Captain I</source>
        <comment>name of a general</comment>
        <translation>Capitán I</translation>
    </message>
    <message>
        <source>Numidians %1</source>
        <comment>name of a unit</comment>
        <translation>Númidas %1</translation>
    </message>
    <message>
        <source>First Command</source>
        <comment>name of a command</comment>
        <translation>Centro I</translation>
    </message>
    <message>
        <source>Captain II</source>
        <comment>name of a general</comment>
        <translation>Capitán II</translation>
    </message>
    <message>
        <source>Elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Elefante %1</translation>
    </message>
    <message>
        <source>Balearic slingers %1</source>
        <comment>name of a unit</comment>
        <translation>Honderos baleares %1</translation>
    </message>
    <message>
        <source>Libyans %1</source>
        <comment>name of a unit</comment>
        <translation>Libios %1</translation>
    </message>
    <message>
        <source>Gauls %1</source>
        <comment>name of a unit</comment>
        <translation>Galos %1</translation>
    </message>
    <message>
        <source>Ligurians 1</source>
        <comment>name of a unit</comment>
        <translation>Ligures 1</translation>
    </message>
    <message>
        <source>Second Command</source>
        <comment>name of a command</comment>
        <translation>Centro II</translation>
    </message>
    <message>
        <source>Captain III</source>
        <comment>name of a general</comment>
        <translation>Capitán III</translation>
    </message>
    <message>
        <source>Iberians %1</source>
        <comment>name of a unit</comment>
        <translation>Íberos %1</translation>
    </message>
    <message>
        <source>Right Wing</source>
        <comment>name of a command</comment>
        <translation>Ala derecha</translation>
    </message>
    <message>
        <source>Captain IV</source>
        <comment>name of a general</comment>
        <translation>Capitán IV</translation>
    </message>
    <message>
        <source>Carthaginian horse %1</source>
        <comment>name of a unit</comment>
        <translation>Caballería cartaginesa %1</translation>
    </message>
    <message>
        <source>A Gallic army</source>
        <comment>title</comment>
        <translation>Un ejército galo</translation>
    </message>
    <message>
        <source>The peoples of Gaul fought in great war-bands of foot, with their nobles on horseback and boys throwing javelins in front. Ancient writers feared their first onset most.</source>
        <comment>background</comment>
        <translation>Los pueblos de la Galia combatían en grandes bandas guerreras a pie, con sus nobles a caballo y muchachos que lanzaban jabalinas delante. Los escritores antiguos temían sobre todo su primer empuje.</translation>
    </message>
    <message>
        <source>Polybius 2.27-33 on Telamon; Caesar, Gallic War. That the first charge is the most dangerous is told so often that it is half a commonplace; here it is a hit number that is one better in the turn of the charge.</source>
        <comment>sources</comment>
        <translation>Polibio 2.27-33, sobre Telamón; César, Guerra de las Galias. Que la primera carga es la más peligrosa se repite tanto que es casi un tópico; aquí es un número para impactar mejor en uno durante el turno de la carga.</translation>
    </message>
    <message>
        <source>War-band</source>
        <comment>name of a unit type</comment>
        <translation>Banda guerrera</translation>
    </message>
    <message>
        <source>War-bands</source>
        <comment>plural of a unit type</comment>
        <translation>Bandas guerreras</translation>
    </message>
    <message>
        <source>Gallic javelinmen</source>
        <comment>name of a unit type</comment>
        <translation>Jabalineros galos</translation>
    </message>
    <message>
        <source>Gallic javelinmen</source>
        <comment>plural of a unit type</comment>
        <translation>Jabalineros galos</translation>
    </message>
    <message>
        <source>Gallic noble cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Caballería noble gala</translation>
    </message>
    <message>
        <source>Gallic noble cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería noble gala</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a side, as a label</comment>
        <translation>Galos</translation>
    </message>
    <message>
        <source>the Gauls</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>los galos</translation>
    </message>
    <message>
        <source>High king</source>
        <comment>name of a general</comment>
        <translation>Gran rey</translation>
    </message>
    <message>
        <source>Chieftain I</source>
        <comment>name of a general</comment>
        <translation>Caudillo I</translation>
    </message>
    <message>
        <source>Nobles %1</source>
        <comment>name of a unit</comment>
        <translation>Nobles %1</translation>
    </message>
    <message>
        <source>Chieftain II</source>
        <comment>name of a general</comment>
        <translation>Caudillo II</translation>
    </message>
    <message>
        <source>Youths %1</source>
        <comment>name of a unit</comment>
        <translation>Jóvenes %1</translation>
    </message>
    <message>
        <source>War-band %1</source>
        <comment>name of a unit</comment>
        <translation>Banda guerrera %1</translation>
    </message>
    <message>
        <source>Chieftain III</source>
        <comment>name of a general</comment>
        <translation>Caudillo III</translation>
    </message>
    <message>
        <source>Chieftain IV</source>
        <comment>name of a general</comment>
        <translation>Caudillo IV</translation>
    </message>
    <message>
        <source>An army of Greek cities</source>
        <comment>title</comment>
        <translation>Un ejército de ciudades griegas</translation>
    </message>
    <message>
        <source>Citizens who bought their own shields stood shoulder to shoulder in the phalanx of hoplites; light-armed peltasts and archers, and a little horse, did the rest.</source>
        <comment>background</comment>
        <translation>Ciudadanos que se pagaban su propio escudo formaban hombro con hombro en la falange de hoplitas; peltastas y arqueros de armas ligeras, y un poco de caballería, hacían lo demás.</translation>
    </message>
    <message>
        <source>Herodotus 6.102-117 on Marathon; Xenophon for peltasts and horse. The numbers of the hoplites are those of heavy infantry.</source>
        <comment>sources</comment>
        <translation>Heródoto 6.102-117, sobre Maratón; Jenofonte, para los peltastas y la caballería. Los números de los hoplitas son los de la infantería pesada.</translation>
    </message>
    <message>
        <source>Hoplites</source>
        <comment>name of a unit type</comment>
        <translation>Hoplitas</translation>
    </message>
    <message>
        <source>Hoplites</source>
        <comment>plural of a unit type</comment>
        <translation>Hoplitas</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>name of a unit type</comment>
        <translation>Peltastas</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>plural of a unit type</comment>
        <translation>Peltastas</translation>
    </message>
    <message>
        <source>Greek archers</source>
        <comment>name of a unit type</comment>
        <translation>Arqueros griegos</translation>
    </message>
    <message>
        <source>Greek archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arqueros griegos</translation>
    </message>
    <message>
        <source>Greek light cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Caballería ligera griega</translation>
    </message>
    <message>
        <source>Greek light cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería ligera griega</translation>
    </message>
    <message>
        <source>Greeks</source>
        <comment>name of a side, as a label</comment>
        <translation>Griegos</translation>
    </message>
    <message>
        <source>the Greeks</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>los griegos</translation>
    </message>
    <message>
        <source>Polemarch</source>
        <comment>name of a general</comment>
        <translation>Polemarco</translation>
    </message>
    <message>
        <source>Strategos I</source>
        <comment>name of a general</comment>
        <translation>Estratego I</translation>
    </message>
    <message>
        <source>Horse of the cities %1</source>
        <comment>name of a unit</comment>
        <translation>Caballería de las ciudades %1</translation>
    </message>
    <message>
        <source>Strategos II</source>
        <comment>name of a general</comment>
        <translation>Estratego II</translation>
    </message>
    <message>
        <source>Peltasts %1</source>
        <comment>name of a unit</comment>
        <translation>Peltastas %1</translation>
    </message>
    <message>
        <source>Archers %1</source>
        <comment>name of a unit</comment>
        <translation>Arqueros %1</translation>
    </message>
    <message>
        <source>Hoplites %1</source>
        <comment>name of a unit</comment>
        <translation>Hoplitas %1</translation>
    </message>
    <message>
        <source>Strategos III</source>
        <comment>name of a general</comment>
        <translation>Estratego III</translation>
    </message>
    <message>
        <source>Strategos IV</source>
        <comment>name of a general</comment>
        <translation>Estratego IV</translation>
    </message>
    <message>
        <source>An army of the Hellenistic kings</source>
        <comment>title</comment>
        <translation>Un ejército de los reyes helenísticos</translation>
    </message>
    <message>
        <source>Alexander&apos;s successors went on fighting in his manner: a phalanx with pikes of some eighteen feet in the middle, lighter foot beside it, Cretan archers in front, heavy horse on the wings, and elephants from India where they could be had.</source>
        <comment>background</comment>
        <translation>Los sucesores de Alejandro siguieron combatiendo a su manera: en el centro, una falange con picas de más de cinco metros; al lado, infantería más ligera; delante, arqueros cretenses; en las alas, caballería pesada, y elefantes de la India donde se podían conseguir.</translation>
    </message>
    <message>
        <source>Polybius 18.28-32 compares phalanx and legion; 5.79-86 is the battle of Raphia. The numbers of the pikemen are ours: they hit like other heavy foot but move only four inches.</source>
        <comment>sources</comment>
        <translation>Polibio 18.28-32 compara la falange y la legión; 5.79-86 es la batalla de Rafia. Los números de los piqueros son nuestros: impactan como otra infantería pesada, pero solo avanzan cuatro pulgadas.</translation>
    </message>
    <message>
        <source>Sarissa phalanx</source>
        <comment>name of a unit type</comment>
        <translation>Falange de sarisas</translation>
    </message>
    <message>
        <source>Sarissa phalanx</source>
        <comment>plural of a unit type</comment>
        <translation>Falange de sarisas</translation>
    </message>
    <message>
        <source>Thureophoroi</source>
        <comment>name of a unit type</comment>
        <translation>Tureóforos</translation>
    </message>
    <message>
        <source>Thureophoroi</source>
        <comment>plural of a unit type</comment>
        <translation>Tureóforos</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>name of a unit type</comment>
        <translation>Arqueros cretenses</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arqueros cretenses</translation>
    </message>
    <message>
        <source>Companion cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Caballería de los Compañeros</translation>
    </message>
    <message>
        <source>Companion cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería de los Compañeros</translation>
    </message>
    <message>
        <source>Indian elephant</source>
        <comment>name of a unit type</comment>
        <translation>Elefante indio</translation>
    </message>
    <message>
        <source>Indian elephants</source>
        <comment>plural of a unit type</comment>
        <translation>Elefantes indios</translation>
    </message>
    <message>
        <source>Macedonians</source>
        <comment>name of a side, as a label</comment>
        <translation>Macedonios</translation>
    </message>
    <message>
        <source>the Macedonians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>los macedonios</translation>
    </message>
    <message>
        <source>King</source>
        <comment>name of a general</comment>
        <translation>Rey</translation>
    </message>
    <message>
        <source>Thessalian horse 1</source>
        <comment>name of a unit</comment>
        <translation>Caballería tesalia 1</translation>
    </message>
    <message>
        <source>Indian elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Elefante indio %1</translation>
    </message>
    <message>
        <source>Cretan archers %1</source>
        <comment>name of a unit</comment>
        <translation>Arqueros cretenses %1</translation>
    </message>
    <message>
        <source>Phalanx %1</source>
        <comment>name of a unit</comment>
        <translation>Falange %1</translation>
    </message>
    <message>
        <source>Thureophoroi %1</source>
        <comment>name of a unit</comment>
        <translation>Tureóforos %1</translation>
    </message>
    <message>
        <source>Companions %1</source>
        <comment>name of a unit</comment>
        <translation>Compañeros %1</translation>
    </message>
    <message>
        <source>An army of the Persian king</source>
        <comment>title</comment>
        <translation>Un ejército del rey persa</translation>
    </message>
    <message>
        <source>The Great King&apos;s army shot first: archers behind wicker shields, good horse on the wings. His guard, ten thousand strong because every gap in it was filled at once, the Greeks called the Immortals.</source>
        <comment>background</comment>
        <translation>El ejército del Gran Rey empezaba disparando: arqueros detrás de escudos de mimbre, buena caballería en las alas. A su guardia, siempre de diez mil hombres porque cada hueco se cubría al momento, los griegos la llamaban los Inmortales.</translation>
    </message>
    <message>
        <source>Herodotus 7.61-88 reviews the army of Xerxes. The bows of the line infantry have been taken out into separate archer units; the guard counts as heavy infantry because of its standing, not because of any measure of its strength.</source>
        <comment>sources</comment>
        <translation>Heródoto 7.61-88 pasa revista al ejército de Jerjes. Los arcos de la infantería de línea se han puesto aparte, en unidades de arqueros; la guardia cuenta como infantería pesada por su fama, no porque nadie haya medido su fuerza.</translation>
    </message>
    <message>
        <source>Immortals</source>
        <comment>name of a unit type</comment>
        <translation>Inmortales</translation>
    </message>
    <message>
        <source>Immortals</source>
        <comment>plural of a unit type</comment>
        <translation>Inmortales</translation>
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
        <translation>Arqueros persas</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arqueros persas</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Caballería persa</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería persa</translation>
    </message>
    <message>
        <source>Persians</source>
        <comment>name of a side, as a label</comment>
        <translation>Persas</translation>
    </message>
    <message>
        <source>the Persians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>los persas</translation>
    </message>
    <message>
        <source>Great general</source>
        <comment>name of a general</comment>
        <translation>Gran general</translation>
    </message>
    <message>
        <source>Satrap I</source>
        <comment>name of a general</comment>
        <translation>Sátrapa I</translation>
    </message>
    <message>
        <source>Median horse %1</source>
        <comment>name of a unit</comment>
        <translation>Caballería meda %1</translation>
    </message>
    <message>
        <source>Satrap II</source>
        <comment>name of a general</comment>
        <translation>Sátrapa II</translation>
    </message>
    <message>
        <source>Immortals %1</source>
        <comment>name of a unit</comment>
        <translation>Inmortales %1</translation>
    </message>
    <message>
        <source>Sparabara %1</source>
        <comment>name of a unit</comment>
        <translation>Sparabara %1</translation>
    </message>
    <message>
        <source>Satrap III</source>
        <comment>name of a general</comment>
        <translation>Sátrapa III</translation>
    </message>
    <message>
        <source>Satrap IV</source>
        <comment>name of a general</comment>
        <translation>Sátrapa IV</translation>
    </message>
    <message>
        <source>Persian horse %1</source>
        <comment>name of a unit</comment>
        <translation>Caballería persa %1</translation>
    </message>
    <message>
        <source>An army of the Roman Republic</source>
        <comment>title</comment>
        <translation>Un ejército de la República romana</translation>
    </message>
    <message>
        <source>A consular army of the third and second centuries BC: maniples of hastati, principes and triarii in three lines, velites in front, citizen horse on the wings. The scorpions are there because they make a good game; in open battle they were rare.</source>
        <comment>background</comment>
        <translation>Un ejército consular de los siglos III y II a. C.: manípulos de hastati, príncipes y triarios en tres líneas, vélites delante y caballería de ciudadanos en las alas. Los escorpiones están porque mejoran el juego; en batalla abierta eran raros.</translation>
    </message>
    <message>
        <source>Polybius 6.19-26 describes the legion of his time. The numbers are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Polibio 6.19-26 describe la legión de su época. Los números son los de Fast Play Rules for Students, de Matt Fritz.</translation>
    </message>
    <message>
        <source>Roman infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infantería romana</translation>
    </message>
    <message>
        <source>Roman infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infantería romana</translation>
    </message>
    <message>
        <source>Roman skirmishers</source>
        <comment>name of a unit type</comment>
        <translation>Hostigadores romanos</translation>
    </message>
    <message>
        <source>Roman skirmishers</source>
        <comment>plural of a unit type</comment>
        <translation>Hostigadores romanos</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Caballería romana</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería romana</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <comment>name of a unit type</comment>
        <translation>Escorpión</translation>
    </message>
    <message>
        <source>Scorpions</source>
        <comment>plural of a unit type</comment>
        <translation>Escorpiones</translation>
    </message>
    <message>
        <source>Romans</source>
        <comment>name of a side, as a label</comment>
        <translation>Romanos</translation>
    </message>
    <message>
        <source>the Romans</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>los romanos</translation>
    </message>
    <message>
        <source>Consul</source>
        <comment>name of a general</comment>
        <translation>Cónsul</translation>
    </message>
    <message>
        <source>Legate I</source>
        <comment>name of a general</comment>
        <translation>Legado I</translation>
    </message>
    <message>
        <source>Italian horse %1</source>
        <comment>name of a unit</comment>
        <translation>Caballería itálica %1</translation>
    </message>
    <message>
        <source>Legate II</source>
        <comment>name of a general</comment>
        <translation>Legado II</translation>
    </message>
    <message>
        <source>Velites %1</source>
        <comment>name of a unit</comment>
        <translation>Vélites %1</translation>
    </message>
    <message>
        <source>Hastati %1</source>
        <comment>name of a unit</comment>
        <translation>Hastati %1</translation>
    </message>
    <message>
        <source>Principes %1</source>
        <comment>name of a unit</comment>
        <translation>Príncipes %1</translation>
    </message>
    <message>
        <source>Triarii %1</source>
        <comment>name of a unit</comment>
        <translation>Triarios %1</translation>
    </message>
    <message>
        <source>Scorpion %1</source>
        <comment>name of a unit</comment>
        <translation>Escorpión %1</translation>
    </message>
    <message>
        <source>Legate III</source>
        <comment>name of a general</comment>
        <translation>Legado III</translation>
    </message>
    <message>
        <source>Legate IV</source>
        <comment>name of a general</comment>
        <translation>Legado IV</translation>
    </message>
    <message>
        <source>Roman horse 1</source>
        <comment>name of a unit</comment>
        <translation>Caballería romana 1</translation>
    </message>
    <message>
        <source>The Battle of Cannae (short)</source>
        <comment>title</comment>
        <translation>La batalla de Cannas (breve)</translation>
    </message>
    <message>
        <source>Summer 216 BC</source>
        <comment>date</comment>
        <translation>Verano del 216 a. C.</translation>
    </message>
    <message>
        <source>By the river Aufidus, near Cannae in southern Italy</source>
        <comment>place</comment>
        <translation>Junto al río Aufido, cerca de Cannas, en el sur de Italia</translation>
    </message>
    <message>
        <source>For two years Hannibal had beaten every Roman army he met in Italy. In 216 BC Rome decided to crush him with numbers, and sent both consuls, Lucius Aemilius Paullus and Gaius Terentius Varro, with a larger army than ever before.

They met in the plain by the river Aufidus. The Romans made their infantry much deeper than it was wide, to break through by sheer weight; Roman horse stood at the river, allied horse at the other end. Hannibal, with half as many foot but more horse, bent his middle forward like a bow: Gauls and Iberians in turn. On either side of it he kept his Libyans back.

At the river Hasdrubal&apos;s heavy horse destroyed the Roman horse. In the middle the Romans pushed the thin bow in and crowded after it, until they stood between the Libyans, who turned inward and struck both sides. Hasdrubal rode round behind the Romans, chased off the allied horse, and charged the infantry from the rear. Packed so tightly that they could not use their weapons, the Romans were killed from the outside in. Paullus and Servilius fell. Varro escaped with a few dozen riders. Rome did not make peace.</source>
        <comment>background</comment>
        <translation>Durante dos años, Aníbal había vencido a todos los ejércitos romanos que encontró en Italia. En el 216 a. C., Roma decidió aplastarlo con la fuerza del número y envió a los dos cónsules, Lucio Emilio Paulo y Cayo Terencio Varrón, con un ejército mayor que nunca.

Se encontraron en la llanura del río Aufido. Los romanos formaron su infantería mucho más profunda que ancha, para romper la línea por puro peso; la caballería romana estaba junto al río y la aliada en el otro extremo. Aníbal, con la mitad de infantería pero más caballería, curvó su centro hacia delante como un arco: galos e íberos alternados. A los dos lados, más atrás, dejó a sus libios.

Junto al río, la caballería pesada de Asdrúbal deshizo a la romana. En el centro, los romanos empujaron el delgado arco y se metieron tras él, hasta quedar entre los libios, que se volvieron hacia dentro y golpearon por los dos lados. Asdrúbal rodeó a los romanos por detrás, ahuyentó a la caballería aliada y cargó contra la infantería por la espalda. Los romanos, tan apretados que no podían usar sus armas, fueron cayendo desde fuera hacia dentro. Murieron Paulo y Servilio. Varrón escapó con unas docenas de jinetes. Roma no pidió la paz.</translation>
    </message>
    <message>
        <source>Polybius, Histories 3.107-118, and Livy 22.44-52, are the accounts to read; Appian, Hannibal&apos;s War 17-26, is weaker. Polybius gives Rome 80,000 foot, 10,000 of them left in camp, and 6,000 horse; Hannibal little more than 40,000 foot and 10,000 horse. Livy found writers who gave Rome far fewer, and some modern scholars believe in about 50,000.

Polybius says 70,000 Romans died. His own numbers of dead, prisoners and escaped add up to more men than he put on the field. Livy has about 48,000 dead. The day, 2 August by the Roman calendar, comes from much later writers. Who led Hannibal&apos;s right wing? Hanno, says Polybius; Maharbal, says Livy.</source>
        <comment>sources</comment>
        <translation>Hay que leer a Polibio, Historias 3.107-118, y a Tito Livio 22.44-52; Apiano, Guerra de Aníbal 17-26, es más flojo. Polibio da a Roma 80.000 infantes, 10.000 de ellos en el campamento, y 6000 jinetes; a Aníbal, poco más de 40.000 infantes y 10.000 jinetes. Livio halló autores que daban a Roma muchos menos, y algunos estudiosos modernos creen que eran unos 50.000.

Polibio dice que murieron 70.000 romanos. Sus propias cifras de muertos, prisioneros y fugitivos suman más hombres de los que puso en el campo. Livio cuenta unos 48.000 muertos. El día, el 2 de agosto del calendario romano, viene de autores muy posteriores. ¿Quién mandaba el ala derecha de Aníbal? Hannón, dice Polibio; Maharbal, dice Livio.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. The same plan with a handful of units: a bow of Gauls and Iberians, Libyans held back on both sides, horse on the wings.

A unit attacked from the side or rear fights as well as ever in these rules, and nobody is too crowded to fight. So the ring round the Romans helps only because more units reach the same enemy. Compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/cannae-short.zama.json --games 400 --seed 2026 gave 235 battles to Carthage, 104 to Rome, and 61 were drawn.

Before you begin, let the Carthaginians draw where each of their units should stand after five turns. Compare at the end.</source>
        <comment>notes</comment>
        <translation>Una clase. 16 unidades, de dos a seis estudiantes. El mismo plan con unas pocas unidades: un arco de galos e íberos, libios retrasados a los dos lados y caballería en las alas.

En estas reglas, una unidad atacada por el flanco o por la espalda combate tan bien como siempre, y nadie está demasiado apretado para combatir. Por eso el cerco a los romanos solo ayuda porque más unidades llegan al mismo enemigo. Hay que comparar porcentajes de bajas, no muertos.

Equilibrio: con el pensamiento rápido del programa en los dos bandos, zama-cli simulate scenarios/cannae-short.zama.json --games 400 --seed 2026 dio 235 batallas a Cartago, 104 a Roma y 61 indecisas.

Antes de empezar, quienes lleven a los cartagineses pueden dibujar dónde debería estar cada unidad después de cinco turnos. Se compara al final.</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infantería pesada libia</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infantería pesada libia</translation>
    </message>
    <message>
        <source>Gallic infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infantería gala</translation>
    </message>
    <message>
        <source>Gallic infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infantería gala</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <comment>name of a unit type</comment>
        <translation>Honderos baleares</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <comment>plural of a unit type</comment>
        <translation>Honderos baleares</translation>
    </message>
    <message>
        <source>Gallic and Iberian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Caballería gala e íbera</translation>
    </message>
    <message>
        <source>Gallic and Iberian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería gala e íbera</translation>
    </message>
    <message>
        <source>Numidian cavalry of Carthage</source>
        <comment>name of a unit type</comment>
        <translation>Caballería númida de Cartago</translation>
    </message>
    <message>
        <source>Numidian cavalry of Carthage</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería númida de Cartago</translation>
    </message>
    <message>
        <source>Your horse is better in the west and quicker in the east. Win there first, then come round behind. The three units of Gauls and Iberians must hold on while that happens. Bring the Libyans in from both sides when the Romans have passed them.</source>
        <comment>briefing</comment>
        <translation>Tu caballería es mejor en el oeste y más rápida en el este. Vence primero allí y luego rodea al enemigo por detrás. Mientras tanto, las tres unidades de galos e íberos tienen que aguantar. Haz entrar a los libios por los dos lados cuando los romanos los hayan sobrepasado.</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a command</comment>
        <translation>Honderos</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a unit</comment>
        <translation>Honderos</translation>
    </message>
    <message>
        <source>Heavy Horse</source>
        <comment>name of a command</comment>
        <translation>Caballería pesada</translation>
    </message>
    <message>
        <source>Heavy horse</source>
        <comment>name of a unit</comment>
        <translation>Caballería pesada</translation>
    </message>
    <message>
        <source>Numidians</source>
        <comment>name of a command</comment>
        <translation>Númidas</translation>
    </message>
    <message>
        <source>Numidians</source>
        <comment>name of a unit</comment>
        <translation>Númidas</translation>
    </message>
    <message>
        <source>The Bow</source>
        <comment>name of a command</comment>
        <translation>Arco</translation>
    </message>
    <message>
        <source>Hannibal</source>
        <comment>name of a general</comment>
        <translation>Aníbal</translation>
    </message>
    <message>
        <source>Iberians</source>
        <comment>name of a unit</comment>
        <translation>Íberos</translation>
    </message>
    <message>
        <source>Libyans, west</source>
        <comment>name of a command</comment>
        <translation>Libios, oeste</translation>
    </message>
    <message>
        <source>Libyans, west</source>
        <comment>name of a unit</comment>
        <translation>Libios, oeste</translation>
    </message>
    <message>
        <source>Libyans, east</source>
        <comment>name of a command</comment>
        <translation>Libios, este</translation>
    </message>
    <message>
        <source>Libyans, east</source>
        <comment>name of a unit</comment>
        <translation>Libios, este</translation>
    </message>
    <message>
        <source>Four units of heavy infantry, one behind the other: nothing in front of them can stop them for long. Break the middle before the enemy&apos;s horsemen come round, and keep your own horse near your foot.</source>
        <comment>briefing</comment>
        <translation>Cuatro unidades de infantería pesada, una detrás de otra: nada de lo que tienen delante puede pararlas mucho tiempo. Rompe el centro antes de que los jinetes enemigos te rodeen, y mantén tu caballería cerca de la infantería.</translation>
    </message>
    <message>
        <source>Light Troops</source>
        <comment>name of a command</comment>
        <translation>Tropas ligeras</translation>
    </message>
    <message>
        <source>Roman Horse</source>
        <comment>name of a command</comment>
        <translation>Caballería romana</translation>
    </message>
    <message>
        <source>Roman horse</source>
        <comment>name of a unit</comment>
        <translation>Caballería romana</translation>
    </message>
    <message>
        <source>Allied Horse</source>
        <comment>name of a command</comment>
        <translation>Caballería aliada</translation>
    </message>
    <message>
        <source>Terentius Varro</source>
        <comment>name of a general</comment>
        <translation>Terencio Varrón</translation>
    </message>
    <message>
        <source>Allied horse</source>
        <comment>name of a unit</comment>
        <translation>Caballería aliada</translation>
    </message>
    <message>
        <source>The Legions</source>
        <comment>name of a command</comment>
        <translation>Legiones</translation>
    </message>
    <message>
        <source>Servilius</source>
        <comment>name of a general</comment>
        <translation>Servilio</translation>
    </message>
    <message>
        <source>The Battle of Cannae</source>
        <comment>title</comment>
        <translation>La batalla de Cannas</translation>
    </message>
    <message>
        <source>Two lessons. 49 units, up to six commands with generals. A stand is about 400 men. North is up, as it was: the Romans look south, the river runs along the west edge.

What plain rules cannot say: a unit that is attacked from the side or the rear fights as well as ever, so a ring does not kill by itself; it only lets more of your units reach the same enemy. Nobody is too crowded to fight. Therefore the rearmost Roman line begins with 2 of its 6 stands; the others are the men who never got near an enemy. And all Roman infantry is of a type of its own, crowded legionaries, who hit on a 6 instead of a 5: no room to swing a sword (see &quot;More troops&quot; in the rulebook). Counted in stands, that is about 52,000 Roman foot, the number of the doubters. Nobody runs away, so both sides lose more than they did, Hannibal above all.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/cannae.zama.json --games 400 --seed 2026 gave 123 battles to Rome, 119 to Carthage, and 158 were drawn.

To talk about: Polybius says it is better to have half as many foot and more horse than to be equal in both. Does your battle bear him out? Add up his numbers of dead and prisoners. Two consuls took turns in command from day to day: can an army be led like that? And why did Rome not make peace?</source>
        <comment>notes</comment>
        <translation>Dos clases. 49 unidades, hasta seis cuerpos con general. Una peana son unos 400 hombres. El norte está arriba, como fue: los romanos miran al sur y el río corre por el borde oeste.

Lo que no pueden decir unas reglas sencillas: una unidad atacada por el flanco o por la espalda combate tan bien como siempre, así que un cerco no destruye por sí mismo; solo permite que más unidades lleguen al mismo enemigo. Nadie está demasiado apretado para combatir. Por eso la línea romana más retrasada empieza con 2 de sus 6 peanas; las otras son los hombres que nunca llegaron cerca de un enemigo. Y toda la infantería romana es de un tipo propio, legionarios apretados, que impactan con un 6 en lugar de un 5: no hay sitio para mover la espada (véase «Más tropas» en el reglamento). Contando peanas, son unos 52.000 infantes romanos, la cifra de los que dudan. Nadie huye, así que los dos bandos pierden más que entonces, sobre todo Aníbal.

Equilibrio: con el pensamiento rápido del programa en los dos bandos, zama-cli simulate scenarios/cannae.zama.json --games 400 --seed 2026 dio 123 batallas a Roma, 119 a Cartago y 158 indecisas.

Para hablar: Polibio dice que es mejor tener la mitad de infantería y más caballería que ser iguales en las dos. ¿Le da la razón esta batalla? Conviene sumar sus cifras de muertos y prisioneros. Dos cónsules se turnaban en el mando cada día: ¿se puede dirigir así un ejército? ¿Y por qué no pidió Roma la paz?</translation>
    </message>
    <message>
        <source>Iberian infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infantería íbera</translation>
    </message>
    <message>
        <source>Iberian infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infantería íbera</translation>
    </message>
    <message>
        <source>Crowded legionaries</source>
        <comment>name of a unit type</comment>
        <translation>Legionarios apretados</translation>
    </message>
    <message>
        <source>Crowded legionaries</source>
        <comment>plural of a unit type</comment>
        <translation>Legionarios apretados</translation>
    </message>
    <message>
        <source>You have fewer foot and far more horse. At the river Hasdrubal&apos;s two units face one: destroy it quickly, then ride round behind the enemy. The Numidians in the east need only keep the allied horse busy.

Your bow of Gauls and Iberians will be pushed in. Do not rescue it; it buys time. Keep the Libyans out of the fight until the Romans have followed the bow between them, then charge from both sides. The battle lasts ten turns. You will need them all.</source>
        <comment>briefing</comment>
        <translation>Tienes menos infantería y mucha más caballería. Junto al río, las dos unidades de Asdrúbal tienen una sola delante: deshazla pronto y luego rodea al enemigo por detrás. A los númidas del este les basta con entretener a la caballería aliada.

Tu arco de galos e íberos cederá. No lo rescates; está ganando tiempo. Mantén a los libios fuera del combate hasta que los romanos hayan seguido al arco y estén entre ellos; entonces carga por los dos lados. La batalla dura diez turnos. Te harán falta todos.</translation>
    </message>
    <message>
        <source>Slingers %1</source>
        <comment>name of a unit</comment>
        <translation>Honderos %1</translation>
    </message>
    <message>
        <source>Hasdrubal</source>
        <comment>name of a general</comment>
        <translation>Asdrúbal</translation>
    </message>
    <message>
        <source>Heavy horse %1</source>
        <comment>name of a unit</comment>
        <translation>Caballería pesada %1</translation>
    </message>
    <message>
        <source>Libyans, west %1</source>
        <comment>name of a unit</comment>
        <translation>Libios, oeste %1</translation>
    </message>
    <message>
        <source>Libyans, east %1</source>
        <comment>name of a unit</comment>
        <translation>Libios, este %1</translation>
    </message>
    <message>
        <source>Hanno</source>
        <comment>name of a general</comment>
        <translation>Hannón</translation>
    </message>
    <message>
        <source>Your infantry is the heaviest hammer Rome has ever swung. Only the front of it finds room to strike, so strike where they are weakest: the Gauls and Iberians. Break the bow before the enemy&apos;s horsemen are free.

Your horse is outnumbered. Let it hold out as long as it can, close to your foot. Leave some of the second line facing outward: the Libyans are waiting for your flanks, and riders will come from behind.</source>
        <comment>briefing</comment>
        <translation>Tu infantería es el martillo más pesado que Roma ha levantado jamás. Solo su frente tiene sitio para golpear, así que golpea donde son más débiles: en los galos y los íberos. Rompe el arco antes de que queden libres los jinetes enemigos.

Tu caballería es inferior en número. Que aguante todo lo que pueda, cerca de la infantería. Deja una parte de la segunda línea mirando hacia fuera: los libios esperan tus flancos, y por detrás llegarán jinetes.</translation>
    </message>
    <message>
        <source>Legions, right</source>
        <comment>name of a command</comment>
        <translation>Derecha, legiones</translation>
    </message>
    <message>
        <source>Rear line %1</source>
        <comment>name of a unit</comment>
        <translation>Última línea %1</translation>
    </message>
    <message>
        <source>Legions, middle</source>
        <comment>name of a command</comment>
        <translation>Centro, legiones</translation>
    </message>
    <message>
        <source>Legions, left</source>
        <comment>name of a command</comment>
        <translation>Izquierda, legiones</translation>
    </message>
    <message>
        <source>Aemilius Paullus</source>
        <comment>name of a general</comment>
        <translation>Emilio Paulo</translation>
    </message>
    <message>
        <source>The Elephant Charge</source>
        <comment>title</comment>
        <translation>La carga de los elefantes</translation>
    </message>
    <message>
        <source>202 BC, any hour of the battle</source>
        <comment>date</comment>
        <translation>202 a. C., en plena batalla</translation>
    </message>
    <message>
        <source>The plain of Zama</source>
        <comment>place</comment>
        <translation>La llanura de Zama</translation>
    </message>
    <message>
        <source>One corner of the great battle: four elephants, with a little infantry behind them, come across the plain at a Roman command. An elephant weighs as much as fifty men and cannot be stopped with javelins. It can be frightened, and a frightened elephant is a danger to everybody, most of all to its friends.

At Zama trumpets turned some of Hannibal&apos;s elephants round, javelins drove some off to the side, and the rest ran through the lanes that Scipio had left open. He had learned from an older defeat: half a century before, elephants had crushed a Roman army that stood packed in one deep block.</source>
        <comment>background</comment>
        <translation>Un rincón de la gran batalla: cuatro elefantes, con un poco de infantería detrás, cruzan la llanura hacia un cuerpo romano. Un elefante pesa como cincuenta hombres y no se detiene con jabalinas. Pero se le puede espantar, y un elefante espantado es un peligro para todos, sobre todo para sus amigos.

En Zama, las trompetas hicieron dar la vuelta a algunos elefantes de Aníbal, las jabalinas empujaron a otros hacia los lados y los demás pasaron corriendo por las calles que Escipión había dejado abiertas. Lo había aprendido de una derrota anterior: medio siglo antes, los elefantes habían aplastado a un ejército romano apretado en un solo bloque profundo.</translation>
    </message>
    <message>
        <source>Polybius, Histories 15.12, tells of the elephants at Zama; 1.33-34 of the older defeat, when the Spartan Xanthippus beat Regulus near Tunis. The troops on this table are a slice of Matt Fritz&apos;s Zama, not of any source.</source>
        <comment>sources</comment>
        <translation>Polibio, Historias 15.12, habla de los elefantes de Zama; 1.33-34, de la derrota anterior, cuando el espartano Jantipo venció a Régulo cerca de Túnez. Las tropas de esta mesa son un trozo de la Zama de Matt Fritz, no de ninguna fuente.</translation>
    </message>
    <message>
        <source>About 30 minutes, six turns, two to eight players. The class learns the four dice of an elephant: the scare die (5 or 6 sends it home, but only formed Roman infantry, only from the front), the hit (two stands at once, no die), the control die after each round (1 and 2 hold it), and the rampage (twelve inches through friend and foe).

Before you start, let everybody guess: how many of the four elephants will leave without hurting anyone? One in three of those that charge infantry from the front. And how many will be gone after their first fight? Two in three. Write the guesses down and count.

Elephants do not count as losses, so Carthage may spend them freely. To make it harder for Carthage, set scared_by to infantry_and_skirmishers; harder for Rome, elephant_melee to two_per_round.</source>
        <comment>notes</comment>
        <translation>Unos 30 minutos, seis turnos, de dos a ocho jugadores. La clase aprende las cuatro cosas de un elefante: la tirada de espanto (con 5 o 6 se va, pero solo ante infantería romana en formación y solo de frente), la embestida (dos peanas de inmediato, sin dado), la tirada de control tras cada ronda (1 y 2 lo sujetan) y la carrera desbocada (doce pulgadas entre amigos y enemigos).

Antes de empezar, conviene que todos lo piensen: ¿cuántos de los cuatro elefantes se irán sin hacer daño a nadie? Uno de cada tres de los que cargan de frente contra infantería. ¿Y cuántos desaparecerán tras su primer combate? Dos de cada tres. Se anotan las respuestas y se cuenta.

Los elefantes no cuentan como bajas, así que Cartago puede gastarlos sin reparo. Para que Cartago lo tenga más difícil se pone la opción «scared_by» en infantry_and_skirmishers; para que lo tenga Roma, «elephant_melee» en two_per_round.</translation>
    </message>
    <message>
        <source>Four elephants are coming, and your javelins do nothing to them. There are three ways to deal with one. Meet it head-on with formed infantry: it shies on 5 or 6. Charge it with skirmishers before it charges you: then it does not hit, and every round it must be controlled. Or keep out of its way: it walks only six inches.

Look where an elephant faces before you fight it. If it panics it will run straight ahead, right, left or back, twelve inches through everything. Do not stand in deep columns.</source>
        <comment>briefing</comment>
        <translation>Vienen cuatro elefantes, y tus jabalinas no les hacen nada. Hay tres maneras de tratar con uno. Recíbelo de frente con infantería en formación: se espanta con 5 o 6. Carga contra él con hostigadores antes de que cargue él: entonces no embiste, y en cada ronda hay que controlarlo. O apártate de su camino: solo anda seis pulgadas.

Mira hacia dónde está orientado un elefante antes de combatir contra él. Si se desboca, correrá de frente, a la derecha, a la izquierda o hacia atrás, doce pulgadas a través de todo. No formes columnas profundas.</translation>
    </message>
    <message>
        <source>The Command</source>
        <comment>name of a command</comment>
        <translation>Cuerpo romano</translation>
    </message>
    <message>
        <source>Legate Gaius</source>
        <comment>name of a general</comment>
        <translation>Cayo</translation>
    </message>
    <message>
        <source>Velites, left</source>
        <comment>name of a unit</comment>
        <translation>Vélites, izquierda</translation>
    </message>
    <message>
        <source>Velites, right</source>
        <comment>name of a unit</comment>
        <translation>Vélites, derecha</translation>
    </message>
    <message>
        <source>Hastati</source>
        <comment>name of a unit</comment>
        <translation>Hastati</translation>
    </message>
    <message>
        <source>Principes</source>
        <comment>name of a unit</comment>
        <translation>Príncipes</translation>
    </message>
    <message>
        <source>The Horse</source>
        <comment>name of a command</comment>
        <translation>Caballería</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>name of a unit</comment>
        <translation>Caballería</translation>
    </message>
    <message>
        <source>Your elephants hit once and hard: two stands gone the moment they touch. Send them at what cannot frighten them: horsemen, skirmishers, the side of a unit. After that they are a gamble, two in three run wild at once, so leave a lane behind them.

Your infantry is too weak to win by itself. Let the elephants go first, then charge what they have broken. An elephant that keeps calm may walk away in your next move and charge again.</source>
        <comment>briefing</comment>
        <translation>Tus elefantes golpean una vez y fuerte: dos peanas menos en cuanto tocan. Envíalos contra lo que no puede espantarlos: jinetes, hostigadores, el flanco de una unidad. Después son una aventura: dos de cada tres se desbocan enseguida, así que deja una calle libre detrás de ellos.

Tu infantería es demasiado débil para ganar sola. Deja ir primero a los elefantes y luego carga contra lo que han roto. Un elefante que conserva la calma puede alejarse en tu próximo movimiento y volver a cargar.</translation>
    </message>
    <message>
        <source>The Elephants</source>
        <comment>name of a command</comment>
        <translation>Elefantes</translation>
    </message>
    <message>
        <source>Surus</source>
        <comment>name of a unit</comment>
        <translation>Surus</translation>
    </message>
    <message>
        <source>Old Tusker</source>
        <comment>name of a unit</comment>
        <translation>Viejo Colmillos</translation>
    </message>
    <message>
        <source>Thunder</source>
        <comment>name of a unit</comment>
        <translation>Trueno</translation>
    </message>
    <message>
        <source>The Grey Lady</source>
        <comment>name of a unit</comment>
        <translation>Dama Gris</translation>
    </message>
    <message>
        <source>The Foot</source>
        <comment>name of a command</comment>
        <translation>Infantería</translation>
    </message>
    <message>
        <source>Captain Maharbal</source>
        <comment>name of a general</comment>
        <translation>Maharbal</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>name of a unit</comment>
        <translation>Infantería pesada</translation>
    </message>
    <message>
        <source>Light infantry</source>
        <comment>name of a unit</comment>
        <translation>Infantería ligera</translation>
    </message>
    <message>
        <source>First Lesson: the Ford</source>
        <comment>title</comment>
        <translation>Primera clase: el vado</translation>
    </message>
    <message>
        <source>A summer morning, 203 BC</source>
        <comment>date</comment>
        <translation>Una mañana de verano, 203 a. C.</translation>
    </message>
    <message>
        <source>A ford on an African river</source>
        <comment>place</comment>
        <translation>Un vado en un río de África</translation>
    </message>
    <message>
        <source>Two patrols have come to the same ford. On the south bank a Roman officer has brought a unit of infantry, some young javelin men and a troop of horse; on the north bank a Carthaginian captain has just the same. Whoever holds the ford tonight can water his horses, and the whole army behind him can cross tomorrow. It has not rained for weeks, and the river is only a line of stones: nobody will get his feet wet.

Both patrols are equally strong. What decides is who shoots first, who charges whom, and where the generals go.</source>
        <comment>background</comment>
        <translation>Dos patrullas han llegado al mismo vado. En la orilla sur, un oficial romano trae una unidad de infantería, unos jóvenes con jabalinas y un grupo de jinetes; en la orilla norte, un capitán cartaginés tiene lo mismo. Quien tenga el vado esta noche podrá dar de beber a sus caballos, y mañana todo el ejército que viene detrás podrá cruzar. No ha llovido en semanas, y el río es solo una línea de piedras: nadie se mojará los pies.

Las dos patrullas son igual de fuertes. Lo que decide es quién dispara primero, quién carga contra quién y adónde van los generales.</translation>
    </message>
    <message>
        <source>This skirmish is made up. Patrols like these met every day in the war in Africa (204 to 202 BC), and no writer of the time thought them worth a line.</source>
        <comment>sources</comment>
        <translation>Esta escaramuza es inventada. Patrullas como estas se encontraban todos los días en la guerra de África (204 a 202 a. C.), y ningún escritor de la época les dedicó una línea.</translation>
    </message>
    <message>
        <source>A first game: about 20 minutes, two players or two teams, five turns. The sides are mirror images, so whoever wins has earned it, or thrown well; talk about which.

Let the class find out one thing per turn. Turn 1: moving; formed units wheel and slide, skirmishers go where they like. Turn 2: shooting; six inches, sixes hit. Turn 3: charging; horse reach twelve inches, foot six. Then melee, last stands, and the general&apos;s risk: he adds a die to his unit and may die for it.

Good questions: Why do skirmishers lose every melee against formed troops? What is the best moment to attach the general? Would you rather charge or be charged?</source>
        <comment>notes</comment>
        <translation>Una primera partida: unos 20 minutos, dos personas o dos equipos, cinco turnos. Los bandos son uno reflejo del otro, así que quien gana se lo ha merecido, o ha tenido suerte con los dados; conviene hablar de cuál de las dos cosas.

La clase puede descubrir una cosa por turno. Turno 1: mover; las unidades en formación hacen conversiones y avanzan en oblicuo, los hostigadores van adonde quieren. Turno 2: disparar; seis pulgadas, impacta el 6. Turno 3: cargar; la caballería llega a doce pulgadas, la infantería a seis. Después, el cuerpo a cuerpo, las últimas peanas y el peligro del general: añade un dado a su unidad y puede caer por ello.

Buenas preguntas: ¿por qué los hostigadores pierden todos los combates cuerpo a cuerpo contra tropas en formación? ¿Cuál es el mejor momento para unir al general? ¿Es mejor cargar o recibir la carga?</translation>
    </message>
    <message>
        <source>Hold the ford. You move and shoot first: use it. Your javelin men (velites) can move in any direction and throw six inches; let them hurt somebody and then slip back through your infantry, for in hand-to-hand fighting everyone beats them.

Your horsemen charge twelve inches. They are best against skirmishers and against units that are already busy. Put your officer with the unit that must not lose.</source>
        <comment>briefing</comment>
        <translation>Conserva el vado. Mueves y disparas antes que el enemigo: aprovéchalo. Tus jóvenes con jabalinas (vélites) pueden ir en cualquier dirección y lanzan a seis pulgadas; que hagan daño a alguien y luego vuelvan a deslizarse entre tu infantería, porque cuerpo a cuerpo los vence cualquiera.

Tus jinetes cargan a doce pulgadas. Son mejores contra hostigadores y contra unidades que ya están ocupadas. Pon a tu oficial con la unidad que no debe perder.</translation>
    </message>
    <message>
        <source>The Patrol</source>
        <comment>name of a command</comment>
        <translation>Patrulla</translation>
    </message>
    <message>
        <source>Centurion Marcus</source>
        <comment>name of a general</comment>
        <translation>Marco</translation>
    </message>
    <message>
        <source>Velites</source>
        <comment>name of a unit</comment>
        <translation>Vélites</translation>
    </message>
    <message>
        <source>Infantry</source>
        <comment>name of a unit</comment>
        <translation>Infantería</translation>
    </message>
    <message>
        <source>Take the ford. The Romans move and shoot before you, so do not stop where their javelins reach you: six inches from their skirmishers is too near, unless you mean to charge.

Your slingers can move in any direction and slip back through your infantry. Your horsemen charge twelve inches, farther than anybody can walk. Put your captain with the unit that must not lose.</source>
        <comment>briefing</comment>
        <translation>Toma el vado. Los romanos mueven y disparan antes que tú, así que no te detengas donde te alcancen sus jabalinas: a seis pulgadas de sus hostigadores estás demasiado cerca, salvo que quieras cargar.

Tus honderos pueden ir en cualquier dirección y volver a deslizarse entre tu infantería. Tus jinetes cargan a doce pulgadas, más lejos de lo que nadie puede andar. Pon a tu capitán con la unidad que no debe perder.</translation>
    </message>
    <message>
        <source>Captain Bomilcar</source>
        <comment>name of a general</comment>
        <translation>Bomílcar</translation>
    </message>
    <message>
        <source>The Battle of Gaugamela (short)</source>
        <comment>title</comment>
        <translation>La batalla de Gaugamela (breve)</translation>
    </message>
    <message>
        <source>1 October 331 BC</source>
        <comment>date</comment>
        <translation>1 de octubre del 331 a. C.</translation>
    </message>
    <message>
        <source>A plain west of Arbela, in what is now northern Iraq</source>
        <comment>place</comment>
        <translation>Una llanura al oeste de Arbela, en el norte del actual Irak</translation>
    </message>
    <message>
        <source>Alexander, king of Macedon, had taken the whole coast from Asia Minor to Egypt from Darius III, the Great King of Persia. In 331 BC he marched into the heart of the empire. Darius waited for him on a wide plain, with horsemen from as far away as Bactria and the lands of the Scythians, and two hundred chariots with blades on their wheels.

Alexander had far fewer men. He put his pikes in the middle, Parmenion with the Thessalian horse on the left, and rode himself on the right with his Companions. A second line of Greeks stood behind, ready to face about if the enemy came round. Then he moved to the right, and further to the right, until the Persian horse on that side had to attack. The chariots charged. Javelin men shot at the teams and pulled the drivers down; where some got through, the ranks opened and let them run. Few did any harm.

As the Persian horse was drawn away to that side, a gap opened in the Persian line. Alexander turned into it with the Companions and the nearest pikes, straight at Darius. The Great King&apos;s line broke and he got away. At the other end Mazaeus was close to beating Parmenion, and some riders got as far as the baggage; but the news from the middle decided the day. A clay tablet, written by astronomers in Babylon at the time, says that the king&apos;s troops left him.</source>
        <comment>background</comment>
        <translation>Alejandro, rey de Macedonia, había quitado a Darío III, el Gran Rey de Persia, toda la costa desde Asia Menor hasta Egipto. En el 331 a. C. marchó hacia el corazón del imperio. Darío lo esperaba en una ancha llanura, con jinetes llegados incluso de Bactria y de las tierras de los escitas, y doscientos carros con hoces en las ruedas.

Alejandro tenía muchos menos hombres. Puso las picas en el centro, a Parmenión con la caballería tesalia a la izquierda, y él mismo cabalgó a la derecha con sus Compañeros. Detrás había una segunda línea de griegos, dispuesta a dar media vuelta si el enemigo la rodeaba. Luego se movió hacia la derecha, y más hacia la derecha, hasta que la caballería persa de ese lado tuvo que atacar. Los carros cargaron. Los hombres con jabalinas dispararon contra los caballos y tiraron al suelo a los conductores; donde algún carro pasó, las filas se abrieron y lo dejaron correr. Pocos hicieron daño.

Al irse la caballería persa hacia ese lado, se abrió un hueco en la línea persa. Alejandro se lanzó por él con los Compañeros y las picas más cercanas, derecho hacia Darío. La línea del Gran Rey se rompió, y él escapó. En el otro extremo, Maceo estuvo a punto de vencer a Parmenión, y algunos jinetes llegaron hasta los equipajes; pero las noticias del centro decidieron el día. Una tablilla de arcilla, escrita entonces por astrónomos de Babilonia, dice que las tropas del rey lo abandonaron.</translation>
    </message>
    <message>
        <source>Arrian, Alexander&apos;s Campaigns 3.7-16, is the best account and has the Persian order of battle from a paper that was captured. Curtius 4.12-16, Diodorus 17.53-61 and Plutarch, Alexander 31-33, tell it differently. The clay tablet from Babylon gives the day.

Arrian counts 40,000 foot and 7,000 horse for Alexander. For Darius he repeats what people said: a million foot, 40,000 horse, 200 chariots and some fifteen elephants. Curtius has 200,000 foot and 45,000 horse. Modern guesses are 50,000 to 100,000 in all. The elephants were found in the camp; nobody says that they fought, and they are not on this table.</source>
        <comment>sources</comment>
        <translation>Arriano, Anábasis de Alejandro 3.7-16, es el mejor relato y da el orden de batalla persa según un escrito capturado. Curcio 4.12-16, Diodoro 17.53-61 y Plutarco, Alejandro 31-33, lo cuentan de otro modo. La tablilla de Babilonia da el día.

Arriano cuenta 40.000 infantes y 7000 jinetes de Alejandro. De Darío repite lo que se decía: un millón de infantes, 40.000 jinetes, 200 carros y unos quince elefantes. Curcio da 200.000 infantes y 45.000 jinetes. Los cálculos modernos van de 50.000 a 100.000 en total. Los elefantes aparecieron en el campamento; nadie dice que combatieran, y no están en esta mesa.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to five pupils. The middle of the battle with one wing on each side.

The scythed chariots are two stands that hit on 3 or more in the turn in which they charge, later only on a 6; a single hit ends them, by javelin or sword, and their losses do not count. They do not run on through the ranks, and they do not drive back into their own men. Pikes, hoplites, levies and horse archers are explained in the chapter &quot;More troops&quot; of the rulebook; the picture of the horse archer is a Mongol, fifteen centuries too late. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/gaugamela-short.zama.json --games 400 --seed 2026 gave 196 battles to Macedon, 136 to Persia, and 68 were drawn.

Before you begin, let everybody guess how many stands the chariots will take. Count.</source>
        <comment>notes</comment>
        <translation>Una clase. 15 unidades, de dos a cinco estudiantes. El centro de la batalla con un ala por cada lado.

Los carros con hoces son dos peanas que impactan con 3 o más en el turno en que cargan, y luego solo con un 6; un solo impacto acaba con ellos, de jabalina o de espada, y sus bajas no cuentan. No siguen corriendo entre las filas ni se vuelven contra los suyos. Las picas, los hoplitas, las levas y los arqueros a caballo se explican en el capítulo «Más tropas» del reglamento; la figura del arquero a caballo es un mongol, quince siglos demasiado tarde. Nadie huye; hay que comparar porcentajes de bajas, no muertos.

Equilibrio: con el pensamiento rápido del programa en los dos bandos, zama-cli simulate scenarios/gaugamela-short.zama.json --games 400 --seed 2026 dio 196 batallas a Macedonia, 136 a Persia y 68 indecisas.

Antes de empezar, que cada cual diga cuántas peanas quitarán los carros. Luego se cuenta.</translation>
    </message>
    <message>
        <source>Scythed chariots</source>
        <comment>name of a unit type</comment>
        <translation>Carros con hoces</translation>
    </message>
    <message>
        <source>Scythed chariots</source>
        <comment>plural of a unit type</comment>
        <translation>Carros con hoces</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <comment>name of a unit type</comment>
        <translation>Arqueros a caballo</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arqueros a caballo</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>name of a unit type</comment>
        <translation>Melóforos</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>plural of a unit type</comment>
        <translation>Melóforos</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a unit type</comment>
        <translation>Levas</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>plural of a unit type</comment>
        <translation>Levas</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>name of a unit type</comment>
        <translation>Hipaspistas</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>plural of a unit type</comment>
        <translation>Hipaspistas</translation>
    </message>
    <message>
        <source>Greek hoplites</source>
        <comment>name of a unit type</comment>
        <translation>Hoplitas griegos</translation>
    </message>
    <message>
        <source>Greek hoplites</source>
        <comment>plural of a unit type</comment>
        <translation>Hoplitas griegos</translation>
    </message>
    <message>
        <source>Heavy cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Caballería pesada</translation>
    </message>
    <message>
        <source>Heavy cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería pesada</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>name of a unit type</comment>
        <translation>Jabalineros</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>plural of a unit type</comment>
        <translation>Jabalineros</translation>
    </message>
    <message>
        <source>More horse, fewer good foot. Send the chariots at the pikes before a javelin finds them, come round the wings, and wear them down with arrows. Win before the pikes arrive.</source>
        <comment>briefing</comment>
        <translation>Más caballería, menos infantería buena. Envía los carros contra las picas antes de que los encuentre una jabalina, rodea por las alas y desgasta al enemigo con flechas. Gana antes de que lleguen las picas.</translation>
    </message>
    <message>
        <source>King&apos;s Guard</source>
        <comment>name of a command</comment>
        <translation>Guardia del rey</translation>
    </message>
    <message>
        <source>Darius III</source>
        <comment>name of a general</comment>
        <translation>Darío III</translation>
    </message>
    <message>
        <source>Chariots %1</source>
        <comment>name of a unit</comment>
        <translation>Carros %1</translation>
    </message>
    <message>
        <source>Kinsmen</source>
        <comment>name of a unit</comment>
        <translation>Parientes del rey</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>name of a unit</comment>
        <translation>Melóforos</translation>
    </message>
    <message>
        <source>East Wing</source>
        <comment>name of a command</comment>
        <translation>Ala este</translation>
    </message>
    <message>
        <source>Bactrians</source>
        <comment>name of a unit</comment>
        <translation>Bactrianos</translation>
    </message>
    <message>
        <source>Scythians</source>
        <comment>name of a unit</comment>
        <translation>Escitas</translation>
    </message>
    <message>
        <source>West Wing</source>
        <comment>name of a command</comment>
        <translation>Ala oeste</translation>
    </message>
    <message>
        <source>Syrians</source>
        <comment>name of a unit</comment>
        <translation>Sirios</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a command</comment>
        <translation>Levas</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a unit</comment>
        <translation>Levas</translation>
    </message>
    <message>
        <source>Stop the chariots with the Agrianes: one hit ends them. Hold the left with the Thessalians, keep the second line for whoever comes round, and strike with the Companions where the enemy is thin.</source>
        <comment>briefing</comment>
        <translation>Detén los carros con los agrianos: un impacto acaba con ellos. Aguanta a la izquierda con los tesalios, guarda la segunda línea para quien te rodee y golpea con los Compañeros donde el enemigo sea delgado.</translation>
    </message>
    <message>
        <source>Alexander</source>
        <comment>name of a general</comment>
        <translation>Alejandro</translation>
    </message>
    <message>
        <source>Agrianes</source>
        <comment>name of a unit</comment>
        <translation>Agrianos</translation>
    </message>
    <message>
        <source>Companions</source>
        <comment>name of a unit</comment>
        <translation>Compañeros</translation>
    </message>
    <message>
        <source>Parmenion</source>
        <comment>name of a general</comment>
        <translation>Parmenión</translation>
    </message>
    <message>
        <source>Thessalians</source>
        <comment>name of a unit</comment>
        <translation>Tesalios</translation>
    </message>
    <message>
        <source>Phalanx and Guard</source>
        <comment>name of a command</comment>
        <translation>Falange y guardia</translation>
    </message>
    <message>
        <source>Pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Picas %1</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>name of a unit</comment>
        <translation>Hipaspistas</translation>
    </message>
    <message>
        <source>Second line</source>
        <comment>name of a unit</comment>
        <translation>Segunda línea</translation>
    </message>
    <message>
        <source>The Battle of Gaugamela</source>
        <comment>title</comment>
        <translation>La batalla de Gaugamela</translation>
    </message>
    <message>
        <source>Two lessons. 31 units, five commands with generals. A foot stand is about 500 men, a cavalry stand 300, a stand of chariots 25 chariots. The Persian line is thinner than in Arrian&apos;s list: the levies who never fought are mostly left out, and of the horse there are about 15,000, the lowest modern guess.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook. The scythed chariots are two stands that go 12 inches and hit on 3 or more in the turn in which they charge, later only on a 6. One single hit ends them, by javelin or sword, because a unit that is down to its last stand loses it: that is how light troops stopped them. Their losses do not count. What this likeness cannot do: they do not run on through the enemy&apos;s ranks, they are not let through by ranks that open, and they do not drive back into their own men.

Also new are the sarissa phalanx, hoplites, levies, foot archers, horse archers and light javelin cavalry. The picture of the horse archer is a Mongol, fifteen centuries too late.

What plain rules cannot say: a king who flees and takes the heart out of his army. Units fight to the last, so Darius&apos; levies will not run away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/gaugamela.zama.json --games 400 --seed 2026 gave 157 battles to Macedon, 156 to Persia, and 87 were drawn.

To talk about: Greek writers say that Darius left his army, the Babylonian tablet that his army left him. Whom do you believe? Why level the ground for chariots, and then lose by the gap they leave? What is a number like 300,000 dead good for? Was Alexander&apos;s stroke a plan or a chance?</source>
        <comment>notes</comment>
        <translation>Dos clases. 31 unidades, cinco cuerpos con general. Una peana de infantería son unos 500 hombres; una de caballería, 300; una de carros, 25 carros. La línea persa es más delgada que en la lista de Arriano: faltan casi todas las levas que nunca combatieron, y de la caballería hay unos 15.000, el cálculo moderno más bajo.

Tropas nuevas, explicadas en el capítulo «Más tropas» del reglamento. Los carros con hoces son dos peanas que recorren 12 pulgadas e impactan con 3 o más en el turno en que cargan, y luego solo con un 6. Un solo impacto acaba con ellos, de jabalina o de espada, porque una unidad a la que solo le queda la última peana la pierde: así los detenían las tropas ligeras. Sus bajas no cuentan. Lo que esta imitación no puede hacer: no siguen corriendo entre las filas enemigas, no pasan entre filas que se abren y no se vuelven contra los suyos.

También son nuevos la falange de sarisas, los hoplitas, las levas, los arqueros a pie, los arqueros a caballo y la caballería ligera de jabalina. La figura del arquero a caballo es un mongol, quince siglos demasiado tarde.

Lo que no pueden decir unas reglas sencillas: un rey que huye y deja sin ánimo a su ejército. Las unidades combaten hasta el final, así que las levas de Darío no huirán; hay que comparar porcentajes de bajas, no muertos.

Equilibrio: con el pensamiento rápido del programa en los dos bandos, zama-cli simulate scenarios/gaugamela.zama.json --games 400 --seed 2026 dio 157 batallas a Macedonia, 156 a Persia y 87 indecisas.

Para hablar: los escritores griegos dicen que Darío abandonó a su ejército; la tablilla de Babilonia, que su ejército lo abandonó a él. ¿A quién hay que creer? ¿Por qué allanar el suelo para los carros y luego perder por el hueco que dejan? ¿De qué sirve un número como 300.000 muertos? ¿Fue el golpe de Alejandro un plan o una casualidad?</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>name of a unit type</comment>
        <translation>Arqueros mardos</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arqueros mardos</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>name of a unit type</comment>
        <translation>Mercenarios griegos</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>plural of a unit type</comment>
        <translation>Mercenarios griegos</translation>
    </message>
    <message>
        <source>Light javelin cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Caballería ligera de jabalina</translation>
    </message>
    <message>
        <source>Light javelin cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería ligera de jabalina</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a unit type</comment>
        <translation>Arqueros</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arqueros</translation>
    </message>
    <message>
        <source>You have horsemen, many more than he has, and a wide plain. Come round both of his wings; his second line will turn to meet you, but it cannot be everywhere. Horse archers shoot 12 inches and ride where they like.

Chariots strike once: they hit on 3 or more when they charge, and hardly ever afterwards. One javelin that finds them first ends them. Aim them at the pikes, not at light troops. Your foot cannot face his pikes for long. Win before they arrive.</source>
        <comment>briefing</comment>
        <translation>Tienes jinetes, muchos más que él, y una ancha llanura. Rodea sus dos alas; su segunda línea se volverá hacia ti, pero no puede estar en todas partes. Los arqueros a caballo disparan a 12 pulgadas y cabalgan por donde quieren.

Los carros golpean una vez: impactan con 3 o más cuando cargan, y después casi nunca. Una jabalina que los encuentre antes acaba con ellos. Apunta a las picas, no a las tropas ligeras. Tu infantería no puede resistir mucho tiempo ante sus picas. Gana antes de que lleguen.</translation>
    </message>
    <message>
        <source>Mazaeus</source>
        <comment>name of a general</comment>
        <translation>Maceo</translation>
    </message>
    <message>
        <source>Armenians</source>
        <comment>name of a unit</comment>
        <translation>Armenios</translation>
    </message>
    <message>
        <source>Medes</source>
        <comment>name of a unit</comment>
        <translation>Medos</translation>
    </message>
    <message>
        <source>Parthians</source>
        <comment>name of a unit</comment>
        <translation>Partos</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>name of a unit</comment>
        <translation>Arqueros mardos</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>name of a unit</comment>
        <translation>Mercenarios griegos</translation>
    </message>
    <message>
        <source>Bessus</source>
        <comment>name of a general</comment>
        <translation>Beso</translation>
    </message>
    <message>
        <source>Arachosians</source>
        <comment>name of a unit</comment>
        <translation>Aracosios</translation>
    </message>
    <message>
        <source>Levies %1</source>
        <comment>name of a unit</comment>
        <translation>Levas %1</translation>
    </message>
    <message>
        <source>You are outnumbered on horseback on both wings. Parmenion on the left must last. Keep the second line back to face whoever comes round.

Javelin men and archers first: one hit stops a unit of chariots. Then look for the place where the enemy&apos;s line has thinned, and go in there with Alexander, the Companions and the hypaspists. His foot is bad, apart from the Greeks and the Apple Bearers, and the pikes will walk over it: 4 inches a turn.</source>
        <comment>briefing</comment>
        <translation>En las dos alas tienes menos caballería. Parmenión, a la izquierda, debe aguantar. Guarda atrás la segunda línea para hacer frente a quien te rodee.

Primero los jabalineros y los arqueros: un impacto detiene una unidad de carros. Luego busca el lugar donde la línea enemiga se ha hecho delgada y entra por ahí con Alejandro, los Compañeros y los hipaspistas. Su infantería es mala, salvo los griegos y los melóforos (los «portadores de manzanas»), y las picas pasarán por encima: 4 pulgadas por turno.</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>name of a unit</comment>
        <translation>Arqueros cretenses</translation>
    </message>
    <message>
        <source>Allied foot</source>
        <comment>name of a unit</comment>
        <translation>Infantería aliada</translation>
    </message>
    <message>
        <source>Odrysian horse</source>
        <comment>name of a unit</comment>
        <translation>Caballería odrisia</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>name of a unit</comment>
        <translation>Jabalineros</translation>
    </message>
    <message>
        <source>Second line %1</source>
        <comment>name of a unit</comment>
        <translation>Segunda línea %1</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a unit</comment>
        <translation>Arqueros</translation>
    </message>
    <message>
        <source>Paeonians</source>
        <comment>name of a unit</comment>
        <translation>Peonios</translation>
    </message>
    <message>
        <source>Veterans</source>
        <comment>name of a unit</comment>
        <translation>Veteranos</translation>
    </message>
    <message>
        <source>The Battle of the Great Plains (short)</source>
        <comment>title</comment>
        <translation>La batalla de los Grandes Llanos (breve)</translation>
    </message>
    <message>
        <source>203 BC</source>
        <comment>date</comment>
        <translation>203 a. C.</translation>
    </message>
    <message>
        <source>The Great Plains, five days from Utica in Africa</source>
        <comment>place</comment>
        <translation>Los Grandes Llanos, a cinco días de Útica, en África</translation>
    </message>
    <message>
        <source>In 203 BC Publius Scipio was in Africa and besieged Utica, not far from Carthage. One night, in the middle of talks about peace, he had the two camps of his enemies set on fire: that of Hasdrubal son of Gisgo and that of Syphax, king of the Numidians. Many died in the flames. Thirty days later Hasdrubal and Syphax had a new army of thirty thousand men. Four thousand of them were Celtiberians, who had come over from Spain to fight for pay.

Scipio marched against them in five days, without heavy baggage. For three days the armies watched each other and skirmished. On the fourth they fought. The Italian horse on the right and Masinissa&apos;s Numidians on the left broke both wings of the enemy at the first charge: the men there were beginners, or had only just escaped from the burning camps.

Only the Celtiberians stood. They did not know the country and had nowhere to run to, and from Scipio, who had been kind to Spain, they could expect no mercy. His first line held them in front; the second and third lines came out to the left and right and surrounded them. Almost all of them died. But their stand let Hasdrubal and Syphax get away, and Carthage called Hannibal home.</source>
        <comment>background</comment>
        <translation>En el 203 a. C., Publio Escipión estaba en África y sitiaba Útica, no lejos de Cartago. Una noche, en plenas conversaciones de paz, hizo incendiar los dos campamentos de sus enemigos: el de Asdrúbal, hijo de Giscón, y el de Sifax, rey de los númidas. Muchos murieron entre las llamas. Treinta días después, Asdrúbal y Sifax tenían un nuevo ejército de treinta mil hombres. Cuatro mil eran celtíberos, venidos de Hispania para combatir a sueldo.

Escipión marchó contra ellos durante cinco días, sin equipaje pesado. Durante tres días los ejércitos se vigilaron y se hostigaron. Al cuarto combatieron. La caballería itálica, a la derecha, y los númidas de Masinisa, a la izquierda, rompieron las dos alas del enemigo en la primera carga: los hombres de allí eran principiantes o acababan de escapar de los campamentos en llamas.

Solo resistieron los celtíberos. No conocían el país y no tenían adónde huir, y de Escipión, que había tratado bien a Hispania, no podían esperar perdón. Su primera línea los sujetó de frente; la segunda y la tercera salieron a izquierda y derecha y los rodearon. Murieron casi todos. Pero su resistencia permitió escapar a Asdrúbal y a Sifax, y Cartago hizo volver a Aníbal.</translation>
    </message>
    <message>
        <source>Polybius, Histories 14.7-8, with the burning of the camps in 14.1-5; Livy 30.7-8. Polybius gives the enemy not less than 30,000 men, Livy about 35,000, with 4,000 Celtiberians; rumour made 10,000 of them. How many men Scipio had, nobody says. He left a part of his army before Utica, and guesses run from 12,000 to 20,000.

Where each wing stood we know: Italian horse on the Roman right, Masinissa on the left. It was the other way round at Zama, a year later. Which way the armies looked we do not know; Romans in the south is our choice.</source>
        <comment>sources</comment>
        <translation>Polibio, Historias 14.7-8, con el incendio de los campamentos en 14.1-5; Tito Livio 30.7-8. Polibio da al enemigo no menos de 30.000 hombres; Livio, unos 35.000, con 4000 celtíberos; los rumores los hacían 10.000. Cuántos hombres tenía Escipión no lo dice nadie. Dejó una parte de su ejército ante Útica, y los cálculos van de 12.000 a 20.000.

Dónde estaba cada ala lo sabemos: la caballería itálica, a la derecha romana; Masinisa, a la izquierda. Un año después, en Zama, fue al revés. Hacia dónde miraban los ejércitos no lo sabemos; los romanos al sur son elección nuestra.</translation>
    </message>
    <message>
        <source>One lesson. 14 units, two to five pupils. A good first battle after the lesson at the ford: every kind of troops but elephants, and a simple plan.

Nobody panics or runs away in these rules, so the enemy&apos;s wings will not break at once as they did; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/great-plains-short.zama.json --games 400 --seed 2026 gave 211 battles to Rome, 123 to Carthage, and 66 were drawn.

Before you begin, ask both sides where they expect to win first. Afterwards: why did the Celtiberians stand when everybody else ran?</source>
        <comment>notes</comment>
        <translation>Una clase. 14 unidades, de dos a cinco estudiantes. Una buena primera batalla después de la clase del vado: todas las tropas menos los elefantes, y un plan sencillo.

En estas reglas nadie se asusta ni huye, así que las alas enemigas no se romperán enseguida como entonces; hay que comparar porcentajes de bajas, no muertos.

Equilibrio: con el pensamiento rápido del programa en los dos bandos, zama-cli simulate scenarios/great-plains-short.zama.json --games 400 --seed 2026 dio 211 batallas a Roma, 123 a Cartago y 66 indecisas.

Antes de empezar, conviene preguntar a los dos bandos dónde esperan vencer primero. Después: ¿por qué resistieron los celtíberos cuando todos los demás huyeron?</translation>
    </message>
    <message>
        <source>Numidian cavalry of Rome</source>
        <comment>name of a unit type</comment>
        <translation>Caballería númida de Roma</translation>
    </message>
    <message>
        <source>Numidian cavalry of Rome</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería númida de Roma</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a unit type</comment>
        <translation>Celtíberos</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>plural of a unit type</comment>
        <translation>Celtíberos</translation>
    </message>
    <message>
        <source>Carthaginian levies</source>
        <comment>name of a unit type</comment>
        <translation>Levas cartaginesas</translation>
    </message>
    <message>
        <source>Carthaginian levies</source>
        <comment>plural of a unit type</comment>
        <translation>Levas cartaginesas</translation>
    </message>
    <message>
        <source>Numidian peasants</source>
        <comment>name of a unit type</comment>
        <translation>Campesinos númidas</translation>
    </message>
    <message>
        <source>Numidian peasants</source>
        <comment>plural of a unit type</comment>
        <translation>Campesinos númidas</translation>
    </message>
    <message>
        <source>Numidian cavalry of Syphax</source>
        <comment>name of a unit type</comment>
        <translation>Caballería númida de Sifax</translation>
    </message>
    <message>
        <source>Numidian cavalry of Syphax</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería númida de Sifax</translation>
    </message>
    <message>
        <source>Win on the wings with your horse, hold the Celtiberians in front with your first line, and bring the second line round them.</source>
        <comment>briefing</comment>
        <translation>Vence en las alas con tu caballería, sujeta de frente a los celtíberos con tu primera línea y lleva la segunda a rodearlos.</translation>
    </message>
    <message>
        <source>The Legion</source>
        <comment>name of a command</comment>
        <translation>Legión</translation>
    </message>
    <message>
        <source>Scipio</source>
        <comment>name of a general</comment>
        <translation>Escipión</translation>
    </message>
    <message>
        <source>Numidian Horse</source>
        <comment>name of a command</comment>
        <translation>Ala númida</translation>
    </message>
    <message>
        <source>Masinissa</source>
        <comment>name of a general</comment>
        <translation>Masinisa</translation>
    </message>
    <message>
        <source>Masinissa&apos;s riders</source>
        <comment>name of a unit</comment>
        <translation>Jinetes de Masinisa</translation>
    </message>
    <message>
        <source>Italian Horse</source>
        <comment>name of a command</comment>
        <translation>Ala itálica</translation>
    </message>
    <message>
        <source>Italian horse</source>
        <comment>name of a unit</comment>
        <translation>Caballería itálica</translation>
    </message>
    <message>
        <source>You have more units and they have the better ones. The Celtiberians can stand against any Roman: use the time they win for you on the wings.</source>
        <comment>briefing</comment>
        <translation>Tú tienes más unidades, y ellos las mejores. Los celtíberos pueden resistir ante cualquier romano: aprovecha en las alas el tiempo que ganan para ti.</translation>
    </message>
    <message>
        <source>Carthaginians</source>
        <comment>name of a command</comment>
        <translation>Cartagineses</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <comment>name of a unit</comment>
        <translation>Hostigadores</translation>
    </message>
    <message>
        <source>Horse of Carthage</source>
        <comment>name of a unit</comment>
        <translation>Caballería de Cartago</translation>
    </message>
    <message>
        <source>Levy %1</source>
        <comment>name of a unit</comment>
        <translation>Leva %1</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a command</comment>
        <translation>Celtíberos</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a unit</comment>
        <translation>Celtíberos</translation>
    </message>
    <message>
        <source>Peasants</source>
        <comment>name of a unit</comment>
        <translation>Campesinos</translation>
    </message>
    <message>
        <source>The Battle of the Great Plains</source>
        <comment>title</comment>
        <translation>La batalla de los Grandes Llanos</translation>
    </message>
    <message>
        <source>One long lesson or two short ones. 35 units, five commands with generals. A stand is about 200 men.

What plain rules cannot say: nobody panics here, so the enemy&apos;s wings will not break at the first charge as they did. They are light infantry that begins with 6 stands of 8, and horse with 4 of 6: the missing men are those who never came back from the burning camps. Formed units cannot pass through each other, but the Roman second and third lines can do what Scipio&apos;s did: come out to the left and right of the first. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/great-plains.zama.json --games 400 --seed 2026 gave 213 battles to Rome, 109 to Carthage, and 78 were drawn.

To talk about: why did the Celtiberians fight on? Setting fire to camps during peace talks: was it fair? Polybius calls it the finest thing Scipio ever did. How does a city find thirty thousand soldiers in a month, and how good can they be? Was this battle more important than Zama?</source>
        <comment>notes</comment>
        <translation>Una clase larga o dos cortas. 35 unidades, cinco cuerpos con general. Una peana son unos 200 hombres.

Lo que no pueden decir unas reglas sencillas: aquí nadie se asusta, así que las alas enemigas no se romperán en la primera carga como entonces. Son infantería ligera que empieza con 6 peanas de 8, y caballería con 4 de 6: los que faltan son los que nunca volvieron de los campamentos en llamas. Las unidades en formación no se atraviesan entre sí, pero la segunda y la tercera línea romanas pueden hacer lo que hicieron las de Escipión: salir a izquierda y derecha de la primera. Nadie huye; hay que comparar porcentajes de bajas, no muertos.

Equilibrio: con el pensamiento rápido del programa en los dos bandos, zama-cli simulate scenarios/great-plains.zama.json --games 400 --seed 2026 dio 213 batallas a Roma, 109 a Cartago y 78 indecisas.

Para hablar: ¿por qué siguieron luchando los celtíberos? Incendiar campamentos durante conversaciones de paz, ¿fue justo? Polibio lo llama lo más hermoso que hizo Escipión. ¿Cómo encuentra una ciudad treinta mil soldados en un mes, y cómo de buenos pueden ser? ¿Fue esta batalla más importante que Zama?</translation>
    </message>
    <message>
        <source>You are fewer, but every man has been a soldier for years. On both wings your horse faces horse; win there and the levies are open to you. In the middle three heavy units of Celtiberians will not give way. Hold them with the first line and bring the second and third lines round both ends of it.

You need not kill everybody. You need to lose a smaller share than they do.</source>
        <comment>briefing</comment>
        <translation>Tu ejército es menor, pero cada hombre es soldado desde hace años. En las dos alas tu caballería tiene delante caballería; vence allí y las levas quedarán a tu merced. En el centro, tres unidades pesadas de celtíberos no cederán. Sujétalas con la primera línea y lleva la segunda y la tercera a rodearlas por los dos extremos.

No necesitas acabar con todos. Necesitas perder un porcentaje menor que ellos.</translation>
    </message>
    <message>
        <source>Masinissa&apos;s riders %1</source>
        <comment>name of a unit</comment>
        <translation>Jinetes de Masinisa %1</translation>
    </message>
    <message>
        <source>Laelius</source>
        <comment>name of a general</comment>
        <translation>Lelio</translation>
    </message>
    <message>
        <source>Your army is a month old, but it is large. The Celtiberians in the middle are as good as any Roman unit: make the Romans come to them. Use your numbers on the wings and keep your horse alive as long as you can. Levies and peasants fight badly one against one and well two against one.</source>
        <comment>briefing</comment>
        <translation>Tu ejército tiene un mes de vida, pero es grande. Los celtíberos del centro son tan buenos como cualquier unidad romana: haz que los romanos vayan hacia ellos. Aprovecha tu número en las alas y conserva tu caballería todo lo que puedas. Las levas y los campesinos combaten mal uno contra uno y bien dos contra uno.</translation>
    </message>
    <message>
        <source>Skirmishers %1</source>
        <comment>name of a unit</comment>
        <translation>Hostigadores %1</translation>
    </message>
    <message>
        <source>Horse of Carthage %1</source>
        <comment>name of a unit</comment>
        <translation>Caballería de Cartago %1</translation>
    </message>
    <message>
        <source>Syphax</source>
        <comment>name of a general</comment>
        <translation>Sifax</translation>
    </message>
    <message>
        <source>Peasants %1</source>
        <comment>name of a unit</comment>
        <translation>Campesinos %1</translation>
    </message>
    <message>
        <source>Celtiberians %1</source>
        <comment>name of a unit</comment>
        <translation>Celtíberos %1</translation>
    </message>
    <message>
        <source>The Guided Battle: the Village</source>
        <comment>title</comment>
        <translation>La batalla guiada: la aldea</translation>
    </message>
    <message>
        <source>Harvest time, 204 BC</source>
        <comment>date</comment>
        <translation>Tiempo de cosecha, 204 a. C.</translation>
    </message>
    <message>
        <source>A village near Utica</source>
        <comment>place</comment>
        <translation>Una aldea cerca de Útica</translation>
    </message>
    <message>
        <source>Scipio has landed in Africa, and his men must eat. A vanguard has been sent ahead to a village with full barns, and finds that others had the same idea: some Carthaginian spearmen, a few slingers and a handful of Numidian riders are loading carts.

The Romans are more, and they are better armed. All they have to do is go on and not dawdle.</source>
        <comment>background</comment>
        <translation>Escipión ha desembarcado en África, y sus hombres tienen que comer. Una vanguardia se ha adelantado hasta una aldea de graneros llenos y descubre que otros han tenido la misma idea: unos lanceros cartagineses, unos pocos honderos y un puñado de jinetes númidas están cargando carros.

Los romanos son más y tienen mejores armas. Solo tienen que avanzar sin entretenerse.</translation>
    </message>
    <message>
        <source>This skirmish is made up. Both armies lived off the land in the war in Africa (204 to 202 BC), and met over it.</source>
        <comment>sources</comment>
        <translation>Esta escaramuza es inventada. En la guerra de África (204 a 202 a. C.) los dos ejércitos vivían de lo que daba el campo, y por ello se encontraban.</translation>
    </message>
    <message>
        <source>The guided first battle: the program says what to do next and does it if asked, two turns, a few minutes. The Romans are stronger on purpose, and the Carthaginians mostly wait.

It shows, one thing at a time: a straight move, an oblique, a wheel, skirmishers, a general who joins a unit, shooting, charges, a melee and its dice. The player may at any time do something else; the guide goes on from there.</source>
        <comment>notes</comment>
        <translation>La primera batalla, guiada: el programa dice qué hacer y lo hace si se le pide; dos turnos, unos minutos. Los romanos son más fuertes a propósito, y los cartagineses sobre todo esperan.

Muestra las cosas de una en una: un avance recto, un oblicuo, una conversión, los hostigadores, un general que se une a una unidad, los disparos, las cargas, el cuerpo a cuerpo y sus dados. En cualquier momento se puede hacer otra cosa; la guía sigue desde ahí.</translation>
    </message>
    <message>
        <source>Go forward, shoot, charge. Every order that is possible is allowed; the guide only proposes.

Your infantry hits on 5 and 6, theirs only on 6. Keep your tribune with the unit that has the hardest fight.</source>
        <comment>briefing</comment>
        <translation>Avanza, dispara, carga. Se permite cualquier orden posible; la guía solo propone.

Tu infantería impacta con 5 y 6; la suya, solo con 6. Deja a tu tribuno con la unidad que tenga el combate más duro.</translation>
    </message>
    <message>
        <source>The Vanguard</source>
        <comment>name of a command</comment>
        <translation>Vanguardia</translation>
    </message>
    <message>
        <source>Tribune Gaius</source>
        <comment>name of a general</comment>
        <translation>Cayo</translation>
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
        <translation>Escorpión</translation>
    </message>
    <message>
        <source>Hold the village as long as you can. Your spearmen hit on 6 only; your slingers and Numidians can shoot six inches.</source>
        <comment>briefing</comment>
        <translation>Conserva la aldea todo lo que puedas. Tus lanceros solo impactan con 6; tus honderos y tus númidas pueden disparar a seis pulgadas.</translation>
    </message>
    <message>
        <source>The Foragers</source>
        <comment>name of a command</comment>
        <translation>Forrajeadores</translation>
    </message>
    <message>
        <source>Captain Adherbal</source>
        <comment>name of a general</comment>
        <translation>Aderbal</translation>
    </message>
    <message>
        <source>First Spearmen</source>
        <comment>name of a unit</comment>
        <translation>Lanceros 1</translation>
    </message>
    <message>
        <source>Second Spearmen</source>
        <comment>name of a unit</comment>
        <translation>Lanceros 2</translation>
    </message>
    <message>
        <source>The Battle of Ilipa (short)</source>
        <comment>title</comment>
        <translation>La batalla de Ilipa (breve)</translation>
    </message>
    <message>
        <source>206 BC</source>
        <comment>date</comment>
        <translation>206 a. C.</translation>
    </message>
    <message>
        <source>Near Ilipa in southern Spain</source>
        <comment>place</comment>
        <translation>Cerca de Ilipa, en el sur de Hispania</translation>
    </message>
    <message>
        <source>In 206 BC Carthage still held the south of Spain. Two generals, Hasdrubal son of Gisgo and Mago, gathered the largest army they could. Publius Scipio, the young Roman commander, had fewer men, and a good part of them were Spanish allies. Spanish allies had once deserted his father and his uncle in the middle of a campaign.

For several days both armies came out, stood and went home again, always late in the day and always in the same order: each side had its best men in the middle, Romans here, Libyans there, and its Spaniards on the wings. Hasdrubal got used to it. Then one day Scipio had his men fed before dawn and came out early, with the order turned round: Spaniards in the middle, Romans on both wings. Hasdrubal&apos;s men ran out without breakfast and lined up as always.

Scipio let them stand in the sun for hours. Then his Spaniards went forward slowly, while the Romans on both wings marched out to the side, forward, and into line again, and hit the enemy&apos;s Spaniards. The Libyans in the middle, the best troops on the field, could do nothing: if they helped the wings, Scipio&apos;s Spaniards would be on them. The elephants, hurt from all sides, trampled friend and foe. At last the whole line gave way, and the camp would have fallen too if a thunderstorm had not sent everybody home.</source>
        <comment>background</comment>
        <translation>En el 206 a. C., Cartago aún tenía el sur de Hispania. Dos generales, Asdrúbal, hijo de Giscón, y Magón, reunieron el mayor ejército que pudieron. Publio Escipión, el joven general romano, tenía menos hombres, y buena parte de ellos eran aliados hispanos. Unos aliados hispanos habían abandonado una vez a su padre y a su tío en plena campaña.

Durante varios días los dos ejércitos salieron, esperaron y volvieron a casa, siempre tarde y siempre en el mismo orden: cada bando con sus mejores hombres en el centro, romanos aquí, libios allí, y sus hispanos en las alas. Asdrúbal se acostumbró. Entonces, un día, Escipión dio de comer a sus hombres antes del alba y salió temprano, con el orden cambiado: los hispanos en el centro y los romanos en las dos alas. Los hombres de Asdrúbal salieron corriendo sin desayunar y formaron como siempre.

Escipión los dejó horas al sol. Luego sus hispanos avanzaron despacio, mientras los romanos de las dos alas marchaban hacia fuera, hacia delante y otra vez en línea, y golpeaban a los hispanos del enemigo. Los libios del centro, las mejores tropas del campo, no podían hacer nada: si ayudaban a las alas, se les echarían encima los hispanos de Escipión. Los elefantes, heridos por todas partes, pisotearon a amigos y enemigos. Al final cedió toda la línea, y también habría caído el campamento si una tormenta no hubiera mandado a todos a casa.</translation>
    </message>
    <message>
        <source>Polybius, Histories 11.20-24, is only a piece of a lost book, but the best account of Scipio&apos;s march; Livy 28.12-16 follows the same story. The name Ilipa is a correction that scholars have made in Polybius; Livy&apos;s books have another name.

Carthage had 32 elephants, 4,000 horse and 70,000 foot if Polybius is right; Livy has 50,000 foot and 4,500 horse. Scipio led 45,000 foot and 3,000 horse according to Polybius, 45,000 men in all according to Livy. This table follows Livy. Which way the armies looked is not known; Romans in the south is our choice.</source>
        <comment>sources</comment>
        <translation>Polibio, Historias 11.20-24, es solo un trozo de un libro perdido, pero el mejor relato de la marcha de Escipión; Tito Livio 28.12-16 sigue la misma historia. El nombre de Ilipa es una corrección de los estudiosos en el texto de Polibio; los libros de Livio traen otro.

Cartago tenía 32 elefantes, 4000 jinetes y 70.000 infantes, si Polibio tiene razón; Livio da 50.000 infantes y 4500 jinetes. Escipión llevaba 45.000 infantes y 3000 jinetes según Polibio, 45.000 hombres en total según Livio. Esta mesa sigue a Livio. No se sabe hacia dónde miraban los ejércitos; los romanos al sur son elección nuestra.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to five pupils. Scipio&apos;s trick in small: Romans on both wings, one unit of Spaniards held back in the middle.

Hunger and heat are not in these rules, and nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/ilipa-short.zama.json --games 400 --seed 2026 gave 177 battles to Rome, 173 to Carthage, and 50 were drawn.

Before you begin, ask the Carthaginians what their Libyans are going to do, and why Hasdrubal&apos;s did nothing.</source>
        <comment>notes</comment>
        <translation>Una clase. 15 unidades, de dos a cinco estudiantes. El truco de Escipión en pequeño: romanos en las dos alas y una unidad de hispanos retrasada en el centro.

El hambre y el calor no están en estas reglas, y nadie huye; hay que comparar porcentajes de bajas, no muertos.

Equilibrio: con el pensamiento rápido del programa en los dos bandos, zama-cli simulate scenarios/ilipa-short.zama.json --games 400 --seed 2026 dio 177 batallas a Roma, 173 a Cartago y 50 indecisas.

Antes de empezar, conviene preguntar a los cartagineses qué van a hacer con sus libios y por qué los de Asdrúbal no hicieron nada.</translation>
    </message>
    <message>
        <source>Spanish allies of Rome</source>
        <comment>name of a unit type</comment>
        <translation>Aliados hispanos de Roma</translation>
    </message>
    <message>
        <source>Spanish allies of Rome</source>
        <comment>plural of a unit type</comment>
        <translation>Aliados hispanos de Roma</translation>
    </message>
    <message>
        <source>Spanish allies of Carthage</source>
        <comment>name of a unit type</comment>
        <translation>Aliados hispanos de Cartago</translation>
    </message>
    <message>
        <source>Spanish allies of Carthage</source>
        <comment>plural of a unit type</comment>
        <translation>Aliados hispanos de Cartago</translation>
    </message>
    <message>
        <source>Romans on the wings, Spaniards in the middle and well back. Win on the wings before the Libyans arrive. The Spaniards have done their work if nobody has reached them by the time you win.</source>
        <comment>briefing</comment>
        <translation>Romanos en las alas, hispanos en el centro y bien atrás. Vence en las alas antes de que lleguen los libios. Los hispanos habrán cumplido si nadie ha llegado hasta ellos cuando ganes.</translation>
    </message>
    <message>
        <source>Right cohorts %1</source>
        <comment>name of a unit</comment>
        <translation>Cohortes derechas %1</translation>
    </message>
    <message>
        <source>Silanus</source>
        <comment>name of a general</comment>
        <translation>Silano</translation>
    </message>
    <message>
        <source>Left cohorts %1</source>
        <comment>name of a unit</comment>
        <translation>Cohortes izquierdas %1</translation>
    </message>
    <message>
        <source>Spanish Allies</source>
        <comment>name of a command</comment>
        <translation>Aliados hispanos</translation>
    </message>
    <message>
        <source>Allies</source>
        <comment>name of a unit</comment>
        <translation>Aliados</translation>
    </message>
    <message>
        <source>Your best men, two units of Libyans, stand in the middle and have nobody in front of them but Spaniards, far away. Use them quickly: forward, or to help a wing. Keep the elephants away from the front of Roman foot.</source>
        <comment>briefing</comment>
        <translation>Tus mejores hombres, dos unidades de libios, están en el centro y solo tienen delante hispanos, muy lejos. Úsalos pronto: hacia delante o para ayudar a un ala. Mantén los elefantes lejos del frente de la infantería romana.</translation>
    </message>
    <message>
        <source>Spaniards %1</source>
        <comment>name of a unit</comment>
        <translation>Hispanos %1</translation>
    </message>
    <message>
        <source>Libyans</source>
        <comment>name of a command</comment>
        <translation>Libios</translation>
    </message>
    <message>
        <source>The Battle of Ilipa</source>
        <comment>title</comment>
        <translation>La batalla de Ilipa</translation>
    </message>
    <message>
        <source>Two lessons. 45 units, up to six commands with generals. A stand is about 300 men, an elephant stands for about eight.

The armies stand as they did on the day of the trick: Romans on both wings and in front, Spaniards held back in the middle. What plain rules cannot say: hunger, heat and waiting, so Hasdrubal&apos;s men fight as well as ever. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/ilipa.zama.json --games 400 --seed 2026 gave 182 battles to Rome, 100 to Carthage, and 118 were drawn.

To talk about: how does a habit make an army blind? Could the Libyans have gone for the Spaniards in front of them, and what would you have ordered? How do you use allies whom you do not trust? Both writers thank the rain for saving the camp. Does that explain anything?</source>
        <comment>notes</comment>
        <translation>Dos clases. 45 unidades, hasta seis cuerpos con general. Una peana son unos 300 hombres; un elefante representa unos ocho.

Los ejércitos están como el día del truco: los romanos en las dos alas y delante, los hispanos retrasados en el centro. Lo que no pueden decir unas reglas sencillas: el hambre, el calor y la espera, así que los hombres de Asdrúbal combaten tan bien como siempre. Nadie huye; hay que comparar porcentajes de bajas, no muertos.

Equilibrio: con el pensamiento rápido del programa en los dos bandos, zama-cli simulate scenarios/ilipa.zama.json --games 400 --seed 2026 dio 182 batallas a Roma, 100 a Cartago y 118 indecisas.

Para hablar: ¿cómo puede una costumbre cegar a un ejército? ¿Podrían los libios haber atacado a los hispanos que tenían delante, y qué habrías ordenado tú? ¿Cómo se usa a unos aliados en los que no se confía? Los dos autores agradecen a la lluvia que salvara el campamento. ¿Explica eso algo?</translation>
    </message>
    <message>
        <source>Spanish and Punic cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Caballería hispana y púnica</translation>
    </message>
    <message>
        <source>Spanish and Punic cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería hispana y púnica</translation>
    </message>
    <message>
        <source>Your Romans are better than the Spaniards who stand across from them. Beat both ends of the enemy&apos;s line before the middle meets. Your own Spaniards need not win anything: as long as they stand there, the enemy&apos;s best men, the Libyans, must stay where they are. Move them slowly and late.

Elephants stand in front of both enemy wings. Formed Romans in front of them, light troops at their sides.</source>
        <comment>briefing</comment>
        <translation>Tus romanos son mejores que los hispanos que tienen delante. Vence en los dos extremos de la línea enemiga antes de que se encuentren los centros. Tus propios hispanos no necesitan ganar nada: mientras estén ahí, los mejores hombres del enemigo, los libios, deben quedarse donde están. Muévelos despacio y tarde.

Hay elefantes delante de las dos alas enemigas. Romanos en formación frente a ellos, tropas ligeras a sus lados.</translation>
    </message>
    <message>
        <source>Horse %1</source>
        <comment>name of a unit</comment>
        <translation>Caballería %1</translation>
    </message>
    <message>
        <source>Spanish chiefs</source>
        <comment>name of a general</comment>
        <translation>Jefes hispanos</translation>
    </message>
    <message>
        <source>Allies %1</source>
        <comment>name of a unit</comment>
        <translation>Aliados %1</translation>
    </message>
    <message>
        <source>The Romans are on the wings today, and your Spaniards will have to face them. Your best troops, the Libyans, look at the enemy&apos;s worst. You need not stand still as Hasdrubal did: send the Libyans forward at once, or let some of them help a wing. Whatever you do, do it early.

Four elephant units stand in front of your wings. They are wasted on Roman foot that waits for them; use them on horse, light troops, or the side of a unit.</source>
        <comment>briefing</comment>
        <translation>Hoy los romanos están en las alas, y tus hispanos tendrán que enfrentarse a ellos. Tus mejores tropas, los libios, tienen delante a las peores del enemigo. Nada te obliga a quedarte quieto como Asdrúbal: envía a los libios hacia delante enseguida, o deja que algunos ayuden a un ala. Hagas lo que hagas, hazlo pronto.

Cuatro unidades de elefantes están delante de tus alas. Contra infantería romana que los espera se desperdician; úsalos contra la caballería, las tropas ligeras o el flanco de una unidad.</translation>
    </message>
    <message>
        <source>Mago</source>
        <comment>name of a general</comment>
        <translation>Magón</translation>
    </message>
    <message>
        <source>Spanish Horse</source>
        <comment>name of a command</comment>
        <translation>Caballería hispana</translation>
    </message>
    <message>
        <source>Spanish horse</source>
        <comment>name of a unit</comment>
        <translation>Caballería hispana</translation>
    </message>
    <message>
        <source>The Battle of Magnesia (short)</source>
        <comment>title</comment>
        <translation>La batalla de Magnesia (breve)</translation>
    </message>
    <message>
        <source>Winter, 190 to 189 BC</source>
        <comment>date</comment>
        <translation>Invierno del 190 al 189 a. C.</translation>
    </message>
    <message>
        <source>The plain near Magnesia by Mount Sipylus in Asia Minor</source>
        <comment>place</comment>
        <translation>La llanura cerca de Magnesia, al pie del monte Sípilo, en Asia Menor</translation>
    </message>
    <message>
        <source>Antiochus III, who had lost at Raphia as a young man, had made his empire great again and then went to war with Rome. In 190 BC a Roman army stood in Asia for the first time. The consul Lucius Scipio led it; his famous brother Publius, who had beaten Hannibal, lay ill. King Eumenes of Pergamum had joined the Romans with his horse.

Antiochus had far more men, and of every kind: pikes in ten deep blocks with elephants in the gaps, riders in armour from head to hoof, horse archers, camels, Galatians. On the morning of the battle fog and drizzle hung over the plain. His line was so long that it could not see itself, and the bowstrings got slack. In front of his left wing he had put chariots with blades on the wheels. Eumenes sent light troops against them, who shot at the horses from all sides until the chariots turned and drove into their own people. The whole left wing fell into disorder and ran.

That left the pikes alone, with frightened men and elephants among them, and they broke. Where was the king? On the other wing he had found a gap between the Romans and the river, had won, and was chasing the Romans to their camp. There Marcus Aemilius with two thousand men stopped those who fled and those who followed. It was his mistake of Raphia, made a second time.</source>
        <comment>background</comment>
        <translation>Antíoco III, que de joven había perdido en Rafia, había vuelto a hacer grande su imperio y entró en guerra con Roma. En el 190 a. C. un ejército romano pisó Asia por primera vez. Lo mandaba el cónsul Lucio Escipión; su famoso hermano Publio, el que venció a Aníbal, estaba enfermo. El rey Eumenes de Pérgamo se había unido a los romanos con su caballería.

Antíoco tenía muchos más hombres, y de todas clases: picas en diez bloques profundos con elefantes en los huecos, jinetes con armadura de la cabeza a los cascos, arqueros a caballo, camellos, gálatas. La mañana de la batalla, la niebla y la llovizna cubrían la llanura. Su línea era tan larga que no se veía a sí misma, y las cuerdas de los arcos se aflojaban. Delante de su ala izquierda había puesto carros con hoces en las ruedas. Eumenes envió contra ellos tropas ligeras, que dispararon contra los caballos por todas partes, hasta que los carros dieron la vuelta y se echaron sobre los suyos. Toda el ala izquierda se desordenó y huyó.

Así quedaron solas las picas, con hombres y elefantes asustados entre ellas, y se rompieron. ¿Y el rey? En la otra ala había encontrado un hueco entre los romanos y el río, había vencido y perseguía a los romanos hasta su campamento. Allí, Marco Emilio, con dos mil hombres, detuvo a los que huían y a los que perseguían. Era el error de Rafia, cometido por segunda vez.</translation>
    </message>
    <message>
        <source>Livy 37.37-44, who had Polybius before him, and Appian, Syrian Wars 30-36. Livy gives the king 60,000 foot and more than 12,000 horse; but the troops he names add up to only 45,000 foot. The Romans had about 30,000 men. Livy has 50,000 of the king&apos;s foot killed, and 324 Romans. Hardly anybody believes either number.

Appian lets Gnaeus Domitius direct the battle, Livy names nobody. Which way the armies looked is our choice; that the river was on the Roman left we know.</source>
        <comment>sources</comment>
        <translation>Tito Livio 37.37-44, que tenía delante a Polibio, y Apiano, Guerra de Siria 30-36. Livio da al rey 60.000 infantes y más de 12.000 jinetes; pero las tropas que nombra suman solo 45.000 infantes. Los romanos tenían unos 30.000 hombres. Livio cuenta 50.000 infantes del rey muertos, y 324 romanos. Casi nadie cree ninguna de las dos cifras.

Apiano hace dirigir la batalla a Cneo Domicio; Livio no nombra a nadie. Hacia dónde miraban los ejércitos es elección nuestra; que el río quedaba a la izquierda romana lo sabemos.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to six pupils. The king&apos;s left is already shaken, as after the flight of the chariots, and his pikes begin with 8 of 10 stands because fleeing men have run through them.

Sarissa phalanx and cataphracts are explained in the chapter &quot;More troops&quot; of the rulebook. Pikes are as good from the side as from the front, and nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/magnesia-short.zama.json --games 400 --seed 2026 gave 172 battles to Rome, 158 to Antiochus, and 70 were drawn.

Before you begin, ask both sides which wing they will win. Afterwards: who turned inward in time?</source>
        <comment>notes</comment>
        <translation>Una clase. 15 unidades, de dos a seis estudiantes. La izquierda del rey ya está quebrantada, como tras la huida de los carros, y sus picas empiezan con 8 de 10 peanas porque entre ellas han pasado los que huían.

La falange de sarisas y los catafractos se explican en el capítulo «Más tropas» del reglamento. Las picas son tan buenas por el flanco como de frente, y nadie huye; hay que comparar porcentajes de bajas, no muertos.

Equilibrio: con el pensamiento rápido del programa en los dos bandos, zama-cli simulate scenarios/magnesia-short.zama.json --games 400 --seed 2026 dio 172 batallas a Roma, 158 a Antíoco y 70 indecisas.

Antes de empezar, conviene preguntar a los dos bandos en qué ala vencerán. Después: ¿quién se volvió a tiempo hacia dentro?</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <comment>name of a unit type</comment>
        <translation>Catafractos</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <comment>plural of a unit type</comment>
        <translation>Catafractos</translation>
    </message>
    <message>
        <source>Auxiliary foot</source>
        <comment>name of a unit type</comment>
        <translation>Infantería auxiliar</translation>
    </message>
    <message>
        <source>Auxiliary foot</source>
        <comment>plural of a unit type</comment>
        <translation>Infantería auxiliar</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a unit type</comment>
        <translation>Honderos</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>plural of a unit type</comment>
        <translation>Honderos</translation>
    </message>
    <message>
        <source>Cavalry of Eumenes</source>
        <comment>name of a unit type</comment>
        <translation>Caballería de Eumenes</translation>
    </message>
    <message>
        <source>Cavalry of Eumenes</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería de Eumenes</translation>
    </message>
    <message>
        <source>Antiochus&apos; army</source>
        <comment>name of a side, as a label</comment>
        <translation>Antíoco</translation>
    </message>
    <message>
        <source>Antiochus&apos; army</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>Antíoco</translation>
    </message>
    <message>
        <source>Your right wing is whole, your pikes nearly, your left is shaken. Win on the right with the cataphracts and turn inward at once. Elephants go ahead of the pikes; the pikes walk 4 inches a turn.</source>
        <comment>briefing</comment>
        <translation>Tu ala derecha está entera, tus picas casi, tu izquierda está quebrantada. Vence a la derecha con los catafractos y vuélvete enseguida hacia dentro. Los elefantes van delante de las picas; las picas andan 4 pulgadas por turno.</translation>
    </message>
    <message>
        <source>Phalanx</source>
        <comment>name of a command</comment>
        <translation>Falange</translation>
    </message>
    <message>
        <source>King&apos;s Horse</source>
        <comment>name of a command</comment>
        <translation>Caballería del rey</translation>
    </message>
    <message>
        <source>Antiochus III</source>
        <comment>name of a general</comment>
        <translation>Antíoco III</translation>
    </message>
    <message>
        <source>Cataphracts %1</source>
        <comment>name of a unit</comment>
        <translation>Catafractos %1</translation>
    </message>
    <message>
        <source>Horse, left</source>
        <comment>name of a command</comment>
        <translation>Caballería, izquierda</translation>
    </message>
    <message>
        <source>Mixed foot</source>
        <comment>name of a unit</comment>
        <translation>Infantería mixta</translation>
    </message>
    <message>
        <source>Beat the enemy&apos;s weak left with Eumenes&apos; horse and come round to the pikes. Meet the pikes with several units at once, or not at all. Cataphracts are hard to hit: let your foot deal with them.</source>
        <comment>briefing</comment>
        <translation>Vence a la débil izquierda del enemigo con la caballería de Eumenes y rodea hasta las picas. Enfréntate a las picas con varias unidades a la vez, o no lo hagas. Los catafractos son difíciles de alcanzar: que se ocupe de ellos tu infantería.</translation>
    </message>
    <message>
        <source>Domitius</source>
        <comment>name of a general</comment>
        <translation>Domicio</translation>
    </message>
    <message>
        <source>Legions %1</source>
        <comment>name of a unit</comment>
        <translation>Legiones %1</translation>
    </message>
    <message>
        <source>Pergamenes</source>
        <comment>name of a command</comment>
        <translation>Pergamenos</translation>
    </message>
    <message>
        <source>Eumenes II</source>
        <comment>name of a general</comment>
        <translation>Eumenes II</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>name of a unit</comment>
        <translation>Peltastas</translation>
    </message>
    <message>
        <source>Eumenes&apos; horse</source>
        <comment>name of a unit</comment>
        <translation>Caballería de Eumenes</translation>
    </message>
    <message>
        <source>Allies</source>
        <comment>name of a command</comment>
        <translation>Aliados</translation>
    </message>
    <message>
        <source>The Battle of Magnesia</source>
        <comment>title</comment>
        <translation>La batalla de Magnesia</translation>
    </message>
    <message>
        <source>Two lessons. 39 units, six commands with generals. A foot stand is about 300 men, a cavalry stand 250, an elephant stands for eight. West is left; the west edge of the table is the river.

The chariots have turned back already when the battle opens. That is why there are none, why the foot of the king&apos;s left wing is gone already, and why its horse begins at half strength. The pikes begin with 8 of 10 stands: fleeing men have run through them. The light troops are fewer than in Livy&apos;s list, and the elephants that both sides kept in reserve are left out.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook: sarissa phalanx, cataphracts (hard to hit, slower than other horse), horse archers, camel archers, war-bands, archers. The picture of the horse archer is a Mongol, fifteen centuries too late.

What plain rules cannot say: fog, panic, men who run through their own pikes. Pikes are as good from the side as from the front. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/magnesia.zama.json --games 400 --seed 2026 gave 139 battles to Rome, 98 to Antiochus, and 163 were drawn.

To talk about: compare what the king did here and at Raphia. Livy&apos;s list is 15,000 men short of his own total: what may have happened to them? 324 Roman dead: why would somebody write that, and why would somebody believe it? Why put chariots in front, if your own men pay when they turn back?</source>
        <comment>notes</comment>
        <translation>Dos clases. 39 unidades, seis cuerpos con general. Una peana de infantería son unos 300 hombres; una de caballería, 250; un elefante representa ocho. El oeste queda a la izquierda; el borde oeste de la mesa es el río.

Cuando se abre la batalla, los carros ya se han vuelto atrás. Por eso no hay ninguno, por eso la infantería del ala izquierda del rey ya no está y por eso su caballería empieza a media fuerza. Las picas empiezan con 8 de 10 peanas: entre ellas han pasado los que huían. Las tropas ligeras son menos que en la lista de Livio, y faltan los elefantes que los dos bandos guardaron en reserva.

Tropas nuevas, explicadas en el capítulo «Más tropas» del reglamento: falange de sarisas, catafractos (difíciles de alcanzar, más lentos que otra caballería), arqueros a caballo, arqueros en camello, bandas guerreras, arqueros. La figura del arquero a caballo es un mongol, quince siglos demasiado tarde.

Lo que no pueden decir unas reglas sencillas: la niebla, el pánico, los hombres que huyen entre sus propias picas. Las picas son tan buenas por el flanco como de frente. Nadie huye; hay que comparar porcentajes de bajas, no muertos.

Equilibrio: con el pensamiento rápido del programa en los dos bandos, zama-cli simulate scenarios/magnesia.zama.json --games 400 --seed 2026 dio 139 batallas a Roma, 98 a Antíoco y 163 indecisas.

Para hablar: conviene comparar lo que hizo el rey aquí y en Rafia. A la lista de Livio le faltan 15.000 hombres para llegar a su propio total: ¿qué pudo pasar con ellos? 324 romanos muertos: ¿por qué lo escribiría alguien, y por qué se lo creería alguien? ¿Por qué poner carros delante si lo pagan los tuyos cuando se vuelven atrás?</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a unit type</comment>
        <translation>Escudos de Plata</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>plural of a unit type</comment>
        <translation>Escudos de Plata</translation>
    </message>
    <message>
        <source>Royal cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Caballería real</translation>
    </message>
    <message>
        <source>Royal cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería real</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <comment>name of a unit type</comment>
        <translation>Arqueros en camello</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arqueros en camello</translation>
    </message>
    <message>
        <source>Galatian war-band</source>
        <comment>name of a unit type</comment>
        <translation>Banda guerrera gálata</translation>
    </message>
    <message>
        <source>Galatian war-bands</source>
        <comment>plural of a unit type</comment>
        <translation>Bandas guerreras gálatas</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>name of a unit type</comment>
        <translation>Arqueros misios</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arqueros misios</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>name of a unit type</comment>
        <translation>Guardia del campamento</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>plural of a unit type</comment>
        <translation>Guardia del campamento</translation>
    </message>
    <message>
        <source>Your left wing has been shaken by its own chariots: the foot has run and half of the horse is gone. It only has to last. Your pikes in the middle are whole, nobody can stand before them, and they walk 4 inches a turn; let them walk.

You ride on the right with cataphracts and the royal guard. Between the Romans and the river there is almost nobody. You will win there. Then turn against the legions from the side. The camp can wait.</source>
        <comment>briefing</comment>
        <translation>A tu ala izquierda la han quebrantado sus propios carros: la infantería ha huido y falta la mitad de la caballería. Solo tiene que aguantar. Tus picas del centro están enteras, nadie puede resistir ante ellas, y andan 4 pulgadas por turno; déjalas andar.

Tú cabalgas a la derecha con los catafractos y la guardia real. Entre los romanos y el río no hay casi nadie. Allí vencerás. Después vuélvete contra las legiones por el flanco. El campamento puede esperar.</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>name of a unit</comment>
        <translation>Arqueros misios</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a unit</comment>
        <translation>Escudos de Plata</translation>
    </message>
    <message>
        <source>Dahae</source>
        <comment>name of a unit</comment>
        <translation>Dahas</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>name of a unit</comment>
        <translation>Guardia real</translation>
    </message>
    <message>
        <source>Zeuxis</source>
        <comment>name of a general</comment>
        <translation>Zeuxis</translation>
    </message>
    <message>
        <source>Galatians 1</source>
        <comment>name of a unit</comment>
        <translation>Gálatas 1</translation>
    </message>
    <message>
        <source>Seleucus</source>
        <comment>name of a general</comment>
        <translation>Seleuco</translation>
    </message>
    <message>
        <source>Royal squadron</source>
        <comment>name of a unit</comment>
        <translation>Escuadrón real</translation>
    </message>
    <message>
        <source>Arab camels</source>
        <comment>name of a unit</comment>
        <translation>Camellos árabes</translation>
    </message>
    <message>
        <source>The king&apos;s right and middle are whole, his left is half beaten. Eumenes and the horse stand across from it: finish it quickly, then fall on the end of the pikes. Do not run into them from the front alone; they go only 4 inches, so you can choose when and where.

On your left, at the river, four troops of horse are all you have. The king will come through there. Keep the second line of the legions ready to face him, and remember the camp guard.

Elephants shy only at Roman infantry that they charge from the front.</source>
        <comment>briefing</comment>
        <translation>La derecha y el centro del rey están enteros; su izquierda está medio vencida. Eumenes y la caballería están enfrente: termina pronto allí y luego échate sobre el extremo de las picas. No vayas contra ellas solo de frente; andan solo 4 pulgadas, así que puedes elegir cuándo y dónde.

A tu izquierda, junto al río, solo tienes cuatro escuadrones de caballería. Por allí pasará el rey. Ten lista la segunda línea de las legiones para hacerle frente, y acuérdate de la guardia del campamento.

Los elefantes solo se espantan ante infantería romana contra la que cargan de frente.</translation>
    </message>
    <message>
        <source>Legions</source>
        <comment>name of a command</comment>
        <translation>Legiones</translation>
    </message>
    <message>
        <source>Cretans</source>
        <comment>name of a unit</comment>
        <translation>Cretenses</translation>
    </message>
    <message>
        <source>The River Bank</source>
        <comment>name of a command</comment>
        <translation>Orilla del río</translation>
    </message>
    <message>
        <source>Four troops</source>
        <comment>name of a unit</comment>
        <translation>Cuatro escuadrones</translation>
    </message>
    <message>
        <source>Allies, left</source>
        <comment>name of a command</comment>
        <translation>Aliados, izquierda</translation>
    </message>
    <message>
        <source>Allies, right</source>
        <comment>name of a command</comment>
        <translation>Aliados, derecha</translation>
    </message>
    <message>
        <source>The Camp</source>
        <comment>name of a command</comment>
        <translation>Campamento</translation>
    </message>
    <message>
        <source>Aemilius</source>
        <comment>name of a general</comment>
        <translation>Emilio</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>name of a unit</comment>
        <translation>Guardia del campamento</translation>
    </message>
    <message>
        <source>The Battle of Marathon (short)</source>
        <comment>title</comment>
        <translation>La batalla de Maratón (breve)</translation>
    </message>
    <message>
        <source>490 BC, late summer</source>
        <comment>date</comment>
        <translation>490 a. C., a finales del verano</translation>
    </message>
    <message>
        <source>The plain of Marathon in Attica, by the sea</source>
        <comment>place</comment>
        <translation>La llanura de Maratón, en el Ática, junto al mar</translation>
    </message>
    <message>
        <source>In 490 BC Darius, king of the Persians, sent a fleet across the sea to punish Athens. With it came Hippias, an old man who had once ruled Athens as a tyrant and hoped to do so again. The fleet landed at the plain of Marathon. The Athenians marched out to meet it, and only the little town of Plataea sent help.

The Athenians had ten generals, who voted, and half of them did not want to fight. Miltiades talked Callimachus, who led the right wing, into giving his vote for battle. Their line had to reach as far as the enemy&apos;s, so they made the middle thin and kept the wings deep. Then they crossed the plain, says Herodotus, at a run, without horsemen or archers.

In the middle the Persians and Sacae broke through and chased the Athenians inland. But on both wings the Greeks won. They let the beaten run, turned inward, and fought those who had broken their middle. Then they ran after the enemy as far as the water and captured seven ships. The rest of the fleet made for Athens round the cape, but the Athenians were home before it. The story of the messenger who runs to Athens and dies with the news on his lips was written down some six hundred years later.</source>
        <comment>background</comment>
        <translation>En el 490 a. C., Darío, rey de los persas, envió una flota por el mar para castigar a Atenas. Con ella venía Hipias, un anciano que había gobernado Atenas como tirano y esperaba volver a hacerlo. La flota desembarcó en la llanura de Maratón. Los atenienses salieron a su encuentro, y solo la pequeña ciudad de Platea les envió ayuda.

Los atenienses tenían diez generales, que votaban, y la mitad no quería combatir. Milcíades convenció a Calímaco, que mandaba el ala derecha, de que votara por la batalla. Su línea debía ser tan larga como la del enemigo, así que hicieron delgado el centro y dejaron profundas las alas. Después cruzaron la llanura a la carrera, cuenta Heródoto, sin jinetes ni arqueros.

En el centro, los persas y los sacas rompieron la línea y persiguieron a los atenienses tierra adentro. Pero en las dos alas vencieron los griegos. Dejaron huir a los vencidos, se volvieron hacia dentro y combatieron contra los que habían roto su centro. Luego corrieron tras el enemigo hasta el agua y capturaron siete naves. El resto de la flota puso rumbo a Atenas rodeando el cabo, pero los atenienses llegaron antes a casa. La historia del mensajero que corre hasta Atenas y muere con la noticia en los labios se escribió unos seiscientos años después.</translation>
    </message>
    <message>
        <source>Herodotus 6.94-120 is nearly all we have; Nepos, Miltiades 4-6, adds numbers. Herodotus gives none but the ships, 600 of them, and the dead: 192 Athenians, about 6,400 of the others. Nepos says that 10,000 Greeks fought, 1,000 of them from Plataea, against a hundred thousand on foot and ten thousand horsemen; modern guesses for the Persians are far lower.

Herodotus never mentions horsemen in the fight, although they had come. The one unit of horse on this table stands far back at the shore and is there for the question. The real shore lay in the east; here the sea is the north edge.</source>
        <comment>sources</comment>
        <translation>Heródoto 6.94-120 es casi todo lo que tenemos; Nepote, Milcíades 4-6, añade cifras. Heródoto solo da las naves, 600, y los muertos: 192 atenienses y unos 6400 de los otros. Nepote dice que combatieron 10.000 griegos, 1000 de ellos de Platea, contra cien mil a pie y diez mil a caballo; los cálculos modernos para los persas son mucho más bajos.

Heródoto no menciona jinetes en el combate, aunque habían venido. La única unidad de caballería de esta mesa está muy atrás, junto a la orilla, por si alguien pregunta por ella. La orilla verdadera estaba al este; aquí el mar es el borde norte.</translation>
    </message>
    <message>
        <source>One lesson. 14 units, two to four pupils. Only foot, no horsemen, two kinds of rules to learn: a good battle for beginners.

Hoplites, shield-bearers and archers are explained in the chapter &quot;More troops&quot; of the rulebook. Nobody runs away in these rules; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/marathon-short.zama.json --games 400 --seed 2026 gave 210 battles to the Greeks, 114 to the Persians, and 76 were drawn.

Before you begin: why is the Greek middle thin? Let both sides say what will happen there, and look again at the end.</source>
        <comment>notes</comment>
        <translation>Una clase. 14 unidades, de dos a cuatro estudiantes. Solo infantería, sin jinetes, dos clases de reglas que aprender: una buena batalla para principiantes.

Los hoplitas, los escuderos y los arqueros se explican en el capítulo «Más tropas» del reglamento. En estas reglas nadie huye; hay que comparar porcentajes de bajas, no muertos.

Equilibrio: con el pensamiento rápido del programa en los dos bandos, zama-cli simulate scenarios/marathon-short.zama.json --games 400 --seed 2026 dio 210 batallas a los griegos, 114 a los persas y 76 indecisas.

Antes de empezar: ¿por qué es delgado el centro griego? Que los dos bandos digan qué pasará allí, y se mira otra vez al final.</translation>
    </message>
    <message>
        <source>Shield-bearers</source>
        <comment>name of a unit type</comment>
        <translation>Escuderos</translation>
    </message>
    <message>
        <source>Shield-bearers</source>
        <comment>plural of a unit type</comment>
        <translation>Escuderos</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>name of a unit type</comment>
        <translation>Sacas</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>plural of a unit type</comment>
        <translation>Sacas</translation>
    </message>
    <message>
        <source>Deep wings, thin middle. Cross the ground under the arrows quickly, win on the wings, turn inward before the middle is gone.</source>
        <comment>briefing</comment>
        <translation>Alas profundas, centro delgado. Cruza deprisa el terreno bajo las flechas, vence en las alas y vuélvete hacia dentro antes de que desaparezca el centro.</translation>
    </message>
    <message>
        <source>Plataeans</source>
        <comment>name of a unit</comment>
        <translation>Plateenses</translation>
    </message>
    <message>
        <source>Left wing</source>
        <comment>name of a unit</comment>
        <translation>Ala izquierda</translation>
    </message>
    <message>
        <source>Centre</source>
        <comment>name of a command</comment>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Thin middle</source>
        <comment>name of a unit</comment>
        <translation>Centro delgado</translation>
    </message>
    <message>
        <source>Callimachus</source>
        <comment>name of a general</comment>
        <translation>Calímaco</translation>
    </message>
    <message>
        <source>Right wing %1</source>
        <comment>name of a unit</comment>
        <translation>Ala derecha %1</translation>
    </message>
    <message>
        <source>Shoot, then break the thin middle with the Persians and the Sacae. On the wings you only have to last.</source>
        <comment>briefing</comment>
        <translation>Dispara y luego rompe el centro delgado con los persas y los sacas. En las alas solo tienes que aguantar.</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a command</comment>
        <translation>Arqueros</translation>
    </message>
    <message>
        <source>West foot %1</source>
        <comment>name of a unit</comment>
        <translation>Infantería oeste %1</translation>
    </message>
    <message>
        <source>Persians and Sacae</source>
        <comment>name of a command</comment>
        <translation>Persas y sacas</translation>
    </message>
    <message>
        <source>Datis</source>
        <comment>name of a general</comment>
        <translation>Datis</translation>
    </message>
    <message>
        <source>Persians</source>
        <comment>name of a unit</comment>
        <translation>Persas</translation>
    </message>
    <message>
        <source>Sacae</source>
        <comment>name of a unit</comment>
        <translation>Sacas</translation>
    </message>
    <message>
        <source>East foot %1</source>
        <comment>name of a unit</comment>
        <translation>Infantería este %1</translation>
    </message>
    <message>
        <source>The Battle of Marathon</source>
        <comment>title</comment>
        <translation>La batalla de Maratón</translation>
    </message>
    <message>
        <source>One long lesson or two short ones. 24 units, four commands with generals. A stand is about 130 men.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook: hoplites, Persian shield-bearers, and archers who shoot 12 inches. The Persian archers are units of their own, because whole units shoot here and ten bows at once would sweep the Greeks from the plain; in life shield-bearers and archers stood in one unit. They have the same picture; the archers stand in front in a single rank.

What plain rules cannot say: the Persians cannot sail away. Nobody runs away; compare shares of losses, not bodies. The famous run is an ordinary charge of 6 inches.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/marathon.zama.json --games 400 --seed 2026 gave 169 battles to the Persians, 133 to the Greeks, and 98 were drawn.

To talk about: was the thin middle a plan or a need? Is it good for an army to have ten generals who vote? 192 and 6,400: which of the two numbers would you rather trust, and why? What did the Persians want in Athens?</source>
        <comment>notes</comment>
        <translation>Una clase larga o dos cortas. 24 unidades, cuatro cuerpos con general. Una peana son unos 130 hombres.

Tropas nuevas, explicadas en el capítulo «Más tropas» del reglamento: hoplitas, escuderos persas y arqueros que disparan a 12 pulgadas. Los arqueros persas son unidades propias, porque aquí disparan unidades enteras y diez arcos a la vez barrerían a los griegos de la llanura; en la realidad, escuderos y arqueros estaban en la misma unidad. Tienen la misma figura; los arqueros están delante, en una sola fila.

Lo que no pueden decir unas reglas sencillas: los persas no pueden irse en sus naves. Nadie huye; hay que comparar porcentajes de bajas, no muertos. La famosa carrera es una carga corriente de 6 pulgadas.

Equilibrio: con el pensamiento rápido del programa en los dos bandos, zama-cli simulate scenarios/marathon.zama.json --games 400 --seed 2026 dio 169 batallas a los persas, 133 a los griegos y 98 indecisas.

Para hablar: ¿fue el centro delgado un plan o una necesidad? ¿Es bueno para un ejército tener diez generales que votan? 192 y 6400: ¿de cuál de las dos cifras es mejor fiarse, y por qué? ¿Qué querían los persas en Atenas?</translation>
    </message>
    <message>
        <source>Your hoplites are better than anybody on the other side, man for man. But the middle is thin and will not last. Win on both wings, then turn inward. Do not stand about in front of the archers: they reach 12 inches, and every turn costs you.</source>
        <comment>briefing</comment>
        <translation>Tus hoplitas son mejores que cualquiera del otro bando, hombre por hombre. Pero el centro es delgado y no durará. Vence en las dos alas y luego vuélvete hacia dentro. No te quedes parado delante de los arqueros: llegan a 12 pulgadas, y cada turno te cuesta.</translation>
    </message>
    <message>
        <source>Plataeans</source>
        <comment>name of a command</comment>
        <translation>Plateenses</translation>
    </message>
    <message>
        <source>Miltiades</source>
        <comment>name of a general</comment>
        <translation>Milcíades</translation>
    </message>
    <message>
        <source>Left wing %1</source>
        <comment>name of a unit</comment>
        <translation>Ala izquierda %1</translation>
    </message>
    <message>
        <source>Thin middle %1</source>
        <comment>name of a unit</comment>
        <translation>Centro delgado %1</translation>
    </message>
    <message>
        <source>Your archers reach 12 inches. Shoot at the thin middle, then let your best men, the Persians and the Sacae, break it. On the wings your shield-bearers are weaker than hoplites: let them fight two against one, or give way and win time. You have horsemen at the shore. Use them better than Datis did.</source>
        <comment>briefing</comment>
        <translation>Tus arqueros llegan a 12 pulgadas. Dispara contra el centro delgado y luego deja que lo rompan tus mejores hombres, los persas y los sacas. En las alas, tus escuderos son más débiles que los hoplitas: que combatan dos contra uno, o que cedan y ganen tiempo. Tienes jinetes junto a la orilla. Úsalos mejor que Datis.</translation>
    </message>
    <message>
        <source>Artaphernes</source>
        <comment>name of a general</comment>
        <translation>Artafernes</translation>
    </message>
    <message>
        <source>Persians %1</source>
        <comment>name of a unit</comment>
        <translation>Persas %1</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>name of a command</comment>
        <translation>Caballería</translation>
    </message>
    <message>
        <source>The Battle of Raphia (short)</source>
        <comment>title</comment>
        <translation>La batalla de Rafia (breve)</translation>
    </message>
    <message>
        <source>22 June 217 BC</source>
        <comment>date</comment>
        <translation>22 de junio del 217 a. C.</translation>
    </message>
    <message>
        <source>Near Raphia, between Gaza and Egypt</source>
        <comment>place</comment>
        <translation>Cerca de Rafia, entre Gaza y Egipto</translation>
    </message>
    <message>
        <source>A hundred years after Alexander the Great his empire was split up among the families of his generals. In 217 BC two of these kings, both young, fought for the coast between Syria and Egypt: Antiochus III of Syria and Ptolemy IV of Egypt. Ptolemy&apos;s sister Arsinoe rode with him. Ptolemy was short of soldiers, and for once twenty thousand Egyptians had been armed with the long pike of the Macedonians, the sarissa, like the king&apos;s Greeks.

Both armies put their pikes in the middle, horse on the wings and elephants before the wings: 102 from India on one side, 73 from Africa on the other. Each king stood on the wing that faced the other king. There the elephants met, forehead to forehead. Most of Ptolemy&apos;s turned back before the Indian ones and ran into their own guard; Antiochus rode round the outside, won, and chased the fleeing horse far away.

At the other end it was the other way round. Echecrates led Ptolemy&apos;s horse past the elephants and won there, and the Greek mercenaries beat the men in front of them. So each side had lost its left wing. Then Ptolemy, who had slipped back behind his pikes, showed himself before them. All the pikes were lowered, and the men from Syria, whose king was far away, did not hold out long. Antiochus was still chasing people when an old officer pointed to a cloud of dust: it was coming near his own camp.</source>
        <comment>background</comment>
        <translation>Cien años después de Alejandro Magno, su imperio estaba repartido entre las familias de sus generales. En el 217 a. C., dos de esos reyes, los dos jóvenes, lucharon por la costa entre Siria y Egipto: Antíoco III de Siria y Ptolomeo IV de Egipto. Arsínoe, la hermana de Ptolomeo, cabalgaba con él. A Ptolomeo le faltaban soldados, y por una vez se había dado a veinte mil egipcios la larga pica de los macedonios, la sarisa, como a los griegos del rey.

Los dos ejércitos pusieron las picas en el centro, la caballería en las alas y los elefantes delante de las alas: 102 de la India en un lado, 73 de África en el otro. Cada rey estaba en el ala que miraba al otro rey. Allí se encontraron los elefantes, frente contra frente. La mayoría de los de Ptolomeo se volvió ante los indios y corrió hacia su propia guardia; Antíoco dio un rodeo por fuera, venció y persiguió lejos a la caballería que huía.

En el otro extremo fue al revés. Equécrates llevó la caballería de Ptolomeo más allá de los elefantes y venció allí, y los mercenarios griegos derrotaron a los que tenían delante. Así, cada bando había perdido su ala izquierda. Entonces Ptolomeo, que se había refugiado detrás de sus picas, se mostró delante de ellas. Todas las picas bajaron, y los hombres de Siria, con su rey muy lejos, no resistieron mucho. Antíoco seguía persiguiendo gente cuando un viejo oficial le señaló una nube de polvo: se acercaba a su propio campamento.</translation>
    </message>
    <message>
        <source>Polybius, Histories 5.63-65 and 5.79-87, gives both armies man by man, and the lists add up: Ptolemy 70,000 foot, 5,000 horse and 73 elephants, Antiochus 62,000 foot, 6,000 horse and 102 elephants. Antiochus lost nearly 10,000 dead and more than 4,000 prisoners, Ptolemy about 2,200.

The day of the battle comes from a decree of Egyptian priests, carved in three kinds of writing, which praises Ptolemy as pharaoh. Polybius thought him lazy.</source>
        <comment>sources</comment>
        <translation>Polibio, Historias 5.63-65 y 5.79-87, da los dos ejércitos hombre por hombre, y las listas suman bien: Ptolomeo, 70.000 infantes, 5000 jinetes y 73 elefantes; Antíoco, 62.000 infantes, 6000 jinetes y 102 elefantes. Antíoco perdió casi 10.000 muertos y más de 4000 prisioneros; Ptolomeo, unos 2200.

El día de la batalla viene de un decreto de sacerdotes egipcios, grabado en tres escrituras, que alaba a Ptolomeo como faraón. A Polibio le parecía un perezoso.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. Two lines with the same parts: elephants, horse, Greeks, pikes. The pikes walk only 4 inches a turn and begin far apart, so the wings fight first.

The sarissa phalanx, hoplites and shy African elephants are explained in the chapter &quot;More troops&quot; of the rulebook. Elephants do not fight each other here, they only hold each other up. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/raphia-short.zama.json --games 400 --seed 2026 gave 166 battles to Ptolemy, 162 to Antiochus, and 72 were drawn.

Before you begin: which side has more pikes? Is that enough? Let each class member bet on a wing.</source>
        <comment>notes</comment>
        <translation>Una clase. 16 unidades, de dos a seis estudiantes. Dos líneas con las mismas partes: elefantes, caballería, griegos, picas. Las picas solo andan 4 pulgadas por turno y empiezan muy separadas, así que primero combaten las alas.

La falange de sarisas, los hoplitas y los asustadizos elefantes africanos se explican en el capítulo «Más tropas» del reglamento. Aquí los elefantes no luchan entre sí, solo se sujetan. Nadie huye; hay que comparar porcentajes de bajas, no muertos.

Equilibrio: con el pensamiento rápido del programa en los dos bandos, zama-cli simulate scenarios/raphia-short.zama.json --games 400 --seed 2026 dio 166 batallas a Ptolomeo, 162 a Antíoco y 72 indecisas.

Antes de empezar: ¿qué bando tiene más picas? ¿Basta con eso? Que cada cual diga qué ala vencerá.</translation>
    </message>
    <message>
        <source>Arab and Median foot</source>
        <comment>name of a unit type</comment>
        <translation>Infantería árabe y meda</translation>
    </message>
    <message>
        <source>Arab and Median foot</source>
        <comment>plural of a unit type</comment>
        <translation>Infantería árabe y meda</translation>
    </message>
    <message>
        <source>Cavalry of Antiochus</source>
        <comment>name of a unit type</comment>
        <translation>Caballería de Antíoco</translation>
    </message>
    <message>
        <source>Cavalry of Antiochus</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería de Antíoco</translation>
    </message>
    <message>
        <source>African elephant</source>
        <comment>name of a unit type</comment>
        <translation>Elefante africano</translation>
    </message>
    <message>
        <source>African elephants</source>
        <comment>plural of a unit type</comment>
        <translation>Elefantes africanos</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>name of a unit type</comment>
        <translation>Guardia real</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>plural of a unit type</comment>
        <translation>Guardia real</translation>
    </message>
    <message>
        <source>Phalanx of Ptolemy</source>
        <comment>name of a unit type</comment>
        <translation>Falange de Ptolomeo</translation>
    </message>
    <message>
        <source>Phalanx of Ptolemy</source>
        <comment>plural of a unit type</comment>
        <translation>Falange de Ptolomeo</translation>
    </message>
    <message>
        <source>Egyptian phalanx</source>
        <comment>name of a unit type</comment>
        <translation>Falange egipcia</translation>
    </message>
    <message>
        <source>Egyptian phalanx</source>
        <comment>plural of a unit type</comment>
        <translation>Falange egipcia</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>name of a unit type</comment>
        <translation>Griegos de Fóxidas</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>plural of a unit type</comment>
        <translation>Griegos de Fóxidas</translation>
    </message>
    <message>
        <source>Cavalry of Ptolemy</source>
        <comment>name of a unit type</comment>
        <translation>Caballería de Ptolomeo</translation>
    </message>
    <message>
        <source>Cavalry of Ptolemy</source>
        <comment>plural of a unit type</comment>
        <translation>Caballería de Ptolomeo</translation>
    </message>
    <message>
        <source>Your elephants come from India and his from Africa, and his fear yours. Strike with elephants and horse in the west, then turn inward. Hold your left, and let your pikes meet his late.</source>
        <comment>briefing</comment>
        <translation>Tus elefantes son de la India y los suyos de África, y los suyos temen a los tuyos. Golpea en el oeste con elefantes y caballería, y luego vuélvete hacia dentro. Aguanta a la izquierda y deja que tus picas se encuentren tarde con las suyas.</translation>
    </message>
    <message>
        <source>King&apos;s Wing</source>
        <comment>name of a command</comment>
        <translation>Ala del rey</translation>
    </message>
    <message>
        <source>Greeks</source>
        <comment>name of a unit</comment>
        <translation>Griegos</translation>
    </message>
    <message>
        <source>Right Horse</source>
        <comment>name of a command</comment>
        <translation>Derecha a caballo</translation>
    </message>
    <message>
        <source>Horse of Antipater</source>
        <comment>name of a unit</comment>
        <translation>Caballería de Antípatro</translation>
    </message>
    <message>
        <source>Syrian Phalanx</source>
        <comment>name of a command</comment>
        <translation>Falange siria</translation>
    </message>
    <message>
        <source>Pikes</source>
        <comment>name of a unit</comment>
        <translation>Picas</translation>
    </message>
    <message>
        <source>Arabs</source>
        <comment>name of a command</comment>
        <translation>Árabes</translation>
    </message>
    <message>
        <source>Arabs</source>
        <comment>name of a unit</comment>
        <translation>Árabes</translation>
    </message>
    <message>
        <source>Left Horse</source>
        <comment>name of a command</comment>
        <translation>Izquierda a caballo</translation>
    </message>
    <message>
        <source>Horse of Themison</source>
        <comment>name of a unit</comment>
        <translation>Caballería de Temisón</translation>
    </message>
    <message>
        <source>Ptolemy&apos;s army</source>
        <comment>name of a side, as a label</comment>
        <translation>Ptolomeo</translation>
    </message>
    <message>
        <source>Ptolemy&apos;s army</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>Ptolomeo</translation>
    </message>
    <message>
        <source>Your guard and your Egyptians make your line of foot the better one. Keep your African elephants away from his Indian ones and send them at foot or horse. Win in the east with Echecrates, and bring the pikes to the enemy in one line.</source>
        <comment>briefing</comment>
        <translation>Tu guardia y tus egipcios hacen que tu línea de infantería sea la mejor. Mantén tus elefantes africanos lejos de los indios y envíalos contra la infantería o la caballería. Vence en el este con Equécrates y lleva las picas hasta el enemigo en una sola línea.</translation>
    </message>
    <message>
        <source>Guard</source>
        <comment>name of a command</comment>
        <translation>Guardia</translation>
    </message>
    <message>
        <source>African elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Elefante africano %1</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>name of a unit</comment>
        <translation>Griegos de Fóxidas</translation>
    </message>
    <message>
        <source>Horse of Polycrates</source>
        <comment>name of a unit</comment>
        <translation>Caballería de Polícrates</translation>
    </message>
    <message>
        <source>Greek Phalanx</source>
        <comment>name of a command</comment>
        <translation>Falange griega</translation>
    </message>
    <message>
        <source>Ptolemy IV</source>
        <comment>name of a general</comment>
        <translation>Ptolomeo IV</translation>
    </message>
    <message>
        <source>Macedonian pikes</source>
        <comment>name of a unit</comment>
        <translation>Picas macedonias</translation>
    </message>
    <message>
        <source>Egyptians</source>
        <comment>name of a command</comment>
        <translation>Egipcios</translation>
    </message>
    <message>
        <source>Egyptian pikes</source>
        <comment>name of a unit</comment>
        <translation>Picas egipcias</translation>
    </message>
    <message>
        <source>Echecrates</source>
        <comment>name of a general</comment>
        <translation>Equécrates</translation>
    </message>
    <message>
        <source>Horse of Echecrates</source>
        <comment>name of a unit</comment>
        <translation>Caballería de Equécrates</translation>
    </message>
    <message>
        <source>The Battle of Raphia</source>
        <comment>title</comment>
        <translation>La batalla de Rafia</translation>
    </message>
    <message>
        <source>Two lessons. 41 units, six commands with generals. A foot stand is about 600 men, a cavalry stand 350, an elephant stands for twenty.

New troops, all explained in the chapter &quot;More troops&quot; of the rulebook: the sarissa phalanx is deep, hits well and goes only 4 inches; hoplites; archers shoot 12 inches; a war-band hits better in the turn in which it charges. An African elephant that charges an Indian one from the front must roll the scare die and turns back on 3 to 6: that is how Polybius tells it. Nothing else here frightens elephants.

What plain rules cannot say: elephants do not fight each other, they only lock horns and roll their control dice. A king who rides too far away can always ride back. Pikes are as good from the side as from the front. Nobody runs away; compare shares of losses, not bodies. Leave the option end_on_cinc_death off, or try it: both kings were in danger and neither fell.

The two lines of pikes begin 25 inches apart and meet about turn 3, so the wings fight first.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/raphia.zama.json --games 400 --seed 2026 gave 137 battles to Antiochus, 127 to Ptolemy, and 136 were drawn.

To talk about: why did each king stand on a wing and not with his pikes? Antiochus beat everybody on his side of the field and still lost: where else does that happen? What did Ptolemy&apos;s family risk when it armed twenty thousand Egyptians? Two sources, two Ptolemies: whom were they written for?</source>
        <comment>notes</comment>
        <translation>Dos clases. 41 unidades, seis cuerpos con general. Una peana de infantería son unos 600 hombres; una de caballería, 350; un elefante representa veinte.

Tropas nuevas, todas explicadas en el capítulo «Más tropas» del reglamento: la falange de sarisas es profunda, impacta bien y solo anda 4 pulgadas; hay hoplitas; los arqueros disparan a 12 pulgadas; una banda guerrera impacta mejor en el turno en que carga. Un elefante africano que carga de frente contra uno indio debe hacer la tirada de espanto y se vuelve con 3 o más: así lo cuenta Polibio. Aquí nada más espanta a los elefantes.

Lo que no pueden decir unas reglas sencillas: los elefantes no luchan entre sí, solo se traban y hacen sus tiradas de control. Un rey que cabalga demasiado lejos siempre puede volver. Las picas son tan buenas por el flanco como de frente. Nadie huye; hay que comparar porcentajes de bajas, no muertos. La opción end_on_cinc_death se puede dejar apagada o probar: los dos reyes corrieron peligro y ninguno cayó.

Las dos líneas de picas empiezan a 25 pulgadas y se encuentran hacia el turno 3, así que primero combaten las alas.

Equilibrio: con el pensamiento rápido del programa en los dos bandos, zama-cli simulate scenarios/raphia.zama.json --games 400 --seed 2026 dio 137 batallas a Antíoco, 127 a Ptolomeo y 136 indecisas.

Para hablar: ¿por qué estaba cada rey en un ala y no con sus picas? Antíoco venció a todos en su lado del campo y aun así perdió: ¿dónde más ocurre eso? ¿Qué arriesgó la familia de Ptolomeo al armar a veinte mil egipcios? Dos fuentes, dos Ptolomeos: ¿para quién se escribieron?</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infantería pesada</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infantería pesada</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>name of a unit type</comment>
        <translation>Galos y tracios</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>plural of a unit type</comment>
        <translation>Galos y tracios</translation>
    </message>
    <message>
        <source>Your best troops are in the west, with you: sixty elephants, your guard horse, Greeks and Silver Shields. His African elephants fear your Indian ones. Break that wing, then remember the mistake your name is known for: do not chase, turn inward and take his pikes from the side.

In the east you are weak. Arabs, Medes and javelin men must hold as long as they can. Your pikes are fewer than his; let them meet late.</source>
        <comment>briefing</comment>
        <translation>Tus mejores tropas están en el oeste, contigo: sesenta elefantes, tu guardia a caballo, griegos y Escudos de Plata. Sus elefantes africanos temen a los tuyos, que son indios. Rompe esa ala y acuérdate entonces del error por el que se te conoce: no persigas, vuélvete hacia dentro y toma sus picas por el flanco.

En el este tu línea es débil. Árabes, medos y jabalineros deben aguantar todo lo que puedan. Tus picas son menos que las suyas; que se encuentren tarde.</translation>
    </message>
    <message>
        <source>Men of Byttacus</source>
        <comment>name of a unit</comment>
        <translation>Hombres de Bítaco</translation>
    </message>
    <message>
        <source>Lydians</source>
        <comment>name of a unit</comment>
        <translation>Lidios</translation>
    </message>
    <message>
        <source>Arabs %1</source>
        <comment>name of a unit</comment>
        <translation>Árabes %1</translation>
    </message>
    <message>
        <source>Horse of Antipater %1</source>
        <comment>name of a unit</comment>
        <translation>Caballería de Antípatro %1</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a command</comment>
        <translation>Escudos de Plata</translation>
    </message>
    <message>
        <source>Silver Shields %1</source>
        <comment>name of a unit</comment>
        <translation>Escudos de Plata %1</translation>
    </message>
    <message>
        <source>Nicarchus</source>
        <comment>name of a general</comment>
        <translation>Nicarco</translation>
    </message>
    <message>
        <source>Themison</source>
        <comment>name of a general</comment>
        <translation>Temisón</translation>
    </message>
    <message>
        <source>You have more pikes than he has: seven blocks of ten, and seven is two more. The battle is won when they arrive in one line, so keep them together; they walk only 4 inches a turn, and a block that wheels has spent its whole move.

On your left he is stronger. Lose slowly there. On your right Echecrates&apos; horse and the Greeks of Phoxidas can win: against foot your elephants are as good as his. Do not send them at Indian elephants.</source>
        <comment>briefing</comment>
        <translation>Tienes más picas que él: siete bloques de diez, y siete son dos más. La batalla está ganada si llegan en una sola línea, así que mantenlas juntas; solo andan 4 pulgadas por turno, y un bloque que hace una conversión ha gastado todo su movimiento.

A tu izquierda él es más fuerte. Pierde allí despacio. A tu derecha pueden vencer la caballería de Equécrates y los griegos de Fóxidas: contra la infantería, tus elefantes son tan buenos como los suyos. No los envíes contra elefantes indios.</translation>
    </message>
    <message>
        <source>Libyan pikes</source>
        <comment>name of a unit</comment>
        <translation>Picas libias</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas %1</source>
        <comment>name of a unit</comment>
        <translation>Griegos de Fóxidas %1</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>name of a unit</comment>
        <translation>Galos y tracios</translation>
    </message>
    <message>
        <source>Macedonian pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Picas macedonias %1</translation>
    </message>
    <message>
        <source>Sosibius</source>
        <comment>name of a general</comment>
        <translation>Sosibio</translation>
    </message>
    <message>
        <source>Egyptian pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Picas egipcias %1</translation>
    </message>
    <message>
        <source>The Battle of the Trebia (short)</source>
        <comment>title</comment>
        <translation>La batalla de Trebia (breve)</translation>
    </message>
    <message>
        <source>December 218 BC, in midwinter</source>
        <comment>date</comment>
        <translation>Diciembre del 218 a. C., en pleno invierno</translation>
    </message>
    <message>
        <source>By the river Trebia, near Placentia in northern Italy</source>
        <comment>place</comment>
        <translation>Junto al río Trebia, cerca de Placencia, en el norte de Italia</translation>
    </message>
    <message>
        <source>In the autumn of 218 BC Hannibal came over the Alps into Italy. Rome sent both its consuls against him. One of them, Publius Scipio, was wounded and lay in camp. The other, Tiberius Sempronius Longus, wanted a great battle, and soon: his year as consul was ending.

One midwinter morning Numidian riders came up to the Roman camp at dawn. Sempronius sent his horse out after them, then six thousand light troops, then everybody else, and nobody had had breakfast. It was snowing. The men waded through the river with the water up to their chests. On the other side Hannibal&apos;s army was waiting, fed, warmed at fires and rubbed with oil. And behind the place where the Romans would stand, two thousand picked men under Hannibal&apos;s brother Mago were hiding in the bed of a stream.

The Roman light troops had thrown away most of their javelins on the Numidians. Hannibal&apos;s horse, more than two to one, drove the Roman riders off. Then both ends of the Roman line were pushed from the front by elephants and pelted from the side, and Mago broke out behind. The wings broke and were pushed back into the water. The middle of the Roman line did not: ten thousand men hacked a way right through Hannibal&apos;s army and reached Placentia. The winter won too: the cold killed all of Hannibal&apos;s elephants but one.</source>
        <comment>background</comment>
        <translation>En el otoño del 218 a. C., Aníbal cruzó los Alpes y entró en Italia. Roma envió contra él a sus dos cónsules. Uno de ellos, Publio Escipión, estaba herido en el campamento. El otro, Tiberio Sempronio Longo, quería una gran batalla, y pronto: su año de cónsul se acababa.

Una mañana de pleno invierno, unos jinetes númidas llegaron al alba hasta el campamento romano. Sempronio envió tras ellos su caballería, luego seis mil hombres de tropas ligeras, luego a todos los demás, y nadie había desayunado. Nevaba. Los hombres vadearon el río con el agua hasta el pecho. Al otro lado esperaba el ejército de Aníbal, bien comido, calentado junto a las hogueras y untado de aceite. Y detrás del lugar donde iban a formar los romanos, dos mil hombres escogidos, al mando de Magón, el hermano de Aníbal, se escondían en el cauce de un arroyo.

Las tropas ligeras romanas habían gastado casi todas sus jabalinas contra los númidas. La caballería de Aníbal, más de dos contra uno, ahuyentó a los jinetes romanos. Luego los dos extremos de la línea romana sufrieron el empuje de los elefantes por el frente y una lluvia de jabalinas por el flanco, y Magón salió por detrás. Las alas se rompieron y tuvieron que retroceder hasta el agua. El centro romano, no: diez mil hombres se abrieron paso a través del ejército de Aníbal y llegaron a Placencia. También ganó el invierno: con el frío murieron todos los elefantes de Aníbal menos uno.</translation>
    </message>
    <message>
        <source>Polybius, Histories 3.70-75, is the fullest account. Livy 21.52-56 tells nearly the same, but puts the elephants at the far ends of the line. Appian, Hannibal&apos;s War 6-7, lets the wounded Scipio fight; nobody else does.

Polybius counts 16,000 Romans, 20,000 allied foot and 4,000 horse against about 20,000 foot in the line, 8,000 light troops and more than 10,000 horse. How many elephants there were he does not say; about thirty is a modern guess. On which bank the armies fought is an old quarrel. Here the river is simply the south edge of the table.</source>
        <comment>sources</comment>
        <translation>Polibio, Historias 3.70-75, es el relato más completo. Tito Livio 21.52-56 cuenta casi lo mismo, pero pone los elefantes en los extremos de la línea. Apiano, Guerra de Aníbal 6-7, hace combatir al herido Escipión; nadie más lo hace.

Polibio cuenta 16.000 romanos, 20.000 infantes aliados y 4000 jinetes contra unos 20.000 infantes en la línea, 8000 de tropas ligeras y más de 10.000 jinetes. No dice cuántos elefantes había; unos treinta es un cálculo moderno. En qué orilla combatieron los ejércitos es una vieja disputa. Aquí el río es sencillamente el borde sur de la mesa.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. One slice of the battle: a legion and some horse against Hannibal&apos;s middle, with Mago behind. A stand is about 250 men, as in the full battle.

Nobody can hide or be cold in these rules: the Roman light troops begin with 3 of 5 stands because their javelins are spent, and Mago stands in the open at the south edge. Units fight to the end; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/trebia-short.zama.json --games 400 --seed 2026 gave 218 battles to Carthage, 132 to Rome, and 50 were drawn.

Before you begin, ask the Romans what they want to do about Mago, and write it down. Afterwards: was it the ambush that won?</source>
        <comment>notes</comment>
        <translation>Una clase. 16 unidades, de dos a seis estudiantes. Un trozo de la batalla: una legión y algo de caballería contra el centro de Aníbal, con Magón detrás. Una peana son unos 250 hombres, como en la batalla entera.

En estas reglas nadie puede esconderse ni tener frío: las tropas ligeras romanas empiezan con 3 de 5 peanas porque han gastado sus jabalinas, y Magón está a la vista en el borde sur. Las unidades combaten hasta el final; hay que comparar porcentajes de bajas, no muertos.

Equilibrio: con el pensamiento rápido del programa en los dos bandos, zama-cli simulate scenarios/trebia-short.zama.json --games 400 --seed 2026 dio 218 batallas a Cartago, 132 a Roma y 50 indecisas.

Antes de empezar, conviene preguntar a los romanos qué quieren hacer con Magón y anotarlo. Después: ¿fue la emboscada lo que dio la victoria?</translation>
    </message>
    <message>
        <source>Wet, cold and hungry, you still have the best infantry. Strike at the Gauls in the middle before your wing is gone. Behind you stands Mago with one unit of heavy foot: decide early who deals with him. Only your formed infantry frightens elephants, and only from the front.</source>
        <comment>briefing</comment>
        <translation>Con los hombres mojados, helados y hambrientos, aún tienes la mejor infantería. Golpea a los galos del centro antes de quedarte sin ala. Detrás de ti está Magón con una unidad de infantería pesada: decide pronto quién se ocupa de él. Solo tu infantería en formación espanta a los elefantes, y solo de frente.</translation>
    </message>
    <message>
        <source>Sempronius Longus</source>
        <comment>name of a general</comment>
        <translation>Sempronio Longo</translation>
    </message>
    <message>
        <source>Legion %1</source>
        <comment>name of a unit</comment>
        <translation>Legión %1</translation>
    </message>
    <message>
        <source>You are stronger on horseback and you have two elephants. Do not hurry: let the Romans come, win with your riders, and bring Mago into their backs when they are busy. Send the elephants at horsemen and light troops, or at the side of a unit.</source>
        <comment>briefing</comment>
        <translation>Tu caballería es más fuerte, y tienes dos elefantes. No tengas prisa: deja venir a los romanos, vence con tus jinetes y lanza a Magón contra su espalda cuando estén ocupados. Envía los elefantes contra jinetes y tropas ligeras, o contra el flanco de una unidad.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <comment>name of a command</comment>
        <translation>Elefantes</translation>
    </message>
    <message>
        <source>Horse, west</source>
        <comment>name of a command</comment>
        <translation>Caballería, oeste</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a command</comment>
        <translation>Galos</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a unit</comment>
        <translation>Galos</translation>
    </message>
    <message>
        <source>Horse, east</source>
        <comment>name of a command</comment>
        <translation>Caballería, este</translation>
    </message>
    <message>
        <source>Mago&apos;s Men</source>
        <comment>name of a command</comment>
        <translation>Hombres de Magón</translation>
    </message>
    <message>
        <source>Mago&apos;s foot</source>
        <comment>name of a unit</comment>
        <translation>Infantería de Magón</translation>
    </message>
    <message>
        <source>The Battle of the Trebia</source>
        <comment>title</comment>
        <translation>La batalla de Trebia</translation>
    </message>
    <message>
        <source>Two lessons. 53 units, up to twelve pupils. A stand is about 250 men, an elephant stands for about eight.

What plain rules cannot say: nobody is cold, hungry or afraid here, and nobody can hide. So the Roman light troops begin with 3 of their 5 stands, and Mago&apos;s men are in full view at the south edge, two units of them; lay a sheet of paper over them until somebody comes near, or let the class pretend. The river itself does nothing. Units fight to the end instead of running away, so both sides lose more than they did: compare shares, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/trebia.zama.json --games 400 --seed 2026 gave 137 battles to Carthage, 92 to Rome, and 171 were drawn.

To talk about: Sempronius hurried, says Polybius, because he wanted to be the one who won, not the next consul. How could Polybius know? What mattered most: river, cold, horsemen or ambush? Put them in order and defend it. In his report Sempronius blamed the weather. How do governments tell people of a defeat?</source>
        <comment>notes</comment>
        <translation>Dos clases. 53 unidades, hasta doce estudiantes. Una peana son unos 250 hombres; un elefante representa unos ocho.

Lo que no pueden decir unas reglas sencillas: aquí nadie tiene frío, hambre ni miedo, y nadie puede esconderse. Por eso las tropas ligeras romanas empiezan con 3 de sus 5 peanas, y los hombres de Magón están a la vista de todos en el borde sur, dos unidades; se les puede poner encima una hoja de papel hasta que alguien se acerque, o la clase hace como que no los ve. El río mismo no hace nada. Las unidades combaten hasta el final en lugar de huir, así que los dos bandos pierden más que entonces: hay que comparar porcentajes, no muertos.

Equilibrio: con el pensamiento rápido del programa en los dos bandos, zama-cli simulate scenarios/trebia.zama.json --games 400 --seed 2026 dio 137 batallas a Cartago, 92 a Roma y 171 indecisas.

Para hablar: Sempronio se apresuró, dice Polibio, porque quería ser él quien venciera, y no el cónsul siguiente. ¿Cómo podía saberlo Polibio? ¿Qué importó más: el río, el frío, los jinetes o la emboscada? Se ordenan y se defiende el orden. En su informe, Sempronio echó la culpa al tiempo. ¿Cómo cuentan los gobiernos una derrota?</translation>
    </message>
    <message>
        <source>Cenomani</source>
        <comment>name of a unit type</comment>
        <translation>Cenomanos</translation>
    </message>
    <message>
        <source>Cenomani</source>
        <comment>plural of a unit type</comment>
        <translation>Cenomanos</translation>
    </message>
    <message>
        <source>Your men are wet and hungry and your light troops have hardly a javelin left. But your infantry is the best on the field and there is much of it. Do what the survivors did: go straight through the middle, where the Gauls stand.

Your horsemen are outnumbered on both wings; let them last, not win. Two enemy units stand behind your back. Send somebody to meet them, or they will choose their own moment. Elephants shy only at Roman infantry, and only when they come from the front.</source>
        <comment>briefing</comment>
        <translation>Tus hombres están mojados y hambrientos, y a tus tropas ligeras apenas les queda una jabalina. Pero tu infantería es la mejor del campo, y es mucha. Haz lo que hicieron los que se salvaron: atraviesa el centro, donde están los galos.

En las dos alas tienes menos jinetes; que aguanten, no que ganen. A tu espalda hay dos unidades enemigas. Envía a alguien a su encuentro, o elegirán ellas el momento. Los elefantes solo se espantan ante infantería romana, y solo cuando llegan de frente.</translation>
    </message>
    <message>
        <source>Prefect, left</source>
        <comment>name of a general</comment>
        <translation>Prefecto, izquierda</translation>
    </message>
    <message>
        <source>Allied javelins %1</source>
        <comment>name of a unit</comment>
        <translation>Jabalinas aliadas %1</translation>
    </message>
    <message>
        <source>Cenomani</source>
        <comment>name of a unit</comment>
        <translation>Cenomanos</translation>
    </message>
    <message>
        <source>First Legion</source>
        <comment>name of a command</comment>
        <translation>Primera legión</translation>
    </message>
    <message>
        <source>Legion I %1</source>
        <comment>name of a unit</comment>
        <translation>Legión I %1</translation>
    </message>
    <message>
        <source>Second Legion</source>
        <comment>name of a command</comment>
        <translation>Segunda legión</translation>
    </message>
    <message>
        <source>Legion II %1</source>
        <comment>name of a unit</comment>
        <translation>Legión II %1</translation>
    </message>
    <message>
        <source>Prefect, right</source>
        <comment>name of a general</comment>
        <translation>Prefecto, derecha</translation>
    </message>
    <message>
        <source>Your men are warm and fed, and you have more than twice as many horsemen. Win on both wings first, then fall on the ends of the Roman line. Send the elephants where nobody can frighten them: at horsemen, at light troops, at the side of a unit.

Mago stands behind the enemy with foot and Numidians. He is too weak to fight a battle of his own. Let him strike when the Romans are busy. The Gauls in your middle will not hold for ever, and they need not.</source>
        <comment>briefing</comment>
        <translation>Tus hombres han comido y no tienen frío, y tienes más del doble de jinetes. Vence primero en las dos alas y luego échate sobre los extremos de la línea romana. Envía los elefantes adonde nadie pueda espantarlos: contra jinetes, contra tropas ligeras, contra el flanco de una unidad.

Magón está detrás del enemigo con infantería y númidas. Es demasiado débil para librar su propia batalla. Que golpee cuando los romanos estén ocupados. Los galos de tu centro no aguantarán siempre, ni hace falta.</translation>
    </message>
    <message>
        <source>Elephants, west</source>
        <comment>name of a command</comment>
        <translation>Elefantes, oeste</translation>
    </message>
    <message>
        <source>Elephants, east</source>
        <comment>name of a command</comment>
        <translation>Elefantes, este</translation>
    </message>
    <message>
        <source>Captain of horse</source>
        <comment>name of a general</comment>
        <translation>Capitán de caballería</translation>
    </message>
    <message>
        <source>Iberians</source>
        <comment>name of a command</comment>
        <translation>Íberos</translation>
    </message>
    <message>
        <source>Mago&apos;s riders</source>
        <comment>name of a unit</comment>
        <translation>Jinetes de Magón</translation>
    </message>
    <message>
        <source>The Battle of Zama</source>
        <comment>title</comment>
        <translation>La batalla de Zama</translation>
    </message>
    <message>
        <source>Autumn 202 BC</source>
        <comment>date</comment>
        <translation>Otoño del 202 a. C.</translation>
    </message>
    <message>
        <source>Inland of Carthage, near Naraggara in Numidia</source>
        <comment>place</comment>
        <translation>Tierra adentro desde Cartago, cerca de Naragara, en Numidia</translation>
    </message>
    <message>
        <source>By 202 BC Rome and Carthage had been at war for sixteen years. Hannibal had crossed the Alps, beaten one Roman army after another and stayed unbeaten in Italy, but he could not take Rome. Then young Publius Cornelius Scipio carried the war to Africa. He burned the camps of the armies sent against him, won at the Great Plains, and the prince Masinissa brought over to him the best light horse of the age, the Numidians. Carthage called Hannibal home.

Hannibal marched inland and camped near a town called Zama; the armies met some way further on. The day before, the two generals met between the lines, talked, and agreed on nothing. In the morning Hannibal put more than eighty elephants in front, hired soldiers behind them, then Carthaginians and Libyans, and last of all, well back, the veterans he had brought from Italy. Scipio left straight lanes through his army, so that elephants could run through and out at the back.

The elephants did little: trumpets frightened some of them back into their own cavalry, javelins drove others off. The Roman and Numidian horse chased the enemy&apos;s riders from the field. In the middle the infantry fought line after line, until only Hannibal&apos;s veterans were left, and that fight stood even. Then Scipio&apos;s cavalry came back, into the veterans&apos; rear. Carthage had no other army and asked for peace.

One thing on this table is make-believe: no ancient writer puts artillery at Zama. The scorpions are there because they make a good game.</source>
        <comment>background</comment>
        <translation>En el 202 a. C., Roma y Cartago llevaban dieciséis años en guerra. Aníbal había cruzado los Alpes, había vencido a un ejército romano tras otro y nadie lo había derrotado en Italia, pero no pudo tomar Roma. Entonces el joven Publio Cornelio Escipión llevó la guerra a África. Incendió los campamentos de los ejércitos enviados contra él, venció en los Grandes Llanos, y el príncipe Masinisa le trajo la mejor caballería ligera de la época, los númidas. Cartago hizo volver a Aníbal.

Aníbal marchó hacia el interior y acampó cerca de una ciudad llamada Zama; los ejércitos se encontraron algo más lejos. El día antes, los dos generales se vieron entre las líneas, hablaron y no se pusieron de acuerdo en nada. Por la mañana, Aníbal puso delante más de ochenta elefantes; detrás, soldados a sueldo; luego, cartagineses y libios, y al final, muy atrás, los veteranos que había traído de Italia. Escipión dejó calles rectas en su ejército para que los elefantes pudieran pasar corriendo y salir por detrás.

Los elefantes hicieron poco: las trompetas asustaron a algunos y los volvieron contra su propia caballería, y las jabalinas alejaron a otros. La caballería romana y númida echó del campo a los jinetes enemigos. En el centro, la infantería combatió línea tras línea, hasta que solo quedaron los veteranos de Aníbal, y ese combate estaba igualado. Entonces volvió la caballería de Escipión, por la espalda de los veteranos. Cartago no tenía otro ejército y pidió la paz.

Una cosa de esta mesa es fantasía: ningún escritor antiguo pone artillería en Zama. Los escorpiones están porque mejoran el juego.</translation>
    </message>
    <message>
        <source>Polybius, Histories 15.5-16, is the best account: he wrote some fifty years later and knew people close to Scipio&apos;s friend Laelius. Livy 30.29-35 follows him and adds from other writers. Appian, Punic Wars 40-47, has duels between the generals and larger numbers; trust him less.

The strengths are not certain. Polybius gives 12,000 hired soldiers and more than eighty elephants for Hannibal, 6,000 foot and 4,000 horse brought by Masinissa; for the rest modern estimates differ widely. Order of battle and deployment on this table are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Polibio, Historias 15.5-16, es el mejor relato: escribió unos cincuenta años después y conocía a gente cercana a Lelio, el amigo de Escipión. Tito Livio 30.29-35 lo sigue y añade cosas de otros autores. Apiano, Guerras púnicas 40-47, trae duelos entre los generales y cifras mayores; es menos de fiar.

Los efectivos no son seguros. Polibio da a Aníbal 12.000 soldados a sueldo y más de ochenta elefantes, y a Masinisa 6000 infantes y 4000 jinetes; para lo demás, los cálculos modernos difieren mucho. El orden de batalla y el despliegue de esta mesa son los de Fast Play Rules for Students, de Matt Fritz.</translation>
    </message>
    <message>
        <source>Two lessons of about 50 minutes with the whole class; the computer keeps the rules. A stand of foot is about 180 men, a cavalry stand about 170, an elephant stands for seven. Give each command with a general to somebody of its own; the Numidians go to the cavalry commanders.

Both sides will lose more here than the real armies did, because units fight to the last and nobody runs away; compare shares of losses, not body counts. To talk about afterwards: why did Hannibal put his best men last? Were Scipio&apos;s lanes meant for elephants? What would have happened without Masinissa?

For a closer contest choose “Units block” under “What blocks a shot”: scorpions that shoot over their own men give Rome a great advantage; when units block their sight it is much smaller, though not gone.</source>
        <comment>notes</comment>
        <translation>Dos clases de unos 50 minutos con todo el grupo; el programa vigila las reglas. Una peana de infantería son unos 180 hombres; una de caballería, unos 170; un elefante representa siete. Cada cuerpo con general se da a una persona distinta; los númidas van con los comandantes de la caballería.

Aquí los dos bandos perderán más que los ejércitos de verdad, porque las unidades combaten hasta el final y nadie huye; hay que comparar porcentajes de bajas, no muertos. Para hablar después: ¿por qué puso Aníbal al final a sus mejores hombres? ¿Estaban pensadas para los elefantes las calles de Escipión? ¿Qué habría pasado sin Masinisa?

Para una batalla más igualada se elige «Las unidades» en «Qué detiene un disparo»: los escorpiones que disparan por encima de los suyos dan a Roma una gran ventaja; cuando las unidades les tapan la vista, es mucho menor, aunque no desaparece.</translation>
    </message>
    <message>
        <source>You have one army and no second chance: Africa is hostile, and a new commander may be on his way from Rome to take over your victory.

Your velites stand in front. Use them to get rid of the elephants: an elephant that fights must be controlled every turn, and most panic. Only your formed infantry may frighten one off, and only if it comes from the front. Your scorpions reach twenty-four inches, but any enemy who gets to them ends them.

You are stronger on horseback, above all on the right, where Masinissa leads three units against one. Win on the wings, then turn inward. Keep your second line behind the first: formed units cannot pass through each other.</source>
        <comment>briefing</comment>
        <translation>Tienes un solo ejército y ninguna segunda oportunidad: África es hostil, y puede que un nuevo general esté ya en camino desde Roma para quedarse con tu victoria.

Tus vélites están delante. Úsalos para librarte de los elefantes: un elefante que combate necesita control cada turno, y la mayoría se desboca. Solo tu infantería en formación puede espantar a uno, y solo si viene de frente. Tus escorpiones alcanzan veinticuatro pulgadas, pero cualquier enemigo que llegue hasta ellos los elimina.

Tu caballería es más fuerte, sobre todo a la derecha, donde Masinisa manda tres unidades contra una. Vence en las alas y luego vuélvete hacia dentro. Mantén tu segunda línea detrás de la primera: las unidades en formación no se atraviesan entre sí.</translation>
    </message>
    <message>
        <source>Third Command</source>
        <comment>name of a command</comment>
        <translation>Centro III</translation>
    </message>
    <message>
        <source>Fourth Command</source>
        <comment>name of a command</comment>
        <translation>Centro IV</translation>
    </message>
    <message>
        <source>Italian Cavalry</source>
        <comment>name of a command</comment>
        <translation>Ala itálica</translation>
    </message>
    <message>
        <source>Italian cavalry %1</source>
        <comment>name of a unit</comment>
        <translation>Caballería itálica %1</translation>
    </message>
    <message>
        <source>Numidian Cavalry</source>
        <comment>name of a command</comment>
        <translation>Ala númida</translation>
    </message>
    <message>
        <source>The city has nobody else. Half your army has never fought beside the other half.

Your elephants are twelve hammers, and each usually strikes once. Send them at cavalry and skirmishers, which cannot frighten them, or at the flank of the legions, and remember that a panicking elephant does not care whom it tramples: leave room behind it.

Your light infantry is many but weak; let it wear the Romans down and keep the veterans whole for the end. On horse you are outnumbered two to one. You need not win there; you must not lose there quickly.</source>
        <comment>briefing</comment>
        <translation>La ciudad no tiene a nadie más. La mitad de tu ejército nunca ha combatido junto a la otra mitad.

Tus elefantes son doce martillos, y cada uno suele golpear una sola vez. Envíalos contra la caballería y los hostigadores, que no pueden espantarlos, o contra el flanco de las legiones, y recuerda que a un elefante desbocado no le importa a quién pisotea: deja sitio detrás de él.

Tu infantería ligera es mucha, pero débil; que desgaste a los romanos, y conserva enteros a los veteranos para el final. A caballo son dos contra uno. No necesitas ganar ahí; lo que no debes es perder pronto.</translation>
    </message>
    <message>
        <source>Light infantry %1</source>
        <comment>name of a unit</comment>
        <translation>Infantería ligera %1</translation>
    </message>
    <message>
        <source>Heavy infantry %1</source>
        <comment>name of a unit</comment>
        <translation>Infantería pesada %1</translation>
    </message>
    <message>
        <source>Carthaginian Cavalry</source>
        <comment>name of a command</comment>
        <translation>Ala púnica</translation>
    </message>
    <message>
        <source>Commander of the cavalry</source>
        <comment>name of a general</comment>
        <translation>Jefe de caballería</translation>
    </message>
    <message>
        <source>Carthaginian cavalry %1</source>
        <comment>name of a unit</comment>
        <translation>Caballería cartaginesa %1</translation>
    </message>
    <message>
        <source>Elephant, cavalry wing %1</source>
        <comment>name of a unit</comment>
        <translation>Elefante del ala púnica %1</translation>
    </message>
    <message>
        <source>Tychaeus&apos; riders</source>
        <comment>name of a unit</comment>
        <translation>Jinetes de Tiqueo</translation>
    </message>
    <message>
        <source>Elephant, Numidian wing %1</source>
        <comment>name of a unit</comment>
        <translation>Elefante del ala númida %1</translation>
    </message>
</context>
<context>
    <name>ScenarioRows</name>
    <message>
        <source>unknown type</source>
        <translation>tipo desconocido</translation>
    </message>
    <message>
        <source>%1 of %2, %3, facing %4, %5</source>
        <comment>kind of unit, side, number of stands, compass direction, place</comment>
        <translation>%1 de %2, %3, orientación: %4, %5</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>commander in chief of %1, %2</source>
        <comment>side, place</comment>
        <translation>general en jefe de %1, %2</translation>
    </message>
    <message>
        <source>general of %1, %2</source>
        <comment>side, place</comment>
        <translation>general de %1, %2</translation>
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
        <translation>El papel es demasiado pequeño para %1: desplegado mide %2 por %3 mm. Hay que elegir un papel más grande o figuras más pequeñas.</translation>
    </message>
    <message>
        <source>There is nobody to print: no stands of these commands and kinds.</source>
        <translation>No hay nadie que imprimir: ninguna peana de estos cuerpos y clases.</translation>
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
        <translation>Peanas de reserva</translation>
    </message>
</context>
<context>
    <name>StickPages</name>
    <message>
        <source>This battle has no troops yet, so there is nothing to measure.</source>
        <translation>Esta batalla aún no tiene tropas, así que no hay nada que medir.</translation>
    </message>
    <message>
        <source>Cut along the lines. A hatched tab goes under the end of the piece before it, up to the broken line. The upper edge is in inches, the lower in centimetres.</source>
        <translation>Recorta por las líneas. Una pestaña rayada va debajo del final del trozo anterior, hasta la línea discontinua. El borde de arriba está en pulgadas; el de abajo, en centímetros.</translation>
    </message>
    <message>
        <source>Piece %1 of %2</source>
        <translation>Trozo %1 de %2</translation>
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
        <translation>%1 de %2, %3, orientación: %4, %5</translation>
    </message>
    <message>
        <source>%1 of %2, %3, facing %4, %5, engaged with %6</source>
        <comment>kind of unit, side, number of stands, compass direction, place, enemies</comment>
        <translation>%1 de %2, %3, orientación: %4, %5, en combate con %6</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>commander in chief of %1, %2</source>
        <comment>side, place</comment>
        <translation>general en jefe de %1, %2</translation>
    </message>
    <message>
        <source>general of %1, %2</source>
        <comment>side, place</comment>
        <translation>general de %1, %2</translation>
    </message>
    <message>
        <source>%1 east and %2 north of the south-west corner</source>
        <comment>two lengths</comment>
        <translation>%1 al este y %2 al norte de la esquina suroeste</translation>
    </message>
    <message>
        <source>north</source>
        <translation>norte</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>noreste</translation>
    </message>
    <message>
        <source>east</source>
        <translation>este</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sureste</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>suroeste</translation>
    </message>
    <message>
        <source>west</source>
        <translation>oeste</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>noroeste</translation>
    </message>
</context>
<context>
    <name>TeacherPages</name>
    <message>
        <source>How long it takes</source>
        <translation>Cuánto dura</translation>
    </message>
    <message>
        <source>How many pupils</source>
        <translation>Cuántos estudiantes</translation>
    </message>
    <message>
        <source>Who does what</source>
        <translation>Quién hace qué</translation>
    </message>
    <message>
        <source>How to use these sheets</source>
        <translation>Cómo usar estas hojas</translation>
    </message>
    <message>
        <source>To talk about afterwards</source>
        <translation>Para hablar después</translation>
    </message>
    <message>
        <source>Notes on this battle</source>
        <translation>Notas sobre esta batalla</translation>
    </message>
    <message>
        <source>What had happened before</source>
        <translation>Lo que había ocurrido antes</translation>
    </message>
    <message>
        <source>Where we know it from</source>
        <translation>De dónde lo sabemos</translation>
    </message>
</context>
<context>
    <name>TemplateStrip</name>
    <message>
        <source>glue</source>
        <translation>pegar</translation>
    </message>
</context>
<context>
    <name>TrackPages</name>
    <message>
        <source>Both sides</source>
        <translation>Los dos bandos</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>In melee</source>
        <translation>En combate</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Fases de un turno</translation>
    </message>
    <message>
        <source>Markers to cut out</source>
        <translation>Marcadores para recortar</translation>
    </message>
</context>
<context>
    <name>TroopTable</name>
    <message>
        <source>Move</source>
        <translation>Mueve</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Shot hits on</source>
        <translation>Disparo: impacta con</translation>
    </message>
    <message>
        <source>Melee hits on</source>
        <translation>Cuerpo a cuerpo: con</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Tropas</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Contra ella</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Conviene saber</translation>
    </message>
</context>
<context>
    <name>TurningPages</name>
    <message>
        <source>Wheel</source>
        <translation>Conversión</translation>
    </message>
    <message>
        <source>Oblique</source>
        <translation>Oblicuo</translation>
    </message>
    <message>
        <source>Wheel: lay the point at the corner that stays and the lower edge along the front. The outer corner moves along the arcs; the numbers are what 15, 30 and 45 degrees cost. Turn the template over for the other way.</source>
        <translation>Conversión: pon la punta en la esquina que se queda y el borde inferior a lo largo del frente. La esquina exterior recorre los arcos; los números son lo que cuestan 15, 30 y 45 grados. Dale la vuelta a la plantilla para el otro lado.</translation>
    </message>
    <message>
        <source>Oblique: lay the upright edge in the direction the unit faces. It may slide along the slanting edge, or anywhere between the two.</source>
        <translation>Oblicuo: pon el borde vertical en la dirección en que mira la unidad. Puede avanzar a lo largo del borde inclinado o por cualquier lugar entre los dos.</translation>
    </message>
    <message>
        <source>What wheels cost in this battle</source>
        <translation>Lo que cuestan las conversiones en esta batalla</translation>
    </message>
    <message>
        <source>Nobody in this battle is formed, so nobody needs to wheel.</source>
        <translation>Nadie en esta batalla va en formación, así que nadie necesita conversiones.</translation>
    </message>
</context>
<context>
    <name>TypeProperties</name>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>only on a %1</source>
        <comment>a hit</comment>
        <translation>solo con un %1</translation>
    </message>
    <message>
        <source>on %1 or more</source>
        <comment>a hit</comment>
        <translation>con %1 o más</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formación</translation>
    </message>
    <message>
        <source>How the stands of a unit stand. It never changes in a battle.</source>
        <translation>Cómo están las peanas de una unidad. Nunca cambia en una batalla.</translation>
    </message>
    <message>
        <source>one rank</source>
        <translation>una fila</translation>
    </message>
    <message>
        <source>two ranks</source>
        <translation>dos filas</translation>
    </message>
    <message>
        <source>one stand alone</source>
        <translation>una sola peana</translation>
    </message>
    <message>
        <source>Stands, at least</source>
        <translation>Peanas, mínimo</translation>
    </message>
    <message>
        <source>Stands, at most</source>
        <translation>Peanas, máximo</translation>
    </message>
    <message>
        <source>Of a fresh unit. A stand is one die and one loss.</source>
        <translation>De una unidad entera. Una peana es un dado y una baja.</translation>
    </message>
    <message>
        <source>Width of a stand</source>
        <translation>Anchura de una peana</translation>
    </message>
    <message>
        <source>Depth of a stand</source>
        <translation>Profundidad de una peana</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>Dispara</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>A shot hits</source>
        <translation>Un disparo impacta</translation>
    </message>
    <message>
        <source>One die for each stand; every hit takes a stand.</source>
        <translation>Un dado por peana; cada impacto quita una peana.</translation>
    </message>
    <message>
        <source>In melee it hits</source>
        <translation>Cuerpo a cuerpo impacta</translation>
    </message>
    <message>
        <source>One die for each stand in every round.</source>
        <translation>Un dado por peana en cada ronda.</translation>
    </message>
    <message>
        <source>rolls no dice</source>
        <translation>no lanza dados</translation>
    </message>
    <message>
        <source>After its charge</source>
        <translation>Tras su carga</translation>
    </message>
    <message>
        <source>Only in the melee of the turn in which the unit has charged.</source>
        <translation>Solo en el cuerpo a cuerpo del turno en que la unidad ha cargado.</translation>
    </message>
    <message>
        <source>as always</source>
        <translation>como siempre</translation>
    </message>
    <message>
        <source>Enemies hit it</source>
        <translation>La alcanzan</translation>
    </message>
    <message>
        <source>Skirmishers, for example, are easier to hit: whoever fights them needs this, whatever is usual for him.</source>
        <translation>Los hostigadores, por ejemplo, son más fáciles de alcanzar: quien combate contra ellos necesita esto, sea cual sea su número habitual.</translation>
    </message>
    <message>
        <source>by their own number</source>
        <translation>con su propio número</translation>
    </message>
    <message>
        <source>Scares elephants</source>
        <translation>Espanta elefantes</translation>
    </message>
    <message>
        <source>When an elephant charges it from the front, a die decides whether the elephant takes fright and is gone.</source>
        <translation>Cuando un elefante carga de frente contra ella, un dado decide si el elefante se espanta y desaparece.</translation>
    </message>
    <message>
        <source>Scares elephants by option</source>
        <translation>Espanta según opción</translation>
    </message>
    <message>
        <source>The same, but only in battles whose rules say that skirmishers scare elephants, too.</source>
        <translation>Lo mismo, pero solo en batallas cuyas reglas dicen que los hostigadores también espantan elefantes.</translation>
    </message>
    <message>
        <source>Never charges</source>
        <translation>Nunca carga</translation>
    </message>
    <message>
        <source>It can only be charged.</source>
        <translation>Solo puede recibir cargas.</translation>
    </message>
    <message>
        <source>Does not fight back</source>
        <translation>No se defiende</translation>
    </message>
    <message>
        <source>It rolls no dice in melee, whatever its number.</source>
        <translation>No lanza dados cuerpo a cuerpo, sea cual sea su número.</translation>
    </message>
    <message>
        <source>Flees from a charge</source>
        <translation>Huye de una carga</translation>
    </message>
    <message>
        <source>As soon as a charging enemy reaches it, the unit is lost.</source>
        <translation>En cuanto llega un enemigo que carga, la unidad se pierde.</translation>
    </message>
    <message>
        <source>No general may join</source>
        <translation>Sin generales</translation>
    </message>
    <message>
        <source>Generals cannot be with it.</source>
        <translation>Los generales no pueden ir con ella.</translation>
    </message>
    <message>
        <source>Does not count for victory</source>
        <translation>No cuenta para la victoria</translation>
    </message>
    <message>
        <source>Its lost stands are left out when it is decided who has won.</source>
        <translation>Sus peanas perdidas no se cuentan al decidir quién ha ganado.</translation>
    </message>
    <message>
        <source>stays under control</source>
        <translation>sigue bajo control</translation>
    </message>
    <message>
        <source>runs wild straight ahead</source>
        <translation>se desboca de frente</translation>
    </message>
    <message>
        <source>runs wild to its right</source>
        <translation>se desboca a su derecha</translation>
    </message>
    <message>
        <source>runs wild to its left</source>
        <translation>se desboca a su izquierda</translation>
    </message>
    <message>
        <source>runs wild to its rear</source>
        <translation>da media vuelta y se desboca</translation>
    </message>
    <message>
        <source>Control die: %1</source>
        <comment>face of a die</comment>
        <translation>Tirada de control: %1</translation>
    </message>
    <message>
        <source>Fights as an elephant</source>
        <translation>Lucha como elefante</translation>
    </message>
    <message>
        <source>Nothing hurts it. It strikes when its charge arrives, then dices for control, and may run wild.</source>
        <translation>Nada lo daña. Golpea cuando llega su carga, luego hace una tirada de control y puede desbocarse.</translation>
    </message>
    <message>
        <source>Takes fright</source>
        <translation>Se espanta</translation>
    </message>
    <message>
        <source>On the die that is thrown when it charges whoever scares elephants.</source>
        <translation>Con el dado que se lanza cuando carga contra quien espanta elefantes.</translation>
    </message>
    <message>
        <source>Stands its charge costs</source>
        <translation>Peanas que cuesta su carga</translation>
    </message>
    <message>
        <source>Stands its rampage costs</source>
        <translation>Peanas que cuesta al desbocarse</translation>
    </message>
    <message>
        <source>Of every unit it runs over, friend or enemy.</source>
        <translation>De cada unidad que arrolla, amiga o enemiga.</translation>
    </message>
    <message>
        <source>How far it runs wild</source>
        <translation>Cuánto corre desbocado</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Of the kind: “Roman infantry”.</source>
        <translation>De la clase: «infantería romana».</translation>
    </message>
    <message>
        <source>In a list</source>
        <translation>En una lista</translation>
    </message>
    <message>
        <source>As in “Losses: 3 skirmishers”. Empty: the same as the name.</source>
        <translation>Como en «Bajas: 3 hostigadores». Vacío: igual que el nombre.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Friends pass through skirmishers; skirmishers and elephants belong in the front line.</source>
        <translation>Los amigos atraviesan a los hostigadores; hostigadores y elefantes van en la primera línea.</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>infantería</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>caballería</translation>
    </message>
    <message>
        <source>skirmishers</source>
        <translation>hostigadores</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>artillería</translation>
    </message>
    <message>
        <source>elephants</source>
        <translation>elefantes</translation>
    </message>
    <message>
        <source>other</source>
        <translation>otra</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Se mueve</translation>
    </message>
    <message>
        <source>Formed troops go straight on, wheel and slide obliquely.</source>
        <translation>Las tropas en formación van en línea recta, hacen conversiones y avanzan en oblicuo.</translation>
    </message>
    <message>
        <source>formed</source>
        <translation>en formación</translation>
    </message>
    <message>
        <source>freely, in any direction</source>
        <translation>libre, en cualquier dirección</translation>
    </message>
    <message>
        <source>Move, up to</source>
        <translation>Mueve hasta</translation>
    </message>
    <message>
        <source>Charge, up to</source>
        <translation>Carga hasta</translation>
    </message>
</context>
<context>
    <name>UnknownArt</name>
    <message>
        <source>%1: the palette “%2” is unknown; plain colours are shown.</source>
        <translation>%1: la paleta «%2» es desconocida; se muestran colores lisos.</translation>
    </message>
    <message>
        <source>%1: the figures have no “%2” to colour.</source>
        <translation>%1: las figuras no tienen «%2» que colorear.</translation>
    </message>
    <message>
        <source>The drawing “%1” cannot be shown. %2</source>
        <comment>name, reason</comment>
        <translation>No se puede mostrar el dibujo «%1». %2</translation>
    </message>
    <message>
        <source>%1: the figure “%2” is unknown; the sign of its kind is shown.</source>
        <translation>%1: la figura «%2» es desconocida; se muestra el signo de su clase.</translation>
    </message>
</context>
<context>
    <name>UsualTypes</name>
    <message>
        <source>Infantry</source>
        <translation>Infantería</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation>Hostigadores</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Caballería</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <translation>Arqueros a caballo</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elefante</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArmyModel</name>
    <message>
        <source>%1 stands</source>
        <translation>Peanas: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a name and what it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, stands: %3</source>
        <translation>%1, %2, peanas: %3</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Peanas</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArmyPanel</name>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side and one of its commands</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nobody can be added yet: first make a unit type.</source>
        <translation>Aún no se puede añadir a nadie: primero hace falta un tipo de unidad.</translation>
    </message>
    <message>
        <source>There are no units yet. Choose a command, then “Add” and a type; or paste a table from a spreadsheet.</source>
        <translation>Aún no hay unidades. Se elige un cuerpo, luego «Añadir» y un tipo; o se pega una tabla de una hoja de cálculo.</translation>
    </message>
    <message>
        <source>There is nobody here yet. Choose “Add” and a unit: its side and command are made with it. Or paste a table from a spreadsheet.</source>
        <translation>Aquí aún no hay nadie. Se elige «Añadir» y una unidad: con ella se crean su bando y su cuerpo. O se pega una tabla de una hoja de cálculo.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Más</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Into the command</source>
        <translation>En el cuerpo</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Orden de batalla</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Cuerpo</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>For a command that has none.</source>
        <translation>Para un cuerpo que no tiene.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>Units, generals and commands; their names count on.</source>
        <translation>Unidades, generales y cuerpos; sus nombres siguen la cuenta.</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Units, generals and commands. Sides stay.</source>
        <translation>Unidades, generales y cuerpos. Los bandos se quedan.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>One at a time.</source>
        <translation>De uno en uno.</translation>
    </message>
    <message>
        <source>One stand more	+</source>
        <translation>Una peana más	+</translation>
    </message>
    <message>
        <source>For units, within what their types allow.</source>
        <translation>Para unidades, dentro de lo que permite su tipo.</translation>
    </message>
    <message>
        <source>One stand fewer	−</source>
        <translation>Una peana menos	−</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Units, one general, or commands.</source>
        <translation>Unidades, un general o cuerpos.</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>To the other side</source>
        <translation>Al otro bando</translation>
    </message>
    <message>
        <source>Units and commands of one side.</source>
        <translation>Unidades y cuerpos de un bando.</translation>
    </message>
    <message>
        <source>Commander-in-chief</source>
        <translation>General en jefe</translation>
    </message>
    <message>
        <source>For one general: a side has one.</source>
        <translation>Para un general: cada bando tiene uno.</translation>
    </message>
    <message>
        <source>General joins this unit</source>
        <translation>Unir un general</translation>
    </message>
    <message>
        <source>For one unit: the general of its command joins it, or the one that is selected with it.</source>
        <translation>Para una unidad: se le une el general de su cuerpo o el seleccionado con ella.</translation>
    </message>
    <message>
        <source>General stands by himself</source>
        <translation>Separar el general</translation>
    </message>
    <message>
        <source>For generals who are with a unit.</source>
        <translation>Para generales que van con una unidad.</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Copiar como tabla</translation>
    </message>
    <message>
        <source>Units, for this order of battle or for a spreadsheet.</source>
        <translation>Unidades, para este orden de batalla o para una hoja de cálculo.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Units that were copied here, or rows of a spreadsheet with their column names.</source>
        <translation>Unidades copiadas aquí, o filas de una hoja de cálculo con los nombres de sus columnas.</translation>
    </message>
    <message>
        <source>Import from a table…</source>
        <translation>Importar desde una tabla…</translation>
    </message>
    <message>
        <source>Units of the table are changed or added; others stay. A table is a CSV file of a spreadsheet.</source>
        <translation>Las unidades de la tabla se cambian o se añaden; las demás se quedan. Una tabla es un archivo CSV de una hoja de cálculo.</translation>
    </message>
    <message>
        <source>Replace by a table…</source>
        <translation>Reemplazar por una tabla…</translation>
    </message>
    <message>
        <source>The same; units that are not in the table go.</source>
        <translation>Lo mismo, pero las unidades que no están en la tabla desaparecen.</translation>
    </message>
    <message>
        <source>Export as a table…</source>
        <translation>Exportar como tabla…</translation>
    </message>
    <message>
        <source>A CSV file that every spreadsheet opens.</source>
        <translation>Un archivo CSV que abre cualquier hoja de cálculo.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>There is no table to paste. Copy units here, or rows of a spreadsheet with their column names.</source>
        <translation>No hay ninguna tabla que pegar. Se pueden copiar aquí unidades, o filas de una hoja de cálculo con los nombres de sus columnas.</translation>
    </message>
    <message>
        <source>The table was not put in. %1</source>
        <translation>La tabla no se ha incorporado. %1</translation>
    </message>
    <message>
        <source>Import from a table</source>
        <translation>Importar desde una tabla</translation>
    </message>
    <message>
        <source>Replace by a table</source>
        <translation>Reemplazar por una tabla</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Exportar como tabla</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArrangeTool</name>
    <message>
        <source>selected</source>
        <translation>en la selección</translation>
    </message>
    <message>
        <source>joins %1</source>
        <translation>se une a %1</translation>
    </message>
    <message>
        <source>facing %1</source>
        <translation>orientación %1</translation>
    </message>
    <message>
        <source>on top of %1</source>
        <translation>encima de %1</translation>
    </message>
    <message>
        <source>%1 east, %2 north</source>
        <comment>two lengths from the south-west corner</comment>
        <translation>%1 al este, %2 al norte</translation>
    </message>
</context>
<context>
    <name>zama::editor::BalancePanel</name>
    <message>
        <source>Has the program play this battle against itself, hundreds of times. You can go on working.</source>
        <translation>El programa juega esta batalla contra sí mismo, cientos de veces. Mientras tanto se puede seguir trabajando.</translation>
    </message>
    <message>
        <source>%1 so far …</source>
        <translation>%1 hasta ahora…</translation>
    </message>
    <message>
        <source>%1. This is known well enough now.</source>
        <translation>%1. Ya se sabe con suficiente exactitud.</translation>
    </message>
    <message>
        <source>%1. Stopped.</source>
        <translation>%1. Detenido.</translation>
    </message>
    <message>
        <source>Looking for changes; see below.</source>
        <translation>Buscando cambios; véase más abajo.</translation>
    </message>
    <message>
        <source>The search has ended; see below.</source>
        <translation>La búsqueda ha terminado; véase más abajo.</translation>
    </message>
    <message>
        <source>This battle cannot be played yet. The list of issues says what to mend first.</source>
        <translation>Esta batalla aún no se puede jugar. La lista de problemas dice qué hay que corregir primero.</translation>
    </message>
    <message>
        <source>A battle could not be played to its end. That is a fault of the program, not of yours.</source>
        <translation>No se pudo jugar una batalla hasta el final. Es un fallo del programa, no del escenario.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Equilibrio</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Test the balance</source>
        <translation>Probar el equilibrio</translation>
    </message>
    <message>
        <source>Stop the search below first</source>
        <translation>Detener antes la búsqueda de abajo</translation>
    </message>
    <message>
        <source>Exact to so many in 100</source>
        <translation>Precisión, de cada 100</translation>
    </message>
    <message>
        <source>The battle has been changed since. These figures are of an earlier version.</source>
        <translation>La batalla ha cambiado desde entonces. Estas cifras son de una versión anterior.</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Probar otra vez</translation>
    </message>
    <message>
        <source>Wait until the test has ended, or stop it</source>
        <translation>Hay que esperar a que acabe la prueba, o detenerla</translation>
    </message>
</context>
<context>
    <name>zama::editor::BalanceResult</name>
    <message>
        <source>Drawn</source>
        <translation>Indecisa</translation>
    </message>
    <message>
        <source>Full colour: great victories. The whiskers show where the true share is, 19 times in 20. The mark in the middle is where an even battle has its draws.</source>
        <translation>Color lleno: grandes victorias. Las líneas finas muestran dónde está el porcentaje verdadero, 19 veces de cada 20. La marca del centro es donde caen las indecisas en una batalla equilibrada.</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 turns: %2</source>
        <translation>%1 turnos: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>So far no unit stands out: its side wins as often without it as with it.</source>
        <translation>Por ahora no destaca ninguna unidad: su bando gana con ella tanto como sin ella.</translation>
    </message>
    <message>
        <source>Of the battles at whose end the unit still stood, its side won this share; of those in which it was gone, that. The farther apart, the more hangs on the unit. Choose one to see it on the table.</source>
        <translation>De las batallas en que la unidad seguía al final, su bando ganó este porcentaje; de aquellas en que ya no estaba, este otro. Cuanto más se separan, más depende de la unidad. Al elegir una se ve en la mesa.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quién gana</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>How many battles take how many turns</source>
        <translation>Cuántas batallas duran cuántos turnos</translation>
    </message>
    <message>
        <source>Seconds an order takes your class, dice included</source>
        <translation>Segundos que la clase necesita para una orden, dados incluidos</translation>
    </message>
    <message>
        <source>Reckoned, not measured: with 13 seconds Zama takes two lessons. Time one battle, divide its seconds by its orders, and type that in.</source>
        <translation>Calculado, no medido: con 13 segundos, Zama dura dos clases. Se puede cronometrar una batalla, dividir sus segundos entre sus órdenes y escribir aquí el resultado.</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Bajas</translation>
    </message>
    <message>
        <source>Losses by kind of troops</source>
        <translation>Bajas por clase de tropas</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Tropas</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation>Peanas perdidas</translation>
    </message>
    <message>
        <source>Units that decide it</source>
        <translation>Unidades que deciden</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Won with</source>
        <translation>Con ella</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sin ella</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Quitó</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdió</translation>
    </message>
</context>
<context>
    <name>zama::editor::ChangedRules</name>
    <message>
        <source>Show where it is chosen: %1</source>
        <translation>Mostrar dónde se elige: %1</translation>
    </message>
    <message>
        <source>As shipped again: %1</source>
        <translation>Volver a la original: %1</translation>
    </message>
    <message>
        <source>All rules are as shipped.</source>
        <translation>Todas las reglas son las originales.</translation>
    </message>
    <message>
        <source>Changed from the shipped rules:</source>
        <translation>Cambios respecto a las reglas originales:</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset all of them</source>
        <translation>Restablecer todas</translation>
    </message>
</context>
<context>
    <name>zama::editor::ColourField</name>
    <message>
        <source>Another colour…</source>
        <translation>Otro color…</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
</context>
<context>
    <name>zama::editor::DrawingDialog</name>
    <message>
        <source>Import a drawing</source>
        <translation>Importar un dibujo</translation>
    </message>
    <message>
        <source>The drawing as it will be shown</source>
        <translation>El dibujo tal como se verá</translation>
    </message>
    <message>
        <source>What will not show as it was drawn</source>
        <translation>Lo que no se verá como se dibujó</translation>
    </message>
    <message>
        <source>From behind it is seen mirrored, until you import a drawing of its back as well.</source>
        <translation>Por detrás se ve como en un espejo, hasta que se importe también un dibujo de su espalda.</translation>
    </message>
    <message>
        <source>“%1” cannot be used. %2</source>
        <comment>name of a file, reason</comment>
        <translation>No se puede usar «%1». %2</translation>
    </message>
    <message>
        <source>This is how “%1” will look. Some of it will not show as it was drawn:</source>
        <translation>Así se verá «%1». Algunas cosas no se verán como se dibujaron:</translation>
    </message>
    <message>
        <source>This is how “%1” will look. Everything in it can be shown.</source>
        <translation>Así se verá «%1». Se puede mostrar todo lo que contiene.</translation>
    </message>
    <message>
        <source>&amp;Use this drawing</source>
        <translation>&amp;Usar este dibujo</translation>
    </message>
</context>
<context>
    <name>zama::editor::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Deshacer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rehacer: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>C&amp;ortar</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>For this battle, another one, or a spreadsheet</source>
        <translation>Para esta batalla, para otra o para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>A copy with the next name, on a free place</source>
        <translation>Una copia con el nombre que sigue, en un lugar libre</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Seleccionar &amp;todo</translation>
    </message>
    <message>
        <source>Select the whole &amp;command</source>
        <translation>Seleccionar todo e&amp;l cuerpo</translation>
    </message>
    <message>
        <source>A double click on a unit does the same</source>
        <translation>Un doble clic en una unidad hace lo mismo</translation>
    </message>
    <message>
        <source>Select all of the sa&amp;me type</source>
        <translation>Seleccionar todo el mi&amp;smo tipo</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>&amp;No seleccionar nada</translation>
    </message>
    <message>
        <source>Align with the &amp;foremost</source>
        <translation>Alinear con la más &amp;adelantada</translation>
    </message>
    <message>
        <source>Align on the &amp;middle</source>
        <translation>Alinear en el &amp;medio</translation>
    </message>
    <message>
        <source>Align with the &amp;rearmost</source>
        <translation>Alinear con la más a&amp;trasada</translation>
    </message>
    <message>
        <source>Align &amp;left edges</source>
        <translation>Alinear bordes &amp;izquierdos</translation>
    </message>
    <message>
        <source>Align ri&amp;ght edges</source>
        <translation>Alinear bordes dere&amp;chos</translation>
    </message>
    <message>
        <source>Align in a &amp;column</source>
        <translation>Alinear en co&amp;lumna</translation>
    </message>
    <message>
        <source>&amp;Share out evenly</source>
        <translation>&amp;Repartir por igual</translation>
    </message>
    <message>
        <source>The outermost stay, the gaps become equal</source>
        <translation>Las de los extremos se quedan y los huecos se igualan</translation>
    </message>
    <message>
        <source>Close u&amp;p</source>
        <translation>&amp;Juntar</translation>
    </message>
    <message>
        <source>Half an inch between neighbours</source>
        <translation>Media pulgada entre vecinas</translation>
    </message>
    <message>
        <source>Draw up in &amp;one line</source>
        <translation>Formar en &amp;una línea</translation>
    </message>
    <message>
        <source>Skirmishers in front, cavalry on the wings</source>
        <translation>Hostigadores delante, caballería en las alas</translation>
    </message>
    <message>
        <source>Draw up in &amp;two lines</source>
        <translation>Formar en &amp;dos líneas</translation>
    </message>
    <message>
        <source>Turn &amp;about</source>
        <translation>Dar media &amp;vuelta</translation>
    </message>
    <message>
        <source>To face the other way</source>
        <translation>Para mirar hacia el otro lado</translation>
    </message>
    <message>
        <source>Mo&amp;ve into the deployment zone</source>
        <translation>Llevar a la &amp;zona de despliegue</translation>
    </message>
    <message>
        <source>M&amp;irror across the table</source>
        <translation>Re&amp;flejar al otro lado de la mesa</translation>
    </message>
    <message>
        <source>The selected stand on the opposite side, left stays left</source>
        <translation>Lo seleccionado pasa al lado opuesto; la izquierda sigue siendo la izquierda</translation>
    </message>
    <message>
        <source>Replace the e&amp;nemy by a mirror image</source>
        <translation>Cambiar al enemi&amp;go por un reflejo</translation>
    </message>
    <message>
        <source>The other side loses its army and gets copies of the selected one</source>
        <translation>El otro bando pierde su ejército y recibe copias del seleccionado</translation>
    </message>
    <message>
        <source>Snap to neigh&amp;bours</source>
        <translation>Ajustar a las v&amp;ecinas</translation>
    </message>
    <message>
        <source>Snap to middle lines and &amp;zones</source>
        <translation>Ajustar a líneas medias y z&amp;onas</translation>
    </message>
    <message>
        <source>Snap to the gri&amp;d</source>
        <translation>Aju&amp;star a la cuadrícula</translation>
    </message>
</context>
<context>
    <name>zama::editor::EditorWindow</name>
    <message>
        <source>Editing</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>&amp;Play-test</source>
        <translation>&amp;Probar</translation>
    </message>
    <message>
        <source>Play this battle now; the scenario stays as it is</source>
        <translation>Jugar esta batalla ahora; el escenario queda como está</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;cercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ale&amp;jar</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Toda la mesa</translation>
    </message>
    <message>
        <source>&amp;Grid of six inches</source>
        <translation>Cuadrícula de &amp;seis pulgadas</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>&amp;Restablecer la disposición</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Orden de batalla</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>Unit types</source>
        <translation>Tipos de unidad</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Equilibrio</translation>
    </message>
</context>
<context>
    <name>zama::editor::EveningPanel</name>
    <message>
        <source>The battle as it is: %1</source>
        <translation>La batalla tal como está: %1</translation>
    </message>
    <message>
        <source>Trying one change at a time: %1</source>
        <translation>Probando los cambios de uno en uno: %1</translation>
    </message>
    <message>
        <source>Trying changes together: %1</source>
        <translation>Probando cambios juntos: %1</translation>
    </message>
    <message>
        <source>Testing the best again, with other dice: %1</source>
        <translation>Probando otra vez los mejores, con otros dados: %1</translation>
    </message>
    <message>
        <source>More or fewer stands help most: tick “Stands of a unit”.</source>
        <translation>Lo que más ayuda son más o menos peanas: marcar «Peanas de una unidad».</translation>
    </message>
    <message>
        <source>Allow a unit more stands: the number beside “Stands of a unit” may be up to %1.</source>
        <translation>Permitir más peanas en una unidad: el número junto a «Peanas de una unidad» puede llegar a %1.</translation>
    </message>
    <message>
        <source>Other hit numbers help, too: tick “Hit numbers of …” and the troops.</source>
        <translation>También ayudan otros números para impactar: marcar «Números para impactar de…» y las tropas.</translation>
    </message>
    <message>
        <source>Other places may help: tick “Places”.</source>
        <translation>Otros lugares pueden ayudar: marcar «Lugares».</translation>
    </message>
    <message>
        <source>A longer or shorter battle may help: tick “Turn limit”.</source>
        <translation>Una batalla más larga o más corta puede ayudar: marcar «Límite de turnos».</translation>
    </message>
    <message>
        <source>The sides are too unequal for small changes alone: give the weaker one more units, or the stronger one fewer.</source>
        <translation>Los bandos son demasiado desiguales para cambios pequeños: conviene dar al más débil una unidad más, o una menos al más fuerte.</translation>
    </message>
    <message>
        <source>Use the nearest and seek again: small changes may do the rest.</source>
        <translation>Usar el más cercano y buscar otra vez: tal vez los cambios pequeños hagan el resto.</translation>
    </message>
    <message>
        <source>Nothing of what may be changed brings this battle nearer to even.</source>
        <translation>Nada de lo que se permite cambiar equilibra más esta batalla.</translation>
    </message>
    <message>
        <source>Nothing of what may be changed makes this battle quite even.</source>
        <translation>Nada de lo que se permite cambiar equilibra del todo esta batalla.</translation>
    </message>
    <message>
        <source>The battle has been changed since changes were sought.</source>
        <translation>La batalla ha cambiado desde que se buscaron los cambios.</translation>
    </message>
    <message>
        <source>These changes were found for an earlier version of the battle. Seek again to use one.</source>
        <translation>Estos cambios se hallaron para una versión anterior de la batalla. Para usar uno, hay que buscar otra vez.</translation>
    </message>
    <message>
        <source>Stopped before anything was found.</source>
        <translation>Se detuvo antes de hallar nada.</translation>
    </message>
    <message>
        <source>This battle is even as it is.</source>
        <translation>Esta batalla ya está equilibrada.</translation>
    </message>
    <message>
        <source>Each was tested again with other dice. A draw counts half for each side.</source>
        <translation>Cada uno se probó otra vez con otros dados. Una indecisa cuenta media para cada bando.</translation>
    </message>
    <message>
        <source>Make it even</source>
        <translation>Equilibrar</translation>
    </message>
    <message>
        <source>Looks for small changes that bring the battle near to 50 to 50. What may be changed?</source>
        <translation>Busca cambios pequeños que acerquen la batalla al 50 a 50. ¿Qué se puede cambiar?</translation>
    </message>
    <message>
        <source>Stands of a unit, up to</source>
        <translation>Peanas de una unidad, hasta</translation>
    </message>
    <message>
        <source>Stands more or fewer in a unit, at most</source>
        <translation>Peanas de más o de menos en una unidad, como máximo</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Límite de turnos</translation>
    </message>
    <message>
        <source>Hit numbers of …</source>
        <translation>Números para impactar de…</translation>
    </message>
    <message>
        <source>A unit may have so many stands more or fewer</source>
        <translation>Una unidad puede tener este número de peanas de más o de menos</translation>
    </message>
    <message>
        <source>Units and whole armies may stand a little farther forward or back</source>
        <translation>Las unidades y los ejércitos enteros pueden estar un poco más adelante o más atrás</translation>
    </message>
    <message>
        <source>The battle may be a turn or two longer or shorter</source>
        <translation>La batalla puede durar un turno o dos más o menos</translation>
    </message>
    <message>
        <source>Each hit number of the troops that you tick may be one more or less</source>
        <translation>Cada número para impactar de las tropas marcadas puede ser uno más o uno menos</translation>
    </message>
    <message>
        <source>Troops whose hit numbers may change</source>
        <translation>Tropas cuyos números para impactar pueden cambiar</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Avance de la búsqueda</translation>
    </message>
    <message>
        <source>Stop seeking</source>
        <translation>Dejar de buscar</translation>
    </message>
</context>
<context>
    <name>zama::editor::FigurePicker</name>
    <message>
        <source>Choose a figure</source>
        <translation>Elegir una figura</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search for a figure</source>
        <translation>Buscar una figura</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuras</translation>
    </message>
    <message>
        <source>Group of figures</source>
        <translation>Grupo de figuras</translation>
    </message>
    <message>
        <source>&amp;Import a drawing…</source>
        <translation>&amp;Importar un dibujo…</translation>
    </message>
    <message>
        <source>&amp;Remove this drawing</source>
        <translation>&amp;Quitar este dibujo</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Todas las figuras</translation>
    </message>
    <message>
        <source>Drawings of this scenario</source>
        <translation>Dibujos de este escenario</translation>
    </message>
</context>
<context>
    <name>zama::editor::IssuesModel</name>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
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
        <translation>Hacerlo</translation>
    </message>
    <message>
        <source>Do it: %1</source>
        <translation>Hacerlo: %1</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>What can be done:</source>
        <translation>Lo que se puede hacer:</translation>
    </message>
</context>
<context>
    <name>zama::editor::LanguageAdder</name>
    <message>
        <source>Choose one, or type its tag: fr, pt-BR.</source>
        <translation>Elegir uno o escribir su etiqueta: fr, pt-BR.</translation>
    </message>
    <message>
        <source>That is no language tag. Tags look like fr or pt-BR.</source>
        <translation>Eso no es una etiqueta de idioma. Son como fr o pt-BR.</translation>
    </message>
    <message>
        <source>This language is in the list already.</source>
        <translation>Este idioma ya está en la lista.</translation>
    </message>
    <message>
        <source>Tag in the file: %1</source>
        <translation>Etiqueta en el archivo: %1</translation>
    </message>
    <message>
        <source>New language</source>
        <translation>Nuevo idioma</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add this language</source>
        <translation>Añadir este idioma</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>zama::editor::LibraryModel</name>
    <message>
        <source>%1
Cannot be used. %2</source>
        <translation>%1
No se puede usar. %2</translation>
    </message>
    <message>
        <source>%1
Army, types of units: %2</source>
        <translation>%1
Ejército, tipos de unidad: %2</translation>
    </message>
    <message>
        <source>%1
Types of units: %2</source>
        <translation>%1
Tipos de unidad: %2</translation>
    </message>
    <message>
        <source>Comes with the program</source>
        <translation>Viene con el programa</translation>
    </message>
</context>
<context>
    <name>zama::editor::LibraryPanel</name>
    <message>
        <source>The library is empty. Select a side, a command or types of units and save them here.</source>
        <translation>La biblioteca está vacía. Se puede seleccionar un bando, un cuerpo o tipos de unidad y guardarlos aquí.</translation>
    </message>
    <message>
        <source>Nothing in the library has these words.</source>
        <translation>Nada en la biblioteca tiene estas palabras.</translation>
    </message>
    <message>
        <source>It does not fit: a battle has room for so many units and types only.</source>
        <translation>No cabe: una batalla admite un número limitado de unidades y tipos.</translation>
    </message>
    <message>
        <source>“%1” is in the library.</source>
        <translation>«%1» está en la biblioteca.</translation>
    </message>
    <message>
        <source>“%1” is deleted from the library.</source>
        <translation>«%1» se ha eliminado de la biblioteca.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Recuperarlo</translation>
    </message>
    <message>
        <source>“%1” could not be deleted.</source>
        <translation>No se pudo eliminar «%1».</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar otra vez</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Buscar en la biblioteca</translation>
    </message>
    <message>
        <source>Library of types and armies</source>
        <translation>Biblioteca de tipos y ejércitos</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>For which side</source>
        <translation>Para qué bando</translation>
    </message>
    <message>
        <source>Add to this battle</source>
        <translation>Añadir a esta batalla</translation>
    </message>
    <message>
        <source>Take the place of its army</source>
        <translation>Sustituir su ejército</translation>
    </message>
    <message>
        <source>The side gives up the units it has and fights with these.</source>
        <translation>El bando deja las unidades que tiene y lucha con estas.</translation>
    </message>
    <message>
        <source>Delete from the library</source>
        <translation>Eliminar de la biblioteca</translation>
    </message>
    <message>
        <source>Save what is selected here…</source>
        <translation>Guardar lo seleccionado…</translation>
    </message>
    <message>
        <source>To save something here, select a side, a command or types of units.</source>
        <translation>Para guardar algo aquí, se selecciona un bando, un cuerpo o tipos de unidad.</translation>
    </message>
    <message>
        <source>Name in the library</source>
        <translation>Nombre en la biblioteca</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation>Guardar en la biblioteca</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
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
        <translation>Centro I</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>Mando</translation>
    </message>
    <message>
        <source>Left Wing</source>
        <translation>Ala izquierda</translation>
    </message>
    <message>
        <source>Right Wing</source>
        <translation>Ala derecha</translation>
    </message>
    <message>
        <source>There is no army in the library. Save one there from any battle.</source>
        <translation>No hay ningún ejército en la biblioteca. Se puede guardar uno allí desde cualquier batalla.</translation>
    </message>
    <message>
        <source>%1: units %2, stands %3</source>
        <translation>%1: unidades, %2; peanas, %3</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Nueva batalla</translation>
    </message>
    <message>
        <source>1. Who fights whom?</source>
        <translation>1. ¿Quién lucha contra quién?</translation>
    </message>
    <message>
        <source>2. How large is it?</source>
        <translation>2. ¿Cómo es de grande?</translation>
    </message>
    <message>
        <source>3. What kind of battle?</source>
        <translation>3. ¿Qué clase de batalla?</translation>
    </message>
    <message>
        <source>4. What is it called?</source>
        <translation>4. ¿Cómo se llama?</translation>
    </message>
    <message>
        <source>5. Who begins, and how long does it last?</source>
        <translation>5. ¿Quién empieza y cuánto dura?</translation>
    </message>
    <message>
        <source>First army</source>
        <translation>Primer ejército</translation>
    </message>
    <message>
        <source>Second army</source>
        <translation>Segundo ejército</translation>
    </message>
    <message>
        <source>Name of the first army</source>
        <translation>Nombre del primer ejército</translation>
    </message>
    <message>
        <source>Name of the second army</source>
        <translation>Nombre del segundo ejército</translation>
    </message>
    <message>
        <source>You may give them other names.</source>
        <translation>Se les puede dar otro nombre.</translation>
    </message>
    <message>
        <source>Minutes of class</source>
        <translation>Minutos de clase</translation>
    </message>
    <message>
        <source>Units of the first army</source>
        <translation>Unidades del primer ejército</translation>
    </message>
    <message>
        <source>The other army gets as much as makes the battle fair.</source>
        <translation>El otro ejército recibe lo necesario para que la batalla sea justa.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>Pitched battle</source>
        <translation>Batalla campal</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Emboscada</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefantes</translation>
    </message>
    <message>
        <source>Last stand</source>
        <translation>Cercados</translation>
    </message>
    <message>
        <source>Two lines meet face to face.</source>
        <translation>Dos líneas se encuentran cara a cara.</translation>
    </message>
    <message>
        <source>The first army marches in a column; the second waits for it on both sides.</source>
        <translation>El primer ejército marcha en columna; el segundo lo espera a ambos lados.</translation>
    </message>
    <message>
        <source>A pitched battle in which both armies have elephants in front.</source>
        <translation>Una batalla campal en la que los dos ejércitos llevan elefantes delante.</translation>
    </message>
    <message>
        <source>The first army stands back to back in the middle; the second comes from both sides.</source>
        <translation>El primer ejército está en el centro, espalda con espalda; el segundo llega por los dos lados.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Acts first</source>
        <translation>Actúa primero</translation>
    </message>
    <message>
        <source>Limited number of turns</source>
        <translation>Número limitado de turnos</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>Número de turnos</translation>
    </message>
    <message>
        <source>How the armies stand</source>
        <translation>Cómo están los ejércitos</translation>
    </message>
    <message>
        <source>Begin with this</source>
        <translation>Empezar con esto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>zama::editor::OddsTable</name>
    <message>
        <source>does not come about</source>
        <translation>no llega a darse</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>stands</comment>
        <translation>%1 perdidas</translation>
    </message>
    <message>
        <source>The elephant costs the other side %1 stands on average.</source>
        <translation>El elefante cuesta al otro bando %1 peanas de media.</translation>
    </message>
    <message>
        <source>Wins %1, loses %2; %3 stands lost for %4 of the enemy’s.</source>
        <comment>chances, average numbers</comment>
        <translation>Gana %1, pierde %2; %3 peanas perdidas por %4 del enemigo.</translation>
    </message>
    <message>
        <source>%1 stands lost on average</source>
        <translation>%1 peanas perdidas de media</translation>
    </message>
    <message>
        <source>One unit against one, both of their usual strength, without generals, to the end. Per cent are chances to win; volleys in stands lost on average.</source>
        <translation>Una unidad contra otra, ambas con sus efectivos habituales, sin generales, hasta el final. El tanto por ciento es la probabilidad de ganar; las descargas, en peanas perdidas de media.</translation>
    </message>
    <message>
        <source>Odds against every kind of troops</source>
        <translation>Probabilidades contra cada clase de tropas</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>It
charges</source>
        <translation>Carga
ella</translation>
    </message>
    <message>
        <source>It is
charged</source>
        <translation>Recibe
la carga</translation>
    </message>
    <message>
        <source>Its
volley</source>
        <translation>Su
descarga</translation>
    </message>
    <message>
        <source>Their
volley</source>
        <translation>La del
otro</translation>
    </message>
</context>
<context>
    <name>zama::editor::OfferLine</name>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>zama::editor::OptionChooser</name>
    <message>
        <source>Opens the rulebook here.</source>
        <translation>Abre aquí el reglamento.</translation>
    </message>
    <message>
        <source>Open the rule %1</source>
        <translation>Abrir la regla %1</translation>
    </message>
    <message>
        <source>%1 (as shipped)</source>
        <translation>%1 (original)</translation>
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
        <translation>nunca</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>%1 on %2+</source>
        <comment>range of shooting, hit number</comment>
        <translation>%1 con %2 o más</translation>
    </message>
    <message>
        <source>tramples</source>
        <translation>arrolla</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>stands of a unit</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuras</translation>
    </message>
    <message>
        <source>Types of units</source>
        <translation>Tipos de unidad</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>Dispara</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Peanas</translation>
    </message>
    <message>
        <source>Units: %1, stands: %2, generals: %3</source>
        <translation>Unidades: %1, peanas: %2, generales: %3</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertiesPanel</name>
    <message>
        <source>Unit: %1</source>
        <translation>Unidad: %1</translation>
    </message>
    <message>
        <source>General: %1</source>
        <translation>General: %1</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>Cuerpo: %1</translation>
    </message>
    <message>
        <source>Side: %1</source>
        <translation>Bando: %1</translation>
    </message>
    <message>
        <source>Units: %1</source>
        <comment>how many</comment>
        <translation>Unidades: %1</translation>
    </message>
    <message>
        <source>Generals: %1</source>
        <comment>how many</comment>
        <translation>Generales: %1</translation>
    </message>
    <message>
        <source>Commands: %1</source>
        <comment>how many</comment>
        <translation>Cuerpos: %1</translation>
    </message>
    <message>
        <source>Sides: %1</source>
        <comment>how many</comment>
        <translation>Bandos: %1</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>Names in</source>
        <translation>Nombres en</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Idioma de los nombres</translation>
    </message>
    <message>
        <source>Select units, generals, commands or sides to change them: on the table or in the order of battle. Several can be changed at once.</source>
        <translation>Las unidades, los generales, los cuerpos o los bandos se seleccionan en la mesa o en el orden de batalla para cambiarlos. Se pueden cambiar varios a la vez.</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertyEditor</name>
    <message>
        <source>various</source>
        <translation>varios</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertySection</name>
    <message>
        <source>%1 Problems in all: %2.</source>
        <translation>%1 Problemas en total: %2.</translation>
    </message>
</context>
<context>
    <name>zama::editor::ProposalCard</name>
    <message>
        <source>Use this</source>
        <translation>Usar esto</translation>
    </message>
    <message>
        <source>Who wins then</source>
        <translation>Quién gana entonces</translation>
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
        <translation>Cuando han pasado, las bajas dicen quién ha ganado. Original: %1.</translation>
    </message>
    <message>
        <source>The battle ends when a side has nobody left, or after %1 whole turns without a loss.</source>
        <translation>La batalla termina cuando un bando se queda sin nadie, o tras %1 turnos enteros sin bajas.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Fases de un turno</translation>
    </message>
    <message>
        <source>an order of their own</source>
        <translation>un orden propio</translation>
    </message>
    <message>
        <source>Limited number of turns</source>
        <translation>Turnos limitados</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>Número de turnos</translation>
    </message>
    <message>
        <source>Points for a slight edge</source>
        <translation>Para ligera ventaja</translation>
    </message>
    <message>
        <source>Points for a great victory</source>
        <translation>Para gran victoria</translation>
    </message>
    <message>
        <source>Opens the rulebook here.</source>
        <translation>Abre aquí el reglamento.</translation>
    </message>
    <message>
        <source>Open the rule %1</source>
        <translation>Abrir la regla %1</translation>
    </message>
    <message>
        <source>How many per cent more of its stands the other side has lost; below a slight edge nobody has won. As shipped: %1 and %2.</source>
        <translation>Qué tanto por ciento más de sus peanas ha perdido el otro bando; por debajo de una ligera ventaja no ha ganado nadie. Original: %1 y %2.</translation>
    </message>
</context>
<context>
    <name>zama::editor::SequenceEditor</name>
    <message>
        <source>%1: move</source>
        <translation>%1: movimiento</translation>
    </message>
    <message>
        <source>%1: shoot</source>
        <translation>%1: disparo</translation>
    </message>
    <message>
        <source>Both sides: charge</source>
        <translation>Los dos bandos: carga</translation>
    </message>
    <message>
        <source>Both sides: melee</source>
        <translation>Los dos bandos: cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Who acts first</source>
        <translation>Quién actúa primero</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Fases de un turno</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Play this step earlier</source>
        <translation>Jugar antes esta fase</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Play this step later</source>
        <translation>Jugar después esta fase</translation>
    </message>
    <message>
        <source>The usual order</source>
        <translation>El orden habitual</translation>
    </message>
</context>
<context>
    <name>zama::editor::StandPreview</name>
    <message>
        <source>The unit as the table shows it: from the front, from behind, and from afar</source>
        <translation>La unidad tal como la muestra la mesa: de frente, por detrás y de lejos</translation>
    </message>
</context>
<context>
    <name>zama::editor::TextsPanel</name>
    <message>
        <source>Every text and name in %1 is removed.</source>
        <translation>Se quitan todos los textos y nombres en %1.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (principal)</translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation>%1 de %2 escritos</translation>
    </message>
    <message>
        <source>%1, to translate</source>
        <translation>%1, por traducir</translation>
    </message>
    <message>
        <source>To translate: %1</source>
        <translation>Por traducir: %1</translation>
    </message>
    <message>
        <source>Too long to be kept: %1 bytes, at most %2 are possible. Shorten it.</source>
        <translation>Demasiado largo para conservarlo: %1 bytes, con %2 como máximo. Hay que acortarlo.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>What happened before</source>
        <translation>Lo que ocurrió antes</translation>
    </message>
    <message>
        <source>Briefing: %1</source>
        <translation>Instrucciones: %1</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Notes for the teacher</source>
        <translation>Notas para docentes</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>Idioma de los textos</translation>
    </message>
    <message>
        <source>Add a language…</source>
        <translation>Añadir un idioma…</translation>
    </message>
    <message>
        <source>Make it the default</source>
        <translation>Hacerlo principal</translation>
    </message>
    <message>
        <source>Shown to readers whose own language is missing.</source>
        <translation>Se muestra a quienes no encuentran su propio idioma.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Quitarlo</translation>
    </message>
    <message>
        <source>Takes every text and name in this language out of the scenario.</source>
        <translation>Quita del escenario todos los textos y nombres en este idioma.</translation>
    </message>
    <message>
        <source>Make this language the default</source>
        <translation>Hacer principal este idioma</translation>
    </message>
    <message>
        <source>Remove this language</source>
        <translation>Quitar este idioma</translation>
    </message>
</context>
<context>
    <name>zama::editor::TypeLooks</name>
    <message>
        <source>Import a drawing</source>
        <translation>Importar un dibujo</translation>
    </message>
    <message>
        <source>Drawings and pictures (*.svg *.png)</source>
        <translation>Dibujos e imágenes (*.svg *.png)</translation>
    </message>
    <message>
        <source>Another drawing of its &amp;back…</source>
        <translation>Otro dibujo de su &amp;espalda…</translation>
    </message>
    <message>
        <source>Import a drawing of its &amp;back…</source>
        <translation>Importar un dibujo de su &amp;espalda…</translation>
    </message>
    <message>
        <source>This is how it looks from behind.</source>
        <translation>Así se ve por detrás.</translation>
    </message>
    <message>
        <source>From behind it looks as from the front, until you import its back.</source>
        <translation>Por detrás se ve como de frente, hasta que se importe su espalda.</translation>
    </message>
    <message>
        <source>no figure</source>
        <translation>sin figura</translation>
    </message>
    <message>
        <source>Those of its side</source>
        <translation>Los de su bando</translation>
    </message>
    <message>
        <source>This figure has no colours to change.</source>
        <translation>Esta figura no tiene colores que cambiar.</translation>
    </message>
    <message>
        <source>Single colours. Those in bold were chosen for this type.</source>
        <translation>Colores sueltos. Los que van en negrita se eligieron para este tipo.</translation>
    </message>
    <message>
        <source>Reset this colour</source>
        <translation>Restablecer este color</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <comment>a colour</comment>
        <translation>Restablecer: %1</translation>
    </message>
    <message>
        <source>Choose the figure</source>
        <translation>Elegir la figura</translation>
    </message>
    <message>
        <source>Import a &amp;drawing…</source>
        <translation>Importar un &amp;dibujo…</translation>
    </message>
    <message>
        <source>Remove the drawing of its back</source>
        <translation>Quitar el dibujo de su espalda</translation>
    </message>
    <message>
        <source>Army’s colours</source>
        <translation>Colores del ejército</translation>
    </message>
    <message>
        <source>&amp;Reset all colours</source>
        <translation>&amp;Restablecer todos los colores</translation>
    </message>
</context>
<context>
    <name>zama::editor::TypeWorkshop</name>
    <message>
        <source>Its units become: %1</source>
        <translation>Sus unidades pasan a ser: %1</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <comment>a unit type</comment>
        <translation>%1 se elimina.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>L&amp;ibrary…</source>
        <translation>&amp;Biblioteca…</translation>
    </message>
    <message>
        <source>Types and armies to use again</source>
        <translation>Tipos y ejércitos para volver a usar</translation>
    </message>
    <message>
        <source>Unit types</source>
        <translation>Tipos de unidad</translation>
    </message>
    <message>
        <source>This battle has no unit types yet. Add one, or take some from the library.</source>
        <translation>Esta batalla aún no tiene tipos de unidad. Se puede añadir uno o tomar algunos de la biblioteca.</translation>
    </message>
    <message>
        <source>Names in</source>
        <translation>Nombres en</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Idioma de los nombres</translation>
    </message>
    <message>
        <source>Basics</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Fighting</source>
        <translation>Lucha</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Rasgos</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>The unit type</source>
        <translation>El tipo de unidad</translation>
    </message>
</context>
<context>
    <name>zama::play::ActionBar</name>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
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
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Peanas</translation>
    </message>
</context>
<context>
    <name>zama::play::BattlePanel</name>
    <message>
        <source>Battle</source>
        <translation>Batalla</translation>
    </message>
</context>
<context>
    <name>zama::play::ChargeTool</name>
    <message>
        <source>can be charged, %1 away</source>
        <comment>a length</comment>
        <translation>se puede cargar, a %1</translation>
    </message>
    <message>
        <source>meets %1</source>
        <translation>choca con %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ChoiceTool</name>
    <message>
        <source>%1+</source>
        <comment>hit number</comment>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>can be fought, hit by %1</source>
        <comment>&quot;5+&quot;</comment>
        <translation>se puede combatir, impacto con %1</translation>
    </message>
</context>
<context>
    <name>zama::play::DeployTool</name>
    <message>
        <source>%1; the first at %2</source>
        <comment>what is written beside the ghosts, place</comment>
        <translation>%1; la primera en %2</translation>
    </message>
</context>
<context>
    <name>zama::play::DiceEntry</name>
    <message>
        <source>%1 of %2 dice</source>
        <translation>%1 de %2 dados</translation>
    </message>
    <message>
        <source>How many dice show each face? Enter confirms.</source>
        <translation>¿Cuántos dados muestran cada cara? Intro confirma.</translation>
    </message>
    <message>
        <source>Type what your dice show: keys 1 to 6. Backspace takes one back, Enter confirms.</source>
        <translation>Escribe lo que muestran tus dados: teclas del 1 al 6. Retroceso borra uno, Intro confirma.</translation>
    </message>
    <message>
        <source>Die shows %1</source>
        <translation>El dado muestra %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a face of a die</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Dice that show %1</source>
        <translation>Dados que muestran %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Quitar uno</translation>
    </message>
    <message>
        <source>Count faces</source>
        <translation>Contar caras</translation>
    </message>
    <message>
        <source>Say how many dice show each face instead of one die after the other</source>
        <translation>Decir cuántos dados muestran cada cara en lugar de un dado tras otro</translation>
    </message>
    <message>
        <source>These are the dice</source>
        <translation>Estos son los dados</translation>
    </message>
</context>
<context>
    <name>zama::play::DiceTray</name>
    <message>
        <source>No hit</source>
        <translation>Ningún impacto</translation>
    </message>
    <message>
        <source>Faces: %1</source>
        <comment>list of faces</comment>
        <translation>Caras: %1</translation>
    </message>
    <message>
        <source>%1. Faces: %2</source>
        <comment>result, list of faces</comment>
        <translation>%1. Caras: %2</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Dice of this roll</source>
        <translation>Dados de esta tirada</translation>
    </message>
    <message>
        <source>No roll is due</source>
        <translation>Ninguna tirada pendiente</translation>
    </message>
</context>
<context>
    <name>zama::play::DieFace</name>
    <message>
        <source>not rolled yet</source>
        <translation>aún sin lanzar</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>die %1 of %2: %3, a hit</source>
        <translation>dado %1 de %2: %3, impacto</translation>
    </message>
    <message>
        <source>die %1 of %2: %3, a miss</source>
        <translation>dado %1 de %2: %3, fallo</translation>
    </message>
    <message>
        <source>die %1 of %2: %3</source>
        <translation>dado %1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>zama::play::FairnessPage</name>
    <message>
        <source>Fairness of the dice</source>
        <translation>Equidad de los dados</translation>
    </message>
    <message>
        <source>Were the dice fair?</source>
        <translation>¿Fueron justos los dados?</translation>
    </message>
    <message>
        <source>Hits are those of shooting and melee, and elephants scared. The chances are exact; they say how often fair dice do this, not whether these dice were fair.</source>
        <translation>Los impactos son los de disparos y cuerpo a cuerpo, más los elefantes espantados. Las probabilidades son exactas: dicen cada cuánto sale algo así con dados justos, no si estos lo fueron.</translation>
    </message>
</context>
<context>
    <name>zama::play::FightCard</name>
    <message>
        <source>%1 against %2</source>
        <comment>units, units</comment>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Mostrar en la mesa</translation>
    </message>
    <message>
        <source>Show on the table: %1</source>
        <translation>Mostrar en la mesa: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a unit, its stands</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, now %3</source>
        <comment>a unit, its stands, stands left</comment>
        <translation>%1: %2, ahora %3</translation>
    </message>
    <message>
        <source>Takes %1 stands from %2 without dice.</source>
        <translation>Quita %1 peanas a %2 sin dados.</translation>
    </message>
    <message>
        <source>Rolls no dice.</source>
        <translation>No lanza dados.</translation>
    </message>
    <message>
        <source>%1 is with it; after the round he falls on a 6 (%2).</source>
        <translation>%1 va con esta unidad; después de la ronda cae con un 6 (%2).</translation>
    </message>
    <message>
        <source>%1 adds one of these dice; after the round he falls on a 6 (%2).</source>
        <translation>%1 aporta uno de estos dados; después de la ronda cae con un 6 (%2).</translation>
    </message>
    <message>
        <source>%1 adds %2 of these dice; after the round he falls on a 6 (%3).</source>
        <translation>%1 aporta %2 de estos dados; después de la ronda cae con un 6 (%3).</translation>
    </message>
    <message>
        <source>No dice are rolled against it. Its control die follows the round:</source>
        <translation>Nadie lanza dados contra este elefante. Su tirada de control viene después de la ronda:</translation>
    </message>
    <message>
        <source>%1: stays under control</source>
        <translation>%1: sigue bajo control</translation>
    </message>
    <message>
        <source>%1: runs wild ahead</source>
        <translation>%1: se desboca de frente</translation>
    </message>
    <message>
        <source>%1: runs wild to its right</source>
        <translation>%1: se desboca a su derecha</translation>
    </message>
    <message>
        <source>%1: runs wild to its left</source>
        <translation>%1: se desboca a su izquierda</translation>
    </message>
    <message>
        <source>%1: runs wild backwards</source>
        <translation>%1: da media vuelta y se desboca</translation>
    </message>
    <message>
        <source>%1, over %2</source>
        <comment>what it does, units it tramples</comment>
        <translation>%1, por encima de %2</translation>
    </message>
    <message>
        <source>%1 That is without what an elephant running wild may do.</source>
        <comment>expected losses</comment>
        <translation>%1 Sin contar lo que pueda hacer un elefante desbocado.</translation>
    </message>
    <message>
        <source>Hits too many for one unit go on to its neighbours; the odds leave that out.</source>
        <translation>Los impactos sobrantes de una unidad pasan a sus vecinas; las probabilidades no lo cuentan.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quién gana</translation>
    </message>
    <message>
        <source>Fought to the end: %1 wins %2, %3 wins %4, neither %5.</source>
        <comment>unit, chance, unit, chance, chance</comment>
        <translation>Hasta el final: gana %1, %2; gana %3, %4; ninguna, %5.</translation>
    </message>
    <message>
        <source>What happened:</source>
        <translation>Lo que ocurrió:</translation>
    </message>
</context>
<context>
    <name>zama::play::FightPanel</name>
    <message>
        <source>Fights</source>
        <translation>Combates</translation>
    </message>
    <message>
        <source>All fights</source>
        <translation>Todos los combates</translation>
    </message>
    <message>
        <source>No unit is engaged.</source>
        <translation>Ninguna unidad está en combate.</translation>
    </message>
    <message>
        <source>The melee of turn %1 is over.</source>
        <translation>El cuerpo a cuerpo del turno %1 ha terminado.</translation>
    </message>
    <message>
        <source>The dice of turn %1 are falling.</source>
        <translation>Se lanzan los dados del turno %1.</translation>
    </message>
</context>
<context>
    <name>zama::play::Guide</name>
    <message>
        <source>Do what you like in this step; then press “%1”.</source>
        <translation>Haz lo que quieras en esta fase; luego pulsa «%1».</translation>
    </message>
    <message>
        <source>%1 can charge %2.</source>
        <translation>%1 puede cargar contra %2.</translation>
    </message>
    <message>
        <source>%1 can shoot at %2.</source>
        <translation>%1 puede disparar contra %2.</translation>
    </message>
    <message>
        <source>Roll the dice: one for each stand. A 6 takes a stand of the enemy.</source>
        <translation>Lanza los dados: uno por cada peana. Un 6 quita una peana al enemigo.</translation>
    </message>
    <message>
        <source>Roll the dice: one for each stand. %1 or more takes a stand of the enemy.</source>
        <translation>Lanza los dados: uno por cada peana. Cada %1 o más quita una peana al enemigo.</translation>
    </message>
    <message>
        <source>Now %1 act. Watch what they do.</source>
        <translation>Ahora le toca a %1. Mira lo que hace ese bando.</translation>
    </message>
    <message>
        <source>The village is yours! That was all of it: move, shoot, charge, fight. Other battles have more units and the same rules.</source>
        <translation>¡La aldea es tuya! Eso era todo: mover, disparar, cargar, combatir. Otras batallas tienen más unidades y las mismas reglas.</translation>
    </message>
    <message>
        <source>This time the enemy keeps the village; dice will do that. Begin again, or try another battle.</source>
        <translation>Esta vez el enemigo conserva la aldea; los dados son así. Empieza de nuevo o prueba otra batalla.</translation>
    </message>
    <message>
        <source>Nobody has won this time. Begin again, or try another battle.</source>
        <translation>Esta vez no ha ganado nadie. Empieza de nuevo o prueba otra batalla.</translation>
    </message>
    <message>
        <source>That is allowed as well. The lessons go on from here.</source>
        <translation>Eso también está permitido. Las lecciones siguen desde aquí.</translation>
    </message>
    <message>
        <source>That was not possible, and nothing has changed.</source>
        <translation>Eso no era posible, y nada ha cambiado.</translation>
    </message>
</context>
<context>
    <name>zama::play::GuidePanel</name>
    <message>
        <source>The first battle is over</source>
        <translation>La primera batalla ha terminado</translation>
    </message>
    <message>
        <source>First battle: step %1 of %2</source>
        <translation>Primera batalla: paso %1 de %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Without guide</source>
        <translation>Sin guía</translation>
    </message>
    <message>
        <source>Closes the guide</source>
        <translation>Cierra la guía</translation>
    </message>
    <message>
        <source>Goes on with this battle without being told what to do</source>
        <translation>Sigue esta batalla sin que nadie te diga qué hacer</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regla %1</translation>
    </message>
    <message>
        <source>Open the rulebook at %1</source>
        <translation>Abrir el reglamento en %1</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Progress of the first battle</source>
        <translation>Avance de la primera batalla</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Enséñame</translation>
    </message>
    <message>
        <source>Does what is asked for, so that you can watch</source>
        <translation>Hace lo que se pide, para que puedas verlo</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Leaves this lesson out</source>
        <translation>Deja esta lección</translation>
    </message>
</context>
<context>
    <name>zama::play::LogView</name>
    <message>
        <source>What has happened</source>
        <translation>Lo que ha ocurrido</translation>
    </message>
    <message>
        <source>Enter looks back to a line, Shift and Enter opens its rule, Right shows its parts and Left hides them.</source>
        <translation>Intro vuelve a ver una línea, Mayús+Intro abre su regla, Derecha muestra sus partes e Izquierda las oculta.</translation>
    </message>
    <message>
        <source>&amp;Look back to here</source>
        <translation>&amp;Volver a ver desde aquí</translation>
    </message>
    <message>
        <source>&amp;Read rule %1</source>
        <translation>&amp;Leer la regla %1</translation>
    </message>
    <message>
        <source>&amp;Show its parts</source>
        <translation>&amp;Mostrar sus partes</translation>
    </message>
    <message>
        <source>&amp;Hide its parts</source>
        <translation>&amp;Ocultar sus partes</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
</context>
<context>
    <name>zama::play::LuckCard</name>
    <message>
        <source>Luck of %1</source>
        <comment>a side&apos;s name</comment>
        <translation>Suerte de %1</translation>
    </message>
    <message>
        <source>With fair dice the chance of so many hits or more is %1, of so many or fewer %2.</source>
        <translation>Con dados justos, la probabilidad de tantos impactos o más es de %1; de tantos o menos, de %2.</translation>
    </message>
    <message>
        <source>Some of these dice were rolled on the desk and typed in.</source>
        <translation>Algunos de estos dados se lanzaron en el pupitre y se escribieron aquí.</translation>
    </message>
    <message>
        <source>No dice have been thrown at the enemy yet.</source>
        <translation>Aún no se han lanzado dados contra el enemigo.</translation>
    </message>
    <message>
        <source>Nothing unusual: %1 of all armies have such luck or better.</source>
        <translation>Nada raro: un %1 de los ejércitos tiene esta suerte o mejor.</translation>
    </message>
    <message>
        <source>Nothing unusual: %1 of all armies have such luck or worse.</source>
        <translation>Nada raro: un %1 de los ejércitos tiene esta suerte o peor.</translation>
    </message>
    <message>
        <source>Luck as good as this happens to less than one army in a million.</source>
        <translation>Tanta suerte tiene menos de un ejército entre un millón.</translation>
    </message>
    <message>
        <source>Luck as bad as this happens to less than one army in a million.</source>
        <translation>Tan mala suerte tiene menos de un ejército entre un millón.</translation>
    </message>
    <message>
        <source>Luck as good as this happens to one army in %1.</source>
        <translation>Tanta suerte tiene un ejército de cada %1.</translation>
    </message>
    <message>
        <source>Luck as bad as this happens to one army in %1.</source>
        <translation>Tan mala suerte tiene un ejército de cada %1.</translation>
    </message>
    <message>
        <source>Shooting: hits</source>
        <translation>Disparos: impactos</translation>
    </message>
    <message>
        <source>Elephants scared</source>
        <translation>Elefantes espantados</translation>
    </message>
    <message>
        <source>Melee: hits</source>
        <translation>Cuerpo a cuerpo: impactos</translation>
    </message>
    <message>
        <source>Generals slain</source>
        <translation>Generales caídos</translation>
    </message>
    <message>
        <source>Elephants held</source>
        <translation>Elefantes bajo control</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Came</source>
        <translation>Salió</translation>
    </message>
    <message>
        <source>face %1: %2 times</source>
        <translation>cara %1: %2 veces</translation>
    </message>
    <message>
        <source>How often each face fell; expected %1 each</source>
        <translation>Cuántas veces salió cada cara; lo esperado es %1 para cada una</translation>
    </message>
    <message>
        <source>The dashed line is what each face is expected to show. Farthest from it: %1 fell %2 times where %3 were expected; a face does so in one army in %4.</source>
        <translation>La línea discontinua es lo que se espera de cada cara. La más alejada: %1 salió %2 veces, cuando se esperaban %3; eso le pasa a una cara en un ejército de cada %4.</translation>
    </message>
</context>
<context>
    <name>zama::play::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>zama::play::MoveTool</name>
    <message>
        <source>all of them %1 ahead</source>
        <translation>todas avanzan %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a place</comment>
        <translation>a %1</translation>
    </message>
    <message>
        <source>%1; to %2</source>
        <comment>what is written beside the ghost, place</comment>
        <translation>%1; a %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>joins %1</source>
        <translation>se une a %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ObjectionLine</name>
    <message>
        <source>Move %1 instead</source>
        <translation>Mejor mover %1</translation>
    </message>
    <message>
        <source>Join %1 instead</source>
        <translation>Mejor unirse a %1</translation>
    </message>
    <message>
        <source>Go as near as he can</source>
        <translation>Ir tan cerca como pueda</translation>
    </message>
    <message>
        <source>Shoot at %1 instead</source>
        <translation>Mejor disparar contra %1</translation>
    </message>
    <message>
        <source>Charge %1 this way instead</source>
        <translation>Cargar así contra %1</translation>
    </message>
    <message>
        <source>Choose the nearest instead</source>
        <translation>Elegir la más cercana</translation>
    </message>
    <message>
        <source>Place them where they fit</source>
        <translation>Colocar donde quepa</translation>
    </message>
    <message>
        <source>No charge now</source>
        <translation>No cargar ahora</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regla %1</translation>
    </message>
</context>
<context>
    <name>zama::play::OddsPanel</name>
    <message>
        <source>Point at a target to see the odds.</source>
        <translation>Señala un objetivo para ver las probabilidades.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Stands that %1 has left:</source>
        <translation>Peanas que le quedan a %1:</translation>
    </message>
    <message>
        <source>Nobody can shoot at elephants.</source>
        <translation>Nadie puede disparar contra los elefantes.</translation>
    </message>
    <message>
        <source>%1 charges %2</source>
        <comment>a unit, a unit</comment>
        <translation>%1 carga contra %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a unit, a unit</comment>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 routs when it is charged and is gone at contact.</source>
        <translation>%1 huye si recibe una carga y desaparece al contacto.</translation>
    </message>
    <message>
        <source>Elephants cannot hurt each other.</source>
        <translation>Los elefantes no pueden dañarse entre sí.</translation>
    </message>
    <message>
        <source>Scare die: %1 may frighten it away (%2).</source>
        <translation>Tirada de espanto: puede que %1 lo haga huir (%2).</translation>
    </message>
    <message>
        <source>%1 gets no scare die.</source>
        <translation>%1 no tiene tirada de espanto.</translation>
    </message>
    <message>
        <source>Its hit takes %1 stands.</source>
        <translation>Su embestida quita %1 peanas.</translation>
    </message>
    <message>
        <source>Runs wild after the round: %1.</source>
        <translation>Se desboca tras la ronda: %1.</translation>
    </message>
    <message>
        <source>No dice are rolled against elephants; %1 is bound by the fight.</source>
        <translation>No se lanzan dados contra los elefantes; %1 queda en combate.</translation>
    </message>
    <message>
        <source>Its control die sends it running after the round: %1.</source>
        <translation>Su tirada de control lo desboca tras la ronda: %1.</translation>
    </message>
    <message>
        <source>%1 wins: %2</source>
        <comment>a unit, chance</comment>
        <translation>gana %1: %2</translation>
    </message>
    <message>
        <source>both destroyed: %1</source>
        <translation>caen las dos: %1</translation>
    </message>
    <message>
        <source>no decision: %1</source>
        <translation>sin decidir: %1</translation>
    </message>
    <message>
        <source>Fought to the end:</source>
        <translation>Hasta el final:</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quién gana</translation>
    </message>
    <message>
        <source>In the first round:</source>
        <translation>En la primera ronda:</translation>
    </message>
    <message>
        <source>%1 loses %2 of %3 stands on average; destroyed: %4.</source>
        <comment>a unit, stands, stands, chance</comment>
        <translation>%1 pierde de media %2 de %3 peanas; fuera de combate: %4.</translation>
    </message>
    <message>
        <source>%1 would be met too; the odds leave it out.</source>
        <translation>También se encontraría con %1; las probabilidades no lo cuentan.</translation>
    </message>
    <message>
        <source>%1 is fighting others too; these are the odds of the two alone.</source>
        <translation>%1 también combate contra otras unidades; estas son las probabilidades de las dos solas.</translation>
    </message>
</context>
<context>
    <name>zama::play::OutcomeLine</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Nothing on this computer opens %1.</source>
        <translation>Ningún programa de este equipo abre %1.</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Cómo ha ido</translation>
    </message>
    <message>
        <source>It did not work</source>
        <translation>No ha funcionado</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open the file that was saved</source>
        <translation>Abrir el archivo guardado</translation>
    </message>
</context>
<context>
    <name>zama::play::Overview</name>
    <message>
        <source>Overview</source>
        <translation>Vista general</translation>
    </message>
    <message>
        <source>The whole table in small. Arrow keys move the part that is in view.</source>
        <translation>Toda la mesa en pequeño. Las flechas mueven la parte que se ve.</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayPanels</name>
    <message>
        <source>Armies</source>
        <translation>Bandos</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combates</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vista general</translation>
    </message>
    <message>
        <source>Fair dice?</source>
        <translation>¿Dados justos?</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayTool</name>
    <message>
        <source>can still act</source>
        <translation>aún puede actuar</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayWindow</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Listo</translation>
    </message>
    <message>
        <source>&amp;Advance the line</source>
        <translation>&amp;Avanzar la línea</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Finish this step for me</source>
        <translation>&amp;Terminar por mí</translation>
    </message>
    <message>
        <source>&amp;Pause the program</source>
        <translation>Pau&amp;sar el programa</translation>
    </message>
    <message>
        <source>&amp;Concede</source>
        <translation>Re&amp;ndirse</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;cercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ale&amp;jar</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Toda la mesa</translation>
    </message>
    <message>
        <source>&amp;Grid of six inches</source>
        <translation>Cuadrícula de &amp;seis pulgadas</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>Línea del tiem&amp;po</translation>
    </message>
    <message>
        <source>&amp;Next area of the window</source>
        <translation>&amp;Zona siguiente de la ventana</translation>
    </message>
    <message>
        <source>&amp;Previous area of the window</source>
        <translation>Zona a&amp;nterior de la ventana</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>&amp;Restablecer la disposición</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>&amp;Battle report</source>
        <translation>&amp;Crónica de la batalla</translation>
    </message>
    <message>
        <source>&amp;Who has won</source>
        <translation>&amp;Quién ha ganado</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a side&apos;s name and its reason</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Pista: %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ReportView</name>
    <message>
        <source>Save the battle report</source>
        <translation>Guardar la crónica de la batalla</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>Battle report</source>
        <translation>Crónica de la batalla</translation>
    </message>
    <message>
        <source>Show the events of each &amp;sentence</source>
        <translation>Mostrar los &amp;sucesos de cada frase</translation>
    </message>
    <message>
        <source>Show the events of each sentence</source>
        <translation>Mostrar los sucesos de cada frase</translation>
    </message>
    <message>
        <source>Numbers in brackets name the entries of the battle&apos;s record that a sentence rests on.</source>
        <translation>Los números entre corchetes nombran las entradas del diario de la batalla en que se basa una frase.</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Guardar como &amp;HTML…</translation>
    </message>
    <message>
        <source>Save the report as a web page</source>
        <translation>Guardar la crónica como página web</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Guardar como &amp;PDF…</translation>
    </message>
    <message>
        <source>Save the report for the printer</source>
        <translation>Guardar la crónica para imprimir</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>Imp&amp;rimir…</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Imprimir la crónica</translation>
    </message>
    <message>
        <source>%1, report of %2</source>
        <comment>name of a file: a battle, a day</comment>
        <translation>%1, crónica del %2</translation>
    </message>
</context>
<context>
    <name>zama::play::RosterView</name>
    <message>
        <source>On&amp;ly who can still act</source>
        <translation>&amp;Solo quien puede actuar</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Orden de batalla</translation>
    </message>
</context>
<context>
    <name>zama::play::RulebookDock</name>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
</context>
<context>
    <name>zama::play::RulebookPage</name>
    <message>
        <source>In the pictures, what is allowed is drawn with solid lines; what is refused is dashed and crossed out. A square of the ground is one inch.</source>
        <translation>En las imágenes, lo permitido va en línea continua; lo no permitido, en línea discontinua y tachado. Un cuadro del suelo es una pulgada.</translation>
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
        <translation>Abrir en %1: %2</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back to where the book was open before</source>
        <translation>Volver a donde estaba abierto el reglamento</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Otra vez adelante</translation>
    </message>
    <message>
        <source>A word, or a clause such as M3</source>
        <translation>Una palabra, o una regla como M3</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Buscar en el reglamento</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
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
        <translation>se puede disparar, %1 peanas de media</translation>
    </message>
</context>
<context>
    <name>zama::play::StepBar</name>
    <message>
        <source>Can still act: %1</source>
        <comment>units</comment>
        <translation>Aún pueden actuar: %1</translation>
    </message>
    <message>
        <source>Can still act: %1</source>
        <comment>generals</comment>
        <translation>Aún pueden actuar: %1</translation>
    </message>
    <message>
        <source>Can still act: %1, %2</source>
        <comment>units, generals</comment>
        <translation>Aún pueden actuar: %1, %2</translation>
    </message>
    <message>
        <source>The present step</source>
        <translation>La fase actual</translation>
    </message>
    <message>
        <source>Steps of the turn</source>
        <translation>Fases del turno</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Turno %1 de %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Ambos bandos</translation>
    </message>
</context>
<context>
    <name>zama::play::StepTile</name>
    <message>
        <source>Step %1: %2, %3</source>
        <comment>number, name, who acts</comment>
        <translation>Fase %1: %2, %3</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, ahora</translation>
    </message>
</context>
<context>
    <name>zama::play::TargetChoice</name>
    <message>
        <source>Whom %1 fights</source>
        <translation>Contra quién combate %1</translation>
    </message>
    <message>
        <source>Fights %1</source>
        <translation>Contra %1</translation>
    </message>
    <message>
        <source>Fights %1: 6 hits</source>
        <translation>Contra %1: impacta con un 6</translation>
    </message>
    <message>
        <source>Fights %1: %2 or more hits</source>
        <translation>Contra %1: impacta con %2 o más</translation>
    </message>
    <message>
        <source>Dice against %1</source>
        <translation>Dados contra %1</translation>
    </message>
    <message>
        <source>Share them out so</source>
        <translation>Repartirlos así</translation>
    </message>
    <message>
        <source>%1 of %2 dice</source>
        <translation>%1 de %2 dados</translation>
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
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One order back</source>
        <translation>Una orden atrás</translation>
    </message>
    <message>
        <source>One order forward</source>
        <translation>Una orden adelante</translation>
    </message>
    <message>
        <source>To the present</source>
        <translation>Al presente</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Línea del tiempo</translation>
    </message>
    <message>
        <source>Arrow keys go an order, page keys a step back and forward.</source>
        <translation>Las flechas pasan una orden, Re Pág y Av Pág una fase.</translation>
    </message>
    <message>
        <source>You are looking back – nothing can be ordered.</source>
        <translation>Estás viendo lo que pasó: no se pueden dar órdenes.</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Volver al p&amp;resente</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>Seguir desde &amp;aquí</translation>
    </message>
    <message>
        <source>A battle of its own begins here; the one you have played stays as it is.</source>
        <translation>Aquí empieza una batalla aparte; la que has jugado queda como está.</translation>
    </message>
    <message>
        <source>Turn %1, the battle is over</source>
        <translation>Turno %1, la batalla ha terminado</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Despliegue</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>turn, step</comment>
        <translation>Turno %1 · %2</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Turno %1 · %2 · %3</translation>
    </message>
</context>
<context>
    <name>zama::play::VerdictBanner</name>
    <message>
        <source>Read the battle report</source>
        <translation>Leer la crónica</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Volver a ver</translation>
    </message>
    <message>
        <source>To the beginning of the battle, to go through it with the timeline</source>
        <translation>Al principio de la batalla, para recorrerla con la línea del tiempo</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>The same battle from its beginning, with new dice</source>
        <translation>La misma batalla desde el principio, con nuevas tiradas</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Turns: %1</source>
        <comment>how many were played</comment>
        <translation>Turnos: %1</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation>Peanas perdidas</translation>
    </message>
    <message>
        <source>Generals fallen</source>
        <translation>Generales caídos</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many were lost</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1. %2 %3.</source>
        <comment>headline, reason, turns</comment>
        <translation>%1. %2 %3.</translation>
    </message>
    <message>
        <source>%1 %2: stands lost %3, generals fallen %4.</source>
        <comment>what was said before, a side, two counts</comment>
        <translation>%1 %2: peanas perdidas, %3; generales caídos, %4.</translation>
    </message>
</context>
<context>
    <name>zama::print::PageViewer</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>%1, shown at %2%</source>
        <comment>Page 1 of 8, a number</comment>
        <translation>%1, al %2 %</translation>
    </message>
    <message>
        <source>Pages as they will be printed</source>
        <translation>Las páginas tal como se imprimirán</translation>
    </message>
    <message>
        <source>Why there are no pages</source>
        <translation>Por qué no hay páginas</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Farther (−, Ctrl and the wheel)</source>
        <translation>Alejar (−, Ctrl y la rueda)</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Nearer (+, Ctrl and the wheel)</source>
        <translation>Acercar (+, Ctrl y la rueda)</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página entera</translation>
    </message>
    <message>
        <source>Whole page (0)</source>
        <translation>Página entera (0)</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Ancho de página</translation>
    </message>
    <message>
        <source>Page width (1)</source>
        <translation>Ancho de página (1)</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>Dónde estás</translation>
    </message>
</context>
<context>
    <name>zama::shell::BattleMenu</name>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Batalla</translation>
    </message>
    <message>
        <source>&amp;New battle, start page</source>
        <translation>&amp;Nueva batalla, inicio</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Open a battle</source>
        <translation>Abrir una batalla</translation>
    </message>
    <message>
        <source>Battles (*.zama.json *.zama-game.json);;All files (*)</source>
        <translation>Batallas (*.zama.json *.zama-game.json);;Todos los archivos (*)</translation>
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
        <translation>No cambia nada: 100 mm salen como 100 mm.</translation>
    </message>
    <message>
        <source>From now on 100 mm are drawn as %1 mm across and as %2 mm along, and so come out as 100 mm.</source>
        <translation>Desde ahora, 100 mm se dibujan como %1 mm a lo ancho y como %2 mm a lo alto, y así salen como 100 mm.</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Tamaño real</translation>
    </message>
    <message>
        <source>True size on “%1”</source>
        <translation>Tamaño real en «%1»</translation>
    </message>
    <message>
        <source>&lt;b&gt;1.&lt;/b&gt; Print the check page at 100% (“actual size”).</source>
        <translation>&lt;b&gt;1.&lt;/b&gt; Imprime la página de comprobación al 100 % («tamaño real»).</translation>
    </message>
    <message>
        <source>&amp;Save the check page…</source>
        <translation>&amp;Guardar la página de comprobación…</translation>
    </message>
    <message>
        <source>&amp;Print the check page</source>
        <translation>&amp;Imprimir la página de comprobación</translation>
    </message>
    <message>
        <source>Save the check page</source>
        <translation>Guardar la página de comprobación</translation>
    </message>
    <message>
        <source>Print the check page</source>
        <translation>Imprimir la página de comprobación</translation>
    </message>
    <message>
        <source>&lt;b&gt;2.&lt;/b&gt; Measure both bars with a ruler and type what you find.</source>
        <translation>&lt;b&gt;2.&lt;/b&gt; Mide las dos barras con una regla y escribe cuánto miden.</translation>
    </message>
    <message>
        <source>Bar a&amp;cross:</source>
        <translation>Barra a lo an&amp;cho:</translation>
    </message>
    <message>
        <source>Bar across, in millimetres</source>
        <translation>Barra a lo ancho, en milímetros</translation>
    </message>
    <message>
        <source>Bar a&amp;long:</source>
        <translation>Barra a lo a&amp;lto:</translation>
    </message>
    <message>
        <source>Bar along, in millimetres</source>
        <translation>Barra a lo alto, en milímetros</translation>
    </message>
    <message>
        <source>Between %1 and %2 mm can be made good. If a bar is shorter or longer, the printer has been told to fit pages to the paper: choose 100% in its settings and print the check page again.</source>
        <translation>Se puede corregir entre %1 y %2 mm. Si una barra es más corta o más larga, la impresora está ajustando las páginas al papel: elige 100 % en su configuración e imprime otra vez la página de comprobación.</translation>
    </message>
    <message>
        <source>No co&amp;rrection</source>
        <translation>Sin co&amp;rrección</translation>
    </message>
    <message>
        <source>&amp;Use this</source>
        <translation>&amp;Usar esto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>zama::shell::DesignCorner</name>
    <message>
        <source>Battle without a title</source>
        <translation>Batalla sin título</translation>
    </message>
    <message>
        <source>Unsaved: %1</source>
        <translation>Sin guardar: %1</translation>
    </message>
    <message>
        <source>Work that was not saved when the program ended, of %1</source>
        <translation>Trabajo que no estaba guardado cuando se cerró el programa, del %1</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <translation>Editar: %1</translation>
    </message>
    <message>
        <source>Make a battle of your own</source>
        <translation>Crear una batalla propia</translation>
    </message>
    <message>
        <source>New battle, in &amp;five questions…</source>
        <translation>Nueva batalla, en c&amp;inco preguntas…</translation>
    </message>
    <message>
        <source>&amp;Change the chosen battle</source>
        <translation>Ca&amp;mbiar la batalla elegida</translation>
    </message>
    <message>
        <source>P&amp;rint the chosen battle…</source>
        <translation>Imp&amp;rimir la batalla elegida…</translation>
    </message>
    <message>
        <source>Open a scenario to e&amp;dit…</source>
        <translation>Abrir un escenario &amp;para editarlo…</translation>
    </message>
</context>
<context>
    <name>zama::shell::Editing</name>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>No se puede abrir %1. %2</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <translation>Esto aún no se puede jugar. %1</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe. %1 Save soon.</source>
        <translation>No se puede proteger el trabajo sin guardar. %1 Conviene guardar pronto.</translation>
    </message>
    <message>
        <source>Save the scenario?</source>
        <translation>¿Guardar el escenario?</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>«%1» tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Replace what somebody else saved?</source>
        <translation>¿Reemplazar lo que guardó otra persona?</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here. If you replace it, that version is kept among the earlier versions.</source>
        <translation>Otro programa ha cambiado %1 desde que se abrió aquí. Si se reemplaza, esa versión se conserva entre las versiones anteriores.</translation>
    </message>
    <message>
        <source>This scenario is in no file yet.</source>
        <translation>Este escenario aún no está en ningún archivo.</translation>
    </message>
    <message>
        <source>This is what %1 holds. Undo brings your version back.</source>
        <translation>Este es el contenido de %1. Con Deshacer vuelve la versión de antes.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Your version stays as it is.</source>
        <translation>No se puede leer %1. La versión de aquí queda como está.</translation>
    </message>
    <message>
        <source>Save the scenario as</source>
        <translation>Guardar el escenario como</translation>
    </message>
    <message>
        <source>Scenarios (*%1)</source>
        <translation>Escenarios (*%1)</translation>
    </message>
    <message>
        <source>%1 is a battle under way. Choose another name.</source>
        <translation>%1 es una batalla en curso. Hay que elegir otro nombre.</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>No se ha guardado. %1</translation>
    </message>
    <message>
        <source>%1 was changed by another program. What you see here is your version; Scenario &gt; Read the file again shows the other. Before yours replaces it, you will be asked.</source>
        <translation>Otro programa ha cambiado %1. Lo que se ve aquí es la versión de esta ventana; Escenario &gt; Leer otra vez el archivo muestra la otra. Antes de reemplazarla, el programa preguntará.</translation>
    </message>
    <message>
        <source>Battle without a title</source>
        <translation>Batalla sin título</translation>
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
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Reglamento</translation>
    </message>
    <message>
        <source>&amp;About Zama</source>
        <translation>&amp;Acerca de Zama</translation>
    </message>
    <message>
        <source>About Zama</source>
        <translation>Acerca de Zama</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Zama %1&lt;/h3&gt;&lt;p&gt;Fast-play tabletop battles for the classroom.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty. It never uses the network.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Zama %1&lt;/h3&gt;&lt;p&gt;Batallas de mesa con reglas rápidas, para la clase.&lt;/p&gt;&lt;p&gt;Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Se ofrece sin ninguna garantía. Nunca usa la red.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>zama::shell::LanguageChoice</name>
    <message>
        <source>%1 cannot be read from line %2 on, so English is spoken.</source>
        <translation>%1 no se puede leer desde la línea %2, así que se habla inglés.</translation>
    </message>
</context>
<context>
    <name>zama::shell::LanguageMenu</name>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Second language</source>
        <translation>&amp;Segundo idioma</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Ninguno</translation>
    </message>
    <message>
        <source>&amp;Below the first</source>
        <translation>&amp;Debajo del primero</translation>
    </message>
    <message>
        <source>&amp;Digits of Arabic</source>
        <translation>&amp;Cifras del árabe</translation>
    </message>
    <message>
        <source>As in my &amp;country</source>
        <translation>Como en mi &amp;país</translation>
    </message>
    <message>
        <source>For the &amp;other side, while it acts</source>
        <translation>Para el &amp;otro bando, cuando actúa</translation>
    </message>
</context>
<context>
    <name>zama::shell::MainWindow</name>
    <message>
        <source>This computer has no letters for %1. A font for it helps.</source>
        <translation>Este equipo no tiene letras para %1. Hace falta instalar una fuente.</translation>
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
        <translation>ninguna</translation>
    </message>
    <message>
        <source>%1 Pages: %2.</source>
        <comment>what a part is good for, a number</comment>
        <translation>%1 Páginas: %2.</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Todo</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Pages of: %1</source>
        <translation>Páginas de: %1</translation>
    </message>
</context>
<context>
    <name>zama::shell::PlayMenu</name>
    <message>
        <source>%1 are played by</source>
        <translation>Quién juega: %1</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>D&amp;ice</source>
        <translation>Dad&amp;os</translation>
    </message>
    <message>
        <source>Rolled by the &amp;program</source>
        <translation>Los lanza el &amp;programa</translation>
    </message>
    <message>
        <source>&amp;Real dice, typed in</source>
        <translation>Dados &amp;reales, escritos aquí</translation>
    </message>
    <message>
        <source>&amp;Taking back</source>
        <translation>Des&amp;hacer órdenes</translation>
    </message>
    <message>
        <source>Until the last &amp;dice</source>
        <translation>Hasta los últimos &amp;dados</translation>
    </message>
    <message>
        <source>Within the &amp;step</source>
        <translation>Dentro de la &amp;fase</translation>
    </message>
    <message>
        <source>&amp;Freely</source>
        <translation>&amp;Libremente</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>Ani&amp;mación</translation>
    </message>
    <message>
        <source>&amp;Calm</source>
        <translation>&amp;Tranquila</translation>
    </message>
    <message>
        <source>&amp;Brisk</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Ninguna</translation>
    </message>
</context>
<context>
    <name>zama::shell::PlayStrip</name>
    <message>
        <source>Side %1</source>
        <translation>Bando %1</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Quién juega con %1</translation>
    </message>
    <message>
        <source>Somebody at this screen</source>
        <translation>Alguien en esta pantalla</translation>
    </message>
    <message>
        <source>Does whatever is allowed</source>
        <translation>Hace cualquier cosa permitida</translation>
    </message>
    <message>
        <source>Sees a good move when there is one</source>
        <translation>Ve una buena jugada cuando la hay</translation>
    </message>
    <message>
        <source>Thinks the battle ahead</source>
        <translation>Piensa la batalla por adelantado</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Rolled by the program</source>
        <translation>Los lanza el programa</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Dados reales, escritos aquí</translation>
    </message>
    <message>
        <source>Orders may be taken back</source>
        <translation>Deshacer órdenes</translation>
    </message>
    <message>
        <source>How far orders may be taken back</source>
        <translation>Hasta dónde se pueden deshacer las órdenes</translation>
    </message>
    <message>
        <source>Until dice are rolled</source>
        <translation>Hasta lanzar los dados</translation>
    </message>
    <message>
        <source>Within the step</source>
        <translation>Dentro de la fase</translation>
    </message>
    <message>
        <source>As far as one likes</source>
        <translation>Todo lo que se quiera</translation>
    </message>
    <message>
        <source>All of this can be changed during the battle.</source>
        <translation>Todo esto se puede cambiar durante la batalla.</translation>
    </message>
    <message>
        <source>Beg&amp;in the battle</source>
        <translation>&amp;Empezar la batalla</translation>
    </message>
    <message>
        <source>Begins the chosen battle</source>
        <translation>Empieza la batalla elegida</translation>
    </message>
</context>
<context>
    <name>zama::shell::Playing</name>
    <message>
        <source>This battle is kept in %1.</source>
        <translation>Esta batalla se guarda en %1.</translation>
    </message>
    <message>
        <source>Save the battle as</source>
        <translation>Guardar la batalla como</translation>
    </message>
    <message>
        <source>Battles under way (*%1)</source>
        <translation>Batallas en curso (*%1)</translation>
    </message>
    <message>
        <source>Replace?</source>
        <translation>¿Reemplazar?</translation>
    </message>
    <message>
        <source>Saved. The battle is kept in %1 from now on.</source>
        <translation>Guardada. Desde ahora la batalla se guarda en %1.</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrintDialog</name>
    <message>
        <source>%1 cannot be written: the pages could not be drawn.</source>
        <translation>No se puede escribir %1: no se pudieron dibujar las páginas.</translation>
    </message>
    <message>
        <source>All pages went to the printer “%1”.</source>
        <translation>Todas las páginas se han enviado a la impresora «%1».</translation>
    </message>
    <message>
        <source>Nothing is chosen yet. Tick what you would like to print.</source>
        <translation>Aún no hay nada elegido. Marca lo que quieras imprimir.</translation>
    </message>
    <message>
        <source>Nobody is chosen. Tick a command and a type of unit whose soldiers you would like to print.</source>
        <translation>No hay nadie elegido. Marca un cuerpo y un tipo de unidad para imprimir sus soldados.</translation>
    </message>
    <message>
        <source>%1, about %2% ink</source>
        <comment>8 pages, a number</comment>
        <translation>%1, cerca de un %2 % de tinta</translation>
    </message>
    <message>
        <source>%1, the ink is being measured…</source>
        <comment>8 pages</comment>
        <translation>%1, calculando la tinta…</translation>
    </message>
    <message>
        <source>Looking for printers…</source>
        <translation>Buscando impresoras…</translation>
    </message>
    <message>
        <source>No printer is installed on this computer. Save a PDF file and print that elsewhere.</source>
        <translation>No hay ninguna impresora instalada en este equipo. Guarda un archivo PDF e imprímelo en otro.</translation>
    </message>
    <message>
        <source>Choose a printer under “How”, or save a PDF file.</source>
        <translation>Elige una impresora en «Cómo» o guarda un archivo PDF.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>for the class</source>
        <comment>a file name</comment>
        <translation>para la clase</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a file: a battle, what is printed of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The check page went to the printer.</source>
        <translation>La página de comprobación se ha enviado a la impresora.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Qué</translation>
    </message>
    <message>
        <source>&amp;How</source>
        <translation>Có&amp;mo</translation>
    </message>
    <message>
        <source>What is printed, and how</source>
        <translation>Qué se imprime y cómo</translation>
    </message>
    <message>
        <source>How much it is</source>
        <translation>Cuánto ocupa</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Guardar como PDF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrintLooks</name>
    <message>
        <source>As on the screen.</source>
        <translation>Como en la pantalla.</translation>
    </message>
    <message>
        <source>Nothing but lines: a class colours its soldiers itself.</source>
        <translation>Solo líneas: la clase colorea sus propios soldados.</translation>
    </message>
    <message>
        <source>Colours are only hinted at: at most an eighth of the paper is covered.</source>
        <translation>Colores apenas insinuados: cubren como mucho un octavo del papel.</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tinta</translation>
    </message>
    <message>
        <source>In &amp;colour</source>
        <translation>En &amp;color</translation>
    </message>
    <message>
        <source>&amp;Outlines, to colour in</source>
        <translation>Co&amp;ntornos, para colorear</translation>
    </message>
    <message>
        <source>&amp;Pale, saves ink</source>
        <translation>&amp;Pálido, ahorra tinta</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>Pap&amp;el</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Or&amp;ientation</source>
        <translation>&amp;Orientación</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Upright</source>
        <comment>paper</comment>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Sideways</source>
        <comment>paper</comment>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Idiom&amp;a</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Secon&amp;d language</source>
        <translation>&amp;Segundo idioma</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Segundo idioma</translation>
    </message>
    <message>
        <source>None</source>
        <comment>second language</comment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Le&amp;ngths</source>
        <translation>Longit&amp;udes</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Longitudes</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Pulgadas</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Centímetros</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrinterBox</name>
    <message>
        <source>Not corrected: 100 mm are drawn as 100 mm.</source>
        <translation>Sin corregir: 100 mm se dibujan como 100 mm.</translation>
    </message>
    <message>
        <source>Corrected: 100 mm came out as %1 mm across and %2 mm along.</source>
        <translation>Corregido: 100 mm salieron como %1 mm a lo ancho y %2 mm a lo alto.</translation>
    </message>
    <message>
        <source>P&amp;rinter</source>
        <translation>Imp&amp;resora</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Impresora</translation>
    </message>
    <message>
        <source>Another one, from a PDF file</source>
        <translation>Otra, con un archivo PDF</translation>
    </message>
    <message>
        <source>One that prints a PDF file</source>
        <translation>Una que imprima un archivo PDF</translation>
    </message>
    <message>
        <source>How true to size it prints</source>
        <translation>Si imprime a tamaño real</translation>
    </message>
    <message>
        <source>&amp;True to size…</source>
        <translation>&amp;Tamaño real…</translation>
    </message>
    <message>
        <source>Make it print true to size</source>
        <translation>Hacer que imprima a tamaño real</translation>
    </message>
    <message>
        <source>Correct PDF &amp;files, too</source>
        <translation>Corregir también los PD&amp;F</translation>
    </message>
    <message>
        <source>Correct PDF files, too</source>
        <translation>Corregir también los archivos PDF</translation>
    </message>
    <message>
        <source>Only for files that will be printed on this very printer. Without it the lengths in a file are exact.</source>
        <translation>Solo para archivos que se vayan a imprimir en esta misma impresora. Sin marcarlo, las longitudes del archivo son exactas.</translation>
    </message>
</context>
<context>
    <name>zama::shell::RecentList</name>
    <message>
        <source>Battles you have begun will stand here. Each is kept by itself, order by order.</source>
        <translation>Aquí estarán las batallas que empieces. Cada una se guarda sola, orden por orden.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
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
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>Take it out of this list</source>
        <translation>Quitar de esta lista</translation>
    </message>
    <message>
        <source>Turn %1 · being played elsewhere</source>
        <translation>Turno %1 · se juega en otra ventana</translation>
    </message>
    <message>
        <source>Finished in turn %1 · %2</source>
        <translation>Terminada en el turno %1 · %2</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Turno %1 · %2</translation>
    </message>
    <message>
        <source>Branched off in turn %1</source>
        <translation>Separada en el turno %1</translation>
    </message>
    <message>
        <source>Branched off in turn %1, %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Separada en el turno %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Branched off in turn %1, %2</source>
        <comment>turn, step</comment>
        <translation>Separada en el turno %1 · %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>hoy, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>ayer, %1</translation>
    </message>
</context>
<context>
    <name>zama::shell::ReportPage</name>
    <message>
        <source>Looking for printers…</source>
        <translation>Buscando impresoras…</translation>
    </message>
    <message>
        <source>No printer is installed on this computer. Save a PDF file and print that elsewhere.</source>
        <translation>No hay ninguna impresora instalada en este equipo. Guarda un archivo PDF e imprímelo en otro.</translation>
    </message>
    <message>
        <source>All pages went to the printer “%1”.</source>
        <translation>Todas las páginas se han enviado a la impresora «%1».</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Volver a la mesa</translation>
    </message>
</context>
<context>
    <name>zama::shell::ScenarioMenus</name>
    <message>
        <source>&amp;Scenario</source>
        <translation>E&amp;scenario</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>C&amp;olocar</translation>
    </message>
    <message>
        <source>&amp;New scenario…</source>
        <translation>&amp;Nuevo escenario…</translation>
    </message>
    <message>
        <source>&amp;Change this battle</source>
        <translation>&amp;Cambiar esta batalla</translation>
    </message>
    <message>
        <source>&amp;From this position</source>
        <translation>&amp;Desde esta posición</translation>
    </message>
    <message>
        <source>&amp;Open in the editor…</source>
        <translation>&amp;Abrir en el editor…</translation>
    </message>
    <message>
        <source>&amp;Unsaved work</source>
        <translation>&amp;Trabajo sin guardar</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>&amp;Read the file again</source>
        <translation>&amp;Leer otra vez el archivo</translation>
    </message>
    <message>
        <source>&amp;Earlier versions</source>
        <translation>&amp;Versiones anteriores</translation>
    </message>
    <message>
        <source>C&amp;lose the editor</source>
        <translation>Ce&amp;rrar el editor</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Abrir un escenario</translation>
    </message>
    <message>
        <source>Scenarios (*%1);;All files (*)</source>
        <translation>Escenarios (*%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>None yet: they are kept each time you save</source>
        <translation>Aún no hay: se conservan cada vez que se guarda</translation>
    </message>
    <message>
        <source>Battle without a title</source>
        <translation>Batalla sin título</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, date and time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Seguir con él</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Descartarlo</translation>
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
        <translation>&amp;De quién son los soldados</translation>
    </message>
    <message>
        <source>Their &amp;generals, too</source>
        <translation>También sus genera&amp;les</translation>
    </message>
    <message>
        <source>Their generals, too</source>
        <translation>También sus generales</translation>
    </message>
    <message>
        <source>Spa&amp;re stands of each type</source>
        <translation>Peanas de &amp;reserva de cada tipo</translation>
    </message>
    <message>
        <source>Spare stands of each type</source>
        <translation>Peanas de reserva de cada tipo</translation>
    </message>
    <message>
        <source>Height of the &amp;figures</source>
        <translation>Altura de las &amp;figuras</translation>
    </message>
    <message>
        <source>Height of the figures</source>
        <translation>Altura de las figuras</translation>
    </message>
    <message>
        <source>Only the figures grow. Bases stay as large as the rules need them.</source>
        <translation>Solo crecen las figuras. Las bases siguen siendo tan grandes como piden las reglas.</translation>
    </message>
</context>
<context>
    <name>zama::shell::SoldierTree</name>
    <message>
        <source>Whose soldiers</source>
        <translation>De quién son los soldados</translation>
    </message>
    <message>
        <source>Types of unit</source>
        <translation>Tipos de unidad</translation>
    </message>
</context>
<context>
    <name>zama::shell::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Zama</source>
        <translation>Zama</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Battles of the ancient world, fought on one table by a whole class.</source>
        <translation>Batallas del mundo antiguo que toda una clase libra en una misma mesa.</translation>
    </message>
    <message>
        <source>The emblem of the program</source>
        <translation>El emblema del programa</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Seguir la batalla</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Ahora no</translation>
    </message>
    <message>
        <source>The battle stays in the list of recent battles.</source>
        <translation>La batalla queda en la lista de batallas recientes.</translation>
    </message>
    <message>
        <source>A new battle</source>
        <translation>Una batalla nueva</translation>
    </message>
    <message>
        <source>Go on with a battle</source>
        <translation>Seguir una batalla</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>A&amp;brir un archivo…</translation>
    </message>
    <message>
        <source>Opens a saved battle or a scenario that somebody gave you.</source>
        <translation>Abre una batalla guardada o un escenario que te han dado.</translation>
    </message>
    <message>
        <source>Guided first battle</source>
        <translation>Primera batalla guiada</translation>
    </message>
    <message>
        <source>Two minutes. A handful of units, every step explained, no rules to read first.</source>
        <translation>Dos minutos. Unas pocas unidades, cada paso explicado y ninguna regla que leer antes.</translation>
    </message>
    <message>
        <source>%1 · turns: %2</source>
        <translation>%1 · turnos: %2</translation>
    </message>
    <message>
        <source>The &amp;whole battle: %1</source>
        <translation>La batalla ente&amp;ra: %1</translation>
    </message>
    <message>
        <source>S&amp;hort, for one lesson: %1</source>
        <translation>&amp;Corta, para una clase: %1</translation>
    </message>
    <message>
        <source>“%1” was interrupted in turn %2 (%3). Nothing is lost: you can go on where it was.</source>
        <translation>«%1» se interrumpió en el turno %2 (%3). No se ha perdido nada: puedes seguir donde estaba.</translation>
    </message>
</context>
<context>
    <name>zama::shell::TestBar</name>
    <message>
        <source>Play-test</source>
        <translation>Partida de prueba</translation>
    </message>
    <message>
        <source>A test: the scenario stays as it is, whatever happens here.</source>
        <translation>Una prueba: el escenario queda como está, pase lo que pase aquí.</translation>
    </message>
    <message>
        <source>&amp;Keep this battle</source>
        <translation>&amp;Conservar esta batalla</translation>
    </message>
    <message>
        <source>Back to the &amp;editor</source>
        <translation>Volver al &amp;editor</translation>
    </message>
</context>
<context>
    <name>zama::shell::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>C&amp;olores</translation>
    </message>
    <message>
        <source>As on the des&amp;ktop</source>
        <translation>Como en el e&amp;scritorio</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>C&amp;laro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>L&amp;engths</source>
        <translation>Lon&amp;gitudes</translation>
    </message>
    <message>
        <source>&amp;Inches</source>
        <translation>&amp;Pulgadas</translation>
    </message>
    <message>
        <source>&amp;Centimetres</source>
        <translation>Centí&amp;metros</translation>
    </message>
    <message>
        <source>&amp;Size of text</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Large</source>
        <translation>G&amp;rande</translation>
    </message>
    <message>
        <source>For a &amp;projector</source>
        <translation>Para un pro&amp;yector</translation>
    </message>
</context>
<context>
    <name>zama::table::EventLogModel</name>
    <message>
        <source>Turn %1 – %2</source>
        <comment>turn, step</comment>
        <translation>Turno %1 · %2</translation>
    </message>
    <message>
        <source>Turn %1 – %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Turno %1 · %2 · %3</translation>
    </message>
</context>
<context>
    <name>zama::table::RosterModel</name>
    <message>
        <source>eliminated</source>
        <translation>fuera de combate</translation>
    </message>
    <message>
        <source>routed</source>
        <translation>huida</translation>
    </message>
    <message>
        <source>scared off</source>
        <translation>espantado</translation>
    </message>
    <message>
        <source>ran off in a rampage</source>
        <translation>huyó desbocado</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two parts of a list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>in melee</source>
        <translation>en combate</translation>
    </message>
    <message>
        <source>has moved</source>
        <translation>se ha movido</translation>
    </message>
    <message>
        <source>has shot</source>
        <translation>ha disparado</translation>
    </message>
    <message>
        <source>has charged</source>
        <translation>ha cargado</translation>
    </message>
    <message>
        <source>has fallen</source>
        <translation>ha caído</translation>
    </message>
    <message>
        <source>can still act</source>
        <translation>aún puede actuar</translation>
    </message>
    <message>
        <source>%1: nothing</source>
        <comment>a column of the list</comment>
        <translation>%1: nada</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Peanas</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Por hacer</translation>
    </message>
    <message>
        <source>its general has fallen</source>
        <translation>su general ha caído</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its general</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>stands left and at full strength</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>zama::table::TableView</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The battlefield with all units and generals. Space does the next thing, N and P pick units, arrow keys steer who is picked, Enter orders it, Escape drops it.</source>
        <translation>El campo de batalla con todas las unidades y generales. Espacio hace lo siguiente, N y P eligen unidades, las flechas dirigen a la elegida, Intro da la orden y Escape la suelta.</translation>
    </message>
</context>
</TS>
