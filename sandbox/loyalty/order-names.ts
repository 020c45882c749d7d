import type { LoyaltyLine } from "../../contracts/in-store-loyalty.ts";
import type { ProductNames } from "../ordering/product-names.ts";
import type { Remark } from "./transactions.ts";

/**
 * Lines and modifiers of an order under names that this outlet does not send: no reward would match them. `echoed` are
 * names from the service itself, which are returned as they are.
 */
export function misnamed(
  lines: readonly LoyaltyLine[],
  { orderId, names, echoed = [] }: MisnamedOptions,
): Remark[] {
  const found = lines
    .filter(({ itemId }) => !echoed.includes(itemId))
    .flatMap(({ itemId, modifiers }) => [itemId, ...(modifiers ?? []).map((each) => each.itemId)])
    .filter((name) => names.sent(name) !== name);
  return [...new Set(found)].map((name) => ({
    orderId,
    rule: "product-misnamed",
    text: `${name} is not what this outlet sends: it is ${names.sent(name)}.`,
  }));
}

interface MisnamedOptions {
  readonly orderId: string;
  readonly names: ProductNames;
  readonly echoed?: readonly string[];
}
