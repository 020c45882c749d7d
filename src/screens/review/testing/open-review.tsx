/** The review in the browser, for component tests. */
import i18next from "i18next";
import { act } from "react";
import { expect, vi } from "vitest";
import type { BasketLine } from "../../../../domain/basket.ts";
import type { Menu } from "../../../../domain/menu.ts";
import {
  costs,
  groupOf,
  itemOf,
  menuWith,
  modifierOf,
} from "../../../../domain/testing/products.ts";
import type {
  IdentificationView,
  IdentifyResult,
  OutletView,
} from "../../../../electron/host/rpc/contract.ts";
import { renderInVisit } from "../../../journey/testing/render-in-visit.tsx";
import { CUSTOMER, hostCalls, OUTLET, startVisit } from "../../../journey/testing/visit.ts";
import { ReviewScreen } from "../ReviewScreen.tsx";

const SPICE = groupOf("spice", [modifierOf("Chilli", "0.50")]);
/** A soup for 5.00 with 20 % tax, a tea for 2.00 with 10 % and 5 %. */
export const MENU = menuWith([
  itemOf("soup", "5.00", {
    title: { en: "Soup", ar: "حساء" },
    prices: costs("5.00", "20"),
    modifierGroups: [SPICE],
  }),
  itemOf("tea", "2.00", { title: { en: "Tea", ar: "شاي" }, prices: costs("2.00", "10", "5") }),
]);

export const SOUPS: BasketLine = {
  kind: "item",
  lineId: "soup",
  itemId: "soup",
  count: 2,
  choices: [{ groupId: "spice", modifierId: "Chilli", count: 1 }],
};
export const TEA: BasketLine = {
  kind: "item",
  lineId: "tea",
  itemId: "tea",
  count: 1,
  choices: [],
};

const SCAN = {
  type: "IDENTIFICATION_REQUESTED",
  request: { by: "code", code: { code: "CARD-1", isScanned: true } },
} as const;

type Given = {
  readonly lines?: readonly BasketLine[];
  readonly outlet?: Partial<OutletView>;
  /** Benefits of an identified customer. */
  readonly benefits?: Partial<IdentificationView["benefits"]>;
  readonly locale?: string;
};

/** The review of two spicy soups (11.00) and a tea (2.00), unless other lines are given. */
export async function openReview({ lines = [SOUPS, TEA], outlet, benefits, locale }: Given = {}) {
  const place = vi.fn(hostCalls().checkout.place);
  const answer = Promise.withResolvers<IdentifyResult>();
  const calls = hostCalls({ place }, { identifyByCode: () => answer.promise });
  const visit = startVisit({ ...OUTLET, ...outlet }, { calls });
  if (locale) visit.send({ type: "LANGUAGE_CHOSEN", locale });
  visit.send({ type: "MENU_CHANGED", menu: MENU });
  visit.send({ type: "START", orderType: "EAT_IN" });
  for (const line of lines) visit.send({ type: "LINE_ADDED", line });
  visit.send({ type: "REVIEW" });
  if (!benefits) visit.send({ type: "LOYALTY_DECLINED" });
  else {
    const none = { ...CUSTOMER.benefits, pointsPayment: null };
    visit.identified({ ...CUSTOMER, benefits: { ...none, ...benefits } });
    // With an empty basket the identification leads to the menu.
    visit.send({ type: "REVIEW" });
  }
  expect(visit.screen()).toBe("review");
  const screen = await renderInVisit(<ReviewScreen />, visit, MENU);
  const receipt = screen.getByRole("region", { name: i18next.t("checkout:review.receipt") });
  return {
    ...{ screen, visit, place, receipt },
    button: (name: string | RegExp) => screen.getByRole("button", { name, exact: true }),
    line: (name: string) => receipt.getByRole("listitem").filter({ hasText: name }),
    /** A scan, and the service's answer to it. */
    scan: () => act(() => visit.send(SCAN)),
    answer: (answered: IdentifyResult) => act(async () => answer.resolve(answered)),
    /** The host sends a newer menu. */
    menuChanges: (menu: Menu) => act(() => visit.send({ type: "MENU_CHANGED", menu })),
    lines: () => visit.context().basket.lines.map(({ lineId, count }) => ({ lineId, count })),
  };
}
