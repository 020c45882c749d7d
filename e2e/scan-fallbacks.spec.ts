/** A camera in a browser without the features of the usual reader: slower, but working (decision 0015). */
import type { Page } from "@playwright/test";
import { AMARA } from "./support/members.ts";
import { expect, type Lack, openTracks, test } from "./support/scan-kiosk.ts";

const RETURNING = "Good to see you, \u2068Amara";

/** Only the reader in the worker fetches the decoder's program. */
function watchDecoder(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("zxing_reader")) fetched.push(request.url());
  });
  return fetched;
}

test.use({ camera: { shows: AMARA.card } });

const lacks: readonly [lack: Lack, instead: "pictures for the worker" | "the page's own reader"][] =
  [
    ["MediaStreamTrackProcessor", "pictures for the worker"],
    ["VideoFrame", "the page's own reader"],
    ["Worker", "the page's own reader"],
    ["WebAssembly", "the page's own reader"],
  ];

for (const [lack, instead] of lacks) {
  test.describe(`without ${lack}`, () => {
    test.use({ browserLacks: lack });

    test(`a code is read by ${instead}, sent once, and the camera released`, async ({
      atCamera,
      watched,
      shop,
    }) => {
      const decoder = watchDecoder(watched);
      await atCamera.reviewOrder();
      await atCamera.buttonNamed("Scan instead").tap();
      await expect(watched.getByText(RETURNING)).toBeVisible();
      expect(await shop.control.requests("loyalty.qr-code")).toMatchObject([
        { qrCode: AMARA.card },
      ]);
      await expect.poll(() => openTracks(watched)).toEqual([false]);
      const taken = await watched.evaluate(() => window.picturesTaken);
      const inWorker = instead === "pictures for the worker";
      expect([decoder.length, taken > 0]).toEqual(inWorker ? [1, true] : [0, false]);
    });
  });
}

test.describe("a damaged program of the decoder", () => {
  // The library writes an error to the console.
  test.use({ mayComplain: /CompileError/ });

  test("is replaced by the page's own reader", async ({ atCamera, watched, shop }) => {
    const decoder = watchDecoder(watched);
    await watched.route("**/*zxing_reader*", (route) =>
      route.fulfill({ contentType: "application/wasm", body: "not a program" }),
    );
    await atCamera.reviewOrder();
    await atCamera.buttonNamed("Scan instead").tap();
    await expect(watched.getByText(RETURNING)).toBeVisible();
    expect(decoder).toHaveLength(1);
    expect(await shop.control.requests("loyalty.qr-code")).toMatchObject([{ qrCode: AMARA.card }]);
    await expect.poll(() => openTracks(watched)).toEqual([false]);
  });
});
