/**
 * Texts of the configuration in which `{document_kind}` is a placeholder for a document (in-store-loyalty.md §2.4):
 * split into text and links.
 */
import type { DocumentView } from "../../../electron/host/rpc/contract.ts";

export type DocumentKind = DocumentView["kind"];

/** A run of plain text, or the name of a document that opens at a touch. */
export type TextPart =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "document"; readonly text: string; readonly document: DocumentView };

/** The name of a document in the visit's language; also for a kind that the outlet has no document of. */
export type NameDocument = (kind: DocumentKind, document: DocumentView | null) => string;

const PLACEHOLDER = /\{([a-z_]+)\}/g;
const KINDS: readonly string[] = [
  "privacy_policy",
  "terms_conditions",
  "loyalty_terms",
  "marketing_consent",
] satisfies readonly DocumentKind[];

function isKind(name: string): name is DocumentKind {
  return KINDS.includes(name);
}

/**
 * Splits a template. A placeholder without a document becomes plain text, and one that is not in the contract its own
 * name without braces: a customer never reads `{…}`.
 */
export function splitTemplate(
  template: string,
  documents: readonly DocumentView[],
  nameDocument: NameDocument,
): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of template.matchAll(PLACEHOLDER)) {
    parts.push({ kind: "words", text: template.slice(from, match.index) });
    parts.push(partFor(match[1] ?? "", documents, nameDocument));
    from = match.index + match[0].length;
  }
  parts.push({ kind: "words", text: template.slice(from) });
  return parts.filter((part) => part.text !== "");
}

function partFor(
  name: string,
  documents: readonly DocumentView[],
  nameDocument: NameDocument,
): TextPart {
  if (!isKind(name)) return { kind: "words", text: name.replaceAll("_", " ") };
  const document = documents.find((candidate) => candidate.kind === name) ?? null;
  const text = nameDocument(name, document);
  return document ? { kind: "document", text, document } : { kind: "words", text };
}

/** Text, or a document with characters attached to its name without a space. */
export type GluedPart =
  | { readonly kind: "words"; readonly text: string }
  | {
      readonly kind: "document";
      readonly before: string;
      readonly text: string;
      readonly after: string;
      readonly document: DocumentView;
    };

/**
 * The same, with attached characters that a line break must not separate from a document's name: the Arabic "and",
 * which is a letter before it, an opening bracket, a full stop.
 */
export function gluedParts(parts: readonly TextPart[]): readonly GluedPart[] {
  const glued: GluedPart[] = [];
  let words = "";
  const putWords = () => {
    if (words !== "") glued.push({ kind: "words", text: words });
    words = "";
  };
  for (const part of parts) {
    if (part.kind === "document") {
      const before = words.split(/\s/u).at(-1) ?? "";
      words = words.slice(0, words.length - before.length);
      putWords();
      glued.push({ ...part, before, after: "" });
      continue;
    }
    const last = glued.at(-1);
    const [after = ""] = (words === "" && /^\S+/u.exec(part.text)) || [];
    if (last?.kind === "document" && after !== "") glued[glued.length - 1] = { ...last, after };
    words += last?.kind === "document" ? part.text.slice(after.length) : part.text;
  }
  putWords();
  return glued;
}

/** The text exactly as it is shown on the screen: recorded in the consent log. */
export function textShown(parts: readonly TextPart[]): string {
  return parts.map((part) => part.text).join("");
}
