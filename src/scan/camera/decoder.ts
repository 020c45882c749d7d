/**
 * Decodes one picture with zxing-wasm: QR codes only, other formats give false positives in pictures without a code.
 */
import {
  prepareZXingModule,
  type ReaderOptions,
  type ReadResult,
  readBarcodes,
} from "zxing-wasm/reader";
import { halved } from "./picture.ts";

const QR_ONLY: ReaderOptions = {
  formats: ["QRCode"],
  maxNumberOfSymbols: 1,
  tryHarder: true,
  // A QR code is found at any angle anyway.
  tryRotate: false,
  tryInvert: false,
  // The default replaces control characters by their names and puts parentheses into GS1 codes.
  textMode: "Plain",
};

type Attempt = {
  readonly options: ReaderOptions;
  /** At half the width and height, which averages the noise of small cells away. */
  readonly isHalf?: boolean;
};

/**
 * The attempt for each picture in a row of misses; starts over at the end. Each is good at what the previous ones miss:
 * as it is, or light on dark as apps in dark mode show it; with specks closed (grainy or damaged codes); as the first in
 * a noisy picture; with one threshold for the whole picture (screens in the dark).
 */
const ATTEMPTS: readonly Attempt[] = [
  { options: { ...QR_ONLY, tryInvert: true } },
  { options: { ...QR_ONLY, tryDenoise: true } },
  { options: { ...QR_ONLY, tryInvert: true }, isHalf: true },
  { options: { ...QR_ONLY, binarizer: "GlobalHistogram" }, isHalf: true },
];

export type Decoder = {
  /**
   * The text of a QR code in the picture, or null; after a miss the next picture is decoded with other options. A code
   * whose error correction is exhausted may be misread: it is returned once two pictures agree.
   */
  read(picture: ImageData): Promise<string | null>;
};

/** Compiles the decoder; `wasm` is the file `zxing_reader.wasm` of the same version. */
export async function createDecoder(wasm: ArrayBuffer): Promise<Decoder> {
  await prepareZXingModule({ overrides: { wasmBinary: wasm }, fireImmediately: true });
  let misses = 0;
  let doubtful: string | null = null;
  return {
    async read(picture) {
      const { options, isHalf } = ATTEMPTS[misses % ATTEMPTS.length] ?? { options: QR_ONLY };
      const [found] = await readBarcodes(isHalf ? halved(picture) : picture, options);
      const text = found?.isValid ? textOf(found) : "";
      const isCertain = text !== "" && (text === doubtful || !isExhausted(found));
      if (text !== "") doubtful = text;
      misses = isCertain ? 0 : misses + 1;
      return isCertain ? text : null;
    },
  };
}

const UTF_8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * A code that does not name its character set, or names "binary", is UTF-8 if it can be: the decoder's guess is one of
 * many sets.
 */
function textOf({ bytes, hasECI, contentType, text }: ReadResult): string {
  if (hasECI && contentType !== "Binary") return text;
  try {
    return UTF_8.decode(bytes);
  } catch {
    return text;
  }
}

/** Below this share of unused error correction, one more wrong codeword could have led to another text. */
const LEAST_UNUSED = 0.15;

function isExhausted(found: ReadResult | undefined): boolean {
  const { UEC: unused }: { UEC?: unknown } = JSON.parse(found?.extra || "{}");
  return typeof unused === "number" && unused < LEAST_UNUSED;
}
