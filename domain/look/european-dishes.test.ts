import { expect, test } from "vitest";
import { matchName } from "./match-pictures.ts";

test.each([
  ["cabbage-rolls", { pl: "Gołąbki", uk: "Голубці", de: "Kohlrouladen", en: "Cabbage rolls" }],
  ["pork-knuckle", { de: "Schweinshaxe", pl: "Golonka", es: "Codillo asado", zh: "烤猪肘" }],
  ["cordon-bleu", { de: "Cordon bleu", uk: "Кордон блю" }],
  ["chicken-kyiv", { uk: "Котлета по-київськи", en: "Chicken Kyiv", fr: "Poulet à la Kiev" }],
  ["beef-roast", { de: "Sauerbraten mit Klößen", it: "Brasato al Barolo", pl: "Pieczeń wołowa" }],
  ["beef-roulade", { de: "Rinderroulade", fr: "Paupiette de bœuf", pl: "Zrazy wołowe" }],
  ["sausage-white", { de: "Weißwürste mit Breze", en: "White sausages", pl: "Biała kiełbasa" }],
  ["meatloaf-egg", { de: "Leberkäse mit Spiegelei" }],
  ["obatzda", { de: "Obatzter mit Breze", zh: "巴伐利亚奶酪酱" }],
  ["salad-sausage", { de: "Schweizer Wurstsalat", fr: "Salade de cervelas" }],
  ["soup-pancake-strips", { de: "Flädlesuppe", en: "Pancake strip soup" }],
  ["soup-liver-dumpling", { de: "Leberknödelsuppe", en: "Liver dumpling soup" }],
  ["soup-lentil-sausage", { de: "Linseneintopf mit Würstchen", fr: "Saucisse aux lentilles" }],
  ["soup-zurek", { pl: "Żurek z jajkiem", uk: "Журек" }],
  ["soup-solyanka", { uk: "Солянка м'ясна", de: "Soljanka" }],
  ["bigos", { pl: "Bigos staropolski", en: "Hunter's stew", uk: "Бігос" }],
  ["syrnyky", { uk: "Сирники зі сметаною", en: "Syrnyky", pl: "Placuszki twarogowe" }],
  ["potato-pancake-goulash", { pl: "Placek po węgiersku", de: "Kartoffelpuffer mit Gulasch" }],
  ["zapiekanka", { pl: "Zapiekanka z pieczarkami", zh: "波兰法棍披萨" }],
  ["bread-dumplings", { de: "Semmelknödel", it: "Canederli" }],
  ["yeast-dumpling", { de: "Germknödel mit Vanillesauce", en: "Yeast dumpling" }],
  ["pierogi-cherry", { uk: "Вареники з вишнею", pl: "Pierogi z jagodami" }],
  ["buckwheat", { uk: "Гречка", pl: "Kasza gryczana", he: "כוסמת" }],
  ["salo", { uk: "Сало з часником" }],
  ["salad-olivier", { es: "Ensaladilla rusa", tr: "Rus salatası", uk: "Олів'є", he: "סלט רוסי" }],
  ["salad-beet", { pl: "Buraczki", fr: "Betteraves vinaigrette", de: "Rote-Bete-Salat" }],
  ["farmers-breakfast", { de: "Bauernfrühstück", en: "Farmer's breakfast" }],
  ["schnitzel-mushroom-sauce", { de: "Jägerschnitzel mit Pommes", en: "Hunter schnitzel" }],
  ["herring", { pl: "Śledź w oleju", de: "Matjes mit Zwiebeln", fr: "Harengs" }],
  ["meat-patties", { de: "Frikadelle mit Senf", pl: "Kotlet mielony" }],
])("%s is the picture of its names in several languages", (picture, names) => {
  for (const [language, name] of Object.entries(names))
    expect(matchName({ [language]: name })?.picture, name).toBe(picture);
});

test.each([
  ["cabbage rolls of mushrooms", "cabbage-rolls", { uk: "Голубці з грибами" }],
  ["a bread of liver loaf", "meatloaf-egg", { de: "Leberkässemmel" }],
  ["veal knuckle", "pork-knuckle", { de: "Kalbshaxe" }],
  ["lentils without sausage", "soup-lentil-sausage", { de: "Linseneintopf" }],
  ["herring under beets", "herring", { uk: "Оселедець під шубою" }],
  ["a casserole of pasta", "zapiekanka", { pl: "Zapiekanka makaronowa" }],
  ["dumplings with apricots", "bread-dumplings", { de: "Marillenknödel" }],
])("%s is not shown as %s", (_, picture, title) => {
  expect(matchName(title)?.picture).not.toBe(picture);
});
