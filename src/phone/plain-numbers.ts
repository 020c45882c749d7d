/** Phone numbers without the numbering plans, if those do not load: typed with their country code, sent as they are. */
import type { PhoneNumbers } from "./use-phone-numbers.ts";

const SHORTEST = 7;
const LONGEST = 15;
const GROUP = /\d{1,3}/g;

export const plainNumbers: PhoneNumbers = {
  hasPlans: false,
  allCountries: () => [],
  callingCodeOf: () => null,
  formatEntry: ({ digits }) => ({ typed: (digits.match(GROUP) ?? []).join(" "), rest: [] }),
  judge({ digits }) {
    if (digits === "") return { state: "empty" };
    const number = digits.startsWith("00") ? digits.slice(2) : digits;
    // No country code begins with a zero.
    if (number.startsWith("0")) return { state: "not-a-number" };
    if (number.length < SHORTEST) return { state: "too-short" };
    if (number.length > LONGEST) return { state: "too-long" };
    return { state: "good", phoneNumber: `+${number}`, country: null };
  },
};
