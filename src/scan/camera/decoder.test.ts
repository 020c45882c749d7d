import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { prepareZXingModule, type WriterOptions, writeBarcode } from "zxing-wasm/writer";
import { createDecoder, type Decoder } from "./decoder.ts";

const { resolve } = createRequire(import.meta.url);
const wasmOf = (name: string) => new Uint8Array(readFileSync(resolve(name))).buffer;

/** The browser's class of the same name, as far as the decoder needs it. */
class Picture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly colorSpace = "srgb";
  readonly pixelFormat = "rgba-unorm8";
  constructor(width: number, height: number) {
    this.data = new Uint8ClampedArray(4 * width * height).fill(255);
    this.width = width;
    this.height = height;
  }
}

const CELL = 6;
const QUIET = 4;

/** A picture of a code; `isWrong` inverts cells, counted without its quiet zone. */
async function pictureOf(
  text: string | Uint8Array,
  options: WriterOptions = {},
  isWrong: (column: number, row: number) => boolean = () => false,
): Promise<ImageData> {
  const { symbol, error } = await writeBarcode(text, { format: "QRCode", ...options });
  if (error !== "") throw new Error(error);
  const side = symbol.width + 2 * QUIET;
  const picture = new Picture(side * CELL, side * CELL);
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const [column, row] = [Math.floor(x / CELL) - QUIET, Math.floor(y / CELL) - QUIET];
      const isInside = column >= 0 && column < symbol.width && row >= 0 && row < symbol.height;
      const isDark = isInside && (symbol.data[row * symbol.width + column] ?? 255) < 128;
      const value = isDark === (isInside && isWrong(column, row)) ? 230 : 30;
      picture.data.fill(value, 4 * (y * picture.width + x), 4 * (y * picture.width + x) + 3);
    }
  }
  return picture as ImageData;
}

const startDecoder = () => createDecoder(wasmOf("zxing-wasm/reader/zxing_reader.wasm"));

/** Reads a picture again and again, as a code in front of the camera. */
async function readWithin(decoder: Decoder, picture: ImageData, pictures: number) {
  for (let count = 1; count <= pictures; count += 1) {
    const text = await decoder.read(picture);
    if (text !== null) return { text, count };
  }
  return null;
}

describe("the camera's decoder", () => {
  let decoder: Decoder;
  beforeAll(async () => {
    vi.stubGlobal("ImageData", Picture);
    await prepareZXingModule({
      overrides: { wasmBinary: wasmOf("zxing-wasm/writer/zxing_writer.wasm") },
      fireImmediately: true,
    });
    decoder = await startDecoder();
  });

  it.each([
    ["control characters", "\u0001\u0010CARD\u001d42\r\n"],
    ["what names of control characters look like", "<GS>CARD<SOH>"],
    ["text that other character sets could be", "Ã©ÂÃ"],
    ["Kanji, Arabic and an emoji", "会員 بطاقة 🎟️"],
  ])("returns %s as they are", async (_, text) => {
    for (const [input, options] of [
      [text, "eci=26"],
      [new TextEncoder().encode(text), ""],
    ] as const) {
      const picture = await pictureOf(input, { options });
      expect(await readWithin(decoder, picture, 8)).toMatchObject({ text });
    }
  });

  it("returns any text of UTF-8 as it is", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .string({ unit: "binary", minLength: 1, maxLength: 60 })
          .filter((text) => text.isWellFormed()),
        async (text) => {
          const read = await readWithin(
            decoder,
            await pictureOf(new TextEncoder().encode(text)),
            8,
          );
          expect(read?.text).toBe(text);
        },
      ),
      { numRuns: 30 },
    );
  });

  it("returns a GS1 code without parentheses, its separators included", async () => {
    const gs1 = await pictureOf("(01)09504000059101(10)1234567p(17)141120", { options: "gs1" });
    expect(await readWithin(decoder, gs1, 8)).toMatchObject({
      text: "0109504000059101101234567p\u001d17141120",
    });
  });

  it.each([
    ["believes a code with some damage at once", 16, 1],
    ["reads a code whose error correction is exhausted twice before it believes it", 18, 2],
  ])("%s", async (_, wrongCells, count) => {
    const isWrong = (column: number, row: number) =>
      column >= 17 && row >= 9 && 4 * (row - 9) + column - 17 < wrongCells;
    const picture = await pictureOf("CARD-42-7", { options: "ecLevel=L" }, isWrong);
    const read = await readWithin(await startDecoder(), picture, 8);
    expect(read).toEqual({ text: "CARD-42-7", count });
  });
});
