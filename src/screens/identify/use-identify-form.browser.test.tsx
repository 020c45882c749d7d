/** Which texts are recorded as accepted (in-store-loyalty.md §2.4): those that were on the screen. */
import { act } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { waitFor } from "xstate";
import { menuWith } from "../../../domain/testing/products.ts";
import type {
  DocumentView,
  IdentifyResult,
  LoyaltyView,
} from "../../../electron/host/rpc/contract.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { hostCalls, OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { type IdentifyForm, useIdentifyForm } from "./use-identify-form.ts";

beforeAll(() => startI18n(["common", "identify"]));

const TERMS: DocumentView = {
  ...{ kind: "loyalty_terms", version: "3", title: { en: "terms" }, requiresAcceptance: true },
  urlByLocale: { en: "media/en.pdf", ar: "media/ar.pdf" },
};

/** The consent form of an outlet with texts in two languages, on the screen. */
async function openForm(flow: "single_step" | "two_step", digits = "015112345678") {
  if (!OUTLET.loyalty) throw new Error("the outlet has no programme");
  const loyalty: LoyaltyView = {
    ...OUTLET.loyalty,
    phone: { flow },
    phoneFormDisclaimer: {
      template: { en: "I accept the terms.", ar: "أقبل الشروط." },
      documentRefs: ["loyalty_terms"],
    },
    marketingConsent: {
      channels: ["sms"],
      headline: { en: "Offers?", ar: "عروض؟" },
      body: {},
      documentRefs: [],
    },
  };
  const identifyByPhone = vi.fn(hostCalls().loyalty.identifyByPhone);
  const outlet = { ...OUTLET, loyalty, documents: [TERMS] };
  const identifyByCode = () =>
    Promise.resolve<IdentifyResult>({ result: "unavailable", mayHaveArrived: false });
  const calls = hostCalls({}, { identifyByPhone, identifyByCode });
  const visit = startVisit(outlet, { calls });
  visit.send({ type: "START", orderType: "EAT_IN" });
  visit.send({ type: "IDENTIFY" });
  let form: IdentifyForm | null = null;
  function Probe() {
    form = useIdentifyForm(loyalty);
    return <p>{form.numbers === null ? "loading" : `at ${form.step}`}</p>;
  }
  const screen = await renderInVisit(<Probe />, visit, menuWith([]));
  await expect.element(screen.getByText("at phone")).toBeVisible();
  const use = (how: (form: IdentifyForm) => void) =>
    act(() => {
      if (form) how(form);
    });
  for (const digit of digits) use(({ press }) => press({ key: "digit", digit }));
  use(({ changeConsent }) => changeConsent({ accepted: ["disclaimer"] }));
  return {
    submit: () => use(({ submit }) => submit()),
    press: (digit: string) => use(({ press }) => press({ key: "digit", digit })),
    /** Whether the answer is still waited for. */
    isAsking: () => visit.context().identifying.step === "asking",
    step: () => form?.step,
    scan: () =>
      act(async () => {
        const code = { code: "CARD-1", isScanned: true };
        visit.send({ type: "IDENTIFICATION_REQUESTED", request: { by: "code", code } });
        await waitFor(visit.actor, ({ context }) => context.identifying.step === "unavailable");
      }),
    rename: () => use(({ changeName }) => changeName("Ann")),
    problem: () => form?.problem,
    sent: () => identifyByPhone.mock.calls.map(([{ phoneNumber }]) => phoneNumber),
    allow: () => use(({ changeConsent }) => changeConsent({ channels: ["sms"] })),
    speak: (locale: string) => act(() => visit.send({ type: "LANGUAGE_CHOSEN", locale })),
    recorded: () =>
      identifyByPhone.mock.calls[0]?.[0].acceptances.map(({ locale, textShown }) => [
        locale,
        textShown.split("\n")[0],
      ]),
  };
}

type Form = Awaited<ReturnType<typeof openForm>>;

test("in a second step in another language, the texts of the first one are recorded as they were shown", async () => {
  const form = await openForm("two_step");
  form.submit();
  form.speak("ar");
  form.allow();
  form.submit();
  expect(form.recorded()).toEqual([
    ["en", "I accept the terms. terms"],
    ["ar", "عروض؟"],
  ]);
});

test("on one screen all texts are recorded in its last language", async () => {
  const form = await openForm("single_step");
  form.allow();
  form.speak("ar");
  form.submit();
  expect(form.recorded()).toEqual([
    ["ar", expect.stringContaining("أقبل الشروط.")],
    ["ar", "عروض؟"],
  ]);
});

test("a foreign number without its plus is sent as that once it is confirmed", async () => {
  const form = await openForm("single_step", "436641234567");
  form.submit();
  expect(form.problem()).toBe("foreign");
  expect(form.sent()).toEqual([]);
  form.submit();
  expect(form.sent()).toEqual(["+436641234567"]);
});

test.each([
  ["a digit is corrected", (form) => form.press("9")],
  ["a consent is changed", (form) => form.allow()],
  ["the name is changed", (form) => form.rename()],
] satisfies [string, (form: Form) => void][])(
  "the answer to a number is not waited for once %s",
  async (_, change) => {
    const form = await openForm("single_step");
    form.submit();
    expect(form.isAsking()).toBe(true);
    change(form);
    expect(form.isAsking()).toBe(false);
  },
);

test("a scan that failed skips no consent of a number in two steps", async () => {
  const form = await openForm("two_step");
  await form.scan();
  form.submit();
  expect(form.step()).toBe("consent");
  expect(form.sent()).toEqual([]);
});
