import type { Vocabulary } from "./forms.ts";

/** Main dishes, some without a picture: they must be known so that no other word decides. */
export const MAIN_DISHES = {
  fishAndChips: {
    any: "fish and chips, fish & chips, fish n chips, fish chips, fish'n'chips, backfisch mit pommes, فيش اند تشيبس, فيش أند شيبس, פיש אנד צ'יפס, פיש אנד ציפס, 炸鱼薯条, 炸鱼和薯条, фіш енд чіпс, фіш анд чіпс, ryba z frytkami, balık patates, pescado con patatas, cod and chips, cod chips, haddock and chips, haddock chips, plaice and chips, plaice chips, cod n chips",
  },
  schnitzel: {
    any: "wiener schnitzel, schnitzel*, *schnitzel, escalope*, milanesa*, cotoletta*, sznyc*, cotolette, milanese, віденський шніцель, schnitzel wiener art, bécsi szelet, schnizel*, schnitzl, wienerschnitzel*, schnitzle",
    fr: "escalope milanaise",
    pl: "kotlet schabowy, schabowy, schabowego",
    tr: "şinitzel, şnitzel*, schnitzel",
    uk: "шніцел*",
    ar: "شنيتزل, شنيتسل, اسكالوب, سكالوب",
    he: "שניצל, שניצלים",
    zh: "炸猪排, 炸肉排, 炸猪扒, 吉列猪扒",
  },
  steak: {
    any: "steak*, *steak, entrecote*, entrecôte*, rib eye, ribeye, rump, sirloin, t bone, filet mignon, tagliata, bistecca, tomahawk, picanha, chateaubriand, vazia, bife da vazia, flank steak, flat iron, 菲力, 西冷, 肉眼, 战斧, 沙朗, bavette, antrykot*, stek z antrykotu, рібай, стейк рібай, філе міньйон, cube roll, hanger steak, philly cheesesteak*, cheesesteak*, philly steak*",
    fr: "bavette, onglet, pavé de boeuf, faux filet, côte de bœuf, côte de boeuf",
    es: "chuletón, solomillo, entrecot*, bistec*, filete de buey, arrachera",
    pt: "bife*",
    pl: "stek*",
    tr: "biftek*, bonfile*, antrikot*",
    uk: "стейк*",
    ar: "ستيك, شرائح لحم, ستيك لحم, ريب آي, ريب اي, انتركوت, تي بون, ستيك ريب آي",
    he: "סטייק, אנטריקוט, סינטה, פילה בקר",
    zh: "牛排, 菲力牛排, 西冷牛排, 肉眼牛排, 牛扒, 西冷牛扒",
  },
  ribs: {
    any: "ribs, spare ribs, spareribs, baby back ribs, costillas, costolette, costelinhas, żeberka, żeberk*, kaburga*, ребр*, ريبس, ضلوع, 肋排, entrecosto, реберц*, свинячі реберця, 猪肋排, costine*, puntine, costela de porco, piano de costela",
    fr: "travers de porc",
    de: "Rippchen, Spareribs",
  },
  roastChicken: {
    tr: "fırın tavuk but",
    any: "roast chicken, rotisserie chicken, half chicken, grilled chicken half, pollo asado, pollo arrosto, frango assado, frango no churrasco, poulet rôti, kurczak pieczony, kurczak z rożna, piliç çevirme, курка гриль, курча гриль, دجاج مشوي, فروج مشوي, فروج, עוף בגריל, עוף צלוי, 烤鸡, whole chicken, half roast chicken, meio frango, frango inteiro, medio pollo, pollo entero, pollo a la brasa, pollo al ast, mezzo pollo, galletto, demi poulet, poulet entier, połowa kurczaka, pół kurczaka, пів курки, دجاجة كاملة, نصف دجاجة, نص دجاجة, نصف فروج, فروج على الفحم, دجاج على الفحم, חצי עוף, עוף שלם, 半鸡, 整鸡, fırın tavuk*, tavuk but fırında, poulet fermier rôti",
    de: "Brathähnchen, Grillhähnchen, halbes Hähnchen, Hähnchen vom Grill, Brathendl, halbes Grillhähnchen, Grillhendl, Hendl, Hendl vom Grill, Göckele, Gockerl, Broiler",
  },
  friedChicken: {
    any: "fried chicken, crispy chicken bucket, karaage, pollo frito, pollo fritto, frango frito, poulet frit, smażony kurczak, kızarmış tavuk, смажена курка, دجاج مقلي, بروستد, עוף מטוגן, 炸鸡, buttermilk chicken, frango panado, frango empanado",
  },
  moussaka: {
    any: "moussaka*, musaka*, moussaka, мусак*, מוסקה, 慕萨卡, 木莎卡, musakka*, mousaka*",
  },
  stuffedPepper: {
    de: "Paprikaschoten gefüllt, gefüllte Paprikaschoten, gefüllte Paprikaschote, Paprikaschote gefüllt",
    any: "stuffed pepper*, stuffed peppers, gefüllte paprika, poivron farci, poivrons farcis, pimientos rellenos, pimiento relleno, peperoni ripieni, peperone ripieno, pimentos recheados, papryka faszerowana, papryka nadziewana, фарширований перець, перець фарширований, فلفل محشي, محشي فلفل, פלפל ממולא, פלפלים ממולאים, 酿青椒, 酿甜椒, фаршировані перці, перці фаршировані",
  },
  roastPork: {
    any: "roast pork, schweinebraten, schweinsbraten, krustenbraten, rôti de porc, asado de cerdo, cerdo asado, arrosto di maiale, porchetta, porco assado, lombo assado, pieczeń wieprzowa, pieczony schab, печеня зі свинини, запечена свинина, 烤猪肉, schab pieczony, lonza al forno",
  },
  cevapcici: {
    any: "cevapcici*, ćevapčići, cevapi, ćevapi, ćevapi, чевапчич*, 切瓦皮",
  },
  lambChop: {
    any: "lamb chop*, rack of lamb, lammkotelett*, lammkoteletts, lammkarree, côtelettes d'agneau, côtelette d'agneau, carré d'agneau, chuletas de cordero, chuletillas de cordero, chuletillas, costolette d'agnello, costeletas de borrego, kotlety jagnięce, kotleciki jagnięce, kuzu pirzola, pirzola, реберця ягняти, каре ягняти, ريش غنم, ريش ضأن, ريش, צלעות טלה, צלעות כבש, 羊排, côtes d'agneau, côte d'agneau, carré d'agneau rôti, costeletas de cordeiro, chuletas de lechal",
  },
  empanada: {
    any: "empanada*, empanadas, empanadilla*, емпанад*, إمباناداس, امبانادا, אמפנדה, אמפנדס, 肉馅卷饼, 阿根廷馅饼",
  },
  stew: {
    any: "beef stew, rindergulasch, boeuf bourguignon, bœuf bourguignon, estofado de ternera, spezzatino di manzo, estufado de vaca, gulasz wołowy, etli güveç, тушкована яловичина, يخنة لحم, נזיד בקר, תבשיל בקר, 炖牛肉, rindsgulasch, pörkölt, carne guisada, 红酒炖牛肉, 土豆炖牛肉, goulash de bœuf",
  },
  filletFish: {
    he: "פילה דניס, פילה אמנון, פילה לברק, פילה ברמונדי",
    any: "fish fillet, fischfilet, filet de poisson, filete de pescado, filetto di pesce, filete de peixe, filet z dorsza, filet rybny, balık fileto, філе риби, рибне філе, فيليه سمك, פילה דג, 鱼排, zanderfilet, kabeljaufilet, seelachsfilet, pangasiusfilet, rotbarschfilet, cod fillet, filet de cabillaud, lomo de merluza, filetto di merluzzo, dos de cabillaud, levrek fileto, filete de merluza, dos de lieu, філе тріски, sea bass fillet, seabass fillet, sea bream fillet, trout fillet, filet de bar, filet de dorade, filetto di branzino, filetto di orata, lubina filete, forellenfilet, doradenfilet, filet z pstrąga, філе сібаса, філе дорадо",
    it: "filetto di branzino, filetto di orata, filetti di branzino, filetti di orata",
  },
  wholeFish: {
    any: "whole fish, dorade*, wolfsbarsch*, forelle*, ganzer fisch, dorada, lubina, branzino*, orata*, dourada, robalo, pstrąg*, levrek*, çipura*, balık ızgara, ızgara balık, риба гриль, дорадо, дорада, сібас, форель, سمك مشوي, دنيس, سيباس, דג שלם, דניס, לברק, daurade*, truite*, loup de mer, bar grillé, сибас*, 烤鲈鱼",
  },
  spaetzle: {
    any: "spätzle*, spaetzle, kässpätzle, käsespätzle, kässpatzen, käsknöpfle, spätzli, шпецле, 德式面疙瘩",
  },
  gratin: {
    any: "gratin dauphinois, potato gratin, kartoffelgratin, gratin de pommes de terre, gratin de patatas, patatas gratinadas, gratin di patate, gratinado de batata, patates graten, картопляний гратен, غراتان البطاطا, גרטן תפוחי אדמה, 焗烤土豆, 奶油焗土豆, dauphinoise",
  },
  veggiePatty: {
    any: "gemüsebratling*, gemüsepuffer, gemüsefrikadelle*, bratling*, galettes de légumes, polpette di verdure, kotlety warzywne, kotleciki warzywne, sebze köftesi, mücver, овочеві котлети, קציצות ירק, كفتة خضار, 蔬菜饼, veggie patties, vegetable patties, zucchinipuffer, kabak mücver, овочеві котлетки, котлетки з кабачка, овочеві котлети з кабачка",
  },
  vineLeaf: {
    uk: "долма",
    any: "vine leaves, stuffed vine leaves, dolmades*, weinblätter, gefüllte weinblätter, feuilles de vigne, hojas de parra, foglie di vite, folhas de videira, liście winogron, gołąbki z liści winogron, yaprak sarma, yaprak sarması, виноградне листя, ورق عنب, يبرق, עלי גפן, 葡萄叶, 葡萄叶包饭, yalancı dolma, yalancı sarma",
  },
  pierogi: {
    any: "pierogi*, pierogi ruskie, varenyky, vareniki, piroggen, pirogi, pirogui, вареник*, вареники з картоплею, 波兰饺子, פירוגי, بيروجي, pierożki",
  },
  currywurst: {
    any: "currywurst*, curry wurst, saucisse curry, 咖喱香肠, каррівурст, كاري فورست, קאריוורסט",
  },
  ceviche: {
    any: "ceviche*, cebiche*, seviche",
    uk: "севіче",
    ar: "سيفيتشي",
    he: "סביצ'ה, סביצה",
    zh: "酸橘汁腌鱼, 柠汁腌鱼生",
  },
  paella: {
    any: "paella*, paëlla",
    uk: "паел*",
    ar: "باييا",
    he: "פאייה",
    zh: "海鲜饭",
    pt: "paelha",
  },
  chiliSinCarne: {
    any: "chili sin carne, chilli sin carne, veggie chili, veggie chilli, vegan chili, vegan chilli, veganes chili, bean chilli, تشيلي فاصوليا, צילי סין קרנה, צ'ילי סין קרנה, чилі з квасолею, three bean chilli, three bean chili, black bean chili, bean chili, chili vegano, chili vegetariano, chili végétarien, chili végétal, fasolowe chili",
  },
  chiliConCarne: {
    any: "chili con carne, chilli con carne, чилі кон карне, 墨西哥辣肉酱, تشيلي كون كارني, צ'ילי קון קרנה, chili com carne, chili con carne*, chile con carne, chilli com carne",
    ar: "تشيلي لحم, تشيلي كون كارن",
  },
  quiche: { any: "quiche*, киш, كيش, קיש, 法式咸派, kiş, кіш, кіш лорен, quiches" },
  grilledChicken: {
    pt: "filé de frango grelhado",
    any: "grilled chicken breast*, petto di pollo alla griglia, petto di pollo ai ferri, pollo alla griglia, pollo ai ferri, pechuga a la plancha, pechuga de pollo a la plancha, pollo a la plancha, poulet grillé, poitrine de poulet grillée, peito de frango grelhado, frango grelhado, bife de frango grelhado, grillowana pierś z kurczaka, pierś z kurczaka z grilla, grillowany kurczak, kurczak z grilla, ızgara tavuk*, tavuk ızgara, ızgara tavuk göğsü, куряче філе гриль, куряча грудка гриль, صدر دجاج مشوي, صدور دجاج مشوية, חזה עוף בגריל, חזה עוף על האש, 香煎鸡胸, 烤鸡胸, filet z kurczaka z grilla, pierś z kurczaka grillowana, grillowany filet z kurczaka, kurczak grillowany, filet z kurczaka grillowany, chicken breast grilled, 香煎鸡扒",
    de: "gegrillte Hähnchenbrust, Hähnchenbrust gegrillt, Hähnchenbrust vom Grill, Hähnchenbrustfilet vom Grill, gegrilltes Hähnchen, Grillhähnchenbrust",
  },
  roastDuck: {
    zh: "烧鸭",
    any: "roast duck*, crispy duck*, peking duck*, magret de canard, canard laqué, canard rôti, confit de canard, cuisse de canard, anatra laccata, anatra arrosto, petto d'anatra, pato asado, magret de pato, confit de pato, muslo de pato, pato à pequim, pato assado, magret, kaczka pieczona, pieczona kaczka, kaczka po pekińsku, pieczona pierś z kaczki, ördek kızartma, качка запечена, качина грудка, качка по пекінськи, печена качка, بط مشوي, بط محمر, ברווז צלוי, חזה ברווז, 北京烤鸭, 烤鸭, 挂炉烤鸭",
    de: "gebratene Ente, Ente gebraten, knusprige Ente, Ente knusprig, Ente kross, Peking Ente, Pekingente, Entenbrust, Entenkeule, halbe Ente, Bauernente",
  },
  /** A piece of salmon as a main dish. */
  salmonSteak: {
    uk: "стейк із лосося, лосось гриль, стейк лосось",
    zh: "鲑鱼排, 三文鱼扒, 煎三文鱼扒",
    any: "salmon steak*, salmon fillet*, salmon filet*, lachssteak*, pavé de saumon, pavé de saumon grillé, filet de saumon, lomo de salmón, filete de salmón, filetto di salmone, trancio di salmone, filete de salmão, lombo de salmão, posta de salmão, filet z łososia, stek z łososia, somon fileto, стейк з лосося, стейк лосося, філе лосося, فيليه سلمون, פילה סלמון, 三文鱼排, 煎三文鱼, 香煎三文鱼",
    de: "Lachsfilet, Lachsfilets, Lachssteak",
  },
} as const satisfies Vocabulary;
