/**
 * Decodes one picture with zxing-wasm: QR codes only, other formats give false positives in pictures without a code.
 */
import { prepareZXingModule, type ReaderOptions, readBarcodes } from "zxing-wasm/reader";

const QR_ONLY: ReaderOptions = {
  formats: ["QRCode"],
  maxNumberOfSymbols: 1,
  tryHarder: true,
  // A QR code is found at any angle anyway.
  tryRotate: false,
  tryInvert: false,
};

/**
 * Decoder options, each good at what the previous ones miss: as it is, or light on dark as apps in dark mode show it;
 * with specks closed (grainy or damaged codes); with one threshold for the whole picture (screens in the dark).
 */
const ATTEMPTS: readonly ReaderOptions[] = [
  { ...QR_ONLY, tryInvert: true },
  { ...QR_ONLY, tryDenoise: true },
  { ...QR_ONLY, binarizer: "GlobalHistogram" },
];

/** The attempt for each picture in a row of misses; starts over at the end. */
const ORDER = [0, 1, 0, 2] as const;

export type Decoder = {
  /** The text of a QR code in the picture, or null; after a miss the next picture is decoded with other options. */
  read(picture: ImageData): Promise<string | null>;
};

/** Compiles the decoder; `wasm` is the file `zxing_reader.wasm` of the same version. */
export async function createDecoder(wasm: ArrayBuffer): Promise<Decoder> {
  await prepareZXingModule({ overrides: { wasmBinary: wasm }, fireImmediately: true });
  let misses = 0;
  return {
    async read(picture) {
      const way = ATTEMPTS[ORDER[misses % ORDER.length] ?? 0];
      const [found] = await readBarcodes(picture, way);
      const text = found?.isValid ? found.text : "";
      misses = text === "" ? misses + 1 : 0;
      return text === "" ? null : text;
    },
  };
}
