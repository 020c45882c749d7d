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
    fr: "bavette, onglet, pavé de boeuf, faux filet, côte de bœuf, côte de boeuf, entrecôte, faux-filet, filet de bœuf, filet de boeuf, pavé de bœuf, pavé de rumsteck, pavé de rumsteak, rumsteck, rumsteak, hampe, araignée, tournedos, chateaubriand, pièce du boucher, pièce de bœuf, aiguillette de rumsteck, basse côte, steack, poire de boeuf",
    es: "chuletón, solomillo, entrecot*, bistec*, filete de buey, arrachera, entrecot, entrecotte, entrecote, solomillo de ternera, solomillo de vaca, chuletón de vaca, chuleta de vaca, lomo alto, lomo bajo, lomo de vaca, bife de chorizo, ojo de bife, bife ancho, bife angosto, asado de tira steak, entraña, entraña a la parrilla, churrasco de ternera, picaña, tira de vacío, villagodio, bistec, bistec de res, bistec encebollado, medallones de solomillo, t-bone",
    pt: "bife*, bife da vazia, bife do lombo, bife do acém, bife de novilho, naco na pedra, naco de vitela, nacos na pedra, nacos de carne, posta mirandesa, posta à mirandesa, posta barrosã, costeletão, costeletão de novilho, tomahawk, maminha, fraldinha, contrafilé, contra filé, filé mignon, alcatra, chuleta, ancho, bife ancho, entrecôte, bife de chouriço, t-bone, picanha fatiada, picanha grelhada, bife pimenta",
    pl: "stek*, stek wołowy, stek z rostbefu, stek z polędwicy, befsztyk z polędwicy, polędwica wołowa, antrykot wołowy, ribeye, stek rib eye, t-bone, rumsztyk, befsztyk wołowy, tomahawk",
    tr: "biftek*, bonfile*, antrikot*, dana bonfile, dana antrikot, dallas steak, lokum bonfile, kontrfile, t bone, new york steak, biftek, kasap steak, madalyon bonfile, dana pirzola",
    uk: "стейк*, стейк рібай, рібай, стейк стріплойн, стріплойн, філе міньйон, стейк мачете, мачете, стейк філе міньйон, томагавк, стейк нью йорк, т бон, флет айрон, чак рол, стейк з яловичини, стейк яловичий, біфштекс яловичий",
    ar: "ستيك, شرائح لحم, ستيك لحم, ريب آي, ريب اي, انتركوت, تي بون, ستيك ريب آي, ستيك لحم بقري, فيليه بقري, تندرلوين, تندرلوين ستيك, سيرلوين, تي بون ستيك, تومهوك, نيويورك ستريب, ستيك انتركوت, شرائح ستيك, ريباي, ريب آي ستيك, فيليه ستيك, استيك",
    he: "סטייק, אנטריקוט, סינטה, פילה בקר, אנטרקוט, סטייק פילה, סטייק עין, טי בון, פורטרהאוס, נתח קצבים, סטייק אנטריקוט, סטייק סינטה, מדליוני פילה, אסאדו סטייק, פיקניה, נתח ספיידר, שפיץ צ'אק, סטייק בקר, אומצה",
    zh: "牛排, 菲力牛排, 西冷牛排, 肉眼牛排, 牛扒, 西冷牛扒, 肋眼牛排, 肋眼, 战斧牛排, 菲力, 丁骨牛排, 纽约客牛排, 沙朗牛排, 黑椒牛排, 安格斯牛排, 和牛牛排, 牛柳扒, 西冷扒, 肉眼扒, 嫩煎牛排, 嫩肩牛排, 板腱牛排, 沙朗",
    en: "ny strip, new york strip, strip steak, sirloin, striploin, porterhouse, bavette, onglet, fillet steak, filet steak, ribeye, rib-eye, skirt steak, denver steak, tri tip, prime rib steak, minute steak, rump steak, house steak, bistro steak, surf n turf steak",
    de: "Rumpsteak, Hüftsteak, Rinderfilet, Filetsteak, Ribeye, Entrecôte, Entrecote, Rostbeef Steak, Rindersteak, Rinderhüftsteak, Pfeffersteak, Lendensteak, Tagliata, Rinderlende, Rindsfilet, Rindshuft, Flanksteak, Tbone, T Bone Steak, Minutensteak",
    it: "bistecca alla fiorentina, fiorentina, costata, costata di manzo, tagliata di manzo, filetto di manzo, filetto al pepe verde, controfiletto, entrecôte, scottona, bistecca di scottona, picanha, ribeye, tomahawk, bistecca di manzo, sottofiletto, diaframma",
  },
  ribs: {
    any: "ribs, spare ribs, spareribs, baby back ribs, costillas, costolette, costelinhas, żeberka, żeberk*, kaburga*, ребр*, ريبس, ضلوع, 肋排, entrecosto, реберц*, свинячі реберця, 猪肋排, costine*, puntine, costela de porco, piano de costela",
    fr: "travers de porc",
    de: "Rippchen, Spareribs",
  },
  roastChicken: {
    tr: "fırın tavuk but, piliç çevirme, tavuk çevirme, yarım piliç, bütün tavuk, kızarmış tavuk, fırında tavuk, tavuk but fırın",
    any: "roast chicken, rotisserie chicken, half chicken, grilled chicken half, pollo asado, pollo arrosto, frango assado, frango no churrasco, poulet rôti, kurczak pieczony, kurczak z rożna, piliç çevirme, курка гриль, курча гриль, دجاج مشوي, فروج مشوي, فروج, עוף בגריל, עוף צלוי, 烤鸡, whole chicken, half roast chicken, meio frango, frango inteiro, medio pollo, pollo entero, pollo a la brasa, pollo al ast, mezzo pollo, galletto, demi poulet, poulet entier, połowa kurczaka, pół kurczaka, пів курки, دجاجة كاملة, نصف دجاجة, نص دجاجة, نصف فروج, فروج على الفحم, دجاج على الفحم, חצי עוף, עוף שלם, 半鸡, 整鸡, fırın tavuk*, tavuk but fırında, poulet fermier rôti",
    de: "Brathähnchen, Grillhähnchen, halbes Hähnchen, Hähnchen vom Grill, Brathendl, halbes Grillhähnchen, Grillhendl, Hendl, Hendl vom Grill, Göckele, Gockerl, Broiler, Hähnchenschenkel, Hähnchenkeule, halbes Grillhendl, halbes Hendl, Hähnchen halb, 1 2 Hähnchen, Grillhuhn, Brathuhn, Mistkratzerli, Güggeli, halbes Güggeli, Poulet vom Grill, Hühnerkeule, Brathendl halb",
    pl: "udko pieczone, udka pieczone, pieczone udko, udko z kurczaka, udko z kurczaka pieczone, udziec z kurczaka, ćwiartka z kurczaka, ćwiartka kurczaka, noga z kurczaka, noga pieczona, podudzie z kurczaka, pieczone udka, pieczone udko z kurczaka, pieczony kurczak, kurczak pieczony, połówka kurczaka, pół kurczaka z rożna",
    uk: "стегно куряче, стегно куряче запечене, куряче стегно, стегенце куряче, куряче стегенце, запечене стегно, курча запечене, запечена курка, курка запечена, гомілка куряча, куряча гомілка, четвертина курчати",
    es: "pollo a l'ast, cuarto de pollo, cuarto de pollo asado, muslo de pollo asado, contramuslo asado, pollo rustido, pollo al horno, pollo asado con patatas, 1 2 pollo, 1 4 de pollo, pollo rostizado",
    it: "pollo allo spiedo, pollo arrosto, mezzo pollo allo spiedo, galletto alla brace, galletto allo spiedo, coscia di pollo arrosto, pollo al forno, pollo alla brace, polletto, sovracosce al forno, 1 2 pollo",
    pt: "frango de churrasco, frango no espeto, frango piri piri, frango piri-piri, frango com piri piri, meio frango assado, perna de frango assada, 1 2 frango, galeto, frango à guia, frango da guia, 1 2 frango piri piri",
    fr: "poulet fermier, cuisse de poulet rôtie, cuisse de poulet, poulet à la broche, poulet broche, 1 2 poulet, coquelet, coquelet rôti, quart de poulet",
    en: "rotisserie, spit roast chicken, roast chicken leg, half roast chicken, quarter chicken, chicken leg quarter, whole roast chicken, half a chicken",
    ar: "فروج مشوي عالفحم, فروج عالفحم, دجاج عالفحم, نص فروج, ربع فروج, دجاج شواية, شواية, دجاج محمر, فروج مسحب, دجاج مشوي على الفحم, دجاج مسحب",
    he: "כרעיים, כרעיים בתנור, עוף בתנור, חצי עוף בגריל, רבע עוף, שוקי עוף בתנור, פרגית שלמה, עוף על האש, כרעי עוף, עוף צלוי בתנור",
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
    he: "פילה דניס, פילה אמנון, פילה לברק, פילה ברמונדי, פילה דג ים, פילה לוקוס, פילה בורי, פילה בס, פילה מוסר, פילה מוסר ים, פילה טילפיה, פילה דג ים צלוי, פילה נסיכה, פילה הליבוט, פילה בקלה, פילה קוד, פילה דג בגריל",
    any: "fish fillet, fischfilet, filet de poisson, filete de pescado, filetto di pesce, filete de peixe, filet z dorsza, filet rybny, balık fileto, філе риби, рибне філе, فيليه سمك, פילה דג, 鱼排, zanderfilet, kabeljaufilet, seelachsfilet, pangasiusfilet, rotbarschfilet, cod fillet, filet de cabillaud, lomo de merluza, filetto di merluzzo, dos de cabillaud, levrek fileto, filete de merluza, dos de lieu, філе тріски, sea bass fillet, seabass fillet, sea bream fillet, trout fillet, filet de bar, filet de dorade, filetto di branzino, filetto di orata, lubina filete, forellenfilet, doradenfilet, filet z pstrąga, філе сібаса, філе дорадо",
    it: "filetto di branzino, filetto di orata, filetti di branzino, filetti di orata, filetto di spigola, filetto di ombrina, filetto di rombo, filetto di merluzzo, filetto di persico, filetto di trota, trancio di ombrina, trancio di merluzzo, trancio di cernia, filetto di pesce, filetto di platessa alla griglia, filetti di persico, filetto di salmerino, filetto di cernia",
    en: "fillet of sea bass, fillet of seabass, fillet of bream, fillet of sea bream, fillet of cod, fillet of haddock, fillet of hake, fillet of trout, fillet of plaice, fillet of halibut, cod loin, roast cod loin, fillet of fish, halibut fillet, hake fillet, grilled fish fillet, tilapia fillet, seabass fillets, sole fillet, lemon sole fillet",
    de: "Zanderfilet, Kabeljaufilet, Dorschfilet, Rotbarschfilet, Schollenfilet, Forellenfilet, Saiblingsfilet, Seehechtfilet, Wolfsbarschfilet, Doradenfilet, Heilbuttfilet, Felchenfilet, Eglifilets, Welsfilet, Karpfenfilet, Barschfilet, Steinbeißerfilet, Viktoriabarschfilet, Skreifilet, Zander gebraten, gebratener Zander, Kabeljau gebraten, Saibling, Filet vom Zander, Filet vom Kabeljau, Filet vom Wolfsbarsch, Filet von der Dorade, Lottefilet",
    fr: "dos de cabillaud, dos de lieu, dos de merlu, dos de bar, filet de bar, filet de dorade, filet de daurade, filets de daurade, filet de sandre, filet de merlu, filet de lieu, filet de truite, filet de rouget, filets de rouget, filet de cabillaud, filet de julienne, filet de perche, filets de perche, filet de saint pierre, pavé de cabillaud, pavé de merlu, cabillaud rôti, dos de cabillaud rôti, filet de sébaste, filet de maigre, pavé de maigre, poisson grillé, poisson à la plancha",
    es: "lomo de merluza, lomo de bacalao, lomos de bacalao, lomos de merluza, filete de lubina, filete de dorada, lubina fileteada, suprema de merluza, suprema de lubina, filetes de merluza, filete de gallo, filete de lenguado, filete de pescado a la plancha, merluza a la plancha, bacalao a la plancha, lomo de corvina, corvina a la plancha, filete de tilapia, mojarra filete, filete de mero, bacalao al horno, merluza al horno",
    pt: "lombo de bacalhau, lombos de bacalhau, posta de bacalhau, lombo de garoupa, filete de robalo, filetes de robalo, filete de dourada, lombo de pescada, filetes de peixe espada, peixe espada grelhado, filé de peixe, filé de tilápia, filé de pescada, filé de peixe grelhado, filé de linguado, filé de robalo, lombo de corvina, lombo de peixe, posta de corvina, posta de garoupa",
    pl: "filet z dorsza, filet z sandacza, filet z pstrąga, filet z mintaja, filet z miruny, filet z morszczuka, filet z halibuta, sandacz z patelni, sandacz smażony, dorsz z pieca, dorsz pieczony, filet z soli, filet z karpia, filet z tilapii, halibut z grilla, dorsz z patelni, polędwica z dorsza, polędwiczka z dorsza, filet z okonia, filet z suma",
    tr: "levrek fileto, çipura fileto, levrek fileto ızgara, mezgit fileto, sudak fileto, dil balığı fileto, ızgara levrek fileto, levrek ızgara fileto, balık fileto ızgara",
    uk: "філе судака, філе сібаса, філе дорадо, філе тріски, філе хека, філе минтая, філе форелі, філе палтуса, філе тілапії, філе окуня, судак запечений, філе риби запечене, філе коропа",
    ar: "فيليه هامور, فيليه سي باس, فيليه سمك مشوي, فيليه سمك مقلي, هامور مشوي فيليه, فيليه قد, سيباس فيليه, فيليه بلطي",
    zh: "煎鳕鱼, 香煎鳕鱼, 鳕鱼排, 煎鲈鱼, 香煎鲈鱼, 香煎鱼排, 巴沙鱼, 香煎龙利鱼, 龙利鱼柳, 银鳕鱼, 香煎银鳕鱼, 烤鳕鱼, 鳕鱼扒, 鲈鱼柳",
  },
  wholeFish: {
    any: "whole fish, dorade*, wolfsbarsch*, forelle*, ganzer fisch, dorada, lubina, branzino*, orata*, dourada, robalo, pstrąg*, levrek*, çipura*, balık ızgara, ızgara balık, риба гриль, дорадо, дорада, сібас, форель, سمك مشوي, دنيس, سيباس, דג שלם, דניס, לברק, daurade*, truite*, loup de mer, bar grillé, сибас*, 烤鲈鱼",
    en: "whole sea bass, whole sea bream, whole bream, whole grilled sea bass, whole trout, whole fish of the day, whole plaice, whole lemon sole, whole snapper, whole roasted sea bass, grilled sea bream, grilled whole fish, grilled dorade",
    fr: "dorade grillée, dorade royale, dorade entière, daurade grillée, daurade royale, bar entier, loup grillé, loup entier, bar de ligne, poisson entier, bar grillé",
    es: "dorada a la sal, dorada a la espalda, dorada al horno, lubina a la sal, lubina a la espalda, lubina al horno, besugo, besugo a la espalda, pargo entero, pescado entero, huachinango entero",
    it: "orata al forno, orata alla griglia, orata al sale, branzino al forno, branzino alla griglia, branzino al sale, spigola, spigola al sale, spigola alla griglia, trota alla griglia, trota al forno, pesce intero, pescato del giorno alla griglia",
    pt: "dourada grelhada, dourada escalada, robalo grelhado, robalo escalado, robalo ao sal, pargo grelhado, truta grelhada, peixe do dia grelhado, linguado grelhado, besugo, sargo grelhado, salmonete, salmonetes",
    pl: "pstrąg z pieca, pstrąg pieczony, pstrąg z grilla, pstrąg, dorada z grilla, dorada, okoń morski, labraks",
    tr: "çipura ızgara, levrek ızgara, çupra ızgara, çupra, ızgara çipura, ızgara levrek, alabalık ızgara, alabalık, lüfer, palamut ızgara",
    uk: "дорадо гриль, сібас гриль, форель гриль, форель запечена, короп запечений, дорадо на грилі, сібас на грилі, риба на грилі ціла, скумбрія гриль, скумбрія запечена",
    de: "Dorade vom Grill, ganze Dorade, Forelle blau, Wolfsbarsch vom Grill, gegrillte Dorade, Steckerlfisch, Makrele vom Grill, Forelle gebraten, gebratene Forelle, Loup de mer, Saibling im Ganzen",
    he: "דניס בגריל, דניס שלם, לברק שלם, לברק בגריל, פורל, דניס בתנור",
    ar: "سمك مشوي, سمكة كاملة, سمك دنيس مشوي, سي باس مشوي, بلطي مشوي, سمك بوري مشوي, بوري مشوي, هامور كامل, شعري مشوي, دنيس مشوي, سمك سيباس",
    zh: "烤鱼整条, 清蒸石斑, 烤秋刀鱼, 盐烤鲭鱼, 烤鲈鱼, 盐烤秋刀鱼",
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
    tr: "etli yaprak sarma, etli sarma, zeytinyağlı yaprak sarma, zeytinyağlı sarma, yaprak sarması, yaprak sarma, zeytinyağlı yaprak dolma",
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
