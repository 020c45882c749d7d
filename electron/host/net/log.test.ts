import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ destination: { write: (line) => void lines.push(line) } }));
  return lines.join("");
}

describe("createLog", () => {
  it("writes one JSON line for each event, with a time", () => {
    const lines = logged((log) => {
      log.info({ operation: "menu" }, "answer");
      log.debug("not at this level");
    });
    expect(lines.trimEnd().split("\n")).toHaveLength(1);
    expect(JSON.parse(lines)).toMatchObject({ operation: "menu", msg: "answer" });
    expect(JSON.parse(lines).time).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it("never writes a token, a key or a password, however deep it sits", () => {
    const lines = logged((log) => {
      log.info({ AuthorizationToken: "CANARY" });
      log.info({ request: { headers: { authorization: "CANARY" } } });
      log.info({ a: { b: { c: { password: "CANARY" } } } });
      log.info({ settings: { apiKey: "CANARY", inboundTokens: ["CANARY"], staffPin: "CANARY" } });
    });
    expect(lines).toContain("[secret]");
    expect(lines).not.toContain("CANARY");
  });
});
