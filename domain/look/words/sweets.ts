import type { Vocabulary } from "./forms.ts";

/** Cakes, tarts and desserts from the spoon. */
export const SWEETS = {
  cake: {
    any: "cake*, *cake, gateau*, gâteau*, tarte*, torte*, tartlet*",
    de: "Kuchen, *kuchen, Torte, *torte, Torten, Törtchen, *törtchen, Gugelhupf, Stollen, Blechkuchen, Rührkuchen",
    fr: "tarte*, tartelette*, bûche, gâteau, gâteaux, entremets",
    es: "tarta, tartas, pastel, pasteles, pastelito*, bizcocho*, torta dulce, tarteleta*",
    it: "torta*, torte, crostata*, crostatina*, plumcake, ciambellone",
    pt: "bolo*, tarte*, torta, tartelete*",
    pl: "ciast*, tort*, tart, tarta, tarty, placek z owocami, babka",
    tr: "pasta, pastası, pastalar, kek*, turta*, tart, tartı, tartlar",
    uk: "торт*, тістечк*, пиріг*, тарт, тарти, тартал*, пляцок, пляцк*",
    ar: "كيك, كعكة, كعك, تورتة, كيكة, تارت, تارتة, جاتوه",
    he: "עוגה, עוגת, עוגות, טארט, טארטלט, טרט",
    zh: "蛋糕, 挞, 塔, 慕斯蛋糕",
  },
  /** Of pastry with a filling, which a cake of the same fruit does not look like. */
  tart: {
    any: "tartlet*, crostata*, crostatina*, tarteletta*, tarteleta*",
    en: "tart, tarts",
    de: "Tarte, Tartes, Tartelette*, Törtchen, *törtchen",
    fr: "tarte*, tartelette*",
    es: "tartaleta*, tarteleta*",
    pt: "tarte*, tartelete*",
    pl: "tart, tarta, tarty, tartaletk*",
    tr: "turta*, tart, tartı, tartlar",
    uk: "тарт, тарти, тарталетк*",
    ar: "تارت, تارتة",
    he: "טארט, טארטלט, טרט",
    zh: "挞, 塔",
  },
  cheesecake: {
    tr: "çizkek",
    zh: "起司蛋糕, 重乳酪, 乳酪蛋糕",
    any: "cheesecake*, cheese cake*, käsekuchen*, sernik*, topfentorte, gâteau au fromage, tarta de queso, tarta queso, torta di formaggio, torta al formaggio, peynirli kek, чізкейк*, чизкейк*, сирник торт, تشيز كيك, تشيزكيك, עוגת גבינה, צ'יזקייק, 芝士蛋糕, 奶酪蛋糕, 乳酪蛋糕, quarkkuchen, quarktorte, san sebastian, san sebastián, topfenkuchen, pay de queso, tarte au fromage blanc, basque burnt cheesecake, سان سيباستيان, سان سباستيان, 重乳酪蛋糕, 纽约重乳酪蛋糕, 轻乳酪蛋糕, 巴斯克, 巴斯克蛋糕, сан себастьян, סן סבסטיאן, cheescake*, chesecake*",
    uk: "сирник львівський, львівський сирник, сирник шоколадний, запечений сирник",
  },
  brownie: {
    any: "brownie*, брауні, браун*, براوني, براونيز, בראוניז, בראוני, 布朗尼",
  },
  chocolateCake: {
    any: "chocolate cake*, schokoladenkuchen, schokokuchen, schokoladentorte, schokotorte, gâteau au chocolat, gâteau chocolat, tarta de chocolate, torta al cioccolato, bolo de chocolate, ciasto czekoladowe, tort czekoladowy, çikolatalı kek, çikolatalı pasta, шоколадний торт, торт шоколадний, كيكة شوكولاتة, كيك شوكولاتة, كيكة الشوكولاتة, كيك الشوكولاتة, עוגת שוקולד, 巧克力蛋糕, sachertorte, sacher torte, chocolate fudge cake, fudge cake*, devil's food cake, bizcocho de chocolate, murzynek, torta sacher, tarta sacher",
  },
  lavaCake: {
    any: "lava cake*, chocolate lava*, molten cake*, molten chocolate cake, chocolate fondant*, schokofondant, schokoküchlein, schokoladenküchlein, lavakuchen, schoko lava*, fondant au chocolat, fondant chocolat, moelleux au chocolat, moelleux chocolat, mi-cuit, mi-cuit au chocolat, mi cuit chocolat, coulant*, volcán de chocolate, volcan de chocolate, fondente al cioccolato, tortino al cioccolato, tortino di cioccolato, tortino al cuore caldo, tortino con cuore, petit gâteau, petit gateau, bolo de chocolate quente, sufle, çikolatalı sufle, fondant czekoladowy, lava czekoladowa, шоколадний фондан*, фондан*, שоколаднийлава, كيكة اللافا, لافا كيك, كيك لافا, مولتن كيك, مولتن, كيك الشوكولاتة الذائب, كيك شوكولاتة ذائب, كيكة الشوكولاتة الذائبة, كيكة البركان, كيك البركان, بركان الشوكولاتة, שוקולד נוזלי, עוגת שוקולד חמה, schokokuchen mit flüssigem kern, schokoladenkuchen mit flüssigem kern, warmer schokoladenkuchen, warmes schokoküchlein, tarta de chocolate caliente, cuore caldo, akışkan kek, ciastko czekoladowe z płynnym środkiem, fondant de chocolate, petit gateau de chocolate, פונדנט, פונדנט שוקולד, סופלה שוקולד, סופלה, עוגת לבה, 熔岩蛋糕, 巧克力熔岩, 熔岩巧克力蛋糕, 巧克力熔岩蛋糕, 心太软, brownie coulant, volcán, مولتن شوكولاتة, لافا, molten lava, tortino caldo al cioccolato, bolo vulcão, vulcão de chocolate, çikolatalı lava kek, lava kek, лава кейк, лава-кейк, шоколадна лава, шоколадний лава кейк",
    tr: "akışkan çikolatalı kek, akışkan kek",
  },
  applePie: {
    any: "apple pie*, apfelkuchen*, apple tart, apple tarts, tarte aux pommes, tarte aux pomme, tarta de manzana, tarta manzana, pastel de manzana, pay de manzana, kuchen de manzana, torta di mele, crostata di mele, tarte de maçã, torta de maçã, szarlotk*, jabłecznik*, elmalı turta, elmalı pay, яблучний пиріг, пиріг з яблуками, فطيرة تفاح, فطيرة التفاح, تارت تفاح, كيك التفاح, פאי תפוחים, עוגת תפוחים, טארט תפוחים, 苹果派, 苹果挞, elmalı tart, gedeckter apfel, apfeltarte, apfeltorte, apfelstreusel, apfelstreuselkuchen",
  },
  carrotCake: {
    any: "carrot cake*, karottenkuchen, möhrenkuchen, rüblikuchen, rüblitorte, karottentorte, gâteau aux carottes, gâteau carotte, tarta de zanahoria, pastel de zanahoria, bizcocho de zanahoria, torta di carote, bolo de cenoura, ciasto marchewkowe, marchewkowe, havuçlu kek, havuçlu tarçınlı kek, havuçlu cevizli kek, морквяний торт, морквяний пиріг, морквяний кекс, كيكة جزر, كيك الجزر, كيك جزر, كيكة الجزر, עוגת גזר, 胡萝卜蛋糕",
  },
  strawberryCake: {
    any: "strawberry cake*, strawberry shortcake*, strawberry gateau, erdbeertorte, erdbeerkuchen, erdbeerschnitte, erdbeersahnetorte, erdbeersahne torte, fraisier, tarta de fresa*, pastel de fresa*, tarta de fresas y nata, torta alle fragole, torta di fragole, bolo de morango*, tort truskawkowy, ciasto z truskawkami, ciasto truskawkowe, çilekli pasta, çilekli yaş pasta, полуничний торт, торт полуничний, торт з полуницею, كيكة فراولة, كيك فراولة, كيكة الفراولة, עוגת תותים, עוגת תות, 草莓蛋糕",
  },
  blackForest: {
    any: "black forest cake*, black forest gateau, black forest gâteau, black forest, forêt noire, selva negra, foresta nera, floresta negra, tort szwarcwaldzki, szwarcwaldzki, kara orman pastası, karaorman, kara orman, чорний ліс, шварцвальдський торт, шварцвальд, الغابة السوداء, بلاك فورست, היער השחור, יער שחור, בלאק פורסט, 黑森林, 黑森林蛋糕, schwarzwälder kirschtorte, schwarzwälder kirsch, schwarzwälderkirschtorte, schwarzwälder torte, schwarzwälder kirsch torte",
  },
  lemonTart: {
    any: "tarte au citron*, tarte citron*, lemon tart*, lemon meringue pie*, lemon pie, zitronentarte*, tarta de limón, tarta limón, tartaleta de limón, pie de limón, crostata al limone, crostata di limone, tarte de limão, torta de limão, tarta cytrynowa, tartaletka cytrynowa, limonlu tart, limonlu turta, лимонний тарт, тарт лимонний, лимонна тарталетка, лимонний пиріг, تارت ليمون, تارت الليمون, טארט לימון, פאי לימון, 柠檬挞, 柠檬派, 柠檬塔, pay de limón, torta de limón, pie de limao, torta al limone meringata",
  },
  fruitTart: {
    any: "fruit tart*, fruit tartlet*, fruit flan, obsttorte*, obstkuchen, obsttörtchen, früchtetörtchen, obstboden, tarte aux fruits*, tartelette aux fruits*, tarte aux fraises, tartelette aux fraises, tarte framboises, tarte aux framboises, tarte aux myrtilles, tarte aux fruits rouges, tarta de frutas, tartaleta de frutas, tartaleta de fruta, crostata di frutta, crostata alla frutta, crostatina alla frutta, crostatina di frutta, tarte de fruta, tarte de frutas, tarte de frutos vermelhos, tarta owocowa, tarta z owocami, tartaletka z owocami, meyveli tart, meyveli turta, фруктовий тарт, тарт з ягодами, ягідний тарт, тарталетка з ягодами, фруктова тарталетка, тарталетка з фруктами, кошик з фруктами, تارت فواكه, تارت الفواكه, טארט פירות, טארט פירות יער, טארטלט פירות, 水果挞, 水果塔, 鲜果挞, meyveli tartolet, meyveli tartoletler, фруктовий кошик",
  },
  mousse: {
    fr: "mousse au chocolat maison, mousse chocolat maison",
    any: "mousse*, *mousse, мус, муси, موس, מוס",
    zh: "慕斯",
    pl: "mus, musy",
  },
  pannaCotta: {
    any: "panna cotta*, pannacotta*, pana cotta, panacotta*, panakota, панакот*, панна кота, панна котта, باناكوتا, بانا كوتا, פנה קוטה, פנקוטה, 意式奶冻, 奶冻, panna cota, 意大利奶冻",
  },
  cremeCaramel: {
    any: "crème caramel*, creme caramel*, crème renversée, crem caramel, flan de huevo, flan casero, flan de la casa, flan con nata, flan de caramelo, flan de vainilla, pudim flan, pudim de leite, pudim de ovos, pudim caseiro, krem karmel*, krem karamel, крем карамель, крем-карамель, كريم كراميل, كريم كرميل, كرم كراميل, קרם קרמל, 焦糖布丁, budino al caramello, flan caramel",
    es: "flan, flanes, flan napolitano, crema volteada, leche asada, quesillo, flan de coco, flan de vainilla",
    pt: "pudim, flan",
    it: "crème caramel, creme caramel",
    tr: "krem karamel",
  },
  cremeBrulee: {
    any: "crème brûlée*, creme brulee*, creme brulée, crème brulee*, créme brûlée, krem brulee, crema catalana, crema quemada, leite creme, leite-creme, creme queimado, krem brule, крем брюле, крем-брюле, كريم بروليه, كريم برولي, קרם ברולה, 法式焦糖布丁, 烤布蕾, 法式烤布蕾, 法式炖蛋, 焦糖炖蛋, krem brulée",
  },
  profiteroles: {
    any: "profiterol*, profiterole*, profiteroles, profitéroles, profiterolki, ptysie z czekoladą, профітрол*, بروفيترول, بروفيتيرول, פרופיטרול, פרופיטרולים",
    tr: "profiterol*",
  },
  kaiserschmarrn: {
    any: "kaiserschmarrn*, kaiserschmarren*, schmarrn, кайзершмар*, кайзершмарн, كايزرشمارن, קייזרשמרן, 皇帝煎饼, 皇帝松饼, omlet cesarski",
  },
  mochi: {
    any: "mochi*, mochis, daifuku*, моті, мочі, موتشي, מוצ'י, 麻薯, 大福, 雪媚娘, motchi, 麻糬, 麻薯团子, 草莓大福, 抹茶大福",
  },
  ricePudding: {
    ar: "أرز باللبن, ارز باللبن, رز باللبن, أرز بلبن, رز بلبن, ارز بلبن",
    any: "rice pudding*, milchreis*, arroz con leche, arroz doce, riz au lait, riso al latte, budino di riso, sütlaç*, fırın sütlaç, fırında sütlaç, ryż na mleku, ryż z mlekiem, kheer*, рисовий пудинг, молочний рис, рис молочний, рисова каша з молоком, ارز بالحليب, أرز بالحليب, رز بالحليب, رز بحليب, ارز بحليب, أرز بحليب, אורז בחלב, פודינג אורז, 米布丁, 牛奶米饭, sutlac",
  },
  /** Puddings and creams without a picture. */
  otherDessert: {
    any: "pudding*, natilla*, budyń*, пудинг*, kompott*, semifreddo*, zabaione, zabaglione, kulfi*, natas do céu, sfogliatell*, павлов*, meringue*, baiser, paris-brest, paris brest, trifle, grießbrei, griessbrei, zwetschgenknödel, marillenknödel, pandan, sago, aşure, kazandibi, tavuk göğsü, torrone, turrón, turron*, panettone*, pandoro, zeppole, cantucci*, amarettini, polvorón, ensaimada*, nussecke*, amerikaner, rumkugel*, lebkuchen*, donauwelle*, quindim, semla, kardinalschnitte*, piernik*, pierniczk*, chałk*, sirniki, pączuś, rurka z kremem, gözleme tatlısı, ekmek kadayıfı, ayva tatlısı, kabak tatlısı, blanc-manger, bavarois*, saint-honoré, religieuse*, financier*, cannelé*, canelé*, kouign*, far breton, clafoutis, chausson*, galette des rois, пудинг*, tea cake*, tarta de santiago, torta della nonna, red velvet*, ريد فيلفيت, رد فلفت, pudim de pão, 红丝绒蛋糕, estrogonofe doce, tartufo*, cassata*, parfait*, eisbombe, eistorte, vacherin*, omelette norvégienne, omelette surprise, baked alaska, turnover*, bakewell*, treacle tart, flapjack*, shortbread*, rocky road, lemon drizzle*, crumpet*, teacake*, leche frita, torta de bolacha, romeu e julieta",
    uk: "кекс, кекси, кексик*",
  },
  frenchToast: {
    any: "french toast*, arme ritter, armer ritter, pain perdu, pains perdus, torrija*, rabanada*, tosty francuskie, tost francuski, французький тост, французькі тости, френч тост*, فرنش توست, توست فرنسي, פרנץ' טוסט, פרנץ טוסט, 法式吐司, 法式多士, 西多士, fransız tostu, tostada francesa, tostadas francesas, pan francés dulce, brioche perdue, toast francese, torradas francesas, pan francés",
  },
  tiramisu: {
    he: "טירמישו",
    ar: "تيرامسو",
    any: "tiramisu*, tiramisù*, tiramissu, tiramisú, тірамісу, тирамису, تيراميسو, تراميسو, טירמיסו, 提拉米苏, tirimasu, tiramesu",
  },
  pistachio: {
    any: "pistachio*, pistazie*, pistache*, pistacho*, pistacchio*, pistacj*, fıstıklı, antep fıstıklı, фісташк*, فستق, פיסטוק, 开心果, pistácio, pistaccio",
    de: "Pistazien",
    es: "pistacho*",
    pl: "pistacj*",
    tr: "antep fıstıklı, fıstıklı, fıstık",
    uk: "фісташк*",
    ar: "فستق",
    he: "פיסטוק",
    zh: "开心果",
    fr: "pistache*",
    pt: "pistácio, pistache",
  },
  mangoStickyRice: {
    he: "סטיקי רייס מנגו, מנגו סטיקי רייס",
    any: "mango sticky rice*, sticky rice mango, mango with sticky rice, sticky rice with mango, mango-klebreis, mango klebreis, klebreis mit mango, klebreis mango, riz gluant mangue, riz gluant à la mangue, riz gluant et mangue, mangue riz gluant, arroz glutinoso con mango, arroz pegajoso con mango, arroz dulce con mango, mango con arroz glutinoso, arroz meloso con mango, riso glutinoso al mango, riso al mango, mango e riso glutinoso, arroz glutinoso com manga, arroz doce com manga, arroz pegajoso com manga, kleisty ryż z mango, ryż kleisty z mango, mango z kleistym ryżem, mangolu yapışkan pirinç, yapışkan pirinç mango, mangolu sticky rice, mango yapışkan pirinç, клейкий рис з манго, рис з манго, манго з клейким рисом, أرز لزج بالمانجو, ارز لزج بالمانجو, أرز بالمانجو, مانجو مع أرز لزج, מנגו סטיקי רייס, אורז דביק עם מנגו, אורז דביק ומנגו, מנגו ואורז דביק, 芒果糯米饭, 芒果糯米, khao niao mamuang, khao niew mamuang",
  },
  whiteChocolate: {
    any: "white chocolate*, weiße schokolade, weiße schoko, weißer schokolade, chocolat blanc, chocolate blanco, cioccolato bianco, chocolate branco, biała czekolada, białej czekolady, białą czekoladą, beyaz çikolata*, білий шоколад, білого шоколаду, білим шоколадом, شوكولاتة بيضاء, شوكولاته بيضاء, שוקולד לבן, 白巧克力, 白巧",
  },
  syrup: {
    any: "黑糖, brown sugar, syrup*, sirup*, sirop*, sirope*, sciroppo*, xarope*, syrop*, şurup*, şurub*, сироп*, شراب مركز, סירופ, 糖浆, apfelmus, apfelkompott, apfelmark, apple sauce, applesauce, apple compote, compote de pommes, compota de manzana, zwetschgenröster, zwetschkenröster, preiselbeeren, mus jabłkowy, vanillesauce, vanillesoße, vanillesosse, custard, crème anglaise, sos waniliowy, ванільний соус, raisin*, rosine*, rosinen, rodzynk*, родзинк*, pasas, uvetta, kuru üzüm, صوص شوكولاتة, marshmallow*, маршмел*, מרשמלו, مارشميلو, 棉花糖, krem waniliowy",
  },
  jam: {
    any: "confiture*, konfitüre*, marmelade*, mermelada*, marmellata*",
    en: "jam, jelly",
    de: "Konfitüre, Marmelade",
    pt: "compota, doce de fruta",
    pl: "dżem*, konfitur*, marmolad*, powidł*, różą, z różą, różan*",
    tr: "reçel*",
    uk: "варенн*, джем*, повидл*",
    ar: "مربى",
    he: "ריבה, ריבת",
    zh: "果酱",
  },
  dessert: {
    any: "dessert*, nachtisch*, nachspeise*, postre*, dolce, dolci, sobremesa*, deser*, tatlı*, десерт*, حلويات, حلوى, קינוח, קינוחים, 甜品, 甜点, süßspeise*, süßes",
  },
} as const satisfies Vocabulary;
