/** The outlet embedded in the page's document comes first, once; then what the host sends. */
import type { ClientContext, ClientLink } from "@orpc/client";
import { expect, test } from "vitest";
import { withOutletAhead } from "./outlet-ahead.ts";

const AHEAD = { getElementById: () => ({ textContent: '{"name":"Ahead"}' }) };
const SILENT = { getElementById: () => null };

type Page = Parameters<typeof withOutletAhead>[1];

/** A page on a host that streams these outlets one after the other, and the calls that it received. */
function page(document: unknown, outlets: readonly string[] | Error) {
  const calls: string[] = [];
  const host: ClientLink<ClientContext> = {
    async call(path) {
      calls.push(path.join("."));
      if (outlets instanceof Error) throw outlets;
      return (async function* () {
        for (const name of outlets) yield { name };
      })();
    },
  };
  const link = withOutletAhead(host, document as Page);
  const read = async (...path: string[]): Promise<unknown[]> => {
    const stream = (await link.call(path, undefined, { context: {} })) as AsyncIterable<unknown>;
    const found: unknown[] = [];
    for await (const value of stream) found.push(value);
    return found;
  };
  return { calls, link, read };
}

test("the first stream of the outlet begins with the embedded one; a later stream does not", async () => {
  const { read, calls } = page(AHEAD, ["Now", "Later"]);
  expect(await read("outlet", "live")).toEqual([
    { name: "Ahead" },
    { name: "Now" },
    { name: "Later" },
  ]);
  expect(await read("outlet", "live")).toEqual([{ name: "Now" }, { name: "Later" }]);
  expect(calls).toEqual(["outlet.live", "outlet.live"]);
});

test("other calls, and a document without an outlet, are passed through", async () => {
  expect(await page(AHEAD, ["Now"]).read("menu", "live")).toEqual([{ name: "Now" }]);
  expect(await page(SILENT, ["Now"]).read("outlet", "live")).toEqual([{ name: "Now" }]);
});

test("the embedded outlet is there before the host answers, and the host's error after it", async () => {
  const { link } = page(AHEAD, new Error("the host cannot be reached"));
  const stream = (await link.call(["outlet", "live"], undefined, {
    context: {},
  })) as AsyncIterable<unknown>;
  const reader = stream[Symbol.asyncIterator]();
  expect(await reader.next()).toEqual({ done: false, value: { name: "Ahead" } });
  await expect(reader.next()).rejects.toThrow("cannot be reached");
});
