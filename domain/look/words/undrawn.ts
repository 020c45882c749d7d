import type { Vocabulary } from "./forms.ts";

/**
 * Dishes and drinks that are like one of the library, but do not look like its picture, or are something else in that
 * language: they must be known, so that no other word of their name decides.
 */
export const UNDRAWN = {
  undrawn: {
    pl: "big milk",
    any: "gua bao, frikadelle*, bulette*, fleischpflanzerl*, kotlet mielony, kotlety mielone, kotlet pożarski, königsberger klopse, ezogelin*, kafta*, kefta*, overnight oats, windbeutel*, cream puff*, ptyś, ptysie, prego no pão, cortado*, marocchino, french hot dog*, hot dog francuski, hot dogi francuskie, spezi, mezzo mix, mezzomix, dr pepper, almdudler*, inca kola, root beer, guaraná*, guarana*, elma çayı, hibisk*, hibiscus*, rooibos*, rotbuschtee, kuşburnu*, cola mix, colamix, paulaner spezi, schwip schwap, bionade, espresso macchiato, caffè macchiato, caffe macchiato, café noisette, cafe noisette, еспресо макіато, еспресо маккіато, espresso makyato, إسبريسو ماكياتو, اسبريسو ماكياتو, אספרסו מקיאטו, 意式玛奇朵, 浓缩玛奇朵, gibraltar coffee, piccolo latte, кортадо, قورتادو, קורטדו, 可塔朵, sumol ananás, sumol maracujá, white coffee, brandteigkrapfen, lionesas, buñuelos de viento, choux à la crème, chou à la crème, choux vanille, choux chantilly, chouquettes, פחזניות, פחזנית, fattoush*, fatoush, fattouche, פאטוש, סלט ישראלי, סלט ערבי, chopped salad, israeli salad, çoban*, pepito de ternera, quarktasche*, topfentasche*, topfengolatsche*, golatsche*, puddingbrezel*, puddingteilchen*, puddingschnecke*, rosinenschnecke*, apfelplunder*, pain aux raisins, pains aux raisins, pain au raisin, nussschnecke*, apfeltasche*, mousaka mısır, sernik z brzoskwinią, bitoque*, sigara böreği, sigara böregi, sigara boregi, jägerschnitzel*, rahmschnitzel*, zigeunerschnitzel*, paprikaschnitzel*, zwiebelschnitzel*, pizza marinara, drożdżówk*, tarte fine, krautsalat*, weißkrautsalat*, sauce tartare",
    de: "Fleischküchle, Fleischküchlein, Fleischlaberl, Hacksteak",
    it: "macchiato, macchiatone",
    pt: "pingo, pingado, garoto, prego, panado*",
    fr: "noisette, tacos, œuf mayo, oeuf mayo, oeufs mayo, œufs mayo, oeuf mayonnaise, œufs mayonnaise, tarte fine",
    tr: "ızgara köfte, inegöl köfte, kaşarlı köfte, akçaabat köfte, soğuk baklava, közlenmiş biber, közlenmiş patlıcan, sigara böreği",
    uk: "люля*, відбивн*, котлета по київськи, каркаде, морс, морси",
    ar: "كفتة, كفته, كباب, كباب حلبي, مسقعة, فول, فول مدمس, كركديه, كورتادو, فتوش, أرز بالشعيرية, ارز بالشعيرية, رز بالشعيرية, أرز بشعيرية, رز بشعيرية",
    he: "קבב, קבבים, קבאב, סלט קצוץ, סלט כרוב, שוקו קר",
    zh: "刈包, 割包, 米粉, 粉丝, 粉条, 热柠檬茶, 罗宋汤, 烤鱼",
  },
} as const satisfies Vocabulary;
