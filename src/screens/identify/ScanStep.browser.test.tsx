import { QRCodeCanvas } from "qrcode.react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { itemOf, menuWith } from "../../../domain/testing/products.ts";
import type { IdentifyResult } from "../../../electron/host/rpc/contract.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { CUSTOMER, hostCalls, OUTLET, SOUP, startVisit } from "../../journey/testing/visit.ts";
import { IdentifyScreen } from "./IdentifyScreen.tsx";

beforeAll(() => startI18n(["common", "identify", "menu"]));
// The development server compiles the decoder when it is first asked for, which may take longer than a camera may be silent.
beforeAll(() => import("../../scan/camera/decoder.ts"));

const CODE = "CARD-42-7";
const MENU = menuWith([itemOf("soup", "5.00")]);
const ACCEPTED: IdentifyResult = {
  result: "accepted",
  identificationId: "identification-1",
  customer: CUSTOMER,
};
const UNKNOWN: IdentifyResult = {
  result: "rejected",
  cause: "other",
  messages: [{ type: "error", code: 500, text: "Nobody has this code." }],
};
/** Opening the camera, decoding and a covered camera take seconds on a busy machine. */
const SLOW = { timeout: 15_000 };

const openings: (() => void)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const close of openings.splice(0)) close();
});

/** A camera that cannot be opened, with the browser's name of the reason. */
function brokenCamera(reason: string): void {
  const refusal = new DOMException("", reason);
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(refusal);
}

/** A camera that shows a drawing or a colour, with what happens to it and what became of it. */
function cameraShowing(drawing: CanvasImageSource | string) {
  const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no 2d canvas");
  let shown = drawing;
  const timer = setInterval(() => {
    context.fillStyle = typeof shown === "string" ? shown : "white";
    context.fillRect(0, 0, 640, 480);
    if (typeof shown !== "string") context.drawImage(shown, 170, 90, 300, 300);
  }, 40);
  const streams: MediaStream[] = [];
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(async () => {
    const stream = canvas.captureStream(25);
    streams.push(stream);
    return stream;
  });
  openings.push(() => clearInterval(timer));
  return {
    show: (next: CanvasImageSource | string) => {
      shown = next;
    },
    isOpen: () => streams.some((stream) => stream.active),
    opened: () => streams.length,
    unplug: () => {
      const tracks = streams.flatMap((stream) => stream.getTracks());
      // A script that stops a track gets no event.
      for (const track of tracks) track.dispatchEvent(new Event("ended"));
    },
  };
}

async function drawCode(code: string): Promise<HTMLCanvasElement> {
  const { container } = await render(<QRCodeCanvas value={code} size={300} marginSize={4} />);
  const canvas = container.querySelector("canvas");
  if (!canvas) throw new Error("no code was drawn");
  return canvas;
}

/** The scan step of a visit at an outlet with cards; the service answers by `answer`, or not at all. */
async function openScanStep(answer = (): Promise<IdentifyResult> => new Promise(() => {})) {
  const identifyByCode = vi.fn((_input: object) => answer());
  const loyalty = OUTLET.loyalty && { ...OUTLET.loyalty, loyaltyCard: true };
  const visit = startVisit({ ...OUTLET, loyalty }, { calls: hostCalls({}, { identifyByCode }) });
  visit.send({ type: "MENU_CHANGED", menu: MENU });
  visit.send({ type: "START", orderType: "EAT_IN" });
  visit.send({ type: "LINE_ADDED", line: SOUP });
  visit.send({ type: "REVIEW" });
  expect(visit.screen()).toBe("identify");
  const screen = await renderInVisit(<IdentifyScreen />, visit, MENU);
  const button = (name: string | RegExp) => screen.getByRole("button", { name });
  await button(/^Scan instead/).click();
  await expect.element(screen.getByRole("heading", { name: "Show your QR code" })).toHaveFocus();
  const calls = () => identifyByCode.mock.calls.map(([input]) => input);
  return { screen, visit, button, calls };
}

/** A scanner that types: its keys come faster than a person's. */
function scanByUsb(code: string): void {
  for (const key of [...code, "Enter"]) {
    for (const type of ["keydown", "keyup"]) {
      const event = new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }
  }
}

test.each([
  ["NotFoundError", "This kiosk has no camera", false],
  ["NotAllowedError", "The camera is not allowed here", false],
  ["NotReadableError", "The camera is in use elsewhere", true],
] as const)("a camera with %s: %s, another try is offered: %s", async (reason, title, again) => {
  brokenCamera(reason);
  const { screen, button } = await openScanStep();
  await expect.element(screen.getByText(title)).toBeVisible();
  await expect.element(screen.getByText(/choose another way below/)).toBeVisible();
  await expect.element(button(/^Type the short code/)).toBeVisible();
  expect(button("Scan again").query() !== null).toBe(again);
});

test("a camera that was busy is opened at the next try, and the focus is on what to do", async () => {
  brokenCamera("NotReadableError");
  const { screen, button } = await openScanStep();
  await expect.element(button("Scan again")).toBeVisible();
  cameraShowing("tan");
  await button("Scan again").click();
  await expect.element(screen.getByText("Hold your code here, about 10 cm away")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Show your QR code" })).toHaveFocus();
});

test("while nothing is held up the step waits, and asks for nothing", async () => {
  const camera = cameraShowing("tan");
  const { screen, calls } = await openScanStep();
  await expect.element(screen.getByText("Hold your code here, about 10 cm away")).toBeVisible();
  expect(camera.isOpen()).toBe(true);
  expect(calls()).toEqual([]);
});

test("a covered camera is reported, and works again at the next try", async () => {
  const camera = cameraShowing("black");
  const { screen, button } = await openScanStep();
  await expect.element(screen.getByText("The camera sees nothing"), SLOW).toBeVisible();
  expect(camera.isOpen()).toBe(false);
  camera.show("tan");
  await button("Scan again").click();
  await expect.element(screen.getByText("Hold your code here, about 10 cm away")).toBeVisible();
});

test("a camera that is unplugged is reported", async () => {
  const camera = cameraShowing("tan");
  const { screen } = await openScanStep();
  await expect.element(screen.getByText("Hold your code here, about 10 cm away")).toBeVisible();
  camera.unplug();
  await expect.element(screen.getByText("The camera was unplugged")).toBeVisible();
});

test("a code in view of the camera is sent once, as scanned, and identifies the customer", async () => {
  const answer = Promise.withResolvers<IdentifyResult>();
  cameraShowing(await drawCode(CODE));
  const { screen, visit, calls } = await openScanStep(() => answer.promise);
  await expect.element(screen.getByText("Looking for your points"), SLOW).toBeVisible();
  answer.resolve(ACCEPTED);
  await expect.poll(() => visit.context().identification).toEqual(CUSTOMER);
  expect(visit.screen()).toBe("review");
  expect(calls()).toMatchObject([{ code: CODE, isScanned: true }]);
});

test("an unknown code: the service's message, the camera off, and on again at the next try", async () => {
  const camera = cameraShowing(await drawCode(CODE));
  const { screen, button } = await openScanStep(async () => UNKNOWN);
  await expect.element(screen.getByText("That did not work"), SLOW).toBeVisible();
  await expect.element(screen.getByText("Nobody has this code.")).toBeVisible();
  await expect.element(screen.getByText(/You can try another code/)).toBeVisible();
  await expect.poll(camera.isOpen).toBe(false);
  camera.show("tan");
  await button("Scan again").click();
  await expect.element(screen.getByText("Hold your code here, about 10 cm away")).toBeVisible();
  expect(camera.opened()).toBe(2);
});

test("an answer that does not come says so, and leaves every other way open", async () => {
  brokenCamera("NotFoundError");
  const { screen, button } = await openScanStep(() => Promise.reject(new Error("no answer")));
  scanByUsb(CODE);
  await expect.element(screen.getByText("We cannot reach the points programme")).toBeVisible();
  await expect.element(button(/^Use my mobile number/)).toBeVisible();
  await expect.element(button(/^Continue without points/)).toBeVisible();
});

test("a scanner types its code without a camera, and its keys press nothing", async () => {
  brokenCamera("NotFoundError");
  const answer = Promise.withResolvers<IdentifyResult>();
  const { visit, calls, button } = await openScanStep(() => answer.promise);
  // Enter on a focused button would press it.
  (button(/^Continue without points/).element() as HTMLElement).focus();
  scanByUsb(CODE);
  await expect.poll(calls).toMatchObject([{ code: CODE, isScanned: true }]);
  expect(visit.screen()).toBe("identify");
  answer.resolve(ACCEPTED);
  await expect.poll(() => visit.context().identification).toEqual(CUSTOMER);
});

test("back to the phone: the camera is off, and the number's heading has the focus", async () => {
  const camera = cameraShowing("tan");
  const { screen, button } = await openScanStep();
  await expect.element(screen.getByText("Hold your code here, about 10 cm away")).toBeVisible();
  await button(/^Use my mobile number/).click();
  await expect.element(screen.getByRole("heading", { name: "Your mobile number" })).toHaveFocus();
  await expect.poll(camera.isOpen).toBe(false);
});

test("without points the order goes on to its review, and nobody is looked for", async () => {
  cameraShowing("tan");
  const { visit, button, calls } = await openScanStep();
  await button(/^Continue without points/).click();
  expect(visit.screen()).toBe("review");
  expect(calls()).toEqual([]);
});
