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

  it("that is no JSON says where it breaks off", () => {
    const read = readDraft('{"revision": 1,');
    expect(read.ok ? null : read.problems).toMatchObject([{ kind: "not-json", field: "" }]);
    expect(read.ok ? "" : read.problems[0]?.why).toMatch(/JSON/);
  });

  it("that is no configuration names each field that is wrong", () => {
    const read = readDraft(
      text({ accepted: true, config: { ...CONFIGURATION, currency: "euro" } }),
    );
    expect(read.ok ? null : read.problems.map(({ field }) => field)).toEqual(["config.currency"]);
    const { locales: _left, ...without } = CONFIGURATION;
    const other = readDraft(text({ ...without, revision: "one" }));
    expect(other.ok ? null : other.problems.map(({ field }) => field).sort()).toEqual([
      "locales",
      "revision",
    ]);
  });

  it("that was not accepted holds nothing to show", () => {
    const read = readDraft(text({ accepted: false, config: null }));
    expect(read.ok ? null : read.problems[0]?.kind).toBe("not-accepted");
  });

  it("fields that nobody reads are told, those of a block that is off are not", () => {
    const read = readDraft(
      text({ ...CONFIGURATION, phone: { mask: "X", defaultCountry: "DE" }, extra: 1 }),
    );
    expect(read.ok && read.ignoredFields).toEqual(["phone.mask", "extra"]);
    const off = readDraft(
      text({ ...CONFIGURATION, loyaltyEnabled: false, loyalty: { nonsense: 1 } }),
    );
    expect(off.ok).toBe(true);
  });

  it.each(["", "null", "[]", "7", '"text"', "{}"])(
    "whatever else it is, is refused: %s",
    (other) => {
      expect(readDraft(other).ok).toBe(false);
    },
  );
});
