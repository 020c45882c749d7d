/** What the customer learns of a code that is not sent. */
import i18next from "i18next";
import { act } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { LONGEST_CODE } from "../../domain/scanned-code.ts";
import { menuWith } from "../../domain/testing/products.ts";
import { startI18n } from "../i18n/i18n.ts";
import { renderInVisit } from "../journey/testing/render-in-visit.tsx";
import { CUSTOMER, hostCalls, OUTLET, startVisit } from "../journey/testing/visit.ts";
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
