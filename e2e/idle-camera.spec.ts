/** A camera that was left open is closed with the visit (requirement A10). */
import { expect, openTracks, test } from "./support/scan-kiosk.ts";

test.describe("a customer who walks away while the camera is scanning", () => {
  test.use({ camera: "nothing-held-up" });

  test("leaves it closed, without its picture", async ({ visitor, watched }) => {
    await watched.clock.install();
    await watched.reload();
    await visitor.chooseSoup();
    await visitor.button("Scan instead").tap();
    await expect.poll(() => openTracks(watched), { timeout: 20_000 }).toContain(true);
    await watched.clock.fastForward(61_000);
    await expect(watched.getByRole("alertdialog")).toBeVisible();
    await watched.clock.fastForward(21_000);
    await visitor.expectStart();
    await expect.poll(() => openTracks(watched)).not.toContain(true);
    await expect(watched.locator("video")).toHaveCount(0);
  });
});
