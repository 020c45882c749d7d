import type { Vocabulary } from "./forms.ts";

/** How sweets and drinks are served: what it is in, how sweet it is, how it is cut. Says nothing about what is seen. */
export const SERVING = {
  serving: {
    any: "sliced, geschnitten*, tranché*, rebanado, rodajas, affettato, fatiado, krojon*, dilimlenmiş, нарізан*, glaseado*, glasiert*, glazed, glassato, glasad*, lukrowan*, frosted, stack, doppio strato, pott, haferl, humpen, seidla, seidel, krügerl, schoppen, viertele, karaffe, carafe, pichet, jarra, jarro, caraffa, calice, calici, boccale, kieliszek, kieliszk*, lampka, lampk*, kufel, kufl*, dzbanek, kadeh*, kadehte, келих*, бокал*, кухоль, кухл*, чарк*, карафк*, כוס, חצי, מהחבית, מחבית, קנקן, كأس, كاس, كوب كبير, حجم كبير, حجم صغير, grosso, kleines glas, brut, bruto, extra brut, demi sec, secco, seco, trocken, halbtrocken, feinherb, lieblich, wytrawn*, półwytrawn*, słodk*, półsłodk*, dömisek, сухе, сухий, напівсухе, напівсолодке, брют, יבש, חצי יבש, 干型, freddo da banco, sugar, sugared, brown sugar, zucker, puderzucker, zimtzucker, rohrzucker, sucre, cassonade, azúcar, zucchero, açúcar, cukier, cukrem, cukru, cukrze, şeker, şekerli, цукр*, цукор, سكر, סוכר, 红糖, 黑糖, 白糖, salz, fleur de sel, sal marina, sale marino, solą, морська сіль, whipped, bitą, bita, ubita, füllung, *füllung, nadzienie, nadzieniem, начинк*, cream filling, ice cubes, eiswürfel, glaçons, taglio, hausgemischt, fermier, fermière, artisanal*, artesanal*, artesano, artesana, artigianal*, rzemieślnicz*, крафтов*, hausgebacken*, ofenfrisch*, hausgebraut*, vuoto, vuota, semplice, açık, kapalı, süzme, beer battered, beer batter, bierteig, im bierteig, du jour, del giorno, do dia, dnia, günün, дня, היום, اليوم, oma, omas, grandma, grandmas, großmutters, nonna, della nonna, de la abuela, babci, babcine, бабусин*, vovó, grand mère, hand pressed, stückchen, stück, fetta, fatia, kawałek, porcję, шматок, шматочок, tranche, trozo, ración, porción, דק, עבה, 手打, 鲜打, 手捣, 大杯, 中杯, 小杯, 瓶装, 罐装, 听装, 扎, 听, кунжут*, מלוח, מלוחה, 一份, 双份, 现磨, 手工, 手冲, 枚, 切片, 单人, 双人, sourdough*, sauerteig*, glasur, *glasur, kuvertüre, glasura, polewa, polewą, глазур*, топінг, coupe, flûte, verschiedene, verschiedener, verschiedenen, sorten, various, diverse, diverses, variés, surtido, assortiti, różne, різні, çeşitli, متنوع, מבחר, de máquina, máquina, de sobre, integrale, integral, wholegrain, wholemeal, wholewheat, graham, pełnoziarnist*, цільнозернов*, 全麦, simples, filtresiz, шприц, драй, драі, ltr, liter, litre, litro, litri, літр*, лтр, لتر, مل, مللي, 毫升, 升, belgian*, belgisch*, belge, belga, belgijsk*, бельгійськ*, madagas*, madagask*, tahiti, bronte, alphonso, sezonow*, сезонн*, de temporada, temporada, da época, de saison, saisonal*, 香醇, 浓郁, 醇香, 现做, 混合, 纽约, חמות, חמים, כפולה, pet",
    de: "gepresst*, cremig*, fein, pikant, süß, süße, süßer, süßes, Maß, Krug, zwei, drei, vier, fünf, sechs",
    en: "pressed, creamy, sweet, hand made, freshly, squeezed, poured, roast, ground, dry, soft, day, four, five, six",
    fr: "pressé*, sucré*, sucrée, crémeux, crémeuse, onctueux, tiède, à partager, à l'ancienne, sel, sec, part, deux, trois, quatre, cinq, six",
    es: "exprimido*, cremoso*, dulce, dulces, templado, templada, dos, tres, cuatro, cinco, seis",
    it: "spremut*, cremos*, dolce, tiepido, tiepida, due, tre, quattro, cinque, amara, di stagione, stagione",
    pt: "espremido*, cremos*, doce, doces, morno, duas, dois, três, quatro",
    uk: "солодк*, тепл*, вичавлен*, двох, трьох, чотирьох, два, дві, три, чотири",
    pl: "wyciskan*, słodk*, dwóch, trzech, czterech, sztuki, dwa, dwie, trzy, cztery",
    tr: "tatlı, sıkma, sıkılmış, sek, lt, üç, dört, beş, bol, akışkan",
    ar: "حلو, سادة, محلى, قارورة, حبتين, طازه",
    he: "סחוט, מתוק, מתוקה",
  },
  /** Beer from the tap. */
  draftWord: {
    en: "draft, draught, on tap, tap, pint, half pint",
    de: "vom Fass, Fass, gezapft*",
    fr: "pression, à la pression, demi, pinte",
    es: "de barril, barril, caña",
    it: "alla spina, spina",
    pt: "pressão, à pressão, imperial, fino, chope",
    pl: "lane, z beczki, kufel",
    tr: "fıçı, fıçıdan",
    uk: "розливн*",
    he: "מהחבית, חבית",
    zh: "生啤, 扎啤, 鲜啤, 桶装",
  },
  /** A bottle to share, or what is only sold in bottles. */
  bottleWord: {
    en: "bottle, bottled, btl",
    de: "Flasche, Flaschen, Fl",
    fr: "bouteille, btl",
    es: "botella, botellín",
    it: "bottiglia, bottigliata",
    pt: "garrafa",
    pl: "butelk*, but",
    tr: "şişe*",
    uk: "пляшк*",
    ar: "زجاجة, قنينة",
    he: "בקבוק",
    zh: "瓶, 瓶装, 一瓶",
  },
} as const satisfies Vocabulary;
