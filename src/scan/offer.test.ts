import { describe, expect, it } from "vitest";
import { fateOfScan } from "./offer.ts";

type Outlet = Parameters<typeof fateOfScan>[1];
type Loyalty = NonNullable<Outlet["loyalty"]>;

const LOYALTY: Loyalty = {
  flow: "REGULAR",
  loyaltyCard: true,
  rewardRedemption: false,
  publicClientId: false,
};

const outlet = (loyalty: Partial<Loyalty>, outOfOrder: Outlet["outOfOrder"] = null): Outlet => ({
  outOfOrder,
  loyalty: { ...LOYALTY, ...loyalty },
});

describe("a scanned code", () => {
  it.each([
    ["attract", "store", "later"],
    ["menu", "identify", "later"],
    ["item", "identify", "later"],
    ["combo", "identify", "later"],
    ["identify", "identify", "identify"],
    ["table", "identify", "later"],
    ["pickupTime", "identify", "later"],
    ["review", "identify", "identify"],
    ["working", "ignore", "ignore"],
    ["payment", "ignore", "ignore"],
    ["done", "ignore", "ignore"],
    ["checkoutFailed", "ignore", "ignore"],
  ] as const)("on %s: %s, in the flow PATCH_ORDER: %s", (screen, regular, patchOrder) => {
    expect(fateOfScan(screen, outlet({}))).toBe(regular);
    expect(fateOfScan(screen, outlet({ flow: "PATCH_ORDER" }))).toBe(patchOrder);
  });

  it("is not accepted if the outlet takes none, in guest mode, or out of order", () => {
    expect(fateOfScan("menu", outlet({ loyaltyCard: false }))).toBe("not-offered");
    expect(fateOfScan("menu", { ...outlet({}), loyalty: null })).toBe("not-offered");
    expect(fateOfScan("attract", outlet({}, "no-menu"))).toBe("ignore");
  });
});
