import { act, useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { menuWith } from "../../../domain/testing/products.ts";
import type { CardView } from "../../../electron/host/rpc/contract.ts";
import { provideFakeHost } from "../../app/fake-host.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { SaveCardScreen } from "./SaveCardScreen.tsx";

provideFakeHost({ call: async () => null });
beforeAll(() => startI18n(["common", "checkout", "keypad"]));

test("a card whose enrollment is gone is not waited for", async () => {
  const visit = startVisit(OUTLET);
  visit.send({ type: "START", orderType: "PICKUP" });
  let show: (enrollment: CardView["enrollment"]) => void = () => {};
  function Shown() {
    const [enrollment, setEnrollment] = useState<CardView["enrollment"]>(null);
    show = setEnrollment;
    return <SaveCardScreen view={{ isOffered: true, card: null, enrollment }} onClose={() => {}} />;
  }
  const { getByRole, container } = await renderInVisit(<Shown />, visit, menuWith([]));
  await getByRole("button", { name: "I agree, enter my card" }).click();
  await act(() => show({ at: "confirming" }));
  await expect.poll(() => container.textContent).toContain("We are checking");
  await act(() => show(null));
  await expect.poll(() => container.textContent).toContain("No card was saved");
});
