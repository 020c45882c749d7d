import type { LookView } from "../../../electron/host/rpc/contract.ts";

/** Whether staff chose a picture for a product that the kiosk does not have any more. */
export function hasProblem(
  product: string,
  { look, reasons }: Pick<LookView, "look" | "reasons">,
): boolean {
  return Object.hasOwn(look.pictures, product) && reasons[product]?.kind !== "chosen";
}
