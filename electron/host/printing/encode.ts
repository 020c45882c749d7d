/** The bytes of a print in ESC/POS. */
import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";
import { LATIN_CODE_PAGES, type LatinCodePage } from "../../../domain/receipt/printer-text.ts";
import { MAX_DOTS, type PrintBlock } from "../rpc/printing-views.ts";
import type { ReceiptPrinter } from "../settings/receipt-printer.ts";
import { AUTOMATIC_STATUS } from "./responses.ts";

/** Dots across 80 mm and 58 mm of paper at 203 dpi, and characters of 12 dots. */
export const PAPERS = {
  "80mm": { dots: 576, columns: 48 },
  "58mm": { dots: 384, columns: 32 },
} as const;

/** Rows of dots in one command of the encoder, at most. */
const RASTER_ROWS = 255;

/** Lines that the paper moves from the print head to the cutter, or to the edge to tear it at. */
const FEED_LINES = 4;
/** Dots of a module: 77 modules and their margin are 42 mm wide. */
const CODE_MODULE_DOTS = 4;

/**
 * The code pages that printers of this maker have for Latin letters; none if Windows-1252 is not one of them: too few
 * receipts could be written, and everything is drawn.
 */
export function latinCodePages(maker: ReceiptPrinter["codePages"]): readonly LatinCodePage[] {
  if (maker === null) return [];
  const encoder = new ReceiptPrinterEncoder({ language: "esc-pos", codepageMapping: maker });
  const pages = LATIN_CODE_PAGES.filter((page) => {
    try {
      encoder.codepage(ENCODER_PAGES[page]);
      return true;
    } catch {
      return false;
    }
  });
  return pages.includes("windows-1252") ? pages : [];
}

/** The encoder's names. */
const ENCODER_PAGES = {
  "windows-1252": "windows1252",
  "windows-1250": "windows1250",
  "windows-1254": "windows1254",
} as const satisfies Record<LatinCodePage, string>;

/** `ESC @` resets whatever a print that broke off has left. */
export function encodePrint(
  blocks: readonly PrintBlock[],
  settings: Pick<ReceiptPrinter, "paper" | "codePages" | "cutter">,
): Uint8Array {
  const pages = latinCodePages(settings.codePages).map((page) => ENCODER_PAGES[page]);
  const encoder = new ReceiptPrinterEncoder({
    language: "esc-pos",
    columns: PAPERS[settings.paper].columns,
    codepageMapping: settings.codePages ?? "epson",
    // The last one is for lines that were laid out before the settings changed: each maker has it.
    codepageCandidates: [...pages, "cp437"],
    imageMode: "raster",
    feedBeforeCut: FEED_LINES,
    newline: "\n",
  });
  encoder
    .initialize()
    .raw([...AUTOMATIC_STATUS.on])
    .codepage("auto");
  for (const block of blocks) addBlock(encoder, block);
  if (settings.cutter) encoder.align("left").cut("partial");
  else encoder.align("left").newline(FEED_LINES);
  encoder.raw([...AUTOMATIC_STATUS.off]);
  return encoder.encode();
}

/**
 * The bytes of a print that follows one which broke off, perhaps within a picture: the rest of it, in white, for which the
 * printer still waits. Outside of a picture it ignores these bytes.
 */
export function afterBreak(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([new Uint8Array(RASTER_ROWS * (MAX_DOTS / 8)), bytes]);
}

function addBlock(encoder: ReceiptPrinterEncoder, block: PrintBlock): void {
  switch (block.type) {
    case "text": {
      const { text, isBig, isBold, isCentered } = block;
      const size = isBig ? 2 : 1;
      encoder
        .align(isCentered ? "center" : "left")
        .bold(isBold)
        .size(size, size)
        .line(text);
      encoder.bold(false).size(1, 1);
      break;
    }
    case "image": {
      const { width, height } = block;
      const rows = Math.ceil(height / 8) * 8;
      const options = { width, height: rows, algorithm: "threshold" } as const;
      encoder.align("left").image(pixelsOf(block, rows), options);
      break;
    }
    case "code": {
      // The encoder writes one byte for each of these characters: readers of the code take them for UTF-8.
      const bytes = Buffer.from(block.text, "utf8").toString("latin1");
      encoder.align("center").qrcode(bytes, { model: 2, size: CODE_MODULE_DOTS, errorlevel: "l" });
      break;
    }
  }
}

/** As the encoder takes them: four bytes a pixel. */
function pixelsOf({ width, height, bits }: PrintBlock & { type: "image" }, rows: number) {
  const packed = withoutRealTime(Buffer.from(bits, "base64"));
  const data = new Uint8ClampedArray(width * rows * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (((packed[pixel >> 3] ?? 0) >> (7 - (pixel & 7))) & 1)
      data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return { width, height: rows, data, colorSpace: "srgb" as const };
}

const DLE = 0x10;
/** EOT, ENQ and DC4. */
const REAL_TIME = [0x04, 0x05, 0x14];

/** Printers carry out real-time commands within a picture too: one more dot each makes other bytes of them. */
function withoutRealTime(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte, at) =>
    byte === DLE && REAL_TIME.includes(bytes[at + 1] ?? 0) ? byte | 1 : byte,
  );
}
