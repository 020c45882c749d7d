/** Two whole kiosks of one outlet and a console, on a real server: states, requests of staff, and boards. */
import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AUTOMATIC_LOOK } from "../../../domain/look/look.ts";
import { kioskBoard } from "../../../fleet/messages/board.ts";
import { lookPart, lookPartAnswer } from "../../../fleet/messages/look-file.ts";
import { VERSION } from "../../../fleet/messages/message.ts";
import { outletOf } from "../../../fleet/messages/names.ts";
import { pairingAnswer, pairingRequest } from "../../../fleet/messages/pairing.ts";
import { type StaffAct, staffAnswer, staffRequest } from "../../../fleet/messages/staff.ts";
import { type KioskState, kioskState } from "../../../fleet/messages/state.ts";
import { subjects } from "../../../fleet/messages/subjects.ts";
import { displayPermissions, kioskPermissions } from "../../../fleet/server/permissions.ts";
import { startTestServer, type TestServer } from "../../../fleet/server/testing/test-server.ts";
import { type Served, startServe } from "../../serve.ts";
import { eventually } from "../../testing/eventually.ts";
import { settingsJson } from "../../testing/settings-file.ts";
import { createNeighbours } from "../fleet/boards.ts";
import { createLink, type Link } from "../fleet/link.ts";
import { createSeed, openConnection, publicKeyOf } from "../fleet/nats.ts";
import { writeLookFile } from "../look/transfer/look-file.ts";
import { createLog } from "../net/log.ts";
import { readSettings } from "../settings/settings.ts";

const OUTLET = outletOf(settingsJson().ordering);
const log = createLog({ level: "silent" });

let folder: string;
let server: TestServer;
let console_: Link;
const kiosks: Served[] = [];
const links: Link[] = [];
/** Everybody whose key the server knows. */
const admitted: Parameters<TestServer["admit"]>[0][number][] = [];
const states = new Map<string, KioskState>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-fleet-staff-"));
  server = await startTestServer();
  // Its inboxes are those in which this kiosk answers.
  console_ = open("console.kiosk1", new TextDecoder().decode(server.consoleKey.getSeed()));
  console_.listen(subjects.state("*"), kioskState, (state) => {
    states.set(state.terminalId, state);
  });
  console_.serve(subjects.pairing, pairingRequest, pairingAnswer, async ({ publicKey, name }) => {
    const id = name === "K1" ? "kiosk1" : "kiosk2";
    admit(publicKey, kioskPermissions(id, OUTLET));
    return { v: VERSION, outcome: "paired", id } as const;
  });
  for (const terminalId of ["K1", "K2"]) kiosks.push(await startKiosk(terminalId));
  await eventually(() => expect([...states.keys()].sort()).toEqual(["K1", "K2"]));
});

afterAll(async () => {
  await Promise.all(kiosks.map((kiosk) => kiosk.close()));
  await Promise.all(links.map((link) => link.stop()));
  await server.close();
  rmSync(folder, { recursive: true });
});

function admit(publicKey: string, permissions: (typeof admitted)[number]["permissions"]): void {
  if (admitted.some((known) => known.publicKey === publicKey)) return;
  admitted.push({ publicKey, permissions });
  server.admit(admitted);
}

function open(name: string, seed: string): Link {
  const connection = openConnection({ servers: [server.url], ca: null, seed, name, log });
  const link = createLink({ connection, kiosk: name, instance: "instance1", log });
  links.push(link);
  return link;
}

async function startKiosk(terminalId: string): Promise<Served> {
  const own = join(folder, terminalId);
  mkdirSync(own);
  const file = join(own, "settings.json");
  const json = settingsJson();
  const device = { ...json.device, terminalId };
  const fleet = { servers: [server.url], staff: { acts: ["retry"], lookFiles: "publish" } };
  writeFileSync(file, JSON.stringify({ ...json, device, fleet }));
  const settings = readSettings(file, {});
  return await startServe({ settings, port: 0, dataDir: join(own, "data"), log });
}

const ask = (act: StaffAct) =>
  console_.request(
    subjects.staff("kiosk1"),
    staffRequest,
    {
      v: VERSION,
      nonce: states.get("K1")?.nonce ?? "",
      key: randomUUID(),
      person: "Mona",
      act,
    },
    staffAnswer,
    20_000,
  );

test("each kiosk says which acts its settings allow, and answers requests by them", async () => {
  expect(states.get("K1")?.fleetStaff).toEqual({
    acts: ["retry"],
    upTo: null,
    lookFiles: "publish",
  });
  const checkoutId = randomUUID();
  const nobody = { v: VERSION, order: null, seq: null };
  const answers = [
    await ask({ type: "look", checkoutId }),
    await ask({ type: "retry", checkoutId, seq: 3 }),
    await ask({ type: "reclaim-points", checkoutId, seq: 3 }),
  ];
  expect(answers).toEqual(
    ["unknown-order", "unknown-order", "not-allowed"].map((outcome) => {
      return { ok: true, answer: { ...nobody, outcome } };
    }),
  );
});

test("a look file from the console is what customers of this kiosk see, and of no other", async () => {
  const name = "Zum Anker";
  const look = { ...AUTOMATIC_LOOK, brand: { ...AUTOMATIC_LOOK.brand, name } };
  const path = join(folder, "anker.look.tar");
  await writeLookFile(path, { look, codes: {}, photos: {} }, []);
  const file = readFileSync(path);
  const part = {
    ...{ v: VERSION, nonce: states.get("K1")?.nonce ?? "", person: "Mona", transfer: randomUUID() },
    digest: createHash("sha256").update(file).digest("hex"),
    ...{ size: file.length, offset: 0, bytes: file.toString("base64") },
    use: "publish",
  } as const;
  const subject = subjects.lookFile("kiosk1");
  const sent = await console_.request(subject, lookPart, part, lookPartAnswer, 20_000);
  expect(sent).toMatchObject({ ok: true, answer: { outcome: "published" } });
  await eventually(() => expect(states.get("K1")?.outletName).toBe(name));
  expect(states.get("K2")?.outletName).not.toBe(name);
});

test("only the console may ask a kiosk for anything", async () => {
  const seed = createSeed();
  admit(publicKeyOf(seed), kioskPermissions("kiosk3", OUTLET));
  const stranger = open("kiosk3", seed);
  await eventually(() => expect(stranger.connected.current()).toBe(true));
  const request = {
    ...{ v: VERSION, nonce: states.get("K1")?.nonce ?? "", key: randomUUID(), person: "Eve" },
    act: { type: "look", checkoutId: randomUUID() },
  } as const;
  const found = await stranger.request(
    subjects.staff("kiosk1"),
    staffRequest,
    request,
    staffAnswer,
  );
  expect(found.ok).toBe(false);
});

test("a display hears the boards of its outlet's kiosks, and can send none", async () => {
  const seed = createSeed();
  admit(publicKeyOf(seed), displayPermissions(OUTLET));
  const display = open("display1", seed);
  const clock = { now: () => Date.now(), monotonic: () => performance.now() };
  const { neighbours, follow } = createNeighbours(OUTLET, clock);
  const stop = follow(display);
  const heard = () =>
    neighbours
      .current()
      .boards.map(({ terminalId }) => terminalId)
      .sort();
  await eventually(() => expect(heard()).toEqual(["K1", "K2"]));
  const forged = {
    ...{ v: VERSION, device: null, terminalId: "forged" },
    ...{ preparing: [], ready: [], ask: [], silentMs: null, staffCall: null },
  } as const;
  display.publish(subjects.board(OUTLET, "kiosk9"), kioskBoard, forged);
  const { heard: before } = neighbours.current().boards[0] ?? {};
  // The kiosks' next boards come after it.
  await eventually(() => expect(neighbours.current().boards[0]?.heard).not.toEqual(before));
  expect(heard()).toEqual(["K1", "K2"]);
  stop();
});
