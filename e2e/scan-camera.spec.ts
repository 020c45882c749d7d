/** Identification by camera (in-store-loyalty.md §4.2), and alternatives if it sees nothing. */
import type { Customer } from "./pages/customer.ts";
import { AMARA } from "./support/members.ts";
import { SOUP } from "./support/restaurant.ts";
import { expect, openTracks, test } from "./support/scan-kiosk.ts";

const RETURNING = `Good to see you, \u2068${AMARA.name}`;

/** Menu → identify, at the camera. */
async function scanInstead(atCamera: Customer): Promise<void> {
  await atCamera.reviewOrder();
  await atCamera.buttonNamed("Scan instead").tap();
}

test.describe("the camera", () => {
  test.use({ camera: { shows: AMARA.card } });

  test("reads a code once, and is released", async ({ atCamera, watched, shop }) => {
    await scanInstead(atCamera);
    await expect(watched.getByText(RETURNING)).toBeVisible();
    const requests = await shop.control.identifications();
    expect(requests.map(({ qrCode }) => qrCode)).toEqual([AMARA.card]);
    await expect.poll(() => openTracks(watched)).toEqual([false]);
  });

  test("shows why a code was rejected, is off meanwhile, and scans again on request", async ({
    atCamera,
    watched,
    shop,
  }) => {
    await shop.control.setFault("loyalty.qr-code", { status: 503, times: 2 });
    await watched.clock.install();
    await watched.reload();
    await atCamera.begin();
    await atCamera.order(SOUP);
    await scanInstead(atCamera);
    await expect(watched.getByText("We cannot reach the points programme")).toBeVisible();
    await expect.poll(() => openTracks(watched)).toEqual([false]);
    expect((await shop.control.identifications()).length).toBeLessThanOrEqual(2);
    // The same code within five seconds would be the same scan.
    await watched.clock.fastForward(5_000);
    await shop.control.setFault("loyalty.qr-code", {});
    await atCamera.buttonNamed("Scan again").tap();
    await expect(watched.getByText(RETURNING)).toBeVisible();
  });
});

test.describe("nobody holds anything up", () => {
  test("the camera is released at every way out of the step", async ({ atCamera, watched }) => {
    await scanInstead(atCamera);
    await expect(watched.getByText("Hold your code here")).toBeVisible();
    expect(await openTracks(watched)).toEqual([true]);
    await atCamera.buttonNamed("Use my mobile number").tap();
    await expect.poll(() => openTracks(watched)).toEqual([false]);
    await atCamera.buttonNamed("Scan instead").tap();
    await expect(watched.getByText("Hold your code here")).toBeVisible();
    await atCamera.declineLoyalty();
    await expect.poll(() => openTracks(watched)).toEqual([false, false]);
  });

  test("a camera that is unplugged meanwhile is reported, and used again once it is back", async ({
    atCamera,
    watched,
  }) => {
    await scanInstead(atCamera);
    await expect(watched.getByText("Hold your code here")).toBeVisible();
    await watched.evaluate(() => window.cameraTracks[0]?.dispatchEvent(new Event("ended")));
    await expect(watched.getByText("The camera was unplugged")).toBeVisible();
    await expect(atCamera.buttonNamed("Type the short code")).toBeVisible();
    await atCamera.buttonNamed("Scan again").tap();
    await expect(watched.getByText("Hold your code here")).toBeVisible();
  });

  test("a camera that another program uses is reported, and used once it is free", async ({
    atCamera,
    watched,
  }) => {
    await watched.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException("in use", "NotReadableError"));
    });
    await scanInstead(atCamera);
    await expect(watched.getByText("The camera is in use elsewhere")).toBeVisible();
    await watched.evaluate(() => Reflect.deleteProperty(navigator.mediaDevices, "getUserMedia"));
    await atCamera.buttonNamed("Scan again").tap();
    await expect(watched.getByText("Hold your code here")).toBeVisible();
  });
});

for (const [camera, message] of [
  ["black", "The camera sees nothing"],
  ["absent", "This kiosk has no camera"],
  ["not-granted", "The camera is not allowed here"],
] as const) {
  test.describe(`a camera that is ${camera}`, () => {
    test.use({ camera });

    test("is reported, and the short code is offered", async ({ atCamera, watched, shop }) => {
      await scanInstead(atCamera);
      await expect(watched.getByText(message)).toBeVisible();
      await expect(atCamera.buttonNamed(/Continue without points/)).toBeVisible();
      await atCamera.buttonNamed("Type the short code").tap();
      for (const character of AMARA.shortCode) {
        await watched.getByRole("button", { name: character, exact: true }).tap();
      }
      await atCamera.identify.goOn();
      await expect(watched.getByText(RETURNING)).toBeVisible();
      expect((await shop.control.identifications())[0]).toMatchObject({ qrCode: AMARA.shortCode });
    });
  });
}
