import { TEST_LANGUAGE } from "./test-language.ts";

/** The languages that are offered to customers: the outlet's, in development also the test language. */
export function offeredLanguages(enabled: readonly string[]): readonly string[] {
  return import.meta.env.DEV ? [...enabled, TEST_LANGUAGE] : enabled;
}
