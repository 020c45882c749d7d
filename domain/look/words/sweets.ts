import type { Vocabulary } from "./forms.ts";

/** Sweets and pastries. */
export const SWEETS = {
  cake: {
    any: "cake*, *cake, gateau*, gâteau*, tarte*, torte*, tartlet*, cupcake*",
    de: "Kuchen, *kuchen, Torte, *torte, Torten, Gugelhupf, Stollen",
    fr: "tarte*, tartelette*, fondant*, moelleux*, bûche, mi-cuit",
    es: "tarta*, pastel*, bizcocho*, torta dulce",
    it: "torta*, torte, crostata*",
    pt: "bolo*, tarte*, torta",
    pl: "ciast*, tort*, placek z owocami",
    tr: "pasta, pastası, pastalar, kek*, turta*",
    uk: "торт*, тістечк*, пиріг*, кекс*, пиріжн*",
    ar: "كيك, كعكة, كعك, تورتة, كيكة, تارت",
    he: "עוגה, עוגת, עוגות, טארט",
    zh: "蛋糕, 挞, 塔",
  },
  cheesecake: {
    any: "cheesecake*, cheese cake*, käsekuchen*, sernik*, topfentorte, gâteau au fromage, tarta de queso, torta di formaggio, peynirli kek, чізкейк*, сирник торт, تشيز كيك, تشيزكيك, עוגת גבינה, צ'יזקייק, 芝士蛋糕, 奶酪蛋糕, quarkkuchen, san sebastian",
  },
  brownie: { any: "brownie*, браун*, براوني, בראוניז, בראוני, 布朗尼" },
  chocolateCake: {
    any: "chocolate cake*, schokoladenkuchen, schokokuchen, schokoladentorte, schokotorte, gâteau au chocolat, fondant au chocolat, moelleux au chocolat, lava cake*, chocolate lava, tarta de chocolate, torta al cioccolato, bolo de chocolate, ciasto czekoladowe, tort czekoladowy, çikolatalı kek, çikolatalı pasta, sufle, шоколадний торт, كيكة شوكولاتة, كيك شوكولاتة, كيكة الشوكولاتة, עוגת שוקולד, 巧克力蛋糕, sachertorte, volcán de chocolate, coulant*, fondente al cioccolato, petit gâteau, פונדנט שוקולד, шоколадний фондан",
  },
  applePie: {
    any: "apple pie*, apfelkuchen*, apfelstrudel*, apple tart, tarte aux pommes, tarte tatin, tarta de manzana, torta di mele, tarte de maçã, szarlotk*, jabłecznik*, elmalı turta, elmalı pay, яблучний пиріг, штрудель, яблучний штрудель, فطيرة تفاح, تارت تفاح, פאי תפוחים, עוגת תפוחים, שטרודל תפוחים, 苹果派, strudel di mele, elmalı tart",
  },
  carrotCake: {
    any: "carrot cake*, karottenkuchen, möhrenkuchen, rüblikuchen, rüblitorte, gâteau aux carottes, tarta de zanahoria, torta di carote, bolo de cenoura, ciasto marchewkowe, havuçlu kek, морквяний торт, морквяний пиріг, كيكة جزر, كيك الجزر, עוגת גזר, 胡萝卜蛋糕",
  },
  muffin: {
    any: "muffin*, muffins, magdalena*, babeczk*, muffinek, madeleine*, мафін*, маффін*, مافن, מאפין, מאפינס, מאפינים, 玛芬, 松糕, 马芬",
  },
  donut: {
    any: "donut*, doughnut*, beignet*, berliner, krapfen, donuts, dona, ciambella*, pączek, pączki, rosquilla*, пончик*, донат*, دونات, دوناتس, דונאט, סופגניה, סופגניות, סופגנייה, דונאטס, 甜甜圈, donat, bola de berlim, bomboloni, bombolone",
  },
  cookie: {
    any: "cookie*, biscotti, galleta*, galletas, bolacha*, ciastko, ciasteczk*, kurabiye*, печив*, كوكيز, كوكي, עוגיה, עוגייה, עוגיות, 曲奇, 饼干",
    de: "Keks, Kekse, Plätzchen",
  },
  iceCream: {
    any: "ice cream*, icecream*, gelato*, soft serve, softeis, soft ice, mcflurry",
    de: "Eis, Eiscreme, Eisbecher, Softeis, *eis, Speiseeis, Kugel Eis, Fruchteis, *becher",
    fr: "glace*, crème glacée",
    es: "helado*",
    it: "gelati, gelato",
    pt: "gelado*, sorvete*",
    pl: "lody, lodów, lodowy, loda, lód",
    tr: "dondurma*",
    uk: "морозив*, пломбір*",
    ar: "ايس كريم, آيس كريم, بوظة, جيلاتو, مثلجات",
    he: "גלידה, גלידת, גלידות",
    zh: "冰淇淋, 冰激凌, 雪糕",
  },
  sorbet: { any: "sorbet*, sorbetto, sorbete*, סורבה, سوربيه, 雪葩", uk: "сорбет*" },
  pistachio: {
    any: "pistachio*, pistazie*, pistache*, pistacho*, pistacchio*, pistacj*, fıstıklı, фісташк*, فستق, פיסטוק, 开心果",
  },
  sweetPancake: {
    any: "pancake*, panqueca*, tortitas, панкейк*, بانكيك, بان كيك, פנקייק, פנקייקים, 松饼",
  },
  sundae: {
    any: "sundae*, eisbecher, coupe glacée, coupe, copa de helado, coppa gelato, coppa, taça de gelado, puchar lodowy, deser lodowy, kup dondurma, dondurma kup, сандей, саундей, صنداي, סאנדיי, 圣代, schwarzwaldbecher, spaghettieis, bananensplit, banana split, erdbeerbecher, mcflurry",
  },
  tiramisu: { any: "tiramisu*, tiramisù, tiramissu, тірамісу, تيراميسو, טירמיסו, 提拉米苏" },
  baklava: {
    any: "baklava*, baklawa*, baclava, künefe*, kunafa, knafeh, kanafeh, пахлав*, بقلاوة, كنافة, בקלאווה, כנאפה, 果仁蜜饼, 巴克拉瓦, baklawy",
  },
  churros: { any: "churro*, чурос, чуррос, تشوروز, צ'ורוס, 吉事果, 西班牙油条, 拉丁果" },
  cremeBrulee: {
    any: "crème brûlée*, creme brulee, crema catalana, leite creme, flan, crème caramel, creme caramel, panna cotta*, pannacotta, pudding*, pudim, sütlaç*, mousse*, milchreis, rice pudding, arroz con leche, riz au lait, крем брюле, пудинг*, كريم بروليه, كريم كراميل, ارز بالحليب, מלבי, קרם ברולה, פנה קוטה, 焦糖布丁, 布丁, 双皮奶, budyń, ryż z mlekiem, panakota, панакот*, trilece, mahalabia, مهلبية, kaymaklı, rote grütze, kompott",
  },
  frenchToast: {
    any: "french toast, arme ritter, pain perdu, torrijas, rabanadas, french toasts, tosty francuskie, французький тост, французькі тости, فرنش توست, توست فرنسي, פרנץ' טוסט, 法式吐司, 法式多士",
  },
  cinnamonRoll: {
    any: "cinnamon roll*, cinnamon bun*, zimtschnecke*, roulé à la cannelle, rollo de canela, rollos de canela, girella alla cannella, rolo de canela, cynamonka, bułka cynamonowa, cynamonki, tarçınlı rulo, tarçınlı çörek, синабон, булочка з корицею, رول القرفة, سينابون, שבלול קינמון, סינבון, 肉桂卷, cinnabon, franzbrötchen",
  },
  pretzel: {
    any: "pretzel*, brezel*, breze, brezn, laugenbrezel*, laugenstange, precel*, бретцель, крендель, بريتزل, בייגלה, פרעצל, 椒盐卷饼, 碱水结, bretzel*",
  },
  dessert: {
    any: "dessert*, nachtisch*, nachspeise*, postre*, dolce, dolci, sobremesa*, deser*, tatlı*, десерт*, حلويات, حلوى, קינוח, קינוחים, 甜品, 甜点, süßspeise*, süßes",
  },
} as const satisfies Vocabulary;
