import { expect, test } from "vitest";
import { findProducts, searchEntries } from "../../../domain/menu-search.ts";
import { candidatesFor, composedLetters, spellPinyin } from "./pinyin.ts";

test("offers the characters of the longest syllable at the start of the letters", () => {
  expect(candidatesFor("gong")).toMatchObject({ letters: "gong" });
  expect(candidatesFor("gong").characters).toContain("宫");
  expect(candidatesFor("gongbao").letters).toBe("gong");
  expect(candidatesFor("baojiding").characters).toContain("保");
  expect(candidatesFor("zhua").characters).toContain("抓");
});

test("offers the most common characters of each possible syllable for an incomplete one", () => {
  const { letters, characters } = candidatesFor("zh");
  expect(letters).toBe("zh");
  expect(characters).toEqual(expect.arrayContaining(["中", "这", "张"]));
  expect(candidatesFor("v")).toEqual({ letters: "v", characters: [] });
});

test("composes only the small letters at the end", () => {
  expect(composedLetters("宫bao")).toBe("bao");
  expect(composedLetters("Anna")).toBe("nna");
  expect(composedLetters("宫保 ")).toBe("");
  expect(composedLetters("")).toBe("");
});

test("spells a Chinese name in full and by its initials, and no other", () => {
  expect(spellPinyin("三明治")).toBe("sanmingzhi smz");
  expect(spellPinyin("奶茶 330ml")).toBe("naicha 330ml nc 330ml");
  expect(spellPinyin("Beet burger")).toBe("");
});

test("spells a name in each reading of its characters, of a long one in the most common ones", () => {
  expect(spellPinyin("宫保鸡丁").split(" ")).toEqual(
    expect.arrayContaining(["gongbaojiding", "gbjd"]),
  );
  expect(spellPinyin("大盘鸡")).toContain("dapanji");
  expect(spellPinyin("大".repeat(50)).split(" ").length).toBeLessThanOrEqual(128);
});

test("finds a dish by its pinyin, its initials and its characters", () => {
  const title = (text: string) => ({ "zh-Hans": text });
  const item = (id: string, text: string) => ({ id, title: title(text), description: {} });
  const menu = JSON.parse(
    JSON.stringify({
      categories: [
        {
          title: title("热菜"),
          subcategories: [],
          products: [
            { kind: "item", id: "1" },
            { kind: "item", id: "2" },
          ],
        },
      ],
      items: { 1: item("1", "宫保鸡丁"), 2: item("2", "麻婆豆腐") },
      combos: {},
    }),
  );
  const locales = { default: "zh-Hans", fallback: "zh-Hans", enabled: ["zh-Hans"] };
  const language = { locale: "zh-Hans", locales, spell: spellPinyin };
  const entries = [...searchEntries(menu, language)];
  const found = (typed: string) => findProducts(entries, typed).map(({ id }) => id);
  for (const typed of ["gongbao", "gong bao", "GBJD", "jiding", "宫保"]) {
    expect(found(typed), typed).toEqual(["1"]);
  }
  expect(found("doufu")).toEqual(["2"]);
  expect(found("burger")).toEqual([]);
});
