import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printerViewOf, ResponseReader } from "./responses.ts";

const read = (...bytes: number[]) => new ResponseReader().push(Uint8Array.from(bytes));
const REAL_TIME = { type: "real-time", byte: 0x12 };
const PROCESSED = { type: "processed", id: "00A7" };
const PROCESS_ID = [0x37, 0x22, 0x30, 0x30, 0x41, 0x37, 0x00];

describe("answers of a printer", () => {
  it("are told apart, in whatever pieces they arrive", () => {
    const bytes = [0x12, ...PROCESS_ID, 0x00, 0x12];
    expect(read(...bytes)).toEqual([REAL_TIME, PROCESSED, { type: "status" }, REAL_TIME]);
    const reader = new ResponseReader();
    expect(bytes.flatMap((byte) => reader.push(Uint8Array.of(byte)))).toHaveLength(4);
  });

  it.each([
    [[0x10, 0x00, 0x00, 0x00], { condition: "ready", isPaperLow: false }],
    [[0x10, 0x00, 0x03, 0x00], { condition: "ready", isPaperLow: true }],
    [[0x18, 0x00, 0x0f, 0x00], { condition: "paper-out", isPaperLow: true }],
    [[0x38, 0x00, 0x00, 0x0f], { condition: "cover-open", isPaperLow: false }],
    [[0x18, 0x08, 0x00, 0x00], { condition: "cutter-jam", isPaperLow: false }],
    [[0x18, 0x40, 0x00, 0x00], { condition: "error", isPaperLow: false }],
    [[0x18, 0x00, 0x00, 0x00], { condition: "offline", isPaperLow: false }],
  ])("that come unasked, %j, are %j", (bytes, view) => {
    expect(read(...bytes, 0x12)).toEqual([{ type: "automatic", view }, REAL_TIME]);
  });

  it("that break off do not swallow the next", () => {
    expect(read(0x37, 0x22, 0x30, 0x12)).toEqual([REAL_TIME]);
    expect(read(0x10, 0x00, 0x12)).toEqual([REAL_TIME]);
    expect(read(0x37, 0x12)).toEqual([REAL_TIME]);
  });

  it("are heard after any nonsense, once it has ended", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (nonsense) => {
        const reader = new ResponseReader();
        reader.push(nonsense);
        // What has begun as an answer ends within seven bytes.
        reader.push(Uint8Array.from({ length: 7 }, () => 0xff));
        expect(reader.push(Uint8Array.from(PROCESS_ID))).toEqual([PROCESSED]);
      }),
    );
  });
});

describe("the state of a printer", () => {
  it.each([
    [[0x12, 0x12, 0x12, 0x12], { condition: "ready", isPaperLow: false }],
    [[0x12, 0x12, 0x12, 0x1e], { condition: "ready", isPaperLow: true }],
    [[0x1a, 0x32, 0x12, 0x7e], { condition: "paper-out", isPaperLow: true }],
    [[0x1a, 0x16, 0x12, 0x72], { condition: "cover-open", isPaperLow: false }],
    [[0x1a, 0x52, 0x1a, 0x12], { condition: "cutter-jam", isPaperLow: false }],
    [[0x1a, 0x52, 0x32, 0x12], { condition: "error", isPaperLow: false }],
    [[0x1a, 0x12, 0x12, 0x12], { condition: "offline", isPaperLow: false }],
  ])("%j is %j", (answers, view) => {
    expect(printerViewOf(answers)).toEqual(view);
  });
});
