/** The camera looks as it did, see `visual.spec.ts`. */
import { test } from "./support/kiosk.ts";
import { camera, cameraRefused } from "./support/walks/camera.ts";
import { keptLooks } from "./support/walks/keep-walk.ts";
import { withFakeCamera } from "./support/walks/with-camera.ts";

test.use({ launchOptions: withFakeCamera });

for (const { name, options, timeoutMs, keep } of keptLooks([camera, cameraRefused])) {
  test.describe(name, () => {
    test.use(options);
    test.setTimeout(timeoutMs);

    test("every step is where it was, and as it was", async ({ customer, shop }) => {
      await keep(customer, shop);
    });
  });
}
