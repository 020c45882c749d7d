/** The pipe to a browser's DevTools: reassembles messages, matches responses with commands, reports its end. */
import { PassThrough } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { connectByPipe } from "./devtools-pipe.ts";

function pipe() {
  const toBrowser = new PassThrough();
  const fromBrowser = new PassThrough();
  const devTools = connectByPipe(toBrowser, fromBrowser);
  const sent = () => {
    const text: unknown = toBrowser.read();
    return String(text)
      .split("\0")
      .filter((part) => part !== "")
      .map((part): unknown => JSON.parse(part));
  };
  const says = (...messages: object[]) =>
    messages.map((message) => `${JSON.stringify(message)}\0`).join("");
  return { devTools, toBrowser, fromBrowser, sent, says };
}

test("a command is one message that ends with a zero byte, with its session if it has one", () => {
  const { devTools, sent } = pipe();
  void devTools.send("Target.getTargets");
  void devTools.send("Input.dispatchKeyEvent", { key: "4" }, "session");
  expect(sent()).toEqual([
    { id: 1, method: "Target.getTargets", params: {} },
    { id: 2, method: "Input.dispatchKeyEvent", params: { key: "4" }, sessionId: "session" },
  ]);
});

test("responses match their commands, in any order and cut anywhere, between unrelated events", async () => {
  const { devTools, fromBrowser, says } = pipe();
  const [first, second] = [devTools.send("A"), devTools.send("B")];
  const bytes = Buffer.from(
    says({ method: "Target.created", params: {} }, { id: 2, result: "ب" }, { id: 1, result: "a" }),
  );
  for (const byte of bytes) fromBrowser.write(Buffer.from([byte]));
  expect(await Promise.all([first, second])).toEqual(["a", "ب"]);
});

test("an error of the browser rejects the command, and the next one works", async () => {
  const { devTools, fromBrowser, says } = pipe();
  const refused = devTools.send("A");
  fromBrowser.write(says({ id: 1, error: { code: -32000, message: "no such target" } }));
  await expect(refused).rejects.toThrow("no such target");
  const next = devTools.send("B");
  fromBrowser.write(says({ id: 2, result: {} }));
  expect(await next).toEqual({});
});

test.each(["ends", "fails"])("a browser that %s rejects every pending command", async (how) => {
  const { devTools, fromBrowser } = pipe();
  const open = devTools.send("A");
  const failed = expect(open).rejects.toThrow("the browser is gone");
  fromBrowser.destroy(how === "fails" ? new Error("EPIPE") : undefined);
  await failed;
  await devTools.closed;
  await turn();
  await expect(devTools.send("B")).rejects.toThrow("the browser is gone");
});

test("a frame that goes rejects its own pending commands only", async () => {
  const { devTools, fromBrowser, says } = pipe();
  const gone = devTools.send("Runtime.callFunctionOn", {}, "frame");
  const refused = expect(gone).rejects.toThrow("the target is gone");
  const other = devTools.send("Runtime.evaluate", {}, "page");
  fromBrowser.write(
    says(
      { method: "Target.detachedFromTarget", params: { sessionId: "frame", targetId: "f" } },
      { id: 2, result: "answered" },
    ),
  );
  await refused;
  expect(await other).toBe("answered");
});
