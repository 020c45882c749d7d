import { createHash, randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { LookFileUse, LookPart } from "../../../fleet/messages/look-file.ts";
import type { ImportedLook } from "../rpc/look-contract.ts";
import { createLookFileHandler, type LookFileOptions } from "./look-files.ts";

const FILE = Buffer.from("a look file of some bytes");
const NONCE = "0123456789abcdef";

/** The parts of a file, of ten bytes each. */
function partsOf(file: Buffer, changes: Partial<LookPart> = {}): LookPart[] {
  const transfer = randomUUID();
  const digest = createHash("sha256").update(file).digest("hex");
  const fixed = {
    v: 1 as const,
    nonce: NONCE,
    person: "Ada",
    transfer,
    digest,
    use: "draft" as const,
  };
  return Array.from({ length: Math.ceil(file.length / 10) }, (_, index) => {
    const offset = index * 10;
    const bytes = file.subarray(offset, offset + 10).toString("base64");
    return { ...fixed, size: file.length, offset, bytes, ...changes };
  });
}

function kiosk(changes: Partial<LookFileOptions> = {}) {
  const importLook = vi.fn(
    async (_: Uint8Array, _use: LookFileUse): Promise<ImportedLook["result"]> => "done",
  );
  const publish = vi.fn();
  const log = { error: vi.fn(), info: vi.fn(), warn: vi.fn() };
  const nonces = { isGood: (nonce: string) => nonce === NONCE };
  const options = { allowed: "publish" as const, nonces, importLook, publish, log, ...changes };
  return { handle: createLookFileHandler(options), importLook, publish };
}

async function send(handle: ReturnType<typeof kiosk>["handle"], parts: readonly LookPart[]) {
  const outcomes = [];
  for (const part of parts) outcomes.push(await handle(part));
  return outcomes;
}

test("a file that came in parts becomes the draft, whole and once", async () => {
  const { handle, importLook, publish } = kiosk();
  expect(await send(handle, partsOf(FILE))).toEqual([
    { v: 1, outcome: "more", received: 10 },
    { v: 1, outcome: "more", received: 20 },
    { v: 1, outcome: "drafted", received: 25 },
  ]);
  expect(importLook.mock.calls).toEqual([[FILE, "draft"]]);
  expect(publish).not.toHaveBeenCalled();
});

test("parts that come twice, also the last one, change nothing", async () => {
  const { handle, importLook } = kiosk();
  const [first, second, third] = partsOf(FILE);
  if (!first || !second || !third) throw new Error("three parts");
  const answers = await send(handle, [first, first, second, first, third, third]);
  expect(answers.map(({ received }) => received)).toEqual([10, 10, 20, 20, 25, 25]);
  expect(answers.at(-1)?.outcome).toBe("drafted");
  expect(importLook).toHaveBeenCalledTimes(1);
});

test("a part that comes too early is asked for again", async () => {
  const { handle, importLook } = kiosk();
  const [first, , third] = partsOf(FILE);
  if (!first || !third) throw new Error("three parts");
  const answers = await send(handle, [first, third]);
  expect(answers.at(-1)).toEqual({ v: 1, outcome: "more", received: 10 });
  expect(importLook).not.toHaveBeenCalled();
});

test("a second file replaces one that was cut off", async () => {
  const { handle, importLook } = kiosk();
  await send(handle, partsOf(FILE).slice(0, 2));
  const other = Buffer.from("another one");
  expect((await send(handle, partsOf(other))).at(-1)?.outcome).toBe("drafted");
  expect(importLook.mock.calls).toEqual([[other, "draft"]]);
});

test("a second file is imported after the first one, not beside it", async () => {
  const steps: string[] = [];
  const { promise: first, resolve: imported } = Promise.withResolvers<void>();
  const { handle } = kiosk({
    async importLook(file) {
      steps.push(`begin ${file.length}`);
      if (file.length === FILE.length) await first;
      steps.push(`end ${file.length}`);
      return "done";
    },
  });
  const one = send(handle, partsOf(FILE));
  await vi.waitFor(() => expect(steps).toEqual(["begin 25"]));
  const other = send(handle, partsOf(Buffer.from("another one")));
  imported();
  expect((await one).at(-1)?.outcome).toBe("drafted");
  expect((await other).at(-1)?.outcome).toBe("drafted");
  expect(steps).toEqual(["begin 25", "end 25", "begin 11", "end 11"]);
});

test("it is published if the settings allow that and the person wants it", async () => {
  const { handle, importLook, publish } = kiosk();
  expect((await send(handle, partsOf(FILE, { use: "publish" }))).at(-1)?.outcome).toBe("published");
  expect(importLook.mock.calls).toEqual([[FILE, "publish"]]);
  expect(publish).toHaveBeenCalledTimes(1);
});

test.each([
  ["anything", "none", "draft"],
  ["publishing", "draft", "publish"],
] as const)("%s is refused where the settings say %s", async (_, allowed, use) => {
  const { handle, importLook } = kiosk({ allowed });
  const [first] = await send(handle, partsOf(FILE, { use }));
  expect(first).toEqual({ v: 1, outcome: "not-allowed", received: 0 });
  expect(importLook).not.toHaveBeenCalled();
});

test("a part of a request that was under way for too long is refused", async () => {
  const { handle } = kiosk();
  const answers = await send(handle, partsOf(FILE, { nonce: "fedcba9876543210" }));
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(["stale"]));
});

test("a file with a wrong checksum is not read", async () => {
  const { handle, importLook } = kiosk();
  const digest = "0".repeat(64);
  expect((await send(handle, partsOf(FILE, { digest }))).at(-1)?.outcome).toBe("not-readable");
  expect(importLook).not.toHaveBeenCalled();
});

test("a file that is no look, or cannot be written, is not published", async () => {
  const unreadable = kiosk({ importLook: async () => "not-a-look" });
  const parts = partsOf(FILE, { use: "publish" });
  expect((await send(unreadable.handle, parts)).at(-1)?.outcome).toBe("not-readable");
  expect(unreadable.publish).not.toHaveBeenCalled();
  const full = kiosk({ importLook: async () => "not-stored" });
  expect((await send(full.handle, parts)).at(-1)?.outcome).toBe("trouble");
  expect(full.publish).not.toHaveBeenCalled();
});
