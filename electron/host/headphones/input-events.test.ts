import { expect, test } from "vitest";
import { InputEventReader } from "./input-events.ts";

/** As an amd64 kernel wrote them: seconds, microseconds, type, code, value. */
const PLUGGED = "a5f1086700000000e0930400000000000500020001000000";
const UNPLUGGED = "a7f108670000000010270000000000000500020000000000";
const MICROPHONE = "a5f1086700000000e0930400000000000500040001000000";
const SYNC = "a5f1086700000000e0930400000000000000000000000000";
const DROPPED = "a5f1086700000000e0930400000000000000030000000000";
const KEY = "a5f1086700000000e093040000000000010002000100000a";

const bytes = (...events: string[]) => Buffer.from(events.join(""), "hex");

test("headphones plugged in and pulled out are noticed, other events are not", () => {
  const reader = new InputEventReader();
  expect(reader.push(bytes(PLUGGED, SYNC, MICROPHONE, SYNC, KEY))).toEqual(["in"]);
  expect(reader.push(bytes(SYNC, UNPLUGGED, SYNC))).toEqual(["out"]);
});

test("events are whole in whatever pieces they come", () => {
  const all = bytes(MICROPHONE, SYNC, PLUGGED, SYNC, UNPLUGGED, SYNC, PLUGGED, SYNC);
  for (let length = 1; length <= all.length; length += 1) {
    const reader = new InputEventReader();
    const seen = [];
    for (let at = 0; at < all.length; at += length) {
      seen.push(...reader.push(all.subarray(at, at + length)));
    }
    expect(seen).toEqual(["in", "out", "in"]);
  }
});

test("a burst is read in its order", () => {
  const wobble = Array.from({ length: 500 }, (_, index) => (index % 2 ? UNPLUGGED : PLUGGED));
  expect(new InputEventReader().push(bytes(...wobble)).slice(-2)).toEqual(["in", "out"]);
});

test("events that the kernel dropped are reported", () => {
  expect(new InputEventReader().push(bytes(UNPLUGGED, DROPPED, SYNC))).toEqual(["out", "lost"]);
});

test("what is no event of a jack is ignored, whatever it is", () => {
  const reader = new InputEventReader();
  expect(reader.push(Buffer.alloc(0))).toEqual([]);
  expect(reader.push(Buffer.alloc(24 * 20, 0xff))).toEqual([]);
  expect(reader.push(Buffer.from("no event at all, only text that is long enough.."))).toEqual([]);
  expect(reader.push(bytes(PLUGGED))).toEqual(["in"]);
});
