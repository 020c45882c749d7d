import { afterAll, describe, expect, test } from "vitest";
import { KIOSK_ORDER_TYPES } from "../../../contracts/ordering.ts";
import { importMenu } from "./import.ts";
import { createMenuReader, type ReadMenuRequest } from "./menu-reader.ts";
import { smallMenu } from "./testing/fuzz-menus.ts";
import { readInHangingThread } from "./testing/menu-readers.ts";
import { menuWire, wireItemOf, wireRoot } from "./testing/menu-wire.ts";

const readMenu = createMenuReader();
const stopping = new AbortController();
afterAll(() => stopping.abort());

function requestOf(text: string, knownDigest: string | null = null): ReadMenuRequest {
  return { text, orderTypes: KIOSK_ORDER_TYPES, knownDigest };
}

describe("a menu that is read in a thread", () => {
  test("is the same as the import makes, and is not sent again while its digest is known", async () => {
    const text = JSON.stringify(smallMenu);
    const found = await readMenu(requestOf(text));
    if (found.kind !== "menu") throw new Error(found.kind);
    expect(found.menu).toEqual(importMenu(smallMenu).menu);
    expect(found.warnings).toEqual([]);
    expect(await readMenu(requestOf(text, found.digest))).toEqual({ kind: "same" });
    expect(await readMenu(requestOf(text, "of another menu"))).toMatchObject({ kind: "menu" });
  });

  test("is read by the thread that read the one before, if that is asked for", async () => {
    let threads = 0;
    const count = () => (threads += 1);
    process.on("worker", count);
    const { signal } = stopping;
    const read = createMenuReader({ reusesThread: true });
    for (const id of ["tea", "coffee"]) {
      const wire = menuWire({ categories: [wireRoot("food")], items: [wireItemOf(id)] });
      const found = await read({ ...requestOf(JSON.stringify(wire)), signal });
      expect(found).toMatchObject({ kind: "menu", menu: { items: { [id]: { id } } } });
    }
    process.off("worker", count);
    expect(threads).toBe(1);
  });

  test("may have ids that are members of a plain object", async () => {
    const items = [wireItemOf("__proto__"), wireItemOf("tea")];
    const text = JSON.stringify(menuWire({ categories: [wireRoot("food")], items }));
    const found = await readMenu(requestOf(text));
    if (found.kind !== "menu") throw new Error(found.kind);
    expect(Object.keys(found.menu.items)).toEqual(["__proto__", "tea"]);
    expect(found.menu.items.constructor).toBeUndefined();
  });

  test("counts all warnings and names the first hundred", async () => {
    const items = Array.from({ length: 250 }, (_, index) => ({ refId: `broken-${index}` }));
    const text = JSON.stringify(menuWire({ categories: [wireRoot("food")], items }));
    const found = await readMenu(requestOf(text));
    if (found.kind !== "menu") throw new Error(found.kind);
    expect(found.counts).toEqual({ skipped: 251, changed: 0 });
    expect(found.warnings).toHaveLength(100);
    expect(found.isUnusable).toBe(true);
  });

  test.each([
    ["no JSON", "{", "not JSON"],
    ["JSON of another shape", '{"menu":{}}', "menu.categories"],
  ])("is refused with the reason: %s", async (_case, text, detail) => {
    expect(await readMenu(requestOf(text))).toMatchObject({
      kind: "refused",
      cause: "malformed",
      detail: expect.stringContaining(detail),
    });
  });

  test("is refused if reading it takes too long, and the process goes on meanwhile", async () => {
    let turns = 0;
    const going = setInterval(() => (turns += 1), 5);
    const found = await readInHangingThread(requestOf("HANG"));
    clearInterval(going);
    expect(found).toMatchObject({ kind: "refused", cause: "timeout" });
    expect(turns).toBeGreaterThan(2);
  });

  test("is abandoned when the caller stops", async () => {
    const caller = new AbortController();
    const reading = readMenu({ ...requestOf("{}"), signal: caller.signal });
    caller.abort();
    expect(await reading).toMatchObject({ kind: "refused", cause: "stopped" });
  });
});
