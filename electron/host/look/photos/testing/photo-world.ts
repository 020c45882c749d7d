/** A kiosk's folder of photos in tests, with files to convert and a converter that tests can replace. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { onTestFinished, vi } from "vitest";
import type { RunProgram } from "../../../net/child-program.ts";
import type { StoredValue, ValueStore } from "../../../store/value-store.ts";
import { createPhotoStore, type PhotoStore } from "../photo-store.ts";

type FakeValues = ValueStore & {
  /** Whether writing fails, as on a full disk. */
  isFull: boolean;
};

function fakeValues(): FakeValues {
  const stored = new Map<string, StoredValue>();
  return {
    isFull: false,
    read: (name) => stored.get(name) ?? null,
    write(name, value) {
      if (this.isFull) throw new Error("database or disk is full");
      stored.set(name, value);
    },
  };
}

export type PhotoWorld = {
  readonly values: FakeValues;
  /** What the kiosk's clock shows: 1 at first. */
  readonly clock: { now: number };
  /** Warnings in the log, each with its problem. */
  warnings(): string[];
  /** The folder of photos of the kiosk. */
  readonly folder: string;
  /** An empty folder of the shop. */
  readonly shop: string;
  /** The kiosk's photos after a start. */
  open(run?: RunProgram): PhotoStore;
  /** Names in the folder of photos, sorted. */
  stored(): string[];
  /** Writes a file of the shop; returns its path. */
  put(name: string, content: Buffer | string): string;
};

export function createPhotoWorld(): PhotoWorld {
  const root = mkdtempSync(join(tmpdir(), "kiosk-photos-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, "look/photos");
  const shop = join(root, "shop");
  mkdirSync(shop);
  const values = fakeValues();
  const clock = { now: 1 };
  const log = { info: vi.fn(), warn: vi.fn() };
  return {
    ...{ values, clock },
    warnings: () => log.warn.mock.calls.map(([{ problem }, text]) => `${text}: ${problem}`),
    folder,
    shop,
    open: (run) => createPhotoStore({ folder, values, now: () => clock.now, run, log }),
    stored: () => readdirSync(folder).sort(),
    put(name, content) {
      writeFileSync(join(shop, name), content);
      return join(shop, name);
    },
  };
}

/** A photo of one colour. */
export function photoOf(red: number, width = 90, height = 60): Promise<Buffer> {
  const background = { r: red, g: 120, b: 60 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
