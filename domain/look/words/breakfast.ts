import type { Vocabulary } from "./forms.ts";

/** What is eaten in the morning. */
export const BREAKFAST = {
  breakfast: {
    any: "breakfast*, brunch",
    de: "Frühstück, *frühstück",
    fr: "petit déjeuner, petit-déjeuner",
    es: "desayuno*",
    it: "colazione",
    pt: "pequeno almoço, pequeno-almoço, café da manhã",
    pl: "śniadani*",
    tr: "kahvaltı*",
    uk: "снідан*",
    ar: "فطور, إفطار",
    he: "ארוחת בוקר",
    zh: "早餐",
  },
  shakshuka: {
    any: "shakshuka*, shakshouka*, schakschuka*, szakszuka*, chakchouka*, шакшук*, شكشوكة, שקשוקה, 北非蛋, 沙卡舒卡, şakşuka",
  },
  omelette: {
    any: "omelet*, omelett*, tortilla francesa, frittata, omlet*, omleta, omeleta, omelete*, omlette, tortilla de patatas, tortilla española",
    es: "tortilla",
    uk: "омлет*",
    ar: "عجة, اومليت, أومليت",
    he: "חביתה, חביתת, אומלט",
    zh: "煎蛋卷, 欧姆蛋, 蛋卷",
  },
  pancake: {
    any: "pancake*, crêpe*, crepe*, palatschinken*, pannkoken, palačinka, panqueca*, panqueque*, tortitas, krep*",
    de: "Pfannkuchen, Eierkuchen, Kaiserschmarrn",
    pl: "naleśnik*, pancake*",
    uk: "панкейк*, млинці, млинець, оладк*, налисник*",
    ar: "بانكيك, كريب, بان كيك",
    he: "פנקייק*, פנקייק, קרפ, פנקייקים",
    zh: "松饼, 煎饼, 薄煎饼, 可丽饼, 班戟",
  },
  waffle: {
    any: "waffle*, waffel*, waffeln, gaufre*, gofre*, waffle, cialda, gofry, gofr*, wafle",
    uk: "вафл*",
    ar: "وافل, وافلز",
    he: "וופל, וופלים, ופל בלגי",
    zh: "华夫饼",
  },
  granola: {
    any: "granola*, muesli*, müsli*, porridge*, oatmeal, overnight oats, bircher*, haferbrei, avena, owsianka, yulaf*, вівсянк*, гранол*, мюслі, غرانولا, جرانولا, شوفان, גרנולה, דייסה, שיבולת שועל, 燕麦, 格兰诺拉, 麦片",
  },
  croissant: {
    any: "croissant*, kruasan*, cornetto, cruasán*",
    de: "Hörnchen, Gipfeli, Buttercroissant",
    pl: "rogalik*, croissant*",
    tr: "kruvasan*",
    uk: "круасан*",
    ar: "كرواسون, كرواسان",
    he: "קרואסון, קוראסון",
    zh: "可颂, 牛角包, 羊角面包",
  },
} as const satisfies Vocabulary;
