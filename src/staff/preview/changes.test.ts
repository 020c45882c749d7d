import { describe, expect, it } from "vitest";
import { fieldChanges } from "./changes.ts";
import { configured } from "./testing/configuration.ts";

describe("changed fields", () => {
  it("are none between configurations that differ only in their revision", () => {
    expect(
      fieldChanges(
        configured(),
        configured((draft) => {
          draft.revision = 200;
        }),
      ),
    ).toEqual([]);
  });

  it("are reported by path, with both values, also if one is missing", () => {
    const after = configured((draft) => {
      draft.currency = "GBP";
      draft.loyalty.marketingConsent.screen.headlineByLocale.en = "News?";
      Reflect.deleteProperty(draft.phone.masksByCountry, "DE");
      draft.locales.enabled.push("tr");
    });
    expect(fieldChanges(configured(), after)).toEqual([
      { field: "currency", before: '"EUR"', after: '"GBP"' },
      { field: "locales.enabled", before: '["en","ar"]', after: '["en","ar","tr"]' },
      {
        field: "loyalty.marketingConsent.screen.headlineByLocale.en",
        before: '"Offers?"',
        after: '"News?"',
      },
      { field: "phone.masksByCountry.DE", before: '"XXX XXXXXXXX"', after: null },
    ]);
  });

  it("documents are matched by their kind, not by their position", () => {
    const turned = configured((draft) => {
      draft.documents.reverse();
    });
    expect(fieldChanges(configured(), turned)).toEqual([]);
  });
});
