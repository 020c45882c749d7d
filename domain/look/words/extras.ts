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
} as const satisfies Vocabulary;
