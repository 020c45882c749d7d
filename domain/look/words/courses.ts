import type { Vocabulary } from "./forms.ts";

/** Sets, courses and for whom they are. */
export const COURSES = {
  set: {
    any: "menu, menu*, menü*, menus, combo*, *menü, meal, meals, meal deal, deal, deals, bundle, family box, family pack, bucket, lunch box, set menu, value meal, happy meal, party box, partybox, set",
    de: "Sparmenü, Menüs, Kombi, Mittagsmenü, Paket, Angebot, *angebot, Mittagsangebot, Tagesangebot",
    fr: "formule*, menus, coffret",
    es: "menú*, oferta",
    it: "menù*, offerta",
    pt: "menu*, combinado",
    pl: "zestaw*",
    tr: "menü*, set, kampanya",
    uk: "комбо, набір, сет*, меню",
    ar: "وجبة, كومبو, وجبات, عرض",
    he: "ארוחה, ארוחת, קומבו, מארז, דיל, עסקית, תפריט",
    zh: "套餐, 组合, 桶, 全家桶, 超值套餐, 单人餐, 双人餐, 午餐套餐, 晚餐套餐, 工作日套餐",
  },
  kids: {
    any: "kids*, kid, children*, child, junior menu, happy meal, little ones, kiddie*, bambini",
    de: "Kinder, Kindermenü, Kinderteller, für Kinder, Kids, unsere Kleinen, kleine Gäste",
    fr: "enfant*",
    es: "niños, niño, niñas, infantil*, peques",
    it: "bambini, bimbi, bambino, bimbo, baby menu",
    pt: "crianças, criança, infantil, miúdos, kids",
    pl: "dzieci*, dziecięc*, dla dzieci, malucha, maluch*, dziecka",
    tr: "çocuk*",
    uk: "дитяч*, дітей",
    ar: "اطفال, أطفال, للاطفال",
    he: "ילדים, לילדים, ילד",
    zh: "儿童, 宝宝",
  },
  /** One of several, unnamed: "with a drink". */
  drink: {
    any: "drink, softdrink, soft drink, soda drink, fountain drink",
    de: "Getränk, Softgetränk, Erfrischungsgetränk",
    fr: "boisson, canette au choix",
    es: "bebida, refresco",
    it: "bibita, bevanda",
    pt: "bebida, refrigerante, refri",
    pl: "napój, napojem, napoju",
    tr: "içecek",
    uk: "напій, напоєм",
    ar: "مشروب",
    he: "משקה",
    zh: "饮料, 可乐",
  },
  starter: {
    any: "starter*, appetizer*, vorspeise*, entrée*, entrees, entrante*, antipasti, entradas, przystawk*, meze tabağı, закуск*, مقبلات, ראשונות, מנות ראשונות, 前菜, 开胃菜, snack*, tapas, aperitivos",
  },
  side: {
    any: "side, sides, side dish*, beilage*, accompagnement*, guarnición*, guarnicion, contorni, contorno, acompanhamento*, dodatk*, garnitür*, yan ürünler, гарнір*, أطباق جانبية, اطباق جانبية, תוספות, תוספת, 配菜, 小食",
  },
  /** As the title of a category it means no sets, but all that there is. */
  menuWord: {
    any: "menu, menü, menú, menù, меню",
    ar: "قائمة, القائمة, منيو",
    zh: "菜单",
    he: "תפריט",
  },
} as const satisfies Vocabulary;
