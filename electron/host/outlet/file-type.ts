/** What the configuration may have the kiosk show: told by the bytes, not by the name. */

export type FileType = { readonly extension: string; readonly contentType: string };

const SIGNATURES: readonly (FileType & { readonly matches: (bytes: Buffer) => boolean })[] = [
  {
    extension: "png",
    contentType: "image/png",
    matches: (bytes) => bytes.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1a\n",
  },
  {
    extension: "jpg",
    contentType: "image/jpeg",
    matches: (bytes) => bytes.subarray(0, 3).toString("latin1") === "\xff\xd8\xff",
  },
  {
    extension: "webp",
    contentType: "image/webp",
    matches: (bytes) => /^RIFF[\s\S]{4}WEBP/.test(bytes.subarray(0, 12).toString("latin1")),
  },
  {
    extension: "gif",
    contentType: "image/gif",
    matches: (bytes) => /^GIF8[79]a/.test(bytes.subarray(0, 6).toString("latin1")),
  },
  { extension: "svg", contentType: "image/svg+xml", matches: isPlainSvg },
  {
    extension: "pdf",
    contentType: "application/pdf",
    matches: (bytes) => bytes.subarray(0, 5).toString("latin1") === "%PDF-",
  },
];

/** The type of a file, or null where it is none that is shown. */
export function fileTypeOf(bytes: Buffer): FileType | null {
  const found = SIGNATURES.find((signature) => signature.matches(bytes));
  return found ? { extension: found.extension, contentType: found.contentType } : null;
}

/** The content type for a file name that this module chose. */
export function contentTypeFor(extension: string): string | null {
  return SIGNATURES.find((entry) => entry.extension === extension)?.contentType ?? null;
}

const SVG_START = /^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/;
/** An SVG is shown as a picture, where scripts do not run; one that has any is refused all the same. */
const SVG_ACTIVE = /<script|<foreignObject|<!ENTITY|javascript:|\son[a-z]+\s*=/i;

function isPlainSvg(bytes: Buffer): boolean {
  if (!/^\s*</.test(bytes.subarray(0, 256).toString("utf8"))) return false;
  const text = bytes.toString("utf8");
  return SVG_START.test(text.slice(0, 4_096)) && !SVG_ACTIVE.test(text);
}
