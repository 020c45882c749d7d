import type { Example } from "../../../contracts/examples/example.ts";
import { examples as loyalty } from "../../../contracts/examples/loyalty.ts";
import { examples as ordering } from "../../../contracts/examples/ordering.ts";
import { examples as payments } from "../../../contracts/examples/payments.ts";

/** Messages transcribed from all three contracts. */
export const EXAMPLES: readonly Example[] = [...loyalty, ...ordering, ...payments];

/** The message of the first valid example of this schema that says this. Throws if there is none. */
export function messageOf(schema: string, what: string): Record<string, unknown> {
  const found = EXAMPLES.find(
    (example) => example.schema === schema && example.what.startsWith(what) && example.valid,
  );
  if (!found) throw new Error(`no example of ${schema}: ${what}`);
  return JSON.parse(JSON.stringify(found.message));
}
