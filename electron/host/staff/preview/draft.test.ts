import { describe, expect, it } from "vitest";
import { readDraft } from "./draft.ts";

const CONFIGURATION = {
  revision: 1,
  apiUrl: "https://loyalty.example",
  loyaltyApiVersion: "1.7",
  establishmentId: 1,
  currency: "EUR",
  timezone: "Europe/Berlin",
  locales: { enabled: ["en"] },
};
const text = (value: unknown) => JSON.stringify(value);

describe("a draft", () => {
  it("is the configuration alone, or the whole answer of the endpoint", () => {
    for (const draft of [CONFIGURATION, { accepted: true, config: CONFIGURATION }]) {
      const read = readDraft(text(draft));
      expect(read.ok && read.configuration.currency).toBe("EUR");
    }
    expect(readDraft(`\uFEFF${text(CONFIGURATION)}`).ok).toBe(true);
  });

  it("that is not JSON is reported with the position of the error", () => {
    const read = readDraft('{"revision": 1,');
    expect(read.ok ? null : read.problems).toMatchObject([{ kind: "not-json", field: "" }]);
    expect(read.ok ? "" : read.problems[0]?.why).toMatch(/JSON/);
  });

  it("that is no configuration is reported with each invalid field", () => {
    const read = readDraft(
      text({ accepted: true, config: { ...CONFIGURATION, revision: "one", establishmentId: 0 } }),
    );
    expect(read.ok ? null : read.problems.map(({ field }) => field)).toEqual([
      "config.revision",
      "config.establishmentId",
    ]);
  });

  it("is shown without fields that a kiosk would leave out, with the reason for each", () => {
    const config = {
      ...CONFIGURATION,
      currency: "euro",
      loyaltyEnabled: true,
      loyalty: { marketingConsent: { channels: ["sms", "fax"] } },
    };
    const read = readDraft(text({ accepted: true, config }));
    expect(read.ok && read.configuration.currency).toBeUndefined();
    expect(read.ok && read.configuration.loyalty?.marketingConsent?.channels).toEqual(["sms"]);
    expect(read.ok && read.leftOut.map(({ field }) => field)).toEqual([
      "config.currency",
      "config.loyalty.marketingConsent.channels.1",
    ]);
    expect(read.ok && read.ignoredFields).toEqual([]);
  });

  it("that was not accepted shows nothing", () => {
    const read = readDraft(text({ accepted: false, config: null }));
    expect(read.ok ? null : read.problems[0]?.kind).toBe("not-accepted");
  });

  it("with unknown fields has them listed, except in a block that is switched off", () => {
    const read = readDraft(
      text({ ...CONFIGURATION, phone: { mask: "X", defaultCountry: "DE" }, extra: 1 }),
    );
    expect(read.ok && read.ignoredFields).toEqual(["phone.mask", "extra"]);
    const off = readDraft(
      text({ ...CONFIGURATION, loyaltyEnabled: false, loyalty: { nonsense: 1 } }),
    );
    expect(off.ok).toBe(true);
  });

  it.each(["", "null", "[]", "7", '"text"', "{}"])("of another kind is refused: %s", (other) => {
    expect(readDraft(other).ok).toBe(false);
  });
});
