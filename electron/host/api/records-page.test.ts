import { describe, expect, it } from "vitest";
import { WRITE_TROUBLES } from "../store/trouble.ts";
import { PLAIN_TEXTS } from "./plain-texts/all.ts";
import { recordsPage } from "./records-page.ts";

const damaged = {
  trouble: "damaged",
  file: "/data/kiosk.sqlite",
  copiedTo: "/data/aside/1",
} as const;
const shown = (change: Partial<Parameters<typeof recordsPage>[0]> = {}, acceptLanguage?: string) =>
  Buffer.from(
    recordsPage({ ...damaged, ...change }, { nonce: "n", acceptLanguage }).body,
  ).toString();

describe("the page of a kiosk whose records cannot be used", () => {
  it("says where they are, where their copy is, and how to begin with new ones", () => {
    const page = shown();
    expect(page).toContain('<code dir="ltr">/data/kiosk.sqlite</code>');
    expect(page).toContain('<code dir="ltr">/data/aside/1</code>');
    expect(page).toContain('<code dir="ltr">begin-with-new-records</code>');
    expect(page).not.toContain("<script");
  });

  it("names the command that restores a backup into this folder", () => {
    expect(shown()).toContain("npm run restore -- --data /data --from BACKUP");
    expect(shown({ trouble: "disk-full" })).not.toContain("npm run restore");
  });

  it("names no copy where there is none", () => {
    expect(shown({ copiedTo: null })).not.toContain("Where a copy");
  });

  it.each(["disk-full", "not-writable", "disk-failing", "newer"] as const)(
    "offers new records to nobody whose records are only out of reach: %s",
    (trouble) => {
      expect(shown({ trouble })).not.toContain("begin-with-new-records");
      expect(shown({ trouble })).toContain(PLAIN_TEXTS.en.records.what[trouble]);
    },
  );

  it.each(Object.keys(PLAIN_TEXTS))("has words for every trouble in %s", (language) => {
    for (const trouble of [...WRITE_TROUBLES, "emptied", "missing", "newer"] as const) {
      const page = shown({ trouble }, language);
      expect(page).toContain(`<html lang="${language}"`);
      expect(page).toContain(PLAIN_TEXTS[language]?.records.what[trouble]);
    }
  });

  it("cannot be made to show markup by a path", () => {
    expect(shown({ file: "/data/<img src=x>/kiosk.sqlite" })).not.toContain("<img");
  });
});
