import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { writeSettings } from "../../testing/settings-file.ts";
import { publicClientIdPattern, readSettings, SettingsError } from "./settings.ts";

const json = z.record(z.string(), z.unknown());
type Json = z.infer<typeof json>;

/** Used in place of secrets; no message may repeat it. */
const CANARY = "canary-3f9c";

let folder: string;
let good: Json;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-settings-"));
  good = json.parse(JSON.parse(readFileSync(writeSettings(folder), "utf8")));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Settings with one field, named by its path, replaced; undefined removes it. */
function withField(path: string, value: unknown, settings: Json = good): Json {
  const [name = "", ...below] = path.split(".");
  if (below.length === 0) return { ...settings, [name]: value };
  const owner = json.parse(settings[name] ?? {});
  return { ...settings, [name]: withField(below.join("."), value, owner) };
}

let files = 0;
function read(content: unknown, environment: NodeJS.ProcessEnv = {}) {
  files += 1;
  const file = join(folder, `settings-${files}.json`);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return readSettings(file, environment);
}

/** The message about settings that cannot be used. */
function refusal(content: unknown, environment: NodeJS.ProcessEnv = {}): string {
  try {
    read(content, environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error("these settings were accepted");
}

describe("settings that cannot be used are reported in one line that names the field", () => {
  const faults: readonly [what: string, path: string, value: unknown, line: string][] = [
    ["an unknown field", "ordering.apikey", CANARY, "ordering.apikey: unknown field"],
    ["an unknown section", "printer", {}, "printer: unknown field"],
    ["a name with a line break", "a\nb", 1, '"a\\nb": unknown field'],
    ["a missing field", "ordering.apiKey", undefined, "ordering.apiKey: is missing"],
    [
      "a time-out for connecting that no request could reach",
      "payments.limits",
      { requestTimeoutSeconds: 10, connectTimeoutSeconds: 11 },
      "payments.limits.connectTimeoutSeconds: is longer than requestTimeoutSeconds",
    ],
    [
      "a time-out that is far too long",
      "payments.limits.requestTimeoutSeconds",
      600,
      "payments.limits.requestTimeoutSeconds: must be at most 60",
    ],
    [
      "a port that does not exist",
      "device.receipt",
      { printer: { address: "tcp://192.0.2.10:70000" } },
      "device.receipt.printer.address: must be like tcp://192.0.2.10:9100 or /dev/usb/lp0",
    ],
    ["a missing section", "payments", undefined, "payments: is missing"],
    ["a section of another kind", "payments", CANARY, "payments: must be a section, in { }"],
    ["a number for a text", "device.staffPin", 2468, "device.staffPin: must be text"],
    [
      "a text for a number",
      "ordering.salesOutletId",
      "7",
      "ordering.salesOutletId: must be a number",
    ],
    ["too small a number", "device.idleSeconds", 1, "device.idleSeconds: must be at least 20"],
    [
      "too large a number",
      "operation",
      { log: { files: 101 } },
      "operation.log.files: must be at most 100",
    ],
    ["a word that is none of a few", "outlet.pos", "x", "outlet.pos: must be one of generic, pos_"],
    [
      "a text for a switch",
      "operation",
      { autostart: "yes" },
      "operation.autostart: must be true or false",
    ],
    ["an empty secret", "ordering.apiKey", "", "ordering.apiKey: must not be empty"],
    [
      "a key of the wrong length",
      "outlet.credentialCipher.key",
      Buffer.alloc(16).toString("base64"),
      "outlet.credentialCipher.key: must be 24 bytes in Base64",
    ],
    [
      "a vector that is no Base64",
      "outlet.credentialCipher.iv",
      `${Buffer.alloc(8).toString("base64")}!?`,
      "outlet.credentialCipher.iv: must be 8 bytes in Base64",
    ],
    [
      "http beyond this machine",
      "payments.integratorBaseUrl",
      "http://pay.example",
      "payments.integratorBaseUrl: must be an https address, or http on a loopback address",
    ],
    [
      "a host that only looks like this machine",
      "ordering.vendorBaseUrl",
      "http://127.0.0.1.example",
      "ordering.vendorBaseUrl: must be an https address, or http on a loopback address",
    ],
    [
      "no address at all",
      "outlet.configBaseUrl",
      "config.example",
      "outlet.configBaseUrl: must be",
    ],
    [
      "no tokens",
      "payments.inboundTokens",
      [],
      "payments.inboundTokens: must have at least 1 in it",
    ],
    ["no tokens at all", "payments.inboundTokens", undefined, "payments.inboundTokens: must have"],
    ["an empty token", "payments.inboundTokens", ["a", ""], "payments.inboundTokens[1]: must not"],
    [
      "a gate without a port",
      "payments.gate.listen",
      "127.0.0.1",
      "payments.gate.listen: must be HOST:PORT",
    ],
    [
      "a port that there is not",
      "payments.gate.listen",
      "127.0.0.1:70000",
      "payments.gate.listen: must be HOST:PORT",
    ],
    [
      "a gate for everybody to listen to",
      "payments.gate",
      { listen: "0.0.0.0:4650" },
      "payments.gate.tls: is missing: callbacks carry a token",
    ],
    [
      "a certificate without its key",
      "payments.gate.tls",
      { certFile: "gate.pem" },
      "payments.gate.tls.keyFile: is missing",
    ],
    [
      "a certificate that is not there",
      "payments.gate.tls",
      { certFile: "no-such.pem", keyFile: "no-such.key" },
      "payments.gate.tls.certFile: cannot read",
    ],
    [
      "an order type of no kiosk",
      "ordering.orderTypes",
      ["EAT_IN", "DELIVERY"],
      "ordering.orderTypes[1]: DELIVERY is not offered at a kiosk; must be one of EAT_IN, PICKUP, DRIVE_THROUGH",
    ],
    [
      "the other one",
      "ordering.orderTypes",
      ["CATERING"],
      "ordering.orderTypes[0]: CATERING is not offered at a kiosk; must be one of",
    ],
    [
      "an order type that there is not",
      "ordering.orderTypes",
      ["TAKE_AWAY"],
      "ordering.orderTypes[0]: must be one of EAT_IN",
    ],
    [
      "an order type twice",
      "ordering.orderTypes",
      ["PICKUP", "PICKUP"],
      "ordering.orderTypes: names a type twice",
    ],
    [
      "tables that end before they begin",
      "ordering.tables",
      { use: "required", first: 10, last: 9 },
      "ordering.tables.last: must not be below first",
    ],
    [
      "an area by number",
      "ordering.tables",
      { areas: ["1"] },
      "ordering.tables.areas[0]: must be one to three letters",
    ],
    [
      "a time of day that there is not",
      "ordering.pickupTimes",
      { hours: [{ from: "24:00", until: "25:00" }] },
      "ordering.pickupTimes.hours[0].from: must be a time of day like 11:30",
    ],
    [
      "pick-up times without any hours",
      "ordering.pickupTimes",
      { hours: [] },
      "ordering.pickupTimes.hours: must have at least",
    ],
    [
      "a card at the kiosk as a way of the counter",
      "payments.counterMethods",
      ["BANK_CARD_IN_APP"],
      "payments.counterMethods[0]: ",
    ],
    ["points that go nowhere", "outlet.unusedReservation", "keep", "outlet.unusedReservation: "],
    [
      "a keypad with one key for two actions",
      "device.keypad",
      { keys: { help: ["ArrowUp"] } },
      "device.keypad.keys.help: ArrowUp is already the key for previous",
    ],
    [
      "a keypad that types",
      "device.keypad",
      { map: "function-keys", keys: { next: ["Space"] } },
      "device.keypad.keys.next: Space is a key that the scanner and text fields need",
    ],
    ["a colour by name", "device.theme.accent", "red", "device.theme.accent: must be a colour"],
    [
      "a time zone that there is not",
      "device.fallback",
      { currency: "EUR", timezone: "Mars/Olympus", locales: ["en"] },
      "device.fallback.timezone: must be a time zone",
    ],
    [
      "a language that no browser knows",
      "device.fallback",
      { currency: "EUR", timezone: "UTC", locales: ["en_US"] },
      "device.fallback.locales[0]: must be a language",
    ],
    [
      "a pattern without a group",
      "outlet.publicClientIdPattern",
      "\\d+",
      "outlet.publicClientIdPattern: must be a regular expression with exactly one group",
    ],
    [
      "an environment variable that is not set",
      "ordering.apiKey",
      { env: "KIOSK_NOT_SET" },
      "ordering.apiKey: environment variable KIOSK_NOT_SET is not set",
    ],
    [
      "a secret's file that is not there",
      "payments.inboundTokens",
      [{ file: "no-such-file" }],
      "payments.inboundTokens[0]: cannot read no-such-file (ENOENT)",
    ],
    [
      "a secret's file that is a folder",
      "payments.outboundToken",
      { file: "." },
      "payments.outboundToken: cannot read . (EISDIR)",
    ],
    [
      "a reference to two places",
      "ordering.apiKey",
      { env: "A", file: "b" },
      'ordering.apiKey: must be text, {"env": "NAME"}, {"file": "PATH"} or {"credential": "NAME"}',
    ],
    ["a private authority that is not there", "caFile", "ca.pem", "caFile: cannot read "],
    [
      "a server of the fleet without TLS",
      "fleet.servers",
      ["nats://fleet.example:4222"],
      "fleet.servers[0]: must be tls://HOST:PORT, or nats://HOST:PORT on a loopback address",
    ],
    [
      "servers of the fleet with and without TLS",
      "fleet.servers",
      ["tls://fleet.example:4222", "nats://127.0.0.1:4222"],
      "fleet.servers: must all be tls, or all on this machine",
    ],
    [
      "a limit of refunds that is no amount",
      "fleet",
      { servers: ["tls://fleet.example:4222"], staff: { acts: ["refund"], upTo: "lots" } },
      "fleet.staff.upTo: must be an amount like 25.00",
    ],
    [
      "an authority of the fleet that is not there",
      "fleet",
      { servers: ["tls://fleet.example:4222"], caFile: "fleet.pem" },
      "fleet.caFile: cannot read ",
    ],
    ["a logo that is not there", "device.theme.logo", "logo.svg", "device.theme.logo: cannot read"],
  ];
  it.each(faults)("%s", (_what, path, value, line) => {
    const message = refusal(withField(path, value));
    expect(message).toContain(`settings: ${line}`);
    expect(message).not.toContain("\n");
    expect(message).not.toContain(CANARY);
  });

  it("names several fields at once, and counts the rest", () => {
    const corrupt = { ...good, ordering: { apikey: CANARY, apiKeyResponse: "b" } };
    expect(refusal(corrupt)).toBe(
      "settings: ordering.vendorBaseUrl: is missing; ordering.salesOutletId: is missing; " +
        "ordering.apiKey: is missing; and 1 more",
    );
  });

  it("names each file that is not there", () => {
    const tls = { certFile: "no-such.pem", keyFile: "no-such.key" };
    const corrupt = withField("caFile", "ca.pem", withField("payments.gate.tls", tls));
    expect(refusal(corrupt).match(/[\w.]+: cannot read/g)).toEqual([
      "caFile: cannot read",
      "payments.gate.tls.certFile: cannot read",
      "payments.gate.tls.keyFile: cannot read",
    ]);
  });

  it("a missing file, or a folder, is reported", () => {
    expect(() => readSettings(join(folder, "none.json"), {})).toThrow(/cannot read .*\(ENOENT\)$/);
    expect(() => readSettings(folder, {})).toThrow(/cannot read .*\(EISDIR\)$/);
  });

  it("a file that is not JSON is reported with the position, without its text", () => {
    const broken = `{ "ordering": {\n  "apiKey": "${CANARY}" "${CANARY}" } }`;
    const message = refusal(broken);
    expect(message).toMatch(/settings-\d+\.json is not JSON \(line 2 column \d+\)$/);
    expect(message).not.toContain(CANARY);
    expect(refusal("")).toMatch(/is not JSON at its end$/);
    expect(refusal("[]")).toBe("settings: the file: must be a section, in { }");
  });
});

describe("settings that can be used", () => {
  it("have the defaults of every field that is left out", () => {
    expect(read(good)).toMatchObject({
      outlet: { pos: "generic", configurationSalt: true, publicClientIdPattern: null },
      ordering: { orderTypes: ["EAT_IN", "PICKUP"], revisionCheckEnabled: true },
      device: {
        idleSeconds: 60,
        fallback: { currency: null, timezone: "Europe/Berlin", locales: ["en"] },
        menuPictures: null,
      },
      wire: { platformOrderId: "platformOrderId", wallets: { WALLET_A_PAY: "WALLET_A_PAY" } },
      caFile: null,
      fleet: null,
    });
  });

  it("need no inbound token with a fleet, whose gate has them", () => {
    const fleet = withField("fleet", { servers: ["tls://fleet.example:4222"] });
    const tokens = read(withField("payments.inboundTokens", undefined, fleet));
    expect(tokens.payments.inboundTokens).toEqual([]);
  });

  it("let nobody at the console of a fleet do anything unless they say what", () => {
    const servers = ["tls://one.example:4222", "tls://[2001:db8::1]:4222"];
    expect(read(withField("fleet", { servers })).fleet).toEqual({
      servers,
      caFile: null,
      staff: { acts: [], upTo: null, lookFiles: "none" },
    });
  });

  it("read texts from the environment and from files beside them, without the final line break", () => {
    writeFileSync(join(folder, "token"), "from a file\n");
    const settings = withField("payments.inboundTokens", [{ env: "TOKEN" }, { file: "token" }]);
    expect(read(settings, { TOKEN: "from the environment" }).payments.inboundTokens).toEqual([
      "from the environment",
      "from a file",
    ]);
    const byEnvironment = withField("outlet.credentialCipher.key", { env: "KEY" });
    expect(refusal(byEnvironment, { KEY: "c2hvcnQ=" })).toContain("must be 24 bytes in Base64");
    expect(refusal(withField("ordering.apiKey", { env: "EMPTY" }), { EMPTY: "" })).toContain(
      "ordering.apiKey: must not be empty",
    );
  });

  it("leave a key named env unchanged if keys are the integrator's own", () => {
    const { settings } = read(withField("payments.settings", { env: "staging" })).payments;
    expect(settings).toEqual({ env: "staging" });
  });

  it("resolve paths from their own folder, and may begin with a byte order mark", () => {
    mkdirSync(join(folder, "pictures"));
    const settings = read(`\uFEFF${JSON.stringify(withField("device.menuPictures", "pictures"))}`);
    expect(settings.device.menuPictures).toBe(join(folder, "pictures"));
  });

  it("may name a folder of pictures that is away: the kiosk takes orders without it", () => {
    const { menuPictures } = read(withField("device.menuPictures", "share")).device;
    expect(menuPictures).toBe(join(folder, "share"));
  });

  it("find public client ids in complete codes only", () => {
    const pattern = publicClientIdPattern(
      read(withField("outlet.publicClientIdPattern", "K-(\\d+)|k(?:\\d)")),
    );
    expect(pattern?.exec("K-123")?.[1]).toBe("123");
    expect(pattern?.exec("see K-123")).toBeNull();
    expect(publicClientIdPattern(read(good))).toBeNull();
  });
});
