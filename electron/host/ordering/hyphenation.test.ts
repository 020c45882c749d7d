import { describe, expect, test } from "vitest";
import { hyphenationOf } from "./hyphenation.ts";
import { importMenu } from "./import.ts";
import { createMenuReader } from "./menu-reader.ts";
import { menuWire, wireItemOf, wireRoot } from "./testing/menu-wire.ts";

type Texts = Readonly<Record<string, string>>;

function wireOf(title: Texts, description: Texts = {}) {
  const item = { ...wireItemOf("dish"), title, description };
  return menuWire({ categories: [{ ...wireRoot("food"), title }], items: [item] });
}

async function hyphenate(title: Texts, description?: Texts) {
  return await hyphenationOf(importMenu(wireOf(title, description)).menu);
}

describe("the long words of a menu", () => {
  test.each([
    ["de", "Rindfleischfrikadellenbrötchen", "Rind-fleisch-fri-ka-del-len-bröt-chen"],
    ["en", "Cheeseburger", "Cheese-burger"],
    ["es", "Acompañamientos", "Acom-pa-ña-mien-tos"],
    ["fr", "Accompagnements", "Accom-pa-gne-ments"],
    ["it", "Mozzarella", "Moz-za-rella"],
    ["pl", "Najsmaczniejszych", "Naj-smacz-niej-szych"],
    ["pt", "Acompanhamentos", "Acom-pa-nha-men-tos"],
    ["tr", "Karnıyarıklarımızdan", "Kar-nı-ya-rık-la-rı-mız-dan"],
    ["uk", "Найсмачніших", "Най-сма-чні-ших"],
  ])("are divided by the patterns of their language: %s", async (language, word, divided) => {
    expect(await hyphenate({ [language]: word })).toEqual({ [language]: { [word]: divided } });
  });

  test("are found in descriptions, and under a language with a region", async () => {
    const found = await hyphenate({ en: "Sides" }, { "de-AT": "mit Süßkartoffelpommes" });
    expect(found).toEqual({ "de-AT": { Süßkartoffelpommes: "Süß-kar-tof-fel-pom-mes" } });
  });

  test.each(["ar", "he", "zh", "und"])(
    "are names in a language without patterns: %s",
    async (language) => {
      const found = await hyphenate({ [language]: "برغر Worcestershire ハンバーガーセット" });
      expect(found).toEqual({ [language]: { Worcestershire: "Worces-ter-shire" } });
    },
  );

  test("may be members of a plain object, as may their languages", async () => {
    const title = JSON.parse('{ "__proto__": "constructor", "constructor": "constructor" }');
    const divided = { constructor: "con-struc-tor" };
    const found = await hyphenate({ en: "constructor", ...title });
    expect(found).toMatchObject({ en: divided, constructor: divided });
  });

  test("of a hostile length are left alone", async () => {
    expect(await hyphenate({ de: "Rind".repeat(100_000) })).toEqual({});
  });

  test("arrive beside the menu, whose texts have no soft hyphens, not even the vendor's", async () => {
    const title = { fr: "Accom\u00adpagnements" };
    const text = JSON.stringify(wireOf(title, { fr: "Nos accom\u00adpagnements", en: "\u00ad" }));
    const found = await createMenuReader()({ text, orderTypes: ["EAT_IN"], knownDigest: null });
    if (found.kind !== "menu") throw new Error(found.kind);
    expect(JSON.stringify(found.menu)).not.toContain("\u00ad");
    expect(found.menu.items.dish).toMatchObject({
      title: { fr: "Accompagnements" },
      description: { fr: "Nos accompagnements" },
    });
    expect(found.menu.hyphenation).toEqual({
      fr: { Accompagnements: "Accom-pa-gne-ments", accompagnements: "accom-pa-gne-ments" },
    });
  });
});
