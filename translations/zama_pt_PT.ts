<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT" sourcelanguage="en">
<context>
    <name>ArmyCommands</name>
    <message>
        <source>Row %1: %2</source>
        <translation>Linha %1: %2</translation>
    </message>
    <message>
        <source>Problems in all: %1.</source>
        <translation>Problemas ao todo: %1.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Primeiro lado</translation>
    </message>
    <message>
        <source>First Command</source>
        <translation>Centro I</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Segundo lado</translation>
    </message>
    <message>
        <source>The table was not put in. %1</source>
        <translation>A tabela não foi inserida. %1</translation>
    </message>
    <message>
        <source>Units added: %1, changed: %2, removed: %3.</source>
        <translation>Unidades acrescentadas: %1, alteradas: %2, removidas: %3.</translation>
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
        <translation>Linha %1: %2</translation>
    </message>
    <message>
        <source>There are no unit types in this file.</source>
        <translation>Não há tipos de unidade neste ficheiro.</translation>
    </message>
</context>
<context>
    <name>ArmyModel</name>
    <message>
        <source>no units</source>
        <translation>sem unidades</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>caiu</translation>
    </message>
    <message>
        <source>commander-in-chief</source>
        <translation>comandante-chefe</translation>
    </message>
    <message>
        <source>general</source>
        <translation>general</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>stands left and at full strength</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>unknown type “%1”</source>
        <translation>tipo desconhecido «%1»</translation>
    </message>
    <message>
        <source>Command of %1</source>
        <translation>Corpo: %1</translation>
    </message>
</context>
<context>
    <name>BattleKeeper</name>
    <message>
        <source>%1 was changed by somebody else. It stays as it is now; your battle goes on in %2, beside it.</source>
        <translation>Alguém alterou o ficheiro %1. Fica como está agora; a tua batalha continua em %2, ao lado dele.</translation>
    </message>
    <message>
        <source>%1 Until that is mended, every order is kept in %2. You can go on playing.</source>
        <translation>%1 Até isso se resolver, cada ordem fica guardada em %2. Podes continuar a jogar.</translation>
    </message>
    <message>
        <source>%1 There is no second place either: at this moment the battle is only in memory. It is tried again with every order; better choose “Save as” now.</source>
        <translation>%1 Também não há um segundo lugar: neste momento a batalha só está na memória. A cada ordem tenta-se outra vez; é melhor escolher já «Guardar como».</translation>
    </message>
    <message>
        <source>Every order is kept in %1 again.</source>
        <translation>Cada ordem fica outra vez guardada em %1.</translation>
    </message>
    <message>
        <source>%1 is something else, not a battle. Shall the battle really take its place?</source>
        <translation>%1 não é uma batalha, é outra coisa. Queres mesmo pôr a batalha no seu lugar?</translation>
    </message>
    <message>
        <source>%1 was changed by somebody else since you opened it. Shall your battle take its place?</source>
        <translation>Alguém alterou o ficheiro %1 desde que o abriste. Queres pôr a tua batalha no seu lugar?</translation>
    </message>
    <message>
        <source>%1 is being played in another window or on another computer. Choose another name.</source>
        <translation>%1 está a ser jogado noutra janela ou noutro computador. Escolhe outro nome.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>Não é possível abrir %1. %2</translation>
    </message>
    <message>
        <source>%1 is being played in another window or on another computer. Here you go on in a copy of it, %2.</source>
        <translation>%1 está a ser jogado noutra janela ou noutro computador. Aqui continuas numa cópia, %2.</translation>
    </message>
    <message>
        <source>%1 could be saved at last: the battle is now kept in %2.</source>
        <translation>Foi finalmente possível guardar %1: a batalha está agora em %2.</translation>
    </message>
    <message>
        <source>%1 does not come out as it says: this program knows the battle up to order %3. The file stays as it is; you go on from there in %2.</source>
        <translation>%1 não dá o resultado que diz: este programa conhece a batalha até à ordem %3. O ficheiro fica como está; continuas a partir daí em %2.</translation>
    </message>
    <message>
        <source>The end of %1 is damaged. Everything before it was read; the file stays as it is and you go on in %2.</source>
        <translation>O fim do ficheiro %1 está danificado. Tudo o que vem antes foi lido; o ficheiro fica como está e continuas em %2.</translation>
    </message>
    <message>
        <source>%1 was written by a different Zama and holds things that this one does not know. It stays as it is; you go on in %2.</source>
        <translation>%1 foi escrito por outra versão do programa e contém coisas que esta não conhece. Fica como está; continuas em %2.</translation>
    </message>
</context>
<context>
    <name>BlankReportPages</name>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restam</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Generais</translation>
    </message>
    <message>
        <source>Stands that count</source>
        <translation>Bases que contam</translation>
    </message>
    <message>
        <source>Lost, in per cent</source>
        <translation>Perdidas, em percentagem</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>O que custou</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>I led</source>
        <translation>Comandei</translation>
    </message>
    <message>
        <source>What was our plan?</source>
        <translation>Qual era o nosso plano?</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>O que aconteceu?</translation>
    </message>
    <message>
        <source>When did the battle turn, and why?</source>
        <translation>Quando mudou o rumo da batalha, e porquê?</translation>
    </message>
    <message>
        <source>The table at that moment</source>
        <translation>A mesa nesse momento</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>Quem venceu?</translation>
    </message>
    <message>
        <source>By how much?</source>
        <translation>Por quanto?</translation>
    </message>
    <message>
        <source>What would we do differently?</source>
        <translation>O que faríamos de outra maneira?</translation>
    </message>
    <message>
        <source>A letter home, written that evening</source>
        <translation>Uma carta para casa, escrita nessa noite</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check page</source>
        <translation>Página de verificação</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”). Measure each bar with a ruler, from the outer edge of one end line to the outer edge of the other. Tell the program what you measured.</source>
        <translation>Imprima esta página a 100% («tamanho real»). Meça cada barra com uma régua, do bordo exterior de um traço da ponta ao bordo exterior do outro. Diga ao programa o que mediu.</translation>
    </message>
    <message>
        <source>Printer: %1</source>
        <translation>Impressora: %1</translation>
    </message>
    <message>
        <source>Across: how many millimetres?</source>
        <translation>Na largura: quantos milímetros?</translation>
    </message>
    <message>
        <source>Along: how many millimetres?</source>
        <translation>No comprimento: quantos milímetros?</translation>
    </message>
    <message>
        <source>With your correction this is 100 mm.</source>
        <translation>Com a sua correção, isto são 100 mm.</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Fechar separador</translation>
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
        <translation>Bordô</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Laranja</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Ouro</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Sea green</source>
        <translation>Verde-mar</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Azul-celeste</translation>
    </message>
    <message>
        <source>Deep blue</source>
        <translation>Azul-escuro</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Púrpura</translation>
    </message>
    <message>
        <source>Cream</source>
        <translation>Creme</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Branco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Preto</translation>
    </message>
</context>
<context>
    <name>CommanderPages</name>
    <message>
        <source>Without a general</source>
        <translation>Sem general</translation>
    </message>
    <message>
        <source>Your orders</source>
        <translation>As tuas ordens</translation>
    </message>
    <message>
        <source>Your units</source>
        <translation>As tuas unidades</translation>
    </message>
    <message>
        <source>What they can do</source>
        <translation>O que sabem fazer</translation>
    </message>
    <message>
        <source>Your commands</source>
        <translation>Os teus corpos</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (continuação)</translation>
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
        <translation>retaguarda</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of stands, before and after</comment>
        <translation>de %1 para %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>what a die needs</comment>
        <translation>%1 ou mais</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Greek hoplites</source>
        <translation>Hoplitas gregos</translation>
    </message>
    <message>
        <source>Saka warriors</source>
        <translation>Guerreiros sacas</translation>
    </message>
    <message>
        <source>Macedonian hypaspists</source>
        <translation>Hipaspistas macedónios</translation>
    </message>
    <message>
        <source>Macedonian pikemen</source>
        <translation>Piqueiros macedónios</translation>
    </message>
    <message>
        <source>Persian shield bearers</source>
        <translation>Porta-escudos persas</translation>
    </message>
    <message>
        <source>Persian Immortals</source>
        <translation>Imortais persas</translation>
    </message>
    <message>
        <source>Medes and Arabs</source>
        <translation>Medos e árabes</translation>
    </message>
    <message>
        <source>Egyptian foot</source>
        <translation>Infantaria egípcia</translation>
    </message>
    <message>
        <source>Hellenistic shield bearers</source>
        <translation>Porta-escudos helenísticos</translation>
    </message>
    <message>
        <source>Thracians</source>
        <translation>Trácios</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <translation>Gauleses e trácios</translation>
    </message>
    <message>
        <source>Roman heavy infantry</source>
        <translation>Infantaria pesada romana</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <translation>Infantaria pesada líbia</translation>
    </message>
    <message>
        <source>African levy of Carthage</source>
        <translation>Recrutas africanos de Cartago</translation>
    </message>
    <message>
        <source>Gauls and Ligurians of Carthage</source>
        <translation>Gauleses e lígures de Cartago</translation>
    </message>
    <message>
        <source>Numidians on foot</source>
        <translation>Númidas a pé</translation>
    </message>
    <message>
        <source>Gallic warriors</source>
        <translation>Guerreiros gauleses</translation>
    </message>
    <message>
        <source>Iberian heavy foot</source>
        <translation>Infantaria pesada ibera</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <translation>Celtiberos</translation>
    </message>
    <message>
        <source>Roman legionaries of the emperors</source>
        <translation>Legionários do império romano</translation>
    </message>
    <message>
        <source>Roman auxiliaries</source>
        <translation>Auxiliares romanos</translation>
    </message>
    <message>
        <source>Germanic warriors</source>
        <translation>Guerreiros germanos</translation>
    </message>
    <message>
        <source>Saxon huscarls</source>
        <translation>Huscarls saxões</translation>
    </message>
    <message>
        <source>Saxon levy</source>
        <translation>Recrutas saxões</translation>
    </message>
    <message>
        <source>Men-at-arms on foot</source>
        <translation>Homens de armas a pé</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <translation>Arqueiros persas</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <translation>Arqueiros cretenses</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <translation>Peltastas</translation>
    </message>
    <message>
        <source>Slingers</source>
        <translation>Fundibulários</translation>
    </message>
    <message>
        <source>Indian archers</source>
        <translation>Arqueiros indianos</translation>
    </message>
    <message>
        <source>Roman velites</source>
        <translation>Vélites romanos</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <translation>Fundibulários baleares</translation>
    </message>
    <message>
        <source>Iberian light foot</source>
        <translation>Infantaria ligeira ibera</translation>
    </message>
    <message>
        <source>Norman archers</source>
        <translation>Arqueiros normandos</translation>
    </message>
    <message>
        <source>English longbowmen</source>
        <translation>Arqueiros ingleses de arco longo</translation>
    </message>
    <message>
        <source>Crossbowmen</source>
        <translation>Besteiros</translation>
    </message>
    <message>
        <source>Saka horse archers</source>
        <translation>Arqueiros a cavalo sacas</translation>
    </message>
    <message>
        <source>Greek light horse</source>
        <translation>Cavalaria ligeira grega</translation>
    </message>
    <message>
        <source>Macedonian Companions</source>
        <translation>Companheiros macedónios</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <translation>Cavalaria persa</translation>
    </message>
    <message>
        <source>Hellenistic cavalry</source>
        <translation>Cavalaria helenística</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <translation>Catafractários</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <translation>Cavalaria romana</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <translation>Cavalaria númida</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <translation>Cavalaria cartaginesa</translation>
    </message>
    <message>
        <source>Gallic nobles</source>
        <translation>Nobres gauleses</translation>
    </message>
    <message>
        <source>Iberian cavalry</source>
        <translation>Cavalaria ibera</translation>
    </message>
    <message>
        <source>Norman knights</source>
        <translation>Cavaleiros normandos</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Cavaleiros</translation>
    </message>
    <message>
        <source>Mongol horse archers</source>
        <translation>Arqueiros a cavalo mongóis</translation>
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
        <translation>Elefante de guerra africano a bramir</translation>
    </message>
    <message>
        <source>African elephant with a tower</source>
        <translation>Elefante africano com torre</translation>
    </message>
    <message>
        <source>Indian elephant with a tower</source>
        <translation>Elefante indiano com torre</translation>
    </message>
    <message>
        <source>Indian elephant, trumpeting</source>
        <translation>Elefante indiano a bramir</translation>
    </message>
    <message>
        <source>Camel riders</source>
        <translation>Camelos montados</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <translation>Arqueiros em camelos</translation>
    </message>
    <message>
        <source>Scythed chariot</source>
        <translation>Carro falcado</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <translation>Escorpião</translation>
    </message>
    <message>
        <source>Scorpion with two men</source>
        <translation>Escorpião com dois homens</translation>
    </message>
    <message>
        <source>Stone thrower</source>
        <translation>Lança-pedras</translation>
    </message>
    <message>
        <source>Trebuchet</source>
        <translation>Trabuco</translation>
    </message>
    <message>
        <source>Greek general</source>
        <translation>General grego</translation>
    </message>
    <message>
        <source>Persian general</source>
        <translation>General persa</translation>
    </message>
    <message>
        <source>Darius</source>
        <translation>Dario</translation>
    </message>
    <message>
        <source>Alexander</source>
        <translation>Alexandre</translation>
    </message>
    <message>
        <source>Hellenistic general</source>
        <translation>General helenístico</translation>
    </message>
    <message>
        <source>Indian prince</source>
        <translation>Príncipe indiano</translation>
    </message>
    <message>
        <source>Hellenistic king</source>
        <translation>Rei helenístico</translation>
    </message>
    <message>
        <source>Roman tribune</source>
        <translation>Tribuno romano</translation>
    </message>
    <message>
        <source>Scipio</source>
        <translation>Cipião</translation>
    </message>
    <message>
        <source>Carthaginian general</source>
        <translation>General cartaginês</translation>
    </message>
    <message>
        <source>Hannibal</source>
        <translation>Aníbal</translation>
    </message>
    <message>
        <source>Iberian chieftain</source>
        <translation>Chefe ibero</translation>
    </message>
    <message>
        <source>Gallic chieftain</source>
        <translation>Chefe gaulês</translation>
    </message>
    <message>
        <source>Vercingetorix</source>
        <translation>Vercingetórix</translation>
    </message>
    <message>
        <source>Caesar</source>
        <translation>César</translation>
    </message>
    <message>
        <source>Germanic chieftain</source>
        <translation>Chefe germano</translation>
    </message>
    <message>
        <source>Saxon thane</source>
        <translation>Nobre saxão</translation>
    </message>
    <message>
        <source>Harold</source>
        <translation>Haroldo</translation>
    </message>
    <message>
        <source>Norman lord</source>
        <translation>Senhor normando</translation>
    </message>
    <message>
        <source>William</source>
        <translation>Guilherme</translation>
    </message>
    <message>
        <source>Knight banneret</source>
        <translation>Cavaleiro com pendão</translation>
    </message>
    <message>
        <source>Mongol khan</source>
        <translation>Cã mongol</translation>
    </message>
    <message>
        <source>Mamluk emir</source>
        <translation>Emir mameluco</translation>
    </message>
    <message>
        <source>Medieval king</source>
        <translation>Rei medieval</translation>
    </message>
    <message>
        <source>Medieval queen</source>
        <translation>Rainha medieval</translation>
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
        <translation>Emblema do escudo</translation>
    </message>
    <message>
        <source>Trimmings</source>
        <translation>Debruns</translation>
    </message>
    <message>
        <source>Plume</source>
        <translation>Penacho</translation>
    </message>
    <message>
        <source>Cloak</source>
        <translation>Manto</translation>
    </message>
    <message>
        <source>Saddle cloth, trousers</source>
        <translation>Xairel, calças</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>Ferro</translation>
    </message>
    <message>
        <source>Leather</source>
        <translation>Couro</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madeira</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Linho</translation>
    </message>
    <message>
        <source>Fur</source>
        <translation>Pele de animal</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Pele</translation>
    </message>
    <message>
        <source>Skin of a second man</source>
        <translation>Pele de um segundo homem</translation>
    </message>
    <message>
        <source>Hair</source>
        <translation>Cabelo</translation>
    </message>
    <message>
        <source>Horse, camel</source>
        <translation>Cavalo, camelo</translation>
    </message>
    <message>
        <source>Mane and hooves</source>
        <translation>Crina e cascos</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elefante</translation>
    </message>
    <message>
        <source>Tusks</source>
        <translation>Presas</translation>
    </message>
    <message>
        <source>Inner lines</source>
        <translation>Linhas interiores</translation>
    </message>
    <message>
        <source>Outer line</source>
        <translation>Linha exterior</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>A pé</translation>
    </message>
    <message>
        <source>Light foot and archers</source>
        <translation>Tropas ligeiras e arqueiros</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>A cavalo</translation>
    </message>
    <message>
        <source>Elephants and camels</source>
        <translation>Elefantes e camelos</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Chefes</translation>
    </message>
</context>
<context>
    <name>FoldGuide</name>
    <message>
        <source>%1 by %2 mm</source>
        <comment>base, width and depth</comment>
        <translation>%1 por %2 mm</translation>
    </message>
    <message>
        <source>First cut the columns apart, from top to bottom, then each column into its strips: they need not be as high as those beside them.</source>
        <translation>Primeiro separa as colunas, cortando de cima a baixo; depois corta cada coluna nas suas tiras: não têm de ter a altura das que estão ao lado.</translation>
    </message>
    <message>
        <source>Put glue on the blank side of the two halves, not on the flaps, and fold along the middle line, pictures outwards.</source>
        <translation>Põe cola no lado branco das duas metades, não nas abas, e dobra pela linha do meio, com as imagens para fora.</translation>
    </message>
    <message>
        <source>Bend the flaps outwards along the dashed lines. They are the base.</source>
        <translation>Dobra as abas para fora pelas linhas tracejadas. São a base.</translation>
    </message>
    <message>
        <source>Ready. The broad coloured edge is the front; the base is as large as the rules need it.</source>
        <translation>Pronto. O bordo largo e colorido é a frente; a base tem o tamanho que as regras pedem.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Whose soldiers</source>
        <translation>Soldados de</translation>
    </message>
    <message>
        <source>Strips</source>
        <translation>Tiras</translation>
    </message>
    <message>
        <source>Cut by</source>
        <translation>Cortado por</translation>
    </message>
    <message>
        <source>How to make the paper soldiers</source>
        <translation>Como fazer os soldados de papel</translation>
    </message>
    <message>
        <source>Print at 100%, not fitted to the page, on strong paper (120 to 160 g): then the bar at the foot of each sheet is 10 cm long, and every base has its true size.</source>
        <translation>Imprimir a 100%, sem ajustar à página, em papel forte (120 a 160 g): então a barra ao fundo de cada folha tem 10 cm, e cada base tem o seu tamanho verdadeiro.</translation>
    </message>
</context>
<context>
    <name>Issue</name>
    <message>
        <source>The picture %1 is damaged: its data are not base64. Import the picture again.</source>
        <translation>A imagem %1 está danificada: os seus dados não são base64. Importe-a outra vez.</translation>
    </message>
    <message>
        <source>The picture %1 is of the kind %2; only image/svg+xml and image/png can travel in a scenario.</source>
        <translation>A imagem %1 é do tipo %2; num cenário só podem ir image/svg+xml e image/png.</translation>
    </message>
    <message>
        <source>The picture %1 is too large: %2 characters of base64, at most %3 are allowed. Make it smaller and import it again.</source>
        <translation>A imagem %1 é demasiado grande: %2 caracteres de base64, e são permitidos no máximo %3. Reduza-a e importe-a outra vez.</translation>
    </message>
    <message>
        <source>All pictures together are too large: %1 characters of base64, at most %2 are allowed. Remove or shrink some.</source>
        <translation>Todas as imagens juntas são demasiado grandes: %1 caracteres de base64, e são permitidos no máximo %2. Remova ou reduza algumas.</translation>
    </message>
    <message>
        <source>%1: “%2” is no colour. Write a colour as # and six digits or letters from a to f, such as #b23f2d.</source>
        <translation>%1: «%2» não é uma cor. Escreva uma cor como # e seis algarismos ou letras de a a f, por exemplo #b23f2d.</translation>
    </message>
    <message>
        <source>%1 touches its enemy %2 but the two are not engaged. Move one of them, or add the engagement to the starting moment.</source>
        <translation>%1 toca num inimigo, %2, mas os dois não estão em combate entre si. Mova um deles, ou acrescente o combate ao momento inicial.</translation>
    </message>
    <message>
        <source>%1 with its side&apos;s generals could need %2 dice in one roll; at most %3 are possible. Give it fewer stands or the generals fewer extra dice.</source>
        <translation>%1, com os generais do seu lado, poderia precisar de %2 dados num lançamento; o máximo é %3. Dê-lhe menos bases, ou menos dados adicionais aos generais.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text: the byte %1 does not belong here. Open the file in the editor it came from and save it with the encoding UTF-8.</source>
        <translation>Isto não é texto UTF-8: o byte %1 não devia estar aqui. Abra o ficheiro no editor de onde veio e guarde-o com a codificação UTF-8.</translation>
    </message>
    <message>
        <source>There is a NUL character here, so this is no text file or a damaged one. Restore it from a copy.</source>
        <translation>Há aqui um carácter NUL; portanto isto não é um ficheiro de texto, ou está danificado. Recupere-o de uma cópia.</translation>
    </message>
    <message>
        <source>The file begins with two byte order marks. Save it again as UTF-8.</source>
        <translation>O ficheiro começa com duas marcas de ordem de bytes. Guarde-o outra vez como UTF-8.</translation>
    </message>
    <message>
        <source>This file is UTF-16 or UTF-32 text (some Windows editors call it “Unicode”). Save it with the encoding UTF-8.</source>
        <translation>Este ficheiro é texto UTF-16 ou UTF-32 (alguns editores do Windows chamam-lhe «Unicode»). Guarde-o com a codificação UTF-8.</translation>
    </message>
    <message>
        <source>%1 and %2 are engaged but stand more than %3 inches apart. Is that meant?</source>
        <translation>%1 e %2 estão em combate, mas a mais de %3 polegadas um do outro. É mesmo assim?</translation>
    </message>
    <message>
        <source>%1 is engaged but has no stands left. Remove the engagement or give the unit a strength.</source>
        <translation>%1 está em combate mas já não tem bases. Remova o combate ou dê um efetivo à unidade.</translation>
    </message>
    <message>
        <source>%1 cannot be engaged: its type routs when an enemy reaches it. Remove the engagement.</source>
        <translation>%1 não pode estar em combate: o seu tipo debanda quando um inimigo lhe chega. Remova o combate.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side and cannot be engaged with each other.</source>
        <translation>%1 e %2 são do mesmo lado e não podem estar em combate entre si.</translation>
    </message>
    <message>
        <source>%1 cannot be engaged with itself.</source>
        <translation>%1 não pode estar em combate consigo próprio.</translation>
    </message>
    <message>
        <source>The engagement of %1 and %2 is listed twice. Remove one of the two lines.</source>
        <translation>O combate entre %1 e %2 está na lista duas vezes. Remova uma das duas linhas.</translation>
    </message>
    <message>
        <source>You are not allowed to read %1. Ask whoever owns the file, or copy it to your own folder.</source>
        <translation>Não tem permissão para ler %1. Peça a quem é dono do ficheiro, ou copie-o para a sua pasta.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file. Choose a file inside it.</source>
        <translation>%1 é uma pasta, não um ficheiro. Escolha um ficheiro dentro dela.</translation>
    </message>
    <message>
        <source>%1 is a link that leads back to itself.</source>
        <translation>%1 é uma ligação que volta a si própria.</translation>
    </message>
    <message>
        <source>There are %1 more problems that are not listed. Mend these first.</source>
        <translation>Há mais %1 problemas que não estão na lista. Corrija primeiro estes.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Não existe o ficheiro %1.</translation>
    </message>
    <message>
        <source>%1 is a device, pipe or socket, not an ordinary file.</source>
        <translation>%1 é um dispositivo, um canal ou um socket, não um ficheiro comum.</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2 bytes are read.</source>
        <translation>%1 é demasiado grande: leem-se no máximo %2 bytes.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>Não é possível ler %1: %2.</translation>
    </message>
    <message>
        <source>Remove the picture %1.</source>
        <translation>Remover a imagem %1.</translation>
    </message>
    <message>
        <source>Take the colour %1.</source>
        <translation>Usar a cor %1.</translation>
    </message>
    <message>
        <source>Leave this part in its usual colour.</source>
        <translation>Deixar esta parte na cor habitual.</translation>
    </message>
    <message>
        <source>Let %1 stand alone.</source>
        <translation>Deixar %1 sem unidade.</translation>
    </message>
    <message>
        <source>Remove this engagement.</source>
        <translation>Remover este combate.</translation>
    </message>
    <message>
        <source>Give %1 the rules of elephants.</source>
        <translation>Dar a %1 as regras dos elefantes.</translation>
    </message>
    <message>
        <source>Begin the battle with %1 and %2 engaged.</source>
        <translation>Começar a batalha com %1 e %2 em combate.</translation>
    </message>
    <message>
        <source>Let every general of this side count as one extra stand at most.</source>
        <translation>Fazer cada general deste lado contar no máximo como um dado adicional.</translation>
    </message>
    <message>
        <source>Turn %1 to the same direction within the circle.</source>
        <translation>Escrever a mesma orientação entre 0 e 360 graus: %1.</translation>
    </message>
    <message>
        <source>Move %1 into the front line.</source>
        <translation>Mover %1 para a primeira linha.</translation>
    </message>
    <message>
        <source>Let %1 begin at full strength.</source>
        <translation>Fazer %1 começar com o efetivo completo.</translation>
    </message>
    <message>
        <source>Take the plain ground.</source>
        <translation>Usar o terreno liso.</translation>
    </message>
    <message>
        <source>Give it the id “%1”.</source>
        <translation>Dar-lhe o id «%1».</translation>
    </message>
    <message>
        <source>Move %1 into its deployment zone.</source>
        <translation>Mover %1 para a sua zona de disposição.</translation>
    </message>
    <message>
        <source>Make it the language “%1”.</source>
        <translation>Fazer dele o idioma «%1».</translation>
    </message>
    <message>
        <source>Give %1 the same hit number for all melee.</source>
        <translation>Dar a %1 o mesmo número para acertar em todo o corpo a corpo.</translation>
    </message>
    <message>
        <source>Give the other side a mirror image of %1.</source>
        <translation>Dar ao outro lado a imagem em espelho: %1.</translation>
    </message>
    <message>
        <source>Call it “%1”.</source>
        <translation>Chamar-lhe «%1».</translation>
    </message>
    <message>
        <source>Add a unit type “%1”.</source>
        <translation>Acrescentar um tipo de unidade «%1».</translation>
    </message>
    <message>
        <source>Make %1 a type of another class.</source>
        <translation>Fazer de %1 um tipo de outra classe.</translation>
    </message>
    <message>
        <source>Leave out the melee hit number of %1.</source>
        <translation>Deixar de fora o número para acertar em corpo a corpo: %1.</translation>
    </message>
    <message>
        <source>Let %1 be alive.</source>
        <translation>Manter %1 em campo.</translation>
    </message>
    <message>
        <source>Set “%1” to %2.</source>
        <translation>Pôr «%1» em %2.</translation>
    </message>
    <message>
        <source>Keep only %1 as commander-in-chief.</source>
        <translation>Manter só %1 como comandante-chefe.</translation>
    </message>
    <message>
        <source>Allow only one general in a unit.</source>
        <translation>Permitir só um general por unidade.</translation>
    </message>
    <message>
        <source>Make %1 a single stand.</source>
        <translation>Fazer de %1 uma única base.</translation>
    </message>
    <message>
        <source>Move %1 onto the table.</source>
        <translation>Mover %1 para a mesa.</translation>
    </message>
    <message>
        <source>Take the pattern “%1”.</source>
        <translation>Usar o padrão «%1».</translation>
    </message>
    <message>
        <source>Take the usual sequence of play.</source>
        <translation>Usar a sequência de jogo habitual.</translation>
    </message>
    <message>
        <source>Move %1 to the nearest free place.</source>
        <translation>Mover %1 para o lugar livre mais próximo.</translation>
    </message>
    <message>
        <source>Let all units of %1 begin at full strength.</source>
        <translation>Fazer todas as unidades começar com o efetivo completo: %1.</translation>
    </message>
    <message>
        <source>List %1 first among the sides.</source>
        <translation>Pôr %1 em primeiro lugar entre os lados.</translation>
    </message>
    <message>
        <source>Keep only the first two sides.</source>
        <translation>Manter só os dois primeiros lados.</translation>
    </message>
    <message>
        <source>Set the number of stands of %1 to %2.</source>
        <translation>Mudar o número de bases, %1: passa a ser %2.</translation>
    </message>
    <message>
        <source>Swap the two numbers of stands.</source>
        <translation>Trocar os dois números de bases.</translation>
    </message>
    <message>
        <source>Make this a step of both sides.</source>
        <translation>Fazer desta uma fase de ambos os lados.</translation>
    </message>
    <message>
        <source>Set the strength of %1 to %2.</source>
        <translation>Mudar o efetivo, %1: passa a ser %2.</translation>
    </message>
    <message>
        <source>Take the invisible characters out.</source>
        <translation>Tirar os caracteres invisíveis.</translation>
    </message>
    <message>
        <source>Keep the first of the two texts.</source>
        <translation>Manter o primeiro dos dois textos.</translation>
    </message>
    <message>
        <source>Remove the text for the language “%1”.</source>
        <translation>Remover o texto para o idioma «%1».</translation>
    </message>
    <message>
        <source>Keep the second of the two texts.</source>
        <translation>Manter o segundo dos dois textos.</translation>
    </message>
    <message>
        <source>Let units of %1 have two stands at least.</source>
        <translation>Dar pelo menos duas bases às unidades deste tipo: %1.</translation>
    </message>
    <message>
        <source>Make it a unit of the type “%1”.</source>
        <translation>Fazer dela uma unidade do tipo «%1».</translation>
    </message>
    <message>
        <source>Widen the limits of the type %1 to a number of stands of %2.</source>
        <translation>Alargar os limites do tipo %1 até um número de bases de %2.</translation>
    </message>
    <message>
        <source>Swap the two numbers.</source>
        <translation>Trocar os dois números.</translation>
    </message>
    <message>
        <source>Cut the zone of %1 to the table.</source>
        <translation>Cortar a zona pela mesa: %1.</translation>
    </message>
    <message>
        <source>Turn the zone of %1 the right way round.</source>
        <translation>Endireitar a zona: %1.</translation>
    </message>
    <message>
        <source>Give both sides the usual zones.</source>
        <translation>Dar aos dois lados as zonas habituais.</translation>
    </message>
    <message>
        <source>This is no scenario of ours: the key “format” with the value “zama-scenario” is missing.</source>
        <translation>Isto não é um cenário nosso: falta a chave «format» com o valor «zama-scenario».</translation>
    </message>
    <message>
        <source>This is no scenario: the file must be one JSON object, beginning with { and ending with }.</source>
        <translation>Isto não é um cenário: o ficheiro tem de ser um objeto JSON, que começa com { e acaba com }.</translation>
    </message>
    <message>
        <source>This is no scenario: its format is %1, not “zama-scenario”.</source>
        <translation>Isto não é um cenário: o seu formato é %1, não «zama-scenario».</translation>
    </message>
    <message>
        <source>%1 should stand in the front line of its side (%2); the foremost unit is %3. Skirmishers and elephants belong in front.</source>
        <translation>%1 devia estar na primeira linha do seu lado (%2); a unidade mais avançada é %3. Os escaramuçadores e os elefantes pertencem à frente.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, but %3 already leads that unit. A unit has one general; attach him elsewhere or set generals_per_unit to any.</source>
        <translation>%1 está com a unidade %2, mas %3 já a comanda. Uma unidade tem um general; junte-o a outra ou ponha generals_per_unit em any.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, which belongs to the enemy. Choose a unit of his own side.</source>
        <translation>%1 está com a unidade %2, que é do inimigo. Escolha uma do seu próprio lado.</translation>
    </message>
    <message>
        <source>%1 has fallen and cannot be attached to %2. Remove one of the two.</source>
        <translation>%1 já caiu e não pode estar com a unidade %2. Remova uma das duas coisas.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, but generals may not join units of the type %3.</source>
        <translation>%1 está com a unidade %2, mas os generais não podem juntar-se a unidades do tipo %3.</translation>
    </message>
    <message>
        <source>%1 is attached to %2, which has no stands left.</source>
        <translation>%1 está com a unidade %2, que já não tem bases.</translation>
    </message>
    <message>
        <source>%1 is not on the table, which is %2 by %3 inches.</source>
        <translation>%1 não está na mesa, que mede %2 por %3 polegadas.</translation>
    </message>
    <message>
        <source>%1 is attached to %2 of another command, but in this scenario generals join their own command only.</source>
        <translation>%1 está com a unidade %2, de outro corpo, mas neste cenário os generais só se juntam ao seu próprio corpo.</translation>
    </message>
    <message>
        <source>The ground “%1” is unknown; plain ground is shown. Write plain.</source>
        <translation>O terreno «%1» é desconhecido; mostra-se terreno liso. Escreva plain.</translation>
    </message>
    <message>
        <source>The id “%1” has accents that are characters of their own; another id may look the same. Retype it, best without accents.</source>
        <translation>O id «%1» tem acentos que são caracteres à parte; outro id pode parecer igual. Escreva-o de novo, de preferência sem acentos.</translation>
    </message>
    <message>
        <source>The id “%1” has an invisible control character in it. Retype it.</source>
        <translation>O id «%1» contém um carácter de controlo invisível. Escreva-o de novo.</translation>
    </message>
    <message>
        <source>The id “%1” is used twice. Give one of the two another id.</source>
        <translation>O id «%1» é usado duas vezes. Dê outro a uma das duas coisas.</translation>
    </message>
    <message>
        <source>There is an empty id at %1. Give it a short name of its own.</source>
        <translation>Há um id vazio em %1. Dê-lhe um nome curto só seu.</translation>
    </message>
    <message>
        <source>The id “%1...” is too long: at most %2 bytes.</source>
        <translation>O id «%1…» é demasiado longo: no máximo %2 bytes.</translation>
    </message>
    <message>
        <source>The id “%1” begins or ends with a blank, which nobody will see. Remove it.</source>
        <translation>O id «%1» começa ou acaba com um espaço que ninguém vai ver. Remova-o.</translation>
    </message>
    <message>
        <source>The cursor must be a whole number from 0 to %1, the number of entries.</source>
        <translation>O cursor tem de ser um número inteiro de 0 a %1, o número de entradas.</translation>
    </message>
    <message>
        <source>The file is damaged from here on: %1 whole entries before this place were kept. What came later is lost.</source>
        <translation>O ficheiro está danificado a partir daqui: %1 entradas inteiras antes deste ponto foram mantidas. O que vinha depois perdeu-se.</translation>
    </message>
    <message>
        <source>Entry %1 does not come out as the file says. The battle can be trusted up to the entry before it.</source>
        <translation>A entrada %1 não dá o resultado que o ficheiro diz. Pode confiar na batalha até à entrada anterior.</translation>
    </message>
    <message>
        <source>The list of “entries” is missing, so there is no battle to play.</source>
        <translation>Falta a lista «entries»; não há batalha para jogar.</translation>
    </message>
    <message>
        <source>This is no journal of a battle: its key “format” is not “zama-game”.</source>
        <translation>Isto não é o diário de uma batalha: a sua chave «format» não é «zama-game».</translation>
    </message>
    <message>
        <source>%1 is no state hash: 16 digits and letters from a to f are wanted.</source>
        <translation>%1 não é o código de um estado: são precisos 16 algarismos e letras de a a f.</translation>
    </message>
    <message>
        <source>This journal has version %1; this program reads versions up to %2. Open it with a newer Zama.</source>
        <translation>Este diário tem a versão %1; este programa lê versões até %2. Abra-o com uma versão mais recente do programa.</translation>
    </message>
    <message>
        <source>This battle was played by rules of version %1; this program knows them up to %2. Open it with a newer Zama.</source>
        <translation>Esta batalha foi jogada com regras da versão %1; este programa conhece-as até %2. Abra-a com uma versão mais recente do programa.</translation>
    </message>
    <message>
        <source>This is no journal: the file must be one JSON object, beginning with { and ending with }.</source>
        <translation>Isto não é um diário: o ficheiro tem de ser um objeto JSON, que começa com { e acaba com }.</translation>
    </message>
    <message>
        <source>This battle was played by rules of version %1 and is played again by version %2. It may come out otherwise.</source>
        <translation>Esta batalha foi jogada com regras da versão %1 e é jogada de novo com a versão %2. Pode acabar de outra maneira.</translation>
    </message>
    <message>
        <source>The “scenario” of the battle is missing, so it cannot be played.</source>
        <translation>Falta o «scenario» da batalha; não é possível jogá-la.</translation>
    </message>
    <message>
        <source>The “seed” must be a whole number from 0 to 18446744073709551615, in quotation marks.</source>
        <translation>A «seed» tem de ser um número inteiro de 0 a 18446744073709551615, entre aspas.</translation>
    </message>
    <message>
        <source>The key “%1” means nothing to this program and will not be kept.</source>
        <translation>A chave «%1» não diz nada a este programa e não será mantida.</translation>
    </message>
    <message>
        <source>The key “%1” must be a whole number from 1 to %2.</source>
        <translation>A chave «%1» tem de ser um número inteiro de 1 a %2.</translation>
    </message>
    <message>
        <source>Comments are not allowed in JSON. Put remarks into the key “notes”.</source>
        <translation>Em JSON não são permitidos comentários. Ponha as observações na chave «notes».</translation>
    </message>
    <message>
        <source>The text %1 contains a line break or control character. Write \n for a new line and close the text with a quotation mark.</source>
        <translation>O texto %1 contém uma quebra de linha ou um carácter de controlo. Escreva \n para uma nova linha e feche o texto com aspas.</translation>
    </message>
    <message>
        <source>Decimals need a point, not a comma: write 7.5, not 7,5.</source>
        <translation>Os decimais pedem um ponto, não uma vírgula: escreva 7.5, não 7,5.</translation>
    </message>
    <message>
        <source>The key “%1” stands here for the second time; the first is in line %2, column %3. Remove one of the two.</source>
        <translation>A chave «%1» aparece aqui pela segunda vez; a primeira está na linha %2, coluna %3. Remova uma das duas.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>O ficheiro está vazio.</translation>
    </message>
    <message>
        <source>In the text %1 a backslash is followed by something JSON does not know. Write \\ for a backslash.</source>
        <translation>No texto %1, depois de uma barra invertida vem algo que o JSON não conhece. Escreva \\ para uma barra invertida.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is missing.</source>
        <translation>%1: falta a chave «%2».</translation>
    </message>
    <message>
        <source>%1 is not how JSON writes numbers. Write digits with a point for decimals, such as 7, 0.5 or -2.25.</source>
        <translation>Não é assim que o JSON escreve números: %1. Escreva algarismos com um ponto para os decimais, como 7, 0.5 ou -2.25.</translation>
    </message>
    <message>
        <source>%1: texts and keys need straight double quotation marks (&quot;).</source>
        <translation>%1: os textos e as chaves pedem aspas direitas duplas (&quot;).</translation>
    </message>
    <message>
        <source>A comma or colon is missing before %1.</source>
        <translation>Falta uma vírgula ou dois pontos antes de %1.</translation>
    </message>
    <message>
        <source>The scenario is complete, but something follows it: %1. Remove what comes after the last }.</source>
        <translation>O cenário está completo, mas segue-se algo: %1. Remova o que vem depois do último }.</translation>
    </message>
    <message>
        <source>There is a comma too many before %1. Remove it, or add what is missing.</source>
        <translation>Há uma vírgula a mais antes de %1. Remova-a, ou acrescente o que falta.</translation>
    </message>
    <message>
        <source>The file ends too early: a closing bracket is missing, or the file was not copied completely.</source>
        <translation>O ficheiro acaba cedo de mais: falta fechar um parêntese, ou o ficheiro não foi copiado até ao fim.</translation>
    </message>
    <message>
        <source>The text that begins here has no closing quotation mark: %1.</source>
        <translation>O texto que começa aqui não tem as aspas de fecho: %1.</translation>
    </message>
    <message>
        <source>%1 cannot stand here.</source>
        <translation>%1 não pode estar aqui.</translation>
    </message>
    <message>
        <source>%1: “%2” must be an angle in degrees, such as 180; it is %3.</source>
        <translation>%1: «%2» tem de ser um ângulo em graus, como 180; é %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a length in inches, such as 20.75; it is %3.</source>
        <translation>%1: «%2» tem de ser um comprimento em polegadas, como 20.75; é %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a list in square brackets; it is %3.</source>
        <translation>%1: «%2» tem de ser uma lista entre parênteses retos; é %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be an object in curly brackets; it is %3.</source>
        <translation>%1: «%2» tem de ser um objeto entre chavetas; é %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must name what each of the six faces of the control die does, beginning with 1.</source>
        <translation>%1: «%2» tem de indicar o que faz cada uma das seis faces do lançamento de controlo, a começar por 1.</translation>
    </message>
    <message>
        <source>%1: “%2” must be true or false; it is %3.</source>
        <translation>%1: «%2» tem de ser true ou false; é %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a text in quotation marks; it is %3.</source>
        <translation>%1: «%2» tem de ser um texto entre aspas; é %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must give a text for each language, such as {&quot;en&quot;: &quot;Zama&quot;}; it is %3.</source>
        <translation>%1: «%2» tem de dar um texto para cada idioma, como {&quot;en&quot;: &quot;Zama&quot;}; é %3.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a whole number; it is %3.</source>
        <translation>%1: «%2» tem de ser um número inteiro; é %3.</translation>
    </message>
    <message>
        <source>%1: “%2” cannot be %3. Choose one of: %4.</source>
        <translation>%1: «%2» não pode ser %3. Escolha um destes: %4.</translation>
    </message>
    <message>
        <source>This is a web page or XML, not a scenario. Download the file itself, not the page that shows it.</source>
        <translation>Isto é uma página Web ou XML, não um cenário. Descarregue o próprio ficheiro, não a página que o mostra.</translation>
    </message>
    <message>
        <source>%1 cannot stand here without quotation marks. Only true, false and null can, in small letters.</source>
        <translation>%1 não pode estar aqui sem aspas. Só true, false e null podem, em minúsculas.</translation>
    </message>
    <message>
        <source>There are too many pictures: %1, at most %2 are allowed.</source>
        <translation>Há imagens a mais: %1, e são permitidas no máximo %2.</translation>
    </message>
    <message>
        <source>There are too many commands: %1, at most %2 are allowed.</source>
        <translation>Há corpos a mais: %1, e são permitidos no máximo %2.</translation>
    </message>
    <message>
        <source>The brackets are nested too deeply: at most %1 levels are allowed. This is hardly a scenario.</source>
        <translation>Os parênteses estão encaixados demasiado fundo: são permitidos no máximo %1 níveis. Isto dificilmente é um cenário.</translation>
    </message>
    <message>
        <source>There are too many engagements: %1, at most %2 are allowed.</source>
        <translation>Há combates a mais: %1, e são permitidos no máximo %2.</translation>
    </message>
    <message>
        <source>There are too many generals: %1, at most %2 are allowed.</source>
        <translation>Há generais a mais: %1, e são permitidos no máximo %2.</translation>
    </message>
    <message>
        <source>There are too many unit types: %1, at most %2 are allowed.</source>
        <translation>Há tipos de unidade a mais: %1, e são permitidos no máximo %2.</translation>
    </message>
    <message>
        <source>There are too many units: %1, at most %2 are allowed.</source>
        <translation>Há unidades a mais: %1, e são permitidas no máximo %2.</translation>
    </message>
    <message>
        <source>The file holds too much: at most %1 values are read. This is far more than any table can take.</source>
        <translation>O ficheiro contém demasiado: leem-se no máximo %1 valores. É muito mais do que cabe em qualquer mesa.</translation>
    </message>
    <message>
        <source>%1: there is no pattern “%2”. Choose plain, stripes, dots or checks.</source>
        <translation>%1: não existe o padrão «%2». Escolha plain, stripes, dots ou checks.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same colour and pattern; nobody could tell them apart. Change one of the two.</source>
        <translation>%1 e %2 têm a mesma cor e o mesmo padrão; ninguém os distinguiria. Mude um dos dois.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but a facing is from -360 to 360 degrees, clockwise from the top of the table.</source>
        <translation>%1: «%2» é %3, mas uma orientação vai de -360 a 360 graus, no sentido dos ponteiros do relógio a partir do cimo da mesa.</translation>
    </message>
    <message>
        <source>The number %1... is far too large.</source>
        <translation>O número %1… é demasiado grande.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but angles have at most two decimals.</source>
        <translation>%1: «%2» é %3, mas os ângulos têm no máximo duas casas decimais.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but lengths have at most three decimals (thousandths of an inch).</source>
        <translation>%1: «%2» é %3, mas os comprimentos têm no máximo três casas decimais (milésimos de polegada).</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, which is far too large.</source>
        <translation>%1: «%2» é %3, o que é demasiado grande.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but only whole numbers make sense here.</source>
        <translation>%1: «%2» é %3, mas aqui só fazem sentido números inteiros.</translation>
    </message>
    <message>
        <source>%1 degrees: angles go to hundredths of a degree, no finer.</source>
        <translation>%1 graus: os ângulos vão até centésimos de grau, não mais.</translation>
    </message>
    <message>
        <source>One roll has at most %1 dice.</source>
        <translation>Um lançamento tem no máximo %1 dados.</translation>
    </message>
    <message>
        <source>A path has at most %1 manoeuvres.</source>
        <translation>Um percurso tem no máximo %1 manobras.</translation>
    </message>
    <message>
        <source>%1 inches: lengths go to thousandths of an inch, no finer.</source>
        <translation>%1 polegadas: os comprimentos vão até milésimos de polegada, não mais.</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>Falta a chave «%1».</translation>
    </message>
    <message>
        <source>%1: every part of a path is one manoeuvre, such as {&quot;straight&quot;: 6}.</source>
        <translation>%1: cada parte de um percurso é uma manobra, como {&quot;straight&quot;: 6}.</translation>
    </message>
    <message>
        <source>%1 is out of all bounds.</source>
        <translation>%1 passa de todos os limites.</translation>
    </message>
    <message>
        <source>Say either “target” or “shares”: whom the unit fights with all its dice, or how it shares them out.</source>
        <translation>Diga «target» ou «shares»: contra quem a unidade combate com todos os dados, ou como os reparte.</translation>
    </message>
    <message>
        <source>Say either “to” or “join”: the place the general goes to, or the unit he joins.</source>
        <translation>Diga «to» ou «join»: o lugar para onde vai o general, ou a unidade a que se junta.</translation>
    </message>
    <message>
        <source>This line is too long for an order: at most %1 bytes are read.</source>
        <translation>Esta linha é demasiado longa para uma ordem: leem-se no máximo %1 bytes.</translation>
    </message>
    <message>
        <source>The scenario has no command “%1”.</source>
        <translation>O cenário não tem o corpo «%1».</translation>
    </message>
    <message>
        <source>The scenario has no general “%1”.</source>
        <translation>O cenário não tem o general «%1».</translation>
    </message>
    <message>
        <source>The key “%1” has no meaning here. There are: %2.</source>
        <translation>A chave «%1» não tem significado aqui. Existem: %2.</translation>
    </message>
    <message>
        <source>The scenario has no side “%1”.</source>
        <translation>O cenário não tem o lado «%1».</translation>
    </message>
    <message>
        <source>The scenario has no unit “%1”.</source>
        <translation>O cenário não tem a unidade «%1».</translation>
    </message>
    <message>
        <source>%1 stands where a list in [ ] is wanted.</source>
        <translation>%1 está onde se espera uma lista entre [ ].</translation>
    </message>
    <message>
        <source>%1 stands where null is wanted.</source>
        <translation>%1 está onde se espera null.</translation>
    </message>
    <message>
        <source>%1 stands where a number is wanted.</source>
        <translation>%1 está onde se espera um número.</translation>
    </message>
    <message>
        <source>%1 stands where an object in { } is wanted.</source>
        <translation>%1 está onde se espera um objeto entre { }.</translation>
    </message>
    <message>
        <source>%1 stands where a place [x, y] in inches is wanted.</source>
        <translation>%1 está onde se espera um lugar [x, y] em polegadas.</translation>
    </message>
    <message>
        <source>%1 stands where true or false is wanted.</source>
        <translation>%1 está onde se espera true ou false.</translation>
    </message>
    <message>
        <source>%1 stands where a text in quotation marks is wanted.</source>
        <translation>%1 está onde se espera um texto entre aspas.</translation>
    </message>
    <message>
        <source>%1 stands where only true has a meaning.</source>
        <translation>%1 está onde só true tem significado.</translation>
    </message>
    <message>
        <source>%1 is not known here. There are: %2.</source>
        <translation>%1 não se conhece aqui. Existem: %2.</translation>
    </message>
    <message>
        <source>%1 stands where a whole number is wanted.</source>
        <translation>%1 está onde se espera um número inteiro.</translation>
    </message>
    <message>
        <source>%1: its facing must be from 0 to below 360 degrees.</source>
        <translation>%1: a orientação tem de ser de 0 até menos de 360 graus.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3 inches; it must be from %4 to %5.</source>
        <translation>%1: «%2» é de %3 polegadas; tem de ser de %4 a %5.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3; it must be from %4 to %5.</source>
        <translation>%1: «%2» é %3; tem de ser de %4 a %5.</translation>
    </message>
    <message>
        <source>The sequence of play names the side “%1”, which does not exist.</source>
        <translation>A sequência de jogo indica o lado «%1», que não existe.</translation>
    </message>
    <message>
        <source>%1 is of the type “%2”, which does not exist. Add the type or choose another.</source>
        <translation>%1 é do tipo «%2», que não existe. Acrescente o tipo ou escolha outro.</translation>
    </message>
    <message>
        <source>%1 is joined to the unit “%2”, which does not exist.</source>
        <translation>%1 está com a unidade «%2», que não existe.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: you may not write there. Save it in another folder.</source>
        <translation>Não é possível guardar %1: não tem permissão para escrever aí. Guarde noutra pasta.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2. The old file is unchanged.</source>
        <translation>Não é possível guardar %1: %2. O ficheiro antigo não mudou.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: the folder does not exist.</source>
        <translation>Não é possível guardar %1: a pasta não existe.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: the disk is full. The old file is unchanged; save elsewhere or make room.</source>
        <translation>Não é possível guardar %1: o disco está cheio. O ficheiro antigo não mudou; guarde noutro sítio ou arranje espaço.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: that name belongs to a folder or device. Choose another name.</source>
        <translation>Não é possível guardar %1: esse nome é de uma pasta ou de um dispositivo. Escolha outro.</translation>
    </message>
    <message>
        <source>The sequence of play lacks the step “%1”.</source>
        <translation>Falta a fase «%1» na sequência de jogo.</translation>
    </message>
    <message>
        <source>In the sequence of play the charge must come before the melee.</source>
        <translation>Na sequência de jogo, a carga tem de vir antes do corpo a corpo.</translation>
    </message>
    <message>
        <source>The sequence of play has the step “%1” more than once.</source>
        <translation>A fase «%1» aparece mais de uma vez na sequência de jogo.</translation>
    </message>
    <message>
        <source>The step “%1” belongs to both sides; remove its side.</source>
        <translation>A fase «%1» é de ambos os lados; retire-lhe o lado.</translation>
    </message>
    <message>
        <source>The step “%1” needs a side.</source>
        <translation>A fase «%1» precisa de um lado.</translation>
    </message>
    <message>
        <source>The sequence of play begins with %1, but %2 is listed first among the sides. Swap the two sides.</source>
        <translation>A sequência de jogo começa com %1, mas %2 está em primeiro lugar entre os lados. Troque os dois lados.</translation>
    </message>
    <message>
        <source>%1 has %2 commanders-in-chief; one is usual.</source>
        <translation>%1: %2 comandantes-chefes; o habitual é um.</translation>
    </message>
    <message>
        <source>%1 has no units. Give it at least one.</source>
        <translation>%1: sem unidades. Acrescente pelo menos uma.</translation>
    </message>
    <message>
        <source>%1 has no units left at the start, so the battle is over before it begins.</source>
        <translation>%1: já sem unidades no início; a batalha acaba antes de começar.</translation>
    </message>
    <message>
        <source>A battle has exactly two sides; this file has %1.</source>
        <translation>Uma batalha tem exatamente dois lados; este ficheiro tem %1.</translation>
    </message>
    <message>
        <source>This line has %1 cells, but the first line names only %2 columns.</source>
        <translation>Esta linha tem %1 células, mas a primeira linha só indica %2 colunas.</translation>
    </message>
    <message>
        <source>The column “%1” is unknown and was left out. There are: %2.</source>
        <translation>A coluna «%1» é desconhecida e ficou de fora. Existem: %2.</translation>
    </message>
    <message>
        <source>The column “%1” is there twice. Remove one of the two.</source>
        <translation>A coluna «%1» está lá duas vezes. Remova uma das duas.</translation>
    </message>
    <message>
        <source>%1 needs a command. Write one into the column “command”.</source>
        <translation>%1 precisa de um corpo. Escreva-o na coluna «command».</translation>
    </message>
    <message>
        <source>There is no table here. Copy the lines of a spreadsheet together with the line of column names.</source>
        <translation>Aqui não há nenhuma tabela. Copie as linhas de uma folha de cálculo juntamente com a linha dos nomes das colunas.</translation>
    </message>
    <message>
        <source>“%1” is the id of a general, so no unit can have it. Choose another.</source>
        <translation>«%1» é o id de um general; nenhuma unidade o pode ter. Escolha outro.</translation>
    </message>
    <message>
        <source>The first line must name the columns. There are: %1.</source>
        <translation>A primeira linha tem de indicar as colunas. Existem: %1.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id: ids are up to 64 bytes long and have no control characters, no accents typed by themselves and no blanks at the ends.</source>
        <translation>«%1» não pode ser um id: os ids têm até 64 bytes, sem caracteres de controlo, sem acentos escritos à parte e sem espaços nas pontas.</translation>
    </message>
    <message>
        <source>There are too many units: a battle can have %1.</source>
        <translation>Há unidades a mais: uma batalha pode ter %1.</translation>
    </message>
    <message>
        <source>There are too many commands: a battle can have %1.</source>
        <translation>Há corpos a mais: uma batalha pode ter %1.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«%1» não é um número.</translation>
    </message>
    <message>
        <source>A quotation mark opens here and is never closed.</source>
        <translation>Abrem-se aqui aspas que nunca se fecham.</translation>
    </message>
    <message>
        <source>%1 is out of range; it must be from %2 to %3.</source>
        <translation>%1 está fora dos limites; tem de ser de %2 a %3.</translation>
    </message>
    <message>
        <source>There is no side “%1”. There are: %2.</source>
        <translation>Não existe o lado «%1». Existem: %2.</translation>
    </message>
    <message>
        <source>The new command “%1” needs a side. Write one into the column “side”.</source>
        <translation>O novo corpo «%1» precisa de um lado. Escreva-o na coluna «side».</translation>
    </message>
    <message>
        <source>This text has an invisible control character in it, or is too long. Retype it.</source>
        <translation>Este texto contém um carácter de controlo invisível, ou é demasiado longo. Escreva-o de novo.</translation>
    </message>
    <message>
        <source>There is no unit type “%1”. There are: %2.</source>
        <translation>Não existe o tipo de unidade «%1». Existem: %2.</translation>
    </message>
    <message>
        <source>The new unit %1 needs a type. Write one into the column “type”.</source>
        <translation>A nova unidade %1 precisa de um tipo. Escreva-o na coluna «type».</translation>
    </message>
    <message>
        <source>The unit %1 is there twice. Remove one of the two lines.</source>
        <translation>A unidade %1 está lá duas vezes. Remova uma das duas linhas.</translation>
    </message>
    <message>
        <source>This text has an invisible control character in it. Retype it.</source>
        <translation>Este texto contém um carácter de controlo invisível. Escreva-o de novo.</translation>
    </message>
    <message>
        <source>“%1” is no language tag. Write en, fr, de, pt-BR and the like.</source>
        <translation>«%1» não é o código de um idioma. Escreva en, fr, de, pt-BR ou semelhante.</translation>
    </message>
    <message>
        <source>There are two texts for the language “%1”. Remove one.</source>
        <translation>Há dois textos para o idioma «%1». Remova um.</translation>
    </message>
    <message>
        <source>This text is too long: at most %1 bytes in one language.</source>
        <translation>Este texto é demasiado longo: no máximo %1 bytes num idioma.</translation>
    </message>
    <message>
        <source>%1 has no name or title that people can read.</source>
        <translation>%1 não tem um nome ou título que se possa ler.</translation>
    </message>
    <message>
        <source>%1 has elephant rules, so its formation must be a single stand.</source>
        <translation>%1 tem as regras dos elefantes; a sua formação tem de ser uma única base.</translation>
    </message>
    <message>
        <source>%1 has elephant rules, so its melee hit number is not used.</source>
        <translation>%1 tem as regras dos elefantes; o seu número para acertar em corpo a corpo não é usado.</translation>
    </message>
    <message>
        <source>%1 is of the class elephants but has no elephant rules; it will fight like any other unit.</source>
        <translation>%1 é da classe dos elefantes mas não tem as suas regras; combaterá como qualquer outra unidade.</translation>
    </message>
    <message>
        <source>%1 has a hit number after a charge but none for melee, so it rolls no dice.</source>
        <translation>%1 tem um número para acertar depois de uma carga mas nenhum para o corpo a corpo; não lança dados.</translation>
    </message>
    <message>
        <source>%1: units of several stands need at least two, because a last stand is removed at once.</source>
        <translation>%1: as unidades de várias bases precisam de pelo menos duas, porque uma última base é retirada de imediato.</translation>
    </message>
    <message>
        <source>%1 may not fight in melee, so its melee hit number is not used.</source>
        <translation>%1 não pode combater em corpo a corpo; o seu número para acertar nele não é usado.</translation>
    </message>
    <message>
        <source>%1 is a single stand, so its fewest and most stands must both be 1.</source>
        <translation>%1 é uma única base; o mínimo e o máximo de bases têm de ser 1.</translation>
    </message>
    <message>
        <source>%1: the fewest stands (%2) are more than the most (%3).</source>
        <translation>%1: o mínimo de bases (%2) é maior do que o máximo (%3).</translation>
    </message>
    <message>
        <source>%1 is not wholly on the table, which is %2 by %3 inches. Move it.</source>
        <translation>%1 não está inteiramente na mesa, que mede %2 por %3 polegadas. Mova-a.</translation>
    </message>
    <message>
        <source>%1 begins outside its side&apos;s deployment zone. Move it into the zone or make the zone larger, unless an ambush is meant.</source>
        <translation>%1 começa fora da zona de disposição do seu lado. Mova-a para a zona ou aumente a zona, a não ser que seja uma emboscada.</translation>
    </message>
    <message>
        <source>%1 overlaps %2. Move one of them.</source>
        <translation>%1 sobrepõe-se a outra unidade: %2. Mova uma delas.</translation>
    </message>
    <message>
        <source>The number of stands of %1 is %2; units of the type %5 may have from %3 to %4.</source>
        <translation>%1: %2 bases; as unidades do tipo %5 podem ter de %3 a %4.</translation>
    </message>
    <message>
        <source>%1 has a strength of %2; it must be from 0 (gone) to %3, its number of stands.</source>
        <translation>%1 tem um efetivo de %2; tem de ser de 0 (desaparecida) a %3, o seu número de bases.</translation>
    </message>
    <message>
        <source>%1 cannot begin with one stand left: a last stand is removed at once. Set its strength to 0 or at least 2.</source>
        <translation>%1 não pode começar com uma só base: uma última base é retirada de imediato. Ponha o efetivo em 0 ou pelo menos em 2.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is unknown. It is kept but has no effect.</source>
        <translation>%1: a chave «%2» é desconhecida. Mantém-se mas não tem efeito.</translation>
    </message>
    <message>
        <source>%1: the key “%2” is unknown; did you mean “%3”? It is kept but has no effect.</source>
        <translation>%1: a chave «%2» é desconhecida; queria dizer «%3»? Mantém-se mas não tem efeito.</translation>
    </message>
    <message>
        <source>This file has the older version %1 of the format and was read as version %2; saving it after a change writes the new version.</source>
        <translation>Este ficheiro tem a versão %1 do formato, mais antiga, e foi lido como versão %2; ao guardá-lo depois de uma alteração escreve-se a nova.</translation>
    </message>
    <message>
        <source>The key “version” is missing; this program writes version %1.</source>
        <translation>Falta a chave «version»; este programa escreve a versão %1.</translation>
    </message>
    <message>
        <source>This file has version %1 of the format; this program knows versions up to %2. Get a newer program.</source>
        <translation>Este ficheiro tem a versão %1 do formato; este programa conhece versões até %2. Use uma versão mais recente do programa.</translation>
    </message>
    <message>
        <source>The version of the format is given as %1; it must be a whole number this program knows, such as %2.</source>
        <translation>A versão do formato indicada é %1; tem de ser um número inteiro que este programa conheça, como %2.</translation>
    </message>
    <message>
        <source>A great victory (%2 points) cannot need less than a slight edge (%1 points).</source>
        <translation>Uma grande vitória (%2 pontos) não pode exigir menos do que uma ligeira vantagem (%1 pontos).</translation>
    </message>
    <message>
        <source>%1 has no deployment zone although deployment is free; the whole table counts as its zone.</source>
        <translation>%1: sem zona de disposição, embora a disposição seja livre; conta a mesa inteira.</translation>
    </message>
    <message>
        <source>The deployment zone of %1 reaches beyond the table.</source>
        <translation>A zona de disposição sai da mesa: %1.</translation>
    </message>
    <message>
        <source>The deployment zones of %1 and %2 touch or overlap; units could be placed in contact.</source>
        <translation>As zonas de disposição tocam-se ou sobrepõem-se (%1 e %2); as unidades podiam ficar em contacto.</translation>
    </message>
    <message>
        <source>The deployment zone of %1 has no area: left must be less than right and bottom less than top.</source>
        <translation>A zona de disposição não tem área: %1. A esquerda tem de ser menor do que a direita e o fundo menor do que o cimo.</translation>
    </message>
</context>
<context>
    <name>JobOutcome</name>
    <message>
        <source>Drawing page %1 of %2…</source>
        <translation>A desenhar a página %1 de %2…</translation>
    </message>
    <message>
        <source>Printing page %1 of %2…</source>
        <translation>A imprimir a página %1 de %2…</translation>
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
        <translation>%1: ficou de fora, porque esta batalha ainda não se pode jogar. %2</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>These are yours, the red ones with stripes. The First Hastati are too far off to fight: bring them straight ahead, all 6 inches that foot can go.</source>
        <translation>Estas são as tuas unidades, as vermelhas às riscas. Os Hastados 1 estão longe de mais para combater: leva-os em frente as 6 polegadas inteiras que a infantaria pode andar.</translation>
    </message>
    <message>
        <source>Take hold of the First Hastati and pull them straight towards the enemy. Their shadow shows where they will stand.</source>
        <translation>Agarra nos Hastados 1 e puxa-os em frente, direitos ao inimigo. A sua sombra mostra onde vão ficar.</translation>
    </message>
    <message>
        <source>The Second Hastati stand too far to the left of their enemy. Formed troops can slide forward at a slant: bring them ahead and to the right.</source>
        <translation>Os Hastados 2 estão demasiado à esquerda do seu inimigo. As tropas em formação podem avançar em oblíquo: leva-os para a frente e para a direita.</translation>
    </message>
    <message>
        <source>Formed troops never go sideways or back, and at a slant of 45 degrees at most. Pull them more forward than to the right.</source>
        <translation>As tropas em formação nunca vão para o lado nem para trás, e em oblíquo vão a 45 graus no máximo. Puxa mais para a frente do que para a direita.</translation>
    </message>
    <message>
        <source>Your horse has come by the road and looks past the enemy. Choose it and drag the round handle at its right front corner forward, to wheel to the left; then pull it on a little.</source>
        <translation>A tua cavalaria veio pela estrada e não está virada para o inimigo. Escolhe-a e arrasta para a frente a pega redonda do canto direito da sua frente: faz assim uma conversão à esquerda; depois puxa-a mais um pouco.</translation>
    </message>
    <message>
        <source>Drag the round handle at the right front corner until the horse looks at the enemy: the left corner stays. The wheel is paid for with inches, and horse has 12.</source>
        <translation>Arrasta a pega redonda do canto direito da frente até a cavalaria olhar para o inimigo: o canto esquerdo fica no lugar. A conversão paga-se em polegadas, e a cavalaria tem 12.</translation>
    </message>
    <message>
        <source>The Velites are skirmishers: they may go in any direction. Bring them within 6 inches of the Slingers, for that is how far javelins fly.</source>
        <translation>Os Vélites são escaramuçadores: podem ir em qualquer direção. Põe-nos a 6 polegadas dos Fundibulários, que é até onde voam os dardos.</translation>
    </message>
    <message>
        <source>No corner of skirmishers may end more than 6 inches from where it began, and they may not touch an enemy. 4 inches are enough.</source>
        <translation>Nenhum canto dos escaramuçadores pode acabar a mais de 6 polegadas de onde começou, e eles não podem tocar num inimigo. 4 polegadas chegam.</translation>
    </message>
    <message>
        <source>Tribune Gaius stands behind the line. Let him join the First Hastati: in a fight he adds a die.</source>
        <translation>O Tribuno Gaio está atrás da linha. Junta-o aos Hastados 1: num combate, acrescenta um dado.</translation>
    </message>
    <message>
        <source>Take the round marker of the general and let go of it on the First Hastati. He goes up to 12 inches, whoever stands there.</source>
        <translation>Agarra no marcador redondo do general e larga-o em cima dos Hastados 1. Ele anda até 12 polegadas, esteja quem estiver pelo meio.</translation>
    </message>
    <message>
        <source>When everybody stands where you want, press “%1”. Then your side shoots.</source>
        <translation>Quando todos estiverem onde queres, clica em «%1». Depois o teu lado dispara.</translation>
    </message>
    <message>
        <source>“%1” is a button below the table. It ends your step, even while somebody could still act.</source>
        <translation>«%1» é um botão por baixo da mesa. Acaba a tua fase, mesmo que alguém ainda pudesse agir.</translation>
    </message>
    <message>
        <source>The Scorpion throws bolts 24 inches far and hits on 4, 5 and 6. Let it shoot at the First Spearmen.</source>
        <translation>O Escorpião lança virotes a 24 polegadas e acerta com 4, 5 e 6. Dispara com ele contra os Lanceiros 1.</translation>
    </message>
    <message>
        <source>Choose the Scorpion first, then the enemy it is to shoot at.</source>
        <translation>Escolhe primeiro o Escorpião e depois o inimigo contra quem vai disparar.</translation>
    </message>
    <message>
        <source>Now the Velites: a die for each of their stands, and every 6 takes an enemy stand. Let them throw at the Slingers.</source>
        <translation>Agora os Vélites: um dado por cada base, e cada 6 tira uma base ao inimigo. Dispara com eles contra os Fundibulários.</translation>
    </message>
    <message>
        <source>A target must be within 6 inches, measured between the nearest edges. Choose the Velites, then the enemy.</source>
        <translation>Um alvo tem de estar a 6 polegadas, medidas entre os bordos mais próximos. Escolhe os Vélites e depois o inimigo.</translation>
    </message>
    <message>
        <source>That was your shooting. Press “%1”, and watch what the enemy does.</source>
        <translation>Foi o teu disparo. Clica em «%1» e repara no que faz o inimigo.</translation>
    </message>
    <message>
        <source>The only way into a fight is a charge. Let the First Hastati charge the First Spearmen.</source>
        <translation>Só se entra em corpo a corpo com uma carga. Manda os Hastados 1 carregar sobre os Lanceiros 1.</translation>
    </message>
    <message>
        <source>A charge must arrive: 6 inches for foot, ahead, at a slant or wheeling. Pull the unit onto the enemy in front of it.</source>
        <translation>Uma carga tem de chegar: 6 polegadas a pé, em frente, em oblíquo ou em conversão. Puxa a unidade para cima do inimigo à sua frente.</translation>
    </message>
    <message>
        <source>Charges are made in turns, and the enemy passes. The Second Hastati can charge the Second Spearmen.</source>
        <translation>As cargas fazem-se à vez, e o inimigo passa. Os Hastados 2 podem carregar sobre os Lanceiros 2.</translation>
    </message>
    <message>
        <source>Pull the Second Hastati onto the Second Spearmen. Whom they meet first must be the one you mean.</source>
        <translation>Puxa os Hastados 2 para cima dos Lanceiros 2. Quem encontrarem primeiro tem de ser quem tu queres.</translation>
    </message>
    <message>
        <source>Horse charges 12 inches. The Numidians are no match for it at close quarters.</source>
        <translation>A cavalaria carrega 12 polegadas. De perto, os Númidas não estão à altura dela.</translation>
    </message>
    <message>
        <source>Pull the Horse straight onto the Numidians. Wheeling uses up inches, and all wheels together may make 45 degrees.</source>
        <translation>Puxa a Cavalaria a direito para cima dos Númidas. As conversões gastam polegadas, e todas juntas podem somar 45 graus.</translation>
    </message>
    <message>
        <source>Enough for this turn: press “%1”. That is to pass, and when both sides have passed, the fights begin.</source>
        <translation>Chega para este turno: clica em «%1». Assim passas a vez; quando os dois lados passam, começam os combates.</translation>
    </message>
    <message>
        <source>Press “%1”, the large button below the table, or the space bar: nobody of yours charges then.</source>
        <translation>Clica em «%1», o botão grande por baixo da mesa, ou prime a barra de espaço: então ninguém do teu lado carrega.</translation>
    </message>
    <message>
        <source>Now the fights. Who has a single enemy has nothing to choose: press “%1”, then dice decide. Your infantry and horse hit on 5 and 6, theirs only on 6.</source>
        <translation>Agora os combates. Quem tem um só inimigo não tem nada que escolher: clica em «%1», e os dados decidem. A tua infantaria e a tua cavalaria acertam com 5 e 6, as do inimigo só com 6.</translation>
    </message>
    <message>
        <source>A unit may only put its dice on an enemy it is engaged with. “%1” leaves everything as it is.</source>
        <translation>Uma unidade só pode pôr os dados num inimigo com quem esteja em combate. «%1» deixa tudo como está.</translation>
    </message>
    <message>
        <source>The second turn. Whoever fights stays where he is; the others may move, and need not. Press “%1”.</source>
        <translation>Turno 2: quem está em combate fica onde está; os outros podem mover-se, mas não têm de o fazer. Clica em «%1».</translation>
    </message>
    <message>
        <source>Only units that are not engaged can move. Nobody has to.</source>
        <translation>Só as unidades que não estão em combate se podem mover. Ninguém é obrigado.</translation>
    </message>
    <message>
        <source>Nobody shoots into a fight, but the Slingers are not in one. Another volley of the Velites!</source>
        <translation>Ninguém dispara para dentro de um combate, mas os Fundibulários não estão em nenhum. Mais uma descarga dos Vélites!</translation>
    </message>
    <message>
        <source>Choose the Velites, then the Slingers. Units that are engaged are safe from shots.</source>
        <translation>Escolhe os Vélites e depois os Fundibulários. As unidades em combate estão a salvo dos disparos.</translation>
    </message>
    <message>
        <source>Enough of shooting: press “%1”.</source>
        <translation>Chega de disparos: clica em «%1».</translation>
    </message>
    <message>
        <source>Skirmishers are easy to hit at close quarters: 4 or more. Let the Velites charge the Slingers, who are fewer.</source>
        <translation>De perto é fácil acertar nos escaramuçadores: 4 ou mais. Manda os Vélites carregar sobre os Fundibulários, que são menos.</translation>
    </message>
    <message>
        <source>Skirmishers turn once, then charge straight in any direction, and no corner goes farther than 6 inches.</source>
        <translation>Os escaramuçadores rodam uma vez e depois carregam a direito em qualquer direção; nenhum canto pode ir além de 6 polegadas.</translation>
    </message>
    <message>
        <source>Press “%1” to pass, and the last fights of this battle begin.</source>
        <translation>Clica em «%1» para passar, e começam os últimos combates desta batalha.</translation>
    </message>
    <message>
        <source>Those who still stand fight on. Press “%1” and roll: afterwards the losses are counted.</source>
        <translation>Os que ainda estão de pé continuam a combater. Clica em «%1» e lança os dados: depois contam-se as baixas.</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
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
        <translation>%1 caiu</translation>
    </message>
</context>
<context>
    <name>MapPages</name>
    <message>
        <source>Figures along the edge are inches from the south-west corner. A thick line is a unit&apos;s front, a letter in a ring a general.</source>
        <translation>Os números ao longo do bordo são polegadas a partir do canto sudoeste. Uma linha grossa é a frente de uma unidade, uma letra num anel é um general.</translation>
    </message>
    <message>
        <source>Figures along the edge are centimetres from the south-west corner. A thick line is a unit&apos;s front, a letter in a ring a general.</source>
        <translation>Os números ao longo do bordo são centímetros a partir do canto sudoeste. Uma linha grossa é a frente de uma unidade, uma letra num anel é um general.</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>Front middle x</source>
        <translation>Frente, meio x</translation>
    </message>
    <message>
        <source>Front middle y</source>
        <translation>Frente, meio y</translation>
    </message>
    <message>
        <source>Front left x</source>
        <translation>Frente, esquerda x</translation>
    </message>
    <message>
        <source>Front left y</source>
        <translation>Frente, esquerda y</translation>
    </message>
    <message>
        <source>Front right x</source>
        <translation>Frente, direita x</translation>
    </message>
    <message>
        <source>Front right y</source>
        <translation>Frente, direita y</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Orientação</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Largura</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Fundo</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a general with a unit</comment>
        <translation>%1, com %2</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>The battle has ended. You can look back through it or begin a new one.</source>
        <translation>A batalha terminou. Podes revê-la ou começar outra.</translation>
    </message>
    <message>
        <source>Dice come first: a roll for %1 is due before any other order.</source>
        <translation>Primeiro os dados: antes de qualquer outra ordem, falta um lançamento para a unidade %1.</translation>
    </message>
    <message>
        <source>Dice come first: a roll is due before any other order.</source>
        <translation>Primeiro os dados: falta um lançamento antes de qualquer outra ordem.</translation>
    </message>
    <message>
        <source>No dice are due now. Dice follow from an order; give one first.</source>
        <translation>Agora não há dados a lançar. Os dados vêm depois de uma ordem; dá primeiro a ordem.</translation>
    </message>
    <message numerus="yes">
        <source>This roll takes %n dice; the number given was %2.</source>
        <translation>
            <numerusform>Este lançamento pede um dado; o número indicado foi %2.</numerusform>
            <numerusform>Este lançamento pede %n dados; o número indicado foi %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A die shows 1 to 6, so it cannot have shown %1. Enter it again.</source>
        <translation>Um dado mostra de 1 a 6; não pode ter mostrado %1. Indica outra vez o resultado.</translation>
    </message>
    <message>
        <source>This order belongs to another step of the turn. Finish the present step to get there.</source>
        <translation>Esta ordem pertence a outra fase do turno. Termina a fase atual para lá chegares.</translation>
    </message>
    <message>
        <source>The charge step cannot simply be ended: it is over when both sides have passed, one right after the other. Pass instead.</source>
        <translation>A fase de carga não se termina assim: acaba quando os dois lados passam, um logo a seguir ao outro. Em vez disso, passa a vez.</translation>
    </message>
    <message>
        <source>Commands are placed before the first turn only. From then on units move.</source>
        <translation>Os corpos só se colocam antes do turno 1. A partir daí, as unidades movem-se.</translation>
    </message>
    <message>
        <source>The other side gives the orders in this step. Yours comes next.</source>
        <translation>Nesta fase é o outro lado que dá as ordens. A tua fase vem a seguir.</translation>
    </message>
    <message>
        <source>The other side may charge or pass now. Then it is your turn again.</source>
        <translation>Agora é o outro lado que pode carregar ou passar. Depois voltas a ser tu.</translation>
    </message>
    <message>
        <source>The other side places a command now. Then it is your turn again.</source>
        <translation>Agora é o outro lado que coloca um corpo. Depois voltas a ser tu.</translation>
    </message>
    <message>
        <source>The order names somebody who is not in this battle or not in that command. Check the name.</source>
        <translation>A ordem indica alguém que não está nesta batalha ou não pertence a esse corpo. Verifica o nome.</translation>
    </message>
    <message>
        <source>%1 left the battle earlier. Choose a unit that is still on the table.</source>
        <translation>A unidade %1 já saiu da batalha. Escolhe uma que ainda esteja na mesa.</translation>
    </message>
    <message>
        <source>%1 cannot move while engaged. The unit is free again when the enemies it fights are gone.</source>
        <translation>A unidade %1 está em combate e não pode mover-se. Fica livre quando já não houver inimigos a combatê-la.</translation>
    </message>
    <message>
        <source>%1 cannot shoot while engaged. Choose a unit that is free.</source>
        <translation>A unidade %1 está em combate e não pode disparar. Escolhe uma que esteja livre.</translation>
    </message>
    <message>
        <source>%1 cannot charge while engaged: that fight goes on first. Choose a unit that is free.</source>
        <translation>A unidade %1 está em combate e não pode carregar: esse combate vem primeiro. Escolhe uma que esteja livre.</translation>
    </message>
    <message>
        <source>%1 already moved in this step, and a unit moves once. Shooting and charging are still to come.</source>
        <translation>A unidade %1 já se moveu nesta fase, e cada unidade só se move uma vez. Ainda vêm o disparo e a carga.</translation>
    </message>
    <message>
        <source>%1 already moved this turn, and a general moves once a turn.</source>
        <translation>%1 já se moveu neste turno, e cada general só se move uma vez por turno. Espera pelo próximo.</translation>
    </message>
    <message>
        <source>%1 already shot in this step, and a unit shoots once.</source>
        <translation>A unidade %1 já disparou nesta fase, e cada unidade só dispara uma vez.</translation>
    </message>
    <message>
        <source>%1 already charged this turn, and a unit charges once a turn.</source>
        <translation>A unidade %1 já carregou neste turno, e cada unidade só carrega uma vez por turno.</translation>
    </message>
    <message>
        <source>In this battle %1 can move or shoot in a turn, not both, and one of the two is done.</source>
        <translation>Nesta batalha, a unidade %1 move-se ou dispara em cada turno, mas não faz as duas coisas, e uma já está feita.</translation>
    </message>
    <message>
        <source>%1 must stay in this step, because the general who is with this unit moved separately. Next turn both can go together.</source>
        <translation>A unidade %1 tem de ficar onde está nesta fase, porque o seu general se moveu sem ela. No próximo turno podem ir juntos.</translation>
    </message>
    <message>
        <source>%1 already moved together with %2. A separate move can wait for the next turn.</source>
        <translation>%1 já se moveu com a unidade %2. Para ir sem ela, espera pelo próximo turno.</translation>
    </message>
    <message>
        <source>This order says nowhere to go. Give %1 at least one manoeuvre, or leave the unit as it is.</source>
        <translation>Esta ordem não leva a lado nenhum. Dá pelo menos uma manobra à unidade %1, ou deixa-a como está.</translation>
    </message>
    <message>
        <source>Part %2 of the way for %1 has no length, or one beyond all bounds. Give it a distance or an angle that is possible.</source>
        <translation>A parte %2 do percurso não tem comprimento, ou tem um que passa de todos os limites. Dá à unidade %1 uma distância ou um ângulo possível.</translation>
    </message>
    <message>
        <source>%1 cannot go backwards, as part %2 of the way would, because formed units keep their ranks. Wheel round over some turns, or go ahead.</source>
        <translation>A unidade %1 não pode recuar, como faria a parte %2 do percurso, porque uma unidade em formação mantém as suas fileiras. Faz uma conversão ao longo de vários turnos, ou avança.</translation>
    </message>
    <message>
        <source>%1 can go back too, but part %2 of the way has a length below nothing. Name the direction, and a distance above nothing.</source>
        <translation>A unidade %1 também pode recuar, mas a parte %2 do percurso tem um comprimento abaixo de zero. Indica a direção e uma distância acima de zero.</translation>
    </message>
    <message>
        <source>%1 can go straight ahead, go obliquely forward or wheel, because formed units keep their ranks. Part %2 of the way is something else.</source>
        <translation>A unidade %1 pode ir em frente, avançar em oblíquo ou fazer uma conversão, porque uma unidade em formação mantém as suas fileiras. A parte %2 do percurso é outra coisa.</translation>
    </message>
    <message>
        <source>%1 cannot turn about here. Turning about is the whole move of a formed unit, and only where the battle&apos;s options allow it; wheel instead.</source>
        <translation>A unidade %1 não pode dar meia-volta aqui. A meia-volta gasta o movimento inteiro de uma unidade em formação, e só onde as opções da batalha a permitem; faz antes uma conversão.</translation>
    </message>
    <message>
        <source>%1 can go one straight way in any direction and turn once, before or after it. Part %2 of the way does not fit into that.</source>
        <translation>A unidade %1 pode ir a direito em qualquer direção e rodar uma vez, antes ou depois. A parte %2 do percurso não cabe nisso.</translation>
    </message>
    <message>
        <source>%1 can turn, go one straight way in any direction and turn again. Part %2 of the way does not fit into that.</source>
        <translation>A unidade %1 pode rodar, ir a direito em qualquer direção e rodar outra vez. A parte %2 do percurso não cabe nisso.</translation>
    </message>
    <message>
        <source>In a charge %1 can turn once and then go one straight way. Part %2 of the way does not fit into that.</source>
        <translation>Numa carga, a unidade %1 pode rodar uma vez e depois ir a direito. A parte %2 do percurso não cabe nisso.</translation>
    </message>
    <message>
        <source>In this battle %1 can only charge straight ahead. Part %2 of the way is something else.</source>
        <translation>Nesta batalha, a unidade %1 só pode carregar em frente. A parte %2 do percurso é outra coisa.</translation>
    </message>
    <message>
        <source>%1 can go obliquely at up to %3 from straight ahead; this way is at %2. Wheel first, or aim farther forward.</source>
        <translation>A unidade %1 pode avançar em oblíquo até %3; este percurso faz um ângulo de %2. Faz primeiro uma conversão, ou aponta mais para a frente.</translation>
    </message>
    <message>
        <source>%1 can wheel by %3 in one move; this adds up to %2. The rest can follow next turn.</source>
        <translation>A unidade %1 pode fazer conversões de %3 num movimento; aqui somam %2. O resto fica para o próximo turno.</translation>
    </message>
    <message>
        <source>%1 can go %3 in one move; this way takes %2. Stop earlier.</source>
        <translation>A unidade %1 pode andar %3 num movimento; este percurso gasta %2. Detém-te mais cedo.</translation>
    </message>
    <message>
        <source>No corner of %1 may end more than %3 from where it began; here one goes %2. Turn less, or go less far.</source>
        <translation>Nenhum canto da unidade %1 pode acabar a mais de %3 de onde começou; aqui há um que anda %2. Roda menos, ou não vás tão longe.</translation>
    </message>
    <message>
        <source>%1 would leave the table. Every part of a unit must stay on it.</source>
        <translation>A unidade %1 sairia da mesa, e nem um canto pode sair. Detém-te mais cedo, ou vai noutra direção.</translation>
    </message>
    <message>
        <source>%1 would leave the table. Generals must stay on it.</source>
        <translation>%1 sairia da mesa, e os generais têm de ficar nela. Escolhe um lugar mais próximo.</translation>
    </message>
    <message>
        <source>%1 cannot pass through %2. Go round, or move %2 away first.</source>
        <translation>A unidade %1 não pode atravessar esta unidade: %2. Contorna-a, ou move-a primeiro.</translation>
    </message>
    <message>
        <source>%1 cannot pass through %2 in the middle of a fight: nobody passes through the engaged. Go round, or wait until that fight is over.</source>
        <translation>A unidade %1 não pode atravessar uma unidade em combate: %2. Contorna-a, ou espera que o combate acabe.</translation>
    </message>
    <message>
        <source>%1 would end on top of %2. Stop earlier, or go on until the two are clear of each other.</source>
        <translation>A unidade %1 acabaria em cima de outra: %2. Detém-te mais cedo, ou continua até as duas ficarem separadas.</translation>
    </message>
    <message>
        <source>%1 would stand on top of %2. Place the two apart.</source>
        <translation>A unidade %1 ficaria em cima de outra: %2. Coloca-as separadas.</translation>
    </message>
    <message>
        <source>%1 would touch %2, and only a charge brings enemies together. Stop a little earlier; the charge step comes later in the turn.</source>
        <translation>A unidade %1 tocaria num inimigo (%2), e só uma carga junta os inimigos. Detém-te um pouco antes; a fase de carga vem mais tarde no turno.</translation>
    </message>
    <message>
        <source>%1 would stand in contact with %2. Place the unit farther away.</source>
        <translation>A unidade %1 ficaria em contacto com um inimigo: %2. Coloca-a mais longe.</translation>
    </message>
    <message>
        <source>%1 cannot push through %2. Move away from it instead.</source>
        <translation>A unidade %1 não pode abrir caminho através de um inimigo: %2. Afasta-a dele.</translation>
    </message>
    <message>
        <source>%1 cannot shoot: troops of this kind carry nothing that flies far enough. They can still charge.</source>
        <translation>A unidade %1 não pode disparar: estas tropas não têm nada que chegue longe. Mas podem carregar.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side. Choose an enemy to shoot at.</source>
        <translation>%1 e %2 são do mesmo lado. Escolhe um inimigo como alvo.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same side. Choose an enemy to charge.</source>
        <translation>%1 e %2 são do mesmo lado. Escolhe um inimigo para a carga.</translation>
    </message>
    <message>
        <source>%1 cannot shoot at %2 in the middle of a fight. Choose an enemy who is free.</source>
        <translation>A unidade %1 não pode disparar contra quem está em combate: %2. Escolhe um inimigo que esteja livre.</translation>
    </message>
    <message>
        <source>%1 would shoot at %2 for nothing: shots cannot bring an elephant down. Choose another target.</source>
        <translation>A unidade %1 dispararia em vão contra %2: nenhum disparo derruba um elefante. Escolhe outro alvo.</translation>
    </message>
    <message>
        <source>%1 can shoot %4 far, and the distance to %2 is %3. Choose a nearer target.</source>
        <translation>Fora de alcance: %2 está a %3; o alcance da unidade %1 é de %4. Escolhe um alvo mais próximo.</translation>
    </message>
    <message>
        <source>No single stand of %1 is within %3 of %2, and in this battle only stands in range may shoot. Choose a nearer target.</source>
        <translation>Nenhuma base da unidade %1 está a menos de %3 do alvo (%2), e nesta batalha só disparam as bases que estão ao alcance. Escolhe um alvo mais próximo.</translation>
    </message>
    <message>
        <source>%1 cannot see that target: the line to it runs through %2. Choose a target in the open.</source>
        <translation>A unidade %1 não vê esse alvo: a linha de visão passa por outra unidade (%2). Escolhe um alvo à vista.</translation>
    </message>
    <message>
        <source>%1 can only shoot forward in this battle, and no part of %2 is ahead. Choose a target in front.</source>
        <translation>Nesta batalha, a unidade %1 só pode disparar para a frente, e %2 está fora desse ângulo. Escolhe um alvo à sua frente.</translation>
    </message>
    <message>
        <source>%1 cannot charge: troops of this kind never do. Choose another unit.</source>
        <translation>A unidade %1 não pode carregar: estas tropas nunca o fazem. Escolhe outra unidade.</translation>
    </message>
    <message>
        <source>%1 cannot reach %2 this way: a charge goes up to %3 and must end in contact. The charge is not used up; try another way or another target.</source>
        <translation>Por este caminho, a unidade %1 não chega ao alvo (%2): uma carga vai até %3 e tem de acabar em contacto. A carga não está gasta; tenta outro caminho ou outro alvo.</translation>
    </message>
    <message>
        <source>%1 would run into %2 first. Charge %2, or find a way past.</source>
        <translation>A unidade %1 encontraria primeiro outro inimigo: %2. Carrega sobre esse, ou procura um caminho ao lado.</translation>
    </message>
    <message>
        <source>%1 and %2 are not engaged with each other. Choose an enemy this unit is engaged with.</source>
        <translation>%1 e %2 não estão em combate entre si. Escolhe um inimigo com quem esta unidade esteja em combate.</translation>
    </message>
    <message>
        <source>%1 cannot place dice without being engaged. Choose a unit that is in a fight.</source>
        <translation>A unidade %1 só pode pôr dados se estiver em combate. Escolhe uma que esteja.</translation>
    </message>
    <message>
        <source>%1 cannot roll dice in melee, so there is nothing to choose.</source>
        <translation>A unidade %1 não lança dados no corpo a corpo; não há nada que escolher.</translation>
    </message>
    <message>
        <source>%1 fights by the elephants&apos; own rules, without melee dice, so there is nothing to choose.</source>
        <translation>%1 combate segundo as regras dos elefantes, sem dados no corpo a corpo; não há nada que escolher.</translation>
    </message>
    <message>
        <source>Dice of %1 would be wasted on %2: melee cannot hurt an elephant. Choose another enemy.</source>
        <translation>A unidade %1 desperdiçaria os seus dados contra %2: no corpo a corpo nada fere um elefante. Escolhe outro inimigo.</translation>
    </message>
    <message>
        <source>All dice of %1 must go to one enemy; the enemies in this order number %2.</source>
        <translation>A unidade %1 tem de pôr todos os dados num só inimigo; os inimigos nesta ordem são %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 must place exactly %n dice; this order places %3.</source>
        <translation>
            <numerusform>A unidade %1 tem de pôr exatamente um dado; esta ordem põe %3.</numerusform>
            <numerusform>A unidade %1 tem de pôr exatamente %n dados; esta ordem põe %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is too late to choose for %1: the choice is closed and the dice come next.</source>
        <translation>É tarde para escolher pela unidade %1: a escolha está fechada e seguem-se os dados.</translation>
    </message>
    <message>
        <source>%1 fell earlier in this battle. Choose another general.</source>
        <translation>%1 já não está na batalha. Escolhe outro general.</translation>
    </message>
    <message>
        <source>%1 can go %3 in a turn; that place is %2 away. Choose a nearer one.</source>
        <translation>%1 pode andar %3 num turno; esse lugar está a %2. Escolhe um mais próximo.</translation>
    </message>
    <message>
        <source>%1 can go %4 in a turn; the way to %2 is %3. Choose a nearer unit.</source>
        <translation>%1 pode andar %4 num turno; até à unidade %2 são %3. Escolhe uma mais próxima.</translation>
    </message>
    <message>
        <source>%1 cannot leave %2 in the middle of a fight.</source>
        <translation>%1 não pode separar-se da unidade %2 no meio de um combate. Espera que o combate acabe.</translation>
    </message>
    <message>
        <source>%1 cannot join %2: another general is there. Choose another unit.</source>
        <translation>%1 não pode juntar-se à unidade %2: já lá está outro general. Escolhe outra unidade.</translation>
    </message>
    <message>
        <source>%1 cannot join %2. Generals go with troops of their own side, but not with elephants or machines.</source>
        <translation>%1 não pode juntar-se à unidade %2: os generais acompanham tropas do seu lado, mas não elefantes nem máquinas. Escolhe outra unidade.</translation>
    </message>
    <message>
        <source>%1 cannot join %2: in this battle a general leads only units of one command, and that unit fights under another.</source>
        <translation>%1 não pode juntar-se à unidade %2, que é de outro corpo: nesta batalha um general só comanda o seu. Escolhe outra unidade.</translation>
    </message>
    <message>
        <source>%1 is there already. Choose another place, or leave it at that.</source>
        <translation>%1 já lá está. Escolhe outro lugar, ou deixa ficar assim.</translation>
    </message>
    <message>
        <source>%1 must be placed inside the deployment zone of this side.</source>
        <translation>É preciso colocar %1 dentro da zona de disposição do seu lado.</translation>
    </message>
    <message>
        <source>%1 leads this side and must be placed inside its deployment zone.</source>
        <translation>%1 comanda este lado e tem de ficar dentro da sua zona de disposição.</translation>
    </message>
    <message>
        <source>In this battle everybody begins in a fixed place, so no command is placed. Units can move when the turn comes to it.</source>
        <translation>Nesta batalha todos começam num lugar fixo; não se colocam corpos. As unidades podem mover-se quando chegar a sua fase.</translation>
    </message>
    <message>
        <source>This command is in place already. Choose one that is not.</source>
        <translation>Este corpo já está colocado. Escolhe um que ainda não esteja.</translation>
    </message>
    <message>
        <source>The armies are still being placed. The battle begins, and with it the turns, when all commands are in place.</source>
        <translation>Os exércitos ainda estão a ser colocados. A batalha e os turnos começam quando todos os corpos estiverem no seu lugar.</translation>
    </message>
    <message>
        <source>This side said already that it is done. The other side is still choosing.</source>
        <translation>Este lado já disse que acabou. Espera: o outro ainda está a escolher.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: %3 may move.</source>
        <translation>Turno %1, fase %2: %3, movimento.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: %3 may shoot.</source>
        <translation>Turno %1, fase %2: %3, disparo.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: both sides may charge.</source>
        <translation>Turno %1, fase %2: carga dos dois lados.</translation>
    </message>
    <message>
        <source>Turn %1, step %2: melee.</source>
        <translation>Turno %1, fase %2: corpo a corpo.</translation>
    </message>
    <message>
        <source>%1 took up position.</source>
        <translation>Corpo «%1»: em posição.</translation>
    </message>
    <message>
        <source>Next to act: %1.</source>
        <translation>Quem joga a seguir: %1.</translation>
    </message>
    <message>
        <source>%1 moved %2.</source>
        <translation>A unidade %1 move-se: %2.</translation>
    </message>
    <message>
        <source>%1 moved alone.</source>
        <translation>%1 move-se sem unidade.</translation>
    </message>
    <message>
        <source>%1 joined %2.</source>
        <translation>Um general para a unidade %2: %1.</translation>
    </message>
    <message>
        <source>%1 outlived the unit and stood alone.</source>
        <translation>%1 perde a sua unidade e continua na mesa.</translation>
    </message>
    <message>
        <source>%1 fell in the ranks of %2.</source>
        <translation>%1 cai nas fileiras da unidade %2.</translation>
    </message>
    <message>
        <source>%1 came through unhurt.</source>
        <translation>%1 escapa sem um arranhão.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shot at %2 with %n dice.</source>
        <translation>
            <numerusform>A unidade %1 dispara contra %2, com um dado.</numerusform>
            <numerusform>A unidade %1 dispara contra %2, com %n dados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shot at %3 and hit %n times out of %4.</source>
        <translation>
            <numerusform>A unidade %1 dispara contra %3: %n acerto em %4.</numerusform>
            <numerusform>A unidade %1 dispara contra %3: %n acertos em %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shot at %2: hits %3 of %4, stands lost %5.</source>
        <translation>A unidade %1 dispara contra %2: acertos, %3 em %4; bases perdidas, %5.</translation>
    </message>
    <message numerus="yes">
        <source>%1 fought %3 and hit %n times out of %4.</source>
        <translation>
            <numerusform>A unidade %1 combate %3: %n acerto em %4.</numerusform>
            <numerusform>A unidade %1 combate %3: %n acertos em %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 tried to scare %1 and rolled %3.</source>
        <translation>A unidade %2 tenta assustar %1. Lançamento do susto: %3.</translation>
    </message>
    <message>
        <source>The die for %1 showed %2.</source>
        <translation>Dado do perigo (%1): %2.</translation>
    </message>
    <message>
        <source>The control die of %1 showed %2.</source>
        <translation>Lançamento de controlo (%1): %2.</translation>
    </message>
    <message>
        <source>The die for who charges first showed %1.</source>
        <translation>Dado para saber quem carrega primeiro: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands.</source>
        <translation>
            <numerusform>A unidade %1 perde %n base.</numerusform>
            <numerusform>A unidade %1 perde %n bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands to the shots of %3.</source>
        <translation>
            <numerusform>Sob os disparos da unidade %3, %1 perde %n base.</numerusform>
            <numerusform>Sob os disparos da unidade %3, %1 perde %n bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands fighting %3.</source>
        <translation>
            <numerusform>Em combate contra %3, a unidade %1 perde %n base.</numerusform>
            <numerusform>Em combate contra %3, a unidade %1 perde %n bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands in melee.</source>
        <translation>
            <numerusform>No corpo a corpo, a unidade %1 perde %n base.</numerusform>
            <numerusform>No corpo a corpo, a unidade %1 perde %n bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands under the weight of %3.</source>
        <translation>
            <numerusform>Com o embate de um elefante (%3), a unidade %1 perde %n base.</numerusform>
            <numerusform>Com o embate de um elefante (%3), a unidade %1 perde %n bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands in the path of %3.</source>
        <translation>
            <numerusform>No caminho de um elefante em fúria (%3), a unidade %1 perde %n base.</numerusform>
            <numerusform>No caminho de um elefante em fúria (%3), a unidade %1 perde %n bases.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last stand of %1 could not hold alone and left at once.</source>
        <translation>Última base: só resta uma, que é retirada de imediato. Unidade: %1.</translation>
    </message>
    <message>
        <source>%1 left the battle.</source>
        <translation>Fora de combate: %1.</translation>
    </message>
    <message>
        <source>%1 left the battle, beaten by %2.</source>
        <translation>Fora de combate: %1, perante a unidade %2.</translation>
    </message>
    <message>
        <source>%1 left the battle, trampled by %2.</source>
        <translation>Fora de combate: %1, perante um elefante (%2).</translation>
    </message>
    <message>
        <source>%1 charged %2 from the front over %3.</source>
        <translation>A unidade %1 carrega sobre %2 pela frente; percurso: %3.</translation>
    </message>
    <message>
        <source>%1 charged %2 from the flank or rear over %3.</source>
        <translation>A unidade %1 carrega sobre %2 pelo flanco ou pela retaguarda; percurso: %3.</translation>
    </message>
    <message>
        <source>%1 charged on for %3 and met %2.</source>
        <translation>A unidade %1 continua a carga por mais %3 e encontra %2.</translation>
    </message>
    <message>
        <source>%1 charged on for %2 and met nobody.</source>
        <translation>A unidade %1 continua a carga por mais %2 e não encontra ninguém.</translation>
    </message>
    <message>
        <source>%1 passed.</source>
        <translation>Passam a vez: %1.</translation>
    </message>
    <message>
        <source>%1 fled before the charge of %2 and left the battle.</source>
        <translation>Debandada perante a carga da unidade %2: %1 sai da batalha.</translation>
    </message>
    <message>
        <source>%1 took fright at %2 and left the battle without doing harm.</source>
        <translation>%1 assusta-se com a unidade %2 e sai da batalha sem fazer estragos.</translation>
    </message>
    <message>
        <source>%1 crashed into %2.</source>
        <translation>%1 embate contra %2.</translation>
    </message>
    <message>
        <source>%1 and %2 are engaged.</source>
        <translation>Em combate: %1 e %2.</translation>
    </message>
    <message>
        <source>%1 and %2 are no longer engaged.</source>
        <translation>Já não estão em combate entre si: %1 e %2.</translation>
    </message>
    <message>
        <source>%1 chose to fight %2.</source>
        <translation>A unidade %1 escolhe combater %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 chose to fight %n enemies.</source>
        <translation>
            <numerusform>A unidade %1 escolhe combater um inimigo.</numerusform>
            <numerusform>A unidade %1 escolhe combater %n inimigos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 said: done.</source>
        <translation>%1: pronto.</translation>
    </message>
    <message>
        <source>The fighting began.</source>
        <translation>Começa o corpo a corpo.</translation>
    </message>
    <message>
        <source>%1 stayed under control.</source>
        <translation>%1 continua sob controlo.</translation>
    </message>
    <message>
        <source>%1 ran wild straight ahead and off the battlefield.</source>
        <translation>%1 entra em fúria, corre em frente e foge do campo de batalha.</translation>
    </message>
    <message>
        <source>%1 turned right and ran wild, off the battlefield.</source>
        <translation>%1 entra em fúria, vira à direita e foge do campo de batalha.</translation>
    </message>
    <message>
        <source>%1 turned left and ran wild, off the battlefield.</source>
        <translation>%1 entra em fúria, vira à esquerda e foge do campo de batalha.</translation>
    </message>
    <message>
        <source>%1 turned round and ran wild, off the battlefield.</source>
        <translation>%1 entra em fúria, dá meia-volta e foge do campo de batalha.</translation>
    </message>
    <message>
        <source>The fighting paused for this turn.</source>
        <translation>Acaba o corpo a corpo deste turno.</translation>
    </message>
    <message>
        <source>Turn %1 ended.</source>
        <translation>Fim do turno %1.</translation>
    </message>
    <message>
        <source>Roll one die for who charges first: 1 to 3 is for %1, 4 to 6 for %2.</source>
        <translation>Lança um dado para saber quem carrega primeiro: de 1 a 3, %1; de 4 a 6, %2.</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3: each %4 or more hits.</source>
        <translation>
            <numerusform>Lança um dado pela unidade %1, que dispara contra %3: acerta a partir de %4.</numerusform>
            <numerusform>Lança %n dados pela unidade %1, que dispara contra %3: cada um acerta a partir de %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3: each 6 hits.</source>
        <translation>
            <numerusform>Lança um dado pela unidade %1, que dispara contra %3: só acerta com um 6.</numerusform>
            <numerusform>Lança %n dados pela unidade %1, que dispara contra %3: cada 6 acerta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, shooting at %3, though none can hit.</source>
        <translation>
            <numerusform>Lança um dado pela unidade %1, que dispara contra %3, embora não possa acertar.</numerusform>
            <numerusform>Lança %n dados pela unidade %1, que dispara contra %3, embora nenhum possa acertar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll one die for %2: on %3 or more %1 will take fright and leave.</source>
        <translation>Lança um dado pela unidade %2: a partir de %3, %1 assusta-se e foge.</translation>
    </message>
    <message>
        <source>Roll one die for %2: on a 6 %1 will take fright and leave.</source>
        <translation>Lança um dado pela unidade %2: com um 6, %1 assusta-se e foge.</translation>
    </message>
    <message>
        <source>Roll one die for %2, though nothing can frighten %1.</source>
        <translation>Lança um dado pela unidade %2, embora nada possa assustar %1.</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3: each %4 or more hits.</source>
        <translation>
            <numerusform>Lança um dado pela unidade %1, que combate %3: acerta a partir de %4.</numerusform>
            <numerusform>Lança %n dados pela unidade %1, que combate %3: cada um acerta a partir de %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3: each 6 hits.</source>
        <translation>
            <numerusform>Lança um dado pela unidade %1, que combate %3: só acerta com um 6.</numerusform>
            <numerusform>Lança %n dados pela unidade %1, que combate %3: cada 6 acerta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice for %1, fighting %3, though none can hit.</source>
        <translation>
            <numerusform>Lança um dado pela unidade %1, que combate %3, embora não possa acertar.</numerusform>
            <numerusform>Lança %n dados pela unidade %1, que combate %3, embora nenhum possa acertar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll one die for %1, who fought with %2: on a 6 the general falls.</source>
        <translation>Lança um dado por %1, que combateu com a unidade %2: com um 6, o general cai.</translation>
    </message>
    <message>
        <source>Roll the control die of %1: will the elephant obey or run wild?</source>
        <translation>Faz o lançamento de controlo (%1): o elefante obedece ou entra em fúria?</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimento</translation>
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
        <translation>Corpo a corpo</translation>
    </message>
    <message>
        <source>%1 may place a command. The battle begins when all are in place.</source>
        <translation>%1: um corpo para colocar. A batalha começa quando todos estiverem no seu lugar.</translation>
    </message>
    <message>
        <source>%1 may move units and generals, each once and in any order.</source>
        <translation>%1: movimento; cada unidade e cada general uma vez, por qualquer ordem.</translation>
    </message>
    <message>
        <source>%1 may shoot with units that can, each once and in any order.</source>
        <translation>%1: disparo; cada unidade que pode, uma vez, por qualquer ordem.</translation>
    </message>
    <message>
        <source>%1 may charge with one unit, or pass. When both sides pass in a row, the step ends.</source>
        <translation>%1: carga de uma unidade, ou passar. Quando os dois lados passam seguidos, a fase acaba.</translation>
    </message>
    <message>
        <source>Both sides choose whom their units fight. When both are done, the dice fall.</source>
        <translation>Os dois lados escolhem contra quem combatem as suas unidades. Quando ambos estiverem prontos, caem os dados.</translation>
    </message>
    <message>
        <source>The fights of this turn are being fought.</source>
        <translation>Travam-se os combates deste turno.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>A batalha acabou.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Batalha indecisa</translation>
    </message>
    <message>
        <source>Slight edge</source>
        <translation>Ligeira vantagem</translation>
    </message>
    <message>
        <source>Great victory</source>
        <translation>Grande vitória</translation>
    </message>
    <message>
        <source>The battle is drawn</source>
        <translation>Batalha indecisa</translation>
    </message>
    <message>
        <source>A slight edge for %1</source>
        <translation>Ligeira vantagem para %1</translation>
    </message>
    <message>
        <source>A great victory for %1</source>
        <translation>Grande vitória para %1</translation>
    </message>
    <message>
        <source>The last turn is over, and the battle is drawn.</source>
        <translation>O último turno acabou e a batalha fica indecisa.</translation>
    </message>
    <message>
        <source>The last turn is over: a slight edge for %1.</source>
        <translation>O último turno acabou: ligeira vantagem para %1.</translation>
    </message>
    <message>
        <source>The last turn is over: a great victory for %1.</source>
        <translation>O último turno acabou: grande vitória para %1.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends drawn.</source>
        <translation>Há muitos turnos que não há baixas: a batalha acaba indecisa.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends: a slight edge for %1.</source>
        <translation>Há muitos turnos que não há baixas, e a batalha acaba: ligeira vantagem para %1.</translation>
    </message>
    <message>
        <source>Nothing was lost for many turns, and the battle ends: a great victory for %1.</source>
        <translation>Há muitos turnos que não há baixas, e a batalha acaba: grande vitória para %1.</translation>
    </message>
    <message>
        <source>No unit of either side is left: the battle is drawn.</source>
        <translation>Não resta nenhuma unidade de nenhum dos lados: batalha indecisa.</translation>
    </message>
    <message>
        <source>Only one side still has units on the table: a great victory for %1.</source>
        <translation>Só um lado ainda tem unidades na mesa: grande vitória para %1.</translation>
    </message>
    <message>
        <source>Both armies lost half their stands, and the battle is drawn.</source>
        <translation>Os dois exércitos perderam metade das bases e a batalha fica indecisa.</translation>
    </message>
    <message>
        <source>Both armies lost half their stands: a slight edge for %1.</source>
        <translation>Os dois exércitos perderam metade das bases: ligeira vantagem para %1.</translation>
    </message>
    <message>
        <source>An army lost half its stands and broke: a great victory for %1.</source>
        <translation>Um exército perdeu metade das bases e cedeu: grande vitória para %1.</translation>
    </message>
    <message>
        <source>Both commanders in chief fell, and the battle is drawn.</source>
        <translation>Caíram os dois comandantes-chefes e a batalha fica indecisa.</translation>
    </message>
    <message>
        <source>Both commanders in chief fell: a slight edge for %1.</source>
        <translation>Caíram os dois comandantes-chefes: ligeira vantagem para %1.</translation>
    </message>
    <message>
        <source>A commander in chief fell: a great victory for %1.</source>
        <translation>Caiu um comandante-chefe: grande vitória para %1.</translation>
    </message>
    <message>
        <source>The other side gave the battle up: a great victory for %1.</source>
        <translation>O outro lado rendeu-se: grande vitória para %1.</translation>
    </message>
    <message>
        <source>Bring %1 forward, so that the line advances together.</source>
        <translation>Faz avançar a unidade %1, para que a linha avance junta.</translation>
    </message>
    <message>
        <source>Keep %1 level with the units beside it: enemies come in through gaps.</source>
        <translation>Mantém a unidade %1 a par das vizinhas: os inimigos entram pelas brechas.</translation>
    </message>
    <message>
        <source>Keep %1 in front as a screen for the troops behind.</source>
        <translation>Mantém a unidade %1 à frente, a cobrir as tropas de trás.</translation>
    </message>
    <message>
        <source>Lead %1 towards %2 and round the flank.</source>
        <translation>Leva a unidade %1 na direção do inimigo (%2), a contornar o flanco.</translation>
    </message>
    <message>
        <source>Send %1 towards %2, whose crew will flee from any charge.</source>
        <translation>Manda a unidade %1 contra %2: os serventes fogem de qualquer carga.</translation>
    </message>
    <message>
        <source>Draw %1 back, out of reach of the enemy.</source>
        <translation>Faz recuar a unidade %1, para fora do alcance do inimigo.</translation>
    </message>
    <message>
        <source>Send %1 to %2, where extra dice will count.</source>
        <translation>Manda %1 para junto desta unidade: %2. Aí os dados adicionais contam.</translation>
    </message>
    <message>
        <source>%1 should shoot at %2, where that is worth about %3 stands.</source>
        <translation>A unidade %1 deve disparar contra %2, o que vale cerca de %3 bases.</translation>
    </message>
    <message>
        <source>%1 should charge %2: the fight should bring about %3 stands more than it costs.</source>
        <translation>A unidade %1 deve carregar sobre %2: o combate deve render cerca de %3 bases mais do que custa.</translation>
    </message>
    <message>
        <source>%1 should charge %2 in the middle of another fight, where help decides.</source>
        <translation>A unidade %1 deve carregar sobre %2, já em combate, onde a ajuda decide.</translation>
    </message>
    <message>
        <source>%1 should charge %2, whose crew must flee.</source>
        <translation>A unidade %1 deve carregar sobre %2: os serventes têm de fugir.</translation>
    </message>
    <message>
        <source>Send %1 against %2: an elephant strikes when it charges, not later.</source>
        <translation>Manda %1 contra %2: um elefante fere quando carrega, não mais tarde.</translation>
    </message>
    <message>
        <source>%1 should charge %2: a charged elephant strikes nobody and may soon run wild.</source>
        <translation>A unidade %1 deve carregar sobre %2: um elefante que sofre a carga não fere ninguém e pode depressa entrar em fúria.</translation>
    </message>
    <message>
        <source>Pass: no charge is worth its risk just now.</source>
        <translation>Passar a vez, porque agora nenhuma carga vale o risco.</translation>
    </message>
    <message>
        <source>Done: nothing more is worth doing in this step.</source>
        <translation>Pronto, nesta fase já não há nada que valha a pena.</translation>
    </message>
    <message>
        <source>Put the dice of %1 on %2, where they count most.</source>
        <translation>Põe os dados da unidade %1 contra %2: é aí que mais contam.</translation>
    </message>
    <message>
        <source>Drawn by lot from everything that is lawful.</source>
        <translation>Tirado à sorte entre tudo o que é permitido.</translation>
    </message>
    <message>
        <source>In battles played ahead in thought this went best: %1 won %2 of them.</source>
        <translation>O programa jogou batalhas em pensamento, e isto foi o que deu melhor resultado: vitórias para %1, %2.</translation>
    </message>
    <message>
        <source>Place %1 where there is room for the whole command.</source>
        <translation>Coloca o corpo «%1» onde haja espaço para ele todo.</translation>
    </message>
    <message numerus="yes">
        <source>%n stands</source>
        <translation>
            <numerusform>%n base</numerusform>
            <numerusform>%n bases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of their stands</source>
        <translation>
            <numerusform>uma das suas bases</numerusform>
            <numerusform>%n das suas bases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unidade</numerusform>
            <numerusform>%n unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Lançar o dado</numerusform>
            <numerusform>Lançar %n dados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type in %n dice</source>
        <translation>
            <numerusform>Indicar o dado</numerusform>
            <numerusform>Indicar %n dados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next unit (%n can still act)</source>
        <translation>
            <numerusform>Unidade seguinte (falta %n)</numerusform>
            <numerusform>Unidade seguinte (faltam %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next general (%n can still act)</source>
        <translation>
            <numerusform>General seguinte (falta %n)</numerusform>
            <numerusform>General seguinte (faltam %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generals</source>
        <translation>
            <numerusform>%n general</numerusform>
            <numerusform>%n generais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n acerto</numerusform>
            <numerusform>%n acertos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fights, before the dice</source>
        <translation>
            <numerusform>Um combate, antes dos dados</numerusform>
            <numerusform>%n combates, antes dos dados</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty. Export the drawing again.</source>
        <translation>O ficheiro está vazio. Exporte o desenho outra vez.</translation>
    </message>
    <message>
        <source>The file is too large: at most %1 megabytes are read. Export a simpler drawing.</source>
        <translation>O ficheiro é demasiado grande: leem-se no máximo %1 megabytes. Exporte um desenho mais simples.</translation>
    </message>
    <message>
        <source>The file cannot be read: it is gone, a folder or a device, or belongs to somebody else.</source>
        <translation>Não é possível ler o ficheiro: desapareceu, é uma pasta ou um dispositivo, ou pertence a outra pessoa.</translation>
    </message>
    <message>
        <source>The file is compressed (SVGZ). Save it as plain SVG and import that.</source>
        <translation>O ficheiro está comprimido (SVGZ). Guarde-o como SVG simples e importe esse.</translation>
    </message>
    <message>
        <source>This kind of picture cannot be imported. Save it as PNG, or draw it as SVG.</source>
        <translation>Não é possível importar imagens deste tipo. Guarde-a como PNG, ou desenhe-a em SVG.</translation>
    </message>
    <message>
        <source>The PNG picture is damaged or far too large: no side may have more than %1 pixels. Save it again, smaller.</source>
        <translation>A imagem PNG está danificada ou é demasiado grande: nenhum lado pode ter mais de %1 píxeis. Guarde-a outra vez, mais pequena.</translation>
    </message>
    <message>
        <source>The file is neither an SVG drawing nor a PNG picture, or its text is damaged. Export the drawing again as SVG.</source>
        <translation>O ficheiro não é um desenho SVG nem uma imagem PNG, ou o seu texto está danificado. Exporte outra vez o desenho como SVG.</translation>
    </message>
    <message>
        <source>The drawing is damaged or incomplete from line %1 on. Export it again, and copy the whole file.</source>
        <translation>O desenho está danificado ou incompleto a partir da linha %1. Exporte-o outra vez e copie o ficheiro inteiro.</translation>
    </message>
    <message>
        <source>The file holds something else than an SVG drawing, perhaps the web page it came from. Download the drawing itself.</source>
        <translation>O ficheiro não contém um desenho SVG; talvez seja a página Web de onde veio. Descarregue o próprio desenho.</translation>
    </message>
    <message>
        <source>The drawing uses abbreviations of its own (entities), which can be harmful. Save it as plain SVG.</source>
        <translation>O desenho usa abreviaturas próprias (entidades), que podem ser perigosas. Guarde-o como SVG simples.</translation>
    </message>
    <message>
        <source>The drawing has more than %1 parts, copies counted. Simplify it, or export it as a PNG picture.</source>
        <translation>O desenho tem mais de %1 partes, contando as cópias. Simplifique-o, ou exporte-o como imagem PNG.</translation>
    </message>
    <message>
        <source>The drawing has groups within groups more than %1 deep. Ungroup it and export it again.</source>
        <translation>O desenho tem grupos dentro de grupos a mais de %1 níveis. Desagrupe-o e exporte-o outra vez.</translation>
    </message>
    <message>
        <source>The outlines have more than %1 points. Simplify them, or export the drawing as a PNG picture.</source>
        <translation>Os contornos têm mais de %1 pontos. Simplifique-os, ou exporte o desenho como imagem PNG.</translation>
    </message>
    <message>
        <source>The drawing is so detailed that drawing it would hold up the table. Simplify it, or export it as a PNG picture.</source>
        <translation>O desenho tem tantos pormenores que atrasaria a mesa. Simplifique-o, ou exporte-o como imagem PNG.</translation>
    </message>
    <message>
        <source>The style sheets of the drawing are too long. Export it with “presentation attributes” instead of styles.</source>
        <translation>As folhas de estilo do desenho são demasiado longas. Exporte-o com «atributos de apresentação» em vez de estilos.</translation>
    </message>
    <message>
        <source>There is nothing in the drawing that can be shown. Convert everything to paths and export it again.</source>
        <translation>No desenho não há nada que se possa mostrar. Converta tudo em caminhos e exporte-o outra vez.</translation>
    </message>
    <message>
        <source>The drawing is more than %1 times as long as wide. Crop the page to the figure.</source>
        <translation>O desenho tem de comprimento mais de %1 vezes a largura. Recorte a página à medida da figura.</translation>
    </message>
    <message numerus="yes">
        <source>%n parts are clipped; they will show whole.</source>
        <translation>
            <numerusform>Uma parte está recortada; aparecerá inteira.</numerusform>
            <numerusform>%n partes estão recortadas; aparecerão inteiras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts are masked; they will show whole.</source>
        <translation>
            <numerusform>Uma parte tem máscara; aparecerá inteira.</numerusform>
            <numerusform>%n partes têm máscara; aparecerão inteiras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effects, such as blur or shadow, will not show.</source>
        <translation>
            <numerusform>Um efeito, como desfoque ou sombra, não aparecerá.</numerusform>
            <numerusform>%n efeitos, como desfoque ou sombra, não aparecerão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fills with a pattern will be plain grey.</source>
        <translation>
            <numerusform>Um preenchimento com padrão ficará cinzento liso.</numerusform>
            <numerusform>%n preenchimentos com padrão ficarão cinzento liso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow heads and other markers on lines will not show.</source>
        <translation>As pontas de seta e outros marcadores nas linhas não aparecerão.</translation>
    </message>
    <message>
        <source>Very fine dashes will be drawn as whole lines.</source>
        <translation>Os tracejados muito finos serão desenhados como linhas contínuas.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures in the drawing will not show: only PNG pictures that are embedded in the file can.</source>
        <translation>
            <numerusform>Uma imagem do desenho não aparecerá: só podem aparecer imagens PNG incluídas no ficheiro.</numerusform>
            <numerusform>%n imagens do desenho não aparecerão: só podem aparecer imagens PNG incluídas no ficheiro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies of something that is not in the file will not show.</source>
        <translation>
            <numerusform>Uma cópia de algo que não está no ficheiro não aparecerá.</numerusform>
            <numerusform>%n cópias de algo que não está no ficheiro não aparecerão.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing was turned into outlines with the fonts of this computer. Look whether it is right.</source>
        <translation>O texto foi convertido em contornos com os tipos de letra deste computador. Veja se ficou bem.</translation>
    </message>
    <message>
        <source>Some writing, such as text on a curve or in a frame, will not show. Convert text to paths to keep it.</source>
        <translation>Algum texto, por exemplo numa curva ou numa caixa, não aparecerá. Converta o texto em caminhos para o manter.</translation>
    </message>
    <message>
        <source>Links and scripts were left out: a figure only stands there.</source>
        <translation>As ligações e os scripts ficaram de fora: uma figura limita-se a estar ali.</translation>
    </message>
    <message>
        <source>Animations were left out: the drawing stands still.</source>
        <translation>As animações ficaram de fora: o desenho fica parado.</translation>
    </message>
    <message>
        <source>Web pages and text boxes within the drawing will not show.</source>
        <translation>As páginas Web e as caixas de texto dentro do desenho não aparecerão.</translation>
    </message>
    <message>
        <source>Fonts, styles or colours that are in other files were left out; nothing outside the drawing is opened.</source>
        <translation>Tipos de letra, estilos ou cores que estão noutros ficheiros ficaram de fora; não se abre nada fora do desenho.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules of its style sheet are too involved and were left out.</source>
        <translation>
            <numerusform>Uma regra da folha de estilo é demasiado complicada e ficou de fora.</numerusform>
            <numerusform>%n regras da folha de estilo são demasiado complicadas e ficaram de fora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colours or sizes use variables of the style sheet and were left out.</source>
        <translation>
            <numerusform>Uma cor ou medida usa variáveis da folha de estilo e ficou de fora.</numerusform>
            <numerusform>%n cores ou medidas usam variáveis da folha de estilo e ficaram de fora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts of unknown kinds were left out.</source>
        <translation>
            <numerusform>Uma parte de tipo desconhecido ficou de fora.</numerusform>
            <numerusform>%n partes de tipos desconhecidos ficaram de fora.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing does not say how large its page is; it was cropped to what is drawn.</source>
        <translation>O desenho não diz o tamanho da sua página; foi recortado à medida do que está desenhado.</translation>
    </message>
    <message>
        <source>The drawing is so detailed that it was turned into a picture; its colours cannot be changed any more.</source>
        <translation>O desenho tem tantos pormenores que foi convertido em imagem; já não é possível mudar-lhe as cores.</translation>
    </message>
    <message>
        <source>The picture was made smaller: its longer side has %1 pixels now.</source>
        <translation>A imagem foi reduzida: o lado maior tem agora %1 píxeis.</translation>
    </message>
    <message numerus="yes">
        <source>%1 came to the field with %n units, %3 stands in all.</source>
        <translation>
            <numerusform>%1 chegaram ao campo de batalha com uma única unidade de %3 bases.</numerusform>
            <numerusform>%1 chegaram ao campo de batalha com %n unidades, %3 bases ao todo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had drawn up %n units with %3 stands.</source>
        <translation>
            <numerusform>%1 tinham formado uma única unidade com %3 bases.</numerusform>
            <numerusform>%1 tinham formado %n unidades com %3 bases.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 led %2 that day.</source>
        <translation>Nesse dia, %1 comandava %2.</translation>
    </message>
    <message>
        <source>At the head of %2 stood %1.</source>
        <translation>Quem comandava %2 era %1.</translation>
    </message>
    <message>
        <source>In the west the %2 of %1 faced the %4 of %3.</source>
        <translation>A oeste, %1 do corpo «%2» estavam frente a frente com %3 do corpo «%4».</translation>
    </message>
    <message>
        <source>In the middle the %2 of %1 looked across at the %4 of %3.</source>
        <translation>No meio, %1 do corpo «%2» olhavam de longe para %3 do corpo «%4».</translation>
    </message>
    <message>
        <source>In the east the %2 of %1 would have to deal with the %4 of %3.</source>
        <translation>A leste, %1 do corpo «%2» iam ter de se haver com %3 do corpo «%4».</translation>
    </message>
    <message>
        <source>At the northern end the %2 of %1 faced the %4 of %3.</source>
        <translation>No extremo norte, %1 do corpo «%2» estavam frente a frente com %3 do corpo «%4».</translation>
    </message>
    <message>
        <source>At the southern end the %2 of %1 would have to deal with the %4 of %3.</source>
        <translation>No extremo sul, %1 do corpo «%2» iam ter de se haver com %3 do corpo «%4».</translation>
    </message>
    <message numerus="yes">
        <source>%1 sent the %2 forward, %n units, the farthest by %4.</source>
        <translation>
            <numerusform>%1 fizeram avançar uma unidade do corpo «%2», que andou %4.</numerusform>
            <numerusform>%1 fizeram avançar %n unidades do corpo «%2»; a que foi mais longe andou %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 pressed on with %n units, by up to %4.</source>
        <translation>
            <numerusform>Uma unidade do corpo «%2» (%1) foi empurrada para a frente e andou %4.</numerusform>
            <numerusform>%1 do corpo «%2» avançaram com %n unidades, até %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 moved up: %n units, the quickest of them by %4.</source>
        <translation>
            <numerusform>%1 do corpo «%2» adiantaram uma unidade, que andou %4.</numerusform>
            <numerusform>%1 do corpo «%2» adiantaram-se: %n unidades, e a mais rápida andou %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward went the %2 of %1, %n units, as far as %4.</source>
        <translation>
            <numerusform>Para a frente marchou uma unidade do corpo «%2» (%1), que andou %4.</numerusform>
            <numerusform>Para a frente marcharam %1 do corpo «%2»: %n unidades, até %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 came on along a broad front, %n units from %3 commands, the fastest by %4.</source>
        <translation>
            <numerusform>%1 avançaram com uma unidade de %3 corpos, que andou %4.</numerusform>
            <numerusform>%1 avançaram numa frente larga: %n unidades de %3 corpos, e a mais rápida andou %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 advanced: %n units from %3 commands went forward, some as far as %4.</source>
        <translation>
            <numerusform>%1 avançaram: uma unidade de %3 corpos andou %4.</numerusform>
            <numerusform>%1 avançaram: %n unidades de %3 corpos foram em frente, algumas até %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line of %1 drew nearer: %n units from %3 commands were on the march, and the swiftest covered %4.</source>
        <translation>
            <numerusform>A linha aproximava-se: entre %1, uma unidade de %3 corpos estava em marcha e andou %4.</numerusform>
            <numerusform>A linha aproximava-se: entre %1, %n unidades de %3 corpos estavam em marcha, e a mais veloz andou %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 drew the %2 back, %n units, by as much as %4.</source>
        <translation>
            <numerusform>%1 fizeram recuar uma unidade do corpo «%2», que andou %4.</numerusform>
            <numerusform>%1 fizeram recuar o corpo «%2»: %n unidades, até %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 fell back with %n units, by up to %4.</source>
        <translation>
            <numerusform>Entre %1, o corpo «%2» recuou com uma unidade, que andou %4.</numerusform>
            <numerusform>Entre %1, o corpo «%2» recuou com %n unidades, até %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rearranged the %2: %n units took new places, marching up to %4.</source>
        <translation>
            <numerusform>%1 deram um novo lugar a uma unidade do corpo «%2», numa marcha de %4.</numerusform>
            <numerusform>%1 reordenaram o corpo «%2»: %n unidades tomaram novos lugares, com marchas até %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shifted %n units to new places, by up to %4.</source>
        <translation>
            <numerusform>Entre %1, o corpo «%2» mudou uma unidade para outro lugar, a %4.</numerusform>
            <numerusform>Entre %1, o corpo «%2» mudou %n unidades para outros lugares, até %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %2 of %1, %n units turned to face another way without leaving their places.</source>
        <translation>
            <numerusform>No corpo «%2» (%1), uma unidade mudou de orientação sem sair do lugar.</numerusform>
            <numerusform>No corpo «%2» (%1), %n unidades mudaram de orientação sem sair do lugar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n units of the %2 turn where they stood.</source>
        <translation>
            <numerusform>%1 fizeram rodar no lugar uma unidade do corpo «%2».</numerusform>
            <numerusform>%1 fizeram rodar no lugar %n unidades do corpo «%2».</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took a place in the ranks of %2.</source>
        <translation>%1 tomou lugar nas fileiras da unidade %2.</translation>
    </message>
    <message>
        <source>From then on %1 was to be found with %2.</source>
        <translation>A partir daí, quem procurasse %1 tinha de ir à unidade %2.</translation>
    </message>
    <message>
        <source>%1 came up to join %2.</source>
        <translation>%1 veio juntar-se à unidade %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 saw %n of their generals join the ranks; %3 stood with %4.</source>
        <translation>
            <numerusform>%1 viram um dos seus generais entrar nas fileiras; %3 ficou com a unidade %4.</numerusform>
            <numerusform>%1 viram %n dos seus generais entrar nas fileiras; %3 ficou com a unidade %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the army of %1, %n generals took places in the ranks, among them %3 with %4.</source>
        <translation>
            <numerusform>Entre %1, um general tomou lugar nas fileiras: %3, na unidade %4.</numerusform>
            <numerusform>Entre %1, %n generais tomaram lugar nas fileiras, entre eles %3, na unidade %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shot well: %n stands fell, and %3 suffered most.</source>
        <translation>
            <numerusform>%1 do corpo «%2» dispararam bem: caiu uma base da unidade %3.</numerusform>
            <numerusform>%1 do corpo «%2» dispararam bem: caíram %n bases, e quem mais sofreu foi a unidade %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 took careful aim and struck down %n stands; %3 had the worst of it.</source>
        <translation>
            <numerusform>%1 do corpo «%2» apontaram com cuidado e derrubaram uma base da unidade %3.</numerusform>
            <numerusform>%1 do corpo «%2» apontaram com cuidado e derrubaram %n bases; o pior coube à unidade %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 shot at %3, who lost %n stands.</source>
        <translation>
            <numerusform>%1 do corpo «%2» dispararam contra a unidade %3, que perdeu uma base.</numerusform>
            <numerusform>%1 do corpo «%2» dispararam contra a unidade %3, que perdeu %n bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %2 of %1 found the range of %3, and %n stands fell.</source>
        <translation>
            <numerusform>Entre %1, o corpo «%2» encontrou a distância certa, e na unidade %3 caiu uma base.</numerusform>
            <numerusform>Entre %1, o corpo «%2» encontrou a distância certa, e na unidade %3 caíram %n bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the shots of the %2 of %1, %3 lost %n stands.</source>
        <translation>
            <numerusform>Sob os disparos do corpo «%2» (%1), a unidade %3 perdeu uma base.</numerusform>
            <numerusform>Sob os disparos do corpo «%2» (%1), a unidade %3 perdeu %n bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Elsewhere on the line the volleys of %1 brought down another %n stands.</source>
        <translation>
            <numerusform>Noutros pontos da linha, %1 derrubaram mais uma base com as suas descargas.</numerusform>
            <numerusform>Noutros pontos da linha, %1 derrubaram mais %n bases com as suas descargas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other volleys of %1 brought down %n more stands.</source>
        <translation>
            <numerusform>Com as outras descargas, %1 derrubaram mais uma base.</numerusform>
            <numerusform>Com as outras descargas, %1 derrubaram mais %n bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the volleys of %1, %n did no harm.</source>
        <translation>
            <numerusform>%1 fizeram também uma descarga que não causou baixas.</numerusform>
            <numerusform>%1 fizeram também %n descargas que não causaram baixas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 let fly %n volleys that harmed nobody.</source>
        <translation>
            <numerusform>%1 lançaram uma descarga que não atingiu ninguém.</numerusform>
            <numerusform>%1 lançaram %n descargas que não atingiram ninguém.</numerusform>
        </translation>
    </message>
    <message>
        <source>Under the shots of %1 the last of %2 left the field.</source>
        <translation>Sob os disparos da unidade %1, os últimos da unidade %2 deixaram o campo.</translation>
    </message>
    <message>
        <source>%2 could bear the shots of %1 no longer and broke up.</source>
        <translation>A unidade %2 não aguentou mais os disparos da unidade %1 e desfez-se.</translation>
    </message>
    <message>
        <source>%1 charged %2 head-on.</source>
        <translation>A unidade %1 carregou de frente sobre %2.</translation>
    </message>
    <message>
        <source>%1 went straight for %2.</source>
        <translation>A unidade %1 foi direita à unidade %2.</translation>
    </message>
    <message>
        <source>With a shout %1 threw themselves at %2.</source>
        <translation>Com um grito, a unidade %1 lançou-se sobre %2.</translation>
    </message>
    <message>
        <source>%1 charged %2 head-on, and %3 went for %4.</source>
        <translation>A unidade %1 carregou de frente sobre %2, e a unidade %3 foi contra %4.</translation>
    </message>
    <message>
        <source>While %1 closed with %2, %3 ran straight at %4.</source>
        <translation>Enquanto a unidade %1 se aproximava de outra, %2, a unidade %3 correu contra %4.</translation>
    </message>
    <message>
        <source>%1 threw themselves at %2, and %3 at %4.</source>
        <translation>A unidade %1 lançou-se sobre %2, e a unidade %3 sobre %4.</translation>
    </message>
    <message>
        <source>%1 met %2 face to face, and %3 charged %4.</source>
        <translation>Cara a cara encontraram-se %1 e %2, e a unidade %3 carregou sobre %4.</translation>
    </message>
    <message>
        <source>%1 caught %2 in the flank or in the rear.</source>
        <translation>A unidade %1 apanhou %2 pelo flanco ou pela retaguarda.</translation>
    </message>
    <message>
        <source>From the side or from behind, %1 ran into %2.</source>
        <translation>De lado ou por trás, a unidade %1 bateu contra %2.</translation>
    </message>
    <message>
        <source>%1 and %2 fell upon %3 together.</source>
        <translation>As unidades %1 e %2 caíram juntas sobre %3.</translation>
    </message>
    <message>
        <source>%3 had two charges to meet, from %1 and from %2.</source>
        <translation>A unidade %3 teve de enfrentar duas cargas: a da unidade %1 e a da unidade %2.</translation>
    </message>
    <message numerus="yes">
        <source>On %2 closed in %n units at once.</source>
        <translation>
            <numerusform>Uma unidade lançou-se sobre %2.</numerusform>
            <numerusform>%n unidades lançaram-se ao mesmo tempo sobre %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against %2 came %n units together.</source>
        <translation>
            <numerusform>Contra a unidade %2 avançou uma só.</numerusform>
            <numerusform>Contra a unidade %2 avançaram %n em conjunto.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 dared to charge %2 rather than wait for it.</source>
        <translation>A unidade %1 atreveu-se a carregar sobre %2 em vez de ficar à espera.</translation>
    </message>
    <message>
        <source>%1 ran in under the tusks of %2.</source>
        <translation>A unidade %1 correu a meter-se debaixo das presas de um elefante: %2.</translation>
    </message>
    <message>
        <source>To pin the beast down, %1 went for %2.</source>
        <translation>Para segurar o animal, a unidade %1 atirou-se contra %2.</translation>
    </message>
    <message>
        <source>The crew of %1 saw %2 coming and ran.</source>
        <translation>Os serventes (%1) viram chegar a unidade %2 e fugiram.</translation>
    </message>
    <message>
        <source>%1 stood alone: the crew had fled before %2.</source>
        <translation>%1 ficou ao abandono: os serventes tinham fugido perante a unidade %2.</translation>
    </message>
    <message>
        <source>Nobody stayed with %1 to await the charge of %2.</source>
        <translation>Ninguém ficou junto da máquina (%1) à espera da carga da unidade %2.</translation>
    </message>
    <message>
        <source>%1 shied at the noise of %2, turned about and was seen no more.</source>
        <translation>%1 assustou-se com o barulho da unidade %2, deu meia-volta e ninguém o voltou a ver.</translation>
    </message>
    <message>
        <source>At the horns of %2, %1 took fright and trotted away, doing no harm.</source>
        <translation>Ao som das trombetas da unidade %2, %1 assustou-se e foi-se embora a trote, sem fazer mal a ninguém.</translation>
    </message>
    <message numerus="yes">
        <source>%1 trampled into %2, which cost the unit %n stands.</source>
        <translation>
            <numerusform>%1 irrompeu pela unidade %2, que perdeu uma base.</numerusform>
            <numerusform>%1 irrompeu pela unidade %2, que perdeu %n bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ground shook as %1 struck %2: %n stands were gone at once.</source>
        <translation>
            <numerusform>O chão tremeu quando %1 embateu contra %2: uma base desapareceu num instante.</numerusform>
            <numerusform>O chão tremeu quando %1 embateu contra %2: %n bases desapareceram num instante.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could stop %1; the shock took %n stands from %2.</source>
        <translation>
            <numerusform>%1 não se deixou parar por nada; o embate custou uma base à unidade %2.</numerusform>
            <numerusform>%1 não se deixou parar por nada; o embate custou %n bases à unidade %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 went through %2 like a storm, and the unit was scattered.</source>
        <translation>%1 passou como uma tempestade pela unidade %2, que se dispersou.</translation>
    </message>
    <message>
        <source>When %1 struck %2, nobody stayed to fight on.</source>
        <translation>Quando %1 embateu contra %2, ninguém ficou para continuar a combater.</translation>
    </message>
    <message numerus="yes">
        <source>The ground shook as %n elephants of %1 broke into the ranks of %3, where %4 stands were lost in an instant.</source>
        <translation>
            <numerusform>O chão tremeu quando %1 lançaram %n elefante sobre %3: num instante perderam-se %4 bases.</numerusform>
            <numerusform>O chão tremeu quando %1 lançaram %n elefantes sobre %3: num instante perderam-se %4 bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tusk beside tusk, %n elephants of %1 thundered into the line of %3 and took %4 stands out of it.</source>
        <translation>
            <numerusform>De presas em riste: %1 lançaram %n elefante sobre %3 e arrancaram-lhes %4 bases.</numerusform>
            <numerusform>Presas ao lado de presas: %1 lançaram %n elefantes sobre %3 e arrancaram-lhes %4 bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To pin the elephants down, %n units of %1 ran to meet them.</source>
        <translation>
            <numerusform>Para segurar os elefantes, %1 mandaram uma unidade ao encontro deles.</numerusform>
            <numerusform>Para segurar os elefantes, %1 mandaram %n unidades ao encontro deles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rather than wait for the elephants, %n units of %1 went at them.</source>
        <translation>
            <numerusform>Em vez de esperar pelos elefantes, %1 mandaram uma unidade contra eles.</numerusform>
            <numerusform>Em vez de esperar pelos elefantes, %1 mandaram %n unidades contra eles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still at a run, %1 met %2 next.</source>
        <translation>Ainda em corrida, a unidade %1 deu com outra: %2.</translation>
    </message>
    <message>
        <source>The same rush carried %1 on into %2.</source>
        <translation>O mesmo impulso levou a unidade %1 contra %2.</translation>
    </message>
    <message>
        <source>Neither side risked a charge.</source>
        <translation>Nenhum dos lados arriscou uma carga.</translation>
    </message>
    <message>
        <source>Both sides waited, and nobody charged.</source>
        <translation>Os dois lados esperaram, e ninguém carregou.</translation>
    </message>
    <message>
        <source>%1 broke the ranks of %2 and won the fight.</source>
        <translation>A unidade %1 rompeu as fileiras inimigas (%2) e ganhou o combate.</translation>
    </message>
    <message>
        <source>%2 gave way before %1 and left the field.</source>
        <translation>A unidade %2 cedeu perante %1 e deixou o campo.</translation>
    </message>
    <message>
        <source>Step by step %1 pushed %2 back until there was nobody left to push.</source>
        <translation>Passo a passo, a unidade %1 foi empurrando %2, até não haver mais ninguém para empurrar.</translation>
    </message>
    <message>
        <source>The fight between %1 and %2 was over: the field belonged to %1.</source>
        <translation>O combate entre %1 e %2 acabou: o campo era da unidade %1.</translation>
    </message>
    <message>
        <source>%1 had the better of %2, who broke and ran.</source>
        <translation>A unidade %1 levou a melhor sobre %2, que se desfez e fugiu.</translation>
    </message>
    <message>
        <source>Beset from more than one side, %1 left the field.</source>
        <translation>Cercada por mais de um lado, a unidade %1 deixou o campo.</translation>
    </message>
    <message>
        <source>There were too many enemies around %1, and the unit came apart.</source>
        <translation>Havia inimigos a mais à volta da unidade %1, que se desfez.</translation>
    </message>
    <message>
        <source>%1 fought several enemies at once and could not last.</source>
        <translation>A unidade %1 combateu vários inimigos ao mesmo tempo e não podia durar.</translation>
    </message>
    <message>
        <source>%1 and %2 wore each other out until neither was left.</source>
        <translation>%1 e %2 desgastaram-se até não restar ninguém.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 outlasted the other; both were gone.</source>
        <translation>Entre %1 e %2, ninguém durou mais: desapareceram ambas as unidades.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n stands and %2 lost %4, but neither gave way.</source>
        <translation>
            <numerusform>A unidade %1 perdeu uma base e a unidade %2 perdeu %4, mas nenhuma cedeu.</numerusform>
            <numerusform>A unidade %1 perdeu %n bases e a unidade %2 perdeu %4, mas nenhuma cedeu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was a hard fight: %1 lost %n stands, and %2 lost %4.</source>
        <translation>
            <numerusform>Foi um combate duro: a unidade %1 perdeu uma base e a unidade %2 perdeu %4.</numerusform>
            <numerusform>Foi um combate duro: a unidade %1 perdeu %n bases e a unidade %2 perdeu %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both sides stood fast: %1 lost %n stands, and %2 lost %4.</source>
        <translation>
            <numerusform>Os dois lados aguentaram: a unidade %1 perdeu uma base e a unidade %2 perdeu %4.</numerusform>
            <numerusform>Os dois lados aguentaram: a unidade %1 perdeu %n bases e a unidade %2 perdeu %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights still undecided, in which %2 had lost %3, and %4 had lost %5.</source>
        <translation>
            <numerusform>Continuava por decidir um combate, em que %2 tinham perdido %3 e %4 tinham perdido %5.</numerusform>
            <numerusform>Continuavam por decidir %n combates, em que %2 tinham perdido %3 e %4 tinham perdido %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was settled yet in %n fights, where %2 had lost %3 and %4 had lost %5.</source>
        <translation>
            <numerusform>Nada estava ainda resolvido num combate em que %2 tinham perdido %3 e %4 tinham perdido %5.</numerusform>
            <numerusform>Nada estava ainda resolvido em %n combates em que %2 tinham perdido %3 e %4 tinham perdido %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights still undecided, in which %2 had lost %3, and %4 none.</source>
        <translation>
            <numerusform>Continuava por decidir um combate, em que %2 tinham perdido %3 e %4 nenhuma.</numerusform>
            <numerusform>Continuavam por decidir %n combates, em que %2 tinham perdido %3 e %4 nenhuma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n fights nobody had given way yet, though %2 had lost %3 and %4 none.</source>
        <translation>
            <numerusform>Num combate ainda ninguém tinha cedido, embora %2 tivessem perdido %3 e %4 nenhuma.</numerusform>
            <numerusform>Em %n combates ainda ninguém tinha cedido, embora %2 tivessem perdido %3 e %4 nenhuma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n fights that went on without a loss on either side.</source>
        <translation>
            <numerusform>Houve um combate que continuou sem baixas de nenhum lado.</numerusform>
            <numerusform>Houve %n combates que continuaram sem baixas de nenhum lado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n fights nobody fell, and nobody gave way.</source>
        <translation>
            <numerusform>Num combate ninguém caiu e ninguém cedeu.</numerusform>
            <numerusform>Em %n combates ninguém caiu e ninguém cedeu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The drivers of %2 kept %n elephants in hand.</source>
        <translation>
            <numerusform>%2 conseguiram segurar um elefante.</numerusform>
            <numerusform>%2 conseguiram segurar %n elefantes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the army of %2, %n elephants still listened to their drivers and fought on.</source>
        <translation>
            <numerusform>Entre %2, um elefante ainda obedecia ao condutor e continuou a combater.</numerusform>
            <numerusform>Entre %2, %n elefantes ainda obedeciam aos condutores e continuaram a combater.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 would not be held any longer and ran off the field, meeting nobody.</source>
        <translation>%1 não se deixou segurar mais e fugiu do campo, sem encontrar ninguém.</translation>
    </message>
    <message>
        <source>Wild with noise, %1 broke away and was gone; nobody was in the path.</source>
        <translation>Em fúria com o barulho, %1 soltou-se e desapareceu; não havia ninguém no seu caminho.</translation>
    </message>
    <message>
        <source>%1 shook off the driver and made for open country.</source>
        <translation>%1 sacudiu o condutor e fugiu para campo aberto.</translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild, and it was %2 who paid for it with %n stands.</source>
        <translation>
            <numerusform>%1 entrou em fúria, e quem pagou foram %2: uma base.</numerusform>
            <numerusform>%1 entrou em fúria, e quem pagou foram %2: %n bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In its flight %1 went right through the ranks of %2, where %n stands fell.</source>
        <translation>
            <numerusform>Na fuga, %1 passou por entre %2, e caiu uma base.</numerusform>
            <numerusform>Na fuga, %1 passou por entre %2, e caíram %n bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild among its own people, and %2 lost %n stands.</source>
        <translation>
            <numerusform>%1 entrou em fúria entre os seus, e %2 perderam uma base.</numerusform>
            <numerusform>%1 entrou em fúria entre os seus, e %2 perderam %n bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The driver of %1 lost hold, and the beast fled through the ranks of %2, its own side, where %n stands fell.</source>
        <translation>
            <numerusform>O condutor já não conseguia segurar o animal (%1), que fugiu por entre os seus: %2 perderam uma base.</numerusform>
            <numerusform>O condutor já não conseguia segurar o animal (%1), que fugiu por entre os seus: %2 perderam %n bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild and made no difference between friend and foe: %2 lost %n stands, and %4 lost %5.</source>
        <translation>
            <numerusform>%1 entrou em fúria e não distinguiu amigos de inimigos: %2 perderam uma base e %4 perderam %5.</numerusform>
            <numerusform>%1 entrou em fúria e não distinguiu amigos de inimigos: %2 perderam %n bases e %4 perderam %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fled in its fright through friend and foe: %2 lost %n stands, and %4 lost %5.</source>
        <translation>
            <numerusform>%1 fugiu em fúria por entre amigos e inimigos: %2 perderam uma base e %4 perderam %5.</numerusform>
            <numerusform>%1 fugiu em fúria por entre amigos e inimigos: %2 perderam %n bases e %4 perderam %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>What remained of %1 scattered before %2.</source>
        <translation>O que restava da unidade %1 dispersou-se perante %2.</translation>
    </message>
    <message>
        <source>%1 stood in the path of %2, and that was the end of the unit.</source>
        <translation>A unidade %1 estava no caminho do elefante (%2), e foi o seu fim.</translation>
    </message>
    <message>
        <source>%1 fell among the men of %2.</source>
        <translation>%1 caiu entre os homens da unidade %2.</translation>
    </message>
    <message>
        <source>Fighting beside %2, %1 was struck down.</source>
        <translation>Na luta ao lado da unidade %2, %1 caiu.</translation>
    </message>
    <message>
        <source>%1 did not come back from the fight of %2.</source>
        <translation>%1 não voltou do combate da unidade %2.</translation>
    </message>
    <message>
        <source>%1, on whom %2 had set their hopes, fell with %3.</source>
        <translation>%1, em quem %2 tinham posto as suas esperanças, caiu com a unidade %3.</translation>
    </message>
    <message>
        <source>A cry went through the army of %2: %1 had fallen in the ranks of %3.</source>
        <translation>Um grito correu entre %2: %1 tinha caído nas fileiras da unidade %3.</translation>
    </message>
    <message>
        <source>%1 had been in the thick of it and came out unhurt.</source>
        <translation>%1 esteve no mais aceso da luta e saiu sem um arranhão.</translation>
    </message>
    <message>
        <source>%1 stood in the front rank, and no blow found its mark.</source>
        <translation>%1 esteve na primeira fileira, e nenhum golpe acertou.</translation>
    </message>
    <message>
        <source>Few would have staked much on %1, but they beat %2; the chance had been %3.</source>
        <translation>Poucos teriam confiado tanto na unidade %1, mas ela venceu %2; a probabilidade era de %3.</translation>
    </message>
    <message>
        <source>Against all expectation %1 got the better of %2. When they met, the chance of it was %3.</source>
        <translation>Contra todas as expectativas, a unidade %1 levou a melhor sobre %2. Quando se encontraram, a probabilidade disso era de %3.</translation>
    </message>
    <message>
        <source>%1 should have been swept away, and yet some stood their ground: the chance was %2.</source>
        <translation>Tudo indicava que a unidade %1 seria varrida, e no entanto alguns aguentaram: a probabilidade era de %2.</translation>
    </message>
    <message>
        <source>With a chance of only %2, %1 held out.</source>
        <translation>Com uma probabilidade de apenas %2, a unidade %1 aguentou.</translation>
    </message>
    <message numerus="yes">
        <source>The turn had cost %1 %n stands; %3 had lost %4.</source>
        <translation>
            <numerusform>Neste turno, %1 perderam uma base; %3 perderam %4.</numerusform>
            <numerusform>Neste turno, %1 perderam %n bases; %3 perderam %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When the dust settled, %1 had %n stands fewer than before, and %3 had lost %4.</source>
        <translation>
            <numerusform>Quando o pó assentou, %1 tinham menos uma base do que antes e %3 tinham perdido %4.</numerusform>
            <numerusform>Quando o pó assentou, %1 tinham menos %n bases do que antes e %3 tinham perdido %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the end of the turn %1 had lost %n stands, and %3 had lost %4.</source>
        <translation>
            <numerusform>No fim do turno, %1 tinham perdido uma base e %3 tinham perdido %4.</numerusform>
            <numerusform>No fim do turno, %1 tinham perdido %n bases e %3 tinham perdido %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn had cost %1 %n stands, and %3 none.</source>
        <translation>
            <numerusform>Neste turno, %1 perderam uma base e %3 nenhuma.</numerusform>
            <numerusform>Neste turno, %1 perderam %n bases e %3 nenhuma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 came out of it weaker, by %n stands; %3 had lost nothing.</source>
        <translation>
            <numerusform>Só %1 saíram mais fracos, com menos uma base; %3 não tinham perdido nada.</numerusform>
            <numerusform>Só %1 saíram mais fracos, com menos %n bases; %3 não tinham perdido nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 passed, and nobody was lost.</source>
        <translation>O turno %1 passou, e não se perdeu ninguém.</translation>
    </message>
    <message>
        <source>So ended turn %1, without a loss on either side.</source>
        <translation>Assim acabou o turno %1, sem baixas de nenhum lado.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %3 stands that counted, %1 had lost %n.</source>
        <translation>
            <numerusform>Das %3 bases que contavam, %1 tinham perdido uma.</numerusform>
            <numerusform>Das %3 bases que contavam, %1 tinham perdido %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The battle had cost %1 %n of the %3 stands that counted.</source>
        <translation>
            <numerusform>Em toda a batalha, %1 perderam uma das %3 bases que contavam.</numerusform>
            <numerusform>Em toda a batalha, %1 perderam %n das %3 bases que contavam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the %2 stands that counted, %1 had not lost one.</source>
        <translation>Das %2 bases que contavam, %1 não tinham perdido nenhuma.</translation>
    </message>
    <message>
        <source>All the %2 stands of %1 that counted were left.</source>
        <translation>Ao fim da batalha, %1 tinham ainda todas as %2 bases que contavam.</translation>
    </message>
    <message numerus="yes">
        <source>Of the generals of %1, %n did not see the evening.</source>
        <translation>
            <numerusform>Entre %1, um general não chegou a ver a noite.</numerusform>
            <numerusform>Entre %1, %n generais não chegaram a ver a noite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here, in turn %1, the record stops. The battle is not decided yet.</source>
        <translation>O registo acaba aqui, no turno %1. A batalha ainda não está decidida.</translation>
    </message>
    <message>
        <source>The shooting tipped the scales towards %1, by %2 of an army.</source>
        <translation>Os disparos fizeram pender a balança para %1, em %2 de um exército.</translation>
    </message>
    <message>
        <source>The volleys of this turn were worth %2 of an army to %1.</source>
        <translation>As descargas deste turno valeram %2 de um exército para %1.</translation>
    </message>
    <message>
        <source>The charges of this turn were worth %2 of an army to %1.</source>
        <translation>As cargas deste turno valeram %2 de um exército para %1.</translation>
    </message>
    <message>
        <source>Who met whom here mattered: the battle leaned towards %1 by %2 of an army more.</source>
        <translation>Contou muito quem aqui encontrou quem: a batalha pendeu mais para %1, em %2 de um exército.</translation>
    </message>
    <message>
        <source>This melee tipped the scales towards %1, by %2 of an army.</source>
        <translation>Este corpo a corpo fez pender a balança para %1, em %2 de um exército.</translation>
    </message>
    <message>
        <source>This melee was worth %2 of an army to %1.</source>
        <translation>Este corpo a corpo valeu %2 de um exército para %1.</translation>
    </message>
    <message>
        <source>%1 lost %2, whose voice was missing from then on.</source>
        <translation>%1 perderam %2, cuja voz faltou a partir daí.</translation>
    </message>
    <message>
        <source>From here on %1 had to do without %2.</source>
        <translation>A partir daqui, %1 tiveram de passar sem %2.</translation>
    </message>
    <message>
        <source>%1 lost %2, their commander in chief.</source>
        <translation>%1 perderam %2, comandante-chefe.</translation>
    </message>
    <message numerus="yes">
        <source>The rampage of %1 took %n stands off the table.</source>
        <translation>
            <numerusform>A fúria do elefante (%1) tirou uma base da mesa.</numerusform>
            <numerusform>A fúria do elefante (%1) tirou %n bases da mesa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ran wild, and %n stands were gone.</source>
        <translation>
            <numerusform>%1 entrou em fúria, e uma base desapareceu.</numerusform>
            <numerusform>%1 entrou em fúria, e %n bases desapareceram.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won against %2, for which the chance had been %3.</source>
        <translation>A unidade %1 venceu %2; a probabilidade era de %3.</translation>
    </message>
    <message>
        <source>A victory of %1 over %2 that only %3 of such fights would have brought.</source>
        <translation>Vitória da unidade %1 sobre %2, que só %3 dos combates assim teriam trazido.</translation>
    </message>
    <message>
        <source>%1 stood fast where the chance was %2.</source>
        <translation>A unidade %1 aguentou onde a probabilidade era de %2.</translation>
    </message>
    <message>
        <source>%1 lasted through a round that only %2 of units in such straits would have lasted through.</source>
        <translation>A unidade %1 resistiu a uma ronda a que só %2 das unidades em tal aperto teriam resistido.</translation>
    </message>
    <message numerus="yes">
        <source>Forward went the %1, %n units, as far as %3.</source>
        <translation>
            <numerusform>Para a frente marchou uma unidade do corpo «%1», que andou %3.</numerusform>
            <numerusform>Para a frente marchou o corpo «%1»: %n unidades, até %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 pressed on with %n units, by up to %3.</source>
        <translation>
            <numerusform>O corpo «%1» fez avançar uma unidade, que andou %3.</numerusform>
            <numerusform>O corpo «%1» avançou com %n unidades, até %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 moved up: %n units, the quickest of them by %3.</source>
        <translation>
            <numerusform>O corpo «%1» adiantou uma unidade, que andou %3.</numerusform>
            <numerusform>O corpo «%1» adiantou-se: %n unidades, e a mais rápida andou %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 drew %n units back, by as much as %3.</source>
        <translation>
            <numerusform>O corpo «%1» fez recuar uma unidade, que andou %3.</numerusform>
            <numerusform>O corpo «%1» fez recuar %n unidades, até %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 fell back with %n units, by up to %3.</source>
        <translation>
            <numerusform>O corpo «%1» recuou com uma unidade, que andou %3.</numerusform>
            <numerusform>O corpo «%1» recuou com %n unidades, até %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %1, %n units took new places, marching up to %3.</source>
        <translation>
            <numerusform>No corpo «%1», uma unidade tomou um novo lugar, numa marcha de %3.</numerusform>
            <numerusform>No corpo «%1», %n unidades tomaram novos lugares, com marchas até %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shifted %n units to new places, by up to %3.</source>
        <translation>
            <numerusform>O corpo «%1» mudou uma unidade para outro lugar, a %3.</numerusform>
            <numerusform>O corpo «%1» mudou %n unidades para outros lugares, até %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %1, %n units turned to face another way without leaving their places.</source>
        <translation>
            <numerusform>No corpo «%1», uma unidade mudou de orientação sem sair do lugar.</numerusform>
            <numerusform>No corpo «%1», %n unidades mudaram de orientação sem sair do lugar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 had %n units turn where they stood.</source>
        <translation>
            <numerusform>O corpo «%1» fez rodar uma unidade no lugar.</numerusform>
            <numerusform>O corpo «%1» fez rodar %n unidades no lugar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shot well: %n stands fell, and %2 suffered most.</source>
        <translation>
            <numerusform>O corpo «%1» disparou bem: caiu uma base da unidade %2.</numerusform>
            <numerusform>O corpo «%1» disparou bem: caíram %n bases, e quem mais sofreu foi a unidade %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 took careful aim and struck down %n stands; %2 had the worst of it.</source>
        <translation>
            <numerusform>O corpo «%1» apontou com cuidado e derrubou uma base da unidade %2.</numerusform>
            <numerusform>O corpo «%1» apontou com cuidado e derrubou %n bases; o pior coube à unidade %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 shot at %2, who lost %n stands.</source>
        <translation>
            <numerusform>O corpo «%1» disparou contra a unidade %2, que perdeu uma base.</numerusform>
            <numerusform>O corpo «%1» disparou contra a unidade %2, que perdeu %n bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 found the range of %2, and %n stands fell.</source>
        <translation>
            <numerusform>O corpo «%1» encontrou a distância certa, e na unidade %2 caiu uma base.</numerusform>
            <numerusform>O corpo «%1» encontrou a distância certa, e na unidade %2 caíram %n bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the shots of the %1, %2 lost %n stands.</source>
        <translation>
            <numerusform>Sob os disparos do corpo «%1», a unidade %2 perdeu uma base.</numerusform>
            <numerusform>Sob os disparos do corpo «%1», a unidade %2 perdeu %n bases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>The armies before the battle</source>
        <translation>Os exércitos antes da batalha</translation>
    </message>
    <message>
        <source>The table after turn %1</source>
        <translation>A mesa depois do turno %1</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Como acabou</translation>
    </message>
    <message>
        <source>Losses side by side</source>
        <translation>As baixas lado a lado</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Unidades restantes</translation>
    </message>
    <message>
        <source>Stands left</source>
        <translation>Bases restantes</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Baixas</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Generais</translation>
    </message>
    <message>
        <source>Stands that count for victory</source>
        <translation>Bases que contam para a vitória</translation>
    </message>
    <message>
        <source>Show the events that each sentence rests on</source>
        <translation>Mostrar os acontecimentos em que assenta cada frase</translation>
    </message>
    <message>
        <source>An event is named by its entry in the battle&apos;s record and its place in that entry.</source>
        <translation>Um acontecimento é indicado pela sua entrada no registo da batalha e pelo seu lugar nessa entrada.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more stands</source>
        <translation>
            <numerusform>%1: mais uma base</numerusform>
            <numerusform>%1: mais %n bases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer stands</source>
        <translation>
            <numerusform>%1: menos uma base</numerusform>
            <numerusform>%1: menos %n bases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %n more stands for each unit</source>
        <translation>
            <numerusform>%1 (%2): mais uma base por unidade</numerusform>
            <numerusform>%1 (%2): mais %n bases por unidade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %n fewer stands for each unit</source>
        <translation>
            <numerusform>%1 (%2): menos uma base por unidade</numerusform>
            <numerusform>%1 (%2): menos %n bases por unidade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more stands for each unit</source>
        <translation>
            <numerusform>%1: mais uma base por unidade</numerusform>
            <numerusform>%1: mais %n bases por unidade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer stands for each unit</source>
        <translation>
            <numerusform>%1: menos uma base por unidade</numerusform>
            <numerusform>%1: menos %n bases por unidade</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 farther forward</source>
        <translation>%1: %2 mais à frente</translation>
    </message>
    <message>
        <source>%1: %2 farther back</source>
        <translation>%1: %2 mais atrás</translation>
    </message>
    <message>
        <source>The whole army of %1: %2 farther forward</source>
        <translation>Todo o exército (%1): %2 mais à frente</translation>
    </message>
    <message>
        <source>The whole army of %1: %2 farther back</source>
        <translation>Todo o exército (%1): %2 mais atrás</translation>
    </message>
    <message>
        <source>%1: a hit in melee from %3 upwards, in place of %2</source>
        <translation>%1: no corpo a corpo acerta a partir de %3, em vez de %2</translation>
    </message>
    <message>
        <source>%1: a hit after charging from %3 upwards, in place of %2</source>
        <translation>%1: depois de carregar acerta a partir de %3, em vez de %2</translation>
    </message>
    <message>
        <source>Against %1: a hit in melee from %3 upwards, in place of %2</source>
        <translation>Contra %1: no corpo a corpo acerta-se a partir de %3, em vez de %2</translation>
    </message>
    <message>
        <source>%1: a hit when shooting from %3 upwards, in place of %2</source>
        <translation>%1: ao disparar acerta a partir de %3, em vez de %2</translation>
    </message>
    <message>
        <source>A turn limit of %2 in place of %1</source>
        <translation>Limite de turnos: %2 em vez de %1</translation>
    </message>
    <message>
        <source>About %2 in 100 for %1 (%3 to %4)</source>
        <translation>Cerca de %2 em 100 para %1 (de %3 a %4)</translation>
    </message>
    <message>
        <source>With draws shared, about %2 in 100 for %1 (%3 to %4)</source>
        <translation>Com as indecisas repartidas, cerca de %2 em 100 para %1 (de %3 a %4)</translation>
    </message>
    <message>
        <source>About %1 in 100 drawn (%2 to %3)</source>
        <translation>Cerca de %1 em 100 indecisas (de %2 a %3)</translation>
    </message>
    <message>
        <source>Great victories in 100: %2 for %1, %4 for %3</source>
        <translation>Grandes vitórias em 100: %2 para %1, %4 para %3</translation>
    </message>
    <message>
        <source>A draw shared between both: %2 for %1, %4 for %3</source>
        <translation>Com as indecisas repartidas pelos dois: %2 para %1, %4 para %3</translation>
    </message>
    <message>
        <source>As it is, about %2 of 100 battles go to %1; a draw counts half.</source>
        <translation>Assim como está, cerca de %2 batalhas em 100 vão para %1; uma indecisa conta meia.</translation>
    </message>
    <message>
        <source>At best, about %2 of 100 go to %1.</source>
        <translation>No melhor caso, cerca de %2 em 100 vão para %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n battles played</source>
        <translation>
            <numerusform>uma batalha jogada</numerusform>
            <numerusform>%n batalhas jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of %n battles</source>
        <translation>
            <numerusform>%2 de uma batalha</numerusform>
            <numerusform>%2 de %n batalhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few battles yet to say who is favoured.</source>
        <translation>Ainda são poucas batalhas para dizer quem leva vantagem.</translation>
    </message>
    <message>
        <source>An even battle.</source>
        <translation>Uma batalha equilibrada.</translation>
    </message>
    <message>
        <source>The battle leans towards %1.</source>
        <translation>A batalha pende para %1.</translation>
    </message>
    <message>
        <source>The battle clearly favours %1.</source>
        <translation>Batalha claramente favorável para %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>Um turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1 turns (%2 to %3)</source>
        <translation>Cerca de %1 turnos (de %2 a %3)</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes of class time (%2 to %3)</source>
        <translation>
            <numerusform>Cerca de um minuto de aula (de %2 a %3)</numerusform>
            <numerusform>Cerca de %n minutos de aula (de %2 a %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lessons of 50 minutes</source>
        <translation>
            <numerusform>uma aula de 50 minutos</numerusform>
            <numerusform>%n aulas de 50 minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 still there at the end, %2 won %3 battles in 100; without, %4.</source>
        <translation>Com %1 ainda em campo no fim, vitórias em 100 para %2: %3; sem, %4.</translation>
    </message>
    <message>
        <source>%1 took about %2 enemy stands a battle and lost about %3.</source>
        <translation>%1: cerca de %2 bases inimigas tiradas por batalha e cerca de %3 perdidas.</translation>
    </message>
    <message numerus="yes">
        <source>move %n pieces</source>
        <translation>
            <numerusform>mover uma peça</numerusform>
            <numerusform>mover %n peças</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turn %n pieces</source>
        <translation>
            <numerusform>rodar uma peça</numerusform>
            <numerusform>rodar %n peças</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nudge %n pieces</source>
        <translation>
            <numerusform>deslocar um pouco uma peça</numerusform>
            <numerusform>deslocar um pouco %n peças</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n pieces</source>
        <translation>
            <numerusform>apagar uma peça</numerusform>
            <numerusform>apagar %n peças</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>duplicate %n pieces</source>
        <translation>
            <numerusform>duplicar uma peça</numerusform>
            <numerusform>duplicar %n peças</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste %n pieces</source>
        <translation>
            <numerusform>colar uma peça</numerusform>
            <numerusform>colar %n peças</numerusform>
        </translation>
    </message>
    <message>
        <source>align</source>
        <translation>alinhar</translation>
    </message>
    <message>
        <source>share out evenly</source>
        <translation>distribuir por igual</translation>
    </message>
    <message>
        <source>close up</source>
        <translation>cerrar fileiras</translation>
    </message>
    <message>
        <source>mirror across the table</source>
        <translation>espelhar na mesa</translation>
    </message>
    <message>
        <source>replace the enemy by a mirror image</source>
        <translation>substituir o inimigo pela imagem em espelho</translation>
    </message>
    <message numerus="yes">
        <source>draw up in %n lines</source>
        <translation>
            <numerusform>formar numa linha</numerusform>
            <numerusform>formar em %n linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>move into the deployment zone</source>
        <translation>mover para a zona de disposição</translation>
    </message>
    <message>
        <source>deployment zone</source>
        <translation>zona de disposição</translation>
    </message>
    <message>
        <source>table</source>
        <translation>mesa</translation>
    </message>
    <message>
        <source>attach the general</source>
        <translation>juntar o general</translation>
    </message>
    <message>
        <source>detach the general</source>
        <translation>separar o general</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>mudar o nome</translation>
    </message>
    <message>
        <source>change the order of battle</source>
        <translation>mudar a ordem de batalha</translation>
    </message>
    <message>
        <source>add a unit</source>
        <translation>acrescentar uma unidade</translation>
    </message>
    <message>
        <source>add a command</source>
        <translation>acrescentar um corpo</translation>
    </message>
    <message>
        <source>add a general</source>
        <translation>acrescentar um general</translation>
    </message>
    <message>
        <source>add a side</source>
        <translation>acrescentar um lado</translation>
    </message>
    <message>
        <source>number of stands</source>
        <translation>número de bases</translation>
    </message>
    <message>
        <source>commander-in-chief</source>
        <translation>comandante-chefe</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces change sides</source>
        <translation>
            <numerusform>mudar uma peça de lado</numerusform>
            <numerusform>mudar %n peças de lado</numerusform>
        </translation>
    </message>
    <message>
        <source>table of the order of battle</source>
        <translation>tabela da ordem de batalha</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>unit type</source>
        <translation>tipo de unidade</translation>
    </message>
    <message>
        <source>stands left</source>
        <translation>bases restantes</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lugar</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>orientação</translation>
    </message>
    <message>
        <source>general</source>
        <translation>general</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>cores</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>default language</source>
        <translation>idioma predefinido</translation>
    </message>
    <message>
        <source>remove a language</source>
        <translation>remover um idioma</translation>
    </message>
    <message>
        <source>rule option</source>
        <translation>opção de regra</translation>
    </message>
    <message>
        <source>number of turns</source>
        <translation>número de turnos</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>pontos de vitória</translation>
    </message>
    <message>
        <source>sequence of play</source>
        <translation>sequência de jogo</translation>
    </message>
    <message>
        <source>who acts first</source>
        <translation>quem age primeiro</translation>
    </message>
    <message>
        <source>mend a fault</source>
        <translation>corrigir uma falha</translation>
    </message>
    <message>
        <source>add from the library</source>
        <translation>acrescentar da biblioteca</translation>
    </message>
    <message>
        <source>restore unsaved work</source>
        <translation>recuperar trabalho não guardado</translation>
    </message>
    <message>
        <source>read the file again</source>
        <translation>voltar a ler o ficheiro</translation>
    </message>
    <message>
        <source>bring back an earlier version</source>
        <translation>recuperar uma versão anterior</translation>
    </message>
    <message>
        <source>make the battle more even</source>
        <translation>equilibrar a batalha</translation>
    </message>
    <message>
        <source>add a unit type</source>
        <translation>acrescentar um tipo de unidade</translation>
    </message>
    <message>
        <source>duplicate a unit type</source>
        <translation>duplicar um tipo de unidade</translation>
    </message>
    <message>
        <source>delete a unit type</source>
        <translation>apagar um tipo de unidade</translation>
    </message>
    <message>
        <source>kind of troops</source>
        <translation>espécie de tropas</translation>
    </message>
    <message>
        <source>how troops move</source>
        <translation>como as tropas se movem</translation>
    </message>
    <message>
        <source>how troops shoot</source>
        <translation>como as tropas disparam</translation>
    </message>
    <message>
        <source>how troops fight</source>
        <translation>como as tropas combatem</translation>
    </message>
    <message>
        <source>rules of elephants</source>
        <translation>regras dos elefantes</translation>
    </message>
    <message>
        <source>a trait of troops</source>
        <translation>uma característica das tropas</translation>
    </message>
    <message>
        <source>stands of a unit type</source>
        <translation>bases de um tipo de unidade</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>figura</translation>
    </message>
    <message>
        <source>import a drawing</source>
        <translation>importar um desenho</translation>
    </message>
    <message>
        <source>give a drawing its back</source>
        <translation>dar um verso a um desenho</translation>
    </message>
    <message>
        <source>remove the drawing of a back</source>
        <translation>remover o desenho do verso</translation>
    </message>
    <message>
        <source>remove a drawing</source>
        <translation>remover um desenho</translation>
    </message>
    <message numerus="yes">
        <source>%n things must be mended before this battle can be played</source>
        <translation>
            <numerusform>é preciso corrigir uma coisa antes de se poder jogar esta batalha</numerusform>
            <numerusform>é preciso corrigir %n coisas antes de se poder jogar esta batalha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playable, with %n doubts</source>
        <translation>
            <numerusform>pode jogar-se, com uma dúvida</numerusform>
            <numerusform>pode jogar-se, com %n dúvidas</numerusform>
        </translation>
    </message>
    <message>
        <source>all good: this battle can be played</source>
        <translation>tudo bem: esta batalha pode jogar-se</translation>
    </message>
    <message numerus="yes">
        <source>There was no free place for %n pieces: they stand on top of others.</source>
        <translation>
            <numerusform>Não havia lugar livre para uma peça: ficou em cima de outra.</numerusform>
            <numerusform>Não havia lugar livre para %n peças: ficaram em cima de outras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces selected</source>
        <translation>
            <numerusform>uma peça selecionada</numerusform>
            <numerusform>%n peças selecionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>O turno</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Disparo</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefantes</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quem vence</translation>
    </message>
    <message>
        <source>%1: move</source>
        <translation>%1: movimento</translation>
    </message>
    <message>
        <source>%1: shoot</source>
        <translation>%1: disparo</translation>
    </message>
    <message>
        <source>Both sides: charge</source>
        <translation>Ambos: carga</translation>
    </message>
    <message>
        <source>Both sides: melee</source>
        <translation>Ambos: corpo a corpo</translation>
    </message>
    <message>
        <source>Each unit and each general at most once, in any order.</source>
        <translation>Cada unidade e cada general uma vez no máximo, por qualquer ordem.</translation>
    </message>
    <message>
        <source>Each unit that can shoot at most once, one after another. Take off stands at once.</source>
        <translation>Cada unidade que pode disparar uma vez no máximo, uma após outra. As bases perdidas saem logo.</translation>
    </message>
    <message>
        <source>All dice first, then all losses, last stands, a die for each general who fought, a control die for each elephant.</source>
        <translation>Primeiro todos os dados, depois todas as baixas, as últimas bases, um dado por cada general que combateu, um lançamento de controlo por cada elefante.</translation>
    </message>
    <message>
        <source>All dice first, then all losses, last stands, a die for each general who fought.</source>
        <translation>Primeiro todos os dados, depois todas as baixas, as últimas bases, um dado por cada general que combateu.</translation>
    </message>
    <message>
        <source>Before the first turn the sides place their commands one by one in turns, each inside its own zone.</source>
        <translation>Antes do turno 1, os lados colocam os seus corpos um a um e à vez, cada um dentro da sua zona.</translation>
    </message>
    <message>
        <source>In each step a unit gets at most one order, in any order of units. A unit may move, shoot and charge in the same turn.</source>
        <translation>Em cada fase, uma unidade recebe no máximo uma ordem; as unidades agem por qualquer ordem. Uma unidade pode mover-se, disparar e carregar no mesmo turno.</translation>
    </message>
    <message>
        <source>This battle begins in its midst: with step %2 of turn %1.</source>
        <translation>Esta batalha começa a meio: na fase %2 do turno %1.</translation>
    </message>
    <message>
        <source>The battle is over when turn %1 is.</source>
        <translation>A batalha acaba com o turno %1.</translation>
    </message>
    <message>
        <source>There is no last turn. The battle is over when %1 whole turns in a row have cost nobody anything.</source>
        <translation>Não há último turno. A batalha acaba quando %1 turnos inteiros seguidos não custaram nada a ninguém.</translation>
    </message>
    <message>
        <source>Formed units go straight ahead, slide obliquely at up to %1, or wheel. All wheels of one move together turn a unit by at most %1.</source>
        <translation>As unidades em formação vão em frente, avançam em oblíquo até %1 ou fazem conversões. Todas as conversões de um movimento juntas não passam de %1.</translation>
    </message>
    <message>
        <source>Formed units go straight ahead, slide obliquely at up to %1, or wheel as far as their way lasts.</source>
        <translation>As unidades em formação vão em frente, avançam em oblíquo até %1 ou fazem conversões enquanto o percurso chegar.</translation>
    </message>
    <message>
        <source>Wheeling: one front corner stays where it is, the other goes round it. The way of that corner is what it costs.</source>
        <translation>Conversão: um canto da frente fica no lugar e o outro dá a volta. Paga-se o caminho desse canto.</translation>
    </message>
    <message>
        <source>Formed units never turn about, go back or step sideways.</source>
        <translation>As unidades em formação nunca dão meia-volta, nunca recuam e nunca andam de lado.</translation>
    </message>
    <message>
        <source>A formed unit may spend its whole move on turning about where it stands. It never goes back or sideways.</source>
        <translation>Uma unidade em formação pode gastar o movimento inteiro a dar meia-volta no lugar. Nunca recua nem anda de lado.</translation>
    </message>
    <message>
        <source>Units that go any direction take one straight way and turn once, before or after it. No corner may end farther away than the move is long.</source>
        <translation>As unidades de movimento livre fazem um percurso a direito e rodam uma vez, antes ou depois. Nenhum canto pode acabar mais longe do que o alcance do movimento.</translation>
    </message>
    <message>
        <source>Units of one stand that go any direction take one straight way, and turn before it and after it as they like.</source>
        <translation>As unidades de uma só base e de movimento livre fazem um percurso a direito e rodam como quiserem, antes e depois.</translation>
    </message>
    <message>
        <source>Skirmishers may go through friends, and friends through skirmishers, if nobody ends on top of another. Nobody goes through those in melee.</source>
        <translation>Os escaramuçadores podem atravessar os amigos, e os amigos podem atravessá-los, se ninguém acabar em cima de outro. Ninguém atravessa quem está em corpo a corpo.</translation>
    </message>
    <message>
        <source>Nobody goes through friends.</source>
        <translation>Ninguém atravessa os amigos.</translation>
    </message>
    <message>
        <source>Everybody may go through friends, if nobody ends on top of another. Nobody goes through those in melee.</source>
        <translation>Todos podem atravessar os amigos, se ninguém acabar em cima de outro. Ninguém atravessa quem está em corpo a corpo.</translation>
    </message>
    <message>
        <source>A move never touches an enemy. Only a charge does.</source>
        <translation>Um movimento nunca toca num inimigo. Só uma carga o faz.</translation>
    </message>
    <message>
        <source>Every part of a unit stays on the table.</source>
        <translation>Todas as partes de uma unidade ficam na mesa.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it and does not move.</source>
        <translation>Quem está em corpo a corpo fica nele e não se move.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only an elephant under control may move off.</source>
        <translation>Quem está em corpo a corpo fica nele. Só um elefante sob controlo pode sair.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only skirmishers may move off.</source>
        <translation>Quem está em corpo a corpo fica nele. Só os escaramuçadores podem sair.</translation>
    </message>
    <message>
        <source>Whoever is in melee stays in it. Only skirmishers and elephants under control may move off.</source>
        <translation>Quem está em corpo a corpo fica nele. Só podem sair os escaramuçadores e os elefantes sob controlo.</translation>
    </message>
    <message>
        <source>A unit shoots at one enemy unit. If any part of the unit is in range, all its stands roll one die each.</source>
        <translation>Uma unidade dispara contra uma unidade inimiga. Se alguma parte da unidade está ao alcance, todas as suas bases lançam um dado cada uma.</translation>
    </message>
    <message>
        <source>A unit shoots at one enemy unit. Only stands whose own base is in range roll one die each.</source>
        <translation>Uma unidade dispara contra uma unidade inimiga. Só as bases que estão elas próprias ao alcance lançam um dado cada uma.</translation>
    </message>
    <message>
        <source>Each hit takes one stand, at once.</source>
        <translation>Cada acerto tira uma base, de imediato.</translation>
    </message>
    <message>
        <source>Nothing blocks a shot.</source>
        <translation>Nada trava um disparo.</translation>
    </message>
    <message>
        <source>A shot is blocked if the line between the two middles runs through a third unit.</source>
        <translation>Um disparo é travado se a linha entre os dois centros passa por uma terceira unidade.</translation>
    </message>
    <message>
        <source>Units shoot in every direction.</source>
        <translation>As unidades disparam em todas as direções.</translation>
    </message>
    <message>
        <source>Units shoot forward only: a corner of the target must be ahead of their front line.</source>
        <translation>As unidades só disparam para a frente: um canto do alvo tem de estar para lá da sua linha da frente.</translation>
    </message>
    <message>
        <source>Moving does not hinder shooting.</source>
        <translation>Mover-se não impede de disparar.</translation>
    </message>
    <message>
        <source>Machines move or shoot in a turn, not both. Nobody else is hindered by moving.</source>
        <translation>As máquinas movem-se ou disparam em cada turno, não as duas coisas. Todos os outros podem fazer ambas.</translation>
    </message>
    <message>
        <source>Whoever is in melee does not shoot and is not shot at.</source>
        <translation>Quem está em corpo a corpo não dispara nem é alvo de disparos.</translation>
    </message>
    <message>
        <source>Elephants cannot be shot down.</source>
        <translation>Nenhum disparo derruba um elefante.</translation>
    </message>
    <message>
        <source>One charge, or a pass, by turns; first: %1. Two passes in a row end the step.</source>
        <translation>Uma carga, ou passar, à vez; começam: %1. Quando os dois lados passam seguidos, a fase acaba.</translation>
    </message>
    <message>
        <source>One side makes all its charges, then the other. First: %1. Then: %2.</source>
        <translation>Um lado faz todas as suas cargas, depois o outro. Primeiro: %1. Depois: %2.</translation>
    </message>
    <message>
        <source>Roll one die for who begins: 1 to 3 %1, 4 to 6 %2. Then one charge, or a pass, by turns. Two passes in a row end the step.</source>
        <translation>Um dado decide quem começa: de 1 a 3, %1; de 4 a 6, %2. Depois uma carga, ou passar, à vez. Quando os dois lados passam seguidos, a fase acaba.</translation>
    </message>
    <message>
        <source>A charge must reach an enemy. Its way is measured like a move and stops at the first touch.</source>
        <translation>Uma carga tem de chegar a um inimigo. O percurso mede-se como um movimento e acaba no primeiro contacto.</translation>
    </message>
    <message>
        <source>A unit charges once a turn. Whoever is in melee cannot charge, but can be charged.</source>
        <translation>Uma unidade carrega uma vez por turno. Quem está em corpo a corpo não pode carregar, mas pode sofrer uma carga.</translation>
    </message>
    <message>
        <source>Formed units charge as they move: ahead, obliquely or wheeling.</source>
        <translation>As unidades em formação carregam como se movem: em frente, em oblíquo ou em conversão.</translation>
    </message>
    <message>
        <source>Formed units charge straight ahead only.</source>
        <translation>As unidades em formação só carregam em frente.</translation>
    </message>
    <message>
        <source>Units that go any direction turn once, then charge straight.</source>
        <translation>As unidades de movimento livre rodam uma vez e depois carregam a direito.</translation>
    </message>
    <message>
        <source>Every enemy within %1 of the charger, where it stops, is in the melee too.</source>
        <translation>Todos os inimigos a menos de %1 do lugar onde a carga acaba entram também no corpo a corpo.</translation>
    </message>
    <message>
        <source>If the target is gone before the melee, the charger stops where it is.</source>
        <translation>Se o alvo desaparece antes do corpo a corpo, quem carrega fica onde está.</translation>
    </message>
    <message>
        <source>If the target is gone before the melee, the charger may go straight on with the way it has left, into whomever it meets.</source>
        <translation>Se o alvo desaparece antes do corpo a corpo, quem carrega pode seguir a direito com o que lhe resta de percurso, contra quem encontrar.</translation>
    </message>
    <message>
        <source>Every unit in melee rolls one die for each of its stands, all at the same time. Each hit takes one stand.</source>
        <translation>No corpo a corpo, cada unidade lança um dado por cada uma das suas bases, todas ao mesmo tempo. Cada acerto tira uma base.</translation>
    </message>
    <message>
        <source>A number under “Against it” counts in place of the attacker&apos;s own.</source>
        <translation>Um número em «Contra ela» conta em vez do número de quem ataca.</translation>
    </message>
    <message>
        <source>A number behind an arrow counts in the turn of the unit&apos;s own charge.</source>
        <translation>Um número a seguir a uma seta conta no turno da carga da própria unidade.</translation>
    </message>
    <message>
        <source>A unit with several enemies puts all its dice on one of them.</source>
        <translation>Uma unidade com vários inimigos põe todos os dados num deles.</translation>
    </message>
    <message>
        <source>A unit with several enemies may share its dice out among them.</source>
        <translation>Uma unidade com vários inimigos pode repartir os dados por eles.</translation>
    </message>
    <message>
        <source>Hits beyond the last stand are lost.</source>
        <translation>Os acertos para lá da última base perdem-se.</translation>
    </message>
    <message>
        <source>Hits beyond the last stand go on to other enemies in the same melee.</source>
        <translation>Os acertos para lá da última base passam para outros inimigos do mesmo combate.</translation>
    </message>
    <message>
        <source>Last stand: a unit that is down to one stand loses that too, at once, whatever the cause. Units that begin with one stand are spared this.</source>
        <translation>Última base: uma unidade reduzida a uma base perde também essa, de imediato, seja qual for a causa. As unidades que começam com uma base escapam a isto.</translation>
    </message>
    <message>
        <source>If both are still there they fight again next turn.</source>
        <translation>Se ambos ainda lá estão, voltam a combater no próximo turno.</translation>
    </message>
    <message>
        <source>Neither shots nor melee harm an elephant.</source>
        <translation>Nem os disparos nem o corpo a corpo ferem um elefante.</translation>
    </message>
    <message>
        <source>%1: charging the front of troops that scare elephants, roll one die first. On %2 or more it runs off and does no harm.</source>
        <translation>%1: ao carregar pela frente sobre tropas que assustam elefantes, lança-se primeiro um dado. A partir de %2, foge e não faz estragos.</translation>
    </message>
    <message>
        <source>%1: charging the front of troops that scare elephants, roll one die first. On a 6 it runs off and does no harm.</source>
        <translation>%1: ao carregar pela frente sobre tropas que assustam elefantes, lança-se primeiro um dado. Com um 6, foge e não faz estragos.</translation>
    </message>
    <message>
        <source>%1: nothing scares it.</source>
        <translation>%1: nada o assusta.</translation>
    </message>
    <message numerus="yes">
        <source>%1: its charge takes %n stands of its target at contact.</source>
        <translation>
            <numerusform>%1: ao contacto, a sua carga tira uma base ao alvo.</numerusform>
            <numerusform>%1: ao contacto, a sua carga tira %n bases ao alvo.</numerusform>
        </translation>
    </message>
    <message>
        <source>It comes from the front if its middle was ahead of the target&apos;s front line when it charged.</source>
        <translation>A carga vem pela frente se o seu centro estava para lá da linha da frente do alvo quando carregou.</translation>
    </message>
    <message>
        <source>It comes from the front if it touches the target&apos;s front edge.</source>
        <translation>A carga vem pela frente se toca no bordo da frente do alvo.</translation>
    </message>
    <message>
        <source>Whoever charges an elephant is not trampled.</source>
        <translation>Quem carrega sobre um elefante não perde bases por isso.</translation>
    </message>
    <message>
        <source>Whoever charges an elephant loses stands as if it had charged.</source>
        <translation>Quem carrega sobre um elefante perde bases como se o elefante tivesse carregado.</translation>
    </message>
    <message>
        <source>After that it holds its enemy and rolls no dice in melee.</source>
        <translation>Depois disso, segura o inimigo e não lança dados no corpo a corpo.</translation>
    </message>
    <message>
        <source>In melee it rolls one die against skirmishers and hits on 4 or more.</source>
        <translation>No corpo a corpo lança um dado contra escaramuçadores e acerta a partir de 4.</translation>
    </message>
    <message>
        <source>In melee it takes two stands a round, from the round after its charge; if it was charged, from the first.</source>
        <translation>No corpo a corpo tira duas bases por ronda, a partir da ronda a seguir à sua carga; se sofreu a carga, logo na primeira.</translation>
    </message>
    <message>
        <source>In melee it rolls one die against anybody and hits on 5 or more.</source>
        <translation>No corpo a corpo lança um dado contra qualquer um e acerta a partir de 5.</translation>
    </message>
    <message>
        <source>After each round of melee an elephant was in, roll its control die. If its charge alone destroyed the target, do not.</source>
        <translation>Depois de cada ronda de combate com um elefante, faz-se o seu lançamento de controlo. Não se faz se só a carga destruiu o alvo.</translation>
    </message>
    <message>
        <source>After each round of melee an elephant was in, roll its control die; also if its charge alone destroyed the target.</source>
        <translation>Depois de cada ronda de combate com um elefante, faz-se o seu lançamento de controlo; também se só a carga destruiu o alvo.</translation>
    </message>
    <message numerus="yes">
        <source>%1: running wild it goes %2 straight, then it is gone. Every unit in its path, friend or foe, loses %n stands.</source>
        <translation>
            <numerusform>%1: em fúria corre %2 a direito e desaparece. Cada unidade no seu caminho, amiga ou inimiga, perde uma base.</numerusform>
            <numerusform>%1: em fúria corre %2 a direito e desaparece. Cada unidade no seu caminho, amiga ou inimiga, perde %n bases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other elephants in that path are not harmed.</source>
        <translation>Os outros elefantes nesse caminho não sofrem nada.</translation>
    </message>
    <message>
        <source>Other elephants in that path are gone as well.</source>
        <translation>Os outros elefantes nesse caminho desaparecem também.</translation>
    </message>
    <message>
        <source>Under control</source>
        <translation>Sob controlo</translation>
    </message>
    <message>
        <source>Runs ahead</source>
        <translation>Corre em frente</translation>
    </message>
    <message>
        <source>Runs to the right</source>
        <translation>Corre para a direita</translation>
    </message>
    <message>
        <source>Runs to the left</source>
        <translation>Corre para a esquerda</translation>
    </message>
    <message>
        <source>Turns and runs back</source>
        <translation>Dá meia-volta e corre para trás</translation>
    </message>
    <message>
        <source>A general goes up to %1 alone, in any direction and past anybody, or goes with a unit; not both.</source>
        <translation>Um general sem unidade anda até %1 em qualquer direção, passando por qualquer um; ou então vai com uma unidade. Não as duas coisas.</translation>
    </message>
    <message>
        <source>At the end of that way a general may join a unit, also one in melee, but cannot leave it there.</source>
        <translation>No fim desse caminho, um general pode juntar-se a uma unidade, mesmo em corpo a corpo, mas aí não pode separar-se dela.</translation>
    </message>
    <message>
        <source>At the end of that way a general may join a unit of the same command, a commander in chief any unit; also in melee, but cannot leave it there.</source>
        <translation>No fim desse caminho, um general pode juntar-se a uma unidade do seu corpo, um comandante-chefe a qualquer uma; mesmo em corpo a corpo, mas aí não pode separar-se dela.</translation>
    </message>
    <message>
        <source>One general at most to a unit.</source>
        <translation>No máximo um general por unidade.</translation>
    </message>
    <message>
        <source>Several generals may be with one unit.</source>
        <translation>Numa unidade podem estar vários generais.</translation>
    </message>
    <message numerus="yes">
        <source>With a unit a general adds %n dice in melee, none in shooting.</source>
        <translation>
            <numerusform>Com uma unidade, um general acrescenta um dado no corpo a corpo e nenhum no disparo.</numerusform>
            <numerusform>Com uma unidade, um general acrescenta %n dados no corpo a corpo e nenhum no disparo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dice.</source>
        <translation>
            <numerusform>%1: um dado.</numerusform>
            <numerusform>%1: %n dados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>adds %n dice in melee</source>
        <translation>
            <numerusform>mais um dado no corpo a corpo</numerusform>
            <numerusform>mais %n dados no corpo a corpo</numerusform>
        </translation>
    </message>
    <message>
        <source>After each round of melee roll one die for every general in it. On a 6 the general falls.</source>
        <translation>Depois de cada ronda de combate, lança-se um dado por cada general que lá esteve. Com um 6, o general cai.</translation>
    </message>
    <message>
        <source>If the unit is lost, the general stays there alone.</source>
        <translation>Se a unidade se perde, o general fica nesse lugar.</translation>
    </message>
    <message>
        <source>If the unit is lost, the general is lost with it.</source>
        <translation>Se a unidade se perde, o general perde-se com ela.</translation>
    </message>
    <message>
        <source>Nobody shoots at a general or charges one.</source>
        <translation>Ninguém dispara contra um general nem carrega sobre ele.</translation>
    </message>
    <message>
        <source>At the end count for each side what share of its stands it has lost, in per cent. Generals do not count.</source>
        <translation>No fim conta-se, para cada lado, que percentagem das suas bases perdeu. Os generais não contam.</translation>
    </message>
    <message>
        <source>The shares differ by less than %1 points: drawn. From %1 on: a slight edge for the side that lost less. From %2 on: a great victory.</source>
        <translation>As percentagens diferem em menos de %1 pontos: batalha indecisa. A partir de %1: ligeira vantagem para quem perdeu menos. A partir de %2: grande vitória.</translation>
    </message>
    <message>
        <source>A side that alone has units left has won a great victory.</source>
        <translation>Se só um lado ainda tem unidades, a grande vitória é dele.</translation>
    </message>
    <message>
        <source>An army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>Um exército que perdeu metade das bases fica derrotado no fim desse turno.</translation>
    </message>
    <message>
        <source>A side whose commander in chief falls is beaten at the end of that turn.</source>
        <translation>Um lado cujo comandante-chefe cai fica derrotado no fim desse turno.</translation>
    </message>
    <message>
        <source>formed</source>
        <translation>em formação</translation>
    </message>
    <message>
        <source>any direction</source>
        <translation>movimento livre</translation>
    </message>
    <message>
        <source>scares elephants</source>
        <translation>assusta elefantes</translation>
    </message>
    <message>
        <source>gone if charged</source>
        <translation>foge de uma carga</translation>
    </message>
    <message>
        <source>no general joins it</source>
        <translation>sem general</translation>
    </message>
    <message>
        <source>does not count for victory</source>
        <translation>não conta para a vitória</translation>
    </message>
    <message>
        <source>Stands lost by %1 that give the enemy a slight edge: %2; a great victory: %3 (if the enemy has lost none).</source>
        <translation>Bases perdidas (%1) que dão ao inimigo uma ligeira vantagem: %2; uma grande vitória: %3 (se o inimigo não perdeu nenhuma).</translation>
    </message>
    <message>
        <source>Stands lost by %1 with which the army is beaten: %2.</source>
        <translation>Bases perdidas (%1) com que o exército fica derrotado: %2.</translation>
    </message>
    <message>
        <source>No stand of %1 counts for victory.</source>
        <translation>Nenhuma base (%1) conta para a vitória.</translation>
    </message>
    <message>
        <source>General alone</source>
        <translation>General sem unidade</translation>
    </message>
    <message>
        <source>Rampage</source>
        <translation>Fúria</translation>
    </message>
    <message>
        <source>A front of %1: %2 for 15 degrees, %3 for 30, %4 for 45</source>
        <translation>Frente de %1: %2 para 15 graus, %3 para 30, %4 para 45</translation>
    </message>
    <message numerus="yes">
        <source>Reckoned from %3 battles that the program played against itself: %n orders a battle, %2 seconds an order with talk and dice. A class that plays for the first time takes longer.</source>
        <translation>
            <numerusform>Calculado com %3 batalhas que o programa jogou contra si próprio: uma ordem por batalha, %2 segundos por ordem, com conversa e dados. Uma turma que joga pela primeira vez demora mais.</numerusform>
            <numerusform>Calculado com %3 batalhas que o programa jogou contra si próprio: %n ordens por batalha, %2 segundos por ordem, com conversa e dados. Uma turma que joga pela primeira vez demora mais.</numerusform>
        </translation>
    </message>
    <message>
        <source>How long so large a battle takes is not reckoned here. The balance panel of the editor does it in the background.</source>
        <translation>Aqui não se calcula quanto demora uma batalha tão grande. O painel de equilíbrio do editor faz isso em segundo plano.</translation>
    </message>
    <message>
        <source>From %1 to %2 can play with a task each.</source>
        <translation>Podem jogar de %1 a %2 pessoas, cada uma com a sua tarefa.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n commands.</source>
        <translation>
            <numerusform>%1: um corpo.</numerusform>
            <numerusform>%1: %n corpos.</numerusform>
        </translation>
    </message>
    <message>
        <source>If there are more, let two lead a command together: one gives the orders, one measures and rolls. If there are fewer, let one lead several.</source>
        <translation>Se houver mais gente, ponha duas pessoas a comandar um corpo: uma dá as ordens, a outra mede e lança. Se houver menos, ponha uma a comandar vários.</translation>
    </message>
    <message>
        <source>Commander in chief, one a side: makes the plan with the commanders before the battle, then speaks for the side.</source>
        <translation>Comandante-chefe, um por lado: faz o plano com os comandantes antes da batalha e depois fala pelo seu lado.</translation>
    </message>
    <message>
        <source>Commander, one a command: moves its units, measures, rolls its dice and ticks off its losses.</source>
        <translation>Comandante, um por corpo: move as unidades, mede, lança os dados e assinala as baixas.</translation>
    </message>
    <message>
        <source>Commands without a general need somebody too; the commander in chief may lead them.</source>
        <translation>Os corpos sem general também precisam de alguém; o comandante-chefe pode comandá-los.</translation>
    </message>
    <message>
        <source>Referee: moves the marker on the track, says whose step it is, reads rules from the wall.</source>
        <translation>Árbitro: move o marcador na pista, diz de quem é a fase, lê as regras na parede.</translation>
    </message>
    <message>
        <source>Chronicler: writes down after every turn what happened and what it cost. The report of the battle comes from these notes.</source>
        <translation>Cronista: escreve depois de cada turno o que aconteceu e quanto custou. Destas notas nasce a crónica da batalha.</translation>
    </message>
    <message>
        <source>The day before: cut out soldiers, sticks and templates, and check with a ruler that the printer kept the size.</source>
        <translation>Na véspera: recorte os soldados, as réguas e os moldes e verifique com uma régua se a impressora respeitou o tamanho.</translation>
    </message>
    <message>
        <source>Mark the table along two edges as on the map and put every unit where the list has it.</source>
        <translation>Marque a mesa ao longo de dois bordos como no mapa e ponha cada unidade onde a lista a tem.</translation>
    </message>
    <message>
        <source>Mark the table along two edges as on the map. The sides place their commands themselves, each inside its zone.</source>
        <translation>Marque a mesa ao longo de dois bordos como no mapa. Os lados colocam eles próprios os seus corpos, cada um dentro da sua zona.</translation>
    </message>
    <message>
        <source>Every commander gets the card of the command. Give five minutes to read it and to make a plan.</source>
        <translation>Cada comandante recebe o cartão do seu corpo. Dê cinco minutos para o ler e fazer um plano.</translation>
    </message>
    <message>
        <source>The quick reference hangs where everybody sees it.</source>
        <translation>O resumo das regras fica afixado onde todos o vejam.</translation>
    </message>
    <message>
        <source>The track lies beside the table. Its markers show turn and step.</source>
        <translation>A pista fica ao lado da mesa. Os seus marcadores mostram o turno e a fase.</translation>
    </message>
    <message>
        <source>Tick a box in the order of battle for every stand lost. The ladder below says how many per cent that is.</source>
        <translation>Por cada base perdida, assinala-se um quadrado na ordem de batalha. A escala em baixo diz quantos por cento são.</translation>
    </message>
    <message>
        <source>If nobody is sure of a rule, let the program play that step, or roll a die and go on.</source>
        <translation>Se ninguém tiver a certeza de uma regra, deixe o programa jogar essa fase, ou lance um dado e siga em frente.</translation>
    </message>
    <message>
        <source>Afterwards everybody fills in a report. Compare them: no two saw the same battle.</source>
        <translation>No fim, cada um preenche uma crónica. Comparem-nas: não há duas pessoas que tenham visto a mesma batalha.</translation>
    </message>
    <message>
        <source>At which moment was the battle decided? Who noticed it then?</source>
        <translation>Em que momento se decidiu a batalha? Quem deu por isso nessa altura?</translation>
    </message>
    <message>
        <source>What was each side&apos;s plan, and when did it stop working?</source>
        <translation>Qual era o plano de cada lado, e quando deixou de resultar?</translation>
    </message>
    <message>
        <source>There were %2 stands of %1 and %4 of %3. How could the smaller army make up for that?</source>
        <translation>Bases no início: %1, %2; %3, %4. Como podia o exército mais pequeno compensar isso?</translation>
    </message>
    <message>
        <source>The armies were about equally large. What made the difference?</source>
        <translation>Os exércitos eram mais ou menos do mesmo tamanho. O que fez a diferença?</translation>
    </message>
    <message>
        <source>Were the elephants worth their risk, and to whom?</source>
        <translation>Os elefantes valeram o risco, e para quem?</translation>
    </message>
    <message>
        <source>Should a general fight in the front rank or stay behind and look on?</source>
        <translation>Um general deve combater na primeira fileira ou ficar atrás a observar?</translation>
    </message>
    <message>
        <source>What was luck and what was skill? How could one find out?</source>
        <translation>O que foi sorte e o que foi mérito? Como se poderia descobrir?</translation>
    </message>
    <message>
        <source>What does the game leave out that a soldier would have felt: fear, noise, hunger, orders that never arrive?</source>
        <translation>O que sentiria um soldado que o jogo deixa de fora: medo, barulho, fome, ordens que nunca chegam?</translation>
    </message>
    <message>
        <source>Who wrote about this battle, how long afterwards, and for whom? What does that mean for us?</source>
        <translation>Quem escreveu sobre esta batalha, quanto tempo depois, e para quem? O que significa isso para nós?</translation>
    </message>
    <message>
        <source>Who paid for this battle besides the armies, and whose story is not told?</source>
        <translation>Quem pagou por esta batalha além dos exércitos, e que história não se conta?</translation>
    </message>
    <message numerus="yes">
        <source>%n units or generals had acted in this step already. They may act again.</source>
        <translation>
            <numerusform>Uma unidade ou um general já tinha agido nesta fase e pode agir outra vez.</numerusform>
            <numerusform>%n unidades ou generais já tinham agido nesta fase. Podem agir outra vez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units had charged in this turn. What that means for its melee is forgotten.</source>
        <translation>
            <numerusform>Uma unidade tinha carregado neste turno. O que isso significa para o seu corpo a corpo é esquecido.</numerusform>
            <numerusform>%n unidades tinham carregado neste turno. O que isso significa para o seu corpo a corpo é esquecido.</numerusform>
        </translation>
    </message>
    <message>
        <source>Commands were still being placed. Placing them begins anew.</source>
        <translation>Os corpos ainda estavam a ser colocados. A colocação começa de novo.</translation>
    </message>
    <message>
        <source>Dice were due or a fight was half fought. The step begins anew without them.</source>
        <translation>Havia dados por lançar ou um combate a meio. A fase começa de novo sem eles.</translation>
    </message>
    <message>
        <source>The count of turns without losses begins anew.</source>
        <translation>A contagem de turnos sem baixas começa de novo.</translation>
    </message>
    <message>
        <source>The battle had ended. The new one goes on from its last step.</source>
        <translation>A batalha tinha acabado. A nova continua a partir da sua última fase.</translation>
    </message>
    <message>
        <source>Some orders of this step had been given already. The step begins anew.</source>
        <translation>Algumas ordens desta fase já tinham sido dadas. A fase começa de novo.</translation>
    </message>
    <message numerus="yes">
        <source>%n stands that were missing when the battle began will count as lost in the new one.</source>
        <translation>
            <numerusform>Uma base que faltava quando a batalha começou contará como perdida na nova.</numerusform>
            <numerusform>%n bases que faltavam quando a batalha começou contarão como perdidas na nova.</numerusform>
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
        <translation>%1 pol</translation>
    </message>
    <message>
        <source>cm</source>
        <comment>centimetres</comment>
        <translation>cm</translation>
    </message>
    <message>
        <source>in</source>
        <comment>inches</comment>
        <translation>pol</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>under %1%</source>
        <translation>menos de %1%</translation>
    </message>
    <message>
        <source>over %1%</source>
        <translation>mais de %1%</translation>
    </message>
</context>
<context>
    <name>NextThing</name>
    <message>
        <source>Place the next command</source>
        <translation>Colocar o corpo seguinte</translation>
    </message>
    <message>
        <source>Choose a target</source>
        <translation>Escolher um alvo</translation>
    </message>
    <message>
        <source>No charge now</source>
        <translation>Sem cargas agora</translation>
    </message>
    <message>
        <source>Nobody can charge: go on</source>
        <translation>Ninguém pode carregar: seguir</translation>
    </message>
    <message>
        <source>No fights: go on</source>
        <translation>Sem combates: seguir</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combater</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Voltar ao presente</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Read the battle report</source>
        <translation>Ler a crónica da batalha</translation>
    </message>
    <message>
        <source>Paused: go on</source>
        <translation>Em pausa: seguir</translation>
    </message>
    <message>
        <source>The program is thinking…</source>
        <translation>O programa está a pensar…</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Fazer isto</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Expected loss %1 of %2 stands; destroyed: %3.</source>
        <comment>stands, stands, chance</comment>
        <translation>Baixas esperadas: %1 de %2 bases; fora de combate: %3.</translation>
    </message>
    <message>
        <source>destroyed: %1</source>
        <translation>fora de combate: %1</translation>
    </message>
    <message>
        <source>%1 left: %2</source>
        <comment>stands, chance</comment>
        <translation>restam %1: %2</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Linha %1: %2</translation>
    </message>
    <message>
        <source>%1 Problems in all: %2.</source>
        <translation>%1 Problemas ao todo: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>Não é possível abrir %1. %2</translation>
    </message>
    <message>
        <source>%1 cannot be played. %2</source>
        <translation>Não é possível jogar %1. %2</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Show this help and end.</source>
        <translation>Mostra esta ajuda e acaba.</translation>
    </message>
    <message>
        <source>Show the version and end.</source>
        <translation>Mostra a versão e acaba.</translation>
    </message>
    <message>
        <source>Write a picture of the window and end.</source>
        <translation>Escreve uma imagem da janela e acaba.</translation>
    </message>
    <message>
        <source>Size of the window in pixels.</source>
        <translation>Tamanho da janela em píxeis.</translation>
    </message>
    <message>
        <source>Colours of the window: light or dark.</source>
        <translation>Cores da janela: light ou dark.</translation>
    </message>
    <message>
        <source>Part of the table to look at, in inches from its south-west corner.</source>
        <translation>Parte da mesa a mostrar, em polegadas a partir do canto sudoeste.</translation>
    </message>
    <message>
        <source>Language to speak for this time, such as fr.</source>
        <translation>Idioma a usar desta vez, por exemplo fr.</translation>
    </message>
    <message>
        <source>Open the scenario in the editor.</source>
        <translation>Abre o cenário no editor.</translation>
    </message>
    <message>
        <source>Write the battle report of a journal to FILE and end.</source>
        <translation>Escreve a crónica da batalha de um diário em FILE e acaba.</translation>
    </message>
    <message>
        <source>Write the report as pdf, html or text, where the name of FILE does not say it.</source>
        <translation>Escreve a crónica como pdf, html ou text, quando o nome de FILE não o diz.</translation>
    </message>
    <message>
        <source>Paper of what is printed: a4 or letter.</source>
        <translation>Papel do que se imprime: a4 ou letter.</translation>
    </message>
    <message>
        <source>Lengths in what is printed: in or cm.</source>
        <translation>Comprimentos no que se imprime: in ou cm.</translation>
    </message>
    <message>
        <source>Show the events that each sentence of the report rests on.</source>
        <translation>Mostra os acontecimentos em que assenta cada frase da crónica.</translation>
    </message>
    <message>
        <source>There is no paper &quot;%1&quot;; there are a4 and letter.</source>
        <translation>Não há papel &quot;%1&quot;; há a4 e letter.</translation>
    </message>
    <message>
        <source>Lengths are told in &quot;in&quot; or &quot;cm&quot;, not in &quot;%1&quot;.</source>
        <translation>Os comprimentos indicam-se em &quot;in&quot; ou &quot;cm&quot;, não em &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>A report goes to a file whose name ends in .pdf, .html or .txt, not to &quot;%1&quot;.</source>
        <translation>Uma crónica vai para um ficheiro cujo nome acaba em .pdf, .html ou .txt, não para &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no language &quot;%1&quot;; there are: %2.</source>
        <translation>Não há idioma &quot;%1&quot;; há: %2.</translation>
    </message>
    <message>
        <source>There is no theme &quot;%1&quot;; there are light and dark.</source>
        <translation>Não há tema &quot;%1&quot;; há light e dark.</translation>
    </message>
    <message>
        <source>A size looks like 1366x768.</source>
        <translation>Um tamanho é como 1366x768.</translation>
    </message>
    <message>
        <source>A part of the table looks like 20,30,24,16.</source>
        <translation>Uma parte da mesa é como 20,30,24,16.</translation>
    </message>
    <message>
        <source>Zama: fast-play tabletop battles for the classroom. Begins with the start page, or with the battle of a file.</source>
        <translation>Zama: batalhas rápidas à mesa, para a sala de aula. Começa com a página inicial, ou com a batalha de um ficheiro.</translation>
    </message>
    <message>
        <source>A scenario (*.zama.json) or a battle under way (*.zama-game.json).</source>
        <translation>Um cenário (*.zama.json) ou uma batalha em curso (*.zama-game.json).</translation>
    </message>
    <message>
        <source>One file at a time, please.</source>
        <translation>Um ficheiro de cada vez, por favor.</translation>
    </message>
    <message>
        <source>Which scenario is to be edited? zama --edit FILE</source>
        <translation>Que cenário é para editar? zama --edit FILE</translation>
    </message>
</context>
<context>
    <name>OrderOfBattlePages</name>
    <message>
        <source>A box is a stand; tick it when the stand is lost. The two boxes above a bar go together: a single stand cannot hold.</source>
        <translation>Um quadrado é uma base; assinala-o quando a base se perde. Os dois quadrados por cima de uma barra vão juntos: uma base sozinha não aguenta.</translation>
    </message>
    <message>
        <source>A round box does not count for victory. The ring before a general is for his fall.</source>
        <translation>Um círculo no lugar do quadrado não conta para a vitória. O círculo antes de um general assinala-se quando ele cai.</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Todos juntos</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Bases</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Soma</translation>
    </message>
    <message>
        <source>Of these count for victory</source>
        <translation>Destas contam para a vitória</translation>
    </message>
    <message>
        <source>Stands lost, in per cent</source>
        <translation>Bases perdidas, em percentagem</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Carthaginian</source>
        <translation>Cartaginês</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglês</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francês</translation>
    </message>
    <message>
        <source>Gallic</source>
        <translation>Gaulês</translation>
    </message>
    <message>
        <source>Germanic</source>
        <translation>Germano</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grego</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Iberian</source>
        <translation>Ibero</translation>
    </message>
    <message>
        <source>Imperial Roman</source>
        <translation>Império Romano</translation>
    </message>
    <message>
        <source>Indian</source>
        <translation>Indiano</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>Macedónio</translation>
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
        <translation>Saxão</translation>
    </message>
    <message>
        <source>Seleucid</source>
        <translation>Selêucida</translation>
    </message>
</context>
<context>
    <name>PdfFile</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Não é possível escrever %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: the pages could not be drawn</source>
        <translation>Não é possível escrever %1: não se conseguiu desenhar as páginas</translation>
    </message>
</context>
<context>
    <name>PieceProperties</name>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>pattern of a colour</comment>
        <translation>Liso</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>Riscas</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Pintas</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Xadrez</translation>
    </message>
    <message>
        <source>The figures’ own</source>
        <translation>As da própria figura</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>kind of ground</comment>
        <translation>Liso</translation>
    </message>
    <message>
        <source>Deploys on the whole table</source>
        <translation>Dispõe-se em toda a mesa</translation>
    </message>
    <message>
        <source>Zone, from the left edge</source>
        <translation>Zona, desde o bordo esquerdo</translation>
    </message>
    <message>
        <source>Zone, from the bottom edge</source>
        <translation>Zona, desde o bordo de baixo</translation>
    </message>
    <message>
        <source>Zone, width</source>
        <translation>Zona, largura</translation>
    </message>
    <message>
        <source>Zone, depth</source>
        <translation>Zona, fundo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Bases</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>Stands left</source>
        <translation>Bases restantes</translation>
    </message>
    <message>
        <source>Only for battles that begin in the middle.</source>
        <translation>Só para batalhas que começam a meio.</translation>
    </message>
    <message>
        <source>From the left edge</source>
        <translation>Desde o bordo esquerdo</translation>
    </message>
    <message>
        <source>From the bottom edge</source>
        <translation>Desde o bordo de baixo</translation>
    </message>
    <message>
        <source>Where the middle of its front edge stands.</source>
        <translation>Onde está o meio do bordo da frente.</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Orientação</translation>
    </message>
    <message>
        <source>Clockwise: 0° looks up the table, 180° down.</source>
        <translation>No sentido dos ponteiros do relógio: 0° olha para o cimo da mesa, 180° para baixo.</translation>
    </message>
    <message>
        <source>Extra stands</source>
        <translation>Dados adicionais</translation>
    </message>
    <message>
        <source>So many more stands fight in the unit he is with.</source>
        <translation>Quantos dados a mais lança a unidade com que está.</translation>
    </message>
    <message>
        <source>Commander-in-chief</source>
        <translation>Comandante-chefe</translation>
    </message>
    <message>
        <source>Is with</source>
        <translation>Está com</translation>
    </message>
    <message>
        <source>Has fallen already</source>
        <translation>Já caiu</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Has a general</source>
        <translation>Tem general</translation>
    </message>
    <message>
        <source>As a label: “Romans”.</source>
        <translation>Como rótulo: «Romanos».</translation>
    </message>
    <message>
        <source>In a sentence</source>
        <translation>Numa frase</translation>
    </message>
    <message>
        <source>As in “Now the Romans move”: with “the” where your language wants it. Empty: the same as the name.</source>
        <translation>Como em «Agora movem-se os romanos»: com artigo e no plural. Vazio: igual ao nome.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Segunda cor</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Tells the sides apart also without colours.</source>
        <translation>Distingue os lados também sem cores.</translation>
    </message>
    <message>
        <source>Colours of its figures</source>
        <translation>Cores das suas figuras</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largura</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Fundo</translation>
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
        <translation>Computador: Recruta (fácil)</translation>
    </message>
    <message>
        <source>Computer: Veteran (medium)</source>
        <translation>Computador: Soldado (médio)</translation>
    </message>
    <message>
        <source>Computer: Commander (strong)</source>
        <translation>Computador: Veterano (forte)</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Uma pessoa</translation>
    </message>
</context>
<context>
    <name>PrintCall</name>
    <message>
        <source>There is nothing called &quot;%1&quot; to print; there are: %2.</source>
        <translation>Não há nada chamado &quot;%1&quot; para imprimir; há: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no language; a language is called fr, de or pt-BR.</source>
        <translation>&quot;%1&quot; não é o código de um idioma; um idioma chama-se fr, de ou pt-BR.</translation>
    </message>
    <message>
        <source>At most two languages can be printed under one another.</source>
        <translation>É possível imprimir no máximo dois idiomas, um por baixo do outro.</translation>
    </message>
    <message>
        <source>--%1 is a whole number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 é um número inteiro de %2 a %3, não &quot;%4&quot;.</translation>
    </message>
    <message>
        <source>--%1 is for paper soldiers, and none are to be printed: add soldiers to --what.</source>
        <translation>--%1 é para soldados de papel, e não se vai imprimir nenhum: acrescente soldiers a --what.</translation>
    </message>
    <message>
        <source>Pages go to a file whose name ends in .pdf, not to &quot;%1&quot;.</source>
        <translation>As páginas vão para um ficheiro cujo nome acaba em .pdf, não para &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no ink &quot;%1&quot;; there are: %2.</source>
        <translation>Não há tinta &quot;%1&quot;; há: %2.</translation>
    </message>
    <message>
        <source>Write what a class needs on paper for a battle to OUT, a PDF, and end.</source>
        <translation>Escreve em OUT, um PDF, o que uma turma precisa em papel para uma batalha, e acaba.</translation>
    </message>
    <message>
        <source>What to print: %1.</source>
        <translation>O que imprimir: %1.</translation>
    </message>
    <message>
        <source>Language of what is printed, or two under one another.</source>
        <translation>Idioma do que se imprime, ou dois, um por baixo do outro.</translation>
    </message>
    <message>
        <source>How to print it: %1.</source>
        <translation>Como imprimir: %1.</translation>
    </message>
    <message>
        <source>The paper lies sideways.</source>
        <translation>O papel fica ao baixo.</translation>
    </message>
    <message>
        <source>Soldiers of these commands only.</source>
        <translation>Só soldados destes corpos.</translation>
    </message>
    <message>
        <source>Soldiers of these types of unit only, without generals.</source>
        <translation>Só soldados destes tipos de unidade, sem generais.</translation>
    </message>
    <message>
        <source>Spare stands of each type, 0 to %1.</source>
        <translation>Bases de reserva por tipo, de 0 a %1.</translation>
    </message>
    <message>
        <source>Height of the figures in per cent, %1 to %2; bases stay as they are.</source>
        <translation>Altura das figuras em percentagem, de %1 a %2; as bases ficam como estão.</translation>
    </message>
    <message>
        <source>No generals among the soldiers.</source>
        <translation>Sem generais entre os soldados.</translation>
    </message>
    <message>
        <source>Replace OUT where it is there already.</source>
        <translation>Substitui OUT se já existir.</translation>
    </message>
</context>
<context>
    <name>PrintFile</name>
    <message>
        <source>The scenario says nothing in &quot;%1&quot;; its texts are printed in its own language, &quot;%2&quot;.</source>
        <translation>O cenário não diz nada em &quot;%1&quot;; os seus textos são impressos no seu próprio idioma, &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot; in this battle; there are: %2.</source>
        <translation>Não há o corpo &quot;%1&quot; nesta batalha; há: %2.</translation>
    </message>
    <message>
        <source>There is no type of unit &quot;%1&quot; in this battle; there are: %2.</source>
        <translation>Não há o tipo de unidade &quot;%1&quot; nesta batalha; há: %2.</translation>
    </message>
    <message>
        <source>%1 is what is being read.</source>
        <translation>%1 é o que está a ser lido.</translation>
    </message>
    <message>
        <source>%1 is there already; --force replaces it.</source>
        <translation>%1 já existe; --force substitui-o.</translation>
    </message>
</context>
<context>
    <name>PrintFooter</name>
    <message>
        <source>Print at 100%: this is 10 cm</source>
        <translation>Imprimir a 100%: isto são 10 cm</translation>
    </message>
    <message>
        <source>5 cm</source>
        <translation>5 cm</translation>
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
        <translation>A batalha ainda não tem unidades, por isso ficam de fora: %1.</translation>
    </message>
    <message>
        <source>This makes no pages: the battle has nothing of what is wanted.</source>
        <translation>Isto não dá páginas: a batalha não tem nada do que se pediu.</translation>
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
        <translation>Resumo das regras</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Ordem de batalha</translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation>Comandantes</translation>
    </message>
    <message>
        <source>Range sticks</source>
        <translation>Réguas de papel</translation>
    </message>
    <message>
        <source>Turning templates</source>
        <translation>Moldes de conversão</translation>
    </message>
    <message>
        <source>Rampage template</source>
        <translation>Molde da fúria</translation>
    </message>
    <message>
        <source>Deployment map</source>
        <translation>Mapa da disposição</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <translation>Sequência de jogo</translation>
    </message>
    <message>
        <source>Our battle report</source>
        <translation>A nossa crónica</translation>
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
        <translation>Uma tira por cada base, para recortar e dobrar.</translation>
    </message>
    <message>
        <source>The rules in short, with the numbers of this battle.</source>
        <translation>As regras em resumo, com os números desta batalha.</translation>
    </message>
    <message>
        <source>All units, with a box to tick for every stand that is lost.</source>
        <translation>Todas as unidades, com um quadrado para assinalar cada base perdida.</translation>
    </message>
    <message>
        <source>For each commander: what he knows and whom he leads.</source>
        <translation>Para cada comandante: o que sabe e quem comanda.</translation>
    </message>
    <message>
        <source>Strips to measure moves and ranges with.</source>
        <translation>Tiras para medir movimentos e alcances.</translation>
    </message>
    <message>
        <source>Angles of 45 degrees, for wheels and oblique moves.</source>
        <translation>Ângulos de 45 graus, para conversões e oblíquos.</translation>
    </message>
    <message>
        <source>Where an elephant goes that is out of control.</source>
        <translation>Para onde vai um elefante em fúria.</translation>
    </message>
    <message>
        <source>Who stands where, with a grid to lay out a real table.</source>
        <translation>Quem está onde, com uma grelha para montar uma mesa de verdade.</translation>
    </message>
    <message>
        <source>The steps of a turn, for a counter to go along.</source>
        <translation>As fases de um turno, para um marcador as percorrer.</translation>
    </message>
    <message>
        <source>A form in which pupils tell what happened.</source>
        <translation>Um formulário onde a turma conta o que aconteceu.</translation>
    </message>
    <message>
        <source>How long it takes, who does what, what to discuss.</source>
        <translation>Quanto demora, quem faz o quê, o que discutir.</translation>
    </message>
</context>
<context>
    <name>PrinterRun</name>
    <message>
        <source>The last page could not be handed to the printer “%1”.</source>
        <translation>Não foi possível entregar a última página à impressora «%1».</translation>
    </message>
    <message>
        <source>The printer “%1” reports an error.</source>
        <translation>A impressora «%1» comunica um erro.</translation>
    </message>
    <message>
        <source>The printer “%1” does not take paper of this size.</source>
        <translation>A impressora «%1» não aceita papel deste tamanho.</translation>
    </message>
    <message>
        <source>The printer “%1” cannot be reached.</source>
        <translation>Não é possível chegar à impressora «%1».</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unidade de disco</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Pasta</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Selecionar tudo</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>A&amp;umentar</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Diminuir</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>Diminuir</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Diminuir o valor</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Volta uma página atrás</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Vai para a página seguinte</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Aumentar</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Aumentar o valor</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Página seguinte</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Premir</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Deslocar para baixo</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Deslocar para a esquerda</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Deslocar para a direita</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Deslocar para cima</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Desloca para baixo</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Desloca para a esquerda</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Desloca para a direita</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Desloca para cima</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Focar</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Põe o foco</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Mostrar menu</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Mostra o menu</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Alternar</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Alterna o estado</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Executa a ação</translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>&amp;Juntar às cores próprias</translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation>Cores &amp;básicas</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>&amp;Cores próprias</translation>
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
        <translation>&amp;Escolher cor do ecrã</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>Ve&amp;rmelho:</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>&amp;Sat:</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>Va&amp;l:</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>Canal al&amp;fa:</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>&amp;Azul:</translation>
    </message>
    <message>
        <source>Cursor at %1, %2
Press ESC to cancel</source>
        <translation>Cursor em %1, %2
Prima ESC para cancelar</translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation>Ma&amp;tiz:</translation>
    </message>
    <message>
        <source>Select Color</source>
        <translation>Escolher cor</translation>
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
        <translation>Abrir a lista de escolha</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Verdadeiro</translation>
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
        <translation>Mostra a ajuda, incluindo as opções próprias do Qt.</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Mostra a ajuda sobre as opções da linha de comandos.</translation>
    </message>
    <message>
        <source>Displays this help.</source>
        <translation>Mostra esta ajuda.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>Mostra a versão.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Falta o valor depois de «%1».</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opções:</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Valor inesperado depois de «%1».</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Opção desconhecida «%1».</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Opções desconhecidas: %1.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Utilização: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[opções]</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>O que é isto?</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Fecha o painel</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Solta o painel e volta a prendê-lo</translation>
    </message>
</context>
<context>
    <name>QFileDevice</name>
    <message>
        <source>No file engine available or engine does not support UnMapExtension</source>
        <translation>Não há motor de ficheiros, ou o motor não suporta UnMapExtension</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 File</source>
        <translation>Ficheiro %1</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 já existe.
Quer substituí-lo?</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Pasta não encontrada.
Verifique se indicou o nome certo.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Ficheiro não encontrado.
Verifique se indicou o nome certo.</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Escolher</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Apagar</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nova pasta</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Mudar o nome</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>«%1» está protegido contra escrita.
Quer apagá-lo mesmo assim?</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Atalho</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Quer mesmo apagar «%1»?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Recuar</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Mudar para a vista de pormenores</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Mudar para a vista de lista</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Não foi possível apagar a pasta.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Criar nova pasta</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Criar uma nova pasta</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Vista de pormenores</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Pastas</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Pasta:</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unidade de disco</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Ficheiro</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>N&amp;ome do ficheiro:</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Pasta de ficheiros</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Ficheiros</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Tipo de ficheiros:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Procurar pasta</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Recuar</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Ir para a pasta de cima</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Vista de lista</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Lista de lugares e marcadores</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Procurar em:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>O meu computador</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nova pasta</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Pasta de cima</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Lugares recentes</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atalho</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Mostrar </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostrar ficheiros ocul&amp;tos</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra lateral</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
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
        <translation>%1 byte(s)</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; can not be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuations marks.</source>
        <translation>&lt;b&gt;Não é possível usar o nome «%1».&lt;/b&gt;&lt;p&gt;Experimente outro nome, com menos caracteres ou sem sinais de pontuação.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Data de alteração</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Nome de ficheiro inválido</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Espécie</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>O meu computador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
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
        <translation>Não há espaço no dispositivo</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Não existe tal ficheiro ou pasta</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permissão recusada</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Demasiados ficheiros abertos</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Erro desconhecido</translation>
    </message>
    <message>
        <source>file to open is a directory</source>
        <translation>o ficheiro a abrir é uma pasta</translation>
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
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecionar tudo</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Acerca do Qt&lt;/h3&gt;&lt;p&gt;Este programa usa o Qt, versão %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Qt is a C++ toolkit for cross-platform application development.&lt;/p&gt;&lt;p&gt;Qt provides single-source portability across all major desktop operating systems. It is also available for embedded Linux and other embedded and mobile operating systems.&lt;/p&gt;&lt;p&gt;Qt is available under three different licensing options designed to accommodate the needs of our various users.&lt;/p&gt;&lt;p&gt;Qt licensed under our commercial license agreement is appropriate for development of proprietary/commercial software where you do not want to share any source code with third parties or otherwise cannot comply with the terms of the GNU LGPL version 3 or GNU LGPL version 2.1.&lt;/p&gt;&lt;p&gt;Qt licensed under the GNU LGPL version 3 is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the GNU LGPL version 3.&lt;/p&gt;&lt;p&gt;Qt licensed under the GNU LGPL version 2.1 is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the GNU LGPL version 2.1.&lt;/p&gt;&lt;p&gt;Please see &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt; for an overview of Qt licensing.&lt;/p&gt;&lt;p&gt;Copyright (C) %1 The Qt Company Ltd and other contributors.&lt;/p&gt;&lt;p&gt;Qt and the Qt logo are trademarks of The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt is The Qt Company Ltd product developed as an open source project. See &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt; for more information.&lt;/p&gt;</source>
        <translation>&lt;p&gt;O Qt é um conjunto de ferramentas em C++ para desenvolver aplicações para várias plataformas.&lt;/p&gt;&lt;p&gt;Com o mesmo código-fonte, o Qt serve todos os principais sistemas operativos de secretária. Está também disponível para Linux embebido e outros sistemas operativos embebidos e móveis.&lt;/p&gt;&lt;p&gt;O Qt está disponível com três licenças diferentes, pensadas para as necessidades dos nossos vários utilizadores.&lt;/p&gt;&lt;p&gt;O Qt sob a nossa licença comercial serve para desenvolver software proprietário ou comercial quando não se quer partilhar o código-fonte com terceiros ou não se pode cumprir os termos da GNU LGPL, versão 3 ou 2.1.&lt;/p&gt;&lt;p&gt;O Qt sob a GNU LGPL, versão 3, serve para desenvolver aplicações Qt&amp;nbsp;desde que se cumpram os termos e condições da GNU LGPL, versão 3.&lt;/p&gt;&lt;p&gt;O Qt sob a GNU LGPL, versão 2.1, serve para desenvolver aplicações Qt&amp;nbsp;desde que se cumpram os termos e condições da GNU LGPL, versão 2.1.&lt;/p&gt;&lt;p&gt;Veja em &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt; um resumo das licenças do Qt.&lt;/p&gt;&lt;p&gt;Copyright (C) %1 The Qt Company Ltd e outros colaboradores.&lt;/p&gt;&lt;p&gt;Qt e o logótipo do Qt são marcas registadas de The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;O Qt é um produto de The Qt Company Ltd desenvolvido como projeto de código aberto. Veja mais em &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt;.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Acerca do Qt</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Esconder pormenores…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Mostrar pormenores…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Não</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sim</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abortar</translation>
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
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Não guardar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorar</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Nã&amp;o para tudo</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Repor</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Repor predefinições</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Guardar tudo</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Sim para &amp;tudo</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 já existe.
Quer substituí-lo?</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 é uma pasta.
Escolha outro nome de ficheiro.</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Opções &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Opções &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Imprimir</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Todas as páginas</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>De baixo para cima, da esquerda para a direita</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>De baixo para cima, da direita para a esquerda</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Páginas pares</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>Não é possível escrever no ficheiro %1.
Escolha outro nome de ficheiro.</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>Da esquerda para a direita, de baixo para cima</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>Da esquerda para a direita, de cima para baixo</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Ficheiro local</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Páginas ímpares</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>Não é possível usar juntas as opções «Páginas por folha» e «Conjunto de páginas».
Desligue uma delas.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>Imprimir para ficheiro…</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Imprimir para ficheiro (PDF)</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>Da direita para a esquerda, de baixo para cima</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>Da direita para a esquerda, de cima para baixo</translation>
    </message>
    <message>
        <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
        <translation>O valor «De» não pode ser maior do que o valor «Até».</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>De cima para baixo, da esquerda para a direita</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>De cima para baixo, da direita para a esquerda</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Escrever ficheiro PDF</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Collate</source>
        <translation>Agrupar</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Modo de cor</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Cópias:</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Página atual</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impressão dos dois lados</translation>
    </message>
    <message>
        <source>Duplex Printing</source>
        <translation>Frente e verso</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formulário</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Tons de cinzento</translation>
    </message>
    <message>
        <source>Long side</source>
        <translation>Lado comprido</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Virar pelo lado comprido</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligado</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Definições de saída</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Conjunto de páginas:</translation>
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
        <translation>Imprimir tudo</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Intervalo a imprimir</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Inverter</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Seleção</translation>
    </message>
    <message>
        <source>Short side</source>
        <translation>Lado curto</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Virar pelo lado curto</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indique páginas ou intervalos separados por vírgulas. Um intervalo são dois números com um hífen no meio. Por exemplo, 3,5-7,9 imprime as páginas 3, 5, 6, 7 e 9.</translation>
    </message>
    <message>
        <source>to</source>
        <translation>até</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>...</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formulário</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Localização:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>&amp;Ficheiro de saída:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>&amp;Propriedades</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Pré-visualizar</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Impressora</translation>
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
        <translation>Não é possível escrever no ficheiro existente %1</translation>
    </message>
    <message>
        <source>Filename refers to a directory</source>
        <translation>O nome de ficheiro é de uma pasta</translation>
    </message>
    <message>
        <source>Writing canceled by application</source>
        <translation>A aplicação cancelou a escrita</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Fundo</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Bordo esquerdo</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Página para baixo</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Página para a esquerda</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Página para a direita</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Página para cima</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Bordo direito</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Deslocar para baixo</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Deslocar até aqui</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Deslocar para a esquerda</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Deslocar para a direita</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Deslocar para cima</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Cimo</translation>
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
        <translation>Retrocesso</translation>
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
        <translation>Baixo</translation>
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
        <translation>Esquerda</translation>
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
        <translation>PgDn</translation>
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
        <translation>Direita</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Cima</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Deslocar para a esquerda</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Deslocar para a direita</translation>
    </message>
</context>
<context>
    <name>QUndoGroup</name>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Refazer: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Desfazer: %1</translation>
    </message>
</context>
<context>
    <name>QUndoStack</name>
    <message>
        <source>Redo</source>
        <comment>Default text for redo action</comment>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Refazer: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>Default text for undo action</comment>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Desfazer: %1</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI Isolamento de direção automática</translation>
    </message>
    <message>
        <source>Insert Unicode control character</source>
        <translation>Inserir carácter de controlo Unicode</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE Início de inclusão da esquerda para a direita</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI Isolamento da esquerda para a direita</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM Marca da esquerda para a direita</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO Início de direção forçada da esquerda para a direita</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF Fim de direção</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI Fim de isolamento de direção</translation>
    </message>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE Início de inclusão da direita para a esquerda</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI Isolamento da direita para a esquerda</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM Marca da direita para a esquerda</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO Início de direção forçada da direita para a esquerda</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ União de largura nula</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ Não união de largura nula</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP Espaço de largura nula</translation>
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
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiar &amp;endereço da ligação</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecionar tudo</translation>
    </message>
</context>
<context>
    <name>RampagePages</name>
    <message>
        <source>The elephant stands here</source>
        <translation>O elefante está aqui</translation>
    </message>
    <message>
        <source>The path of this elephant is %1 wide, wider than the paper. Take larger paper, or measure it with a stick.</source>
        <translation>O caminho deste elefante tem %1 de largura, mais do que o papel. Use papel maior, ou marque o caminho com uma régua de papel.</translation>
    </message>
    <message>
        <source>Nobody in this battle can run wild.</source>
        <translation>Nesta batalha ninguém pode entrar em fúria.</translation>
    </message>
    <message>
        <source>Roll the control die. Lay the beginning of the strip over the elephant, turned the way the die says. Every unit under the strip is hit, friend or foe; a mere touch at the edge does not count.</source>
        <translation>Faz o lançamento de controlo. Põe o começo da tira sobre o elefante, virado como o dado diz. Cada unidade debaixo da tira é atingida, amiga ou inimiga; um simples toque no bordo não conta.</translation>
    </message>
</context>
<context>
    <name>ReportFile</name>
    <message>
        <source>%1 is what is being read.</source>
        <translation>%1 é o que está a ser lido.</translation>
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
        <translation>A impressora «%1» não conseguiu imprimir a crónica.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the pages could not be drawn</source>
        <translation>Não é possível escrever %1: não se conseguiu desenhar as páginas</translation>
    </message>
</context>
<context>
    <name>RuleDiagrams</name>
    <message>
        <source>Three of eight stands have fallen. The unit closes up about the middle of its front.</source>
        <translation>Caíram três de oito bases. A unidade cerra fileiras à volta do meio da sua frente.</translation>
    </message>
    <message>
        <source>Two lines decide: one through the target&apos;s front edge, one through its rear edge. What counts is where the middle of the charger was when it began.</source>
        <translation>Duas linhas decidem: uma pelo bordo da frente do alvo, outra pelo bordo de trás. Conta onde estava o meio de quem carrega quando começou.</translation>
    </message>
    <message>
        <source>Foot goes up to 6 inches. One inch more is refused.</source>
        <translation>A pé anda-se até 6 polegadas. Mais uma polegada é recusada.</translation>
    </message>
    <message>
        <source>The unit may slide to any place between these two and keeps its facing. A steeper slide is refused.</source>
        <translation>A unidade pode avançar em oblíquo para qualquer lugar entre estes dois e mantém a orientação. Um ângulo maior é recusado.</translation>
    </message>
    <message>
        <source>The inner front corner stays where it is; the arc of the outer one is what the wheel costs.</source>
        <translation>O canto interior da frente fica no lugar; o arco do canto exterior é o que a conversão custa.</translation>
    </message>
    <message>
        <source>A wheel, a straight way and a wheel back: 45 degrees in all. Wheeling farther is refused.</source>
        <translation>Uma conversão, um percurso a direito e outra conversão de volta: 45 graus ao todo. Mais do que isso é recusado.</translation>
    </message>
    <message>
        <source>Without turning, skirmishers go 6 inches. Who also turns goes less far: no corner may end more than 6 inches from where it began.</source>
        <translation>Sem rodar, os escaramuçadores andam 6 polegadas. Quem também roda anda menos: nenhum canto pode acabar a mais de 6 polegadas de onde começou.</translation>
    </message>
    <message>
        <source>Skirmishers go through friends. They cannot stop on them, and formed units cannot go through each other.</source>
        <translation>Os escaramuçadores atravessam os amigos. Não podem parar em cima deles, e as unidades em formação não se atravessam umas às outras.</translation>
    </message>
    <message>
        <source>The shortest way from rectangle to rectangle counts. 6 inches reach the one, not the other.</source>
        <translation>Conta o caminho mais curto de retângulo a retângulo. 6 polegadas chegam a um, não ao outro.</translation>
    </message>
    <message>
        <source>Usually nobody hides behind anybody: the scorpion shoots over its own infantry.</source>
        <translation>Habitualmente ninguém se esconde atrás de ninguém: o escorpião dispara por cima da sua própria infantaria.</translation>
    </message>
    <message>
        <source>With the option los: units_block the infantry stops that shot.</source>
        <translation>Com a opção los: units_block, a infantaria trava esse disparo.</translation>
    </message>
    <message>
        <source>The charger on the left arrives and stops there. The one on the right would not, so it may not charge.</source>
        <translation>O que carrega à esquerda chega e fica ali. O da direita não chegaria, por isso não pode carregar.</translation>
    </message>
    <message>
        <source>The slingers are met first, so the infantry behind them cannot be the target. A slide past them leads there.</source>
        <translation>Os fundibulários são encontrados primeiro, por isso a infantaria atrás deles não pode ser o alvo. Um avanço oblíquo ao lado deles leva lá.</translation>
    </message>
    <message>
        <source>Both enemies are within a tenth of an inch of where the charger stops: it fights both.</source>
        <translation>Os dois inimigos estão a menos de um décimo de polegada do lugar onde acaba a carga: quem carrega combate ambos.</translation>
    </message>
    <message>
        <source>Seven stands of Roman infantry, eight of light infantry: a die for each. Rings mark hits; both sides lose stands at the same time.</source>
        <translation>Sete bases de infantaria romana, oito de infantaria ligeira: um dado por cada uma. Os anéis marcam os acertos; os dois lados perdem bases ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Of two stands one is hit. The other does not hold alone and goes too.</source>
        <translation>De duas bases, uma é atingida. A outra não aguenta sozinha e sai também.</translation>
    </message>
    <message>
        <source>Seven stands and a general: eight dice. Their enemies, eight stands without a general, have eight as well.</source>
        <translation>Sete bases e um general: oito dados. Os inimigos, oito bases sem general, têm oito também.</translation>
    </message>
    <message>
        <source>The die says which way: 3 ahead, 4 to its right, 5 to its left, 6 back.</source>
        <translation>O dado diz para onde: 3 em frente, 4 para a direita, 5 para a esquerda, 6 para trás.</translation>
    </message>
    <message>
        <source>A 3: straight ahead for 12 inches. Those who are marked lose two stands; the others are not in its way.</source>
        <translation>Um 3: em frente, 12 polegadas. Quem está marcado perde duas bases; os outros não estão no seu caminho.</translation>
    </message>
</context>
<context>
    <name>RuleOption</name>
    <message>
        <source>Fixed places</source>
        <translation>Lugares fixos</translation>
    </message>
    <message>
        <source>Every unit begins where the scenario puts it.</source>
        <translation>Cada unidade começa onde o cenário a põe.</translation>
    </message>
    <message>
        <source>Players deploy</source>
        <translation>Disposição livre</translation>
    </message>
    <message>
        <source>Before the first turn the sides place their commands by turns, each inside its own zone.</source>
        <translation>Antes do turno 1, os lados colocam à vez os seus corpos, cada um dentro da sua zona.</translation>
    </message>
    <message>
        <source>Armies fight on</source>
        <translation>Até ao fim</translation>
    </message>
    <message>
        <source>However great its losses, an army fights as long as it has a unit left.</source>
        <translation>Por maiores que sejam as baixas, um exército combate enquanto lhe restar uma unidade.</translation>
    </message>
    <message>
        <source>Armies break at half</source>
        <translation>Cede com metade</translation>
    </message>
    <message>
        <source>An army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>Um exército que perdeu metade das bases fica derrotado no fim desse turno.</translation>
    </message>
    <message>
        <source>The battle goes on</source>
        <translation>A batalha continua</translation>
    </message>
    <message>
        <source>The fall of a commander-in-chief costs his side his extra dice and nothing else.</source>
        <translation>A queda de um comandante-chefe custa ao seu lado os dados adicionais e nada mais.</translation>
    </message>
    <message>
        <source>His side has lost</source>
        <translation>O seu lado perde</translation>
    </message>
    <message>
        <source>The battle ends with the turn in which he falls, and the other side has won.</source>
        <translation>A batalha acaba com o turno em que ele cai, e o outro lado venceu.</translation>
    </message>
    <message>
        <source>45 degrees</source>
        <translation>45 graus</translation>
    </message>
    <message>
        <source>All wheels of one move together turn a formed unit by 45 degrees at most.</source>
        <translation>Todas as conversões de um movimento juntas rodam uma unidade em formação 45 graus no máximo.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sem limite</translation>
    </message>
    <message>
        <source>A formed unit may wheel as long as its inches last.</source>
        <translation>Uma unidade em formação pode fazer conversões enquanto as polegadas chegarem.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Formed units cannot turn round; they must wheel.</source>
        <translation>As unidades em formação não podem dar meia-volta; têm de fazer conversões.</translation>
    </message>
    <message>
        <source>For a whole move</source>
        <translation>Movimento inteiro</translation>
    </message>
    <message>
        <source>A formed unit may spend its whole move on turning about where it stands.</source>
        <translation>Uma unidade em formação pode gastar o movimento inteiro a dar meia-volta no lugar.</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation>Escaramuçadores</translation>
    </message>
    <message>
        <source>Skirmishers may go through friends, and friends through skirmishers.</source>
        <translation>Os escaramuçadores podem atravessar os amigos, e os amigos podem atravessá-los.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>Every friend is in the way.</source>
        <translation>Todos os amigos barram o caminho.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Any unit may go through friends that are not fighting.</source>
        <translation>Qualquer unidade pode atravessar amigos que não estejam em combate.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefantes</translation>
    </message>
    <message>
        <source>Only an elephant under control may leave a fight.</source>
        <translation>Só um elefante sob controlo pode romper o combate.</translation>
    </message>
    <message>
        <source>Skirmishers too</source>
        <translation>E escaramuçadores</translation>
    </message>
    <message>
        <source>Skirmishers may leave a fight as elephants do.</source>
        <translation>Os escaramuçadores podem romper o combate como os elefantes.</translation>
    </message>
    <message>
        <source>Twelve inches</source>
        <translation>Doze polegadas</translation>
    </message>
    <message>
        <source>A general alone rides up to 12 inches in a move.</source>
        <translation>Um general sem unidade anda até 12 polegadas por movimento.</translation>
    </message>
    <message>
        <source>Six inches</source>
        <translation>Seis polegadas</translation>
    </message>
    <message>
        <source>A general alone goes up to 6 inches in a move.</source>
        <translation>Um general sem unidade anda até 6 polegadas por movimento.</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambas</translation>
    </message>
    <message>
        <source>A scorpion may move and shoot in the same turn.</source>
        <translation>Um escorpião pode mover-se e disparar no mesmo turno.</translation>
    </message>
    <message>
        <source>One of the two</source>
        <translation>Uma das duas</translation>
    </message>
    <message>
        <source>A scorpion that has moved does not shoot in that turn.</source>
        <translation>Um escorpião que se moveu não dispara nesse turno.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Once the unit is in range all its stands roll, also those that are farther away.</source>
        <translation>Estando a unidade ao alcance, todas as suas bases lançam, mesmo as que estão mais longe.</translation>
    </message>
    <message>
        <source>Those in range</source>
        <translation>As que alcançam</translation>
    </message>
    <message>
        <source>Only stands whose own base is in range roll.</source>
        <translation>Só lançam as bases que estão elas próprias ao alcance.</translation>
    </message>
    <message>
        <source>Nothing blocks</source>
        <translation>Nada trava</translation>
    </message>
    <message>
        <source>Nobody hides behind anybody.</source>
        <translation>Ninguém se esconde atrás de ninguém.</translation>
    </message>
    <message>
        <source>Units block</source>
        <translation>Unidades travam</translation>
    </message>
    <message>
        <source>A shot is stopped if the line between the two middles runs through a third unit.</source>
        <translation>Um disparo é travado se a linha entre os dois centros passa por uma terceira unidade.</translation>
    </message>
    <message>
        <source>All round</source>
        <translation>A toda a volta</translation>
    </message>
    <message>
        <source>Units shoot in every direction.</source>
        <translation>As unidades disparam em todas as direções.</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Para a frente</translation>
    </message>
    <message>
        <source>Some corner of the target must lie ahead of the shooter&apos;s front.</source>
        <translation>Algum canto do alvo tem de estar para lá da frente de quem dispara.</translation>
    </message>
    <message>
        <source>By turns</source>
        <translation>À vez</translation>
    </message>
    <message>
        <source>One charge each in turn; the side that acts first begins.</source>
        <translation>Uma carga de cada lado, à vez; começa o lado que age primeiro.</translation>
    </message>
    <message>
        <source>First side first</source>
        <translation>Começa o primeiro lado</translation>
    </message>
    <message>
        <source>The side that acts first makes all its charges, then the other.</source>
        <translation>O lado que age primeiro faz todas as suas cargas, depois o outro.</translation>
    </message>
    <message>
        <source>Second side first</source>
        <translation>Começa o segundo lado</translation>
    </message>
    <message>
        <source>The side that acts second makes all its charges, then the other.</source>
        <translation>O lado que age depois faz todas as suas cargas, depois o outro.</translation>
    </message>
    <message>
        <source>A die decides</source>
        <translation>Um dado decide</translation>
    </message>
    <message>
        <source>Each turn a die says who charges first: 1 to 3 the first side, 4 to 6 the second.</source>
        <translation>Em cada turno um dado diz quem carrega primeiro: de 1 a 3 o primeiro lado, de 4 a 6 o segundo.</translation>
    </message>
    <message>
        <source>With manoeuvres</source>
        <translation>Com manobras</translation>
    </message>
    <message>
        <source>Formed units charge as they move: ahead, obliquely or wheeling.</source>
        <translation>As unidades em formação carregam como se movem: em frente, em oblíquo ou em conversão.</translation>
    </message>
    <message>
        <source>Straight ahead</source>
        <translation>Em frente</translation>
    </message>
    <message>
        <source>Formed units charge straight ahead only.</source>
        <translation>As unidades em formação só carregam em frente.</translation>
    </message>
    <message>
        <source>Where it began</source>
        <translation>Onde começou</translation>
    </message>
    <message>
        <source>Where the charger stood when it declared the charge says whether it meets front, flank or rear.</source>
        <translation>O lugar onde estava quem carrega quando declarou a carga diz se encontra frente, flanco ou retaguarda.</translation>
    </message>
    <message>
        <source>Which edge it meets</source>
        <translation>O bordo tocado</translation>
    </message>
    <message>
        <source>The edge of the target that the charger touches says it.</source>
        <translation>Decide o bordo do alvo em que toca quem carrega.</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Detém-se</translation>
    </message>
    <message>
        <source>If its target is gone before the fight, the charger stops where it is.</source>
        <translation>Se o alvo desaparece antes do combate, quem carrega fica onde está.</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>The charger may go straight on with the inches it has left, into whomever it meets.</source>
        <translation>Quem carrega pode seguir a direito com as polegadas que lhe restam, contra quem encontrar.</translation>
    </message>
    <message>
        <source>One enemy</source>
        <translation>Um inimigo</translation>
    </message>
    <message>
        <source>A unit with several enemies puts all its dice on one of them.</source>
        <translation>Uma unidade com vários inimigos põe todos os dados num deles.</translation>
    </message>
    <message>
        <source>Shared out</source>
        <translation>Repartidos</translation>
    </message>
    <message>
        <source>A unit may divide its dice among the enemies it touches.</source>
        <translation>Uma unidade pode repartir os dados pelos inimigos em que toca.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>Hits beyond the last stand of the target are lost.</source>
        <translation>Os acertos para lá da última base do alvo perdem-se.</translation>
    </message>
    <message>
        <source>Next enemy</source>
        <translation>Outro inimigo</translation>
    </message>
    <message>
        <source>Hits that are too many go on to other enemies in the same fight.</source>
        <translation>Os acertos a mais passam para outros inimigos do mesmo combate.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>A unit has at most one general.</source>
        <translation>Uma unidade tem no máximo um general.</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Qualquer número</translation>
    </message>
    <message>
        <source>Several generals may join the same unit, each with his dice.</source>
        <translation>Vários generais podem juntar-se à mesma unidade, cada um com os seus dados.</translation>
    </message>
    <message>
        <source>Any unit</source>
        <translation>Qualquer unidade</translation>
    </message>
    <message>
        <source>A general may join units of every command of his side.</source>
        <translation>Um general pode juntar-se a unidades de qualquer corpo do seu lado.</translation>
    </message>
    <message>
        <source>His own command</source>
        <translation>O seu corpo</translation>
    </message>
    <message>
        <source>A general joins units of his own command; the commander-in-chief joins any.</source>
        <translation>Um general junta-se a unidades do seu próprio corpo; o comandante-chefe a qualquer uma.</translation>
    </message>
    <message>
        <source>He lives</source>
        <translation>Vive</translation>
    </message>
    <message>
        <source>He stands where his unit stood and may join another in his next move.</source>
        <translation>Fica onde estava a sua unidade e pode juntar-se a outra no próximo movimento.</translation>
    </message>
    <message>
        <source>He falls with it</source>
        <translation>Cai com ela</translation>
    </message>
    <message>
        <source>When his unit is lost he is lost too.</source>
        <translation>Quando a sua unidade se perde, ele perde-se também.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Whoever charges an elephant is not trampled; it can only run wild later.</source>
        <translation>Quem carrega sobre um elefante não perde bases por isso; o elefante só pode entrar em fúria mais tarde.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>The unit that charges an elephant loses stands as if the elephant had charged.</source>
        <translation>A unidade que carrega sobre um elefante perde bases como se o elefante tivesse carregado.</translation>
    </message>
    <message>
        <source>No dice</source>
        <translation>Sem dados</translation>
    </message>
    <message>
        <source>An elephant strikes when it charges and only holds its enemy afterwards.</source>
        <translation>Um elefante fere quando carrega e depois só segura o inimigo.</translation>
    </message>
    <message>
        <source>Against skirmishers</source>
        <translation>Contra escaramuçadores</translation>
    </message>
    <message>
        <source>An elephant rolls one die a round against skirmishers and hits on 4 or more.</source>
        <translation>Um elefante lança um dado por ronda contra escaramuçadores e acerta a partir de 4.</translation>
    </message>
    <message>
        <source>Two stands a round</source>
        <translation>Duas por ronda</translation>
    </message>
    <message>
        <source>Its enemy loses two stands every round from the round after its charge.</source>
        <translation>O inimigo perde duas bases em cada ronda, a partir da ronda a seguir à sua carga.</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>Um dado</translation>
    </message>
    <message>
        <source>An elephant rolls one die a round against anybody and hits on 5 or more.</source>
        <translation>Um elefante lança um dado por ronda contra qualquer um e acerta a partir de 5.</translation>
    </message>
    <message>
        <source>If its charge alone destroyed its target, the elephant needs no control die.</source>
        <translation>Se a carga só por si destruiu o alvo, o elefante não precisa de lançamento de controlo.</translation>
    </message>
    <message>
        <source>The elephant takes its control die also then, and may run wild.</source>
        <translation>O elefante faz o lançamento de controlo também nesse caso, e pode entrar em fúria.</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infantaria</translation>
    </message>
    <message>
        <source>Only the unit types that always scare elephants do, such as Roman infantry.</source>
        <translation>Só os tipos de unidade que assustam sempre os elefantes, como a infantaria romana.</translation>
    </message>
    <message>
        <source>Unit types that may scare elephants do it as well, such as Roman skirmishers.</source>
        <translation>Também os tipos de unidade que podem assustar elefantes, como os escaramuçadores romanos.</translation>
    </message>
    <message>
        <source>Unharmed</source>
        <translation>Ilesos</translation>
    </message>
    <message>
        <source>Other elephants in the path of one that runs wild are not harmed.</source>
        <translation>Os outros elefantes no caminho de um em fúria não sofrem nada.</translation>
    </message>
    <message>
        <source>Gone too</source>
        <translation>Perdem-se também</translation>
    </message>
    <message>
        <source>Other elephants in its path are lost.</source>
        <translation>Os outros elefantes no seu caminho perdem-se.</translation>
    </message>
    <message>
        <source>Where armies begin</source>
        <translation>Onde começam os exércitos</translation>
    </message>
    <message>
        <source>When an army breaks</source>
        <translation>Quando cede um exército</translation>
    </message>
    <message>
        <source>If a commander-in-chief falls</source>
        <translation>Se cai um comandante-chefe</translation>
    </message>
    <message>
        <source>How far formed units wheel</source>
        <translation>Até onde se faz conversão</translation>
    </message>
    <message>
        <source>Turning about</source>
        <translation>Meia-volta</translation>
    </message>
    <message>
        <source>Who passes through friends</source>
        <translation>Quem atravessa amigos</translation>
    </message>
    <message>
        <source>Who may leave a fight</source>
        <translation>Quem pode romper o combate</translation>
    </message>
    <message>
        <source>Scorpions: moving and shooting</source>
        <translation>Escorpiões: mover e disparar</translation>
    </message>
    <message>
        <source>Which stands shoot</source>
        <translation>Que bases disparam</translation>
    </message>
    <message>
        <source>What blocks a shot</source>
        <translation>O que trava um disparo</translation>
    </message>
    <message>
        <source>In which direction</source>
        <translation>Em que direção</translation>
    </message>
    <message>
        <source>Whose charge is next</source>
        <translation>De quem é a próxima carga</translation>
    </message>
    <message>
        <source>How formed units charge</source>
        <translation>Como carrega quem está em formação</translation>
    </message>
    <message>
        <source>Front, flank or rear</source>
        <translation>Frente, flanco ou retaguarda</translation>
    </message>
    <message>
        <source>Nobody left to charge</source>
        <translation>Se o alvo já desapareceu</translation>
    </message>
    <message>
        <source>Dice against several enemies</source>
        <translation>Dados contra vários inimigos</translation>
    </message>
    <message>
        <source>Hits that are too many</source>
        <translation>Acertos a mais</translation>
    </message>
    <message>
        <source>How far a general goes</source>
        <translation>Quanto anda um general</translation>
    </message>
    <message>
        <source>Generals in one unit</source>
        <translation>Generais numa unidade</translation>
    </message>
    <message>
        <source>Whom a general may join</source>
        <translation>A quem se junta um general</translation>
    </message>
    <message>
        <source>If a general&apos;s unit is lost</source>
        <translation>Se a unidade do general se perde</translation>
    </message>
    <message>
        <source>A charged elephant strikes</source>
        <translation>Elefante fere quem o ataca</translation>
    </message>
    <message>
        <source>How elephants fight on</source>
        <translation>Como os elefantes combatem</translation>
    </message>
    <message>
        <source>Control die without a fight</source>
        <translation>Controlo sem combate</translation>
    </message>
    <message>
        <source>Who scares elephants</source>
        <translation>Quem assusta elefantes</translation>
    </message>
    <message>
        <source>Elephants in a rampage&apos;s path</source>
        <translation>Elefantes no caminho da fúria</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>A batalha</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
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
        <translation>Corpo a corpo</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Generais</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>The rulebook</source>
        <translation>O livro de regras</translation>
    </message>
    <message>
        <source>How Zama plays a battle. The game is the one Matt Fritz published as *Fast Play Rules for Students*; the words here are ours. Where his page leaves something open, somebody had to decide: those decisions are the **rulings**, marked Q. Where several answers are good, a scenario may choose one: those are the **options**, at the end.</source>
        <translation>Como Zama joga uma batalha. O jogo é o que Matt Fritz publicou com o nome *Fast Play Rules for Students*; as palavras aqui são nossas. Onde a página dele deixa alguma coisa em aberto, alguém teve de decidir: essas decisões são as **interpretações**, marcadas com Q. Onde há várias respostas boas, um cenário pode escolher uma: são as **opções**, no fim.</translation>
    </message>
    <message>
        <source>Every paragraph has a name, such as M3 or Q27. The program quotes it when it says why something is not possible, so you can look it up here. Numbers such as &quot;6 inches&quot; or &quot;hits on 5&quot; are those of the Battle of Zama; another scenario may give its troops other numbers, and then those count.</source>
        <translation>Cada parágrafo tem um nome, como M3 ou Q27. O programa cita-o quando diz porque é que alguma coisa não é possível, para o poderes procurar aqui. Números como «6 polegadas» ou «acerta a partir de 5» são os da batalha de Zama; outro cenário pode dar outros números às suas tropas, e então valem esses.</translation>
    </message>
    <message>
        <source>An inch is 2.54 cm. A die is an ordinary one with six faces.</source>
        <translation>Uma polegada são 2,54 cm. Um dado é um dado vulgar, de seis faces.</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Exércitos</translation>
    </message>
    <message>
        <source>**A1 Stands.** A unit is a body of stands. A stand carries two little figures, but that is for the eye: for strength, for dice and for losses only the number of stands counts.</source>
        <translation>**A1 Bases.** Uma unidade é um conjunto de bases. Uma base leva duas figuras pequenas, mas isso é para os olhos: para o efetivo, para os dados e para as baixas só conta o número de bases.</translation>
    </message>
    <message>
        <source>**Q69 Stands are alike.** All stands of a unit are worth the same, so nobody chooses which one falls. Only how many are left matters.</source>
        <translation>**Q69 As bases são iguais.** Todas as bases de uma unidade valem o mesmo, por isso ninguém escolhe qual delas cai. Só importa quantas restam.</translation>
    </message>
    <message>
        <source>**A2 Skirmishers** are 3 to 5 stands side by side in a single rank.</source>
        <translation>**A2 Escaramuçadores** são 3 a 5 bases lado a lado, numa só fileira.</translation>
    </message>
    <message>
        <source>**A3 Formed infantry and cavalry** are 6 to 10 stands in two ranks.</source>
        <translation>**A3 Infantaria e cavalaria em formação** são 6 a 10 bases em duas fileiras.</translation>
    </message>
    <message>
        <source>**A4 Elephants and scorpions** are units of one stand.</source>
        <translation>**A4 Elefantes e escorpiões** são unidades de uma base.</translation>
    </message>
    <message>
        <source>**Q15 Sizes** are checked when a scenario is opened. A unit that has lost stands may be smaller.</source>
        <translation>**Q15 Os tamanhos** são verificados quando se abre um cenário. Uma unidade que já perdeu bases pode ser mais pequena.</translation>
    </message>
    <message>
        <source>**A5 Front line.** Skirmishers and elephants belong in the front line of their army.</source>
        <translation>**A5 Primeira linha.** Os escaramuçadores e os elefantes pertencem à primeira linha do seu exército.</translation>
    </message>
    <message>
        <source>**Q14 What the front line is.** The foremost front edges of an army form one line; skirmishers and elephants stand on it and nobody stands ahead of it. In scenarios of your own the program only warns you if it is otherwise.</source>
        <translation>**Q14 O que é a primeira linha.** Os bordos da frente mais avançados de um exército formam uma linha; os escaramuçadores e os elefantes estão nela e ninguém está à frente dela. Nos cenários que tu criares, o programa só te avisa se não for assim.</translation>
    </message>
    <message>
        <source>**A6 The Romans** are 38 units with 196 stands, and six generals. Scipio commands. Four commands of infantry have each a general, two scorpions, two units of five skirmisher stands and four units of seven infantry stands. On the left are three units of Roman cavalry, six stands each, with a general; on the right three units of Numidian cavalry, six stands each, with none.</source>
        <translation>**A6 Os romanos** são 38 unidades com 196 bases, e seis generais. Comanda Cipião. Quatro corpos de infantaria têm cada um um general, dois escorpiões, duas unidades de cinco bases de escaramuçadores e quatro unidades de sete bases de infantaria. À esquerda estão três unidades de cavalaria romana, de seis bases cada, com um general; à direita, três unidades de cavalaria númida, de seis bases cada, sem nenhum.</translation>
    </message>
    <message>
        <source>**A7 The Carthaginians** are 36 units with 184 stands, twelve of them elephants, and six generals. Hannibal commands. Four commands of infantry have each a general, two elephants, one unit of five skirmisher stands, one unit of eight stands of heavy infantry and three units of eight stands of light infantry. On the right are three units of Carthaginian cavalry, six stands each, with a general and two elephants; on the left one unit of Numidian cavalry of six stands and two elephants, with no general.</source>
        <translation>**A7 Os cartagineses** são 36 unidades com 184 bases, entre elas doze elefantes, e seis generais. Comanda Aníbal. Quatro corpos de infantaria têm cada um um general, dois elefantes, uma unidade de cinco bases de escaramuçadores, uma unidade de oito bases de infantaria pesada e três unidades de oito bases de infantaria ligeira. À direita estão três unidades de cavalaria cartaginesa, de seis bases cada, com um general e dois elefantes; à esquerda, uma unidade de cavalaria númida de seis bases e dois elefantes, sem general.</translation>
    </message>
    <message>
        <source>**A8 Who faces whom.** The left of one army is opposite the right of the other: Roman cavalry faces Carthaginian cavalry, and Numidians face Numidians.</source>
        <translation>**A8 Quem enfrenta quem.** A esquerda de um exército está diante da direita do outro: a cavalaria romana enfrenta a cartaginesa, e os númidas enfrentam os númidas.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>**B1 Table.** 90 inches wide and 60 deep, flat, with nothing on it that hinders anybody.</source>
        <translation>**B1 Mesa.** 90 polegadas de largura e 60 de fundo, plana, sem nada que estorve ninguém.</translation>
    </message>
    <message>
        <source>**B2 Distance.** The armies begin 18 inches apart.</source>
        <translation>**B2 Distância.** Os exércitos começam a 18 polegadas um do outro.</translation>
    </message>
    <message>
        <source>**Q13 How that is measured.** Between the two nearest units of the two armies: exactly 18 inches.</source>
        <translation>**Q13 Como se mede.** Entre as duas unidades mais próximas dos dois exércitos: exatamente 18 polegadas.</translation>
    </message>
    <message>
        <source>**Q12 Stands** are so large, width by depth in inches: foot 1 by ¾; cavalry 1¼ by 1¼; elephant 1½ by 2; scorpion 1 by 1. A general is a round marker of 1 inch that takes up no room.</source>
        <translation>**Q12 As bases** têm este tamanho, largura por fundo, em polegadas: a pé, 1 por ¾; cavalaria, 1¼ por 1¼; elefante, 1½ por 2; escorpião, 1 por 1. Um general é um marcador redondo de 1 polegada que não ocupa espaço.</translation>
    </message>
    <message>
        <source>**Q16 Deployment.** Units stand where the scenario puts them, generals beside them and not yet with a unit. With the option `deployment: free` the sides place their commands before the first turn, one command at a time and in turns, each inside its own zone; units and generals that nobody mentions stay where the scenario has them.</source>
        <translation>**Q16 Disposição inicial.** As unidades estão onde o cenário as põe, com os generais ao lado e ainda sem unidade. Com a opção `deployment: free`, os lados colocam os seus corpos antes do turno 1, um corpo de cada vez e à vez, cada um dentro da sua zona; as unidades e os generais que ninguém menciona ficam onde o cenário os tem.</translation>
    </message>
    <message>
        <source>**Q17 Measures.** Where a unit is means where the middle of its front edge is, and which way it faces. The program counts in thousandths of an inch and hundredths of a degree and rounds to the nearest, halves upwards. One hundredth of an inch is forgiven everywhere: in range and in reach, in your favour; two bodies touch when they are as near as that, and overlap only when they overlap by more. Angles are not forgiven anything. &quot;By name&quot; means in the order of the units&apos; ids.</source>
        <translation>**Q17 Medidas.** O lugar de uma unidade é onde está o meio do seu bordo da frente; a isso junta-se para onde ela olha. O programa conta em milésimos de polegada e centésimos de grau e arredonda para o mais próximo, e as metades para cima. Um centésimo de polegada perdoa-se sempre: no alcance e no que se consegue percorrer, a teu favor; dois corpos tocam-se quando estão a essa distância, e só se sobrepõem quando se sobrepõem mais do que isso. Nos ângulos não se perdoa nada. «Por nome» quer dizer pela ordem dos ids das unidades.</translation>
    </message>
    <message>
        <source>**Q18 Footprint.** A unit covers the whole rectangle of its ranks and files, also where the rear rank has a gap. Range, contact and collisions are measured from that rectangle.</source>
        <translation>**Q18 Área ocupada.** Uma unidade cobre todo o retângulo das suas fileiras e filas, mesmo onde a fileira de trás tem uma falha. O alcance, o contacto e os choques medem-se a partir desse retângulo.</translation>
    </message>
    <message>
        <source>**Q19 Ranks and files.** Skirmishers stand in one rank. Formed units stand in two; with an odd number of stands the front rank has one more.</source>
        <translation>**Q19 Fileiras e filas.** Os escaramuçadores estão numa fileira. As unidades em formação estão em duas; com um número ímpar de bases, a fileira da frente tem uma a mais.</translation>
    </message>
    <message>
        <source>**Q20 After losses** a formed unit closes up at once to two ranks again. The middle of its front stays where it was, so the new rectangle lies inside the old one.</source>
        <translation>**Q20 Depois das baixas**, uma unidade em formação cerra logo fileiras, outra vez em duas. O meio da sua frente fica onde estava, por isso o novo retângulo cabe dentro do antigo.</translation>
    </message>
    <message>
        <source>A single rank closes up too: it draws in towards the middle of its front, half the width of a stand from each end for every stand that falls, and keeps facing as it did. It can so lose touch with an enemy at its end, or get out of range of one; what that does to an engagement is in [Q70](#Q70).</source>
        <translation>Uma fileira única também cerra: encolhe para o meio da sua frente, metade da largura de uma base de cada ponta por cada base que cai, e mantém a orientação. Pode assim perder o contacto com um inimigo na sua ponta, ou ficar fora de alcance; o que isso faz a um combate está em [Q70](#Q70).</translation>
    </message>
    <message>
        <source>**Q21 Formations stay.** Nobody may change a formation, split a unit or join two.</source>
        <translation>**Q21 As formações ficam.** Ninguém pode mudar de formação, dividir uma unidade ou juntar duas.</translation>
    </message>
    <message>
        <source>**Q22 Front, flank, rear.** A charge comes from the front if the middle of the charger, where it stood when the charge was declared, was ahead of the line through the target&apos;s front edge. It comes from the rear if it was behind the line through the rear edge, and else from the flank. The option `front_test: contacted_edge` asks instead which edge of the target is met.</source>
        <translation>**Q22 Frente, flanco, retaguarda.** Uma carga vem pela frente se o meio de quem carrega, onde estava quando declarou a carga, ficava para lá da linha do bordo da frente do alvo. Vem pela retaguarda se ficava para trás da linha do bordo de trás, e senão pelo flanco. A opção `front_test: contacted_edge` pergunta, em vez disso, em que bordo do alvo se toca.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>O turno</translation>
    </message>
    <message>
        <source>**T1 Six steps.** Romans move. Romans shoot. Carthaginians move. Carthaginians shoot. Both sides charge. All fights are fought. Then the next turn begins. A scenario with other armies names its own sides in this order.</source>
        <translation>**T1 Seis fases.** Movimento dos romanos. Disparo dos romanos. Movimento dos cartagineses. Disparo dos cartagineses. Carga de ambos os lados. Travam-se todos os combates. Depois começa o turno seguinte. Um cenário com outros exércitos põe os seus próprios lados nesta ordem.</translation>
    </message>
    <message>
        <source>**Q06 Within a step** you give orders to your units in any order, one at a time, and each is carried out before the next. A unit gets at most one order in a step.</source>
        <translation>**Q06 Dentro de uma fase**, dás ordens às tuas unidades por qualquer ordem, uma de cada vez, e cada uma cumpre-se antes da seguinte. Uma unidade recebe no máximo uma ordem por fase.</translation>
    </message>
    <message>
        <source>**Q03 All three.** A unit may move, shoot and charge in the same turn; none of them shortens another.</source>
        <translation>**Q03 As três coisas.** Uma unidade pode mover-se, disparar e carregar no mesmo turno; nenhuma delas encurta as outras.</translation>
    </message>
    <message>
        <source>**Q05 No reactions.** Nobody steps aside, shoots or charges out of turn because the enemy has done something.</source>
        <translation>**Q05 Sem reações.** Ninguém se desvia, dispara ou carrega fora da sua vez por o inimigo ter feito alguma coisa.</translation>
    </message>
    <message>
        <source>**Q11 No fear.** Units do not lose heart, and generals need not be near to give orders. The only flights are those of scorpions and elephants.</source>
        <translation>**Q11 Sem medo.** As unidades não perdem a coragem, e os generais não precisam de estar perto para dar ordens. As únicas fugas são as dos escorpiões e dos elefantes.</translation>
    </message>
    <message>
        <source>**Q07 How long.** Eight turns, then the sun sets. `turn_limit` sets another number or none; with none, a battle in which ten whole turns go by without a loss is over and is judged as if time had run out.</source>
        <translation>**Q07 Quanto dura.** Oito turnos, e depois o sol põe-se. `turn_limit` marca outro número ou nenhum; sem limite, uma batalha em que passam dez turnos inteiros sem baixas acaba e julga-se como se o tempo se tivesse esgotado.</translation>
    </message>
    <message>
        <source>**Q08 Ending early.** At the end of a turn in which a side has no unit left (elephants and scorpions are units) the battle ends. A side may give up at any time, and then the other has won a great victory. With the option `army_break: 0.5` an army that has lost half its stands is beaten at the end of that turn.</source>
        <translation>**Q08 Acabar antes.** No fim de um turno em que um lado já não tem unidades (os elefantes e os escorpiões são unidades), a batalha acaba. Um lado pode render-se em qualquer momento, e então o outro obteve uma grande vitória. Com a opção `army_break: 0.5`, um exército que perdeu metade das bases fica derrotado no fim desse turno.</translation>
    </message>
    <message>
        <source>**Q09 Who wins.** Compare what share of its stands each side has lost, in per cent of what it had. Scorpions count one stand each; elephants and generals do not count. If the shares are less than 5 points apart, the battle is drawn; less than 20, the side that lost less has a slight edge; 20 or more, a great victory. A side that alone has units left has a great victory; if nobody has, it is a draw.</source>
        <translation>**Q09 Quem vence.** Compara-se que percentagem das suas bases perdeu cada lado. Cada escorpião conta uma base; os elefantes e os generais não contam. Se as percentagens diferem em menos de 5 pontos, a batalha fica indecisa; em menos de 20, o lado que perdeu menos tem uma ligeira vantagem; em 20 ou mais, uma grande vitória. Se só um lado ainda tem unidades, a grande vitória é dele; se ninguém as tem, a batalha fica indecisa.</translation>
    </message>
    <message>
        <source>**Q10 The fall of a commander in chief** costs his side his dice and nothing else. With the option `end_on_cinc_death: true` it ends the battle with that turn and the other side has won.</source>
        <translation>**Q10 A queda de um comandante-chefe** custa ao seu lado os seus dados e nada mais. Com a opção `end_on_cinc_death: true`, a batalha acaba com esse turno e o outro lado venceu.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>**M1 Foot** moves up to 6 inches.</source>
        <translation>**M1 A pé** anda-se até 6 polegadas.</translation>
    </message>
    <message>
        <source>**M4 Elephants and scorpions** move up to 6 inches.</source>
        <translation>**M4 Os elefantes e os escorpiões** andam até 6 polegadas.</translation>
    </message>
    <message>
        <source>**M5 Cavalry** moves up to 12 inches.</source>
        <translation>**M5 A cavalaria** anda até 12 polegadas.</translation>
    </message>
    <message>
        <source>**Q31 Less is allowed.** A unit may go only part of its way, or stay.</source>
        <translation>**Q31 Menos é permitido.** Uma unidade pode fazer só parte do seu percurso, ou ficar.</translation>
    </message>
    <message>
        <source>**M2 Skirmishers** go in any direction.</source>
        <translation>**M2 Os escaramuçadores** vão em qualquer direção.</translation>
    </message>
    <message>
        <source>**Q29 How skirmishers move.** One straight way in any direction and one turn on the spot, before or after it. No corner of the unit may end more than 6 inches from where that corner began, so turning uses up some of the way. Turning sweeps over the ground: on the way nobody may be touched who could not be touched in a move.</source>
        <translation>**Q29 Como se movem os escaramuçadores.** Um percurso a direito em qualquer direção e uma rotação no lugar, antes ou depois. Nenhum canto da unidade pode acabar a mais de 6 polegadas de onde esse canto começou; rodar gasta, portanto, uma parte do percurso. A rotação varre o chão: pelo caminho não se pode tocar em ninguém em quem não se pudesse tocar num movimento.</translation>
    </message>
    <message>
        <source>**M3 Formed units** go straight ahead, obliquely or by wheeling, and no other way; the angle is 45 degrees.</source>
        <translation>**M3 As unidades em formação** vão em frente, em oblíquo ou em conversão, e de mais nenhuma maneira; o ângulo é de 45 graus.</translation>
    </message>
    <message>
        <source>**Q24 Formed** are all units in two ranks: heavy and light infantry, Roman infantry, and all cavalry, the Numidians too. In a scenario each type of unit says whether it is formed or free.</source>
        <translation>**Q24 Em formação** estão todas as unidades em duas fileiras: a infantaria pesada e a ligeira, a infantaria romana e toda a cavalaria, também os númidas. Num cenário, cada tipo de unidade diz se está em formação ou é livre.</translation>
    </message>
    <message>
        <source>**Q25 Wheels.** All wheels of one move together may turn the unit by 45 degrees; a charge counts anew. `wheel_cap: none` lifts the limit. Wheels, obliques and straight ways may follow each other as long as the inches last.</source>
        <translation>**Q25 Conversões.** Todas as conversões de um movimento juntas podem rodar a unidade 45 graus; uma carga conta de novo. `wheel_cap: none` tira o limite. Conversões, oblíquos e percursos a direito podem seguir-se uns aos outros enquanto as polegadas chegarem.</translation>
    </message>
    <message>
        <source>**Q26 What a wheel costs.** The front corner on the inside stays where it is; the unit pays the arc that the outer front corner goes. A front of 4 inches pays 3.14 inches for 45 degrees.</source>
        <translation>**Q26 O que custa uma conversão.** O canto interior da frente fica onde está; a unidade paga o arco que faz o canto exterior. Uma frente de 4 polegadas paga 3,14 polegadas por 45 graus.</translation>
    </message>
    <message>
        <source>**Q27 Obliques.** The whole unit slides forward at an angle of up to 45 degrees to its facing and keeps facing the same way. It pays the distance it goes.</source>
        <translation>**Q27 Oblíquos.** A unidade inteira avança a um ângulo até 45 graus da sua orientação e continua a olhar para o mesmo lado. Paga a distância que percorre.</translation>
    </message>
    <message>
        <source>**Q28 Not for formed units:** turning about, going backwards, stepping sideways. With the option `about_face: whole_move` a formed unit may spend its whole move on turning about where it stands.</source>
        <translation>**Q28 Não é para unidades em formação:** dar meia-volta, recuar, andar de lado. Com a opção `about_face: whole_move`, uma unidade em formação pode gastar o movimento inteiro a dar meia-volta no lugar.</translation>
    </message>
    <message>
        <source>**Q30 How elephants and scorpions move.** They turn as they like, go one straight way of up to 6 inches in any direction, measured at the middle, and turn again.</source>
        <translation>**Q30 Como se movem os elefantes e os escorpiões.** Rodam como quiserem, fazem um percurso a direito de até 6 polegadas em qualquer direção, medido no meio, e rodam outra vez.</translation>
    </message>
    <message>
        <source>**Q32 Through friends.** Skirmishers may go through friends and friends through skirmishers, if the two do not lie on top of each other at the end; edges may touch. All other friends are in the way, and so is everybody who is engaged. The option `interpenetration` allows it for nobody (`none`) or for everybody (`all`).</source>
        <translation>**Q32 Através dos amigos.** Os escaramuçadores podem atravessar os amigos, e os amigos podem atravessá-los, se no fim não ficarem em cima uns dos outros; os bordos podem tocar-se. Todos os outros amigos barram o caminho, tal como todos os que estão em combate. A opção `interpenetration` não o permite a ninguém (`none`) ou permite-o a todos (`all`).</translation>
    </message>
    <message>
        <source>**Q33 Elephants too** go through skirmishers and through nobody else when they move. Running wild is another matter.</source>
        <translation>**Q33 Os elefantes também** atravessam escaramuçadores, e mais ninguém, quando se movem. A fúria é outra coisa.</translation>
    </message>
    <message>
        <source>**Q34 Enemies** may be neither passed nor touched in a move. Being near them does not matter.</source>
        <translation>**Q34 Os inimigos** não se podem atravessar nem tocar num movimento. Estar perto deles não importa.</translation>
    </message>
    <message>
        <source>**Q35 The edge.** Nobody may leave the table, not even with a corner and not even in the middle of a wheel. Generals must stay on it as well.</source>
        <translation>**Q35 O bordo.** Ninguém pode sair da mesa, nem com um canto, nem a meio de uma conversão. Os generais também têm de ficar nela.</translation>
    </message>
    <message>
        <source>**Q36 Engaged units** stay where they are: no move, no turn, no charge, no retreat. The option `break_off: elephants_and_skirmishers` lets skirmishers leave as elephants do.</source>
        <translation>**Q36 As unidades em combate** ficam onde estão: sem movimento, sem rotação, sem carga, sem retirada. A opção `break_off: elephants_and_skirmishers` deixa os escaramuçadores romper o combate como os elefantes.</translation>
    </message>
    <message>
        <source>**Q37 An elephant in a fight** that is under control may leave in its own side&apos;s move. Its engagements end, and nobody may strike it for going. It may slide along the enemies it touched at the start, but must end clear of every enemy. Later in the turn it may charge again.</source>
        <translation>**Q37 Um elefante em combate** que esteja sob controlo pode sair no movimento do seu lado. Os seus combates acabam, e ninguém o pode ferir por isso. Pode deslizar ao longo dos inimigos em que tocava no início, mas tem de acabar longe de todos os inimigos. Mais tarde no turno pode voltar a carregar.</translation>
    </message>
    <message>
        <source>**Q38 Generals** go with their unit, or alone up to 12 inches in any direction in their side&apos;s move, whoever stands there. Both in one turn is not possible, and a unit whose general has gone alone stays too. `general_move: 6` shortens the way.</source>
        <translation>**Q38 Os generais** vão com a sua unidade, ou sem ela até 12 polegadas em qualquer direção, no movimento do seu lado, esteja quem estiver pelo meio. As duas coisas num turno não são possíveis, e uma unidade cujo general foi sem ela também fica onde está. `general_move: 6` encurta o caminho.</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Disparo</translation>
    </message>
    <message>
        <source>**S1 Who shoots.** Skirmishers, Numidian cavalry and scorpions. Nobody else.</source>
        <translation>**S1 Quem dispara.** Os escaramuçadores, a cavalaria númida e os escorpiões. Mais ninguém.</translation>
    </message>
    <message>
        <source>**S8 How far.** Scorpions 24 inches, all others 6.</source>
        <translation>**S8 Até onde.** Os escorpiões a 24 polegadas, todos os outros a 6.</translation>
    </message>
    <message>
        <source>**Q51 In range** means: the shortest way from one rectangle to the other is not longer than the range.</source>
        <translation>**Q51 Ao alcance** quer dizer: o caminho mais curto de um retângulo ao outro não é mais longo do que o alcance.</translation>
    </message>
    <message>
        <source>**S5 All or none.** If any part of a unit is in range, all of it shoots.</source>
        <translation>**S5 Todos ou nenhum.** Se alguma parte de uma unidade está ao alcance, dispara a unidade toda.</translation>
    </message>
    <message>
        <source>**S2 Dice.** One die for each stand that shoots.</source>
        <translation>**S2 Dados.** Um dado por cada base que dispara.</translation>
    </message>
    <message>
        <source>**Q52 So all stands roll**, also those that are farther away. With the option `range_dice: stands_in_range` only stands whose own base is in range roll; a gap in the rear rank is at its right-hand end.</source>
        <translation>**Q52 Portanto lançam todas as bases**, mesmo as que estão mais longe. Com a opção `range_dice: stands_in_range` só lançam as bases que estão elas próprias ao alcance; uma falha na fileira de trás fica na sua ponta direita.</translation>
    </message>
    <message>
        <source>**S3 Hits.** Scorpions hit on 4 or more, all others on a 6.</source>
        <translation>**S3 Acertos.** Os escorpiões acertam a partir de 4, todos os outros com um 6.</translation>
    </message>
    <message>
        <source>**S4 Losses.** Each hit takes a stand.</source>
        <translation>**S4 Baixas.** Cada acerto tira uma base.</translation>
    </message>
    <message>
        <source>**S6 Engaged units** do not shoot.</source>
        <translation>**S6 As unidades em combate** não disparam.</translation>
    </message>
    <message>
        <source>**S7 Nobody shoots at engaged units.**</source>
        <translation>**S7 Ninguém dispara contra unidades em combate.**</translation>
    </message>
    <message>
        <source>**Q62 Only they are safe.** Whoever stands beside a fight without being engaged can be shot at.</source>
        <translation>**Q62 Só elas estão a salvo.** Contra quem está ao lado de um combate sem participar nele pode disparar-se.</translation>
    </message>
    <message>
        <source>**Q04 Moving and shooting.** A unit that has moved shoots as well as any. With the option `scorpion_move_or_shoot: true` a scorpion does one of the two in a turn.</source>
        <translation>**Q04 Mover e disparar.** Uma unidade que se moveu dispara tão bem como qualquer outra. Com a opção `scorpion_move_or_shoot: true`, um escorpião faz só uma das duas coisas por turno.</translation>
    </message>
    <message>
        <source>**Q53 Line of sight.** There is none to think of: nobody hides behind anybody. With the option `los: units_block` a shot is stopped if the line between the two middles runs through a third unit, friend or enemy. Generals never stop one. Scorpions that shoot over everybody give Rome an edge at Zama; this option makes it much smaller: between two computers of the same strength Rome then wins 41 battles of 100 and Carthage 27, instead of 68 and 9.</source>
        <translation>**Q53 Linha de visão.** Não há nenhuma em que pensar: ninguém se esconde atrás de ninguém. Com a opção `los: units_block`, um disparo é travado se a linha entre os dois centros passa por uma terceira unidade, amiga ou inimiga. Os generais nunca travam nenhum. Os escorpiões, que disparam por cima de todos, dão a Roma uma vantagem em Zama; esta opção torna-a muito menor: entre dois computadores da mesma força, Roma vence então 41 batalhas em 100 e Cartago 27, em vez de 68 e 9.</translation>
    </message>
    <message>
        <source>**Q54 All round.** Units shoot in every direction. With the option `arc: front` some corner of the target must lie ahead of the shooter&apos;s front.</source>
        <translation>**Q54 A toda a volta.** As unidades disparam em todas as direções. Com a opção `arc: front`, algum canto do alvo tem de estar para lá da frente de quem dispara.</translation>
    </message>
    <message>
        <source>**Q55 One target.** A unit shoots at one enemy unit, whichever its player likes; the nearest need not be first, and the dice are not divided.</source>
        <translation>**Q55 Um alvo.** Uma unidade dispara contra uma unidade inimiga, a que o seu jogador quiser; não tem de ser a mais próxima, e os dados não se repartem.</translation>
    </message>
    <message>
        <source>**Q56 One after another.** Units shoot in turn; losses are taken at once, and the next shooter sees them.</source>
        <translation>**Q56 Uma após outra.** As unidades disparam à vez; as baixas retiram-se logo, e a seguinte já as vê.</translation>
    </message>
    <message>
        <source>**Q60 Too many hits** are lost.</source>
        <translation>**Q60 Os acertos a mais** perdem-se.</translation>
    </message>
    <message>
        <source>**Q57 Elephants** cannot be shot at, because nothing would come of it.</source>
        <translation>**Q57 Contra elefantes** não se pode disparar, porque não serviria de nada.</translation>
    </message>
    <message>
        <source>**Q58 Scorpions** can be, and one hit ends them.</source>
        <translation>**Q58 Contra escorpiões** pode, e um acerto acaba com eles.</translation>
    </message>
    <message>
        <source>**Q59 Skirmishers** are no easier to shoot than others; they are only easier to hit in melee.</source>
        <translation>**Q59 Nos escaramuçadores** não é mais fácil acertar a disparar do que nos outros; só o é no corpo a corpo.</translation>
    </message>
    <message>
        <source>**Q61 Generals** neither add to a volley nor run a risk in it.</source>
        <translation>**Q61 Os generais** não acrescentam nada a uma descarga, nem correm perigo com ela.</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Cargas</translation>
    </message>
    <message>
        <source>**C1 Both sides** may charge in the fifth step, and neither must.</source>
        <translation>**C1 Os dois lados** podem carregar na fase 5, e nenhum é obrigado.</translation>
    </message>
    <message>
        <source>**C2 The only way** into a fight is a charge.</source>
        <translation>**C2 Só com uma carga** se entra num combate.</translation>
    </message>
    <message>
        <source>**C3 Foot and elephants** charge up to 6 inches.</source>
        <translation>**C3 As unidades a pé e os elefantes** carregam até 6 polegadas.</translation>
    </message>
    <message>
        <source>**C4 Cavalry** charges up to 12 inches.</source>
        <translation>**C4 A cavalaria** carrega até 12 polegadas.</translation>
    </message>
    <message>
        <source>**C5 It must arrive.** A charge that does not reach an enemy cannot be made.</source>
        <translation>**C5 Tem de chegar.** Uma carga que não chega a um inimigo não se pode fazer.</translation>
    </message>
    <message>
        <source>**Q01 Whose charge is next.** The sides take turns, the first side first: one charge, or pass. Passing now does not forbid a charge later; when both pass one after the other, the step is over. The option `charge_order` lets the first or the second side make all its charges first, or lets a die decide who begins: 1 to 3 the first side, 4 to 6 the second.</source>
        <translation>**Q01 De quem é a próxima carga.** Os lados jogam à vez, a começar pelo primeiro: uma carga, ou passar. Passar agora não impede uma carga mais tarde; quando os dois passam, um logo a seguir ao outro, a fase acaba. A opção `charge_order` deixa o primeiro ou o segundo lado fazer antes todas as suas cargas, ou deixa um dado decidir quem começa: de 1 a 3 o primeiro lado, de 4 a 6 o segundo.</translation>
    </message>
    <message>
        <source>**Q02 One at a time.** Each charge is finished, with all that comes of it, before the next is declared.</source>
        <translation>**Q02 Uma de cada vez.** Cada carga acaba, com tudo o que dela resulta, antes de se declarar a seguinte.</translation>
    </message>
    <message>
        <source>**Q39 Who may charge.** Any unit that is not engaged, once a turn, also if it has moved or shot. Scorpions never do, and generals only with their unit.</source>
        <translation>**Q39 Quem pode carregar.** Qualquer unidade que não esteja em combate, uma vez por turno, mesmo que se tenha movido ou tenha disparado. Os escorpiões nunca, e os generais só com a sua unidade.</translation>
    </message>
    <message>
        <source>**Q40 Reach.** A charge has its own inches, counted as in a move and besides it. The charger goes until it first touches an enemy and stops there; what the order says beyond that point does not matter. If it touches nobody in time, the charge is not allowed and has cost nothing: try another. You may measure first as much as you like.</source>
        <translation>**Q40 Até onde.** Uma carga tem as suas próprias polegadas, contadas como num movimento e além dele. Quem carrega avança até tocar pela primeira vez num inimigo e detém-se ali; o que a ordem disser para lá desse ponto não importa. Se não tocar em ninguém a tempo, a carga não é permitida e não custou nada: experimenta outra. Antes podes medir tudo o que quiseres.</translation>
    </message>
    <message>
        <source>**Q41 Engaged units** cannot charge. They can be charged, and by several.</source>
        <translation>**Q41 As unidades em combate** não podem carregar. Podem sofrer uma carga, e até várias.</translation>
    </message>
    <message>
        <source>**Q42 Formed units** charge with the same manoeuvres as they move: ahead, obliquely, wheeling up to 45 degrees in all. A corner that swings into an enemy has charged him. With the option `formed_charge: straight` they only go straight ahead.</source>
        <translation>**Q42 As unidades em formação** carregam com as mesmas manobras com que se movem: em frente, em oblíquo, em conversão até 45 graus ao todo. Um canto que roda contra um inimigo carregou sobre ele. Com a opção `formed_charge: straight`, só vão em frente.</translation>
    </message>
    <message>
        <source>**Q43 Others.** Skirmishers turn once, then go straight in any direction; their corners are measured as in a move. Elephants turn to where they want to go and then go straight ahead, which is how they end up facing.</source>
        <translation>**Q43 Os outros.** Os escaramuçadores rodam uma vez e depois vão a direito em qualquer direção; os seus cantos medem-se como num movimento. Os elefantes rodam para onde querem ir e depois seguem em frente, e é assim que ficam orientados.</translation>
    </message>
    <message>
        <source>**Q44 The target** you have named must be among those the charger meets; if somebody else is met first, the charge is refused and you hear who it is. Friends are in the way as in a move. Generals without a unit are in nobody&apos;s way.</source>
        <translation>**Q44 O alvo** que indicaste tem de estar entre os que a carga encontra; se encontrar primeiro outro, a carga é recusada e ficas a saber quem é. Os amigos barram o caminho como num movimento. Os generais sem unidade não barram o caminho a ninguém.</translation>
    </message>
    <message>
        <source>**Q45 Everybody close.** All enemies within a tenth of an inch of the charger where it stops are engaged with it. An elephant&apos;s weight and the fright of an elephant concern only the target that was named.</source>
        <translation>**Q45 Todos os que estão perto.** Todos os inimigos a menos de um décimo de polegada do lugar onde a carga acaba ficam em combate com quem carregou. O embate de um elefante e o seu susto só dizem respeito ao alvo indicado.</translation>
    </message>
    <message>
        <source>**Q46 No lining up.** The charger stays just as it arrived. Who is engaged with whom is remembered from then on, whatever happens to the distance.</source>
        <translation>**Q46 Sem alinhar.** Quem carrega fica tal como chegou. A partir daí fica registado quem está em combate com quem, aconteça o que acontecer à distância.</translation>
    </message>
    <message>
        <source>**Q47 Charging an elephant** is allowed. A charged elephant does not trample its charger; it can only run wild later. With the option `elephant_hits_when_charged: true` it does, and the unit that declared the charge loses two stands.</source>
        <translation>**Q47 Carregar sobre um elefante** é permitido. Um elefante que sofre a carga não tira bases a quem carrega; só pode entrar em fúria mais tarde. Com a opção `elephant_hits_when_charged: true` tira-as: a unidade que declarou a carga perde duas bases.</translation>
    </message>
    <message>
        <source>**Q48 Nobody left.** If the target is gone before a fight begins, the charger stops where it is: free, unless another enemy is close by, and its charge is used up. With the option `overrun: continue` it may go straight on with the inches it has left, and whoever it meets next is its new target.</source>
        <translation>**Q48 Já sem alvo.** Se o alvo desaparece antes de começar um combate, quem carrega fica onde está: livre, a não ser que haja outro inimigo ali perto, e com a carga gasta. Com a opção `overrun: continue` pode seguir a direito com as polegadas que lhe restam, e quem encontrar a seguir é o seu novo alvo.</translation>
    </message>
    <message>
        <source>**Q49 An elephant that charges scorpions** puts them to flight like anybody else: no weight, no fight, no control die.</source>
        <translation>**Q49 Um elefante que carrega sobre escorpiões** põe-nos em fuga como qualquer outro: sem embate, sem combate, sem lançamento de controlo.</translation>
    </message>
    <message>
        <source>**Q50 A general** charges with the unit he is with.</source>
        <translation>**Q50 Um general** carrega com a unidade com que está.</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Corpo a corpo</translation>
    </message>
    <message>
        <source>**Q63 A fight** is everybody who is joined by engagements, directly or through others. All fights are fought in the last step of a turn, one round each.</source>
        <translation>**Q63 Um combate** são todos os que estão ligados entre si, diretamente ou através de outros. Todos os combates se travam na última fase de um turno, uma ronda cada.</translation>
    </message>
    <message>
        <source>**F1 Dice.** In a fight a unit rolls one die for each of its stands.</source>
        <translation>**F1 Dados.** Num combate, uma unidade lança um dado por cada uma das suas bases.</translation>
    </message>
    <message>
        <source>**Q64 All stands** of an engaged unit roll, not only those that touch.</source>
        <translation>**Q64 Todas as bases** de uma unidade em combate lançam, não só as que tocam no inimigo.</translation>
    </message>
    <message>
        <source>**F2 Hits.** Roman infantry, heavy infantry, Roman and Carthaginian cavalry hit on 5 or more; light infantry, skirmishers and Numidian cavalry on a 6.</source>
        <translation>**F2 Acertos.** A infantaria romana, a infantaria pesada, a cavalaria romana e a cartaginesa acertam a partir de 5; a infantaria ligeira, os escaramuçadores e a cavalaria númida, com um 6.</translation>
    </message>
    <message>
        <source>**F3 Against skirmishers** everybody hits on 4 or more instead.</source>
        <translation>**F3 Contra escaramuçadores**, todos acertam antes a partir de 4.</translation>
    </message>
    <message>
        <source>**Q67 Skirmishers against skirmishers** too. What a die needs depends on whom it is for, never on who charged.</source>
        <translation>**Q67 Escaramuçadores contra escaramuçadores** também. O número de que um dado precisa depende de contra quem é lançado, nunca de quem carregou.</translation>
    </message>
    <message>
        <source>**Q23 From the side** nobody fights better. A flank only matters for the fright of elephants, and because more units find room there.</source>
        <translation>**Q23 De lado** ninguém combate melhor. Um flanco só importa para o susto dos elefantes, e porque aí cabem mais unidades.</translation>
    </message>
    <message>
        <source>**Q65 Whom to fight.** A unit with several enemies puts all its dice on one of them. Both sides choose before any die of the step is rolled, the first side first; once the second side has chosen, the first cannot change its mind. Where nobody chooses, the enemy is taken who is easiest to hit, then the one with the fewest stands, then the first by name. With the option `dice_split: free` a unit may divide its dice.</source>
        <translation>**Q65 Contra quem combater.** Uma unidade com vários inimigos põe todos os seus dados num deles. Os dois lados escolhem antes de se lançar qualquer dado da fase, a começar pelo primeiro; depois de o segundo escolher, o primeiro já não pode mudar de ideias. Onde ninguém escolhe, toma-se o inimigo em que é mais fácil acertar, depois o que tem menos bases, depois o primeiro por nome. Com a opção `dice_split: free`, uma unidade pode repartir os dados.</translation>
    </message>
    <message>
        <source>**F4 Losses.** Each hit takes a stand.</source>
        <translation>**F4 Baixas.** Cada acerto tira uma base.</translation>
    </message>
    <message>
        <source>**Q66 Too many hits** are lost, even if another enemy is in the same fight. With the option `surplus: same_fight` they go on to the others in it.</source>
        <translation>**Q66 Os acertos a mais** perdem-se, mesmo que haja outro inimigo no mesmo combate. Com a opção `surplus: same_fight` passam para os outros que lá estão.</translation>
    </message>
    <message>
        <source>**F5 At the same time.** Both sides roll before anything is taken away.</source>
        <translation>**F5 Ao mesmo tempo.** Os dois lados lançam antes de se retirar seja o que for.</translation>
    </message>
    <message>
        <source>**Q68 First all dice of the step, then all losses, then the last stands.** A unit that goes under in this round has had its dice.</source>
        <translation>**Q68 Primeiro todos os dados da fase, depois todas as baixas, depois as últimas bases.** Uma unidade que desaparece nesta ronda teve os seus dados.</translation>
    </message>
    <message>
        <source>**Q90 Both gone.** Two units may end each other; then both leave, and that is all.</source>
        <translation>**Q90 Desaparecem ambas.** Duas unidades podem acabar uma com a outra; então saem as duas, e é tudo.</translation>
    </message>
    <message>
        <source>**F6 Still standing.** Units that both have stands left stay engaged and fight again next turn.</source>
        <translation>**F6 Ainda de pé.** Se ambas as unidades ainda têm bases, continuam em combate e lutam outra vez no turno seguinte.</translation>
    </message>
    <message>
        <source>**Q70 After a round** engagements stay, even if losses have opened a gap. Whoever has no enemy left in a fight is free: no pursuit, no turning for nothing; the unit may move in its next move.</source>
        <translation>**Q70 Depois de uma ronda**, os combates continuam, mesmo que as baixas tenham aberto uma brecha. Quem já não tem inimigos num combate fica livre: sem perseguição, sem rotação de graça; a unidade pode mover-se no seu próximo movimento.</translation>
    </message>
    <message>
        <source>**L1 The last stand** of a unit does not hold alone: a unit that is down to one stand loses it at once, whatever took the others.</source>
        <translation>**L1 A última base** de uma unidade não aguenta sozinha: uma unidade reduzida a uma base perde-a de imediato, seja o que for que tirou as outras.</translation>
    </message>
    <message>
        <source>**L2 Not** elephants and scorpions, which never had more than one.</source>
        <translation>**L2 Menos** os elefantes e os escorpiões, que nunca tiveram mais do que uma.</translation>
    </message>
    <message>
        <source>**Q71 The order of the last step.** Both sides choose whom to fight. Then all dice, fight by fight: the first side&apos;s units by name, then the other&apos;s. Then all losses and last stands. Then the generals&apos; dice, the first side&apos;s first. Then the control dice of the elephants by name, each with all that comes of it. Last, engagements with units that are gone end, and their generals are placed.</source>
        <translation>**Q71 A ordem da última fase.** Os dois lados escolhem contra quem combater. Depois todos os dados, combate a combate: as unidades do primeiro lado por nome, depois as do outro. Depois todas as baixas e as últimas bases. Depois os dados pelos generais, primeiro os do primeiro lado. Depois os lançamentos de controlo dos elefantes por nome, cada um com tudo o que dele resulta. Por fim, acabam os combates com unidades que desapareceram e colocam-se os seus generais.</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Generais</translation>
    </message>
    <message>
        <source>**G1 No targets.** Nobody can shoot, charge or trample a general.</source>
        <translation>**G1 Não são alvos.** Ninguém pode disparar contra um general nem carregar sobre ele, e nenhum elefante lhe faz mal.</translation>
    </message>
    <message>
        <source>**Q88 A general alone** takes up no room and is in nobody&apos;s way.</source>
        <translation>**Q88 Um general sem unidade** não ocupa espaço e não barra o caminho a ninguém.</translation>
    </message>
    <message>
        <source>**G2 In melee** a general adds one stand&apos;s die to the unit he is with.</source>
        <translation>**G2 No corpo a corpo**, um general acrescenta o dado de uma base à unidade com que está.</translation>
    </message>
    <message>
        <source>**G4 Scipio and Hannibal** add two.</source>
        <translation>**G4 Cipião e Aníbal** acrescentam dois.</translation>
    </message>
    <message>
        <source>**G3 In shooting** he adds nothing.</source>
        <translation>**G3 No disparo** não acrescenta nada.</translation>
    </message>
    <message>
        <source>**Q85 Only dice.** Such a stand is no body: it cannot fall, it does not save a unit that is down to its last stand, and it makes nobody wider.</source>
        <translation>**Q85 Só dados.** Por trás deles não há nenhuma base: nada que possa cair, que salve uma unidade reduzida à última base ou que alargue alguém.</translation>
    </message>
    <message>
        <source>**Q84 Joining and leaving.** In his side&apos;s move a general may go to a unit of his side, of any command, within his reach and joins it, even in the middle of a fight. He cannot leave a unit that is engaged. He does not join scorpions or elephants, and a unit has at most one general. Options: `generals_per_unit: any`, and `general_joins: own_command` for all but the commander in chief.</source>
        <translation>**Q84 Juntar-se e separar-se.** No movimento do seu lado, um general pode ir até uma unidade do seu lado, de qualquer corpo, que esteja ao seu alcance, e junta-se a ela, mesmo no meio de um combate. Não pode separar-se de uma unidade em combate. Não se junta a escorpiões nem a elefantes, e uma unidade tem no máximo um general. Opções: `generals_per_unit: any`, e `general_joins: own_command` para todos menos o comandante-chefe.</translation>
    </message>
    <message>
        <source>**G5 Danger.** If his unit has fought in melee, roll a die for him.</source>
        <translation>**G5 Perigo.** Se a sua unidade combateu em corpo a corpo, lança um dado por ele.</translation>
    </message>
    <message>
        <source>**G6 On a 6** he falls.</source>
        <translation>**G6 Com um 6**, cai.</translation>
    </message>
    <message>
        <source>**Q87 When.** Once a round, after the losses, also if the unit fought only elephants. His dice of that round have counted.</source>
        <translation>**Q87 Quando.** Uma vez por ronda, depois das baixas, mesmo que a unidade só tenha combatido elefantes. Os seus dados dessa ronda contaram.</translation>
    </message>
    <message>
        <source>**Q86 His unit is gone.** He lives and stands where it stood, and may join another in his next move. With the option `general_dies_with_unit: true` he falls with it. A general with a unit is measured from the middle of its front.</source>
        <translation>**Q86 A sua unidade desapareceu.** Ele vive, fica onde ela estava e pode juntar-se a outra no seu próximo movimento. Com a opção `general_dies_with_unit: true` cai com ela. Um general com uma unidade mede-se a partir do meio da frente dela.</translation>
    </message>
    <message>
        <source>Scorpions</source>
        <translation>Escorpiões</translation>
    </message>
    <message>
        <source>**P1** They do not charge.</source>
        <translation>**P1** Não carregam.</translation>
    </message>
    <message>
        <source>**P2** They do not fight in melee.</source>
        <translation>**P2** Não combatem em corpo a corpo.</translation>
    </message>
    <message>
        <source>**P3** Charged by anybody, their crews run and they are gone.</source>
        <translation>**P3** Se alguém carrega sobre eles, os serventes fogem e eles desaparecem.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation>Elefantes</translation>
    </message>
    <message>
        <source>**E1 Thick skin.** Neither shots nor melee do anything to an elephant.</source>
        <translation>**E1 Pele grossa.** Nem os disparos nem o corpo a corpo fazem mal a um elefante.</translation>
    </message>
    <message>
        <source>**E2 Their own rules.** What follows replaces the rules of melee for them.</source>
        <translation>**E2 As suas próprias regras.** O que se segue substitui, para eles, as regras do corpo a corpo.</translation>
    </message>
    <message>
        <source>**Q72 No melee dice.** An elephant strikes when it charges and holds its enemy afterwards. The option `elephant_melee` gives it one die against skirmishers that hits on 4 (`any_vs_skirmishers`), one die that hits on 5 (`die_5`), or two stands a round from the round after its charge (`two_per_round`).</source>
        <translation>**Q72 Sem dados no corpo a corpo.** Um elefante fere quando carrega e depois segura o inimigo. A opção `elephant_melee` dá-lhe um dado contra escaramuçadores que acerta a partir de 4 (`any_vs_skirmishers`), um dado que acerta a partir de 5 (`die_5`), ou duas bases por ronda a partir da ronda a seguir à sua carga (`two_per_round`).</translation>
    </message>
    <message>
        <source>**Q73 No dice against it.** Dice cannot be put on an elephant. A unit that fights only elephants rolls nothing, but it does fight: its general is in danger, and the elephant takes its control die.</source>
        <translation>**Q73 Sem dados contra ele.** Não se podem pôr dados num elefante. Uma unidade que só combate elefantes não lança nada, mas combate: o seu general corre perigo, e o elefante faz o seu lançamento de controlo.</translation>
    </message>
    <message>
        <source>**E3 Fright.** An elephant that charges Roman infantry from the front may be scared: roll a die. On 5 or 6 it leaves the game and has harmed nobody.</source>
        <translation>**E3 Susto.** Um elefante que carrega sobre infantaria romana pela frente pode assustar-se: lança um dado. Com 5 ou 6 sai do jogo sem ter ferido ninguém.</translation>
    </message>
    <message>
        <source>**E4 Cavalry** cannot scare it.</source>
        <translation>**E4 A cavalaria** não o pode assustar.</translation>
    </message>
    <message>
        <source>**Q76 Roman infantry** means the formed units of that name. With the option `scared_by: infantry_and_skirmishers` Roman skirmishers scare elephants too. No Carthaginian troops do.</source>
        <translation>**Q76 Infantaria romana** quer dizer as unidades em formação com esse nome. Com a opção `scared_by: infantry_and_skirmishers`, os escaramuçadores romanos também assustam elefantes. Nenhumas tropas cartaginesas o fazem.</translation>
    </message>
    <message>
        <source>**Q91 When.** At the moment of contact, before anything else, at every new charge, also against a unit that is engaged already. Not when an elephant is charged and not when it runs wild.</source>
        <translation>**Q91 Quando.** No momento do contacto, antes de tudo o resto, a cada nova carga, também contra uma unidade que já está em combate. Não quando um elefante sofre uma carga, nem quando entra em fúria.</translation>
    </message>
    <message>
        <source>**E5 Weight.** An elephant that arrives costs its target two stands at once.</source>
        <translation>**E5 Peso.** Um elefante que chega custa logo duas bases ao seu alvo.</translation>
    </message>
    <message>
        <source>**Q74 At once** means in the charge step, before the round of melee, the last stand included; once for each charge.</source>
        <translation>**Q74 Logo** quer dizer na fase de carga, antes da ronda de combate, incluindo a última base; uma vez por cada carga.</translation>
    </message>
    <message>
        <source>**Q83 Every one counts.** Two elephants take two stands each, and so on.</source>
        <translation>**Q83 Cada um conta.** Dois elefantes tiram duas bases cada um, e assim por diante.</translation>
    </message>
    <message>
        <source>**E6 Control.** After a round of melee each elephant that was in a fight rolls a control die.</source>
        <translation>**E6 Controlo.** Depois de uma ronda de combate faz-se um lançamento de controlo por cada elefante que esteve num combate.</translation>
    </message>
    <message>
        <source>**Q75 Also then:** if its enemy fell in that round. Not if its weight had ended the target before a round was fought, unless the option `control_after_impact_kill: true` says so.</source>
        <translation>**Q75 Também então:** se o seu inimigo caiu nessa ronda. Não se o seu peso acabou com o alvo antes de se travar uma ronda, a não ser que a opção `control_after_impact_kill: true` o diga.</translation>
    </message>
    <message>
        <source>**E7 On 1 or 2** it stays under control and may go on fighting, or move, next turn.</source>
        <translation>**E7 Com 1 ou 2** fica sob controlo e pode continuar a combater, ou mover-se, no turno seguinte.</translation>
    </message>
    <message>
        <source>**E8 On 3 to 6** it runs wild.</source>
        <translation>**E8 De 3 a 6** entra em fúria.</translation>
    </message>
    <message>
        <source>**E12 Which way.** 3: straight ahead. 4: it turns to its right first. 5: to its left. 6: it turns round.</source>
        <translation>**E12 Para onde.** 3: em frente. 4: vira primeiro à direita. 5: à esquerda. 6: dá meia-volta.</translation>
    </message>
    <message>
        <source>**E9 How far.** 12 inches at once, through everybody.</source>
        <translation>**E9 Até onde.** 12 polegadas de uma vez, através de todos.</translation>
    </message>
    <message>
        <source>**Q77 Its path** is its own rectangle, turned about its middle and drawn out 12 inches ahead of where it faces; where it stood counts too. Being charged does not turn an elephant.</source>
        <translation>**Q77 O seu caminho** é o seu próprio retângulo, rodado em torno do meio e prolongado 12 polegadas na direção para onde olha; onde ele estava também conta. Sofrer uma carga não vira um elefante.</translation>
    </message>
    <message>
        <source>**E10 In its way.** All units it touches lose two stands.</source>
        <translation>**E10 No seu caminho.** Todas as unidades em que toca perdem duas bases.</translation>
    </message>
    <message>
        <source>**Q78 Touching** here means that path and unit overlap, friend or enemy, engaged or not; a shared edge is not enough. Once for each unit.</source>
        <translation>**Q78 Tocar** quer dizer aqui que o caminho e a unidade se sobrepõem, amiga ou inimiga, em combate ou não; um bordo comum não chega. Uma vez por cada unidade.</translation>
    </message>
    <message>
        <source>**Q79 Other elephants** in the path are not harmed. With the option `rampage_vs_elephants: removed` they are gone.</source>
        <translation>**Q79 Os outros elefantes** no caminho não sofrem nada. Com a opção `rampage_vs_elephants: removed` desaparecem.</translation>
    </message>
    <message>
        <source>**Q80 Scorpions** in the path are gone. Generals alone are not harmed; those with a unit share only what happens to it.</source>
        <translation>**Q80 Os escorpiões** no caminho desaparecem. Os generais sem unidade não sofrem nada; os que estão com uma unidade só partilham o que lhe acontece.</translation>
    </message>
    <message>
        <source>**Q81 The edge** ends the path.</source>
        <translation>**Q81 No bordo** da mesa acaba o caminho.</translation>
    </message>
    <message>
        <source>**E11 Then** the elephant is gone.</source>
        <translation>**E11 Depois** o elefante desaparece.</translation>
    </message>
    <message>
        <source>**Q82 Gone for good.** Elephants that fled or ran wild do not come back and do not count as losses.</source>
        <translation>**Q82 De vez.** Os elefantes que fugiram ou entraram em fúria não voltam e não contam como baixas.</translation>
    </message>
    <message>
        <source>More troops</source>
        <translation>Mais tropas</translation>
    </message>
    <message>
        <source>The battles of history that come with the program need troops Zama does not have. Their numbers are ours; Matt Fritz&apos;s game knows nothing of them. Each is made of the same parts as his, so you can change it, or make one of your own, where a scenario is written. Everybody who is not named here has a row of this book under another name: Libyans, Companions and Immortals are heavy, Gauls, Iberians and Arabs are light infantry, and so on.</source>
        <translation>As batalhas da História que vêm com o programa precisam de tropas que Zama não tem. Os seus números são nossos; o jogo de Matt Fritz não sabe nada delas. Cada uma é feita das mesmas peças que as dele; por isso podes alterá-la, ou criar uma tua, onde se escreve um cenário. Quem não é nomeado aqui tem uma linha deste livro sob outro nome: os líbios, os Companheiros e os Imortais são infantaria ou cavalaria pesada, os gauleses, os iberos e os árabes são infantaria ligeira, e assim por diante.</translation>
    </message>
    <message>
        <source>**N1 What a type can say.** How far it goes and charges, formed or free, what it needs to hit, what it needs in the turn in which it has charged, what others need against it, how far it shoots, how many stands it has, whether it frightens elephants. It cannot say that a unit fights worse from the side, tires, runs away, or hides. Where a battle turned on that, its notes own up to it.</source>
        <translation>**N1 O que um tipo pode dizer.** Até onde anda e carrega, se está em formação ou é livre, do que precisa para acertar, do que precisa no turno em que carregou, do que os outros precisam contra ele, até onde dispara, quantas bases tem, se assusta elefantes. Não pode dizer que uma unidade combate pior de lado, se cansa, foge ou se esconde. Onde uma batalha dependeu disso, as suas notas reconhecem-no.</translation>
    </message>
    <message>
        <source>**N2 Sarissa phalanx.** Very long pikes, many ranks deep. Formed, 8 to 10 stands, hits on 5, moves and charges 4 inches. The strength lies in the many stands; the slow step is the price: a block five inches wide that wheels by 45 degrees has spent its whole move. What this does not say is that pikes are helpless from the side.</source>
        <translation>**N2 Falange de sarissas.** Lanças muito compridas, muitas fileiras de fundo. Em formação, 8 a 10 bases, acerta a partir de 5, move-se e carrega 4 polegadas. A força está nas muitas bases; o passo lento é o preço: um bloco de cinco polegadas de largura que faz uma conversão de 45 graus gastou o movimento inteiro. O que isto não diz é que as lanças compridas não se defendem de lado.</translation>
    </message>
    <message>
        <source>**N3 Hoplites** and Greek mercenaries: formed, 6 inches, hit on 5, like heavy infantry. The famous run at Marathon is an ordinary charge.</source>
        <translation>**N3 Os hoplitas** e os mercenários gregos: em formação, 6 polegadas, acertam a partir de 5, como a infantaria pesada. A famosa corrida de Maratona é uma carga vulgar.</translation>
    </message>
    <message>
        <source>**N4 Shield-bearers and levies** of the Persians: formed, 6 inches, hit on 6, like light infantry. In life the men behind the wall of shields had bows. Here the archers are units of their own, because a whole unit shoots at once ([Q52](#Q52)) and ten bows would sweep any enemy away before he arrives.</source>
        <translation>**N4 Os porta-escudos e os recrutas** dos persas: em formação, 6 polegadas, acertam com um 6, como a infantaria ligeira. Na realidade, os homens atrás da parede de escudos tinham arcos. Aqui os arqueiros são unidades à parte, porque uma unidade inteira dispara de uma vez ([Q52](#Q52)) e dez arcos varreriam qualquer inimigo antes de ele chegar.</translation>
    </message>
    <message>
        <source>**N5 War-bands** of Gauls and Thracians: formed, 6 inches, hit on 6, but on 5 in the turn in which they have charged. Greek and Roman writers feared the first rush of such men and thought little of what came after. It is a cliché, but it is theirs.</source>
        <translation>**N5 Os bandos guerreiros** dos gauleses e dos trácios: em formação, 6 polegadas, acertam com um 6, mas a partir de 5 no turno em que carregaram. Os escritores gregos e romanos temiam o primeiro ímpeto destes homens e tinham em pouca conta o que vinha depois. É um lugar-comum, mas é deles.</translation>
    </message>
    <message>
        <source>**N6 Crowded legionaries** of Cannae: Roman infantry that hits on a 6 instead of a 5, because nobody had room to use his weapon.</source>
        <translation>**N6 Os legionários apertados** de Canas: infantaria romana que só acerta com um 6, em vez de com 5 ou 6, porque ninguém tinha espaço para usar a sua arma.</translation>
    </message>
    <message>
        <source>**N7 Foot archers** are skirmishers whose bows reach 12 inches, twice as far as a javelin and half as far as a scorpion. 3 to 5 stands, hit on 6.</source>
        <translation>**N7 Os arqueiros a pé** são escaramuçadores cujos arcos chegam a 12 polegadas, o dobro de um dardo e metade de um escorpião. 3 a 5 bases, acertam com um 6.</translation>
    </message>
    <message>
        <source>**N8 Light javelin cavalry,** scouts and Paeonians: the Numidians&apos; numbers under another name.</source>
        <translation>**N8 A cavalaria ligeira de dardos,** os batedores e os peónios: os números dos númidas sob outro nome.</translation>
    </message>
    <message>
        <source>**N9 Horse archers** of the steppe: 12 inches, hit on 6, shoot 12 inches and hit on 6. They move freely like skirmishers, because they shoot and turn away, but friends do not pass through them.</source>
        <translation>**N9 Os arqueiros a cavalo** da estepe: 12 polegadas, acertam com um 6, disparam a 12 polegadas e acertam com um 6. Movem-se livremente como escaramuçadores, porque disparam e dão a volta, mas os amigos não os atravessam.</translation>
    </message>
    <message>
        <source>**N10 Camel archers:** the same, but formed. That horses shy at camels is told of another battle, centuries earlier, so it is no rule here.</source>
        <translation>**N10 Os arqueiros em camelos:** o mesmo, mas em formação. Que os cavalos se assustam com camelos conta-se de outra batalha, séculos antes; por isso não é regra aqui.</translation>
    </message>
    <message>
        <source>**N11 Cataphracts,** man and horse in armour: formed, hit on 5, and in melee everybody needs a 6 against them. They move and charge 9 inches, three quarters of what other cavalry does; when they had to flee, their weight killed them. Arrows and javelins hit them like anybody ([Q59](#Q59) says the same of skirmishers).</source>
        <translation>**N11 Os catafractários,** homem e cavalo com armadura: em formação, acertam a partir de 5, e no corpo a corpo todos precisam de um 6 contra eles. Movem-se e carregam 9 polegadas, três quartos do que faz a outra cavalaria; quando tinham de fugir, o peso perdia-os. As setas e os dardos acertam-lhes como a qualquer um ([Q59](#Q59) diz o mesmo dos escaramuçadores).</translation>
    </message>
    <message>
        <source>**N12 Scythed chariots:** two or three stands side by side, formed, 12 inches. In the turn in which they charge they hit on 3, otherwise on a 6. A unit of two is gone with its first loss ([L1](#L1)), by javelin, arrow or sword: that is how light troops stopped them. Their losses do not count, no general rides with them. What this does not say: they do not run on through the ranks, nobody opens a lane for them, and they do not turn on their own men.</source>
        <translation>**N12 Os carros falcados:** duas ou três bases lado a lado, em formação, 12 polegadas. No turno em que carregam acertam a partir de 3, senão com um 6. Uma unidade de duas desaparece com a primeira baixa ([L1](#L1)), por dardo, seta ou espada: foi assim que as tropas ligeiras os pararam. As suas baixas não contam, nenhum general vai com eles. O que isto não diz: não continuam através das fileiras, ninguém lhes abre uma passagem, e não se viram contra os seus.</translation>
    </message>
    <message>
        <source>**N13 African elephants shy at Indian ones.** An African elephant that charges an Indian one from the front rolls the scare die ([E3](#E3)) and is gone on 3 to 6, because Polybius tells it so of Raphia. Otherwise the two are alike.</source>
        <translation>**N13 Os elefantes africanos têm medo dos indianos.** Um elefante africano que carrega sobre um indiano pela frente faz o lançamento do susto ([E3](#E3)) e desaparece de 3 a 6, porque Políbio assim o conta de Ráfia. De resto, são iguais.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>**Q89 Fair and repeatable.** All dice come from one list that a number, the seed, begins; or from a hand on the desk. They are used in the order in which this book asks for them. An order that is refused uses none and changes nothing, so the same seed and the same orders always make the same battle.</source>
        <translation>**Q89 Justos e repetíveis.** Todos os dados vêm de uma lista que começa com um número, a semente; ou são lançados à mão na mesa. Usam-se pela ordem em que este livro os pede. Uma ordem recusada não usa nenhum e não muda nada; por isso a mesma semente e as mesmas ordens fazem sempre a mesma batalha.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>A scenario may set these. The first value is the usual one.</source>
        <translation>Um cenário pode escolher estas. O primeiro valor é o habitual.</translation>
    </message>
    <message>
        <source>**alternate**, first_side, second_side, die</source>
        <translation>**alternate**, first_side, second_side, die</translation>
    </message>
    <message>
        <source>In which order the sides charge</source>
        <translation>Por que ordem carregam os lados</translation>
    </message>
    <message>
        <source>**8**, another number, none</source>
        <translation>**8**, outro número, none</translation>
    </message>
    <message>
        <source>How many turns the battle lasts</source>
        <translation>Quantos turnos dura a batalha</translation>
    </message>
    <message>
        <source>**none**, 0.5</source>
        <translation>**none**, 0.5</translation>
    </message>
    <message>
        <source>An army that has lost half its stands breaks</source>
        <translation>Um exército que perdeu metade das bases cede</translation>
    </message>
    <message>
        <source>**false**, true</source>
        <translation>**false**, true</translation>
    </message>
    <message>
        <source>The battle ends when a commander in chief falls</source>
        <translation>A batalha acaba quando cai um comandante-chefe</translation>
    </message>
    <message>
        <source>Scorpions move or shoot, not both</source>
        <translation>Os escorpiões movem-se ou disparam, não as duas coisas</translation>
    </message>
    <message>
        <source>**fixed**, free</source>
        <translation>**fixed**, free</translation>
    </message>
    <message>
        <source>Fixed places, or placing commands before turn 1</source>
        <translation>Lugares fixos, ou colocação dos corpos antes do turno 1</translation>
    </message>
    <message>
        <source>**start_position**, contacted_edge</source>
        <translation>**start_position**, contacted_edge</translation>
    </message>
    <message>
        <source>What makes a charge come from the front</source>
        <translation>O que faz uma carga vir pela frente</translation>
    </message>
    <message>
        <source>**45**, none</source>
        <translation>**45**, none</translation>
    </message>
    <message>
        <source>How far formed units wheel in one move</source>
        <translation>Até onde vão as conversões das unidades em formação num movimento</translation>
    </message>
    <message>
        <source>**none**, whole_move</source>
        <translation>**none**, whole_move</translation>
    </message>
    <message>
        <source>Whether formed units can turn about</source>
        <translation>Se as unidades em formação podem dar meia-volta</translation>
    </message>
    <message>
        <source>**skirmishers**, none, all</source>
        <translation>**skirmishers**, none, all</translation>
    </message>
    <message>
        <source>Who passes through friends</source>
        <translation>Quem atravessa os amigos</translation>
    </message>
    <message>
        <source>**elephants**, elephants_and_skirmishers</source>
        <translation>**elephants**, elephants_and_skirmishers</translation>
    </message>
    <message>
        <source>Who may leave a fight</source>
        <translation>Quem pode romper o combate</translation>
    </message>
    <message>
        <source>**12**, 6</source>
        <translation>**12**, 6</translation>
    </message>
    <message>
        <source>How far generals go by themselves</source>
        <translation>Quanto andam os generais sem unidade</translation>
    </message>
    <message>
        <source>**manoeuvre**, straight</source>
        <translation>**manoeuvre**, straight</translation>
    </message>
    <message>
        <source>How formed units charge</source>
        <translation>Como carregam as unidades em formação</translation>
    </message>
    <message>
        <source>A charged elephant hits its charger</source>
        <translation>Um elefante que sofre uma carga fere quem carrega</translation>
    </message>
    <message>
        <source>**stop**, continue</source>
        <translation>**stop**, continue</translation>
    </message>
    <message>
        <source>Charging on when the target is gone</source>
        <translation>Continuar a carga quando o alvo desapareceu</translation>
    </message>
    <message>
        <source>**unit**, stands_in_range</source>
        <translation>**unit**, stands_in_range</translation>
    </message>
    <message>
        <source>Which stands of a unit in range shoot</source>
        <translation>Que bases de uma unidade ao alcance disparam</translation>
    </message>
    <message>
        <source>**none**, units_block</source>
        <translation>**none**, units_block</translation>
    </message>
    <message>
        <source>Whether units block the view</source>
        <translation>Se as unidades tapam a vista</translation>
    </message>
    <message>
        <source>**360**, front</source>
        <translation>**360**, front</translation>
    </message>
    <message>
        <source>Whether units shoot all round</source>
        <translation>Se as unidades disparam a toda a volta</translation>
    </message>
    <message>
        <source>**one_target**, free</source>
        <translation>**one_target**, free</translation>
    </message>
    <message>
        <source>Whether a unit may split its melee dice</source>
        <translation>Se uma unidade pode repartir os dados do corpo a corpo</translation>
    </message>
    <message>
        <source>**lost**, same_fight</source>
        <translation>**lost**, same_fight</translation>
    </message>
    <message>
        <source>What becomes of hits that are too many</source>
        <translation>O que acontece aos acertos a mais</translation>
    </message>
    <message>
        <source>**none**, any_vs_skirmishers, two_per_round, die_5</source>
        <translation>**none**, any_vs_skirmishers, two_per_round, die_5</translation>
    </message>
    <message>
        <source>Whether and how elephants fight on</source>
        <translation>Se e como os elefantes continuam a combater</translation>
    </message>
    <message>
        <source>A control die also after a hit that finished its target</source>
        <translation>Lançamento de controlo também depois de um embate que acabou com o alvo</translation>
    </message>
    <message>
        <source>**infantry**, infantry_and_skirmishers</source>
        <translation>**infantry**, infantry_and_skirmishers</translation>
    </message>
    <message>
        <source>Who scares elephants</source>
        <translation>Quem assusta elefantes</translation>
    </message>
    <message>
        <source>**immune**, removed</source>
        <translation>**immune**, removed</translation>
    </message>
    <message>
        <source>What a rampage does to other elephants</source>
        <translation>O que a fúria faz aos outros elefantes</translation>
    </message>
    <message>
        <source>**1**, any</source>
        <translation>**1**, any</translation>
    </message>
    <message>
        <source>How many generals a unit may have</source>
        <translation>Quantos generais pode ter uma unidade</translation>
    </message>
    <message>
        <source>**any_unit**, own_command</source>
        <translation>**any_unit**, own_command</translation>
    </message>
    <message>
        <source>Which units a general may join</source>
        <translation>A que unidades se pode juntar um general</translation>
    </message>
    <message>
        <source>Whether a general dies with his unit</source>
        <translation>Se um general cai com a sua unidade</translation>
    </message>
    <message>
        <source>Whether a unit is formed or free, how far it goes, how well it hits and which of the special rules it has are not options but properties of its unit type.</source>
        <translation>Se uma unidade está em formação ou é livre, até onde anda, como acerta e que regras especiais tem não são opções, mas propriedades do seu tipo de unidade.</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>An army of Carthage</source>
        <comment>title</comment>
        <translation>Um exército de Cartago</translation>
    </message>
    <message>
        <source>Carthage fought with the men of many peoples: Libyan heavy infantry, Gauls, Ligurians and Iberians in its pay, slingers from the Balearic Islands, Numidian light horse, and elephants.</source>
        <comment>background</comment>
        <translation>Cartago combatia com homens de muitos povos: infantaria pesada líbia, gauleses, lígures e iberos a soldo, fundibulários das ilhas Baleares, cavalaria ligeira númida e elefantes.</translation>
    </message>
    <message>
        <source>Polybius 15.11 lists such an army at Zama. The numbers are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Políbio 15.11 enumera um exército assim em Zama. Os números são os das Fast Play Rules for Students, de Matt Fritz.</translation>
    </message>
    <message>
        <source>Carthaginian heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infantaria pesada cartaginesa</translation>
    </message>
    <message>
        <source>Carthaginian heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infantaria pesada cartaginesa</translation>
    </message>
    <message>
        <source>Carthaginian light infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infantaria ligeira cartaginesa</translation>
    </message>
    <message>
        <source>Carthaginian light infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infantaria ligeira cartaginesa</translation>
    </message>
    <message>
        <source>Carthaginian skirmishers</source>
        <comment>name of a unit type</comment>
        <translation>Escaramuçadores cartagineses</translation>
    </message>
    <message>
        <source>Carthaginian skirmishers</source>
        <comment>plural of a unit type</comment>
        <translation>Escaramuçadores cartagineses</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria cartaginesa</translation>
    </message>
    <message>
        <source>Carthaginian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria cartaginesa</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria númida</translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria númida</translation>
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
        <translation>os cartagineses</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <comment>name of a command</comment>
        <translation>Quartel-general</translation>
    </message>
    <message>
        <source>General</source>
        <comment>name of a general</comment>
        <translation>General</translation>
    </message>
    <message>
        <source>Left Wing</source>
        <comment>name of a command</comment>
        <translation>Ala esquerda</translation>
    </message>
    <message>
        <source>Captain I</source>
        <comment>name of a general</comment>
        <translation>Capitão I</translation>
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
        <translation>Capitão II</translation>
    </message>
    <message>
        <source>Elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Elefante %1</translation>
    </message>
    <message>
        <source>Balearic slingers %1</source>
        <comment>name of a unit</comment>
        <translation>Fundibulários baleares %1</translation>
    </message>
    <message>
        <source>Libyans %1</source>
        <comment>name of a unit</comment>
        <translation>Líbios %1</translation>
    </message>
    <message>
        <source>Gauls %1</source>
        <comment>name of a unit</comment>
        <translation>Gauleses %1</translation>
    </message>
    <message>
        <source>Ligurians 1</source>
        <comment>name of a unit</comment>
        <translation>Lígures 1</translation>
    </message>
    <message>
        <source>Second Command</source>
        <comment>name of a command</comment>
        <translation>Centro II</translation>
    </message>
    <message>
        <source>Captain III</source>
        <comment>name of a general</comment>
        <translation>Capitão III</translation>
    </message>
    <message>
        <source>Iberians %1</source>
        <comment>name of a unit</comment>
        <translation>Iberos %1</translation>
    </message>
    <message>
        <source>Right Wing</source>
        <comment>name of a command</comment>
        <translation>Ala direita</translation>
    </message>
    <message>
        <source>Captain IV</source>
        <comment>name of a general</comment>
        <translation>Capitão IV</translation>
    </message>
    <message>
        <source>Carthaginian horse %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria cartaginesa %1</translation>
    </message>
    <message>
        <source>A Gallic army</source>
        <comment>title</comment>
        <translation>Um exército gaulês</translation>
    </message>
    <message>
        <source>The peoples of Gaul fought in great war-bands of foot, with their nobles on horseback and boys throwing javelins in front. Ancient writers feared their first onset most.</source>
        <comment>background</comment>
        <translation>Os povos da Gália combatiam em grandes bandos guerreiros a pé, com os nobres a cavalo e rapazes que lançavam dardos à frente. O que os escritores antigos mais temiam era o seu primeiro ataque.</translation>
    </message>
    <message>
        <source>Polybius 2.27-33 on Telamon; Caesar, Gallic War. That the first charge is the most dangerous is told so often that it is half a commonplace; here it is a hit number that is one better in the turn of the charge.</source>
        <comment>sources</comment>
        <translation>Políbio 2.27-33 sobre Télamon; César, A Guerra das Gálias. Que a primeira carga é a mais perigosa conta-se tantas vezes que já é quase um lugar-comum; aqui é um número para acertar que melhora um ponto no turno da carga.</translation>
    </message>
    <message>
        <source>War-band</source>
        <comment>name of a unit type</comment>
        <translation>Bando guerreiro</translation>
    </message>
    <message>
        <source>War-bands</source>
        <comment>plural of a unit type</comment>
        <translation>Bandos guerreiros</translation>
    </message>
    <message>
        <source>Gallic javelinmen</source>
        <comment>name of a unit type</comment>
        <translation>Lançadores de dardos gauleses</translation>
    </message>
    <message>
        <source>Gallic javelinmen</source>
        <comment>plural of a unit type</comment>
        <translation>Lançadores de dardos gauleses</translation>
    </message>
    <message>
        <source>Gallic noble cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria nobre gaulesa</translation>
    </message>
    <message>
        <source>Gallic noble cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria nobre gaulesa</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a side, as a label</comment>
        <translation>Gauleses</translation>
    </message>
    <message>
        <source>the Gauls</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>os gauleses</translation>
    </message>
    <message>
        <source>High king</source>
        <comment>name of a general</comment>
        <translation>Grande rei</translation>
    </message>
    <message>
        <source>Chieftain I</source>
        <comment>name of a general</comment>
        <translation>Chefe I</translation>
    </message>
    <message>
        <source>Nobles %1</source>
        <comment>name of a unit</comment>
        <translation>Nobres %1</translation>
    </message>
    <message>
        <source>Chieftain II</source>
        <comment>name of a general</comment>
        <translation>Chefe II</translation>
    </message>
    <message>
        <source>Youths %1</source>
        <comment>name of a unit</comment>
        <translation>Jovens %1</translation>
    </message>
    <message>
        <source>War-band %1</source>
        <comment>name of a unit</comment>
        <translation>Bando guerreiro %1</translation>
    </message>
    <message>
        <source>Chieftain III</source>
        <comment>name of a general</comment>
        <translation>Chefe III</translation>
    </message>
    <message>
        <source>Chieftain IV</source>
        <comment>name of a general</comment>
        <translation>Chefe IV</translation>
    </message>
    <message>
        <source>An army of Greek cities</source>
        <comment>title</comment>
        <translation>Um exército das cidades gregas</translation>
    </message>
    <message>
        <source>Citizens who bought their own shields stood shoulder to shoulder in the phalanx of hoplites; light-armed peltasts and archers, and a little horse, did the rest.</source>
        <comment>background</comment>
        <translation>Cidadãos que compravam o seu próprio escudo estavam ombro a ombro na falange dos hoplitas; peltastas e arqueiros com armas ligeiras, e alguma cavalaria, faziam o resto.</translation>
    </message>
    <message>
        <source>Herodotus 6.102-117 on Marathon; Xenophon for peltasts and horse. The numbers of the hoplites are those of heavy infantry.</source>
        <comment>sources</comment>
        <translation>Heródoto 6.102-117 sobre Maratona; Xenofonte para os peltastas e a cavalaria. Os números dos hoplitas são os da infantaria pesada.</translation>
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
        <translation>Arqueiros gregos</translation>
    </message>
    <message>
        <source>Greek archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arqueiros gregos</translation>
    </message>
    <message>
        <source>Greek light cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria ligeira grega</translation>
    </message>
    <message>
        <source>Greek light cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria ligeira grega</translation>
    </message>
    <message>
        <source>Greeks</source>
        <comment>name of a side, as a label</comment>
        <translation>Gregos</translation>
    </message>
    <message>
        <source>the Greeks</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>os gregos</translation>
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
        <translation>Cavalaria das cidades %1</translation>
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
        <translation>Arqueiros %1</translation>
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
        <translation>Um exército dos reis helenísticos</translation>
    </message>
    <message>
        <source>Alexander&apos;s successors went on fighting in his manner: a phalanx with pikes of some eighteen feet in the middle, lighter foot beside it, Cretan archers in front, heavy horse on the wings, and elephants from India where they could be had.</source>
        <comment>background</comment>
        <translation>Os sucessores de Alexandre continuaram a combater à maneira dele: ao meio uma falange com lanças de uns cinco metros e meio, tropas a pé mais ligeiras ao lado, arqueiros cretenses à frente, cavalaria pesada nas alas e elefantes da Índia onde os podiam arranjar.</translation>
    </message>
    <message>
        <source>Polybius 18.28-32 compares phalanx and legion; 5.79-86 is the battle of Raphia. The numbers of the pikemen are ours: they hit like other heavy foot but move only four inches.</source>
        <comment>sources</comment>
        <translation>Políbio 18.28-32 compara a falange e a legião; 5.79-86 é a batalha de Ráfia. Os números dos piqueiros são nossos: acertam como a outra infantaria pesada, mas só andam quatro polegadas.</translation>
    </message>
    <message>
        <source>Sarissa phalanx</source>
        <comment>name of a unit type</comment>
        <translation>Falange de sarissas</translation>
    </message>
    <message>
        <source>Sarissa phalanx</source>
        <comment>plural of a unit type</comment>
        <translation>Falange de sarissas</translation>
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
        <translation>Arqueiros cretenses</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arqueiros cretenses</translation>
    </message>
    <message>
        <source>Companion cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria dos Companheiros</translation>
    </message>
    <message>
        <source>Companion cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria dos Companheiros</translation>
    </message>
    <message>
        <source>Indian elephant</source>
        <comment>name of a unit type</comment>
        <translation>Elefante indiano</translation>
    </message>
    <message>
        <source>Indian elephants</source>
        <comment>plural of a unit type</comment>
        <translation>Elefantes indianos</translation>
    </message>
    <message>
        <source>Macedonians</source>
        <comment>name of a side, as a label</comment>
        <translation>Macedónios</translation>
    </message>
    <message>
        <source>the Macedonians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>os macedónios</translation>
    </message>
    <message>
        <source>King</source>
        <comment>name of a general</comment>
        <translation>Rei</translation>
    </message>
    <message>
        <source>Thessalian horse 1</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria tessália 1</translation>
    </message>
    <message>
        <source>Indian elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Elefante indiano %1</translation>
    </message>
    <message>
        <source>Cretan archers %1</source>
        <comment>name of a unit</comment>
        <translation>Arqueiros cretenses %1</translation>
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
        <translation>Companheiros %1</translation>
    </message>
    <message>
        <source>An army of the Persian king</source>
        <comment>title</comment>
        <translation>Um exército do rei persa</translation>
    </message>
    <message>
        <source>The Great King&apos;s army shot first: archers behind wicker shields, good horse on the wings. His guard, ten thousand strong because every gap in it was filled at once, the Greeks called the Immortals.</source>
        <comment>background</comment>
        <translation>O exército do Grande Rei começava por disparar: arqueiros atrás de escudos de vime, boa cavalaria nas alas. À sua guarda, que eram dez mil porque cada falta se preenchia logo, os gregos chamavam os Imortais.</translation>
    </message>
    <message>
        <source>Herodotus 7.61-88 reviews the army of Xerxes. The bows of the line infantry have been taken out into separate archer units; the guard counts as heavy infantry because of its standing, not because of any measure of its strength.</source>
        <comment>sources</comment>
        <translation>Heródoto 7.61-88 passa em revista o exército de Xerxes. Os arcos da infantaria de linha foram postos à parte, em unidades de arqueiros; a guarda conta como infantaria pesada pelo seu prestígio, não por qualquer medida da sua força.</translation>
    </message>
    <message>
        <source>Immortals</source>
        <comment>name of a unit type</comment>
        <translation>Imortais</translation>
    </message>
    <message>
        <source>Immortals</source>
        <comment>plural of a unit type</comment>
        <translation>Imortais</translation>
    </message>
    <message>
        <source>Sparabara</source>
        <comment>name of a unit type</comment>
        <translation>Esparabaras</translation>
    </message>
    <message>
        <source>Sparabara</source>
        <comment>plural of a unit type</comment>
        <translation>Esparabaras</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <comment>name of a unit type</comment>
        <translation>Arqueiros persas</translation>
    </message>
    <message>
        <source>Persian archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arqueiros persas</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria persa</translation>
    </message>
    <message>
        <source>Persian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria persa</translation>
    </message>
    <message>
        <source>Persians</source>
        <comment>name of a side, as a label</comment>
        <translation>Persas</translation>
    </message>
    <message>
        <source>the Persians</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>os persas</translation>
    </message>
    <message>
        <source>Great general</source>
        <comment>name of a general</comment>
        <translation>Grande general</translation>
    </message>
    <message>
        <source>Satrap I</source>
        <comment>name of a general</comment>
        <translation>Sátrapa I</translation>
    </message>
    <message>
        <source>Median horse %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria meda %1</translation>
    </message>
    <message>
        <source>Satrap II</source>
        <comment>name of a general</comment>
        <translation>Sátrapa II</translation>
    </message>
    <message>
        <source>Immortals %1</source>
        <comment>name of a unit</comment>
        <translation>Imortais %1</translation>
    </message>
    <message>
        <source>Sparabara %1</source>
        <comment>name of a unit</comment>
        <translation>Esparabaras %1</translation>
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
        <translation>Cavalaria persa %1</translation>
    </message>
    <message>
        <source>An army of the Roman Republic</source>
        <comment>title</comment>
        <translation>Um exército da República romana</translation>
    </message>
    <message>
        <source>A consular army of the third and second centuries BC: maniples of hastati, principes and triarii in three lines, velites in front, citizen horse on the wings. The scorpions are there because they make a good game; in open battle they were rare.</source>
        <comment>background</comment>
        <translation>Um exército consular dos séculos III e II a.C.: manípulos de hastados, príncipes e triários em três linhas, vélites à frente, cavalaria de cidadãos nas alas. Os escorpiões estão lá porque dão um bom jogo; em campo aberto eram raros.</translation>
    </message>
    <message>
        <source>Polybius 6.19-26 describes the legion of his time. The numbers are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Políbio 6.19-26 descreve a legião do seu tempo. Os números são os das Fast Play Rules for Students, de Matt Fritz.</translation>
    </message>
    <message>
        <source>Roman infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infantaria romana</translation>
    </message>
    <message>
        <source>Roman infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infantaria romana</translation>
    </message>
    <message>
        <source>Roman skirmishers</source>
        <comment>name of a unit type</comment>
        <translation>Escaramuçadores romanos</translation>
    </message>
    <message>
        <source>Roman skirmishers</source>
        <comment>plural of a unit type</comment>
        <translation>Escaramuçadores romanos</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria romana</translation>
    </message>
    <message>
        <source>Roman cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria romana</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <comment>name of a unit type</comment>
        <translation>Escorpião</translation>
    </message>
    <message>
        <source>Scorpions</source>
        <comment>plural of a unit type</comment>
        <translation>Escorpiões</translation>
    </message>
    <message>
        <source>Romans</source>
        <comment>name of a side, as a label</comment>
        <translation>Romanos</translation>
    </message>
    <message>
        <source>the Romans</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>os romanos</translation>
    </message>
    <message>
        <source>Consul</source>
        <comment>name of a general</comment>
        <translation>Cônsul</translation>
    </message>
    <message>
        <source>Legate I</source>
        <comment>name of a general</comment>
        <translation>Legado I</translation>
    </message>
    <message>
        <source>Italian horse %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria itálica %1</translation>
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
        <translation>Hastados %1</translation>
    </message>
    <message>
        <source>Principes %1</source>
        <comment>name of a unit</comment>
        <translation>Príncipes %1</translation>
    </message>
    <message>
        <source>Triarii %1</source>
        <comment>name of a unit</comment>
        <translation>Triários %1</translation>
    </message>
    <message>
        <source>Scorpion %1</source>
        <comment>name of a unit</comment>
        <translation>Escorpião %1</translation>
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
        <translation>Cavalaria romana 1</translation>
    </message>
    <message>
        <source>The Battle of Cannae (short)</source>
        <comment>title</comment>
        <translation>A batalha de Canas (curta)</translation>
    </message>
    <message>
        <source>Summer 216 BC</source>
        <comment>date</comment>
        <translation>Verão de 216 a.C.</translation>
    </message>
    <message>
        <source>By the river Aufidus, near Cannae in southern Italy</source>
        <comment>place</comment>
        <translation>Junto ao rio Áufido, perto de Canas, no sul de Itália</translation>
    </message>
    <message>
        <source>For two years Hannibal had beaten every Roman army he met in Italy. In 216 BC Rome decided to crush him with numbers, and sent both consuls, Lucius Aemilius Paullus and Gaius Terentius Varro, with a larger army than ever before.

They met in the plain by the river Aufidus. The Romans made their infantry much deeper than it was wide, to break through by sheer weight; Roman horse stood at the river, allied horse at the other end. Hannibal, with half as many foot but more horse, bent his middle forward like a bow: Gauls and Iberians in turn. On either side of it he kept his Libyans back.

At the river Hasdrubal&apos;s heavy horse destroyed the Roman horse. In the middle the Romans pushed the thin bow in and crowded after it, until they stood between the Libyans, who turned inward and struck both sides. Hasdrubal rode round behind the Romans, chased off the allied horse, and charged the infantry from the rear. Packed so tightly that they could not use their weapons, the Romans were killed from the outside in. Paullus and Servilius fell. Varro escaped with a few dozen riders. Rome did not make peace.</source>
        <comment>background</comment>
        <translation>Durante dois anos, Aníbal tinha vencido todos os exércitos romanos que encontrou em Itália. Em 216 a.C., Roma decidiu esmagá-lo pelo número e mandou os dois cônsules, Lúcio Emílio Paulo e Gaio Terêncio Varrão, com um exército maior do que nunca.

Encontraram-se na planície junto ao rio Áufido. Os romanos formaram a infantaria muito mais funda do que larga, para romper só pelo peso; a cavalaria romana estava junto ao rio, a aliada na outra ponta. Aníbal, com metade dos homens a pé mas mais cavalaria, curvou o seu centro para a frente como um arco: gauleses e iberos alternados. De cada lado, guardou atrás os seus líbios.

Junto ao rio, a cavalaria pesada de Asdrúbal destruiu a cavalaria romana. No meio, os romanos empurraram o arco fino para dentro e apertaram-se atrás dele, até ficarem entre os líbios, que se viraram para dentro e os atacaram dos dois lados. Asdrúbal deu a volta por trás dos romanos, pôs em fuga a cavalaria aliada e carregou sobre a infantaria pela retaguarda. Tão apertados que não podiam usar as armas, os romanos foram caindo de fora para dentro. Paulo e Servílio caíram. Varrão escapou com umas dezenas de cavaleiros. Roma não fez a paz.</translation>
    </message>
    <message>
        <source>Polybius, Histories 3.107-118, and Livy 22.44-52, are the accounts to read; Appian, Hannibal&apos;s War 17-26, is weaker. Polybius gives Rome 80,000 foot, 10,000 of them left in camp, and 6,000 horse; Hannibal little more than 40,000 foot and 10,000 horse. Livy found writers who gave Rome far fewer, and some modern scholars believe in about 50,000.

Polybius says 70,000 Romans died. His own numbers of dead, prisoners and escaped add up to more men than he put on the field. Livy has about 48,000 dead. The day, 2 August by the Roman calendar, comes from much later writers. Who led Hannibal&apos;s right wing? Hanno, says Polybius; Maharbal, says Livy.</source>
        <comment>sources</comment>
        <translation>Políbio, Histórias 3.107-118, e Lívio 22.44-52, são os relatos a ler; Apiano, A Guerra de Aníbal 17-26, é mais fraco. Políbio dá a Roma 80 000 homens a pé, dos quais 10 000 ficaram no acampamento, e 6 000 cavaleiros; a Aníbal pouco mais de 40 000 a pé e 10 000 a cavalo. Lívio encontrou autores que davam a Roma muito menos, e alguns historiadores de hoje acreditam em cerca de 50 000.

Políbio diz que morreram 70 000 romanos. Os seus próprios números de mortos, prisioneiros e fugitivos somam mais homens do que os que pôs em campo. Lívio tem cerca de 48 000 mortos. O dia, 2 de agosto do calendário romano, vem de autores muito posteriores. Quem comandava a ala direita de Aníbal? Hanão, diz Políbio; Maárbal, diz Lívio.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. The same plan with a handful of units: a bow of Gauls and Iberians, Libyans held back on both sides, horse on the wings.

A unit attacked from the side or rear fights as well as ever in these rules, and nobody is too crowded to fight. So the ring round the Romans helps only because more units reach the same enemy. Compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/cannae-short.zama.json --games 400 --seed 2026 gave 235 battles to Carthage, 104 to Rome, and 61 were drawn.

Before you begin, let the Carthaginians draw where each of their units should stand after five turns. Compare at the end.</source>
        <comment>notes</comment>
        <translation>Uma aula. 16 unidades, dois a seis alunos. O mesmo plano com uma mão-cheia de unidades: um arco de gauleses e iberos, líbios guardados dos dois lados, cavalaria nas alas.

Nestas regras, uma unidade atacada de lado ou por trás combate tão bem como sempre, e ninguém está apertado de mais para combater. Portanto o anel à volta dos romanos só ajuda porque mais unidades chegam ao mesmo inimigo. Compare percentagens de baixas, não mortos.

Equilíbrio: com o raciocínio rápido do programa dos dois lados, zama-cli simulate scenarios/cannae-short.zama.json --games 400 --seed 2026 deu 235 batalhas a Cartago, 104 a Roma, e 61 ficaram indecisas.

Antes de começar, peça aos cartagineses que desenhem onde deve estar cada uma das suas unidades ao fim de cinco turnos. Compare no fim.</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infantaria pesada líbia</translation>
    </message>
    <message>
        <source>Libyan heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infantaria pesada líbia</translation>
    </message>
    <message>
        <source>Gallic infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infantaria gaulesa</translation>
    </message>
    <message>
        <source>Gallic infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infantaria gaulesa</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <comment>name of a unit type</comment>
        <translation>Fundibulários baleares</translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <comment>plural of a unit type</comment>
        <translation>Fundibulários baleares</translation>
    </message>
    <message>
        <source>Gallic and Iberian cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria gaulesa e ibera</translation>
    </message>
    <message>
        <source>Gallic and Iberian cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria gaulesa e ibera</translation>
    </message>
    <message>
        <source>Numidian cavalry of Carthage</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria númida de Cartago</translation>
    </message>
    <message>
        <source>Numidian cavalry of Carthage</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria númida de Cartago</translation>
    </message>
    <message>
        <source>Your horse is better in the west and quicker in the east. Win there first, then come round behind. The three units of Gauls and Iberians must hold on while that happens. Bring the Libyans in from both sides when the Romans have passed them.</source>
        <comment>briefing</comment>
        <translation>A tua cavalaria é melhor a oeste e mais rápida a leste. Vence aí primeiro, e depois dá a volta por trás. As três unidades de gauleses e iberos têm de aguentar enquanto isso acontece. Faz entrar os líbios dos dois lados quando os romanos tiverem passado por eles.</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a command</comment>
        <translation>Fundibulários</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a unit</comment>
        <translation>Fundibulários</translation>
    </message>
    <message>
        <source>Heavy Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalaria pesada</translation>
    </message>
    <message>
        <source>Heavy horse</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria pesada</translation>
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
        <translation>Iberos</translation>
    </message>
    <message>
        <source>Libyans, west</source>
        <comment>name of a command</comment>
        <translation>Líbios, oeste</translation>
    </message>
    <message>
        <source>Libyans, west</source>
        <comment>name of a unit</comment>
        <translation>Líbios, oeste</translation>
    </message>
    <message>
        <source>Libyans, east</source>
        <comment>name of a command</comment>
        <translation>Líbios, leste</translation>
    </message>
    <message>
        <source>Libyans, east</source>
        <comment>name of a unit</comment>
        <translation>Líbios, leste</translation>
    </message>
    <message>
        <source>Four units of heavy infantry, one behind the other: nothing in front of them can stop them for long. Break the middle before the enemy&apos;s horsemen come round, and keep your own horse near your foot.</source>
        <comment>briefing</comment>
        <translation>Quatro unidades de infantaria pesada, umas atrás das outras: nada do que têm à frente as pode parar por muito tempo. Rompe o centro antes que os cavaleiros inimigos deem a volta, e mantém a tua cavalaria perto da infantaria.</translation>
    </message>
    <message>
        <source>Light Troops</source>
        <comment>name of a command</comment>
        <translation>Tropas ligeiras</translation>
    </message>
    <message>
        <source>Roman Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalaria romana</translation>
    </message>
    <message>
        <source>Roman horse</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria romana</translation>
    </message>
    <message>
        <source>Allied Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalaria aliada</translation>
    </message>
    <message>
        <source>Terentius Varro</source>
        <comment>name of a general</comment>
        <translation>Terêncio Varrão</translation>
    </message>
    <message>
        <source>Allied horse</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria aliada</translation>
    </message>
    <message>
        <source>The Legions</source>
        <comment>name of a command</comment>
        <translation>Legiões</translation>
    </message>
    <message>
        <source>Servilius</source>
        <comment>name of a general</comment>
        <translation>Servílio</translation>
    </message>
    <message>
        <source>The Battle of Cannae</source>
        <comment>title</comment>
        <translation>A batalha de Canas</translation>
    </message>
    <message>
        <source>Two lessons. 49 units, up to six commands with generals. A stand is about 400 men. North is up, as it was: the Romans look south, the river runs along the west edge.

What plain rules cannot say: a unit that is attacked from the side or the rear fights as well as ever, so a ring does not kill by itself; it only lets more of your units reach the same enemy. Nobody is too crowded to fight. Therefore the rearmost Roman line begins with 2 of its 6 stands; the others are the men who never got near an enemy. And all Roman infantry is of a type of its own, crowded legionaries, who hit on a 6 instead of a 5: no room to swing a sword (see &quot;More troops&quot; in the rulebook). Counted in stands, that is about 52,000 Roman foot, the number of the doubters. Nobody runs away, so both sides lose more than they did, Hannibal above all.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/cannae.zama.json --games 400 --seed 2026 gave 123 battles to Rome, 119 to Carthage, and 158 were drawn.

To talk about: Polybius says it is better to have half as many foot and more horse than to be equal in both. Does your battle bear him out? Add up his numbers of dead and prisoners. Two consuls took turns in command from day to day: can an army be led like that? And why did Rome not make peace?</source>
        <comment>notes</comment>
        <translation>Duas aulas. 49 unidades, até seis corpos com generais. Uma base são cerca de 400 homens. O norte fica em cima, como foi: os romanos olham para sul, o rio corre ao longo do bordo oeste.

O que regras simples não podem dizer: uma unidade atacada de lado ou por trás combate tão bem como sempre; por isso um anel só por si não destrói ninguém, apenas deixa mais unidades chegar ao mesmo inimigo. Ninguém está apertado de mais para combater. Por isso a linha romana mais recuada começa com 2 das suas 6 bases; as outras são os homens que nunca chegaram perto de um inimigo. E toda a infantaria romana é de um tipo próprio, legionários apertados, que só acertam com um 6, em vez de com 5 ou 6: sem espaço para brandir a espada (ver «Mais tropas» no livro de regras). Contada em bases, são cerca de 52 000 romanos a pé, o número dos que duvidam. Ninguém foge, por isso os dois lados perdem mais do que perderam, sobretudo Aníbal.

Equilíbrio: com o raciocínio rápido do programa dos dois lados, zama-cli simulate scenarios/cannae.zama.json --games 400 --seed 2026 deu 123 batalhas a Roma, 119 a Cartago, e 158 ficaram indecisas.

Para conversar: Políbio diz que é melhor ter metade dos homens a pé e mais cavalaria do que ser igual em tudo. A tua batalha dá-lhe razão? Soma os seus números de mortos e prisioneiros. Dois cônsules comandavam à vez, um dia cada um: pode dirigir-se assim um exército? E porque é que Roma não fez a paz?</translation>
    </message>
    <message>
        <source>Iberian infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infantaria ibera</translation>
    </message>
    <message>
        <source>Iberian infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infantaria ibera</translation>
    </message>
    <message>
        <source>Crowded legionaries</source>
        <comment>name of a unit type</comment>
        <translation>Legionários apertados</translation>
    </message>
    <message>
        <source>Crowded legionaries</source>
        <comment>plural of a unit type</comment>
        <translation>Legionários apertados</translation>
    </message>
    <message>
        <source>You have fewer foot and far more horse. At the river Hasdrubal&apos;s two units face one: destroy it quickly, then ride round behind the enemy. The Numidians in the east need only keep the allied horse busy.

Your bow of Gauls and Iberians will be pushed in. Do not rescue it; it buys time. Keep the Libyans out of the fight until the Romans have followed the bow between them, then charge from both sides. The battle lasts ten turns. You will need them all.</source>
        <comment>briefing</comment>
        <translation>Tens menos infantaria e muito mais cavalaria. Junto ao rio, as duas unidades de Asdrúbal enfrentam uma: destrói-a depressa e depois dá a volta por trás do inimigo. A leste, basta que os númidas mantenham ocupada a cavalaria aliada.

O teu arco de gauleses e iberos vai ser empurrado para dentro. Não o salves; ele ganha tempo. Mantém os líbios fora do combate até os romanos terem seguido o arco para o meio deles, e então carrega dos dois lados. A batalha dura dez turnos. Vais precisar de todos.</translation>
    </message>
    <message>
        <source>Slingers %1</source>
        <comment>name of a unit</comment>
        <translation>Fundibulários %1</translation>
    </message>
    <message>
        <source>Hasdrubal</source>
        <comment>name of a general</comment>
        <translation>Asdrúbal</translation>
    </message>
    <message>
        <source>Heavy horse %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria pesada %1</translation>
    </message>
    <message>
        <source>Libyans, west %1</source>
        <comment>name of a unit</comment>
        <translation>Líbios, oeste %1</translation>
    </message>
    <message>
        <source>Libyans, east %1</source>
        <comment>name of a unit</comment>
        <translation>Líbios, leste %1</translation>
    </message>
    <message>
        <source>Hanno</source>
        <comment>name of a general</comment>
        <translation>Hanão</translation>
    </message>
    <message>
        <source>Your infantry is the heaviest hammer Rome has ever swung. Only the front of it finds room to strike, so strike where they are weakest: the Gauls and Iberians. Break the bow before the enemy&apos;s horsemen are free.

Your horse is outnumbered. Let it hold out as long as it can, close to your foot. Leave some of the second line facing outward: the Libyans are waiting for your flanks, and riders will come from behind.</source>
        <comment>briefing</comment>
        <translation>A tua infantaria é o martelo mais pesado que Roma alguma vez brandiu. Só a parte da frente tem espaço para bater; por isso bate onde eles são mais fracos: nos gauleses e nos iberos. Rompe o arco antes que os cavaleiros inimigos fiquem livres.

A tua cavalaria está em minoria. Deixa-a aguentar o mais que puder, perto da infantaria. Deixa uma parte da segunda linha virada para fora: os líbios esperam pelos teus flancos, e virão cavaleiros por trás.</translation>
    </message>
    <message>
        <source>Legions, right</source>
        <comment>name of a command</comment>
        <translation>Legiões, direita</translation>
    </message>
    <message>
        <source>Rear line %1</source>
        <comment>name of a unit</comment>
        <translation>Linha de trás %1</translation>
    </message>
    <message>
        <source>Legions, middle</source>
        <comment>name of a command</comment>
        <translation>Legiões, centro</translation>
    </message>
    <message>
        <source>Legions, left</source>
        <comment>name of a command</comment>
        <translation>Legiões, esquerda</translation>
    </message>
    <message>
        <source>Aemilius Paullus</source>
        <comment>name of a general</comment>
        <translation>Emílio Paulo</translation>
    </message>
    <message>
        <source>The Elephant Charge</source>
        <comment>title</comment>
        <translation>A carga dos elefantes</translation>
    </message>
    <message>
        <source>202 BC, any hour of the battle</source>
        <comment>date</comment>
        <translation>202 a.C., em plena batalha</translation>
    </message>
    <message>
        <source>The plain of Zama</source>
        <comment>place</comment>
        <translation>A planície de Zama</translation>
    </message>
    <message>
        <source>One corner of the great battle: four elephants, with a little infantry behind them, come across the plain at a Roman command. An elephant weighs as much as fifty men and cannot be stopped with javelins. It can be frightened, and a frightened elephant is a danger to everybody, most of all to its friends.

At Zama trumpets turned some of Hannibal&apos;s elephants round, javelins drove some off to the side, and the rest ran through the lanes that Scipio had left open. He had learned from an older defeat: half a century before, elephants had crushed a Roman army that stood packed in one deep block.</source>
        <comment>background</comment>
        <translation>Um canto da grande batalha: quatro elefantes, com um pouco de infantaria atrás, atravessam a planície contra um corpo romano. Um elefante pesa tanto como cinquenta homens e não se deixa parar com dardos. Mas pode assustar-se, e um elefante assustado é um perigo para todos, sobretudo para os seus.

Em Zama, as trombetas fizeram voltar para trás alguns dos elefantes de Aníbal, os dardos empurraram outros para o lado, e o resto correu pelas passagens que Cipião tinha deixado abertas. Ele aprendera com uma derrota mais antiga: meio século antes, os elefantes tinham esmagado um exército romano que estava apertado num só bloco.</translation>
    </message>
    <message>
        <source>Polybius, Histories 15.12, tells of the elephants at Zama; 1.33-34 of the older defeat, when the Spartan Xanthippus beat Regulus near Tunis. The troops on this table are a slice of Matt Fritz&apos;s Zama, not of any source.</source>
        <comment>sources</comment>
        <translation>Políbio, Histórias 15.12, conta dos elefantes em Zama; 1.33-34, da derrota mais antiga, quando o espartano Xantipo venceu Régulo perto de Tunes. As tropas nesta mesa são uma fatia da Zama de Matt Fritz, não de alguma fonte.</translation>
    </message>
    <message>
        <source>About 30 minutes, six turns, two to eight players. The class learns the four dice of an elephant: the scare die (5 or 6 sends it home, but only formed Roman infantry, only from the front), the hit (two stands at once, no die), the control die after each round (1 and 2 hold it), and the rampage (twelve inches through friend and foe).

Before you start, let everybody guess: how many of the four elephants will leave without hurting anyone? One in three of those that charge infantry from the front. And how many will be gone after their first fight? Two in three. Write the guesses down and count.

Elephants do not count as losses, so Carthage may spend them freely. To make it harder for Carthage, set scared_by to infantry_and_skirmishers; harder for Rome, elephant_melee to two_per_round.</source>
        <comment>notes</comment>
        <translation>Cerca de 30 minutos, seis turnos, de dois a oito jogadores. A turma aprende os quatro dados de um elefante: o do susto (5 ou 6 manda-o para casa, mas só perante infantaria romana em formação, só pela frente), o embate (duas bases logo, sem dado), o lançamento de controlo depois de cada ronda (1 e 2 seguram-no) e a fúria (doze polegadas através de amigos e inimigos).

Antes de começar, peça a todos um palpite: quantos dos quatro elefantes irão embora sem ferir ninguém? Um em cada três dos que carregam sobre a infantaria pela frente. E quantos terão desaparecido depois do primeiro combate? Dois em cada três. Escrevam os palpites e contem.

Os elefantes não contam como baixas, por isso Cartago pode gastá-los à vontade. Para dificultar a vida a Cartago, ponha scared_by em infantry_and_skirmishers; a Roma, elephant_melee em two_per_round.</translation>
    </message>
    <message>
        <source>Four elephants are coming, and your javelins do nothing to them. There are three ways to deal with one. Meet it head-on with formed infantry: it shies on 5 or 6. Charge it with skirmishers before it charges you: then it does not hit, and every round it must be controlled. Or keep out of its way: it walks only six inches.

Look where an elephant faces before you fight it. If it panics it will run straight ahead, right, left or back, twelve inches through everything. Do not stand in deep columns.</source>
        <comment>briefing</comment>
        <translation>Vêm aí quatro elefantes, e os teus dardos não lhes fazem nada. Há três maneiras de lidar com um. Enfrenta-o de frente com infantaria em formação: assusta-se com 5 ou 6. Carrega sobre ele com escaramuçadores antes que ele carregue sobre ti: então não fere ninguém, e a cada ronda tem de fazer o lançamento de controlo. Ou sai-lhe do caminho: só anda seis polegadas.

Repara para onde olha um elefante antes de o combater. Se entrar em fúria, correrá em frente, para a direita, para a esquerda ou para trás, doze polegadas através de tudo. Não fiques em colunas fundas.</translation>
    </message>
    <message>
        <source>The Command</source>
        <comment>name of a command</comment>
        <translation>Linha romana</translation>
    </message>
    <message>
        <source>Legate Gaius</source>
        <comment>name of a general</comment>
        <translation>Legado Gaio</translation>
    </message>
    <message>
        <source>Velites, left</source>
        <comment>name of a unit</comment>
        <translation>Vélites, esquerda</translation>
    </message>
    <message>
        <source>Velites, right</source>
        <comment>name of a unit</comment>
        <translation>Vélites, direita</translation>
    </message>
    <message>
        <source>Hastati</source>
        <comment>name of a unit</comment>
        <translation>Hastados</translation>
    </message>
    <message>
        <source>Principes</source>
        <comment>name of a unit</comment>
        <translation>Príncipes</translation>
    </message>
    <message>
        <source>The Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalaria</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria</translation>
    </message>
    <message>
        <source>Your elephants hit once and hard: two stands gone the moment they touch. Send them at what cannot frighten them: horsemen, skirmishers, the side of a unit. After that they are a gamble, two in three run wild at once, so leave a lane behind them.

Your infantry is too weak to win by itself. Let the elephants go first, then charge what they have broken. An elephant that keeps calm may walk away in your next move and charge again.</source>
        <comment>briefing</comment>
        <translation>Os teus elefantes ferem uma vez e com força: duas bases desaparecem no momento em que tocam. Manda-os contra quem não os pode assustar: cavaleiros, escaramuçadores, o flanco de uma unidade. Depois disso são um jogo de sorte, dois em cada três entram logo em fúria; por isso deixa uma passagem atrás deles.

A tua infantaria é fraca de mais para vencer sozinha. Deixa os elefantes ir primeiro e depois carrega sobre o que eles romperam. Um elefante que fica calmo pode sair no teu próximo movimento e carregar outra vez.</translation>
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
        <translation>Presas Velhas</translation>
    </message>
    <message>
        <source>Thunder</source>
        <comment>name of a unit</comment>
        <translation>Trovão</translation>
    </message>
    <message>
        <source>The Grey Lady</source>
        <comment>name of a unit</comment>
        <translation>Dama Cinzenta</translation>
    </message>
    <message>
        <source>The Foot</source>
        <comment>name of a command</comment>
        <translation>Infantaria</translation>
    </message>
    <message>
        <source>Captain Maharbal</source>
        <comment>name of a general</comment>
        <translation>Capitão Maárbal</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>name of a unit</comment>
        <translation>Infantaria pesada</translation>
    </message>
    <message>
        <source>Light infantry</source>
        <comment>name of a unit</comment>
        <translation>Infantaria ligeira</translation>
    </message>
    <message>
        <source>First Lesson: the Ford</source>
        <comment>title</comment>
        <translation>Primeira lição: o vau</translation>
    </message>
    <message>
        <source>A summer morning, 203 BC</source>
        <comment>date</comment>
        <translation>Uma manhã de verão, 203 a.C.</translation>
    </message>
    <message>
        <source>A ford on an African river</source>
        <comment>place</comment>
        <translation>Um vau num rio africano</translation>
    </message>
    <message>
        <source>Two patrols have come to the same ford. On the south bank a Roman officer has brought a unit of infantry, some young javelin men and a troop of horse; on the north bank a Carthaginian captain has just the same. Whoever holds the ford tonight can water his horses, and the whole army behind him can cross tomorrow. It has not rained for weeks, and the river is only a line of stones: nobody will get his feet wet.

Both patrols are equally strong. What decides is who shoots first, who charges whom, and where the generals go.</source>
        <comment>background</comment>
        <translation>Duas patrulhas chegaram ao mesmo vau. Na margem sul, um oficial romano trouxe uma unidade de infantaria, alguns jovens com dardos e uma força de cavalaria; na margem norte, um capitão cartaginês tem exatamente o mesmo. Quem tiver o vau esta noite pode dar de beber aos cavalos, e amanhã todo o exército atrás dele pode atravessar. Há semanas que não chove, e o rio é só uma linha de pedras: ninguém vai molhar os pés.

As duas patrulhas são igualmente fortes. O que decide é quem dispara primeiro, quem carrega sobre quem e para onde vão os generais.</translation>
    </message>
    <message>
        <source>This skirmish is made up. Patrols like these met every day in the war in Africa (204 to 202 BC), and no writer of the time thought them worth a line.</source>
        <comment>sources</comment>
        <translation>Esta escaramuça é inventada. Patrulhas assim encontravam-se todos os dias na guerra de África (204 a 202 a.C.), e nenhum escritor da época achou que merecessem uma linha.</translation>
    </message>
    <message>
        <source>A first game: about 20 minutes, two players or two teams, five turns. The sides are mirror images, so whoever wins has earned it, or thrown well; talk about which.

Let the class find out one thing per turn. Turn 1: moving; formed units wheel and slide, skirmishers go where they like. Turn 2: shooting; six inches, sixes hit. Turn 3: charging; horse reach twelve inches, foot six. Then melee, last stands, and the general&apos;s risk: he adds a die to his unit and may die for it.

Good questions: Why do skirmishers lose every melee against formed troops? What is the best moment to attach the general? Would you rather charge or be charged?</source>
        <comment>notes</comment>
        <translation>Um primeiro jogo: cerca de 20 minutos, dois jogadores ou duas equipas, cinco turnos. Os lados são imagens em espelho; por isso quem vence mereceu-o, ou teve bons dados. Conversem sobre qual das duas.

Deixe a turma descobrir uma coisa por turno. Turno 1: movimento; as unidades em formação fazem conversões e oblíquos, os escaramuçadores vão para onde querem. Turno 2: disparo; seis polegadas, os seis acertam. Turno 3: carga; a cavalaria chega a doze polegadas, a infantaria a seis. Depois o corpo a corpo, as últimas bases e o risco do general: acrescenta um dado à sua unidade e pode cair por ela.

Boas perguntas: porque é que os escaramuçadores perdem todos os combates contra tropas em formação? Qual é o melhor momento para juntar o general? Será melhor carregar ou esperar a carga?</translation>
    </message>
    <message>
        <source>Hold the ford. You move and shoot first: use it. Your javelin men (velites) can move in any direction and throw six inches; let them hurt somebody and then slip back through your infantry, for in hand-to-hand fighting everyone beats them.

Your horsemen charge twelve inches. They are best against skirmishers and against units that are already busy. Put your officer with the unit that must not lose.</source>
        <comment>briefing</comment>
        <translation>Segura o vau. Moves-te e disparas primeiro: aproveita. Os teus lançadores de dardos (vélites) podem ir em qualquer direção e disparam a seis polegadas; deixa-os ferir alguém e depois fá-los escapar através da tua infantaria, porque no corpo a corpo todos os vencem.

Os teus cavaleiros carregam doze polegadas. São melhores contra escaramuçadores e contra unidades que já estão ocupadas. Põe o teu oficial na unidade que não pode perder.</translation>
    </message>
    <message>
        <source>The Patrol</source>
        <comment>name of a command</comment>
        <translation>Patrulha</translation>
    </message>
    <message>
        <source>Centurion Marcus</source>
        <comment>name of a general</comment>
        <translation>Centurião Marco</translation>
    </message>
    <message>
        <source>Velites</source>
        <comment>name of a unit</comment>
        <translation>Vélites</translation>
    </message>
    <message>
        <source>Infantry</source>
        <comment>name of a unit</comment>
        <translation>Infantaria</translation>
    </message>
    <message>
        <source>Take the ford. The Romans move and shoot before you, so do not stop where their javelins reach you: six inches from their skirmishers is too near, unless you mean to charge.

Your slingers can move in any direction and slip back through your infantry. Your horsemen charge twelve inches, farther than anybody can walk. Put your captain with the unit that must not lose.</source>
        <comment>briefing</comment>
        <translation>Toma o vau. Os romanos movem-se e disparam antes de ti; por isso não pares onde os dardos deles te alcançam: seis polegadas dos seus escaramuçadores é perto de mais, a não ser que queiras carregar.

Os teus fundibulários podem ir em qualquer direção e escapar-se através da tua infantaria. Os teus cavaleiros carregam doze polegadas, mais do que alguém pode andar a pé. Põe o teu capitão na unidade que não pode perder.</translation>
    </message>
    <message>
        <source>Captain Bomilcar</source>
        <comment>name of a general</comment>
        <translation>Capitão Bomílcar</translation>
    </message>
    <message>
        <source>The Battle of Gaugamela (short)</source>
        <comment>title</comment>
        <translation>A batalha de Gaugamela (curta)</translation>
    </message>
    <message>
        <source>1 October 331 BC</source>
        <comment>date</comment>
        <translation>1 de outubro de 331 a.C.</translation>
    </message>
    <message>
        <source>A plain west of Arbela, in what is now northern Iraq</source>
        <comment>place</comment>
        <translation>Uma planície a oeste de Arbela, no que é hoje o norte do Iraque</translation>
    </message>
    <message>
        <source>Alexander, king of Macedon, had taken the whole coast from Asia Minor to Egypt from Darius III, the Great King of Persia. In 331 BC he marched into the heart of the empire. Darius waited for him on a wide plain, with horsemen from as far away as Bactria and the lands of the Scythians, and two hundred chariots with blades on their wheels.

Alexander had far fewer men. He put his pikes in the middle, Parmenion with the Thessalian horse on the left, and rode himself on the right with his Companions. A second line of Greeks stood behind, ready to face about if the enemy came round. Then he moved to the right, and further to the right, until the Persian horse on that side had to attack. The chariots charged. Javelin men shot at the teams and pulled the drivers down; where some got through, the ranks opened and let them run. Few did any harm.

As the Persian horse was drawn away to that side, a gap opened in the Persian line. Alexander turned into it with the Companions and the nearest pikes, straight at Darius. The Great King&apos;s line broke and he got away. At the other end Mazaeus was close to beating Parmenion, and some riders got as far as the baggage; but the news from the middle decided the day. A clay tablet, written by astronomers in Babylon at the time, says that the king&apos;s troops left him.</source>
        <comment>background</comment>
        <translation>Alexandre, rei da Macedónia, tinha tirado a Dario III, o Grande Rei da Pérsia, toda a costa da Ásia Menor ao Egito. Em 331 a.C. marchou para o coração do império. Dario esperou por ele numa vasta planície, com cavaleiros vindos de tão longe como a Báctria e as terras dos citas, e duzentos carros com lâminas nas rodas.

Alexandre tinha muito menos homens. Pôs as suas lanças compridas ao meio, Parménion com a cavalaria tessália à esquerda, e ele próprio foi à direita com os seus Companheiros. Atrás estava uma segunda linha de gregos, pronta a dar meia-volta se o inimigo a contornasse. Depois foi para a direita, e mais para a direita, até a cavalaria persa desse lado ter de atacar. Os carros carregaram. Os lançadores de dardos dispararam contra os cavalos e puxaram os condutores para baixo; onde alguns passaram, as fileiras abriram-se e deixaram-nos correr. Poucos fizeram estragos.

Enquanto a cavalaria persa era atraída para esse lado, abriu-se uma brecha na linha persa. Alexandre virou-se para ela com os Companheiros e as lanças mais próximas, direito a Dario. A linha do Grande Rei rompeu-se, e ele escapou. Na outra ponta, Mazeu esteve perto de vencer Parménion, e alguns cavaleiros chegaram às bagagens; mas a notícia do centro decidiu o dia. Uma tabuinha de argila, escrita nessa altura por astrónomos da Babilónia, diz que as tropas do rei o abandonaram.</translation>
    </message>
    <message>
        <source>Arrian, Alexander&apos;s Campaigns 3.7-16, is the best account and has the Persian order of battle from a paper that was captured. Curtius 4.12-16, Diodorus 17.53-61 and Plutarch, Alexander 31-33, tell it differently. The clay tablet from Babylon gives the day.

Arrian counts 40,000 foot and 7,000 horse for Alexander. For Darius he repeats what people said: a million foot, 40,000 horse, 200 chariots and some fifteen elephants. Curtius has 200,000 foot and 45,000 horse. Modern guesses are 50,000 to 100,000 in all. The elephants were found in the camp; nobody says that they fought, and they are not on this table.</source>
        <comment>sources</comment>
        <translation>Arriano, Anábase de Alexandre 3.7-16, é o melhor relato e tem a ordem de batalha persa, de um documento que foi capturado. Quinto Cúrcio 4.12-16, Diodoro 17.53-61 e Plutarco, Alexandre 31-33, contam-na de outra maneira. A tabuinha da Babilónia dá o dia.

Arriano conta 40 000 homens a pé e 7 000 a cavalo para Alexandre. Para Dario repete o que se dizia: um milhão a pé, 40 000 a cavalo, 200 carros e uns quinze elefantes. Quinto Cúrcio tem 200 000 a pé e 45 000 a cavalo. As estimativas de hoje vão de 50 000 a 100 000 ao todo. Os elefantes foram encontrados no acampamento; ninguém diz que combateram, e não estão nesta mesa.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to five pupils. The middle of the battle with one wing on each side.

The scythed chariots are two stands that hit on 3 or more in the turn in which they charge, later only on a 6; a single hit ends them, by javelin or sword, and their losses do not count. They do not run on through the ranks, and they do not drive back into their own men. Pikes, hoplites, levies and horse archers are explained in the chapter &quot;More troops&quot; of the rulebook; the picture of the horse archer is a Mongol, fifteen centuries too late. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/gaugamela-short.zama.json --games 400 --seed 2026 gave 196 battles to Macedon, 136 to Persia, and 68 were drawn.

Before you begin, let everybody guess how many stands the chariots will take. Count.</source>
        <comment>notes</comment>
        <translation>Uma aula. 15 unidades, dois a cinco alunos. O centro da batalha com uma ala de cada lado.

Os carros falcados são duas bases que acertam a partir de 3 no turno em que carregam, depois só com um 6; um único acerto acaba com eles, por dardo ou espada, e as suas baixas não contam. Não continuam através das fileiras nem voltam para trás sobre os seus. As lanças compridas, os hoplitas, os recrutas e os arqueiros a cavalo estão explicados no capítulo «Mais tropas» do livro de regras; a imagem do arqueiro a cavalo é de um mongol, quinze séculos atrasada. Ninguém foge; compare percentagens de baixas, não mortos.

Equilíbrio: com o raciocínio rápido do programa dos dois lados, zama-cli simulate scenarios/gaugamela-short.zama.json --games 400 --seed 2026 deu 196 batalhas à Macedónia, 136 à Pérsia, e 68 ficaram indecisas.

Antes de começar, peça a todos um palpite: quantas bases vão tirar os carros? Contem.</translation>
    </message>
    <message>
        <source>Scythed chariots</source>
        <comment>name of a unit type</comment>
        <translation>Carros falcados</translation>
    </message>
    <message>
        <source>Scythed chariots</source>
        <comment>plural of a unit type</comment>
        <translation>Carros falcados</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <comment>name of a unit type</comment>
        <translation>Arqueiros a cavalo</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arqueiros a cavalo</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>name of a unit type</comment>
        <translation>Porta-maçãs</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>plural of a unit type</comment>
        <translation>Porta-maçãs</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a unit type</comment>
        <translation>Recrutas</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>plural of a unit type</comment>
        <translation>Recrutas</translation>
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
        <translation>Hoplitas gregos</translation>
    </message>
    <message>
        <source>Greek hoplites</source>
        <comment>plural of a unit type</comment>
        <translation>Hoplitas gregos</translation>
    </message>
    <message>
        <source>Heavy cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria pesada</translation>
    </message>
    <message>
        <source>Heavy cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria pesada</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>name of a unit type</comment>
        <translation>Lançadores de dardos</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>plural of a unit type</comment>
        <translation>Lançadores de dardos</translation>
    </message>
    <message>
        <source>More horse, fewer good foot. Send the chariots at the pikes before a javelin finds them, come round the wings, and wear them down with arrows. Win before the pikes arrive.</source>
        <comment>briefing</comment>
        <translation>Mais cavalaria, menos boa infantaria. Manda os carros contra as lanças compridas antes que um dardo os apanhe, contorna as alas e desgasta-os com setas. Vence antes que as lanças cheguem.</translation>
    </message>
    <message>
        <source>King&apos;s Guard</source>
        <comment>name of a command</comment>
        <translation>Guarda do rei</translation>
    </message>
    <message>
        <source>Darius III</source>
        <comment>name of a general</comment>
        <translation>Dario III</translation>
    </message>
    <message>
        <source>Chariots %1</source>
        <comment>name of a unit</comment>
        <translation>Carros %1</translation>
    </message>
    <message>
        <source>Kinsmen</source>
        <comment>name of a unit</comment>
        <translation>Parentes do rei</translation>
    </message>
    <message>
        <source>Apple Bearers</source>
        <comment>name of a unit</comment>
        <translation>Porta-maçãs</translation>
    </message>
    <message>
        <source>East Wing</source>
        <comment>name of a command</comment>
        <translation>Ala leste</translation>
    </message>
    <message>
        <source>Bactrians</source>
        <comment>name of a unit</comment>
        <translation>Báctrios</translation>
    </message>
    <message>
        <source>Scythians</source>
        <comment>name of a unit</comment>
        <translation>Citas</translation>
    </message>
    <message>
        <source>West Wing</source>
        <comment>name of a command</comment>
        <translation>Ala oeste</translation>
    </message>
    <message>
        <source>Syrians</source>
        <comment>name of a unit</comment>
        <translation>Sírios</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a command</comment>
        <translation>Recrutas</translation>
    </message>
    <message>
        <source>Levies</source>
        <comment>name of a unit</comment>
        <translation>Recrutas</translation>
    </message>
    <message>
        <source>Stop the chariots with the Agrianes: one hit ends them. Hold the left with the Thessalians, keep the second line for whoever comes round, and strike with the Companions where the enemy is thin.</source>
        <comment>briefing</comment>
        <translation>Detém os carros com os agrianos: um acerto acaba com eles. Segura a esquerda com os tessálios, guarda a segunda linha para quem der a volta, e ataca com os Companheiros onde o inimigo é mais fino.</translation>
    </message>
    <message>
        <source>Alexander</source>
        <comment>name of a general</comment>
        <translation>Alexandre</translation>
    </message>
    <message>
        <source>Agrianes</source>
        <comment>name of a unit</comment>
        <translation>Agrianos</translation>
    </message>
    <message>
        <source>Companions</source>
        <comment>name of a unit</comment>
        <translation>Companheiros</translation>
    </message>
    <message>
        <source>Parmenion</source>
        <comment>name of a general</comment>
        <translation>Parménion</translation>
    </message>
    <message>
        <source>Thessalians</source>
        <comment>name of a unit</comment>
        <translation>Tessálios</translation>
    </message>
    <message>
        <source>Phalanx and Guard</source>
        <comment>name of a command</comment>
        <translation>Falange e guarda</translation>
    </message>
    <message>
        <source>Pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Piqueiros %1</translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <comment>name of a unit</comment>
        <translation>Hipaspistas</translation>
    </message>
    <message>
        <source>Second line</source>
        <comment>name of a unit</comment>
        <translation>Segunda linha</translation>
    </message>
    <message>
        <source>The Battle of Gaugamela</source>
        <comment>title</comment>
        <translation>A batalha de Gaugamela</translation>
    </message>
    <message>
        <source>Two lessons. 31 units, five commands with generals. A foot stand is about 500 men, a cavalry stand 300, a stand of chariots 25 chariots. The Persian line is thinner than in Arrian&apos;s list: the levies who never fought are mostly left out, and of the horse there are about 15,000, the lowest modern guess.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook. The scythed chariots are two stands that go 12 inches and hit on 3 or more in the turn in which they charge, later only on a 6. One single hit ends them, by javelin or sword, because a unit that is down to its last stand loses it: that is how light troops stopped them. Their losses do not count. What this likeness cannot do: they do not run on through the enemy&apos;s ranks, they are not let through by ranks that open, and they do not drive back into their own men.

Also new are the sarissa phalanx, hoplites, levies, foot archers, horse archers and light javelin cavalry. The picture of the horse archer is a Mongol, fifteen centuries too late.

What plain rules cannot say: a king who flees and takes the heart out of his army. Units fight to the last, so Darius&apos; levies will not run away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/gaugamela.zama.json --games 400 --seed 2026 gave 157 battles to Macedon, 156 to Persia, and 87 were drawn.

To talk about: Greek writers say that Darius left his army, the Babylonian tablet that his army left him. Whom do you believe? Why level the ground for chariots, and then lose by the gap they leave? What is a number like 300,000 dead good for? Was Alexander&apos;s stroke a plan or a chance?</source>
        <comment>notes</comment>
        <translation>Duas aulas. 31 unidades, cinco corpos com generais. Uma base a pé são cerca de 500 homens, uma base de cavalaria 300, uma base de carros 25 carros. A linha persa é mais fina do que na lista de Arriano: os recrutas que nunca combateram ficaram quase todos de fora, e da cavalaria estão cerca de 15 000, a estimativa mais baixa de hoje.

Tropas novas, explicadas no capítulo «Mais tropas» do livro de regras. Os carros falcados são duas bases que andam 12 polegadas e acertam a partir de 3 no turno em que carregam, depois só com um 6. Um único acerto acaba com eles, por dardo ou espada, porque uma unidade reduzida à última base a perde: foi assim que as tropas ligeiras os pararam. As suas baixas não contam. O que esta imitação não sabe fazer: não continuam através das fileiras inimigas, ninguém abre as fileiras para os deixar passar, e não voltam para trás sobre os seus.

Também são novas a falange de sarissas, os hoplitas, os recrutas, os arqueiros a pé, os arqueiros a cavalo e a cavalaria ligeira de dardos. A imagem do arqueiro a cavalo é de um mongol, quinze séculos atrasada.

O que regras simples não podem dizer: um rei que foge e tira a coragem ao seu exército. As unidades combatem até ao fim, por isso os recrutas de Dario não vão fugir; compare percentagens de baixas, não mortos.

Equilíbrio: com o raciocínio rápido do programa dos dois lados, zama-cli simulate scenarios/gaugamela.zama.json --games 400 --seed 2026 deu 157 batalhas à Macedónia, 156 à Pérsia, e 87 ficaram indecisas.

Para conversar: os escritores gregos dizem que Dario abandonou o seu exército, a tabuinha da Babilónia que o exército o abandonou a ele. Em quem acreditas? Porquê aplanar o terreno para os carros e depois perder pela brecha que eles deixam? Para que serve um número como 300 000 mortos? O golpe de Alexandre foi plano ou acaso?</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>name of a unit type</comment>
        <translation>Arqueiros mardos</translation>
    </message>
    <message>
        <source>Mardian archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arqueiros mardos</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>name of a unit type</comment>
        <translation>Mercenários gregos</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>plural of a unit type</comment>
        <translation>Mercenários gregos</translation>
    </message>
    <message>
        <source>Light javelin cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria ligeira de dardos</translation>
    </message>
    <message>
        <source>Light javelin cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria ligeira de dardos</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a unit type</comment>
        <translation>Arqueiros</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arqueiros</translation>
    </message>
    <message>
        <source>You have horsemen, many more than he has, and a wide plain. Come round both of his wings; his second line will turn to meet you, but it cannot be everywhere. Horse archers shoot 12 inches and ride where they like.

Chariots strike once: they hit on 3 or more when they charge, and hardly ever afterwards. One javelin that finds them first ends them. Aim them at the pikes, not at light troops. Your foot cannot face his pikes for long. Win before they arrive.</source>
        <comment>briefing</comment>
        <translation>Tens cavaleiros, muitos mais do que ele, e uma planície vasta. Contorna as duas alas dele; a sua segunda linha vai virar-se para te enfrentar, mas não pode estar em todo o lado. Os arqueiros a cavalo disparam a 12 polegadas e vão para onde querem.

Os carros ferem uma vez: acertam a partir de 3 quando carregam, e quase nunca depois. Um dardo que os apanhe antes acaba com eles. Aponta-os às lanças compridas, não às tropas ligeiras. A tua infantaria não pode enfrentar as lanças dele por muito tempo. Vence antes que elas cheguem.</translation>
    </message>
    <message>
        <source>Mazaeus</source>
        <comment>name of a general</comment>
        <translation>Mazeu</translation>
    </message>
    <message>
        <source>Armenians</source>
        <comment>name of a unit</comment>
        <translation>Arménios</translation>
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
        <translation>Arqueiros mardos</translation>
    </message>
    <message>
        <source>Greek mercenaries</source>
        <comment>name of a unit</comment>
        <translation>Mercenários gregos</translation>
    </message>
    <message>
        <source>Bessus</source>
        <comment>name of a general</comment>
        <translation>Besso</translation>
    </message>
    <message>
        <source>Arachosians</source>
        <comment>name of a unit</comment>
        <translation>Aracósios</translation>
    </message>
    <message>
        <source>Levies %1</source>
        <comment>name of a unit</comment>
        <translation>Recrutas %1</translation>
    </message>
    <message>
        <source>You are outnumbered on horseback on both wings. Parmenion on the left must last. Keep the second line back to face whoever comes round.

Javelin men and archers first: one hit stops a unit of chariots. Then look for the place where the enemy&apos;s line has thinned, and go in there with Alexander, the Companions and the hypaspists. His foot is bad, apart from the Greeks and the Apple Bearers, and the pikes will walk over it: 4 inches a turn.</source>
        <comment>briefing</comment>
        <translation>A tua cavalaria está em minoria nas duas alas. À esquerda, Parménion tem de aguentar. Mantém a segunda linha atrás, para enfrentar quem der a volta.

Primeiro os lançadores de dardos e os arqueiros: um acerto detém uma unidade de carros. Depois procura o sítio onde a linha inimiga ficou mais fina e entra por aí com Alexandre, os Companheiros e os hipaspistas. A infantaria dele é má, tirando os gregos e os porta-maçãs, e as lanças compridas passam por cima dela: 4 polegadas por turno.</translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <comment>name of a unit</comment>
        <translation>Arqueiros cretenses</translation>
    </message>
    <message>
        <source>Allied foot</source>
        <comment>name of a unit</comment>
        <translation>Infantaria aliada</translation>
    </message>
    <message>
        <source>Odrysian horse</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria odrísia</translation>
    </message>
    <message>
        <source>Javelin men</source>
        <comment>name of a unit</comment>
        <translation>Lançadores de dardos</translation>
    </message>
    <message>
        <source>Second line %1</source>
        <comment>name of a unit</comment>
        <translation>Segunda linha %1</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a unit</comment>
        <translation>Arqueiros</translation>
    </message>
    <message>
        <source>Paeonians</source>
        <comment>name of a unit</comment>
        <translation>Peónios</translation>
    </message>
    <message>
        <source>Veterans</source>
        <comment>name of a unit</comment>
        <translation>Veteranos</translation>
    </message>
    <message>
        <source>The Battle of the Great Plains (short)</source>
        <comment>title</comment>
        <translation>A batalha das Grandes Planícies (curta)</translation>
    </message>
    <message>
        <source>203 BC</source>
        <comment>date</comment>
        <translation>203 a.C.</translation>
    </message>
    <message>
        <source>The Great Plains, five days from Utica in Africa</source>
        <comment>place</comment>
        <translation>As Grandes Planícies, a cinco dias de Útica, em África</translation>
    </message>
    <message>
        <source>In 203 BC Publius Scipio was in Africa and besieged Utica, not far from Carthage. One night, in the middle of talks about peace, he had the two camps of his enemies set on fire: that of Hasdrubal son of Gisgo and that of Syphax, king of the Numidians. Many died in the flames. Thirty days later Hasdrubal and Syphax had a new army of thirty thousand men. Four thousand of them were Celtiberians, who had come over from Spain to fight for pay.

Scipio marched against them in five days, without heavy baggage. For three days the armies watched each other and skirmished. On the fourth they fought. The Italian horse on the right and Masinissa&apos;s Numidians on the left broke both wings of the enemy at the first charge: the men there were beginners, or had only just escaped from the burning camps.

Only the Celtiberians stood. They did not know the country and had nowhere to run to, and from Scipio, who had been kind to Spain, they could expect no mercy. His first line held them in front; the second and third lines came out to the left and right and surrounded them. Almost all of them died. But their stand let Hasdrubal and Syphax get away, and Carthage called Hannibal home.</source>
        <comment>background</comment>
        <translation>Em 203 a.C., Públio Cipião estava em África e cercava Útica, perto de Cartago. Uma noite, no meio de conversações de paz, mandou incendiar os dois acampamentos dos seus inimigos: o de Asdrúbal, filho de Gisgão, e o de Sífax, rei dos númidas. Muitos morreram nas chamas. Trinta dias depois, Asdrúbal e Sífax tinham um novo exército de trinta mil homens. Quatro mil deles eram celtiberos, vindos da Hispânia para combater a soldo.

Cipião marchou contra eles em cinco dias, sem bagagem pesada. Durante três dias, os exércitos observaram-se e escaramuçaram. Ao quarto dia combateram. A cavalaria itálica à direita e os númidas de Masinissa à esquerda romperam as duas alas inimigas à primeira carga: os homens que lá estavam eram principiantes, ou tinham acabado de escapar dos acampamentos em chamas.

Só os celtiberos aguentaram. Não conheciam a terra e não tinham para onde fugir, e de Cipião, que tinha sido bondoso com a Hispânia, não podiam esperar perdão. A primeira linha dele segurou-os pela frente; a segunda e a terceira saíram para a esquerda e para a direita e cercaram-nos. Quase todos morreram. Mas a sua resistência deixou escapar Asdrúbal e Sífax, e Cartago mandou chamar Aníbal.</translation>
    </message>
    <message>
        <source>Polybius, Histories 14.7-8, with the burning of the camps in 14.1-5; Livy 30.7-8. Polybius gives the enemy not less than 30,000 men, Livy about 35,000, with 4,000 Celtiberians; rumour made 10,000 of them. How many men Scipio had, nobody says. He left a part of his army before Utica, and guesses run from 12,000 to 20,000.

Where each wing stood we know: Italian horse on the Roman right, Masinissa on the left. It was the other way round at Zama, a year later. Which way the armies looked we do not know; Romans in the south is our choice.</source>
        <comment>sources</comment>
        <translation>Políbio, Histórias 14.7-8, com o incêndio dos acampamentos em 14.1-5; Lívio 30.7-8. Políbio dá ao inimigo não menos de 30 000 homens, Lívio cerca de 35 000, com 4 000 celtiberos; os rumores fizeram deles 10 000. Quantos homens tinha Cipião, ninguém o diz. Deixou uma parte do exército diante de Útica, e as estimativas vão de 12 000 a 20 000.

Onde estava cada ala, sabemos: a cavalaria itálica à direita romana, Masinissa à esquerda. Em Zama, um ano depois, foi ao contrário. Para onde olhavam os exércitos não sabemos; romanos a sul é escolha nossa.</translation>
    </message>
    <message>
        <source>One lesson. 14 units, two to five pupils. A good first battle after the lesson at the ford: every kind of troops but elephants, and a simple plan.

Nobody panics or runs away in these rules, so the enemy&apos;s wings will not break at once as they did; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/great-plains-short.zama.json --games 400 --seed 2026 gave 211 battles to Rome, 123 to Carthage, and 66 were drawn.

Before you begin, ask both sides where they expect to win first. Afterwards: why did the Celtiberians stand when everybody else ran?</source>
        <comment>notes</comment>
        <translation>Uma aula. 14 unidades, dois a cinco alunos. Uma boa primeira batalha depois da lição do vau: todos os tipos de tropas menos elefantes, e um plano simples.

Nestas regras ninguém entra em pânico nem foge; por isso as alas inimigas não se rompem logo, como aconteceu; compare percentagens de baixas, não mortos.

Equilíbrio: com o raciocínio rápido do programa dos dois lados, zama-cli simulate scenarios/great-plains-short.zama.json --games 400 --seed 2026 deu 211 batalhas a Roma, 123 a Cartago, e 66 ficaram indecisas.

Antes de começar, pergunte aos dois lados onde esperam vencer primeiro. Depois: porque é que os celtiberos aguentaram quando todos os outros fugiram?</translation>
    </message>
    <message>
        <source>Numidian cavalry of Rome</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria númida de Roma</translation>
    </message>
    <message>
        <source>Numidian cavalry of Rome</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria númida de Roma</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a unit type</comment>
        <translation>Celtiberos</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>plural of a unit type</comment>
        <translation>Celtiberos</translation>
    </message>
    <message>
        <source>Carthaginian levies</source>
        <comment>name of a unit type</comment>
        <translation>Recrutas cartagineses</translation>
    </message>
    <message>
        <source>Carthaginian levies</source>
        <comment>plural of a unit type</comment>
        <translation>Recrutas cartagineses</translation>
    </message>
    <message>
        <source>Numidian peasants</source>
        <comment>name of a unit type</comment>
        <translation>Camponeses númidas</translation>
    </message>
    <message>
        <source>Numidian peasants</source>
        <comment>plural of a unit type</comment>
        <translation>Camponeses númidas</translation>
    </message>
    <message>
        <source>Numidian cavalry of Syphax</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria númida de Sífax</translation>
    </message>
    <message>
        <source>Numidian cavalry of Syphax</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria númida de Sífax</translation>
    </message>
    <message>
        <source>Win on the wings with your horse, hold the Celtiberians in front with your first line, and bring the second line round them.</source>
        <comment>briefing</comment>
        <translation>Vence nas alas com a tua cavalaria, segura os celtiberos pela frente com a primeira linha e contorna-os com a segunda.</translation>
    </message>
    <message>
        <source>The Legion</source>
        <comment>name of a command</comment>
        <translation>Legião</translation>
    </message>
    <message>
        <source>Scipio</source>
        <comment>name of a general</comment>
        <translation>Cipião</translation>
    </message>
    <message>
        <source>Numidian Horse</source>
        <comment>name of a command</comment>
        <translation>Númidas</translation>
    </message>
    <message>
        <source>Masinissa</source>
        <comment>name of a general</comment>
        <translation>Masinissa</translation>
    </message>
    <message>
        <source>Masinissa&apos;s riders</source>
        <comment>name of a unit</comment>
        <translation>Cavaleiros de Masinissa</translation>
    </message>
    <message>
        <source>Italian Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalaria itálica</translation>
    </message>
    <message>
        <source>Italian horse</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria itálica</translation>
    </message>
    <message>
        <source>You have more units and they have the better ones. The Celtiberians can stand against any Roman: use the time they win for you on the wings.</source>
        <comment>briefing</comment>
        <translation>Tens mais unidades, e eles têm as melhores. Os celtiberos podem fazer frente a qualquer romano: aproveita nas alas o tempo que eles te ganham.</translation>
    </message>
    <message>
        <source>Carthaginians</source>
        <comment>name of a command</comment>
        <translation>Cartagineses</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <comment>name of a unit</comment>
        <translation>Escaramuçadores</translation>
    </message>
    <message>
        <source>Horse of Carthage</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria de Cartago</translation>
    </message>
    <message>
        <source>Levy %1</source>
        <comment>name of a unit</comment>
        <translation>Recrutas %1</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a command</comment>
        <translation>Celtiberos</translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <comment>name of a unit</comment>
        <translation>Celtiberos</translation>
    </message>
    <message>
        <source>Peasants</source>
        <comment>name of a unit</comment>
        <translation>Camponeses</translation>
    </message>
    <message>
        <source>The Battle of the Great Plains</source>
        <comment>title</comment>
        <translation>A batalha das Grandes Planícies</translation>
    </message>
    <message>
        <source>One long lesson or two short ones. 35 units, five commands with generals. A stand is about 200 men.

What plain rules cannot say: nobody panics here, so the enemy&apos;s wings will not break at the first charge as they did. They are light infantry that begins with 6 stands of 8, and horse with 4 of 6: the missing men are those who never came back from the burning camps. Formed units cannot pass through each other, but the Roman second and third lines can do what Scipio&apos;s did: come out to the left and right of the first. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/great-plains.zama.json --games 400 --seed 2026 gave 213 battles to Rome, 109 to Carthage, and 78 were drawn.

To talk about: why did the Celtiberians fight on? Setting fire to camps during peace talks: was it fair? Polybius calls it the finest thing Scipio ever did. How does a city find thirty thousand soldiers in a month, and how good can they be? Was this battle more important than Zama?</source>
        <comment>notes</comment>
        <translation>Uma aula longa ou duas curtas. 35 unidades, cinco corpos com generais. Uma base são cerca de 200 homens.

O que regras simples não podem dizer: aqui ninguém entra em pânico; por isso as alas inimigas não se rompem à primeira carga, como aconteceu. São infantaria ligeira que começa com 6 bases de 8 e cavalaria com 4 de 6: os homens que faltam são os que nunca voltaram dos acampamentos em chamas. As unidades em formação não se podem atravessar, mas a segunda e a terceira linhas romanas podem fazer o que fizeram as de Cipião: sair para a esquerda e para a direita da primeira. Ninguém foge; compare percentagens de baixas, não mortos.

Equilíbrio: com o raciocínio rápido do programa dos dois lados, zama-cli simulate scenarios/great-plains.zama.json --games 400 --seed 2026 deu 213 batalhas a Roma, 109 a Cartago, e 78 ficaram indecisas.

Para conversar: porque é que os celtiberos continuaram a combater? Incendiar acampamentos durante conversações de paz: foi justo? Políbio chama-lhe o mais belo feito de Cipião. Como encontra uma cidade trinta mil soldados num mês, e que valor podem ter? Esta batalha foi mais importante do que Zama?</translation>
    </message>
    <message>
        <source>You are fewer, but every man has been a soldier for years. On both wings your horse faces horse; win there and the levies are open to you. In the middle three heavy units of Celtiberians will not give way. Hold them with the first line and bring the second and third lines round both ends of it.

You need not kill everybody. You need to lose a smaller share than they do.</source>
        <comment>briefing</comment>
        <translation>O teu exército é mais pequeno, mas cada homem é soldado há anos. Nas duas alas a tua cavalaria enfrenta cavalaria; vence aí, e os recrutas ficam abertos para ti. No centro, três unidades pesadas de celtiberos não vão ceder. Segura-as com a primeira linha e faz a segunda e a terceira contornar-lhe as duas pontas.

Não precisas de derrotar todos. Precisas de perder uma percentagem menor do que eles.</translation>
    </message>
    <message>
        <source>Masinissa&apos;s riders %1</source>
        <comment>name of a unit</comment>
        <translation>Cavaleiros de Masinissa %1</translation>
    </message>
    <message>
        <source>Laelius</source>
        <comment>name of a general</comment>
        <translation>Lélio</translation>
    </message>
    <message>
        <source>Your army is a month old, but it is large. The Celtiberians in the middle are as good as any Roman unit: make the Romans come to them. Use your numbers on the wings and keep your horse alive as long as you can. Levies and peasants fight badly one against one and well two against one.</source>
        <comment>briefing</comment>
        <translation>O teu exército tem um mês, mas é grande. Os celtiberos no centro são tão bons como qualquer unidade romana: faz os romanos vir ter com eles. Usa o número nas alas e mantém a tua cavalaria de pé o mais que puderes. Recrutas e camponeses combatem mal um contra um e bem dois contra um.</translation>
    </message>
    <message>
        <source>Skirmishers %1</source>
        <comment>name of a unit</comment>
        <translation>Escaramuçadores %1</translation>
    </message>
    <message>
        <source>Horse of Carthage %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria de Cartago %1</translation>
    </message>
    <message>
        <source>Syphax</source>
        <comment>name of a general</comment>
        <translation>Sífax</translation>
    </message>
    <message>
        <source>Peasants %1</source>
        <comment>name of a unit</comment>
        <translation>Camponeses %1</translation>
    </message>
    <message>
        <source>Celtiberians %1</source>
        <comment>name of a unit</comment>
        <translation>Celtiberos %1</translation>
    </message>
    <message>
        <source>The Guided Battle: the Village</source>
        <comment>title</comment>
        <translation>A batalha guiada: a aldeia</translation>
    </message>
    <message>
        <source>Harvest time, 204 BC</source>
        <comment>date</comment>
        <translation>Tempo de colheita, 204 a.C.</translation>
    </message>
    <message>
        <source>A village near Utica</source>
        <comment>place</comment>
        <translation>Uma aldeia perto de Útica</translation>
    </message>
    <message>
        <source>Scipio has landed in Africa, and his men must eat. A vanguard has been sent ahead to a village with full barns, and finds that others had the same idea: some Carthaginian spearmen, a few slingers and a handful of Numidian riders are loading carts.

The Romans are more, and they are better armed. All they have to do is go on and not dawdle.</source>
        <comment>background</comment>
        <translation>Cipião desembarcou em África, e os seus homens têm de comer. Uma vanguarda foi mandada à frente a uma aldeia com os celeiros cheios e descobre que outros tiveram a mesma ideia: alguns lanceiros cartagineses, uns fundibulários e um punhado de cavaleiros númidas estão a carregar carroças.

Os romanos são mais e estão mais bem armados. Só têm de avançar e não perder tempo.</translation>
    </message>
    <message>
        <source>This skirmish is made up. Both armies lived off the land in the war in Africa (204 to 202 BC), and met over it.</source>
        <comment>sources</comment>
        <translation>Esta escaramuça é inventada. Na guerra de África (204 a 202 a.C.), os dois exércitos viviam do que a terra dava, e encontravam-se por causa disso.</translation>
    </message>
    <message>
        <source>The guided first battle: the program says what to do next and does it if asked, two turns, a few minutes. The Romans are stronger on purpose, and the Carthaginians mostly wait.

It shows, one thing at a time: a straight move, an oblique, a wheel, skirmishers, a general who joins a unit, shooting, charges, a melee and its dice. The player may at any time do something else; the guide goes on from there.</source>
        <comment>notes</comment>
        <translation>A primeira batalha guiada: o programa diz o que fazer a seguir e fá-lo se lhe pedirem; dois turnos, poucos minutos. Os romanos são mais fortes de propósito, e os cartagineses quase só esperam.

Mostra, uma coisa de cada vez: um movimento em frente, um oblíquo, uma conversão, escaramuçadores, um general que se junta a uma unidade, o disparo, as cargas, um corpo a corpo e os seus dados. Quem joga pode fazer outra coisa em qualquer momento; o guia continua a partir daí.</translation>
    </message>
    <message>
        <source>Go forward, shoot, charge. Every order that is possible is allowed; the guide only proposes.

Your infantry hits on 5 and 6, theirs only on 6. Keep your tribune with the unit that has the hardest fight.</source>
        <comment>briefing</comment>
        <translation>Avança, dispara, carrega. Todas as ordens possíveis são permitidas; o guia só propõe.

A tua infantaria acerta com 5 e 6, a deles só com 6. Mantém o teu tribuno na unidade que tem o combate mais duro.</translation>
    </message>
    <message>
        <source>The Vanguard</source>
        <comment>name of a command</comment>
        <translation>Vanguarda</translation>
    </message>
    <message>
        <source>Tribune Gaius</source>
        <comment>name of a general</comment>
        <translation>Tribuno Gaio</translation>
    </message>
    <message>
        <source>First Hastati</source>
        <comment>name of a unit</comment>
        <translation>Hastados 1</translation>
    </message>
    <message>
        <source>Second Hastati</source>
        <comment>name of a unit</comment>
        <translation>Hastados 2</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <comment>name of a unit</comment>
        <translation>Escorpião</translation>
    </message>
    <message>
        <source>Hold the village as long as you can. Your spearmen hit on 6 only; your slingers and Numidians can shoot six inches.</source>
        <comment>briefing</comment>
        <translation>Segura a aldeia o mais que puderes. Os teus lanceiros só acertam com 6; os teus fundibulários e númidas podem disparar a seis polegadas.</translation>
    </message>
    <message>
        <source>The Foragers</source>
        <comment>name of a command</comment>
        <translation>Forrageadores</translation>
    </message>
    <message>
        <source>Captain Adherbal</source>
        <comment>name of a general</comment>
        <translation>Capitão Aderbal</translation>
    </message>
    <message>
        <source>First Spearmen</source>
        <comment>name of a unit</comment>
        <translation>Lanceiros 1</translation>
    </message>
    <message>
        <source>Second Spearmen</source>
        <comment>name of a unit</comment>
        <translation>Lanceiros 2</translation>
    </message>
    <message>
        <source>The Battle of Ilipa (short)</source>
        <comment>title</comment>
        <translation>A batalha de Ilipa (curta)</translation>
    </message>
    <message>
        <source>206 BC</source>
        <comment>date</comment>
        <translation>206 a.C.</translation>
    </message>
    <message>
        <source>Near Ilipa in southern Spain</source>
        <comment>place</comment>
        <translation>Perto de Ilipa, no sul da Hispânia</translation>
    </message>
    <message>
        <source>In 206 BC Carthage still held the south of Spain. Two generals, Hasdrubal son of Gisgo and Mago, gathered the largest army they could. Publius Scipio, the young Roman commander, had fewer men, and a good part of them were Spanish allies. Spanish allies had once deserted his father and his uncle in the middle of a campaign.

For several days both armies came out, stood and went home again, always late in the day and always in the same order: each side had its best men in the middle, Romans here, Libyans there, and its Spaniards on the wings. Hasdrubal got used to it. Then one day Scipio had his men fed before dawn and came out early, with the order turned round: Spaniards in the middle, Romans on both wings. Hasdrubal&apos;s men ran out without breakfast and lined up as always.

Scipio let them stand in the sun for hours. Then his Spaniards went forward slowly, while the Romans on both wings marched out to the side, forward, and into line again, and hit the enemy&apos;s Spaniards. The Libyans in the middle, the best troops on the field, could do nothing: if they helped the wings, Scipio&apos;s Spaniards would be on them. The elephants, hurt from all sides, trampled friend and foe. At last the whole line gave way, and the camp would have fallen too if a thunderstorm had not sent everybody home.</source>
        <comment>background</comment>
        <translation>Em 206 a.C., Cartago ainda tinha o sul da Hispânia. Dois generais, Asdrúbal, filho de Gisgão, e Magão, reuniram o maior exército que puderam. Públio Cipião, o jovem comandante romano, tinha menos homens, e boa parte deles eram aliados hispanos. Ora, aliados hispanos já tinham abandonado o pai e o tio dele no meio de uma campanha.

Durante vários dias, os dois exércitos saíram, ficaram ali e voltaram para casa, sempre ao fim do dia e sempre na mesma ordem: cada lado tinha os melhores homens ao centro, aqui romanos, ali líbios, e os hispanos nas alas. Asdrúbal habituou-se. Um dia, Cipião deu de comer aos seus homens antes da madrugada e saiu cedo, com a ordem trocada: hispanos ao centro, romanos nas duas alas. Os homens de Asdrúbal saíram a correr sem pequeno-almoço e formaram como sempre.

Cipião deixou-os horas ao sol. Depois os seus hispanos avançaram devagar, enquanto os romanos das duas alas marchavam para o lado, em frente e de novo em linha, e caíam sobre os hispanos do inimigo. Os líbios do centro, as melhores tropas no campo, não podiam fazer nada: se ajudassem as alas, teriam os hispanos de Cipião em cima deles. Os elefantes, feridos de todos os lados, pisavam amigos e inimigos. Por fim, toda a linha cedeu, e o acampamento também teria caído se uma trovoada não tivesse mandado toda a gente para casa.</translation>
    </message>
    <message>
        <source>Polybius, Histories 11.20-24, is only a piece of a lost book, but the best account of Scipio&apos;s march; Livy 28.12-16 follows the same story. The name Ilipa is a correction that scholars have made in Polybius; Livy&apos;s books have another name.

Carthage had 32 elephants, 4,000 horse and 70,000 foot if Polybius is right; Livy has 50,000 foot and 4,500 horse. Scipio led 45,000 foot and 3,000 horse according to Polybius, 45,000 men in all according to Livy. This table follows Livy. Which way the armies looked is not known; Romans in the south is our choice.</source>
        <comment>sources</comment>
        <translation>Políbio, Histórias 11.20-24, é só um pedaço de um livro perdido, mas o melhor relato da marcha de Cipião; Lívio 28.12-16 conta a mesma história. O nome Ilipa é uma correção que os estudiosos fizeram em Políbio; os livros de Lívio têm outro nome.

Cartago tinha 32 elefantes, 4 000 cavaleiros e 70 000 homens a pé, se Políbio tem razão; Lívio tem 50 000 a pé e 4 500 a cavalo. Cipião levava 45 000 a pé e 3 000 a cavalo segundo Políbio, 45 000 homens ao todo segundo Lívio. Esta mesa segue Lívio. Não se sabe para onde olhavam os exércitos; romanos a sul é escolha nossa.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to five pupils. Scipio&apos;s trick in small: Romans on both wings, one unit of Spaniards held back in the middle.

Hunger and heat are not in these rules, and nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/ilipa-short.zama.json --games 400 --seed 2026 gave 177 battles to Rome, 173 to Carthage, and 50 were drawn.

Before you begin, ask the Carthaginians what their Libyans are going to do, and why Hasdrubal&apos;s did nothing.</source>
        <comment>notes</comment>
        <translation>Uma aula. 15 unidades, dois a cinco alunos. O estratagema de Cipião em pequeno: romanos nas duas alas, uma unidade de hispanos guardada ao centro.

A fome e o calor não estão nestas regras, e ninguém foge; compare percentagens de baixas, não mortos.

Equilíbrio: com o raciocínio rápido do programa dos dois lados, zama-cli simulate scenarios/ilipa-short.zama.json --games 400 --seed 2026 deu 177 batalhas a Roma, 173 a Cartago, e 50 ficaram indecisas.

Antes de começar, pergunte aos cartagineses o que vão fazer os seus líbios, e porque é que os de Asdrúbal não fizeram nada.</translation>
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
        <translation>Romanos nas alas, hispanos ao centro e bem atrás. Vence nas alas antes que os líbios cheguem. Os hispanos fizeram o seu trabalho se ninguém lhes tiver chegado quando venceres.</translation>
    </message>
    <message>
        <source>Right cohorts %1</source>
        <comment>name of a unit</comment>
        <translation>Coortes, direita %1</translation>
    </message>
    <message>
        <source>Silanus</source>
        <comment>name of a general</comment>
        <translation>Silano</translation>
    </message>
    <message>
        <source>Left cohorts %1</source>
        <comment>name of a unit</comment>
        <translation>Coortes, esquerda %1</translation>
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
        <translation>Os teus melhores homens, duas unidades de líbios, estão ao centro e não têm ninguém à frente senão hispanos, muito longe. Usa-os depressa: em frente, ou para ajudar uma ala. Mantém os elefantes longe da frente da infantaria romana.</translation>
    </message>
    <message>
        <source>Spaniards %1</source>
        <comment>name of a unit</comment>
        <translation>Hispanos %1</translation>
    </message>
    <message>
        <source>Libyans</source>
        <comment>name of a command</comment>
        <translation>Líbios</translation>
    </message>
    <message>
        <source>The Battle of Ilipa</source>
        <comment>title</comment>
        <translation>A batalha de Ilipa</translation>
    </message>
    <message>
        <source>Two lessons. 45 units, up to six commands with generals. A stand is about 300 men, an elephant stands for about eight.

The armies stand as they did on the day of the trick: Romans on both wings and in front, Spaniards held back in the middle. What plain rules cannot say: hunger, heat and waiting, so Hasdrubal&apos;s men fight as well as ever. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/ilipa.zama.json --games 400 --seed 2026 gave 182 battles to Rome, 100 to Carthage, and 118 were drawn.

To talk about: how does a habit make an army blind? Could the Libyans have gone for the Spaniards in front of them, and what would you have ordered? How do you use allies whom you do not trust? Both writers thank the rain for saving the camp. Does that explain anything?</source>
        <comment>notes</comment>
        <translation>Duas aulas. 45 unidades, até seis corpos com generais. Uma base são cerca de 300 homens, um elefante vale por uns oito.

Os exércitos estão como no dia do estratagema: romanos nas duas alas e à frente, hispanos guardados ao centro. O que regras simples não podem dizer: fome, calor e espera; por isso os homens de Asdrúbal combatem tão bem como sempre. Ninguém foge; compare percentagens de baixas, não mortos.

Equilíbrio: com o raciocínio rápido do programa dos dois lados, zama-cli simulate scenarios/ilipa.zama.json --games 400 --seed 2026 deu 182 batalhas a Roma, 100 a Cartago, e 118 ficaram indecisas.

Para conversar: como é que um hábito torna cego um exército? Os líbios podiam ter ido contra os hispanos à sua frente? Que ordem terias dado? Como se usam aliados em quem não se confia? Os dois escritores agradecem à chuva ter salvado o acampamento. Isso explica alguma coisa?</translation>
    </message>
    <message>
        <source>Spanish and Punic cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria hispana e púnica</translation>
    </message>
    <message>
        <source>Spanish and Punic cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria hispana e púnica</translation>
    </message>
    <message>
        <source>Your Romans are better than the Spaniards who stand across from them. Beat both ends of the enemy&apos;s line before the middle meets. Your own Spaniards need not win anything: as long as they stand there, the enemy&apos;s best men, the Libyans, must stay where they are. Move them slowly and late.

Elephants stand in front of both enemy wings. Formed Romans in front of them, light troops at their sides.</source>
        <comment>briefing</comment>
        <translation>Os teus romanos são melhores do que os hispanos que têm à frente. Vence as duas pontas da linha inimiga antes de os centros se encontrarem. Os teus próprios hispanos não precisam de ganhar nada: enquanto lá estiverem, os melhores homens do inimigo, os líbios, têm de ficar onde estão. Move-os devagar e tarde.

Há elefantes diante das duas alas inimigas. Romanos em formação à frente deles, tropas ligeiras dos lados.</translation>
    </message>
    <message>
        <source>Horse %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria %1</translation>
    </message>
    <message>
        <source>Spanish chiefs</source>
        <comment>name of a general</comment>
        <translation>Chefes hispanos</translation>
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
        <translation>Hoje os romanos estão nas alas, e os teus hispanos vão ter de os enfrentar. As tuas melhores tropas, os líbios, olham para as piores do inimigo. Não tens de ficar imóvel como Asdrúbal: manda os líbios já em frente, ou deixa alguns ajudar uma ala. Faças o que fizeres, fá-lo cedo.

Há quatro unidades de elefantes diante das tuas alas. São um desperdício contra infantaria romana que espera por eles; usa-os contra cavalaria, tropas ligeiras ou o flanco de uma unidade.</translation>
    </message>
    <message>
        <source>Mago</source>
        <comment>name of a general</comment>
        <translation>Magão</translation>
    </message>
    <message>
        <source>Spanish Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalaria hispana</translation>
    </message>
    <message>
        <source>Spanish horse</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria hispana</translation>
    </message>
    <message>
        <source>The Battle of Magnesia (short)</source>
        <comment>title</comment>
        <translation>A batalha de Magnésia (curta)</translation>
    </message>
    <message>
        <source>Winter, 190 to 189 BC</source>
        <comment>date</comment>
        <translation>Inverno de 190 para 189 a.C.</translation>
    </message>
    <message>
        <source>The plain near Magnesia by Mount Sipylus in Asia Minor</source>
        <comment>place</comment>
        <translation>A planície de Magnésia, junto ao monte Sípilo, na Ásia Menor</translation>
    </message>
    <message>
        <source>Antiochus III, who had lost at Raphia as a young man, had made his empire great again and then went to war with Rome. In 190 BC a Roman army stood in Asia for the first time. The consul Lucius Scipio led it; his famous brother Publius, who had beaten Hannibal, lay ill. King Eumenes of Pergamum had joined the Romans with his horse.

Antiochus had far more men, and of every kind: pikes in ten deep blocks with elephants in the gaps, riders in armour from head to hoof, horse archers, camels, Galatians. On the morning of the battle fog and drizzle hung over the plain. His line was so long that it could not see itself, and the bowstrings got slack. In front of his left wing he had put chariots with blades on the wheels. Eumenes sent light troops against them, who shot at the horses from all sides until the chariots turned and drove into their own people. The whole left wing fell into disorder and ran.

That left the pikes alone, with frightened men and elephants among them, and they broke. Where was the king? On the other wing he had found a gap between the Romans and the river, had won, and was chasing the Romans to their camp. There Marcus Aemilius with two thousand men stopped those who fled and those who followed. It was his mistake of Raphia, made a second time.</source>
        <comment>background</comment>
        <translation>Antíoco III, que em novo tinha perdido em Ráfia, tornou outra vez grande o seu império e entrou depois em guerra com Roma. Em 190 a.C. havia pela primeira vez um exército romano na Ásia. Comandava-o o cônsul Lúcio Cipião; o seu famoso irmão Públio, que tinha vencido Aníbal, estava doente. O rei Êumenes de Pérgamo juntara-se aos romanos com a sua cavalaria.

Antíoco tinha muito mais homens, e de todos os tipos: lanças compridas em dez blocos fundos com elefantes nas brechas, cavaleiros de armadura da cabeça aos cascos, arqueiros a cavalo, camelos, gálatas. Na manhã da batalha, havia nevoeiro e chuvisco sobre a planície. A sua linha era tão longa que não se via a si própria, e as cordas dos arcos ficavam frouxas. Diante da ala esquerda tinha posto carros com lâminas nas rodas. Êumenes mandou contra eles tropas ligeiras, que dispararam contra os cavalos de todos os lados até os carros darem a volta e entrarem pelos seus dentro. Toda a ala esquerda se desordenou e fugiu.

Ficaram as lanças sozinhas, com homens e elefantes assustados no meio delas, e cederam. Onde estava o rei? Na outra ala tinha encontrado uma brecha entre os romanos e o rio, tinha vencido e perseguia os romanos até ao acampamento. Aí, Marco Emílio, com dois mil homens, parou os que fugiam e os que perseguiam. Foi o erro de Ráfia, cometido segunda vez.</translation>
    </message>
    <message>
        <source>Livy 37.37-44, who had Polybius before him, and Appian, Syrian Wars 30-36. Livy gives the king 60,000 foot and more than 12,000 horse; but the troops he names add up to only 45,000 foot. The Romans had about 30,000 men. Livy has 50,000 of the king&apos;s foot killed, and 324 Romans. Hardly anybody believes either number.

Appian lets Gnaeus Domitius direct the battle, Livy names nobody. Which way the armies looked is our choice; that the river was on the Roman left we know.</source>
        <comment>sources</comment>
        <translation>Lívio 37.37-44, que tinha Políbio à sua frente, e Apiano, Guerras da Síria 30-36. Lívio dá ao rei 60 000 homens a pé e mais de 12 000 a cavalo; mas as tropas que nomeia só somam 45 000 a pé. Os romanos tinham cerca de 30 000 homens. Lívio conta 50 000 mortos entre os homens a pé do rei, e 324 romanos. Quase ninguém acredita em qualquer dos números.

Apiano deixa Gneu Domício dirigir a batalha, Lívio não nomeia ninguém. Para onde olhavam os exércitos é escolha nossa; que o rio estava à esquerda dos romanos, sabemos.</translation>
    </message>
    <message>
        <source>One lesson. 15 units, two to six pupils. The king&apos;s left is already shaken, as after the flight of the chariots, and his pikes begin with 8 of 10 stands because fleeing men have run through them.

Sarissa phalanx and cataphracts are explained in the chapter &quot;More troops&quot; of the rulebook. Pikes are as good from the side as from the front, and nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/magnesia-short.zama.json --games 400 --seed 2026 gave 172 battles to Rome, 158 to Antiochus, and 70 were drawn.

Before you begin, ask both sides which wing they will win. Afterwards: who turned inward in time?</source>
        <comment>notes</comment>
        <translation>Uma aula. 15 unidades, dois a seis alunos. A esquerda do rei já está abalada, como depois da fuga dos carros, e as suas lanças compridas começam com 8 de 10 bases porque homens em fuga passaram pelo meio delas.

A falange de sarissas e os catafractários estão explicados no capítulo «Mais tropas» do livro de regras. As lanças compridas são tão boas de lado como de frente, e ninguém foge; compare percentagens de baixas, não mortos.

Equilíbrio: com o raciocínio rápido do programa dos dois lados, zama-cli simulate scenarios/magnesia-short.zama.json --games 400 --seed 2026 deu 172 batalhas a Roma, 158 a Antíoco, e 70 ficaram indecisas.

Antes de começar, pergunte aos dois lados que ala vão ganhar. Depois: quem se virou para dentro a tempo?</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <comment>name of a unit type</comment>
        <translation>Catafractários</translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <comment>plural of a unit type</comment>
        <translation>Catafractários</translation>
    </message>
    <message>
        <source>Auxiliary foot</source>
        <comment>name of a unit type</comment>
        <translation>Infantaria auxiliar</translation>
    </message>
    <message>
        <source>Auxiliary foot</source>
        <comment>plural of a unit type</comment>
        <translation>Infantaria auxiliar</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>name of a unit type</comment>
        <translation>Fundibulários</translation>
    </message>
    <message>
        <source>Slingers</source>
        <comment>plural of a unit type</comment>
        <translation>Fundibulários</translation>
    </message>
    <message>
        <source>Cavalry of Eumenes</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria de Êumenes</translation>
    </message>
    <message>
        <source>Cavalry of Eumenes</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria de Êumenes</translation>
    </message>
    <message>
        <source>Antiochus&apos; army</source>
        <comment>name of a side, as a label</comment>
        <translation>Exército de Antíoco</translation>
    </message>
    <message>
        <source>Antiochus&apos; army</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>os homens de Antíoco</translation>
    </message>
    <message>
        <source>Your right wing is whole, your pikes nearly, your left is shaken. Win on the right with the cataphracts and turn inward at once. Elephants go ahead of the pikes; the pikes walk 4 inches a turn.</source>
        <comment>briefing</comment>
        <translation>A tua ala direita está inteira, as lanças compridas quase, a esquerda está abalada. Vence à direita com os catafractários e vira-te logo para dentro. Os elefantes vão à frente das lanças; as lanças andam 4 polegadas por turno.</translation>
    </message>
    <message>
        <source>Phalanx</source>
        <comment>name of a command</comment>
        <translation>Falange</translation>
    </message>
    <message>
        <source>King&apos;s Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalaria do rei</translation>
    </message>
    <message>
        <source>Antiochus III</source>
        <comment>name of a general</comment>
        <translation>Antíoco III</translation>
    </message>
    <message>
        <source>Cataphracts %1</source>
        <comment>name of a unit</comment>
        <translation>Catafractários %1</translation>
    </message>
    <message>
        <source>Horse, left</source>
        <comment>name of a command</comment>
        <translation>Cavalaria, esquerda</translation>
    </message>
    <message>
        <source>Mixed foot</source>
        <comment>name of a unit</comment>
        <translation>Infantaria mista</translation>
    </message>
    <message>
        <source>Beat the enemy&apos;s weak left with Eumenes&apos; horse and come round to the pikes. Meet the pikes with several units at once, or not at all. Cataphracts are hard to hit: let your foot deal with them.</source>
        <comment>briefing</comment>
        <translation>Vence a esquerda fraca do inimigo com a cavalaria de Êumenes e dá a volta até às lanças compridas. Enfrenta-as com várias unidades ao mesmo tempo, ou não as enfrentes. É difícil acertar nos catafractários: deixa a infantaria tratar deles.</translation>
    </message>
    <message>
        <source>Domitius</source>
        <comment>name of a general</comment>
        <translation>Domício</translation>
    </message>
    <message>
        <source>Legions %1</source>
        <comment>name of a unit</comment>
        <translation>Legiões %1</translation>
    </message>
    <message>
        <source>Pergamenes</source>
        <comment>name of a command</comment>
        <translation>Homens de Pérgamo</translation>
    </message>
    <message>
        <source>Eumenes II</source>
        <comment>name of a general</comment>
        <translation>Êumenes II</translation>
    </message>
    <message>
        <source>Peltasts</source>
        <comment>name of a unit</comment>
        <translation>Peltastas</translation>
    </message>
    <message>
        <source>Eumenes&apos; horse</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria de Êumenes</translation>
    </message>
    <message>
        <source>Allies</source>
        <comment>name of a command</comment>
        <translation>Aliados</translation>
    </message>
    <message>
        <source>The Battle of Magnesia</source>
        <comment>title</comment>
        <translation>A batalha de Magnésia</translation>
    </message>
    <message>
        <source>Two lessons. 39 units, six commands with generals. A foot stand is about 300 men, a cavalry stand 250, an elephant stands for eight. West is left; the west edge of the table is the river.

The chariots have turned back already when the battle opens. That is why there are none, why the foot of the king&apos;s left wing is gone already, and why its horse begins at half strength. The pikes begin with 8 of 10 stands: fleeing men have run through them. The light troops are fewer than in Livy&apos;s list, and the elephants that both sides kept in reserve are left out.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook: sarissa phalanx, cataphracts (hard to hit, slower than other horse), horse archers, camel archers, war-bands, archers. The picture of the horse archer is a Mongol, fifteen centuries too late.

What plain rules cannot say: fog, panic, men who run through their own pikes. Pikes are as good from the side as from the front. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/magnesia.zama.json --games 400 --seed 2026 gave 139 battles to Rome, 98 to Antiochus, and 163 were drawn.

To talk about: compare what the king did here and at Raphia. Livy&apos;s list is 15,000 men short of his own total: what may have happened to them? 324 Roman dead: why would somebody write that, and why would somebody believe it? Why put chariots in front, if your own men pay when they turn back?</source>
        <comment>notes</comment>
        <translation>Duas aulas. 39 unidades, seis corpos com generais. Uma base a pé são cerca de 300 homens, uma base de cavalaria 250, um elefante vale por oito. Oeste é à esquerda; o bordo oeste da mesa é o rio.

Os carros já voltaram para trás quando a batalha começa. É por isso que não há nenhum, que a infantaria da ala esquerda do rei já desapareceu e que a sua cavalaria começa com metade do efetivo. As lanças compridas começam com 8 de 10 bases: passaram homens em fuga pelo meio delas. As tropas ligeiras são menos do que na lista de Lívio, e os elefantes que os dois lados tinham em reserva ficaram de fora.

Tropas novas, explicadas no capítulo «Mais tropas» do livro de regras: falange de sarissas, catafractários (difíceis de atingir, mais lentos do que a outra cavalaria), arqueiros a cavalo, arqueiros em camelos, bandos guerreiros, arqueiros. A imagem do arqueiro a cavalo é de um mongol, quinze séculos atrasada.

O que regras simples não podem dizer: nevoeiro, pânico, homens que fogem pelo meio das suas próprias lanças. As lanças compridas são tão boas de lado como de frente. Ninguém foge; compare percentagens de baixas, não mortos.

Equilíbrio: com o raciocínio rápido do programa dos dois lados, zama-cli simulate scenarios/magnesia.zama.json --games 400 --seed 2026 deu 139 batalhas a Roma, 98 a Antíoco, e 163 ficaram indecisas.

Para conversar: comparem o que o rei fez aqui e em Ráfia. À lista de Lívio faltam 15 000 homens para o seu próprio total: o que lhes pode ter acontecido? 324 romanos mortos: porque é que alguém escreveria isso, e porque é que alguém acreditaria? Porquê pôr carros à frente, se são os teus homens que pagam quando eles voltam para trás?</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a unit type</comment>
        <translation>Escudos de prata</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>plural of a unit type</comment>
        <translation>Escudos de prata</translation>
    </message>
    <message>
        <source>Royal cavalry</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria real</translation>
    </message>
    <message>
        <source>Royal cavalry</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria real</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <comment>name of a unit type</comment>
        <translation>Arqueiros em camelos</translation>
    </message>
    <message>
        <source>Camel archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arqueiros em camelos</translation>
    </message>
    <message>
        <source>Galatian war-band</source>
        <comment>name of a unit type</comment>
        <translation>Bando guerreiro gálata</translation>
    </message>
    <message>
        <source>Galatian war-bands</source>
        <comment>plural of a unit type</comment>
        <translation>Bandos guerreiros gálatas</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>name of a unit type</comment>
        <translation>Arqueiros mísios</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>plural of a unit type</comment>
        <translation>Arqueiros mísios</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>name of a unit type</comment>
        <translation>Guarda do acampamento</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>plural of a unit type</comment>
        <translation>Guarda do acampamento</translation>
    </message>
    <message>
        <source>Your left wing has been shaken by its own chariots: the foot has run and half of the horse is gone. It only has to last. Your pikes in the middle are whole, nobody can stand before them, and they walk 4 inches a turn; let them walk.

You ride on the right with cataphracts and the royal guard. Between the Romans and the river there is almost nobody. You will win there. Then turn against the legions from the side. The camp can wait.</source>
        <comment>briefing</comment>
        <translation>A tua ala esquerda foi abalada pelos seus próprios carros: a infantaria fugiu e metade da cavalaria desapareceu. Só tem de aguentar. As tuas lanças compridas no centro estão inteiras, ninguém lhes pode fazer frente, e andam 4 polegadas por turno; deixa-as andar.

Tu vais à direita com os catafractários e a guarda real. Entre os romanos e o rio não há quase ninguém. Vais vencer aí. Depois vira-te contra as legiões, de lado. O acampamento pode esperar.</translation>
    </message>
    <message>
        <source>Mysian archers</source>
        <comment>name of a unit</comment>
        <translation>Arqueiros mísios</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a unit</comment>
        <translation>Escudos de prata</translation>
    </message>
    <message>
        <source>Dahae</source>
        <comment>name of a unit</comment>
        <translation>Daas</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>name of a unit</comment>
        <translation>Guarda real</translation>
    </message>
    <message>
        <source>Zeuxis</source>
        <comment>name of a general</comment>
        <translation>Zêuxis</translation>
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
        <translation>Esquadrão real</translation>
    </message>
    <message>
        <source>Arab camels</source>
        <comment>name of a unit</comment>
        <translation>Camelos árabes</translation>
    </message>
    <message>
        <source>The king&apos;s right and middle are whole, his left is half beaten. Eumenes and the horse stand across from it: finish it quickly, then fall on the end of the pikes. Do not run into them from the front alone; they go only 4 inches, so you can choose when and where.

On your left, at the river, four troops of horse are all you have. The king will come through there. Keep the second line of the legions ready to face him, and remember the camp guard.

Elephants shy only at Roman infantry that they charge from the front.</source>
        <comment>briefing</comment>
        <translation>A direita e o centro do rei estão inteiros, a esquerda está meio vencida. Êumenes e a cavalaria estão diante dela: acaba-a depressa e cai depois sobre a ponta das lanças compridas. Não corras contra elas só pela frente; andam só 4 polegadas, por isso podes escolher quando e onde.

À tua esquerda, junto ao rio, só tens quatro esquadrões de cavalaria. O rei vai passar por aí. Mantém a segunda linha das legiões pronta a enfrentá-lo e lembra-te da guarda do acampamento.

Os elefantes só se assustam com infantaria romana sobre a qual carregam pela frente.</translation>
    </message>
    <message>
        <source>Legions</source>
        <comment>name of a command</comment>
        <translation>Legiões</translation>
    </message>
    <message>
        <source>Cretans</source>
        <comment>name of a unit</comment>
        <translation>Cretenses</translation>
    </message>
    <message>
        <source>The River Bank</source>
        <comment>name of a command</comment>
        <translation>Margem do rio</translation>
    </message>
    <message>
        <source>Four troops</source>
        <comment>name of a unit</comment>
        <translation>Quatro esquadrões</translation>
    </message>
    <message>
        <source>Allies, left</source>
        <comment>name of a command</comment>
        <translation>Aliados, esquerda</translation>
    </message>
    <message>
        <source>Allies, right</source>
        <comment>name of a command</comment>
        <translation>Aliados, direita</translation>
    </message>
    <message>
        <source>The Camp</source>
        <comment>name of a command</comment>
        <translation>Acampamento</translation>
    </message>
    <message>
        <source>Aemilius</source>
        <comment>name of a general</comment>
        <translation>Emílio</translation>
    </message>
    <message>
        <source>Camp guard</source>
        <comment>name of a unit</comment>
        <translation>Guarda do acampamento</translation>
    </message>
    <message>
        <source>The Battle of Marathon (short)</source>
        <comment>title</comment>
        <translation>A batalha de Maratona (curta)</translation>
    </message>
    <message>
        <source>490 BC, late summer</source>
        <comment>date</comment>
        <translation>490 a.C., fim do verão</translation>
    </message>
    <message>
        <source>The plain of Marathon in Attica, by the sea</source>
        <comment>place</comment>
        <translation>A planície de Maratona, na Ática, junto ao mar</translation>
    </message>
    <message>
        <source>In 490 BC Darius, king of the Persians, sent a fleet across the sea to punish Athens. With it came Hippias, an old man who had once ruled Athens as a tyrant and hoped to do so again. The fleet landed at the plain of Marathon. The Athenians marched out to meet it, and only the little town of Plataea sent help.

The Athenians had ten generals, who voted, and half of them did not want to fight. Miltiades talked Callimachus, who led the right wing, into giving his vote for battle. Their line had to reach as far as the enemy&apos;s, so they made the middle thin and kept the wings deep. Then they crossed the plain, says Herodotus, at a run, without horsemen or archers.

In the middle the Persians and Sacae broke through and chased the Athenians inland. But on both wings the Greeks won. They let the beaten run, turned inward, and fought those who had broken their middle. Then they ran after the enemy as far as the water and captured seven ships. The rest of the fleet made for Athens round the cape, but the Athenians were home before it. The story of the messenger who runs to Athens and dies with the news on his lips was written down some six hundred years later.</source>
        <comment>background</comment>
        <translation>Em 490 a.C., Dario, rei dos persas, mandou uma frota pelo mar para castigar Atenas. Com ela vinha Hípias, um velho que em tempos tinha governado Atenas como tirano e esperava voltar a fazê-lo. A frota desembarcou na planície de Maratona. Os atenienses marcharam ao seu encontro, e só a pequena cidade de Plateias mandou ajuda.

Os atenienses tinham dez generais, que votavam, e metade deles não queria combater. Milcíades convenceu Calímaco, que comandava a ala direita, a dar o seu voto à batalha. A linha deles tinha de chegar tão longe como a do inimigo; por isso fizeram o centro fino e mantiveram as alas fundas. Depois atravessaram a planície, diz Heródoto, a correr, sem cavaleiros nem arqueiros.

Ao centro, os persas e os sacas romperam e perseguiram os atenienses para o interior. Mas nas duas alas venceram os gregos. Deixaram fugir os vencidos, viraram-se para dentro e combateram os que tinham rompido o seu centro. Depois correram atrás do inimigo até à água e tomaram sete navios. O resto da frota seguiu para Atenas contornando o cabo, mas os atenienses chegaram a casa antes dela. A história do mensageiro que corre até Atenas e morre com a notícia nos lábios foi escrita uns seiscentos anos mais tarde.</translation>
    </message>
    <message>
        <source>Herodotus 6.94-120 is nearly all we have; Nepos, Miltiades 4-6, adds numbers. Herodotus gives none but the ships, 600 of them, and the dead: 192 Athenians, about 6,400 of the others. Nepos says that 10,000 Greeks fought, 1,000 of them from Plataea, against a hundred thousand on foot and ten thousand horsemen; modern guesses for the Persians are far lower.

Herodotus never mentions horsemen in the fight, although they had come. The one unit of horse on this table stands far back at the shore and is there for the question. The real shore lay in the east; here the sea is the north edge.</source>
        <comment>sources</comment>
        <translation>Heródoto 6.94-120 é quase tudo o que temos; Nepos, Milcíades 4-6, acrescenta números. Heródoto não dá nenhuns a não ser os navios, 600, e os mortos: 192 atenienses, cerca de 6 400 dos outros. Nepos diz que combateram 10 000 gregos, 1 000 deles de Plateias, contra cem mil a pé e dez mil a cavalo; as estimativas de hoje para os persas são muito mais baixas.

Heródoto nunca menciona cavaleiros no combate, embora tivessem vindo. A única unidade de cavalaria nesta mesa está lá atrás, junto à praia, e existe para levantar a pergunta. A praia verdadeira ficava a leste; aqui o mar é o bordo norte.</translation>
    </message>
    <message>
        <source>One lesson. 14 units, two to four pupils. Only foot, no horsemen, two kinds of rules to learn: a good battle for beginners.

Hoplites, shield-bearers and archers are explained in the chapter &quot;More troops&quot; of the rulebook. Nobody runs away in these rules; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/marathon-short.zama.json --games 400 --seed 2026 gave 210 battles to the Greeks, 114 to the Persians, and 76 were drawn.

Before you begin: why is the Greek middle thin? Let both sides say what will happen there, and look again at the end.</source>
        <comment>notes</comment>
        <translation>Uma aula. 14 unidades, dois a quatro alunos. Só infantaria, sem cavaleiros, dois tipos de regras a aprender: uma boa batalha para principiantes.

Os hoplitas, os porta-escudos e os arqueiros estão explicados no capítulo «Mais tropas» do livro de regras. Nestas regras ninguém foge; compare percentagens de baixas, não mortos.

Equilíbrio: com o raciocínio rápido do programa dos dois lados, zama-cli simulate scenarios/marathon-short.zama.json --games 400 --seed 2026 deu 210 batalhas aos gregos, 114 aos persas, e 76 ficaram indecisas.

Antes de começar: porque é que o centro grego é fino? Peça aos dois lados que digam o que lá vai acontecer, e comparem no fim.</translation>
    </message>
    <message>
        <source>Shield-bearers</source>
        <comment>name of a unit type</comment>
        <translation>Porta-escudos</translation>
    </message>
    <message>
        <source>Shield-bearers</source>
        <comment>plural of a unit type</comment>
        <translation>Porta-escudos</translation>
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
        <translation>Alas fundas, centro fino. Atravessa depressa o terreno debaixo das setas, vence nas alas, vira-te para dentro antes que o centro desapareça.</translation>
    </message>
    <message>
        <source>Plataeans</source>
        <comment>name of a unit</comment>
        <translation>Plateenses</translation>
    </message>
    <message>
        <source>Left wing</source>
        <comment>name of a unit</comment>
        <translation>Ala esquerda</translation>
    </message>
    <message>
        <source>Centre</source>
        <comment>name of a command</comment>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Thin middle</source>
        <comment>name of a unit</comment>
        <translation>Centro fino</translation>
    </message>
    <message>
        <source>Callimachus</source>
        <comment>name of a general</comment>
        <translation>Calímaco</translation>
    </message>
    <message>
        <source>Right wing %1</source>
        <comment>name of a unit</comment>
        <translation>Ala direita %1</translation>
    </message>
    <message>
        <source>Shoot, then break the thin middle with the Persians and the Sacae. On the wings you only have to last.</source>
        <comment>briefing</comment>
        <translation>Dispara, depois rompe o centro fino com os persas e os sacas. Nas alas só tens de aguentar.</translation>
    </message>
    <message>
        <source>Archers</source>
        <comment>name of a command</comment>
        <translation>Arqueiros</translation>
    </message>
    <message>
        <source>West foot %1</source>
        <comment>name of a unit</comment>
        <translation>Infantaria oeste %1</translation>
    </message>
    <message>
        <source>Persians and Sacae</source>
        <comment>name of a command</comment>
        <translation>Persas e sacas</translation>
    </message>
    <message>
        <source>Datis</source>
        <comment>name of a general</comment>
        <translation>Dátis</translation>
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
        <translation>Infantaria leste %1</translation>
    </message>
    <message>
        <source>The Battle of Marathon</source>
        <comment>title</comment>
        <translation>A batalha de Maratona</translation>
    </message>
    <message>
        <source>One long lesson or two short ones. 24 units, four commands with generals. A stand is about 130 men.

New troops, explained in the chapter &quot;More troops&quot; of the rulebook: hoplites, Persian shield-bearers, and archers who shoot 12 inches. The Persian archers are units of their own, because whole units shoot here and ten bows at once would sweep the Greeks from the plain; in life shield-bearers and archers stood in one unit. They have the same picture; the archers stand in front in a single rank.

What plain rules cannot say: the Persians cannot sail away. Nobody runs away; compare shares of losses, not bodies. The famous run is an ordinary charge of 6 inches.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/marathon.zama.json --games 400 --seed 2026 gave 169 battles to the Persians, 133 to the Greeks, and 98 were drawn.

To talk about: was the thin middle a plan or a need? Is it good for an army to have ten generals who vote? 192 and 6,400: which of the two numbers would you rather trust, and why? What did the Persians want in Athens?</source>
        <comment>notes</comment>
        <translation>Uma aula longa ou duas curtas. 24 unidades, quatro corpos com generais. Uma base são cerca de 130 homens.

Tropas novas, explicadas no capítulo «Mais tropas» do livro de regras: hoplitas, porta-escudos persas e arqueiros que disparam a 12 polegadas. Os arqueiros persas são unidades à parte, porque aqui disparam unidades inteiras e dez arcos de uma vez varreriam os gregos da planície; na realidade, porta-escudos e arqueiros estavam na mesma unidade. Têm a mesma imagem; os arqueiros estão à frente, numa só fileira.

O que regras simples não podem dizer: os persas não podem fugir nos navios. Ninguém foge; compare percentagens de baixas, não mortos. A famosa corrida é uma carga vulgar de 6 polegadas.

Equilíbrio: com o raciocínio rápido do programa dos dois lados, zama-cli simulate scenarios/marathon.zama.json --games 400 --seed 2026 deu 169 batalhas aos persas, 133 aos gregos, e 98 ficaram indecisas.

Para conversar: o centro fino foi um plano ou uma necessidade? É bom para um exército ter dez generais que votam? 192 e 6 400: em qual dos dois números confias mais, e porquê? O que queriam os persas em Atenas?</translation>
    </message>
    <message>
        <source>Your hoplites are better than anybody on the other side, man for man. But the middle is thin and will not last. Win on both wings, then turn inward. Do not stand about in front of the archers: they reach 12 inches, and every turn costs you.</source>
        <comment>briefing</comment>
        <translation>Os teus hoplitas são melhores, homem a homem, do que qualquer um do outro lado. Mas o centro é fino e não vai durar. Vence nas duas alas e depois vira-te para dentro. Não fiques parado diante dos arqueiros: chegam a 12 polegadas, e cada turno custa-te baixas.</translation>
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
        <translation>Ala esquerda %1</translation>
    </message>
    <message>
        <source>Thin middle %1</source>
        <comment>name of a unit</comment>
        <translation>Centro fino %1</translation>
    </message>
    <message>
        <source>Your archers reach 12 inches. Shoot at the thin middle, then let your best men, the Persians and the Sacae, break it. On the wings your shield-bearers are weaker than hoplites: let them fight two against one, or give way and win time. You have horsemen at the shore. Use them better than Datis did.</source>
        <comment>briefing</comment>
        <translation>Os teus arqueiros chegam a 12 polegadas. Dispara contra o centro fino e depois deixa os teus melhores homens, os persas e os sacas, rompê-lo. Nas alas, os teus porta-escudos são mais fracos do que os hoplitas: põe-nos a combater dois contra um, ou recua e ganha tempo. Tens cavaleiros junto à praia. Usa-os melhor do que Dátis.</translation>
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
        <translation>Cavalaria</translation>
    </message>
    <message>
        <source>The Battle of Raphia (short)</source>
        <comment>title</comment>
        <translation>A batalha de Ráfia (curta)</translation>
    </message>
    <message>
        <source>22 June 217 BC</source>
        <comment>date</comment>
        <translation>22 de junho de 217 a.C.</translation>
    </message>
    <message>
        <source>Near Raphia, between Gaza and Egypt</source>
        <comment>place</comment>
        <translation>Perto de Ráfia, entre Gaza e o Egito</translation>
    </message>
    <message>
        <source>A hundred years after Alexander the Great his empire was split up among the families of his generals. In 217 BC two of these kings, both young, fought for the coast between Syria and Egypt: Antiochus III of Syria and Ptolemy IV of Egypt. Ptolemy&apos;s sister Arsinoe rode with him. Ptolemy was short of soldiers, and for once twenty thousand Egyptians had been armed with the long pike of the Macedonians, the sarissa, like the king&apos;s Greeks.

Both armies put their pikes in the middle, horse on the wings and elephants before the wings: 102 from India on one side, 73 from Africa on the other. Each king stood on the wing that faced the other king. There the elephants met, forehead to forehead. Most of Ptolemy&apos;s turned back before the Indian ones and ran into their own guard; Antiochus rode round the outside, won, and chased the fleeing horse far away.

At the other end it was the other way round. Echecrates led Ptolemy&apos;s horse past the elephants and won there, and the Greek mercenaries beat the men in front of them. So each side had lost its left wing. Then Ptolemy, who had slipped back behind his pikes, showed himself before them. All the pikes were lowered, and the men from Syria, whose king was far away, did not hold out long. Antiochus was still chasing people when an old officer pointed to a cloud of dust: it was coming near his own camp.</source>
        <comment>background</comment>
        <translation>Cem anos depois de Alexandre Magno, o seu império estava dividido entre as famílias dos seus generais. Em 217 a.C., dois destes reis, ambos jovens, lutaram pela costa entre a Síria e o Egito: Antíoco III da Síria e Ptolemeu IV do Egito. Arsínoe, irmã de Ptolemeu, cavalgava com ele. Ptolemeu tinha falta de soldados, e por uma vez vinte mil egípcios tinham recebido a lança comprida dos macedónios, a sarissa, como os gregos do rei.

Os dois exércitos puseram as lanças ao centro, a cavalaria nas alas e os elefantes diante das alas: 102 da Índia de um lado, 73 de África do outro. Cada rei estava na ala que enfrentava o outro rei. Aí se encontraram os elefantes, testa contra testa. A maior parte dos de Ptolemeu voltou para trás perante os indianos e correu contra a sua própria guarda; Antíoco deu a volta por fora, venceu e perseguiu para longe a cavalaria em fuga.

Na outra ponta foi ao contrário. Equécrates levou a cavalaria de Ptolemeu ao lado dos elefantes e venceu aí, e os mercenários gregos venceram os homens à sua frente. Assim, cada lado tinha perdido a ala esquerda. Então Ptolemeu, que se tinha esgueirado para trás das suas lanças, mostrou-se diante delas. Todas as lanças baixaram, e os homens da Síria, com o seu rei longe, não aguentaram muito tempo. Antíoco ainda perseguia gente quando um velho oficial apontou para uma nuvem de pó: vinha na direção do seu próprio acampamento.</translation>
    </message>
    <message>
        <source>Polybius, Histories 5.63-65 and 5.79-87, gives both armies man by man, and the lists add up: Ptolemy 70,000 foot, 5,000 horse and 73 elephants, Antiochus 62,000 foot, 6,000 horse and 102 elephants. Antiochus lost nearly 10,000 dead and more than 4,000 prisoners, Ptolemy about 2,200.

The day of the battle comes from a decree of Egyptian priests, carved in three kinds of writing, which praises Ptolemy as pharaoh. Polybius thought him lazy.</source>
        <comment>sources</comment>
        <translation>Políbio, Histórias 5.63-65 e 5.79-87, dá os dois exércitos homem a homem, e as listas batem certo: Ptolemeu 70 000 a pé, 5 000 a cavalo e 73 elefantes, Antíoco 62 000 a pé, 6 000 a cavalo e 102 elefantes. Antíoco perdeu quase 10 000 mortos e mais de 4 000 prisioneiros, Ptolemeu cerca de 2 200.

O dia da batalha vem de um decreto de sacerdotes egípcios, gravado em três escritas, que louva Ptolemeu como faraó. Políbio achava-o preguiçoso.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. Two lines with the same parts: elephants, horse, Greeks, pikes. The pikes walk only 4 inches a turn and begin far apart, so the wings fight first.

The sarissa phalanx, hoplites and shy African elephants are explained in the chapter &quot;More troops&quot; of the rulebook. Elephants do not fight each other here, they only hold each other up. Nobody runs away; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/raphia-short.zama.json --games 400 --seed 2026 gave 166 battles to Ptolemy, 162 to Antiochus, and 72 were drawn.

Before you begin: which side has more pikes? Is that enough? Let each class member bet on a wing.</source>
        <comment>notes</comment>
        <translation>Uma aula. 16 unidades, dois a seis alunos. Duas linhas com as mesmas partes: elefantes, cavalaria, gregos, lanças compridas. As lanças só andam 4 polegadas por turno e começam muito longe umas das outras; por isso as alas combatem primeiro.

A falange de sarissas, os hoplitas e o medo dos elefantes africanos estão explicados no capítulo «Mais tropas» do livro de regras. Aqui os elefantes não se combatem, só se seguram uns aos outros. Ninguém foge; compare percentagens de baixas, não mortos.

Equilíbrio: com o raciocínio rápido do programa dos dois lados, zama-cli simulate scenarios/raphia-short.zama.json --games 400 --seed 2026 deu 166 batalhas a Ptolemeu, 162 a Antíoco, e 72 ficaram indecisas.

Antes de começar: que lado tem mais lanças compridas? Chega? Peça a cada um que diga que ala vai vencer.</translation>
    </message>
    <message>
        <source>Arab and Median foot</source>
        <comment>name of a unit type</comment>
        <translation>Infantaria árabe e meda</translation>
    </message>
    <message>
        <source>Arab and Median foot</source>
        <comment>plural of a unit type</comment>
        <translation>Infantaria árabe e meda</translation>
    </message>
    <message>
        <source>Cavalry of Antiochus</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria de Antíoco</translation>
    </message>
    <message>
        <source>Cavalry of Antiochus</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria de Antíoco</translation>
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
        <translation>Guarda real</translation>
    </message>
    <message>
        <source>Royal guard</source>
        <comment>plural of a unit type</comment>
        <translation>Guarda real</translation>
    </message>
    <message>
        <source>Phalanx of Ptolemy</source>
        <comment>name of a unit type</comment>
        <translation>Falange de Ptolemeu</translation>
    </message>
    <message>
        <source>Phalanx of Ptolemy</source>
        <comment>plural of a unit type</comment>
        <translation>Falange de Ptolemeu</translation>
    </message>
    <message>
        <source>Egyptian phalanx</source>
        <comment>name of a unit type</comment>
        <translation>Falange egípcia</translation>
    </message>
    <message>
        <source>Egyptian phalanx</source>
        <comment>plural of a unit type</comment>
        <translation>Falange egípcia</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>name of a unit type</comment>
        <translation>Gregos de Fóxidas</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>plural of a unit type</comment>
        <translation>Gregos de Fóxidas</translation>
    </message>
    <message>
        <source>Cavalry of Ptolemy</source>
        <comment>name of a unit type</comment>
        <translation>Cavalaria de Ptolemeu</translation>
    </message>
    <message>
        <source>Cavalry of Ptolemy</source>
        <comment>plural of a unit type</comment>
        <translation>Cavalaria de Ptolemeu</translation>
    </message>
    <message>
        <source>Your elephants come from India and his from Africa, and his fear yours. Strike with elephants and horse in the west, then turn inward. Hold your left, and let your pikes meet his late.</source>
        <comment>briefing</comment>
        <translation>Os teus elefantes vêm da Índia e os dele de África, e os dele têm medo dos teus. Ataca a oeste com elefantes e cavalaria e depois vira-te para dentro. Segura a esquerda, e que as tuas lanças compridas encontrem tarde as dele.</translation>
    </message>
    <message>
        <source>King&apos;s Wing</source>
        <comment>name of a command</comment>
        <translation>Ala do rei</translation>
    </message>
    <message>
        <source>Greeks</source>
        <comment>name of a unit</comment>
        <translation>Gregos</translation>
    </message>
    <message>
        <source>Right Horse</source>
        <comment>name of a command</comment>
        <translation>Cavalaria, direita</translation>
    </message>
    <message>
        <source>Horse of Antipater</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria de Antípatro</translation>
    </message>
    <message>
        <source>Syrian Phalanx</source>
        <comment>name of a command</comment>
        <translation>Falange síria</translation>
    </message>
    <message>
        <source>Pikes</source>
        <comment>name of a unit</comment>
        <translation>Piqueiros</translation>
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
        <translation>Cavalaria, esquerda</translation>
    </message>
    <message>
        <source>Horse of Themison</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria de Temíson</translation>
    </message>
    <message>
        <source>Ptolemy&apos;s army</source>
        <comment>name of a side, as a label</comment>
        <translation>Exército de Ptolemeu</translation>
    </message>
    <message>
        <source>Ptolemy&apos;s army</source>
        <comment>side in a sentence (“the Romans”)</comment>
        <translation>os homens de Ptolemeu</translation>
    </message>
    <message>
        <source>Your guard and your Egyptians make your line of foot the better one. Keep your African elephants away from his Indian ones and send them at foot or horse. Win in the east with Echecrates, and bring the pikes to the enemy in one line.</source>
        <comment>briefing</comment>
        <translation>A tua guarda e os teus egípcios fazem da tua linha de infantaria a melhor. Mantém os teus elefantes africanos longe dos indianos dele e manda-os contra infantaria ou cavalaria. Vence a leste com Equécrates e leva as lanças compridas ao inimigo numa só linha.</translation>
    </message>
    <message>
        <source>Guard</source>
        <comment>name of a command</comment>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>African elephant %1</source>
        <comment>name of a unit</comment>
        <translation>Elefante africano %1</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas</source>
        <comment>name of a unit</comment>
        <translation>Gregos de Fóxidas</translation>
    </message>
    <message>
        <source>Horse of Polycrates</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria de Polícrates</translation>
    </message>
    <message>
        <source>Greek Phalanx</source>
        <comment>name of a command</comment>
        <translation>Falange grega</translation>
    </message>
    <message>
        <source>Ptolemy IV</source>
        <comment>name of a general</comment>
        <translation>Ptolemeu IV</translation>
    </message>
    <message>
        <source>Macedonian pikes</source>
        <comment>name of a unit</comment>
        <translation>Piqueiros macedónios</translation>
    </message>
    <message>
        <source>Egyptians</source>
        <comment>name of a command</comment>
        <translation>Egípcios</translation>
    </message>
    <message>
        <source>Egyptian pikes</source>
        <comment>name of a unit</comment>
        <translation>Piqueiros egípcios</translation>
    </message>
    <message>
        <source>Echecrates</source>
        <comment>name of a general</comment>
        <translation>Equécrates</translation>
    </message>
    <message>
        <source>Horse of Echecrates</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria de Equécrates</translation>
    </message>
    <message>
        <source>The Battle of Raphia</source>
        <comment>title</comment>
        <translation>A batalha de Ráfia</translation>
    </message>
    <message>
        <source>Two lessons. 41 units, six commands with generals. A foot stand is about 600 men, a cavalry stand 350, an elephant stands for twenty.

New troops, all explained in the chapter &quot;More troops&quot; of the rulebook: the sarissa phalanx is deep, hits well and goes only 4 inches; hoplites; archers shoot 12 inches; a war-band hits better in the turn in which it charges. An African elephant that charges an Indian one from the front must roll the scare die and turns back on 3 to 6: that is how Polybius tells it. Nothing else here frightens elephants.

What plain rules cannot say: elephants do not fight each other, they only lock horns and roll their control dice. A king who rides too far away can always ride back. Pikes are as good from the side as from the front. Nobody runs away; compare shares of losses, not bodies. Leave the option end_on_cinc_death off, or try it: both kings were in danger and neither fell.

The two lines of pikes begin 25 inches apart and meet about turn 3, so the wings fight first.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/raphia.zama.json --games 400 --seed 2026 gave 137 battles to Antiochus, 127 to Ptolemy, and 136 were drawn.

To talk about: why did each king stand on a wing and not with his pikes? Antiochus beat everybody on his side of the field and still lost: where else does that happen? What did Ptolemy&apos;s family risk when it armed twenty thousand Egyptians? Two sources, two Ptolemies: whom were they written for?</source>
        <comment>notes</comment>
        <translation>Duas aulas. 41 unidades, seis corpos com generais. Uma base a pé são cerca de 600 homens, uma base de cavalaria 350, um elefante vale por vinte.

Tropas novas, todas explicadas no capítulo «Mais tropas» do livro de regras: a falange de sarissas é funda, acerta bem e só anda 4 polegadas; hoplitas; os arqueiros disparam a 12 polegadas; um bando guerreiro acerta melhor no turno em que carrega. Um elefante africano que carrega sobre um indiano pela frente tem de fazer o lançamento do susto e volta para trás de 3 a 6: é assim que Políbio conta. Aqui mais nada assusta elefantes.

O que regras simples não podem dizer: os elefantes não se combatem, só se prendem e fazem os seus lançamentos de controlo. Um rei que se afasta de mais pode sempre voltar. As lanças compridas são tão boas de lado como de frente. Ninguém foge; compare percentagens de baixas, não mortos. Deixe desligada a opção end_on_cinc_death, ou experimente-a: os dois reis estiveram em perigo e nenhum caiu.

As duas linhas de lanças começam a 25 polegadas e encontram-se por volta do turno 3; por isso as alas combatem primeiro.

Equilíbrio: com o raciocínio rápido do programa dos dois lados, zama-cli simulate scenarios/raphia.zama.json --games 400 --seed 2026 deu 137 batalhas a Antíoco, 127 a Ptolemeu, e 136 ficaram indecisas.

Para conversar: porque é que cada rei estava numa ala e não com as suas lanças? Antíoco venceu toda a gente do seu lado do campo e mesmo assim perdeu: onde mais acontece isso? O que arriscou a família de Ptolemeu ao armar vinte mil egípcios? Duas fontes, dois Ptolemeus: para quem foram escritas?</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>name of a unit type</comment>
        <translation>Infantaria pesada</translation>
    </message>
    <message>
        <source>Heavy infantry</source>
        <comment>plural of a unit type</comment>
        <translation>Infantaria pesada</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>name of a unit type</comment>
        <translation>Gauleses e trácios</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>plural of a unit type</comment>
        <translation>Gauleses e trácios</translation>
    </message>
    <message>
        <source>Your best troops are in the west, with you: sixty elephants, your guard horse, Greeks and Silver Shields. His African elephants fear your Indian ones. Break that wing, then remember the mistake your name is known for: do not chase, turn inward and take his pikes from the side.

In the east you are weak. Arabs, Medes and javelin men must hold as long as they can. Your pikes are fewer than his; let them meet late.</source>
        <comment>briefing</comment>
        <translation>As tuas melhores tropas estão a oeste, contigo: sessenta elefantes, a cavalaria da guarda, gregos e escudos de prata. Os elefantes africanos dele têm medo dos teus indianos. Rompe essa ala e depois lembra-te do erro que te deu fama: não persigas, vira-te para dentro e apanha de lado as lanças compridas dele.

A leste, a tua linha é mais fraca. Árabes, medos e lançadores de dardos têm de aguentar o mais que puderem. As tuas lanças são menos do que as dele; que se encontrem tarde.</translation>
    </message>
    <message>
        <source>Men of Byttacus</source>
        <comment>name of a unit</comment>
        <translation>Homens de Bítaco</translation>
    </message>
    <message>
        <source>Lydians</source>
        <comment>name of a unit</comment>
        <translation>Lídios</translation>
    </message>
    <message>
        <source>Arabs %1</source>
        <comment>name of a unit</comment>
        <translation>Árabes %1</translation>
    </message>
    <message>
        <source>Horse of Antipater %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria de Antípatro %1</translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <comment>name of a command</comment>
        <translation>Escudos de prata</translation>
    </message>
    <message>
        <source>Silver Shields %1</source>
        <comment>name of a unit</comment>
        <translation>Escudos de prata %1</translation>
    </message>
    <message>
        <source>Nicarchus</source>
        <comment>name of a general</comment>
        <translation>Nicarco</translation>
    </message>
    <message>
        <source>Themison</source>
        <comment>name of a general</comment>
        <translation>Temíson</translation>
    </message>
    <message>
        <source>You have more pikes than he has: seven blocks of ten, and seven is two more. The battle is won when they arrive in one line, so keep them together; they walk only 4 inches a turn, and a block that wheels has spent its whole move.

On your left he is stronger. Lose slowly there. On your right Echecrates&apos; horse and the Greeks of Phoxidas can win: against foot your elephants are as good as his. Do not send them at Indian elephants.</source>
        <comment>briefing</comment>
        <translation>Tens mais lanças compridas do que ele: sete blocos de dez bases, mais dois do que os dele. A batalha está ganha quando elas chegarem numa só linha; por isso mantém-nas juntas. Só andam 4 polegadas por turno, e um bloco que faz uma conversão gastou o movimento inteiro.

À tua esquerda ele é mais forte. Perde aí devagar. À tua direita podem vencer a cavalaria de Equécrates e os gregos de Fóxidas: contra infantaria, os teus elefantes são tão bons como os dele. Não os mandes contra elefantes indianos.</translation>
    </message>
    <message>
        <source>Libyan pikes</source>
        <comment>name of a unit</comment>
        <translation>Piqueiros líbios</translation>
    </message>
    <message>
        <source>Greeks of Phoxidas %1</source>
        <comment>name of a unit</comment>
        <translation>Gregos de Fóxidas %1</translation>
    </message>
    <message>
        <source>Gauls and Thracians</source>
        <comment>name of a unit</comment>
        <translation>Gauleses e trácios</translation>
    </message>
    <message>
        <source>Macedonian pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Piqueiros macedónios %1</translation>
    </message>
    <message>
        <source>Sosibius</source>
        <comment>name of a general</comment>
        <translation>Sosíbio</translation>
    </message>
    <message>
        <source>Egyptian pikes %1</source>
        <comment>name of a unit</comment>
        <translation>Piqueiros egípcios %1</translation>
    </message>
    <message>
        <source>The Battle of the Trebia (short)</source>
        <comment>title</comment>
        <translation>A batalha do Trébia (curta)</translation>
    </message>
    <message>
        <source>December 218 BC, in midwinter</source>
        <comment>date</comment>
        <translation>Dezembro de 218 a.C., em pleno inverno</translation>
    </message>
    <message>
        <source>By the river Trebia, near Placentia in northern Italy</source>
        <comment>place</comment>
        <translation>Junto ao rio Trébia, perto de Placência, no norte de Itália</translation>
    </message>
    <message>
        <source>In the autumn of 218 BC Hannibal came over the Alps into Italy. Rome sent both its consuls against him. One of them, Publius Scipio, was wounded and lay in camp. The other, Tiberius Sempronius Longus, wanted a great battle, and soon: his year as consul was ending.

One midwinter morning Numidian riders came up to the Roman camp at dawn. Sempronius sent his horse out after them, then six thousand light troops, then everybody else, and nobody had had breakfast. It was snowing. The men waded through the river with the water up to their chests. On the other side Hannibal&apos;s army was waiting, fed, warmed at fires and rubbed with oil. And behind the place where the Romans would stand, two thousand picked men under Hannibal&apos;s brother Mago were hiding in the bed of a stream.

The Roman light troops had thrown away most of their javelins on the Numidians. Hannibal&apos;s horse, more than two to one, drove the Roman riders off. Then both ends of the Roman line were pushed from the front by elephants and pelted from the side, and Mago broke out behind. The wings broke and were pushed back into the water. The middle of the Roman line did not: ten thousand men hacked a way right through Hannibal&apos;s army and reached Placentia. The winter won too: the cold killed all of Hannibal&apos;s elephants but one.</source>
        <comment>background</comment>
        <translation>No outono de 218 a.C., Aníbal atravessou os Alpes e entrou em Itália. Roma mandou contra ele os seus dois cônsules. Um deles, Públio Cipião, estava ferido, no acampamento. O outro, Tibério Semprónio Longo, queria uma grande batalha, e depressa: o seu ano de cônsul estava a acabar.

Numa manhã de pleno inverno, cavaleiros númidas chegaram de madrugada ao acampamento romano. Semprónio mandou atrás deles a cavalaria, depois seis mil homens de tropas ligeiras, depois todos os outros, e ninguém tinha tomado o pequeno-almoço. Nevava. Os homens atravessaram o rio com água pelo peito. Do outro lado esperava o exército de Aníbal, alimentado, aquecido junto a fogueiras e esfregado com óleo. E atrás do lugar onde os romanos iam formar, escondiam-se no leito de um ribeiro dois mil homens escolhidos, sob o comando de Magão, irmão de Aníbal.

As tropas ligeiras romanas tinham gastado quase todos os dardos contra os númidas. A cavalaria de Aníbal, mais de dois para um, expulsou os cavaleiros romanos. Depois, as duas pontas da linha romana foram empurradas pela frente pelos elefantes e atingidas de lado, e Magão saiu do esconderijo por trás. As alas romperam-se e foram empurradas para a água. O centro da linha romana não: dez mil homens abriram caminho através do exército de Aníbal e chegaram a Placência. O inverno também venceu: o frio levou todos os elefantes de Aníbal menos um.</translation>
    </message>
    <message>
        <source>Polybius, Histories 3.70-75, is the fullest account. Livy 21.52-56 tells nearly the same, but puts the elephants at the far ends of the line. Appian, Hannibal&apos;s War 6-7, lets the wounded Scipio fight; nobody else does.

Polybius counts 16,000 Romans, 20,000 allied foot and 4,000 horse against about 20,000 foot in the line, 8,000 light troops and more than 10,000 horse. How many elephants there were he does not say; about thirty is a modern guess. On which bank the armies fought is an old quarrel. Here the river is simply the south edge of the table.</source>
        <comment>sources</comment>
        <translation>Políbio, Histórias 3.70-75, é o relato mais completo. Lívio 21.52-56 conta quase o mesmo, mas põe os elefantes nas pontas da linha. Apiano, A Guerra de Aníbal 6-7, faz combater o Cipião ferido; mais ninguém o faz.

Políbio conta 16 000 romanos, 20 000 aliados a pé e 4 000 cavaleiros contra cerca de 20 000 homens a pé na linha, 8 000 de tropas ligeiras e mais de 10 000 cavaleiros. Quantos eram os elefantes, não diz; cerca de trinta é uma estimativa de hoje. Em que margem combateram os exércitos é uma velha discussão. Aqui o rio é simplesmente o bordo sul da mesa.</translation>
    </message>
    <message>
        <source>One lesson. 16 units, two to six pupils. One slice of the battle: a legion and some horse against Hannibal&apos;s middle, with Mago behind. A stand is about 250 men, as in the full battle.

Nobody can hide or be cold in these rules: the Roman light troops begin with 3 of 5 stands because their javelins are spent, and Mago stands in the open at the south edge. Units fight to the end; compare shares of losses, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/trebia-short.zama.json --games 400 --seed 2026 gave 218 battles to Carthage, 132 to Rome, and 50 were drawn.

Before you begin, ask the Romans what they want to do about Mago, and write it down. Afterwards: was it the ambush that won?</source>
        <comment>notes</comment>
        <translation>Uma aula. 16 unidades, dois a seis alunos. Uma fatia da batalha: uma legião e alguma cavalaria contra o centro de Aníbal, com Magão por trás. Uma base são cerca de 250 homens, como na batalha inteira.

Nestas regras ninguém se pode esconder nem ter frio: as tropas ligeiras romanas começam com 3 de 5 bases porque gastaram os dardos, e Magão está à vista no bordo sul. As unidades combatem até ao fim; compare percentagens de baixas, não mortos.

Equilíbrio: com o raciocínio rápido do programa dos dois lados, zama-cli simulate scenarios/trebia-short.zama.json --games 400 --seed 2026 deu 218 batalhas a Cartago, 132 a Roma, e 50 ficaram indecisas.

Antes de começar, pergunte aos romanos o que querem fazer quanto a Magão, e escreva-o. Depois: foi a emboscada que venceu?</translation>
    </message>
    <message>
        <source>Wet, cold and hungry, you still have the best infantry. Strike at the Gauls in the middle before your wing is gone. Behind you stands Mago with one unit of heavy foot: decide early who deals with him. Only your formed infantry frightens elephants, and only from the front.</source>
        <comment>briefing</comment>
        <translation>Mesmo com frio, fome e a roupa molhada, tens ainda a melhor infantaria. Ataca os gauleses do centro antes que a tua ala desapareça. Atrás de ti está Magão com uma unidade de infantaria pesada: decide cedo quem trata dele. Só a tua infantaria em formação assusta elefantes, e só pela frente.</translation>
    </message>
    <message>
        <source>Sempronius Longus</source>
        <comment>name of a general</comment>
        <translation>Semprónio Longo</translation>
    </message>
    <message>
        <source>Legion %1</source>
        <comment>name of a unit</comment>
        <translation>Legião %1</translation>
    </message>
    <message>
        <source>You are stronger on horseback and you have two elephants. Do not hurry: let the Romans come, win with your riders, and bring Mago into their backs when they are busy. Send the elephants at horsemen and light troops, or at the side of a unit.</source>
        <comment>briefing</comment>
        <translation>A tua cavalaria é mais forte e tens dois elefantes. Não te apresses: deixa vir os romanos, vence com os teus cavaleiros e faz Magão atacá-los pelas costas quando estiverem ocupados. Manda os elefantes contra cavaleiros e tropas ligeiras, ou contra o flanco de uma unidade.</translation>
    </message>
    <message>
        <source>Elephants</source>
        <comment>name of a command</comment>
        <translation>Elefantes</translation>
    </message>
    <message>
        <source>Horse, west</source>
        <comment>name of a command</comment>
        <translation>Cavalaria, oeste</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a command</comment>
        <translation>Gauleses</translation>
    </message>
    <message>
        <source>Gauls</source>
        <comment>name of a unit</comment>
        <translation>Gauleses</translation>
    </message>
    <message>
        <source>Horse, east</source>
        <comment>name of a command</comment>
        <translation>Cavalaria, leste</translation>
    </message>
    <message>
        <source>Mago&apos;s Men</source>
        <comment>name of a command</comment>
        <translation>Homens de Magão</translation>
    </message>
    <message>
        <source>Mago&apos;s foot</source>
        <comment>name of a unit</comment>
        <translation>Infantaria de Magão</translation>
    </message>
    <message>
        <source>The Battle of the Trebia</source>
        <comment>title</comment>
        <translation>A batalha do Trébia</translation>
    </message>
    <message>
        <source>Two lessons. 53 units, up to twelve pupils. A stand is about 250 men, an elephant stands for about eight.

What plain rules cannot say: nobody is cold, hungry or afraid here, and nobody can hide. So the Roman light troops begin with 3 of their 5 stands, and Mago&apos;s men are in full view at the south edge, two units of them; lay a sheet of paper over them until somebody comes near, or let the class pretend. The river itself does nothing. Units fight to the end instead of running away, so both sides lose more than they did: compare shares, not bodies.

Balance: with the program&apos;s fast mind on both sides, zama-cli simulate scenarios/trebia.zama.json --games 400 --seed 2026 gave 137 battles to Carthage, 92 to Rome, and 171 were drawn.

To talk about: Sempronius hurried, says Polybius, because he wanted to be the one who won, not the next consul. How could Polybius know? What mattered most: river, cold, horsemen or ambush? Put them in order and defend it. In his report Sempronius blamed the weather. How do governments tell people of a defeat?</source>
        <comment>notes</comment>
        <translation>Duas aulas. 53 unidades, até doze alunos. Uma base são cerca de 250 homens, um elefante vale por uns oito.

O que regras simples não podem dizer: aqui ninguém tem frio, fome ou medo, e ninguém se pode esconder. Por isso as tropas ligeiras romanas começam com 3 das suas 5 bases, e os homens de Magão estão bem à vista no bordo sul, em duas unidades; ponha uma folha de papel por cima delas até alguém se aproximar, ou deixe a turma fazer de conta. O rio em si não faz nada. As unidades combatem até ao fim em vez de fugirem, por isso os dois lados perdem mais do que perderam: compare percentagens, não mortos.

Equilíbrio: com o raciocínio rápido do programa dos dois lados, zama-cli simulate scenarios/trebia.zama.json --games 400 --seed 2026 deu 137 batalhas a Cartago, 92 a Roma, e 171 ficaram indecisas.

Para conversar: Semprónio apressou-se, diz Políbio, porque queria ser ele a vencer, e não o cônsul seguinte. Como podia Políbio sabê-lo? O que contou mais: o rio, o frio, a cavalaria ou a emboscada? Ponham-nos por ordem e defendam-na. No seu relatório, Semprónio culpou o mau tempo. Como contam os governos uma derrota às pessoas?</translation>
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
        <translation>Os teus homens estão molhados e com fome, e às tuas tropas ligeiras quase não restam dardos. Mas a tua infantaria é a melhor no campo, e é muita. Faz o que fizeram os que escaparam: vai direito pelo centro, onde estão os gauleses.

Os teus cavaleiros estão em minoria nas duas alas; que aguentem, não que vençam. Há duas unidades inimigas nas tuas costas. Manda alguém enfrentá-las, ou elas escolhem o seu momento. Os elefantes só se assustam com infantaria romana, e só quando vêm pela frente.</translation>
    </message>
    <message>
        <source>Prefect, left</source>
        <comment>name of a general</comment>
        <translation>Prefeito, esquerda</translation>
    </message>
    <message>
        <source>Allied javelins %1</source>
        <comment>name of a unit</comment>
        <translation>Dardos aliados %1</translation>
    </message>
    <message>
        <source>Cenomani</source>
        <comment>name of a unit</comment>
        <translation>Cenomanos</translation>
    </message>
    <message>
        <source>First Legion</source>
        <comment>name of a command</comment>
        <translation>Primeira legião</translation>
    </message>
    <message>
        <source>Legion I %1</source>
        <comment>name of a unit</comment>
        <translation>Legião I %1</translation>
    </message>
    <message>
        <source>Second Legion</source>
        <comment>name of a command</comment>
        <translation>Segunda legião</translation>
    </message>
    <message>
        <source>Legion II %1</source>
        <comment>name of a unit</comment>
        <translation>Legião II %1</translation>
    </message>
    <message>
        <source>Prefect, right</source>
        <comment>name of a general</comment>
        <translation>Prefeito, direita</translation>
    </message>
    <message>
        <source>Your men are warm and fed, and you have more than twice as many horsemen. Win on both wings first, then fall on the ends of the Roman line. Send the elephants where nobody can frighten them: at horsemen, at light troops, at the side of a unit.

Mago stands behind the enemy with foot and Numidians. He is too weak to fight a battle of his own. Let him strike when the Romans are busy. The Gauls in your middle will not hold for ever, and they need not.</source>
        <comment>briefing</comment>
        <translation>Os teus homens estão quentes e alimentados, e tens mais do dobro dos cavaleiros. Vence primeiro nas duas alas e cai depois sobre as pontas da linha romana. Manda os elefantes onde ninguém os possa assustar: contra cavaleiros, contra tropas ligeiras, contra o flanco de uma unidade.

Magão está atrás do inimigo com infantaria e númidas. É fraco de mais para travar uma batalha sozinho. Que ataque quando os romanos estiverem ocupados. Os gauleses do teu centro não vão aguentar para sempre, nem precisam.</translation>
    </message>
    <message>
        <source>Elephants, west</source>
        <comment>name of a command</comment>
        <translation>Elefantes, oeste</translation>
    </message>
    <message>
        <source>Elephants, east</source>
        <comment>name of a command</comment>
        <translation>Elefantes, leste</translation>
    </message>
    <message>
        <source>Captain of horse</source>
        <comment>name of a general</comment>
        <translation>Capitão da cavalaria</translation>
    </message>
    <message>
        <source>Iberians</source>
        <comment>name of a command</comment>
        <translation>Iberos</translation>
    </message>
    <message>
        <source>Mago&apos;s riders</source>
        <comment>name of a unit</comment>
        <translation>Cavaleiros de Magão</translation>
    </message>
    <message>
        <source>The Battle of Zama</source>
        <comment>title</comment>
        <translation>A batalha de Zama</translation>
    </message>
    <message>
        <source>Autumn 202 BC</source>
        <comment>date</comment>
        <translation>Outono de 202 a.C.</translation>
    </message>
    <message>
        <source>Inland of Carthage, near Naraggara in Numidia</source>
        <comment>place</comment>
        <translation>No interior, longe de Cartago, perto de Naragara, na Numídia</translation>
    </message>
    <message>
        <source>By 202 BC Rome and Carthage had been at war for sixteen years. Hannibal had crossed the Alps, beaten one Roman army after another and stayed unbeaten in Italy, but he could not take Rome. Then young Publius Cornelius Scipio carried the war to Africa. He burned the camps of the armies sent against him, won at the Great Plains, and the prince Masinissa brought over to him the best light horse of the age, the Numidians. Carthage called Hannibal home.

Hannibal marched inland and camped near a town called Zama; the armies met some way further on. The day before, the two generals met between the lines, talked, and agreed on nothing. In the morning Hannibal put more than eighty elephants in front, hired soldiers behind them, then Carthaginians and Libyans, and last of all, well back, the veterans he had brought from Italy. Scipio left straight lanes through his army, so that elephants could run through and out at the back.

The elephants did little: trumpets frightened some of them back into their own cavalry, javelins drove others off. The Roman and Numidian horse chased the enemy&apos;s riders from the field. In the middle the infantry fought line after line, until only Hannibal&apos;s veterans were left, and that fight stood even. Then Scipio&apos;s cavalry came back, into the veterans&apos; rear. Carthage had no other army and asked for peace.

One thing on this table is make-believe: no ancient writer puts artillery at Zama. The scorpions are there because they make a good game.</source>
        <comment>background</comment>
        <translation>Em 202 a.C., Roma e Cartago estavam em guerra havia dezasseis anos. Aníbal tinha atravessado os Alpes, vencido um exército romano após outro e ficado invicto em Itália, mas não conseguia tomar Roma. Então o jovem Públio Cornélio Cipião levou a guerra para África. Incendiou os acampamentos dos exércitos mandados contra ele, venceu nas Grandes Planícies, e o príncipe Masinissa trouxe-lhe a melhor cavalaria ligeira do seu tempo, os númidas. Cartago mandou chamar Aníbal.

Aníbal marchou para o interior e acampou perto de uma cidade chamada Zama; os exércitos encontraram-se um pouco mais adiante. Na véspera, os dois generais encontraram-se entre as linhas, falaram e não concordaram em nada. De manhã, Aníbal pôs mais de oitenta elefantes à frente, atrás deles soldados a soldo, depois cartagineses e líbios e, por fim, bem atrás, os veteranos que trouxera de Itália. Cipião deixou passagens direitas através do seu exército, para que os elefantes pudessem correr por elas e sair por trás.

Os elefantes fizeram pouco: as trombetas assustaram alguns, que voltaram para trás sobre a sua própria cavalaria, e os dardos afastaram outros. A cavalaria romana e a númida expulsaram do campo os cavaleiros inimigos. No centro, a infantaria combateu linha após linha, até restarem só os veteranos de Aníbal, e esse combate estava equilibrado. Então a cavalaria de Cipião voltou, sobre a retaguarda dos veteranos. Cartago não tinha outro exército e pediu a paz.

Uma coisa nesta mesa é faz de conta: nenhum escritor antigo põe máquinas de guerra em Zama. Os escorpiões estão lá porque dão um bom jogo.</translation>
    </message>
    <message>
        <source>Polybius, Histories 15.5-16, is the best account: he wrote some fifty years later and knew people close to Scipio&apos;s friend Laelius. Livy 30.29-35 follows him and adds from other writers. Appian, Punic Wars 40-47, has duels between the generals and larger numbers; trust him less.

The strengths are not certain. Polybius gives 12,000 hired soldiers and more than eighty elephants for Hannibal, 6,000 foot and 4,000 horse brought by Masinissa; for the rest modern estimates differ widely. Order of battle and deployment on this table are those of Matt Fritz&apos;s Fast Play Rules for Students.</source>
        <comment>sources</comment>
        <translation>Políbio, Histórias 15.5-16, é o melhor relato: escreveu uns cinquenta anos depois e conheceu pessoas próximas de Lélio, amigo de Cipião. Lívio 30.29-35 segue-o e acrescenta de outros autores. Apiano, Guerras Púnicas 40-47, tem duelos entre os generais e números maiores; confie menos nele.

Os efetivos não são certos. Políbio dá 12 000 soldados a soldo e mais de oitenta elefantes a Aníbal, e 6 000 homens a pé e 4 000 a cavalo trazidos por Masinissa; para o resto, as estimativas de hoje diferem muito. A ordem de batalha e a disposição nesta mesa são as das Fast Play Rules for Students, de Matt Fritz.</translation>
    </message>
    <message>
        <source>Two lessons of about 50 minutes with the whole class; the computer keeps the rules. A stand of foot is about 180 men, a cavalry stand about 170, an elephant stands for seven. Give each command with a general to somebody of its own; the Numidians go to the cavalry commanders.

Both sides will lose more here than the real armies did, because units fight to the last and nobody runs away; compare shares of losses, not body counts. To talk about afterwards: why did Hannibal put his best men last? Were Scipio&apos;s lanes meant for elephants? What would have happened without Masinissa?

For a closer contest choose “Units block” under “What blocks a shot”: scorpions that shoot over their own men give Rome a great advantage; when units block their sight it is much smaller, though not gone.</source>
        <comment>notes</comment>
        <translation>Duas aulas de cerca de 50 minutos com a turma inteira; o computador faz cumprir as regras. Uma base a pé são cerca de 180 homens, uma base de cavalaria cerca de 170, um elefante vale por sete. Entregue cada corpo com general a uma pessoa diferente; os númidas ficam com os comandantes da cavalaria.

Os dois lados vão perder aqui mais do que os exércitos verdadeiros, porque as unidades combatem até ao fim e ninguém foge; compare percentagens de baixas, não mortos. Para conversar depois: porque é que Aníbal pôs os seus melhores homens no fim? As passagens de Cipião eram para os elefantes? O que teria acontecido sem Masinissa?

Para uma batalha mais renhida, escolha «Unidades travam» em «O que trava um disparo»: os escorpiões, que disparam por cima dos seus, dão a Roma uma grande vantagem; quando as unidades lhes tapam a vista, ela é muito menor, embora não desapareça.</translation>
    </message>
    <message>
        <source>You have one army and no second chance: Africa is hostile, and a new commander may be on his way from Rome to take over your victory.

Your velites stand in front. Use them to get rid of the elephants: an elephant that fights must be controlled every turn, and most panic. Only your formed infantry may frighten one off, and only if it comes from the front. Your scorpions reach twenty-four inches, but any enemy who gets to them ends them.

You are stronger on horseback, above all on the right, where Masinissa leads three units against one. Win on the wings, then turn inward. Keep your second line behind the first: formed units cannot pass through each other.</source>
        <comment>briefing</comment>
        <translation>Tens um só exército e não há segunda oportunidade: África é hostil, e um novo comandante pode já vir de Roma para ficar com a tua vitória.

Os teus vélites estão à frente. Usa-os para te livrares dos elefantes: cada turno de combate pede a um elefante um lançamento de controlo, e a maior parte acaba em fúria. Só a tua infantaria em formação pode assustar um, e só se ele vier pela frente. Os teus escorpiões chegam a vinte e quatro polegadas, mas qualquer inimigo que lhes chegue acaba com eles.

A tua cavalaria é a mais forte, sobretudo à direita, onde Masinissa comanda três unidades contra uma. Vence nas alas e depois vira-te para dentro. Mantém a segunda linha atrás da primeira: as unidades em formação não se podem atravessar.</translation>
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
        <translation>Cavalaria itálica</translation>
    </message>
    <message>
        <source>Italian cavalry %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria itálica %1</translation>
    </message>
    <message>
        <source>Numidian Cavalry</source>
        <comment>name of a command</comment>
        <translation>Númidas</translation>
    </message>
    <message>
        <source>The city has nobody else. Half your army has never fought beside the other half.

Your elephants are twelve hammers, and each usually strikes once. Send them at cavalry and skirmishers, which cannot frighten them, or at the flank of the legions, and remember that a panicking elephant does not care whom it tramples: leave room behind it.

Your light infantry is many but weak; let it wear the Romans down and keep the veterans whole for the end. On horse you are outnumbered two to one. You need not win there; you must not lose there quickly.</source>
        <comment>briefing</comment>
        <translation>A cidade não tem mais ninguém. Metade do teu exército nunca combateu ao lado da outra metade.

Os teus elefantes são doze martelos, e cada um costuma bater uma vez. Manda-os contra cavalaria e escaramuçadores, que não os podem assustar, ou contra o flanco das legiões, e lembra-te de que um elefante em fúria não distingue amigos de inimigos: deixa espaço atrás dele.

A tua infantaria ligeira é muita mas fraca; deixa-a desgastar os romanos e guarda os veteranos inteiros para o fim. Os teus cavaleiros são um contra dois. Não precisas de vencer aí; só não podes perder aí depressa.</translation>
    </message>
    <message>
        <source>Light infantry %1</source>
        <comment>name of a unit</comment>
        <translation>Infantaria ligeira %1</translation>
    </message>
    <message>
        <source>Heavy infantry %1</source>
        <comment>name of a unit</comment>
        <translation>Infantaria pesada %1</translation>
    </message>
    <message>
        <source>Carthaginian Cavalry</source>
        <comment>name of a command</comment>
        <translation>Cavalaria púnica</translation>
    </message>
    <message>
        <source>Commander of the cavalry</source>
        <comment>name of a general</comment>
        <translation>Comandante da cavalaria</translation>
    </message>
    <message>
        <source>Carthaginian cavalry %1</source>
        <comment>name of a unit</comment>
        <translation>Cavalaria cartaginesa %1</translation>
    </message>
    <message>
        <source>Elephant, cavalry wing %1</source>
        <comment>name of a unit</comment>
        <translation>Elefante, ala da cavalaria %1</translation>
    </message>
    <message>
        <source>Tychaeus&apos; riders</source>
        <comment>name of a unit</comment>
        <translation>Cavaleiros de Tiqueu</translation>
    </message>
    <message>
        <source>Elephant, Numidian wing %1</source>
        <comment>name of a unit</comment>
        <translation>Elefante, ala númida %1</translation>
    </message>
</context>
<context>
    <name>ScenarioRows</name>
    <message>
        <source>unknown type</source>
        <translation>tipo desconhecido</translation>
    </message>
    <message>
        <source>%1 of %2, %3, facing %4, %5</source>
        <comment>kind of unit, side, number of stands, compass direction, place</comment>
        <translation>%1, %2, %3, orientação: %4, %5</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>com %1</translation>
    </message>
    <message>
        <source>commander in chief of %1, %2</source>
        <comment>side, place</comment>
        <translation>comandante-chefe, %1, %2</translation>
    </message>
    <message>
        <source>general of %1, %2</source>
        <comment>side, place</comment>
        <translation>general, %1, %2</translation>
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
        <translation>O papel é demasiado pequeno (%1): desdobrado mede %2 por %3 mm. Escolha papel maior, ou figuras mais pequenas.</translation>
    </message>
    <message>
        <source>There is nobody to print: no stands of these commands and kinds.</source>
        <translation>Não há ninguém para imprimir: nenhuma base destes corpos e tipos.</translation>
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
        <translation>Bases de reserva</translation>
    </message>
</context>
<context>
    <name>StickPages</name>
    <message>
        <source>This battle has no troops yet, so there is nothing to measure.</source>
        <translation>Esta batalha ainda não tem tropas; não há nada para medir.</translation>
    </message>
    <message>
        <source>Cut along the lines. A hatched tab goes under the end of the piece before it, up to the broken line. The upper edge is in inches, the lower in centimetres.</source>
        <translation>Corta pelas linhas. Uma aba às riscas vai por baixo do fim da parte anterior, até à linha tracejada. O bordo de cima está em polegadas, o de baixo em centímetros.</translation>
    </message>
    <message>
        <source>Piece %1 of %2</source>
        <translation>Parte %1 de %2</translation>
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
        <translation>%1, %2, %3, orientação: %4, %5</translation>
    </message>
    <message>
        <source>%1 of %2, %3, facing %4, %5, engaged with %6</source>
        <comment>kind of unit, side, number of stands, compass direction, place, enemies</comment>
        <translation>%1, %2, %3, orientação: %4, %5, em combate com %6</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>com %1</translation>
    </message>
    <message>
        <source>commander in chief of %1, %2</source>
        <comment>side, place</comment>
        <translation>comandante-chefe, %1, %2</translation>
    </message>
    <message>
        <source>general of %1, %2</source>
        <comment>side, place</comment>
        <translation>general, %1, %2</translation>
    </message>
    <message>
        <source>%1 east and %2 north of the south-west corner</source>
        <comment>two lengths</comment>
        <translation>%1 a leste e %2 a norte do canto sudoeste</translation>
    </message>
    <message>
        <source>north</source>
        <translation>norte</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nordeste</translation>
    </message>
    <message>
        <source>east</source>
        <translation>leste</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sudeste</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sul</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sudoeste</translation>
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
        <translation>Quanto tempo demora</translation>
    </message>
    <message>
        <source>How many pupils</source>
        <translation>Quantas pessoas</translation>
    </message>
    <message>
        <source>Who does what</source>
        <translation>Quem faz o quê</translation>
    </message>
    <message>
        <source>How to use these sheets</source>
        <translation>Como usar estas folhas</translation>
    </message>
    <message>
        <source>To talk about afterwards</source>
        <translation>Para conversar depois</translation>
    </message>
    <message>
        <source>Notes on this battle</source>
        <translation>Notas sobre esta batalha</translation>
    </message>
    <message>
        <source>What had happened before</source>
        <translation>O que tinha acontecido antes</translation>
    </message>
    <message>
        <source>Where we know it from</source>
        <translation>De onde o sabemos</translation>
    </message>
</context>
<context>
    <name>TemplateStrip</name>
    <message>
        <source>glue</source>
        <translation>cola</translation>
    </message>
</context>
<context>
    <name>TrackPages</name>
    <message>
        <source>Both sides</source>
        <translation>Ambos os lados</translation>
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
        <translation>Em corpo a corpo</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Fases de um turno</translation>
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
        <translation>Movim.</translation>
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
        <translation>Disparo: acerta com</translation>
    </message>
    <message>
        <source>Melee hits on</source>
        <translation>Corpo a corpo: acerta com</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Tropas</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Contra ela</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bom saber</translation>
    </message>
</context>
<context>
    <name>TurningPages</name>
    <message>
        <source>Wheel</source>
        <translation>Conversão</translation>
    </message>
    <message>
        <source>Oblique</source>
        <translation>Oblíquo</translation>
    </message>
    <message>
        <source>Wheel: lay the point at the corner that stays and the lower edge along the front. The outer corner moves along the arcs; the numbers are what 15, 30 and 45 degrees cost. Turn the template over for the other way.</source>
        <translation>Conversão: põe a ponta no canto que fica parado e o bordo de baixo ao longo da frente. O canto exterior move-se pelos arcos; os números são o que custam 15, 30 e 45 graus. Vira o molde ao contrário para o outro lado.</translation>
    </message>
    <message>
        <source>Oblique: lay the upright edge in the direction the unit faces. It may slide along the slanting edge, or anywhere between the two.</source>
        <translation>Oblíquo: põe o bordo direito na direção para onde a unidade olha. Ela pode avançar ao longo do bordo inclinado, ou em qualquer ponto entre os dois.</translation>
    </message>
    <message>
        <source>What wheels cost in this battle</source>
        <translation>O que custam as conversões nesta batalha</translation>
    </message>
    <message>
        <source>Nobody in this battle is formed, so nobody needs to wheel.</source>
        <translation>Nesta batalha ninguém está em formação; ninguém precisa de fazer conversões.</translation>
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
        <translation>só com um %1</translation>
    </message>
    <message>
        <source>on %1 or more</source>
        <comment>a hit</comment>
        <translation>a partir de %1</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formação</translation>
    </message>
    <message>
        <source>How the stands of a unit stand. It never changes in a battle.</source>
        <translation>Como estão as bases de uma unidade. Nunca muda durante uma batalha.</translation>
    </message>
    <message>
        <source>one rank</source>
        <translation>uma fileira</translation>
    </message>
    <message>
        <source>two ranks</source>
        <translation>duas fileiras</translation>
    </message>
    <message>
        <source>one stand alone</source>
        <translation>uma só base</translation>
    </message>
    <message>
        <source>Stands, at least</source>
        <translation>Bases, no mínimo</translation>
    </message>
    <message>
        <source>Stands, at most</source>
        <translation>Bases, no máximo</translation>
    </message>
    <message>
        <source>Of a fresh unit. A stand is one die and one loss.</source>
        <translation>De uma unidade completa. Uma base é um dado e uma baixa.</translation>
    </message>
    <message>
        <source>Width of a stand</source>
        <translation>Largura de uma base</translation>
    </message>
    <message>
        <source>Depth of a stand</source>
        <translation>Fundo de uma base</translation>
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
        <translation>Um disparo acerta</translation>
    </message>
    <message>
        <source>One die for each stand; every hit takes a stand.</source>
        <translation>Um dado por cada base; cada acerto tira uma base.</translation>
    </message>
    <message>
        <source>In melee it hits</source>
        <translation>No corpo a corpo acerta</translation>
    </message>
    <message>
        <source>One die for each stand in every round.</source>
        <translation>Um dado por cada base em cada ronda.</translation>
    </message>
    <message>
        <source>rolls no dice</source>
        <translation>não lança dados</translation>
    </message>
    <message>
        <source>After its charge</source>
        <translation>Depois da sua carga</translation>
    </message>
    <message>
        <source>Only in the melee of the turn in which the unit has charged.</source>
        <translation>Só no corpo a corpo do turno em que a unidade carregou.</translation>
    </message>
    <message>
        <source>as always</source>
        <translation>como sempre</translation>
    </message>
    <message>
        <source>Enemies hit it</source>
        <translation>O inimigo acerta-lhe</translation>
    </message>
    <message>
        <source>Skirmishers, for example, are easier to hit: whoever fights them needs this, whatever is usual for him.</source>
        <translation>Nos escaramuçadores, por exemplo, acerta-se mais facilmente: quem os combate precisa deste número, seja qual for o habitual.</translation>
    </message>
    <message>
        <source>by their own number</source>
        <translation>com o seu próprio número</translation>
    </message>
    <message>
        <source>Scares elephants</source>
        <translation>Assusta elefantes</translation>
    </message>
    <message>
        <source>When an elephant charges it from the front, a die decides whether the elephant takes fright and is gone.</source>
        <translation>Quando um elefante carrega sobre ela pela frente, um dado decide se o elefante se assusta e desaparece.</translation>
    </message>
    <message>
        <source>Scares elephants by option</source>
        <translation>Assusta por opção</translation>
    </message>
    <message>
        <source>The same, but only in battles whose rules say that skirmishers scare elephants, too.</source>
        <translation>O mesmo, mas só em batalhas cujas regras dizem que os escaramuçadores também assustam elefantes.</translation>
    </message>
    <message>
        <source>Never charges</source>
        <translation>Nunca carrega</translation>
    </message>
    <message>
        <source>It can only be charged.</source>
        <translation>Só pode sofrer uma carga.</translation>
    </message>
    <message>
        <source>Does not fight back</source>
        <translation>Não se defende</translation>
    </message>
    <message>
        <source>It rolls no dice in melee, whatever its number.</source>
        <translation>Não lança dados no corpo a corpo, seja qual for o seu número.</translation>
    </message>
    <message>
        <source>Flees from a charge</source>
        <translation>Foge de uma carga</translation>
    </message>
    <message>
        <source>As soon as a charging enemy reaches it, the unit is lost.</source>
        <translation>Mal um inimigo em carga lhe chega, a unidade perde-se.</translation>
    </message>
    <message>
        <source>No general may join</source>
        <translation>Não admite generais</translation>
    </message>
    <message>
        <source>Generals cannot be with it.</source>
        <translation>Os generais não podem estar com ela.</translation>
    </message>
    <message>
        <source>Does not count for victory</source>
        <translation>Não conta para a vitória</translation>
    </message>
    <message>
        <source>Its lost stands are left out when it is decided who has won.</source>
        <translation>As suas bases perdidas ficam de fora quando se decide quem venceu.</translation>
    </message>
    <message>
        <source>stays under control</source>
        <translation>fica sob controlo</translation>
    </message>
    <message>
        <source>runs wild straight ahead</source>
        <translation>entra em fúria em frente</translation>
    </message>
    <message>
        <source>runs wild to its right</source>
        <translation>entra em fúria à direita</translation>
    </message>
    <message>
        <source>runs wild to its left</source>
        <translation>entra em fúria à esquerda</translation>
    </message>
    <message>
        <source>runs wild to its rear</source>
        <translation>entra em fúria para trás</translation>
    </message>
    <message>
        <source>Control die: %1</source>
        <comment>face of a die</comment>
        <translation>Lançamento de controlo: %1</translation>
    </message>
    <message>
        <source>Fights as an elephant</source>
        <translation>Combate como elefante</translation>
    </message>
    <message>
        <source>Nothing hurts it. It strikes when its charge arrives, then dices for control, and may run wild.</source>
        <translation>Nada o fere. Fere quando a sua carga chega, depois faz o lançamento de controlo e pode entrar em fúria.</translation>
    </message>
    <message>
        <source>Takes fright</source>
        <translation>Assusta-se</translation>
    </message>
    <message>
        <source>On the die that is thrown when it charges whoever scares elephants.</source>
        <translation>No dado que se lança quando carrega sobre quem assusta elefantes.</translation>
    </message>
    <message>
        <source>Stands its charge costs</source>
        <translation>Bases que custa a carga</translation>
    </message>
    <message>
        <source>Stands its rampage costs</source>
        <translation>Bases que custa a fúria</translation>
    </message>
    <message>
        <source>Of every unit it runs over, friend or enemy.</source>
        <translation>Por cada unidade no seu caminho, amiga ou inimiga.</translation>
    </message>
    <message>
        <source>How far it runs wild</source>
        <translation>Até onde corre em fúria</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Of the kind: “Roman infantry”.</source>
        <translation>Por exemplo: «Infantaria romana».</translation>
    </message>
    <message>
        <source>In a list</source>
        <translation>Numa lista</translation>
    </message>
    <message>
        <source>As in “Losses: 3 skirmishers”. Empty: the same as the name.</source>
        <translation>Como em «Baixas: 3 escaramuçadores». Vazio: igual ao nome.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Friends pass through skirmishers; skirmishers and elephants belong in the front line.</source>
        <translation>Os amigos atravessam os escaramuçadores; escaramuçadores e elefantes pertencem à primeira linha.</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>infantaria</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>cavalaria</translation>
    </message>
    <message>
        <source>skirmishers</source>
        <translation>escaramuçadores</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>lança-virotes</translation>
    </message>
    <message>
        <source>elephants</source>
        <translation>elefantes</translation>
    </message>
    <message>
        <source>other</source>
        <translation>outros</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Move-se</translation>
    </message>
    <message>
        <source>Formed troops go straight on, wheel and slide obliquely.</source>
        <translation>As tropas em formação vão em frente, fazem conversões e avançam em oblíquo.</translation>
    </message>
    <message>
        <source>formed</source>
        <translation>em formação</translation>
    </message>
    <message>
        <source>freely, in any direction</source>
        <translation>livremente, em qualquer direção</translation>
    </message>
    <message>
        <source>Move, up to</source>
        <translation>Movimento, até</translation>
    </message>
    <message>
        <source>Charge, up to</source>
        <translation>Carga, até</translation>
    </message>
</context>
<context>
    <name>UnknownArt</name>
    <message>
        <source>%1: the palette “%2” is unknown; plain colours are shown.</source>
        <translation>%1: a paleta «%2» é desconhecida; mostram-se cores simples.</translation>
    </message>
    <message>
        <source>%1: the figures have no “%2” to colour.</source>
        <translation>%1: as figuras não têm «%2» para colorir.</translation>
    </message>
    <message>
        <source>The drawing “%1” cannot be shown. %2</source>
        <comment>name, reason</comment>
        <translation>Não é possível mostrar o desenho «%1». %2</translation>
    </message>
    <message>
        <source>%1: the figure “%2” is unknown; the sign of its kind is shown.</source>
        <translation>%1: a figura «%2» é desconhecida; mostra-se o sinal da sua classe.</translation>
    </message>
</context>
<context>
    <name>UsualTypes</name>
    <message>
        <source>Infantry</source>
        <translation>Infantaria</translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation>Escaramuçadores</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Cavalaria</translation>
    </message>
    <message>
        <source>Horse archers</source>
        <translation>Arqueiros a cavalo</translation>
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
        <translation>%1 bases</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a name and what it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, stands: %3</source>
        <translation>%1, %2, bases: %3</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Bases</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArmyPanel</name>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabelas (*.csv *.tsv *.txt);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side and one of its commands</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nobody can be added yet: first make a unit type.</source>
        <translation>Ainda não é possível acrescentar ninguém: crie primeiro um tipo de unidade.</translation>
    </message>
    <message>
        <source>There are no units yet. Choose a command, then “Add” and a type; or paste a table from a spreadsheet.</source>
        <translation>Ainda não há unidades. Escolha um corpo, depois «Acrescentar» e um tipo; ou cole uma tabela de uma folha de cálculo.</translation>
    </message>
    <message>
        <source>There is nobody here yet. Choose “Add” and a unit: its side and command are made with it. Or paste a table from a spreadsheet.</source>
        <translation>Ainda não há aqui ninguém. Escolha «Acrescentar» e uma unidade: o seu lado e o seu corpo são criados com ela. Ou cole uma tabela de uma folha de cálculo.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Acrescentar</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mais</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Acrescentar</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>Into the command</source>
        <translation>Ao corpo</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Ordem de batalha</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Corpo</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>For a command that has none.</source>
        <translation>Para um corpo que não tem nenhum.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>Units, generals and commands; their names count on.</source>
        <translation>Unidades, generais e corpos; os nomes continuam a contagem.</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Apa&amp;gar</translation>
    </message>
    <message>
        <source>Units, generals and commands. Sides stay.</source>
        <translation>Unidades, generais e corpos. Os lados ficam.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Mudar o nome</translation>
    </message>
    <message>
        <source>One at a time.</source>
        <translation>Um de cada vez.</translation>
    </message>
    <message>
        <source>One stand more	+</source>
        <translation>Mais uma base	+</translation>
    </message>
    <message>
        <source>For units, within what their types allow.</source>
        <translation>Para unidades, dentro do que o seu tipo permite.</translation>
    </message>
    <message>
        <source>One stand fewer	−</source>
        <translation>Menos uma base	−</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Units, one general, or commands.</source>
        <translation>Unidades, um general ou corpos.</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>To the other side</source>
        <translation>Para o outro lado</translation>
    </message>
    <message>
        <source>Units and commands of one side.</source>
        <translation>Unidades e corpos de um lado.</translation>
    </message>
    <message>
        <source>Commander-in-chief</source>
        <translation>Comandante-chefe</translation>
    </message>
    <message>
        <source>For one general: a side has one.</source>
        <translation>Para um general: cada lado tem um.</translation>
    </message>
    <message>
        <source>General joins this unit</source>
        <translation>Juntar general à unidade</translation>
    </message>
    <message>
        <source>For one unit: the general of its command joins it, or the one that is selected with it.</source>
        <translation>Para uma unidade: junta-se a ela o general do seu corpo, ou o que estiver selecionado com ela.</translation>
    </message>
    <message>
        <source>General stands by himself</source>
        <translation>Separar o general</translation>
    </message>
    <message>
        <source>For generals who are with a unit.</source>
        <translation>Para generais que estão com uma unidade.</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Copiar como tabela</translation>
    </message>
    <message>
        <source>Units, for this order of battle or for a spreadsheet.</source>
        <translation>Unidades, para esta ordem de batalha ou para uma folha de cálculo.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Units that were copied here, or rows of a spreadsheet with their column names.</source>
        <translation>Unidades copiadas aqui, ou linhas de uma folha de cálculo com os nomes das colunas.</translation>
    </message>
    <message>
        <source>Import from a table…</source>
        <translation>Importar de uma tabela…</translation>
    </message>
    <message>
        <source>Units of the table are changed or added; others stay. A table is a CSV file of a spreadsheet.</source>
        <translation>As unidades da tabela são alteradas ou acrescentadas; as outras ficam. Uma tabela é um ficheiro CSV de uma folha de cálculo.</translation>
    </message>
    <message>
        <source>Replace by a table…</source>
        <translation>Substituir por uma tabela…</translation>
    </message>
    <message>
        <source>The same; units that are not in the table go.</source>
        <translation>O mesmo; as unidades que não estão na tabela saem.</translation>
    </message>
    <message>
        <source>Export as a table…</source>
        <translation>Exportar como tabela…</translation>
    </message>
    <message>
        <source>A CSV file that every spreadsheet opens.</source>
        <translation>Um ficheiro CSV que qualquer folha de cálculo abre.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>There is no table to paste. Copy units here, or rows of a spreadsheet with their column names.</source>
        <translation>Não há nenhuma tabela para colar. Copie unidades daqui, ou linhas de uma folha de cálculo com os nomes das colunas.</translation>
    </message>
    <message>
        <source>The table was not put in. %1</source>
        <translation>A tabela não foi inserida. %1</translation>
    </message>
    <message>
        <source>Import from a table</source>
        <translation>Importar de uma tabela</translation>
    </message>
    <message>
        <source>Replace by a table</source>
        <translation>Substituir por uma tabela</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Exportar como tabela</translation>
    </message>
</context>
<context>
    <name>zama::editor::ArrangeTool</name>
    <message>
        <source>selected</source>
        <translation>selecionado</translation>
    </message>
    <message>
        <source>joins %1</source>
        <translation>junta-se a: %1</translation>
    </message>
    <message>
        <source>facing %1</source>
        <translation>orientação: %1</translation>
    </message>
    <message>
        <source>on top of %1</source>
        <translation>em cima de: %1</translation>
    </message>
    <message>
        <source>%1 east, %2 north</source>
        <comment>two lengths from the south-west corner</comment>
        <translation>%1 a leste, %2 a norte</translation>
    </message>
</context>
<context>
    <name>zama::editor::BalancePanel</name>
    <message>
        <source>Has the program play this battle against itself, hundreds of times. You can go on working.</source>
        <translation>Faz o programa jogar esta batalha contra si próprio, centenas de vezes. Entretanto pode continuar a trabalhar.</translation>
    </message>
    <message>
        <source>%1 so far …</source>
        <translation>Até agora, %1…</translation>
    </message>
    <message>
        <source>%1. This is known well enough now.</source>
        <translation>%1. Já se sabe com precisão suficiente.</translation>
    </message>
    <message>
        <source>%1. Stopped.</source>
        <translation>%1. Parado.</translation>
    </message>
    <message>
        <source>Looking for changes; see below.</source>
        <translation>A procurar alterações; ver em baixo.</translation>
    </message>
    <message>
        <source>The search has ended; see below.</source>
        <translation>A procura acabou; ver em baixo.</translation>
    </message>
    <message>
        <source>This battle cannot be played yet. The list of issues says what to mend first.</source>
        <translation>Esta batalha ainda não se pode jogar. A lista de problemas diz o que corrigir primeiro.</translation>
    </message>
    <message>
        <source>A battle could not be played to its end. That is a fault of the program, not of yours.</source>
        <translation>Não foi possível jogar uma batalha até ao fim. É uma falha do programa, não sua.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Equilíbrio</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Test the balance</source>
        <translation>Testar o equilíbrio</translation>
    </message>
    <message>
        <source>Stop the search below first</source>
        <translation>Pare primeiro a procura em baixo</translation>
    </message>
    <message>
        <source>Exact to so many in 100</source>
        <translation>Margem de erro, em 100</translation>
    </message>
    <message>
        <source>The battle has been changed since. These figures are of an earlier version.</source>
        <translation>A batalha mudou entretanto. Estes números são de uma versão anterior.</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Testar outra vez</translation>
    </message>
    <message>
        <source>Wait until the test has ended, or stop it</source>
        <translation>Espere que o teste acabe, ou pare-o</translation>
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
        <translation>Cor cheia: grandes vitórias. Os traços mostram onde está a percentagem verdadeira, 19 vezes em 20. A marca no meio é onde uma batalha equilibrada tem as indecisas.</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 turns: %2</source>
        <translation>%1 turnos: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>So far no unit stands out: its side wins as often without it as with it.</source>
        <translation>Até agora nenhuma unidade se destaca: o seu lado vence tantas vezes com ela como sem ela.</translation>
    </message>
    <message>
        <source>Of the battles at whose end the unit still stood, its side won this share; of those in which it was gone, that. The farther apart, the more hangs on the unit. Choose one to see it on the table.</source>
        <translation>Das batalhas em que a unidade ainda lá estava no fim, o seu lado venceu a primeira percentagem; daquelas em que já não estava, a segunda. Quanto mais afastadas, mais depende da unidade. Escolha uma para a ver na mesa.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quem vence</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>How many battles take how many turns</source>
        <translation>Quantas batalhas demoram quantos turnos</translation>
    </message>
    <message>
        <source>Seconds an order takes your class, dice included</source>
        <translation>Segundos que a sua turma gasta por ordem, com os dados</translation>
    </message>
    <message>
        <source>Reckoned, not measured: with 13 seconds Zama takes two lessons. Time one battle, divide its seconds by its orders, and type that in.</source>
        <translation>Calculado, não medido: com 13 segundos, Zama demora duas aulas. Cronometre uma batalha, divida os segundos pelas ordens e escreva aqui o resultado.</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Baixas</translation>
    </message>
    <message>
        <source>Losses by kind of troops</source>
        <translation>Baixas por tipo de tropas</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Tropas</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation>Bases perdidas</translation>
    </message>
    <message>
        <source>Units that decide it</source>
        <translation>Unidades que a decidem</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>Won with</source>
        <translation>Vence com</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sem</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Tirou</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdeu</translation>
    </message>
</context>
<context>
    <name>zama::editor::ChangedRules</name>
    <message>
        <source>Show where it is chosen: %1</source>
        <translation>Mostrar onde se escolhe: %1</translation>
    </message>
    <message>
        <source>As shipped again: %1</source>
        <translation>Como de origem: %1</translation>
    </message>
    <message>
        <source>All rules are as shipped.</source>
        <translation>Todas as regras são as de origem.</translation>
    </message>
    <message>
        <source>Changed from the shipped rules:</source>
        <translation>Diferente das regras de origem:</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Repor</translation>
    </message>
    <message>
        <source>Reset all of them</source>
        <translation>Repor todas</translation>
    </message>
</context>
<context>
    <name>zama::editor::ColourField</name>
    <message>
        <source>Another colour…</source>
        <translation>Outra cor…</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
</context>
<context>
    <name>zama::editor::DrawingDialog</name>
    <message>
        <source>Import a drawing</source>
        <translation>Importar um desenho</translation>
    </message>
    <message>
        <source>The drawing as it will be shown</source>
        <translation>O desenho como vai aparecer</translation>
    </message>
    <message>
        <source>What will not show as it was drawn</source>
        <translation>O que não aparecerá como foi desenhado</translation>
    </message>
    <message>
        <source>From behind it is seen mirrored, until you import a drawing of its back as well.</source>
        <translation>Visto de trás aparece espelhado, até se importar também um desenho do verso.</translation>
    </message>
    <message>
        <source>“%1” cannot be used. %2</source>
        <comment>name of a file, reason</comment>
        <translation>Não é possível usar «%1». %2</translation>
    </message>
    <message>
        <source>This is how “%1” will look. Some of it will not show as it was drawn:</source>
        <translation>«%1» vai ficar assim. Uma parte não aparecerá como foi desenhada:</translation>
    </message>
    <message>
        <source>This is how “%1” will look. Everything in it can be shown.</source>
        <translation>«%1» vai ficar assim. Tudo o que contém pode aparecer.</translation>
    </message>
    <message>
        <source>&amp;Use this drawing</source>
        <translation>&amp;Usar este desenho</translation>
    </message>
</context>
<context>
    <name>zama::editor::EditActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Desfazer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Refazer: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>For this battle, another one, or a spreadsheet</source>
        <translation>Para esta batalha, para outra ou para uma folha de cálculo</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>A copy with the next name, on a free place</source>
        <translation>Uma cópia com o nome seguinte, num lugar livre</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Apagar</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Selecionar tud&amp;o</translation>
    </message>
    <message>
        <source>Select the whole &amp;command</source>
        <translation>Selecionar o cor&amp;po inteiro</translation>
    </message>
    <message>
        <source>A double click on a unit does the same</source>
        <translation>Um duplo clique numa unidade faz o mesmo</translation>
    </message>
    <message>
        <source>Select all of the sa&amp;me type</source>
        <translation>Selecionar os do &amp;mesmo tipo</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>Não selecionar &amp;nada</translation>
    </message>
    <message>
        <source>Align with the &amp;foremost</source>
        <translation>Alinhar pela &amp;frente</translation>
    </message>
    <message>
        <source>Align on the &amp;middle</source>
        <translation>Alinhar pelo &amp;meio</translation>
    </message>
    <message>
        <source>Align with the &amp;rearmost</source>
        <translation>Alinhar por &amp;trás</translation>
    </message>
    <message>
        <source>Align &amp;left edges</source>
        <translation>Alinhar à &amp;esquerda</translation>
    </message>
    <message>
        <source>Align ri&amp;ght edges</source>
        <translation>Alinhar à d&amp;ireita</translation>
    </message>
    <message>
        <source>Align in a &amp;column</source>
        <translation>Alinhar em co&amp;luna</translation>
    </message>
    <message>
        <source>&amp;Share out evenly</source>
        <translation>Distri&amp;buir por igual</translation>
    </message>
    <message>
        <source>The outermost stay, the gaps become equal</source>
        <translation>Os dos extremos ficam, os intervalos tornam-se iguais</translation>
    </message>
    <message>
        <source>Close u&amp;p</source>
        <translation>&amp;Cerrar fileiras</translation>
    </message>
    <message>
        <source>Half an inch between neighbours</source>
        <translation>Meia polegada entre vizinhos</translation>
    </message>
    <message>
        <source>Draw up in &amp;one line</source>
        <translation>Formar n&amp;uma linha</translation>
    </message>
    <message>
        <source>Skirmishers in front, cavalry on the wings</source>
        <translation>Escaramuçadores à frente, cavalaria nas alas</translation>
    </message>
    <message>
        <source>Draw up in &amp;two lines</source>
        <translation>Formar em &amp;duas linhas</translation>
    </message>
    <message>
        <source>Turn &amp;about</source>
        <translation>Dar meia-&amp;volta</translation>
    </message>
    <message>
        <source>To face the other way</source>
        <translation>Para ficar virado para o outro lado</translation>
    </message>
    <message>
        <source>Mo&amp;ve into the deployment zone</source>
        <translation>Mover para a &amp;zona de disposição</translation>
    </message>
    <message>
        <source>M&amp;irror across the table</source>
        <translation>E&amp;spelhar na mesa</translation>
    </message>
    <message>
        <source>The selected stand on the opposite side, left stays left</source>
        <translation>O que está selecionado fica no lado oposto; a esquerda continua à esquerda</translation>
    </message>
    <message>
        <source>Replace the e&amp;nemy by a mirror image</source>
        <translation>T&amp;rocar o inimigo pelo espelho</translation>
    </message>
    <message>
        <source>The other side loses its army and gets copies of the selected one</source>
        <translation>O outro lado perde o seu exército e recebe cópias do que está selecionado</translation>
    </message>
    <message>
        <source>Snap to neigh&amp;bours</source>
        <translation>Encostar às vizin&amp;has</translation>
    </message>
    <message>
        <source>Snap to middle lines and &amp;zones</source>
        <translation>Encostar ao meio e às z&amp;onas</translation>
    </message>
    <message>
        <source>Snap to the gri&amp;d</source>
        <translation>Encostar à &amp;grelha</translation>
    </message>
</context>
<context>
    <name>zama::editor::EditorWindow</name>
    <message>
        <source>Editing</source>
        <translation>Edição</translation>
    </message>
    <message>
        <source>&amp;Play-test</source>
        <translation>Testar a &amp;partida</translation>
    </message>
    <message>
        <source>Play this battle now; the scenario stays as it is</source>
        <translation>Jogar já esta batalha; o cenário fica como está</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>Med&amp;ir</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Apro&amp;ximar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;fastar</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Mesa inteira</translation>
    </message>
    <message>
        <source>&amp;Grid of six inches</source>
        <translation>&amp;Grelha de seis polegadas</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>&amp;Repor a disposição</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Exércitos</translation>
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
        <translation>Regras</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriedades</translation>
    </message>
    <message>
        <source>Unit types</source>
        <translation>Tipos de unidade</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Equilíbrio</translation>
    </message>
</context>
<context>
    <name>zama::editor::EveningPanel</name>
    <message>
        <source>The battle as it is: %1</source>
        <translation>A batalha como está: %1</translation>
    </message>
    <message>
        <source>Trying one change at a time: %1</source>
        <translation>A experimentar uma alteração de cada vez: %1</translation>
    </message>
    <message>
        <source>Trying changes together: %1</source>
        <translation>A experimentar alterações em conjunto: %1</translation>
    </message>
    <message>
        <source>Testing the best again, with other dice: %1</source>
        <translation>A testar outra vez as melhores, com outros dados: %1</translation>
    </message>
    <message>
        <source>More or fewer stands help most: tick “Stands of a unit”.</source>
        <translation>O que mais ajuda são bases a mais ou a menos: assinale «Bases por unidade».</translation>
    </message>
    <message>
        <source>Allow a unit more stands: the number beside “Stands of a unit” may be up to %1.</source>
        <translation>Permita mais bases por unidade: o número junto a «Bases por unidade» pode ir até %1.</translation>
    </message>
    <message>
        <source>Other hit numbers help, too: tick “Hit numbers of …” and the troops.</source>
        <translation>Outros números para acertar também ajudam: assinale «Números para acertar…» e as tropas.</translation>
    </message>
    <message>
        <source>Other places may help: tick “Places”.</source>
        <translation>Outros lugares podem ajudar: assinale «Lugares».</translation>
    </message>
    <message>
        <source>A longer or shorter battle may help: tick “Turn limit”.</source>
        <translation>Uma batalha mais longa ou mais curta pode ajudar: assinale «Limite de turnos».</translation>
    </message>
    <message>
        <source>The sides are too unequal for small changes alone: give the weaker one more units, or the stronger one fewer.</source>
        <translation>Os lados são demasiado desiguais só para pequenas alterações: dê mais uma unidade ao mais fraco, ou menos uma ao mais forte.</translation>
    </message>
    <message>
        <source>Use the nearest and seek again: small changes may do the rest.</source>
        <translation>Use a mais próxima e procure outra vez: as pequenas alterações podem fazer o resto.</translation>
    </message>
    <message>
        <source>Nothing of what may be changed brings this battle nearer to even.</source>
        <translation>Nada do que se pode alterar aproxima esta batalha do equilíbrio.</translation>
    </message>
    <message>
        <source>Nothing of what may be changed makes this battle quite even.</source>
        <translation>Nada do que se pode alterar torna esta batalha bem equilibrada.</translation>
    </message>
    <message>
        <source>The battle has been changed since changes were sought.</source>
        <translation>A batalha mudou desde que se procuraram alterações.</translation>
    </message>
    <message>
        <source>These changes were found for an earlier version of the battle. Seek again to use one.</source>
        <translation>Estas alterações foram encontradas para uma versão anterior da batalha. Procure outra vez para usar uma.</translation>
    </message>
    <message>
        <source>Stopped before anything was found.</source>
        <translation>Parado antes de se encontrar alguma coisa.</translation>
    </message>
    <message>
        <source>This battle is even as it is.</source>
        <translation>Esta batalha está equilibrada como está.</translation>
    </message>
    <message>
        <source>Each was tested again with other dice. A draw counts half for each side.</source>
        <translation>Cada uma foi testada outra vez com outros dados. Uma indecisa conta meia para cada lado.</translation>
    </message>
    <message>
        <source>Make it even</source>
        <translation>Equilibrar</translation>
    </message>
    <message>
        <source>Looks for small changes that bring the battle near to 50 to 50. What may be changed?</source>
        <translation>Procura pequenas alterações que aproximem a batalha de 50 para 50. O que se pode alterar?</translation>
    </message>
    <message>
        <source>Stands of a unit, up to</source>
        <translation>Bases por unidade, até</translation>
    </message>
    <message>
        <source>Stands more or fewer in a unit, at most</source>
        <translation>Bases a mais ou a menos por unidade, no máximo</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Limite de turnos</translation>
    </message>
    <message>
        <source>Hit numbers of …</source>
        <translation>Números para acertar…</translation>
    </message>
    <message>
        <source>A unit may have so many stands more or fewer</source>
        <translation>Uma unidade pode ter tantas bases a mais ou a menos</translation>
    </message>
    <message>
        <source>Units and whole armies may stand a little farther forward or back</source>
        <translation>Unidades e exércitos inteiros podem ficar um pouco mais à frente ou atrás</translation>
    </message>
    <message>
        <source>The battle may be a turn or two longer or shorter</source>
        <translation>A batalha pode durar um ou dois turnos a mais ou a menos</translation>
    </message>
    <message>
        <source>Each hit number of the troops that you tick may be one more or less</source>
        <translation>Cada número para acertar das tropas assinaladas pode ser um a mais ou a menos</translation>
    </message>
    <message>
        <source>Troops whose hit numbers may change</source>
        <translation>Tropas cujos números para acertar podem mudar</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Avanço da procura</translation>
    </message>
    <message>
        <source>Stop seeking</source>
        <translation>Parar a procura</translation>
    </message>
</context>
<context>
    <name>zama::editor::FigurePicker</name>
    <message>
        <source>Choose a figure</source>
        <translation>Escolher uma figura</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Search for a figure</source>
        <translation>Procurar uma figura</translation>
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
        <translation>&amp;Importar um desenho…</translation>
    </message>
    <message>
        <source>&amp;Remove this drawing</source>
        <translation>&amp;Remover este desenho</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Todas as figuras</translation>
    </message>
    <message>
        <source>Drawings of this scenario</source>
        <translation>Desenhos deste cenário</translation>
    </message>
</context>
<context>
    <name>zama::editor::IssuesModel</name>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
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
        <translation>Fazer</translation>
    </message>
    <message>
        <source>Do it: %1</source>
        <translation>Fazer: %1</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir lá</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>What can be done:</source>
        <translation>O que se pode fazer:</translation>
    </message>
</context>
<context>
    <name>zama::editor::LanguageAdder</name>
    <message>
        <source>Choose one, or type its tag: fr, pt-BR.</source>
        <translation>Escolha um, ou escreva o seu código: fr, pt-BR.</translation>
    </message>
    <message>
        <source>That is no language tag. Tags look like fr or pt-BR.</source>
        <translation>Isso não é o código de um idioma. Os códigos são como fr ou pt-BR.</translation>
    </message>
    <message>
        <source>This language is in the list already.</source>
        <translation>Este idioma já está na lista.</translation>
    </message>
    <message>
        <source>Tag in the file: %1</source>
        <translation>Código no ficheiro: %1</translation>
    </message>
    <message>
        <source>New language</source>
        <translation>Novo idioma</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Acrescentar</translation>
    </message>
    <message>
        <source>Add this language</source>
        <translation>Acrescentar este idioma</translation>
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
Não se pode usar. %2</translation>
    </message>
    <message>
        <source>%1
Army, types of units: %2</source>
        <translation>%1
Exército, tipos de unidade: %2</translation>
    </message>
    <message>
        <source>%1
Types of units: %2</source>
        <translation>%1
Tipos de unidade: %2</translation>
    </message>
    <message>
        <source>Comes with the program</source>
        <translation>Vem com o programa</translation>
    </message>
</context>
<context>
    <name>zama::editor::LibraryPanel</name>
    <message>
        <source>The library is empty. Select a side, a command or types of units and save them here.</source>
        <translation>A biblioteca está vazia. Selecione um lado, um corpo ou tipos de unidade e guarde-os aqui.</translation>
    </message>
    <message>
        <source>Nothing in the library has these words.</source>
        <translation>Nada na biblioteca tem estas palavras.</translation>
    </message>
    <message>
        <source>It does not fit: a battle has room for so many units and types only.</source>
        <translation>Não cabe: uma batalha só tem lugar para um certo número de unidades e tipos.</translation>
    </message>
    <message>
        <source>“%1” is in the library.</source>
        <translation>«%1» está na biblioteca.</translation>
    </message>
    <message>
        <source>“%1” is deleted from the library.</source>
        <translation>«%1» foi apagado da biblioteca.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Repor</translation>
    </message>
    <message>
        <source>“%1” could not be deleted.</source>
        <translation>Não foi possível apagar «%1».</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar outra vez</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Procurar na biblioteca</translation>
    </message>
    <message>
        <source>Library of types and armies</source>
        <translation>Biblioteca de tipos e exércitos</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>For which side</source>
        <translation>Para que lado</translation>
    </message>
    <message>
        <source>Add to this battle</source>
        <translation>Acrescentar à batalha</translation>
    </message>
    <message>
        <source>Take the place of its army</source>
        <translation>Tomar o lugar do seu exército</translation>
    </message>
    <message>
        <source>The side gives up the units it has and fights with these.</source>
        <translation>O lado abdica das unidades que tem e combate com estas.</translation>
    </message>
    <message>
        <source>Delete from the library</source>
        <translation>Apagar da biblioteca</translation>
    </message>
    <message>
        <source>Save what is selected here…</source>
        <translation>Guardar o que está selecionado…</translation>
    </message>
    <message>
        <source>To save something here, select a side, a command or types of units.</source>
        <translation>Para guardar aqui alguma coisa, selecione um lado, um corpo ou tipos de unidade.</translation>
    </message>
    <message>
        <source>Name in the library</source>
        <translation>Nome na biblioteca</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation>Guardar na biblioteca</translation>
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
        <translation>Quartel-general</translation>
    </message>
    <message>
        <source>Left Wing</source>
        <translation>Ala esquerda</translation>
    </message>
    <message>
        <source>Right Wing</source>
        <translation>Ala direita</translation>
    </message>
    <message>
        <source>There is no army in the library. Save one there from any battle.</source>
        <translation>Não há exércitos na biblioteca. Guarde lá um de qualquer batalha.</translation>
    </message>
    <message>
        <source>%1: units %2, stands %3</source>
        <translation>%1: unidades %2, bases %3</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Nova batalha</translation>
    </message>
    <message>
        <source>1. Who fights whom?</source>
        <translation>1. Quem combate quem?</translation>
    </message>
    <message>
        <source>2. How large is it?</source>
        <translation>2. De que tamanho?</translation>
    </message>
    <message>
        <source>3. What kind of battle?</source>
        <translation>3. Que tipo de batalha?</translation>
    </message>
    <message>
        <source>4. What is it called?</source>
        <translation>4. Como se chama?</translation>
    </message>
    <message>
        <source>5. Who begins, and how long does it last?</source>
        <translation>5. Quem começa, e quanto dura?</translation>
    </message>
    <message>
        <source>First army</source>
        <translation>Primeiro exército</translation>
    </message>
    <message>
        <source>Second army</source>
        <translation>Segundo exército</translation>
    </message>
    <message>
        <source>Name of the first army</source>
        <translation>Nome do primeiro exército</translation>
    </message>
    <message>
        <source>Name of the second army</source>
        <translation>Nome do segundo exército</translation>
    </message>
    <message>
        <source>You may give them other names.</source>
        <translation>Pode dar-lhes outros nomes.</translation>
    </message>
    <message>
        <source>Minutes of class</source>
        <translation>Minutos de aula</translation>
    </message>
    <message>
        <source>Units of the first army</source>
        <translation>Unidades do primeiro exército</translation>
    </message>
    <message>
        <source>The other army gets as much as makes the battle fair.</source>
        <translation>O outro exército recebe o necessário para a batalha ser justa.</translation>
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
        <translation>Batalha campal</translation>
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
        <translation>Duas linhas encontram-se frente a frente.</translation>
    </message>
    <message>
        <source>The first army marches in a column; the second waits for it on both sides.</source>
        <translation>O primeiro exército marcha em coluna; o segundo espera-o dos dois lados.</translation>
    </message>
    <message>
        <source>A pitched battle in which both armies have elephants in front.</source>
        <translation>Uma batalha campal em que os dois exércitos têm elefantes à frente.</translation>
    </message>
    <message>
        <source>The first army stands back to back in the middle; the second comes from both sides.</source>
        <translation>O primeiro exército está costas com costas no meio; o segundo vem dos dois lados.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Acts first</source>
        <translation>Age primeiro</translation>
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
        <translation>Como estão os exércitos</translation>
    </message>
    <message>
        <source>Begin with this</source>
        <translation>Começar com isto</translation>
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
        <translation>não acontece</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>stands</comment>
        <translation>%1 perdidas</translation>
    </message>
    <message>
        <source>The elephant costs the other side %1 stands on average.</source>
        <translation>O elefante custa ao outro lado %1 bases em média.</translation>
    </message>
    <message>
        <source>Wins %1, loses %2; %3 stands lost for %4 of the enemy’s.</source>
        <comment>chances, average numbers</comment>
        <translation>Vence %1, perde %2; %3 bases perdidas por %4 do inimigo.</translation>
    </message>
    <message>
        <source>%1 stands lost on average</source>
        <translation>%1 bases perdidas em média</translation>
    </message>
    <message>
        <source>One unit against one, both of their usual strength, without generals, to the end. Per cent are chances to win; volleys in stands lost on average.</source>
        <translation>Uma unidade contra uma, ambas com o efetivo habitual, sem generais, até ao fim. As percentagens são probabilidades de vencer; as descargas, bases perdidas em média.</translation>
    </message>
    <message>
        <source>Odds against every kind of troops</source>
        <translation>Probabilidades contra cada tipo de tropas</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>It
charges</source>
        <translation>Ela
carrega</translation>
    </message>
    <message>
        <source>It is
charged</source>
        <translation>Sofre
a carga</translation>
    </message>
    <message>
        <source>Its
volley</source>
        <translation>A sua
descarga</translation>
    </message>
    <message>
        <source>Their
volley</source>
        <translation>Descarga
do outro</translation>
    </message>
</context>
<context>
    <name>zama::editor::OfferLine</name>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>zama::editor::OptionChooser</name>
    <message>
        <source>Opens the rulebook here.</source>
        <translation>Abre aqui o livro de regras.</translation>
    </message>
    <message>
        <source>Open the rule %1</source>
        <translation>Abrir a regra %1</translation>
    </message>
    <message>
        <source>%1 (as shipped)</source>
        <translation>%1 (de origem)</translation>
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
        <translation>%1, acerta desde %2</translation>
    </message>
    <message>
        <source>tramples</source>
        <translation>embate</translation>
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
        <translation>Tipos de unidade</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Corpo a corpo</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>Disparo</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Bases</translation>
    </message>
    <message>
        <source>Units: %1, stands: %2, generals: %3</source>
        <translation>Unidades: %1, bases: %2, generais: %3</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertiesPanel</name>
    <message>
        <source>Unit: %1</source>
        <translation>Unidade: %1</translation>
    </message>
    <message>
        <source>General: %1</source>
        <translation>General: %1</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>Corpo: %1</translation>
    </message>
    <message>
        <source>Side: %1</source>
        <translation>Lado: %1</translation>
    </message>
    <message>
        <source>Units: %1</source>
        <comment>how many</comment>
        <translation>Unidades: %1</translation>
    </message>
    <message>
        <source>Generals: %1</source>
        <comment>how many</comment>
        <translation>Generais: %1</translation>
    </message>
    <message>
        <source>Commands: %1</source>
        <comment>how many</comment>
        <translation>Corpos: %1</translation>
    </message>
    <message>
        <source>Sides: %1</source>
        <comment>how many</comment>
        <translation>Lados: %1</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>Names in</source>
        <translation>Nomes em</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Idioma dos nomes</translation>
    </message>
    <message>
        <source>Select units, generals, commands or sides to change them: on the table or in the order of battle. Several can be changed at once.</source>
        <translation>Selecione unidades, generais, corpos ou lados para os alterar: na mesa ou na ordem de batalha. É possível alterar vários de uma vez.</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertyEditor</name>
    <message>
        <source>various</source>
        <translation>vários</translation>
    </message>
</context>
<context>
    <name>zama::editor::PropertySection</name>
    <message>
        <source>%1 Problems in all: %2.</source>
        <translation>%1 Problemas ao todo: %2.</translation>
    </message>
</context>
<context>
    <name>zama::editor::ProposalCard</name>
    <message>
        <source>Use this</source>
        <translation>Usar isto</translation>
    </message>
    <message>
        <source>Who wins then</source>
        <translation>Quem vence então</translation>
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
        <translation>Quando acabam, as baixas dizem quem venceu. De origem: %1.</translation>
    </message>
    <message>
        <source>The battle ends when a side has nobody left, or after %1 whole turns without a loss.</source>
        <translation>A batalha acaba quando um lado já não tem ninguém, ou depois de %1 turnos inteiros sem baixas.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Fases de um turno</translation>
    </message>
    <message>
        <source>an order of their own</source>
        <translation>uma ordem própria</translation>
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
        <source>Points for a slight edge</source>
        <translation>Pontos para ligeira vantagem</translation>
    </message>
    <message>
        <source>Points for a great victory</source>
        <translation>Pontos para grande vitória</translation>
    </message>
    <message>
        <source>Opens the rulebook here.</source>
        <translation>Abre aqui o livro de regras.</translation>
    </message>
    <message>
        <source>Open the rule %1</source>
        <translation>Abrir a regra %1</translation>
    </message>
    <message>
        <source>How many per cent more of its stands the other side has lost; below a slight edge nobody has won. As shipped: %1 and %2.</source>
        <translation>Quantos por cento a mais das suas bases perdeu o outro lado; abaixo da ligeira vantagem ninguém venceu. De origem: %1 e %2.</translation>
    </message>
</context>
<context>
    <name>zama::editor::SequenceEditor</name>
    <message>
        <source>%1: move</source>
        <translation>%1: movimento</translation>
    </message>
    <message>
        <source>%1: shoot</source>
        <translation>%1: disparo</translation>
    </message>
    <message>
        <source>Both sides: charge</source>
        <translation>Ambos: carga</translation>
    </message>
    <message>
        <source>Both sides: melee</source>
        <translation>Ambos: corpo a corpo</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Who acts first</source>
        <translation>Quem age primeiro</translation>
    </message>
    <message>
        <source>Steps of a turn</source>
        <translation>Fases de um turno</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Mais cedo</translation>
    </message>
    <message>
        <source>Play this step earlier</source>
        <translation>Jogar esta fase mais cedo</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Mais tarde</translation>
    </message>
    <message>
        <source>Play this step later</source>
        <translation>Jogar esta fase mais tarde</translation>
    </message>
    <message>
        <source>The usual order</source>
        <translation>A ordem habitual</translation>
    </message>
</context>
<context>
    <name>zama::editor::StandPreview</name>
    <message>
        <source>The unit as the table shows it: from the front, from behind, and from afar</source>
        <translation>A unidade como a mesa a mostra: de frente, de trás e de longe</translation>
    </message>
</context>
<context>
    <name>zama::editor::TextsPanel</name>
    <message>
        <source>Every text and name in %1 is removed.</source>
        <translation>Todos os textos e nomes em %1 foram removidos.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Repor</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (predefinido)</translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation>%1 de %2 escritos</translation>
    </message>
    <message>
        <source>%1, to translate</source>
        <translation>%1, por traduzir</translation>
    </message>
    <message>
        <source>To translate: %1</source>
        <translation>Por traduzir: %1</translation>
    </message>
    <message>
        <source>Too long to be kept: %1 bytes, at most %2 are possible. Shorten it.</source>
        <translation>Demasiado longo para ser guardado: %1 bytes, e são possíveis no máximo %2. Encurte-o.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>What happened before</source>
        <translation>O que aconteceu antes</translation>
    </message>
    <message>
        <source>Briefing: %1</source>
        <translation>Instruções: %1</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fontes</translation>
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
        <translation>Idioma dos textos</translation>
    </message>
    <message>
        <source>Add a language…</source>
        <translation>Acrescentar um idioma…</translation>
    </message>
    <message>
        <source>Make it the default</source>
        <translation>Tornar predefinido</translation>
    </message>
    <message>
        <source>Shown to readers whose own language is missing.</source>
        <translation>Mostrado a quem não encontra o seu próprio idioma.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Takes every text and name in this language out of the scenario.</source>
        <translation>Retira do cenário todos os textos e nomes neste idioma.</translation>
    </message>
    <message>
        <source>Make this language the default</source>
        <translation>Tornar este idioma o predefinido</translation>
    </message>
    <message>
        <source>Remove this language</source>
        <translation>Remover este idioma</translation>
    </message>
</context>
<context>
    <name>zama::editor::TypeLooks</name>
    <message>
        <source>Import a drawing</source>
        <translation>Importar um desenho</translation>
    </message>
    <message>
        <source>Drawings and pictures (*.svg *.png)</source>
        <translation>Desenhos e imagens (*.svg *.png)</translation>
    </message>
    <message>
        <source>Another drawing of its &amp;back…</source>
        <translation>Outro desenho do &amp;verso…</translation>
    </message>
    <message>
        <source>Import a drawing of its &amp;back…</source>
        <translation>Importar um desenho do &amp;verso…</translation>
    </message>
    <message>
        <source>This is how it looks from behind.</source>
        <translation>É assim visto de trás.</translation>
    </message>
    <message>
        <source>From behind it looks as from the front, until you import its back.</source>
        <translation>Visto de trás é como de frente, até se importar o seu verso.</translation>
    </message>
    <message>
        <source>no figure</source>
        <translation>sem figura</translation>
    </message>
    <message>
        <source>Those of its side</source>
        <translation>As do seu lado</translation>
    </message>
    <message>
        <source>This figure has no colours to change.</source>
        <translation>Esta figura não tem cores que se possam mudar.</translation>
    </message>
    <message>
        <source>Single colours. Those in bold were chosen for this type.</source>
        <translation>Cores isoladas. As que estão a negrito foram escolhidas para este tipo.</translation>
    </message>
    <message>
        <source>Reset this colour</source>
        <translation>Repor esta cor</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <comment>a colour</comment>
        <translation>Repor: %1</translation>
    </message>
    <message>
        <source>Choose the figure</source>
        <translation>Escolher a figura</translation>
    </message>
    <message>
        <source>Import a &amp;drawing…</source>
        <translation>Importar um &amp;desenho…</translation>
    </message>
    <message>
        <source>Remove the drawing of its back</source>
        <translation>Remover o desenho do verso</translation>
    </message>
    <message>
        <source>Army’s colours</source>
        <translation>Cores do exército</translation>
    </message>
    <message>
        <source>&amp;Reset all colours</source>
        <translation>&amp;Repor todas as cores</translation>
    </message>
</context>
<context>
    <name>zama::editor::TypeWorkshop</name>
    <message>
        <source>Its units become: %1</source>
        <translation>As suas unidades passam a ser: %1</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <comment>a unit type</comment>
        <translation>%1: apagado.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Acrescentar</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Apa&amp;gar</translation>
    </message>
    <message>
        <source>L&amp;ibrary…</source>
        <translation>&amp;Biblioteca…</translation>
    </message>
    <message>
        <source>Types and armies to use again</source>
        <translation>Tipos e exércitos para usar outra vez</translation>
    </message>
    <message>
        <source>Unit types</source>
        <translation>Tipos de unidade</translation>
    </message>
    <message>
        <source>This battle has no unit types yet. Add one, or take some from the library.</source>
        <translation>Esta batalha ainda não tem tipos de unidade. Acrescente um, ou vá buscar alguns à biblioteca.</translation>
    </message>
    <message>
        <source>Names in</source>
        <translation>Nomes em</translation>
    </message>
    <message>
        <source>Language of the names</source>
        <translation>Idioma dos nomes</translation>
    </message>
    <message>
        <source>Basics</source>
        <translation>Essencial</translation>
    </message>
    <message>
        <source>Fighting</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Traços</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aspeto</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>The unit type</source>
        <translation>O tipo de unidade</translation>
    </message>
</context>
<context>
    <name>zama::play::ActionBar</name>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
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
        <translation>Bases</translation>
    </message>
</context>
<context>
    <name>zama::play::BattlePanel</name>
    <message>
        <source>Battle</source>
        <translation>Batalha</translation>
    </message>
</context>
<context>
    <name>zama::play::ChargeTool</name>
    <message>
        <source>can be charged, %1 away</source>
        <comment>a length</comment>
        <translation>pode sofrer uma carga; está a %1</translation>
    </message>
    <message>
        <source>meets %1</source>
        <translation>encontra %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ChoiceTool</name>
    <message>
        <source>%1+</source>
        <comment>hit number</comment>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>can be fought, hit by %1</source>
        <comment>&quot;5+&quot;</comment>
        <translation>pode ser combatida; acerta-se com %1</translation>
    </message>
</context>
<context>
    <name>zama::play::DeployTool</name>
    <message>
        <source>%1; the first at %2</source>
        <comment>what is written beside the ghosts, place</comment>
        <translation>%1; o primeiro em %2</translation>
    </message>
</context>
<context>
    <name>zama::play::DiceEntry</name>
    <message>
        <source>%1 of %2 dice</source>
        <translation>%1 de %2 dados</translation>
    </message>
    <message>
        <source>How many dice show each face? Enter confirms.</source>
        <translation>Quantos dados mostram cada face? Enter confirma.</translation>
    </message>
    <message>
        <source>Type what your dice show: keys 1 to 6. Backspace takes one back, Enter confirms.</source>
        <translation>Escreve o que os teus dados mostram: teclas 1 a 6. Retrocesso apaga um, Enter confirma.</translation>
    </message>
    <message>
        <source>Die shows %1</source>
        <translation>O dado mostra %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a face of a die</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Dice that show %1</source>
        <translation>Dados que mostram %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Voltar atrás</translation>
    </message>
    <message>
        <source>Count faces</source>
        <translation>Contar faces</translation>
    </message>
    <message>
        <source>Say how many dice show each face instead of one die after the other</source>
        <translation>Dizer quantos dados mostram cada face, em vez de um dado após outro</translation>
    </message>
    <message>
        <source>These are the dice</source>
        <translation>São estes os dados</translation>
    </message>
</context>
<context>
    <name>zama::play::DiceTray</name>
    <message>
        <source>No hit</source>
        <translation>Nenhum acerto</translation>
    </message>
    <message>
        <source>Faces: %1</source>
        <comment>list of faces</comment>
        <translation>Faces: %1</translation>
    </message>
    <message>
        <source>%1. Faces: %2</source>
        <comment>result, list of faces</comment>
        <translation>%1. Faces: %2</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Dice of this roll</source>
        <translation>Dados deste lançamento</translation>
    </message>
    <message>
        <source>No roll is due</source>
        <translation>Não há nada a lançar</translation>
    </message>
</context>
<context>
    <name>zama::play::DieFace</name>
    <message>
        <source>not rolled yet</source>
        <translation>ainda por lançar</translation>
    </message>
    <message>
        <source>one</source>
        <translation>um</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dois</translation>
    </message>
    <message>
        <source>three</source>
        <translation>três</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatro</translation>
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
        <translation>dado %1 de %2: %3, acerto</translation>
    </message>
    <message>
        <source>die %1 of %2: %3, a miss</source>
        <translation>dado %1 de %2: %3, falhado</translation>
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
        <translation>Equidade dos dados</translation>
    </message>
    <message>
        <source>Were the dice fair?</source>
        <translation>Os dados foram justos?</translation>
    </message>
    <message>
        <source>Hits are those of shooting and melee, and elephants scared. The chances are exact; they say how often fair dice do this, not whether these dice were fair.</source>
        <translation>Os acertos são os do disparo e do corpo a corpo, mais os elefantes assustados. As probabilidades são exatas; dizem quantas vezes dados justos fazem isto, não se estes dados foram justos.</translation>
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
        <translation>Mostrar na mesa</translation>
    </message>
    <message>
        <source>Show on the table: %1</source>
        <translation>Mostrar na mesa: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a unit, its stands</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, now %3</source>
        <comment>a unit, its stands, stands left</comment>
        <translation>%1: %2, agora %3</translation>
    </message>
    <message>
        <source>Takes %1 stands from %2 without dice.</source>
        <translation>Tira, sem dados, %1 bases à unidade %2.</translation>
    </message>
    <message>
        <source>Rolls no dice.</source>
        <translation>Não lança dados.</translation>
    </message>
    <message>
        <source>%1 is with it; after the round he falls on a 6 (%2).</source>
        <translation>%1 está com a unidade; depois da ronda, cai com um 6 (%2).</translation>
    </message>
    <message>
        <source>%1 adds one of these dice; after the round he falls on a 6 (%2).</source>
        <translation>%1 acrescenta um destes dados; depois da ronda, cai com um 6 (%2).</translation>
    </message>
    <message>
        <source>%1 adds %2 of these dice; after the round he falls on a 6 (%3).</source>
        <translation>%1 acrescenta %2 destes dados; depois da ronda, cai com um 6 (%3).</translation>
    </message>
    <message>
        <source>No dice are rolled against it. Its control die follows the round:</source>
        <translation>Contra ele não se lançam dados. Depois da ronda vem o seu lançamento de controlo:</translation>
    </message>
    <message>
        <source>%1: stays under control</source>
        <translation>%1: fica sob controlo</translation>
    </message>
    <message>
        <source>%1: runs wild ahead</source>
        <translation>%1: entra em fúria, em frente</translation>
    </message>
    <message>
        <source>%1: runs wild to its right</source>
        <translation>%1: entra em fúria, à direita</translation>
    </message>
    <message>
        <source>%1: runs wild to its left</source>
        <translation>%1: entra em fúria, à esquerda</translation>
    </message>
    <message>
        <source>%1: runs wild backwards</source>
        <translation>%1: entra em fúria, para trás</translation>
    </message>
    <message>
        <source>%1, over %2</source>
        <comment>what it does, units it tramples</comment>
        <translation>%1; no caminho: %2</translation>
    </message>
    <message>
        <source>%1 That is without what an elephant running wild may do.</source>
        <comment>expected losses</comment>
        <translation>%1 Sem contar com o que um elefante em fúria possa fazer.</translation>
    </message>
    <message>
        <source>Hits too many for one unit go on to its neighbours; the odds leave that out.</source>
        <translation>Os acertos a mais para uma unidade passam para as vizinhas; as probabilidades não contam com isso.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quem vence</translation>
    </message>
    <message>
        <source>Fought to the end: %1 wins %2, %3 wins %4, neither %5.</source>
        <comment>unit, chance, unit, chance, chance</comment>
        <translation>Combate até ao fim: %1 vence em %2 dos casos, %3 em %4, e ninguém em %5.</translation>
    </message>
    <message>
        <source>What happened:</source>
        <translation>O que aconteceu:</translation>
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
        <translation>Todos os combates</translation>
    </message>
    <message>
        <source>No unit is engaged.</source>
        <translation>Nenhuma unidade está em combate.</translation>
    </message>
    <message>
        <source>The melee of turn %1 is over.</source>
        <translation>O corpo a corpo do turno %1 acabou.</translation>
    </message>
    <message>
        <source>The dice of turn %1 are falling.</source>
        <translation>Caem os dados do turno %1.</translation>
    </message>
</context>
<context>
    <name>zama::play::Guide</name>
    <message>
        <source>Do what you like in this step; then press “%1”.</source>
        <translation>Faz o que quiseres nesta fase; depois clica em «%1».</translation>
    </message>
    <message>
        <source>%1 can charge %2.</source>
        <translation>A unidade %1 pode carregar sobre %2.</translation>
    </message>
    <message>
        <source>%1 can shoot at %2.</source>
        <translation>A unidade %1 pode disparar contra %2.</translation>
    </message>
    <message>
        <source>Roll the dice: one for each stand. A 6 takes a stand of the enemy.</source>
        <translation>Lança os dados: um por cada base. Um 6 tira uma base ao inimigo.</translation>
    </message>
    <message>
        <source>Roll the dice: one for each stand. %1 or more takes a stand of the enemy.</source>
        <translation>Lança os dados: um por cada base. A partir de %1, cada um tira uma base ao inimigo.</translation>
    </message>
    <message>
        <source>Now %1 act. Watch what they do.</source>
        <translation>Agora jogam %1. Repara no que fazem.</translation>
    </message>
    <message>
        <source>The village is yours! That was all of it: move, shoot, charge, fight. Other battles have more units and the same rules.</source>
        <translation>A aldeia é tua! E é tudo: movimento, disparo, carga, corpo a corpo. Outras batalhas têm mais unidades e as mesmas regras.</translation>
    </message>
    <message>
        <source>This time the enemy keeps the village; dice will do that. Begin again, or try another battle.</source>
        <translation>Desta vez o inimigo fica com a aldeia; os dados são assim. Começa outra vez, ou experimenta outra batalha.</translation>
    </message>
    <message>
        <source>Nobody has won this time. Begin again, or try another battle.</source>
        <translation>Desta vez ninguém ganhou. Começa outra vez, ou experimenta outra batalha.</translation>
    </message>
    <message>
        <source>That is allowed as well. The lessons go on from here.</source>
        <translation>Isso também é permitido. As lições continuam a partir daqui.</translation>
    </message>
    <message>
        <source>That was not possible, and nothing has changed.</source>
        <translation>Isso não era possível, e nada mudou.</translation>
    </message>
</context>
<context>
    <name>zama::play::GuidePanel</name>
    <message>
        <source>The first battle is over</source>
        <translation>A primeira batalha acabou</translation>
    </message>
    <message>
        <source>First battle: step %1 of %2</source>
        <translation>Primeira batalha: passo %1 de %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Without guide</source>
        <translation>Sem guia</translation>
    </message>
    <message>
        <source>Closes the guide</source>
        <translation>Fecha o guia</translation>
    </message>
    <message>
        <source>Goes on with this battle without being told what to do</source>
        <translation>Continua esta batalha sem indicações sobre o que fazer</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regra %1</translation>
    </message>
    <message>
        <source>Open the rulebook at %1</source>
        <translation>Abrir o livro de regras em %1</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guia</translation>
    </message>
    <message>
        <source>Progress of the first battle</source>
        <translation>Progresso da primeira batalha</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostra-me</translation>
    </message>
    <message>
        <source>Does what is asked for, so that you can watch</source>
        <translation>Faz o que se pede, para poderes ver</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Leaves this lesson out</source>
        <translation>Deixa esta lição de fora</translation>
    </message>
</context>
<context>
    <name>zama::play::LogView</name>
    <message>
        <source>What has happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>Enter looks back to a line, Shift and Enter opens its rule, Right shows its parts and Left hides them.</source>
        <translation>Enter volta ao momento da linha, Shift e Enter abrem a sua regra, a seta direita mostra as suas partes e a esquerda esconde-as.</translation>
    </message>
    <message>
        <source>&amp;Look back to here</source>
        <translation>&amp;Voltar a este ponto</translation>
    </message>
    <message>
        <source>&amp;Read rule %1</source>
        <translation>&amp;Ler a regra %1</translation>
    </message>
    <message>
        <source>&amp;Show its parts</source>
        <translation>&amp;Mostrar as partes</translation>
    </message>
    <message>
        <source>&amp;Hide its parts</source>
        <translation>&amp;Esconder as partes</translation>
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
        <translation>Sorte: %1</translation>
    </message>
    <message>
        <source>With fair dice the chance of so many hits or more is %1, of so many or fewer %2.</source>
        <translation>Com dados justos, a probabilidade de tantos acertos ou mais é de %1; de tantos ou menos, %2.</translation>
    </message>
    <message>
        <source>Some of these dice were rolled on the desk and typed in.</source>
        <translation>Alguns destes dados foram lançados à mão e escritos aqui.</translation>
    </message>
    <message>
        <source>No dice have been thrown at the enemy yet.</source>
        <translation>Ainda não se lançaram dados contra o inimigo.</translation>
    </message>
    <message>
        <source>Nothing unusual: %1 of all armies have such luck or better.</source>
        <translation>Nada de invulgar: %1 dos exércitos têm uma sorte destas ou melhor.</translation>
    </message>
    <message>
        <source>Nothing unusual: %1 of all armies have such luck or worse.</source>
        <translation>Nada de invulgar: %1 dos exércitos têm uma sorte destas ou pior.</translation>
    </message>
    <message>
        <source>Luck as good as this happens to less than one army in a million.</source>
        <translation>Uma sorte tão boa calha a menos de um exército num milhão.</translation>
    </message>
    <message>
        <source>Luck as bad as this happens to less than one army in a million.</source>
        <translation>Um azar destes calha a menos de um exército num milhão.</translation>
    </message>
    <message>
        <source>Luck as good as this happens to one army in %1.</source>
        <translation>Uma sorte tão boa calha a um exército em %1.</translation>
    </message>
    <message>
        <source>Luck as bad as this happens to one army in %1.</source>
        <translation>Um azar destes calha a um exército em %1.</translation>
    </message>
    <message>
        <source>Shooting: hits</source>
        <translation>Disparo: acertos</translation>
    </message>
    <message>
        <source>Elephants scared</source>
        <translation>Elefantes assustados</translation>
    </message>
    <message>
        <source>Melee: hits</source>
        <translation>Corpo a corpo: acertos</translation>
    </message>
    <message>
        <source>Generals slain</source>
        <translation>Generais caídos</translation>
    </message>
    <message>
        <source>Elephants held</source>
        <translation>Elefantes sob controlo</translation>
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
        <translation>Obtido</translation>
    </message>
    <message>
        <source>face %1: %2 times</source>
        <translation>face %1: %2 vezes</translation>
    </message>
    <message>
        <source>How often each face fell; expected %1 each</source>
        <translation>Quantas vezes saiu cada face; esperam-se %1 de cada</translation>
    </message>
    <message>
        <source>The dashed line is what each face is expected to show. Farthest from it: %1 fell %2 times where %3 were expected; a face does so in one army in %4.</source>
        <translation>A linha tracejada é o que se espera de cada face. A que mais se afasta: a face %1 saiu %2 vezes, quando se esperavam %3; isso acontece a uma face num exército em cada %4.</translation>
    </message>
</context>
<context>
    <name>zama::play::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>zama::play::MoveTool</name>
    <message>
        <source>all of them %1 ahead</source>
        <translation>todos %1 em frente</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a place</comment>
        <translation>até %1</translation>
    </message>
    <message>
        <source>%1; to %2</source>
        <comment>what is written beside the ghost, place</comment>
        <translation>%1; até %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>restam %1</translation>
    </message>
    <message>
        <source>joins %1</source>
        <translation>junta-se a: %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ObjectionLine</name>
    <message>
        <source>Move %1 instead</source>
        <translation>Mover só %1</translation>
    </message>
    <message>
        <source>Join %1 instead</source>
        <translation>Juntar antes a: %1</translation>
    </message>
    <message>
        <source>Go as near as he can</source>
        <translation>Ir tão perto quanto possível</translation>
    </message>
    <message>
        <source>Shoot at %1 instead</source>
        <translation>Disparar antes contra %1</translation>
    </message>
    <message>
        <source>Charge %1 this way instead</source>
        <translation>Carregar assim sobre %1</translation>
    </message>
    <message>
        <source>Choose the nearest instead</source>
        <translation>Escolher antes o mais próximo</translation>
    </message>
    <message>
        <source>Place them where they fit</source>
        <translation>Colocar onde couber</translation>
    </message>
    <message>
        <source>No charge now</source>
        <translation>Sem cargas agora</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regra %1</translation>
    </message>
</context>
<context>
    <name>zama::play::OddsPanel</name>
    <message>
        <source>Point at a target to see the odds.</source>
        <translation>Aponta para um alvo para veres as probabilidades.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Stands that %1 has left:</source>
        <translation>Bases que restam (%1):</translation>
    </message>
    <message>
        <source>Nobody can shoot at elephants.</source>
        <translation>Ninguém pode disparar contra elefantes.</translation>
    </message>
    <message>
        <source>%1 charges %2</source>
        <comment>a unit, a unit</comment>
        <translation>%1 carrega sobre %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a unit, a unit</comment>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 routs when it is charged and is gone at contact.</source>
        <translation>A unidade %1 debanda quando sofre uma carga e desaparece ao contacto.</translation>
    </message>
    <message>
        <source>Elephants cannot hurt each other.</source>
        <translation>Os elefantes não se ferem entre si.</translation>
    </message>
    <message>
        <source>Scare die: %1 may frighten it away (%2).</source>
        <translation>Lançamento do susto: %1 pode afugentá-lo (%2).</translation>
    </message>
    <message>
        <source>%1 gets no scare die.</source>
        <translation>%1 não tem lançamento do susto.</translation>
    </message>
    <message>
        <source>Its hit takes %1 stands.</source>
        <translation>O seu embate tira %1 bases.</translation>
    </message>
    <message>
        <source>Runs wild after the round: %1.</source>
        <translation>Entra em fúria depois da ronda: %1.</translation>
    </message>
    <message>
        <source>No dice are rolled against elephants; %1 is bound by the fight.</source>
        <translation>Contra elefantes não se lançam dados; a unidade %1 fica presa no combate.</translation>
    </message>
    <message>
        <source>Its control die sends it running after the round: %1.</source>
        <translation>Pelo lançamento de controlo, entra em fúria depois da ronda: %1.</translation>
    </message>
    <message>
        <source>%1 wins: %2</source>
        <comment>a unit, chance</comment>
        <translation>%1 vence: %2</translation>
    </message>
    <message>
        <source>both destroyed: %1</source>
        <translation>ambas fora de combate: %1</translation>
    </message>
    <message>
        <source>no decision: %1</source>
        <translation>sem decisão: %1</translation>
    </message>
    <message>
        <source>Fought to the end:</source>
        <translation>Combate até ao fim:</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quem vence</translation>
    </message>
    <message>
        <source>In the first round:</source>
        <translation>Na primeira ronda:</translation>
    </message>
    <message>
        <source>%1 loses %2 of %3 stands on average; destroyed: %4.</source>
        <comment>a unit, stands, stands, chance</comment>
        <translation>%1: em média, %2 de %3 bases perdidas; fora de combate, %4.</translation>
    </message>
    <message>
        <source>%1 would be met too; the odds leave it out.</source>
        <translation>A unidade %1 também seria encontrada; as probabilidades não contam com isso.</translation>
    </message>
    <message>
        <source>%1 is fighting others too; these are the odds of the two alone.</source>
        <translation>A unidade %1 combate também outras; estas probabilidades só contam com as duas.</translation>
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
        <translation>Nenhum programa neste computador abre %1.</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Como correu</translation>
    </message>
    <message>
        <source>It did not work</source>
        <translation>Não resultou</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open the file that was saved</source>
        <translation>Abrir o ficheiro guardado</translation>
    </message>
</context>
<context>
    <name>zama::play::Overview</name>
    <message>
        <source>Overview</source>
        <translation>Vista geral</translation>
    </message>
    <message>
        <source>The whole table in small. Arrow keys move the part that is in view.</source>
        <translation>A mesa inteira em pequeno. As setas movem a parte que está à vista.</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayPanels</name>
    <message>
        <source>Armies</source>
        <translation>Exércitos</translation>
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
        <translation>Registo</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combates</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vista geral</translation>
    </message>
    <message>
        <source>Fair dice?</source>
        <translation>Dados justos?</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayTool</name>
    <message>
        <source>can still act</source>
        <translation>ainda pode agir</translation>
    </message>
</context>
<context>
    <name>zama::play::PlayWindow</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Pronto</translation>
    </message>
    <message>
        <source>&amp;Advance the line</source>
        <translation>&amp;Avançar a linha</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Sugestão</translation>
    </message>
    <message>
        <source>&amp;Finish this step for me</source>
        <translation>&amp;Terminar por mim</translation>
    </message>
    <message>
        <source>&amp;Pause the program</source>
        <translation>Pa&amp;usar o programa</translation>
    </message>
    <message>
        <source>&amp;Concede</source>
        <translation>Re&amp;nder-se</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Apro&amp;ximar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;fastar</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Mesa inteira</translation>
    </message>
    <message>
        <source>&amp;Grid of six inches</source>
        <translation>&amp;Grelha de seis polegadas</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Linha do tempo</translation>
    </message>
    <message>
        <source>&amp;Next area of the window</source>
        <translation>Área seguinte da &amp;janela</translation>
    </message>
    <message>
        <source>&amp;Previous area of the window</source>
        <translation>Ár&amp;ea anterior da janela</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>Rep&amp;or a disposição</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>Med&amp;ir</translation>
    </message>
    <message>
        <source>&amp;Battle report</source>
        <translation>&amp;Crónica da batalha</translation>
    </message>
    <message>
        <source>&amp;Who has won</source>
        <translation>&amp;Quem venceu</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a side&apos;s name and its reason</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Sugestão: %1</translation>
    </message>
</context>
<context>
    <name>zama::play::ReportView</name>
    <message>
        <source>Save the battle report</source>
        <translation>Guardar a crónica da batalha</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas Web (*.html)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Ficheiros PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Não é possível escrever %1: %2</translation>
    </message>
    <message>
        <source>Battle report</source>
        <translation>Crónica da batalha</translation>
    </message>
    <message>
        <source>Show the events of each &amp;sentence</source>
        <translation>Mostrar os &amp;acontecimentos de cada frase</translation>
    </message>
    <message>
        <source>Show the events of each sentence</source>
        <translation>Mostrar os acontecimentos de cada frase</translation>
    </message>
    <message>
        <source>Numbers in brackets name the entries of the battle&apos;s record that a sentence rests on.</source>
        <translation>Os números entre parênteses indicam as entradas do registo da batalha em que assenta cada frase.</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Guardar como &amp;HTML…</translation>
    </message>
    <message>
        <source>Save the report as a web page</source>
        <translation>Guardar a crónica como página Web</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Guardar como &amp;PDF…</translation>
    </message>
    <message>
        <source>Save the report for the printer</source>
        <translation>Guardar a crónica para a impressora</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Imprimir a crónica</translation>
    </message>
    <message>
        <source>%1, report of %2</source>
        <comment>name of a file: a battle, a day</comment>
        <translation>%1, crónica de %2</translation>
    </message>
</context>
<context>
    <name>zama::play::RosterView</name>
    <message>
        <source>On&amp;ly who can still act</source>
        <translation>&amp;Só quem ainda pode agir</translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation>Ordem de batalha</translation>
    </message>
</context>
<context>
    <name>zama::play::RulebookDock</name>
    <message>
        <source>Rulebook</source>
        <translation>Regras</translation>
    </message>
</context>
<context>
    <name>zama::play::RulebookPage</name>
    <message>
        <source>In the pictures, what is allowed is drawn with solid lines; what is refused is dashed and crossed out. A square of the ground is one inch.</source>
        <translation>Nas imagens, o que é permitido está a traço contínuo; o que é recusado está tracejado e riscado. Um quadrado do chão é uma polegada.</translation>
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
        <translation>Abrir em %1: %2</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Livro de regras</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Recuar</translation>
    </message>
    <message>
        <source>Back to where the book was open before</source>
        <translation>Voltar aonde o livro estava aberto antes</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Avançar outra vez</translation>
    </message>
    <message>
        <source>A word, or a clause such as M3</source>
        <translation>Uma palavra, ou uma regra como M3</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Procurar no livro de regras</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
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
        <translation>pode ser alvo de disparo, %1 bases em média</translation>
    </message>
</context>
<context>
    <name>zama::play::StepBar</name>
    <message>
        <source>Can still act: %1</source>
        <comment>units</comment>
        <translation>Ainda podem agir: %1</translation>
    </message>
    <message>
        <source>Can still act: %1</source>
        <comment>generals</comment>
        <translation>Ainda podem agir: %1</translation>
    </message>
    <message>
        <source>Can still act: %1, %2</source>
        <comment>units, generals</comment>
        <translation>Ainda podem agir: %1, %2</translation>
    </message>
    <message>
        <source>The present step</source>
        <translation>A fase atual</translation>
    </message>
    <message>
        <source>Steps of the turn</source>
        <translation>Fases do turno</translation>
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
        <translation>Ambos os lados</translation>
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
        <translation>%1, agora</translation>
    </message>
</context>
<context>
    <name>zama::play::TargetChoice</name>
    <message>
        <source>Whom %1 fights</source>
        <translation>Contra quem combate %1</translation>
    </message>
    <message>
        <source>Fights %1</source>
        <translation>Combate %1</translation>
    </message>
    <message>
        <source>Fights %1: 6 hits</source>
        <translation>Combate %1: acerta com 6</translation>
    </message>
    <message>
        <source>Fights %1: %2 or more hits</source>
        <translation>Combate %1: acerta a partir de %2</translation>
    </message>
    <message>
        <source>Dice against %1</source>
        <translation>Dados contra %1</translation>
    </message>
    <message>
        <source>Share them out so</source>
        <translation>Repartir assim</translation>
    </message>
    <message>
        <source>%1 of %2 dice</source>
        <translation>%1 de %2 dados</translation>
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
        <translation>Para o início</translation>
    </message>
    <message>
        <source>One order back</source>
        <translation>Uma ordem atrás</translation>
    </message>
    <message>
        <source>One order forward</source>
        <translation>Uma ordem à frente</translation>
    </message>
    <message>
        <source>To the present</source>
        <translation>Para o presente</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>Arrow keys go an order, page keys a step back and forward.</source>
        <translation>As setas andam uma ordem, as teclas de página uma fase, para trás e para a frente.</translation>
    </message>
    <message>
        <source>You are looking back – nothing can be ordered.</source>
        <translation>Estás a rever a batalha – aqui não se dão ordens.</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Voltar ao prese&amp;nte</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>&amp;Continuar a partir daqui</translation>
    </message>
    <message>
        <source>A battle of its own begins here; the one you have played stays as it is.</source>
        <translation>Aqui começa uma batalha à parte; a que jogaste fica como está.</translation>
    </message>
    <message>
        <source>Turn %1, the battle is over</source>
        <translation>Turno %1, a batalha acabou</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Disposição inicial</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>turn, step</comment>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Turno %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>zama::play::VerdictBanner</name>
    <message>
        <source>Read the battle report</source>
        <translation>Ler a crónica da batalha</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>To the beginning of the battle, to go through it with the timeline</source>
        <translation>Ao início da batalha, para a percorrer com a linha do tempo</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar outra vez</translation>
    </message>
    <message>
        <source>The same battle from its beginning, with new dice</source>
        <translation>A mesma batalha desde o início, com novos dados</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página inicial</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Turns: %1</source>
        <comment>how many were played</comment>
        <translation>Turnos: %1</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation>Bases perdidas</translation>
    </message>
    <message>
        <source>Generals fallen</source>
        <translation>Generais caídos</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many were lost</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1. %2 %3.</source>
        <comment>headline, reason, turns</comment>
        <translation>%1. %2 %3.</translation>
    </message>
    <message>
        <source>%1 %2: stands lost %3, generals fallen %4.</source>
        <comment>what was said before, a side, two counts</comment>
        <translation>%1 %2: bases perdidas, %3; generais caídos, %4.</translation>
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
        <translation>%1, mostrada a %2%</translation>
    </message>
    <message>
        <source>Pages as they will be printed</source>
        <translation>As páginas como serão impressas</translation>
    </message>
    <message>
        <source>Why there are no pages</source>
        <translation>Porque não há páginas</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Afastar</translation>
    </message>
    <message>
        <source>Farther (−, Ctrl and the wheel)</source>
        <translation>Afastar (−, Ctrl e a roda)</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Aproximar</translation>
    </message>
    <message>
        <source>Nearer (+, Ctrl and the wheel)</source>
        <translation>Aproximar (+, Ctrl e a roda)</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página inteira</translation>
    </message>
    <message>
        <source>Whole page (0)</source>
        <translation>Página inteira (0)</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Largura da página</translation>
    </message>
    <message>
        <source>Page width (1)</source>
        <translation>Largura da página (1)</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>Onde está</translation>
    </message>
</context>
<context>
    <name>zama::shell::BattleMenu</name>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Batalha</translation>
    </message>
    <message>
        <source>&amp;New battle, start page</source>
        <translation>&amp;Nova batalha, página inicial</translation>
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
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>Open a battle</source>
        <translation>Abrir uma batalha</translation>
    </message>
    <message>
        <source>Battles (*.zama.json *.zama-game.json);;All files (*)</source>
        <translation>Batalhas (*.zama.json *.zama-game.json);;Todos os ficheiros (*)</translation>
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
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>Nothing is changed: 100 mm come out as 100 mm.</source>
        <translation>Nada muda: 100 mm saem como 100 mm.</translation>
    </message>
    <message>
        <source>From now on 100 mm are drawn as %1 mm across and as %2 mm along, and so come out as 100 mm.</source>
        <translation>A partir de agora, 100 mm são desenhados como %1 mm na largura e %2 mm no comprimento, e assim saem como 100 mm.</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Tamanho certo</translation>
    </message>
    <message>
        <source>True size on “%1”</source>
        <translation>Tamanho certo em «%1»</translation>
    </message>
    <message>
        <source>&lt;b&gt;1.&lt;/b&gt; Print the check page at 100% (“actual size”).</source>
        <translation>&lt;b&gt;1.&lt;/b&gt; Imprima a página de verificação a 100% («tamanho real»).</translation>
    </message>
    <message>
        <source>&amp;Save the check page…</source>
        <translation>&amp;Guardar a página de verificação…</translation>
    </message>
    <message>
        <source>&amp;Print the check page</source>
        <translation>&amp;Imprimir a página</translation>
    </message>
    <message>
        <source>Save the check page</source>
        <translation>Guardar a página de verificação</translation>
    </message>
    <message>
        <source>Print the check page</source>
        <translation>Imprimir a página de verificação</translation>
    </message>
    <message>
        <source>&lt;b&gt;2.&lt;/b&gt; Measure both bars with a ruler and type what you find.</source>
        <translation>&lt;b&gt;2.&lt;/b&gt; Meça as duas barras com uma régua e escreva o que obteve.</translation>
    </message>
    <message>
        <source>Bar a&amp;cross:</source>
        <translation>Barra na &amp;largura:</translation>
    </message>
    <message>
        <source>Bar across, in millimetres</source>
        <translation>Barra na largura, em milímetros</translation>
    </message>
    <message>
        <source>Bar a&amp;long:</source>
        <translation>Barra no &amp;comprimento:</translation>
    </message>
    <message>
        <source>Bar along, in millimetres</source>
        <translation>Barra no comprimento, em milímetros</translation>
    </message>
    <message>
        <source>Between %1 and %2 mm can be made good. If a bar is shorter or longer, the printer has been told to fit pages to the paper: choose 100% in its settings and print the check page again.</source>
        <translation>Entre %1 e %2 mm é possível corrigir. Se uma barra for mais curta ou mais longa, a impressora está a ajustar as páginas ao papel: escolha 100% nas suas definições e imprima outra vez a página de verificação.</translation>
    </message>
    <message>
        <source>No co&amp;rrection</source>
        <translation>&amp;Sem correção</translation>
    </message>
    <message>
        <source>&amp;Use this</source>
        <translation>&amp;Usar isto</translation>
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
        <translation>Batalha sem título</translation>
    </message>
    <message>
        <source>Unsaved: %1</source>
        <translation>Por guardar: %1</translation>
    </message>
    <message>
        <source>Work that was not saved when the program ended, of %1</source>
        <translation>Trabalho que não estava guardado quando o programa acabou, de %1</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <translation>Editar: %1</translation>
    </message>
    <message>
        <source>Make a battle of your own</source>
        <translation>Criar uma batalha própria</translation>
    </message>
    <message>
        <source>New battle, in &amp;five questions…</source>
        <translation>Nova batalha, em &amp;cinco perguntas…</translation>
    </message>
    <message>
        <source>&amp;Change the chosen battle</source>
        <translation>&amp;Mudar a batalha escolhida</translation>
    </message>
    <message>
        <source>P&amp;rint the chosen battle…</source>
        <translation>&amp;Imprimir a batalha escolhida…</translation>
    </message>
    <message>
        <source>Open a scenario to e&amp;dit…</source>
        <translation>Abrir um cenário para e&amp;ditar…</translation>
    </message>
</context>
<context>
    <name>zama::shell::Editing</name>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>Não é possível abrir %1. %2</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <translation>Isto ainda não se pode jogar. %1</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe. %1 Save soon.</source>
        <translation>Não é possível pôr a salvo o trabalho por guardar. %1 Guarde em breve.</translation>
    </message>
    <message>
        <source>Save the scenario?</source>
        <translation>Guardar o cenário?</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>«%1» tem alterações por guardar.</translation>
    </message>
    <message>
        <source>Replace what somebody else saved?</source>
        <translation>Substituir o que outra pessoa guardou?</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here. If you replace it, that version is kept among the earlier versions.</source>
        <translation>%1 foi alterado por outro programa desde que aqui foi aberto. Se o substituir, essa versão fica entre as versões anteriores.</translation>
    </message>
    <message>
        <source>This scenario is in no file yet.</source>
        <translation>Este cenário ainda não está em nenhum ficheiro.</translation>
    </message>
    <message>
        <source>This is what %1 holds. Undo brings your version back.</source>
        <translation>Isto é o que está em %1. Desfazer traz de volta a sua versão.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Your version stays as it is.</source>
        <translation>Não é possível ler %1. A sua versão fica como está.</translation>
    </message>
    <message>
        <source>Save the scenario as</source>
        <translation>Guardar o cenário como</translation>
    </message>
    <message>
        <source>Scenarios (*%1)</source>
        <translation>Cenários (*%1)</translation>
    </message>
    <message>
        <source>%1 is a battle under way. Choose another name.</source>
        <translation>%1 é uma batalha em curso. Escolha outro nome.</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Guardado em %1.</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>Não foi guardado. %1</translation>
    </message>
    <message>
        <source>%1 was changed by another program. What you see here is your version; Scenario &gt; Read the file again shows the other. Before yours replaces it, you will be asked.</source>
        <translation>%1 foi alterado por outro programa. O que vê aqui é a sua versão; Cenário &gt; Voltar a ler o ficheiro mostra a outra. Antes de a sua a substituir, ser-lhe-á perguntado.</translation>
    </message>
    <message>
        <source>Battle without a title</source>
        <translation>Batalha sem título</translation>
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
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Livro de regras</translation>
    </message>
    <message>
        <source>&amp;About Zama</source>
        <translation>A&amp;cerca de Zama</translation>
    </message>
    <message>
        <source>About Zama</source>
        <translation>Acerca de Zama</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Zama %1&lt;/h3&gt;&lt;p&gt;Fast-play tabletop battles for the classroom.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty. It never uses the network.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Zama %1&lt;/h3&gt;&lt;p&gt;Batalhas rápidas à mesa, para a sala de aula.&lt;/p&gt;&lt;p&gt;Software livre sob a Licença Pública Geral GNU, versão 3 ou posterior. Vem sem qualquer garantia. Nunca usa a rede.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>zama::shell::LanguageChoice</name>
    <message>
        <source>%1 cannot be read from line %2 on, so English is spoken.</source>
        <translation>%1 não se consegue ler a partir da linha %2, por isso fala-se inglês.</translation>
    </message>
</context>
<context>
    <name>zama::shell::LanguageMenu</name>
    <message>
        <source>Lang&amp;uage</source>
        <translation>Idio&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Second language</source>
        <translation>&amp;Segundo idioma</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Nenhum</translation>
    </message>
    <message>
        <source>&amp;Below the first</source>
        <translation>Por &amp;baixo do primeiro</translation>
    </message>
    <message>
        <source>&amp;Digits of Arabic</source>
        <translation>&amp;Algarismos do árabe</translation>
    </message>
    <message>
        <source>As in my &amp;country</source>
        <translation>Como no meu &amp;país</translation>
    </message>
    <message>
        <source>For the &amp;other side, while it acts</source>
        <translation>Para o &amp;outro lado, quando age</translation>
    </message>
</context>
<context>
    <name>zama::shell::MainWindow</name>
    <message>
        <source>This computer has no letters for %1. A font for it helps.</source>
        <translation>Este computador não tem letras para: %1. Um tipo de letra adequado resolve.</translation>
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
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>%1 Pages: %2.</source>
        <comment>what a part is good for, a number</comment>
        <translation>%1 Páginas: %2.</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Tudo</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tudo</translation>
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
        <translation>Quem joga: %1</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>D&amp;ice</source>
        <translation>Dad&amp;os</translation>
    </message>
    <message>
        <source>Rolled by the &amp;program</source>
        <translation>Lançados pelo &amp;programa</translation>
    </message>
    <message>
        <source>&amp;Real dice, typed in</source>
        <translation>Dados &amp;reais, escritos aqui</translation>
    </message>
    <message>
        <source>&amp;Taking back</source>
        <translation>&amp;Voltar atrás</translation>
    </message>
    <message>
        <source>Until the last &amp;dice</source>
        <translation>Até aos últimos &amp;dados</translation>
    </message>
    <message>
        <source>Within the &amp;step</source>
        <translation>Dentro da &amp;fase</translation>
    </message>
    <message>
        <source>&amp;Freely</source>
        <translation>&amp;Livremente</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>Ani&amp;mação</translation>
    </message>
    <message>
        <source>&amp;Calm</source>
        <translation>&amp;Calma</translation>
    </message>
    <message>
        <source>&amp;Brisk</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Nenhuma</translation>
    </message>
</context>
<context>
    <name>zama::shell::PlayStrip</name>
    <message>
        <source>Side %1</source>
        <translation>Lado: %1</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Quem joga: %1</translation>
    </message>
    <message>
        <source>Somebody at this screen</source>
        <translation>Alguém neste ecrã</translation>
    </message>
    <message>
        <source>Does whatever is allowed</source>
        <translation>Faz tudo o que é permitido</translation>
    </message>
    <message>
        <source>Sees a good move when there is one</source>
        <translation>Vê uma boa jogada, quando a há</translation>
    </message>
    <message>
        <source>Thinks the battle ahead</source>
        <translation>Antecipa a batalha em pensamento</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Rolled by the program</source>
        <translation>Lançados pelo programa</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Dados reais, escritos aqui</translation>
    </message>
    <message>
        <source>Orders may be taken back</source>
        <translation>As ordens podem desfazer-se</translation>
    </message>
    <message>
        <source>How far orders may be taken back</source>
        <translation>Até onde se podem desfazer as ordens</translation>
    </message>
    <message>
        <source>Until dice are rolled</source>
        <translation>Até se lançarem os dados</translation>
    </message>
    <message>
        <source>Within the step</source>
        <translation>Dentro da fase</translation>
    </message>
    <message>
        <source>As far as one likes</source>
        <translation>Até onde se quiser</translation>
    </message>
    <message>
        <source>All of this can be changed during the battle.</source>
        <translation>Tudo isto pode mudar-se durante a batalha.</translation>
    </message>
    <message>
        <source>Beg&amp;in the battle</source>
        <translation>Começar a &amp;batalha</translation>
    </message>
    <message>
        <source>Begins the chosen battle</source>
        <translation>Começa a batalha escolhida</translation>
    </message>
</context>
<context>
    <name>zama::shell::Playing</name>
    <message>
        <source>This battle is kept in %1.</source>
        <translation>Esta batalha fica em %1.</translation>
    </message>
    <message>
        <source>Save the battle as</source>
        <translation>Guardar a batalha como</translation>
    </message>
    <message>
        <source>Battles under way (*%1)</source>
        <translation>Batalhas em curso (*%1)</translation>
    </message>
    <message>
        <source>Replace?</source>
        <translation>Substituir?</translation>
    </message>
    <message>
        <source>Saved. The battle is kept in %1 from now on.</source>
        <translation>Guardada. A partir de agora, a batalha fica em %1.</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrintDialog</name>
    <message>
        <source>%1 cannot be written: the pages could not be drawn.</source>
        <translation>Não é possível escrever %1: não se conseguiu desenhar as páginas.</translation>
    </message>
    <message>
        <source>All pages went to the printer “%1”.</source>
        <translation>Todas as páginas foram para a impressora «%1».</translation>
    </message>
    <message>
        <source>Nothing is chosen yet. Tick what you would like to print.</source>
        <translation>Ainda nada foi escolhido. Assinale o que quer imprimir.</translation>
    </message>
    <message>
        <source>Nobody is chosen. Tick a command and a type of unit whose soldiers you would like to print.</source>
        <translation>Ainda ninguém foi escolhido. Assinale um corpo e um tipo de unidade cujos soldados quer imprimir.</translation>
    </message>
    <message>
        <source>%1, about %2% ink</source>
        <comment>8 pages, a number</comment>
        <translation>%1, cerca de %2% de tinta</translation>
    </message>
    <message>
        <source>%1, the ink is being measured…</source>
        <comment>8 pages</comment>
        <translation>%1, a medir a tinta…</translation>
    </message>
    <message>
        <source>Looking for printers…</source>
        <translation>À procura de impressoras…</translation>
    </message>
    <message>
        <source>No printer is installed on this computer. Save a PDF file and print that elsewhere.</source>
        <translation>Não há nenhuma impressora instalada neste computador. Guarde um ficheiro PDF e imprima-o noutro sítio.</translation>
    </message>
    <message>
        <source>Choose a printer under “How”, or save a PDF file.</source>
        <translation>Escolha uma impressora em «Como», ou guarde um ficheiro PDF.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>for the class</source>
        <comment>a file name</comment>
        <translation>para a turma</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a file: a battle, what is printed of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The check page went to the printer.</source>
        <translation>A página de verificação foi para a impressora.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Parado.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;O quê</translation>
    </message>
    <message>
        <source>&amp;How</source>
        <translation>&amp;Como</translation>
    </message>
    <message>
        <source>What is printed, and how</source>
        <translation>O que se imprime, e como</translation>
    </message>
    <message>
        <source>How much it is</source>
        <translation>Quanto é</translation>
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
        <translation>Ficheiros PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>zama::shell::PrintLooks</name>
    <message>
        <source>As on the screen.</source>
        <translation>Como no ecrã.</translation>
    </message>
    <message>
        <source>Nothing but lines: a class colours its soldiers itself.</source>
        <translation>Só linhas: a turma pinta ela própria os seus soldados.</translation>
    </message>
    <message>
        <source>Colours are only hinted at: at most an eighth of the paper is covered.</source>
        <translation>As cores são só um toque: cobre-se no máximo um oitavo do papel.</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tinta</translation>
    </message>
    <message>
        <source>In &amp;colour</source>
        <translation>A co&amp;res</translation>
    </message>
    <message>
        <source>&amp;Outlines, to colour in</source>
        <translation>&amp;Contornos, para pintar</translation>
    </message>
    <message>
        <source>&amp;Pale, saves ink</source>
        <translation>C&amp;lara, poupa tinta</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papel</translation>
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
        <translation>Letter</translation>
    </message>
    <message>
        <source>Or&amp;ientation</source>
        <translation>&amp;Orientação</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientação</translation>
    </message>
    <message>
        <source>Upright</source>
        <comment>paper</comment>
        <translation>Ao alto</translation>
    </message>
    <message>
        <source>Sideways</source>
        <comment>paper</comment>
        <translation>Ao baixo</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
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
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Le&amp;ngths</source>
        <translation>Co&amp;mprimentos</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Comprimentos</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Polegadas</translation>
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
        <translation>Sem correção: 100 mm são desenhados como 100 mm.</translation>
    </message>
    <message>
        <source>Corrected: 100 mm came out as %1 mm across and %2 mm along.</source>
        <translation>Com correção: 100 mm saíram como %1 mm na largura e %2 mm no comprimento.</translation>
    </message>
    <message>
        <source>P&amp;rinter</source>
        <translation>&amp;Impressora</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Impressora</translation>
    </message>
    <message>
        <source>Another one, from a PDF file</source>
        <translation>Outra, a partir de um ficheiro PDF</translation>
    </message>
    <message>
        <source>One that prints a PDF file</source>
        <translation>Uma que imprime um ficheiro PDF</translation>
    </message>
    <message>
        <source>How true to size it prints</source>
        <translation>Se imprime no tamanho certo</translation>
    </message>
    <message>
        <source>&amp;True to size…</source>
        <translation>&amp;Tamanho certo…</translation>
    </message>
    <message>
        <source>Make it print true to size</source>
        <translation>Fazer que imprima no tamanho certo</translation>
    </message>
    <message>
        <source>Correct PDF &amp;files, too</source>
        <translation>Corrigir também os ficheiros P&amp;DF</translation>
    </message>
    <message>
        <source>Correct PDF files, too</source>
        <translation>Corrigir também os ficheiros PDF</translation>
    </message>
    <message>
        <source>Only for files that will be printed on this very printer. Without it the lengths in a file are exact.</source>
        <translation>Só para ficheiros que serão impressos nesta mesma impressora. Sem isto, os comprimentos num ficheiro são exatos.</translation>
    </message>
</context>
<context>
    <name>zama::shell::RecentList</name>
    <message>
        <source>Battles you have begun will stand here. Each is kept by itself, order by order.</source>
        <translation>Aqui aparecerão as batalhas que começares. Cada uma guarda-se sozinha, ordem a ordem.</translation>
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
        <translation>Mover para o lixo</translation>
    </message>
    <message>
        <source>Take it out of this list</source>
        <translation>Tirar desta lista</translation>
    </message>
    <message>
        <source>Turn %1 · being played elsewhere</source>
        <translation>Turno %1 · a ser jogada noutro sítio</translation>
    </message>
    <message>
        <source>Finished in turn %1 · %2</source>
        <translation>Acabada no turno %1 · %2</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Turno %1 · %2</translation>
    </message>
    <message>
        <source>Branched off in turn %1</source>
        <translation>Separada no turno %1</translation>
    </message>
    <message>
        <source>Branched off in turn %1, %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Separada no turno %1, %2: %3</translation>
    </message>
    <message>
        <source>Branched off in turn %1, %2</source>
        <comment>turn, step</comment>
        <translation>Separada no turno %1, %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>hoje, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>ontem, %1</translation>
    </message>
</context>
<context>
    <name>zama::shell::ReportPage</name>
    <message>
        <source>Looking for printers…</source>
        <translation>À procura de impressoras…</translation>
    </message>
    <message>
        <source>No printer is installed on this computer. Save a PDF file and print that elsewhere.</source>
        <translation>Não há nenhuma impressora instalada neste computador. Guarda um ficheiro PDF e imprime-o noutro sítio.</translation>
    </message>
    <message>
        <source>All pages went to the printer “%1”.</source>
        <translation>Todas as páginas foram para a impressora «%1».</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Voltar à mesa</translation>
    </message>
</context>
<context>
    <name>zama::shell::ScenarioMenus</name>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Cenário</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Dispor</translation>
    </message>
    <message>
        <source>&amp;New scenario…</source>
        <translation>&amp;Novo cenário…</translation>
    </message>
    <message>
        <source>&amp;Change this battle</source>
        <translation>&amp;Mudar esta batalha</translation>
    </message>
    <message>
        <source>&amp;From this position</source>
        <translation>A partir desta &amp;posição</translation>
    </message>
    <message>
        <source>&amp;Open in the editor…</source>
        <translation>A&amp;brir no editor…</translation>
    </message>
    <message>
        <source>&amp;Unsaved work</source>
        <translation>&amp;Trabalho por guardar</translation>
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
        <translation>&amp;Voltar a ler o ficheiro</translation>
    </message>
    <message>
        <source>&amp;Earlier versions</source>
        <translation>Versões &amp;anteriores</translation>
    </message>
    <message>
        <source>C&amp;lose the editor</source>
        <translation>&amp;Fechar o editor</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Abrir um cenário</translation>
    </message>
    <message>
        <source>Scenarios (*%1);;All files (*)</source>
        <translation>Cenários (*%1);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>None yet: they are kept each time you save</source>
        <translation>Ainda nenhuma: ficam aqui cada vez que guardar</translation>
    </message>
    <message>
        <source>Battle without a title</source>
        <translation>Batalha sem título</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, date and time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>Cont&amp;inuar com ele</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Deitar fora</translation>
    </message>
</context>
<context>
    <name>zama::shell::SoldierBox</name>
    <message>
        <source>%1%</source>
        <comment>a number</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>&amp;Whose soldiers</source>
        <translation>Soldados &amp;de quem</translation>
    </message>
    <message>
        <source>Their &amp;generals, too</source>
        <translation>&amp;Generais também</translation>
    </message>
    <message>
        <source>Their generals, too</source>
        <translation>Os seus generais também</translation>
    </message>
    <message>
        <source>Spa&amp;re stands of each type</source>
        <translation>Bases de &amp;reserva por tipo</translation>
    </message>
    <message>
        <source>Spare stands of each type</source>
        <translation>Bases de reserva por tipo</translation>
    </message>
    <message>
        <source>Height of the &amp;figures</source>
        <translation>&amp;Altura das figuras</translation>
    </message>
    <message>
        <source>Height of the figures</source>
        <translation>Altura das figuras</translation>
    </message>
    <message>
        <source>Only the figures grow. Bases stay as large as the rules need them.</source>
        <translation>Só as figuras crescem. As bases ficam do tamanho que as regras pedem.</translation>
    </message>
</context>
<context>
    <name>zama::shell::SoldierTree</name>
    <message>
        <source>Whose soldiers</source>
        <translation>Soldados de quem</translation>
    </message>
    <message>
        <source>Types of unit</source>
        <translation>Tipos de unidade</translation>
    </message>
</context>
<context>
    <name>zama::shell::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Página inicial</translation>
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
        <translation>Batalhas do mundo antigo, travadas numa mesa por uma turma inteira.</translation>
    </message>
    <message>
        <source>The emblem of the program</source>
        <translation>O emblema do programa</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>A&amp;gora não</translation>
    </message>
    <message>
        <source>The battle stays in the list of recent battles.</source>
        <translation>A batalha fica na lista das batalhas recentes.</translation>
    </message>
    <message>
        <source>A new battle</source>
        <translation>Uma batalha nova</translation>
    </message>
    <message>
        <source>Go on with a battle</source>
        <translation>Continuar uma batalha</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Abrir um ficheiro…</translation>
    </message>
    <message>
        <source>Opens a saved battle or a scenario that somebody gave you.</source>
        <translation>Abre uma batalha guardada ou um cenário que alguém te deu.</translation>
    </message>
    <message>
        <source>Guided first battle</source>
        <translation>Primeira batalha guiada</translation>
    </message>
    <message>
        <source>Two minutes. A handful of units, every step explained, no rules to read first.</source>
        <translation>Dois minutos. Uma mão-cheia de unidades, cada passo explicado, nenhuma regra para ler antes.</translation>
    </message>
    <message>
        <source>%1 · turns: %2</source>
        <translation>%1 · turnos: %2</translation>
    </message>
    <message>
        <source>The &amp;whole battle: %1</source>
        <translation>A &amp;batalha inteira: %1</translation>
    </message>
    <message>
        <source>S&amp;hort, for one lesson: %1</source>
        <translation>C&amp;urta, para uma aula: %1</translation>
    </message>
    <message>
        <source>“%1” was interrupted in turn %2 (%3). Nothing is lost: you can go on where it was.</source>
        <translation>«%1» foi interrompida no turno %2 (%3). Não se perdeu nada: podes continuar onde estava.</translation>
    </message>
</context>
<context>
    <name>zama::shell::TestBar</name>
    <message>
        <source>Play-test</source>
        <translation>Partida de teste</translation>
    </message>
    <message>
        <source>A test: the scenario stays as it is, whatever happens here.</source>
        <translation>Um teste: o cenário fica como está, aconteça aqui o que acontecer.</translation>
    </message>
    <message>
        <source>&amp;Keep this battle</source>
        <translation>&amp;Ficar com esta batalha</translation>
    </message>
    <message>
        <source>Back to the &amp;editor</source>
        <translation>Voltar ao &amp;editor</translation>
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
        <translation>&amp;Cores</translation>
    </message>
    <message>
        <source>As on the des&amp;ktop</source>
        <translation>Como no a&amp;mbiente de trabalho</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>C&amp;laro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>L&amp;engths</source>
        <translation>Comp&amp;rimentos</translation>
    </message>
    <message>
        <source>&amp;Inches</source>
        <translation>&amp;Polegadas</translation>
    </message>
    <message>
        <source>&amp;Centimetres</source>
        <translation>&amp;Centímetros</translation>
    </message>
    <message>
        <source>&amp;Size of text</source>
        <translation>&amp;Tamanho do texto</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Large</source>
        <translation>&amp;Grande</translation>
    </message>
    <message>
        <source>For a &amp;projector</source>
        <translation>Para um pro&amp;jetor</translation>
    </message>
</context>
<context>
    <name>zama::table::EventLogModel</name>
    <message>
        <source>Turn %1 – %2</source>
        <comment>turn, step</comment>
        <translation>Turno %1 – %2</translation>
    </message>
    <message>
        <source>Turn %1 – %2: %3</source>
        <comment>turn, side, step</comment>
        <translation>Turno %1 – %2: %3</translation>
    </message>
</context>
<context>
    <name>zama::table::RosterModel</name>
    <message>
        <source>eliminated</source>
        <translation>fora de combate</translation>
    </message>
    <message>
        <source>routed</source>
        <translation>em debandada</translation>
    </message>
    <message>
        <source>scared off</source>
        <translation>fugiu assustado</translation>
    </message>
    <message>
        <source>ran off in a rampage</source>
        <translation>fugiu em fúria</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two parts of a list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>in melee</source>
        <translation>em corpo a corpo</translation>
    </message>
    <message>
        <source>has moved</source>
        <translation>já se moveu</translation>
    </message>
    <message>
        <source>has shot</source>
        <translation>já disparou</translation>
    </message>
    <message>
        <source>has charged</source>
        <translation>já carregou</translation>
    </message>
    <message>
        <source>has fallen</source>
        <translation>caiu</translation>
    </message>
    <message>
        <source>can still act</source>
        <translation>ainda pode agir</translation>
    </message>
    <message>
        <source>%1: nothing</source>
        <comment>a column of the list</comment>
        <translation>%1: nada</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Bases</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>A fazer</translation>
    </message>
    <message>
        <source>its general has fallen</source>
        <translation>o seu general caiu</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its general</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>stands left and at full strength</comment>
        <translation>%1 de %2</translation>
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
        <translation>O campo de batalha com todas as unidades e generais. Espaço faz o que vem a seguir, N e P escolhem unidades, as setas guiam quem está escolhido, Enter dá a ordem, Esc desiste.</translation>
    </message>
</context>
</TS>
