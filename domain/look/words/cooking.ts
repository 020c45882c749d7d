import type { Vocabulary } from "./forms.ts";

/** How something was cooked, where it decides what is seen. */
export const COOKING = {
  grilled: {
    en: "grilled, char grilled",
    de: "gegrillt*, vom Grill, Grill, *filet, *steak, Filet, gegrillte, gegrillter, gegrilltes",
    fr: "grillé*, au grill",
    es: "a la plancha, a la parrilla, a la brasa, plancha",
    it: "alla griglia, grigliat*, ai ferri",
    pt: "grelhad*, na brasa, na grelha",
    pl: "grillowan*, z grilla",
    tr: "ızgara*, közlenmiş, közde, mangalda",
    uk: "гриль, на грилі, на мангалі, мангал, на вугіллі",
    ar: "مشوي, مشوية, على الفحم, عالفحم",
    he: "בגריל, על האש, צלוי, צלויה, על הגריל, הגריל",
    zh: "烤, 香煎, 煎",
  },
  roast: {
    en: "roast, roasted, crispy",
    de: "gebraten*, knusprig*, Braten, Bauernart",
    fr: "rôti*, laqué, confit",
    es: "asado*, asada*",
    it: "arrosto",
    pt: "assado*",
    pl: "pieczon*",
    tr: "fırında",
    uk: "печен*, запечен*",
    ar: "محمر, مشوي",
    he: "צלוי, בתנור",
    zh: "烤",
  },
  bratwurst: {
    any: "bratwurst*, bratwürste, grillwurst, thüringer*, rostbratwurst*, nürnberger*, krakauer, saucisse grillée, salsiccia*, kiełbas*, saucisse de toulouse, смажена ковбаска, ковбаск*, домашня ковбаса, longaniza, bangers, wiener würstchen*, frankfurter würstchen, salsichas grelhadas, thüringer bratwurst*, 烤肠, parówki na ciepło, parówki z wody",
  },
} as const satisfies Vocabulary;
