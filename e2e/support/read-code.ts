import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Locator } from "@playwright/test";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** The text that a phone reads from a picture; throws if it reads nothing. */
export async function readCode(picture: Locator): Promise<string> {
  const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const wasmBinary = new Uint8Array(await readFile(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const [found] = await readBarcodes(new Uint8Array(await picture.screenshot()));
  if (!found) throw new Error("there is no code to read");
  return found.text;
}
