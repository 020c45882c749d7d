/** The camera's screens look as in their stored pictures, see `visual.spec.ts`. */
import { test } from "./support/snapshots.ts";
import { camera, cameraRefused } from "./support/walks/camera.ts";
import { picturedWalks } from "./support/walks/picture-walk.ts";
import { withFakeCamera } from "./support/walks/with-camera.ts";

test.use({ launchOptions: withFakeCamera });

for (const { name, options, timeoutMs, compareAll } of picturedWalks([camera, cameraRefused])) {
  test.describe(name, () => {
    test.use(options);
    test.setTimeout(timeoutMs);

    test("every screen looks as in its picture", async ({ customer, shop }) => {
      await compareAll(customer, shop);
    });
  });
}
