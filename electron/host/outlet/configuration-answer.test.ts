import { describe, expect, it } from "vitest";
import { deserializeState, readConfigurationAnswer } from "./configuration-answer.ts";

const OUTLET = 7;
const CONFIG = { revision: 100, establishmentId: OUTLET, currency: "EUR" };

function read(config: object, etag?: string) {
  const text = JSON.stringify({ accepted: true, config });
  const headers: Record<string, string> = etag === undefined ? {} : { etag };
  return readConfigurationAnswer({ kind: "answer", status: 200, headers, text }, OUTLET);
}

describe("a configuration answer (in-store-loyalty.md §4.6)", () => {
  it.each([["12"], ['"12"'], ['W/"12"']])(
    "without a revision uses that of its ETag: %s",
    (etag) => {
      const { revision: _missing, ...config } = CONFIG;
      expect(read(config, etag)).toMatchObject({ configuration: { revision: 12 }, etag });
      // The body's own revision is authoritative.
      expect(read(CONFIG, etag)).toMatchObject({ configuration: { revision: 100 } });
    },
  );

  it.each([["abc"], ['"12-gzip"'], ["1234567890123456"]])(
    "reads no revision from an ETag that is no number: %s",
    (etag) => {
      const { revision: _missing, ...config } = CONFIG;
      expect(read(config, etag)).toMatchObject({ configuration: { revision: 0 } });
    },
  );

  it("without an establishmentId is for the requested outlet, and another outlet's is refused", () => {
    const { establishmentId: _missing, ...config } = CONFIG;
    expect(read(config)).toMatchObject({ configuration: { establishmentId: OUTLET } });
    expect(read({ ...CONFIG, establishmentId: 8 })).toEqual({
      kind: "malformed",
      why: "config.establishmentId",
    });
  });

  it("from a cache has no address that must not be called either", () => {
    const cached = (apiUrl: string) =>
      deserializeState(JSON.stringify({ bound: true, given: { ...CONFIG, apiUrl } }));
    expect(cached("http://elsewhere.example")?.configuration).not.toHaveProperty("apiUrl");
    expect(cached("https://loyalty.example")?.configuration).toMatchObject({
      apiUrl: "https://loyalty.example",
    });
  });
});
