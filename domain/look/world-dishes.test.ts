import { expect, test } from "vitest";
import { matchName } from "./match-pictures.ts";

test.each([
  ["salad-fattoush", { ar: "فتوش", he: "סלט פאטוש", de: "Fattoush", zh: "法图什沙拉" }],
  ["salad-tabbouleh", { ar: "تبولة", tr: "Tabule", fr: "Taboulé libanais", pt: "Tabule libanês" }],
  ["salad-chopped", { tr: "Çoban salata", he: "סלט ישראלי", ar: "سلطة بلدي" }],
  ["baba-ghanoush", { ar: "متبل باذنجان", he: "חציל בטחינה", uk: "Баба гануш", zh: "茄泥" }],
  ["labneh", { ar: "لبنة", he: "לאבנה", en: "Labneh" }],
  ["hummus-meat", { ar: "حمص باللحمة", he: "חומוס בשר", en: "Hummus with lamb" }],
  ["ful-medames", { ar: "فول مدمس", en: "Ful medames", fr: "Foul moudammas" }],
  ["manakish-zaatar", { ar: "منقوشة زعتر", he: "פיתה זעתר", de: "Manakish" }],
  ["manakish-cheese", { ar: "منقوشة جبنة", de: "Manakish mit Käse" }],
  ["kofta-skewers", { tr: "Adana kebap", ar: "كفتة مشوية", uk: "Люля-кебаб", he: "שיפודי קבב" }],
  ["chicken-skewers", { tr: "Tavuk şiş", ar: "شيش طاووق", pl: "Szaszłyk z kurczaka" }],
  ["mixed-grill", { en: "Mixed grill", ar: "مشاوي مشكلة", tr: "Karışık ızgara", zh: "烤肉拼盘" }],
  ["kibbeh", { ar: "كبة مقلية", tr: "İçli köfte", pt: "Kibe frito", he: "קובה" }],
  ["kabsa-chicken", { ar: "كبسة دجاج", en: "Chicken kabsa" }],
  ["mandi-lamb", { ar: "مندي لحم", en: "Lamb mandi" }],
  ["koshari", { ar: "كشري", en: "Koshari", zh: "埃及库莎丽" }],
  ["sabich", { he: "סביח בפיתה", en: "Sabich" }],
  ["jachnun", { he: "ג'חנון", en: "Jachnun" }],
  ["menemen", { tr: "Menemen", zh: "土耳其炒蛋" }],
  ["tagine", { fr: "Tajine d'agneau", es: "Tajín de cordero", de: "Tajine mit Lamm" }],
  ["kunafa", { tr: "Künefe", ar: "كنافة", he: "כנאפה" }],
  ["basbousa", { tr: "Revani", ar: "بسبوسة", en: "Basbousa" }],
  ["muhallebi", { tr: "Muhallebi", he: "מלבי", ar: "مهلبية" }],
  ["lokum", { en: "Turkish delight", fr: "Loukoum", pl: "Lokum", uk: "Рахат-лукум" }],
  ["tres-leches", { es: "Pastel de tres leches", pt: "Bolo de três leites", zh: "三奶蛋糕" }],
  ["coffee-turkish", { tr: "Türk kahvesi", he: "קפה שחור", it: "Caffè turco" }],
  ["tea-milk", { ar: "شاي عدني", es: "Té con leche", "zh-Hant": "港式奶茶" }],
  ["juice-pomegranate", { tr: "Nar suyu", ar: "عصير رمان", it: "Succo di melograno" }],
  ["juice-mango", { fr: "Jus de mangue", ar: "عصير مانجو", de: "Mangosaft" }],
  ["hibiscus-drink", { es: "Agua de jamaica", fr: "Bissap" }],
])("%s is the picture of its names in several languages", (picture, names) => {
  for (const [language, name] of Object.entries(names))
    expect(matchName({ [language]: name })?.picture, name).toBe(picture);
});

test.each([
  [
    "an aubergine filled with vegetables",
    "stuffed-aubergine",
    { de: "Gefüllte Aubergine mit Gemüse" },
  ],
  ["an Indian kofta of cheese", "kofta-skewers", { en: "Malai kofta" }],
  ["vegetarian kibbeh", "kibbeh", { en: "Kibbeh (vegetarian)" }],
  ["a tagine of vegetables", "tagine", { fr: "Tajine de légumes" }],
  ["a kabsa of fish", "kabsa-chicken", { ar: "كبسة سمك" }],
  ["manakish with meat", "manakish-zaatar", { ar: "منقوشة لحمة" }],
  ["couscous with vegetables", "couscous-royal", { fr: "Couscous aux légumes" }],
  ["a skewer of chicken liver", "chicken-skewers", { ar: "شيش كبدة دجاج" }],
])("%s is not shown as %s", (_, picture, title) => {
  expect(matchName(title)?.picture).not.toBe(picture);
});
