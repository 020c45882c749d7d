import type { Vocabulary } from "./forms.ts";

/** Punches, long drinks and spirits, and what is drunk without alcohol in European kitchens. */
export const EUROPEAN_DRINKS = {
  sangria: {
    any: "sangria*, sangría*, sangria jarro, jarro de sangria, jarro sangria, jarra de sangria, jarra de sangría, sangría jarra, sangria tinta, sangría de la casa, сангрі*, سانغريا, סנגריה, 桑格利亚, 桑格利亚汽酒, 桑格利亚酒",
  },
  mulledWine: {
    any: "glühwein*, gluehwein*, mulled wine*, vin chaud*, vino caliente, vino caliente especiado, vin brulé, vin brule, vinho quente, vinho quente com especiarias, grzaniec*, grzaniec galicyjski, grzane wino, wino grzane, grzańca, глінтвейн*, sıcak şarap, glögg*, gløgg, نبيذ ساخن, יין חם, יין חם מתובל, 热红酒, 香料热红酒",
  },
  caipirinha: {
    any: "caipirinha*, caipirinha de limão, caipirinha limão, caipirinha de lima, caipiroska*, caipirosca*, caipirovka, кайпірінь*, кайпіринья, كايبيرينيا, קייפיריניה, 凯匹林纳, 卡琵莉亚",
  },
  pinaColada: {
    any: "piña colada*, pina colada*, pinacolada*, піна колада, піна-колада, пінаколада, بينا كولادا, פינה קולדה, 椰林飘香, 凤梨可乐达",
  },
  espressoMartini: {
    any: "espresso martini*, espressomartini*, expresso martini, coffee martini, martini espresso, еспресо мартіні, еспресо-мартіні, إسبريسو مارتيني, אספרסו מרטיני, 浓缩马提尼, 咖啡马天尼, 浓缩咖啡马天尼, 意式浓缩马天尼",
  },
  bloodyMary: {
    any: "bloody mary*, bloodymary, кривава мері, بلودي ماري, בלאדי מרי, 血腥玛丽",
  },
  negroni: {
    any: "negroni*, негроні, نيغروني, נגרוני, 尼格罗尼, 内格罗尼",
  },
  hugo: {
    any: "hugo, hugo spritz, spritz hugo, hugo 0 2, hugo cocktail, elderflower spritz, spritz saint germain, spritz st germain, saint germain spritz, st germain spritz, holunderspritz, holunder spritz, хуго, гуго, הוגו, 雨果鸡尾酒, 接骨木花气泡酒",
  },
  irishCoffee: {
    any: "irish coffee*, irishcoffee, café irlandés, cafe irlandes, caffè irlandese, café irlandês, café irlandais, kawa po irlandzku, кава по ірландськи, ірландська кава, айріш кава, irlanda kahvesi, قهوة أيرلندية, קפה אירי, איריש קופי, 爱尔兰咖啡",
  },
  limoncello: {
    any: "limoncello*, limoncino*, лімончело, лимончело, ليمونشيلو, לימונצ'לו, 柠檬甜酒, 柠檬酒",
  },
  schnapps: {
    any: "schnaps, schnapps, obstler*, obstbrand*, williams, williamsbirne, williams christ, slivovitz*, sliwowitz, sljivovica, šljivovica, śliwowic*, himbeergeist, kirschwasser, trester*, grappa*, grappa barrique, marc de bourgogne, eau de vie, eau-de-vie, orujo*, aguardiente*, aguardente*, bagaço, medronho, rakija, rakia, чача, doppelkorn, aquavit, akvavit, граппа, 格拉巴酒, 果渣白兰地, 水果白兰地",
    en: "vodka, shot of vodka",
    de: "Wodka, Vodka, Korn, Klarer",
    pl: "wódka, wódki, wódka czysta",
    uk: "горілк*",
    he: "וודקה",
    ar: "فودكا",
    zh: "伏特加",
  },
  herbalLiqueur: {
    any: "amaro della casa, amari della casa, amaro del capo, amaro averna, amaro lucano, amaro montenegro, averna, ramazzotti*, jägermeister*, jagermeister*, jaegermeister, kräuterlikör*, kräuterschnaps, unicum, fernet, fernet branca, underberg*, becherovka*, braulio, herbal liqueur, likier ziołowy, ziołówka, трав'яний лікер, bitki likörü, ליקר עשבים, 草本利口酒, génépi, genepi, génépy, chartreuse, bénédictine, jägermeister, montenegro, ramazzotti, becherovka, riga balsam, kuemmerling, underberg, strega, izarra",
    it: "amaro, amari",
  },
  brandy: {
    any: "cognac*, cognac vs, cognac vsop, cognac xo, hennessy vs, hennessy vsop, hennessy vs cognac, brandy*, brandies, armagnac*, weinbrand*, calvados*, hennessy*, martell, rémy martin, remy martin, courvoisier, metaxa*, koniak*, коньяк*, бренді, kanyak*, konyak*, كونياك, براندي, ברנדי, קוניאק, 白兰地, 干邑, 干邑白兰地, asbach",
    it: "vecchia romagna",
    es: "coñac*, brandi",
    pt: "conhaque*, aguardente velha",
  },
  kir: {
    any: "kir, kir cassis, kir royal, kir royale, kir au cassis, kir vin blanc, kir vin blanc cassis, кір рояль, קיר רויאל, 皇家基尔, 基尔酒",
  },
  pastis: {
    en: "raki",
    de: "Raki",
    fr: "raki",
    any: "pastis*, ricard, pernod, anisette, ouzo*, узо, rakı, raki kadeh, duble rakı, tek rakı, arak, عرق لبناني, ערק, אוזו, פסטיס, 茴香酒, 乌佐酒, 拉克酒",
  },
  kompot: {
    pl: "kompot*, kompotu, kompot z truskawek, kompot truskawkowy, kompot z wiśni, kompot wiśniowy, kompot z porzeczek",
    uk: "компот*",
    en: "kompot, fruit kompot",
    de: "Kompot, ",
    fr: "kompot",
    es: "kompot, bebida de compota",
    it: "kompot",
    pt: "kompot",
    tr: "meyve kompostosu içeceği, kompot",
    he: "קומפוט לשתייה",
    ar: "كومبوت",
    zh: "果饮康波特, 糖水果饮, 俄式果饮",
  },
  uzvar: {
    any: "узвар*, uzvar*, uzwar*, компот із сухофруктів, компот з сухофруктів, kompot z suszu, kompot wigilijny, kompot z suszonych owoców, dried fruit kompot, dried fruit drink, trockenobstkompott getränk, 干果饮, 乌兹瓦尔, أوزفار, אוזוואר, ",
  },
  appleSpritzer: {
    any: "apfelschorle*, apfelsaftschorle*, apfel schorle, apfelsaft gespritzt, apfelsaft g'spritzt, gespritzter apfelsaft, apple spritzer*, sparkling apple, apple juice spritzer, jus de pomme gazeux, jus de pomme pétillant, zumo de manzana con gas, succo di mela frizzante, sumo de maçã com gás, sok jabłkowy gazowany, яблучний шпритцер, газований яблучний сік, soda elma suyu, עפל שורלה, 苹果汁苏打, 苹果气泡饮, 苹果气泡水, apfelschorle, apfelsaftschorle, apfelspritzer, obi gespritzt, lift apfelschorle, schorle apfel, adelholzener apfelschorle, möhl apfelschorle, ramseier schorle, jabłkowy z wodą, apple spritzer, apple schorle",
  },
  kvass: {
    any: "квас, квасу, квас хлібний, хлібний квас, kwas chlebowy, kvass, kwass, kvas, kwas buraczany napój, brottrunk, كفاس, קוואס, קבאס, 格瓦斯, 卡瓦斯",
  },
  kombucha: {
    any: "kombucha*, kombucza*, kombuça, комбуча*, чайний гриб, كومبوتشا, כומבוצ'ה, קומבוצ'ה, 康普茶, 红茶菌, kombuchá",
  },
  slush: {
    any: "slush*, slushie*, slushy, slushi, slush eis, slush ice, slusheis, slush puppie, slush blau, slush rot, slush blue, frozen slush, frozen slushie, ice slush, granité bleu, slushy de fresa, слаш*, سلاش, سلش, ברד, סלאש, 冰沙雪泥, 雪泥, 思乐冰, 沙冰雪泥, ",
    de: "Slush blau, Slush Eis blau, Slush Eis, Slusheis, Slushy",
  },
  granita: {
    any: "granita*, granité*, granizado*, granitè, граніта, гранита, غرانيتا, גרניטה, 格兰尼塔, 意式冰沙",
  },
  chamomile: {
    any: "kamillentee*, kamille*, chamomile*, camomile*, camomilla*, camomille*, manzanilla, camomila*, tisane camomille, infusion camomille, herbata rumiankowa, rumianek, rumiankow*, ромашк*, ромашковий чай, чай ромашковий, papatya*, papatya çayı, بابونج, شاي بابونج, קמומיל, תה קמומיל, 洋甘菊, 洋甘菊茶, kräutertee*, herbal tea*, infusión de hierbas, té de hierbas, herbata ziołowa, трав'яний чай, чай трав'яний, שמי צמחים, תה צמחים, 花草茶",
    he: "קמומיל, חליטת קמומיל, תה קמומיל",
  },
  cortado: {
    any: "cortado*, café cortado, cafe cortado, cortadito*, gibraltar coffee, piccolo latte, piccolo coffee, кортадо, كورتادو, קורטדו, 可塔朵, 可塔多, cortado, cortadito, cortado largo, cortado corto, gibraltar, cortado descafeinado, cortado natural, cortado con leche, kortado",
  },
  espressoMacchiato: {
    any: "espresso macchiato*, caffè macchiato*, caffe macchiato*, café noisette, cafe noisette, noisette café, expresso noisette, espresso noisette, еспресо макіато, еспресо маккіато, espresso makyato, إسبريسو ماكياتو, اسبريسو ماكياتو, אספרסו מקיאטו, 意式玛奇朵, 浓缩玛奇朵, macchiato caldo, café pingado, garoto, espresso macchiato, macchiato, caffè macchiato, macchiato freddo, kleiner brauner, großer brauner, garoto claro, макіато, ماكياتو, مكياتو, מקיאטו, 玛奇朵",
    it: "macchiato, macchiatone",
    pt: "pingo, garoto",
  },
} as const satisfies Vocabulary;
