import { describe, expect, it } from "vitest";
import { recordedLog } from "../testing/recorded-log.ts";
import type { Log } from "./log.ts";
import { withTrace } from "./trace.ts";

function logged(write: (log: Log) => void): string {
  const { log, lines } = recordedLog();
  write(log);
  return lines.join("");
}

describe("createLog", () => {
  it("writes one JSON line per event, with a time", () => {
    const lines = logged((log) => {
      log.info({ operation: "menu" }, "answer");
      log.debug("not at this level");
    });
    expect(lines.trimEnd().split("\n")).toHaveLength(1);
    expect(JSON.parse(lines)).toMatchObject({ operation: "menu", msg: "answer" });
    expect(JSON.parse(lines).time).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it("never writes a token, a key or a password, however deeply nested", () => {
    const lines = logged((log) => {
      log.info({ AuthorizationToken: "CANARY" });
      log.info({ body: { paymentInstrument: { token: "CANARY" } } });
      log.info({ body: { paymentInstrument: { walletPayload: "CANARY" } } });
      log.info({ request: { headers: { authorization: "CANARY" } } });
      log.info({ a: { b: { c: { password: "CANARY" } } } });
      log.info({ settings: { apiKey: "CANARY", apiKeyResponse: "CANARY" } });
      log.info({ settings: { inboundTokens: ["CANARY"], staffPin: "CANARY" } });
      log.info({ customers: [{ name: "a", cards: [{ cardToken: "CANARY" }] }] });
      log.info({ a: { b: { c: { d: { e: { f: { pin: "CANARY" } } } } } } });
      log.info({
        customer: new (class {
          phone = "CANARY";
        })(),
      });
    });
    expect(lines).toContain("[secret]");
    expect(lines).not.toContain("CANARY");
  });

  it("writes what is not secret as it is, and leaves the object unchanged", () => {
    const fields = {
      pin: "1234",
      at: new Date(0),
      url: new URL("http://localhost/a"),
      all: [1, null],
    };
    const [line = ""] = logged((log) => log.info(fields)).split("\n");
    expect(JSON.parse(line)).toMatchObject({
      pin: "[secret]",
      at: "1970-01-01T00:00:00.000Z",
      url: "http://localhost/a",
      all: [1, null],
    });
    expect(fields.pin).toBe("1234");
  });

  it("writes errors without their messages: a parser's message quotes the text that it could not read", () => {
    const lines = logged((log) => {
      try {
        JSON.parse('CANARY "phone"');
      } catch (error) {
        log.error({ error }, "failed");
      }
      log.error({ error: "in plain words" });
    });
    const [first, second] = lines
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(first.error).toMatchObject({ type: "SyntaxError", message: "Unexpected token " });
    expect(first.error.at[0]).toMatch(/^at /);
    expect(lines).not.toContain("CANARY");
    expect(second.error).toBe("in plain words");
  });

  it("adds the ids of a trace, also after waiting", async () => {
    const { log, lines } = recordedLog();
    const touch = (touchId: string) =>
      withTrace({ touchId }, () =>
        withTrace({ checkoutId: `order of ${touchId}` }, async () => {
          await new Promise((done) => setImmediate(done));
          log.info("answer");
        }),
      );
    await Promise.all([touch("a"), touch("b")]);
    log.info("outside");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { touchId: "a", checkoutId: "order of a" },
      { touchId: "b", checkoutId: "order of b" },
      { msg: "outside" },
    ]);
    expect(lines[2]).not.toContain("touchId");
  });
});
