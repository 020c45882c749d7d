/** The methods of identification that the service supports (in-store-loyalty.md §7, code 510). */

import { beforeAll, expect, test } from "vitest";
import type { LoyaltyView, OutletView } from "../../../electron/host/rpc/contract.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { rendered } from "../../journey/testing/rendered.tsx";
import { CUSTOMER, OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { useIdentificationMethod } from "./use-identification-method.ts";
import { useIdentifyForm } from "./use-identify-form.ts";

beforeAll(() => startI18n(["common", "identify"]));

function Methods({ loyalty }: { readonly loyalty: LoyaltyView }) {
  const { methods, method } = useIdentificationMethod(loyalty, useIdentifyForm(loyalty));
  return `${methods.join(", ") || "none"}; ${method} first`;
}

/** The methods in a visit that began with phone numbers and codes, while the host sends this outlet. */
function offered(outletNow?: OutletView, visit = startVisit()): string {
  const { loyalty } = OUTLET;
  if (!loyalty) throw new Error("the outlet has a programme");
  return rendered(<Methods loyalty={loyalty} />, {
    visit,
    ...(outletNow && { outletNow }),
  });
}

const WITHOUT_PHONE = { ...OUTLET, loyalty: OUTLET.loyalty && { ...OUTLET.loyalty, phone: null } };

test("phone numbers are offered as long as the host sends no other outlet", () => {
  expect(offered()).toBe("phone, scan; phone first");
  expect(offered(OUTLET)).toBe("phone, scan; phone first");
});

test.each([
  ["takes no phone numbers", WITHOUT_PHONE],
  // It accepted only phone numbers.
  ["has nothing to offer any more", { ...OUTLET, loyalty: null }],
])(
  "in the middle of a visit they are gone once the outlet %s, and back with the next one that does",
  (_, refused) => {
    expect(offered(refused)).toBe("scan; scan first");
    expect(offered(OUTLET)).toBe("phone, scan; phone first");
  },
);

test.each([
  [true, "5", "scan first"],
  [true, null, "phone first"],
  [false, "5", "phone first"],
] as const)(
  "a customer whose points need a scan (%s, payment %s) is at the scanner with one touch",
  (pointsNeedScan, pointsPayment, first) => {
    const visit = startVisit();
    visit.send({ type: "START", orderType: "EAT_IN" });
    visit.identified({
      ...CUSTOMER,
      benefits: { ...CUSTOMER.benefits, pointsNeedScan, pointsPayment },
    });
    visit.send({ type: "IDENTIFY" });
    expect(offered(OUTLET, visit)).toBe(`phone, scan; ${first}`);
  },
);
