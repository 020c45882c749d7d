import type { Vocabulary } from "./forms.ts";

/** Of eggs, batter and grain, as they are eaten in the morning. */
export const BREAKFAST = {
  breakfast: {
    any: "breakfast*, brunch",
    de: "Frühstück, *frühstück",
    fr: "petit déjeuner, petit-déjeuner",
    es: "desayuno*",
    it: "colazione",
    pt: "pequeno almoço, pequeno-almoço, café da manhã",
    pl: "śniadani*",
    tr: "kahvaltı*",
    uk: "снідан*",
    ar: "فطور, إفطار",
    he: "ארוחת בוקר, בוקר, ארוחות בוקר",
    zh: "早餐",
  },
  shakshuka: {
    any: "shakshuka*, shakshouka*, schakschuka*, szakszuka*, chakchouka*, шакшук*, شكشوكة, שקשוקה, 北非蛋, 沙卡舒卡",
  },
  omelette: {
    any: "omelet*, omelett*, tortilla francesa, omlet*, omleta, omeleta, omelete*, omlette, käseomelett, käseomelette, champignonomelett, omelett natur, plain omelette, classic omelette, omelette nature, omelette natur, omlet klasyczny, sade omlet",
    uk: "омлет*",
    ar: "عجة, اومليت, أومليت",
    he: "חביתה, חביתת, אומלט",
    zh: "煎蛋卷, 欧姆蛋, 奄列",
  },
  scrambledEgg: {
    any: "scrambled egg*, eggs scrambled, œufs brouillés, oeufs brouillés, oeuf brouillé, œuf brouillé, huevos revueltos, huevo revuelto, revuelto de huevo, revuelto de huevos, uova strapazzate, uovo strapazzato, ovos mexidos, ovo mexido, jajecznic*, çırpılmış yumurta, karıştırılmış yumurta, скрембл*, яєчня бовтанка, яєчня-бовтанка, بيض مخفوق, بيض سكرامبل, بيض سكرمبل, ביצה מקושקשת, ביצים מקושקשות, מקושקשת, 炒蛋, 美式炒蛋, scrambles",
    de: "Rührei, Rühreier, Rühr-Ei, Eierspeis, Eierspeise",
    uk: "скрембл*, яєчня бовтанка",
  },
  boiledEgg: {
    any: "boiled egg*, soft boiled egg*, hard boiled egg*, soft-boiled egg*, hard-boiled egg*, eggs & soldiers, egg and soldiers, eggs and soldiers, dippy egg*, gekochtes ei, gekochte eier, weichgekochtes ei, weich gekochtes ei, hart gekochtes ei, hartgekochtes ei, weiches ei, frühstücksei, frühstückseier, ei im glas, eier im glas, bio ei gekocht, œuf à la coque, oeuf à la coque, œufs à la coque, oeufs à la coque, œuf coque, oeuf coque, œuf dur, oeuf dur, œufs durs, oeufs durs, œuf mollet, oeuf mollet, huevo cocido, huevos cocidos, huevo duro, huevos duros, huevo pasado por agua, huevo hervido, huevos pasados por agua, uovo alla coque, uova alla coque, uovo sodo, uova sode, uovo bollito, ovo cozido, ovos cozidos, ovo quente, jajko na miękko, jajka na miękko, jajko na twardo, jajka na twardo, jajko gotowane, jajka gotowane, haşlanmış yumurta, yumurta haşlama, rafadan yumurta, haşlama yumurta, варене яйце, варені яйця, яйце варене, яйця варені, яйце всмятку, яйце некруто, بيض مسلوق, بيضة مسلوقة, بيضة مسلوقه, ביצה קשה, ביצים קשות, ביצה רכה, ביצה מבושלת, 水煮蛋, 煮鸡蛋, 煮蛋, 白煮蛋, 水煮鸡蛋",
    de: "weiche Eier, weiches Ei, wachsweiches Ei, Ei im Glas, Eier im Glas, weiche Eier im Glas, Frühstücksei, weichgekochtes Ei, weich gekochtes Ei, hartgekochtes Ei",
  },
  poachedEgg: {
    any: "poached egg*, eggs poached, pochiertes ei, pochierte eier, œuf poché, œufs pochés, oeuf poché, oeufs pochés, œuf parfait, huevo poché, huevos poché, huevos pochados, huevo escalfado, huevos escalfados, uovo in camicia, uova in camicia, ovo escalfado, ovos escalfados, ovo pochê, jajko w koszulce, jajka w koszulce, jajko poche, poşe yumurta, çılbır, яйце пашот, яйця пашот, пашот, بيض بوشيه, بيض مسلوق بدون قشر, ביצה עלומה, ביצים עלומות, 水波蛋, 荷包水波蛋",
  },
  eggsBenedict: {
    any: "eggs benedict*, egg benedict*, eggs benny, benedict eggs, œufs bénédicte*, oeufs bénédicte*, oeuf bénédicte, œuf bénédicte, oeufs benedict, œufs bénédictine, eier benedict, ei benedict, eggs benedikt, eier benedikt, huevos benedict*, huevos benedictinos, huevos benedictine, huevos a la benedictina, uova alla benedict, uova benedict, uova alla benedictine, ovos benedict*, ovos beneditinos, jajka po benedyktyńsku, jajka benedykt, jajka benedict, jajko po benedyktyńsku, benedict yumurta, yumurta benedict, eggs benedikt, яйця бенедикт, яйце бенедикт, бенедикт, егс бенедикт, بيض بنديكت, بيض بينديكت, بيض بندكت, ביצי בנדיקט, ביצים בנדיקט, אגז בנדיקט, בנדיקט, 班尼迪克蛋, 本尼迪克蛋, 班尼迪蛋, 水波蛋班尼迪克",
  },
  /** The same with something else than ham. */
  otherBenedict: {
    any: "eggs royale, eggs florentine, eggs norwegian, eggs atlantic, egg florentine, œufs florentine, oeufs florentine, eggs hemingway, huevos florentina, huevos royale, eier florentine, benedict salmon, lachs benedict, salmon benedict, бенедикт з лососем, בנדיקט סלמון, בנדיקט תרד",
  },
  baconEggs: {
    any: "bacon and eggs, bacon & eggs, bacon n eggs, bacon eggs, eggs bacon, eggs and bacon, eggs & bacon, eggs with bacon, fried eggs and bacon, spiegelei mit speck, spiegeleier mit speck, spiegeleier mit bacon, spiegelei mit bacon, eier mit speck, eier mit bacon, œufs au bacon, oeufs au bacon, œufs bacon, oeufs bacon, œufs au plat bacon, oeufs au plat bacon, huevos con bacon, huevos con beicon, huevos fritos con bacon, huevos fritos con beicon, huevos fritos con panceta, huevos con tocino, huevos fritos con tocino, uova e bacon, uova al bacon, uova e pancetta, uova con bacon, ovos com bacon, ovos estrelados com bacon, ovos e bacon, jajka na bekonie, jajka sadzone na bekonie, jajka z bekonem, jajka na boczku, jajka sadzone na boczku, jajka sadzone z bekonem, яєчня з беконом, яєчня з салом і беконом, яйця з беконом, 培根煎蛋, 培根鸡蛋, 培根蛋, 培根太阳蛋, ham and eggs, ham eggs, ham n eggs",
  },
  /** Fried eggs, bacon or sausages and beans. */
  fullBreakfast: {
    zh: "英式早餐盘",
    any: "full english*, full breakfast, full english breakfast, english breakfast plate, full irish*, full scottish*, full welsh*, full monty, big breakfast, cooked breakfast, fry up, fry-up, the full works breakfast, all day breakfast plate, englisches frühstück, englisches frühstück komplett, english breakfast deluxe, irisches frühstück, petit déjeuner anglais, petit-déjeuner anglais, breakfast anglais, desayuno inglés, desayuno inglés completo, colazione inglese, colazione all'inglese, pequeno-almoço inglês, pequeno almoço inglês, café da manhã inglês, śniadanie angielskie, angielskie śniadanie, ingiliz kahvaltısı, англійський сніданок, сніданок англійський, сніданок по-англійськи, فطور إنجليزي, فطور انجليزي, إفطار إنجليزي, افطار انجليزي, الإفطار الإنجليزي, ארוחת בוקר אנגלית, בוקר אנגלי, 英式早餐, 全英式早餐, 英式全早餐, 英式大早餐",
  },
  /** Bread with cold cuts and cheese. */
  breakfastPlate: {
    he: "בוקר זוגי, ארוחת בוקר זוגית",
    tr: "serpme kahvaltı, serpme köy kahvaltısı",
    any: "frühstücksplatte*, frühstücksteller*, wurst und käse frühstück, frühstück wurst käse, frühstück wurst & käse, kleines frühstück wurst käse, deutsches frühstück, bayerisches frühstück platte, breakfast plate, breakfast platter, breakfast board, continental platter, german breakfast, plateau petit déjeuner, assiette petit déjeuner, petit déjeuner allemand, plato de desayuno, tabla de desayuno, desayuno alemán, piatto colazione, tagliere colazione, prato de pequeno-almoço, tábua de pequeno-almoço, tábua pequeno-almoço, planche petit déjeuner, planche brunch, tabla desayuno, frühstücksbrett*, talerz śniadaniowy, deska śniadaniowa, śniadanie niemieckie, kahvaltı tabağı, serpme kahvaltı, köy kahvaltısı, türk kahvaltısı, тарілка сніданок, німецький сніданок, сніданкова тарілка, طبق فطور, طبق الفطور, طبق إفطار, צלחת בוקר, מגש ארוחת בוקר, 早餐拼盘, 早餐盘, 德式早餐",
  },
  /** A hot drink, something baked and juice. */
  continentalBreakfast: {
    fr: "formule continentale",
    any: "continental breakfast*, french breakfast, kontinentales frühstück, kontinental frühstück, kontinentalfrühstück, französisches frühstück, frühstück französisch, pariser frühstück, petit déjeuner continental, petit-déjeuner continental, petit déj continental, petit déjeuner complet, petit-déjeuner complet, petit déj complet, petit déjeuner français, petit déjeuner parisien, formule petit déjeuner, formule petit-déjeuner, formule petit-déj, formule petit déj, formule petit dej, petit déjeuner express, desayuno continental, desayuno completo, desayuno francés, menú desayuno, colazione continentale, colazione francese, colazione completa, menù colazione, pequeno-almoço continental, pequeno almoço continental, pequeno-almoço completo, menu pequeno-almoço, café da manhã continental, śniadanie kontynentalne, śniadanie francuskie, kontinental kahvaltı, fransız kahvaltısı, континентальний сніданок, сніданок континентальний, французький сніданок, сніданок французький, فطور كونتيننتال, فطور فرنسي, إفطار كونتيننتال, ארוחת בוקר קונטיננטלית, ארוחת בוקר צרפתית, בוקר קונטיננטלי, 欧陆早餐, 欧式早餐, 法式早餐, 大陆式早餐, breakfast set, 早餐套餐",
  },
  pancake: {
    pl: "pankejk*, pankejki",
    any: "pancake*, hotcake*, hot cake*, buttermilk pancake*, american pancakes, amerikanische pfannkuchen, panquecas americanas, panqueques americanos, pancakes americani, pankake*, pancacke*",
    es: "tortitas, tortitas americanas",
    pt: "panqueca*",
    tr: "pankek*, pancake*",
    uk: "панкейк*",
    ar: "بانكيك, بان كيك, بان كيكس",
    he: "פנקייק, פנקייקים, פנקייקס",
    zh: "松饼, 美式松饼, 热香饼, 舒芙蕾松饼",
  },
  /** Thin, folded or rolled. */
  crepe: {
    any: "crêpe*, crepe*, crêpes, palatschinken*, palačink*, marillenpalatschinken, crespelle dolci, krepy, naleśnik*, налисники з сиром, panqueque*, panqueca francesa, suzette flambée, crêpe suzette, crêpes suzette, crepe suzette, suzette",
    de: "Palatschinke, Palatschinken, Pfannkuchen, Eierkuchen, Pfannekuchen, Pfankuchen",
    tr: "krep*",
    uk: "млинці, млинець, млинц*, налисник*, креп, крепи, блінчик*",
    ar: "كريب, كريبات, كريبس",
    he: "קרפ, קרפים, בלינצ'ס, בלינצ",
    zh: "可丽饼, 薄煎饼, 法式薄饼卷, 法式可丽饼",
  },
  /** Of buckwheat, savoury. */
  galette: {
    fr: "galette*, sarrasin",
    any: "galette de sarrasin, galettes de sarrasin, galette bretonne, buchweizencrêpe*",
  },
  oladky: {
    uk: "оладк*, оладки, оладь*, деруни солодкі",
    pl: "racuch*, placuszki",
    any: "poffertjes*",
  },
  waffle: {
    fr: "gauffre*",
    any: "waffle*, waffel*, waffeln, gaufre*, gofre*, cialda belga, waffles, bubble waffle*, belgische waffel*, herzwaffel*, waffle, wafle, wafles",
    pl: "gofr*, gofry, gofrów",
    pt: "waffle*, gofre*",
    uk: "вафл*",
    ar: "وافل, وافلز, وافلة",
    he: "וופל, וופלים, ופל, ופל בלגי, וופל בלגי, וופלס",
    zh: "华夫饼, 格子松饼, 窝夫, 格仔饼",
  },
  muesli: {
    any: "granola*, muesli*, müsli*, musli, bircher*, birchermüesli, crunchy müsli, muesly, мюслі*, гранол*, غرانولا, جرانولا, ميوسلي, موسلي, גרנולה, מוזלי, 格兰诺拉, 麦片, 燕麦脆, 什锦麦片",
  },
  porridge: {
    zh: "麦皮, 燕麦粥",
    any: "porridge*, oatmeal*, haferbrei*, haferflockenbrei, haferflocken, milchbrei hafer, gachas de avena, gachas, avena cocida, papas de aveia, aveia cozida, owsiank*, yulaf lapası, yulaf ezmesi, вівсянк*, вівсяна каша, каша вівсяна, شوفان بالحليب, شوفان ساخن, بوريدج, דייסת שיבולת שועל, דייסת קוואקר, קוואקר, 燕麦粥, 燕麦片粥, 牛奶燕麦, 牛奶燕麦粥, porridge d'avoine, bouillie d'avoine, zuppa d'avena, papas d'aveia, papa de aveia, شوفان بالفواكه, شوفان بالعسل, شوفان بالموز, شوفان بالتوت, avena con frutas, avena con fruta, avena con leche, avena con plátano, bol de avena, bowl de avena, aveia com fruta, flocons d'avoine, каша вівсяна, mingau de aveia, mingau, kleik owsiany",
  },
  yogurtBowl: {
    any: "yogurt parfait, yoghurt parfait, yogurt and berries, yoghurt and berries, yogurt with berries, granola & yogurt, granola yogurt, granola and yogurt, yogurt and granola, yoghurt and granola, yogurt granola, yoghurt granola, granola yoghurt, yogurt bowl*, yoghurt bowl*, joghurt bowl*, joghurtbowl*, joghurt mit beeren, joghurt mit früchten, joghurt mit obst, joghurt mit granola, joghurt früchte, yaourt granola, yaourt et granola, yaourt aux fruits, yaourt aux fruits rouges, fromage blanc aux fruits rouges, fromage blanc fruits rouges, yogur con frutas, yogur con fruta, yogur con frutos rojos, yogur con granola, bol de yogur, yogurt con frutta, yogurt e frutta, yogurt con frutti di bosco, yogurt con granola, yogurt e granola, coppa yogurt, iogurte com fruta, iogurte com granola, iogurte com frutos vermelhos, iogurte e granola, taça de iogurte, jogurt z owocami, jogurt z granolą, jogurt z musli, jogurt z malinami, meyveli yoğurt, granolalı yoğurt, yoğurt granola, yoğurtlu granola, йогурт з ягодами, йогурт з гранолою, йогурт з фруктами, йогурт з мюслі, гранола з йогуртом, гранола з йогуртом та ягодами, زبادي بالفواكه, زبادي بالتوت, زبادي مع الفواكه, زبادي جرانولا, زبادي مع جرانولا, زبادي بالجرانولا, زبادي مع غرانولا, יוגורט עם פירות, יוגורט גרנולה, יוגורט עם גרנולה, יוגורט וגרנולה, יוגורט פירות, יוגורט ופירות, 酸奶水果杯, 水果酸奶, 酸奶杯, 希腊酸奶配水果, 酸奶碗, 莓果酸奶",
  },
  acaiBowl: {
    he: "אסאי בול",
    any: "acai bowl*, açaí bowl*, açai bowl*, acaí bowl, acaibowl*, acai schale, bol de açaí, bol de acai, bol açaí, bol acai, bowl de açaí, bowl açaí, açaí na tigela, tigela de açaí, copo de açaí, açaí tigela, miska acai, acai kase, אסאי, בול אסאי, أساي, асаї, асаї боул, асаї-боул, боул асаї, боул з асаї, أساي بول, اساي بول, وعاء أساي, אסאי באול, קערת אסאי, 巴西莓碗, 阿萨伊碗, 巴西莓果碗, smoothie bowl acai",
    es: "açaí, acai",
    pt: "açaí",
  },
  cerealBowl: {
    zh: "玉米片牛奶, 早餐麦片",
    ar: "كورنفلكس, كورنفلكس بالحليب, حبوب الفطور",
    tr: "kahvaltılık gevrek",
    de: "Frühstückscerealien",
    en: "cereal, cereals, bowl of cereal, breakfast cereal, breakfast cereals",
    any: "cornflakes, corn flakes, cornflakes mit milch, céréales au lait, cereales, cereales con leche, cereali, cereali con latte, cereais, cereais com leite, płatki kukurydziane, płatki z mlekiem, płatki śniadaniowe, mısır gevreği, sütlü mısır gevreği, кукурудзяні пластівці, пластівці з молоком, קורנפלקס, דגני בוקר, كورن فليكس, رقائق الذرة, 麦片牛奶, 牛奶玉米片",
  },
  coldCuts: {
    pt: "prato de frios, frios sortidos",
    tr: "soğuk et tabağı",
    en: "cold cuts, cold meat platter, deli meats",
    de: "Aufschnitt, Aufschnittteller, Wurstaufschnitt, Wurstteller",
    any: "cold cut plate, cold meat plate, ham and salami plate, assiette de jambon et saucisson, plato de fiambres, fiambres, fiambres variados, piatto di affettati, prato de fiambres, fiambres sortidos, deska wędlin śniadaniowa, wędliny, м'ясна нарізка, нарізка м'ясна, ковбасна нарізка, פלטת נקניקים, צלחת נקניקים, طبق لحوم باردة, لحوم باردة, 冷切肉, 火腿冷盘, 冷切肉拼盘",
  },
} as const satisfies Vocabulary;
