/**
 * PDFs through pdf.js, each in a worker of its own that ends with it. A document is only a picture and its text here:
 * scripts in it have no interpreter, links and forms no layer, XFA is off, and the worker may neither connect nor
 * evaluate.
 */
import {
  AnnotationMode,
  getDocument,
  type PDFDocumentProxy,
  PDFWorker,
  type RenderTask,
  VerbosityLevel,
  version,
} from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { type Direction, paragraphsOf } from "./page-text.ts";

/** A legal text has some pages; a longer file is not one. */
const MOST_PAGES = 300;
/** A larger canvas is drawn at a lower resolution: 16 million pixels are 64 MB. */
const MOST_CANVAS_PIXELS = 16_000_000;
const MOST_IMAGE_PIXELS = 32_000_000;
/** A file that takes longer to read counts as broken. */
const OPEN_TIMEOUT_MS = 30_000;

const CLOSE_TIMEOUT_MS = 2_000;

/** Width and height of a page; only their ratio matters. */
export type PageSize = { readonly width: number; readonly height: number };

export type Drawing = { readonly done: Promise<void>; readonly cancel: () => void };

export type Pdf = {
  readonly pageCount: number;
  /** Size of the first page: most likely that of the others. */
  readonly firstPage: PageSize;
  /** Pages count from 1. */
  pageSize(page: number): Promise<PageSize>;
  /** Draws a page `width` device pixels wide. */
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<Drawing>;
  /** Text of a page in reading order; empty if it is a picture. */
  paragraphs(page: number, direction: Direction): Promise<readonly string[]>;
  close(): void;
};

const assets = (folder: string) => new URL(`pdfjs-${version}/${folder}/`, document.baseURI).href;

/** Opens a document from its bytes, whose buffer is transferred. Rejects if it is not a readable PDF. */
export async function openPdf(data: ArrayBuffer): Promise<Pdf> {
  const thread = new Worker(workerUrl, { type: "module" });
  const worker = PDFWorker.create({ port: thread });
  const task = getDocument({
    data,
    worker,
    cMapUrl: assets("cmaps"),
    standardFontDataUrl: assets("standard_fonts"),
    wasmUrl: assets("wasm"),
    useWorkerFetch: false,
    // System fonts would make a text look different from kiosk to kiosk.
    useSystemFonts: false,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: MOST_IMAGE_PIXELS,
    canvasMaxAreaInBytes: 4 * MOST_CANVAS_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  });
  const close = () => {
    // pdf.js frees the document's fonts once its worker has answered; a worker that hangs never does.
    void Promise.race([task.destroy(), waited(CLOSE_TIMEOUT_MS)])
      .catch(() => {})
      .finally(() => {
        worker.destroy();
        thread.terminate();
      });
  };
  try {
    const file = await Promise.race([task.promise, failureOf(thread)]);
    if (file.numPages > MOST_PAGES) throw new Error(`${file.numPages} pages`);
    const firstPage = await sizeOf(file, 1);
    return { ...pagesOf(file), firstPage, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Rejects when the worker cannot start or takes too long; pdf.js would wait for it for ever. */
async function failureOf(thread: Worker): Promise<never> {
  const failed = new Promise<string>((resolve) => {
    thread.addEventListener("error", () => resolve("the worker failed"), { once: true });
  });
  const late = waited(OPEN_TIMEOUT_MS).then(() => "the document takes too long");
  throw new Error(await Promise.race([failed, late]));
}

function waited(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function pagesOf(file: PDFDocumentProxy): Omit<Pdf, "firstPage" | "close"> {
  return {
    pageCount: file.numPages,
    pageSize: (page) => sizeOf(file, page),
    draw: (page, canvas, width) => draw(file, page, canvas, width),
    async paragraphs(number, direction) {
      const page = await file.getPage(number);
      const { items } = await page.getTextContent();
      const runs = items.flatMap((item) => ("str" in item ? [item] : []));
      return paragraphsOf(runs, direction);
    },
  };
}

async function sizeOf(file: PDFDocumentProxy, number: number): Promise<PageSize> {
  const { width, height } = (await file.getPage(number)).getViewport({ scale: 1 });
  return { width, height };
}

async function draw(
  file: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  width: number,
): Promise<Drawing> {
  const page = await file.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const most = Math.sqrt(MOST_CANVAS_PIXELS / (natural.width * natural.height));
  const viewport = page.getViewport({ scale: Math.min(width / natural.width, most) });
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  // Stamps and signatures are drawn as pictures; their actions do nothing.
  const task: RenderTask = page.render({
    canvas,
    viewport,
    annotationMode: AnnotationMode.ENABLE,
    background: "#ffffff",
  });
  return { done: task.promise, cancel: () => task.cancel() };
}
