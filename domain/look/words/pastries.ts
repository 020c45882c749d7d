import type { Vocabulary } from "./forms.ts";

/** Breads and what a bakery sells by the piece. */
export const PASTRIES = {
  croissant: {
    any: "croissant*, kruasan*, cruasán*, croisant*, croissan",
    de: "Hörnchen, Gipfeli, Buttercroissant, Buttergipfel, Butterhörnchen",
    es: "medialuna*, cruasán, cruasanes",
    it: "cornetto, cornetti, brioche vuota, brioche semplice, cornetto vuoto",
    pl: "rogalik*, rogal",
    tr: "kruvasan*, kruasan*",
    uk: "круасан*, круассан*",
    ar: "كرواسون, كرواسان, كروسان, كروسون, كروسانت, كرواسانت",
    he: "קרואסון, קרואסונים, קוראסון, קרואסו",
    zh: "可颂, 牛角包, 羊角面包, 牛角面包, 羊角包, 可颂面包",
  },
  painAuChocolat: {
    fr: "pain choc, pains choc, pain choco, petit pain au chocolat, pain chocolat",
    any: "pain au chocolat, pains au chocolat, petit pain au chocolat, chocolatine*, napolitana de chocolate, napolitanas de chocolate, caña de chocolate, saccottino al cioccolato, fagottino al cioccolato, pão com chocolate folhado, pain chocolat",
  },
  muffin: {
    any: "muffin*, muffinek",
    pl: "babeczk*",
    uk: "мафін*, маффін*",
    ar: "مافن, مافين, مفن",
    he: "מאפין, מאפינס, מאפינים",
    zh: "玛芬, 松糕, 马芬, 麦芬, 玛芬蛋糕",
  },
  cupcake: {
    any: "cupcake*, cup cake*, капкейк*, كب كيك, كاب كيك, كبكيك, קאפקייק, קאפקייקס, קאפקייקים, 纸杯蛋糕, 杯子蛋糕, cupcakes",
  },
  donut: {
    any: "donut*, doughnut*, donuts, донат*, دونات, دوناتس, دونت, דונאט, דונאטס, 甜甜圈, donat, dunkin donut, donas glaseadas, rosca glaseada, donought*",
    es: "dona, donas, dónut, dónuts",
    uk: "донат*, донатс*, пончик глазурований, пончик у глазурі, пончик американський",
    he: "דונט, דונטס",
    pl: "donut*",
  },
  /** Round and filled. */
  jamDonut: {
    any: "berliner, krapfen, pączek, pączk*, bomboloni, bombolone, beignet à la confiture, faschingskrapfen, berlina*, jam doughnut*, jelly donut*, jelly doughnut*, jam donut*, berlínesa*, סופגניה, סופגניות, סופגנייה, 柏林包, бомболоні, donut mit marmelade",
    de: "Berliner, Berliner Pfannkuchen, Krapfen, Marmeladenkrapfen, Kreppel, Berlinern",
    pl: "pączek, pączki, pączków, pączkiem",
    tr: "berliner",
  },
  /** Fried dough: of something sweet, or of vegetables and fish. */
  beignet: {
    fr: "beignet*",
    uk: "пончик*",
  },
  cinnamonRoll: {
    any: "cinnamon roll*, cinnamon bun*, cinnamon swirl*, zimtschnecke*, roulé à la cannelle, roulé cannelle, rollo de canela, rollos de canela, roll de canela, rolls de canela, girella alla cannella, rolo de canela, rolos de canela, cynamonka, bułka cynamonowa, bułeczka cynamonowa, bułeczki cynamonowe, cynamonki, tarçınlı rulo, tarçınlı çörek, tarçınlı roll, синабон*, сінабон*, сіннабон*, булочка з корицею, булочки з корицею, رول القرفة, رول قرفة, سينابون, سينامون رول, سينامون رولز, שבלול קינמון, סינבון, סינמון רול, 肉桂卷, cinnabon*, cinabon, kanelbulle*, kanelbullar, zimtrolle*, brioche cannelle, caracol de canela, caracola de canela, caracolas de canela, escargot cannelle, escargot à la cannelle, bollo de canela, rulo de canela, ślimak cynamonowy, ślimaczek cynamonowy, равлик з корицею, tarçınlı çörekler, לולאת קינמון, roles de canela, brioche cannella, cynamonowa bułka, сінабон, синнабон, синабон, سينمون رول, לחמניית קינמון, שושני קינמון, brioche à la cannelle, kanelbulle",
    de: "Franzbrötchen",
  },
  pretzel: {
    any: "pretzel*, brezel*, breze, brezn, brezen, laugenbrezel*, laugenbreze, laugenbrezn, butterbrezel*, butterbreze*, butterbrezn, precel*, бретцель, бретцел*, крендель, بريتزل, פרעצל, פרצל, 椒盐卷饼, 碱水结, 德式扭结面包, bretzel*, bretzl, brezli, 椒盐碱水结, 普雷结, 碱水面包, 椒盐脆饼",
  },
  /** Puff pastry or yeast dough: with what, decides. */
  sweetBun: {
    any: "puff pastry*, sfoglia dolce",
    uk: "слойка, слойки, слойку, слоєн*",
    pl: "ciastko francuskie, francuskie",
    ar: "بف باستري",
  },
  /** Of the same dough as pretzels, in another shape. */
  lyeBread: { any: "laugenstange*, laugenecke*, laugenkonfekt, laugengebäck" },
  /** A whole bread, or slices of one kind. */
  breadLoaf: {
    en: "loaf, loaves, sourdough bread, rye bread, wholemeal bread, wholegrain bread, whole wheat bread, multigrain bread, country bread, farmhouse bread, white bread, brown bread, seeded bread, spelt bread, soda bread, bloomer, bloomers, white bloomer, farmhouse loaf, tin loaf",
    de: "Laib, *laib, Brotlaib, Bauernbrot, Roggenbrot, Vollkornbrot, Dinkelvollkornbrot, Roggenvollkornbrot, Mischbrot, Roggenmischbrot, Weizenmischbrot, Dinkelbrot, Weißbrot, Sauerteigbrot, Krustenbrot, Landbrot, Holzofenbrot, Mehrkornbrot, Kastenbrot, Schwarzbrot, Graubrot, Kürbiskernbrot, Sonnenblumenbrot, Sonnenblumenkernbrot, Körnerbrot, Eiweißbrot, Steinofenbrot, Hausbrot, Walnussbrot, Ruchbrot, Urbrot, Pumpernickel, Weizenbrot, Bergsteigerbrot, Saatenbrot",
    fr: "pain de campagne, pain complet, pain au levain, pain de seigle, pain aux céréales, pain aux noix, pain de mie, boule de campagne, miche, gros pain, pain blanc, pain de tradition, pain aux graines, pain intégral, pain d'épeautre, pain bis, tourte de seigle, pain complet tranché",
    es: "hogaza*, pan de pueblo, pan integral, pan de molde, pan de centeno, pan de masa madre, pan de payés, pan de espelta, pan candeal, pan rústico, pan gallego, pan de semillas, pan de cereales",
    it: "pagnotta, filone, pane integrale, pane casereccio, pane di segale, pane ai cereali, pane pugliese, pane di altamura, pane toscano, pane bianco, pane a lievitazione naturale",
    pt: "broa de milho, pão alentejano, pão de forma, pão integral, pão de centeio, pão de mistura, pão rústico, pão de cereais, pão de mafra, broa, pão saloio, pão de massa mãe",
    pl: "bochenek, bochen*, chleb żytni, chleb pszenny, chleb na zakwasie, chleb razowy, chleb wiejski, chleb pszenno-żytni, chleb orkiszowy, chleb graham, chleb ziarnisty, chleb ze słonecznikiem, chleb słonecznikowy, chleb wieloziarnisty, chleb pełnoziarnisty, chleb litewski",
    tr: "somun, köy ekmeği, ekşi mayalı ekmek, tam buğday ekmeği, çavdar ekmeği, kepekli ekmek, kepek ekmeği, tost ekmeği somun, siyez ekmeği, çok tahıllı ekmek",
    uk: "буханк*, буханець, хліб житній, житній хліб, хліб пшеничний, пшеничний хліб, хліб на заквасці, цільнозерновий хліб, хліб цільнозерновий, хліб бородинський, бородинський хліб, паляниц*, хліб український, хліб чорний, чорний хліб, білий хліб, хліб білий, хліб гречаний, гречаний хліб, хліб з насінням",
    ar: "رغيف, خبز بر, خبز أسمر, خبز اسمر, خبز الجاودار, خبز القمح الكامل, توست أبيض, خبز حبوب كاملة, خبز العجين المخمر, خبز مخمر, خبز ساوردو, خبز الحبوب",
    he: "כיכר, כיכר לחם, לחם מחמצת, לחם שיפון, לחם מלא, לחם כפרי, לחם דגנים, לחם אחיד, לחם כוסמין, לחם לבן, לחם שאור",
    zh: "酸面包, 黑麦面包, 全麦面包, 乡村面包, 欧包, 吐司面包, 酸种面包, 杂粮面包, 白面包, 核桃面包, 法式乡村面包",
    any: "chleb razowy, батон, батон нарізний, bâtard, хліб пшеничний, хліб сірий",
  },
  breadRoll: {
    en: "bread roll, bread rolls, dinner roll, dinner rolls, crusty roll, crusty rolls, bread bun, bread buns, bap, baps, barm, barms, cob, soft rolls",
    de: "Brötchen, *brötchen, Semmel, Semmeln, *semmel, *semmeln, *weckle, *weckerl, Weckerl, Schrippe*, Weckle, Weck, Wecken, Rundstück*, Kaisersemmel*, Kaiserbrötchen, Körnerbrötchen, Kürbiskernbrötchen, Mehrkornbrötchen, Roggenbrötchen, Dinkelbrötchen, Vollkornbrötchen, Sesambrötchen, Mohnbrötchen, Sonnenblumenbrötchen, Laugenbrötchen, Weizenbrötchen, Kornbrötchen, Bürli, Weggli, Handsemmel*, Kornspitz, Röggelchen, Dinkelseele*, Weltmeisterbrötchen, Eiweißbrötchen, Kartoffelbrötchen, Baguettebrötchen, Schusterjungen, Schusterjunge, Krosse, Doppelweck, Brötchn",
    fr: "petit pain, petits pains, petit pain aux céréales, petits pains aux céréales",
    es: "panecillo*, mollete sencillo, bollo de pan, bollos de pan, bolillo*",
    it: "rosetta, michetta, michette, pagnottella, pagnottelle, panini al latte, panini semplici",
    pt: "pãozinho, pãezinhos, carcaça, carcaças, papo-seco, papo seco, papos-secos, pão francês, bola de mistura",
    pl: "bułka, bułki, bułce, bułką, bułeczka, bułeczki, kajzerk*, grahamk*, bułka pszenna, bułka kajzerka, bułka grahamka, kajzerka",
    uk: "булочка, булочки, булочці, булка, булки, булці",
    ar: "صمون, صمونة, خبز صمون, خبز رول, خبز صغير",
    he: "לחמניות, לחמניות הבית, לחמניית הבית, לחמניה, לחמנייה, לחמניית, בלחמניה, בלחמנייה",
    zh: "小面包, 餐包, 圆面包, 小餐包, 面包卷, 德式小面包",
    tr: "balık ekmek*",
  },
  breadBasket: {
    any: "bread basket*, breadbasket*, basket of bread, rolls basket, brotkorb*, brotkörbchen, brotkörberl, gebäckkorb, gebäckkörberl, corbeille de pain*, panière, panier de pain*, cesta de pan, cesto de pan, cestita de pan, cesta de panes, cestino di pane, cestino del pane, pane e coperto, cesto de pão, cesta de pão, cesto do pão, couvert de pão, koszyk pieczywa, koszyk z pieczywem, ekmek sepeti, хлібний кошик, кошик хліба, хлібна корзина, асорті хліба, سلة خبز, سلة الخبز, סלסלת לחם, סלסילת לחם, סלסלת לחמים, סלסילת לחמים, סל לחמים, 面包篮, 面包拼盘, bread selection, assorted bread, bread board, cesta de pães, cesto de pães, cestinha de pão, cesto pão, cesta pan, хлібна тарілка, хлібне асорті, тарілка хліба, לחם הבית עם מטבלים",
  },
  plainBaguette: {
    fr: "tradition, la tradition",
    any: "baguette tradition*, baguette traditionnelle, baguette de tradition, baguette blanche, baguette nature, demi baguette, baguette ordinaire, baguette classique, baguette de pain, stangenbrot, stangenweißbrot, baguettestange, baguettebrot, barra de pan, barra rústica, barra gallega, pan de barra, media barra, french bread, french stick, baguette bread, pan baguette, pão baguete, bagietka pszenna, bagietka francuska, francuska bagietka, французький багет, багет французький, багет класичний, فرنسي باغيت, خبز باغيت, خبز فرنسي, بجيت, בגט צרפתי, 法棍, 法式长棍, 法棍面包, 法式长棍面包, 法国长棍, baget ekmek, fransız ekmeği, baguette aux céréales, baguette de campagne, baguette complète, baguette aux graines, baguette rustique, baguette viennoise, pain baguette, baguette entière",
  },
  danish: {
    any: "danish*, danish pastry, danish pastries, fruit danish, plunder*, *plunder, plunderteilchen, danoise, дениш*, деніш*, даніш*, دانش, دانيش, معجنات دنماركية, דניש, דנישים, 丹麦酥, 丹麦面包, 丹麦, kopenhagener*, himbeerplunder",
  },
  eclair: {
    any: "éclair*, eclair*, ekler*, eclairs, еклер*, إكلير, اكلير, אקלר, אקלרים, 闪电泡芙, 闪电面包, eclér, eclere*",
  },
  macarons: {
    any: "macaron, macarons, macaron français, französische macarons, макарун*, макарони французькі, макаронс, ماكرون, ماكارون, מקרון, מקרונים, 马卡龙, macaroons, macarrons",
    es: "macarrón francés",
    pl: "makaronik*",
    tr: "makaron, makaronlar",
  },
  cookie: {
    any: "cookie*, galleta*, bolacha*, ciasteczk*, kurabiye*, печив*, كوكيز, كوكي, כוקיס, 曲奇, 饼干, 曲奇饼, ciastko owsiane, ciastka owsiane, ciastko z czekoladą, ciastka domowe, owsiane ciastko",
    de: "Keks, Kekse",
    he: "עוגיה, עוגייה, עוגיות, עוגיית",
    ar: "كوكيز",
    zh: "曲奇, 饼干, 曲奇饼, 曲奇饼干",
  },
  strudel: {
    any: "strudel*, *strudel, штрудел*, شترودل, شتروديل, ستردل, ستروديل, שטרודל, 酥皮卷",
    de: "Strudel, *strudel",
    tr: "ştrudel, strudel*",
  },
  /** Also where only this is meant. */
  appleStrudel: {
    de: "apfelstrudl",
    any: "apfelstrudel*, apple strudel*, strudel aux pommes, strudel de pomme*, strudel de manzana, strudel di mele, strudel alle mele, strudel de maçã, strudel jabłkowy, strudel z jabłkami, strucla z jabłkami, elmalı strudel, elmalı ştrudel, elmalı turta strudel, яблучний штрудель, штрудель яблучний, штрудель з яблуками, штрудель з яблуком, شترودل التفاح, شتروديل التفاح, شتروديل تفاح, شترودل تفاح, ستردل التفاح, שטרודל תפוחים, 苹果卷, 苹果酥卷, 苹果馅卷, strudel manzana, strudel pomme, apfel strudel, strudel mele",
  },
  scone: {
    any: "scone*, scones, skon, skony, сконс*, скон, скони, سكون, سكونز, סקון, סקונס, סקונים, 司康, 司康饼",
  },
  borek: {
    any: "börek*, böreğ*, borek*, burek*, bourek*, byrek, su böreği, kol böreği, tepsi böreği, gül böreği, börekler, böregi, boregi, бурек*, берек, борек, بورك, بوريك, بورق, בורק, בורקס, בורקסים, בורקיטס, 土耳其酥皮, 土耳其馅饼, 酥皮馅饼",
    tr: "börek, böreği, börekleri, böreğ*, su böreği",
    he: "בורקס, בורקסים, בורק, בורקה",
  },
  bananaBread: {
    any: "banana bread*, bananenbrot*, bananenkuchen*, banana loaf, banana cake, pan de plátano, pan de banana, bizcocho de plátano, bizcocho de banana, cake à la banane, cake banane, pain à la banane, pane alla banana, plumcake alla banana, bolo de banana, pão de banana, chlebek bananowy, chleb bananowy, ciasto bananowe, muzlu ekmek, muzlu kek, банановий хліб, банановий кекс, банана бред, خبز الموز, خبز موز, كيك الموز, كيكة الموز, כיכר בננה, לחם בננה, עוגת בננה, עוגת בננות, 香蕉面包, 香蕉蛋糕, budín de banana, budín de plátano",
  },
  baklava: {
    any: "baklava*, baklawa*, baclava, baklavas, пахлав*, баклав*, بقلاوة, بقلاوه, בקלאווה, בקלאוות, 果仁蜜饼, 巴克拉瓦, baklawy",
    tr: "baklava*, cevizli baklava, fıstıklı baklava",
  },
  /** Shredded pastry with cheese: no baklava. */
  kunafa: {
    any: "künefe*, kunefe*, kunafa*, kunafeh, knafeh, knefe, kanafeh, kadayıf*, kataifi, kadaif, كنافة, كنافه, قطايف, כנאפה, кнафе, кюнефе, 库纳法",
  },
  churros: {
    any: "churro*, çurro*, çuros, чурос, чурро*, чуррос, تشوروز, تشورو, شوروز, צ'ורוס, צ'ורוסים, 吉事果, 西班牙油条, 拉丁果",
  },
} as const satisfies Vocabulary;
