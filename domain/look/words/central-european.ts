import type { Vocabulary } from "./forms.ts";

/** Dishes of German, Austrian, Polish and Ukrainian kitchens, as they are called there and abroad. */
export const CENTRAL_EUROPEAN = {
  cabbageRolls: {
    any: "cabbage roll*, stuffed cabbage, stuffed cabbage rolls, kohlroulade*, krautroulade*, krautwickel*, kohlwickel*, sarmale, chou farci, choux farcis, feuilles de chou farcies, rollos de col, rollitos de col, col rellena, involtini di verza, involtini di cavolo, rolinhos de repolho, charutos de repolho, couve recheada, gołąbk*, gołąbki, голубц*, голубці, lahana dolması, etli lahana dolması, لفائف الملفوف, رولات الملفوف, لفائف ملفوف باللحم, כרוב ממולא, עלי כרוב ממולאים, holubtsi, holubci, golabki, golubtsy, 卷心菜卷, 白菜卷, 包菜卷",
  },
  porkKnuckle: {
    any: "pork knuckle*, roast pork knuckle, ham hock*, schweinshaxe*, schweinshaxn, schweinshaxerl, schweinshaxn resch, haxe*, haxn, grillhaxe*, schweinestelze*, stelze*, hinterhaxe*, golonk*, golonka, codillo, codillo asado, codillo al horno, stinco di maiale, stinco al forno, stinco, joelho de porco, joelho assado, eisbein assado, jarret de porc, jambonneau, jarret de porc rôti, domuz incik, كارع خنزير, קותל חזיר, שוק חזיר, рульк*, рулька, свиняча рулька, свинна рулька, свиняче коліно, 烤猪肘, 猪肘, 德国猪肘, 烤猪脚, 德式猪脚, 德式烤猪肘, 咸猪手",
  },
  cordonBleu: {
    any: "cordon bleu*, cordonbleu*, cordon-bleu*, кордон блю, кордон-блю, كوردون بلو, كوردن بلو, קורדון בלו, 蓝带猪排, 蓝带鸡排, 蓝带, 蓝绶带猪排, kordon blö, kordon blue, kordon bleu",
  },
  chickenKyiv: {
    any: "chicken kiev*, chicken kyiv*, kiev*, kyiv, kiewer kotelett, kiewer kotelette, hähnchen kiew, huhn kiew, hähnchenbrust kiew, poulet à la kiev, poulet kiev, côtelette de kiev, pollo kiev, pollo a la kiev, pollo alla kiev, frango à kiev, frango kiev, kotlet de volaille, devolay, dewolaj*, de volaille, kotlet po kijowsku, kurczak po kijowsku, kotlet kijowski, tavuk kiev, kievski, котлет* по київськи, котлета по київськи, котлета по-київськи, київська котлета, كييف دجاج, دجاج كييف, עוף קייב, קציצת קייב, קייב, 基辅鸡, 基辅炸鸡排, 黄油鸡卷",
  },
  beefRoast: {
    any: "sauerbraten*, schmorbraten*, rinderbraten*, rinderschmorbraten*, rindsbraten*, tafelspitzbraten, pot roast*, sunday braised beef, bœuf braisé, boeuf braisé, arrosto di manzo, brasato, brasato al barolo, brasato di manzo, manzo brasato, carne assada, pieczeń wołowa, pieczeń wołowej, wołowina pieczona, печеня з яловичини, запечена яловичина, fırında روستو, لحم روستو, צלי בקר, צלי כתף, 德式酸味烤牛肉, 醋焖牛肉, 炖烤牛肉",
  },
  beefRoulade: {
    any: "rinderroulade*, rindsroulade*, rindsrouladen, roulade, rouladen, beef roulade*, beef olive*, roulade de bœuf, roulade de boeuf, roulades de bœuf, paupiette de bœuf, paupiettes de bœuf, paupiette de boeuf, rollo de ternera, rollitos de ternera, involtini di manzo, involtini di carne, braciole, rolinhos de vaca, rolo de vitela, zrazy, zraz*, zraz wołowy, zrazy wołowe, zrazy zawijane, rolada wołowa, rolady wołowe, roladka wołowa, roladki wołowe, rolada śląska, крученик*, завиванц*, м'ясні рулетики, dana rulo, sığır rulo, رولاد لحم, رولاد لحم بقري, רולדת בקר, רולדות בקר, 牛肉卷, 德式牛肉卷",
  },
  whiteSausage: {
    any: "weißwurst*, weisswurst*, weißwürste*, weisswürste*, münchner weißwürste, bavarian white sausage*, white sausage*, saucisse blanche, saucisses blanches, boudin blanc, salchicha blanca, salchichas blancas, salsiccia bianca bavarese, salsicce bianche, salsicha branca, salsichas brancas, biała kiełbasa, kiełbasa biała, białe kiełbaski, біла ковбаска, білі ковбаски, баварські білі ковбаски, beyaz sosis, bavyera beyaz sosis, نقانق بيضاء, סוסיס לבן, נקניקיות לבנות, נקניקייה בווארית לבנה, 白肠, 巴伐利亚白香肠, 慕尼黑白肠",
  },
  obatzda: {
    any: "obatzda*, obazda*, obatzter*, obatzde*, gerupfter*, баварський сир обацда, обацда, bavarian cheese spread, אובצדה, 巴伐利亚奶酪酱, 巴伐利亚芝士酱",
  },
  sausageSalad: {
    any: "wurstsalat*, wurstsalat schweizer art, schweizer wurstsalat, straßburger wurstsalat, sausage salad*, salade de cervelas, salade de saucisse, salade strasbourgeoise, ensalada de salchicha, ensalada de salchichas, insalata di würstel, salada de salsicha, sałatka z kiełbasy, sałatka z kiełbasą, салат з ковбасою, салат з ковбаски, sosis salatası, سلطة نقانق, סלט נקניקיות, 香肠沙拉",
  },
  pancakeStripSoup: {
    any: "flädlesuppe*, flädlisuppe*, frittatensuppe*, pfannkuchensuppe*, eierkuchensuppe, kraftbrühe mit flädle, rinderbrühe mit flädle, rindsuppe mit frittaten, bouillon mit flädli, pancake soup, pancake strip soup, soupe aux crêpes, bouillon célestine, consommé célestine, sopa de crepes, celestine, brodo con frittatine, zuppa celestina, sopa de panquecas, rosół z naleśnikami, zupa naleśnikowa, бульйон з млинцями, krepli çorba, שורבת קרפ, מרק קרפ, 薄饼丝汤, 煎饼丝汤",
  },
  liverDumplingSoup: {
    any: "leberknödelsuppe*, leberknödlsuppe*, leberspätzlesuppe*, leberknöpflisuppe, liver dumpling soup, soupe aux quenelles de foie, sopa de albóndigas de hígado, canederli di fegato in brodo, zuppa di canederli, sopa de bolinhos de fígado, zupa z pulpetami wątróbkowymi, суп з печінковими галушками, бульйон з печінковими кнедлями, ciğer köfteli çorba, שורבת כבד, מרק כופתאות כבד, شوربة كرات الكبد, 肝丸子汤, 猪肝丸汤",
  },
  lentilStew: {
    any: "linseneintopf*, lentil stew, soczewica duszona",
  },
  lentilsAndSausage: {
    any: "linsensuppe mit würstchen, linsensuppe mit wurst, linsensuppe mit wiener, linsen mit würstchen, lentil stew with sausage, lentils with sausage, sausage and lentils, saucisse lentilles, saucisse aux lentilles, saucisses lentilles, saucisses aux lentilles, saucisse de toulouse lentilles, petit salé aux lentilles, petit salé lentilles, lentejas con chorizo, lentejas estofadas con chorizo, lentejas a la riojana, lenticchie e cotechino, cotechino e lenticchie, lenticchie con salsiccia, salsiccia e lenticchie, lentilhas com chouriço, lentilhas com salsicha, soczewica z kiełbasą, сочевиця з ковбасою, sosisli mercimek, عدس بالنقانق, עדשים עם נקניקיות, 香肠扁豆汤",
    de: "Linseneintopf mit Wursteinlage, Linsensuppe mit Wursteinlage, Linseneintopf mit Würstchen, Linsensuppe mit Würstchen, Linseneintopf mit Wienerle, Linsensuppe mit Wiener",
  },
  zurek: {
    pl: "żur, żuru",
    any: "żurek*, żur śląski, zurek, sour rye soup, polnische sauermehlsuppe, barszcz biały, biały barszcz, soupe de seigle aigre, sopa agria de centeno, zuppa acida di segale, sopa polaca zurek, журек*, журек, бялий борщ, זורק, זיורק, جوريك, ekşi çavdar çorbası, 波兰酸汤, 酸黑麦汤",
  },
  solyanka: {
    any: "солянк*, soljanka*, solyanka*, solianka*, soljanka, solanka, zupa soljanka, סוליאנקה, סוליאנקה בשר, سوليانكا, 俄式浓汤, 索良卡, 肉杂烩汤",
  },
  bigos: {
    any: "bigos*, bigos staropolski, bigos myśliwski, bigos domowy, бігос*, bigosch, polish hunter's stew, hunter's stew, hunters stew, בישול ציידים, ביגוס, بيغوس, 波兰猎人炖菜, 猎人炖肉",
  },
  syrnyky: {
    any: "сирник*, сирники, сирнички*, syrnyk*, syrniki*, sirnik*, syrnyky, cottage cheese pancake*, curd pancake*, quark pancake*, quarkkeulchen*, topfenlaibchen*, quarkpfannkuchen, pancakes au fromage blanc, tortitas de requesón, frittelle di ricotta, panquecas de requeijão, serniczki smażone, placuszki serowe, placki twarogowe, placuszki twarogowe, placuszki z twarogu, racuchy z twarogu, lor peynirli pankek, سيرنيكي, סירניקי, לביבות גבינה, לביבות גבינה מתוקות, 奶渣饼, 奶酪煎饼, 俄式奶渣饼",
  },
  potatoPancakeGoulash: {
    any: "placek po węgiersku, placki po węgiersku, placek po zbójnicku, placki po zbójnicku, placki ziemniaczane z gulaszem, placek ziemniaczany z gulaszem, placek z gulaszem, placki z gulaszem, placek cygański, placek po cygańsku, potato pancake with goulash, potato pancakes with goulash, kartoffelpuffer mit gulasch, kartoffelpuffer mit gulash, reibekuchen mit gulasch, galettes de pommes de terre au goulash, tortita de patata con goulash, frittelle di patate con gulasch, деруни з гуляшем, дерун з гуляшем, לביבת תפוחי אדמה עם גולאש, gulaşlı patates mücveri, 土豆饼配炖牛肉",
  },
  zapiekanka: {
    pl: "zapiekanka, zapiekanki, zapiekanek, zapiekankę",
    en: "zapiekanka, polish open baguette",
    uk: "польська запіканка на багеті, багет запечений по польськи",
    zh: "波兰法棍披萨, 蘑菇芝士法棍",
  },
  breadDumpling: {
    de: "Knödel, Semmelknödel, Semmelknödeln, Serviettenknödel, Brezenknödel, Klöße, Klößen, Kloß, Semmelkloß, Semmelklöße, Knödeln",
    en: "bread dumpling*, bavarian dumpling*, semmelknödel",
    fr: "quenelles de pain, knödel, boulettes de pain",
    es: "albóndigas de pan, knödel",
    it: "canederli, canederlo, knödel",
    pt: "bolinhos de pão alemães, knödel",
    pl: "knedle bułczane, knedliki, knedlik",
    tr: "ekmek köftesi knödel, knödel",
    uk: "кнедлі, кнедлики, кнедель, хлібні кнедлі",
    ar: "كنودل",
    he: "קנדלך לחם, קנעדלך לחם, כופתאות לחם, קנודל",
    zh: "面包丸子, 德式面包团子, 面包团子",
  },
  yeastDumpling: {
    any: "germknödel*, dampfnudel*, hefeknödel*, hefekloß, hefeklöße, yeast dumpling*, sweet yeast dumpling*, steamed yeast dumpling*, bávorský knedlík, brioche vapeur à la vanille, bollo al vapor con vainilla, canederlo dolce di lievito, паровий кнедль, גרמקנודל, 蒸面团子, 香草蒸馒头, 酵母团子",
  },
  cherryPierogi: {
    any: "вареники з вишнею, вареники з вишнями, вареники вишня, вареники з ягодами, вареники з чорницею, вареники з полуницею, pierogi z jagodami, pierogi z truskawkami, pierogi z wiśniami, pierogi z owocami, pierogi jagodowe, pierogi na słodko, cherry varenyky, varenyky with cherries, varenyky with cherry, cherry dumplings, cherry pierogi, blueberry pierogi, sweet pierogi, kirsch wareniki, wareniki mit kirschen, pierogi mit kirschen, vareniki aux cerises, pierogi aux cerises, varenikis aux cerises, varenyky con cerezas, pierogi con cerezas, varenyky alle ciliegie, pierogi alle ciliegie, varenyky com cerejas, pierogi com cerejas, vişneli varenyky, vişneli mantı, ורניקי דובדבנים, וארניקי דובדבנים, 樱桃饺子, 樱桃甜饺",
  },
  buckwheat: {
    any: "гречка, гречки, гречан*, гречкою, гречана каша, kasza gryczana, kaszą gryczaną, kaszy gryczanej, gryczana, gryczaną, buckwheat groats, buckwheat kasha, buckwheat porridge, boiled buckwheat, buckwheat, buchweizengrütze, kasha de sarrasin, sarrasin grillé, trigo sarraceno cozido, karabuğday pilavı, karabuğday, حنطة سوداء, كاشا, כוסמת, כוסמת מבושלת, 荞麦饭, 荞麦粥, 荞麦米",
  },
  salo: {
    uk: "сало, сала, салом",
    any: "сало з часником, ukrainian salo, salo with garlic, cured pork fat, lardo, lardo di colonnata, słonina, słonina wędzona, rückenspeck, lard fumé ukrainien, tocino curado ucraniano, toucinho curado, salo ucraniano, domuz yağı salo, סאלו, 乌克兰腌猪油, 腌猪油",
  },
  olivierSalad: {
    any: "олів'є, олівє, салат олів'є, olivier, olivier salad, salade olivier, salade russe, salada russa, ensaladilla, ensaladilla rusa, ensalada rusa, insalata russa, russian salad, russischer salat, olivier salat, sałatka olivier, sałatka jarzynowa, sałatka warzywna z majonezem, rus salatası, amerikan salatası, سلطة روسية, سلطة أوليفيه, סלט אוליבייה, סלט אוליביה, סלט רוסי, 俄式沙拉, 奥利维尔沙拉, 俄罗斯沙拉",
  },
  beetSalad: {
    any: "салат з буряка, салат буряковий, буряковий салат, салат з буряком, вінегрет, салат вінегрет, vinegret, vinaigrette salad ukrainian, buraczki, buraczki zasmażane, buraczki na ciepło, buraczków, surówka z buraków, surówka z buraczków, sałatka z buraków, ćwikła, ćwikła z chrzanem, beetroot salad, beet salad, rote bete salat, rote beete salat, rote-bete-salat, randensalat, rohnensalat, rote rüben salat, betteraves vinaigrette, betterave vinaigrette, salade de betteraves, salade de betterave, ensalada de remolacha, insalata di barbabietole, insalata di rape rosse, barbabietole, salada de beterraba, pancar salatası, سلطة شمندر, سلطة بنجر, סלט סלק, 甜菜沙拉, 红菜头沙拉, 甜菜根沙拉",
  },
  farmersBreakfast: {
    any: "bauernfrühstück*, gröstl*, tiroler gröstl, bauerngröstl*, bauernpfanne*, hoppelpoppel, farmer's breakfast, farmers breakfast, tyrolean hash, petit déjeuner paysan, poêlée paysanne, desayuno campesino, gröstl tirolese, patate saltate con speck e uovo, pequeno-almoço camponês, śniadanie chłopskie, śniadanie farmera, селянський сніданок, картопля по селянськи з яйцем, çiftçi kahvaltısı, فطور المزارع, ארוחת בוקר איכרים, 农夫早餐, 农家早餐",
  },
  creamSchnitzel: {
    any: "jägerschnitzel*, rahmschnitzel*, schnitzel jäger art, schnitzel mit champignonrahm, schnitzel mit pilzrahm, schnitzel mit pilzrahmsoße, schnitzel mit pilzsauce, champignonschnitzel*, pilzrahmschnitzel*, hunter schnitzel, hunter's schnitzel, hunters schnitzel, schnitzel with mushroom sauce, mushroom schnitzel, kotlet w sosie grzybowym, kotlet w sosie pieczarkowym, sznycel w sosie pieczarkowym, kotlet schabowy z pieczarkami, schabowy z pieczarkami, шніцель з грибним соусом, шніцель у грибному соусі, шніцель мисливський, mantar soslu şinitzel, شنيتزل بصوص الفطر, שניצל ברוטב פטריות, 猎人炸猪排, 蘑菇汁炸猪排",
  },
  herring: {
    any: "śledź w oleju, śledzie w oleju, оселедец*, оселедец з картоплею, śledź, śledzie, śledzik*, śledziem, matjes*, matjesfilet*, hering, heringsfilet*, heringsstipp, bismarckhering, brathering*, herring, herrings, pickled herring, soused herring, hareng, harengs, harengs pommes à l'huile, hareng pommes à l'huile, arenque*, arenques, aringa, aringhe, ringa*, ringa balığı, رنجة, رنجه, הרינג, דג מלוח, 鲱鱼, 腌鲱鱼",
  },
  meatPatty: {
    de: "Boulette, Bouletten, Fleischküchle, Fleischpflanzerl",
    en: "rissole*",
    any: "frikadelle*, bulette*, fleischpflanzerl*, fleischküchle*, fleischlaberl*, fleischküchlein, hacksteak*, kotlet mielony, kotlety mielone, mielony, mielone, kotlet pożarski, kotlety pożarskie, січеник*, домашня котлета, домашні котлети, котлета домашня, котлети домашні, котлета куряча, котлета зі свинини, котлета з яловичини, hamburger steak, salisbury steak, קציצת בשר ביתית, 汉堡肉, 德式肉饼, 汉堡牛排",
  },
} as const satisfies Vocabulary;
