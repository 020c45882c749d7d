/** A camera that was left open is closed with the visit (requirement A10). */
import { expect, openTracks, test } from "./support/scan-kiosk.ts";

test.describe("a customer who walks away while the camera is scanning", () => {
  test.use({ camera: "nothing-held-up" });

  test("leaves it closed, without its picture", async ({ atCamera, watched }) => {
    await watched.clock.install();
    await watched.reload();
    await atCamera.orderSoup();
    await atCamera.buttonNamed("Scan instead").tap();
    await expect.poll(() => openTracks(watched)).toContain(true);
    await watched.clock.fastForward(61_000);
    await expect(watched.getByRole("alertdialog")).toBeVisible();
    await watched.clock.fastForward(21_000);
    await atCamera.start.expectShown();
    await expect.poll(() => openTracks(watched)).not.toContain(true);
    await expect(watched.locator("video")).toHaveCount(0);
  });
});
