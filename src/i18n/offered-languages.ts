import { TEST_LANGUAGE } from "./test-language.ts";

/** An outlet's languages as customers are offered them: in development with the test language. */
export function offeredLanguages(enabled: readonly string[]): readonly string[] {
  return import.meta.env.DEV ? [...enabled, TEST_LANGUAGE] : enabled;
}
