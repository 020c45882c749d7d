import { describe, expect, it } from "vitest";
import { fieldChanges } from "./changes.ts";
import { configured } from "./testing/configuration.ts";

describe("changed fields", () => {
  it("are none between a configuration and itself under another revision", () => {
    expect(
      fieldChanges(
        configured(),
        configured((draft) => {
          draft.revision = 200;
        }),
      ),
    ).toEqual([]);
  });

  it("are told by their path, before and after, also where one is not there", () => {
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

  it("documents are told apart by their kind, whatever their place", () => {
    const turned = configured((draft) => {
      draft.documents.reverse();
    });
    expect(fieldChanges(configured(), turned)).toEqual([]);
  });
});
