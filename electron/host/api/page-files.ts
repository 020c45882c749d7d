import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { OutletAhead, OutletView } from "../rpc/contract.ts";
import { byteRangeOf, readRange } from "./file-range.ts";

/** An answer to the page, over HTTP in serve mode and over its own scheme in Electron. */
export type PageAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
};

/** Pictures and documents under a path prefix, for example menu pictures under `media/pictures/`. */
export type Mount = {
  readonly prefix: string;
  /** The file with a name; null for any name that is not served. No folder is served whole. */
  fileFor(name: string): string | null;
};

export type PageFiles = {
  /**
   * Answers a path relative to the page's own address; the empty path is the page itself. `range` is the header of the
   * request, which only videos obey.
   */
  answer(path: string, nonce: string, range?: string): Promise<PageAnswer>;
};

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".gif": "image/gif",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".wasm": "application/wasm",
  ".pdf": "application/pdf",
  // Fonts and character maps that documents may need.
  ".bcmap": "application/octet-stream",
  ".pfb": "application/octet-stream",
  ".ttf": "font/ttf",
};

/** The file types that a mount may serve. */
const MOUNTED_TYPES = new Set([
  ...[".svg", ".png", ".jpg", ".jpeg", ".webp", ".gif", ".pdf"],
  ...[".mp4", ".webm"],
]);

const OUTLET_AHEAD: OutletAhead = "outlet-ahead";

/** Where the page may connect and what it may frame, as CSP source lists. */
export type PagePolicy = { readonly connect: string; readonly frame: string };

/** One of the built pages, and what it may do. */
export type PageKind = {
  /** Its file in the folder of the built pages. */
  readonly file: "index.html" | "status.html" | "preview.html" | "console.html";
  readonly usesCamera: boolean;
  /** Whether it may frame the page in which the configuration preview shows the customers' screens. */
  readonly framesScreens: boolean;
};
/** The touchscreen; its staff mode includes the preview. */
export const KIOSK_PAGE: PageKind = { file: "index.html", usesCamera: true, framesScreens: true };
/** The order-status display. */
export const STATUS_PAGE: PageKind = {
  file: "status.html",
  usesCamera: false,
  framesScreens: false,
};
/** The configuration preview by itself. */
export const PREVIEW_PAGE: PageKind = {
  file: "preview.html",
  usesCamera: false,
  framesScreens: true,
};

/** The operators' page of a fleet. */
export const CONSOLE_PAGE: PageKind = {
  file: "console.html",
  usesCamera: false,
  framesScreens: false,
};

/** The customers' screens with a fake host: its only connections are to files of the page. */
const SCREENS_FRAME = "preview-frame.html";
const SCREENS_POLICY: PagePolicy = { connect: "'self'", frame: "'self'" };

const COMMON_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
};
const CAMERA_HEADERS = {
  ...COMMON_HEADERS,
  "Permissions-Policy": "camera=(self), microphone=(), geolocation=(), payment=()",
};

/** `default-src 'none'` and what the page needs; no inline script or style without this answer's nonce. */
export function contentSecurityPolicy(
  nonce: string,
  policy: PagePolicy,
  ancestors: "'none'" | "'self'" = "'none'",
): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    `connect-src ${policy.connect}`,
    `frame-src ${policy.frame}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join("; ");
}

/** Serves the built page and the mounted files, and nothing beside them. */
export function createPageFiles(options: {
  readonly pageDir: string;
  readonly page: PageKind;
  readonly mounts: readonly Mount[];
  readonly policy: PagePolicy;
  /** The outlet's view within the page's document, read at each request. */
  readonly outlet?: () => OutletView;
}): PageFiles {
  const { pageDir, page, mounts, policy, outlet } = options;
  return {
    async answer(path, nonce, range) {
      if (path === "" || path === page.file) {
        return answerPage(join(pageDir, page.file), {
          nonce,
          policy: contentSecurityPolicy(nonce, policy),
          headers: page.usesCamera ? CAMERA_HEADERS : COMMON_HEADERS,
          ...(outlet && { outlet: outlet() }),
        });
      }
      if (page.framesScreens && path === SCREENS_FRAME) {
        return answerPage(join(pageDir, SCREENS_FRAME), {
          nonce,
          policy: contentSecurityPolicy(nonce, SCREENS_POLICY, "'self'"),
          headers: COMMON_HEADERS,
        });
      }
      const name = decoded(path);
      if (name === null) return notFound();
      const mount = mounts.find(({ prefix }) => name.startsWith(prefix));
      const file = mount ? mountedFile(mount, name) : fileWithin(pageDir, name);
      return file === null ? notFound() : answerFile(file, mount === undefined, range);
    },
  };
}

/** A path with its escapes decoded; null if they are invalid or name no file. */
function decoded(path: string): string | null {
  try {
    const name = decodeURIComponent(path);
    return name.includes("\0") ? null : name;
  } catch {
    return null;
  }
}

function mountedFile(mount: Mount, name: string): string | null {
  const file = mount.fileFor(name.slice(mount.prefix.length));
  return file !== null && MOUNTED_TYPES.has(extname(file).toLowerCase()) ? file : null;
}

/** The file that a path names inside a folder; null if it would lead out of it. */
function fileWithin(folder: string, path: string): string | null {
  const file = normalize(join(folder, path));
  return file.startsWith(normalize(folder) + sep) ? file : null;
}

/**
 * The policy of a file itself. A worker has that of its script: it may compile WebAssembly and nothing else, not even
 * connect; the page passes it what it reads. Any other file that is opened by itself may not run anything.
 */
function filePolicy(type: string): string {
  return type.startsWith("text/javascript")
    ? "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
    : "default-src 'none'; style-src 'unsafe-inline'";
}

async function answerPage(
  file: string,
  answer: {
    readonly nonce: string;
    readonly policy: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly outlet?: OutletView;
  },
): Promise<PageAnswer> {
  const html = (await readFile(file, "utf8")).replaceAll("__CSP_NONCE__", answer.nonce);
  return {
    status: 200,
    headers: {
      ...answer.headers,
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": answer.policy,
    },
    body: Buffer.from(answer.outlet ? withOutlet(html, answer.outlet) : html),
  };
}

/**
 * Embeds the first answer that the page would ask for, so that it renders before it is connected; later changes come
 * over the connection. A data block needs no permission of a policy, and no text in it can end the block.
 */
function withOutlet(html: string, outlet: OutletView): string {
  const data = JSON.stringify(outlet).replaceAll("<", "\\u003c");
  const block = `<script type="application/json" id="${OUTLET_AHEAD}">${data}</script>`;
  return html.replace("</head>", () => `${block}</head>`);
}

async function answerFile(
  file: string,
  ofPage: boolean,
  range: string | undefined,
): Promise<PageAnswer> {
  const type = CONTENT_TYPES[extname(file).toLowerCase()];
  if (type === undefined) return notFound();
  try {
    const found = await stat(file);
    if (!found.isFile()) return notFound();
    const headers = {
      ...COMMON_HEADERS,
      "Content-Type": type,
      "Content-Security-Policy": filePolicy(type),
      "Cache-Control": ofPage ? "public, max-age=31536000, immutable" : "no-cache",
    };
    return type.startsWith("video/")
      ? await answerVideo(file, found.size, { headers, range })
      : { status: 200, headers, body: await readFile(file) };
  } catch {
    return notFound();
  }
}

/** Without a range that can be read, the whole file. */
async function answerVideo(
  file: string,
  size: number,
  asked: { readonly headers: PageAnswer["headers"]; readonly range: string | undefined },
): Promise<PageAnswer> {
  const headers = { ...asked.headers, "Accept-Ranges": "bytes" };
  const range = byteRangeOf(asked.range, size);
  if (range === null) return { status: 200, headers, body: await readFile(file) };
  if (range === "unsatisfiable") {
    const body = Buffer.alloc(0);
    return { status: 416, headers: { ...headers, "Content-Range": `bytes */${size}` }, body };
  }
  const contentRange = `bytes ${range.first}-${range.last}/${size}`;
  return {
    status: 206,
    headers: { ...headers, "Content-Range": contentRange },
    body: await readRange(file, range),
  };
}

function notFound(): PageAnswer {
  return {
    status: 404,
    headers: { ...COMMON_HEADERS, "Content-Type": "text/plain; charset=utf-8" },
    body: Buffer.from("Not found"),
  };
}
