import { describe, expect, it } from "vitest";
import { readOutletConfiguration } from "./outlet-configuration.ts";

/** The fields that identify a configuration; all others are optional (in-store-loyalty.md §2.4). */
const LEAST = { revision: 7, establishmentId: 3 };

describe("an outlet's configuration", () => {
  it("may lack every field but those that identify it", () => {
    const read = readOutletConfiguration(LEAST);
    expect(read).toMatchObject({
      ok: true,
      leftOut: [],
      value: { ...LEAST, locales: { enabled: [] } },
    });
    for (const name of ["revision", "establishmentId"] as const) {
      const { [name]: _missing, ...rest } = LEAST;
      expect(readOutletConfiguration(rest).ok, name).toBe(false);
    }
  });

  it("is read without its loyalty block while loyalty is off: errors in it are not reported", () => {
    for (const off of [{ loyaltyEnabled: false }, {}]) {
      const read = readOutletConfiguration({
        ...LEAST,
        ...off,
        loyalty: { documents: 5, phoneNumberFlow: 7 },
      });
      expect(read).toMatchObject({ ok: true, leftOut: [] });
    }
    const on = readOutletConfiguration({
      ...LEAST,
      loyaltyEnabled: true,
      loyalty: { phoneNumberFlow: 7 },
    });
    expect(on).toMatchObject({ ok: true, leftOut: [{ field: "loyalty.phoneNumberFlow" }] });
  });
});
