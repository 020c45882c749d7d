import { useTranslation } from "react-i18next";
import { isolate } from "../../i18n/isolate.ts";
import type { Finding } from "./findings/finding.ts";

/** All values that a rule's text may contain. */
const NAMES = [
  "at",
  "channels",
  "country",
  "currency",
  "digits",
  "field",
  "how",
  "kind",
  "language",
  "name",
  "room",
  "shown",
  "text",
  "timezone",
  "url",
  "version",
  "wanted",
  "why",
] as const;

/** The text of a finding; fields, addresses and names are isolated. */
export function useFindingText(): (finding: Finding) => string {
  const { t, i18n } = useTranslation(["common", "preview"]);
  const wordFor = (name: string, value: string): string => {
    if (name === "language") return languageIn(value, i18n.language);
    if (name === "how") return t(`preview:overflow.${howOf(value)}`);
    return isolate(value);
  };
  return ({ rule, details, seenWith }) => {
    const named = NAMES.map((name) => [name, wordFor(name, details[name] ?? "")] as const);
    const text = t(`preview:rule.${rule}`, Object.fromEntries(named) as Record<Name, string>);
    if (!seenWith) return text;
    const orientation = t(`preview:orientation.${seenWith.orientation}`);
    return `${text} (${t("preview:findings.atLargestText", { orientation })})`;
  };
}

type Name = (typeof NAMES)[number];

function languageIn(locale: string, reader: string): string {
  try {
    return new Intl.DisplayNames([reader], { type: "language" }).of(locale) ?? locale;
  } catch {
    return locale;
  }
}

function howOf(how: string): "cut" | "out" | "slivers" {
  return how === "out" || how === "slivers" ? how : "cut";
}
