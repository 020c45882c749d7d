import type { Vocabulary } from "./forms.ts";

/** Drinks, and words for what they are. */
export const DRINKS = {
  water: {
    en: "water, spring water, still spring water, natural mineral water, bottled still",
    any: "evian, vittel, volvic, contrex, aqua minerale, lauretana, acqua panna, font vella, bezoya, solán de cabras, lanjarón, serra da estrela, żywiec zdrój, nałęczowianka, cisowianka, erikli, моршинська, eau plate, eau minérale plate, cristaline, hepar, mineral water, tap water, table water, bottled water, מי עדן, נביעות, 农夫山泉, 怡宝, 依云, acqua liscia, água lisa, agua lisa, água fresca, água do luso, água luso, قارورة ماء, قارورة مياه, pet su, pet şişe su, şişe su, cam şişe su, 瓶装水, 白水, 温水, jug of water, wasser still groß, hahnenwasser, hahnenburger, leitungswasser karaffe, carafe d'eau, agua del grifo, jarra de agua, acqua del rubinetto, acqua in caraffa, água da torneira, copo de água, copo d'água, szklanka wody, karafka wody, woda w karafce, bardak su, стакан води, склянка води, вода з лимоном",
    de: "Wasser, Mineralwasser, Tafelwasser, Leitungswasser, Quellwasser",
    fr: "eau, eaux, eau minérale",
    es: "agua, aguas, agua natural",
    it: "acqua, acqua minerale",
    pt: "água, águas, água mineral",
    pl: "woda, wody, woda mineralna",
    tr: "su, suyu, içme suyu",
    uk: "вода, води, мінеральна вода, мінеральна",
    ar: "ماء, مياه, مياه معدنية, ماء معدني",
    he: "מים, מים מינרליים, מי עדן, נביעות, מים מינרלים",
    zh: "水, 矿泉水, 纯净水, 饮用水, 白开水",
  },
  still: {
    uk: "вода мінеральна негазована, мінеральна негазована",
    es: "s gas, sin gas, agua mineral sin gas, agua mineral natural",
    pt: "s gás, sem gás",
    it: "nat, lisc",
    pl: "n gaz, niegaz, ngaz, bez gazu",
    any: "still*, naturelle, ohne kohlensäure, sin gas, sem gás, naturale, liscia, agua natural, niegazowan*, негазован*, stilles, בלי גזים, ללא גזים, بدون غاز, غير فوارة, 无气, bez gazu, без газу, gazsız, non gassata, água lisa, agua lisa, acqua liscia, água fresca, água do luso, água luso, vio still, vio stille, volvic naturelle, evian, vittel, henniez naturelle, henniez blau, valser still, gerolsteiner naturell, adelholzener naturell, levissima, sant'anna, rocchetta, vitasnella, fiji, buxton still, highland spring still, harrogate still, smartwater, żywiec zdrój, kropla beskidu, muszynianka niegazowana, morshynska, моршинська негазована, hayat, pınar su, damla su, sabil, sohat, تنورين, أكوافينا, اكوافينا, افيان, مي عين جدي, עין גדי, 百岁山, 景田, 康师傅矿泉水, 恒大冰泉, bonaqua negазована, caramulo, luso, fastio, vitalis, viladrau, cabreiroá, lanjaron, font vella, solan de cabras",
    en: "flat",
    fr: "plate",
  },
  sparkling: {
    uk: "вода мінеральна газована, мінеральна газована, вода газ, газ",
    es: "gas, c gas, con gas, agua mineral con gas, agua mineral gasificada",
    it: "friz, frizz, gas, gassata",
    pl: "gaz, gazowana, z gazem, lekko gazowana",
    ar: "بيرييه, بيرييه غازية",
    any: "sparkling, carbonated, prickelnd, mit kohlensäure, sprudel*, spritzig, medium wasser, gazeuse, pétillante, con gas, com gás, frizzante, gassata, gazowan*, газован*, sodawasser, selters*, perrier, san pellegrino, s pellegrino, pellegrino, gerolsteiner, badoit, vichy catalán, vichy, agua vichy, ferrarelle, боржомі, borjomi, миргородська, pedras, água das pedras, pedras salgadas, água com gás, rogaska, eau gazeuse, eau pétillante, acqua frizzante, acqua gassata, kohlensäure, con gaz, sprudelwasser, sodalı, classic wasser, mit gas, soda water, club soda, mineralwasser classic, mineralwasser medium, מים מוגזים, מוגזים, סודה, فوارة, مياه غازية, غازية, 气泡水, 苏打水, 气泡, 含气, maden suyu, sade soda, gazlı, з газом, z gazem, סן פלגרינו, san pellegrino frizzante, مياه فوارة, 巴黎水, 圣培露, 圣培露气泡水, 圣沛黎洛, بيريه, سان بيليغرينو, пер'є, vio medium, vio spritzig, henniez grün, henniez rot, valser classic, valser prickelnd, vöslauer prickelnd, römerquelle, römerquelle prickelnd, adelholzener, apollinaris, rosbacher, franken brunnen, teinacher, ensinger, rhenser, uliveto, lete, acqua lete, san benedetto frizzante, sanpellegrino, s. pellegrino, carvalhelhos, vidago, campilho, frize, malavella, vichy catalan, imperial agua, saint yorre, st yorre, quézac, salvetat, châteldon, orezza, badoit rouge, schweppes soda, buxton sparkling, highland spring sparkling, harrogate sparkling, kropla beskidu gazowana, muszynianka, nałęczowianka gazowana, поляна квасова, миргородська лагідна, моршинська газована, уludağ maden suyu, beypazarı, kızılay maden suyu, sırma soda, meyveli soda sade, ריבנה, פרייה, 圣碧涛, 屈臣氏苏打水, مياه غازيه, أبولينيرس",
    tr: "soda, maden suyu, madensuyu",
    de: "Soda, wasser medium, mineralwasser medium, medium wasser, tafelwasser mit kohlensäure, saurer Sprudel",
    pt: "gaseificada, gás, c gás, com gás",
  },
  cola: {
    any: "cola*, coca cola*, coca, coke*, pepsi*, fritzkola, africola, vitacola, afri cola, fritz kola, kola, colas, kutu kola, 零度可乐, 罐装可乐, 可乐, coke, coca cola light, coca cola zero, coke zero, diet coke, coca zero, coca light, cherry coke, vanilla coke, fritz-kola, vita cola, sinalco cola, club cola, breizh cola, chinotto cola, pepsi max, pepsi light, pepsi zero, pepsi twist, rc cola, kofola, cola turka, pepsi black, pepsi diet, кока кола зеро, кока кола, пепсі, пепси, живчик кола, كوكا, كوكا كولا, كولا زيرو, كوكا كولا لايت, بيبسي, بيبسي دايت, كولا دايت, קוקה קולה, קולה, קולה דיאט, דיאט קולה, פפסי, פפסי מקס, 可口可乐, 无糖可乐, 百事可乐, 百事, 健怡可乐, 健怡, 可樂, 冰可乐, 樱桃可乐, 崂山可乐, 非常可乐",
    tr: "kola*",
    uk: "кола, колою, кока кола, кока-кола, пепсі",
    ar: "كولا, كوكا كولا, بيبسي, كوكاكولا",
    he: "קולה, קוקה קולה, פפסי",
    zh: "可乐, 可口可乐, 百事可乐, 可乐",
    en: "rum free coke, mexican coke, coke bottle, coke can, post mix coke, curiosity cola",
  },
  orangeSoda: {
    zh: "北冰洋, 北冰洋橙味",
    any: "fanta*, mirinda*, orangina*, orangenlimonade, orangen limonade, orange soda, orangeade, fanta naranja, orangensoda, orangenlimo, orange fanta, jarritos mandarin, mandarin soda, tangerine soda, aranciata, sumol laranja, sumol de laranja, fanta orange, trinaranjus, oranżada pomarańczowa, фанта, міринда, فانتا, ميرندا, מירינדה, פאנטה, 芬达, 美年达, naranjada, portakallı gazoz, kas naranja, sinalco orange, sinalco, miranda orange, royal orange, sunkist orange, fanta, fanta zero, mirinda, orangina, trina naranja, aranciata sanpellegrino, aranciata amara, fanta laranja, fanta arancia, bluna, frucade, libella orange, tango orange, sunkist, crush orange, yedigün, ميريندا, 新奇士, 北冰洋, 橙味汽水",
    he: "פנטה, פאנטה תפוזים",
  },
  lemonSoda: {
    it: "gazzosa, gassosa",
    any: "sprite*, 7up, 7 up, seven up, zitronenlimonade, lemon soda, fanta limón, kas limón, gassosa, gazoz*, спрайт, سبرايت, سفن اب, سفن أب, ספרייט, ספרייט זירו, 雪碧, 七喜, zitronenlimo, mountain dew, fanta limón, fanta de limón, fanta lemon, fanta zitrone, fanta citron, fanta limone, fanta cytrynowa, sprite, sprite zero, limonade lorina, schweppes lemon, schweppes limón, schweppes limon, schweppes citron, fanta limon, kas limon, trina limón, gaseosa, gazoz, uludağ gazoz, niğde gazoz, beyaz gazoz, çamlıca, lift zitrone, sinalco zitrone, r whites, lemon fanta, seven-up, سبرايت زيرو, ميرندا حمضيات, סבן אפ, 芬达柠檬, севен ап, bebida de limón, limão sumol",
  },
  tonic: {
    any: "tonic*, tonic water, schweppes, tónica, tônica, tonica, tonik*, тонік*, تونيك, טוניק, 汤力水, 汤力, agua tónica, água tónica, água tônica, acqua tonica, kinley tonic, schweppes tonic, schweppes indian tonic, fever tree tonic, fever tree, thomas henry tonic, goldberg tonic, tónica schweppes, tonik, тонік, תוניק, طونيك, 湯力水, indian tonic, slimline tonic, schweppes classic",
  },
  soda: {
    any: "softdrink*, soft drink*, soda can, limo, limonade dose, soda, sodas, refresco*, refrigerante*, boisson gazeuse, bibita, bibite, napój gazowany, napoje gazowane, gazlı içecek, газований напій, газовані напої, مشروب غازي, مشروبات غازية, משקאות קלים, 汽水, 碳酸饮料, fritz limo, softgetränk*, vita cola dose, canette, canette 33 cl, softgetränk dose, lata de refresco, refresco en lata, lattina, puszka napoju, napój w puszce, kutu içecek, kutu kola gazoz, бляшанка напою, напій у бляшанці, علبة مشروب غازي, مشروب غازي علبة, משקה קל, פחית שתייה, פחית לבחירה, 罐装汽水, 听装饮料",
    en: "soda, pop",
  },
  energy: {
    ar: "ريدبول",
    any: "energy*, energydrink*, red bull*, redbull, monster*, energy drink*, rockstar, energetic*, enerji*, енергетик*, енергетичний напій, بيبسي طاقة, مشروب طاقة, ريد بول, ردبول, משקה אנרגיה, רד בול, אקס אל, 能量饮料, 红牛, bebida energética, energético, boisson énergisante, napój energetyczny, energetyk*, bevanda energetica, باور هورس, كود ريد, ред булл, ред бул, монстр, burn energy, 魔爪, 东鹏特饮, red bull, monster energy, effect energy, tiger energy, black energy, hell energy, power horse, xl energy, нон стоп, بور هورس, ريدبول, כחול אנרגיה, 乐虎, sugarfree red bull, energy drink, energydrink, bebida energetica, enerji içeceği, енергетик, 功能饮料",
  },
  lemonade: {
    any: "lemonade*, limonade*, limonada*, limonata*, citronnade, lemoniad*, лимонад*, عصير ليمون, ليمونادة, ليموناضة, لومونادا, ليمون بالنعناع, לימונדה, לימונענע, לימונדה ביתית, 柠檬水, 柠檬汽水, 柠檬汁, hausgemachte limonade, limonadas, zitronade, citron pressé, limón exprimido, лимонад*, 手打柠檬, 手打柠檬水, 鲜柠檬水, 气泡柠檬, 柠檬气泡水, limonada natural, limonada casera, limonada de limón, limonata, limonata fresca, limonada suíça, lemoniada, limonada de la casa, لمونادة, ليموناظة, ليمون ونعناع, عصير ليمون بالنعناع, عصير ليمون ونعنع, ليمون نعناع, ليموناضة بالنعناع, לימונענה, 鲜榨柠檬水, 柠檬蜜, 蜂蜜柠檬水, лимонад класичний, домашній лимонад, лимонад домашній, лимонад лимонний, hauslimonade, zitronenlimonade hausgemacht, cloudy lemonade, pink lemonade house, old fashioned lemonade, fresh lemonade",
    de: "Limonade, Limo, *limonade, *limo",
    ar: "ليمون بالنعناع, ليمون نعناع, ليمون بنعناع, عصير ليمون بالنعناع, ليمون ونعناع",
    zh: "冰柠檬水, 薄荷柠檬水, 鲜榨柠檬水, 冻柠水, 柠水, 冰柠水",
  },
  icedTea: {
    en: "sweet tea, sweetened tea, unsweet tea, unsweetened tea",
    it: "the pesca, the alla pesca, tè pesca, tè alla pesca, the freddo, the verde freddo, the limone, the al limone",
    he: "נסטי, נסטי אפרסק, פיוז תי, פיוז תי אפרסק",
    any: "iced tea*, ice tea*, icetea*, eistee*, thé glacé*, té helado, té frío, nestea, fuze tea, fuzetea, lipton ice*, tè freddo, the freddo, tè alla pesca, chá gelado, ice tea limão, mrożona herbata, herbata mrożona, ice tea, soğuk çay, buzlu çay, холодний чай, айс ті, شاي مثلج, ايس تي, آيس تي, תה קר, אייס טי, 冰茶, 冰红茶, 柠檬冰茶, 冰柠檬茶, 冰柠檬红茶, 冻柠茶, 凍檸茶, 冰绿茶, pfanner, arizona, אייס תה, thé froid, tè verde freddo, té verde frío, té frío, herbata mrożona, פיוז טי, פיוזטי, ליפטון אייס, estathé, estathe, arizona tea, lipton, lipton ice tea, nestea limón, arizona green tea, pfanner eistee, san benedetto the, thè freddo, te freddo, the alla pesca, thè alla pesca, the al limone, thè al limone, te frio, aquarius té, iced tea, ice-tea, icetea, thé glacé, the glacé, didi, чай холодний, ліптон, شاي بارد, ليبتون آيس تي, נסטי, 康师傅冰红茶, 统一冰红茶, 维他柠檬茶, 冻柠檬茶, 冷泡茶, eistee, eistee zitrone, rauch eistee, volvic tee",
    de: "Eistee, *eistee",
  },
  juice: {
    en: "juice*",
    de: "Saft, Säfte, *saft, *säfte, Nektar, *nektar, Direktsaft",
    fr: "jus, nectar",
    es: "zumo*, jugo*",
    it: "succo, succhi, spremut*, centrifuga, centrifughe, centrifugato, centrifugati, estratto, estratti",
    pt: "sumo*, suco*, compal",
    pl: "sok, soki, soku, sokiem",
    tr: "suyu, meyve suyu, suları, nektarı",
    uk: "сік, соки, соку, фреш*, нектар*",
    ar: "عصير, عصائر",
    he: "מיץ, מיצים",
    zh: "汁, 果汁",
  },
  orangeJuice: {
    any: "orange juice, spremuta d'arancia, portakal suyu, taze portakal suyu, jus d'orange, zumo de naranja, sumo de laranja, 橙汁, 鲜橙汁, orangensaft, o-saft, osaft, מיץ תפוזים, عصير برتقال, апельсиновий сік, sok pomarańczowy, 柳橙汁, orange pressée, oranges pressées, naranja exprimida, תפוזים סחוט, תפוזים סחוטים, מיץ תפוזים סחוט, o j, fresh oj, oj, spremuta, spremuta arancia, spremuta di arance, spremuta fresca, jus d'orange pressé, zumo natural de naranja, zumo naranja, jugo de naranja, sumo natural laranja, sumo de laranja natural, suco de laranja, laranjada natural, o saft, frisch gepresster orangensaft, świeżo wyciskany sok z pomarańczy, sok z pomarańczy, sıkma portakal suyu, сік апельсиновий, фреш апельсиновий, фреш апельсин, апельсиновий фреш, عصير برتقال طازج, برتقال فريش, מיץ תפוזים טבעי, 鲜榨橙汁, 柳丁汁, orange fresh, squeezed orange, pago orange, cappy orange, granini orange, minute maid orange, tropicana orange",
  },
  tomatoJuice: {
    any: "tomato juice, tomatensaft, jus de tomate, zumo de tomate, succo di pomodoro, sumo de tomate, sok pomidorowy, domates suyu, томатний сік, عصير طماطم, מיץ עגבניות, 番茄汁",
  },
  spritzer: {
    any: "schorle*, *schorle, spritzer, gespritzt*, splash",
    de: "Schorle, *schorle, g'spritzt",
  },
  smoothie: {
    any: "smoothie*, *smoothie, smoothies, smuzi, batido natural, smoothy",
    pl: "smoothie*, koktajl owocowy",
    uk: "смузі",
    ar: "سموذي, سموثي",
    he: "שייק, שייק פירות, סמוזי, סמותי, שייקים",
    zh: "奶昔果, 思慕雪, 果昔, 冰沙, 混合莓果思慕雪",
    es: "batido de frutas",
  },
  milkshake: {
    any: "milkshake*, milk shake*, shake*, frappuccino milkshake, thickshake, frullato*, malted, *shake, *shakes, *milchshake",
    de: "Milchshake, Milchshakes, Milchmixgetränk, *shake, *milch shake",
    fr: "milk-shake*",
    es: "batido*, malteada*, licuado*",
    it: "frappè, frappé, frappe",
    pt: "batido*, vitamina de frutas, vitamina*",
    pl: "shake*, koktajl mleczny, szejk*",
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
    it: "latte, bicchiere di latte, latte bianco, latte caldo",
    pt: "leite",
    pl: "mleko, mleka, mlekiem, mleczn*",
    tr: "süt*",
    uk: "молоко, молок*, молочн*",
    ar: "حليب, لبن حليب",
    he: "חלב",
    zh: "牛奶, 鲜奶, 奶",
    any: "glas milch, verre de lait, vaso de leche, copo de leite, bicchiere di latte, szklanka mleka, склянка молока, כוס חלב, كوب حليب, glass of milk, bir bardak süt, hafermilch*, haferdrink*, sojamilch*, sojadrink*, mandelmilch*, mandeldrink*, lait d'avoine, lait de soja, lait d'amande, boisson avoine, boisson soja, leche de avena, leche de soja, leche de almendras, bebida de avena, bebida de soja, latte di soia, latte di avena, latte d'avena, latte di mandorla, bevanda di soia, leite de aveia, leite de soja, leite de amêndoa, bebida de aveia, mleko owsiane, mleko sojowe, mleko migdałowe, napój owsiany, yulaf sütü, soya sütü, badem sütü, вівсяне молоко, соєве молоко, мигдальне молоко, חלב שיבולת שועל, חלב סויה, חלב שקדים, משקה סויה, משקה שיבולת שועל, حليب شوفان, حليب الشوفان, حليب صويا, حليب الصويا, حليب لوز, حليب اللوز, 燕麦奶, 豆奶, 杏仁奶",
  },
  plantMilk: {
    any: "oat*, hafermilch*, haferdrink*, sojamilch*, sojadrink*, mandelmilch*, mandeldrink*, lait de soja, lait d'amande, boisson avoine, boisson soja, leche de soja, bebida de avena, bebida de soja, latte di avena, latte d'avena, bevanda di soia, leite de aveia, leite de soja, leite de amêndoa, bebida de aveia, mleko owsiane, mleko sojowe, mleko migdałowe, napój owsiany, soya sütü, badem sütü, вівсяне молоко, соєве молоко, мигдальне молоко, חלב שיבולת שועל, חלב סויה, חלב שקדים, משקה סויה, משקה שיבולת שועל, حليب شوفان, حليب الشوفان, حليب صويا, حليب الصويا, حليب لوز, حليب اللوز, 杏仁奶, hafermilch, hafer, soja*, soy*, soya, almond milk, lait d'avoine, avoine, avena, owsian*, leche de avena, latte di soia, вівсян*, соєв*, شوفان, סויה, שיבולת שועל, 燕麦奶, 豆奶, 豆浆, yulaf sütü, kokosmilch, coconut milk, mandelmilch, latte di mandorla, latte di cocco, coconut cream, lait de coco, leche de coco, buttermilch, buttermilk, maślanka, leche de almendras",
  },
  ayran: {
    any: "ayran*, airan, ajran, yayık ayran*, laban ayran, köpüklü ayran, susurluk ayranı, açık ayran, bardak ayran, kutu ayran, pet ayran",
    uk: "айран*",
    ar: "عيران, لبن عيران",
    he: "איירן, עיראן",
    zh: "咸酸奶饮, 土耳其酸奶, 咸酸奶, 爱兰",
  },
  lassi: {
    any: "lassi*, *lassi, lasi",
    uk: "ласі, лассі",
    ar: "لاسي",
    he: "לאסי",
    zh: "拉西, 拉昔, 拉希, 酸奶拉昔, 印度酸奶",
  },
  bubbleTea: {
    any: "bubble tea*, bubbletea, boba*, thé aux perles, té de burbujas, bubble milk tea, tapioca tea, milk tea boba, chá de bolhas, baloncuklu çay, бабл ті, бабл-ті, شاي الفقاعات, بابل تي, בבל טי, באבל טי, 珍珠奶茶, 波霸奶茶, 珍珠",
    zh: "波波, 脏脏茶, 芋圆奶茶, 珍珠鲜奶",
  },
  milkTea: {
    any: "milk tea, 奶茶, thai iced tea, thai tea, thai milk tea, thé thaï, thé glacé thaï, té tailandés, té thai, tè thai, chá tailandês, thailändischer eistee, thai eistee, тайський чай, תה תאילנדי, شاي تايلندي, 泰式奶茶, 泰式冰茶, 鸳鸯奶茶",
  },
  coffee: {
    any: "cofee, coffe, kaffe",
    en: "coffee*, decaf",
    de: "Kaffee, Café Crème, Filterkaffee, Kaffee Crema, Schümli, Kaffees, Tasse Kaffee, Pott Kaffee, Café Creme, Café Crema, Becher Kaffee, Haferl Kaffee, Kaffe",
    fr: "café filtre, déca, café, cafés, décaféiné",
    es: "café, cafés, descafeinado",
    it: "caffè, caffe",
    pt: "café, cafés, descafeinado",
    pl: "kawa, kawy, kawą, kawę, kawa bezkofeinowa, kawa z ekspresu",
    tr: "kahve*, filtre kahve",
    uk: "кава, кави, каву, кавов*, фільтр кава",
    ar: "قهوة, كوفي, قهوه, قهوة أمريكية",
    he: "קפה",
    zh: "咖啡, 现磨咖啡",
  },
  /** Where "a coffee" is an espresso. */
  shortCoffee: { fr: "café, déca, décaféiné, café déca", it: "caffè, caffe, caffé", pt: "café" },
  filterCoffee: {
    any: "filter coffee, filterkaffee, drip coffee, café filtre, filtre kahve, kawa przelewowa, kawa filtrowana, фільтр-кава, фільтр кава, קפה פילטר, 滴滤咖啡, pour over, black coffee, schwarzer kaffee, قهوة سوداء, kawa czarna, czarna kawa, 黑咖啡, chemex, v60, batch brew, brewed coffee, tasse kaffee, pott kaffee, kaffee schwarz, kaffee crema, schümli, cafe crema, café noir, bottomless coffee, café de filtro, café de olla filtro, caffè filtro, café coado, café de filtro, قهوة مقطرة, قهوة مفلترة, 手冲咖啡, 美式滴滤, nescafe, nescafé, instant coffee, löslicher kaffee, kawa rozpuszczalna, kawa parzona, kawa sypana, розчинна кава, نسكافيه, נס קפה, קפה נמס, 速溶咖啡, قهوة فلتر, becher kaffee, haferl kaffee, kännchen kaffee, café crema, cafe creme schweiz, house coffee, cafezinho, cafézinho, café de saco, przelew, kawa z ekspresu przelewowego, kawa plujka, кава фільтр, кава заварна, פילטר, 冷萃, 滤泡咖啡",
    de: "Café Crème, Café Creme, Kaffee Crème, Caffè Crema",
    ar: "قهوة اليوم, قهوة سوداء, قهوة مفلترة",
  },
  espresso: {
    pl: "ekspreso",
    tr: "espreso",
    any: "espresso*, ristretto*, café solo, cafe solo, caffè espresso, caffè ristretto, expresso, café expresso, bica, kleiner schwarzer, einspänner espresso, doppio espresso, espresso doppio, допіо, доппіо, ristretto doppio, دوبيو, petit noir, kleiner espresso, caffè normale, café doble, cafe doble, café duplo, cafe duplo, caffè doppio, café expreso, expreso, expreso doble, kawa espresso, esspresso, espresso, ristretto, doppelter espresso, großer schwarzer, caffè decaffeinato, café serré, café court, petit café, café noir, décaféiné, café sólo, solo corto, descafeinado de máquina, cimbalino, café cheio, bica cheia, bica curta, café curto, café normal, mała czarna, espresso pojedyncze, podwójne espresso, espresso podwójne, эспрессо, еспресо, еспрессо, допіо еспресо, рістрето, رستريتو, اسبريسو, إسبريسو, اسبرسو, إسبرسو, دبل اسبريسو, אספרסו, אספרסו קצר, אספרסו ארוך, אספרסו כפול, ריסטרטו, 浓缩, 浓缩咖啡, 意式浓缩, 意式浓缩咖啡, 双份浓缩",
    it: "caffè, caffe, caffé, caffè normale",
    es: "solo, café solo",
    uk: "еспресо, эспрессо, експресо, еспрессо",
    ar: "اسبريسو, إسبريسو, اسبرسو",
    he: "אספרסו, אספרסו קצר, אספרסו כפול, אספרסו ארוך, אספרסו לונגו, אקספרסו",
    zh: "意式浓缩, 浓缩咖啡, 浓缩, 双倍浓缩, 双份浓缩, 浓缩咖啡",
    pt: "bica, italiana, café curto, cimbalino",
  },
  macchiato: {
    any: "macchiato*, маккіато, макіато, ماكياتو, ميكاتو, מקיאטו, 玛奇朵, makyato, machiato, macciato",
  },
  americano: {
    any: "americano*, café américain, café americano, kahve americano, amerikano, caffè americano, café lungo, caffè lungo, long black, verlängerter, abatanado, café allongé, cafe allonge, allongé, café largo, kleiner brauner schwarz, americano kaffee, 美式黑咖啡, cafe americano, americano, caffe americano, lungo, café long, verlängerter schwarz, café doble americano, café abatanado, carioca, kawa czarna americano, кава американо, американо, أمريكانو, امريكانو, قهوة امريكية, قهوة أمريكية, אמריקנו, קפה אמריקנו, 美式, 美式咖啡, 热美式, 冰美式, kawa americana",
    uk: "американо",
    ar: "امريكانو, أمريكانو, اميريكانو",
    he: "אמריקנו, אמריקאנו",
    zh: "美式, 美式咖啡",
    it: "caffè americano, caffe americano",
  },
  cappuccino: {
    pl: "kapuczino",
    any: "cappuccino*, capuccino, cappuchino, cappucino, cappucino, capuchino*, kapuziner, capuccinos, cappuccini, cappuccio, kapuçino, cappucino*, cappuccino klein, cappuccino, capuchino, cappuccio chiaro, капучино, капучіно, كابتشينو, كابوتشينو, كابوتشينو بالكراميل, קפוצ'ינו, קפוצינו, 卡布奇诺, 卡布, cappuccino groß, cappuccino italiano",
    uk: "капучино, капучіно",
    ar: "كابتشينو, كابوتشينو, كبتشينو, كابتشينوا",
    he: "קפוצ'ינו, קפוצינו",
    zh: "卡布奇诺",
  },
  flatWhite: {
    any: "flat white*, flatwhite, flet vayt, флет вайт, флэт уайт, флет-вайт, فلات وايت, פלאט ווייט, פלט ווייט, 澳白, 馥芮白, 小白咖啡, 平白咖啡",
  },
  latte: {
    any: "latte macchiato, caffè latte, caffe latte, café latte, galão, galao, kaffee latte, cafe latte, latte makiato, flavored latte, cafè latte, spanish latte*, سبانش لاتيه, سبانيش لاتيه, ספניש לאטה, 西班牙拿铁, caffelatte, café con leche largo, galão escuro, galão claro, latte coffee, лате, латте, لاتيه, كافيه لاتيه, لاتيه ساخن, לאטה, קפה לאטה, 拿铁, 热拿铁, 拿铁咖啡, 香草拿铁, 焦糖拿铁, cafe au lait glass",
    it: "latte macchiato, caffè latte, caffelatte, caffellatte",
    en: "latte*",
    fr: "latte",
    es: "latte",
    pt: "latte",
    pl: "latte",
    de: "Latte Macchiato, Latte, latemacchiato, late macchiato",
    tr: "latte*",
    uk: "лате, латте, лате макіато, лате маккіато",
    ar: "لاتيه, لاتية, لاتي, كافيه لاتيه, قهوة لاتيه, لاتيه ماكياتو",
    he: "לאטה, קפה לאטה, לאטה מקיאטו",
    zh: "拿铁, 拿铁咖啡, 拿铁玛奇朵, 香醇拿铁, 经典拿铁, 热拿铁",
  },
  /** Coffees that no picture shows, so that no other word of the name decides. */
  otherCoffee: {
    any: "caffè d'orzo, orzo in tazza, caffè al ginseng, ginseng, crema caffè, crema di caffè, caffè leccese, caffè corretto, corretto, carajillo*, café bombón, café bombon, raf coffee, раф, раф кава, white mocha*, weiße mocha, white chocolate mocha*, وايت موكا, 生椰拿铁, 脏脏咖啡, 焦糖玛奇朵, pharisäer, rüdesheimer kaffee, café viennois, wiener kaffee, einspänner, egg coffee, dalgona*, bulletproof*, espresso tonic, leche manchada, turmeric latte*, golden latte*, golden milk, goldene milch, kurkuma latte, curcuma latte, latte curcuma, beetroot latte, pink latte, blue latte, ube latte, taro latte, hojicha latte*, black sesame latte, white hot chocolate*, weiße heiße schokolade, heiße weiße schokolade, trinkschokolade weiß, chocolat chaud blanc, biała czekolada na gorąco, cioccolata bianca, chocolate blanco caliente, beyaz sıcak çikolata, білий гарячий шоколад, babyccino*, кава з апельсиновим соком, бамбл*, bumble coffee, coffee cake*, kaffeekuchen, tarta de café, кавовий торт, torta al caffè, kaffeetorte",
  },
  pinkLemonade: {
    any: "pink lemonade*, rosa limonade, limonade rose, limonada rosa, limonata rosa, różowa lemoniada, lemoniada różowa, рожевий лимонад, лимонад рожевий, לימונדה ורודה, ليموناضة وردية, 粉红柠檬水",
  },
  /** Coffee with as much milk, in a cup. */
  milkCoffee: {
    any: "café au lait, cafe au lait, café con leche, cafe con leche, meia de leite, milchkaffee*, kawa z mlekiem, kawa biała, biała kawa, kaffee mit milch, melange, wiener melange, kaffee verkehrt, café com leite, coffee with milk, sütlü kahve, кава з молоком, кава з вершками, قهوة بالحليب, قهوة مع حليب, קפה הפוך, הפוך, קפה עם חלב, 牛奶咖啡, 欧蕾, 咖啡欧蕾, 白咖啡, caffè con latte, café crème, grand crème, petit crème, pingado claro, نسكافيه بالحليب, café au lait bol, schale hell, verlängerter braun",
    fr: "café crème, grand crème, petit crème, café au lait",
    de: "Milchkaffee, Schale, Verlängerter mit Milch, Großer Brauner, Kleiner Brauner, Kaffee mit Milch",
  },
  /** A small coffee with small sweets, or cake with coffee. */
  coffeeAndCake: {
    any: "kaffee und kuchen, kaffee & kuchen, kuchen und kaffee, stück kuchen mit kaffee, kaffeegedeck, kuchengedeck, coffee and cake, cake and coffee, coffee and muffin, muffin and coffee, café y tarta, café con tarta, café y pastel, caffè e dolce, caffè e torta, café e bolo, café com bolo, kawa i ciasto, kawa i ciastko, kawa z ciastkiem, kawa z ciastem, ciasto i kawa, kahve ve pasta, kahve ve kek, kahve kek, кава і тістечко, кава та десерт, кава та тістечко, قهوة وكيك, قهوة مع كيك, كيك وقهوة, קפה ועוגה, קפה ומאפה, עוגה וקפה, 咖啡蛋糕套餐, 咖啡配蛋糕, 蛋糕咖啡套餐, café douceur, kaffee mit kuchen",
    de: "Kaffee und Kuchen, Kaffeegedeck, Gedeck Kaffee",
  },
  mocha: {
    any: "mocha*, mokka choc, moccha, café bombón mocha, caffè mocha, café mocha, mokaccino, mochaccino, moka choco, мока, мокка, мокачино, موكا, מוקה, 摩卡, kahve mocha, mokachino, mocaccino, café moca, moca",
  },
  iced: {
    zh: "加冰",
    any: "iced, on ice, eis, glacé*, helado, helada, con hielo, ice, mrożon*, buzlu, soğuk, холодн*, айс, مثلج, مثلجة, ايس, آيس, بارد, باردة, קר, קרה, אייס, 冰, 冷萃, gelado, gelada, freddo, freddi, cold, con hielo, shakerato, fredda, fredde, fría, fríos, frías, froide, froids, froides",
    de: "kalt, kalter, kaltes",
  },
  icedCoffee: {
    de: "Frappé, Frappe",
    en: "frappé, frappe, frappes",
    fr: "frappé, frappe",
    es: "frappé, frappe, frapé",
    pt: "frappé, frappe",
    pl: "frappé, frappe",
    tr: "frappe, frape",
    any: "iced coffee*, ice coffee, iced latte*, ice latte, frappuccino*, café frappé, cafe frappe, coffee frappe, caffè frappè, eiskaffee*, eis kaffee, wiener eiskaffee, café vietnamien glacé, vietnamese iced coffee, cà phê sữa đá, iced caffè latte, freddo cappuccino, café glacé, café frappé, café helado, caffè freddo, caffè shakerato, café gelado, kawa mrożona, mrożona kawa, buzlu kahve, soğuk kahve, buzlu latte, ice latte macchiato, iced cappuccino, холодна кава, айс лате, айс-лате, айс кава, лате з льодом, фрапе, фраппе, قهوة مثلجة, قهوة باردة, ايس كوفي, آيس كوفي, ايس لاتيه, آيس لاتيه, لاتيه مثلج, لاتيه بارد, فرابتشينو, فرابيه, קפה קר, אייס קפה, קפה קר לאטה, אייס לאטה, קר לאטה, 冰咖啡, 冰拿铁, iced mocha, iced flat white, iced latte macchiato, 越南冰咖啡, 越南咖啡, 冰摩卡, 冰卡布奇诺, 冰澳白, кава зі льодом, айс капучино, iced coffee, eiskaffee kalt, iced latte, shakerato, mazagran, mrożone latte, айс латте, קפה ברד, קר על חלב, 冻咖啡, nitro cold brew latte",
  },
  /** With a scoop of ice cream: a glass of chocolate milk. */
  icedChocolate: {
    any: "eis schokolade, iced chocolate*, iced hot chocolate, frozen hot chocolate, chocolat glacé, chocolat viennois glacé, chocolate helado bebida, ciocolata glacée, czekolada mrożona, mrożona czekolada, soğuk çikolata, холодний шоколад, айс шоколад, شوكولاتة مثلجة, 冰巧克力, 冰可可, אייס שוקו, שוקו קפוא, ايس شوكليت, آيس شوكليت, eisschokolade*, eis-schokolade",
  },
  turkishCoffee: {
    tr: "dibek kahvesi, dibek kahve, sade kahve, orta kahve, menengiç kahvesi",
    any: "turkish coffee, türkischer kaffee, türkischer mokka, türk kahvesi, café turc, café turco, caffè turco, kawa po turecku, кава по турецьки, кава по-турецьки, قهوة تركية, קפה טורקי, 土耳其咖啡, mokka, kahwa, qahwa, arabic coffee, قهوة عربية, קפה שחור, בוץ, кава по східному, кава в турці, кава у турці, свіжозварена кава в турці, türk kahvesi orta, café oriental, griechischer kaffee, greek coffee",
  },
  toGo: {
    any: "to go, togo, takeaway, take away, à emporter, para llevar, da asporto, para levar, na wynos, paket kahve, с собою, з собою, на виніс, سفري, لקחת, 外带, 打包",
  },
  chai: {
    any: "chai latte*, chai tea latte, chai, chaï*, masala chai, chai-latte, chai tea, masala tea, чай латте, чай лате, чай-лате, чай масала, масала чай, شاي لاتيه, شاي كرك, كرك, شاي ماسالا, צ'אי לאטה, צ'אי, צ'אי מסאלה, 印度奶茶, 印度香料茶, 印度香料奶茶, 香料奶茶, karak, chai tee, kruidige chai, чай карак, chai karak",
  },
  matcha: { any: "matcha*, matcha latte*, матча, ماتشا, מאצ'ה, מאצה, 抹茶, 抹茶拿铁" },
  hotChocolate: {
    zh: "热朱古力",
    any: "hot chocolate*, hot choc, hot chocs, هوت شوكلت, هوت شوكليت, هوت تشوكليت, شوكولاته ساخنة, hot cocoa, chocolat viennois, schokolade mit sahne heiß, cocoa, kakao*, heiße schokolade, trinkschokolade, chocolat chaud*, chocolate caliente, cioccolata calda, cioccolata con panna, chocolate quente, gorąca czekolada, czekolada na gorąco, sıcak çikolata, гарячий шоколад, какао, شوكولاتة ساخنة, شوكولا ساخنة, هوت شوكليت, هوت تشوكلت, כוס שוקו, שוקו חם, שוקו, 热巧克力, 热可可, 可可, chocolate a la taza, colacao, cola cao, kakaó, schokolade heiß, cacao, czekolada pitna, chocolate suizo caliente, cacao caliente, cacao con leche, كاكاو ساخن, كاكاو, كاكاو بالحليب, 热巧, 热巧克力牛奶, 巧克力热饮, chocolat chaud, chocolat maison, cioccolata, cioccolata in tazza, taza de chocolate, kakao, heiße schoki, heisse schokolade, ciepła czekolada, kakao gorące, какао з маршмелоу, 朱古力热饮, schoggi, warme schoggi, heiße schokolade mit sahne",
    de: "heiße Schoki, Trinkschokolade, heiße Schokolade mit Sahne",
    it: "cioccolata, cioccolata calda",
  },
  tea: {
    en: "tea, teas, yorkshire tea, pg tips, builders tea, ceylon",
    any: "fencheltee, hagebuttentee, 红茶, 花果茶, 水果茶, 果茶, darjeeling*, assam*, earl grey, english breakfast tea*, english breakfast tee, thé english breakfast, té english breakfast, ceylon*, ostfriesentee, friesentee, شاي أحمر, 英式红茶, 伯爵红茶, 英式早餐茶, 大吉岭红茶, 阿萨姆红茶, чай ерл грей, ерл грей, תה אנגלי, תה שחור, ארל גריי, إيرل جراي, شاي انجليزي, شاي إنجليزي, tè inglese, té inglés, chá inglês, herbata angielska, ingiliz çayı, thé anglais",
    de: "Tee, Tees, *tee",
    fr: "thé, thés, infusion*, tisane*, infusion",
    es: "té, tés, infusión*, infusiones",
    it: "tè, te, tisana, tisane, infuso, the",
    pt: "chá, chás, infusão, infusões, chá mate",
    pl: "herbat*",
    tr: "çay, çayı, çaylar, fincan çay, kupa çay",
    uk: "чай, чаї, чаю",
    ar: "شاي, شاى, شاي كشري",
    he: "תה",
    zh: "茶, 柠茶, 热柠茶, 热柠檬茶",
  },
  black: {
    en: "yorkshire tea, pg tips, builders tea, ceylon",
    ar: "شاي كشري, كشري",
    any: "black, schwarz*, noir, negro, nero, preto, czarn*, siyah, чорн*, اسود, أسود, שחור, שחורה, 红茶, 黑, earl grey, english breakfast tea*, english breakfast tee, thé english breakfast, té english breakfast, darjeeling*, assam*, ceylon*, ostfriesentee, friesentee, شاي أحمر, dunkel*, dark, dunkles, stout, porter, negra, scura, preta, ciemn*, темн*, غامقة, כהה, 深色, schwarzbier, 英式红茶, 伯爵红茶, 英式早餐茶, 大吉岭红茶, 阿萨姆红茶, чай ерл грей, ерл грей, תה אנגלי, ארל גריי, إيرل جراي, شاي انجليزي, شاي إنجليزي, tè inglese, té inglés, chá inglês, herbata angielska, ingiliz çayı, thé anglais",
    tr: "fincan çay, kupa çay",
  },
  /** Red in the cup. */
  greenTea: {
    any: "sencha, genmaicha, gunpowder, jasmintee*, jasmin tee, thé au jasmin, thé jasmin, thé vert jasmin, jasmine tea*, tè al gelsomino, tè verde al gelsomino, té de jazmín, té jazmín, chá de jasmim, herbata jaśminowa, yasemin çayı, жасминовий чай, чай жасминовий, чай з жасмином, شاي الياسمين, תה יסמין, 茉莉花茶, 茉莉绿茶, 龙井, 龙井茶, 煎茶",
  },
  mintTea: {
    any: "menta poleo, poleo menta, frische minze tee, frischer minztee, minztee*, pfefferminztee*, thé menthe, nane çayı, napar miętowy, м'ятний чай, чай м'ятний, شاي نعناع, شاي بالنعناع, תה נענע, 薄荷茶, thé marocain, thé à la menthe fraîche, marokkanische minze, moroccan mint, moroccan mint tea, té verde con hierbabuena, шай марокканський, شاي مغربي, شاي اخضر بالنعناع, תה עם נענע, herbata miętowa, pfefferminztee, minztee, fresh mint tea, peppermint tea, tisana alla menta, tè alla menta, chá de menta, chá de hortelã, infusión de menta",
    es: "té moruno, té marroquí, té árabe, té moro",
  },
  fruitTea: {
    any: "fruit tea*, fruit infusion*, früchtetee*, früchte tee, waldbeertee*, beerentee*, hagebuttentee*, hagebutte*, thé aux fruits, thé aux fruits rouges, infusion fruits rouges, infusion aux fruits, infusion fruits, té de frutas, té de frutos rojos, infusión de frutos rojos, infusión de frutas, tisana ai frutti, tisana ai frutti rossi, tisana ai frutti di bosco, tè ai frutti, tè ai frutti rossi, infuso ai frutti, chá de frutas, chá de frutos vermelhos, herbata owocowa, owocowa herbata, meyve çayı, orman meyveli çay, фруктовий чай, чай фруктовий, ягідний чай, чай ягідний, شاي فواكه, شاي الفواكه, תה פירות, תה פירות יער, תה היביסקוס, 花果茶, 水果茶, 热果茶, 莓果茶, 洛神花茶, roibusch*, roibosch*, redbush*, ройбуш, רויבוש, رويبوس, té rojo rooibos, 洛神花果茶, 洛神花, 洛神茶, 玫瑰茄",
  },
  /** Yellow in the cup: no picture shows it. */
  herbal: {
    any: "herbal*, kräuter tee, verveine, tilleul, infusion, tisane, tisana, infusión, poleo menta, ziołow*, rumiank*, bitki, ıhlamur*, adaçayı, травян*, трав'ян*, اعشاب, أعشاب, צמחים, 菊花茶, fencheltee, fenchel, zitronenverbene, lemon verbena, salbeitee, ada çayı, adaçayı, kış çayı, чай карпатський, карпатський чай, иван чай, іван чай, чай імбирний, імбирний чай, чай обліпиховий, обліпиховий чай, يانسون, زعتر بري, חליטת צמחים, חליטה",
  },
  turkishTea: {
    any: "turkish tea, türkischer tee, türk çayı, thé turc, té turco, tè turco, chá turco, herbata turecka, турецький чай, чай турецький, شاي تركي, תה טורקי, 土耳其红茶, 土耳其茶, demleme çay, ince belli, bardak çay, tavşan kanı, çay, thé turc, turkish chai, turkish çay",
    tr: "çay, çayı, bardak çay",
  },
  /** Tea, or a breakfast: what else is said decides. */
  englishBreakfast: { any: "english breakfast" },
  teaPot: {
    any: "pot of tea, tea pot, teapot, kanne tee, kännchen tee, théière, tetera, teiera, bule de chá, dzbanek herbaty, herbata w dzbanku, demlik çay, demlik, чайник чаю, чай у чайнику, чайник, إبريق شاي, براد شاي, קנקן תה, 一壶茶, 壶茶, 茶壶, tea for two, קומקום, בקומקום, קומקום תה, kännchen darjeeling, kännchen earl grey, kännchen grüner tee, kännchen schwarzer tee, theepot, théière de thé, براد, براد شاي, ابريق شاي, kanne kräutertee, дзбанок чаю",
    zh: "壶茶, 一壶绿茶, 一壶红茶, 一壶花茶, 壶",
  },
  beer: {
    any: "beer*, lager*, pils*, pilsner*, pilsener*, carlsberg, tuborg, efes, budweiser, pilsner urquell, budvar, kozel, staropramen, krušovice, amstel, stella artois, kronenbourg, cruzcampo, san miguel, okocim, perła, żubr, warka, książęce, obolon, оболонь, львівське, чернігівське, светлое, світле, світле пиво, пиво світле, chope, chopp, draft beer, draught beer, גולדסטאר, מכבי, טובורג, קרלסברג, 青岛, 青岛啤酒, 百威, 燕京啤酒, 雪花啤酒, krombacher, augustiner, warsteiner, bitburger, paulaner hell, tyskie, żywiec, lech, estrella, mahou, sagres, super bock, goldstar, kölsch, export bier, zwickel, flensburger, coburger kellerbier, wernesgrüner, radeberger, jever, rothaus, tannenzäpfle, tegernseer, hacker pschorr, spaten, löwenbräu, veltins, könig pilsener, hasseröder, mönchshof, früh kölsch, gaffel kölsch, stiegl, gösser, ottakringer, zipfer, feldschlösschen, oettinger, holsten, licher, diebels, bomonti, bomonti filtresiz, tuborg gold, brahma, skol, antarctica cerveja, mythos beer, estrella galicia, voll damm, alhambra reserva, ambar, moritz, 1664, kronenbourg 1664, jupiler, meteor, нефільтроване, נשר, מלכה בלונדינית, heineken, beck's, becks, corona extra, desperados, moretti, birra moretti, peroni, nastro azzurro, ichnusa, menabrea, leffe blonde, grimbergen blonde, san miguel especial, estrella damm, ámbar especial, voll-damm, asahi, sapporo, tsingtao, singha, kingfisher, bintang, almaza, effes, efes pilsen, efes malt, fosters, foster's, carling, coors, birra del borgo, quilmes, tecate, budweiser budvar, kozel 11, zubr, zlatopramen, harnaś, łomża, tatra, kasztelan, lech premium, żywiec jasne, perła export, okocim jasne, namysłów, staropramen 12, slavutych, славутич, чернігівське світле, львівське 1715, оболонь світле, рогань, heineken 0 33, calanda, quöllfrisch, appenzeller, eichhof, haldengut, hürlimann, zwettler, puntigamer, murauer, hirter, schwechater, kaiser bier, wieselburger, hofbräu, hacker-pschorr, ayinger, andechser, chiemseer, schlenkerla, jever pils, könig pils, dithmarscher, ratsherrn, ur-krostitzer, freiberger, lübzer, rostocker, darguner, fürstenberg, ganter, alpirsbacher, stuttgarter hofbräu, dinkelacker, schwaben bräu, reissdorf, gaffel, peroni nastro azzurro, angelo poretti, poretti, baffo d'oro, raffo, cruzcampo especial, mahou clásica, mahou cinco estrellas, alhambra especial, super bock mini, sagres mini, cintra, quilmes cristal, brooklyn lager, peroni red, birra alla spina",
    de: "Bier, Biere, *bier, Helles, Hell vom Fass, Pils, Pilsner, Kölsch, Export, Märzen, Kellerbier, *pils, Zwickl, Zwickel, Landbier, Urtyp, Edelhell, Festbier, vom Zapfhahn, Pilsener, Naturtrüb Bier, Kellerpils, Spezialbier, Halbe Bier, Seidl Bier, Krügerl Bier, Stange Bier, Große Bier",
    fr: "bière*, pression, demi, bière pression, bière blonde, blonde pression, galopin, demi de blonde, pinte de blonde, bière bouteille, bière artisanale blonde, 1664 blonde",
    es: "cerveza*, caña, cañas, tercio, quinto, botellín, penalti, zurito, jarra de cerveza, cerveza de barril, cerveza rubia, rubia, birra, chela, schop, caguama, cusqueña, cusqueña dorada, pilsen callao, club colombia, águila, poker, toña, polar, presidente, escudo, gallo, brahva, tecate, bohemia clásica, quilmes, pilsener, imperial, pacífico",
    it: "birra*, birre, birra chiara, birra media chiara, media chiara, birra piccola, birra media, spina chiara, birra alla spina, bionda media, spina media, spina piccola, boccale, birretta",
    pt: "cerveja*, imperial, fino, chope, caneca de cerveja, lambreta, cerveja mini, mini sagres, choppinho, long neck, cerveja loira",
    pl: "piwo, piwa, piwem, jasne, jasne pełne, piwo jasne, piwo lane, piwo z kija, piwo butelkowe, lager jasny, piwko, jasne z kija, piwo kraftowe",
    tr: "bira*, fıçı bira, fıçı, şişe bira, otuzüçlük, ellilik, arjantin bira",
    uk: "пиво, пива, пивом, пиво асахі, асахі, пиво розливне, пиво пляшкове, світле пиво, лагер, пиво бочкове, крафтове пиво",
    ar: "بيرة, جعة, هاينكن, هينيكن, كورونا, الماظة, المازا, ستيلا, بيرة محلية, بيرة مستوردة",
    he: "בירה, בירות, אסאהי, היינקן, קורונה, סטלה, קרלסברג, טובורג אדום, בירה מהחבית, חצי בירה, שליש בירה, אלכסנדר, ויינשטפאן לאגר, לאגר, בירה לאגר",
    zh: "啤酒, 啤, 生啤, 鲜啤, 精酿, 扎啤, 拉格, 黄啤, 纯生, 喜力, 嘉士伯, 科罗娜, 朝日啤酒, 麒麟啤酒, 札幌啤酒, 虎牌啤酒, 台湾啤酒, 金牌啤酒, 哈尔滨啤酒, 原浆, 生啤酒, 瓶啤, 珠江啤酒, 金威啤酒, 乌苏啤酒, 夺命大乌苏",
    en: "draught lager, pint of lager, half of lager, house lager, lager shandy top, craft lager, helles, pilsner, kölsch, cask ale, real ale, amber ale",
  },
  wheatBeer: {
    any: "wheat beer*, weizen*, weißbier*, weissbier*, hefeweizen*, hefeweizen vom fass, blanche, bière blanche, cerveza de trigo, birra di frumento, birra weiss, cerveja de trigo, piwo pszeniczne, pszeniczne, buğday birası, пшеничне, пшеничне пиво, بيرة قمح, בירת חיטה, 小麦啤酒, 白啤, 白啤酒, 小麦啤, 小麦白啤, erdinger, franziskaner, weihenstephaner, hoegaarden, paulaner, witbier, weißbier hell, weißes bier, dunkles weizen, dunkelweizen, weizen dunkel, hefeweizen dunkel, weißbier dunkel, kristallweizen, kristall weizen, leichtes weizen, hefeweißbier, ויינשטפן, פאולנר, וייהנשטפן, erdinger weißbier, schneider weisse, maisels weisse, ayinger weisse, żywiec biały, białe piwo, piwo białe, cerveza blanca, 德国小麦啤酒, 德国小麦啤, 德式小麦啤酒, 比利时白啤, blanc 1664, 1664 blanc, blue moon, paulaner hefe, erdinger weiß, franziskaner hefe, benediktiner weizen, gutmann, kapuziner, weihenstephan, biała pszenica, чернігівське біле, біле нефільтроване, edelweiss, blanche de namur, blanche de bruges, estrella inedit",
    it: "weiss, weiss media, weizen",
    es: "weiss",
    he: "חיטה",
  },
  darkBeer: {
    any: "dark beer, dunkles, dunkelbier, dunkles bier, schwarzbier, stout*, guinness*, porter, bière brune, brune, cerveza negra, birra scura, cerveja preta, piwo ciemne, ciemne piwo, ciemne, siyah bira, koyu bira, темне пиво, пиво темне, темне, بيرة داكنة, بيرة سوداء, בירה כהה, 黑啤, 黑啤酒, köstritzer, doppelbock, caneca de preta, bière noire, piwo porter, ciemne piwo, dunkles lager, bock dunkel, murphys, beamish, chopp escuro, chope escuro, cerveja escura, cerveza oscura, cerveza tostada negra, 健力士, 健力士黑啤, 吉尼斯, гіннес, гиннес, גינס, غينيس, guinness draught, murphy's, leffe brune, grimbergen brune, chimay, kozel dark, kozel černý, kozel ciemny, krušovice černé, negra modelo, lvivske porter, żywiec porter, baltic porter, 1664 brune, london porter, dunkel, bira dunkel",
  },
  /** Brands without alcohol. */
  alcoholFreeBeer: {
    any: "clausthaler*, jever fun, buckler, beck's blue, becks blue, lech free, free damm, tourtel*, nanny state, guinness 0 0, heineken 0 0, peroni 0 0, erdinger alkoholfrei, san miguel 0 0, estrella 0 0, mahou 0 0, bavaria 0 0, birra moretti zero, leffe 0 0, corona cero, żywiec 0 0, okocim 0 0, bitburger 0 0, cerveja zero, heineken zero, super bock free, sagres zero, birra zero, birra 0 0, cerveza cero, cerveza 0 0, cerveza zero, bira sıfır, пиво нульовка, пиво 0 0, 零度啤酒, 0度无醇啤酒, 无醇啤酒, 无酒精啤酒, 不含酒精啤酒, clausthaler, moretti zero, tourtel, sagres 0 0, nealko, fayrouz, barbican, moussy, فيروز, باربيكان, موسي",
  },
  /** Malt drinks, which look like no beer here. */
  maltDrink: {
    any: "malzbier*, vitamalz, karamalz, malta, kinderbier, malt drink, מאלטה, بيرة شعير, barbican, باربيكان, موسي شعير, kwas*",
  },
  radler: {
    any: "radler*, shandy, alster*, alsterwasser, panaché*, clara*, clara con limón, panache, birra radler, panachê, радлер, راדلر, רדלר, 柠檬啤酒, 拉德勒, diesel bier, natur radler",
  },
  bottleBeer: {
    any: "bottled beer, beer bottle, bottle of beer, flaschenbier, bier flasche, bière bouteille, bière en bouteille, botellín, botellín de cerveza, tercio, birra in bottiglia, birra bottiglia, cerveja garrafa, piwo butelkowe, piwo w butelce, piwo butelka, şişe bira, bira şişe, пиво пляшкове, пляшкове пиво, пиво в пляшці, 瓶装啤酒, 瓶啤, בירה בבקבוק, زجاجة بيرة, bierflasche, astra, becks, beck's, corona, corona extra, coronita, desperados, heineken, asahi, asahi super dry, kirin, kirin ichiban, sapporo, tsingtao, tsing tao, singha, chang beer, tiger beer, cobra beer, kingfisher, modelo, pacífico, sol mexicana, dos equis, peroni, nastro azzurro, moretti, birra moretti, ichnusa, menabrea, almaza, saigon beer, bia saigon, 333 beer, hite, cass beer, terra beer, mythos, קורונה, היינקן, 科罗纳, 喜力, 朝日啤酒, הייניקן, היינקן בקבוק, קורונה בקבוק, سول, estrella damm botella, budweiser bottle",
  },
  cider: {
    any: "cider*, cidre*, sidra*, sidro, cydr*, cidery, strongbow, somersby, сидр*, سيدر, סיידר, 苹果酒, סיידר תפוחים אלכוהולי, סיידר אלכוהולי, kopparberg, magners, thatchers, rekorderlig, bulmers, aspall, savanna, loïc raison, ecusson, kerisac, cidre brut, cidre doux, cidre bouché, bolée de cidre, sidra natural, sidra asturiana, el gaitero, apfelcidre, cydr, cydr jabłkowy, сидр, elma şarabı",
    en: "cyder, scrumpy",
  },
  ciderSoft: {
    he: "סיידר תפוחים",
    en: "apple cider vinegar",
    any: "vinegar, essig, vinaigre, ocet, sirke, סיידר חם, hot cider, apple cider hot, sidra sin alcohol, cidre sans alcool, alkoholfreier cidre",
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
    es: "mencía, tinto joven, chato de vino, copa de tinto, copa tinto, tinto crianza, botella de tinto, tinto reserva",
    it: "vino della casa rosso, calice rosso, bicchiere di rosso, vino rosso della casa, rosso fermo",
    any: "red wine*, house red, rotwein*, hauswein rot, rouge maison, verre de rouge, pichet de rouge, ballon de rouge, verre de bordeaux, côtes du rhône, cotes du rhone, beaujolais, ribera del duero, ribera, garnacha, crianza, reserva tinto, copa de tinto, tinto de la casa, rosso della casa, calice di rosso, tinto da casa, vinho da casa tinto, douro tinto, alentejo tinto, lampka czerwonego, kieliszek czerwonego, czerwone wytrawne, kırmızı kadeh, келих червоного, червоне сухе, червоне домашнє, כוס אדום, כוס יין אדום, brunello, sangiovese, aglianico, negroamaro, saint émilion, bourgogne rouge, carmenere, carménère, öküzgözü, boğazkere, саперави, сапераві, lemberger, regent, merlot*, cabernet*, chianti*, shiraz, syrah, malbec*, rioja*, tempranillo, primitivo*, montepulciano, barolo, pinot noir, spätburgunder, dornfelder, bordeaux, barbera, nero d'avola, valpolicella, zweigelt, vinho tinto, vino tinto, tinto, vino rosso, vin rouge, kırmızı şarap, czerwone wino, wino czerwone, червоне вино, вино червоне, нبيذ احمر, نبيذ أحمر, نبيذ احمر, יין אדום, 红葡萄酒, 红酒, 干红, trollinger, blaufränkisch, blauer spätburgunder, blauer zweigelt, roter hauswein, domowe czerwone, wino domowe czerwone, 干红葡萄酒, 赤霞珠, 梅洛, 西拉, glass of red, glass of house red, glas rotwein, verre de vin rouge, quartino di rosso, mezzo litro di rosso, rosso sfuso, vino rosso sfuso, barbera d'asti, wina czerwonego, czerwonego wina, kieliszek wina czerwonego, brouilly, morgon, chinon, saumur champigny, bourgueil, st nicolas de bourgueil, saint nicolas de bourgueil, médoc, medoc, haut médoc, saint emilion, pomerol, graves rouge, gigondas, vacqueyras, châteauneuf du pape, crozes hermitage, saint joseph, minervois, corbières, fitou, cahors, madiran, gamay, pinot noir d'alsace, mercurey, pommard, beaune, hautes côtes de beaune, juliénas, bordeaux supérieur, lussac, blaye, côtes de bourg, ribera del duero roble, navarra tinto, jumilla, monastrell, priorat, montsant, somontano tinto, bierzo, rioja joven, rioja crianza, rioja reserva, tinto roble, tinto crianza, tinto joven, copa de rioja, copa de ribera, dolcetto, nebbiolo, barbaresco, bardolino, amarone, ripasso, lagrein, teroldego, schiava, vernatsch, morellino, bolgheri, rosso di montalcino, vino nobile, montepulciano d'abruzzo, cannonau, nero d'avola sicilia, taurasi, salice salentino, refosco, bonarda, dão tinto, bairrada tinto, alentejano tinto, douro doc tinto, periquita, esteva, monte velho tinto, papa figos tinto, dôle, gamaret, humagne rouge, merlot ticino, blauburgunder, blauer portugieser, portugieser, sankt laurent, cuvée rot, acolon, cahors malbec, pinotage, zinfandel, grenache, petit verdot, kalecik karası, papazkarası, syrah şiraz, kırmızı şarap kadeh, sek kırmızı, киндзмараулі, кіндзмараулі, хванчкара, мукузані, піросмані червоне, каберне совіньйон, мерло сухе, ksara rouge, نبيذ أحمر كأس, יין אדום הבית, 红酒杯, 杯装红酒, 干红葡萄酒杯",
    de: "Rotwein, Rotweine, Hausroter, Viertele Rot, Achtel Rot, Achterl Rot, Viertel Rot, Rot trocken, Schoppen Rot",
    he: "קברנה סוביניון, קברנה, מרלו, שיראז, סירה",
    ar: "كابرنيه, ميرلو",
    uk: "каберне, мерло, саперави",
    en: "claret, house merlot, red of the house, glass of merlot",
    fr: "vin de pays rouge, côtes du ventoux, ventoux, rouge ordinaire, ballon rouge, verre rouge, pot lyonnais rouge, beaujolais villages, vin rouge maison",
    pt: "copo de tinto, jarro de tinto, vinho tinto da casa, tinto da região, maduro tinto",
    pl: "wino czerwone wytrawne, lampka czerwone, czerwone półwytrawne, primitivo",
  },
  whiteWine: {
    it: "vino della casa bianco, bianco della casa, calice bianco, bicchiere di bianco, bianco fermo",
    any: "white wine*, house white, weißwein*, hauswein weiß, blanc maison, verre de blanc, pichet de blanc, ballon de blanc, copa de blanco, blanco de la casa, vino blanco de la casa, bianco della casa, calice di bianco, branco da casa, vinho da casa branco, lampka białego, kieliszek białego, białe wytrawne, келих білого, біле сухе, біле домашнє, כוס לבן, כוס יין לבן, sancerre, muscadet, bourgogne blanc, retsina, retzina, godello, rías baixas, gavi, falanghina, fiano, pinot bianco, grüner veltliner, scheurebe, chenin blanc, viognier, narince, токай, rkatsiteli, ркацителі, gutedel, müller-thurgau, rivaner, chardonnay*, riesling*, sauvignon*, sauvignon blanc, pinot grigio, pinot blanc, pinot gris, grauburgunder*, weißburgunder*, grüner veltliner, veltliner, silvaner, müller thurgau, gewürztraminer, chablis, soave, lugana, vermentino, verdejo, albariño, vinho branco, vinho verde, vino blanco, vino bianco, vin blanc, beyaz şarap, białe wino, wino białe, біле вино, вино біле, نبيذ ابيض, نبيذ أبيض, יין לבן, 白葡萄酒, 干白, 白酒葡萄, frascati, rueda, grauer burgunder, weißer burgunder, domowe białe, wino domowe białe, wino białe domowe, hauswein weiß, weißer hauswein, вино біле, 干白葡萄酒, 长相思, 霞多丽, 雷司令, glass of white, glass of house white, glas weißwein, verre de vin blanc, quartino di bianco, mezzo litro di bianco, bianco sfuso, vino bianco sfuso, wina białego, białego wina, kieliszek wina białego, entre deux mers, pouilly fumé, pouilly fuissé, mâcon villages, mâcon, saint véran, aligoté, bourgogne aligoté, quincy, menetou salon, cheverny, vouvray, viré clessé, jurançon, tariquet, uby, petit chablis, picpoul, picpoul de pinet, sylvaner, muscat sec, edelzwicker, pinot gris d'alsace, riesling d'alsace, condrieu, verdejo rueda, copa de verdejo, copa de albariño, txakoli, viura, rías baixas albariño, penedès blanc, moscatel seco, roero arneis, arneis, gavi di gavi, greco di tufo, fiano di avellino, falanghina del sannio, verdicchio, trebbiano, pecorino igt, passerina, inzolia, catarratto, vermentino di sardegna, ribolla gialla, friulano, müller thurgau alto adige, pinot bianco alto adige, orvieto, vernaccia, castelli romani, alvarinho, loureiro, monte velho branco, bucelas, encruzado, branco douro, fendant, chasselas, féchy, epesses, petite arvine, welschriesling, gemischter satz, wiener gemischter satz, rotgipfler, kerner, elbling, ruländer, torrontés, vinho verde branco, sultaniye, sek beyaz, beyaz kadeh, цинандалі, алазанська долина біле, одеське біле, рислінг, піно гріджіо, ksara blanc, יין לבן הבית, 杯装白酒葡萄, 白葡萄酒杯, 雷司令白, 长相思白",
    de: "Weißwein, Weißweine, Grüner Veltliner, Hausweißer, Viertele Weiß, Achtel Weiß, Achterl Weiß, Viertel Weiß, Veltliner, Riesling trocken",
    he: "שרדונה, סוביניון בלאן, ריזלינג, גוורצטרמינר",
    ar: "شاردونيه",
    uk: "шардоне, рислінг, совіньйон блан",
    fr: "ballon blanc, verre de blanc sec, côtes de gascogne, vin blanc maison, blanc sec, blanc moelleux",
    es: "copa de blanco, copa blanco, blanco joven, blanco semidulce, copa de rueda",
    pt: "copo de branco, jarro de branco, vinho branco da casa, maduro branco, verde branco",
    pl: "wino białe wytrawne, lampka białe, białe półsłodkie",
  },
  roseWine: {
    any: "rosé*, rose wine, vin rosé, vino rosado, vino rosato, rosato, rosado, vinho rosé, roze şarap, pembe şarap, różowe wino, wino różowe, рожеве вино, вино рожеве, نبيذ وردي, יין רוזה, רוזה, 桃红葡萄酒, 桃红, roséwein, weißherbst, blush, white zinfandel, zinfandel rosé, pinot grigio blush, provence rosé, côtes de provence rosé, glass of rosé, verre de rosé, copa de rosado, glas rosé, calice di rosato, côtes de provence, tavel, bandol rosé, gris de gris, rosé d'anjou, rosé maison, cerasuolo, chiaretto, bardolino chiaretto, mateus rosé, rosé de provence, listel, roze kadeh, розе, рожеве сухе, 桃红酒, schilcher, rosé trocken",
  },
  sparklingWine: {
    uk: "просекко",
    any: "sparkling wine, prosecco*, sekt, champagne*, champagner*, cava, crémant, schaumwein, spumante, asti, franciacorta, perlwein, espumante, vino espumoso, champán, espumoso, wino musujące, szampan*, köpüklü şarap, şampanya, ігристе, ігристе вино, шампанськ*, просеко, نبيذ فوار, شمبانيا, بروسيكو, שמפניה, פרוסקו, קאווה, קאוה, יין מבעבע, 起泡酒, 香槟, 气泡酒, 普罗塞克, vin mousseux, vin pétillant, glas sekt, bollicine, moscato d'asti, asti spumante, cava brut, champagne brut, clairette, blanquette de limoux, crémant d'alsace, crémant de loire, vouvray brut, moët, moet, veuve clicquot, mumm, freixenet, codorníu, juvé, prosecco doc, valdobbiadene, cartizze, trento doc, ferrari brut, lambrusco bianco, raposeira, murganheira, rotkäppchen, henkell, winzersekt, piccolo sekt, mionetto, artemivske, артемівське, oddessa, одеса брют, совєтське, igristoe, asti martini, köpüklü kadeh",
    de: "Secco, Perlwein",
  },
  wineBottle: {
    any: "bottle of wine, wine bottle, flasche wein, bouteille de vin, botella de vino, bottiglia di vino, garrafa de vinho, butelka wina, şişe şarap, пляшка вина, زجاجة نبيذ, בקבוק יין, 一瓶葡萄酒, 瓶装葡萄酒, weinflasche",
  },
  spritz: {
    any: "aperol*, aperol spritz*, spritz, aperol spritzer, campari spritz, апероль*, ابيرول, أبيرول, אפרול, אפרול שפריץ, 阿佩罗, 阿佩罗气泡酒, 阿佩罗鸡尾酒, spritz aperol, 阿佩罗橙光, 阿佩罗鸡尾酒, апероль спритц, апероль шприц, апероль спріц",
  },
  ginTonic: {
    any: "gin tonic*, gin and tonic, gin & tonic, g&t, gin tonik, джин тонік, جن تونيك, جين تونيك, ג'ין טוניק, ג'ין וטוניק, 金汤力, cin tonik, gin-tonic, gin t, gin z tonikiem, gin con tónica, gin tónica, gin tónico, gintonic*, gin tonica, джин з тоніком, джин-тонік, gin and slimline tonic",
  },
  mojito: { any: "mojito*, мохіто, מוחיטו, 莫吉托, mohito" },
  margaritaCocktail: {
    any: "margarita*, маргарита, مارغريتا كوكتيل, מרגריטה קוקטייל, 玛格丽塔鸡尾酒, 玛格丽特鸡尾酒",
    zh: "玛格丽特",
    he: "מרגריטה",
  },
  /** Where no pizza can be meant. */
  surelyMargarita: {
    any: "frozen margarita*, classic margarita cocktail, margarita cocktail, strawberry margarita*, spicy margarita*, mango margarita*, passion fruit margarita, tommy's margarita, jalapeño margarita, margarita de fresa, margarita de mango, margarita de limón, margarita de maracuyá, margarita clásica cóctel, margarita frozen, margarita on the rocks, коктейль маргарита, маргарита коктейль, מרגריטה פרוזן, מרגריטה קפואה, كوكتيل مارغريتا, margarita kokteyli, koktajl margarita, drink margarita",
  },
  martini: {
    any: "martini*, dry martini, 干马天尼, 干马提尼, мартіні драй, драй мартіні, מרטיני יבש, мартіні, مارتيني, מרטיני, 马天尼, 马提尼",
  },
  pinkCocktail: {
    any: "cosmopolitan*, cosmo, космополітен, كوزموبوليتان, קוסמופוליטן, 大都会, pink lady, 大都会鸡尾酒, kosmopolitan",
  },
  mocktail: {
    any: "mocktail*, alkoholfreier cocktail*, alkoholfreie cocktails, cocktail alkoholfrei, cocktails alkoholfrei, cocktail ohne alkohol, cocktails ohne alkohol, cocktail sans alcool, cocktails sans alcool, cóctel sin alcohol, cócteles sin alcohol, coctel sin alcohol, cocktail analcolico, cocktail analcolici, analcolico alla frutta, aperitivo analcolico, cocktail sem álcool, cocktails sem álcool, drink bezalkoholowy, drinki bezalkoholowe, koktajl bezalkoholowy, koktajle bezalkoholowe, koktajl bezalkoholowe, alkolsüz kokteyl*, безалкогольний коктейль, безалкогольні коктейлі, موكتيل, موكتيلات, كوكتيل بدون كحول, מוקטייל, מוקטיילים, קוקטייל ללא אלכוהול, קוקטיילים ללא אלכוהול, 无酒精鸡尾酒, 无酒精特调, 无酒精莫吉托, virgin colada, virgin pina colada, virgin piña colada, virgin mojito*, virgin caipi*, virgin caipirinha, virgin mary, virgin daiquiri, virgin margarita, virgin cosmo*, virgin sunrise, virgin strawberry daiquiri, virgin strawberry mojito, nojito, nada colada, safe sex on the beach, shirley temple, san francisco sin alcohol, ipanema cocktail, mojito sans alcool, mojito sin alcohol, mojito analcolico, mojito sem álcool, mojito alkoholfrei, mojito bezalkoholowe, mojito bezalkoholowy, mohito bezalkoholowe, alkolsüz mojito, alkolsüz mohito, безалкогольний мохіто, мохіто безалкогольний, موهيتو بدون كحول, מוחיטו ללא אלכוהול, מוחיטו בתולי, piña colada sin alcohol, pina colada sans alcool, caipirinha sem álcool, limonana mocktail, fruchtcocktail, fruit punch, früchtepunsch kalt, ipanema, ipanema alkoholfrei",
    ar: "موهيتو",
  },
  cocktail: {
    any: "cocktail*, cóctel*, coctel*, drinki, drinks alkohol, koktajl alkoholowy, kokteyl*, коктейл*, كوكتيل, קוקטייל, קוקטיילים, 鸡尾酒, cocktails, longdrink*, long drink*, 长岛冰茶, long island iced tea, long island ice tea",
  },
  whisky: {
    any: "whisky*, whiskey*, bourbon*, scotch*, single malt*, malt whisky, malt whiskey, jack daniels, jack daniel's, jameson, johnnie walker, jim beam, glenfiddich, chivas, wiski, віскі, ويسكي, ויסקי, וויסקי, 威士忌, viski*, talisker, ballantines, ג'ק דניאלס, ג'וני ווקר, ג'יימסון, בושמילס, جاك دانيلز, джек деніелс, джемесон, black label, red label, chivas regal, 苏格兰威士忌, 单一麦芽威士忌, 波本威士忌, 波本, бурбон, віскі бурбон, ברבן, בורבון",
  },
  shots: {
    any: "shots, shot*, szot*, чарка, чарки, chupitos, chupito, szoty, shot tequila, shoty, шот*, شوتات, שוטים, צ'ייסר, צ'ייסרים, 一口酒, 子弹酒, kurzer, kurze, digestif shot, tequila, tequila shot, shot tekila, tekila shot, tekila, 龙舌兰一口杯, 一口杯, текіла шот, צ'ייסר טקילה",
  },
  hotDrinks: {
    zh: "热饮",
    any: "hot drink*, heißgetränk*, heiße getränke, warme getränke, warmgetränk*, boissons chaudes, bebidas calientes, bevande calde, bebidas quentes, napoje gorące, gorące napoje, sıcak içecekler, гарячі напої, مشروبات ساخنة, שתייה חמה, משקאות חמים, 热饮",
  },
  coldDrinks: {
    he: "שתיה, שתייה, שתיה קרה, שתיה קלה, שתייה ואלכוהול",
    any: "cold drink*, drinks, soft drinks, softdrinks, kalte getränke, kaltgetränk*, boissons, boissons fraîches, boissons froides, bebidas, bebidas frías, refrescos, bevande, bibite, bebidas frias, napoje, napoje zimne, zimne napoje, içecekler, soğuk içecekler, напої, холодні напої, مشروبات, مشروبات باردة, שתייה, שתייה קלה, שתייה קרה, משקאות, 饮料, 冷饮, 饮品, beverage*, getränk*, alkoholfreie getränke, erfrischungsgetränke, 软饮",
  },
  colaMix: {
    any: "spezi, mezzo mix, mezzomix, cola mix, colamix, paulaner spezi, schwip schwap, cola orange mix",
  },
  peachIcedTea: {
    any: "ice tea peach, iced tea peach, peach iced tea, peach ice tea, eistee pfirsich, pfirsich eistee, pfirsicheistee, fuze tea pfirsich, ice tea pfirsich, thé glacé pêche, ice tea pêche, lipton pêche, lipton ice tea pêche, fuze tea pêche, té helado de melocotón, té frío de melocotón, té melocotón, nestea melocotón, té helado de durazno, té helado durazno, ice tea pesca, estathè pesca, ice tea pêssego, ice tea de pêssego, lipton pêssego, chá gelado de pêssego, ice tea brzoskwinia, herbata mrożona brzoskwinia, herbata mrożona brzoskwiniowa, mrożona herbata brzoskwiniowa, şeftalili soğuk çay, şeftalili ice tea, soğuk çay şeftali, ice tea şeftali, fuse tea şeftali, lipton şeftali, чай холодний персик, холодний чай персик, холодний чай з персиком, תה קר אפרסק, תה אפרסק, شاي مثلج بالخوخ, شاي مثلج خوخ, ايس تي خوخ, 蜜桃冰茶, 白桃冰茶, 桃子冰茶, 冰桃茶",
  },
  taroTea: {
    any: "taro bubble tea, bubble tea taro, taro milk tea, taro boba, thé aux perles taro, bubble tea au taro, бабл ті таро, באבל טי טארו, 芋头奶茶, 香芋奶茶, 芋泥奶茶, 芋泥波波奶茶, 芋泥波波",
  },
  mule: {
    any: "moscow mule*, mule cocktail, london mule, mexican mule, irish mule, gin mule, ginger mule, москов мул, מוסקו מיול, موسكو ميول, 莫斯科骡子",
  },
  sourCocktail: {
    any: "whisky sour, whiskey sour, pisco sour*, amaretto sour*, gin sour, disaronno sour, bourbon sour, віскі сауер, амарето сауер, ויסקי סאוור, אמרטו סאוור, ويسكي ساور, 威士忌酸, 杏仁酸酒, 皮斯科酸酒",
  },
} as const satisfies Vocabulary;
