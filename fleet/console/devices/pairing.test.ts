import { beforeEach, describe, expect, test } from "vitest";
import { VERSION, writeMessage } from "../../messages/message.ts";
import { pairingCode } from "../../messages/names.ts";
import { pairingRequest } from "../../messages/pairing.ts";
import type { Device } from "../store/devices.ts";
import { ManualClock } from "../testing/manual-clock.ts";
import { createPairing, type Pairing } from "./pairing.ts";

const MINUTE = 60_000;
let clock: ManualClock;
let pairing: Pairing;
beforeEach(() => {
  clock = new ManualClock();
  pairing = createPairing({ all: () => [], sameNumber: () => [] }, clock);
});

let keys = 0;
/** The shape of one: real ones take a while to make, and nobody signs with these. */
function newKey(): string {
  keys += 1;
  const digits = [...String(keys)].map((digit) => String.fromCharCode(65 + Number(digit)));
  return `U${digits.join("").padStart(55, "Z")}`;
}

function ask(publicKey: string) {
  const device = { kind: "kiosk" as const, name: "kiosk", number: 1, salesOutletId: 101 };
  const outlet = "0123456789abcdef";
  return pairing.onRequest(
    writeMessage(pairingRequest, { v: VERSION, publicKey, outlet, ...device }),
  );
}

/** Strangers ask so seldom that each is answered. */
const APART_MS = 125;

/** So many of them, one after the other; returns their keys. */
function crowd(count: number, apartMs = APART_MS): string[] {
  const all = Array.from({ length: count }, newKey);
  for (const key of all) {
    clock.pass(apartMs);
    expect(outcome(key)).toBe("waiting");
  }
  return all;
}

const outcome = (publicKey: string) => ask(publicKey)?.outcome ?? null;
const waiting = () => pairing.waiting.current().devices;
const isFound = (publicKey: string) => pairing.find(pairingCode(publicKey)).result === "found";

describe("devices that wait", () => {
  test("are forgotten ten minutes after they asked last", () => {
    const key = newKey();
    ask(key);
    clock.pass(10 * MINUTE - 1);
    ask(key);
    clock.pass(10 * MINUTE - 1);
    expect(isFound(key)).toBe(true);
    expect(waiting()).toHaveLength(1);
    clock.pass(1);
    expect(isFound(key)).toBe(false);
    expect(waiting()).toEqual([]);
  });

  test("are at most fifty: the next one has the place of the one that was heard longest ago", () => {
    const [first = "", second = ""] = crowd(50);
    ask(first);
    const [late = ""] = crowd(1);
    expect(waiting()).toHaveLength(50);
    expect([isFound(late), isFound(first), isFound(second)]).toEqual([true, true, false]);
  });

  test("keep their places while strangers flood the list with a key for each request", () => {
    const own = newKey();
    ask(own);
    for (let second = 0; second < 60; second += 3) {
      for (let number = 0; number < 1_000; number += 1) ask(newKey());
      clock.pass(3_000);
      expect(isFound(own)).toBe(true);
      ask(own);
    }
    expect(waiting()).toHaveLength(50);
  });

  test("a list that is too short for all says so for ten minutes", () => {
    crowd(50);
    expect(pairing.waiting.current().isCrowded).toBe(false);
    crowd(1);
    expect(pairing.waiting.current().isCrowded).toBe(true);
    clock.pass(10 * MINUTE);
    expect(pairing.waiting.current().isCrowded).toBe(false);
  });

  test("one whose code was typed has a place even while strangers fill all of them", () => {
    crowd(50);
    const own = newKey();
    expect(isFound(own)).toBe(false);
    expect(outcome(own)).toBe("waiting");
    expect(isFound(own)).toBe(true);
    crowd(100);
    expect(isFound(own)).toBe(true);
    expect(waiting()).toHaveLength(50);
  });

  test("what was typed is remembered for ten minutes", () => {
    const own = newKey();
    isFound(own);
    clock.pass(10 * MINUTE - 50 * APART_MS - 1);
    ask(own);
    crowd(50);
    expect(isFound(own)).toBe(true);
    clock.pass(1);
    crowd(50);
    expect(isFound(own)).toBe(false);
  });

  test("are shown to pages at most once a second, however many ask, and what a person decides at once", () => {
    let changes = 0;
    pairing.waiting.subscribe(() => {
      changes += 1;
    });
    const [first = ""] = crowd(20, 60);
    expect(changes).toBe(2);
    pairing.refuse(pairingCode(first));
    expect(changes).toBe(3);
    expect(waiting()).toHaveLength(19);
  });
});

test("strangers are not answered while too many ask; devices that are paired, wait or are expected are", () => {
  const pairedKey = newKey();
  const paired: Device = {
    ...{ id: "kiosk1", kind: "kiosk", publicKey: pairedKey, name: "kiosk", number: 1 },
    ...{ outlet: "0123456789abcdef", salesOutletId: 101, pairedAt: 0 },
    ...{ removedAt: null, lastSeenAt: null },
  };
  pairing = createPairing({ all: () => [paired], sameNumber: () => [] }, clock);
  const [known = ""] = crowd(1);
  const expected = newKey();
  isFound(expected);
  const strangers = Array.from({ length: 50 }, () => outcome(newKey()));
  expect(strangers[0]).toBe("waiting");
  expect(strangers.at(-1)).toBeNull();
  expect([pairedKey, known, expected].map(outcome)).toEqual(["paired", "waiting", "waiting"]);
  clock.pass(1_000);
  expect(outcome(newKey())).toBe("waiting");
});

test("a refused device is refused for ten minutes, and not shown", () => {
  const key = newKey();
  ask(key);
  expect(pairing.refuse(pairingCode(key))).toBe(true);
  expect(outcome(key)).toBe("refused");
  expect(waiting()).toEqual([]);
  expect(isFound(key)).toBe(false);
  clock.pass(10 * MINUTE);
  expect(outcome(key)).toBe("waiting");
});

test("a device that cannot be written down goes on waiting", () => {
  const key = newKey();
  ask(key);
  const fail = () => {
    throw new Error("the disk is full");
  };
  expect(() => pairing.approve(pairingCode(key), { type: "new" }, fail)).toThrow("full");
  expect(isFound(key)).toBe(true);
});

test.each([
  [
    "with letters that look like digits",
    (code: string) => code.replaceAll("0", "O").replaceAll("1", "l"),
  ],
  ["in lower case with spaces", (code: string) => ` ${code.toLowerCase().replace("-", " ")} `],
])("a code is found as people type it: %s", (_case, typed) => {
  // Until one has both digits: some keys' codes have none.
  const key = Array.from({ length: 300 }, newKey).find((one) => /0.*1|1.*0/.test(pairingCode(one)));
  if (key === undefined) throw new Error("no such key");
  ask(key);
  expect(pairing.find(typed(pairingCode(key))).result).toBe("found");
});

test("a message that is none is not answered", () => {
  expect(pairing.onRequest(new TextEncoder().encode("{}"))).toBeNull();
});
