/** What the customer learns of a code that is not sent. */
import i18next from "i18next";
import { act } from "react";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { waitFor } from "xstate";
import { LONGEST_CODE } from "../../domain/scanned-code.ts";
import { menuWith } from "../../domain/testing/products.ts";
import type { IdentifyResult } from "../../electron/host/rpc/contract.ts";
import { startI18n } from "../i18n/i18n.ts";
import { renderInVisit } from "../journey/testing/render-in-visit.tsx";
import { CUSTOMER, hostCalls, OUTLET, startVisit } from "../journey/testing/visit.ts";
import { isIdentifying } from "../journey/visit-context.ts";
import { describeChange } from "../ui/access/describe.ts";
import { ScanNews } from "./ScanNews.tsx";
import { useScanning } from "./ScanProvider.tsx";

beforeAll(() => startI18n(["common", "identify", "keypad"]));

test.each([
  ["is too short", "12"],
  ["is too long", "A".repeat(LONGEST_CODE + 1)],
])("a code in view of the camera that %s is answered like one of the scanner", async (_, code) => {
  const identifyByCode = vi.fn(hostCalls().loyalty.identifyByCode);
  const visit = startVisit(OUTLET, { calls: hostCalls({}, { identifyByCode }) });
  visit.send({ type: "START", orderType: "EAT_IN" });
  visit.send({ type: "IDENTIFY" });
  let submit: ReturnType<typeof useScanning>["submit"] | undefined;
  function Camera() {
    submit = useScanning().submit;
    return <ScanNews />;
  }
  const screen = await renderInVisit(<Camera />, visit, menuWith([]));
  await act(async () => submit?.(code, "scanned"));
  await expect.element(screen.getByText(/^This code could not be read/)).toBeVisible();
  expect(identifyByCode).not.toHaveBeenCalled();
});

test.each([
  ["is used by whoever begins while its note is shown", false, 1],
  ["is forgotten with its note: somebody else may begin", true, 0],
])("a code that is scanned before a visit %s", async (_, isClosed, calls) => {
  const identifyByCode = vi.fn(hostCalls().loyalty.identifyByCode);
  const visit = startVisit(OUTLET, { calls: hostCalls({}, { identifyByCode }) });
  let submit: ReturnType<typeof useScanning>["submit"] | undefined;
  function Scanner() {
    submit = useScanning().submit;
    return <ScanNews />;
  }
  const screen = await renderInVisit(<Scanner />, visit, menuWith([]));
  await act(async () => submit?.("CARD-1", "scanned"));
  await expect.element(screen.getByText(/^We have your code/)).toBeVisible();
  if (isClosed) await screen.getByRole("button", { name: "Close" }).click();
  await act(async () => visit.send({ type: "START", orderType: "EAT_IN" }));
  expect(identifyByCode).toHaveBeenCalledTimes(calls);
});

test("a second code that is scanned before a visit has its own time to be used", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const identifyByCode = vi.fn(hostCalls().loyalty.identifyByCode);
  const visit = startVisit(OUTLET, { calls: hostCalls({}, { identifyByCode }) });
  let submit: ReturnType<typeof useScanning>["submit"] | undefined;
  function Scanner() {
    submit = useScanning().submit;
    return <ScanNews />;
  }
  const screen = await renderInVisit(<Scanner />, visit, menuWith([]));
  const scan = async (code: string) => {
    await act(async () => submit?.(code, "scanned"));
    await expect.element(screen.getByText(/^We have your code/)).toBeVisible();
  };
  await scan("CARD-1");
  await act(async () => void vi.advanceTimersByTime(20_000));
  await scan("CARD-2");
  await act(async () => void vi.advanceTimersByTime(29_000));
  await act(async () => visit.send({ type: "START", orderType: "EAT_IN" }));
  expect(identifyByCode.mock.calls).toMatchObject([[{ code: "CARD-2" }]]);
});

test("the customer whom a code identifies is greeted by name on the screen, and not aloud", async () => {
  const identifyByCode = async () => ({
    ...({ result: "accepted", identificationId: "1" } as const),
    customer: CUSTOMER,
  });
  const visit = startVisit(OUTLET, { calls: hostCalls({}, { identifyByCode }) });
  visit.send({ type: "MENU_CHANGED", menu: menuWith([]) });
  visit.send({ type: "START", orderType: "EAT_IN" });
  const screen = await renderInVisit(<ScanNews />, visit, menuWith([]));
  await act(async () =>
    visit.send({
      type: "IDENTIFICATION_REQUESTED",
      request: { by: "code", code: { code: "CARD-1", isScanned: true } },
    }),
  );
  const band = screen.getByRole("status");
  await expect.element(band).toMatchTextContent(/Hello .*Marker/);
  const t = i18next.getFixedT("en", "keypad");
  expect(describeChange(band.element(), t)).toBe("Hello! Points are collected with this order.");
});

/** Sends codes to a service that answers each call at once as `answer` says. */
async function scannerWith(answer: () => Promise<IdentifyResult>) {
  const identifyByCode = vi.fn(answer);
  const visit = startVisit(OUTLET, { calls: hostCalls({}, { identifyByCode }) });
  visit.send({ type: "MENU_CHANGED", menu: menuWith([]) });
  visit.send({ type: "START", orderType: "EAT_IN" });
  visit.send({ type: "IDENTIFY" });
  let submit: ReturnType<typeof useScanning>["submit"] | undefined;
  function Scanner() {
    submit = useScanning().submit;
    return null;
  }
  await renderInVisit(<Scanner />, visit, menuWith([]));
  return {
    visit,
    identifyByCode,
    submit: async (code: string, how: "scanned" | "typed") => {
      await act(async () => submit?.(code, how));
      await act(() => waitFor(visit.actor, ({ context }) => !isIdentifying(context)));
    },
  };
}
const UNAVAILABLE = () =>
  Promise.resolve<IdentifyResult>({ result: "unavailable", mayHaveArrived: false });

test("a typed code can be sent again as soon as the service could not be reached", async () => {
  const { submit, identifyByCode } = await scannerWith(UNAVAILABLE);
  await submit("CARD1", "typed");
  await submit("CARD1", "typed");
  expect(identifyByCode).toHaveBeenCalledTimes(2);
});

test("a code that is scanned again after the service could not be reached is sent again", async () => {
  const now = vi.spyOn(performance, "now");
  const { submit, identifyByCode } = await scannerWith(UNAVAILABLE);
  now.mockReturnValue(10_000);
  await submit("CARD-1", "scanned");
  // The scanner still sees it.
  for (const at of [10_500, 11_000, 11_500]) {
    now.mockReturnValue(at);
    await submit("CARD-1", "scanned");
  }
  expect(identifyByCode).toHaveBeenCalledTimes(1);
  now.mockReturnValue(13_000);
  await submit("CARD-1", "scanned");
  expect(identifyByCode).toHaveBeenCalledTimes(2);
  now.mockRestore();
});

test("a code that is still in view of the camera is sent again after a touch on scanning again", async () => {
  const { submit, identifyByCode, visit } = await scannerWith(UNAVAILABLE);
  await submit("CARD-1", "scanned");
  await submit("CARD-1", "scanned");
  expect(identifyByCode).toHaveBeenCalledTimes(1);
  await act(async () => visit.send({ type: "ANSWER_READ" }));
  await submit("CARD-1", "scanned");
  expect(identifyByCode).toHaveBeenCalledTimes(2);
});

test("a code that the service has answered is sent once, however often it is read", async () => {
  const { submit, identifyByCode, visit } = await scannerWith(() =>
    Promise.resolve({ result: "rejected", messages: [], cause: "code-used" }),
  );
  await submit("CARD-1", "scanned");
  await submit("CARD-1", "scanned");
  await act(async () => visit.send({ type: "ANSWER_READ" }));
  await submit("CARD-1", "scanned");
  expect(identifyByCode).toHaveBeenCalledTimes(1);
});
