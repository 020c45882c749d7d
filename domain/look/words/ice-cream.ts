import type { Vocabulary } from "./forms.ts";

/** Ice cream: what it is, what it comes in, and its dishes. */
export const ICE_CREAM = {
  iceCream: {
    any: "ice cream*, icecream*, gelato*, gelati, ice-cream",
    de: "Eis, Eiscreme, *eis, Speiseeis, Kugel Eis, Fruchteis, Milcheis, Eissorten, Eissorte, Eisspezialitäten, Vanilleeis, Schokoeis, Schokoladeneis, Erdbeereis, Eiskarte",
    fr: "glace, glaces, crème glacée, crèmes glacées, glacier, parfums, nos parfums, les parfums",
    es: "helado, helados, nieve, nieves, heladería, sabores de helado, sabores, nuestros sabores",
    it: "gelati, gelato, gusti gelato, gusti, i gusti, i nostri gusti",
    pt: "gelado, gelados, sorvete*, sabores de gelado, sabores, os nossos sabores",
    pl: "lody, lodów, lodowy, loda, lód, lodami, smaki lodów, smaki, nasze smaki",
    tr: "dondurma*, dondurma, dondurması, dondurmalı",
    uk: "морозив*, пломбір*, смаки, смаки морозива, морозиво, пломбір, морозива, морозивом",
    ar: "ايس كريم, آيس كريم, آيسكريم, ايسكريم, بوظة, جيلاتو, مثلجات, نكهات, النكهات",
    he: "גלידה, גלידת, גלידות, טעמים, הטעמים שלנו",
    zh: "冰淇淋, 冰激凌, 雪糕, 冰淇凌, 意式冰淇淋",
    en: "our flavours, our flavors, ice cream flavours, ice cream flavors, gelato flavours, scoops",
  },
  /** Said by names only: a category adds `iceCream` to the names of its flavours. */
  iceWord: {
    any: "ice cream*, icecream*, gelato*, ice-cream",
    de: "Eis, Eiscreme, *eis, Speiseeis",
    fr: "glace, glaces, crème glacée",
    es: "helado, helados",
    pt: "gelado, gelados, sorvete*",
    pl: "lody, lód",
    tr: "dondurma*",
    uk: "морозиво, пломбір",
    ar: "ايس كريم, آيس كريم, آيسكريم, بوظة, جيلاتو, مثلجات",
    he: "גלידה, גלידת",
    zh: "冰淇淋, 冰激凌, 雪糕, 冰淇凌",
  },
  /** A dish of ice cream, where a category says that it is ice cream. */
  sundaeWord: {
    fr: "coupe",
    es: "copa",
    it: "coppa",
    pt: "taça",
  },
  iceTubWord: {
    en: "cup, tub",
    de: "Becher, Pappbecher",
    fr: "pot, pots, petit pot",
    es: "tarrina*, vaso",
    it: "coppetta, coppette",
    pt: "copo",
    pl: "kubek, kubku, kubeczku, kubeczek",
    tr: "bardak, bardakta",
    uk: "стаканчик*, креманк*, стакан",
    ar: "كوب, كأس, كاس",
    he: "כוס",
    zh: "杯",
  },
  /** White, as vanilla is drawn. */
  creamIce: {
    it: "crema, crema all'uovo, crema antica, fior di latte, fior di panna, fiordilatte",
    pl: "śmietankow*",
    uk: "вершков*, пломбір",
    en: "sweet cream",
    pt: "creme, nata",
    tr: "sade",
    fr: "fleur de lait",
    de: "Fior di Latte, Sahne-Eis",
  },
  sorbet: {
    any: "sorbet*, *sorbet, sorbetto*, sorbetti, sorbete*, sorbe, סורבה, سوربيه, سوربت, 雪葩, 冰霜",
    uk: "сорбет*",
  },
  /** Flavours without a picture, so that no other word of the name decides. */
  otherFlavour: {
    any: "oreo*, malaga, málaga, after eight, bounty, snickers, mars, raffaello, lotus, biscoff, speculoos, spekulatius, bubble gum, bubblegum, cookie dough, cookies and cream, cookies & cream, kinder bueno, bueno, ferrero*, amarena*, bacio, zuppa inglese, fiordilatte, leche merengada*, 巧克力碎片, لوتس, לוטוס, лотус, орео, אוראו, أوريو, اوريو, 奥利奥, colonel, kinder riegel, كيندر, קינדר, кіндер, 健达, kinder schokolade",
  },
  softServe: {
    any: "soft serve*, softserve*, softeis*, soft ice*, softice, soft-ice, glace italienne, glace à l'italienne, glaces à l'italienne, italienne vanille, helado soft, helado cremoso soft, helado de máquina, gelato soft, soft gelato, cono soft, cono gelato soft, cornet soft, cono di gelato soft, soft cone, softeis in der waffel, helado soft cono, lody soft, lody z maszyny, м'яке, soft cup, gelado soft, gelado de máquina, lody włoskie, lody amerykańskie, lody świderki, świderki, mcsundae cone, м'яке морозиво, морозиво м'яке, soft dondurma, sof dondurma, آيس كريم سوفت, ايس كريم سوفت, سوفت سيرف, גלידה אמריקאית, גלידה רכה, 软冰淇淋, 软冰激凌, 软雪糕, 霜淇淋, 新地筒, mr whippy*, 99 flake, ninety nine flake, softee, ice cream whip, creemee, weiches eis",
  },
  /** A wafer cone to hold. */
  iceCone: {
    any: "ice cream cone*, eistüte*, eiswaffel*, waffeltüte*, waffelhörnchen, eishörnchen, cornet de glace, cornet glacé, cucurucho*, barquillo, cono gelato, cono di gelato, cone de gelado, casquinha*, cone de sorvete, rożek*, rożki, rożku, wafelek, wafelku, külah*, külahta dondurma, ріжок, ріжку, ріжк*, вафельний стаканчик, рожок, كورن, كونو, قمع بسكويت, كون آيس كريم, גביע וופל, גביע גלידה, 甜筒, 蛋筒, 脆皮筒, 冰淇淋筒, sugar cone, waffle cone*, waffle cones",
    en: "cone, cones, cornetto",
    de: "Tüte Eis, Hörnchen Eis, Eis im Hörnchen, Eis in der Waffel, Waffeltüte, Eis in der Tüte",
    fr: "cornet, cornets, cône, cônes",
    es: "cono, conos, cucurucho*",
    it: "cono, coni",
    pt: "cone, cones",
    ar: "كون, كونز, قمع, بسكوت, بسكوته",
    he: "קונוס, גביע",
  },
  oneScoop: {
    any: "1 kugel, eine kugel, 1 boule, une boule, 1 scoop, one scoop, single scoop, 1 bola, una bola, uma bola, 1 pallina, una pallina, 1 gusto, un gusto, 1 gałka, jedna gałka, 1 top, bir top, tek top, 1 кулька, одна кулька, 1 кулю, كرة واحدة, كرة آيس كريم, כדור אחד, כדור גלידה, 单球, 一球, 1球, 1 sabor, un sabor, boule simple, simple boule, kugel eis, gałka lodów, kulka lodów, кулька морозива, scoop of ice cream, kleine kugel",
    zh: "单球冰淇淋, 单球",
  },
  twoScoops: {
    zh: "双球",
    any: "2 kugeln, zwei kugeln, 2 boules, deux boules, 2 scoops, two scoops, double scoop, double scoops, 2 bolas, dos bolas, duas bolas, 2 palline, due palline, 2 gusti, due gusti, 2 gałki, dwie gałki, 2 top, iki top, çift top, 2 кульки, дві кульки, كرتان, كرتين, 2 كرات, שני כדורים, 2 כדורים, 双球, 两球, 2球, 2 sabores, dos sabores, doble bola, cornet double, double cornet, double boule, doble sabor, dos gustos, 2 gustos",
  },
  moreScoops: {
    any: "3 kugeln, drei kugeln, 3 boules, trois boules, 3 scoops, three scoops, triple scoop, 3 bolas, tres bolas, três bolas, 3 palline, tre palline, 3 gusti, tre gusti, 3 gałki, trzy gałki, 3 top, üç top, 3 кульки, три кульки, 3 كرات, ثلاث كرات, שלושה כדורים, 3 כדורים, 三球, 3球, 3 sabores, tres sabores, 4 kugeln, vier kugeln, 4 boules, quatre boules, 4 scoops, 4 bolas, 4 palline, 4 gusti, 4 gałki, 4 top, trzy kulki, 3 gustos",
  },
  iceTub: {
    any: "tarrina*, coppetta*, coppette, vasetto di gelato, eis im becher, eisbecher to go, becher eis, gemischtes eis, pot de glace, pot glacé, petit pot glacé, coupe de glace, coupe deux boules, coupe trois boules, coupe 2 boules, coupe 3 boules, coupe une boule, ice cream tub*, ice cream cup*, cup of ice cream, tub of ice cream, mixed ice cream, copo de gelado, taça de gelado simples, kubeczek lodów, lody w kubku, lody w kubeczku, lody w pucharku, gałki w kubku, kase dondurma, kapta dondurma, bardakta dondurma, dondurma kase, морозиво в стаканчику, морозиво у стаканчику, стаканчик морозива, креманка, كوب آيس كريم, كوب ايس كريم, كأس آيس كريم, كاسة بوظة, גלידה בכוס, כוס גלידה, 冰淇淋杯, 杯装冰淇淋, 纸杯冰淇淋, assorted ice cream, selection of ice cream*, ice cream selection, gelato misto, helado variado, surtido de helados, helados variados, assortiment de glaces, glaces et sorbets, glace 2 boules, glace 3 boules, glace deux boules, glace trois boules, eis gemischt, lody 3 gałki, lody 2 gałki, vaso de helado, glace 2 boules au choix, glace 3 boules au choix, 2 boules au choix, 3 boules au choix, deux boules au choix, trois boules au choix, 2 bolas a elegir, 3 bolas a elegir, 3 kugeln nach wahl, 2 kugeln nach wahl, gelato 2 gusti a scelta, 3 gusti a scelta, 2 gusti a scelta, 3 bolas à escolha, 2 bolas à escolha, 3 gałki do wyboru, 3 кульки на вибір, морозиво в асортименті, морозиво асорті, асорті морозива, גלידה 2 כדורים, גלידה 3 כדורים, 2 כדורי גלידה, 3 כדורי גלידה, 3 كرات آيس كريم, آيس كريم 3 كرات, 冰淇淋双球, 双球冰淇淋, 三球冰淇淋, coupe glacée 3 boules, coupe glacée 2 boules, großer becher 3 kugeln, kleiner becher 2 kugeln, becher mit 3 kugeln, becher mit 2 kugeln, two scoop tub, three scoop tub, two scoop cup, three scoop cup, kids cup, kids scoop cup, tub 2 scoops",
    zh: "单球冰淇淋杯, 双球冰淇淋杯",
  },
  sundae: {
    any: "sundae*, eisbecher*, coupe glacée, coupes glacées, copa de helado, copa helada, copas de helado, coppa gelato, coppa di gelato, coppe gelato, taça de gelado, taças de gelado, puchar lodowy, pucharek lodowy, puchar lodów, pucharek lodów, deser lodowy, desery lodowe, kup dondurma, dondurma kup, kup griye, сандей, санді, саундей, десерт з морозива, صنداي, סאנדיי, סנדיי, 圣代, 新地, mcflurry*, pêche melba, peach melba, melba, pfirsich melba, poire belle hélène, birne helene, coupe danemark, coupe hawaii, coupe maison, coupe romanoff, coupe melba, coupe fraises melba, coupe royale, coupe exotique, copa tropical, copa de la casa, copa melba, heiße liebe, früchtebecher, fruchtbecher, nussbecher, amarenabecher, erdbeerbecher, schwarzwaldbecher, krokantbecher, joghurtbecher, walnussbecher, kiwibecher, pfirsichbecher, bananenbecher, kirschbecher, haselnussbecher, himbeerbecher, heidelbeerbecher, tropicalbecher, hawaiibecher, karamellbecher, raffaellobecher, waldbeerbecher, beerenbecher, kinderbecher, pinocchiobecher, spaghettibecher, copa fresa*, copa fresas con nata, coupe fraise*, coupe framboise*, coupe caramel, coppa amarena, coppa fragola, coppa frutta, coppa fragole, knickerbocker glory*, knickerbocker, schwarzwälder becher, after eight becher, eierlikörbecher, ananasbecher, mangobecher, tropicalbecher, fruchteisbecher, obstbecher, raffaellobecher, rocherbecher, toffifeebecher, giottobecher, snickersbecher, kiba becher, wiener becher, hawaii becher, joghurt becher, kinder becher, pinocchio becher, kinderüberraschungsbecher, vanillebecher, melonenbecher, traubenbecher, mokkabecher, nougatbecher, cookiebecher, amarettobecher, baileysbecher, heiße himbeeren, heiße kirschen mit vanilleeis, vanilleeis mit heißen himbeeren, vanilleeis mit heißen kirschen, eis und heiß",
    it: "coppe, le coppe, le nostre coppe, coppe gelato",
    pl: "puchar, puchary, pucharek, pucharki, pucharek lodowy",
  },
  sundaeChocolate: {
    any: "hot fudge sundae*, chocolate fudge sundae*, schokobecher*, schokoladenbecher*, schoko becher, schokoladen eisbecher, nutellabecher, brownie sundae*, chocolate sundae*, chocolate brownie sundae, hot chocolate fudge sundae, dame blanche*, coupe dänemark, coupe danemark, dänemark becher, chocolat liégeois, coupe chocolat*, copa brownie*, copa chocolate*, copa de chocolate, coppa cioccolato, coppa al cioccolato, coppa brownie, taça de chocolate, puchar czekoladowy, deser lodowy czekoladowy, çikolatalı kup, سانداي شوكولاتة, צנצנת שוקולד, 巧克力圣代, 巧克力新地, schwarz weiß becher, coupe brownie",
  },
  bananaSplit: {
    any: "banana split*, bananasplit*, bananensplit*, bananen split*, banana splitt, banane split, банана спліт, банановий спліт, банан спліт, بنانا سبليت, موز سبليت, בננה ספליט, 香蕉船, 香蕉圣代",
  },
  spaghettiIce: {
    any: "spaghettieis*, spaghetti eis*, spaghetti ice cream, spaghetti ice, spaghetti-eis, glace spaghetti, gelato spaghetti, spaghetti gelato, spaghetti di gelato, helado espagueti, helado de espagueti, lody spaghetti, spaghetti lodowe, ספגטי גלידה, גלידה ספגטי, spagetti dondurma, spagetti eis, морозиво спагетті, морозиво-спагеті, спагеті морозиво, آيس كريم سباغيتي, גלידת ספגטי, 意面冰淇淋, 意大利面冰淇淋",
  },
  affogato: {
    any: "affogato*, afogato, caffè affogato, affogato al caffè, affogato al caffe, gelato affogato, афогато, аффогато, أفوجاتو, افوجاتو, أفوغاتو, افوغاتو, אפוגטו, אפוגאטו, 阿芙佳朵, 阿法奇朵, 阿芙佳朵咖啡, 冰淇淋咖啡",
  },
  frozenYogurt: {
    any: "frozen yog*, frozen yoghurt*, frozen joghurt*, froyo*, fro yo, yaourt glacé, yaourts glacés, yogur helado, helado de yogur con toppings, yogurt gelato, yogurt soft, soft yogurt, gelato allo yogurt soft, iogurte gelado, iogurte congelado, mrożony jogurt, jogurt mrożony, lody jogurtowe z dodatkami, donuk yoğurt, dondurulmuş yoğurt, заморожений йогурт, йогурт заморожений, фрозен йогурт, زبادي مجمد, فروزن يوغرت, فروزن يوجرت, فروزن زبادي, יוגורט קפוא, פרוזן יוגורט, פרוזן, 冻酸奶, 酸奶冰淇淋, 冷冻酸奶, gefrorener joghurt",
  },
  popsicle: {
    he: "ארטיק קרח",
    any: "popsicle*, ice lolly, ice lollies, ice pop*, icepop*, wassereis*, eis am stiel, stieleis, fruchteis am stiel, bâtonnet aux fruits, bâtonnets aux fruits, bâtonnet glacé, bâtonnet de glace, glace à l'eau, glace à eau, sucette glacée, polo de naranja, polo de limón, polo de fresa, polos de hielo, polo de hielo, polo flash, polo de agua, paleta de hielo, paletas de hielo, paleta de agua, paleta de fruta, ghiacciolo, ghiaccioli, picolé*, gelado de gelo, lód na patyku, lody na patyku, lody wodne, lody sorbetowe na patyku, buz dondurma, çubuk dondurma, meyveli buz, фруктовий лід, морозиво на паличці, лід на паличці, مصاصة ثلج, مثلجات عصا, آيس كريم عيدان, آيس كريم عود, ايس كريم عود فواكه, بوظة عود, أسكيمو فواكه, ארטיק, ארטיקים, קרטיב, קרטיבים, שלגון פירות, 冰棍, 冰棒, 雪条, 水果冰棒, calippo*, twister eis, fruit lolly, rocket lolly, solero*, flutschfinger, capri wassereis, twister, fab lolly, dolomiti eis, capri eis, mr freeze, paleta de mango, paleta de fresa, paleta de limón, paleta de coco, paleta de frutas, paletas de fruta, paleta helada, polo de sabores, picolé de frutas, picolé de uva",
  },
  chocolatePopsicle: {
    any: "magnum*, bombón helado, bombon helado, bombones helados, esquimau*, esquimaux, esquimau chocolat, nogger*, eskimo ice, ескімо, эскимо, морозиво на паличці в шоколаді, морозиво в шоколаді, lód w czekoladzie, lody w czekoladzie, lód na patyku w czekoladzie, magnat lody, choc ice, chocolate popsicle*, chocolate ice pop*, schoko stieleis, eis am stiel schoko, eis am stiel schokolade, stieleis schoko, bâtonnet chocolat, bâtonnet glacé chocolat, paleta de chocolate, polo de chocolate, gelato su stecco, stecco gelato, stecco ricoperto, stecco al cioccolato, pinguino gelato, picolé de chocolate, gelado magnum, çikolatalı çubuk dondurma, çikolata kaplı dondurma, ماجنوم, مغنوم, مجنوم, מגנום, שלגון, שלגון שוקולד, טילון שוקולד, 梦龙, 巧克力雪糕, 巧克力脆皮雪糕, 脆皮雪糕, 巧克力冰棒",
  },
  iceCreamSandwich: {
    any: "ice cream sandwich*, ice-cream sandwich, icecream sandwich*, eissandwich*, eis sandwich*, eis-sandwich, sandwichs glacé*, sandwich glacé*, sandwich à la glace, glace sandwich, corte de nata, corte de helado, sándwich de helado, sandwich de helado, sándwich helado, sandwich helado, biscotto gelato, gelato biscotto, panino gelato, sanduíche de gelado, sandes de gelado, sanduíche de sorvete, kanapka lodowa, lodowa kanapka, lody kanapka, dondurmalı sandviç, sandviç dondurma, bisküvili dondurma, морозиво сендвіч, сендвіч з морозивом, сендвіч морозиво, сендвіч-морозиво, сандвіч з морозивом, ساندويتش آيس كريم, ساندويش آيس كريم, آيس كريم ساندويش, آيس كريم ساندويتش, ساندويتش ايس كريم, سندويش بوظة, كاساتا, קסטה, קסאטה, כריך גלידה, סנדוויץ' גלידה, 冰淇淋三明治, 雪糕三明治, cookie ice cream sandwich, cookie sandwich glacé, fürst pückler schnitte, sándwich de nata, sandwich de nata, sanduíche de nata",
  },
} as const satisfies Vocabulary;
