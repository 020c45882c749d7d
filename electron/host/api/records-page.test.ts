import { describe, expect, it } from "vitest";
import { WRITE_TROUBLES } from "../store/trouble.ts";
import { PLAIN_TEXTS } from "./plain-texts/all.ts";
import { recordsPage, restoreFromSources, restoreInstalled } from "./records-page.ts";

const damaged = {
  trouble: "damaged",
  file: "/data/kiosk.sqlite",
  copiedTo: "/data/aside/1",
} as const;
const shown = (change: Partial<Parameters<typeof recordsPage>[0]> = {}, acceptLanguage?: string) =>
  Buffer.from(
    recordsPage({ ...damaged, ...change }, { nonce: "n", acceptLanguage }, restoreFromSources).body,
  ).toString();

describe("the page of a kiosk whose records cannot be used", () => {
  it("names their path, the path of their copy, and how to begin with new ones", () => {
    const page = shown();
    expect(page).toContain('<code dir="ltr">/data/kiosk.sqlite</code>');
    expect(page).toContain('<code dir="ltr">/data/aside/1</code>');
    expect(page).toContain('<code dir="ltr">begin-with-new-records</code>');
    expect(page).not.toContain("<script");
  });

  it("names the command that restores a backup into this folder", () => {
    expect(shown()).toContain("npm run restore -- --data /data --from BACKUP");
    expect(shown({ trouble: "disk-full" })).not.toContain("npm run restore");
    const { body } = recordsPage(
      damaged,
      { nonce: "n", acceptLanguage: undefined },
      restoreInstalled,
    );
    expect(Buffer.from(body).toString()).toContain(">sudo loyalty-kiosk restore</code>");
  });

  it("names no copy if there is none", () => {
    expect(shown({ copiedTo: null })).not.toContain("Where a copy");
  });

  it.each(["disk-full", "not-writable", "disk-failing", "newer"] as const)(
    "does not offer new records if the present ones may become readable again: %s",
    (trouble) => {
      expect(shown({ trouble })).not.toContain("begin-with-new-records");
      expect(shown({ trouble })).toContain(PLAIN_TEXTS.en.records.what[trouble]);
    },
  );

  it.each(Object.keys(PLAIN_TEXTS))("has a text for every trouble in %s", (language) => {
    for (const trouble of [...WRITE_TROUBLES, "emptied", "missing", "newer"] as const) {
      const page = shown({ trouble }, language);
      expect(page).toContain(`<html lang="${language}"`);
      expect(page).toContain(PLAIN_TEXTS[language]?.records.what[trouble]);
    }
  });

  it("does not render markup in a path", () => {
    expect(shown({ file: "/data/<img src=x>/kiosk.sqlite" })).not.toContain("<img");
  });
});
