import { expect, test } from "vitest";
import { menuWith } from "../../domain/testing/products.ts";
import { renderInVisit } from "../journey/testing/render-in-visit.tsx";
import { OUTLET, SOUP, startVisit } from "../journey/testing/visit.ts";
import { useVisit } from "../journey/use-visit.ts";
import { provideFakeHost } from "./fake-host.ts";
import { useOrderLanguage } from "./use-order-language.ts";

/** The languages that the page has reported to the host. */
const reported: unknown[] = [];

provideFakeHost({
  async call(path, input) {
    if (path.join(".") !== "checkout.chooseLanguage") await new Promise(() => {});
    reported.push(input);
  },
});

/** Shows the order that was placed. */
function Reporting() {
  useOrderLanguage();
  return useVisit("checkoutId").checkoutId;
}

test("a language is reported to the host if it is chosen after the order was placed", async () => {
  const visit = startVisit({ ...OUTLET, loyalty: null });
  const screen = await renderInVisit(<Reporting />, visit, menuWith([]));
  visit.send({ type: "START", orderType: "PICKUP" });
  visit.send({ type: "LANGUAGE_CHOSEN", locale: "ar" });
  visit.send({ type: "LINE_ADDED", line: SOUP });
  visit.send({ type: "REVIEW" });
  await visit.placed();
  const { checkoutId } = visit.context();
  await expect.element(screen.getByText(checkoutId ?? "none")).toBeInTheDocument();
  visit.send({ type: "LANGUAGE_CHOSEN", locale: "en" });
  await expect.poll(() => reported).toEqual([{ checkoutId, locale: "en" }]);
});

test("so is one that is chosen while the order is being sent", async () => {
  reported.length = 0;
  const visit = startVisit({ ...OUTLET, loyalty: null });
  const screen = await renderInVisit(<Reporting />, visit, menuWith([]));
  visit.send({ type: "START", orderType: "PICKUP" });
  visit.send({ type: "LINE_ADDED", line: SOUP });
  visit.send({ type: "REVIEW" });
  const placed = visit.placed();
  visit.send({ type: "LANGUAGE_CHOSEN", locale: "ar" });
  await placed;
  const { checkoutId } = visit.context();
  await expect.element(screen.getByText(checkoutId ?? "none")).toBeInTheDocument();
  await expect.poll(() => reported).toEqual([{ checkoutId, locale: "ar" }]);
});
