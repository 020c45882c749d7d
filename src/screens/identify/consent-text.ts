/**
 * Texts of the configuration in which `{document_kind}` stands for a document (in-store-loyalty §2.4):
 * split into what is read and what can be opened.
 */
import type { DocumentView } from "../../../electron/host/api/contract.ts";

export type DocumentKind = DocumentView["kind"];

/** A run of plain words, or the name of a document that opens at a touch. */
export type TextPart =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "document"; readonly text: string; readonly document: DocumentView };

/** How a document is called in the visit's language; also for a kind that the outlet has no document of. */
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
 * Splits a template. A placeholder without a document becomes plain words, and one that the contract
 * does not know its own name without braces: a customer never reads `{…}`.
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

/** The text exactly as it stands on the screen: what the consent log keeps. */
export function textShown(parts: readonly TextPart[]): string {
  return parts.map((part) => part.text).join("");
}
