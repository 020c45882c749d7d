/** A default order for tests that are not about its content. */
import { wholeMenus } from "../../domain/menu-assembly.ts";
import type { IdentifyResult, PlaceResult } from "../host/rpc/contract.ts";
import type { ContractInputs } from "../host/rpc/inputs.ts";
import type { HostClient } from "./host-process.ts";

type Placement = ContractInputs["checkout"]["place"];

export const NO_REWARDS_DECIDED = { declined: [], taken: [], chosen: [] };

/** A soup, to eat here, paid by card on the provider's page, without rewards and points. */
export const USUAL_ORDER = {
  locale: "en",
  orderType: "EAT_IN",
  basket: {
    lines: [{ kind: "item", lineId: "1", itemId: "soup-roast-tomato", count: 1, choices: [] }],
  },
  identificationId: null,
  rewards: NO_REWARDS_DECIDED,
  usePoints: false,
  tableNumber: null,
  pickupAt: null,
  paymentMethod: "BANK_CARD_IN_APP",
  rewardsShown: [],
} satisfies Partial<Placement>;

/** Whose order it is, and what differs from the default. */
export type Wish = Pick<Placement, "visitId" | "checkoutId"> & Partial<Placement>;

/** Places an order at the host's own price, with its rewards: the page computes them, here the host is asked first. */
export async function placeOrder(
  checkout: { place(placement: Placement): Promise<PlaceResult> },
  wish: Wish,
): Promise<PlaceResult> {
  const placement = { ...USUAL_ORDER, ...wish };
  const asked = await checkout.place({ ...placement, dueShown: "0" });
  if (asked.result !== "changed") return asked;
  const { due: dueShown, rewardsGiven: rewardsShown } = asked;
  return checkout.place({ ...placement, dueShown, rewardsShown });
}

/** What the page remembers of an identification for the order; null if nobody was identified. */
export function identificationIdOf(answer: IdentifyResult): string | null {
  return answer.result === "accepted" ? answer.identificationId : null;
}

/** Waits until a host has a menu to order from. */
export async function menuArrives(client: HostClient): Promise<void> {
  for await (const { menu } of wholeMenus(await client.menu.live())) if (menu) return;
}
