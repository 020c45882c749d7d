import { apportion } from "../../../domain/apportion.ts";
import type { StaffOrderLine } from "../../../electron/host/rpc/contract.ts";
import { digitsOf } from "./amount.ts";

/**
 * Each line's share of what was charged for the order, with `places` decimals: discounts of the order, points and taxes
 * are spread in proportion to the lines' prices. The shares add up to `charged` exactly; without any price they are zero.
 */
export function chargedShares(
  lines: readonly Pick<StaffOrderLine, "total">[],
  charged: string,
  places: number,
): readonly string[] {
  const weights = lines.map(({ total }) => Number(digitsOf(total, places)));
  if (weights.every((weight) => weight === 0)) return lines.map(() => "0");
  return apportion(charged, weights, places);
}
