import { useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { menuWith } from "../../../domain/testing/products.ts";
import type { CardView } from "../../../electron/host/rpc/contract.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { SaveCardScreen } from "./SaveCardScreen.tsx";

beforeAll(() => startI18n(["common", "checkout", "keypad"]));

type Enrollment = CardView["enrollment"];

const AT_TERMINAL: Enrollment = {
  ...{ at: "entering", redirectUrl: null, returnUrlPrefix: "", onPhone: false },
  expiresInMs: 900_000,
};

test("the visit has the time of a payment from the consent to the outcome", async () => {
  const visit = startVisit(OUTLET);
  visit.send({ type: "START", orderType: "PICKUP" });
  let show: (enrollment: Enrollment) => void = () => {};
  function Shown() {
    const [enrollment, setEnrollment] = useState<Enrollment>(null);
    show = setEnrollment;
    return <SaveCardScreen view={{ isOffered: true, card: null, enrollment }} onClose={() => {}} />;
  }
  const { getByRole, unmount } = await renderInVisit(<Shown />, visit, menuWith([]));
  const isSaving = () => visit.context().isSavingCard;
  expect(isSaving()).toBe(false);
  await getByRole("button", { name: "I agree, enter my card" }).click();
  await expect.poll(isSaving).toBe(true);
  show(AT_TERMINAL);
  await expect.element(getByRole("button", { name: "Do not save a card" })).toBeVisible();
  expect(isSaving()).toBe(true);
  show({ at: "saved" });
  await expect.poll(isSaving).toBe(false);
  show(AT_TERMINAL);
  await expect.poll(isSaving).toBe(true);
  await unmount();
  expect(isSaving()).toBe(false);
});
