/** Names used by the sandbox's restaurant and services: texts on the screen that are not the kiosk's. */
import { getCountries } from "libphonenumber-js";
import { documents } from "../../sandbox/configuration/documents.ts";
import { seedConfiguration } from "../../sandbox/configuration/seed.ts";
import { say } from "../../sandbox/loyalty/texts.ts";
import { customers } from "../../sandbox/restaurant/customers.ts";
import { catalogue } from "../../sandbox/restaurant/menu/catalogue.ts";
import { languageName } from "../../src/i18n/format.ts";

/** A placeholder in a text: the parts around it are searched for separately. */
const PUT_IN = /\{\w+\}|\n/;

/** Texts composed of parts: the allergens of a dish, a time of day. */
const COMPOSED = [/Contains [a-z, ]+|No declared allergens/g, /\d:\d\d\s[AP]M/g];

/** Messages of the loyalty service, shown as they are, except the full name after a typed number. */
const SAID = [
  ...customers.flatMap(({ name }) =>
    [name, name.split(" ")[0]].map((shown) => say("en", "welcome", shown)),
  ),
  ...(["rewardWaiting", "confirmed", "invalidCode"] as const).map((key) => say("en", key)),
];

/** Each language has its own name, in all of them; a country has the browser's. */
const LANGUAGE_NAMES = seedConfiguration.locales.enabled.map(languageName);
const COUNTRY = "Germany";

/** From the library of controls, in its own languages. */
const LIBRARY = "Dismiss";

const regions = new Intl.DisplayNames(["en"], { type: "region" });
/** Every country that a phone number can have. */
export const COUNTRY_NAMES: readonly string[] = getCountries()
  .map((country) => regions.of(country) ?? country)
  .toSorted(byLength);

const SERVICE_TEXTS = [catalogue, seedConfiguration, customers, documents, SAID, "Beet & Barley"];

/** All external texts, the longest first. */
export const GIVEN: readonly (string | RegExp)[] = [
  ...COMPOSED,
  ...new Set(
    [...SERVICE_TEXTS, LANGUAGE_NAMES, COUNTRY, LIBRARY]
      .flatMap(stringsOf)
      .flatMap((text) => text.split(PUT_IN))
      .map((text) => text.trim())
      .filter((text) => /\p{L}{2}/u.test(text))
      .toSorted(byLength),
  ),
];

function byLength(one: string, other: string): number {
  return other.length - one.length;
}

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
