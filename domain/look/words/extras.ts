import type { Vocabulary } from "./forms.ts";

/** What is ordered on top of a dish, where words elsewhere do not say it. */
export const EXTRAS = {
  cheddar: {
    any: "cheddar*, chedar, cheddar cheese",
    uk: "чедер*, чеддер*",
    ar: "شيدر, تشيدر, جبن شيدر, جبنة شيدر, جبنة تشيدر",
    he: "צ'דר, גבינת צ'דר",
    zh: "车达, 切达, 车打, 车达芝士",
  },
  cheeseSlice: {
    any: "cheese slice*, slice of cheese, slices of cheese, american cheese*, sliced cheese",
    de: "Käsescheibe, Käsescheiben, Scheibe Käse, Scheibenkäse, Schmelzkäse",
    fr: "tranche de fromage, fromage en tranche",
    es: "loncha de queso, queso en lonchas, lonchas de queso",
    it: "fetta di formaggio, sottiletta, sottilette",
    pt: "fatia de queijo, queijo fatiado",
    pl: "plaster sera, plasterek sera",
    tr: "dilim peynir, peynir dilimi",
    uk: "скибка сиру, слайс сиру",
    ar: "شريحة جبن, شريحة جبنة, شرائح جبن",
    he: "פרוסת גבינה, גבינה צהובה",
    zh: "芝士片, 奶酪片",
  },
  patty: {
    de: "zweites Patty",
    en: "patty, extra patty, burger patty, additional patty, second patty, meat patty",
    any: "beef patty extra, zusätzliches patty, zusatz patty, patty extra, steak haché supplémentaire, steak haché supplément, supplément steak haché, doble carne, carne extra, extra de carne, hamburguesa extra, medallón extra, hamburger extra, hambúrguer extra, carne adicional, dodatkowy kotlet, dodatkowa wołowina, ekstra köfte, ilave köfte, додаткова котлета, котлета додаткова, קציצה נוספת, המבורגר נוסף, قطعة لحم إضافية, شريحة لحم إضافية, 加肉饼, 牛肉饼, 额外肉饼",
  },
  extraVeggiePatty: {
    any: "veggie patty, vegan patty, plant patty, plant based patty, veganes patty, vegetarisches patty, veggie patty extra, steak végétal, galette végétale, hamburguesa vegetal extra, medallón vegetal, burger vegetale extra, hambúrguer vegetal extra, kotlet wegański, kotlet wegetariański, vegan köfte, веганська котлета, קציצה טבעונית, قطعة نباتية, 素肉饼, 植物肉饼",
  },
  burgerBun: {
    any: "gluten free bun, glutenfreies brötchen, glutenfreies bun, glutenfreier bun, pain sans gluten, pan sin gluten, pane senza glutine, pão sem glúten, bułka bezglutenowa, glutensiz ekmek, безглютенова булочка, לחמנייה ללא גלוטן, לחמניה ללא גלוטן, خبز خالي من الغلوتين, خبز بدون جلوتين, 无麸质面包, extra bun, vegan bun, burgerbrötchen, burger bun, pain brioché burger, pan de hamburguesa, panino burger, pão de hambúrguer, burger ekmeği, булочка для бургера, לחמניית המבורגר, خبز برجر, 汉堡面包",
  },
  whippedCream: {
    zh: "鲜奶油顶",
    ar: "كريم شانتيه, كريمة شانتيه",
    he: "קצפת טרייה",
    uk: "вершками збитими, збитими вершками",
    tr: "krem şantili, krem santi",
    pt: "chantilly fresco",
    es: "nata batida",
    it: "panna spray",
    pl: "bitą śmietaną, bitej śmietany, bita smietana, bitą smietaną",
    fr: "crème fouettée, nuage de chantilly",
    de: "Schlagsahne, Schlagobers, Portion Sahne, Sahne extra, extra Sahne, Schlag, Sahnehaube, Sprühsahne",
    any: "whipped cream, crème chantilly, chantilly, supplément chantilly, nata montada, crema batida, crema chantilly, panna montata, chantili, natas batidas, bita śmietana, krem şanti, збиті вершки, קצפת, كريمة مخفوقة, 鲜奶油, 奶油顶, 加奶油",
  },
} as const satisfies Vocabulary;
