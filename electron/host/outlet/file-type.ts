/** File types that a configuration may have the kiosk show: recognized by content, not by name. */

export type FileType = { readonly extension: string; readonly contentType: string };

type Signature = FileType & { readonly matches: (bytes: Buffer) => boolean };

/** Types that the first few bytes identify, in the same time for any file. */
const FIRST_BYTES: readonly Signature[] = [
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
  {
    extension: "pdf",
    contentType: "application/pdf",
    matches: (bytes) => bytes.subarray(0, 5).toString("latin1") === "%PDF-",
  },
];

const SIGNATURES: readonly Signature[] = [
  ...FIRST_BYTES,
  { extension: "svg", contentType: "image/svg+xml", matches: isPlainSvg },
];

/** The type that the first bytes identify; null if more of the file has to be read. */
export function typeByFirstBytes(bytes: Buffer): FileType | null {
  const found = FIRST_BYTES.find((signature) => signature.matches(bytes));
  return found ? fileTypeFor(found.extension) : null;
}

/** The type of a file, or null if it is not one that is shown. */
export function fileTypeOf(bytes: Buffer): FileType | null {
  const found = SIGNATURES.find((signature) => signature.matches(bytes));
  return found ? fileTypeFor(found.extension) : null;
}

/** The content type of a file name extension; null if such files are not shown. */
export function contentTypeFor(extension: string): string | null {
  return fileTypeFor(extension)?.contentType ?? null;
}

/** The type whose files end in `extension`; null if there is none. */
export function fileTypeFor(extension: string): FileType | null {
  const found = SIGNATURES.find((signature) => signature.extension === extension);
  return found ? { extension: found.extension, contentType: found.contentType } : null;
}

/** How far into a file an SVG's root element may begin, after declarations and comments of a drawing program. */
const SVG_HEAD_LENGTH = 4_096;
/** An SVG is shown as a picture, in which scripts do not run; one with a script is refused nevertheless. */
const SVG_ACTIVE = ["<script", "<foreignobject", "<!entity", "javascript:"];
const SVG_HANDLER = /\son[a-z]+\s*=/;

function isPlainSvg(bytes: Buffer): boolean {
  const head = bytes.subarray(0, SVG_HEAD_LENGTH).toString("utf8");
  if (!beginsWithSvg(head)) return false;
  const text = bytes.toString("utf8").toLowerCase();
  return !SVG_ACTIVE.some((active) => text.includes(active)) && !SVG_HANDLER.test(text);
}

/**
 * Whether nothing but an XML declaration, a document type, comments and white space comes before `<svg`; reads each
 * character once.
 */
function beginsWithSvg(head: string): boolean {
  let rest = head.trimStart();
  if (rest.startsWith("<?xml")) rest = after(rest, "?>");
  rest = afterComments(rest);
  if (rest.startsWith(DOCTYPE)) rest = afterComments(afterDoctype(rest));
  return /^<svg[\s/>]/.test(rest);
}

function afterComments(text: string): string {
  let rest = text;
  while (rest.startsWith("<!--")) rest = after(rest.slice("<!--".length), "-->");
  return rest;
}

const DOCTYPE = "<!DOCTYPE";
const QUOTES = ['"', "'"];

/**
 * What follows a document type that names `svg` and, as drawing programs write it, the addresses of the public
 * definition, which are never fetched. Empty if it declares entities or attributes of its own (`[…]`): they could hide
 * scripts from the checks of the text.
 */
function afterDoctype(text: string): string {
  if (!/^\s+svg[\s>]/.test(text.slice(DOCTYPE.length))) return "";
  for (let at = DOCTYPE.length; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === ">") return text.slice(at + 1).trimStart();
    if (character === "[" || character === "<") return "";
    if (!QUOTES.includes(character)) continue;
    at = text.indexOf(character, at + 1);
    if (at === -1) return "";
  }
  return "";
}

/** What follows the first `end` of a text, without white space before it; empty if `end` is missing. */
function after(text: string, end: string): string {
  const at = text.indexOf(end);
  return at === -1 ? "" : text.slice(at + end.length).trimStart();
}
