import { act } from "react";
import { beforeAll, expect, test } from "vitest";
import { menuWith } from "../../../domain/testing/products.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, SOMETHING_RAN_OUT, SOUP, startVisit } from "../../journey/testing/visit.ts";
import { hearChanges } from "../../ui/access/testing/hear-changes.ts";
import { CheckoutFailedScreen } from "./CheckoutFailedScreen.tsx";

beforeAll(() => startI18n(["common", "checkout", "keypad"]));

test("what becomes of the money is said when it changes", async () => {
  const visit = startVisit(OUTLET);
  visit.send({ type: "START", orderType: "EAT_IN" });
  visit.send({ type: "LINE_ADDED", line: SOUP });
  visit.send({ type: "REVIEW" });
  visit.send({ type: "LOYALTY_DECLINED" });
  await visit.placed();
  visit.shows({ ...SOMETHING_RAN_OUT, money: "being-released" });
  expect(visit.screen()).toBe("checkoutFailed");
  await renderInVisit(<CheckoutFailedScreen />, visit, menuWith([]));
  const said = hearChanges();
  await act(() => visit.shows({ ...SOMETHING_RAN_OUT, money: "released" }));
  await expect.poll(() => said.join()).toMatch("it has been released");
});
