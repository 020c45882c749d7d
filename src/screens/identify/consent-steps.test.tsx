/** Where customers are asked for marketing consent (in-store-loyalty.md §2.4, phoneNumberFlow). */
import type { ReactNode } from "react";
import { beforeAll, expect, test } from "vitest";
import type { LoyaltyView } from "../../../electron/host/rpc/contract.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { rendered, textOf } from "../../journey/testing/rendered.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { ConsentStep } from "./ConsentStep.tsx";
import { PhoneStep } from "./PhoneStep.tsx";
import { useIdentifyForm } from "./use-identify-form.ts";

beforeAll(() => startI18n(["common", "identify"]));

const HEADLINE = "Shall we tell you about offers?";
const nothing = () => {};

/** The texts of the two steps: the phone number, and consent on a screen of its own. */
function stepsOf(flow: "single_step" | "two_step") {
  if (!OUTLET.loyalty) throw new Error("the outlet has no programme");
  const loyalty: LoyaltyView = {
    ...OUTLET.loyalty,
    phone: { flow },
    marketingConsent: {
      channels: ["sms", "whatsapp"],
      headline: { en: HEADLINE },
      body: {},
      documentRefs: [],
    },
  };
  const outlet = { ...OUTLET, loyalty };
  const visit = startVisit(outlet);
  visit.send({ type: "START", orderType: "EAT_IN" });
  function Phone() {
    const form = useIdentifyForm(loyalty);
    const others = { methods: ["phone"] as const, onChoose: nothing, onSkip: nothing };
    return <PhoneStep form={form} loyalty={loyalty} onOpen={nothing} {...others} />;
  }
  function Consent() {
    return <ConsentStep form={useIdentifyForm(loyalty)} onOpen={nothing} />;
  }
  const textIn = (step: ReactNode) => textOf(rendered(step, { visit, outletNow: outlet }));
  return { phone: textIn(<Phone />), consent: textIn(<Consent />) };
}

test("single_step asks for consent beside the phone number", () => {
  expect(stepsOf("single_step").phone).toContain(HEADLINE);
});

test("two_step asks for consent on a screen of its own, and not beside the number", () => {
  const { phone, consent } = stepsOf("two_step");
  expect(phone).not.toContain(HEADLINE);
  expect(consent).toContain(HEADLINE);
});
