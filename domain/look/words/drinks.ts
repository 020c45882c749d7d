import type { Vocabulary } from "./forms.ts";

/** Drinks, and words for what they are. */
export const DRINKS = {
  water: {
    en: "water",
    any: "evian, vittel, volvic, contrex, aqua minerale, lauretana",
    de: "Wasser, Mineralwasser, Tafelwasser, Leitungswasser, Quellwasser",
    fr: "eau, eaux, eau minérale",
    es: "agua, aguas, agua mineral, agua natural",
    it: "acqua, acqua minerale",
    pt: "água, águas, água mineral",
    pl: "woda, wody, woda mineralna",
    tr: "su, suyu, içme suyu",
    uk: "вода, води, мінеральна вода, мінеральна",
    ar: "ماء, مياه, مياه معدنية, ماء معدني",
    he: "מים, מים מינרליים, מי עדן, נביעות",
    zh: "水, 矿泉水, 纯净水, 饮用水",
  },
  still: {
    any: "still*, naturelle, ohne kohlensäure, plate, sin gas, sem gás, naturale, liscia, agua natural, niegazowan*, негазован*, stilles, בלי גזים, ללא גזים, بدون غاز, غير فوارة, 无气, bez gazu, без газу, gazsız, non gassata",
    en: "flat",
  },
  sparkling: {
    any: "sparkling, carbonated, prickelnd, mit kohlensäure, sprudel*, spritzig, medium wasser, gazeuse, pétillante, con gas, com gás, frizzante, gassata, gazowan*, газован*, sodawasser, selters, perrier, san pellegrino, gerolsteiner, classic wasser, mit gas, soda water, club soda, mineralwasser classic, mineralwasser medium, מים מוגזים, מוגזים, סודה, فوارة, مياه غازية, غازية, 气泡水, 苏打水, 气泡, 含气, maden suyu, sade soda, gazlı, з газом, z gazem",
    tr: "soda, maden suyu, madensuyu",
    de: "Soda",
    pt: "gaseificada",
  },
  cola: {
    any: "cola*, coca cola*, coca, coke*, pepsi*, *cola, afri cola, fritz kola, kola, colas",
    tr: "kola*",
    uk: "кола, колою, кока кола, кока-кола, пепсі",
    ar: "كولا, كوكا كولا, بيبسي, كوكاكولا",
    he: "קולה, קוקה קולה, פפסי",
    zh: "可乐, 可口可乐, 百事可乐",
  },
  orangeSoda: {
    any: "fanta*, mirinda*, orangina*, orangenlimonade, orangen limonade, orange soda, orangeade, aranciata, sumol laranja, fanta orange, trinaranjus, oranżada pomarańczowa, фанта, міринда, فانتا, ميرندا, מירינדה, פאנטה, 芬达, 美年达, naranjada, portakallı gazoz, kas naranja",
  },
  lemonSoda: {
    any: "sprite*, 7up, 7 up, seven up, zitronenlimonade, lemon soda, fanta limón, kas limón, gassosa, gazoz*, спрайт, سبرايت, سفن اب, سفن أب, ספרייט, ספרייט זירו, 雪碧, 七喜, zitronenlimo, mountain dew",
  },
  spezi: { any: "spezi*, mezzo mix, mezzomix, cola mix, colamix, paulaner spezi, schwip schwap" },
  tonic: {
    any: "tonic*, tonic water, schweppes, bitter lemon, ginger ale*, tónica, tônica, tonica, tonik*, тонік*, تونيك, טוניק, 汤力水, 汤力, ginger beer",
  },
  soda: {
    any: "softdrink*, soft drink*, soda can, limo, limonade dose, soda, sodas, refresco*, refrigerante*, boisson gazeuse, bibita, bibite, napój gazowany, napoje gazowane, gazlı içecek, газований напій, газовані напої, مشروب غازي, مشروبات غازية, משקאות קלים, 汽水, 碳酸饮料, fritz limo, softgetränk*, dr pepper, root beer",
    en: "soda, pop",
  },
  energy: {
    any: "energy*, energydrink*, red bull*, redbull, monster*, energy drink*, rockstar, energetic*, enerji*, енергетик*, енергетичний напій, بيبسي طاقة, مشروب طاقة, ريد بول, ردبول, משקה אנרגיה, רד בול, אקס אל, 能量饮料, 红牛, bebida energética, energético, boisson énergisante, napój energetyczny, energetyk*, bevanda energetica",
  },
  lemonade: {
    any: "lemonade*, limonade*, limonada*, limonata*, citronnade, lemoniad*, лимонад*, عصير ليمون, ليمونادة, ليموناضة, لومونادا, ليمون بالنعناع, לימונדה, לימונענע, לימונדה ביתית, 柠檬水, 柠檬汽水, 柠檬汁, hausgemachte limonade, limonadas, zitronade",
    de: "Limonade, Limo, *limonade, *limo",
  },
  icedTea: {
    any: "iced tea*, ice tea*, icetea*, eistee*, thé glacé*, té helado, té frío, nestea, fuze tea, fuzetea, lipton ice*, tè freddo, the freddo, tè alla pesca, chá gelado, ice tea limão, mrożona herbata, herbata mrożona, ice tea, soğuk çay, buzlu çay, холодний чай, айс ті, شاي مثلج, ايس تي, آيس تي, תה קר, אייס טי, 冰茶, 冰红茶, 柠檬冰茶, 冰柠檬茶, pfanner, arizona",
    de: "Eistee, *eistee",
  },
  juice: {
    en: "juice*",
    de: "Saft, Säfte, *saft, *säfte, Nektar, *nektar, Direktsaft",
    fr: "jus, nectar",
    es: "zumo*, jugo*",
    it: "succo, succhi, spremut*",
    pt: "sumo*, suco*",
    pl: "sok, soki, soku, sokiem",
    tr: "suyu, meyve suyu, suları, nektarı",
    uk: "сік, соки, соку, фреш*, нектар*",
    ar: "عصير, عصائر",
    he: "מיץ, מיצים",
    zh: "汁, 果汁",
  },
  orangeJuice: {
    any: "orange juice, spremuta d'arancia, portakal suyu, taze portakal suyu, jus d'orange, zumo de naranja, sumo de laranja, 橙汁, 鲜橙汁, orangensaft, o-saft, osaft, מיץ תפוזים, عصير برتقال, апельсиновий сік, sok pomarańczowy, 柳橙汁",
  },
  tomatoJuice: {
    any: "tomato juice, tomatensaft, jus de tomate, zumo de tomate, succo di pomodoro, sumo de tomate, sok pomidorowy, domates suyu, томатний сік, عصير طماطم, מיץ עגבניות, 番茄汁",
  },
  spritzer: {
    any: "schorle*, *schorle, spritzer, gespritzt*, splash",
    de: "Schorle, *schorle, g'spritzt",
  },
  smoothie: {
    any: "smoothie*, *smoothie, smoothies, smuzi, batido natural, slush, slushie",
    pl: "smoothie*, koktajl owocowy",
    uk: "смузі",
    ar: "سموذي, سموثي",
    he: "שייק, שייק פירות, סמוזי, סמותי, שייקים",
    zh: "奶昔果, 思慕雪, 冰沙, 果昔",
    es: "batido de frutas",
  },
  milkshake: {
    any: "milkshake*, milk shake*, shake*, frappuccino milkshake, thickshake, frullato*, frappé, malt, *shake, *shakes, *milchshake",
    de: "Milchshake, Milchshakes, Milchmixgetränk, *shake",
    fr: "milk-shake*",
    es: "batido*, malteada*",
    pt: "batido*",
    pl: "shake*, koktajl mleczny, szejk*, koktajl*",
    tr: "milkshake*",
    uk: "мілкшейк*, молочний коктейль, шейк*, молочні коктейлі",
    ar: "ميلك شيك, ميلكشيك, شيك",
    he: "מילקשייק, מילק שייק, שייק חלב",
    zh: "奶昔",
  },
  milk: {
    en: "milk",
    de: "Milch, Vollmilch, Milchglas",
    fr: "lait*",
    es: "leche*",
    it: "latte, bicchiere di latte",
    pt: "leite",
    pl: "mleko, mleka, mlekiem, mleczn*",
    tr: "süt*",
    uk: "молоко, молок*, молочн*",
    ar: "حليب, لبن حليب",
    he: "חלב",
    zh: "牛奶, 鲜奶, 奶",
  },
  plantMilk: {
    any: "oat*, hafermilch, hafer, soja*, soy*, soya, almond milk, lait d'avoine, avoine, avena, owsian*, leche de avena, latte di soia, вівсян*, соєв*, شوفان, סויה, שיבולת שועל, 燕麦奶, 豆奶, 豆浆, yulaf sütü, kokosmilch, coconut milk, mandelmilch, latte di mandorla, latte di cocco, coconut cream, lait de coco, leche de coco, buttermilch, buttermilk, maślanka, leche de almendras",
  },
  ayran: {
    any: "ayran*, airan",
    uk: "айран*",
    ar: "عيران, لبن عيران, لبن",
    he: "איירן, עיראן",
    zh: "咸酸奶饮, 土耳其酸奶, 咸酸奶, 爱兰",
  },
  lassi: {
    any: "lassi*, *lassi, lasi",
    uk: "ласі, лассі",
    ar: "لاسي",
    he: "לאסי",
    zh: "拉西, 印度酸奶",
  },
  bubbleTea: {
    any: "bubble tea*, bubbletea, boba*, thé aux perles, té de burbujas, bubble milk tea, tapioca tea, milk tea boba, chá de bolhas, baloncuklu çay, бабл ті, бабл-ті, شاي الفقاعات, بابل تي, בבל טי, באבל טי, 珍珠奶茶, 波霸奶茶, 珍珠",
  },
  milkTea: { any: "milk tea, 奶茶" },
  coffee: {
    en: "coffee*, decaf",
    de: "Kaffee, Café Crème, Filterkaffee, Kaffee Crema, Schümli, Verlängerter, Kaffees, Crema, Tasse Kaffee, Pott Kaffee, Café Creme, Café Crema, Kännchen Kaffee",
    any: "café crème, cafe creme",
    fr: "café filtre, café, cafés, décaféiné, allongé, noisette café",
    es: "café, cafés, descafeinado",
    it: "caffè, caffe",
    pt: "café, cafés, descafeinado",
    pl: "kawa, kawy, kawą, kawę",
    tr: "kahve*, filtre kahve",
    uk: "кава, кави, каву, кавов*, фільтр кава",
    ar: "قهوة, كوفي, قهوه",
    he: "קפה",
    zh: "咖啡",
  },
  filterCoffee: {
    any: "filter coffee, filterkaffee, drip coffee, café filtre, filtre kahve, kawa przelewowa, kawa filtrowana, фільтр-кава, фільтр кава, קפה פילטר, 滴滤咖啡, pour over, black coffee, schwarzer kaffee, قهوة سوداء, קפה שחור, kawa czarna, czarna kawa, 黑咖啡, chemex, v60, batch brew, brewed coffee, tasse kaffee, pott kaffee, kaffee schwarz, kaffee crema, café crème, schümli, café creme, cafe crema",
  },
  espresso: {
    any: "espresso*, ristretto, café solo, solo, caffè espresso, caffè ristretto, expresso, café expresso, bica, kleiner schwarzer, einspänner espresso, doppio espresso, espresso doppio",
    it: "caffè, caffe, caffé, caffè normale",
    uk: "еспресо, эспрессо",
    ar: "اسبريسو, إسبريسو, اسبرسو",
    he: "אספרסו, אספרסו קצר, אספרסו כפול",
    zh: "意式浓缩, 浓缩咖啡, 浓缩",
  },
  macchiato: {
    any: "macchiato*, café cortado, cortado*, noisette, caffè macchiato, espresso macchiato, café noisette, pingado, garoto, маккіато, макіато, ماكياتو, ميكاتو, מקיאטו, קורטדו, 玛奇朵, makyato",
  },
  americano: {
    any: "americano*, café américain, café americano, kahve americano, amerikano, caffè americano, lungo, long black, verlängerter, abatanado, café allongé",
    uk: "американо",
    ar: "امريكانو, أمريكانو, اميريكانو",
    he: "אמריקנו, אמריקאנו",
    zh: "美式, 美式咖啡",
  },
  cappuccino: {
    any: "cappuccino*, capuccino, cappucino, capuchino*, kapuziner, capuccinos, cappuccini, cappuccio, melange, melange kaffee, wiener melange, kapuçino, cappucino*, cappuccino klein",
    uk: "капучино, капучіно",
    ar: "كابتشينو, كابوتشينو, كبتشينو",
    he: "קפוצ'ינו, קפוצינו",
    zh: "卡布奇诺",
  },
  flatWhite: {
    any: "flat white*, flatwhite, flet vayt, флет вайт, флэт уайт, флет-вайт, فلات وايت, פלאט ווייט, פלט ווייט, 澳白, 馥芮白, 小白咖啡, 平白咖啡",
  },
  latte: {
    any: "latte macchiato, caffè latte, caffe latte, café latte, café au lait, cafe au lait, café con leche, galão, galao, meia de leite, milchkaffee, kawa z mlekiem, kaffee latte, cafe latte, latte makiato, flavored latte",
    it: "latte macchiato, caffè latte, caffelatte, caffellatte",
    en: "latte*",
    fr: "latte",
    es: "latte",
    pt: "latte",
    pl: "latte",
    de: "Milchkaffee, Latte Macchiato, Latte, Schale, Verkehrter",
    tr: "latte*, sütlü kahve",
    uk: "лате, латте, кава з молоком, лате макіато, лате маккіато",
    ar: "لاتيه, لاتية, لاتي, كافيه لاتيه, قهوة بالحليب, قهوة لاتيه, لاتيه ماكياتو",
    he: "לאטה, קפה לאטה, קפה הפוך, הפוך, לאטה מקיאטו",
    zh: "拿铁, 拿铁咖啡, 拿铁玛奇朵, 牛奶咖啡, 欧蕾",
  },
  mocha: {
    any: "mocha*, mokka choc, moccha, caffè mocha, café mocha, mokaccino, mochaccino, moka choco, мока, мокка, мокачино, موكا, מוקה, 摩卡, kahve mocha, moka*, mokachino, mocaccino, café moca, moca",
  },
  iced: {
    any: "iced, on ice, eis, glacé*, helado, helada, con hielo, ice, mrożon*, buzlu, soğuk, холодн*, айс, مثلج, مثلجة, ايس, آيس, بارد, باردة, קר, קרה, אייס, 冰, 冷萃, gelado, gelada, freddo, freddi, cold, con hielo, shakerato",
  },
  icedCoffee: {
    any: "iced coffee*, ice coffee, cold brew*, iced latte*, ice latte, frappé*, frappe*, frappuccino*, freddo espresso, freddo cappuccino, café glacé, café frappé, café helado, café con hielo, caffè freddo, caffè shakerato, café gelado, kawa mrożona, mrożona kawa, buzlu kahve, soğuk kahve, buzlu latte, ice latte macchiato, iced cappuccino, iced americano, холодна кава, айс лате, айс-лате, айс кава, лате з льодом, фрапе, фраппе, قهوة مثلجة, قهوة باردة, ايس كوفي, آيس كوفي, ايس لاتيه, آيس لاتيه, لاتيه مثلج, لاتيه بارد, فرابتشينو, فرابيه, קפה קר, אייס קפה, קפה קר לאטה, אייס לאטה, קר לאטה, 冰咖啡, 冰拿铁, 冷萃咖啡, 冰美式, 冰美式咖啡, 冷萃, ice americano, iced mocha, iced flat white, affogato shake",
  },
  eiskaffee: {
    any: "eiskaffee*, eis kaffee, eisschokolade, eis schokolade, affogato*, caffè affogato",
  },
  turkishCoffee: {
    any: "turkish coffee, türkischer kaffee, türkischer mokka, türk kahvesi, café turc, café turco, caffè turco, kawa po turecku, кава по турецьки, кава по-турецьки, قهوة تركية, קפה טורקי, 土耳其咖啡, mokka, arabic coffee, قهوة عربية, griechischer kaffee, greek coffee",
  },
  toGo: {
    any: "to go, togo, takeaway, take away, coffee to go, kaffee to go, à emporter, para llevar, da asporto, para levar, na wynos, paket kahve, с собою, з собою, на виніс, سفري, لקחת, 外带, 打包",
  },
  chai: {
    any: "chai latte*, chai tea latte, chai, chaï*, masala chai, chai-latte, chai tea, masala tea, чай латте, чай лате, чай-лате, чай масала, масала чай, شاي لاتيه, شاي كرك, كرك, شاي ماسالا, צ'אי לאטה, צ'אי, צ'אי מסאלה, 印度奶茶, 印度拉茶, 印度香料茶, karak",
  },
  matcha: { any: "matcha*, matcha latte*, матча, ماتشا, מאצ'ה, מאצה, 抹茶, 抹茶拿铁" },
  hotChocolate: {
    any: "hot chocolate*, hot cocoa, cocoa, kakao*, heiße schokolade, trinkschokolade, chocolat chaud*, chocolate caliente, cioccolata calda, cioccolata con panna, chocolate quente, gorąca czekolada, czekolada na gorąco, sıcak çikolata, гарячий шоколад, какао, شوكولاتة ساخنة, شوكولا ساخنة, هوت شوكليت, هوت تشوكلت, כוס שוקו, שוקו חם, שוקו, 热巧克力, 热可可, 可可, chocolate a la taza, colacao, cola cao, kakaó, schokolade heiß, cacao",
    de: "heiße Schoki, Trinkschokolade, heiße Schokolade mit Sahne",
    it: "cioccolata, cioccolata calda",
  },
  tea: {
    en: "tea, teas",
    any: "kamillentee, kräutertee, fencheltee, hagebuttentee, 红茶, 花果茶, 水果茶, 花草茶, 果茶, rooibos*, darjeeling, assam, earl grey, english breakfast, ceylon",
    de: "Tee, Tees, *tee",
    fr: "thé, thés, infusion*, tisane*",
    es: "té, tés, infusión*, infusiones, manzanilla",
    it: "tè, te, tisana, tisane, infuso, camomilla",
    pt: "chá, chás, infusão, infusões",
    pl: "herbat*",
    tr: "çay, çayı, çaylar",
    uk: "чай, чаї, чаю",
    ar: "شاي, شاى",
    he: "תה",
    zh: "茶",
  },
  black: {
    any: "black, schwarz*, noir, negro, nero, preto, czarn*, siyah, чорн*, اسود, أسود, سادة, שחור, שחורה, 红茶, 黑, earl grey, english breakfast, darjeeling, assam, ceylon, dunkel*, dark, dunkles, stout, porter, negra, scura, preta, ciemn*, темн*, غامقة, כהה, 深色, schwarzbier",
  },
  herbal: {
    any: "fruit tea, herbal*, kräutertee, kamille*, kamillentee, camomille, camomile, chamomile, rooibos*, verveine, tilleul, hibisk*, hibiscus, hibiskus, infusion*, tisane, tisana, infusión, ziołow*, rumianek*, rumiank*, bitki, papatya*, ıhlamur*, adaçayı, kuşburnu, травян*, трав'ян*, ромашк*, каркаде, كركديه, اعشاب, أعشاب, بابونج, צמחים, קמומיל, 花果茶, 水果茶, 花草茶, 洋甘菊, 果茶, hagebutte*, fencheltee, fenchel",
  },
  turkishTea: {
    any: "turkish tea, türkischer tee, türk çayı, thé turc, té turco, tè turco, chá turco, herbata turecka, турецький чай, чай турецький, شاي تركي, תה טורקי, 土耳其红茶, 土耳其茶, demleme çay, ince belli, bardak çay, tavşan kanı",
    tr: "çay, çayı, bardak çay",
  },
  teaPot: {
    any: "pot of tea, tea pot, teapot, kanne tee, kännchen tee, théière, tetera, teiera, bule de chá, dzbanek herbaty, herbata w dzbanku, demlik çay, demlik, чайник чаю, чай у чайнику, чайник, إبريق شاي, براد شاي, קנקן תה, 一壶茶, 壶茶, tea for two",
  },
  beer: {
    any: "beer*, lager*, pils*, pilsner*, pilsener*, ale, ipa, pale ale, heineken, becks, carlsberg, tuborg, efes, corona extra, budweiser, moretti, peroni, krombacher, augustiner, warsteiner, bitburger, paulaner hell, tyskie, żywiec, lech, estrella, mahou, sagres, super bock, goldstar, kölsch, export bier, zwickel",
    de: "Bier, Biere, *bier, Helles, Hell vom Fass, Pils, Pilsner, Kölsch, Export, Märzen, Altbier, Kellerbier, *pils",
    fr: "bière*, pression, demi",
    es: "cerveza*, caña, cañas, tercio",
    it: "birra*, birre",
    pt: "cerveja*, imperial, fino, caneca de cerveja",
    pl: "piwo, piwa, piwem",
    tr: "bira*",
    uk: "пиво, пива, пивом",
    ar: "بيرة, جعة",
    he: "בירה, בירות",
    zh: "啤酒, 生啤, 鲜啤, 精酿, 扎啤, 拉格, 黄啤",
  },
  wheatBeer: {
    any: "wheat beer*, weizen*, weißbier*, weissbier*, weisse*, weiße, hefeweizen*, hefe, hefeweizen vom fass, blanche, bière blanche, cerveza de trigo, birra di frumento, birra weiss, cerveja de trigo, piwo pszeniczne, pszeniczne, buğday birası, пшеничне, пшеничне пиво, بيرة قمح, בירת חיטה, 小麦啤酒, 白啤, 白啤酒, erdinger, franziskaner, weihenstephaner, hoegaarden, paulaner, witbier",
  },
  darkBeer: {
    any: "dark beer, dunkles, dunkelbier, dunkles bier, schwarzbier, stout*, guinness*, porter, bière brune, brune, cerveza negra, birra scura, cerveja preta, piwo ciemne, ciemne piwo, ciemne, siyah bira, koyu bira, темне пиво, пиво темне, темне, بيرة داكنة, بيرة سوداء, בירה כהה, 黑啤, 黑啤酒, köstritzer, bockbier, bock, altbier, doppelbock",
  },
  radler: {
    any: "radler*, shandy, alster*, alsterwasser, panaché*, clara*, clara con limón, panache, birra radler, panachê, piwo z sokiem, радлер, راדلر, רדלר, 柠檬啤酒, 拉德勒, diesel bier, natur radler",
  },
  bottleBeer: {
    any: "bottled beer, beer bottle, bottle of beer, flaschenbier, bier flasche, bière bouteille, bière en bouteille, botellín, botellín de cerveza, tercio, birra in bottiglia, birra bottiglia, cerveja garrafa, piwo butelkowe, piwo w butelce, piwo butelka, şişe bira, bira şişe, пиво пляшкове, пляшкове пиво, пиво в пляшці, 瓶装啤酒, 瓶啤, בירה בבקבוק, زجاجة بيرة, bierflasche, astra, becks, beck's, corona, desperados",
  },
  cider: {
    any: "cider*, cidre*, sidra*, sidro, cydr*, cidery, strongbow, somersby, сидр*, سيدر, סיידר, 苹果酒, elma şarabı",
  },
  ciderSoft: {
    he: "סיידר תפוחים",
    en: "apple cider vinegar",
    any: "vinegar, essig, vinaigre, ocet, sirke",
  },
  wine: {
    any: "wine*",
    de: "Wein, Weine, *wein",
    fr: "vin, vins",
    es: "vino*",
    it: "vino, vini",
    pt: "vinho*",
    pl: "wino, wina, winem",
    tr: "şarap*, şarab*",
    uk: "вино, вина, вином",
    ar: "نبيذ, خمر",
    he: "יין, יינות",
    zh: "葡萄酒, 红酒",
  },
  redWine: {
    any: "red wine*, merlot*, cabernet*, chianti*, shiraz, syrah, malbec*, rioja*, tempranillo, primitivo*, montepulciano, barolo, pinot noir, spätburgunder, dornfelder, bordeaux, barbera, nero d'avola, valpolicella, zweigelt, vinho tinto, vino tinto, tinto, vino rosso, vin rouge, kırmızı şarap, czerwone wino, wino czerwone, червоне вино, вино червоне, нبيذ احمر, نبيذ أحمر, نبيذ احمر, יין אדום, 红葡萄酒, 红酒, 干红, lambrusco, trollinger, blaufränkisch",
    de: "Rotwein, Rotweine",
  },
  whiteWine: {
    any: "white wine*, chardonnay*, riesling*, sauvignon*, sauvignon blanc, pinot grigio, pinot blanc, pinot gris, grauburgunder*, weißburgunder*, grüner veltliner, veltliner, silvaner, müller thurgau, gewürztraminer, chablis, soave, lugana, vermentino, verdejo, albariño, vinho branco, vinho verde, vino blanco, vino bianco, vin blanc, beyaz şarap, białe wino, wino białe, біле вино, вино біле, نبيذ ابيض, نبيذ أبيض, יין לבן, 白葡萄酒, 干白, 白酒葡萄, frascati, rueda",
    de: "Weißwein, Weißweine, Grüner Veltliner",
  },
  roseWine: {
    any: "rosé*, rose wine, vin rosé, vino rosado, vino rosato, rosato, rosado, vinho rosé, roze şarap, pembe şarap, różowe wino, wino różowe, рожеве вино, вино рожеве, نبيذ وردي, יין רוזה, רוזה, 桃红葡萄酒, 桃红, roséwein, weißherbst, blush",
  },
  sparklingWine: {
    any: "sparkling wine, prosecco*, sekt, champagne*, champagner*, cava, crémant, schaumwein, spumante, asti, franciacorta, perlwein, espumante, vino espumoso, champán, espumoso, wino musujące, szampan*, köpüklü şarap, şampanya, ігристе, ігристе вино, шампанськ*, просеко, نبيذ فوار, شمبانيا, بروسيكو, שמפניה, פרוסקו, קאווה, קאוה, יין מבעבע, 起泡酒, 香槟, 气泡酒, 普罗塞克, vin mousseux, vin pétillant, glas sekt",
  },
  wineBottle: {
    any: "bottle of wine, wine bottle, flasche wein, bouteille de vin, botella de vino, bottiglia di vino, garrafa de vinho, butelka wina, şişe şarap, пляшка вина, زجاجة نبيذ, בקבוק יין, 一瓶葡萄酒, 瓶装葡萄酒, weinflasche",
  },
  spritz: {
    any: "aperol*, aperol spritz*, spritz, aperol spritzer, campari spritz, апероль*, ابيرول, أبيرول, אפרול, אפרול שפריץ, 阿佩罗, 阿佩罗气泡酒, 阿佩罗鸡尾酒, spritz aperol",
  },
  ginTonic: {
    any: "gin tonic*, gin and tonic, gin & tonic, g&t, gin tonik, джин тонік, جن تونيك, جين تونيك, ג'ין טוניק, ג'ין וטוניק, 金汤力, cin tonik, gin-tonic, gin t",
  },
  mojito: { any: "mojito*, мохіто, موهيتو, מוחיטו, 莫吉托, mohito" },
  margaritaCocktail: {
    any: "margarita*, маргарита, مارغريتا كوكتيل, מרגריטה קוקטייל, 玛格丽塔鸡尾酒, 玛格丽特鸡尾酒, frozen margarita",
  },
  martini: { any: "martini*, dry martini, мартіні, مارتيني, מרטיני, 马天尼, 马提尼" },
  pinkCocktail: {
    any: "cosmopolitan*, cosmo, космополітен, كوزموبوليتان, קוסמופוליטן, 大都会, pink lady, 大都会鸡尾酒, kosmopolitan",
  },
  cocktail: {
    any: "cocktail*, cóctel*, drinks alkohol, koktajl alkoholowy, kokteyl*, коктейл*, كوكتيل, קוקטייל, קוקטיילים, 鸡尾酒, cocktails, longdrink*, long drink*",
  },
  whisky: {
    any: "whisky*, whiskey*, bourbon*, scotch*, jack daniels, jack daniel's, jameson, johnnie walker, jim beam, glenfiddich, chivas, wiski, віскі, ويسكي, ויסקי, וויסקי, 威士忌, viski*, talisker, ballantines",
  },
  shots: {
    any: "shots, shot*, chupitos, chupito, szoty, shot tequila, shoty, шот*, شوتات, שוטים, צ'ייסר, צ'ייסרים, 一口酒, 子弹酒, kurzer, kurze, digestif shot, tequila, tequila shot",
  },
  hotDrinks: {
    any: "hot drink*, heißgetränk*, heiße getränke, warme getränke, warmgetränk*, boissons chaudes, bebidas calientes, bevande calde, bebidas quentes, napoje gorące, gorące napoje, sıcak içecekler, гарячі напої, مشروبات ساخنة, שתייה חמה, משקאות חמים, 热饮",
  },
  coldDrinks: {
    any: "cold drink*, drinks, soft drinks, softdrinks, kalte getränke, kaltgetränk*, boissons, boissons fraîches, boissons froides, bebidas, bebidas frías, refrescos, bevande, bibite, bebidas frias, napoje, napoje zimne, zimne napoje, içecekler, soğuk içecekler, напої, холодні напої, مشروبات, مشروبات باردة, שתייה, שתייה קלה, שתייה קרה, משקאות, 饮料, 冷饮, 饮品, beverage*, getränk*, alkoholfreie getränke, erfrischungsgetränke, 软饮",
  },
} as const satisfies Vocabulary;
