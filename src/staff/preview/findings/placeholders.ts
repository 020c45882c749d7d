/**
 * `{document_kind}` in texts, their `documentRefs`, and the documents that they stand for (in-store-loyalty.md §2.4).
 */
import type { DocumentKind } from "../../../../contracts/in-store-loyalty.ts";
import { DOCUMENT_KINDS } from "../scenes/scene-ids.ts";
import type { Finding, Rule } from "./finding.ts";
import { type ConfiguredText, textsOf } from "./texts.ts";

/** As the screens parse them; other text in braces is not a placeholder. */
const PLACEHOLDER = /\{([a-z_]+)\}/g;
const ANY_BRACES = /[{}]/;

type Named = { readonly kinds: readonly DocumentKind[]; readonly unknown: readonly string[] };

export function placeholdersOf(text: string): Named {
  const names = [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? "");
  return {
    kinds: names.filter(isKind),
    unknown: names.filter((name) => !isKind(name)),
  };
}

function isKind(name: string): name is DocumentKind {
  return DOCUMENT_KINDS.some((kind) => kind === name);
}

/** Every placeholder is defined in the contract, has its document, and is in every language. */
export const placeholders: Rule = ({ configuration }) => {
  const documents = new Set((configuration.documents ?? []).map(({ kind }) => kind));
  return textsOf(configuration).flatMap((one) =>
    one.refs === null ? [] : [...perLanguage(one, documents), ...acrossLanguages(one, documents)],
  );
};

function perLanguage(
  { field, text, scene }: ConfiguredText,
  documents: ReadonlySet<DocumentKind>,
): readonly Finding[] {
  return Object.entries(text).flatMap(([locale, words]) => {
    const { kinds, unknown } = placeholdersOf(words);
    const at = { field, language: locale };
    const finding = (rule: Finding["rule"], details: Finding["details"]): Finding => ({
      rule,
      severity: "error",
      details: { ...at, ...details },
      scene,
      locale,
    });
    const rest = words.replace(PLACEHOLDER, "");
    return [
      ...[...new Set(unknown)].map((name) => finding("unknown-placeholder", { name: `{${name}}` })),
      ...(ANY_BRACES.test(rest) ? [finding("broken-placeholder", {})] : []),
      ...[...new Set(kinds)]
        .filter((kind) => !documents.has(kind))
        .map((kind) => finding("placeholder-without-document", { name: `{${kind}}` })),
    ];
  });
}

/** Documents that some languages link and others do not, and listed ones that no text contains. */
function acrossLanguages(
  { field, text, scene, refs }: ConfiguredText,
  documents: ReadonlySet<DocumentKind>,
): readonly Finding[] {
  const byLocale = Object.entries(text).map(([locale, words]) => ({
    locale,
    kinds: placeholdersOf(words).kinds,
  }));
  const anywhere = [...new Set(byLocale.flatMap(({ kinds }) => kinds))];
  const leftOut = byLocale.flatMap(({ locale, kinds }) =>
    anywhere
      .filter((kind) => !kinds.includes(kind))
      .map(
        (kind): Finding => ({
          rule: "placeholder-left-out",
          severity: "warning",
          details: { field, language: locale, name: `{${kind}}` },
          scene,
          locale,
        }),
      ),
  );
  const listed = (refs ?? []).flatMap((kind): readonly Finding[] => {
    const refField = field.replace(/\.[A-Za-z]+ByLocale$/, ".documentRefs");
    const finding = (rule: Finding["rule"], severity: Finding["severity"]): Finding => ({
      rule,
      severity,
      details: { field: refField, kind },
      scene,
      locale: null,
    });
    if (!documents.has(kind)) return [finding("ref-without-document", "error")];
    return anywhere.includes(kind) ? [] : [finding("ref-not-in-text", "warning")];
  });
  return [...leftOut, ...listed];
}
