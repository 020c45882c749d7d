/** An order-status display on a machine of its own, on a real server: pairing, boards, and an address that stays. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { kioskBoard } from "../../../fleet/messages/board.ts";
import { VERSION } from "../../../fleet/messages/message.ts";
import { outletOf, pairingCode } from "../../../fleet/messages/names.ts";
import { pairingAnswer, pairingRequest } from "../../../fleet/messages/pairing.ts";
import { subjects } from "../../../fleet/messages/subjects.ts";
import { displayPermissions, kioskPermissions } from "../../../fleet/server/permissions.ts";
import { startTestServer, type TestServer } from "../../../fleet/server/testing/test-server.ts";
import { eventually } from "../../testing/eventually.ts";
import { systemClock } from "../checkout/running/clock.ts";
import { createLink, type Link } from "../fleet/link.ts";
import * as nats from "../fleet/nats.ts";
import { createLog } from "../net/log.ts";
import type { DisplaySettings } from "../settings/display.ts";
import { type ComposedDisplay, composeDisplay } from "./display.ts";

const log = createLog({ level: "silent" });
const OUTLET = { vendorBaseUrl: "https://pos.example", salesOutletId: 7 };

let dataDir: string;
let server: TestServer;
const links: Link[] = [];
const displays: ComposedDisplay[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "display-"));
});
afterEach(async () => {
  await Promise.all(displays.splice(0).map((display) => display.stop()));
  await Promise.all(links.splice(0).map((link) => link.stop()));
  rmSync(dataDir, { recursive: true });
});
afterAll(() => server.close());

function open(name: string, seed: string): Link {
  const connection = nats.openConnection({ servers: [server.url], ca: null, seed, name, log });
  const link = createLink({ connection, kiosk: name, instance: "instance1", log });
  links.push(link);
  return link;
}

function startDisplay(): ComposedDisplay {
  const settings: DisplaySettings = {
    name: "Counter",
    outlet: OUTLET,
    fleet: { servers: [server.url], caFile: null },
    theme: { name: "Beet & Barley", accent: null, mood: null, headlineFont: null, logo: null },
    timezone: "Europe/Berlin",
    locales: ["en"],
    statusDisplay: { sound: false, highContrast: false, readyMinutes: 30, collectedSeconds: 120 },
  };
  const display = composeDisplay({ settings, dataDir, nats, clock: systemClock, log });
  displays.push(display);
  return display;
}

test("a display shows its code until it is paired, then its outlet's numbers, also after a restart", async () => {
  const kioskSeed = nats.createSeed();
  const outlet = outletOf(OUTLET);
  const kiosk = {
    publicKey: nats.publicKeyOf(kioskSeed),
    permissions: kioskPermissions("kiosk1", outlet),
  };
  server.admit([kiosk]);
  const console_ = open("console", new TextDecoder().decode(server.consoleKey.getSeed()));
  let isApproved = false;
  const codes = new Set<string>();
  console_.serve(subjects.pairing, pairingRequest, pairingAnswer, async (request) => {
    expect(request).toMatchObject({ kind: "display", name: "Counter", outlet, salesOutletId: 7 });
    codes.add(pairingCode(request.publicKey));
    if (!isApproved) return { v: VERSION, outcome: "waiting" } as const;
    const { publicKey } = request;
    server.admit([kiosk, { publicKey, permissions: displayPermissions(outlet) }]);
    return { v: VERSION, outcome: "paired", id: "display1" } as const;
  });
  const display = startDisplay();
  await eventually(() => expect(codes.size).toBe(1));
  expect([...codes]).toEqual([display.view.current().shared?.pairingCode]);
  isApproved = true;
  const publisher = open("kiosk1", kioskSeed);
  const shows = (shown: ComposedDisplay) =>
    eventually(() => {
      publisher.publish(subjects.board(outlet, "kiosk1"), kioskBoard, {
        ...{ v: VERSION, device: 1, terminalId: "K1" },
        preparing: [{ number: "12", agoMs: 60_000 }],
        ready: [{ number: "11", agoMs: 1_000 }],
        ...{ ask: [], silentMs: null, staffCall: { agoMs: 2_000 } },
      });
      expect(shown.view.current()).toMatchObject({
        preparing: ["12"],
        ready: [{ number: "11", isNew: true }],
        staffCall: { terminalId: "K1" },
        shared: { terminalId: null, pairingCode: null, silent: [], stale: [] },
      });
    });
  await shows(display);
  await display.stop();
  const again = startDisplay();
  expect(again.secret).toBe(display.secret);
  await shows(again);
});
