import type { Vocabulary } from "./forms.ts";

/** Sauces and dips. */
export const SAUCES = {
  sauce: {
    any: "sauce*, *sauce, *sauces, dip, dips, dressing*, ketchup*, mayo*, mayonnaise*, mustard, senf, aioli, tzatziki, cacik, guacamole, salsa, chutney, vinaigrette, remoulade, sriracha, tabasco, relish, gravy, barbecue sauce, bbq sauce, burger sauce, sweet chili sauce, soy sauce, sojasauce, tahini, raita",
    de: "Soße, Soßen, *soße, *soßen, Sosse, *dip, *dressing, Tunke",
    es: "salsa*, mostaza, aliño",
    it: "salse, senape, maionese",
    pt: "molho*, mostarda, maionese",
    pl: "sos, sosy, sosem, sosu, majonez*, musztard*",
    tr: "sos*, mayonez*, hardal*, ketçap*, turşu suyu",
    uk: "соус*, кетчуп*, майонез*, гірчиц*, заправк*, дресинг*",
    ar: "صوص, صلصة, كاتشب, كتشب, مايونيز, خردل, طحينة, ثومية, صلصات",
    he: "רוטב, רטבים, קטשופ, מיונז, חרדל, טחינה",
    zh: "酱, 番茄酱, 蛋黄酱, 芥末酱, 酱汁, 沙司, 蘸酱, 酱料, 辣酱",
  },
} as const satisfies Vocabulary;
