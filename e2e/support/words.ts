/** The kiosk's own texts in a language, for journeys in several languages. */
import { readFileSync } from "node:fs";

/** The languages of these journeys: one for each text direction. */
export const SPOKEN = ["en", "ar"] as const;
export type Spoken = (typeof SPOKEN)[number];

const LOCALES = new URL("../../src/i18n/locales/", import.meta.url);

/** `words("ar")("menu:review")`: the text of a key; up to its first placeholder if it has one. */
export function words(locale: string): (key: string) => string {
  return (key) => {
    const [area = "", path = ""] = key.split(":");
    const catalogue: unknown = JSON.parse(
      readFileSync(new URL(`${locale}/${area}.json`, LOCALES), "utf8"),
    );
    const found = path.split(".").reduce<unknown>(at, catalogue);
    if (typeof found !== "string") throw new Error(`${locale} has no text ${key}`);
    return (found.split("{{")[0] ?? "").trim();
  };
}

function at(texts: unknown, name: string): unknown {
  const known = typeof texts === "object" && texts !== null;
  return known ? Object.entries(texts).find(([key]) => key === name)?.[1] : undefined;
}
