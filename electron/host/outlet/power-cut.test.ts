import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { BytesResult } from "../net/exchange.ts";
import { createCredentialStore } from "./credential.ts";
import { createAesSealer } from "./sealer.ts";
import { DiskRecorder, type Remains } from "./testing/disk-recorder.ts";
import { encrypted, settingsFor, silentLog } from "./testing/outlet.ts";
import { createFileVault } from "./vault.ts";

const watch = vi.hoisted(() => ({ recorder: null as DiskRecorder | null }));

vi.mock("node:fs", async (importActual) => {
  const fs = await importActual<typeof import("node:fs")>();
  return {
    ...fs,
    openSync(path: string, flags: string, mode?: number) {
      const descriptor = fs.openSync(path, flags, mode);
      watch.recorder?.opened(descriptor, path, flags);
      return descriptor;
    },
    writeSync(descriptor: number, bytes: Buffer, at: number) {
      const count = fs.writeSync(descriptor, bytes, at);
      watch.recorder?.written(descriptor, bytes.subarray(at, at + count));
      return count;
    },
    fsyncSync(descriptor: number) {
      fs.fsyncSync(descriptor);
      watch.recorder?.synced(descriptor);
    },
    renameSync(from: string, to: string) {
      fs.renameSync(from, to);
      watch.recorder?.renamed(from, to);
    },
    rmSync(path: string, options: object) {
      fs.rmSync(path, options);
      watch.recorder?.removed(path);
    },
  };
});

const ANSWER = JSON.stringify({
  accepted: true,
  config: {
    apiUrl: "https://loyalty.example",
    apiVersion: "1.7",
    establishmentId: 7,
    password: encrypted("private-key-of-the-outlet"),
  },
});
const sealer = createAesSealer(randomBytes(32));
let folder: string;
let recorder: DiskRecorder;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-power-"));
  const recorded = new DiskRecorder();
  watch.recorder = recorded;
  const first = await provision(join(folder, "first"), ANSWER);
  watch.recorder = null;
  recorder = recorded;
  expect(first).toEqual({ state: "provisioned", questions: 1 });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a device on the content of a folder, with a service that gives this answer; returns its state. */
async function provision(dataDir: string, answer: string) {
  let questions = 0;
  const store = createCredentialStore({
    settings: settingsFor("http://127.0.0.1:9"),
    http: {
      async sendForBytes(): Promise<BytesResult> {
        questions += 1;
        return { kind: "answer", status: 200, headers: {}, bytes: Buffer.from(answer) };
      },
    },
    vault: createFileVault(dataDir),
    sealer,
    notes: { read: () => ({ askedAt: null, answerLost: false }), write() {}, forget() {} },
    now: () => 0,
    log: silentLog,
    version: "0.1.0",
    retryMs: 60_000,
  });
  const { state } = await store.start();
  store.stop();
  return { state, questions };
}

/** The device after a power cut, with a service that refuses a second request. */
function startAgain(remains: Remains) {
  const dataDir = mkdtempSync(join(folder, "cut-"));
  for (const [path, bytes] of remains) writeFileSync(join(dataDir, basename(path)), bytes);
  return provision(dataDir, '{"accepted":false,"config":null}');
}

/** The number of operations after which the answer's name and bytes are synced. */
function syncedAfter(): number {
  const renamed = recorder.operations.findIndex(
    (found) => found.do === "rename" && found.to.endsWith("credential.raw"),
  );
  return renamed + 2;
}

describe("a power cut during provisioning", () => {
  it("loses nothing from the moment that the answer is synced, whatever else is lost", async () => {
    const cuts = recorder.operations.length;
    expect(cuts - syncedAfter()).toBeGreaterThan(5);
    let states = 0;
    for (let count = syncedAfter(); count <= cuts; count += 1) {
      for (const remains of recorder.remainsAfter(count)) {
        states += 1;
        const found = await startAgain(remains);
        expect(found, `after ${count} operations`).toEqual({ state: "provisioned", questions: 0 });
      }
    }
    expect(states).toBeGreaterThan(20);
  });

  it("before that leaves either the complete answer or a device that requests it again", async () => {
    for (let count = 0; count < syncedAfter(); count += 1) {
      for (const remains of recorder.remainsAfter(count)) {
        const { state, questions } = await startAgain(remains);
        expect([state, questions], `after ${count} operations`).toEqual(
          questions === 0 ? ["provisioned", 0] : ["refused", 1],
        );
      }
    }
  });
});
