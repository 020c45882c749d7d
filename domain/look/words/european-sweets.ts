import type { Vocabulary } from "./forms.ts";

/** Pastries, cakes and desserts of European bakeries, as they are called there and abroad. */
export const EUROPEAN_SWEETS = {
  cannoli: {
    any: "cannoli*, cannolo*, cannolo siciliano, cannoli siciliani, канноли, канолі, каннолі, كانولي, קנולי, קנולו, 卡诺里, 卡诺里卷, 西西里奶酪卷, 西西里卷",
  },
  rumBaba: {
    any: "babà al rum, babà al rhum, baba au rhum, rum baba*, baba al ron, babá al ron, baba de rum, baba rumowa, babka ponczowa, rombaba, ромова баба, ромова бабка, баба ромова, بابا روم, באבא או רום, באבא רום, 朗姆巴巴, 朗姆酒蛋糕",
    it: "babà, baba",
    fr: "baba, babas",
  },
  milleFeuille: {
    any: "millefeuille*, mille feuille*, mille-feuille*, millefoglie*, mil folhas, milfolhas, milhojas, mil hojas, napoleonk*, kremówk*, cremeschnitte*, vanille cremeschnitte, blätterteig cremeschnitte, vanilla slice*, custard slice*, milföy pastası, милфей, мільфей, ميلفيه, ميل فيه, ميلفوي, מילפיי, מיל פיי, קרמשניט, קרם שניט, 拿破仑酥, 法式千层酥, 拿破仑千层酥, 法式拿破仑",
  },
  napoleonCake: {
    any: "наполеон, торт наполеон, наполеона, napoleon cake, napoleon torte, torte napoleon, gâteau napoléon, tarta napoleón, torta napoleon, bolo napoleão, tort napoleon, napolyon pasta, napolyon pastası, كيكة نابليون, עוגת נפוליאון, נפוליאון, 拿破仑蛋糕, 俄式拿破仑",
  },
  honeyCake: {
    any: "медовик*, медівник*, медове тістечко, медовий торт, торт медовик, medovik*, medivnyk, medovnik*, marlenka*, miodownik*, honey layer cake, russian honey cake, ukrainian honey cake, russischer honigkuchen, gâteau au miel russe, tarta de miel rusa, torta al miele russa, bolo de mel russo, rus bal pastası, medovik pasta, كيكة العسل الروسية, ميدوفيك, עוגת דבש רוסית, מדוביק, 俄罗斯蜂蜜蛋糕, 蜂蜜千层蛋糕, 俄式蜂蜜蛋糕, 提拉米苏蜂蜜蛋糕",
  },
  custardTart: {
    any: "pastel de nata, pastéis de nata, pasteis de nata, pastel de belém, pastéis de belém, pasteis de belem, nata tart*, portuguese custard tart*, portuguese tart*, portuguese egg tart*, custard tart*, egg tart*, egg custard tart*, pastelito de belén, pasteles de belén, pastel de belem, puddingtörtchen, portugiesisches puddingtörtchen, pasticciotto alla crema portoghese, pastel de nata portugais, flan portugais, babeczki portugalskie, babeczka portugalska, паштел де ната, паштейш де ната, паштел ді ната, باستيل دي ناتا, تارت البيض, פשטל דה נאטה, פסטל דה נאטה, פסטייש דה נאטה, 葡式蛋挞, 葡挞, 葡式蛋塔, 蛋挞, 蛋塔, portekiz tartı, belem turtası",
  },
  creamDonut: {
    any: "bola de berlim com creme, bola de berlim c creme, bolas de berlim com creme, bola de berlim com creme pasteleiro, bola berlim creme, bombolone alla crema, bomboloni alla crema, bombolone crema, krapfen alla crema, graffa alla crema, berlinesa de crema, berlinesas de crema, berlina rellena de crema, berlina de crema, donut relleno de crema, beignet à la crème, beignet crème, boule de berlin, boule de berlin à la crème, berliner mit vanillecreme, berliner mit vanillepudding, krapfen mit vanillecreme, vanillekrapfen, puddingkrapfen, custard doughnut*, custard donut*, vanilla custard donut, cream doughnut*, cream donut*, cream filled donut, pączek z budyniem, pączki z budyniem, pączek z kremem, pączek z adwokatem, пончик із заварним кремом, пончик з заварним кремом, пончики із заварним кремом, берлінер з кремом, kremalı berliner, alman pastası, دونات بالكاسترد, دونات محشو كريمة, סופגנייה וניל, סופגניית וניל, סופגניה קרם וניל, 卡仕达甜甜圈, 奶油甜甜圈, 卡士达甜甜圈, 柏林娜多纳滋",
    tr: "alman pastası, almanpasta",
  },
  palmier: {
    any: "palmier*, palmera, palmeras, palmeritas, palmerita, schweinsohr, schweineohr, schweinsöhrchen, schweinsohren, prussien, prussiens, elephant ear*, ventaglio, ventagli, ventaglietti, girandola di sfoglia, palmita, palmeirinha, palmiery, palmierki, ciastko palmier, вушко слойоне, вушка слойоні, ушко слойоне, пальмʼє, palmiye, palmiye kurabiye, بالمييه, آذان الفيل, אוזן פיל, אוזני פיל, פלמייר, 蝴蝶酥",
  },
  cheeseBun: {
    any: "drożdżówka z serem, drożdżówki z serem, drożdżówka serowa, bułka drożdżowa z serem, kołacz z serem, ватрушк*, ватрушка з сиром, здобна булочка з сиром, vatrushka*, watruschka*, quarkteilchen*, quarkbrötchen süß, quarkkolatsche*, koláč*, kolache*, sweet cheese bun, ватрушки, ватрушка, בולקע גבינה, ватрушка сирна, 奶渣面包, 奶酪甜面包",
  },
  creamPuff: {
    any: "cream puff*, windbeutel*, brandteigkrapfen, ptyś, ptysie, ptyś z kremem, ptysie z kremem, bignè*, bigné*, bignè alla crema, choux à la crème, chou à la crème, chou chantilly, choux chantilly, choux vanille, lionesas, lionesa*, petisú*, petit choux, buñuelos de viento, заварне тістечко, заварні тістечка, еклер профітроль великий, профітроль з кремом, тістечко шу, шу з кремом, şu hamuru pastası, شو كريم, كريم باف, פחזנית, פחזניות, פחזנית קרם, 泡芙, 奶油泡芙, 鲜奶泡芙, 酥皮泡芙",
  },
  appleTurnover: {
    any: "chausson aux pommes, chaussons aux pommes, chausson pomme, chausson pommes, apple turnover*, apfeltasche*, apfel tasche, apfeltäschchen, empanadilla de manzana, hojaldre de manzana, napolitana de manzana, sfogliatina di mele, sfogliatina alle mele, fagottino alle mele, fagottino di mele, folhado de maçã, pastel folhado de maçã, ciastko francuskie z jabłkiem, ciasto francuskie z jabłkiem, kieszonka z jabłkiem, слойка з яблуком, слойка з яблуками, слойка яблучна, elmalı milföy, elmalı puf böreği, فطيرة تفاح مطوية, מאפה תפוחים, מאפה תפוח, כיסן תפוחים, 苹果酥, 苹果千层酥, 苹果角",
  },
  raisinSwirl: {
    any: "pain aux raisins, pains aux raisins, pain au raisin, rosinenschnecke*, schneckennudel*, escargot aux raisins, raisin swirl*, raisin danish, raisin roll, raisin bun, pain raisin, caracola de pasas, caracola con pasas, girella all'uvetta, girella con uvetta, girella uvetta, chiocciola all'uvetta, caracol de passas, caracol com passas, ślimak z rodzynkami, ślimaczek z rodzynkami, drożdżówka z rodzynkami, равлик з родзинками, слойка з родзинками, булочка з родзинками равлик, üzümlü rulo, üzümlü salyangoz, لفائف الزبيب, حلزون الزبيب, שבלול צימוקים, מאפה צימוקים, 葡萄干卷, 葡萄干面包卷, 提子卷, 提子丹麦卷",
  },
  almondCroissant: {
    any: "almond croissant*, croissant aux amandes, croissants aux amandes, croissant amande, croissant amandes, mandelcroissant*, mandelhörnchen croissant, croissant mit mandeln, croissant de almendra, croissant de almendras, cruasán de almendras, cornetto alle mandorle, croissant alle mandorle, croissant de amêndoa, croissant com amêndoa, croissant migdałowy, croissant z migdałami, rogalik migdałowy, мигдальний круасан, круасан мигдальний, круасан з мигдалем, круасан з мигдальним кремом, bademli kruvasan, كرواسون لوز, كرواسون باللوز, كرواسون اللوز, קרואסון שקדים, 杏仁可颂, 杏仁牛角包, 杏仁羊角面包",
  },
  hamCroissant: {
    any: "croissant misto, croissant jambon fromage, croissant jambon, croissant au jambon, croissant jambon emmental, croissant de jamón y queso, croissant jamón y queso, croissant mixto, cruasán mixto, cruasán de jamón y queso, ham and cheese croissant*, ham & cheese croissant*, ham cheese croissant*, croissant schinken käse, schinken käse croissant*, schinkencroissant*, croissant mit schinken und käse, cornetto prosciutto e formaggio, croissant prosciutto e formaggio, cornetto salato prosciutto e formaggio, croissant fiambre e queijo, croissant de fiambre e queijo, croissant de fiambre, croissant de queijo e fiambre, croissant z szynką i serem, croissant szynka ser, круасан з шинкою та сиром, круасан з шинкою і сиром, круасан шинка сир, круасан із шинкою та сиром, 火腿芝士可颂, 火腿芝士牛角包, 火腿奶酪可颂",
  },
  floatingIsland: {
    any: "île flottante*, ile flottante*, iles flottantes, îles flottantes, œufs à la neige, oeufs à la neige, œuf à la neige, floating island*, isla flotante, islas flotantes, schneeeier, schwimmende insel, isola galleggiante, ilha flutuante, farófias, pływająca wyspa, плаваючий острів, yüzen ada, الجزيرة العائمة, اي فلوتنت, אי צף, 漂浮岛, 浮岛, 漂浮之岛",
  },
  pavlova: {
    any: "pavlova*, pawlowa*, beza pavlova, beza pawłowa, beza z owocami, tort bezowy, павлова, торт павлова, десерт павлова, بافلوفا, פבלובה, 帕芙洛娃, 巴甫洛娃蛋糕, 帕夫洛娃",
  },
  crumble: {
    any: "crumble*, crumble aux pommes, apple crumble, fruit crumble, apple and blackberry crumble, rhubarb crumble, apfelcrumble, beerencrumble, beeren crumble, крамбл*, كرامبل, קראמבל, 水果金宝, 苹果金宝, 苹果奶酥, 酥粒水果派",
  },
  stickyToffee: {
    any: "sticky toffee pudding*, sticky toffee, sticky date pudding, toffee pudding, pudding stické toffee, стікі тофі пудинг, тофі пудинг, ستيكي توفي, ستيكي توفي بودينغ, كيكة التمر ستيكي توفي, كيكة التوفي, סטיקי טופי, סטיקי טופי פודינג, 太妃布丁, 太妃糖布丁, 太妃糖蛋糕",
  },
  beeSting: {
    any: "bienenstich*, bee sting cake, bee sting, nid d'abeille, nids d'abeille, picadura de abeja, puntura d'ape, bolo picada de abelha, ciasto użądlenie pszczoły, бджолиний укус, бджолине жало, arı sokması pasta, עקיצת הדבורה, עוגת עקיצת דבורה, 蜂蜇蛋糕, 蜜蜂刺蛋糕",
  },
  crumbCake: {
    any: "streuselkuchen*, streuseltaler*, pflaumenstreusel*, zwetschgenstreusel*, kirschstreusel*, butterstreusel*, crumb cake*, streusel cake*, coffee cake crumb, gâteau streusel, kuchen streusel, tarta streusel, torta con crumble, bolo streusel, placek z kruszonką, ciasto z kruszonką, ciasto ze śliwkami, placek drożdżowy z kruszonką, ciasto drożdżowe z kruszonką, пляцок з крихтою, пиріг із крихтою, пиріг з крихтою, עוגת פירורים, עוגת שטרויזל, كيك الكرامبل, 酥粒蛋糕, 奶酥蛋糕, 德式酥粒蛋糕",
    de: "Streuselkuchen, Pflaumenstreuselkuchen, Streuselkuchen Pflaume",
  },
  briocheBun: {
    any: "brioche à tête, brioche parisienne, brioche sucre, brioche au sucre, brioche nature, brioche pur beurre, brioche siciliana, brioche col tuppo, brioche con tuppo, brioche tradicional, butterbrioche, brioche bollo, plain brioche, brioche simple, بريوش سادة, בריוש חמאה, 布里欧修, 法式布里欧修面包, 奶油布里欧",
    fr: "brioche, brioches",
    es: "brioche, brioches",
  },
  poppyRoll: {
    any: "makowiec*, makowca, strucla makowa, rolada makowa, mohnstrudel*, mohnrolle*, mohnstriezel*, mohnkuchen rolle, poppy seed roll*, poppy seed strudel*, poppyseed roll, roulé au pavot, strudel au pavot, rollo de amapola, strudel de amapola, rotolo ai semi di papavero, strudel ai semi di papavero, rolo de papoila, маковий рулет, рулет маковий, рулет з маком, маковник, пиріг маковий рулет, haşhaşlı rulo, haşhaşlı çörek, لفائف الخشخاش, שטרודל פרג, רולדת פרג, עוגת שמרים פרג, 罂粟籽卷, 罂粟籽蛋糕卷",
  },
  victoriaSponge: {
    any: "victoria sponge*, victoria sandwich, victoria sandwich cake, victoria cake, jam sponge, gâteau victoria, bizcocho victoria, pan di spagna victoria, bolo victoria, biszkopt wiktoria, бісквіт вікторія, торт вікторія, viktorya pastası, كيكة فيكتوريا, עוגת ויקטוריה, 维多利亚海绵蛋糕, 维多利亚蛋糕",
  },
  stracciatella: {
    any: "stracciatella*, straciatella*, stratiatella, stracciatela, straczatella*, stracziatella, страчател*, ستراشياتيلا, שטרצ'טלה, סטרצ'טלה, 巧克力碎片冰淇淋, straçatella",
  },
  hazelnut: {
    any: "haselnuss*, haselnuß, nocciola*, nocciole, nocciola piemonte, hazelnut*, avellana*, avelã*, orzech laskowy, orzechy laskowe, orzechowe, фундук*, лісовий горіх, بندق, אגוזי לוז, לוז, 榛子, 榛果",
    fr: "noisette*",
    tr: "fındık*, fındıklı",
  },
  blueIce: {
    any: "schlumpf*, schlumpfeis, engelblau, blue angel, blauer engel, schtroumpf*, pitufo*, puffo, gusto puffo, smurf*, smerf*, smerfowe, smerfy, estrunfe*, смурфик*, şirin, şirinler, blue moon, سنفور, سنافر, דרדסים, 蓝精灵, 蓝色泡泡糖",
  },
} as const satisfies Vocabulary;
