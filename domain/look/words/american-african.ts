import type { Vocabulary } from "./forms.ts";

/** Dishes of Latin American, Caribbean and African kitchens, as they are called there and abroad. */
export const AMERICAN_AFRICAN = {
  enchiladas: {
    any: "enchilada*, enchiladas suizas, енчилад*, انشيلادا, إنتشيلادا, אנצ'ילדה, אנצ'ילדס, אנצ'ילדות, 墨西哥卷饼烤, 安吉拉卷, 辣酱玉米卷饼",
  },
  fajitas: {
    any: "fajita*, *fajitas, фахіт*, فاهيتا, فاخيتا, פחיטה, פאחיטה, פאהיטה, פחיטס, פאחיטס, 法士达, 法嘻嗒, 墨西哥铁板烧",
  },
  tamales: {
    any: "tamal, tamales*, tamal oaxaqueño, tamal de pollo, тамалес, тамале, تامال, تاماليس, טמאלס, 墨西哥粽子, 玉米粽",
  },
  elote: {
    any: "elote*, esquites en mazorca, street corn, mexican street corn, mexikanischer maiskolben, maïs à la mexicaine, mazorca mexicana, pannocchia alla messicana, milho mexicano, kukurydza po meksykańsku, кукурудза по-мексиканськи, كوز ذرة مكسيكي, תירס אלוטה, תירס מקסיקני, 墨西哥烤玉米",
  },
  pozole: {
    any: "pozole*, posole, pozole rojo, позоле, בוזולה, פוסולה, بوزول, 墨西哥玉米汤, 玉米炖肉汤",
  },
  fishTacos: {
    any: "fish taco*, fish tacos, baja fish taco*, baja fish tacos, tacos de pescado, taco de pescado, pescado estilo baja, fischtacos, fisch tacos, tacos mit fisch, tacos au poisson, tacos poisson, tacos di pesce, taco di pesce, tacos de peixe, tacos z rybą, тако з рибою, такос з рибою, balıklı taco, تاكو سمك, טאקו דגים, טאקו דג, 鱼肉塔可, 炸鱼塔可",
  },
  tacosPastor: {
    any: "tacos al pastor, taco al pastor, al pastor, tacos pastor, тако аль пастор, טאקו אל פסטור, تاكو الباستور, 牧羊人塔可",
  },
  lomoSaltado: {
    any: "lomo saltado*, lomo salteado peruano, ломо сальтадо, לומו סלטדו, لومو سالتادو, 秘鲁炒牛柳",
  },
  moqueca: {
    any: "moqueca*, moqueca de peixe, moqueca de camarão, moqueca baiana, moqueca capixaba, мокека, מוקקה, موكيكا, 巴西炖鱼, 巴西海鲜煲",
  },
  cheeseBreads: {
    any: "pão de queijo*, pao de queijo, pães de queijo, pão de queijo mineiro, brazilian cheese bread*, cheese bread balls, brasilianische käsebällchen, käsebällchen brasilianisch, petits pains au fromage brésiliens, pan de queso brasileño, pandebono, pan de bono, chipa, chipá, пао де кейжу, פאו דה קז'ו, خبز الجبن البرازيلي, 巴西奶酪面包球, 巴西芝士球, 巴西芝士面包",
  },
  picanha: {
    any: "picanha*, picaña*, picaña a la brasa, picanha grelhada, picanha na brasa, picanha na chapa, пікан'я, піканья, بيكانيا, פיקניה, פיקאניה, 巴西烤牛肉, 巴西烤臀尖, 牛臀尖",
  },
  alfajores: {
    any: "alfajor*, alfajores*, alfajores de maicena, альфахор*, альфахорес, ألفاخور, אלפחורס, אלפחורה, 阿根廷夹心饼干, 焦糖夹心饼",
  },
  brigadeiros: {
    any: "brigadeiro*, brigadeiros, брігадейро, бригадейро, بريغاديرو, בריגדיירו, ברייגדרו, 巴西巧克力球, 巧克力软糖球, 巴西松露巧克力",
  },
  horchata: {
    any: "horchata*, agua de horchata, horchata de chufa, orxata, orchata, орчата, орчата мексиканська, هورتشاتا, אורצ'טה, הורצ'טה, 欧恰塔, 油莎草奶, 墨西哥米浆",
  },
  coconutWater: {
    any: "coconut water*, fresh coconut, young coconut, kokoswasser*, junge kokosnuss, eau de coco, água de coco, agua de coco, coco gelado, coco verde, acqua di cocco, woda kokosowa, кокосова вода, hindistan cevizi suyu, ماء جوز الهند, ماء جوز هند, מי קוקוס, 椰子水, 椰青, 鲜椰青, 鲜椰子",
  },
  plantain: {
    any: "fried plantain*, fried plantains, plantain*, alloco*, aloko, dodo plantain, kochbananen*, gebratene kochbananen, frittierte kochbananen, bananes plantain, banane plantain, banane plantain frite, bananes plantains frites, plátano frito, plátanos fritos, plátano macho, platano frito, platanos fritos, maduros, maduros fritos, tajadas, tostones, patacones*, patacón, platano maduro, banana da terra frita, banana-da-terra frita, banana frita, platano fritto, smażone plantany, plantany, смажені плантани, плантан, موز الجنة المقلي, פלנטיין מטוגן, 炸大蕉, 煎大蕉, 炸芭蕉",
  },
  jollof: {
    any: "jollof*, jollof rice, jollof reis, riz jollof, chicken jollof, jollof rice with chicken, riz gras*, riz au gras, thiébou yapp, джолоф, рис джолоф, جولوف, ג'ולוף, 加罗夫饭, 西非辣鸡饭",
  },
  injera: {
    any: "injera*, indjera, beyaynetu, beyainatu, bayenetu, yetsom beyaynetu, інджера, инджера, إنجيرا, אינג'רה, 英吉拉, 埃塞俄比亚薄饼",
  },
  yassa: {
    any: "yassa poulet*, poulet yassa*, chicken yassa, yassa chicken, yassa au poulet, huhn yassa, hähnchen yassa, pollo yassa, yassa de pollo, frango yassa, kurczak yassa, курка ясса, ياسا دجاج, 西非洋葱柠檬鸡",
  },
  mafe: {
    any: "mafé*, mafe, maafé, maafe, mafé bœuf, mafé poulet, mafé de bœuf, tigadegena, groundnut stew, peanut stew beef, erdnusseintopf mit rind, мафе, مافي, 花生炖牛肉",
  },
  thieboudienne: {
    any: "thieboudienne*, thiéboudienne*, thieb, thiéb, thiep bou dien, thiebou jen, tiep bou dienn, ceebu jën, riz au poisson sénégalais, тьебудьен, 塞内加尔鱼饭",
  },
  jerkChicken: {
    any: "jerk chicken*, jerk hähnchen, jerk huhn, poulet jerk, poulet boucané, pollo jerk, frango jerk, kurczak jerk, курка джерк, джерк курка, دجاج جيرك, עוף ג'רק, 牙买加烤鸡, 牙买加香辣鸡",
  },
  bobotie: {
    any: "bobotie*, боботі, בובוטי, بوبوتي, 南非咖喱肉派, 波波蒂",
  },
  suya: {
    any: "suya*, beef suya, suya spieße, brochettes suya, brochette suya, pinchos suya, spiedini suya, espetadas suya, szaszłyki suya, суя, סויה ניגרית, سويا نيجيري, 尼日利亚烤肉串, 苏亚烤肉",
  },
  arepa: {
    any: "arepa*, арепа, арепи, ארפה, ארפות, أريبا, 阿瑞巴, 玉米夹饼",
  },
  mate: {
    pt: "chá mate",
    es: "mate",
    any: "yerba mate*, mate tea, mate tee, matetee, infusion de maté, mate cocido, chimarrão, tereré, мате, йерба мате, чай мате, מאטה, ירבה מאטה, متة, يربا ماتي, 马黛茶",
  },
} as const satisfies Vocabulary;
