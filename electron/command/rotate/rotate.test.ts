import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { exitStatus } from "../../host/command/context.ts";
import { type Answer, person } from "../../host/command/testing/person.ts";
import { openHealthServer } from "../../host/operation/health-server.ts";
import { readSettings } from "../../host/settings/settings.ts";
import { settingsJson } from "../../testing/settings-file.ts";
import { setup } from "../setup/setup.ts";
import { createDevice, type TestDevice } from "../testing/device.ts";
import { type DeviceFixture, deviceBeforeEach } from "../testing/device-fixture.ts";
import { rotate } from "./rotate.ts";

let device: TestDevice;
let fixture: DeviceFixture["fixture"];
deviceBeforeEach((given) => {
  ({ device, fixture } = given);
});

/** Sets the kiosk up as a prepared file of an image does: the services are not asked. */
async function setUp(change: object = {}): Promise<void> {
  const file = join(device.root, "prepared.json");
  const settings = { ...fixture.sandboxSettings, ...change };
  writeFileSync(file, JSON.stringify({ settings }));
  await setup(["--from", file], device.context);
  device.printed();
}

function rotateAsked(answers: readonly Answer[], ...args: string[]) {
  const { prompter, said } = person({ New: answers });
  const context = { ...device.context, openTerminal: async () => prompter };
  return exitStatus(context, () => rotate(args, context)).then((code) => ({ code, said }));
}

const present = () => readSettings(device.paths.settings, {});
/** Everything that setup has written. */
const stored = () =>
  [
    device.paths.settings,
    ...readdirSync(device.paths.secrets).map((name) => join(device.paths.secrets, name)),
  ]
    .map((file) => `${file}: ${readFileSync(file, "utf8")}`)
    .join("\n");

describe("a token of requests", () => {
  const right = () => fixture.settings.payments.outboundToken;
  const setUpWithOld = () =>
    setUp({ payments: { ...fixture.sandboxSettings.payments, outboundToken: "old" } });

  test("that the service accepts takes the place of the old one, where that was stored", async () => {
    await setUpWithOld();
    const settings = readFileSync(device.paths.settings, "utf8");
    expect(await rotateAsked([right()], "payments-token")).toMatchObject({ code: 0 });
    expect(present().payments.outboundToken).toBe(right());
    expect(readFileSync(device.paths.settings, "utf8")).toBe(settings);
    expect(device.printed()).toContain("used from the next start on");
  });

  test("that the service refuses changes nothing, and is not shown", async () => {
    await setUpWithOld();
    const before = stored();
    const { code, said } = await rotateAsked(["refused-token"], "payments-token");
    expect(code).toBe(1);
    expect(stored()).toBe(before);
    expect(device.errors()).toContain("HTTP 401");
    expect(device.errors()).toContain("Nothing was changed.\n");
    const shown = `${device.printed()}${device.errors()}${said.join()}`;
    expect(shown).not.toContain("refused-token");
  });

  test("that is the present one, or empty, is asked for again; whoever stops changes nothing", async () => {
    await setUpWithOld();
    const before = stored();
    const { code, said } = await rotateAsked(["old", "", "stop"], "payments-token");
    expect(code).toBe(1);
    expect(said).toEqual(expect.arrayContaining(["is the present one", "must not be empty"]));
    expect(stored()).toBe(before);
  });
});

test("a key of the POS vendor is proved with the vendor", async () => {
  const { ordering } = fixture.sandboxSettings;
  await setUp({ ordering: { ...ordering, apiKey: "old" } });
  expect((await rotateAsked(["refused"], "ordering-key")).code).toBe(1);
  expect(present().ordering.apiKey).toBe("old");
  expect((await rotateAsked([fixture.settings.ordering.apiKey], "ordering-key")).code).toBe(0);
  expect(present().ordering.apiKey).toBe(fixture.settings.ordering.apiKey);
});

test("a token of callbacks is accepted beside the old one, until that is dropped with its file", async () => {
  await setUp();
  const [old = ""] = present().payments.inboundTokens;
  const secrets = readdirSync(device.paths.secrets);
  expect((await rotateAsked(["new"], "callback-token")).code).toBe(0);
  expect(present().payments.inboundTokens).toEqual(["new", old]);
  expect(device.printed()).toContain("rotate callback-token --drop-old");
  expect((await rotateAsked([], "callback-token", "--drop-old")).code).toBe(0);
  expect(present().payments.inboundTokens).toEqual(["new"]);
  expect(readdirSync(device.paths.secrets)).toHaveLength(secrets.length);
  expect(existsSync(join(device.paths.secrets, "callback-token-0"))).toBe(false);
  expect((await rotateAsked([], "callback-token", "--drop-old")).code).toBe(2);
  expect(present().payments.inboundTokens).toEqual(["new"]);
});

test("tokens of a fleet's gate are not those of its kiosks", async () => {
  const { paths } = device;
  await setUp();
  const settings = JSON.parse(readFileSync(paths.settings, "utf8"));
  const fleet = { servers: ["tls://fleet.example:4222"] };
  writeFileSync(paths.settings, JSON.stringify({ ...settings, fleet }));
  const before = stored();
  expect((await rotateAsked(["new"], "callback-token")).code).toBe(2);
  expect(device.errors()).toContain("the fleet's gate receives the callbacks");
  expect(stored()).toBe(before);
});

test("nothing else can be rotated, and not without a person", async () => {
  await setUp();
  const before = stored();
  for (const args of [[], ["staff-pin"], ["payments-token", "--drop-old"]]) {
    expect((await rotateAsked([], ...args)).code).toBe(2);
  }
  const alone = device.context;
  expect(await exitStatus(alone, () => rotate(["payments-token"], alone))).toBe(2);
  expect(device.errors()).toContain("use a terminal");
  expect(stored()).toBe(before);
});

test("the kiosk is restarted once nobody is at it, whatever the time of day", async () => {
  const booted = createDevice({}, { isBooted: true });
  const server = await openHealthServer("127.0.0.1:0", "--health");
  server.reportFrom(() => ({ state: "serving", because: [], notes: [], page: "open" }));
  const restarts = () => booted.ran.filter((line) => line.startsWith("systemctl restart"));
  const reasons = [["visit"], ["payment", "recently-used"], ["outside-window", "recently-used"]];
  server.updateFrom(() => {
    expect(restarts()).toEqual([]);
    const because = (reasons.length > 1 ? reasons.shift() : reasons[0]) ?? [];
    return { version: "1.0.0", atRest: false, because, trial: null, troubles: [] };
  });
  const { prompter } = person({ New: ["new"] });
  const context = {
    ...booted.context,
    healthUrl: server.url,
    openTerminal: async () => prompter,
  };
  const { paths } = booted;
  const prepared = join(booted.root, "prepared.json");
  writeFileSync(prepared, JSON.stringify({ settings: settingsJson() }));
  await setup(["--from", prepared, "--unchecked"], context);
  booted.ran.length = 0;
  expect(await rotate(["callback-token"], context)).toBe(0);
  expect(reasons).toHaveLength(1);
  expect(restarts()).toEqual(["systemctl restart loyalty-kiosk.service"]);
  expect(booted.printed()).toContain("The kiosk takes orders with the new one.");
  expect(readSettings(paths.settings, {}).payments.inboundTokens).toEqual(["new", "in"]);
  await server.close();
  booted.remove();
});
